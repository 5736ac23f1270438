// What a history remembers of what people and runs did, kept apart from what the product remembers: pull requests and
// what each plan of them showed, who reviewed, which applies succeeded. From it alone an oracle says what may be written.
import type { EventGiven } from '../github/stand-in/events.ts';
import type { CheckRunState, CommentState, DeploymentState, PullState, ReviewState } from '../github/stand-in/state.ts';
import type { StandIn } from '../github/stand-in.ts';
import { type Inventory, type Live, readInventory } from './inventory.ts';
import { asked, type Changes, isDelete, type Scoped, scope } from './oracle-plan.ts';
import type { Run } from './stage.ts';

export interface Setup {
  readonly approval: 'plan' | 'review' | 'none';
  /** How many people must approve a delete. */
  readonly deleteApprovals: 1 | 2;
  /** Whether titles must name a ticket. */
  readonly hasTickets: boolean;
  /** The first signs, each verifies; none where nothing is signed. */
  keys: readonly string[];
}

/** What `ticket-pattern` asks for. */
export const TICKET = 'CHG\\d+';

export function ticketIn(title: string): string | null {
  return /CHG\d+/.exec(title)?.[0] ?? null;
}

/** What one plan of a pull request showed, as it stood when the plan ended. */
export interface Shown {
  readonly run: Run;
  readonly head: string;
  readonly base: string;
  readonly baseBranch: string;
  readonly keys: ReadonlySet<string>;
  /** Whether the oracle is sure of the keys. */
  readonly isSure: boolean;
  /** Id of the newest mark of a success that was there; 0 for none. */
  readonly mark: number;
  /** As it was planned. */
  readonly title: string;
  /** The signing keys that the plan was given. */
  readonly signing: readonly string[];
  readonly at: string;
  readonly checks: readonly CheckRunState[];
  readonly comments: readonly CommentState[];
}

export interface Proposal {
  readonly pull: PullState;
  /** Logins of whoever committed to it. */
  readonly committers: Set<string>;
  readonly plans: Shown[];
}

/** An apply that began: the commit, what it took as applied, and whether it told of a success. */
export interface Attempt {
  readonly run: Run;
  readonly commit: string;
  readonly named: string;
  readonly isSuccess: boolean;
  /** What it was signed with; undefined for nothing. */
  readonly key: string | undefined;
  readonly deployment: DeploymentState | null;
}

/** A record as the rules have it: none that counts, one, or one of which the rules do not say enough. */
export type Counted = { readonly plan: Shown; readonly isSure: boolean } | null;

interface Approving {
  readonly head: string;
  readonly approval: Setup['approval'];
  readonly deleteApprovals: number;
  /** Of the newest success that is told: who saw a newer one does not count. */
  readonly mark?: number;
}

const PLAN_CHECK = 'inventory plan';
export const OWN_LOGIN = 'github-actions[bot]';
/** Ten pages of deployments. */
const MOST_READ = 1000;

export class Ghost {
  readonly setup: Setup;
  readonly github: StandIn;
  readonly proposals: Proposal[] = [];
  readonly attempts: Attempt[] = [];
  /** What checks of plans that found themselves superseded said, by id: they left nothing. */
  readonly passed = new Map<number, string | null>();
  /** What each digest that a run told stood for, and whether the oracle is sure. */
  readonly digests = new Map<string, { readonly keys: ReadonlySet<string>; readonly isSure: boolean }>();

  constructor(setup: Setup, github: StandIn) {
    this.setup = setup;
    this.github = github;
  }

  async inventoryAt(sha: string): Promise<Inventory | null> {
    return readInventory(await this.github.git.filesOf(sha));
  }

  /** The commit of the last apply that succeeded, whatever became of its mark; null when none did. */
  get truth(): Attempt | null {
    return this.attempts.findLast(({ isSuccess }) => isSuccess) ?? null;
  }

  /** The newest success whose mark counts. */
  get told(): Attempt | null {
    return this.attempts.findLast((each) => each.isSuccess && this.#counts(each)) ?? null;
  }

  /** Nobody has deleted its mark, and one of the keys has signed it. */
  #counts({ deployment, key }: Attempt): boolean {
    return isThere(this.github, deployment) && (key === undefined || this.setup.keys.includes(key));
  }

  /** Why no run may conclude anything from the marks. null where one may, or where the rules do not say enough. */
  get obstacle(): 'key' | 'hidden' | null {
    const { deployments } = this.github.state;
    const read = new Set(deployments.slice(-MOST_READ));
    const isRead = ({ deployment }: Attempt) => deployment !== null && read.has(deployment);
    const marks = this.attempts.filter(isRead);
    if (deployments.length > MOST_READ && !marks.some((each) => each.isSuccess && this.#counts(each))) return 'hidden';
    const own = new Set(marks.map(({ deployment }) => deployment));
    const isSure = [...read].every((each) => own.has(each) || each.creator?.login !== OWN_LOGIN);
    return isSure && marks.length > 0 && !marks.some((each) => this.#counts(each)) ? 'key' : null;
  }

  /** What the first apply that knew one took as applied. */
  get oldestNamed(): string | undefined {
    return this.attempts.find(({ named }) => named !== '')?.named;
  }

  /** The same of those whose mark nobody has deleted. */
  get oldestTold(): string | undefined {
    return this.attempts.find((each) => each.named !== '' && this.#counts(each))?.named;
  }

  /** The commit that a run of `head` must take as applied. Null when what is told of it is not what was. */
  async appliedFor(head: string, before: string): Promise<string | null> {
    const { truth } = this;
    const needed = truth === null ? this.attempts : [truth];
    if (this.obstacle !== null || !needed.every((each) => this.#counts(each))) return null;
    if (truth === null) return this.oldestNamed ?? before;
    return (await this.#holds(head, truth.commit)) ? truth.commit : null;
  }

  async #holds(head: string, sha: string): Promise<boolean> {
    return (await this.github.git.log(head)).some((commit) => commit.sha === sha);
  }

  /** The pull requests that brought what changed the inventory after `applied`, in the order of their merges. */
  async range(applied: string, head: string) {
    const since = applied === '' ? {} : { not: applied };
    const commits = await this.github.git.log(head, { ...since, path: 'inventory' });
    const numbers = new Set<number>();
    const pushed: string[] = [];
    for (const { sha } of commits) {
      const brought = [...(this.github.state.broughtBy.get(sha) ?? [])].filter((number) => this.#isMerged(number));
      if (brought.length === 0) pushed.push(sha);
      for (const number of brought) numbers.add(number);
    }
    const proposals = this.proposals.filter(({ pull }) => numbers.has(pull.number));
    // They do not touch the inventory. What their plans showed as pending, merging approves, or does not: the rules are silent.
    const others = await this.#mergedSince(applied, head, proposals);
    const order = (proposal: Proposal) => `${proposal.pull.mergedAt} ${String(proposal.pull.number).padStart(6, '0')}`;
    return { pushed, others, proposals: proposals.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)) };
  }

  async #mergedSince(applied: string, head: string, without: readonly Proposal[]): Promise<Proposal[]> {
    const since = new Set(
      (await this.github.git.log(head, applied === '' ? {} : { not: applied })).map(({ sha }) => sha),
    );
    return this.proposals.filter(
      (each) =>
        !without.includes(each) && this.#isMerged(each.pull.number) && since.has(each.pull.mergeCommitSha ?? ''),
    );
  }

  #isMerged(number: number): boolean {
    const pull = this.github.state.pulls.find((each) => each.number === number);
    return pull?.mergedAt !== null && pull?.base === this.github.state.defaultBranch;
  }

  /** The newest record of a pull request that counts now. */
  recordOf(proposal: Proposal, approval: Setup['approval']): Counted {
    const shown = this.#shownBy(proposal);
    return shown !== null && this.#isAsShown(shown.plan, approval) ? shown : null;
  }

  /** What it shows, whether or not somebody has edited what people read. */
  #shownBy({ pull, plans }: Proposal): Counted {
    const ours = (run: CheckRunState) => run.app?.slug === 'github-actions' && run.name === PLAN_CHECK;
    const there = this.github.state.checkRuns.filter((run) => ours(run) && run.headSha === pull.headSha);
    const isPassed = ({ id, text }: CheckRunState) => this.passed.has(id) && this.passed.get(id) === text;
    const ended = there.filter((run) => run.status === 'completed' && !isPassed(run));
    const newest = ended.at(-1);
    const plan = plans.findLast(({ checks }) => checks.some(({ id }) => id === newest?.id));
    if (newest === undefined || plan === undefined || plan.run.result === 'invalid') return null;
    if (plan.signing.length > 0 && !this.setup.keys.includes(plan.signing[0]!)) return null;
    const isWhole = plan.checks.every(({ id, text }) => there.find((run) => run.id === id)?.text === text);
    if (plan.head !== pull.headSha || plan.baseBranch !== pull.base || !isWhole) return null;
    return { plan, isSure: plan.isSure && there.every((run) => ended.includes(run) || isPassed(run)) };
  }

  /** Nobody has edited what people read. */
  #isAsShown({ checks, comments }: Shown, approval: Setup['approval']): boolean {
    const { state } = this.github;
    const isSealed = approval === 'review' || this.setup.keys.length > 0;
    const isSameCheck = (check: CheckRunState) => {
      const now = state.checkRuns.find(({ id }) => id === check.id);
      return !isSealed || (now?.title === check.title && now?.summary === check.summary);
    };
    const isSameComment = (comment: CommentState) => {
      const now = state.comments.find(({ id }) => id === comment.id);
      return now?.body === comment.body && now.updatedAt === comment.updatedAt;
    };
    return checks.every(isSameCheck) && (!isSealed || comments.every(isSameComment));
  }

  /** When what is shown now was shown first: the same plan again keeps its time. */
  #since({ plans }: Proposal, plan: Shown): string {
    let first = plan;
    for (const each of plans.slice(0, plans.indexOf(plan)).toReversed()) {
      const isReadable = each.signing.length === 0 || first.signing.includes(each.signing[0]!);
      const isSamePage = each.head === plan.head && each.baseBranch === plan.baseBranch;
      const isSameTicket = !this.setup.hasTickets || ticketIn(each.title) === ticketIn(plan.title);
      if (!isReadable || !isSamePage || !isSameTicket || !isSameSet(each.keys, plan.keys)) break;
      first = each;
    }
    return first.at;
  }

  /** How many people's reviews approve a plan; 0 where those do not. */
  async #approvals(proposal: Proposal, plan: Shown): Promise<number> {
    const { pull } = proposal;
    const { state, git } = this.github;
    const commits = await git.log(pull.headSha, { not: plan.base });
    const owners = commits.flatMap(({ author, committer }) => [
      state.accountOf(author.email),
      state.accountOf(committer.email),
    ]);
    const involved = new Set([pull.author?.login, ...owners.map((account) => account?.login)]);
    const latest = new Map<string, ReviewState>();
    for (const review of state.reviews.filter((each) => each.pull === pull.number)) {
      const { user } = review;
      const mayWrite = user?.type === 'User' && ['write', 'maintain', 'admin'].includes(state.roleOf(user.login));
      const isDecisive = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'].includes(review.state);
      if (user !== null && mayWrite && isDecisive && !involved.has(user.login)) latest.set(user.login, review);
    }
    if ([...latest.values()].some((review) => review.state === 'CHANGES_REQUESTED')) return 0;
    const since = this.#since(proposal, plan);
    const approvals = [...latest.values()].filter(
      ({ state: said, commit, submittedAt }) =>
        said === 'APPROVED' && commit === plan.head && (submittedAt ?? '') > since,
    );
    const needsTwo = pull.author?.type === 'Bot' || owners.includes(null);
    return approvals.length >= (needsTwo ? 2 : 1) ? approvals.length : 0;
  }

  /** Whether a plan was made on top of all that was pushed directly: under review no other counts. */
  async #knew({ base }: Shown, pushed: readonly string[]): Promise<boolean> {
    return (await Promise.all(pushed.map((sha) => this.#holds(base, sha)))).every((isHeld) => isHeld);
  }

  /** Keys that the records of a range approve, and those of which the rules do not say enough. */
  async approved(applied: string, { head, approval, deleteApprovals, mark = Number.POSITIVE_INFINITY }: Approving) {
    const { proposals, others, pushed } = await this.range(applied, head);
    const records = await Promise.all(
      [...proposals, ...others].map(async (proposal) => {
        const record = this.recordOf(proposal, approval);
        const needsReview = approval === 'review';
        const isInSummary = record !== null && record.plan.mark <= mark;
        const hasTicket = !this.setup.hasTickets || (record !== null && ticketIn(record.plan.title) !== null);
        const isKnowing = isInSummary && hasTicket && (!needsReview || (await this.#knew(record.plan, pushed)));
        const people = isKnowing && needsReview ? await this.#approvals(proposal, record.plan) : deleteApprovals;
        return { proposal, record, shown: this.#shownBy(proposal), people, isApproved: isKnowing && people > 0 };
      }),
    );
    const sure = new Set<string>();
    const open = new Set<string>();
    for (const [n, { proposal, record, isApproved, people }] of records.entries()) {
      if (record === null || !isApproved) continue;
      const later = await this.#laterThan(proposal, records.slice(n + 1));
      for (const key of record.plan.keys) {
        if (isDelete(key) && people < deleteApprovals) continue;
        const says = later.map(({ plan }) => plan.keys.has(key));
        if (says.at(-1) === false) continue;
        const isIn = proposals.includes(proposal);
        if (isIn && record.isSure && !says.includes(false) && later.every(({ isSure }) => isSure)) sure.add(key);
        else open.add(key);
      }
    }
    return { sure, open };
  }

  /** Whether a record of the range saw a mark that nobody finds any more, nor a newer one. */
  async hasLostMark(applied: string, { head, approval }: Pick<Approving, 'head' | 'approval'>): Promise<boolean> {
    const newest = this.told?.deployment?.id ?? 0;
    const { proposals } = await this.range(applied, head);
    const isThere = (id: number) => this.github.state.deployments.some((each) => each.id === id);
    return proposals.some((proposal) => {
      const mark = this.recordOf(proposal, approval)?.plan.mark ?? 0;
      return mark > newest && !isThere(mark);
    });
  }

  /** What those of `others` showed that saw this one merged: what they no longer show, they have withdrawn. */
  async #laterThan({ pull }: Proposal, others: readonly { readonly shown: Counted }[]) {
    const seen = await Promise.all(
      others.map(async ({ shown }) => {
        const sawIt = shown !== null && (await this.#holds(shown.plan.base, pull.mergeCommitSha ?? ''));
        return sawIt ? [shown] : [];
      }),
    );
    return seen.flat();
  }

  /** What an inventory asks for, and why; null where the rules do not say enough. */
  async scoped(
    head: string,
    bases: { readonly base: string; readonly applied: string; readonly upTo: string },
    { live, approval }: { readonly live: Live; readonly approval: Setup['approval'] },
  ): Promise<Scoped | 'invalid' | null> {
    const [inventory, base, applied] = await Promise.all(
      [head, bases.base, bases.applied].map((sha) => this.inventoryAt(sha)),
    );
    if (!inventory || inventory.size === 0) return 'invalid';
    if (!base || !applied) return null;
    const managed = [...(bases.applied === '' ? base : applied).keys()];
    const [ofHead, ofBase, ofApplied] = [inventory, base, applied].map((each) => asked(each, live, managed));
    if (ofHead!.isDoubtful) return 'invalid';
    if (ofBase!.isDoubtful || ofApplied!.isDoubtful) return null;
    const { proposals } = await this.range(bases.applied, bases.upTo);
    const records = proposals.map((proposal) => {
      return { proposal, record: this.recordOf(proposal, approval), shown: this.#shownBy(proposal) };
    });
    if (records.some(({ record }) => record !== null && !record.isSure)) return null;
    const held = new Set<string>();
    for (const [n, { proposal, record }] of records.entries()) {
      const last = (await this.#laterThan(proposal, records.slice(n + 1))).at(-1);
      for (const key of record?.plan.keys ?? []) if (last?.plan.keys.has(key) !== false) held.add(key);
    }
    return scope({
      ...{ head: ofHead!.changes, base: ofBase!.changes, applied: ofApplied!.changes },
      isHeld: (key) => held.has(key),
    });
  }
}

function isThere({ state }: StandIn, deployment: DeploymentState | null): boolean {
  return deployment === null || state.deployments.includes(deployment);
}

export function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}

/** Of a planned pull request as the event tells it. */
export function titleOf({ payload }: EventGiven): string {
  return (payload as { readonly pull_request: { readonly title: string } }).pull_request.title;
}

/** What a push event told. */
export function beforeOf({ payload }: EventGiven): string {
  return typeof payload.before === 'string' ? payload.before : '';
}

export function keysOf(changes: Changes): Set<string> {
  return new Set(changes.keys());
}
