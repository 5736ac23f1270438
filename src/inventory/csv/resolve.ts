// What the rows of a CSV export mean: the cyber system, type and name of each, by the mapping and by what is live. Each
// cause of errors is one finding with all of its rows. Pure.
import { nameFaults, SURELY_FINE } from '../../core/characters.ts';
import { type DiagnosticArgs, diagnostic, type Place, type Report } from '../../core/diagnostic.ts';
import { addUnder } from '../../core/group.ts';
import { ASSET_TYPES, type DesiredAsset, type InventoryDocument, type Live } from '../../core/model.ts';
import { checkBetween, type UniqueNames } from '../../core/names.ts';
import { type Directory, findByReference, type ResolvedSystem, resolveSystems } from '../../core/resolve.ts';
import { Vocabulary } from '../../core/suggest.ts';
import { tooLong } from '../shape.ts';
import { CellMap, type CsvField, type CsvMapping, foldCell } from './mapping.ts';
import { type CsvRow, type CsvRows, rowsAt } from './read.ts';

/** Rows that name a cyber system in the same words, as a document of an inventory file. */
interface RowsDocument extends InventoryDocument {
  readonly assets: DesiredAsset[];
  /** Rows in which only the type is wrong. Their names are checked with the others. */
  readonly untyped: DesiredAsset[];
}

/** The cyber systems that rows name, with the rows that have no error as their assets. */
export function resolveRows(
  csv: CsvRows,
  mapping: CsvMapping,
  live: Live,
  directory: Directory,
  uniqueNames: UniqueNames,
  report: Report,
): readonly ResolvedSystem[] {
  const types = new CellMap(new Map([...ASSET_TYPES.map((type) => [type, type] as const), ...mapping.values]));
  const systems = new CellMap(mapping.systems);
  const facilities = new CellMap(mapping.facilities);
  const assetOf = new Map(live.assets.map((asset) => [asset.id, asset]));
  const findings = new Findings(csv, report);
  const documents = new Map<string, RowsDocument>();
  for (const row of csv.rows) {
    const { at, cells } = row;
    const asset = assetOf.get(cells.id);
    const name = findings.nameOf(row, asset?.name);
    const type = types.meaningOf(cells.asset_type);
    if (type === undefined && csv.fields.has('asset_type')) addTo(findings.types, cells.asset_type, at);
    const isSystemFit = findings.checkName(row, 'cyber_system', cells.cyber_system);
    const isNumberFit = cells.external_id === '' || findings.checkName(row, 'external_id', cells.external_id);
    if (!isSystemFit) continue;

    const meant = meaningOf(row, asset?.cyber_system_id, systems, facilities, directory);
    if (meant.unknown === 'system') addTo(findings.systems, meant.system, at);
    else if (meant.unknown === 'facility') {
      addTo(findings.facilities, meant.facility, at);
      continue;
    }
    const { system, facility } = meant;
    const key = `${system}\0${facility}`;
    let document = documents.get(key);
    if (document === undefined) {
      document = documentOf(at, system, facility);
      documents.set(key, document);
    }
    if (name === null || !isNumberFit) continue;
    const offset = at.offset ?? 0;
    const located = (value: string) => (value === '' ? null : { value, offset });
    const id = located(cells.id);
    const hints = id === null ? null : { id, renamedFrom: null, movedFrom: null };
    const one = { name, offset, document, hints, externalId: located(cells.external_id) };
    if (type === undefined) document.untyped.push({ ...one, assetType: 'hardware' });
    else document.assets.push({ ...one, assetType: type });
  }
  findings.end(mapping, directory);
  const all = [...documents.values()];
  const resolved = resolveSystems({ documents: all }, directory, (problem) => {
    // Reported already, with all of its rows.
    if (problem.code !== 'unknown-cyber-system') report(problem);
  });
  checkTogether(all, resolved.systems, uniqueNames, report);
  return resolved.systems;
}

/**
 * The words of a row for its cyber system and facility, as a file of the inventory would have them. `live` is the system
 * of the asset whose id the row names.
 */
function meaningOf(
  { cells }: CsvRow,
  live: string | undefined,
  systems: CellMap<string>,
  facilities: CellMap<string | null>,
  directory: Directory,
): { readonly system: string; readonly facility: string; readonly unknown: 'system' | 'facility' | null } {
  const system = systems.meaningOf(cells.cyber_system) ?? cells.cyber_system;
  const namesakes = findByReference(directory.systems, system);
  if (directory.systems.byId.has(system)) return { system, facility: '', unknown: null };
  const mapped = facilities.meaningOf(cells.facility);
  const facility = mapped === undefined ? cells.facility : (mapped ?? '');
  if (namesakes.length === 0) return { system, facility, unknown: 'system' };
  if (mapped === null) {
    // No facility: the system under a control center.
    const [only, another] = namesakes.filter(({ facility_id }) => !facility_id);
    const isClear = only !== undefined && another === undefined;
    return { system: isClear ? only.id : system, facility: '', unknown: null };
  }
  if (facility !== '' && findByReference(directory.facilities, facility).length > 0) {
    return { system, facility, unknown: null };
  }
  const own = namesakes.find(({ id }) => id === live);
  const isClear = facility === '' && namesakes.length === 1;
  if (own !== undefined && !isClear) return { system: own.id, facility: '', unknown: null };
  return { system, facility, unknown: facility === '' ? null : 'facility' };
}

function documentOf({ file, offset }: Place, system: string, facility: string): RowsDocument {
  const at = offset ?? 0;
  return {
    file,
    cyberSystem: { value: system, offset: at },
    facility: facility === '' ? null : { value: facility, offset: at },
    prune: null,
    assetType: null,
    ignore: [],
    assets: [],
    isWhole: true,
    untyped: [],
  };
}

/**
 * Compares all rows of a system, and those of one unknown word, so that duplicates are found even if system or type is
 * unknown.
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

const PLACEHOLDER =
  /^(?:tb[acd]|n\/?a|none|null|nil|unknown|undefined|not applicable|to be (?:announced|confirmed|defined|determined)|#\w[\w/]{0,8}[!?]?|[-–—?.x_]{1,20})$/i;
const BULLET = /[\u00b7\u2022\u2023\u2043\u25aa\u25cf\u25e6]|^[*\-–—]\s/;

/** Words that rows share, each with the first spelling and the rows. */
type Shared = Map<string, { readonly value: string; readonly rows: Place[] }>;

/** Gathers what rows have wrong in common, and reports it at the end. What is wrong with one cell is reported at once. */
class Findings {
  readonly #csv: CsvRows;
  readonly #report: Report;
  readonly #empty = new Map<CsvField, Place[]>();
  readonly #odd = new Map<DiagnosticArgs['csv-odd-name']['kind'], { readonly value: string; readonly rows: Place[] }>();
  readonly types: Shared = new Map();
  readonly systems: Shared = new Map();
  readonly facilities: Shared = new Map();

  constructor(csv: CsvRows, report: Report) {
    this.#csv = csv;
    this.#report = report;
  }

  /** null if it cannot be the name of an asset. A live name that is not clean stays if the row names its id. */
  nameOf(row: CsvRow, live: string | undefined): string | null {
    if (row.exactName !== '' && row.exactName === live) return live;
    const { name } = row.cells;
    if (!this.checkName(row, 'name', name)) return null;
    this.#checkOddName(row, name);
    return name;
  }

  /** Whether a cell fits the rules for names in the file format. If the column is missing, a row cannot be judged. */
  checkName({ at }: CsvRow, field: 'name' | 'cyber_system' | 'external_id', value: string): boolean {
    const long = field === 'external_id' ? tooLong(value) : null;
    if (long !== null) this.#report(diagnostic('value-too-long', 'error', at, long));
    if (SURELY_FINE.test(value)) return long === null;
    if (!this.#csv.fields.has(field)) return false;
    if (value === '') {
      addUnder(this.#empty, field, at);
      return false;
    }
    const faults = nameFaults(value);
    for (const { code, severity, character } of faults) {
      this.#report(diagnostic(code, severity, at, { key: field, value, character }));
    }
    return long === null && faults.every(({ severity }) => severity !== 'error');
  }

  /** Text that is hardly a name. */
  #checkOddName({ at }: CsvRow, value: string): void {
    const isFormula = /^[=@]/.test(value);
    const kind = isFormula ? 'formula' : PLACEHOLDER.test(value) ? 'placeholder' : BULLET.test(value) ? 'bullet' : null;
    if (kind === null) return;
    const known = this.#odd.get(kind) ?? { value, rows: [] };
    known.rows.push(at);
    this.#odd.set(kind, known);
  }

  end(mapping: CsvMapping, { systems, facilities }: Directory): void {
    for (const [field, rows] of this.#empty) {
      const args = { field, column: this.#csv.headers.get(field) ?? field, ...rowsAt(rows) };
      this.#report(diagnostic('csv-empty-cell', 'error', rows[0]!, args));
    }
    const words = new Vocabulary(mapping.values.keys());
    for (const { value, rows } of this.types.values()) {
      const column = this.#csv.headers.get('asset_type') ?? null;
      const args = { value, column, near: words.nearest(value), ...rowsAt(rows) };
      this.#report(diagnostic('csv-unknown-type', 'error', rows[0]!, args));
    }
    for (const { value: name, rows } of this.systems.values()) {
      const args = { name, near: systems.names.nearest(name), ...rowsAt(rows) };
      this.#report(diagnostic('csv-unknown-system', 'error', rows[0]!, args));
    }
    for (const { value: name, rows } of this.facilities.values()) {
      const args = { name, near: facilities.names.nearest(name), ...rowsAt(rows) };
      this.#report(diagnostic('csv-unknown-facility', 'error', rows[0]!, args));
    }
    for (const [kind, { value, rows }] of this.#odd) {
      this.#report(diagnostic('csv-odd-name', 'warning', rows[0]!, { value, kind, ...rowsAt(rows) }));
    }
  }
}

/** Spellings that one line of the mapping would settle are one. */
function addTo(words: Shared, value: string, at: Place): void {
  const key = foldCell(value);
  const known = words.get(key) ?? { value, rows: [] };
  known.rows.push(at);
  words.set(key, known);
}
