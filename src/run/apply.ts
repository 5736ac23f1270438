// An apply, however it was started: plans again, checks the guards, then the approval, and only then writes. Once an
// apply has begun, evidence is written however the apply ends.
import type { EndedEvidence } from '../apply/evidence-schema.ts';
import { executeChanges } from '../apply/execute.ts';
import type { Plan } from '../core/change.ts';
import { type Approved, unapproved } from '../core/origin.ts';
import { makeDirectory } from '../core/resolve.ts';
import { type ApplyReport, hasSucceeded, type Permit, type PlanResult } from '../core/result.ts';
import { plainFormatter } from '../text/text.ts';
import type { ApplyEvidence } from './apply-evidence.ts';
import type { Context } from './context.ts';
import { type Planned, runPlan } from './plan.ts';
import type { Settings } from './settings.ts';
import type { Baseline } from './snapshot.ts';

/** The outcome of an apply: its result, and the report of its writes. */
export interface Attempted {
  readonly result: EndedEvidence['result'];
  /** null if nothing was tried. */
  readonly report: ApplyReport | null;
}

/** How an apply ended. */
export interface EndedApply extends Attempted {
  readonly plan: Plan;
  readonly evidence: EndedEvidence;
  readonly evidencePath: string;
  /** The commit that the files differ from; null if they do not, if that is not known, or if nothing was written. */
  readonly differsFrom: string | null;
}

/** For an apply without an earlier plan that could approve changes. */
export const NOTHING_APPROVED: Approved = { fingerprints: new Set(), targets: new Set() };

/**
 * Plans an apply, gives the plan to the evidence, and reads all lists for the ledger. Throws if the ledger belongs to
 * another organization.
 */
export async function planApply(context: Context, compared: Baseline, evidence: ApplyEvidence): Promise<Planned> {
  const planned = await runPlan(context, compared);
  context.progress.rest();
  evidence.setPlan(planned.plan, planned.files);
  if (planned.result !== 'invalid') {
    context.ledger?.expectOrganization(planned.plan.organization);
    await context.ledger?.readMissingLists();
  }
  return planned;
}

/**
 * Decides whether to execute a plan. `earlier`: what a saved plan or the records of merged pull requests approve. A
 * digest does not count if a review is required. `verdict`: the decision; a plan that is invalid, blocked or empty
 * keeps its result. `missing`: the fingerprints of the changes to execute that nothing approves. `by`: what approves
 * all of them; null if nothing does.
 */
export function decide(
  { plan, result }: Planned,
  { approval, approveDigest }: Settings,
  earlier: { readonly approved: Approved; readonly by: string } | null,
): {
  readonly verdict: 'approved' | 'unapproved' | Exclude<PlanResult, 'planned'>;
  readonly missing: ReadonlySet<string>;
  readonly by: string | null;
} {
  if (result !== 'planned') return { verdict: result, missing: new Set(), by: null };
  if (approval === 'none') return { verdict: 'approved', missing: new Set(), by: 'approval: none' };
  if (approval === 'plan' && approveDigest === plan.digest) {
    return { verdict: 'approved', missing: new Set(), by: `digest ${plan.digest}` };
  }
  const missing = unapproved(plan.organization, plan.toExecute, earlier?.approved ?? NOTHING_APPROVED);
  if (missing.length === 0) return { verdict: 'approved', missing: new Set(), by: earlier?.by ?? null };
  return { verdict: 'unapproved', missing: new Set(missing.map(({ fingerprint }) => fingerprint)), by: null };
}

/**
 * Records what will be written, and what approves it. The evidence comes first, because a full disk must not leave an
 * intent in the ledger without an end. If this throws, nothing may be written.
 */
export async function recordIntent(
  { ledger, settings }: Context,
  plan: Plan,
  by: string | null,
  evidence: ApplyEvidence,
): Promise<void> {
  const inventoryCommit = await evidence.writeIntent(by);
  await ledger?.recordIntent(plan, { mode: settings.approval, by }, inventoryCommit);
  evidence.beginWrites(ledger?.note ?? null);
}

/** Executes a plan whose intent is recorded. */
export async function writeChanges(
  { connection, host, settings, shutdown, progress }: Context,
  { plan, live }: Planned,
  evidence: ApplyEvidence,
  permit: Permit,
): Promise<Attempted & { readonly report: ApplyReport }> {
  const changes = plan.toExecute;
  progress.through('applying', 0, changes.length);
  shutdown.startWriting();
  try {
    const report = await executeChanges(
      {
        ...{ changes, live: live?.assets ?? [], concurrency: settings.concurrency, random: host.random },
        systemName: (id) =>
          live === null ? id : plainFormatter.system(makeDirectory(live, settings).systems.place(id)),
      },
      {
        reader: connection.reader,
        // Asked before a request is noted in the evidence. The writer asks again just before it sends each try.
        permit,
        writer: connection.writer(permit),
        clock: host.clock,
        journal: evidence.noteRequest,
        stop: shutdown.stop,
        progress: (done, failed) => progress.through('applying', done, changes.length, failed),
      },
    );
    return { result: resultOf(report), report };
  } finally {
    evidence.endWrites();
  }
}

/** Ends the evidence of an apply, and then its ledger. If the writes crashed, it then throws the error of the crash. */
export async function endApply(
  { ledger }: Context,
  { plan }: Planned,
  evidence: ApplyEvidence,
  { result, report }: Attempted,
): Promise<EndedApply> {
  const ended = await evidence.complete(result, report);
  await ledger?.recordEnd(ended, { plan, report });
  if (report?.crash != null) throw report.crash;
  const isUncommitted = report?.results.some(({ writes }) => writes > 0) && ended.clean === false;
  const differsFrom = isUncommitted ? ended.commit : null;
  return { result, plan, report, evidence: ended, evidencePath: evidence.path, differsFrom };
}

/**
 * `applied` if everything is done and the list shows it. Otherwise `cancelled` after a signal. Otherwise `partial` if a
 * part is done or may be done, or if somebody else changed it. Otherwise `failed`. A run that lost its turn is at most
 * `partial`, by what it did itself.
 */
function resultOf({ results, converged, stopped }: ApplyReport): 'applied' | 'cancelled' | 'partial' | 'failed' {
  if (stopped === 'turn-lost') return results.some(({ writes }) => writes > 0) ? 'partial' : 'failed';
  const isWhole = results.every(({ outcome }) => hasSucceeded(outcome));
  if (isWhole && converged === true) return 'applied';
  if (stopped === 'signal') return 'cancelled';
  const isPartial = results.some(({ outcome, isHalfDone }) => {
    return hasSucceeded(outcome) || outcome === 'unknown' || outcome === 'changed-meanwhile' || isHalfDone;
  });
  return isPartial ? 'partial' : 'failed';
}
