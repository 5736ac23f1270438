export const id = 231;
export const ids = [231];
export const modules = {

/***/ 9231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliValidate: () => (/* binding */ cliValidate)
});

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/messages.js
var messages = __webpack_require__(6916);
// EXTERNAL MODULE: ./lib/report/findings.js
var findings = __webpack_require__(7470);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/voice.js
var voice = __webpack_require__(5944);
;// CONCATENATED MODULE: ./lib/report/validate.js




/** As many as anyone reads; of more, errors first. */
const MOST_SHOWN = 2000;
/** Ends with a newline. Without errors the last line starts with `Valid`. */
function renderValidation({ diagnostics, ...counts }, detail) {
    const more = diagnostics.length - MOST_SHOWN;
    const shown = more > 0 ? (0,findings/* errorsFirst */.w)(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
    const lines = shown.map((found) => (0,messages/* formatDiagnostic */.xy)(found, detail));
    if (more > 0)
        lines.push(`${(0,voice/* counted */.hS)(more, 'more finding')} not shown.`);
    return [...lines, closingLine(diagnostics, counts), ''].join('\n');
}
function closingLine(diagnostics, { files, assets, systems }) {
    const severities = (0,summarize/* countSeverities */.ng)(diagnostics);
    const found = (0,summarize/* severityLine */.S2)(severities);
    const where = `${(0,voice/* counted */.hS)(files, 'file')}, ${(0,voice/* counted */.hS)(assets, 'asset')} in ${(0,voice/* counted */.hS)(systems, 'cyber system')}`;
    if (severities.error > 0)
        return `${found} in ${where}`;
    return found === '' ? `Valid: ${where}` : `Valid, with ${found}: ${where}`;
}

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/inventory/load.js + 1 modules
var load = __webpack_require__(5434);
;// CONCATENATED MODULE: ./lib/commands/validate.js
// `validate`: everything that can be said about the files without the service.



async function runValidate(settings, head, world) {
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const source = { cwd: world.cwd, paths: settings.paths, onFile: world.onFile };
    const { inventory, files } = head.kind === 'working-tree'
        ? await (0,load/* loadFromFolder */.x)(source, report)
        : await (0,load/* loadFromGit */.F)({ ...source, run: world.git, commit: head.commit }, report);
    const groups = (0,names/* groupByText */.YQ)(inventory.documents);
    (0,names/* checkNames */.LN)(groups, settings.uniqueNames, report);
    (0,names/* checkIds */.tD)(groups, report);
    return {
        result: (0,diagnostic/* hasErrors */.Cs)(diagnostics) ? 'invalid' : 'validated',
        diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics),
        files: files.length,
        assets: inventory.documents.reduce((sum, document) => sum + document.assets.length, 0),
        systems: groups.length,
    };
}

// EXTERNAL MODULE: ./lib/commands/world.js
var commands_world = __webpack_require__(7562);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js + 1 modules
var cli_flags = __webpack_require__(4140);
// EXTERNAL MODULE: ./lib/commands/cli/terminal-progress.js + 1 modules
var terminal_progress = __webpack_require__(276);
// EXTERNAL MODULE: ./lib/commands/cli/world.js
var cli_world = __webpack_require__(1643);
;// CONCATENATED MODULE: ./lib/commands/cli/validate.js
// `validate` on the command line.








async function cliValidate(flags, cli) {
    const { cwd, env, terminal, gitIn } = (0,cli_world/* inFolder */._)(flags, cli);
    const settings = (0,cli_flags/* settingsFrom */.ms)(flags, env, cwd);
    const progress = (0,terminal_progress/* progressOf */.j)(flags, cli);
    const world = { cwd, git: gitIn(cwd), onFile: progress.fileRead };
    const validated = await runValidate(settings, cli_world/* WORKING_TREE */.P, world).finally(progress.end);
    const { detail } = settings;
    if (flags.json === true) {
        const { result, files, systems, assets, diagnostics } = validated;
        const document = {
            result,
            files,
            cyber_systems: systems,
            assets,
            diagnostics: diagnostics.map((d) => (0,messages/* wordDiagnostic */.k8)(d, detail)),
        };
        terminal.out((0,report_escape/* printedJson */.xL)(document));
    }
    else
        terminal.err(renderValidation(validated, detail));
    return (0,commands_world/* exitCodeOf */.F)(validated.result, false, false);
}


/***/ })

};
