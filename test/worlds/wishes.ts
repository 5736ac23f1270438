// What should happen to the live assets: renames, chains, rings, moves, retypes, deletes, creates. Each wish is kept
// only if the service could contain the result.
import type { NameScope } from '../../src/emulator/records.ts';
import type { Dice } from './dice.ts';
import { AWKWARD, UNCLEAN } from './names.ts';
import { isSame, isValid, type Landscape, type State, type System } from './world.ts';

const TYPES = ['hardware', 'software'] as const;
const SUFFIX = '~cip-sync';

/** The state of every live asset and of new assets, as wished so far. */
export interface Draft {
  readonly live: Map<string, State>;
  kept: Map<string, State>;
  created: State[];
}

interface Scene {
  readonly dice: Dice;
  readonly scope: NameScope;
  readonly managed: readonly System[];
  readonly landscape: Landscape;
}

const WISHES = { rename, chain, ring, move, retype, remove, create, passOn, respell };
const WEIGHTS = { rename: 1, chain: 2, ring: 3, move: 4, retype: 2, remove: 1, create: 1, passOn: 1, respell: 3 };

export function makeDraft(dice: Dice, scope: NameScope, landscape: Landscape): Draft {
  const scene = { dice, scope, landscape, managed: landscape.systems.filter(({ isManaged }) => isManaged) };
  const live = makeLive(scene);
  const draft: Draft = { live, kept: new Map(live), created: [] };
  attempt(unpark, draft, scene);
  for (let n = dice.between(0, 25); n > 0; n--) attempt(WISHES[dice.weighted(WEIGHTS)], draft, scene);
  return draft;
}

function attempt(wish: (draft: Draft, scene: Scene) => void, draft: Draft, scene: Scene): void {
  const { kept, created } = draft;
  draft.kept = new Map(kept);
  draft.created = [...created];
  wish(draft, scene);
  if (isValid([...draft.kept.values(), ...draft.created], scene.scope) && sparesLeftovers(draft)) return;
  draft.kept = kept;
  draft.created = created;
}

/** A leftover temporary name, and the name that it replaces, belong to the asset that has it. */
function sparesLeftovers({ live, kept, created }: Draft): boolean {
  const temporary = [...live].filter(([, { name }]) => name.endsWith(SUFFIX));
  const owners = new Map(temporary.map(([id, { name }]) => [foldName(name), id]));
  const changed = [...kept].filter(([id, state]) => !isSame(live.get(id)!, state));
  const takers = [...changed, ...created.map((state) => [null, state] as const)];
  return takers.every(([id, { name }]) => {
    const owner = owners.get(foldName(name + SUFFIX)) ?? id;
    return owner === id && !name.endsWith(SUFFIX);
  });
}

function foldName(name: string): string {
  return name.toLowerCase().toUpperCase();
}

function makeLive({ dice, scope, landscape }: Scene): Map<string, State> {
  const live = new Map<string, State>();
  const most = dice.chance(0.1) ? 60 : 30;
  for (let n = dice.between(0, most); n > 0; n--) {
    const name = dice.chance(0.06)
      ? dice.pick(UNCLEAN)
      : dice.chance(0.05)
        ? dice.pick(AWKWARD) + SUFFIX
        : newName(dice);
    const state = { name, system: dice.pick(landscape.systems).id, type: dice.pick(TYPES) };
    const id = `ca_${live.size + 1}${dice.chance(0.1) ? '%20/?#'.replace('/', '') : ''}`;
    if (isValid([...live.values(), state], scope)) live.set(id, state);
  }
  return live;
}

function newName(dice: Dice): string {
  return dice.chance(0.6) ? dice.pick(AWKWARD) : `host-${dice.below(40)}`;
}

/** At most `most` assets of managed systems, in random order. */
function some(draft: Draft, { dice, managed }: Scene, most: number, from = managed): string[] {
  const systems = new Set(from.map(({ id }) => id));
  const ids = [...draft.kept].filter(([, { system }]) => systems.has(system)).map(([id]) => id);
  return dice.shuffled(ids).slice(0, most);
}

function change(draft: Draft, id: string, change: Partial<State>): void {
  const before = draft.kept.get(id);
  if (before !== undefined) draft.kept.set(id, { ...before, ...change });
}

function rename(draft: Draft, scene: Scene): void {
  for (const id of some(draft, scene, 1)) change(draft, id, { name: newName(scene.dice) });
}

/** Each takes the name of the next, in one system or across systems. The last gets a new name. */
function chain(draft: Draft, scene: Scene): void {
  const { dice, managed } = scene;
  const ids = some(draft, scene, dice.between(2, 6), dice.chance(0.6) ? [dice.pick(managed)] : managed);
  const names = ids.map((id) => draft.kept.get(id)!.name);
  ids.forEach((id, n) => {
    change(draft, id, { name: names[n + 1] ?? newName(dice) });
  });
}

/** The assets pass their names, or names and places, around in a circle. */
function ring(draft: Draft, scene: Scene): void {
  const { dice, managed } = scene;
  const ids = some(draft, scene, dice.between(2, 6), dice.chance(0.6) ? [dice.pick(managed)] : managed);
  const states = ids.map((id) => draft.kept.get(id)!);
  const withPlace = dice.chance(0.3);
  ids.forEach((id, n) => {
    const { name, system } = states[(n + 1) % states.length]!;
    change(draft, id, withPlace ? { name, system } : { name });
  });
}

/** From any system, even an unmanaged one, to a managed one, sometimes under a new name. */
function move(draft: Draft, scene: Scene): void {
  const { dice, managed, landscape } = scene;
  const from = dice.chance(0.3) ? landscape.systems : managed;
  for (const id of some(draft, scene, dice.between(1, 3), from)) {
    const name = dice.chance(0.3) ? { name: newName(dice) } : {};
    change(draft, id, { system: dice.pick(managed).id, ...name });
  }
}

function retype(draft: Draft, scene: Scene): void {
  for (const id of some(draft, scene, 2)) change(draft, id, { type: scene.dice.pick(TYPES) });
}

/** If files prune, what they do not declare is deleted. An asset that should move can no longer be left out. */
function remove(draft: Draft, scene: Scene): void {
  const pruned = scene.managed.filter(({ prune }) => prune);
  for (const id of some(draft, scene, scene.dice.between(1, 3), pruned)) {
    const before = draft.live.get(id);
    if (before !== undefined && pruned.some((system) => system.id === before.system)) draft.kept.delete(id);
  }
}

function create(draft: Draft, { dice, managed }: Scene): void {
  for (let n = dice.between(1, 4); n > 0; n--) {
    draft.created.push({ name: newName(dice), system: dice.pick(managed).id, type: dice.pick(TYPES) });
  }
}

/** A new asset takes a name that another gives up, in the same system or another. */
function passOn(draft: Draft, { dice, managed }: Scene): void {
  const names = [...draft.live]
    .filter(([id, { name }]) => draft.kept.get(id)?.name !== name)
    .map(([, { name }]) => name);
  if (names.length === 0) return;
  draft.created.push({ name: dice.pick(names), system: dice.pick(managed).id, type: dice.pick(TYPES) });
}

/** One asset gives up a name, another takes it in other letters: the same name for some services. */
function respell(draft: Draft, scene: Scene): void {
  const { dice } = scene;
  const [giver, taker] = some(draft, scene, 2);
  if (giver === undefined || taker === undefined) return;
  const { name } = draft.live.get(giver)!;
  const others = [name.toUpperCase(), name.toLowerCase(), name.replace('ß', 'ẞ')].filter((other) => other !== name);
  change(draft, giver, { name: newName(dice) });
  if (others.length > 0) change(draft, taker, { name: dice.pick(others) });
}

/** Gives assets their names back after a killed apply left temporary names. */
function unpark(draft: Draft, { managed }: Scene): void {
  for (const [id, state] of draft.kept) {
    const isLeft = state.name.endsWith(SUFFIX) && managed.some((system) => system.id === state.system);
    const before = draft.live.get(id);
    if (isLeft && before !== undefined && isSame(before, state)) {
      change(draft, id, { name: state.name.slice(0, -SUFFIX.length) });
    }
  }
}
