// Reads a CSV export into documents like those of inventory files, with findings about its rows. Pure. Every finding
// points at the start of its row.

import { nameFaults, SURELY_FINE, withoutPadding } from '../../core/characters.ts';
import { rearm } from '../../core/csv.ts';
import { type DiagnosticArgs, diagnostic, type Place, type Report } from '../../core/diagnostic.ts';
import { addUnder } from '../../core/group.ts';
import type { AssetType, DesiredAsset, Hints, InventoryDocument, SourceFile } from '../../core/model.ts';
import { Vocabulary } from '../../core/suggest.ts';
import { sourceFile } from '../files.ts';
import { tooLong } from '../shape.ts';
import {
  assetTypes,
  CellMap,
  type Columns,
  type CsvField,
  type CsvMapping,
  countWanted,
  findColumns,
  foldCell,
  type RowFilter,
  rowFilter,
} from './mapping.ts';
import { decodeCsv, readTable, type TableRow } from './table.ts';

class CsvCells {
  /** The number of cells in the header. */
  readonly width: number;
  readonly #columns: Columns;
  readonly #defaults: CsvMapping['defaults'];
  readonly #counts: Pick<Counts, 'trimmed' | 'rearmed'>;

  constructor(columns: Columns, width: number, defaults: CsvMapping['defaults'], counts: Counts) {
    this.#columns = columns;
    this.width = width;
    this.#defaults = defaults;
    this.#counts = counts;
  }

  /** The meaning of the cell, its default, or ''. */
  read(cells: readonly string[], field: CsvField): string {
    const raw = this.#raw(cells, field);
    const trimmed = withoutPadding(raw);
    const cell = withoutPadding(rearm(trimmed));
    if (trimmed.length < raw.length) this.#counts.trimmed += 1;
    if (cell.length < trimmed.length) this.#counts.rearmed += 1;
    return cell === '' ? (this.#defaults.get(field) ?? '') : cell;
  }

  /** The cell with its white space. */
  exact(cells: readonly string[], field: CsvField): string {
    return rearm(this.#raw(cells, field));
  }

  /** Whether the field can have a value: a missing column was reported once. */
  has(field: CsvField): boolean {
    return this.#columns.has(field) || this.#defaults.has(field);
  }

  /**
   * A row with nothing but a cyber system. Only if the type has its own column: with a type, a missing name is an
   * error.
   */
  isAssetless(cells: readonly string[]): boolean {
    if (!this.#columns.has('asset_type') || !this.#columns.has('name')) return false;
    const isBlank = (field: CsvField) => withoutPadding(this.#raw(cells, field)) === '';
    return isBlank('name') && isBlank('asset_type') && isBlank('id') && !isBlank('cyber_system');
  }

  /** Whether the row has more or fewer cells than the header. Empty cells at its end do not count. */
  isCut(cells: readonly string[]): boolean {
    return cells.length < this.width || cells.slice(this.width).some((cell) => withoutPadding(cell) !== '');
  }

  #raw(cells: readonly string[], field: CsvField): string {
    const column = this.#columns.get(field);
    return column === undefined ? '' : (cells[column] ?? '');
  }
}

interface CsvInput {
  readonly path: string;
  readonly bytes: Buffer;
  readonly mapping: CsvMapping;
  /** The live name of an asset. If the row names the id, an irregular live name is kept. */
  readonly liveName: (id: string) => string | undefined;
}

/** A document made from rows. */
export interface CsvDocument extends InventoryDocument {
  /** Where each of its rows starts, including those with errors, to report all rows of an unknown cyber system. */
  readonly rows: readonly number[];
  /** Rows in which only the type is wrong. Their names are checked with the others. */
  readonly untyped: readonly DesiredAsset[];
}

/** Counts of the rows. */
function noCounts() {
  return {
    /** Rows below the header, without blank ones. */
    rowCount: 0,
    /** Rows that were left out on purpose. */
    skipped: 0,
    /** Rows that name a cyber system and no asset, as in an export of systems without assets. */
    assetless: 0,
    /** Cells that had white space around them. */
    trimmed: 0,
    /** Cells in which the export had made a formula harmless. */
    rearmed: 0,
  };
}

type Counts = ReturnType<typeof noCounts>;

export interface CsvInventory extends Readonly<Counts> {
  /** One for each cyber system and facility that rows name, in order of mention, without assets of rows with errors. */
  readonly documents: readonly CsvDocument[];
}

/** Reads all rows. Findings go to `report`, in no particular order. */
export function readCsv({ path, bytes, mapping, liveName }: CsvInput, report: Report): CsvInventory {
  const text = decodeCsv(path, bytes);
  if ('kind' in text) {
    const { kind, before } = text;
    const at = { file: byteFile(path, before), offset: kind === 'other' ? before.length : null };
    report(diagnostic('csv-encoding', 'error', at, { kind }));
    return { documents: [], ...noCounts() };
  }
  const { utf8 } = text;
  let hasColumns = true;
  const noting: Report = (d) => {
    if (d.code === 'csv-missing-column') hasColumns = false;
    report(d);
  };
  const rows = new RowReader({ file: byteFile(path, utf8), mapping, liveName, report: noting });
  const { delimiter } = mapping;
  const score = (header: readonly string[]) => countWanted(header, mapping);
  const fault = readTable({ utf8, delimiter, score, onRow: (row) => rows.add(row) });
  rows.end();
  if (fault !== null) report(diagnostic('csv-syntax', 'error', rows.at(fault.offset), { reason: fault.fault }));
  // A filter by a missing column takes no row, and was already reported.
  else if (rows.counts.rowCount === 0 && (hasColumns || rows.counts.skipped === 0))
    report(diagnostic('csv-empty', 'error', { ...rows.at(0), offset: null }, { leftOut: rows.counts.skipped }));
  return { documents: rows.documents, ...rows.counts };
}

/** Offsets of the table are in bytes, so this text has one character for each byte. */
function byteFile(path: string, utf8: Buffer): SourceFile {
  return sourceFile(path, utf8.toString('latin1'));
}

interface RowReaderInput extends Pick<CsvInput, 'mapping' | 'liveName'> {
  readonly file: SourceFile;
  readonly report: Report;
}

interface GrowingDocument extends CsvDocument {
  readonly assets: DesiredAsset[];
  readonly untyped: DesiredAsset[];
  readonly rows: number[];
}

/** A row with the right number of cells. */
interface CsvRow extends TableRow {
  readonly fields: CsvCells;
  readonly at: Place;
}

class RowReader {
  readonly counts = noCounts();
  readonly #input: RowReaderInput;
  readonly #types: CellMap<AssetType>;
  /** The rows with an unknown type. Spellings that one mapping would resolve are grouped. */
  readonly #untyped = new Map<string, { readonly value: string; readonly offset: number }[]>();
  readonly #systems: CellMap<string>;
  readonly #facilities: CellMap<string>;
  readonly #groups = new Map<string, GrowingDocument>();
  /** null until the header is read. */
  #cells: CsvCells | null = null;
  #isTaken: RowFilter = () => true;

  constructor(input: RowReaderInput) {
    this.#input = input;
    this.#types = assetTypes(input.mapping.values);
    this.#systems = new CellMap(input.mapping.systems);
    this.#facilities = new CellMap(input.mapping.facilities);
  }

  get documents(): readonly CsvDocument[] {
    return [...this.#groups.values()];
  }

  at(offset: number): Place {
    return { file: this.#input.file, offset };
  }

  add({ cells, offset }: TableRow): void {
    const { report, mapping } = this.#input;
    const at = this.at(offset);
    if (this.#cells === null) {
      const columns = findColumns({ cells, at }, mapping, report);
      this.#cells = new CsvCells(columns, cells.length, mapping.defaults, this.counts);
      const isWanted = rowFilter({ cells, at }, mapping, report);
      const isFirst = mapping.skipsDuplicates ? firstOfTwins([...columns.values()]) : () => true;
      this.#isTaken = (row) => isWanted(row) && isFirst(row);
      return;
    }
    if (!this.#isTaken(cells)) {
      this.counts.skipped += 1;
      return;
    }
    this.counts.rowCount += 1;
    const { width } = this.#cells;
    if (this.#cells.isCut(cells)) {
      report(diagnostic('csv-row-length', 'error', at, { cells: cells.length, columns: width }));
    } else if (this.#cells.isAssetless(cells)) this.counts.assetless += 1;
    else this.#read({ fields: this.#cells, cells, at, offset });
  }

  /** Reports each unknown type once. */
  end(): void {
    const { file, mapping, report } = this.#input;
    const words = new Vocabulary(mapping.values.keys());
    for (const rows of this.#untyped.values()) {
      const { value, offset } = rows[0]!;
      const lines = rows.map((row) => file.place(row.offset).line);
      const args = { value, near: words.nearest(value), rows: lines.length, lines };
      report(diagnostic('csv-unknown-type', 'error', this.at(offset), args));
    }
  }

  #read(row: CsvRow): void {
    const { fields, cells, offset } = row;
    const id = fields.read(cells, 'id');
    const name = this.#name(row, id);
    const system = this.#system(row);
    const assetType = this.#assetType(row);
    if (system === null) return;
    const site = fields.read(cells, 'facility');
    const document = this.#document(system, this.#facilities.get(site) ?? site, offset);
    document.rows.push(offset);
    const number = this.#number(row);
    if (name === null || number === null) return;
    const hints: Hints | null = id === '' ? null : { id: { value: id, offset }, renamedFrom: null, movedFrom: null };
    const externalId = number === '' ? null : { value: number, offset };
    const asset = { name, offset, document, hints, externalId };
    if (assetType === null) document.untyped.push({ ...asset, assetType: 'hardware' });
    else document.assets.push({ ...asset, assetType });
  }

  #name(row: CsvRow, id: string): string | null {
    const { fields, cells } = row;
    if (id !== '') {
      const exact = fields.exact(cells, 'name');
      if (exact !== '' && exact === this.#input.liveName(id)) return exact;
    }
    const name = fields.read(cells, 'name');
    if (!this.#isFit(name, 'name', row)) return null;
    const kind = oddKind(name);
    if (kind !== null) this.#input.report(diagnostic('csv-odd-name', 'warning', row.at, { value: name, kind }));
    return name;
  }

  /** The number in the CMDB, or '' for none. null if no file can hold it. */
  #number(row: CsvRow): string | null {
    const number = row.fields.read(row.cells, 'external_id');
    if (number === '') return '';
    const args = tooLong(number);
    if (args === null) return this.#isFit(number, 'external_id', row) ? number : null;
    this.#input.report(diagnostic('value-too-long', 'error', row.at, args));
    return null;
  }

  #system(row: CsvRow): string | null {
    const cell = row.fields.read(row.cells, 'cyber_system');
    return this.#isFit(cell, 'cyber_system', row) ? (this.#systems.get(cell) ?? cell) : null;
  }

  /** Applies the rules for names in the file format. If the column is missing, a row cannot be judged. */
  #isFit(name: string, key: 'name' | 'cyber_system' | 'external_id', { fields, at }: CsvRow): boolean {
    if (SURELY_FINE.test(name)) return true;
    if (!fields.has(key)) return false;
    let isFit = true;
    for (const { code, severity, character } of nameFaults(name)) {
      this.#input.report(diagnostic(code, severity, at, { key, value: name, character }));
      if (severity === 'error') isFit = false;
    }
    return isFit;
  }

  #assetType({ fields, cells, offset }: CsvRow): AssetType | null {
    const value = fields.read(cells, 'asset_type');
    const type = this.#types.get(value);
    if (type !== undefined) return type;
    if (fields.has('asset_type')) addUnder(this.#untyped, foldCell(value), { value, offset });
    return null;
  }

  #document(cyberSystem: string, facility: string, offset: number): GrowingDocument {
    const key = `${cyberSystem}\0${facility}`;
    const open = this.#groups.get(key);
    if (open !== undefined) return open;
    const document: GrowingDocument = {
      file: this.#input.file,
      cyberSystem: { value: cyberSystem, offset },
      facility: facility === '' ? null : { value: facility, offset },
      prune: null,
      assetType: null,
      ignore: [],
      assets: [],
      isWhole: true,
      untyped: [],
      rows: [],
    };
    this.#groups.set(key, document);
    return document;
  }
}

/** Takes the first of the rows that have the same in these columns. */
function firstOfTwins(columns: readonly number[]): RowFilter {
  const keys = new Set<string>();
  return (cells) => {
    const { size } = keys;
    keys.add(JSON.stringify(columns.map((column) => withoutPadding(cells[column] ?? ''))));
    return keys.size > size;
  };
}

const PLACEHOLDER =
  /^(?:tb[acd]|n\/?a|none|null|nil|unknown|undefined|not applicable|to be (?:announced|confirmed|defined|determined)|#\w[\w/]{0,8}[!?]?|[-–—?.x_]{1,20})$/i;
const BULLET = /[\u00b7\u2022\u2023\u2043\u25aa\u25cf\u25e6]|^[*\-–—]\s/;

/** The kind of text that is hardly a name; null for a usual name. */
function oddKind(name: string): DiagnosticArgs['csv-odd-name']['kind'] | null {
  if (/^[=@]/.test(name)) return 'formula';
  if (PLACEHOLDER.test(name)) return 'placeholder';
  return BULLET.test(name) ? 'bullet' : null;
}
