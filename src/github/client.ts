// The port to GitHub over its REST API (design section 8): one repository, each request within GitHub's description, with
// the permission that it needs.
import type { ZodType } from 'zod';
import { expecting } from '../core/result.ts';
import * as answers from './answers.ts';
import { AnswerError, by, type CheckRun, type Read } from './answers.ts';
import { isNotFound } from './errors.ts';
import type { CheckOutput, GitHub } from './port.ts';
import {
  createSend,
  PAGE_SIZE,
  type Params,
  pageCount,
  type Route,
  readAll,
  type Send,
  type SendOptions,
  timeOf,
} from './request.ts';

const REPO = '/repos/{owner}/{repo}';

const PULL = read(`${REPO}/pulls/{pull_number}`, 'pull-requests');
const REVIEWS = read(`${REPO}/pulls/{pull_number}/reviews`, 'pull-requests');
const PULL_COMMITS = read(`${REPO}/pulls/{pull_number}/commits`, 'pull-requests');
const PERMISSION = read(`${REPO}/collaborators/{username}/permission`, 'metadata');
const PULLS_OF = read(`${REPO}/commits/{commit_sha}/pulls`, 'pull-requests');
const COMMITS = read(`${REPO}/commits`, 'contents');
const COMPARE = read(`${REPO}/compare/{basehead}`, 'contents');
const REF = read(`${REPO}/git/ref/{ref}`, 'contents');
const DEPLOYMENTS = read(`${REPO}/deployments`, 'deployments');
const CREATE_DEPLOYMENT = write('POST', `${REPO}/deployments`, 'deployments');
const STATUSES = read(`${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CREATE_STATUS = write('POST', `${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CHECK_RUNS = read(`${REPO}/commits/{ref}/check-runs`, 'checks');
const CREATE_CHECK_RUN = write('POST', `${REPO}/check-runs`, 'checks');
const UPDATE_CHECK_RUN = write('PATCH', `${REPO}/check-runs/{check_run_id}`, 'checks');
const COMMENTS = read(`${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const CREATE_COMMENT = write('POST', `${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const UPDATE_COMMENT = write('PATCH', `${REPO}/issues/comments/{comment_id}`, 'pull-requests');
/** Whoever may list issues here is to write them, too. */
const ISSUES = { ...read(`${REPO}/issues`, 'issues'), permission: 'issues: write' };
const CREATE_ISSUE = write('POST', `${REPO}/issues`, 'issues');
const UPDATE_ISSUE = write('PATCH', `${REPO}/issues/{issue_number}`, 'issues');
const REPOSITORY = read(REPO, 'metadata');

function read(path: string, scope: string): Route {
  return { method: 'GET', path, permission: `${scope}: read` };
}

function write(method: 'POST' | 'PATCH', path: string, scope: string): Route {
  return { method, path, permission: `${scope}: write` };
}

export interface GitHubOptions extends SendOptions {
  readonly owner: string;
  readonly repo: string;
  /** Whether less than GitHub will do, as where nothing needs approval. */
  readonly isAnyForge?: boolean;
}

/**
 * Clients for one repository, by the signal that ends their requests and lets none begin any more. Nothing is loaded or sent
 * before the first call; every method rejects with GitHubError.
 */
export function createGitHub(options: GitHubOptions): (signal: AbortSignal) => GitHub {
  const { owner, repo, isAnyForge = false } = options;
  const sendUntil = createSend(options);
  const place = { owner, repo };
  return (signal) => {
    const send = sendUntil(signal);
    // Every request says the repository.
    const asking = askOf((request) => send({ ...request, params: { ...place, ...request.params } }));
    const ofCommits = commits(asking);
    return once({
      ...pulls(asking),
      ...ofCommits,
      ...(isAnyForge ? commitsOnForge(asking, ofCommits) : {}),
      ...deployments(asking),
      ...checks(asking),
      ...comments(asking),
      ...issues(asking),
      isPrivate: async () => (await asking.one(REPOSITORY, {}, by(answers.repository))).private,
    });
  };
}

/** What does not change while a run lasts is asked once, however often it is wanted; a failure is asked again. */
function once(github: GitHub): GitHub {
  const answers = new Map<string, Promise<unknown>>();
  const remembered = <Args extends readonly unknown[], T>(name: string, ask: (...args: Args) => Promise<T>) => {
    return (...args: Args): Promise<T> => {
      const key = JSON.stringify([name, ...args]);
      const answer = answers.get(key) as Promise<T> | undefined;
      if (answer !== undefined) return answer;
      const fresh = ask(...args);
      answers.set(key, fresh);
      fresh.catch(() => answers.delete(key));
      return fresh;
    };
  };
  return {
    ...github,
    compare: remembered('compare', github.compare),
    commits: remembered('commits', github.commits),
    permissionOf: remembered('permissionOf', github.permissionOf),
  };
}

/** Asks for one answer, or for every entry of a list. */
interface Asking {
  readonly send: Send;
  one<T>(route: Route, params: Params, read: Read<T>): Promise<T>;
  all<T>(route: Route, params: Params, read: Read<readonly T[]>): Promise<T[]>;
}

function askOf(send: Send): Asking {
  return {
    send,
    one: async (route, params, read) => (await send({ route, params, read })).value,
    all: (route, params, read) => readAll(send, { route, params, read }),
  };
}

type Pulls = Pick<GitHub, 'pull' | 'pullNow' | 'reviews' | 'commitsOfPull' | 'permissionOf' | 'pullsOf'>;

function pulls({ send, one, all }: Asking): Pulls {
  const pullNow: GitHub['pullNow'] = async (number) => {
    const isIt = (pull: answers.PullRequest) => pull.number === number;
    const read = only(answers.pullRequest, isIt, 'pull request');
    const { value, headers } = await send({ route: PULL, params: { pull_number: number }, read });
    return { value, now: timeOf(headers) };
  };
  return {
    pull: async (number) => (await pullNow(number)).value,
    pullNow,
    reviews: (number) => all(REVIEWS, { pull_number: number }, by(answers.review.array())),
    commitsOfPull: (number) => all(PULL_COMMITS, { pull_number: number }, by(answers.commit.array())),
    permissionOf: async (login) => (await one(PERMISSION, { username: login }, by(answers.permission))).permission,
    pullsOf: (sha) => all(PULLS_OF, { commit_sha: sha }, pullList),
  };
}

const pullList = by(answers.pullRequest.array());

function commits({ send, one }: Asking): Pick<GitHub, 'commits' | 'compare' | 'tipOf'> {
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

/** Some forges lack the route for a branch, whose commits tell its tip as well; and do not say how commits stand. */
function commitsOnForge({ one }: Asking, { tipOf }: Pick<GitHub, 'tipOf'>): Pick<GitHub, 'compare' | 'tipOf'> {
  return {
    compare: (base, head, page) => {
      const params = { basehead: `${base}...${head}`, per_page: PAGE_SIZE, page };
      return one(COMPARE, params, by(answers.comparisonOnForge(base)));
    },
    tipOf: async (branch) => {
      const tip = await tipOf(branch).catch(expecting(isNotFound, () => null));
      if (tip !== null) return tip;
      const isIt = (list: readonly answers.Commit[]) => list.length > 0;
      return (await one(COMMITS, { sha: branch, per_page: 1 }, only(answers.commit.array(), isIt, 'branch')))[0]!.sha;
    },
  };
}

type Deployments = Pick<GitHub, 'deployments' | 'createDeployment' | 'deploymentStatuses' | 'createDeploymentStatus'>;

function deployments({ send, one }: Asking): Deployments {
  return {
    deployments: async (environment, task, most = PAGE_SIZE) => {
      const listed = await one(DEPLOYMENTS, { environment, task, per_page: most }, by(answers.deployment.array()));
      // Much rests on these two, so they are not left to the answer.
      const ours = listed.filter((made) => made.environment === environment && made.task === task);
      return ours.sort((a, b) => b.id - a.id);
    },
    createDeployment: (wanted) => {
      const isIt = ({ sha, environment }: answers.Deployment) =>
        sha === wanted.ref && environment === wanted.environment;
      const params = { ...wanted, auto_merge: false, required_contexts: [] };
      return one(CREATE_DEPLOYMENT, params, only(answers.deployment, isIt, 'deployment'));
    },
    deploymentStatuses: async (id) => {
      let now: number | null = null;
      const timed: Send = async (request) => {
        const answer = await send(request);
        now = timeOf(answer.headers);
        return answer;
      };
      const statuses = await askOf(timed).all(STATUSES, { deployment_id: id }, by(answers.deploymentStatus.array()));
      return { value: statuses.sort((a, b) => b.id - a.id), now };
    },
    // Those before it stay as they are: they tell what was applied.
    createDeploymentStatus: (id, status) =>
      one(CREATE_STATUS, { deployment_id: id, ...status, auto_inactive: false }, by(answers.deploymentStatus)),
  };
}

function comments({ one, all }: Asking): Pick<GitHub, 'comments' | 'createComment' | 'updateComment'> {
  return {
    comments: (number) => all(COMMENTS, { issue_number: number }, by(answers.comment.array())),
    createComment: (number, body) => one(CREATE_COMMENT, { issue_number: number, body }, by(answers.comment)),
    updateComment: (id, body) => one(UPDATE_COMMENT, { comment_id: id, body }, by(answers.comment)),
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

// GitHub takes 50 annotations a request and adds them to those it has, so more are sent in updates that say title,
// summary and text again: what an update leaves out is gone.
const MAX_ANNOTATIONS = 50;

function checks({ one, all }: Asking): Pick<GitHub, 'checkRuns' | 'createCheckRun' | 'updateCheckRun'> {
  const update = (id: number, params: Params) =>
    one(UPDATE_CHECK_RUN, { check_run_id: id, ...params }, by(answers.checkRun));
  const addOutputs = async (run: CheckRun, outputs: readonly CheckOutput[]): Promise<CheckRun> => {
    let latest = run;
    for (const output of outputs) latest = await update(run.id, { output });
    return latest;
  };
  return {
    checkRuns: async (sha, name) => {
      const params = { ref: sha, check_name: name, filter: 'all' };
      const runs = await all(CHECK_RUNS, params, by(answers.checkRuns));
      // Records rest on these two, so they are not left to the answer.
      return runs.filter((run) => run.name === name && run.head_sha === sha);
    },
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

/** The same output as often as its annotations need it; at least once. */
function batches({ annotations = [], ...output }: CheckOutput): CheckOutput[] {
  if (annotations.length === 0) return [output];
  return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, number) => {
    const start = number * MAX_ANNOTATIONS;
    return { ...output, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) };
  });
}
