// The claims of desired assets on live ones while they are matched (docs/how-it-works.md). Each round, a desired asset with
// one candidate left takes it, until nothing changes. So chains work in any file order, and nothing is guessed.
import { addUnder } from './group.ts';
import type { CyberSystem, DesiredAsset, LiveAsset } from './model.ts';
import { nameKey, SWAP_SUFFIX } from './names.ts';
import type { UnclearReference } from './resolve.ts';

/** In `liveOf`: nothing matches, so the asset is to be created. */
export const NONE = -1;
/** In `liveOf`: an error was reported, so nothing may be concluded about the asset. */
export const FAILED = -2;

/** From `onlyUnclaimed`: no unclaimed asset has that name. */
export const NOBODY = -1;
/** From `onlyUnclaimed`: more than one asset has it. */
export const SEVERAL = -2;

/**
 * The result of matching. Desired assets are numbered in order of declaration, live assets in the order of the list.
 */
export interface Matching {
  /** By desired number: a live number, or NONE or FAILED, which are below zero. */
  readonly liveOf: Int32Array;
  /** By live number: 1 when claimed. */
  readonly claimed: Uint8Array;
  /** Keys of names that an unmatched asset may have meant. */
  readonly doubtful: ReadonlySet<string>;
}

/** Live assets by system and name, and the claims on them. Assets are numbers into lists: this is the hot path. */
export class Claims implements Matching {
  readonly assets: readonly LiveAsset[];
  readonly liveOf: Int32Array;
  readonly claimed: Uint8Array;
  readonly doubtful = new Set<string>();
  /** True if any indexed name ends with the swap suffix. If false, no lookup of parked names is needed. */
  hasParked = false;
  /** By system and name: a live number, or several in the order of the list. Nearly all names have one. */
  readonly #bySystem: ReadonlyMap<string, Map<string, number | number[]>>;

  /** Indexes by name the assets of only these `systemIds`. */
  constructor(assets: readonly LiveAsset[], systemIds: Iterable<string>, desiredCount: number) {
    this.assets = assets;
    this.liveOf = new Int32Array(desiredCount).fill(NONE);
    this.claimed = new Uint8Array(assets.length);
    this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map()]));
    for (const [live, { cyber_system_id, name }] of assets.entries()) {
      const byName = this.#bySystem.get(cyber_system_id);
      if (byName === undefined) continue;
      const namesakes = byName.get(name);
      if (typeof namesakes === 'object') namesakes.push(live);
      else byName.set(name, namesakes === undefined ? live : [namesakes, live]);
      if (name.endsWith(SWAP_SUFFIX)) this.hasParked = true;
    }
  }

  claim(desired: number, live: number): void {
    this.liveOf[desired] = live;
    this.claimed[live] = 1;
  }

  fail(desired: number): void {
    this.liveOf[desired] = FAILED;
  }

  /** The same, when the asset may mean one of several live assets. */
  doubt({ desired, system, asset, source }: Claimant): void {
    this.fail(desired);
    this.doubtful.add(nameKey(system.id, asset.name)).add(nameKey(system.id, asset.name + SWAP_SUFFIX));
    if (source !== null) this.doubtful.add(nameKey(source.system.id, source.name));
  }

  /** Up to `most` unclaimed assets of that name in that system. */
  unclaimed(systemId: string, name: string, most: number): number[] {
    const namesakes = this.#bySystem.get(systemId)?.get(name) ?? [];
    const found: number[] = [];
    for (const live of typeof namesakes === 'number' ? [namesakes] : namesakes) {
      if (this.claimed[live] === 0 && found.push(live) === most) break;
    }
    return found;
  }

  /** The only unclaimed asset of that name in that system, NOBODY or SEVERAL. */
  onlyUnclaimed(systemId: string, name: string): number {
    const namesakes = this.#bySystem.get(systemId)?.get(name) ?? NOBODY;
    if (typeof namesakes === 'number') return namesakes >= 0 && this.claimed[namesakes] === 0 ? namesakes : NOBODY;
    const [only = NOBODY, another] = this.unclaimed(systemId, name, 2);
    return another === undefined ? only : SEVERAL;
  }
}

/** A desired asset that is matched by more than its own name. */
export interface Claimant {
  readonly desired: number;
  readonly asset: DesiredAsset;
  readonly system: CyberSystem;
  /** Where the hints look for the asset. null if there are no hints, or if they name the asset's own place. */
  readonly source: { readonly system: CyberSystem; readonly name: string } | null;
  /** null when `moved_from` is clear or absent. */
  readonly unresolved: UnclearReference | null;
}

/** How many candidates of a kind are looked up: enough to distinguish one from several, and to name some. */
const MOST_FOUND = 5;

/** The unclaimed live assets that a claimant may mean, by number. `parked` have its name with the swap suffix. */
export function findCandidates({ system, asset, source }: Claimant, claims: Claims) {
  const parkedName = asset.name + SWAP_SUFFIX;
  const isSourceParked = source?.system.id === system.id && source.name === parkedName;
  return {
    own: claims.unclaimed(system.id, asset.name, MOST_FOUND),
    source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_FOUND),
    parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_FOUND) : [],
  };
}

/**
 * Each claimant with exactly one candidate takes it, until nothing changes. In the last round, each claimant whose
 * candidates are its own name and a leftover of it takes its own name.
 */
export function settle(open: readonly Claimant[], claims: Claims, isLastRound: boolean): void {
  // The claimants that may mean a name, by the key of that name. There are at most three: the entry of that name, the
  // one that names it as source, the one it may be parked for. So all of this is linear.
  const watchers = new Map<string, Claimant[]>();
  for (const claimant of open) {
    const { system, asset, source } = claimant;
    addUnder(watchers, nameKey(system.id, asset.name), claimant);
    addUnder(watchers, nameKey(system.id, asset.name + SWAP_SUFFIX), claimant);
    if (source !== null) addUnder(watchers, nameKey(source.system.id, source.name), claimant);
  }
  // Claims an asset, and returns the claimants that lost a candidate. The claimant watches that name itself, or it would
  // not have found the asset.
  const claimAndWake = ({ desired }: Claimant, live: number) => {
    claims.claim(desired, live);
    const { cyber_system_id, name } = claims.assets[live]!;
    return watchers.get(nameKey(cyber_system_id, name))!;
  };
  // A claim may leave another claimant with one candidate, so those that lost one are asked again, and returned.
  const takeOnly = (asked: readonly Claimant[]) => {
    const queue = [...asked];
    for (let next = 0; next < queue.length; next++) {
      const claimant = queue[next]!;
      if (claims.liveOf[claimant.desired]! >= 0) continue;
      const { own, source, parked } = findCandidates(claimant, claims);
      if (own.length + source.length + parked.length !== 1) continue;
      queue.push(...claimAndWake(claimant, own[0] ?? source[0] ?? parked[0]!));
    }
    return queue.slice(asked.length);
  };
  takeOnly(open);
  // Only claimants that lost a candidate are asked again, so a long chain needs no full pass for each link.
  for (let asked = isLastRound ? open : []; asked.length > 0; ) {
    const woken: Claimant[] = [];
    for (const claimant of asked) {
      if (claims.liveOf[claimant.desired]! >= 0) continue;
      const { own, source } = findCandidates(claimant, claims);
      if (own.length === 1 && source.length === 0) woken.push(...claimAndWake(claimant, own[0]!));
    }
    // In order of declaration, so that no result depends on the order of the claims.
    asked = [...new Set([...woken, ...takeOnly(woken)])].sort((a, b) => a.desired - b.desired);
  }
}
