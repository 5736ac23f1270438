// What a history remembers of what people and runs did, kept apart from what the product remembers: pull requests and
// what each plan of them showed, reviews, and successful applies. Only from this an oracle decides what may be written.
// What an inventory asks for, why, and what an apply may execute, is written here a second time from docs/files.md and
// docs/how-it-works.md, without care for speed and without any code of the product.
import type { CheckRunState, CommentState, PullState, ReviewState } from '../github/stand-in/state.ts';
import type { StandIn } from '../github/stand-in.ts';
import { meaningOf } from '../worlds/meaning.ts';
import { isSame, type State } from '../worlds/world.ts';
import { type Inventory, type Live, readInventory } from './inventory.ts';
import type { Run } from './stage.ts';

export interface Setup {
  readonly approval: 'plan' | 'review' | 'none';
  /** The first key signs, every key verifies. Empty if nothing is signed. */
  keys: readonly string[];
}

/** What one plan of a pull request showed when it ended. */
export interface Shown {
  readonly run: Run;
  readonly head: string;
  readonly base: string;
  readonly baseBranch: string;
  readonly keys: ReadonlySet<string>;
  /** Whether the oracle is sure of the keys. */
  readonly isSure: boolean;
  /** The title when it was planned. */
  readonly title: string;
  /** The signing keys that the plan was given. */
  readonly signing: readonly string[];
  readonly at: string;
  readonly checks: readonly CheckRunState[];
  readonly comments: readonly CommentState[];
}

export interface Proposal {
  readonly pull: PullState;
  /** Logins of the people who committed to it. */
  readonly committers: Set<string>;
  readonly plans: Shown[];
}

/** An entry that a run appended to the applied log. */
export interface Attempt {
  readonly run: Run;
  /** The commit of the log. */
  readonly entry: string;
  /** The commit that counts as applied from there on; '' if none is known. */
  readonly applied: string;
  /** The key that signed it; undefined if it is not signed. */
  readonly key: string | undefined;
}

/** The record that counts by the rules, or null for none. It is not sure if the rules do not say enough. */
export type Counted = { readonly plan: Shown; readonly isSure: boolean } | null;

const PLAN_CHECK = 'inventory plan';
export const LOG_REF = 'refs/heads/inventory-applied';
export const OWN_LOGIN = 'github-actions[bot]';
/** How many commits of the log are read. */
const MOST_READ = 30;

export class Ghost {
  readonly setup: Setup;
  readonly github: StandIn;
  readonly proposals: Proposal[] = [];
  /** In the order of the log. */
  readonly attempts: Attempt[] = [];
  /** Commits of the log that repeat entries of runs. */
  readonly replays = new Set<string>();
  /** The texts of checks of plans that were superseded, by id: these plans left nothing. */
  readonly passed = new Map<number, string | null>();
  /** The keys of each digest that a run reported, and whether the oracle is sure. */
  readonly digests = new Map<string, { readonly keys: ReadonlySet<string>; readonly isSure: boolean }>();

  constructor(setup: Setup, github: StandIn) {
    this.setup = setup;
    this.github = github;
  }

  async inventoryAt(sha: string): Promise<Inventory | null> {
    return readInventory(await this.github.git.filesOf(sha));
  }

  /** What was applied last, even if the log has changed; null if nothing is known. */
  get truth(): Attempt | null {
    return this.attempts.at(-1) ?? null;
  }

  /** The newest entry of a run that is still in the log and verifies, and whether the log is unreadable. */
  async log(): Promise<{ readonly state: Attempt | null; readonly isUnreadable: boolean }> {
    const tip = await this.github.git.resolve(LOG_REF);
    const commits = tip === null ? [] : await this.github.git.log(tip);
    let isUnsealed = false;
    for (const [n, { sha, parents }] of commits.entries()) {
      if (n === MOST_READ || parents.length > 1) return { state: null, isUnreadable: true };
      const own = this.attempts.find(({ entry }) => entry === sha);
      if (own && (own.key === undefined ? this.setup.keys.length === 0 : this.setup.keys.includes(own.key)))
        return { state: own, isUnreadable: false };
      isUnsealed ||= own !== undefined || this.replays.has(sha);
    }
    return { state: null, isUnreadable: isUnsealed };
  }

  /** The commit that a run of `head` must take as applied; '' if nothing is known; null if the rules do not say. */
  async appliedFor(head: string): Promise<string | null> {
    const { state, isUnreadable } = await this.log();
    if (isUnreadable) return null;
    if (state === null || state.applied === '') return '';
    if (state !== this.truth) return null;
    return (await this.#holds(head, state.applied)) ? state.applied : null;
  }

  /** Where the chain of what landed begins. If nothing is known to be applied, only the tip itself landed. */
  async startOf(applied: string, tip: string): Promise<string> {
    return applied === '' ? ((await this.github.git.commitAt(tip)).parents[0] ?? '') : applied;
  }

  async #holds(head: string, sha: string): Promise<boolean> {
    return (await this.github.git.log(head)).some((commit) => commit.sha === sha);
  }

  /** The pull requests that changed the inventory after `applied`, in the order of their merges. */
  async range(applied: string, head: string) {
    const { git, state } = this.github;
    const since = applied === '' ? {} : { not: applied };
    const commits = new Map((await git.log(head, since)).map((commit) => [commit.sha, commit]));
    const numbers = new Set<number>();
    for (let at = commits.get(head); at !== undefined; at = commits.get(at.parents[0] ?? '')) {
      const [before] = at.parents;
      const isUntouched = before !== undefined && (await isSameInventory(git, before, at.sha));
      if (!isUntouched) for (const number of state.broughtBy.get(at.sha) ?? []) numbers.add(number);
    }
    const merged = this.proposals.filter(({ pull }) => pull.mergedAt !== null && pull.base === state.defaultBranch);
    const order = ({ pull }: Proposal) => `${pull.mergedAt} ${String(pull.number).padStart(6, '0')}`;
    const proposals = merged.filter(({ pull }) => numbers.has(pull.number));
    return {
      proposals: proposals.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)),
      // They do not touch the inventory. The rules do not say whether their merge approves what their plans showed as
      // pending.
      others: merged.filter((each) => !proposals.includes(each) && commits.has(each.pull.mergeCommitSha ?? '')),
    };
  }

  /** The newest record of a pull request that counts now. */
  recordOf(proposal: Proposal, approval: Setup['approval']): Counted {
    const shown = this.#shownBy(proposal);
    return shown !== null && this.#isAsShown(shown.plan, approval) ? shown : null;
  }

  #records(proposals: readonly Proposal[], approval: Setup['approval']) {
    return proposals.map((proposal) => {
      return { proposal, record: this.recordOf(proposal, approval), shown: this.#shownBy(proposal) };
    });
  }

  /** What it shows, even if somebody has edited what people read. */
  #shownBy({ pull, plans }: Proposal): Counted {
    const ours = (run: CheckRunState) => run.app?.slug === 'github-actions' && run.name === PLAN_CHECK;
    const there = this.github.state.checkRuns.filter((run) => ours(run) && run.headSha === pull.headSha);
    const isPassed = ({ id, text }: CheckRunState) => this.passed.has(id) && this.passed.get(id) === text;
    const ended = there.filter((run) => run.status === 'completed' && !isPassed(run));
    const newest = ended.at(-1);
    const plan = plans.findLast(({ checks }) => checks.some(({ id }) => id === newest?.id));
    if (newest === undefined || plan === undefined || ['invalid', 'blocked'].includes(plan.run.result)) return null;
    if (plan.signing.length > 0 && !this.setup.keys.includes(plan.signing[0]!)) return null;
    const isWhole = plan.checks.every(({ id, text }) => there.find((run) => run.id === id)?.text === text);
    if (plan.head !== pull.headSha || plan.baseBranch !== pull.base || !isWhole) return null;
    return { plan, isSure: plan.isSure && there.every((run) => ended.includes(run) || isPassed(run)) };
  }

  /** True if nobody has edited what people read. */
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

  /** When the plan that is shown now was shown first. The same plan again keeps its time. */
  #since({ plans }: Proposal, plan: Shown): string {
    let first = plan;
    for (const each of plans.slice(0, plans.indexOf(plan)).toReversed()) {
      const isReadable = each.signing.length === 0 || first.signing.includes(each.signing[0]!);
      const isSamePage = each.head === plan.head && each.baseBranch === plan.baseBranch;
      if (!isReadable || !isSamePage || !isSameSet(each.keys, plan.keys)) break;
      first = each;
    }
    return first.at;
  }

  /** Whether the reviews approve a plan. */
  async #isApproved(proposal: Proposal, plan: Shown): Promise<boolean> {
    const { pull } = proposal;
    const { state, git } = this.github;
    const commits = await git.log(pull.headSha, { not: plan.base });
    const emails = commits.flatMap(({ author, committer }) => [author.email, committer.email]);
    const owners = emails.map((email) => state.accountOf(email));
    const involved = new Set([pull.author?.login, ...owners.map((account) => account?.login)]);
    const latest = new Map<string, ReviewState>();
    for (const review of state.reviews.filter((each) => each.pull === pull.number)) {
      const { user } = review;
      const mayWrite = user?.type === 'User' && ['write', 'maintain', 'admin'].includes(state.roleOf(user.login));
      const isDecisive = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'].includes(review.state);
      if (user !== null && mayWrite && isDecisive && !involved.has(user.login)) latest.set(user.login, review);
    }
    if ([...latest.values()].some((review) => review.state === 'CHANGES_REQUESTED')) return false;
    const since = this.#since(proposal, plan);
    const approvals = [...latest.values()].filter(
      ({ state: verdict, commit, submittedAt }) =>
        verdict === 'APPROVED' && commit === plan.head && (submittedAt ?? '') > since,
    );
    const isOfBot = commits.some(({ author }) => state.accountOf(author.email)?.type === 'Bot');
    const needsTwo = pull.author?.type === 'Bot' || isOfBot || owners.includes(null);
    return approvals.length >= (needsTwo ? 2 : 1);
  }

  /** Keys that the records of a range approve, and keys about which the rules do not say enough. */
  async approved(applied: string, head: string, approval: Setup['approval']) {
    const { proposals, others } = await this.range(applied, head);
    const records = this.#records([...proposals, ...others], approval);
    const sure = new Set<string>();
    const open = new Set<string>();
    for (const [n, { proposal, record }] of records.entries()) {
      if (record === null) continue;
      if (approval === 'review' && !(await this.#isApproved(proposal, record.plan))) continue;
      const later = await this.#laterThan(proposal, records.slice(n + 1));
      for (const key of record.plan.keys) {
        const says = later.map(({ plan }) => plan.keys.has(key));
        if (says.at(-1) === false) continue;
        const isIn = proposals.includes(proposal);
        if (isIn && record.isSure && !says.includes(false) && later.every(({ isSure }) => isSure)) sure.add(key);
        else open.add(key);
      }
    }
    return { sure, open };
  }

  /** The plans of `others` that were made after the merge of this one. They withdraw what they no longer show. */
  async #laterThan({ pull }: Proposal, others: readonly { readonly shown: Counted }[]) {
    const seen = await Promise.all(
      others.map(async ({ shown }) => {
        const sawIt = shown !== null && (await this.#holds(shown.plan.base, pull.mergeCommitSha ?? ''));
        return sawIt ? [shown] : [];
      }),
    );
    return seen.flat();
  }

  /** All that an inventory may ask for, for any reason, whatever of what runs applied says what its entries meant. */
  async everyKey(inventory: Inventory | null, live: Live): Promise<Set<string>> {
    if (inventory === null) return new Set();
    const commits = new Set(this.attempts.flatMap(({ applied }) => applied || []));
    const earlier = await Promise.all([...commits].map((sha) => this.inventoryAt(sha)));
    return new Set([null, ...earlier].flatMap((each) => [...asked(inventory, live, each ?? undefined).changes.keys()]));
  }

  /** What an inventory asks for, and why; null if the rules do not say enough. */
  async scoped(
    head: string,
    bases: { readonly base: string; readonly applied: string; readonly upTo: string },
    { live, approval }: { readonly live: Live; readonly approval: Setup['approval'] },
  ): Promise<Scoped | 'invalid' | null> {
    const [inventory, base, applied] = await Promise.all(
      [head, bases.base, bases.applied || bases.base].map((sha) => this.inventoryAt(sha)),
    );
    if (!inventory || inventory.size === 0) return 'invalid';
    if (!base || !applied) return null;
    const ofHead = asked(inventory, live, applied);
    const ofApplied = asked(applied, live);
    const ofBase = bases.applied === '' ? ofApplied : asked(base, live, applied);
    if (ofHead.isDoubtful) return 'invalid';
    if (ofBase.isDoubtful || ofApplied.isDoubtful) return null;
    const own = new Set([...ofHead.changes.keys()].filter((key) => !ofBase.changes.has(key)));
    // If nothing is known to be applied, everything that differs is asked for.
    if (bases.applied === '') return { toExecute: ofHead.changes, drift: new Map(), own };
    const { proposals } = await this.range(bases.applied, bases.upTo);
    const records = this.#records(proposals, approval);
    if (records.some(({ record }) => record !== null && !record.isSure)) return null;
    const held = new Set<string>();
    for (const [n, { proposal, record }] of records.entries()) {
      const last = (await this.#laterThan(proposal, records.slice(n + 1))).at(-1);
      for (const key of record?.plan.keys ?? []) if (last?.plan.keys.has(key) !== false) held.add(key);
    }
    return scope(ofHead.changes, ofBase.changes, ofApplied.changes, (key) => held.has(key));
  }
}

export function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}

export function keysOf(changes: Changes): Set<string> {
  return new Set(changes.keys());
}

export async function isSameInventory(git: StandIn['git'], one: string, other: string): Promise<boolean> {
  return (await git.changed(one, other)).every((path) => !path.startsWith('inventory/'));
}

export interface Change {
  /** null for a new asset. */
  readonly id: string | null;
  readonly before: State | null;
  readonly after: State | null;
}

/** Each change has a key from its content, so that the same change is found again. */
export type Changes = ReadonlyMap<string, Change>;

export function keyOf({ id, before, after }: Change): string {
  return `${id ?? 'new'}: ${textOf(before)} > ${textOf(after)}`;
}

function textOf(state: State | null): string {
  return state === null ? '-' : `${state.system}/${state.name} ${state.type}`;
}

/** Whether what the change with that key leads to is so. */
export function isDone(key: string, live: Live): boolean {
  const [id = '', after] = key.split(/: .* > /);
  if (after === '-') return !live.has(id);
  return [...live].some(([other, state]) => (id === 'new' || other === id) && textOf(state) === after);
}

interface Asked {
  readonly changes: Changes;
  /** Some entry does not say which asset it means. That is an error if this inventory is planned. */
  readonly isDoubtful: boolean;
}

/** `earlier`: what was declared before. A move may be inferred from its systems, and it says what entries meant. */
export function asked(inventory: Inventory, live: Live, earlier: Inventory = new Map()): Asked {
  const entries = entriesOf(inventory);
  const ids = entries.filter(({ id }) => id).map(({ live: id }) => id);
  const isLost = ids.some((id, n) => id === null || !live.has(id) || ids.indexOf(id) !== n);
  const managed = new Set([...inventory.keys(), ...earlier.keys()]);
  const known = entries.filter(({ id, live: of }) => !id || live.has(of ?? ''));
  const meanings = meaningOf({ entries: known, live, managed, earlier: entriesOf(earlier) });
  // An id distinguishes two assets with one name.
  const unpinned = entries.filter(({ id }) => !id);
  if (isLost || meanings.includes('doubt') || hasTwins(unpinned.map(({ state }) => state))) {
    return { changes: new Map(), isDoubtful: true };
  }
  const found: Change[] = entries.map(({ state }, n) => {
    const meaning = meanings[n] ?? null;
    const id = meaning === 'several' ? null : meaning;
    return { id, before: id === null ? null : (live.get(id) ?? null), after: state };
  });
  const claimed = new Set(meanings);
  for (const [id, state] of live) {
    if (!claimed.has(id) && inventory.get(state.system)?.prune) found.push({ id, before: state, after: null });
  }
  const real = found.filter(({ before, after }) => before === null || after === null || !isSame(before, after));
  return { changes: new Map(real.map((change) => [keyOf(change), change])), isDoubtful: false };
}

function entriesOf(inventory: Inventory) {
  return [...inventory.values()].flatMap(({ entries }) => entries);
}

function hasTwins(states: readonly State[]): boolean {
  return new Set(states.map(({ name, system }) => `${system}/${name}`)).size < states.length;
}

export interface Scoped {
  /** The changes of origin inventory or pending. */
  readonly toExecute: Changes;
  readonly drift: Changes;
  /** What the head asks for and its base does not. */
  readonly own: ReadonlySet<string>;
}

/** `isHeld`: whether a record in the range contains it. */
function scope(head: Changes, base: Changes, applied: Changes, isHeld: (key: string) => boolean): Scoped {
  const isAsked = (key: string) => !base.has(key) || !applied.has(key) || isHeld(key);
  const toExecute = new Map([...head].filter(([key]) => isAsked(key)));
  const drift = new Map([...head].filter(([key]) => !isAsked(key)));
  return { toExecute, drift, own: new Set([...head.keys()].filter((key) => !base.has(key))) };
}

/** The most deletes that the guards allow. */
export function deleteLimit(inventory: Inventory, live: Live, most = 25, percent = 30): number {
  if (most === 0 || percent === 0) return 0;
  const managed = [...live.values()].filter(({ system }) => inventory.has(system)).length;
  return Math.min(most, Math.max(3, Math.floor((managed * percent) / 100)));
}
