// An apply, however it was started: plans again, checks the guards, then the approval, and only then writes. Once an
// apply has begun, evidence is written however the apply ends.
import type { EndedEvidence } from '../apply/evidence-schema.ts';
import { executeChanges } from '../apply/execute.ts';
import type { Plan } from '../core/change.ts';
import { type Approved, unapproved } from '../core/origin.ts';
import { makeDirectory } from '../core/resolve.ts';
import { type ApplyReport, hasSucceeded, type LedgerEnd, type Permit, type PlanResult } from '../core/result.ts';
import type { Service } from '../service/connect.ts';
import { plainFormatter } from '../text/text.ts';
import type { ApplyEvidence } from './apply-evidence.ts';
import type { Context, Listed, Takes } from './context.ts';
import { type Planned, runPlan } from './plan.ts';
import type { Settings } from './settings.ts';
import type { Baseline } from './snapshot.ts';

/** How an apply ended. */
export interface EndedApply {
  readonly result: EndedEvidence['result'];
  readonly plan: Plan;
  /** null if nothing was tried. */
  readonly report: ApplyReport | null;
  readonly evidence: EndedEvidence;
  readonly evidencePath: string;
  /** What the run left in its ledger; null if it keeps none. */
  readonly ledger: LedgerEnd | null;
  /** The commit that the files differ from; null if they do not, if that is not known, or if nothing was written. */
  readonly differsFrom: string | null;
}

/** What an apply takes: every capability, and its evidence. */
export interface ApplyTools extends Takes<'repository' | 'service' | 'ledger'> {
  readonly evidence: ApplyEvidence;
}

/** For an apply without an earlier plan that could approve changes. */
export const NOTHING_APPROVED: Approved = { fingerprints: new Set(), targets: new Set() };

/** Plans an apply, and gives the plan to the evidence. Throws if the ledger belongs to another organization. */
export async function planApply(
  context: Context,
  { repository, service, ledger, evidence }: ApplyTools,
  compared: Baseline,
): Promise<Planned> {
  const planned = await runPlan(context, { repository, reader: service.reader }, compared, ledger !== null);
  context.progress.rest();
  evidence.setPlan(planned.plan, planned.files);
  if (planned.result !== 'invalid') ledger?.expectOrganization(planned.plan.organization);
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
  { settings }: Context,
  { ledger, evidence }: ApplyTools,
  { plan, live }: Planned,
  by: string | null,
): Promise<void> {
  const inventoryCommit = await evidence.writeIntent(by);
  if (live !== null) await ledger?.recordIntent(plan, live, { mode: settings.approval, by }, inventoryCommit);
  evidence.beginWrites(ledger?.note ?? null);
}

/** Executes a plan whose intent is recorded. */
export async function writeChanges(
  { host, settings, shutdown, progress }: Context,
  { service, evidence }: ApplyTools,
  { plan, live }: Planned,
  permit: Permit,
): Promise<ApplyReport> {
  const changes = plan.toExecute;
  progress.through('applying', 0, changes.length);
  shutdown.startWriting();
  try {
    return await executeChanges(
      {
        changes,
        live: live?.assets ?? [],
        concurrency: settings.concurrency,
        random: host.random,
        systemName: (id) =>
          live === null ? id : plainFormatter.system(makeDirectory(live, settings).systems.sited(id)),
      },
      {
        reader: service.reader,
        // Asked before a request is noted in the evidence. The writer asks again just before it sends each try.
        permit,
        writer: service.writer(permit),
        clock: host.clock,
        journal: evidence.noteRequest,
        stop: shutdown.stop,
        progress: (done, failed) => progress.through('applying', done, changes.length, failed),
      },
    );
  } finally {
    evidence.endWrites();
  }
}

/**
 * Ends the evidence of an apply, and then its ledger. `verdict`: the result if nothing was tried. If the writes crashed,
 * it then throws the error of the crash.
 */
export async function endApply(
  { service, ledger, evidence }: ApplyTools,
  { plan, live }: Planned,
  verdict: EndedEvidence['result'],
  report: ApplyReport | null,
): Promise<EndedApply> {
  const result = report === null ? verdict : resultOf(report);
  const ended = await evidence.complete(result, report);
  if (ledger !== null) {
    const lists = report === null ? live : await listsAfter(report, service);
    await ledger.recordEnd(ended, { plan, report, lists });
  }
  if (report?.crash != null) throw report.crash;
  const isUncommitted = report?.results.some(({ writes }) => writes > 0) && ended.clean === false;
  const differsFrom = isUncommitted ? ended.commit : null;
  const { path: evidencePath } = evidence;
  return { result, plan, report, evidence: ended, evidencePath, ledger: ledger?.end ?? null, differsFrom };
}

/** The lists after the writes: the assets of the closing read, and the others read again. null if one is missing. */
async function listsAfter({ closing }: ApplyReport, { reader }: Service): Promise<Listed | null> {
  if (closing === null) return null;
  return Promise.all([reader.facilities(), reader.controlCenters(), reader.cyberSystems()]).then(
    ([facilities, controlCenters, systems]) => ({ facilities, controlCenters, systems, ...closing }),
    () => null,
  );
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
