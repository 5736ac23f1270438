// Applies approved changes (design section 7): ordered, one write a change, then the closing read. Everything that
// happens is in the report, whichever way it ends.
import type { Change } from '../core/change.ts';
import { orderChanges, type WorkStep } from '../core/order.ts';
import { type ApplyReport, type ChangeResult, hasSucceeded } from '../core/outcome.ts';
import { type Closing, closingRead } from './closing.ts';
import { Newcomers } from './newcomers.ts';
import { type PerformPorts, performStep, type StepResult } from './perform.ts';
import type { ApplyPorts } from './ports.ts';
import { runSchedule, type Settled, type SkipReason } from './schedule.ts';

export interface ApplyInput {
  /** What to execute, approved and within its guards: nothing is asked again here. */
  readonly changes: readonly Change[];
  /** Ids of all assets of the lists that the plan was made from. */
  readonly liveIds: Iterable<string>;
  /** Writes in flight at most, 1 or more; the client's pace may allow fewer. */
  readonly concurrency: number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** Rejects only when the changes cannot be ordered, before any write. */
export async function executeChanges(input: ApplyInput, ports: ApplyPorts): Promise<ApplyReport> {
  const order = orderChanges(input.changes);
  const run = new ApplyRun(input, ports);
  await runSchedule({
    order,
    concurrency: input.concurrency,
    isStopped: () => run.stopped !== null,
    perform: (step) => run.perform(step),
    skip: (step, why) => run.skip(step.change, why),
  });
  const closing = await run.close(run.results(input.changes));
  return {
    results: closing.results,
    converged: closing.converged,
    differences: closing.differences,
    stopped: run.stopped,
    crash: run.crash,
    closingFailure: closing.failure,
  };
}

const SKIP_REASONS: { readonly [R in SkipReason]: string } = {
  dependency: 'A change that it waits for did not succeed.',
  'held-back': 'A create or an update failed, so deletes that nothing waits for were not tried.',
  stopped: 'The run stopped before it was tried.',
};
const IS_PARKED = 'Until the next run the asset has its final name with a suffix.';

class ApplyRun {
  crash: Error | null = null;
  #isKeyRefused = false;
  /** Aborts when no new write may start, for whatever reason. */
  readonly #halt = new AbortController();
  readonly #ports: PerformPorts;
  readonly #signal: AbortSignal;
  readonly #results = new Map<Change, ChangeResult>();
  /** Changes of which the first of two writes is done. */
  readonly #parked = new Map<
    Change,
    { readonly startedAt: number; readonly endedAt: number; readonly writes: number }
  >();

  constructor({ liveIds, random }: ApplyInput, ports: ApplyPorts) {
    this.#signal = ports.stop;
    const stop = AbortSignal.any([ports.stop, this.#halt.signal]);
    this.#ports = { ...ports, stop, random, newcomers: new Newcomers(liveIds, ports.reader) };
  }

  get stopped(): ApplyReport['stopped'] {
    if (this.crash !== null) return 'crash';
    if (this.#isKeyRefused) return 'key-refused';
    return this.#signal.aborted ? 'signal' : null;
  }

  async perform(step: WorkStep): Promise<Settled> {
    const startedAt = this.#parked.get(step.change)?.startedAt ?? this.#ports.clock.now();
    const result = await performStep(step, this.#ports);
    if (result.crash !== null) this.#noteCrash(result.crash);
    if (result.failure?.meaning === 'key-refused') this.#refuseKey();
    this.#note(step, result, startedAt);
    if (result.outcome === 'not-started') return 'stopped';
    return hasSucceeded(result.outcome) ? 'succeeded' : 'failed';
  }

  #noteCrash(error: unknown): void {
    this.crash ??= error instanceof Error ? error : new Error(String(error));
    this.#halt.abort();
  }

  #refuseKey(): void {
    this.#isKeyRefused = true;
    this.#halt.abort();
  }

  /** Of a change with two writes, the first alone settles nothing but a failure. */
  #note(step: WorkStep, { outcome, id, failure, writes }: StepResult, startedAt: number): void {
    const { change } = step;
    const endedAt = this.#ports.clock.now();
    if (step.kind === 'park' && outcome === 'done') {
      this.#parked.set(change, { startedAt, endedAt, writes });
      return;
    }
    const parked = this.#parked.get(change);
    const isDone = hasSucceeded(outcome);
    const why = failure?.reason ?? (outcome === 'not-started' ? SKIP_REASONS.stopped : null);
    this.#settle({
      change,
      outcome,
      id,
      reason: isDone ? null : sentences(why, parked === undefined ? null : IS_PARKED),
      detail: failure?.detail ?? null,
      writes: writes + (parked?.writes ?? 0),
      startedAt,
      endedAt,
    });
  }

  skip(change: Change, why: SkipReason): void {
    // Its first write failed, which says more.
    if (this.#results.has(change)) return;
    const parked = this.#parked.get(change);
    this.#settle({
      change,
      outcome: why === 'stopped' ? 'not-started' : 'skipped',
      id: change.id,
      reason: sentences(SKIP_REASONS[why], parked === undefined ? null : IS_PARKED),
      detail: null,
      writes: parked?.writes ?? 0,
      startedAt: parked?.startedAt ?? null,
      endedAt: parked?.endedAt ?? null,
    });
  }

  #settle(result: ChangeResult): void {
    this.#results.set(result.change, result);
    try {
      this.#ports.progress(this.#results.size, result.change);
    } catch (error) {
      this.#noteCrash(error);
    }
  }

  /** In the order of the plan. */
  results(changes: readonly Change[]): ChangeResult[] {
    return changes.map((change) => {
      const result = this.#results.get(change);
      if (result === undefined) throw new Error('a change was neither performed nor skipped');
      return result;
    });
  }

  /** After a crash the list is read all the same: it may tell what became of the write that crashed. */
  async close(results: readonly ChangeResult[]): Promise<Closing> {
    try {
      return await closingRead(results, { ...this.#ports, stop: this.#signal });
    } catch (error) {
      this.#noteCrash(error);
      return { converged: null, differences: [], results, failure: 'The tool failed while it read the list.' };
    }
  }
}

function sentences(...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? null : said.join(' ');
}
