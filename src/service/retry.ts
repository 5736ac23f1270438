// Which failures are worth another attempt, and when it is made (design section 7, Retries).
import type { ServiceError } from './errors.ts';

export const MAX_ATTEMPTS = 6;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5_000;
const MAX_RETRY_AFTER_MS = 60_000;
/** No attempt starts later than this after the first. */
const MAX_TOTAL_MS = 180_000;

export interface Outlook {
  readonly error: ServiceError;
  /** Since the first attempt began. */
  readonly elapsedMs: number;
  /** False when the answer was read and understood, and breaks a rule: asking again would say the same. */
  readonly transient: boolean;
  readonly random: () => number;
}

/** Milliseconds to wait before the next attempt, or null when there is none. Not asked for a POST. */
export function nextWait({ error, elapsedMs, transient, random }: Outlook): number | null {
  if (!transient || error.attempts >= MAX_ATTEMPTS || !isRetried(error)) return null;
  const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (error.attempts - 1));
  // The jitter is added to Retry-After too, so that requests turned away together do not come back together.
  const wait = (error.retryAfterMs ?? 0) + random() * ceiling;
  return elapsedMs + wait > MAX_TOTAL_MS ? null : wait;
}

/** Reads `Retry-After`, in seconds or as an HTTP date, as milliseconds from `now`, at most one minute. */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - now;
  return Number.isNaN(wait) ? null : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, wait));
}

// Date.parse takes far more than HTTP dates, and reads the one form without a zone, which is UTC, as local time.
function parseHttpDate(text: string): number {
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return Number.NaN;
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}

function isRetried(error: ServiceError): boolean {
  switch (error.kind) {
    case 'refused':
    case 'network':
    case 'timeout':
    case 'body':
      return true;
    case 'status':
      return error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500;
    case 'redirect':
    case 'too-large':
    case 'aborted':
      return false;
  }
}
