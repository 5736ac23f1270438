export const id = 667;
export const ids = [667];
export const modules = {

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gitContext),
/* harmony export */   u: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9574);

async function gitContext(context, files) {
    const { env } = context.host;
    const commit = await inventoryCommit(context);
    return {
        commit,
        clean: commit === null ? null : await isClean(context, commit, files),
        pull_requests: [],
        actor: given(env.CIP_SYNC_ACTOR) ?? (await actorOf(context)),
        run_url: given(env.CIP_SYNC_RUN_URL),
    };
}
/** The commit of the inventory that a run reads, or that stands below its working tree; null where git knows none. */
async function inventoryCommit({ head, host, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? asked(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null where that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const there = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadFromGit */ .Fv)({ cwd, paths: settings.paths, run: git, commit }, () => { });
        const sums = (some) => some
            .map((file) => `${file.sha256()} ${file.path}`)
            .sort()
            .join('\n');
        return sums(there.files) === sums(files);
    }
    catch {
        return null;
    }
}
async function actorOf({ git }) {
    const [name, email] = [
        await asked(git, ['config', '--get', 'user.name']),
        await asked(git, ['config', '--get', 'user.email']),
    ];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** What git answers; null where it has nothing to say, or is not there. */
async function asked(git, args) {
    const answer = await git(args).catch(() => null);
    return answer === null ? null : given(Buffer.from(answer).toString('utf8'));
}


/***/ }),

/***/ 4157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e1: () => (/* binding */ remoteOf),
/* harmony export */   k7: () => (/* binding */ withCliLedger)
/* harmony export */ });
/* unused harmony exports withLedger, urlOfRemote */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
// Whether a run keeps a ledger, and where. What it takes to keep one is loaded when there is one.




/**
 * The same run with its ledger open, closed whichever way it ends; as it is where the input is empty. Throws a
 * LedgerError or a ConfigurationError: with a ledger that cannot be written, nothing is.
 */
async function withLedger(context, place, run) {
    if (place === null)
        return run(context);
    const { connection } = context;
    const { openLedger } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(946), __webpack_require__.e(5)]).then(__webpack_require__.bind(__webpack_require__, 6005));
    const ledger = await openLedger(await place(), context, connection.reader);
    try {
        return await run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
    }
    finally {
        ledger.close();
    }
}
/** On the command line: any remote of git, by its URL, its path or its name. */
async function withCliLedger(context, run) {
    const { settings, host, cwd, git } = context;
    if (settings.ledger === '')
        return run(context);
    const place = async () => ({
        remote: await remoteOf(settings.ledger, cwd, git),
        ...{ env: {}, key: host.env.CIP_SYNC_LEDGER_KEY ?? '', keyInput: 'CIP_SYNC_LEDGER_KEY' },
        ...{ name: { run: eightDigits(host.random), attempt: 1 }, temporary: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), isPrivate: null },
    });
    const { ledgerEndLines } = await __webpack_require__.e(/* import() */ 545).then(__webpack_require__.bind(__webpack_require__, 7545));
    return withLedger(context, place, async (opened) => {
        const ended = await run(opened);
        for (const line of ledgerEndLines(opened.ledger?.end ?? null))
            context.terminal.err(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(line)}\n`);
        return ended;
    });
}
function eightDigits(random) {
    return Math.floor(random() * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0');
}
/** `REMOTE#BRANCH`. Throws a ConfigurationError. */
async function remoteOf(text, cwd, git) {
    const at = text.lastIndexOf('#');
    const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || branch === '') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
    }
    const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
    return { url: named ?? (isAddress ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, place)), branch };
}
/** null for a remote that the repository does not have. */
async function urlOfRemote(name, git) {
    const url = await git(['config', '--get', `remote.${name}.url`]).catch(() => null);
    return url === null ? null : Buffer.from(url).toString('utf8').trim() || null;
}


/***/ }),

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
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2270);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4821);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _report_progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7751);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7443);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1488);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9901);
/* harmony import */ var _git_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2556);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4157);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5645);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9392);
// `plan` and `drift`: what apply would do, computed against the live service with reads alone. Machine output goes to
// standard output, all else to standard error.














async function runPlan(context, compared) {
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .takeSnapshot */ .W9)(context, compared);
    const plan = planOf(snapshot, context.settings, { ...snapshot, held: compared.held });
    return planned(snapshot, plan, planResult(plan));
}
/**
 * All that differs is drift, unless it is known to be pending: merged and not applied yet. Where that is not known, the
 * files are taken as applied.
 */
async function runDrift(context, merged) {
    const { held } = merged;
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .takeSnapshot */ .W9)(context, { base: null, ...merged });
    const { head, live } = snapshot;
    const compared = { base: head, applied: snapshot.applied ?? head, held };
    const plan = planOf(snapshot, { ...context.settings, drift: 'report' }, compared);
    const result = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_12__/* .hasErrors */ .Cs)(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
    if (live !== null)
        await context.ledger?.looked(plan, await (0,_git_context_js__WEBPACK_IMPORTED_MODULE_8__/* .inventoryCommit */ .u)(context));
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
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_12__/* .hasErrors */ .Cs)(plan.diagnostics))
        return 'invalid';
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_13__/* .isBlocked */ .lT)(plan.guards))
        return 'blocked';
    return plan.toExecute.length > 0 ? 'planned' : 'no-changes';
}
async function cliPlan(flags, cli) {
    refuseTwoFormats(flags);
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .READS */ .yT, async (context) => {
        const planned = await runPlan(context, (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .comparedWith */ .o3)(baseFrom(flags)));
        await showPlan(planned, 'plan', context);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
    });
}
async function cliDrift(flags, cli) {
    refuseTwoFormats(flags);
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .READS */ .yT, (plain) => (0,_ledger_js__WEBPACK_IMPORTED_MODULE_9__/* .withCliLedger */ .k7)(plain, async (context) => {
        const drifted = await runDrift(context, _snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .NOTHING_KNOWN */ .GN);
        await showPlan(drifted, 'drift', context);
        const code = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
        return context.ledger?.end.behind == null ? code : 1;
    }));
}
/** Standard output takes one of them. */
function refuseTwoFormats({ json, markdown }) {
    if (json !== true || markdown !== true)
        return;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--json and --markdown', 'exclude each other. Give one of them.');
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
        (0,_run_files_js__WEBPACK_IMPORTED_MODULE_10__/* .writeJson */ .GF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, flags.out), planDocument(plan, made));
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
