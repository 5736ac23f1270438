export const id = 191;
export const ids = [191,157];
export const modules = {

/***/ 6693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ DEFAULT_BOT),
/* harmony export */   Aq: () => (/* binding */ beginCheck),
/* harmony export */   LO: () => (/* binding */ commentBudget),
/* harmony export */   Qu: () => (/* binding */ abandonCheck),
/* harmony export */   ZD: () => (/* binding */ commentOnce),
/* harmony export */   gu: () => (/* binding */ endCheck),
/* harmony export */   jS: () => (/* binding */ LOST_ANSWER_MS),
/* harmony export */   ll: () => (/* binding */ underCheck),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4510);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9452);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1405);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(436);
// What a run says on GitHub: the check run that it makes of itself (design section 8), which tells which app is ours, and
// comments on pull requests, where the job may write them. Without the right to make a check run no record and no mark counts.





/**
 * null when the token may not make check runs, and the log says which permission to grant; or when the server has none, as
 * some forges, which is in nobody's way where approval is none.
 */
async function beginCheck(context, check) {
    const { runner } = context;
    const { title, text, ...named } = check;
    const details = runner.runUrl === null ? {} : { details_url: runner.runUrl };
    const output = { title, summary: beginningBy(context), ...(text === undefined ? {} : { text }) };
    try {
        return await createSurely(context, { ...named, output, ...details });
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissingRight */ .H0)(error))
            throw error;
        if (error.kind === 'forbidden')
            runner.warn(error.message);
        else if (context.settings.approval !== 'none')
            runner.warn(NO_CHECK_RUNS);
        return null;
    }
}
const NO_CHECK_RUNS = 'This server has no check runs for this token (404), so that nothing can be recorded or approved. Set approval: none, or run where there are check runs.';
/** Where the answer is lost, another is made: one that may be there tells of no app for certain. */
async function createSurely(context, run) {
    // A stop must not lose its answer: nobody could complete it.
    const { closing } = context.github;
    const again = async () => {
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .pause */ .v7)(context, LOST_ANSWER_MS);
        const latest = await closing.createCheckRun(run);
        await endLost(context, latest);
        return latest;
    };
    return closing.createCheckRun(run).catch((0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5, again));
}
/** Before GitHub is asked again for what it may have done. */
const LOST_ANSWER_MS = 1000;
/** What was made without an answer must not stay in progress: later runs would stand back for it. */
async function endLost(context, latest) {
    if ((0,_github_context_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptOf */ .tx)(context.runner) === null)
        return;
    const { id, name, head_sha, app_id } = latest;
    for (const run of await context.github.client.checkRuns(head_sha, name)) {
        const isOurs = run.app_id === app_id && run.summary === beginningBy(context);
        if (!isOurs || run.id >= id || run.status === 'completed')
            continue;
        await endCheck(context, run, { conclusion: 'neutral', ...TOLD_AGAIN });
    }
}
/** What a check run in progress says: no other run says the same. */
function beginningBy({ runner }) {
    const by = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptOf */ .tx)(runner);
    return by === null ? 'In progress.' : `In progress: attempt ${by.attempt} of run ${by.run}.`;
}
const TOLD_AGAIN = {
    title: 'Told again',
    summary: 'An answer of GitHub was lost. Another check run tells of this run.',
};
/** Completes a check run that holds no record. */
async function endCheck({ github }, run, end) {
    if (run === null)
        return;
    const { conclusion, ...output } = end;
    await github.closing.updateCheckRun(run.id, { conclusion, output });
}
/** Completes the check run of a run that failed. Why it failed is what is told, not that this could not be said. */
async function abandonCheck(context, run, output) {
    const ending = endCheck(context, run, { conclusion: 'failure', ...output });
    await ending.catch((0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfGitHub */ .ND, ({ message }) => context.runner.warn(message)));
}
/** Runs under a check run of its own that holds no record, and completes it whichever way the run ends. */
async function underCheck(context, beginning, run) {
    const check = await beginCheck(context, beginning);
    try {
        const { result, conclusion, title } = await run(check);
        await endCheck(context, check, { conclusion, title, summary: 'The summary of the run shows it.' });
        return result;
    }
    catch (error) {
        await abandonCheck(context, check, { title: 'The run failed', summary: 'The log of the run says why.' });
        throw error;
    }
}
/** Comments of runs without an app of their own are made by this bot. */
const DEFAULT_BOT = 'github-actions[bot]';
/** Of a whole comment or issue: GitHub takes 65,536 characters. */
const MOST_BYTES = 60_000;
/** How many bytes the body of a comment may have beside the line that it is found by. */
function commentBudget({ github: { name } }, kind) {
    return MOST_BYTES - (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .marker */ .xL)(kind, name).length - 1;
}
/** The comment as it stands; null where there is none. A missing right to comment is a warning, with its name, never red by itself. */
async function commentOnce({ github, runner }, request) {
    const { kind, bot, ...content } = request;
    const { closing, name, mayComment } = github;
    if (!mayComment)
        return null;
    const authors = new Set([bot ?? DEFAULT_BOT]);
    try {
        const written = await (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .putComment */ .jW)({ ...content, github: closing, marker: (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .marker */ .xL)(kind, name), authors });
        runner.setOutput('comment-url', written.html_url);
        return written;
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfGitHub */ .ND)(error) || error.kind !== 'forbidden')
            throw error;
        runner.warn(error.message);
        return null;
    }
}


/***/ }),

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* unused harmony exports gitContext, notIgnoredBy */
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9485);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6397);
// What git knows of a run of the command line: commit, state of the tree and actor, for evidence (in other CI systems
// CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL say it instead), and what it would commit that runs leave.




/** Asks git at once, so that it answers while the lists are read. What it gives never fails. */
function gitContext(context) {
    const { env } = context.host;
    const inventory = inventoryCommit(context);
    const actor = given(env.CIP_SYNC_ACTOR) ?? personOf(context);
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(context, commit, files),
            pull_requests: [],
            actor: await actor,
            run_url: given(env.CIP_SYNC_RUN_URL),
        };
    };
}
/** The commit of the inventory that a run reads, or that stands below its working tree; null where git knows none. */
async function inventoryCommit({ head, host, git, }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null where that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = await loadRevision({ kind: 'commit', commit }, { cwd, paths: settings.paths, run: git }, unreported);
        const sums = (some) => some
            .map((file) => `${sha256(file.content())} ${file.path}`)
            .sort()
            .join('\n');
        return sums(committed.files) === sums(files);
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await gitAnswer(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each is a key, a line break and a value. Where one stands twice, git takes the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** What apply and plan leave, as docs/command-line.md tells it. */
const LEFT = (/* unused pure expression or super */ null && (['plan.json', '.cip-sync/evidence.json']));
/** Those of them that git would commit. */
async function notIgnoredBy(git) {
    const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
    return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
    try {
        // It takes no literal paths, which git is told to take elsewhere.
        await git(['--no-literal-pathspecs', 'check-ignore', '--quiet', path]);
        return true;
    }
    catch (error) {
        if (!(error instanceof GitError))
            throw error;
        return false;
    }
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
    const { openLedger } = await Promise.all(/* import() */[__webpack_require__.e(385), __webpack_require__.e(387)]).then(__webpack_require__.bind(__webpack_require__, 4387));
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
// Where a run's ledger is. For the action it is a branch of this repository, by the checkout's origin, or of another
// repository on the same server. On the command line it is any remote of git.
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
/** `ledger-token` reads whether the repository is public, and writes there. */
async function actionPlace({ settings, runner, cwd, git, shutdown }) {
    const { env, temporary } = runner;
    const token = runner.input('ledger-token').trim();
    if (token === '')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger-token', 'is needed, to read whether the ledger is public.');
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
        remote: { url: resolved(own, cwd), branch },
        env: tokenEnvironment(serverUrl, token, env),
        ...{ key: runner.input('ledger-key'), keyInput: 'ledger-key', temporary },
        name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
        isPrivate: () => github.isPrivate(),
    };
}
/** An origin may be a relative path of the file system. */
function resolved(url, cwd) {
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
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(branch)}, which no branch can be called.`);
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
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5629);
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
    const plan = planOf(snapshot, context.settings, { ...snapshot, held: compared.held });
    return planned(snapshot, plan, planResult(plan));
}
/**
 * All that differs is drift, unless it is known to be pending: merged and not applied yet. Where that is not known, the
 * files are taken as applied.
 */
async function runDrift(context, merged) {
    const { held } = merged;
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_13__/* .takeSnapshot */ .W9)(context, { base: null, ...merged });
    const { head, live } = snapshot;
    const compared = { base: head, applied: snapshot.applied ?? head, held };
    const plan = planOf(snapshot, { ...context.settings, drift: 'report' }, compared);
    const result = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_14__/* .hasErrors */ .Cs)(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
    if (live !== null)
        await context.ledger?.recordReading(plan, await (0,_git_context_js__WEBPACK_IMPORTED_MODULE_9__/* .inventoryCommit */ .u9)(context));
    return { ...planned(snapshot, plan, result), head, live };
}
function planOf({ head, live, outside, diagnostics }, settings, { base, applied, held }) {
    if (live === null) {
        const told = [...diagnostics];
        (0,_core_names_js__WEBPACK_IMPORTED_MODULE_15__/* .checkBetween */ .nT)((0,_core_names_js__WEBPACK_IMPORTED_MODULE_15__/* .groupByText */ .YQ)(head.documents), settings.uniqueNames, (finding) => told.push(finding));
        return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidPlan */ .n)(settings.organization, told, settings);
    }
    // A file that cannot be read may be what is chosen: its errors are what is to be told.
    const only = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_14__/* .hasErrors */ .Cs)(diagnostics) ? null : chosenSystems(settings, head, live);
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .makePlan */ .C)({ head, base, applied, held, live, outside, only, diagnostics, settings });
}
/** What the input `only` chooses; null for all. Throws a ConfigurationError for what chooses nothing, or not one. */
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
/** Standard output takes one format, and no saved plan. */
function refuseFormats({ json, markdown, out }) {
    // A saved plan has every name, whatever may be shown.
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
        terminal.err(`${closingLine(result, planCounts(plan, verb), clock.now() - startedAt)}\n`);
    }
    // Whoever keeps standard output for later learns at once why the run failed.
    if (result === 'blocked' && (flags.json === true || flags.markdown === true))
        terminal.err(renderBlocked(plan, planOptions(context, verb)));
}
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
    const earlier = new Set((base === null ? [] : await readReviews(context, base)).map(keyOf));
    const fresh = (await readReviews(context, context.head)).filter((review) => !earlier.has(keyOf(review)));
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
function keyOf({ path, sha256: hash }) {
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
    const fresh = (await readReviews(context, head)).filter((review) => !recorded.has(keyOf(review)));
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
/** The pull request that brought a commit; null for a direct push. GitHub may need a while to know it. */
async function pullBehind(commit, context) {
    const { client, defaultBranch } = context.github;
    const { mergedPulls } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5510));
    const range = { touching: [commit], fresh: new Set([commit.sha]), tried: [] };
    const wait = (ms) => (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .pause */ .v7)(context, ms);
    const { pulls } = await mergedPulls({ github: client, range, early: new Map(), defaultBranch, pause: wait });
    return pulls[0] ?? null;
}
/** Of each person the latest decisive review, if it approves. */
async function approvalsOf(number, { github }) {
    const { latestDecisive } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2715));
    return latestDecisive(await github.client.reviews(number)).flatMap(({ user, state, submitted_at, commit_id }) => state === 'APPROVED' && user !== null && submitted_at !== null
        ? [{ user: user.login, submitted_at, commit_id }]
        : []);
}


/***/ }),

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   bb: () => (/* binding */ allInOrder)
/* harmony export */ });
/* unused harmony exports baselineAt, readLive, loadBase */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9485);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6397);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// What every planning command starts from: files, what they are compared with, and the live lists, in parallel.






const NOTHING_KNOWN = { base: null, applied: null, held: new Set() };
/** On the command line one commit stands for both. */
function baselineAt(base, held = new Set()) {
    return { base, applied: base, held };
}
/** Throws GitError, ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function takeSnapshot(context, compared) {
    // The requests go out first: the service works while the files are read.
    const lists = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .early */ .Q3)(readLive(context));
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, sourceOf(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, outside, diagnostics };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : (await loadBase(name, revision, context, report)).inventory;
    const isOne = base === applied;
    const appliedInventory = await loadEarlier(isOne ? 'base' : 'applied', applied);
    return { applied: appliedInventory, base: isOne ? appliedInventory : await loadEarlier('base', base) };
}
/** Each list once, in parallel; control centers where an input names the field that leads to them, or where asked for. */
async function readLive({ connection: { reader }, settings }, withControlCenters = settings.controlCenterField !== '') {
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        withControlCenters ? reader.controlCenters() : [],
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings);
    return { organization, facilities, controlCenters, systems, assets };
}
/** As Promise.all, but of several that fail the first in this order is told, whichever failed first. */
async function allInOrder(waiting) {
    const all = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...sourceOf(context), onFile: context.progress.fileRead }, report);
}
function sourceOf({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice a file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    const { inventory, files } = await load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        // A commit from before the folder was there declares nothing: nothing of it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, files };
}
/** What cannot be found in any commit does not count as absent there: then drift would look as if it were asked for. */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own words for a name that it does not know would not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of another organization than the rest stop the run (design section 4). Each list is of one already. */
function soleOrganization(records, assets, { organization: expected, detail }) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const which = detail === 'full' ? `, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}` : '';
        const problem = `is not the organization of the API key${which}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
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
/** The changes that end in or start from one of the systems, and the changes to execute that they wait for. */
function onlySystems(changes, systems, drift) {
    const isChosen = ({ before, after }) => [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
    const chosen = new Set(changes.filter(isChosen));
    const needed = new Set(chosen);
    const { steps } = (0,_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderChanges */ ._6)((0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .toExecute */ .Pq)(changes, drift));
    const open = steps.flatMap((step, number) => (step.kind === 'write' && chosen.has(step.change) ? [number] : []));
    const seen = new Set(open);
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
        const step = steps[number];
        if (step.kind !== 'gate')
            needed.add(step.change);
        for (const before of step.waitsFor) {
            if (!seen.has(before))
                open.push(before);
            seen.add(before);
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
        for (const key of namesGivenUp(change)) {
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
        return namesTaken(change).flatMap((key) => gateOf.get(key) ?? []);
    });
    return { givers, waits };
}
function namesGivenUp(change) {
    if (change.before === null)
        return [];
    return leftOver(readings(change.before), change.after === null ? [] : readings(change.after));
}
function namesTaken(change) {
    if (change.after === null)
        return [];
    return leftOver(readings(change.after), change.before === null ? [] : readings(change.before));
}
/** The keys that the other state does not have. */
function leftOver(keys, others) {
    return keys.filter((key, reading) => key !== others[reading]);
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

/***/ 5629:
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
// The claims of desired assets on live ones while they are matched (design section 4). Each round, a desired asset with
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
// Finds the live asset that each desired asset means (design section 4): by id, by hint or name, or by an inferred
// move. Each desired asset claims at most one live asset, and each live asset is claimed at most once. What remains in
// doubt is an error, never a guess.






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
                hinted.push({ desired, asset, system, ...sourceOf(asset, system, directory) });
        }
    }
    return { total, pinned, hinted };
}
function sourceOf(asset, system, directory) {
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
            conclude(claimant, matcher);
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
function conclude(claimant, matcher) {
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
    const meant = lives.map((live) => claims.assets[live]).sort((a, b) => (0,compare/* compareIds */.q)(a.id, b.id));
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
                creates.push(create(asset, directory.systems.place(system.id), live.organization));
            if (match < 0)
                continue;
            const update = diff_compare(asset, system, live.assets[match], directory);
            if (update === null)
                unchanged++;
            else
                updates.push(update);
        }
    }
    return { creates, updates, unchanged };
}
function create(asset, system, organization) {
    const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
    const identity = { action: 'create', id: null, before: null, after };
    return { ...identity, fingerprint: (0,fingerprint/* fingerprint */.Rj)({ organization, ...identity }), cyberSystem: system, desired: asset };
}
function diff_compare(asset, system, live, directory) {
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
            deletes.push(remove(asset, directory));
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
function remove(asset, directory) {
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
// EXTERNAL MODULE: ./lib/core/suggest.js
var suggest = __webpack_require__(3029);
;// CONCATENATED MODULE: ./lib/core/renames.js





/**
 * The most pairs that are compared letter by letter, over the whole plan. Beyond that, names count as alike only if
 * they are equal except for case.
 */
const MOST_COMPARED = 250_000;
function findPossibleRenames(input, report) {
    const { changes, executed, head, base } = input;
    const deletes = changes.filter((change) => change.action === 'delete');
    const creates = changes.filter((change) => change.action === 'create');
    if (deletes.length === 0 || creates.length === 0)
        return;
    const placesOf = placesIn(head, base ?? []);
    const deletesOf = (0,group/* groupBy */.$z)(deletes, ({ before }) => `${before.asset_type} ${before.cyber_system_id}`);
    const pairs = [];
    let budget = MOST_COMPARED;
    for (const [key, created] of (0,group/* groupBy */.$z)(creates, ({ after }) => `${after.asset_type} ${after.cyber_system_id}`)) {
        const all = { deletes: deletesOf.get(key) ?? [], creates: created };
        budget -= all.deletes.length * created.length;
        for (const pair of pairUp(all, placesOf, budget >= 0))
            pairs.push(pair);
    }
    for (const pair of [...pairs, ...pairsRetyped(without({ deletes, creates }, pairs))]) {
        const { from, to, isInPlace } = pair;
        const isExecuted = executed.has(from) && executed.has(to);
        const names = { from: from.before.name, to: to.after.name, id: from.id, system: to.cyberSystem };
        const args = { ...names, source: renames_sourceOf(pair, input.directory), isInPlace, isExecuted };
        report((0,diagnostic/* diagnostic */.YK)('possible-rename', 'warning', (0,core_names/* placeOf */.$t)(to.desired), args));
    }
}
/** Moved and given another type at once: only one of that name is gone, and only one comes up, in another system. */
function pairsRetyped({ deletes, creates }) {
    const gone = (0,group/* groupBy */.$z)(deletes, ({ before }) => before.name);
    return [...(0,group/* groupBy */.$z)(creates, ({ after }) => after.name)].flatMap(([name, [to, ...others]]) => {
        const [from, another] = gone.get(name) ?? [];
        if (to === undefined || from === undefined || another !== undefined || others.length > 0)
            return [];
        const isMove = from.before.cyber_system_id !== to.after.cyber_system_id;
        return isMove && from.before.asset_type !== to.after.asset_type ? [{ from, to, isInPlace: false }] : [];
    });
}
function renames_sourceOf({ from, to }, { systems }) {
    const { cyberSystem: system } = from;
    return system.id === to.cyberSystem.id ? null : { system, reference: (0,resolve/* referenceTo */.Po)(systems, system) };
}
/** The pairs that a plan asks about. */
function possibleRenames({ changes, diagnostics }) {
    const asked = diagnostics.filter((finding) => finding.code === 'possible-rename');
    if (asked.length === 0)
        return [];
    const deletes = new Map(changes.flatMap((one) => (one.action === 'delete' ? [[one.id, one]] : [])));
    const creates = new Map(changes.flatMap((one) => (one.action === 'create' ? [[nameKey(one.cyberSystem.id, one.after.name), one]] : [])));
    return asked.flatMap(({ args }) => {
        const [from, to] = [deletes.get(args.id), creates.get(nameKey(args.system.id, args.to))];
        return from === undefined || to === undefined ? [] : [{ from, to }];
    });
}
/**
 * Pairs by place, then by similar names. If one delete and one create are left over, they are a pair whatever their
 * names.
 */
function pairUp(all, placesOf, isCompared) {
    if (all.deletes.length === 0)
        return [];
    const inPlace = pairsInPlace(all, placesOf, isCompared);
    const alike = pairsAlike(without(all, inPlace), isCompared);
    const { deletes, creates } = without(all, [...inPlace, ...alike]);
    const isLast = deletes.length === 1 && creates.length === 1;
    return [...inPlace, ...alike, ...(isLast ? [{ from: deletes[0], to: creates[0], isInPlace: false }] : [])];
}
function without({ deletes, creates }, pairs) {
    const paired = new Set(pairs.flatMap(({ from, to }) => [from, to]));
    return { deletes: deletes.filter((one) => !paired.has(one)), creates: creates.filter((one) => !paired.has(one)) };
}
/**
 * Pairs entries between the same neighbors: in their order if as many are there as before, else the most similar first.
 */
function pairsInPlace({ deletes, creates }, placesOf, isCompared) {
    const places = placesOf(deletes[0].cyberSystem.id);
    if (places === null)
        return [];
    const deletesByGap = new Map();
    for (const from of deletes) {
        const place = places.before.get(from.id) ?? places.before.get(`"${from.before.name}`);
        if (place !== undefined)
            (0,group/* addUnder */.QQ)(deletesByGap, place.gap, { from, order: place.order });
    }
    const inFileOrder = [...creates].sort((a, b) => a.desired.offset - b.desired.offset);
    const createsByGap = (0,group/* groupBy */.$z)(inFileOrder, ({ desired }) => places.now.get(desired));
    return [...deletesByGap].flatMap(([gap, ordered]) => {
        const inGap = {
            deletes: ordered.sort((a, b) => a.order - b.order).map(({ from }) => from),
            creates: createsByGap.get(gap) ?? [],
        };
        const alike = inGap.deletes.length === inGap.creates.length ? [] : pairsAlike(inGap, isCompared);
        const others = without(inGap, alike);
        const count = Math.min(others.deletes.length, others.creates.length);
        const inOrder = others.deletes.slice(0, count).map((from, index) => ({ from, to: others.creates[index] }));
        return [...alike, ...inOrder].map(({ from, to }) => ({ from, to, isInPlace: true }));
    });
}
/** Pairs the most similar names first, each name once. */
function pairsAlike({ deletes, creates }, isCompared) {
    if (!isCompared) {
        const bySpelling = new Map(creates.map((to) => [(0,suggest/* spelling */.DS)(to.after.name), to]));
        return deletes.flatMap((from) => {
            const key = (0,suggest/* spelling */.DS)(from.before.name);
            const to = bySpelling.get(key);
            bySpelling.delete(key);
            return to === undefined ? [] : [{ from, to, isInPlace: false }];
        });
    }
    const spelled = creates.map((to) => ({ to, name: (0,suggest/* spelling */.DS)(to.after.name) }));
    const alike = deletes
        .flatMap((from) => {
        const name = (0,suggest/* spelling */.DS)(from.before.name);
        return spelled.map((other) => ({ from, to: other.to, likeness: likeness(name, other.name) }));
    })
        .filter((pair) => pair.likeness >= LEAST_LIKENESS)
        .sort((a, b) => b.likeness - a.likeness);
    const paired = new Set();
    return alike.flatMap(({ from, to }) => {
        if (paired.has(from) || paired.has(to))
            return [];
        paired.add(from).add(to);
        return [{ from, to, isInPlace: false }];
    });
}
const LEAST_LIKENESS = 0.5;
/** Longer names are compared by their ends. */
const LONGEST = 100;
/**
 * How much of the longer name the two share at both ends: `relay-21`, `tjs-relay-21`; `ems-historian`, `ems-hist-02`.
 */
function likeness(a, b) {
    if (a === b)
        return 1;
    const [start, end] = (0,suggest/* commonEnds */.yd)(a, b, LONGEST);
    return (start + end) / Math.max(a.length, b.length);
}
function placesIn(head, base) {
    const headOf = new Map(head.map((one) => [one.system.id, one]));
    const baseOf = new Map(base.map((one) => [one.system.id, one]));
    const placesOf = (0,group/* remember */.kY)((id) => placesOfSystem(headOf.get(id), baseOf.get(id)));
    return (id) => (baseOf.has(id) ? placesOf(id) : null);
}
function placesOfSystem(now, before) {
    const namesNow = new Set(now.assets.map(({ name }) => name));
    const kept = new Set(before.assets.flatMap(({ name }) => (namesNow.has(name) ? name : [])));
    // A system's only document is the same one before and after, even if its file was moved.
    const isAlone = now.documents.length === 1 && before.documents.length === 1;
    const places = { before: new Map(), now: new Map() };
    let order = 0;
    eachEntry(before.documents, isAlone, kept, ({ name, hints }, gap) => {
        places.before.set(`"${name}`, { gap, order: ++order });
        if (hints?.id != null)
            places.before.set(hints.id.value, { gap, order });
    });
    eachEntry(now.documents, isAlone, kept, (asset, gap) => void places.now.set(asset, gap));
    return places;
}
function eachEntry(documents, isAlone, kept, visit) {
    const ofFile = new Map();
    for (const { file, assets } of documents) {
        const number = ofFile.get(file.path) ?? 0;
        ofFile.set(file.path, number + 1);
        const document = isAlone ? '' : `${number} ${file.path}`;
        let gap = `${document}\n`;
        for (const asset of assets) {
            if (kept.has(asset.name))
                gap = `${document}\n${asset.name}`;
            else
                visit(asset, gap);
        }
    }
}

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
    const compared = { base: base?.fingerprints ?? null, applied: applied?.fingerprints ?? null, held: input.held };
    const bare = [...difference.deletes, ...difference.updates, ...difference.creates];
    const classified = bare.map((change) => ({ ...change, origin: (0,origin/* originOf */.yv)(change, live.organization, compared) }));
    const changes = (0,origin/* withNeeded */.Ml)(classified.sort(inPlanOrder));
    const executed = new Set((0,origin/* toExecute */.Pq)(changes, settings.drift));
    findPossibleRenames({ directory, changes, executed, head: difference.systems, base: (base ?? applied)?.systems ?? null }, report);
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
/** On the command line, base and applied are one inventory, planned once; for drift they are head itself. */
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
/** Names and ids over all documents, also those whose cyber system is not known. */
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
    const summary = summarize(changes, executed, difference);
    return {
        organization,
        only: null,
        summary,
        changes,
        toExecute: executed,
        undeclared: [...difference.undeclared].sort(inUndeclaredOrder),
        managed: difference.managed,
        diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics),
        guards: (0,guard/* checkGuards */.hK)(summary.delete, difference.managed, settings),
        digest: (0,fingerprint/* digest */.br)(executed.map((change) => change.fingerprint)),
    };
}
function summarize(changes, executed, difference) {
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
    return ((0,compare/* compareText */.n)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,compare/* compareIds */.q)(a.cyberSystem.id, b.cyberSystem.id) ||
        (0,compare/* compareText */.n)(a.asset.name, b.asset.name) ||
        (0,compare/* compareIds */.q)(a.asset.id, b.asset.id));
}
const ACTION_ORDER = { delete: 0, update: 1, create: 2 };
/** By system name, then delete, update, create, then name. Ids come last, so that the order is total. */
function inPlanOrder(a, b) {
    return ((0,compare/* compareText */.n)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,compare/* compareIds */.q)(a.cyberSystem.id, b.cyberSystem.id) ||
        ACTION_ORDER[a.action] - ACTION_ORDER[b.action] ||
        (0,compare/* compareText */.n)((a.after ?? a.before).name, (b.after ?? b.before).name) ||
        // Creates have no id. Their names are unique within a system, so this is never reached for two creates.
        (0,compare/* compareIds */.q)(a.id ?? '', b.id ?? ''));
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

/***/ 9851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ resolveSystems),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Oe: () => (/* binding */ systemReferenceProblem),
/* harmony export */   Oh: () => (/* binding */ makeDirectory),
/* harmony export */   Po: () => (/* binding */ referenceTo),
/* harmony export */   mk: () => (/* binding */ findByReference)
/* harmony export */ });
/* unused harmony export indexReferences */
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8109);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3029);
/* harmony import */ var _system_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
// Resolves references to cyber systems (design section 4). A reference is an id or else an exact name, which a facility
// may narrow. A reference that does not mean exactly one system is an error that names the candidates.






function indexReferences(records) {
    const byId = new Map();
    const byName = new Map();
    for (const record of records) {
        byId.set(record.id, record);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(byName, record.name, record);
    }
    return { byId, byName, names: new _suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .Vocabulary */ .VI(byName.keys()) };
}
/** The records that a reference may mean: the record with that id, else all with exactly that name. */
function findByReference(index, reference) {
    const byId = index.byId.get(reference);
    return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}
/**
 * How a file can name this record without doubt: by name, or by id if other records have that name or it is another
 * record's id.
 */
function referenceTo(index, record) {
    const meant = findByReference(index, record.name);
    return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function named(record) {
    return { id: record.id, name: record.name };
}
function makeDirectory(live, fields = {}) {
    const facilities = indexReferences(live.facilities);
    const place = (0,_system_context_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(live, fields);
    // Lists are compared by identity: an index answers the same name with the same list.
    const placeAll = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.map(({ id }) => place(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareIds */ .q)(a.id, b.id)));
    const inFacilities = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => {
        const byFacility = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(systems, ({ facility_id }) => facility_id ?? '');
        return (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
    });
    const facilityNames = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []));
    return { systems: { ...indexReferences(live.systems), place, placeAll, inFacilities, facilityNames }, facilities };
}
/** Groups documents by the system they declare. */
function resolveSystems({ documents }, directory, report) {
    const unresolved = [];
    const documentsOf = new Map();
    for (const document of documents) {
        const resolution = resolveDocument(document, directory);
        if ('problem' in resolution) {
            report(resolution.problem);
            unresolved.push(document);
        }
        else {
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(documentsOf, resolution.system, document);
        }
    }
    const systems = Array.from(documentsOf, ([system, declaring]) => united(system, declaring));
    return { systems, unresolved };
}
/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
function systemReferenceProblem(index, unclear) {
    const { at, reference, systems, takesFacility } = unclear;
    if (systems.length > 0) {
        const args = { name: reference, systems: index.placeAll(systems), takesFacility };
        return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('ambiguous-cyber-system', 'error', at, args);
    }
    const near = index.names.nearest(reference);
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('unknown-cyber-system', 'error', at, { name: reference, near });
}
function united(system, documents) {
    const [first] = documents;
    // Nearly always there is only one document, whose list need not be copied.
    const assets = documents.length === 1 ? first.assets : documents.flatMap(({ assets }) => assets);
    return { system, documents, assets, prune: pruneOf(documents), ignore: (0,_ignore_js__WEBPACK_IMPORTED_MODULE_5__/* .ignoreListOf */ .wU)(documents) };
}
/** `false` in any of the documents wins. */
function pruneOf(documents) {
    const values = new Set(documents.map(({ prune }) => prune));
    return values.has(false) ? false : values.has(true) ? true : null;
}
function resolveDocument({ file, cyberSystem, facility }, directory) {
    const { systems, facilities } = directory;
    const namesakes = findByReference(systems, cyberSystem.value);
    const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(findByReference(facilities, facility.value));
    const [only, another] = meant;
    if (only !== undefined && another === undefined)
        return { system: only };
    if (facility !== null && only === undefined && namesakes.length > 0) {
        return { problem: facilityMismatch(namesakes, directory, facility, { file, offset: facility.offset }) };
    }
    const at = { file, offset: cyberSystem.offset };
    const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
    return { problem: systemReferenceProblem(systems, unclear) };
}
function facilityMismatch(namesakes, { systems, facilities }, facility, at) {
    const isKnown = findByReference(facilities, facility.value).length > 0;
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('facility-mismatch', 'error', at, {
        facility: facility.value,
        system: named(namesakes[0]),
        facilities: systems.facilityNames(namesakes),
        isKnown,
        near: isKnown ? [] : facilities.names.nearest(facility.value),
    });
}


/***/ }),

/***/ 4510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ LASTING),
/* harmony export */   jW: () => (/* binding */ putComment),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9452);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5118);
// One comment a pull request and `name` (design section 8): found by its marker and author, updated in place.



/** The first line of a comment or an issue, which nobody sees. */
function marker(kind, name) {
    // A name cannot end the HTML comment early.
    const which = name === '' ? '' : `:${encodeURIComponent(name).replaceAll('-', '%2D')}`;
    return `<!-- cip-inventory-sync:${kind}${which} -->`;
}
/** The second line of a comment that tells what was written at the service: what another run tells goes below it. */
const LASTING = '<!-- cip-inventory-sync:lasting -->';
/**
 * Writes the comment unless it says so already. A comment by someone else is never touched, whatever it holds. One that
 * someone deletes meanwhile is made again; while it is still listed it is not, or there would be two.
 */
async function putComment(input) {
    const { github, pullRequest, marker: mark, body, yields = false, isIntact = true } = input;
    const text = `${mark}\n${body}`;
    const all = await findAll(input, input.comments ?? null);
    const isSame = isIntact ? sameText : equalText;
    const same = all.find((comment) => isSame(comment.body, text));
    if (same !== undefined)
        return same;
    const lasting = all.findLast(({ body }) => lasts(body, mark));
    if (yields && lasting !== undefined)
        return lasting;
    const ours = all.find(({ body }) => !lasts(body, mark));
    if (ours === undefined)
        return create(input, text);
    try {
        return await github.updateComment(ours.id, text);
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error) || (await findAll(input)).some(({ id }) => id === ours.id))
            throw error;
        return github.createComment(pullRequest, text);
    }
}
/** Where the answer is lost, the comment may be there all the same. */
async function create(input, text) {
    const { github, pullRequest } = input;
    const find = async () => (await findAll(input)).find(({ body }) => sameText(body, text));
    return github
        .createComment(pullRequest, text)
        .catch((0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5, async () => (await find()) ?? github.createComment(pullRequest, text)));
}
function lasts(body, mark) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .asKept */ .bR)(body).startsWith(`${mark}\n${LASTING}\n`);
}
async function findAll({ github, pullRequest, marker: mark, authors }, comments = null) {
    const all = comments ?? (await github.comments(pullRequest));
    return all.filter(({ author, body }) => author !== null && authors.has(author) && body.startsWith(mark));
}
/** Another run that says the same is no news: the link leads to the first that did. */
function sameText(a, b) {
    const plain = (text) => text.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, '$1');
    return equalText(plain(a), plain(b));
}
function equalText(a, b) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .asKept */ .bR)(a) === (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .asKept */ .bR)(b);
}


/***/ })

};
