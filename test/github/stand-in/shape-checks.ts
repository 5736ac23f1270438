// Check runs, commits and two of them compared as GitHub writes them, the latter without the files that differ: nobody asks.
import { exampleOf, type Json, objectAt } from './examples.ts';
import type { Commit } from './git.ts';
import { maybeUser, type Origin, repoUrl, SITE } from './shape-origin.ts';
import type { App, CheckRunState, PullState } from './state.ts';

const APP_EXAMPLE = objectAt(objectAt(exampleOf('check_run'), 'check_run'), 'app');

export function checkRunShape(origin: Origin, run: CheckRunState): Json {
  const { state } = origin;
  const url = `${repoUrl(origin)}/check-runs/${run.id}`;
  const page = `${SITE}/${state.fullName}/runs/${run.id}`;
  const pulls = state.pulls.filter((pull) => pull.state === 'open' && pull.headSha === run.headSha);
  return {
    id: run.id,
    node_id: `check-run-${run.id}`,
    head_sha: run.headSha,
    name: run.name,
    external_id: run.externalId,
    url,
    html_url: page,
    details_url: run.detailsUrl ?? page,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    check_suite: { id: 1 },
    output: {
      title: run.title,
      summary: run.summary,
      text: run.text,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    app: run.app && appShape(run.app),
    pull_requests: pulls.map((pull) => minimalPull(origin, pull)),
  };
}

export function appShape({ id, slug }: App): Json {
  return { ...APP_EXAMPLE, id, slug, name: slug, html_url: `${SITE}/apps/${slug}` };
}

function minimalPull(origin: Origin, { number, branch, base, headSha, baseSha }: PullState): Json {
  const url = repoUrl(origin);
  const repo = { id: 1, url, name: origin.state.repo };
  return {
    id: 100_000 + number,
    number,
    url: `${url}/pulls/${number}`,
    head: { ref: branch, sha: headSha, repo },
    base: { ref: base, sha: baseSha, repo },
  };
}

const UNVERIFIED = { verified: false, reason: 'unsigned', payload: null, signature: null, verified_at: null };

/** As git has it: without the accounts that GitHub attributes it to. */
export function gitCommitShape(origin: Origin, { sha, parents, tree, author, committer, message }: Commit): Json {
  const url = `${repoUrl(origin)}/git`;
  const page = `${SITE}/${origin.state.fullName}/commit`;
  return {
    ...{ sha, node_id: `commit-${sha}`, url: `${url}/commits/${sha}`, html_url: `${page}/${sha}` },
    ...{ author, committer, message, verification: UNVERIFIED },
    tree: { sha: tree, url: `${url}/trees/${tree}` },
    parents: parents.map((parent) => ({
      ...{ sha: parent, url: `${url}/commits/${parent}`, html_url: `${page}/${parent}` },
    })),
  };
}

export function commitShape(origin: Origin, { sha, parents, tree, author, committer, message }: Commit): Json {
  const url = `${repoUrl(origin)}/commits/${sha}`;
  const page = `${SITE}/${origin.state.fullName}/commit`;
  return {
    sha,
    node_id: `commit-${sha}`,
    url,
    html_url: `${page}/${sha}`,
    comments_url: `${url}/comments`,
    commit: {
      url: `${repoUrl(origin)}/git/commits/${sha}`,
      author,
      committer,
      message,
      tree: { sha: tree, url: `${repoUrl(origin)}/git/trees/${tree}` },
      comment_count: 0,
      verification: UNVERIFIED,
    },
    author: maybeUser(origin, origin.state.accountOf(author.email)),
    committer: maybeUser(origin, origin.state.accountOf(committer.email)),
    parents: parents.map((parent) => ({
      sha: parent,
      url: `${repoUrl(origin)}/commits/${parent}`,
      html_url: `${page}/${parent}`,
    })),
  };
}

export function refShape(origin: Origin, ref: string, sha: string): Json {
  const url = `${repoUrl(origin)}/git`;
  return {
    ref,
    node_id: `ref-${ref}`,
    url: `${url}/${ref}`,
    object: { type: 'commit', sha, url: `${url}/commits/${sha}` },
  };
}

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
