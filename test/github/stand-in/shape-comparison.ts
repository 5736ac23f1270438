// Two commits compared, as GitHub writes it, but for the files that differ: nobody asks.
import type { Json } from './examples.ts';
import type { Commit } from './git.ts';
import { commitShape } from './shape-checks.ts';
import { type Origin, repoUrl, SITE } from './shape-origin.ts';

export interface Comparison {
  /** As asked: `base...head`. */
  readonly basehead: string;
  readonly base: Commit;
  readonly mergeBase: Commit;
  readonly ahead: number;
  readonly behind: number;
  /** Those of this page, oldest first. */
  readonly commits: readonly Commit[];
}

export function comparisonShape(origin: Origin, comparison: Comparison): Json {
  const { basehead, base, mergeBase, ahead, behind, commits } = comparison;
  const page = `${SITE}/${origin.state.fullName}/compare/${basehead}`;
  const both = ahead > 0 && behind > 0 ? 'diverged' : 'identical';
  return {
    url: `${repoUrl(origin)}/compare/${basehead}`,
    ...{ html_url: page, permalink_url: page, diff_url: `${page}.diff`, patch_url: `${page}.patch` },
    base_commit: commitShape(origin, base),
    merge_base_commit: commitShape(origin, mergeBase),
    status: ahead > 0 && behind === 0 ? 'ahead' : behind > 0 && ahead === 0 ? 'behind' : both,
    ...{ ahead_by: ahead, behind_by: behind, total_commits: ahead },
    commits: commits.map((commit) => commitShape(origin, commit)),
  };
}
