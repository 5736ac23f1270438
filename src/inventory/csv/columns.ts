// Which column of a CSV export is which field.
import { type Diagnostic, diagnostic, type Place } from '../../core/diagnostic.ts';
import { nearest } from '../../core/suggest.ts';
import { type CsvField, type CsvMapping, foldCell, REQUIRED_FIELDS } from './mapping.ts';

/** The index of the column of each field that has one. */
export type Columns = ReadonlyMap<CsvField, number>;

interface Header {
  readonly cells: readonly string[];
  readonly at: Place;
}

/**
 * Finds each mapped column by its header: the exact one, else one that differs in case and white space alone. A
 * required field without a mapping has a column of its own name, unless a default stands for it.
 */
export function findColumns({ cells, at }: Header, mapping: CsvMapping, report: (d: Diagnostic) => void): Columns {
  const columns = new Map<CsvField, number>();
  const header = cells.map(oneLine).filter((cell) => cell !== '');
  for (const [field, column] of wantedColumns(mapping)) {
    const found = columnsNamed(cells, column);
    const [only] = found;
    if (found.length === 1 && only !== undefined) columns.set(field, only);
    else if (found.length > 1) {
      report(diagnostic('csv-ambiguous-column', 'error', at, { column, count: found.length }));
    } else if (mapping.columns.has(field) || !mapping.defaults.has(field)) {
      const near = nearest(column, header);
      report(diagnostic('csv-missing-column', 'error', at, { column, key: field, near, header }));
    }
  }
  return columns;
}

/** Two fields that would be read from one column; null where there are none. */
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

/** A header may be broken over lines, to be narrow. */
function oneLine(cell: string): string {
  return cell.replace(/\s+/gu, ' ').trim();
}

function indexesWhere(cells: readonly string[], holds: (cell: string) => boolean): number[] {
  return cells.flatMap((cell, index) => (holds(cell) ? [index] : []));
}
