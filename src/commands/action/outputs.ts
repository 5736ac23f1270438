// The output of a run of the action: the log and its last line, annotations, the job summary, outputs.
import { readFileSync } from 'node:fs';
import type { Change, Plan } from '../../core/change.ts';
import { sha256 } from '../../core/fingerprint.ts';
import { isSystemError } from '../../core/rejections.ts';
import type { ApplyReport, Result } from '../../core/result.ts';
import { pullRequestOf } from '../../github/event.ts';
import {
  endingSentence,
  invalidSentence,
  outcomeCounts,
  outcomeNumbers,
  renderAppliedTerminal,
  renderApplySummary,
} from '../../report/applied.ts';
import { codeSpan, visible } from '../../report/escape.ts';
import type { EvidenceDocument } from '../../report/evidence-schema.ts';
import { type MarkdownOptions, planPage, renderValidationMarkdown } from '../../report/markdown/page.ts';
import { annotations, renderValidation } from '../../report/messages.ts';
import { planDocument } from '../../report/plan-document.ts';
import { changeCounts, closingLine, driftHeadline, headline, uncommittedSentence } from '../../report/summarize.ts';
import { renderPlanBrief, renderPlanTerminal } from '../../report/terminal.ts';
import {
  type Refusal,
  refusalSentence,
  renderRefusalBrief,
  renderRefusalMarkdown,
  renderRefusalTerminal,
} from '../../report/unapproved.ts';
import type { Applied } from '../apply.ts';
import type { ActionContext, ActionOutputs, Runner } from '../context.ts';
import { jsonText, planPath, writeWhole } from '../run-files.ts';
import type { Validated } from '../validate.ts';

/** GitHub drops a summary of more than 1 MiB. Other steps write to it, too. */
export const SUMMARY_BUDGET = 960_000;
/** The part of it that is kept for the result of an apply, below its plan. */
const RESULT_BUDGET = 60_000;

interface PlanShowing {
  readonly plan: Plan;
  readonly verb: 'plan' | 'apply' | 'drift';
  /** What was planned; the event's commit unless given. */
  readonly commit?: string;
  /** Is in the job summary in place of the plan. */
  readonly page?: SummaryPage;
  /** Whether the job summary already shows all of it; absent if nothing was written there yet. */
  readonly isInSummary?: boolean;
  /** False if a plan is to be recorded, and the job lacks the permission. */
  readonly mayRecord?: boolean;
}

interface SummaryPage {
  readonly text: string;
  /** False if there was no room for some of it. */
  readonly isWhole: boolean;
}

/** What people can read of a plan in the job summary. */
interface PlanShown {
  /** The changes to execute that it does not show. If the summary is not written, that is all. */
  readonly hidden: readonly Change[];
  /** Whether it shows everything, so that the log only counts. */
  readonly isInSummary: boolean;
}

/** Shows a plan with its outputs: all of it in the job summary, or in the log if it is not all there. */
export async function showPlan(section: PlanShowing, context: ActionContext): Promise<PlanShown> {
  const { runner, settings } = context;
  const { plan, verb } = section;
  const { detail } = settings;
  keepPlan(plan, context);
  const annotated = annotations(plan.diagnostics, { detail, folder: context.folder });
  // Only the plan reports a hint that has served: there it can be removed.
  const findings = verb === 'plan' ? annotated.unlisted : annotated.unlisted.filter(({ code }) => code !== 'hint-done');
  const page = planPage(plan, pageOptions(section, context));
  const shown = section.page ?? page;
  const isWritten = section.isInSummary ?? (await runner.summarize(shown.text));
  const isInSummary = section.isInSummary ?? (isWritten && shown.isWhole);
  const title = visible(
    `${verb === 'drift' ? 'Drift' : 'Plan'}: ${verb === 'drift' ? driftHeadline(plan) : headline(plan)}`,
  );
  if (isInSummary) runner.log(`${title}\n${renderPlanBrief(plan, { detail, findings })}`);
  else runner.group(title, renderPlanTerminal(plan, { color: false, detail, verb, findings }));
  for (const annotation of annotated.annotations) runner.annotate(annotation);
  runner.setFailureReason?.(endingSentence({ plan, detail }));
  setOutputs(planOutputs(plan, verb), runner);
  // Under `counts` the diff of the files shows them.
  return { hidden: isWritten || detail === 'counts' ? page.notShown : plan.toExecute, isInSummary };
}

/** What the run comes to does not need the file, nor the summary. */
function keepPlan(plan: Plan, { runner, settings }: ActionContext): void {
  const madeAt = runner.clock.now();
  const path = planPath(settings.evidenceDir, madeAt);
  const generatedAt = new Date(madeAt).toISOString();
  try {
    writeWhole(path, jsonText(planDocument(plan, { toolVersion: runner.version, generatedAt })));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    runner.warn(`The plan could not be kept as a file: evidence-dir takes none (${error.code}).`);
    return;
  }
  runner.setOutput('plan-path', path);
}

function pageOptions(
  { plan, verb, commit, mayRecord = true }: PlanShowing,
  { runner, settings }: ActionContext,
): MarkdownOptions {
  const { detail, approval } = settings;
  const planned = commit ?? runner.commit;
  return {
    ...{ detail, verb, budget: SUMMARY_BUDGET, mayRecord, pages: pagesUrl(runner), name: runner.input('name').trim() },
    next: pullRequestOf(runner.payload) === null ? 'dispatch' : approval,
    ...{ files: filesUrl(runner, planned), ticket: ticketOf(plan), deleteApprovals: settings.deleteApprovals },
    ...(planned === '' ? {} : { commit: planned }),
  };
}

/** Where the pages of this version stand: the repository of the action, at the version that runs. null where not known. */
export function pagesUrl({ env }: Pick<Runner, 'env'>): string | null {
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_ACTION_REPOSITORY: repository = '' } = env;
  const { GITHUB_ACTION_REF: ref = '' } = env;
  const isKnown =
    /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref);
  return isKnown ? `${server}/${repository}/blob/${ref}` : null;
}

/** Where GitHub shows the files of a commit; null where the server or the repository is not known. */
export function filesUrl(runner: Pick<Runner, 'env'>, commit: string): string | null {
  return urlAt(runner, 'blob', commit);
}

function urlAt({ env }: Pick<Runner, 'env'>, page: 'blob' | 'commit', commit: string): string | null {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '' } = env;
  const isKnown = /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository);
  return isKnown && /^[0-9a-f]+$/.test(commit) ? `${server}/${repository}/${page}/${commit}` : null;
}

/** The ticket that the title of the planned pull request names; null for none. */
export function ticketOf({ guards }: Plan): string | null {
  return guards.find((guard) => guard.guard === 'ticket')?.value ?? null;
}

/** The result of checking the files without the service. */
export async function showValidation(validated: Validated, context: ActionContext): Promise<void> {
  const { runner, settings, folder } = context;
  const { detail } = settings;
  const annotated = annotations(validated.diagnostics, { detail, folder });
  runner.log(renderValidation(validated, detail, annotated.unlisted));
  for (const annotation of annotated.annotations) runner.annotate(annotation);
  runner.setFailureReason?.(invalidSentence(validated, detail));
  const options = { detail, budget: SUMMARY_BUDGET, name: runner.input('name').trim(), pages: pagesUrl(runner) };
  await runner.summarize(renderValidationMarkdown(validated, options));
}

/** The outcome of each change, in the log; only their counts if the job summary has the rest. */
export function logReport(
  report: ApplyReport,
  { settings: { detail }, runner }: ActionContext,
  isInSummary = false,
): void {
  const title = `Apply: ${outcomeCounts(report)}`;
  if (isInSummary) runner.log(`${title}\n`);
  else runner.group(title, renderAppliedTerminal(report, { color: false, detail, face: 'action' }));
}

/** What the pages about an apply say besides its plan and its report. */
export function resultOptions(
  { result, report, evidence, evidencePath }: Applied,
  refusal: Refusal | null,
  context: ActionContext,
) {
  const { settings, runner, ledger } = context;
  return {
    ...{ result, refusal, commit: runner.commit, runUrl: runner.runUrl, detail: settings.detail },
    commitUrl: urlAt(runner, 'commit', runner.commit),
    evidence: sha256(readFileSync(evidencePath)),
    approvals: report === null ? [] : approvalsIn(evidence),
    ranMs: Date.parse(evidence.ended_at ?? evidence.started_at) - Date.parse(evidence.started_at),
    ledger: ledger?.end ?? null,
    name: runner.input('name').trim(),
    pages: pagesUrl(runner),
  };
}

/** Who approved, as evidence has it. */
function approvalsIn({ pull_requests }: EvidenceDocument) {
  return pull_requests.flatMap(({ number, approvals }) =>
    approvals.map(({ user, submitted_at }) => ({ user, at: submitted_at, pull: number })),
  );
}

/** Shows the result of an apply: in the job summary, or in the log if it is not all there, and in the outputs. */
export async function showApplied(applied: Applied, refusal: Refusal | null, context: ActionContext): Promise<void> {
  const { runner } = context;
  const { plan, report, evidencePath } = applied;
  setOutputs({ 'evidence-path': evidencePath }, runner);
  const options = { ...resultOptions(applied, refusal, context), runUrl: null };
  const { detail, evidence } = options;
  const page = renderApplySummary(plan, report, options, RESULT_BUDGET);
  const isInSummary = (await runner.summarize(page.text)) && page.isWhole;
  // Nothing was tried, so the plan shows what there was to do.
  await showPlan({ plan, verb: 'apply', ...(report === null ? {} : { isInSummary }) }, context);
  if (report !== null) logReport(report, context, isInSummary);
  if (refusal !== null) logRefusal(refusal, context, isInSummary);
  if (applied.differsFrom !== null) runner.warn(visible(uncommittedSentence(applied.differsFrom)));
  runner.log(`Evidence: ${visible(evidencePath)}${isInSummary ? '' : ` sha256:${evidence}`}\n`);
  runner.setFailureReason?.(endingSentence({ plan, report, refusal, detail }));
  const { done, failed, skipped } = outcomeNumbers(report ?? { results: [] });
  setOutputs({ 'done-count': done, 'failed-count': failed, 'skipped-count': skipped }, runner);
}

/** Why nothing was written: in the log, and with each change in the job summary, or in the log if there is none. */
export async function showRefusal(refusal: Refusal, context: ActionContext): Promise<void> {
  const { runner, settings } = context;
  const { detail } = settings;
  const isInSummary = await runner.summarize(renderRefusalMarkdown(refusal, { detail, budget: RESULT_BUDGET }));
  logRefusal(refusal, context, isInSummary);
  runner.setFailureReason?.(refusalSentence(refusal));
}

function logRefusal(refusal: Refusal, { settings: { detail }, runner }: ActionContext, isInSummary: boolean): void {
  runner.log(isInSummary ? renderRefusalBrief(refusal) : renderRefusalTerminal(refusal, { color: false, detail }));
}

/**
 * The file name in `owner/name/.github/workflows/drift.yml@refs/heads/main`. null for a name that a shell could
 * misread.
 */
export function workflowFile({ env }: Pick<Runner, 'env'>): string | null {
  return /\/\.github\/workflows\/(\w[\w.-]*\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1] ?? null;
}

/** A run that ended before it had anything to show gets a summary too. */
export async function showEnding(
  result: 'failed' | 'cancelled',
  text: string,
  { summarize }: Pick<Runner, 'summarize'>,
): Promise<void> {
  await summarize(`## Inventory run: ${result}\n\n${codeSpan(text.split('\n')[0] ?? '')}\n`);
}

export function setOutputs(outputs: Partial<ActionOutputs>, { setOutput }: Runner): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name as keyof ActionOutputs, String(value));
}

function planOutputs({ summary, digest, toExecute }: Plan, verb: PlanShowing['verb']): Partial<ActionOutputs> {
  return {
    'create-count': summary.create,
    'update-count': summary.update,
    'delete-count': summary.delete,
    'drift-count': summary.drift,
    digest,
    'has-changes': (verb === 'drift' ? summary.drift : toExecute.length) > 0,
  };
}

interface LogSummary {
  /** The same runner, which also remembers its outputs. */
  readonly runner: Runner;
  /** Why the run is red; null if nothing said it. */
  readonly reason: () => string | null;
  /**
   * Why an output could not be written; null if all could. The run continues, because its result is shown elsewhere
   * too.
   */
  readonly lost: () => string | null;
  readonly logEnd: (result: Result) => void;
}

/**
 * Writes the last line of the log from the outputs, so that people read the same as the next step. Its time counts from
 * now.
 */
export function withLogSummary(runner: Runner): LogSummary {
  const startedAt = runner.clock.now();
  const outputs = new Map<keyof ActionOutputs, string>();
  let reason: string | null = null;
  let lost: string | null = null;
  const countOf = (name: keyof ActionOutputs) => Number(outputs.get(name) ?? 0);
  return {
    reason: () => reason,
    lost: () => lost,
    runner: {
      ...runner,
      setFailureReason: (sentence) => {
        reason = sentence ?? reason;
      },
      setOutput: (name, value) => {
        outputs.set(name, value);
        try {
          runner.setOutput(name, value);
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          lost = visible(error.message);
        }
      },
    },
    logEnd: (result) => {
      const done = outputs.has('done-count') ? countOf('done-count') : null;
      const tried = countOf('done-count') + countOf('failed-count') + countOf('skipped-count');
      const counts =
        tried > 0
          ? `done ${done} of ${tried}`
          : changeCounts({
              create: countOf('create-count'),
              update: countOf('update-count'),
              delete: countOf('delete-count'),
              drift: countOf('drift-count'),
            });
      runner.log(`${closingLine(result, counts, runner.clock.now() - startedAt)}\n`);
    },
  };
}
