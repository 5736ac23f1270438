// What separates the declared from the live (design sections 4 and 5): changes without a reason yet, what is left
// alone, and the findings about both. One pass over desired, one over live.
import type { Create, Delete, Field, Undeclared, Update } from './change.ts';
import { FAILED, type Matching, NONE } from './claims.ts';
import { type Diagnostic, diagnostic } from './diagnostic.ts';
import { fingerprint } from './fingerprint.ts';
import { matchAssets } from './match.ts';
import type { AssetState, CyberSystem, DesiredAsset, Inventory, Live, LiveAsset } from './model.ts';
import { checkIds, checkNames, placeOf, type UniqueNames } from './names.ts';
import { named, referenceTo } from './reference.ts';
import { findPossibleRenames } from './renames.ts';
import { assetsOf, type Directory, type ResolvedSystem, resolveSystems } from './resolve.ts';

type Unexplained<C> = Omit<C, 'origin'>;
/** A change whose origin is not known yet. */
export type BareChange = Unexplained<Create> | Unexplained<Update> | Unexplained<Delete>;

/** What an earlier inventory says about a later one. Without any, all that is undeclared is pruned. */
export interface Known {
  /** Systems that the base declares. */
  readonly base: ReadonlySet<string>;
  /** Systems that some earlier inventory declares: assets may be inferred to move out of them. */
  readonly anywhere: ReadonlySet<string>;
  /** Systems that every earlier inventory declares; null without one. The others are being adopted: no prune. */
  readonly everywhere: ReadonlySet<string> | null;
}

export interface DiffInput {
  readonly inventory: Inventory;
  readonly live: Live;
  readonly directory: Directory;
  readonly known: Known;
  readonly uniqueNames: UniqueNames;
}

export interface Diff {
  readonly changes: readonly BareChange[];
  readonly undeclared: readonly Undeclared[];
  readonly unchanged: number;
  readonly unmanaged: number;
  /** Live assets in managed systems: what a percentage of deletes is a percentage of. */
  readonly managed: number;
  /** Ids of the systems that the inventory declares. */
  readonly systemIds: ReadonlySet<string>;
  /** Not sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

export function diff(input: DiffInput): Diff {
  const diagnostics: Diagnostic[] = [];
  const report = (d: Diagnostic) => void diagnostics.push(d);
  const { directory, live, known } = input;
  const systems = resolveSystems(input.inventory.documents, directory, report);
  const groups = systems.map((resolved) => ({
    key: resolved.system.id,
    assets: { [Symbol.iterator]: () => assetsOf(resolved) },
  }));
  checkNames(groups, input.uniqueNames, report);
  checkIds(groups, report);
  const matchInput = { systems, live: live.assets, directory: directory.systems, known: known.anywhere };
  const matching = matchAssets(matchInput, report);

  const desired = compareDesired(systems, matching, input);
  const rest = sortOutUnclaimed(systems, matching, input);
  const systemIds = new Set(systems.map(({ system }) => system.id));
  reportReleased(input, systemIds, rest.released, report);
  reportAdopted(rest.adopted, report);
  reportNamesInUse(desired.creates, rest.elsewhere, input, report);
  findPossibleRenames(rest.deletes, desired.creates, report);
  return {
    changes: [...desired.updates, ...desired.creates, ...rest.deletes],
    undeclared: rest.undeclared,
    unchanged: desired.unchanged,
    unmanaged: rest.unmanaged,
    managed: rest.managed,
    systemIds,
    diagnostics,
  };
}

function compareDesired(systems: readonly ResolvedSystem[], { liveOf }: Matching, { live, directory }: DiffInput) {
  const creates: Unexplained<Create>[] = [];
  const updates: Unexplained<Update>[] = [];
  let unchanged = 0;
  let number = -1;
  for (const resolved of systems) {
    for (const asset of assetsOf(resolved)) {
      const match = liveOf[++number]!;
      if (match === FAILED) continue;
      if (match === NONE) {
        creates.push(create(asset, resolved.system, live.organization));
        continue;
      }
      const update = compare(asset, resolved.system, live.assets[match]!, directory);
      if (update === null) unchanged++;
      else updates.push(update);
    }
  }
  return { creates, updates, unchanged };
}

function create(asset: DesiredAsset, system: CyberSystem, organization: string): Unexplained<Create> {
  const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
  const identity = { action: 'create', id: null, before: null, after } as const;
  const print = fingerprint({ organization, ...identity });
  return { ...identity, fingerprint: print, cyberSystem: named(system), desired: asset };
}

function compare(
  asset: DesiredAsset,
  system: CyberSystem,
  live: LiveAsset,
  directory: Directory,
): Unexplained<Update> | null {
  const changed: Field[] = [];
  if (live.name !== asset.name) changed.push('name');
  if (live.cyber_system_id !== system.id) changed.push('cyber_system_id');
  if (live.asset_type !== asset.assetType) changed.push('asset_type');
  if (changed.length === 0) return null;
  const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
  const identity = { action: 'update', id: live.id, before: stateOf(live), after } as const;
  const print = fingerprint({ organization: live.organization_slug, ...identity });
  const fromSystem = systemOf(live, directory);
  return { ...identity, fingerprint: print, changed, cyberSystem: named(system), fromSystem, desired: asset };
}

/** What becomes of the live assets that nothing claimed. */
function sortOutUnclaimed(systems: readonly ResolvedSystem[], { claimed }: Matching, input: DiffInput) {
  const { live, directory, known } = input;
  const prunes = new Map(systems.map((resolved) => [resolved.system.id, shouldPrune(resolved, known)]));
  const deletes: Unexplained<Delete>[] = [];
  const undeclared: Undeclared[] = [];
  const elsewhere: LiveAsset[] = [];
  const released = new Map<string, number>();
  const adopted = new Map<CyberSystem, number>();
  let managed = 0;
  live.assets.forEach((asset, number) => {
    const prune = prunes.get(asset.cyber_system_id);
    if (prune !== undefined) managed++;
    if (claimed[number] === 1) return;
    if (prune === undefined) elsewhere.push(asset);
    else if (prune === true) deletes.push(remove(asset, directory));
    else undeclared.push({ asset, cyberSystem: systemOf(asset, directory) });
    if (prune === 'adopting') count(adopted, directory.systems.byId.get(asset.cyber_system_id)!);
    if (prune === undefined && known.base.has(asset.cyber_system_id)) count(released, asset.cyber_system_id);
  });
  return { deletes, undeclared, elsewhere, released, adopted, managed, unmanaged: elsewhere.length };
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Deleting is for systems whose files were complete before: one that a pull request adopts loses nothing. */
function shouldPrune({ system, prune }: ResolvedSystem, known: Known): boolean | 'adopting' {
  if (prune !== null) return prune;
  return known.everywhere === null || known.everywhere.has(system.id) ? true : 'adopting';
}

function remove(asset: LiveAsset, directory: Directory): Unexplained<Delete> {
  const identity = { action: 'delete', id: asset.id, before: stateOf(asset), after: null } as const;
  const print = fingerprint({ organization: asset.organization_slug, ...identity });
  return { ...identity, fingerprint: print, cyberSystem: systemOf(asset, directory) };
}

function stateOf({ name, cyber_system_id, asset_type }: LiveAsset): AssetState {
  return { name, cyber_system_id, asset_type };
}

/** Lists are read one after the other, so an asset may stand in a system younger than the list of systems. */
function systemOf({ cyber_system_id }: LiveAsset, { systems }: Directory) {
  const system = systems.byId.get(cyber_system_id);
  return { id: cyber_system_id, name: system?.name ?? cyber_system_id };
}

/** Systems that the base declares and the inventory no longer does. Their assets stay as they are. */
function reportReleased(
  { directory, known }: DiffInput,
  systemIds: ReadonlySet<string>,
  released: ReadonlyMap<string, number>,
  report: (d: Diagnostic) => void,
): void {
  for (const id of known.base) {
    const system = directory.systems.byId.get(id);
    if (system === undefined || systemIds.has(id)) continue;
    const args = { system: named(system), count: released.get(id) ?? 0 };
    report(diagnostic('system-released', 'warning', null, args));
  }
}

function reportAdopted(adopted: ReadonlyMap<CyberSystem, number>, report: (d: Diagnostic) => void): void {
  for (const [system, count] of adopted) {
    report(diagnostic('system-adopted', 'notice', null, { system: named(system), count }));
  }
}

function reportNamesInUse(
  creates: readonly Unexplained<Create>[],
  elsewhere: readonly LiveAsset[],
  { directory }: DiffInput,
  report: (d: Diagnostic) => void,
): void {
  if (creates.length === 0 || elsewhere.length === 0) return;
  const names = new Set(creates.map((change) => change.after.name));
  const inUse = new Map<string, LiveAsset>();
  for (const asset of elsewhere) {
    if (names.has(asset.name) && !inUse.has(asset.name)) inUse.set(asset.name, asset);
  }
  for (const { desired } of creates) {
    const asset = inUse.get(desired.name);
    if (asset === undefined) continue;
    const system = systemOf(asset, directory);
    const reference = referenceTo(directory.systems, system);
    report(diagnostic('name-in-use', 'warning', placeOf(desired), { name: asset.name, system, reference }));
  }
}
