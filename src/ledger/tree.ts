// The lists of the service as files of the ledger, and back: pure functions of text. What stands in `live/` is what the
// service listed, one record a line, so that a rename is one line of a diff.
import { csvLine } from '../core/csv.ts';
import { sha256 } from '../core/fingerprint.ts';
import { addUnder } from '../core/group.ts';
import type { AssetType, CyberSystem, Lists, Named } from '../core/model.ts';
import type { ShownFields } from '../core/system-context.ts';

export const FACILITIES = 'live/facilities.csv';
export const CONTROL_CENTERS = 'live/control-centers.csv';
export const SYSTEMS = 'live/systems.csv';
const ASSETS = 'live/assets/';
const NO_FACILITY = 'none';
const ASSET_COLUMNS = ['id', 'name', 'asset_type'];

/** Path and text of each file of `live/`, in the order of their paths. */
export type LiveFiles = ReadonlyMap<string, string>;

export function liveFiles(lists: Lists, fields: ShownFields): LiveFiles {
  const { facilities, controlCenters, systems, assets } = lists;
  const files: [string, string][] = [
    [FACILITIES, namesTable(facilities)],
    [CONTROL_CENTERS, namesTable(controlCenters)],
    [SYSTEMS, systemsTable(systems, fields)],
  ];
  const homes = new Map(systems.map(({ id, facility_id }) => [id, facility_id ?? '']));
  const rows = new Map<string, string[][]>(systems.map(({ id }) => [id, []]));
  for (const { id, name, asset_type, cyber_system_id } of assets)
    addUnder(rows, cyber_system_id, [id, name, asset_type]);
  for (const [system, group] of rows) {
    files.push([assetsPath(homes.get(system) ?? '', system), table(ASSET_COLUMNS, group)]);
  }
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function namesTable(records: readonly Named[]): string {
  const rows = records.map(({ id, name }) => [id, name]);
  return table(['id', 'name'], rows);
}

function systemsTable(systems: readonly CyberSystem[], fields: ShownFields): string {
  const { impactRatingField: rating = '', controlCenterField: center = '' } = fields;
  const columns = [['impact_rating', rating] as const, ['control_center_id', center] as const];
  const more = columns.filter(([, field]) => field !== '');
  const header = ['id', 'name', 'facility_id', ...more.map(([column]) => column)];
  const rows = systems.map((system) => [
    ...[system.id, system.name, system.facility_id ?? ''],
    ...more.map(([, field]) => fieldOf(system, field)),
  ]);
  return table(header, rows);
}

/** Other values are shown as they are. */
function fieldOf(system: object, field: string): string {
  const value: unknown = Object.hasOwn(system, field) ? Reflect.get(system, field) : '';
  return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
}

function table(header: readonly string[], rows: string[][]): string {
  // By the bytes of the id. Code units sort as bytes do but where one of them is half of a pair.
  const isPlain = rows.every(([id = '']) => !/[\ud800-\uffff]/.test(id));
  const byId = (a: string, b: string) => (isPlain ? (a < b ? -1 : 1) : Buffer.compare(Buffer.from(a), Buffer.from(b)));
  rows.sort(([a = ''], [b = '']) => byId(a, b));
  return [header, ...rows].map(csvLine).join('');
}

function assetsPath(facility: string, system: string): string {
  const folder = facility === '' ? NO_FACILITY : facility === NO_FACILITY ? '%6Eone' : pathSegment(facility);
  return `${ASSETS}${folder}/${pathSegment(system)}.csv`;
}

function pathSegment(id: string): string {
  if (/^[A-Za-z0-9_-]*$/.test(id)) return id;
  return Array.from(Buffer.from(id), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9_-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}

/** The id of the cyber system whose assets the file holds; null for a path that is no such file. */
export function systemOfPath(path: string): string | null {
  const segment = /^live\/assets\/[^/]+\/([^/]+)\.csv$/.exec(path)?.[1];
  if (segment === undefined) return null;
  const bytes = segment.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** What `find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum` prints, of paths and hashes in order. */
export function liveSha256(hashes: Iterable<readonly [path: string, sha256: string]>): string {
  let lines = '';
  for (const [path, hash] of hashes) lines += `${hash}  ${path}\n`;
  return sha256(lines);
}

/** A facility, control center or cyber system as the ledger lists it: cells by the headers of their columns. */
export type ListedPlace = Readonly<Record<string, string>>;

export interface ListedAsset {
  readonly id: string;
  readonly name: string;
  readonly cyber_system_id: string;
  readonly asset_type: AssetType;
}

/** The records of a list below its header. */
export function rowsOf(records: readonly string[], header: string): ListedPlace[] {
  const columns = cellsOf(header);
  return records.map((record) => {
    const cells = cellsOf(record);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** The same of the file of that system. Of a list of 100,000 assets this is the hot path: one object an asset. */
export function assetRows(records: readonly string[], header: string, system: string): ListedAsset[] {
  const columns = cellsOf(header);
  const [id, name, type] = ASSET_COLUMNS.map((column) => columns.indexOf(column));
  const isUsual = header === ASSET_COLUMNS.join(',');
  return records.map((record) => {
    const first = record.indexOf(',');
    const last = record.lastIndexOf(',');
    // Three cells without quotes.
    if (isUsual && record.indexOf(',', first + 1) === last && first < last && !record.includes('"')) {
      return assetOf(record.slice(0, first), record.slice(first + 1, last), record.slice(last + 1), system);
    }
    const cells = cellsOf(record);
    return assetOf(cells[id!] ?? '', cells[name!] ?? '', cells[type!] ?? '', system);
  });
}

function assetOf(id: string, name: string, type: string, system: string): ListedAsset {
  return { id, name, cyber_system_id: system, asset_type: type === 'software' ? 'software' : 'hardware' };
}

// CSV as the ledger keeps it: RFC 4180, LF, names exact. Formulas are not disarmed here: what was seen is what stands.

/** Whether a record that starts in this line ends in it: a line break in a name stands in quotes. */
export function isWholeRecord(line: string): boolean {
  let quotes = 0;
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) quotes += 1;
  return quotes % 2 === 0;
}

/** The cells of one record, given without its line end. Of one that is not well formed, what can be read. */
function cellsOf(record: string): string[] {
  if (!record.includes('"')) return record.split(',');
  const cells: string[] = [];
  let at = 0;
  while (at <= record.length) {
    const end = record[at] === '"' ? closingQuote(record, at) : at;
    const comma = record.indexOf(',', end);
    const stop = comma < 0 ? record.length : comma;
    const cell = record.slice(at, stop);
    cells.push(cell.startsWith('"') ? cell.replace(/"$/, '').slice(1).replaceAll('""', '"') : cell);
    at = stop + 1;
  }
  return cells;
}

/** Joins lines to records: all of the file's, the header included. */
export function recordsOf(lines: readonly string[]): string[] {
  const records: string[] = [];
  let open: string | null = null;
  for (const line of lines) {
    const whole: string = open === null ? line : `${open}\n${line}`;
    const isDone: boolean = open === null ? isWholeRecord(line) : !isWholeRecord(line);
    open = isDone ? null : whole;
    if (isDone) records.push(whole);
  }
  if (open !== null) records.push(open);
  return records;
}

/** Where the quoted cell that starts at `from` has its closing quote; the end of the record where it has none. */
function closingQuote(record: string, from: number): number {
  let at = record.indexOf('"', from + 1);
  while (at >= 0 && record[at + 1] === '"') at = record.indexOf('"', at + 2);
  return at < 0 ? record.length : at;
}
