// One request and its answer over undici's dispatch. The time and the size of the answer are limited. The request is
// sent at most once. If it was certainly not sent, the error says so.
import { isUtf8 } from 'node:buffer';
import { setMaxListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { PROXY, type ServiceMethod } from './errors.ts';

const MIB = 1024 * 1024;
/** How much of an error's body is read. */
const ERROR_LIMIT = MIB;
/** The limit for making a connection. */
const CONNECT_TIMEOUT_MS = 10_000;
// The longest time that setTimeout accepts. Beyond it, the timer fires at once.
const MAX_TIMER_MS = 2 ** 31 - 1;

interface WireRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: ServiceMethod;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** From the start to the last byte of the answer. */
  readonly timeoutMs: number;
  /** The status of the expected answer, and how many bytes it may have. */
  readonly expect: number;
  readonly limit: number;
  /** Called just before the first byte is written. If false, nothing is sent. The process may have been suspended. */
  readonly maySend?: (() => boolean) | undefined;
  /** Called when bytes of the body arrive. */
  readonly onReceived?: ((bytes: number) => void) | undefined;
}

interface WireAnswer {
  readonly status: number;
  /** By name in lower case. If a header is repeated, only the first counts. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body. For an unexpected status at most the first MiB; empty for a redirect or a 101. */
  readonly text: string;
  /** False when bytes of the text had to be replaced. */
  readonly utf8: boolean;
}

/** Why there is no complete answer. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  readonly kind: 'refused' | 'network' | 'timeout' | 'too-large';
  readonly status: number | null;
  readonly sent: boolean;

  constructor(
    kind: ExchangeError['kind'],
    message: string,
    { status, sent, cause }: { readonly status: number | null; readonly sent: boolean; readonly cause: unknown },
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.sent = sent;
  }
}

/** Sends the request. Rejects with an ExchangeError. */
export async function exchange(dispatcher: Dispatcher, request: WireRequest): Promise<WireAnswer> {
  // While this process was busy, the service may have closed idle connections. One turn of the event loop reads this
  // news, and by the end of the next turn they are closed here. undici itself waits for only one turn.
  await setImmediate();
  await setImmediate();
  return await new Promise((resolve, reject) => {
    const { origin, path, method, headers, body } = request;
    dispatcher.dispatch(
      // The exchange has its own timer. undici's timeouts restart with each byte, so a slow drip would defeat them.
      { origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 },
      new Exchange(request, resolve, reject),
    );
  });
}

class Exchange implements Dispatcher.DispatchHandler {
  readonly #request: WireRequest;
  readonly #resolve: (answer: WireAnswer) => void;
  readonly #reject: (error: ExchangeError) => void;
  readonly #start = performance.now();
  // A real timer, not the injected clock, because it limits real input and output.
  #timer: NodeJS.Timeout;
  /** Set as soon as the request may have been sent. null before. */
  #controller: Dispatcher.DispatchController | null = null;
  #status: number | null = null;
  #headers: WireAnswer['headers'] = {};
  #body: BodyBuffer | null = null;
  #settled = false;

  constructor(request: WireRequest, resolve: (answer: WireAnswer) => void, reject: (error: ExchangeError) => void) {
    this.#request = request;
    this.#resolve = resolve;
    this.#reject = reject;
    const toConnect = Math.min(request.timeoutMs, CONNECT_TIMEOUT_MS);
    this.#timer = setTimeout(() => this.#endWith('refused', `${toConnect} ms`), toConnect);
  }

  /** Called when a connection is ready, just before the first byte is written. Until then, nothing was sent. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    // undici starts a request again if its connection closes. The request must not be sent a second time.
    if (this.#controller !== null) this.#endWith('network', 'closed');
    else if (this.#request.maySend?.() === false) this.#endWith('refused', 'too late');
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

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    // A status such as 103 comes before the answer. After a 101, the bytes are not HTTP.
    if (status < 200 && status !== 101) return;
    this.#status = status;
    this.#headers = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    );
    // The body of a 101 or a redirect is not read, and its connection is cut.
    if (status === 101 || (status >= 300 && status < 400)) {
      this.#answerWith(status);
      return;
    }
    const limit = status === this.#request.expect ? this.#request.limit : ERROR_LIMIT;
    this.#body = new BodyBuffer(limit, this.#headers['content-length']);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#request.onReceived?.(chunk.length);
    if (this.#status === null || this.#body === null || this.#body.append(chunk)) return;
    if (this.#status === this.#request.expect) this.#endWith('too-large', `more than ${this.#request.limit / MIB} MiB`);
    else this.#answerWith(this.#status);
  }

  onResponseEnd(): void {
    if (this.#status !== null) this.#answerWith(this.#status);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const kind = this.#controller === null ? 'refused' : 'network';
    // An error of the parser holds bytes of the answer, which must not get into a log as the cause.
    this.#endWith(kind, connectionCode(error), 'data' in error ? undefined : error);
  }

  #answerWith(status: number): void {
    if (!this.#settle()) return;
    const bytes = this.#body?.bytes ?? Buffer.alloc(0);
    // Otherwise a large body would live as long as the connection remembers this exchange.
    this.#body = null;
    this.#resolve({ status, headers: this.#headers, text: bytes.toString('utf8'), utf8: isUtf8(bytes) });
  }

  #endWith(kind: ExchangeError['kind'], message: string, cause?: Error): void {
    if (!this.#settle()) return;
    this.#reject(new ExchangeError(kind, message, { status: this.#status, sent: this.#controller !== null, cause }));
  }

  /** Cuts the connection, so that nothing more arrives. False if the outcome was already known. */
  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#controller?.abort(new Error('the outcome is known'));
    return true;
  }
}

/** The error's code. Unlike the message, it names no host and no path. */
function connectionCode(error: Error): string {
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
  readonly #limit: number;
  #bytes: Buffer;
  #size = 0;

  /** `announced` is the answer's Content-Length. It only sets the first capacity, never above the limit. */
  constructor(limit: number, announced: string | undefined) {
    this.#limit = limit;
    this.#bytes = Buffer.allocUnsafeSlow(Math.min(limit, Number.parseInt(announced ?? '', 10) || FIRST_CAPACITY));
  }

  /** False, without adding anything, if the body would exceed its limit. */
  append(chunk: Buffer): boolean {
    const size = this.#size + chunk.length;
    if (size > this.#limit) return false;
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

  /** The part of the body that has arrived. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }
}

// The connections. They are kept alive, and each request in flight has its own. HTTPS_PROXY may set a proxy.

// Many servers close an idle connection after 5 s. This is shorter, so that a write seldom uses a closed connection.
const KEEP_ALIVE_MS = 4_000;

/** Opens the connections that all requests share. `cut` ends them, including those that are still being made. */
export async function openDispatcher(
  proxy: { readonly url: string; readonly noProxy: string } | null,
  cut: AbortSignal,
): Promise<Dispatcher> {
  // Loaded here, so that a run that reads no service, such as validate, does not load it.
  const { Agent, EnvHttpProxyAgent, Pool } = await import('undici');
  // Every socket listens to this signal, so many listeners are not a leak.
  setMaxListeners(0, cut);
  // `rejectUnauthorized` is explicit, so that no environment variable turns off the check of certificates. The signal
  // ends connections that are still being made: undici's `destroy` leaves them, and the process would wait for them.
  const tls = { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true, signal: cut };
  // `keepAliveMaxTimeout` limits what a server may announce.
  const keepAlive = { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS };
  if (proxy === null) return new Agent({ ...keepAlive, connect: tls });
  return new EnvHttpProxyAgent({
    ...keepAlive,
    connect: tls,
    requestTls: tls,
    proxyTls: tls,
    // undici takes from the environment whatever is left out here.
    httpProxy: '',
    httpsProxy: proxy.url,
    noProxy: proxy.noProxy,
    clientFactory: (origin, options) =>
      new Pool(origin, { ...options, headersTimeout: CONNECT_TIMEOUT_MS }).compose(blamingProxy),
  });
}

/** Marks each failure of the proxy as such, so that it is not reported as a failure of the service. */
function blamingProxy(dispatch: Dispatcher.Dispatch): Dispatcher.Dispatch {
  return (options, handler) =>
    dispatch(options, {
      onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
      onRequestUpgrade: (controller, status, headers, socket) => {
        if (status === 200) {
          handler.onRequestUpgrade?.(controller, status, headers, socket);
          return;
        }
        socket.on('error', () => {}).destroy();
        handler.onResponseError?.(controller, proxyError(`ANSWERED_${status}`));
      },
      onResponseError: (controller, error) =>
        handler.onResponseError?.(controller, proxyError(connectionCode(error), error)),
    });
}

function proxyError(code: string, error?: Error): Error {
  return Object.assign(new Error('no tunnel'), { ...error, code: PROXY + code });
}
