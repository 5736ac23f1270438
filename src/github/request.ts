// Sends a request as often as it takes, within the bounds of retry.ts; every failure is a GitHubError.
import type { Clock } from '../core/model.ts';
import { AnswerError, type Read } from './answers.ts';
import { GitHubError, type GitHubFailure } from './errors.ts';
import type { Exchange, Exchanged, Params } from './exchange.ts';
import { refusal } from './refusal.ts';
import { type Headers, nextWait } from './retry.ts';
import type { Route } from './routes.ts';

/** One attempt, as a verbose log shows it: no name in it. */
export interface Attempt {
  readonly method: string;
  readonly route: string;
  /** null when there was no answer. */
  readonly status: number | null;
  readonly ms: number;
  /** From 1. */
  readonly attempt: number;
}

export interface SendOptions {
  readonly exchange: Exchange;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly onRequest: (attempt: Attempt) => void;
}

interface Request<T> {
  readonly route: Route;
  readonly params: Params;
  /** Reads the body. Throws an AnswerError. */
  readonly read: Read<T>;
}

interface Answer<T> {
  readonly value: T;
  readonly headers: Headers;
}

/** Rejects with a GitHubError. */
export type Send = <T>(request: Request<T>) => Promise<Answer<T>>;

export function createSend(options: SendOptions): Send {
  return (request) => persist(request, options);
}

/** A failed attempt; `transient` unless the answer was understood and is wrong. */
interface Failed {
  readonly failure: GitHubFailure;
  readonly transient: boolean;
}

async function persist<T>(request: Request<T>, options: SendOptions): Promise<Answer<T>> {
  const { clock, random, signal } = options;
  const start = clock.now();
  for (let attempts = 1; ; attempts += 1) {
    const outcome = await attempt(request, options, attempts);
    if ('value' in outcome) return outcome;
    const wait = nextWait({ ...outcome, random, elapsedMs: clock.now() - start });
    if (wait !== null) await pause(wait, options);
    if (wait === null || signal.aborted) throw new GitHubError(outcome.failure);
  }
}

async function pause(ms: number, { clock, signal }: SendOptions): Promise<void> {
  try {
    await clock.sleep(ms, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function attempt<T>(request: Request<T>, options: SendOptions, attempts: number): Promise<Answer<T> | Failed> {
  const { exchange, clock, onRequest } = options;
  const { method, path: route } = request.route;
  const start = clock.now();
  const exchanged = await exchange(request.route, request.params);
  const status = exchanged.answered ? exchanged.status : null;
  onRequest({ method, route, status, ms: clock.now() - start, attempt: attempts });
  return judge(request, exchanged, { attempts, now: clock.now() });
}

interface Moment {
  readonly attempts: number;
  readonly now: number;
}

function judge<T>(request: Request<T>, exchanged: Exchanged, { attempts, now }: Moment): Answer<T> | Failed {
  const { method, path: route } = request.route;
  const none = { method, route, attempts, status: null, permission: null, sent: true, waitMs: null, reason: null };
  if (!exchanged.answered) {
    const { kind, sent, reason } = exchanged;
    return { failure: { ...none, kind, sent, reason }, transient: true };
  }
  const { status, headers, body } = exchanged;
  const answered = { ...none, status };
  if (status >= 300) {
    const known = refusal(request.route, exchanged, now);
    return { failure: { ...answered, ...known }, transient: known.kind !== 'unreadable' };
  }
  // A body that broke off, or is no JSON, arrives as text: another attempt may bring it whole.
  if (typeof body !== 'object') return { failure: { ...answered, kind: 'unreadable' }, transient: true };
  try {
    return { value: request.read(body), headers };
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return { failure: { ...answered, kind: 'unreadable', reason: error.message }, transient: false };
  }
}
