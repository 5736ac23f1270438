// What the stand-in remembers of one repository, besides its git objects. Times are ISO 8601 in whole seconds, as
// GitHub gives them.

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot';
}

export interface App {
  readonly id: number;
  readonly slug: string;
}

export type Association = 'OWNER' | 'MEMBER' | 'COLLABORATOR' | 'CONTRIBUTOR' | 'FIRST_TIME_CONTRIBUTOR' | 'NONE';

export interface PullState {
  readonly number: number;
  title: string;
  readonly branch: string;
  base: string;
  /** null for a deleted account. */
  readonly author: Account | null;
  readonly association: Association;
  /** The repository of the head, as owner/name; null if the fork is gone. */
  readonly headRepository: string | null;
  readonly createdAt: string;
  headSha: string;
  /** The tip of the base branch at the last test merge or at the merge of the pull request. */
  baseSha: string;
  state: 'open' | 'closed';
  updatedAt: string;
  closedAt: string | null;
  mergedAt: string | null;
  /** While open: the test merge, or null if it conflicts. After the merge: the commit that landed. */
  mergeCommitSha: string | null;
}

export type ReviewVerdict = 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING';

export interface ReviewState {
  readonly id: number;
  readonly pull: number;
  readonly user: Account | null;
  readonly association: Association;
  readonly commit: string | null;
  /** null while pending. */
  readonly submittedAt: string | null;
  state: ReviewVerdict;
}

export interface IssueState {
  readonly number: number;
  /** null for a deleted account. */
  readonly author: Account | null;
  readonly association: Association;
  readonly createdAt: string;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  /** Why it was closed, or `reopened`. */
  stateReason: string | null;
  updatedAt: string;
  closedAt: string | null;
  readonly labels: readonly string[];
}

export interface CommentState {
  readonly id: number;
  /** Number of the issue or pull request. */
  readonly issue: number;
  readonly author: Account | null;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
}

export interface AnnotationState {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: string;
  readonly message: string;
  readonly title?: string;
}

export interface CheckRunState {
  readonly id: number;
  /** null if the app is gone. */
  readonly app: App | null;
  readonly headSha: string;
  name: string;
  status: string;
  conclusion: string | null;
  startedAt: string | null;
  completedAt: string | null;
  detailsUrl: string | null;
  externalId: string;
  title: string | null;
  summary: string | null;
  text: string | null;
  annotations: readonly AnnotationState[];
}

interface RulesetState {
  readonly id: number;
  readonly name: string;
  readonly source: string;
  readonly enforcement: 'active';
  readonly rules: readonly { readonly type: string; readonly parameters?: object }[];
  /** null if the token may not see it. */
  readonly bypass:
    | readonly { readonly actor_id: number; readonly actor_type: string; readonly bypass_mode: string }[]
    | null;
  /** Only the default branch if not given. */
  readonly branches?: readonly string[];
}

interface EnvironmentState {
  readonly policy: { readonly protected_branches: boolean; readonly custom_branch_policies: boolean } | null;
  readonly branches: readonly { readonly name: string; readonly type?: 'branch' | 'tag' }[];
  readonly secrets?: readonly string[];
}

/** The settings that an administrator made. */
export interface SettingsState {
  rulesets: RulesetState[];
  ownerErrors: readonly object[];
  environments: Record<string, EnvironmentState>;
  repositorySecrets: readonly string[];
  organizationSecrets: readonly string[];
}

/** A run of a workflow. */
export interface RunState {
  /** `in_progress` until GitHub knows that the run has ended, then `completed`. */
  status: string;
  attempt: number;
}

/** What a person may do in the repository. */
export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin';

/** Gives times one second apart, so that no two events have the same time. */
export class Calendar {
  #next: number;
  /** The earliest time that `now` gives. */
  floor: () => number = () => 0;

  constructor(start: number) {
    this.#next = start;
  }

  stamp(): string {
    this.#next = this.now() + 1000;
    return new Date(this.#next).toISOString().replace(/\.\d+Z$/, 'Z');
  }

  /** The current time. It does not advance. */
  now(): number {
    return Math.max(this.#next, this.floor());
  }

  advance(ms: number): void {
    this.#next = this.now() + ms;
  }
}

export class RepositoryState {
  owner = 'acme';
  repo = 'inventory';
  readonly isPrivate: boolean;
  defaultBranch = 'main';
  readonly calendar: Calendar;
  readonly pulls: PullState[] = [];
  readonly reviews: ReviewState[] = [];
  readonly issues: IssueState[] = [];
  readonly comments: CommentState[] = [];
  readonly checkRuns: CheckRunState[] = [];
  /** At first, nothing is protected. */
  readonly settings: SettingsState = {
    ...{ rulesets: [], ownerErrors: [], environments: {}, repositorySecrets: [], organizationSecrets: [] },
  };
  /** Workflow runs by id. */
  readonly runs = new Map<string, RunState>();
  /** Refs that nobody may move, with GitHub's reason. */
  readonly guardedRefs = new Map<string, string>();
  /** Roles by login. Others have the role that fits their association in pull requests and reviews. */
  readonly roles = new Map<string, Role>();
  /** By commit: the numbers of the pull requests that brought it, or would bring it. */
  readonly broughtBy = new Map<string, Set<number>>();
  readonly #accounts = new Map<string, Account>();
  #lastId = 1000;

  constructor(isPrivate: boolean, startAt: number) {
    this.isPrivate = isPrivate;
    this.calendar = new Calendar(startAt);
  }

  get fullName(): string {
    return `${this.owner}/${this.repo}`;
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Issues and pull requests share one sequence of numbers. */
  nextNumber(): number {
    return this.pulls.length + this.issues.length + 1;
  }

  /** The account with this login. It is the same one each time. */
  account(login: string): Account {
    const known = this.#accounts.get(login);
    if (known !== undefined) return known;
    const account: Account = { id: this.nextId(), login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
    this.#accounts.set(login, account);
    return account;
  }

  /** The account that has the email address of a commit; null if there is none. */
  accountOf(email: string): Account | null {
    if (email === 'noreply@github.com') return this.account('web-flow');
    const login = /^(?:\d+\+)?([^@]+)@(?:example\.org|users\.noreply\.github\.com)$/.exec(email)?.[1];
    return login === undefined ? null : this.account(login);
  }

  roleOf(login: string): Role {
    const seen = [
      ...this.pulls.map(({ author, association }) => ({ login: author?.login, association })),
      ...this.reviews.map(({ user, association }) => ({ login: user?.login, association })),
    ].filter((each) => each.login === login);
    if (seen.some(({ association }) => association === 'OWNER')) return this.roles.get(login) ?? 'admin';
    const belongs = seen.some(({ association }) => association === 'MEMBER' || association === 'COLLABORATOR');
    return this.roles.get(login) ?? (belongs ? 'write' : 'none');
  }

  /** Starts a workflow run, which continues until a test ends it. Gives its id. */
  startRun(): string {
    const id = String(this.nextId());
    this.runs.set(id, { status: 'in_progress', attempt: 1 });
    return id;
  }

  endRun(id: string | undefined): void {
    const run = this.runs.get(id ?? '');
    if (run !== undefined) run.status = 'completed';
  }

  associate(sha: string, pull: number): void {
    const numbers = this.broughtBy.get(sha) ?? new Set();
    this.broughtBy.set(sha, numbers.add(pull));
  }
}
