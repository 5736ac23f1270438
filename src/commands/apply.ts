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
} from '../core/result.ts';
import { outcomeCounts, renderAppliedTerminal } from '../report/applied.ts';
import { printedJson, visible } from '../report/escape.ts';
import type { EndedEvidence } from '../report/evidence-schema.ts';
import type { PlanDocument } from '../report/plan-schema.ts';
import { closingLine, countsLine, planCounts, uncommittedSentence } from '../report/summarize.ts';
import { renderPlanTerminal, renderSavedPlanTerminal } from '../report/terminal.ts';
import { painter } from '../report/text-style.ts';
import { type Refusal, renderRefusalTerminal } from '../report/unapproved.ts';
import { isOtherSuccess, notCreated, ServiceError, stopsEverything } from '../service/errors.ts';
import type { RunContext } from './apply-evidence.ts';
import {
  type ApplyResult,
  type ContextOf,
  evidencePath,
  failureResult,
  leaveEvidence,
  leaveEvidenceOfFailure,
  OpenEvidence,
  type PlannedEvidence,
  type ShownBy,
} from './apply-evidence.ts';
import { openCli, SERVICE } from './cli/flags.ts';
import type { CliContext, CliHost, Context, Flags } from './context.ts';
import { gitContext } from './git-context.ts';
import { withCliLedger } from './ledger.ts';
import { baseFrom, type Planned, planOptions, runPlan } from './plan.ts';
import { readSavedPlan, requestedBy, revertsDrift, shownBy } from './saved-plan.ts';
import type { Settings } from './settings.ts';
import { type Baseline, baselineAt } from './snapshot.ts';

/** What an apply is planned with. */
export interface ApplyTerms {
  readonly compared: Baseline;
  readonly contextOf: ContextOf;
  readonly shown: ShownBy;
  readonly priorApproval: Consent['priorApproval'];
}

/** A planned apply that has written nothing yet. `finishApply` ends it. */
export interface PlannedApply extends Omit<Planned, 'result'> {
  readonly context: Context;
  readonly terms: ApplyTerms;
  /** No write waits for it. */
  readonly runContext: Promise<RunContext>;
  readonly approval: Approval;
  /** `approved` if it is to be executed; else what it comes to without a write. */
  readonly verdict: Exclude<Planned['result'], 'planned'> | 'unapproved' | 'superseded' | 'approved';
}

export interface Applied {
  readonly result: ApplyResult;
  readonly plan: Plan;
  /** For `unapproved`, what lacks approval; else null. */
  readonly refused: Pick<Refusal, 'plan' | 'missing' | 'approve' | 'approved'> | null;
  readonly report: ApplyReport | null;
  readonly evidence: EndedEvidence;
  readonly evidencePath: string;
  /** If something was written, the commit that its files differ from. null if they do not, or it is not known. */
  readonly differsFrom: string | null;
}

/** Plans an apply, and judges what approves it. If it fails, evidence says so. */
export async function planApply(context: Context, terms: ApplyTerms): Promise<PlannedApply> {
  const { ledger, progress, settings } = context;
  const { result, ...planned } = await runPlan(context, terms.compared).catch(async (error: unknown) => {
    await leaveEvidenceOfFailure(context, terms.contextOf, error);
    throw error;
  });
  progress.rest();
  const { plan, files } = planned;
  const approval =
    result === 'planned'
      ? approve(plan, {
          mode: settings.approval,
          digest: settings.approveDigest,
          priorApproval: terms.priorApproval,
        })
      : NOTHING_MISSING;
  const decision = approval.missing.size === 0 ? 'approved' : 'unapproved';
  const verdict = result === 'planned' ? decision : result;
  const apply: PlannedApply = { ...planned, context, terms, runContext: terms.contextOf(files), approval, verdict };
  const undecided = { ...apply, approval: NOTHING_MISSING };
  if (verdict !== 'invalid') await orLeaveEvidence(undecided, async () => ledger?.belongTo(plan.organization));
  return apply;
}

const NOTHING_MISSING: Approval = { missing: new Set(), by: null };

/** Takes a step before the first write. If it fails, evidence says what was planned. */
export async function orLeaveEvidence<T>(apply: PlannedApply, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const result = failureResult(apply.context, error);
    await leavePlanned(apply, result, null).catch(() => undefined);
    throw error;
  }
}

interface WritingPorts {
  /** Called before each write. False if another run may have taken over: this one must then stop. */
  readonly mayWrite: () => Promise<boolean>;
  /** Called with the result if the run fails after its writes, because of a full disk or a bug. */
  readonly onFailure: (report: ApplyReport) => void;
  /** Called after a signal or a crash, before the ledger is written: there may be no time for both. */
  readonly onStopped?: (report: ApplyReport) => Promise<void>;
}

/** Executes what is approved, and leaves the evidence of the apply and its record in the ledger. */
export async function finishApply(apply: PlannedApply, writing: WritingPorts): Promise<Applied> {
  return apply.verdict === 'approved' ? execute(apply, writing) : end(apply, apply.verdict, null);
}

async function execute(apply: PlannedApply, writing: WritingPorts): Promise<Applied> {
  const { context, plan, liveAssets } = apply;
  const { connection, host, settings, shutdown, progress } = context;
  const input = {
    changes: plan.toExecute,
    live: liveAssets,
    concurrency: settings.concurrency,
    random: host.random,
  };
  // This comes first: where there is no room for evidence, no intent may be left in the ledger without an end.
  const evidence = new OpenEvidence(context, await evidenceFor(apply));
  try {
    await orLeaveEvidence(apply, () => recordSeen(apply));
    evidence.write(context.ledger?.note ?? null);
    progress.settled(0, plan.toExecute.length);
    shutdown.startWriting();
    const report = await executeChanges(input, {
      reader: connection.reader,
      writer: connection.writer(writing.mayWrite),
      mayWrite: writing.mayWrite,
      clock: host.clock,
      explain: explainFailure,
      journal: evidence.note,
      stop: shutdown.stop,
      progress: (settled) => progress.settled(settled, plan.toExecute.length),
    });
    return await conclude(apply, report, writing);
  } finally {
    evidence.close();
  }
}

/** If the intent cannot be recorded, nothing is written. */
async function recordSeen({ context, plan, approval, runContext }: PlannedApply): Promise<void> {
  await context.ledger?.recordSeen(
    plan,
    { mode: context.settings.approval, by: approval.by },
    (await runContext).commit,
  );
}

/** Whatever fails after the writes, their result is reported. */
async function conclude(
  apply: PlannedApply,
  report: ApplyReport,
  { onFailure, onStopped }: WritingPorts,
): Promise<Applied> {
  try {
    if (report.stopped === 'signal' || report.stopped === 'crash') await onStopped?.(report);
    const applied = await end(apply, resultOf(report), report);
    if (report.crash !== null) throw report.crash;
    return applied;
  } catch (error) {
    onFailure(report);
    throw error;
  }
}

async function end(apply: PlannedApply, result: ApplyResult, report: ApplyReport | null): Promise<Applied> {
  const { context, plan } = apply;
  const evidence = await leavePlanned(apply, result, report);
  await context.ledger?.recordEnd(evidence, { plan, report });
  const refused = result === 'unapproved' ? refusedOf(apply) : null;
  const isUncommitted = report !== null && hasWritten(report) && evidence.clean === false;
  const differsFrom = isUncommitted ? evidence.commit : null;
  return { result, plan, refused, report, evidence, evidencePath: evidencePath(context), differsFrom };
}

function refusedOf({ context, terms, plan, approval }: PlannedApply): Applied['refused'] {
  const approved = terms.priorApproval?.approved ?? NOTHING_APPROVED;
  return { plan, missing: approval.missing, approve: context.settings.approveDigest, approved };
}

async function leavePlanned(
  apply: PlannedApply,
  result: ApplyResult,
  report: ApplyReport | null,
): Promise<EndedEvidence> {
  return leaveEvidence(apply.context, await evidenceFor(apply), result, report);
}

async function evidenceFor({ terms, runContext, plan, files, approval }: PlannedApply): Promise<PlannedEvidence> {
  return { plan, files, run: await runContext, shown: terms.shown, by: approval.by };
}

/** If everything is done and the list shows it: applied. If a part is done: partial. A signal overrides both. */
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

export interface Consent {
  readonly mode: Settings['approval'];
  /** A digest to approve; '' for none. */
  readonly digest: string;
  /** What a saved plan or the records of merged pull requests approve, and the name of that in the evidence. */
  readonly priorApproval: { readonly approved: Approved; readonly by: string } | null;
}

export interface Approval {
  /** Fingerprints to execute that nothing approves. If empty, the apply continues. */
  readonly missing: ReadonlySet<string>;
  /** What approved the rest, for the evidence. */
  readonly by: string | null;
}

/** Judges the changes to execute. A digest does not count if a review is required. */
export function approve(plan: Plan, { mode, digest: consented, priorApproval }: Consent): Approval {
  if (mode === 'none') return { missing: new Set(), by: 'approval: none' };
  if (mode === 'plan' && consented !== '' && consented === plan.digest) {
    return { missing: new Set(), by: `digest ${plan.digest}` };
  }
  const approved = priorApproval?.approved ?? NOTHING_APPROVED;
  const missing = unapproved(plan.organization, plan.toExecute, approved).map((change) => change.fingerprint);
  return { missing: new Set(missing), by: priorApproval?.by ?? null };
}

/** For an apply without an earlier plan. */
export const NOTHING_APPROVED: Approved = { fingerprints: new Set(), targets: new Set() };

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

export async function cliApply(flags: Flags, cli: CliHost): Promise<number> {
  const consents = [
    flags.plan !== undefined && '--plan',
    flags.yes === true && '--yes',
    flags.approveDigest !== undefined && '--approve-digest',
  ];
  const chosen = consents.filter((consent) => consent);
  // Each of these says what may be executed, so together they would contradict each other.
  if (chosen.length > 1) throw new ConfigurationError(chosen.join(' and '), 'exclude each other. Give one of them.');
  return openCli(flags, cli, SERVICE, async (plain) => {
    const context = { ...plain, settings: settingsFor(null, flags, plain.settings) };
    const contextOf = gitContext(context);
    try {
      return await withCliLedger(context, (opened) => applyHere(opened, contextOf));
    } catch (error) {
      await leaveEvidenceOfFailure(context, contextOf, error);
      throw error;
    }
  });
}

async function applyHere(opened: CliContext, contextOf: ContextOf): Promise<number> {
  const { settings, terminal, cwd, flags } = opened;
  const saved = typeof flags.plan === 'string' ? await readSavedPlan(resolve(cwd, flags.plan)) : null;
  const context = { ...opened, settings: settingsFor(saved, flags, settings) };
  // A saved plan counts like the record of a pull request, but never like a review.
  const isCounted = saved !== null && context.settings.approval !== 'review';
  const priorApproval = isCounted ? { approved: shownBy(saved), by: `saved plan ${saved.digest}` } : null;
  const compared = baselineAt(baseFrom(flags), isCounted ? requestedBy(saved) : undefined);
  const planned = await planApply(context, { compared, contextOf, shown: new Map(), priorApproval });
  terminal.err(renderBeforeApply(planned.plan, saved, context));
  const applied = await finishApply(await agreed(planned, context), {
    mayWrite: async () => true,
    onFailure: (report) => showReport(report, context),
  });
  showApplied(applied, asksPerson(planned, context), context);
  return context.ledger?.end.behind == null ? exitCodeOf(applied.result, true, false) : 1;
}

/** A saved plan keeps the settings that it was made with. */
function settingsFor(saved: PlanDocument | null, flags: Flags, settings: Settings): Settings {
  const only = settings.only.length > 0 ? settings.only : (saved?.only ?? []);
  const applyDrift = settings.applyDrift || (saved !== null && revertsDrift(saved));
  return { ...settings, approval: flags.yes === true ? 'none' : settings.approval, only, applyDrift };
}

/** You have read a saved plan before you apply it. If the plan is unchanged, a few lines are enough. */
function renderBeforeApply(plan: Plan, saved: PlanDocument | null, context: CliContext): string {
  const render = saved === null || saved.digest !== plan.digest ? renderPlanTerminal : renderSavedPlanTerminal;
  return render(plan, planOptions(context, 'apply'));
}

function showReport(report: ApplyReport, { terminal, progress }: CliContext): void {
  progress.end();
  terminal.err(renderAppliedTerminal(report, { color: terminal.color, face: 'cli' }));
}

function showApplied(applied: Applied, isAsked: boolean, context: CliContext): void {
  const { terminal, host, settings, flags, cwd, progress, startedAt } = context;
  progress.end();
  const options = { color: terminal.color };
  if (applied.report !== null) showReport(applied.report, context);
  if (applied.differsFrom !== null) {
    const line = visible(uncommittedSentence(applied.differsFrom));
    terminal.err(`${painter(terminal.color).red(line)}\n`);
  }
  if (applied.refused !== null && isAsked) terminal.err('You did not agree, so nothing was applied.\n');
  else if (applied.refused !== null) {
    // Nothing on the command line counts as a review.
    const isReviewed = settings.approval === 'review';
    const next = isReviewed ? 'review' : 'plan-again';
    terminal.err(renderRefusalTerminal({ ...applied.refused, behind: null, next, workflow: null }, options));
    if (terminal.ask === null && !isReviewed) terminal.err(howToApprove(flags));
  }
  const evidence = `, evidence: ${relative(cwd, applied.evidencePath)}`;
  const counts = applied.report === null ? planCounts(applied.plan, 'apply') : outcomeCounts(applied.report);
  terminal.err(`${closingLine(applied.result, counts, host.clock.now() - startedAt)}${evidence}\n`);
  if (flags.json === true) {
    const evidence: object = JSON.parse(readFileSync(applied.evidencePath, 'utf8'));
    terminal.out(printedJson(evidence));
  }
}

/**
 * For a run that cannot ask a person. The most likely mistake: a plan saved with --base differs from one without it.
 */
function howToApprove({ plan, base }: Flags): string {
  if (plan === undefined) return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
  return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}

/** Whether a person at the terminal decides: nothing was saved that could approve the changes. */
function asksPerson({ verdict, terms }: PlannedApply, { settings, terminal }: CliContext): boolean {
  const mayAsk = terms.priorApproval === null && settings.approval === 'plan' && terminal.ask !== null;
  return verdict === 'unapproved' && mayAsk;
}

/** The same, approved if a person who is asked agrees. */
async function agreed(apply: PlannedApply, context: CliContext): Promise<PlannedApply> {
  if (!asksPerson(apply, context)) return apply;
  if (!(await orLeaveEvidence(apply, () => askToApply(apply.plan, context)))) return apply;
  return { ...apply, verdict: 'approved', approval: { missing: new Set(), by: 'a person at the terminal' } };
}

async function askToApply({ summary }: Plan, { terminal, shutdown }: CliContext): Promise<boolean> {
  const permanent = summary.delete > 0 ? ' Deletes are permanent.' : '';
  const question = `Apply this? ${countsLine(summary)}.${permanent} Only "yes" applies: `;
  const answer = await terminal.ask?.(question, shutdown.stop);
  return answer?.trim() === 'yes';
}
