export const id = 636;
export const ids = [636];
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

/***/ 636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHub: () => (/* binding */ createGitHub)
/* harmony export */ });
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7536);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1810);



const REPO = '/repos/{owner}/{repo}';
const PULL = readRoute(`${REPO}/pulls/{pull_number}`, 'pull-requests');
const REVIEWS = readRoute(`${REPO}/pulls/{pull_number}/reviews`, 'pull-requests');
const PULL_COMMITS = readRoute(`${REPO}/pulls/{pull_number}/commits`, 'pull-requests');
const PERMISSION = readRoute(`${REPO}/collaborators/{username}/permission`, 'metadata');
const PULLS_OF = readRoute(`${REPO}/commits/{commit_sha}/pulls`, 'pull-requests');
const COMMITS = readRoute(`${REPO}/commits`, 'contents');
const COMPARE = readRoute(`${REPO}/compare/{basehead}`, 'contents');
const REF = readRoute(`${REPO}/git/ref/{ref}`, 'contents');
const DEPLOYMENTS = readRoute(`${REPO}/deployments`, 'deployments');
const CREATE_DEPLOYMENT = writeRoute('POST', `${REPO}/deployments`, 'deployments');
const STATUSES = readRoute(`${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CREATE_STATUS = writeRoute('POST', `${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CHECK_RUNS = readRoute(`${REPO}/commits/{ref}/check-runs`, 'checks');
const CREATE_CHECK_RUN = writeRoute('POST', `${REPO}/check-runs`, 'checks');
const UPDATE_CHECK_RUN = writeRoute('PATCH', `${REPO}/check-runs/{check_run_id}`, 'checks');
const COMMENTS = readRoute(`${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const CREATE_COMMENT = writeRoute('POST', `${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const UPDATE_COMMENT = writeRoute('PATCH', `${REPO}/issues/comments/{comment_id}`, 'pull-requests');
const DELETE_COMMENT = writeRoute('DELETE', `${REPO}/issues/comments/{comment_id}`, 'pull-requests');
/** A job that lists issues here writes them, too. */
const ISSUES = { ...readRoute(`${REPO}/issues`, 'issues'), permission: 'issues: write' };
const CREATE_ISSUE = writeRoute('POST', `${REPO}/issues`, 'issues');
const UPDATE_ISSUE = writeRoute('PATCH', `${REPO}/issues/{issue_number}`, 'issues');
const REPOSITORY = readRoute(REPO, 'metadata');
const IS_PRIVATE = _answers_js__WEBPACK_IMPORTED_MODULE_0__/* .repository */ .Jk.pick({ private: true });
const USER = readRoute('/user', 'metadata');
function readRoute(path, scope) {
    return { method: 'GET', path, permission: `${scope}: read` };
}
function writeRoute(method, path, scope) {
    return { method, path, permission: `${scope}: write` };
}
/**
 * Clients for one repository. Each is made with a signal that ends its requests and lets none begin. Nothing is loaded
 * or sent before the first call. Every method rejects with GitHubError.
 */
function createGitHub(options) {
    const { owner, repo, clock } = options;
    const { until, open } = (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .createSend */ .Rx)(options);
    const place = { owner, repo };
    const known = new Map();
    let ahead = 0;
    return (signal) => {
        const sendOne = until(signal);
        // Every request names the repository, and every answer gives the time.
        const send = async (request) => {
            const isOfRepository = request.route.path.startsWith(REPO);
            const answer = await sendOne({ ...request, params: { ...(isOfRepository && place), ...request.params } });
            const at = (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .answerTime */ ._j)(answer.headers);
            if (at !== null)
                ahead = at - clock.now();
            return answer;
        };
        const asking = (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .askOf */ .xt)({ send, open });
        const reads = {
            ...readingPulls(asking),
            ...readingCommits(asking),
            ...readingDeployments(asking),
            ...readingChecks(asking),
            ...readingComments(asking),
            isPrivate: async () => (await asking.one(REPOSITORY, {}, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(IS_PRIVATE))).private,
            login: async () => (await asking.one(USER, {}, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .user */ .kQ))).login,
        };
        return {
            ...remembering(reads, known, signal),
            ...writingDeployments(asking),
            ...writingChecks(asking),
            ...writingComments(asking),
            ...issues(asking),
            now: () => clock.now() + ahead,
        };
    };
}
/**
 * Asks each question once, except if the end of a run cut off the answer. If a question is asked again on purpose, its
 * new answer is kept.
 */
function remembering(reads, known, signal) {
    const remembered = (name, ask, isAnew) => {
        return (...args) => {
            const key = JSON.stringify([name, ...args]);
            const before = known.get(key);
            if (before !== undefined && !isAnew)
                return before;
            const answer = ask(...args);
            known.set(key, answer);
            answer.catch(() => signal.aborted && known.delete(key));
            return answer;
        };
    };
    const all = (isAnew) => {
        const methods = Object.entries(reads).map(([name, ask]) => [name, remembered(name, ask, isAnew)]);
        return Object.fromEntries(methods);
    };
    return { ...all(false), anew: all(true) };
}
function readingPulls({ one, all }) {
    return {
        pull: (number) => {
            const isIt = (pull) => pull.number === number;
            return one(PULL, { pull_number: number }, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequest */ .VV, isIt, 'pull request'));
        },
        reviews: (number) => all(REVIEWS, { pull_number: number }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .review */ .NQ.array())),
        commitsOfPull: (number) => all(PULL_COMMITS, { pull_number: number }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd.array())),
        permissionOf: async (login) => (await one(PERMISSION, { username: login }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .permission */ .EK))).permission,
        pullsOf: (sha) => all(PULLS_OF, { commit_sha: sha }, pullList),
    };
}
const pullList = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequest */ .VV.array());
function readingCommits({ send, one }) {
    return {
        commits: async ({ sha, path }, page) => {
            const params = { sha, ...(path === '' ? {} : { path }), per_page: _request_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_SIZE */ .md, page };
            const { value, headers } = await send({ route: COMMITS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd.array()) });
            return { entries: value, pages: (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .pageCount */ .Lp)(headers, page) };
        },
        compare: (base, head, page) => {
            return one(COMPARE, { basehead: `${base}...${head}`, per_page: _request_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_SIZE */ .md, page }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comparison */ .my));
        },
        tipOf: async (branch) => {
            const isIt = ({ ref }) => ref === `refs/heads/${branch}`;
            return (await one(REF, { ref: `heads/${branch}` }, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .gitRef */ .GY, isIt, 'ref'))).object.sha;
        },
    };
}
function readingDeployments({ send, all }) {
    return {
        deployments: async (task, page, most = _request_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_SIZE */ .md) => {
            const params = { task, per_page: most, page };
            const { value, headers } = await send({ route: DEPLOYMENTS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deployment */ .kG.array()) });
            // The task matters too much to rely on GitHub's filter.
            const entries = value.filter((made) => made.task === task).sort((a, b) => b.id - a.id);
            return { entries, pages: (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .pageCount */ .Lp)(headers, page) };
        },
        deploymentStatuses: (id) => all(STATUSES, { deployment_id: id }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deploymentStatus */ .I1.array())),
    };
}
function writingDeployments({ one }) {
    return {
        createDeployment: (wanted) => {
            const isIt = ({ sha, environment }) => sha === wanted.ref && environment === wanted.environment;
            const params = { ...wanted, auto_merge: false, required_contexts: [] };
            return one(CREATE_DEPLOYMENT, params, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deployment */ .kG, isIt, 'deployment'));
        },
        // Earlier statuses stay unchanged: they show what was applied.
        createDeploymentStatus: (id, status) => one(CREATE_STATUS, { deployment_id: id, ...status, auto_inactive: false }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deploymentStatus */ .I1)),
    };
}
function readingComments({ all }) {
    return { comments: (number) => all(COMMENTS, { issue_number: number }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im.array())) };
}
function writingComments({ one }) {
    return {
        createComment: (number, body) => one(CREATE_COMMENT, { issue_number: number, body }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im)),
        updateComment: (id, body) => one(UPDATE_COMMENT, { comment_id: id, body }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im)),
        deleteComment: (id) => one(DELETE_COMMENT, { comment_id: id }, () => undefined),
    };
}
function issues({ one, all }) {
    return {
        issues: ({ creator, state }) => {
            const order = { sort: 'created', direction: 'asc' };
            return all(ISSUES, { ...order, state, ...(creator === null ? {} : { creator }) }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issues */ .Bq));
        },
        createIssue: (title, body) => one(CREATE_ISSUE, { title, body }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn)),
        updateIssue: (number, update) => one(UPDATE_ISSUE, { issue_number: number, ...update }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn)),
    };
}
/** Reads an answer that must be about what was asked for. */
function only(schema, isIt, what) {
    const readIt = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(schema);
    return (answer) => {
        const value = readIt(answer);
        if (!isIt(value))
            throw new _answers_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerError */ .dV(`another ${what}`);
        return value;
    };
}
function readingChecks({ all }) {
    return {
        checkRuns: async (sha, name) => {
            const params = { ref: sha, check_name: name, filter: 'all' };
            const runs = await all(CHECK_RUNS, params, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRuns */ .l4));
            // Records depend on these two, so GitHub's filter is checked.
            return runs.filter((run) => run.name === name && run.head_sha === sha);
        },
    };
}
function writingChecks({ one }) {
    const update = (id, params) => one(UPDATE_CHECK_RUN, { check_run_id: id, ...params }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5));
    const addOutputs = async (run, outputs) => {
        let latest = run;
        for (const output of outputs)
            latest = await update(run.id, { output });
        return latest;
    };
    return {
        createCheckRun: async (run) => {
            const { name, head_sha, conclusion } = run;
            const [output, ...rest] = batches(run.output);
            const isIt = (made) => made.name === name && made.head_sha === head_sha;
            const params = { ...run, status: conclusion === undefined ? 'in_progress' : 'completed', output };
            return addOutputs(await one(CREATE_CHECK_RUN, params, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5, isIt, 'check run')), rest);
        },
        updateCheckRun: async (id, { output: whole, ...outcome }) => {
            const [output, ...rest] = batches(whole);
            const status = outcome.conclusion === undefined ? {} : { status: 'completed' };
            return addOutputs(await update(id, { ...status, ...outcome, output }), rest);
        },
    };
}
// GitHub takes 50 annotations in one request and adds them to those it has. More are sent in updates, which repeat
// title, summary and text, because an update removes what it leaves out.
const MAX_ANNOTATIONS = 50;
/** The same output once for each batch of annotations, at least once. */
function batches({ annotations = [], ...output }) {
    if (annotations.length === 0)
        return [output];
    return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, number) => {
        const start = number * MAX_ANNOTATIONS;
        return { ...output, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) };
    });
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
    const { getOctokit } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 157));
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
