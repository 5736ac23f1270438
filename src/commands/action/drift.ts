// Drift on GitHub: compares the default branch with the service, and keeps one issue about
// differences that no file asks for. If something is not known for certain, the issue is neither opened nor closed.
import type { Detail } from '../../core/model.ts';
import type { Result } from '../../core/result.ts';
import type { CheckRun } from '../../github/answers.ts';
import { awaitAll } from '../../github/apply-lock.ts';
import { marker } from '../../github/comment.ts';
import { type IssueResult, writeIssue } from '../../github/drift-issue.ts';
import { isMissingRight } from '../../github/errors.ts';
import type { Conclusion } from '../../github/port.ts';
import { checkName } from '../../github/record.ts';
import { cleanPage, type DriftPageInput, driftFoot, driftPage, driftTitle } from '../../report/drift.ts';
import { bytesOf } from '../../report/markdown/budget.ts';
import { adoptLine, driftHeadline } from '../../report/summarize.ts';
import type { ActionContext, GitHubContext } from '../context.ts';
import { type Drifted, runDrift } from '../plan.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { DEFAULT_BOT, MOST_BYTES, underCheck } from './check.ts';
import { lookAt, lookFrom, revisionOf } from './look.ts';
import { isOfDefaultBranch, lockingRun } from './open.ts';
import { SUMMARY_BUDGET, showPlan, workflowFile } from './outputs.ts';
import { isAtTip } from './tip.ts';

export async function driftOnGitHub(context: GitHubContext): Promise<Result> {
  const { github, runner } = context;
  const beginning = {
    name: checkName('drift', github.owner.name),
    head_sha: runner.commit,
    title: 'Looking for drift',
  };
  return underCheck(context, beginning, async (check) => {
    const { result, title } = await checkDrift(context, check);
    return { result, title, conclusion: conclusionOf(result) };
  });
}

/** Drift is not the fault of the commit. */
function conclusionOf(result: Result): Conclusion {
  if (result === 'clean') return 'success';
  return result === 'invalid' ? 'failure' : 'neutral';
}

interface CheckedDrift {
  readonly result: Result;
  readonly title: string;
}

async function checkDrift(context: GitHubContext, check: CheckRun | null): Promise<CheckedDrift> {
  const { runner } = context;
  const { commit } = runner;
  const look = await lookFrom(context, { purpose: 'plan', from: commit, before: commit }, check?.bot ?? null);
  const { judgement } = await lookAt(context, await awaitAll(lockingRun(context), look));
  const settings = { ...context.settings, detail: await detailOf(context) };
  const { applied, recorded } = judgement;
  const merged = { applied: await revisionOf(context, applied === commit ? null : applied), recorded };
  const detailed = { ...context, settings };
  const drifted = await runDrift(detailed, merged);
  const { plan, result } = drifted;
  const page: DriftContent = {
    plan,
    base: applied,
    paths: settings.paths,
    approval: settings.approval,
    workflow: workflowFile(runner),
  };
  const isDrifted = result === 'drifted';
  const summary = isDrifted ? { page: driftPage({ ...page, place: 'summary', budget: SUMMARY_BUDGET }) } : {};
  const { isInSummary } = await showPlan({ plan, verb: 'drift', ...summary }, detailed);
  if (isDrifted && !isInSummary) runner.log(adoptLine(applied, settings.paths));
  if (result !== 'invalid' && (await mayReport(context))) await reportDrift(context, drifted, page, check);
  return { result, title: driftHeadline(plan) };
}

/** A schedule's payload does not say whether the repository is private, so GitHub is asked. */
async function detailOf({ settings, runner, github }: GitHubContext): Promise<Detail> {
  const input = runner.input('detail').trim();
  if ((input !== '' && input !== 'auto') || runner.payload.repository !== undefined) return settings.detail;
  return (await github.client.isPrivate()) ? 'full' : 'counts';
}

/** The issue is about the current default branch. Runs on other branches and older commits do not change it. */
async function mayReport(context: GitHubContext): Promise<boolean> {
  const { github, runner } = context;
  if (!isOfDefaultBranch(context)) {
    runner.log(`The issue about drift is only about ${github.defaultBranch}, so this run leaves it as it is.\n`);
    return false;
  }
  return isAtTip(context);
}

type DriftContent = Omit<DriftPageInput, 'place' | 'budget'>;

async function reportDrift(
  context: GitHubContext,
  drifted: Drifted,
  page: DriftContent,
  check: CheckRun | null,
): Promise<void> {
  const { github, runner } = context;
  const { plan, result } = drifted;
  const foot = driftFoot(runner.commit, runner.runUrl);
  const isDrifted = result === 'drifted';
  const budget = MOST_BYTES - bytesOf(`${marker('drift', github.owner.name)}\n\n${foot}\n`);
  const body = isDrifted ? driftPage({ ...page, place: 'issue', budget }).text : cleanPage(plan, runner.clock.now());
  const author = check?.bot ?? DEFAULT_BOT;
  const content = { title: driftTitle(plan, github.owner.name), body, foot, isDrifted };
  try {
    const issue = await writeIssue({
      github: github.client,
      name: github.owner.name,
      authors: [author],
      isCertain: check?.bot != null,
      content: content,
      topic: 'drift',
    });
    logIssue(context, issue);
  } catch (error) {
    // A missing permission is a warning, never red by itself. The same applies if issues are turned off.
    if (!isMissingRight(error)) throw error;
    runner.warn(
      `The issue about drift was not written: it takes issues, and the permission issues: write. ${error.message}`,
    );
  }
}

function logIssue({ runner }: GitHubContext, { kind, url }: IssueResult): void {
  if (kind === 'none') return;
  if (kind === 'unsure') {
    runner.warn(`${url} could be the issue about drift, and this run cannot know. Grant the job checks: write.`);
    return;
  }
  runner.log(`The issue about drift is ${kind}: ${url}\n`);
}

/** Without a token, or a repository: nothing is compared, and nothing reported there. */
export async function driftWithoutGitHub(context: ActionContext): Promise<Result> {
  const { plan, result } = await runDrift(context, NOTHING_KNOWN);
  await showPlan({ plan, verb: 'drift' }, context);
  return result;
}
