// One request and its answer over undici's dispatch: the whole of it bounded in time, the answer bounded in size,
// sent at most once, and known for certain when it was not sent at all.
import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { ServiceMethod } from './errors.ts';

const MIB = 1024 * 1024;
/** What is read of an error's body. */
const ERROR_LIMIT = MIB;
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
  readonly headers: IncomingHttpHeaders;
  /** Of an answer that was not expected, the first MiB at most; of a redirect, nothing. */
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
export function exchange(dispatcher: Dispatcher, request: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const { origin, path, method, headers, body } = request;
    dispatcher.dispatch(
      // The exchange has its own clock: undici's timeouts start anew with each byte, so a drip defeats them.
      { origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 },
      new Exchange(request, resolve, reject),
    );
  });
}

class Exchange implements Dispatcher.DispatchHandler {
  readonly #request: WireRequest;
  readonly #resolve: (answer: WireAnswer) => void;
  readonly #reject: (error: ExchangeError) => void;
  // A real timer, not the injected clock: it bounds real input and output.
  readonly #timer: NodeJS.Timeout;
  #status: number | null = null;
  #headers: IncomingHttpHeaders = {};
  #body: BodyBuffer | null = null;
  #controller: Dispatcher.DispatchController | null = null;
  #settled = false;

  constructor(request: WireRequest, resolve: (answer: WireAnswer) => void, reject: (error: ExchangeError) => void) {
    this.#request = request;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(() => this.#expire(), Math.min(request.timeoutMs, MAX_TIMER_MS));
  }

  /** Called with a connection in hand, right before the first byte is written: until then nothing was sent. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    // Settled: it expired while it waited for the connection. Started before: undici would send it a second time.
    if (this.#settled || this.#controller !== null) {
      controller.abort(new Error('not sent again'));
      return;
    }
    this.#controller = controller;
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    if (status >= 300 && status < 400) this.#finish(status);
    else this.#body = new BodyBuffer(this.#isExpected() ? this.#request.limit : ERROR_LIMIT, headers['content-length']);
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

  #expire(): void {
    this.#fail(this.#controller === null ? 'refused' : 'timeout', `${this.#request.timeoutMs} ms`);
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
    this.#controller?.abort(new Error('answer known'));
    return true;
  }
}

/** The error's code, which names no host and no path, unlike its message. */
function codeOf(error: Error): string {
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

  /** The body as text. Bytes that are not UTF-8 are replaced, and told by `utf8`. */
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
