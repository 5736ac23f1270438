// One request and its answer over undici's dispatch. The time and the size of the answer are limited. It is sent at
// most once, and it is known for certain if it was not sent at all.
import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { ServiceMethod } from './errors.ts';

const MIB = 1024 * 1024;
/** How much of an error's body is read. */
const ERROR_LIMIT = MIB;
/** The limit for making a connection. */
export const CONNECT_TIMEOUT_MS = 10_000;
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
  /** Called when bytes of the body arrive. */
  readonly onReceived?: ((bytes: number) => void) | undefined;
}

export interface WireAnswer {
  readonly status: number;
  /** By name in lower case. If a header is repeated, the first. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Of an unexpected answer at most the first MiB. Of a redirect or a 101, nothing. */
  readonly text: string;
  /** False when bytes of the text had to be replaced. */
  readonly utf8: boolean;
}

/** Why there is no whole answer. */
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
  // While this process was busy, the service may have closed idle connections. What arrived on them is read in one turn
  // of the event loop, and they are closed by the end of the next. undici itself waits for only one.
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
  /** Set from the moment that the request may have been sent. */
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

  /** Called with a connection ready, right before the first byte is written: until then nothing was sent. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    // undici starts a request again if its connection closes. It would be sent a second time.
    if (this.#controller !== null) this.#endWith('network', 'closed');
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
    // A status such as 103 comes before the answer. What follows a 101 is not HTTP.
    if (status < 200 && status !== 101) return;
    this.#status = status;
    this.#headers = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    );
    // Their bodies are not read, and their connection is cut.
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
    // A parser's error holds bytes of the answer, which a log of the cause would show.
    this.#endWith(kind, codeOf(error), 'data' in error ? undefined : error);
  }

  #answerWith(status: number): void {
    if (!this.#settle()) return;
    const { text, utf8 } = this.#body?.decode() ?? { text: '', utf8: true };
    // Otherwise a large body would live as long as the connection remembers this exchange.
    this.#body = null;
    this.#resolve({ status, headers: this.#headers, text, utf8 });
  }

  #endWith(kind: ExchangeError['kind'], message: string, cause?: Error): void {
    if (!this.#settle()) return;
    this.#reject(new ExchangeError(kind, message, { status: this.#status, sent: this.#controller !== null, cause }));
  }

  /** False if the outcome is already known. Stops everything that still arrives, together with the connection. */
  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#controller?.abort(new Error('the outcome is known'));
    return true;
  }
}

/** The error's code, which unlike its message names no host and no path. */
export function codeOf(error: Error): string {
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

export class BodyBuffer {
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
      const wanted = Math.max(size, NEXT_CAPACITY, this.#bytes.length * GROWTH);
      const bytes = Buffer.allocUnsafeSlow(Math.min(this.#limit, wanted));
      bytes.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = bytes;
    }
    this.#bytes.set(chunk, this.#size);
    this.#size = size;
    return true;
  }

  /** The body as text. Bytes that are not UTF-8 are replaced; `utf8` says so. */
  decode(): { readonly text: string; readonly utf8: boolean } {
    const bytes = this.#bytes.subarray(0, this.#size);
    return { text: bytes.toString('utf8'), utf8: isUtf8(bytes) };
  }
}
