// Works out what the rows of a CSV export mean: the cyber system, type and name of each, from the mapping and the live
// inventory. Each cause of errors is one finding with all of its rows. Pure.
import { nameFaults, SURELY_FINE } from '../../core/characters.ts';
import { compareNatural } from '../../core/compare.ts';
import type { Diagnostic, DiagnosticArgs, Place, Report } from '../../core/diagnostic.ts';
import { addUnder, countBy, groupBy } from '../../core/group.ts';
import {
  ASSET_TYPES,
  bareDocument,
  type DesiredAsset,
  type InventoryDocument,
  type Live,
  type Located,
} from '../../core/model.ts';
import { checkBetween, type UniqueNames } from '../../core/names.ts';
import {
  type Directory,
  findByReference,
  makeDirectory,
  type ResolvedSystem,
  resolveSystems,
} from '../../core/resolve.ts';
import { Vocabulary } from '../../core/suggest.ts';
import { tooLong } from '../../inventory/shape.ts';
import { CellMap, type CsvField, type CsvMapping, foldCell } from './mapping.ts';
import { type CsvRow, type CsvRows, emptyColumns, reportUnmet, rowsAt } from './read.ts';

/** Rows that name a cyber system in the same words, as a document of an inventory file. */
interface RowsDocument extends InventoryDocument {
  readonly assets: DesiredAsset[];
  /** Rows in which only the type is wrong. Their names are checked with the others. */
  readonly untyped: DesiredAsset[];
  readonly rows: Place[];
}

/** An error or an oddity that rows have in common. One finding reports it for all of them. */
type Cause = { readonly rows: Place[] } & (
  | { readonly code: 'csv-empty-cell'; readonly field: CsvField; readonly columns: readonly string[] }
  /** `value` is the cell as the first row spells it. */
  | { readonly code: 'csv-unknown-type' | 'csv-unknown-system' | 'csv-unknown-facility'; readonly value: string }
  /** `value` is the first one. */
  | ({ readonly code: 'csv-odd-name' } & Pick<DiagnosticArgs['csv-odd-name'], 'field' | 'kind' | 'value'>)
  | { readonly code: 'csv-repeated-number'; readonly field: 'external_id' | 'id'; readonly value: string }
);

/** By a key of the cause. Spellings that one line of the mapping would cover are one cause. */
type Causes = Map<string, Cause>;

/** The export whose rows are checked, and where findings go: by their cause, or each by itself. */
interface Checked {
  readonly csv: CsvRows;
  readonly causes: Causes;
  readonly report: Report;
}

/** The words that name systems and facilities: those of the mapping, and the names and ids of the service. */
interface Vocabularies {
  readonly systems: CellMap<string>;
  readonly facilities: CellMap<string | null>;
  readonly directory: Directory;
}

/** The cyber systems that rows name, with the rows that have no error as their assets. */
export function resolveRows(csv: CsvRows, mapping: CsvMapping, live: Live, uniqueNames: UniqueNames) {
  const findings: Diagnostic[] = [];
  const note: Report = (finding) => void findings.push(finding);
  const causes: Causes = new Map();
  const checked = { csv, causes, report: note };
  const directory = makeDirectory(live);
  const types = new CellMap(new Map([...ASSET_TYPES.map((type) => [type, type] as const), ...mapping.values]));
  const systems = new CellMap(mapping.systems);
  const facilities = new CellMap(mapping.facilities);
  const meanings = { systems, facilities, directory };
  const assetOf = new Map(live.assets.map((asset) => [asset.id, asset]));
  const documents = new Map<string, RowsDocument>();
  const unknown = (
    code: 'csv-unknown-type' | 'csv-unknown-system' | 'csv-unknown-facility',
    value: string,
    at: Place,
  ) => addCause(causes, foldCell(value), { code, value, rows: [at] });
  // Only a name of the service must fit. What else a cell has, such as a line for each group, is for the mapping.
  const isForeign = (cell: string) =>
    cell !== '' && (systems.meaningOf(cell) !== undefined || findByReference(directory.systems, cell).length === 0);
  for (const row of csv.rows) {
    const { at, cells } = row;
    const asset = assetOf.get(cells.id);
    const name = nameOf(row, asset?.name, checked);
    const isSystemFit = isForeign(cells.cyber_system) || isFit('cyber_system', row, checked);
    const isNumberFit = cells.external_id === '' || isFit('external_id', row, checked);
    addIfOdd('external_id', [SPOILED], row, causes);
    const type = types.meaningOf(cells.asset_type);
    if (type === undefined && csv.fields.has('asset_type')) unknown('csv-unknown-type', cells.asset_type, at);
    if (!isSystemFit) continue;

    const { system, facility, fault } = systemOfRow(cells, asset?.cyber_system_id, meanings);
    if (fault === 'system') unknown('csv-unknown-system', system, at);
    else if (fault === 'facility') {
      unknown('csv-unknown-facility', facility, at);
      continue;
    }
    const offset = at.offset ?? 0;
    const key = `${system}\0${facility}`;
    const document = documents.get(key) ?? { ...rowsDocument(at, system), facility: located(facility, at) };
    documents.set(key, document);
    document.rows.push(at);
    if (name === null || !isNumberFit) continue;
    const id = located(cells.id, at);
    const hints = id === null ? null : { id, renamedFrom: null, movedFrom: null };
    const one = { name, offset, document, hints, externalId: located(cells.external_id, at) };
    if (type === undefined) document.untyped.push({ ...one, assetType: 'hardware' });
    else document.assets.push({ ...one, assetType: type });
  }
  for (const { at, cells } of csv.bare) {
    const key = `${cells.cyber_system}\0`;
    documents.set(key, documents.get(key) ?? rowsDocument(at, cells.cyber_system));
  }
  for (const field of ['external_id', 'id'] as const) addRepeated(csv, field, causes);
  addOddIfFew(csv, causes);
  reportCauses(causes, csv, mapping, directory, note);
  const unmet = (part: 'systems' | 'facilities', field: CsvField, isKnown: (cell: string) => boolean) => {
    const cells = csv.rows.map(({ cells }) => cells[field]).filter((cell) => !isKnown(cell));
    reportUnmet(part, '', new CellMap<unknown>(mapping[part]), cells, csv.table.at, note);
  };
  unmet('systems', 'cyber_system', (cell) => findByReference(directory.systems, cell).length > 0);
  unmet('facilities', 'facility', (cell) => findByReference(directory.facilities, cell).length > 0);
  const all = [...documents.values()];
  const rowsOf = new Map(all.map(({ cyberSystem, rows }) => [cyberSystem.offset, rows]));
  const resolved = resolveSystems({ documents: all }, directory, (problem) => {
    const { code, at, args } = problem;
    const rows = rowsOf.get(at?.offset ?? -1) ?? [];
    // An unknown system is already reported, with all of its rows.
    if (code !== 'unknown-cyber-system') note({ ...problem, args: { ...args, inRows: rowsAt(rows) } } as Diagnostic);
  });
  const twins: Extract<Diagnostic, { readonly code: 'duplicate-asset' }>[] = [];
  checkTogether(all, resolved.systems, uniqueNames, (problem) => {
    if (problem.code === 'duplicate-asset') twins.push(problem);
    else if (problem.code !== 'duplicate-id' && problem.code !== 'duplicate-external-id') note(problem);
  });
  reportTwins(twins, note);
  return { systems: resolved.systems, findings };
}

/**
 * The cyber system and facility of a row, in the words that an inventory file would use. `live` is the id of the system
 * of the asset whose id the row names.
 */
function systemOfRow(
  cells: CsvRow['cells'],
  live: string | undefined,
  { systems, facilities, directory }: Vocabularies,
): { readonly system: string; readonly facility: string; readonly fault: 'system' | 'facility' | null } {
  const system = systems.meaningOf(cells.cyber_system) ?? cells.cyber_system;
  const namesakes = findByReference(directory.systems, system);
  if (directory.systems.byId.has(system)) return { system, facility: '', fault: null };
  const mapped = facilities.meaningOf(cells.facility);
  const facility = mapped === undefined ? cells.facility : (mapped ?? '');
  if (namesakes.length === 0) return { system, facility, fault: 'system' };
  if (mapped === null) {
    // The row says that there is no facility, so it means the system under a control center.
    const [only, another] = namesakes.filter(({ facility_id }) => !facility_id);
    const isClear = only !== undefined && another === undefined;
    return { system: isClear ? only.id : system, facility: '', fault: null };
  }
  if (facility !== '' && findByReference(directory.facilities, facility).length > 0) {
    return { system, facility, fault: null };
  }
  const own = namesakes.find(({ id }) => id === live);
  const isClear = facility === '' && namesakes.length === 1;
  if (own !== undefined && !isClear) return { system: own.id, facility: '', fault: null };
  return { system, facility, fault: facility === '' ? null : 'facility' };
}

function rowsDocument(at: Place, system: string): RowsDocument {
  const document = bareDocument(at.file, { value: system, offset: at.offset ?? 0 });
  return { ...document, assets: [], untyped: [], rows: [] };
}

/** If the column of the numbers is the wrong one, nearly all rows share theirs: that is one cause. */
function addRepeated({ rows, unusable }: CsvRows, field: 'external_id' | 'id', causes: Causes): void {
  const holders = countBy([...rows, ...unusable], ({ cells }) => cells[field]);
  for (const { at, cells } of rows) {
    const value = cells[field];
    if (value !== '' && holders.get(value)! > 1)
      addCause(causes, field, { code: 'csv-repeated-number', field, value, rows: [at] });
  }
}

/** Names that are odd only if most other names are not like them: days as spreadsheets count them, addresses. */
const ODD_IF_FEW: readonly { readonly odd: Odd; readonly like: RegExp }[] = [
  { odd: ['spoiled', /^[3-5]\d{4}$/], like: /^\d+$/ },
  { odd: ['address', /^\d{1,3}(?:\.\d{1,3}){3}$/], like: /^\d{1,3}(?:\.\d{1,3}){3}$/ },
];

function addOddIfFew({ rows }: CsvRows, causes: Causes): void {
  for (const { odd, like } of ODD_IF_FEW) {
    if (rows.filter(({ cells }) => like.test(cells.name)).length * 2 > rows.length) continue;
    for (const row of rows) addIfOdd('name', [odd], row, causes);
  }
}

/**
 * Compares all rows of each system, and all rows that name an unknown system in the same words. So duplicates are found
 * even if the system or the type is unknown.
 */
function checkTogether(
  documents: readonly RowsDocument[],
  systems: readonly ResolvedSystem[],
  uniqueNames: UniqueNames,
  report: Report,
): void {
  const ids = new Map(systems.flatMap(({ system, documents }) => documents.map((one) => [one, system.id] as const)));
  const groups = new Map<string, RowsDocument[]>();
  for (const document of documents) {
    const words = `\0${foldCell(document.cyberSystem.value)}\0${document.facility?.value ?? ''}`;
    addUnder(groups, ids.get(document) ?? words, document);
  }
  const together = Array.from(groups, ([key, documents]) => {
    const assets = documents.flatMap(({ assets, untyped }) =>
      [...assets, ...untyped].sort((a, b) => a.offset - b.offset),
    );
    return { key, assets, documents };
  });
  checkBetween(together, uniqueNames, report);
}

/** Rows of one name in one system have one cause. Only if each has an id, they are no errors. */
function reportTwins(
  twins: readonly Extract<Diagnostic, { readonly code: 'duplicate-asset' }>[],
  report: Report,
): void {
  for (const alike of groupBy(twins, ({ severity }) => severity).values()) {
    const [first] = alike as [(typeof twins)[number]];
    const places = alike.flatMap(({ at, args }) => [args.first, at!]);
    const byOffset = new Map(places.map((place) => [place.offset!, place]));
    const rows = [...byOffset.values()].sort((a, b) => a.offset! - b.offset!);
    report({ ...first, args: { ...first.args, inRows: rowsAt(rows) } });
  }
}

function located(value: string, { offset }: Place): Located<string> | null {
  return value === '' ? null : { value, offset: offset ?? 0 };
}

/** The name of a row; null if no asset can have it. If the row names an id, that asset's irregular name is allowed. */
function nameOf(row: CsvRow, live: string | undefined, checked: Checked): string | null {
  if (row.exactName !== '' && row.exactName === live) return live;
  if (!isFit('name', row, checked)) return null;
  addIfOdd('name', ODD, row, checked.causes);
  return row.cells.name;
}

/** A text that is odd is probably no name or number. */
function addIfOdd(field: 'name' | 'external_id', odd: readonly Odd[], { at, cells }: CsvRow, causes: Causes): void {
  const value = cells[field];
  const kind = odd.find(([, pattern]) => pattern.test(value))?.[0];
  if (kind !== undefined)
    addCause(causes, `${field}\0${kind}`, { code: 'csv-odd-name', field, kind, value, rows: [at] });
}

/** Whether a cell fits the rules for names in the file format. False, without a finding, if the column is missing. */
function isFit(
  field: 'name' | 'cyber_system' | 'external_id',
  row: CsvRow,
  { csv: { fields, table }, causes, report }: Checked,
): boolean {
  const { at, cells } = row;
  const value = cells[field];
  const long = field === 'external_id' ? tooLong(value) : null;
  if (long !== null) report({ code: 'value-too-long', severity: 'error', at, args: long });
  if (SURELY_FINE.test(value)) return long === null;
  if (!fields.has(field)) return false;
  if (value === '') {
    const columns = emptyColumns(row, field, table);
    addCause(causes, JSON.stringify([field, columns]), { code: 'csv-empty-cell', field, columns, rows: [at] });
    return false;
  }
  const faults = nameFaults(value);
  for (const { code, severity, character } of faults) {
    report({ code, severity, at, args: { key: field, value, character } } as Diagnostic);
  }
  return long === null && faults.every(({ severity }) => severity !== 'error');
}

const MONTH = '(?:jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-zä]*';
/** Numbers, dates and truth values in the form in which a spreadsheet stores what was a text. */
const SPOILED_FORMS = [
  String.raw`[-+]?\d+(?:[.,]\d+)?E[-+]?\d+`,
  String.raw`(?:\d{1,2}[-. ]{1,2})?${MONTH}[-. ]\d{1,4}|\d{1,2}[-. ]{1,2}${MONTH}`,
  String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d(?:[ T][\d:.]+Z?)?`,
  'true|false|wahr|falsch',
  '#(?:n/?a|name|ref|value|div/0|null|num|wert|bezug|zahl)[!?]?',
];
type Odd = readonly [kind: DiagnosticArgs['csv-odd-name']['kind'], pattern: RegExp];
const SPOILED: Odd = ['spoiled', new RegExp(`^(?:${SPOILED_FORMS.join('|')})$`, 'i')];
const ODD: readonly Odd[] = [
  ['formula', /^[=@]/],
  SPOILED,
  [
    'placeholder',
    /^(?:tb[acd]|n\/?a|none|null|nil|unknown|undefined|not applicable|to be (?:announced|confirmed|defined|determined)|#\w[\w/]{0,8}[!?]?|[-–—?.x_]{1,20})$/i,
  ],
  ['bullet', /[\u00b7\u2022\u2023\u2043\u25aa\u25cf\u25e6]|^[*\-–—]\s/],
];

function addCause(causes: Causes, key: string, cause: Cause): void {
  const earlier = causes.get(`${cause.code}\0${key}`);
  if (earlier === undefined) causes.set(`${cause.code}\0${key}`, cause);
  else earlier.rows.push(...cause.rows);
}

function reportCauses(causes: Causes, csv: CsvRows, mapping: CsvMapping, live: Directory, report: Report): void {
  const typeWords = new Vocabulary(mapping.values.keys());
  const all = [...live.facilities.byName.keys()].sort(compareNatural);
  const columnOf = (field: CsvField) => csv.headers.get(field) ?? null;
  for (const cause of causes.values()) {
    const { code } = cause;
    const where = rowsAt(cause.rows);
    const [at] = cause.rows;
    const error = { severity: 'error', at: at! } as const;
    if (code === 'csv-empty-cell') {
      const { field, columns } = cause;
      const isPart = csv.table.sources.get(field)?.flat().length !== 1;
      report({ code, ...error, args: { field, columns, isPart, of: csv.rows.length, ...where } });
    } else if (code === 'csv-odd-name') {
      const { field, kind, value } = cause;
      report({ code, severity: 'warning', at: at!, args: { field, kind, value, ...where } });
    } else if (code === 'csv-repeated-number') {
      const { field, value } = cause;
      const of = csv.rows.filter(({ cells }) => cells[field] !== '').length;
      report({ code, ...error, args: { field, column: columnOf(field) ?? field, value, of, ...where } });
    } else if (code === 'csv-unknown-type') {
      const { value } = cause;
      const near = typeWords.nearest(value);
      report({ code, ...error, args: { value, column: columnOf('asset_type'), near, ...where } });
    } else if (code === 'csv-unknown-system') {
      const near = live.systems.names.nearest(cause.value);
      report({ code, ...error, args: { name: cause.value, column: columnOf('cyber_system'), near, ...where } });
    } else {
      const near = live.facilities.names.nearest(cause.value);
      report({ code, ...error, args: { name: cause.value, near, all, ...where } });
    }
  }
}
