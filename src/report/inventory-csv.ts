// The live inventory as CSV, for auditors and spreadsheets: RFC 4180, in a stable order, formulas made harmless.
import { compareNatural } from '../core/compare.ts';
import { spreadsheet } from '../core/csv.ts';
import type { Lists } from '../core/model.ts';
import { placesOf, type ShownFields } from '../core/resolve.ts';
import { counted, durationText } from './text.ts';

/** The header is an interface: columns may be added at the end, and none is changed. */
const EXPORT_COLUMNS = [
  ...['facility', 'facility_id', 'cyber_system', 'cyber_system_id'],
  ...['asset', 'asset_type', 'asset_id'],
];

type Cells = readonly string[];

interface ExportOptions extends ShownFields {
  /** The numbers of assets in a CMDB, by their ids; a column of theirs is there where there is any. */
  readonly numbers: ReadonlyMap<string, string>;
}

/**
 * One row for each asset. A cyber system without assets has one row, in which the cells of the asset are empty. A
 * facility or system that the service refers to but does not list has an id and no name. Lines end with CRLF. The
 * columns that inputs add come last.
 */
export function inventoryCsv(lists: Lists, options: ExportOptions): string {
  const more = [
    ...(options.controlCenterField ? ['control_center', 'control_center_id'] : []),
    ...(options.impactRatingField ? ['impact_rating'] : []),
    ...(options.numbers.size > 0 ? ['external_id'] : []),
  ];
  const rows = [[...EXPORT_COLUMNS, ...more], ...inventoryRows(lists, options)];
  return spreadsheet(rows);
}

/** Says in one line what was exported. */
export function exportLine({ facilities, systems, assets }: Lists, ms: number): string {
  const homes = `${counted(systems.length, 'cyber system')}, ${counted(facilities.length, 'facility', 'facilities')}`;
  return `Exported: ${counted(assets.length, 'asset')}, ${homes}, in ${durationText(ms)}`;
}

function inventoryRows(lists: Lists, { numbers, ...fields }: ExportOptions): Cells[] {
  const { facilities, systems, assets } = lists;
  const facilityNames = new Map(facilities.map(({ id, name }) => [id, name]));
  const records = new Map(systems.map((system) => [system.id, system]));
  const place = placesOf(lists, fields);
  const rowOf = (systemId: string, asset: readonly [name: string, type: string, id: string]): Cells => {
    const { name = '', facility_id } = records.get(systemId) ?? {};
    const { site, impactRating } = place(systemId);
    // No control center is shown for a system in a facility.
    const center = facility_id ? null : site;
    const home = [facilityNames.get(facility_id ?? '') ?? '', facility_id ?? '', name, systemId];
    return [
      ...[...home, ...asset],
      ...(fields.controlCenterField ? [center?.name ?? '', center?.id ?? ''] : []),
      ...(fields.impactRatingField ? [impactRating ?? ''] : []),
      ...(numbers.size > 0 ? [numbers.get(asset[2]) ?? ''] : []),
    ];
  };
  const owning = new Set(assets.map((asset) => asset.cyber_system_id));
  const rows = [
    ...assets.map(({ name, cyber_system_id, asset_type, id }) => rowOf(cyber_system_id, [name, asset_type, id])),
    ...systems.filter(({ id }) => !owning.has(id)).map(({ id }) => rowOf(id, ['', '', ''])),
  ];
  return rows.sort(compareCells);
}

/** By facility, system, asset, each by name and then by id: the same on every machine. */
const SORTED_BY = [0, 1, 2, 3, 4, 6] as const;

function compareCells(a: Cells, b: Cells): number {
  for (const cell of SORTED_BY) {
    const order = compareNatural(a[cell] ?? '', b[cell] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}
