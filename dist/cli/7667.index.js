export const id = 7667;
export const ids = [7667];
export const modules = {

/***/ 4157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e1: () => (/* binding */ remoteOf),
/* harmony export */   k7: () => (/* binding */ withCliLedger)
/* harmony export */ });
/* unused harmony export withLedger */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(701);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _report_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7545);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1405);
// Opens the ledger of a run that keeps one. The code for it is loaded only then.







/**
 * Runs with the ledger open, and closes it however the run ends. Where the input is empty, it just runs. Throws a
 * LedgerError or a ConfigurationError: a run whose ledger cannot be written must write nothing at the service.
 */
async function withLedger(context, run) {
    const { connection, settings } = context;
    if (settings.ledger === '')
        return run(context);
    const { openLedger } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(5175), __webpack_require__.e(6005)]).then(__webpack_require__.bind(__webpack_require__, 6005));
    const ledger = await openLedger(await ledgerPlace(context), context, connection.reader);
    try {
        return await run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
    }
    finally {
        ledger.close();
    }
}
/** On the command line, also prints at the end what the run left in its ledger. */
async function withCliLedger(context, run) {
    return withLedger(context, async (opened) => {
        const ended = await run(opened);
        if (opened.ledger === null)
            return ended;
        for (const line of (0,_report_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .ledgerEndLines */ .yq)(opened.ledger.end))
            context.terminal.err(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(line)}\n`);
        return ended;
    });
}
// Where a run's ledger is. For the action it is a branch of this repository, found by the checkout's origin, or of
// another repository on the same server. On the command line it is any git remote.
/** On the command line by its URL, its path or its name. Throws a ConfigurationError for an input that names no place. */
async function ledgerPlace(context) {
    if (isOfAction(context))
        return actionPlace(context);
    const { settings, host, cwd, git } = context;
    return {
        remote: await remoteOf(settings.ledger, cwd, git),
        ...{ env: {}, key: host.env.CIP_SYNC_LEDGER_KEY ?? '', keyInput: 'CIP_SYNC_LEDGER_KEY' },
        ...{ name: { run: eightDigits(host.random), attempt: 1 }, temporary: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), isPrivate: null },
    };
}
function isOfAction(context) {
    return 'runner' in context;
}
/** `ledger-token` is used to find out whether the repository is public, and to push there. */
async function actionPlace({ settings, runner, cwd, git, shutdown }) {
    const { env, temporary } = runner;
    const token = runner.input('ledger-token').trim();
    if (token === '')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger-token', 'is needed to check whether the ledger is public.');
    const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
    if (branch === undefined)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'must be BRANCH or OWNER/REPO#BRANCH.');
    const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
    const isHere = owner === undefined;
    const own = isHere ? await urlOfRemote('origin', git) : `${serverUrl}/${owner}/${repo}`;
    if (own === null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'names a branch of this repository, and the checkout has no origin.');
    const [ownOwner = '', ownRepo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(1810), __webpack_require__.e(636)]).then(__webpack_require__.bind(__webpack_require__, 636));
    const { tokenEnvironment } = await __webpack_require__.e(/* import() */ 9936).then(__webpack_require__.bind(__webpack_require__, 9936));
    const place = { owner: owner ?? ownOwner, repo: repo ?? ownRepo };
    const github = createGitHub({ ...place, ...(0,_context_js__WEBPACK_IMPORTED_MODULE_6__/* .askingGitHub */ .N)(runner, token) })(shutdown.cut);
    return {
        remote: { url: resolvedUrl(own, cwd), branch },
        env: tokenEnvironment(serverUrl, token, env),
        ...{ key: runner.input('ledger-key'), keyInput: 'ledger-key', temporary },
        name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
        isPrivate: () => github.isPrivate(),
    };
}
/** An origin may be a relative path of the file system. */
function resolvedUrl(url, cwd) {
    return /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url;
}
function eightDigits(random) {
    return Math.floor(random() * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0');
}
/** What git refuses in the name of a branch (git help check-ref-format). */
const NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;
/** `REMOTE#BRANCH`. Throws a ConfigurationError. */
async function remoteOf(text, cwd, git) {
    const at = text.lastIndexOf('#');
    const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || branch === '') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
    }
    if (NO_BRANCH.test(branch))
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(branch)}, which is not a valid name of a branch.`);
    const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
    return { url: named ?? (isAddress ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, place)), branch };
}
/** null where the repository has no such remote. */
function urlOfRemote(name, git) {
    return (0,_git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .gitAnswer */ .Hr)(git, ['config', '--get', `remote.${name}.url`]);
}


/***/ }),

/***/ 7667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseFrom: () => (/* binding */ baseFrom),
/* harmony export */   chosenSystems: () => (/* binding */ chosenSystems),
/* harmony export */   cliDrift: () => (/* binding */ cliDrift),
/* harmony export */   cliPlan: () => (/* binding */ cliPlan),
/* harmony export */   planOptions: () => (/* binding */ planOptions),
/* harmony export */   runDrift: () => (/* binding */ runDrift),
/* harmony export */   runPlan: () => (/* binding */ runPlan)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2270);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6599);
/* harmony import */ var _core_only_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8341);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5356);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7443);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1488);
/* harmony import */ var _report_text_style_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5511);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6176);
/* harmony import */ var _git_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2556);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4157);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5645);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9392);
















async function runPlan(context, compared) {
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .takeSnapshot */ .W9)(context, compared);
    const plan = planOf(snapshot, context.settings, { ...snapshot, recorded: compared.recorded });
    return planned(snapshot, plan, planResult(plan));
}
/**
 * Every difference is drift, unless it is known to be pending: merged and not applied yet. If that is not known, the
 * files count as applied.
 */
async function runDrift(context, merged) {
    const { recorded } = merged;
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .takeSnapshot */ .W9)(context, { base: null, ...merged });
    const { head, live } = snapshot;
    const compared = { base: head, applied: snapshot.applied ?? head, recorded };
    const plan = planOf(snapshot, { ...context.settings, drift: 'report' }, compared);
    const result = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_13__/* .hasErrors */ .Cs)(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
    if (live !== null)
        await context.ledger?.recordReading(plan, await (0,_git_context_js__WEBPACK_IMPORTED_MODULE_9__/* .inventoryCommit */ .u9)(context));
    return { ...planned(snapshot, plan, result), head, live };
}
function planOf({ head, live, outside, diagnostics }, settings, { base, applied, recorded }) {
    if (live === null) {
        const findings = [...diagnostics];
        (0,_core_names_js__WEBPACK_IMPORTED_MODULE_14__/* .checkBetween */ .nT)((0,_core_names_js__WEBPACK_IMPORTED_MODULE_14__/* .groupByText */ .YQ)(head.documents), settings.uniqueNames, (finding) => findings.push(finding));
        return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidPlan */ .n)(settings.organization, findings, settings);
    }
    // The system to choose may be in a file that cannot be read. So the errors of files are reported first.
    const only = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_13__/* .hasErrors */ .Cs)(diagnostics) ? null : chosenSystems(settings, head, live);
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .makePlan */ .C)({ head, base, applied, recorded, live, outside, only, diagnostics, settings });
}
/**
 * The systems that the input `only` chooses; null for all. Throws a ConfigurationError if a reference chooses none, or
 * more than one.
 */
function chosenSystems({ only: references, detail, ...fields }, { documents }, live) {
    if (references.length === 0)
        return null;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDirectory */ .Oh)(live, fields);
    const systems = references.flatMap((reference) => {
        const choice = (0,_core_only_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseSystems */ .oM)(reference, { directory, documents });
        if ('systems' in choice)
            return choice.systems.map(({ id }) => id);
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('only', unclearChoice(reference, choice, detail));
    });
    return { references, systems: new Set(systems) };
}
function unclearChoice(reference, choice, detail) {
    const subject = `names ${_report_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainFormatter */ .P8.name(reference)}, which is`;
    const words = (names) => detail === 'full' && names.length > 0 ? names.map(_report_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainFormatter */ .P8.name) : null;
    if ('several' in choice) {
        const names = words(choice.several);
        return `${subject} the name of several cyber systems. Give ${names === null ? 'SITE/SYSTEM, or the id' : (0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(names, 'or')}.`;
    }
    const near = words(choice.near);
    const guess = near === null ? 'Give a name, an id, SITE/SYSTEM or the path of a file.' : `Did you mean ${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(near, 'or')}?`;
    return `${subject} no cyber system of the organization, and no file of the inventory. ${guess}`;
}
function planned({ files, live }, plan, result) {
    return { plan, result, files, liveAssets: live?.assets ?? [] };
}
function planResult(plan) {
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_13__/* .hasErrors */ .Cs)(plan.diagnostics))
        return 'invalid';
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_15__/* .isBlocked */ .lT)(plan.guards))
        return 'blocked';
    return plan.toExecute.length > 0 ? 'planned' : 'no-changes';
}
async function cliPlan(flags, cli) {
    refuseFormats(flags);
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVICE */ .YV, async (context) => {
        const planned = await runPlan(context, (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .baselineAt */ .Zl)(baseFrom(flags)));
        await showPlan(planned, 'plan', context);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .FO)(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
    });
}
async function cliDrift(flags, cli) {
    refuseFormats(flags);
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVICE */ .YV, (plain) => (0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__/* .withCliLedger */ .k7)(plain, async (context) => {
        const drifted = await runDrift(context, _snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .NOTHING_KNOWN */ .GN);
        await showPlan(drifted, 'drift', context);
        const code = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .FO)(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
        return context.ledger?.end.behind == null ? code : 1;
    }));
}
/** Standard output takes one format and never the saved plan. */
function refuseFormats({ json, markdown, out }) {
    // A saved plan holds every name, whatever may be shown.
    if (out === '-')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('--out', 'names a file, and "-" is none. --json prints the plan.');
    if (json !== true || markdown !== true)
        return;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('--json and --markdown', 'exclude each other. Give one of them.');
}
function baseFrom({ base }) {
    return typeof base === 'string' ? { kind: 'commit', commit: base } : null;
}
async function showPlan({ plan, result }, verb, context) {
    const { settings, flags, terminal, host, progress, startedAt } = context;
    const { clock, version } = host;
    progress.end();
    const { planDocument, shownPlan } = await __webpack_require__.e(/* import() */ 8373).then(__webpack_require__.bind(__webpack_require__, 8373));
    const { detail } = settings;
    const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
    if (typeof flags.out === 'string')
        (0,_run_files_js__WEBPACK_IMPORTED_MODULE_11__.putOut)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_11__.jsonText)(planDocument(plan, stamp)), flags, context);
    if (flags.json === true)
        terminal.out((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .printedJson */ .xL)(shownPlan(plan, { ...stamp, detail })));
    else if (flags.markdown === true) {
        const { renderPlanMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(5952), __webpack_require__.e(4222)]).then(__webpack_require__.bind(__webpack_require__, 4222));
        terminal.out(renderPlanMarkdown(plan, { detail, verb }));
    }
    else {
        terminal.err((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .renderPlanTerminal */ .cw)(plan, planOptions(context, verb)));
        if (result === 'drifted')
            terminal.err(`${NOT_APPLIED}${(0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .adoptLine */ .z8)(null, settings.paths)}`);
        terminal.err(`${(0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .closingLine */ .oM)(result, (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .planCounts */ .Ai)(plan, verb), clock.now() - startedAt)}\n`);
    }
    // You may have redirected standard output to a file. Then standard error shows why the run failed.
    if (result === 'blocked' && (flags.json === true || flags.markdown === true))
        terminal.err((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .renderBlocked */ .Rj)(plan, planOptions(context, verb)));
}
/** Without a record of what was applied, HEAD counts as applied. */
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';
function planOptions({ settings, terminal }, verb) {
    const { color, width } = terminal;
    return { color, width, detail: settings.detail, verb, face: 'cli' };
}


/***/ }),

/***/ 8569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ driftRow),
/* harmony export */   FK: () => (/* binding */ CHANGE_COLUMNS),
/* harmony export */   II: () => (/* binding */ setRowText),
/* harmony export */   L_: () => (/* binding */ changeRow),
/* harmony export */   QJ: () => (/* binding */ siteAndName),
/* harmony export */   dL: () => (/* binding */ plannedRow),
/* harmony export */   fz: () => (/* binding */ compareRows),
/* harmony export */   g6: () => (/* binding */ bothSides)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3444);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5511);



/** The titles of the columns, in order. */
const CHANGE_COLUMNS = ['Cyber system', 'Asset', 'Change', 'Id', 'Line'];
/** null for a change without any state. */
function changeRow(sides) {
    const state = sides.after ?? sides.before;
    return state === null ? null : rowAt(state, sides);
}
function rowAt({ name, system }, { id, before, after }) {
    const kind = (0,_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .changeKind */ .P0)({ before: placed(before), after: placed(after) });
    return { kind, system, asset: name, change: changeText(before, after), id };
}
function placed(state) {
    return state === null ? null : { name: state.name, cyber_system_id: state.system.id };
}
/** By kind, deletes first, then as people read: by site, those without one last, by cyber system, and by name. */
function compareRows(a, b) {
    return (_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .GW.indexOf(a.kind) - _sections_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .GW.indexOf(b.kind) ||
        Number(a.system.site === null) - Number(b.system.site === null) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.system.site ?? '', b.system.site ?? '') ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.system.name, b.system.name) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.system.id, b.system.id) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.asset, b.asset) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.id ?? '', b.id ?? ''));
}
/** A change that apply would execute. */
function plannedRow(whole) {
    const change = (0,_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .contrasted */ .CF)(whole);
    const { id, before, after, cyberSystem } = change;
    const from = change.action === 'update' ? change.fromSystem : cyberSystem;
    const sides = { id, before: before && rowState(before, from), after: after && rowState(after, cyberSystem) };
    return rowAt(rowState(after ?? before, cyberSystem), sides);
}
function rowState({ name, asset_type }, system) {
    return { name, asset_type, system: rowSystem(system) };
}
function rowSystem({ id, name, site, impactRating }) {
    return { id, name, site: site?.name ?? null, rating: impactRating };
}
function changeText(before, after) {
    if (before === null)
        return [`create ${after?.asset_type ?? ''}`];
    if (after === null)
        return [`delete ${before.asset_type}`];
    const parts = [
        before.system.id === after.system.id ? [] : moveText(before.system, after.system),
        before.name === after.name ? [] : ['rename from ', { name: before.name }],
        before.asset_type === after.asset_type ? [] : [`${before.asset_type} → ${after.asset_type}`],
    ];
    const text = commaJoined(parts);
    return text.length === 0 ? ['update'] : text;
}
/** With both ids if two systems of a site have one name. */
function moveText(from, to) {
    const isAlike = from.name === to.name && from.site === to.site;
    const ids = isAlike ? [' (', { name: from.id }, ') to ', { name: to.id }] : [];
    const isRated = from.rating !== to.rating;
    const ratings = isRated ? [', ', ratingPart(from), ' → ', ratingPart(to)] : [];
    return ['move from ', ...siteAndName(from), ...ids, ...ratings];
}
/** High, Medium and Low are plain words; anybody may have written another one. */
function ratingPart({ rating }) {
    if (rating === null)
        return 'no rating';
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .isUsualRating */ ._G)(rating) ? rating : { name: rating };
}
/** `Tolt Junction / SCADA`. */
function siteAndName({ site, name }) {
    return site === null ? [{ name }] : [{ name: site }, ' / ', { name }];
}
/** A difference that apply would not execute: the state at the service, and the state in the files. */
function driftRow(whole) {
    const change = (0,_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .contrasted */ .CF)(whole);
    const { name } = change.before ?? change.after;
    return { ...plannedRow(whole), asset: name, change: driftText(change) };
}
function driftText(change) {
    const sides = bothSides(change, ratedName);
    return change.action === 'update' ? sides : [`${(change.before ?? change.after).asset_type} `, ...sides];
}
/** What the service has and what the files have. `colon` is behind the name of each side. */
function bothSides(change, nameOf, colon = '') {
    if (change.action === 'delete')
        return ['at the service, in no file'];
    if (change.action === 'create')
        return ['in the files, not at the service'];
    const there = sideText(change, change.before, nameOf(change.fromSystem));
    const declared = sideText(change, change.after, nameOf(change.cyberSystem));
    return [`at the service${colon} `, ...there, `; in the files${colon} `, ...declared];
}
/** `Tolt Junction / SCADA (Medium)`. */
function ratedName(system) {
    const row = rowSystem(system);
    return row.rating === null ? siteAndName(row) : [...siteAndName(row), ' (', ratingPart(row), ')'];
}
/** The fields in which one side of an update differs from the other, and the name of its cyber system. */
function sideText({ changed }, side, system) {
    return commaJoined([
        changed.includes('name') ? ['named ', { name: side.name }] : [],
        changed.includes('cyber_system_id') ? ['in ', ...system] : [],
        changed.includes('asset_type') ? [side.asset_type] : [],
    ]);
}
/** Joins the parts that are not empty. */
function commaJoined(parts) {
    return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [', ', ...part]));
}
/** A text of a row on a surface that is text itself. */
function setRowText(text, name) {
    return text.map((part) => (typeof part === 'string' ? part : name(part.name))).join('');
}


/***/ }),

/***/ 8889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ declarations)
/* harmony export */ });
/* unused harmony export NAMELESS */
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6599);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
// The YAML lines that would declare assets that no file declares yet.



/** Why there are no lines to declare an asset. */
const NAMELESS = 'without a name no file can declare it. Name it in the application';
/**
 * The lines to add under `assets:` for an asset. If its name needs an id, or is shared among `assets` in its system,
 * its id pins it. For an asset without a name, the line is a comment.
 */
function declarations(assets) {
    const names = new Set();
    const shared = new Set();
    for (const { cyber_system_id, name } of assets) {
        const key = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name);
        (names.has(key) ? shared : names).add(key);
    }
    return ({ id, name, asset_type, cyber_system_id }) => {
        if (name === '')
            return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id)}: ${NAMELESS}`];
        const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(name)}`, `    asset_type: ${asset_type}`];
        if (shared.has((0,_core_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name)) || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(name))
            lines.push(`    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(id)}`);
        return lines;
    };
}


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P4: () => (/* binding */ behindLine),
/* harmony export */   oc: () => (/* binding */ ledgerLine),
/* harmony export */   yq: () => (/* binding */ ledgerEndLines)
/* harmony export */ });
/* unused harmony export LEDGER_WORDS */
// The messages about a ledger that cannot be written: findings with a code, in the terminal and in `explain`.
const BEGIN_BRANCH = 'Restore it from a clone, or begin one: `cip-sync ledger init`.';
const BEGIN_REPOSITORY = 'Check its spelling, or make the repository. Then restore the branch from a clone, or begin one: `cip-sync ledger init`.';
const OTHER_LEDGER = 'Name the ledger that this apply wrote to. If its branch was rewound, restore it from a clone that has that commit. If it is lost, keep the evidence beside the ledger that continues it.';
const NEVER_SILENT = 'A run never begins a ledger by itself, so that you notice a deleted one.';
/** After something was written, `ledger-refused` and `ledger-unreachable` are reported as `ledger-behind`. */
const LEDGER_WORDS = {
    'ledger-public': {
        message: () => 'The repository of the ledger is public, and a ledger holds every name. Nothing was written.',
        remedy: () => 'Make the repository private, or name a private one in `ledger`.',
    },
    'ledger-missing': {
        message: (detail) => `${missingText(detail)} Nothing was written.`,
        remedy: (detail) => `${detail === 'repository' ? BEGIN_REPOSITORY : BEGIN_BRANCH} ${NEVER_SILENT}`,
    },
    'ledger-mismatch': {
        message: (detail) => `${mismatchText(detail)} Nothing was written.`,
        remedy: (detail) => {
            if (detail.includes(' which is not part of this ledger'))
                return OTHER_LEDGER;
            if (detail.includes(' is of format '))
                return 'Use the version that began the ledger, or a later one.';
            return 'Name the ledger of this organization in `ledger`: each organization has a branch of its own.';
        },
    },
    'ledger-refused': {
        message: (detail) => `The push to the ledger was refused: ${detail}.`,
        remedy: () => 'Let the token of `ledger-token` push to that branch, and check that the rules of the branch allow it.',
    },
    'ledger-unreachable': {
        message: (detail) => `The ledger could not be reached: ${detail}.`,
        remedy: () => 'Run it again once its server answers.',
    },
    'ledger-behind': {
        message: (detail) => `The changes are applied, but their record is not in the ledger: ${detail}.`,
        remedy: () => 'Keep the evidence file: it is the record of this apply. The next apply or reading records what came of it.',
    },
};
function missingText(detail) {
    if (detail === 'rewound')
        return 'The branch of the ledger lacks what this run has pushed: it was rewound.';
    return detail === 'repository'
        ? 'The repository of the ledger is not there, or the token may not read it.'
        : 'The branch of the ledger is not there.';
}
function mismatchText(detail) {
    if (detail === 'organization' || detail === 'service')
        return `The ledger is of another ${detail}.`;
    return `The ledger cannot accept it: ${detail}.`;
}
/** `ledger-missing: The branch of the ledger is not there. … `: one line, code first. */
function ledgerLine(code, detail) {
    const { message, remedy } = LEDGER_WORDS[code];
    return `${code}: ${message(detail)} ${remedy(detail).replaceAll('`', '')}`;
}
/** What a run left in its ledger, a line each. Empty for a run without a ledger. */
function ledgerEndLines(end) {
    if (end === null)
        return [];
    const commit = end.commit === null ? [] : [`Ledger commit: ${end.commit}`];
    return end.behind === null ? commit : [...commit, end.behind];
}
/** Which record of a run is not in the ledger, and why. Only an apply leaves a file that can be added. */
function behindLine(kind, why) {
    const add = LEDGER_WORDS['ledger-behind'].remedy().replaceAll('`', '');
    switch (kind) {
        case 'applied':
            return ledgerLine('ledger-behind', why);
        case 'refused':
            return `ledger-behind: Nothing was written at the service, but the record of that is not in the ledger: ${why}. ${add}`;
        case 'look':
            return `ledger-behind: The reading of this run is not in the ledger: ${why}. Run it again: the next reading records the lists.`;
    }
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RD: () => (/* binding */ renderSavedPlanTerminal),
/* harmony export */   Rj: () => (/* binding */ renderBlocked),
/* harmony export */   cw: () => (/* binding */ renderPlanTerminal)
/* harmony export */ });
/* unused harmony export renderPlanBrief */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8569);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8889);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(421);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5511);








/** Plans with more changes are shown in part, and so are longer lists of undeclared assets. */
const LONG = 2000;
/** How many changes of each kind are then shown. Deletes are always shown. */
const SHOWN_OF_KIND = LONG / 4;
const WIDTH = 120;
const TITLES = { plan: ['Inventory plan', 'for'], apply: ['To apply', 'to'], drift: ['Drift', 'of'] };
/** If the service could not be read, the organization is not known. */
function headingOf({ organization }, verb) {
    const [heading, preposition] = TITLES[verb];
    return organization === '' ? heading : `${heading} ${preposition} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(organization)}`;
}
/** The whole page, ending with a newline. Linear in the size of the plan. */
function renderPlanTerminal(plan, options) {
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .painter */ .C2)(options.color);
    const widest = Math.max(16, Math.floor((options.width ?? WIDTH) / 3));
    const page = { paint, widest, detail: options.detail, lines: [] };
    const { lines } = page;
    const { verb = 'plan' } = options;
    const summary = verb === 'drift' ? (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .driftHeadline */ .AF)(plan) : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(plan);
    const heading = `${headingOf(plan, verb)}: ${summary}`;
    const isLoud = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .headlinePhrases */ .Lx)(plan).some(({ loud }) => loud);
    lines.push(isLoud ? paint.bold(paint.red(heading)) : paint.bold(heading), '');
    const findings = options.findings ?? plan.diagnostics;
    pushDiagnostics(page, findings.filter(_messages_js__WEBPACK_IMPORTED_MODULE_3__.isQuestion));
    pushSections(page, plan);
    pushUndeclared(page, plan.undeclared);
    pushDiagnostics(page, findings.filter((finding) => !(0,_messages_js__WEBPACK_IMPORTED_MODULE_3__.isQuestion)(finding)));
    for (const line of blockedLines(plan, options))
        lines.push(line, '');
    const only = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .onlySentence */ .Gp)(plan, options.detail, _text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .plainFormatter */ .P8);
    if (only !== null)
        lines.push(only, '');
    const rest = restOf(plan);
    lines.push(paint.bold((0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .summaryLine */ .dC)(plan)) + (rest === '' ? '' : _summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .SEPARATOR */ .wv + rest));
    // Without changes to execute there is nothing to approve.
    if (plan.toExecute.length > 0)
        lines.push(paint.dim(plan.digest));
    lines.push('');
    return lines.join('\n');
}
/** The same for the log of a run whose summary shows each change: findings and counts. Ends with a newline. */
function renderPlanBrief(plan, { detail, findings }) {
    const page = { paint: painter(false), widest: WIDTH, detail, lines: [] };
    pushDiagnostics(page, findings);
    return `${[...page.lines.filter((line) => line !== ''), joined([summaryLine(plan), restOf(plan)], SEPARATOR), IN_SUMMARY].join('\n')}\n`;
}
const IN_SUMMARY = 'The summary of this run shows all of it.';
function restOf({ summary, diagnostics }) {
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(diagnostics) ? '' : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .restLine */ .lw)(summary);
}
/** Why the plan is blocked, a line for each guard. Empty if it is not blocked. */
function blockedLines(plan, { color, face }) {
    const { red } = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .painter */ .C2)(color);
    return (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .guardSentences */ .S6)(plan, _text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .plainFormatter */ .P8, face).map((sentence) => red(`Blocked: ${sentence}`));
}
/** Why the plan is blocked. Empty if it is not blocked. */
function renderBlocked(plan, options) {
    return blockedLines(plan, options)
        .map((line) => `${line}\n`)
        .join('');
}
/** A plan that the reader already knows, in a few lines: its counts, and why it is blocked. Ends with a newline. */
function renderSavedPlanTerminal(plan, options) {
    const lines = [`The saved plan, unchanged: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .summaryLine */ .dC)(plan)}`, ...blockedLines(plan, options), plan.digest];
    return `${lines.join('\n')}\n`;
}
function pushSections(page, plan) {
    const all = (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionsOf */ .Ks)(plan);
    const visibleSections = cut(all, plan.changes.length);
    const { requested, pending, reverted, drift } = visibleSections;
    const { paint, lines, detail } = page;
    const rowsOf = (section) => detail === 'counts'
        ? namelessRows(all[section], visibleSections[section], page)
        : systemBlocks(visibleSections[section], changeLine, page);
    pushAll(lines, rowsOf('requested'));
    if (pending.length > 0)
        lines.push(paint.cyan(`${_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .HEADINGS */ .Ac.pending}. This apply executes them too`), '');
    pushAll(lines, rowsOf('pending'));
    if (reverted.length > 0)
        lines.push(paint.cyan(_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .HEADINGS */ .Ac.reverted), '');
    pushAll(lines, rowsOf('reverted'));
    if (drift.length > 0)
        lines.push(paint.cyan(`${_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .HEADINGS */ .Ac.drift}. Someone changed the service, and no file asks for it`), '');
    pushAll(lines, detail === 'counts' ? namelessDrift(all.drift) : systemBlocks(drift, driftLine, page));
    const listed = requested.length + pending.length + reverted.length + drift.length;
    const hidden = plan.changes.length - listed;
    if (hidden === 0)
        return;
    lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(hidden, 'more change')} not shown. --out FILE or --json has all of them.`, '');
}
/** Not `push(...)`: a call does not take 100,000 arguments. */
function pushAll(lines, more) {
    for (const line of more)
        lines.push(line);
}
/** The first changes of each kind, over all sections, and every delete to execute. */
function cut(sections, total) {
    if (total <= LONG)
        return sections;
    const left = new Map(_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW.map((kind) => [kind, SHOWN_OF_KIND]));
    const take = (change) => {
        const kind = (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .changeKind */ .P0)(change);
        const room = left.get(kind) ?? 0;
        left.set(kind, room - 1);
        return room > 0;
    };
    const takeExecuted = (change) => change.action === 'delete' || take(change);
    return {
        requested: sections.requested.filter(takeExecuted),
        pending: sections.pending.filter(takeExecuted),
        reverted: sections.reverted.filter(takeExecuted),
        drift: sections.drift.filter(take),
    };
}
/** Under `detail: counts`: how many of each kind, and the lines of the files that ask for those shown. */
function namelessRows(changes, shown, { paint }) {
    const [kinds, kindsShown] = [(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .byKind */ .Sb)(changes), (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .byKind */ .Sb)(shown)];
    const lines = [];
    for (const kind of _sections_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW) {
        const count = kinds[kind].length;
        if (count === 0)
            continue;
        const line = `${kind} ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(count, 'asset')} in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)((0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCount */ .nA)(kinds[kind]), 'cyber system')}`;
        lines.push(kind === 'delete' ? paint.red(`${line}: ${_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .PERMANENT */ .R2}`) : line);
        for (const change of kindsShown[kind]) {
            const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceOf */ .vz)(change);
            if (source !== null)
                lines.push(`  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(source)}`);
        }
        lines.push('');
    }
    return lines;
}
function namelessDrift(changes) {
    return changes.length === 0 ? [] : [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(changes.length, 'difference'), ''];
}
function pushUndeclared({ paint, lines, detail }, undeclared) {
    if (undeclared.length === 0)
        return;
    const hint = detail === 'counts' ? '' : '. To declare them, add these lines';
    lines.push(paint.cyan(`${_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .HEADINGS */ .Ac.undeclared}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .zD)(undeclared.length)}${hint}`), '');
    if (detail === 'counts')
        return;
    const declare = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_1__/* .declarations */ .I)(undeclared.map(({ asset }) => asset));
    for (const { system, members } of (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .bySystem */ .Dp)((0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .undeclaredInOrder */ .zd)(undeclared).slice(0, LONG))) {
        lines.push(paint.bold((0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .systemText */ .VZ)(system)));
        for (const { asset } of members)
            pushAll(lines, declare(asset));
        lines.push('');
    }
    if (undeclared.length > LONG)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .zD)(undeclared.length - LONG)} more not shown. --json has all of them.`, '');
}
function pushDiagnostics({ paint, lines, detail }, diagnostics) {
    const colors = { error: paint.red, warning: paint.yellow, notice: paint.dim };
    pushAll(lines, (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__.findingLines)(diagnostics, detail, (line, severity) => colors[severity](line)));
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
/** Grouped by cyber system, with deletes first in each. Linear in changes. */
function systemBlocks(changes, lineOf, style) {
    const lines = [];
    for (const { system, members } of (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .bySystem */ .Dp)(changes)) {
        const kinds = (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .byKind */ .Sb)(members);
        const rows = _sections_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW.flatMap((kind) => kinds[kind].map((change) => lineOf((0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .contrasted */ .CF)(change))));
        lines.push(style.paint.bold((0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .systemText */ .VZ)(system)));
        pushLines(lines, rows, style);
        lines.push('');
    }
    return lines;
}
function changeLine(change) {
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceOf */ .vz)(change);
    const kind = (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .changeKind */ .P0)(change);
    const move = kind === 'move' && change.action === 'update' ? moveLine(change) : '';
    return {
        kind,
        cells: [markOf(change), (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .nameText */ .fh)(change), (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .typeText */ .wQ)(change), change.id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(change.id)],
        rest: source === null ? _summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .PERMANENT */ .R2 : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(source),
        below: move,
    };
}
/** An update of several kinds names them all: `~ rename, retype`. */
function markOf(change) {
    const mark = MARKS[(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .changeKind */ .P0)(change)];
    if (change.action !== 'update' || change.changed.length === 1)
        return mark;
    const { changed } = change;
    const isMove = changed.includes('cyber_system_id');
    const isRename = isMove && changed.includes('name');
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)([mark, isRename ? 'rename' : '', changed.includes('asset_type') ? 'retype' : ''], ', ');
}
function moveLine({ fromSystem, cyberSystem }) {
    const rating = ratingChange(fromSystem, cyberSystem);
    const inherits = rating === '' ? _summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .INHERITS */ .zZ : `impact rating ${rating}`;
    const [from, to] = [fromSystem, cyberSystem].map((one) => (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .systemText */ .VZ)({ ...one, impactRating: null }));
    return `${from} → ${to}: ${inherits}`;
}
/** `Medium → High`. One rating if both systems have the same, '' if neither has one. */
function ratingChange({ impactRating: from }, { impactRating: to }) {
    if (from === null && to === null)
        return '';
    const text = (rating) => (rating === null ? 'none' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .ratingText */ .l$)(rating, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm));
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .turned */ .d9)(text(from), text(to));
}
/** The line of drift: the state at the service, and the state in the files. */
function driftLine(change) {
    const { name, asset_type } = change.before ?? change.after;
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceOf */ .vz)(change);
    const sides = (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)((0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .bothSides */ .g6)(change, (system) => [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .systemText */ .VZ)(system)], ':'), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm);
    return {
        kind: null,
        cells: ['?', (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(name), asset_type, change.id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(change.id), sides],
        rest: source === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(source),
        below: '',
    };
}
function pushLines(lines, rows, { paint, widest }) {
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
