export const id = 295;
export const ids = [295];
export const modules = {

/***/ 7676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ isInterruption),
  tellFailure: () => (/* binding */ tellFailure)
});

;// CONCATENATED MODULE: ./lib/github/errors.js
// How a request to GitHub fails: one class, whose message names no repository, no answer and no token.
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
        super(`GitHub, ${failure.method} ${failure.route}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.route = failure.route;
        this.kind = failure.kind;
        this.status = failure.status;
        this.permission = failure.permission;
        this.attempts = failure.attempts;
        this.unclear = isUnclear(failure);
    }
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

// EXTERNAL MODULE: ./lib/inventory/git/error.js
var git_error = __webpack_require__(4689);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: ./lib/service/errors.js
var errors = __webpack_require__(4848);
;// CONCATENATED MODULE: ./lib/commands/failures.js
// How a run that threw is told: what the user can mend in one line, a bug with its stack.





/** Ends with a newline. */
function tellFailure(error, detail) {
    if (error instanceof errors/* ServiceError */._7) {
        const said = detail === 'full' && error.excerpt ? `\n  the service said: ${(0,report_escape/* visible */.RK)(error.excerpt)}` : '';
        return `error: ${(0,report_escape/* visible */.RK)(error.message)}${said}\n`;
    }
    if (isStopped(error))
        return 'error: the run was stopped before it ended.\n';
    if (error instanceof git_error/* GitError */.X)
        return `error: ${(0,report_escape/* visible */.RK)(error.message)}${gitRemedy(error.kind)}\n`;
    const isTold = [endpoint/* ConfigurationError */.j1, GitHubError].some((kind) => error instanceof kind);
    if (error instanceof Error && (isTold || isInputError(error))) {
        return `error: ${(0,report_escape/* visible */.RK)(error.message)}\n`;
    }
    return `error: this is a bug in cip-inventory-sync, please report it.\n${stackOf(error, detail)}\n`;
}
/** Whether a run that was stopped may end by it: a request was cut, or a pause. */
function isInterruption(error) {
    const isCut = [errors/* ServiceError */._7, GitHubError].some((kind) => error instanceof kind);
    return isCut || isStopped(error);
}
/** A pause that was cut short. */
function isStopped(error) {
    return error instanceof Error && error.name === 'AbortError';
}
/** Git says what is wrong, and seldom what to do. */
function gitRemedy(kind) {
    switch (kind) {
        case 'not-installed':
            return '. Install it: files of a commit are read with it.';
        case 'not-a-repository':
            return '. Run it in a clone of the repository: a commit is looked up there. On GitHub, check it out first.';
        case 'not-trusted':
            return '. The folder belongs to another user. If that is meant, add it to safe.directory in the configuration of git.';
        case 'no-access':
            return '. The server does not let git read the repository. On GitHub the job needs the permission contents: read, elsewhere git needs credentials.';
        case 'unknown-revision':
            return '. Check its spelling, or fetch it.';
        case 'missing-object':
            return '. Fetch it: this clone does not hold all of that commit.';
        case 'failed':
            return '';
    }
}
/** Nobody knows what a bug's message quotes: under `counts` its kind and its places in the code are told alone. */
function stackOf(error, detail) {
    if (!(error instanceof Error))
        return (0,report_escape/* visible */.RK)(detail === 'full' ? String(error) : typeof error);
    const { stack = '', message } = error;
    // The stack begins with the message, whose lines may look like any.
    const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
    const head = detail === 'full' ? `${error.name}: ${error.message}` : error.name;
    return [head, ...frames.filter((line) => /^ {4}at /.test(line))].map(report_escape/* visible */.RK).join('\n');
}
/** The emulator shares no class with the rest, and files may fail in ways that only their code tells. */
function isInputError(error) {
    if (!(error instanceof Error))
        return false;
    return error.name === 'EmulatorInputError' || ('code' in error && 'syscall' in error);
}


/***/ }),

/***/ 4848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sv: () => (/* binding */ notCreated),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   by: () => (/* binding */ stopsEverything)
/* harmony export */ });
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
const CHECK_NETWORK = 'Check base-url, the network and the proxy.';
const CHECK_AUTHORITY = 'Its certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.';
/** Codes of TLS for a certificate that does not hold. */
function isUntrusted(reason) {
    return reason !== null && /CERT|_SIGNATURE$/.test(reason);
}
function explain(failure) {
    const because = failure.reason === null ? '' : ` (${failure.reason})`;
    switch (failure.kind) {
        case 'refused':
            return `no connection to the service${because}. ${isUntrusted(failure.reason) ? CHECK_AUTHORITY : CHECK_NETWORK}`;
        case 'network':
            return `the connection broke before the whole answer was read${because}. Run again.`;
        case 'timeout':
            return `no whole answer in time${because}. Run again, or raise request-timeout.`;
        case 'redirect':
            return `the service answered ${failure.status}, a redirect, and redirects are not followed. Check base-url.`;
        case 'body':
            return `the service answered ${failure.status}, but not as its API document says${because}. Check base-url.`;
        case 'too-large':
            return `the answer is too large and was cut off${because}. Check base-url.`;
        case 'aborted':
            return `stopped ${failure.sent ? 'before the answer came' : 'before it was sent'}. Run again.`;
        case 'status':
            return `the service answered ${failure.status}. ${remedy(failure.status)}`;
    }
}
function remedy(status) {
    if (status === 401 || status === 403)
        return 'Check that the API key is whole and not revoked.';
    if (status === 404)
        return 'Check base-url, or whether the record was deleted meanwhile.';
    if (status === 409)
        return 'Check whether the name is taken already.';
    if (status === 408 || status === 429)
        return 'Wait and run again, or lower concurrency.';
    if (status !== null && status >= 500)
        return 'Wait and run again.';
    return 'The service does not accept the request as it stands.';
}


/***/ })

};
