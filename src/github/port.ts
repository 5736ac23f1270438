// What the rest of github/ needs of GitHub's REST API: the shapes it reads, and nothing else of the answers.
// client.ts speaks to the API; tests may hand in anything that keeps to these shapes.

/** `queued` and `in_progress` have no conclusion yet. */
export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly head_sha: string;
  readonly status: string;
  readonly conclusion: string | null;
  /** ISO 8601. */
  readonly started_at: string | null;
  readonly completed_at: string | null;
  /** Id of the app that owns it; null when GitHub does not say. */
  readonly app_id: number | null;
  /** Login of the app's bot, such as `github-actions[bot]`; null when GitHub does not say. */
  readonly bot: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly text: string | null;
  readonly html_url: string | null;
  /** What its maker called it; '' or null for nothing. */
  readonly external_id: string | null;
}

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

export interface CheckRunUpdate {
  readonly conclusion?: Conclusion;
  readonly output: CheckOutput;
}

export interface PullRequest {
  readonly number: number;
  readonly state: string;
  readonly head_sha: string;
  readonly base_ref: string;
  readonly merged_at: string | null;
  readonly merge_commit_sha: string | null;
  /** null for a deleted account. */
  readonly author: string | null;
}

export interface Review {
  readonly id: number;
  /** null for a deleted account. */
  readonly user: { readonly id: number; readonly login: string; readonly type: string } | null;
  /** APPROVED, CHANGES_REQUESTED, COMMENTED, DISMISSED or PENDING. */
  readonly state: string;
  readonly commit_id: string | null;
  readonly submitted_at: string | null;
  readonly author_association: string;
}

export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: string | null;
  readonly html_url: string;
}

/** An issue that is no pull request. */
export interface Issue {
  readonly number: number;
  /** '' for none. */
  readonly body: string;
  readonly state: string;
  /** null for a deleted account. */
  readonly author: { readonly login: string; readonly type: string } | null;
  readonly author_association: string | null;
  readonly html_url: string;
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

export interface Commit {
  readonly sha: string;
  readonly parents: readonly string[];
}

/** One repository. All methods reject with a GitHubError. Lists are whole: every page is read. */
export interface GitHub {
  pull(number: number): Promise<PullRequest>;
  reviews(number: number): Promise<readonly Review[]>;
  /** Pull requests that GitHub associates with a commit: those that brought it, if it is merged. */
  pullsOf(sha: string): Promise<readonly PullRequest[]>;
  /** One page, at most 100, of the commits that can be reached from `sha`, newest first. */
  commitsFrom(sha: string): Promise<readonly Commit[]>;
  /** The commit a branch points to now. */
  tipOf(branch: string): Promise<string>;
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
