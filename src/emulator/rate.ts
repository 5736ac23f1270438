// A rate limit: so many requests in a window, which starts with the first request after the last window.

export class RateLimit {
  readonly #limit: number;
  readonly #windowMs: number;
  #endsAt = Number.NEGATIVE_INFINITY;
  #used = 0;

  /** A limit of 0 is no limit. */
  constructor(limit: number, windowMs: number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Counts a request at this time (ms). Null when it may pass, else the time at which the window ends. */
  take(now: number): number | null {
    if (this.#limit === 0) return null;
    if (now >= this.#endsAt) {
      this.#endsAt = now + this.#windowMs;
      this.#used = 0;
    }
    if (this.#used >= this.#limit) return this.#endsAt;
    this.#used += 1;
    return null;
  }
}
