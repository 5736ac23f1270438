// Applies approved changes (docs/how-it-works.md): in order, one write for each change, each between its intent and its
// outcome in the journal. Then the list is read back. All effects are passed in, and the report holds everything that
// happened, however the run ends.
import type { Change, Delete, Update } from '../core/change.ts';
import { deletionFingerprint, isOfOrganization } from '../core/fingerprint.ts';
import { groupBy } from '../core/group.ts';
import type { AssetState, LiveAsset } from '../core/model.ts';
import { foldCase, stateKey } from '../core/names.ts';
import { orderChanges, parkedName, type WorkStep } from '../core/order.ts';
import { type ApplyReport, type ChangeResult, hasSucceeded } from '../core/result.ts';
import { type CreatePorts, createOnce, StepJournal, UnseenAssets, type WriteOutcome } from './create.ts';
import { type ApplyPorts, type Failure, ownFailure } from './ports.ts';
import { type ReadBack, readBack, unread } from './read-back.ts';
import { runSchedule, type Settled, type SkipReason } from './schedule.ts';

interface StepResult extends WriteOutcome {
  /** Write requests sent. */
  readonly writes: number;
  /** An unexpected error: a bug, or a journal that cannot be written. null for none. */
  readonly crash: Error | null;
}

interface PerformPorts extends ApplyPorts, Pick<CreatePorts, 'random' | 'unseen'> {}

/** Performs a step, with intent and outcome in the journal. Never throws: a crash is part of the result. */
async function performStep(step: WorkStep, ports: PerformPorts): Promise<StepResult> {
  const journal = new StepJournal(step.change.fingerprint, ports.journal);
  let written: WriteOutcome | null = null;
  try {
    written = await performWrite(step, { ...ports, journal });
    journal.conclude(written.outcome, written.id);
    return { ...written, writes: journal.writes, crash: null };
  } catch (error) {
    return { ...(written ?? crashed(step.change.id, journal)), writes: journal.writes, crash: asError(error) };
  }
}

/** JavaScript can throw any value. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

type WritePorts = Omit<PerformPorts, 'journal'> & Pick<CreatePorts, 'journal'>;

async function performWrite(step: WorkStep, ports: WritePorts): Promise<WriteOutcome> {
  const { change } = step;
  switch (change.action) {
    case 'create':
      return createOnce(change, ports);
    case 'update':
      return writeUpdate(step, change, ports);
    case 'delete':
      return writeDelete(change, ports);
  }
}

/** The fields that differ. If a cycle needs two writes, the first leaves the final name to the second. */
function changedFields(step: WorkStep, change: Update): Partial<AssetState> {
  const { after, changed } = change;
  if (step.kind === 'write' && step.isParkedBefore) return { name: after.name };
  const fields = Object.fromEntries(changed.map((field) => [field, after[field]]));
  return step.kind === 'park' ? { ...fields, name: parkedName(change) } : fields;
}

async function writeUpdate(step: WorkStep, change: Update, ports: WritePorts): Promise<WriteOutcome> {
  const { id, before, after } = change;
  // Between the two writes of a cycle, the asset is in the state after the first.
  const isHalfDone = step.kind === 'write' && step.isParkedBefore;
  const planned = isHalfDone ? { ...after, name: parkedName(change) } : before;
  const fields = changedFields(step, change);
  const settled = await readAgain(id, ports, (asset) => {
    if (asset === null) return 'changed-meanwhile';
    if (!isOfOrganization(asset.organization_slug, change)) return 'changed-meanwhile';
    if (isState(asset, planned)) return null;
    return isState(asset, after) ? 'already' : 'changed-meanwhile';
  });
  if (settled !== null) return settled;
  ports.journal.intend({ method: 'PATCH', path: `/cyber-assets/${id}`, body: fields });
  try {
    await ports.writer.updateAsset(id, fields);
    return { outcome: 'done', id, failure: null };
  } catch (error) {
    return failedWrite(ports.explain(error), id);
  }
}

/** Deletion is permanent: the asset must be exactly what was shown. */
async function writeDelete({ id, fingerprint: planned }: Delete, ports: WritePorts): Promise<WriteOutcome> {
  const settled = await readAgain(id, ports, (asset) => {
    if (asset === null) return 'already';
    return deletionFingerprint(asset) === planned ? null : 'changed-meanwhile';
  });
  if (settled !== null) return settled;
  ports.journal.intend({ method: 'DELETE', path: `/cyber-assets/${id}`, body: null });
  try {
    const answer = await ports.writer.deleteAsset(id);
    return { outcome: answer === 'deleted' ? 'done' : 'already', id, failure: null };
  } catch (error) {
    return failedWrite(ports.explain(error), id);
  }
}

/** Reads the asset just before it is written. null if it is as planned and may be written. */
async function readAgain(
  id: string,
  ports: WritePorts,
  judge: (asset: LiveAsset | null) => 'already' | 'changed-meanwhile' | null,
): Promise<WriteOutcome | null> {
  try {
    const outcome = judge(await ports.reader.cyberAsset(id));
    if (outcome !== null) return { outcome, id, failure: outcome === 'already' ? null : CHANGED_SINCE };
  } catch (error) {
    const failure = ports.explain(error);
    // A read that the stop cut short is not an attempt.
    const isTried = failure.meaning !== 'not-sent' && !ports.stop.aborted;
    return { outcome: isTried ? 'failed' : 'not-started', id, failure };
  }
  const { stop, mayWrite } = ports;
  const mayGoOn = !stop.aborted && (await mayWrite()) && !stop.aborted;
  return mayGoOn ? null : { outcome: 'not-started', id, failure: null };
}

function isState(asset: LiveAsset, state: AssetState): boolean {
  return stateKey(asset) === stateKey(state);
}

/** A failed PATCH or DELETE, including the client's own retries. */
function failedWrite(failure: Failure, id: string): WriteOutcome {
  if (failure.mayBeDone) return { outcome: 'unknown', id, failure };
  switch (failure.meaning) {
    case 'unclear':
    case 'unexpected':
      return { outcome: 'unknown', id, failure };
    case 'not-sent':
      return { outcome: 'not-started', id, failure };
    case 'not-written':
    case 'taken':
    case 'rejected':
    case 'key-refused':
      return { outcome: 'failed', id, failure };
  }
}

/** The outcome of a step that crashed. */
function crashed(id: string | null, { isOpen }: StepJournal): WriteOutcome {
  const reason = isOpen ? 'The tool failed while it wrote.' : 'The tool failed, and wrote nothing.';
  return {
    outcome: isOpen ? 'unknown' : 'failed',
    id,
    failure: { ...ownFailure('unclear', reason), isUnanswered: isOpen },
  };
}

const CHANGED_SINCE = ownFailure(
  'rejected',
  'changed-meanwhile: the asset is no longer what the plan showed, so nothing was written to it. Plan again.',
);

export interface ApplyInput {
  /** The changes to execute. They are approved and within the guards; nothing is checked again here. */
  readonly changes: readonly Change[];
  /** All assets in the lists that the plan was made from. */
  readonly live: readonly LiveAsset[];
  /** The most writes in flight, 1 or more. The client's pace may allow fewer. */
  readonly concurrency: number;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
}

/** Rejects only if the changes cannot be ordered, before any write. */
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
  const closing = await run.close(run.results(input));
  const isAnswered = !closing.results.some(
    ({ change, outcome }) => outcome === 'unknown' && run.unanswered.has(change),
  );
  return { ...closing, isAnswered, stopped: run.stopped, crash: run.crash };
}

const SKIP_REASONS: { readonly [R in SkipReason]: string } = {
  dependency: 'A change that it waits for did not succeed.',
  'held-back': 'A create or an update failed, so the other deletes were held back.',
  stopped: 'The run stopped before it was tried.',
};
const STOPPED_HALFWAY = 'The run stopped before the second of its two writes.';
const IS_PARKED = 'Until the next run its name may be the final one with a suffix.';

class ApplyRun {
  crash: Error | null = null;
  /** Changes whose last request got no answer. */
  readonly unanswered = new Set<Change>();
  #isKeyRefused = false;
  /** Aborts when no new write may start, for any reason. */
  readonly #halt = new AbortController();
  readonly #ports: PerformPorts;
  readonly #signal: AbortSignal;
  readonly #results = new Map<Change, ChangeResult>();
  /** The outcome of the first of two writes, to add to the second. */
  readonly #parked = new Map<Change, Parked>();
  /** Changes whose name another asset has, as the service says. */
  readonly #taken = new Set<Change>();

  constructor({ live, random }: ApplyInput, ports: ApplyPorts) {
    this.#signal = ports.stop;
    const stop = AbortSignal.any([ports.stop, this.#halt.signal]);
    this.#ports = {
      ...ports,
      stop,
      random,
      unseen: new UnseenAssets(
        live.map(({ id }) => id),
        ports.reader,
      ),
    };
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
    if (result.failure?.meaning === 'key-refused') {
      this.#isKeyRefused = true;
      this.#halt.abort();
    }
    this.#note(step, result, startedAt);
    if (result.outcome === 'not-started') return 'stopped';
    return hasSucceeded(result.outcome) ? 'succeeded' : 'failed';
  }

  #noteCrash(error: Error): void {
    this.crash ??= error;
    this.#halt.abort();
  }

  #note({ kind, change }: WorkStep, { outcome, id, failure, writes }: StepResult, startedAt: number): void {
    const endedAt = this.#ports.clock.now();
    if (kind === 'park' && outcome === 'done') {
      this.#parked.set(change, { writes, startedAt, endedAt });
      return;
    }
    if (failure?.meaning === 'taken') this.#taken.add(change);
    if (failure?.isUnanswered) this.unanswered.add(change);
    const reason = failure?.reason ?? (outcome === 'not-started' ? SKIP_REASONS.stopped : null);
    this.#settle({ change, outcome, id, reason, detail: failure?.detail ?? null, writes, startedAt, endedAt });
  }

  skip(change: Change, why: SkipReason): void {
    // Its first write failed, which is the more useful result.
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

  /** In the order of the plan. Where a name is taken, with the asset that has it. */
  results({ changes, live }: ApplyInput): ChangeResult[] {
    // The schedule performs or skips every step.
    const results = changes.map((change) => this.#results.get(change)!);
    if (this.#taken.size === 0) return results;
    const names = new Set(Array.from(this.#taken, ({ after }) => foldCase(after?.name ?? '')));
    const states = new Map<string, AssetState>();
    for (const asset of live) if (names.has(foldCase(asset.name))) states.set(asset.id, asset);
    for (const { change, id, outcome } of results) {
      if (id === null || !hasSucceeded(outcome)) continue;
      if (change.after === null) states.delete(id);
      else states.set(id, change.after);
    }
    const holders = groupBy(states, ([, { name }]) => foldCase(name));
    return results.map((result) => {
      const { after } = result.change;
      if (after === null || !this.#taken.has(result.change)) return result;
      const others = (holders.get(foldCase(after.name)) ?? []).filter(([id]) => id !== result.id);
      const same = others.filter(([, { name }]) => name === after.name);
      const here = same.find(([, { cyber_system_id: system }]) => system === after.cyber_system_id);
      const [id, state] = here ?? same[0] ?? others[0] ?? [];
      if (id === undefined) return result;
      return {
        ...result,
        reason: `${result.reason} ${id} in the cyber system ${state?.cyber_system_id} has the name.`,
      };
    });
  }

  /** The list is read even after a crash: it may show the result of the write that crashed. */
  async close(results: readonly ChangeResult[]): Promise<ReadBack> {
    try {
      return await readBack(results, { ...this.#ports, stop: this.#signal });
    } catch (error) {
      this.#noteCrash(asError(error));
      return unread(results, 'The tool failed while it read the list.');
    }
  }
}

type Parked = Pick<ChangeResult, 'writes' | 'startedAt' | 'endedAt'>;

function addParked(result: ChangeResult, { writes, startedAt, endedAt }: Parked): ChangeResult {
  const reason = result.outcome === 'not-started' ? STOPPED_HALFWAY : result.reason;
  return {
    ...result,
    reason: hasSucceeded(result.outcome) ? null : `${reason} ${IS_PARKED}`,
    writes: writes + result.writes,
    startedAt,
    endedAt: result.endedAt ?? endedAt,
  };
}
