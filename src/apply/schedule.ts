// Runs the steps of an order: each as soon as what it waits for has succeeded, so many at once, the last deletes
// when all else has. Knows nothing of what a step does.
import type { Order, Step } from '../core/order.ts';

export type Settled = 'succeeded' | 'failed' | 'stopped';

export interface ScheduleInput {
  readonly order: Order;
  readonly concurrency: number;
  /** True once no further step may start. */
  readonly isStopped: () => boolean;
  /** Performs one step that is not a gate. Must not throw. */
  readonly perform: (step: Exclude<Step, { kind: 'gate' }>) => Promise<Settled>;
  /** Told of each step that is not a gate and will not be tried. */
  readonly skip: (step: Exclude<Step, { kind: 'gate' }>, why: 'dependency' | 'held-back' | 'stopped') => void;
}

/** Resolves when every step is settled or skipped. Linear in steps and waits. */
export async function runSchedule(input: ScheduleInput): Promise<void> {
  const run = new ScheduleRun(input);
  await run.drain();
  if (run.hasFailures) run.skipLast('held-back');
  else run.releaseLast();
  await run.drain();
  run.skipRest();
}

class ScheduleRun {
  hasFailures = false;
  readonly #input: ScheduleInput;
  readonly #waiting: number[];
  readonly #dependents: number[][];
  readonly #isSettled: boolean[];
  readonly #ready: number[] = [];
  #next = 0;
  #active = 0;

  constructor(input: ScheduleInput) {
    const { steps, last } = input.order;
    this.#input = input;
    this.#waiting = steps.map((step) => step.waitsFor.length);
    this.#dependents = steps.map(() => []);
    this.#isSettled = steps.map(() => false);
    steps.forEach((step, number) => {
      for (const before of step.waitsFor) this.#dependents[before]!.push(number);
      if (step.waitsFor.length === 0 && !last.has(number)) this.#ready.push(number);
    });
  }

  /** Works until nothing is ready and nothing is in flight. */
  drain(): Promise<void> {
    return new Promise((resolve, reject) => {
      const pump = () => {
        while (this.#active < this.#input.concurrency && this.#next < this.#ready.length && !this.#input.isStopped()) {
          this.#active++;
          this.#work(this.#ready[this.#next++]!).then(() => {
            this.#active--;
            pump();
          }, reject);
        }
        if (this.#active === 0) resolve();
      };
      pump();
    });
  }

  releaseLast(): void {
    this.#ready.push(...this.#input.order.last);
  }

  skipLast(why: 'held-back'): void {
    for (const number of this.#input.order.last) this.#skip(number, why);
  }

  skipRest(): void {
    for (let number = 0; number < this.#isSettled.length; number++) this.#skip(number, 'stopped');
  }

  async #work(number: number): Promise<void> {
    const step = this.#input.order.steps[number]!;
    const settled = step.kind === 'gate' ? 'succeeded' : await this.#input.perform(step);
    this.#isSettled[number] = true;
    if (settled === 'succeeded') this.#release(number);
    if (settled === 'failed') {
      this.hasFailures = true;
      this.#skipDependents(number);
    }
  }

  #release(number: number): void {
    for (const dependent of this.#dependents[number]!) {
      if (--this.#waiting[dependent]! === 0 && !this.#isSettled[dependent]) this.#ready.push(dependent);
    }
  }

  #skipDependents(failed: number): void {
    const queue = [...this.#dependents[failed]!];
    for (let next = 0; next < queue.length; next++) {
      const number = queue[next]!;
      if (this.#isSettled[number]) continue;
      this.#skip(number, 'dependency');
      queue.push(...this.#dependents[number]!);
    }
  }

  #skip(number: number, why: 'dependency' | 'held-back' | 'stopped'): void {
    if (this.#isSettled[number]) return;
    this.#isSettled[number] = true;
    const step = this.#input.order.steps[number]!;
    if (step.kind !== 'gate') this.#input.skip(step, why);
  }
}
