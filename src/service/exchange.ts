// One request and its answer over Node's http: the whole of it bounded in time, the answer bounded in size,
// sent at most once, and known for certain when it was not sent at all.
import { isUtf8 } from 'node:buffer';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ServiceMethod } from './errors.ts';
import { CONNECT_TIMEOUT_MS, type Pool } from './pool.ts';

const MIB = 1024 * 1024;
/** What is read of an error's body. */
const ERROR_LIMIT = MIB;
// setTimeout takes no more, and fires at once beyond.
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface WireRequest {
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
export async function exchange(pool: Pool, request: WireRequest): Promise<WireAnswer> {
  await pool.catchUp();
  return await new Promise((resolve, reject) => void new Exchange(pool, request, resolve, reject));
}

class Exchange {
  readonly #request: WireRequest;
  readonly #resolve: (answer: WireAnswer) => void;
  readonly #reject: (error: ExchangeError) => void;
  readonly #outgoing: ClientRequest;
  // A real timer, not the injected clock: it bounds real input and output.
  #timer: NodeJS.Timeout;
  #sent = false;
  #status: number | null = null;
  #headers: IncomingHttpHeaders = {};
  #body: BodyBuffer | null = null;
  #settled = false;

  constructor(
    { begin, ready }: Pool,
    request: WireRequest,
    resolve: (answer: WireAnswer) => void,
    reject: (error: ExchangeError) => void,
  ) {
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
        if (outgoing.reusedSocket) this.#send(start);
        else socket.once(ready, () => this.#send(start));
      })
      .once('response', (response) => this.#receive(response))
      .on('error', (error) => this.#break(error))
      .once('close', () => this.#lose('closed'));
  }

  /** With a connection in hand: until then nothing was sent. Not called any more once the request is destroyed. */
  #send(start: number): void {
    const { timeoutMs, body } = this.#request;
    clearTimeout(this.#timer);
    const left = Math.min(timeoutMs, MAX_TIMER_MS) - (performance.now() - start);
    this.#timer = setTimeout(() => this.#fail('timeout', `${timeoutMs} ms`), left);
    this.#sent = true;
    // As bytes: with a string Node would write the headers in its encoding, a key beyond ASCII among them.
    this.#outgoing.end(body === null ? undefined : Buffer.from(body));
  }

  #receive(response: IncomingMessage): void {
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
      .on('data', (chunk: Buffer) => {
        this.#request.onReceived?.(chunk.length);
        if (this.#settled || body.add(chunk)) return;
        if (isExpected) this.#fail('too-large', `more than ${this.#request.limit / MIB} MiB`);
        else this.#finish(status);
      })
      .once('end', () => this.#finish(status))
      .on('error', (error) => this.#break(error));
  }

  #break(error: Error): void {
    // A parser's error carries bytes of the answer, which a log of the cause would show.
    this.#lose(codeOf(error), 'rawPacket' in error ? undefined : error);
  }

  #lose(message: string, cause?: Error): void {
    this.#fail(this.#sent ? 'network' : 'refused', message, cause);
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
    const failure = { kind, message, status: this.#status, sent: this.#sent };
    this.#reject(new ExchangeError(failure, { cause }));
  }

  /** False when the outcome is known already. Stops whatever still comes, with the connection. */
  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#outgoing.destroy();
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
