// Reads a CSV export: its bytes, its delimiter, its headers, and the rows that count. The library reads RFC 4180. This
// file handles what spreadsheets and CMDBs write beyond that. A finding about a row points at its start. Pure.
import { isUtf8 } from 'node:buffer';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { withoutPadding } from '../../core/characters.ts';
import { rearm } from '../../core/csv.ts';
import type { Diagnostic, DiagnosticArgs, Place, Report } from '../../core/diagnostic.ts';
import { addUnder, groupBy } from '../../core/group.ts';
import { nearest, Vocabulary } from '../../core/suggest.ts';
import { firstWrongByte, sourceFile } from '../../inventory/files.ts';
import { CellMap, CSV_FIELDS, type CsvField, type CsvMapping, foldCell } from './mapping.ts';

/** The largest CSV export that is read, in bytes: about 500,000 rows. */
export const CSV_LIMIT = 64 * 1024 * 1024;

export interface CsvRow {
  readonly at: Place;
  /** The cells of the row as the export has them. */
  readonly raw: readonly string[];
  /** For each field, its cell without white space around it. If that is empty, the default of the field, or ''. */
  readonly cells: Readonly<Record<CsvField, string>>;
  /** The name, including the white space around it. */
  readonly exactName: string;
  /** Whether the row has as many cells as there are headers. If not, no cell of it can be trusted. */
  readonly isWhole: boolean;
}

/** The lines of rows that are no assets: by a rule of the mapping, because they equal earlier ones, or have no asset. */
export interface LeftOut {
  readonly rule: 'only' | 'skip' | 'equal' | 'no-asset';
  /** The column of the rule, and of `skip` the value; else null. */
  readonly column: string | null;
  readonly value: string | null;
  readonly lines: number[];
}

const NO_RULE = { column: null, value: null };

/** How an export is read. */
interface Table {
  /** The headers. */
  readonly at: Place;
  readonly names: readonly string[];
  readonly sources: ReadonlyMap<CsvField, FieldSource>;
  readonly mapping: CsvMapping;
}

export interface CsvRows {
  /** The rows that can be used. */
  readonly rows: readonly CsvRow[];
  /** Rows of a finding: they cannot be read, or cannot be distinguished. */
  readonly unusable: readonly CsvRow[];
  /** Rows of the tool's own export that name a cyber system without assets. */
  readonly bare: readonly CsvRow[];
  /** In no particular order. */
  readonly findings: readonly Diagnostic[];
  readonly table: Table;
  /** The fields that have a column or a default. A missing column is reported once, not once for each row. */
  readonly fields: ReadonlySet<CsvField>;
  /** The header of the column of each field. */
  readonly headers: ReadonlyMap<CsvField, string>;
  /** The headers, if the numbers count the rows of the file: 1, 2, 3. */
  readonly rowNumberAt: Place | null;
  readonly leftOut: readonly LeftOut[];
  /** Cells that had white space around them. */
  readonly trimmed: number;
  /** Cells in which the export had made a formula harmless. */
  readonly rearmed: number;
}

/** The columns of the tool's own `export`, which say what each asset is without a mapping. */
const OWN = { name: 'asset', cyber_system: 'cyber_system_id', asset_type: 'asset_type', id: 'asset_id' } as const;

export function readCsv(path: string, bytes: Buffer, written: CsvMapping): CsvRows {
  const findings: Diagnostic[] = [];
  const note: Report = (finding) => void findings.push(finding);
  const { file, header, records, isReadable, isOwn } = openTable(path, bytes, written, note);
  const names = header.cells;
  const number = names.includes('external_id') ? { external_id: 'external_id' } : {};
  const own = new Map(
    Object.entries({ ...OWN, ...number }).map(([field, name]) => [field as CsvField, [name]] as const),
  );
  const mapping = isOwn ? { ...written, columns: own } : written;
  const at = { file, offset: header.offset };
  const sources = findColumns(names, mapping, at, note);
  const table = { at, names, sources, mapping };
  const included = withoutLeftOut(records, table, note);
  reportHeader(names, included.records, at, note);
  const counts = { trimmed: 0, rearmed: 0 };
  const all = included.records.map((record) => rowFrom(record, table, counts));
  const ofKind = groupBy(all, (row) => rowKindOf(row, table));
  const rowsOf = (kind: ReturnType<typeof rowKindOf>) => ofKind.get(kind) ?? [];
  const [rows, bare, misfits, single] = [rowsOf('asset'), rowsOf('system'), rowsOf('misfit'), rowsOf('single')];
  if (misfits[0] !== undefined) {
    const args = { cells: misfits[0].raw.length, columns: names.length, ...rowsAt(misfits.map(({ at }) => at)) };
    note({ code: 'csv-row-length', severity: 'error', at: misfits[0].at, args });
  }
  reportSingle(single, table, note);
  const alike = new Set(alikeRows(rows, table, note));
  if (isReadable && included.records.length === 0)
    note({ code: 'csv-empty', severity: 'error', at: { file, offset: null }, args: { leftOut: records.length } });
  return {
    rows: rows.filter((row) => !alike.has(row)),
    unusable: [...misfits, ...single, ...alike],
    bare: isOwn ? bare : [],
    findings,
    table,
    fields: new Set(CSV_FIELDS.filter((field) => sources.has(field) || mapping.defaults.has(field))),
    headers: new Map(Array.from(sources, ([field, source]) => [field, names[firstColumn(source)] ?? field] as const)),
    rowNumberAt: countsRows(records, table) ? at : null,
    leftOut: [...included.leftOut, { ...NO_RULE, rule: 'no-asset', lines: bare.map(({ at }) => lineOf(at)) }],
    ...counts,
  };
}

function rowFrom(
  { cells, offset }: TableRecord,
  { at: { file }, names, sources, mapping }: Table,
  counts: Counts,
): CsvRow {
  const read = {} as Record<CsvField, string>;
  for (const field of CSV_FIELDS) {
    const own = textFrom(sources.get(field) ?? [], cells, counts);
    read[field] = own === '' ? (mapping.defaults.get(field) ?? '') : own;
  }
  const [[column, ...parts] = []] = sources.get('name') ?? [];
  const exactName = typeof column === 'number' && parts.length === 0 ? rearm(cells[column] ?? '') : read.name;
  // A row may have more cells than the header if the additional cells are empty.
  const isWhole = cells.length >= names.length && cells.slice(names.length).every((cell) => isBlank(cell));
  return { at: { file, offset }, raw: cells, cells: read, exactName, isWhole };
}

/** What a row can be: an asset, only a cyber system, a single cell that is no asset, or not as long as the headers. */
function rowKindOf(
  { raw, cells, isWhole }: CsvRow,
  { names, sources }: Table,
): 'asset' | 'system' | 'single' | 'misfit' {
  if (!isWhole) return 'misfit';
  const isEmpty = (field: CsvField) => textFrom(sources.get(field) ?? [], raw) === '';
  // A row may name only a system if name and type have columns. If the type is a default, a missing name is an error.
  const hasColumns = sources.has('asset_type') && sources.has('name');
  const isNameless = hasColumns && cells.name + cells.id === '';
  if (isNameless && isEmpty('asset_type') && !isEmpty('cyber_system')) return 'system';
  const isFull = cells.name !== '' && cells.cyber_system !== '' && cells.asset_type !== '';
  if (isFull || names.length < 3) return 'asset';
  return raw.filter((cell) => !isBlank(cell)).length === 1 ? 'single' : 'asset';
}

/** A line above or below the assets has one cell. Each is reported with its text, since only that line is to be skipped. */
function reportSingle(rows: readonly CsvRow[], { names }: Table, report: Report): void {
  const firstFilled = ({ raw }: CsvRow) => raw.findIndex((cell) => !isBlank(cell));
  const cellOf = (row: CsvRow) => withoutPadding(row.raw[firstFilled(row)]!);
  for (const alike of groupBy(rows, (row) => JSON.stringify([firstFilled(row), cellOf(row)])).values()) {
    const [first] = alike as [CsvRow];
    const column = oneLine(names[firstFilled(first)]!);
    const args = { kind: 'single', value: cellOf(first), column, ...rowsAt(alike.map(({ at }) => at)) } as const;
    report({ code: 'csv-odd-row', severity: 'error', at: first.at, args });
  }
}

function isBlank(cell: string): boolean {
  return withoutPadding(cell) === '';
}

interface Counts {
  trimmed: number;
  rearmed: number;
}

/** The text of a field in a row: that of the first alternative without an empty cell, else ''. */
function textFrom(source: FieldSource, cells: readonly string[], counts: Counts = { trimmed: 0, rearmed: 0 }): string {
  for (const parts of source) {
    const texts = parts.map((part) => {
      if (typeof part === 'string') return part;
      const raw = cells[part] ?? '';
      const trimmed = withoutPadding(raw);
      const cell = withoutPadding(rearm(trimmed));
      if (trimmed.length < raw.length) counts.trimmed += 1;
      if (cell.length < trimmed.length) counts.rearmed += 1;
      return cell;
    });
    if (texts.every((text, k) => text !== '' || typeof parts[k] === 'string')) return withoutPadding(texts.join(''));
  }
  return '';
}

/** The headers of the empty cells because of which a field of the row is empty, one for each alternative. */
export function emptyColumns({ raw }: CsvRow, field: CsvField, { names, sources }: Table): readonly string[] {
  const columns = (sources.get(field) ?? []).flatMap(
    (parts) => parts.find((part) => typeof part === 'number' && textFrom([[part]], raw) === '') ?? [],
  );
  return columns.map((column) => oneLine(names[column as number]!));
}

/**
 * Rows that are the same in every mapped column, differ in another one, and have no number: they are different devices
 * that nothing distinguishes. Reported as one finding, with the columns that would distinguish them.
 */
function alikeRows(rows: readonly CsvRow[], { names, mapping }: Table, report: Report): readonly CsvRow[] {
  const alike = new Map<string, CsvRow[]>();
  for (const row of rows) {
    const { name, id, external_id } = row.cells;
    if (name !== '' && id + external_id === '') addUnder(alike, JSON.stringify(row.cells), row);
  }
  const groups = [...alike.values()].filter((group) => group.length > 1);
  const all = groups.flat().sort((a, b) => a.at.offset! - b.at.offset!);
  const [first] = all;
  if (first === undefined) return [];
  const cellsOf = (some: readonly CsvRow[], k: number) => some.map(({ raw }) => withoutPadding(raw[k] ?? ''));
  const isUnique = (cells: readonly string[]) => new Set(cells).size === cells.length;
  const differing = names.flatMap((name, k) => {
    const isOther = groups.some((group) => new Set(cellsOf(group, k)).size > 1);
    return isOther && columnsNamed(names, name).length === 1 ? k : [];
  });
  const telling = differing.filter((k) =>
    groups.every((group) => isUnique(cellsOf(group, k)) && !cellsOf(group, k).includes('')),
  );
  const numbers = mapping.columns.has('external_id')
    ? []
    : telling.filter((k) => isUnique(cellsOf(rows, k).filter((cell) => cell !== '')));
  const headerOf = (k: number) => oneLine(names[k]!);
  const texts = mapping.columns.get('name') ?? ['name'];
  const [more] = [...numbers, ...telling];
  const longer =
    more === undefined
      ? []
      : texts.map((text) => `${isTemplate(text, names) ? text : `{${text}}`} ({${headerOf(more)}})`);
  // If other rows have no such cell, they keep their name.
  if (more !== undefined && cellsOf(rows, more).includes('')) longer.push(...texts);
  const args = {
    name: first.cells.name,
    columns: differing.map(headerOf),
    numbers: numbers.map(headerOf),
    longer,
    ...rowsAt(all.map(({ at }) => at)),
  };
  report({ code: 'csv-alike', severity: 'error', at: first.at, args });
  return all;
}

interface TableRecord {
  readonly cells: readonly string[];
  readonly offset: number;
}

/** The first cell of a row below the assets, such as `Total: 12` or `12 rows selected`. */
const TOTAL =
  /^(?:(?:grand |sub)?totals?|sum|summe|gesamt|anzahl|count)[\s:=\d.,]*$|^\(?\d+ (?:rows?|records?|items?)\b/i;

/** Leaves out what `only` and `skip` leave out, repeated headers, totals, and rows that equal an earlier one. */
function withoutLeftOut(records: readonly TableRecord[], { at, names, sources, mapping }: Table, report: Report) {
  const rulesOf = (rule: 'only' | 'skip') =>
    Array.from(mapping[rule], ([column, values]) => {
      const named = columnsNamed(names, column);
      const indexes = named.length > 0 || names.length === 0 ? named : missingColumn(names, column, rule, at, report);
      const counts = values.map((value): LeftOut => ({ rule, column, value, lines: [] }));
      const words = new CellMap(new Map(counts.map((count) => [count.value!, count])));
      const cells = new Set(indexes.flatMap((index) => records.map((record) => record.cells[index] ?? '')));
      reportUnmet(rule, column, words, Array.from(cells, withoutPadding), at, report);
      const meets = ({ cells }: TableRecord) =>
        indexes
          .map((index) => words.meaningOf(withoutPadding(cells[index] ?? '')))
          .find((count) => count !== undefined);
      return {
        meets,
        counts,
        others: { rule, column, value: null, lines: [] } as LeftOut,
        isUsable: indexes.length > 0,
      };
    });
  const [only, skip] = [rulesOf('only').filter(({ isUsable }) => isUsable), rulesOf('skip')];
  const equal: LeftOut = { ...NO_RULE, rule: 'equal', lines: [] };
  const heading = JSON.stringify(names.map(foldCell));
  const odd: Record<'header' | 'total', Place[]> = { header: [], total: [] };
  const seen = new Set<string>();
  const included = records.filter((record) => {
    const { cells, offset } = record;
    const place = { file: at.file, offset };
    const rule =
      only.find(({ meets }) => meets(record) === undefined)?.others ??
      skip.flatMap(({ meets }) => meets(record) ?? [])[0];
    if (rule !== undefined) {
      rule.lines.push(lineOf(place));
      return false;
    }
    const name = textFrom(sources.get('name') ?? [], cells);
    const filled = cells.filter((cell) => !isBlank(cell));
    // Below merged cells that a person filled, a total has a site and a system, too, and its count is where names are.
    const isShort = filled.length * 2 <= names.length || /^\d+$/.test(name);
    const isTotal = isShort && TOTAL.test(withoutPadding(filled[0]!));
    const kind =
      JSON.stringify(cells.slice(0, names.length).map(foldCell)) === heading ? 'header' : isTotal ? 'total' : null;
    if (kind !== null) {
      odd[kind].push(place);
      return false;
    }
    // All rows without a name are kept, so that each is reported.
    if (name === '') return true;
    const { size } = seen;
    seen.add(JSON.stringify(cells.slice(0, names.length).map(withoutPadding)));
    if (seen.size > size) return true;
    equal.lines.push(lineOf(place));
    return false;
  });
  for (const kind of ['header', 'total'] as const) {
    const [first] = odd[kind];
    const args = { kind, value: '', column: '', ...rowsAt(odd[kind]) };
    if (first !== undefined) report({ code: 'csv-odd-row', severity: 'warning', at: first, args });
  }
  return {
    records: included,
    leftOut: [...only.map(({ others }) => others), ...skip.flatMap(({ counts }) => counts), equal],
  };
}

/**
 * Warns of words of the mapping that no cell meets, if a cell that meets no word is spelled nearly so. Other digits are
 * another thing, not a typing error: what is known as CI-3 is not known as CI-4, even if CI-3 has left the export.
 */
export function reportUnmet(
  part: DiagnosticArgs['csv-unmet-word']['part'],
  column: string,
  words: CellMap<unknown>,
  cells: Iterable<string>,
  at: Place,
  report: Report,
): void {
  const { unmet, unknown } = words.compare(cells);
  const digitsOf = (text: string) => text.replace(/\D+/g, '');
  const byDigits = Array.from(
    groupBy(unknown, digitsOf),
    ([digits, alike]) => [digits, new Vocabulary(alike)] as const,
  );
  const vocabularies = new Map(byDigits);
  for (const word of unmet) {
    const near = vocabularies.get(digitsOf(word))?.nearest(word.replace(/[*?]/g, '')) ?? [];
    if (near.length > 0)
      report({ code: 'csv-unmet-word', severity: 'warning', at, args: { part, column, word, near } });
  }
}

/** Whether the numbers read 1, 2, 3 down the rows. A footer has no number. */
function countsRows(records: readonly TableRecord[], { sources }: Table): boolean {
  const texts = records.map(({ cells }) => textFrom(sources.get('external_id') ?? [], cells));
  const numbers = texts.filter((text) => /^\d+$/.test(text));
  const isMost = numbers.length > 2 && numbers.length * 2 > records.length;
  return isMost && numbers.every((number, k) => number === `${k + 1}`);
}

/** How many rows one finding is about, and their lines. */
export function rowsAt(places: readonly Place[]): { readonly rows: number; readonly lines: readonly number[] } {
  return { rows: places.length, lines: places.map(lineOf) };
}

export function lineOf({ file, offset }: Place): number {
  return file.place(offset ?? 0).line;
}

// The headers.

/** Where a field is read: alternatives, each a row of texts and indexes of columns. */
type FieldSource = readonly (readonly (string | number)[])[];

function firstColumn(source: FieldSource): number {
  return source.flat().find((part) => typeof part === 'number') ?? -1;
}

/** A text with headers in braces as texts and headers, in turn. */
const IN_BRACES = /\{([^{}]+)\}/;

/**
 * Finds each column by its header: an exact match, or else one that differs only in case and white space. A field that
 * the mapping does not name has its own name as header. Its column may be missing if the field has a default or is
 * `facility`, `id` or `external_id`. If the mapping names any columns, ids have a column only if it names theirs.
 */
function findColumns(names: readonly string[], mapping: CsvMapping, at: Place, report: Report) {
  const sources = new Map<CsvField, FieldSource>();
  // An empty file already has its own finding.
  if (names.length === 0) return sources;
  const used = new Set([...mapping.columns.values()].flat().map(foldCell));
  for (const field of CSV_FIELDS) {
    const texts = mapping.columns.get(field);
    const isId = field === 'id' || field === 'external_id';
    const isRequired = !isId && field !== 'facility';
    if (texts === undefined && !isRequired && (used.has(field) || (isId && mapping.columns.size > 0))) continue;
    const isOptional = !isRequired || mapping.defaults.has(field);
    const isNeeded = texts !== undefined || !isOptional;
    const indexOf = (column: string): number | null => {
      const [only, ...others] = columnsNamed(names, column);
      if (others.length > 0) {
        report({ code: 'csv-ambiguous-column', severity: 'error', at, args: { column, count: others.length + 1 } });
        return null;
      }
      if (only !== undefined || !isNeeded) return only ?? null;
      const [meant] = missingColumn(names, column, field, at, report);
      return texts === undefined ? null : (meant ?? null);
    };
    const alternatives = (texts ?? [field]).map((text) => {
      const parts = isTemplate(text, names) ? text.split(IN_BRACES) : ['', text];
      return parts.map((part, k) => (k % 2 === 0 ? part : indexOf(part))).filter((part) => part !== '');
    });
    const usable = alternatives.filter((parts) => parts.every((part) => part !== null));
    if (usable.length > 0) sources.set(field, usable as FieldSource);
  }
  return sources;
}

/** Whether a text of the mapping holds headers in braces. Some headers have braces themselves. */
function isTemplate(text: string, names: readonly string[]): boolean {
  return IN_BRACES.test(text) && columnsNamed(names, text).length === 0;
}

/** What may separate the cells of a header that was read as one cell. */
const SEPARATOR = /[,;\t|^~]/;

/**
 * Reports a missing column. Returns the columns with the most similar name, so that a typing error in the mapping does
 * not hide other findings about the rows.
 */
function missingColumn(names: readonly string[], column: string, key: string, at: Place, report: Report): number[] {
  const header = names.map(oneLine).filter((cell) => cell !== '');
  // A single cell with separators is all headers, and no misspelled one.
  const near = names.length === 1 && SEPARATOR.test(names[0]!) ? [] : nearest(column, header);
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

/** How many rows are looked at to find the headers. */
const SAMPLE = 50;

/** Warns of headers that are like the cells below them: then the file has none, and a device is lost. */
function reportHeader(names: readonly string[], records: readonly TableRecord[], at: Place, report: Report): void {
  const shapeOf = (cell: string) => foldCell(cell).replace(/\d+/g, '0');
  const sample = records.slice(0, SAMPLE);
  const like = names.find((name, k) => {
    const shape = shapeOf(name);
    const alike = sample.filter(({ cells }) => shapeOf(cells[k] ?? '') === shape);
    return shape !== '' && alike.length * 2 > sample.length;
  });
  if (like === undefined || at.offset === null) return;
  const args = { kind: 'data', value: oneLine(like), column: '', ...rowsAt([at]) } as const;
  report({ code: 'csv-odd-row', severity: 'warning', at, args });
}

/** The headers that the mapping names, or those of the fields. */
function headersOf({ columns, only, skip }: CsvMapping): readonly string[] {
  const named = [...columns.values()].flat().flatMap((text) => [text, ...text.split(IN_BRACES)]);
  const all = [...named, ...only.keys(), ...skip.keys()].filter((text) => !isBlank(text));
  return all.length > 0 ? all : [...CSV_FIELDS, ...Object.values(OWN)];
}

/** How many of the wanted headers a row has. */
function headersIn(cells: readonly string[], headers: readonly string[]): number {
  return headers.filter((name) => columnsNamed(cells, name).length > 0).length;
}

/**
 * The index of the row that looks like the headers: that with the most headers of the mapping; if none has any, the
 * first with the most cells, unless the first row has several. The first row if nothing says otherwise.
 */
function likelyHeader(rows: readonly TableRecord[], headers: readonly string[]): number {
  const most = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));
  const counts = rows.map(({ cells }) => headersIn(cells, headers));
  if (counts.some((count) => count > 0)) return most(counts);
  const filled = rows.map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length);
  const fullest = Math.max(0, most(filled));
  const isTitle = filled[0] === 1 && (filled[fullest]! > 2 || rows[0]!.cells.length < rows[fullest]!.cells.length);
  return isTitle ? fullest : 0;
}

/** The rows of an export, below its headers. */
function openTable(path: string, bytes: Buffer, mapping: CsvMapping, report: Report) {
  const utf8 = decode(path, bytes, report);
  // Offsets are in bytes, so this text has one character for each byte.
  const latin1 = sourceFile(path, utf8?.toString('latin1') ?? '');
  const lineText = (line: number) => Buffer.from(latin1.lineText(line), 'latin1').toString('utf8');
  const file = { ...latin1, lineText, isTable: true };
  const separator = /^sep=([^"\r\n])\r?\n/i.exec(utf8?.subarray(0, 10).toString('latin1') ?? '');
  const start = separator?.[0].length ?? 0;
  const headers = headersOf(mapping);
  const delimiter = mapping.delimiter ?? separator?.[1] ?? delimiterOf(utf8 ?? Buffer.alloc(0), headers);
  const table = utf8 === null ? [] : readTable(utf8, delimiter, start);
  const fault = table.find((row) => 'fault' in row);
  if (fault !== undefined) {
    const at = { file, offset: fault.offset };
    report({ code: 'csv-syntax', severity: 'error', at, args: { reason: fault.fault } });
  }
  const rows = table.flatMap((row) => ('cells' in row ? row : []));
  const isReadable = utf8 !== null && fault === undefined;
  const { header: said } = mapping;
  if (said !== null && typeof said !== 'number') {
    return { file, header: { cells: said, offset: null }, records: rows, isReadable, isOwn: false };
  }
  const line = (row: TableRecord) => lineOf({ file, offset: row.offset });
  const likely =
    said === null ? likelyHeader(rows.slice(0, SAMPLE), headers) : rows.findIndex((row) => line(row) >= said);
  const index = likely < 0 ? rows.length : likely;
  const header = rows[index] ?? { cells: [], offset: 0 };
  if (said === null && index > 0) {
    const args = { line: line(header), header: header.cells.map(oneLine) };
    report({ code: 'csv-header-line', severity: 'error', at: { file, offset: rows[0]!.offset }, args });
  }
  const isOwn = mapping.columns.size === 0 && Object.values(OWN).every((name) => header.cells.includes(name));
  return { file, header, records: rows.slice(index + 1), isReadable, isOwn };
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
  const isValid = isUtf8(text);
  const zero = text.indexOf(0);
  const isText = isValid && zero === -1;
  const isWorkbook = WORKBOOKS.some((start) => bytes.subarray(0, start.length).equals(start));
  let kind: DiagnosticArgs['csv-encoding']['kind'] | null = null;
  if (isWorkbook || (!isText && WORKBOOK_NAME.test(path))) kind = 'workbook';
  else if (isUtf32(text)) kind = 'utf-32';
  else if (isUtf16(text)) kind = 'utf-16';
  else if (!isValid) kind = 'other';
  else if (!isText) kind = 'zero';
  else if (MARKUP.test(text.subarray(0, 32).toString())) kind = 'markup';
  if (kind === null) {
    if (text.includes(LF) || !text.includes(CR)) return text;
    return Buffer.from(text.map((byte) => (byte === CR ? LF : byte)));
  }
  const wrong = kind === 'other' ? firstWrongByte(text) : kind === 'zero' ? zero : null;
  const at = { file: sourceFile(path, text.subarray(0, wrong ?? 0).toString('latin1')), offset: wrong };
  report({ code: 'csv-encoding', severity: 'error', at, args: { kind } });
  return null;
}

/** Four bytes a character, of which the highest is always 0. */
function isUtf32(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 400);
  const hasZeros = (at: number) => start.length >= 4 && start.every((byte, k) => k % 4 !== at || byte === 0);
  return bytes.length % 4 === 0 && (hasZeros(0) || hasZeros(3)) && (hasZeros(1) || hasZeros(2));
}

/** A byte order mark, or a zero in nearly every second byte. A damaged file has zeros, too, but not so many. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 400);
  const mark = start.subarray(0, 2).toString('hex');
  return mark === 'fffe' || mark === 'feff' || start.filter((byte) => byte === 0).length * 2.5 > start.length;
}

// The table.

type CsvFault = 'quote-open' | 'text-after-quote' | 'quote-inside' | 'unreadable';

const FAULTS: ReadonlyMap<string, CsvFault> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'quote-open'],
  ['CSV_INVALID_CLOSING_QUOTE', 'text-after-quote'],
  ['INVALID_OPENING_QUOTE', 'quote-inside'],
]);

/** The cells of a row, or why reading ended early, and the offset in bytes where the row starts. */
type TableRow = TableRecord | { readonly fault: CsvFault; readonly offset: number };

/** Always allows both line ends. Otherwise, the library would accept only the first one that it finds. */
const FORMAT = { record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true };
/** Only white space, of any kind, as it is removed around cells. */
const BLANK = /^\p{White_Space}*$/u;

/** All rows except blank ones, up to the first that breaks the quoting rules, since later rows cannot be trusted. */
function readTable(utf8: Buffer, delimiter: string, start: number, to?: number): TableRow[] {
  const rows: TableRow[] = [];
  let end = start;
  const nextStart = () => {
    let at = end;
    while (at < utf8.length - 1 && (utf8[at] === LF || utf8[at] === CR)) at += 1;
    return at;
  };
  try {
    parse(utf8.subarray(start), {
      ...FORMAT,
      delimiter,
      ...(to === undefined ? {} : { to }),
      on_record: (cells: string[], { bytes }: InfoRecord) => {
        // The library counts CRLF inside quotes as two lines, so places are kept in bytes.
        if (!cells.every((cell) => BLANK.test(cell))) rows.push({ cells, offset: nextStart() });
        end = start + bytes;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    rows.push({ fault: FAULTS.get(error.code) ?? 'unreadable', offset: nextStart() });
  }
  return rows;
}

/** The headers must be within this many bytes. */
const HEADER_BYTES = 64 * 1024;

/** The delimiter with the most wanted headers in a row, then the one with the most cells in the first rows. */
function delimiterOf(utf8: Buffer, headers: readonly string[]): string {
  const ranked = [',', ';', '\t'].map((delimiter) => {
    const table = readTable(utf8.subarray(0, HEADER_BYTES), delimiter, 0, SAMPLE);
    const rows = table.flatMap((row) => ('cells' in row ? [row.cells] : []));
    const matches = Math.max(0, ...rows.map((cells) => headersIn(cells, headers)));
    return { delimiter, matches, cells: rows.flat().length };
  });
  return ranked.sort((a, b) => b.matches - a.matches || b.cells - a.cells)[0]!.delimiter;
}
