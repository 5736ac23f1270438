export const id = 22;
export const ids = [22,701];
export const modules = {

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

/***/ 1315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ expecting),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Q3: () => (/* binding */ early),
/* harmony export */   id: () => (/* binding */ isStopped)
/* harmony export */ });
// What to do with an error that was caught, and with a promise that nobody awaits yet.
/** Report the code of such an error only: its message would show the full path. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** For `catch`: handles the errors that are expected, and rethrows all others. */
function expecting(is, answer) {
    return (error) => {
        if (is(error))
            return answer(error);
        throw error;
    };
}
/**
 * For a promise that starts before its result is needed. If it fails, only the code that awaits it sees the failure.
 */
function early(promise) {
    promise.catch(() => { });
    return promise;
}
/** Whether a wait or a request was cut short. */
function isStopped(error) {
    return error instanceof Error && error.name === 'AbortError';
}


/***/ }),

/***/ 701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   OB: () => (/* binding */ saysNoRepository),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   dP: () => (/* binding */ gitStream),
/* harmony export */   gitProcess: () => (/* binding */ gitProcess),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony export commandOf */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
// Runs git without a shell, a pager or a prompt. All other code sees it as a function.



class GitError extends Error {
    name = 'GitError';
    kind;
    /** What git printed. */
    output;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
        this.output = options?.output ?? '';
    }
}
/** The time limit of a command that contacts a server: a server that never answers must not block an apply. */
const LONGEST_MS = 60_000;
/** In a clone without blobs, git fetches a file before it reads it. */
const ASKS_SERVER = new Set(['fetch', 'push', 'cat-file']);
/** No inventory has a longer list of files. But eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;
/** Rejects with GitError, or with the reason of the signal. */
function gitProcess(place) {
    const { stop, ledger } = place;
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const child = startGit(place, args);
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
            const output = ledger === undefined ? stderr : [...stderr, ...stdout, Buffer.from(stopped)];
            reject(gitFailure(place, command, output));
        });
        child.stdin.end(input);
    });
}
/** Streams the output of git. Ignores the `stop` of the place. Throws GitError once git has failed. */
async function* gitStream(place, args) {
    const child = startGit(place, args);
    const stderr = [];
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    const ended = new Promise((resolve) => {
        child.on('error', () => resolve(null)).on('close', resolve);
    });
    child.stdin.end();
    for await (const chunk of child.stdout)
        yield chunk;
    if ((await ended) !== 0)
        throw gitFailure(place, commandOf(args), stderr);
}
function startGit(place, args) {
    const { cwd, env, workspace, ledger } = place;
    const command = commandOf(args);
    const isLimited = ledger?.reaches === true && ASKS_SERVER.has(command);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['--no-pager', ...trusting(workspace, cwd), ...args], {
        cwd,
        env: { ...passedOn(env), ...SETTINGS, ...(ledger === undefined ? reachOf(command) : ledgerSettings(ledger)) },
        windowsHide: true,
        timeout: isLimited ? (ledger.longestMs ?? LONGEST_MS) : undefined,
    });
    // If git ends early, it closes its input. Its exit code says why.
    child.stdin.on('error', () => { });
    // A program that git started may outlive it, and keep its pipes open for long.
    if (isLimited) {
        child.on('exit', (_, signal) => {
            if (signal !== null)
                for (const pipe of [child.stdout, child.stderr])
                    pipe.destroy();
        });
    }
    return child;
}
/** Git takes pathspecs literally, ignores replaced objects, and prints messages in the words that this file expects. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/**
 * Only a fetch contacts a server. All other commands stay on this machine, even in a partial clone that lacks an
 * object.
 */
function reachOf(command) {
    return command === 'fetch' ? {} : NO_SERVER;
}
/**
 * The ledger is read in the folder that you name, not in the repository whose hook this is, and without your options
 * for diffs. Git must also ignore a file of grafts, which replaces parents of commits and which no hash covers.
 */
const LEDGER_APART = {
    GIT_DIR: undefined,
    GIT_COMMON_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_OBJECT_DIRECTORY: undefined,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined,
    GIT_QUARANTINE_PATH: undefined,
    GIT_NAMESPACE: undefined,
    GIT_SHALLOW_FILE: undefined,
    GIT_DEFAULT_HASH: undefined,
    GIT_DIFF_OPTS: undefined,
    GIT_GRAFT_FILE: '',
};
function ledgerSettings({ bare, reaches }) {
    const own = bare === null ? {} : { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` };
    return { ...LEDGER_APART, ...own, ...(reaches ? {} : { ...NO_SERVER, GIT_NO_LAZY_FETCH: '1' }) };
}
/**
 * Git does not get the inputs of a step, which hold secrets, nor our own keys, because it may start programs that its
 * configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
/** Trusts folders only for this call, without changing the configuration of git. */
function trusting(workspace, cwd) {
    if (workspace === undefined || workspace === '')
        return [];
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, cwd);
    const steps = way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) ? [] : way.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    const folders = [workspace, ...steps.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, ...steps.slice(0, index + 1)))];
    return folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/')}`]);
}
/** Does not wait for the pipes: a program that git started may keep them open for long. */
function endProcess(child) {
    child.kill();
    for (const pipe of [child.stdin, child.stdout, child.stderr])
        pipe.destroy();
    child.unref();
}
/** The command among the arguments, which may begin with settings, each `-c name=value`. */
function commandOf(args) {
    let at = 0;
    while (args[at] === '-c')
        at += 2;
    return args[at] ?? '';
}
const NO_REPOSITORY = /not a git repository/;
/** Also works for a ledger's git, whose errors have no kinds. */
function saysNoRepository(error) {
    return error instanceof GitError && NO_REPOSITORY.test(error.output);
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [NO_REPOSITORY, 'not-a-repository'],
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
/**
 * Makes the error for a git that failed, from its output in the C locale. The remedies of the kinds do not fit a
 * ledger, so errors of a ledger have no kind.
 */
function gitFailure({ ledger }, command, printed, options) {
    const output = Buffer.concat(printed).toString();
    const known = ledger === undefined ? KINDS.find(([pattern]) => pattern.test(output)) : undefined;
    const line = output.trim().split('\n')[0] || 'failed without a message';
    return new GitError(known?.[1] ?? 'failed', `git ${command}: ${line}`, { ...options, output });
}
function startFailure(place, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(place.cwd);
    if (missing && place.ledger === undefined)
        return new GitError('not-installed', 'git is not installed', { cause });
    if (missing)
        return new GitError('failed', 'git is not installed. Install it: a ledger is kept with it.', { cause });
    return new GitError('failed', `git ${command} could not be started`, { cause });
}
/** The output of git, trimmed. null if it is empty, git fails, or git is not installed. */
async function gitAnswer(run, args) {
    const answer = await run(args).catch(() => null);
    return answer === null ? null : answer.toString().trim() || null;
}
/** The path of the working directory in its repository, such as `ops/plant/`; '' at the root. */
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


/***/ })

};
