// What an entry meant before (docs/how-it-works.md). An entry that found nothing may be an asset that the files named
// otherwise before: by its number in the CMDB, or because somebody undid a rename or a move, as `git revert` does. The
// earlier inventory knows the live asset. Only entries that found nothing are looked up, so most plans pay nothing.
import type { Report } from './diagnostic.ts';
import { addUnder } from './group.ts';
import type { CyberSystem, DesiredAsset, LiveAsset } from './model.ts';
import { nameKey, placeOf } from './names.ts';
import { type Directory, findByReference, type ResolvedSystem } from './resolve.ts';

/** An entry. Entries are numbered as they are declared, system by system. */
export interface NumberedEntry {
  readonly desired: number;
  readonly asset: DesiredAsset;
  readonly system: CyberSystem;
}

/** The entries of an inventory by system and name. The names of a system are indexed when the first one is looked up. */
export class Entries {
  readonly #systems = new Map<string, { readonly resolved: ResolvedSystem; readonly start: number }>();
  readonly #byName = new Map<string, Map<string, NumberedEntry>>();

  constructor(systems: readonly ResolvedSystem[]) {
    let start = 0;
    for (const resolved of systems) {
      this.#systems.set(resolved.system.id, { resolved, start });
      start += resolved.assets.length;
    }
  }

  /** The first entry of that name in that system. */
  at(systemId: string, name: string): NumberedEntry | undefined {
    let byName = this.#byName.get(systemId);
    if (byName === undefined) {
      byName = new Map();
      this.#byName.set(systemId, byName);
      const { resolved, start } = this.#systems.get(systemId) ?? { resolved: null, start: 0 };
      // From the last one, so that the first one stays.
      for (const [index, asset] of [...(resolved?.assets ?? []).entries()].reverse())
        byName.set(asset.name, { desired: start + index, asset, system: resolved!.system });
    }
    return byName.get(name);
  }
}

/** An earlier inventory, with the live asset that each of its entries means. */
export interface EarlierMatch {
  readonly systems: readonly ResolvedSystem[];
  readonly liveOf: Int32Array;
  /** Entries whose live asset was only inferred. They do not say what was meant. */
  readonly inferred: ReadonlySet<number>;
}

/** Where the hints of an entry look for its asset. `source` is null if there are none, or if they name its own place. */
export function hintedSource(
  { name: ownName, document, hints }: DesiredAsset,
  system: CyberSystem,
  directory: Directory,
) {
  const movedFrom = hints?.movedFrom ?? null;
  let from = system;
  if (movedFrom !== null) {
    const { value: reference, offset } = movedFrom;
    const systems = findByReference(directory.systems, reference);
    const [only, another] = systems;
    if (only === undefined || another !== undefined) {
      const at = { file: document.file, offset };
      return { source: null, unresolved: { at, reference, systems, takesFacility: false } };
    }
    from = only;
  }
  const name = hints?.renamedFrom?.value ?? ownName;
  const isOwnPlace = from.id === system.id && name === ownName;
  return { source: isOwnPlace ? null : { system: from, name }, unresolved: null };
}

type Reason = 'external-id' | 'undone';

/** The state of a matching. The entry that `holderOf` returns has no hints, and claimed the asset by its name. */
interface Claimed {
  readonly entries: Entries;
  readonly claimed: Uint8Array;
  readonly holderOf: (live: number) => NumberedEntry | null;
}

/**
 * Entries of `open`, which found nothing, claim the live assets that they meant before. A pair counts only if it is the
 * only one for the entry and for the asset. If an entry without hints holds the asset by its name, that entry must go on
 * to what it meant itself. So a chain of renames is undone as a whole, but a swap, where all names are found, stays.
 */
export function claimAsBefore(
  open: readonly NumberedEntry[],
  entries: Entries,
  { liveOf, claimed }: { readonly liveOf: Int32Array; readonly claimed: Uint8Array },
  earlier: EarlierMatch,
  { assets, directory }: { readonly assets: readonly LiveAsset[]; readonly directory: Directory },
  report: Report,
): void {
  if (open.length === 0) return;
  const holderOf = (live: number) => {
    const { cyber_system_id, name } = assets[live]!;
    const holder = entries.at(cyber_system_id, name);
    return holder?.asset.hints === null && liveOf[holder.desired] === live ? holder : null;
  };
  const state = { entries, claimed, holderOf };
  const meanings = meaningsBefore(open, earlier, directory, state);
  for (const first of open) {
    for (const { entry, live, reason } of pathFrom(first, meanings, state)) {
      liveOf[entry.desired] = live;
      claimed[live] = 1;
      const { id, name, cyber_system_id } = assets[live]!;
      const system = directory.systems.sited(cyber_system_id);
      const args = { name: entry.asset.name, id, before: name, system, reason };
      report({ code: 'identity-kept', severity: 'notice', at: placeOf(entry.asset), args });
    }
  }
}

/** What the entries of `open` meant before, and the entries that hold what these meant. */
function meaningsBefore(
  open: readonly NumberedEntry[],
  earlier: EarlierMatch,
  directory: Directory,
  { entries, claimed, holderOf }: Claimed,
) {
  const numbers = new Set(open.flatMap(({ asset }) => asset.externalId?.value ?? []));
  let index = indexEarlier(earlier, directory, numbers);
  /** By desired number: live numbers, each with the reason. */
  const meantBy = new Map<number, ReadonlyMap<number, Reason>>();
  /** By live number: the entries that meant it. */
  const claimants = new Map<number, NumberedEntry[]>();
  // By desired number, so that nobody is asked twice.
  const asked = new Map(open.map((entry) => [entry.desired, entry]));
  for (const [desired, entry] of asked) {
    // The holders come after the open entries, and may have any number.
    if (meantBy.size === open.length) index = indexEarlier(earlier, directory, null);
    const { asset, system } = entry;
    const meant = new Map<number, Reason>();
    for (const { live, own } of index.bySource.get(nameKey(system.id, asset.name)) ?? []) {
      // The hint is undone if the entry that had it is gone. An entry of its name may have been the next of a chain.
      const namesake = entries.at(own.system.id, own.name);
      if (namesake === undefined || holderOf(live) === namesake) meant.set(live, 'undone');
    }
    for (const live of index.byNumber.get(asset.externalId?.value ?? '') ?? []) meant.set(live, 'external-id');
    meantBy.set(desired, meant);
    for (const live of meant.keys()) {
      addUnder(claimants, live, entry);
      const holder = claimed[live] === 1 ? holderOf(live) : null;
      if (holder !== null) asked.set(holder.desired, holder);
    }
  }
  return { meantBy, claimants };
}

/**
 * What each entry claims if the first one claims what it meant, until an asset that nothing holds; empty if none is
 * reached. No entry is on two paths, because each asset on a path has one claimant.
 */
function pathFrom(
  first: NumberedEntry,
  { meantBy, claimants }: ReturnType<typeof meaningsBefore>,
  { claimed, holderOf }: Claimed,
) {
  const path: { readonly entry: NumberedEntry; readonly live: number; readonly reason: Reason }[] = [];
  for (let entry: NumberedEntry | null = first; entry !== null; ) {
    const [pair, another]: [number, Reason][] = [...meantBy.get(entry.desired)!];
    if (pair === undefined || another !== undefined || claimants.get(pair[0])!.length > 1) return [];
    const [live, reason] = pair;
    path.push({ entry, live, reason });
    if (claimed[live] === 0) return path;
    entry = holderOf(live);
  }
  return [];
}

/** What the earlier entries mean: by number (only `numbers`; null for all), and by the place that their hints name. */
function indexEarlier(
  { systems, liveOf, inferred }: EarlierMatch,
  directory: Directory,
  numbers: ReadonlySet<string> | null,
) {
  const byNumber = new Map<string, number[]>();
  const bySource = new Map<string, { readonly live: number; readonly own: { system: CyberSystem; name: string } }[]>();
  let desired = -1;
  for (const { system, assets } of systems) {
    for (const asset of assets) {
      desired++;
      const { name, hints, externalId } = asset;
      if (hints === null && externalId === null) continue;
      const live = liveOf[desired]!;
      if (live < 0 || inferred.has(desired)) continue;
      const isAsked = externalId !== null && (numbers === null || numbers.has(externalId.value));
      if (isAsked) addUnder(byNumber, externalId.value, live);
      if (hints === null) continue;
      const { source } = hintedSource(asset, system, directory);
      if (source !== null) addUnder(bySource, nameKey(source.system.id, source.name), { live, own: { system, name } });
    }
  }
  return { byNumber, bySource };
}
