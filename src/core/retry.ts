// Tries a task again while its failures may pass. How often, how long and how patiently is a policy: plain data, one for
// each counterpart. What a failure means, and what a wait holds up, is the caller's.

export interface RetryPolicy {
  /** Tries in all, the first among them. */
  readonly maxTries: number;
  /** No try starts later than this after the first. */
  readonly maxTotalMs: number;
  /** The backoff doubles from the first to the longest. Each wait is a random part of it (full jitter). */
  readonly firstBackoffMs: number;
  readonly maxBackoffMs: number;
  /** The longest wait that the counterpart may ask for: one that asks for more is not tried again. */
  readonly maxRetryAfterMs: number;
}

/** How often and how patiently the service is asked (design section 7, Retries). */
export const SERVICE_RETRIES: RetryPolicy = {
  maxTries: 6,
  maxTotalMs: 180_000,
  firstBackoffMs: 100,
  maxBackoffMs: 5_000,
  maxRetryAfterMs: 60_000,
};

/** What one try came to. */
export type Tried<T> =
  | { readonly isFinal: true; readonly result: T }
  /** Another try may come to something else, though not before the wait that the counterpart asks for; null for none. */
  | { readonly isFinal: false; readonly result: T; readonly retryAfterMs: number | null };

/** The effects of waiting. */
export interface RetryPorts {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** True when no further try may start. */
  readonly isStopped: () => boolean;
}

/** Runs the task until its result is final or the policy allows no further try; resolves to the last result. */
export async function retry<T>(
  task: (attempt: number) => Promise<Tried<T>>,
  policy: RetryPolicy,
  ports: RetryPorts,
): Promise<T> {
  const start = ports.now();
  for (let attempt = 1; ; attempt += 1) {
    const tried = await task(attempt);
    if (tried.isFinal || attempt >= policy.maxTries || ports.isStopped()) return tried.result;
    const retryAfter = tried.retryAfterMs ?? 0;
    // The jitter comes on top of what was asked for: tasks that were turned away together do not come back together.
    const wait = retryAfter + ports.random() * backoffAfter(attempt, policy);
    const isTooLong = retryAfter > policy.maxRetryAfterMs || ports.now() - start + wait > policy.maxTotalMs;
    if (isTooLong) return tried.result;
    await ports.sleep(wait);
    if (ports.isStopped()) return tried.result;
  }
}

function backoffAfter(attempt: number, { firstBackoffMs, maxBackoffMs }: RetryPolicy): number {
  return Math.min(maxBackoffMs, firstBackoffMs * 2 ** (attempt - 1));
}
