// What the rest of github/ needs from GitHub's REST API. client.ts implements it. Tests may pass any object of these
// types.
import type {
  CheckRun,
  Comment,
  Commit,
  Comparison,
  Deployment,
  DeploymentStatus,
  Issue,
  PullRequest,
  Review,
} from './answers.ts';

export type Conclusion = 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped';

export interface CheckAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/**
 * The contents of a check run. GitHub takes 65,535 characters each in summary and text. Annotations are sent in
 * batches.
 */
export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly text?: string;
  readonly annotations?: readonly CheckAnnotation[];
}

export interface NewCheckRun {
  readonly name: string;
  readonly head_sha: string;
  /** Absent while in progress. */
  readonly conclusion?: Conclusion;
  readonly output: CheckOutput;
  readonly details_url?: string;
  readonly external_id?: string;
}

interface CheckRunUpdate {
  readonly conclusion?: Conclusion;
  readonly output: CheckOutput;
}

interface NewDeployment {
  /** The commit. */
  readonly ref: string;
  readonly task: string;
  readonly environment: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface NewDeploymentStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'inactive';
  /** At most 140 characters. */
  readonly description: string;
  readonly log_url?: string;
}

interface NewCommit {
  readonly message: string;
  readonly tree: string;
  readonly parents: readonly string[];
}

/** A run of a workflow: `completed`, or any other status while it goes on. */
interface WorkflowRun {
  readonly status: string;
  readonly attempt: number;
}

/** The pull requests that were closed since a time, and whether these are all of them. */
export interface ClosedPulls {
  readonly pulls: readonly PullRequest[];
  readonly isWhole: boolean;
}

interface IssueFilter {
  /** Login of the author; null for anyone. */
  readonly creator: string | null;
  readonly state: 'open' | 'all';
}

interface IssueUpdate {
  readonly body?: string;
  readonly state?: 'open' | 'closed';
  /** Why it is closed. */
  readonly state_reason?: 'completed' | 'not_planned';
}

/** Which commits to list: those that can be reached from one commit and that change a path. */
interface CommitFilter {
  readonly sha: string;
  /** '' for every commit. */
  readonly path: string;
}

/** One page of a list, and the number of pages; 1 if GitHub does not say. */
interface ListPage<T> {
  readonly entries: readonly T[];
  readonly pages: number;
}

/** What the applied log reads of a commit. */
export interface LogCommit {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly tree: string;
  readonly claimed_author: string;
}

/** What the applied log and its turns need. All methods reject with a GitHubError. */
export interface GitHubOfLog {
  /** The current commit of a branch. */
  tipOf(branch: string): Promise<string>;
  /** A commit and those before it, newest first: at most so many. */
  commitsFrom(sha: string, most: number): Promise<readonly LogCommit[]>;
  workflowRun(id: string): Promise<WorkflowRun>;
  /** A tree of one file. Resolves to its hash. */
  createTree(path: string, content: string): Promise<string>;
  /** A commit that no branch has yet. Resolves to its hash. */
  createCommit(commit: NewCommit): Promise<string>;
  /** Refused if there is such a branch. */
  createBranch(branch: string, sha: string): Promise<void>;
  /** Moves a branch without force: refused unless its newest commit is behind this one. */
  moveBranch(branch: string, sha: string): Promise<void>;
}

/**
 * The reads of GitHub. All methods reject with a GitHubError. Lists are complete, with every page, unless they take a
 * page.
 */
export interface GitHubReads {
  tipOf(branch: string): Promise<string>;
  commitsFrom(sha: string, most: number): Promise<readonly Commit[]>;
  workflowRun(id: string): Promise<WorkflowRun>;
  pull(number: number): Promise<PullRequest>;
  reviews(number: number): Promise<readonly Review[]>;
  /** At most 250, oldest first. */
  commitsOfPull(number: number): Promise<readonly Commit[]>;
  /** A person's permission here: `admin`, `write`, `read`, `none`. */
  permissionOf(login: string): Promise<string>;
  /** The pull requests that GitHub associates with a commit: those that brought it, if it is merged. */
  pullsOf(sha: string): Promise<readonly PullRequest[]>;
  /** One page, at most 100, newest first. */
  commits(filter: CommitFilter, page: number): Promise<ListPage<Commit>>;
  /** The commits of `head` that `base` does not have: one page, at most 100. */
  compare(base: string, head: string, page: number): Promise<Comparison>;
  /** The commits of `head` that `base` does not have, oldest first, on every page. */
  compareAll(base: string, head: string): Promise<Comparison>;
  /** The pull requests to a branch that were closed since a time (milliseconds since 1970), the last updated first. */
  closedPulls(branch: string, since: number): Promise<ClosedPulls>;
  /** One page of the deployments of a task, newest first, at most 100 unless `most` is lower. */
  deployments(task: string, page: number, most?: number): Promise<ListPage<Deployment>>;
  deploymentStatuses(id: number): Promise<readonly DeploymentStatus[]>;
  /** All check runs with that name on a commit, not only the latest of each app. */
  checkRuns(sha: string, name: string): Promise<readonly CheckRun[]>;
  comments(number: number): Promise<readonly Comment[]>;
  /** Whether the repository is known not to be public. */
  isPrivate(): Promise<boolean>;
  /** The login of the token, if it belongs to a person. */
  login(): Promise<string>;
}

/** One repository. Answers are kept: nothing is read twice, except through `anew`. */
export interface GitHub extends GitHubReads, GitHubOfLog {
  commitsFrom(sha: string, most: number): Promise<readonly Commit[]>;
  /** The same reads without kept answers, for what may have changed. */
  readonly anew: GitHubReads;
  /** GitHub's time in milliseconds since 1970. Our own until GitHub has answered. */
  now(): number;
  createDeployment(deployment: NewDeployment): Promise<Deployment>;
  createDeploymentStatus(id: number, status: NewDeploymentStatus): Promise<DeploymentStatus>;
  createCheckRun(run: NewCheckRun): Promise<CheckRun>;
  updateCheckRun(id: number, update: CheckRunUpdate): Promise<CheckRun>;
  createComment(number: number, body: string): Promise<Comment>;
  updateComment(id: number, body: string): Promise<Comment>;
  deleteComment(id: number): Promise<void>;
  /** Oldest first, always read again. GitHub lists pull requests among them, which are left out. */
  issues(filter: IssueFilter): Promise<readonly Issue[]>;
  createIssue(title: string, body: string): Promise<Issue>;
  updateIssue(number: number, update: IssueUpdate): Promise<Issue>;
}
