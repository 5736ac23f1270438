export const id = 952;
export const ids = [952];
export const modules = {

/***/ 5688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readFilesAndLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1315);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9574);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9392);
// The inventory files and the lists of the service, read at the same time.




/** There may be no files yet. Problems with the service are always reported, whatever the files lack. */
async function readFilesAndLive(context) {
    const { cwd, settings, git, progress, head } = context;
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_2__/* .early */ .Q3)((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .readLive */ .p9)(context));
    const source = { cwd, paths: [settings.path], run: git, onFile: progress.fileRead };
    const { inventory } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRevision */ .qo)(head, source, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .unreported */ .B8);
    return [inventory, await lists];
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
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6176);
/* harmony import */ var _files_and_live_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5688);
// `systems`: the cyber systems of the service, and the files that declare them. It only reads.








/** A table, or JSON, on standard output. What is wrong with files is for `validate` to say. */
function cliSystems(flags, cli) {
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SERVICE */ .YV, async (context) => {
        const { settings, terminal, progress } = context;
        const systems = listSystems(...(await (0,_files_and_live_js__WEBPACK_IMPORTED_MODULE_5__/* .readFilesAndLive */ .N)(context)), settings);
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


/***/ })

};
