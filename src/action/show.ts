// Shows what a run of the action did: in the log, in annotations, in the job summary, and in the outputs.
import type { Change, Plan } from '../core/change.ts';
import { sha256 } from '../core/fingerprint.ts';
import { isSystemError } from '../core/rejections.ts';
import type { Result } from '../core/result.ts';
import type { EndedApply } from '../run/apply.ts';
import { jsonText, runFilePath, writeWhole } from '../run/run-files.ts';
import type { runValidate } from '../run/validate.ts';
import {
  endingSentence,
  invalidSentence,
  outcomeCounts,
  outcomeNumbers,
  renderAppliedTerminal,
  resultMarkdown,
} from '../text/applied.ts';
import { annotations, renderValidation } from '../text/findings.ts';
import { planMarkdown, renderValidationMarkdown } from '../text/markdown/page.ts';
import { planDocument } from '../text/plan-document.ts';
import { changeCounts, headline, uncommittedSentence } from '../text/summarize.ts';
import { renderPlanTerminal } from '../text/terminal.ts';
import { visible } from '../text/text.ts';
import { type Refusal, renderRefusalTerminal } from '../text/unapproved.ts';
import type { ActionContext, ActionOutputs, Runner } from './open.ts';

/** How a run ends. */
export interface Ending {
  readonly result: Result;
  /** The counts in the last line of the log; '' for none. */
  readonly counts: string;
  /** Why the run is red, as a sentence; null if the run is not red, or if the log says more. */
  readonly why: string | null;
  /** Why the run is red whatever its result, such as a ledger that lacks its record; null if nothing is wrong. */
  readonly failure?: string | null;
}

/** The ending of a run that only planned. */
export function endingOf(plan: Plan, result: Result): Ending {
  return { result, counts: changeCounts(plan), why: endingSentence(plan) };
}

/** GitHub drops a summary of more than 1 MiB. Other steps write to it, too. */
const SUMMARY_BUDGET = 960_000;
/** The most bytes for the result of an apply. The plan may follow it in the same summary. */
const RESULT_BUDGET = 60_000;

/** Shows a plan, and sets its outputs. If the job summary does not show all of the plan, the log does. */
export async function showPlan(
  {
    plan,
    verb,
    commit,
    pageInstead,
    isShown,
    obstacle = null,
    unappliedBranch = null,
  }: {
    readonly plan: Plan;
    readonly verb: 'plan' | 'apply' | 'drift';
    /** What was planned; the event's commit unless given. */
    readonly commit?: string;
    /** Makes what the job summary shows instead of the plan. `budget`: the most bytes. */
    readonly pageInstead?: (budget: number) => { readonly text: string; readonly isWhole: boolean };
    /** Whether the job summary already shows everything; absent if nothing was written there yet. */
    readonly isShown?: boolean;
    /** Why the plan cannot be recorded, although it must be. */
    readonly obstacle?: string | null;
    /** The branch to merge into, if nothing is applied from it. */
    readonly unappliedBranch?: string | null;
  },
  context: ActionContext,
): Promise<{
  /** The changes to execute that the job summary does not show. If it was not written, these are all of them. */
  readonly hidden: readonly Change[];
  /** Whether the job summary shows everything, so that the log only has counts. */
  readonly isInSummary: boolean;
}> {
  const { runner, settings, folder } = context;
  const { approval } = settings;
  keepPlan(plan, context);
  const annotated = annotations(plan.diagnostics, folder);
  // Only a plan reports a hint that is no longer needed, because the pull request can remove it.
  const findings = verb === 'plan' ? annotated.unlisted : annotated.unlisted.filter(({ code }) => code !== 'hint-done');
  const planned = commit ?? runner.commit;
  const { pages, files, driftIssue } = linksOf(runner, planned);
  const page = planMarkdown(plan, {
    verb,
    budget: SUMMARY_BUDGET,
    obstacle,
    unappliedBranch,
    pages,
    name: context.settings.name,
    next: runner.event.pullRequest === null ? 'dispatch' : approval,
    files,
    driftIssue,
    ...(planned === '' ? {} : { commit: planned }),
  });
  const shown = pageInstead?.(SUMMARY_BUDGET) ?? page;
  const isWritten = isShown ?? (await runner.summarize(shown.text));
  const isInSummary = isShown ?? (isWritten && shown.isWhole);
  const title = visible(`${verb === 'drift' ? 'Drift' : 'Plan'}: ${headline(plan, verb)}`);
  const shows = isInSummary ? 'brief' : 'all';
  const text = renderPlanTerminal(plan, { color: false, verb, findings, shows });
  if (isInSummary) runner.log(`${title}\n${text}`);
  else runner.group(title, text);
  for (const annotation of annotated.annotations) runner.annotate(annotation);
  const { summary, digest, toExecute } = plan;
  setOutputs(runner, {
    'create-count': summary.create,
    'update-count': summary.update,
    'delete-count': summary.delete,
    'drift-count': summary.drift,
    digest,
    'has-changes': (verb === 'drift' ? summary.drift : toExecute.length) > 0,
  });
  return { hidden: isWritten ? page.notShown : toExecute, isInSummary };
}

/** Saves the plan as a file. If that fails, it is a warning: the result of the run does not depend on the file. */
function keepPlan(plan: Plan, { runner, settings }: ActionContext): void {
  const madeAt = runner.clock.now();
  const path = runFilePath(settings.evidenceDir, 'plan', madeAt);
  const generatedAt = new Date(madeAt).toISOString();
  try {
    writeWhole(path, jsonText(planDocument(plan, { toolVersion: runner.version, generatedAt })));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    runner.warn(`The plan could not be kept as a file (${error.code}).`);
    return;
  }
  runner.setOutput('plan-path', path);
}

/** Where people find more about a run. A link is null if the server, the repository or the version is not known. */
export function linksOf({ env }: Runner, commit: string) {
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository = '' } = env;
  const { GITHUB_ACTION_REPOSITORY: action = '', GITHUB_ACTION_REF: ref = '' } = env;
  const isServer = /^https?:\/\/[\w.:-]+$/.test(server);
  const url = isServer && /^[\w.-]+\/[\w.-]+$/.test(repository) ? `${server}/${repository}` : null;
  const isCommit = url !== null && /^[0-9a-f]+$/.test(commit);
  const hasPages = isServer && /^[\w.-]+\/[\w.-]+$/.test(action) && /^[\w./-]+$/.test(ref);
  return {
    /** The files of the commit. */
    files: isCommit ? `${url}/blob/${commit}` : null,
    commit: isCommit ? `${url}/commit/${commit}` : null,
    /** The open issues with the label of drift: at most one for each `name`. This link needs no request. */
    driftIssue: url && `${url}/issues?q=is%3Aopen+label%3Ainventory-drift`,
    /** The pages of this version, in the repository of the action. */
    pages: hasPages ? `${server}/${action}/blob/${ref}` : null,
  };
}

/** Shows the result of checking the files without the service. */
export async function showValidation(
  validated: Awaited<ReturnType<typeof runValidate>>,
  context: ActionContext,
): Promise<Ending> {
  const { runner, folder } = context;
  const annotated = annotations(validated.diagnostics, folder);
  runner.log(renderValidation(validated, annotated.unlisted));
  for (const annotation of annotated.annotations) runner.annotate(annotation);
  const options = { budget: SUMMARY_BUDGET, name: context.settings.name, pages: linksOf(runner, '').pages };
  await runner.summarize(renderValidationMarkdown(validated, options));
  return { result: validated.result, counts: '', why: invalidSentence(validated.diagnostics) };
}

/** What the pages about an apply say in addition to its plan and its report. */
export function resultOptions(applied: EndedApply, refusal: Refusal | null, context: ActionContext) {
  const { result, report, evidence } = applied;
  const { runner, ledger } = context;
  const links = linksOf(runner, runner.commit);
  const approvals = evidence.pull_requests.flatMap((pull) =>
    pull.approvals.map(({ user, submitted_at }) => ({ user, at: submitted_at, pull: pull.number })),
  );
  return {
    result,
    refusal,
    commit: runner.commit,
    runUrl: runner.runUrl,
    commitUrl: links.commit,
    evidence: sha256(jsonText(evidence)),
    approvals: report === null ? [] : approvals,
    ranMs: Date.parse(evidence.ended_at ?? evidence.started_at) - Date.parse(evidence.started_at),
    ledger: ledger?.end ?? null,
    name: context.settings.name,
    pages: links.pages,
  };
}

/** Shows the result of an apply, and sets its outputs. If the job summary does not show all of it, the log does. */
export async function showApplied(
  applied: EndedApply,
  options: ReturnType<typeof resultOptions>,
  context: ActionContext,
): Promise<Ending> {
  const { runner } = context;
  const { plan, report, result, evidencePath } = applied;
  const { refusal } = options;
  setOutputs(runner, { 'evidence-path': evidencePath });
  const page = resultMarkdown(plan, report, { ...options, runUrl: null }, 'all', RESULT_BUDGET);
  const isInSummary = (await runner.summarize(page.text)) && page.isWhole;
  // If nothing was tried, the plan shows what there was to do.
  await showPlan({ plan, verb: 'apply', ...(report === null ? {} : { isShown: isInSummary }) }, context);
  if (report !== null) {
    const title = `Apply: ${outcomeCounts(report)}`;
    if (isInSummary) runner.log(`${title}\n`);
    else runner.group(title, renderAppliedTerminal(report, { color: false, face: 'action' }));
  }
  if (refusal !== null) {
    runner.log(renderRefusalTerminal(refusal, { color: false, isBrief: isInSummary }));
  }
  if (applied.differsFrom !== null) runner.warn(visible(uncommittedSentence(applied.differsFrom)));
  runner.log(`Evidence: ${visible(evidencePath)}${isInSummary ? '' : ` sha256:${options.evidence}`}\n`);
  const { done, failed, skipped } = outcomeNumbers(report ?? { results: [], lostTurn: null });
  setOutputs(runner, { 'done-count': done, 'failed-count': failed, 'skipped-count': skipped });
  const tried = done + failed + skipped;
  return {
    result,
    counts: tried > 0 ? `done ${done} of ${tried}` : changeCounts(plan),
    why: endingSentence(plan, report, refusal),
    failure: context.ledger?.end.failure ?? null,
  };
}

/** Sets the output `ledger-commit`: the last commit that this run pushed to the ledger, if there is one. */
export function showLedgerCommit({ ledger, runner }: ActionContext): void {
  const commit = ledger?.end.commit ?? null;
  if (commit !== null) setOutputs(runner, { 'ledger-commit': commit });
}

export function setOutputs({ setOutput }: Runner, outputs: Partial<ActionOutputs>): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name as keyof ActionOutputs, String(value));
}

/**
 * The file name of the workflow, such as `drift.yml` in `owner/name/.github/workflows/drift.yml@refs/heads/main`. null
 * for a name that a shell could misread.
 */
export function workflowFile({ env }: Runner): string | null {
  return /\/\.github\/workflows\/(\w[\w.-]*\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1] ?? null;
}
