// The requests that are made, each within GitHub's description of its REST API, and the permission that each needs.
import type { Method } from './errors.ts';

export interface Route {
  readonly method: Method;
  readonly path: string;
  /** As a workflow's `permissions:` says it. */
  readonly permission: string;
}

const REPO = '/repos/{owner}/{repo}';

export const PULL = read(`${REPO}/pulls/{pull_number}`, 'pull-requests');
export const REVIEWS = read(`${REPO}/pulls/{pull_number}/reviews`, 'pull-requests');
export const PULLS_OF = read(`${REPO}/commits/{commit_sha}/pulls`, 'pull-requests');
export const COMMITS = read(`${REPO}/commits`, 'contents');
export const REF = read(`${REPO}/git/ref/{ref}`, 'contents');
export const CHECK_RUNS = read(`${REPO}/commits/{ref}/check-runs`, 'checks');
export const CREATE_CHECK_RUN = write('POST', `${REPO}/check-runs`, 'checks');
export const UPDATE_CHECK_RUN = write('PATCH', `${REPO}/check-runs/{check_run_id}`, 'checks');
export const COMMENTS = read(`${REPO}/issues/{issue_number}/comments`, 'pull-requests');
export const CREATE_COMMENT = write('POST', `${REPO}/issues/{issue_number}/comments`, 'pull-requests');
export const UPDATE_COMMENT = write('PATCH', `${REPO}/issues/comments/{comment_id}`, 'pull-requests');
/** Whoever may list issues here is to write them, too. */
export const ISSUES = { ...read(`${REPO}/issues`, 'issues'), permission: 'issues: write' };
export const CREATE_ISSUE = write('POST', `${REPO}/issues`, 'issues');
export const UPDATE_ISSUE = write('PATCH', `${REPO}/issues/{issue_number}`, 'issues');
export const REPOSITORY = read(REPO, 'metadata');

function read(path: string, scope: string): Route {
  return { method: 'GET', path, permission: `${scope}: read` };
}

function write(method: 'POST' | 'PATCH', path: string, scope: string): Route {
  return { method, path, permission: `${scope}: write` };
}
