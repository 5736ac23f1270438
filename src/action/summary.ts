// Shows what a run of the action did: in the job summary, in annotations, and in the log what the summary does not show.
import type { Plan, Verb } from '../core/change.ts';
import { sha256 } from '../core/fingerprint.ts';
import type { EndedApply } from '../run/apply.ts';
import { jsonText } from '../run/run-files.ts';
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
import { changeCounts, headline, uncommittedSentence } from '../text/summarize.ts';
import { renderPlanTerminal } from '../text/terminal.ts';
import { visible } from '../text/text.ts';
import { type Refusal, renderRefusalTerminal } from '../text/unapproved.ts';
import type { Unrecorded } from '../text/unrecorded.ts';
import type { ActionContext, Runner } from './open.ts';
import { type Ending, setOutputs, setPlanOutputs } from './outputs.ts';

/** GitHub drops a summary of more than 1 MiB. Other steps write to it, too. */
export const SUMMARY_BUDGET = 960_000;
/** The most bytes for the result of an apply. The plan may follow it in the same summary. */
const RESULT_BUDGET = 60_000;

/** The page of a plan for the job summary. `commit`: what was planned; the event's commit unless given. */
export function summaryPage(
  plan: Plan,
  {
    verb = 'plan',
    commit,
    unrecorded = null,
  }: { readonly verb?: Verb; readonly commit?: string; readonly unrecorded?: Unrecorded | null },
  { runner, settings }: ActionContext,
) {
  const planned = commit ?? runner.commit;
  return planMarkdown(plan, {
    ...linksOf(runner, planned),
    verb,
    unrecorded,
    name: settings.name,
    budget: SUMMARY_BUDGET,
    next: runner.event.pullRequest === null ? 'dispatch' : settings.approval,
    ...(planned === '' ? {} : { commit: planned }),
  });
}

/**
 * Shows a plan in the job summary and, if that does not show all of it, in the log. `approves`: whether merging approves
 * the plan. `page`: what the summary shows; by default the page of the plan. Resolves to whether there is a summary, and
 * whether it shows everything.
 */
export async function showPlan(
  {
    plan,
    verb = 'plan',
    approves = true,
    ...given
  }: {
    readonly plan: Plan;
    readonly verb?: Verb;
    readonly approves?: boolean;
    readonly page?: { readonly text: string; readonly isWhole: boolean };
  },
  context: ActionContext,
) {
  const page = given.page ?? summaryPage(plan, { verb }, context);
  const isWritten = await context.runner.summarize(page.text);
  const isInSummary = isWritten && page.isWhole;
  logPlan(plan, { verb, approves, isInSummary }, context);
  return { isWritten, isInSummary };
}

/** Shows a plan in the log, only its counts if the job summary has the rest, and in annotations. Sets its outputs. */
function logPlan(
  plan: Plan,
  { verb, approves, isInSummary }: { readonly verb: Verb; readonly approves: boolean; readonly isInSummary: boolean },
  context: ActionContext,
): void {
  const { runner, folder } = context;
  const annotated = annotations(plan.diagnostics, folder);
  // Only a plan reports a hint that is no longer needed, because the pull request can remove it.
  const findings = verb === 'plan' ? annotated.unlisted : annotated.unlisted.filter(({ code }) => code !== 'hint-done');
  const title = visible(`${verb === 'drift' ? 'Drift' : 'Plan'}: ${headline(plan, verb)}`);
  const shows = isInSummary ? 'brief' : 'all';
  const text = renderPlanTerminal(plan, { color: false, verb, findings, shows, approves });
  if (isInSummary) runner.log(`${title}\n${text}`);
  else runner.group(title, text);
  for (const annotation of annotated.annotations) runner.annotate(annotation);
  setPlanOutputs(plan, verb, context);
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
    commitUrl: isCommit ? `${url}/commit/${commit}` : null,
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
  runner.log(renderValidation(validated, { diagnostics: annotated.unlisted }));
  for (const annotation of annotated.annotations) runner.annotate(annotation);
  const options = { budget: SUMMARY_BUDGET, name: context.settings.name, pages: linksOf(runner, '').pages };
  await runner.summarize(renderValidationMarkdown(validated, options));
  return { result: validated.result, counts: '', reason: invalidSentence(validated.diagnostics) };
}

/** What the pages about an apply say in addition to its plan and its report. */
export function resultOptions({ evidence, ledger }: EndedApply, refusal: Refusal | null, context: ActionContext) {
  const { commitUrl, pages } = linksOf(context.runner, context.runner.commit);
  const { name } = context.settings;
  return { ...evidence, evidence: sha256(jsonText(evidence)), commitUrl, refusal, ledger, name, pages };
}

/** Shows the result of an apply, and sets its outputs. If the job summary does not show all of it, the log does. */
export async function showApplied(
  ended: EndedApply,
  options: ReturnType<typeof resultOptions>,
  context: ActionContext,
): Promise<Ending> {
  const { runner } = context;
  const { plan, report, result, evidencePath } = ended;
  const { refusal } = options;
  setOutputs(runner, { 'evidence-path': evidencePath });
  const page = resultMarkdown(plan, report, { ...options, run_url: null }, 'all', RESULT_BUDGET);
  const isInSummary = (await runner.summarize(page.text)) && page.isWhole;
  // If nothing was tried, the plan shows what there was to do.
  if (report === null) await showPlan({ plan, verb: 'apply' }, context);
  else {
    logPlan(plan, { verb: 'apply', approves: true, isInSummary }, context);
    const title = `Apply: ${outcomeCounts(report)}`;
    if (isInSummary) runner.log(`${title}\n`);
    else runner.group(title, renderAppliedTerminal(report, { color: false, face: 'action' }));
  }
  if (refusal !== null) runner.log(renderRefusalTerminal(refusal, { isBrief: isInSummary }));
  if (ended.differsFrom !== null) runner.warn(visible(uncommittedSentence(ended.differsFrom)));
  runner.log(`Evidence: ${visible(evidencePath)}${isInSummary ? '' : ` sha256:${options.evidence}`}\n`);
  const { done, failed, skipped } = outcomeNumbers(report ?? { results: [], lostTurn: null });
  setOutputs(runner, { 'done-count': done, 'failed-count': failed, 'skipped-count': skipped });
  const tried = done + failed + skipped;
  return {
    result,
    counts: tried > 0 ? `done ${done} of ${tried}` : changeCounts(plan),
    reason: endingSentence(plan, report, refusal),
    failure: ended.ledger?.failure ?? null,
  };
}

/**
 * The file name of the workflow, such as `drift.yml` in `owner/name/.github/workflows/drift.yml@refs/heads/main`. null
 * for a name that a shell could misread.
 */
export function workflowFile({ env }: Runner): string | null {
  return /\/\.github\/workflows\/(\w[\w.-]*\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1] ?? null;
}
