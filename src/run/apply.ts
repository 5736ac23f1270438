// `apply`: plans again, checks the guards, then the approval, and only then writes. Once an apply has begun, evidence
// is written however the apply ends.
import { relative, resolve } from 'node:path';
import type { EndedEvidence } from '../apply/evidence-schema.ts';
import { executeChanges } from '../apply/execute.ts';
import type { Failure } from '../apply/ports.ts';
import type { Plan } from '../core/change.ts';
import { targetFingerprint } from '../core/fingerprint.ts';
import { type Approved, executedBy, unapproved } from '../core/origin.ts';
import { type ApplyReport, ConfigurationError, exitCodeOf, hasSucceeded, type PlanResult } from '../core/result.ts';
import { openNamedLedger, showLedgerEnd } from '../ledger/open.ts';
import { changedNothing, isOtherSuccess, ServiceError, stopsEverything } from '../service/errors.ts';
import { outcomeCounts, renderAppliedTerminal } from '../text/applied.ts';
import { type PlanDocument, parsePlanDocument } from '../text/plan-schema.ts';
import { closingLine, countsLine, planCounts, uncommittedSentence } from '../text/summarize.ts';
import { renderPlanTerminal } from '../text/terminal.ts';
import { painter, printedJson, visible } from '../text/text.ts';
import { renderRefusalTerminal } from '../text/unapproved.ts';
import { ApplyEvidence } from './apply-evidence.ts';
import type { CliContext, Context, Flags } from './context.ts';
import { gitContext } from './git-context.ts';
import { baselineFrom, type Planned, runPlan } from './plan.ts';
import { readNamed } from './run-files.ts';
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

export async function cliApply(given: CliContext): Promise<number> {
  const { flags } = given;
  const consents = [
    flags.plan !== undefined && '--plan',
    flags.yes === true && '--yes',
    flags.approveDigest !== undefined && '--approve-digest',
    (flags.approval === 'none' || flags.yes === true) && flags.approval && `--approval ${flags.approval}`,
  ];
  const chosen = consents.filter((consent) => consent);
  // Each of these says what may be executed, so together they would contradict each other.
  if (chosen.length > 1) throw new ConfigurationError(chosen.join(' and '), 'exclude each other. Give one of them.');
  const settings: Settings = { ...given.settings, ...(flags.yes === true && { approval: 'none' }) };
  const evidence = new ApplyEvidence({ ...given, settings }, gitContext(given));
  try {
    const saved = typeof flags.plan === 'string' ? readSavedPlan(resolve(given.cwd, flags.plan)) : null;
    const opened = await openNamedLedger({ ...given, settings: settingsOf(saved, settings) });
    return await applyHere(opened, saved, evidence).finally(() => showLedgerEnd(opened));
  } catch (error) {
    await evidence.completeFailed(error);
    throw error;
  }
}

async function applyHere(context: CliContext, saved: PlanDocument | null, evidence: ApplyEvidence): Promise<number> {
  const { settings, terminal, cwd, flags, host, progress, startedAt } = context;
  const style = { color: terminal.color };

  // Read. What a saved plan asked for stays requested after a part of it is done. A saved plan is never a review.
  const needsReview = settings.approval === 'review';
  const shown = saved === null || needsReview ? null : shownBy(saved);
  const compared = baselineFrom(flags, shown?.recorded);
  const planned = await planApply(context, compared, evidence);
  const { plan } = planned;

  // Decide.
  const earlier = shown && { approved: shown.approved, by: `saved plan ${shown.digest}` };
  const decision = decide(planned, settings, earlier);
  let { verdict, by } = decision;
  const isUnapproved = verdict === 'unapproved';
  const hasDigest = settings.approveDigest !== '';
  const asks = isUnapproved && earlier === null && settings.approval === 'plan' && !hasDigest && terminal.ask !== null;

  // Show. You have read a saved plan before you apply it, so if it is unchanged, a few lines are enough. If you gave
  // the digest of another plan, the list is left out: the refusal below is what matters. It names this plan's digest.
  const isOtherDigest = isUnapproved && settings.approval === 'plan' && hasDigest;
  const isSaved = planned.result !== 'invalid' && saved?.digest === plan.digest;
  const shows = isSaved ? 'saved' : 'all';
  const look = { ...style, width: terminal.width, verb: 'apply', face: 'cli', shows } as const;
  if (!isOtherDigest) terminal.err(renderPlanTerminal(plan, look));

  // Ask the person at the terminal, if there is one, and if no saved plan or digest was given.
  if (asks && (await agrees(plan, context))) {
    verdict = 'approved';
    by = 'a person at the terminal';
  }

  // Write.
  let tried: Attempted;
  if (verdict === 'approved') {
    await recordIntent(context, plan, by, evidence);
    tried = await writeChanges(context, planned, evidence, async () => true);
  } else tried = { result: verdict, report: null };
  const { report } = tried;
  const applied = await endApply(context, planned, evidence, tried).finally(() => {
    // The result of the writes is shown even if something fails after them.
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
    const next = needsReview ? 'review' : 'plan-again';
    const given = { approve: settings.approveDigest, behind: null, workflow: null };
    terminal.err(renderRefusalTerminal({ plan, missing: decision.missing, approved, next, ...given }, style));
    if (terminal.ask === null && !needsReview) terminal.err(howToApprove(flags));
  }
  const counts = report === null ? planCounts(plan, 'apply') : outcomeCounts(report);
  const line = closingLine(applied.result, counts, host.clock.now() - startedAt);
  terminal.err(`${line}, evidence: ${relative(cwd, evidence.path)}\n`);
  if (flags.json === true) terminal.out(printedJson(applied.evidence));
  return context.ledger?.end.failure == null ? exitCodeOf(applied.result) : 1;
}

/** Whether the person at the terminal agrees. Rejects if the run is to stop. */
async function agrees(plan: Plan, { terminal, shutdown }: CliContext): Promise<boolean> {
  const permanent = plan.summary.delete > 0 ? ' Deletes are permanent.' : '';
  const question = `Apply this? ${countsLine(plan)}.${permanent} Only "yes" applies: `;
  const answer = await terminal.ask?.(question, shutdown.stop);
  return answer?.trim() === 'yes';
}

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

/** Executes a plan whose intent is recorded. Calls `mayWrite` before each request that writes; false stops the run. */
export async function writeChanges(
  { connection, host, settings, shutdown, progress }: Context,
  { plan, liveAssets }: Planned,
  evidence: ApplyEvidence,
  mayWrite: () => Promise<boolean>,
): Promise<Attempted & { readonly report: ApplyReport }> {
  const changes = plan.toExecute;
  progress.through('applying', 0, changes.length);
  shutdown.startWriting();
  try {
    const report = await executeChanges(
      { changes, live: liveAssets, concurrency: settings.concurrency, random: host.random },
      {
        reader: connection.reader,
        // Called before a request is noted in the evidence. The writer calls it just before it sends each try.
        mayWrite,
        writer: connection.writer(mayWrite),
        clock: host.clock,
        explain: explainFailure,
        journal: evidence.noteRequest,
        stop: shutdown.stop,
        progress: (settled) => progress.through('applying', settled, changes.length),
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
 * part is done or may be done, or if somebody else changed it. Otherwise `failed`.
 */
function resultOf({ results, converged, stopped }: ApplyReport): 'applied' | 'cancelled' | 'partial' | 'failed' {
  const isWhole = results.every(({ outcome }) => hasSucceeded(outcome));
  if (isWhole && converged === true) return 'applied';
  if (stopped === 'signal') return 'cancelled';
  const isPartial = results.some(({ outcome, isHalfDone }) => {
    return hasSucceeded(outcome) || outcome === 'unknown' || outcome === 'changed-meanwhile' || isHalfDone;
  });
  return isPartial ? 'partial' : 'failed';
}

/** Throws a ConfigurationError for a file that cannot be read, is not a plan, or was edited. */
function readSavedPlan(path: string): PlanDocument {
  const parsed = parsePlanDocument(readNamed('--plan', path).toString('utf8'));
  if (parsed.ok) return parsed.plan;
  const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
  throw new ConfigurationError('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}

/**
 * What a saved plan showed. `approved`: the changes that it executes, and the rest of a swap that was cut off.
 * `recorded`: the changes that it asked for, and the states that they end in. They stay requested after a part of them
 * is done, even if the base now asks for the rest. Drift that the plan reverts stays drift.
 */
function shownBy(saved: PlanDocument) {
  const targetsOf = (changes: PlanDocument['changes']) =>
    changes.flatMap(({ id, after }) => (id === null ? [] : targetFingerprint(saved.organization, id, after)));
  const executed = executedBy(saved);
  const requested = saved.changes.filter(({ origin }) => origin !== 'drift');
  const approved: Approved = {
    fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
    targets: new Set(targetsOf(executed)),
  };
  const recorded = new Set([...requested.map(({ fingerprint }) => fingerprint), ...targetsOf(requested)]);
  return { digest: saved.digest, approved, recorded };
}

/** Takes `only` from the saved plan. Drift is reverted if the saved plan does that or the flag asks for it. */
function settingsOf(saved: PlanDocument | null, settings: Settings): Settings {
  if (saved === null) return settings;
  const revertsDrift = executedBy(saved).some(({ origin }) => origin === 'drift');
  return { ...settings, only: saved.only ?? [], applyDrift: settings.applyDrift || revertsDrift };
}

/**
 * How to approve in a run that cannot ask a person. A plan with --base usually differs from a plan without it.
 */
function howToApprove({ plan, base }: Flags): string {
  if (plan === undefined) return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
  return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}

/**
 * Rethrows errors that are not failed requests: a bug or a full disk must not be mistaken for an answer of the service.
 */
export function explainFailure(error: unknown): Failure {
  if (!(error instanceof ServiceError)) throw error;
  const { mayBeDone, isUnanswered, message: reason, excerpt: detail, retryAfterMs } = error;
  return { meaning: meaningOf(error), mayBeDone, isUnanswered, reason, detail, retryAfterMs };
}

function meaningOf(error: ServiceError): Failure['meaning'] {
  const { kind, sent, status } = error;
  if (kind === 'aborted' && !sent) return 'not-sent';
  if (stopsEverything(error)) return 'key-refused';
  if (changedNothing(error)) return 'not-written';
  if (isOtherSuccess(error)) return 'unexpected';
  // A refusal with a status is certain, except for a timeout (408) and a failure of the service (5xx).
  const isCertain = kind === 'status' && status !== null && status !== 408 && status < 500;
  if (!isCertain) return 'unclear';
  return status === 409 ? 'taken' : 'rejected';
}
