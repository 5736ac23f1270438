// A clock that advances only when nothing else can happen, and that decides which request is answered next. Every
// request of a run waits at a door until all is quiet. Then dice pick one of them. If none waits, the clock advances
// to the first sleeper. So nothing depends on the speed of this machine. A dead run has a time of its own.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Calendar } from '../github/stand-in/state.ts';
import type { Dice } from '../worlds/dice.ts';

/** How many turns of the event loop must pass without an event before the next one: more than a run ever waits for. */
const QUIET_TURNS = 8;

/** The header that tells a door which request it is. */
export const CALL = 'x-call';

interface Sleeper {
  readonly at: number;
  readonly of: object;
  readonly wake: () => void;
}

/** What undici reports about its own request. */
interface Sent {
  readonly addHeader: (name: string, value: string) => void;
}

export class Time {
  readonly #calendar: Calendar;
  readonly #dice: Dice;
  #sleepers: Sleeper[] = [];
  /** Sleepers for these do not wake. */
  readonly #frozen = new Set<object>();
  /** The calls that have begun and not ended, by number. */
  readonly #underWay = new Set<number>();
  /** Those of them that continue only after this clock lets something happen. */
  readonly #waiting = new Set<number>();
  /** How to let in each call at a door, by number. */
  readonly #atDoor = new Map<number, () => void>();
  readonly close: () => void;
  #last = 0;
  #stirred = 0;
  #isPassing = false;
  #onStill: (() => void) | null = null;

  constructor(calendar: Calendar, dice: Dice) {
    this.#calendar = calendar;
    this.#dice = dice;
    this.close = this.#followConnections();
  }

  /** A request on its way over a connection, to the door or back, is under way, too. Returns how to end this. */
  #followConnections(): () => void {
    const numbers = new WeakMap<Sent, number>();
    const onSent = (message: unknown) => {
      const { request } = message as { readonly request: Sent };
      const call = this.#begin();
      numbers.set(request, call);
      request.addHeader(CALL, String(call));
    };
    const onEnd = (message: unknown) => {
      const call = numbers.get((message as { readonly request: Sent }).request);
      if (call !== undefined) this.#end(call);
    };
    const listeners = { create: onSent, trailers: onEnd, error: onEnd };
    const channels = Object.entries(listeners).map(([what, listener]) => [`undici:request:${what}`, listener] as const);
    for (const channel of channels) subscribe(...channel);
    return () => {
      for (const channel of channels) unsubscribe(...channel);
    };
  }

  now(): number {
    return this.#calendar.now();
  }

  /** During this work no time passes, and no other call gets its turn. */
  async during<T>(work: (call: number) => Promise<T>): Promise<T> {
    const call = this.#begin();
    try {
      return await work(call);
    } finally {
      this.#end(call);
    }
  }

  #begin(): number {
    this.#last += 1;
    this.#underWay.add(this.#last);
    return this.#last;
  }

  #end(call: number): void {
    this.#underWay.delete(call);
    this.#stir();
  }

  #stir(): void {
    this.#stirred += 1;
    if (this.#isStill()) this.#onStill?.();
  }

  #isStill(): boolean {
    return [...this.#underWay].every((call) => this.#waiting.has(call));
  }

  /** Resolves when it is this request's turn. */
  turn(call: number): Promise<void> {
    const turn = new Promise<void>((wake) => this.#atDoor.set(call, wake));
    if (!this.#isPassing) void this.#pass();
    return this.apart(call, turn);
  }

  /** Time passes for everybody else, and no sleeper for this run wakes before it has passed. */
  async suspend(call: number, ms: number, of: object): Promise<void> {
    this.#frozen.add(of);
    await this.apart(call, this.sleep(ms, {}));
    this.#frozen.delete(of);
  }

  /** The request counts as waiting during this work. */
  async apart(call: number, work: Promise<void>): Promise<void> {
    this.#waiting.add(call);
    this.#stir();
    await work;
    this.#waiting.delete(call);
  }

  sleep(ms: number, of: object, signal?: AbortSignal): Promise<void> {
    this.#stir();
    return new Promise((wake) => {
      const sleeper: Sleeper = { at: this.now() + ms, of, wake };
      this.#sleepers.push(sleeper);
      const end = () => {
        this.#sleepers = this.#sleepers.filter((each) => each !== sleeper);
        wake();
      };
      signal?.addEventListener('abort', end, { once: true });
      if (!this.#isPassing) void this.#pass();
    });
  }

  /** Wakes all sleepers for this run now. Later time does nothing for them any more. */
  release(of: object): void {
    const own = this.#sleepers.filter((sleeper) => sleeper.of === of);
    this.#sleepers = this.#sleepers.filter((sleeper) => sleeper.of !== of);
    for (const { wake } of own) wake();
  }

  async #pass(): Promise<void> {
    this.#isPassing = true;
    while (this.#atDoor.size > 0 || this.#sleepers.length > 0) {
      await this.#quiet();
      if (this.#atDoor.size > 0) this.#letIn();
      else if (!this.#wakeNext()) break;
    }
    this.#isPassing = false;
  }

  #letIn(): void {
    const call = this.#dice.pick([...this.#atDoor.keys()].sort((a, b) => a - b));
    const wake = this.#atDoor.get(call);
    this.#atDoor.delete(call);
    wake?.();
  }

  #wakeNext(): boolean {
    const able = this.#sleepers.filter(({ of }) => !this.#frozen.has(of));
    const next = able.reduce<Sleeper | null>((first, each) => (first && first.at <= each.at ? first : each), null);
    if (next === null) return false;
    this.#sleepers.splice(this.#sleepers.indexOf(next), 1);
    this.#calendar.advance(Math.max(0, next.at - this.now()));
    next.wake();
    return true;
  }

  async #quiet(): Promise<void> {
    let seen = -1;
    for (let turn = 0; turn < QUIET_TURNS; turn++) {
      if (!this.#isStill()) await new Promise<void>((resolve) => (this.#onStill = resolve));
      if (seen !== this.#stirred) turn = 0;
      seen = this.#stirred;
      await nextTurn();
    }
  }
}

/** The next turn of the event loop. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
