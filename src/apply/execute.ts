// Applies approved changes (design section 7): ordered, one write a change, then the closing read. Everything that
// happens is in the report, whichever way it ends.
import type { Change } from '../core/change.ts';
import { orderChanges, type WorkStep } from '../core/order.ts';
import { type ApplyReport, type ChangeResult, hasSucceeded } from '../core/outcome.ts';
import { type Closing, closingRead } from './closing.ts';
import { Newcomers } from './newcomers.ts';
import { asError, type PerformPorts, performStep, type StepResult } from './perform.ts';
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
const IS_PARKED = 'Until the next run its name may be the final one with a suffix.';

class ApplyRun {
  crash: Error | null = null;
  #isKeyRefused = false;
  /** Aborts when no new write may start, for whatever reason. */
  readonly #halt = new AbortController();
  readonly #ports: PerformPorts;
  readonly #signal: AbortSignal;
  readonly #results = new Map<Change, ChangeResult>();
  /** What the first of two writes leaves to add to the second. */
  readonly #parked = new Map<Change, Pick<ChangeResult, 'writes' | 'startedAt' | 'endedAt'>>();

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
    const startedAt = this.#ports.clock.now();
    const result = await performStep(step, this.#ports);
    if (result.crash !== null) this.#noteCrash(result.crash);
    if (result.failure?.meaning === 'key-refused') this.#refuseKey();
    this.#note(step, result, startedAt);
    if (result.outcome === 'not-started') return 'stopped';
    return hasSucceeded(result.outcome) ? 'succeeded' : 'failed';
  }

  #noteCrash(error: Error): void {
    this.crash ??= error;
    this.#halt.abort();
  }

  #refuseKey(): void {
    this.#isKeyRefused = true;
    this.#halt.abort();
  }

  #note({ kind, change }: WorkStep, { outcome, id, failure, writes }: StepResult, startedAt: number): void {
    const endedAt = this.#ports.clock.now();
    if (kind === 'park' && outcome === 'done') {
      this.#parked.set(change, { writes, startedAt, endedAt });
      return;
    }
    const reason = failure?.reason ?? (outcome === 'not-started' ? SKIP_REASONS.stopped : null);
    this.#settle({ change, outcome, id, reason, detail: failure?.detail ?? null, writes, startedAt, endedAt });
  }

  skip(change: Change, why: SkipReason): void {
    // Its first write failed, which says more.
    if (this.#results.has(change)) return;
    const outcome = why === 'stopped' ? 'not-started' : 'skipped';
    const nothing = { detail: null, writes: 0, startedAt: null, endedAt: null };
    this.#settle({ change, outcome, id: change.id, reason: SKIP_REASONS[why], ...nothing });
  }

  #settle(result: ChangeResult): void {
    const parked = this.#parked.get(result.change);
    this.#results.set(result.change, parked === undefined ? result : addParked(result, parked));
    try {
      this.#ports.progress(this.#results.size, result.change);
    } catch (error) {
      this.#noteCrash(asError(error));
    }
  }

  /** In the order of the plan. */
  results(changes: readonly Change[]): ChangeResult[] {
    return changes.map((change) => {
      const result = this.#results.get(change);
      // Never so: the schedule promises one or the other for every step.
      if (result === undefined) throw new Error('a change was neither performed nor skipped');
      return result;
    });
  }

  /** After a crash the list is read all the same: it may tell what became of the write that crashed. */
  async close(results: readonly ChangeResult[]): Promise<Closing> {
    try {
      return await closingRead(results, { ...this.#ports, stop: this.#signal });
    } catch (error) {
      this.#noteCrash(asError(error));
      return { converged: null, differences: [], results, failure: 'The tool failed while it read the list.' };
    }
  }
}

function addParked(
  result: ChangeResult,
  { writes, startedAt, endedAt }: Pick<ChangeResult, 'writes' | 'startedAt' | 'endedAt'>,
): ChangeResult {
  return {
    ...result,
    reason: hasSucceeded(result.outcome) ? null : `${result.reason} ${IS_PARKED}`,
    writes: writes + result.writes,
    startedAt,
    endedAt: result.endedAt ?? endedAt,
  };
}
