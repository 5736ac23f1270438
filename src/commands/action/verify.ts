// A merge group's check (design section 8): plan it again on what it would merge into, and hold what it asks for
// against the records of the group's pull requests. Marks the group's head, and never records.

import { isRefused, type Result } from '../../core/result.ts';
import { unapproved } from '../../core/scope.ts';
import type { CheckRun, PullRequest } from '../../github/answers.ts';
import { checkName } from '../../github/check-name.ts';
import { GitHubError } from '../../github/errors.ts';
import type { MergeGroupEvent } from '../../github/event.ts';
import { firstParentsUntil } from '../../github/range.ts';
import { ensureCommit, readCommit } from '../../inventory/git/fetch.ts';
import { headline } from '../../report/summarize.ts';
import { runPlan } from '../plan.ts';
import { underCheck } from './check.ts';
import {
  approvedBy,
  comparisonOf,
  heldBy,
  numbersOf,
  type OnGitHub,
  readHistory,
  readReviewed,
} from './github-context.ts';
import { planOutputs, setOutputs, showPlan, showRefusal } from './outputs.ts';
import type { GitHubJob } from './runner.ts';

export async function verifyMergeGroup(job: GitHubJob, group: MergeGroupEvent): Promise<Result> {
  const { on, commit } = job;
  const beginning = { name: checkName('plan', on.name), head_sha: commit, title: 'Planning the merge group' };
  return underCheck(on, beginning, async (check) => {
    const { result, told } = await verify(job, group, check);
    return { result, title: told, conclusion: isRefused(result) ? 'failure' : 'success' };
  });
}

async function verify(job: GitHubJob, group: MergeGroupEvent, check: CheckRun | null) {
  const { on, settings, head, connection, world, runner } = job;
  const history = await readHistory(on, { from: group.baseSha, before: group.baseSha, own: check, isPatient: false });
  const compared = await comparisonOf(on, group.baseSha, history.range.applied, heldBy(history.pulls));
  const { plan, result } = await runPlan({ settings, head, compared, reader: connection.reader, world });
  await showPlan({ plan, settings, verb: 'plan' }, job);
  setOutputs(planOutputs(plan), runner);
  if (result !== 'planned' || settings.approval === 'none') return { result, told: headline(plan) };
  const reviewed = await readReviewed(on, await pullsOfGroup(job, group), check?.app_id ?? null);
  const approved = approvedBy(reviewed);
  const asked = plan.toExecute.filter(({ origin }) => origin === 'inventory');
  const missing = new Set(unapproved(plan.organization, asked, approved).map(({ fingerprint }) => fingerprint));
  if (missing.size === 0) return { result, told: headline(plan) };
  const by = { approved, approve: '', pulls: numbersOf(reviewed) };
  const refusal = { plan, missing, ...by, next: 'update-pull-request' } as const;
  await showRefusal(refusal, settings, runner);
  return { result: 'unapproved' as const, told: 'The merge group would change what no pull request of it showed' };
}

/** The pull requests that the group's commits bring, and the one that its ref names. */
async function pullsOfGroup(
  { on, commit }: GitHubJob,
  { baseSha, pullRequest }: MergeGroupEvent,
): Promise<PullRequest[]> {
  const pulls = new Map<number, PullRequest>();
  for await (const sha of firstParentsUntil(on.github, commit, baseSha)) {
    for (const pull of await pullsBehind(on, sha)) {
      if (pull.base_ref === on.defaultBranch) pulls.set(pull.number, pull);
    }
  }
  if (pullRequest !== null && !pulls.has(pullRequest)) pulls.set(pullRequest, await on.github.pull(pullRequest));
  return [...pulls.values()];
}

/** GitHub does not say what a queue's commit is of until it lands: its second parent does, or else its title. */
async function pullsBehind({ github, git }: OnGitHub, sha: string): Promise<readonly PullRequest[]> {
  const told = await github.pullsOf(sha);
  if (told.length > 0) return told;
  await ensureCommit(sha, git);
  const { parents, title } = await readCommit(sha, git);
  if (parents[1] !== undefined) return github.pullsOf(parents[1]);
  const number = /\(#(\d{1,9})\)$/.exec(title)?.[1];
  if (number === undefined) return [];
  try {
    const pull = await github.pull(Number(number));
    return pull.state === 'open' ? [pull] : [];
  } catch (error) {
    // A title can end with the number of anything.
    if (error instanceof GitHubError && error.kind === 'not-found') return [];
    throw error;
  }
}
