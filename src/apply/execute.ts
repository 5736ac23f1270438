// Applies approved changes (design section 7): ordered, one write a change, then the closing read. Everything that
// happens is in the report, whichever way it ends.
import type { Change } from '../core/change.ts';
import { orderChanges } from '../core/order.ts';
import { type ApplyReport, type ChangeResult, hasSucceeded } from '../core/outcome.ts';
import { closingRead } from './closing.ts';
import { performStep, type StepResult } from './perform.ts';
import type { ApplyPorts, Failure } from './ports.ts';
import { runSchedule } from './schedule.ts';

export interface ApplyInput {
  /** What to execute, approved and within its guards: nothing is asked again here. */
  readonly changes: readonly Change[];
  /** Ids of all assets of the lists that the plan was made from. */
  readonly liveIds: Iterable<string>;
  /** Writes in flight at most; the client's pace may allow fewer. */
  readonly concurrency: number;
  readonly random: () => number;
}

export async function executeChanges(input: ApplyInput, ports: ApplyPorts): Promise<ApplyReport> {
  const run = new ApplyRun(input, ports);
  await runSchedule({
    order: orderChanges(input.changes),
    concurrency: input.concurrency,
    isStopped: () => run.stopped !== null,
    perform: (step) => run.perform(step),
    skip: (step, why) => run.skip(step.change, why),
  });
  const closing = await closingRead(run.results(input.changes), ports);
  return {
    results: closing.results,
    converged: closing.converged,
    differences: closing.differences,
    stopped: run.stopped,
    crash: run.crash,
    closingFailure: closing.failure,
  };
}

type WorkStep = Parameters<typeof performStep>[0];

const SKIP_REASONS = {
  dependency: 'a change that it waits for did not succeed',
  'held-back': 'a create or an update failed, so deletes that nothing waits for were not tried',
  stopped: 'the run stopped before it was tried',
};

class ApplyRun {
  crash: Error | null = null;
  #isKeyRefused = false;
  readonly #ports: ApplyPorts & { readonly random: () => number; readonly knownIds: Set<string> };
  readonly #results = new Map<Change, ChangeResult>();
  #settled = 0;

  constructor(input: ApplyInput, ports: ApplyPorts) {
    this.#ports = { ...ports, random: input.random, knownIds: new Set(input.liveIds) };
  }

  get stopped(): ApplyReport['stopped'] {
    if (this.crash !== null) return 'crash';
    if (this.#isKeyRefused) return 'key-refused';
    return this.#ports.stop.aborted ? 'signal' : null;
  }

  async perform(step: WorkStep): Promise<'succeeded' | 'failed' | 'stopped'> {
    const startedAt = this.#results.get(step.change)?.startedAt ?? this.#ports.clock.now();
    const result = await performStep(step, this.#ports).catch((error: unknown) => this.#noteCrash(step, error));
    if (result.failure?.meaning === 'key-refused') this.#isKeyRefused = true;
    this.#note(step, result, startedAt);
    if (result.outcome === 'not-started') return 'stopped';
    return hasSucceeded(result.outcome) ? 'succeeded' : 'failed';
  }

  /** A bug or a full disk: what went out can no longer be told, so nothing more goes out. */
  #noteCrash(step: WorkStep, error: unknown): StepResult {
    this.crash ??= error instanceof Error ? error : new Error(String(error));
    const failure: Failure = { meaning: 'unclear', reason: 'the tool failed while it wrote', detail: null };
    return { outcome: 'unknown', id: step.change.id, failure, writes: 1 };
  }

  /** The first step of a change that fails decides; of a parked one that succeeds, only the writes count on. */
  #note(step: WorkStep, { outcome, id, failure, writes }: StepResult, startedAt: number): void {
    const { change } = step;
    const before = this.#results.get(change);
    const isHalfway = step.kind === 'park' && outcome === 'done';
    this.#results.set(change, {
      change,
      outcome: isHalfway ? 'not-started' : outcome,
      id,
      reason: failure?.reason ?? (isHalfway ? SKIP_REASONS.stopped : null),
      detail: failure?.detail ?? null,
      writes: writes + (before?.writes ?? 0),
      startedAt,
      endedAt: this.#ports.clock.now(),
    });
    if (!isHalfway) this.#ports.progress(++this.#settled, change);
  }

  skip(change: Change, why: keyof typeof SKIP_REASONS): void {
    const before = this.#results.get(change);
    if (before !== undefined && before.outcome !== 'not-started') return;
    this.#results.set(change, {
      change,
      outcome: why === 'stopped' ? 'not-started' : 'skipped',
      id: change.id,
      reason: SKIP_REASONS[why],
      detail: null,
      writes: before?.writes ?? 0,
      startedAt: before?.startedAt ?? null,
      endedAt: before?.endedAt ?? null,
    });
    this.#ports.progress(++this.#settled, change);
  }

  /** In the order of the plan. */
  results(changes: readonly Change[]): ChangeResult[] {
    return changes.map((change) => {
      const result = this.#results.get(change);
      if (result === undefined) throw new Error('a change was neither performed nor skipped');
      return result;
    });
  }
}
