export const id = 218;
export const ids = [218,538];
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
/* harmony export */   ll: () => (/* binding */ underCheck),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4510);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9452);
/* harmony import */ var _report_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5952);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1405);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2709);
// What a run writes on GitHub: its check run, which also shows which app is ours, and comments on
// pull requests if the job may write them. Without the permission to make check runs, no record and no deployment
// counts.






/** null if the token may not make check runs. The log then says which permission to grant. */
async function beginCheck(context, check) {
    const { runner } = context;
    const { title, text, ...named } = check;
    const details = runner.runUrl === null ? {} : { details_url: runner.runUrl };
    const output = { title, summary: beginningBy(context), ...(text === undefined ? {} : { text }) };
    try {
        return await createSurely(context, { ...named, output, ...details });
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissingRight */ .H0)(error))
            throw error;
        runner.warn(error.message);
        return null;
    }
}
/** If the answer is lost, another check run is made: one that may exist does not prove which app we are. */
async function createSurely(context, run) {
    // A stop must not lose the answer, because nobody could complete the check run.
    const { closing } = context.github;
    const again = async () => {
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .pause */ .v7)(context, _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LOST_ANSWER_MS */ .jS);
        const latest = await closing.createCheckRun(run);
        await endLost(context, latest);
        return latest;
    };
    return closing.createCheckRun(run).catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5, again));
}
/** A check run whose answer was lost must not stay in progress, because other runs could take it for theirs. */
async function endLost(context, latest) {
    if ((0,_open_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptOf */ .tx)(context.runner) === null)
        return;
    const { id, name, head_sha, app_id } = latest;
    for (const run of await context.github.client.anew.checkRuns(head_sha, name)) {
        const isOurs = run.app_id === app_id && run.summary === beginningBy(context);
        if (!isOurs || run.id >= id || run.status === 'completed')
            continue;
        await endCheck(context, run, { conclusion: 'neutral', ...REPEATED_BELOW });
    }
}
/** The text of a check run in progress. No other run has the same. */
function beginningBy({ runner }) {
    const by = (0,_open_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptOf */ .tx)(runner);
    return by === null ? 'In progress.' : `In progress: attempt ${by.attempt} of run ${by.run}.`;
}
const REPEATED_BELOW = {
    title: 'Reported again',
    summary: 'An answer of GitHub was lost. Another check run tells of this run.',
};
/** Completes a check run that holds no record. */
async function endCheck({ github }, run, end) {
    if (run === null)
        return;
    const { conclusion, ...output } = end;
    await github.closing.updateCheckRun(run.id, { conclusion, output });
}
function linked({ runner }, text) {
    return (0,_report_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .runLink */ .ut)(runner.runUrl, text) || text;
}
/** Completes the check run of a run that failed. Why it failed is what is reported, not that this could not be said. */
async function abandonCheck(context, run, title) {
    const summary = `The ${linked(context, 'log of the run')} says why.`;
    const ending = endCheck(context, run, { conclusion: 'failure', title, summary });
    await ending.catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfGitHub */ .ND, ({ message }) => context.runner.warn(message)));
}
/** Runs a task under a check run without a record, and completes it however the task ends. */
async function underCheck(context, beginning, run) {
    const check = await beginCheck(context, beginning);
    try {
        const { result, conclusion, title } = await run(check);
        await endCheck(context, check, {
            conclusion,
            title,
            summary: `The ${linked(context, 'summary of the run')} shows it.`,
        });
        return result;
    }
    catch (error) {
        await abandonCheck(context, check, 'The run failed');
        throw error;
    }
}
/** Comments of runs without an app of their own are made by this bot. */
const DEFAULT_BOT = 'github-actions[bot]';
/** The most bytes of a comment or issue. GitHub takes 65,536 characters. */
const MOST_BYTES = 60_000;
/** The owner of the token, if no check run of ours shows it. GitHub does not say it for an app. */
async function loginOf(github) {
    return github.login().catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissingRight */ .H0, () => DEFAULT_BOT));
}
/** How many bytes the body of a comment may have, without its marker line. */
function commentBudget({ github: { owner } }, kind) {
    return MOST_BYTES - (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(kind, owner.name).length - 1;
}
/** The comment as it is; null where there is none. A missing right to comment is a warning, with its name, never red by itself. */
async function commentOnce({ github, runner }, request) {
    const { kind, bot, ...content } = request;
    const { closing, owner, mayComment } = github;
    if (!mayComment)
        return null;
    try {
        const author = bot ?? (await loginOf(closing));
        const about = { ...content, github: closing, marker: (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(kind, owner.name), author };
        const written = await (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .putComment */ .jW)(about);
        if (written === null)
            return null;
        if (kind === 'plan')
            await (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .removeOthers */ .Mm)({ ...about, author: written.author ?? author }, written);
        runner.setOutput('comment-url', written.html_url);
        return written;
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfGitHub */ .ND)(error) || error.kind !== 'forbidden')
            throw error;
        runner.warn(error.message);
        return null;
    }
}


/***/ }),

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

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* unused harmony exports gitContext, notIgnoredBy */
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9485);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6397);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
// What git knows about a run of the command line: commit, state of the tree and actor, for evidence. In other CI
// systems CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL give these. Also which files left by runs git would
// commit.





/** Asks git at once, so that the answer is there when the lists are read. The result never rejects. */
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
/** The commit of the inventory that a run reads, or the commit below its working tree; null if git knows none. */
async function inventoryCommit({ head, host, git, }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null if that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = [];
        const selections = await readPaths(settings.paths, cwd);
        const visit = ({ path, content }) => void committed.push(`${sha256(content)} ${path}`);
        await readRevision({ kind: 'commit', commit }, { cwd, run: git, selections }, visit, unreported);
        const read = files.map((file) => `${sha256(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await gitAnswer(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** The files that apply and plan leave, as in docs/command-line.md. */
const LEFT = (/* unused pure expression or super */ null && (['plan.json', '.cip-sync/evidence.json']));
/** The files that git would commit. */
async function notIgnoredBy(git) {
    const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
    return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
    try {
        // This command refuses the setting that makes other commands read paths literally.
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
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
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
    const { openLedger } = await Promise.all(/* import() */[__webpack_require__.e(385), __webpack_require__.e(99)]).then(__webpack_require__.bind(__webpack_require__, 2480));
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
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2270);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6599);
/* harmony import */ var _core_only_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8341);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2928);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
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

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   bb: () => (/* binding */ allInOrder)
/* harmony export */ });
/* unused harmony exports baselineAt, readLive, loadBase */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9485);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6397);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
// The start of every planning command: reads the files, the inventories they are compared with, and the live lists, in
// parallel.







const NOTHING_KNOWN = { base: null, applied: null, recorded: new Set() };
/** On the command line one commit is both. */
function baselineAt(base, recorded = new Set()) {
    return { base, applied: base, recorded };
}
/** Throws GitError, ServiceError or ConfigurationError for problems that are not in the user's files. */
async function takeSnapshot(context, compared) {
    // The requests are sent first, so that the service works while the files are read.
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(readLive(context));
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, inventorySource(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics))
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
/**
 * Reads each list once, in parallel. Control centers only if an input names the field that refers to them, or on
 * request.
 */
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
/** Like Promise.all, but if several fail, the first in this order is reported, whichever failed first. */
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...inventorySource(context), onFile: context.progress.fileRead }, report);
}
function inventorySource({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice for each file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    const { inventory, files } = await load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        // A commit from before the folder existed declares nothing, so nothing in it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, files };
}
/**
 * A path that no commit can contain must not count as absent there: drift would look like a change that was asked for.
 */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own message for an unknown name does not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of different organizations stop the run. Within each list this was already checked. */
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
    const changes = bare
        .map((change) => ({ ...change, origin: (0,origin/* originOf */.yv)(change, live.organization, compared) }))
        .sort(inPlanOrder);
    (0,renames/* findPossibleRenames */._)(changes, new Set((0,origin/* toExecute */.Pq)(changes, settings.drift)), report);
    const contents = { organization: live.organization, diagnostics, settings, changes, difference };
    const only = input.only ?? null;
    if (only === null)
        return assemble(contents);
    const part = (0,core_only/* onlySystems */.hr)(changes, only.systems, settings.drift);
    const undeclared = difference.undeclared.filter(({ cyberSystem }) => only.systems.has(cyberSystem.id));
    const plan = assemble({ ...contents, changes: part.changes, difference: { ...difference, undeclared } });
    const summary = { ...plan.summary, left_out: part.leftOut };
    return { ...plan, summary, only: { references: only.references, along: part.along } };
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

/***/ 5435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findPossibleRenames),
/* harmony export */   x: () => (/* binding */ possibleRenames)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6599);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5388);




/** The most pairs that are compared, over the whole plan. Beyond that, names are alike only if they are spelled alike. */
const MOST_COMPARED = 100_000;
const LEAST_LIKENESS = 0.5;
/** Reports `possible-rename`: of one type in one system, the most similar names first, and one of each always. */
function findPossibleRenames(changes, executed, report) {
    const deletes = changes.filter((change) => change.action === 'delete');
    const creates = changes.filter((change) => change.action === 'create');
    const deletesOf = (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(deletes, ({ before }) => `${before.asset_type} ${before.cyber_system_id}`);
    let budget = MOST_COMPARED;
    for (const [key, created] of (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(creates, ({ after }) => `${after.asset_type} ${after.cyber_system_id}`)) {
        const deleted = deletesOf.get(key) ?? [];
        budget -= deleted.length * created.length;
        for (const { from, to } of pairUp(deleted, created, budget >= 0)) {
            const isExecuted = executed.has(from) && executed.has(to);
            const args = { from: from.before.name, to: to.after.name, id: from.id, system: to.cyberSystem, isExecuted };
            report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('possible-rename', 'warning', (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(to.desired), args));
        }
    }
}
function pairUp(deletes, creates, isCompared) {
    if (deletes.length === 1 && creates.length === 1)
        return [{ from: deletes[0], to: creates[0] }];
    const spelled = creates.map((to) => ({ to, name: (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .spelling */ .DS)(to.after.name) }));
    const bySpelling = (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(spelled, ({ name }) => name);
    const alike = deletes.flatMap((from) => {
        const name = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .spelling */ .DS)(from.before.name);
        const others = isCompared ? spelled : (bySpelling.get(name) ?? []).slice(0, 5);
        const pairs = others.map((other) => ({ from, to: other.to, likeness: (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .likeness */ .$R)(name, other.name) }));
        return pairs.filter((pair) => pair.likeness >= LEAST_LIKENESS);
    });
    const paired = new Set();
    const pairs = [];
    for (const { from, to } of alike.sort((a, b) => b.likeness - a.likeness)) {
        if (paired.has(from) || paired.has(to))
            continue;
        paired.add(from).add(to);
        pairs.push({ from, to });
    }
    const [from, ...moreDeletes] = deletes.filter((one) => !paired.has(one));
    const [to, ...moreCreates] = creates.filter((one) => !paired.has(one));
    const isLast = from !== undefined && to !== undefined && moreDeletes.length + moreCreates.length === 0;
    return isLast ? [...pairs, { from, to }] : pairs;
}
/** The pairs that a plan asks about. */
function possibleRenames({ changes, diagnostics }) {
    const questions = diagnostics.filter((finding) => finding.code === 'possible-rename');
    if (questions.length === 0)
        return [];
    const deletes = new Map(changes.flatMap((one) => (one.action === 'delete' ? [[one.id, one]] : [])));
    const creates = new Map(changes.flatMap((one) => (one.action === 'create' ? [[(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(one.cyberSystem.id, one.after.name), one]] : [])));
    return questions.flatMap(({ args }) => {
        const [from, to] = [deletes.get(args.id), creates.get((0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(args.system.id, args.to))];
        return from === undefined || to === undefined ? [] : [{ from, to }];
    });
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
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5388);
/* harmony import */ var _system_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
// Resolves references to cyber systems. A reference is an id or else an exact name, which a facility may narrow. A
// reference that does not mean exactly one system is an error that names the candidates.






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
    const placeAll = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.map(({ id }) => place(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNatural */ .dk)(a.id, b.id)));
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

/***/ 6108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ statusDescription),
/* harmony export */   EY: () => (/* binding */ lastApplied),
/* harmony export */   Md: () => (/* binding */ payloadOf),
/* harmony export */   Nf: () => (/* binding */ likelyCreator),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   g5: () => (/* binding */ startingAt),
/* harmony export */   iJ: () => (/* binding */ readDeployment),
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   t5: () => (/* binding */ namedCommit),
/* harmony export */   uo: () => (/* binding */ appliesIn),
/* harmony export */   wn: () => (/* binding */ TASK),
/* harmony export */   wq: () => (/* binding */ openBefore)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2866);
// Applied deployments (docs/apply.md): each says which commit a run applies, and how that ended. Pure: a deployment
// counts only if it is ours, and sealed if there is a signing key.


const TASK = 'inventory-apply';
/** The environment of the deployments. One for each organization if the input `name` is set. */
function environmentOf(name) {
    return name === '' ? 'inventory-applied' : `inventory-applied (${name})`;
}
/** What an apply records about itself when it starts. */
const facts = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Origin and path of the service that it applies to. */
    service: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Input `name`; '' for none. */
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
    /** The commit that counts as applied before it; null if not known. */
    applied: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
        .nullable(),
});
const payload = facts.extend({ seal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
/** The payload of the deployment of a commit. Without a key it has no seal. */
function payloadOf(facts, commit, keys) {
    const unsealed = { version: 1, ...facts };
    return keys.length === 0 ? unsealed : { ...unsealed, seal: (0,_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .sealOf */ .Ru)(keys, canonicalFacts(facts, commit)) };
}
/** The contents of a deployment. `identity` is the same for two deployments with the same contents. */
function readDeployment(listed, { owner, keys }) {
    const { id, sha: commit, creator, task, environment } = listed;
    const read = payload.safeParse(listed.payload);
    if (!read.success || creator === null || task !== TASK || environment !== environmentOf(owner.name))
        return FOREIGN;
    const { version: _, seal, ...fields } = read.data;
    const isOurs = fields.repository === owner.repository && fields.service === owner.service && fields.name === owner.name;
    if (!isOurs)
        return FOREIGN;
    const canonical = canonicalFacts(fields, commit);
    if (keys.length > 0 && !(0,_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealOf */ .l8)(seal ?? '', keys, canonical)) {
        return seal === undefined ? FOREIGN : { kind: 'other-key' };
    }
    const { applied, run, attempt } = fields;
    const deployment = { id, commit, applied, run, attempt, creator: creator.login };
    return { kind: 'counts', deployment, identity: JSON.stringify([creator.login, canonical]) };
}
const FOREIGN = { kind: 'foreign' };
function canonicalFacts({ repository, service, name, run, attempt, applied }, commit) {
    return ['cip-inventory-sync mark 2', commit, repository, service, name, run, attempt, applied];
}
/** The most characters that GitHub accepts in the description of a status. */
const MOST_CHARACTERS = 140;
/** The most that the sealed time of a status may differ from the time that GitHub gives it. */
const MOST_LATE_MS = 180_000;
/** The description of a status: the result in words and, with a key, the time and the seal. */
function statusDescription({ id, run }, { words, state, at }, keys) {
    if (keys.length === 0)
        return words.slice(0, MOST_CHARACTERS);
    const time = new Date(at).toISOString();
    const sealed = ` ${time} ${(0,_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .sealOf */ .Ru)(keys, canonicalStatus(id, state, run, time))}`;
    return words.slice(0, MOST_CHARACTERS - sealed.length) + sealed;
}
function canonicalStatus(id, state, run, time) {
    return ['cip-inventory-sync status 1', id, state, run, time];
}
/**
 * Whether the creator of the deployment made the status and, with a key, sealed it for this deployment and this time.
 */
function statusCounts(deployment, status, keys) {
    if (status.creator?.login !== deployment.creator)
        return false;
    if (keys.length === 0)
        return true;
    const [time = '', seal = ''] = status.description.split(' ').slice(-2);
    const isTimely = Math.abs(Date.parse(status.created_at) - Date.parse(time)) <= MOST_LATE_MS;
    return isTimely && (0,_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealOf */ .l8)(seal, keys, canonicalStatus(deployment.id, status.state, deployment.run, time));
}
/** An apply without a sign of life for this long is dead. */
const DEAD_AFTER_MS = 180_000;
const ONGOING = new Set(['queued', 'pending', 'in_progress']);
/**
 * null for a deployment without a status that counts: it is not ours, or its run has not begun. `now` is GitHub's time.
 */
function standingOf(deployment, statuses, { keys, now }) {
    const counting = statuses.filter((status) => statusCounts(deployment, status, keys)).sort((a, b) => a.id - b.id);
    const [first, last] = [counting[0], counting.at(-1)];
    if (first === undefined || last === undefined)
        return null;
    const end = counting.find(({ state }) => !ONGOING.has(state))?.state ?? null;
    const lastSign = Date.parse(last.created_at);
    return { ...deployment, first: first.id, end, lastSign, isAlive: end === null && now - lastSign < DEAD_AFTER_MS };
}
/** A deployment without a status that counts, if it may still get one. */
function startingAt(deployment, madeAt, now) {
    const isAlive = now - madeAt < DEAD_AFTER_MS;
    return { ...deployment, first: Number.POSITIVE_INFINITY, end: null, lastSign: madeAt, isAlive };
}
/** The creator whose deployments count if nothing of our own is known yet: an app rather than a person. */
function likelyCreator({ listed }, rules) {
    const creators = listed.flatMap((each) => {
        const read = readDeployment(each, rules);
        return read.kind === 'counts' ? read.deployment.creator : [];
    });
    return creators.find((login) => login.endsWith('[bot]')) ?? creators[0] ?? null;
}
/** Judges the deployments of one creator. */
function appliesIn(list, rules, creator) {
    const { listed, hasMore, now } = list;
    const { keys } = rules;
    const read = listed.map((each) => ({ each, reading: readDeployment(each, rules) }));
    const all = read.flatMap(({ each, reading }) => {
        if (reading.kind !== 'counts' || reading.deployment.creator !== creator || each.statuses === null)
            return [];
        const fresh = startingAt(reading.deployment, Date.parse(each.created_at), now);
        return [standingOf(reading.deployment, each.statuses, { keys, now }) ?? fresh];
    });
    const standing = all.filter(({ first }) => Number.isFinite(first)).sort((a, b) => b.first - a.first);
    const starting = all.filter(({ first }) => !Number.isFinite(first));
    const latest = standing.find(({ end }) => end === 'success') ?? null;
    const isFitting = read.some(({ reading }) => reading.kind === 'counts');
    const isOfOtherKey = read.some(({ each, reading }) => {
        return reading.kind === 'other-key' && (creator === null || each.creator?.login === creator);
    });
    const hiddenBy = hasMore && latest === null ? creatorsOf(listed) : null;
    return { standing, starting, latest, hiddenBy, isKeyChanged: isOfOtherKey && !isFitting };
}
function creatorsOf(listed) {
    return [...new Set(listed.map(({ creator }) => creator?.login ?? 'a deleted account'))];
}
/**
 * The commit that the oldest apply that names one found as applied. If none has succeeded, everything since is still to
 * be applied.
 */
function namedByOldest({ standing }) {
    // If a run replaced its first deployment after it knew its creator, that first one may name a wrong commit.
    const isReplaced = (one) => standing.some(({ first, run, attempt }) => first > one.first && run !== null && run === one.run && attempt === one.attempt);
    return standing.findLast((one) => one.applied !== null && !isReplaced(one))?.applied ?? null;
}
/** The applies that ours has to wait for, or that died: they began before it and have not ended. */
function openBefore(applies, own) {
    // An apply that succeeded has waited for those before it, or outlived them.
    const oldest = applies.latest?.first ?? 0;
    return applies.standing
        .filter(({ id, end, first }) => id !== own.id && end === null && first > oldest && first < own.first)
        .map((each) => (isEarlierAttempt(each, own) ? { ...each, isAlive: false } : each));
}
/** GitHub runs a run again only after it has ended. */
function isEarlierAttempt({ run, attempt }, own) {
    return run !== null && run === own.run && attempt !== null && own.attempt !== null && attempt < own.attempt;
}
/** The commit that the deployments name as applied, in this history or not. null for none. */
function namedCommit(applies) {
    return applies.latest?.commit ?? namedByOldest(applies);
}
/** Finds what was applied last. */
function lastApplied(applies, { from, before, standings, tip }) {
    const named = namedCommit(applies);
    const standing = (head) => (named === head ? 'identical' : (standings[`${named}...${head}`] ?? ''));
    if (named === null)
        return { applied: before, isRewritten: false };
    if (isOnTop(standing(from)))
        return { applied: named, isRewritten: false };
    if (standing(from) !== 'behind')
        return { applied: before, isRewritten: true };
    if (applies.latest === null)
        return { applied: before, isRewritten: false };
    // An apply of a later commit succeeded, so all of ours is applied, unless the branch was reset since.
    return isOnTop(standing(tip)) ? { applied: from, isRewritten: false } : { applied: before, isRewritten: true };
}
function isOnTop(standing) {
    return standing === 'ahead' || standing === 'identical';
}


/***/ }),

/***/ 4510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ LASTING),
/* harmony export */   Mm: () => (/* binding */ removeOthers),
/* harmony export */   jW: () => (/* binding */ putComment),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1315);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9452);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5118);
// One comment for each pull request and `name`: found by its marker and author, and updated in
// place.



/** The first line of a comment or an issue, which is not visible. */
function marker(kind, name) {
    // A name cannot end the HTML comment early.
    const which = name === '' ? '' : `:${encodeURIComponent(name).replaceAll('-', '%2D')}`;
    return `<!-- cip-inventory-sync:${kind}${which} -->`;
}
/** The second line of a comment about writes at the service. The text of another run is added below it. */
const LASTING = '<!-- cip-inventory-sync:lasting -->';
/**
 * Writes the comment, unless one with this text is there. Resolves to null if there is none and this one is not worth
 * making. A comment by someone else is never changed. If someone deletes ours meanwhile, it is made again, but only
 * after GitHub no longer lists it: otherwise there would be two.
 */
async function putComment(input) {
    const { github, pullRequest, marker: mark, body, yields = false, isNews = true, isIntact = true } = input;
    const text = `${mark}\n${body}`;
    const all = oursIn(await github.comments(pullRequest), input);
    const isSame = isIntact ? sameText : equalText;
    const same = all.find((comment) => isSame(comment.body, text));
    if (same !== undefined)
        return same;
    const lasting = all.findLast(({ body: current }) => lasts(current, mark));
    if (yields && lasting !== undefined)
        return lasting;
    const ours = all.find(({ body: current }) => !lasts(current, mark));
    if (ours === undefined)
        return isNews ? createComment(input, text) : null;
    try {
        return await github.updateComment(ours.id, text);
    }
    catch (error) {
        const isStillThere = async () => oursIn(await github.anew.comments(pullRequest), input).some(({ id }) => id === ours.id);
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) || (await isStillThere()))
            throw error;
        return github.createComment(pullRequest, text);
    }
}
/** If the answer is lost, the comment may still have been created. */
async function createComment(input, text) {
    const { github, pullRequest, author } = input;
    const find = async () => oursIn(await github.anew.comments(pullRequest), input).find(({ body }) => sameText(body, text));
    const made = await github
        .createComment(pullRequest, text)
        .catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_2__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnclear */ .Z5, async () => (await find()) ?? github.createComment(pullRequest, text)));
    if (made.author === null || made.author === author)
        return made;
    // Now our own login is known, and so whether we wrote here before.
    const [before] = oursIn(await github.comments(pullRequest), { ...input, author: made.author });
    if (before === undefined || before.id === made.id)
        return made;
    await github.deleteComment(made.id);
    return github.updateComment(before.id, text);
}
/** Deletes other comments of our runs, so that people read only one. */
async function removeOthers(input, kept) {
    const { github, pullRequest } = input;
    const others = oursIn(await github.comments(pullRequest), input).filter(({ id }) => id !== kept.id);
    await Promise.all(others.map(({ id }) => github.deleteComment(id).catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_2__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4, () => undefined))));
}
function lasts(body, mark) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(body).startsWith(`${mark}\n${LASTING}\n`);
}
function oursIn(comments, { marker: mark, author: ours }) {
    return comments.filter(({ author, body }) => author !== null && author === ours && body.startsWith(mark));
}
/** A comment that differs only in its link to the run is not news: the link stays with the first run. */
function sameText(a, b) {
    const plain = (text) => text.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, '$1');
    return equalText(plain(a), plain(b));
}
function equalText(a, b) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(a) === (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(b);
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

/***/ 5118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Ym: () => (/* binding */ encodeRecord),
/* harmony export */   _L: () => (/* binding */ checkSeal),
/* harmony export */   _N: () => (/* binding */ encodePass),
/* harmony export */   bR: () => (/* binding */ asKept),
/* harmony export */   eT: () => (/* binding */ decodeRecord),
/* harmony export */   hF: () => (/* binding */ commentSeal)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2866);
// The record of a plan (docs/apply.md): what a pull request showed, and what apply may therefore execute, as text in
// check runs. Pure encoding and decoding: a record counts only if it is complete and its seals are right.




/**
 * `inventory plan`, with the input `name` if it is set, for one of several organizations. `preview` is a plan without a
 * pull request.
 */
function checkName(checked, name) {
    return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative();
const limit = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([count, zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()]);
const guard = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ guard: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), limit, value: limit.nullable(), passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() });
/** Everything in a record except its changes. */
const header = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    pullRequest: count,
    /** The pull request's head commit. */
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The branch that it was planned for. */
    baseBranch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The commit that it was planned on: the first parent of the test merge. */
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    organization: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Origin and path of the service. */
    service: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Input `name`; '' for none. */
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The title of the pull request when it was planned. */
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The number of the change order in the title. null if no pattern is given. */
    ticket: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    guards: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(guard),
    /** ISO 8601, UTC. */
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Id of the newest mark with success that the plan saw; null for none. */
    mark: count.nullable(),
});
/** What people read, as GitHub returned it. */
const surfaces = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    comment: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: count, updated_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullable(),
    /** Hash of the check run's title and summary. */
    check: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Ids of the check runs of this plan: the first, which people read, then those with the other parts. */
    runs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(count).min(1),
});
const part = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(3),
    /** Seal of header and changes, which connects the parts. */
    core: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    part: count,
    parts: count.max(1000),
    changes: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const first = part.extend({ part: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1), record: header, shown: surfaces, seal: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const pass = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(3), run: count, head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), pullRequest: count, passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/**
 * The most characters for the changes in one part. GitHub takes 65,535 in a text, and the rest of a part needs little.
 */
const PART_BUDGET = 56_000;
const FENCE = '```';
/** The texts of a record: the additional parts, which can be written first, and the first part, which completes it. */
function encodeRecord(record, keys) {
    const { changes, ...rest } = record;
    const core = (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, canonicalCore(record));
    const chunks = chunk(changes.map(({ fingerprint, target }) => (target === null ? fingerprint : `${fingerprint}:${target}`)));
    const partOf = (text, index) => {
        return { version: 3, core, part: index + 1, parts: chunks.length, changes: text };
    };
    return {
        rest: chunks.slice(1).map((text, index) => fenced(partOf(text, index + 1))),
        first: (shownPages) => fenced({
            ...partOf(chunks[0], 0),
            record: rest,
            shown: shownPages,
            seal: (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, canonicalWhole(core, shownPages)),
        }),
    };
}
/**
 * Folded, because only apply reads it. Nothing can end the fence early, and nothing hides: text by other people is only
 * in the record, and its backticks and unsafe characters are escaped.
 */
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, _core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEscape */ .e0);
    return `<details><summary>The record, for apply to read</summary>\n\n${FENCE}json\n${json}\n${FENCE}\n\n</details>\n`;
}
/** Joins words with spaces into texts within the limit. One empty text for no words. */
function chunk(words) {
    const chunks = [[]];
    let length = 0;
    for (const word of words) {
        if (length + word.length + 1 > PART_BUDGET) {
            chunks.push([]);
            length = 0;
        }
        chunks[chunks.length - 1].push(word);
        length += word.length + 1;
    }
    return chunks.map((chunked) => chunked.join(' '));
}
/** Reads a check run, with the texts of all check runs that could hold its other parts. */
function decodeRecord({ id, text }, among, keys) {
    const json = unfenced(text ?? '');
    const passed = pass.safeParse(json);
    if (passed.success) {
        const { run, head, pullRequest } = passed.data;
        const isOurs = run === id && (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(passed.data.passed, keys, canonicalPass({ run, head, pullRequest }));
        return isOurs ? { kind: 'pass' } : { kind: 'broken', header: null };
    }
    const read = first.safeParse(json);
    if (!read.success)
        return { kind: 'broken', header: null };
    const { record: fields, shown: pages, core, seal } = read.data;
    const changes = changesOf(read.data, among, pages.runs);
    if (changes === null || pages.runs[0] !== id)
        return { kind: 'broken', header: fields };
    const record = { ...fields, changes };
    const isWhole = (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(core, keys, canonicalCore(record)) && (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(seal, keys, canonicalWhole(core, pages));
    return isWhole ? { kind: 'record', record, shown: pages } : { kind: 'broken', header: fields };
}
/** null if a part is missing. */
function changesOf({ changes, parts }, among, runs) {
    const ids = new Set(runs);
    const texts = new Map([[1, changes]]);
    for (const { id, text } of parts === 1 ? [] : among) {
        const read = ids.has(id) ? part.safeParse(unfenced(text ?? '')) : null;
        if (read?.success)
            texts.set(read.data.part, read.data.changes);
    }
    const recorded = [];
    for (let number = 1; number <= parts; number += 1) {
        const words = texts.get(number);
        if (words === undefined)
            return null;
        for (const word of words.split(' ')) {
            const [fingerprint = '', target = null] = word.split(':');
            if (fingerprint !== '')
                recorded.push({ fingerprint, target });
        }
    }
    return recorded;
}
function unfenced(text) {
    const start = text.indexOf(`${FENCE}json\n`);
    const end = text.indexOf(`\n${FENCE}`, start + 1);
    if (start < 0 || end < 0)
        return null;
    try {
        return JSON.parse(text.slice(start + FENCE.length + 5, end));
    }
    catch {
        return null;
    }
}
/** The text of a plan with nothing to record, so that it is not mistaken for an erased record. */
function encodePass(plan, keys) {
    return fenced({ version: 3, ...plan, passed: (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, canonicalPass(plan)) });
}
function canonicalPass({ run, head, pullRequest }) {
    return ['cip-inventory-sync pass 1', run, head, pullRequest];
}
/** Everything in a record. The seal fits only if every byte is as it was written. */
function canonicalCore({ changes, guards, ...fields }) {
    const { repository, pullRequest, head, baseBranch, base, organization, service, name, digest, at, mark } = fields;
    const guardRows = guards.map(({ guard: which, limit: most, value, passed }) => [which, most, value, passed]);
    const changeRows = changes.map(({ fingerprint, target }) => [fingerprint, target]);
    return [
        ...['cip-inventory-sync record 3', repository, pullRequest, head, baseBranch, base, organization, service, name],
        ...[digest, at, mark, fields.title, fields.ticket, guardRows, changeRows],
    ];
}
/** What people read beside it, connected with it. */
function canonicalWhole(core, { comment, check, runs }) {
    const commentRow = comment === null ? null : [comment.id, comment.updated_at, comment.sha256];
    return ['cip-inventory-sync shown 1', core, commentRow, check, runs];
}
/** The hash of a check run's title and summary, independent of how GitHub keeps line ends. */
function checkSeal(title, summary) {
    return (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}
/** The same for a comment. */
function commentSeal(comment) {
    return { id: comment.id, updated_at: comment.updated_at, sha256: (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(asKept(comment.body)) };
}
/** A text for comparison. GitHub may return other line ends, and no white space at the end. */
function asKept(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
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

/***/ 2715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ judgeReviews),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   oo: () => (/* binding */ undecided)
/* harmony export */ });
/* unused harmony export latestDecisive */
const INSIDERS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** States that replace a reviewer's earlier opinion; a comment does not. */
const DECISIVE = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
/** Whether GitHub's `author_association` shows that the person is trusted in the repository. */
function isTrusted(association) {
    return association !== null && INSIDERS.has(association);
}
function judgeReviews(input) {
    const { pull, commits, hasMore, record } = input;
    // The authors and committers. A bot, or GitHub itself, excludes nobody, because their reviews do not count anyway.
    const makers = commits.flatMap(({ author, committer }) => [author, committer]);
    const reasonAgainst = (review) => {
        const { user } = review;
        if (user === null || isBot(user))
            return 'bot';
        if (isSamePerson(user, pull.author))
            return 'author';
        if (makers.some((maker) => isSamePerson(user, maker)))
            return 'committer';
        return input.mayWrite(review) ? null : 'may-not-write';
    };
    const approvers = [];
    const ignored = [];
    const against = [];
    for (const review of latestDecisive(input.reviews)) {
        const { user, state, commit_id, submitted_at } = review;
        const name = user?.login ?? 'a deleted account';
        const why = reasonAgainst(review);
        if (state === 'CHANGES_REQUESTED' && why === null)
            against.push(name);
        if (state !== 'APPROVED')
            continue;
        const late = why ?? unfit(review, record);
        if (late === null && commit_id !== null && submitted_at !== null)
            approvers.push({ user: name, submitted_at, commit_id });
        else
            ignored.push({ user: name, why: late ?? 'other-commit' });
    }
    const isAnonymous = hasMore || pull.author === null || isBot(pull.author) || commits.some(isNobodys);
    const needed = isAnonymous ? 2 : 1;
    return { approvers, needed, against, ignored, isApproved: against.length === 0 && approvers.length >= needed };
}
/** Whether it approved another commit, or an earlier plan. */
function unfit({ commit_id, submitted_at }, { head, at }) {
    if (commit_id !== head)
        return 'other-commit';
    return submitted_at !== null && Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record';
}
/** Whether GitHub does not know the author or the committer of a commit. */
function isNobodys({ author, committer }) {
    return author === null || committer === null;
}
function isBot({ type, login }) {
    return type === 'Bot' || login.endsWith('[bot]');
}
function isSamePerson(a, b) {
    return b !== null && (a.id === b.id || a.login.toLowerCase() === b.login.toLowerCase());
}
/** Reviews of people whose permission to write matters: their latest decisive review approves or requests changes. */
function undecided(reviews) {
    return latestDecisive(reviews).filter(({ state, user }) => state !== 'DISMISSED' && user !== null && !isBot(user));
}
/**
 * Each reviewer's latest decisive review. Deleted accounts cannot be distinguished, so each review of theirs counts until
 * it is dismissed.
 */
function latestDecisive(reviews) {
    const byUser = new Map();
    const submitted = reviews.filter(({ state }) => DECISIVE.has(state)).sort(bySubmission);
    for (const review of submitted)
        byUser.set(review.user?.id ?? -review.id, review);
    return [...byUser.values()];
}
function bySubmission(a, b) {
    return Date.parse(a.submitted_at ?? '') - Date.parse(b.submitted_at ?? '') || a.id - b.id;
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
/* harmony export */   qX: () => (/* binding */ readRange)
/* harmony export */ });
/* unused harmony export readBrought */
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
