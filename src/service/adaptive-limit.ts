// Limits how many requests are in flight (docs/how-it-works.md). The limit starts low, grows while answers are good,
// and is halved when the service asks for fewer requests. Tasks start in order of arrival.

const FIRST_LIMIT = 4;

export class Pace {
  readonly #concurrency: number;
  readonly #waiting: (() => void)[] = [];
  readonly #returning: (() => void)[] = [];
  #limit: number;
  #active = 0;
  #paused = 0;
  #round = 0;
  #goodAnswers = 0;

  /** `concurrency`: the highest limit, 1 or more. */
  constructor(concurrency: number) {
    this.#concurrency = concurrency;
    this.#limit = Math.min(FIRST_LIMIT, concurrency);
  }

  /** How many requests may be in flight now. */
  get limit(): number {
    return this.#limit;
  }

  /** The number of halvings so far. A request remembers the round in which it began. */
  get round(): number {
    return this.#round;
  }

  async runInTurn<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter(this.#waiting);
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  /**
   * Called inside a task whose request has ended: waits, and then goes on before any new task starts. No new task takes
   * its place in the meantime, so that a service that refuses everything gets only few requests.
   */
  async pause(wait: () => Promise<void>): Promise<void> {
    this.#paused += 1;
    this.#leave();
    try {
      await wait();
    } finally {
      await this.#enter(this.#returning);
    }
  }

  good(): void {
    this.#goodAnswers += 1;
    // Before the first halving, each good answer raises the limit, so that a short run also reaches full speed.
    if (this.#round > 0 && this.#goodAnswers < this.#limit) return;
    this.#goodAnswers = 0;
    this.#limit = Math.min(this.#concurrency, this.#limit + 1);
    this.#admit();
  }

  /**
   * Reports that the service answered a request of `round` by asking for fewer requests. Requests that were sent
   * together halve the limit only once.
   */
  throttled(round: number): void {
    if (round !== this.#round) return;
    this.#round += 1;
    this.#goodAnswers = 0;
    this.#limit = Math.max(1, Math.floor(this.#limit / 2));
  }

  async #enter(queue: (() => void)[]): Promise<void> {
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      this.#admit();
    });
  }

  #leave(): void {
    this.#active -= 1;
    this.#admit();
  }

  #admit(): void {
    while (this.#returning.length > 0 && this.#active < this.#limit) {
      this.#paused -= 1;
      this.#start(this.#returning);
    }
    while (this.#waiting.length > 0 && this.#active + this.#paused < this.#limit) this.#start(this.#waiting);
  }

  #start(queue: (() => void)[]): void {
    this.#active += 1;
    queue.shift()?.();
  }
}
