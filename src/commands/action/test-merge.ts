// The commit that merging a pull request would make (design section 8, Bytes).
import { type PullRequestEvent, pullRequestOf } from '../../github/event.ts';
import { fetchRef, readCommit } from '../../inventory/git/fetch.ts';
import { GitError, type RunGit } from '../../inventory/git/process.ts';
import { ConfigurationError } from '../../service/endpoint.ts';
import type { Revision } from '../survey.ts';
import type { Job } from './job.ts';
import { openGit, pauseOf } from './open-github.ts';

export interface TestMerge {
  readonly commit: string;
  /** What it would be merged into. */
  readonly base: string;
}

interface Given {
  readonly eventName: string;
  /** The commit of the event. */
  readonly commit: string;
  readonly git: RunGit;
  readonly pause: (ms: number) => Promise<void>;
}

/** GitHub makes the merge some seconds after a push; the event does not wait for it. */
const WAITS_MS = [1000, 2000, 4000, 8000];

/** Under `pull_request` the event's own commit; else the ref, once it is of the head that the event is about. */
export async function testMerge(given: Given, event: PullRequestEvent): Promise<TestMerge> {
  const { eventName, commit, git, pause } = given;
  if (eventName === 'pull_request') return expectMerge(await mergeAt(commit, git, event));
  const ref = `refs/pull/${event.number}/merge`;
  for (const wait of WAITS_MS) {
    const merge = await fetchRef(ref, git).then((fetched) => mergeAt(fetched, git, event), noneYet);
    if (merge !== null) return merge;
    await pause(wait);
  }
  return expectMerge(await mergeAt(await fetchRef(ref, git), git, event));
}

/** null when the commit is no merge of the event's head. */
async function mergeAt(commit: string, git: RunGit, { headSha }: PullRequestEvent): Promise<TestMerge | null> {
  const [base, head] = (await readCommit(commit, git)).parents;
  return base !== undefined && head === headSha ? { commit, base } : null;
}

function expectMerge(merge: TestMerge | null): TestMerge {
  if (merge !== null) return merge;
  throw new ConfigurationError('pull request', 'has no test merge of this head. Resolve conflicts, or push again.');
}

function noneYet(error: unknown): null {
  if (error instanceof GitError) return null;
  throw error;
}

/** Under `pull_request_target` the event's commit is the base: what the event asks about is the test merge. */
export async function askedAbout(job: Job): Promise<Revision> {
  const { runner, head } = job;
  const { eventName, payload, commit } = runner;
  const pullRequest = pullRequestOf(payload);
  if (eventName !== 'pull_request_target' || pullRequest === null) return head;
  const given = { eventName, commit, git: openGit(job), pause: pauseOf(job) };
  const merge = await testMerge(given, pullRequest);
  return { kind: 'commit', commit: merge.commit };
}
