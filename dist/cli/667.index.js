export const id = 667;
export const ids = [667];
export const modules = {

/***/ 7667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseFrom: () => (/* binding */ baseFrom),
/* harmony export */   cliDrift: () => (/* binding */ cliDrift),
/* harmony export */   cliPlan: () => (/* binding */ cliPlan),
/* harmony export */   planOptions: () => (/* binding */ planOptions),
/* harmony export */   runDrift: () => (/* binding */ runDrift),
/* harmony export */   runPlan: () => (/* binding */ runPlan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2270);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4821);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _report_progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7751);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7443);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1488);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3278);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9901);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5645);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9392);
// `plan` and `drift`: what apply would do, computed against the live service with reads alone. Machine output goes to
// standard output, all else to standard error.













async function runPlan(context, compared) {
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .takeSnapshot */ .W9)(context, compared);
    const plan = planOf(snapshot, context.settings, { ...snapshot, held: compared.held });
    return planned(snapshot, plan, planResult(plan));
}
/**
 * All that differs is drift, unless it is known to be pending: merged and not applied yet. Where that is not known, the
 * files are taken as applied.
 */
async function runDrift(context, merged) {
    const { held } = merged;
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .takeSnapshot */ .W9)(context, { base: null, ...merged });
    const { head, live } = snapshot;
    const compared = { base: head, applied: snapshot.applied ?? head, held };
    const plan = planOf(snapshot, { ...context.settings, drift: 'report' }, compared);
    const result = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_11__/* .hasErrors */ .Cs)(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
    return { ...planned(snapshot, plan, result), head, live };
}
function planOf({ head, live, diagnostics }, settings, { base, applied, held }) {
    if (live === null)
        return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidPlan */ .n)(settings.organization, diagnostics, settings);
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .makePlan */ .C)({ head, base, applied, held, live, diagnostics, settings });
}
function planned({ files, live }, plan, result) {
    return { plan, result, files, liveAssets: live?.assets ?? [] };
}
function planResult(plan) {
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_11__/* .hasErrors */ .Cs)(plan.diagnostics))
        return 'invalid';
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_12__/* .isBlocked */ .lT)(plan.guards))
        return 'blocked';
    return plan.toExecute.length > 0 ? 'planned' : 'no-changes';
}
async function cliPlan(flags, cli) {
    refuseTwoFormats(flags);
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .READS */ .yT, async (context) => {
        const planned = await runPlan(context, (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .comparedWith */ .o3)(baseFrom(flags)));
        await showPlan(planned, 'plan', context);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .F)(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
    });
}
async function cliDrift(flags, cli) {
    refuseTwoFormats(flags);
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .READS */ .yT, async (context) => {
        const drifted = await runDrift(context, _snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .NOTHING_KNOWN */ .GN);
        await showPlan(drifted, 'drift', context);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .F)(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
    });
}
/** Standard output takes one of them. */
function refuseTwoFormats({ json, markdown }) {
    if (json !== true || markdown !== true)
        return;
    throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1('--json and --markdown', 'exclude each other. Give one of them.');
}
function baseFrom({ base }) {
    return typeof base === 'string' ? { kind: 'commit', commit: base } : null;
}
async function showPlan({ plan, result }, verb, context) {
    const { settings, flags, terminal, host, cwd, progress, startedAt } = context;
    const { clock, version } = host;
    progress.end();
    const { planDocument, shownPlan } = await __webpack_require__.e(/* import() */ 373).then(__webpack_require__.bind(__webpack_require__, 8373));
    const { detail } = settings;
    const made = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
    if (typeof flags.out === 'string' && flags.out !== '')
        (0,_run_files_js__WEBPACK_IMPORTED_MODULE_9__/* .writeJson */ .GF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, flags.out), planDocument(plan, made));
    if (flags.json === true)
        terminal.out((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .printedJson */ .xL)(shownPlan(plan, { ...made, detail })));
    else if (flags.markdown === true) {
        const { renderPlanMarkdown } = await __webpack_require__.e(/* import() */ 222).then(__webpack_require__.bind(__webpack_require__, 4222));
        terminal.out(renderPlanMarkdown(plan, { detail, verb }));
    }
    else {
        terminal.err((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .renderPlanTerminal */ .c)(plan, planOptions(context, verb)));
        terminal.err(`${(0,_report_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .closingLine */ .oM)(result, (0,_report_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .planCounts */ .Ai)(plan, verb), clock.now() - startedAt)}\n`);
    }
    if (result === 'blocked' && (flags.json === true || flags.markdown === true))
        terminal.err(`${(0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .countsLine */ .J7)(plan.summary)}\n`);
}
function planOptions({ settings, terminal }, verb) {
    const { color, width } = terminal;
    return { color, width, detail: settings.detail, verb, face: 'cli' };
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ cutOffApplies),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   LW: () => (/* binding */ readSavedPlan),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   Oq: () => (/* binding */ recordPaths),
/* harmony export */   _0: () => (/* binding */ openJournal),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   q4: () => (/* binding */ parseSavedPlan)
/* harmony export */ });
/* unused harmony export planPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3278);
// Files that a run leaves behind or is given: plan, journal, evidence. Written whole or not at all, readable by their
// owner alone, since they hold names.



/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link leads to the file that is
 * replaced; what is no file, such as a pipe or /dev/stdout, is written to. Throws a ConfigurationError for a folder.
 */
function writeWhole(path, text) {
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there?.isDirectory())
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, 'is a folder. Name a file in it.');
    if (there !== undefined && !there.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const target = there === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        // Never through a link that someone put there before.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}
function writeJson(path, document) {
    writeWhole(path, `${JSON.stringify(document, null, 2)}\n`);
}
/** Where one apply leaves its records. The name tells when it began, to the millisecond, and in which process. */
function recordPaths(folder, startedAt) {
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan, so that the next step of the job leaves its own beside it. */
function planPath(folder, startedAt) {
    return join(folder, `plan-${stampOf(startedAt)}.json`);
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** One line an entry, handed to the system before the call returns: a killed process loses none it has written. */
function openJournal(path, now) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'ax', 0o600);
    return {
        append: (entry) => void (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
}
/**
 * Applies that were cut off since the last one that left evidence: told for people, and deciding nothing. Reads the
 * names in the folder, and of such a journal its lines. What cannot be read has nothing to tell.
 */
function cutOffApplies(folder) {
    const names = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) ?? [];
    const stampsOf = (pattern) => names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
    const newest = stampsOf(/^evidence-(.+)\.json$/).reduce((a, b) => (a > b ? a : b), '');
    // Names begin with the time, so that their order is that of the applies.
    const cutOff = stampsOf(/^journal-(.+)\.ndjson$/).filter((stamp) => stamp > newest);
    return cutOff.sort().flatMap((stamp) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`);
        const journal = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return journal === null ? [] : [{ path, open: openWrites(journal) }];
    });
}
function unlessUnreadable(read) {
    try {
        return read();
    }
    catch {
        return null;
    }
}
/** Intents without an outcome. A name cannot look like either: within JSON its quotes are escaped. */
function openWrites(journal) {
    const count = (event) => journal.split(`"event":"${event}"`).length - 1;
    return count('intent') - count('outcome');
}
/** Throws a ConfigurationError for a file that cannot be read, is no plan, or was edited. */
async function readSavedPlan(path) {
    return parseSavedPlan(readNamed('--plan', path).toString('utf8'));
}
/** The bytes of a file that a flag names. Throws a ConfigurationError that names the flag. */
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(flag, 'names a file that cannot be read.', { cause });
    }
}
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(666), __webpack_require__.e(71)]).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}


/***/ }),

/***/ 8889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ declarations)
/* harmony export */ });
/* unused harmony exports homesOf, additions, corrections */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);



/** Why there are no lines that would declare an asset. */
const NAMELESS = 'without a name no file can declare it. Name it in the application';
/**
 * The lines to add under `assets:` for each of these. One whose name is not clean, or is shared in its system, is
 * pinned by its id; of one without a name a comment tells.
 */
function declarations(undeclared) {
    const seen = new Set();
    const shared = new Set();
    for (const { asset } of undeclared) {
        const key = `${asset.cyber_system_id}\0${asset.name}`;
        (seen.has(key) ? shared : seen).add(key);
    }
    return ({ asset }) => {
        if (asset.name === '')
            return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(asset.id)}: ${NAMELESS}`];
        const isShared = shared.has(`${asset.cyber_system_id}\0${asset.name}`);
        const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.name)}`, `    asset_type: ${asset.asset_type}`];
        if (isShared || !(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .isClean */ .AG)(asset.name))
            lines.push(`    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.id)}`);
        return lines;
    };
}
function homesOf({ systems }) {
    const homes = new Map(systems.map(({ system, documents }) => [system.id, documents[0]]));
    return (systemId) => {
        const document = homes.get(systemId);
        return document === undefined ? null : placeText({ file: document.file, offset: document.cyberSystem.offset });
    };
}
/** The lines to add for assets that no file declares, under a comment for each cyber system that says where. */
function additions(undeclared, ground) {
    const homeOf = homesOf(ground);
    const declare = declarer(ground);
    return yamlBlock(undeclared, (one, index) => {
        const lines = declare(one);
        const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
        return isFirst ? [...addTo(one.cyberSystem, homeOf), ...lines] : lines;
    });
}
/** For each asset that is gone or changed: the entry to take out, or what is to stand in its place. */
function corrections(changes, ground) {
    const homeOf = homesOf(ground);
    const declare = declarer(ground);
    return yamlBlock(changes, (change) => {
        const place = placeOf(change);
        if (change.action === 'create')
            return [`# ${place}: take out ${word(change.after.name)}`];
        const { id, before, fromSystem, desired, changed } = change;
        if (before.name === '')
            return [`# ${place}, ${word(id)}: ${NAMELESS}`];
        const lines = declare({ asset: { ...before, id, organization_slug: '' }, cyberSystem: fromSystem });
        // Without its pin the entry could mean another asset.
        const pinned = desired.hints?.id == null || lines.length > 2 ? lines : [...lines, `    id: ${yamlString(id)}`];
        if (!changed.includes('cyber_system_id'))
            return [`# ${place}: in place of ${word(desired.name)}`, ...pinned];
        return [`# ${place}: take out ${word(desired.name)}`, ...addTo(fromSystem, homeOf), ...pinned];
    });
}
function placeOf(change) {
    return visible(shorten(sourceOf(change) ?? ''));
}
/** A name that several assets of a system have, undeclared or not, tells none of them. */
function declarer({ liveAssets }) {
    const noSystem = { id: '', name: '' };
    return declarations(liveAssets.map((asset) => ({ asset, cyberSystem: noSystem })));
}
function addTo(system, homeOf) {
    const home = homeOf(system.id);
    if (home !== null)
        return [`# ${visible(shorten(home))}, ${systemText(system)}: add under assets`];
    return [`# a new file, ${systemText(system)}: add`, `cyber_system: ${yamlString(system.id)}`, 'assets:'];
}
/** One fenced block. Every line is made inert before; only the fence could be escaped. */
function yamlBlock(all, linesOf) {
    const row = (index) => linesOf(all[index], index)
        .map((line) => `${line}\n`)
        .join('');
    const fence = fenceFor((function* () {
        for (const [index] of all.entries())
            yield row(index);
    })());
    return { open: `${fence}yaml\n`, count: all.length, row, close: `${fence}\n` };
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ renderSavedPlanTerminal),
/* harmony export */   c: () => (/* binding */ renderPlanTerminal)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8889);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3666);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5511);







/** Plans with more changes are shown in part; so are longer lists of undeclared assets and of diagnostics. */
const LONG = 2000;
/** What is then shown of each kind but the deletes. */
const SHOWN_OF_KIND = LONG / 4;
const WIDTH = 120;
const HEADINGS = { plan: 'Inventory plan for', apply: 'To apply to', drift: 'Drift of' };
/** The whole page, ending with a newline. Linear in what the plan holds. */
function renderPlanTerminal(plan, options) {
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .painter */ .C2)(options.color);
    const widest = Math.max(16, Math.floor((options.width ?? WIDTH) / 3));
    const page = { paint, widest, detail: options.detail, lines: [] };
    const { lines } = page;
    const { verb = 'plan' } = options;
    const found = verb === 'drift' ? (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .driftHeadline */ .AF)(plan) : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(plan);
    const heading = `${HEADINGS[verb]} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(plan.organization)}: ${found}`;
    const isLoud = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .headlinePhrases */ .Lx)(plan).some(({ loud }) => loud);
    lines.push(isLoud ? paint.bold(paint.red(heading)) : paint.bold(heading), '');
    pushSections(page, plan);
    pushUndeclared(page, plan.undeclared);
    pushDiagnostics(page, plan);
    for (const line of blockedLines(plan, options))
        lines.push(line, '');
    const rest = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(plan.diagnostics) ? '' : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .restLine */ .lw)(plan.summary);
    lines.push(paint.bold((0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryLine */ .dC)(plan)) + (rest === '' ? '' : _summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .SEPARATOR */ .wv + rest));
    // Nothing to execute has nothing to approve.
    if (plan.toExecute.length > 0)
        lines.push(paint.dim(plan.digest));
    lines.push('');
    return lines.join('\n');
}
/** Why the plan is blocked, a line a guard; none for a plan that is not. */
function blockedLines(plan, { color, face }) {
    const { red } = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .painter */ .C2)(color);
    return (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .guardSentences */ .S6)(plan, _text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .plainVoice */ .R5, face).map((sentence) => red(`Blocked: ${sentence}`));
}
/** A plan that its reader knows, in a few lines: only why it is blocked has to be told. Ends with a newline. */
function renderSavedPlanTerminal(plan, options) {
    const lines = [`The saved plan, unchanged: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryLine */ .dC)(plan)}`, ...blockedLines(plan, options), plan.digest];
    return `${lines.join('\n')}\n`;
}
function pushSections(page, plan) {
    const { asked, pending, reverted, drift } = cut((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionsOf */ .Ks)(plan), plan.changes.length);
    const { paint, lines, detail } = page;
    const rowsOf = detail === 'counts' ? namelessRows : changeRows;
    pushAll(lines, rowsOf(asked, page));
    if (pending.length > 0)
        lines.push(paint.cyan('Pending from earlier merges, applied too'), '');
    pushAll(lines, rowsOf(pending, page));
    if (reverted.length > 0)
        lines.push(paint.cyan('Drift, to be reverted'), '');
    pushAll(lines, rowsOf(reverted, page));
    if (drift.length > 0)
        lines.push(paint.cyan('Drift, not applied: the service differs, and no change of a file asks for it'), '');
    pushAll(lines, detail === 'counts' ? namelessDrift(drift) : driftRows(drift, page));
    const shown = asked.length + pending.length + reverted.length + drift.length;
    const hidden = plan.changes.length - shown;
    if (hidden === 0)
        return;
    lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(hidden, 'more change')} not shown; --out FILE or --json has them all.`, '');
}
/** Not `push(...)`: an argument for each of 100,000 lines is more than a call takes. */
function pushAll(lines, more) {
    for (const line of more)
        lines.push(line);
}
/** The first changes of each kind, over all sections; every delete that is to be executed. */
function cut(sections, total) {
    if (total <= LONG)
        return sections;
    const left = new Map(_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .KINDS */ .GW.map((kind) => [kind, SHOWN_OF_KIND]));
    const take = (change) => {
        const kind = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(change);
        const room = left.get(kind) ?? 0;
        left.set(kind, room - 1);
        return room > 0;
    };
    const takeExecuted = (change) => change.action === 'delete' || take(change);
    return {
        asked: sections.asked.filter(takeExecuted),
        pending: sections.pending.filter(takeExecuted),
        reverted: sections.reverted.filter(takeExecuted),
        drift: sections.drift.filter(take),
    };
}
/** Under `detail: counts`: how many of each kind, and the lines that ask for them. */
function namelessRows(changes, { paint }) {
    const kinds = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .byKind */ .Sb)(changes);
    const lines = [];
    for (const kind of _sections_js__WEBPACK_IMPORTED_MODULE_3__/* .KINDS */ .GW) {
        const count = kinds[kind].length;
        if (count === 0)
            continue;
        const systems = new Set(kinds[kind].map(({ cyberSystem }) => cyberSystem.id)).size;
        const line = `${kind} ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, 'asset')} in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(systems, 'cyber system')}`;
        lines.push(kind === 'delete' ? paint.red(`${line}: ${_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .PERMANENT */ .R2}`) : line);
        for (const change of kinds[kind]) {
            const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(change);
            if (source !== null)
                lines.push(`  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(source)}`);
        }
        lines.push('');
    }
    return lines;
}
function namelessDrift(changes) {
    return changes.length === 0 ? [] : [`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(changes.length, 'difference')}`, ''];
}
function pushUndeclared({ paint, lines, detail }, undeclared) {
    if (undeclared.length === 0)
        return;
    const hint = detail === 'counts' ? '' : '; to declare them, add these lines';
    lines.push(paint.cyan(`Undeclared, left alone: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(undeclared.length)}${hint}`), '');
    if (detail === 'counts')
        return;
    const declare = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .declarations */ .I1)(undeclared);
    for (const { system, members } of (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .bySystem */ .Dp)(undeclared.slice(0, LONG))) {
        lines.push(paint.bold((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .systemText */ .VZ)(system)));
        for (const one of members)
            pushAll(lines, declare(one));
        lines.push('');
    }
    if (undeclared.length > LONG)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(undeclared.length - LONG)} more not shown; --json has them all.`, '');
}
function pushDiagnostics({ paint, lines, detail }, { diagnostics }) {
    const colors = { error: paint.red, warning: paint.yellow, notice: paint.dim };
    const shown = diagnostics.length > LONG ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__.errorsFirst)(diagnostics).slice(0, LONG) : diagnostics;
    for (const found of shown)
        lines.push(colors[found.severity]((0,_messages_js__WEBPACK_IMPORTED_MODULE_2__.formatDiagnostic)(found, detail)));
    if (diagnostics.length > LONG)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(diagnostics.length - LONG)} more findings not shown.`);
    if (diagnostics.length > 0)
        lines.push('');
}
// The lines of changes in a terminal: one change a line, columns aligned within a cyber system.
const MARKS = {
    delete: '- delete',
    move: '> move',
    rename: '~ rename',
    retype: '~ retype',
    create: '+ create',
};
/** Changes to execute, grouped by cyber system; deletes first in each. Linear in changes. */
function changeRows(changes, style) {
    return systemBlocks(changes, changeRow, style);
}
/** Changes that are not to be executed: what the service says, and what the files say. */
function driftRows(changes, style) {
    return systemBlocks(changes, driftRow, style);
}
function systemBlocks(changes, rowOf, style) {
    const lines = [];
    for (const { system, members } of (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .bySystem */ .Dp)(changes)) {
        const kinds = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .byKind */ .Sb)(members);
        const rows = _sections_js__WEBPACK_IMPORTED_MODULE_3__/* .KINDS */ .GW.flatMap((kind) => kinds[kind].map((change) => rowOf((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .contrasted */ .CF)(change))));
        lines.push(style.paint.bold((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .systemText */ .VZ)(system)));
        pushRows(lines, rows, style);
        lines.push('');
    }
    return lines;
}
function changeRow(change) {
    const { id, cells } = changeCells(change);
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(change);
    const kind = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(change);
    const move = kind === 'move' && change.action === 'update' ? moveText(change) : '';
    return {
        kind,
        cells: [markOf(change), ...cells, id],
        rest: source === null ? _summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .PERMANENT */ .R2 : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(source),
        below: move,
    };
}
/** An update that does several says all: `~ rename, retype`. */
function markOf(change) {
    const mark = MARKS[(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(change)];
    if (change.action !== 'update' || change.changed.length === 1)
        return mark;
    const { changed } = change;
    const isMove = changed.includes('cyber_system_id');
    const more = [isMove && changed.includes('name') ? 'rename' : '', changed.includes('asset_type') ? 'retype' : ''];
    return [mark, ...more.filter((word) => word !== '')].join(', ');
}
function changeCells(change) {
    if (change.action !== 'update') {
        const { name, asset_type } = change.after ?? change.before;
        return { id: change.id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(change.id), cells: [(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(name), asset_type] };
    }
    const { before, after, id } = change;
    const name = before.name === after.name ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(after.name) : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(before.name)} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(after.name)}`;
    const type = before.asset_type === after.asset_type ? after.asset_type : `${before.asset_type} → ${after.asset_type}`;
    return { id: (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id), cells: [name, type] };
}
function moveText({ fromSystem, cyberSystem }) {
    return `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .systemText */ .VZ)(fromSystem)} → ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .systemText */ .VZ)(cyberSystem)}: ${_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .INHERITS */ .zZ}`;
}
function driftRow(change) {
    const { name, asset_type } = change.before ?? change.after;
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(change);
    return {
        kind: null,
        cells: ['?', (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(name), asset_type, change.id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(change.id), driftText(change)],
        rest: source === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(source),
        below: '',
    };
}
function driftText(change) {
    if (change.action === 'delete')
        return 'at the service, in no file';
    if (change.action === 'create')
        return 'in the files, not at the service';
    const { before, after, fromSystem, cyberSystem } = change;
    return `at the service: ${sideText(change, before, fromSystem)}; in the files: ${sideText(change, after, cyberSystem)}`;
}
/** What one side has of that in which they differ. */
function sideText({ changed }, side, system) {
    const parts = [
        changed.includes('name') ? `named ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(side.name)}` : '',
        changed.includes('cyber_system_id') ? `in ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .systemText */ .VZ)(system)}` : '',
        changed.includes('asset_type') ? side.asset_type : '',
    ];
    return parts.filter((text) => text !== '').join(', ');
}
function pushRows(lines, rows, { paint, widest }) {
    const widths = [];
    for (const { cells } of rows) {
        cells.forEach((cell, column) => {
            if (cell.length <= widest)
                widths[column] = Math.max(widths[column] ?? 0, cell.length);
        });
    }
    const colors = {
        delete: paint.red,
        move: paint.yellow,
        rename: paint.yellow,
        retype: paint.yellow,
        create: paint.green,
    };
    const indent = ' '.repeat(4 + (widths[0] ?? 0));
    for (const { kind, cells, rest, below } of rows) {
        const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
        const text = `  ${line}  ${rest}`.trimEnd();
        lines.push(kind === null ? paint.yellow(text) : colors[kind](text));
        if (below !== '')
            lines.push(paint.dim(indent + below));
    }
}


/***/ })

};
