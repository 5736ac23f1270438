// What the rest of github/ needs of GitHub's REST API. client.ts speaks to it; tests may hand in anything that keeps to
// these shapes.
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

/** What a check run shows. GitHub takes 65,535 characters each of summary and text; annotations are sent in batches. */
export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly text?: string;
  readonly annotations?: readonly CheckAnnotation[];
}

export interface NewCheckRun {
  readonly name: string;
  readonly head_sha: string;
  /** Absent: in progress. */
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

interface IssueFilter {
  /** Login of who wrote it; null for anyone. */
  readonly creator: string | null;
  readonly state: 'open' | 'all';
}

interface IssueUpdate {
  readonly body?: string;
  readonly state?: 'open' | 'closed';
  /** Why it is closed. */
  readonly state_reason?: 'completed' | 'not_planned';
}

/** Which commits to list: those that can be reached from one and, with a path, touch it. */
interface CommitFilter {
  readonly sha: string;
  /** '' for every commit. */
  readonly path: string;
}

/** One page of a list, and how many pages there are; 1 where GitHub does not say. */
interface ListPage<T> {
  readonly entries: readonly T[];
  readonly pages: number;
}

/** What GitHub is asked. All methods reject with a GitHubError. Lists are whole, every page of them, unless they say page. */
export interface GitHubReads {
  pull(number: number): Promise<PullRequest>;
  reviews(number: number): Promise<readonly Review[]>;
  /** At most 250, oldest first. */
  commitsOfPull(number: number): Promise<readonly Commit[]>;
  /** What a person may do here: `admin`, `write`, `read`, `none`. */
  permissionOf(login: string): Promise<string>;
  /** Pull requests that GitHub associates with a commit: those that brought it, if it is merged. */
  pullsOf(sha: string): Promise<readonly PullRequest[]>;
  /** One page, at most 100, newest first. */
  commits(filter: CommitFilter, page: number): Promise<ListPage<Commit>>;
  /** What `head` has beyond `base`; its commits are those of one page, at most 100. */
  compare(base: string, head: string, page: number): Promise<Comparison>;
  /** The commit a branch points to now. */
  tipOf(branch: string): Promise<string>;
  /** One page of those of a task, newest first; of at most 100 unless fewer are asked for. */
  deployments(task: string, page: number, most?: number): Promise<ListPage<Deployment>>;
  deploymentStatuses(id: number): Promise<readonly DeploymentStatus[]>;
  /** Check runs of that name on a commit: all of them, not only the latest of each app. */
  checkRuns(sha: string, name: string): Promise<readonly CheckRun[]>;
  comments(number: number): Promise<readonly Comment[]>;
  /** Whether the repository is known not to be public. */
  isPrivate(): Promise<boolean>;
  /** The login of the token, where it is a person's. */
  login(): Promise<string>;
}

/** One repository. What was read is remembered: nothing is asked twice, unless it is asked anew. */
export interface GitHub extends GitHubReads {
  /** The same, asked again, for what may have changed since. */
  readonly anew: GitHubReads;
  /** The time by GitHub's clock, in milliseconds since 1970; by ours until GitHub has answered. */
  now(): number;
  createDeployment(deployment: NewDeployment): Promise<Deployment>;
  createDeploymentStatus(id: number, status: NewDeploymentStatus): Promise<DeploymentStatus>;
  createCheckRun(run: NewCheckRun): Promise<CheckRun>;
  updateCheckRun(id: number, update: CheckRunUpdate): Promise<CheckRun>;
  createComment(number: number, body: string): Promise<Comment>;
  updateComment(id: number, body: string): Promise<Comment>;
  deleteComment(id: number): Promise<void>;
  /** Oldest first, each time anew. GitHub lists pull requests among them, which are left out. */
  issues(filter: IssueFilter): Promise<readonly Issue[]>;
  createIssue(title: string, body: string): Promise<Issue>;
  updateIssue(number: number, update: IssueUpdate): Promise<Issue>;
}
