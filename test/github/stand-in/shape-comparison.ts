// Two commits compared, as GitHub writes it.
import type { Json } from './examples.ts';
import type { ChangedFile, Commit } from './git.ts';
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
  /** On the first page alone. */
  readonly files: readonly ChangedFile[] | null;
}

const STATUSES: Readonly<Record<string, string>> = { A: 'added', D: 'removed', M: 'modified', T: 'changed' };

export function comparisonShape(origin: Origin, comparison: Comparison): Json {
  const { basehead, base, mergeBase, ahead, behind, commits, files } = comparison;
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
    ...(files === null ? {} : { files: files.map((file) => fileShape(origin, file)) }),
  };
}

/** Lines are not counted: nobody here asks how many there are. */
function fileShape(origin: Origin, { path, status, sha }: ChangedFile): Json {
  const [blob, raw] = ['blob', 'raw'].map((kind) => `${SITE}/${origin.state.fullName}/${kind}/HEAD/${path}`);
  return {
    sha,
    filename: path,
    status: STATUSES[status] ?? 'modified',
    ...{ additions: 0, deletions: 0, changes: 0, blob_url: blob, raw_url: raw },
    contents_url: `${repoUrl(origin)}/contents/${path}?ref=HEAD`,
  };
}
