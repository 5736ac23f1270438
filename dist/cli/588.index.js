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


/***/ })

};
