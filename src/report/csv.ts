// The live inventory as CSV, for auditors and spreadsheets: RFC 4180, in a stable order, formulas made harmless.
import { stringify } from 'csv-stringify/sync';
import { disarm } from '../core/formula.ts';
import type { CyberSystem, Facility, LiveAsset } from '../core/model.ts';
import { durationText } from './progress.ts';
import { counted } from './text-style.ts';

/** The header, which is part of the interface: columns may be added behind the last, and none changes. */
const EXPORT_COLUMNS = [
  'facility',
  'facility_id',
  'cyber_system',
  'cyber_system_id',
  'asset',
  'asset_type',
  'asset_id',
] as const;

type Row = readonly [string, string, string, string, string, string, string];

export interface ExportedLists {
  readonly facilities: readonly Facility[];
  readonly systems: readonly CyberSystem[];
  readonly assets: readonly LiveAsset[];
}

/**
 * One row for each asset, and one for each cyber system without assets, its last three cells empty. A facility or
 * system that the service refers to and does not list has an id and no name. Lines end with CRLF.
 */
export function inventoryCsv(lists: ExportedLists, options: { readonly bom: boolean }): string {
  const rows = rowsOf(lists).map((row) => row.map(disarm));
  // Of line breaks the library quotes the one that ends rows alone: others would break rows as well.
  const format = { quoted_match: /[\r\n]/, record_delimiter: '\r\n', bom: options.bom };
  return stringify([[...EXPORT_COLUMNS], ...rows], format);
}

/** What was exported, in one line. */
export function exportLine({ facilities, systems, assets }: ExportedLists, ms: number): string {
  const [first, ...rest] = [
    counted(assets.length, 'asset'),
    counted(systems.length, 'cyber system'),
    counted(facilities.length, 'facility', 'facilities'),
  ];
  return `Exported: ${[first, ...rest].join(', ')}, in ${durationText(ms)}`;
}

function rowsOf({ facilities, systems, assets }: ExportedLists): Row[] {
  const facilityNames = new Map(facilities.map(({ id, name }) => [id, name]));
  const systemCells = new Map(systems.map((system) => [system.id, cellsOf(system, facilityNames)]));
  const owning = new Set(assets.map((asset) => asset.cyber_system_id));
  const rows = assets.map(({ name, cyber_system_id, asset_type, id }): Row => {
    const cells = systemCells.get(cyber_system_id) ?? (['', '', '', cyber_system_id] as const);
    return [...cells, name, asset_type, id];
  });
  for (const { id } of systems) {
    const cells = systemCells.get(id);
    if (cells !== undefined && !owning.has(id)) rows.push([...cells, '', '', '']);
  }
  return rows.sort(compareRows);
}

function cellsOf({ id, name, facility_id }: CyberSystem, facilityNames: ReadonlyMap<string, string>) {
  const facilityId = facility_id ?? '';
  return [facilityNames.get(facilityId) ?? '', facilityId, name, id] as const;
}

/** By facility, system, asset, each by name and then by id, in the order of code units: the same on every machine. */
const SORTED_BY = [0, 1, 2, 3, 4, 6] as const;

function compareRows(a: Row, b: Row): number {
  for (const cell of SORTED_BY) if (a[cell] !== b[cell]) return a[cell] < b[cell] ? -1 : 1;
  return 0;
}
