import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 755:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 2909:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8500);
/* harmony import */ var _commands_action_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2791);
/* harmony import */ var _commands_action_run_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8784);
/* harmony import */ var _commands_action_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6095);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(701);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3411);
// The GitHub Action: hands the runner to the commands. One of the two composition roots.








const { env } = process;
// As on the command line: no program of the workspace is taken for git.
if (process.platform === 'win32')
    env.NoDefaultCurrentDirectoryInExePath = '1';
const log = (text) => void process.stdout.write(text);
const warn = (message) => (0,_commands_action_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .issueCommand */ .Lb)(log, 'warning', message);
// Tokens are known to the runner, which hides them itself.
const SECRETS = ['api-key', 'signing-key', 'doctor-token', 'ledger-key'];
for (const name of SECRETS) {
    // Masked line by line: the runner looks for secrets in lines.
    for (const line of (0,_commands_action_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)(env, name).split(/\r?\n/))
        if (line.trim() !== '')
            (0,_commands_action_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .issueCommand */ .Lb)(log, 'add-mask', line.trim());
}
const runner = {
    env,
    clock: {
        now: () => Date.now(),
        sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(ms, undefined, { signal }).catch(() => undefined),
    },
    random: Math.random,
    every: (ms, task) => {
        const timer = setInterval(task, ms);
        return () => clearInterval(timer);
    },
    version: _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x,
    input: (name) => (0,_commands_action_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)(env, name),
    eventName: env.GITHUB_EVENT_NAME ?? '',
    payload: env.GITHUB_EVENT_PATH === undefined ? {} : JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8')),
    workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    commit: env.GITHUB_SHA ?? '',
    temporary: env.RUNNER_TEMP ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
    actor: env.GITHUB_ACTOR ?? null,
    runUrl: runUrl(),
    gitIn: (cwd, stop, more = {}) => (0,_git_process_js__WEBPACK_IMPORTED_MODULE_6__/* .gitProcess */ .y0)({ cwd, stop, env: { ...env, ...more }, workspace: env.GITHUB_WORKSPACE ?? '' }),
    onSignal: (listener) => {
        process.on('SIGINT', listener).on('SIGTERM', listener).on('SIGHUP', listener);
        return () => void process.off('SIGINT', listener).off('SIGTERM', listener).off('SIGHUP', listener);
    },
    ...{ log, warn },
    fail: (message) => (0,_commands_action_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .issueCommand */ .Lb)(log, 'error', message),
    setOutput: (name, value) => {
        if (env.GITHUB_OUTPUT)
            (0,_commands_action_workflow_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .writeOutput */ .zh)(env.GITHUB_OUTPUT, name, value);
    },
    summarize: (markdown) => (0,_commands_action_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .appendSummary */ .fe)({ path: env.GITHUB_STEP_SUMMARY ?? '', markdown, warn }),
};
function runUrl() {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
    return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null;
}
// Never process.exit: what was written to a pipe may still be on its way.
process.exitCode = await (0,_commands_action_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)(runner);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ readGround),
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   DT: () => (/* binding */ revisionOf),
/* harmony export */   Ff: () => (/* binding */ marksInput),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   ai: () => (/* binding */ isNeedless),
/* harmony export */   cP: () => (/* binding */ uncounted),
/* harmony export */   cZ: () => (/* binding */ numbersOf),
/* harmony export */   fD: () => (/* binding */ rulesOf),
/* harmony export */   hu: () => (/* binding */ isOfDefaultBranch),
/* harmony export */   o6: () => (/* binding */ openGitHub),
/* harmony export */   pc: () => (/* binding */ readMarks),
/* harmony export */   pz: () => (/* binding */ heldFingerprints),
/* harmony export */   tx: () => (/* binding */ attemptOf),
/* harmony export */   vU: () => (/* binding */ approvedBy),
/* harmony export */   w7: () => (/* binding */ expectedBy),
/* harmony export */   zY: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9936);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9452);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(9607);
/* harmony import */ var _github_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5010);
/* harmony import */ var _github_range_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5510);
/* harmony import */ var _github_records_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8181);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5360);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1405);
// A run that may ask GitHub: the client, the repository with its commits, records and marks, as one thing for the
// commands of the action.









/** Without the right to read marks nothing is known: the caller says what comes of that. */
async function readMarks(context, from, most) {
    (0,_github_range_js__WEBPACK_IMPORTED_MODULE_4__/* .askFirst */ .aK)({ github: context.github.client, from, paths: await pathsOf(context) });
    try {
        return { marks: await (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .listMarks */ .rD)(marksInput(context), most), isKnown: true };
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissingRight */ .H0)(error))
            throw error;
        if (isNeedless(error, context))
            context.runner.log(`::notice::${NO_DEPLOYMENTS}\n`);
        else
            context.runner.warn(`${error.message} What was applied is read with the permission deployments: read.`);
        return { marks: [], isKnown: false };
    }
}
const NO_DEPLOYMENTS = 'This server has no deployments (404), so applies are not marked: this run sees neither what was applied last nor another apply that is under way.';
/** Some forges lack what GitHub has: where nothing needs approval, a run goes on without. */
function isNeedless(error, { settings }) {
    return settings.approval === 'none' && error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ && error.kind === 'not-found';
}
function marksInput({ github, host, settings }) {
    const { client, signingKey, repository, name } = github;
    const owner = { repository, service: new URL(settings.baseUrl).origin, name };
    return { github: client, owner, key: signingKey, now: host.clock.now };
}
async function readGround(context, all, lookout) {
    const { client: github } = context.github;
    const creator = lookout.creator ?? (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .likelyCreator */ .Nf)(all.marks);
    const { from, before } = lookout;
    const mark = all.marks.find((one) => one.creator === creator) ?? null;
    const early = (0,_github_range_js__WEBPACK_IMPORTED_MODULE_4__/* .askAhead */ .xT)({ github, from, before, mark, paths: await pathsOf(context) });
    const marks = all.isKnown ? await (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .readStandings */ .g)(all.marks, creator, marksInput(context)) : _github_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_MARKS */ .DE;
    const tip = () => github.tipOf(context.github.defaultBranch);
    const applied = await (0,_github_range_js__WEBPACK_IMPORTED_MODULE_4__/* .findApplied */ .Jb)({ github, ...lookout, marks, tip });
    if (applied.isRewritten) {
        context.runner.log(`::notice::${REWRITTEN}\n`);
    }
    return { ...lookout, creator, marks, applied, early };
}
const REWRITTEN = 'The commit applied last is of another history than this one: what counts as applied is the commit before.';
/** Folders and files of the repository that hold the inventory; '' among them for all of it. */
async function pathsOf({ settings, cwd, folder }) {
    const selections = await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .readPaths */ .Vv)(settings.paths, cwd);
    const bases = selections.filter(({ inside }) => inside).map(({ base }) => `${folder}${base}`.replace(/\/$/, ''));
    return bases.includes('') ? [''] : [...new Set(bases)];
}
const NO_RANGE = { commits: new Map(), touching: [], fresh: new Set(), tried: [] };
const NOBODYS = { pulls: [], brought: new Map(), direct: [] };
const NO_PULLS = 'This server does not tell which pull requests merged since the last apply (404), so none of them is looked at, or told of this run.';
/** `isPatient`: GitHub is given time to tell of a pull request that has just merged. */
async function readHistory(context, ground, { depth, isPatient = false }) {
    const { client: github, defaultBranch } = context.github;
    const { from, before, marks, applied, early } = ground;
    const looking = { github, from, before, marks, paths: await pathsOf(context) };
    const wait = isPatient ? (ms) => (0,_context_js__WEBPACK_IMPORTED_MODULE_7__/* .pause */ .v7)(context, ms) : null;
    const look = async () => {
        const listedRange = await (0,_github_range_js__WEBPACK_IMPORTED_MODULE_4__/* .findRange */ .pj)(looking, applied);
        // What a plan shows approves nothing by itself.
        const range = isPatient ? await (0,_github_range_js__WEBPACK_IMPORTED_MODULE_4__/* .unhide */ .CR)(listedRange, looking) : listedRange;
        return { range, merged: await (0,_github_range_js__WEBPACK_IMPORTED_MODULE_4__.mergedPulls)({ github, range, early, defaultBranch, pause: wait }) };
    };
    const { range, merged } = await look().catch((error) => {
        if (!isNeedless(error, context))
            throw error;
        context.runner.log(`::notice::${NO_PULLS}\n`);
        return { range: { ...applied, ...NO_RANGE }, merged: NOBODYS };
    });
    const notices = new Set();
    const notice = (message) => void notices.add(message);
    const pulls = await (0,_github_records_js__WEBPACK_IMPORTED_MODULE_5__/* .readApprovals */ .RJ)(merged.pulls, { github, ...rulesOf(context, ground), depth, notice });
    for (const message of notices)
        context.runner.log(`::notice::${message}\n`);
    const planned = pulls.map(({ pull, shown }) => ({ pull, record: shown }));
    const withdrawn = (0,_github_records_js__WEBPACK_IMPORTED_MODULE_5__/* .withdrawals */ .lj)(planned, { commits: range.commits, brought: merged.brought });
    return { ...ground, range, merged, pulls, withdrawn };
}
/** By what a record counts. */
function rulesOf(context, { creator, marks }) {
    const { settings, github } = context;
    const isStrict = settings.approval === 'review' || github.signingKey !== '';
    const { signingKey } = github;
    return { bot: creator, signingKey, expected: expectedBy(context), isStrict, mark: marks.latest?.id ?? null };
}
function expectedBy({ settings, github: { repository, name } }) {
    return { repository, service: new URL(settings.baseUrl).origin, name };
}
/** The changes of a record that no later pull request took back. */
function standing({ pull, record }, withdrawn) {
    const gone = withdrawn.get(pull.number);
    return (record?.changes ?? []).filter(({ fingerprint }) => gone?.has(fingerprint) !== true);
}
/** Fingerprints of all that the records hold, approved or not: what merged and is not applied is pending. */
function heldFingerprints({ pulls, withdrawn }) {
    return new Set(pulls.flatMap((pull) => standing(pull, withdrawn).map(({ fingerprint }) => fingerprint)));
}
/** Fingerprints and targets of the records that count. */
function approvedBy({ pulls, withdrawn }) {
    const changes = pulls.flatMap((pull) => (pull.why === null ? standing(pull, withdrawn) : []));
    return {
        fingerprints: new Set(changes.map(({ fingerprint }) => fingerprint)),
        targets: new Set(changes.flatMap(({ target }) => target ?? [])),
    };
}
/** Numbers of the pull requests whose records count. */
function numbersOf(pulls) {
    return pulls.flatMap(({ pull, why }) => (why === null ? pull.number : []));
}
/** The pull requests whose records do not, and why. */
function uncounted(pulls) {
    return pulls.flatMap(({ pull, why }) => (why === null ? [] : { number: pull.number, why }));
}
/** What head is compared with. Where applied is not known, base stands for it (design section 6). */
async function baselineOf(context, base, history) {
    const { applied } = history.applied;
    const held = heldFingerprints(history);
    const appliedRevision = await revisionOf(context, applied ?? base);
    const isOne = base === null || base === applied || applied === null;
    return { base: isOne ? appliedRevision : await revisionOf(context, base), applied: appliedRevision, held };
}
/** null for none. */
async function revisionOf({ git }, commit) {
    if (commit === null)
        return null;
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .ensureCommit */ .q$)(commit, git);
    return { kind: 'commit', commit };
}
function isOfDefaultBranch({ runner, github: { defaultBranch } }) {
    return runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`;
}
/** null outside a workflow's run. */
function attemptOf({ env }) {
    const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env;
    return run === undefined || !/^\d+$/.test(run) ? null : { run, attempt: Number(attempt ?? 1) };
}
/** null without a token, or outside a repository's run: then nothing is recorded, and the log says so. */
async function openGitHub({ runner, shutdown, settings }, mayComment) {
    const token = runner.input('github-token').trim();
    const repository = runner.env.GITHUB_REPOSITORY ?? '';
    if (token === '' || repository === '' || runner.commit === '') {
        runner.warn('There is no github-token, so nothing is compared, commented or recorded on GitHub.');
        return null;
    }
    const [owner = '', repo = ''] = repository.split('/');
    const defaultBranch = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_8__/* .defaultBranchOf */ .dV)(runner.payload) ?? scheduledBranch(runner);
    if (defaultBranch === null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('event', 'does not say which branch is the default one.');
    const { createGitHub } = await __nccwpck_require__.e(/* import() */ 636).then(__nccwpck_require__.bind(__nccwpck_require__, 636));
    const until = createGitHub({
        ...{ owner, repo, ...(0,_context_js__WEBPACK_IMPORTED_MODULE_7__/* .askingGitHub */ .N)(runner, token), ...(runner.fetch && { fetch: runner.fetch }) },
        isAnyForge: settings.approval === 'none',
    });
    return {
        client: until(shutdown.cut),
        closing: until(shutdown.close),
        ...{ repository, defaultBranch, mayComment },
        name: runner.input('name').trim(),
        signingKey: runner.input('signing-key').trim(),
    };
}
/** A schedule runs on the default branch, and its payload names none. */
function scheduledBranch({ eventName, env }) {
    return eventName === 'schedule' ? (/^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? '')?.[1] ?? null) : null;
}
/** Git in a folder, which fetches with the credentials that the checkout left there or, where it left none, the token. */
function openGit(runner, cwd, stop) {
    const token = runner.input('github-token').trim();
    const serverUrl = runner.env.GITHUB_SERVER_URL ?? 'https://github.com';
    const runWithToken = token === '' ? null : runner.gitIn(cwd, stop, (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_1__.tokenEnvironment)(serverUrl, token));
    return (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchingWith */ .n9)(runner.gitIn(cwd, stop), runWithToken);
}


/***/ }),

/***/ 2791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  pm: () => (/* binding */ SUMMARY_BUDGET),
  fe: () => (/* binding */ appendSummary),
  TO: () => (/* binding */ logReport),
  Wm: () => (/* binding */ pagesUrl),
  iS: () => (/* binding */ planOutputs),
  n0: () => (/* binding */ setOutputs),
  lK: () => (/* binding */ showApplied),
  rA: () => (/* binding */ showEnding),
  tN: () => (/* binding */ showPlan),
  O: () => (/* binding */ showRefusal),
  Jp: () => (/* binding */ showValidation),
  r0: () => (/* binding */ withLogSummary),
  EY: () => (/* binding */ workflowFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __nccwpck_require__(1595);
// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __nccwpck_require__(9607);
// EXTERNAL MODULE: ./lib/report/applied.js
var report_applied = __nccwpck_require__(9671);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __nccwpck_require__(2527);
// EXTERNAL MODULE: ./lib/report/markdown/page.js
var markdown_page = __nccwpck_require__(3019);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __nccwpck_require__(3666);
// EXTERNAL MODULE: ./lib/report/plan-document.js
var plan_document = __nccwpck_require__(8373);
// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __nccwpck_require__(7751);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __nccwpck_require__(7443);
// EXTERNAL MODULE: ./lib/report/terminal.js
var terminal = __nccwpck_require__(1488);
// EXTERNAL MODULE: ./lib/report/unapproved.js
var unapproved = __nccwpck_require__(3740);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __nccwpck_require__(5645);
;// CONCATENATED MODULE: ./lib/commands/action/outputs.js
// What a run of the action puts out: the log and its last line, annotations, the job summary, outputs.














/** GitHub drops a summary of more than 1 MiB; other steps write to it, too. */
const SUMMARY_BUDGET = 960_000;
/** What is left of it for what became of an apply that had a plan to show. */
const RESULT_BUDGET = 60_000;
/** Resolves to the changes to execute that the job summary does not show; a summary that is not written shows none. */
async function showPlan(section, context) {
    const { runner, settings } = context;
    const { plan, verb } = section;
    const { detail, evidenceDir } = settings;
    const madeAt = runner.clock.now();
    const path = (0,run_files.planPath)(evidenceDir, madeAt);
    const generatedAt = new Date(madeAt).toISOString();
    (0,run_files.writeWhole)(path, (0,run_files.jsonText)((0,plan_document.planDocument)(plan, { toolVersion: runner.version, generatedAt })));
    runner.setOutput('plan-path', path);
    const { commands, untold } = (0,messages.annotations)(plan.diagnostics, { detail, folder: context.folder });
    // A hint that has served is told by the plan alone, in which it can be removed.
    const findings = verb === 'plan' ? untold : untold.filter(({ code }) => code !== 'hint-done');
    const title = `${verb === 'drift' ? 'Drift' : 'Plan'}: ${verb === 'drift' ? (0,summarize/* driftHeadline */.AF)(plan) : (0,summarize/* headline */.Pl)(plan)}`;
    logGroup(runner, title, (0,terminal/* renderPlanTerminal */.c)(plan, { color: false, detail, verb, findings }));
    for (const line of commands)
        runner.log(`${line}\n`);
    runner.because?.((0,report_applied/* endingSentence */.zG)({ plan, detail }));
    const page = (0,markdown_page/* planPage */.j)(plan, pageOptions(section, context));
    const isWritten = section.page === '' || (await runner.summarize(section.page ?? page.text));
    // Under `counts` the diff of the files shows them.
    return isWritten || detail === 'counts' ? page.notShown : plan.toExecute;
}
function pageOptions({ verb, commit, mayRecord = true }, { runner, settings }) {
    const { detail, approval } = settings;
    const planned = commit ?? runner.commit;
    return {
        ...{ detail, verb, budget: SUMMARY_BUDGET, mayRecord, pages: pagesUrl(runner), name: runner.input('name').trim() },
        next: (0,github_event/* pullRequestOf */._n)(runner.payload) === null ? 'dispatch' : approval,
        ...(planned === '' ? {} : { commit: planned }),
    };
}
/** The log folds these lines; the title says what they come to. */
function logGroup({ log }, title, text) {
    log(`::group::${(0,report_escape/* visible */.RK)(title)}\n${text}::endgroup::\n`);
}
/** Where the pages of this version stand: the repository of the action, at the version that runs. null where not known. */
function pagesUrl({ env }) {
    const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_ACTION_REPOSITORY: repository = '' } = env;
    const { GITHUB_ACTION_REF: ref = '' } = env;
    const isKnown = /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref);
    return isKnown ? `${server}/${repository}/blob/${ref}` : null;
}
/** What the files are said to be without the service. */
async function showValidation(validated, context) {
    const { runner, settings, folder } = context;
    const { detail } = settings;
    const { commands, untold } = (0,messages.annotations)(validated.diagnostics, { detail, folder });
    runner.log((0,messages.renderValidation)(validated, detail, untold));
    for (const line of commands)
        runner.log(`${line}\n`);
    runner.because?.((0,report_applied/* invalidSentence */.tw)(validated, detail));
    const options = { detail, budget: SUMMARY_BUDGET, name: runner.input('name').trim(), pages: pagesUrl(runner) };
    await runner.summarize((0,markdown_page/* renderValidationMarkdown */.Z)(validated, options));
}
/** What became of each change, in the log. */
function logReport(report, { settings: { detail }, runner }) {
    const text = (0,report_applied/* renderAppliedTerminal */.uV)(report, { color: false, detail, face: 'action' });
    logGroup(runner, `Apply: ${(0,report_applied/* outcomeCounts */.TY)(report)}`, text);
}
/** What became of an apply: in the log, in the job summary, and in the outputs. */
async function showApplied(applied, refusal, context) {
    const { settings, runner } = context;
    const { plan, report, evidencePath, result } = applied;
    const { detail } = settings;
    const evidence = (0,fingerprint/* sha256 */.sc)((0,external_node_fs_.readFileSync)(evidencePath));
    const name = runner.input('name').trim();
    const options = {
        result,
        commit: runner.commit,
        runUrl: null,
        evidence,
        refusal,
        detail,
        name,
        pages: pagesUrl(runner),
        ledger: context.ledger?.end ?? null,
    };
    await runner.summarize((0,report_applied/* renderApplySummary */.p0)(plan, report, options, RESULT_BUDGET));
    // Nothing was tried: the plan says what there was to do.
    await showPlan({ plan, verb: 'apply', ...(report === null ? {} : { page: '' }) }, context);
    if (report !== null)
        logReport(report, context);
    if (refusal !== null)
        runner.log((0,unapproved/* renderRefusalTerminal */.DE)(refusal, { color: false, detail }));
    logGroup(runner, 'Evidence', `${(0,report_escape/* visible */.RK)(evidencePath)}\nsha256:${evidence}\n`);
    runner.because?.((0,report_applied/* endingSentence */.zG)({ plan, report, refusal, detail }));
    const { done, failed, skipped } = (0,report_applied/* outcomeNumbers */.LU)(report ?? { results: [] });
    setOutputs({ 'done-count': done, 'failed-count': failed, 'skipped-count': skipped }, runner);
}
/** Why nothing was written, in the log and the job summary. */
async function showRefusal(refusal, { settings, runner }) {
    const { detail } = settings;
    runner.log((0,unapproved/* renderRefusalTerminal */.DE)(refusal, { color: false, detail }));
    runner.because?.((0,unapproved/* refusalSentence */.SH)(refusal));
    await runner.summarize((0,unapproved/* renderRefusalMarkdown */.kw)(refusal, { detail, budget: RESULT_BUDGET }));
}
/** Of `owner/name/.github/workflows/drift.yml@refs/heads/main`; null for a name that a shell could misread. */
function workflowFile({ env }) {
    return /\/\.github\/workflows\/(\w[\w.-]*\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1] ?? null;
}
/** A run that ended before it had anything to show has a summary, too. */
async function showEnding(result, text, { summarize }) {
    await summarize(`## Inventory run: ${result}\n\n${(0,report_escape/* codeSpan */.SS)(text.split('\n')[0] ?? '')}\n`);
}
function setOutputs(outputs, { setOutput }) {
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, String(value));
}
/** `has-changes` as for a plan; a look for drift says otherwise. */
function planOutputs({ summary, digest, toExecute }) {
    return {
        'create-count': summary.create,
        'update-count': summary.update,
        'delete-count': summary.delete,
        'drift-count': summary.drift,
        digest,
        'has-changes': toExecute.length > 0,
    };
}
/** Resolves to whether it was written. What a run came to stands without it, so that a failure is a warning. */
async function appendSummary({ path, markdown, warn }) {
    if (path === '')
        return false;
    try {
        await (0,promises_namespaceObject.appendFile)(path, `${markdown}\n`);
        return true;
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
        warn(`The job summary could not be written${code}.`);
        return false;
    }
}
/** The last line of the log, made of the outputs: what a person reads is what the next step reads. The time counts from now. */
function withLogSummary(runner) {
    const startedAt = runner.clock.now();
    const outputs = new Map();
    let reason = null;
    const countOf = (name) => Number(outputs.get(name) ?? 0);
    return {
        reason: () => reason,
        runner: {
            ...runner,
            because: (sentence) => {
                reason = sentence ?? reason;
            },
            setOutput: (name, value) => {
                outputs.set(name, value);
                runner.setOutput(name, value);
            },
        },
        tell: (result) => {
            const done = outputs.has('done-count') ? countOf('done-count') : null;
            const tried = countOf('done-count') + countOf('failed-count') + countOf('skipped-count');
            const counts = tried > 0
                ? `done ${done} of ${tried}`
                : (0,progress/* changeCounts */.Zg)({
                    create: countOf('create-count'),
                    update: countOf('update-count'),
                    delete: countOf('delete-count'),
                    drift: countOf('drift-count'),
                });
            runner.log(`${(0,progress/* closingLine */.oM)(result, counts, runner.clock.now() - startedAt)}\n`);
        },
    };
}


/***/ }),

/***/ 8784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_16__ = __nccwpck_require__(7206);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8490);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9936);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(701);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_15__ = __nccwpck_require__(9607);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6397);
/* harmony import */ var _report_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7545);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3278);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(1405);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(5231);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(2153);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(2747);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(6374);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(436);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_14__ = __nccwpck_require__(2791);
// The action: what the event asks for, by the same commands as the command line. The composition root brings the
// runner. Without a token for GitHub nothing is recorded, so nothing that a pull request showed can be applied. What one
// command alone needs is loaded with it.

















/** Resolves to the exit code. What the run comes to is in its output `result`, whichever way it ends. */
async function runAction(bareRunner) {
    const { runner, tell, reason } = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_14__/* .withLogSummary */ .r0)(bareRunner);
    let detail = 'counts';
    try {
        const settings = settingsOf(runner);
        detail = settings.detail;
        const driftFails = yesNo('fail-on-drift', runner);
        const { result, behind } = await dispatch(settings, runner);
        (0,_outputs_js__WEBPACK_IMPORTED_MODULE_14__/* .setOutputs */ .n0)({ result }, runner);
        tell(result);
        const code = behind === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(result, true, false) : 1;
        if (behind !== null)
            runner.fail((0,_report_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerLine */ .oc)('ledger-behind', behind));
        const isRedDrift = driftFails && result === 'drifted';
        if (behind === null && (code !== 0 || isRedDrift))
            runner.fail(redSentence(result, reason()));
        return isRedDrift ? 1 : code;
    }
    catch (error) {
        (0,_outputs_js__WEBPACK_IMPORTED_MODULE_14__/* .setOutputs */ .n0)({ result: 'failed' }, runner);
        tell('failed');
        const text = (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .failureText */ .k)(error, detail);
        runner.fail(text);
        await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_14__/* .showEnding */ .rA)('failed', text, runner);
        return 1;
    }
}
/** The annotation of a red run. */
function redSentence(result, reason) {
    if (result === 'drifted')
        return 'The service differs from the files: the issue about drift says where.';
    if (result === 'cancelled')
        return reason ?? 'The run was stopped before it ended.';
    return reason ?? `The run ended as ${result}; its log says why.`;
}
async function dispatch(settings, runner) {
    const { eventName, payload } = runner;
    const hasKey = runner.input('api-key').trim() !== '';
    const task = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_15__/* .readEvent */ .j_)({ eventName, payload, command: commandOf(runner), hasKey });
    if (task.kind === 'refused')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('command', `cannot be auto here: ${task.why}.`);
    runner.log(`${_core_model_js__WEBPACK_IMPORTED_MODULE_16__/* .TOOL_NAME */ .lH} ${runner.version}: ${task.why}.\n`);
    if (task.kind === 'nothing')
        return { result: 'skipped', behind: null };
    const { command } = task;
    // Doctor asks the service where it may.
    const needsNoKey = command === 'validate' || (command === 'doctor' && !(hasKey && settings.baseUrl !== ''));
    const opening = {
        ...{ host: runner, settings, graceMs: command === 'apply' ? _context_js__WEBPACK_IMPORTED_MODULE_8__/* .GRACE_MS */ .g3 : 0 },
        checkout: ({ stop }) => checkoutOf(runner, stop),
        openProgress: () => (command === 'validate' ? _progress_js__WEBPACK_IMPORTED_MODULE_11__/* .NO_PROGRESS */ .c : progressOf(runner)),
        // Set where someone runs the job again with debug logging.
        tellRequest: runner.env.RUNNER_DEBUG === '1' ? runner.log : null,
        apiKey: needsNoKey ? null : (context) => keyOf({ ...context, runner }, command),
        onStopped: async (error) => {
            const text = (0,_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .failureText */ .k)(error, settings.detail);
            runner.warn(text);
            await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_14__/* .showEnding */ .rA)('cancelled', text, runner);
            return { result: 'cancelled', behind: null };
        },
    };
    return (0,_context_js__WEBPACK_IMPORTED_MODULE_8__/* .openRun */ .Iy)(opening, async (opened) => {
        const context = { ...opened, runner };
        if (command === 'validate')
            return { result: await validate(context), behind: null };
        if (command === 'doctor')
            return { result: await runDoctor(context, !needsNoKey), behind: null };
        return runOnline(context, command);
    });
}
function progressOf({ log, clock }) {
    return (0,_progress_js__WEBPACK_IMPORTED_MODULE_11__/* .showProgress */ .R)({ write: log, canRedraw: false, now: clock.now });
}
async function checkoutOf(runner, stop) {
    const cwd = workingDirectory(runner);
    const git = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_13__/* .openGit */ .zY)(runner, cwd, stop);
    const head = runner.commit === '' ? _inventory_load_js__WEBPACK_IMPORTED_MODULE_5__/* .WORKING_TREE */ .Pz : { kind: 'commit', commit: runner.commit };
    // A checkout may hold another commit than the event's.
    if (head.kind === 'commit')
        await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_3__/* .ensureCommit */ .q$)(head.commit, git);
    return { cwd, folder: await repositoryFolder(cwd, runner.gitIn(cwd, stop), runner.workspace), head, git };
}
async function validate(context) {
    const validated = await (0,_validate_js__WEBPACK_IMPORTED_MODULE_12__/* .runValidate */ .E)({ ...context, head: await (await Promise.all(/* import() */[__nccwpck_require__.e(191), __nccwpck_require__.e(26)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7026))).askedAbout(context) });
    await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_14__/* .showValidation */ .Jp)(validated, context);
    return validated.result;
}
async function keyOf(context, command) {
    try {
        return (0,_service_endpoint_js__WEBPACK_IMPORTED_MODULE_7__/* .checkApiKey */ .Sq)(context.runner.input('api-key'));
    }
    catch (error) {
        if (command === 'apply')
            await (await Promise.all(/* import() */[__nccwpck_require__.e(191), __nccwpck_require__.e(490)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4490))).markTried(context);
        throw error;
    }
}
async function runDoctor(context, withService) {
    const { doctorOnGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(6), __nccwpck_require__.e(518)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6518));
    return doctorOnGitHub(context, await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_13__/* .openGitHub */ .o6)(context, false), withService);
}
async function runOnline(context, command) {
    if (command === 'plan')
        return { result: await runCommand(context, command), behind: null };
    let isOpen = false;
    try {
        const { withLedger } = await __nccwpck_require__.e(/* import() */ 157).then(__nccwpck_require__.bind(__nccwpck_require__, 4157));
        return await withLedger(context, async (opened) => {
            isOpen = true;
            try {
                const result = await runCommand(opened, command);
                return { result, behind: opened.ledger?.end.behind ?? null };
            }
            finally {
                const commit = opened.ledger?.end.commit ?? null;
                if (commit !== null)
                    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_14__/* .setOutputs */ .n0)({ 'ledger-commit': commit }, context.runner);
            }
        });
    }
    catch (error) {
        if (command === 'apply' && !isOpen)
            await (await Promise.all(/* import() */[__nccwpck_require__.e(191), __nccwpck_require__.e(490)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4490))).markTried(context);
        throw error;
    }
}
/** With a token and a commit, the commands ask GitHub; else they do what they can without. */
async function runCommand(context, command) {
    const github = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_13__/* .openGitHub */ .o6)(context, yesNo('comment', context.runner));
    const onGitHub = github && { ...context, github };
    switch (command) {
        case 'plan':
            return planFor(context, onGitHub);
        case 'apply': {
            const { applyOnGitHub, applyWithoutGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(191), __nccwpck_require__.e(490)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4490));
            return onGitHub === null ? applyWithoutGitHub(context) : applyOnGitHub(onGitHub);
        }
        case 'drift': {
            const { driftOnGitHub, driftWithoutGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(191), __nccwpck_require__.e(490), __nccwpck_require__.e(698)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9698));
            return onGitHub === null ? driftWithoutGitHub(context) : driftOnGitHub(onGitHub);
        }
    }
}
async function planFor(context, onGitHub) {
    const { payload } = context.runner;
    const { planCommit, planPullRequest, planWithoutGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(191), __nccwpck_require__.e(26)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7026));
    if (onGitHub === null)
        return planWithoutGitHub(context);
    const pullRequest = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_15__/* .pullRequestOf */ ._n)(payload);
    if (pullRequest !== null)
        return planPullRequest(onGitHub, pullRequest);
    const group = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_15__/* .mergeGroupOf */ .jM)(payload);
    return group === null ? planCommit(onGitHub) : (await Promise.all(/* import() */[__nccwpck_require__.e(191), __nccwpck_require__.e(816)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3816))).verifyMergeGroup(onGitHub, group);
}
function settingsOf(runner) {
    const settings = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .readSettings */ .sb)(runner.input, {
        autoDetail: (0,_github_event_js__WEBPACK_IMPORTED_MODULE_15__/* .isPrivate */ .Gw)(runner.payload) ? 'full' : 'counts',
        evidenceDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runner.temporary, 'cip-inventory-sync'),
    });
    if (settings.only.length > 0 && runner.eventName !== 'workflow_dispatch') {
        const problem = `is for a run that is dispatched: what a ${runner.eventName} shows or applies is the whole plan.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('only', problem);
    }
    if (settings.approve === '' || !UNASKED.has(runner.eventName))
        return settings;
    runner.warn(`approve counts when a run is dispatched: it approves nothing of a ${runner.eventName}.`);
    return { ...settings, approve: '' };
}
/** Events that nobody starts with a plan in mind (design section 6). */
const UNASKED = new Set(['push', 'schedule']);
const COMMANDS = ['auto', 'validate', 'plan', 'apply', 'drift', 'doctor'];
function commandOf(runner) {
    const text = runner.input('command').trim() || _inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .ACTION_INPUTS */ .bn.command.default;
    const command = COMMANDS.find((name) => name === text);
    if (command !== undefined)
        return command;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('command', 'must be auto, validate, plan, apply, drift or doctor.');
}
function yesNo(name, runner) {
    const text = runner.input(name).trim().toLowerCase() || _inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .ACTION_INPUTS */ .bn[name].default;
    if (text === 'true' || text === 'false')
        return text === 'true';
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(name, 'must be true or false.');
}
/** Absolute. Throws a ConfigurationError for what is no folder. */
function workingDirectory({ input, workspace }) {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, input('working-directory'));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory() === true)
        return cwd;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('working-directory', 'is not a folder of the workspace. Check its spelling.');
}
/**
 * What to put before paths of its files, so that they are those of the repository: `ops/plant/`, or '' at its root.
 * A checkout need not be the workspace. Where there is no repository, the workspace stands for it.
 */
async function repositoryFolder(cwd, git, workspace) {
    try {
        return await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(git);
    }
    catch (error) {
        if (!(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS))
            throw error;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, cwd).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        return path === '' || path.startsWith('..') ? '' : `${path}/`;
    }
}


/***/ }),

/***/ 6095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lb: () => (/* binding */ issueCommand),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   zh: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
// How an action speaks with its runner: inputs from the environment, commands as lines of the log, outputs in a file. The
// toolkit's @actions/core does the same, and brings a client of HTTP that takes longer to load than all the rest.


/** Trimmed; '' for an input that was not given. */
function readInput(env, name) {
    return (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim();
}
/** `add-mask` hides the message in whatever the log shows from now on; the others show it above the log. */
function issueCommand(write, command, message) {
    const escaped = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    write(`::${command}::${escaped}\n`);
}
/** A value ends at a line that nobody can know before, so that none can begin another output. */
function writeOutput(path, name, value) {
    const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}


/***/ }),

/***/ 6176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* unused harmony exports wantsColor, FILES, WRITES_FILES, READS, WRITES, openCli, inFolder, camelCase, progressOf, perform */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8490);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6397);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3278);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1405);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2153);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2747);
// The plain part of a command line: its terminal, and the settings that its flags and the environment make. Loaded by every
// command, so it loads nothing that only some need.








/** `NO_COLOR` (any value) and `FORCE_COLOR` (0 or false for none) before what the stream is. */
function wantsColor(env, isTerminal) {
    if ((env.NO_COLOR ?? '') !== '')
        return false;
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return isTerminal && env.TERM !== 'dumb';
}
/** A signal ends the process at once. */
const FILES = { service: false, graceMs: null };
const WRITES_FILES = { service: false, graceMs: 0 };
const READS = { service: true, graceMs: 0 };
const WRITES = { service: true, graceMs: _context_js__WEBPACK_IMPORTED_MODULE_5__/* .GRACE_MS */ .g3 };
/** Opens a run as the flags ask for it. Throws a ConfigurationError for an input that cannot be used. */
async function openCli(flags, cli, needs, run) {
    const { cwd } = inFolder(flags, cli);
    const { terminal } = cli;
    const settings = settingsFrom(flags, cli.env, cwd);
    const { timeoutMs } = settings;
    if (needs.service)
        requireBaseUrl(settings);
    const apiKey = needs.service ? apiKeyFrom(cli.env) : null;
    const opening = {
        ...{ host: cli, settings, graceMs: needs.graceMs },
        checkout: ({ stop }) => ({ cwd, folder: '', head: WORKING_TREE, git: cli.gitIn(cwd, stop) }),
        openProgress: () => progressOf(flags, cli),
        tellRequest: flags.verbose === true ? terminal.err : null,
        apiKey: apiKey === null ? null : () => apiKey,
        onStopped: (error, afterMs) => {
            if (timeoutMs > 0 && afterMs >= timeoutMs)
                terminal.err(`--timeout ended the run, after ${timeoutMs / 1000} s.\n`);
            throw error;
        },
    };
    return openRun(opening, (context) => run({ ...context, flags, terminal }));
}
/** The same host, in the folder that the flags name. Throws a ConfigurationError for what is no folder. */
function inFolder(flags, cli) {
    if (typeof flags.workingDirectory !== 'string')
        return cli;
    const cwd = resolve(cli.cwd, flags.workingDirectory);
    if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() === true)
        return { ...cli, cwd };
    throw new ConfigurationError('--working-directory', 'is not a folder. Check its spelling.');
}
/** Settings from flags, with the URL from the environment where no flag gives it. Throws ConfigurationError. */
function settingsFrom(flags, env, cwd) {
    const get = (name) => {
        const flag = flags[camelCase(name)];
        if (typeof flag === 'string')
            return flag;
        return name === 'base-url' ? env.CIP_SYNC_BASE_URL : undefined;
    };
    const settings = readSettings(get, { autoDetail: 'full', evidenceDir: '.cip-sync' });
    // A variable of a script that is not set must not take away what its flag was to ask for.
    for (const name of ['organization', 'base', 'plan', 'out', 'ledger']) {
        const flag = flags[name];
        if (typeof flag !== 'string' || flag.trim() !== '')
            continue;
        throw new ConfigurationError(`--${name}`, 'is empty. Give it a value, or leave the flag out.');
    }
    if (flags.only !== undefined && settings.only.length === 0) {
        throw new ConfigurationError('only', 'is empty. Name a system or a file; without the flag the plan is of all.');
    }
    const baseUrlFrom = flags.baseUrl === undefined ? 'CIP_SYNC_BASE_URL' : '--base-url';
    return { ...settings, baseUrlFrom, evidenceDir: resolve(cwd, settings.evidenceDir) };
}
/** Checked before the connection is: its own words cannot know where the command line takes the URL from. */
function requireBaseUrl({ baseUrl }) {
    if (baseUrl === '') {
        throw new ConfigurationError('--base-url', 'is not given, nor is CIP_SYNC_BASE_URL set. Set one to the URL of the service.');
    }
}
/** The key is read from the environment alone: a command line is seen by every process of the machine. */
function apiKeyFrom(env) {
    const key = env.CIP_SYNC_API_KEY ?? '';
    if (key.trim() === '') {
        throw new ConfigurationError('CIP_SYNC_API_KEY', 'is not set. Put the API key into this environment variable.');
    }
    return checkApiKey(key);
}
/** An input that cannot be used, by the flag or the variable that gave it; any other error as it is. */
function asGiven(error, flags) {
    if (!(error instanceof ConfigurationError))
        return error;
    const { input } = error;
    if (input === 'api-key')
        return error.of('CIP_SYNC_API_KEY');
    if (input === 'base-url' && flags.baseUrl === undefined)
        return error.of('CIP_SYNC_BASE_URL');
    return Object.hasOwn(INPUTS, input) || input === 'base' ? error.of(`--${input}`) : error;
}
/** The name of a flag among `Flags`. */
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
/** None beside machine output. Lines that stay, as those of --verbose, would break up what is redrawn. */
function progressOf(flags, { terminal, clock }) {
    const isForMachines = flags.json === true || flags.markdown === true || flags.format !== undefined;
    if (isForMachines)
        return NO_PROGRESS;
    const canRedraw = terminal.canRedraw && flags.verbose !== true;
    return showProgress({ write: terminal.err, canRedraw, now: () => clock.now() });
}
/** Resolves to the exit code. A failure is told as far as the flags of the command let names be shown. */
async function perform(load, flags, cli) {
    try {
        return await (await load())(flags, cli);
    }
    catch (error) {
        const { tellFailure } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 5231));
        cli.terminal.err(tellFailure(asGiven(error, flags), flags.detail === 'counts' ? 'counts' : 'full'));
        return 1;
    }
}


/***/ }),

/***/ 1405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ openRun),
/* harmony export */   N: () => (/* binding */ askingGitHub),
/* harmony export */   g3: () => (/* binding */ GRACE_MS),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/* unused harmony exports watchShutdown, AttemptCount */
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7206);
/* harmony import */ var _report_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7751);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2747);
// What a run needs from outside: one type, opened by one function for the action and the command line, and handed down
// as it is. Loaded by every command, so that it loads the client of the service only when there is one.



/** Opens what a run needs, and closes it whichever way the run ends. */
async function openRun(opening, run) {
    const { host, settings, graceMs, tellRequest } = opening;
    const { timeoutMs } = settings;
    const shutdown = watchShutdown({ timeoutMs, graceMs, onSignal: host.onSignal });
    const startedAt = host.clock.now();
    let progress = _progress_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PROGRESS */ .c;
    try {
        const checkout = await opening.checkout(shutdown);
        progress = opening.openProgress();
        const fresh = { startedAt, shutdown, progress, attempts: new AttemptCount() };
        const offline = { ...checkout, ...fresh, host, settings, connection: WITHOUT_SERVICE, github: null, ledger: null };
        if (opening.apiKey === null)
            return await run(offline);
        const connection = await connectWith(offline, await opening.apiKey(offline), tellRequest);
        return await run({ ...offline, connection }).finally(() => connection.close());
    }
    catch (error) {
        if (!shutdown.stop.aborted)
            throw error;
        const { isInterruption } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 5231));
        if (!isInterruption(error))
            throw error;
        return opening.onStopped(error, host.clock.now() - startedAt);
    }
    finally {
        progress.end();
        shutdown.end();
    }
}
async function connectWith({ host, settings, shutdown, attempts, progress }, apiKey, tellRequest) {
    const { env, clock, random, version } = host;
    const { baseUrl, baseUrlFrom, concurrency, requestTimeoutMs, detail } = settings;
    const { connect } = await __nccwpck_require__.e(/* import() */ 452).then(__nccwpck_require__.bind(__nccwpck_require__, 7071));
    return connect({
        ...{ baseUrl, baseUrlFrom, apiKey, concurrency, requestTimeoutMs, env, clock, random, version },
        signal: shutdown.stop,
        hardSignal: shutdown.cut,
        onAttempt: (attempt) => {
            attempts.count(attempt);
            tellRequest?.(`${(0,_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .requestLine */ .uA)(attempt, detail)}\n`);
        },
        onReceived: progress.received,
    });
}
const WITHOUT_SERVICE = {
    get reader() {
        throw new Error('this run speaks with no service');
    },
    writer: () => {
        throw new Error('this run speaks with no service');
    },
    close: async () => { },
};
// When a run has to end: on a signal, or when its time is up. First nothing new starts; then what is in flight is cut;
// then nothing more is told.
/** In-flight writes may finish within this, so that their answers are not lost (design section 7, Stopping). */
const GRACE_MS = 7000;
/** How the run ended may still be told for so long: a runner kills what it cancelled ten seconds after the signal. */
const CLOSING_MS = 2500;
function watchShutdown({ timeoutMs, graceMs, onSignal, setTimer = processTimer }) {
    const stop = new AbortController();
    const cut = new AbortController();
    const close = new AbortController();
    const cancels = [];
    const cutNow = () => {
        if (!cut.signal.aborted)
            cancels.push(setTimer(CLOSING_MS, () => close.abort()));
        cut.abort();
    };
    const stopNow = () => {
        // A second signal is impatience: it cuts at once.
        if (stop.signal.aborted || !graceMs)
            cutNow();
        else
            cancels.push(setTimer(graceMs, cutNow));
        stop.abort();
    };
    if (timeoutMs > 0)
        cancels.push(setTimer(timeoutMs, stopNow));
    const unlisten = graceMs === null ? () => { } : onSignal(stopNow);
    const end = () => {
        unlisten();
        for (const cancel of cancels)
            cancel();
    };
    return { stop: stop.signal, cut: cut.signal, close: close.signal, halt: stopNow, end };
}
function processTimer(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
}
/** Where GitHub is asked, and as whom. */
function askingGitHub({ env, clock, random, version }, token) {
    const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
    return { apiUrl, token, clock, random, userAgent: `${_core_model_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_NAME */ .lH}/${version}` };
}
/** Waits so many milliseconds; rejects at once when the run is to stop, so that it ends by telling so. */
async function pause({ host, shutdown }, ms) {
    await host.clock.sleep(ms, shutdown.stop);
    shutdown.stop.throwIfAborted();
}
/** Counts the write requests that went out, the client's own retries included, for the evidence. */
class AttemptCount {
    #byPath = new Map();
    count({ method, path }) {
        if (method === 'GET' || method === 'POST')
            return;
        const key = `${method} ${path}`;
        this.#byPath.set(key, (this.#byPath.get(key) ?? 0) + 1);
    }
    /** A POST is repeated by the create protocol alone, which counts for itself. */
    of({ change, writes }) {
        if (change.action === 'create')
            return writes;
        const method = change.action === 'update' ? 'PATCH' : 'DELETE';
        return this.#byPath.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
    }
}


/***/ }),

/***/ 5231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   isInterruption: () => (/* binding */ isInterruption),
/* harmony export */   k: () => (/* binding */ failureText),
/* harmony export */   tellFailure: () => (/* binding */ tellFailure)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7206);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(701);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9452);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2527);
/* harmony import */ var _report_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7545);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4848);
// How a run that threw is told: what the user can mend in one line, a bug with its stack.







/** For a terminal. Ends with a newline. */
function tellFailure(error, detail) {
    return `error: ${failureText(error, detail)}\n`;
}
/** The same without what a runner says itself. */
function failureText(error, detail) {
    if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7) {
        const said = detail === 'full' && error.excerpt ? `\n  the service said: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(error.excerpt)}` : '';
        return `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(error.message)}${said}`;
    }
    if ((0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isStopped */ .id)(error))
        return 'the run was stopped before it ended.';
    if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS)
        return gitText(error);
    if (isLedgerError(error))
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_report_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ledgerLine */ .oc)(error.fault, error.detail));
    if (error instanceof _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1 || error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(error.message);
    if (error instanceof Error && isInputError(error))
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(error.message);
    return `this is a bug in ${_core_model_js__WEBPACK_IMPORTED_MODULE_6__/* .TOOL_NAME */ .lH}, please report it.\n${stackOf(error, detail)}`;
}
/** Whether a run that was stopped may end by it: a request was cut, or a pause. */
function isInterruption(error) {
    return error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7 || error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ || (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isStopped */ .id)(error);
}
const NO_REPOSITORY = 'There is no git repository here, and files of a commit are read from one. Run it in a clone; on GitHub, let a step that uses actions/checkout go before.';
/** Git says what is wrong, and seldom what to do. */
function gitText({ kind, message }) {
    return kind === 'not-a-repository' ? NO_REPOSITORY : `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(message)}${gitRemedy(kind)}`;
}
function gitRemedy(kind) {
    switch (kind) {
        case 'not-installed':
            return '. Install it: files of a commit are read with it.';
        case 'not-trusted':
            return '. The folder belongs to another user. If that is meant, add it to safe.directory in the configuration of git.';
        case 'no-access':
            return '. The server does not let git read the repository. On GitHub the job needs the permission contents: read, elsewhere git needs credentials.';
        case 'unknown-revision':
            return '. Check its spelling, or fetch it.';
        case 'missing-object':
            return '. Fetch it: this clone does not hold all of that commit.';
        case 'too-large':
        case 'failed':
            return '';
    }
}
/** Nobody knows what a bug's message quotes: under `counts` its kind and its places in the code are told alone. */
function stackOf(error, detail) {
    if (!(error instanceof Error))
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(detail === 'full' ? String(error) : typeof error);
    const { stack = '', message } = error;
    // The stack begins with the message, whose lines may look like any.
    const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
    const head = detail === 'full' ? `${error.name}: ${error.message}` : error.name;
    return [head, ...frames.filter((line) => /^ {4}at /.test(line))].map(_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK).join('\n');
}
function isLedgerError(error) {
    return error instanceof Error && error.name === 'LedgerError';
}
/** Of rooms that only some commands load, or that share no class with the rest. */
const TOLD_BY_NAME = new Set(['EmulatorInputError', 'CloneError']);
/** Files may fail in ways that only their code tells. */
function isInputError(error) {
    return TOLD_BY_NAME.has(error.name) || (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isSystemError */ .Or)(error);
}


/***/ }),

/***/ 2153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   bn: () => (/* binding */ ACTION_INPUTS),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* unused harmony export INPUTS */
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);

const INPUTS = {
    path: {
        default: 'inventory',
        description: 'Inventory files: a folder (read recursively for *.yml and *.yaml), files or globs, one a line.',
    },
    only: {
        default: '',
        description: 'A part of the plan: cyber systems by name, id, SITE/SYSTEM or file, one a line. All is read and matched; the rest of the changes is left out. On GitHub for a run that is dispatched.',
    },
    'base-url': {
        default: '',
        description: 'URL of the compliance inventory service. https, unless it is this machine.',
    },
    organization: {
        default: '',
        description: 'Slug of the organization that the API key must belong to. Another one stops the run.',
    },
    name: { default: '', description: 'Tells several organizations in one repository apart, in comments and checks.' },
    approval: {
        default: 'plan',
        description: 'What apply may execute: plan (what a merged pull request showed), review (and a review approved), none (everything).',
    },
    approve: { default: '', description: 'Digest of a plan. Apply executes it, if it is still the plan.' },
    drift: { default: 'report', description: 'Changes that no file asked for: report or apply.' },
    'unique-names': { default: 'system', description: 'Where asset names must be unique: system or organization.' },
    'max-deletes': { default: '25', description: 'Most deletes in one apply. 0 means none at all.' },
    'max-delete-percent': {
        default: '30',
        description: 'Most deletes, as a percentage of the live assets in managed systems (3 are always allowed). 0 means none at all.',
    },
    concurrency: { default: '16', description: 'Most requests to the service at once.' },
    'request-timeout': {
        default: '30',
        description: 'Seconds for one request, from its start to the end of its answer.',
    },
    timeout: { default: '0', description: 'Seconds for the whole run. 0 means no limit.' },
    detail: {
        default: 'auto',
        description: 'Whether logs and comments show names: full, counts, or auto (counts on public repositories).',
    },
    'impact-rating-field': {
        default: '',
        description: 'Field of a cyber system that holds its impact rating, to be shown beside its name.',
    },
    'control-center-field': {
        default: '',
        description: 'Field of a cyber system that holds its control center, which then stands before its name.',
    },
    'evidence-dir': { default: '', description: 'Folder for the journal and the evidence of an apply.' },
    ledger: {
        default: '',
        description: 'Where applies and looks are recorded for years: BRANCH, or OWNER/REPO#BRANCH (on the command line REMOTE#BRANCH).',
    },
    reviews: { default: 'reviews', description: 'Folder of the reviews of the list, which pull requests bring in.' },
    'review-approvers': {
        default: '',
        description: 'Logins, one a line, whose approval of a review the ledger tells as that of a review approver.',
    },
};
/** Inputs of the action alone. */
const ACTION_INPUTS = {
    command: {
        default: 'auto',
        description: 'What to do: auto (what the event asks for), validate, plan, apply, drift or doctor.',
    },
    'api-key': {
        default: '',
        description: 'API key of the organization, from a secret. Without it the files are only validated.',
    },
    'github-token': {
        default: `\${{ github.token }}`,
        description: 'Token for comments and checks, with the permissions of the job.',
    },
    'doctor-token': {
        default: '',
        description: 'Token that doctor reads the settings of the repository with; github-token where there is none.',
    },
    comment: { default: 'true', description: 'Whether to comment on pull requests.' },
    'signing-key': {
        default: '',
        description: 'Secret that signs the records of plans. With it, unsigned records do not count.',
    },
    'ledger-token': {
        default: `\${{ github.token }}`,
        description: 'Token that may push to the ledger.',
    },
    'ledger-key': {
        default: '',
        description: 'Ed25519 private key (PKCS#8 or OpenSSH) that signs the commits of the ledger.',
    },
    'fail-on-drift': { default: 'false', description: 'Whether drift fails the run.' },
    'working-directory': { default: '', description: 'Folder to work in, relative to the workspace.' },
};
/** Reads and checks all inputs. Throws a ConfigurationError that names the input and what it accepts. */
function readSettings(get, surface) {
    const read = (name) => {
        const text = get(name)?.trim() ?? '';
        return text === '' ? INPUTS[name].default : text;
    };
    const detail = choice('detail', read('detail'), ['full', 'counts', 'auto']);
    return {
        paths: read('path').split('\n'),
        only: read('only')
            .split('\n')
            .flatMap((line) => line.trim() || []),
        baseUrl: read('base-url'),
        baseUrlFrom: 'base-url',
        organization: read('organization'),
        approval: choice('approval', read('approval'), ['none', 'plan', 'review']),
        approve: read('approve'),
        drift: choice('drift', read('drift'), ['report', 'apply']),
        uniqueNames: choice('unique-names', read('unique-names'), ['system', 'organization']),
        maxDeletes: wholeNumber('max-deletes', read('max-deletes'), { least: 0 }),
        maxDeletePercent: wholeNumber('max-delete-percent', read('max-delete-percent'), { least: 0, most: 100 }),
        concurrency: wholeNumber('concurrency', read('concurrency'), { least: 1, most: 256 }),
        requestTimeoutMs: seconds('request-timeout', read('request-timeout'), 0.001),
        timeoutMs: seconds('timeout', read('timeout'), 0),
        detail: detail === 'auto' ? surface.autoDetail : detail,
        impactRatingField: read('impact-rating-field'),
        controlCenterField: read('control-center-field'),
        evidenceDir: read('evidence-dir') || surface.evidenceDir,
        ledger: read('ledger'),
        reviews: read('reviews'),
        reviewApprovers: read('review-approvers')
            .split(/[\s,]+/)
            .filter((login) => login !== ''),
    };
}
function choice(name, text, allowed) {
    const value = allowed.find((one) => one === text);
    if (value !== undefined)
        return value;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(name, `must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}.`);
}
function wholeNumber(name, text, bounds) {
    const { least, most = Number.MAX_SAFE_INTEGER } = bounds;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most)
        return value;
    const range = bounds.most === undefined ? `of ${least} or more` : `from ${least} to ${most}`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(name, `must be a whole number ${range}.`);
}
/** Longest delay that timers take: 2^31 - 1 ms. */
const MOST_SECONDS = 2_147_483;
function seconds(name, text, least) {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    // However little is asked for is not 0, which asks for no limit.
    if (value >= least && value <= MOST_SECONDS)
        return value > 0 ? Math.max(1, Math.round(value * 1000)) : 0;
    const range = `${least > 0 ? 'above 0 and ' : ''}at most ${MOST_SECONDS}`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(name, `must be a number of seconds, ${range}.`);
}


/***/ }),

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showProgress),
/* harmony export */   c: () => (/* binding */ NO_PROGRESS)
/* harmony export */ });
/* harmony import */ var _report_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7751);
// Shows that a long run is alive: where a line can be redrawn, one line that always is; elsewhere a line every ten
// seconds. What is shown holds numbers alone.

/** Where lines stay, one every so often is enough. */
const LINE_EVERY_MS = 10_000;
const REDRAW_EVERY_MS = 50;
/** While nothing comes from the service, the time is looked at this often. */
const LOOK_EVERY_MS = 1000;
/** Starts with reading. Must be ended: until then a timer looks at the time. */
function showProgress({ write, canRedraw, now, repeat = processTimer }) {
    let work = { doing: 'reading', files: 0, bytes: 0 };
    let isDrawn = false;
    let last = now() - (canRedraw ? REDRAW_EVERY_MS : 0);
    const show = () => {
        if (work === null || now() - last < (canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS))
            return;
        draw(work);
    };
    const draw = (current) => {
        last = now();
        write(canRedraw ? `\r${(0,_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .workBar */ .N0)(current)}\u001b[K` : `${(0,_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .workLine */ .OX)(current)}\n`);
        isDrawn = canRedraw;
    };
    const rest = () => {
        if (isDrawn)
            write('\r\u001b[K');
        isDrawn = false;
        work = null;
    };
    const goOn = (next) => {
        work = next;
        show();
    };
    const count = (next) => {
        work = next;
        // A bar is always seen to be full.
        if (canRedraw && next.settled === next.total)
            draw(next);
        else
            show();
    };
    const cancel = repeat(LOOK_EVERY_MS, show);
    return {
        fileRead: () => {
            if (work?.doing === 'reading')
                goOn({ ...work, files: work.files + 1 });
        },
        received: (bytes) => {
            if (work?.doing === 'reading')
                goOn({ ...work, bytes: work.bytes + bytes });
        },
        settled: (settled, total) => count({ doing: 'applying', settled, total }),
        through: (doing, done, total) => count({ doing, settled: done, total }),
        rest,
        end: () => {
            cancel();
            rest();
        },
    };
}
/** For machine output: nothing is shown. */
const NO_PROGRESS = {
    fileRead: () => { },
    received: () => { },
    settled: () => { },
    through: () => { },
    rest: () => { },
    end: () => { },
};
/** It keeps no process alive. */
function processTimer(ms, callback) {
    const timer = setInterval(callback, ms).unref();
    return () => clearInterval(timer);
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cutOffApplies: () => (/* binding */ cutOffApplies),
/* harmony export */   heldOpen: () => (/* binding */ heldOpen),
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   openJournal: () => (/* binding */ openJournal),
/* harmony export */   parseSavedPlan: () => (/* binding */ parseSavedPlan),
/* harmony export */   planPath: () => (/* binding */ planPath),
/* harmony export */   putOut: () => (/* binding */ putOut),
/* harmony export */   readNamed: () => (/* binding */ readNamed),
/* harmony export */   readSavedPlan: () => (/* binding */ readSavedPlan),
/* harmony export */   recordPaths: () => (/* binding */ recordPaths),
/* harmony export */   writeEvidence: () => (/* binding */ writeEvidence),
/* harmony export */   writeOut: () => (/* binding */ writeOut),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2527);
// Files that a run leaves behind or is given: plan, journal, evidence. Written whole or not at all, readable by their
// owner alone, since they hold names.




/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link leads to the file that is
 * replaced; what is no file, such as a pipe or /dev/stdout, is written to. Throws a ConfigurationError for a folder, and for
 * a file that another program holds.
 */
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, 'is a folder. Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const target = standing === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        // Never through a link that someone put there before.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const held = heldOpen(error);
        throw held === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, `${held}. Nothing was written.`, { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** Windows lets nothing take the place of a file that a program has open. null for an error of another kind. */
function heldOpen(error) {
    if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
/** What machines read: to the file that `--out` names, else to standard output. */
function putOut(text, { out }, { cwd, terminal }) {
    if (typeof out === 'string')
        writeOut((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out), text);
    else
        terminal.out(text);
}
/** Writes the file that `--out` names. Throws a ConfigurationError where the system does not let it. */
function writeOut(path, text) {
    try {
        writeWhole(path, text);
    }
    catch (error) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--out', problem, { cause: error });
    }
}
/** A document as its file holds it. */
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/** Where one apply leaves its records. The name tells when it began, to the millisecond, and in which process. */
function recordPaths(folder, startedAt) {
    refuseLink(folder);
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan, so that the next step of the job leaves its own beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A link, which a pull request can bring, would have names land elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // What leads to the working directory is its owner's; what is below it may be anybody's.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink()) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        }
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** One line an entry, handed to the system before the call returns: a killed process loses none it has written. */
function openJournal(path, now) {
    const file = recording(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'ax', 0o600);
    });
    return {
        // Not `writeSync`: of a line for which there is no room that writes the first part, and says nothing.
        append: (entry) => recording(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`)),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
}
function writeEvidence(path, document) {
    recording(() => writeWhole(path, jsonText(document)));
}
/** Writes a record of an apply. Throws a ConfigurationError where the system has no place for it. */
function recording(write) {
    try {
        return write();
    }
    catch (error) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `takes no more records of the apply (${error.code}). Make room there, or name another folder.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', problem, { cause: error });
    }
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
        const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(flag, `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be read${code}. Check the path.`, { cause });
    }
}
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await __nccwpck_require__.e(/* import() */ 71).then(__nccwpck_require__.bind(__nccwpck_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}


/***/ }),

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runValidate)
/* harmony export */ });
/* unused harmony export cliValidate */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(876);
/* harmony import */ var _core_ignore_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(8109);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6599);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8490);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6397);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2527);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7443);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6176);
// `validate`: everything that can be said about the files without the service. Words for findings are loaded only where
// there are some.









async function runValidate(context) {
    const { cwd, settings, git, head, progress } = context;
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const source = { cwd, paths: settings.paths, run: git, onFile: progress.fileRead };
    const { inventory, files } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(head, source, report);
    const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .groupByText */ .YQ)(inventory.documents);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .checkNames */ .LN)(groups, settings.uniqueNames, report);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .checkIds */ .tD)(groups, report);
    (0,_core_ignore_js__WEBPACK_IMPORTED_MODULE_7__/* .checkIgnored */ .Pm)(groups, report);
    return {
        result: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_8__/* .hasErrors */ .Cs)(diagnostics) ? 'invalid' : 'validated',
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_8__/* .inFileOrder */ .w$)(diagnostics),
        files: filesIn(files, diagnostics),
        assets: inventory.documents.reduce((sum, document) => sum + document.assets.length, 0),
        systems: groups.length,
    };
}
/** Where the files are for a reader of the output, who stands where the command was given: `ops/`, or ''. */
function folderOf({ cwd }, cli) {
    const path = relative(cli.cwd, cwd).split(sep).join('/');
    return path === '' || path.startsWith('..') || isAbsolute(path) ? '' : `${path}/`;
}
/** Those that could not be read as text, too. */
function filesIn(files, diagnostics) {
    const faulty = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
    return new Set([...files.map(({ path }) => path), ...faulty]).size;
}
function cliValidate(flags, cli) {
    return openCli(flags, cli, FILES, async (context) => {
        const { terminal, settings, progress, cwd } = context;
        const { detail } = settings;
        const format = flags.json === true ? 'json' : (flags.format ?? 'text');
        if (typeof flags.out === 'string' && format === 'text') {
            throw new ConfigurationError('--out', 'is for what machines read. Give --format github, json or sarif.');
        }
        const validated = await runValidate(context);
        progress.end();
        if (format !== 'text') {
            const text = await findingsFor(format, validated, {
                detail,
                folder: folderOf(context, cli),
                version: cli.version,
            });
            if (typeof flags.out !== 'string')
                terminal.out(text);
            else
                (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 5645))).writeOut(resolve(cwd, flags.out), text);
        }
        const isElsewhere = format === 'github' || typeof flags.out === 'string';
        if (isElsewhere || (format === 'text' && validated.diagnostics.length === 0)) {
            terminal.err(`${validationLine(validated)}\n`);
        }
        else if (format === 'text') {
            terminal.err((await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 3666))).renderValidation(validated, detail));
        }
        return exitCodeOf(validated.result, false, false);
    });
}
async function findingsFor(format, validated, options) {
    const { diagnostics } = validated;
    if (format === 'json')
        return findingsJson(validated, options.detail);
    if (format === 'sarif')
        return printedJson((await __nccwpck_require__.e(/* import() */ 123).then(__nccwpck_require__.bind(__nccwpck_require__, 123))).sarifOf(diagnostics, options));
    const { annotations } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 3666));
    return annotations(diagnostics, options)
        .commands.map((line) => `${line}\n`)
        .join('');
}
async function findingsJson(validated, detail) {
    const { wordDiagnostic } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 3666));
    const { result, files, systems, assets, diagnostics } = validated;
    return printedJson({
        result,
        files,
        cyber_systems: systems,
        assets,
        diagnostics: diagnostics.map((d) => wordDiagnostic(d, detail)),
    });
}


/***/ }),

/***/ 1219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ hasUnsafe),
/* harmony export */   Mx: () => (/* binding */ SURELY_FINE),
/* harmony export */   P6: () => (/* binding */ needsId),
/* harmony export */   Pk: () => (/* binding */ UNSAFE),
/* harmony export */   gl: () => (/* binding */ withoutPadding),
/* harmony export */   hV: () => (/* binding */ nameFaults)
/* harmony export */ });
// Characters that hide, break or reorder text: the one place that says which, for whatever is shown or written, and for
// the rules for names (design section 3): not empty, not padded, nothing in them that hides or reorders text.
/**
 * What is never shown or written as it is: controls, bidirectional controls, what draws nothing or breaks a line, lone
 * surrogates, characters that nobody has assigned, spaces that are not U+0020.
 */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const HAS_UNSAFE = new RegExp(UNSAFE.source, 'u');
function hasUnsafe(text) {
    return HAS_UNSAFE.test(text);
}
/**
 * Printable ASCII that starts with a letter, is not padded, and is no word that unquoted YAML reads otherwise:
 * nearly every name there is, settled by one test. What fails it may still be fine.
 */
const SURELY_FINE = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z](?:[ -~]*[!-~])?$/i;
const WHITE_SPACE = /\p{White_Space}/u;
/** C0, C1, DEL, line and paragraph separators, bidirectional controls, lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Characters that draw nothing: joiners, fillers, variation selectors, tags, annotation marks, the blank Braille. */
const INVISIBLE = /(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u;
/** Everything wrong with a name, at most one fault of each code. */
function nameFaults(name) {
    if (name === '')
        return [{ code: 'empty-name', character: '' }];
    const faults = [];
    const core = withoutPadding(name);
    if (core.length < name.length)
        faults.push({ code: 'padded-name', character: '' });
    const control = CONTROL.exec(core);
    if (control !== null)
        faults.push({ code: 'control-character', character: codePoint(control[0]) });
    const invisible = INVISIBLE.exec(core);
    if (invisible !== null)
        faults.push({ code: 'invisible-character', character: codePoint(invisible[0]) });
    return faults;
}
/** Whether a file takes the name only of an asset with an id (design section 3), or warns of it. */
function needsId(name) {
    return !SURELY_FINE.test(name) && nameFaults(name).length > 0;
}
/** Not `trim`: that leaves NEL, and takes a byte order mark for white space. */
function withoutPadding(name) {
    let start = 0;
    let end = name.length;
    while (start < end && WHITE_SPACE.test(name.charAt(start)))
        start++;
    while (end > start && WHITE_SPACE.test(name.charAt(end - 1)))
        end--;
    return name.slice(start, end);
}
function codePoint(character) {
    return `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}


/***/ }),

/***/ 3444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText),
/* harmony export */   q: () => (/* binding */ compareIds)
/* harmony export */ });
// What goes before what, the same on every machine.
/** By code units. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Ids by what stands before their number, then by that: `cs_4` before `cs_10`. */
function compareIds(a, b) {
    if (a === b)
        return 0;
    const [prefixA, numberA] = splitId(a);
    const [prefixB, numberB] = splitId(b);
    const byNumber = numberA.length - numberB.length || compareText(numberA, numberB);
    return compareText(prefixA, prefixB) || byNumber || compareText(a, b);
}
/** The number without leading zeros: longer is then greater. */
function splitId(id) {
    let at = id.length;
    while (at > 0 && isDigit(id.charCodeAt(at - 1)))
        at--;
    let start = at;
    while (start < id.length - 1 && id[start] === '0')
        start++;
    return [id.slice(0, at), id.slice(start)];
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}


/***/ }),

/***/ 876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ unreported),
/* harmony export */   Cs: () => (/* binding */ hasErrors),
/* harmony export */   YK: () => (/* binding */ diagnostic),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   w$: () => (/* binding */ inFileOrder)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3444);
// Findings about the user's files: a code, its arguments and a place, without prose.
// report/messages.ts words each code, once, for every surface.

const SEVERITIES = ['error', 'warning', 'notice'];
/** For what was reported before, or by somebody else. */
const unreported = () => { };
/** Makes a diagnostic; the arguments are checked against the code. */
function diagnostic(code, severity, at, args) {
    return { code, severity, at, args };
}
/** File order: by path, then by offset; what has no place comes first. Stable for equal places. */
function inFileOrder(diagnostics) {
    return [...diagnostics].sort((a, b) => {
        if (a.at === null || b.at === null)
            return (a.at === null ? 0 : 1) - (b.at === null ? 0 : 1);
        return (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.at.file.path, b.at.file.path) || (a.at.offset ?? -1) - (b.at.offset ?? -1);
    });
}
/** True when any finding forbids a plan. */
function hasErrors(diagnostics) {
    return diagnostics.some((d) => d.severity === 'error');
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
// The identity of a change and of a set of changes (design section 5). What is hashed is what would happen,
// so neither layout nor order of the files, nor time, nor machine has a part in it.

/** 128 bits: two changes crafted to share one would take 2^64 hashes. */
const FINGERPRINT_HEX = 32;
/** 32 lower-case hex digits of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return sha256(canonical).slice(0, FINGERPRINT_HEX);
}
/** Identity of the deletion of this very asset, as it is. */
function deletionFingerprint(asset) {
    const { id, organization_slug: organization } = asset;
    return fingerprint({ organization, action: 'delete', id, before: stateOf(asset), after: null });
}
/** What a change of the asset starts from. */
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
/**
 * Identity of where a change of an asset ends, whatever it starts from; `after` is null for a delete: 32 hex digits
 * over organization, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    return sha256(JSON.stringify({ action, after: sorted(after), id, organization })).slice(0, FINGERPRINT_HEX);
}
/** `sha256:` and 64 hex digits over the fingerprints, sorted, one a line. The same set has the same digest. */
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
/** SHA-256 in lower-case hex. */
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 1968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   QQ: () => (/* binding */ addUnder),
/* harmony export */   kY: () => (/* binding */ remember)
/* harmony export */ });
// Lists under keys, and answers under what was asked.
/** Adds to the list under the key, which begins with the first. */
function addUnder(groups, key, member) {
    const group = groups.get(key);
    if (group === undefined)
        groups.set(key, [member]);
    else
        group.push(member);
}
/** The members by key, keys and members in order of first mention. */
function groupBy(members, keyOf) {
    const groups = new Map();
    for (const member of members)
        addUnder(groups, keyOf(member), member);
    return groups;
}
/** The same function, but that it computes each answer once. */
function remember(answer) {
    const answers = new Map();
    return (key) => {
        const known = answers.get(key);
        if (known !== undefined)
            return known;
        const fresh = answer(key);
        answers.set(key, fresh);
        return fresh;
    };
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ leastToPass),
/* harmony export */   du: () => (/* binding */ allowedDeletes),
/* harmony export */   hK: () => (/* binding */ checkGuards),
/* harmony export */   lT: () => (/* binding */ isBlocked)
/* harmony export */ });
/** However small the holdings, so many deletes are not held to be a percentage too high. */
const ALWAYS_ALLOWED = 3;
/** `managed` is the number of live assets in systems that the inventory declares. The percentage rounds down. */
function checkGuards(deletes, managed, limits) {
    const { maxDeletes, maxDeletePercent } = limits;
    const share = Math.floor((managed * maxDeletePercent) / 100);
    const percentLimit = maxDeletePercent === 0 ? 0 : Math.max(ALWAYS_ALLOWED, share);
    return [
        { guard: 'max-deletes', limit: maxDeletes, value: deletes, passed: deletes <= maxDeletes },
        { guard: 'max-delete-percent', limit: percentLimit, value: deletes, passed: deletes <= percentLimit },
    ];
}
/** The most deletes that pass every guard. */
function allowedDeletes(guards) {
    return Math.min(...guards.map(({ limit }) => limit));
}
/** The least value of its input with which a guard that failed would pass. `managed` as for the check. */
function leastToPass({ guard, value }, managed) {
    if (guard === 'max-deletes')
        return value;
    return value <= ALWAYS_ALLOWED ? 1 : Math.ceil((value * 100) / managed);
}
function isBlocked(guards) {
    return guards.some(({ passed }) => !passed);
}


/***/ }),

/***/ 8109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ checkIgnored),
/* harmony export */   wU: () => (/* binding */ ignoreListOf)
/* harmony export */ });
/* unused harmony exports IgnoreList, ignoredButDeclared */
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(876);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6599);
// Live assets that a document leaves alone by name (design section 3): exact names, and patterns in which * stands for
// any text and ? for one character. Linear in a name, whatever the pattern.


/** The patterns of all documents of one system, united. */
class IgnoreList {
    #exact = new Map();
    #globs = [];
    constructor(documents) {
        for (const document of documents) {
            for (const { value: text, offset } of document.ignore) {
                const pattern = { text, document, offset };
                if (!/[*?]/.test(text))
                    this.#exact.set(text, pattern);
                else
                    this.#globs.push({ pattern, parts: text.split(/\*+/) });
            }
        }
    }
    /** The pattern that leaves an asset of this name alone; null for none. Case counts. */
    find(name) {
        return this.#exact.get(name) ?? this.#globs.find(({ parts }) => matches(name, parts))?.pattern ?? null;
    }
}
/** The ignore list of a system; null for the usual one, which has none. */
function ignoreListOf(documents) {
    return documents.some(({ ignore }) => ignore.length > 0) ? new IgnoreList(documents) : null;
}
/** `parts` stand between the stars: the first at the start, the last at the end, the others as early as can be. */
function matches(name, parts) {
    const [first = '', ...rest] = parts;
    const last = rest.pop();
    if (last === undefined)
        return name.length === first.length && fits(name, first, 0);
    if (!fits(name, first, 0))
        return false;
    let at = first.length;
    for (const part of rest) {
        at = placeFrom(name, part, at);
        if (at < 0)
            return false;
        at += part.length;
    }
    return name.length - last.length >= at && fits(name, last, name.length - last.length);
}
function placeFrom(name, part, from) {
    if (!part.includes('?'))
        return name.indexOf(part, from);
    for (let at = from; at + part.length <= name.length; at++)
        if (fits(name, part, at))
            return at;
    return -1;
}
function fits(name, part, at) {
    if (at + part.length > name.length)
        return false;
    for (let k = 0; k < part.length; k++)
        if (part[k] !== '?' && part[k] !== name[at + k])
            return false;
    return true;
}
/** Reports `ignored-but-declared`: one of the two lines is a mistake, and nobody can say which. */
function checkIgnored(systems, report) {
    for (const { documents } of systems) {
        const ignored = ignoreListOf(documents);
        if (ignored === null)
            continue;
        for (const asset of documents.flatMap(({ assets }) => assets)) {
            const pattern = ignored.find(asset.name);
            if (pattern !== null)
                report(ignoredButDeclared(asset, pattern));
        }
    }
}
function ignoredButDeclared(asset, { text: pattern, document, offset }) {
    const args = { name: asset.name, pattern, first: { file: document.file, offset } };
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnostic */ .YK)('ignored-but-declared', 'error', (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(asset), args);
}


/***/ }),

/***/ 7206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ ASSET_TYPES),
/* harmony export */   lH: () => (/* binding */ TOOL_NAME),
/* harmony export */   wS: () => (/* binding */ toolOf)
/* harmony export */ });
// The words of the domain. Fields that the service's API names keep its spelling (snake_case), so a record
// read from the wire is a live record as it stands, without a copy.
/** This tool, as documents, logs and requests name it. */
const TOOL_NAME = 'cip-inventory-sync';
function toolOf({ version }) {
    return { name: TOOL_NAME, version };
}
const ASSET_TYPES = ['hardware', 'software'];


/***/ }),

/***/ 6599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   m5: () => (/* binding */ SWAP_SUFFIX),
/* harmony export */   tD: () => (/* binding */ checkIds)
/* harmony export */ });
/* unused harmony export uniqueKey */
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1968);
// Uniqueness of desired names: an error inside a system, a warning across systems, where the service's own rule
// is not known (API section 2.2). Also what two spellings have in common, and how a parked name ends.


/** Ends the name of an asset that a cycle of renames parked for a moment (design section 7). */
const SWAP_SUFFIX = '~cip-sync';
const PLAIN = /^[!-@[-~]*$/; // printable ASCII without upper case or space folds to itself
/** Case-folded, NFC, white space collapsed: equal for names that a person, or the service, may take for one. */
function fold(name) {
    return PLAIN.test(name) ? name : foldCase(name.normalize('NFC').replace(/\s+/gu, ' ').trim());
}
/**
 * Case folding as near to Unicode's as the language offers. Names are equal here that are equal in lower case
 * ('ẞ' and 'ß') or in upper case ('ß' and 'SS').
 */
function foldCase(name) {
    return name.toLowerCase().toUpperCase().toLowerCase();
}
/** Without the service, two documents mean one system if they name it in the same words. */
function groupByText(documents) {
    const keyOf = ({ cyberSystem, facility }) => `${cyberSystem.value}\0${facility?.value ?? ''}`;
    return Array.from((0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(documents, keyOf), ([key, group]) => {
        return { key, assets: group.flatMap(({ assets }) => assets), documents: group };
    });
}
/** Reports `duplicate-asset`, `duplicate-name` and `similar-name`. One pass over the assets. */
function checkNames(groups, uniqueNames, report) {
    const check = new NameCheck(uniqueNames === 'organization' ? 'error' : 'warning', report);
    for (const group of groups)
        check.addAll(group);
}
/** Reports `duplicate-id`: two entries that pin one asset. */
function checkIds(groups, report) {
    const firsts = new Map();
    for (const group of groups) {
        for (const { hints, document } of group.assets) {
            if (hints === null || hints.id === null)
                continue;
            const { value: id, offset } = hints.id;
            const at = { file: document.file, offset };
            const first = firsts.get(id);
            if (first === undefined)
                firsts.set(id, at);
            else
                report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('duplicate-id', 'error', at, { id, first }));
        }
    }
}
class NameCheck {
    #acrossSystems;
    #report;
    /** The first asset of each folded spelling. Names that clash are few: all else about them is made when they do. */
    #firsts = new Map();
    #buckets = new Map();
    #keys = new Map();
    constructor(acrossSystems, report) {
        this.#acrossSystems = acrossSystems;
        this.#report = report;
    }
    addAll({ key, assets }) {
        let document = null;
        for (const asset of assets) {
            if (asset.document !== document) {
                document = asset.document;
                this.#keys.set(document, key);
            }
            const folded = fold(asset.name);
            const first = this.#firsts.get(folded);
            if (first === undefined)
                this.#firsts.set(folded, asset);
            else
                this.#clash(this.#bucket(folded, first), key, asset);
        }
    }
    #bucket(folded, first) {
        const made = this.#buckets.get(folded);
        if (made !== undefined)
            return made;
        const firstOf = new Map([
            [first.name, first],
            [nameKey(this.#keys.get(first.document), first.name), first],
        ]);
        const bucket = { first, firstOf };
        this.#buckets.set(folded, bucket);
        return bucket;
    }
    #clash({ first, firstOf }, key, asset) {
        const { name } = asset;
        const here = nameKey(key, name);
        const twin = firstOf.get(here);
        if (twin !== undefined) {
            const severity = isPinned(twin) || isPinned(asset) ? 'warning' : 'error';
            this.#report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('duplicate-asset', severity, placeOf(asset), { name, first: placeOf(twin) }));
            if (isPinned(twin))
                firstOf.set(here, asset);
            return;
        }
        firstOf.set(here, asset);
        const same = firstOf.get(name);
        if (same !== undefined) {
            const severity = isPinned(same) || isPinned(asset) ? 'warning' : this.#acrossSystems;
            this.#report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('duplicate-name', severity, placeOf(asset), { name, first: placeOf(same) }));
            if (isPinned(same))
                firstOf.set(name, asset);
            return;
        }
        firstOf.set(name, asset);
        const args = { name, other: first.name, first: placeOf(first) };
        this.#report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('similar-name', 'warning', placeOf(asset), args));
    }
}
/** An asset with an id may have a name that is not unique: live names may be what they are. */
function isPinned({ hints }) {
    return hints !== null && hints.id !== null;
}
function placeOf(asset) {
    return { file: asset.document.file, offset: asset.offset };
}
/** The same for two assets that must not have one name. */
function uniqueKey({ cyber_system_id, name }, uniqueNames) {
    return uniqueNames === 'organization' ? name : nameKey(cyber_system_id, name);
}
/** The key of a name in a cyber system: no id and no name holds a NUL. */
function nameKey(system, name) {
    return `${system}\0${name}`;
}


/***/ }),

/***/ 8490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   id: () => (/* binding */ isStopped),
/* harmony export */   j1: () => (/* binding */ ConfigurationError),
/* harmony export */   yO: () => (/* binding */ hasSucceeded)
/* harmony export */ });
const REFUSED = new Set(['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled']);
/** Whether a run that came to this is red. */
function isRefused(result) {
    return REFUSED.has(result);
}
/** 0 done, 1 refused or failed, 2 changes present where `detailed` was asked for. */
function exitCodeOf(result, hasChanges, detailed) {
    if (isRefused(result))
        return 1;
    return detailed && hasChanges && (result === 'planned' || result === 'drifted') ? 2 : 0;
}
/** An input that cannot be used. The message names the input and the remedy, never the value. */
class ConfigurationError extends Error {
    name = 'ConfigurationError';
    input;
    problem;
    /** Input and problem make one sentence: `max-deletes must be …`. */
    constructor(input, problem, options) {
        super(`${input} ${problem}`, options);
        this.input = input;
        this.problem = problem;
    }
    /** The same problem, of the flag or the variable by which the input was given. */
    of(input) {
        return new ConfigurationError(input, this.problem, { cause: this.cause });
    }
}
/** Its code tells what is wrong: its message would show the full path. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** A pause, or a question, that was cut short. */
function isStopped(error) {
    return error instanceof Error && error.name === 'AbortError';
}
/** True when dependents may go on; also of an outcome as files say it. */
function hasSucceeded(outcome) {
    return outcome === 'done' || outcome === 'adopted' || outcome === 'already';
}


/***/ }),

/***/ 9643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Ed: () => (/* binding */ acquaintance),
/* harmony export */   Ml: () => (/* binding */ withNeeded),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1595);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6599);



/** With no base known, all that differs is what the inventory asks for. */
function originOf(fingerprint, { base, applied, held }) {
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (held.has(fingerprint))
        return 'pending';
    return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
}
/**
 * Drift that something to execute waits for is executed with it: the name that an asset takes, another in its system
 * still has. Left out, the one would become the other's twin.
 */
function withNeeded(changes) {
    const givers = new Map();
    for (const change of changes) {
        const freed = change.origin === 'drift' ? placeOnlyIn(change.before, change.after) : null;
        if (freed !== null)
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(givers, freed, change);
    }
    if (givers.size === 0)
        return changes;
    const needed = new Map();
    const open = changes.filter(({ origin }) => origin !== 'drift');
    for (const taker of open) {
        const place = placeOnlyIn(taker.after, taker.before);
        const givingIt = place === null ? [] : (givers.get(place) ?? []);
        for (const giver of givingIt.filter((each) => !needed.has(each))) {
            needed.set(giver, needed.get(taker) ?? taker.origin);
            open.push(giver);
        }
    }
    return changes.map((change) => ({ ...change, origin: needed.get(change) ?? change.origin }));
}
/** Name and system of one state that the other does not have; null where they are the same, or there is none. */
function placeOnlyIn(one, other) {
    if (one === null)
        return null;
    const place = ({ cyber_system_id, name }) => (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name);
    return other !== null && place(one) === place(other) ? null : place(one);
}
/** What apply would execute, in the order given. */
function toExecute(changes, drift) {
    return drift === 'apply' ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
/** The changes that no approval covers; with any of them nothing may be written. */
function unapproved(organization, changes, approved) {
    return changes.filter((change) => {
        if (approved.fingerprints.has(change.fingerprint))
            return false;
        // Parked by an apply that was cut off: the rest of an update that was approved as a whole.
        const isParked = change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_2__/* .SWAP_SUFFIX */ .m5;
        return !isParked || !approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
/** null for a change of which the approval knows nothing. Fingerprints tell only what they are asked. */
function acquaintance(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { id, after } = change;
    if (approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, id, after)))
        return 'other-start';
    if (after === null)
        return null;
    const asCreate = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action: 'create', id: null, before: null, after });
    return approved.fingerprints.has(asCreate) ? 'create' : null;
}


/***/ }),

/***/ 5991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   fZ: () => (/* binding */ systemDocument),
/* harmony export */   fj: () => (/* binding */ adviseOnFields),
/* harmony export */   qv: () => (/* binding */ compareSystems)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1968);
// Where a cyber system stands and what rating its assets inherit (design section 5): shown beside its name, and no part
// of any change. The service does not document the two fields, so inputs name them.



/** Each system is described once, however many changes name it. */
function placesOf({ systems, facilities, controlCenters = [] }, fields) {
    const records = new Map(systems.map((system) => [system.id, system]));
    const facilityNames = namesOf(facilities);
    const centers = { byId: namesOf(controlCenters), byName: new Map(controlCenters.map((one) => [one.name, one])) };
    return (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .remember */ .kY)((id) => {
        const system = records.get(id);
        if (system === undefined)
            return { id, name: id, site: null, impactRating: null };
        const center = textOf(system, fields.controlCenterField);
        const site = siteOf(system.facility_id ?? '', facilityNames) ?? centerOf(center, centers);
        return { id, name: system.name, site, impactRating: textOf(system, fields.impactRatingField) || null };
    });
}
function namesOf(records) {
    return new Map(records.map(({ id, name }) => [id, name]));
}
/** What the list does not hold has no name but its id. */
function siteOf(id, names) {
    return id === '' ? null : { id, name: names.get(id) ?? id };
}
/** The field may hold the id or the name of a control center: which is not documented. */
function centerOf(value, { byId, byName }) {
    const named = value === '' || byId.has(value) ? undefined : byName.get(value);
    return named === undefined ? siteOf(value, byId) : { id: named.id, name: named.name };
}
/** The text of a field that the service's document does not name; '' where there is none. */
function textOf(system, field = '') {
    if (field === '' || !Object.hasOwn(system, field))
        return '';
    const value = Reflect.get(system, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
const DOCUMENTED = new Set(['id', 'name', 'facility_id', 'organization_slug']);
const RATING = /^(?:high|medium|low)$/i;
/** Notices: a field that no system has, and one that looks like the rating while the input is not set. */
function adviseOnFields({ systems }, fields, report) {
    const inputs = [
        ['impact-rating-field', fields.impactRatingField],
        ['control-center-field', fields.controlCenterField],
    ];
    for (const [input, field] of inputs) {
        if (field === undefined || field === '')
            continue;
        const isMissing = systems.length > 0 && !systems.some((system) => Object.hasOwn(system, field));
        if (isMissing)
            report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('unknown-field', 'notice', null, { input, field }));
    }
    const field = fields.impactRatingField ? null : ratingField(systems);
    if (field !== null)
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('impact-rating-available', 'notice', null, { field }));
}
/** The first field, by name, in which every system has a rating. */
function ratingField([first, ...others]) {
    if (first === undefined)
        return null;
    const isRating = (system, field) => RATING.test(textOf(system, field));
    const candidates = Object.keys(first).filter((field) => !DOCUMENTED.has(field) && isRating(first, field));
    return candidates.sort().find((field) => others.every((system) => isRating(system, field))) ?? null;
}
/** A system as files of ours say it. */
function systemDocument({ id, name, site, impactRating }) {
    return { id, name, site: site === null ? null : { id: site.id, name: site.name }, impact_rating: impactRating };
}
/** As people look for them: by site, those without one last, then by name, then by id. */
function compareSystems(a, b) {
    if (a === b)
        return 0;
    return (Number(a.site === null) - Number(b.site === null) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.site?.name ?? '', b.site?.name ?? '') ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q)(a.site?.id ?? '', b.site?.id ?? '') ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.name, b.name) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q)(a.id, b.id));
}


/***/ }),

/***/ 3029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ spelling),
/* harmony export */   VI: () => (/* binding */ Vocabulary),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   yd: () => (/* binding */ commonEnds)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3444);
// "Did you mean": the few valid words closest to a word that is not one. Linear in the number of words.

/** Names differ by typing, not by essays: longer words are compared after folding only. */
const LONGEST = 120;
/**
 * The words nearest to `word`, best first, at most `most`; none when nothing is near. Case, white space, dashes
 * and underscores do not count; beyond that a few letters may be wrong, missing, doubled or swapped.
 */
function nearest(word, words, most = 3) {
    return new Vocabulary(words, most).nearest(word);
}
/** Beyond so many different words that are none the answer is empty: so many are no slips of a hand. */
const MOST_QUESTIONS = 100;
/** Words that are asked about more than once: each is folded once, and each question is answered once. */
class Vocabulary {
    #words;
    #answers = new Map();
    #most;
    #folded = null;
    /** At most `most` are the answer. */
    constructor(words, most = 3) {
        this.#words = words;
        this.#most = most;
    }
    nearest(word) {
        const known = this.#answers.get(word);
        if (known !== undefined)
            return known;
        if (this.#answers.size >= MOST_QUESTIONS)
            return [];
        this.#folded ??= Array.from(this.#words, (word) => ({ word, folded: spelling(word) }));
        const folded = spelling(word);
        const close = this.#search(folded, this.#folded);
        const answer = close.length > 0 ? close : longer(folded, this.#folded).slice(0, this.#most);
        this.#answers.set(word, answer);
        return answer;
    }
    #search(folded, words) {
        const most = this.#most;
        let bound = tolerance(folded.length);
        const closest = [];
        for (const { word, folded: other } of words) {
            const distance = distanceWithin(folded, other, bound);
            if (distance > bound || closest.some((one) => one.word === word))
                continue;
            const place = closest.findIndex((one) => (distance - one.distance || (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(word, one.word)) < 0);
            closest.splice(place === -1 ? closest.length : place, 0, { word, distance });
            if (closest.length > most)
                closest.pop();
            // Once there are enough, only what is at least as near as the last of them matters.
            if (closest.length === most)
                bound = closest[most - 1].distance;
        }
        return closest.map((one) => one.word);
    }
}
/** Shorter words begin or end too many others. */
const LEAST_SHARED = 5;
/** Words that begin or end as the other does whole: a name that gained a voltage is still that name. */
function longer(folded, words) {
    if (folded.length < LEAST_SHARED)
        return [];
    const extend = (long, short) => long.startsWith(short) || long.endsWith(short);
    const relatives = words.filter(({ folded: other }) => {
        return other.length >= LEAST_SHARED && (extend(other, folded) || extend(folded, other));
    });
    return relatives
        .sort((a, b) => a.folded.length - b.folded.length || (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.word, b.word))
        .map(({ word }) => word);
}
/** What spellings have in common: case, white space, dashes and underscores do not count. */
function spelling(word) {
    return word
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
function tolerance(length) {
    if (length < 3)
        return 0;
    if (length < 6)
        return 1;
    return length < 12 ? 2 : 3;
}
/** Edits (insert, remove, replace, swap neighbours) from `a` to `b`; anything above `bound` means "too far". */
function distanceWithin(one, other, bound) {
    if (one === other)
        return 0;
    const tooFar = bound + 1;
    if (Math.abs(one.length - other.length) > bound || one.length > LONGEST || other.length > LONGEST)
        return tooFar;
    // Names of one plant start and end alike: what they share adds no distance, and is most of the work.
    const [start, end] = commonEnds(one, other);
    const a = one.slice(start, one.length - end);
    const b = other.slice(start, other.length - end);
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = nextRow({ a, b, i, bound, previous, before });
        before = previous;
        previous = row;
        if (Math.min(...row) > bound)
            return tooFar;
    }
    return Math.min(previous[b.length], tooFar);
}
/** How many characters two words share at their start, and behind that at their end; at most so many together. */
function commonEnds(a, b, most = a.length) {
    const shorter = Math.min(a.length, b.length, most);
    let start = 0;
    while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start))
        start++;
    let end = 0;
    while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end))
        end++;
    return [start, end];
}
/** One row of the table, filled only within `bound` of the diagonal: nothing else can end below it. */
function nextRow({ a, b, i, bound, previous, before }) {
    const tooFar = bound + 1;
    const row = new Array(b.length + 1).fill(tooFar);
    if (i <= bound)
        row[0] = i;
    const last = Math.min(b.length, i + bound);
    for (let j = Math.max(1, i - bound); j <= last; j++) {
        const same = a[i - 1] === b[j - 1];
        let best = previous[j - 1] + (same ? 0 : 1);
        best = Math.min(best, previous[j] + 1, row[j - 1] + 1);
        const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        if (swapped)
            best = Math.min(best, before[j - 2] + 1);
        row[j] = best;
    }
    return row;
}


/***/ }),

/***/ 9936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   n9: () => (/* binding */ fetchingWith),
/* harmony export */   q$: () => (/* binding */ ensureCommit),
/* harmony export */   sl: () => (/* binding */ fetchRef),
/* harmony export */   tokenEnvironment: () => (/* binding */ tokenEnvironment)
/* harmony export */ });
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(701);
// Brings commits that a clone of depth 1 lacks, one at a time and without their history (design section 8, Bytes).

/**
 * Git that fetches with what the checkout left, its credentials or none, and where that fails with the token. Without a
 * token, null, it is the first alone.
 */
function fetchingWith(run, runWithToken) {
    if (runWithToken === null)
        return run;
    return async (args, input) => {
        try {
            return await run(args, input);
        }
        catch (error) {
            if (!(error instanceof _process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS) || (0,_process_js__WEBPACK_IMPORTED_MODULE_0__/* .commandOf */ .Nl)(args) !== 'fetch')
                throw error;
            return runWithToken(args, input);
        }
    };
}
/** Makes sure that the commit, a full hash, can be read. Throws GitError. */
async function ensureCommit(commit, run) {
    if (!(await hasCommit(commit, run)))
        await fetchOne(commit, run);
}
/** Fetches a ref of the remote and resolves to the commit it names there now. Throws GitError. */
async function fetchRef(ref, run) {
    await fetchOne(ref, run);
    return (0,_process_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(run, 'FETCH_HEAD');
}
/** The parents of a commit that is there, as it names them: also those that a clone of depth 1 lacks. Throws GitError. */
async function parentsOf(commit, run) {
    const text = (await run(['cat-file', 'commit', commit])).toString('latin1');
    const head = text.slice(0, text.indexOf('\n\n'));
    return Array.from(head.matchAll(/^parent ([0-9a-f]{40,64})$/gm), (match) => match[1]);
}
async function hasCommit(commit, run) {
    try {
        await run(['cat-file', '-e', `${commit}^{tree}`]);
        return true;
    }
    catch (error) {
        if (error instanceof _process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS)
            return false;
        throw error;
    }
}
async function fetchOne(what, run) {
    const isShallow = (await run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true';
    // A whole clone stays whole.
    const depth = isShallow ? ['--depth=1'] : [];
    await run(['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...depth, 'origin', what]);
}
/**
 * Environment that makes git send the token to this server alone; it is on no command line and in no file. The empty
 * value drops what the checkout left: a server refuses a request with two.
 */
function tokenEnvironment(serverUrl, token) {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const key = `http.${new URL(serverUrl).origin}/.extraheader`;
    return {
        ...{ GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: '' },
        ...{ GIT_CONFIG_KEY_1: key, GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}` },
    };
}


/***/ }),

/***/ 701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   Nl: () => (/* binding */ commandOf),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   y0: () => (/* binding */ gitProcess),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony export gitStream */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


class GitError extends Error {
    name = 'GitError';
    kind;
    /** What git said of it. */
    output;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
        this.output = options?.output ?? '';
    }
}
/** A fetch or a push that takes longer is given up: a server that holds its breath must not hold an apply. */
const LONGEST_MS = 60_000;
/** A list of files that is longer is no inventory's: eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;
/** Rejects with GitError, or with the reason of the signal. */
function gitProcess(place) {
    const { stop, ledger } = place;
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const child = start(place, args);
        const stdout = [];
        const stderr = [];
        let room = command === 'ls-tree' && ledger === undefined ? MOST_LISTED : Number.POSITIVE_INFINITY;
        child.stdout.on('data', (chunk) => {
            stdout.push(chunk);
            room -= chunk.length;
            if (room >= 0)
                return;
            reject(new GitError('too-large', `git ${command}: more than can be read`));
            endProcess(child);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (cause) => reject(startFailure(place, command, cause)));
        const end = () => {
            reject(stop?.reason);
            endProcess(child);
        };
        stop?.addEventListener('abort', end, { once: true });
        child.on('close', (code, signal) => {
            stop?.removeEventListener('abort', end);
            if (code === 0)
                return resolve(Buffer.concat(stdout));
            const stopped = signal === null ? '' : `\ngit was stopped by ${signal}`;
            const said = ledger === undefined ? stderr : [...stderr, ...stdout, Buffer.from(stopped)];
            reject(failure(place, command, said));
        });
        child.stdin.end(input);
    });
}
/** What git prints, as it comes; a `stop` of the place is not heeded. Throws GitError once git has ended badly. */
async function* gitStream(place, args) {
    const child = start(place, args);
    const stderr = [];
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    const ended = new Promise((resolve) => {
        child.on('error', () => resolve(null)).on('close', resolve);
    });
    child.stdin.end();
    for await (const chunk of child.stdout)
        yield chunk;
    if ((await ended) !== 0)
        throw failure(place, commandOf(args), stderr);
}
function start(place, args) {
    const { cwd, env, workspace, ledger } = place;
    const command = commandOf(args);
    const isLimited = ledger?.reaches === true && (command === 'fetch' || command === 'push');
    // Loaded where git is run: most runs read files alone.
    const { spawn } = process.getBuiltinModule('node:child_process');
    const child = spawn('git', ['--no-pager', ...trusting(workspace, cwd), ...args], {
        cwd,
        env: { ...passedOn(env), ...SETTINGS, ...(ledger === undefined ? reachOf(command) : ledgerSettings(ledger)) },
        windowsHide: true,
        timeout: isLimited ? (ledger.longestMs ?? LONGEST_MS) : undefined,
    });
    // A git that ends early closes its input; its exit code tells why.
    child.stdin.on('error', () => { });
    // What git started in its turn may outlive one that is given up, and hold its pipes open for long.
    if (isLimited) {
        child.on('exit', (_, signal) => {
            if (signal !== null)
                for (const pipe of [child.stdout, child.stderr])
                    pipe.destroy();
        });
    }
    return child;
}
/** Pathspecs are taken as they are, replaced objects as they were, and messages in the words that are looked for. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/** What fetches is told to. Anything else stays on this machine, also where a partial clone lacks what it reads. */
function reachOf(command) {
    return command === 'fetch' ? {} : NO_SERVER;
}
function ledgerSettings({ bare, reaches }) {
    const own = bare === null ? {} : { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` };
    return { ...own, ...(reaches ? {} : { ...NO_SERVER, GIT_NO_LAZY_FETCH: '1' }) };
}
/**
 * What git needs no word of: the inputs of a step, secrets among them, and our own key. It may start programs that the
 * configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
/** For these calls alone: no configuration of git is changed. */
function trusting(workspace, cwd) {
    if (workspace === undefined || workspace === '')
        return [];
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, cwd);
    const steps = way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) ? [] : way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const folders = [workspace, ...steps.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, ...steps.slice(0, index + 1)))];
    return folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')}`]);
}
/** Nothing is waited for any more: what git has started in its turn may hold its pipes open for long. */
function endProcess(child) {
    child.kill();
    for (const pipe of [child.stdin, child.stdout, child.stderr])
        pipe.destroy();
    child.unref();
}
/** The command among the arguments, which may begin with `-c name=value`. */
function commandOf(args) {
    return (args[0] === '-c' ? args[2] : args[0]) ?? '';
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [/not a git repository/, 'not-a-repository'],
    [
        /could not read (?:Username|Password)|Authentication failed|Permission denied \(|returned error: 40[13]|repository .*not found/i,
        'no-access',
    ],
    [
        /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)/,
        'missing-object',
    ],
    [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];
/** The error for a git that ended badly, from what it said (in the C locale). Kinds have remedies: none is the ledger's. */
function failure({ ledger }, command, said, options) {
    const output = Buffer.concat(said).toString();
    const known = ledger === undefined ? KINDS.find(([pattern]) => pattern.test(output)) : undefined;
    const line = output.trim().split('\n')[0] || 'failed without a word';
    return new GitError(known?.[1] ?? 'failed', `git ${command}: ${line}`, { ...options, output });
}
function startFailure(place, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.cwd);
    if (missing && place.ledger === undefined)
        return new GitError('not-installed', 'git is not installed', { cause });
    if (missing)
        return new GitError('failed', 'git is not installed. Install it: a ledger is kept with it.', { cause });
    return new GitError('failed', `git ${command} could not be started`, { cause });
}
/** What git answers, trimmed; null where it has nothing to say, or is not there. */
async function gitAnswer(run, args) {
    const answer = await run(args).catch(() => null);
    return answer === null ? null : answer.toString().trim() || null;
}
/** The working directory within its repository, `ops/plant/`; '' at the root. */
async function folderOf(run) {
    return (await run(['rev-parse', '--show-prefix'])).toString().replace(/\n$/, '');
}
/** The full hash of the commit that `revision` names. */
async function resolveCommit(run, revision) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision))
        return revision;
    if (revision.includes('\0'))
        throw new GitError('unknown-revision', 'a revision cannot hold NUL');
    return (await run(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).toString().trim();
}


/***/ }),

/***/ 9452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isMissingRight),
/* harmony export */   Ri: () => (/* binding */ STOPPING),
/* harmony export */   fb: () => (/* binding */ isUntrusted),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
// How a request to GitHub fails: one class, whose message names no repository, no answer and no token.
/** Before what a route asks of the repository: which one it is need not be said. */
const REPOSITORY = /^\/repos\/\{owner\}\/\{repo\}(?=\/)/;
/** A route as a person reads it: what stood in its place is left open, since it may be a name. */
function shownRoute(route) {
    return route.replace(REPOSITORY, '').replaceAll(/\{\w+\}/g, '…');
}
/** A request that did not succeed. The message can be shown anywhere (design section 8, detail). */
class GitHubError extends Error {
    name = 'GitHubError';
    method;
    route;
    kind;
    status;
    permission;
    attempts;
    /** True for a write that may have been carried out all the same. */
    unclear;
    constructor(failure, options) {
        super(`GitHub, ${failure.method} ${shownRoute(failure.route)}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.route = failure.route;
        this.kind = failure.kind;
        this.status = failure.status;
        this.permission = failure.permission;
        this.attempts = failure.attempts;
        this.unclear = isUnclear(failure);
    }
}
/** What a right that the token lacks comes to: GitHub says that something is not there where a token may not see it. */
function isMissingRight(error) {
    return error instanceof GitHubError && (error.kind === 'forbidden' || error.kind === 'not-found');
}
/** Why nothing came of a request that the end of the run cut off. */
const STOPPING = 'the run is stopping';
const CHECK_NETWORK = 'Check GITHUB_API_URL, the network and the proxy, and run again.';
const CHECK_AUTHORITY = 'Its certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.';
/** Codes of TLS for a certificate that does not hold: the handshake ended before anything was sent. */
function isUntrusted(code) {
    return code !== null && /CERT|_SIGNATURE$/.test(code);
}
function isUnclear({ method, kind, sent }) {
    if (method === 'GET' || !sent)
        return false;
    return kind === 'network' || kind === 'server' || kind === 'unreadable';
}
function explain(failure) {
    const because = failure.reason === null ? '' : ` (${failure.reason})`;
    const answered = failure.sent ? `GitHub answered ${failure.status}${because}.` : `nothing was sent${because}.`;
    switch (failure.kind) {
        case 'forbidden':
            return `${answered} ${toGrant(failure)}`;
        case 'not-found':
            return `${answered} It is not there, or github-token may not see it.`;
        case 'rate-limited':
            return `${answered} The rate limit is used up. ${whenToComeBack(failure.waitMs)}`;
        case 'invalid':
            return `${answered} GitHub does not accept the request as it stands.`;
        case 'network':
            return `${failure.sent ? 'no whole answer came' : 'nothing was sent'}${because}.${networkRemedy(failure.reason)}`;
        case 'server':
            return `${answered} Wait and run again.`;
        case 'unreadable':
            return `${answered} That is not the answer that GitHub documents. Check GITHUB_API_URL, and run again.`;
    }
}
function networkRemedy(reason) {
    if (reason === STOPPING)
        return '';
    return ` ${isUntrusted(reason) ? CHECK_AUTHORITY : CHECK_NETWORK}`;
}
function toGrant({ status, permission, sent }) {
    if (permission !== null)
        return `Grant the job the permission ${permission}.`;
    if (status === 401 || !sent)
        return 'Check that github-token is whole and not expired.';
    return 'Check what github-token may do.';
}
function whenToComeBack(waitMs) {
    if (waitMs === null)
        return 'Run again later.';
    return `Run again in ${Math.max(1, Math.ceil(waitMs / 60_000))} min.`;
}


/***/ }),

/***/ 9607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ isPrivate),
/* harmony export */   MZ: () => (/* binding */ property),
/* harmony export */   Xg: () => (/* binding */ commitBefore),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   dV: () => (/* binding */ defaultBranchOf),
/* harmony export */   jM: () => (/* binding */ mergeGroupOf),
/* harmony export */   j_: () => (/* binding */ readEvent)
/* harmony export */ });
// What an event asks for (design section 8, the table). Pure: the payload is read as it came.
const EVENTS = 'pull_request, pull_request_target, merge_group, push, schedule and workflow_dispatch';
function readEvent(situation) {
    const task = situation.command === 'auto' ? byEvent(situation) : byInput(situation.command);
    if (task.kind !== 'run' || task.command === 'validate' || task.command === 'doctor')
        return task;
    if (isFork(situation.payload))
        return validateOnly('the pull request comes from a fork');
    // A plan without a key is a fork's or Dependabot's; an apply or a look for drift without one is a mistake.
    return situation.hasKey || task.command !== 'plan' ? task : validateOnly('there is no api-key');
}
function byInput(command) {
    return { kind: 'run', command, why: 'the input command says so' };
}
function byEvent({ eventName, payload }) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
            if (payload.action === 'closed')
                return { kind: 'nothing', why: 'the pull request is closed: nothing to do' };
            return { kind: 'run', command: 'plan', why: 'a pull request' };
        case 'merge_group':
            return { kind: 'run', command: 'plan', why: 'a merge group' };
        case 'push':
            return pushed(payload);
        case 'schedule':
            return { kind: 'run', command: 'drift', why: 'a schedule' };
        case 'workflow_dispatch':
            return { kind: 'refused', why: 'a dispatched run says what to do: set the input command' };
        default:
            return { kind: 'refused', why: `this event asks for nothing here. Events that do: ${EVENTS}` };
    }
}
function pushed(payload) {
    const branch = defaultBranchOf(payload);
    if (branch === null || payload.ref !== `refs/heads/${branch}`) {
        return { kind: 'refused', why: 'only the default branch is applied; for others, use pull_request' };
    }
    return { kind: 'run', command: 'apply', why: 'a push to the default branch' };
}
function validateOnly(why) {
    return { kind: 'run', command: 'validate', why: `${why}, so the files are validated without the service` };
}
/** A pull request whose head is in another repository, or in one that is gone. */
function isFork({ pull_request }) {
    if (pull_request === undefined)
        return false;
    const head = text(property(property(property(pull_request, 'head'), 'repo'), 'full_name'));
    const base = text(property(property(property(pull_request, 'base'), 'repo'), 'full_name'));
    return head === null || head !== base;
}
/** Names may be shown by default where the repository is known not to be public. */
function isPrivate({ repository }) {
    return property(repository, 'private') === true;
}
/** null for an event that is not about a pull request. */
function pullRequestOf({ pull_request }) {
    const number = property(pull_request, 'number');
    const headSha = hash(property(property(pull_request, 'head'), 'sha'));
    if (typeof number !== 'number' || headSha === null)
        return null;
    return { number, headSha, baseRef: text(property(property(pull_request, 'base'), 'ref')) };
}
/** null for an event that is not about a merge group. */
function mergeGroupOf({ merge_group }) {
    const baseSha = hash(property(merge_group, 'base_sha'));
    if (baseSha === null)
        return null;
    const number = /\/pr-(\d+)-[0-9a-f]+$/.exec(text(property(merge_group, 'head_ref')) ?? '')?.[1];
    const baseRef = text(property(merge_group, 'base_ref'));
    return { baseSha, baseRef, pullRequest: number === undefined ? null : Number(number) };
}
/** The default branch of the event's repository; null where the payload does not say. */
function defaultBranchOf({ repository }) {
    return text(property(repository, 'default_branch'));
}
/** The commit that a push came on top of; null for a new branch, or another event. */
function commitBefore({ before }) {
    const commit = hash(before);
    return commit === null || /^0*$/.test(commit) ? null : commit;
}
function text(value) {
    return typeof value === 'string' && value !== '' ? value : null;
}
/** A full commit hash, in lower-case hexadecimal. */
function hash(value) {
    const sha = text(value);
    return sha !== null && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : null;
}
/** The property of that name; undefined where there is none. */
function property(value, name) {
    return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}


/***/ }),

/***/ 5010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ NO_MARKS),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   GG: () => (/* binding */ namedByOldest),
/* harmony export */   Mp: () => (/* binding */ readMark),
/* harmony export */   Nf: () => (/* binding */ likelyCreator),
/* harmony export */   Zd: () => (/* binding */ standingNow),
/* harmony export */   g: () => (/* binding */ readStandings),
/* harmony export */   hE: () => (/* binding */ successWords),
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   qV: () => (/* binding */ markPayload),
/* harmony export */   rD: () => (/* binding */ listMarks),
/* harmony export */   w8: () => (/* binding */ hmac),
/* harmony export */   wn: () => (/* binding */ TASK)
/* harmony export */ });
/* unused harmony export standingOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2857);
// Applied marks (design section 8): deployments that say which commit a run applies and what came of it, sealed where
// there is a signing key. What is read counts only when it is ours.


const TASK = 'inventory-apply';
/** Of the deployments; one for each of several organizations when the input `name` is set. */
function environmentOf(name) {
    return name === '' ? 'inventory-applied' : `inventory-applied (${name})`;
}
/** What an apply says of itself when it starts. */
const facts = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The origin of the service that it applies to. */
    service: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Input `name`; '' for none. */
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
    /** The commit that it takes as applied; null where none is known. */
    applied: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
        .nullable(),
});
const payload = facts.extend({ seal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
/** The payload of the mark of a commit. Without a key it has no seal. */
function markPayload(facts, commit, key) {
    const unsealed = { version: 1, ...facts };
    return key === '' ? unsealed : { ...unsealed, seal: factsSeal(facts, commit, key) };
}
/** The mark that a deployment is; null for one of another repository, service or name, or without the seal asked for. */
function readMark(deployment, owner, key) {
    const { id, sha: commit, creator, created_at } = deployment;
    const read = payload.safeParse(deployment.payload);
    if (!read.success || creator === null)
        return null;
    const { version: _, seal = '', ...facts } = read.data;
    const isOurs = facts.repository === owner.repository && facts.service === owner.service && facts.name === owner.name;
    if (!isOurs || (key !== '' && !isSame(seal, factsSeal(facts, commit, key))))
        return null;
    const { applied, run, attempt } = facts;
    return { id, commit, applied, run, attempt, creator: creator.login, createdAt: Date.parse(created_at) };
}
/** GitHub takes no more characters in the description of a status. */
const MOST_WORDS = 140;
/** The description of a success: what it came to in words and, with a key, its seal. */
function successWords(words, id, key) {
    if (key === '')
        return words.slice(0, MOST_WORDS);
    const seal = successSeal(id, key);
    return `${words.slice(0, MOST_WORDS - seal.length - 1)} ${seal}`;
}
/** An apply that gives no sign for so long is dead. It gives one every minute. */
const DEAD_AFTER_MS = 180_000;
/** `now` is by GitHub's clock. Statuses of others, and a success without its seal, do not count. */
function standingOf(mark, statuses, now, key) {
    const counting = statuses
        .filter((status) => status.creator?.login === mark.creator && (status.state !== 'success' || isSealed(status)))
        .sort((a, b) => b.id - a.id);
    const [latest] = counting;
    const isInProgress = latest === undefined || ['in_progress', 'queued', 'pending'].includes(latest.state);
    const lastSign = latest === undefined ? mark.createdAt : Date.parse(latest.created_at);
    return {
        hasSucceeded: counting.some(({ state }) => state === 'success'),
        lastSign: isInProgress ? lastSign : null,
        isAlive: isInProgress && now - lastSign < DEAD_AFTER_MS,
    };
    function isSealed({ description }) {
        return key === '' || isSame(description.slice(description.lastIndexOf(' ') + 1), successSeal(mark.id, key));
    }
}
function factsSeal({ repository, service, name, run, attempt, applied }, commit, key) {
    return hmac(key, ['cip-inventory-sync mark 1', commit, repository, service, name, run, attempt, applied]);
}
function successSeal(id, key) {
    return hmac(key, ['cip-inventory-sync applied 1', id, 'success']);
}
/** Of a list of plain values, whose order is part of it. */
function hmac(key, canonical) {
    return `hmac-sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(JSON.stringify(canonical)).digest('hex')}`;
}
/** Takes as long for what is nearly the same as for what is not at all. */
function isSame(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(left, right);
}
const NO_MARKS = { all: [], standing: [], latest: null };
/** Every mark that fits, by whomever; `most` of the newest, 100 where not said. */
async function listMarks({ github, owner, key }, most) {
    const deployments = await github.deployments(environmentOf(owner.name), TASK, most);
    return deployments.flatMap((one) => readMark(one, owner, key) ?? []);
}
/** Whose marks count where no check run or mark of our own tells yet: an app's before a person's. */
function likelyCreator(marks) {
    return (marks.find(({ creator }) => creator.endsWith('[bot]')) ?? marks[0])?.creator ?? null;
}
/** How far back statuses are asked for at once: mostly the newest has succeeded, or one of the last few. */
const ASKED_TO = [5, 25, 100];
/** Who is older than the newest success was waited for by it, or dead. */
async function readStandings(marks, creator, input) {
    const all = marks.filter((mark) => mark.creator === creator);
    const standing = [];
    for (const to of ASKED_TO) {
        const batch = all.slice(standing.length, to);
        standing.push(...(await Promise.all(batch.map((mark) => standingNow(mark, input)))));
        if (standing.some(({ hasSucceeded }) => hasSucceeded))
            break;
    }
    return { all, standing, latest: standing.find(({ hasSucceeded }) => hasSucceeded) ?? null };
}
/** By GitHub's own clock. */
async function standingNow(mark, { github, key, now }) {
    const statuses = await github.deploymentStatuses(mark.id);
    return { ...mark, ...standingOf(mark, statuses.value, statuses.now ?? now(), key) };
}
/** What the oldest mark that names it took as applied; where none has succeeded, everything since is still to be applied. */
function namedByOldest({ all }) {
    // A mark that its own run replaced, told by whose it is, names what it should not.
    const isReplaced = (mark) => all.some(({ id, run, attempt }) => id > mark.id && run !== null && run === mark.run && attempt === mark.attempt);
    return all.findLast((mark) => mark.applied !== null && !isReplaced(mark))?.applied ?? null;
}


/***/ }),

/***/ 5510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ unhide),
/* harmony export */   Jb: () => (/* binding */ findApplied),
/* harmony export */   Vr: () => (/* binding */ heldBy),
/* harmony export */   aK: () => (/* binding */ askFirst),
/* harmony export */   jV: () => (/* binding */ commitsAfter),
/* harmony export */   mergedPulls: () => (/* binding */ mergedPulls),
/* harmony export */   pj: () => (/* binding */ findRange),
/* harmony export */   xT: () => (/* binding */ askAhead)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1968);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9452);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5010);
// Which commits are to be applied (design section 8): those after the last that was, which touch the inventory, and the
// pull requests that brought them. What does not touch it costs a page now and then.



/** What touches the inventory rests on no mark: where it is looked from is enough. */
function askFirst({ github, from, paths }) {
    for (const path of paths)
        github.commits({ sha: from, path }, 1).catch(() => { });
}
/** Asks early for what is most often needed: GitHub is asked nothing twice, so this costs nothing. */
function askAhead({ github, from, paths, mark, before }) {
    const early = new Map();
    const guess = mark?.commit ?? before;
    if (guess !== null && guess !== from)
        github.compare(guess, from, 1).catch(() => { });
    const since = mark?.createdAt ?? Number.POSITIVE_INFINITY;
    const ask = ({ sha }) => {
        if (early.has(sha))
            return;
        const pulls = github.pullsOf(sha);
        pulls.catch(() => { });
        early.set(sha, pulls);
    };
    for (const path of paths)
        newerThan(since, { github, from, path }, ask).catch(() => { });
    return early;
}
/** What was committed after a mark was made is not applied by it: so many pages of it are read ahead. */
const PAGES_AHEAD = 10;
async function newerThan(since, { github, from, path }, tell) {
    let next = github.commits({ sha: from, path }, 1);
    for (let page = 1;; page += 1) {
        const { entries, pages } = await next;
        const newer = entries.filter((commit) => timeOf(commit) > since);
        const isLast = newer.length < entries.length || page >= Math.min(pages, PAGES_AHEAD);
        // Before what is asked of each commit, which may be more than goes out at once.
        if (!isLast)
            next = github.commits({ sha: from, path }, page + 1);
        newer.forEach(tell);
        if (isLast)
            return;
    }
}
/** `last` is what `findApplied` found of the same. */
async function findRange(input, last) {
    const commits = await commitsAfter(last.applied, input);
    const touching = await touchingAmong(commits, input);
    const shas = [input.from, ...input.marks.all.map(({ commit }) => commit)];
    const tried = shas.filter((sha) => commits.has(sha));
    return { ...last, commits, touching, fresh: untried(commits, input), tried };
}
/** What was applied last, by the marks. */
async function findApplied({ github, from, before, marks, tip }) {
    const { latest } = marks;
    const marked = latest?.commit ?? (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .namedByOldest */ .GG)(marks);
    if (marked === null)
        return { applied: before, isRewritten: false };
    switch (await relation(github, marked, from)) {
        case 'ahead':
        case 'identical':
            return { applied: marked, isRewritten: false };
        case 'behind':
            if (latest === null)
                return { applied: before, isRewritten: false };
            // An apply of a commit on top of ours succeeded: all of ours is applied, unless the branch was taken back since.
            return (await isPartOf(github, marked, await tip()))
                ? { applied: from, isRewritten: false }
                : { applied: before, isRewritten: true };
        default:
            return { applied: before, isRewritten: true };
    }
}
async function isPartOf(github, commit, tip) {
    return ['ahead', 'identical'].includes(await relation(github, commit, tip));
}
async function relation(github, base, head) {
    if (base === head)
        return 'identical';
    try {
        return (await github.compare(base, head, 1)).status;
    }
    catch (error) {
        // A commit that nothing leads to any more may be gone.
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && ['not-found', 'invalid'].includes(error.kind))
            return 'diverged';
        throw error;
    }
}
const PAGE = 100;
/** How far back commits are looked at when nothing tells what was applied. */
const PAGES_UNTOLD = 3;
/** The commits that one has beyond another. */
async function commitsAfter(applied, { github, from }) {
    if (applied === from)
        return new Map();
    if (applied === null)
        return byHash(await newestPages(github, from));
    const first = await github.compare(applied, from, 1);
    const more = Array.from({ length: Math.ceil(first.total_commits / PAGE) - 1 }, (_, index) => index + 2);
    const rest = await Promise.all(more.map((page) => github.compare(applied, from, page)));
    return byHash([first, ...rest].flatMap(({ commits }) => commits));
}
async function newestPages(github, sha) {
    const pages = Array.from({ length: PAGES_UNTOLD }, (_, index) => github.commits({ sha, path: '' }, index + 1));
    return (await Promise.all(pages)).flatMap(({ entries }) => entries);
}
function byHash(commits) {
    return new Map(commits.map((commit) => [commit.sha, commit]));
}
async function touchingAmong(commits, { github, from, paths }) {
    if (commits.size === 0)
        return [];
    const lists = await Promise.all(paths.map((path) => touchingOne(commits, { github, from, path })));
    return [...byHash(lists.flat()).values()];
}
async function touchingOne(commits, { github, from, path }) {
    if (path === '')
        return [...commits.values()].reverse();
    const oldest = Math.min(...Array.from(commits.values(), timeOf));
    const listed = [];
    const first = await github.commits({ sha: from, path }, 1);
    let entries = first.entries;
    for (let page = 2;;) {
        listed.push(...entries);
        const last = entries.at(-1);
        // Newest first by their dates: what is older than the oldest of the range is none of it.
        if (page > first.pages || last === undefined || timeOf(last) < oldest)
            break;
        const until = page === 2 ? Math.min(first.pages, Math.ceil(commits.size / PAGE) + 1) : page;
        const numbers = Array.from({ length: until - page + 1 }, (_, index) => page + index);
        entries = (await Promise.all(numbers.map((number) => github.commits({ sha: from, path }, number)))).flatMap((answer) => answer.entries);
        page = until + 1;
    }
    return listed.filter(({ sha }) => commits.has(sha));
}
/**
 * What merges hide: where a merge has what one parent has, git lists what that parent leads to and nothing else, so that a
 * merge pushed by hand can bring back what was taken back since. Of merges newer than what counts, each parent is asked.
 */
async function unhide(range, input) {
    const { commits, touching } = range;
    if (input.paths.includes(''))
        return range;
    const bySha = new Map(byHash(touching));
    const looked = new Set();
    for (;;) {
        const counting = new Set([...bySha.keys(), ...range.tried.filter((sha) => sha !== input.from)]);
        const merges = mergesAbove(counting, commits).filter(({ sha }) => !looked.has(sha) && !bySha.has(sha));
        if (merges.length === 0)
            break;
        await Promise.all(merges.map(async (merge) => {
            looked.add(merge.sha);
            const parents = merge.parents.filter((sha) => commits.has(sha));
            const lists = parents.map((from) => touchingAmong(commits, { ...input, from }));
            const hidden = (await Promise.all(lists)).flat().filter(({ sha }) => !bySha.has(sha));
            for (const commit of hidden.length === 0 ? [] : [merge, ...hidden])
                bySha.set(commit.sha, commit);
        }));
    }
    return bySha.size === touching.length ? range : { ...range, touching: [...bySha.values()] };
}
/** The merges of a range that lead to one of these commits, whatever their dates say. */
function mergesAbove(counting, commits) {
    const children = new Map();
    for (const commit of commits.values()) {
        for (const parent of commit.parents)
            (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .addUnder */ .QQ)(children, parent, commit);
    }
    const above = new Map();
    const open = [...counting];
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
function timeOf({ date }) {
    return date === null ? Number.NEGATIVE_INFINITY : Date.parse(date);
}
/** What the newest mark's run looked at, it has waited for. */
function untried(commits, { marks, from }) {
    const newest = marks.all.find(({ commit }) => commit !== from);
    const tried = newest === undefined ? new Set() : heldBy(commits, newest.commit);
    return new Set([...commits.keys()].filter((sha) => !tried.has(sha)));
}
/** The commits of a range that one of them holds, itself among them; none where it is not of the range. */
function heldBy(commits, sha) {
    const held = new Set();
    const open = [sha];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const commit = held.has(next) ? undefined : commits.get(next);
        if (commit === undefined)
            continue;
        held.add(next);
        open.push(...commit.parents);
    }
    return held;
}
/** What was pushed just now: only of these GitHub may not tell yet. */
const MOST_AWAITED = 30;
/** Pauses before GitHub is asked again for the pull requests of a commit: the answer lags behind the merge. */
const PATIENCE_MS = [1000, 2000, 4000, 8000];
/** The pull requests that brought the commits, and those that an apply was tried at: they may show what is pending. */
async function mergedPulls({ github, range, early, defaultBranch, pause }) {
    const byNumber = new Map();
    const brought = new Map();
    const touching = range.touching.map(({ sha }) => sha);
    const awaited = new Set(touching.filter((sha) => range.fresh.has(sha)).slice(0, MOST_AWAITED));
    /** Resolves to those that no pull request brought. */
    const askAll = async (shas, early = new Map()) => {
        const answers = await Promise.all(shas.map((sha) => early.get(sha) ?? github.pullsOf(sha)));
        return shas.filter((sha, index) => {
            const merged = answers[index].filter((pull) => isMergedInto(pull, defaultBranch));
            for (const pull of merged) {
                byNumber.set(pull.number, pull);
                (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .addUnder */ .QQ)(brought, pull.number, sha);
            }
            return merged.length === 0;
        });
    };
    let without = await askAll([...new Set([...touching, ...range.tried])], early);
    for (const ms of pause === null ? [] : PATIENCE_MS) {
        const open = without.filter((sha) => awaited.has(sha));
        if (open.length === 0)
            break;
        await pause?.(ms);
        const still = new Set(await askAll(open));
        without = without.filter((sha) => !awaited.has(sha) || still.has(sha));
    }
    const isTouching = new Set(touching);
    const pulls = [...byNumber.values()].sort((a, b) => a.number - b.number);
    return { pulls, brought, direct: without.filter((sha) => isTouching.has(sha)) };
}
function isMergedInto({ merged_at, base_ref }, branch) {
    return merged_at !== null && base_ref === branch;
}


/***/ }),

/***/ 5118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Ym: () => (/* binding */ encodeRecord),
/* harmony export */   _L: () => (/* binding */ checkSeal),
/* harmony export */   _N: () => (/* binding */ encodePass),
/* harmony export */   bR: () => (/* binding */ asKept),
/* harmony export */   eT: () => (/* binding */ decodeRecord),
/* harmony export */   hF: () => (/* binding */ commentSeal)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2857);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1595);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5010);
// The record of a plan (design section 8): what a pull request showed and apply may therefore execute, written into
// check runs as text. A pure codec: what is read counts only when it is whole and its seals fit.



/** `inventory plan`, and which of several organizations when the input `name` is set; `preview` is a plan that no pull request asks about. */
function checkName(checked, name) {
    return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative();
const guard = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ guard: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), limit: count, value: count, passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() });
/** All that a record says besides its changes. */
const header = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    pullRequest: count,
    /** The pull request's head commit. */
    head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The branch it was planned for. */
    baseBranch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The commit it was planned on: the first parent of the test merge. */
    base: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    organization: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Origin of the service. */
    service: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Input `name`; '' for none. */
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    digest: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    guards: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(guard),
    /** ISO 8601, UTC. */
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Id of the newest mark with success that the plan saw; null for none. */
    mark: count.nullable(),
});
/** What people read, as GitHub gave it back. */
const surfaces = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    comment: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: count, updated_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullable(),
    /** Hash of the check run's title and summary. */
    check: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Ids of the check runs of this plan: the first, that tells, then those that hold the rest. */
    runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(count).min(1),
});
const part = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(2),
    /** Seal of header and changes: what binds the parts together. */
    core: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    part: count,
    parts: count.max(1000),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const first = part.extend({ part: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1), record: header, shown: surfaces, seal: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const pass = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(2), run: count, head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), pullRequest: count, passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/** Characters of one part's changes: GitHub takes 65,535 in a text, of which the rest of a part needs little. */
const PART_BUDGET = 56_000;
const FENCE = '```';
/** The texts of a record: those that hold the rest, which can be written first, and the first, which makes it whole. */
function encodeRecord(record, key) {
    const { changes, ...rest } = record;
    const core = coreSeal(record, key);
    const chunks = chunk(changes.map(({ fingerprint, target }) => (target === null ? fingerprint : `${fingerprint}:${target}`)));
    const partOf = (text, index) => {
        return { version: 2, core, part: index + 1, parts: chunks.length, changes: text };
    };
    return {
        rest: chunks.slice(1).map((text, index) => fenced(partOf(text, index + 1))),
        first: (seen) => fenced({ ...partOf(chunks[0], 0), record: rest, shown: seen, seal: wholeSeal(core, seen, key) }),
    };
}
/** No fence can end early: the only text of others is in the record, and its backticks are escaped. */
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060');
    return `What apply may execute, for apply to read:\n\n${FENCE}json\n${json}\n${FENCE}\n`;
}
/** Joins words with spaces into texts within the budget; one empty text for none. */
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
/** What a check run says, with the texts of all check runs that could hold the rest of it. */
function decodeRecord({ id, text }, among, key) {
    const json = unfenced(text ?? '');
    const passed = pass.safeParse(json);
    if (passed.success) {
        const { run, head, pullRequest } = passed.data;
        const isOurs = run === id && (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(passed.data.passed, passSeal({ run, head, pullRequest }, key));
        return isOurs ? { kind: 'pass' } : { kind: 'broken', said: null };
    }
    const read = first.safeParse(json);
    if (!read.success)
        return { kind: 'broken', said: null };
    const { record: fields, shown: seen, core, seal } = read.data;
    const changes = changesOf(read.data, among, seen.runs);
    if (changes === null || seen.runs[0] !== id)
        return { kind: 'broken', said: fields };
    const record = { ...fields, changes };
    const isWhole = (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(core, coreSeal(record, key)) && (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(seal, wholeSeal(core, seen, key));
    return isWhole ? { kind: 'record', record, shown: seen } : { kind: 'broken', said: fields };
}
/** null when a part is missing. */
function changesOf({ changes, parts, core }, among, runs) {
    const ids = new Set(runs);
    const texts = new Map([[1, changes]]);
    for (const { id, text } of parts === 1 ? [] : among) {
        const read = ids.has(id) ? part.safeParse(unfenced(text ?? '')) : null;
        if (read?.success && read.data.core === core && read.data.part > 1)
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
/** The text of a plan that has nothing to record, so that it does not pass for one that was erased. */
function encodePass(plan, key) {
    return fenced({ version: 2, ...plan, passed: passSeal(plan, key) });
}
function passSeal({ run, head, pullRequest }, key) {
    return sealed(key, ['cip-inventory-sync pass 1', run, head, pullRequest]);
}
/** Only a record whose every byte is as it was written has this seal; with a key, only who has the key can make one. */
function coreSeal({ changes, guards, ...fields }, key) {
    const { repository, pullRequest, head, baseBranch, base, organization, service, name, digest, at, mark } = fields;
    const guardRows = guards.map(({ guard: which, limit, value, passed }) => [which, limit, value, passed]);
    const changeRows = changes.map(({ fingerprint, target }) => [fingerprint, target]);
    return sealed(key, [
        ...['cip-inventory-sync record 2', repository, pullRequest, head, baseBranch, base, organization, service, name],
        ...[digest, at, mark, guardRows, changeRows],
    ]);
}
function wholeSeal(core, { comment, check, runs }, key) {
    const commentRow = comment === null ? null : [comment.id, comment.updated_at, comment.sha256];
    return sealed(key, ['cip-inventory-sync shown 1', core, commentRow, check, runs]);
}
function sealed(key, canonical) {
    return key === '' ? `sha256:${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(JSON.stringify(canonical))}` : (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .hmac */ .w8)(key, canonical);
}
/** What a record says of a check run's title and summary, however GitHub keeps the ends of their lines. */
function checkSeal(title, summary) {
    return (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}
/** The same of a comment. */
function commentSeal(comment) {
    return { id: comment.id, updated_at: comment.updated_at, sha256: (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(asKept(comment.body)) };
}
/** A text as it is compared: GitHub may give one back with other line ends, and without white space at its end. */
function asKept(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
}


/***/ }),

/***/ 8181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ objection),
/* harmony export */   OH: () => (/* binding */ writeRest),
/* harmony export */   RJ: () => (/* binding */ readApprovals),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   iN: () => (/* binding */ isOvertaken),
/* harmony export */   lj: () => (/* binding */ withdrawals),
/* harmony export */   rY: () => (/* binding */ planId),
/* harmony export */   rh: () => (/* binding */ writeRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9452);
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5510);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5118);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2715);




/** What the check runs of one pull request's plans are called: another one may have the same head. */
function planId(pullRequest) {
    return `plan of pull request ${pullRequest}`;
}
/** Whether a plan of the same pull request and head began after this one: then that one is to be seen. */
function isOvertaken({ id, bot, external_id }, runs) {
    if (external_id === null)
        return false;
    return runs.some((run) => run.id > id && run.bot === bot && run.external_id === external_id);
}
/** The record that counts among check runs of a pull request's head. */
function findRecord(runs, pull, rules) {
    const { bot, signingKey } = rules;
    const ours = runs.filter((run) => run.bot === bot && run.head_sha === pull.head_sha).sort((a, b) => b.id - a.id);
    if (bot === null || ours.length === 0)
        return { why: { kind: runs.length === 0 ? 'no-record' : 'other-app' } };
    const broken = [];
    let other = null;
    for (const run of ours.filter(({ status }) => status === 'completed')) {
        const decoded = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeRecord */ .eT)(run, ours, signingKey);
        // Also one that names another pull request: whoever erases a record may name it anew.
        if (decoded.kind === 'broken')
            broken.push({ id: run.id, isUnsigned: decoded.said !== null });
        if (decoded.kind !== 'record' || !isOf(pull, decoded.record))
            continue;
        const { record, shown } = decoded;
        const unfit = unfitFor(record, pull, rules);
        other ??= unfit;
        if (unfit !== null)
            continue;
        // One that ended without a record may have shown another plan since.
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
/** Why a record that was found does not count all the same; null when it does. */
function objection({ record, shown, run }, comments, rules) {
    if (record.mark !== null && (rules.mark ?? 0) < record.mark)
        return { kind: 'marks-deleted' };
    if (!rules.isStrict)
        return null;
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSeal */ ._L)(run.title, run.summary) !== shown.check)
        return { kind: 'check-changed' };
    return isAsShown(shown, comments) ? null : { kind: 'comment-changed' };
}
function isAsShown({ comment }, comments) {
    if (comment === null)
        return true;
    const current = comments.find(({ id }) => id === comment.id);
    if (current === undefined)
        return false;
    const { updated_at, sha256 } = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .commentSeal */ .hF)(current);
    return updated_at === comment.updated_at && sha256 === comment.sha256;
}
/** Reads the record of each pull request and, where reviews count, who approved it; all at once. */
function readApprovals(pulls, input) {
    return Promise.all(pulls.map((pull) => readApproval(pull, input)));
}
async function readApproval(pull, input) {
    const { github, depth, expected, isStrict } = input;
    const asksReviews = depth !== 'records';
    const [runs, comments, reviews] = await Promise.all([
        input.bot === null ? [] : github.checkRuns(pull.head_sha, (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .checkName */ .I3)('plan', expected.name)),
        isStrict || asksReviews ? github.comments(pull.number) : null,
        asksReviews ? readReviews(pull, input) : null,
    ]);
    const lookup = findRecord(runs, pull, input);
    const base = { pull, comments, approvers: [] };
    if ('why' in lookup)
        return { ...base, record: null, shown: null, why: lookup.why };
    const { record } = lookup.counting;
    const why = objection(lookup.counting, comments ?? [], input);
    if (why !== null)
        return { ...base, record: null, shown: record, why };
    if (reviews === null)
        return { ...base, record, shown: record, why: null };
    const verdict = (0,_review_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeReviews */ .HB)({ pull, record, ...reviews });
    const isMissing = depth === 'required' && !verdict.isApproved;
    const counting = isMissing ? noReview(verdict) : null;
    return { ...base, record, shown: record, why: counting, approvers: verdict.approvers };
}
function noReview({ approvers, needed, against, ignored }) {
    return { kind: 'no-review', needed, have: approvers.length, against, ignored };
}
/** GitHub lists no more commits of a pull request. */
const MOST_COMMITS = 250;
/** Where no review is required, GitHub's word for who somebody is will do. */
async function readReviews(pull, input) {
    const { github, depth } = input;
    if (depth !== 'required') {
        const mayWrite = (review) => (0,_review_js__WEBPACK_IMPORTED_MODULE_3__/* .isTrusted */ .W2)(review.author_association);
        return { reviews: await github.reviews(pull.number), commits: [], hasMore: false, mayWrite };
    }
    const permitted = async () => {
        const reviews = await github.reviews(pull.number);
        return { reviews, rights: await rightsOf(reviews, input) };
    };
    const [{ reviews, rights }, commits] = await Promise.all([permitted(), github.commitsOfPull(pull.number)]);
    const isFull = commits.length >= MOST_COMMITS;
    const hasMore = isFull && ((await github.pull(pull.number)).commit_count ?? Number.POSITIVE_INFINITY) > commits.length;
    const mayWrite = (review) => rights.get(review.user?.login ?? '') ?? (0,_review_js__WEBPACK_IMPORTED_MODULE_3__/* .isTrusted */ .W2)(review.author_association);
    return { reviews, commits, hasMore, mayWrite };
}
const MAY_WRITE = new Set(['admin', 'maintain', 'write']);
/** By login; who is not among them, GitHub does not tell. */
async function rightsOf(reviews, { github, notice }) {
    const logins = new Set((0,_review_js__WEBPACK_IMPORTED_MODULE_3__/* .undecided */ .oo)(reviews).flatMap(({ user }) => user?.login ?? []));
    const rights = Array.from(logins, async (login) => {
        try {
            return [[login, MAY_WRITE.has(await github.permissionOf(login))]];
        }
        catch (error) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissingRight */ .H0)(error))
                throw error;
            notice(`What reviewers may do here cannot be read, so their standing with the repository is what counts. ${error.message}`);
            return [];
        }
    });
    return new Map((await Promise.all(rights)).flat());
}
/**
 * What later pull requests have taken back (design section 6): planned on a base that held an earlier one, they do not
 * show what it showed. Fingerprints by the number of the earlier.
 */
function withdrawals(planned, { commits, brought }) {
    const withdrawn = new Map();
    for (const { pull: later, record } of planned) {
        if (record === null)
            continue;
        const held = (0,_range_js__WEBPACK_IMPORTED_MODULE_1__/* .heldBy */ .Vr)(commits, record.base);
        const fingerprints = new Set(record.changes.map(({ fingerprint }) => fingerprint));
        for (const { pull: earlier, record: recorded } of planned) {
            const shas = brought.get(earlier.number) ?? [];
            if (earlier.number === later.number || shas.length === 0 || !shas.every((sha) => held.has(sha)))
                continue;
            const gone = (recorded?.changes ?? []).flatMap(({ fingerprint }) => fingerprints.has(fingerprint) ? [] : fingerprint);
            withdrawn.set(earlier.number, new Set([...(withdrawn.get(earlier.number) ?? []), ...gone]));
        }
    }
    return withdrawn;
}
/** Writes what of a record one check run cannot hold into more of the same name. Resolves to their ids. */
async function writeRest(github, run, texts) {
    const parts = texts.map((text, index) => github.createCheckRun({
        name: run.name,
        head_sha: run.head_sha,
        conclusion: 'neutral',
        output: {
            title: `Record, part ${index + 2} of ${texts.length + 1}`,
            summary: 'The rest of what apply may execute.',
            text,
        },
    }));
    return (await Promise.all(parts)).map(({ id }) => id);
}
/** Completes the check run with the record. Last of all, so that one that is cut off on the way is never whole. */
async function writeRecord(github, run, { first, output, comment, rest, }) {
    const { title, summary, conclusion, annotations } = output;
    const surfaces = {
        comment: comment && (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .commentSeal */ .hF)(comment),
        check: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSeal */ ._L)(title, summary),
        runs: [run.id, ...rest],
    };
    await github.updateCheckRun(run.id, { conclusion, output: { title, summary, annotations, text: first(surfaces) } });
}


/***/ }),

/***/ 2715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ judgeReviews),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   latestDecisive: () => (/* binding */ latestDecisive),
/* harmony export */   oo: () => (/* binding */ undecided)
/* harmony export */ });
const INSIDERS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** States that replace a reviewer's earlier opinion; a comment does not. */
const DECISIVE = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
/** Who commits what is done on GitHub's own pages. */
const WEB_FLOW = 'web-flow';
/** Whether GitHub's `author_association` says that somebody is trusted with the repository. */
function isTrusted(association) {
    return association !== null && INSIDERS.has(association);
}
function judgeReviews(input) {
    const { pull, commits, hasMore, record } = input;
    const makers = makersOf(commits);
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
/** An approval of another commit, or of a plan before this one. */
function unfit({ commit_id, submitted_at }, { head, at }) {
    if (commit_id !== head)
        return 'other-commit';
    return submitted_at !== null && Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record';
}
/** The people who wrote or committed: a bot, or GitHub itself, excludes nobody. */
function makersOf(commits) {
    const all = commits.flatMap(({ author, committer }) => [author, committer]);
    return all.flatMap((maker) => (maker === null || isBot(maker) || maker.login === WEB_FLOW ? [] : maker));
}
/** Whether GitHub does not know who wrote a commit, or who committed it. */
function isNobodys({ author, committer }) {
    return author === null || committer === null;
}
function isBot({ type, login }) {
    return type === 'Bot' || login.endsWith('[bot]');
}
function isSamePerson(a, b) {
    return b !== null && (a.id === b.id || a.login.toLowerCase() === b.login.toLowerCase());
}
/** Those whose right to write decides something: people whose latest decisive review says yes or no. */
function undecided(reviews) {
    return latestDecisive(reviews).filter(({ state, user }) => state !== 'DISMISSED' && user !== null && !isBot(user));
}
/**
 * Each reviewer's latest decisive review. Deleted accounts cannot be told apart, so each review of theirs stands until
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

/***/ 1011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ notAFile),
/* harmony export */   Kb: () => (/* binding */ bufferOf),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   fF: () => (/* binding */ onceEach),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   h1: () => (/* binding */ FILE_LIMIT),
/* harmony export */   sm: () => (/* binding */ sourceFile),
/* harmony export */   uP: () => (/* binding */ noInventory),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* unused harmony exports DENSE_LIMIT, decode, limitOf, wholeFile, firstWrongByte */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(876);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3029);
// A file as read, from a folder or from git: its bytes as text, its places, and the findings about it as a whole. What is
// no inventory file at all is found here, before the parser spends time on it.




/**
 * The file at `path` with this text (without a byte order mark). Lines end with LF or CRLF; columns count UTF-16
 * units from 1. An offset outside the text is moved to its nearest end.
 */
function sourceFile(path, text) {
    let starts = null;
    return {
        path,
        place(offset) {
            starts ??= lineStarts(text);
            const at = Math.max(0, Math.min(offset, text.length));
            const line = lineOf(starts, at);
            return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
        },
    };
}
function lineStarts(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}
/** The index of the last line that starts at or before `offset`. */
function lineOf(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
/** The largest file that is read, in bytes: about 500,000 assets. */
const FILE_LIMIT = 32 * 1024 * 1024;
/**
 * The same for a file that is made of little but the marks of YAML: hostile text could make the parser take
 * gigabytes, since its events weigh up to 80 bytes for each byte of text.
 */
const DENSE_LIMIT = 16 * 1024 * 1024;
/** Above DENSE_LIMIT. 500,000 assets have 1,500,000: two lines and a dash each. */
const MARKS_LIMIT = 2_000_000;
/** A pointer that git LFS leaves in place of a file is shorter than this, by its specification. */
const LFS_POINTER_LIMIT = 1024;
const LFS_POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n/;
/** The text of a file, without its byte order mark, or what is wrong with the file as a whole (design section 3). */
function decode(bytes) {
    // Binary files hold NUL, and so does UTF-16; YAML never does.
    if (bytes.includes(0))
        return { fault: 'not-utf8' };
    const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const text = toText(bytes, byteOrderMark ? 3 : 0);
    if (text === null)
        return { fault: 'not-utf8' };
    if (bytes.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text))
        return { fault: 'lfs-pointer' };
    return { text, byteOrderMark };
}
/** How many bytes a file with these may have. */
function limitOf(bytes) {
    return bytes.length > DENSE_LIMIT && countMarks(bytes) > MARKS_LIMIT ? DENSE_LIMIT : FILE_LIMIT;
}
const LINE_FEED = 10;
const SPACE = 32;
const COMMA = 44;
const DASH = 45;
const QUESTION_MARK = 63;
const BRACKET = 91;
const BRACE = 123;
/** Places where an entry may begin: each makes a few events at most. */
function countMarks(bytes) {
    let marks = 0;
    for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        if (byte === LINE_FEED || byte === COMMA || byte === BRACKET || byte === BRACE)
            marks++;
        else if ((byte === DASH || byte === QUESTION_MARK) && bytes[at + 1] <= SPACE)
            marks++;
    }
    return marks;
}
/** The same bytes, not a copy. */
function bufferOf(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function toText(bytes, start) {
    const buffer = bufferOf(bytes);
    // The usual file is ASCII, where this is the fastest way and makes the smallest string.
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return buffer.toString('latin1');
    const text = buffer.toString('utf8', start);
    // A replacement character is either in the file or the trace of bytes that are not UTF-8: only then look closely.
    return text.includes('\uFFFD') && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? null : text;
}
/** The place of a finding about a file as a whole, which has no text to point into. */
function wholeFile(path) {
    return { file: sourceFile(path, ''), offset: null };
}
/** Nothing was found for these lines of the input `path`; what stands in the folder may be spelled alike. */
function noInventory(paths, folder = null, names = []) {
    const missing = paths
        .map((path) => path.replace(/^\.[\\/]/, '').replace(/[\\/]$/, ''))
        .filter((path) => !names.includes(path));
    // Whoever stands in the very folder means what is there.
    const isInside = folder !== null && names.length > 0 && missing.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    const near = isInside ? ['.'] : missing.flatMap((path) => (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(path, names, 1));
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('no-inventory', 'error', null, { paths, folder, near });
}
/** A link or a submodule: what it leads to is not in this revision. */
function notAFile(code, path) {
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)(code, 'error', wholeFile(path), {});
}
function unreadable(path, reason) {
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('unreadable-file', 'error', wholeFile(path), { reason });
}
/** The finding for a file of `bytes` bytes, above the limit. */
function tooLarge(path, bytes, limit = FILE_LIMIT) {
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('file-too-large', 'error', wholeFile(path), { bytes, limit });
}
/** null, and a finding, for a file that is too large for what it holds or that is no text. */
function readText({ path, bytes }, report) {
    const limit = limitOf(bytes);
    if (bytes.length > limit) {
        report(tooLarge(path, bytes.length, limit));
        return null;
    }
    const decoded = decode(bytes);
    if (!('fault' in decoded))
        return { path, ...decoded };
    if (decoded.fault === 'lfs-pointer')
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('lfs-pointer', 'error', wholeFile(path), {}));
    else
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('not-utf8', 'error', wholeFile(path), wrongByte(bytes)));
    return null;
}
function wrongByte(bytes) {
    const buffer = bufferOf(bytes);
    const at = firstWrongByte(buffer);
    // UTF-16 and binary files hold NUL: no place of theirs is worth naming.
    if (buffer[at] === 0)
        return { line: null, byte: null };
    return { line: countLines(buffer.subarray(0, at)), byte: buffer[at] ?? null };
}
function countLines(bytes) {
    let lines = 1;
    for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1))
        lines++;
    return lines;
}
/** The offset of a NUL, which no text holds but UTF-16 without a mark does, or of what is not UTF-8; else -1. */
function firstWrongByte(buffer) {
    const nul = buffer.indexOf(0);
    if (nul !== -1)
        return nul;
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer))
        return -1;
    // Decoding puts a replacement character in the place of what is wrong: there the bytes begin to differ.
    const decoded = Buffer.from(buffer.toString('utf8'));
    return buffer.findIndex((byte, at) => byte !== decoded[at]);
}
/** Several lines of the input may meet the same link: each finding about a file as a whole is passed on once. */
function onceEach(report) {
    const reported = new Set();
    return (finding) => {
        const key = `${finding.code}\0${finding.at?.file.path}`;
        if (!reported.has(key))
            report(finding);
        reported.add(key);
    };
}


/***/ }),

/***/ 6397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Pz: () => (/* binding */ WORKING_TREE),
  BQ: () => (/* binding */ findOutside),
  qo: () => (/* binding */ loadRevision),
  M7: () => (/* binding */ readRevision)
});

// UNUSED EXPORTS: contentOf, inventoryOf, pathsBelow, readOriginals, readTexts

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __nccwpck_require__(876);
// EXTERNAL MODULE: ./lib/inventory/files.js
var inventory_files = __nccwpck_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var inventory_paths = __nccwpck_require__(5360);
;// CONCATENATED MODULE: ./lib/inventory/folder.js
// Inventory files from the file system, one at a time and in an order of their own. Links, other repositories and
// special files are reported, never followed or opened.




/**
 * Hands every selected file to `visit`, sorted by path, each read just before: memory holds one file at a time.
 * What cannot be read is reported (design section 3). Each file synchronously, which is several times faster for many;
 * between them, requests to the service get their turn.
 */
async function folder_readFolder({ cwd, selections }, visit, report) {
    await turn();
    // Outside of the working directory one file has several spellings: the first counts.
    const all = new Map();
    const unmet = [];
    const reportOnce = (0,inventory_files/* onceEach */.fF)(report);
    for (const selection of selections) {
        const files = new Set();
        let reports = 0;
        const counted = (finding) => {
            reports++;
            reportOnce(finding);
        };
        start({ cwd, selection, files, report: counted });
        for (const path of files) {
            const place = selection.inside ? path : (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, path)).replaceAll('\\', '/');
            if (!all.has(place))
                all.set(place, path);
        }
        if (files.size + reports === 0)
            unmet.push(selection.line);
    }
    if (unmet.length > 0 || selections.length === 0)
        report((0,inventory_files/* noInventory */.uP)(unmet, (0,external_node_path_.resolve)(cwd), namesIn(cwd)));
    let sinceTurn = 0;
    for (const path of [...all.values()].sort()) {
        const bytes = bytesOf(cwd, path, report);
        if (bytes === null)
            continue;
        visit({ path, bytes });
        sinceTurn += bytes.length;
        if (sinceTurn < TURN_BYTES)
            continue;
        sinceTurn = 0;
        await turn();
    }
}
/** Some milliseconds of parsing. */
const TURN_BYTES = 128 * 1024;
/** Lets what waits for input, output, a signal or a timer go on, where work that waits for nothing would keep it out. */
function turn() {
    return new Promise((resolve) => setImmediate(resolve));
}
/** Folders and YAML files right in the working directory, which a line of the input may have meant. */
function namesIn(cwd) {
    try {
        const entries = list(cwd).filter((entry) => entry.isDirectory() || /\.ya?ml$/i.test(entry.name));
        return entries.map(({ name }) => name).filter((name) => !name.startsWith('.'));
    }
    catch (error) {
        errorCode(error);
        return [];
    }
}
function start(search) {
    const { base, inside } = search.selection;
    try {
        if (inside && isCutOff(search))
            return;
        const kind = (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(search.cwd, base));
        // The working directory may itself be a repository, and so may a folder that the user names outside of it.
        if (kind.isDirectory())
            walk(search, base, base !== '' && inside);
        else
            visitEntry(search, base, kind);
    }
    catch (error) {
        const code = errorCode(error);
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            search.report((0,inventory_files/* unreadable */.O$)(base, code));
    }
}
/** A link or another repository on the way to the base, where git would see nothing behind it. */
function isCutOff({ cwd, selection, report }) {
    for (const path of (0,inventory_paths/* pathAndFoldersAbove */.Pp)(selection.base).slice(1).reverse()) {
        const isLink = (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(cwd, path)).isSymbolicLink();
        if (!isLink && !isRepository((0,external_node_path_.resolve)(cwd, path)))
            continue;
        report((0,inventory_files/* notAFile */.$y)(isLink ? 'symbolic-link' : 'submodule', path));
        return true;
    }
    return false;
}
function isRepository(folder) {
    return (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
}
function walk(search, folder, mayBeSubmodule) {
    const { cwd, selection, report } = search;
    let entries;
    try {
        entries = list((0,external_node_path_.resolve)(cwd, folder));
    }
    catch (error) {
        report((0,inventory_files/* unreadable */.O$)(folder, errorCode(error)));
        return;
    }
    if (mayBeSubmodule && entries.some((entry) => entry.name === '.git')) {
        report((0,inventory_files/* notAFile */.$y)('submodule', folder));
        return;
    }
    for (const entry of entries) {
        if (entry.name === '.git')
            continue;
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (!entry.isDirectory())
            visitEntry(search, path, entry);
        else if (selection.mayHold(path))
            walk(search, path, true);
    }
}
function list(folder) {
    return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
}
function visitEntry({ selection, files, report }, path, kind) {
    if (kind.isSymbolicLink()) {
        if (selection.mayHold(path) || selection.selects(path))
            report((0,inventory_files/* notAFile */.$y)('symbolic-link', path));
    }
    else if (selection.selects(path)) {
        if (kind.isFile())
            files.add(path);
        else
            report((0,inventory_files/* unreadable */.O$)(path, NOT_REGULAR));
    }
}
const NOT_REGULAR = 'not a regular file';
/** Opened without following links or waiting for a pipe: what the folder showed may have been replaced since. */
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function bytesOf(cwd, path, report) {
    try {
        const descriptor = (0,external_node_fs_.openSync)((0,external_node_path_.resolve)(cwd, path), OPEN_FLAGS);
        try {
            const stat = (0,external_node_fs_.fstatSync)(descriptor);
            if (stat.isFile() && stat.size <= inventory_files/* FILE_LIMIT */.h1)
                return (0,external_node_fs_.readFileSync)(descriptor);
            report(stat.isFile() ? (0,inventory_files/* tooLarge */.g$)(path, stat.size) : (0,inventory_files/* unreadable */.O$)(path, NOT_REGULAR));
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        report((0,inventory_files/* unreadable */.O$)(path, errorCode(error)));
    }
    return null;
}
/** The system's code, such as EACCES: its message would show the full path. Throws what has none. */
function errorCode(error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    throw error;
}

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __nccwpck_require__(3243);
// EXTERNAL MODULE: ./lib/core/ignore.js
var ignore = __nccwpck_require__(8109);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __nccwpck_require__(6599);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __nccwpck_require__(1219);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __nccwpck_require__(7206);
// EXTERNAL MODULE: ./lib/core/suggest.js
var suggest = __nccwpck_require__(3029);
;// CONCATENATED MODULE: ./lib/inventory/shape.js
// The words of the file format, once: the parser checks against them and the schema is built from them.
// Imports no library, since every run pays for what the parser imports.
/** The keys of a document (design section 3). */
const DOCUMENT_SHAPE = {
    cyber_system: {
        required: true,
        description: 'The cyber system that holds these assets: its name, or its id (cs_…).',
    },
    facility: {
        required: false,
        description: 'The facility of the cyber system: its name, or its id (fac_…). Tells systems of the same name apart, and is verified.',
    },
    prune: {
        required: false,
        description: 'true: an asset of this system that no file declares is deleted, permanently. false: it is only reported. Not said: true, except while the system is being adopted.',
    },
    asset_type: {
        required: false,
        description: 'The type of those assets below that say none: hardware or software.',
    },
    ignore: {
        required: false,
        description: 'Live assets of this system to leave alone: exact names, or patterns in which * stands for any text and ? for one character. They are neither deleted nor listed as undeclared.',
    },
    assets: {
        required: true,
        description: 'The assets of the cyber system. An empty list states that it has none.',
    },
};
/** The keys of one entry of `assets` (design section 3). */
const ASSET_SHAPE = {
    name: {
        required: true,
        description: 'Name or hostname, unique within the cyber system.',
    },
    asset_type: {
        required: true,
        description: 'hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system. May be left out where the document says it for all.',
    },
    renamed_from: {
        required: false,
        description: 'The name that the asset has at the service until this is applied.',
    },
    moved_from: {
        required: false,
        description: 'The cyber system (name or id) that the asset is in until this is applied.',
    },
    id: {
        required: false,
        description: 'The id of the asset at the service (ca_…): pins it, so that name, cyber system and type may all change.',
    },
};
const DOCUMENT_KEYS = Object.keys(DOCUMENT_SHAPE);
const ASSET_KEYS = Object.keys(ASSET_SHAPE);

;// CONCATENATED MODULE: ./lib/inventory/yaml.js
// Reading one YAML file by js-yaml's flat event list: where nodes stand, where aliases lead, what an unquoted scalar
// may be taken for, and mappings whose keys the file format names. Part of the hot path: the usual key costs one
// comparison and no string.



const WORDS = new Map([
    ['', 'null'],
    ['~', 'null'],
    ...spellings('null', 'null'),
    ...['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n'].flatMap((word) => spellings(word, 'a boolean')),
    ['=', 'a default value'],
    ['<<', 'a merge key'],
]);
/** Integers of both versions: decimal, octal in two spellings, hexadecimal and binary, with `_` between digits. */
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/** `12:30` is 750 to YAML 1.1. A leading zero is taken too, since some readers do. */
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;
/** What a plain (unquoted) scalar with this text is read as by YAML 1.1 or 1.2, or null when both read a string. */
function readsAs(text) {
    const word = WORDS.get(text);
    if (word !== undefined)
        return word;
    if (!/^[-+.0-9]/.test(text))
        return null;
    if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text))
        return 'a number';
    return SEXAGESIMAL.test(text) || TIMESTAMP.test(text) ? timeOrNumber(text) : null;
}
/** `12:30` was meant as a time, whatever YAML makes of it. */
function timeOrNumber(text) {
    return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? 'a date or time' : 'a number';
}
function spellings(word, reading) {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return [word, capital, word.toUpperCase()].map((spelling) => [spelling, reading]);
}
// How to step over a node, and where a node stands in the text.
const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = js_yaml/* EVENT_ID */.hy;
/** js-yaml's offset for what is not there. */
const NOWHERE = -1;
/** The index after the node at `index`: a collection reaches to its pop. */
function after(events, index) {
    let depth = 0;
    let at = index;
    do {
        const type = events[at].type;
        if (type === MAPPING || type === SEQUENCE || type === DOCUMENT)
            depth++;
        else if (type === POP)
            depth--;
        at++;
    } while (depth > 0);
    return at;
}
/** The decoded text of a scalar. */
function scalarText(text, event) {
    return event.fast ? text.slice(event.valueStart, event.valueEnd) : (0,js_yaml/* getScalarValue */.KE)(text, event);
}
/** The offset where a node's text starts (an alias at its `*`), or NOWHERE for an empty node, which has no place. */
function placeAt(text, event) {
    switch (event.type) {
        case MAPPING:
        case SEQUENCE:
            return event.start;
        case ALIAS:
            return event.anchorStart - 1;
        case SCALAR:
            return placeOfScalar(text, event);
        default:
            return NOWHERE;
    }
}
function placeOfScalar(text, event) {
    if (event.valueStart === NOWHERE)
        return event.anchorStart === NOWHERE ? event.tagStart : event.anchorStart - 1;
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN)
        return event.valueStart;
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.SINGLE_QUOTED || event.style === js_yaml/* SCALAR_STYLE */.jK.DOUBLE_QUOTED) {
        return event.valueStart - 1;
    }
    return blockIndicator(text, event.valueStart);
}
/** A block scalar's text starts on the line after its `|` or `>`: that indicator is the node's place. */
function blockIndicator(text, valueStart) {
    const start = text.lastIndexOf('\n', valueStart - 2) + 1;
    const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
    return header === null ? valueStart : start + header.index;
}
/**
 * The dash of an empty sequence entry. `from` is an offset before it with nothing but white space, comments,
 * closing brackets and the dash between.
 */
function nextDash(text, from) {
    const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
    gap.lastIndex = from;
    gap.exec(text);
    return Math.min(gap.lastIndex, text.length);
}
// What reading one file carries along: its text, its events, where aliases lead, and how findings are reported.
/**
 * Findings of one severity reported for one file. A hostile file can hold millions of faults, and no one reads
 * more than these; the file is refused all the same.
 */
const REPORTED_AT_MOST = 10_000;
function addFinding(reader, { code, offset, args, severity = 'error' }) {
    const count = severity === 'error' ? ++reader.errors : ++reader.warnings;
    if (count <= REPORTED_AT_MOST)
        reader.report((0,diagnostic/* diagnostic */.YK)(code, severity, { file: reader.file, offset }, args));
}
/** The index of the node that stands at `index`, through an alias; NOWHERE where the alias leads nowhere (reported). */
function target(reader, index) {
    if (reader.events[index]?.type !== ALIAS)
        return index;
    return reader.aliases?.targets.get(index) ?? NOWHERE;
}
/** The offset of the value at `index`; of its key, right before it, when the value is empty. */
function placeOfValue(reader, index) {
    const own = placeAt(reader.text, reader.events[index]);
    return own === NOWHERE ? Math.max(0, placeAt(reader.text, reader.events[index - 1])) : own;
}
/** Reports a node of the wrong kind. Tagged nodes are reported as such, once, elsewhere. */
function wrongType(reader, event, { subject, expected, offset }) {
    if (isTagged(event))
        return;
    addFinding(reader, { code: 'wrong-type', offset, args: { subject, expected, found: kindOf(reader.text, event) } });
}
function isTagged(event) {
    return 'tagStart' in event && event.tagStart !== NOWHERE;
}
function kindOf(text, event) {
    if (event.type === MAPPING)
        return 'a mapping';
    if (event.type === SEQUENCE)
        return 'a list';
    if (event.type !== SCALAR)
        return 'nothing';
    const reading = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? readsAs(scalarText(text, event)) : null;
    return reading ?? 'a string';
}
// Anchors, aliases and tags of one file. Aliases bind where they stand, so one forward pass settles them all;
// what they expand to is bounded, and tags are refused.
/** Nodes that the aliases of one file may add to those it spells out: a "YAML bomb" asks for billions. */
const EXPANSION_LIMIT = 1_000_000;
/** Settles the aliases of a file; null, at once, for the usual file that has no anchor, alias or tag. */
function settleAliases(reader) {
    const { text, events } = reader;
    if (!text.includes('&') && !text.includes('*') && !text.includes('!'))
        return null;
    const targets = new Map();
    const broken = new Set();
    const sizes = new Map();
    const anchors = new Map();
    const start = { open: [], document: 0, exploded: NOWHERE, added: 0 };
    const pass = { reader, targets, broken, sizes, anchors, ...start };
    for (let index = 0; index < events.length; index++)
        step(pass, events[index], index);
    return { targets, broken };
}
function step(pass, event, index) {
    if (event.type === DOCUMENT) {
        pass.document = index;
        pass.anchors.clear();
        pass.open.push({ index, anchored: false, size: 0 });
    }
    else if (event.type === POP) {
        yaml_close(pass);
    }
    else if (event.type === ALIAS) {
        count(pass, bind(pass, event, index));
    }
    else {
        begin(pass, event, index);
    }
}
function begin(pass, event, index) {
    const { text } = pass.reader;
    const anchored = event.anchorStart !== NOWHERE;
    if (event.tagStart !== NOWHERE) {
        const tag = text.slice(event.tagStart, event.tagEnd);
        refuse(pass, { code: 'unsupported-tag', offset: event.tagStart, args: { tag } });
    }
    if (anchored)
        pass.anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
    if (event.type !== SCALAR) {
        pass.open.push({ index, anchored, size: 1 });
    }
    else {
        if (anchored)
            pass.sizes.set(index, 1);
        count(pass, 1);
    }
}
function yaml_close(pass) {
    const node = pass.open.pop();
    if (node === undefined)
        return;
    if (node.anchored)
        pass.sizes.set(node.index, node.size);
    count(pass, node.size);
}
function count(pass, nodes) {
    const parent = pass.open.at(-1);
    if (parent !== undefined)
        parent.size += nodes;
}
/** Binds an alias and returns how many nodes it stands for. One that cannot be bound stands for itself. */
function bind(pass, event, index) {
    const alias = pass.reader.text.slice(event.anchorStart, event.anchorEnd);
    const offset = event.anchorStart - 1;
    const target = pass.anchors.get(alias);
    if (target === undefined)
        return refuse(pass, { code: 'unknown-alias', offset, args: { alias } });
    const size = pass.sizes.get(target) ?? Number.POSITIVE_INFINITY;
    if (pass.added + size - 1 > EXPANSION_LIMIT) {
        // The first alias too many says it; the others of a bomb would say it a thousand times.
        if (pass.exploded === pass.document)
            return 1;
        if (size !== Number.POSITIVE_INFINITY)
            pass.exploded = pass.document;
        return refuse(pass, { code: 'yaml-expansion', offset, args: { limit: EXPANSION_LIMIT } });
    }
    pass.added += size - 1;
    pass.targets.set(index, target);
    return size;
}
function refuse(pass, finding) {
    pass.broken.add(pass.document);
    addFinding(pass.reader, finding);
    return 1;
}
// Mappings: which value stands under which key, and every key that may not.
/**
 * Reads the mapping that opens at `open`. `slots` receives, for each of `keys`, the index of its value or NOWHERE;
 * the key is always the event right before. Unknown, repeated and complex keys are reported. Returns the index
 * after the mapping.
 */
function readMapping(reader, open, keys, slots) {
    const { events, text } = reader;
    slots.fill(NOWHERE);
    let at = open + 1;
    for (;;) {
        const key = events[at];
        if (key.type === POP)
            return at + 1;
        const value = key.type === SCALAR || key.type === ALIAS ? at + 1 : after(events, at);
        const slot = key.type === SCALAR && key.fast ? keyAt(text, key.valueStart, key.valueEnd, keys) : NOWHERE;
        if (slot !== NOWHERE && slots[slot] === NOWHERE)
            slots[slot] = value;
        else
            oddKey(reader, { open, at, value }, keys, slots);
        const type = events[value].type;
        at = type === SCALAR || type === ALIAS ? value + 1 : after(events, value);
    }
}
function keyAt(text, start, end, keys) {
    for (let k = 0; k < keys.length; k++) {
        const key = keys[k];
        if (key.length === end - start && text.startsWith(key, start))
            return k;
    }
    return NOWHERE;
}
/** A key that is written in an unusual way, repeated, or none of the format. */
function oddKey(reader, place, keys, slots) {
    const { events, text, file } = reader;
    const index = target(reader, place.at);
    if (index === NOWHERE)
        return;
    const event = events[index];
    const offset = placeOfKey(reader, place);
    if (event.type !== SCALAR) {
        wrongType(reader, event, { subject: 'key', expected: 'a string', offset });
        return;
    }
    const key = scalarText(text, event);
    const slot = keys.indexOf(key);
    const first = slots[slot] ?? NOWHERE;
    if (slot === NOWHERE) {
        if (isTagged(event))
            return;
        const near = (0,suggest/* nearest */.pA)(key, keys, 1)[0] ?? null;
        addFinding(reader, { code: 'unknown-key', offset, args: { key, near, allowed: keys } });
    }
    else if (first === NOWHERE) {
        slots[slot] = place.value;
    }
    else if (reader.joined !== place.open) {
        const firstPlace = { file, offset: placeAt(text, events[first - 1]) };
        const isWhole = key === 'cyber_system' && slots[keys.indexOf('assets')] !== NOWHERE;
        if (!isWhole)
            addFinding(reader, { code: 'duplicate-key', offset, args: { key, first: firstPlace } });
        else {
            // What follows is of the second document, and stands twice only because nothing parts the two.
            reader.joined = place.open;
            addFinding(reader, { code: 'missing-document-start', offset, args: { first: firstPlace } });
        }
    }
}
/** An empty key has no place of its own: its value's, or the mapping's, stands in. */
function placeOfKey(reader, { open, at, value }) {
    for (const index of [at, value]) {
        const place = placeAt(reader.text, reader.events[index]);
        if (place !== NOWHERE)
            return place;
    }
    const mapping = reader.events[open];
    return mapping.type === MAPPING ? mapping.start : 0;
}

;// CONCATENATED MODULE: ./lib/inventory/assets.js
// The entries of `assets` and the values of their keys. The hot path: a plan of a million assets passes here a million
// times, so the usual entry costs one walk over its events and one record.






/** The name under `key`. Padding and control characters are reported as `severity`; as a warning they may stay. */
function readName(reader, index, key, severity) {
    const event = scalarAt(reader, index, key, 'a string');
    if (event === null)
        return null;
    const name = scalarText(reader.text, event);
    return characters/* SURELY_FINE */.Mx.test(name) ? name : checkName(reader, { index, key, name, severity, event });
}
/** The name under `key` and where it stands; null when the key is absent (`index` NOWHERE) or the name is refused. */
function readLocatedName(reader, index, key) {
    if (index === NOWHERE)
        return null;
    const value = readName(reader, index, key, 'error');
    return value === null ? null : { value, offset: placeOfValue(reader, index) };
}
/** The value of `asset_type`. */
function readAssetType(reader, index) {
    const event = scalarAt(reader, index, 'asset_type', 'a string');
    if (event === null)
        return null;
    const value = scalarText(reader.text, event);
    const type = model/* ASSET_TYPES */.Dd.find((one) => one === value);
    if (type !== undefined)
        return type;
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN && readsAs(value) !== null) {
        wrongType(reader, event, { subject: 'asset_type', expected: 'a string', offset: placeOfValue(reader, index) });
    }
    else {
        wrongValue(reader, index, { key: 'asset_type', value, allowed: model/* ASSET_TYPES */.Dd });
    }
    return null;
}
/** The value of `prune`: unquoted, in a spelling that every YAML reads as a boolean. */
function readPrune(reader, index) {
    const expected = 'true or false';
    const event = scalarAt(reader, index, 'prune', expected);
    if (event === null)
        return null;
    const value = scalarText(reader.text, event);
    const plain = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN;
    if (plain && /^(?:true|True|TRUE)$/.test(value))
        return true;
    if (plain && /^(?:false|False|FALSE)$/.test(value))
        return false;
    const reading = readsAs(value);
    if (plain && (reading === null || reading === 'a boolean')) {
        wrongValue(reader, index, { key: 'prune', value, allowed: ['true', 'false'] });
    }
    else {
        wrongType(reader, event, { subject: 'prune', expected, offset: placeOfValue(reader, index) });
    }
    return null;
}
/** The untagged scalar at `index`, through an alias, or null after a report. */
function scalarAt(reader, index, key, expected) {
    const at = target(reader, index);
    if (at === NOWHERE)
        return null;
    const event = reader.events[at];
    if (event.type === SCALAR)
        return event.tagStart === NOWHERE ? event : null;
    wrongType(reader, event, { subject: key, expected, offset: placeOfValue(reader, index) });
    return null;
}
function checkName(reader, { index, key, name, severity, event }) {
    const reads = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? readsAs(name) : null;
    if (reads !== null) {
        const offset = placeOfValue(reader, index);
        addFinding(reader, { code: 'unquoted-scalar', offset, args: { key, text: name, reads } });
        return null;
    }
    const errors = reader.errors;
    for (const fault of (0,characters/* nameFaults */.hV)(name)) {
        const { code, character } = fault;
        const place = { offset: placeOfValue(reader, index) };
        if (code === 'empty-name')
            addFinding(reader, { ...place, code, args: { key } });
        else if (code === 'padded-name')
            addFinding(reader, { ...place, code, severity, args: { key, value: name } });
        else {
            const graded = code === 'control-character' ? severity : 'warning';
            addFinding(reader, { ...place, code, severity: graded, args: { key, value: name, character } });
        }
    }
    return reader.errors === errors ? name : null;
}
function wrongValue(reader, index, { key, value, allowed }) {
    const near = (0,suggest/* nearest */.pA)(value, allowed, 1)[0] ?? null;
    addFinding(reader, { code: 'wrong-value', offset: placeOfValue(reader, index), args: { key, value, near, allowed } });
}
const NAME = ASSET_KEYS.indexOf('name');
const ASSET_TYPE = ASSET_KEYS.indexOf('asset_type');
const RENAMED_FROM = ASSET_KEYS.indexOf('renamed_from');
const MOVED_FROM = ASSET_KEYS.indexOf('moved_from');
const ID = ASSET_KEYS.indexOf('id');
const REQUIRED = ASSET_KEYS.filter((key) => ASSET_SHAPE[key].required);
/** Used by one asset at a time: no asset holds another. */
const slots = new Array(ASSET_KEYS.length).fill(NOWHERE);
/** Reads the sequence that opens at `open` into `assets`; entries with an error are reported and left out. */
function readAssets(reader, open, document, assets) {
    const { events, text } = reader;
    let lastDash = placeAt(text, events[open]) - 1;
    let lastEmpty = open;
    let at = open + 1;
    while (events[at].type !== POP) {
        const event = events[at];
        let offset = placeAt(text, event);
        if (offset === NOWHERE) {
            // An empty entry has no place: its dash is the next one after whatever stands before.
            offset = nextDash(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
            lastDash = offset;
            lastEmpty = at;
        }
        if (event.type === MAPPING && event.anchorStart === NOWHERE) {
            at = readAsset(reader, { open: at, offset, document }, assets);
        }
        else {
            readUnusual(reader, { open: at, offset, document }, assets);
            at = after(events, at);
        }
    }
}
/** The end of the last text before the event at `index`, looked for back to the event at `stop`. */
function endBefore(reader, index, stop) {
    for (let at = index - 1; at > stop; at--) {
        const event = reader.events[at];
        if (event.type === ALIAS)
            return event.anchorEnd;
        if ('valueEnd' in event && event.valueEnd !== NOWHERE)
            return event.valueEnd;
        const place = placeAt(reader.text, event);
        if (place !== NOWHERE)
            return place + 1;
    }
    return NOWHERE;
}
/** An anchored asset, an alias to one, or no asset at all. */
function readUnusual(reader, entry, assets) {
    const { events, anchored } = reader;
    const { open, offset, document } = entry;
    const index = target(reader, open);
    if (index === NOWHERE)
        return;
    const event = events[index];
    if (event.type !== MAPPING) {
        wrongType(reader, event, { subject: 'asset', expected: 'a mapping', offset });
        return;
    }
    let asset = anchored.get(index);
    if (asset === undefined) {
        const read = [];
        readAsset(reader, { open: index, offset: event.start, document }, read);
        asset = read[0] ?? null;
        anchored.set(index, asset);
    }
    if (asset === null)
        return;
    const { name, assetType, hints } = asset;
    assets.push({ name, assetType, offset, document, hints });
}
/** Reads the mapping of one asset, adds it to `assets` unless it has an error, and returns the index after it. */
function readAsset(reader, { open, offset, document }, assets) {
    const errors = reader.errors;
    const next = readMapping(reader, open, ASSET_KEYS, slots);
    const nameAt = slots[NAME];
    const typeAt = slots[ASSET_TYPE];
    const typeOfAll = typeAt === NOWHERE ? document.assetType : null;
    if (nameAt === NOWHERE || (typeAt === NOWHERE && typeOfAll === null))
        missingKeys(reader, offset, typeOfAll);
    // A pinned asset may be called whatever the service calls it.
    const severity = slots[ID] === NOWHERE ? 'error' : 'warning';
    const name = nameAt === NOWHERE ? null : readName(reader, nameAt, 'name', severity);
    const assetType = typeAt === NOWHERE ? typeOfAll : readAssetType(reader, typeAt);
    const hints = readHints(reader);
    if (name !== null && assetType !== null && reader.errors === errors) {
        assets.push({ name, assetType, offset, document, hints });
    }
    return next;
}
function missingKeys(reader, offset, typeOfAll) {
    for (const key of REQUIRED) {
        if (slots[ASSET_KEYS.indexOf(key)] !== NOWHERE || (key === 'asset_type' && typeOfAll !== null))
            continue;
        addFinding(reader, { code: 'missing-key', offset, args: { key, of: 'asset' } });
    }
}
function readHints(reader) {
    const idAt = slots[ID];
    const renamedAt = slots[RENAMED_FROM];
    const movedAt = slots[MOVED_FROM];
    if (idAt === NOWHERE && renamedAt === NOWHERE && movedAt === NOWHERE)
        return null;
    return {
        id: readLocatedName(reader, idAt, 'id'),
        renamedFrom: readLocatedName(reader, renamedAt, 'renamed_from'),
        movedFrom: readLocatedName(reader, movedAt, 'moved_from'),
    };
}

;// CONCATENATED MODULE: ./lib/inventory/parse.js
// Text to desired assets: pure, one pass over js-yaml's events, every finding of a file reported at once.







/** Collections inside collections: the format needs three. */
const DEPTH_LIMIT = 100;
const CYBER_SYSTEM = DOCUMENT_KEYS.indexOf('cyber_system');
const FACILITY = DOCUMENT_KEYS.indexOf('facility');
const PRUNE = DOCUMENT_KEYS.indexOf('prune');
const parse_ASSET_TYPE = DOCUMENT_KEYS.indexOf('asset_type');
const IGNORE = DOCUMENT_KEYS.indexOf('ignore');
const ASSETS = DOCUMENT_KEYS.indexOf('assets');
/**
 * The documents of an inventory file (design section 3). A document with an error of its own is left out; all its
 * errors are reported, also those of its assets between each other, beside which nobody else looks at them. A syntax
 * error is one finding, and the file has no documents. Never throws for any text.
 */
function parse_parseInventory(file, text, report) {
    const { documents, refused } = parseDocuments(file, text, report);
    for (const document of refused) {
        const alone = [{ key: '', assets: document.assets, documents: [document] }];
        (0,names/* checkNames */.LN)(alone, 'system', report);
        (0,names/* checkIds */.tD)(alone, report);
        (0,ignore/* checkIgnored */.Pm)(alone, report);
    }
    return documents;
}
/** Each document by itself: what its assets have wrong between each other is nobody's concern here. */
function parseDocuments(file, text, report) {
    const events = readEvents(file, text, report);
    if (events === null)
        return { documents: [], refused: [] };
    if (events.length === 0)
        report((0,diagnostic/* diagnostic */.YK)('empty-file', 'error', { file, offset: null }, {}));
    const reader = newReader(file, text, events, report);
    const documents = [];
    const refused = [];
    const placeEmpty = emptyDocuments(text);
    for (let at = 0; at < events.length; at = after(events, at)) {
        const errors = reader.errors;
        const root = placeAt(text, events[at + 1]);
        const place = placeEmpty(events[at]);
        const document = readDocument(reader, at, root === NOWHERE ? place() : root);
        const broken = reader.aliases?.broken.has(at) ?? false;
        // What an alias or a tag broke may hold one entry a thousand times.
        if (document === null || broken)
            continue;
        if (reader.errors === errors)
            documents.push(document);
        else
            refused.push(document);
    }
    return { documents, refused };
}
/** The cyber systems that the documents of a text name, whatever is wrong with the rest of it. */
function systemsNamedIn(file, text) {
    const events = readEvents(file, text, diagnostic/* unreported */.B8);
    if (events === null)
        return [];
    const reader = newReader(file, text, events, diagnostic/* unreported */.B8);
    const slots = new Array(DOCUMENT_KEYS.length).fill(NOWHERE);
    const systems = [];
    for (let at = 0; at < events.length; at = after(events, at)) {
        const root = target(reader, at + 1);
        if (root === NOWHERE || events[root].type !== MAPPING)
            continue;
        readMapping(reader, root, DOCUMENT_KEYS, slots);
        const system = readLocatedName(reader, slots[CYBER_SYSTEM], 'cyber_system');
        if (system !== null)
            systems.push(system);
    }
    return systems;
}
function newReader(file, text, events, report) {
    const reader = {
        file,
        text,
        events,
        aliases: null,
        anchored: new Map(),
        joined: NOWHERE,
        errors: 0,
        warnings: 0,
        report,
    };
    reader.aliases = settleAliases(reader);
    return reader;
}
/** A carriage return without a line feed ends a line for YAML and for js-yaml, and not for `yaml` or an editor. */
const LONE_RETURN = /\r(?!\n)/;
/** How git marks where a conflict starts. */
const CONFLICT = /^<{7}(?: |\r?$)/m;
function readEvents(file, text, report) {
    const lone = text.includes('\r') ? LONE_RETURN.exec(text) : null;
    if (lone !== null) {
        const reason = 'a carriage return without a line feed';
        report((0,diagnostic/* diagnostic */.YK)('yaml-syntax', 'error', { file, offset: lone.index }, { reason }));
        return null;
    }
    const conflict = text.includes('<<<<<<<') ? CONFLICT.exec(text) : null;
    if (conflict !== null) {
        report((0,diagnostic/* diagnostic */.YK)('merge-conflict', 'error', { file, offset: conflict.index }, {}));
        return null;
    }
    try {
        return (0,js_yaml/* parseEvents */.PH)(text, { maxDepth: DEPTH_LIMIT });
    }
    catch (error) {
        if (!(error instanceof js_yaml/* YAMLException */.tB))
            throw error;
        const at = { file, offset: error.mark?.position ?? null };
        if (error.reason.startsWith('nesting exceeded')) {
            report((0,diagnostic/* diagnostic */.YK)('yaml-too-deep', 'error', at, { limit: DEPTH_LIMIT }));
        }
        else {
            const reason = isBehindTab(error.reason, text, at.offset)
                ? `${error.reason}, behind a tab`
                : withoutQuotes(error.reason);
            report((0,diagnostic/* diagnostic */.YK)('yaml-syntax', 'error', at, { reason }));
        }
        return null;
    }
}
/** js-yaml takes a tab between tokens for a line that is not indented, and says nothing of it. */
function isBehindTab(reason, text, offset) {
    if (offset === null || reason !== 'deficient indentation')
        return false;
    const blanks = /(?<![ \t])[ \t]+[[{]?$/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
    return blanks?.[0].includes('\t') ?? false;
}
/** js-yaml quotes tags of the file in its reasons: the words of a file stay out of messages that must not show them. */
function withoutQuotes(reason) {
    return reason.replace(/ ".*"|: .*$/s, '');
}
function readDocument(reader, at, offset) {
    const { events, file } = reader;
    const root = target(reader, at + 1);
    if (root === NOWHERE)
        return null;
    const event = events[root];
    if (event.type !== MAPPING) {
        wrongType(reader, event, { subject: 'document', expected: 'a mapping', offset });
        return null;
    }
    const slots = new Array(DOCUMENT_KEYS.length).fill(NOWHERE);
    readMapping(reader, root, DOCUMENT_KEYS, slots);
    parse_missingKeys(reader, slots, offset);
    const systemAt = slots[CYBER_SYSTEM];
    const pruneAt = slots[PRUNE];
    const typeAt = slots[parse_ASSET_TYPE];
    const assets = [];
    const document = {
        file,
        cyberSystem: readLocatedName(reader, systemAt, 'cyber_system') ?? UNREADABLE,
        facility: readLocatedName(reader, slots[FACILITY], 'facility'),
        prune: pruneAt === NOWHERE ? null : readPrune(reader, pruneAt),
        assetType: typeAt === NOWHERE ? null : (readAssetType(reader, typeAt) ?? UNREADABLE_TYPE),
        ignore: readPatterns(reader, slots[IGNORE]),
        assets,
    };
    readList(reader, slots[ASSETS], document, assets);
    return document;
}
/** Stands in a document that is dropped for it, so that its assets are still checked. */
const UNREADABLE = { value: '', offset: 0 };
const UNREADABLE_TYPE = 'hardware';
function readPatterns(reader, index) {
    const { events } = reader;
    const patterns = [];
    const list = index === NOWHERE ? NOWHERE : target(reader, index);
    if (list === NOWHERE)
        return patterns;
    const event = events[list];
    if (event.type !== SEQUENCE) {
        wrongType(reader, event, { subject: 'ignore', expected: 'a list', offset: placeOfValue(reader, index) });
        return patterns;
    }
    for (let at = list + 1; events[at].type !== POP; at = after(events, at)) {
        const pattern = readLocatedName(reader, at, 'ignore');
        if (pattern !== null)
            patterns.push(pattern);
    }
    return patterns;
}
function readList(reader, index, document, assets) {
    if (index === NOWHERE)
        return;
    const list = target(reader, index);
    if (list === NOWHERE)
        return;
    const event = reader.events[list];
    if (event.type === SEQUENCE) {
        readAssets(reader, list, document, assets);
    }
    else {
        wrongType(reader, event, { subject: 'assets', expected: 'a list', offset: placeOfValue(reader, index) });
    }
}
function parse_missingKeys(reader, slots, offset) {
    DOCUMENT_KEYS.forEach((key, k) => {
        if (!DOCUMENT_SHAPE[key].required || slots[k] !== NOWHERE)
            return;
        addFinding(reader, { code: 'missing-key', offset, args: { key, of: 'document' } });
    });
}
/** No event places an empty document: it stands at its `---`, found by counting those of the documents so far. */
function emptyDocuments(text) {
    let markers = null;
    let passed = 0;
    return (document) => {
        if (document.type === DOCUMENT && document.explicitStart)
            passed++;
        return () => {
            markers ??= Array.from(text.matchAll(/(?<=^|\n)\uFEFF?---(?!\S)/g), (marker) => marker.index);
            return markers[passed - 1] ?? 0;
        };
    };
}

;// CONCATENATED MODULE: ./lib/inventory/load.js
// The ways to an inventory: from the working tree, from a commit, and with the text of its files, for those commands
// that rewrite them.







const WORKING_TREE = { kind: 'working-tree' };
/** Reads an inventory (design section 3). Findings go to `report`, in no particular order. Throws GitError. */
async function loadRevision(revision, { cwd, paths, run, onFile }, report) {
    const documents = [];
    const files = [];
    let isComplete = true;
    const note = (finding) => {
        if (finding.severity === 'error')
            isComplete = false;
        report(finding);
    };
    const visit = (file) => {
        onFile?.();
        const read = (0,inventory_files/* readText */.yR)(file, note);
        if (read === null)
            return;
        const { path, text, byteOrderMark } = read;
        files.push({ path, sha256: () => sha256(text, byteOrderMark) });
        for (const document of parse_parseInventory((0,inventory_files/* sourceFile */.sm)(path, text), text, note))
            documents.push(document);
    };
    await readRevision(revision, { cwd, run, selections: await (0,inventory_paths/* readPaths */.Vv)(paths, cwd) }, visit, note);
    return { inventory: { documents, isComplete }, files };
}
/** Hands every selected file of a revision to `visit`, sorted by path. Throws GitError. */
async function readRevision(revision, { cwd, run, selections }, visit, report) {
    if (revision.kind === 'working-tree')
        return folder_readFolder({ cwd, selections }, visit, report);
    // What starts processes is loaded where a commit is read: `validate` runs on every save.
    const { readGit } = await __nccwpck_require__.e(/* import() */ 284).then(__nccwpck_require__.bind(__nccwpck_require__, 9284));
    await readGit({ run, commit: revision.commit, selections }, visit, report);
}
/** What stands in files that `paths` leave out. Most files of a repository are none of ours: their bytes tell. */
async function findOutside(revision, { cwd, paths, run }) {
    const selections = [(0,inventory_paths/* outsideOf */.R_)(await (0,inventory_paths/* readPaths */.Vv)(paths, cwd))];
    const outside = [];
    const visit = (read) => {
        const text = (0,inventory_files/* bufferOf */.Kb)(read.bytes).includes('cyber_system') ? (0,inventory_files/* readText */.yR)(read, diagnostic/* unreported */.B8) : null;
        if (text === null)
            return;
        const file = (0,inventory_files/* sourceFile */.sm)(text.path, text.text);
        for (const cyberSystem of systemsNamedIn(file, text.text))
            outside.push({ file, cyberSystem });
    };
    await readRevision(revision, { cwd, run, selections }, visit, diagnostic/* unreported */.B8);
    return outside;
}
const BYTE_ORDER_MARK = '\uFEFF';
/** Valid UTF-8 survives the way to text and back, so the bytes need not be kept. */
function sha256(text, byteOrderMark) {
    // Loaded when evidence asks for it: it takes longer to load than a small inventory to validate.
    const { createHash } = process.getBuiltinModule('node:crypto');
    const hash = createHash('sha256');
    if (byteOrderMark)
        hash.update(BYTE_ORDER_MARK, 'utf8');
    return hash.update(text, 'utf8').digest('hex');
}
/** Hands on every file of the working tree that is text, sorted by path. Findings go to `report`, in no order. */
async function readTexts({ cwd, paths }, visit, report) {
    const read = (file) => {
        const text = readText(file, report);
        if (text !== null)
            visit(text);
    };
    await readFolder({ cwd, selections: await readPaths(paths, cwd) }, read, report);
}
/** The same with the documents that they hold (design section 3). */
async function readOriginals(places, report) {
    const originals = [];
    const parse = (file) => {
        originals.push({ ...file, documents: parseInventory(sourceFile(file.path, file.text), file.text, report) });
    };
    await readTexts(places, parse, report);
    return originals;
}
function inventoryOf(originals) {
    return { documents: originals.flatMap(({ documents }) => documents), isComplete: true };
}
/** The whole content of the file, as it would be written. */
function contentOf({ byteOrderMark }, text) {
    return byteOrderMark ? BYTE_ORDER_MARK + text : text;
}
/** Every file and folder below `folder`, as paths that start with it; none when there is no such folder. */
function pathsBelow(cwd, folder) {
    try {
        return readdirSync(resolve(cwd, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path).replaceAll('\\', '/'));
    }
    catch (error) {
        // What stands there in place of a folder is met when a file is to be written below it.
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return [];
        throw error;
    }
}


/***/ }),

/***/ 5360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pp: () => (/* binding */ pathAndFoldersAbove),
/* harmony export */   R_: () => (/* binding */ outsideOf),
/* harmony export */   Vv: () => (/* binding */ readPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
// The input `path`: which files belong to the inventory. Pure over paths, so that a folder and a git tree agree.

const YAML_FILE = /\.ya?ml$/i;
const GLOB = /[*?[{]|[!+@]\(/;
/**
 * Reads the input `path`: one folder (all its YAML files), file (whatever its name) or glob a line; blank lines do
 * not count. A glob selects YAML files, and folders as if they were named.
 */
async function readPaths(input, cwd, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    const lines = input.flatMap((entry) => entry.split(/\r?\n/)).map((line) => line.trim());
    return Promise.all(lines
        .filter((line) => line !== '')
        .map((line) => select(line, withSlashes(fromWorkingFolder(line, cwd), separator))));
}
/** As git writes paths. On Windows a backslash parts folders, elsewhere it is part of a name. */
function withSlashes(path, separator) {
    return separator === '\\' ? path.replaceAll('\\', '/') : path;
}
function fromWorkingFolder(line, cwd) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(line))
        return line;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, line);
    return leadsOut(path) ? line : path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
function leadsOut(path) {
    return path === '..' || path.startsWith('../') || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}
async function select(line, path) {
    const clean = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(?<=.)\/$/, '');
    const place = clean === '.' ? '' : clean;
    return GLOB.test(place) ? selectGlob(line, place) : selectLiteral(line, place);
}
function selectLiteral(line, base) {
    return {
        line,
        base,
        inside: !leadsOut(base),
        wholeFolder: base,
        selects: (path) => path === base || (isUnder(base, path) && YAML_FILE.test(path)),
        mayHold: (path) => path === base || isUnder(base, path) || isUnder(path, base),
    };
}
/** The matcher is loaded only for those who use globs: most runs start without it. */
async function selectGlob(line, glob) {
    const { default: picomatch } = await __nccwpck_require__.e(/* import() */ 6).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4006, 19));
    const compile = (pattern) => picomatch(pattern, { nonegate: true });
    const matches = compile(glob);
    const base = picomatch.scan(glob).base.replace(/\\(.)/g, '$1');
    const selected = (path) => pathAndFoldersAbove(path).some((part) => matches(part));
    return {
        line,
        base,
        inside: !leadsOut(base),
        wholeFolder: null,
        selects: (path) => YAML_FILE.test(path) && selected(path),
        mayHold: foldersOf(glob, compile, selected),
    };
}
/**
 * The YAML files below the working directory that the selections leave out, but for those in folders whose names start
 * with a dot and in `node_modules`: nobody keeps an inventory there.
 */
function outsideOf(selections) {
    const isHidden = (path) => /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path);
    return {
        line: '',
        base: '',
        inside: true,
        wholeFolder: null,
        selects: (path) => YAML_FILE.test(path) && !isHidden(path) && !selections.some((one) => one.selects(path)),
        mayHold: (path) => !isHidden(path) && !selections.some(({ wholeFolder }) => wholeFolder === path),
    };
}
/** Whether a folder can hold matches of `glob`, decided segment by segment up to the first that spans several. */
function foldersOf(glob, compile, selected) {
    const segments = glob.split('/');
    const open = segments.findIndex((segment) => /\*\*|[{(]/.test(segment));
    const depth = open === -1 ? segments.length - 1 : open;
    const prefixes = Array.from({ length: depth }, (_, k) => compile(segments.slice(0, k + 1).join('/')));
    const namesHidden = /(?:^|[/{(,|])\./.test(glob);
    return (path) => {
        if (selected(path))
            return true;
        const parts = path.split('/');
        if (open === -1 && parts.length > depth)
            return false;
        if (!namesHidden && parts.slice(depth).some((part) => part.startsWith('.')))
            return false;
        const prefix = prefixes[Math.min(parts.length, depth) - 1];
        return prefix === undefined || prefix(parts.slice(0, depth).join('/'));
    };
}
/** `a/b/c`: itself, `a/b` and `a`. */
function pathAndFoldersAbove(path) {
    const all = [path];
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        all.push(path.slice(0, end));
    return all;
}
function isUnder(folder, path) {
    return folder === '' || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}


/***/ }),

/***/ 9671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Js: () => (/* binding */ renderResultMarkdown),
/* harmony export */   LU: () => (/* binding */ outcomeNumbers),
/* harmony export */   TY: () => (/* binding */ outcomeCounts),
/* harmony export */   p0: () => (/* binding */ renderApplySummary),
/* harmony export */   tw: () => (/* binding */ invalidSentence),
/* harmony export */   uV: () => (/* binding */ renderAppliedTerminal),
/* harmony export */   zG: () => (/* binding */ endingSentence)
/* harmony export */ });
/* unused harmony exports OUTCOME_WORDS, DIFFERENCE_WORDS, cutOffLine */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(876);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2527);
/* harmony import */ var _markdown_budget_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(5149);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5952);
/* harmony import */ var _markdown_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4457);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3666);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3136);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5511);
/* harmony import */ var _unapproved_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(3740);











/** Changes beyond so many are counted, not listed: the evidence has them all. */
const MOST_SHOWN = 200;
const OUTCOME_WORDS = {
    done: 'done',
    adopted: 'done, found by the list after its answer was lost',
    already: 'gone already',
    'changed-meanwhile': 'changed meanwhile',
    failed: 'failed',
    unknown: 'unknown',
    skipped: 'skipped',
    'not-started': 'not started',
};
const KEY_REFUSED = 'The service refused the API key, so nothing more was written. Check the key, then apply again.';
/** A run that was stopped reads no more: there the reason, and the remedy that it ends with, are no news. */
function notReadBack(failure, stopped, voice) {
    if (stopped === 'signal')
        return 'The run was stopped before it could read the result back. Plan again to see it.';
    return `The result could not be read back: ${voice.reason(failure)}. Plan again to see it.`;
}
/** What did not succeed, change by change, then the counts. Ends with a newline. */
function renderAppliedTerminal(report, { color, detail, face }) {
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .painter */ .C2)(color);
    const lines = [];
    const open = report.results.filter(({ outcome }) => !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome));
    for (const result of open.slice(0, MOST_SHOWN))
        lines.push(...resultLines(result, detail, paint));
    if (open.length > MOST_SHOWN)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(open.length - MOST_SHOWN)} more; the evidence has them all.`);
    const twins = report.differences.filter(({ kind }) => kind === 'duplicate');
    const others = report.differences.filter(({ kind }) => kind !== 'duplicate');
    for (const [differences, say] of [[others, notConverged], [twins, duplicated]]) {
        if (differences.length > 0)
            lines.push(paint.red(say(differences)));
        for (const difference of differences.slice(0, MOST_SHOWN))
            lines.push(`  ${differenceLine(difference, detail)}`);
    }
    if (report.closingFailure !== null) {
        lines.push(paint.red(notReadBack(report.closingFailure, report.stopped, _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainVoice */ .R5)));
    }
    if (report.stopped === 'key-refused') {
        lines.push(paint.red(KEY_REFUSED));
    }
    lines.push(paint.bold(outcomeCounts(report)));
    if (open.length > 0)
        lines.push(howToGoOn(report, face, _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainVoice */ .R5));
    return `${lines.join('\n')}\n`;
}
/** `done 2 of 4 · 1 failed · 1 skipped`. */
function outcomeCounts(report) {
    const counts = new Map();
    for (const { outcome } of report.results) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome))
            counts.set(OUTCOME_WORDS[outcome], (counts.get(OUTCOME_WORDS[outcome]) ?? 0) + 1);
    }
    const { done } = outcomeNumbers(report);
    const open = Array.from(counts, ([label, count]) => `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(count)} ${label}`);
    return [`done ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(done)} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(report.results.length)}`, ...open].join(' · ');
}
/** What became of the changes: done, tried and not known to be done, and not tried. */
function outcomeNumbers({ results }) {
    const count = (of) => results.filter(({ outcome }) => of(outcome)).length;
    const skipped = count((outcome) => outcome === 'skipped' || outcome === 'not-started');
    const done = count(_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO);
    return { done, skipped, failed: results.length - done - skipped };
}
/** What is done stays done, and stands in no plan any more. */
function howToGoOn({ stopped }, face, { code }) {
    const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
    const first = stopped === 'key-refused' ? 'correct the API key, then ' : '';
    return `To go on, ${first}${again}: what is done is skipped.`;
}
function resultLines({ change, outcome, reason, detail: answer }, detail, paint) {
    const why = reason === null ? '' : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}`;
    const line = paint.red(`${OUTCOME_WORDS[outcome]}  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0)(change, detail)}${why}`);
    return answer === null || detail === 'counts' ? [line] : [line, `  the service said: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(answer)}`];
}
const DIFFERENCE_WORDS = {
    missing: 'is not in the list',
    different: 'is in the list with other values',
    'still-there': 'is still in the list',
    duplicate: 'is in the list more than once',
};
function notConverged(differences) {
    return `not-converged: the service's list does not show ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(differences.length, 'change')} that it accepted. Plan again.`;
}
/** Made by another run or a person while this one applied: which of the two to keep is for a person to say. */
function duplicated(twins) {
    const stand = twins.length === 1 ? 'stands' : 'stand';
    return `not-converged: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(twins.length, 'asset')} ${stand} twice: made by another run or person meanwhile, or by a create whose answer was lost. None was deleted; delete one of each, or pin one by id.`;
}
function differenceLine({ change, kind, found }, detail) {
    const ids = detail === 'counts' || found.length === 0 ? '' : ` (${found.map(({ id }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id)).join(', ')})`;
    return `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0)(change, detail)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}
function cutOffLine({ path, open }) {
    const doubt = open === 0 ? 'none of its writes is' : `${counted(open, 'write')} of it ${open === 1 ? 'is' : 'are'}`;
    return `An earlier apply was cut off, or is still running: ${visible(path)} has no evidence beside it, and ${doubt} in doubt (an intent without an outcome). What the service has now is what counts.`;
}
/** Without git's own words, which could name what a public comment must not. */
const NOT_IN_LEDGER = '**The record of this apply is not in the ledger** (`ledger-behind`). Its evidence stays on the runner: keep it, and add it with `cip-sync audit add FILE`.';
/** Bytes of the part about what was not approved or not done: the rest of a comment needs little. */
const OPEN_BUDGET = 55_000;
/** For the job summary: the same, and every change with what became of it. */
function renderApplySummary(plan, report, options, budget) {
    const page = renderResultMarkdown(plan, report, options);
    if (report === null || report.results.length === 0)
        return page;
    const { detail } = options;
    const section = { keep: 0, ...outcomeTable(report.results, detail), hidden: MORE };
    const [fitted] = (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .fitSections */ .W)([{ ...section, open: `### Changes\n\n${section.open}` }], budget - (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .bytesOf */ .$)(page)) ?? [];
    return fitted === undefined ? page : `${page}\n${fitted.text}`;
}
const MORE = (count) => `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(count)} more not shown here; the evidence has them all.`;
function outcomeTable(results, detail) {
    const outcomeCells = ({ outcome, reason }) => [
        OUTCOME_WORDS[outcome],
        reason === null ? '' : sentence(reason, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR),
    ];
    if (detail === 'full') {
        const rows = results.map((result) => ({ ...result, cyberSystem: result.change.cyberSystem }));
        return (0,_markdown_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .siteTable */ .oC)(['Asset', 'Id', 'Change', 'Outcome', 'Reason'], rows, (row) => [
            ...[(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)((row.change.after ?? row.change.before).name), row.id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(row.id)],
            ...[(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .kindOf */ .I)(row.change), ...outcomeCells(row)],
        ]);
    }
    return {
        open: '| Change | Declared in | Outcome | Reason |\n| :-- | :-- | :-- | :-- |\n',
        count: results.length,
        row: (index) => {
            const result = results[index];
            const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceOf */ .vz)(result.change);
            return `| ${[(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .kindOf */ .I)(result.change), source === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(source), ...outcomeCells(result)].join(' | ')} |\n`;
        },
        close: '',
    };
}
/** Names only what was refused or not done: the rest is in the plan's comment and in the evidence. */
function renderResultMarkdown(plan, report, options) {
    const { result, commit, runUrl, evidence, refusal, detail, name = '', pages = null, ledger = null } = options;
    const heading = `## Inventory apply${(0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .ofName */ .Dw)(name)} for ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(plan.organization)}: ${(0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .pageLink */ .wg)(result, pages) ?? result}\n`;
    const blocks = report === null ? [unwritten(plan, refusal)] : reportBlocks(report, detail);
    const refused = refusal === null ? '' : (0,_unapproved_js__WEBPACK_IMPORTED_MODULE_8__/* .renderRefusalMarkdown */ .kw)(refusal, { detail, budget: OPEN_BUDGET });
    const origin = [
        `At ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(commit.slice(0, 7))}`,
        evidence === null ? '' : `evidence ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(`sha256:${evidence}`)}`,
        ledger === null || ledger.commit === null ? '' : `ledger commit ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(ledger.commit)}`,
        (0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .runLink */ .ut)(runUrl),
    ];
    const behind = ledger === null || ledger.behind === null ? '' : `${(0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .caution */ .uL)([NOT_IN_LEDGER])}\n`;
    const foot = `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)(origin, _summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .SEPARATOR */ .wv)}\n`;
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)([heading, ...blocks, refused, behind, foot], '\n');
}
/** Empty where the part about the refusal says it. */
function unwritten(plan, refusal) {
    if (refusal !== null)
        return '';
    const { summary } = plan;
    const isNothing = summary.create + summary.update + summary.delete === 0;
    const blocked = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .guardSentences */ .S6)(plan, _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownVoice */ .Cr).map((text) => `\n${(0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .caution */ .uL)([`**Blocked:** ${text}`])}`);
    const counts = isNothing ? `${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .countsLine */ .J7)(summary)}\n` : `**Nothing was written**<br>${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .countsLine */ .J7)(summary)}\n`;
    return counts + blocked.join('');
}
function reportBlocks(report, detail) {
    const { results } = report;
    const open = results.filter(({ outcome }) => !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome));
    const kinds = (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .byKind */ .Sb)(results.filter(({ outcome }) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome)).map(({ change }) => change));
    const done = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .doneLine */ .Nh)(kinds);
    const all = upperFirst(outcomeCounts(report));
    const lines = done === '' ? `**${all}**` : `**${done}**<br>${all}`;
    return [`${lines}\n`, openBlock(report, open, detail), doubtBlock(report)];
}
/** What is not done, each with its reason. */
function openBlock(report, open, detail) {
    if (open.length === 0)
        return '';
    const head = `> [!WARNING]\n> ${openLine(open)} ${howToGoOn(report, 'action', _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownVoice */ .Cr)}\n\n`;
    const section = {
        ...{ keep: 0, open: '', count: open.length, close: '' },
        row: (index) => `- ${openText(open[index], detail)}\n`,
        hidden: MORE,
    };
    return head + ((0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .fitSections */ .W)([section], OPEN_BUDGET - (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .bytesOf */ .$)(head))?.[0]?.text ?? '');
}
/** What nobody knows to be done may be done. */
function openLine(open) {
    const unknown = open.filter(({ outcome }) => outcome === 'unknown').length;
    const undone = open.length - unknown;
    const parts = [
        undone === 0 ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(undone, 'change')} not done.`,
        unknown === 0
            ? ''
            : `Of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(unknown, 'change')} nobody knows whether ${unknown === 1 ? 'it was' : 'they were'} done.`,
    ];
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)(parts, ' ');
}
function openText({ change, outcome, reason, detail: answer }, detail) {
    const why = reason === null ? '' : `: ${sentence(reason)}`;
    const quote = answer === null || detail === 'counts' ? '' : `<br>The service said: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(answer)}`;
    return `**${OUTCOME_WORDS[outcome]}** ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0)(change, detail, MARKDOWN)}${why}${quote}`;
}
const MARKDOWN = { name: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS, place: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS };
/** A reason as it stands when nothing in it can be markup, else as code. */
function sentence(reason, code = _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS) {
    return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : code(reason);
}
/** What nobody can say of the service, or what it says otherwise than it was told. */
function doubtBlock({ differences, closingFailure, stopped }) {
    const twins = differences.filter(({ kind }) => kind === 'duplicate');
    const others = differences.filter(({ kind }) => kind !== 'duplicate');
    const paragraphs = [
        stopped === 'key-refused' ? KEY_REFUSED : '',
        others.length > 0 ? notConverged(others) : '',
        twins.length > 0 ? duplicated(twins) : '',
        closingFailure === null ? '' : notReadBack(closingFailure, stopped, _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownVoice */ .Cr),
    ].filter((text) => text !== '');
    return (0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .caution */ .uL)(paragraphs);
}
/** null for a run that is not red, or of which no more is known. */
function endingSentence({ plan, report = null, refusal = null, detail }) {
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_10__/* .hasErrors */ .Cs)(plan.diagnostics))
        return invalidSentence(plan, detail);
    if (refusal !== null)
        return (0,_unapproved_js__WEBPACK_IMPORTED_MODULE_8__/* .refusalSentence */ .SH)(refusal);
    if (report !== null)
        return report.results.every(({ outcome }) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome)) ? null : openSentence(report, detail);
    const blocked = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .guardSentences */ .S6)(plan, _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainVoice */ .R5);
    return blocked.length === 0 ? null : blocked.join(' ');
}
/** The first finding, and how many more there are. */
function invalidSentence({ diagnostics }, detail) {
    const errors = (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__.errorsFirst)(diagnostics).filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (first === undefined)
        return null;
    const more = errors.length === 1 ? '' : ` And ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(errors.length - 1, 'more error')}.`;
    return `${(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__.formatDiagnostic)(first, detail)}${more}`;
}
/** `Done 2 of 4 · 1 failed · 1 skipped. Failed: create … .` */
function openSentence(report, detail) {
    const open = report.results.filter(({ outcome }) => !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome));
    const failed = open.find(({ outcome }) => outcome === 'failed');
    const first = failed ?? open.find(({ outcome }) => outcome !== 'skipped') ?? open[0];
    const reason = first.reason === null ? '.' : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(first.reason)}`;
    const what = `${OUTCOME_WORDS[first.outcome]}: ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0)(first.change, detail)}${reason}`;
    const quote = first.detail === null || detail === 'counts' ? '' : ` The service said: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(first.detail)}`;
    return `${upperFirst(outcomeCounts(report))}. ${upperFirst(what)}${quote} ${howToGoOn(report, 'action', _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainVoice */ .R5)}`;
}
function upperFirst(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ annotationMessage),
/* harmony export */   LF: () => (/* binding */ wholeCodeSpan),
/* harmony export */   LL: () => (/* binding */ annotationProperty),
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   Z7: () => (/* binding */ LONGEST_SHOWN),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   lJ: () => (/* binding */ yamlString),
/* harmony export */   mc: () => (/* binding */ diffLine),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   xR: () => (/* binding */ tableCell)
/* harmony export */ });
/* unused harmony exports reveal, splitUnsafe, printedJson */
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
// Names in files and from the service are hostile wherever they are shown. Here they are made inert, for terminals,
// logs, Markdown and YAML: what is shown has one line, no hidden character, and no meaning of its own.

/** Beyond this, in UTF-16 units, a name is shown by its two ends. */
const LONGEST_SHOWN = 200;
const SHOWN_ENDS = { head: 120, tail: 60 };
const PRINTABLE_ASCII = /^[ -~]*$/;
const INERT = /^(?! *:)[ -~]*$/;
const UNSAFE_KEPT = new RegExp(`(${_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk.source})`, 'u');
/**
 * One line that does nothing: unsafe characters as `\u202E` or `\u{E0001}`. A runner of GitHub Actions obeys `##[`
 * anywhere in a line of the log, and `::` at its start (a name may give its first half): these are broken up too.
 */
function visible(text) {
    if (INERT.test(text) && !text.includes('##'))
        return text;
    return text
        .replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, escapedCharacter)
        .replaceAll('##', '#\\u0023')
        .replace(/^( *):/, '$1\\u003A');
}
/** The same without regard to runners, where a text has no line of its own. Exact but for unsafe characters. */
function reveal(text) {
    return PRINTABLE_ASCII.test(text) ? text : text.replace(UNSAFE, escapedCharacter);
}
/** Splits a text around its unsafe characters: texts to show as they are at even places, unsafe ones at odd places. */
function splitUnsafe(text) {
    return PRINTABLE_ASCII.test(text) ? [text] : text.split(UNSAFE_KEPT);
}
/** A long text by its two ends and the number of UTF-16 units between them; never splits a surrogate pair. */
function shorten(text) {
    return text.length <= LONGEST_SHOWN ? text : cutMiddle(text, SHOWN_ENDS);
}
/** The same for ends of other lengths; the text must be longer than both. */
function cutMiddle(text, ends) {
    const head = text.slice(0, ends.head).replace(/[\uD800-\uDBFF]$/, '');
    const tail = text.slice(-ends.tail).replace(/^[\uDC00-\uDFFF]/, '');
    return `${head}…(${text.length - head.length - tail.length} more characters)…${tail}`;
}
/** A text as a double-quoted string of YAML: exact, one line, printable. */
function yamlString(text) {
    const json = JSON.stringify(text);
    if (PRINTABLE_ASCII.test(json) && !json.includes('##'))
        return json;
    return json.replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, yamlEscape).replaceAll('##', '#\\u0023');
}
/** A document as JSON that is printed, maybe into a log: the same once it is parsed, and inert until then. */
function printedJson(document) {
    const json = JSON.stringify(document, null, 2);
    return `${json.replace(UNSAFE, jsonEscape).replaceAll('##', '#\\u0023')}\n`;
}
/** Within strings line breaks are escaped already; those between them stay. */
function jsonEscape(character) {
    if (character === '\n')
        return character;
    return character
        .split('')
        .map((unit) => `\\u${hexOf(unit).padStart(4, '0')}`)
        .join('');
}
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+&'-]| (?=[^ ]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+&'-]| (?=[^ ]))*$/u;
/** A name among other words: as it is when nothing in it can be taken for these, else as a quoted YAML string. */
function word(name) {
    if (name.length <= LONGEST_SHOWN) {
        if (BARE_ASCII.test(name))
            return name;
        if (BARE.test(name) && !(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(name))
            return name;
    }
    return yamlString(shorten(name));
}
/** Any text as an inert code span of Markdown, on one line; a long one shortened. Not for table cells. */
function codeSpan(text) {
    return wholeCodeSpan(shorten(text));
}
/** The same, never shortened: for lines that are to be copied. */
function wholeCodeSpan(text) {
    const line = text === '' ? '""' : visible(text);
    const fence = '`'.repeat(longestRun(line) + 1);
    const needsPad = line.startsWith('`') || line.endsWith('`') || (line.startsWith(' ') && line.endsWith(' '));
    // A span of spaces alone is not stripped, so it needs no padding.
    const pad = needsPad && line.trim() !== '' ? ' ' : '';
    return fence + pad + line + pad + fence;
}
/** The code span of a text inside a table, where `|` would end the cell even in code. */
function tableCell(text) {
    const span = codeSpan(text);
    if (!span.includes('|'))
        return span;
    // Parsers disagree about a backslash before an escaped pipe: such a pipe is spelled out.
    return span.replace(/\\\|/g, '\\\\u007C').replaceAll('|', '\\|');
}
/** One line inside a fenced block. The fence is to be `fenceFor` all of them. */
function diffLine(sign, text) {
    return `${sign} ${visible(text)}\n`;
}
/** A fence that none of these texts can close, however they are shortened. */
function fenceFor(texts) {
    let longest = 2;
    for (const text of texts) {
        if (text.includes('```'))
            longest = Math.max(longest, Math.min(longestRun(text), LONGEST_SHOWN));
    }
    return '`'.repeat(longest + 1);
}
/** The message of a workflow command. */
function annotationMessage(text) {
    return visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** A property of a workflow command, as `file` or `title`. */
function annotationProperty(text) {
    return annotationMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
function escapedCharacter(character) {
    const hex = hexOf(character);
    return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}
function yamlEscape(character) {
    const hex = hexOf(character);
    return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}
function hexOf(character) {
    return (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
}


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   oc: () => (/* binding */ ledgerLine)
/* harmony export */ });
/* unused harmony exports LEDGER_WORDS, ledgerEndLines */
// What is said of a ledger that cannot be written: findings with a code, in the terminal and in `explain`.
const BEGIN_BRANCH = 'Restore it from a clone, or begin one: `cip-sync audit init`.';
const BEGIN_REPOSITORY = 'Check how it is spelt, or make the repository; then restore the branch from a clone, or begin one: `cip-sync audit init`.';
const NEVER_SILENT = 'It is never begun in silence, so that a deleted ledger is noticed.';
/** `ledger-refused` and `ledger-unreachable` are what becomes `ledger-behind` once something is written. */
const LEDGER_WORDS = {
    'ledger-public': {
        title: 'The repository of the ledger is public.',
        message: () => 'The repository of the ledger is public, and a ledger holds every name. Nothing was written.',
        remedy: () => 'Make the repository private, or name a private one in `ledger`.',
    },
    'ledger-missing': {
        title: 'The ledger is not there.',
        message: (detail) => `${missing(detail)} Nothing was written.`,
        remedy: (detail) => `${detail === 'repository' ? BEGIN_REPOSITORY : BEGIN_BRANCH} ${NEVER_SILENT}`,
    },
    'ledger-mismatch': {
        title: 'The ledger is of another organization or service.',
        message: (detail) => `${mismatch(detail)} Nothing was written.`,
        remedy: () => 'Name the ledger of this organization in `ledger`: each organization has a branch of its own.',
    },
    'ledger-refused': {
        title: 'The ledger takes no record of this run.',
        message: (detail) => `The push to the ledger was refused: ${detail}.`,
        remedy: () => 'Let the token of `ledger-token` push to that branch, and rules of the branch let it.',
    },
    'ledger-unreachable': {
        title: 'The ledger could not be reached.',
        message: (detail) => `The ledger could not be reached: ${detail}.`,
        remedy: () => 'Run it again once its server answers.',
    },
    'ledger-behind': {
        title: 'The record of this apply is not in the ledger.',
        message: (detail) => `What was applied is applied, and its record is not in the ledger: ${detail}.`,
        remedy: () => 'Keep the evidence file, and add it: `cip-sync audit add FILE --ledger REMOTE#BRANCH`.',
    },
};
function missing(detail) {
    if (detail === 'rewound')
        return 'The branch of the ledger lacks what this run has pushed: it was rewound.';
    return detail === 'repository'
        ? 'The repository of the ledger is not there, or the token may not read it.'
        : 'The branch of the ledger is not there.';
}
function mismatch(detail) {
    if (detail === 'organization' || detail === 'service')
        return `The ledger is of another ${detail}.`;
    return `The ledger cannot take it: ${detail}.`;
}
/** `ledger-missing: The branch of the ledger is not there. … `: one line, code first. */
function ledgerLine(code, detail) {
    const { message, remedy } = LEDGER_WORDS[code];
    return `${code}: ${message(detail)} ${remedy(detail).replaceAll('`', '')}`;
}
/** What a run left in its ledger, a line each; nothing for a run without one. */
function ledgerEndLines(end) {
    if (end === null)
        return [];
    const commit = end.commit === null ? [] : [`Ledger commit: ${end.commit}`];
    return end.behind === null ? commit : [...commit, ledgerLine('ledger-behind', end.behind)];
}


/***/ }),

/***/ 5149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   W: () => (/* binding */ fitSections)
/* harmony export */ });
// A page within a number of bytes: sections are shown whole, or their first rows, or one line saying what is hidden.
/** The sections in the order given, one blank line between them included in the count; null when nothing fits. */
function fitSections(sections, budget) {
    const briefs = sections.map((section) => brief(section));
    let left = budget - briefs.reduce((sum, { text }) => sum + bytesOf(text) + 1, 0);
    if (left < 0)
        return null;
    const fitted = [...briefs];
    const byKeep = [...sections.entries()].sort(([, a], [, b]) => a.keep - b.keep);
    for (const [index, section] of byKeep) {
        const reserved = bytesOf(briefs[index].text);
        const room = left + reserved;
        const { most = Number.POSITIVE_INFINITY } = section;
        const filled = fill(section, Math.min(room, most));
        if (filled !== null) {
            fitted[index] = filled;
            left -= bytesOf(filled.text) - reserved;
        }
        // What is of less weight is not to stand where something of more weight was cut, small as it may be.
        if ((filled?.rows ?? 0) < section.count && most > room)
            break;
    }
    return fitted;
}
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/** A section of which nothing but its size is shown; one without rows as it is. */
function brief({ open, count, close, hidden }) {
    if (count === 0)
        return { text: open + close, rows: 0 };
    const line = hidden(count, true);
    return { text: line === '' ? '' : `${line}\n`, rows: 0 };
}
function fill({ open, count, row, close, hidden }, room) {
    const rows = [];
    const rest = (rowsLeft) => `\n${hidden(rowsLeft, false)}\n`;
    const restBytes = bytesOf(rest(count));
    let used = bytesOf(open) + bytesOf(close);
    /** So many rows leave room to say that there are more. */
    let fitting = 0;
    while (rows.length < count) {
        const next = row(rows.length);
        used += bytesOf(next);
        if (used > room)
            break;
        rows.push(next);
        if (used + restBytes <= room)
            fitting = rows.length;
    }
    if (count > 0 && rows.length === count)
        return { text: open + rows.join('') + close, rows: count };
    if (fitting === 0)
        return null;
    return { text: open + rows.slice(0, fitting).join('') + close + rest(count - fitting), rows: fitting };
}


/***/ }),

/***/ 3019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ renderValidationMarkdown),
/* harmony export */   j: () => (/* binding */ planPage),
/* harmony export */   renderPlanMarkdown: () => (/* binding */ renderPlanMarkdown)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2270);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2527);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5511);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5149);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5952);







const COMMENT_BUDGET = 60_000;
/** The text alone, for where nothing is recorded. */
function renderPlanMarkdown(plan, options) {
    return planPage(plan, options).text;
}
/** Time grows with the budget and, for sorting changes into sections, linearly with the plan. */
function planPage(plan, options) {
    const { detail, budget = COMMENT_BUDGET } = options;
    const heading = headingOf(plan, options);
    const counts = countsOf(plan);
    const foot = footer(plan, options);
    const only = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .onlySentence */ .Gp)(plan, detail, _text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr);
    const head = [heading, counts, only === null ? '' : `${only}\n`].filter((block) => block !== '');
    const alerts = warnings(plan, detail);
    const sections = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .planSections */ .wS)(plan, { detail, budget, elsewhere: elsewhere(options), pages: options.pages ?? null });
    const frame = [...head, ...alerts, foot];
    const left = budget - frame.reduce((sum, block) => sum + (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$)(block) + 1, 0);
    const fitted = left < 0 ? null : (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSections */ .W)(sections, left);
    if (fitted === null) {
        const text = shortest([[heading, counts, foot], [heading, counts], [heading]], budget);
        return { text, notShown: detail === 'counts' ? [] : plan.toExecute };
    }
    const notShown = detail === 'counts' ? [] : sections.flatMap(({ changes }, index) => changes.slice(fitted[index]?.rows ?? 0));
    const texts = fitted.map(({ text }) => text);
    const first = sections.filter(_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .isFirst */ .ZW).length;
    const blocks = [...head, ...texts.slice(0, first), ...alerts, ...texts.slice(first), foot];
    return { text: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(blocks, '\n'), notShown };
}
function shortest(pages, budget) {
    const texts = pages.map((blocks) => blocks.join('\n'));
    return texts.find((text) => (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$)(text) <= budget) ?? '';
}
/** Without names of files or the service: the organization is the workflow's own. */
function headingOf(plan, { name = '' }) {
    const phrases = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .headlinePhrases */ .Lx)(plan).map(({ text, loud }) => (loud ? `**${text}**` : text));
    return `## Inventory plan${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .ofName */ .Dw)(name)} for ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(plan.organization)}: ${phrases.join(', ')}\n`;
}
/** What is to be done, and on a line of its own what stays as it is. */
function countsOf({ summary, diagnostics, toExecute }) {
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
        return '';
    const isNothing = toExecute.length === 0;
    const rest = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .restLine */ .lw)(isNothing ? { ...summary, drift: 0 } : summary);
    // The headline says how many deletes there are, and of no changes how many drifted.
    const isTold = toExecute.length === summary.delete;
    const agreed = isNothing && summary.drift === 0 ? (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .agreement */ .z6)(summary) : '';
    const lines = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([isTold ? agreed : `**${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .countsLine */ .J7)(summary)}**`, rest], '<br>');
    return lines === '' ? '' : `${lines}\n`;
}
function warnings({ summary, guards, managed, changes, toExecute }, detail) {
    const blocks = [];
    const failed = guards.filter(({ passed }) => !passed);
    const paragraphs = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .guardSentences */ .S6)({ guards, managed }, _text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr).map((text) => `**Blocked:** ${text}`);
    if (summary.delete > 0) {
        const isTold = guards.length === 0 || failed.length > 0;
        const reach = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sitesOf */ .Yc)(toExecute.filter(({ action }) => action === 'delete'));
        const allowed = isTold ? '' : ` ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(summary.delete)} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .allowedDeletes */ .du)(guards))} allowed.`;
        paragraphs.push(`Deletes cannot be undone, and the asset's compliance history goes with it.${allowed}${reach === '' ? '' : ` They are${reach}.`}`);
    }
    if (paragraphs.length > 0)
        blocks.push((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .caution */ .uL)(paragraphs));
    if (detail === 'counts' && changes.length > 0) {
        blocks.push(`Names are not shown here. ${whereNamesAre(toExecute)}\n`);
    }
    return blocks;
}
/** No file shows what no file ever declared, and a delete may be of that. */
function whereNamesAre(toExecute) {
    const diff = 'What this asks for is in the diff of the inventory files';
    const isElsewhere = toExecute.some(({ action, origin }) => action === 'delete' || origin === 'drift');
    if (!isElsewhere)
        return `${diff}.`;
    return `${diff}, but for what no file declared before, or what drifted: ${_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr.code('cip-sync plan')} with the key names it.`;
}
/** What a reviewer does next, then where all of this comes from. */
function footer(plan, options) {
    const { commit, runUrl, verb = 'plan' } = options;
    const next = verb === 'plan' ? nextStep(plan, options) : '';
    const states = statesLine(plan, options);
    const run = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .runLink */ .ut)(runUrl);
    const at = commit === undefined ? '' : `At ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.slice(0, 7))}`;
    const digest = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(plan.diagnostics) ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(plan.digest);
    const origin = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([at, digest, run], _summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .SEPARATOR */ .wv);
    return `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([next, states, origin], '\n\n')}\n`;
}
function elsewhere({ runUrl }) {
    const link = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .runLink */ .ut)(runUrl, 'summary of the run');
    return link === '' ? '' : `; the ${link} shows more`;
}
/** What has to be corrected first, comes first. */
function nextStep(plan, options) {
    const { unrecorded = 0, mayRecord = true, unappliedBranch } = options;
    if (!mayRecord && !(0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(plan.diagnostics))
        return `**${_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_RECORDED */ .D0}**`;
    if (unrecorded > 0)
        return `**${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .tooLargeText */ .jQ)(unrecorded)}**`;
    if (unappliedBranch === undefined || (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(plan.diagnostics))
        return nextLine(plan, options);
    return `**Next:** nothing is applied from ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(unappliedBranch)}, into which this merges. A pull request into the default branch brings it there.`;
}
/** A plan that nobody is to act on, as on a terminal, has nothing to say but of its errors. */
function nextLine(plan, { next, commit }) {
    if (next === undefined && !(0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(plan.diagnostics))
        return '';
    return `**Next:** ${approvalStep(plan, next ?? 'dispatch', commit)}`;
}
function approvalStep(plan, next, commit) {
    const { diagnostics, guards, toExecute, summary, digest } = plan;
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
        return 'correct the files. A new commit plans again.';
    if (toExecute.length === 0) {
        if (next === 'dispatch')
            return 'nothing to apply.';
        return 'nothing to approve. Whatever this pull request changes in the inventory, it changes nothing at the service.';
    }
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .isBlocked */ .lT)(guards))
        return 'declare again what is not to be deleted, or raise the limit.';
    const check = summary.delete === 0 ? '' : 'make sure that every delete is meant, then ';
    return `${check}${approvalText(next, digest, commit)}`;
}
/** Only a setup that asks for a review is told of one. */
function approvalText(next, digest, commit) {
    const again = 'A new commit plans again; if the service changes meanwhile, nothing is applied.';
    const on = commit === undefined ? '' : ` on ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.slice(0, 7))}`;
    const { code } = _text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr;
    switch (next) {
        case 'review':
            return `approve${on}, and merge. The review approves exactly these changes. ${again}`;
        case 'plan':
            return `merge. That approves exactly these changes. ${again}`;
        case 'none':
            return `merge. With ${code('approval: none')} apply executes whatever differs by then.`;
        case 'dispatch':
            return `to apply exactly these changes, run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${digest}`)}.`;
    }
}
/** The states that the page names, each led to the section that explains it. */
function statesLine({ summary, guards, diagnostics }, { pages = null }) {
    const states = [
        (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics) ? 'invalid' : (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .isBlocked */ .lT)(guards) ? 'blocked' : '',
        summary.pending > 0 ? 'pending' : '',
        summary.drift > 0 ? 'drift' : '',
        summary.undeclared > 0 ? 'undeclared' : '',
        summary.ignored > 0 ? 'ignored' : '',
        summary.unmanaged > 0 ? 'unmanaged' : '',
    ];
    const links = states.map((state) => (state === '' ? '' : ((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .pageLink */ .wg)(state, pages) ?? '')));
    const line = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(links, _summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .SEPARATOR */ .wv);
    return line === '' ? '' : `Explained: ${line}`;
}
/** Ends with a newline. */
function renderValidationMarkdown(validation, options) {
    const { detail, budget, name, pages = null } = options;
    const head = `## Inventory validation${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .ofName */ .Dw)(name)}\n\n**${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .validationLine */ .MB)(validation)}**\n`;
    const findings = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .findingSections */ .YS)(validation, { detail, pages })
        .filter(({ count }) => count > 0)
        .map(({ severity, ...part }) => (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .stopped */ .ce)((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)(severity, part)));
    const fitted = (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSections */ .W)(findings, budget - (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$)(head) - 1) ?? [];
    return [head, ...fitted.map(({ text }) => text)].join('\n');
}


/***/ }),

/***/ 5952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ ofName),
/* harmony export */   YS: () => (/* binding */ findingSections),
/* harmony export */   Yc: () => (/* binding */ sitesOf),
/* harmony export */   ZW: () => (/* binding */ isFirst),
/* harmony export */   c6: () => (/* binding */ NO_ROWS),
/* harmony export */   ce: () => (/* binding */ stopped),
/* harmony export */   uL: () => (/* binding */ caution),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   ut: () => (/* binding */ runLink),
/* harmony export */   wS: () => (/* binding */ planSections),
/* harmony export */   wg: () => (/* binding */ pageLink)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(876);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3666);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3136);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5511);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4457);






/** Of many warnings beside changes the first stand above them: nobody looks for a delete below thirty warnings. */
const MOST_WARNINGS = 5;
/** Findings beside changes take at most a quarter of the page: many warnings hide no change. */
const FINDINGS_SHARE = 0.25;
/** Plans with more changes, in several cyber systems, start with how many fall on each. */
const NEEDS_OVERVIEW = 50;
const OVERVIEW_BYTES = 15_000;
const FULL = { move: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .moveTable */ .AL, update: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .updateDiff */ .LU, create: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .createTable */ .ZR, mixed: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .mixedTable */ .UX };
const NAMELESS = { move: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceList */ ._k, update: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceList */ ._k, create: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceList */ ._k, mixed: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceList */ ._k };
function planSections(plan, { detail, budget, elsewhere, pages = null }) {
    const telling = { detail, pages };
    const page = { plan, detail, bodies: detail === 'counts' ? NAMELESS : FULL };
    const sections = placed((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionsOf */ .Ks)(plan));
    const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const findings = findingSections(plan, telling).map(({ severity, ...part }) => ({
        ...section(severity, part),
        most,
    }));
    const warnings = warningParts(plan, telling);
    const all = [
        ...findings.slice(0, 1),
        { ...questionSection(plan, telling), most },
        { ...section('warning', warnings.first), most },
        deleteSection(sections, page),
        ...askedSections(sections, page),
        mixedSection('pending', PENDING, sections.pending, page),
        mixedSection('reverted', 'Drift, to be reverted', sections.reverted, page),
        driftSection(sections.drift, page),
        undeclaredSection(page),
        { ...section('notice', warnings.rest), most },
        ...findings.slice(2),
    ];
    return all.filter((one) => one.count > 0 || one.open !== '').map((one) => stopped(one, elsewhere));
}
/** What is said of rows that are not shown, as a sentence: it ends with where the rest is. */
function stopped(one, elsewhere = '') {
    const hidden = (count, isAll) => {
        const line = one.hidden(count, isAll);
        return line === '' ? '' : `${line}${elsewhere}.`;
    };
    return { ...one, hidden };
}
const PENDING = 'Pending from earlier merges, merging approves these too';
function placed({ asked, pending, reverted, drift }) {
    return {
        ...{ asked: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(asked), pending: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(pending) },
        ...{ reverted: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(reverted), drift: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(drift) },
    };
}
function askedSections({ asked }, { plan, detail, bodies }) {
    const { move, rename, retype, create } = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .byKind */ .Sb)(asked);
    const moves = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .bySite */ .TW)(move);
    const updates = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)([...rename, ...retype]);
    const verb = retype.length === 0 ? 'Rename' : rename.length === 0 ? 'Retype' : 'Rename or retype';
    const title = `Move ${assets(move)}, inheriting the new system's impact rating`;
    return [
        overviewSection(detail === 'counts' ? [] : plan.toExecute),
        section('moves', folding(title, bodies.move(moves), moves)),
        section('updates', folding(`${verb} ${assets(updates)}`, bodies.update(updates), updates)),
        section('creates', folded(`Create ${assets(create)}`, bodies.create(create), create)),
    ];
}
function assets(changes) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(changes.length, 'asset');
}
/** ` at 5 sites`: how far changes reach, where they reach beyond one site; else ''. */
function sitesOf(changes) {
    const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
    return sites < 2 ? '' : ` at ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(sites)} sites`;
}
/** Left out where there is no room. */
function overviewSection(changes) {
    const body = changes.length > NEEDS_OVERVIEW ? (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .overviewTable */ .Uc)(changes) : NO_ROWS;
    const systems = new Set(changes.map(({ cyberSystem }) => cyberSystem.id)).size;
    const title = `In ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(systems, 'cyber system')}${sitesOf(changes)}`;
    const part = section('overview', headed(title, body.count > 1 ? body : NO_ROWS, []));
    return {
        ...part,
        most: OVERVIEW_BYTES,
        hidden: (count, isAll) => (isAll ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, 'more system')} not listed`),
    };
}
/** Of every origin, before anything else. Under `counts` a number: no file has a line of what it no longer declares. */
function deleteSection({ asked, pending, reverted }, { detail }) {
    const deletes = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .bySite */ .TW)([...asked, ...pending, ...reverted].filter(({ action }) => action === 'delete'));
    const later = deletes.filter(({ origin }) => origin === 'pending').length;
    const share = later === deletes.length ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(later)} of them `;
    const why = later === 0 ? '' : `, ${share}pending from earlier merges (merging approves these too)`;
    const title = `Delete ${assets(deletes)}${why}`;
    if (detail === 'full' || deletes.length === 0)
        return section('deletes', headed(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteTable */ .kG)(deletes), deletes));
    const systems = new Set(deletes.map(({ cyberSystem }) => cyberSystem.id)).size;
    return section('deletes', sentencePart(title, `In ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(systems, 'cyber system')}.`));
}
/** Above all else: a rename that nobody tells costs the asset its id and its history. */
function questionSection({ diagnostics }, telling) {
    const renames = diagnostics.filter(({ code }) => code === 'possible-rename');
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(renames.length, 'question');
    const { row, ...alert } = alertOf('warning', renames, telling);
    const loud = (index) => row(index).replace('Is this a rename?', '**Is this a rename?**');
    return section('questions', { title, changes: [], ...alert, row: loud });
}
function mixedSection(keep, why, changes, { bodies }) {
    const others = changes.filter(({ action }) => action !== 'delete');
    return section(keep, folding(`${why}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(others.length, 'change')}`, bodies.mixed(others), others));
}
const DRIFT_NOTE = 'The service differs, and no change of a file asks for it. To keep what the service has, change the files. To undo it, run with `drift: apply`.';
/** Open where there is nothing else to read. */
function driftSection(drift, { plan, detail }) {
    const title = `Drift, not applied: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(drift.length, 'difference')}`;
    if (detail === 'counts' && drift.length > 0)
        return section('drift', sentencePart(title, DRIFT_NOTE));
    const isOpen = plan.toExecute.length === 0 && drift.length <= LONG;
    const part = isOpen ? headed : folded;
    return section('drift', part(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .driftTable */ .Ir)(drift), [], `${DRIFT_NOTE}\n\n`));
}
function undeclaredSection({ plan: { undeclared }, detail }) {
    const title = `Undeclared, left alone: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(undeclared.length, 'asset')}`;
    const note = 'To declare them, add these lines to the file of their cyber system.\n\n';
    if (detail === 'full')
        return section('undeclared', folded(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .declarationBlock */ .is)(undeclared), [], note));
    const open = undeclared.length === 0 ? '' : `**${title}**\n`;
    return section('undeclared', { ...NO_ROWS, open, title, changes: [] });
}
/** The last of these are cut first. */
const KEEP = [
    'error',
    'questions',
    'deletes',
    'warning',
    'moves',
    'updates',
    'pending',
    'reverted',
    'drift',
    'overview',
    'creates',
    'notice',
    'undeclared',
];
/** Whether a part stands above what is said of deletes: nothing is planned, or a question would spare one. */
function isFirst({ keep }) {
    return keep <= KEEP.indexOf('questions');
}
/** Longer parts are folded: what is asked for, what is pending. Deletes never are, and creates always. */
const LONG = 25;
const NO_ROWS = { open: '', count: 0, row: () => '', close: '' };
/** Paragraphs that nobody must miss; empty for none. */
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
/** A result, a state or the code of a finding, led to the section that explains it; null where no page is known. */
function pageLink(topic, pages) {
    return pages === null ? null : `[${topic}](${pages}/docs/diagnostics.md#${topic})`;
}
/** A link to a run; empty for what is no URL of one. */
function runLink(url, text = 'run') {
    return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}
/** How a heading tells several of one pull request apart: the input `name`, '' for none. */
function ofName(name) {
    return name === '' ? '' : ` (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name)})`;
}
/** Under its own heading, always open. */
function headed(title, body, changes, note = '') {
    if (body.count === 0)
        return { ...NO_ROWS, title, changes };
    return { ...body, open: `### ${title}\n\n${note}${body.open}`, title, changes };
}
function folded(title, body, changes, note = '') {
    if (body.count === 0)
        return { ...NO_ROWS, title, changes };
    const open = `<details><summary><h3>${title}</h3></summary>\n\n${note}${body.open}`;
    return { ...body, open, close: `${body.close}\n</details>\n`, title, changes };
}
function folding(title, body, changes) {
    return body.count > LONG ? folded(title, body, changes) : headed(title, body, changes);
}
function section(keep, { title, ...part }) {
    const hidden = (count, isAll) => isAll ? `**${title}**, not shown here` : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(count)} more not shown here`;
    return { ...part, keep: KEEP.indexOf(keep), hidden };
}
/** A heading and a sentence, without rows. */
function sentencePart(title, sentence) {
    return { ...NO_ROWS, open: `### ${title}\n\n${sentence}\n`, title, changes: [] };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
/** Errors, warnings and notices, in this order; without rows where there are none. */
function findingSections({ diagnostics }, telling) {
    const findings = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.errorsFirst)(diagnostics);
    return _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .oC.map((severity) => {
        const ofSeverity = findings.filter((finding) => finding.severity === severity && finding.code !== 'possible-rename');
        return {
            severity,
            title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(ofSeverity.length, severity),
            changes: [],
            ...alertOf(severity, ofSeverity, telling),
        };
    });
}
/** Those to be read before the changes, one of each kind at least, and the others. */
function warningParts({ diagnostics, changes }, telling) {
    const all = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.errorsFirst)(diagnostics).filter(({ severity, code }) => severity === 'warning' && code !== 'possible-rename');
    const first = changes.length === 0 ? all : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.firstOf)(all, MOST_WARNINGS);
    const shownFirst = new Set(first);
    const rest = all.filter((finding) => !shownFirst.has(finding));
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest.length, first.length === 0 ? 'warning' : 'more warning');
    const { row, ...list } = { ...alertOf('warning', rest, telling), open: '' };
    return {
        first: { title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(first.length, 'warning'), changes: [], ...alertOf('warning', first, telling) },
        rest: folded(title, { ...list, row: (index) => row(index).replace(/^> (?:- )?/, '- ') }, []),
    };
}
function alertOf(severity, findings, telling) {
    const bullet = findings.length > 1 ? '- ' : '';
    return {
        open: findings.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: findings.length,
        row: (index) => `> ${bullet}${findingText(findings[index], telling)}\n`,
        close: '',
    };
}
/** One diagnostic as Markdown, on one line of the source and two of the page. */
function findingText(finding, { detail, pages = null }) {
    const { code, path, line } = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.wordDiagnostic)(finding, detail);
    const place = path === null ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(line === null ? path : `${path}:${line}`)} · `;
    return `${(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.sayDiagnostic)(finding, detail, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownVoice */ .Cr)}<br>${place}${pageLink(code, pages) ?? (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(code)}`;
}


/***/ }),

/***/ 4457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ moveTable),
/* harmony export */   Ir: () => (/* binding */ driftTable),
/* harmony export */   LU: () => (/* binding */ updateDiff),
/* harmony export */   UX: () => (/* binding */ mixedTable),
/* harmony export */   Uc: () => (/* binding */ overviewTable),
/* harmony export */   ZR: () => (/* binding */ createTable),
/* harmony export */   _k: () => (/* binding */ sourceList),
/* harmony export */   is: () => (/* binding */ declarationBlock),
/* harmony export */   kG: () => (/* binding */ deleteTable),
/* harmony export */   oC: () => (/* binding */ siteTable)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1968);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3136);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5511);




/** A table for each cyber system and file, which are its first column's title. Those of one are next to each other. */
function tables(columns, changes, cells) {
    return {
        open: '',
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            const before = changes[index - 1];
            const row = rowOf(cells((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .contrasted */ .CF)(change)));
            if (before !== undefined && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .areTogether */ .pH)(before, change))
                return row;
            return `${before === undefined ? '' : '\n'}${head([placeTitle(change), ...columns])}${row}`;
        },
        close: '',
    };
}
function head(columns, rules = columns.map(() => ':--')) {
    return rowOf(columns) + rowOf(rules);
}
function rowOf(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function placeTitle(change) {
    const { cyberSystem } = change;
    const path = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(change);
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(cyberSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR);
    return `${title}${path === null ? '' : `<br>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(path)}`}`;
}
function ratingCell({ impactRating }) {
    return impactRating === null ? '' : ` ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .ratingText */ .l$)(impactRating, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)}`;
}
/** Site and cyber system as the first columns of a table; ids where several systems would read alike. */
function systemColumns(all) {
    const systems = new Map(all.map((system) => [system.id, system]));
    const isSited = [...systems.values()].some(({ site }) => site !== null);
    const labelOf = ({ site, name }) => `${site === null ? '' : `/${site.name}`}\0${name}`;
    const ofLabel = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(systems.values(), labelOf);
    return {
        titles: isSited ? ['Site', 'Cyber system'] : ['Cyber system'],
        cells: (system) => {
            const isAlone = ofLabel.get(labelOf(system))?.length === 1;
            const name = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(system.name)}${isAlone ? '' : ` ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(system.id)}`}${ratingCell(system)}`;
            return isSited ? [system.site === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(system.site.name), name] : [name];
        },
    };
}
/** One table over all sites, whose rows begin with site and cyber system. */
function siteTable(columns, all, cells) {
    const systems = systemColumns(all.map(({ cyberSystem }) => cyberSystem));
    return {
        open: head([...systems.titles, ...columns]),
        count: all.length,
        row: (index) => rowOf([...systems.cells(all[index].cyberSystem), ...cells(all[index])]),
        close: '',
    };
}
/** All deletes, whyever they are in the plan: which is told where it is not this inventory alone. */
function deleteTable(changes) {
    const isMixed = changes.some(({ origin }) => origin !== 'inventory');
    const why = { inventory: 'these files', pending: 'pending from earlier merges', drift: 'reverts drift' };
    return siteTable(['Asset', 'Type', 'Id', ...(isMixed ? ['Asked for by'] : [])], (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .bySite */ .TW)(changes), (change) => [
        ...[nameCell(change), typeCell(change), idCell(change)],
        ...(isMixed ? [why[change.origin]] : []),
    ]);
}
/** What moves, from where to where, and between which impact ratings. */
function moveTable(changes) {
    const moves = changes.filter((change) => change.action === 'update');
    const isRated = moves.some((one) => (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .ratingChange */ .Yb)(one.fromSystem, one.cyberSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR) !== '');
    const places = systemColumns(moves.flatMap(({ fromSystem, cyberSystem }) => [fromSystem, cyberSystem]));
    const place = (system) => (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(places.cells({ ...system, impactRating: null }), ' / ');
    return {
        open: head(['Asset', 'Id', 'From', 'To', ...(isRated ? ['Impact rating'] : [])]),
        count: moves.length,
        row: (index) => {
            const move = moves[index];
            const change = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .contrasted */ .CF)(move);
            const { before, after } = move;
            const type = before.asset_type === after.asset_type ? '' : `, ${typeCell(change)}`;
            const { fromSystem, cyberSystem } = change.action === 'update' ? change : move;
            const rating = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .ratingChange */ .Yb)(move.fromSystem, move.cyberSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR);
            const ratings = isRated ? [rating] : [];
            return rowOf([nameCell(change) + type, idCell(change), place(fromSystem), place(cyberSystem), ...ratings]);
        },
        close: '',
    };
}
function createTable(changes) {
    return tables(['Type', 'Line'], changes, (change) => [nameCell(change), typeCell(change), lineCell(change)]);
}
/** Changes of every kind. */
function mixedTable(changes) {
    return tables(['Change', 'Id', 'Line'], changes, (change) => {
        const isMove = change.action === 'update' && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(change) === 'move';
        const from = isMove ? ` from ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)(change.fromSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)}` : '';
        const type = change.action === 'create' || change.before.asset_type !== change.after?.asset_type;
        const action = `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(change)}${from}${type ? ` ${typeCell(change)}` : ''}`;
        return [nameCell(change), action, idCell(change), lineCell(change)];
    });
}
/** Changes that are not to be executed, as a difference between service and files. */
function driftTable(changes) {
    return tables(['At the service', 'In the files'], changes, (change) => {
        const { name } = change.before ?? change.after;
        const id = change.id === null ? '' : ` ${idCell(change)}`;
        const line = change.action === 'delete' ? '' : `, line ${lineCell(change)}`;
        return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(name) + id, atService(change), inFiles(change) + line];
    });
}
function atService(change) {
    if (change.action === 'create')
        return 'not there';
    if (change.action === 'delete')
        return change.before.asset_type;
    return (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .sideText */ .Rc)(change, change.before, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)(change.fromSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR), _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR);
}
function inFiles(change) {
    if (change.action === 'delete')
        return 'in none';
    if (change.action === 'create')
        return change.after.asset_type;
    return (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .sideText */ .Rc)(change, change.after, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)(change.cyberSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR), _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR);
}
function nameCell({ before, after }) {
    const to = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)((after ?? before).name);
    return before === null || after === null || before.name === after.name ? to : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(before.name)} → ${to}`;
}
function typeCell({ before, after }) {
    if (before === null || after === null)
        return (after ?? before).asset_type;
    return before.asset_type === after.asset_type ? after.asset_type : `${before.asset_type} → ${after.asset_type}`;
}
function idCell({ id }) {
    return id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(id);
}
function lineCell(change) {
    if (change.action === 'delete')
        return '';
    return String(change.desired.document.file.place(change.desired.offset).line);
}
/** Systems beyond so many are summed by their site. */
const MOST_SYSTEMS = 120;
/** How many changes of each action fall on each site and cyber system: for plans too long to be read row by row. */
function overviewTable(changes) {
    const systems = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .bySystem */ .Dp)(changes);
    const groups = systems.length > MOST_SYSTEMS ? siteGroups(systems) : systemGroups(systems);
    const columns = OVERVIEW.filter(({ kinds }) => changes.some((change) => kinds.includes((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(change))));
    const titles = [...groups.titles, ...columns.map(({ title }) => title)];
    return {
        open: head(titles, [...groups.titles.map(() => ':--'), ...columns.map(() => '--:')]),
        count: groups.all.length,
        row: (index) => {
            const { cells, members } = groups.all[index];
            const counts = columns.map(({ kinds }) => members.filter((change) => kinds.includes((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(change))).length);
            return rowOf([...cells, ...counts.map((count) => (count === 0 ? '' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(count)))]);
        },
        close: '',
    };
}
function systemGroups(systems) {
    const { titles, cells } = systemColumns(systems.map(({ system }) => system));
    return { titles, all: systems.map(({ system, members }) => ({ cells: cells(system), members })) };
}
function siteGroups(systems) {
    const sites = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(systems, ({ system }) => system.site?.id ?? '').values()];
    const all = sites.map((of) => {
        const site = of[0]?.system.site ?? null;
        const cells = [site === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(site.name), (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(of.length)];
        return { cells, members: of.flatMap(({ members }) => members) };
    });
    return { titles: ['Site', 'Cyber systems'], all };
}
const OVERVIEW = [
    { title: 'Delete', kinds: ['delete'] },
    { title: 'Update', kinds: ['move', 'rename', 'retype'] },
    { title: 'Create', kinds: ['create'] },
];
/** Under `detail: counts`: the lines that ask for these changes, a row a file, and nothing else. */
function sourceList(changes) {
    const sameFile = (index) => index > 0 && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(changes[index - 1]) === (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(changes[index]);
    return {
        open: '',
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            if (sameFile(index))
                return `, ${lineCell(change)}`;
            const more = changes[index + 1];
            const noun = more !== undefined && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(more) === (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(change) ? 'lines' : 'line';
            return `${index === 0 ? '' : '\n'}- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(change) ?? '')}, ${noun} ${lineCell(change)}`;
        },
        close: '\n',
    };
}
// Changes and declarations as fenced lines of Markdown, in a fence that no name in them can close.
/** Renames and retypes: before and after, on lines of their own, under the system that holds them. */
function updateDiff(updates) {
    const fence = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceFor */ .Lt)(updates.flatMap(namesIn));
    return {
        open: `${fence}diff\n`,
        count: updates.length,
        row: (index) => {
            const [last, change] = [updates[index - 1], (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .contrasted */ .CF)(updates[index])];
            const isOfLast = last !== undefined && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .areTogether */ .pH)(last, change);
            const place = isOfLast ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .diffLine */ .mc)(' ', (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(change.cyberSystem));
            return (index === 0 ? '' : '\n') + place + hunk(change);
        },
        close: `${fence}\n`,
    };
}
function hunk(change) {
    if (change.action !== 'update')
        return '';
    const { before, after, id } = change;
    const place = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(change) ?? '');
    const fields = [
        ['name', (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(before.name), (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(after.name)],
        ['asset_type', before.asset_type, after.asset_type],
    ];
    const lines = fields.flatMap(([key, from, to]) => from === to ? [] : [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .diffLine */ .mc)('-', `${key}: ${from}`), (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .diffLine */ .mc)('+', `${key}: ${to}`)]);
    return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .diffLine */ .mc)(' ', `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(before.name)} · ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(id)} · ${place}`), ...lines].join('');
}
function namesIn(change) {
    const { before, after, cyberSystem, id } = change;
    return [before?.name ?? '', after?.name ?? '', (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(cyberSystem), id ?? '', (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(change) ?? ''];
}
/** The lines of YAML that would declare these, under a comment for each cyber system. */
function declarationBlock(undeclared) {
    const declare = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .declarations */ .I1)(undeclared);
    const fence = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceFor */ .Lt)(undeclared.flatMap(({ asset, cyberSystem }) => [asset.name, asset.id, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(cyberSystem)]));
    return {
        open: `${fence}yaml\n`,
        count: undeclared.length,
        row: (index) => {
            const one = undeclared[index];
            const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
            const lines = isFirst ? [`# ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(one.cyberSystem)}`, ...declare(one)] : declare(one);
            return lines.map((line) => `${line}\n`).join('');
        },
        close: `${fence}\n`,
    };
}


/***/ }),

/***/ 3666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  WORDS: () => (/* binding */ WORDS),
  annotations: () => (/* binding */ annotations),
  errorsFirst: () => (/* binding */ errorsFirst),
  firstOf: () => (/* binding */ firstOf),
  formatDiagnostic: () => (/* binding */ formatDiagnostic),
  lineAnnotations: () => (/* binding */ lineAnnotations),
  renderValidation: () => (/* binding */ renderValidation),
  sayDiagnostic: () => (/* binding */ sayDiagnostic),
  wordDiagnostic: () => (/* binding */ wordDiagnostic)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __nccwpck_require__(876);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __nccwpck_require__(2527);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __nccwpck_require__(1219);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __nccwpck_require__(5511);
;// CONCATENATED MODULE: ./lib/report/messages/files.js
// What is said about files: those that hold no inventory, YAML that is none, keys, values and names that the format
// does not allow.



/** As people write bytes: 0xE9. */
function hexadecimal(byte) {
    return `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
const FILE_WORDS = {
    'no-inventory': {
        title: 'No inventory file was found.',
        message: ({ paths, folder }, voice) => {
            const where = paths.length === 0 ? '' : ` in ${(0,text_style/* listed */.KE)(paths.map(voice.name), 'or')}`;
            return `No inventory file was found${where}${folder === null ? '' : `, looked for in the folder ${voice.name(folder)}`}.`;
        },
        remedy: (_, voice) => `Add a .yml or .yaml file there, or correct the input ${voice.code('path')}.`,
        exactRemedy: ({ near }, voice) => near.length === 0 ? null : `Did you mean ${(0,text_style/* listed */.KE)(near.map(voice.name), 'or')}?`,
    },
    'partial-inventory': {
        title: 'A file that path leaves out declares a cyber system of this organization.',
        message: ({ name, files }, voice) => {
            const more = files > 1 ? `, one of ${(0,text_style/* grouped */.zD)(files)} such files` : '';
            return `This file declares the cyber system ${voice.name(name)}, and ${voice.code('path')} leaves it out${more}.`;
        },
        remedy: ({ deletes }, voice) => {
            const risk = deletes > 0 ? 'A delete in the plan may be a move to there.' : 'A move to there would be a delete.';
            return `${risk} Give ${voice.code('path')} the whole inventory, and choose a part of it with ${voice.code('only')}.`;
        },
    },
    'empty-file': {
        title: 'The file holds no document.',
        message: () => 'The file holds no document.',
        remedy: () => 'Declare a cyber system in it, or remove the file.',
    },
    'unreadable-file': {
        title: 'The file cannot be read.',
        message: ({ reason }, voice) => `The file cannot be read: ${voice.reason(reason)}.`,
        remedy: () => 'Check that it is there and may be read.',
    },
    'symbolic-link': {
        title: 'A symbolic link stands in the inventory.',
        message: () => 'This is a symbolic link, and links are not followed.',
        remedy: () => 'Put the file itself in its place.',
    },
    submodule: {
        title: 'A submodule stands in the inventory.',
        message: () => 'This is a submodule, and submodules are not read.',
        remedy: (_, voice) => `Keep its files in this repository, or narrow the input ${voice.code('path')} so that it is left out.`,
    },
    'lfs-pointer': {
        title: 'The file is a pointer of git LFS.',
        message: () => 'The file is a pointer of git LFS, not an inventory.',
        remedy: (_, voice) => `Keep inventory files in git itself: take them out of LFS with ${voice.code('git lfs untrack')}.`,
    },
    'file-too-large': {
        title: 'The file is too large.',
        message: ({ bytes, limit }) => `The file has ${(0,text_style/* counted */.hS)(bytes, 'byte')}, and at most ${(0,text_style/* grouped */.zD)(limit)} are read.`,
        remedy: ({ limit }) => `Split it into files of at most ${(0,text_style/* counted */.hS)(limit, 'byte')}.`,
    },
    'not-utf8': {
        title: 'The file is not UTF-8 text.',
        message: ({ line, byte }, voice) => line === null || byte === null
            ? 'The file is not UTF-8 text.'
            : `The file is not UTF-8 text: line ${(0,text_style/* grouped */.zD)(line)} holds the byte ${voice.code(hexadecimal(byte))}.`,
        remedy: (_, voice) => `Save it as UTF-8: in an editor, by ${voice.code('iconv -f CP1252 -t UTF-8')}, or on Windows in Notepad by Save as.`,
    },
    'merge-conflict': {
        title: 'A merge conflict is not settled.',
        message: () => 'A merge conflict starts here, and is not settled.',
        remedy: (_, voice) => `Keep what is meant, and remove the lines that start with ${voice.code('<<<<<<<')}, ${voice.code('=======')} and ${voice.code('>>>>>>>')}.`,
    },
};
/** How a reason ends where a tab stands before what js-yaml could not read. */
const BEHIND_TAB = ', behind a tab';
/** What stands in a file for which js-yaml gives these reasons, by how they start. */
const SYNTAX_HINTS = [
    ['tab characters', 'Indent with spaces.'],
    [
        'deficient indentation',
        'Close the quote or bracket that is open above; if it is closed, indent what is inside of it, the closing one too.',
    ],
    ['name of an alias', 'Put text that starts with * in quotes.'],
    ['unexpected end of the stream', 'Close the quote or bracket that is open above.'],
    ['bad indentation', 'Line up the keys of one entry, and quote a value that holds a colon or starts with a sign.'],
    ['end of the stream', 'Write key: value, with a space after the colon; look for a merge conflict too.'],
    ['can not read a block', 'Write key: value, with a space after the colon; look for a merge conflict too.'],
];
const YAML_WORDS = {
    'yaml-syntax': {
        title: 'This is not valid YAML.',
        message: ({ reason }, voice) => `This is not valid YAML: ${voice.reason(reason)}.`,
        remedy: () => 'Correct it here; nothing of this file was read.',
        exactRemedy: ({ reason }) => {
            const advice = SYNTAX_HINTS.find(([start]) => reason.startsWith(start))?.[1];
            const hint = reason.endsWith(BEHIND_TAB) ? 'Replace the tab by a blank.' : advice;
            return hint === undefined ? null : `${hint} Nothing of this file was read.`;
        },
    },
    'yaml-too-deep': {
        title: 'The YAML is nested too deep.',
        message: ({ limit }) => `The YAML is nested more than ${(0,text_style/* counted */.hS)(limit, 'level')} deep.`,
        remedy: (_, voice) => `Write the assets as one flat list under ${voice.code('assets')}.`,
    },
    'yaml-expansion': {
        title: 'Aliases expand to too much.',
        message: ({ limit }) => `The aliases of this file expand to more than ${(0,text_style/* counted */.hS)(limit, 'node')}.`,
        remedy: () => 'Use fewer aliases: write the entries out, or split the file.',
    },
    'unknown-alias': {
        title: 'An alias has no anchor.',
        message: ({ alias }, voice) => `The alias ${voice.name(`*${alias}`)} has no anchor before it in this document.`,
        remedy: (_, voice) => `Define the anchor above it, or write the value out; text that starts with ${voice.code('*')} goes in quotes.`,
    },
    'unsupported-tag': {
        title: 'YAML tags are not supported.',
        message: ({ tag }, voice) => `The tag ${voice.name(tag)} is not supported.`,
        remedy: () => 'Remove the tag; what stands in quotes is a string.',
    },
    'duplicate-key': {
        title: 'A key stands twice.',
        message: ({ key }, voice) => `The key ${voice.name(key)} stands twice in one mapping.`,
        remedy: ({ first }, voice) => `Remove one of the two; ${(0,text_style/* whereFirst */.y$)(first, voice)}.`,
        // A dash that is missing joins two assets, and removing a name would lose one of them.
        exactRemedy: ({ key, first }, voice) => key === 'name'
            ? `Remove one of the two, or start another asset with ${voice.code('- name:')}; ${(0,text_style/* whereFirst */.y$)(first, voice)}.`
            : null,
    },
    'missing-document-start': {
        title: 'Two documents are joined without a line between them.',
        message: (_, voice) => `A second ${voice.code('cyber_system')} starts here, in the middle of a document.`,
        remedy: ({ first }, voice) => `Begin a new document with a line ${voice.code('---')} above it; the first starts at ${voice.code((0,text_style/* placeText */.Z9)(first))}. Or remove it, if it is the same system twice.`,
    },
    'ambiguous-yaml': {
        title: 'YAML readers disagree about the file.',
        message: () => 'YAML readers disagree about this file, so it cannot be rewritten without a doubt.',
        remedy: (_, voice) => `Write it in plain block style, without stray marks (${voice.code('...')}, ${voice.code('?')}) and without aliases of whole entries.`,
    },
};
/** Keys with a name that a document or an asset cannot do without. */
const REQUIRED = new Set(['cyber_system', 'name']);
const entry = (voice) => voice.code('- name: "…"');
const type = (voice) => `${voice.code('asset_type: hardware')} or ${voice.code('asset_type: software')}`;
const noAssets = (voice) => `${voice.code('assets: []')} states that the system has none`;
/** What to add for a key that is missing. */
const MISSING = new Map([
    ['cyber_system', (voice) => `Add ${voice.code('cyber_system: "…"')} with the name or id of the system.`],
    ['assets', (voice) => `Add ${voice.code('assets:')} with a list; ${noAssets(voice)}.`],
    ['name', (voice) => `Add ${voice.code('name: "…"')} with the name of the asset.`],
    ['asset_type', (voice) => `Add ${type(voice)}.`],
]);
/** Subjects of a wrong type that are no keys of the format. */
const NODES = new Map([
    ['document', 'A document'],
    ['asset', 'An asset'],
    ['key', 'A key'],
    ['mapping', 'A mapping of columns'],
]);
/** What to write in place of a wrong type; a string where nothing is said here. */
const SHAPES = new Map([
    [
        'document',
        (voice) => `Write ${voice.code('cyber_system: "…"')} and ${voice.code('assets:')} with the list under it.`,
    ],
    ['asset', (voice) => `Write ${entry(voice)} with ${type(voice)} under it.`],
    ['key', () => 'Write one of the keys of the format.'],
    [
        'mapping',
        (voice) => `Write ${voice.code('columns:')} with lines such as ${voice.code('name: "Hostname"')} under it.`,
    ],
    ['assets', (voice) => `Write a list of ${entry(voice)}; ${noAssets(voice)}.`],
    ['asset_type', (voice) => `Write ${type(voice)}.`],
    // Parts of the mapping of a CSV export.
    ['columns', (voice) => `Write lines such as ${voice.code('name: "Hostname"')} under it.`],
    ['defaults', (voice) => `Write lines such as ${voice.code('asset_type: hardware')} under it.`],
    ['values', (voice) => `Write lines such as ${voice.code('Server: hardware')} under it.`],
    ['systems', (voice) => `Write lines such as ${voice.code('EMS-1: "Alpha EMS"')} under it.`],
    ['ignore', (voice) => `Write a list of names, such as ${voice.code('ignore: ["lab-*", spare-hmi]')}.`],
    ['prune', (voice) => `Write ${voice.code('prune: true')} or ${voice.code('prune: false')}, without quotes.`],
]);
const FORMAT_WORDS = {
    'unknown-key': {
        title: 'The format has no such key here.',
        message: ({ key }, voice) => `The format has no key ${voice.name(key)} here.`,
        remedy: () => 'Correct the key, or remove it.',
        exactRemedy: ({ key, near, allowed }, voice) => {
            if (near !== null)
                return `Did you mean ${voice.code(near)}?`;
            if (key === '<<')
                return 'Merge keys are not supported: write the keys out.';
            return `Remove it, or write one of ${(0,text_style/* codes */.F4)(allowed, voice)}.`;
        },
    },
    'missing-key': {
        title: 'A required key is missing.',
        message: ({ key, of }, voice) => `The ${of} has no ${voice.code(key)}.`,
        remedy: () => 'Add the key.',
        exactRemedy: ({ key }, voice) => MISSING.get(key)?.(voice) ?? null,
    },
    'wrong-type': {
        title: 'A value has the wrong type.',
        message: ({ subject, expected, found }, voice) => `${NODES.get(subject) ?? voice.code(subject)} must be ${voice.code(expected)}, and this is ${voice.code(found)}.`,
        remedy: () => 'Write a value of the type that the format asks for.',
        exactRemedy: ({ subject }, voice) => SHAPES.get(subject)?.(voice) ?? `Write ${voice.code(`${subject}: "…"`)}`,
    },
    'wrong-value': {
        title: 'A value is not one of those allowed.',
        message: ({ key, value }, voice) => `${voice.code(key)} cannot be ${voice.name(value)}.`,
        remedy: () => 'Write one of the values that the format allows.',
        exactRemedy: ({ near, allowed }, voice) => near === null ? `Write ${(0,text_style/* listed */.KE)(allowed.map(voice.code), 'or')}.` : `Did you mean ${voice.code(near)}?`,
    },
    'unquoted-scalar': {
        title: 'A value without quotes is read as something other than a string.',
        message: ({ key, text, reads }, voice) => {
            if (text === '')
                return `${voice.code(key)} has no value.`;
            return `Without quotes, the ${voice.code(key)} ${voice.name(text)} is read as ${voice.code(reads)}, not as a string.`;
        },
        remedy: () => 'Put it in double quotes.',
        exactRemedy: ({ key, text }, voice) => {
            if (text === '')
                return REQUIRED.has(key) ? 'Write one, in quotes.' : `Write one, or remove ${voice.code(key)}.`;
            const line = (0,text_style/* yamlLine */.ue)(key, text, voice);
            return line === null ? null : `Quote it: ${line}`;
        },
    },
};
const NAME_WORDS = {
    'empty-name': {
        title: 'A name is empty.',
        message: ({ key }, voice) => `The ${voice.code(key)} is empty.`,
        remedy: () => 'Write one.',
        exactRemedy: ({ key }, voice) => (REQUIRED.has(key) ? null : `Write one, or remove ${voice.code(key)}.`),
    },
    'padded-name': {
        title: 'A name starts or ends with white space.',
        message: ({ key, value }, voice) => `The ${voice.code(key)} ${voice.name(value)} starts or ends with white space.`,
        remedy: () => 'Remove the white space.',
        exactRemedy: ({ key, value }, voice) => {
            if (value.length > report_escape/* LONGEST_SHOWN */.Z7)
                return null;
            const trimmed = (0,characters/* withoutPadding */.gl)(value);
            return trimmed === '' ? null : `Write ${(0,text_style/* yamlLine */.ue)(key, trimmed, voice)}`;
        },
    },
    'control-character': {
        title: 'A name holds a control character.',
        message: ({ key, value, character }, voice) => `The ${voice.code(key)} ${voice.name(value)} holds the control character ${voice.code(character)}.`,
        remedy: (_, voice) => `Remove it; if the name at the service holds it, pin the asset with ${voice.code('id')}.`,
        exactRemedy: ({ key }) => key === 'name' ? null : 'Remove it; if the name at the service holds it, write the id in its place.',
    },
    'invisible-character': {
        title: 'A name holds a character that cannot be seen.',
        message: ({ key, value, character }, voice) => `The ${voice.code(key)} ${voice.name(value)} holds ${voice.code(character)}, which cannot be seen.`,
        remedy: () => 'Remove it, unless the name at the service holds it.',
    },
    'ignored-but-declared': {
        title: 'An asset is declared, and ignored.',
        message: ({ name, pattern }, voice) => `The asset ${voice.name(name)} is declared, and ${voice.name(pattern)} under ${voice.code('ignore')} leaves it alone.`,
        remedy: ({ first }, voice) => `Remove the entry, or the line under ${voice.code('ignore')} at ${voice.code((0,text_style/* placeText */.Z9)(first))}.`,
    },
    'duplicate-asset': {
        title: 'An asset is declared twice in one cyber system.',
        message: ({ name }, voice) => `The asset ${voice.name(name)} is declared twice in this cyber system.`,
        remedy: ({ first }, voice) => `Remove one, or pin each with its ${voice.code('id')} if they are two; ${(0,text_style/* whereFirst */.y$)(first, voice)}.`,
    },
    'duplicate-name': {
        title: 'Two cyber systems declare an asset of the same name.',
        message: ({ name }, voice) => `Another cyber system declares an asset named ${voice.name(name)} too.`,
        remedy: ({ first }, voice) => `Remove one if they are one asset, and rename one if names must be unique; ${(0,text_style/* whereFirst */.y$)(first, voice)}.`,
    },
    'similar-name': {
        title: 'Two names differ in case, white space or Unicode form alone.',
        message: ({ name, other }, voice) => `${voice.name(name)} differs from ${voice.name(other)} in case, white space or Unicode form alone.`,
        remedy: ({ first }, voice) => `Remove one if they are one asset, else tell them apart; the other is at ${voice.code((0,text_style/* placeText */.Z9)(first))}.`,
    },
};

;// CONCATENATED MODULE: ./lib/report/messages/service.js

const RESOLVING_WORDS = {
    'unknown-cyber-system': {
        title: 'The organization has no such cyber system.',
        message: ({ name }, voice) => `The organization has no cyber system ${voice.name(name)}.`,
        remedy: () => 'Write the name or the id of one that it has; cyber systems cannot be created here.',
        exactRemedy: ({ near, renamed }, voice) => {
            const hints = [(0,text_style/* didYouMean */.au)(near, voice), renamedSystem(renamed, voice)].filter((text) => text !== null);
            return hints.length === 0 ? null : hints.join(' ');
        },
    },
    'ambiguous-cyber-system': {
        title: 'Several cyber systems have this name.',
        message: ({ name, systems }, voice) => `${(0,text_style/* counted */.hS)(systems.length, 'cyber system')} are named ${voice.name(name)}: ${(0,text_style/* listedAs */.WC)(systems, (one) => sitedId(one, voice), 'and')}.`,
        remedy: (_, voice) => `Write the id of the one you mean, or say its ${voice.code('facility')}.`,
        exactRemedy: ({ takesFacility }) => (takesFacility ? null : 'Write the id of the one you mean.'),
    },
    'facility-mismatch': {
        title: 'The cyber system is not in that facility.',
        message: ({ facility, system, facilities }, voice) => {
            const home = facilities.length === 0 ? 'it is in none' : `it is in ${(0,text_style/* listedAs */.WC)(facilities, voice.name, 'and')}`;
            return `The cyber system ${voice.name(system.name)} is not in the facility ${voice.name(facility)}; ${home}.`;
        },
        remedy: (_, voice) => `Correct ${voice.code('facility')}, or remove it.`,
        exactRemedy: ({ facilities, near, renamed }, voice) => {
            // Its namesake elsewhere is another system: the file would hand it its assets.
            if (renamed !== null)
                return renamedSystem(renamed, voice);
            const [home, another] = facilities;
            const line = home === undefined || another !== undefined ? null : (0,text_style/* yamlLine */.ue)('facility', home, voice);
            if (line !== null)
                return `Write ${line}`;
            // A facility that the system is not in would be refused as well, however near its name is.
            const fitting = near.filter((name) => facilities.includes(name));
            return (0,text_style/* didYouMean */.au)(fitting, voice);
        },
    },
};
const MATCHING_WORDS = {
    'unknown-asset-id': {
        title: 'No asset at the service has this id.',
        message: ({ id }, voice) => `No asset at the service has the id ${voice.id(id)}.`,
        remedy: (_, voice) => `Correct it, or remove ${voice.code('id')} to create the asset; the service chooses new ids.`,
    },
    'duplicate-id': {
        title: 'Two assets have the same id.',
        message: ({ id }, voice) => `The id ${voice.id(id)} stands at two assets.`,
        remedy: ({ first }, voice) => `Correct one of the two; ${(0,text_style/* whereFirst */.y$)(first, voice)}.`,
    },
    'rename-conflict': {
        title: 'A rename or move is not clear, and one asset would be lost.',
        message: ({ name, source, reason, assets }, voice) => reason === 'shared-source'
            ? `${voice.name(source)} is named as the source of ${voice.name(name)} and of another asset, and can become only one.`
            : `${voice.name(name)} is to come from ${voice.name(source)}, but several live assets fit (${(0,text_style/* listed */.KE)(assets.map((asset) => `${voice.id(asset.id)} is now ${voice.name(asset.name)}`), 'and')}), and one would be lost.`,
        remedy: (_, voice) => `Let one asset alone name a source, and pin assets with ${voice.code('id')} where names meet.`,
        exactRemedy: ({ reason, assets }, voice) => reason === 'shared-source'
            ? `Keep ${voice.code('renamed_from')} or ${voice.code('moved_from')} at one of them alone.`
            : pin(assets.map(({ id }) => id), voice),
    },
    'rename-source-missing': {
        title: 'The asset that a rename or move starts from is not there.',
        message: ({ name, source, system }, voice) => `${voice.name(name)} is to come from ${voice.name(source)} in ${(0,text_style/* systemName */.N9)(system, voice.name)}, where no such asset is left.`,
        remedy: (_, voice) => `Correct ${voice.code('renamed_from')} or ${voice.code('moved_from')}, or remove them to create the asset.`,
    },
    'ambiguous-asset': {
        title: 'Several live assets have this name in this cyber system.',
        message: ({ name, system, ids }, voice) => `${(0,text_style/* counted */.hS)(ids.length, 'asset')} in ${(0,text_style/* systemName */.N9)(system, voice.name)} are named ${voice.name(name)}: ${(0,text_style/* listed */.KE)(ids.map(voice.id), 'and')}.`,
        remedy: (_, voice) => `Pin the one you mean with ${voice.code('id')}.`,
        exactRemedy: ({ ids }, voice) => pin(ids, voice),
    },
    'hint-done': {
        title: 'A rename or move is done, so its hint has served.',
        message: ({ name, key }, voice) => `What ${voice.code(key)} asks for is done: ${voice.name(name)} is there already.`,
        remedy: () => 'Remove the hint.',
        exactRemedy: ({ key }, voice) => `Remove ${voice.code(key)}.`,
    },
    'ambiguous-move': {
        title: 'An asset may have moved here, but that is not clear.',
        message: ({ name, assets, isRetyped }, voice) => {
            const doubt = isRetyped ? ' and got another type' : ', but which of several is meant is not clear';
            return `${voice.name(name)} may have moved here${doubt} (${whereFrom(assets, voice)}); no move is inferred.`;
        },
        remedy: (_, voice) => `To move one, and keep its id, pin it with ${voice.code('id')}.`,
        exactRemedy: ({ assets }, voice) => pin(assets.slice(0, MOST_PINS + 1).map(({ id }) => id), voice),
    },
};
const PLAN_WORDS = {
    'name-in-use': {
        title: 'An asset to create has the name of one in a cyber system that no file declares.',
        message: ({ name, system }, voice) => `${voice.name(name)} is to be created, and an asset of that name is in ${(0,text_style/* systemText */.VZ)(system, voice.name, voice.id)}, which no file declares.`,
        remedy: (_, voice) => `If they are one asset, add ${voice.code('moved_from')} with the cyber system it is in.`,
        exactRemedy: ({ system, reference }, voice) => {
            const line = (0,text_style/* yamlLine */.ue)('moved_from', reference, voice) ?? (0,text_style/* yamlLine */.ue)('moved_from', system.id, voice);
            return line === null ? null : `If they are one asset, add ${line}`;
        },
    },
    'possible-rename': {
        title: 'A delete and a create look like a rename.',
        message: ({ from, to, id, system, isInPlace, isExecuted }, voice) => {
            const [gone, made] = isExecuted
                ? ['would be deleted', 'created']
                : ['is live but in no file', 'is in a file but not live'];
            const where = isInPlace ? ', where it stood' : '';
            return `Is this a rename? In ${(0,text_style/* systemName */.N9)(system, voice.name)}, ${voice.name(from)} (${voice.id(id)}) ${gone} and ${voice.name(to)} ${made}${where}.`;
        },
        remedy: (_, voice) => `If it is a rename, add ${voice.code('renamed_from')} to keep the id and its history.`,
        exactRemedy: ({ from, id }, voice) => {
            const line = (0,text_style/* yamlLine */.ue)('renamed_from', from, voice) ?? (0,text_style/* yamlLine */.ue)('id', id, voice);
            return line === null ? null : `If so, keep the id and its history: add ${line}`;
        },
    },
    'system-adopted': {
        title: 'A cyber system is declared for the first time.',
        message: ({ system }, voice) => `The cyber system ${(0,text_style/* systemText */.VZ)(system, voice.name, voice.id)} is declared for the first time.`,
        remedy: ({ count }, voice) => `${(0,text_style/* counted */.hS)(count, 'undeclared asset')} in it ${count === 1 ? 'is' : 'are'} left alone; write ${voice.code('prune: true')} to delete what is not declared.`,
    },
    'system-released': {
        title: 'A cyber system is no longer declared.',
        message: ({ system }, voice) => `The cyber system ${(0,text_style/* systemText */.VZ)(system, voice.name, voice.id)} is no longer declared.`,
        remedy: ({ count }, voice) => `${(0,text_style/* counted */.hS)(count, 'asset')} in it ${count === 1 ? 'stays as it is' : 'stay as they are'}; to delete ${count === 1 ? 'it' : 'them'}, declare the system with ${voice.code('assets: []')} instead.`,
    },
    'impact-rating-available': {
        title: 'Cyber systems carry a field that looks like their impact rating.',
        message: ({ field }, voice) => `Every cyber system has ${voice.name(field)} with the values High, Medium or Low.`,
        remedy: (_, voice) => `To show it beside each system, name it in the input ${voice.code('impact-rating-field')}.`,
        exactRemedy: ({ field }, voice) => {
            const line = (0,text_style/* yamlLine */.ue)('impact-rating-field', field, voice);
            return line === null ? null : `To show it beside each system, set the input ${line}`;
        },
    },
    'unknown-field': {
        title: 'No cyber system has the field that an input names.',
        message: ({ input, field }, voice) => `No cyber system has the field ${voice.name(field)}, which the input ${voice.code(input)} names.`,
        remedy: () => 'Correct the input, or remove it; it only shows what the field holds.',
    },
    'review-mismatch': {
        title: 'A review is not of the list that it names.',
        message: ({ problem }, voice) => `This review is not of the list that it names: ${voice.name(problem)}.`,
        remedy: () => 'Write it anew with cip-sync audit review, from a clone of the ledger.',
    },
    'base-document-skipped': {
        title: 'A document of an earlier inventory counts as absent.',
        message: ({ base, code }, voice) => `In the ${voice.code(base)} inventory, from an earlier commit, this document counts as absent, since it is not valid now (${voice.code(code)}).`,
        remedy: () => 'Nothing needs to be done; changes that it asked for are shown as asked for by these files.',
    },
};
/** A file that names the id survives the next rename. */
function renamedSystem(renamed, voice) {
    if (renamed === null)
        return null;
    const line = (0,text_style/* yamlLine */.ue)('cyber_system', renamed.id, voice) ?? voice.id(renamed.id);
    return `If it was renamed at the service, it is ${(0,text_style/* systemName */.N9)(renamed, voice.name)} now, the only one there that no file declares: write ${line}`;
}
function sitedId({ id, site }, voice) {
    return site === null ? voice.id(id) : `${voice.id(id)} (${voice.name(site.name)})`;
}
function whereFrom(assets, voice) {
    return (0,text_style/* listedAs */.WC)(assets, ({ id, system }) => `${voice.id(id)} in ${(0,text_style/* systemName */.N9)(system, voice.name)}`, 'and');
}
const MOST_PINS = 3;
/** The lines that would tell these assets apart. */
function pin(ids, voice) {
    const lines = ids.slice(0, MOST_PINS).flatMap((id) => (0,text_style/* yamlLine */.ue)('id', id, voice) ?? []);
    return lines.length === 0 || ids.length > MOST_PINS ? null : `Pin the one you mean: add ${lines.join(' or ')}`;
}
/** What a file is instead. */
const NO_CSV = {
    workbook: 'The file is a workbook, as Excel and other spreadsheets keep it (.xlsx, .xls), not CSV.',
    'utf-16': 'The file is UTF-16 without a byte order mark.',
    markup: 'The file is HTML or XML, whatever its name says, not CSV.',
    other: 'From here on the file is neither UTF-8 nor UTF-16 text.',
};
const SAVE_AS_CSV = 'Open it in the spreadsheet, choose File, Save As, and the type "CSV UTF-8 (Comma delimited)"; then import that file.';
const QUOTE_IT = 'Put the whole cell in quotes, and double each quote in it.';
/** What breaks a row, and what to do, by the reason that the reader gives. */
const FAULTS = new Map([
    ['quote-open', ['a quote is opened and never closed', 'Close it.']],
    ['text-after-quote', ['text stands behind a closing quote', QUOTE_IT]],
    ['quote-inside', ['a quote stands inside a cell that does not start with one', QUOTE_IT]],
]);
const ANY_FAULT = ['it cannot be read', 'Compare it with the rows above.'];
/** Needs nothing but quotes on a shell. */
const SIMPLE = /^[\w .,/-]{1,60}$/;
function whichRows(rows, lines) {
    return rows === 1 ? '' : ` (${(0,text_style/* counted */.hS)(rows, 'row')}, at lines ${(0,text_style/* listed */.KE)(lines.map(String), 'and')})`;
}
const CSV_WORDS = {
    'csv-encoding': {
        title: 'The file is not CSV in UTF-8 or UTF-16.',
        message: ({ kind }) => NO_CSV[kind],
        remedy: () => 'Open it in a spreadsheet and save it as "CSV UTF-8".',
        exactRemedy: ({ kind }, voice) => {
            const from = kind === 'utf-16' ? 'UTF-16LE' : 'WINDOWS-1252';
            const convert = voice.code(`iconv -f ${from} -t UTF-8 old.csv > new.csv`);
            return kind === 'workbook' || kind === 'markup'
                ? SAVE_AS_CSV
                : `Save it as "CSV UTF-8", or convert it: ${convert}`;
        },
    },
    'csv-empty': {
        title: 'No row is left to import.',
        message: ({ leftOut }, voice) => leftOut === 0
            ? 'The file has no row below its header.'
            : `${voice.code('--where')} and ${voice.code('--skip')} leave out all of its ${(0,text_style/* counted */.hS)(leftOut, 'row')}.`,
        remedy: ({ leftOut }) => leftOut === 0
            ? 'Export it again, with a header and at least one row.'
            : 'Compare what they say with the cells of their columns.',
    },
    'csv-syntax': {
        title: 'The row breaks the quoting rules of CSV.',
        message: ({ reason }) => `The row breaks the quoting rules of CSV: ${(FAULTS.get(reason) ?? ANY_FAULT)[0]}.`,
        remedy: () => 'Correct the quotes; nothing below was read.',
        exactRemedy: ({ reason }) => `${(FAULTS.get(reason) ?? ANY_FAULT)[1]} Nothing below was read.`,
    },
    'csv-row-length': {
        title: 'The row has another number of cells than the header.',
        message: ({ cells, columns }) => `The row has ${(0,text_style/* counted */.hS)(cells, 'cell')}, and the header has ${columns}.`,
        remedy: () => 'Put cells that hold a separator or a line break in quotes, and fill up rows that are too short.',
    },
    'csv-missing-column': {
        title: 'A column is not in the header.',
        message: ({ column, key, header }, voice) => {
            const content = header.length === 0 ? 'is empty' : `has ${(0,text_style/* listedAs */.WC)(header, voice.name, 'and')}`;
            if (key.startsWith('--'))
                return `No column is named ${voice.name(column)}, as ${voice.code(key)} says; the header ${content}.`;
            return `No column is named ${voice.name(column)}, where ${voice.code(key)} should be; the header ${content}.`;
        },
        remedy: (_, voice) => `Name the column with ${voice.code('--column KEY=HEADER')}.`,
        exactRemedy: ({ key, column: wanted, near, header }, voice) => {
            // A field that was not given a column is near to any word: the header above says more.
            const isNamed = key !== wanted;
            if (near.length === 0 && header.length === 1) {
                return `The header is read as one cell: say what separates its cells with ${voice.code('--delimiter CHARACTER')}, or name the column with ${voice.code(`--column ${key}=HEADER`)}.`;
            }
            if (key.startsWith('--'))
                return (0,text_style/* didYouMean */.au)(near, voice) ?? `Write ${voice.code(`${key} HEADER=VALUE`)} with a column of the header.`;
            const column = `Name the column with ${voice.code(`--column ${key}=HEADER`)}`;
            const other = key === 'name' ? '' : `, or one value for all with ${voice.code(`--default ${key}=TEXT`)}`;
            return (isNamed ? (0,text_style/* didYouMean */.au)(near, voice) : null) ?? `${column}${other}.`;
        },
    },
    'csv-ambiguous-column': {
        title: 'Several columns have the same header.',
        message: ({ column, count }, voice) => `${(0,text_style/* counted */.hS)(count, 'column')} are named ${voice.name(column)}.`,
        remedy: () => 'Rename all but the one that is meant.',
    },
    'csv-unknown-type': {
        title: 'An asset type is neither hardware nor software.',
        message: ({ value, rows, lines }, voice) => {
            const where = whichRows(rows, lines);
            if (value === '')
                return `The asset type is empty${where}.`;
            return `The asset type ${voice.name(value)} is neither hardware nor software${where}.`;
        },
        remedy: (_, voice) => `Say what it is, for example with ${voice.code('--value Server=hardware')}.`,
        exactRemedy: ({ value, near }, voice) => {
            if (value === '')
                return `Fill it in, or say ${voice.code('--default asset_type=TYPE')}, TYPE one of hardware and software.`;
            const flag = `Say what it is: ${voice.code(`--value "${SIMPLE.test(value) ? value : 'CELL'}=TYPE"`)}, TYPE one of hardware and software.`;
            return (0,text_style/* didYouMean */.au)(near, voice) ?? flag;
        },
    },
    'csv-unknown-system': {
        title: 'The organization has no such cyber system.',
        message: ({ name, rows, lines }, voice) => `The organization has no cyber system ${voice.name(name)}${whichRows(rows, lines)}.`,
        remedy: (_, voice) => `Correct the rows, or say in ${voice.code('systems')} of a mapping file which cyber system is meant.`,
        exactRemedy: ({ near }, voice) => (0,text_style/* didYouMean */.au)(near, voice),
    },
    'csv-differs': {
        title: 'The inventory declares an asset otherwise than its row.',
        message: ({ name, declared, system }, voice) => `The inventory declares ${voice.name(name)} as ${voice.code(declared)} in ${(0,text_style/* systemName */.N9)(system, voice.name)} already, and this row says otherwise; the inventory stays as it is.`,
        remedy: ({ first }, voice) => `Correct one of the two; the entry is at ${voice.code((0,text_style/* placeText */.Z9)(first))}.`,
    },
};

// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __nccwpck_require__(7443);
;// CONCATENATED MODULE: ./lib/report/messages.js
// Every diagnostic in words, once, for every surface: a log, the lines of `validate`, annotations beside the lines of a
// file. Subject, cause and remedy; under `detail: counts` titles, numbers and places alone.






/** Exhaustive by type: a code without words does not compile. */
const WORDS = {
    ...FILE_WORDS,
    ...YAML_WORDS,
    ...FORMAT_WORDS,
    ...NAME_WORDS,
    ...RESOLVING_WORDS,
    ...MATCHING_WORDS,
    ...PLAN_WORDS,
    ...CSV_WORDS,
};
/** Subject, cause and remedy, on one line. */
function sayDiagnostic({ code, args }, detail, voice) {
    const words = WORDS[code];
    if (detail === 'counts')
        return `${words.title} ${words.remedy(args, voice)}`;
    return `${words.message(args, voice)} ${words.exactRemedy?.(args, voice) ?? words.remedy(args, voice)}`;
}
function wordDiagnostic(finding, detail) {
    const { code, severity, at } = finding;
    const place = at === null || at.offset === null ? null : at.file.place(at.offset);
    return {
        code,
        severity,
        message: sayDiagnostic(finding, detail, text_style/* plainVoice */.R5),
        path: at?.file.path ?? null,
        line: place?.line ?? null,
        column: place?.column ?? null,
    };
}
/** `path:line:column severity code: message`, on exactly one line. */
function formatDiagnostic(finding, detail) {
    const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
    const place = path === null ? '' : `${(0,report_escape/* visible */.RK)(path)}${line === null ? '' : `:${line}:${column}`} `;
    return `${place}${severity} ${code}: ${message}`;
}
// Which diagnostics to show where there is no room for all.
/** Errors, then what is said of whole systems, then warnings, then notices; each in file order. */
function errorsFirst(diagnostics) {
    return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
/** So many, errors first, and at least one of each code: a fault of its own kind is not lost among many alike. */
function firstOf(diagnostics, most) {
    const ordered = errorsFirst(diagnostics);
    const byCode = new Map(ordered.toReversed().map((finding) => [finding.code, finding]));
    const kept = new Set(byCode.values());
    for (const finding of ordered) {
        if (kept.size >= most)
            break;
        kept.add(finding);
    }
    return ordered.filter((finding) => kept.has(finding));
}
function rank({ severity, code }) {
    if (severity === 'error')
        return 0;
    if (code === 'system-released' || code === 'system-adopted')
        return 1;
    return severity === 'warning' ? 2 : 3;
}
/** As many as anyone reads; of more, errors first. */
const MOST_SHOWN = 2000;
/** Ends with a newline. */
function renderValidation(validation, detail, diagnostics = validation.diagnostics) {
    const more = diagnostics.length - MOST_SHOWN;
    const first = more > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
    const lines = first.map((finding) => formatDiagnostic(finding, detail));
    if (more > 0)
        lines.push(`${(0,text_style/* counted */.hS)(more, 'more finding')} not shown.`);
    return [...lines, (0,summarize/* validationLine */.MB)(validation), ''].join('\n');
}
/** GitHub shows ten annotations of a level for each step and drops the rest without a word. */
const MOST_OF_LEVEL = 10;
/**
 * Lines as `::error file=…,line=…,col=…,title=…::message`. Of more than ten of a level, nine and one that says so. What
 * the log then does not hold is in `untold`. A hint that has served is no news of every later run: it is told as text.
 */
function annotations(diagnostics, options) {
    const annotated = new Set();
    const commands = diagnostic/* SEVERITIES */.oC.flatMap((severity) => {
        const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== 'hint-done');
        const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, MOST_OF_LEVEL - 1);
        for (const finding of first)
            annotated.add(finding);
        const lines = first.map((finding) => annotation(finding, options));
        if (first.length === ofLevel.length)
            return lines;
        const more = (0,text_style/* counted */.hS)(ofLevel.length - first.length, `more ${severity}`);
        return [...lines, `::${severity}::${more}, in the log and the summary of this run.`];
    });
    return { commands, untold: diagnostics.filter((finding) => !annotated.has(finding)) };
}
function annotation(finding, { detail, folder }) {
    const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
    const properties = [
        ...(path === null ? [] : [`file=${(0,report_escape/* annotationProperty */.LL)(folder + path)}`]),
        ...(line === null ? [] : [`line=${line}`]),
        ...(column === null ? [] : [`col=${column}`]),
        `title=${(0,report_escape/* annotationProperty */.LL)(`${code}: ${WORDS[code].title}`)}`,
    ];
    return `::${severity} ${properties.join(',')}::${(0,report_escape/* annotationMessage */.L0)(message)}`;
}
/** Beyond so many, errors first, the summary tells the rest: each batch of fifty is one more request. */
const MOST_ON_LINES = 500;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/** Those that have a line to stand beside. */
function lineAnnotations(diagnostics, { detail, folder }) {
    return errorsFirst(diagnostics)
        .filter(({ at, code }) => at !== null && code !== 'hint-done')
        .slice(0, MOST_ON_LINES)
        .map((finding) => {
        const { code, severity, message, path, line } = wordDiagnostic(finding, detail);
        const at = line ?? 1;
        return {
            ...{ path: folder + (path ?? ''), start_line: at, end_line: at, annotation_level: LEVELS[severity] },
            title: `${code}: ${WORDS[code].title}`,
            message,
        };
    });
}


/***/ }),

/***/ 8373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   planDocument: () => (/* binding */ planDocument),
/* harmony export */   shownPlan: () => (/* binding */ shownPlan)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7206);
/* harmony import */ var _core_sites_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5991);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3666);



/** Its keys are in the order of design section 5. */
function planDocument(plan, { toolVersion, generatedAt, detail = 'full' }) {
    return {
        format_version: '1.0',
        tool: { name: _core_model_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_NAME */ .lH, version: toolVersion },
        organization: plan.organization,
        generated_at: generatedAt,
        ...(plan.only === null ? {} : { only: plan.only.references }),
        summary: plan.summary,
        changes: plan.changes.map(documentChange),
        undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
            id: asset.id,
            name: asset.name,
            cyber_system_id: asset.cyber_system_id,
            asset_type: asset.asset_type,
            cyber_system: (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_0__/* .systemDocument */ .fZ)(cyberSystem),
        })),
        diagnostics: plan.diagnostics.map((finding) => (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.wordDiagnostic)(finding, detail)),
        guards: plan.guards,
        digest: plan.digest,
    };
}
/** As standard output shows it: under `counts` without the lists that name assets. Such a plan approves nothing. */
function shownPlan(plan, options) {
    const document = planDocument(plan, options);
    return options.detail === 'counts' ? { ...document, changes: [], undeclared: [] } : document;
}
function documentChange(change) {
    const { fingerprint, origin } = change;
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    const common = {
        cyber_system: (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_0__/* .systemDocument */ .fZ)(change.cyberSystem),
        from_cyber_system: isMove ? (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_0__/* .systemDocument */ .fZ)(change.fromSystem) : null,
        origin,
    };
    if (change.action === 'delete') {
        const { action, id, before } = change;
        return { action, fingerprint, id, before, after: null, changed: [], ...common, source: null };
    }
    const { file } = change.desired.document;
    const source = { path: file.path, ...file.place(change.desired.offset) };
    if (change.action === 'create') {
        const { action, after } = change;
        return { action, fingerprint, id: null, before: null, after, changed: [], ...common, source };
    }
    const { action, id, before, after, changed } = change;
    return { action, fingerprint, id, before, after, changed, ...common, source };
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ workBar),
/* harmony export */   OX: () => (/* binding */ workLine),
/* harmony export */   Zg: () => (/* binding */ changeCounts),
/* harmony export */   oM: () => (/* binding */ closingLine),
/* harmony export */   uA: () => (/* binding */ requestLine)
/* harmony export */ });
/* unused harmony export planCounts */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2527);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5511);




/** One line without its end: `reading: 12 files, 1.2 MiB from the service`. Not every command reads files. */
function workLine(work) {
    if (work.doing === 'reading') {
        const files = work.files === 0 ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(work.files, 'file')}, `;
        return `reading: ${files}${sizeText(work.bytes)} from the service`;
    }
    const noun = work.doing === 'applying' ? 'change' : 'file';
    return `${work.doing}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(work.settled)} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(work.total, noun)}`;
}
const BAR_WIDTH = 30;
/** The same where a line can be redrawn: a bar where the end is known. */
function workBar(work) {
    if (work.doing === 'reading')
        return workLine(work);
    const { doing, settled, total } = work;
    const filled = total === 0 ? BAR_WIDTH : Math.floor((settled / total) * BAR_WIDTH);
    return `${doing} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${settled}/${total}`;
}
/** The last line of a run, without its end: `planned, 7 changes, 1 permanent delete, in 2.4 s`. */
function closingLine(result, counts, ms) {
    return `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([result, counts], ', ')}, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms)}`;
}
/** A plan for the last line: what it found, or how much it looked at to find nothing. */
function planCounts(plan, verb) {
    const { changes, diagnostics, summary } = plan;
    if (changes.length === 0 && !hasErrors(diagnostics))
        return `${grouped(summary.unchanged)} unchanged`;
    // That it is blocked is the result, which stands before.
    return verb === 'drift' ? driftHeadline(plan) : headline({ ...plan, guards: [] });
}
/** `1 create, 2 updates, 1 delete, 3 drifted changes`; empty when there is nothing of all that. */
function changeCounts(counts) {
    const { create, update, delete: deletes, drift } = counts;
    const each = [[create, 'create'], [update, 'update'], [deletes, 'delete']];
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)([...each, [drift, 'drifted change']], _text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS).join(', ');
}
/** `GET /cyber-assets 200 41 ms`, without its end. Under `counts` the template of the path stands for it. */
function requestLine({ method, route, path, status, ms }, detail) {
    const where = detail === 'counts' ? route : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path);
    return `${method} ${where} ${status ?? 'no answer'} ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(Math.round(ms))} ms`;
}
function sizeText(bytes) {
    if (bytes < 1024)
        return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(bytes, 'byte');
    const kib = bytes / 1024;
    return kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
}


/***/ }),

/***/ 3136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ contrasted),
/* harmony export */   Dp: () => (/* binding */ bySystem),
/* harmony export */   GB: () => (/* binding */ inPlaces),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I1: () => (/* binding */ declarations),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   Rc: () => (/* binding */ sideText),
/* harmony export */   Sb: () => (/* binding */ byKind),
/* harmony export */   TW: () => (/* binding */ bySite),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Yb: () => (/* binding */ ratingChange),
/* harmony export */   Z$: () => (/* binding */ NAMELESS),
/* harmony export */   pH: () => (/* binding */ areTogether),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* unused harmony export contrast */
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3444);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1968);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6599);
/* harmony import */ var _core_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5991);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2527);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5511);
// A plan as a reader takes it in: what is asked for, what is pending, what drifted; and by kind, deletes first.







/** The kinds of changes in the order they are read. An update that does several is of the first kind it is. */
const KINDS = ['delete', 'move', 'rename', 'retype', 'create'];
function kindOf(change) {
    if (change.action !== 'update')
        return change.action;
    if (change.changed.includes('cyber_system_id'))
        return 'move';
    return change.changed.includes('name') ? 'rename' : 'retype';
}
function sectionsOf({ changes, toExecute }) {
    const executed = new Set(toExecute);
    return {
        asked: toExecute.filter(({ origin }) => origin === 'inventory'),
        pending: toExecute.filter(({ origin }) => origin === 'pending'),
        reverted: toExecute.filter(({ origin }) => origin === 'drift'),
        drift: changes.filter((change) => !executed.has(change)),
    };
}
function byKind(changes) {
    const sorted = { delete: [], move: [], rename: [], retype: [], create: [] };
    for (const change of changes)
        sorted[kindOf(change)].push(change);
    return sorted;
}
/** Grouped by cyber system, sorted by site and name. */
function bySystem(all) {
    const groups = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(all, ({ cyberSystem }) => cyberSystem.id).values()];
    return groups
        .map((members) => ({ system: members[0].cyberSystem, members }))
        .sort((a, b) => (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.system, b.system));
}
/** Where the files ask for a change: `path:line`; null for a delete, which no file names. */
function sourceOf(change) {
    if (change.action === 'delete')
        return null;
    const { document, offset } = change.desired;
    return `${document.file.path}:${document.file.place(offset).line}`;
}
/** The file that asks for a change; null for a delete. */
function pathOf(change) {
    return change.action === 'delete' ? null : change.desired.document.file.path;
}
/** Whether two changes stand under one heading: of one cyber system, asked for by one file. */
function areTogether(one, other) {
    return one.cyberSystem.id === other.cyberSystem.id && pathOf(one) === pathOf(other);
}
/** By site and system, then by name: as a reviewer goes through them. */
function bySite(changes) {
    return [...changes].sort((a, b) => (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.cyberSystem, b.cyberSystem) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)((a.before ?? a.after).name, (b.before ?? b.after).name) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareIds */ .q)(a.id ?? '', b.id ?? ''));
}
/** Those of one cyber system and file next to each other, by site and system. */
function inPlaces(changes) {
    const sorted = [...changes].sort((a, b) => (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.cyberSystem, b.cyberSystem));
    const places = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(sorted, (change) => `${change.cyberSystem.id}\0${pathOf(change) ?? ''}`);
    return [...places.values()].flat();
}
// A change with its long names cut for showing: what differs between before and after always stays.
/** A part of a name is shown whole up to so many UTF-16 units: two such parts are not shortened again. */
const MOST_WHOLE = _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_SHOWN */ .Z7 / 2;
const ENDS = { head: 40, tail: 24 };
/** Any other change as it is. */
function contrasted(change) {
    if (change.action !== 'update')
        return change;
    const { before, after, fromSystem, cyberSystem } = change;
    const [oldName, newName] = contrast(before.name, after.name);
    const [fromName, toName] = contrast(fromSystem.name, cyberSystem.name);
    const [fromId, toId] = contrast(fromSystem.id, cyberSystem.id);
    const [fromSite, toSite] = contrast(fromSystem.site?.name ?? '', cyberSystem.site?.name ?? '');
    return {
        ...change,
        before: { ...before, name: oldName },
        after: { ...after, name: newName },
        fromSystem: { ...fromSystem, name: fromName, id: fromId, site: renamed(fromSystem.site, fromSite) },
        cyberSystem: { ...cyberSystem, name: toName, id: toId, site: renamed(cyberSystem.site, toSite) },
    };
}
function renamed(site, name) {
    return site === null ? null : { ...site, name };
}
/**
 * Two texts that are shown to be compared. Where they differ and one is too long to be shown whole, both are cut around
 * the place at which they part, each to LONGEST_SHOWN at most: they start alike, and still differ.
 */
function contrast(one, other) {
    if (one === other || Math.max(one.length, other.length) <= _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_SHOWN */ .Z7)
        return [one, other];
    const parting = partingOf(one, other);
    const start = ends(one.slice(0, parting));
    return [start + ends(one.slice(parting)), start + ends(other.slice(parting))];
}
/** How many units they have in common at their start. */
function partingOf(one, other) {
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return at;
}
function ends(text) {
    return text.length <= MOST_WHOLE ? text : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)(text, ENDS);
}
/** `Medium → High`; one rating where both have it, '' where neither has any. */
function ratingChange(from, to, say) {
    if (from.impactRating === null && to.impactRating === null)
        return '';
    const [before, after] = [from, to].map((one) => one.impactRating === null ? 'none' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .ratingText */ .l$)(one.impactRating, say));
    return before === after ? `${after}` : `${before} → ${after}`;
}
/** What one side of an update has of that in which they differ, and how its cyber system is called. */
function sideText({ changed }, side, system, say) {
    const parts = [
        changed.includes('name') ? `named ${say(side.name)}` : '',
        changed.includes('cyber_system_id') ? `in ${system}` : '',
        changed.includes('asset_type') ? side.asset_type : '',
    ];
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(parts, ', ');
}
const PLAIN_SPEECH = { name: _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm, place: _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK };
/** One change in a few words; under `counts` its action and its place alone. */
function describe(whole, detail, { name, place } = PLAIN_SPEECH) {
    const change = contrasted(whole);
    const source = sourceOf(change);
    const at = source === null ? '' : `  ${place(source)}`;
    if (detail === 'counts')
        return `${change.action}${at}`;
    const system = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemName */ .N9)(change.cyberSystem, name);
    const id = change.id === null ? '' : ` ${name(change.id)}`;
    if (change.action !== 'update')
        return `${change.action} ${name((change.after ?? change.before).name)}${id} in ${system}${at}`;
    const { before, after, fromSystem } = change;
    const named = before.name === after.name ? name(after.name) : `${name(before.name)} → ${name(after.name)}`;
    const isMove = before.cyber_system_id !== after.cyber_system_id;
    const moved = isMove ? `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemName */ .N9)(fromSystem, name)} → ${system}` : system;
    const type = before.asset_type === after.asset_type ? '' : `, ${before.asset_type} → ${after.asset_type}`;
    return `update ${named}${id} in ${moved}${type}${at}`;
}
// The lines of YAML that would declare what no file declares yet.
/** Why there are no lines that would declare an asset. */
const NAMELESS = 'without a name no file can declare it. Name it in the application';
/**
 * The lines to add under `assets:` for each of these. One whose name needs an id, or is shared in its system, is
 * pinned by its id; of one without a name a comment tells.
 */
function declarations(undeclared) {
    const seen = new Set();
    const shared = new Set();
    for (const { asset } of undeclared) {
        const key = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name);
        (seen.has(key) ? shared : seen).add(key);
    }
    return ({ asset }) => {
        if (asset.name === '')
            return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(asset.id)}: ${NAMELESS}`];
        const isShared = shared.has((0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name));
        const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(asset.name)}`, `    asset_type: ${asset.asset_type}`];
        if (isShared || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(asset.name))
            lines.push(`    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(asset.id)}`);
        return lines;
    };
}


/***/ }),

/***/ 7443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ driftHeadline),
/* harmony export */   D0: () => (/* binding */ NOT_RECORDED),
/* harmony export */   Eh: () => (/* binding */ shownNowhere),
/* harmony export */   Gp: () => (/* binding */ onlySentence),
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   Lx: () => (/* binding */ headlinePhrases),
/* harmony export */   MB: () => (/* binding */ validationLine),
/* harmony export */   Nh: () => (/* binding */ doneLine),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   R2: () => (/* binding */ PERMANENT),
/* harmony export */   S6: () => (/* binding */ guardSentences),
/* harmony export */   SD: () => (/* binding */ NOT_COMPARED),
/* harmony export */   dC: () => (/* binding */ summaryLine),
/* harmony export */   jQ: () => (/* binding */ tooLargeText),
/* harmony export */   lw: () => (/* binding */ restLine),
/* harmony export */   wv: () => (/* binding */ SEPARATOR),
/* harmony export */   z6: () => (/* binding */ agreement),
/* harmony export */   zZ: () => (/* binding */ INHERITS)
/* harmony export */ });
/* unused harmony export DONE_WORDS */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2270);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3136);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5511);




const SEPARATOR = ' · ';
const PERMANENT = 'permanent, its compliance history goes with it';
const INHERITS = "it inherits the new system's impact rating";
/** What would be executed: `2 to delete · 1 to move · 2 to create`. When nothing is, what remains. */
function countsLine(summary) {
    const { create, update, delete: deletes } = summary;
    if (create + update + deletes === 0)
        return nothingLine(summary);
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([[deletes, 'to delete'], ...updateParts(summary), [create, 'to create']]).join(SEPARATOR);
}
/** Moves, renames and retypes each on their own, unless one update does several: then they would not add up. */
function updateParts({ update, moved, renamed, retyped }) {
    if (moved + renamed + retyped === update) {
        return [
            [moved, 'to move'],
            [renamed, 'to rename'],
            [retyped, 'to retype'],
        ];
    }
    const does = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([
        [moved, 'moved'],
        [renamed, 'renamed'],
        [retyped, 'retyped'],
    ]);
    return [[update, `to update (${does.join(', ')})`]];
}
/** What was done: `2 deleted · 1 moved · 2 created`; empty for nothing. */
function doneLine(kinds) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .GW.map((kind) => [kinds[kind].length, DONE_WORDS[kind]])).join(SEPARATOR);
}
const DONE_WORDS = {
    delete: 'deleted',
    move: 'moved',
    rename: 'renamed',
    retype: 'retyped',
    create: 'created',
};
function nothingLine(summary) {
    if (summary.drift > 0)
        return 'No changes to apply, and yet the inventory and the service differ.';
    return `No changes. ${agreement(summary)}`;
}
/** How far files and service agree, where no change is to be made and none drifted. */
function agreement({ undeclared, ignored, unmanaged }) {
    return undeclared + ignored + unmanaged > 0
        ? 'What the inventory declares, the service has.'
        : 'The inventory and the service agree.';
}
/** The plan in one line of counts, whatever became of it. */
function summaryLine({ summary, diagnostics }) {
    const counts = countSeverities(diagnostics);
    return counts.error > 0
        ? `${severityLine(counts)}: nothing is planned until they are corrected.`
        : countsLine(summary);
}
/** What stays as it is: `412 unchanged · 3 undeclared, left alone · 1 drifted, not applied`; may be empty. */
function restLine({ unchanged, undeclared, ignored, unmanaged, drift, pending }) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([
        [pending, 'of them pending from earlier merges'],
        [unchanged, 'unchanged'],
        [undeclared, 'undeclared, left alone'],
        [ignored, 'ignored'],
        // Where a file was lost, these are all that tells of it.
        [unmanaged, 'in systems that no file declares'],
        [drift, 'drifted, not applied'],
    ]).join(SEPARATOR);
}
/** Which part of the plan this is; null for all of it. */
function onlySentence({ only, summary }, detail, voice) {
    if (only === null)
        return null;
    const chosen = detail === 'full' ? (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(only.references.map(voice.name), 'and') : 'what was chosen';
    const leftOut = `Only ${chosen}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(summary.left_out ?? 0, 'change')} of other systems left out.`;
    if (only.along === 0)
        return leftOut;
    return `${leftOut} ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(only.along, 'change')} of other systems with it, since chosen ones wait for it.`;
}
function headlinePhrases({ summary, diagnostics, guards }) {
    const { error } = countSeverities(diagnostics);
    if (error > 0)
        return [{ text: `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(error, 'error')}, nothing is planned`, loud: true }];
    const total = summary.create + summary.update + summary.delete;
    const phrases = [];
    if (total === 0)
        phrases.push({ text: nothingPhrase(summary), loud: false });
    else if (total > summary.delete)
        phrases.push({ text: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, 'change'), loud: false });
    if (summary.delete > 0)
        phrases.push({ text: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(summary.delete, 'permanent delete'), loud: true });
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlocked */ .lT)(guards))
        phrases.push({ text: 'blocked', loud: true });
    return phrases;
}
function nothingPhrase({ drift }) {
    return drift === 0 ? 'no changes' : `no changes to apply, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(drift, 'difference')} drifted`;
}
/** What a look for drift found: `no differences`, `3 differences`. */
function driftHeadline(plan) {
    if (countSeverities(plan.diagnostics).error > 0)
        return headline(plan);
    return plan.summary.drift === 0 ? 'no differences' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(plan.summary.drift, 'difference');
}
/** `7 changes, 2 permanent deletes`. */
function headline(plan) {
    return headlinePhrases(plan)
        .map(({ text }) => text)
        .join(', ');
}
/** Why the plan is blocked, and how far to raise what: a sentence or two for each guard that did not pass. */
function guardSentences({ guards, managed }, voice, face = 'action') {
    return guards.filter(({ passed }) => !passed).map((guard) => guardSentence(guard, managed, { voice, face }));
}
function guardSentence(failed, managed, { voice, face }) {
    const { guard, limit, value } = failed;
    const allows = limit === 0 ? 'none' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(limit);
    const isShare = guard === 'max-delete-percent';
    const deletes = isShare
        ? `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(value, 'delete')} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(managed, 'live asset')}`
        : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(value, 'delete');
    const least = (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .leastToPass */ .ME)(failed, managed);
    const raised = face === 'cli' ? `give ${voice.code(`--${guard} ${least}`)}` : `raise the input ${voice.code(guard)} to ${least}`;
    return `${deletes}, and ${voice.code(guard)} allows ${allows} ${isShare ? 'of them' : 'here'}: nothing is applied. If all are meant, ${raised}.`;
}
/** What nothing shows is not recorded, and apply executes all of it or nothing. */
function tooLargeText(unrecorded) {
    return `Too large to show: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(unrecorded, 'change')} not recorded, so apply would refuse this. Split the pull request.`;
}
/** Of a plan that stands neither in a comment nor in a summary. */
function shownNowhere(unrecorded) {
    return `Shown nowhere: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(unrecorded, 'change')} not recorded, so apply would refuse this. Let the job comment (input comment, permission pull-requests: write), or have it write its summary.`;
}
/** Apply takes from a record what was approved. */
const NOT_RECORDED = 'This plan could not be recorded, so apply would execute none of it. Grant the job checks: write; where the server has no check runs, set approval: none.';
/** The same where the marks of applies cannot be read. */
const NOT_COMPARED = 'What was applied could not be read, so this plan was not recorded, and apply would execute none of it. Grant the job deployments: read; where the server has no deployments, set approval: none.';
function countSeverities(diagnostics) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { severity } of diagnostics)
        counts[severity]++;
    return counts;
}
/** `3 errors, 1 warning`; empty for none. */
function severityLine(counts) {
    const each = _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .oC.map((severity) => [counts[severity], severity]);
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(each, _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS).join(', ');
}
/** Without errors it starts with `Valid`. */
function validationLine({ diagnostics, files, assets, systems }) {
    const severities = countSeverities(diagnostics);
    const counts = severityLine(severities);
    const where = `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(files, 'file')}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(assets, 'asset')} in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(systems, 'cyber system')}`;
    if (severities.error > 0)
        return `${counts} in ${where}`;
    return counts === '' ? `Valid: ${where}` : `Valid, with ${counts}: ${where}`;
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ renderPlanTerminal)
/* harmony export */ });
/* unused harmony export renderSavedPlanTerminal */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(876);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3666);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3136);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5511);






/** Plans with more changes are shown in part; so are longer lists of undeclared assets and of diagnostics. */
const LONG = 2000;
/** What is then shown of each kind but the deletes. */
const SHOWN_OF_KIND = LONG / 4;
const WIDTH = 120;
const HEADINGS = { plan: 'Inventory plan for', apply: 'To apply to', drift: 'Drift of' };
/** The whole page, ending with a newline. Linear in what the plan holds. */
function renderPlanTerminal(plan, options) {
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(options.color);
    const widest = Math.max(16, Math.floor((options.width ?? WIDTH) / 3));
    const page = { paint, widest, detail: options.detail, lines: [] };
    const { lines } = page;
    const { verb = 'plan' } = options;
    const summary = verb === 'drift' ? (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .driftHeadline */ .AF)(plan) : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(plan);
    const heading = `${HEADINGS[verb]} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(plan.organization)}: ${summary}`;
    const isLoud = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .headlinePhrases */ .Lx)(plan).some(({ loud }) => loud);
    lines.push(isLoud ? paint.bold(paint.red(heading)) : paint.bold(heading), '');
    const findings = options.findings ?? plan.diagnostics;
    pushDiagnostics(page, findings.filter(isQuestion));
    pushSections(page, plan);
    pushUndeclared(page, plan.undeclared);
    pushDiagnostics(page, findings.filter((finding) => !isQuestion(finding)));
    for (const line of blockedLines(plan, options))
        lines.push(line, '');
    const only = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .onlySentence */ .Gp)(plan, options.detail, _text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .plainVoice */ .R5);
    if (only !== null)
        lines.push(only, '');
    const rest = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(plan.diagnostics) ? '' : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .restLine */ .lw)(plan.summary);
    lines.push(paint.bold((0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryLine */ .dC)(plan)) + (rest === '' ? '' : _summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .SEPARATOR */ .wv + rest));
    // Nothing to execute has nothing to approve.
    if (plan.toExecute.length > 0)
        lines.push(paint.dim(plan.digest));
    lines.push('');
    return lines.join('\n');
}
/** Why the plan is blocked, a line a guard; none for a plan that is not. */
function blockedLines(plan, { color, face }) {
    const { red } = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(color);
    return (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .guardSentences */ .S6)(plan, _text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .plainVoice */ .R5, face).map((sentence) => red(`Blocked: ${sentence}`));
}
/** A plan that its reader knows, in a few lines: only why it is blocked has to be told. Ends with a newline. */
function renderSavedPlanTerminal(plan, options) {
    const lines = [`The saved plan, unchanged: ${summaryLine(plan)}`, ...blockedLines(plan, options), plan.digest];
    return `${lines.join('\n')}\n`;
}
function pushSections(page, plan) {
    const all = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionsOf */ .Ks)(plan);
    const shown = cut(all, plan.changes.length);
    const { asked, pending, reverted, drift } = shown;
    const { paint, lines, detail } = page;
    const rowsOf = (section) => detail === 'counts'
        ? namelessRows(all[section], shown[section], page)
        : systemBlocks(shown[section], changeRow, page);
    pushAll(lines, rowsOf('asked'));
    if (pending.length > 0)
        lines.push(paint.cyan('Pending from earlier merges, applied too'), '');
    pushAll(lines, rowsOf('pending'));
    if (reverted.length > 0)
        lines.push(paint.cyan('Drift, to be reverted'), '');
    pushAll(lines, rowsOf('reverted'));
    if (drift.length > 0)
        lines.push(paint.cyan('Drift, not applied: the service differs, and no change of a file asks for it'), '');
    pushAll(lines, detail === 'counts' ? namelessDrift(all.drift) : systemBlocks(drift, driftRow, page));
    const listed = asked.length + pending.length + reverted.length + drift.length;
    const hidden = plan.changes.length - listed;
    if (hidden === 0)
        return;
    lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(hidden, 'more change')} not shown; --out FILE or --json has them all.`, '');
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
    const left = new Map(_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .KINDS */ .GW.map((kind) => [kind, SHOWN_OF_KIND]));
    const take = (change) => {
        const kind = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(change);
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
/** Under `detail: counts`: how many of each kind, and the lines that ask for those that are shown. */
function namelessRows(changes, shown, { paint }) {
    const [kinds, kindsShown] = [(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .byKind */ .Sb)(changes), (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .byKind */ .Sb)(shown)];
    const lines = [];
    for (const kind of _sections_js__WEBPACK_IMPORTED_MODULE_2__/* .KINDS */ .GW) {
        const count = kinds[kind].length;
        if (count === 0)
            continue;
        const systems = new Set(kinds[kind].map(({ cyberSystem }) => cyberSystem.id)).size;
        const line = `${kind} ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(count, 'asset')} in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(systems, 'cyber system')}`;
        lines.push(kind === 'delete' ? paint.red(`${line}: ${_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .PERMANENT */ .R2}`) : line);
        for (const change of kindsShown[kind]) {
            const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOf */ .vz)(change);
            if (source !== null)
                lines.push(`  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(source)}`);
        }
        lines.push('');
    }
    return lines;
}
function namelessDrift(changes) {
    return changes.length === 0 ? [] : [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(changes.length, 'difference'), ''];
}
function pushUndeclared({ paint, lines, detail }, undeclared) {
    if (undeclared.length === 0)
        return;
    const hint = detail === 'counts' ? '' : '; to declare them, add these lines';
    lines.push(paint.cyan(`Undeclared, left alone: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(undeclared.length)}${hint}`), '');
    if (detail === 'counts')
        return;
    const declare = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .declarations */ .I1)(undeclared);
    for (const { system, members } of (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .bySystem */ .Dp)(undeclared.slice(0, LONG))) {
        lines.push(paint.bold((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .systemText */ .VZ)(system)));
        for (const one of members)
            pushAll(lines, declare(one));
        lines.push('');
    }
    if (undeclared.length > LONG)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(undeclared.length - LONG)} more not shown; --json has them all.`, '');
}
/** Asked above the deletes, which it may undo. */
function isQuestion({ code }) {
    return code === 'possible-rename';
}
function pushDiagnostics({ paint, lines, detail }, diagnostics) {
    const colors = { error: paint.red, warning: paint.yellow, notice: paint.dim };
    const first = diagnostics.length > LONG ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.errorsFirst)(diagnostics).slice(0, LONG) : diagnostics;
    for (const finding of first)
        lines.push(colors[finding.severity]((0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.formatDiagnostic)(finding, detail)));
    if (diagnostics.length > LONG)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(diagnostics.length - LONG, 'more finding')} not shown.`);
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
/** Grouped by cyber system; deletes first in each. Linear in changes. */
function systemBlocks(changes, rowOf, style) {
    const lines = [];
    for (const { system, members } of (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .bySystem */ .Dp)(changes)) {
        const kinds = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .byKind */ .Sb)(members);
        const rows = _sections_js__WEBPACK_IMPORTED_MODULE_2__/* .KINDS */ .GW.flatMap((kind) => kinds[kind].map((change) => rowOf((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .contrasted */ .CF)(change))));
        lines.push(style.paint.bold((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .systemText */ .VZ)(system)));
        pushRows(lines, rows, style);
        lines.push('');
    }
    return lines;
}
/** Of a change to execute. */
function changeRow(change) {
    const { id, cells } = changeCells(change);
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOf */ .vz)(change);
    const kind = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(change);
    const move = kind === 'move' && change.action === 'update' ? moveText(change) : '';
    return {
        kind,
        cells: [markOf(change), ...cells, id],
        rest: source === null ? _summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .PERMANENT */ .R2 : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(source),
        below: move,
    };
}
/** An update that does several says all: `~ rename, retype`. */
function markOf(change) {
    const mark = MARKS[(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(change)];
    if (change.action !== 'update' || change.changed.length === 1)
        return mark;
    const { changed } = change;
    const isMove = changed.includes('cyber_system_id');
    const isRename = isMove && changed.includes('name');
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([mark, isRename ? 'rename' : '', changed.includes('asset_type') ? 'retype' : ''], ', ');
}
function changeCells(change) {
    if (change.action !== 'update') {
        const { name, asset_type } = change.after ?? change.before;
        return { id: change.id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(change.id), cells: [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(name), asset_type] };
    }
    const { before, after, id } = change;
    const name = before.name === after.name ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(after.name) : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(before.name)} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(after.name)}`;
    const type = before.asset_type === after.asset_type ? after.asset_type : `${before.asset_type} → ${after.asset_type}`;
    return { id: (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(id), cells: [name, type] };
}
function moveText({ fromSystem, cyberSystem }) {
    const rating = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .ratingChange */ .Yb)(fromSystem, cyberSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm);
    const inherits = rating === '' ? _summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .INHERITS */ .zZ : `impact rating ${rating}`;
    const [from, to] = [fromSystem, cyberSystem].map((one) => (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .systemText */ .VZ)({ ...one, impactRating: null }));
    return `${from} → ${to}: ${inherits}`;
}
/** Of a change that is not to be executed: what the service says, and what the files say. */
function driftRow(change) {
    const { name, asset_type } = change.before ?? change.after;
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOf */ .vz)(change);
    return {
        kind: null,
        cells: ['?', (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(name), asset_type, change.id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(change.id), driftText(change)],
        rest: source === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(source),
        below: '',
    };
}
function driftText(change) {
    if (change.action === 'delete')
        return 'at the service, in no file';
    if (change.action === 'create')
        return 'in the files, not at the service';
    const { before, after, fromSystem, cyberSystem } = change;
    const there = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sideText */ .Rc)(change, before, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .systemText */ .VZ)(fromSystem), _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm);
    return `at the service: ${there}; in the files: ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sideText */ .Rc)(change, after, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .systemText */ .VZ)(cyberSystem), _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)}`;
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


/***/ }),

/***/ 5511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   Cr: () => (/* binding */ markdownVoice),
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   N9: () => (/* binding */ systemName),
/* harmony export */   R5: () => (/* binding */ plainVoice),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   VZ: () => (/* binding */ systemText),
/* harmony export */   WC: () => (/* binding */ listedAs),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   l$: () => (/* binding */ ratingText),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   ue: () => (/* binding */ yamlLine),
/* harmony export */   y$: () => (/* binding */ whereFirst),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2527);
// How a sentence is set: the words are the same everywhere, names and code stand as the surface wants them, and a
// terminal has colours.


/** For terminals, logs, annotations and JSON. */
const plainVoice = {
    name: (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text)),
    id: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm,
    code: (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text),
    reason: (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(withoutStop(text)),
};
const markdownVoice = {
    name: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS,
    id: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS,
    code: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeCodeSpan */ .LF,
    reason: (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(withoutStop(text)),
};
function withoutStop(reason) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(reason).replace(/[.\s]{1,9}$/, '');
}
/** A number with its noun: `1 delete`, `2 deletes`, `2 entries` when given the plural. */
function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
/** How many there are of each, as `2 moved`; nothing of what there is none of. */
function tally(counts, say = (count, words) => `${grouped(count)} ${words}`) {
    return counts.filter(([count]) => count > 0).map(([count, words]) => say(count, words));
}
/** Digits in groups of three: 1,000,000. */
function grouped(count) {
    const digits = String(count);
    let text = digits.slice(-3);
    for (let end = digits.length - 3; end > 0; end -= 3)
        text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
    return text;
}
/** `0.4 s`, `59.9 s`, `2 min 5 s`. */
function durationText(ms) {
    const tenths = Math.round(ms / 100);
    if (tenths < 600)
        return `${(tenths / 10).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${grouped(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
/** The file and line of a place; the file alone for a finding about the whole of it. */
function placeText({ file, offset }) {
    return offset === null ? file.path : `${file.path}:${file.place(offset).line}`;
}
/** Where a system stands, its name and its rating, each as the surface says names: `Tolt Junction / SCADA (Medium)`. */
function systemName(system, say) {
    const { impactRating } = system;
    return impactRating === null
        ? nameAtSite(system, say)
        : `${nameAtSite(system, say)} (${ratingText(impactRating, say)})`;
}
/** The same with its id: `Tolt Junction / SCADA (cs_4, Medium)`. */
function systemText(system, say = _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm, sayId = say) {
    const rating = system.impactRating === null ? '' : `, ${ratingText(system.impactRating, say)}`;
    return `${nameAtSite(system, say)} (${sayId(system.id)}${rating})`;
}
function nameAtSite({ site, name }, say) {
    return site === null ? say(name) : `${say(site.name)} / ${say(name)}`;
}
/** High, Medium and Low as they are, anything else as the surface sets what others wrote. */
function ratingText(rating, say) {
    return /^(?:high|medium|low)$/i.test(rating) ? rating : say(rating);
}
const MOST_LISTED = 5;
/** Names in a row, `"a", "b" or "c"`; of many the first few and how many more. */
function listed(spoken, conjunction) {
    return listedAs(spoken, (name) => name, conjunction);
}
/** The same for what may be very many: only what is shown is spoken. */
function listedAs(all, speak, conjunction) {
    const words = all.slice(0, MOST_LISTED).map(speak);
    const more = all.length - words.length;
    const last = more > 0 ? `${grouped(more)} more` : (words.pop() ?? '');
    return words.length === 0 ? last : `${words.join(', ')} ${conjunction} ${last}`;
}
/** The parts that say something. */
function joined(parts, separator) {
    return parts.filter((part) => part !== '').join(separator);
}
/** `key: "value"`, to be copied; null for a value that is too long to be shown whole, or that a file would not take. */
function yamlLine(key, value, voice) {
    return value.length > _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_SHOWN */ .Z7 || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(value) ? null : voice.code(`${key}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(value)}`);
}
function didYouMean(near, voice) {
    return near.length === 0 ? null : `Did you mean ${listed(near.map(voice.name), 'or')}?`;
}
/** Words of the file format in a row. */
function codes(words, voice) {
    return words.map((word) => voice.code(word)).join(', ');
}
function whereFirst(first, voice) {
    return `the first is at ${voice.code(placeText(first))}`;
}
const PLAIN = (text) => text;
function brush(on, off) {
    return (text) => `\u001B[${on}m${text}\u001B[${off}m`;
}
const COLORS = {
    red: brush(31, 39),
    green: brush(32, 39),
    yellow: brush(33, 39),
    cyan: brush(36, 39),
    bold: brush(1, 22),
    dim: brush(2, 22),
};
const NO_COLORS = { red: PLAIN, green: PLAIN, yellow: PLAIN, cyan: PLAIN, bold: PLAIN, dim: PLAIN };
function painter(color) {
    return color ? COLORS : NO_COLORS;
}


/***/ }),

/***/ 3740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ renderRefusalTerminal),
/* harmony export */   SH: () => (/* binding */ refusalSentence),
/* harmony export */   kw: () => (/* binding */ renderRefusalMarkdown)
/* harmony export */ });
/* harmony import */ var _core_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9643);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2527);
/* harmony import */ var _markdown_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5149);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3136);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5511);





/** Changes beyond so many are counted, not listed. */
const MOST_SHOWN = 200;
/** Ends with a newline. */
function renderRefusalTerminal(refusal, { color, detail }) {
    const { plan, approved } = refusal;
    const changes = refusedOf(refusal);
    const lines = [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(color).red(refusedLine(refusal))];
    for (const change of changes.slice(0, MOST_SHOWN)) {
        const prior = (0,_core_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .acquaintance */ .Ed)(plan.organization, change, approved);
        const now = detail === 'counts' ? '' : `; now: ${nowText((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .contrasted */ .CF)(change), _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)}`;
        lines.push(`  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(change, detail)}`, `    approved: ${approvedText(change, prior)}${now}`);
    }
    if (changes.length > MOST_SHOWN)
        lines.push(`  ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(changes.length - MOST_SHOWN)} more; plan shows them all.`);
    lines.push(...approvalLines(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5), `To go on, ${nextText(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5)}`);
    return `${lines.join('\n')}\n`;
}
/** Within a number of bytes of UTF-8; empty when not even the heading fits. Ends with a newline. */
function renderRefusalMarkdown(refusal, { detail, budget }) {
    const changes = refusedOf(refusal);
    const paragraphs = [...approvalLines(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownVoice */ .Cr), `**Next:** ${nextText(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownVoice */ .Cr)}`];
    const foot = paragraphs.map((paragraph) => `\n${paragraph}\n`).join('');
    const section = { ...refusalList(refusal, changes, detail), keep: 0 };
    const heading = `### Not approved: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(changes.length, 'change')}, so nothing was written\n\n`;
    const fitted = (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSections */ .W)([section], budget - (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$)(heading) - (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$)(foot));
    return fitted === null ? '' : heading + fitted.map(({ text }) => text).join('') + foot;
}
function refusedOf({ plan, missing }) {
    return plan.toExecute.filter(({ fingerprint }) => missing.has(fingerprint));
}
/** What was approved and what is there now, below each other: it is to be compared, on a narrow page too. */
function refusalList({ plan, approved }, changes, detail) {
    return {
        ...{ open: '', count: changes.length, close: '' },
        row: (index) => {
            const change = changes[index];
            const prior = (0,_core_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .acquaintance */ .Ed)(plan.organization, change, approved);
            return `- ${refusalText(change, approvedText(change, prior), detail)}\n`;
        },
        hidden: (count) => `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(count)} more not shown here.`,
    };
}
function refusalText(whole, approved, detail) {
    const change = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .contrasted */ .CF)(whole);
    const { action, id } = change;
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOf */ .vz)(change);
    const names = detail === 'full';
    const subject = [`**${action}**`, names && id !== null ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(id) : '', source === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(source)];
    const now = [`now: ${nowText(change, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)}`, `in the files: ${wantedText(change, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)}`];
    const lines = [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(subject, ' '), `approved: ${approved}`, ...(names ? now : [])];
    return lines.join('<br>');
}
function nowText(change, name) {
    if (change.before === null)
        return 'not there';
    const system = change.action === 'update' ? change.fromSystem : change.cyberSystem;
    return `${name(change.before.name)}, ${change.before.asset_type}, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemName */ .N9)(system, name)}`;
}
function wantedText({ after, cyberSystem }, name) {
    return after === null ? 'in none' : `${name(after.name)}, ${after.asset_type}, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemName */ .N9)(cyberSystem, name)}`;
}
function approvedText({ action }, prior) {
    if (prior === 'create')
        return 'to create it, and now it is there';
    return prior === 'other-start' ? `this ${action}, of other values than it has now` : 'nothing of it';
}
function approvalLines(refusal, { code }) {
    const { approve, plan } = refusal;
    const isOther = approve !== '' && approve !== plan.digest;
    const other = `The digest given is not that of this plan, which is ${code(plan.digest)}.`;
    return [...(isOther ? [other] : []), ...pullLines(refusal), ...directLines(refusal), ...uncountedLines(refusal)];
}
/** The first apply may have hundreds behind it. */
const MOST_NUMBERS = 10;
function directLines({ direct = [] }) {
    if (direct.length === 0)
        return [];
    const named = direct.slice(0, MOST_NUMBERS).map((sha) => sha.slice(0, 12));
    const more = direct.length > MOST_NUMBERS ? `, and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(direct.length - MOST_NUMBERS)} more` : '';
    const what = direct.length === 1 ? 'Commit' : 'Commits';
    return [
        `${what} ${named.join(', ')}${more} touched the inventory without a pull request: under review nothing that came with it counts.`,
    ];
}
function uncountedLines({ uncounted = [] }) {
    const lines = uncounted.slice(-MOST_NUMBERS).map(({ number, why }) => `Pull request ${number}: ${whyNot(why)}`);
    const more = uncounted.length - lines.length;
    return more === 0
        ? lines
        : [...lines, `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(more)} more before them ${more === 1 ? 'does' : 'do'} not count either.`];
}
const WHY_NOT = {
    'no-record': 'no plan of it was recorded on its head.',
    'other-app': 'its plan was recorded by another app than the one that applies.',
    'other-service': 'its plan was made for another service address.',
    'other-base': 'its plan was made for another base branch, and it was not planned again since.',
    unsigned: 'its record was changed, or is not signed with this signing-key.',
    erased: 'a newer plan of it ended without a record, or its record was erased.',
    'comment-changed': 'someone changed what reviewers read: the comment is not as the plan left it.',
    'check-changed': 'someone changed what reviewers read: the check is not as the plan left it.',
    'marks-deleted': 'it was planned when more was marked as applied than is now: marks were deleted.',
};
const WHY_NOT_REVIEW = {
    bot: 'is no person',
    author: 'opened it',
    committer: 'wrote or committed part of it',
    'may-not-write': 'may not write to the repository',
    'before-record': 'approved before this plan was shown',
    'other-commit': 'approved another commit',
};
/** Logins are no names of the inventory: they are shown whatever the detail. */
function whyNot(why) {
    if (why.kind !== 'no-review')
        return WHY_NOT[why.kind];
    const { needed, have, against, ignored } = why;
    const asked = needed === 1 ? 'an approving review' : 'approving reviews of two people, since nobody stands for all of it';
    const got = have === 0 ? '' : ` It has ${have}.`;
    const refused = against.map((user) => ` ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(user)} asks for changes.`).join('');
    const not = ignored.map(({ user, why: reason }) => ` That of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(user)} does not count: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(user)} ${WHY_NOT_REVIEW[reason]}.`);
    return `it lacks ${asked} of its plan.${got}${refused}${not.join('')}`;
}
/** What the approvals hold in all: their changes are known by fingerprint alone. */
function pullLines({ plan, approved, pulls }) {
    if (pulls === null)
        return [];
    if (pulls.length === 0)
        return ['No pull request behind this commit has a plan that counts.'];
    const planned = new Set(plan.changes.map(({ fingerprint }) => fingerprint));
    const gone = [...approved.fingerprints].filter((fingerprint) => !planned.has(fingerprint)).length;
    // Not `#7`: nothing that is said here is to link there.
    const by = `${pulls.length === 1 ? 'Pull request' : 'Pull requests'} ${pulls.join(', ')}`;
    const rest = gone === 0 ? 'all still to do' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(gone)} of them done already, or of what is no longer so`;
    return [`${by} approved ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(approved.fingerprints.size, 'change')}, ${rest}.`];
}
/** Where a run by hand is started, as a click path and as a command. */
function dispatchText({ plan, workflow = null }, { code }) {
    const click = `Actions, ${workflow === null ? 'the workflow that applies' : code(workflow)}, Run workflow`;
    const command = `gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f approve=${plan.digest}`;
    return `read the plan, then run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${plan.digest}`)} (${click}; or ${code(command)}).`;
}
function nextText(refusal, voice) {
    const pending = 'open a pull request: it shows these changes as pending, and merging it';
    switch (refusal.next) {
        case 'dispatch':
            return `${dispatchText(refusal, voice)} Or ${pending} approves them.`;
        case 'dispatch-alone':
            return dispatchText(refusal, voice);
        case 'review':
            return `${pending} with an approving review approves them.`;
        case 'plan-again':
            return 'look at the plan again, and approve what it shows now.';
        case 'update-pull-request':
            return 'bring the pull request up to date with its base, so that its plan is shown again.';
    }
}
/** For the annotation of the run. */
function refusalSentence(refusal) {
    return `${refusedLine(refusal)} To go on, ${nextText(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5)}`;
}
function refusedLine(refusal) {
    return `Nothing was written: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(refusedOf(refusal).length, 'change')} to execute that nobody approved.`;
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sq: () => (/* binding */ checkApiKey),
/* harmony export */   d4: () => (/* binding */ checkProxy),
/* harmony export */   xd: () => (/* binding */ checkBaseUrl)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);
// Checks the base URL, the key and the proxy before anything is sent. No message repeats what it refuses.

/**
 * The service's base URL (design section 9): https, or http on loopback; without credentials, query or fragment.
 * A path prefix is kept. Throws a ConfigurationError.
 */
function checkBaseUrl(text, env) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('NODE_TLS_REJECT_UNAUTHORIZED', 'is 0, which turns the check of certificates off. Unset it; NODE_EXTRA_CA_CERTS adds a private authority.');
    }
    const url = parse(text.trim());
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        throw refuse('must start with https://.');
    if (url.username !== '' || url.password !== '')
        throw refuse('must not hold a user or password. Remove them.');
    if (/[?#]/.test(text))
        throw refuse('must not hold a query or a fragment. Remove what follows the path.');
    if (url.protocol === 'http:' && !isLoopback(url)) {
        throw refuse('must use https; http is for this machine alone (localhost, 127.0.0.1, [::1]).');
    }
    return url;
}
/** True for localhost, 127.0.0.0/8 and ::1. */
function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
}
/** The API key, trimmed (API section 5). Throws a ConfigurationError for one that no header can carry. */
function checkApiKey(text) {
    const key = text.trim();
    if (key === '')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', 'is empty. Set it to a key of the organization.');
    if (!/^[\x20-\x7e\xa0-\xff]+$/.test(key)) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', 'holds a character that no header can carry, such as a line break. Copy the key again.');
    }
    return key;
}
/** The proxy from HTTPS_PROXY and NO_PROXY; null for none, and for this machine, the only one reached by http. */
function checkProxy(baseUrl, env) {
    const text = (env.https_proxy ?? env.HTTPS_PROXY ?? '').trim();
    if (isLoopback(baseUrl) || text === '')
        return null;
    // As with curl, a proxy without a scheme speaks plain http.
    const proxy = readProxy(text.includes('://') ? text : `http://${text}`);
    if (proxy === null) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('HTTPS_PROXY', 'is not an http or https proxy. Write it as http://host:port.');
    }
    return isExcepted(baseUrl, env.no_proxy ?? env.NO_PROXY ?? '') ? null : proxy;
}
function readProxy(text) {
    if (!/^https?:/i.test(text) || !URL.canParse(text))
        return null;
    const url = new URL(text);
    try {
        decodeURIComponent(url.username + url.password);
        return url;
    }
    catch {
        return null;
    }
}
/** Whether NO_PROXY names the host: `*`, or hosts with commas between, each with all below it, as with curl. */
function isExcepted({ hostname, port, protocol }, except) {
    const ofService = port || (protocol === 'https:' ? '443' : '80');
    return except
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => {
        const [, host = entry, only = ofService] = /^(.+):(\d+)$/.exec(entry) ?? [];
        if (host === '' || only !== ofService)
            return false;
        const zone = host.replace(/^\*?\./, '');
        return host === '*' || hostname === zone || hostname.endsWith(`.${zone}`);
    });
}
function parse(text) {
    if (text === '')
        throw refuse('is empty. Set it to the URL of the service.');
    if (!URL.canParse(text))
        throw refuse('is not a URL. Write it as https://host or https://host/path.');
    return new URL(text);
}
function refuse(message) {
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base-url', message);
}


/***/ }),

/***/ 4848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Sv: () => (/* binding */ notCreated),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   by: () => (/* binding */ stopsEverything)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
// How a request to the service fails: one class, whose message is safe wherever a count is.

/** A request that did not succeed. `message` holds no id, no body and no key (design section 8, detail). */
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    route;
    kind;
    status;
    sent;
    retryAfterMs;
    attempts;
    // Private, so that printing a whole error, as a crash does, shows no name.
    #path;
    #excerpt;
    constructor(failure, options) {
        super(`${failure.method} ${failure.route}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.route = failure.route;
        this.kind = failure.kind;
        this.status = failure.status;
        this.sent = failure.sent;
        this.retryAfterMs = failure.retryAfterMs;
        this.attempts = failure.attempts;
        this.#path = failure.path;
        this.#excerpt = failure.excerpt;
    }
    get path() {
        return this.#path;
    }
    get excerpt() {
        return this.#excerpt;
    }
}
/** True when the request certainly created nothing: it was never sent, or answered 429 (design section 7). */
function notCreated(error) {
    return error instanceof ServiceError && (!error.sent || error.status === 429);
}
/** True when no further write can succeed: the key is refused (design section 7, pace). */
function stopsEverything(error) {
    return error instanceof ServiceError && (error.status === 401 || error.status === 403);
}
const CHECK_AUTHORITY = 'Its certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.';
/** Codes of TLS for a certificate that does not hold. */
function isUntrusted(reason) {
    return reason !== null && /CERT|_SIGNATURE$/.test(reason);
}
function explain(failure) {
    const because = failure.reason === null ? '' : ` (${failure.reason})`;
    switch (failure.kind) {
        case 'refused':
            return `no connection to ${failure.host}${because}. ${refusedRemedy(failure)}`;
        case 'network':
            return `the connection broke before the whole answer was read${because}. Run again.`;
        case 'timeout':
            return `no whole answer in time${because}. Run again, or raise request-timeout.`;
        case 'redirect':
            return `the service answered ${failure.status}, a redirect, and redirects are not followed. Check ${failure.givenBy}.`;
        case 'body':
            return `the service answered ${failure.status}, but not as its API document says${because}. Check ${failure.givenBy}.`;
        case 'too-large':
            return `the answer is too large and was cut off${because}. Check ${failure.givenBy}.`;
        case 'aborted':
            return `stopped ${failure.sent ? 'before the answer came' : 'before it was sent'}. Run again.`;
        case 'status':
            return `the service answered ${failure.status}. ${remedy(failure)}`;
    }
}
function refusedRemedy({ reason, givenBy }) {
    if (isUntrusted(reason))
        return CHECK_AUTHORITY;
    // Nobody can know how a host is spelled, only where its name was given.
    if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN')
        return `Check how ${givenBy} spells the host, and the network.`;
    return `Check ${givenBy}, the network and the proxy.`;
}
function remedy({ status, givenBy }) {
    if (status === 401 || status === 403)
        return 'Check that the API key is whole and not revoked.';
    if (status === 404)
        return `Check ${givenBy}, or whether the record was deleted meanwhile.`;
    if (status === 409)
        return 'Check whether the name is taken already.';
    if (status === 408 || status === 429)
        return 'Wait and run again, or lower concurrency.';
    if (status !== null && status >= 500)
        return 'Wait and run again.';
    return 'The service does not accept the request as it stands.';
}
// What may be shown of an answer's body: short, on one line, harmless to a terminal, and without the key.
const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';
/** The body's first 200 characters as they are shown, unsafe ones as \uxxxx, the key replaced (design section 9). */
function excerpt(text, key) {
    let excerpt = '';
    for (const character of redact(text, key)) {
        const safe = (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(character) ? spellOut(character) : character;
        if (excerpt.length + safe.length > SHOWN_CHARACTERS)
            break;
        excerpt += safe;
    }
    return excerpt;
}
/** A service that echoes the key may spell it in any way: what still holds it when it is decoded is not shown at all. */
function redact(text, key) {
    const spellings = new Set([key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)]);
    const plain = [...spellings].reduce((rest, spelling) => rest.replaceAll(spelling, REDACTED), text);
    return holdsSpelled(plain, key) ? REDACTED : plain;
}
/** Encodings may be laid over each other, a JSON string in a URL for instance: so many are taken off. */
const LAYERS = 3;
function holdsSpelled(text, key) {
    let layer = text;
    for (let round = 0; round < LAYERS; round++) {
        if (holdsInBase64(layer, key))
            return true;
        layer = fromHtml(fromUrl(fromJson(layer)));
        if (layer.includes(key))
            return true;
    }
    return false;
}
function fromJson(text) {
    return text.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, unit, character) => unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)));
}
function fromUrl(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
const ENTITIES = {
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", sol: '/', plus: '+', equals: '=', num: '#' },
    ...{ colon: ':', period: '.', lowbar: '_', hyphen: '-', dollar: '$', percnt: '%', excl: '!', commat: '@' },
};
function fromHtml(text) {
    return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,8}));/gi, (entity, hex, decimal, name) => {
        if (name !== undefined)
            return ENTITIES[String(name).toLowerCase()] ?? entity;
        const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}
/** Whatever stands before the key in what was encoded shifts its letters: all four places are tried. */
function holdsInBase64(text, key) {
    const runs = text.match(/[A-Za-z0-9+/_-]{4,}/g) ?? [];
    return runs.some((run) => [0, 1, 2, 3].some((at) => Buffer.from(run.slice(at), 'base64').includes(key)));
}
function spellOut(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 3411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Of package.json; a test holds them together. */
const VERSION = '0.1.0';


/***/ }),

/***/ 3243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ load),
/* harmony export */   KE: () => (/* binding */ getScalarValue),
/* harmony export */   PH: () => (/* binding */ parseEvents),
/* harmony export */   hy: () => (/* binding */ EVENT_ID),
/* harmony export */   jK: () => (/* binding */ SCALAR_STYLE),
/* harmony export */   tB: () => (/* binding */ YAMLException)
/* harmony export */ });
/* unused harmony exports CHOMPING_CLIP, CHOMPING_KEEP, CHOMPING_MODE, CHOMPING_STRIP, COLLECTION_STYLE, COLLECTION_STYLE_BLOCK, COLLECTION_STYLE_FLOW, CORE_SCHEMA, DEFAULT_SCALAR_STYLE_RULES, DUMP_SCHEMA, EVENT_ALIAS, EVENT_DOCUMENT, EVENT_MAPPING, EVENT_POP, EVENT_SCALAR, EVENT_SEQUENCE, FAILSAFE_SCHEMA, JSON_SCHEMA, NOT_RESOLVED, SCALAR_STYLE_DOUBLE_QUOTED, SCALAR_STYLE_FOLDED_BLOCK, SCALAR_STYLE_LITERAL_BLOCK, SCALAR_STYLE_PLAIN, SCALAR_STYLE_SINGLE_QUOTED, Schema, VISIT_BREAK, VISIT_SKIP, YAML11_SCHEMA, binaryTag, boolCoreTag, boolJsonTag, boolYaml11Tag, constructFromEvents, defineMappingTag, defineScalarTag, defineSequenceTag, dump, eventsToAst, floatCoreTag, floatJsonTag, floatYaml11Tag, intCoreTag, intJsonTag, intYaml11Tag, jsToAst, legacyMapTag, loadAll, mapTag, mergeTag, nullCoreTag, nullJsonTag, nullYaml11Tag, omapTag, pairsTag, present, realMapTag, seqTag, setTag, strTag, timestampTag, visit */
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
//#region src/tag.ts
/**
* Returned by a scalar resolver when the source does not match its tag.
*
* @category Tags
*/
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
//#endregion
//#region src/tag/scalar/str.ts
/** @category Tags */
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
//#endregion
//#region src/tag/scalar/null_core.ts
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_json.ts
/** @category Tags */
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_yaml11.ts
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/bool_core.ts
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
/** @category Tags */
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_json.ts
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
/** @category Tags */
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_yaml11.ts
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
/** @category Tags */
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/int_core.ts
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_json.ts
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_yaml11.ts
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/float_core.ts
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
//#endregion
//#region src/tag/scalar/float_json.ts
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
//#endregion
//#region src/tag/scalar/float_yaml11.ts
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
//#endregion
//#region src/tag/scalar/merge.ts
/**
* Enables merge keys in {@link CORE_SCHEMA} when added with
* {@link Schema.withTags}.
*
* @category Tags
*/
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
//#endregion
//#region src/tag/scalar/binary.ts
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
/**
* The `!!binary` tag, represented as a `Uint8Array`.
*
* @category Tags
*/
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
//#endregion
//#region src/tag/scalar/timestamp.ts
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
/**
* The YAML 1.1 `!!timestamp` tag, represented as a JavaScript `Date`.
*
* @category Tags
*/
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
//#endregion
//#region src/tag/sequence/seq.ts
/** @category Tags */
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
//#endregion
//#region src/common/object.ts
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
	const result = {};
	for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
	return result;
}
//#endregion
//#region src/tag/sequence/omap.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!omap
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   { one: 1 },
*   { two: 2 }
* ]
* ```
*
* @category Tags
*/
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
//#endregion
//#region src/tag/sequence/pairs.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!pairs
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   ['one', 1],
*   ['two', 2]
* ]
* ```
*
* @category Tags
*/
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
//#endregion
//#region src/tag/mapping/map.ts
/**
* This is the default mapping implementation. It uses `{}` objects and has only
* partial functionality due to language limitations. This choice was made
* because users expect to get JavaScript objects, and it was left unchanged to
* avoid too many breaking changes in the v5 release.
*
* Side effects:
*
* - `Object.hasOwn()` checks or `for...of` loops are required for safe use (to
*   avoid falling through to prototypes).
* - Only scalar string keys are supported properly.
* - Other scalar keys, such as `null` and numbers, are converted to strings.
*   This is historical behaviour, and it can cause side effects such as
*   problems with `!!merge`.
*
* Note that non-string scalar keys may be deprecated in future versions.
*
* Ideally, use {@link realMapTag} instead.
*
* @category Tags
*/
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/tag/mapping/set.ts
/**
* The YAML 1.1 `!!set` tag, represented as a JavaScript `Set`.
*
* @category Tags
*/
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
//#endregion
//#region src/schema.ts
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
/**
* Controls tag resolution when loading and type selection when dumping.
*
* @category Schemas
*/
var Schema = class Schema {
	tags;
	/** @internal */
	implicitScalarTags;
	/**
	* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
	* the resolvers that may match that key, in schema order; a key absent from
	* the map uses
	* {@link Schema.implicitScalarAnyFirstChar}
	* (resolvers that declared no first-char constraint, so they apply to any
	* first character).
	*/
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	/**
	* The default scalar tag (`!!str`), resolved once so the composer's fallback
	* for unresolved plain scalars avoids a keyed lookup per scalar.
	*
	* @internal
	*/
	defaultScalarTag;
	/**
	* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
	* value is identified by its default tag, the tag is implicit and not
	* printed. Undefined if the schema does not define them (then such values
	* can't be dumped).
	*
	* @internal
	*/
	defaultSequenceTag;
	/** @internal */
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	/** @internal */
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	/**
	* Creates a new schema with the specified tags added. If a tag already
	* exists, it is replaced by the specified tag.
	*
	* @example
	*
	* ```javascript
	* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
	*
	* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
	* ```
	*/
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
/**
* The YAML 1.2 Failsafe Schema: strings, sequences, and mappings.
*
* @category Schemas
*/
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
/**
* The YAML 1.2 JSON Schema. It uses JSON scalar forms while retaining YAML
* collection syntax.
*
* @category Schemas
*/
var JSON_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
/**
* The default schema for the loaders. Note, {@link CORE_SCHEMA} comes
* without the `!!merge` tag. You can easily enable it if needed.
*
* @example
* Enable {@link mergeTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Schemas
*/
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
/**
* YAML 1.1-compatible schema.
*
* @category Schemas
*/
var YAML11_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]);
/**
* The dumper schema for maximum compatibility. It combines all supported type
* variants from YAML 1.1 and YAML 1.2 so strings matching any of them are
* quoted. This makes the generated YAML more compatible with other parsers.
*
* The schema is based on YAML 1.1, but extends `!!int` and `!!float` to accept
* both YAML 1.1 and Core Schema forms, since Core Schema supports some forms
* that YAML 1.1 does not.
*
* @category Schemas
*/
var DUMP_SCHEMA = YAML11_SCHEMA.withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
//#endregion
//#region src/tag/mapping/real_map.ts
/**
* Recommended when non-string keys are actually needed. It uses native
* JavaScript `Map` objects, so keys keep their constructed types instead of
* being converted to strings.
*
* It is not the default to avoid widespread breaking changes in existing
* projects. `Map` has a different access API and does not pass deep equality
* checks against `{}`-based fixtures. Alongside the other changes in v5,
* making it the default was considered too disruptive.
*
* If these differences are acceptable for your project, we recommend using
* {@link realMapTag} to guarantee the absence of problems and side effects.
*
* @example
* Enable {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Tags
*/
var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
//#endregion
//#region src/tag/mapping/legacy_map.ts
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
/**
* This implementation exists solely to reproduce v4 behavior exactly. Its use
* is strongly discouraged. If complex or non-string keys are needed, use
* {@link realMapTag} instead.
*
* @category Tags
*/
var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/common/snippet.ts
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
//#endregion
//#region src/common/exception.ts
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
/**
* A YAML error. Unlike an ordinary `Error`, it adds a source snippet showing
* the location of the problem to the error message, when available.
*
* @category Main
*/
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	/**
	* Optional `mark` contains source snippet data. Usually, use
	* {@link YAMLException.throwAt} instead of passing it directly.
	*/
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	/**
	* Returns the formatted error, omitting the source snippet in compact mode.
	*/
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	/**
	* Builds a YAMLException with a source snippet and throws it. `source` is
	* the raw input text; `position` is an offset into it.
	*/
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
//#endregion
//#region src/parser/events.ts
/** @category Events */
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
/** @category Nodes */
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
/** @category Nodes */
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
/** @category Nodes */
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
//#endregion
//#region src/parser/parser_scalar.ts
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
/**
* Decodes the scalar referenced by event offsets in `input`.
*
* @category Events
*/
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
//#endregion
//#region src/common/tagname.ts
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
var HEX = "0123456789ABCDEF";
function percentByte(byte) {
	return "%" + HEX[byte >> 4] + HEX[byte & 15];
}
function tagPercentEncode(source, isSuffix) {
	const allowed = isSuffix ? TAG_SUFFIX_CHARS : TAG_URI_CHARS;
	let result = "";
	for (let index = 0; index < source.length; index++) {
		let ch = source.charCodeAt(index);
		if (ch >= 48 && ch <= 57 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || allowed.includes(source[index])) {
			result += source[index];
			continue;
		}
		if (ch >= 55296 && ch <= 56319) ch = 65536 + ((ch & 1023) << 10) + (source.charCodeAt(++index) & 1023);
		if (ch < 128) result += percentByte(ch);
		else if (ch < 2048) result += percentByte(192 | ch >> 6) + percentByte(128 | ch & 63);
		else if (ch < 65536) result += percentByte(224 | ch >> 12) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
		else result += percentByte(240 | ch >> 18) + percentByte(128 | ch >> 12 & 63) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
	}
	return result;
}
function tagPercentDecode(source) {
	let result = "";
	let index = 0;
	while (index < source.length) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		index += 3;
		if (ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			ch &= (1 << 6 - remaining) - 1;
			while (remaining-- > 0) {
				ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
				index += 3;
			}
		}
		if (ch < 65536) result += String.fromCharCode(ch);
		else {
			ch -= 65536;
			result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
		}
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	const handleEnd = rawTag.indexOf("!", 1);
	const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
function tagNameShort(fullTag) {
	let tag = fullTag;
	if (tag.charCodeAt(0) === 33) {
		tag = tag.slice(1);
		return `!${tagPercentEncode(tag, true)}`;
	}
	if (tag.slice(0, 18) === "tag:yaml.org,2002:") return `!!${tagPercentEncode(tag.slice(18), true)}`;
	return `!<${tagPercentEncode(tag, false)}>`;
}
//#endregion
//#region src/parser/constructor.ts
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	const source = getScalarValue(state.source, event);
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	const strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		const tagName = tagNameFull(rawTag, state.tagHandlers);
		const scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			const result = scalarTag.resolve(source, true, tagName);
			if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			return {
				value: result,
				tag: scalarTag
			};
		}
		const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			const carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
	return {
		value: strTag.resolve(source, false, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++;
	if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (const sourceKey of sourceTag.keys(source)) {
		chargeMergeWork(state);
		if (frame.tag.has(frame.value, sourceKey)) continue;
		const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		if (err) throwError$1(state, err);
		frame.overridable ??= /* @__PURE__ */ new Set();
		frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	state.position = frame.keyPosition;
	if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
		for (const element of source) {
			const elementTag = state.nodeTags.get(element);
			if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	state.position = frame.keyPosition;
	if (frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
	const err = frame.tag.addPair(frame.value, key, value);
	if (err) throwError$1(state, err);
	frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") {
		frame.value = value;
		frame.hasValue = true;
	} else if (frame.kind === "sequence") {
		if (isMappingTag(tag)) state.nodeTags.set(value, tag);
		const err = frame.tag.addItem(frame.value, value, frame.index++);
		if (err) throwError$1(state, err);
	} else if (frame.hasKey) {
		const key = frame.key;
		frame.key = void 0;
		frame.hasKey = false;
		addMappingValue(state, frame, key, value, tag);
	} else {
		frame.key = value;
		frame.keyPosition = state.position;
		frame.hasKey = true;
		frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
	}
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		const anchor = {
			value,
			tag,
			isValueFinal
		};
		state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
		return anchor;
	}
	return null;
}
/**
* Constructs JavaScript documents directly from parser events, without an
* intermediate AST.
*
* @category Events
*/
function constructFromEvents(events, options) {
	const state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	while (state.eventIndex < state.events.length) {
		const event = state.events[state.eventIndex++];
		state.position = eventPosition$1(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map();
				state.nodeTags = /* @__PURE__ */ new Map();
				state.aliasCount = 0;
				state.tagHandlers = Object.create(null);
				for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: false
				});
				break;
			case EVENT_ID.SCALAR: {
				const { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, true);
				addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
				const tag = state.schema.lookupSequenceTag(tagName);
				if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
				const tag = state.schema.lookupMappingTag(tagName);
				if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: false,
					keyIsMerge: false,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				const name = state.source.slice(event.anchorStart, event.anchorEnd);
				const anchor = state.anchors.get(name);
				if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
				if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
				addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey) {
					state.position = frame.keyPosition;
					throwError$1(state, "incomplete mapping pair in event stream");
				}
				if (frame.kind === "document") state.documents.push(frame.value);
				else {
					const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					if (frame.anchor) {
						frame.anchor.value = value;
						frame.anchor.isValueFinal = true;
					}
					addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/parser/parser.ts
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
/**
* Parses YAML into a flat event stream referencing source text by offsets.
*
* @category Events
*/
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
//#endregion
//#region src/load.ts
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function loadDocuments(input, options = {}) {
	const opts = {
		...DEFAULT_LOAD_OPTIONS,
		...options
	};
	const source = String(input);
	const PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
	const CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
	return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), {
		...pick(opts, CONSTRUCTOR_OPT_KEYS),
		source
	});
}
function loadAll(input, iteratorOrOptions, options) {
	let iterator = null;
	if (typeof iteratorOrOptions === "function") iterator = iteratorOrOptions;
	else if (iteratorOrOptions !== null && typeof iteratorOrOptions === "object") options = iteratorOrOptions;
	const documents = loadDocuments(input, options);
	if (iterator === null) return documents;
	for (const document of documents) iterator(document);
}
/**
* Parses `string` as a single YAML document. Throws {@link YAMLException} on
* error. This function does not understand multi-document or empty sources; it
* throws an exception on those.
*
* > [!NOTE]
* > 1. When processing untrusted input, see the
* >    [security considerations](../docs/safety.md).
* > 2. All exceptions MUST be caught, not just {@link YAMLException}.
* > 3. The default {@link CORE_SCHEMA} comes without the `!!merge` tag. You can
* >    easily enable it if needed.
* > 4. The default {@link mapTag} is `{}`-object based, with known limitations
* >    (see description). For full compatibility use {@link realMapTag}
* >    instead (it uses native JS `Map`).
*
* @example
* Enable {@link mergeTag} and {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag, realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Main
*/
function load(input, options) {
	const documents = loadDocuments(input, options);
	if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
	if (documents.length === 1) return documents[0];
	throw new YAMLException("expected a single document in the stream, but found more");
}
//#endregion
//#region src/ast/from_js.ts
var INVALID = Symbol("INVALID");
function buildRepresentTypes(schema) {
	const defaultTags = new Set([
		schema.defaultScalarTag,
		schema.defaultSequenceTag,
		schema.defaultMappingTag
	].filter((t) => t !== void 0));
	const implicitScalars = schema.implicitScalarTags;
	const explicitTags = schema.tags.filter((t) => !(t.nodeKind === "scalar" && t.implicit) && !defaultTags.has(t));
	const defaultTagsLast = schema.tags.filter((t) => defaultTags.has(t));
	return [
		...implicitScalars.map((tag) => ({
			tag,
			implicitTag: true
		})),
		...explicitTags.map((tag) => ({
			tag,
			implicitTag: false
		})),
		...defaultTagsLast.map((tag) => ({
			tag,
			implicitTag: true
		}))
	];
}
function matchTag(state, object) {
	for (let index = 0, length = state.representTypes.length; index < length; index += 1) {
		const { tag, implicitTag } = state.representTypes[index];
		if (tag.identify(object)) {
			let tagName;
			if (tag.matchByTagPrefix) tagName = tag.representTagName(object);
			else tagName = tag.tagName;
			return {
				tag,
				tagName,
				implicitTag
			};
		}
	}
	return null;
}
function build(state, object) {
	if (!state.noRefs && object !== null && typeof object === "object") {
		const existing = state.refs.get(object);
		if (existing) {
			if (existing.anchor === void 0) existing.anchor = `ref_${state.refCounter++}`;
			return {
				kind: "alias",
				anchor: existing.anchor
			};
		}
	}
	const matched = matchTag(state, object);
	if (!matched) {
		if (object === void 0) return INVALID;
		if (state.skipInvalid) return INVALID;
		throw new YAMLException(`unacceptable kind of an object to dump ${Object.prototype.toString.call(object)}`);
	}
	const { tag, tagName, implicitTag } = matched;
	const nodeTagName = implicitTag ? tagName : tagNameShort(tagName);
	if (tag.nodeKind === "scalar") return {
		kind: "scalar",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: SCALAR_STYLE.PLAIN,
		value: tag.represent(object)
	};
	if (tag.nodeKind === "sequence") {
		const container = tag.represent(object);
		const node = {
			kind: "sequence",
			tag: nodeTagName,
			tagged: !implicitTag,
			style: COLLECTION_STYLE.BLOCK,
			items: []
		};
		if (!state.noRefs) state.refs.set(object, node);
		for (let index = 0, length = container.length; index < length; index += 1) {
			let item = build(state, container[index]);
			if (item === INVALID && container[index] === void 0) item = build(state, null);
			if (item === INVALID) continue;
			node.items.push(item);
		}
		return node;
	}
	const map = tag.represent(object);
	const node = {
		kind: "mapping",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: COLLECTION_STYLE.BLOCK,
		items: []
	};
	if (!state.noRefs) state.refs.set(object, node);
	for (const [objectKey, objectValue] of map) {
		const key = build(state, objectKey);
		if (key === INVALID) continue;
		const value = build(state, objectValue);
		if (value === INVALID) continue;
		node.items.push({
			key,
			value
		});
	}
	return node;
}
/**
* Convert JS object to AST. A JS value is one YAML document. An unrepresentable
* root becomes an empty document, which the presenter renders as an empty
* string.
*
* @category AST
*/
function jsToAst(input, schema, options = {}) {
	const root = build({
		representTypes: buildRepresentTypes(schema),
		noRefs: options.noRefs ?? false,
		skipInvalid: options.skipInvalid ?? false,
		refs: /* @__PURE__ */ new Map(),
		refCounter: 0
	}, input);
	return [{
		contents: root === INVALID ? null : root,
		directives: []
	}];
}
//#endregion
//#region src/ast/visit.ts
/**
* Return from a visitor to stop the whole traversal.
*
* @category AST
*/
var VISIT_BREAK = Symbol("visit:break");
/**
* Return from a visitor to skip the current node's children.
*
* @category AST
*/
var VISIT_SKIP = Symbol("visit:skip");
function visitNode(node, visitor, ctx) {
	const control = visitor(node, ctx);
	if (control === VISIT_BREAK) return true;
	if (control === VISIT_SKIP) return false;
	const depth = ctx.depth + 1;
	switch (node.kind) {
		case "sequence":
			for (const item of node.items) if (visitNode(item, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
			break;
		case "mapping": for (const { key, value } of node.items) {
			if (visitNode(key, visitor, {
				depth,
				parent: node,
				isKey: true
			})) return true;
			if (visitNode(value, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
		}
	}
	return false;
}
/**
* Walk every node in the documents, calling {@link Visitor} once per
* node (pre-order).
*
* @category AST
*/
function visit(documents, visitor) {
	for (const doc of documents) if (doc.contents && visitNode(doc.contents, visitor, {
		depth: 0,
		parent: null,
		isKey: false
	})) return;
}
//#endregion
//#region src/ast/styler_defaults.ts
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
/**
* Default scalar styling rules in application order.
* See [Scalar styling](../../docs/scalar_styling.md) for usage details.
*
* @category AST
*/
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
//#endregion
//#region src/ast/scalar_styler.ts
function setBit(mask, bit) {
	return mask | 1 << bit;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
var NS_PLAIN_FLOW_OUT = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
var NS_PLAIN_FLOW_IN = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
var NS_PLAIN_BLOCK_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
var NS_PLAIN_FLOW_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
var NB_SINGLE_ONE_LINE = new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
var NB_SINGLE_MULTI_LINE = new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
var BLOCK_SCALAR_CONTENT = new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var C_FORBIDDEN_FIRST_LINE = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/;
var C_FORBIDDEN_CONTENT = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function canUsePlain(layout) {
	const str = layout.node.value;
	if (str !== "") {
		if (!(layout.isKey ? layout.flowOnly ? NS_PLAIN_FLOW_KEY : NS_PLAIN_BLOCK_KEY : layout.flowOnly ? NS_PLAIN_FLOW_IN : NS_PLAIN_FLOW_OUT).test(str)) return false;
		if (layout.shiftOfFirstLine === 0 && C_FORBIDDEN_FIRST_LINE.test(str)) return false;
		if (layout.shiftOfContent === 0) {
			const firstLineBreak = str.indexOf("\n");
			if (firstLineBreak !== -1) {
				const content = str.slice(firstLineBreak + 1);
				if (C_FORBIDDEN_CONTENT.test(content)) return false;
			}
		}
	}
	const resolvedTag = layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.tagName;
	if (!layout.node.tagged && resolvedTag !== layout.node.tag) return false;
	if (!layout.node.tagged && str === "=" && resolvedTag === layout.presenterOptions.schema.defaultScalarTag.tagName) return false;
	return true;
}
function canUseSingleQuoted(layout) {
	const str = layout.node.value;
	if (!(layout.isKey ? NB_SINGLE_ONE_LINE : NB_SINGLE_MULTI_LINE).test(str)) return false;
	if (/[ \t]\n|\n[ \t]/.test(str)) return false;
	if (!layout.isKey && layout.shiftOfContent === 0) {
		const firstLineBreak = str.indexOf("\n");
		if (firstLineBreak !== -1 && C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak + 1))) return false;
	}
	return true;
}
function canUseBlock(layout) {
	if (layout.flowOnly || !BLOCK_SCALAR_CONTENT.test(layout.node.value)) return false;
	const contentIndent = layout.shiftOfContent - layout.shiftOfParent;
	if (contentIndent < 1) return false;
	if (contentIndent > 9 && /^\n* /.test(layout.node.value)) return false;
	if (layout.shiftOfContent === 0 && C_FORBIDDEN_CONTENT.test(layout.node.value)) return false;
	return true;
}
function detectAllowedStyles(layout) {
	let mask = setBit(0, SCALAR_STYLE.DOUBLE_QUOTED);
	if (canUsePlain(layout)) mask = setBit(mask, SCALAR_STYLE.PLAIN);
	if (canUseSingleQuoted(layout)) mask = setBit(mask, SCALAR_STYLE.SINGLE_QUOTED);
	if (canUseBlock(layout)) mask = setBit(setBit(mask, SCALAR_STYLE.LITERAL_BLOCK), SCALAR_STYLE.FOLDED_BLOCK);
	layout.allowedStylesMask = mask;
}
function renderScalar(layout) {
	switch (layout.style) {
		case SCALAR_STYLE.PLAIN: return renderPlain(layout);
		case SCALAR_STYLE.SINGLE_QUOTED: return renderSingleQuoted(layout);
		case SCALAR_STYLE.LITERAL_BLOCK: return renderLiteralBlock(layout);
		case SCALAR_STYLE.FOLDED_BLOCK: return renderFoldedBlock(layout);
		case SCALAR_STYLE.DOUBLE_QUOTED: return renderDoubleQuoted(layout);
	}
}
function renderPlain(layout) {
	return encodeFlowBreaks(layout.node.value, layout.shiftOfContent);
}
function renderSingleQuoted(layout) {
	return `'${encodeFlowBreaks(layout.node.value, layout.shiftOfContent).replace(/'/g, "''")}'`;
}
function renderLiteralBlock(layout) {
	const value = layout.node.value;
	return "|" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(value, layout.shiftOfContent));
}
function renderFoldedBlock(layout) {
	const value = layout.node.value;
	const w = layout.presenterOptions.lineWidth;
	let availableWidth = Infinity;
	if (w !== -1) availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	return ">" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(value, availableWidth), layout.shiftOfContent));
}
function renderDoubleQuoted(layout) {
	return `"${escapeString(layout.node.value)}"`;
}
function encodeFlowBreaks(string, shiftOfContent) {
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) return string;
	const pad = " ".repeat(shiftOfContent);
	let result = string.slice(0, nextLF);
	const lineRe = /(\n+)([^\n]*)/g;
	lineRe.lastIndex = nextLF;
	let match;
	while (match = lineRe.exec(string)) {
		const breaks = match[1].length;
		const line = match[2];
		result += "\n".repeat(breaks + 1) + pad + line;
	}
	return result;
}
function indentString(string, spaces) {
	const indent = " ".repeat(spaces);
	let position = 0;
	let result = "";
	const length = string.length;
	while (position < length) {
		let line;
		const next = string.indexOf("\n", position);
		if (next === -1) {
			line = string.slice(position);
			position = length;
		} else {
			line = string.slice(position, next + 1);
			position = next + 1;
		}
		if (line.length && line !== "\n") result += indent;
		result += line;
	}
	return result;
}
function needIndentIndicator(string) {
	return /^\n* /.test(string);
}
function blockHeader(string, shiftOfParent, shiftOfContent) {
	const indentIndicator = needIndentIndicator(string) ? String(shiftOfContent - shiftOfParent) : "";
	const clip = string[string.length - 1] === "\n";
	return `${indentIndicator}${clip && (string[string.length - 2] === "\n" || string === "\n") ? "+" : clip ? "" : "-"}\n`;
}
function dropEndingNewline(string) {
	return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
}
function isMoreIndented(char) {
	return char === " " || char === "	";
}
function foldLine(line, width) {
	if (line === "" || isMoreIndented(line[0])) return line;
	const breakRe = / [^ \t]/g;
	let match;
	let start = 0;
	let end;
	let curr = 0;
	let next = 0;
	let result = "";
	while (match = breakRe.exec(line)) {
		next = match.index;
		if (next - start > width) {
			end = curr > start ? curr : next;
			result += `\n${line.slice(start, end)}`;
			start = end + 1;
		}
		curr = next;
	}
	result += "\n";
	if (line.length - start > width && curr > start) result += `${line.slice(start, curr)}\n${line.slice(curr + 1)}`;
	else result += line.slice(start);
	return result.slice(1);
}
function foldBlockScalar(string, width) {
	const lineRe = /(\n+)([^\n]*)/g;
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) nextLF = string.length;
	lineRe.lastIndex = nextLF;
	let result = foldLine(string.slice(0, nextLF), width);
	let prevMoreIndented = string[0] === "\n" || isMoreIndented(string[0]);
	let moreIndented;
	let match;
	while (match = lineRe.exec(string)) {
		const prefix = match[1];
		const line = match[2];
		moreIndented = line !== "" && isMoreIndented(line[0]);
		result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width);
		prevMoreIndented = moreIndented;
	}
	return result;
}
var CHARACTERS_TO_ESCAPE = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function escapeCharacter(character) {
	switch (character) {
		case "\0": return "\\0";
		case "\x07": return "\\a";
		case "\b": return "\\b";
		case "	": return "\\t";
		case "\n": return "\\n";
		case "\v": return "\\v";
		case "\f": return "\\f";
		case "\r": return "\\r";
		case "\x1B": return "\\e";
		case "\"": return "\\\"";
		case "\\": return "\\\\";
		case "": return "\\N";
		case "\xA0": return "\\_";
		case "\u2028": return "\\L";
		case "\u2029": return "\\P";
	}
	const code = character.charCodeAt(0);
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${"0".repeat(2 - hex.length)}${hex}`;
	return `\\u${"0".repeat(4 - hex.length)}${hex}`;
}
function escapeString(string) {
	return string.replace(CHARACTERS_TO_ESCAPE, escapeCharacter);
}
//#endregion
//#region src/ast/presenter.ts
var CHAR_LINE_FEED = 10;
var DEFAULT_PRESENTER_OPTIONS = {
	indent: 2,
	seqNoIndent: false,
	seqInlineFirst: true,
	lineWidth: 80,
	flowBracketPadding: false,
	flowSkipCommaSpace: false,
	flowSkipColonSpace: false,
	quoteFlowKeys: false,
	quoteStyle: "single",
	forceQuotes: false,
	scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
	tagBeforeAnchor: false
};
function nodeTagShort(node) {
	return node.tagged ? node.tag : tagNameShort(node.tag);
}
function createPresenterState(options) {
	const opts = {
		...DEFAULT_PRESENTER_OPTIONS,
		...options
	};
	if (opts.flowSkipColonSpace) opts.quoteFlowKeys = true;
	return {
		...opts,
		defaultScalarTagName: opts.schema.defaultScalarTag.tagName,
		openEnded: false
	};
}
function generateNextLine(state, level) {
	return `\n${" ".repeat(state.indent * level)}`;
}
function scalarLayout(state, node, parent, level, isKey, flowOnly) {
	return {
		node,
		parent,
		level,
		isKey,
		flowOnly,
		shiftOfParent: level === 0 ? -1 : state.indent * (level - 1),
		shiftOfContent: state.indent * Math.max(1, level),
		shiftOfFirstLine: level === 0 ? 0 : state.indent * level,
		presenterOptions: state,
		allowedStylesMask: 0,
		style: node.style
	};
}
function writeFlowSequence(state, level, node) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level, node.items[index], node, {}).text;
		if (index > 0) result += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		result += item;
	}
	const pad = state.flowBracketPadding && node.items.length > 0 ? " " : "";
	return `[${pad}${result}${pad}]`;
}
function writeBlockSequence(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level + 1, node.items[index], node, {
			block: true,
			compact: state.seqInlineFirst,
			isblockseq: true
		}).text;
		if (!compact || result !== "") result += generateNextLine(state, level);
		if (item === "" || CHAR_LINE_FEED === item.charCodeAt(0)) result += "-";
		else result += "- ";
		result += item;
	}
	return result;
}
function writeFlowMapping(state, level, node) {
	let result = "";
	for (const { key, value } of node.items) {
		let pairBuffer = "";
		if (result !== "") pairBuffer += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		const keyRender = writeNode(state, level, key, node, { iskey: true });
		const keyText = keyRender.text;
		const valueText = writeNode(state, level, value, node, {}).text;
		const sep = state.flowSkipColonSpace || valueText === "" ? "" : " ";
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = key.kind === "alias" || keyIsBareProps ? " " : "";
		pairBuffer += `${keyText}${keyColonSep}:${sep}${valueText}`;
		result += pairBuffer;
	}
	const pad = state.flowBracketPadding && result !== "" ? " " : "";
	return `{${pad}${result}${pad}}`;
}
function writeBlockMapping(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		let pairBuffer = "";
		if (!compact || result !== "") pairBuffer += generateNextLine(state, level);
		const { key, value } = node.items[index];
		const keyIsBlock = (key.kind === "mapping" || key.kind === "sequence") && key.style === COLLECTION_STYLE.BLOCK && key.items.length !== 0 || key.kind === "scalar" && (key.style === SCALAR_STYLE.LITERAL_BLOCK || key.style === SCALAR_STYLE.FOLDED_BLOCK);
		const keyRender = keyIsBlock ? writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			isblockseq: !cannotBeCompact(state, key, level + 1)
		}) : writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			iskey: true
		});
		const keyText = keyRender.text;
		const keyHasLineBreak = key.kind === "scalar" && key.value.indexOf("\n") !== -1;
		const keyIsTooLong = keyText.length > 1024 && /^[\s\S]{1025}/u.test(keyText);
		const explicitPair = keyIsBlock || keyHasLineBreak || keyIsTooLong;
		if (explicitPair) {
			if (keyText && CHAR_LINE_FEED === keyText.charCodeAt(0)) pairBuffer += "?";
			else pairBuffer += "? ";
		}
		pairBuffer += keyText;
		if (explicitPair) pairBuffer += generateNextLine(state, level);
		const valueText = writeNode(state, level + 1, value, node, {
			block: true,
			compact: explicitPair,
			isblockseq: explicitPair && !cannotBeCompact(state, value, level + 1)
		}).text;
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = !explicitPair && (key.kind === "alias" || keyIsBareProps) ? " " : "";
		if (valueText === "" || CHAR_LINE_FEED === valueText.charCodeAt(0)) pairBuffer += `${keyColonSep}:`;
		else pairBuffer += `${keyColonSep}: `;
		pairBuffer += valueText;
		result += pairBuffer;
	}
	return result;
}
function cannotBeCompact(state, node, level) {
	if (node.kind === "alias") return true;
	return node.tagged || node.anchor !== void 0 || state.indent < 2 && level > 0;
}
function writeNode(state, level, node, parent, ctx) {
	if (node.kind === "alias") {
		state.openEnded = false;
		return {
			text: `*${node.anchor}`,
			noBody: false
		};
	}
	const { block = false, iskey = false, isblockseq = false } = ctx;
	let compact = ctx.compact ?? false;
	const hasAnchor = node.anchor !== void 0;
	if (cannotBeCompact(state, node, level)) compact = false;
	let body;
	let shouldPrintTag = node.tagged;
	const useBlockCollection = block && (node.kind === "mapping" || node.kind === "sequence") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0;
	if (node.kind === "mapping") {
		if (useBlockCollection) body = writeBlockMapping(state, level, node, compact);
		else body = writeFlowMapping(state, level, node);
	} else if (node.kind === "sequence") {
		if (useBlockCollection) {
			if (state.seqNoIndent && !isblockseq && level > 0) body = writeBlockSequence(state, level - 1, node, compact);
			else body = writeBlockSequence(state, level, node, compact);
		} else body = writeFlowSequence(state, level, node);
	} else {
		const layout = scalarLayout(state, node, parent, level, iskey, !block);
		detectAllowedStyles(layout);
		for (const rule of state.scalarStyleRules) rule(layout);
		body = renderScalar(layout);
		state.openEnded = (layout.style === SCALAR_STYLE.LITERAL_BLOCK || layout.style === SCALAR_STYLE.FOLDED_BLOCK) && (node.value === "\n" || node.value.endsWith("\n\n"));
		shouldPrintTag = node.tagged || body === "" && layout.flowOnly && parent?.kind === "sequence" && !hasAnchor || layout.style !== SCALAR_STYLE.PLAIN && node.tag !== state.defaultScalarTagName;
	}
	if ((node.kind === "mapping" || node.kind === "sequence") && !useBlockCollection) state.openEnded = false;
	if (useBlockCollection && compact && level > 0 && state.indent > 2) body = `${" ".repeat(state.indent - 2)}${body}`;
	const noBody = body === "";
	let text = body;
	if (shouldPrintTag || hasAnchor) {
		const props = [];
		const tag = shouldPrintTag ? nodeTagShort(node) : null;
		const anchor = hasAnchor ? `&${node.anchor}` : null;
		if (state.tagBeforeAnchor) {
			if (tag !== null) props.push(tag);
			if (anchor !== null) props.push(anchor);
		} else {
			if (anchor !== null) props.push(anchor);
			if (tag !== null) props.push(tag);
		}
		const sep = body === "" || body.charCodeAt(0) === CHAR_LINE_FEED ? "" : " ";
		text = `${props.join(" ")}${sep}${body}`;
	}
	return {
		text,
		noBody
	};
}
function rootStartsOwnLine(node) {
	return (node.kind === "sequence" || node.kind === "mapping") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0 && !node.tagged && node.anchor === void 0;
}
function writeDocumentDirectives(doc) {
	let result = "";
	for (const directive of doc.directives) {
		if (directive.kind === "yaml") {
			result += `%YAML ${directive.version}\n`;
			continue;
		}
		const { handle, prefix } = directive;
		result += `%TAG ${handle} ${prefix}\n`;
	}
	return result;
}
/**
* Build YAML from AST.
*
* @category AST
*/
function present(documents, options) {
	const state = createPresenterState(options);
	let result = "";
	let previousEnded = false;
	for (let index = 0; index < documents.length; index += 1) {
		const doc = documents[index];
		state.openEnded = false;
		const directives = writeDocumentDirectives(doc);
		const hasDirectives = directives !== "";
		const marker = doc.explicitStart || hasDirectives || index > 0 && !previousEnded;
		result += directives;
		if (doc.contents === null) {
			if (marker) result += "---\n";
		} else if (marker) {
			const body = writeNode(state, 0, doc.contents, null, {
				block: true,
				compact: true
			}).text;
			const sep = body === "" ? "" : hasDirectives || rootStartsOwnLine(doc.contents) ? "\n" : " ";
			result += `---${sep}${body}\n`;
		} else result += writeNode(state, 0, doc.contents, null, {
			block: true,
			compact: true
		}).text + "\n";
		previousEnded = doc.explicitEnd || state.openEnded;
		if (previousEnded) result += "...\n";
	}
	return result;
}
//#endregion
//#region src/dump.ts
var DEFAULT_DUMP_OPTIONS = {
	...DEFAULT_PRESENTER_OPTIONS,
	schema: DUMP_SCHEMA,
	skipInvalid: false,
	noRefs: false,
	flowLevel: -1,
	sortKeys: false,
	transform: () => {}
};
function defaultCompareFn(a, b) {
	const x = String(a);
	const y = String(b);
	if (x < y) return -1;
	if (x > y) return 1;
	return 0;
}
/**
* Serializes JS object as a YAML document. By default it can dump every
* supported YAML type, so it throws an exception if you try to dump regexps or
* functions. However, you can disable exceptions by setting the
* {@link DumpOptions.skipInvalid} option to `true`.
*
* @category Main
*/
function dump(input, options = {}) {
	const opts = {
		...DEFAULT_DUMP_OPTIONS,
		...options
	};
	const documents = jsToAst(input, opts.schema, {
		noRefs: opts.noRefs,
		skipInvalid: opts.skipInvalid
	});
	if (opts.flowLevel >= 0) visit(documents, (node, ctx) => {
		if (ctx.depth < opts.flowLevel) return;
		if (node.kind === "sequence" || node.kind === "mapping") node.style = COLLECTION_STYLE.FLOW;
		return VISIT_SKIP;
	});
	if (opts.sortKeys) {
		const compareFn = opts.sortKeys === true ? defaultCompareFn : opts.sortKeys;
		visit(documents, (node) => {
			if (node.kind !== "mapping") return;
			node.items.sort((a, b) => compareFn(a.key.kind === "scalar" ? a.key.value : "", b.key.kind === "scalar" ? b.key.value : ""));
		});
	}
	opts.transform(documents);
	return present(documents, {
		...pick(opts, Object.keys(DEFAULT_PRESENTER_OPTIONS)),
		schema: opts.schema
	});
}
//#endregion
//#region src/ast/from_events.ts
var NO_RANGE = (/* unused pure expression or super */ null && (-1));
function eventPosition(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function rawTag(state, event) {
	return event.tagStart === NO_RANGE ? "" : state.source.slice(event.tagStart, event.tagEnd);
}
function anchorName(state, event) {
	return event.anchorStart === NO_RANGE ? void 0 : state.source.slice(event.anchorStart, event.anchorEnd);
}
function buildScalar(state, event) {
	const value = getScalarValue(state.source, event);
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw !== "") {
		tagged = true;
		tag = raw;
	} else if (event.style === SCALAR_STYLE.PLAIN) tag = state.schema.resolveImplicitScalarTag(value).tag.tagName;
	else tag = state.schema.defaultScalarTag.tagName;
	return {
		kind: "scalar",
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event),
		value
	};
}
function buildCollection(state, event, defaultTagName) {
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw === "") tag = defaultTagName;
	else {
		tag = raw;
		tagged = true;
	}
	return {
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event)
	};
}
function addNode(state, node) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") frame.doc.contents = node;
	else if (frame.kind === "sequence") frame.node.items.push(node);
	else if (frame.key) {
		frame.node.items.push({
			key: frame.key,
			value: node
		});
		frame.key = null;
	} else frame.key = node;
}
/**
* Builds an AST from parser events
*
* @category AST
*/
function eventsToAst(events, options) {
	const state = {
		source: options.source,
		schema: options.schema,
		eventIndex: 0,
		position: 0,
		frames: [],
		documents: []
	};
	while (state.eventIndex < events.length) {
		const event = events[state.eventIndex++];
		state.position = eventPosition(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT: {
				const doc = {
					contents: null,
					explicitStart: event.explicitStart,
					explicitEnd: event.explicitEnd,
					directives: event.directives
				};
				state.frames.push({
					kind: "document",
					doc
				});
				break;
			}
			case EVENT_ID.SCALAR:
				addNode(state, buildScalar(state, event));
				break;
			case EVENT_ID.SEQUENCE: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:seq");
				const node = {
					kind: "sequence",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "sequence",
					node
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:map");
				const node = {
					kind: "mapping",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "mapping",
					node,
					key: null
				});
				break;
			}
			case EVENT_ID.ALIAS:
				addNode(state, {
					kind: "alias",
					anchor: state.source.slice(event.anchorStart, event.anchorEnd)
				});
				break;
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.key) throw new Error("incomplete mapping pair in event stream");
				if (frame.kind === "document") state.documents.push(frame.doc);
				else addNode(state, frame.node);
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/index.ts
/** @deprecated Use `EVENT_ID.DOCUMENT` instead. @internal */
var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
/** @deprecated Use `EVENT_ID.SEQUENCE` instead. @internal */
var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
/** @deprecated Use `EVENT_ID.MAPPING` instead. @internal */
var EVENT_MAPPING = EVENT_ID.MAPPING;
/** @deprecated Use `EVENT_ID.SCALAR` instead. @internal */
var EVENT_SCALAR = EVENT_ID.SCALAR;
/** @deprecated Use `EVENT_ID.ALIAS` instead. @internal */
var EVENT_ALIAS = EVENT_ID.ALIAS;
/** @deprecated Use `EVENT_ID.POP` instead. @internal */
var EVENT_POP = EVENT_ID.POP;
/** @deprecated Use `SCALAR_STYLE.PLAIN` instead. @internal */
var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
/** @deprecated Use `SCALAR_STYLE.SINGLE_QUOTED` instead. @internal */
var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.DOUBLE_QUOTED` instead. @internal */
var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.LITERAL_BLOCK` instead. @internal */
var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
/** @deprecated Use `SCALAR_STYLE.FOLDED_BLOCK` instead. @internal */
var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
/** @deprecated Use `COLLECTION_STYLE.BLOCK` instead. @internal */
var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
/** @deprecated Use `COLLECTION_STYLE.FLOW` instead. @internal */
var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
/** @deprecated Use `CHOMPING_MODE.CLIP` instead. @internal */
var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
/** @deprecated Use `CHOMPING_MODE.STRIP` instead. @internal */
var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
/** @deprecated Use `CHOMPING_MODE.KEEP` instead. @internal */
var CHOMPING_KEEP = CHOMPING_MODE.KEEP;
//#endregion


//# sourceMappingURL=js-yaml.mjs.map

/***/ }),

/***/ 2857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Brp: () => (/* binding */ ZodISODate),
  You: () => (/* binding */ ZodISODateTime),
  YOg: () => (/* binding */ array),
  zMY: () => (/* binding */ schemas_boolean),
  gMt: () => (/* binding */ discriminatedUnion),
  k5n: () => (/* binding */ _enum),
  Whr: () => (/* binding */ schemas_int),
  euz: () => (/* binding */ literal),
  _H3: () => (/* binding */ looseObject),
  ZmZ: () => (/* binding */ never),
  chJ: () => (/* binding */ _null),
  aig: () => (/* binding */ number),
  Ikc: () => (/* binding */ object),
  g1P: () => (/* binding */ record),
  rej: () => (/* binding */ strictObject),
  YjP: () => (/* binding */ string),
  KCZ: () => (/* binding */ union),
  L5J: () => (/* binding */ unknown)
});

// UNUSED EXPORTS: ZodAny, ZodArray, ZodBase64, ZodBase64URL, ZodBigInt, ZodBigIntFormat, ZodBoolean, ZodCIDRv4, ZodCIDRv6, ZodCUID, ZodCUID2, ZodCatch, ZodCodec, ZodCreditCard, ZodCustom, ZodCustomStringFormat, ZodDate, ZodDefault, ZodDiscriminatedUnion, ZodE164, ZodEmail, ZodEmoji, ZodEnum, ZodExactOptional, ZodFile, ZodFunction, ZodGUID, ZodIBAN, ZodIPv4, ZodIPv6, ZodISODuration, ZodISOTime, ZodInstanceOf, ZodIntersection, ZodJWT, ZodKSUID, ZodLazy, ZodLiteral, ZodMAC, ZodMap, ZodNaN, ZodNanoID, ZodNever, ZodNonOptional, ZodNull, ZodNullable, ZodNumber, ZodNumberFormat, ZodObject, ZodOptional, ZodPipe, ZodPrefault, ZodPreprocess, ZodPromise, ZodReadonly, ZodRecord, ZodSet, ZodString, ZodStringFormat, ZodSuccess, ZodSymbol, ZodTemplateLiteral, ZodTransform, ZodTuple, ZodType, ZodULID, ZodURL, ZodUUID, ZodUndefined, ZodUnion, ZodUnknown, ZodVoid, ZodXID, ZodXor, _ZodString, _default, _function, any, base64, base64url, bigint, catch, check, cidrv4, cidrv6, codec, creditCard, cuid, cuid2, currencyCode, custom, date, describe, e164, email, emoji, exactOptional, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int32, int64, intersection, invertCodec, ipv4, ipv6, json, jwt, keyof, ksuid, lazy, looseRecord, mac, map, meta, nan, nanoid, nativeEnum, nonoptional, nullable, nullish, optional, partialRecord, pipe, prefault, preprocess, promise, readonly, refine, set, stringFormat, stringbool, success, superRefine, symbol, templateLiteral, transform, tuple, uint32, uint64, ulid, undefined, url, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(4723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/memoizer.js

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (spread && !desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = core_util/* rawShape */.MO(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a new built-in kind becomes a compile error here
            kind;
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def — skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
/**
 * Whether one parse can re-enter this schema, i.e. its subtree contains a cycle.
 * Exported for `z.compile`, which refuses to compile such a schema: cycle
 * breaking is driven from here off state keyed on the parse context, and a
 * generated fast path has no context to key on.
 */
function isRecursiveSchema(inst) {
    // z.compile never parses, so nothing would ever resolve a lazy for it; it runs once and already treats a throw here as recursive
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const memoizer_open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = memoizer_open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
var core_checks = __nccwpck_require__(4890);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/doc.js
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/regexes.js
var core_regexes = __nccwpck_require__(3908);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util/* aborted */.QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util/* explicitlyAborted */.rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core/* $ZodAsyncError */.GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util/* aborted */.QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util/* aborted */.QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (core_util/* aborted */.QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? core_regexes/* anyString */.gp;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    core_checks/* $ZodCheckStringFormat */.ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* guid */.Os);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR(v));
    }
    else
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* email */.Rp);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === core_regexes/* httpProtocol */.F.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* emoji */.Zg());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? core_regexes/* nanoid */.Ak : core_regexes/* nanoidOfLength */.D2(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid */.gF);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid2 */.Gl);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ulid */.Z0);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* xid */.kM);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ksuid */.fO);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* datetime */.w$(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* date */.p6);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* time */.kB(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* duration */.p0);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv4 */.uX);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv6 */.ug);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv4 */.zr);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv6 */.l7); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* e164 */.hQ);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* number */.ai;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
    core_checks/* $ZodCheckNumberFormat */.KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* boolean */.zM;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* bigint */.o;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* null */.ch;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    core_util/* attachSchema */.d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util/* optionalKeys */.NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util/* aborted */.QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util/* assignProp */.Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util/* isObject */.Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util/* aborted */.QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    const memo = core_core/* globalConfig */.cr.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : core_util/* esc */.UQ(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = core_util/* isObject */.Gv;
    const jit = !core_core/* globalConfig */.cr.jitless;
    const allowsEval = core_util/* allowsEval */.hI;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
core_core/* $constructor */.xI("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    core_util/* assignProp */.Vy(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = core_util/* rawShape */.MO(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = core_util/* cached */.PO(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isObject */.Gv(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
});
const $ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (core_util/* isPlainObject */.Qd(a) && core_util/* isPlainObject */.Qd(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (core_util/* aborted */.QH(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = core_util/* aborted */.QH(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (core_util/* aborted */.QH(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...core_util/* prefixIssues */.lQ(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isPlainObject */.Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && core_regexes/* number */.ai.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util/* getEnumValues */.w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? core_util/* escapeRegex */.sD(o) : o ? core_util/* escapeRegex */.sD(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core/* globalConfig */.cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
})));
const $ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCustom", (inst, def) => {
    core_checks/* $ZodCheck */.QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(core_util/* issue */.sn(_iss));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __nccwpck_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/to-json-schema.js


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                (0,core_util/* assignProp */.Vy)(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function to_json_schema_initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? registries/* globalRegistry */.fd,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function to_json_schema_processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            to_json_schema_processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
/** @deprecated Renamed to `processSchema`. An export alias declares no binding, so it is safe to keep. */

// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function to_json_schema_extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would — this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one — nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
 * an annotation like `description` — makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            (0,core_util/* assignProp */.Vy)(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it — so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function to_json_schema_finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection — through `z.lazy`, or any `ref` chain — holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
        // OpenAPI 3.0 schema objects should not include a $schema property
    }
    else {
        // Arbitrary string values are allowed but won't have a $schema property set
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs — it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                (0,core_util/* assignProp */.Vy)(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = to_json_schema_initializeContext({ ...params, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = to_json_schema_initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/json-schema-processors.js




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(core_util/* NUMBER_FORMAT_RANGES */.zH),
    bigint_format: formatContributor(core_util/* BIGINT_FORMAT_RANGES */.NR),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [base64Charset, core_regexes/* base64 */.K3],
    [base64urlCharset, core_regexes/* base64url */.r0],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = (0,core_util/* getEnumValues */.w5)(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
        // do nothing (an undefined literal was stripped)
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = to_json_schema_processSchema(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        (0,core_util/* assignProp */.Vy)(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = to_json_schema_processSchema(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = to_json_schema_processSchema(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? to_json_schema_processSchema(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
 * accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition — the string form a key position needs is not the number form every other reference wants — so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? core_regexes/* number */.ai : core_regexes/* integer */.nd).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            (0,core_util/* assignProp */.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = initializeContext({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx, schema);
            assignProp(schemas, key, finalize(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = initializeContext({ ...params, processors: allProcessors });
    processSchema(input, ctx);
    extractDefs(ctx, input);
    return finalize(ctx, input);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = core_util/* parsedType */.GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${core_util/* stringifyPrimitive */.B7(issue.values[0])}`;
                return `Invalid option: expected one of ${core_util/* joinValues */.jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util/* joinValues */.jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, core_util/* jsonStringifyReplacer */.k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,core_core/* $constructor */.xI)("$ZodError", initializer);
const $ZodRealError = (0,core_core/* $constructor */.xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const parse_validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync($ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/errors.js



/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const errors_initializer = (inst, issues) => {
    $ZodError.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, core_util/* jsonStringifyReplacer */.k8, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, core_util/* jsonStringifyReplacer */.k8, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodError", errors_initializer)));
const ZodRealError = /*@__PURE__*/ core_core/* $constructor */.xI("ZodError", errors_initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/parse.js


const classic_parse_parse = /* @__PURE__ */ _parse(ZodRealError);
const classic_parse_parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const parse_safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const parse_safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);

// Codec functions
const parse_encode = /* @__PURE__ */ _encode(ZodRealError);
const parse_decode = /* @__PURE__ */ _decode(ZodRealError);
const parse_encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const parse_decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const parse_safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const parse_safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const parse_safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const parse_safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/schemas.js








// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out — see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!core_core/* globalConfig */.cr.localeError)
        core_core/* config */.$W(en());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!core_core/* globalConfig */.cr.memoizer)
        core_core/* config */.$W({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(core_util/* mergeDefs */.zM(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return core_util/* clone */.o8(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(api/* _overwrite */.bS(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return _default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return _catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return registries/* globalRegistry */.fd.get(this);
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return classic_parse_parse(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await classic_parse_parseAsync(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return parse_safeParse(this, data, params);
    },
    async safeParseAsync(data, params) {
        return parse_safeParseAsync(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        core_util/* own */.qh(this, "spa", value);
    },
    validate(data, params) {
        return validate(this, data, params);
    },
    validateAsync(data, params) {
        return parse_validateAsync(this, data, params);
    },
    encode: function _encode(data, params) {
        return parse_encode(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return parse_decode(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await parse_encodeAsync(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await parse_decodeAsync(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return parse_safeEncode(this, data, params);
    },
    safeDecode(data, params) {
        return parse_safeDecode(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return parse_safeEncodeAsync(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return parse_safeDecodeAsync(this, data, params);
    },
    toJSONSchema(params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return registries/* globalRegistry */.fd.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("_ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(api/* _regex */.Fk(...args));
    },
    includes(...args) {
        return this.check(api/* _includes */.dR(...args));
    },
    startsWith(...args) {
        return this.check(api/* _startsWith */.$S(...args));
    },
    endsWith(...args) {
        return this.check(api/* _endsWith */.ER(...args));
    },
    min(...args) {
        return this.check(api/* _minLength */.m9(...args));
    },
    max(...args) {
        return this.check(api/* _maxLength */.Eb(...args));
    },
    length(...args) {
        return this.check(api/* _length */.YA(...args));
    },
    nonempty(...args) {
        return this.check(api/* _minLength */.m9(1, ...args));
    },
    lowercase(params) {
        return this.check(api/* _lowercase */.hH(params));
    },
    uppercase(params) {
        return this.check(api/* _uppercase */.qF(params));
    },
    trim() {
        return this.check(api/* _trim */.WN());
    },
    normalize(...args) {
        return this.check(api/* _normalize */.lo(...args));
    },
    toLowerCase() {
        return this.check(api/* _toLowerCase */.Il());
    },
    toUpperCase() {
        return this.check(api/* _toUpperCase */.xY());
    },
    slugify() {
        return this.check(api/* _slugify */.TL());
    },
}));
const ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(api/* _email */.Mu(ZodEmail, params));
    },
    url(params) {
        return this.check(api/* _url */.Fn(ZodURL, params));
    },
    jwt(params) {
        return this.check(api/* _jwt */.rk(ZodJWT, params));
    },
    emoji(params) {
        return this.check(api/* _emoji */.aC(ZodEmoji, params));
    },
    guid(params) {
        return this.check(api/* _guid */.tB(ZodGUID, params));
    },
    uuid(params) {
        return this.check(api/* _uuid */.Be(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(api/* _uuidv4 */.nA(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(api/* _uuidv6 */.pY(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(api/* _uuidv7 */.wA(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(api/* _nanoid */.Dl(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(api/* _cuid */.fs(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(api/* _cuid2 */.Bj(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(api/* _ulid */.Ct(ZodULID, params));
    },
    base64(params) {
        return this.check(api/* _base64 */.rt(ZodBase64, params));
    },
    base64url(params) {
        return this.check(api/* _base64url */.cU(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(api/* _xid */.Pw(ZodXID, params));
    },
    ksuid(params) {
        return this.check(api/* _ksuid */._z(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(api/* _ipv4 */.Ny(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(api/* _ipv6 */.$O(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(api/* _cidrv4 */.Uy(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(api/* _cidrv6 */.gP(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(api/* _e164 */.KB(ZodE164, params));
    },
    datetime(params) {
        return this.check(api/* _isoDateTime */.G1(ZodISODateTime, params));
    },
    date(params) {
        return this.check(api/* _isoDate */.db(ZodISODate, params));
    },
    time(params) {
        return this.check(api/* _isoTime */.Kn(ZodISOTime, params));
    },
    duration(params) {
        return this.check(api/* _isoDuration */.f2(ZodISODuration, params));
    },
});
function string(params) {
    return api/* _string */.Rl(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODateTime", (inst, def) => {
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODate", (inst, def) => {
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISOTime", (inst, def) => {
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODuration", (inst, def) => {
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function email(params) {
    return core._email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function guid(params) {
    return core._guid(ZodGUID, params);
}
const ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function uuid(params) {
    return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodUUID, params);
}
// ZodUUIDv6
function uuidv6(params) {
    return core._uuidv6(ZodUUID, params);
}
// ZodUUIDv7
function uuidv7(params) {
    return core._uuidv7(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return core._url(ZodURL, params);
}
function httpUrl(params) {
    return core._url(ZodURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function emoji(params) {
    return core._emoji(ZodEmoji, params);
}
const ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function nanoid(params) {
    return core._nanoid(ZodNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
function cuid(params) {
    return core._cuid(ZodCUID, params);
}
const ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cuid2(params) {
    return core._cuid2(ZodCUID2, params);
}
const ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ulid(params) {
    return core._ulid(ZodULID, params);
}
const ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function xid(params) {
    return core._xid(ZodXID, params);
}
const ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ksuid(params) {
    return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv4(params) {
    return core._ipv4(ZodIPv4, params);
}
const ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMAC", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodMAC.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function mac(params) {
    return core._mac(ZodMAC, params);
}
const ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv6(params) {
    return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv4", (inst, def) => {
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv4(params) {
    return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv6", (inst, def) => {
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv6(params) {
    return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64(params) {
    return core._base64(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64url(params) {
    return core._base64url(ZodBase64URL, params);
}
const ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function e164(params) {
    return core._e164(ZodE164, params);
}
const ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function creditCard(params) {
    return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function iban(params) {
    return core._iban(ZodIBAN, params);
}
const ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodCustomStringFormat.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function hostname(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function hex(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function currencyCode(_params) {
    return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    int(params) {
        return this.check(schemas_int(params));
    },
    safe(params) {
        return this.check(schemas_int(params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(0, params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(0, params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(0, params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(0, params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    step(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    finite() {
        return this;
    },
}));
function number(params) {
    return api/* _number */.F7(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return api/* _int */.LK(ZodNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return api/* _boolean */._L(ZodBoolean, params);
}
const ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBigInt", (inst, def) => {
    $ZodBigInt.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => bigintProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => aggregateChecks(inst).minimum ?? null,
    maxValue: (inst) => aggregateChecks(inst).maximum ?? null,
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(BigInt(0), params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
}));
function bigint(params) {
    return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
    return core._symbol(ZodSymbol, params);
}
const ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
})));
function _undefined(params) {
    return core._undefined(ZodUndefined, params);
}

const ZodNull = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNull", (inst, def) => {
    $ZodNull.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null(params) {
    return api/* _null */.jw(ZodNull, params);
}

const ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
    return core._any(ZodAny);
}
const ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
    return api/* _unknown */.em(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
    return api/* _never */.G8(ZodNever, params);
}
const ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function _void(params) {
    return core._void(ZodVoid, params);
}

const ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDate", (inst, def) => {
    $ZodDate.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => dateProcessor(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(api/* _gte */.qm(value, params));
    inst.max = (value, params) => inst.check(api/* _lte */.Zm(value, params));
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minDate: (inst) => {
        const { minimum } = aggregateChecks(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = aggregateChecks(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function date(params) {
    return core._date(ZodDate, params);
}
const ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(api/* _minLength */.m9(n, params));
    },
    nonempty(params) {
        return this.check(api/* _minLength */.m9(1, params));
    },
    max(n, params) {
        return this.check(api/* _maxLength */.Eb(n, params));
    },
    length(n, params) {
        return this.check(api/* _length */.YA(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return api/* _array */.dZ(ZodArray, element, params);
}
// .keyof
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
    core_util/* installLazyProp */.X(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return _enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return core_util/* extend */.X$(this, incoming);
    },
    safeExtend(incoming) {
        return core_util/* safeExtend */.W0(this, incoming);
    },
    merge(other) {
        return core_util/* merge */.h1(this, other);
    },
    pick(mask) {
        return core_util/* pick */.Up(this, mask);
    },
    omit(mask) {
        return core_util/* omit */.cJ(this, mask);
    },
    partial(...args) {
        return core_util/* partial */.OH(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return core_util/* partial */.OH(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return core_util/* required */.mw(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util/* normalizeParams */.A2(params),
    };
    return new ZodObject(def);
}
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
// looseObject
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    $ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
    // const [options, params] = args;
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIntersection", (inst, def) => {
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTuple.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        // a refinement was authored against the full arity; partialing would run it on a shorter array
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof core.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ...util.normalizeParams(params),
    });
}
const ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodRecord.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ...core_util/* normalizeParams */.A2(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
// type alksjf = core.output<core.$ZodRecordKey>;
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodMap.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodSet.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
});
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...core_util/* normalizeParams */.A2(params),
    });
}

/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("ZodLiteral", (inst, def) => {
    $ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(core._minSize(size, params));
    inst.max = (size, params) => inst.check(core._maxSize(size, params));
    inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
    return core._file(ZodFile, params);
}
const ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(core_util/* issue */.sn(issue, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(core_util/* issue */.sn(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodExactOptional", (inst, def) => {
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPrefault", (inst, def) => {
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNonOptional", (inst, def) => {
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core_util/* constantCatch */.SS(catchValue)),
    });
}

const ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
    return core._nan(ZodNaN, params);
}
const ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodPreprocess.init(inst, def);
})));
const ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("ZodReadonly", (inst, def) => {
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
})));
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.lazyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
})));
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
// custom checks
function check(fn) {
    const ch = new core.$ZodCheck({
        check: "custom",
        // ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return core._custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return api/* _refine */.fU(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return api/* _superRefine */.MB(fn, params);
}
// Re-export describe and meta from core
const describe = api/* describe */.q0;
const meta = api/* meta */.mI;
const ZodInstanceOf = /*@__PURE__*/ core_core/* $constructor */.xI("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        // asserts in place, so the narrowed output type is truthful without a wrapper
        return this.check(api/* _properties */.T2(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ...util.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function json(params) {
    const jsonSchema = lazy(() => {
        return union([string(params), number(), schemas_boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
    });
    return jsonSchema;
}
// preprocess
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}


/***/ }),

/***/ 3759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ _ipv6),
/* harmony export */   $S: () => (/* binding */ _startsWith),
/* harmony export */   Au: () => (/* binding */ _lt),
/* harmony export */   Be: () => (/* binding */ _uuid),
/* harmony export */   Bj: () => (/* binding */ _cuid2),
/* harmony export */   Ct: () => (/* binding */ _ulid),
/* harmony export */   Dl: () => (/* binding */ _nanoid),
/* harmony export */   ER: () => (/* binding */ _endsWith),
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   Fn: () => (/* binding */ _url),
/* harmony export */   G1: () => (/* binding */ _isoDateTime),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   Hi: () => (/* binding */ _multipleOf),
/* harmony export */   Il: () => (/* binding */ _toLowerCase),
/* harmony export */   KB: () => (/* binding */ _e164),
/* harmony export */   Kn: () => (/* binding */ _isoTime),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   MB: () => (/* binding */ _superRefine),
/* harmony export */   Mu: () => (/* binding */ _email),
/* harmony export */   Ny: () => (/* binding */ _ipv4),
/* harmony export */   Pw: () => (/* binding */ _xid),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   T2: () => (/* binding */ _properties),
/* harmony export */   TL: () => (/* binding */ _slugify),
/* harmony export */   Tx: () => (/* binding */ _gt),
/* harmony export */   Uy: () => (/* binding */ _cidrv4),
/* harmony export */   WN: () => (/* binding */ _trim),
/* harmony export */   YA: () => (/* binding */ _length),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   _z: () => (/* binding */ _ksuid),
/* harmony export */   aC: () => (/* binding */ _emoji),
/* harmony export */   bS: () => (/* binding */ _overwrite),
/* harmony export */   cU: () => (/* binding */ _base64url),
/* harmony export */   dR: () => (/* binding */ _includes),
/* harmony export */   dZ: () => (/* binding */ _array),
/* harmony export */   db: () => (/* binding */ _isoDate),
/* harmony export */   em: () => (/* binding */ _unknown),
/* harmony export */   f2: () => (/* binding */ _isoDuration),
/* harmony export */   fU: () => (/* binding */ _refine),
/* harmony export */   fs: () => (/* binding */ _cuid),
/* harmony export */   gP: () => (/* binding */ _cidrv6),
/* harmony export */   hH: () => (/* binding */ _lowercase),
/* harmony export */   jw: () => (/* binding */ _null),
/* harmony export */   lo: () => (/* binding */ _normalize),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   nA: () => (/* binding */ _uuidv4),
/* harmony export */   pY: () => (/* binding */ _uuidv6),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ _uppercase),
/* harmony export */   qm: () => (/* binding */ _gte),
/* harmony export */   rk: () => (/* binding */ _jwt),
/* harmony export */   rt: () => (/* binding */ _base64),
/* harmony export */   tB: () => (/* binding */ _guid),
/* harmony export */   wA: () => (/* binding */ _uuidv7),
/* harmony export */   xY: () => (/* binding */ _toUpperCase)
/* harmony export */ });
/* unused harmony exports _coercedString, _mac, _creditCard, _iban, TimePrecision, _coercedNumber, _float32, _float64, _int32, _uint32, _coercedBoolean, _bigint, _coercedBigint, _int64, _uint64, _symbol, _undefined, _any, _void, _date, _coercedDate, _nan, _max, _min, _positive, _negative, _nonpositive, _nonnegative, _maxSize, _minSize, _size, _property, _mime, _union, _xor, _discriminatedUnion, _intersection, _tuple, _record, _map, _set, _enum, _nativeEnum, _literal, _file, _transform, _optional, _nullable, _default, _nonoptional, _success, _catch, _pipe, _readonly, _templateLiteral, _lazy, _promise, _custom, _check, _stringbool, _stringFormat */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMultipleOf */ .Jk({
        check: "multiple_of",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxLength */ .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLengthEquals */ .RM({
        check: "length_equals",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckRegex */ .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLowerCase */ .NI({
        check: "string_format",
        format: "lowercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckUpperCase */ .kH({
        check: "string_format",
        format: "uppercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckIncludes */ .Tt({
        check: "string_format",
        format: "includes",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckStartsWith */ .J({
        check: "string_format",
        format: "starts_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckEndsWith */ .E6({
        check: "string_format",
        format: "ends_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckProperties */ .nJ({
        check: "properties",
        shape,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckOverwrite */ .v$({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__/* .slugify */ .Yv(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({
        check: "custom",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 4890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ $ZodCheckRegex),
/* harmony export */   E6: () => (/* binding */ $ZodCheckEndsWith),
/* harmony export */   J: () => (/* binding */ $ZodCheckStartsWith),
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   Jk: () => (/* binding */ $ZodCheckMultipleOf),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   NI: () => (/* binding */ $ZodCheckLowerCase),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   RM: () => (/* binding */ $ZodCheckLengthEquals),
/* harmony export */   Tt: () => (/* binding */ $ZodCheckIncludes),
/* harmony export */   Yk: () => (/* binding */ $ZodCheckMaxLength),
/* harmony export */   kH: () => (/* binding */ $ZodCheckUpperCase),
/* harmony export */   nJ: () => (/* binding */ $ZodCheckProperties),
/* harmony export */   ql: () => (/* binding */ $ZodCheckStringFormat),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan),
/* harmony export */   v$: () => (/* binding */ $ZodCheckOverwrite)
/* harmony export */ });
/* unused harmony exports $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckProperty, $ZodCheckMimeType */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3908);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : _util_js__WEBPACK_IMPORTED_MODULE_1__/* .floatSafeRemainder */ .LG(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length === def.length)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .lowercase */ .AC);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .uppercase */ .Zv);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixIssues */ .lQ(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});


/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   cV: () => (/* binding */ $ZodEncodeError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* unused harmony exports NEVER, $brand */
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 3908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ lowercase),
/* harmony export */   Ak: () => (/* binding */ nanoid),
/* harmony export */   D2: () => (/* binding */ nanoidOfLength),
/* harmony export */   F: () => (/* binding */ httpProtocol),
/* harmony export */   Gl: () => (/* binding */ cuid2),
/* harmony export */   K3: () => (/* binding */ base64),
/* harmony export */   Os: () => (/* binding */ guid),
/* harmony export */   Rp: () => (/* binding */ email),
/* harmony export */   Z0: () => (/* binding */ ulid),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   Zv: () => (/* binding */ uppercase),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   ch: () => (/* binding */ _null),
/* harmony export */   fO: () => (/* binding */ ksuid),
/* harmony export */   gF: () => (/* binding */ cuid),
/* harmony export */   gp: () => (/* binding */ anyString),
/* harmony export */   hQ: () => (/* binding */ e164),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   kM: () => (/* binding */ xid),
/* harmony export */   l7: () => (/* binding */ cidrv6),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   o: () => (/* binding */ bigint),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   r0: () => (/* binding */ base64url),
/* harmony export */   uR: () => (/* binding */ uuid),
/* harmony export */   uX: () => (/* binding */ ipv4),
/* harmony export */   ug: () => (/* binding */ ipv6),
/* harmony export */   w$: () => (/* binding */ datetime),
/* harmony export */   zM: () => (/* binding */ boolean),
/* harmony export */   zr: () => (/* binding */ cidrv4)
/* harmony export */ });
/* unused harmony exports extendedDuration, uuid4, uuid6, uuid7, html5Email, rfc5322Email, unicodeEmail, idnEmail, browserEmail, mac, hostname, domain, creditCard, currencyCode, iban, string, undefined, hex, md5_hex, md5_base64, md5_base64url, sha1_hex, sha1_base64, sha1_base64url, sha256_hex, sha256_base64, sha256_base64url, sha384_hex, sha384_base64, sha384_base64url, sha512_hex, sha512_base64, sha512_base64url */

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ globalRegistry)
/* harmony export */ });
/* unused harmony exports $output, $input, $ZodRegistry, registry */
var _a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ normalizeParams),
/* harmony export */   B7: () => (/* binding */ stringifyPrimitive),
/* harmony export */   GW: () => (/* binding */ parsedType),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LG: () => (/* binding */ floatSafeRemainder),
/* harmony export */   MO: () => (/* binding */ rawShape),
/* harmony export */   NM: () => (/* binding */ optionalKeys),
/* harmony export */   NR: () => (/* binding */ BIGINT_FORMAT_RANGES),
/* harmony export */   O7: () => (/* binding */ codePointLength),
/* harmony export */   OH: () => (/* binding */ partial),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   Qd: () => (/* binding */ isPlainObject),
/* harmony export */   Rc: () => (/* binding */ getLengthableOrigin),
/* harmony export */   SS: () => (/* binding */ constantCatch),
/* harmony export */   UQ: () => (/* binding */ esc),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Vy: () => (/* binding */ assignProp),
/* harmony export */   W0: () => (/* binding */ safeExtend),
/* harmony export */   X: () => (/* binding */ installLazyProp),
/* harmony export */   X$: () => (/* binding */ extend),
/* harmony export */   Yv: () => (/* binding */ slugify),
/* harmony export */   cJ: () => (/* binding */ omit),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   d3: () => (/* binding */ attachSchema),
/* harmony export */   gx: () => (/* binding */ captureStackTrace),
/* harmony export */   h1: () => (/* binding */ merge),
/* harmony export */   hI: () => (/* binding */ allowsEval),
/* harmony export */   hi: () => (/* binding */ sizeCaps),
/* harmony export */   iR: () => (/* binding */ finalizeIssue),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   jw: () => (/* binding */ joinValues),
/* harmony export */   k8: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   lQ: () => (/* binding */ prefixIssues),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   o8: () => (/* binding */ clone),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p6: () => (/* binding */ cleanRegex),
/* harmony export */   qQ: () => (/* binding */ propertyKeyTypes),
/* harmony export */   qh: () => (/* binding */ own),
/* harmony export */   rL: () => (/* binding */ explicitlyAborted),
/* harmony export */   sD: () => (/* binding */ escapeRegex),
/* harmony export */   sn: () => (/* binding */ issue),
/* harmony export */   un: () => (/* binding */ derived),
/* harmony export */   v5: () => (/* binding */ defineLazyInternal),
/* harmony export */   w5: () => (/* binding */ getEnumValues),
/* harmony export */   yG: () => (/* binding */ shallowClone),
/* harmony export */   zH: () => (/* binding */ NUMBER_FORMAT_RANGES),
/* harmony export */   zM: () => (/* binding */ mergeDefs)
/* harmony export */ });
/* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, defineLazy, objectClone, cloneDef, getElementAtPath, promiseAllObject, randomString, numKeys, getParsedType, primitiveTypes, createTransparentProxy, unwrapMessage, getSizableOrigin, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, CONSTANT_CATCH */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ (/* unused pure expression or super */ null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (_core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(2909);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
