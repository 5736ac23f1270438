// Compares the declared inventory with the live one (docs/how-it-works.md). The result: changes whose origin is not known yet,
// assets that stay as they are, and what could not be decided. One pass over desired assets, one over live assets.
import type { Create, Delete, Field, Undeclared, Update } from './change.ts';
import type { Report } from './diagnostic.ts';
import { deletionFingerprint, fingerprint, stateOf } from './fingerprint.ts';
import { matchAssets } from './match.ts';
import { NONE } from './match-state.ts';
import type { CyberSystem, DesiredAsset, Inventory, InventoryDocument, Live, LiveAsset } from './model.ts';
import { type Directory, type ResolvedSystem, resolveSystems } from './resolve.ts';

type Unexplained<C> = Omit<C, 'origin'>;
/** A change whose origin is not known yet. */
export type BareChange = Unexplained<Create> | Unexplained<Update> | Unexplained<Delete>;

interface DiffInput {
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

/** Also reports the findings of resolving and matching, in no particular order. */
export function diff({ inventory, live, directory, declaredBefore }: DiffInput, report: Report): Diff {
  const { systems, unresolved } = resolveSystems(inventory, directory, report);
  const moveSources = declaredBefore ?? new Set<string>();
  const { liveOf, claimed, doubtful } = matchAssets({ systems, live: live.assets, directory, moveSources }, report);
  const { place } = directory.systems;

  const creates: Unexplained<Create>[] = [];
  const updates: Unexplained<Update>[] = [];
  let unchanged = 0;
  let desired = -1;
  for (const { system, assets } of systems) {
    for (const asset of assets) {
      const match = liveOf[++desired]!;
      if (match === NONE) {
        const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
        const identity = { action: 'create', id: null, before: null, after } as const;
        const print = fingerprint({ organization: live.organization, ...identity });
        creates.push({ ...identity, fingerprint: print, cyberSystem: place(system.id), desired: asset });
      }
      if (match < 0) continue;
      const update = compareMatched(asset, system, live.assets[match]!, directory);
      if (update === null) unchanged++;
      else updates.push(update);
    }
  }

  // Each unclaimed live asset is deleted, ignored, undeclared or unmanaged.
  const declared = new Map(
    systems.map((one) => [one.system.id, { ...one, isPruned: isPruned(one, declaredBefore) }] as const),
  );
  const deletes: Unexplained<Delete>[] = [];
  const undeclared: Undeclared[] = [];
  const unmanaged: LiveAsset[] = [];
  const adopted = new Map<string, number>();
  let managed = 0;
  let ignored = 0;
  live.assets.forEach((asset, number) => {
    const { cyber_system_id: systemId } = asset;
    const resolved = declared.get(systemId);
    if (resolved !== undefined) managed++;
    if (claimed[number] === 1) return;
    if (resolved === undefined) unmanaged.push(asset);
    else if (resolved.ignore?.find(asset.name)) ignored++;
    else if (resolved.isPruned) {
      const identity = { action: 'delete', id: asset.id, before: stateOf(asset), after: null } as const;
      deletes.push({ ...identity, fingerprint: deletionFingerprint(asset), cyberSystem: place(systemId) });
    } else {
      undeclared.push({ asset, cyberSystem: place(systemId), path: resolved.documents[0]?.file.path ?? '' });
      if (resolved.prune === null) adopted.set(systemId, (adopted.get(systemId) ?? 0) + 1);
    }
  });
  const changes = { creates, updates, deletes, unchanged };
  return { ...changes, systems, unresolved, doubtful, undeclared, ignored, adopted, unmanaged, managed };
}

/**
 * Where the document does not say, an asset is deleted only from a system whose files were complete before: if a pull
 * request adopts a system, nothing in it is deleted.
 */
function isPruned({ system, prune }: ResolvedSystem, declaredBefore: ReadonlySet<string> | null): boolean {
  return prune ?? (declaredBefore === null || declaredBefore.has(system.id));
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
  return {
    ...identity,
    fingerprint: fingerprint({ organization: live.organization_slug, ...identity }),
    changed,
    cyberSystem: directory.systems.place(system.id),
    fromSystem: directory.systems.place(live.cyber_system_id),
    desired: asset,
  };
}
