// Who has claimed what while desired assets are matched to live ones. The hot path: assets are numbers into lists,
// and one Map of numbers a system with one chain for namesakes costs a fraction of arrays of objects.
import type { LiveAsset } from './model.ts';

/** Ends the name of an asset that a cycle of renames parked for a moment (design section 7). */
export const SWAP_SUFFIX = '~cip-sync';

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
  /** By desired number: a live number, NONE or FAILED. */
  readonly liveOf: Int32Array;
  /** By live number: 1 when claimed. */
  readonly claimed: Uint8Array;
}

export class Claims implements Matching {
  readonly assets: readonly LiveAsset[];
  readonly liveOf: Int32Array;
  readonly claimed: Uint8Array;
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
