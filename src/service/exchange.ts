// One request and its answer over undici's dispatch: the whole of it bounded in time, the answer bounded in size,
// sent at most once, and known for certain when it was not sent at all.
import { isUtf8 } from 'node:buffer';
import type { Dispatcher } from 'undici';
import type { ServiceMethod } from './errors.ts';

const MIB = 1024 * 1024;
/** What is read of an error's body. */
const ERROR_LIMIT = MIB;
/** A connection that takes longer is given up. */
export const CONNECT_TIMEOUT_MS = 10_000;
// setTimeout takes no more, and fires at once beyond.
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface WireRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: ServiceMethod;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** From the start to the last byte of the answer. */
  readonly timeoutMs: number;
  /** The status that carries the promised answer, and how many bytes that may have. */
  readonly expect: number;
  readonly limit: number;
  /** Bytes of the body have come. */
  readonly onReceived?: (bytes: number) => void;
}

export interface WireAnswer {
  readonly status: number;
  /** By their names in lower case; of one that came twice, the first. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Of an answer that was not expected, the first MiB at most; of a redirect or a 101, nothing. */
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

  constructor(failure: Pick<ExchangeError, 'kind' | 'status' | 'sent' | 'message'>, options?: ErrorOptions) {
    super(failure.message, options);
    this.kind = failure.kind;
    this.status = failure.status;
    this.sent = failure.sent;
  }
}

/** Sends the request. Rejects with an ExchangeError. */
export async function exchange(dispatcher: Dispatcher, request: WireRequest): Promise<WireAnswer> {
  // While this process was busy, the service may have closed idle connections. What came for them is read in one turn of
  // the event loop, and they are gone by the end of the next. undici itself waits for one.
  await turn();
  await turn();
  return await new Promise((resolve, reject) => {
    const { origin, path, method, headers, body } = request;
    dispatcher.dispatch(
      // The exchange has its own timer: undici's timeouts start again with each byte, so a slow drip defeats them.
      { origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 },
      new Exchange(request, resolve, reject),
    );
  });
}

function turn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

class Exchange implements Dispatcher.DispatchHandler {
  readonly #request: WireRequest;
  readonly #resolve: (answer: WireAnswer) => void;
  readonly #reject: (error: ExchangeError) => void;
  readonly #start = performance.now();
  // A real timer, not the injected clock: it bounds real input and output.
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
    this.#timer = setTimeout(() => this.#fail('refused', `${toConnect} ms`), toConnect);
  }

  /** Called with a connection in hand, right before the first byte is written: until then nothing was sent. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    // undici begins a request again when its connection closed under it: it would be sent a second time.
    if (this.#controller !== null) this.#fail('network', 'closed');
    if (this.#settled) {
      controller.abort(new Error('not to be sent'));
      return;
    }
    this.#controller = controller;
    const { timeoutMs } = this.#request;
    clearTimeout(this.#timer);
    const left = Math.min(timeoutMs, MAX_TIMER_MS) - (performance.now() - this.#start);
    this.#timer = setTimeout(() => this.#fail('timeout', `${timeoutMs} ms`), left);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: HeadersReceived): void {
    // Such as 103: the answer is still to come. After a 101 what follows is no HTTP.
    if (status < 200 && status !== 101) return;
    this.#status = status;
    this.#headers = firstOfEach(headers);
    // Of these nothing is read, and their connection is cut.
    if (status === 101 || (status >= 300 && status < 400)) this.#finish(status);
    else
      this.#body = new BodyBuffer(
        this.#isExpected() ? this.#request.limit : ERROR_LIMIT,
        this.#headers['content-length'],
      );
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#request.onReceived?.(chunk.length);
    if (this.#status === null || this.#body === null || this.#body.add(chunk)) return;
    if (this.#isExpected()) this.#fail('too-large', `more than ${this.#request.limit / MIB} MiB`);
    else this.#finish(this.#status);
  }

  onResponseEnd(): void {
    if (this.#status !== null) this.#finish(this.#status);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const kind = this.#controller === null ? 'refused' : 'network';
    // A parser's error carries bytes of the answer, which a log of the cause would show.
    this.#fail(kind, codeOf(error), 'data' in error ? undefined : error);
  }

  #isExpected(): boolean {
    return this.#status === this.#request.expect;
  }

  #finish(status: number): void {
    if (!this.#settle()) return;
    const { text, utf8 } = this.#body?.read() ?? { text: '', utf8: true };
    // A large body would else live as long as the connection remembers this exchange.
    this.#body = null;
    this.#resolve({ status, headers: this.#headers, text, utf8 });
  }

  #fail(kind: ExchangeError['kind'], message: string, cause?: Error): void {
    if (!this.#settle()) return;
    const failure = { kind, message, status: this.#status, sent: this.#controller !== null };
    this.#reject(new ExchangeError(failure, { cause }));
  }

  /** False when the outcome is known already. Stops whatever still comes, with the connection. */
  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#controller?.abort(new Error('the outcome is known'));
    return true;
  }
}

type HeadersReceived = Readonly<Record<string, string | string[] | undefined>>;

function firstOfEach(headers: HeadersReceived): WireAnswer['headers'] {
  const entries = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
  return Object.fromEntries(entries);
}

/** The error's code, which names no host and no path, unlike its message. */
export function codeOf(error: Error): string {
  const code = 'code' in error ? error.code : null;
  return typeof code === 'string' && /^\w+$/.test(code) ? code : error.name;
}

// Gathers an answer's body within a bound, in one buffer: chunks kept until the end would double the peak memory.

/** Enough for all but lists. */
const FIRST_CAPACITY = 64 * 1024;
// Every copy takes time, and pages that nothing was written to take no memory: so a list grows in few and long steps.
const NEXT_CAPACITY = 4 * 1024 * 1024;
const GROWTH = 4;

export class BodyBuffer {
  readonly #limit: number;
  #bytes: Buffer;
  #size = 0;

  /** `announced` is the answer's Content-Length: a hint to begin with the right capacity, never believed beyond it. */
  constructor(limit: number, announced: string | undefined) {
    this.#limit = limit;
    this.#bytes = Buffer.allocUnsafeSlow(Math.min(limit, Number.parseInt(announced ?? '', 10) || FIRST_CAPACITY));
  }

  /** False, and nothing is added, when the body would grow beyond its limit. */
  add(chunk: Buffer): boolean {
    const size = this.#size + chunk.length;
    if (size > this.#limit) return false;
    if (size > this.#bytes.length) this.#grow(size);
    this.#bytes.set(chunk, this.#size);
    this.#size = size;
    return true;
  }

  /** The body as text. Bytes that are not UTF-8 are replaced; `utf8` says so. */
  read(): { readonly text: string; readonly utf8: boolean } {
    const bytes = this.#bytes.subarray(0, this.#size);
    return { text: bytes.toString('utf8'), utf8: isUtf8(bytes) };
  }

  #grow(size: number): void {
    const wanted = Math.max(size, NEXT_CAPACITY, this.#bytes.length * GROWTH);
    const bytes = Buffer.allocUnsafeSlow(Math.min(this.#limit, wanted));
    bytes.set(this.#bytes.subarray(0, this.#size));
    this.#bytes = bytes;
  }
}
