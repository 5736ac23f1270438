// What the files of `live/` list: assets, and the places that they are in. tree.ts writes these files.

import { parse } from 'csv-parse/sync';
import type { AssetType } from '../core/model.ts';
import { PLACE_LISTS } from './tree.ts';

/** A row of a list: its cells by column header. */
export type ListedRow = Readonly<Record<string, string>>;

/** Systems, facilities and control centers as they were listed at one time, by id. */
export type ListedPlaces = Readonly<Record<(typeof PLACE_LISTS)[number]['key'], ReadonlyMap<string, ListedRow>>>;

/** False if only one of two looks has this column of systems: it has it if its run had the input that names it. */
export function isReadInBoth(column: 'impact_rating' | 'control_center_id', a: ListedPlaces, b: ListedPlaces): boolean {
  if (a.systems.size === 0 || b.systems.size === 0) return true;
  const [inA, inB] = [a, b].map(({ systems }) => [...systems.values()].some((row) => row[column] !== undefined));
  return inA === inB;
}

export interface ListedAsset {
  readonly id: string;
  readonly name: string;
  readonly cyber_system_id: string;
  readonly asset_type: AssetType;
}

/**
 * The rows of a list, which starts with its header. If an edit left the list malformed, only the rows that can be read.
 * Nearly all lists have no quotes and are split here, because the CSV library is slow: for 100,000 rows it would take a
 * quarter of the second in which the list of a day must be shown.
 */
export function rowsIn(text: string): ListedRow[] {
  if (text.includes('"')) {
    return parse(text, {
      columns: true,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_error: true,
    });
  }
  const [header = '', ...lines] = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const columns = header.split(',');
  return lines.map((line) => {
    const row: Record<string, string> = {};
    for (const [at, cell] of line.split(',', columns.length).entries()) row[columns[at]!] = cell;
    return row;
  });
}

export function rowsById(rows: readonly ListedRow[]): ReadonlyMap<string, ListedRow> {
  return new Map(rows.map((row) => [row.id ?? '', row]));
}

/** The asset that a row in the list of this cyber system describes. */
export function listedAsset({ id = '', name = '', asset_type }: ListedRow, system: string): ListedAsset {
  return { id, name, cyber_system_id: system, asset_type: asset_type === 'software' ? 'software' : 'hardware' };
}

/** What the files of `live/` list. `files` has the text of each file by its path. */
export function listsIn(files: ReadonlyMap<string, string>) {
  const rows = new Map(Array.from(files, ([path, text]) => [path, rowsIn(text)]));
  const [facilities = new Map(), controlCenters = new Map(), systems = new Map()] = PLACE_LISTS.map(({ path }) =>
    rowsById(rows.get(path) ?? []),
  );
  const assets = [...rows].flatMap(([path, listed]) => {
    const system = systemOfPath(path);
    return system === null ? [] : listed.map((row) => listedAsset(row, system));
  });
  const directory: ListedPlaces = { facilities, controlCenters, systems };
  return { directory, assets };
}

/**
 * The site of a cyber system: the control center that it names by id or by name, else its facility. If no list has the
 * reference, it serves as the name. null if the system names neither.
 */
export function listedSite(
  { control_center_id: center = '', facility_id: facility = '' }: ListedRow,
  places: ListedPlaces,
) {
  const { facilities, controlCenters } = places;
  if (center !== '') {
    const listed = controlCenters.get(center) ?? [...controlCenters.values()].find(({ name }) => name === center);
    return { of: 'control-center', id: listed?.id ?? center, name: listed?.name ?? center } as const;
  }
  if (facility === '') return null;
  return { of: 'facility', id: facility, name: facilities.get(facility)?.name ?? facility } as const;
}

/** The id of the cyber system whose assets a path lists; null for any other path. */
export function systemOfPath(path: string): string | null {
  const segment = /^live\/assets\/[^/]+\/([^/]+)\.csv$/.exec(path)?.[1];
  if (segment === undefined) return null;
  const bytes = segment.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
