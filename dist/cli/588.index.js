export const id = 588;
export const ids = [588];
export const modules = {

/***/ 7588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliSystems: () => (/* binding */ cliSystems)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1968);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _run_snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2829);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6404);





async function cliSystems(context, reader) {
    const { settings, options, terminal, report, progress } = context;
    const systems = listSystems(...(await (0,_run_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilesAndLive */ .N$)(context, reader)), settings);
    progress.end();
    if (options.json)
        terminal.out((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printedJson */ .xL)({ cyber_systems: systems }));
    else
        terminal.out(tableOf(systems));
    const declared = systems.filter(({ declared_in }) => declared_in.length > 0).length;
    report((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${systems.length} cyber system(s), ${declared} of them declared.\n`);
    return 0;
}
function listSystems(inventory, live, fields) {
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDirectory */ .Oh)(live, fields);
    const assets = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_3__/* .countBy */ .Tr)(live.assets, ({ cyber_system_id }) => cyber_system_id);
    const declared = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSystems */ .Hi)(inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .unreported */ .B8).systems;
    const files = new Map(declared.map((one) => [one.system.id, one.documents.map(({ file }) => file.path)]));
    return live.systems
        .map(({ id }) => directory.systems.place(id))
        .sort(_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .compareSystems */ .qv)
        .map(({ id, name, site }) => ({
        site: site?.name ?? null,
        name,
        id,
        assets: assets.get(id) ?? 0,
        declared_in: [...new Set(files.get(id) ?? [])],
    }));
}
const HEADER = ['SITE', 'NAME', 'ID', 'ASSETS', 'DECLARED IN'];
function tableOf(systems) {
    const rows = systems.map(({ site, name, id, assets, declared_in }) => [site ?? '-', name, id, String(assets), declared_in.join(', ') || '-'].map(_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK));
    const widths = HEADER.map((_, column) => [HEADER, ...rows].reduce((most, row) => Math.max(most, row[column].length), 0));
    const lines = [HEADER, ...rows].map((row) => row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd());
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 2829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ readFilesAndLive),
/* harmony export */   Og: () => (/* binding */ loadBase),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   bb: () => (/* binding */ allInOrder),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _text_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1450);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6404);








async function takeSnapshot(context, reader, { base, applied }, readsAll) {
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(readLive(context, reader, readsAll));
    const diagnostics = [];
    const collect = (finding) => void diagnostics.push(finding);
    const head = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(context.head, filesOf(context), collect);
    const isOne = base === applied;
    const appliedRead = applied === null ? null : await loadBase(isOne ? 'base' : 'applied', applied, context, collect);
    const baseRead = isOne ? appliedRead : base === null ? null : await loadBase('base', base, context, collect);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return {
        head: head.inventory,
        files: head.files,
        base: baseRead?.inventory ?? null,
        applied: appliedRead?.inventory ?? null,
        live,
        diagnostics,
        baseFindings: baseRead?.findings ?? [],
    };
}
async function readLive({ host, settings }, reader, readsAll = false) {
    let readAt = 0;
    const listAssets = async () => {
        const listed = await reader.cyberAssets();
        readAt = host.clock.now();
        return listed;
    };
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        readsAll || settings.controlCenterField !== '' ? reader.controlCenters() : [],
        reader.cyberSystems(),
        listAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings.organization);
    return { organization, facilities, controlCenters, systems, assets, readAt };
}
async function readFilesAndLive(context, reader) {
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(readLive(context, reader));
    const { inventory } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(context.head, filesOf(context), (finding) => {
        if (finding.code === 'sparse-checkout')
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(finding.at?.file.path ?? 'path', `is missing. ${(0,_text_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .sayDiagnostic */ .rA)(finding, _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainFormatter */ .P8)}`);
    });
    return [inventory, await lists];
}
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function filesOf({ cwd, settings, git, progress }) {
    return { cwd, path: settings.path, run: git, onFile: progress.fileRead };
}
async function loadBase(name, revision, context, report) {
    const { settings, cwd } = context;
    if (revision.kind === 'commit' && !(0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(settings.path, cwd).inside) {
        const problem = `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(settings.path)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('path', problem);
    }
    const noticed = new Set();
    const findings = [];
    const { inventory } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, filesOf(context), (finding) => {
        findings.push(finding);
        const { code, severity, at } = finding;
        const key = at?.file.path ?? '';
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report({ code: 'base-document-skipped', severity: 'notice', at, args: { base: name, code } });
    }).catch((error) => {
        if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
            throw error;
        const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('base', problem, { cause: error });
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, findings };
}
function soleOrganization(records, assets, expected) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const problem = `is not the organization of the API key, which is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(slug)}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('organization', problem);
    }
    return slug;
}


/***/ })

};
