// The test merge of a pull request: what GitHub would merge, which is what a plan is about. GitHub makes it some seconds
// after a push.
import { ConfigurationError } from '../../core/result.ts';
import { commitWithParents } from '../../git/objects.ts';
import { GitError } from '../../git/process.ts';
import { type PullRequestEvent, pullRequestOf } from '../../github/event.ts';
import type { Revision } from '../../inventory/load.ts';
import { type ActionContext, type GitHubContext, pause } from './open.ts';

export interface TestMerge {
  readonly commit: string;
  /** The commit to merge into. */
  readonly base: string;
}

/** GitHub makes the merge some seconds after a push, and the event does not wait for it. */
const WAITS_MS = [1000, 2000, 4000, 8000];

/** Under `pull_request` the event's own commit. Otherwise the ref, once it merges the head that the event is about. */
export async function testMerge(context: ActionContext, event: PullRequestEvent): Promise<TestMerge> {
  const { git, runner } = context;
  const isOfEvent = runner.eventName === 'pull_request';
  for (const wait of isOfEvent ? [null] : [...WAITS_MS, null]) {
    try {
      const name = isOfEvent ? runner.commit : `refs/pull/${event.number}/merge`;
      const { commit, parents } = await commitWithParents(name, git);
      const [base, head] = parents;
      if (base !== undefined && head === event.headSha) return { commit, base };
    } catch (error) {
      // There may be none yet.
      if (wait === null || !(error instanceof GitError)) throw error;
    }
    if (wait !== null) await pause(context, wait);
  }
  throw new ConfigurationError('pull request', 'has no test merge of this head. Resolve conflicts, or push again.');
}

/** Throws if the merge is into another branch: after a retarget, GitHub makes a new one a little later. */
export async function refuseOtherBase(
  { github }: GitHubContext,
  { baseRef }: PullRequestEvent,
  { base }: TestMerge,
): Promise<void> {
  const branch = baseRef ?? github.defaultBranch;
  const tip = await github.client.tipOf(branch);
  if (tip === base) return;
  const { status } = await github.client.compareAll(base, tip);
  if (status === 'ahead') return;
  const problem = `has a test merge of another branch than ${branch}. Push again, so that GitHub makes it anew.`;
  throw new ConfigurationError('pull request', problem);
}

/** Under `pull_request_target` the event's commit is the base, but the event is about the test merge. */
export async function askedAbout(context: ActionContext): Promise<Revision> {
  const { runner, head } = context;
  const { eventName, payload } = runner;
  const pullRequest = pullRequestOf(payload);
  if (eventName !== 'pull_request_target' || pullRequest === null) return head;
  const merge = await testMerge(context, pullRequest);
  return { kind: 'commit', commit: merge.commit };
}
