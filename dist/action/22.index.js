export const id = 22;
export const ids = [22,538];
export const modules = {

/***/ 5234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   DT: () => (/* binding */ revisionOf),
/* harmony export */   MU: () => (/* binding */ readingOf),
/* harmony export */   Z$: () => (/* binding */ asCreator),
/* harmony export */   _B: () => (/* binding */ lookFrom),
/* harmony export */   fD: () => (/* binding */ rulesOf),
/* harmony export */   mx: () => (/* binding */ lookAs),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   z0: () => (/* binding */ judgeFor)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9936);
/* harmony import */ var _github_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8556);
/* harmony import */ var _github_situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3983);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1405);
// What a command of the action reads from GitHub, and the rules by which it judges that.





/** How the situation is read for that purpose. */
function readingOf(context, { purpose, from, before }) {
    const { settings, git, runner, github } = context;
    const { client, owner, keys, defaultBranch, paths } = github;
    const isApply = purpose === 'apply';
    const needsReview = settings.approval === 'review';
    return {
        ...{ github: client, owner, keys, from, before, defaultBranch, paths },
        of: isApply ? runner.commit : from,
        depth: isApply ? (needsReview ? 'rights' : 'reviews') : 'records',
        withComments: isApply || needsReview || keys.length > 0,
        // A plan approves nothing by itself, so it neither waits nor looks behind merges.
        pause: isApply ? (ms) => (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .pause */ .v7)(context, ms) : null,
        treesOf: isApply ? oncePerList((shas) => (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .treesAt */ .n8)(paths, shas, git)) : null,
    };
}
/** A situation may be read twice at once, and two fetches of one clone would lock each other out. */
function oncePerList(ask) {
    const answers = new Map();
    return (list) => {
        const key = list.join();
        const answer = answers.get(key) ?? ask(list);
        answers.set(key, answer);
        return answer;
    };
}
function rulesOf(context, purpose) {
    const { approval, deleteApprovals, ticketPattern } = context.settings;
    const needsReview = purpose === 'apply' && approval === 'review';
    const { owner, keys } = context.github;
    const needsTicket = ticketPattern !== '';
    return { owner, keys, approval, needsReview, deleteApprovals, needsTicket };
}
/** Looks for a purpose, as this creator sees it if one is given. */
async function lookFrom(context, purpose, creator) {
    return lookAs(context, readingOf(context, purpose), creator);
}
/** Reads what was applied. Throws if something was applied but what is not known. */
async function lookAs(context, reading, creator) {
    const look = await (0,_github_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .readApplied */ .WT)(reading, creator);
    const { isReadable, why } = look.facts.deployments;
    if (!isReadable) {
        context.runner.warn(`${why} What was applied is read with the permission deployments: read.`);
    }
    expectKnown(look);
    return look;
}
/** The same as the bot of this run's app sees it, if the app is known and others made what was read. */
async function asCreator(context, look, creator) {
    return look.facts.creator === creator ? look : lookAs(context, look.reading, creator);
}
/** Nothing may be concluded from deployments that others hide, or that have a seal by another key. */
function expectKnown({ applies: { hiddenBy, isKeyChanged } }) {
    if (hiddenBy !== null) {
        const problem = `hides the applied marks: ten pages of it hold no apply of this inventory that succeeded. They were made by ${hiddenBy.join(', ')}. Nothing was written. Delete the deployments that are not ours, and run again.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('the list of deployments', problem);
    }
    if (!isKeyChanged)
        return;
    const problem = 'fits none of the applied marks: it was changed. Nothing was written, and nothing that is pending is lost. Give the old key as a second line. Where it is lost, delete these deployments (environment inventory-applied), which takes the commit before the next push as applied.';
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('signing-key', problem);
}
/** Reads the situation and judges it, for a run that approves nothing. */
async function lookAt(context, look) {
    return judgeFor(context, 'plan', await (0,_github_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .readSituation */ .ZN)(look));
}
/** Judges a situation, and warns about what is unusual in it. */
function judgeFor(context, purpose, situation) {
    const { runner, settings } = context;
    if (runner.isDebug)
        runner.log(`${(0,_github_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .printSituation */ .Sc)(situation, settings.detail)}\n`);
    const judgement = (0,_github_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)(situation, rulesOf(context, purpose));
    if (judgement.isRewritten)
        runner.notice(REWRITTEN);
    if (situation.hasOlder)
        runner.warn(HAS_OLDER);
    for (const message of situation.unread)
        runner.notice(message);
    return { situation, judgement };
}
const REWRITTEN = 'The commit applied last is of another history than this one: what counts as applied is the commit before.';
const HAS_OLDER = 'Nothing says what was applied last, so the newest 1,000 commits were looked at. There are older ones: what their pull requests showed approves nothing here.';
/** What head is compared with. If the applied commit is not known, base is used instead. */
async function baselineOf(context, base, judgement) {
    const { applied, recorded } = judgement;
    const appliedRevision = await revisionOf(context, applied ?? base);
    const isOne = base === null || base === applied || applied === null;
    return { base: isOne ? appliedRevision : await revisionOf(context, base), applied: appliedRevision, recorded };
}
/** null for none. */
async function revisionOf({ git }, commit) {
    if (commit === null)
        return null;
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .ensureCommit */ .q$)(commit, git);
    return { kind: 'commit', commit };
}


/***/ }),

/***/ 4157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withLedger: () => (/* binding */ withLedger)
/* harmony export */ });
/* unused harmony exports withCliLedger, remoteOf */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9485);
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
    const { openLedger } = await Promise.all(/* import() */[__webpack_require__.e(385), __webpack_require__.e(127)]).then(__webpack_require__.bind(__webpack_require__, 127));
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
        for (const line of ledgerEndLines(opened.ledger.end))
            context.terminal.err(`${visible(line)}\n`);
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
    const { createGitHub } = await __webpack_require__.e(/* import() */ 636).then(__webpack_require__.bind(__webpack_require__, 636));
    const { tokenEnvironment } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9936));
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ runPlan),
/* harmony export */   le: () => (/* binding */ runDrift)
/* harmony export */ });
/* unused harmony exports chosenSystems, cliPlan, cliDrift, baseFrom, planOptions */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2270);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6599);
/* harmony import */ var _core_only_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8341);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2928);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7443);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1488);
/* harmony import */ var _report_text_style_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5511);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6176);
/* harmony import */ var _git_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2556);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4157);
/* harmony import */ var _reviews_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7775);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5645);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9392);

















async function runPlan(context, compared) {
    const taken = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_13__/* .takeSnapshot */ .W9)(context, compared);
    const reviews = context.ledger === null ? await (0,_reviews_js__WEBPACK_IMPORTED_MODULE_11__/* .reviewFindings */ .F)(context, compared.base) : [];
    const snapshot = reviews.length === 0 ? taken : { ...taken, diagnostics: [...taken.diagnostics, ...reviews] };
    const plan = planOf(snapshot, context.settings, { ...snapshot, recorded: compared.recorded });
    return planned(snapshot, plan, planResult(plan));
}
/**
 * Every difference is drift, unless it is known to be pending: merged and not applied yet. If that is not known, the
 * files count as applied.
 */
async function runDrift(context, merged) {
    const { recorded } = merged;
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_13__/* .takeSnapshot */ .W9)(context, { base: null, ...merged });
    const { head, live } = snapshot;
    const compared = { base: head, applied: snapshot.applied ?? head, recorded };
    const plan = planOf(snapshot, { ...context.settings, drift: 'report' }, compared);
    const result = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_14__/* .hasErrors */ .Cs)(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
    if (live !== null)
        await context.ledger?.recordReading(plan, await (0,_git_context_js__WEBPACK_IMPORTED_MODULE_9__/* .inventoryCommit */ .u9)(context));
    return { ...planned(snapshot, plan, result), head, live };
}
function planOf({ head, live, outside, diagnostics }, settings, { base, applied, recorded }) {
    if (live === null) {
        const findings = [...diagnostics];
        (0,_core_names_js__WEBPACK_IMPORTED_MODULE_15__/* .checkBetween */ .nT)((0,_core_names_js__WEBPACK_IMPORTED_MODULE_15__/* .groupByText */ .YQ)(head.documents), settings.uniqueNames, (finding) => findings.push(finding));
        return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidPlan */ .n)(settings.organization, findings, settings);
    }
    // The system to choose may be in a file that cannot be read. So the errors of files are reported first.
    const only = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_14__/* .hasErrors */ .Cs)(diagnostics) ? null : chosenSystems(settings, head, live);
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
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_14__/* .hasErrors */ .Cs)(plan.diagnostics))
        return 'invalid';
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_16__/* .isBlocked */ .lT)(plan.guards))
        return 'blocked';
    return plan.toExecute.length > 0 ? 'planned' : 'no-changes';
}
async function cliPlan(flags, cli) {
    refuseFormats(flags);
    return openCli(flags, cli, SERVICE, async (context) => {
        const planned = await runPlan(context, baselineAt(baseFrom(flags)));
        await showPlan(planned, 'plan', context);
        return exitCodeOf(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
    });
}
async function cliDrift(flags, cli) {
    refuseFormats(flags);
    return openCli(flags, cli, SERVICE, (plain) => withCliLedger(plain, async (context) => {
        const drifted = await runDrift(context, NOTHING_KNOWN);
        await showPlan(drifted, 'drift', context);
        const code = exitCodeOf(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
        return context.ledger?.end.behind == null ? code : 1;
    }));
}
/** Standard output takes one format and never the saved plan. */
function refuseFormats({ json, markdown, out }) {
    // A saved plan holds every name, whatever may be shown.
    if (out === '-')
        throw new ConfigurationError('--out', 'names a file, and "-" is none. --json prints the plan.');
    if (json !== true || markdown !== true)
        return;
    throw new ConfigurationError('--json and --markdown', 'exclude each other. Give one of them.');
}
function baseFrom({ base }) {
    return typeof base === 'string' ? { kind: 'commit', commit: base } : null;
}
async function showPlan({ plan, result }, verb, context) {
    const { settings, flags, terminal, host, progress, startedAt } = context;
    const { clock, version } = host;
    progress.end();
    const { planDocument, shownPlan } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8373));
    const { detail } = settings;
    const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
    if (typeof flags.out === 'string')
        putOut(jsonText(planDocument(plan, stamp)), flags, context);
    if (flags.json === true)
        terminal.out(printedJson(shownPlan(plan, { ...stamp, detail })));
    else if (flags.markdown === true) {
        const { renderPlanMarkdown } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3019));
        terminal.out(renderPlanMarkdown(plan, { detail, verb }));
    }
    else {
        terminal.err(renderPlanTerminal(plan, planOptions(context, verb)));
        if (result === 'drifted')
            terminal.err(`${NOT_APPLIED}${adoptLine(null, settings.paths)}`);
        terminal.err(`${closingLine(result, planCounts(plan, verb), clock.now() - startedAt)}\n`);
    }
    // You may have redirected standard output to a file. Then standard error shows why the run failed.
    if (result === 'blocked' && (flags.json === true || flags.markdown === true))
        terminal.err(renderBlocked(plan, planOptions(context, verb)));
}
/** Without a record of what was applied, HEAD counts as applied. */
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';
function planOptions({ settings, terminal }, verb) {
    const { color, width } = terminal;
    return { color, width, detail: settings.detail, verb, face: 'cli' };
}


/***/ }),

/***/ 7775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ reviewFindings),
/* harmony export */   s: () => (/* binding */ reviewsToRecord)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _inventory_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1011);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6397);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5360);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1405);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4157);
// Reviews of the list: files that pull requests bring into the inventory's repository. A plan compares them with the
// ledger. The apply after their merge records them there.








/** The reviews at a revision, by their paths; none where there is no such folder. */
async function readReviews(context, revision) {
    const { cwd, settings, git: run } = context;
    const selections = await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .readPaths */ .Vv)([settings.reviews], cwd);
    // Its schema needs a library that a plan without a ledger does not load.
    const { readReview } = await __webpack_require__.e(/* import() */ 661).then(__webpack_require__.bind(__webpack_require__, 661));
    const reviews = [];
    const visit = (file) => {
        const read = (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(file, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8);
        if (read === null)
            return;
        const { path, text } = read;
        reviews.push({ path, text, sha256: (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(text), ...parsed(text, readReview) });
    };
    await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_3__/* .readRevision */ .M7)(revision, { cwd, run, selections }, visit, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8);
    return reviews;
}
function parsed(text, read) {
    try {
        return read((0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .load */ .Hh)(text));
    }
    catch (error) {
        if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB))
            throw error;
        return { review: null, wrong: 'its YAML' };
    }
}
/** `review-mismatch` for each review that is new since `base` and does not fit the list that it names. */
async function reviewFindings(context, base) {
    if (context.settings.ledger === '')
        return [];
    const earlier = new Set((base === null ? [] : await readReviews(context, base)).map(reviewKey));
    const fresh = (await readReviews(context, context.head)).filter((review) => !earlier.has(reviewKey(review)));
    const wrong = fresh.filter(({ review }) => review === null);
    const findings = wrong.map((review) => findingOf(review, `it is not as audit review writes it, at ${review.wrong}`));
    const whole = fresh.filter(({ review }) => review !== null);
    if (whole.length === 0)
        return findings;
    return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__.withLedger)(context, async ({ ledger }) => {
        for (const review of whole) {
            const problem = (await ledger?.reviewProblem(review.review)) ?? null;
            if (problem !== null)
                findings.push(findingOf(review, problem));
        }
        return findings;
    });
}
function reviewKey({ path, sha256: hash }) {
    return `${path} ${hash}`;
}
function findingOf({ path, text }, problem) {
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .diagnostic */ .YK)('review-mismatch', 'error', { file: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(path, text), offset: null }, { problem });
}
/** The reviews of this commit that fit the lists they name and are not in the ledger yet. */
async function reviewsToRecord(context) {
    const { ledger, runner, head } = context;
    if (ledger === null)
        return [];
    const recorded = await ledger.reviews();
    const fresh = (await readReviews(context, head)).filter((review) => !recorded.has(reviewKey(review)));
    const whole = [];
    for (const review of fresh) {
        const problem = review.review === null ? review.wrong : await ledger.reviewProblem(review.review);
        if (problem === null)
            whole.push(await recordOf(review, context));
        else
            runner.warn(`review-mismatch: ${review.path} is not recorded: ${problem}.`);
    }
    return whole;
}
async function recordOf({ path, sha256, review }, context) {
    const { github, settings, runner, folder } = context;
    const { date, ledger_commit, live_sha256, scope, statement } = review;
    const { entries } = await github.client.commits({ sha: runner.commit, path: folder + path }, 1);
    const pull = entries[0] === undefined ? null : await pullBehind(entries[0], context);
    const author = pull?.author?.login ?? null;
    const approvals = pull === null ? [] : await approvalsOf(pull.number, context);
    const isApprover = (login) => {
        return settings.reviewApprovers.some((each) => each.toLowerCase() === login.toLowerCase());
    };
    return {
        ...{ date, path, sha256, ledger_commit, live_sha256, scope, statement },
        ...{ pull_request: pull?.number ?? null, author, head: pull?.head_sha ?? null },
        ...{ merge_commit: pull?.merge_commit_sha ?? null, approvals },
        approved_by_review_approver: approvals.some(({ user, commit_id }) => {
            return isApprover(user) && user !== author && commit_id === pull?.head_sha;
        }),
    };
}
/** The pull request that brought a commit; null for a direct push. GitHub may not know it at once. */
async function pullBehind(commit, context) {
    const { client, defaultBranch } = context.github;
    const { readBrought } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3983));
    const wait = (ms) => (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .pause */ .v7)(context, ms);
    const asking = { github: client, awaited: [commit.sha], defaultBranch, pause: wait };
    const [brought] = await readBrought([commit.sha], asking);
    return brought?.pull ?? null;
}
/** For each person the latest decisive review, if it approves. */
async function approvalsOf(number, { github }) {
    const { latestDecisive } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2715));
    return latestDecisive(await github.client.reviews(number)).flatMap(({ user, state, submitted_at, commit_id }) => state === 'APPROVED' && user !== null && submitted_at !== null
        ? [{ user: user.login, submitted_at, commit_id }]
        : []);
}


/***/ }),

/***/ 8341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UW: () => (/* binding */ checkWhole),
/* harmony export */   hr: () => (/* binding */ onlySystems),
/* harmony export */   oM: () => (/* binding */ chooseSystems)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1968);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4223);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7557);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9851);





/** Reports `partial-inventory` at the first such file that declares a system of this organization. */
function checkWhole(outside, { systems }, { deletes }, report) {
    const ours = outside.filter(({ cyberSystem }) => (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .findByReference */ .mk)(systems, cyberSystem.value).length > 0);
    const [first] = ours;
    if (first === undefined)
        return;
    const { file, cyberSystem } = first;
    const files = new Set(ours.map((document) => document.file.path)).size;
    const args = { name: cyberSystem.value, files, deletes: deletes.length };
    const severity = deletes.length > 0 ? 'error' : 'warning';
    report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('partial-inventory', severity, { file, offset: cyberSystem.offset }, args));
}
/** By id, name, `SITE/SYSTEM`, or the path of a file, which chooses every system that it declares. */
function chooseSystems(reference, { directory, documents }) {
    const { systems } = directory;
    const named = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .findByReference */ .mk)(systems, reference);
    if (named.length === 1)
        return { systems: named };
    if (named.length > 1)
        return { several: referencesTo(named, directory) };
    const sited = [...systems.byId.values()].filter(({ id }) => isSited(reference, systems.place(id)));
    if (sited.length === 1)
        return { systems: sited };
    if (sited.length > 1)
        return { several: sited.map(({ id }) => id) };
    const path = reference.replaceAll('\\', '/').replace(/^\.\//, '');
    const inFile = documents.filter(({ file }) => file.path === path);
    if (inFile.length === 0)
        return { near: nearReferences(reference, directory) };
    const resolved = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSystems */ .Hi)({ documents: inFile, isComplete: false }, directory, _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .unreported */ .B8);
    return { systems: resolved.systems.map(({ system }) => system) };
}
/** Systems of one name as `SITE/SYSTEM`, or by id where the site is not enough. */
function referencesTo(namesakes, { systems }) {
    const bySite = (0,_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(namesakes, ({ id }) => systems.place(id).site?.name ?? null);
    return namesakes.map(({ id, name }) => {
        const site = systems.place(id).site?.name ?? null;
        return site === null || bySite.get(site).length > 1 ? id : `${site}/${name}`;
    });
}
/**
 * References to systems with similar names. A name that several systems share would be refused again, so it is made
 * unique.
 */
function nearReferences(reference, directory) {
    return directory.systems.names.nearest(reference).flatMap((name) => {
        const named = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .findByReference */ .mk)(directory.systems, name);
        return named.length > 1 ? referencesTo(named, directory) : [name];
    });
}
/** `SITE/SYSTEM`, or `SITE / SYSTEM` as plans write it. */
function isSited(reference, { site, name }) {
    return site !== null && (reference === `${site.name}/${name}` || reference === `${site.name} / ${name}`);
}
/**
 * The changes that end in or start from one of the systems, and those to execute that they wait for. `along` counts the
 * changes of other systems among them.
 */
function onlySystems(changes, systems, drift) {
    const isChosen = ({ before, after }) => [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
    const chosen = new Set(changes.filter(isChosen));
    const needed = new Set(chosen);
    const { steps } = (0,_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderChanges */ ._6)((0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .toExecute */ .Pq)(changes, drift));
    const open = steps.flatMap((step, number) => (step.kind === 'write' && chosen.has(step.change) ? [number] : []));
    const included = new Set(open);
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
        const step = steps[number];
        if (step.kind !== 'gate')
            needed.add(step.change);
        for (const before of step.waitsFor) {
            if (!included.has(before))
                open.push(before);
            included.add(before);
        }
    }
    const kept = changes.filter((change) => needed.has(change));
    return { changes: kept, leftOut: changes.length - kept.length, along: needed.size - chosen.size };
}


/***/ }),

/***/ 4223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _6: () => (/* binding */ orderChanges),
/* harmony export */   bu: () => (/* binding */ parkedName)
/* harmony export */ });
/* unused harmony export findCycleBreakers */
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6599);

/** The name of a parked asset until its final name is free. */
function parkedName(change) {
    return change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5;
}
/**
 * Orders the changes with as few waits as every rule of uniqueness allows. Linear in changes: a name that many give up
 * and many take is one gate, not a wait for each pair.
 */
function orderChanges(changes) {
    const { givers, waits } = namesInPlay(changes);
    const breakers = findCycleBreakers({ waits, givers });
    const steps = [];
    const parks = new Map();
    for (const number of breakers)
        parks.set(number, changes.length + givers.length + parks.size);
    const gateStep = (gate) => changes.length + gate;
    changes.forEach((change, number) => {
        const park = parks.get(number);
        const waitsFor = [...waits[number].map(gateStep), ...(park === undefined ? [] : [park])];
        steps.push({ kind: 'write', change, waitsFor, isParkedBefore: park !== undefined });
    });
    const needed = new Set(waits.flat());
    // A parked asset has given up its name by then.
    givers.forEach((giving, gate) => {
        const waitsFor = needed.has(gate) ? giving.map((number) => parks.get(number) ?? number) : [];
        steps.push({ kind: 'gate', waitsFor });
    });
    for (const number of parks.keys())
        steps.push({ kind: 'park', change: updateOf(changes[number]), waitsFor: [] });
    return { steps, last: lastDeletes(steps) };
}
/**
 * Never throws: only updates are part of a cycle, because a cycle needs changes that give up one name and take another.
 */
function updateOf(change) {
    if (change?.action !== 'update')
        throw new Error('only an update both gives up a name and takes one');
    return change;
}
function lastDeletes(steps) {
    const waitedFor = new Set(steps.flatMap((step) => step.waitsFor));
    const last = new Set();
    steps.forEach((step, number) => {
        if (step.kind === 'write' && step.change.action === 'delete' && !waitedFor.has(number))
            last.add(number);
    });
    return last;
}
/**
 * Names that are both given up and taken, as gates. For each gate, the changes that give the name up; for each change,
 * the gates that it waits for.
 */
function namesInPlay(changes) {
    const givers = [];
    const gateOf = new Map();
    changes.forEach((change, number) => {
        for (const key of namesOnlyIn(change.before, change.after)) {
            const gate = gateOf.get(key);
            if (gate === undefined)
                gateOf.set(key, givers.push([number]) - 1);
            else
                givers[gate].push(number);
        }
    });
    const waits = changes.map((change) => {
        if (gateOf.size === 0)
            return [];
        return namesOnlyIn(change.after, change.before).flatMap((key) => gateOf.get(key) ?? []);
    });
    return { givers, waits };
}
/** The keys of the name of one state that the other state does not have. */
function namesOnlyIn(one, other) {
    if (one === null)
        return [];
    const others = other === null ? [] : readings(other);
    return readings(one).filter((key, reading) => key !== others[reading]);
}
/**
 * The keys of one name, one for each possible rule of uniqueness: in the organization or in the system, exact or
 * case-folded.
 */
function readings({ name, cyber_system_id: system }) {
    const folded = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name);
    // No id is empty or holds a line feed, so no two readings share a key.
    return [`exact\n\n${name}`, `folded\n\n${folded}`, `exact\n${system}\n${name}`, `folded\n${system}\n${folded}`];
}
const NEW = 0;
const OPEN = 1;
const DONE = 2;
/**
 * The changes to park. Parking a change removes all of its waits. A ring or a swap needs one; entangled cycles may get
 * more than the minimum. One walk, depth first, without recursion: every cycle has an edge back to a node that is still
 * open on the walk's path.
 */
function findCycleBreakers({ waits, givers }) {
    const changeMark = new Uint8Array(waits.length);
    const gateMark = new Uint8Array(givers.length);
    const parked = new Set();
    for (let start = 0; start < waits.length; start++) {
        if (changeMark[start] !== NEW || waits[start].length === 0)
            continue;
        changeMark[start] = OPEN;
        const path = [{ isGate: false, number: start, next: 0 }];
        while (path.length > 0)
            step(path);
    }
    return parked;
    function step(path) {
        const frame = path[path.length - 1];
        const edges = frame.isGate ? givers[frame.number] : parked.has(frame.number) ? [] : waits[frame.number];
        const target = edges[frame.next++];
        if (target === undefined) {
            (frame.isGate ? gateMark : changeMark)[frame.number] = DONE;
            path.pop();
            return;
        }
        const marks = frame.isGate ? changeMark : gateMark;
        if (marks[target] === OPEN) {
            // The change at this edge: the one it starts from, or the one it leads back to.
            parked.add(frame.isGate ? target : frame.number);
        }
        else if (marks[target] === NEW) {
            marks[target] = OPEN;
            path.push({ isGate: !frame.isGate, number: target, next: 0 });
        }
    }
}


/***/ }),

/***/ 2928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ invalidPlan),
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/core/match-state.js
// The claims of desired assets on live ones while they are matched (docs/apply.md). Each round, a desired asset with
// one candidate left takes it, until nothing changes. So chains work in any file order, and nothing is guessed.


/** In `liveOf`: nothing matches, so the asset is to be created. */
const NONE = -1;
/** In `liveOf`: an error was reported, so nothing may be concluded about the asset. */
const FAILED = -2;
/** From `onlyUnclaimed`: no unclaimed asset has that name. */
const NOBODY = -1;
/** From `onlyUnclaimed`: more than one asset has it. */
const SEVERAL = -2;
/**
 * Live assets by system and name, and the claims on them. The hot path: assets are numbers into lists. One Map of
 * numbers for each system, with a chain for assets of one name, costs a fraction of arrays of objects.
 */
class Claims {
    assets;
    liveOf;
    claimed;
    doubtful = new Set();
    /** True if any indexed name ends with the swap suffix. If false, no lookup of parked names is needed. */
    hasParked = false;
    #bySystem;
    /** The next asset of the same name in the same system, or -1. */
    #next;
    /** Indexes by name the assets of only these `systemIds`. */
    constructor(assets, systemIds, desiredCount) {
        this.assets = assets;
        this.liveOf = new Int32Array(desiredCount).fill(NONE);
        this.claimed = new Uint8Array(assets.length);
        this.#next = new Int32Array(assets.length).fill(-1);
        this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map()]));
        // Backwards, so that a chain of assets of one name runs in the order of the list.
        for (let live = assets.length - 1; live >= 0; live--)
            this.#add(live, assets[live]);
    }
    #add(live, asset) {
        const byName = this.#bySystem.get(asset.cyber_system_id);
        if (byName === undefined)
            return;
        const namesake = byName.get(asset.name);
        if (namesake !== undefined)
            this.#next[live] = namesake;
        byName.set(asset.name, live);
        if (asset.name.endsWith(core_names/* SWAP_SUFFIX */.m5))
            this.hasParked = true;
    }
    claim(desired, live) {
        this.liveOf[desired] = live;
        this.claimed[live] = 1;
    }
    fail(desired) {
        this.liveOf[desired] = FAILED;
    }
    /** The same, when the asset may mean one of several live assets. */
    doubt({ desired, system, asset, source }) {
        this.fail(desired);
        this.doubtful.add((0,core_names/* nameKey */.Rc)(system.id, asset.name)).add((0,core_names/* nameKey */.Rc)(system.id, asset.name + core_names/* SWAP_SUFFIX */.m5));
        if (source !== null)
            this.doubtful.add((0,core_names/* nameKey */.Rc)(source.system.id, source.name));
    }
    /** Up to `most` unclaimed assets of that name in that system. */
    unclaimed(systemId, name, most) {
        const namesakes = [];
        for (let live = this.#first(systemId, name); live >= 0 && namesakes.length < most; live = this.#after(live)) {
            namesakes.push(live);
        }
        return namesakes;
    }
    /** The only unclaimed asset of that name in that system, NOBODY or SEVERAL. Allocates nothing. */
    onlyUnclaimed(systemId, name) {
        const only = this.#first(systemId, name);
        if (only < 0)
            return NOBODY;
        return this.#after(only) < 0 ? only : SEVERAL;
    }
    /** The first unclaimed asset of a chain, or -1. */
    #first(systemId, name) {
        const head = this.#bySystem.get(systemId)?.get(name) ?? -1;
        return head < 0 || this.claimed[head] === 0 ? head : this.#after(head);
    }
    /**
     * The next unclaimed asset of the same chain, or -1. A claim is final, so claimed assets are skipped once and removed
     * from the chain: lookups stay linear in the number of assets of one name.
     */
    #after(live) {
        let next = this.#next[live];
        while (next >= 0 && this.claimed[next] === 1)
            next = this.#next[next];
        this.#next[live] = next;
        return next;
    }
}
function isOpen({ desired }, claims) {
    return claims.liveOf[desired] < 0;
}
/** How many candidates of a kind are looked up: enough to distinguish one from several, and to name some. */
const MOST_FOUND = 5;
function findCandidates({ system, asset, source }, claims) {
    const parkedName = asset.name + core_names/* SWAP_SUFFIX */.m5;
    const isSourceParked = source?.system.id === system.id && source.name === parkedName;
    return {
        own: claims.unclaimed(system.id, asset.name, MOST_FOUND),
        source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_FOUND),
        parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_FOUND) : [],
    };
}
function onlyOne({ own, source, parked }) {
    return own.length + source.length + parked.length === 1 ? (own[0] ?? source[0] ?? parked[0]) : null;
}
/** Each claimant with exactly one candidate takes it. */
function settle(open, claims) {
    takeOnly(open, watchersOf(open), claims);
}
/** The same. Then each claimant that has its own name and a leftover of it as candidates takes its own name. */
function settleWithLeftovers(open, claims) {
    const watchers = watchersOf(open);
    takeOnly(open, watchers, claims);
    // Only claimants that lost a candidate are asked again, so a long chain needs no full pass for each link.
    for (let claimants = open; claimants.length > 0;) {
        const woken = takeOwnNames(claimants, watchers, claims);
        const again = new Set([...woken, ...takeOnly(woken, watchers, claims)]);
        // In order of declaration, so that no result depends on the order of the claims.
        claimants = [...again].sort((a, b) => a.desired - b.desired);
    }
}
function watchersOf(open) {
    const watchers = new Map();
    for (const claimant of open) {
        const { system, asset, source } = claimant;
        (0,group/* addUnder */.QQ)(watchers, (0,core_names/* nameKey */.Rc)(system.id, asset.name), claimant);
        (0,group/* addUnder */.QQ)(watchers, (0,core_names/* nameKey */.Rc)(system.id, asset.name + core_names/* SWAP_SUFFIX */.m5), claimant);
        if (source !== null)
            (0,group/* addUnder */.QQ)(watchers, (0,core_names/* nameKey */.Rc)(source.system.id, source.name), claimant);
    }
    return watchers;
}
/**
 * A claim may leave another claimant with one candidate, so the claimants that may mean the same name are checked
 * again. There are at most three (the entry of that name, the one that names it as source, the one it may be parked
 * for), so this is linear. Returns the claimants that were checked again.
 */
function takeOnly(open, watchers, claims) {
    const queue = [...open];
    for (let next = 0; next < queue.length; next++) {
        const claimant = queue[next];
        const live = isOpen(claimant, claims) ? onlyOne(findCandidates(claimant, claims)) : null;
        if (live !== null)
            queue.push(...claimAndWake(claimant, live, watchers, claims));
    }
    return queue.slice(open.length);
}
/**
 * A claimant whose candidates are its own name and a leftover takes its own name. Returns the claimants that lost a
 * candidate.
 */
function takeOwnNames(open, watchers, claims) {
    const woken = [];
    for (const claimant of open) {
        if (!isOpen(claimant, claims))
            continue;
        const { own, source } = findCandidates(claimant, claims);
        const [live] = own;
        if (live === undefined || own.length > 1 || source.length > 0)
            continue;
        woken.push(...claimAndWake(claimant, live, watchers, claims));
    }
    return woken;
}
/** Claims an asset, and returns the claimants that lost a candidate. */
function claimAndWake({ desired }, live, watchers, claims) {
    claims.claim(desired, live);
    const { cyber_system_id, name } = claims.assets[live];
    // The claimant watches that name itself, or it would not have found the asset.
    return watchers.get((0,core_names/* nameKey */.Rc)(cyber_system_id, name));
}

// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
;// CONCATENATED MODULE: ./lib/core/match.js
// Finds the live asset that each desired asset means (docs/apply.md): by id, by hint or name, or by an inferred move.
// Each desired asset claims at most one live asset, and each live asset is claimed at most once. Doubt about an id, a
// hint or a name is an error. Doubt about a move is a warning. Nothing is guessed.






/** Desired assets are numbered as they are declared, system by system. Linear in desired plus live assets. */
function matchAssets(input, report) {
    const { systems, live } = input;
    const directory = input.directory.systems;
    const { total, pinned, hinted } = collectHints(systems, directory);
    const sources = hinted.flatMap(({ source }) => (source === null ? [] : [source.system.id]));
    const claims = new Claims(live, new Set([...systems.map(({ system }) => system.id), ...sources]), total);
    const matcher = { claims, directory, report };
    claimByIds(pinned, matcher);
    const open = claimByHints(hinted, matcher);
    claimTheRest([...open, ...claimOwnNames(systems, claims)], matcher);
    inferMoves(input, matcher);
    return claims;
}
function collectHints(systems, directory) {
    const pinned = [];
    const hinted = [];
    let total = 0;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const desired = total++;
            if (asset.hints === null)
                continue;
            // An id beats the other hints.
            const { id } = asset.hints;
            if (id !== null)
                pinned.push({ desired, id: id.value, at: { file: asset.document.file, offset: id.offset } });
            else
                hinted.push({ desired, asset, system, ...hintedSource(asset, system, directory) });
        }
    }
    return { total, pinned, hinted };
}
function hintedSource(asset, system, directory) {
    const movedFrom = asset.hints?.movedFrom ?? null;
    let from = system;
    if (movedFrom !== null) {
        const { value: reference, offset } = movedFrom;
        const systems = (0,resolve/* findByReference */.mk)(directory, reference);
        const [only, another] = systems;
        if (only === undefined || another !== undefined) {
            const at = { file: asset.document.file, offset };
            return { source: null, unresolved: { at, reference, systems, takesFacility: false } };
        }
        from = only;
    }
    const name = asset.hints?.renamedFrom?.value ?? asset.name;
    const isOwnPlace = from.id === system.id && name === asset.name;
    return { source: isOwnPlace ? null : { system: from, name }, unresolved: null };
}
function claimByIds(pinned, { claims, report }) {
    if (pinned.length === 0)
        return;
    const wanted = new Map();
    for (const pin of pinned) {
        claims.fail(pin.desired);
        // If two entries pin one asset, names.ts has reported the second.
        if (!wanted.has(pin.id))
            wanted.set(pin.id, pin);
    }
    claims.assets.forEach((asset, live) => {
        const pin = wanted.get(asset.id);
        if (pin === undefined)
            return;
        claims.claim(pin.desired, live);
        wanted.delete(asset.id);
    });
    for (const { id, at } of wanted.values())
        report((0,diagnostic/* diagnostic */.YK)('unknown-asset-id', 'error', at, { id }));
}
/** Assets without hints take the live asset of their own name. Returns the assets that need more than that. */
function claimOwnNames(systems, claims) {
    const open = [];
    let desired = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            desired++;
            if (asset.hints !== null)
                continue;
            const live = claims.onlyUnclaimed(system.id, asset.name);
            if (live >= 0)
                claims.claim(desired, live);
            else if (live === SEVERAL || isParked(claims, system.id, asset.name)) {
                open.push({ desired, asset, system, source: null, unresolved: null });
            }
        }
    }
    return open;
}
function isParked(claims, systemId, name) {
    return claims.hasParked && claims.onlyUnclaimed(systemId, name + core_names/* SWAP_SUFFIX */.m5) !== NOBODY;
}
/** First round: only assets with a hint. Returns those that are still open. */
function claimByHints(hinted, matcher) {
    const { claims } = matcher;
    const firsts = withoutTwins(hinted, claims);
    refuseUnclearSystems(firsts, matcher);
    refuseSharedSources(firsts, matcher);
    const open = firsts.filter(({ desired }) => claims.liveOf[desired] !== FAILED);
    settle(open, claims);
    return open;
}
/**
 * Second round, after assets without hints have their own names: settles all that are open, then concludes each of the
 * rest.
 */
function claimTheRest(all, matcher) {
    const open = withoutTwins(all, matcher.claims);
    settleWithLeftovers(open, matcher.claims);
    for (const claimant of open) {
        if (isOpen(claimant, matcher.claims))
            concludeClaimant(claimant, matcher);
        else
            adviseOnHints(claimant, matcher);
    }
}
/** If several entries have one name in one system, only the first is matched. names.ts reports the others. */
function withoutTwins(claimants, claims) {
    const firsts = new Map();
    for (const claimant of claimants) {
        const key = (0,core_names/* nameKey */.Rc)(claimant.system.id, claimant.asset.name);
        if (firsts.has(key))
            claims.doubt(claimant);
        else
            firsts.set(key, claimant);
    }
    return [...firsts.values()];
}
/** If `moved_from` fits several systems, matching could lose the asset that it names. So it is an error. */
function refuseUnclearSystems(hinted, { claims, directory, report }) {
    for (const claimant of hinted) {
        const { unresolved } = claimant;
        if (unresolved === null || unresolved.systems.length === 0)
            continue;
        claims.doubt(claimant);
        report((0,resolve/* systemReferenceProblem */.Oe)(directory, unresolved));
    }
}
function refuseSharedSources(hinted, { claims, report }) {
    const bySource = new Map();
    for (const claimant of hinted) {
        const { source } = claimant;
        if (source !== null)
            (0,group/* addUnder */.QQ)(bySource, (0,core_names/* nameKey */.Rc)(source.system.id, source.name), claimant);
    }
    for (const sharers of bySource.values()) {
        if (sharers.length < 2)
            continue;
        for (const claimant of sharers) {
            claims.doubt(claimant);
            report(renameConflict(claimant, 'shared-source', []));
        }
    }
}
/** Decides about an asset that claimed nothing: either it is to be created, or an error says why not. */
function concludeClaimant(claimant, matcher) {
    const { asset, system, source } = claimant;
    const { claims, report } = matcher;
    const { own, source: sources, parked } = findCandidates(claimant, claims);
    const all = [...own, ...sources, ...parked];
    if (all.length === 0 && asset.hints === null)
        return; // to be created
    claims.doubt(claimant);
    if (all.length === 0)
        report(missingSource(claimant, matcher));
    else if (own.length > 1)
        report(ambiguous(claimant, { system, name: asset.name }, own, matcher));
    else if (source === null || sources.length === 0) {
        // A live asset of its own name would have been claimed, so these are leftovers.
        report(ambiguous(claimant, { system, name: asset.name + core_names/* SWAP_SUFFIX */.m5 }, parked, matcher));
    }
    else if (all.length === sources.length)
        report(ambiguous(claimant, source, sources, matcher));
    else {
        const assets = all.map((live) => (0,resolve/* named */.KT)(claims.assets[live]));
        report(renameConflict(claimant, 'both-live', assets));
    }
}
function ambiguous({ asset }, { system, name }, lives, matcher) {
    const ids = lives.map((live) => matcher.claims.assets[live].id);
    const args = { name, system: matcher.directory.place(system.id), ids };
    return (0,diagnostic/* diagnostic */.YK)('ambiguous-asset', 'error', (0,core_names/* placeOf */.$t)(asset), args);
}
/** Where the hints look for the asset. This may be its own place. */
function hintedAddress({ asset, system, source }) {
    return source ?? { system, name: asset.name };
}
function missingSource(claimant, { directory }) {
    const { asset, unresolved } = claimant;
    if (unresolved !== null)
        return (0,resolve/* systemReferenceProblem */.Oe)(directory, unresolved);
    const { name: source, system } = hintedAddress(claimant);
    const args = { name: asset.name, source, system: directory.place(system.id) };
    return (0,diagnostic/* diagnostic */.YK)('rename-source-missing', 'error', hintPlace(asset), args);
}
function renameConflict(claimant, reason, assets) {
    const { asset } = claimant;
    const args = { name: asset.name, source: hintedAddress(claimant).name, reason, assets };
    return (0,diagnostic/* diagnostic */.YK)('rename-conflict', 'error', hintPlace(asset), args);
}
/** The live asset already has the place and name that the hints lead to, so the hints can be removed. */
function adviseOnHints({ desired, asset, system, unresolved }, { claims, directory, report }) {
    const live = claims.assets[claims.liveOf[desired]];
    if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id)
        return;
    // The system it came from may be gone, or its name misspelled. That is no error, only a notice.
    if (unresolved !== null) {
        report({ ...(0,resolve/* systemReferenceProblem */.Oe)(directory, unresolved), severity: 'warning' });
        return;
    }
    const keys = [
        ...(asset.hints.renamedFrom === null ? [] : ['renamed_from']),
        ...(asset.hints.movedFrom === null ? [] : ['moved_from']),
    ];
    report((0,diagnostic/* diagnostic */.YK)('hint-done', 'notice', hintPlace(asset), { name: asset.name, key: keys.join(' and ') }));
}
/** The first hint of an asset that has a hint and no id. */
function hintPlace({ document, hints }) {
    const { offset } = (hints?.renamedFrom ?? hints?.movedFrom);
    return { file: document.file, offset };
}
function inferMoves({ systems, moveSources }, matcher) {
    const { claims } = matcher;
    const unmatched = unmatchedByName(systems, claims);
    if (unmatched.size === 0)
        return;
    const sources = new Set([...moveSources, ...systems.map(({ system }) => system.id)]);
    const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
    const unclaimed = new Map();
    claims.assets.forEach((asset, live) => {
        if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id))
            return;
        if (ignoring.get(asset.cyber_system_id)?.find(asset.name))
            return;
        if (unmatched.has(asset.name))
            (0,group/* addUnder */.QQ)(unclaimed, asset.name, live);
    });
    for (const [name, lives] of unclaimed) {
        const livesOf = (0,group/* groupBy */.$z)(lives, (live) => claims.assets[live].asset_type);
        const retyped = [];
        for (const [type, entries] of (0,group/* groupBy */.$z)(unmatched.get(name), ({ asset }) => asset.assetType)) {
            const same = livesOf.get(type) ?? [];
            if (entries.length === 1 && same.length === 1)
                claims.claim(entries[0].desired, same[0]);
            else if (same.length > 0)
                reportMoves(entries, same, matcher);
            else
                retyped.push(...entries);
        }
        const left = lives.filter((live) => claims.claimed[live] !== 1);
        if (left.length > 0)
            reportMoves(retyped, left, matcher);
    }
}
function reportMoves(entries, lives, matcher) {
    const { claims, directory, report } = matcher;
    const meant = lives.map((live) => claims.assets[live]).sort((a, b) => (0,compare/* compareNatural */.dk)(a.id, b.id));
    const assets = meant.map(({ id, cyber_system_id }) => ({ id, system: directory.place(cyber_system_id) }));
    const types = new Set(meant.map(({ asset_type }) => asset_type));
    for (const { asset } of entries) {
        const isRetyped = !types.has(asset.assetType);
        report((0,diagnostic/* diagnostic */.YK)('ambiguous-move', 'warning', (0,core_names/* placeOf */.$t)(asset), { name: asset.name, assets, isRetyped }));
    }
}
/** Desired assets without a match. */
function unmatchedByName(systems, { liveOf }) {
    const unmatched = new Map();
    let desired = -1;
    for (const { assets } of systems) {
        for (const asset of assets) {
            if (liveOf[++desired] === NONE)
                (0,group/* addUnder */.QQ)(unmatched, asset.name, { desired, asset });
        }
    }
    return unmatched;
}

;// CONCATENATED MODULE: ./lib/core/diff.js




const NO_SYSTEMS = new Set();
/** Also reports the findings of resolving and matching, in no particular order. */
function diff(input, report) {
    const { directory, live, declaredBefore } = input;
    const { systems, unresolved } = (0,resolve/* resolveSystems */.Hi)(input.inventory, directory, report);
    const matchInput = { systems, live: live.assets, directory, moveSources: declaredBefore ?? NO_SYSTEMS };
    const matching = matchAssets(matchInput, report);
    return {
        ...compareDesired(systems, matching, input),
        ...sortOutUnclaimed(systems, matching, input),
        systems,
        unresolved,
        doubtful: matching.doubtful,
    };
}
function compareDesired(systems, { liveOf }, { live, directory }) {
    const creates = [];
    const updates = [];
    let unchanged = 0;
    let number = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const match = liveOf[++number];
            if (match === NONE)
                creates.push(createOf(asset, directory.systems.place(system.id), live.organization));
            if (match < 0)
                continue;
            const update = compareMatched(asset, system, live.assets[match], directory);
            if (update === null)
                unchanged++;
            else
                updates.push(update);
        }
    }
    return { creates, updates, unchanged };
}
function createOf(asset, system, organization) {
    const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
    const identity = { action: 'create', id: null, before: null, after };
    return { ...identity, fingerprint: (0,fingerprint/* fingerprint */.Rj)({ organization, ...identity }), cyberSystem: system, desired: asset };
}
function compareMatched(asset, system, live, directory) {
    const changed = [];
    if (live.name !== asset.name)
        changed.push('name');
    if (live.cyber_system_id !== system.id)
        changed.push('cyber_system_id');
    if (live.asset_type !== asset.assetType)
        changed.push('asset_type');
    if (changed.length === 0)
        return null;
    const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
    const identity = { action: 'update', id: live.id, before: (0,fingerprint/* stateOf */.L4)(live), after };
    const fromSystem = directory.systems.place(live.cyber_system_id);
    const cyberSystem = directory.systems.place(system.id);
    const organization = live.organization_slug;
    return {
        ...identity,
        fingerprint: (0,fingerprint/* fingerprint */.Rj)({ organization, ...identity }),
        changed,
        cyberSystem,
        fromSystem,
        desired: asset,
    };
}
/** Decides for each unclaimed live asset: delete, ignore, undeclared or unmanaged. */
function sortOutUnclaimed(systems, { claimed }, input) {
    const { live, directory, declaredBefore } = input;
    const prunes = new Map(systems.map((resolved) => [resolved.system.id, shouldPrune(resolved, declaredBefore)]));
    const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
    const deletes = [];
    const undeclared = [];
    const unmanaged = [];
    const adopted = new Map();
    let managed = 0;
    let ignored = 0;
    live.assets.forEach((asset, number) => {
        const { cyber_system_id: id } = asset;
        const prune = prunes.get(id);
        if (prune !== undefined)
            managed++;
        if (claimed[number] === 1)
            return;
        if (prune === undefined) {
            unmanaged.push(asset);
            return;
        }
        if (ignoring.get(id)?.find(asset.name)) {
            ignored++;
            return;
        }
        if (prune === true)
            deletes.push(deleteOf(asset, directory));
        else
            undeclared.push({ asset, cyberSystem: directory.systems.place(id) });
        if (prune === 'adopting')
            adopted.set(id, (adopted.get(id) ?? 0) + 1);
    });
    return { deletes, undeclared, ignored, unmanaged, adopted, managed };
}
/**
 * An asset is deleted only from a system whose files were complete before. If a pull request adopts a system, nothing
 * in it is deleted.
 */
function shouldPrune({ system, prune }, declaredBefore) {
    if (prune !== null)
        return prune;
    return declaredBefore === null || declaredBefore.has(system.id) ? true : 'adopting';
}
function deleteOf(asset, directory) {
    const identity = { action: 'delete', id: asset.id, before: (0,fingerprint/* stateOf */.L4)(asset), after: null };
    const cyberSystem = directory.systems.place(asset.cyber_system_id);
    return { ...identity, fingerprint: (0,fingerprint/* deletionFingerprint */.fz)(asset), cyberSystem };
}

// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/only.js
var core_only = __webpack_require__(8341);
// EXTERNAL MODULE: ./lib/core/origin.js
var origin = __webpack_require__(7557);
// EXTERNAL MODULE: ./lib/core/renames.js
var renames = __webpack_require__(5435);
// EXTERNAL MODULE: ./lib/core/system-context.js
var system_context = __webpack_require__(3988);
;// CONCATENATED MODULE: ./lib/core/plan.js











/** If any diagnostic is an error, the plan has no changes. */
function makePlan(input) {
    const { head, live, settings } = input;
    const directory = (0,resolve/* makeDirectory */.Oh)(live, settings);
    const { base, applied, notices } = planEarlier(input, directory);
    const diagnostics = [...input.diagnostics, ...notices];
    const report = (finding) => void diagnostics.push(finding);
    // Inferred moves and new systems are judged by the applied inventory. So a pull request shows what its apply will
    // find, even if its base lacks a document or cannot be read.
    const declaredBefore = (applied ?? base)?.systemIds ?? null;
    const difference = diff({ inventory: head, declaredBefore, live, directory }, report);
    checkDeclared(difference, { before: (base ?? applied)?.systems ?? [], uniqueNames: settings.uniqueNames }, report);
    (0,core_only/* checkWhole */.UW)(input.outside ?? [], directory, { deletes: certainDeletes(head, difference) }, report);
    (0,system_context/* adviseOnFields */.fj)(live, settings, report);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return invalidPlan(live.organization, diagnostics, settings);
    advise(difference, { directory, baseSystems: base?.systemIds ?? new Set() }, report);
    const compared = {
        base: base?.fingerprints ?? null,
        applied: applied?.fingerprints ?? null,
        recorded: input.recorded,
    };
    const bare = [...difference.deletes, ...difference.updates, ...difference.creates];
    const classified = bare.map((change) => ({ ...change, origin: (0,origin/* originOf */.yv)(change, live.organization, compared) }));
    const changes = (0,origin/* withNeeded */.Ml)(classified.sort(inPlanOrder));
    const executed = new Set((0,origin/* toExecute */.Pq)(changes, settings.drift));
    (0,renames/* findPossibleRenames */._)({ directory, changes, executed, head: difference.systems, base: (base ?? applied)?.systems ?? null }, report);
    const contents = {
        organization: live.organization,
        diagnostics: withoutAsked(diagnostics),
        settings,
        changes,
        difference,
    };
    const only = input.only ?? null;
    if (only === null)
        return assemble(contents);
    const part = (0,core_only/* onlySystems */.hr)(changes, only.systems, settings.drift);
    const undeclared = difference.undeclared.filter(({ cyberSystem }) => only.systems.has(cyberSystem.id));
    const plan = assemble({ ...contents, changes: part.changes, difference: { ...difference, undeclared } });
    const summary = { ...plan.summary, left_out: part.leftOut };
    return { ...plan, summary, only: { references: only.references, along: part.along } };
}
/** Without doubts about a move that a question about the same entry asks better. */
function withoutAsked(diagnostics) {
    const keyOf = ({ at }) => `${at?.file.path}\0${at?.offset}`;
    const questions = new Set(diagnostics.filter(({ code }) => code === 'possible-rename').map(keyOf));
    return diagnostics.filter((one) => one.code !== 'ambiguous-move' || !questions.has(keyOf(one)));
}
/**
 * On the command line, base and applied are the same inventory, which is planned once. For drift they are head itself.
 */
function planEarlier({ head, base, applied, live }, directory) {
    const isOne = base === applied;
    const first = { directory, live, before: null };
    const appliedPlan = applied === null ? null : earlierPlan(isOne ? 'base' : 'applied', applied, first);
    const second = { directory, live, before: appliedPlan };
    const basePlan = isOne ? appliedPlan : base === null ? null : earlierPlan('base', base, second);
    // What is wrong in head itself is an error already, and needs no notice.
    const noticed = base === head || applied === head ? [] : [...new Set([appliedPlan, basePlan])];
    return { base: basePlan, applied: appliedPlan, notices: noticed.flatMap((earlier) => earlier?.notices ?? []) };
}
/** Checks names and ids over all documents, including those whose cyber system is not known. */
function checkDeclared({ systems, unresolved }, { before, uniqueNames }, report) {
    const resolved = systems.map(({ system, assets, documents }) => ({ key: system.id, assets, documents }));
    let namesBefore = null;
    const isOld = (key, { name }) => {
        namesBefore ??= new Set(before.flatMap(({ system, assets }) => assets.map((asset) => (0,core_names/* nameKey */.Rc)(system.id, asset.name))));
        return namesBefore.has((0,core_names/* nameKey */.Rc)(key, name));
    };
    (0,core_names/* checkBetween */.nT)([...resolved, ...(0,core_names/* groupByText */.YQ)(unresolved)], uniqueNames, report, isOld);
}
/** The plan of an inventory that could not be read, or not be compared with the service. It has only findings. */
function invalidPlan(organization, diagnostics, settings) {
    const difference = { undeclared: [], ignored: 0, unchanged: 0, unmanaged: [], managed: 0 };
    return assemble({ organization, diagnostics, settings, changes: [], difference });
}
function assemble({ organization, diagnostics, settings, changes, difference }) {
    const executed = (0,origin/* toExecute */.Pq)(changes, settings.drift);
    const summary = summaryOf(changes, executed, difference);
    return {
        organization,
        only: null,
        summary,
        changes,
        toExecute: executed,
        undeclared: [...difference.undeclared].sort(inUndeclaredOrder),
        managed: difference.managed,
        diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics),
        guards: guardsOf(settings, executed, { deletes: summary.delete, managed: difference.managed }),
        digest: (0,fingerprint/* digest */.br)(executed.map((change) => change.fingerprint)),
    };
}
function guardsOf({ ticketPattern = '', title, ...limits }, executed, { deletes, managed }) {
    const guards = (0,guard/* checkGuards */.hK)(deletes, managed, limits);
    return title === undefined || ticketPattern === ''
        ? guards
        : [...guards, (0,guard/* checkTicket */.ZZ)(title, ticketPattern, executed)];
}
function summaryOf(changes, executed, difference) {
    const updates = executed.filter((change) => change.action === 'update');
    return {
        create: executed.filter((change) => change.action === 'create').length,
        update: updates.length,
        delete: executed.filter((change) => change.action === 'delete').length,
        renamed: updates.filter(({ changed }) => changed.includes('name')).length,
        moved: updates.filter(({ changed }) => changed.includes('cyber_system_id')).length,
        retyped: updates.filter(({ changed }) => changed.includes('asset_type')).length,
        unchanged: difference.unchanged,
        undeclared: difference.undeclared.length,
        ignored: difference.ignored,
        unmanaged: difference.unmanaged.length,
        pending: executed.filter((change) => change.origin === 'pending').length,
        drift: changes.length - executed.length,
    };
}
function inUndeclaredOrder(a, b) {
    return ((0,compare/* compareText */.n6)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,compare/* compareNatural */.dk)(a.cyberSystem.id, b.cyberSystem.id) ||
        (0,compare/* compareText */.n6)(a.asset.name, b.asset.name) ||
        (0,compare/* compareNatural */.dk)(a.asset.id, b.asset.id));
}
const ACTION_ORDER = { delete: 0, update: 1, create: 2 };
/** By system name, then delete, update, create, then name. Ids come last, so that the order is total. */
function inPlanOrder(a, b) {
    return ((0,compare/* compareText */.n6)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,compare/* compareNatural */.dk)(a.cyberSystem.id, b.cyberSystem.id) ||
        ACTION_ORDER[a.action] - ACTION_ORDER[b.action] ||
        (0,compare/* compareText */.n6)((a.after ?? a.before).name, (b.after ?? b.before).name) ||
        // Creates have no id. Their names are unique within a system, so this is never reached for two creates.
        (0,compare/* compareNatural */.dk)(a.id ?? '', b.id ?? ''));
}
/** Plans `base` or `applied`. Documents that do not resolve count as absent, with a notice. */
function earlierPlan(name, inventory, { directory, live, before }) {
    const problems = [];
    const difference = diff({ inventory, declaredBefore: before?.systemIds ?? null, directory, live }, (d) => problems.push(d));
    const unresolved = new Set(difference.unresolved.map(({ file }) => file));
    const notices = problems.flatMap(({ at, code }) => {
        if (at === null || !unresolved.delete(at.file))
            return [];
        return [(0,diagnostic/* diagnostic */.YK)('base-document-skipped', 'notice', at, { base: name, code })];
    });
    const fingerprints = new Set([...difference.creates, ...difference.updates].map((change) => change.fingerprint));
    for (const change of certainDeletes(inventory, difference))
        fingerprints.add(change.fingerprint);
    const { systems } = difference;
    return { fingerprints, systemIds: new Set(systems.map(({ system }) => system.id)), systems, notices };
}
/** An incomplete inventory may still declare what it seems to lack, so such deletes are not certain. */
function certainDeletes({ isComplete }, { deletes, unresolved, doubtful }) {
    if (!isComplete || unresolved.length > 0)
        return [];
    return deletes.filter(({ before }) => !doubtful.has((0,core_names/* nameKey */.Rc)(before.cyber_system_id, before.name)));
}
function advise(difference, input, report) {
    adviseReleased(difference, input, report);
    adviseAdopted(difference, input.directory, report);
    adviseNamesInUse(difference, input.directory, report);
}
/** Systems that the base declares and the inventory no longer does. Their assets stay as they are. */
function adviseReleased({ systems, unmanaged }, { directory, baseSystems }, report) {
    const declared = new Set(systems.map(({ system }) => system.id));
    const released = new Map([...baseSystems].filter((id) => !declared.has(id)).map((id) => [id, 0]));
    if (released.size === 0)
        return;
    for (const { cyber_system_id: id } of unmanaged) {
        const count = released.get(id);
        if (count !== undefined)
            released.set(id, count + 1);
    }
    for (const [id, count] of released) {
        const system = directory.systems.place(id);
        report((0,diagnostic/* diagnostic */.YK)('system-released', 'warning', null, { system, count }));
    }
}
function adviseAdopted({ adopted }, directory, report) {
    for (const [id, count] of adopted) {
        const system = directory.systems.place(id);
        report((0,diagnostic/* diagnostic */.YK)('system-adopted', 'notice', null, { system, count }));
    }
}
function adviseNamesInUse({ creates, unmanaged }, directory, report) {
    if (creates.length === 0)
        return;
    // Reports only the first asset of each name. While an organization adopts its systems, most of its assets are
    // unmanaged.
    const names = new Set(creates.map((change) => change.after.name));
    const inUse = new Map();
    for (const asset of unmanaged) {
        if (names.has(asset.name) && !inUse.has(asset.name))
            inUse.set(asset.name, asset);
    }
    for (const { desired } of creates) {
        const asset = inUse.get(desired.name);
        if (asset === undefined)
            continue;
        const { id, name } = asset;
        const system = directory.systems.place(asset.cyber_system_id);
        const reference = directory.systems.byId.has(system.id) ? (0,resolve/* referenceTo */.Po)(directory.systems, system) : null;
        report((0,diagnostic/* diagnostic */.YK)('name-in-use', 'warning', (0,core_names/* placeOf */.$t)(desired), { name, id, system, reference }));
    }
}


/***/ }),

/***/ 8556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   YH: () => (/* binding */ judgePulls),
/* harmony export */   cj: () => (/* binding */ countingPulls),
/* harmony export */   vU: () => (/* binding */ approvedBy),
/* harmony export */   z3: () => (/* binding */ rejectedPulls)
/* harmony export */ });
/* harmony import */ var _applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6108);
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5510);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8181);



function judge(situation, rules) {
    const { commits: listed, of, trees } = situation;
    const applies = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .appliesIn */ .uo)(situation.deployments, rules, situation.creator);
    const commits = (0,_range_js__WEBPACK_IMPORTED_MODULE_2__/* .byHash */ .Ci)(listed);
    const tried = (0,_range_js__WEBPACK_IMPORTED_MODULE_2__/* .triedIn */ .ch)(commits, applies.standing, of);
    const touching = (0,_range_js__WEBPACK_IMPORTED_MODULE_2__/* .touchingIn */ .Bl)({ commits, listed: situation.listed, tried, trees });
    const brought = new Set(situation.pulls.flatMap((pull) => pull.brought));
    const direct = touching.filter((sha) => !brought.has(sha));
    const facts = [...situation.pulls].sort((a, b) => a.pull.number - b.pull.number);
    const reviewed = judgePulls(facts, { situation, rules, applies });
    const planned = reviewed.map(({ pull, brought, shown }) => ({ number: pull.number, brought, record: shown }));
    const withdrawn = (0,_range_js__WEBPACK_IMPORTED_MODULE_2__/* .withdrawals */ .lj)(planned, commits);
    const pulls = reviewed.map((pull) => {
        const { shown } = pull;
        if (shown !== null && (0,_records_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithdrawn */ .r4)(shown, withdrawn.get(pull.pull.number)))
            return asWithdrawn(pull);
        return rules.needsReview ? withoutDirect(pull, direct, commits) : pull;
    });
    const last = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .lastApplied */ .EY)(applies, situation);
    return { ...last, applies, direct, pulls, ...standingIn(pulls, withdrawn, rules) };
}
/** Whether the records of pull requests count, and if not, why. */
function judgePulls(facts, { situation, rules, applies }) {
    const { approval, keys, owner, needsReview, needsTicket } = rules;
    const { creator: bot, rights } = situation;
    const known = new Set(applies.standing.map(({ id }) => id));
    const isStrict = approval === 'review' || keys.length > 0;
    const mark = applies.latest?.id ?? null;
    const reviewing = { bot, keys, expected: owner, isStrict, mark, known, needsReview, rights };
    return facts.map((each) => {
        const pull = (0,_records_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewPull */ .wO)(each, reviewing);
        const isMissing = needsTicket && pull.why === null && pull.record?.ticket === null;
        return isMissing ? { ...pull, why: { kind: 'no-ticket' } } : pull;
    });
}
/**
 * The same whatever reviewers read and said, which is not read either. That somebody deleted marks is known from the
 * record, and people must learn it.
 */
function asWithdrawn(pull) {
    if (pull.why?.kind === 'marks-deleted')
        return pull;
    return { ...pull, record: pull.shown, why: { kind: 'withdrawn' }, approvers: [] };
}
/** Nobody reviewed a direct push, so every plan that was made without it no longer counts. */
function withoutDirect(pull, direct, commits) {
    if (pull.why !== null || pull.record === null)
        return pull;
    const earlierCommits = (0,_range_js__WEBPACK_IMPORTED_MODULE_2__/* .heldBy */ .Vr)(commits, pull.record.base);
    const unseen = direct.filter((sha) => !earlierCommits.has(sha));
    if (unseen.length === 0)
        return pull;
    const why = { kind: 'direct-push', commits: unseen };
    return { ...pull, why };
}
/** The entries of the records that nothing withdrew. */
function standingIn(pulls, withdrawn, { deleteApprovals }) {
    const standing = ({ pull, record }) => {
        const gone = withdrawn.get(pull.number);
        return (record?.changes ?? []).filter(({ fingerprint }) => gone?.has(fingerprint) !== true);
    };
    return {
        recorded: new Set(pulls.flatMap(standing).flatMap(({ fingerprint, target }) => [fingerprint, ...targets({ target })])),
        approved: approvedBy(pulls.filter(({ why }) => why === null), deleteApprovals, standing),
    };
}
function targets({ target }) {
    return target === null ? [] : [target];
}
/** What the records that count approve: fingerprints, the states in which updates and deletes end, and the deletes. */
function approvedBy(pulls, deleteApprovals, changesOf = ({ record }) => record?.changes ?? []) {
    const deleting = pulls.filter(({ approvers }) => approvers.length >= deleteApprovals);
    const fingerprints = (some) => new Set(some.flatMap(changesOf).map(({ fingerprint }) => fingerprint));
    return {
        fingerprints: fingerprints(pulls),
        targets: new Set(pulls.flatMap(changesOf).flatMap(targets)),
        deletes: deleteApprovals === 1 ? null : fingerprints(deleting),
    };
}
/** The pull requests whose records count, and who approved in them. */
function countingPulls(pulls) {
    const counting = pulls.filter(({ why }) => why === null);
    return counting.map(({ pull, approvers }) => ({ number: pull.number, users: approvers.map(({ user }) => user) }));
}
/** The pull requests whose records do not count, and why. */
function rejectedPulls(pulls) {
    return pulls.flatMap(({ pull, why }) => (why === null ? [] : { number: pull.number, why }));
}


/***/ }),

/***/ 5510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ mergesAbove),
/* harmony export */   Bl: () => (/* binding */ touchingIn),
/* harmony export */   Ci: () => (/* binding */ byHash),
/* harmony export */   Vr: () => (/* binding */ heldBy),
/* harmony export */   ch: () => (/* binding */ triedIn),
/* harmony export */   f8: () => (/* binding */ isMergedInto),
/* harmony export */   lj: () => (/* binding */ withdrawals)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1968);
// Which commits are to be applied, which pull requests brought them, and what later ones withdrew.
// Pure.

/** Commits by hash. */
function byHash(commits) {
    return new Map(commits.map((commit) => [commit.sha, commit]));
}
/** The commits of a range that a commit contains, including itself. Empty if it is not in the range. */
function heldBy(commits, sha) {
    const contained = new Set();
    const open = [sha];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const commit = contained.has(next) ? undefined : commits.get(next);
        if (commit === undefined)
            continue;
        contained.add(next);
        open.push(...commit.parents);
    }
    return contained;
}
/** The merges of a range that lead to one of these commits, whatever their dates. */
function mergesAbove(shas, commits) {
    const children = new Map();
    for (const commit of commits.values()) {
        for (const parent of commit.parents)
            (0,_core_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .QQ)(children, parent, commit);
    }
    const above = new Map();
    const open = [...shas];
    for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
        for (const child of children.get(sha) ?? []) {
            if (above.has(child.sha))
                continue;
            above.set(child.sha, child);
            open.push(child.sha);
        }
    }
    return [...above.values()].filter(({ parents }) => parents.length > 1);
}
/**
 * The commits that change the inventory. If a merge has the same inventory as one parent, git lists only that parent's
 * history. So a merge that is pushed by hand can bring back changes that were withdrawn. The inventory's tree in each
 * commit shows what such a merge hides.
 */
function touchingIn({ commits, listed, tried, trees }) {
    if (trees === null)
        return listed;
    const touching = new Set(listed);
    const looked = new Set();
    for (;;) {
        const open = mergesAbove([...touching, ...tried], commits).filter(({ sha }) => !looked.has(sha));
        if (open.length === 0)
            return [...touching];
        for (const merge of open) {
            looked.add(merge.sha);
            const hidden = hiddenBehind(merge, commits, trees);
            for (const sha of hidden.length === 0 ? [] : [merge.sha, ...hidden])
                touching.add(sha);
        }
    }
}
/** The commits that change the inventory and are reached only through parents with another inventory than the merge. */
function hiddenBehind({ sha, parents }, commits, trees) {
    const isSame = (parent) => trees[parent] === trees[sha];
    const followed = parents.filter(isSame);
    if (followed.length === 0 || followed.length === parents.length)
        return [];
    const followedCommits = new Set(followed.flatMap((parent) => [...heldBy(commits, parent)]));
    const beside = new Set(parents.filter((parent) => !isSame(parent)).flatMap((one) => [...heldBy(commits, one)]));
    return [...beside].filter((each) => !followedCommits.has(each) && hasChanged(commits.get(each), trees));
}
/** Whether the inventory of a commit differs from that of each parent. */
function hasChanged({ sha, parents }, trees) {
    return parents.every((parent) => trees[parent] !== trees[sha]);
}
/** Whether a pull request was merged into that branch. */
function isMergedInto({ merged_at, base_ref }, branch) {
    return merged_at !== null && base_ref === branch;
}
/**
 * What later pull requests withdrew. They were planned on a base that contains an earlier one, and
 * do not show what it showed. Fingerprints by the number of the earlier pull request.
 */
function withdrawals(planned, commits) {
    const withdrawn = new Map();
    for (const { record } of planned) {
        if (record === null)
            continue;
        const earlierCommits = heldBy(commits, record.base);
        const shownChanges = new Set(record.changes.map(({ fingerprint }) => fingerprint));
        const isEarlier = ({ brought }) => brought.length > 0 && brought.every((sha) => earlierCommits.has(sha));
        for (const earlier of planned.filter(isEarlier)) {
            const gone = withdrawn.get(earlier.number) ?? new Set();
            for (const { fingerprint } of earlier.record?.changes ?? [])
                if (!shownChanges.has(fingerprint))
                    gone.add(fingerprint);
            withdrawn.set(earlier.number, gone);
        }
    }
    return withdrawn;
}
/** The commits of a range that an apply was tried at, and the commit of the run. */
function triedIn(commits, applies, of) {
    return [...new Set([of, ...applies.map(({ commit }) => commit)])].filter((sha) => commits.has(sha));
}


/***/ }),

/***/ 8181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ objection),
/* harmony export */   MW: () => (/* binding */ undecidedPulls),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   iN: () => (/* binding */ isOvertaken),
/* harmony export */   r4: () => (/* binding */ isWithdrawn),
/* harmony export */   rY: () => (/* binding */ planId),
/* harmony export */   wO: () => (/* binding */ reviewPull)
/* harmony export */ });
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4510);
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5510);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5118);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2715);




/** The external id of one pull request's plans. Another pull request may have the same head. */
function planId(pullRequest) {
    return `plan of pull request ${pullRequest}`;
}
/** Whether a newer plan of the same pull request and head began. That one is then shown. */
function isOvertaken({ id, bot, external_id }, runs) {
    if (external_id === null)
        return false;
    return runs.some((run) => run.id > id && run.bot === bot && run.external_id === external_id);
}
/** Finds the record that counts among the check runs of a pull request's head. */
function findRecord(runs, pull, rules) {
    const { bot, keys } = rules;
    const ours = runs.filter((run) => run.bot === bot && run.head_sha === pull.head_sha).sort((a, b) => b.id - a.id);
    if (bot === null || ours.length === 0)
        return { why: { kind: runs.length === 0 ? 'no-record' : 'other-app' } };
    const broken = [];
    let other = null;
    for (const run of ours.filter(({ status }) => status === 'completed')) {
        const decoded = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeRecord */ .eT)(run, ours, keys);
        // Also one that names another pull request: a person who erases a record may rename it.
        if (decoded.kind === 'broken')
            broken.push({ id: run.id, isUnsigned: decoded.header !== null });
        if (decoded.kind !== 'record' || !isOf(pull, decoded.record))
            continue;
        const { record, shown } = decoded;
        const unfit = unfitFor(record, pull, rules);
        other ??= unfit;
        if (unfit !== null)
            continue;
        // A later check run without a record may have shown another plan.
        const erased = broken.filter(({ id }) => !shown.runs.includes(id));
        return erased.length > 0 ? { why: whyBroken(erased) } : { counting: { record, shown, run } };
    }
    return { why: other ?? (broken.length > 0 ? whyBroken(broken) : { kind: 'no-record' }) };
}
function isOf(pull, { pullRequest, head }) {
    return pullRequest === pull.number && head === pull.head_sha;
}
function unfitFor(record, pull, { expected }) {
    if (record.repository !== expected.repository || record.name !== expected.name)
        return { kind: 'no-record' };
    if (record.service !== expected.service)
        return { kind: 'other-service' };
    return record.baseBranch === pull.base_ref ? null : { kind: 'other-base' };
}
function whyBroken(broken) {
    return { kind: broken[0]?.isUnsigned === true ? 'unsigned' : 'erased' };
}
/** Why a record that was found does not count; null if it does. */
function objection({ record, shown, run }, comments, rules) {
    if (record.mark !== null && !rules.known.has(record.mark) && (rules.mark ?? 0) < record.mark) {
        return { kind: 'marks-deleted' };
    }
    if (hasSecondComment(shown, comments, rules))
        return { kind: 'second-comment' };
    if (!rules.isStrict)
        return null;
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSeal */ ._L)(run.title, run.summary) !== shown.check)
        return { kind: 'check-changed' };
    return isAsShown(shown, comments) ? null : { kind: 'comment-changed' };
}
/** People would read a second comment below ours if it says something else. */
function hasSecondComment({ comment }, comments, rules) {
    if (comment === null)
        return false;
    const start = (0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)('plan', rules.expected.name);
    return comments.some(({ id, author, body }) => id !== comment.id && author === rules.bot && body.startsWith(start));
}
function isAsShown({ comment }, comments) {
    if (comment === null)
        return true;
    const current = comments.find(({ id }) => id === comment.id);
    if (current === undefined)
        return false;
    const { updated_at, sha256 } = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .commentSeal */ .hF)(current);
    return updated_at === comment.updated_at && sha256 === comment.sha256;
}
const MAY_WRITE = new Set(['admin', 'maintain', 'write']);
/**
 * The pull requests whose records may still approve something, as their check runs show. Of the others it does not
 * matter what reviewers read and said: there is no record, or later plans took back every change in it.
 */
function undecidedPulls(pulls, commits, rules) {
    const lenient = { ...rules, isStrict: false, mark: null, known: new Set() };
    const planned = pulls.map(({ pull, brought, runs }) => {
        const lookup = findRecord(runs, pull, lenient);
        return { number: pull.number, brought, record: 'why' in lookup ? null : lookup.counting.record };
    });
    const withdrawn = (0,_range_js__WEBPACK_IMPORTED_MODULE_3__/* .withdrawals */ .lj)(planned, commits);
    return pulls.filter((_, index) => {
        const { number, record } = planned[index];
        return record !== null && !isWithdrawn(record, withdrawn.get(number));
    });
}
/** Whether later plans took back every change that a record shows. */
function isWithdrawn({ changes }, gone) {
    return changes.length > 0 && changes.every(({ fingerprint }) => gone?.has(fingerprint) === true);
}
/** Whether the record of a pull request counts, and if not, why. */
function reviewPull(facts, rules) {
    const { pull, brought, runs, comments, reviews, commits, hasMore } = facts;
    const lookup = findRecord(runs, pull, rules);
    const base = { pull, brought, approvers: [] };
    if ('why' in lookup)
        return { ...base, record: null, shown: null, why: lookup.why };
    const { record } = lookup.counting;
    const why = objection(lookup.counting, comments ?? [], rules);
    if (why !== null)
        return { ...base, record: null, shown: record, why };
    const mayWrite = ({ user, author_association }) => {
        const right = rules.rights[user?.login ?? ''];
        return right === undefined ? (0,_review_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrusted */ .W2)(author_association) : MAY_WRITE.has(right);
    };
    const given = { reviews: reviews ?? [], commits: commits ?? [], hasMore, mayWrite };
    const verdict = (0,_review_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeReviews */ .HB)({ pull, record, ...given });
    const isMissing = rules.needsReview && !verdict.isApproved;
    return { ...base, record, shown: record, why: isMissing ? noReview(verdict) : null, approvers: verdict.approvers };
}
function noReview({ approvers, needed, against, ignored }) {
    return { kind: 'no-review', needed, have: approvers.length, against, ignored };
}


/***/ }),

/***/ 3983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ readPulls),
/* harmony export */   Cx: () => (/* binding */ readRights),
/* harmony export */   Sc: () => (/* binding */ printSituation),
/* harmony export */   WT: () => (/* binding */ readApplied),
/* harmony export */   ZN: () => (/* binding */ readSituation),
/* harmony export */   jV: () => (/* binding */ commitsAfter),
/* harmony export */   qX: () => (/* binding */ readRange),
/* harmony export */   readBrought: () => (/* binding */ readBrought)
/* harmony export */ });
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6108);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9452);
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5510);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5118);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8181);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2715);







/** As JSON, for a bug report. If names may not be shown, a text that could hold some is replaced by its length. */
function printSituation(situation, detail) {
    const hide = (key, value) => detail === 'counts' && NAMING.has(key) && typeof value === 'string' ? `(${value.length} characters)` : value;
    return JSON.stringify(situation, hide);
}
/** Fields of comments, check runs, pull requests and commits that quote files or the service, or that people write. */
const NAMING = new Set(['body', 'title', 'summary', 'text']);
/** Reads what was applied last. With an earlier reading, only what may have changed since is read again. */
async function readApplied(reading, creator, known = null) {
    const { github, from, before, paths } = reading;
    // The commits that change the inventory do not depend on deployments, so they are requested at once.
    for (const path of paths)
        void (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(github.commits({ sha: from, path }, 1));
    const read = known === null ? await readDeployments(reading, creator) : await readNewer(reading, creator, known);
    const applies = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .appliesIn */ .uo)(read.deployments, reading, read.creator);
    const facts = { from, before, ...read, ...(await readStandings(reading, (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .namedCommit */ .t5)(applies))) };
    return { reading, facts, applies, applied: (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .lastApplied */ .EY)(applies, facts).applied };
}
/** How the commit that the deployments name relates to the history that is read and, if that is older, to the tip. */
async function readStandings({ github, from, defaultBranch }, named) {
    if (named === null || named === from)
        return { standings: {}, tip: null };
    const toFrom = await standingBetween(github, named, from);
    const standings = { [`${named}...${from}`]: toFrom };
    if (toFrom !== 'behind')
        return { standings, tip: null };
    const tip = await github.tipOf(defaultBranch);
    const toTip = named === tip ? 'identical' : await standingBetween(github, named, tip);
    return { standings: { ...standings, [`${named}...${tip}`]: toTip }, tip };
}
async function standingBetween(github, base, head) {
    try {
        return (await github.compare(base, head, 1)).status;
    }
    catch (error) {
        // A commit that nothing refers to any more may be gone.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfGitHub */ .ND)(error) && ['not-found', 'invalid'].includes(error.kind))
            return 'diverged';
        throw error;
    }
}
/** The most pages of deployments that are read. */
const MOST_DEPLOYMENT_PAGES = 10;
function deploymentList({ github }, listed, hasMore) {
    const bare = listed.map((each) => ({ ...each, statuses: null }));
    return { isReadable: true, hasMore, listed: bare, now: github.now() };
}
/** Back to the newest success of one creator. */
async function readDeployments(reading, creator) {
    const { github } = reading;
    try {
        const first = await github.deployments(_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK */ .wn, 1);
        const list = deploymentList(reading, first.entries, first.pages > 1);
        const ours = creator ?? (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .likelyCreator */ .Nf)(list, reading);
        askAhead(reading, candidatesIn(list, reading, ours)[0] ?? null);
        const back = await readStatuses({ reading, creator: ours, known: null }, list);
        if (!back.hasMore || (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .appliesIn */ .uo)(back, reading, ours).latest !== null)
            return { creator: ours, deployments: back };
        const numbers = pagesAfter(first, MOST_DEPLOYMENT_PAGES);
        const rest = await Promise.all(numbers.map((page) => github.deployments(_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK */ .wn, page)));
        const entries = [first, ...rest].flatMap((page) => page.entries);
        const all = deploymentList(reading, entries, first.pages > MOST_DEPLOYMENT_PAGES);
        return { creator: ours, deployments: await readStatuses({ reading, creator: ours, known: null }, all) };
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissingRight */ .H0)(error))
            throw error;
        const unreadable = { isReadable: false, hasMore: false, listed: [], now: github.now() };
        return { creator, deployments: { ...unreadable, why: error.message } };
    }
}
/** No more than these can be newer than a list that was read a moment ago. */
const MOST_NEW = 30;
/** The same list, with the deployments that came since. */
async function readNewer(reading, creator, known) {
    const { deployments: before } = known.facts;
    const { entries } = await reading.github.anew.deployments(_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK */ .wn, 1, MOST_NEW);
    const fresh = new Set(entries.map(({ id }) => id));
    const all = deploymentList(reading, [...entries, ...before.listed.filter(({ id }) => !fresh.has(id))], before.hasMore);
    return { creator, deployments: await readStatuses({ reading, creator, known }, all) };
}
/** The newest deployment has usually succeeded. What is needed then is requested while its statuses are read. */
function askAhead({ github, from, before, paths }, newest) {
    const guess = newest?.sha ?? before;
    if (guess !== null && guess !== from)
        void (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(github.compare(guess, from, 1));
    const since = newest === null ? Number.POSITIVE_INFINITY : Date.parse(newest.created_at);
    const ask = async (path) => {
        const first = await github.commits({ sha: from, path }, 1);
        const mayGoOn = commitTime(first.entries.at(-1)) >= since;
        const rest = mayGoOn ? pagesAfter(first, MOST_PAGES_AHEAD) : [];
        for (const answer of [first, ...rest.map((page) => (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(github.commits({ sha: from, path }, page)))]) {
            const { entries } = await answer;
            for (const commit of entries)
                if (commitTime(commit) > since)
                    void (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(github.pullsOf(commit.sha));
        }
    };
    for (const path of paths)
        void (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(ask(path));
}
const MOST_PAGES_AHEAD = 10;
function pagesAfter({ pages }, most) {
    return Array.from({ length: Math.max(0, Math.min(pages, most) - 1) }, (_, index) => index + 2);
}
function commitTime(commit) {
    return commit?.date == null ? Number.NEGATIVE_INFINITY : Date.parse(commit.date);
}
/** How many statuses are requested at once: usually the newest apply has succeeded, or one of the last few. */
const STATUS_BATCHES = [5, 20, 75];
/** The deployments that may count, newest first, with statuses, until one has succeeded. */
async function readStatuses({ reading, creator, known }, list) {
    const candidates = candidatesIn(list, reading, creator).filter(({ id }) => known?.own.includes(id) !== true);
    const statuses = new Map();
    let read = list;
    for (let start = 0, nth = 0; start < candidates.length; nth += 1) {
        const size = STATUS_BATCHES[Math.min(nth, STATUS_BATCHES.length - 1)];
        const batch = candidates.slice(start, start + size);
        const answers = await Promise.all(batch.map((each) => statusesOf(each, reading, known)));
        for (const [index, { id }] of batch.entries())
            statuses.set(id, answers[index]);
        start += size;
        const listed = list.listed.map((each) => ({ ...each, statuses: statuses.get(each.id) ?? null }));
        read = { ...list, listed, now: reading.github.now() };
        if ((0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .appliesIn */ .uo)(read, reading, creator).latest !== null)
            break;
    }
    return read;
}
/**
 * A deployment that is posted again has the same contents. The oldest of them is the one that was created first, or
 * again.
 */
const MOST_OF_ONE = 3;
/** The deployments that may count, newest first. */
function candidatesIn({ listed }, rules, creator) {
    const ofOne = new Map();
    const oldestFirst = listed.toReversed().filter((each) => {
        const read = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .readDeployment */ .iJ)(each, rules);
        if (read.kind !== 'counts' || read.deployment.creator !== creator)
            return false;
        const count = (ofOne.get(read.identity) ?? 0) + 1;
        ofOne.set(read.identity, count);
        return count <= MOST_OF_ONE;
    });
    return oldestFirst.reverse();
}
/**
 * A deployment that has ended does not change, so its statuses are not read again. Those of any other are, even if it had
 * none a moment ago.
 */
async function statusesOf(deployment, reading, known) {
    const { github } = reading;
    if (known === null)
        return github.deploymentStatuses(deployment.id);
    const before = known.facts.deployments.listed.find(({ id }) => id === deployment.id)?.statuses ?? [];
    const read = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .readDeployment */ .iJ)(deployment, reading);
    const standing = read.kind === 'counts' ? (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .standingOf */ .YP)(read.deployment, before, { ...reading, now: 0 }) : null;
    return standing?.end == null ? github.anew.deploymentStatuses(deployment.id) : before;
}
/** Reads the range since the applied commit, and what GitHub knows of its pull requests. */
async function readSituation({ reading, facts, applies, applied }) {
    const { github, of, depth } = reading;
    const range = await readRange(reading, applied);
    const tried = (0,_range_js__WEBPACK_IMPORTED_MODULE_6__/* .triedIn */ .ch)(range.commits, applies.standing, of);
    const trees = await readTrees(reading, { ...range, tried });
    const merged = await readMerged(reading, { ...range, tried, trees }, applies);
    const pulls = await readPulls({ ...reading, creator: facts.creator }, merged, range.commits);
    const { rights, unread } = depth === 'rights' ? await readRights(github, pulls) : NO_RIGHTS;
    return { ...facts, of, ...range, commits: [...range.commits.values()], trees, pulls, rights, unread };
}
const PAGE = 100;
/** How many pages of commits are read if the applied commit is not known. */
const MOST_PAGES_BACK = 10;
/** The commits since the applied one, and which of them GitHub lists for the inventory's paths. */
async function readRange(reading, applied) {
    const { github, from, paths } = reading;
    const { commits, hasOlder } = applied === null ? await newestCommits(github, from) : await commitsAfter(github, applied, from);
    const lists = commits.size === 0 ? [] : paths.map((path) => listedBelow(path, commits, reading));
    return { commits, hasOlder, listed: [...new Set((await Promise.all(lists)).flat())] };
}
/** The commits that one has beyond another. */
async function commitsAfter(github, applied, from) {
    if (applied === from)
        return { commits: (0,_range_js__WEBPACK_IMPORTED_MODULE_6__/* .byHash */ .Ci)([]), hasOlder: false };
    const first = await github.compare(applied, from, 1);
    const pages = pagesAfter({ pages: Math.ceil(first.total_commits / PAGE) }, Number.POSITIVE_INFINITY);
    const rest = await Promise.all(pages.map((page) => github.compare(applied, from, page)));
    return { commits: (0,_range_js__WEBPACK_IMPORTED_MODULE_6__/* .byHash */ .Ci)([first, ...rest].flatMap((page) => page.commits)), hasOlder: false };
}
async function newestCommits(github, sha) {
    const first = await github.commits({ sha, path: '' }, 1);
    const rest = await Promise.all(pagesAfter(first, MOST_PAGES_BACK).map((page) => github.commits({ sha, path: '' }, page)));
    const commits = (0,_range_js__WEBPACK_IMPORTED_MODULE_6__/* .byHash */ .Ci)([first, ...rest].flatMap(({ entries }) => entries));
    return { commits, hasOlder: first.pages > MOST_PAGES_BACK };
}
/** Hashes of the commits of a range that change a path. */
async function listedBelow(path, commits, { github, from }) {
    if (path === '')
        return [...commits.keys()].reverse();
    const oldest = Math.min(...Array.from(commits.values(), commitTime));
    const listed = [];
    const first = await github.commits({ sha: from, path }, 1);
    let entries = first.entries;
    for (let page = 2;;) {
        listed.push(...entries.map(({ sha }) => sha));
        const last = entries.at(-1);
        // Sorted by date, newest first: what is older than the oldest commit of the range is not in it.
        if (page > first.pages || last === undefined || commitTime(last) < oldest)
            break;
        const until = page === 2 ? Math.min(first.pages, Math.ceil(commits.size / PAGE) + 1) : page;
        const numbers = Array.from({ length: until - page + 1 }, (_, index) => page + index);
        const answers = await Promise.all(numbers.map((number) => github.commits({ sha: from, path }, number)));
        entries = answers.flatMap((answer) => answer.entries);
        page = until + 1;
    }
    return listed.filter((sha) => commits.has(sha));
}
/** null if no merge of the range can hide anything that counts. */
async function readTrees({ treesOf, paths }, { commits, listed, tried }) {
    if (treesOf === null || paths.includes(''))
        return null;
    if ((0,_range_js__WEBPACK_IMPORTED_MODULE_6__/* .mergesAbove */ .Bg)([...listed, ...tried], commits).length === 0)
        return null;
    const shas = Array.from(commits.values(), ({ sha, parents }) => [sha, ...parents]);
    return treesOf([...new Set(shas.flat())]);
}
/** How many of the newest commits GitHub may not know yet. */
const MOST_AWAITED = 30;
/**
 * The waits before GitHub is asked again for the pull requests of a commit, because its answer is behind after a merge.
 */
const PATIENCE_MS = [1000, 2000, 4000, 8000];
/** The pull requests that brought the commits, and those that an apply was tried at: they may show what is pending. */
async function readMerged(reading, range, applies) {
    const { github, from, defaultBranch } = reading;
    const touching = (0,_range_js__WEBPACK_IMPORTED_MODULE_6__/* .touchingIn */ .Bl)(range);
    const newest = applies.standing.find(({ commit }) => commit !== from);
    const waited = newest === undefined ? new Set() : (0,_range_js__WEBPACK_IMPORTED_MODULE_6__/* .heldBy */ .Vr)(range.commits, newest.commit);
    const awaited = touching.filter((sha) => !waited.has(sha)).slice(0, MOST_AWAITED);
    const wantedCommits = [...new Set([...touching, ...range.tried])];
    return readBrought(wantedCommits, { github, awaited, defaultBranch, pause: reading.pause });
}
/** The pull requests that were merged into the branch and brought commits, with those commits, sorted by number. */
async function readBrought(shas, bringing) {
    const { github, awaited, defaultBranch, pause } = bringing;
    const pullsByNumber = new Map();
    /** Resolves to the commits that no pull request brought. */
    const ask = async (some, asking) => {
        const answers = await Promise.all(some.map((sha) => asking.pullsOf(sha)));
        return some.filter((sha, index) => {
            const merged = answers[index].filter((pull) => (0,_range_js__WEBPACK_IMPORTED_MODULE_6__/* .isMergedInto */ .f8)(pull, defaultBranch));
            for (const pull of merged) {
                const known = pullsByNumber.get(pull.number) ?? { pull, brought: [] };
                known.brought.push(sha);
                pullsByNumber.set(pull.number, known);
            }
            return merged.length === 0;
        });
    };
    const first = new Set(await ask(shas, github));
    let open = awaited.filter((sha) => first.has(sha));
    for (const ms of pause === null ? [] : PATIENCE_MS) {
        if (open.length === 0)
            break;
        await pause?.(ms);
        open = await ask(open, github.anew);
    }
    return [...pullsByNumber.values()].sort((a, b) => a.pull.number - b.pull.number);
}
/** The most commits of a pull request that GitHub lists. */
const MOST_COMMITS = 250;
/** What GitHub knows of pull requests: the records of all, and more only of those that may still approve something. */
async function readPulls(reading, merged, commits) {
    const { creator, keys, owner } = reading;
    const recorded = await Promise.all(merged.map((each) => readRecord(reading, each)));
    const undecided = new Set((0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .undecidedPulls */ .MW)(recorded, commits, { bot: creator, keys, expected: owner }));
    return Promise.all(recorded.map((each) => (undecided.has(each) ? readApproval(reading, each) : each)));
}
async function readRecord({ github, owner, creator }, merged) {
    const { head_sha } = merged.pull;
    const runs = creator === null ? [] : await github.checkRuns(head_sha, (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .checkName */ .I3)('plan', owner.name));
    return { ...merged, runs, comments: null, reviews: null, commits: null, hasMore: false };
}
async function readApproval({ github, depth, withComments }, facts) {
    const { number } = facts.pull;
    const [comments, reviews, commits] = await Promise.all([
        withComments || depth !== 'records' ? github.comments(number) : null,
        depth === 'records' ? null : github.reviews(number),
        depth === 'rights' ? github.commitsOfPull(number) : null,
    ]);
    const isFull = (commits?.length ?? 0) >= MOST_COMMITS;
    const count = isFull ? ((await github.pull(number)).commit_count ?? Number.POSITIVE_INFINITY) : 0;
    return { ...facts, comments, reviews, commits, hasMore: isFull && count > MOST_COMMITS };
}
const NO_RIGHTS = { rights: {}, unread: [] };
/** The permissions of people whose reviews matter. */
async function readRights(github, pulls) {
    const deciding = pulls.flatMap((pull) => (0,_review_js__WEBPACK_IMPORTED_MODULE_4__/* .undecided */ .oo)(pull.reviews ?? []));
    const logins = new Set(deciding.flatMap(({ user }) => user?.login ?? []));
    const unread = new Set();
    const entries = Array.from(logins, async (login) => {
        try {
            return [[login, await github.permissionOf(login)]];
        }
        catch (error) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissingRight */ .H0)(error))
                throw error;
            unread.add(`What reviewers may do here cannot be read, so their standing with the repository is what counts. ${error.message}`);
            return [];
        }
    });
    const rights = Object.fromEntries((await Promise.all(entries)).flat());
    return { rights, unread: [...unread] };
}


/***/ })

};
