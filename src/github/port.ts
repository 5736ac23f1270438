// What the rest of github/ needs from GitHub's REST API. client.ts implements it. Tests may pass any object of these
// types.
import type { CheckRun, Comment, Commit, Comparison, Issue, PullRequest, Review } from './answers.ts';

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

interface IssueUpdate {
  readonly body?: string;
  readonly state?: 'open' | 'closed';
  /** Why it is closed. */
  readonly state_reason?: 'completed' | 'not_planned';
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

/** One repository. All methods reject with a GitHubError. Lists are complete. No answer is kept. */
export interface GitHub extends GitHubOfLog {
  /** GitHub's time in milliseconds since 1970. Our own until GitHub has answered. */
  now(): number;
  /** Whether the repository is known not to be public. */
  isPrivate(): Promise<boolean>;
  pull(number: number): Promise<PullRequest>;
  reviews(number: number): Promise<readonly Review[]>;
  /** At most 250, oldest first. */
  commitsOfPull(number: number): Promise<readonly Commit[]>;
  /** A person's permission here: `admin`, `write`, `read`, `none`. */
  permissionOf(login: string): Promise<string>;
  /** The pull requests that GitHub associates with a commit: those that brought it, if it is merged. */
  pullsOf(sha: string): Promise<readonly PullRequest[]>;
  /** The pull requests to a branch that were closed since a time (milliseconds since 1970), the last updated first. */
  closedPulls(branch: string, since: number): Promise<ClosedPulls>;
  /** The commits of `head` that `base` does not have, oldest first. */
  compareAll(base: string, head: string): Promise<Comparison>;
  /** All check runs with that name on a commit, not only the latest of each app. */
  checkRuns(sha: string, name: string): Promise<readonly CheckRun[]>;
  createCheckRun(run: NewCheckRun): Promise<CheckRun>;
  updateCheckRun(id: number, update: CheckRunUpdate): Promise<CheckRun>;
  comments(number: number): Promise<readonly Comment[]>;
  createComment(number: number, body: string): Promise<Comment>;
  updateComment(id: number, body: string): Promise<Comment>;
  deleteComment(id: number): Promise<void>;
  /** Those with a label, open and closed. GitHub lists pull requests among them, which are left out. */
  issues(label: string): Promise<readonly Issue[]>;
  createIssue(title: string, body: string, label: string): Promise<Issue>;
  updateIssue(number: number, update: IssueUpdate): Promise<Issue>;
}
