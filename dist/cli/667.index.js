export const id = 667;
export const ids = [667];
export const modules = {

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cw: () => (/* binding */ gitContext),
/* harmony export */   rL: () => (/* binding */ notIgnoredBy),
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
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
        const selections = await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)([settings.path], cwd);
        const visit = ({ path, content }) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(content)} ${path}`);
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, run: git, selections }, visit, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .unreported */ .B8);
        const read = files.map((file) => `${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** The files that apply and plan leave, as in docs/command-line.md. */
const LEFT = ['plan.json', '.cip-sync/evidence.json'];
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
        if (!(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        return false;
    }
}


/***/ }),

/***/ 6022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliLedgerInit: () => (/* binding */ cliLedgerInit),
  withCliLedger: () => (/* binding */ withCliLedger),
  withLedger: () => (/* binding */ withLedger)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
;// CONCATENATED MODULE: ./lib/git/fetch.js
// Fetches commits that a clone of depth 1 lacks, without their history, and compares what commits hold.

/**
 * Fetches with the credentials that the checkout left, or without any. If that fails, fetches with the token. null if
 * there is no token.
 */
function fetchingWith(run, runWithToken) {
    if (runWithToken === null)
        return run;
    return async (args, input) => {
        try {
            return await run(args, input);
        }
        catch (error) {
            if (!(error instanceof GitError) || commandOf(args) !== 'fetch')
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
/**
 * Identifies what commits hold at some paths, by the hashes of the objects there: one text for all paths, by commit. If two
 * are the same, they hold the same files. Fetches the commits that a shallow clone lacks in one request. Throws GitError.
 */
async function treesAt(paths, commits, run) {
    await ensureCommits(commits, run);
    const names = commits.flatMap((commit) => paths.map((path) => `${commit}:${path}`));
    const hashes = await hashesOf(run, names);
    const { length } = paths;
    const entries = commits.map((commit, n) => [commit, hashes.slice(n * length, (n + 1) * length).join(' ')]);
    return Object.fromEntries(entries);
}
async function ensureCommits(commits, run) {
    const names = commits.map((commit) => `${commit}^{tree}`);
    const trees = await hashesOf(run, names);
    const missing = commits.filter((_, index) => trees[index] === MISSING);
    if (missing.length === 0)
        return;
    const options = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
    const hashes = missing.map((commit) => `${commit}\n`).join('');
    await run(['fetch', ...options, ...(await depthOption(run)), '--stdin', 'origin'], hashes);
}
const MISSING = '-';
/** The hash of each object that is named, such as `COMMIT:PATH`. */
async function hashesOf(run, names) {
    const output = await run(['cat-file', '--batch-check=%(objectname)'], names.map((name) => `${name}\n`).join(''));
    const lines = output.toString().split('\n');
    return names.map((_, index) => /^[0-9a-f]{40,64}$/.exec(lines[index] ?? '')?.[0] ?? MISSING);
}
/** Fetches a ref of the remote and resolves to the commit it names there now. Throws GitError. */
async function fetchRef(ref, run) {
    await fetchOne(ref, run);
    return resolveCommit(run, 'FETCH_HEAD');
}
/** The parents that a commit names, including those that a clone of depth 1 lacks. Throws GitError. */
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
        if (error instanceof GitError)
            return false;
        throw error;
    }
}
async function fetchOne(what, run) {
    await run(['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...(await depthOption(run)), 'origin', what]);
}
/** A complete clone stays complete. */
async function depthOption(run) {
    const isShallow = (await run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true';
    return isShallow ? ['--depth=1'] : [];
}
/**
 * Environment that makes git send the token to this server only. The token is on no command line and in no file. It is
 * added to the configuration that the job gives git in the same way, such as a proxy. The empty value drops the header
 * that the checkout left: a server refuses a request with two.
 */
function tokenEnvironment(serverUrl, token, env) {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const key = `http.${new URL(serverUrl).origin}/.extraheader`;
    const count = Number(env.GIT_CONFIG_COUNT ?? '') || 0;
    return {
        GIT_CONFIG_COUNT: String(count + 2),
        [`GIT_CONFIG_KEY_${count}`]: key,
        [`GIT_CONFIG_VALUE_${count}`]: '',
        [`GIT_CONFIG_KEY_${count + 1}`]: key,
        [`GIT_CONFIG_VALUE_${count + 1}`]: `AUTHORIZATION: basic ${basic}`,
    };
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/ledger.js
var ledger = __webpack_require__(7545);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/context.js
var context = __webpack_require__(1405);
;// CONCATENATED MODULE: ./lib/commands/ledger.js
// Opens the ledger of a run that keeps one, and begins a ledger. The code for it is loaded only then.












/**
 * Runs with the ledger open, and closes it however the run ends. Where the input is empty, it just runs. Throws a
 * LedgerError or a ConfigurationError: a run whose ledger cannot be written must write nothing at the service.
 */
async function withLedger(context, run) {
    const { connection, settings, host, shutdown } = context;
    if (settings.ledger === '')
        return run(context);
    const { remote, env, key, name, temporary, refusePublic } = await placeOf(context);
    await refusePublic();
    const { LedgerBranch } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(175), __webpack_require__.e(13), __webpack_require__.e(61)]).then(__webpack_require__.bind(__webpack_require__, 8061));
    const { LedgerRun } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(175), __webpack_require__.e(13), __webpack_require__.e(5)]).then(__webpack_require__.bind(__webpack_require__, 6005));
    return inTemporary(temporary, async (folder) => {
        const { clock, random } = host;
        const given = { folder, env: { ...host.env, ...env }, remote, keyFile: keyFileIn(folder, key) };
        const branch = new LedgerBranch({ ...given, clock, random, stop: shutdown.stop });
        await branch.open(new URL(settings.baseUrl).origin);
        const written = { branch, branchName: remote.branch, name, host, fields: settings };
        const ledger = new LedgerRun(written, connection.reader);
        return run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
    });
}
/** On the command line, also prints at the end what the run left in its ledger. */
async function withCliLedger(context, run) {
    return withLedger(context, async (opened) => {
        const ended = await run(opened);
        if (opened.ledger === null)
            return ended;
        for (const line of (0,ledger/* ledgerEndLines */.yq)(opened.ledger.end))
            context.terminal.err(`${(0,report_escape/* visible */.RK)(line)}\n`);
        return ended;
    });
}
async function placeOf(context) {
    if ('runner' in context)
        return actionPlace(context);
    const { settings, host, cwd, git } = context;
    const run = Math.floor(host.random() * 0x1_0000_0000);
    return {
        remote: await remoteOf(settings.ledger, cwd, git),
        env: {},
        key: signingKey(host.env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY'),
        name: { run: run.toString(16).padStart(8, '0'), attempt: 1 },
        temporary: (0,external_node_os_.tmpdir)(),
        refusePublic: async () => { },
    };
}
/**
 * A branch of this repository, found by the checkout's origin, or of another repository on the same server.
 * `ledger-token` is used to find out whether the repository is public, and to push there.
 */
async function actionPlace({ settings, runner, cwd, git, shutdown }) {
    const { env } = runner;
    const token = runner.input('ledger-token').trim();
    if (token === '')
        throw new result/* ConfigurationError */.j1('ledger-token', 'is needed to check whether the ledger is public.');
    const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
    if (branch === undefined)
        throw new result/* ConfigurationError */.j1('ledger', 'must be BRANCH or OWNER/REPO#BRANCH.');
    const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
    const url = owner === undefined ? await urlOfRemote('origin', git) : `${serverUrl}/${owner}/${repo}`;
    if (url === null)
        throw new result/* ConfigurationError */.j1('ledger', 'names a branch of this repository, and the checkout has no origin.');
    const [ownOwner = '', ownRepo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const place = { owner: owner ?? ownOwner, repo: repo ?? ownRepo };
    const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(752), __webpack_require__.e(184), __webpack_require__.e(810), __webpack_require__.e(636)]).then(__webpack_require__.bind(__webpack_require__, 636));
    const github = createGitHub({ ...place, ...(0,context/* askingGitHub */.N)(runner, token) })(shutdown.cut);
    return {
        // An origin may be a relative path of the file system.
        remote: { url: /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url, branch },
        env: tokenEnvironment(serverUrl, token, env),
        key: signingKey(runner.input('ledger-key'), 'ledger-key'),
        name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
        temporary: runner.temporary,
        refusePublic: async () => {
            const isHere = `${place.owner}/${place.repo}`.toLowerCase() === `${ownOwner}/${ownRepo}`.toLowerCase();
            // What may be shown in this repository may be kept in it.
            if (isHere && settings.allowPublic)
                return;
            if (await github.isPrivate())
                return;
            const { LedgerError } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(175), __webpack_require__.e(13), __webpack_require__.e(61)]).then(__webpack_require__.bind(__webpack_require__, 8061));
            throw new LedgerError('ledger-public', '');
        },
    };
}
/** How each Ed25519 key without a passphrase begins that ssh-keygen writes. */
const KEY_HEAD = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAAC';
/** The key, for a file of its own; '' for none. The message of the ConfigurationError does not quote it. */
function signingKey(text, input) {
    const key = text.replaceAll('\r', '').trim();
    const body = key.replace(/^-----BEGIN OPENSSH PRIVATE KEY-----/, '').replace(/\s/g, '');
    if (key === '' || body.startsWith(KEY_HEAD))
        return key;
    throw new result/* ConfigurationError */.j1(input, 'must be an Ed25519 private key without a passphrase, as ssh-keygen writes it: ssh-keygen -t ed25519 -N "" -f FILE.');
}
/** Writes the key for git, which reads it from a file. The folder is removed when the run ends. */
function keyFileIn(folder, key) {
    if (key === '')
        return null;
    const path = (0,external_node_path_.join)(folder, 'key');
    (0,external_node_fs_.writeFileSync)(path, `${key}\n`, { mode: 0o600 });
    return path;
}
/** Throws a ConfigurationError where no folder can be made. */
async function inTemporary(parent, use) {
    let folder = '';
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'cip-ledger-'));
    }
    catch (error) {
        if (!(0,rejections/* isSystemError */.Or)(error))
            throw error;
        const problem = `${(0,report_escape/* word */.Vm)(parent)} cannot be written (${error.code}). Make room there, or set TMPDIR to another folder.`;
        throw new result/* ConfigurationError */.j1('the temporary folder', problem, { cause: error });
    }
    try {
        return await use(folder);
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** What git refuses in the name of a branch (git help check-ref-format). */
const NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;
/** `REMOTE#BRANCH`: a remote by its name, its URL or its path. Throws a ConfigurationError. */
async function remoteOf(text, cwd, git) {
    const at = text.lastIndexOf('#');
    const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || branch === '') {
        throw new result/* ConfigurationError */.j1('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
    }
    if (NO_BRANCH.test(branch))
        throw new result/* ConfigurationError */.j1('ledger', `names ${(0,report_escape/* word */.Vm)(branch)}, which is not a valid name of a branch.`);
    const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
    return { url: named ?? (isAddress ? place : (0,external_node_path_.resolve)(cwd, place)), branch };
}
/** null where the repository has no such remote. */
function urlOfRemote(name, git) {
    return (0,process/* gitAnswer */.Hr)(git, ['config', '--get', `remote.${name}.url`]);
}
/** `ledger init`: pushes the first commit of a new branch. */
async function cliLedgerInit(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const { env, clock, random, terminal, cwd } = cli;
    const needed = (flag, name, what) => {
        if (typeof flag === 'string' && flag.trim() !== '')
            return flag.trim();
        throw new result/* ConfigurationError */.j1(name, `is needed: ${what}.`);
    };
    const organization = needed(flags.organization, '--organization', 'the slug of the organization');
    const url = needed(flags.baseUrl ?? env.CIP_SYNC_BASE_URL, '--base-url', 'the URL of the service');
    // The same form of the address that every run compares with.
    const service = (0,endpoint/* checkBaseUrl */.xd)(url, env).origin;
    const { signal: stop } = new AbortController();
    const remote = await remoteOf(needed(flags.ledger, '--ledger', 'REMOTE#BRANCH'), cwd, cli.gitIn(cwd, stop));
    const key = signingKey(env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
    const { LedgerBranch } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(175), __webpack_require__.e(13), __webpack_require__.e(61)]).then(__webpack_require__.bind(__webpack_require__, 8061));
    const commit = await inTemporary((0,external_node_os_.tmpdir)(), (folder) => {
        const given = { folder, env, remote, keyFile: keyFileIn(folder, key), clock, random, stop };
        return new LedgerBranch(given).begin({ organization, service });
    });
    if (commit === null)
        throw new result/* ConfigurationError */.j1('--ledger', 'names a branch that already exists. It was left untouched.');
    terminal.err(`The ledger begins with commit ${commit}. Keep that id: it is an anchor.\n`);
    terminal.out(`${commit}\n`);
    return 0;
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
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6022);
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
    const plan = planOf(snapshot, { ...context.settings, applyDrift: false }, compared);
    const result = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_13__/* .hasErrors */ .Cs)(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
    if (live !== null)
        await context.ledger?.recordReading(plan, await (0,_git_context_js__WEBPACK_IMPORTED_MODULE_9__/* .inventoryCommit */ .u9)(context));
    return { ...planned(snapshot, plan, result), head, live };
}
function planOf({ head, live, diagnostics }, settings, { base, applied, recorded }) {
    if (live === null) {
        const findings = [...diagnostics];
        const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_14__/* .groupByText */ .YQ)(head.documents);
        (0,_core_names_js__WEBPACK_IMPORTED_MODULE_14__/* .checkSystems */ .BR)(groups, (finding) => findings.push(finding));
        (0,_core_names_js__WEBPACK_IMPORTED_MODULE_14__/* .checkBetween */ .nT)(groups, settings.uniqueNames, (finding) => findings.push(finding));
        return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidPlan */ .n)(settings.organization, findings, settings);
    }
    // The system to choose may be in a file that cannot be read. So the errors of files are reported first.
    const only = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_13__/* .hasErrors */ .Cs)(diagnostics) ? null : chosenSystems(settings, live);
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .makePlan */ .C)({ head, base, applied, recorded, live, only, diagnostics, settings });
}
/**
 * The systems that the input `only` chooses; null for all. Throws a ConfigurationError if a reference chooses none, or
 * more than one.
 */
function chosenSystems({ only: references, ...fields }, live) {
    if (references.length === 0)
        return null;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDirectory */ .Oh)(live, fields);
    const systems = references.flatMap((reference) => {
        const choice = (0,_core_only_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseSystems */ .o)(reference, directory);
        if ('systems' in choice)
            return choice.systems.map(({ id }) => id);
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('only', unclearChoice(reference, choice));
    });
    return { references, systems: new Set(systems) };
}
function unclearChoice(reference, choice) {
    const subject = `names ${_report_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainFormatter */ .P8.name(reference)}, which is`;
    const words = (names) => names.map(_report_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainFormatter */ .P8.name);
    if ('several' in choice) {
        const names = words(choice.several);
        return `${subject} the name of several cyber systems. Give ${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(names, 'or')}.`;
    }
    const near = words(choice.near);
    const guess = near.length === 0 ? 'Give a name, an id or SITE/SYSTEM.' : `Did you mean ${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(near, 'or')}?`;
    return `${subject} no cyber system of the organization. ${guess}`;
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
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVICE */ .YV, (plain) => (0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.withCliLedger)(plain, async (context) => {
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
    const { planDocument } = await __webpack_require__.e(/* import() */ 373).then(__webpack_require__.bind(__webpack_require__, 8373));
    const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
    if (typeof flags.out === 'string')
        (0,_run_files_js__WEBPACK_IMPORTED_MODULE_11__.putOut)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_11__/* .jsonText */ .s$)(planDocument(plan, stamp)), flags, context);
    if (flags.json === true)
        terminal.out((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .printedJson */ .xL)(planDocument(plan, stamp)));
    else if (flags.markdown === true) {
        const { planMarkdown } = await __webpack_require__.e(/* import() */ 222).then(__webpack_require__.bind(__webpack_require__, 4222));
        terminal.out(planMarkdown(plan, { verb }).text);
    }
    else {
        terminal.err((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .renderPlanTerminal */ .cw)(plan, planOptions(context, verb)));
        if (result === 'drifted')
            terminal.err(`${NOT_APPLIED}${(0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .adoptLine */ .z8)(null, [settings.path])}`);
        terminal.err(`${(0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .closingLine */ .oM)(result, (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .planCounts */ .Ai)(plan, verb), clock.now() - startedAt)}\n`);
    }
    // You may have redirected standard output to a file. Then standard error shows why the run failed.
    if (result === 'blocked' && (flags.json === true || flags.markdown === true))
        terminal.err((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .renderBlocked */ .Rj)(plan, planOptions(context, verb)));
}
/** Without a record of what was applied, HEAD counts as applied. */
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';
function planOptions({ terminal }, verb) {
    const { color, width } = terminal;
    return { color, width, verb, face: 'cli' };
}


/***/ }),

/***/ 8889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ declarationsBySystem)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6599);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5511);





/**
 * The lines to add under `assets:`, by cyber system, and the file that declares it. An id pins an asset whose name needs
 * one, or that shares its name with another; for an asset without a name the line is a comment.
 */
function declarationsBySystem(undeclared) {
    const names = new Set();
    const shared = new Set();
    for (const { asset } of undeclared) {
        const key = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name);
        (names.has(key) ? shared : names).add(key);
    }
    return (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .bySystem */ .Dp)((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .undeclaredInOrder */ .zd)(undeclared)).map(({ system, members }) => ({
        place: `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(members[0]?.path ?? '')}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemText */ .VZ)(system)}`,
        yaml: members.flatMap(({ asset: { id, name, asset_type, cyber_system_id } }) => {
            if (name === '')
                return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id)}: without a name no file can declare it. Name it in the application`];
            const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(name)}`, `    asset_type: ${asset_type}`];
            const isClear = !shared.has((0,_core_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameKey */ .Rc)(cyber_system_id, name)) && !(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(name);
            return isClear ? lines : [...lines, `    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(id)}`];
        }),
    }));
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
const NEVER_SILENT = 'A run never begins a ledger by itself, so that you notice a deleted one.';
/** After something was written, `ledger-refused` and `ledger-unreachable` are reported as `ledger-behind`. */
const LEDGER_WORDS = {
    'ledger-public': {
        message: () => 'The repository of the ledger is public, and a ledger holds every name. Nothing was written.',
        remedy: () => 'Make the repository private, or name a private one in `ledger`. A branch of this repository may be public with `allow-public: true`.',
    },
    'ledger-missing': {
        message: (detail) => `${missingText(detail)} Nothing was written.`,
        remedy: (detail) => `${detail === 'repository' ? BEGIN_REPOSITORY : BEGIN_BRANCH} ${NEVER_SILENT}`,
    },
    'ledger-mismatch': {
        message: (detail) => `This is another ledger: ${detail}. Nothing was written.`,
        remedy: (detail) => {
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
/* harmony export */   De: () => (/* binding */ sectionLines),
/* harmony export */   RD: () => (/* binding */ renderSavedPlanTerminal),
/* harmony export */   Rj: () => (/* binding */ renderBlocked),
/* harmony export */   cw: () => (/* binding */ renderPlanTerminal)
/* harmony export */ });
/* unused harmony export renderPlanBrief */
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1968);
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8569);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8889);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(421);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5511);








/** Plans with more changes are shown in part, and so are longer lists of undeclared assets. */
const LONG = 2000;
/** How many changes of each section are then shown. Deletes are always shown. */
const SHOWN_OF_SECTION = LONG / 4;
const WIDTH = 120;
const TITLES = { plan: ['Inventory plan', 'for'], apply: ['To apply', 'to'], drift: ['Drift', 'of'] };
/** The whole page, ending with a newline. Linear in the size of the plan. */
function renderPlanTerminal(plan, options) {
    const { verb = 'plan', width = WIDTH, findings = plan.diagnostics } = options;
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .painter */ .C2)(options.color);
    const blocks = [];
    const [title, preposition] = TITLES[verb];
    // If the service could not be read, the organization is not known.
    const subject = plan.organization === '' ? title : `${title} ${preposition} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(plan.organization)}`;
    const heading = `${subject}: ${verb === 'drift' ? (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .driftHeadline */ .AF)(plan) : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(plan)}`;
    blocks.push([paint.bold((0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .headlinePhrases */ .Lx)(plan).some(({ loud }) => loud) ? paint.red(heading) : heading)]);
    blocks.push(paintedFindings(findings.filter(_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .isQuestion */ .J6), paint));
    const caution = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .deleteCaution */ .Fl)(plan);
    blocks.push(caution === '' ? [] : [paint.red(caution)]);
    const isLong = plan.changes.length > LONG;
    for (const section of (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .planPage */ .jt)(plan, verb)) {
        const most = isLong && section.part !== 'deletes' ? SHOWN_OF_SECTION : Number.POSITIVE_INFINITY;
        blocks.push(sectionLines(section, { paint, width, most, elsewhere: '--out FILE or --json has all of them.' }));
    }
    blocks.push(undeclaredLines(plan, paint));
    blocks.push(paintedFindings(findings.filter((finding) => !(0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .isQuestion */ .J6)(finding)), paint));
    blocks.push(blockedLines(plan, options));
    blocks.push([(0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .onlySentence */ .Gp)(plan, _text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .plainFormatter */ .P8)]);
    const counts = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)([paint.bold((0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .summaryLine */ .dC)(plan)), (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .restLine */ .lw)(plan)], _summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .SEPARATOR */ .wv);
    // Without changes to execute there is nothing to approve.
    blocks.push(plan.toExecute.length === 0 ? [counts] : [counts, paint.dim(plan.digest)]);
    const texts = blocks.filter((lines) => lines.some((line) => line !== '')).map((lines) => lines.join('\n'));
    return `${texts.join('\n\n')}\n`;
}
/** The same for the log of a run whose summary shows each change: findings and counts. Ends with a newline. */
function renderPlanBrief(plan, findings) {
    const counts = joined([summaryLine(plan), restLine(plan)], SEPARATOR);
    return `${[...findingLines(findings), counts, 'The summary of this run shows all of it.'].join('\n')}\n`;
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
function blockedLines(plan, { color, face }) {
    const { red } = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .painter */ .C2)(color);
    return (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .guardSentences */ .S6)(plan, _text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .plainFormatter */ .P8, face).map((sentence) => red(`Blocked: ${sentence}`));
}
function paintedFindings(findings, paint) {
    const colors = { error: paint.red, warning: paint.yellow, notice: paint.dim };
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .findingLines */ .hq)(findings, (line, severity) => colors[severity](line));
}
function undeclaredLines({ undeclared }, { cyan, bold }) {
    if (undeclared.length === 0)
        return [];
    const lines = [
        cyan(`Undeclared, left alone: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(undeclared.length, 'asset')}. To declare them, add these lines`),
    ];
    for (const { place, yaml } of (0,_declarations_js__WEBPACK_IMPORTED_MODULE_1__/* .declarationsBySystem */ .w)(undeclared.slice(0, LONG)))
        lines.push(bold(place), ...yaml);
    if (undeclared.length > LONG)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(undeclared.length - LONG, 'more asset')} not shown. --json has all.`);
    return lines;
}
/** A section of any page: its title and note, and below each cyber system a line for each row, in columns. */
function sectionLines({ part, title, note, changes, rowOf }, { paint, width = WIDTH, most = Number.POSITIVE_INFINITY, elsewhere, }) {
    const isLoud = part === 'deletes';
    const lines = [paint.bold(isLoud ? paint.red(title) : title), ...(note === null ? [] : [note(_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .plainFormatter */ .P8)])];
    const shown = changes.length > most ? changes.slice(0, most) : changes;
    const colors = {
        delete: paint.red,
        move: paint.yellow,
        rename: paint.yellow,
        retype: paint.yellow,
        create: paint.green,
    };
    /** A longer cell sticks out of its column instead of widening it. */
    const widest = Math.max(16, Math.floor(width / 3));
    for (const ofSystem of (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(shown, ({ cyberSystem }) => cyberSystem.id).values()) {
        const members = ofSystem.map(rowOf);
        const { system } = members[0];
        const rating = system.rating === null ? '' : `, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .ratingText */ .l$)(system.rating, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)}`;
        lines.push(paint.bold(`  ${(0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)((0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .siteAndName */ .QJ)(system), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)} (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(system.id)}${rating})`));
        const cells = members.map(({ asset, change, id }) => [
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(asset),
            (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)(change, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm),
            id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(id),
        ]);
        const widths = [0, 1, 2].map((column) => cells.reduce((widestCell, row) => {
            const { length } = row[column] ?? '';
            return length <= widest ? Math.max(widestCell, length) : widestCell;
        }, 0));
        members.forEach(({ kind, line }, index) => {
            const padded = cells[index].map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
            const place = line === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(`${line.path}:${line.line}`);
            const color = part === 'drift' ? paint.yellow : colors[kind];
            lines.push(color(`    ${padded}  ${place}`.trimEnd()));
        });
    }
    if (changes.length > most)
        lines.push(`  ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(changes.length - most, 'more change')} not shown. ${elsewhere}`);
    return lines;
}


/***/ })

};
