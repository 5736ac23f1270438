// One step of the order: one write, and what came of it (design section 7, Requests).
import type { Create, Delete, Update } from '../core/change.ts';
import type { AssetState } from '../core/model.ts';
import { parkedName, type Step } from '../core/order.ts';
import type { Outcome } from '../core/outcome.ts';
import { type CreatePorts, createOnce } from './create.ts';
import type { ApplyPorts, Failure, WriteRequest } from './ports.ts';

export interface StepResult {
  readonly outcome: Exclude<Outcome, 'skipped'>;
  readonly id: string | null;
  readonly failure: Failure | null;
  readonly writes: number;
}

export interface PerformPorts extends ApplyPorts {
  readonly random: () => number;
  readonly knownIds: Set<string>;
}

type WorkStep = Exclude<Step, { kind: 'gate' }>;

/** Performs a step and notes intent and outcome in the journal. Throws only on a bug, or when the journal fails. */
export async function performStep(step: WorkStep, ports: PerformPorts): Promise<StepResult> {
  const { fingerprint } = step.change;
  let request: WriteRequest | null = null;
  const intend = (intended: WriteRequest) => {
    request = intended;
    ports.journal({ event: 'intent', fingerprint, request });
  };
  const result = await write(step, { ...ports, intend });
  if (request !== null)
    ports.journal({ event: 'outcome', fingerprint, request, outcome: result.outcome, id: result.id });
  return result;
}

type WritePorts = PerformPorts & Pick<CreatePorts, 'intend'>;

function write(step: WorkStep, ports: WritePorts): Promise<StepResult> {
  const { change } = step;
  switch (change.action) {
    case 'create':
      return create(change, ports);
    case 'update':
      return update(change, step.kind === 'park' ? parkFields(change) : finalFields(step, change), ports);
    case 'delete':
      return remove(change, ports);
  }
}

function create(change: Create, ports: WritePorts): Promise<StepResult> {
  return createOnce(change, ports);
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

async function update(change: Update, fields: Partial<AssetState>, ports: WritePorts): Promise<StepResult> {
  ports.intend({ method: 'PATCH', path: `/cyber-assets/${change.id}`, body: fields });
  try {
    await ports.writer.updateAsset(change.id, fields);
    return { outcome: 'done', id: change.id, failure: null, writes: 1 };
  } catch (error) {
    return failed(ports.explain(error), change.id, 1);
  }
}

/** Deletion is permanent: the asset is read again just before, and must still be what the plan showed. */
async function remove(change: Delete, ports: WritePorts): Promise<StepResult> {
  try {
    const asset = await ports.reader.cyberAsset(change.id);
    if (asset === null) return { outcome: 'already', id: change.id, failure: null, writes: 0 };
    if (!isSame(asset, change.before)) return failed(changedSince(), change.id, 0);
  } catch (error) {
    const failure = ports.explain(error);
    return { outcome: failure.meaning === 'not-sent' ? 'not-started' : 'failed', id: change.id, failure, writes: 0 };
  }
  if (ports.stop.aborted) return { outcome: 'not-started', id: change.id, failure: null, writes: 0 };
  ports.intend({ method: 'DELETE', path: `/cyber-assets/${change.id}`, body: null });
  try {
    const answer = await ports.writer.deleteAsset(change.id);
    return { outcome: answer === 'deleted' ? 'done' : 'already', id: change.id, failure: null, writes: 1 };
  } catch (error) {
    return failed(ports.explain(error), change.id, 1);
  }
}

function failed(failure: Failure, id: string, writes: number): StepResult {
  const outcomes = { unclear: 'unknown', 'not-sent': 'not-started' } as const;
  const outcome =
    failure.meaning === 'unclear' || failure.meaning === 'not-sent' ? outcomes[failure.meaning] : 'failed';
  return { outcome, id, failure, writes: outcome === 'not-started' ? 0 : writes };
}

function isSame(a: AssetState, b: AssetState): boolean {
  return a.name === b.name && a.cyber_system_id === b.cyber_system_id && a.asset_type === b.asset_type;
}

function changedSince(): Failure {
  const reason = 'the asset is no longer what the plan showed, so it was not deleted; plan again';
  return { meaning: 'rejected', reason, detail: null };
}
