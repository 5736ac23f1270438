// The port to GitHub over its REST API: one repository. Each request is part of GitHub's
// description, and names the permission that it needs.
import type { ZodType } from 'zod';
import * as answers from './answers.ts';
import { AnswerError, by, type CheckRun, type Read } from './answers.ts';
import type { CheckOutput, GitHub, GitHubReads } from './port.ts';
import {
  type Asking,
  answerTime,
  askOf,
  createSend,
  PAGE_SIZE,
  type Params,
  pageCount,
  type Route,
  type Send,
  type SendOptions,
} from './request.ts';

const REPO = '/repos/{owner}/{repo}';

const PULL = readRoute(`${REPO}/pulls/{pull_number}`, 'pull-requests');
const REVIEWS = readRoute(`${REPO}/pulls/{pull_number}/reviews`, 'pull-requests');
const PULL_COMMITS = readRoute(`${REPO}/pulls/{pull_number}/commits`, 'pull-requests');
const PERMISSION = readRoute(`${REPO}/collaborators/{username}/permission`, 'metadata');
const PULLS_OF = readRoute(`${REPO}/commits/{commit_sha}/pulls`, 'pull-requests');
const COMMITS = readRoute(`${REPO}/commits`, 'contents');
const COMPARE = readRoute(`${REPO}/compare/{basehead}`, 'contents');
const REF = readRoute(`${REPO}/git/ref/{ref}`, 'contents');
const CREATE_TREE = writeRoute('POST', `${REPO}/git/trees`, 'contents');
const CREATE_COMMIT = writeRoute('POST', `${REPO}/git/commits`, 'contents');
const CREATE_REF = writeRoute('POST', `${REPO}/git/refs`, 'contents');
const UPDATE_REF = writeRoute('PATCH', `${REPO}/git/refs/{ref}`, 'contents');
const WORKFLOW_RUN = readRoute(`${REPO}/actions/runs/{run_id}`, 'actions');
const CLOSED_PULLS = readRoute(`${REPO}/pulls`, 'pull-requests');
const DEPLOYMENTS = readRoute(`${REPO}/deployments`, 'deployments');
const CREATE_DEPLOYMENT = writeRoute('POST', `${REPO}/deployments`, 'deployments');
const STATUSES = readRoute(`${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CREATE_STATUS = writeRoute('POST', `${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CHECK_RUNS = readRoute(`${REPO}/commits/{ref}/check-runs`, 'checks');
const CREATE_CHECK_RUN = writeRoute('POST', `${REPO}/check-runs`, 'checks');
const UPDATE_CHECK_RUN = writeRoute('PATCH', `${REPO}/check-runs/{check_run_id}`, 'checks');
const COMMENTS = readRoute(`${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const CREATE_COMMENT = writeRoute('POST', `${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const UPDATE_COMMENT = writeRoute('PATCH', `${REPO}/issues/comments/{comment_id}`, 'pull-requests');
const DELETE_COMMENT = writeRoute('DELETE', `${REPO}/issues/comments/{comment_id}`, 'pull-requests');
/** A job that lists issues here writes them, too. */
const ISSUES = { ...readRoute(`${REPO}/issues`, 'issues'), permission: 'issues: write' };
const CREATE_ISSUE = writeRoute('POST', `${REPO}/issues`, 'issues');
const UPDATE_ISSUE = writeRoute('PATCH', `${REPO}/issues/{issue_number}`, 'issues');
const REPOSITORY = readRoute(REPO, 'metadata');
const IS_PRIVATE = answers.repository.pick({ private: true });
const USER = readRoute('/user', 'metadata');

function readRoute(path: string, scope: string): Route {
  return { method: 'GET', path, permission: `${scope}: read` };
}

function writeRoute(method: 'POST' | 'PATCH' | 'DELETE', path: string, scope: string): Route {
  return { method, path, permission: `${scope}: write` };
}

export interface GitHubOptions extends SendOptions {
  readonly owner: string;
  readonly repo: string;
}

/**
 * Clients for one repository. Each is made with a signal that ends its requests and lets none begin. Nothing is loaded
 * or sent before the first call. Every method rejects with GitHubError.
 */
export function createGitHub(options: GitHubOptions): (signal: AbortSignal) => GitHub {
  const { owner, repo, clock } = options;
  const { until, open } = createSend(options);
  const place = { owner, repo };
  const known: Memory = new Map();
  let ahead = 0;
  return (signal) => {
    const sendOne = until(signal);
    // Every request names the repository, and every answer gives the time.
    const send: Send = async (request) => {
      const isOfRepository = request.route.path.startsWith(REPO);
      const answer = await sendOne({ ...request, params: { ...(isOfRepository && place), ...request.params } });
      const at = answerTime(answer.headers);
      if (at !== null) ahead = at - clock.now();
      return answer;
    };
    const asking = askOf({ send, open });
    const reads = {
      ...readingPulls(asking),
      ...readingCommits(asking),
      ...readingLog(asking),
      ...readingDeployments(asking),
      ...readingChecks(asking),
      ...readingComments(asking),
      isPrivate: async () => (await asking.one(REPOSITORY, {}, by(IS_PRIVATE))).private,
      login: async () => (await asking.one(USER, {}, by(answers.user))).login,
    };
    return {
      ...remembering(reads, known, signal),
      ...writingLog(asking),
      ...writingDeployments(asking),
      ...writingChecks(asking),
      ...writingComments(asking),
      ...issues(asking),
      now: () => clock.now() + ahead,
    };
  };
}

/** Answers by question. */
type Memory = Map<string, Promise<unknown>>;

/**
 * Asks each question once, except if the end of a run cut off the answer. If a question is asked again on purpose, its
 * new answer is kept.
 */
function remembering(reads: GitHubReads, known: Memory, signal: AbortSignal): GitHubReads & Pick<GitHub, 'anew'> {
  const remembered = (name: string, ask: (...args: never[]) => Promise<unknown>, isAnew: boolean) => {
    return (...args: never[]) => {
      const key = JSON.stringify([name, ...args]);
      const before = known.get(key);
      if (before !== undefined && !isAnew) return before;
      const answer = ask(...args);
      known.set(key, answer);
      answer.catch(() => signal.aborted && known.delete(key));
      return answer;
    };
  };
  const all = (isAnew: boolean) => {
    const methods = Object.entries(reads).map(([name, ask]) => [name, remembered(name, ask, isAnew)]);
    return Object.fromEntries(methods) as GitHubReads;
  };
  return { ...all(false), anew: all(true) };
}

type Reads<Name extends keyof GitHubReads> = Pick<GitHubReads, Name>;
type Writes<Name extends keyof GitHub> = Pick<GitHub, Name>;

function readingPulls({ one, all }: Asking): Reads<'pull' | 'reviews' | 'commitsOfPull' | 'permissionOf' | 'pullsOf'> {
  return {
    pull: (number) => {
      const isIt = (pull: answers.PullRequest) => pull.number === number;
      return one(PULL, { pull_number: number }, only(answers.pullRequest, isIt, 'pull request'));
    },
    reviews: (number) => all(REVIEWS, { pull_number: number }, by(answers.review.array())),
    commitsOfPull: (number) => all(PULL_COMMITS, { pull_number: number }, by(answers.commit.array())),
    permissionOf: async (login) => (await one(PERMISSION, { username: login }, by(answers.permission))).permission,
    pullsOf: (sha) => all(PULLS_OF, { commit_sha: sha }, pullList),
  };
}

const pullList = by(answers.pullRequest.array());

function readingCommits({ send, one }: Asking): Reads<'commits' | 'compare' | 'tipOf'> {
  return {
    commits: async ({ sha, path }, page) => {
      const params = { sha, ...(path === '' ? {} : { path }), per_page: PAGE_SIZE, page };
      const { value, headers } = await send({ route: COMMITS, params, read: by(answers.commit.array()) });
      return { entries: value, pages: pageCount(headers, page) };
    },
    compare: (base, head, page) => {
      return one(COMPARE, { basehead: `${base}...${head}`, per_page: PAGE_SIZE, page }, by(answers.comparison));
    },
    tipOf: async (branch) => {
      const isIt = ({ ref }: { ref: string }) => ref === `refs/heads/${branch}`;
      return (await one(REF, { ref: `heads/${branch}` }, only(answers.gitRef, isIt, 'ref'))).object.sha;
    },
  };
}

/** The most pages of closed pull requests that are read. */
const MOST_CLOSED_PAGES = 10;

function readingLog({ send, one }: Asking): Reads<'commitsFrom' | 'compareAll' | 'closedPulls' | 'workflowRun'> {
  return {
    commitsFrom: (sha, most) => one(COMMITS, { sha, per_page: most }, by(answers.commit.array())),
    compareAll: async (base, head) => {
      const commits: answers.Commit[] = [];
      for (let page = 1; ; page += 1) {
        const params = { basehead: `${base}...${head}`, per_page: PAGE_SIZE, page };
        const { value, headers } = await send({ route: COMPARE, params, read: by(answers.comparison) });
        commits.push(...value.commits);
        if (pageCount(headers, page) === page) return { ...value, commits };
      }
    },
    closedPulls: async (branch, since) => {
      const pulls: answers.PullRequest[] = [];
      for (let page = 1; page <= MOST_CLOSED_PAGES; page += 1) {
        const order = { state: 'closed', base: branch, sort: 'updated', direction: 'desc' };
        const params = { ...order, per_page: PAGE_SIZE, page };
        const { value, headers } = await send({ route: CLOSED_PULLS, params, read: pullList });
        pulls.push(...value);
        const isBack = value.some(({ updated_at }) => Date.parse(updated_at) < since);
        if (isBack || pageCount(headers, page) === page) return { pulls, isWhole: true };
      }
      return { pulls, isWhole: false };
    },
    workflowRun: (id) => one(WORKFLOW_RUN, { run_id: id, exclude_pull_requests: true }, by(answers.workflowRun)),
  };
}

function writingLog({ one }: Asking): Writes<'createTree' | 'createCommit' | 'createBranch' | 'moveBranch'> {
  const isIt = (sha: string) => (made: { object: { sha: string } }) => made.object.sha === sha;
  return {
    createTree: async (path, content) => {
      const tree = [{ path, mode: '100644', type: 'blob', content }];
      return (await one(CREATE_TREE, { tree }, by(answers.object))).sha;
    },
    createCommit: async (commit) => (await one(CREATE_COMMIT, { ...commit }, by(answers.object))).sha,
    createBranch: async (branch, sha) => {
      await one(CREATE_REF, { ref: `refs/heads/${branch}`, sha }, only(answers.gitRef, isIt(sha), 'ref'));
    },
    moveBranch: async (branch, sha) => {
      const params = { ref: `heads/${branch}`, sha, force: false };
      await one(UPDATE_REF, params, only(answers.gitRef, isIt(sha), 'ref'));
    },
  };
}

function readingDeployments({ send, all }: Asking): Reads<'deployments' | 'deploymentStatuses'> {
  return {
    deployments: async (task, page, most = PAGE_SIZE) => {
      const params = { task, per_page: most, page };
      const { value, headers } = await send({ route: DEPLOYMENTS, params, read: by(answers.deployment.array()) });
      // The task matters too much to rely on GitHub's filter.
      const entries = value.filter((made) => made.task === task).sort((a, b) => b.id - a.id);
      return { entries, pages: pageCount(headers, page) };
    },
    deploymentStatuses: (id) => all(STATUSES, { deployment_id: id }, by(answers.deploymentStatus.array())),
  };
}

function writingDeployments({ one }: Asking): Writes<'createDeployment' | 'createDeploymentStatus'> {
  return {
    createDeployment: (wanted) => {
      const isIt = ({ sha, environment }: answers.Deployment) =>
        sha === wanted.ref && environment === wanted.environment;
      const params = { ...wanted, auto_merge: false, required_contexts: [] };
      return one(CREATE_DEPLOYMENT, params, only(answers.deployment, isIt, 'deployment'));
    },
    // Earlier statuses stay unchanged: they show what was applied.
    createDeploymentStatus: (id, status) =>
      one(CREATE_STATUS, { deployment_id: id, ...status, auto_inactive: false }, by(answers.deploymentStatus)),
  };
}

function readingComments({ all }: Asking): Reads<'comments'> {
  return { comments: (number) => all(COMMENTS, { issue_number: number }, by(answers.comment.array())) };
}

function writingComments({ one }: Asking): Writes<'createComment' | 'updateComment' | 'deleteComment'> {
  return {
    createComment: (number, body) => one(CREATE_COMMENT, { issue_number: number, body }, by(answers.comment)),
    updateComment: (id, body) => one(UPDATE_COMMENT, { comment_id: id, body }, by(answers.comment)),
    deleteComment: (id) => one(DELETE_COMMENT, { comment_id: id }, () => undefined),
  };
}

function issues({ one, all }: Asking): Pick<GitHub, 'issues' | 'createIssue' | 'updateIssue'> {
  return {
    issues: ({ creator, state }) => {
      const order = { sort: 'created', direction: 'asc' };
      return all(ISSUES, { ...order, state, ...(creator === null ? {} : { creator }) }, by(answers.issues));
    },
    createIssue: (title, body) => one(CREATE_ISSUE, { title, body }, by(answers.issue)),
    updateIssue: (number, update) => one(UPDATE_ISSUE, { issue_number: number, ...update }, by(answers.issue)),
  };
}

/** Reads an answer that must be about what was asked for. */
function only<T>(schema: ZodType<T>, isIt: (read: T) => boolean, what: string): Read<T> {
  const readIt = by(schema);
  return (answer) => {
    const value = readIt(answer);
    if (!isIt(value)) throw new AnswerError(`another ${what}`);
    return value;
  };
}

function readingChecks({ all }: Asking): Reads<'checkRuns'> {
  return {
    checkRuns: async (sha, name) => {
      const params = { ref: sha, check_name: name, filter: 'all' };
      const runs = await all(CHECK_RUNS, params, by(answers.checkRuns));
      // Records depend on these two, so GitHub's filter is checked.
      return runs.filter((run) => run.name === name && run.head_sha === sha);
    },
  };
}

function writingChecks({ one }: Asking): Writes<'createCheckRun' | 'updateCheckRun'> {
  const update = (id: number, params: Params) =>
    one(UPDATE_CHECK_RUN, { check_run_id: id, ...params }, by(answers.checkRun));
  const addOutputs = async (run: CheckRun, outputs: readonly CheckOutput[]): Promise<CheckRun> => {
    let latest = run;
    for (const output of outputs) latest = await update(run.id, { output });
    return latest;
  };
  return {
    createCheckRun: async (run) => {
      const { name, head_sha, conclusion } = run;
      const [output, ...rest] = batches(run.output);
      const isIt = (made: CheckRun) => made.name === name && made.head_sha === head_sha;
      const params = { ...run, status: conclusion === undefined ? 'in_progress' : 'completed', output };
      return addOutputs(await one(CREATE_CHECK_RUN, params, only(answers.checkRun, isIt, 'check run')), rest);
    },
    updateCheckRun: async (id, { output: whole, ...outcome }) => {
      const [output, ...rest] = batches(whole);
      const status = outcome.conclusion === undefined ? {} : { status: 'completed' };
      return addOutputs(await update(id, { ...status, ...outcome, output }), rest);
    },
  };
}

// GitHub takes 50 annotations in one request and adds them to those it has. More are sent in updates, which repeat
// title, summary and text, because an update removes what it leaves out.
const MAX_ANNOTATIONS = 50;

/** The same output once for each batch of annotations, at least once. */
function batches({ annotations = [], ...output }: CheckOutput): CheckOutput[] {
  if (annotations.length === 0) return [output];
  return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, number) => {
    const start = number * MAX_ANNOTATIONS;
    return { ...output, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) };
  });
}
