// The live inventory as CSV, for auditors and spreadsheets: RFC 4180, in a stable order, with formulas made harmless.
import { compareNatural } from '../../core/compare.ts';
import { spreadsheet } from '../../core/csv.ts';
import type { Lists } from '../../core/model.ts';
import { makeDirectory, type ShownFields } from '../../core/resolve.ts';

/** The header is an interface: columns may be added at the end, but no column may change. */
const COLUMNS = ['facility', 'facility_id', 'cyber_system', 'cyber_system_id', 'asset', 'asset_type', 'asset_id'];
/** The rows are sorted by facility, system and asset, each by name and then by id. The order is always the same. */
const SORTED_BY = [0, 1, 2, 3, 4, 6] as const;

/**
 * One row for each asset. A cyber system without assets has one row, in which the cells of the asset are empty. A
 * facility or system that the service refers to but does not list has an id and no name. Lines end with CRLF. Columns
 * that inputs add come last, then the asset's number in the CMDB, if any has one. `numbers` has them by asset id.
 */
export function inventoryCsv(
  lists: Lists,
  { numbers, ...fields }: ShownFields & { readonly numbers: ReadonlyMap<string, string> },
): string {
  const { facilities, systems, assets } = lists;
  const facilityNames = new Map(facilities.map(({ id, name }) => [id, name]));
  const records = new Map(systems.map((system) => [system.id, system]));
  const { sited } = makeDirectory(lists, fields).systems;
  const cellsOf = (systemId: string, name: string, type: string, id: string): string[] => {
    const { name: system = '', facility_id } = records.get(systemId) ?? {};
    const { site, impactRating } = sited(systemId);
    // No control center is shown for a system in a facility.
    const center = facility_id ? null : site;
    const cells = [facilityNames.get(facility_id ?? '') ?? '', facility_id ?? '', system, systemId, name, type, id];
    if (fields.controlCenterField) cells.push(center?.name ?? '', center?.id ?? '');
    if (fields.impactRatingField) cells.push(impactRating ?? '');
    if (numbers.size > 0) cells.push(numbers.get(id) ?? '');
    return cells;
  };
  const owning = new Set(assets.map((asset) => asset.cyber_system_id));
  const rows = [
    ...assets.map(({ name, cyber_system_id, asset_type, id }) => cellsOf(cyber_system_id, name, asset_type, id)),
    ...systems.filter(({ id }) => !owning.has(id)).map(({ id }) => cellsOf(id, '', '', '')),
  ];
  rows.sort((a, b) => {
    for (const cell of SORTED_BY) {
      const order = compareNatural(a[cell] ?? '', b[cell] ?? '');
      if (order !== 0) return order;
    }
    return 0;
  });
  const more = [
    ...(fields.controlCenterField ? ['control_center', 'control_center_id'] : []),
    ...(fields.impactRatingField ? ['impact_rating'] : []),
    ...(numbers.size > 0 ? ['external_id'] : []),
  ];
  return spreadsheet([[...COLUMNS, ...more], ...rows]);
}
