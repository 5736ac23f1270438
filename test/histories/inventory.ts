// The inventories of histories: small files, one for each system, with one line for each asset, so that git merges them
// by line; how people edit them; and what they declare, read from their text without any code of the product.
import { load } from 'js-yaml';
import type { Files } from '../github/stand-in/git.ts';
import type { Dice } from '../worlds/dice.ts';
import type { Entry, State } from '../worlds/world.ts';

interface Declared {
  readonly prune: boolean;
  readonly entries: readonly Entry[];
}

/** By the id of the system. */
export type Inventory = ReadonlyMap<string, Declared>;

export type Live = ReadonlyMap<string, State>;

/** The systems. Files may declare all but the last one. */
export const SYSTEMS = ['Alpha', 'Beta', 'Gamma', 'Wild'] as const;
const MANAGED = SYSTEMS.slice(0, 3).map(idOf);

export function idOf(name: string): string {
  return `cs_${name.toLowerCase()}`;
}

function pathOf(system: string): string {
  return `inventory/${system.slice('cs_'.length)}.yml`;
}

/** The text of each file, by path; null for a system that is not declared. */
export function filesOf(inventory: Inventory): Files {
  return Object.fromEntries(
    MANAGED.map((id) => [pathOf(id), inventory.has(id) ? textOf(id, inventory.get(id)!) : null]),
  );
}

function nameOf(system: string): string {
  return SYSTEMS.find((name) => idOf(name) === system) ?? system;
}

function textOf(system: string, { prune, entries }: Declared): string {
  const sorted = entries.toSorted((a, b) => (a.state.name < b.state.name ? -1 : 1));
  const assets = sorted.length === 0 ? ' []' : `\n${sorted.map(lineOf).join('\n')}`;
  return `cyber_system: ${nameOf(system)}\nprune: ${prune}\n\n\n\nassets:${assets}\n`;
}

function lineOf({ state, id, live, renamedFrom, movedFrom }: Entry): string {
  const renamed = renamedFrom === null ? '' : `, renamed_from: ${renamedFrom}`;
  const moved = movedFrom === null ? '' : `, moved_from: ${nameOf(movedFrom)}`;
  return `  - { name: ${state.name}, asset_type: ${state.type}${renamed}${moved}${id ? `, id: ${live}` : ''} }`;
}

/** What files declare; null if they are damaged. */
export function readInventory(files: Readonly<Record<string, string>>): Inventory | null {
  const texts = Object.entries(files).filter(([path]) => path.startsWith('inventory/'));
  try {
    return new Map(texts.map(([, text]) => readFile(text)));
  } catch {
    return null;
  }
}

interface Parsed {
  readonly name: string;
  readonly asset_type: State['type'];
  readonly id?: string;
  readonly renamed_from?: string;
  readonly moved_from?: string;
}

function readFile(text: string): [string, Declared] {
  const { cyber_system, prune, assets } = load(text) as { cyber_system: string; prune: boolean; assets: Parsed[] };
  const system = idOf(cyber_system);
  const entries = assets.map(({ name, asset_type: type, id = null, renamed_from: renamedFrom = null, moved_from }) => {
    const movedFrom = moved_from === undefined ? null : idOf(moved_from);
    return { state: { name, system, type }, id: id !== null, live: id, renamedFrom, movedFrom };
  });
  return [system, { prune, entries }];
}

/** One edit that somebody makes to an inventory, and its kind. Names are new every time. */
export function edit(
  dice: Dice,
  from: Inventory,
  { live, fresh, kinds = LIKELY }: { live: Live; fresh: () => string; kinds?: Kinds | undefined },
) {
  const kind = dice.weighted(kinds);
  return { kind, inventory: EDITS[kind](dice, { from, live, fresh }) ?? from };
}

interface Given {
  readonly from: Inventory;
  readonly live: Live;
  readonly fresh: () => string;
}

type Edit = (dice: Dice, given: Given) => Inventory | null;

/** A random entry of the inventory. */
function anyEntry(dice: Dice, { from }: Given): Entry | null {
  const all = [...from.values()].flatMap(({ entries }) => entries);
  return all.length === 0 ? null : dice.pick(all);
}

/** An entry with only the state, without hints. */
export function plain(state: State): Entry {
  return { state, live: null, id: false, renamedFrom: null, movedFrom: null };
}

/** The inventory without some entries, and with others in their systems. */
function revised(from: Inventory, without: readonly Entry[], more: readonly Entry[]): Inventory {
  const changed = Array.from(from, ([system, { prune, entries }]): [string, Declared] => {
    const kept = entries.filter((entry) => !without.includes(entry));
    return [system, { prune, entries: [...kept, ...more.filter(({ state }) => state.system === system)] }];
  });
  return new Map(changed);
}

function replaced(dice: Dice, given: Given, by: (entry: Entry) => Entry | null): Inventory | null {
  const entry = anyEntry(dice, given);
  const next = entry && by(entry);
  return entry && revised(given.from, [entry], next === null ? [] : [next]);
}

const create: Edit = (dice, { from, fresh }) => {
  const count = dice.between(1, 3);
  const states = Array.from({ length: count }, () => stateIn(dice, dice.pick([...from.keys()]), fresh()));
  return revised(from, [], states.map(plain));
};

function stateIn(dice: Dice, system: string, name: string): State {
  return { name, system, type: dice.pick(['hardware', 'software']) };
}

const remove: Edit = (dice, given) => replaced(dice, given, () => null);

const rename: Edit = (dice, given) =>
  replaced(dice, given, ({ state, id, live }) => {
    const next = { ...plain({ ...state, name: given.fresh() }), id, live };
    return { ...next, renamedFrom: id || dice.chance(0.2) ? null : state.name };
  });

const move: Edit = (dice, given) =>
  replaced(dice, given, ({ state, id, live }) => {
    const to = dice.pick([...given.from.keys()]);
    if (to === state.system) return null;
    const next = { ...plain({ ...state, system: to }), id, live };
    return { ...next, movedFrom: id || dice.chance(0.3) ? null : state.system };
  });

const retype: Edit = (dice, given) =>
  replaced(dice, given, (entry) => {
    const type = entry.state.type === 'hardware' ? 'software' : 'hardware';
    return { ...entry, state: { ...entry.state, type } };
  });

/** `a` becomes `b` while `b` becomes something new. */
const chain: Edit = (dice, given) => {
  const entry = anyEntry(dice, given);
  const others =
    given.from.get(entry?.state.system ?? '')?.entries.filter((other) => other !== entry && !other.id) ?? [];
  if (entry === null || entry.id || others.length === 0) return null;
  const other = dice.pick(others);
  const next = [
    { ...plain({ ...entry.state, name: other.state.name }), renamedFrom: entry.state.name },
    { ...plain({ ...other.state, name: given.fresh() }), renamedFrom: other.state.name },
  ];
  return revised(given.from, [entry, other], next);
};

/** Pins an entry to the id of the asset that has its name now. */
const pin: Edit = (dice, given) =>
  replaced(dice, given, (entry) => {
    const ids = [...given.live].filter(([, state]) => keyOf(state) === keyOf(entry.state));
    return ids.length === 1 ? { ...plain(entry.state), id: true, live: ids[0]![0] } : entry;
  });

const dropHints: Edit = (_dice, { from }) => {
  const bare = (entry: Entry) => ({ ...entry, renamedFrom: null, movedFrom: null });
  return new Map(Array.from(from, ([system, { prune, entries }]) => [system, { prune, entries: entries.map(bare) }]));
};

const togglePrune: Edit = (dice, { from }) => {
  const system = dice.pick([...from.keys()]);
  return new Map(Array.from(from, ([id, each]) => [id, id === system ? { ...each, prune: !each.prune } : each]));
};

/** Declares the assets that are live in a declared system but in no file. */
const adopt: Edit = (_dice, { from, live }) => {
  const known = new Set([...from.values()].flatMap(({ entries }) => entries.map(({ state }) => keyOf(state))));
  const strays = [...live.values()].filter((state) => from.has(state.system) && !known.has(keyOf(state)));
  return revised(from, [], strays.map(plain));
};

function keyOf({ name, system }: State): string {
  return `${system}/${name}`;
}

const purge: Edit = (dice, { from }) => {
  const system = dice.pick([...from.keys()]);
  return revised(from, from.get(system)?.entries ?? [], []);
};

export const EDITS = {
  ...{ create, remove, rename, move, retype, chain, pin, adopt, purge },
  ...{ 'drop hints': dropHints, 'toggle prune': togglePrune },
} as const satisfies Record<string, Edit>;

/** How likely each edit is. */
export type Kinds = Readonly<Partial<Record<keyof typeof EDITS, number>>>;

const LIKELY: Kinds = {
  ...{ create: 3, remove: 2, rename: 2, move: 2, retype: 2, chain: 1, pin: 1, adopt: 1, purge: 1 },
  ...{ 'drop hints': 1, 'toggle prune': 1 },
};
