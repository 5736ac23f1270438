export const id = 374;
export const ids = [374];
export const modules = {

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliValidate: () => (/* binding */ cliValidate),
/* harmony export */   runValidate: () => (/* binding */ runValidate)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6599);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _report_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(421);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6176);
// `validate`: all checks of the files that need no service.







async function runValidate(context) {
    const { cwd, settings, git, head, progress } = context;
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const source = { cwd, paths: [settings.path], run: git, onFile: progress.fileRead };
    const { inventory, files } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRevision */ .qo)(head, source, report);
    const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_5__/* .groupByText */ .YQ)(inventory.documents);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSystems */ .BR)(groups, report);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_5__/* .checkBetween */ .nT)(groups, settings.uniqueNames, report);
    const whole = inventory.documents.filter(({ isWhole }) => isWhole);
    return {
        result: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics) ? 'invalid' : 'validated',
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .inFileOrder */ .w$)(diagnostics),
        files: filesIn(files, diagnostics),
        assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
        systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length,
    };
}
/** Includes files that could not be read as text. */
function filesIn(files, diagnostics) {
    const faulty = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
    return new Set([...files.map(({ path }) => path), ...faulty]).size;
}
function cliValidate(flags, cli) {
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .FILES */ .cn, async (context) => {
        const { terminal, progress } = context;
        const validated = await runValidate(context);
        const { result, files, systems, assets, diagnostics } = validated;
        progress.end();
        if (flags.json === true) {
            const found = diagnostics.map(_report_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .wordDiagnostic */ .k8);
            terminal.out((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .printedJson */ .xL)({ result, files, cyber_systems: systems, assets, diagnostics: found }));
        }
        else
            terminal.err((0,_report_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .renderValidation */ .kQ)(validated));
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FO)(result, false, false);
    });
}


/***/ })

};
