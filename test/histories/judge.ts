// The oracle: what a run wrote must have been shown, approved, as shown before, declared, within the guards, no twin,
// and of the tip. A run to which nothing happened must have the result that the rules say.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventGiven } from '../github/stand-in/events.ts';
import { runProgram } from '../journeys/in-process.ts';
import { isSame } from '../worlds/world.ts';
import {
  asked,
  type Change,
  type Changes,
  deleteLimit,
  type Ghost,
  isDone,
  isSameInventory,
  isSameSet,
  keyOf,
  keysOf,
  type Scoped,
  type Setup,
} from './ghost.ts';
import type { History } from './history.ts';
import { type Inventory, type Live, readInventory } from './inventory.ts';
import { type Asset, type Run, stateOf } from './stage.ts';

/** Something is not as it must be. Contains the log of the run, if it is about one. */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(message: string, run?: Run) {
    super(run === undefined ? message : `${message}\n${run.log}`);
  }
}

/** Throws a Fault if it is not so. */
export function insist(isSo: boolean, message: string, run?: Run): asserts isSo {
  if (!isSo) throw new Fault(message, run);
}

/** The world as an apply found it, and what the rules say about it. */
export interface Expectation {
  readonly head: string;
  readonly approval: Setup['approval'];
  readonly inventory: Inventory | null;
  readonly live: Live;
  readonly isTip: boolean;
  /** Keys that may be written. */
  readonly allowed: ReadonlySet<string>;
  readonly limit: number;
  /** The results that it may have; null if the rules do not say enough. */
  readonly results: ReadonlySet<string> | null;
  readonly toExecute: ReadonlySet<string> | null;
  /** The ids of assets that drifted, or that may have if the rules do not say. */
  readonly drifting: ReadonlySet<string>;
}

const SWAP = '~cip-sync';
const SUPERSEDED: ReadonlySet<string> = new Set(['superseded']);

/** The inputs of a run. Its `approval` replaces that of the history. */
export type Inputs = Readonly<Record<string, string>> & { readonly approval?: Setup['approval'] };

interface Applying {
  readonly event: EventGiven;
  readonly inputs: Inputs;
  readonly live: Live;
}

/** What an apply may do, seen from just before it. */
export async function expectApply(ghost: Ghost, { event, inputs, live }: Applying): Promise<Expectation> {
  const { sha: head } = event;
  const { approval = ghost.setup.approval } = inputs;
  const inventory = await ghost.inventoryAt(head);
  const tip = (await ghost.github.git.resolve('refs/heads/main')) ?? '';
  const isTip = await isSameInventory(ghost.github.git, head, tip);
  // Every run has the approvals that a run of the tip would find.
  const upTo = isTip ? tip : head;
  const applied = await ghost.appliedFor(upTo);
  const base = applied === null ? '' : await ghost.startOf(applied, upTo);
  const scoped = base ? await ghost.scoped(head, { base, applied: applied ?? '', upTo }, { live, approval }) : null;
  const [most, percent] = [Number(inputs['max-deletes'] ?? 25), Number(inputs['max-delete-percent'] ?? 30)];
  const limit = inventory === null ? 0 : deleteLimit(inventory, live, most, percent);
  const { isUnreadable } = await ghost.log();
  const records = await recordsFor(ghost, applied, upTo, approval);
  const dispatched = approval === 'plan' ? ghost.digests.get(inputs['approve-digest'] ?? '') : undefined;
  const digest = dispatched?.keys ?? new Set<string>();
  const drifting = driftingIn(scoped, inventory, live);
  const about = { head, approval, inventory, live, isTip, limit, drifting };
  if (isUnreadable) return { ...about, allowed: new Set(), results: new Set(['failed']), toExecute: null };
  if (scoped === null || scoped === 'invalid' || dispatched?.isSure === false) {
    const allowed =
      approval === 'none' ? await ghost.everyKey(inventory, live) : union(records.sure, records.open, digest);
    const results = scoped === 'invalid' ? new Set(['invalid']) : null;
    return { ...about, allowed, results: isTip ? results : SUPERSEDED, toExecute: null };
  }
  const changes: Changes = new Map([...scoped.toExecute, ...(inputs['apply-drift'] === 'true' ? scoped.drift : [])]);
  const toExecute = keysOf(changes);
  const allowed = approval === 'none' ? toExecute : union(records.sure, records.open, digest);
  const deletes = [...changes.values()].filter(({ after }) => after === null).length;
  const isFree = approval === 'none' || isSameSet(toExecute, digest);
  return { ...about, allowed, toExecute, results: resultsOf(toExecute, { deletes, limit, isTip, records, isFree }) };
}

/** What records approve, surely or perhaps. If entries are gone, what they applied counts as merged since. */
async function recordsFor(ghost: Ghost, applied: string | null, upTo: string, approval: Setup['approval']) {
  if (applied !== null) return ghost.approved(await ghost.startOf(applied, upTo), upTo, approval);
  const { state } = await ghost.log();
  const [sure, replayed] = await Promise.all(
    [ghost.truth, state].map(async (last) => {
      return ghost.approved(await ghost.startOf(last?.applied ?? '', upTo), upTo, approval);
    }),
  );
  return { sure: sure!.sure, open: union(sure!.open, replayed!.sure, replayed!.open) };
}

/**
 * A run is green only if everything that was approved and landed is done or was taken back. `settled` collects what was
 * once done under green: after that, somebody has undone it by hand.
 */
export async function judgeGreen({ ghost, stage }: History, run: Run, settled: Set<string>): Promise<void> {
  const tip = (await ghost.github.git.resolve('refs/heads/main')) ?? '';
  const inventory = await ghost.inventoryAt(tip);
  if (!['applied', 'no-changes'].includes(run.result) || inventory === null) return;
  if (!(await isSameInventory(ghost.github.git, run.event.sha, tip))) return;
  const left = asked(inventory, stage.live);
  if (left.isDoubtful) return;
  const { sure } = await ghost.approved('', tip, ghost.setup.approval);
  for (const key of sure) {
    const isLeft = left.changes.has(key) && !settled.has(key);
    insist(!isLeft, `${run.name} is ${run.result}, and left ${key}, which was approved`, run);
    settled.add(key);
  }
  // A later plan withdraws what is done, until somebody erases its check.
  const merged = ghost.proposals.filter(({ pull }) => pull.mergedAt !== null);
  for (const key of merged.flatMap(({ plans }) => plans.flatMap(({ keys }) => [...keys])))
    if (isDone(key, stage.live)) settled.add(key);
}

/** If the rules do not say what drifted, everything that is not as declared may have. */
function driftingIn(scoped: Scoped | 'invalid' | null, inventory: Inventory | null, live: Live): Set<string> {
  const unlike = inventory === null ? new Map() : asked(inventory, live).changes;
  const drift: Changes = scoped === null || scoped === 'invalid' ? unlike : scoped.drift;
  return new Set([...drift.values()].flatMap(({ id }) => id ?? []));
}

/** If somebody meddled during an apply, it may have read what was there before, or what is there now. */
export async function expectEither(
  ghost: Ghost,
  before: Expectation,
  { event, inputs, runs }: Omit<Applying, 'live'> & { readonly runs: readonly Run[] },
): Promise<Expectation> {
  if (runs.every((run) => countMeanwhile(run) === 0)) return before;
  const { allowed } = await expectApply(ghost, { event, inputs, live: before.live });
  return { ...before, allowed: union(before.allowed, allowed) };
}

function union(...sets: readonly Iterable<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function isSubset(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].every((key) => b.has(key));
}

interface Known {
  readonly deletes: number;
  readonly limit: number;
  readonly isTip: boolean;
  readonly records: { readonly sure: ReadonlySet<string>; readonly open: ReadonlySet<string> };
  /** No approval is needed, or a digest gives it. */
  readonly isFree: boolean;
}

function resultsOf(keys: ReadonlySet<string>, { deletes, limit, isTip, records, isFree }: Known): ReadonlySet<string> {
  if (!isTip) return SUPERSEDED;
  if (keys.size === 0) return new Set(['no-changes']);
  if (deletes > limit) return new Set(['blocked']);
  if (isFree || isSubset(keys, records.sure)) return new Set(['applied']);
  return new Set(isSubset(keys, union(records.sure, records.open)) ? ['applied', 'unapproved'] : ['unapproved']);
}

/** Throws a Fault for a write that is not allowed, or a result that is not what the rules say. */
export async function judgeApply(ghost: Ghost, run: Run, before: Expectation, isTipMoved: boolean): Promise<void> {
  await judgeTip(ghost, run, before);
  judgeWrites(run, before);
  if (!run.isDead) judgeEvidence(ghost, run, before);
  // Nobody takes over from a run that is still active.
  const isLost = run.result === 'cancelled' || run.log.includes('lost its turn');
  insist(!run.isUndisturbed || !isLost, `${run.name} lost its turn, and was under way`, run);
  const { results } = before;
  if (run.isDead || !run.isUndisturbed || isTipMoved || results === null) return;
  insist(results.has(run.result), `${run.name} is ${run.result}, must be ${[...results].join(' or ')}`, run);
  const { toExecute } = before;
  const done = new Set(collapsed(run).map(keyOf));
  const missing = run.result === 'applied' ? [...(toExecute ?? [])].filter((key) => !done.has(key)) : [];
  insist(missing.length === 0, `${run.name} is applied, and has not done ${missing.join('; ')}`, run);
}

/** A plan must show as many changes as the rules say. */
export function judgeCounts(run: Run, { changes }: { readonly changes: readonly Change[] }): void {
  const count = (is: (change: Change) => boolean) => changes.filter(is).length;
  const expected = {
    create: count(({ before }) => before === null),
    update: count(({ before, after }) => before !== null && after !== null),
    delete: count(({ after }) => after === null),
  };
  for (const [kind, number] of Object.entries(expected)) {
    const shown = run.outputs[`${kind}-count`];
    insist(shown === String(number), `${run.name} plans ${shown} of ${kind}, must be ${number}`, run);
  }
}

/** What is merged and not applied is not drift. If nothing is known, that is what the last commit asks for. */
export async function judgeDrift({ ghost, stage }: History, run: Run): Promise<void> {
  const { sha: tip } = run.event;
  const [parent = tip] = (await ghost.github.git.commitAt(tip)).parents;
  const before = (await ghost.inventoryAt(parent))?.size ? parent : tip;
  const applied = await ghost.appliedFor(tip);
  if (applied === null || !run.isUndisturbed) return;
  const bases = { base: tip, applied: applied || before, upTo: applied || before };
  const scoped = await ghost.scoped(tip, bases, { live: stage.live, approval: 'none' });
  if (scoped === null || scoped === 'invalid') return;
  const [found, expected] = [run.outputs['drift-count'], String(scoped.drift.size)];
  insist(found === expected, `${run.name} found ${found} of drift, must be ${expected}`, run);
}

/** At the second request, after the lists were read, the default branch must contain the same inventory. */
async function judgeTip({ github }: Ghost, run: Run, { head }: Expectation): Promise<void> {
  for (const tip of new Set(run.writes.map((write) => write.tip))) {
    insist(tip !== null, `${run.name} wrote, and had not read the tip again`, run);
    insist(await isSameInventory(github.git, head, tip), `${run.name} wrote from an old tip`, run);
  }
}

function judgeWrites(run: Run, before: Expectation): void {
  const changes = collapsed(run);
  if (changes.length === 0) return;
  const may = ['applied', 'partial', 'failed', 'dead', 'cancelled'];
  insist(may.includes(run.result), `${run.name} is ${run.result}, and wrote ${changes.map(keyOf).join('; ')}`, run);
  const deletes = changes.filter(({ after }) => after === null).length;
  const most = before.limit + countMeanwhile(run);
  insist(deletes <= most, `${run.name} deleted ${deletes}, where ${before.limit} are the most`, run);
  for (const change of changes) judgeChange(run, change, before);
  for (const { id, twin, beside, isOutlived } of run.writes) {
    insist(!isOutlived, `${run.name} wrote ${id}, and had not had the turn for long`, run);
    // A drifted asset keeps its name, and a declared one may take the same name if the service allows it. If the log was
    // lost, two runs may have created it.
    const mayBeTwin = twin === null || before.drifting.has(twin) || run.hasLostLog;
    insist(mayBeTwin, `${run.name} created ${id}, a twin of ${twin}`, run);
    const isAlone = !beside?.isUndisturbed || !run.isUndisturbed;
    insist(isAlone, `${run.name} wrote ${id} beside ${beside?.name}, which was writing`, run);
  }
}

interface Evidence {
  readonly changes: readonly {
    readonly id: string | null;
    readonly before: Asset | null;
    readonly after: Asset | null;
    readonly outcome: string;
  }[];
  readonly pull_requests: readonly {
    readonly number: number;
    readonly title: string;
    readonly record: object | null;
  }[];
}

function judgeEvidence(ghost: Ghost, run: Run, { approval }: Expectation): void {
  const path = run.outputs['evidence-path'] ?? '';
  if (path === '') return;
  const { changes, pull_requests }: Evidence = JSON.parse(readFileSync(path, 'utf8'));
  judgeDone(run, changes);
  // Each pull request has the title in its record, even if it has another title by now.
  for (const { number, title, record } of pull_requests) {
    const proposal = ghost.proposals.find(({ pull }) => pull.number === number);
    if (proposal === undefined || record === null) continue;
    const known = ghost.recordOf(proposal, approval);
    const plans = known?.isSure ? [known.plan] : proposal.plans;
    const isNamed = plans.some((plan) => plan.title === title);
    insist(isNamed, `the evidence of ${run.name} calls #${number} ${title}, as no record does`, run);
  }
}

/** If nothing happened to the run, its evidence must say exactly what was done. */
function judgeDone(run: Run, changes: Evidence['changes']): void {
  const state = (asset: Asset | null) => asset && stateOf(asset);
  const reported = changes.filter(({ outcome }) => outcome === 'done' || outcome === 'adopted');
  const claimed = new Set(
    reported.map(({ id, before, after }) => keyOf({ id: before && id, before: state(before), after: state(after) })),
  );
  const done = new Set(collapsed(run).map(keyOf));
  const words = `the evidence of ${run.name} says ${[...claimed].join('; ')}, done was ${[...done].join('; ')}`;
  insist(!run.isUndisturbed || isSameSet(claimed, done), words, run);
}

/** Each change by hand during the run may move a limit by one. */
function countMeanwhile({ met }: Run): number {
  return [...met].filter(({ kind }) => kind === 'meanwhile').length;
}

function judgeChange(run: Run, change: Change, { allowed, approval, inventory }: Expectation): void {
  const what = `${run.name} wrote ${keyOf(change)}`;
  const isLeftover = change.before?.name.endsWith(SWAP) === true || change.after?.name.endsWith(SWAP) === true;
  // If no approval is needed, it is what the run found, and that may have changed since.
  const isFree = approval === 'none' && countMeanwhile(run) > 0;
  insist(allowed.has(keyOf(change)) || isLeftover || isFree, `${what}, which nobody showed and approved`, run);
  const entries = [...(inventory?.values() ?? [])].flatMap((declared) => declared.entries);
  const { id, before, after } = change;
  const isDeclared = entries.some(
    ({ state }) => after !== null && isSame(state, { ...after, name: after.name.replace(SWAP, '') }),
  );
  const isClaimed = entries.some(({ id: isPinned, live, state }) =>
    isPinned ? live === id : state.name === before?.name && state.system === before.system,
  );
  insist(after === null ? !isClaimed : isDeclared, `${what}, which the commit does not declare`, run);
}

/** One change for each asset: from what its first write found to what its last write left. */
function collapsed({ writes }: Run): Change[] {
  const ids = new Set(writes.map(({ id }) => id));
  return [...ids].map((id) => {
    const own = writes.filter((write) => write.id === id);
    const before = own[0]!.before;
    return { id: before === null ? null : id, before, after: own.at(-1)!.after };
  });
}

/** The tip after `import --update`; null if there is nothing to adopt, or the rules do not say enough. */
export async function adopted(history: History): Promise<Inventory | null> {
  const { stage, ghost } = history;
  const tip = await history.tip;
  const applied = await ghost.appliedFor(tip);
  const before = applied ? await scopedAt(history, tip, applied) : null;
  if (before === null || before.drift.size === 0) return null;
  const cwd = await wholeClone(history, tip);
  const env = { PATH: process.env.PATH, HOME: cwd, CIP_SYNC_API_KEY: stage.keyByHand, CIP_SYNC_BASE_URL: stage.url };
  // An import edits only block style, so `fmt` first rewrites what people wrote.
  for (const args of [['fmt'], ['import', '--update', '--base', applied!]]) {
    const { code, stderr } = await runProgram({ cwd, env }, args, stage.product.runCommandLine);
    insist(code === 0, `${args.join(' ')} ended with ${code}\n${stderr}`);
  }
  const folder = join(cwd, 'inventory');
  const read = readdirSync(folder).map((name) => [`inventory/${name}`, readFileSync(join(folder, name), 'utf8')]);
  const inventory = readInventory(Object.fromEntries(read));
  insist(inventory !== null, 'import --update left files that nobody can read');
  return inventory.has('cs_wild') ? null : inventory;
}

/** A clone with everything in the repository, as a person has it. */
async function wholeClone({ stage: { github } }: History, sha: string): Promise<string> {
  const cwd = await github.cloneAt(sha);
  const objects = join(cwd, '.git', 'objects', 'info');
  mkdirSync(objects, { recursive: true });
  writeFileSync(join(objects, 'alternates'), `${join(github.git.bare, 'objects')}\n`);
  rmSync(join(cwd, '.git', 'shallow'), { force: true });
  return cwd;
}

/** No drift may be left, and every wish must be. */
export async function judgeAdopted(history: History, from: string, to: string): Promise<void> {
  const applied = (await history.ghost.appliedFor(from)) ?? '';
  const [before, after] = [await scopedAt(history, from, applied), await scopedAt(history, to, applied)];
  insist(after !== null, 'import --update left an inventory that is not valid');
  const left = [...after.drift.keys()];
  insist(left.length === 0, `import --update left drift: ${left.join('; ')}`);
  const lost = [...(before?.own ?? [])].filter((key) => !after.toExecute.has(key));
  insist(lost.length === 0, `import --update took away a wish: ${lost.join('; ')}`);
}

async function scopedAt({ ghost, stage }: History, head: string, applied: string): Promise<Scoped | null> {
  const { approval } = ghost.setup;
  const scoped = await ghost.scoped(head, { base: applied, applied, upTo: applied }, { live: stage.live, approval });
  return scoped === 'invalid' ? null : scoped;
}
