// Who claims what while desired assets are matched to live ones (design section 4). Whoever has one candidate left
// takes it, until nothing changes: so chains work in any file order, and nothing is guessed.
import { addUnder } from './group.ts';
import type { CyberSystem, DesiredAsset, LiveAsset } from './model.ts';
import { nameKey, SWAP_SUFFIX } from './names.ts';
import type { UnclearReference } from './resolve.ts';

/** In `liveOf`: nothing matches, so the asset is to be created. */
export const NONE = -1;
/** In `liveOf`: an error was reported, so nothing may be concluded about the asset. */
export const FAILED = -2;

/** Of `onlyUnclaimed`: nobody has that name. */
export const NOBODY = -1;
/** Of `onlyUnclaimed`: more than one has it. */
export const SEVERAL = -2;

/** What matching concludes. Desired assets are numbered in order of declaration, live assets as they are listed. */
export interface Matching {
  /** By desired number: a live number; below zero, which no list has, NONE or FAILED. */
  readonly liveOf: Int32Array;
  /** By live number: 1 when claimed. */
  readonly claimed: Uint8Array;
  /** Names in systems, as keys, of which an asset that could not be matched may have meant one. */
  readonly doubtful: ReadonlySet<string>;
}

/**
 * Live assets by system and name, and their claims. The hot path: assets are numbers into lists, and one Map of numbers
 * a system with one chain for namesakes costs a fraction of arrays of objects.
 */
export class Claims implements Matching {
  readonly assets: readonly LiveAsset[];
  readonly liveOf: Int32Array;
  readonly claimed: Uint8Array;
  readonly doubtful = new Set<string>();
  /** True when any indexed name ends with the swap suffix; else nobody need look for one. */
  hasParked = false;
  readonly #bySystem: ReadonlyMap<string, Map<string, number>>;
  /** The next asset of the same name in the same system, or -1. */
  readonly #next: Int32Array;

  /** Indexes by name the assets of `systemIds` alone. */
  constructor(assets: readonly LiveAsset[], systemIds: Iterable<string>, desiredCount: number) {
    this.assets = assets;
    this.liveOf = new Int32Array(desiredCount).fill(NONE);
    this.claimed = new Uint8Array(assets.length);
    this.#next = new Int32Array(assets.length).fill(-1);
    this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map<string, number>()]));
    // Backwards, so that a chain of namesakes runs in the order of the list.
    for (let live = assets.length - 1; live >= 0; live--) this.#add(live, assets[live]!);
  }

  #add(live: number, asset: LiveAsset): void {
    const byName = this.#bySystem.get(asset.cyber_system_id);
    if (byName === undefined) return;
    const namesake = byName.get(asset.name);
    if (namesake !== undefined) this.#next[live] = namesake;
    byName.set(asset.name, live);
    if (asset.name.endsWith(SWAP_SUFFIX)) this.hasParked = true;
  }

  claim(desired: number, live: number): void {
    this.liveOf[desired] = live;
    this.claimed[live] = 1;
  }

  fail(desired: number): void {
    this.liveOf[desired] = FAILED;
  }

  /** The same, where one of several live assets may be meant. */
  doubt({ desired, system, asset, source }: Claimant): void {
    this.fail(desired);
    this.doubtful.add(nameKey(system.id, asset.name)).add(nameKey(system.id, asset.name + SWAP_SUFFIX));
    if (source !== null) this.doubtful.add(nameKey(source.system.id, source.name));
  }

  /** The unclaimed assets of that name in that system, at most `most` of them. */
  unclaimed(systemId: string, name: string, most: number): number[] {
    const namesakes: number[] = [];
    for (let live = this.#first(systemId, name); live >= 0 && namesakes.length < most; live = this.#after(live)) {
      namesakes.push(live);
    }
    return namesakes;
  }

  /** The only unclaimed asset of that name in that system, NOBODY or SEVERAL. Allocates nothing. */
  onlyUnclaimed(systemId: string, name: string): number {
    const only = this.#first(systemId, name);
    if (only < 0) return NOBODY;
    return this.#after(only) < 0 ? only : SEVERAL;
  }

  /** The first unclaimed asset of a chain, or -1. */
  #first(systemId: string, name: string): number {
    const head = this.#bySystem.get(systemId)?.get(name) ?? -1;
    return head < 0 || this.claimed[head] === 0 ? head : this.#after(head);
  }

  /**
   * The next unclaimed asset of the same chain, or -1. A claim is never taken back, so claimed assets are passed over
   * once and cut out: asking for each of many namesakes stays linear.
   */
  #after(live: number): number {
    let next = this.#next[live]!;
    while (next >= 0 && this.claimed[next] === 1) next = this.#next[next]!;
    this.#next[live] = next;
    return next;
  }
}

/** A desired asset of which more is asked than for its own name. */
export interface Claimant {
  readonly desired: number;
  readonly asset: DesiredAsset;
  readonly system: CyberSystem;
  /** What the hints name; null when there are none, or when they name the asset's own place. */
  readonly source: Address | null;
  /** null when `moved_from` is clear or not there. */
  readonly unresolved: UnclearReference | null;
}

export interface Address {
  readonly system: CyberSystem;
  readonly name: string;
}

export function isOpen({ desired }: Claimant, claims: Claims): boolean {
  return claims.liveOf[desired]! < 0;
}

/** The unclaimed live assets that one may mean, by number. */
interface Candidates {
  readonly own: readonly number[];
  readonly source: readonly number[];
  /** Of its own name as a cycle may have parked it. */
  readonly parked: readonly number[];
}

/** How many of a kind are looked up: enough to tell one from several, and to name some. */
const MOST_FOUND = 5;

export function findCandidates({ system, asset, source }: Claimant, claims: Claims): Candidates {
  const parkedName = asset.name + SWAP_SUFFIX;
  const isSourceParked = source?.system.id === system.id && source.name === parkedName;
  return {
    own: claims.unclaimed(system.id, asset.name, MOST_FOUND),
    source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_FOUND),
    parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_FOUND) : [],
  };
}

function onlyOne({ own, source, parked }: Candidates): number | null {
  return own.length + source.length + parked.length === 1 ? (own[0] ?? source[0] ?? parked[0]!) : null;
}

/** Each claimant that has one candidate takes it. */
export function settle(open: readonly Claimant[], claims: Claims): void {
  takeOnly(open, watchersOf(open), claims);
}

/** The same; and who then has its own name and a leftover of it takes its own name. */
export function settleWithLeftovers(open: readonly Claimant[], claims: Claims): void {
  const watchers = watchersOf(open);
  takeOnly(open, watchers, claims);
  // Only whom a claim has left with fewer candidates need be asked again: a long chain is no walk for each link.
  for (let claimants = open; claimants.length > 0; ) {
    const woken = takeOwnNames(claimants, watchers, claims);
    const again = new Set([...woken, ...takeOnly(woken, watchers, claims)]);
    // In order of declaration, so that no result depends on who woke whom.
    claimants = [...again].sort((a, b) => a.desired - b.desired);
  }
}

/** Who may mean a name, by the key of that name. */
type Watchers = ReadonlyMap<string, readonly Claimant[]>;

function watchersOf(open: readonly Claimant[]): Watchers {
  const watchers = new Map<string, Claimant[]>();
  for (const claimant of open) {
    const { system, asset, source } = claimant;
    addUnder(watchers, nameKey(system.id, asset.name), claimant);
    addUnder(watchers, nameKey(system.id, asset.name + SWAP_SUFFIX), claimant);
    if (source !== null) addUnder(watchers, nameKey(source.system.id, source.name), claimant);
  }
  return watchers;
}

/**
 * A claim may leave another asset with one candidate: those that may mean the same name are looked at again. They are
 * three at most (its own entry, the one that names it as source, the one it may be parked for), so this is linear.
 * Returns who was looked at again.
 */
function takeOnly(open: readonly Claimant[], watchers: Watchers, claims: Claims): Claimant[] {
  const queue = [...open];
  for (let next = 0; next < queue.length; next++) {
    const claimant = queue[next]!;
    const live = isOpen(claimant, claims) ? onlyOne(findCandidates(claimant, claims)) : null;
    if (live !== null) queue.push(...claimAndWake(claimant, live, watchers, claims));
  }
  return queue.slice(open.length);
}

/** Own name and leftover left: its own name. Returns those whose candidates are fewer for it. */
function takeOwnNames(open: readonly Claimant[], watchers: Watchers, claims: Claims): Claimant[] {
  const woken: Claimant[] = [];
  for (const claimant of open) {
    if (!isOpen(claimant, claims)) continue;
    const { own, source } = findCandidates(claimant, claims);
    const [live] = own;
    if (live === undefined || own.length > 1 || source.length > 0) continue;
    woken.push(...claimAndWake(claimant, live, watchers, claims));
  }
  return woken;
}

/** Claims, and returns those whose candidates are fewer now. */
function claimAndWake({ desired }: Claimant, live: number, watchers: Watchers, claims: Claims): readonly Claimant[] {
  claims.claim(desired, live);
  const { cyber_system_id, name } = claims.assets[live]!;
  // It watches that name itself, or it would not have found the asset.
  return watchers.get(nameKey(cyber_system_id, name))!;
}
