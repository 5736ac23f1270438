// One attempt of a request: what is sent, and what an answer, or none, means.
import { AnswerError, textOf } from './answer.ts';
import { type FailureKind, ServiceError, type ServiceFailure } from './errors.ts';
import { excerpt } from './excerpt.ts';
import { ExchangeError, exchange, type WireAnswer, type WireRequest } from './exchange.ts';
import type { Pace } from './pace.ts';
import type { ServiceRequest, Turn } from './request.ts';
import { parseRetryAfter } from './retry.ts';

// Of a large list that is not JSON, this much is searched for the key; what is shown is far shorter.
const EXCERPT_SOURCE = 1024 * 1024;

/** Sends the request once and reads its answer. Rejects with a ServiceError. */
export async function attempt<T>(turn: Turn<T>): Promise<T> {
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
  if (outcome instanceof ExchangeError) throw unanswered(turn, outcome);
  return read(turn, outcome);
}

/** The failure of a request that is not sent, since the run is stopping. */
export function aborted<T>(turn: Turn<T>): ServiceError {
  return failure(turn, 'aborted', { sent: false });
}

async function perform<T>(turn: Turn<T>): Promise<WireAnswer | ExchangeError> {
  const dispatcher = await turn.options.open();
  try {
    return await exchange(dispatcher, toWire(turn));
  } catch (error) {
    if (error instanceof ExchangeError) return error;
    throw error;
  }
}

/** API sections 4.1 and 5: the key on each request, a Content-Type only where there is a body. */
function toWire<T>({ request, options }: Turn<T>): WireRequest {
  const { baseUrl, apiKey, version, requestTimeoutMs: timeoutMs, onReceived } = options;
  const headers: Record<string, string> = {
    accept: 'application/json',
    // A compressed answer could be small on the wire and without bound in memory.
    'accept-encoding': 'identity',
    'user-agent': `cip-inventory-sync/${version}`,
    'X-API-Key': apiKey,
  };
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  if (body !== null) headers['Content-Type'] = 'application/json';
  const path = baseUrl.pathname.replace(/\/+$/, '') + pathOf(request);
  const { method, expect, limit } = request;
  return { origin: baseUrl.origin, path, method, headers, body, timeoutMs, expect, limit, onReceived };
}

function pathOf<T>({ route, id }: ServiceRequest<T>): string {
  return id === undefined ? route : route.replace('{id}', () => encodeURIComponent(id));
}

function tellPace(pace: Pace, round: number, outcome: WireAnswer | ExchangeError): void {
  if (outcome.status === 429 || outcome.status === 503) pace.throttled(round);
  else if (!(outcome instanceof ExchangeError) && outcome.status < 500) pace.good();
}

function unanswered<T>(turn: Turn<T>, error: ExchangeError): ServiceError {
  const kind = turn.options.cut.aborted ? 'aborted' : error.kind;
  const { status, sent, message: reason, cause } = error;
  return failure(turn, kind, { status, sent, reason, cause });
}

function read<T>(turn: Turn<T>, answer: WireAnswer): T {
  const { request, options } = turn;
  const { status } = answer;
  if (status >= 300 && status < 400) throw failure(turn, 'redirect', { status });
  const shown = () => excerpt(answer.text.slice(0, EXCERPT_SOURCE), options.apiKey);
  if (status < 200 || status >= 300) {
    const retryAfterMs = parseRetryAfter(answer.headers['retry-after'], options.clock.now());
    throw failure(turn, 'status', { status, retryAfterMs, excerpt: shown() });
  }
  try {
    if (status !== request.expect) throw new AnswerError(`${request.expect} is documented`, true);
    return request.read(status === 204 ? '' : textOf(answer));
  } catch (cause) {
    if (!(cause instanceof AnswerError)) throw cause;
    // Of a record that breaks a rule, the start of the body shows nothing that helps.
    throw failure(turn, 'body', { status, reason: cause.message, excerpt: cause.unreadable ? shown() : null, cause });
  }
}

type Known = Partial<ServiceFailure> & { readonly cause?: unknown };

/** A failure of this turn, of which no more is known than `known` says. */
function failure<T>({ request, attempts }: Turn<T>, kind: FailureKind, { cause, ...known }: Known): ServiceError {
  const { method, route } = request;
  const path = pathOf(request);
  const unknown = { status: null, sent: true, retryAfterMs: null, excerpt: null, reason: null };
  return new ServiceError({ ...unknown, ...known, method, route, path, kind, attempts }, { cause });
}
