export const id = 284;
export const ids = [284];
export const modules = {

/***/ 8284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connect: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
;// CONCATENATED MODULE: ./lib/service/adaptive-limit.js
// Limits how many requests are in flight: few at first, more while answers are good, half as many when the service asks
// for less (docs/how-it-works.md). Tasks start in order of arrival.
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
    /** `concurrency`: at most that many at once, 1 or more. */
    constructor(concurrency) {
        this.#concurrency = concurrency;
        this.#limit = Math.min(FIRST_LIMIT, concurrency);
    }
    /** How many may be in flight now. */
    get limit() {
        return this.#limit;
    }
    /** Changes with each halving. A request remembers the round in which it began. */
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
     * Called inside a task: waits with nothing in flight, then returns before any new task starts. No new task takes its
     * place in the meantime, so that a service that refuses everything gets few requests, not all of them.
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
        // Before the first halving each good answer counts, so that a short run also reaches full speed.
        if (this.#round > 0 && this.#goodAnswers < this.#limit)
            return;
        this.#goodAnswers = 0;
        this.#limit = Math.min(this.#concurrency, this.#limit + 1);
        this.#admit();
    }
    /**
     * Reports that the service asked for less in answer to a request of `round`. Requests sent together halve the limit
     * once.
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
// One request and its answer over undici's dispatch. The time and the size of the answer are limited. It is sent at
// most once, and it is known for certain if it was not sent at all.




const MIB = 1024 * 1024;
/** How much of an error's body is read. */
const ERROR_LIMIT = MIB;
/** The limit for making a connection. */
const CONNECT_TIMEOUT_MS = 10_000;
// The longest time that setTimeout accepts. Beyond it, the timer fires at once.
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Why there is no whole answer. */
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
    // While this process was busy, the service may have closed idle connections. What arrived on them is read in one turn
    // of the event loop, and they are closed by the end of the next. undici itself waits for only one.
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
    /** Set from the moment that the request may have been sent. */
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
    /** Called with a connection ready, right before the first byte is written: until then nothing was sent. */
    onRequestStart(controller) {
        // undici starts a request again if its connection closes. It would be sent a second time.
        if (this.#controller !== null)
            this.#endWith('network', 'closed');
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
        // A status such as 103 comes before the answer. What follows a 101 is not HTTP.
        if (status < 200 && status !== 101)
            return;
        this.#status = status;
        this.#headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
        // Their bodies are not read, and their connection is cut.
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
        // A parser's error holds bytes of the answer, which a log of the cause would show.
        this.#endWith(kind, codeOf(error), 'data' in error ? undefined : error);
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
    /** False if the outcome is already known. Stops everything that still arrives, together with the connection. */
    #settle() {
        if (this.#settled)
            return false;
        this.#settled = true;
        clearTimeout(this.#timer);
        this.#controller?.abort(new Error('the outcome is known'));
        return true;
    }
}
/** The error's code, which unlike its message names no host and no path. */
function codeOf(error) {
    const code = 'code' in error ? error.code : null;
    return typeof code === 'string' && /^\w+$/.test(code) ? code : error.name;
}
// Collects an answer's body up to a limit, in one buffer: keeping chunks until the end would double the peak memory.
/** Enough for everything except lists. */
const FIRST_CAPACITY = 64 * 1024;
// Every copy takes time, and pages that nothing was written to take no memory. So the buffer of a list grows in few,
// large steps.
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
    /** What came of the body. */
    get bytes() {
        return this.#bytes.subarray(0, this.#size);
    }
}
// The connections: kept alive, one for each request in flight, through a proxy only if one is set for https.
// Below the 5 s after which many servers close an idle connection, so that a write seldom uses a closed one.
const KEEP_ALIVE_MS = 4_000;
/** Opens the connections that all requests share. `cut` ends them, and those that are still being made. */
async function openDispatcher(proxy, cut) {
    // Loaded here, so that a run that reads no service, such as validate, does not load it.
    const { Agent, EnvHttpProxyAgent, Pool } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    // Every socket listens to it, so many listeners are no leak.
    (0,external_node_events_.setMaxListeners)(0, cut);
    // `rejectUnauthorized` is explicit, so that no variable of the process turns the check of certificates off. The signal
    // ends connections that are still being made: undici's `destroy` leaves them, and the process would wait for them.
    const tls = { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true, signal: cut };
    // The second bounds what a server may announce.
    const kept = { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS };
    if (proxy === null)
        return new Agent({ ...kept, connect: tls });
    return new EnvHttpProxyAgent({
        ...kept,
        connect: tls,
        requestTls: tls,
        proxyTls: tls,
        // undici reads from the process what is left out here.
        httpProxy: '',
        httpsProxy: proxy.url,
        noProxy: proxy.noProxy,
        clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: CONNECT_TIMEOUT_MS }).compose(blamingProxy),
    });
}
/** Marks each failure at the proxy as the proxy's: then nothing is wrong with the service. */
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
        onResponseError: (controller, error) => handler.onResponseError?.(controller, proxyError(codeOf(error))),
    });
}
function proxyError(code) {
    return Object.assign(new Error('no tunnel'), { code: errors/* PROXY */.rG + code });
}

;// CONCATENATED MODULE: ./lib/service/transport.js




/** Why a 2xx is not the documented answer. The message names at most an index and a field, never a value. */
class WireError extends Error {
    name = 'WireError';
    /** True if the answer was not readable at all, which may pass. False if it was readable and breaks a rule. */
    unreadable;
    constructor(message, unreadable = false) {
        super(message);
        this.unreadable = unreadable;
    }
}
/**
 * Repeats each request until it succeeds, cannot succeed, or may not be repeated. After the key was refused for one
 * write, waiting writes are not sent.
 */
function createTransport(options) {
    const { clock, pace, random, signal, cut } = options;
    let isKeyRefused = false;
    return (request) => pace.runInTurn(async () => {
        const { method, route, mayWrite } = request;
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
            if (mayWrite !== undefined && !(await mayWrite())) {
                return { result: { error: failureOf('aborted', { sent: false }) }, again: null };
            }
            try {
                return { result: { value: await attempt(request, options, attempts, failureOf) }, again: null };
            }
            catch (error) {
                if (method !== 'GET' && (0,errors/* stopsEverything */.by)(error))
                    isKeyRefused = true;
                mayBeDone ||= !(0,errors/* notCreated */.Sv)(error);
                return { result: { error }, again: isRetried(error) ? (error.retryAfterMs ?? 0) : null };
            }
        };
        const outcome = await (0,retry/* retry */.L)(attemptOnce, retry/* SERVICE_RETRIES */.Z, {
            now: () => clock.now(),
            sleep: (ms) => pace.pause(() => clock.sleep(ms, signal)),
            random,
            isStopped,
        });
        // When the run is stopping, the last failure is what to report: it says whether the write may be done.
        if ('error' in outcome)
            throw outcome.error;
        return outcome.value;
    });
}
// How much of a large list that is not JSON is searched for the key. Far less is shown.
const EXCERPT_SOURCE = 1024 * 1024;
/** Sends the request once and reads its answer. Rejects with a ServiceError. */
async function attempt(request, options, attempts, failureOf) {
    const { method, route, id, expect, limit } = request;
    const { baseUrl, apiKey, clock, pace, requestTimeoutMs: timeoutMs, onReceived } = options;
    const path = id === undefined ? route : route.replace('{id}', () => encodeURIComponent(id));
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    // API sections 4.1 and 5: the key on each request, a Content-Type only with a body.
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
        // A service that refuses a key may repeat it.
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
    // Date.parse accepts far more than HTTP dates. It reads the one form without a zone, which is in UTC, as local time.
    else if (/^[A-Z][a-z]{2,8},? /.test(text))
        wait = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) - now;
    return Number.isNaN(wait) ? null : Math.min(retry/* SERVICE_RETRIES */.Z.maxRetryAfterMs, Math.max(0, wait));
}
/** Whether another attempt may succeed and can do no harm. */
function isRetried(error) {
    // A second POST could create the asset twice. Only apply/create.ts decides whether one may be sent.
    if (!(error instanceof errors/* ServiceError */._7) || error.method === 'POST')
        return false;
    switch (error.kind) {
        case 'refused':
        case 'network':
        case 'timeout':
            return true;
        case 'body':
            // A readable answer that breaks a rule would be the same again.
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
// The reads and the writes of the service (API section 4.2) that this tool needs. Planning gets the reads only. Answers
// fail closed: each is checked before anything in it is used. The records are the parsed objects themselves, including
// extra fields, checked by hand and in one pass, because this is the hot path of a large plan.




const client_MIB = 1024 * 1024;
const LIST_LIMIT = 256 * client_MIB;
/** The bytes that one record may take. */
const RECORD_LIMIT = client_MIB;
/** Lists hold every record of the key's organization. All methods reject with a ServiceError. */
function createReader(send) {
    const readList = (kind) => send({ method: 'GET', route: kind.path, expect: 200, limit: LIST_LIMIT, read: (text) => parseList(text, kind) });
    return {
        facilities: () => readList(FACILITY),
        controlCenters: () => readList(CONTROL_CENTER),
        cyberSystems: () => readList(CYBER_SYSTEM),
        cyberAssets: () => readList(CYBER_ASSET),
        /** null if there is no such record. */
        async cyberAsset(id) {
            // No record can have this id, and it may not be a single segment of a path.
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
/** All methods reject with a ServiceError. `mayWrite` is asked just before each request, retries included. */
function createWriter(send, mayWrite = async () => true) {
    const common = { limit: RECORD_LIMIT, mayWrite };
    return {
        /** Sent once. If it fails, the asset may exist, unless `notCreated` is true for the error. */
        async createAsset(state) {
            const body = (0,model/* stateOf */.L4)(state);
            const request = { ...common, method: 'POST', route: CYBER_ASSET.path, body, expect: 201 };
            return send({ ...request, read: (text) => parseAsset(text, null) });
        },
        /** Sends the fields given and no others. */
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
            // Gone after an attempt without an answer: most likely that attempt deleted it, and the closing read checks.
            return answer.catch((0,rejections/* expecting */.Kk)(errors/* isMissing */.b2, ({ mayBeDone }) => (mayBeDone ? 'deleted' : 'missing')));
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
/** The API document shows no more of a control center. */
const CONTROL_CENTER = {
    path: '/control-centers',
    id: /^cc_./s,
    wrong: () => null,
};
const CYBER_SYSTEM = {
    path: '/cyber-systems',
    id: /^cs_./s,
    // Under a control center there may be no facility. The document does not show how that is written.
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
 * A list (API section 4.1): an array of records with the documented fields, no id twice, one organization. Throws a
 * WireError for anything else, which must never be taken for an empty list.
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
/** One asset: the one with this id, or any asset if `id` is null, as after a creation. Throws a WireError. */
function parseAsset(text, id) {
    const record = parseJson(text);
    checkRecord(record, CYBER_ASSET, null);
    if (id !== null && record.id !== id)
        throw new WireError('it is not the record asked for');
    return record;
}
/** The sentence about it is put together only for an error: a million unused sentences would take longer than the checks. */
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






/** Checks the inputs and connects at the first request. Throws a ConfigurationError. */
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
    return { reader: createReader(transport), writer: (mayWrite) => createWriter(transport, mayWrite), close: closeAll };
}
/** The API key, trimmed (API section 5). Throws a ConfigurationError if no header can carry it. */
function checkApiKey(text) {
    const key = text.trim();
    if (key === '')
        throw new result/* ConfigurationError */.j1('api-key', 'is empty. Set it to a key of the organization.');
    if (!/^[\x20-\x7e\xa0-\xff]+$/.test(key)) {
        throw new result/* ConfigurationError */.j1('api-key', 'holds a character that no header can carry, such as a line break. Copy the key again.');
    }
    return key;
}
/**
 * The proxy from HTTPS_PROXY and NO_PROXY, the lower case names first. null if there is none, or for this machine,
 * which never needs one. `noProxy`: the hosts that are reached without it. Throws a ConfigurationError.
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
        // undici decodes them.
        decodeURIComponent(username + password);
    }
    catch {
        throw new result/* ConfigurationError */.j1('HTTPS_PROXY', 'is not an http or https proxy. Write it as http://host:port.');
    }
    return { url, noProxy: (env.no_proxy ?? env.NO_PROXY ?? '').trim() };
}


/***/ })

};
