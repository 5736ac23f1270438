// One history, made from a seed: people propose, review, merge and meddle; runs are late, lost, killed or two at once;
// and an oracle judges each of them. Then nobody acts any more, and everything must end as declared.
import { createHash } from 'node:crypto';
import type { EventGiven } from '../github/stand-in/events.ts';
import type { Push } from '../github/stand-in/history.ts';
import type { CheckRunState, PullState } from '../github/stand-in/state.ts';
import { Dice } from '../worlds/dice.ts';
import { EVENTS, type EventName, type Tally } from './events.ts';
import { asked, deleteLimit, Ghost, keysOf, LOG_REF, type Proposal, type Setup, type Shown } from './ghost.ts';
import { edit, filesOf, type Inventory, idOf, type Kinds, plain, SYSTEMS } from './inventory.ts';
import {
  type Expectation,
  expectApply,
  expectEither,
  Fault,
  type Inputs,
  insist,
  judgeApply,
  judgeCounts,
  judgeGreen,
} from './judge.ts';
import { clearTheWay, mishaps } from './mischief.ts';
import { type Happening, type Product, type Run, Stage, WHOLE } from './stage.ts';
import { STEPS } from './steps.ts';
import { THEMES, type Theme, themeOf } from './themes.ts';
import { nextTurn } from './time.ts';

export interface Told {
  readonly runs: number;
  readonly writes: number;
  /** How often each result occurred, and how many results were predicted. */
  readonly results: ReadonlyMap<string, number>;
  readonly predicted: number;
  readonly events: Tally;
  /** The digest of all that happened. The same seed gives the same digest. */
  readonly digest: string;
}

const DAY = 86_400_000;
/** The roles of people whose role is not `write`. */
const ROLES = { sam: 'maintain', ada: 'admin', olga: 'read', tess: 'triage' } as const;
/** The marker of the comment of a plan. */
const MARKER = 'cip-inventory-sync:plan';

/** Throws a Fault with the seed and what happened. `product` may be a broken one. */
export async function play(seed: number, product: Product = WHOLE, steps = 16): Promise<Told> {
  const history = await History.open(seed, product);
  try {
    await history.begin();
    for (let step = 0; step < steps; step++) await history.step();
    await history.comeToRest();
    return history.told();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(`history ${seed} (${themeOf(seed)}): ${error.message}\n${history.diary.join('\n')}`);
  } finally {
    await history.stage.close();
  }
}

export class History {
  readonly dice: Dice;
  readonly stage: Stage;
  readonly ghost: Ghost;
  readonly theme: Theme;
  readonly diary: string[] = [];
  /** Pushes to the default branch whose apply has not run; `pushed` are those whose apply has run and may run again. */
  readonly pushes: Push[] = [];
  readonly pushed: Push[] = [];
  #names = 0;
  #moves = 0;
  readonly #runs: Run[] = [];
  /** Approved changes that were done when a run was green. */
  readonly #settledKeys = new Set<string>();
  #predicted = 0;
  readonly #events: Tally = new Map(EVENTS.map((event) => [event, 0]));

  private constructor(dice: Dice, stage: Stage, theme: Theme, setup: Setup) {
    this.dice = dice;
    this.stage = stage;
    this.theme = theme;
    this.ghost = new Ghost(setup, stage.github);
  }

  static async open(seed: number, product: Product): Promise<History> {
    const dice = new Dice(seed);
    const theme: Theme = THEMES[themeOf(seed)];
    const stage = await Stage.open(Date.parse('2026-03-01T00:00:00Z'), product, new Dice(~seed));
    const approval = dice.pick(theme.approvals);
    const keys = dice.chance(theme.signed) ? ['a signing key of histories, long enough'] : [];
    const history = new History(dice, stage, theme, { approval, keys });
    for (const login of ['rita', 'dana', 'mallory']) stage.github.state.roles.set(login, 'write');
    for (const [login, role] of Object.entries(ROLES)) stage.github.state.roles.set(login, role);
    return history;
  }

  note(line: string): void {
    this.diary.push(line);
  }

  /** Counts an event that happened. */
  tell(event: EventName, about: string): void {
    this.#events.set(event, (this.#events.get(event) ?? 0) + 1);
    this.note(about === '' ? event : `${event}: ${about}`);
  }

  get inputs(): Inputs {
    const { approval, keys } = this.ghost.setup;
    return { approval, 'signing-key': keys.join('\n') };
  }

  fresh(): string {
    this.#names += 1;
    return `dev-${this.#names}`;
  }

  get tip(): Promise<string> {
    return this.stage.github.git.resolve('refs/heads/main').then((sha) => sha ?? '');
  }

  /** What the tip declares. */
  async inventory(): Promise<Inventory | null> {
    return this.ghost.inventoryAt(await this.tip);
  }

  /** Three systems with a few assets that are already live, and mostly an apply that records them. */
  async begin(): Promise<void> {
    const { dice, stage } = this;
    const systems = SYSTEMS.slice(0, 3).map(idOf);
    for (const system of systems) {
      for (let n = dice.between(2, 5); n > 0; n--) {
        const asset_type = dice.pick(['hardware', 'software'] as const);
        stage.organization.createAsset({ name: this.fresh(), cyber_system_id: system, asset_type });
      }
    }
    const states = [...stage.live.values()];
    const entriesOf = (id: string) => states.filter(({ system }) => system === id).map(plain);
    const filled = new Map(systems.map((system) => [system, { prune: true, entries: entriesOf(system) }]));
    this.note(JSON.stringify(this.ghost.setup));
    await stage.github.directPush({ 'README.md': 'inventory\n', ...filesOf(filled) });
    const push = await stage.github.directPush({ 'README.md': 'again\n' });
    const isTroubled = dice.chance(0.3);
    if (isTroubled) this.tell('first apply in trouble', '');
    if (isTroubled || dice.chance(0.8)) await this.applyPush(push, isTroubled ? mishaps(this, 1) : []);
    else this.pushes.push(push);
  }

  async step(): Promise<void> {
    const isStuck = ['invalid', 'blocked', 'unapproved'].includes(this.#runs.at(-1)?.result ?? '');
    if (isStuck && this.dice.chance(0.3)) await this.mend();
    await STEPS[this.dice.weighted(this.theme.steps)](this);
  }

  /** An inventory after somebody has edited it. */
  edited(from: Inventory, kinds?: Kinds): Inventory {
    const given = { live: this.stage.live, fresh: () => this.fresh(), kinds };
    let made = from;
    for (let n = this.dice.between(1, 2); n > 0; n--) {
      const { kind, inventory } = edit(this.dice, made, given);
      this.tell(`edit: ${kind}`, '');
      made = inventory;
    }
    return made;
  }

  openPulls(): Proposal[] {
    return this.ghost.proposals.filter(({ pull }) => pull.state === 'open');
  }

  anyOpen(): Proposal | null {
    const all = this.openPulls();
    return all.length === 0 ? null : this.dice.pick(all);
  }

  /** What the tip declares; null if it cannot be read or declares nothing. */
  async anyInventory(): Promise<Inventory | null> {
    const inventory = await this.inventory();
    return inventory?.size ? inventory : null;
  }

  /** Applies the last applied push again. */
  async applyLast(): Promise<boolean> {
    const last = this.pushed.at(-1);
    if (last !== undefined) await this.applyPush(last);
    return last !== undefined;
  }

  async pullEvent(pull: PullState): Promise<EventGiven> {
    if (pull.state === 'open') await this.stage.github.refreshTestMerge(pull);
    return this.stage.github.event('pull_request', { pull });
  }

  /** Runs a plan of a pull request, and judges by the rules what it shows. */
  async plan(proposal: Proposal, event: EventGiven, happenings: readonly Happening[] = []): Promise<void> {
    const { pull } = proposal;
    const head = headOf(event);
    const seen = await this.#planned(event, pull);
    const before = new Set(this.stage.github.state.checkRuns);
    const run = await this.look(event, `plans #${pull.number}`, happenings);
    if (run.isUndisturbed) {
      const isStill = pull.headSha === head && pull.state === 'open';
      const results = isStill && seen.results ? seen.results : new Set([run.result]);
      insist(results.has(run.result), `${run.name} is ${run.result}, must be ${[...results].join(' or ')}`, run);
      if (isStill && seen.isSure) judgeCounts(run, seen);
      if (isRecorded(run)) this.#show(proposal, run, seen, before);
      if (run.result === 'superseded')
        for (const { id, text } of this.#checksSince(before, head)) this.ghost.passed.set(id, text);
      return;
    }
    // An interrupted plan may have written its record first. If somebody meddled meanwhile, it may have read what was
    // there before, or what is there now.
    const { keys } = await this.#planned(event, pull);
    this.#show(proposal, run, { base: seen.base, keys: new Set([...seen.keys, ...keys]), isSure: false }, before);
  }

  /** Two plans at once, the second of the current head. What both write on one head cannot be distinguished. */
  async planTogether(proposal: Proposal, events: readonly EventGiven[]): Promise<void> {
    const seen = await Promise.all(events.map((event) => this.#planned(event, proposal.pull)));
    const before = new Set(this.stage.github.state.checkRuns);
    const why = `plans #${proposal.pull.number} beside another`;
    const runs = await Promise.all(events.map((event) => this.look(event, why)));
    for (const [n, run] of runs.entries()) {
      if (isRecorded(run)) this.#show(proposal, run, { ...seen[n]!, isSure: false }, before);
    }
  }

  /** Remembers what a plan left for people to read. */
  #show(
    { pull, plans }: Proposal,
    run: Run,
    { base, keys, isSure }: Pick<Shown, 'base' | 'keys' | 'isSure'>,
    before: ReadonlySet<CheckRunState>,
  ): void {
    const { state } = this.stage.github;
    const head = headOf(run.event);
    const made = this.#checksSince(before, head);
    if (made.length === 0) return;
    const comments = state.comments.filter(({ issue, body }) => issue === pull.number && body.includes(MARKER));
    plans.push({
      ...{ run, head, base, baseBranch: pull.base, at: state.calendar.stamp(), isSure },
      keys: run.result === 'invalid' ? new Set() : keys,
      // The title on GitHub just before the record is written, even if the event has another one.
      ...{ title: pull.title, signing: this.ghost.setup.keys },
      ...{ checks: structuredClone(made), comments: structuredClone(comments) },
    });
  }

  /** The new checks on a head that have ended. */
  #checksSince(before: ReadonlySet<CheckRunState>, head: string): CheckRunState[] {
    const { checkRuns } = this.stage.github.state;
    return checkRuns.filter((check) => !before.has(check) && check.headSha === head && check.status === 'completed');
  }

  async #planned(event: EventGiven, pull: PullState) {
    const { parents } = await this.stage.github.git.commitAt(event.sha);
    const base = parents[0] ?? '';
    const applied = await this.ghost.appliedFor(event.sha);
    const { live } = this.stage;
    const { approval } = this.ghost.setup;
    const isSilent =
      applied === null || pull.base !== this.stage.github.state.defaultBranch || pull.mergeCommitSha === null;
    // What records contain is pending in an apply, but not in a plan, which does not read them.
    const bases = { base, applied: applied ?? '', upTo: applied ?? '' };
    const scoped = isSilent ? null : await this.ghost.scoped(event.sha, bases, { live, approval });
    const nothing = { base, keys: new Set<string>(), changes: [] };
    if (scoped === 'invalid') return { ...nothing, isSure: true, results: new Set(['invalid']) };
    if (scoped === null) {
      const inventory = await this.ghost.inventoryAt(event.sha);
      const keys = await this.ghost.everyKey(inventory, live);
      return { ...nothing, keys, isSure: false, results: null };
    }
    const keys = keysOf(scoped.toExecute);
    const deletes = [...scoped.toExecute.values()].filter(({ after }) => after === null).length;
    const inventory = (await this.ghost.inventoryAt(event.sha))!;
    const isBlocked = deletes > deleteLimit(inventory, live);
    const quiet = scoped.drift.size > 0 ? ['no-changes', 'planned'] : ['no-changes'];
    const results = new Set(keys.size === 0 ? quiet : [isBlocked ? 'blocked' : 'planned']);
    return { base, keys, changes: [...scoped.toExecute.values()], isSure: true, results };
  }

  async applyPush(push: Push, happenings: readonly Happening[] = []): Promise<Run> {
    const event = await this.stage.github.event('push', push);
    return this.apply(event, {}, `applies ${push.after.slice(0, 7)}`, happenings);
  }

  /** Runs an apply and judges it. */
  async apply(event: EventGiven, more: Inputs, why: string, happenings: readonly Happening[] = []): Promise<Run> {
    const inputs = { ...this.inputs, ...more };
    const before = await expectApply(this.ghost, { event, inputs, live: this.stage.live });
    const moves = this.#moves;
    const run = await this.#run(event, inputs, why, happenings);
    const either = await expectEither(this.ghost, before, { event, inputs, runs: [run] });
    await this.#remember([run]);
    await this.#rememberDigest(run, before);
    if (before.results !== null && run.isUndisturbed) this.#predicted += 1;
    await judgeApply(this.ghost, run, either, moves !== this.#moves);
    await judgeGreen(this, run, this.#settledKeys);
    return run;
  }

  /** Runs an apply that somebody starts by hand. */
  async dispatch(inputs: Inputs): Promise<Run> {
    const event = await this.stage.github.event('workflow_dispatch', {});
    return this.apply(event, { command: 'apply', ...inputs }, 'is dispatched');
  }

  /** Applies several pushes at once. Their results can hardly be judged, but all their writes can. */
  async applyTogether(pushes: readonly Push[], happenings: readonly Happening[]): Promise<void> {
    const begun = await Promise.all(
      pushes.map(async (push) => {
        const event = await this.stage.github.event('push', push);
        const before = await expectApply(this.ghost, { event, inputs: this.inputs, live: this.stage.live });
        return { push, event, before };
      }),
    );
    const moves = this.#moves;
    const runs = await Promise.all(
      begun.map(({ push, event }, n) => {
        const why = `applies ${push.after.slice(0, 7)} beside another`;
        return this.#run(event, this.inputs, why, n === 0 ? happenings : []);
      }),
    );
    await Promise.all(runs.map(({ late }) => late));
    await nextTurn();
    const either = await Promise.all(
      begun.map(({ event, before }) => expectEither(this.ghost, before, { event, inputs: this.inputs, runs })),
    );
    // Before any of them has succeeded, the entry of another run says what was applied.
    const allowed = new Set(either.flatMap((each) => [...each.allowed]));
    await this.#remember(runs);
    for (const [n, run] of runs.entries()) {
      await this.#rememberDigest(run, { ...begun[n]!.before, toExecute: null });
      await judgeApply(this.ghost, run, { ...either[n]!, allowed, results: null }, moves !== this.#moves);
    }
  }

  /** A run that may only read. */
  async look(event: EventGiven, why: string, happenings: readonly Happening[] = []): Promise<Run> {
    const run = await this.#run(event, this.inputs, why, happenings);
    insist(run.writes.length === 0, `${run.name} ${why}, and wrote`, run);
    return run;
  }

  /** Remembers the entries of applies in the log, in the order of the log. */
  async #remember(runs: readonly Run[]): Promise<void> {
    const { git } = this.stage.github;
    const { attempts, replays } = this.ghost;
    const tip = await git.resolve(LOG_REF);
    const commits = tip === null ? [] : (await git.log(tip)).toReversed();
    for (const run of runs) {
      const isSo = commits.some(
        ({ message }) => entryIn(message)?.run === run.id && entryIn(message)?.kind === 'applied',
      );
      const isOnlyLate = !run.hasLostLog && run.happened.every(({ kind }) => kind === 'suspension');
      insist(
        isSo || !isOnlyLate || run.result !== 'applied',
        `${run.name} is applied, and its log does not say so`,
        run,
      );
    }
    for (const { sha, message } of commits) {
      const parsed = entryIn(message);
      const run = runs.find(({ id }) => id === parsed?.run);
      if (!parsed || !run || replays.has(sha) || attempts.some(({ entry }) => entry === sha)) continue;
      const isSo = parsed.kind !== 'applied' || ['applied', 'no-changes', 'dead'].includes(run.result);
      insist(isSo, `${run.name} is ${run.result}, and its entry says that it applied`, run);
      const [key] = run.inputs['signing-key']?.split('\n').filter((line) => line !== '') ?? [];
      attempts.push({ run, entry: sha, applied: parsed.applied ?? '', key });
    }
  }

  async #rememberDigest(run: Run, { toExecute, inventory, live }: Expectation): Promise<void> {
    const { digest } = run.outputs;
    if (!digest || run.result !== 'unapproved') return;
    const keys = toExecute ?? (await this.ghost.everyKey(inventory, live));
    const isSure = toExecute !== null && run.isUndisturbed;
    this.ghost.digests.set(digest, { keys, isSure });
  }

  async #run(event: EventGiven, inputs: Inputs, why: string, happenings: readonly Happening[]): Promise<Run> {
    const run = await this.stage.run(event, inputs, happenings);
    const happened = [...run.met].map((each) => `${each.kind} at ${each.of} ${each.at}`);
    for (const each of run.met) {
      const what = eventOf(each);
      const about = each.kind === 'suspension' ? `${run.name} for ${each.ms / 1000} s` : run.name;
      if (what !== null) this.tell(what, about);
    }
    if (run.writes.length > 0) happened.push(`${run.writes.length} writes`);
    this.note(`${run.name} ${why}: ${[run.result, ...happened].join(', ')}`);
    this.#runs.push(run);
    insist(!run.log.includes('this is a bug'), `${run.name} met a bug`, run);
    return run;
  }

  /** Moves the default branch. A run at that time cannot be expected to know about it. */
  async push(made: Promise<Push>): Promise<Push> {
    const push = await made;
    this.#moves += 1;
    this.pushes.push(push);
    return push;
  }

  told(): Told {
    const results = new Map<string, number>();
    for (const { result } of this.#runs) results.set(result, (results.get(result) ?? 0) + 1);
    const { writes } = this.stage;
    const all = [this.diary, writes.map(({ run, id, before, after }) => [run.name, id, before, after])];
    const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12);
    const counts = { runs: this.#runs.length, writes: writes.length, predicted: this.#predicted };
    return { ...counts, results, events: this.#events, digest };
  }

  /** An administrator helps out: makes the inventory clear, and approves all changes, even if they are many. */
  async mend(): Promise<Run> {
    await clearTheWay(this);
    this.#partTwins();
    const inventory = await this.inventory();
    if (inventory === null || asked(inventory, this.stage.live).isDoubtful) {
      await this.applyPush(await this.push(this.stage.github.directPush(await this.#settled(), 'Settle')));
    }
    const wide = { 'apply-drift': 'true', 'max-deletes': '1000', 'max-delete-percent': '100' };
    const first = await this.dispatch({ approval: 'plan', ...wide, 'approve-digest': 'sha256:0' });
    if (first.result !== 'unapproved') return first;
    return this.dispatch({ approval: 'plan', ...wide, 'approve-digest': first.outputs.digest ?? '' });
  }

  /** Two assets of one name in a system make every run invalid, until somebody renames one. */
  #partTwins(): void {
    const seen = new Set<string>();
    for (const [id, { system, name }] of this.stage.live) {
      const place = `${system}/${name}`;
      if (seen.has(place)) this.stage.organization.updateAsset(id, { name: this.fresh() });
      seen.add(place);
    }
  }

  /** Nobody does anything any more. After an administrator has approved it, everything declared must be live. */
  async comeToRest(): Promise<void> {
    const { github } = this.stage;
    this.note('quiet');
    for (const { after } of this.pushes) this.tell('apply dropped', after.slice(0, 7));
    github.state.calendar.advance(DAY);
    await clearTheWay(this);
    this.#partTwins();
    const last = await this.push(github.directPush(await this.#settled(), 'Settle'));
    await this.applyPush(last);
    const mended = await this.mend();
    const inventory = await this.inventory();
    const left = inventory === null ? null : asked(inventory, this.stage.live);
    const keys = [...(left?.changes.keys() ?? [])];
    const isAtRest = left !== null && !left.isDoubtful && keys.length === 0;
    insist(isAtRest, `at rest ${mended.name} is ${mended.result}, and left ${keys.join('; ')}`, mended);
    const again = await this.applyPush(last);
    const isQuiet = again.result === 'no-changes' && again.writes.length === 0;
    insist(isQuiet, `at rest ${again.name} is ${again.result}`, again);
  }

  /** The inventory of the tip without hints, ids and namesakes. */
  async #settled() {
    const inventory = await this.inventory();
    const settled = Array.from(SYSTEMS.slice(0, 3), (name) => {
      const { prune, entries } = inventory?.get(idOf(name)) ?? { prune: true, entries: [] };
      const states = new Map(entries.map(({ state }) => [state.name, state]));
      return [idOf(name), { prune, entries: Array.from(states.values(), plain) }] as const;
    });
    return filesOf(new Map(settled));
  }
}

function eventOf(each: Happening): EventName | null {
  if (each.kind === 'meanwhile') return null;
  if (each.kind === 'suspension') return 'suspended';
  if (each.kind === 'fault') return `${each.how === 'lose' ? 'lost' : 'unanswered'} at ${each.of}`;
  return each.when === 'late' ? 'death while a write is on its way' : `death ${each.when} at ${each.of}`;
}

/** True if the run leaves a check. If it is invalid or blocked, the check has no record. */
function isRecorded(run: Run): boolean {
  return ['planned', 'no-changes', 'blocked', 'invalid'].includes(run.result);
}

function headOf({ payload }: EventGiven): string {
  return /"head":\{.*?"sha":"(\w+)"/.exec(JSON.stringify(payload.pull_request))?.[1] ?? '';
}

/** What an entry of the log says; null for a commit that is no entry. */
function entryIn(message: string): { kind: string; run: string; applied: string | null } | null {
  const line = message.split('\n').find((text) => text.startsWith('{"kind"'));
  return line === undefined ? null : JSON.parse(line);
}
