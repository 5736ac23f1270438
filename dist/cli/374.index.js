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
/* harmony import */ var _report_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6916);
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


/***/ }),

/***/ 6916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ isQuestion),
/* harmony export */   R3: () => (/* binding */ moreText),
/* harmony export */   U0: () => (/* binding */ condensed),
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   k8: () => (/* binding */ wordDiagnostic),
/* harmony export */   kQ: () => (/* binding */ renderValidation),
/* harmony export */   q9: () => (/* binding */ WORDS),
/* harmony export */   rA: () => (/* binding */ sayDiagnostic),
/* harmony export */   wz: () => (/* binding */ errorsFirst),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* unused harmony exports annotations, lineAnnotations */
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1968);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6128);
/* harmony import */ var _messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3247);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);
// The wording of every finding, for all outputs: a log, the lines of `validate`, annotations, comments. Each has
// subject, cause and remedy.







/** The type demands every code: a code without words does not compile. */
const WORDS = {
    ..._messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_WORDS */ .zT,
    ..._messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .YAML_WORDS */ .mG,
    ..._messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_WORDS */ .Yj,
    ..._messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_WORDS */ .Wo,
    ..._messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .RESOLVING_WORDS */ .wQ,
    ..._messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .MATCHING_WORDS */ .QP,
    ..._messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAN_WORDS */ .cX,
    ..._messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .CSV_WORDS */ .xE,
};
/** Subject, cause and remedy, on one line. */
function sayDiagnostic({ code, args }, formatter) {
    const words = WORDS[code];
    return `${words.text(args, formatter)} ${words.remedy(args, formatter)}`;
}
function remedyOf({ code, args }, formatter) {
    const words = WORDS[code];
    return words.remedy(args, formatter);
}
/**
 * A diagnostic in words. `path` is the file's own, not escaped. Line and column are 1-based, and null for a finding
 * about a whole file, or without a file.
 */
function wordDiagnostic(finding) {
    const { code, severity, at } = finding;
    const place = at === null || at.offset === null ? null : at.file.place(at.offset);
    return {
        code,
        severity,
        message: sayDiagnostic(finding, _text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .plainFormatter */ .P8),
        path: at?.file.path ?? null,
        line: place?.line ?? null,
        column: place?.column ?? null,
    };
}
/** `path:line:column severity code: message`, on exactly one line. */
function formatDiagnostic(finding) {
    const { code, severity, message, path, line, column } = wordDiagnostic(finding);
    const place = path === null ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)}${line === null ? '' : `:${line}:${column}`} `;
    return `${place}${severity} ${code}: ${message}`;
}
// Chooses the diagnostics to show if there is no room for all.
/** More than this many of one code and one remedy are shown by the first few and their count. */
const MOST_ALIKE = 5;
const SHOWN_OF_ALIKE = 3;
/** Words without names and places: what is equal in two of them is one remedy. */
const NAMELESS = { name: () => '', id: () => '', code: () => '', reason: () => '' };
/** What people read of many findings: of those with one cause the first three. `more` is how many are like the last. */
function condensed(diagnostics) {
    const all = diagnostics.map((finding) => ({ finding, more: 0 }));
    if (all.length <= MOST_ALIKE)
        return all;
    const hidden = new Set();
    const kinds = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(all, ({ finding: { code, severity } }) => `${severity} ${code}`);
    for (const ofCode of kinds.values()) {
        if (ofCode.length <= MOST_ALIKE)
            continue;
        const alike = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(ofCode, ({ finding }) => remedyOf(finding, NAMELESS).replace(/[\d,]+/g, ''));
        for (const some of alike.values()) {
            if (some.length <= MOST_ALIKE)
                continue;
            some[SHOWN_OF_ALIKE - 1].more = some.length - SHOWN_OF_ALIKE;
            for (const one of some.slice(SHOWN_OF_ALIKE))
                hidden.add(one);
        }
    }
    return all.filter((one) => !hidden.has(one));
}
/** About the findings that are like one that is shown. */
function moreText(more) {
    return `and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(more)} more like this. --json has all of them.`;
}
/** A question is shown above the deletes, because its answer may undo one. */
function isQuestion(finding) {
    return finding.code === 'possible-rename';
}
/** Errors, then findings about whole systems, then warnings, then notices. Each group is in file order. */
function errorsFirst(diagnostics) {
    const rank = ({ severity, code }) => {
        if (severity === 'error')
            return 0;
        if (code === 'system-released' || code === 'system-adopted')
            return 1;
        return severity === 'warning' ? 2 : 3;
    };
    return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
/** As many as anyone reads. If there are more, errors come first. */
const MOST_SHOWN = 2000;
/** A line for each finding, or for the first of many alike, and one for those that are not shown. */
function findingLines(diagnostics, paint = (line, _severity) => line) {
    const left = diagnostics.length - MOST_SHOWN;
    const first = left > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
    const lines = condensed(first).flatMap(({ finding, more }) => {
        const line = paint(formatDiagnostic(finding), finding.severity);
        return more === 0 ? [line] : [line, `  ${moreText(more)}`];
    });
    return left > 0 ? [...lines, `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(left, 'more finding')} not shown.`] : lines;
}
/** Ends with a newline. */
function renderValidation(validation, diagnostics = validation.diagnostics) {
    return [...findingLines(diagnostics), (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .validationLine */ .MB)(validation), ''].join('\n');
}
/** GitHub shows ten annotations of a level for each step and silently drops the rest. */
const MOST_OF_LEVEL = 10;
/**
 * If a level has more than ten, returns nine and one that counts the rest. `unlisted` has the diagnostics that the log
 * then lacks, in file order. A notice about a hint that is done is not repeated as an annotation in every later run.
 * `folder` is the path from the root of the repository to the working directory, because GitHub needs paths from the
 * root: `ops/`, or '' for the root.
 */
function annotations(diagnostics, folder) {
    const annotated = new Set();
    const listed = SEVERITIES.flatMap((severity) => {
        const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== 'hint-done');
        const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, MOST_OF_LEVEL - 1);
        const shown = first.map((finding) => {
            annotated.add(finding);
            const { code, message, path, line, column } = wordDiagnostic(finding);
            return {
                severity,
                message: visible(message),
                title: `${code}: ${WORDS[code].title}`,
                ...(path !== null && { file: visible(folder + path) }),
                ...(line !== null && { startLine: line }),
                ...(column !== null && { startColumn: column }),
            };
        });
        if (first.length === ofLevel.length)
            return shown;
        const more = counted(ofLevel.length - first.length, `more ${severity}`);
        return [...shown, { severity, message: `${more}, in the log and the summary of this run.` }];
    });
    return { annotations: listed, unlisted: diagnostics.filter((finding) => !annotated.has(finding)) };
}
/** The most annotations on lines, errors first. Each fifty take one more request. The summary has the rest. */
const MOST_ON_LINES = 500;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/** Annotations for findings with a line. A check run of GitHub shows them beside it. */
function lineAnnotations(diagnostics, folder) {
    return errorsFirst(diagnostics)
        .filter(({ at, code }) => at !== null && code !== 'hint-done')
        .slice(0, MOST_ON_LINES)
        .map((finding) => {
        const { code, severity, message, path, line } = wordDiagnostic(finding);
        const at = line ?? 1;
        return {
            path: folder + (path ?? ''),
            start_line: at,
            end_line: at,
            annotation_level: LEVELS[severity],
            title: `${code}: ${WORDS[code].title}`,
            message,
        };
    });
}


/***/ })

};
