export const id = 876;
export const ids = [876,295];
export const modules = {

/***/ 4876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliApply: () => (/* binding */ cliApply),
  cliDrift: () => (/* binding */ cliDrift),
  cliPlan: () => (/* binding */ cliPlan),
  online: () => (/* binding */ online)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/report/applied.js
var report_applied = __webpack_require__(9671);
// EXTERNAL MODULE: ./lib/report/progress.js
var report_progress = __webpack_require__(7751);
;// CONCATENATED MODULE: ./lib/service/agent.js
// Below the 5 s after which many servers close an idle connection, so that a write seldom meets a closed one.
const KEEP_ALIVE_MS = 4_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** Opens the connections that all requests share. */
async function openAgent({ connections, proxy }) {
    // Said outright, so that no variable of the process turns the check of certificates off.
    const connect = { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true };
    const options = { connections, pipelining: 1, keepAliveTimeout: KEEP_ALIVE_MS, connect };
    // Loaded here: a run that reads no service, such as validate, should not pay for it.
    if (proxy === null) {
        const { default: Agent } = await __webpack_require__.e(/* import() */ 405).then(__webpack_require__.t.bind(__webpack_require__, 7405, 19));
        return new Agent(options);
    }
    // A proxy is asked with methods that only the whole gives to its parts.
    const { EnvHttpProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(405), __webpack_require__.e(752)]).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
    return new EnvHttpProxyAgent({
        ...options,
        requestTls: connect,
        proxyTls: connect,
        // Both are given, even if empty: what is left out is read from the process.
        httpProxy: '',
        httpsProxy: proxy.url,
        noProxy: proxy.except,
    });
}

// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
;// CONCATENATED MODULE: ./lib/service/pace.js
// How many requests are in flight: few at first, more while answers are good, half as many when the service
// asks for less (design section 7, Pace). Tasks start in the order they came.
const FIRST_LIMIT = 4;
class Pace {
    #concurrency;
    #waiting = new Fifo();
    #returning = new Fifo();
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
    /** Changes with each halving. A request remembers the round it began in. */
    get round() {
        return this.#round;
    }
    /** Runs the task when its turn comes. */
    async run(task) {
        await this.#enter(this.#waiting);
        try {
            return await task();
        }
        finally {
            this.#leave();
        }
    }
    /**
     * Called inside a task: waits with nothing in flight, then comes back before any new task. No new task takes the
     * place meanwhile, so that a service that turns everything away is met by few requests, not by all of them.
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
    /** A request was answered well. */
    good() {
        this.#goodAnswers += 1;
        // Before the first halving each good answer counts, so that a short run gets to full speed too.
        if (this.#round > 0 && this.#goodAnswers < this.#limit)
            return;
        this.#goodAnswers = 0;
        this.#limit = Math.min(this.#concurrency, this.#limit + 1);
        this.#admit();
    }
    /** The service asked for less in answer to a request of `round`. Requests sent together halve the limit once. */
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
/** A queue whose `shift` does not move the rest, as an array's does. */
class Fifo {
    #entries = [];
    #head = 0;
    get length() {
        return this.#entries.length - this.#head;
    }
    push(entry) {
        this.#entries.push(entry);
    }
    shift() {
        const entry = this.#entries[this.#head];
        this.#entries[this.#head] = undefined;
        this.#head += 1;
        if (this.#head > 1024 && this.#head * 2 > this.#entries.length) {
            this.#entries = this.#entries.slice(this.#head);
            this.#head = 0;
        }
        return entry;
    }
}

// EXTERNAL MODULE: ./lib/service/errors.js
var errors = __webpack_require__(4848);
;// CONCATENATED MODULE: ./lib/service/answer.js
/** Why a 2xx is not the promised answer. The message names an index and a field at most, no value. */
class AnswerError extends Error {
    name = 'AnswerError';
    /** True when the answer was not readable at all, which may pass; false when it was read and breaks a rule. */
    unreadable;
    constructor(message, unreadable = false) {
        super(message);
        this.unreadable = unreadable;
    }
}
/**
 * The body's text. Throws an AnswerError for bytes that are not UTF-8, and for a page: which Content-Type JSON has, the
 * API document does not show, but one that asks to sign in is never taken for an answer.
 */
function textOf({ headers, text, utf8 }) {
    const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type === 'text/html' || type === 'application/xhtml+xml')
        throw new AnswerError('it is a page of HTML', true);
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (encoding !== 'identity')
        throw new AnswerError('it is compressed, which was not asked for', true);
    if (!utf8)
        throw new AnswerError('it is not UTF-8', true);
    return text;
}
/** Parses JSON. Throws an AnswerError without the parser's message, which quotes the body. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new AnswerError('it is not JSON', true);
    }
}

;// CONCATENATED MODULE: ./lib/service/wire.js

const FACILITY = {
    path: '/facilities',
    id: /^fac_./s,
    wrong: () => null,
};
const CONTROL_CENTER = {
    path: '/control-centers',
    id: /^cc_./s,
    wrong: () => null,
};
const CYBER_SYSTEM = {
    path: '/cyber-systems',
    id: /^cs_./s,
    // Under a control center there may be no facility, and how that is written is not shown.
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
/**
 * A list (API section 4.1): an array of records with the documented fields, no id twice, one organization.
 * Throws an AnswerError for anything else, which is never taken for an empty list.
 */
function parseList(text, kind) {
    const list = parseJson(text);
    checkList(list, kind);
    return list;
}
/** One record: the one asked for, or any when `id` is null, as after a creation. Throws an AnswerError. */
function parseRecord(text, kind, id) {
    const record = parseJson(text);
    checkRecord(record, kind, 'the record');
    if (id !== null && record.id !== id)
        throw new AnswerError('it is not the record asked for');
    return record;
}
function checkList(list, kind) {
    if (!Array.isArray(list))
        throw new AnswerError('it is not an array');
    const records = list;
    const ids = new Set();
    let organization = null;
    for (let index = 0; index < records.length; index += 1) {
        const record = records[index];
        checkRecord(record, kind, index);
        organization ??= record.organization_slug;
        if (record.organization_slug !== organization)
            throw new AnswerError(`record ${index} is of another organization`);
        ids.add(record.id);
        if (ids.size <= index)
            throw new AnswerError(`record ${index} has an id that another record has`);
    }
}
// `where` is worded only for an error: a million sentences nobody reads take longer than the checks.
function checkRecord(record, kind, where) {
    const wrong = isFields(record) ? wrongField(record, kind) : 'shape';
    if (wrong === null)
        return;
    const subject = typeof where === 'number' ? `record ${where}` : where;
    throw new AnswerError(wrong === 'shape' ? `${subject} is not an object` : `${subject} has no ${wrong} as documented`);
}
function isFields(record) {
    return typeof record === 'object' && record !== null && !Array.isArray(record);
}
function wrongField(fields, kind) {
    if (typeof fields.id !== 'string' || !kind.id.test(fields.id))
        return 'id';
    // A live name is what it is: even the empty one is planned around.
    if (typeof fields.name !== 'string')
        return 'name';
    if (typeof fields.organization_slug !== 'string')
        return 'organization_slug';
    return kind.wrong(fields);
}

;// CONCATENATED MODULE: ./lib/service/reader.js


const MIB = 1024 * 1024;
const LIST_LIMIT = 256 * MIB;
/** The bytes that one record may take. */
const RECORD_LIMIT = MIB;
/** All methods reject with a ServiceError. */
function createReader(transport) {
    return {
        facilities: () => list(transport, FACILITY),
        facility: (id) => record(transport, FACILITY, id),
        controlCenters: () => list(transport, CONTROL_CENTER),
        controlCenter: (id) => record(transport, CONTROL_CENTER, id),
        cyberSystems: () => list(transport, CYBER_SYSTEM),
        cyberSystem: (id) => record(transport, CYBER_SYSTEM, id),
        cyberAssets: () => list(transport, CYBER_ASSET),
        cyberAsset: (id) => record(transport, CYBER_ASSET, id),
    };
}
function list(transport, kind) {
    const read = (text) => parseList(text, kind);
    return transport.send({ method: 'GET', route: kind.path, expect: 200, limit: LIST_LIMIT, read });
}
async function record(transport, kind, id) {
    // No record can have this id, and it may not be one segment of a path.
    if (!kind.id.test(id))
        return null;
    const read = (text) => parseRecord(text, kind, id);
    try {
        const route = `${kind.path}/{id}`;
        return await transport.send({ method: 'GET', route, id, expect: 200, limit: RECORD_LIMIT, read });
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.status === 404)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/service/excerpt.js
// What may be shown of an answer's body: short, on one line, harmless to a terminal, and without the key.
const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';
// Control, format (bidirectional, zero-width), line-separating and unpaired surrogate characters.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
/** The body's first 200 characters as they are shown, unsafe ones as \uxxxx, the key replaced (design section 9). */
function excerpt(text, key) {
    let shown = '';
    for (const character of redact(text, key)) {
        const safe = UNSAFE.test(character) ? spellOut(character) : character;
        if (shown.length + safe.length > SHOWN_CHARACTERS)
            break;
        shown += safe;
    }
    return shown;
}
// A service that echoes the key may do so as it came, inside a JSON string or inside a URL.
function redact(text, key) {
    const spellings = new Set([key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)]);
    return [...spellings].reduce((rest, spelling) => rest.replaceAll(spelling, REDACTED), text);
}
function spellOut(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/service/body.js
// Gathers an answer's body within a bound, in one buffer: chunks kept until the end would double the peak memory.

/** Enough for all but lists. */
const FIRST_CAPACITY = 64 * 1024;
// Every copy takes time, and pages that nothing was written to take no memory: so a list grows in few and long steps.
const NEXT_CAPACITY = 4 * 1024 * 1024;
const GROWTH = 4;
class Body {
    #limit;
    #bytes;
    #size = 0;
    /** `announced` is the answer's Content-Length: a hint to begin with the right capacity, never believed beyond it. */
    constructor(limit, announced) {
        this.#limit = limit;
        this.#bytes = Buffer.allocUnsafeSlow(Math.min(limit, Number.parseInt(announced ?? '', 10) || FIRST_CAPACITY));
    }
    /** False, and nothing is added, when the body would grow beyond its limit. */
    add(chunk) {
        const size = this.#size + chunk.length;
        if (size > this.#limit)
            return false;
        if (size > this.#bytes.length)
            this.#grow(size);
        this.#bytes.set(chunk, this.#size);
        this.#size = size;
        return true;
    }
    /** The body as text. Bytes that are not UTF-8 are replaced, and told by `utf8`. */
    read() {
        const bytes = this.#bytes.subarray(0, this.#size);
        return { text: bytes.toString('utf8'), utf8: (0,external_node_buffer_.isUtf8)(bytes) };
    }
    #grow(size) {
        const wanted = Math.max(size, NEXT_CAPACITY, this.#bytes.length * GROWTH);
        const bytes = Buffer.allocUnsafeSlow(Math.min(this.#limit, wanted));
        bytes.set(this.#bytes.subarray(0, this.#size));
        this.#bytes = bytes;
    }
}

;// CONCATENATED MODULE: ./lib/service/exchange.js

const exchange_MIB = 1024 * 1024;
/** What is read of an error's body. */
const ERROR_LIMIT = exchange_MIB;
// setTimeout takes no more, and fires at once beyond.
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Why there is no whole answer. */
class ExchangeError extends Error {
    name = 'ExchangeError';
    kind;
    status;
    sent;
    constructor(failure, options) {
        super(failure.message, options);
        this.kind = failure.kind;
        this.status = failure.status;
        this.sent = failure.sent;
    }
}
/** Sends the request. Rejects with an ExchangeError. */
function exchange(dispatcher, request) {
    return new Promise((resolve, reject) => {
        const { origin, path, method, headers, body } = request;
        dispatcher.dispatch(
        // The exchange has its own clock: undici's timeouts start anew with each byte, so a drip defeats them.
        { origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }, new Exchange(request, resolve, reject));
    });
}
class Exchange {
    #request;
    #resolve;
    #reject;
    // A real timer, not the injected clock: it bounds real input and output.
    #timer;
    #status = null;
    #headers = {};
    #body = null;
    #controller = null;
    #settled = false;
    constructor(request, resolve, reject) {
        this.#request = request;
        this.#resolve = resolve;
        this.#reject = reject;
        this.#timer = setTimeout(() => this.#expire(), Math.min(request.timeoutMs, MAX_TIMER_MS));
    }
    /** Called with a connection in hand, right before the first byte is written: until then nothing was sent. */
    onRequestStart(controller) {
        // Settled: it expired while it waited for the connection. Started before: undici would send it a second time.
        if (this.#settled || this.#controller !== null) {
            controller.abort(new Error('not sent again'));
            return;
        }
        this.#controller = controller;
    }
    onResponseStart(_, status, headers) {
        if (status < 200)
            return;
        this.#status = status;
        this.#headers = headers;
        if (status >= 300 && status < 400)
            this.#finish(status);
        else
            this.#body = new Body(this.#isExpected() ? this.#request.limit : ERROR_LIMIT, headers['content-length']);
    }
    onResponseData(_, chunk) {
        this.#request.onReceived?.(chunk.length);
        if (this.#status === null || this.#body === null || this.#body.add(chunk))
            return;
        if (this.#isExpected())
            this.#fail('too-large', `more than ${this.#request.limit / exchange_MIB} MiB`);
        else
            this.#finish(this.#status);
    }
    onResponseEnd() {
        if (this.#status !== null)
            this.#finish(this.#status);
    }
    onResponseError(_, error) {
        const kind = this.#controller === null ? 'refused' : 'network';
        // A parser's error carries bytes of the answer, which a log of the cause would show.
        this.#fail(kind, codeOf(error), 'data' in error ? undefined : error);
    }
    #isExpected() {
        return this.#status === this.#request.expect;
    }
    #expire() {
        this.#fail(this.#controller === null ? 'refused' : 'timeout', `${this.#request.timeoutMs} ms`);
    }
    #finish(status) {
        if (!this.#settle())
            return;
        const { text, utf8 } = this.#body?.read() ?? { text: '', utf8: true };
        // A large body would else live as long as the connection remembers this exchange.
        this.#body = null;
        this.#resolve({ status, headers: this.#headers, text, utf8 });
    }
    #fail(kind, message, cause) {
        if (!this.#settle())
            return;
        const failure = { kind, message, status: this.#status, sent: this.#controller !== null };
        this.#reject(new ExchangeError(failure, { cause }));
    }
    /** False when the outcome is known already. Stops whatever still comes, with the connection. */
    #settle() {
        if (this.#settled)
            return false;
        this.#settled = true;
        clearTimeout(this.#timer);
        this.#controller?.abort(new Error('answer known'));
        return true;
    }
}
/** The error's code, which names no host and no path, unlike its message. */
function codeOf(error) {
    const code = 'code' in error ? error.code : null;
    return typeof code === 'string' && /^\w+$/.test(code) ? code : error.name;
}

;// CONCATENATED MODULE: ./lib/service/retry.js
const MAX_ATTEMPTS = 6;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5_000;
const MAX_RETRY_AFTER_MS = 60_000;
/** No attempt starts later than this after the first. */
const MAX_TOTAL_MS = 180_000;
/** Milliseconds to wait before the next attempt, or null when there is none. Not asked for a POST. */
function nextWait({ error, elapsedMs, transient, random }) {
    if (!transient || error.attempts >= MAX_ATTEMPTS || !isRetried(error))
        return null;
    const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (error.attempts - 1));
    // The jitter is added to Retry-After too, so that requests turned away together do not come back together.
    const wait = (error.retryAfterMs ?? 0) + random() * ceiling;
    return elapsedMs + wait > MAX_TOTAL_MS ? null : wait;
}
/** Reads `Retry-After`, in seconds or as an HTTP date, as milliseconds from `now`, at most one minute. */
function parseRetryAfter(header, now) {
    const text = header?.trim() ?? '';
    const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - now;
    return Number.isNaN(wait) ? null : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, wait));
}
// Date.parse takes far more than HTTP dates, and reads the one form without a zone, which is UTC, as local time.
function parseHttpDate(text) {
    if (!/^[A-Z][a-z]{2,8},? /.test(text))
        return Number.NaN;
    return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}
function isRetried(error) {
    switch (error.kind) {
        case 'refused':
        case 'network':
        case 'timeout':
        case 'body':
            return true;
        case 'status':
            return error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500;
        case 'redirect':
        case 'too-large':
        case 'aborted':
            return false;
    }
}

;// CONCATENATED MODULE: ./lib/service/attempt.js
// One attempt of a request: what is sent, and what an answer, or none, means.





// Of a large list that is not JSON, this much is searched for the key; what is shown is far shorter.
const EXCERPT_SOURCE = 1024 * 1024;
/** Sends the request once and reads its answer. Rejects with a ServiceError. */
async function attempt(turn) {
    const { request, options, attempts } = turn;
    const { clock, pace } = options;
    const round = pace.round;
    const start = clock.now();
    const outcome = await perform(turn);
    const { method, route } = request;
    options.onAttempt({
        method,
        route,
        path: pathOf(request),
        status: outcome.status,
        ms: clock.now() - start,
        attempt: attempts,
    });
    tellPace(pace, round, outcome);
    if (outcome instanceof ExchangeError)
        throw unanswered(turn, outcome);
    return read(turn, outcome);
}
/** The failure of a request that is not sent, since the run is stopping. */
function aborted(turn) {
    return failure(turn, 'aborted', { sent: false });
}
async function perform(turn) {
    const dispatcher = await turn.options.open();
    try {
        return await exchange(dispatcher, toWire(turn));
    }
    catch (error) {
        if (error instanceof ExchangeError)
            return error;
        throw error;
    }
}
/** API sections 4.1 and 5: the key on each request, a Content-Type only where there is a body. */
function toWire({ request, options }) {
    const { baseUrl, apiKey, version, requestTimeoutMs: timeoutMs, onReceived } = options;
    const headers = {
        accept: 'application/json',
        // A compressed answer could be small on the wire and without bound in memory.
        'accept-encoding': 'identity',
        'user-agent': `cip-inventory-sync/${version}`,
        'X-API-Key': apiKey,
    };
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    if (body !== null)
        headers['Content-Type'] = 'application/json';
    const path = baseUrl.pathname.replace(/\/+$/, '') + pathOf(request);
    const { method, expect, limit } = request;
    return { origin: baseUrl.origin, path, method, headers, body, timeoutMs, expect, limit, onReceived };
}
function pathOf({ route, id }) {
    return id === undefined ? route : route.replace('{id}', () => encodeURIComponent(id));
}
function tellPace(pace, round, outcome) {
    if (outcome.status === 429 || outcome.status === 503)
        pace.throttled(round);
    else if (!(outcome instanceof ExchangeError) && outcome.status < 500)
        pace.good();
}
function unanswered(turn, error) {
    const kind = turn.options.cut.aborted ? 'aborted' : error.kind;
    const { status, sent, message: reason, cause } = error;
    return failure(turn, kind, { status, sent, reason, cause });
}
function read(turn, answer) {
    const { request, options } = turn;
    const { status } = answer;
    if (status >= 300 && status < 400)
        throw failure(turn, 'redirect', { status });
    const shown = () => excerpt(answer.text.slice(0, EXCERPT_SOURCE), options.apiKey);
    if (status < 200 || status >= 300) {
        const retryAfterMs = parseRetryAfter(answer.headers['retry-after'], options.clock.now());
        throw failure(turn, 'status', { status, retryAfterMs, excerpt: shown() });
    }
    try {
        if (status !== request.expect)
            throw new AnswerError(`${request.expect} is documented`, true);
        return request.read(status === 204 ? '' : textOf(answer));
    }
    catch (cause) {
        if (!(cause instanceof AnswerError))
            throw cause;
        // Of a record that breaks a rule, the start of the body shows nothing that helps.
        throw failure(turn, 'body', { status, reason: cause.message, excerpt: cause.unreadable ? shown() : null, cause });
    }
}
/** A failure of this turn, of which no more is known than `known` says. */
function failure({ request, attempts }, kind, { cause, ...known }) {
    const { method, route } = request;
    const path = pathOf(request);
    const unknown = { status: null, sent: true, retryAfterMs: null, excerpt: null, reason: null };
    return new errors/* ServiceError */._7({ ...unknown, ...known, method, route, path, kind, attempts }, { cause });
}

;// CONCATENATED MODULE: ./lib/service/transport.js
// Sends requests to the service: paced, bounded, tried again where that is safe, and every failure one ServiceError.




function createTransport(options) {
    const key = { isRefused: false };
    return { send: (request) => options.pace.run(() => persist(request, options, key)) };
}
/**
 * Attempts the request until it succeeds, cannot succeed, or may not be tried again. Once a write was answered that
 * the key is refused, the writes that wait for their turn are not sent.
 */
async function persist(request, options, key) {
    const start = options.clock.now();
    for (let attempts = 1;; attempts += 1) {
        const turn = { request, options, attempts };
        const isBarred = key.isRefused && request.method !== 'GET';
        if (isBarred || isStopping(options))
            throw aborted({ ...turn, attempts: attempts - 1 });
        try {
            return await attempt(turn);
        }
        catch (error) {
            if (request.method !== 'GET' && (0,errors/* stopsEverything */.by)(error))
                key.isRefused = true;
            const wait = waitAfter(error, options, options.clock.now() - start);
            if (wait === null)
                throw error;
            await options.pace.pause(() => sleep(wait, options));
            // The failure says more than that the run is stopping, which the caller knows.
            if (isStopping(options))
                throw error;
        }
    }
}
function isStopping({ signal, cut }) {
    return signal.aborted || cut.aborted;
}
/** Milliseconds until the next attempt, or null when this failure is the request's last. */
function waitAfter(error, { random }, elapsedMs) {
    // A POST that may have arrived would create twice (design section 7).
    if (!(error instanceof errors/* ServiceError */._7) || error.method === 'POST')
        return null;
    const transient = !(error.cause instanceof AnswerError) || error.cause.unreadable;
    return nextWait({ error, transient, random, elapsedMs });
}
async function sleep(ms, { clock, signal }) {
    try {
        await clock.sleep(ms, signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/service/writer.js



function createWriter(transport) {
    return {
        createAsset: (state) => createAsset(transport, state),
        updateAsset: (id, fields) => updateAsset(transport, id, fields),
        deleteAsset: (id) => deleteAsset(transport, id),
    };
}
function createAsset(transport, { name, cyber_system_id, asset_type }) {
    return transport.send({
        method: 'POST',
        route: CYBER_ASSET.path,
        body: { name, cyber_system_id, asset_type },
        expect: 201,
        limit: RECORD_LIMIT,
        read: (text) => parseRecord(text, CYBER_ASSET, null),
    });
}
async function updateAsset(transport, id, fields) {
    checkId(id);
    return await transport.send({
        method: 'PATCH',
        route: `${CYBER_ASSET.path}/{id}`,
        id,
        body: fields,
        expect: 200,
        limit: RECORD_LIMIT,
        read: (text) => parseRecord(text, CYBER_ASSET, id),
    });
}
async function deleteAsset(transport, id) {
    checkId(id);
    try {
        return await transport.send({
            method: 'DELETE',
            route: `${CYBER_ASSET.path}/{id}`,
            id,
            expect: 204,
            limit: RECORD_LIMIT,
            read: () => 'deleted',
        });
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.status === 404)
            return 'missing';
        throw error;
    }
}
// Ids come from lists, which hold no other; anything else is a bug, and must not become a path.
function checkId(id) {
    if (!CYBER_ASSET.id.test(id))
        throw new TypeError('not the id of a cyber asset');
}

;// CONCATENATED MODULE: ./lib/service/connect.js






/** Checks the inputs and connects at the first request. Throws a ConfigurationError (design section 9). */
function connect(options) {
    const { env, concurrency, hardSignal } = options;
    const baseUrl = (0,endpoint/* checkBaseUrl */.xd)(options.baseUrl, env);
    const apiKey = (0,endpoint/* checkApiKey */.Sq)(options.apiKey);
    const proxy = (0,endpoint/* checkProxy */.d4)(baseUrl, env);
    const cutting = new AbortController();
    let agent = null;
    const open = () => {
        agent ??= openAgent({ connections: concurrency, proxy });
        return agent;
    };
    const close = async () => {
        cutting.abort();
        await (await agent)?.destroy();
    };
    // A listener that outlived the connection would keep it in memory for as long as the signal lives.
    hardSignal?.addEventListener('abort', () => void close(), { signal: cutting.signal });
    if (hardSignal?.aborted)
        cutting.abort();
    const { requestTimeoutMs, clock, random, signal, version, onAttempt = () => { }, onReceived = () => { } } = options;
    const pace = new Pace(concurrency);
    const cut = cutting.signal;
    const transport = createTransport({
        ...{ baseUrl, apiKey, version, requestTimeoutMs, clock, random, pace, open, signal, cut, onAttempt, onReceived },
    });
    return { reader: createReader(transport), writer: () => createWriter(transport), close };
}

;// CONCATENATED MODULE: ./lib/apply/evidence.js
/** The document of `schemas/evidence.schema.json`. Times are ISO 8601, UTC. */
function evidenceDocument(input) {
    const { report, context } = input;
    const results = new Map(report?.results.map((result) => [result.change, result]));
    return {
        format_version: '1.0',
        tool: input.tool,
        organization: input.organization,
        service: input.service,
        result: input.result,
        digest: input.digest,
        approval: input.approval,
        started_at: iso(input.startedAt),
        ended_at: iso(input.endedAt),
        ...context,
        files: input.files,
        summary: input.summary,
        guards: input.guards,
        changes: input.changes.map((change) => changeDocument(change, results.get(change) ?? null, input)),
        closing_read: closingDocument(report),
        differences: report?.differences.map(differenceDocument) ?? [],
    };
}
function changeDocument(change, result, { attemptsOf }) {
    const { fingerprint, action, before, after, origin, cyberSystem } = change;
    return {
        fingerprint,
        action,
        origin,
        id: result?.id ?? change.id,
        cyber_system: cyberSystem,
        before,
        after,
        outcome: result?.outcome ?? 'not-started',
        reason: result?.reason ?? null,
        detail: result?.detail ?? null,
        attempts: result === null ? 0 : attemptsOf(result),
        started_at: iso(result?.startedAt ?? null),
        ended_at: iso(result?.endedAt ?? null),
        recreate: action === 'delete' ? recreate(change.before) : null,
    };
}
/** Deletion is permanent: this would make a new asset of the same name, without its history. */
function recreate(body) {
    return {
        request: 'POST /cyber-assets',
        body,
        note: 'The asset would have a new id, and none of its compliance history.',
    };
}
function closingDocument(report) {
    if (report === null)
        return null;
    return { converged: report.converged, failure: report.closingFailure, stopped: report.stopped };
}
function differenceDocument({ change, kind, found }) {
    const assets = found.map(({ id, name, cyber_system_id, asset_type }) => ({ id, name, cyber_system_id, asset_type }));
    return { fingerprint: change.fingerprint, kind, found: assets };
}
function iso(ms) {
    return ms === null ? null : new Date(ms).toISOString();
}

// EXTERNAL MODULE: ./lib/core/claims.js
var claims = __webpack_require__(8566);
;// CONCATENATED MODULE: ./lib/core/cycles.js
// Which changes to park so that the waits between changes and names have no cycle left, and few more than needed.
const NEW = 0;
const OPEN = 1;
const DONE = 2;
/**
 * The changes to park: parking one removes all of its waits. A ring or a swap costs one; where cycles are entangled
 * it may be more than the least, but none that the others make needless, unless the tangle is too large to say.
 */
function findCycleBreakers(graph) {
    const parked = breakAtBackEdges(graph);
    if (parked.size > 1)
        dropNeedless(graph, parked);
    return parked;
}
/** One walk, depth first, without recursion. Every cycle holds an edge back to something open on the walk's path. */
function breakAtBackEdges({ waits, givers }) {
    const changeMark = new Uint8Array(waits.length);
    const gateMark = new Uint8Array(givers.length);
    const parked = new Set();
    for (let start = 0; start < waits.length; start++) {
        if (changeMark[start] !== NEW || waits[start].length === 0)
            continue;
        changeMark[start] = OPEN;
        const path = [{ isGate: false, number: start, next: 0 }];
        while (path.length > 0)
            step(path);
    }
    return parked;
    function step(path) {
        const frame = path[path.length - 1];
        const edges = frame.isGate ? givers[frame.number] : parked.has(frame.number) ? [] : waits[frame.number];
        const target = edges[frame.next++];
        if (target === undefined) {
            (frame.isGate ? gateMark : changeMark)[frame.number] = DONE;
            path.pop();
            return;
        }
        const marks = frame.isGate ? changeMark : gateMark;
        if (marks[target] === OPEN) {
            // The change at this edge: the one it starts from, or the one it leads back to.
            parked.add(frame.isGate ? target : frame.number);
        }
        else if (marks[target] === NEW) {
            marks[target] = OPEN;
            path.push({ isGate: !frame.isGate, number: target, next: 0 });
        }
    }
}
/** Edges that may be followed for each edge of the graph, so that a huge tangle costs no more than a few walks. */
const EFFORT = 10;
/** Takes back each park without which no cycle is left. */
function dropNeedless({ waits, givers }, parked) {
    const gateSeen = new Int32Array(givers.length).fill(-1);
    let effort = EFFORT * (countEdges(waits) + countEdges(givers));
    for (const change of [...parked]) {
        parked.delete(change);
        if (effort <= 0 || isInCycle(change))
            parked.add(change);
    }
    /** Whether the change waits, through others that are not parked, for itself; true when the effort is spent. */
    function isInCycle(origin) {
        const open = [origin];
        for (let change = open.pop(); change !== undefined; change = open.pop()) {
            const gates = parked.has(change) ? [] : waits[change].filter((gate) => gateSeen[gate] !== origin);
            for (const gate of gates) {
                gateSeen[gate] = origin;
                effort -= givers[gate].length + 1;
                if (effort <= 0 || givers[gate].includes(origin))
                    return true;
                for (const giver of givers[gate])
                    open.push(giver);
            }
        }
        return false;
    }
}
function countEdges(edges) {
    return edges.reduce((sum, { length }) => sum + length, 0);
}

// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/core/order.js



/** The name of a parked asset, until its final name is free. */
function parkedName(change) {
    return change.after.name + claims/* SWAP_SUFFIX */.m5;
}
/**
 * Orders the changes with as few waits as every reading of uniqueness allows. Linear in changes: a name that many
 * give up and many take is one gate, not a wait for each pair.
 */
function orderChanges(changes) {
    const { gates, givers, waits } = namesInPlay(changes);
    const breakers = findCycleBreakers({ waits, givers });
    const steps = [];
    const parks = new Map();
    for (const change of breakers) {
        parks.set(change, changes.length + gates + parks.size);
    }
    const gateStep = (gate) => changes.length + gate;
    changes.forEach((change, number) => {
        const park = parks.get(number);
        const waitsFor = [...waits[number].map(gateStep), ...(park === undefined ? [] : [park])];
        steps.push({ kind: 'write', change, waitsFor, isParkedBefore: park !== undefined });
    });
    const needed = new Set(waits.flat());
    // Who is parked has given its name up by then.
    givers.forEach((giving, gate) => {
        const waitsFor = needed.has(gate) ? giving.map((number) => parks.get(number) ?? number) : [];
        steps.push({ kind: 'gate', waitsFor });
    });
    for (const number of parks.keys())
        steps.push({ kind: 'park', change: updateOf(changes[number]), waitsFor: [] });
    return { steps, last: lastDeletes(steps) };
}
/** Never throws: a cycle of waits runs through changes that give up one name and take another. */
function updateOf(change) {
    if (change?.action !== 'update')
        throw new Error('only an update both gives up a name and takes one');
    return change;
}
function lastDeletes(steps) {
    const waitedFor = new Set(steps.flatMap((step) => step.waitsFor));
    const last = new Set();
    steps.forEach((step, number) => {
        if (step.kind === 'write' && step.change.action === 'delete' && !waitedFor.has(number))
            last.add(number);
    });
    return last;
}
/** Names that are both given up and taken, as gates; who gives each up, and for which gates each change waits. */
function namesInPlay(changes) {
    const givers = [];
    const gateOf = new Map();
    changes.forEach((change, number) => {
        for (const key of given(change)) {
            const gate = gateOf.get(key);
            if (gate === undefined)
                gateOf.set(key, givers.push([number]) - 1);
            else
                givers[gate].push(number);
        }
    });
    const waits = changes.map((change) => {
        if (gateOf.size === 0)
            return [];
        return taken(change).flatMap((key) => gateOf.get(key) ?? []);
    });
    return { gates: givers.length, givers, waits };
}
function given(change) {
    if (change.before === null)
        return [];
    return leftOver(readings(change.before), change.after === null ? [] : readings(change.after));
}
function taken(change) {
    if (change.after === null)
        return [];
    return leftOver(readings(change.after), change.before === null ? [] : readings(change.before));
}
/** The keys that the other state does not hold under the same reading. */
function leftOver(keys, others) {
    return keys.filter((key, reading) => key !== others[reading]);
}
/** The same name under each reading of uniqueness: in the organization or the system, exact or case-folded. */
function readings({ name, cyber_system_id: system }) {
    const folded = (0,names/* foldCase */.SP)(name);
    // No id is empty or holds a line feed, so no two readings share a key.
    return [`exact\n\n${name}`, `folded\n\n${folded}`, `exact\n${system}\n${name}`, `folded\n${system}\n${folded}`];
}

// EXTERNAL MODULE: ./lib/core/outcome.js
var core_outcome = __webpack_require__(1307);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/apply/create.js
/** How long a write may take to show in the list before its absence counts. */
const SETTLE_DELAY_MS = 2000;
/** POSTs for one asset, each after proof that the one before created nothing. */
const MOST_POSTS = 6;
/** No POST starts later than this after the first. */
const MOST_TIME_MS = 180_000;
const create_FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 5000;
/** Creates one asset, at most once whatever the network does. */
async function createOnce(change, ports) {
    const { clock, stop, journal } = ports;
    const end = clock.now() + MOST_TIME_MS;
    let wasUnclear = false;
    for (let posts = 1;; posts++) {
        if (stop.aborted)
            return notSent(posts, stopped());
        journal.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
        const { asset, failure } = await post(change, ports);
        if (asset !== null)
            return created('done', asset, ports);
        if (failure.meaning === 'not-sent') {
            journal.conclude('not-started', null);
            return notSent(posts, failure);
        }
        wasUnclear ||= failure.meaning === 'unclear';
        const judged = await judge({ change, failure, wasUnclear }, ports);
        if (judged !== 'not-created')
            return judged;
        journal.conclude('failed', null);
        const wait = failure.meaning === 'not-written' ? backoff(posts, failure, ports) : 0;
        if (posts >= MOST_POSTS || clock.now() + wait > end)
            return { outcome: 'failed', id: null, failure };
        await clock.sleep(wait, stop);
    }
}
/** What a failed POST comes to; `not-created` when it is known to have created nothing, and may be sent again. */
async function judge({ change, failure, wasUnclear }, ports) {
    if (failure.meaning === 'not-written')
        return 'not-created';
    // A name that is taken after an unclear POST may be taken by that very POST.
    const isUnclear = failure.meaning === 'unclear' || (failure.meaning === 'taken' && wasUnclear);
    if (!isUnclear)
        return { outcome: 'failed', id: null, failure };
    const found = await lookTwice(change, failure, ports);
    if (found.kind === 'one')
        return created('adopted', found.asset, ports);
    if (found.kind === 'none')
        return 'not-created';
    const reason = `${failure.reason} Whether it was created is not known: ${found.failure.reason}`;
    return { outcome: 'unknown', id: null, failure: { ...found.failure, reason } };
}
async function post(change, { writer, explain }) {
    try {
        return { asset: await writer.createAsset(change.after), failure: null };
    }
    catch (error) {
        return { asset: null, failure: explain(error) };
    }
}
/** Looks at the list, and once more after the settle delay when it shows nothing new yet. */
async function lookTwice(change, { retryAfterMs }, ports) {
    const first = await look(change, ports);
    if (first.kind !== 'none')
        return first;
    await ports.clock.sleep(Math.max(SETTLE_DELAY_MS, retryAfterMs ?? 0), ports.stop);
    if (ports.stop.aborted)
        return { kind: 'unreadable', failure: stopped() };
    return look(change, ports);
}
async function look({ after }, { newcomers, explain }) {
    try {
        const matches = await newcomers.find(after);
        const [asset] = matches;
        if (asset === undefined)
            return { kind: 'none' };
        return matches.length === 1 ? { kind: 'one', asset } : { kind: 'several', failure: several(matches.length) };
    }
    catch (error) {
        return { kind: 'unreadable', failure: explain(error) };
    }
}
/** Exponential with full jitter, on top of what the service asks for. */
function backoff(posts, { retryAfterMs }, { random }) {
    return (retryAfterMs ?? 0) + random() * Math.min(LONGEST_BACKOFF_MS, create_FIRST_BACKOFF_MS * 2 ** (posts - 1));
}
function created(outcome, { id }, { newcomers }) {
    newcomers.claim(id);
    return { outcome, id, failure: null };
}
/** The POST that would come next is not sent; those before it have created nothing. */
function notSent(posts, failure) {
    return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}
function several(count) {
    const reason = `${count} new assets match it, and which is ours nobody can tell.`;
    return { meaning: 'unclear', reason, detail: null, retryAfterMs: null };
}
function stopped() {
    return { meaning: 'not-sent', reason: 'The run was stopped.', detail: null, retryAfterMs: null };
}

;// CONCATENATED MODULE: ./lib/apply/newcomers.js
class Newcomers {
    /** Ids of the lists that the plan was made from, and of what this run has created. */
    #known;
    #readNext;
    constructor(known, reader) {
        this.#known = new Set(known);
        this.#readNext = shareReads(async () => this.among(await reader.cyberAssets()));
    }
    /** From now on the asset is one of ours, and no newcomer. */
    claim(id) {
        this.#known.add(id);
    }
    /** The newcomers of a list. */
    among(assets) {
        return assets.filter(({ id }) => !this.#known.has(id));
    }
    /** Newcomers of that name, system and type, in a list whose read starts after this call. Rejects as the read does. */
    async find(state) {
        const wanted = tripleOf(state);
        return this.among(await this.#readNext()).filter((asset) => tripleOf(asset) === wanted);
    }
}
/** Name, system and type as one key. */
function tripleOf({ name, cyber_system_id, asset_type }) {
    // No id and no type holds a NUL, so no two triples share a key.
    return `${cyber_system_id}\0${asset_type}\0${name}`;
}
/**
 * One read serves all who ask before it starts. A read under way began too early for who asks now, since it may
 * miss what they look for: the one after it is theirs.
 */
function shareReads(read) {
    let underWay = Promise.resolve();
    let next = null;
    return () => {
        next ??= underWay.then(() => {
            next = null;
            const started = read();
            underWay = started.catch(() => { });
            return started;
        });
        return next;
    };
}

;// CONCATENATED MODULE: ./lib/apply/closing.js




/** How long the list may lag behind the writes. */
const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
/** Rejects only with what `explain` does not know. */
async function closingRead(results, ports) {
    const executed = results.filter(({ outcome }) => (0,core_outcome/* hasSucceeded */.y)(outcome) || outcome === 'unknown');
    if (executed.length === 0)
        return { converged: null, differences: [], results, failure: null };
    const start = ports.clock.now();
    for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        let assets;
        try {
            assets = await ports.reader.cyberAssets();
        }
        catch (error) {
            return { converged: null, differences: [], results, failure: ports.explain(error).reason };
        }
        const shown = compareWithList(executed, assets, ports.newcomers);
        const left = start + patienceFor(shown) - ports.clock.now();
        if (left <= 0 || ports.stop.aborted)
            return conclude(results, shown);
        await ports.clock.sleep(Math.min(pause, left), ports.stop);
        if (ports.stop.aborted)
            return conclude(results, shown);
    }
}
/** How long it is worth waiting for a list that shows more. A duplicate does not go away. */
function patienceFor({ differences, hasUnclear }) {
    if (differences.some(({ kind }) => kind !== 'duplicate'))
        return SETTLE_LIMIT_MS;
    return hasUnclear ? SETTLE_DELAY_MS : 0;
}
function conclude(results, { differences, confirmed }) {
    const settled = results.map((result) => {
        const shown = confirmed.get(result.change);
        return shown === undefined ? result : { ...result, ...shown, reason: null, detail: null };
    });
    return { converged: differences.length === 0, differences, results: settled, failure: null };
}
function compareWithList(executed, assets, newcomers) {
    const list = indexList(executed, assets, newcomers);
    const differences = [];
    const confirmed = new Map();
    let hasUnclear = false;
    for (const result of executed) {
        const { change, outcome } = result;
        const seen = change.action === 'create' ? seeCreate(change, result, list) : seeChange(change, list);
        if (outcome !== 'unknown') {
            if (seen.difference !== null)
                differences.push(seen.difference);
        }
        else if (seen.difference === null) {
            confirmed.set(change, { outcome: change.action === 'create' ? 'adopted' : 'done', id: seen.id });
        }
        else if (seen.difference.kind === 'duplicate')
            differences.push(seen.difference);
        else
            hasUnclear = true;
    }
    return { differences, confirmed, hasUnclear };
}
function indexList(executed, assets, newcomers) {
    const wanted = new Set(executed.map(({ id }) => id));
    const byId = new Map(assets.flatMap((asset) => (wanted.has(asset.id) ? [[asset.id, asset]] : [])));
    return { byId, strangers: (0,group/* groupBy */.$)(newcomers.among(assets), tripleOf) };
}
/** An unclear create is shown by exactly one stranger that is what it would have made. */
function seeCreate(change, { id, outcome }, { byId, strangers }) {
    const ours = id === null ? undefined : byId.get(id);
    const twins = strangers.get(tripleOf(change.after)) ?? [];
    const found = ours === undefined ? twins : [ours, ...twins];
    const isKnown = outcome !== 'unknown';
    if (twins.length > (isKnown ? 0 : 1))
        return { id, difference: { change, kind: 'duplicate', found } };
    if (!isKnown && twins[0] !== undefined)
        return { id: twins[0].id, difference: null };
    return { id, difference: compare(change, change.after, ours) };
}
function seeChange(change, { byId }) {
    const { id } = change;
    const found = byId.get(id);
    if (change.action === 'update')
        return { id, difference: compare(change, change.after, found) };
    return { id, difference: found === undefined ? null : { change, kind: 'still-there', found: [found] } };
}
function compare(change, after, found) {
    if (found === undefined)
        return { change, kind: 'missing', found: [] };
    return tripleOf(after) === tripleOf(found) ? null : { change, kind: 'different', found: [found] };
}

// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
;// CONCATENATED MODULE: ./lib/apply/step-journal.js
/** Every method throws what appending throws: a full disk, say. */
class StepJournal {
    #fingerprint;
    #append;
    #open = null;
    #writes = 0;
    constructor(fingerprint, append) {
        this.#fingerprint = fingerprint;
        this.#append = append;
    }
    /** Write requests sent. */
    get writes() {
        return this.#writes;
    }
    /** True while a request may be out whose outcome is not noted. */
    get isOpen() {
        return this.#open !== null;
    }
    /** Notes what is about to be sent. If this throws, nothing may be sent. */
    intend(request) {
        this.#append({ event: 'intent', fingerprint: this.#fingerprint, request });
        this.#open = request;
        this.#writes++;
    }
    /** Notes what came of the request intended last; does nothing when that is noted. `not-started`: it never left. */
    conclude(outcome, id) {
        if (this.#open === null)
            return;
        const request = this.#open;
        this.#open = null;
        if (outcome === 'not-started')
            this.#writes--;
        this.#append({ event: 'outcome', fingerprint: this.#fingerprint, request, outcome, id });
    }
}

;// CONCATENATED MODULE: ./lib/apply/perform.js




/** Performs a step, with intent and outcome in the journal. Never throws: a crash is part of the result. */
async function performStep(step, ports) {
    const journal = new StepJournal(step.change.fingerprint, ports.journal);
    let written = null;
    try {
        written = await write(step, { ...ports, journal });
        journal.conclude(written.outcome, written.id);
        return { ...written, writes: journal.writes, crash: null };
    }
    catch (error) {
        return { ...(written ?? crashed(step.change.id, journal)), writes: journal.writes, crash: asError(error) };
    }
}
/** Anything can be thrown. */
function asError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}
async function write(step, ports) {
    const { change } = step;
    switch (change.action) {
        case 'create':
            return createOnce(change, ports);
        case 'update':
            return update(change, step.kind === 'park' ? parkFields(change) : finalFields(step, change), ports);
        case 'delete':
            return remove(change, ports);
    }
}
/** All final values but the name. */
function parkFields(change) {
    return { ...changedFields(change), name: parkedName(change) };
}
/** What differs; after a park the name alone. */
function finalFields(step, change) {
    return step.kind === 'write' && step.isParkedBefore ? { name: change.after.name } : changedFields(change);
}
function changedFields({ after, changed }) {
    return Object.fromEntries(changed.map((field) => [field, after[field]]));
}
async function update({ id }, fields, ports) {
    ports.journal.intend({ method: 'PATCH', path: `/cyber-assets/${id}`, body: fields });
    try {
        await ports.writer.updateAsset(id, fields);
        return { outcome: 'done', id, failure: null };
    }
    catch (error) {
        return failed(ports.explain(error), id);
    }
}
/** Deletion is permanent: the asset is read again just before, and must still be what the plan showed. */
async function remove({ id, fingerprint: shown }, ports) {
    try {
        const asset = await ports.reader.cyberAsset(id);
        if (asset === null)
            return { outcome: 'already', id, failure: null };
        if ((0,fingerprint/* deletionFingerprint */.fz)(asset) !== shown)
            return failed(changedSince(), id);
    }
    catch (error) {
        const failure = ports.explain(error);
        return { outcome: failure.meaning === 'not-sent' ? 'not-started' : 'failed', id, failure };
    }
    if (ports.stop.aborted)
        return { outcome: 'not-started', id, failure: null };
    ports.journal.intend({ method: 'DELETE', path: `/cyber-assets/${id}`, body: null });
    try {
        const answer = await ports.writer.deleteAsset(id);
        return { outcome: answer === 'deleted' ? 'done' : 'already', id, failure: null };
    }
    catch (error) {
        return failed(ports.explain(error), id);
    }
}
/** A failed PATCH or DELETE, its retries by the client included. */
function failed(failure, id) {
    switch (failure.meaning) {
        case 'unclear':
            return { outcome: 'unknown', id, failure };
        case 'not-sent':
            return { outcome: 'not-started', id, failure };
        case 'not-written':
        case 'taken':
        case 'rejected':
        case 'key-refused':
            return { outcome: 'failed', id, failure };
    }
}
/** What may be said of a step that crashed. */
function crashed(id, { isOpen }) {
    const reason = isOpen ? 'The tool failed while it wrote.' : 'The tool failed, and wrote nothing.';
    const failure = { meaning: 'unclear', reason, detail: null, retryAfterMs: null };
    return { outcome: isOpen ? 'unknown' : 'failed', id, failure };
}
function changedSince() {
    const reason = 'The asset is no longer what the plan showed, so it was not deleted. Plan again.';
    return { meaning: 'rejected', reason, detail: null, retryAfterMs: null };
}

;// CONCATENATED MODULE: ./lib/apply/schedule.js
/** Resolves when every step is performed or skipped. Linear in steps and waits. */
async function runSchedule(input) {
    const run = new ScheduleRun(input);
    await run.drain();
    if (run.hasFailedWrite && !input.isStopped())
        run.skipLast();
    else
        run.releaseLast();
    await run.drain();
    run.skipRest();
}
class ScheduleRun {
    /** True when a create or an update failed. A delete that fails holds nothing back but what waits for it. */
    hasFailedWrite = false;
    #input;
    /** By step: how many it still waits for; the last deletes wait for their release, too. */
    #waiting;
    #dependents;
    #isSettled;
    #ready = [];
    #next = 0;
    #active = 0;
    constructor(input) {
        const { steps, last } = input.order;
        this.#input = input;
        this.#waiting = steps.map((step, number) => step.waitsFor.length + (last.has(number) ? 1 : 0));
        this.#dependents = steps.map(() => []);
        this.#isSettled = steps.map(() => false);
        steps.forEach((step, number) => {
            for (const before of step.waitsFor)
                this.#dependents[before].push(number);
        });
        const free = steps.flatMap((_, number) => (this.#waiting[number] === 0 ? [number] : []));
        for (const number of free)
            this.#makeReady(number);
    }
    /** Works until nothing that may start is left, and nothing is in flight. */
    drain() {
        return new Promise((resolve, reject) => {
            const pump = () => {
                while (this.#mayStart()) {
                    this.#work(this.#ready[this.#next++])
                        .then(pump)
                        .catch(reject);
                }
                if (this.#active === 0)
                    resolve();
            };
            pump();
        });
    }
    releaseLast() {
        for (const number of this.#input.order.last)
            this.#waitForOneLess(number);
    }
    skipLast() {
        for (const number of this.#input.order.last)
            this.#skip(number, 'held-back');
    }
    skipRest() {
        for (let number = 0; number < this.#isSettled.length; number++)
            this.#skip(number, 'stopped');
    }
    #mayStart() {
        return this.#active < this.#input.concurrency && this.#next < this.#ready.length && !this.#input.isStopped();
    }
    async #work({ number, step }) {
        this.#active++;
        const settled = await this.#input.perform(step);
        this.#active--;
        this.#isSettled[number] = true;
        if (settled === 'succeeded')
            this.#release(number);
        if (settled === 'failed') {
            this.hasFailedWrite ||= step.change.action !== 'delete';
            this.#skipDependents(number);
        }
    }
    #release(number) {
        for (const dependent of this.#dependents[number])
            this.#waitForOneLess(dependent);
    }
    #waitForOneLess(number) {
        if (--this.#waiting[number] === 0 && !this.#isSettled[number])
            this.#makeReady(number);
    }
    /** A gate costs no turn. Only steps that write stand behind it, so this goes no deeper. */
    #makeReady(number) {
        const step = this.#input.order.steps[number];
        if (step.kind !== 'gate') {
            this.#ready.push({ number, step });
            return;
        }
        this.#isSettled[number] = true;
        this.#release(number);
    }
    #skipDependents(failed) {
        const queue = [...this.#dependents[failed]];
        for (let next = 0; next < queue.length; next++) {
            const number = queue[next];
            if (this.#isSettled[number])
                continue;
            this.#skip(number, 'dependency');
            // One by one: a gate may hold back more than fits into the arguments of a call.
            for (const dependent of this.#dependents[number])
                queue.push(dependent);
        }
    }
    #skip(number, why) {
        if (this.#isSettled[number])
            return;
        this.#isSettled[number] = true;
        const step = this.#input.order.steps[number];
        if (step.kind !== 'gate')
            this.#input.skip(step, why);
    }
}

;// CONCATENATED MODULE: ./lib/apply/execute.js






/** Rejects only when the changes cannot be ordered, before any write. */
async function executeChanges(input, ports) {
    const order = orderChanges(input.changes);
    const run = new ApplyRun(input, ports);
    await runSchedule({
        order,
        concurrency: input.concurrency,
        isStopped: () => run.stopped !== null,
        perform: (step) => run.perform(step),
        skip: (step, why) => run.skip(step.change, why),
    });
    const closing = await run.close(run.results(input.changes));
    return {
        results: closing.results,
        converged: closing.converged,
        differences: closing.differences,
        stopped: run.stopped,
        crash: run.crash,
        closingFailure: closing.failure,
    };
}
const SKIP_REASONS = {
    dependency: 'A change that it waits for did not succeed.',
    'held-back': 'A create or an update failed, so deletes that nothing waits for were not tried.',
    stopped: 'The run stopped before it was tried.',
};
const IS_PARKED = 'Until the next run its name may be the final one with a suffix.';
class ApplyRun {
    crash = null;
    #isKeyRefused = false;
    /** Aborts when no new write may start, for whatever reason. */
    #halt = new AbortController();
    #ports;
    #signal;
    #results = new Map();
    /** What the first of two writes leaves to add to the second. */
    #parked = new Map();
    constructor({ liveIds, random }, ports) {
        this.#signal = ports.stop;
        const stop = AbortSignal.any([ports.stop, this.#halt.signal]);
        this.#ports = { ...ports, stop, random, newcomers: new Newcomers(liveIds, ports.reader) };
    }
    get stopped() {
        if (this.crash !== null)
            return 'crash';
        if (this.#isKeyRefused)
            return 'key-refused';
        return this.#signal.aborted ? 'signal' : null;
    }
    async perform(step) {
        const startedAt = this.#ports.clock.now();
        const result = await performStep(step, this.#ports);
        if (result.crash !== null)
            this.#noteCrash(result.crash);
        if (result.failure?.meaning === 'key-refused')
            this.#refuseKey();
        this.#note(step, result, startedAt);
        if (result.outcome === 'not-started')
            return 'stopped';
        return (0,core_outcome/* hasSucceeded */.y)(result.outcome) ? 'succeeded' : 'failed';
    }
    #noteCrash(error) {
        this.crash ??= error;
        this.#halt.abort();
    }
    #refuseKey() {
        this.#isKeyRefused = true;
        this.#halt.abort();
    }
    #note({ kind, change }, { outcome, id, failure, writes }, startedAt) {
        const endedAt = this.#ports.clock.now();
        if (kind === 'park' && outcome === 'done') {
            this.#parked.set(change, { writes, startedAt, endedAt });
            return;
        }
        const reason = failure?.reason ?? (outcome === 'not-started' ? SKIP_REASONS.stopped : null);
        this.#settle({ change, outcome, id, reason, detail: failure?.detail ?? null, writes, startedAt, endedAt });
    }
    skip(change, why) {
        // Its first write failed, which says more.
        if (this.#results.has(change))
            return;
        const outcome = why === 'stopped' ? 'not-started' : 'skipped';
        const nothing = { detail: null, writes: 0, startedAt: null, endedAt: null };
        this.#settle({ change, outcome, id: change.id, reason: SKIP_REASONS[why], ...nothing });
    }
    #settle(result) {
        const parked = this.#parked.get(result.change);
        this.#results.set(result.change, parked === undefined ? result : addParked(result, parked));
        try {
            this.#ports.progress(this.#results.size, result.change);
        }
        catch (error) {
            this.#noteCrash(asError(error));
        }
    }
    /** In the order of the plan. */
    results(changes) {
        return changes.map((change) => {
            const result = this.#results.get(change);
            // Never so: the schedule promises one or the other for every step.
            if (result === undefined)
                throw new Error('a change was neither performed nor skipped');
            return result;
        });
    }
    /** After a crash the list is read all the same: it may tell what became of the write that crashed. */
    async close(results) {
        try {
            return await closingRead(results, { ...this.#ports, stop: this.#signal });
        }
        catch (error) {
            this.#noteCrash(asError(error));
            return { converged: null, differences: [], results, failure: 'The tool failed while it read the list.' };
        }
    }
}
function addParked(result, { writes, startedAt, endedAt }) {
    return {
        ...result,
        reason: (0,core_outcome/* hasSucceeded */.y)(result.outcome) ? null : `${result.reason} ${IS_PARKED}`,
        writes: writes + result.writes,
        startedAt,
        endedAt: result.endedAt ?? endedAt,
    };
}

// EXTERNAL MODULE: ./lib/core/scope.js
var scope = __webpack_require__(9643);
;// CONCATENATED MODULE: ./lib/commands/approval.js


/** Decides over the changes to execute. A digest does not count where a review is asked for. */
function approve(plan, { mode, digest: consented, shown }) {
    if (mode === 'none')
        return { missing: new Set(), by: 'approval: none' };
    if (mode === 'plan' && consented !== '' && consented === plan.digest) {
        return { missing: new Set(), by: `digest ${plan.digest}` };
    }
    const approved = shown?.approved ?? NOTHING_APPROVED;
    const missing = (0,scope/* unapproved */.Bo)(plan.organization, plan.toExecute, approved).map((change) => change.fingerprint);
    return { missing: new Set(missing), by: shown?.by ?? null };
}
/** Where no plan was shown before. */
const NOTHING_APPROVED = { fingerprints: new Set(), targets: new Set() };
/** What a saved plan would execute. Its digest says whether drift was part of that; null when it fits neither way. */
function shownBySavedPlan({ organization, changes, digest: sealed }) {
    const withoutDrift = changes.filter(({ origin }) => origin !== 'drift');
    const executed = [withoutDrift, changes].find((some) => (0,fingerprint/* digest */.br)(some.map((c) => c.fingerprint)) === sealed);
    if (executed === undefined)
        return null;
    const targets = executed.flatMap(({ id, after }) => id === null ? [] : [(0,fingerprint/* targetFingerprint */.Mv)(organization, id, after)]);
    const approved = { fingerprints: new Set(executed.map((c) => c.fingerprint)), targets: new Set(targets) };
    return { approved, by: `saved plan ${sealed}` };
}

;// CONCATENATED MODULE: ./lib/commands/failure.js

/** Rethrows what is not a failed request: a bug, or a full disk, must not pass for an answer of the service. */
function explainFailure(error) {
    if (!(error instanceof errors/* ServiceError */._7))
        throw error;
    const { message: reason, excerpt: detail, retryAfterMs } = error;
    return { meaning: meaningOf(error), reason, detail, retryAfterMs };
}
function meaningOf(error) {
    if (error.kind === 'aborted' && !error.sent)
        return 'not-sent';
    if ((0,errors/* stopsEverything */.by)(error))
        return 'key-refused';
    // The client has tried again: an attempt before this last one may have done the write.
    if (error.attempts > 1)
        return 'unclear';
    if ((0,errors/* notCreated */.Sv)(error))
        return 'not-written';
    if (error.kind !== 'status' || error.status === 408 || (error.status ?? 500) >= 500)
        return 'unclear';
    return error.status === 409 ? 'taken' : 'rejected';
}

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/plan.js + 4 modules
var plan = __webpack_require__(6783);
// EXTERNAL MODULE: ./lib/commands/survey.js
var survey = __webpack_require__(1474);
;// CONCATENATED MODULE: ./lib/commands/plan.js




async function runPlan(request) {
    const { settings } = request;
    const surveyed = await (0,survey/* survey */.Fr)(request);
    const plan = planOf(surveyed, settings, { ...surveyed, held: request.compared.held });
    return planned(surveyed, plan, planResult(plan));
}
/** All that differs is drift, unless it is known to be pending. */
async function runDrift(request) {
    const { applied, held } = request.merged ?? { applied: null, held: new Set() };
    const surveyed = await (0,survey/* survey */.Fr)({ ...request, compared: { base: null, applied, held } });
    const { head, live } = surveyed;
    const compared = { base: head, applied: surveyed.applied ?? head, held };
    const plan = planOf(surveyed, { ...request.settings, drift: 'report' }, compared);
    const result = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
    return { ...planned(surveyed, plan, result), head, live };
}
function planOf({ head, live, diagnostics }, settings, { base, applied, held }) {
    if (live === null)
        return (0,plan/* invalidPlan */.n)(settings.organization, diagnostics, settings);
    return (0,plan/* makePlan */.C)({ head, base, applied, held, live, diagnostics, settings });
}
function planned({ files, live }, plan, result) {
    return { plan, result, files, liveAssets: live?.assets ?? [] };
}
function planResult(plan) {
    if ((0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
        return 'invalid';
    if ((0,guard/* isBlocked */.lT)(plan.guards))
        return 'blocked';
    return plan.toExecute.length > 0 ? 'planned' : 'no-changes';
}

// EXTERNAL MODULE: ./lib/commands/records.js
var records = __webpack_require__(8216);
;// CONCATENATED MODULE: ./lib/commands/apply.js
// `apply`: plans again, checks guards, then approval, and only then writes (design sections 6 and 7). Evidence is
// written whichever way it ends.







async function runApply(request) {
    const { settings, world } = request;
    const startedAt = world.clock.now();
    const planned = await runPlan({ ...request, reader: request.connection.reader });
    request.onPlan(planned.plan);
    const { plan } = planned;
    const run = new Run(request, planned, startedAt);
    if (planned.result !== 'planned')
        return run.end(planned.result, NOTHING_MISSING, null);
    const consent = { mode: settings.approval, digest: settings.approve, shown: request.shown };
    const approval = approve(plan, consent);
    if (approval.missing.size === 0)
        return run.execute(approval);
    if (request.shown === null && settings.approval === 'plan' && (await request.ask?.(plan))) {
        return run.execute({ missing: new Set(), by: 'a person at the terminal' });
    }
    return run.end('unapproved', approval, null);
}
const NOTHING_MISSING = { missing: new Set(), by: null };
class Run {
    #request;
    #planned;
    #startedAt;
    #paths;
    constructor(request, planned, startedAt) {
        this.#request = request;
        this.#planned = planned;
        this.#startedAt = startedAt;
        this.#paths = (0,records.recordPaths)(request.settings.evidenceDir, startedAt);
    }
    async execute(approval) {
        const { connection, world, settings, onProgress } = this.#request;
        const { plan, liveAssets } = this.#planned;
        if (!(await this.#request.mayWrite()))
            return this.end('superseded', approval, null);
        const input = {
            changes: plan.toExecute,
            liveIds: liveAssets.map(({ id }) => id),
            concurrency: settings.concurrency,
            random: world.random,
        };
        const journal = (0,records.openJournal)(this.#paths.journal, () => world.clock.now());
        onProgress(0, plan.toExecute.length);
        try {
            const report = await executeChanges(input, {
                reader: connection.reader,
                writer: connection.writer(),
                clock: world.clock,
                explain: explainFailure,
                journal: journal.append,
                stop: world.stop,
                progress: (settled) => onProgress(settled, plan.toExecute.length),
            });
            const applied = this.end(resultOf(report), approval, report);
            if (report.crash !== null)
                throw report.crash;
            return applied;
        }
        finally {
            journal.close();
        }
    }
    end(result, approval, report) {
        const { plan } = this.#planned;
        (0,records.writeJson)(this.#paths.evidence, this.#evidence(result, approval, report));
        return {
            result,
            plan,
            missing: approval.missing,
            approve: this.#request.settings.approve,
            approved: this.#request.shown?.approved ?? NOTHING_APPROVED,
            report,
            evidencePath: this.#paths.evidence,
            journalPath: report === null ? null : this.#paths.journal,
        };
    }
    #evidence(result, { by }, report) {
        const { settings, world, context, attempts } = this.#request;
        const { plan, files } = this.#planned;
        return evidenceDocument({
            tool: { name: 'cip-inventory-sync', version: world.version },
            organization: plan.organization,
            service: new URL(settings.baseUrl).origin,
            result,
            digest: plan.digest,
            approval: { mode: settings.approval, by },
            context,
            files: files.map((file) => ({ path: file.path, sha256: file.sha256() })),
            summary: plan.summary,
            guards: plan.guards,
            changes: plan.toExecute,
            report,
            attemptsOf: (done) => attempts.of(done),
            startedAt: this.#startedAt,
            endedAt: world.clock.now(),
        });
    }
}
/** All done and shown by the list: applied. Some done: partial. A signal says more than either. */
function resultOf({ results, converged, stopped }) {
    const isWhole = results.every(({ outcome }) => (0,core_outcome/* hasSucceeded */.y)(outcome));
    if (isWhole && converged === true)
        return 'applied';
    if (stopped === 'signal')
        return 'cancelled';
    return results.some(hasLeftTraces) ? 'partial' : 'failed';
}
/** Done, perhaps done, or half done: an update that was parked has the other of its two writes before it. */
function hasLeftTraces({ change, outcome, writes }) {
    if ((0,core_outcome/* hasSucceeded */.y)(outcome) || outcome === 'unknown')
        return true;
    return change.action === 'update' && writes > (outcome === 'failed' ? 1 : 0);
}

;// CONCATENATED MODULE: ./lib/commands/attempts.js
class AttemptCount {
    #byPath = new Map();
    count = ({ method, path }) => {
        if (method === 'GET' || method === 'POST')
            return;
        const key = `${method} ${path}`;
        this.#byPath.set(key, (this.#byPath.get(key) ?? 0) + 1);
    };
    /** A POST is repeated by the create protocol alone, which counts for itself. */
    of({ change, writes }) {
        if (change.action === 'create')
            return writes;
        const method = change.action === 'update' ? 'PATCH' : 'DELETE';
        return this.#byPath.get(`${method} /cyber-assets/${change.id}`) ?? 0;
    }
}

// EXTERNAL MODULE: ./lib/commands/failures.js + 1 modules
var failures = __webpack_require__(7676);
// EXTERNAL MODULE: ./lib/commands/lifetime.js
var commands_lifetime = __webpack_require__(8375);
// EXTERNAL MODULE: ./lib/commands/saved-plan.js
var saved_plan = __webpack_require__(7985);
// EXTERNAL MODULE: ./lib/commands/world.js
var commands_world = __webpack_require__(7562);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/contrast.js
var contrast = __webpack_require__(2578);
// EXTERNAL MODULE: ./lib/report/paint.js
var report_paint = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/report/voice.js
var voice = __webpack_require__(5944);
;// CONCATENATED MODULE: ./lib/report/refused.js








/** Changes beyond so many are counted, not listed. */
const MOST_SHOWN = 200;
/** Ends with a newline. */
function renderRefusalTerminal(refusal, { color, detail }) {
    const { plan, approved } = refusal;
    const changes = refusedOf(refusal);
    const lines = [
        (0,report_paint/* painter */.C)(color).red(`Nothing was written: ${(0,voice/* counted */.hS)(changes.length, 'change')} to execute that nobody approved.`),
    ];
    for (const change of changes.slice(0, MOST_SHOWN)) {
        const known = (0,scope/* acquaintance */.Ed)(plan.organization, change, approved);
        const now = detail === 'counts' ? '' : `; now: ${nowText((0,contrast/* contrasted */.C)(change), report_escape/* word */.Vm)}`;
        lines.push(`  ${(0,report_applied/* describe */.q0)(change, detail)}`, `    approved: ${approvedText(change, known)}${now}`);
    }
    if (changes.length > MOST_SHOWN)
        lines.push(`  ${(0,voice/* grouped */.zD)(changes.length - MOST_SHOWN)} more; plan shows them all.`);
    lines.push(...approvalLines(refusal, voice/* plainVoice */.R5), `To go on, ${nextText(refusal, voice/* plainVoice */.R5)}`);
    return `${lines.join('\n')}\n`;
}
/** Within a number of bytes of UTF-8; empty when not even the heading fits. Ends with a newline. */
function renderRefusalMarkdown(refusal, { detail, budget }) {
    const changes = refusedOf(refusal);
    const said = [...approvalLines(refusal, markdownVoice), `**Next:** ${nextText(refusal, markdownVoice)}`];
    const foot = said.map((paragraph) => `\n${paragraph}\n`).join('');
    const section = { ...refusalList(refusal, changes, detail), keep: 0 };
    const heading = `### Not approved: ${counted(changes.length, 'change')}, so nothing was written\n\n`;
    const fitted = fitSections([section], budget - bytesOf(heading) - bytesOf(foot));
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
            const known = acquaintance(plan.organization, change, approved);
            return `- ${refusalText(change, approvedText(change, known), detail)}\n`;
        },
        hidden: (count) => `${grouped(count)} more not shown here.`,
    };
}
function refusalText(whole, approved, detail) {
    const change = contrasted(whole);
    const { action, id } = change;
    const source = sourceOf(change);
    const names = detail === 'full';
    const subject = [`**${action}**`, names && id !== null ? codeSpan(id) : '', source === null ? '' : codeSpan(source)];
    const now = [`now: ${nowText(change, codeSpan)}`, `in the files: ${wantedText(change, codeSpan)}`];
    const lines = [subject.filter((part) => part !== '').join(' '), `approved: ${approved}`, ...(names ? now : [])];
    return lines.join('<br>');
}
function nowText(change, name) {
    if (change.before === null)
        return 'not there';
    const system = change.action === 'update' ? change.fromSystem : change.cyberSystem;
    return `${name(change.before.name)}, ${change.before.asset_type}, in ${name(system.name)}`;
}
function wantedText({ after, cyberSystem }, name) {
    return after === null ? 'in none' : `${name(after.name)}, ${after.asset_type}, in ${name(cyberSystem.name)}`;
}
function approvedText({ action }, known) {
    if (known === 'create')
        return 'to create it, and now it is there';
    return known === 'other-start' ? `this ${action}, of other values than it has now` : 'nothing of it';
}
function approvalLines(refusal, { code }) {
    const { approve, plan } = refusal;
    const isOther = approve !== '' && approve !== plan.digest;
    const other = `The digest given is not that of this plan, which is ${code(plan.digest)}.`;
    return [...(isOther ? [other] : []), ...pullLines(refusal), ...unplannedLines(refusal)];
}
/** The first apply may have hundreds behind it. */
const MOST_NUMBERS = 10;
function unplannedLines({ unplanned = [] }) {
    if (unplanned.length === 0)
        return [];
    const named = unplanned.slice(-MOST_NUMBERS).join(', ');
    const more = unplanned.length > MOST_NUMBERS ? `, and ${(0,voice/* grouped */.zD)(unplanned.length - MOST_NUMBERS)} before` : '';
    return [`Without a plan that counts: ${unplanned.length === 1 ? 'pull request' : 'pull requests'} ${named}${more}.`];
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
    const rest = gone === 0 ? 'all still to do' : `${(0,voice/* grouped */.zD)(gone)} of them done already, or of what is no longer so`;
    return [`${by} approved ${(0,voice/* counted */.hS)(approved.fingerprints.size, 'change')}, ${rest}.`];
}
function nextText({ plan, next }, { code }) {
    const pending = 'open a pull request: it shows these changes as pending, and merging it';
    const dispatch = `read the plan, then run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${plan.digest}`)}.`;
    switch (next) {
        case 'dispatch':
            return `${dispatch} Or ${pending} approves them.`;
        case 'dispatch-alone':
            return dispatch;
        case 'review':
            return `${pending} with an approving review approves them.`;
        case 'plan-again':
            return 'look at the plan again, and approve what it shows now.';
        case 'update-pull-request':
            return 'bring the pull request up to date with its base, so that its plan is shown again.';
    }
}

// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/declaration.js
var declaration = __webpack_require__(8810);
// EXTERNAL MODULE: ./lib/report/findings.js
var findings = __webpack_require__(7470);
// EXTERNAL MODULE: ./lib/report/messages.js
var messages = __webpack_require__(6916);
// EXTERNAL MODULE: ./lib/report/rows.js
var rows = __webpack_require__(9965);
// EXTERNAL MODULE: ./lib/report/sections.js
var report_sections = __webpack_require__(755);
;// CONCATENATED MODULE: ./lib/report/terminal.js










/** Plans with more changes are shown in part; so are longer lists of undeclared assets and of diagnostics. */
const LONG = 2000;
/** What is then shown of each kind but the deletes. */
const SHOWN_OF_KIND = LONG / 4;
const WIDTH = 120;
const HEADINGS = { plan: 'Inventory plan for', apply: 'To apply to', drift: 'Drift of' };
/** The whole page, ending with a newline. Linear in what the plan holds. */
function renderPlanTerminal(plan, options) {
    const paint = (0,report_paint/* painter */.C)(options.color);
    const widest = Math.max(16, Math.floor((options.width ?? WIDTH) / 3));
    const page = { paint, widest, detail: options.detail, lines: [] };
    const { lines } = page;
    const { verb = 'plan' } = options;
    const found = verb === 'drift' ? (0,summarize/* driftHeadline */.AF)(plan) : (0,summarize/* headline */.Pl)(plan);
    const heading = `${HEADINGS[verb]} ${(0,report_escape/* word */.Vm)(plan.organization)}: ${found}`;
    const isLoud = (0,summarize/* headlinePhrases */.Lx)(plan).some(({ loud }) => loud);
    lines.push(isLoud ? paint.bold(paint.red(heading)) : paint.bold(heading), '');
    pushSections(page, plan);
    pushUndeclared(page, plan.undeclared);
    pushDiagnostics(page, plan);
    for (const line of blockedLines(plan, options))
        lines.push(line, '');
    const rest = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? '' : (0,summarize/* restLine */.lw)(plan.summary);
    lines.push(paint.bold((0,summarize/* summaryLine */.dC)(plan)) + (rest === '' ? '' : summarize/* SEPARATOR */.wv + rest));
    // Nothing to execute has nothing to approve.
    if (plan.toExecute.length > 0)
        lines.push(paint.dim(plan.digest));
    lines.push('');
    return lines.join('\n');
}
/** Why the plan is blocked, a line a guard; none for a plan that is not. */
function blockedLines(plan, { color, face }) {
    const { red } = (0,report_paint/* painter */.C)(color);
    return (0,summarize/* guardSentences */.S6)(plan, voice/* plainVoice */.R5, face).map((sentence) => red(`Blocked: ${sentence}`));
}
/** A plan that its reader knows, in a few lines: only why it is blocked has to be told. Ends with a newline. */
function renderSavedPlanTerminal(plan, options) {
    const lines = [`The saved plan, unchanged: ${(0,summarize/* summaryLine */.dC)(plan)}`, ...blockedLines(plan, options), plan.digest];
    return `${lines.join('\n')}\n`;
}
function pushSections(page, plan) {
    const { asked, pending, reverted, drift } = cut((0,report_sections/* sectionsOf */.Ks)(plan), plan.changes.length);
    const { paint, lines, detail } = page;
    const rowsOf = detail === 'counts' ? namelessRows : rows/* changeRows */.QP;
    pushAll(lines, rowsOf(asked, page));
    if (pending.length > 0)
        lines.push(paint.cyan('Pending from earlier merges, applied too'), '');
    pushAll(lines, rowsOf(pending, page));
    if (reverted.length > 0)
        lines.push(paint.cyan('Drift, to be reverted'), '');
    pushAll(lines, rowsOf(reverted, page));
    if (drift.length > 0)
        lines.push(paint.cyan('Drift, not applied: the service differs, and no change of a file asks for it'), '');
    pushAll(lines, detail === 'counts' ? namelessDrift(drift) : (0,rows/* driftRows */.No)(drift, page));
    const shown = asked.length + pending.length + reverted.length + drift.length;
    const hidden = plan.changes.length - shown;
    if (hidden === 0)
        return;
    lines.push(`${(0,voice/* counted */.hS)(hidden, 'more change')} not shown; --out FILE or --json has them all.`, '');
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
    const left = new Map(report_sections/* KINDS */.GW.map((kind) => [kind, SHOWN_OF_KIND]));
    const take = (change) => {
        const kind = (0,report_sections/* kindOf */.I)(change);
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
/** Under `detail: counts`: how many of each kind, and the lines that ask for them. */
function namelessRows(changes, { paint }) {
    const kinds = (0,report_sections/* byKind */.Sb)(changes);
    const lines = [];
    for (const kind of report_sections/* KINDS */.GW) {
        const count = kinds[kind].length;
        if (count === 0)
            continue;
        const systems = new Set(kinds[kind].map(({ cyberSystem }) => cyberSystem.id)).size;
        const line = `${kind} ${(0,voice/* counted */.hS)(count, 'asset')} in ${(0,voice/* counted */.hS)(systems, 'cyber system')}`;
        lines.push(kind === 'delete' ? paint.red(`${line}: ${summarize/* PERMANENT */.R2}`) : line);
        for (const change of kinds[kind]) {
            const source = (0,report_sections/* sourceOf */.vz)(change);
            if (source !== null)
                lines.push(`  ${(0,report_escape/* visible */.RK)(source)}`);
        }
        lines.push('');
    }
    return lines;
}
function namelessDrift(changes) {
    return changes.length === 0 ? [] : [`${(0,voice/* counted */.hS)(changes.length, 'difference')}`, ''];
}
function pushUndeclared({ paint, lines, detail }, undeclared) {
    if (undeclared.length === 0)
        return;
    const hint = detail === 'counts' ? '' : '; to declare them, add these lines';
    lines.push(paint.cyan(`Undeclared, left alone: ${(0,voice/* grouped */.zD)(undeclared.length)}${hint}`), '');
    if (detail === 'counts')
        return;
    const declare = (0,declaration/* declarations */.I)(undeclared);
    for (const { system, members } of (0,report_sections/* bySystem */.Dp)(undeclared.slice(0, LONG))) {
        lines.push(paint.bold((0,rows/* systemText */.VZ)(system)));
        for (const one of members)
            pushAll(lines, declare(one));
        lines.push('');
    }
    if (undeclared.length > LONG)
        lines.push(`${(0,voice/* grouped */.zD)(undeclared.length - LONG)} more not shown; --json has them all.`, '');
}
function pushDiagnostics({ paint, lines, detail }, { diagnostics }) {
    const colors = { error: paint.red, warning: paint.yellow, notice: paint.dim };
    const shown = diagnostics.length > LONG ? (0,findings/* errorsFirst */.w)(diagnostics).slice(0, LONG) : diagnostics;
    for (const found of shown)
        lines.push(colors[found.severity]((0,messages/* formatDiagnostic */.xy)(found, detail)));
    if (diagnostics.length > LONG)
        lines.push(`${(0,voice/* grouped */.zD)(diagnostics.length - LONG)} more findings not shown.`);
    if (diagnostics.length > 0)
        lines.push('');
}

// EXTERNAL MODULE: ./lib/commands/cli/world.js
var cli_world = __webpack_require__(1643);
;// CONCATENATED MODULE: ./lib/commands/cli/show.js
// What the command line shows of a run: machine output on standard output, all else on standard error.










async function showPlan({ plan, result }, shown) {
    const { settings, flags, cli, verb, startedAt } = shown;
    const { terminal, clock, version } = cli;
    const { planDocument, shownPlan } = await __webpack_require__.e(/* import() */ 406).then(__webpack_require__.bind(__webpack_require__, 7406));
    const { detail } = settings;
    const made = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
    if (typeof flags.out === 'string' && flags.out !== '')
        (0,records.writeJson)((0,external_node_path_.resolve)((0,cli_world/* inFolder */._)(flags, cli).cwd, flags.out), planDocument(plan, made));
    if (flags.json === true)
        terminal.out((0,report_escape/* printedJson */.xL)(shownPlan(plan, { ...made, detail })));
    else if (flags.markdown === true) {
        const { renderPlanMarkdown } = await __webpack_require__.e(/* import() */ 334).then(__webpack_require__.bind(__webpack_require__, 8334));
        terminal.out(renderPlanMarkdown(plan, { detail, verb }));
    }
    else {
        terminal.err(renderPlanTerminal(plan, planOptions(detail, terminal, verb)));
        terminal.err(`${(0,report_progress/* closingLine */.oM)(result, (0,report_progress/* planCounts */.Ai)(plan, verb), clock.now() - startedAt)}\n`);
    }
    if (result === 'blocked' && (flags.json === true || flags.markdown === true))
        terminal.err(`${(0,summarize/* countsLine */.J7)(plan.summary)}\n`);
}
/** Who applies a saved plan has read it: while it is still the plan, a few lines are enough. */
function showBeforeApply(plan, saved, detail, terminal) {
    if (saved === null || saved.digest !== plan.digest) {
        return renderPlanTerminal(plan, planOptions(detail, terminal, 'apply'));
    }
    return renderSavedPlanTerminal(plan, planOptions(detail, terminal, 'apply'));
}
function planOptions(detail, { color, width }, verb) {
    return { color, width, detail, verb, face: 'cli' };
}
function showApplied(applied, { settings, flags, cli, cwd, startedAt }) {
    const { terminal, clock } = cli;
    const options = { color: terminal.color, detail: settings.detail };
    if (applied.report !== null)
        terminal.err((0,report_applied/* renderAppliedTerminal */.uV)(applied.report, options));
    if (applied.result === 'unapproved')
        terminal.err(renderRefusalTerminal({ ...applied, pulls: null, next: 'plan-again' }, options));
    if (applied.result === 'unapproved' && terminal.ask === null) {
        terminal.err(howToApprove(flags));
    }
    const evidence = `, evidence: ${(0,external_node_path_.relative)(cwd, applied.evidencePath)}`;
    const counts = applied.report === null ? (0,report_progress/* planCounts */.Ai)(applied.plan, 'apply') : (0,report_applied/* outcomeCounts */.TY)(applied.report);
    terminal.err(`${(0,report_progress/* closingLine */.oM)(applied.result, counts, clock.now() - startedAt)}${evidence}\n`);
    if (flags.json === true) {
        const evidence = JSON.parse((0,external_node_fs_.readFileSync)(applied.evidencePath, 'utf8'));
        terminal.out((0,report_escape/* printedJson */.xL)(settings.detail === 'full' ? evidence : { ...evidence, ...NO_NAMES }));
    }
}
/** Under `counts` standard output shows evidence without the lists that name assets. The file keeps them. */
const NO_NAMES = { changes: [], differences: [] };
/** Where nobody can be asked. A plan saved with --base is another plan without it: the likeliest slip. */
function howToApprove({ plan, base }) {
    if (plan === undefined)
        return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
    return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}
async function askToApply(plan, { ask }) {
    const answer = await ask?.(`Apply this? ${(0,summarize/* countsLine */.J7)(plan.summary)}. Only "yes" applies: `);
    return answer?.trim() === 'yes';
}

// EXTERNAL MODULE: ./lib/commands/cli/terminal-progress.js + 1 modules
var terminal_progress = __webpack_require__(276);
;// CONCATENATED MODULE: ./lib/commands/cli/runs.js
// The commands as the command line runs them: inputs from flags, a connection for as long as it is needed, the
// result shown. Machine output goes to standard output, all else to standard error.



















async function cliPlan(flags, cli) {
    refuseTwoFormats(flags);
    return online(flags, cli, 0, async ({ settings, connection, world, progress, startedAt }) => {
        const compared = (0,survey/* comparedWith */.o3)(baseFrom(flags));
        const planned = await runPlan({ settings, head: cli_world/* WORKING_TREE */.P, compared, reader: connection.reader, world });
        progress.end();
        await showPlan(planned, { settings, flags, cli, verb: 'plan', startedAt });
        return (0,commands_world/* exitCodeOf */.F)(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
    });
}
async function cliDrift(flags, cli) {
    refuseTwoFormats(flags);
    return online(flags, cli, 0, async ({ settings, connection, world, progress, startedAt }) => {
        const drifted = await runDrift({ settings, head: cli_world/* WORKING_TREE */.P, reader: connection.reader, world });
        progress.end();
        await showPlan(drifted, { settings, flags, cli, verb: 'drift', startedAt });
        return (0,commands_world/* exitCodeOf */.F)(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
    });
}
/** Standard output takes one of them. */
function refuseTwoFormats({ json, markdown }) {
    if (json !== true || markdown !== true)
        return;
    throw new endpoint/* ConfigurationError */.j1('--json and --markdown', 'exclude each other. Give one of them.');
}
async function cliApply(flags, cli) {
    const consents = [flags.plan !== undefined && '--plan', flags.yes === true && '--yes', flags.approve && '--approve'];
    const given = consents.filter((consent) => consent);
    // Each says what may be executed; together they could only be misread.
    if (given.length > 1)
        throw new endpoint/* ConfigurationError */.j1(given.join(' and '), 'exclude each other. Give one of them.');
    return online(flags, cli, commands_lifetime/* GRACE_MS */.g3, async ({ settings: said, connection, attempts, world, progress, startedAt }) => {
        const settings = flags.yes === true ? { ...said, approval: 'none' } : said;
        const { terminal } = cli;
        for (const { path, open } of (0,records.cutOffApplies)(settings.evidenceDir)) {
            terminal.err(`${(0,report_applied/* cutOffLine */.Ct)({ path: (0,external_node_path_.relative)(world.cwd, path), open })}\n`);
        }
        const saved = typeof flags.plan === 'string' ? await (0,saved_plan/* readSavedPlan */.LW)((0,external_node_path_.resolve)(world.cwd, flags.plan)) : null;
        const applied = await runApply({
            ...{ settings, connection, attempts, world },
            head: cli_world/* WORKING_TREE */.P,
            compared: (0,survey/* comparedWith */.o3)(baseFrom(flags)),
            context: { commit: null, pull_requests: [], actor: null, run_url: null },
            // A saved plan stands for the record of a pull request, never for the review of one.
            shown: saved === null || settings.approval === 'review' ? null : shownBySavedPlan(saved),
            mayWrite: async () => true,
            ask: terminal.ask === null ? null : (plan) => askToApply(plan, terminal),
            onPlan: (plan) => {
                progress.rest();
                terminal.err(showBeforeApply(plan, saved, settings.detail, terminal));
            },
            onProgress: progress.settled,
        });
        progress.end();
        showApplied(applied, { settings, flags, cli, cwd: world.cwd, startedAt });
        return (0,commands_world/* exitCodeOf */.F)(applied.result, true, false);
    });
}
function baseFrom({ base }) {
    return typeof base === 'string' ? { kind: 'commit', commit: base } : null;
}
/** Opens a connection for one command and closes it whichever way that ends. */
async function online(flags, cli, graceMs, run) {
    const { cwd, env, clock, random, version, onSignal } = (0,cli_world/* inFolder */._)(flags, cli);
    const settings = (0,cli_flags/* settingsFrom */.ms)(flags, env, cwd);
    const { baseUrl, concurrency, requestTimeoutMs, timeoutMs } = settings;
    (0,cli_flags/* requireBaseUrl */.SF)(settings);
    const apiKey = (0,cli_flags/* apiKeyFrom */.uV)(env);
    const lifetime = (0,commands_lifetime/* watchLifetime */.h$)({ timeoutMs, graceMs, onSignal });
    const attempts = new AttemptCount();
    const { stop, cut } = lifetime;
    const startedAt = clock.now();
    const progress = (0,terminal_progress/* progressOf */.j)(flags, cli);
    const onAttempt = (attempt) => {
        attempts.count(attempt);
        if (flags.verbose === true)
            cli.terminal.err(`${(0,report_progress/* requestLine */.uA)(attempt, settings.detail)}\n`);
    };
    try {
        const connection = connect({
            ...{ baseUrl, apiKey, concurrency, requestTimeoutMs, env, clock, random, version },
            signal: stop,
            hardSignal: cut,
            onAttempt,
            onReceived: progress.received,
        });
        const world = {
            cwd,
            env,
            clock,
            random,
            version,
            stop,
            cut,
            git: cli.gitIn(cwd),
            onAttempt,
            onFile: progress.fileRead,
        };
        const given = { settings, connection, attempts, world, progress, startedAt };
        return await run(given).finally(() => connection.close());
    }
    catch (error) {
        const isTimeUp = timeoutMs > 0 && clock.now() - startedAt >= timeoutMs;
        if (isTimeUp && (0,failures/* isInterruption */.s)(error))
            cli.terminal.err(`--timeout ended the run, after ${timeoutMs / 1000} s.\n`);
        throw error;
    }
    finally {
        progress.end();
        lifetime.end();
    }
}


/***/ }),

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

/***/ 8375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g3: () => (/* binding */ GRACE_MS),
/* harmony export */   h$: () => (/* binding */ watchLifetime),
/* harmony export */   tJ: () => (/* binding */ nextTurn)
/* harmony export */ });
// When a run has to end: on a signal, or when its time is up. First nothing new starts; then what is in flight is cut;
// then nothing more is told.
/** In-flight writes may finish within this, so that their answers are not lost (design section 7, Stopping). */
const GRACE_MS = 7000;
/** How the run ended may still be told for so long: a runner kills what it cancelled ten seconds after the signal. */
const CLOSING_MS = 2500;
function watchLifetime({ timeoutMs, graceMs, onSignal, setTimer = processTimer }) {
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
        if (stop.signal.aborted || graceMs === 0)
            cutNow();
        else
            cancels.push(setTimer(graceMs, cutNow));
        stop.abort();
    };
    if (timeoutMs > 0)
        cancels.push(setTimer(timeoutMs, stopNow));
    const unlisten = onSignal(stopNow);
    const end = () => {
        unlisten();
        for (const cancel of cancels)
            cancel();
    };
    return { stop: stop.signal, cut: cut.signal, close: close.signal, end };
}
/** Lets signals and timers in, where work that waits for nothing would keep them out. */
function nextTurn() {
    return new Promise((goOn) => void setImmediate(goOn));
}
function processTimer(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
}


/***/ }),

/***/ 8216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cutOffApplies: () => (/* binding */ cutOffApplies),
/* harmony export */   openJournal: () => (/* binding */ openJournal),
/* harmony export */   planPath: () => (/* binding */ planPath),
/* harmony export */   recordPaths: () => (/* binding */ recordPaths),
/* harmony export */   writeJson: () => (/* binding */ writeJson),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3278);
// Files that a run leaves behind: written whole or not at all, readable by their owner alone, since they hold names.



/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link leads to the file that is
 * replaced; what is no file, such as a pipe or /dev/stdout, is written to. Throws a ConfigurationError for a folder.
 */
function writeWhole(path, text) {
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there?.isDirectory())
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, 'is a folder. Name a file in it.');
    if (there !== undefined && !there.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const target = there === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        // Never through a link that someone put there before.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}
function writeJson(path, document) {
    writeWhole(path, `${JSON.stringify(document, null, 2)}\n`);
}
/** Where one apply leaves its records. The name tells when it began, to the millisecond, and in which process. */
function recordPaths(folder, startedAt) {
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan, so that the next step of the job leaves its own beside it. */
function planPath(folder, startedAt) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `plan-${stampOf(startedAt)}.json`);
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** One line an entry, handed to the system before the call returns: a killed process loses none it has written. */
function openJournal(path, now) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'ax', 0o600);
    return {
        append: (entry) => void (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
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


/***/ }),

/***/ 7985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: () => (/* binding */ readSavedPlan),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   q4: () => (/* binding */ parseSavedPlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3278);
// A saved plan (`plan --out FILE`), read back for apply and for reports.


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
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(flag, 'names a file that cannot be read.', { cause });
    }
}
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(452)]).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}


/***/ }),

/***/ 1474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ survey),
/* harmony export */   J1: () => (/* binding */ soleOrganization),
/* harmony export */   o3: () => (/* binding */ comparedWith)
/* harmony export */ });
/* unused harmony export NOTHING_KNOWN */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _inventory_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4689);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7167);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3278);
// What every planning command starts from: files, what they are compared with, and the live lists, in parallel.






const NOTHING_KNOWN = { base: null, applied: null, held: new Set() };
/** On the command line one commit stands for both. */
function comparedWith(base) {
    return { base, applied: base, held: new Set() };
}
/** Throws GitError, ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function survey(input) {
    const { reader } = input;
    // The requests go out first: the service works while the files are read.
    const lists = Promise.all([reader.cyberSystems(), reader.cyberAssets()]);
    lists.catch(() => { });
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(input.head, input, report);
    const { base, applied } = await loadCompared(input, report);
    const documents = [head.inventory, base, applied].flatMap((inventory) => inventory?.documents ?? []);
    const live = await readLive(documents, lists, input).catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, diagnostics };
}
async function loadCompared(input, report) {
    const { base, applied } = input.compared;
    const loadEarlier = async (name, revision) => revision === null ? null : (await loadBase(name, revision, input, report)).inventory;
    const isOne = base === applied;
    const appliedInventory = await loadEarlier(isOne ? 'base' : 'applied', applied);
    return { applied: appliedInventory, base: isOne ? appliedInventory : await loadEarlier('base', base) };
}
async function readLive(documents, lists, { reader, settings }) {
    const namesFacility = documents.some((document) => document.facility !== null);
    const facilities = namesFacility ? await reader.facilities() : null;
    const [systems, assets] = await lists;
    const organization = soleOrganization([...(facilities ?? []), ...systems], assets, settings);
    return { organization, facilities, systems, assets };
}
function load(revision, { settings, world }, report) {
    const { cwd, git: run, onFile } = world;
    const { paths } = settings;
    if (revision.kind === 'working-tree')
        return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFromFolder */ .x)({ cwd, paths, onFile }, report);
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFromGit */ .F)({ cwd, paths, run, commit: revision.commit, onFile }, report);
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice a file. */
async function loadBase(name, revision, input, report) {
    if (revision.kind === 'commit')
        await refuseOutside(input);
    const noticed = new Set();
    return load(revision, input, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        if (severity !== 'error' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
}
/** What cannot be found in any commit does not count as absent there: then drift would look as if it were asked for. */
async function refuseOutside({ settings, world }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .readPaths */ .V)(settings.paths, world.cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own words for a name that it does not know would not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _inventory_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of another organization than the rest stop the run (design section 4). Each list is of one already. */
function soleOrganization(records, assets, { organization: expected, detail }) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('api-key', 'reads records of more than one organization. Nothing was written.');
    }
    if (expected !== '' && slug !== expected) {
        const which = detail === 'full' ? `, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(slug)}` : '';
        const problem = `is not the organization of the API key${which}. Nothing was written.`;
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
}


/***/ }),

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UD: () => (/* binding */ Claims),
/* harmony export */   Wk: () => (/* binding */ FAILED),
/* harmony export */   m5: () => (/* binding */ SWAP_SUFFIX),
/* harmony export */   nG: () => (/* binding */ SEVERAL),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/** Ends the name of an asset that a cycle of renames parked for a moment (design section 7). */
const SWAP_SUFFIX = '~cip-sync';
/** In `liveOf`: nothing matches, so the asset is to be created. */
const NONE = -1;
/** In `liveOf`: an error was reported, so nothing may be concluded about the asset. */
const FAILED = -2;
/** Of `onlyUnclaimed`: nobody has that name. */
const NOBODY = -1;
/** Of `onlyUnclaimed`: more than one has it. */
const SEVERAL = -2;
class Claims {
    assets;
    liveOf;
    claimed;
    /** True when any indexed name ends with the swap suffix; else nobody need look for one. */
    hasParked = false;
    #bySystem;
    /** The next asset of the same name in the same system, or -1. */
    #next;
    /** Indexes by name the assets of `systemIds` alone. */
    constructor(assets, systemIds, desiredCount) {
        this.assets = assets;
        this.liveOf = new Int32Array(desiredCount).fill(NONE);
        this.claimed = new Uint8Array(assets.length);
        this.#next = new Int32Array(assets.length).fill(-1);
        this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map()]));
        // Backwards, so that a chain of namesakes runs in the order of the list.
        for (let live = assets.length - 1; live >= 0; live--)
            this.#add(live, assets[live]);
    }
    #add(live, asset) {
        const byName = this.#bySystem.get(asset.cyber_system_id);
        if (byName === undefined)
            return;
        const namesake = byName.get(asset.name);
        if (namesake !== undefined)
            this.#next[live] = namesake;
        byName.set(asset.name, live);
        if (asset.name.endsWith(SWAP_SUFFIX))
            this.hasParked = true;
    }
    claim(desired, live) {
        this.liveOf[desired] = live;
        this.claimed[live] = 1;
    }
    fail(desired) {
        this.liveOf[desired] = FAILED;
    }
    /** The unclaimed assets of that name in that system, at most `most` of them. */
    unclaimed(systemId, name, most) {
        const found = [];
        for (let live = this.#first(systemId, name); live >= 0 && found.length < most; live = this.#after(live)) {
            found.push(live);
        }
        return found;
    }
    /** The only unclaimed asset of that name in that system, NOBODY or SEVERAL. Allocates nothing. */
    onlyUnclaimed(systemId, name) {
        const only = this.#first(systemId, name);
        if (only < 0)
            return NOBODY;
        return this.#after(only) < 0 ? only : SEVERAL;
    }
    /** The first unclaimed asset of a chain, or -1. */
    #first(systemId, name) {
        const head = this.#bySystem.get(systemId)?.get(name) ?? -1;
        return head < 0 || this.claimed[head] === 0 ? head : this.#after(head);
    }
    /**
     * The next unclaimed asset of the same chain, or -1. A claim is never taken back, so claimed assets are passed over
     * once and cut out: asking for each of many namesakes stays linear.
     */
    #after(live) {
        let next = this.#next[live];
        while (next >= 0 && this.claimed[next] === 1)
            next = this.#next[next];
        this.#next[live] = next;
        return next;
    }
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint)
/* harmony export */ });
/* unused harmony export sha256 */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   Q: () => (/* binding */ addUnder)
/* harmony export */ });
// Lists under keys.
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


/***/ }),

/***/ 1782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ matchAssets)
});

// EXTERNAL MODULE: ./lib/core/claims.js
var core_claims = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/core/reference.js
var core_reference = __webpack_require__(7246);
;// CONCATENATED MODULE: ./lib/core/candidate.js
// A desired asset about which its own name alone does not decide, and the live assets that it may mean.


/** Reads the hints of one asset that has no id. */
function hintedCandidate({ desired, asset, system }, directory) {
    const movedFrom = asset.hints?.movedFrom ?? null;
    let from = system;
    if (movedFrom !== null) {
        const { value: reference, offset } = movedFrom;
        const systems = (0,core_reference/* findByReference */.mk)(directory, reference);
        const [only, another] = systems;
        if (only === undefined || another !== undefined) {
            const at = { file: asset.document.file, offset };
            return { desired, asset, system, source: null, unresolved: { at, reference, systems } };
        }
        from = only;
    }
    const name = asset.hints?.renamedFrom?.value ?? asset.name;
    const isOwnPlace = from.id === system.id && name === asset.name;
    const source = isOwnPlace ? null : { system: from, name };
    return { desired, asset, system, source, unresolved: null };
}
/** How many of a kind are looked up: enough to tell one from several, and to name some. */
const MOST_FOUND = 5;
function findCandidates({ system, asset, source }, claims) {
    const parkedName = asset.name + core_claims/* SWAP_SUFFIX */.m5;
    const isSourceParked = source?.system.id === system.id && source.name === parkedName;
    return {
        own: claims.unclaimed(system.id, asset.name, MOST_FOUND),
        source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_FOUND),
        parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_FOUND) : [],
    };
}

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/resolve.js + 1 modules
var resolve = __webpack_require__(6961);
;// CONCATENATED MODULE: ./lib/core/verdict.js
// What is said of an asset when its candidates are settled: what is left in doubt is an error, never a guess.






/** A verdict on an asset that nothing was claimed for: it is to be created, or an error says why not. */
function conclude(candidate, { claims, directory, report }) {
    const { asset, system, source } = candidate;
    const { own, source: sources, parked } = findCandidates(candidate, claims);
    const all = [...own, ...sources, ...parked];
    if (all.length === 0 && asset.hints === null)
        return; // to be created
    claims.fail(candidate.desired);
    const idsOf = (lives) => lives.map((live) => claims.assets[live].id);
    if (all.length === 0)
        report(missingSource(candidate, directory));
    else if (own.length > 1)
        report(ambiguous(asset, { system, name: asset.name }, idsOf(own)));
    else if (source === null || sources.length === 0) {
        // One of the own name would have been claimed, so these are leftovers.
        report(ambiguous(asset, { system, name: asset.name + core_claims/* SWAP_SUFFIX */.m5 }, idsOf(parked)));
    }
    else if (all.length > sources.length)
        report(renameConflict(candidate, 'both-live', idsOf(all)));
    else
        report(ambiguous(asset, source, idsOf(sources)));
}
function ambiguous(asset, { system, name }, ids) {
    return (0,diagnostic/* diagnostic */.YK)('ambiguous-asset', 'error', (0,names/* placeOf */.$t)(asset), { name, system: (0,core_reference/* named */.KT)(system), ids });
}
/** Where the hints look for the asset: hints may name its own place. */
function sourceOf({ asset, system, source }) {
    return source ?? { system, name: asset.name };
}
function missingSource(candidate, directory) {
    const { asset, unresolved } = candidate;
    if (unresolved !== null)
        return unclearSystem(unresolved, directory, 'error');
    const { name: source, system } = sourceOf(candidate);
    const args = { name: asset.name, source, system: (0,core_reference/* named */.KT)(system) };
    return (0,diagnostic/* diagnostic */.YK)('rename-source-missing', 'error', hintPlace(asset), args);
}
function unclearSystem(unclear, directory, severity) {
    return { ...(0,resolve/* systemReferenceProblem */.Oe)(directory, unclear), severity };
}
function renameConflict(candidate, reason, ids) {
    const { asset } = candidate;
    const args = { name: asset.name, source: sourceOf(candidate).name, reason, ids };
    return (0,diagnostic/* diagnostic */.YK)('rename-conflict', 'error', hintPlace(asset), args);
}
/** The live asset already stands where and how the hints would bring it: they have served. */
function adviseOnHints(candidate, { claims, directory, report }) {
    const { desired, asset, system, unresolved } = candidate;
    const live = claims.assets[claims.liveOf[desired]];
    if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id)
        return;
    // The system it came from may be gone by now, or its name be misspelt: no reason to stop, but to look.
    if (unresolved !== null) {
        report(unclearSystem(unresolved, directory, 'warning'));
        return;
    }
    const keys = [
        ...(asset.hints.renamedFrom === null ? [] : ['renamed_from']),
        ...(asset.hints.movedFrom === null ? [] : ['moved_from']),
    ];
    report((0,diagnostic/* diagnostic */.YK)('hint-done', 'notice', hintPlace(asset), { name: asset.name, key: keys.join(' and ') }));
}
/** The first hint of an asset that has one and no id. */
function hintPlace({ document, hints }) {
    const { offset } = (hints?.renamedFrom ?? hints?.movedFrom);
    return { file: document.file, offset };
}

;// CONCATENATED MODULE: ./lib/core/candidates.js
// Matching by candidates (design section 4, step 2): an asset's own name, the source its hints name, and its own
// name as a cycle may have parked it. Whoever has one candidate left takes it, until nothing changes; so chains
// work in any file order, and what is left in doubt is an error, never a guess.




/** First round, assets with a hint alone. Returns those that are still open. */
function claimByHints(hinted, settling) {
    const { claims } = settling;
    const clear = refuseUnclearSystems(withoutTwins(hinted, claims), settling);
    const open = refuseSharedSources(clear, settling);
    settle(open, watchersOf(open), claims);
    return open;
}
/** Second round, once plain assets have their own names: all that are open; then a verdict on each of them. */
function claimTheRest(all, settling) {
    const { claims } = settling;
    const open = withoutTwins(all, claims);
    const watchers = watchersOf(open);
    settle(open, watchers, claims);
    // Only whom a claim has left with fewer candidates need be asked again: a long chain is no walk for each link.
    for (let asked = open; asked.length > 0;) {
        const woken = claimOverParked(asked, watchers, claims);
        asked = inOrder([...woken, ...settle(woken, watchers, claims)]);
    }
    for (const candidate of open) {
        if (isOpen(candidate, claims))
            conclude(candidate, settling);
        else
            adviseOnHints(candidate, settling);
    }
}
/** Of several entries for one name in one system, reported by names.ts, the first stands for all. */
function withoutTwins(candidates, claims) {
    const firsts = new Map();
    for (const candidate of candidates) {
        const key = keyOf(candidate.system.id, candidate.asset.name);
        if (firsts.has(key))
            claims.fail(candidate.desired);
        else
            firsts.set(key, candidate);
    }
    return [...firsts.values()];
}
/** Each once, in order of declaration, so that no result depends on who woke whom. */
function inOrder(candidates) {
    return [...new Set(candidates)].sort((a, b) => a.desired - b.desired);
}
function keyOf(systemId, name) {
    return `${systemId}\0${name}`;
}
function isOpen({ desired }, claims) {
    return claims.liveOf[desired] < 0;
}
function watchersOf(open) {
    const watchers = new Map();
    for (const candidate of open) {
        const { system, asset, source } = candidate;
        watch(watchers, keyOf(system.id, asset.name), candidate);
        watch(watchers, keyOf(system.id, asset.name + core_claims/* SWAP_SUFFIX */.m5), candidate);
        if (source !== null)
            watch(watchers, keyOf(source.system.id, source.name), candidate);
    }
    return watchers;
}
/**
 * A claim may leave another asset with one candidate: those that may mean the same name are looked at again. They are
 * three at most (its own entry, the one that names it as source, the one it may be parked for), so this is linear.
 * Returns who was looked at again.
 */
function settle(open, watchers, claims) {
    const queue = [...open];
    for (let next = 0; next < queue.length; next++) {
        const candidate = queue[next];
        const live = isOpen(candidate, claims) ? onlyOne(findCandidates(candidate, claims)) : null;
        if (live !== null)
            queue.push(...claimAndWake(candidate, live, watchers, claims));
    }
    return queue.slice(open.length);
}
/** Claims, and returns those whose candidates are fewer now. */
function claimAndWake({ desired }, live, watchers, claims) {
    claims.claim(desired, live);
    const { cyber_system_id, name } = claims.assets[live];
    // It watches that name itself, or it would not have found the asset.
    return watchers.get(keyOf(cyber_system_id, name));
}
function watch(watchers, key, candidate) {
    (0,group/* addUnder */.Q)(watchers, key, candidate);
}
function onlyOne({ own, source, parked }) {
    return own.length + source.length + parked.length === 1 ? (own[0] ?? source[0] ?? parked[0]) : null;
}
/** Own name and leftover left: its own name. Returns those whose candidates are fewer for it. */
function claimOverParked(open, watchers, claims) {
    const woken = [];
    for (const candidate of open) {
        if (!isOpen(candidate, claims))
            continue;
        const { own, source } = findCandidates(candidate, claims);
        const [live] = own;
        if (live === undefined || own.length > 1 || source.length > 0)
            continue;
        woken.push(...claimAndWake(candidate, live, watchers, claims));
    }
    return woken;
}
/** A `moved_from` that several systems answer to might name an asset that would be lost. */
function refuseUnclearSystems(hinted, { claims, directory, report }) {
    return hinted.filter(({ desired, unresolved }) => {
        if (unresolved === null || unresolved.systems.length === 0)
            return true;
        claims.fail(desired);
        report(unclearSystem(unresolved, directory, 'error'));
        return false;
    });
}
function refuseSharedSources(hinted, { claims, report }) {
    const bySource = new Map();
    for (const candidate of hinted) {
        if (candidate.source === null)
            continue;
        watch(bySource, keyOf(candidate.source.system.id, candidate.source.name), candidate);
    }
    for (const sharers of bySource.values()) {
        if (sharers.length < 2)
            continue;
        for (const candidate of sharers) {
            claims.fail(candidate.desired);
            report(renameConflict(candidate, 'shared-source', []));
        }
    }
    return hinted.filter(({ desired }) => claims.liveOf[desired] !== core_claims/* FAILED */.Wk);
}

;// CONCATENATED MODULE: ./lib/core/infer.js
// Matching step 3 (design section 4): an entry that now stands in another system's file has moved, if exactly one
// unclaimed asset of that name and type can be meant. Otherwise nothing is inferred, and it is said.





function inferMoves({ systems, claims, moveSources }, report) {
    const byType = unmatched(systems, claims);
    if (byType.hardware.size + byType.software.size === 0)
        return;
    const sources = new Set([...moveSources, ...systems.map(({ system }) => system.id)]);
    claims.assets.forEach((asset, live) => {
        if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id))
            return;
        byType[asset.asset_type].get(asset.name)?.live.push(live);
    });
    for (const namesakes of [...byType.hardware.values(), ...byType.software.values()]) {
        const [desired] = namesakes.desired;
        const [live] = namesakes.live;
        if (desired === undefined || live === undefined)
            continue;
        if (namesakes.desired.length === 1 && namesakes.live.length === 1)
            claims.claim(desired.number, live);
        else
            reportAmbiguous(namesakes, claims, report);
    }
}
function unmatched(systems, claims) {
    const byType = { hardware: new Map(), software: new Map() };
    let number = -1;
    for (const resolved of systems) {
        for (const asset of (0,resolve/* assetsOf */.ZS)(resolved)) {
            number++;
            if (claims.liveOf[number] !== core_claims/* NONE */.x3)
                continue;
            const byName = byType[asset.assetType];
            const namesakes = byName.get(asset.name);
            if (namesakes === undefined)
                byName.set(asset.name, { desired: [{ number, asset }], live: [] });
            else
                namesakes.desired.push({ number, asset });
        }
    }
    return byType;
}
function reportAmbiguous({ desired, live }, claims, report) {
    const ids = live.map((number) => (0,core_reference/* named */.KT)(claims.assets[number])).sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const { asset } of desired) {
        report((0,diagnostic/* diagnostic */.YK)('ambiguous-move', 'warning', (0,names/* placeOf */.$t)(asset), { name: asset.name, assets: ids }));
    }
}

;// CONCATENATED MODULE: ./lib/core/match.js
// Which live asset each desired asset means (design section 4): by id, by hint or name, by an inferred move.
// Each desired asset claims at most one live asset, each live asset is claimed at most once.






/** Desired assets are numbered as `assetsOf` yields them, system by system. Linear in desired plus live assets. */
function matchAssets(input, report) {
    const { systems, live, moveSources } = input;
    const directory = input.directory.systems;
    const { total, pinned, hinted } = collectHints(systems, directory);
    const sources = hinted.flatMap(({ source }) => (source === null ? [] : [source.system.id]));
    const claims = new core_claims/* Claims */.UD(live, new Set([...systems.map((s) => s.system.id), ...sources]), total);
    claimByIds(pinned, claims, report);
    const settling = { claims, directory, report };
    const open = claimByHints(hinted, settling);
    claimTheRest([...open, ...claimOwnNames(systems, claims)], settling);
    inferMoves({ systems, claims, moveSources }, report);
    return claims;
}
function collectHints(systems, directory) {
    const pinned = [];
    const hinted = [];
    let total = 0;
    for (const resolved of systems) {
        for (const asset of (0,resolve/* assetsOf */.ZS)(resolved)) {
            const desired = total++;
            if (asset.hints === null)
                continue;
            // An id beats the other hints.
            const { id } = asset.hints;
            if (id !== null)
                pinned.push({ desired, id: id.value, at: { file: asset.document.file, offset: id.offset } });
            else
                hinted.push(hintedCandidate({ desired, asset, system: resolved.system }, directory));
        }
    }
    return { total, pinned, hinted };
}
function claimByIds(pinned, claims, report) {
    if (pinned.length === 0)
        return;
    const wanted = new Map();
    for (const pin of pinned) {
        claims.fail(pin.desired);
        // Of two that pin one asset, names.ts has reported the second.
        if (!wanted.has(pin.id))
            wanted.set(pin.id, pin);
    }
    claims.assets.forEach((asset, live) => {
        const pin = wanted.get(asset.id);
        if (pin === undefined)
            return;
        claims.claim(pin.desired, live);
        wanted.delete(asset.id);
    });
    for (const { id, at } of wanted.values())
        report((0,diagnostic/* diagnostic */.YK)('unknown-asset-id', 'error', at, { id }));
}
/** Plain assets take the live asset of their own name. Returns those about which more than that must be asked. */
function claimOwnNames(systems, claims) {
    const open = [];
    let desired = -1;
    for (const { system, documents } of systems) {
        for (const document of documents) {
            for (const asset of document.assets) {
                desired++;
                if (asset.hints !== null)
                    continue;
                const live = claims.onlyUnclaimed(system.id, asset.name);
                if (live >= 0)
                    claims.claim(desired, live);
                else if (live === core_claims/* SEVERAL */.nG || isParked(claims, system.id, asset.name)) {
                    open.push({ desired, asset, system, source: null, unresolved: null });
                }
            }
        }
    }
    return open;
}
function isParked(claims, systemId, name) {
    return claims.hasParked && claims.onlyUnclaimed(systemId, name + core_claims/* SWAP_SUFFIX */.m5) !== core_claims/* NOBODY */.oQ;
}


/***/ }),

/***/ 1307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ hasSucceeded)
/* harmony export */ });
/** True when dependents may go on. */
function hasSucceeded(outcome) {
    return outcome === 'done' || outcome === 'adopted' || outcome === 'already';
}


/***/ }),

/***/ 6783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ invalidPlan),
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/claims.js
var claims = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/match.js + 4 modules
var match = __webpack_require__(1782);
// EXTERNAL MODULE: ./lib/core/reference.js
var core_reference = __webpack_require__(7246);
// EXTERNAL MODULE: ./lib/core/resolve.js + 1 modules
var resolve = __webpack_require__(6961);
;// CONCATENATED MODULE: ./lib/core/diff.js





const NO_SYSTEMS = new Set();
/** Reports what resolving and matching find, in no particular order. */
function diff(input, report) {
    const { directory, live, known } = input;
    const { systems, unresolved } = (0,resolve/* resolveSystems */.Hi)(input.inventory.documents, directory, report);
    const matchInput = { systems, live: live.assets, directory, moveSources: known ?? NO_SYSTEMS };
    const matching = (0,match/* matchAssets */.f)(matchInput, report);
    return {
        ...compareDesired(systems, matching, input),
        ...sortOutUnclaimed(systems, matching, input),
        systems,
        unresolved,
    };
}
function compareDesired(systems, { liveOf }, { live, directory }) {
    const creates = [];
    const updates = [];
    const uncertain = new Set();
    let unchanged = 0;
    let number = -1;
    for (const resolved of systems) {
        for (const asset of (0,resolve/* assetsOf */.ZS)(resolved)) {
            const match = liveOf[++number];
            if (match === claims/* FAILED */.Wk)
                uncertain.add(resolved.system.id);
            if (match === claims/* NONE */.x3)
                creates.push(create(asset, resolved.system, live.organization));
            if (match < 0)
                continue;
            const update = compare(asset, resolved.system, live.assets[match], directory);
            if (update === null)
                unchanged++;
            else
                updates.push(update);
        }
    }
    return { creates, updates, unchanged, uncertain };
}
function create(asset, system, organization) {
    const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
    const identity = { action: 'create', id: null, before: null, after };
    const print = (0,fingerprint/* fingerprint */.Rj)({ organization, ...identity });
    return { ...identity, fingerprint: print, cyberSystem: (0,core_reference/* named */.KT)(system), desired: asset };
}
function compare(asset, system, live, directory) {
    const changed = [];
    if (live.name !== asset.name)
        changed.push('name');
    if (live.cyber_system_id !== system.id)
        changed.push('cyber_system_id');
    if (live.asset_type !== asset.assetType)
        changed.push('asset_type');
    if (changed.length === 0)
        return null;
    const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
    const identity = { action: 'update', id: live.id, before: (0,fingerprint/* stateOf */.L4)(live), after };
    const print = (0,fingerprint/* fingerprint */.Rj)({ organization: live.organization_slug, ...identity });
    const fromSystem = systemOf(live, directory);
    return { ...identity, fingerprint: print, changed, cyberSystem: (0,core_reference/* named */.KT)(system), fromSystem, desired: asset };
}
/** What becomes of the live assets that nothing claimed. */
function sortOutUnclaimed(systems, { claimed }, input) {
    const { live, directory, known } = input;
    const prunes = new Map(systems.map((resolved) => [resolved.system.id, shouldPrune(resolved, known)]));
    const deletes = [];
    const undeclared = [];
    const unmanaged = [];
    const adopted = new Map();
    let managed = 0;
    live.assets.forEach((asset, number) => {
        const { cyber_system_id: id } = asset;
        const prune = prunes.get(id);
        if (prune !== undefined)
            managed++;
        if (claimed[number] === 1)
            return;
        if (prune === undefined)
            unmanaged.push(asset);
        else if (prune === true)
            deletes.push(remove(asset, directory));
        else
            undeclared.push({ asset, cyberSystem: systemOf(asset, directory) });
        if (prune === 'adopting')
            adopted.set(id, (adopted.get(id) ?? 0) + 1);
    });
    return { deletes, undeclared, unmanaged, adopted, managed };
}
/** Deleting is for systems whose files were complete before: one that a pull request adopts loses nothing. */
function shouldPrune({ system, prune }, known) {
    if (prune !== null)
        return prune;
    return known === null || known.has(system.id) ? true : 'adopting';
}
function remove(asset, directory) {
    const identity = { action: 'delete', id: asset.id, before: (0,fingerprint/* stateOf */.L4)(asset), after: null };
    return { ...identity, fingerprint: (0,fingerprint/* deletionFingerprint */.fz)(asset), cyberSystem: systemOf(asset, directory) };
}
/** Lists are read one after the other, so an asset may stand in a system younger than the list of systems. */
function systemOf({ cyber_system_id: id }, { systems }) {
    return { id, name: systems.byId.get(id)?.name ?? id };
}

// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/near.js
var core_near = __webpack_require__(6941);
;// CONCATENATED MODULE: ./lib/core/renames.js
// A delete and a create in one system that look like a rename (design section 4): never guessed, only pointed out,
// with the line that would keep the id.




/** Pairs that are compared letter by letter, over the whole plan; beyond, only spellings that are equal but for case. */
const MOST_PAIRS = 250_000;
function findPossibleRenames(deletes, creates, report) {
    if (deletes.length === 0 || creates.length === 0)
        return;
    const deletesBySystem = (0,group/* groupBy */.$)(deletes, ({ before }) => before.cyber_system_id);
    let pairs = MOST_PAIRS;
    for (const [systemId, created] of (0,group/* groupBy */.$)(creates, ({ after }) => after.cyber_system_id)) {
        const deleted = deletesBySystem.get(systemId);
        if (deleted === undefined)
            continue;
        pairs -= deleted.length * created.length;
        for (const [from, to] of pairUp(deleted, created, pairs >= 0)) {
            const args = { from: from.before.name, to: to.after.name, id: from.id };
            report((0,diagnostic/* diagnostic */.YK)('possible-rename', 'warning', (0,core_names/* placeOf */.$t)(to.desired), args));
        }
    }
}
/** Equal spellings first, then each delete with a create that is near; each create at most once. */
function pairUp(deleted, created, alsoNear) {
    const left = new Map(created.map((to) => [to.after.name, to]));
    const bySpelling = new Map(created.map((to) => [(0,core_near/* spelling */.D)(to.after.name), to.after.name]));
    const take = (from, name) => {
        const to = name === undefined ? undefined : left.get(name);
        if (name === undefined || to === undefined)
            return [];
        left.delete(name);
        return [[from, to]];
    };
    const equal = deleted.flatMap((from) => take(from, bySpelling.get((0,core_near/* spelling */.D)(from.before.name))));
    if (!alsoNear)
        return equal;
    const paired = new Set(equal.map(([from]) => from));
    const names = new core_near/* Vocabulary */.V([...left.keys()]);
    const near = deleted.flatMap((from) => {
        if (paired.has(from))
            return [];
        return take(from, names.nearest(from.before.name).find((name) => left.has(name)));
    });
    return [...equal, ...near];
}

;// CONCATENATED MODULE: ./lib/core/advice.js
// What a plan means that its changes alone do not say (design section 4): systems adopted or released, names in use
// elsewhere, deletes and creates that look like a rename. Only for a plan without errors: half a match misleads.





function advise(found, around, report) {
    adviseReleased(found, around, report);
    adviseAdopted(found, around.directory, report);
    adviseNamesInUse(found, around.directory, report);
    findPossibleRenames(found.deletes, found.creates, report);
}
/** Systems that the base declares and the inventory no longer does. Their assets stay as they are. */
function adviseReleased({ systems, unmanaged }, { directory, baseSystems }, report) {
    const declared = new Set(systems.map(({ system }) => system.id));
    const released = new Map([...baseSystems].filter((id) => !declared.has(id)).map((id) => [id, 0]));
    if (released.size === 0)
        return;
    for (const { cyber_system_id: id } of unmanaged) {
        const count = released.get(id);
        if (count !== undefined)
            released.set(id, count + 1);
    }
    for (const [id, count] of released) {
        const system = systemOf({ cyber_system_id: id }, directory);
        report((0,diagnostic/* diagnostic */.YK)('system-released', 'warning', null, { system, count }));
    }
}
function adviseAdopted({ adopted }, directory, report) {
    for (const [id, count] of adopted) {
        const system = systemOf({ cyber_system_id: id }, directory);
        report((0,diagnostic/* diagnostic */.YK)('system-adopted', 'notice', null, { system, count }));
    }
}
function adviseNamesInUse({ creates, unmanaged }, directory, report) {
    if (creates.length === 0 || unmanaged.length === 0)
        return;
    const names = new Set(creates.map((change) => change.after.name));
    const inUse = new Map();
    for (const asset of unmanaged) {
        if (names.has(asset.name) && !inUse.has(asset.name))
            inUse.set(asset.name, asset);
    }
    for (const { desired } of creates) {
        const asset = inUse.get(desired.name);
        if (asset === undefined)
            continue;
        const system = systemOf(asset, directory);
        const reference = (0,core_reference/* referenceTo */.Po)(directory.systems, system);
        report((0,diagnostic/* diagnostic */.YK)('name-in-use', 'warning', (0,core_names/* placeOf */.$t)(desired), { name: asset.name, system, reference }));
    }
}

;// CONCATENATED MODULE: ./lib/core/earlier.js
// The inventories that head is compared with (design section 6): what planning them would do, and what they declare.


/** Plans `base` or `applied`. Documents that do not resolve count as absent, with a notice. */
function earlierPlan(name, inventory, { directory, live, before }) {
    const problems = [];
    const found = diff({ inventory, known: before?.systemIds ?? null, directory, live }, (d) => problems.push(d));
    const unresolved = new Set(found.unresolved.map(({ file }) => file));
    const notices = problems.flatMap(({ at, code }) => {
        if (at === null || !unresolved.delete(at.file))
            return [];
        return [(0,diagnostic/* diagnostic */.YK)('base-document-skipped', 'notice', at, { base: name, code })];
    });
    const fingerprints = new Set([...found.creates, ...found.updates].map((change) => change.fingerprint));
    for (const change of certainDeletes(inventory, found))
        fingerprints.add(change.fingerprint);
    return { fingerprints, systemIds: new Set(found.systems.map(({ system }) => system.id)), notices };
}
/** What an incomplete inventory seems not to declare, it may well declare: that is no delete. */
function certainDeletes({ isComplete }, { deletes, unresolved, uncertain }) {
    if (!isComplete || unresolved.length > 0)
        return [];
    return deletes.filter(({ cyberSystem }) => !uncertain.has(cyberSystem.id));
}

// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/scope.js
var scope = __webpack_require__(9643);
;// CONCATENATED MODULE: ./lib/core/plan.js
// The plan (design section 5): head, base and applied held against the same live lists.









/** With an error among the diagnostics the plan has no changes. */
function makePlan(input) {
    const { head, live, settings } = input;
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const { base, applied, notices } = planEarlier(input, directory);
    const diagnostics = [...input.diagnostics, ...notices];
    const report = (found) => void diagnostics.push(found);
    // Moves are inferred, and systems are new, by what is applied: a pull request shows what its apply will find, also
    // where its base lacks a document or cannot be read.
    const known = (applied ?? base)?.systemIds ?? null;
    const found = diff({ inventory: head, known, live, directory }, report);
    checkDeclared(found, settings.uniqueNames, report);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return invalidPlan(live.organization, diagnostics, settings);
    advise(found, { directory, baseSystems: base?.systemIds ?? new Set() }, report);
    const compared = { base: base?.fingerprints ?? null, applied: applied?.fingerprints ?? null, held: input.held };
    const bare = [...found.deletes, ...found.updates, ...found.creates];
    const changes = bare.map((change) => ({ ...change, origin: (0,scope/* originOf */.yv)(change.fingerprint, compared) }));
    return assemble({ organization: live.organization, diagnostics, settings }, changes.sort(inPlanOrder), found);
}
/** On the command line, base and applied are one inventory, planned once; for drift they are head itself. */
function planEarlier({ head, base, applied, live }, directory) {
    const isOne = base === applied;
    const first = { directory, live, before: null };
    const appliedPlan = applied === null ? null : earlierPlan(isOne ? 'base' : 'applied', applied, first);
    const second = { directory, live, before: appliedPlan };
    const basePlan = isOne ? appliedPlan : base === null ? null : earlierPlan('base', base, second);
    // What head itself gets wrong is an error, and needs no notice.
    const noticed = [...new Set([appliedPlan, basePlan])].filter(() => base !== head && applied !== head);
    return { base: basePlan, applied: appliedPlan, notices: noticed.flatMap((earlier) => earlier?.notices ?? []) };
}
/** Names and ids over all documents, also those whose cyber system is not known. */
function checkDeclared({ systems, unresolved }, uniqueNames, report) {
    const resolved = systems.map((one) => ({ key: one.system.id, assets: (0,resolve/* assetsOf */.ZS)(one) }));
    const groups = [...resolved, ...(0,core_names/* groupByText */.YQ)(unresolved)];
    (0,core_names/* checkNames */.LN)(groups, uniqueNames, report);
    (0,core_names/* checkIds */.tD)(groups, report);
}
/** The plan of an inventory that could not be read, or not be held against the service: findings alone. */
function invalidPlan(organization, diagnostics, settings) {
    return assemble({ organization, diagnostics, settings }, [], NOTHING);
}
const NOTHING = { undeclared: [], unchanged: 0, unmanaged: [], managed: 0 };
function assemble({ organization, diagnostics, settings }, changes, found) {
    const executed = (0,scope/* toExecute */.Pq)(changes, settings.drift);
    const summary = summarize(changes, executed, found);
    return {
        organization,
        summary,
        changes,
        toExecute: executed,
        undeclared: [...found.undeclared].sort(inUndeclaredOrder),
        managed: found.managed,
        diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics),
        guards: (0,guard/* checkGuards */.hK)(summary.delete, found.managed, settings),
        digest: (0,fingerprint/* digest */.br)(executed.map((change) => change.fingerprint)),
    };
}
function summarize(changes, executed, found) {
    const updates = executed.filter((change) => change.action === 'update');
    return {
        create: executed.filter((change) => change.action === 'create').length,
        update: updates.length,
        delete: executed.filter((change) => change.action === 'delete').length,
        renamed: updates.filter(({ changed }) => changed.includes('name')).length,
        moved: updates.filter(({ changed }) => changed.includes('cyber_system_id')).length,
        retyped: updates.filter(({ changed }) => changed.includes('asset_type')).length,
        unchanged: found.unchanged,
        undeclared: found.undeclared.length,
        unmanaged: found.unmanaged.length,
        pending: executed.filter((change) => change.origin === 'pending').length,
        drift: changes.length - executed.length,
    };
}
function inUndeclaredOrder(a, b) {
    return (compareText(a.cyberSystem.name, b.cyberSystem.name) ||
        compareText(a.cyberSystem.id, b.cyberSystem.id) ||
        compareText(a.asset.name, b.asset.name) ||
        compareText(a.asset.id, b.asset.id));
}
const ACTION_ORDER = { delete: 0, update: 1, create: 2 };
/** System name, then delete, update, create, then name; ids last, so that the order is total. */
function inPlanOrder(a, b) {
    return (compareText(a.cyberSystem.name, b.cyberSystem.name) ||
        compareText(a.cyberSystem.id, b.cyberSystem.id) ||
        ACTION_ORDER[a.action] - ACTION_ORDER[b.action] ||
        compareText((a.after ?? a.before).name, (b.after ?? b.before).name) ||
        // Creates come no further than their names, which are unique in a system.
        compareText(a.id ?? '', b.id ?? ''));
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 7246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Po: () => (/* binding */ referenceTo),
/* harmony export */   Tn: () => (/* binding */ indexReferences),
/* harmony export */   mk: () => (/* binding */ findByReference)
/* harmony export */ });
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1968);
/* harmony import */ var _near_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6941);


/** A key of the wrong organization makes every name unknown: then none is near. */
const MOST_UNKNOWN = 100;
function indexReferences(records) {
    const byId = new Map();
    const byName = new Map();
    for (const record of records) {
        byId.set(record.id, record);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .Q)(byName, record.name, record);
    }
    return { byId, byName, names: new _near_js__WEBPACK_IMPORTED_MODULE_1__/* .Vocabulary */ .V(byName.keys(), MOST_UNKNOWN) };
}
/** The records a reference may mean: the one of that id, else all of exactly that name. */
function findByReference(index, reference) {
    const byId = index.byId.get(reference);
    return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}
/** How a file can name this record without doubt: by name, or by id where the name is shared or another's id. */
function referenceTo(index, record) {
    const meant = findByReference(index, record.name);
    return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function named(record) {
    return { id: record.id, name: record.name };
}


/***/ }),

/***/ 6961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZS: () => (/* binding */ assetsOf),
  Oh: () => (/* binding */ makeDirectory),
  Hi: () => (/* binding */ resolveSystems),
  Oe: () => (/* binding */ systemReferenceProblem)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/core/homes.js
// Systems of one name told apart by their facility. A utility may well call a system the same in each of its
// facilities: every answer is computed once, so that as many documents as systems cost no product of the two.

/** Lists are told apart by identity: an index of references answers the same name with the same list. */
class Homes {
    #facilities;
    #known = new Map();
    constructor(facilities) {
        this.#facilities = facilities;
    }
    /** Those of the systems that are in one of the facilities. */
    narrow(systems, facilities) {
        const namesakes = this.#namesakes(systems);
        const answered = namesakes.inAnyOf.get(facilities);
        if (answered !== undefined)
            return answered;
        const narrowed = facilities.flatMap(({ id }) => namesakes.byFacility.get(id) ?? []);
        namesakes.inAnyOf.set(facilities, narrowed);
        return narrowed;
    }
    /** The names of the facilities that the systems are in. */
    namesOf(systems) {
        const namesakes = this.#namesakes(systems);
        const { byId } = this.#facilities;
        namesakes.facilityNames ??= systems.flatMap((system) => byId.get(system.facility_id ?? '')?.name ?? []);
        return namesakes.facilityNames;
    }
    #namesakes(systems) {
        const known = this.#known.get(systems);
        if (known !== undefined)
            return known;
        const byFacility = new Map();
        for (const system of systems) {
            const { facility_id: id } = system;
            if (id === undefined || id === null)
                continue;
            (0,group/* addUnder */.Q)(byFacility, id, system);
        }
        const namesakes = { byFacility, inAnyOf: new Map(), facilityNames: null };
        this.#known.set(systems, namesakes);
        return namesakes;
    }
}

// EXTERNAL MODULE: ./lib/core/reference.js
var reference = __webpack_require__(7246);
;// CONCATENATED MODULE: ./lib/core/resolve.js
// From names in files to cyber systems at the service (design section 4, first paragraph).



function makeDirectory({ systems, facilities }) {
    return { systems: (0,reference/* indexReferences */.Tn)(systems), facilities: (0,reference/* indexReferences */.Tn)(facilities ?? []) };
}
/** Groups documents by the system they declare. */
function resolveSystems(documents, directory, report) {
    const unresolved = [];
    const groups = new Map();
    const lookup = { directory, homes: new Homes(directory.facilities) };
    for (const document of documents) {
        const system = resolveDocument(document, lookup, report);
        if (system === null) {
            unresolved.push(document);
            continue;
        }
        const group = groups.get(system.id);
        if (group === undefined)
            groups.set(system.id, { system, documents: [document], prune: document.prune });
        else {
            group.documents.push(document);
            group.prune = mergePrune(group.prune, document.prune);
        }
    }
    return { systems: [...groups.values()], unresolved };
}
/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
function systemReferenceProblem(index, { at, reference, systems }) {
    // The list itself, not a copy: as many documents may name as many systems.
    if (systems.length > 0)
        return (0,diagnostic/* diagnostic */.YK)('ambiguous-cyber-system', 'error', at, { name: reference, systems });
    const near = index.names.nearest(reference);
    return (0,diagnostic/* diagnostic */.YK)('unknown-cyber-system', 'error', at, { name: reference, near });
}
/** Every asset of a resolved system, over its documents. */
function assetsOf({ documents }) {
    const [only, another] = documents;
    // Nearly always one: its own list, since a copy, or a generator, would be paid for at every step.
    return only !== undefined && another === undefined ? only.assets : documents.flatMap(({ assets }) => assets);
}
function mergePrune(a, b) {
    if (a === false || b === false)
        return false;
    return a ?? b;
}
function resolveDocument(document, lookup, report) {
    const { file, cyberSystem, facility } = document;
    const { directory, homes } = lookup;
    const found = (0,reference/* findByReference */.mk)(directory.systems, cyberSystem.value);
    const meant = facility === null ? found : homes.narrow(found, (0,reference/* findByReference */.mk)(directory.facilities, facility.value));
    const only = meant.length === 1 ? meant[0] : undefined;
    if (only !== undefined)
        return only;
    if (facility !== null && meant.length === 0 && found[0] !== undefined) {
        report(facilityMismatch(found, lookup, facility, { file, offset: facility.offset }));
    }
    else {
        const at = { file, offset: cyberSystem.offset };
        report(systemReferenceProblem(directory.systems, { at, reference: cyberSystem.value, systems: meant }));
    }
    return null;
}
function facilityMismatch(systems, { directory, homes }, facility, at) {
    const isKnown = (0,reference/* findByReference */.mk)(directory.facilities, facility.value).length > 0;
    return (0,diagnostic/* diagnostic */.YK)('facility-mismatch', 'error', at, {
        facility: facility.value,
        system: (0,reference/* named */.KT)(systems[0]),
        facilities: homes.namesOf(systems),
        near: isKnown ? [] : directory.facilities.names.nearest(facility.value),
    });
}


/***/ }),

/***/ 9643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Ed: () => (/* binding */ acquaintance),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8566);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);


/** With no base known, all that differs is what the inventory asks for. */
function originOf(fingerprint, { base, applied, held }) {
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (held.has(fingerprint))
        return 'pending';
    return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
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
        const isParked = change.action === 'update' && change.before.name === change.after.name + _claims_js__WEBPACK_IMPORTED_MODULE_1__/* .SWAP_SUFFIX */ .m5;
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

/***/ 9671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ cutOffLine),
/* harmony export */   TY: () => (/* binding */ outcomeCounts),
/* harmony export */   aS: () => (/* binding */ DIFFERENCE_WORDS),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   uV: () => (/* binding */ renderAppliedTerminal)
/* harmony export */ });
/* unused harmony exports KEY_REFUSED, notReadBack, notConverged, duplicated */
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1307);
/* harmony import */ var _contrast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2578);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4342);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(755);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5944);






/** Changes beyond so many are counted, not listed: the evidence has them all. */
const MOST_SHOWN = 200;
const OUTCOME_WORDS = {
    done: 'done',
    adopted: 'done, found by the list after its answer was lost',
    already: 'gone already',
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
function renderAppliedTerminal(report, { color, detail }) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C)(color);
    const lines = [];
    const open = report.results.filter(({ outcome }) => !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSucceeded */ .y)(outcome));
    for (const result of open.slice(0, MOST_SHOWN))
        lines.push(...resultLines(result, detail, paint));
    if (open.length > MOST_SHOWN)
        lines.push(`${(0,_voice_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(open.length - MOST_SHOWN)} more; the evidence has them all.`);
    const twins = report.differences.filter(({ kind }) => kind === 'duplicate');
    const others = report.differences.filter(({ kind }) => kind !== 'duplicate');
    for (const [differences, say] of [[others, notConverged], [twins, duplicated]]) {
        if (differences.length > 0)
            lines.push(paint.red(say(differences)));
        for (const difference of differences.slice(0, MOST_SHOWN))
            lines.push(`  ${differenceLine(difference, detail)}`);
    }
    if (report.closingFailure !== null) {
        lines.push(paint.red(notReadBack(report.closingFailure, report.stopped, _voice_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5)));
    }
    if (report.stopped === 'key-refused') {
        lines.push(paint.red(KEY_REFUSED));
    }
    lines.push(paint.bold(outcomeCounts(report)));
    return `${lines.join('\n')}\n`;
}
/** `5 done · 1 failed · 2 skipped`. */
function outcomeCounts({ results }) {
    const counts = new Map([['done', 0]]);
    for (const { outcome } of results) {
        const label = (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSucceeded */ .y)(outcome) ? 'done' : OUTCOME_WORDS[outcome];
        counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    const told = [...counts].filter(([, count]) => count > 0);
    return told.map(([label, count]) => `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(count)} ${label}`).join(' · ');
}
function resultLines({ change, outcome, reason, detail: said }, detail, paint) {
    const why = reason === null ? '' : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}`;
    const line = paint.red(`${OUTCOME_WORDS[outcome]}  ${describe(change, detail)}${why}`);
    return said === null || detail === 'counts' ? [line] : [line, `  the service said: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(said)}`];
}
const DIFFERENCE_WORDS = {
    missing: 'is not in the list',
    different: 'is in the list with other values',
    'still-there': 'is still in the list',
    duplicate: 'is in the list more than once',
};
function notConverged(differences) {
    return `not-converged: the service's list does not show ${(0,_voice_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(differences.length, 'change')} that it accepted. Plan again.`;
}
/** Made by another run or a person while this one applied: which of the two to keep is for a person to say. */
function duplicated(twins) {
    const stand = twins.length === 1 ? 'stands' : 'stand';
    return `not-converged: ${(0,_voice_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(twins.length, 'asset')} ${stand} twice: made by another run or person meanwhile, or by a create whose answer was lost. None was deleted; delete one of each, or pin one by id.`;
}
function differenceLine({ change, kind, found }, detail) {
    const ids = detail === 'counts' || found.length === 0 ? '' : ` (${found.map(({ id }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id)).join(', ')})`;
    return `${describe(change, detail)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}
function cutOffLine({ path, open }) {
    const doubt = open === 0 ? 'none of its writes is' : `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(open, 'write')} of it ${open === 1 ? 'is' : 'are'}`;
    return `An earlier apply was cut off, or is still running: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path)} has no evidence beside it, and ${doubt} in doubt (an intent without an outcome). What the service has now is what counts.`;
}
const PLAIN = { name: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm, place: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK };
/** One change in a few words; under `counts` its action and its place alone. */
function describe(whole, detail, { name, place } = PLAIN) {
    const change = (0,_contrast_js__WEBPACK_IMPORTED_MODULE_0__/* .contrasted */ .C)(whole);
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceOf */ .vz)(change);
    const at = source === null ? '' : `  ${place(source)}`;
    if (detail === 'counts')
        return `${change.action}${at}`;
    const system = name(change.cyberSystem.name);
    const id = change.id === null ? '' : ` ${name(change.id)}`;
    if (change.action !== 'update')
        return `${change.action} ${name((change.after ?? change.before).name)}${id} in ${system}${at}`;
    const { before, after, fromSystem } = change;
    const named = before.name === after.name ? name(after.name) : `${name(before.name)} → ${name(after.name)}`;
    const moved = before.cyber_system_id === after.cyber_system_id ? system : `${name(fromSystem.name)} → ${system}`;
    const type = before.asset_type === after.asset_type ? '' : `, ${before.asset_type} → ${after.asset_type}`;
    return `update ${named}${id} in ${moved}${type}${at}`;
}


/***/ }),

/***/ 2578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ contrasted)
/* harmony export */ });
/* unused harmony export contrast */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

/** A part of a name is shown whole up to so many UTF-16 units: two such parts are not shortened again. */
const MOST_WHOLE = _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_SHOWN */ .Z7 / 2;
const ENDS = { head: 40, tail: 24 };
/** Any other change as it is. */
function contrasted(change) {
    if (change.action !== 'update')
        return change;
    const { before, after, fromSystem, cyberSystem } = change;
    const [oldName, newName] = contrast(before.name, after.name);
    const [fromName, toName] = contrast(fromSystem.name, cyberSystem.name);
    const [fromId, toId] = contrast(fromSystem.id, cyberSystem.id);
    return {
        ...change,
        before: { ...before, name: oldName },
        after: { ...after, name: newName },
        fromSystem: { ...fromSystem, name: fromName, id: fromId },
        cyberSystem: { ...cyberSystem, name: toName, id: toId },
    };
}
/**
 * Two texts that are shown to be compared. Where they differ and one is too long to be shown whole, both are cut around
 * the place at which they part, each to LONGEST_SHOWN at most: they start alike, and still differ.
 */
function contrast(one, other) {
    if (one === other || Math.max(one.length, other.length) <= _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_SHOWN */ .Z7)
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
    return text.length <= MOST_WHOLE ? text : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(text, ENDS);
}


/***/ }),

/***/ 8810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ declarations)
/* harmony export */ });
/* unused harmony export NAMELESS */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

/** Why there are no lines that would declare an asset. */
const NAMELESS = 'without a name no file can declare it. Name it in the application';
/**
 * The lines to add under `assets:` for each of these. One whose name is not clean, or is shared in its system, is
 * pinned by its id; of one without a name a comment tells.
 */
function declarations(undeclared) {
    const seen = new Set();
    const shared = new Set();
    for (const { asset } of undeclared) {
        const key = `${asset.cyber_system_id}\0${asset.name}`;
        (seen.has(key) ? shared : seen).add(key);
    }
    return ({ asset }) => {
        if (asset.name === '')
            return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(asset.id)}: ${NAMELESS}`];
        const isShared = shared.has(`${asset.cyber_system_id}\0${asset.name}`);
        const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.name)}`, `    asset_type: ${asset.asset_type}`];
        if (isShared || !(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .isClean */ .AG)(asset.name))
            lines.push(`    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.id)}`);
        return lines;
    };
}


/***/ }),

/***/ 7470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ firstOf),
/* harmony export */   w: () => (/* binding */ errorsFirst)
/* harmony export */ });
/** Errors, then what is said of whole systems, then warnings, then notices; each in file order. */
function errorsFirst(diagnostics) {
    return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
/** So many of them, errors first, and at least one of each code: a fault of its own kind is not lost among many alike. */
function firstOf(diagnostics, most) {
    const ordered = errorsFirst(diagnostics);
    const byCode = new Map(ordered.toReversed().map((found) => [found.code, found]));
    const kept = new Set(byCode.values());
    for (const found of ordered) {
        if (kept.size >= most)
            break;
        kept.add(found);
    }
    return ordered.filter((found) => kept.has(found));
}
function rank({ severity, code }) {
    if (severity === 'error')
        return 0;
    if (code === 'system-released' || code === 'system-adopted')
        return 1;
    return severity === 'warning' ? 2 : 3;
}


/***/ }),

/***/ 4342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter)
/* harmony export */ });
// Colours of a terminal: plain ANSI codes, since `styleText` checks its arguments anew for every line of a long plan.
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

/***/ 9965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   No: () => (/* binding */ driftRows),
/* harmony export */   QP: () => (/* binding */ changeRows),
/* harmony export */   VZ: () => (/* binding */ systemText)
/* harmony export */ });
/* harmony import */ var _contrast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2578);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7443);




const MARKS = {
    delete: '- delete',
    move: '> move',
    rename: '~ rename',
    retype: '~ retype',
    create: '+ create',
};
/** Changes to execute, grouped by cyber system; deletes first in each. Linear in changes. */
function changeRows(changes, style) {
    return systemBlocks(changes, changeRow, style);
}
/** Changes that are not to be executed: what the service says, and what the files say. */
function driftRows(changes, style) {
    return systemBlocks(changes, driftRow, style);
}
function systemBlocks(changes, rowOf, style) {
    const lines = [];
    for (const { system, members } of (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .bySystem */ .Dp)(changes)) {
        const kinds = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .byKind */ .Sb)(members);
        const rows = _sections_js__WEBPACK_IMPORTED_MODULE_3__/* .KINDS */ .GW.flatMap((kind) => kinds[kind].map((change) => rowOf((0,_contrast_js__WEBPACK_IMPORTED_MODULE_0__/* .contrasted */ .C)(change))));
        lines.push(style.paint.bold(systemText(system)));
        pushRows(lines, rows, style);
        lines.push('');
    }
    return lines;
}
/** `Alpha EMS (cs_1)`. */
function systemText({ id, name }) {
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(name)} (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id)})`;
}
function changeRow(change) {
    const { id, cells } = changeCells(change);
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(change);
    const kind = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(change);
    const move = kind === 'move' && change.action === 'update' ? moveText(change) : '';
    return {
        kind,
        cells: [markOf(change), ...cells, id],
        rest: source === null ? _summarize_js__WEBPACK_IMPORTED_MODULE_2__/* .PERMANENT */ .R2 : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(source),
        below: move,
    };
}
/** An update that does several says all: `~ rename, retype`. */
function markOf(change) {
    const mark = MARKS[(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(change)];
    if (change.action !== 'update' || change.changed.length === 1)
        return mark;
    const { changed } = change;
    const isMove = changed.includes('cyber_system_id');
    const more = [isMove && changed.includes('name') ? 'rename' : '', changed.includes('asset_type') ? 'retype' : ''];
    return [mark, ...more.filter((word) => word !== '')].join(', ');
}
function changeCells(change) {
    if (change.action !== 'update') {
        const { name, asset_type } = change.after ?? change.before;
        return { id: change.id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(change.id), cells: [(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(name), asset_type] };
    }
    const { before, after, id } = change;
    const name = before.name === after.name ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(after.name) : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(before.name)} → ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(after.name)}`;
    const type = before.asset_type === after.asset_type ? after.asset_type : `${before.asset_type} → ${after.asset_type}`;
    return { id: (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id), cells: [name, type] };
}
function moveText({ fromSystem, cyberSystem }) {
    return `${systemText(fromSystem)} → ${systemText(cyberSystem)}: ${_summarize_js__WEBPACK_IMPORTED_MODULE_2__/* .INHERITS */ .zZ}`;
}
function driftRow(change) {
    const { name, asset_type } = change.before ?? change.after;
    const source = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(change);
    return {
        kind: null,
        cells: ['?', (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(name), asset_type, change.id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(change.id), driftText(change)],
        rest: source === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(source),
        below: '',
    };
}
function driftText(change) {
    if (change.action === 'delete')
        return 'at the service, in no file';
    if (change.action === 'create')
        return 'in the files, not at the service';
    const { before, after, fromSystem, cyberSystem } = change;
    return `at the service: ${sideText(change, before, fromSystem)}; in the files: ${sideText(change, after, cyberSystem)}`;
}
/** What one side has of that in which they differ. */
function sideText({ changed }, side, system) {
    const parts = [
        changed.includes('name') ? `named ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(side.name)}` : '',
        changed.includes('cyber_system_id') ? `in ${systemText(system)}` : '',
        changed.includes('asset_type') ? side.asset_type : '',
    ];
    return parts.filter((text) => text !== '').join(', ');
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

/***/ 755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ bySystem),
/* harmony export */   GB: () => (/* binding */ inPlaces),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   Sb: () => (/* binding */ byKind),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   pH: () => (/* binding */ areTogether),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1968);

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
/** Grouped by cyber system, in order of first mention. */
function bySystem(all) {
    const groups = new Map();
    for (const member of all) {
        const group = groups.get(member.cyberSystem.id);
        if (group === undefined)
            groups.set(member.cyberSystem.id, { system: member.cyberSystem, members: [member] });
        else
            group.members.push(member);
    }
    return [...groups.values()];
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
/** Those of one cyber system and file next to each other, in order of first mention. */
function inPlaces(changes) {
    const places = new Map();
    for (const change of changes) {
        const path = pathOf(change);
        const key = path === null ? change.cyberSystem.id : `${change.cyberSystem.id}\0${path}`;
        (0,_core_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .Q)(places, key, change);
    }
    return [...places.values()].flat();
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
