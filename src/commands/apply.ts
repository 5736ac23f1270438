// `apply`: plans again, checks guards, then approval, and only then writes. Evidence is
// written however it ends.
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { executeChanges } from '../apply/execute.ts';
import type { Failure, FailureMeaning } from '../apply/ports.ts';
import type { Change, Plan } from '../core/change.ts';
import { sha256 } from '../core/fingerprint.ts';
import { toolOf } from '../core/model.ts';
import { type Approved, unapproved } from '../core/origin.ts';
import { invalidPlan } from '../core/plan.ts';
import { isStopped } from '../core/rejections.ts';
import { type ApplyReport, type ChangeResult, ConfigurationError, exitCodeOf, hasSucceeded } from '../core/result.ts';
import type { FileRead } from '../inventory/load.ts';
import { cutOffLine, outcomeCounts, renderAppliedTerminal } from '../report/applied.ts';
import { printedJson, visible } from '../report/escape.ts';
import { evidenceDocument, type RunContext } from '../report/evidence.ts';
import type { EvidenceDocument } from '../report/evidence-schema.ts';
import type { PlanDocument } from '../report/plan-schema.ts';
import { closingLine, countsLine, planCounts, uncommittedSentence } from '../report/summarize.ts';
import { renderPlanTerminal, renderSavedPlanTerminal } from '../report/terminal.ts';
import { painter } from '../report/text-style.ts';
import { type Refusal, renderRefusalTerminal } from '../report/unapproved.ts';
import { isOtherSuccess, notCreated, ServiceError, stopsEverything } from '../service/errors.ts';
import { openCli, SERVICE } from './cli/flags.ts';
import type { CliContext, CliHost, Context, Flags } from './context.ts';
import { gitContext } from './git-context.ts';
import type { ApprovalMode, Settings } from './inputs.ts';
import { withCliLedger } from './ledger.ts';
import { baseFrom, type Planned, planOptions, runPlan } from './plan.ts';
import { cutOffApplies, openJournal, recordPaths, writeEvidence } from './run-files.ts';
import { readSavedPlan, requestedBy, revertsDrift, shownBy } from './saved-plan.ts';
import { type Baseline, baselineAt } from './snapshot.ts';

/** The conditions under which an apply may write. */
export interface ApplyTerms {
  readonly compared: Baseline;
  /**
   * The context of the run for the evidence, known once the files are read. It never rejects, and no write waits for
   * it.
   */
  readonly evidence: (files: readonly FileRead[]) => Promise<RunContext>;
  /** The pull requests whose records show a change. */
  readonly shownIn: (change: Change, organization: string) => readonly number[];
  readonly priorApproval: Consent['priorApproval'];
  /** Shows the plan and asks a person; null if nobody can be asked. */
  readonly ask: ((plan: Plan) => Promise<boolean>) | null;
  /** Called just before the first write. False if a newer run will do the work. */
  readonly mayBegin: () => Promise<boolean>;
  /** Called before each write. False if another run may have taken over: this one must then stop. */
  readonly mayWrite: () => Promise<boolean>;
  readonly onPlan?: (plan: Plan) => void;
  /** Called with the path of the evidence once it exists. */
  readonly onEvidence?: (path: string) => void;
  /** Called with the result if the run fails after its writes, because of a full disk or a bug. */
  readonly onFailure: (report: ApplyReport) => void;
}

type ApplyResult = EvidenceDocument['result'];

export interface Applied {
  readonly result: ApplyResult;
  readonly plan: Plan;
  /** For `unapproved`, what lacks approval; else null. */
  readonly refused: Pick<Refusal, 'plan' | 'missing' | 'approve' | 'approved' | 'ticket'> | null;
  readonly report: ApplyReport | null;
  readonly evidence: EvidenceDocument;
  readonly evidencePath: string;
  /** The commit that its files differ from. null if they are those of the commit, or it is not known. */
  readonly differsFrom: string | null;
}

export async function runApply(context: Context, terms: ApplyTerms): Promise<Applied> {
  const { settings, progress } = context;
  const planned = await runPlan(context, terms.compared).catch(async (error: unknown) => {
    await leaveFailed(context, terms, error);
    throw error;
  });
  const { plan } = planned;
  progress.rest();
  terms.onPlan?.(plan);
  const run = new PlannedApply(context, terms, planned);
  if (planned.result !== 'invalid') await run.hold();
  if (planned.result !== 'planned') return run.end(planned.result, NOTHING_MISSING, null);
  // Under a pattern, a digest without a ticket approves nothing.
  const mayApprove = settings.ticketPattern === '' || settings.ticket !== null;
  const digest = mayApprove ? settings.approve : '';
  const consent = { mode: settings.approval, digest, priorApproval: terms.priorApproval };
  const approval = approve(plan, consent);
  if (approval.missing.size === 0) return run.execute(approval);
  if (terms.priorApproval === null && settings.approval === 'plan' && (await run.ask())) {
    return run.execute({ missing: new Set(), by: 'a person at the terminal' });
  }
  return run.end('unapproved', approval, null);
}

const NOTHING_MISSING: Approval = { missing: new Set(), by: null };

type EvidenceTerms = Pick<ApplyTerms, 'evidence' | 'onEvidence'>;

/**
 * Writes evidence of an apply that failed before it had a plan, for example because lists could not be read. Does
 * nothing if the apply has left evidence or has begun to write. If the evidence cannot be written, the original failure
 * is still reported.
 */
export async function leaveFailed(context: Context, terms: EvidenceTerms, error: unknown): Promise<void> {
  await leaveUnplanned(context, terms, failureResult(context, error)).catch(() => undefined);
}

function failureResult({ shutdown }: Context, error: unknown): 'failed' | 'cancelled' {
  // A person who is asked may also stop the run.
  return shutdown.stop.aborted || isStopped(error) ? 'cancelled' : 'failed';
}

export async function leaveUnplanned(context: Context, terms: EvidenceTerms, result: ApplyResult): Promise<void> {
  const { settings } = context;
  const paths = recordPathsOf(context);
  if (existsSync(paths.evidence) || existsSync(paths.journal)) return;
  const plan = invalidPlan(settings.organization, [], settings);
  // If no files were read, it is not known whether they are those of the commit.
  const run = { ...(await terms.evidence([])), clean: null };
  leaveEvidence({ context, terms, plan, files: [], run, result, by: null, report: null });
}

function recordPathsOf({ settings, startedAt }: Context) {
  return recordPaths(settings.evidenceDir, startedAt);
}

/** What evidence says about an apply. */
interface Ending {
  readonly context: Context;
  readonly terms: Pick<ApplyTerms, 'onEvidence'> & Partial<Pick<ApplyTerms, 'shownIn'>>;
  readonly plan: Plan;
  readonly files: readonly FileRead[];
  readonly run: RunContext;
  readonly result: ApplyResult;
  /** What approved it. */
  readonly by: string | null;
  readonly report: ApplyReport | null;
}

function leaveEvidence({ context, terms, plan, files, run, result, by, report }: Ending): EvidenceDocument {
  const { settings, host, attempts, ledger, startedAt } = context;
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
    shownIn: (change) => terms.shownIn?.(change, plan.organization) ?? [],
    ledger: ledger?.note ?? null,
    startedAt,
    endedAt: host.clock.now(),
  });
  const path = recordPathsOf(context).evidence;
  writeEvidence(path, evidence);
  terms.onEvidence?.(path);
  return evidence;
}

/** The input `ticket` belongs to an approval by hand. Changes that records approve have their own tickets. */
function approvalDocument({ approval, ticket }: Context['settings'], by: string | null): EvidenceDocument['approval'] {
  return { mode: approval, by, ...(ticket === null ? {} : { ticket }) };
}

class PlannedApply {
  readonly #context: Context;
  readonly #terms: ApplyTerms;
  readonly #planned: Planned;
  readonly #run: Promise<RunContext>;
  readonly #paths: { readonly journal: string; readonly evidence: string };

  constructor(context: Context, terms: ApplyTerms, planned: Planned) {
    this.#context = context;
    this.#terms = terms;
    this.#planned = planned;
    this.#run = terms.evidence(planned.files);
    this.#paths = recordPathsOf(context);
  }

  async execute(approval: Approval): Promise<Applied> {
    const { connection, host, settings, shutdown, progress } = this.#context;
    const { plan, liveAssets } = this.#planned;
    const mayBegin = await this.#orFail(approval, () => this.#terms.mayBegin());
    if (!mayBegin) return this.end('superseded', approval, null);
    const input = {
      changes: plan.toExecute,
      liveIds: liveAssets.map(({ id }) => id),
      concurrency: settings.concurrency,
      random: host.random,
    };
    // This comes first: if the journal cannot be opened, no intent may be left in the ledger without an end.
    const journal = openJournal(this.#paths.journal, () => host.clock.now());
    try {
      await this.#orFail(approval, () => this.#recordIntent(approval));
      progress.settled(0, plan.toExecute.length);
      shutdown.startWriting();
      const report = await executeChanges(input, {
        reader: connection.reader,
        writer: connection.writer(),
        mayWrite: this.#terms.mayWrite,
        clock: host.clock,
        explain: explainFailure,
        journal: journal.append,
        stop: shutdown.stop,
        progress: (settled) => progress.settled(settled, plan.toExecute.length),
      });
      return await this.#conclude(approval, report);
    } finally {
      journal.close();
    }
  }

  /** Whatever fails after the writes, their result is reported. */
  async #conclude(approval: Approval, report: ApplyReport): Promise<Applied> {
    try {
      const applied = await this.end(resultOf(report), approval, report);
      if (report.crash !== null) throw report.crash;
      return applied;
    } catch (error) {
      this.#terms.onFailure(report);
      throw error;
    }
  }

  /** If the intent cannot be recorded, nothing is written. */
  async #recordIntent({ by }: Approval): Promise<void> {
    const { ledger, settings } = this.#context;
    await ledger?.recordIntent(this.#planned.plan, approvalDocument(settings, by), await this.#run);
  }

  /** Checks that the ledger belongs to the organization of the plan. */
  hold(): Promise<void> {
    return this.#orFail(NOTHING_MISSING, async () => this.#context.ledger?.belongTo(this.#planned.plan.organization));
  }

  /** Whether a person agrees to apply the plan. */
  ask(): Promise<boolean> {
    return this.#orFail(NOTHING_MISSING, async () => (await this.#terms.ask?.(this.#planned.plan)) ?? false);
  }

  /** Does a step before the first write. If it fails, leaves evidence of that. */
  async #orFail<T>(approval: Approval, task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      await this.#leave(failureResult(this.#context, error), approval, null).catch(() => undefined);
      throw error;
    }
  }

  async end(result: ApplyResult, approval: Approval, report: ApplyReport | null): Promise<Applied> {
    const { plan } = this.#planned;
    const evidence = await this.#leave(result, approval, report);
    await this.#context.ledger?.recordEnd(evidence, { plan, report });
    const refused = result === 'unapproved' ? this.#refused(approval) : null;
    const differsFrom = evidence.clean === false ? evidence.commit : null;
    return { result, plan, refused, report, evidence, evidencePath: this.#paths.evidence, differsFrom };
  }

  #refused({ missing }: Approval): Applied['refused'] {
    const approved = this.#terms.priorApproval?.approved ?? NOTHING_APPROVED;
    const { approve: given, ticket, ticketPattern } = this.#context.settings;
    const asked = ticketPattern === '' ? {} : { ticket: ticket === null ? ('missing' as const) : ('given' as const) };
    return { plan: this.#planned.plan, missing, approve: given, approved, ...asked };
  }

  async #leave(result: ApplyResult, { by }: Approval, report: ApplyReport | null): Promise<EvidenceDocument> {
    const { plan, files } = this.#planned;
    const [context, terms, run] = [this.#context, this.#terms, await this.#run];
    return leaveEvidence({ context, terms, plan, files, run, result, by, report });
  }
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
  readonly mode: ApprovalMode;
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
  const { mayBeDone, message: reason, excerpt: detail, retryAfterMs } = error;
  return { meaning: meaningOf(error), mayBeDone, reason, detail, retryAfterMs };
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
  const consents = [flags.plan !== undefined && '--plan', flags.yes === true && '--yes', flags.approve && '--approve'];
  const chosen = consents.filter((consent) => consent);
  // Each of these says what may be executed, so together they would contradict each other.
  if (chosen.length > 1) throw new ConfigurationError(chosen.join(' and '), 'exclude each other. Give one of them.');
  return openCli(flags, cli, SERVICE, async (plain) => {
    const context = { ...plain, settings: settingsFor(null, flags, plain.settings) };
    reportCutOff(context);
    const evidence = gitContext(context);
    try {
      return await withCliLedger(context, (opened) => applyHere(opened, evidence));
    } catch (error) {
      await leaveFailed(context, { evidence }, error);
      throw error;
    }
  });
}

function reportCutOff({ settings, terminal, cwd }: CliContext): void {
  for (const { path, open } of cutOffApplies(settings.evidenceDir)) {
    terminal.err(`${cutOffLine({ path: relative(cwd, path), open })}\n`);
  }
}

async function applyHere(opened: CliContext, evidence: ApplyTerms['evidence']): Promise<number> {
  const { settings, terminal, cwd, flags } = opened;
  const saved = typeof flags.plan === 'string' ? await readSavedPlan(resolve(cwd, flags.plan)) : null;
  const context = { ...opened, settings: settingsFor(saved, flags, settings) };
  // A saved plan counts like the record of a pull request, but never like a review.
  const isCounted = saved !== null && context.settings.approval !== 'review';
  const priorApproval = isCounted ? { approved: shownBy(saved), by: `saved plan ${saved.digest}` } : null;
  const applied = await runApply(context, {
    compared: baselineAt(baseFrom(flags), isCounted ? requestedBy(saved) : undefined),
    ...{ evidence, priorApproval, shownIn: () => [] },
    mayBegin: async () => true,
    mayWrite: async () => true,
    ask: terminal.ask === null ? null : (plan) => askToApply(plan, context),
    onPlan: (plan) => terminal.err(renderBeforeApply(plan, saved, context)),
    onFailure: (report) => showReport(report, context),
  });
  showApplied(applied, context);
  return context.ledger?.end.behind == null ? exitCodeOf(applied.result, true, false) : 1;
}

/** A saved plan keeps the settings that it was made with. */
function settingsFor(saved: PlanDocument | null, flags: Flags, settings: Settings): Settings {
  const only = settings.only.length > 0 ? settings.only : (saved?.only ?? []);
  const drift = flags.drift === undefined && saved !== null && revertsDrift(saved) ? 'apply' : settings.drift;
  return { ...settings, approval: flags.yes === true ? 'none' : settings.approval, only, drift };
}

/** You have read a saved plan before you apply it. If the plan is unchanged, a few lines are enough. */
function renderBeforeApply(plan: Plan, saved: PlanDocument | null, context: CliContext): string {
  const render = saved === null || saved.digest !== plan.digest ? renderPlanTerminal : renderSavedPlanTerminal;
  return render(plan, planOptions(context, 'apply'));
}

function showReport(report: ApplyReport, { terminal, settings, progress }: CliContext): void {
  progress.end();
  terminal.err(renderAppliedTerminal(report, { color: terminal.color, detail: settings.detail, face: 'cli' }));
}

function showApplied(applied: Applied, context: CliContext): void {
  const { terminal, host, settings, flags, cwd, progress, startedAt } = context;
  progress.end();
  const options = { color: terminal.color, detail: settings.detail };
  if (applied.report !== null) showReport(applied.report, context);
  if (applied.differsFrom !== null) {
    const line = visible(uncommittedSentence(applied.differsFrom));
    terminal.err(`${painter(terminal.color).red(line)}\n`);
  }
  if (applied.refused !== null) {
    // Nothing on the command line counts as a review.
    const isReviewed = settings.approval === 'review';
    const next = isReviewed ? 'review' : 'plan-again';
    terminal.err(renderRefusalTerminal({ ...applied.refused, pulls: null, next }, options));
    if (terminal.ask === null && !isReviewed) terminal.err(howToApprove(flags));
  }
  const evidence = `, evidence: ${relative(cwd, applied.evidencePath)}`;
  const counts = applied.report === null ? planCounts(applied.plan, 'apply') : outcomeCounts(applied.report);
  terminal.err(`${closingLine(applied.result, counts, host.clock.now() - startedAt)}${evidence}\n`);
  if (flags.json === true) {
    const evidence: object = JSON.parse(readFileSync(applied.evidencePath, 'utf8'));
    terminal.out(printedJson(settings.detail === 'full' ? evidence : { ...evidence, ...NO_NAMES }));
  }
}

/** Under `counts` standard output shows evidence without the lists that name assets. The file keeps them. */
const NO_NAMES = { changes: [], differences: [] };

/**
 * For a run that cannot ask a person. The most likely mistake: a plan saved with --base differs from one without it.
 */
function howToApprove({ plan, base }: Flags): string {
  if (plan === undefined) return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
  return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}

async function askToApply({ summary }: Plan, { terminal, shutdown }: CliContext): Promise<boolean> {
  const answer = await terminal.ask?.(`Apply this? ${countsLine(summary)}. Only "yes" applies: `, shutdown.stop);
  return answer?.trim() === 'yes';
}
