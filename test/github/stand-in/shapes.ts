// What the stand-in remembers, as GitHub writes it: accounts, repositories, pull requests, reviews, check runs,
// commits, issues and comments. A comparison of commits has no list of files, because no test needs it.
import type { Contract } from './contract.ts';
import { exampleOf, isObject, type Json, objectAt, pick, relocate } from './examples.ts';
import type { Commit } from './git.ts';
import type {
  Account,
  App,
  CheckRunState,
  CommentState,
  IssueState,
  PullState,
  RepositoryState,
  ReviewState,
  Role,
  RunState,
} from './state.ts';

const SITE = 'https://github.com';

/** GitHub's own example of a pull request, with every key of today. */
const PULL_EXAMPLE = exampleOf('pull_request', ({ action, pull_request }) => {
  return action === 'synchronize' && isObject(pull_request) && 'auto_merge' in pull_request;
});

export interface Origin {
  readonly state: RepositoryState;
  readonly contract: Contract;
  /** The URL of the API, as in GITHUB_API_URL. */
  readonly apiUrl: string;
}

export function repoUrl({ apiUrl, state }: Origin): string {
  return `${apiUrl}/repos/${state.fullName}`;
}

export function userShape({ apiUrl }: Origin, { id, login, type }: Account): Json {
  const template = objectAt(objectAt(PULL_EXAMPLE, 'pull_request'), 'user');
  const url = `${apiUrl}/users/${encodeURIComponent(login)}`;
  return { ...template, id, login, type, url, html_url: `${SITE}/${encodeURIComponent(login)}` };
}

function maybeUser(origin: Origin, account: Account | null): Json | null {
  return account === null ? null : userShape(origin, account);
}

export function repositoryShape(origin: Origin, fullName = origin.state.fullName): Json {
  const { state, apiUrl } = origin;
  const [owner = '', name = ''] = fullName.split('/');
  const isOurs = fullName === state.fullName;
  return {
    ...objectAt(relocate(PULL_EXAMPLE, fullName), 'repository'),
    id: isOurs ? 1 : 2,
    name,
    full_name: fullName,
    owner: userShape(origin, state.account(owner)),
    private: state.isPrivate,
    visibility: state.isPrivate ? 'private' : 'public',
    fork: !isOurs,
    default_branch: state.defaultBranch,
    url: `${apiUrl}/repos/${fullName}`,
  };
}

/** A pull request as GitHub gives a single one. */
export function pullShape(origin: Origin, pull: PullState): Json {
  return pick(wholePull(origin, pull), origin.contract.keys('pull-request'));
}

/** A pull request in a list, without what GitHub leaves out there, such as `merged`. */
export function pullInListShape(origin: Origin, pull: PullState): Json {
  return pick(wholePull(origin, pull), origin.contract.keys('pull-request-simple'));
}

function wholePull(origin: Origin, pull: PullState): Json {
  const { state } = origin;
  const { number, author, mergedAt, closedAt } = pull;
  const url = `${repoUrl(origin)}/pulls/${number}`;
  const shown = { title: pull.title, body: null, state: pull.state, draft: false };
  const times = { created_at: pull.createdAt, updated_at: pull.updatedAt, closed_at: closedAt, merged_at: mergedAt };
  const nobodys = { assignees: [], requested_reviewers: [], labels: [] };
  return {
    ...objectAt(relocate(PULL_EXAMPLE, state.fullName), 'pull_request'),
    id: 100_000 + number,
    number,
    url,
    html_url: `${SITE}/${state.fullName}/pull/${number}`,
    ...shown,
    user: maybeUser(origin, author),
    author_association: pull.association,
    head: sideShape(origin, { ref: pull.branch, sha: pull.headSha, repository: pull.headRepository }),
    base: sideShape(origin, { ref: pull.base, sha: pull.baseSha, repository: state.fullName }),
    ...times,
    merged: mergedAt !== null,
    mergeable: pull.state === 'open' ? pull.mergeCommitSha !== null : null,
    merge_commit_sha: pull.mergeCommitSha,
    merged_by: mergedAt === null ? null : userShape(origin, state.account('merger')),
    ...nobodys,
  };
}

function sideShape(
  origin: Origin,
  { ref, sha, repository }: { ref: string; sha: string; repository: string | null },
): Json {
  const owner = repository?.split('/')[0] ?? 'unknown';
  const user = userShape(origin, origin.state.account(owner));
  return { label: `${owner}:${ref}`, ref, sha, user, repo: repository && repositoryShape(origin, repository) };
}

export function reviewShape(origin: Origin, review: ReviewState): Json {
  const { id, pull, user, association, commit, submittedAt, state } = review;
  const html = `${SITE}/${origin.state.fullName}/pull/${pull}`;
  const pullUrl = `${repoUrl(origin)}/pulls/${pull}`;
  return {
    id,
    node_id: `review-${id}`,
    user: maybeUser(origin, user),
    body: '',
    state,
    html_url: `${html}#pullrequestreview-${id}`,
    pull_request_url: pullUrl,
    author_association: association,
    _links: { html: { href: html }, pull_request: { href: pullUrl } },
    commit_id: commit,
    ...(submittedAt === null ? {} : { submitted_at: submittedAt }),
  };
}

/** GitHub has four permissions, and gives the role in another field. */
const PERMISSIONS = { none: 'none', read: 'read', triage: 'read', write: 'write', maintain: 'write', admin: 'admin' };

export function permissionShape(origin: Origin, account: Account, role: Role): Json {
  const levels: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
  const reaches = (least: Role) => levels.indexOf(role) >= levels.indexOf(least);
  const permissions = {
    ...{ pull: reaches('read'), triage: reaches('triage'), push: reaches('write') },
    ...{ maintain: reaches('maintain'), admin: reaches('admin') },
  };
  const user = { ...userShape(origin, account), permissions, role_name: role };
  return { permission: PERMISSIONS[role], role_name: role, user };
}

const RUN_EXAMPLE = objectAt(exampleOf('workflow_run'), 'workflow_run');

export function workflowRunShape(origin: Origin, id: string, { status, attempt }: RunState): Json {
  const repository = repositoryShape(origin);
  return {
    ...pick(RUN_EXAMPLE, origin.contract.keys('workflow-run')),
    ...{ id: Number(id), url: `${repoUrl(origin)}/actions/runs/${id}`, path: '.github/workflows/inventory.yml' },
    ...{ status, conclusion: status === 'completed' ? 'success' : null, run_attempt: attempt },
    ...{ display_title: 'Inventory', pull_requests: [], repository, head_repository: repository },
  };
}

const APP_EXAMPLE = objectAt(objectAt(exampleOf('check_run'), 'check_run'), 'app');

export function checkRunShape(origin: Origin, run: CheckRunState): Json {
  const { state } = origin;
  const url = `${repoUrl(origin)}/check-runs/${run.id}`;
  const page = `${SITE}/${state.fullName}/runs/${run.id}`;
  const pulls = state.pulls.filter((pull) => pull.state === 'open' && pull.headSha === run.headSha);
  const { id, name, status, conclusion, title, summary, text, annotations } = run;
  const known = { id, node_id: `check-run-${id}`, head_sha: run.headSha, name, external_id: run.externalId };
  const links = { url, html_url: page, details_url: run.detailsUrl ?? page };
  const course = { status, conclusion, started_at: run.startedAt, completed_at: run.completedAt };
  const annotated = { annotations_count: annotations.length, annotations_url: `${url}/annotations` };
  return {
    ...known,
    ...links,
    ...course,
    check_suite: { id: 1 },
    output: { title, summary, text, ...annotated },
    app: run.app && appShape(run.app),
    pull_requests: pulls.map((pull) => minimalPull(origin, pull)),
  };
}

function appShape({ id, slug }: App): Json {
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

/** A commit as git has it, without the accounts that GitHub attributes it to. */
export function gitCommitShape(origin: Origin, { sha, parents, tree, author, committer, message }: Commit): Json {
  const url = `${repoUrl(origin)}/git`;
  const page = `${SITE}/${origin.state.fullName}/commit`;
  return {
    ...{ sha, node_id: `commit-${sha}`, url: `${url}/commits/${sha}`, html_url: `${page}/${sha}` },
    ...{ author, committer, message, verification: UNVERIFIED },
    tree: { sha: tree, url: `${url}/trees/${tree}` },
    parents: parents.map((parent) => {
      return { sha: parent, url: `${url}/commits/${parent}`, html_url: `${page}/${parent}` };
    }),
  };
}

export function commitShape(origin: Origin, { sha, parents, tree, author, committer, message }: Commit): Json {
  const url = `${repoUrl(origin)}/commits/${sha}`;
  const page = `${SITE}/${origin.state.fullName}/commit`;
  const inGit = { url: `${repoUrl(origin)}/git/commits/${sha}`, author, committer, message, comment_count: 0 };
  const itsTree = { sha: tree, url: `${repoUrl(origin)}/git/trees/${tree}` };
  const links = { url, html_url: `${page}/${sha}`, comments_url: `${url}/comments` };
  return {
    sha,
    node_id: `commit-${sha}`,
    ...links,
    commit: { ...inGit, tree: itsTree, verification: UNVERIFIED },
    author: maybeUser(origin, origin.state.accountOf(author.email)),
    committer: maybeUser(origin, origin.state.accountOf(committer.email)),
    parents: parents.map((parent) => {
      return { sha: parent, url: `${repoUrl(origin)}/commits/${parent}`, html_url: `${page}/${parent}` };
    }),
  };
}

export function refShape(origin: Origin, ref: string, sha: string): Json {
  const url = `${repoUrl(origin)}/git`;
  const object = { type: 'commit', sha, url: `${url}/commits/${sha}` };
  return { ref, node_id: `ref-${ref}`, url: `${url}/${ref}`, object };
}

interface Comparison {
  /** `base...head`, as in the request. */
  readonly basehead: string;
  readonly base: Commit;
  readonly mergeBase: Commit;
  readonly ahead: number;
  readonly behind: number;
  /** The commits of this page, oldest first. */
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

export function commentShape(origin: Origin, comment: CommentState): Json {
  const { id, issue, author, body, createdAt, updatedAt } = comment;
  const { state } = origin;
  const page = state.pulls.some(({ number }) => number === issue) ? 'pull' : 'issues';
  const of = {
    user: maybeUser(origin, author),
    author_association: 'NONE',
    created_at: createdAt,
    updated_at: updatedAt,
  };
  return {
    id,
    node_id: `comment-${id}`,
    url: `${repoUrl(origin)}/issues/comments/${id}`,
    html_url: `${SITE}/${state.fullName}/${page}/${issue}#issuecomment-${id}`,
    issue_url: `${repoUrl(origin)}/issues/${issue}`,
    ...of,
    body,
  };
}

export function issueShape(origin: Origin, issue: IssueState): Json {
  const { number, title, body, state, stateReason, author, association, createdAt, updatedAt, closedAt } = issue;
  const example = exampleOf('issues', ({ action }) => action === 'opened');
  const about = { id: 200_000 + number, number, title, body, state, state_reason: stateReason };
  const times = { created_at: createdAt, updated_at: updatedAt, closed_at: closedAt };
  const nobodys = { assignee: null, assignees: [], milestone: null };
  return {
    ...objectAt(relocate(example, origin.state.fullName), 'issue'),
    ...about,
    author_association: association,
    url: `${repoUrl(origin)}/issues/${number}`,
    html_url: `${SITE}/${origin.state.fullName}/issues/${number}`,
    user: maybeUser(origin, author),
    ...nobodys,
    labels: [...issue.labels],
    comments: origin.state.comments.filter((comment) => comment.issue === number).length,
    ...times,
  };
}

/** A pull request in a list of issues. */
export function pullAsIssue(origin: Origin, pull: PullState): Json {
  const { number, mergedAt } = pull;
  const html = `${SITE}/${origin.state.fullName}/pull/${number}`;
  const links = { url: `${repoUrl(origin)}/pulls/${number}`, html_url: html };
  const patches = { diff_url: `${html}.diff`, patch_url: `${html}.patch` };
  const issue = issueShape(origin, { ...pull, body: null, stateReason: null, labels: [] });
  return { ...issue, html_url: html, pull_request: { ...links, ...patches, merged_at: mergedAt } };
}
