// One seed, one world: live assets, the entries of files, and the truth about the result. An entry declares an asset
// by name, by hint or by id. If the format would not read it as it is meant, it gets a hint or an id.
import { NAME_SCOPES } from '../../src/emulator/records.ts';
import { Dice } from './dice.ts';
import { makeLandscape } from './landscape.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { isClean } from './names.ts';
import { type Draft, makeDraft } from './wishes.ts';
import type { Entry, Landscape, State, World } from './world.ts';

/** The remainder of the seed decides the scope of unique names. */
export function makeWorld(seed: number, dice = new Dice(seed)): World {
  const scope = NAME_SCOPES[seed % NAME_SCOPES.length]!;
  const landscape = makeLandscape(dice);
  const { live, kept, created: wished } = makeDraft(dice, scope, landscape);
  const entries = declare(dice, { live, kept, created: wished }, landscape);
  const created = entries.filter((entry) => entry.live === null).map(({ state }) => state);
  return { seed, scope, landscape, live, entries, kept, created };
}

/** Entries for all assets of managed systems that are not left out on purpose. */
function declare(dice: Dice, draft: Draft, landscape: Landscape): Entry[] {
  const managed = new Set(landscape.systems.filter(({ isManaged }) => isManaged).map(({ id }) => id));
  const lax = new Set(landscape.systems.filter(({ prune }) => !prune).map(({ id }) => id));
  const entries: Entry[] = [];
  for (const [id, state] of draft.kept) {
    const before = draft.live.get(id)!;
    const isLeftOut = before === state && lax.has(state.system) && dice.chance(0.3);
    if (managed.has(state.system) && !isLeftOut) entries.push(entryFor(dice, id, before, state, managed));
  }
  // A new asset has no id that would allow an unclean name.
  for (const state of draft.created) if (isClean(state.name)) entries.push({ ...plain(state), live: null });
  return dice.shuffled(clarified(dice, entries, draft.live, managed));
}

function plain(state: State): Omit<Entry, 'live'> {
  return { state, id: false, renamedFrom: null, movedFrom: null };
}

function entryFor(dice: Dice, live: string, before: State, state: State, managed: ReadonlySet<string>): Entry {
  const entry = { ...plain(state), live };
  const isRenamed = before.name !== state.name;
  const isMoved = before.system !== state.system;
  if (!isClean(state.name) || !isClean(before.name) || dice.chance(0.1)) return { ...entry, id: true };
  const isLeftover = isRenamed && before.name === `${state.name}~cip-sync`;
  if (!isRenamed && !isMoved && dice.chance(0.05)) return { ...entry, renamedFrom: `gone-${dice.below(9)}` };
  const isInferred = isMoved && !isRenamed && managed.has(before.system) && dice.chance(0.5);
  return {
    ...entry,
    renamedFrom: isRenamed && !isLeftover ? before.name : null,
    movedFrom: isMoved && !isInferred ? before.system : null,
  };
}

function clarified(
  dice: Dice,
  drafted: readonly Entry[],
  live: ReadonlyMap<string, State>,
  managed: ReadonlySet<string>,
): Entry[] {
  let entries = [...drafted];
  for (;;) {
    const meanings = meaningOf({ entries, live, managed, earlier: [] });
    const wrong = entries.filter((entry, n) => isMisread(entry, meanings[n]!, entries));
    if (wrong.length === 0) return entries;
    const [one] = dice.shuffled(wrong);
    entries = entries.flatMap((entry) => (entry === one ? clearer(entry, live) : entry));
  }
}

/** Of the namesakes in one system, all but one need an id. */
function isMisread(entry: Entry, meaning: Meaning, entries: readonly Entry[]): boolean {
  const { name, system } = entry.state;
  const isTwin = (other: Entry) =>
    other !== entry && !other.id && other.state.name === name && other.state.system === system;
  return meaning !== entry.live || (!entry.id && entries.some(isTwin));
}

/** Adds a moved_from to a move, then an id. A new asset has no id, so it is dropped. */
function clearer(entry: Entry, live: ReadonlyMap<string, State>): Entry[] {
  if (entry.live === null) return [];
  const before = live.get(entry.live)!;
  if (before.system !== entry.state.system && entry.movedFrom === null) {
    return [{ ...entry, movedFrom: before.system }];
  }
  return [{ ...entry, id: true }];
}
