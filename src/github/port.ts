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

/** An answer, and when GitHub gave it by its own clock; null where it does not say. Milliseconds since 1970. */
interface Timed<T> {
  readonly value: T;
  readonly now: number | null;
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

/** One repository. All methods reject with a GitHubError. Lists are whole, every page of them, unless they say page. */
export interface GitHub {
  pull(number: number): Promise<PullRequest>;
  pullNow(number: number): Promise<Timed<PullRequest>>;
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
  /** The newest of that environment and task, 100 unless told, newest first. */
  deployments(environment: string, task: string, most?: number): Promise<readonly Deployment[]>;
  createDeployment(deployment: NewDeployment): Promise<Deployment>;
  /** Newest first. */
  deploymentStatuses(id: number): Promise<Timed<readonly DeploymentStatus[]>>;
  createDeploymentStatus(id: number, status: NewDeploymentStatus): Promise<DeploymentStatus>;
  /** Check runs of that name on a commit: all of them, not only the latest of each app. */
  checkRuns(sha: string, name: string): Promise<readonly CheckRun[]>;
  createCheckRun(run: NewCheckRun): Promise<CheckRun>;
  updateCheckRun(id: number, update: CheckRunUpdate): Promise<CheckRun>;
  comments(number: number): Promise<readonly Comment[]>;
  createComment(number: number, body: string): Promise<Comment>;
  updateComment(id: number, body: string): Promise<Comment>;
  /** Oldest first. GitHub lists pull requests among them, which are left out. */
  issues(filter: IssueFilter): Promise<readonly Issue[]>;
  createIssue(title: string, body: string): Promise<Issue>;
  updateIssue(number: number, update: IssueUpdate): Promise<Issue>;
  /** Whether the repository is known not to be public. */
  isPrivate(): Promise<boolean>;
}
