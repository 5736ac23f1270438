// The test merge of a pull request: what GitHub would merge, which is what a plan is about. GitHub makes it some seconds
// after a push.
import { expecting } from '../../core/rejections.ts';
import { ConfigurationError } from '../../core/result.ts';
import { fetchRef, parentsOf } from '../../git/fetch.ts';
import { GitError, type RunGit } from '../../git/process.ts';
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
  const { git } = context;
  const { eventName, commit } = context.runner;
  if (eventName === 'pull_request') return expectMerge(await mergeAt(commit, git, event));
  const ref = `refs/pull/${event.number}/merge`;
  for (const wait of WAITS_MS) {
    const fetched = await fetchRef(ref, git).catch(expecting(isOfGit, () => null));
    const merge = fetched === null ? null : await mergeAt(fetched, git, event);
    if (merge !== null) return merge;
    await pause(context, wait);
  }
  return expectMerge(await mergeAt(await fetchRef(ref, git), git, event));
}

/** null if the commit is not a merge of the event's head. */
async function mergeAt(commit: string, git: RunGit, { headSha }: PullRequestEvent): Promise<TestMerge | null> {
  const [base, head] = await parentsOf(commit, git);
  return base !== undefined && head === headSha ? { commit, base } : null;
}

function expectMerge(merge: TestMerge | null): TestMerge {
  if (merge !== null) return merge;
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

function isOfGit(error: unknown): error is GitError {
  return error instanceof GitError;
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
