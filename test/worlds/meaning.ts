// What entries mean (docs/files.md), written a second time and without care for speed, to check the product.
// Each entry means the asset that it claims; null for a new one; 'doubt' if the format needs more than is written;
// 'several' if a move could be inferred from several assets and is not: it is new until some of them are gone.
import { type Entry, isSame, type State } from './world.ts';

export type Meaning = string | null | 'doubt' | 'several';

interface Reading {
  readonly entries: readonly Entry[];
  readonly live: ReadonlyMap<string, State>;
  readonly managed: ReadonlySet<string>;
  /** What was declared before; empty if that is not known. */
  readonly earlier: readonly Entry[];
}

export function meaningOf(reading: Reading): Meaning[] {
  const claims = claimed(reading);
  claims.claimAsBefore();
  claims.inferMoves();
  return claims.meanings();
}

/** Without what entries meant before, and without moves that are inferred. */
function claimed(reading: Reading): Claiming {
  const claims = new Claiming(reading);
  const { entries } = reading;
  entries.forEach((entry, n) => {
    if (entry.id) claims.take(n, entry.live);
  });
  const hinted = [...entries.keys()].filter((n) => !entries[n]!.id && sourceOf(entries[n]!) !== null);
  for (const n of hinted) if (hinted.some((m) => m !== n && sharesSource(entries[n]!, entries[m]!))) claims.refuse(n);
  claims.settle(hinted);
  const plain = [...entries.keys()].filter((n) => !entries[n]!.id && sourceOf(entries[n]!) === null);
  for (const n of plain) claims.takeOnly(n, claims.free(entries[n]!.state));
  claims.settle([...hinted, ...plain]);
  for (const n of [...hinted, ...plain]) claims.preferOwnName(n);
  claims.settle([...hinted, ...plain]);
  for (const n of [...hinted, ...plain]) claims.conclude(n);
  return claims;
}

/** The name and system in its hints; null without hints, or if they name its own place. */
function sourceOf({ state, renamedFrom, movedFrom }: Entry): Pick<State, 'name' | 'system'> | null {
  const source = { name: renamedFrom ?? state.name, system: movedFrom ?? state.system };
  return source.name === state.name && source.system === state.system ? null : source;
}

function isBare({ id, renamedFrom, movedFrom }: Entry): boolean {
  return !id && renamedFrom === null && movedFrom === null;
}

function isSamePlace(a: Pick<State, 'name' | 'system'> | null, b: Pick<State, 'name' | 'system'>): boolean {
  return a?.name === b.name && a.system === b.system;
}

function sharesSource(a: Entry, b: Entry): boolean {
  const other = sourceOf(b);
  return other !== null && isSamePlace(sourceOf(a), other);
}

class Claiming {
  readonly #reading: Reading;
  readonly #claims = new Map<number, Meaning>();
  readonly #taken = new Set<string>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  take(n: number, id: string | null): void {
    this.#claims.set(n, id);
    if (id !== null) this.#taken.add(id);
  }

  refuse(n: number): void {
    this.#claims.set(n, 'doubt');
  }

  /** Unclaimed live assets with that name in that system. */
  free({ name, system }: Pick<State, 'name' | 'system'>): string[] {
    const ids = [...this.#reading.live].filter(([, state]) => state.name === name && state.system === system);
    return ids.map(([id]) => id).filter((id) => !this.#taken.has(id));
  }

  takeOnly(n: number, ids: readonly string[]): boolean {
    const [id] = ids;
    if (this.#claims.has(n) || id === undefined || ids.length > 1) return false;
    this.take(n, id);
    return true;
  }

  settle(open: readonly number[]): void {
    while (open.some((n) => this.takeOnly(n, this.#candidates(n).all)));
  }

  #candidates(n: number) {
    const entry = this.#reading.entries[n]!;
    const { name, system } = entry.state;
    const source = sourceOf(entry);
    const own = this.free(entry.state);
    const named = source === null ? [] : this.free(source);
    const parked = this.free({ system, name: `${name}~cip-sync` });
    return { own, named, all: [...new Set([...own, ...named, ...parked])] };
  }

  /** If an asset of its own name and a leftover are left, its own name wins. */
  preferOwnName(n: number): void {
    const { own, named } = this.#candidates(n);
    if (named.length === 0) this.takeOnly(n, own);
  }

  conclude(n: number): void {
    const isNew = sourceOf(this.#reading.entries[n]!) === null && this.#candidates(n).all.length === 0;
    if (!this.#claims.has(n)) this.#claims.set(n, isNew ? null : 'doubt');
  }

  /**
   * A new entry means what an earlier one meant whose hint names its place, if that one is gone. If another entry holds
   * the asset by its name, that entry has to go back, too.
   */
  claimAsBefore(): void {
    const { entries, live, earlier } = this.#reading;
    const before = claimed({ ...this.#reading, entries: earlier, earlier: [] }).meanings();
    const holderOf = (id: string) =>
      entries.findIndex(
        (entry, n) => isBare(entry) && this.#claims.get(n) === id && isSamePlace(entry.state, live.get(id)!),
      );
    const meantBy = (n: number): string[] => {
      const ids = earlier.map((entry, k) => {
        const id = before[k];
        const isSource = isSamePlace(sourceOf(entry), entries[n]!.state);
        if (!isSource || typeof id !== 'string' || !live.has(id)) return null;
        const namesake = entries.findIndex(({ state }) => isSamePlace(state, entry.state));
        return namesake < 0 || namesake === holderOf(id) ? id : null;
      });
      return [...new Set(ids.filter((id) => id !== null))];
    };
    for (const n of [...entries.keys()].filter((each) => this.#claims.get(each) === null)) {
      const path: [number, string][] = [];
      for (let at = n; at >= 0 && path.length <= entries.length; ) {
        const [id, another] = meantBy(at);
        if (id === undefined || another !== undefined) break;
        path.push([at, id]);
        if (!this.#taken.has(id)) {
          for (const [each, meant] of path) this.take(each, meant);
          break;
        }
        at = holderOf(id);
      }
    }
  }

  inferMoves(): void {
    const { entries, live, managed } = this.#reading;
    const open = [...entries.keys()].filter((n) => this.#claims.get(n) === null);
    const left = [...live].filter(([id, { system }]) => !this.#taken.has(id) && managed.has(system));
    for (const n of open) {
      const { state } = entries[n]!;
      const isAlike = (other: State) => isSame({ ...other, system: '' }, { ...state, system: '' });
      const rivals = open.filter((m) => isAlike(entries[m]!.state));
      const assets = left.filter(([, other]) => isAlike(other));
      if (rivals.length === 1 && assets.length === 1) this.take(n, assets[0]![0]);
      else if (assets.length > 1) this.#claims.set(n, 'several');
    }
  }

  meanings(): Meaning[] {
    return this.#reading.entries.map((_, n) => this.#claims.get(n) ?? null);
  }
}
