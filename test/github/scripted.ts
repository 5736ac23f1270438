// A GitHub of a few lines for tests of what rests on the port alone: a history, check runs, pull requests, comments.
import type { CheckRun, Comment, Commit, PullRequest } from '../../src/github/answers.ts';
import type { GitHub } from '../../src/github/port.ts';

/** A commit's hash from a short name: `c7`. */
export function sha(name: string): string {
  return Buffer.from(name).toString('hex').padEnd(40, '0');
}

/** The short name that a hash was made of. */
export function short(hash: string): string {
  return Buffer.from(hash, 'hex').toString().replaceAll('\0', '');
}

export interface Script {
  /** Newest first, as `c3 < c2 side`: a commit and its parents by short names. */
  readonly history?: readonly string[];
  readonly pageSize?: number;
  readonly checkRuns?: readonly CheckRun[];
  /** By short name: what `commits/{sha}/pulls` answers, each time anew; the last answer stays. */
  readonly pullsOf?: Readonly<Record<string, readonly (readonly PullRequest[])[]>>;
  readonly comments?: readonly Comment[];
}

export interface Scripted {
  readonly github: GitHub;
  /** What was asked: `commitsFrom c3`, `checkRuns c3 inventory apply`. */
  readonly asked: string[];
}

export function scripted(script: Script): Scripted {
  const asked: string[] = [];
  const tell = (...words: readonly (string | number)[]) => void asked.push(words.join(' '));
  const commits = (script.history ?? []).map(readLine);
  const unexpected = async (): Promise<never> => {
    throw new Error('not scripted');
  };
  const answered = new Map<string, number>();
  const github: Omit<GitHub, 'anew'> = {
    ...{
      pull: unexpected,
      reviews: async () => [],
      tipOf: unexpected,
      commitsOfPull: unexpected,
      permissionOf: unexpected,
    },
    ...{ compare: unexpected, deployments: unexpected, createDeployment: unexpected },
    ...{ deploymentStatuses: unexpected, createDeploymentStatus: unexpected },
    ...{ login: unexpected, isPrivate: unexpected, now: () => 0, deleteComment: unexpected },
    ...{ createCheckRun: unexpected, updateCheckRun: unexpected },
    commits: async ({ sha: from }) => {
      tell('commitsFrom', short(from));
      const start = commits.findIndex(({ sha: hash }) => hash === from);
      const entries = start < 0 ? [] : commits.slice(start, start + (script.pageSize ?? 100));
      return { entries, pages: 1 };
    },
    checkRuns: async (of, name) => {
      tell('checkRuns', short(of), name);
      return (script.checkRuns ?? []).filter((run) => run.head_sha === of && run.name === name);
    },
    pullsOf: async (of) => {
      tell('pullsOf', short(of));
      const answers = script.pullsOf?.[short(of)] ?? [];
      const times = answered.get(of) ?? 0;
      answered.set(of, times + 1);
      return answers[Math.min(times, answers.length - 1)] ?? [];
    },
    ...commentsOf(script.comments ?? [], tell),
    ...{ issues: unexpected, createIssue: unexpected, updateIssue: unexpected },
  };
  return { github: { ...github, anew: github }, asked };
}

function commentsOf(
  comments: readonly Comment[],
  tell: (...words: readonly (string | number)[]) => void,
): Pick<GitHub, 'comments' | 'createComment' | 'updateComment'> {
  const made = (id: number, body: string): Comment => ({
    id,
    body,
    author: 'us',
    html_url: `https://example/${id}`,
    updated_at: '2026-03-01T12:00:00Z',
  });
  return {
    comments: async () => comments,
    createComment: async (number, body) => {
      tell('createComment', number);
      return made(0, body);
    },
    updateComment: async (id, body) => {
      tell('updateComment', id);
      return made(id, body);
    },
  };
}

function readLine(line: string): Commit {
  const [name = '', parents = ''] = line.split(' < ');
  const nobody = { author: null, committer: null, date: null, title: '' };
  return { sha: sha(name), parents: parents === '' ? [] : parents.split(' ').map(sha), ...nobody };
}

/** Merged into main unless told otherwise. */
export function pullRequest(number: number, given: Partial<PullRequest> = {}): PullRequest {
  return {
    number,
    title: `Change ${number}`,
    state: 'closed',
    head_sha: sha(`head${number}`),
    base_ref: 'main',
    merged_at: '2026-03-01T12:00:00Z',
    merge_commit_sha: null,
    author: { id: 1, login: 'dana', type: 'User' },
    commit_count: null,
    ...given,
  };
}
