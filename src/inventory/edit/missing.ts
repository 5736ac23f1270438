// What is live and no file declares, as additions that a plan then finds nothing to do about (design section 9).
import type { Change } from '../../core/change.ts';
import { nameFaults, needsId } from '../../core/characters.ts';
import { type Report, unreported } from '../../core/diagnostic.ts';
import { countBy, groupBy } from '../../core/group.ts';
import { matchAssets } from '../../core/match.ts';
import type { DesiredAsset, Inventory, Live, LiveAsset } from '../../core/model.ts';
import { nameKey, type UniqueNames, uniqueKey } from '../../core/names.ts';
import { makeDirectory, type ResolvedSystem, resolveSystems } from '../../core/resolve.ts';
import { SystemNaming } from './system-naming.ts';
import type { Neighbours } from './system-paths.ts';
import { type Addition, compareNewAssets, type NewAsset } from './yaml-text.ts';

export interface MissingInput {
  /** Without errors, also against the service. */
  readonly inventory: Inventory;
  readonly live: Live;
  readonly uniqueNames: UniqueNames;
  /** Whether every entry is to have an id, those that stand in files included. */
  readonly withIds: boolean;
  /** Whether new documents name their system by id. */
  readonly withSystemIds?: boolean;
}

/** What files are to gain. */
export interface Wanted {
  readonly additions: readonly Addition[];
  /** All that is live, so that no path depends on what is new. */
  readonly neighbours: Neighbours;
  /** Ids that entries of files are to gain. */
  readonly pins: ReadonlyMap<DesiredAsset, string>;
}

/** Where the wanted assets come from. */
export interface WantedSource<W extends Wanted> {
  /** Called before anything of the service is looked at; null with an error among its findings. */
  readonly open: (report: Report) => ((input: MissingInput, report: Report) => W) | null;
  /** Whether the files may ask for a change that they did not ask for before. */
  readonly mayAsk: (change: Change) => boolean;
  /** Whether findings are told that are no errors, and all of one run, errors in files or not. */
  readonly tellsAll: boolean;
}

export interface Missing extends Wanted {
  /** How many assets no file can declare: without a name, or without an id where one is needed that can be written. */
  readonly nameless: number;
  /** How many assets are in systems that the list does not hold, or that no file can name. */
  readonly stray: number;
}

/** Every live system is declared by what results, and every asset in one, each by name or id. Linear. */
export function findMissing(input: MissingInput): Missing {
  const { inventory, live, uniqueNames } = input;
  const directory = makeDirectory(live);
  const { systems: declared } = resolveSystems(inventory, directory, unreported);
  const matchInput = { systems: declared, live: live.assets, directory, moveSources: new Set<string>() };
  const { liveOf, claimed } = matchAssets(matchInput, unreported);
  const declarations = readDeclared(declared, liveOf, live);
  const unclaimedAssets = live.assets.filter((_, number) => claimed[number] === 0);
  const unclaimed = groupBy(unclaimedAssets, ({ cyber_system_id }) => cyber_system_id);
  const keyOf = (asset: LiveAsset) => uniqueKey(asset, uniqueNames);
  // How many have a name, or are declared to have it.
  const holders = countBy([...live.assets.map(keyOf), ...declarations.declaredNames], (key) => key);
  const isPinned = (asset: LiveAsset) => input.withIds || needsId(asset.name) || holders.get(keyOf(asset))! > 1;
  const homes = new Map(declared.map((resolved) => [resolved.system.id, resolved]));
  const speller = new SystemNaming(live, input.withSystemIds);
  const additions: Addition[] = [];
  let nameless = 0;
  for (const system of live.systems) {
    const resolved = homes.get(system.id);
    const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !resolved?.ignore?.find(name));
    const spelled = resolved === undefined ? speller.spell(system) : speller.standing(system);
    if (spelled === null) continue;
    unclaimed.delete(system.id);
    const assets = all.flatMap((asset) => declare(asset, isPinned(asset)) ?? []).sort(compareNewAssets);
    nameless += all.length - assets.length;
    const prune = assets.length < all.length && (resolved?.prune ?? null) === null ? false : null;
    if (resolved !== undefined && assets.length === 0 && prune === null) continue;
    const isKept = (prune ?? resolved?.prune ?? null) === false;
    additions.push({ ...spelled, prune, isKept, home: resolved?.documents[0] ?? null, assets });
  }
  const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
  const pins: Missing['pins'] = input.withIds ? declarations.pins : new Map();
  return { additions, neighbours: speller.neighbours(), pins, nameless, stray };
}

/** What entries of files mean, and the names they give. */
function readDeclared(systems: readonly ResolvedSystem[], liveOf: Int32Array, { assets }: Live) {
  const pins = new Map<DesiredAsset, string>();
  const declaredNames: string[] = [];
  let number = -1;
  for (const resolved of systems) {
    for (const asset of resolved.assets) {
      const live = assets[liveOf[++number]!];
      if (live?.name !== asset.name || live.cyber_system_id !== resolved.system.id) {
        declaredNames.push(nameKey(resolved.system.id, asset.name), asset.name);
      }
      if (live !== undefined && !asset.hints?.id && nameFaults(live.id).length === 0) pins.set(asset, live.id);
    }
  }
  return { pins, declaredNames };
}

/** null where no file can say it: an empty name is an error even with an id (design section 3). */
function declare({ name, asset_type, id }: LiveAsset, isPinned: boolean): NewAsset | null {
  if (name === '' || (isPinned && nameFaults(id).length > 0)) return null;
  return { name, asset_type, id: isPinned ? id : null };
}
