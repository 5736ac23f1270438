export const id = 231;
export const ids = [231,701];
export const modules = {

/***/ 5231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   failureLine: () => (/* binding */ failureLine),
/* harmony export */   isInterruption: () => (/* binding */ isInterruption)
/* harmony export */ });
/* unused harmony export failureText */
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7206);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9452);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _report_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7545);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4848);
// How a failed run is reported: what the user can fix in one line, a bug with its stack.








/** For a terminal. Ends with a newline. */
function failureLine(error) {
    return `error: ${failureText(error)}\n`;
}
/** The same without the prefix, which a runner adds itself. */
function failureText(error) {
    if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7) {
        const answerExcerpt = error.excerpt ? `\n  the service said: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(error.excerpt)}` : '';
        return `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(error.message)}${answerExcerpt}`;
    }
    if ((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .isStopped */ .id)(error))
        return 'the run was stopped before it ended.';
    if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS)
        return gitText(error);
    if (isLedgerError(error))
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_report_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ledgerLine */ .oc)(error.fault, error.detail));
    if (error instanceof _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1 || error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(error.message);
    if (error instanceof Error && isInputError(error))
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(error.message);
    return `this is a bug in ${_core_model_js__WEBPACK_IMPORTED_MODULE_7__/* .TOOL_NAME */ .lH}, please report it.\n${stackOf(error)}`;
}
/** Whether an interrupted request or wait caused this error. A stopped run may end with such an error. */
function isInterruption(error) {
    return error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7 || error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ || (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .isStopped */ .id)(error);
}
const NO_REPOSITORY = 'There is no git repository here, and files of a commit are read from one. Run it in a clone. On GitHub, add a step that uses actions/checkout before this one.';
/** Git says what is wrong, and seldom what to do. */
function gitText({ kind, message }) {
    return kind === 'not-a-repository' ? NO_REPOSITORY : `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(message)}${gitRemedy(kind)}`;
}
function gitRemedy(kind) {
    switch (kind) {
        case 'not-installed':
            return '. Install it: files of a commit are read with it.';
        case 'not-trusted':
            return '. The folder belongs to another user. If that is intended, add it to safe.directory in the configuration of git.';
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
function stackOf(error) {
    if (!(error instanceof Error))
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(String(error));
    const { stack = '', message } = error;
    // The stack begins with the message, which may have several lines.
    const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
    return [`${error.name}: ${error.message}`, ...frames.filter((line) => /^ {4}at /.test(line))].map(_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK).join('\n');
}
function isLedgerError(error) {
    return error instanceof Error && error.name === 'LedgerError';
}
/** Recognized by name, because their modules are loaded only by some commands or share no class with the rest. */
const INPUT_ERRORS = new Set(['EmulatorInputError', 'CloneError']);
/** Whether the error is a file error, which only its code shows. */
function isInputError(error) {
    return INPUT_ERRORS.has(error.name) || (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .isSystemError */ .Or)(error);
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

/***/ 9452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ STOPPING),
/* harmony export */   fb: () => (/* binding */ isUntrusted),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* unused harmony exports LOST_ANSWER_MS, isOfGitHub, isNotFound, isUnclear, isMissingRight */
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
// How a request to GitHub fails: one class, whose message names no repository, no answer and no token.

/** The wait before GitHub is asked whether a lost request was carried out. */
const LOST_ANSWER_MS = 1000;
const MOST_SAID = 200;
/** The start of most routes. The repository need not be named. */
const REPOSITORY = /^\/repos\/\{owner\}\/\{repo\}(?=\/)/;
/** A route as a person reads it. Its parameters are left out, since they may be names. */
function shownRoute(route) {
    return route.replace(REPOSITORY, '').replaceAll(/\{\w+\}/g, '…');
}
/** A request that did not succeed. The message can be shown anywhere. */
class GitHubError extends Error {
    name = 'GitHubError';
    kind;
    status;
    /** True for a write that may have been carried out nevertheless. */
    unclear;
    /** GitHub's own words, on one line and cut; '' if it said nothing. They may hold the name of a branch. */
    said;
    constructor(failure, options) {
        super(`GitHub, ${failure.method} ${shownRoute(failure.route)}: ${explain(failure)}`, options);
        this.kind = failure.kind;
        this.status = failure.status;
        this.unclear = mayBeDone(failure);
        this.said = (failure.said ?? '').slice(0, MOST_SAID).replaceAll(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, ' ');
    }
}
function isOfGitHub(error) {
    return error instanceof GitHubError;
}
function isNotFound(error) {
    return isOfGitHub(error) && error.kind === 'not-found';
}
/** Whether the request may have been carried out nevertheless. */
function isUnclear(error) {
    return isOfGitHub(error) && error.unclear;
}
/** Whether the token may lack a permission. GitHub also answers 404 if a token may not see something. */
function isMissingRight(error) {
    return isOfGitHub(error) && (error.kind === 'forbidden' || error.kind === 'not-found');
}
/** Why a request that the end of the run cut off had no result. */
const STOPPING = 'the run is stopping';
const CHECK_NETWORK = 'Check GITHUB_API_URL, the network and the proxy, and run again.';
// The handshake of a proxy fails like GitHub's own, so the message cannot say whose certificate it is.
const CHECK_AUTHORITY = 'Its certificate, or that of the proxy, is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.';
/** The TLS codes for a certificate that is not trusted. The handshake ended before anything was sent. */
function isUntrusted(code) {
    return code !== null && /CERT|_SIGNATURE$/.test(code);
}
function mayBeDone({ method, kind, sent }) {
    if (method === 'GET' || !sent)
        return false;
    return kind === 'network' || kind === 'server' || kind === 'unreadable';
}
function explain(failure) {
    const failureReason = failure.reason === null ? '' : ` (${failure.reason})`;
    const answered = failure.sent
        ? `GitHub answered ${failure.status}${failureReason}.`
        : `nothing was sent${failureReason}.`;
    switch (failure.kind) {
        case 'forbidden':
            return `${answered} ${toGrant(failure)}`;
        case 'not-found':
            return `${answered} It is not there, or github-token may not see it.`;
        case 'rate-limited':
            return `${answered} The rate limit is used up. ${whenToComeBack(failure.waitMs)}`;
        case 'invalid':
            return `${answered} GitHub does not accept the request.`;
        case 'network':
            return `${failure.sent ? 'no whole answer came' : 'nothing was sent'}${failureReason}.${networkRemedy(failure.reason)}`;
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

/***/ 4848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Sv: () => (/* binding */ notCreated),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   by: () => (/* binding */ stopsEverything),
/* harmony export */   gN: () => (/* binding */ isOtherSuccess),
/* harmony export */   rG: () => (/* binding */ PROXY)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
// How a request to the service fails: one class, whose message is safe wherever a count is safe.

/** A request that did not succeed. `message` holds no id, no body and no key. */
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    kind;
    status;
    sent;
    retryAfterMs;
    mayBeDone;
    // Private, so that printing the whole error, as a crash does, shows no name.
    #excerpt;
    constructor(failure, options) {
        super(`${failure.method} ${failure.route}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.kind = failure.kind;
        this.status = failure.status;
        this.sent = failure.sent;
        this.retryAfterMs = failure.retryAfterMs;
        this.mayBeDone = failure.mayBeDone;
        this.#excerpt = failure.excerpt;
    }
    get excerpt() {
        return this.#excerpt;
    }
}
/** True when the service has no record with that id. */
function isMissing(error) {
    return error instanceof ServiceError && error.status === 404;
}
/** True when the request certainly changed nothing: it was never sent, or answered with 429. */
function notCreated(error) {
    return error instanceof ServiceError && (!error.sent || error.status === 429);
}
/** True for a POST that was answered with another success than the documented 201: what it did is not known. */
function isOtherSuccess(error) {
    if (!(error instanceof ServiceError) || error.method !== 'POST' || error.status === null)
        return false;
    return error.status >= 200 && error.status < 300 && error.status !== 201;
}
/** True when no further write can succeed: the key is refused. */
function stopsEverything(error) {
    return error instanceof ServiceError && (error.status === 401 || error.status === 403);
}
/** The prefix of the codes for a proxy that gives no connection. */
const PROXY = 'PROXY_';
/** The TLS codes for a certificate that is not trusted. */
function isUntrusted(reason) {
    return reason !== null && /CERT|_SIGNATURE$/.test(reason);
}
function explain(failure) {
    const failureReason = failure.reason === null ? '' : ` (${failure.reason})`;
    switch (failure.kind) {
        case 'refused':
            return `no connection to ${failure.host}${failureReason}. ${refusedRemedy(failure)}`;
        case 'network':
            return `the connection broke before the whole answer was read${failureReason}. Run again.`;
        case 'timeout':
            return `no whole answer in time${failureReason}. Run again, or raise request-timeout.`;
        case 'redirect':
            return `the service answered ${failure.status}, a redirect, and redirects are not followed. Check the base URL.`;
        case 'body':
            return `the service answered ${failure.status}, but not as its API document says${failureReason}. Check the base URL.`;
        case 'too-large':
            return `the answer is too large and was cut off${failureReason}. Check the base URL.`;
        case 'aborted':
            return `stopped ${failure.sent ? 'before the answer came' : 'before it was sent'}. Run again.`;
        case 'status':
            return `the service answered ${failure.status}. ${remedy(failure)}`;
    }
}
function refusedRemedy({ reason }) {
    const [whose, where] = reason?.startsWith(PROXY) ? ["The proxy's", 'HTTPS_PROXY'] : ['Its', 'the base URL'];
    if (isUntrusted(reason)) {
        return `${whose} certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.`;
    }
    // Without DNS the correct host is not known, only what gave its name.
    if (/(?:ENOTFOUND|EAI_AGAIN)$/.test(reason ?? ''))
        return `Check how ${where} spells the host, and the network.`;
    return 'Check the base URL, the network and the proxy.';
}
function remedy({ status }) {
    if (status === 401 || status === 403)
        return 'Check that the API key is whole and not revoked.';
    if (status === 404)
        return 'Check the base URL, or whether the record was deleted meanwhile.';
    if (status === 409)
        return 'Check whether the name is taken already.';
    if (status === 408 || status === 429)
        return 'Wait and run again, or lower concurrency.';
    if (status !== null && status >= 500)
        return 'Wait and run again.';
    return 'The service does not accept the request as it is.';
}
// The part of an answer's body that may be shown: short, on one line, harmless to a terminal, and without the key.
const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';
/** The first 200 characters of the body as they are shown, unsafe ones as \uxxxx, the key replaced. */
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
/** A service may echo the key as it is, or as JSON or a URL spells it. With an odd spelling nothing is shown at all. */
function redact(text, key) {
    const spellings = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)];
    const rest = spellings.reduce((redacted, spelling) => redacted.replaceAll(spelling, REDACTED), text);
    return [fromJson, fromUrl].some((decode) => decode(rest).includes(key)) ? REDACTED : rest;
}
function fromJson(text) {
    return text.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, unit, character) => unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)));
}
function fromUrl(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
function spellOut(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ })

};
