// Repositories, pull requests, reviews, what a person may do, and runs of workflows, as GitHub writes them.
import { exampleOf, type Json, objectAt, pick, relocate } from './examples.ts';
import { maybeUser, type Origin, PULL_EXAMPLE, repoUrl, SITE, userShape } from './shape-origin.ts';
import type { Account, PullState, ReviewState, Role, RunState } from './state.ts';

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

/** As it is given alone. */
export function pullShape(origin: Origin, pull: PullState): Json {
  return pick(wholePull(origin, pull), origin.contract.keys('pull-request'));
}

/** As it stands in a list: what GitHub leaves out there (`merged`, say) is left out here too. */
export function pullInListShape(origin: Origin, pull: PullState): Json {
  return pick(wholePull(origin, pull), origin.contract.keys('pull-request-simple'));
}

function wholePull(origin: Origin, pull: PullState): Json {
  const { state } = origin;
  const { number, author, mergedAt, closedAt } = pull;
  const url = `${repoUrl(origin)}/pulls/${number}`;
  return {
    ...objectAt(relocate(PULL_EXAMPLE, state.fullName), 'pull_request'),
    id: 100_000 + number,
    number,
    url,
    html_url: `${SITE}/${state.fullName}/pull/${number}`,
    title: pull.title,
    body: null,
    state: pull.state,
    draft: false,
    user: maybeUser(origin, author),
    author_association: pull.association,
    head: sideShape(origin, { ref: pull.branch, sha: pull.headSha, repository: pull.headRepository }),
    base: sideShape(origin, { ref: pull.base, sha: pull.baseSha, repository: state.fullName }),
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    closed_at: closedAt,
    merged_at: mergedAt,
    merged: mergedAt !== null,
    mergeable: pull.state === 'open' ? pull.mergeCommitSha !== null : null,
    merge_commit_sha: pull.mergeCommitSha,
    merged_by: mergedAt === null ? null : userShape(origin, state.account('merger')),
    assignees: [],
    requested_reviewers: [],
    labels: [],
  };
}

interface Side {
  readonly ref: string;
  readonly sha: string;
  readonly repository: string | null;
}

function sideShape(origin: Origin, { ref, sha, repository }: Side): Json {
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

/** GitHub has four permissions, and tells the role apart. */
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
