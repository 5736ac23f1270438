export const id = 952;
export const ids = [952];
export const modules = {

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   N$: () => (/* binding */ readFilesAndLive),
/* harmony export */   Og: () => (/* binding */ loadBase),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   Zl: () => (/* binding */ baselineAt),
/* harmony export */   bb: () => (/* binding */ allInOrder),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8383);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// The start of every planning command: reads the files, the inventories they are compared with, and the live lists, in
// parallel.







const NOTHING_KNOWN = { base: null, applied: null, recorded: new Set() };
/** On the command line one commit is both. */
function baselineAt(base, recorded = new Set()) {
    return { base, applied: base, recorded };
}
/** Throws GitError, ServiceError or ConfigurationError for problems that are not in the user's files. */
async function takeSnapshot(context, compared) {
    // The requests are sent first, so that the service works while the files are read.
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(readLive(context));
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const { base, applied, baseFindings } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, diagnostics, baseFindings };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : loadBase(name, revision, context, report);
    const isOne = base === applied;
    const appliedRead = await loadEarlier(isOne ? 'base' : 'applied', applied);
    const baseRead = isOne ? appliedRead : await loadEarlier('base', base);
    return {
        applied: appliedRead?.inventory ?? null,
        base: isOne ? (appliedRead?.inventory ?? null) : (baseRead?.inventory ?? null),
        baseFindings: baseRead?.findings ?? [],
    };
}
/**
 * Reads each list once, in parallel. Control centers only if an input names the field that refers to them, or on
 * request.
 */
async function readLive({ connection: { reader }, settings }, withControlCenters = settings.controlCenterField !== '') {
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        withControlCenters ? reader.controlCenters() : [],
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings.organization);
    return { organization, facilities, controlCenters, systems, assets };
}
/**
 * The files and the lists, read at the same time. There may be no files yet. Problems with the service are always
 * reported, whatever the files lack.
 */
async function readFilesAndLive(context) {
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(readLive(context));
    const { inventory } = await load(context.head, context, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    return [inventory, await lists];
}
/** Like Promise.all, but if several fail, the first in this order is reported, whichever failed first. */
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...inventorySource(context), onFile: context.progress.fileRead }, report);
}
function inventorySource({ cwd, settings, git }) {
    return { cwd, path: settings.path, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice for each file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        refuseOutside(context);
    const noticed = new Set();
    const findings = [];
    const { inventory, files } = await load(revision, context, (finding) => {
        findings.push(finding);
        const { code, severity, at } = finding;
        const key = at?.file.path ?? '';
        // A commit from before the folder existed declares nothing, so nothing in it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return {
        inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) },
        files,
        findings,
    };
}
/**
 * A path that no commit can contain must not count as absent there: drift would look like a change that was asked for.
 */
function refuseOutside({ settings, cwd }) {
    if ((0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(settings.path, cwd).inside)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(settings.path)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own message for an unknown name does not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of different organizations stop the run. Within each list this was already checked. */
function soleOrganization(records, assets, expected) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const problem = `is not the organization of the API key, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
}


/***/ }),

/***/ 3952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliSystems: () => (/* binding */ cliSystems)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1968);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _core_system_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3988);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _report_text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5511);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7986);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9392);
// `systems`: the cyber systems of the service, and the files that declare them. It only reads.








/** A table, or JSON, on standard output. What is wrong with files is for `validate` to say. */
function cliSystems(flags, cli) {
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SERVICE */ .YV, async (context) => {
        const { settings, terminal, progress } = context;
        const systems = listSystems(...(await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .readFilesAndLive */ .N$)(context)), settings);
        progress.end();
        if (flags.json === true)
            terminal.out((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .printedJson */ .xL)({ cyber_systems: systems }));
        else
            terminal.out(tableOf(systems));
        const declared = systems.filter(({ declared_in }) => declared_in.length > 0).length;
        terminal.err(`${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(systems.length, 'cyber system')}, ${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(declared)} of them declared.\n`);
        return 0;
    });
}
function listSystems(inventory, live, fields) {
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDirectory */ .Oh)(live, fields);
    const assets = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_6__/* .countBy */ .Tr)(live.assets, ({ cyber_system_id }) => cyber_system_id);
    const declared = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSystems */ .Hi)(inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8).systems;
    const files = new Map(declared.map((one) => [one.system.id, one.documents.map(({ file }) => file.path)]));
    return live.systems
        .map(({ id }) => directory.systems.place(id))
        .sort(_core_system_context_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)
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
    const rows = systems.map(({ site, name, id, assets, declared_in }) => [site ?? '-', name, id, String(assets), declared_in.join(', ') || '-'].map(_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK));
    const widths = HEADER.map((_, column) => [HEADER, ...rows].reduce((most, row) => Math.max(most, row[column].length), 0));
    const lines = [HEADER, ...rows].map((row) => row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd());
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ resolveSystems),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Oe: () => (/* binding */ systemReferenceProblem),
/* harmony export */   Oh: () => (/* binding */ makeDirectory),
/* harmony export */   Po: () => (/* binding */ referenceTo),
/* harmony export */   mk: () => (/* binding */ findByReference)
/* harmony export */ });
/* unused harmony export indexReferences */
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8109);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5388);
/* harmony import */ var _system_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
// Resolves references to cyber systems. A reference is an id or else an exact name, which a facility may narrow. A
// reference that does not mean exactly one system is an error that names the candidates.






function indexReferences(records) {
    const byId = new Map();
    const byName = new Map();
    for (const record of records) {
        byId.set(record.id, record);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(byName, record.name, record);
    }
    return { byId, byName, names: new _suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .Vocabulary */ .VI(byName.keys()) };
}
/** The records that a reference may mean: the record with that id, else all with exactly that name. */
function findByReference(index, reference) {
    const byId = index.byId.get(reference);
    return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}
/**
 * How a file can name this record without doubt: by name, or by id if other records have that name or it is another
 * record's id.
 */
function referenceTo(index, record) {
    const meant = findByReference(index, record.name);
    return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function named(record) {
    return { id: record.id, name: record.name };
}
function makeDirectory(live, fields = {}) {
    const facilities = indexReferences(live.facilities);
    const place = (0,_system_context_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(live, fields);
    // Lists are compared by identity: an index answers the same name with the same list.
    const placeAll = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.map(({ id }) => place(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNatural */ .dk)(a.id, b.id)));
    const inFacilities = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => {
        const byFacility = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(systems, ({ facility_id }) => facility_id ?? '');
        return (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
    });
    const facilityNames = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []));
    return { systems: { ...indexReferences(live.systems), place, placeAll, inFacilities, facilityNames }, facilities };
}
/**
 * Groups documents by the system they declare, in order of first mention. Documents whose cyber system is not known are
 * `unresolved`, and the reason is reported.
 */
function resolveSystems({ documents }, directory, report) {
    const unresolved = [];
    const documentsOf = new Map();
    for (const document of documents) {
        const meant = resolveDocument(document, directory);
        if ('code' in meant) {
            report(meant);
            unresolved.push(document);
        }
        else {
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(documentsOf, meant, document);
        }
    }
    const systems = Array.from(documentsOf, ([system, declaring]) => {
        // Nearly always there is only one document, whose list need not be copied.
        const [first] = declaring;
        const assets = declaring.length === 1 ? first.assets : declaring.flatMap(({ assets }) => assets);
        return { system, documents: declaring, assets, prune: first.prune, ignore: (0,_ignore_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreListOf */ .wU)(declaring) };
    });
    return { systems, unresolved };
}
function resolveDocument({ file, cyberSystem, facility }, directory) {
    const { systems, facilities } = directory;
    const namesakes = findByReference(systems, cyberSystem.value);
    const sites = facility === null ? [] : findByReference(facilities, facility.value);
    const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(sites);
    const [only, another] = meant;
    if (only !== undefined && another === undefined)
        return only;
    if (facility !== null && only === undefined && namesakes.length > 0) {
        return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('facility-mismatch', 'error', { file, offset: facility.offset }, {
            facility: facility.value,
            system: named(namesakes[0]),
            facilities: systems.facilityNames(namesakes),
            isKnown: sites.length > 0,
            near: sites.length > 0 ? [] : facilities.names.nearest(facility.value),
        });
    }
    const at = { file, offset: cyberSystem.offset };
    const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
    return systemReferenceProblem(systems, unclear);
}
/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
function systemReferenceProblem(index, unclear) {
    const { at, reference, systems, takesFacility } = unclear;
    if (systems.length > 0) {
        const args = { name: reference, systems: index.placeAll(systems), takesFacility };
        return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('ambiguous-cyber-system', 'error', at, args);
    }
    const near = index.names.nearest(reference);
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('unknown-cyber-system', 'error', at, { name: reference, near });
}


/***/ })

};
