// What an inventory asks of the service, why, and what an apply of it may execute: docs/files.md and
// docs/how-it-works.md read once more, with no thought of speed and nothing of the product.
import { meaningOf } from '../worlds/meaning.ts';
import { isSame, type State } from '../worlds/world.ts';
import type { Inventory, Live } from './inventory.ts';

export interface Change {
  /** null for an asset that is new. */
  readonly id: string | null;
  readonly before: State | null;
  readonly after: State | null;
}

/** By what they are, so that the same change is found again. */
export type Changes = ReadonlyMap<string, Change>;

export function keyOf({ id, before, after }: Change): string {
  const told = (state: State | null) => (state === null ? '-' : `${state.system}/${state.name} ${state.type}`);
  return `${id ?? 'new'}: ${told(before)} > ${told(after)}`;
}

export interface Asked {
  readonly changes: Changes;
  /** Some entry does not say which asset it means: that is an error of the inventory that is planned. */
  readonly isDoubtful: boolean;
}

/** `alsoManaged`: systems that the inventory before declares, out of which a move may be inferred. */
export function asked(inventory: Inventory, live: Live, alsoManaged: Iterable<string> = []): Asked {
  const entries = [...inventory.values()].flatMap((declared) => declared.entries);
  const ids = entries.filter(({ id }) => id).map(({ live: id }) => id);
  const isLost = ids.some((id, n) => id === null || !live.has(id) || ids.indexOf(id) !== n);
  const managed = new Set([...inventory.keys(), ...alsoManaged]);
  const meanings = meaningOf({
    entries: entries.filter(({ id, live: of }) => !id || live.has(of ?? '')),
    live,
    managed,
  });
  if (isLost || meanings.includes('doubt') || hasTwins(entries.map(({ state }) => state))) {
    return { changes: new Map(), isDoubtful: true };
  }
  const found: Change[] = entries.map(({ state }, n) => {
    const id = meanings[n] ?? null;
    return { id, before: id === null ? null : (live.get(id) ?? null), after: state };
  });
  const claimed = new Set(meanings);
  for (const [id, state] of live) {
    if (!claimed.has(id) && inventory.get(state.system)?.prune) found.push({ id, before: state, after: null });
  }
  const real = found.filter(({ before, after }) => before === null || after === null || !isSame(before, after));
  return { changes: new Map(real.map((change) => [keyOf(change), change])), isDoubtful: false };
}

function hasTwins(states: readonly State[]): boolean {
  return new Set(states.map(({ name, system }) => `${system}/${name}`)).size < states.length;
}

export interface Scoped {
  /** Inventory and pending. */
  readonly toExecute: Changes;
  readonly drift: Changes;
  /** What the head asks for itself. */
  readonly own: ReadonlySet<string>;
}

/** `isHeld`: whether a record in the range holds it. */
export function scope(head: Changes, base: Changes, applied: Changes, isHeld: (key: string) => boolean): Scoped {
  const isAsked = (key: string) => !base.has(key) || !applied.has(key) || isHeld(key);
  const toExecute = new Map([...head].filter(([key]) => isAsked(key)));
  const drift = new Map([...head].filter(([key]) => !isAsked(key)));
  return { toExecute, drift, own: new Set([...head.keys()].filter((key) => !base.has(key))) };
}

/** The guards' limit of deletes. */
export function deleteLimit(inventory: Inventory, live: Live, most = 25, percent = 30): number {
  if (most === 0 || percent === 0) return 0;
  const managed = [...live.values()].filter(({ system }) => inventory.has(system)).length;
  return Math.min(most, Math.max(3, Math.floor((managed * percent) / 100)));
}
