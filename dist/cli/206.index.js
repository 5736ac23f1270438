export const id = 206;
export const ids = [206];
export const modules = {

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   gitProcess: () => (/* binding */ gitProcess),
/* harmony export */   jO: () => (/* binding */ outputText)
/* harmony export */ });
/* unused harmony export commandOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1011);



class GitError extends Error {
    name = 'GitError';
    kind;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
    }
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
/** The error for a git that ended badly, from what it said (in the C locale) on its standard error. */
function gitFailure(command, stderr) {
    const kind = KINDS.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'failed';
    const line = stderr.trim().split('\n')[0] ?? '';
    return new GitError(kind, `git ${command}: ${line === '' ? 'failed without a word' : line}`);
}
/** The command among the arguments, which may begin with `-c name=value`. */
function commandOf(args) {
    return (args[0] === '-c' ? args[2] : args[0]) ?? '';
}
function outputText(bytes) {
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .bufferOf */ .Kb)(bytes).toString('utf8');
}
/** What git answers, trimmed; null where it has nothing to say, or is not there. */
async function gitAnswer(run, args) {
    const answer = await run(args).catch(() => null);
    return answer === null ? null : outputText(answer).trim() || null;
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
/** Pathspecs are taken as they are, replaced objects as they were, and messages in the words that are looked for. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
/** What fetches is told to. Anything else stays on this machine, also where a partial clone lacks what it reads. */
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/**
 * What git needs no word of: the inputs of a step, secrets among them, and our own key. It may start programs that the
 * configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
/** A list of files that is longer is no inventory's: eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;
/** A `RunGit` for the repository around `cwd`. Rejects with GitError, or with the reason of the signal. */
function gitProcess({ cwd, env, stop, workspace }) {
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const settings = { ...SETTINGS, ...(command === 'fetch' ? {} : NO_SERVER) };
        // Loaded where a commit is read: most runs read files alone.
        const { spawn } = process.getBuiltinModule('node:child_process');
        const child = spawn('git', ['--no-pager', ...trusting(workspace, cwd), ...args], {
            cwd,
            env: { ...passedOn(env), ...settings },
            windowsHide: true,
        });
        const stdout = [];
        const stderr = [];
        let room = command === 'ls-tree' ? MOST_LISTED : Number.POSITIVE_INFINITY;
        child.stdout.on('data', (chunk) => {
            stdout.push(chunk);
            room -= chunk.length;
            if (room >= 0)
                return;
            reject(new GitError('too-large', `git ${command}: more than can be read`));
            endProcess(child);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (cause) => reject(startFailure(cwd, command, cause)));
        const end = () => {
            reject(stop?.reason);
            endProcess(child);
        };
        stop?.addEventListener('abort', end, { once: true });
        child.on('close', (code) => {
            stop?.removeEventListener('abort', end);
            if (code === 0)
                resolve(Buffer.concat(stdout));
            else
                reject(gitFailure(command, Buffer.concat(stderr).toString('utf8')));
        });
        // A git that ends early closes its input; its exit code tells why.
        child.stdin.on('error', () => { });
        child.stdin.end(input);
    });
}
/** Nothing is waited for any more: what git has started in its turn may hold its pipes open for long. */
function endProcess(child) {
    child.kill();
    for (const pipe of [child.stdin, child.stdout, child.stderr])
        pipe.destroy();
    child.unref();
}
function startFailure(cwd, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT';
    if (missing && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(cwd))
        return new GitError('not-installed', 'git is not installed', { cause });
    return new GitError('failed', `git ${command} could not be started`, { cause });
}


/***/ })

};
