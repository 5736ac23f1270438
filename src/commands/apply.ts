// `apply`: plans again, checks guards, then approval, and only then writes (design sections 6 and 7). Evidence is
// written whichever way it ends.
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { executeChanges } from '../apply/execute.ts';
import type { Failure, FailureMeaning } from '../apply/ports.ts';
import type { Change, Plan } from '../core/change.ts';
import { sha256 } from '../core/fingerprint.ts';
import { toolOf } from '../core/model.ts';
import { type Approved, unapproved } from '../core/origin.ts';
import { invalidPlan } from '../core/plan.ts';
import {
  type ApplyReport,
  type ChangeResult,
  ConfigurationError,
  exitCodeOf,
  hasSucceeded,
  isStopped,
} from '../core/result.ts';
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
import { heldBy, readSavedPlan, revertsDrift, shownBy } from './saved-plan.ts';
import { type Baseline, baselineAt } from './snapshot.ts';

/** On what terms an apply may write. */
export interface ApplyTerms {
  readonly compared: Baseline;
  /** What the evidence says of the run, once the files are read. It does not fail, and no write waits for it. */
  readonly evidence: (files: readonly FileRead[]) => Promise<RunContext>;
  /** The pull requests whose records show a change. */
  readonly shownIn: (change: Change, organization: string) => readonly number[];
  readonly priorApproval: Consent['priorApproval'];
  /** Shows the plan and asks a person; null where nobody can be asked. */
  readonly ask: ((plan: Plan) => Promise<boolean>) | null;
  /** Asked just before the first write: false when a newer run will do it. */
  readonly mayBegin: () => Promise<boolean>;
  /** Asked before each write: false when another run may have taken over, and this one is to stop. */
  readonly mayWrite: () => Promise<boolean>;
  readonly onPlan?: (plan: Plan) => void;
  /** Given where the evidence is, once it is there. */
  readonly onEvidence?: (path: string) => void;
  /** Given what was done where the run fails behind it: for a full disk, or a bug. */
  readonly onFailure: (report: ApplyReport) => void;
}

type ApplyResult = EvidenceDocument['result'];

export interface Applied {
  readonly result: ApplyResult;
  readonly plan: Plan;
  /** What lacks approval, of `unapproved`; else null. */
  readonly refused: Pick<Refusal, 'plan' | 'missing' | 'approve' | 'approved' | 'ticket'> | null;
  readonly report: ApplyReport | null;
  readonly evidence: EvidenceDocument;
  readonly evidencePath: string;
  /** The commit that its files differ from; null where they are those of the commit, or nobody knows. */
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
 * Evidence of an apply that failed before it had a plan, such as for lists that cannot be read; of one that has left some, or
 * has begun to write, none. Where there is no room for it, what failed is reported all the same.
 */
export async function leaveFailed(context: Context, terms: EvidenceTerms, error: unknown): Promise<void> {
  await leaveUnplanned(context, terms, failureResult(context, error)).catch(() => undefined);
}

function failureResult({ shutdown }: Context, error: unknown): 'failed' | 'cancelled' {
  // Who is asked may end the run, too.
  return shutdown.stop.aborted || isStopped(error) ? 'cancelled' : 'failed';
}

export async function leaveUnplanned(context: Context, terms: EvidenceTerms, result: ApplyResult): Promise<void> {
  const { settings } = context;
  const paths = pathsOf(context);
  if (existsSync(paths.evidence) || existsSync(paths.journal)) return;
  const plan = invalidPlan(settings.organization, [], settings);
  // Of files that are not read nobody knows whether they are those of the commit.
  const run = { ...(await terms.evidence([])), clean: null };
  leaveEvidence({ context, terms, plan, files: [], run, result, by: null, report: null });
}

function pathsOf({ settings, startedAt }: Context) {
  return recordPaths(settings.evidenceDir, startedAt);
}

/** What evidence tells of an apply. */
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
  const path = pathsOf(context).evidence;
  writeEvidence(path, evidence);
  terms.onEvidence?.(path);
  return evidence;
}

/** A ticket that was given belongs to what a person approved by hand. What records approve has its own. */
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
    this.#paths = pathsOf(context);
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
    // First of all: an intent in the ledger that cannot be followed up would stay there without an end.
    const journal = openJournal(this.#paths.journal, () => host.clock.now());
    try {
      await this.#orFail(approval, () => this.#tellIntent(approval));
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

  /** Whatever fails behind the writes, what they did is reported. */
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

  /** Without a place for its record nothing is written. */
  async #tellIntent({ by }: Approval): Promise<void> {
    const { ledger, settings } = this.#context;
    await ledger?.recordIntent(this.#planned.plan, approvalDocument(settings, by), await this.#run);
  }

  /** Holds the ledger to the organization of the plan. */
  hold(): Promise<void> {
    return this.#orFail(NOTHING_MISSING, async () => this.#context.ledger?.belongTo(this.#planned.plan.organization));
  }

  /** Whether a person says that the plan is to be applied. */
  ask(): Promise<boolean> {
    return this.#orFail(NOTHING_MISSING, async () => (await this.#terms.ask?.(this.#planned.plan)) ?? false);
  }

  /** Does what comes before the first write; where it fails, leaves evidence of that. */
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

/** All done and shown by the list: applied. Some done: partial. A signal says more than either. */
function resultOf({ results, converged, stopped }: ApplyReport): ApplyResult {
  const isWhole = results.every(({ outcome }) => hasSucceeded(outcome));
  if (isWhole && converged === true) return 'applied';
  if (stopped === 'signal') return 'cancelled';
  return results.some(hasLeftTraces) ? 'partial' : 'failed';
}

/** Done, perhaps done, changed by another, or half done: an update that was parked has the other of its two writes before it. */
function hasLeftTraces({ change, outcome, writes }: ChangeResult): boolean {
  if (hasSucceeded(outcome) || outcome === 'unknown' || outcome === 'changed-meanwhile') return true;
  return change.action === 'update' && writes > (outcome === 'failed' ? 1 : 0);
}

export interface Consent {
  readonly mode: ApprovalMode;
  /** A digest to approve; '' for none. */
  readonly digest: string;
  /** What a saved plan or the records of merged pull requests approve, and what to call that in the evidence. */
  readonly priorApproval: { readonly approved: Approved; readonly by: string } | null;
}

export interface Approval {
  /** Fingerprints to execute that nothing approves. Empty: go on. */
  readonly missing: ReadonlySet<string>;
  /** What approved the rest, for the evidence. */
  readonly by: string | null;
}

/** Decides over the changes to execute. A digest does not count where a review is asked for. */
export function approve(plan: Plan, { mode, digest: consented, priorApproval }: Consent): Approval {
  if (mode === 'none') return { missing: new Set(), by: 'approval: none' };
  if (mode === 'plan' && consented !== '' && consented === plan.digest) {
    return { missing: new Set(), by: `digest ${plan.digest}` };
  }
  const approved = priorApproval?.approved ?? NOTHING_APPROVED;
  const missing = unapproved(plan.organization, plan.toExecute, approved).map((change) => change.fingerprint);
  return { missing: new Set(missing), by: priorApproval?.by ?? null };
}

/** Where no plan was shown before. */
export const NOTHING_APPROVED: Approved = { fingerprints: new Set(), targets: new Set() };

/** Rethrows what is not a failed request: a bug, or a full disk, must not pass for an answer of the service. */
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
  // Each says what may be executed; together they could only be misread.
  if (chosen.length > 1) throw new ConfigurationError(chosen.join(' and '), 'exclude each other. Give one of them.');
  return openCli(flags, cli, SERVICE, async (plain) => {
    const context = { ...plain, settings: settingsFor(null, flags, plain.settings) };
    tellCutOff(context);
    const evidence = gitContext(context);
    try {
      return await withCliLedger(context, (opened) => applyHere(opened, evidence));
    } catch (error) {
      await leaveFailed(context, { evidence }, error);
      throw error;
    }
  });
}

function tellCutOff({ settings, terminal, cwd }: CliContext): void {
  for (const { path, open } of cutOffApplies(settings.evidenceDir)) {
    terminal.err(`${cutOffLine({ path: relative(cwd, path), open })}\n`);
  }
}

async function applyHere(opened: CliContext, evidence: ApplyTerms['evidence']): Promise<number> {
  const { settings, terminal, cwd, flags } = opened;
  const saved = typeof flags.plan === 'string' ? await readSavedPlan(resolve(cwd, flags.plan)) : null;
  const context = { ...opened, settings: settingsFor(saved, flags, settings) };
  // A saved plan counts as the record of a pull request, never for the review of one.
  const isCounted = saved !== null && context.settings.approval !== 'review';
  const priorApproval = isCounted ? { approved: shownBy(saved), by: `saved plan ${saved.digest}` } : null;
  const applied = await runApply(context, {
    compared: baselineAt(baseFrom(flags), isCounted ? heldBy(saved) : undefined),
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

/** A saved plan keeps what it was made with. */
function settingsFor(saved: PlanDocument | null, flags: Flags, settings: Settings): Settings {
  const only = settings.only.length > 0 ? settings.only : (saved?.only ?? []);
  const drift = flags.drift === undefined && saved !== null && revertsDrift(saved) ? 'apply' : settings.drift;
  return { ...settings, approval: flags.yes === true ? 'none' : settings.approval, only, drift };
}

/** Who applies a saved plan has read it: while it is still the plan, a few lines are enough. */
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
    // Nothing that is given here counts as a review.
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

/** Where nobody can be asked. A plan saved with --base is another plan without it: the likeliest slip. */
function howToApprove({ plan, base }: Flags): string {
  if (plan === undefined) return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
  return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}

async function askToApply({ summary }: Plan, { terminal, shutdown }: CliContext): Promise<boolean> {
  const answer = await terminal.ask?.(`Apply this? ${countsLine(summary)}. Only "yes" applies: `, shutdown.stop);
  return answer?.trim() === 'yes';
}
