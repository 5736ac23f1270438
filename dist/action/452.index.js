export const id = 452;
export const ids = [452];
export const modules = {

/***/ 7071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connect: () => (/* binding */ connect)
});

;// CONCATENATED MODULE: ./lib/service/adaptive-limit.js
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

// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
;// CONCATENATED MODULE: ./lib/service/pool.js
// Below the 5 s after which many servers close an idle connection, so that a write seldom meets a closed one.
const KEEP_ALIVE_MS = 4_000;
/** A connection that takes longer is given up. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Opens the connections that all requests share. */
async function openPool({ baseUrl, proxy }) {
    const isSecure = baseUrl.protocol === 'https:';
    // Loaded here: a run that reads no service, such as validate, should not pay for it, and http not for TLS.
    const http = isSecure ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7067, 19));
    // Certificates: said outright, so that no variable of the process turns their check off. No maxSockets: a request
    // that waits for one is not told (`reusedSocket`) that the connection it gets has been connected before.
    const agent = new http.Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS, rejectUnauthorized: true });
    watchIdle(agent);
    let isClosed = false;
    const open = new Set();
    const track = (request) => {
        if (isClosed)
            request.destroy();
        open.add(request);
        const forget = () => void open.delete(request);
        return request.once('close', forget).once('connect', forget);
    };
    if (proxy !== null)
        await tunnel(agent, { baseUrl, proxy, track });
    const { hostname, port, protocol } = baseUrl;
    const server = { protocol, hostname: withoutBrackets(hostname), port };
    return {
        catchUp: async () => {
            // What came is read in one turn, and closes its connection by the end of the next.
            for (let turns = 0; turns < 2 && Object.keys(agent.freeSockets).length > 0; turns++) {
                await new Promise((resolve) => setImmediate(resolve));
            }
        },
        // Nor may a variable make the parser take what is no HTTP.
        begin: (request) => track(http.request({ ...server, agent, insecureHTTPParser: false, ...request })),
        ready: isSecure ? 'secureConnect' : 'connect',
        close: () => {
            isClosed = true;
            for (const request of open)
                request.destroy();
            agent.destroy();
        },
    };
}
/** Closes an idle connection on which anything comes: its end, or what a request to come could take for its answer. */
function watchIdle(agent) {
    const { keepSocketAlive, reuseSocket } = agent;
    function cut() {
        this.destroy();
    }
    agent.keepSocketAlive = (socket) => {
        socket.once('data', cut).once('end', cut);
        return keepSocketAlive.call(agent, socket);
    };
    agent.reuseSocket = (socket, request) => {
        socket.off('data', cut).off('end', cut);
        reuseSocket.call(agent, socket, request);
    };
}
/** Makes the agent ask the proxy for each of its connections (RFC 9110, section 9.3.6), and speak TLS through it. */
async function tunnel(agent, { baseUrl, proxy, track }) {
    const { request } = proxy.protocol === 'https:' ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7067, 19));
    const { isIP } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7030, 19));
    const direct = agent.createConnection;
    const { hostname, port, username, password } = proxy;
    const path = `${baseUrl.hostname}:${baseUrl.port || 443}`;
    const user = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
    const headers = { host: path, ...(username !== '' && { 'proxy-authorization': `Basic ${user}` }) };
    const host = withoutBrackets(hostname);
    // Said outright: Node would take the name to verify from the header, which is the service's.
    const servername = isIP(host) === 0 ? host : '';
    const to = { hostname: host, servername, port, path, headers, rejectUnauthorized: true };
    agent.createConnection = (options, callback) => {
        const asked = track(request({ method: 'CONNECT', ...to, agent: false }));
        const late = setTimeout(() => asked.destroy(), CONNECT_TIMEOUT_MS);
        const fail = (error) => {
            clearTimeout(late);
            callback?.(error, null);
        };
        asked
            .once('connect', ({ statusCode }, socket) => {
            if (statusCode !== 200) {
                socket.destroy();
                fail(Object.assign(new Error('no tunnel'), { code: `PROXY_ANSWERED_${statusCode}` }));
                return;
            }
            clearTimeout(late);
            callback?.(null, direct.call(agent, { ...options, socket }));
        })
            .once('error', fail)
            .end();
        return undefined;
    };
}
/** Of an IPv6 address, a URL's host has brackets. */
function withoutBrackets(hostname) {
    return hostname.replace(/^\[|\]$/g, '');
}

// EXTERNAL MODULE: ./lib/service/errors.js
var errors = __webpack_require__(4848);
;// CONCATENATED MODULE: ./lib/service/wire.js
/** Why a 2xx is not the promised answer. The message names an index and a field at most, no value. */
class WireError extends Error {
    name = 'WireError';
    /** True when the answer was not readable at all, which may pass; false when it was read and breaks a rule. */
    unreadable;
    constructor(message, unreadable = false) {
        super(message);
        this.unreadable = unreadable;
    }
}
/**
 * The body's text. Throws a WireError for bytes that are not UTF-8, and for a page: which Content-Type JSON has, the
 * API document does not show, but one that asks to sign in is never taken for an answer.
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
/** Parses JSON. Throws a WireError without the parser's message, which quotes the body. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new WireError('it is not JSON', true);
    }
}
const FACILITY = {
    path: '/facilities',
    id: /^fac_./s,
    wrong: () => null,
};
/** Nothing more is said of a control center. */
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
 * Throws a WireError for anything else, which is never taken for an empty list.
 */
function parseList(text, kind) {
    const list = parseJson(text);
    checkList(list, kind);
    return list;
}
/** One record: the one asked for, or any when `id` is null, as after a creation. Throws a WireError. */
function parseRecord(text, kind, id) {
    const record = parseJson(text);
    checkRecord(record, kind, 'the record');
    if (id !== null && record.id !== id)
        throw new WireError('it is not the record asked for');
    return record;
}
function checkList(list, kind) {
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
}
// `where` is worded only for an error: a million sentences nobody reads take longer than the checks.
function checkRecord(record, kind, where) {
    const wrong = isFields(record) ? wrongField(record, kind) : 'shape';
    if (wrong === null)
        return;
    const subject = typeof where === 'number' ? `record ${where}` : where;
    throw new WireError(wrong === 'shape' ? `${subject} is not an object` : `${subject} has no ${wrong} as documented`);
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

// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/service/exchange.js
// One request and its answer over Node's http: the whole of it bounded in time, the answer bounded in size,
// sent at most once, and known for certain when it was not sent at all.


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
async function exchange(pool, request) {
    await pool.catchUp();
    return await new Promise((resolve, reject) => void new Exchange(pool, request, resolve, reject));
}
class Exchange {
    #request;
    #resolve;
    #reject;
    #outgoing;
    // A real timer, not the injected clock: it bounds real input and output.
    #timer;
    #sent = false;
    #status = null;
    #headers = {};
    #body = null;
    #settled = false;
    constructor({ begin, ready }, request, resolve, reject) {
        this.#request = request;
        this.#resolve = resolve;
        this.#reject = reject;
        const start = performance.now();
        const { path, method, headers } = request;
        const outgoing = begin({ path, method, headers });
        const toConnect = Math.min(request.timeoutMs, CONNECT_TIMEOUT_MS);
        this.#timer = setTimeout(() => this.#fail('refused', `${toConnect} ms`), toConnect);
        this.#outgoing = outgoing
            .once('socket', (socket) => {
            if (outgoing.reusedSocket)
                this.#send(start);
            else
                socket.once(ready, () => this.#send(start));
        })
            .once('response', (response) => this.#receive(response))
            .on('error', (error) => this.#break(error))
            .once('close', () => this.#lose('closed'));
    }
    /** With a connection in hand: until then nothing was sent. Not called any more once the request is destroyed. */
    #send(start) {
        const { timeoutMs, body } = this.#request;
        clearTimeout(this.#timer);
        const left = Math.min(timeoutMs, MAX_TIMER_MS) - (performance.now() - start);
        this.#timer = setTimeout(() => this.#fail('timeout', `${timeoutMs} ms`), left);
        this.#sent = true;
        // As bytes: with a string Node would write the headers in its encoding, a key beyond ASCII among them.
        this.#outgoing.end(body === null ? undefined : Buffer.from(body));
    }
    #receive(response) {
        const { statusCode: status = 0, headers } = response;
        this.#status = status;
        this.#headers = headers;
        // Of these nothing is read, and their connection is cut: after a 101, what follows is no HTTP.
        if (status < 200 || (status >= 300 && status < 400)) {
            this.#finish(status);
            return;
        }
        const isExpected = status === this.#request.expect;
        const body = new BodyBuffer(isExpected ? this.#request.limit : ERROR_LIMIT, headers['content-length']);
        this.#body = body;
        response
            .on('data', (chunk) => {
            this.#request.onReceived?.(chunk.length);
            if (this.#settled || body.add(chunk))
                return;
            if (isExpected)
                this.#fail('too-large', `more than ${this.#request.limit / exchange_MIB} MiB`);
            else
                this.#finish(status);
        })
            .once('end', () => this.#finish(status))
            .on('error', (error) => this.#break(error));
    }
    #break(error) {
        // A parser's error carries bytes of the answer, which a log of the cause would show.
        this.#lose(codeOf(error), 'rawPacket' in error ? undefined : error);
    }
    #lose(message, cause) {
        this.#fail(this.#sent ? 'network' : 'refused', message, cause);
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
        const failure = { kind, message, status: this.#status, sent: this.#sent };
        this.#reject(new ExchangeError(failure, { cause }));
    }
    /** False when the outcome is known already. Stops whatever still comes, with the connection. */
    #settle() {
        if (this.#settled)
            return false;
        this.#settled = true;
        clearTimeout(this.#timer);
        this.#outgoing.destroy();
        return true;
    }
}
/** The error's code, which names no host and no path, unlike its message. */
function codeOf(error) {
    const code = 'code' in error ? error.code : null;
    return typeof code === 'string' && /^\w+$/.test(code) ? code : error.name;
}
// Gathers an answer's body within a bound, in one buffer: chunks kept until the end would double the peak memory.
/** Enough for all but lists. */
const FIRST_CAPACITY = 64 * 1024;
// Every copy takes time, and pages that nothing was written to take no memory: so a list grows in few and long steps.
const NEXT_CAPACITY = 4 * 1024 * 1024;
const GROWTH = 4;
class BodyBuffer {
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

;// CONCATENATED MODULE: ./lib/service/transport.js
// Sends requests to the service: paced, bounded, tried again where that is safe (design section 7, Retries), and every failure
// one ServiceError.




// Which failures are worth another attempt, and when it is made (design section 7, Retries).
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
    const pool = await turn.options.open();
    try {
        return await exchange(pool, toWire(turn));
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
        'user-agent': `${model/* TOOL_NAME */.lH}/${version}`,
        'X-API-Key': apiKey,
    };
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    if (body !== null)
        headers['Content-Type'] = 'application/json';
    const path = baseUrl.pathname.replace(/(?<!\/)\/+$/, '') + pathOf(request);
    const { method, expect, limit } = request;
    return { path, method, headers, body, timeoutMs, expect, limit, onReceived };
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
    const excerptOf = () => (0,errors/* excerpt */.Kb)(answer.text.slice(0, EXCERPT_SOURCE), options.apiKey);
    if (status < 200 || status >= 300) {
        const retryAfterMs = parseRetryAfter(answer.headers['retry-after'], options.clock.now());
        // Who refuses a key may well repeat it.
        const isAboutKey = status === 401 || status === 403;
        throw failure(turn, 'status', { status, retryAfterMs, excerpt: isAboutKey ? null : excerptOf() });
    }
    try {
        if (status !== request.expect)
            throw new WireError(`${request.expect} is documented`, true);
        return request.read(status === 204 ? '' : bodyText(answer));
    }
    catch (cause) {
        if (!(cause instanceof WireError))
            throw cause;
        // Of a record that breaks a rule, the start of the body shows nothing that helps.
        throw failure(turn, 'body', {
            status,
            reason: cause.message,
            excerpt: cause.unreadable ? excerptOf() : null,
            cause,
        });
    }
}
/** A failure of this turn, of which no more is known than `known` says. */
function failure(turn, kind, { cause, ...facts }) {
    const { request, attempts, options } = turn;
    const service = { host: options.baseUrl.host, givenBy: options.givenBy };
    const { method, route } = request;
    const path = pathOf(request);
    const unknown = { status: null, sent: true, retryAfterMs: null, excerpt: null, reason: null };
    return new errors/* ServiceError */._7({ ...unknown, ...facts, ...service, method, route, path, kind, attempts }, { cause });
}
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
    const transient = !(error.cause instanceof WireError) || error.cause.unreadable;
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
    let pool = null;
    const open = () => {
        pool ??= openPool({ baseUrl, proxy });
        return pool;
    };
    const close = async () => {
        cutting.abort();
        (await pool)?.close();
    };
    // A listener that outlived the connection would keep it in memory for as long as the signal lives.
    hardSignal?.addEventListener('abort', () => void close(), { signal: cutting.signal });
    if (hardSignal?.aborted)
        cutting.abort();
    const { requestTimeoutMs, clock, random, signal, version, onAttempt = () => { }, onReceived = () => { } } = options;
    const pace = new Pace(concurrency);
    const cut = cutting.signal;
    const transport = createTransport({
        givenBy: options.baseUrlFrom ?? 'base-url',
        ...{ baseUrl, apiKey, version, requestTimeoutMs, clock, random, pace, open, signal, cut, onAttempt, onReceived },
    });
    return { reader: createReader(transport), writer: () => createWriter(transport), close };
}


/***/ })

};
