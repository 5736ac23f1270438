// Sends requests to the service, within limits of rate, time and size, and tries them again if that is safe
// (docs/how-it-works.md). Every failure is a ServiceError.
import type { Dispatcher } from 'undici';
import { type Clock, TOOL_NAME } from '../core/model.ts';
import type { Permit } from '../core/result.ts';
import { retry, SERVICE_RETRIES, type Tried } from '../core/retry.ts';
import type { Pace } from './adaptive-limit.ts';
import { excerpt, ServiceError, type ServiceFailure, type ServiceMethod } from './errors.ts';
import { ExchangeError, exchange } from './exchange.ts';

/** Why a 2xx is not the documented answer. The message names at most an index and a field, never a value. */
export class WireError extends Error {
  override readonly name = 'WireError';
  /** True if the answer was not readable, which may be temporary. False if it was readable but breaks a rule. */
  readonly unreadable: boolean;

  constructor(message: string, unreadable = false) {
    super(message);
    this.unreadable = unreadable;
  }
}

interface ServiceRequest<T> {
  readonly method: ServiceMethod;
  /** The path below the base URL, with `{id}` for the id. */
  readonly route: string;
  readonly id?: string;
  readonly body?: object;
  /** The one status that means success, and how many bytes its body may have. */
  readonly expect: 200 | 201 | 204;
  readonly limit: number;
  /** Reads the body. Throws a WireError. */
  readonly read: (text: string) => T;
  /** Asked before each attempt of a write, and again when its bytes are sent. */
  readonly permit?: Permit;
}

export interface TransportOptions {
  readonly baseUrl: URL;
  readonly apiKey: string;
  /** The version of the tool, for the User-Agent. */
  readonly version: string;
  /** The limit for one attempt, from its start to the last byte of its answer. */
  readonly requestTimeoutMs: number;
  readonly clock: Clock;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly pace: Pace;
  /** Called for each request. Opens the connections at the first one. */
  readonly open: () => Promise<Dispatcher>;
  /** After it aborts, no attempt begins. Attempts in flight finish. */
  readonly signal: AbortSignal;
  /** Aborts when all connections are cut, including those in use. */
  readonly cut: AbortSignal;
  /** Called after each attempt, for a verbose log. `path` may hold an id, so it is shown only if names may be shown. */
  readonly onAttempt?: (attempt: {
    readonly method: ServiceMethod;
    readonly route: string;
    readonly path: string;
    /** null when there was no answer. */
    readonly status: number | null;
    readonly ms: number;
    /** From 1. */
    readonly attempt: number;
  }) => void;
  /** Called when bytes of an answer's body arrive. */
  readonly onReceived?: ((bytes: number) => void) | undefined;
}

/** Sends a request. Sends it again if that is safe and it is not a POST. Rejects with a ServiceError. */
export type Transport = <T>(request: ServiceRequest<T>) => Promise<T>;

/**
 * Each request is repeated until it succeeds, cannot succeed, or may not be repeated. If the service refuses the key
 * for a write, waiting writes are not sent.
 */
export function createTransport(options: TransportOptions): Transport {
  const { clock, pace, random, signal, cut } = options;
  let isKeyRefused = false;
  return <T>(request: ServiceRequest<T>) =>
    pace.runInTurn(async () => {
      const { method, route, permit } = request;
      let mayBeDone = false;
      let isUnanswered = false;
      const failureOf: FailureOf = (kind, { cause, sent = true, ...facts }) => {
        isUnanswered ||= sent && ['network', 'timeout', 'aborted'].includes(kind);
        const unknown = { status: null, retryAfterMs: null, excerpt: null, reason: null };
        const { host } = options.baseUrl;
        const request = { host, method, route, mayBeDone, isUnanswered };
        return new ServiceError({ ...unknown, ...facts, sent, kind, ...request }, { cause });
      };
      const isStopped = () => signal.aborted || cut.aborted || (isKeyRefused && method !== 'GET');
      if (isStopped()) throw failureOf('aborted', { sent: false });
      type Ended = { readonly value: T } | { readonly error: ServiceError };
      const attemptOnce = async (attempts: number): Promise<Tried<Ended>> => {
        // The run may have been stopped while the caller was asked.
        if (permit !== undefined && (!(await permit.prove()) || isStopped())) {
          return { result: { error: failureOf('aborted', { sent: false }) }, again: null };
        }
        try {
          return { result: { value: await attempt(request, options, attempts, failureOf) }, again: null };
        } catch (error) {
          if (!(error instanceof ServiceError)) throw error;
          const { meaning, retryAfterMs } = error.failure;
          isKeyRefused ||= method !== 'GET' && meaning === 'key-refused';
          mayBeDone ||= !['not-written', 'not-sent'].includes(meaning);
          return { result: { error }, again: isRetried(error) ? (retryAfterMs ?? 0) : null };
        }
      };
      const outcome = await retry(attemptOnce, SERVICE_RETRIES, {
        now: () => clock.now(),
        sleep: (ms) => pace.pause(() => clock.sleep(ms, signal)),
        random,
        isStopped,
      });
      // If the run is stopping, the last failure is reported, because it says whether the write may be done.
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    });
}

/** Makes the error of a request from the facts that are known. */
type FailureOf = (
  kind: ServiceFailure['kind'],
  facts: Partial<ServiceFailure> & { readonly cause?: unknown },
) => ServiceError;

// How much of an unreadable answer is searched for the key. Much less of it is shown.
const EXCERPT_SOURCE = 1024 * 1024;

/** Sends the request once and reads its answer. Rejects with a ServiceError. */
async function attempt<T>(
  request: ServiceRequest<T>,
  options: TransportOptions,
  attempts: number,
  failureOf: FailureOf,
): Promise<T> {
  const { method, route, id, expect, limit } = request;
  const { baseUrl, apiKey, clock, pace, requestTimeoutMs: timeoutMs, onReceived } = options;
  const path = id === undefined ? route : route.replace('{id}', () => encodeURIComponent(id));
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  // API sections 4.1 and 5: each request has the key, and only a request with a body has a Content-Type.
  const headers: Record<string, string> = {
    accept: 'application/json',
    // A compressed answer could be small on the wire and unlimited in memory.
    'accept-encoding': 'identity',
    'user-agent': `${TOOL_NAME}/${options.version}`,
    'X-API-Key': apiKey,
  };
  if (body !== null) headers['Content-Type'] = 'application/json';
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
  }).catch((error: unknown) => {
    if (error instanceof ExchangeError) return error;
    throw error;
  });
  const { status } = answer;
  options.onAttempt?.({ method, route, path, status, ms: clock.now() - start, attempt: attempts });
  if (status === 429 || status === 503) pace.throttled(round);
  else if (!(answer instanceof ExchangeError) && answer.status < 500) pace.good();

  if (answer instanceof ExchangeError) {
    const { kind, sent, message: reason, cause } = answer;
    throw failureOf(options.cut.aborted ? 'aborted' : kind, { status, sent, reason, cause });
  }
  if (answer.status >= 300 && answer.status < 400) throw failureOf('redirect', { status });
  const beginning = answer.text.slice(0, EXCERPT_SOURCE);
  if (answer.status < 200 || answer.status >= 300) {
    const retryAfterMs = parseRetryAfter(answer.headers['retry-after'], clock.now());
    // A service that refuses a key may quote it.
    const isAboutKey = status === 401 || status === 403;
    throw failureOf('status', { status, retryAfterMs, excerpt: isAboutKey ? null : excerpt(beginning, apiKey) });
  }
  try {
    if (status !== expect) throw new WireError(`${expect} is documented`, true);
    return request.read(status === 204 ? '' : bodyText(answer));
  } catch (cause) {
    if (!(cause instanceof WireError)) throw cause;
    const { message: reason, unreadable } = cause;
    // If a record breaks a rule, the start of the body does not help.
    throw failureOf('body', { status, reason, excerpt: unreadable ? excerpt(beginning, apiKey) : null, cause });
  }
}

/**
 * The body's text. Throws a WireError for bytes that are not UTF-8, and for an HTML page: the API document does not
 * show the Content-Type of JSON, but a page that asks to sign in must never be taken for an answer.
 */
function bodyText({ headers, text, utf8 }: Awaited<ReturnType<typeof exchange>>): string {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'text/html' || type === 'application/xhtml+xml') throw new WireError('it is a page of HTML', true);
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new WireError('it is compressed, which was not asked for', true);
  if (!utf8) throw new WireError('it is not UTF-8', true);
  return text;
}

/** Reads `Retry-After`, in seconds or as an HTTP date, as milliseconds from `now`, at most one minute. */
function parseRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  let wait = Number.NaN;
  if (/^\d+(\.\d+)?$/.test(text)) wait = Number(text) * 1000;
  // Date.parse accepts more than HTTP dates. One form of these has no zone: it is in UTC, but would be read as local.
  else if (/^[A-Z][a-z]{2,8},? /.test(text)) wait = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) - now;
  return Number.isNaN(wait) ? null : Math.min(SERVICE_RETRIES.maxRetryAfterMs, Math.max(0, wait));
}

/** Whether another attempt may succeed and can do no harm. */
function isRetried(error: ServiceError): boolean {
  // A second POST could create the asset twice. Only apply/create.ts decides whether to send one.
  if (error.method === 'POST') return false;
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
