// Compares the declared inventory with the live one (docs/how-it-works.md). The result: changes whose origin is not known yet,
// assets that stay as they are, and what could not be decided. One pass over desired assets, one over live assets.
import type { Create, Delete, Field, Undeclared, Update } from './change.ts';
import type { Report } from './diagnostic.ts';
import { deletionFingerprint, fingerprint, stateOf } from './fingerprint.ts';
import { matchAssets } from './match.ts';
import { type Matching, NONE } from './match-state.ts';
import type {
  CyberSystem,
  DesiredAsset,
  Inventory,
  InventoryDocument,
  Live,
  LiveAsset,
  PlacedSystem,
} from './model.ts';
import { type Directory, type ResolvedSystem, resolveSystems } from './resolve.ts';

type Unexplained<C> = Omit<C, 'origin'>;
/** A change whose origin is not known yet. */
export type BareChange = Unexplained<Create> | Unexplained<Update> | Unexplained<Delete>;

export interface DiffInput {
  readonly inventory: Inventory;
  readonly live: Live;
  readonly directory: Directory;
  /**
   * Ids of the systems that the inventory declared before. Only from these and the declared systems may an asset be
   * inferred to have moved. Every other declared system is being adopted. If null, the earlier inventory is not known,
   * and all undeclared assets are pruned.
   */
  readonly declaredBefore: ReadonlySet<string> | null;
}

export interface Diff {
  readonly creates: readonly Unexplained<Create>[];
  readonly updates: readonly Unexplained<Update>[];
  readonly deletes: readonly Unexplained<Delete>[];
  readonly systems: readonly ResolvedSystem[];
  /** Documents whose cyber system could not be resolved. Nothing is concluded from them. */
  readonly unresolved: readonly InventoryDocument[];
  /**
   * Keys of names that an unmatched desired asset may have meant. Live assets with these names are not certain to be
   * undeclared.
   */
  readonly doubtful: ReadonlySet<string>;
  readonly undeclared: readonly Undeclared[];
  /** Unclaimed live assets that the files ignore. */
  readonly ignored: number;
  /** Systems that are being adopted, each with the number of its assets that no file declares. */
  readonly adopted: ReadonlyMap<string, number>;
  /** Unclaimed live assets in systems that the inventory does not declare. */
  readonly unmanaged: readonly LiveAsset[];
  readonly unchanged: number;
  /** Live assets in managed systems. The percentage of deletes is a percentage of these. */
  readonly managed: number;
}

const NO_SYSTEMS: ReadonlySet<string> = new Set();

/** Also reports the findings of resolving and matching, in no particular order. */
export function diff(input: DiffInput, report: Report): Diff {
  const { directory, live, declaredBefore } = input;
  const { systems, unresolved } = resolveSystems(input.inventory, directory, report);
  const matchInput = { systems, live: live.assets, directory, moveSources: declaredBefore ?? NO_SYSTEMS };
  const matching = matchAssets(matchInput, report);
  return {
    ...compareDesired(systems, matching, input),
    ...sortOutUnclaimed(systems, matching, input),
    systems,
    unresolved,
    doubtful: matching.doubtful,
  };
}

function compareDesired(systems: readonly ResolvedSystem[], { liveOf }: Matching, { live, directory }: DiffInput) {
  const creates: Unexplained<Create>[] = [];
  const updates: Unexplained<Update>[] = [];
  let unchanged = 0;
  let number = -1;
  for (const { system, assets } of systems) {
    for (const asset of assets) {
      const match = liveOf[++number]!;
      if (match === NONE) creates.push(createOf(asset, directory.systems.place(system.id), live.organization));
      if (match < 0) continue;
      const update = compareMatched(asset, system, live.assets[match]!, directory);
      if (update === null) unchanged++;
      else updates.push(update);
    }
  }
  return { creates, updates, unchanged };
}

function createOf(asset: DesiredAsset, system: PlacedSystem, organization: string): Unexplained<Create> {
  const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
  const identity = { action: 'create', id: null, before: null, after } as const;
  return { ...identity, fingerprint: fingerprint({ organization, ...identity }), cyberSystem: system, desired: asset };
}

function compareMatched(
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
  const fromSystem = directory.systems.place(live.cyber_system_id);
  const cyberSystem = directory.systems.place(system.id);
  const organization = live.organization_slug;
  return {
    ...identity,
    fingerprint: fingerprint({ organization, ...identity }),
    changed,
    cyberSystem,
    fromSystem,
    desired: asset,
  };
}

/** Decides for each unclaimed live asset: delete, ignore, undeclared or unmanaged. */
function sortOutUnclaimed(systems: readonly ResolvedSystem[], { claimed }: Matching, input: DiffInput) {
  const { live, directory, declaredBefore } = input;
  const prunes = new Map(systems.map((resolved) => [resolved.system.id, shouldPrune(resolved, declaredBefore)]));
  const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
  const paths = new Map(systems.map(({ system, documents }) => [system.id, documents[0]?.file.path]));
  const deletes: Unexplained<Delete>[] = [];
  const undeclared: Undeclared[] = [];
  const unmanaged: LiveAsset[] = [];
  const adopted = new Map<string, number>();
  let managed = 0;
  let ignored = 0;
  live.assets.forEach((asset, number) => {
    const { cyber_system_id: id } = asset;
    const prune = prunes.get(id);
    if (prune !== undefined) managed++;
    if (claimed[number] === 1) return;
    if (prune === undefined) {
      unmanaged.push(asset);
      return;
    }
    if (ignoring.get(id)?.find(asset.name)) {
      ignored++;
      return;
    }
    if (prune === true) deletes.push(deleteOf(asset, directory));
    else undeclared.push({ asset, cyberSystem: directory.systems.place(id), path: paths.get(id) ?? '' });
    if (prune === 'adopting') adopted.set(id, (adopted.get(id) ?? 0) + 1);
  });
  return { deletes, undeclared, ignored, unmanaged, adopted, managed };
}

/**
 * An asset is deleted only from a system whose files were complete before. If a pull request adopts a system, nothing
 * in it is deleted.
 */
function shouldPrune(
  { system, prune }: ResolvedSystem,
  declaredBefore: DiffInput['declaredBefore'],
): boolean | 'adopting' {
  if (prune !== null) return prune;
  return declaredBefore === null || declaredBefore.has(system.id) ? true : 'adopting';
}

function deleteOf(asset: LiveAsset, directory: Directory): Unexplained<Delete> {
  const identity = { action: 'delete', id: asset.id, before: stateOf(asset), after: null } as const;
  const cyberSystem = directory.systems.place(asset.cyber_system_id);
  return { ...identity, fingerprint: deletionFingerprint(asset), cyberSystem };
}
