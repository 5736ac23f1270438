// One step of the order: one write, and what came of it (design section 7, Requests).
import type { Delete, Update } from '../core/change.ts';
import { deletionFingerprint } from '../core/fingerprint.ts';
import type { AssetState } from '../core/model.ts';
import { parkedName, type WorkStep } from '../core/order.ts';
import type { Outcome } from '../core/outcome.ts';
import { type CreatePorts, createOnce } from './create.ts';
import type { ApplyPorts, Failure } from './ports.ts';
import { StepJournal } from './step-journal.ts';

export interface StepResult extends Written {
  /** Write requests sent. */
  readonly writes: number;
  /** What nobody expected: a bug, or a journal that cannot be written. null for none. */
  readonly crash: Error | null;
}

interface Written {
  readonly outcome: Exclude<Outcome, 'skipped'>;
  readonly id: string | null;
  readonly failure: Failure | null;
}

export interface PerformPorts extends ApplyPorts, Pick<CreatePorts, 'random' | 'newcomers'> {}

/** Performs a step, with intent and outcome in the journal. Never throws: a crash is part of the result. */
export async function performStep(step: WorkStep, ports: PerformPorts): Promise<StepResult> {
  const journal = new StepJournal(step.change.fingerprint, ports.journal);
  let written: Written | null = null;
  try {
    written = await write(step, { ...ports, journal });
    journal.conclude(written.outcome, written.id);
    return { ...written, writes: journal.writes, crash: null };
  } catch (error) {
    return { ...(written ?? crashed(step.change.id, journal)), writes: journal.writes, crash: asError(error) };
  }
}

/** Anything can be thrown. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

type WritePorts = Omit<PerformPorts, 'journal'> & Pick<CreatePorts, 'journal'>;

async function write(step: WorkStep, ports: WritePorts): Promise<Written> {
  const { change } = step;
  switch (change.action) {
    case 'create':
      return createOnce(change, ports);
    case 'update':
      return update(change, step.kind === 'park' ? parkFields(change) : finalFields(step, change), ports);
    case 'delete':
      return remove(change, ports);
  }
}

/** All final values but the name. */
function parkFields(change: Update): Partial<AssetState> {
  return { ...changedFields(change), name: parkedName(change) };
}

/** What differs; after a park the name alone. */
function finalFields(step: WorkStep, change: Update): Partial<AssetState> {
  return step.kind === 'write' && step.isParkedBefore ? { name: change.after.name } : changedFields(change);
}

function changedFields({ after, changed }: Update): Partial<AssetState> {
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

async function update({ id }: Update, fields: Partial<AssetState>, ports: WritePorts): Promise<Written> {
  ports.journal.intend({ method: 'PATCH', path: `/cyber-assets/${id}`, body: fields });
  try {
    await ports.writer.updateAsset(id, fields);
    return { outcome: 'done', id, failure: null };
  } catch (error) {
    return failed(ports.explain(error), id);
  }
}

/** Deletion is permanent: the asset is read again just before, and must still be what the plan showed. */
async function remove({ id, fingerprint: shown }: Delete, ports: WritePorts): Promise<Written> {
  try {
    const asset = await ports.reader.cyberAsset(id);
    if (asset === null) return { outcome: 'already', id, failure: null };
    if (deletionFingerprint(asset) !== shown) return failed(changedSince(), id);
  } catch (error) {
    const failure = ports.explain(error);
    return { outcome: failure.meaning === 'not-sent' ? 'not-started' : 'failed', id, failure };
  }
  if (ports.stop.aborted) return { outcome: 'not-started', id, failure: null };
  ports.journal.intend({ method: 'DELETE', path: `/cyber-assets/${id}`, body: null });
  try {
    const answer = await ports.writer.deleteAsset(id);
    return { outcome: answer === 'deleted' ? 'done' : 'already', id, failure: null };
  } catch (error) {
    return failed(ports.explain(error), id);
  }
}

/** A failed PATCH or DELETE, its retries by the client included. */
function failed(failure: Failure, id: string): Written {
  switch (failure.meaning) {
    case 'unclear':
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

/** What may be said of a step that crashed. */
function crashed(id: string | null, { isOpen }: StepJournal): Written {
  const reason = isOpen ? 'The tool failed while it wrote.' : 'The tool failed, and wrote nothing.';
  const failure: Failure = { meaning: 'unclear', reason, detail: null, retryAfterMs: null };
  return { outcome: isOpen ? 'unknown' : 'failed', id, failure };
}

function changedSince(): Failure {
  const reason = 'The asset is no longer what the plan showed, so it was not deleted. Plan again.';
  return { meaning: 'rejected', reason, detail: null, retryAfterMs: null };
}
