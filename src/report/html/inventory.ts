// The live lists as a tree: facilities, cyber systems, assets (API section 2.1). Every asset that the lists hold is in
// it once, also one whose system or facility they lack.
import { groupBy } from '../../core/group.ts';
import type { CyberSystem, Facility, LiveAsset } from '../../core/model.ts';
import type { TypeCounts } from './pieces.ts';

/** A record with an id and a name, as facilities and control centers are. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the service lists of one organization. */
export interface Lists {
  readonly facilities: readonly Facility[];
  readonly controlCenters: readonly Named[];
  readonly systems: readonly CyberSystem[];
  readonly assets: readonly LiveAsset[];
}

export interface SystemNode {
  readonly id: string;
  /** null when the list of cyber systems lacks it. */
  readonly name: string | null;
  /** Sorted by name, then id. */
  readonly assets: readonly LiveAsset[];
  readonly counts: TypeCounts;
}

export interface FacilityNode {
  /** null for the systems without a facility. */
  readonly id: string | null;
  /** null when the list of facilities lacks it, or there is none. */
  readonly name: string | null;
  readonly systems: readonly SystemNode[];
  readonly counts: TypeCounts;
}

/** Facilities by name, those that the list lacks after them, systems without a facility last. Linear but for sorting. */
export function inventoryTree({ facilities, systems, assets }: Lists): FacilityNode[] {
  const bySystem = groupBy(assets, (asset) => asset.cyber_system_id);
  const known = new Set(systems.map(({ id }) => id));
  const nodes = [...systems].sort(byName).map((system) => systemNode(system, bySystem.get(system.id) ?? []));
  const facilityOf = new Map(systems.map(({ id, facility_id }) => [id, facility_id || null]));
  const lost = [...bySystem.keys()].filter((id) => !known.has(id)).sort();
  const all = [...nodes, ...lost.map((id) => systemNode({ id, name: null }, bySystem.get(id) ?? []))];
  const byFacility = groupBy(all, ({ id }) => facilityOf.get(id) ?? null);
  const listed = [...facilities].sort(byName);
  const isListed = new Set<string | null>([null, ...facilities.map(({ id }) => id)]);
  const unlisted = [...byFacility.keys()].filter((id) => !isListed.has(id));
  const parents = [...listed, ...unlisted.sort().map((id) => ({ id, name: null })), { id: null, name: null }];
  return parents
    .map(({ id, name }) => facilityNode({ id, name }, byFacility.get(id) ?? []))
    .filter(({ id, systems: held }) => id !== null || held.length > 0);
}

function systemNode({ id, name }: Pick<SystemNode, 'id' | 'name'>, assets: readonly LiveAsset[]): SystemNode {
  const hardware = assets.filter(({ asset_type }) => asset_type === 'hardware').length;
  return { id, name, assets: [...assets].sort(byName), counts: { hardware, software: assets.length - hardware } };
}

function facilityNode({ id, name }: Pick<FacilityNode, 'id' | 'name'>, systems: readonly SystemNode[]): FacilityNode {
  return { id, name, systems, counts: sumOf(systems.map(({ counts }) => counts)) };
}

export function sumOf(counts: readonly TypeCounts[]): TypeCounts {
  const sum = { hardware: 0, software: 0 };
  for (const { hardware, software } of counts) {
    sum.hardware += hardware;
    sum.software += software;
  }
  return sum;
}

/** By code units, so that the order is the same on every machine. */
function byName(a: Named, b: Named): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
