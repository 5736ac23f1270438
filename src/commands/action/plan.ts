// The plan of a pull request: plans its test merge, compared with the merge's first parent, and reports the plan there.
// Also plans commits without a pull request.
import { early } from '../../core/rejections.ts';
import { isRefused, type Result } from '../../core/result.ts';
import { commitBefore, mergeGroupOf, type PullRequestEvent, pullRequestOf } from '../../github/event.ts';
import { checkName } from '../../github/record.ts';
import { planId } from '../../github/records.ts';
import { headline } from '../../report/summarize.ts';
import type { ActionContext, GitHubContext } from '../context.ts';
import { runPlan } from '../plan.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { abandonCheck, beginCheck, underCheck } from './check.ts';
import { asCreator, baselineOf, lookAs, lookAt, lookFrom, readingOf } from './look.ts';
import { showPlan } from './outputs.ts';
import { reportPlan } from './plan-result.ts';
import { askedAbout, expectOfBase, testMerge } from './test-merge.ts';

export async function planPullRequest(context: GitHubContext, event: PullRequestEvent): Promise<Result> {
  const { github } = context;
  const merge = await testMerge(context, event);
  const name = checkName('plan', github.owner.name);
  const identity = { name, head_sha: event.headSha, external_id: planId(event.number) };
  const reading = readingOf(context, { purpose: 'plan', from: merge.base, before: merge.base });
  // Usually the newest deployment is by the same app as this run's check run.
  const guessed = early(lookAs(context, reading, null));
  const isOfBase = early(expectOfBase(context, event, merge));
  const check = await beginCheck(context, { ...identity, title: 'Planning' });
  try {
    await isOfBase;
    const look = await asCreator(context, await guessed, check?.bot ?? null);
    const { judgement } = await lookAt(context, look);
    const compared = await baselineOf(context, merge.base, judgement);
    const head = { kind: 'commit', commit: merge.commit } as const;
    const settings = { ...context.settings, title: event.title };
    const planned = await runPlan({ ...context, head, settings }, compared);
    const mayRecord = (check !== null && look.facts.deployments.isReadable) || settings.approval === 'none';
    const showing = { plan: planned.plan, verb: 'plan', commit: event.headSha, mayRecord } as const;
    const { hidden: notInSummary } = await showPlan(showing, context);
    return await reportPlan(context, { event, merge, check, judgement, mayRecord, planned, notInSummary });
  } catch (error) {
    await abandonCheck(context, check, 'The plan failed');
    throw error;
  }
}

export async function planCommit(context: GitHubContext): Promise<Result> {
  const { github, runner } = context;
  const { commit } = runner;
  const beginning = { name: checkName('preview', github.owner.name), head_sha: commit, title: 'Planning' };
  return underCheck(context, beginning, async (check) => {
    const before = runner.eventName === 'push' ? commitBefore(runner.payload) : null;
    const look = await lookFrom(context, { purpose: 'plan', from: commit, before }, check?.bot ?? null);
    const { judgement } = await lookAt(context, look);
    const compared = await baselineOf(context, judgement.applied, judgement);
    const { plan, result } = await runPlan(context, compared);
    await showPlan({ plan, verb: 'plan', commit }, context);
    return { result, title: headline(plan), conclusion: isRefused(result) ? 'failure' : 'success' };
  });
}

/**
 * Without a token or a repository. A plan without a record approves nothing, and a merge group that is not verified may
 * bring anything, so both are red.
 */
export async function planWithoutGitHub(context: ActionContext): Promise<Result> {
  const { settings, runner } = context;
  const { plan, result } = await runPlan({ ...context, head: await askedAbout(context) }, NOTHING_KNOWN);
  await showPlan({ plan, verb: 'plan' }, context);
  const { payload } = runner;
  const isForReview = pullRequestOf(payload) !== null || mergeGroupOf(payload) !== null;
  if (!isForReview || isRefused(result) || settings.approval === 'none') return result;
  runner.setFailureReason?.(
    'Without a github-token this plan is neither recorded nor verified, so apply would execute none of it.',
  );
  return 'failed';
}
