// The port to GitHub over its REST API: one repository. Each request is part of GitHub's
// description, and names the permission that it needs.
import type { ZodType } from 'zod';
import * as answers from './answers.ts';
import { AnswerError, by, type CheckRun, type Read } from './answers.ts';
import type { CheckOutput, GitHub } from './port.ts';
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
    return {
      ...readingPulls(asking),
      ...readingCommits(asking),
      ...readingLog(asking),
      ...readingChecks(asking),
      ...readingComments(asking),
      isPrivate: async () => (await asking.one(REPOSITORY, {}, by(IS_PRIVATE))).private,
      ...writingLog(asking),
      ...writingChecks(asking),
      ...writingComments(asking),
      ...issues(asking),
      now: () => clock.now() + ahead,
    };
  };
}

type Part<Name extends keyof GitHub> = Pick<GitHub, Name>;

function readingPulls({ one, all }: Asking): Part<'pull' | 'reviews' | 'commitsOfPull' | 'permissionOf' | 'pullsOf'> {
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

function readingCommits({ one }: Asking): Part<'tipOf'> {
  return {
    tipOf: async (branch) => {
      const isIt = ({ ref }: { ref: string }) => ref === `refs/heads/${branch}`;
      return (await one(REF, { ref: `heads/${branch}` }, only(answers.gitRef, isIt, 'ref'))).object.sha;
    },
  };
}

/** The most pages of closed pull requests that are read. */
const MOST_CLOSED_PAGES = 10;

function readingLog({ send, one }: Asking): Part<'commitsFrom' | 'compareAll' | 'closedPulls' | 'workflowRun'> {
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

function writingLog({ one }: Asking): Part<'createTree' | 'createCommit' | 'createBranch' | 'moveBranch'> {
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

function readingComments({ all }: Asking): Part<'comments'> {
  return { comments: (number) => all(COMMENTS, { issue_number: number }, by(answers.comment.array())) };
}

function writingComments({ one }: Asking): Part<'createComment' | 'updateComment' | 'deleteComment'> {
  return {
    createComment: (number, body) => one(CREATE_COMMENT, { issue_number: number, body }, by(answers.comment)),
    updateComment: (id, body) => one(UPDATE_COMMENT, { comment_id: id, body }, by(answers.comment)),
    deleteComment: (id) => one(DELETE_COMMENT, { comment_id: id }, () => undefined),
  };
}

function issues({ one, all }: Asking): Part<'issues' | 'createIssue' | 'updateIssue'> {
  return {
    issues: (label) => all(ISSUES, { labels: label, state: 'all' }, by(answers.issues)),
    createIssue: (title, body, label) => one(CREATE_ISSUE, { title, body, labels: [label] }, by(answers.issue)),
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

function readingChecks({ all }: Asking): Part<'checkRuns'> {
  return {
    checkRuns: async (sha, name) => {
      const params = { ref: sha, check_name: name, filter: 'all' };
      const runs = await all(CHECK_RUNS, params, by(answers.checkRuns));
      // Records depend on these two, so GitHub's filter is checked.
      return runs.filter((run) => run.name === name && run.head_sha === sha);
    },
  };
}

function writingChecks({ one }: Asking): Part<'createCheckRun' | 'updateCheckRun'> {
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
