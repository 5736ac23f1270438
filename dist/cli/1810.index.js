export const id = 1810;
export const ids = [1810];
export const modules = {

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   N5: () => (/* binding */ GITHUB_RETRIES),
/* harmony export */   ZO: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
// Tries a task again while its failure may pass. A policy says how often and for how long: plain data, one policy for
// each service that the tool calls. The caller decides what a failure means.
/** How often and how long a request to the service is retried (docs/faults.md). */
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
    maxRetryAfterMs: 60_000,
};
/** The same of a request to GitHub. */
const GITHUB_RETRIES = {
    maxTries: 5,
    maxTotalMs: 180_000,
    firstBackoffMs: 500,
    maxBackoffMs: 8_000,
    maxRetryAfterMs: 60_000,
};
/** Runs the task until its result is final or the policy allows no further try; resolves to the last result. */
async function retry(task, policy, ports) {
    const start = ports.now();
    for (let attempt = 1;; attempt += 1) {
        const tried = await task(attempt);
        if (tried.isFinal || attempt >= policy.maxTries || ports.isStopped())
            return tried.result;
        const retryAfter = tried.retryAfterMs ?? 0;
        // The jitter is added to the wait that was asked for, so that tasks refused together do not return together.
        const wait = retryAfter + ports.random() * backoffAfter(attempt, policy);
        const isTooLong = retryAfter > policy.maxRetryAfterMs || ports.now() - start + wait > policy.maxTotalMs;
        if (isTooLong)
            return tried.result;
        await ports.sleep(wait);
        if (ports.isStopped())
            return tried.result;
    }
}
function backoffAfter(attempt, { firstBackoffMs, maxBackoffMs }) {
    return Math.min(maxBackoffMs, firstBackoffMs * 2 ** (attempt - 1));
}


/***/ }),

/***/ 7536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ issues),
/* harmony export */   EK: () => (/* binding */ permission),
/* harmony export */   GY: () => (/* binding */ gitRef),
/* harmony export */   I1: () => (/* binding */ deploymentStatus),
/* harmony export */   Im: () => (/* binding */ comment),
/* harmony export */   Jk: () => (/* binding */ repository),
/* harmony export */   NQ: () => (/* binding */ review),
/* harmony export */   Q5: () => (/* binding */ checkRun),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   by: () => (/* binding */ by),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   dV: () => (/* binding */ AnswerError),
/* harmony export */   kG: () => (/* binding */ deployment),
/* harmony export */   kQ: () => (/* binding */ user),
/* harmony export */   l4: () => (/* binding */ checkRuns),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   sn: () => (/* binding */ issue)
/* harmony export */ });
/* unused harmony export sha */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
// GitHub's answers: one schema each, of only what is read, as GitHub documents it; the types are
// the schemas'. What is not as documented is an AnswerError.

/** An answer that is not as documented. The message names a field, never its value. */
class AnswerError extends Error {
    name = 'AnswerError';
}
/** Reads an answer by its schema. */
function by(schema) {
    return (answer) => {
        const read = schema.safeParse(answer);
        if (read.success)
            return read.data;
        const where = read.error.issues[0]?.path.join('.') ?? '';
        throw new AnswerError(where === '' ? 'another kind of answer' : `${where} is not as documented`);
    };
}
/** GitHub leaves out unknown values, or sends null. */
function orNull(schema) {
    return schema.nullish().transform((value) => value ?? null);
}
/** A full commit hash. */
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const id = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int();
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((text) => !Number.isNaN(Date.parse(text)));
const timeOrNull = orNull(time);
const textOrNull = orNull(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const account = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id, login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** null for a deleted account. */
const accountOrNull = orNull(account);
/** The author of a text. */
const writerOrNull = orNull(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }));
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: id,
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    merged_at: timeOrNull,
    merge_commit_sha: textOrNull,
    user: accountOrNull,
    /** Set for a pull request that is read by its number. Lists do not have it. */
    commits: id.optional(),
})
    .transform(({ head, base, user, commits, ...fields }) => {
    return { ...fields, head_sha: head.sha, base_ref: base.ref, author: user, commit_count: commits ?? null };
});
const review = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    user: accountOrNull,
    /** APPROVED, CHANGES_REQUESTED, COMMENTED, DISMISSED or PENDING. */
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    commit_id: textOrNull,
    submitted_at: timeOrNull,
    author_association: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    // Without a special media type GitHub always sends the body, though its description makes it optional.
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    user: writerOrNull,
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    updated_at: time,
})
    .transform(({ user, ...fields }) => ({ ...fields, author: user?.login ?? null }));
const issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: id,
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullish()
        .transform((body) => body ?? ''),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    user: writerOrNull,
    author_association: textOrNull,
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
})
    .transform(({ user, ...fields }) => ({ ...fields, author: user }));
/** One page of issues, without the pull requests among them. */
const issues = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}))
    .transform((page) => page.filter((entry) => (entry.pull_request ?? null) === null))
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(issue));
const repository = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), private: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() });
/** The author or committer of a commit, as GitHub knows it. null for nobody, which GitHub expresses in several ways. */
const person = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().transform((value) => {
    const read = account.safeParse(value);
    return read.success ? read.data : null;
});
const commit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    sha,
    parents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha })),
    author: person,
    committer: person,
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ committer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ date: timeOrNull }).nullish(), message: textOrNull }),
})
    .transform(({ parents, commit: { committer: by, message }, ...fields }) => {
    const title = message?.split('\n', 1)[0] ?? '';
    return { ...fields, parents: parents.map((parent) => parent.sha), date: by?.date ?? null, title };
});
/** How one commit relates to another, and a page of the commits that it has beyond that one, oldest first. */
const comparison = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** `ahead` and `identical`: it contains all of the other. */
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    total_commits: id,
    commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(commit),
});
const gitRef = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), object: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }) });
const user = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const permission = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ permission: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** A payload that was sent as an object may come back as text. */
const payload = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({})]).transform((sent) => {
    if (typeof sent !== 'string')
        return sent;
    try {
        return JSON.parse(sent);
    }
    catch {
        return null;
    }
});
const deployment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    sha,
    task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    environment: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** A status can move a deployment to another environment. This field keeps the first one. */
    original_environment: textOrNull,
    payload,
    creator: accountOrNull,
    created_at: time,
})
    .transform(({ environment, original_environment, ...fields }) => {
    return { ...fields, environment: original_environment ?? environment };
});
const deploymentStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    creator: accountOrNull,
    created_at: time,
});
/** `queued` and `in_progress` have no conclusion yet. */
const checkRun = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_sha: sha,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    conclusion: textOrNull,
    started_at: timeOrNull,
    completed_at: timeOrNull,
    app: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id, slug: textOrNull }).nullish(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ title: textOrNull, summary: textOrNull, text: textOrNull }),
    html_url: textOrNull,
    /** The id that its creator gave it; '' or null for none. */
    external_id: textOrNull,
})
    .transform(({ app, output, ...fields }) => {
    // The app that owns it, and the login of the app's bot, such as `github-actions[bot]`. null if GitHub does not say.
    const slug = app?.slug ?? null;
    return { ...fields, ...output, app_id: app?.id ?? null, bot: slug && `${slug}[bot]` };
});
/** One page of check runs, which are wrapped in an object. */
const checkRuns = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ check_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(checkRun) }).transform(({ check_runs }) => check_runs);


/***/ }),

/***/ 9452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ STOPPING),
/* harmony export */   fb: () => (/* binding */ isUntrusted),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* unused harmony exports LOST_ANSWER_MS, isOfGitHub, isNotFound, isUnclear, isMissingRight */
// How a request to GitHub fails: one class, whose message names no repository, no answer and no token.
/** The wait before GitHub is asked whether a lost request was carried out. */
const LOST_ANSWER_MS = 1000;
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
    constructor(failure, options) {
        super(`GitHub, ${failure.method} ${shownRoute(failure.route)}: ${explain(failure)}`, options);
        this.kind = failure.kind;
        this.status = failure.status;
        this.unclear = mayBeDone(failure);
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

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ pageCount),
/* harmony export */   Rx: () => (/* binding */ createSend),
/* harmony export */   _j: () => (/* binding */ answerTime),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   xt: () => (/* binding */ askOf)
/* harmony export */ });
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1315);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7493);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7536);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9452);




const REQUEST_TIMEOUT_MS = 30_000;
/** GitHub limits a token to a hundred requests at once, including those of other jobs. */
const MOST_AT_ONCE = 75;
/** The version of the REST API whose answers are read. */
const API_VERSION = '2022-11-28';
/** Codes of failed connections: nothing was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
function isUnsent(code) {
    return UNSENT.has(code) || (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isUntrusted */ .fb)(code);
}
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function createExchange(options, open) {
    const inTurn = takingTurns(MOST_AT_ONCE);
    return (request, signal) => inTurn(async () => {
        // The client would refuse it too, and quote it.
        if (!/^[\x21-\x7e]+$/.test(options.token))
            return unanswered('forbidden', false, 'github-token is not a token');
        if (signal.aborted)
            return unanswered('network', false, _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .STOPPING */ .Ri);
        return exchangeOnce(await open(), request, { ...options, signal });
    });
}
/** Runs tasks in the order of arrival, a limited number at once. */
function takingTurns(most) {
    const waiting = [];
    let free = most;
    return async (task) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((begin) => waiting.push(begin));
        try {
            return await task();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}
/** Loads the client when it is first needed, so that a run without requests to GitHub does not load it. */
function openOnce(options) {
    let opened = null;
    return () => {
        opened ??= openOctokit(options);
        return opened;
    };
}
async function openOctokit({ apiUrl, token, userAgent }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2184)]).then(__webpack_require__.bind(__webpack_require__, 2184));
    return getOctokit(token, { baseUrl: apiUrl.replace(/(?<!\/)\/+$/, ''), userAgent, log: SILENT });
}
async function exchangeOnce(octokit, { route, params }, { requestTimeoutMs = REQUEST_TIMEOUT_MS, ...options }) {
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(requestTimeoutMs)]);
    try {
        const { status, headers, data } = await octokit.request(`${route.method} ${route.path}`, {
            ...params,
            headers: { 'x-github-api-version': API_VERSION },
            request: { signal, redirect: 'manual', ...(options.fetch && { fetch: options.fetch }) },
        });
        return { answered: true, status, headers, body: data };
    }
    catch (error) {
        return failedExchange(error, options.signal);
    }
}
/** Errors of the client hold the whole request, including names, so only known parts are passed on. */
function failedExchange(error, signal) {
    const response = property(error, 'response');
    if (typeof response === 'object' && response !== null) {
        const [status, headers] = [Number(property(response, 'status')), property(response, 'headers')];
        return { answered: true, status, headers: { ...Object(headers) }, body: property(response, 'data') };
    }
    if (signal.aborted)
        return unanswered('network', true, _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .STOPPING */ .Ri);
    const code = codeOf(error);
    return unanswered('network', !isUnsent(code), code);
}
function unanswered(kind, sent, reason) {
    return { answered: false, kind, sent, reason };
}
/** The code of the innermost error, or its kind: words that name no host. */
function codeOf(error) {
    let innermost = error;
    while (property(innermost, 'cause') instanceof Error)
        innermost = property(innermost, 'cause');
    // For a request that took too long the code is a number.
    const words = [property(innermost, 'code'), property(innermost, 'name')];
    return words.find((word) => typeof word === 'string' && /^\w+$/.test(word)) ?? 'no known reason';
}
/** The property with that name; undefined if there is none. */
function property(value, name) {
    return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
function ignore() { }
// Which failures are worth another attempt. A write that may have been carried out is not repeated unless repeating it
// changes nothing.
/** GitHub asks for at least a minute after a limit without a time. */
const LIMIT_WAIT_MS = 60_000;
function isRetried({ method, kind, sent }) {
    if (kind === 'rate-limited')
        return true;
    if (kind === 'network' && !sent)
        return true;
    return method !== 'POST' && (kind === 'network' || kind === 'server' || kind === 'unreadable');
}
/**
 * True for an answer that refuses a request because of a rate limit, so that nothing was done. `message` is GitHub's.
 */
function isRateLimit(status, headers, message) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    if (headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0')
        return true;
    return /secondary rate limit/i.test(message);
}
/** How long an answer asks to wait, from `now`: by `Retry-After`, else until a used-up limit is reset. */
function wishOf(headers, now) {
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(after))
        return Math.max(0, after * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (String(headers['x-ratelimit-remaining']) !== '0' || !Number.isFinite(reset))
        return null;
    return Math.max(0, reset * 1000 - now);
}
/** Reads a refusal. Its times count from `now`. */
function readRefusal(route, { status, headers, body }, now) {
    const message = errorMessage(body);
    if (isRateLimit(status, headers, message))
        return { kind: 'rate-limited', waitMs: wishOf(headers, now) };
    if (status >= 500)
        return { kind: 'server', waitMs: wishOf(headers, now) };
    if (status < 400)
        return { kind: 'unreadable', reason: 'a redirect, and redirects are not followed' };
    if (status === 401)
        return { kind: 'forbidden' };
    if (status === 403)
        return { kind: 'forbidden', permission: missing(route, message) };
    if (status === 404 || status === 410)
        return { kind: 'not-found' };
    return { kind: 'invalid', reason: wrongField(body) };
}
/** GitHub's words for a token without the permission, of any kind. */
function missing({ permission }, message) {
    return /^Resource not accessible by/i.test(message) ? permission : null;
}
/** For a failed validation: the field and the code, both from GitHub's vocabulary. */
function wrongField(body) {
    const [first] = asList(property(body, 'errors'));
    const words = ['field', 'code'].map((name) => property(first, name)).filter((word) => typeof word === 'string');
    return words.length > 0 && words.every((word) => /^\w{1,40}$/.test(word)) ? words.join(': ') : null;
}
function errorMessage(body) {
    const message = property(body, 'message');
    return typeof message === 'string' ? message : '';
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function createSend(options) {
    const open = openOnce(options);
    const exchange = createExchange(options, open);
    return { until: (signal) => (request) => sendRepeatedly(request, { ...options, exchange, signal }), open };
}
async function sendRepeatedly(request, { exchange, clock, random, signal }) {
    const attemptOnce = async () => {
        const outcome = outcomeOf(request, await exchange(request, signal), clock.now());
        if ('value' in outcome || !outcome.transient || !isRetried(outcome.failure))
            return { isFinal: true, result: outcome };
        const { waitMs, kind } = outcome.failure;
        // Coming back too early prolongs a limit: a wait that is too long ends the attempts.
        return {
            isFinal: false,
            result: outcome,
            retryAfterMs: waitMs ?? (kind === 'rate-limited' ? LIMIT_WAIT_MS : null),
        };
    };
    const sleep = (ms) => clock.sleep(ms, signal);
    const ports = { now: () => clock.now(), sleep, random, isStopped: () => signal.aborted };
    const outcome = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retry */ .L5)(attemptOnce, _core_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_RETRIES */ .N5, ports);
    if ('value' in outcome)
        return outcome;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_(outcome.failure);
}
/** The status of the answer to a delete. */
const NO_CONTENT = 204;
function outcomeOf(request, exchanged, now) {
    const { method, path: route } = request.route;
    const none = { method, route, status: null, permission: null, sent: true, waitMs: null, reason: null };
    if (!exchanged.answered) {
        const { kind, sent, reason } = exchanged;
        return { failure: { ...none, kind, sent, reason }, transient: true };
    }
    const { status, headers, body } = exchanged;
    const answered = { ...none, status };
    if (status >= 300) {
        const facts = readRefusal(request.route, exchanged, now);
        return { failure: { ...answered, ...facts }, transient: facts.kind !== 'unreadable' };
    }
    // A body that was cut off, or is not JSON, arrives as text. Another attempt may bring it whole.
    if (typeof body !== 'object' && status !== NO_CONTENT)
        return { failure: { ...answered, kind: 'unreadable' }, transient: true };
    try {
        return { value: request.read(body), headers };
    }
    catch (error) {
        if (!(error instanceof _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerError */ .dV))
            throw error;
        return { failure: { ...answered, kind: 'unreadable', reason: error.message }, transient: false };
    }
}
// Reads a list to its end by the client's `paginate`. The Link header gives the next page. Only the query of its URL is
// used, so that no header can send the token elsewhere.
/** GitHub's largest page. */
const PAGE_SIZE = 100;
/** A list without an end is an error, not an endless loop. */
const MOST_PAGES = 1000;
function askOf(paging) {
    const { send } = paging;
    return {
        send,
        one: async (route, params, read) => (await send({ route, params, read })).value,
        all: (route, params, read) => readAll(paging, { route, params, read }),
    };
}
/** Every entry of a list. */
async function readAll({ send, open }, { route, params, read }) {
    const pageBy = (query) => send({ route, params: { ...params, ...query }, read });
    const first = await pageBy({ per_page: PAGE_SIZE });
    const next = linkOf(first.headers.link, 'next');
    if (next === null)
        return [...first.value];
    const count = pageCount(first.headers, 1);
    if (count > MOST_PAGES)
        throw endless(route);
    // A plan may be eight requests deep and an apply ten, however long a list is. So the pages that the first one counts
    // are requested at once, which `paginate` cannot do. It takes them from here, and goes on if the list has grown.
    const ahead = Array.from({ length: count - 1 }, (_, index) => (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(pageBy({ ...queryOf(next), page: String(index + 2) })));
    let walked = 1;
    const pageAt = async (url) => {
        walked += 1;
        if (walked > MOST_PAGES)
            throw endless(route);
        const { value, headers } = await (ahead[walked - 2] ?? pageBy(queryOf(url)));
        return { url, status: 200, headers, data: [...value] };
    };
    return [...first.value, ...(await walkFrom(next, pageAt, await open()))];
}
/** Follows the links from page to page. Nothing is sent to a link: `pageAt` asks for its page at the API URL. */
async function walkFrom(first, pageAt, { request, paginate }) {
    let failure = null;
    const hook = (_, { url }) => pageAt(url).catch((error) => {
        failure = error;
        throw error;
    });
    const entries = await paginate(request.defaults({ url: first, request: { hook } }));
    // It takes a 409 for the end of a list.
    if (failure !== null)
        throw failure;
    return entries;
}
/** The number of pages of a list, by the headers of one of them. */
function pageCount({ link }, page) {
    const [last, next] = [linkOf(link, 'last'), linkOf(link, 'next')];
    const count = Number((last === null ? {} : queryOf(last)).page ?? page);
    return Math.max(Number.isSafeInteger(count) ? count : page, next === null ? page : page + 1);
}
/** The time of an answer by GitHub's own clock; null if it does not say. */
function answerTime({ date }) {
    const at = Date.parse(String(date));
    return Number.isNaN(at) ? null : at;
}
/** The URL of the page with this relation in the header; null if there is none. */
function linkOf(link, rel) {
    const links = (typeof link === 'string' ? link : '').matchAll(/<([^<>]*)>\s*;[^,]*\brel="(\w+)"/g);
    return [...links].find(([, , name]) => name === rel)?.[1] ?? null;
}
function queryOf(url) {
    return Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?') + 1)));
}
function endless({ method, path: route }) {
    const facts = { method, route, kind: 'unreadable', status: 200, sent: true };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_({ ...facts, permission: null, waitMs: null, reason: 'a list without end' });
}


/***/ })

};
