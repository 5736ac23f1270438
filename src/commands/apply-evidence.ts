// The evidence of an apply: written once, however the apply ends.
import { existsSync } from 'node:fs';
import type { Change, Plan } from '../core/change.ts';
import { sha256, targetFingerprint } from '../core/fingerprint.ts';
import { toolOf } from '../core/model.ts';
import { invalidPlan } from '../core/plan.ts';
import { isStopped } from '../core/rejections.ts';
import type { ApplyReport } from '../core/result.ts';
import type { FileRead } from '../inventory/load.ts';
import { evidenceDocument, type RunContext } from '../report/evidence.ts';
import type { EvidenceDocument } from '../report/evidence-schema.ts';
import type { Context } from './context.ts';
import type { Settings } from './inputs.ts';
import { recordPaths, writeEvidence } from './run-files.ts';

export type ApplyResult = EvidenceDocument['result'];

/** The context of a run for its evidence, known once the files are read. It never rejects. */
export type ContextOf = (files: readonly FileRead[]) => Promise<RunContext>;

/** Numbers of the pull requests that showed a change, by its fingerprint and by the state that it ends in. */
export type ShownBy = ReadonlyMap<string, readonly number[]>;

/** What evidence says about an apply. */
export interface ApplyEnding {
  readonly plan: Plan;
  readonly files: readonly FileRead[];
  readonly run: RunContext;
  readonly shown: ShownBy;
  readonly result: ApplyResult;
  /** What approved it. */
  readonly by: string | null;
  readonly report: ApplyReport | null;
}

/** Writes the evidence of an apply. Throws if it cannot be written. */
export function leaveEvidence(context: Context, ending: ApplyEnding): EvidenceDocument {
  const { settings, host, attempts, ledger, startedAt } = context;
  const { plan, files, run, shown, result, by, report } = ending;
  const evidence = evidenceDocument({
    tool: toolOf(host),
    organization: plan.organization,
    service: new URL(settings.baseUrl).origin,
    result,
    digest: plan.digest,
    approval: approvalDocument(settings, by),
    context: run,
    files: files.map((file) => ({ path: file.path, sha256: sha256(file.content()) })),
    summary: plan.summary,
    guards: plan.guards,
    changes: plan.toExecute,
    report,
    attemptsOf: (done) => attempts.of(done),
    shownIn: (change) => pullsThatShowed(change, plan.organization, shown),
    ledger: ledger?.note ?? null,
    startedAt,
    endedAt: host.clock.now(),
  });
  writeEvidence(recordPathsOf(context).evidence, evidence);
  return evidence;
}

/** By fingerprint or, for the rest of a swap, by the state it ends in. */
function pullsThatShowed({ fingerprint, id, after }: Change, organization: string, shown: ShownBy): readonly number[] {
  const target = id === null ? '' : targetFingerprint(organization, id, after);
  return shown.get(fingerprint) ?? shown.get(target) ?? [];
}

/** The input `ticket` belongs to an approval by hand. Changes that records approve have their own tickets. */
export function approvalDocument({ approval, ticket }: Settings, by: string | null): EvidenceDocument['approval'] {
  return { mode: approval, by, ...(ticket === null ? {} : { ticket }) };
}

/**
 * Writes evidence of an apply that failed before it had a plan, for example because lists could not be read. Does
 * nothing if the apply has left evidence or has begun to write. If the evidence cannot be written, the original failure
 * is still reported. Resolves to the path of the evidence that is there; null for none.
 */
export async function leaveEvidenceOfFailure(
  context: Context,
  contextOf: ContextOf,
  error: unknown,
): Promise<string | null> {
  return leaveEvidenceWithoutPlan(context, contextOf, failureResult(context, error)).catch(() => null);
}

/** The same for any result of an apply without a plan. Throws if the evidence cannot be written. */
export async function leaveEvidenceWithoutPlan(
  context: Context,
  contextOf: ContextOf,
  result: ApplyResult,
): Promise<string | null> {
  const { settings } = context;
  const paths = recordPathsOf(context);
  if (!existsSync(paths.evidence)) {
    if (existsSync(paths.journal)) return null;
    const plan = invalidPlan(settings.organization, [], settings);
    // If no files were read, it is not known whether they are those of the commit.
    const run = { ...(await contextOf([])), clean: null };
    leaveEvidence(context, { plan, files: [], run, shown: new Map(), result, by: null, report: null });
  }
  return paths.evidence;
}

export function recordPathsOf({ settings, startedAt }: Context) {
  return recordPaths(settings.evidenceDir, startedAt);
}

/** How an apply ends that fails. */
export function failureResult({ shutdown }: Context, error: unknown): 'failed' | 'cancelled' {
  // A person who is asked may also stop the run.
  return shutdown.stop.aborted || isStopped(error) ? 'cancelled' : 'failed';
}
