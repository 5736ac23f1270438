// The check of a merge group: plans it again on the commit it would merge into, and compares the
// plan with the records of the group's pull requests. Sets the check of the group's head, and never records.

import { unapproved } from '../../core/origin.ts';
import { expecting } from '../../core/rejections.ts';
import { isRefused, type Result } from '../../core/result.ts';
import type { CheckRun, Commit, PullRequest } from '../../github/answers.ts';
import { isNotFound } from '../../github/errors.ts';
import type { MergeGroupEvent } from '../../github/event.ts';
import { approvedBy, countingPulls, judgePulls, rejectedPulls } from '../../github/judge.ts';
import type { GitHub } from '../../github/port.ts';
import { byHash } from '../../github/range.ts';
import { checkName } from '../../github/record.ts';
import type { ReviewedPull } from '../../github/records.ts';
import { commitsAfter, type Look, readPulls, readRights } from '../../github/situation.ts';
import { headline, NOT_COMPARED } from '../../report/summarize.ts';
import type { GitHubContext } from '../context.ts';
import { runPlan } from '../plan.ts';
import { underCheck } from './check.ts';
import { baselineOf, lookAt, lookFrom, rulesOf } from './look.ts';
import { showPlan, showRefusal } from './outputs.ts';

export async function verifyMergeGroup(context: GitHubContext, group: MergeGroupEvent): Promise<Result> {
  const { github, runner } = context;
  const beginning = {
    name: checkName('plan', github.owner.name),
    head_sha: runner.commit,
    title: 'Planning the merge group',
  };
  return underCheck(context, beginning, async (check) => {
    const { result, title } = await verify(context, group, check);
    return { result, title, conclusion: isRefused(result) ? 'failure' : 'success' };
  });
}

async function verify(context: GitHubContext, group: MergeGroupEvent, check: CheckRun | null) {
  const { settings, runner } = context;
  const before = group.baseSha;
  const look = await lookFrom(context, { purpose: 'plan', from: before, before }, check?.bot ?? null);
  const { judgement } = await lookAt(context, look);
  const compared = await baselineOf(context, before, judgement);
  const { plan, result } = await runPlan(context, compared);
  await showPlan({ plan, verb: 'plan' }, context);
  // Nothing is applied from another branch, and no plan for it is recorded.
  const branch = `refs/heads/${context.github.defaultBranch}`;
  const isElsewhere = (group.baseRef ?? branch) !== branch;
  if (result !== 'planned' || settings.approval === 'none' || isElsewhere) return { result, title: headline(plan) };
  if (!look.facts.deployments.isReadable) {
    runner.setFailureReason?.(NOT_COMPARED);
    return { result: 'failed' as const, title: 'What was applied cannot be read' };
  }
  const pulls = await reviewedPullsOf(context, group, look);
  const approved = approvedBy(withCounting(pulls), settings.deleteApprovals);
  const wanted = plan.toExecute.filter(({ origin }) => origin === 'inventory');
  const missing = new Set(unapproved(plan.organization, wanted, approved).map(({ fingerprint }) => fingerprint));
  if (missing.size === 0) return { result, title: headline(plan) };
  const behind = { counting: countingPulls(pulls), rejected: rejectedPulls(pulls) };
  const isShown = unapproved(plan.organization, wanted, approvedIfReviewed(pulls)).length === 0;
  const next = isShown ? 'review-pull-request' : 'update-pull-request';
  const given = { approve: '', workflow: null };
  await showRefusal({ plan, missing, approved, behind, next, ...given }, context);
  const lacking = isShown ? 'too few people approved' : 'no pull request of it showed';
  return { result: 'unapproved' as const, title: `The merge group would change what ${lacking}` };
}

/** The records of the group's pull requests, and whether they count. */
async function reviewedPullsOf(
  context: GitHubContext,
  group: MergeGroupEvent,
  { reading, facts, applies }: Look,
): Promise<ReviewedPull[]> {
  const { runner } = context;
  const asking = { ...reading, depth: context.settings.approval === 'review' ? 'rights' : 'records' } as const;
  const merged = (await pullsOfGroup(context, group)).map((pull) => ({ pull, brought: [] }));
  const pulls = await readPulls({ ...asking, creator: facts.creator }, merged, byHash([]));
  const { rights, unread } = await readRights(asking.github, asking.depth === 'rights' ? pulls : []);
  for (const message of unread) runner.notice(message);
  const situation = { creator: facts.creator, rights };
  return judgePulls(pulls, { situation, rules: rulesOf(context, 'apply'), applies });
}

function withCounting(pulls: readonly ReviewedPull[]): ReviewedPull[] {
  return pulls.filter(({ why }) => why === null);
}

/** What the pull requests would approve if those without a review had one. */
function approvedIfReviewed(pulls: readonly ReviewedPull[]) {
  return approvedBy(
    pulls.filter(({ why }) => why === null || why.kind === 'no-review'),
    1,
  );
}

/** The pull requests that the group's commits bring, and the one that its ref names. */
async function pullsOfGroup(context: GitHubContext, { baseSha, pullRequest }: MergeGroupEvent): Promise<PullRequest[]> {
  const pulls = new Map<number, PullRequest>();
  const { client, defaultBranch } = context.github;
  const { commits } = await commitsAfter(client, baseSha, context.runner.commit);
  const line: Commit[] = [];
  for (let at = commits.get(context.runner.commit); at !== undefined; at = commits.get(at.parents[0] ?? ''))
    line.push(at);
  const behind = await Promise.all(line.map((commit) => pullsBehind(client, commit)));
  for (const pull of behind.flat()) if (pull.base_ref === defaultBranch) pulls.set(pull.number, pull);
  if (pullRequest !== null && !pulls.has(pullRequest)) pulls.set(pullRequest, await client.pull(pullRequest));
  return [...pulls.values()];
}

/** GitHub does not show the pull request of a queue's commit until it lands. Its second parent does, or its title. */
async function pullsBehind(client: GitHub, { sha, parents, title }: Commit): Promise<readonly PullRequest[]> {
  const pulls = await client.pullsOf(sha);
  if (pulls.length > 0) return pulls;
  if (parents[1] !== undefined) return client.pullsOf(parents[1]);
  const number = /\(#(\d{1,9})\)$/.exec(title)?.[1];
  if (number === undefined) return [];
  // A title can end with the number of anything.
  const pull = await client.pull(Number(number)).catch(expecting(isNotFound, () => null));
  return pull?.state === 'open' ? [pull] : [];
}
