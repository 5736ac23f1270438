// Applies approved changes (docs/how-it-works.md) in order. Each write has an intent in the journal before it, and an
// outcome after it. At the end, the list is read back. All effects are passed in. The report holds everything that
// happened, however the run ends.
import type { Change, Delete, Update } from '../core/change.ts';
import { type Failure, failureOf, ownFailure } from '../core/failure.ts';
import { deletionFingerprint, isOfOrganization } from '../core/fingerprint.ts';
import { groupBy } from '../core/group.ts';
import type { AssetState, LiveAsset } from '../core/model.ts';
import { foldCase, stateKey } from '../core/names.ts';
import { orderChanges, parkedName, type WorkStep } from '../core/order.ts';
import { type ApplyReport, type ChangeResult, hasSucceeded } from '../core/result.ts';
import { type CreatePorts, createOnce, StepJournal, UnseenAssets, type WriteOutcome } from './create.ts';
import type { ApplyPorts } from './ports.ts';
import { readBack } from './read-back.ts';
import { runSchedule, type Settled, type SkipReason } from './schedule.ts';

/** All ports except the journal: each step has its own. */
type PerformPorts = Omit<ApplyPorts, 'journal'> & Omit<CreatePorts, 'journal'>;
type WritePorts = PerformPorts & { readonly journal: StepJournal };

async function writeUpdate(step: WorkStep, change: Update, ports: WritePorts): Promise<WriteOutcome> {
  const { id, before, after, changed } = change;
  // Between the two writes that break a cycle, the asset has all final values except the name. The second write sets
  // the name.
  const isHalfDone = step.kind === 'write' && step.isParkedBefore;
  const planned = isHalfDone ? { ...after, name: parkedName(change) } : before;
  const fields: Partial<AssetState> = isHalfDone
    ? { name: after.name }
    : Object.fromEntries(changed.map((field) => [field, after[field]]));
  if (step.kind === 'park') Object.assign(fields, { name: parkedName(change) });
  const settled = await readAgain(id, ports, (asset) => {
    if (asset === null || !isOfOrganization(asset.organization_slug, change)) return 'changed-meanwhile';
    if (stateKey(asset) === stateKey(planned)) return null;
    return stateKey(asset) === stateKey(after) ? 'already' : 'changed-meanwhile';
  });
  if (settled !== null) return settled;
  ports.journal.intend({ method: 'PATCH', path: `/cyber-assets/${id}`, body: fields });
  try {
    await ports.writer.updateAsset(id, fields);
    return { outcome: 'done', id, failure: null };
  } catch (error) {
    return failedWrite(failureOf(error), id);
  }
}

/** Deletion is permanent, so the asset must be exactly what the plan showed. */
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
    return failedWrite(failureOf(error), id);
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
    const failure = { ...failureOf(error), isUnanswered: false };
    // A read that was cut short because the run stopped is not an attempt.
    const isTried = failure.meaning !== 'not-sent' && !ports.stop.aborted;
    return { outcome: isTried ? 'failed' : 'not-started', id, failure };
  }
  const { stop, permit } = ports;
  const mayGoOn = !stop.aborted && (await permit.prove()) && !stop.aborted;
  return mayGoOn ? null : { outcome: 'not-started', id, failure: null };
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

const CHANGED_SINCE = ownFailure(
  'rejected',
  'changed-meanwhile: the asset is no longer what the plan showed, so nothing was written to it. Plan again.',
);

/** Rejects only if the changes cannot be ordered, before any write. */
export async function executeChanges(
  input: {
    /** The changes to execute. They are approved and within the guards, which is not checked again here. */
    readonly changes: readonly Change[];
    /** All assets in the lists that the plan was made from. */
    readonly live: readonly LiveAsset[];
    /** How people call the cyber system of an id: its site and its name. */
    readonly systemName: (id: string) => string;
    /** The most writes in flight, 1 or more. The service client may allow fewer. */
    readonly concurrency: number;
    /** From 0 up to, not including, 1. */
    readonly random: () => number;
  },
  ports: ApplyPorts,
): Promise<ApplyReport> {
  const order = orderChanges(input.changes);
  const unseen = new UnseenAssets(
    input.live.map(({ id }) => id),
    ports.reader,
  );
  const run = new ApplyRun(input.random, ports, unseen);
  await runSchedule({
    order,
    concurrency: input.concurrency,
    isStopped: () => run.stopped !== null,
    perform: (step) => run.perform(step),
    skip: (step, reason) => run.skip(step.change, reason),
  });
  // A run that found everything done has not asked yet whether it still has its turn.
  if (run.stopped === null) await ports.permit.prove().catch((error: unknown) => run.noteCrash(error));
  // The schedule performs or skips every step, so every change has a result. They are in the order of the plan.
  const all = input.changes.map((change) => run.results.get(change)!);
  const results = withHolders(all, run.taken, input);
  // The list is read even after a crash: it may show the result of the write that crashed.
  const closing = await readBack(results, ports, unseen).catch((error: unknown) => {
    run.noteCrash(error);
    const closingFailure = 'The tool failed while it read the list.';
    return { converged: null, differences: [], results, closingFailure, closing: null };
  });
  const isAnswered = !closing.results.some(
    ({ change, outcome }) => !hasSucceeded(outcome) && run.unanswered.has(change),
  );
  return { ...closing, isAnswered, stopped: run.stopped, lostTurn: ports.permit.lost, crash: run.crash };
}

const SKIP_REASONS: { readonly [R in SkipReason]: string } = {
  dependency: 'A change that it waits for did not succeed.',
  'held-back': 'A create or an update failed, so deletes were held back.',
  stopped: 'The run stopped before it was tried.',
};
const STOPPED_HALFWAY = 'The run stopped before the second of its two writes.';
const HALF_DONE =
  'Its first write is done: the asset has its final values, and its final name with a suffix. The next run gives it the final name, under the same approval.';
const MAYBE_WHOLE = 'Its first write is done. If the name still has a suffix, the next run removes it.';

class ApplyRun {
  crash: Error | null = null;
  readonly results = new Map<Change, ChangeResult>();
  /** Changes that the service refused because another asset has the name. */
  readonly taken = new Set<Change>();
  /** Changes with a write request that got no answer. */
  readonly unanswered = new Set<Change>();
  #isKeyRefused = false;
  /** Aborts when no new write may start, for any reason. */
  readonly #halt = new AbortController();
  readonly #ports: PerformPorts;
  readonly #signal: AbortSignal;
  readonly #journal: ApplyPorts['journal'];
  readonly #progress: ApplyPorts['progress'];
  #done = 0;
  #failed = 0;
  /** The first of two writes, to add to the result of the second. */
  readonly #parked = new Map<
    Change,
    { readonly writes: number; readonly startedAt: number; readonly endedAt: number }
  >();

  constructor(random: () => number, ports: ApplyPorts, unseen: UnseenAssets) {
    this.#signal = ports.stop;
    this.#journal = ports.journal;
    this.#progress = ports.progress;
    this.#ports = { ...ports, stop: AbortSignal.any([ports.stop, this.#halt.signal]), random, unseen };
  }

  get stopped(): ApplyReport['stopped'] {
    if (this.crash !== null) return 'crash';
    if (this.#isKeyRefused) return 'key-refused';
    if (this.#ports.permit.lost !== null) return 'turn-lost';
    return this.#signal.aborted ? 'signal' : null;
  }

  /** Notes the first crash and stops the run. JavaScript can throw any value, so other values become errors. */
  noteCrash(thrown: unknown): void {
    this.crash ??= thrown instanceof Error ? thrown : new Error(String(thrown));
    this.#halt.abort();
  }

  async perform(step: WorkStep): Promise<Settled> {
    const { change } = step;
    const { clock } = this.#ports;
    const startedAt = clock.now();
    const journal = new StepJournal(change.fingerprint, this.#journal);
    const { outcome, id, failure } = await this.#writeStep(step, { ...this.#ports, journal });
    const { writes } = journal;
    const endedAt = clock.now();
    if (failure?.meaning === 'key-refused') {
      this.#isKeyRefused = true;
      this.#halt.abort();
    }
    if (this.#ports.permit.lost !== null) this.#halt.abort();
    if (failure?.meaning === 'taken') this.taken.add(change);
    if (failure?.isUnanswered) this.unanswered.add(change);
    if (step.kind === 'park' && outcome === 'done') {
      this.#parked.set(change, { writes, startedAt, endedAt });
    } else {
      const reason = failure?.reason ?? (outcome === 'not-started' ? SKIP_REASONS.stopped : null);
      const { reasonBy = 'tool', detail = null, meaning = null } = failure ?? {};
      const words = { reason, reasonBy, detail };
      this.#settle({ change, outcome, id, ...words, meaning, writes, isHalfDone: false, startedAt, endedAt });
    }
    if (outcome === 'not-started') return 'stopped';
    return hasSucceeded(outcome) ? 'succeeded' : 'failed';
  }

  /** Performs a step, with intent and outcome in the journal. Never throws: a crash is noted and becomes an outcome. */
  async #writeStep(step: WorkStep, ports: WritePorts): Promise<WriteOutcome> {
    const { change } = step;
    const { journal } = ports;
    let written: WriteOutcome | null = null;
    try {
      if (change.action === 'create') written = await createOnce(change, ports);
      else if (change.action === 'update') written = await writeUpdate(step, change, ports);
      else written = await writeDelete(change, ports);
      journal.conclude(written.outcome, written.id);
      return written;
    } catch (error) {
      this.noteCrash(error);
      if (written !== null) return written;
      const reason = journal.isOpen ? 'The tool failed while it wrote.' : 'The tool failed, and wrote nothing.';
      const failure = { ...ownFailure('unclear', reason), isUnanswered: journal.isOpen };
      return { outcome: journal.isOpen ? 'unknown' : 'failed', id: change.id, failure };
    }
  }

  skip(change: Change, reason: SkipReason): void {
    // If the first of two writes failed, its result is the more useful one.
    if (this.results.has(change)) return;
    const outcome = reason === 'stopped' ? 'not-started' : 'skipped';
    const nothing = { detail: null, meaning: null, writes: 0, isHalfDone: false, startedAt: null, endedAt: null };
    this.#settle({ change, outcome, id: change.id, reason: SKIP_REASONS[reason], reasonBy: 'tool', ...nothing });
  }

  #settle(result: ChangeResult): void {
    const { change, outcome, writes, endedAt } = result;
    const first = this.#parked.get(change);
    if (first === undefined) this.results.set(change, result);
    else {
      const reason = outcome === 'not-started' ? STOPPED_HALFWAY : result.reason;
      // Otherwise the second write may be done, or somebody else has changed the asset since the first.
      const isParked = outcome !== 'unknown' && outcome !== 'changed-meanwhile';
      this.results.set(change, {
        ...result,
        reason: hasSucceeded(outcome) ? null : `${reason} ${isParked ? HALF_DONE : MAYBE_WHOLE}`,
        writes: first.writes + writes,
        isHalfDone: !hasSucceeded(outcome),
        startedAt: first.startedAt,
        endedAt: endedAt ?? first.endedAt,
      });
    }
    try {
      if (hasSucceeded(outcome)) this.#done += 1;
      else if (outcome !== 'skipped' && outcome !== 'not-started') this.#failed += 1;
      this.#progress(this.#done, this.#failed);
    } catch (error) {
      this.noteCrash(error);
    }
  }
}

/** Adds to the reason of each change whose name is taken which asset has the name. */
function withHolders(
  results: readonly ChangeResult[],
  taken: ReadonlySet<Change>,
  { live, systemName }: Pick<Parameters<typeof executeChanges>[0], 'live' | 'systemName'>,
): readonly ChangeResult[] {
  if (taken.size === 0) return results;
  const names = new Set(Array.from(taken, ({ after }) => foldCase(after?.name ?? '')));
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
    if (after === null || !taken.has(result.change)) return result;
    const others = (holders.get(foldCase(after.name)) ?? []).filter(([id]) => id !== result.id);
    const same = others.filter(([, { name }]) => name === after.name);
    const here = same.find(([, { cyber_system_id: system }]) => system === after.cyber_system_id);
    const holder = here ?? same[0] ?? others[0];
    if (holder === undefined) return result;
    const [id, { cyber_system_id }] = holder;
    const reason = `${result.reason} The asset ${id} in ${systemName(cyber_system_id)} has the name.`;
    return { ...result, reason, reasonBy: 'others' };
  });
}
