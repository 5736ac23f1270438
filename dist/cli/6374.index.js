export const id = 6374;
export const ids = [6374];
export const modules = {

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliValidate: () => (/* binding */ cliValidate),
/* harmony export */   runValidate: () => (/* binding */ runValidate)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6599);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8490);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7443);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6176);
// `validate`: all checks of the files that need no service. The wording of findings is loaded only if there are
// findings.








async function runValidate(context) {
    const { cwd, settings, git, head, progress } = context;
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const source = { cwd, paths: settings.paths, run: git, onFile: progress.fileRead };
    const { inventory, files } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(head, source, report);
    const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .groupByText */ .YQ)(inventory.documents);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .checkBetween */ .nT)(groups, settings.uniqueNames, report);
    const whole = inventory.documents.filter(({ isWhole }) => isWhole);
    return {
        result: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(diagnostics) ? 'invalid' : 'validated',
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .inFileOrder */ .w$)(diagnostics),
        files: filesIn(files, diagnostics),
        assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
        systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length,
    };
}
/** The path from the folder where the command was given to the files: `ops/`, or ''. */
function folderPrefix({ cwd }, cli) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cli.cwd, cwd).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return path === '' || path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? '' : `${path}/`;
}
/** Includes files that could not be read as text. */
function filesIn(files, diagnostics) {
    const faulty = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
    return new Set([...files.map(({ path }) => path), ...faulty]).size;
}
function cliValidate(flags, cli) {
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .FILES */ .cn, async (context) => {
        const { terminal, settings, progress } = context;
        const { detail } = settings;
        const format = flags.json === true ? 'json' : (flags.format ?? 'text');
        if (typeof flags.out === 'string' && format === 'text') {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('--out', 'is for what machines read. Give --format github, json or sarif.');
        }
        const validated = await runValidate(context);
        progress.end();
        if (format !== 'text') {
            const text = await findingsFor(format, validated, {
                detail,
                folder: folderPrefix(context, cli),
                version: cli.version,
            });
            if (typeof flags.out !== 'string')
                terminal.out(text);
            else
                (await __webpack_require__.e(/* import() */ 5645).then(__webpack_require__.bind(__webpack_require__, 5645))).putOut(text, flags, context);
        }
        const isElsewhere = format === 'github' || typeof flags.out === 'string';
        if (isElsewhere || (format === 'text' && validated.diagnostics.length === 0)) {
            terminal.err(`${(0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .validationLine */ .MB)(validated)}\n`);
        }
        else if (format === 'text') {
            terminal.err((await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 421))).renderValidation(validated, detail));
        }
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(validated.result, false, false);
    });
}
async function findingsFor(format, validated, options) {
    const { diagnostics } = validated;
    if (format === 'json')
        return findingsJson(validated, options.detail);
    if (format === 'sarif')
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .printedJson */ .xL)((await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 421))).sarifOf(diagnostics, options));
    const { annotationLine, annotations } = await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 421));
    return annotations(diagnostics, options)
        .annotations.map((annotation) => `${annotationLine(annotation)}\n`)
        .join('');
}
async function findingsJson(validated, detail) {
    const { wordDiagnostic } = await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 421));
    const { result, files, systems, assets, diagnostics } = validated;
    return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .printedJson */ .xL)({
        result,
        files,
        cyber_systems: systems,
        assets,
        diagnostics: diagnostics.map((d) => wordDiagnostic(d, detail)),
    });
}


/***/ })

};
