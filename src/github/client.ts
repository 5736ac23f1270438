// The port to GitHub over its REST API (design section 8): one repository, each request within GitHub's description.

import type { Clock } from '../core/model.ts';
import {
  AnswerError,
  list,
  readCheckRuns,
  readComment,
  readCommit,
  readPrivacy,
  readPull,
  readRef,
  readReview,
} from './answers.ts';
import { createCheckRun, updateCheckRun } from './check-runs.ts';
import { createExchange } from './exchange.ts';
import { issues } from './issues.ts';
import { PAGE_SIZE, readAll } from './pages.ts';
import type { GitHub, PullRequest } from './port.ts';
import { type Attempt, createSend, type Send } from './request.ts';
import {
  CHECK_RUNS,
  COMMENTS,
  COMMITS,
  CREATE_COMMENT,
  PULL,
  PULLS_OF,
  REF,
  REPOSITORY,
  REVIEWS,
  UPDATE_COMMENT,
} from './routes.ts';

export interface GitHubOptions {
  /** GITHUB_API_URL: the only place that the token is sent to. */
  readonly apiUrl: string;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly random: () => number;
  /** Aborted: no request begins any more, and those in flight end. */
  readonly signal: AbortSignal;
  /** Of one attempt, in milliseconds; 30,000 when not said. */
  readonly requestTimeoutMs?: number;
  /** Called after each attempt. */
  readonly onRequest?: (attempt: Attempt) => void;
}

/** A client for one repository. Nothing is loaded or sent before the first call; every method rejects with GitHubError. */
export function createGitHub(options: GitHubOptions): GitHub {
  const { requestTimeoutMs = 30_000, onRequest = () => {} } = options;
  const exchange = createExchange({ ...options, requestTimeoutMs });
  const send = createSend({ ...options, exchange, onRequest });
  const place = { owner: options.owner, repo: options.repo };
  return {
    ...pullsAndCommits(send, place),
    ...comments(send, place),
    ...issues(send, place),
    isPrivate: async () => (await send({ route: REPOSITORY, params: place, read: readPrivacy })).value,
    checkRuns: async (sha, name) => {
      const params = { ...place, ref: sha, check_name: name, filter: 'all' };
      const runs = await readAll(send, { route: CHECK_RUNS, params, read: readCheckRuns });
      // Records rest on these two, so they are not left to the answer.
      return runs.filter((run) => run.name === name && run.head_sha === sha);
    },
    createCheckRun: (run) => createCheckRun(send, place, run),
    updateCheckRun: (id, update) => updateCheckRun(send, place, id, update),
  };
}

type Place = Readonly<Record<'owner' | 'repo', string>>;
type PullsAndCommits = Pick<GitHub, 'pull' | 'reviews' | 'pullsOf' | 'commitsFrom' | 'tipOf'>;
type Comments = Pick<GitHub, 'comments' | 'createComment' | 'updateComment'>;

function pullsAndCommits(send: Send, place: Place): PullsAndCommits {
  return {
    pull: async (number) => {
      const params = { ...place, pull_number: number };
      return (await send({ route: PULL, params, read: (answer) => expectPull(answer, number) })).value;
    },
    reviews: (number) => {
      const params = { ...place, pull_number: number };
      return readAll(send, { route: REVIEWS, params, read: (page) => list(page, readReview) });
    },
    pullsOf: (sha) => {
      const params = { ...place, commit_sha: sha };
      return readAll(send, { route: PULLS_OF, params, read: (page) => list(page, readPull) });
    },
    commitsFrom: async (sha) => {
      const params = { ...place, sha, per_page: PAGE_SIZE };
      return (await send({ route: COMMITS, params, read: (page) => list(page, readCommit) })).value;
    },
    tipOf: async (branch) => {
      const params = { ...place, ref: `heads/${branch}` };
      return (await send({ route: REF, params, read: (answer) => expectTip(answer, branch) })).value;
    },
  };
}

function comments(send: Send, place: Place): Comments {
  return {
    comments: (number) => {
      const params = { ...place, issue_number: number };
      return readAll(send, { route: COMMENTS, params, read: (page) => list(page, readComment) });
    },
    createComment: async (number, body) => {
      const params = { ...place, issue_number: number, body };
      return (await send({ route: CREATE_COMMENT, params, read: readComment })).value;
    },
    updateComment: async (id, body) => {
      const params = { ...place, comment_id: id, body };
      return (await send({ route: UPDATE_COMMENT, params, read: readComment })).value;
    },
  };
}

function expectPull(answer: unknown, number: number): PullRequest {
  const pull = readPull(answer);
  if (pull.number !== number) throw new AnswerError('another pull request');
  return pull;
}

function expectTip(answer: unknown, branch: string): string {
  const { ref, sha } = readRef(answer);
  if (ref !== `refs/heads/${branch}`) throw new AnswerError('another ref');
  return sha;
}
