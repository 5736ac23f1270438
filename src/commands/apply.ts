// `apply`: plans again, checks guards, then approval, and only then writes. Evidence is written however it ends.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { executeChanges } from '../apply/execute.ts';
import type { Failure, FailureMeaning } from '../apply/ports.ts';
import type { Plan } from '../core/change.ts';
import { type Approved, unapproved } from '../core/origin.ts';
import {
  type ApplyReport,
  type ChangeResult,
  ConfigurationError,
  exitCodeOf,
  hasSucceeded,
  hasWritten,
  type PlanResult,
} from '../core/result.ts';
import { outcomeCounts, renderAppliedTerminal } from '../report/applied.ts';
import type { EndedEvidence } from '../report/evidence-schema.ts';
import type { PlanDocument } from '../report/plan-schema.ts';
import { closingLine, countsLine, planCounts, uncommittedSentence } from '../report/summarize.ts';
import { renderPlanTerminal, renderSavedPlanTerminal } from '../report/terminal.ts';
import { painter, printedJson, visible } from '../report/text.ts';
import { renderRefusalTerminal } from '../report/unapproved.ts';
import { isOtherSuccess, notCreated, ServiceError, stopsEverything } from '../service/errors.ts';
import { ApplyEvidence, type ApplyResult } from './apply-evidence.ts';
import type { CliContext, Context, Flags } from './context.ts';
import { gitContext } from './git-context.ts';
import { openNamedLedger, showLedgerEnd } from './ledger.ts';
import { baseFrom, type Planned, planOptions, runPlan } from './plan.ts';
import { readSavedPlan, requestedBy, revertsDrift, shownBy } from './saved-plan.ts';
import type { Settings } from './settings.ts';
import { type Baseline, baselineAt } from './snapshot.ts';

/** How an apply ended. */
export interface Applied {
  readonly result: ApplyResult;
  readonly plan: Plan;
  /** null when nothing was tried. */
  readonly report: ApplyReport | null;
  readonly evidence: EndedEvidence;
  readonly evidencePath: string;
  /** If something was written, the commit that its files differ from. null if they do not, or it is not known. */
  readonly differsFrom: string | null;
}

/** For an apply without an earlier plan. */
export const NOTHING_APPROVED: Approved = { fingerprints: new Set(), targets: new Set() };

/** Plans an apply. Its evidence then holds the plan. Throws where the ledger is of another organization. */
export async function planApply(context: Context, compared: Baseline, evidence: ApplyEvidence): Promise<Planned> {
  const planned = await runPlan(context, compared);
  context.progress.rest();
  evidence.planned(planned.plan, planned.files);
  if (planned.result !== 'invalid') await context.ledger?.belongTo(planned.plan.organization);
  return planned;
}

/** Whether a plan may be executed, or what the apply comes to without a write. */
export interface Approval {
  readonly verdict: 'approved' | 'unapproved' | Exclude<PlanResult, 'planned'>;
  /** Fingerprints of the changes to execute that nothing approves. */
  readonly missing: ReadonlySet<string>;
  /** What approves the rest, for the evidence. */
  readonly by: string | null;
}

/**
 * Judges the changes to execute. `earlier` is what a saved plan or the records of merged pull requests approve. A digest
 * does not count if a review is required.
 */
export function approve(
  { plan, result }: Planned,
  { approval, approveDigest }: Settings,
  earlier: { readonly approved: Approved; readonly by: string } | null,
): Approval {
  const none = new Set<string>();
  if (result !== 'planned') return { verdict: result, missing: none, by: null };
  if (approval === 'none') return { verdict: 'approved', missing: none, by: 'approval: none' };
  if (approval === 'plan' && approveDigest !== '' && approveDigest === plan.digest) {
    return { verdict: 'approved', missing: none, by: `digest ${plan.digest}` };
  }
  const missing = unapproved(plan.organization, plan.toExecute, earlier?.approved ?? NOTHING_APPROVED);
  return {
    verdict: missing.length === 0 ? 'approved' : 'unapproved',
    missing: new Set(missing.map((change) => change.fingerprint)),
    by: earlier?.by ?? null,
  };
}

/**
 * Executes what is approved. `mayWrite` is asked before each request that writes; false stops the run. What is about to
 * be written is first left in the evidence, and then in the ledger, where without room for evidence an intent would stay
 * without an end. Throws if it cannot be left: then nothing was written.
 */
export async function execute(
  context: Context,
  { plan, liveAssets }: Planned,
  evidence: ApplyEvidence,
  mayWrite: () => Promise<boolean>,
): Promise<ApplyReport> {
  const { connection, host, ledger, settings, shutdown, progress } = context;
  const changes = plan.toExecute;
  await evidence.open();
  await ledger?.recordSeen(plan, { mode: settings.approval, by: evidence.by }, await evidence.commit());
  evidence.begin(ledger?.note ?? null);
  progress.through('applying', 0, changes.length);
  shutdown.startWriting();
  try {
    return await executeChanges(
      { changes, live: liveAssets, concurrency: settings.concurrency, random: host.random },
      {
        reader: connection.reader,
        writer: connection.writer(mayWrite),
        mayWrite,
        clock: host.clock,
        explain: explainFailure,
        journal: evidence.note,
        stop: shutdown.stop,
        progress: (settled) => progress.through('applying', settled, changes.length),
      },
    );
  } finally {
    evidence.close();
  }
}

/**
 * Ends the evidence of an apply, and then its ledger, by the report of what was tried or by why nothing was. Throws what
 * the run crashed with once both are written.
 */
export async function endApply(
  { ledger }: Context,
  { plan }: Planned,
  evidence: ApplyEvidence,
  tried: ApplyReport | ApplyResult,
): Promise<Applied> {
  const report = typeof tried === 'string' ? null : tried;
  const result = typeof tried === 'string' ? tried : resultOf(tried);
  const ended = await evidence.end(result, report);
  await ledger?.recordEnd(ended, { plan, report });
  if (report?.crash != null) throw report.crash;
  const isUncommitted = report !== null && hasWritten(report) && ended.clean === false;
  const differsFrom = isUncommitted ? ended.commit : null;
  return { result, plan, report, evidence: ended, evidencePath: evidence.path, differsFrom };
}

/** If everything is done and the list shows it: applied. Else a signal: cancelled. Else, if a part is done: partial. */
function resultOf({ results, converged, stopped }: ApplyReport): ApplyResult {
  const isWhole = results.every(({ outcome }) => hasSucceeded(outcome));
  if (isWhole && converged === true) return 'applied';
  if (stopped === 'signal') return 'cancelled';
  return results.some(hasLeftTraces) ? 'partial' : 'failed';
}

/**
 * Whether a change is done, perhaps done, changed by somebody else, or half done: a parked update already has the first
 * of its two writes.
 */
function hasLeftTraces({ change, outcome, writes }: ChangeResult): boolean {
  if (hasSucceeded(outcome) || outcome === 'unknown' || outcome === 'changed-meanwhile') return true;
  return change.action === 'update' && writes > (outcome === 'failed' ? 1 : 0);
}

/**
 * Rethrows errors that are not failed requests: a bug or a full disk must not be mistaken for an answer of the service.
 */
export function explainFailure(error: unknown): Failure {
  if (!(error instanceof ServiceError)) throw error;
  const { kind, sent, mayBeDone, message: reason, excerpt: detail, retryAfterMs } = error;
  const isUnanswered = sent && ['network', 'timeout', 'aborted'].includes(kind);
  return { meaning: meaningOf(error), mayBeDone, isUnanswered, reason, detail, retryAfterMs };
}

function meaningOf(error: ServiceError): FailureMeaning {
  if (error.kind === 'aborted' && !error.sent) return 'not-sent';
  if (stopsEverything(error)) return 'key-refused';
  if (notCreated(error)) return 'not-written';
  if (isOtherSuccess(error)) return 'unexpected';
  if (error.kind !== 'status' || error.status === 408 || (error.status ?? 500) >= 500) return 'unclear';
  return error.status === 409 ? 'taken' : 'rejected';
}

export async function cliApply(plain: CliContext): Promise<number> {
  const { flags } = plain;
  const consents = [
    flags.plan !== undefined && '--plan',
    flags.yes === true && '--yes',
    flags.approveDigest !== undefined && '--approve-digest',
  ];
  const chosen = consents.filter((consent) => consent);
  // Each of these says what may be executed, so together they would contradict each other.
  if (chosen.length > 1) throw new ConfigurationError(chosen.join(' and '), 'exclude each other. Give one of them.');
  const settings: Settings = { ...plain.settings, ...(flags.yes === true && { approval: 'none' }) };
  const context = { ...plain, settings };
  const evidence = new ApplyEvidence(context, gitContext(context));
  try {
    const opened = await openNamedLedger(context);
    const code = await applyHere(opened, evidence);
    showLedgerEnd(opened);
    return code;
  } catch (error) {
    await evidence.fail(error);
    throw error;
  }
}

async function applyHere(opened: CliContext, evidence: ApplyEvidence): Promise<number> {
  const { terminal, cwd, flags, host, progress, startedAt } = opened;
  const style = { color: terminal.color };

  // Read. A saved plan counts like the record of a pull request, but never like a review.
  const saved = typeof flags.plan === 'string' ? readSavedPlan(resolve(cwd, flags.plan)) : null;
  const settings = settingsOf(saved, opened.settings);
  const context = { ...opened, settings };
  const isReviewed = settings.approval === 'review';
  const isCounted = saved !== null && !isReviewed;
  const earlier = isCounted ? { approved: shownBy(saved), by: `saved plan ${saved.digest}` } : null;
  const compared = baselineAt(baseFrom(flags), isCounted ? requestedBy(saved) : undefined);

  // Plan.
  const planned = await planApply(context, compared, evidence);
  const { plan } = planned;
  const approval = approve(planned, settings, earlier);
  evidence.by = approval.by;
  const isRefused = approval.verdict === 'unapproved';
  const asks = isRefused && earlier === null && settings.approval === 'plan' && terminal.ask !== null;
  const isOtherDigest = isRefused && !asks && settings.approval === 'plan' && settings.approveDigest !== '';

  // Show. You have read a saved plan before you apply it: if it is unchanged, a few lines are enough.
  const renderPlan = saved?.digest === plan.digest ? renderSavedPlanTerminal : renderPlanTerminal;
  if (!isOtherDigest) terminal.err(renderPlan(plan, planOptions(context, 'apply')));

  // Ask a person, where there is one, and nothing was saved that could approve the changes.
  let { verdict } = approval;
  if (asks && (await agrees(plan, context))) {
    verdict = 'approved';
    evidence.by = 'a person at the terminal';
  }

  // Write.
  const tried = verdict === 'approved' ? await execute(context, planned, evidence, async () => true) : verdict;
  const report = typeof tried === 'string' ? null : tried;
  const applied = await endApply(context, planned, evidence, tried).finally(() => {
    // Whatever fails after the writes, their result is shown.
    progress.end();
    if (report !== null) terminal.err(renderAppliedTerminal(report, { ...style, face: 'cli' }));
  });

  // Report.
  if (applied.differsFrom !== null) {
    terminal.err(`${painter(terminal.color).red(visible(uncommittedSentence(applied.differsFrom)))}\n`);
  }
  if (verdict === 'unapproved' && asks) terminal.err('You did not agree, so nothing was applied.\n');
  else if (verdict === 'unapproved') {
    const approved = earlier?.approved ?? NOTHING_APPROVED;
    // Nothing on the command line counts as a review.
    const next = isReviewed ? 'review' : 'plan-again';
    const given = { approve: settings.approveDigest, behind: null, workflow: null };
    terminal.err(renderRefusalTerminal({ plan, missing: approval.missing, approved, next, ...given }, style));
    if (terminal.ask === null && !isReviewed) terminal.err(howToApprove(flags));
  }
  const counts = report === null ? planCounts(plan, 'apply') : outcomeCounts(report);
  const line = closingLine(applied.result, counts, host.clock.now() - startedAt);
  terminal.err(`${line}, evidence: ${relative(cwd, evidence.path)}\n`);
  if (flags.json === true) terminal.out(printedJson(JSON.parse(readFileSync(evidence.path, 'utf8'))));
  return context.ledger?.end.behind == null ? exitCodeOf(applied.result, true, false) : 1;
}

/** Whether the person at the terminal agrees. Rejects when the run is to stop. */
async function agrees({ summary }: Plan, { terminal, shutdown }: CliContext): Promise<boolean> {
  const permanent = summary.delete > 0 ? ' Deletes are permanent.' : '';
  const question = `Apply this? ${countsLine(summary)}.${permanent} Only "yes" applies: `;
  const answer = await terminal.ask?.(question, shutdown.stop);
  return answer?.trim() === 'yes';
}

/** A saved plan keeps the settings that it was made with, unless flags give others. */
function settingsOf(saved: PlanDocument | null, settings: Settings): Settings {
  if (saved === null) return settings;
  const only = settings.only.length > 0 ? settings.only : (saved.only ?? []);
  return { ...settings, only, applyDrift: settings.applyDrift || revertsDrift(saved) };
}

/**
 * For a run that cannot ask a person. The most likely mistake: a plan saved with --base differs from one without it.
 */
function howToApprove({ plan, base }: Flags): string {
  if (plan === undefined) return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
  return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}
