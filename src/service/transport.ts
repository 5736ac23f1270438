// Sends requests to the service: paced, bounded, and tried again where that is safe (docs/how-it-works.md). Every
// failure is a ServiceError.
import type { Dispatcher } from 'undici';
import { type Clock, TOOL_NAME } from '../core/model.ts';
import { retry, SERVICE_RETRIES, type Tried } from '../core/retry.ts';
import type { Pace } from './adaptive-limit.ts';
import {
  excerpt,
  type FailureKind,
  notCreated,
  ServiceError,
  type ServiceFailure,
  type ServiceMethod,
  stopsEverything,
} from './errors.ts';
import { ExchangeError, exchange, type WireAnswer, type WireRequest } from './exchange.ts';
import { bodyText, WireError } from './wire.ts';

/** One attempt, as a verbose log shows it. `path` holds an id, and is shown only if names may be shown. */
export interface Attempt {
  readonly method: ServiceMethod;
  readonly route: string;
  readonly path: string;
  /** null when there was no answer. */
  readonly status: number | null;
  readonly ms: number;
  /** From 1. */
  readonly attempt: number;
}

interface ServiceRequest<T> {
  readonly method: ServiceMethod;
  /** The path below the base URL, with `{id}` where the id goes. */
  readonly route: string;
  readonly id?: string;
  readonly body?: object;
  /** The one status that means success, and how many bytes its body may have. */
  readonly expect: 200 | 201 | 204;
  readonly limit: number;
  /** Reads the body. Throws a WireError. */
  readonly read: (text: string) => T;
  /** Asked just before each attempt of a write. If false, nothing is sent any more. */
  readonly mayWrite?: () => Promise<boolean>;
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
  /** Opened at the first request. */
  readonly open: () => Promise<Dispatcher>;
  /** Once aborted, no attempt begins any more; those in flight finish. */
  readonly signal: AbortSignal;
  /** Aborted when connections are cut, those in use too. */
  readonly cut: AbortSignal;
  readonly onAttempt?: (attempt: Attempt) => void;
  /** Called when bytes of an answer's body arrive. */
  readonly onReceived?: (bytes: number) => void;
}

/** A request at its `attempts`-th attempt. */
interface Turn<T> {
  readonly request: ServiceRequest<T>;
  readonly options: TransportOptions;
  readonly attempts: number;
  readonly mayBeDone: boolean;
}

// Which failures deserve another attempt, and when it is made.

/** Reads `Retry-After`, in seconds or as an HTTP date, as milliseconds from `now`, at most one minute. */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - now;
  return Number.isNaN(wait) ? null : Math.min(SERVICE_RETRIES.maxRetryAfterMs, Math.max(0, wait));
}

// Date.parse accepts far more than HTTP dates. It reads the one form without a zone, which is in UTC, as local time.
function parseHttpDate(text: string): number {
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return Number.NaN;
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}

/** Whether another attempt may succeed and can do no harm. */
function isRetried(error: unknown): error is ServiceError {
  // A second POST could create the asset twice. Only apply/create.ts decides whether one may be sent.
  if (!(error instanceof ServiceError) || error.method === 'POST') return false;
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

// One attempt of a request: what is sent, and what its answer, or no answer, means.

// How much of a large list that is not JSON is searched for the key. Far less is shown.
const EXCERPT_SOURCE = 1024 * 1024;

/** Sends the request once and reads its answer. Rejects with a ServiceError. */
async function attempt<T>(turn: Turn<T>): Promise<T> {
  const { request, options, attempts } = turn;
  const { clock, pace } = options;
  const round = pace.round;
  const start = clock.now();
  const dispatcher = await options.open();
  const outcome = await exchange(dispatcher, toWire(turn)).catch((error: unknown) => {
    if (error instanceof ExchangeError) return error;
    throw error;
  });
  const { method, route } = request;
  const ms = clock.now() - start;
  options.onAttempt?.({ method, route, path: requestPath(request), status: outcome.status, ms, attempt: attempts });
  adjustPace(pace, round, outcome);
  if (outcome instanceof ExchangeError) throw unanswered(turn, outcome);
  return readAnswer(turn, outcome);
}

/** API sections 4.1 and 5: the key on each request, a Content-Type only with a body. */
function toWire<T>({ request, options }: Turn<T>): WireRequest {
  const { baseUrl, apiKey, version, requestTimeoutMs: timeoutMs, onReceived } = options;
  const headers: Record<string, string> = {
    accept: 'application/json',
    // A compressed answer could be small on the wire and unlimited in memory.
    'accept-encoding': 'identity',
    'user-agent': `${TOOL_NAME}/${version}`,
    'X-API-Key': apiKey,
  };
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  if (body !== null) headers['Content-Type'] = 'application/json';
  const path = baseUrl.pathname.replace(/(?<!\/)\/+$/, '') + requestPath(request);
  const { method, expect, limit } = request;
  const wired = { origin: baseUrl.origin, path, method, headers, body, timeoutMs, expect, limit };
  return onReceived === undefined ? wired : { ...wired, onReceived };
}

function requestPath<T>({ route, id }: ServiceRequest<T>): string {
  return id === undefined ? route : route.replace('{id}', () => encodeURIComponent(id));
}

function adjustPace(pace: Pace, round: number, outcome: WireAnswer | ExchangeError): void {
  if (outcome.status === 429 || outcome.status === 503) pace.throttled(round);
  else if (!(outcome instanceof ExchangeError) && outcome.status < 500) pace.good();
}

function unanswered<T>(turn: Turn<T>, error: ExchangeError): ServiceError {
  const kind = turn.options.cut.aborted ? 'aborted' : error.kind;
  const { status, sent, message: reason, cause } = error;
  return serviceFailure(turn, kind, { status, sent, reason, cause });
}

function readAnswer<T>(turn: Turn<T>, answer: WireAnswer): T {
  const { request, options } = turn;
  const { status } = answer;
  if (status >= 300 && status < 400) throw serviceFailure(turn, 'redirect', { status });
  const excerptOf = () => excerpt(answer.text.slice(0, EXCERPT_SOURCE), options.apiKey);
  if (status < 200 || status >= 300) {
    const retryAfterMs = parseRetryAfter(answer.headers['retry-after'], options.clock.now());
    // A service that refuses a key may repeat it.
    const isAboutKey = status === 401 || status === 403;
    throw serviceFailure(turn, 'status', { status, retryAfterMs, excerpt: isAboutKey ? null : excerptOf() });
  }
  try {
    if (status !== request.expect) throw new WireError(`${request.expect} is documented`, true);
    return request.read(status === 204 ? '' : bodyText(answer));
  } catch (cause) {
    if (!(cause instanceof WireError)) throw cause;
    // If a record breaks a rule, the start of the body does not help.
    throw serviceFailure(turn, 'body', {
      status,
      reason: cause.message,
      excerpt: cause.unreadable ? excerptOf() : null,
      cause,
    });
  }
}

type Known = Partial<ServiceFailure> & { readonly cause?: unknown };

/** A failure of this turn, with the facts that are known. */
function serviceFailure<T>(turn: Turn<T>, kind: FailureKind, { cause, ...facts }: Known): ServiceError {
  const { request, mayBeDone, options } = turn;
  const { host } = options.baseUrl;
  const { method, route } = request;
  const unknown = { status: null, sent: true, retryAfterMs: null, excerpt: null, reason: null };
  return new ServiceError({ ...unknown, ...facts, host, method, route, kind, mayBeDone }, { cause });
}

/** Sends a request, and everything but a POST again where that is safe. Rejects with a ServiceError. */
export type Transport = <T>(request: ServiceRequest<T>) => Promise<T>;

export function createTransport(options: TransportOptions): Transport {
  const key = { isRefused: false };
  return (request) => options.pace.run(() => persist(request, options, key));
}

/**
 * Repeats the attempt until it succeeds, cannot succeed, or may not be repeated. After the key was refused for one
 * write, waiting writes are not sent.
 */
async function persist<T>(
  request: ServiceRequest<T>,
  options: TransportOptions,
  key: { isRefused: boolean },
): Promise<T> {
  const { clock, pace, random, signal, cut } = options;
  const isStopped = () => signal.aborted || cut.aborted || (key.isRefused && request.method !== 'GET');
  let mayBeDone = false;
  if (isStopped()) throw serviceFailure({ request, options, attempts: 0, mayBeDone }, 'aborted', { sent: false });
  const attemptOnce = async (attempts: number): Promise<Tried<Outcome<T>>> => {
    if (request.mayWrite !== undefined && !(await request.mayWrite())) {
      const error = serviceFailure({ request, options, attempts: attempts - 1, mayBeDone }, 'aborted', { sent: false });
      return { result: { error }, again: null };
    }
    try {
      return { result: { value: await attempt({ request, options, attempts, mayBeDone }) }, again: null };
    } catch (error) {
      if (request.method !== 'GET' && stopsEverything(error)) key.isRefused = true;
      mayBeDone ||= !notCreated(error);
      return { result: { error }, again: isRetried(error) ? (error.retryAfterMs ?? 0) : null };
    }
  };
  const sleep = (ms: number) => pace.pause(() => clock.sleep(ms, signal));
  const outcome = await retry(attemptOnce, SERVICE_RETRIES, { now: () => clock.now(), sleep, random, isStopped });
  // When the run is stopping, the last failure is what to report: it says whether the write may be done.
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

type Outcome<T> = { readonly value: T } | { readonly error: unknown };
