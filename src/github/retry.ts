// Which failures are worth another attempt, and when it is made. A write that may have been carried out is not repeated
// unless repeating it changes nothing. The service's client has rules of its own: what is sent again, what a wish for a
// pause may cost and the bounds all differ, so all that the two share is the formula of the backoff.
import type { GitHubFailure } from './errors.ts';

const MAX_ATTEMPTS = 5;
/** No attempt starts later than this after the first. */
const MAX_TOTAL_MS = 180_000;
const MAX_WAIT_MS = 60_000;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8_000;

export interface Outlook {
  readonly failure: GitHubFailure;
  /** Since the first attempt began. */
  readonly elapsedMs: number;
  /** False when the answer was read and understood, and is wrong: asking again would say the same. */
  readonly transient: boolean;
  readonly random: () => number;
}

export type Headers = Readonly<Record<string, string | number | undefined>>;

/** Milliseconds to wait before the next attempt, or null when there is none. */
export function nextWait({ failure, elapsedMs, transient, random }: Outlook): number | null {
  if (!transient || failure.attempts >= MAX_ATTEMPTS || !isRetried(failure)) return null;
  const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failure.attempts - 1));
  // GitHub asks for at least a minute after a limit that names no time.
  const wish = failure.waitMs ?? (failure.kind === 'rate-limited' ? MAX_WAIT_MS : 0);
  // Coming back too early prolongs a limit: a wish that is too long is not cut short but ends the attempts.
  if (wish > MAX_WAIT_MS) return null;
  const wait = Math.min(MAX_WAIT_MS, wish + random() * ceiling);
  return elapsedMs + wait > MAX_TOTAL_MS ? null : wait;
}

function isRetried({ method, kind, sent }: GitHubFailure): boolean {
  if (kind === 'rate-limited') return true;
  if (kind === 'network' && !sent) return true;
  return method !== 'POST' && (kind === 'network' || kind === 'server' || kind === 'unreadable');
}

/** True for an answer that turns a request away for its rate, and so did nothing. `message` is GitHub's. */
export function isRateLimit(status: number, headers: Headers, message: string): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  if (headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0') return true;
  return /secondary rate limit/i.test(message);
}

/** How long an answer asks to be left alone, from `now`: by `Retry-After`, else until a used-up limit is reset. */
export function wishOf(headers: Headers, now: number): number | null {
  const after = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after * 1000);
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (String(headers['x-ratelimit-remaining']) !== '0' || !Number.isFinite(reset)) return null;
  return Math.max(0, reset * 1000 - now);
}
