// The meaning of the columns and cells of a CSV export: the mapping from flags and a small file.

import { diagnostic, type Place, type Report } from '../../core/diagnostic.ts';
import { ASSET_TYPES, type AssetType } from '../../core/model.ts';
import { nearest } from '../../core/suggest.ts';

/** The fields that a column can fill. */
export const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id', 'external_id'] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** If no column is given for one of these, a column with its own name is looked for. */
const REQUIRED_FIELDS: readonly CsvField[] = ['name', 'cyber_system', 'asset_type'];

/** The fields for which one value for all rows makes sense. */
export const DEFAULT_FIELDS: readonly CsvField[] = ['cyber_system', 'asset_type', 'facility'];

export interface CsvMapping {
  /** The header of the column of a field. */
  readonly columns: ReadonlyMap<CsvField, string>;
  /** The value for an empty cell, or for a missing column. */
  readonly defaults: ReadonlyMap<CsvField, string>;
  /** Asset types by the words of the export. */
  readonly values: ReadonlyMap<string, AssetType>;
  /** Cyber systems, as the service names them, by the words of the export. */
  readonly systems: ReadonlyMap<string, string>;
  /** Facilities, as the service names them, by the words of the export. */
  readonly facilities: ReadonlyMap<string, string>;
  /** null: found in the header. */
  readonly delimiter: string | null;
  /** Rows to take and rows to leave out, by the values of their columns. For each column, any of its values. */
  readonly where: ReadonlyMap<string, readonly string[]>;
  readonly skip: ReadonlyMap<string, readonly string[]>;
  /** Whether a row that equals an earlier one in every mapped column is left out. */
  readonly skipsDuplicates: boolean;
}

export const NO_MAPPING: CsvMapping = {
  columns: new Map(),
  defaults: new Map(),
  values: new Map(),
  systems: new Map(),
  facilities: new Map(),
  delimiter: null,
  where: new Map(),
  skip: new Map(),
  skipsDuplicates: false,
};

/** Both mappings. If they differ, `over` wins. */
export function mergeMappings(base: CsvMapping, over: CsvMapping): CsvMapping {
  return {
    columns: new Map([...base.columns, ...over.columns]),
    defaults: new Map([...base.defaults, ...over.defaults]),
    values: new Map([...base.values, ...over.values]),
    systems: new Map([...base.systems, ...over.systems]),
    facilities: new Map([...base.facilities, ...over.facilities]),
    delimiter: over.delimiter ?? base.delimiter,
    where: new Map([...base.where, ...over.where]),
    skip: new Map([...base.skip, ...over.skip]),
    skipsDuplicates: over.skipsDuplicates,
  };
}

/** The form in which headers, types and names of systems are compared if there is no exact match. */
export function foldCell(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** Looks cells up: first exactly, then ignoring case and white space. */
export class CellMap<T> {
  readonly #exact: ReadonlyMap<string, T>;
  readonly #folded: ReadonlyMap<string, T>;

  /** If several spellings have one folded form, it is used only if all mean the same. */
  constructor(entries: ReadonlyMap<string, T>) {
    this.#exact = entries;
    const folded = new Map<string, T>();
    const unclear = new Set<string>();
    for (const [cell, meaning] of entries) {
      const key = foldCell(cell);
      if (folded.has(key) && folded.get(key) !== meaning) unclear.add(key);
      folded.set(key, meaning);
    }
    for (const key of unclear) folded.delete(key);
    this.#folded = folded;
  }

  get(cell: string): T | undefined {
    return this.#exact.get(cell) ?? this.#folded.get(foldCell(cell));
  }
}

/** Every cell that is an asset type: the mapped ones, and the service's own words. */
export function assetTypes(values: ReadonlyMap<string, AssetType>): CellMap<AssetType> {
  return new CellMap(new Map([...ASSET_TYPES.map((type) => [type, type] as const), ...values]));
}

export function isCsvField(text: string): text is CsvField {
  return CSV_FIELDS.some((field) => field === text);
}

export function isAssetType(text: string): text is AssetType {
  return ASSET_TYPES.some((type) => type === text);
}

/** A delimiter as people write it: one character, or `tab`. null if it cannot separate cells. */
export function delimiterOf(text: string): string | null {
  if (text === 'tab') return '\t';
  return text.length === 1 && !/["\r\n]/.test(text) ? text : null;
}

/** The index of the column of each field that has one. */
export type Columns = ReadonlyMap<CsvField, number>;

interface Header {
  readonly cells: readonly string[];
  readonly at: Place;
}

/**
 * Finds each mapped column by its header: the exact one, else one that differs only in case and white space. A required
 * field without a mapping has a column of its own name, unless it has a default. A facility uses such a column if it
 * exists.
 */
export function findColumns({ cells, at }: Header, mapping: CsvMapping, report: Report): Columns {
  const columns = new Map<CsvField, number>();
  const isUsed = (column: string) => [...mapping.columns.values()].some((one) => foldCell(one) === foldCell(column));
  const hasSites = !isUsed('facility') && columnsNamed(cells, 'facility').length > 0;
  const optional = hasSites && !mapping.columns.has('facility') ? [['facility', 'facility'] as const] : [];
  for (const [field, column] of [...wantedColumns(mapping), ...optional]) {
    const isGiven = mapping.columns.has(field);
    const indexes = columnsNamed(cells, column);
    const [only] = indexes;
    if (indexes.length === 1 && only !== undefined) columns.set(field, only);
    else if (indexes.length > 1) {
      report(diagnostic('csv-ambiguous-column', 'error', at, { column, count: indexes.length }));
    } else if (isGiven || !mapping.defaults.has(field)) {
      const [meant] = columnsLike({ cells, at }, column, field, report);
      if (isGiven && meant !== undefined) columns.set(field, meant);
    }
  }
  return columns;
}

/**
 * Reports a missing column. Returns those of the most similar name: a typing error in a name that was given should not
 * hide other findings about the rows.
 */
function columnsLike({ cells, at }: Header, column: string, key: string, report: Report): number[] {
  const header = cells.map(oneLine).filter((cell) => cell !== '');
  const near = nearest(column, header);
  report(diagnostic('csv-missing-column', 'error', at, { column, key, near, header }));
  return near.slice(0, 1).flatMap((name) => columnsNamed(cells, name));
}

/** Which rows are taken, by the cells of any columns. */
export function rowFilter(header: Header, mapping: CsvMapping, report: Report): RowFilter {
  const testsOf = (conditions: CsvMapping['where'], key: string) =>
    Array.from(conditions, ([column, values]) => {
      const named = columnsNamed(header.cells, column);
      const indexes = named.length > 0 ? named : columnsLike(header, column, key, report);
      const meant = new Set(values.map(foldCell));
      return (row: readonly string[]) => indexes.some((index) => meant.has(foldCell(row[index] ?? '')));
    });
  const where = testsOf(mapping.where, '--where');
  const skip = testsOf(mapping.skip, '--skip');
  return (row) => where.every((holds) => holds(row)) && !(skip.length > 0 && skip.every((holds) => holds(row)));
}

export type RowFilter = (cells: readonly string[]) => boolean;

/** Two fields that would be read from one column; null if there are none. */
export function sharedColumn(mapping: CsvMapping): readonly [CsvField, CsvField] | null {
  const fields = new Map<string, CsvField>();
  for (const [field, column] of wantedColumns(mapping)) {
    const other = fields.get(oneLine(column));
    if (other !== undefined) return [other, field];
    fields.set(oneLine(column), field);
  }
  return null;
}

/** How many of the wanted columns this header has. */
export function countWanted(cells: readonly string[], mapping: CsvMapping): number {
  return wantedColumns(mapping).filter(([, column]) => columnsNamed(cells, column).length > 0).length;
}

function wantedColumns({ columns }: CsvMapping): (readonly [CsvField, string])[] {
  const own = REQUIRED_FIELDS.filter((field) => !columns.has(field)).map((field) => [field, field] as const);
  return [...columns, ...own];
}

function columnsNamed(cells: readonly string[], column: string): number[] {
  const exact = indexesWhere(cells, (cell) => oneLine(cell) === oneLine(column));
  return exact.length > 0 ? exact : indexesWhere(cells, (cell) => foldCell(cell) === foldCell(column));
}

/** A header cell may have line breaks, to be narrow. */
function oneLine(cell: string): string {
  return cell.replace(/\s+/gu, ' ').trim();
}

function indexesWhere(cells: readonly string[], holds: (cell: string) => boolean): number[] {
  return cells.flatMap((cell, index) => (holds(cell) ? [index] : []));
}
