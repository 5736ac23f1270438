// Reads a CSV export: its bytes, its delimiter, its header, and the rows that count. The library reads RFC 4180. This
// file handles what spreadsheets and CMDBs write beyond that. A finding about a row points at its start. Pure.
import { isUtf8 } from 'node:buffer';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { withoutPadding } from '../../core/characters.ts';
import { rearm } from '../../core/csv.ts';
import type { Diagnostic, DiagnosticArgs, Place, Report } from '../../core/diagnostic.ts';
import { nearest } from '../../core/suggest.ts';
import { firstWrongByte, sourceFile } from '../../inventory/files.ts';
import { CSV_FIELDS, type CsvField, type CsvMapping, foldCell } from './mapping.ts';

/** The largest CSV export that is read, in bytes: about 500,000 rows. */
export const CSV_LIMIT = 64 * 1024 * 1024;

/** A row that counts. */
interface CsvRow {
  readonly at: Place;
  /** For each field, its cell without white space around it. If that is empty, the default of the field, or ''. */
  readonly cells: Readonly<Record<CsvField, string>>;
  /** The name, including the white space around it. */
  readonly exactName: string;
}

/** A rule of `skip`, and how many rows it left out. */
interface SkipCount {
  readonly column: string;
  readonly value: string;
  rows: number;
}

export interface CsvRows {
  readonly rows: readonly CsvRow[];
  /** In no particular order. */
  readonly findings: readonly Diagnostic[];
  /** The fields that have a column or a default. A missing column is reported once, not once for each row. */
  readonly fields: ReadonlySet<CsvField>;
  /** The header of the column of each field. */
  readonly headers: ReadonlyMap<CsvField, string>;
  /** How many rows each rule of `skip` left out, in the order of the mapping. */
  readonly skipped: readonly SkipCount[];
  /** Rows that equal an earlier one in every mapped column. */
  readonly duplicates: number;
  /** Rows that name a cyber system and no asset, as in an export of systems without assets. */
  readonly assetless: number;
  /** Cells that had white space around them. */
  readonly trimmed: number;
  /** Cells in which the export had made a formula harmless. */
  readonly rearmed: number;
}

export function readCsv(path: string, bytes: Buffer, mapping: CsvMapping): CsvRows {
  const findings: Diagnostic[] = [];
  const note: Report = (finding) => void findings.push(finding);
  const { file, header, records, isReadable } = openTable(path, bytes, mapping, note);
  const names = header.cells;
  const columns = findColumns(names, mapping, { file, offset: header.offset }, note);
  /** The columns of each rule of `skip`, and a count for each of its values. */
  const rules = Array.from(mapping.skip, ([column, values]): SkipRule => {
    const named = columnsNamed(names, column);
    const isMissing = named.length === 0 && names.length > 0;
    const at = { file, offset: header.offset };
    const indexes = isMissing ? missingColumn(names, column, 'skip', at, note) : named;
    return { indexes, counts: values.map((value) => ({ column, value, rows: 0 })) };
  });
  const kept = withoutSkipped(records, rules, columns);
  const rows: CsvRow[] = [];
  const misfits: { readonly offset: number; readonly cells: number }[] = [];
  const counts = { assetless: 0, trimmed: 0, rearmed: 0 };
  for (const { cells, offset } of kept.records) {
    // A row may have more cells than the header if the additional cells are empty.
    if (cells.length < names.length || cells.slice(names.length).some((cell) => withoutPadding(cell) !== '')) {
      misfits.push({ offset, cells: cells.length });
      continue;
    }
    const raw = (field: CsvField) => cells[columns.get(field) ?? -1] ?? '';
    const read = {} as Record<CsvField, string>;
    for (const field of CSV_FIELDS) {
      const trimmed = withoutPadding(raw(field));
      const cell = withoutPadding(rearm(trimmed));
      if (trimmed.length < raw(field).length) counts.trimmed += 1;
      if (cell.length < trimmed.length) counts.rearmed += 1;
      read[field] = cell === '' ? (defaultOf(mapping, field) ?? '') : cell;
    }
    // A row may name only a system if name and type have columns. If the type is a default, a missing name is an error.
    const isBlank = (field: CsvField) => withoutPadding(raw(field)) === '';
    const hasColumns = columns.has('asset_type') && columns.has('name');
    const isSystemOnly = hasColumns && ['name', 'asset_type', 'id'].every((field) => isBlank(field as CsvField));
    if (isSystemOnly && !isBlank('cyber_system')) counts.assetless += 1;
    else rows.push({ at: { file, offset }, cells: read, exactName: rearm(raw('name')) });
  }
  const [misfit] = misfits;
  if (misfit !== undefined) {
    const args = {
      cells: misfit.cells,
      columns: names.length,
      ...rowsAt(misfits.map(({ offset }) => ({ file, offset }))),
    };
    note({ code: 'csv-row-length', severity: 'error', at: { file, offset: misfit.offset }, args });
  }
  if (isReadable && kept.records.length === 0)
    note({ code: 'csv-empty', severity: 'error', at: { file, offset: null }, args: { leftOut: records.length } });
  const fields = new Set(CSV_FIELDS.filter((field) => columns.has(field) || defaultOf(mapping, field) !== undefined));
  const headers = new Map(Array.from(columns, ([field, index]) => [field, names[index]!] as const));
  const skipped = rules.flatMap(({ counts }) => counts);
  return { rows, findings, fields, headers, skipped, duplicates: kept.duplicates, ...counts };
}

function openTable(path: string, bytes: Buffer, mapping: CsvMapping, report: Report) {
  const utf8 = decode(path, bytes, report);
  // Offsets are in bytes, so this text has one character for each byte.
  const file = sourceFile(path, utf8?.toString('latin1') ?? '');
  const table = utf8 === null ? [] : readTable(utf8, delimiterOf(utf8, mapping));
  const fault = table.find((row) => 'fault' in row);
  if (fault !== undefined) {
    report({
      code: 'csv-syntax',
      severity: 'error',
      at: { file, offset: fault.offset },
      args: { reason: fault.fault },
    });
  }
  const [header = { cells: [], offset: 0 }, ...records] = table.flatMap((row) => ('cells' in row ? row : []));
  return { file, header, records, isReadable: utf8 !== null && fault === undefined };
}

/** A column of `skip`, and a count for each of its values. */
interface SkipRule {
  readonly indexes: readonly number[];
  readonly counts: readonly SkipCount[];
}

interface TableRecord {
  readonly cells: readonly string[];
  readonly offset: number;
}

/** Leaves out rows that match a rule, which counts them, and then those that equal an earlier one. */
function withoutSkipped(
  records: readonly TableRecord[],
  rules: readonly SkipRule[],
  columns: ReadonlyMap<CsvField, number>,
) {
  const seen = new Set<string>();
  let duplicates = 0;
  const kept = records.filter(({ cells }) => {
    for (const { indexes, counts } of rules) {
      const found = indexes.map((index) => foldCell(cells[index] ?? ''));
      const met = counts.find(({ value }) => found.includes(foldCell(value)));
      if (met === undefined) continue;
      met.rows += 1;
      return false;
    }
    // All rows without a name are kept, so that each is reported.
    if (withoutPadding(cells[columns.get('name') ?? -1] ?? '') === '') return true;
    const { size } = seen;
    seen.add(JSON.stringify(Array.from(columns.values(), (index) => withoutPadding(cells[index] ?? ''))));
    if (seen.size > size) return true;
    duplicates += 1;
    return false;
  });
  return { records: kept, duplicates };
}

function defaultOf({ defaults }: CsvMapping, field: CsvField): string | undefined {
  return (defaults as ReadonlyMap<CsvField, string>).get(field);
}

/** How many rows one finding is about, and their lines. */
export function rowsAt(places: readonly Place[]): { readonly rows: number; readonly lines: readonly number[] } {
  return { rows: places.length, lines: places.map(({ file, offset }) => file.place(offset ?? 0).line) };
}

// The header.

/**
 * Finds each column by its header: an exact match, or else one that differs only in case and white space. A field that
 * the mapping does not name has its own name as header. Its column may be missing if the field has a default or is
 * `facility`, `id` or `external_id`. If the mapping names any columns, ids have a column only if it names theirs.
 */
function findColumns(names: readonly string[], mapping: CsvMapping, at: Place, report: Report) {
  const columns = new Map<CsvField, number>();
  // An empty file already has its own finding.
  if (names.length === 0) return columns;
  const used = new Set(Array.from(mapping.columns.values(), foldCell));
  for (const field of CSV_FIELDS) {
    const given = mapping.columns.get(field);
    const column = given ?? field;
    const isId = field === 'id' || field === 'external_id';
    const isUnread = given === undefined && (used.has(field) || (isId && mapping.columns.size > 0));
    const [only, ...others] = isUnread ? [] : columnsNamed(names, column);
    if (others.length > 0) {
      report({ code: 'csv-ambiguous-column', severity: 'error', at, args: { column, count: others.length + 1 } });
      continue;
    }
    const isOptional = isId || field === 'facility' || defaultOf(mapping, field) !== undefined;
    if (only !== undefined) columns.set(field, only);
    else if (given !== undefined || !isOptional) {
      const [meant] = missingColumn(names, column, field, at, report);
      if (given !== undefined && meant !== undefined) columns.set(field, meant);
    }
  }
  return columns;
}

/**
 * Reports a missing column. Returns the columns with the most similar name, so that a typing error in the mapping does
 * not hide other findings about the rows.
 */
function missingColumn(names: readonly string[], column: string, key: string, at: Place, report: Report): number[] {
  const header = names.map(oneLine).filter((cell) => cell !== '');
  const near = nearest(column, header);
  report({ code: 'csv-missing-column', severity: 'error', at, args: { column, key, near, header } });
  return near.slice(0, 1).flatMap((name) => columnsNamed(names, name));
}

function columnsNamed(names: readonly string[], column: string): number[] {
  const indexesOf = (isMeant: (name: string) => boolean) => names.flatMap((name, k) => (isMeant(name) ? [k] : []));
  const exact = indexesOf((name) => oneLine(name) === oneLine(column));
  return exact.length > 0 ? exact : indexesOf((name) => foldCell(name) === foldCell(column));
}

/** Removes the line breaks that some headers have to keep their columns narrow. */
function oneLine(cell: string): string {
  return cell.replace(/\s+/gu, ' ').trim();
}

// The bytes.

/** The first bytes of a ZIP file, such as .xlsx and .ods, and of the container of an .xls file. */
const WORKBOOKS = ['504b0304', 'd0cf11e0a1b11ae1'].map((bytes) => Buffer.from(bytes, 'hex'));
const WORKBOOK_NAME = /\.(?:xls[bmx]?|ods|numbers)$/i;
/** The start of HTML or XML, which some exports write into a file named .xls. */
const MARKUP = /^\s{0,9}<(?:!|\?|html|table|meta)/i;
const LF = 0x0a;
const CR = 0x0d;

/** UTF-8, without its byte order mark. A lone CR as line end becomes LF. null, with a finding, for anything else. */
function decode(path: string, bytes: Buffer, report: Report): Buffer | null {
  const hasMark = bytes.subarray(0, 3).toString('hex') === 'efbbbf';
  const text = hasMark ? bytes.subarray(3) : bytes;
  const isText = !text.includes(0) && isUtf8(text);
  const isWorkbook = WORKBOOKS.some((start) => bytes.subarray(0, start.length).equals(start));
  let kind: DiagnosticArgs['csv-encoding']['kind'] | null = null;
  if (isWorkbook || (!isText && WORKBOOK_NAME.test(path))) kind = 'workbook';
  else if (text.includes(0)) kind = 'utf-16';
  else if (!isText) kind = 'other';
  else if (MARKUP.test(text.subarray(0, 32).toString())) kind = 'markup';
  if (kind === null) {
    if (text.includes(LF) || !text.includes(CR)) return text;
    return Buffer.from(text.map((byte) => (byte === CR ? LF : byte)));
  }
  const wrong = kind === 'other' ? firstWrongByte(text) : 0;
  const before = text.subarray(0, wrong).toString('latin1');
  const at = { file: sourceFile(path, before), offset: kind === 'other' ? wrong : null };
  report({ code: 'csv-encoding', severity: 'error', at, args: { kind } });
  return null;
}

// The table.

type Fault = 'quote-open' | 'text-after-quote' | 'quote-inside' | 'unreadable';

const FAULTS: ReadonlyMap<string, Fault> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'quote-open'],
  ['CSV_INVALID_CLOSING_QUOTE', 'text-after-quote'],
  ['INVALID_OPENING_QUOTE', 'quote-inside'],
]);

/** The cells of a row, or why reading ended early, and the offset in bytes where the row starts. */
type TableRow = TableRecord | { readonly fault: Fault; readonly offset: number };

/** Always allows both line ends. Otherwise, the library would accept only the first one that it finds. */
const FORMAT = { record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true };
/** Only white space, of any kind, as it is removed around cells. */
const BLANK = /^\p{White_Space}*$/u;

/** All rows except blank ones, up to the first that breaks the quoting rules, since later rows cannot be trusted. */
function readTable(utf8: Buffer, delimiter: string, to?: number): TableRow[] {
  const rows: TableRow[] = [];
  let end = 0;
  const nextStart = () => {
    let at = end;
    while (at < utf8.length - 1 && (utf8[at] === LF || utf8[at] === CR)) at += 1;
    return at;
  };
  try {
    parse(utf8, {
      ...FORMAT,
      delimiter,
      ...(to === undefined ? {} : { to }),
      on_record: (cells: string[], { bytes }: InfoRecord) => {
        // The library counts CRLF inside quotes as two lines, so places are kept in bytes.
        if (!cells.every((cell) => BLANK.test(cell))) rows.push({ cells, offset: nextStart() });
        end = bytes;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    rows.push({ fault: FAULTS.get(error.code) ?? 'unreadable', offset: nextStart() });
  }
  return rows;
}

/** The header must be within this many bytes. */
const HEADER_BYTES = 64 * 1024;

/** The delimiter of the mapping, else the one with the most wanted columns in the header, then the most columns. */
function delimiterOf(utf8: Buffer, mapping: CsvMapping): string {
  if (mapping.delimiter !== null) return mapping.delimiter;
  const ranked = [',', ';', '\t'].map((delimiter) => {
    const [header] = readTable(utf8.subarray(0, HEADER_BYTES), delimiter, 1);
    const cells = header !== undefined && 'cells' in header ? header.cells : [];
    const wanted = CSV_FIELDS.filter((field) => columnsNamed(cells, mapping.columns.get(field) ?? field).length > 0);
    return { delimiter, wanted: wanted.length, cells: cells.length };
  });
  return ranked.sort((a, b) => b.wanted - a.wanted || b.cells - a.cells)[0]!.delimiter;
}
