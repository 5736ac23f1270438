// The port to GitHub over its REST API (design section 8): one repository, each request within GitHub's description, with
// the permission that it needs.
import type { ZodType } from 'zod';
import * as answers from './answers.ts';
import { AnswerError, by, type CheckRun, type Read } from './answers.ts';
import { GitHubError } from './errors.ts';
import type { CheckAnnotation, CheckOutput, CheckRunUpdate, GitHub, NewCheckRun } from './port.ts';
import {
  createSend,
  PAGE_SIZE,
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
    return once({
      ...pulls(send, place),
      ...commits(send, place),
      ...(isAnyForge ? commitsOnForge(send, place) : {}),
      ...deployments(send, place),
      ...checks(send, place),
      ...comments(send, place),
      ...issues(send, place),
      isPrivate: async () =>
        (await send({ route: REPOSITORY, params: place, read: by(answers.repository) })).value.private,
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

/** What every request says: the repository. */
type RepositoryName = Readonly<Record<'owner' | 'repo', string>>;

const pullList = by(answers.pullRequest.array());

function pulls(
  send: Send,
  place: RepositoryName,
): Pick<GitHub, 'pull' | 'reviews' | 'commitsOfPull' | 'permissionOf' | 'pullsOf'> {
  return {
    pull: async (number) => {
      const params = { ...place, pull_number: number };
      const isIt = (pull: answers.PullRequest) => pull.number === number;
      return (await send({ route: PULL, params, read: only(answers.pullRequest, isIt, 'pull request') })).value;
    },
    reviews: (number) => {
      const params = { ...place, pull_number: number };
      return readAll(send, { route: REVIEWS, params, read: by(answers.review.array()) });
    },
    commitsOfPull: (number) => {
      const params = { ...place, pull_number: number };
      return readAll(send, { route: PULL_COMMITS, params, read: by(answers.commit.array()) });
    },
    permissionOf: async (login) => {
      const params = { ...place, username: login };
      return (await send({ route: PERMISSION, params, read: by(answers.permission) })).value.permission;
    },
    pullsOf: (sha) => readAll(send, { route: PULLS_OF, params: { ...place, commit_sha: sha }, read: pullList }),
  };
}

function commits(send: Send, place: RepositoryName): Pick<GitHub, 'commits' | 'compare' | 'tipOf'> {
  return {
    commits: async ({ sha, path }, page) => {
      const params = { ...place, sha, ...(path === '' ? {} : { path }), per_page: PAGE_SIZE, page };
      const { value, headers } = await send({ route: COMMITS, params, read: by(answers.commit.array()) });
      return { entries: value, pages: pageCount(headers, page) };
    },
    compare: async (base, head, page) => {
      const params = { ...place, basehead: `${base}...${head}`, per_page: PAGE_SIZE, page };
      return (await send({ route: COMPARE, params, read: by(answers.comparison) })).value;
    },
    tipOf: async (branch) => {
      const params = { ...place, ref: `heads/${branch}` };
      const isIt = ({ ref }: { ref: string }) => ref === `refs/heads/${branch}`;
      return (await send({ route: REF, params, read: only(answers.gitRef, isIt, 'ref') })).value.object.sha;
    },
  };
}

/** Some forges lack the route for a branch, whose commits tell its tip as well; and do not say how commits stand. */
function commitsOnForge(send: Send, place: RepositoryName): Pick<GitHub, 'compare' | 'tipOf'> {
  return {
    compare: async (base, head, page) => {
      const params = { ...place, basehead: `${base}...${head}`, per_page: PAGE_SIZE, page };
      return (await send({ route: COMPARE, params, read: by(answers.comparisonOnForge(base)) })).value;
    },
    tipOf: async (branch) => {
      try {
        return await commits(send, place).tipOf(branch);
      } catch (error) {
        if (!(error instanceof GitHubError) || error.kind !== 'not-found') throw error;
      }
      const params = { ...place, sha: branch, per_page: 1 };
      const isIt = (list: readonly answers.Commit[]) => list.length > 0;
      return (await send({ route: COMMITS, params, read: only(answers.commit.array(), isIt, 'branch') })).value[0]!.sha;
    },
  };
}

type Deployments = Pick<GitHub, 'deployments' | 'createDeployment' | 'deploymentStatuses' | 'createDeploymentStatus'>;

function deployments(send: Send, place: RepositoryName): Deployments {
  return {
    deployments: async (environment, task, most = PAGE_SIZE) => {
      const params = { ...place, environment, task, per_page: most };
      const { value } = await send({ route: DEPLOYMENTS, params, read: by(answers.deployment.array()) });
      // Much rests on these two, so they are not left to the answer.
      const ours = value.filter((one) => one.environment === environment && one.task === task);
      return ours.sort((a, b) => b.id - a.id);
    },
    createDeployment: async (wanted) => {
      const params = { ...place, ...wanted, auto_merge: false, required_contexts: [] };
      const isIt = ({ sha, environment }: answers.Deployment) =>
        sha === wanted.ref && environment === wanted.environment;
      return (await send({ route: CREATE_DEPLOYMENT, params, read: only(answers.deployment, isIt, 'deployment') }))
        .value;
    },
    deploymentStatuses: async (id) => {
      const params = { ...place, deployment_id: id };
      let now: number | null = null;
      const timed: Send = async (request) => {
        const answer = await send(request);
        now = timeOf(answer.headers);
        return answer;
      };
      const all = await readAll(timed, { route: STATUSES, params, read: by(answers.deploymentStatus.array()) });
      return { value: all.sort((a, b) => b.id - a.id), now };
    },
    createDeploymentStatus: async (id, status) => {
      // Those before it stay as they are: they tell what was applied.
      const params = { ...place, deployment_id: id, ...status, auto_inactive: false };
      return (await send({ route: CREATE_STATUS, params, read: by(answers.deploymentStatus) })).value;
    },
  };
}

function checks(send: Send, place: RepositoryName): Pick<GitHub, 'checkRuns' | 'createCheckRun' | 'updateCheckRun'> {
  return {
    checkRuns: async (sha, name) => {
      const params = { ...place, ref: sha, check_name: name, filter: 'all' };
      const runs = await readAll(send, { route: CHECK_RUNS, params, read: by(answers.checkRuns) });
      // Records rest on these two, so they are not left to the answer.
      return runs.filter((run) => run.name === name && run.head_sha === sha);
    },
    createCheckRun: (run) => createCheckRun(send, place, run),
    updateCheckRun: (id, update) => updateCheckRun(send, place, id, update),
  };
}

function comments(send: Send, place: RepositoryName): Pick<GitHub, 'comments' | 'createComment' | 'updateComment'> {
  return {
    comments: (number) => {
      const params = { ...place, issue_number: number };
      return readAll(send, { route: COMMENTS, params, read: by(answers.comment.array()) });
    },
    createComment: async (number, body) => {
      const params = { ...place, issue_number: number, body };
      return (await send({ route: CREATE_COMMENT, params, read: by(answers.comment) })).value;
    },
    updateComment: async (id, body) => {
      const params = { ...place, comment_id: id, body };
      return (await send({ route: UPDATE_COMMENT, params, read: by(answers.comment) })).value;
    },
  };
}

function issues(send: Send, place: RepositoryName): Pick<GitHub, 'issues' | 'createIssue' | 'updateIssue'> {
  return {
    issues: ({ creator, state }) => {
      const order = { sort: 'created', direction: 'asc' };
      const params = { ...place, ...order, state, ...(creator === null ? {} : { creator }) };
      return readAll(send, { route: ISSUES, params, read: by(answers.issues) });
    },
    createIssue: async (title, body) => {
      return (await send({ route: CREATE_ISSUE, params: { ...place, title, body }, read: by(answers.issue) })).value;
    },
    updateIssue: async (number, update) => {
      const params = { ...place, issue_number: number, ...update };
      return (await send({ route: UPDATE_ISSUE, params, read: by(answers.issue) })).value;
    },
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

async function createCheckRun(send: Send, place: RepositoryName, run: NewCheckRun): Promise<CheckRun> {
  const { name, head_sha, conclusion, details_url, external_id } = run;
  const [output, ...rest] = batches(run.output);
  const { value } = await send({
    route: CREATE_CHECK_RUN,
    params: {
      ...place,
      name,
      head_sha,
      status: conclusion === undefined ? 'in_progress' : 'completed',
      ...(conclusion === undefined ? {} : { conclusion }),
      ...(details_url === undefined ? {} : { details_url }),
      ...(external_id === undefined ? {} : { external_id }),
      output,
    },
    read: only(answers.checkRun, (made) => made.name === name && made.head_sha === head_sha, 'check run'),
  });
  return addOutputs(send, place, { run: value, outputs: rest });
}

async function updateCheckRun(
  send: Send,
  place: RepositoryName,
  id: number,
  update: CheckRunUpdate,
): Promise<CheckRun> {
  const [output, ...rest] = batches(update.output);
  const outcome = update.conclusion === undefined ? {} : { status: 'completed', conclusion: update.conclusion };
  const { value } = await send({
    route: UPDATE_CHECK_RUN,
    params: { ...place, check_run_id: id, ...outcome, output },
    read: by(answers.checkRun),
  });
  return addOutputs(send, place, { run: value, outputs: rest });
}

interface More {
  readonly run: CheckRun;
  readonly outputs: readonly CheckOutput[];
}

async function addOutputs(send: Send, place: RepositoryName, { run, outputs }: More): Promise<CheckRun> {
  let latest = run;
  for (const output of outputs) {
    const params = { ...place, check_run_id: run.id, output };
    latest = (await send({ route: UPDATE_CHECK_RUN, params, read: by(answers.checkRun) })).value;
  }
  return latest;
}

/** The same output as often as its annotations need it; at least once. */
function batches({ annotations = [], ...output }: CheckOutput): CheckOutput[] {
  const first = { ...output, ...withAnnotations(annotations.slice(0, MAX_ANNOTATIONS)) };
  const rest: CheckOutput[] = [];
  for (let start = MAX_ANNOTATIONS; start < annotations.length; start += MAX_ANNOTATIONS) {
    rest.push({ ...output, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) });
  }
  return [first, ...rest];
}

function withAnnotations(annotations: readonly CheckAnnotation[]): Partial<CheckOutput> {
  return annotations.length === 0 ? {} : { annotations };
}
