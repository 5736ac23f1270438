// GitHub as far as the project needs it, for tests: one repository, in real git on disk, behind an HTTP API that keeps
// state, refuses what GitHub refuses, and holds every request and every answer against GitHub's own description.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type EventGiven, type Subjects, tell } from './stand-in/events.ts';
import type { Fault } from './stand-in/faults.ts';
import type { Files, GitRepository } from './stand-in/git.ts';
import { type GiveReview, History, type OpenPull, type Push } from './stand-in/history.ts';
import { type MergeGroup, type MergeMethod, Merging } from './stand-in/merging.ts';
import { newRun } from './stand-in/operations-checks.ts';
import { type Parts, raise, type StandInOptions } from './stand-in/raise.ts';
import type { Entry } from './stand-in/server.ts';
import type {
  CheckRunState,
  CommentState,
  IssueState,
  PullState,
  RepositoryState,
  ReviewState,
} from './stand-in/state.ts';
import { ALL, DEFAULT_TOKEN, GITHUB_ACTIONS, type Holder } from './stand-in/tokens.ts';

export type { StandInOptions } from './stand-in/raise.ts';
export type { PullState } from './stand-in/state.ts';
export { DEFAULT_TOKEN } from './stand-in/tokens.ts';

/** Starts a stand-in with an empty repository. The caller closes it. */
export async function standIn(options: StandInOptions = {}): Promise<StandIn> {
  return new StandIn(await raise(options));
}

export class StandIn {
  /** As GITHUB_API_URL. */
  readonly url: string;
  readonly state: RepositoryState;
  readonly git: GitRepository;
  /** Every request, in order of arrival, with its query, headers, body and status. */
  readonly entries: readonly Entry[];
  readonly #parts: Parts;
  readonly #history: History;
  readonly #merging: Merging;

  constructor(parts: Parts) {
    const { state, git } = parts.desk;
    this.url = parts.listening.url;
    this.state = state;
    this.git = git;
    this.#history = new History(git, state);
    this.#merging = new Merging(git, state);
    this.entries = parts.ledger;
    this.#parts = parts;
    this.grant(DEFAULT_TOKEN, {});
  }

  /** Requests as lines: `POST /repos/acme/inventory/check-runs 201`, or `reset` for a status. */
  get ledger(): string[] {
    return this.entries.map(({ method, path, status }) => `${method} ${decodeURIComponent(path)} ${status ?? 'reset'}`);
  }

  /** Says whom a token stands for: GitHub Actions with every permission, unless told. */
  grant(token: string, { app = GITHUB_ACTIONS, permissions = ALL }: Partial<Holder>): void {
    this.#parts.holders.set(token, { app, permissions });
  }

  /** Plans a fault of an operation, such as `checks/create`. */
  fault(operation: string, fault: Fault): void {
    const { contract: rules, faults } = this.#parts.desk;
    if (!rules.operationIds.has(operation)) throw new Error(`there is no operation ${operation}`);
    faults.add(operation, fault);
  }

  clearFaults(): void {
    this.#parts.desk.faults.clear();
  }

  /** A check run that some app made without the API, to forge a record with, say. */
  plantCheckRun(known: Pick<CheckRunState, 'headSha' | 'name'> & Partial<CheckRunState>): CheckRunState {
    const bare = newRun({ id: this.state.nextId(), app: GITHUB_ACTIONS, ...known });
    const run = { ...bare, startedAt: this.state.calendar.stamp(), ...known };
    this.state.checkRuns.push(run);
    return run;
  }

  /** A comment of anyone's. */
  plantComment(issue: number, login: string, body: string): CommentState {
    const at = this.state.calendar.stamp();
    const author = this.state.account(login);
    const comment = { id: this.state.nextId(), issue, author, createdAt: at, body, updatedAt: at };
    this.state.comments.push(comment);
    return comment;
  }

  /** An issue of anyone's; open unless told. */
  plantIssue(login: string | null, known: Pick<IssueState, 'title' | 'body'> & Partial<IssueState>): IssueState {
    const at = this.state.calendar.stamp();
    const author = login === null ? null : this.state.account(login);
    const fresh = { number: this.state.nextNumber(), author, association: 'NONE', state: 'open' } as const;
    const times = { createdAt: at, updatedAt: at, closedAt: null };
    const issue: IssueState = { ...fresh, ...times, stateReason: null, labels: [], ...known };
    this.state.issues.push(issue);
    return issue;
  }

  /** Commits to a branch, which starts at the default branch when it is new. Texts by path; null removes a file. */
  commitFiles(branch: string, files: Files, message?: string): Promise<Push> {
    return this.#history.commitFiles(branch, files, message);
  }

  /** A push to the default branch that no pull request brought. */
  directPush(files: Files, message?: string): Promise<Push> {
    return this.#history.directPush(files, message);
  }

  /** Opens a pull request, with its head and its test-merge under refs/pull/. */
  openPull(asked: OpenPull): Promise<PullState> {
    return this.#history.openPull(asked);
  }

  pushToPull(pull: PullState, files: Files, message?: string): Promise<Push> {
    return this.#history.pushToPull(pull, files, message);
  }

  /** Merges head and base anew, as GitHub does when either has moved. */
  refreshTestMerge(pull: PullState): Promise<void> {
    return this.#history.refreshTestMerge(pull);
  }

  review(pull: PullState, given?: GiveReview): ReviewState {
    return this.#history.review(pull, given);
  }

  closePull(pull: PullState): void {
    this.#history.closePull(pull);
  }

  merge(pull: PullState, method?: MergeMethod): Promise<Push> {
    return this.#merging.merge(pull, method);
  }

  /** Has a merge queue build the commits that it tests. */
  queue(pulls: readonly PullState[], method?: MergeMethod): Promise<MergeGroup> {
    return this.#merging.queue(pulls, method);
  }

  /** Lands a group: one push, in which each commit belongs to its own pull request. */
  landGroup(group: MergeGroup): Promise<Push> {
    return this.#merging.landGroup(group);
  }

  /** Both at once. */
  async mergeQueue(pulls: readonly PullState[], method?: MergeMethod): Promise<Push> {
    return this.landGroup(await this.queue(pulls, method));
  }

  /** What a workflow run for this event is told; its payload is in a file. */
  event<Name extends keyof Subjects>(name: Name, subject: Subjects[Name]): Promise<EventGiven> {
    const { desk, root } = this.#parts;
    return tell(desk, { name, subject, folder: join(root, 'events') });
  }

  /** What actions/checkout leaves of a commit: a clone of depth 1. Gives its folder. */
  cloneAt(sha: string): Promise<string> {
    return this.git.cloneAt(sha, `../clone-${this.state.nextId()}`);
  }

  /** What broke the description so far; they are forgotten, since the test has now seen them. */
  takeViolations(): string[] {
    return this.#parts.desk.violations.splice(0);
  }

  /** Throws when a request or an answer broke GitHub's description. */
  assertFaithful(): void {
    const { violations } = this.#parts.desk;
    if (violations.length > 0) throw new Error(`against GitHub's description:\n${violations.join('\n')}`);
  }

  /** Ends the server, removes its files, and throws like `assertFaithful`. */
  async close(): Promise<void> {
    await this.#parts.listening.close();
    rmSync(this.#parts.root, { recursive: true, force: true });
    this.assertFaithful();
  }
}
