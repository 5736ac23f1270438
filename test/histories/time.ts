// Time that passes only when nothing else can happen: every run of a history sleeps by one clock, which goes on to the
// first to wake once no request and no git is under way. A dead run has a time of its own, which nobody shares.
import type { Calendar } from '../github/stand-in/state.ts';

/** Turns of the event loop in which nothing happens before time goes on. All that runs is in this process. */
const QUIET_TURNS = 25;

interface Sleeper {
  readonly at: number;
  /** Time does not pass for this alone. */
  readonly isPassive: boolean;
  readonly of: object;
  readonly wake: () => void;
}

export class Time {
  readonly #calendar: Calendar;
  #sleepers: Sleeper[] = [];
  /** Whoever sleeps for these does not wake. */
  readonly #frozen = new Set<object>();
  #underWay = 0;
  #stirred = 0;
  #isPassing = false;

  constructor(calendar: Calendar) {
    this.#calendar = calendar;
  }

  now(): number {
    return this.#calendar.now();
  }

  /** While this lasts no time passes. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
      this.#stirred += 1;
    }
  }

  /** Called within `during`: time passes for everybody else, and nobody wakes for this run before it has passed. */
  async suspend(ms: number, of: object): Promise<void> {
    this.#frozen.add(of);
    await this.apart(this.sleep(ms, {}));
    this.#frozen.delete(of);
  }

  /** Called within `during`: while this lasts time may pass. */
  async apart(work: Promise<void>): Promise<void> {
    this.#underWay -= 1;
    await work;
    this.#underWay += 1;
  }

  sleep(ms: number, of: object, signal?: AbortSignal): Promise<void> {
    this.#stirred += 1;
    return new Promise((wake) => {
      const sleeper: Sleeper = { at: this.now() + ms, isPassive: false, of, wake };
      this.#sleepers.push(sleeper);
      const end = () => {
        this.#sleepers = this.#sleepers.filter((each) => each !== sleeper);
        wake();
      };
      signal?.addEventListener('abort', end, { once: true });
      if (!this.#isPassing) void this.#pass();
    });
  }

  /** Calls back whenever so much time has passed; returns how to end that. */
  every(ms: number, task: () => void, of: object): () => void {
    let isOn = true;
    const again = () => {
      const wake = () => {
        if (!isOn) return;
        task();
        again();
      };
      this.#sleepers.push({ at: this.now() + ms, isPassive: true, of, wake });
    };
    again();
    return () => {
      isOn = false;
    };
  }

  /** Whoever sleeps for this run wakes now, and nothing is done for it any more as time passes. */
  release(of: object): void {
    const own = this.#sleepers.filter((sleeper) => sleeper.of === of);
    this.#sleepers = this.#sleepers.filter((sleeper) => sleeper.of !== of);
    for (const { isPassive, wake } of own) if (!isPassive) wake();
  }

  async #pass(): Promise<void> {
    this.#isPassing = true;
    while (this.#sleepers.some(({ isPassive }) => !isPassive)) {
      await this.#quiet();
      const able = this.#sleepers.filter(({ of }) => !this.#frozen.has(of));
      const next = able.reduce<Sleeper | null>((first, each) => (first && first.at <= each.at ? first : each), null);
      if (next === null) break;
      this.#sleepers.splice(this.#sleepers.indexOf(next), 1);
      this.#calendar.advance(Math.max(0, next.at - this.now()));
      next.wake();
    }
    this.#isPassing = false;
  }

  async #quiet(): Promise<void> {
    let seen = -1;
    for (let turn = 0; turn < QUIET_TURNS; turn++) {
      if (seen !== this.#stirred || this.#underWay > 0) turn = 0;
      seen = this.#stirred;
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#underWay > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

/** So many turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}
