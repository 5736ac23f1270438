// The commit that merging a pull request would make (design section 8, Bytes).
import type { PullRequestEvent } from '../../github/event.ts';
import { fetchRef, type GitFetch, readCommit } from '../../inventory/git-fetch.ts';
import { ConfigurationError } from '../../service/endpoint.ts';

export interface TestMerge {
  readonly commit: string;
  /** What it would be merged into. */
  readonly base: string;
}

interface Given {
  readonly eventName: string;
  /** The commit of the event. */
  readonly commit: string;
  readonly git: GitFetch;
}

/** Under `pull_request` the event's own commit; else the ref, which must be of the head that the event is about. */
export async function testMerge({ eventName, commit, git }: Given, event: PullRequestEvent): Promise<TestMerge> {
  const merge = eventName === 'pull_request' ? commit : await fetchRef(`refs/pull/${event.number}/merge`, git);
  const { parents } = await readCommit(merge, git.run);
  const [base, head] = parents;
  if (base !== undefined && head === event.headSha) return { commit: merge, base };
  throw new ConfigurationError('pull request', 'has no test merge of this head. Resolve conflicts, or push again.');
}
