export const id = 588;
export const ids = [588];
export const modules = {

/***/ 7588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliSystems: () => (/* binding */ cliSystems)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1968);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _run_snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2829);
/* harmony import */ var _text_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1450);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);






async function cliSystems(context, takes) {
    const { settings, options, terminal, report, style, progress } = context;
    const [inventory, live] = await (0,_run_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilesAndLive */ .N$)(context, takes);
    const systems = listSystems(inventory, live, settings);
    const findings = [];
    (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .adviseOnFields */ .fj)(live, settings, (finding) => void findings.push(finding));
    progress.end();
    if (options.json)
        terminal.out((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .printedJson */ .xL)({ cyber_systems: systems }));
    else
        terminal.out(tableOf(systems, settings.impactRatingField !== ''));
    for (const line of (0,_text_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .findingLines */ .hq)(findings, style))
        report(`${line}\n`);
    const declared = systems.filter(({ declared_in }) => declared_in.length > 0).length;
    report((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS) `${systems.length} cyber system(s), ${declared} of them declared.\n`);
    return 'done';
}
function listSystems(inventory, live, fields) {
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDirectory */ .Oh)(live, fields);
    const assets = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .countBy */ .Tr)(live.assets, ({ cyber_system_id }) => cyber_system_id);
    const declared = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSystems */ .Hi)(inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .unreported */ .B8).systems;
    const files = new Map(declared.map((one) => [one.system.id, one.documents.map(({ file }) => file.path)]));
    return live.systems
        .map(({ id }) => directory.systems.sited(id))
        .sort(_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .compareSystems */ .qv)
        .map(({ id, name, site, impactRating }) => ({
        site: site?.name ?? null,
        name,
        id,
        impact_rating: impactRating,
        assets: assets.get(id) ?? 0,
        declared_in: [...new Set(files.get(id) ?? [])],
    }));
}
const HEADER = ['SITE', 'NAME', 'RATING', 'ID', 'ASSETS', 'DECLARED IN'];
function tableOf(systems, hasRatings) {
    const rows = systems.map(({ site, name, impact_rating, id, assets, declared_in }) => [site ?? '-', name, impact_rating ?? '-', id, String(assets), declared_in.join(', ') || '-'].map(_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK));
    const table = [HEADER, ...rows].map((row) => row.filter((_, column) => hasRatings || HEADER[column] !== 'RATING'));
    const widths = table[0].map((_, column) => table.reduce((most, row) => Math.max(most, row[column].length), 0));
    const lines = table.map((row) => row
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








async function takeSnapshot(context, { repository, reader }, { base, applied }, readsAll) {
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(readLive(context, reader, readsAll));
    const diagnostics = [];
    const collect = (finding) => void diagnostics.push(finding);
    const head = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(repository.head, filesOf(context, repository), collect);
    const isOne = base === applied;
    const load = (name, revision) => revision === null ? null : loadBase({ name, revision, report: collect }, context, repository);
    const appliedRead = await load(isOne ? 'base' : 'applied', applied);
    const baseRead = isOne ? appliedRead : await load('base', base);
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
async function readFilesAndLive(context, { repository, reader }) {
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(readLive(context, reader));
    const { inventory } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(repository.head, filesOf(context, repository), (finding) => {
        if (finding.code === 'sparse-checkout')
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(finding.at?.file.path ?? 'path', 'is missing', (0,_text_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .sayDiagnostic */ .rA)(finding, _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainFormatter */ .P8));
    });
    return [inventory, await lists];
}
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function filesOf({ settings, progress }, repository) {
    return { ...repository, path: settings.path, onFile: progress.fileRead };
}
async function loadBase({ name, revision, report }, context, repository) {
    const { settings } = context;
    if (revision.kind === 'commit' && !(0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(settings.path, repository.cwd).inside) {
        const problem = `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(settings.path)}, outside of the working directory, where no commit is read`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('path', problem, 'Work in a folder above it.');
    }
    const noticed = new Set();
    const findings = [];
    const { inventory } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, filesOf(context, repository), (finding) => {
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
        const problem = `names "${revision.commit}", which is no commit of this clone`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('base', problem, 'Check its spelling, or fetch it.', { cause: error });
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, findings };
}
function soleOrganization(records, assets, expected) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const remedy = 'Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('api-key', 'reads records of more than one organization', remedy);
    }
    if (expected !== '' && slug !== expected) {
        const problem = `is not the organization of the API key, which is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(slug)}`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('organization', problem, 'Nothing was written.');
    }
    return slug;
}


/***/ })

};
