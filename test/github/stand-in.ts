// GitHub as far as the project needs it, for tests: one repository, in real git on disk, behind an HTTP API that keeps
// state, refuses what GitHub refuses, and checks every request and every answer against GitHub's own description.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contract, contract, type WireRequest } from './stand-in/contract.ts';
import { attend, type Desk } from './stand-in/desk.ts';
import { type EventGiven, type Subjects, tell } from './stand-in/events.ts';
import { type Fault, FaultPlan } from './stand-in/faults.ts';
import { GitRepository } from './stand-in/git.ts';
import { History } from './stand-in/history.ts';
import { newRun } from './stand-in/operations-posted.ts';
import { type Entry, listen } from './stand-in/server.ts';
import { type CheckRunState, type CommentState, type IssueState, RepositoryState } from './stand-in/state.ts';
import { ALL, DEFAULT_TOKEN, GITHUB_ACTIONS, type Holder } from './stand-in/tokens.ts';

export type { PullState } from './stand-in/state.ts';
export { DEFAULT_TOKEN } from './stand-in/tokens.ts';

export type Fate = 'go' | 'drop' | 'lose';

export interface StandInOptions {
  /** True by default. Everything in a public repository can be read without a permission. */
  readonly isPrivate?: boolean;
  /** The largest page, whatever a request asks for. */
  readonly pageSize?: number;
  /** Called before each request. `drop` resets its connection without carrying it out, `lose` after carrying it out. */
  readonly meet?: (request: WireRequest) => Promise<Fate>;
  /** If false, nothing is checked against GitHub's description. The check takes a third of the time. */
  readonly isHeld?: boolean;
  /** The delay of every answer in milliseconds. None by default. */
  readonly latencyMs?: number;
  /** Milliseconds since 1970. Ten minutes ago by default. Each event is one second later than the last. */
  readonly startAt?: number;
}

/** Puts the parts together: a folder, a repository in it, a desk, and a server in front. */
async function raise(options: StandInOptions) {
  const { isPrivate = true, startAt = Date.now() - 600_000 } = options;
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'github-')));
  const git = new GitRepository(join(root, 'git'));
  const state = new RepositoryState(isPrivate, startAt);
  const described: Contract = await contract();
  const rules = options.isHeld === false ? { ...described, requestFaults: none, answerFaults: none } : described;
  const holders = new Map<string, Holder>();
  const ledger: Entry[] = [];
  const violations: string[] = [];
  const { pageSize = 100, meet = async () => 'go' } = options;
  const fixed = { contract: rules, state, git, holders, faults: new FaultPlan(), violations, pageSize };
  const desk = (apiUrl: string): Desk => ({ ...fixed, apiUrl });
  const listening = await listen({
    ledger,
    deepest: 0,
    now: () => state.calendar.now(),
    // Read for each request, because a test may set the delay later.
    get latencyMs() {
      return options.latencyMs ?? 0;
    },
    attend: async (request, apiUrl) => {
      const fate = await meet(request);
      const answer = fate === 'drop' ? null : await attend(desk(apiUrl), request);
      return fate === 'go' ? answer : null;
    },
    broken: ({ method, path }, error) => violations.push(`${method} ${path}: the stand-in broke: ${error}`),
  });
  return { desk: desk(listening.url), holders, ledger, listening, root };
}

function none(): string[] {
  return [];
}

/** Starts a stand-in with an empty repository. The caller closes it. */
export async function standIn(options: StandInOptions = {}): Promise<StandIn> {
  return new StandIn(await raise(options));
}

export class StandIn extends History {
  /** The URL of the API, as in GITHUB_API_URL. */
  readonly url: string;
  /** Sends a request without a connection. */
  readonly fetch: typeof fetch;
  /** Every request, in order of arrival, with its query, headers, body and status. */
  readonly entries: readonly Entry[];
  readonly #parts: Awaited<ReturnType<typeof raise>>;

  constructor(parts: Awaited<ReturnType<typeof raise>>) {
    super(parts.desk.git, parts.desk.state);
    this.url = parts.listening.url;
    this.fetch = parts.listening.fetch;
    this.entries = parts.ledger;
    this.#parts = parts;
    this.grant(DEFAULT_TOKEN, {});
  }

  /** Requests as lines: `POST /repos/acme/inventory/check-runs 201`. The status of a reset connection is `reset`. */
  get ledger(): string[] {
    return this.entries.map(({ method, path, status }) => `${method} ${decodeURIComponent(path)} ${status ?? 'reset'}`);
  }

  /** Defines a token: by default of GitHub Actions with every permission. With `user`, it is a person's token. */
  grant(token: string, { app = GITHUB_ACTIONS, permissions = ALL, ...more }: Partial<Holder>): void {
    this.#parts.holders.set(token, { app, permissions, ...more });
  }

  /** Plans a fault for an operation, such as `checks/create`. */
  fault(operation: string, fault: Fault): void {
    const { contract: rules, faults } = this.#parts.desk;
    if (!rules.operationIds.has(operation)) throw new Error(`there is no operation ${operation}`);
    faults.add(operation, fault);
  }

  clearFaults(): void {
    this.#parts.desk.faults.clear();
  }

  /** Adds a check run that an app made without the API, for example to forge a record. */
  plantCheckRun(known: Pick<CheckRunState, 'headSha' | 'name'> & Partial<CheckRunState>): CheckRunState {
    const bare = newRun({ id: this.state.nextId(), app: GITHUB_ACTIONS, ...known });
    const run = { ...bare, startedAt: this.state.calendar.stamp(), ...known };
    this.state.checkRuns.push(run);
    return run;
  }

  /** Adds a comment by any account. */
  plantComment(issue: number, login: string, body: string): CommentState {
    const at = this.state.calendar.stamp();
    const author = this.state.account(login);
    const comment = { id: this.state.nextId(), issue, author, createdAt: at, body, updatedAt: at };
    this.state.comments.push(comment);
    return comment;
  }

  /** Edits a comment, as anyone with write permission can. null deletes it. */
  editComment(comment: CommentState, body: string | null): void {
    const { comments, calendar } = this.state;
    if (body === null) comments.splice(comments.indexOf(comment), 1);
    else Object.assign(comment, { body, updatedAt: calendar.stamp() });
  }

  /** Deletes check runs older than this many days, as GitHub's retention does. */
  expireChecks(days: number): void {
    const { checkRuns, calendar } = this.state;
    const oldest = calendar.now() - days * 86_400_000;
    const kept = checkRuns.filter(({ startedAt }) => Date.parse(startedAt ?? '') >= oldest);
    checkRuns.splice(0, checkRuns.length, ...kept);
  }

  /** Adds an issue by any account, open by default. */
  plantIssue(login: string | null, known: Pick<IssueState, 'title' | 'body'> & Partial<IssueState>): IssueState {
    const at = this.state.calendar.stamp();
    const author = login === null ? null : this.state.account(login);
    const fresh = { number: this.state.nextNumber(), author, association: 'NONE', state: 'open' } as const;
    const times = { createdAt: at, updatedAt: at, closedAt: null };
    const issue: IssueState = { ...fresh, ...times, stateReason: null, labels: ['inventory-drift'], ...known };
    this.state.issues.push(issue);
    return issue;
  }

  /** Starts a workflow run for an event. Gives its variables and its payload, which is in a file. */
  event<Name extends keyof Subjects>(name: Name, subject: Subjects[Name]): Promise<EventGiven> {
    const { desk, root } = this.#parts;
    return tell(desk, { name, subject, folder: join(root, 'events') });
  }

  /** Makes the same clone of depth 1 as actions/checkout. Gives its folder. */
  cloneAt(sha: string): Promise<string> {
    return this.git.cloneAt(sha, `../clone-${this.state.nextId()}`);
  }

  /** Returns the violations of the description so far, and forgets them. */
  takeViolations(): string[] {
    return this.#parts.desk.violations.splice(0);
  }

  /** Throws if a request or an answer violated GitHub's description. */
  assertFaithful(): void {
    const { violations } = this.#parts.desk;
    if (violations.length > 0) throw new Error(`against GitHub's description:\n${violations.join('\n')}`);
  }

  /** Stops the server, removes its files, and throws like `assertFaithful`. */
  async close(): Promise<void> {
    await this.#parts.listening.close();
    rmSync(this.#parts.root, { recursive: true, force: true });
    this.assertFaithful();
  }
}
