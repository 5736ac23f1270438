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
    constructor(concurrency) {
        this.#concurrency = concurrency;
        this.#limit = Math.min(FIRST_LIMIT, concurrency);
    }
    get limit() {
        return this.#limit;
    }
    get round() {
        return this.#round;
    }
    async runInTurn(task) {
        await this.#enter(this.#waiting);
        try {
            return await task();
        }
        finally {
            this.#leave();
        }
    }
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
    good() {
        this.#goodAnswers += 1;
        if (this.#round > 0 && this.#goodAnswers < this.#limit)
            return;
        this.#goodAnswers = 0;
        this.#limit = Math.min(this.#concurrency, this.#limit + 1);
        this.#admit();
    }
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




const MIB = 1024 * 1024;
const ERROR_LIMIT = MIB;
const CONNECT_TIMEOUT_MS = 10_000;
const MAX_TIMER_MS = 2 ** 31 - 1;
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
async function exchange(dispatcher, request) {
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
    return await new Promise((resolve, reject) => {
        const { origin, path, method, headers, body } = request;
        dispatcher.dispatch({ origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }, new Exchange(request, resolve, reject));
    });
}
class Exchange {
    #request;
    #resolve;
    #reject;
    #start = performance.now();
    #timer;
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
    onRequestStart(controller) {
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
        if (status < 200 && status !== 101)
            return;
        this.#status = status;
        this.#headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
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
        this.#endWith(kind, connectionCode(error), 'data' in error ? undefined : error);
    }
    #answerWith(status) {
        if (!this.#settle())
            return;
        const bytes = this.#body?.bytes ?? Buffer.alloc(0);
        this.#body = null;
        this.#resolve({ status, headers: this.#headers, text: bytes.toString('utf8'), utf8: (0,external_node_buffer_.isUtf8)(bytes) });
    }
    #endWith(kind, message, cause) {
        if (!this.#settle())
            return;
        this.#reject(new ExchangeError(kind, message, { status: this.#status, sent: this.#controller !== null, cause }));
    }
    #settle() {
        if (this.#settled)
            return false;
        this.#settled = true;
        clearTimeout(this.#timer);
        this.#controller?.abort(new Error('the outcome is known'));
        return true;
    }
}
function connectionCode(error) {
    const code = 'code' in error ? error.code : null;
    return typeof code === 'string' && /^\w+$/.test(code) ? code : error.name;
}
const FIRST_CAPACITY = 64 * 1024;
const NEXT_CAPACITY = 4 * 1024 * 1024;
const GROWTH = 4;
class BodyBuffer {
    #limit;
    #bytes;
    #size = 0;
    constructor(limit, announced) {
        this.#limit = limit;
        this.#bytes = Buffer.allocUnsafeSlow(Math.min(limit, Number.parseInt(announced ?? '', 10) || FIRST_CAPACITY));
    }
    append(chunk) {
        const size = this.#size + chunk.length;
        if (size > this.#limit)
            return false;
        if (size > this.#bytes.length) {
            const capacity = Math.max(size, NEXT_CAPACITY, this.#bytes.length * GROWTH);
            const bytes = Buffer.allocUnsafeSlow(Math.min(this.#limit, capacity));
            bytes.set(this.#bytes.subarray(0, this.#size));
            this.#bytes = bytes;
        }
        this.#bytes.set(chunk, this.#size);
        this.#size = size;
        return true;
    }
    get bytes() {
        return this.#bytes.subarray(0, this.#size);
    }
}
const KEEP_ALIVE_MS = 4_000;
async function openDispatcher(proxy, cut) {
    const { Agent, EnvHttpProxyAgent, Pool } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    (0,external_node_events_.setMaxListeners)(0, cut);
    const tls = { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true, signal: cut };
    const keepAlive = { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS };
    if (proxy === null)
        return new Agent({ ...keepAlive, connect: tls });
    return new EnvHttpProxyAgent({
        ...keepAlive,
        connect: tls,
        requestTls: tls,
        proxyTls: tls,
        httpProxy: '',
        httpsProxy: proxy.url,
        noProxy: proxy.noProxy,
        clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: CONNECT_TIMEOUT_MS }).compose(blamingProxy),
    });
}
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




class WireError extends Error {
    name = 'WireError';
    unreadable;
    constructor(message, unreadable = false) {
        super(message);
        this.unreadable = unreadable;
    }
}
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
            const request = { host, method, route, mayBeDone, isUnanswered };
            return new errors/* ServiceError */._7({ ...unknown, ...facts, sent, kind, ...request }, { cause });
        };
        const isStopped = () => signal.aborted || cut.aborted || (isKeyRefused && method !== 'GET');
        if (isStopped())
            throw failureOf('aborted', { sent: false });
        const attemptOnce = async (attempts) => {
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
        if ('error' in outcome)
            throw outcome.error;
        return outcome.value;
    });
}
const EXCERPT_SOURCE = 1024 * 1024;
async function attempt(request, options, attempts, failureOf) {
    const { method, route, id, expect, limit } = request;
    const { baseUrl, apiKey, clock, pace, requestTimeoutMs: timeoutMs, onReceived } = options;
    const path = id === undefined ? route : route.replace('{id}', () => encodeURIComponent(id));
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    const headers = {
        accept: 'application/json',
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
        throw failureOf('body', { status, reason, excerpt: unreadable ? (0,errors/* excerpt */.Kb)(beginning, apiKey) : null, cause });
    }
}
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
function parseRetryAfter(header, now) {
    const text = header?.trim() ?? '';
    let wait = Number.NaN;
    if (/^\d+(\.\d+)?$/.test(text))
        wait = Number(text) * 1000;
    else if (/^[A-Z][a-z]{2,8},? /.test(text))
        wait = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) - now;
    return Number.isNaN(wait) ? null : Math.min(retry/* SERVICE_RETRIES */.Z.maxRetryAfterMs, Math.max(0, wait));
}
function isRetried(error) {
    if (error.method === 'POST')
        return false;
    switch (error.kind) {
        case 'refused':
        case 'network':
        case 'timeout':
            return true;
        case 'body':
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





const client_MIB = 1024 * 1024;
const LIST_LIMIT = 256 * client_MIB;
const RECORD_LIMIT = client_MIB;
function createReader(send) {
    const readList = (kind) => send({ method: 'GET', route: kind.path, expect: 200, limit: LIST_LIMIT, read: (text) => parseList(text, kind) });
    return {
        facilities: () => readList(FACILITY),
        controlCenters: () => readList(CONTROL_CENTER),
        cyberSystems: () => readList(CYBER_SYSTEM),
        cyberAssets: () => readList(CYBER_ASSET),
        async cyberAsset(id) {
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
function createWriter(send, permit = result/* FREE */.jC) {
    const common = { limit: RECORD_LIMIT, permit };
    return {
        async createAsset(state) {
            const body = (0,model/* stateOf */.L4)(state);
            const request = { ...common, method: 'POST', route: CYBER_ASSET.path, body, expect: 201 };
            return send({ ...request, read: (text) => parseAsset(text, null) });
        },
        async updateAsset(id, body) {
            checkId(id);
            const request = { ...common, method: 'PATCH', route: ROUTE_OF_ONE, id, body, expect: 200 };
            return send({ ...request, read: (text) => parseAsset(text, id) });
        },
        async deleteAsset(id) {
            checkId(id);
            const request = { ...common, method: 'DELETE', route: ROUTE_OF_ONE, id, expect: 204 };
            const answer = send({ ...request, read: () => 'deleted' });
            return answer.catch((0,rejections/* expecting */.Kk)(errors/* isMissing */.b2, ({ failure }) => (failure.mayBeDone ? 'deleted' : 'missing')));
        },
    };
}
function checkId(id) {
    if (!CYBER_ASSET.id.test(id))
        throw new TypeError('not the id of a cyber asset');
}
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
function parseAsset(text, id) {
    const record = parseJson(text);
    checkRecord(record, CYBER_ASSET, null);
    if (id !== null && record.id !== id)
        throw new WireError('it is not the record asked for');
    return record;
}
function checkRecord(record, kind, index) {
    let wrong = null;
    if (typeof record !== 'object' || record === null || Array.isArray(record))
        wrong = 'is not an object';
    else {
        const fields = record;
        let field = null;
        if (typeof fields.id !== 'string' || !kind.id.test(fields.id))
            field = 'id';
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
function checkApiKey(text) {
    const key = text.trim();
    if (key === '')
        throw new result/* UserError */.yo('api-key', 'is empty', 'Set it to a key of the organization.');
    if (!/^[\x20-\x7e\xa0-\xff]+$/.test(key)) {
        throw new result/* UserError */.yo('api-key', 'contains a character that is not allowed in an HTTP header, such as a line break', 'Copy the key again.');
    }
    return key;
}
function checkProxy(baseUrl, env) {
    const text = (env.https_proxy ?? env.HTTPS_PROXY ?? '').trim();
    if ((0,endpoint/* isLoopback */.U)(baseUrl) || text === '')
        return null;
    const url = text.includes('://') ? text : `http://${text}`;
    try {
        const { protocol, username, password } = new URL(url);
        if (!/^https?:$/.test(protocol))
            throw new TypeError('another protocol');
        decodeURIComponent(username);
        decodeURIComponent(password);
    }
    catch {
        throw new result/* UserError */.yo('HTTPS_PROXY', 'is not an http or https proxy', 'Write it as http://host:port.');
    }
    return { url, noProxy: (env.no_proxy ?? env.NO_PROXY ?? '').trim() };
}


/***/ })

};
