// Works out from the live assets what the files should say: only what they lack (`import`), or all drift (`import
// --update`). A plan of the result then has no changes for it. Pure.
import { needsId } from '../../core/characters.ts';
import { unreported } from '../../core/diagnostic.ts';
import { countBy, groupBy } from '../../core/group.ts';
import { matchAssets, NONE } from '../../core/match.ts';
import type { CyberSystem, DesiredAsset, Inventory, Live, LiveAsset } from '../../core/model.ts';
import { nameKey, type UniqueNames } from '../../core/names.ts';
import { type Directory, makeDirectory, type ResolvedSystem, resolveSystems } from '../../core/resolve.ts';
import { SystemNaming } from './system-naming.ts';
import { asDeclared, type EntryFields, isDeclarable, plainFields, type WantedSystem } from './wanted.ts';

export interface WantedInput {
  /** Without errors of its own. */
  readonly inventory: Inventory;
  readonly live: Live;
  readonly uniqueNames: UniqueNames;
}

/** What the files should say, and how new files name their systems. */
export interface Wanted {
  readonly systems: readonly WantedSystem[];
  readonly naming: SystemNaming;
}

/** Which live asset each entry means, and which live assets no entry means. */
export interface Meanings {
  readonly liveOf: ReadonlyMap<DesiredAsset, LiveAsset>;
  readonly unclaimed: readonly LiveAsset[];
  /** Entries of which nothing may be concluded. */
  readonly failed: readonly DesiredAsset[];
}

/** Linear. */
export function findMeanings(systems: readonly ResolvedSystem[], live: Live, directory: Directory): Meanings {
  const matching = matchAssets(systems, live.assets, directory, new Set(), unreported);
  const liveOf = new Map<DesiredAsset, LiveAsset>();
  const failed: DesiredAsset[] = [];
  let number = -1;
  for (const { assets } of systems) {
    for (const asset of assets) {
      const match = matching.liveOf[++number]!;
      if (match >= 0) liveOf.set(asset, live.assets[match]!);
      else if (match !== NONE) failed.push(asset);
    }
  }
  return { liveOf, unclaimed: live.assets.filter((_, index) => matching.claimed[index] === 0), failed };
}

/** Whether an entry finds this live asset only by id: its name is irregular, or another asset has or will have it. */
export function idRule(
  { live, uniqueNames }: Omit<WantedInput, 'inventory'>,
  systems: readonly ResolvedSystem[],
  { liveOf }: Meanings,
): (asset: LiveAsset) => boolean {
  const keyOf = (asset: LiveAsset) => uniqueKey(asset, uniqueNames);
  const declared: string[] = [];
  for (const { system, assets } of systems) {
    for (const entry of assets) {
      const meant = liveOf.get(entry);
      if (meant?.name === entry.name && meant.cyber_system_id === system.id) continue;
      declared.push(uniqueKey({ name: entry.name, cyber_system_id: system.id }, uniqueNames));
    }
  }
  const holders = countBy([...live.assets.map(keyOf), ...declared], (key) => key);
  return (asset) => needsId(asset.name) || holders.get(keyOf(asset))! > 1;
}

/** Two assets with the same key must not exist together. */
export function uniqueKey(
  { cyber_system_id, name }: { readonly cyber_system_id: string; readonly name: string },
  uniqueNames: UniqueNames,
): string {
  return uniqueNames === 'organization' ? name : nameKey(cyber_system_id, name);
}

export interface Missing extends Wanted {
  /** How many assets no file can declare: without a name, or with a needed id that cannot be written. */
  readonly nameless: number;
  /** How many assets are in systems that the list does not have, or that no file can name. */
  readonly stray: number;
}

/** The result declares every live system and every asset in one, each by name or id. Linear. */
export function wantMissing(input: WantedInput): Missing {
  const { inventory, live } = input;
  const directory = makeDirectory(live);
  const { systems: declared } = resolveSystems(inventory, directory, unreported);
  const wanted = asDeclared(declared);
  const meanings = findMeanings(declared, live, directory);
  const isPinned = idRule(input, declared, meanings);
  const unclaimed = groupBy(meanings.unclaimed, ({ cyber_system_id }) => cyber_system_id);
  const naming = new SystemNaming(live);
  let nameless = 0;
  for (const system of live.systems) {
    const known = wanted.get(system.id) ?? freshSystem(system);
    if (known.declared === null && naming.spell(system) === null) continue;
    const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !known.declared?.ignore?.patternFor(name));
    unclaimed.delete(system.id);
    const missing = all.filter((asset) => isDeclarable(asset, isPinned(asset)));
    nameless += all.length - missing.length;
    const isToKeep = missing.length < all.length && (known.declared?.prune ?? null) === null;
    const added = missing.map((asset) => ({ fields: fieldsOfLive(asset, isPinned(asset)), entry: null }));
    wanted.set(system.id, { ...known, prune: isToKeep ? false : null, entries: [...known.entries, ...added] });
  }
  const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
  return { systems: [...wanted.values()], naming, nameless, stray };
}

export function freshSystem(system: CyberSystem, prune: false | null = null): WantedSystem {
  return { system, declared: null, prune, entries: [] };
}

export function fieldsOfLive({ name, asset_type, id }: LiveAsset, isPinned: boolean): EntryFields {
  return { ...plainFields(name, asset_type), id: isPinned ? id : null };
}
