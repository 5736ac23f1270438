export const id = 284;
export const ids = [284];
export const modules = {

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   Z: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
// Tries a task again while its failure may be temporary. A policy is plain data that limits the tries and their time.
// There is one policy for each service that the tool calls. The caller decides what a failure means.
/** How often and how long a request to the service is retried (docs/how-it-works.md). */
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
    maxRetryAfterMs: 60_000,
};
/** Runs the task until its result is final or the policy allows no further try. Resolves to the last result. */
async function retry(task, policy, ports) {
    const start = ports.now();
    for (let attempt = 1;; attempt += 1) {
        const { result, again } = await task(attempt);
        if (again === null || attempt >= policy.maxTries || ports.isStopped())
            return result;
        // The jitter is added to the requested wait, so that tasks that were refused together do not return together.
        const backoff = Math.min(policy.maxBackoffMs, policy.firstBackoffMs * 2 ** (attempt - 1));
        const wait = again + ports.random() * backoff;
        if (again > policy.maxRetryAfterMs || ports.now() - start + wait > policy.maxTotalMs)
            return result;
        await ports.sleep(wait);
        if (ports.isStopped())
            return result;
    }
}


/***/ }),

/***/ 8284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connect: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
;// CONCATENATED MODULE: ./lib/service/adaptive-limit.js
// Limits how many requests are in flight (docs/how-it-works.md). The limit starts low, grows while answers are good,
// and is halved when the service asks for fewer requests. Tasks start in order of arrival.
const FIRST_LIMIT = 4;
class Pace {
    #concurrency;
    #waiting = [];
    #returning = [];
    #limit;
    #active = 0;
    #paused = 0;
    #round = 0;
    #goodAnswers = 0;
    /** `concurrency`: the highest limit, 1 or more. */
    constructor(concurrency) {
        this.#concurrency = concurrency;
        this.#limit = Math.min(FIRST_LIMIT, concurrency);
    }
    /** How many requests may be in flight now. */
    get limit() {
        return this.#limit;
    }
    /** The number of halvings so far. A request remembers the round in which it began. */
    get round() {
        return this.#round;
    }
    /** Runs the task when its turn comes. */
    async runInTurn(task) {
        await this.#enter(this.#waiting);
        try {
            return await task();
        }
        finally {
            this.#leave();
        }
    }
    /**
     * Called inside a task whose request has ended: waits, and then goes on before any new task starts. No new task takes
     * its place in the meantime, so that a service that refuses everything gets only few requests.
     */
    async pause(wait) {
        this.#paused += 1;
        this.#leave();
        try {
            await wait();
        }
        finally {
            await this.#enter(this.#returning);
        }
    }
    /** Reports a good answer. */
    good() {
        this.#goodAnswers += 1;
        // Before the first halving, each good answer raises the limit, so that a short run also reaches full speed.
        if (this.#round > 0 && this.#goodAnswers < this.#limit)
            return;
        this.#goodAnswers = 0;
        this.#limit = Math.min(this.#concurrency, this.#limit + 1);
        this.#admit();
    }
    /**
     * Reports that the service answered a request of `round` by asking for fewer requests. Requests that were sent
     * together halve the limit only once.
     */
    throttled(round) {
        if (round !== this.#round)
            return;
        this.#round += 1;
        this.#goodAnswers = 0;
        this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    }
    async #enter(queue) {
        await new Promise((resolve) => {
            queue.push(resolve);
            this.#admit();
        });
    }
    #leave() {
        this.#active -= 1;
        this.#admit();
    }
    #admit() {
        while (this.#returning.length > 0 && this.#active < this.#limit) {
            this.#paused -= 1;
            this.#start(this.#returning);
        }
        while (this.#waiting.length > 0 && this.#active + this.#paused < this.#limit)
            this.#start(this.#waiting);
    }
    #start(queue) {
        this.#active += 1;
        queue.shift()?.();
    }
}

// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/service/errors.js
var errors = __webpack_require__(4848);
// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __webpack_require__(7493);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/service/exchange.js
// One request and its answer over undici's dispatch. The time and the size of the answer are limited. The request is
// sent at most once. If it was certainly not sent, the error says so.




const MIB = 1024 * 1024;
/** How much of an error's body is read. */
const ERROR_LIMIT = MIB;
/** The limit for making a connection. */
const CONNECT_TIMEOUT_MS = 10_000;
// The longest time that setTimeout accepts. Beyond it, the timer fires at once.
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Why there is no complete answer. */
class ExchangeError extends Error {
    name = 'ExchangeError';
    kind;
    status;
    sent;
    constructor(kind, message, { status, sent, cause }) {
        super(message, { cause });
        this.kind = kind;
        this.status = status;
        this.sent = sent;
    }
}
/** Sends the request. Rejects with an ExchangeError. */
async function exchange(dispatcher, request) {
    // While this process was busy, the service may have closed idle connections. One turn of the event loop reads this
    // news, and by the end of the next turn they are closed here. undici itself waits for only one turn.
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
    return await new Promise((resolve, reject) => {
        const { origin, path, method, headers, body } = request;
        dispatcher.dispatch(
        // The exchange has its own timer. undici's timeouts restart with each byte, so a slow drip would defeat them.
        { origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }, new Exchange(request, resolve, reject));
    });
}
class Exchange {
    #request;
    #resolve;
    #reject;
    #start = performance.now();
    // A real timer, not the injected clock, because it limits real input and output.
    #timer;
    /** Set as soon as the request may have been sent. null before. */
    #controller = null;
    #status = null;
    #headers = {};
    #body = null;
    #settled = false;
    constructor(request, resolve, reject) {
        this.#request = request;
        this.#resolve = resolve;
        this.#reject = reject;
        const toConnect = Math.min(request.timeoutMs, CONNECT_TIMEOUT_MS);
        this.#timer = setTimeout(() => this.#endWith('refused', `${toConnect} ms`), toConnect);
    }
    /** Called when a connection is ready, just before the first byte is written. Until then, nothing was sent. */
    onRequestStart(controller) {
        // undici starts a request again if its connection closes. The request must not be sent a second time.
        if (this.#controller !== null)
            this.#endWith('network', 'closed');
        else if (this.#request.maySend?.() === false)
            this.#endWith('refused', 'too late');
        if (this.#settled) {
            controller.abort(new Error('not to be sent'));
            return;
        }
        this.#controller = controller;
        const { timeoutMs } = this.#request;
        clearTimeout(this.#timer);
        const left = Math.min(timeoutMs, MAX_TIMER_MS) - (performance.now() - this.#start);
        this.#timer = setTimeout(() => this.#endWith('timeout', `${timeoutMs} ms`), left);
    }
    onResponseStart(_, status, headers) {
        // A status such as 103 comes before the answer. After a 101, the bytes are not HTTP.
        if (status < 200 && status !== 101)
            return;
        this.#status = status;
        this.#headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
        // The body of a 101 or a redirect is not read, and its connection is cut.
        if (status === 101 || (status >= 300 && status < 400)) {
            this.#answerWith(status);
            return;
        }
        const limit = status === this.#request.expect ? this.#request.limit : ERROR_LIMIT;
        this.#body = new BodyBuffer(limit, this.#headers['content-length']);
    }
    onResponseData(_, chunk) {
        this.#request.onReceived?.(chunk.length);
        if (this.#status === null || this.#body === null || this.#body.append(chunk))
            return;
        if (this.#status === this.#request.expect)
            this.#endWith('too-large', `more than ${this.#request.limit / MIB} MiB`);
        else
            this.#answerWith(this.#status);
    }
    onResponseEnd() {
        if (this.#status !== null)
            this.#answerWith(this.#status);
    }
    onResponseError(_, error) {
        const kind = this.#controller === null ? 'refused' : 'network';
        // An error of the parser holds bytes of the answer, which must not get into a log as the cause.
        this.#endWith(kind, connectionCode(error), 'data' in error ? undefined : error);
    }
    #answerWith(status) {
        if (!this.#settle())
            return;
        const bytes = this.#body?.bytes ?? Buffer.alloc(0);
        // Otherwise a large body would live as long as the connection remembers this exchange.
        this.#body = null;
        this.#resolve({ status, headers: this.#headers, text: bytes.toString('utf8'), utf8: (0,external_node_buffer_.isUtf8)(bytes) });
    }
    #endWith(kind, message, cause) {
        if (!this.#settle())
            return;
        this.#reject(new ExchangeError(kind, message, { status: this.#status, sent: this.#controller !== null, cause }));
    }
    /** Cuts the connection, so that nothing more arrives. False if the outcome was already known. */
    #settle() {
        if (this.#settled)
            return false;
        this.#settled = true;
        clearTimeout(this.#timer);
        this.#controller?.abort(new Error('the outcome is known'));
        return true;
    }
}
/** The error's code. Unlike the message, it names no host and no path. */
function connectionCode(error) {
    const code = 'code' in error ? error.code : null;
    return typeof code === 'string' && /^\w+$/.test(code) ? code : error.name;
}
// Collects an answer's body up to a limit, in one buffer. Keeping chunks until the end would double the peak memory.
/** Enough for everything except lists. */
const FIRST_CAPACITY = 64 * 1024;
// Every copy takes time, but the unused part of a buffer takes no memory. So the buffer of a list grows in a few large
// steps.
const NEXT_CAPACITY = 4 * 1024 * 1024;
const GROWTH = 4;
class BodyBuffer {
    #limit;
    #bytes;
    #size = 0;
    /** `announced` is the answer's Content-Length. It only sets the first capacity, never above the limit. */
    constructor(limit, announced) {
        this.#limit = limit;
        this.#bytes = Buffer.allocUnsafeSlow(Math.min(limit, Number.parseInt(announced ?? '', 10) || FIRST_CAPACITY));
    }
    /** False, without adding anything, if the body would exceed its limit. */
    append(chunk) {
        const size = this.#size + chunk.length;
        if (size > this.#limit)
            return false;
        if (size > this.#bytes.length) {
            const wanted = Math.max(size, NEXT_CAPACITY, this.#bytes.length * GROWTH);
            const bytes = Buffer.allocUnsafeSlow(Math.min(this.#limit, wanted));
            bytes.set(this.#bytes.subarray(0, this.#size));
            this.#bytes = bytes;
        }
        this.#bytes.set(chunk, this.#size);
        this.#size = size;
        return true;
    }
    /** The part of the body that has arrived. */
    get bytes() {
        return this.#bytes.subarray(0, this.#size);
    }
}
// The connections. They are kept alive, and each request in flight has its own. HTTPS_PROXY may set a proxy.
// Many servers close an idle connection after 5 s. This is shorter, so that a write seldom uses a closed connection.
const KEEP_ALIVE_MS = 4_000;
/** Opens the connections that all requests share. `cut` ends them, including those that are still being made. */
async function openDispatcher(proxy, cut) {
    // Loaded here, so that a run that reads no service, such as validate, does not load it.
    const { Agent, EnvHttpProxyAgent, Pool } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
    // Every socket listens to this signal, so many listeners are not a leak.
    (0,external_node_events_.setMaxListeners)(0, cut);
    // `rejectUnauthorized` is explicit, so that no environment variable turns off the check of certificates. The signal
    // ends connections that are still being made: undici's `destroy` leaves them, and the process would wait for them.
    const tls = { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true, signal: cut };
    // `keepAliveMaxTimeout` limits what a server may announce.
    const kept = { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS };
    if (proxy === null)
        return new Agent({ ...kept, connect: tls });
    return new EnvHttpProxyAgent({
        ...kept,
        connect: tls,
        requestTls: tls,
        proxyTls: tls,
        // undici takes from the environment whatever is left out here.
        httpProxy: '',
        httpsProxy: proxy.url,
        noProxy: proxy.noProxy,
        clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: CONNECT_TIMEOUT_MS }).compose(blamingProxy),
    });
}
/** Marks each failure of the proxy as such, so that it is not reported as a failure of the service. */
function blamingProxy(dispatch) {
    return (options, handler) => dispatch(options, {
        onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
        onRequestUpgrade: (controller, status, headers, socket) => {
            if (status === 200) {
                handler.onRequestUpgrade?.(controller, status, headers, socket);
                return;
            }
            socket.on('error', () => { }).destroy();
            handler.onResponseError?.(controller, proxyError(`ANSWERED_${status}`));
        },
        onResponseError: (controller, error) => handler.onResponseError?.(controller, proxyError(connectionCode(error), error)),
    });
}
function proxyError(code, error) {
    return Object.assign(new Error('no tunnel'), { ...error, code: errors/* PROXY */.rG + code });
}

;// CONCATENATED MODULE: ./lib/service/transport.js




/** Why a 2xx is not the documented answer. The message names at most an index and a field, never a value. */
class WireError extends Error {
    name = 'WireError';
    /** True if the answer was not readable, which may be temporary. False if it was readable but breaks a rule. */
    unreadable;
    constructor(message, unreadable = false) {
        super(message);
        this.unreadable = unreadable;
    }
}
/**
 * Each request is repeated until it succeeds, cannot succeed, or may not be repeated. If the service refuses the key
 * for a write, waiting writes are not sent.
 */
function createTransport(options) {
    const { clock, pace, random, signal, cut } = options;
    let isKeyRefused = false;
    return (request) => pace.runInTurn(async () => {
        const { method, route, permit } = request;
        let mayBeDone = false;
        let isUnanswered = false;
        const failureOf = (kind, { cause, sent = true, ...facts }) => {
            isUnanswered ||= sent && ['network', 'timeout', 'aborted'].includes(kind);
            const unknown = { status: null, retryAfterMs: null, excerpt: null, reason: null };
            const { host } = options.baseUrl;
            const known = { ...unknown, ...facts, sent, host, method, route, kind, mayBeDone, isUnanswered };
            return new errors/* ServiceError */._7(known, { cause });
        };
        const isStopped = () => signal.aborted || cut.aborted || (isKeyRefused && method !== 'GET');
        if (isStopped())
            throw failureOf('aborted', { sent: false });
        const attemptOnce = async (attempts) => {
            // The run may have been stopped while the caller was asked.
            if (permit !== undefined && (!(await permit.prove()) || isStopped())) {
                return { result: { error: failureOf('aborted', { sent: false }) }, again: null };
            }
            try {
                return { result: { value: await attempt(request, options, attempts, failureOf) }, again: null };
            }
            catch (error) {
                if (!(error instanceof errors/* ServiceError */._7))
                    throw error;
                const { meaning, retryAfterMs } = error.failure;
                isKeyRefused ||= method !== 'GET' && meaning === 'key-refused';
                mayBeDone ||= !['not-written', 'not-sent'].includes(meaning);
                return { result: { error }, again: isRetried(error) ? (retryAfterMs ?? 0) : null };
            }
        };
        const outcome = await (0,retry/* retry */.L)(attemptOnce, retry/* SERVICE_RETRIES */.Z, {
            now: () => clock.now(),
            sleep: (ms) => pace.pause(() => clock.sleep(ms, signal)),
            random,
            isStopped,
        });
        // If the run is stopping, the last failure is reported, because it says whether the write may be done.
        if ('error' in outcome)
            throw outcome.error;
        return outcome.value;
    });
}
// How much of an unreadable answer is searched for the key. Much less of it is shown.
const EXCERPT_SOURCE = 1024 * 1024;
/** Sends the request once and reads its answer. Rejects with a ServiceError. */
async function attempt(request, options, attempts, failureOf) {
    const { method, route, id, expect, limit } = request;
    const { baseUrl, apiKey, clock, pace, requestTimeoutMs: timeoutMs, onReceived } = options;
    const path = id === undefined ? route : route.replace('{id}', () => encodeURIComponent(id));
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    // API sections 4.1 and 5: each request has the key, and only a request with a body has a Content-Type.
    const headers = {
        accept: 'application/json',
        // A compressed answer could be small on the wire and unlimited in memory.
        'accept-encoding': 'identity',
        'user-agent': `${model/* TOOL_NAME */.lH}/${options.version}`,
        'X-API-Key': apiKey,
    };
    if (body !== null)
        headers['Content-Type'] = 'application/json';
    const round = pace.round;
    const start = clock.now();
    const answer = await exchange(await options.open(), {
        origin: baseUrl.origin,
        path: baseUrl.pathname.replace(/(?<!\/)\/+$/, '') + path,
        method,
        headers,
        body,
        timeoutMs,
        expect,
        limit,
        onReceived,
        maySend: request.permit?.holds,
    }).catch((error) => {
        if (error instanceof ExchangeError)
            return error;
        throw error;
    });
    const { status } = answer;
    options.onAttempt?.({ method, route, path, status, ms: clock.now() - start, attempt: attempts });
    if (status === 429 || status === 503)
        pace.throttled(round);
    else if (!(answer instanceof ExchangeError) && answer.status < 500)
        pace.good();
    if (answer instanceof ExchangeError) {
        const { kind, sent, message: reason, cause } = answer;
        throw failureOf(options.cut.aborted ? 'aborted' : kind, { status, sent, reason, cause });
    }
    if (answer.status >= 300 && answer.status < 400)
        throw failureOf('redirect', { status });
    const beginning = answer.text.slice(0, EXCERPT_SOURCE);
    if (answer.status < 200 || answer.status >= 300) {
        const retryAfterMs = parseRetryAfter(answer.headers['retry-after'], clock.now());
        // A service that refuses a key may quote it.
        const isAboutKey = status === 401 || status === 403;
        throw failureOf('status', { status, retryAfterMs, excerpt: isAboutKey ? null : (0,errors/* excerpt */.Kb)(beginning, apiKey) });
    }
    try {
        if (status !== expect)
            throw new WireError(`${expect} is documented`, true);
        return request.read(status === 204 ? '' : bodyText(answer));
    }
    catch (cause) {
        if (!(cause instanceof WireError))
            throw cause;
        const { message: reason, unreadable } = cause;
        // If a record breaks a rule, the start of the body does not help.
        throw failureOf('body', { status, reason, excerpt: unreadable ? (0,errors/* excerpt */.Kb)(beginning, apiKey) : null, cause });
    }
}
/**
 * The body's text. Throws a WireError for bytes that are not UTF-8, and for an HTML page: the API document does not
 * show the Content-Type of JSON, but a page that asks to sign in must never be taken for an answer.
 */
function bodyText({ headers, text, utf8 }) {
    const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type === 'text/html' || type === 'application/xhtml+xml')
        throw new WireError('it is a page of HTML', true);
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (encoding !== 'identity')
        throw new WireError('it is compressed, which was not asked for', true);
    if (!utf8)
        throw new WireError('it is not UTF-8', true);
    return text;
}
/** Reads `Retry-After`, in seconds or as an HTTP date, as milliseconds from `now`, at most one minute. */
function parseRetryAfter(header, now) {
    const text = header?.trim() ?? '';
    let wait = Number.NaN;
    if (/^\d+(\.\d+)?$/.test(text))
        wait = Number(text) * 1000;
    // Date.parse accepts more than HTTP dates. One form of these has no zone: it is in UTC, but would be read as local.
    else if (/^[A-Z][a-z]{2,8},? /.test(text))
        wait = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) - now;
    return Number.isNaN(wait) ? null : Math.min(retry/* SERVICE_RETRIES */.Z.maxRetryAfterMs, Math.max(0, wait));
}
/** Whether another attempt may succeed and can do no harm. */
function isRetried(error) {
    // A second POST could create the asset twice. Only apply/create.ts decides whether to send one.
    if (error.method === 'POST')
        return false;
    switch (error.kind) {
        case 'refused':
        case 'network':
        case 'timeout':
            return true;
        case 'body':
            // If a readable answer breaks a rule, the next answer would break it, too.
            return error.cause instanceof WireError && error.cause.unreadable;
        case 'status':
            return error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500;
        case 'redirect':
        case 'too-large':
        case 'aborted':
            return false;
    }
}

;// CONCATENATED MODULE: ./lib/service/client.js
// The reads and the writes of the service (API section 4.2) that this tool needs. Planning gets only the reads. Each
// answer is checked before anything in it is used. The records are the parsed objects themselves, including extra
// fields. They are checked by hand and in one pass, because this is the hot path of a large plan.





const client_MIB = 1024 * 1024;
const LIST_LIMIT = 256 * client_MIB;
/** The most bytes of an answer with one record. */
const RECORD_LIMIT = client_MIB;
/** Lists have every record of the key's organization. All methods reject with a ServiceError. */
function createReader(send) {
    const readList = (kind) => send({ method: 'GET', route: kind.path, expect: 200, limit: LIST_LIMIT, read: (text) => parseList(text, kind) });
    return {
        facilities: () => readList(FACILITY),
        controlCenters: () => readList(CONTROL_CENTER),
        cyberSystems: () => readList(CYBER_SYSTEM),
        cyberAssets: () => readList(CYBER_ASSET),
        /** null if there is no such record. */
        async cyberAsset(id) {
            // No record can have such an id, and it might not be a single segment of a path.
            if (!CYBER_ASSET.id.test(id))
                return null;
            const answer = send({
                method: 'GET',
                route: ROUTE_OF_ONE,
                id,
                expect: 200,
                limit: RECORD_LIMIT,
                read: (text) => parseAsset(text, id),
            });
            return answer.catch((0,rejections/* expecting */.Kk)(errors/* isMissing */.b2, () => null));
        },
    };
}
/** All methods reject with a ServiceError. `permit` is asked just before each request, retries included. */
function createWriter(send, permit = result/* FREE */.jC) {
    const common = { limit: RECORD_LIMIT, permit };
    return {
        /** Sent once. If it fails, the asset may exist, unless the meaning of the failure is `not-written`. */
        async createAsset(state) {
            const body = (0,model/* stateOf */.L4)(state);
            const request = { ...common, method: 'POST', route: CYBER_ASSET.path, body, expect: 201 };
            return send({ ...request, read: (text) => parseAsset(text, null) });
        },
        /** Sends only the given fields. */
        async updateAsset(id, body) {
            checkId(id);
            const request = { ...common, method: 'PATCH', route: ROUTE_OF_ONE, id, body, expect: 200 };
            return send({ ...request, read: (text) => parseAsset(text, id) });
        },
        /** `missing`: no asset had that id before the request. */
        async deleteAsset(id) {
            checkId(id);
            const request = { ...common, method: 'DELETE', route: ROUTE_OF_ONE, id, expect: 204 };
            const answer = send({ ...request, read: () => 'deleted' });
            // If an earlier attempt got no answer, most likely it deleted the asset. The closing read checks this.
            return answer.catch((0,rejections/* expecting */.Kk)(errors/* isMissing */.b2, ({ failure }) => (failure.mayBeDone ? 'deleted' : 'missing')));
        },
    };
}
// Ids come from lists, which were checked. Any other id is a bug, and must not become part of a path.
function checkId(id) {
    if (!CYBER_ASSET.id.test(id))
        throw new TypeError('not the id of a cyber asset');
}
const FACILITY = {
    path: '/facilities',
    id: /^fac_./s,
    wrong: () => null,
};
/** The API document shows no other fields of a control center. */
const CONTROL_CENTER = {
    path: '/control-centers',
    id: /^cc_./s,
    wrong: () => null,
};
const CYBER_SYSTEM = {
    path: '/cyber-systems',
    id: /^cs_./s,
    // A system of a control center may have no facility. The API document does not show what the field is then.
    wrong: ({ facility_id }) => (facility_id == null || typeof facility_id === 'string' ? null : 'facility_id'),
};
const CYBER_ASSET = {
    path: '/cyber-assets',
    id: /^ca_[^/\p{Cc}\p{Cs}]+$/u,
    wrong: ({ cyber_system_id, asset_type }) => {
        if (typeof cyber_system_id !== 'string')
            return 'cyber_system_id';
        return asset_type === 'hardware' || asset_type === 'software' ? null : 'asset_type';
    },
};
const ROUTE_OF_ONE = `${CYBER_ASSET.path}/{id}`;
/**
 * A list (API section 4.1): an array of records of one organization, with the documented fields and unique ids. Throws
 * a WireError for anything else, so that nothing else can pass for an empty list.
 */
function parseList(text, kind) {
    const list = parseJson(text);
    if (!Array.isArray(list))
        throw new WireError('it is not an array');
    const records = list;
    const ids = new Set();
    let organization = null;
    for (let index = 0; index < records.length; index += 1) {
        const record = records[index];
        checkRecord(record, kind, index);
        organization ??= record.organization_slug;
        if (record.organization_slug !== organization)
            throw new WireError(`record ${index} is of another organization`);
        ids.add(record.id);
        if (ids.size <= index)
            throw new WireError(`record ${index} has an id that another record has`);
    }
    return list;
}
/** The asset with this id, or any asset if `id` is null (after a create). Throws a WireError. */
function parseAsset(text, id) {
    const record = parseJson(text);
    checkRecord(record, CYBER_ASSET, null);
    if (id !== null && record.id !== id)
        throw new WireError('it is not the record asked for');
    return record;
}
/** The message is built only for an error: for a million records, unused messages would take longer than the checks. */
function checkRecord(record, kind, index) {
    let wrong = null;
    if (typeof record !== 'object' || record === null || Array.isArray(record))
        wrong = 'is not an object';
    else {
        const fields = record;
        let field = null;
        if (typeof fields.id !== 'string' || !kind.id.test(fields.id))
            field = 'id';
        // Any live name is accepted: even an empty one can be planned around.
        else if (typeof fields.name !== 'string')
            field = 'name';
        else if (typeof fields.organization_slug !== 'string')
            field = 'organization_slug';
        else
            field = kind.wrong(fields);
        if (field !== null)
            wrong = `has no ${field} as documented`;
    }
    if (wrong !== null)
        throw new WireError(`${index === null ? 'the record' : `record ${index}`} ${wrong}`);
}
/** Throws a WireError without the parser's message, which quotes the body. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new WireError('it is not JSON', true);
    }
}

// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
;// CONCATENATED MODULE: ./lib/service/connect.js






/** Checks the inputs and connects at the first request. Throws a UserError. */
function connect(options) {
    const { env, concurrency, hardSignal } = options;
    const baseUrl = (0,endpoint/* checkBaseUrl */.x)(options.baseUrl, env);
    const apiKey = checkApiKey(options.apiKey);
    const proxy = checkProxy(baseUrl, env);
    const cutting = new AbortController();
    let dispatcher = null;
    const closeAll = async () => {
        cutting.abort();
        await (await dispatcher)?.destroy();
    };
    // A listener that outlives the connection would keep it in memory for as long as the signal exists.
    hardSignal?.addEventListener('abort', () => void closeAll(), { signal: cutting.signal });
    if (hardSignal?.aborted)
        cutting.abort();
    const pace = new Pace(concurrency);
    const transport = createTransport({
        ...options,
        baseUrl,
        apiKey,
        pace,
        cut: cutting.signal,
        open: () => {
            dispatcher ??= openDispatcher(proxy, cutting.signal);
            return dispatcher;
        },
    });
    return { reader: createReader(transport), writer: (permit) => createWriter(transport, permit), close: closeAll };
}
/** The API key, trimmed (API section 5). Throws a UserError if no header can carry it. */
function checkApiKey(text) {
    const key = text.trim();
    if (key === '')
        throw new result/* UserError */.yo('api-key', 'is empty. Set it to a key of the organization.');
    if (!/^[\x20-\x7e\xa0-\xff]+$/.test(key)) {
        throw new result/* UserError */.yo('api-key', 'contains a character that is not allowed in an HTTP header, such as a line break. Copy the key again.');
    }
    return key;
}
/**
 * The proxy from HTTPS_PROXY and NO_PROXY; names in lower case take precedence. null if there is none, or if the base
 * URL is this machine. `noProxy`: the hosts that are reached without the proxy. Throws a UserError.
 */
function checkProxy(baseUrl, env) {
    const text = (env.https_proxy ?? env.HTTPS_PROXY ?? '').trim();
    if ((0,endpoint/* isLoopback */.U)(baseUrl) || text === '')
        return null;
    // As with curl, a proxy without a scheme speaks plain http.
    const url = text.includes('://') ? text : `http://${text}`;
    try {
        const { protocol, username, password } = new URL(url);
        if (!/^https?:$/.test(protocol))
            throw new TypeError('another protocol');
        // undici decodes them, so this must not fail.
        decodeURIComponent(username);
        decodeURIComponent(password);
    }
    catch {
        throw new result/* UserError */.yo('HTTPS_PROXY', 'is not an http or https proxy. Write it as http://host:port.');
    }
    return { url, noProxy: (env.no_proxy ?? env.NO_PROXY ?? '').trim() };
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   x: () => (/* binding */ checkBaseUrl)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
// Checks the base URL before anything is sent. No message repeats a refused value.

/**
 * The service's base URL: https, or http on loopback; without credentials, query or fragment.
 * A path prefix is kept. Throws a UserError.
 */
function checkBaseUrl(text, env) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('NODE_TLS_REJECT_UNAUTHORIZED', 'is 0, which turns off certificate checks. Unset it; NODE_EXTRA_CA_CERTS adds a private authority.');
    }
    const given = text.trim();
    const url = URL.canParse(given) ? new URL(given) : null;
    let wrong = '';
    if (given === '')
        wrong = 'is empty. Set it to the URL of the service.';
    else if (url === null)
        wrong = 'is not a URL. Write it as https://host or https://host/path.';
    else if (url.protocol !== 'https:' && url.protocol !== 'http:')
        wrong = 'must start with https://.';
    else if (url.username !== '' || url.password !== '')
        wrong = 'must not contain a user or password. Remove them.';
    else if (/[?#]/.test(text))
        wrong = 'must not contain a query or a fragment. Remove what follows the path.';
    else if (url.protocol === 'http:' && !isLoopback(url))
        wrong = 'must use https; http is only for this machine (localhost, 127.0.0.1, [::1]).';
    if (url === null || wrong !== '')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('base-url', wrong);
    return url;
}
/** Whether the URL names this machine: localhost, 127.0.0.0/8 or ::1. */
function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
}


/***/ })

};
