// Tries a task again while its failure may be temporary. A policy is plain data that limits the tries and their time.
// There is one policy for each service that the tool calls. The caller decides what a failure means.

/** How often and how long a request to the service is retried (docs/how-it-works.md). */
export const SERVICE_RETRIES = {
  maxTries: 6,
  maxTotalMs: 180_000,
  firstBackoffMs: 100,
  maxBackoffMs: 5_000,
  maxRetryAfterMs: 60_000,
};

/** The result of one try. */
export interface Tried<T> {
  readonly result: T;
  /** If another try may succeed: the shortest wait before it, in milliseconds. null when the result is final. */
  readonly again: number | null;
}

/** Runs the task until its result is final or the policy allows no further try. Resolves to the last result. */
export async function retry<T>(
  task: (attempt: number) => Promise<Tried<T>>,
  policy: {
    /** All tries, including the first. */
    readonly maxTries: number;
    /** The longest time from the start of the first try to the start of the last one. */
    readonly maxTotalMs: number;
    /** The backoff doubles from the first value to the longest. Each wait is a random part of it (full jitter). */
    readonly firstBackoffMs: number;
    readonly maxBackoffMs: number;
    /** The longest wait that a server may ask for. If it asks for more, the task is not tried again. */
    readonly maxRetryAfterMs: number;
  },
  ports: {
    readonly now: () => number;
    readonly sleep: (ms: number) => Promise<void>;
    /** From 0 up to, not including, 1. */
    readonly random: () => number;
    /** True when no further try may start. */
    readonly isStopped: () => boolean;
  },
): Promise<T> {
  const start = ports.now();
  for (let attempt = 1; ; attempt += 1) {
    const { result, again } = await task(attempt);
    if (again === null || attempt >= policy.maxTries || ports.isStopped()) return result;
    // The jitter is added to the requested wait, so that tasks that were refused together do not return together.
    const backoff = Math.min(policy.maxBackoffMs, policy.firstBackoffMs * 2 ** (attempt - 1));
    const wait = again + ports.random() * backoff;
    if (again > policy.maxRetryAfterMs || ports.now() - start + wait > policy.maxTotalMs) return result;
    await ports.sleep(wait);
    if (ports.isStopped()) return result;
  }
}
