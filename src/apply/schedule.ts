// Runs the steps of an order, a limited number at once. Each step starts after the steps that it waits for have
// succeeded. The last deletes start after everything else. This file does not know how a step is performed.
import type { Order, WorkStep } from '../core/order.ts';

/** `stopped`: not tried, because the run is stopping. */
export type Settled = 'succeeded' | 'failed' | 'stopped';

/** Why a step is not tried: a step that it waits for failed, a create or an update failed, or the run is stopping. */
export type SkipReason = 'dependency' | 'held-back' | 'stopped';

interface ScheduleInput {
  readonly order: Order;
  /** The most steps in flight, 1 or more. */
  readonly concurrency: number;
  /** True once no more steps may start. */
  readonly isStopped: () => boolean;
  /** Performs one step. Must not throw. */
  readonly perform: (step: WorkStep) => Promise<Settled>;
  /** Called with each step that will not be tried. Must not throw. */
  readonly skip: (step: WorkStep, reason: SkipReason) => void;
}

/** Resolves when every step is performed or skipped. Linear in steps and waits. */
export async function runSchedule(input: ScheduleInput): Promise<void> {
  const run = new ScheduleRun(input);
  await run.drain();
  if (run.hasFailedWrite && !input.isStopped()) run.skipLast();
  else run.releaseLast();
  await run.drain();
  run.skipRest();
}

interface Ready {
  readonly number: number;
  readonly step: WorkStep;
}

class ScheduleRun {
  /** True if a create or an update failed. A failed delete holds back only what waits for it. */
  hasFailedWrite = false;
  readonly #input: ScheduleInput;
  /** For each step, how many steps it still waits for. The last deletes also wait for their release. */
  readonly #waiting: number[];
  readonly #dependents: number[][];
  readonly #isSettled: boolean[];
  readonly #ready: Ready[] = [];
  #next = 0;
  #active = 0;

  constructor(input: ScheduleInput) {
    const { steps, last } = input.order;
    this.#input = input;
    this.#waiting = steps.map((step, number) => step.waitsFor.length + (last.has(number) ? 1 : 0));
    this.#dependents = steps.map(() => []);
    this.#isSettled = steps.map(() => false);
    steps.forEach((step, number) => {
      for (const before of step.waitsFor) this.#dependents[before]!.push(number);
    });
    const free = steps.flatMap((_, number) => (this.#waiting[number] === 0 ? [number] : []));
    for (const number of free) this.#makeReady(number);
  }

  /** Works until nothing is in flight and nothing more may start. */
  drain(): Promise<void> {
    return new Promise((resolve, reject) => {
      const pump = () => {
        while (this.#mayStart()) {
          this.#work(this.#ready[this.#next++]!)
            .then(pump)
            .catch(reject);
        }
        if (this.#active === 0) resolve();
      };
      pump();
    });
  }

  releaseLast(): void {
    for (const number of this.#input.order.last) this.#waitForOneLess(number);
  }

  skipLast(): void {
    for (const number of this.#input.order.last) this.#skip(number, 'held-back');
  }

  skipRest(): void {
    for (let number = 0; number < this.#isSettled.length; number++) this.#skip(number, 'stopped');
  }

  #mayStart(): boolean {
    return this.#active < this.#input.concurrency && this.#next < this.#ready.length && !this.#input.isStopped();
  }

  async #work({ number, step }: Ready): Promise<void> {
    this.#active++;
    const settled = await this.#input.perform(step);
    this.#active--;
    this.#isSettled[number] = true;
    if (settled === 'succeeded') this.#release(number);
    if (settled === 'failed') {
      this.hasFailedWrite ||= step.change.action !== 'delete';
      this.#skipDependents(number);
    }
  }

  #release(number: number): void {
    for (const dependent of this.#dependents[number]!) this.#waitForOneLess(dependent);
  }

  #waitForOneLess(number: number): void {
    if (--this.#waiting[number]! === 0) this.#makeReady(number);
  }

  /** A gate takes no time. Only steps that write follow a gate, so this recursion is shallow. */
  #makeReady(number: number): void {
    const step = this.#input.order.steps[number]!;
    if (step.kind === 'gate') this.#release(number);
    else this.#ready.push({ number, step });
  }

  #skipDependents(failed: number): void {
    const queue = [...this.#dependents[failed]!];
    for (let next = 0; next < queue.length; next++) {
      const number = queue[next]!;
      if (this.#isSettled[number]) continue;
      this.#skip(number, 'dependency');
      // They are pushed one by one, because a gate may release more steps than a call can take arguments.
      for (const dependent of this.#dependents[number]!) queue.push(dependent);
    }
  }

  #skip(number: number, reason: SkipReason): void {
    if (this.#isSettled[number]) return;
    this.#isSettled[number] = true;
    const step = this.#input.order.steps[number]!;
    if (step.kind !== 'gate') this.#input.skip(step, reason);
  }
}
