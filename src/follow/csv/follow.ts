// Makes the entries of files follow the rows of a CSV export (`--update`), or adds the rows that no file declares. This
// finds the entry and the live asset of each row, and what the entry must say so that its asset keeps its id. Pure.
import { nameFaults, needsId } from '../../core/characters.ts';
import { type Diagnostic, type Report, unreported } from '../../core/diagnostic.ts';
import { addUnder, countBy, groupBy } from '../../core/group.ts';
import type { CyberSystem, DesiredAsset, Live, LiveAsset } from '../../core/model.ts';
import { checkNames, nameKey, placeOf, type UniqueNames } from '../../core/names.ts';
import {
  type Directory,
  findByReference,
  makeDirectory,
  type ResolvedSystem,
  referenceTo,
  resolveSystems,
} from '../../core/resolve.ts';
import { asDeclared, type DesiredEntry, type DesiredSystem, type EntryFields, entryFields } from '../desired.ts';
import { type DesiredFiles, type FollowInput, findMeanings, uniqueKey } from '../from-live.ts';
import { SystemNaming } from '../system-naming.ts';
import { type CsvRow, type CsvRows, rowsAt } from './read.ts';

interface Followed extends DesiredFiles {
  readonly findings: readonly Diagnostic[];
  /** How many rows name an asset that files already declare. */
  readonly declared: number;
  /** How many live assets have no row, in systems with a new document. `prune: false` keeps these assets. */
  readonly kept: number;
  /** How many entries the updated systems had before the update. */
  readonly following: number;
  /** The removed entries, by the id of their live asset. */
  readonly gone: ReadonlyMap<string, DesiredAsset>;
}

/** A row, the system that it names, and the live asset and the entry that it means. */
interface MatchedRow {
  readonly row: DesiredAsset;
  readonly system: CyberSystem;
  readonly live: LiveAsset | null;
  readonly entry: DeclaredEntry | null;
}

/** An entry of a file, and its system. */
interface DeclaredEntry {
  readonly asset: DesiredAsset;
  readonly system: CyberSystem;
}

/** What rows are compared with: the live assets, and the entries of files. The maps by name have keys of `nameKey`. */
interface Ground {
  readonly directory: Directory;
  readonly liveById: ReadonlyMap<string, LiveAsset>;
  readonly liveByName: ReadonlyMap<string, readonly LiveAsset[]>;
  /** The live asset that each entry means. An entry that renames or moves an asset means the asset as it is now. */
  readonly liveOf: ReadonlyMap<DesiredAsset, LiveAsset>;
  /** By the id of the live asset that the entry means. */
  readonly entryByLive: ReadonlyMap<string, DeclaredEntry>;
  readonly entryByNumber: ReadonlyMap<string, DeclaredEntry>;
  readonly entriesByName: ReadonlyMap<string, readonly DeclaredEntry[]>;
}

/**
 * What the files should say according to the rows of these systems. With `update`, entries follow the rows. If `update`
 * is null, entries are only added, and existing ones stay. If a finding is an error, the caller must write nothing.
 * Entries that unusable rows may mean, and that no other row means, stay as they are.
 */
export function follow(
  input: FollowInput,
  rows: readonly ResolvedSystem[],
  update: { readonly allSystems: boolean } | null,
  csv: CsvRows,
): Followed {
  const { live, uniqueNames } = input;
  const findings: Diagnostic[] = [];
  const note: Report = (finding) => void findings.push(finding);
  const directory = makeDirectory(live);
  const files = resolveSystems(input.inventory, directory, unreported).systems;
  const declared = asDeclared(files);
  const ground = groundOf(live, directory, files);
  const doubt = doubtOf(csv.unusable, ground);
  checkNumbers(rows, ground, csv, update !== null, note);
  const matched = findRows(rows, ground, update !== null, doubt, note);
  const claimed = new Set<DesiredAsset | null>(matched.flatMap(({ entry }) => entry?.asset ?? []));
  const isDoubted = ({ entry }: DesiredEntry) => entry !== null && !claimed.has(entry) && doubt.isAbout(entry);

  const matchedIn = groupBy(matched, ({ system }) => system.id);
  const meant = new Set(matched.flatMap((one) => one.live?.id ?? []));
  const unnamed = live.assets.filter(({ id }) => !meant.has(id) && !ground.entryByLive.has(id));
  const unnamedIn = countBy(unnamed, ({ cyber_system_id }) => cyber_system_id);
  /** The keys of the names that rows have. True if a row with that name has no entry in that place yet. */
  const rowNames = new Map<string, boolean>();
  for (const one of matched) {
    const key = nameKey(one.system.id, one.row.name);
    rowNames.set(key, rowNames.get(key) === true || !isInPlace(one));
  }
  /** How many live assets have each name, within the scope in which names must be unique. */
  const holders = countBy(live.assets, (asset) => uniqueKey(asset, uniqueNames));
  const desired = new Map(declared);
  /** Rows whose names are compared with those of untouched entries. */
  const compared: { readonly key: string; readonly assets: readonly DesiredAsset[] }[] = [];
  let kept = 0;
  for (const { system, assets } of rows) {
    const current = declared.get(system.id) ?? { system, declared: null, prune: null, entries: [] };
    const usable = (matchedIn.get(system.id) ?? []).filter((one) =>
      getsEntry(one, current, update !== null, ground, note),
    );
    compared.push({ key: system.id, assets: usable.map(({ row }) => row) });
    const entries = usable.map((one): DesiredEntry => {
      if (one.entry === null) return newEntry(one, input, holders);
      return { fields: fieldsAfter(one, one.entry.asset, rowNames, ground), entry: one.entry.asset };
    });
    if (update === null) entries.unshift(...current.entries);
    else entries.push(...current.entries.filter(isDoubted));
    const isNew = current.declared === null;
    // A row of the tool's own export may name a system without assets.
    if (isNew && entries.length === 0 && assets.length > 0) continue;
    const unnamedHere = isNew ? (unnamedIn.get(system.id) ?? 0) : 0;
    kept += unnamedHere;
    desired.set(system.id, { ...current, prune: unnamedHere > 0 ? false : null, entries });
  }

  let following = 0;
  /** The entries that no row changes. */
  let untouched: readonly DesiredSystem[] = [...declared.values()];
  if (update !== null) {
    const named = new Set(rows.map(({ system }) => system.id));
    const doubted = untouched.filter(({ system }) => named.has(system.id));
    const others = withoutRows(untouched, named, claimed, update.allSystems ? isDoubted : null, directory, note);
    for (const one of others) desired.set(one.system.id, one);
    untouched = [...others, ...doubted.map((one) => ({ ...one, entries: one.entries.filter(isDoubted) }))];
    for (const [id, one] of declared) if (update.allSystems || named.has(id)) following += one.entries.length;
  }
  // Without an update, a row may have the name of its own entry.
  checkAgainst(untouched, compared, uniqueNames, update === null ? '\0' : '', note);

  const continued = new Set([...desired.values()].flatMap(({ entries }) => entries.map(({ entry }) => entry)));
  const removed = files.flatMap(({ assets }) => assets.filter((entry) => !continued.has(entry)));
  return {
    systems: [...desired.values()],
    naming: new SystemNaming(live),
    findings,
    declared: matched.filter(({ entry }) => entry !== null).length,
    kept,
    following,
    gone: new Map(removed.map((entry) => [ground.liveOf.get(entry)?.id ?? '', entry])),
  };
}

/** The systems without rows, with the entries that stay: those that may be meant, or else all that do not move away. */
function withoutRows(
  declared: readonly DesiredSystem[],
  named: ReadonlySet<string>,
  claimed: ReadonlySet<DesiredAsset | null>,
  isDoubted: ((one: DesiredEntry) => boolean) | null,
  { systems }: Directory,
  report: Report,
): readonly DesiredSystem[] {
  const unnamed = declared.filter(({ system }) => !named.has(system.id));
  if (isDoubted !== null) return unnamed.map((one) => ({ ...one, entries: one.entries.filter(isDoubted) }));
  const remaining = unnamed.map((one) => ({ ...one, entries: one.entries.filter(({ entry }) => !claimed.has(entry)) }));
  // If no row could be read, a system without rows means nothing.
  const filled = remaining.filter((one) => one.entries.length > 0);
  if (filled.length > 0 && named.size > 0) {
    const entries = filled.reduce((sum, one) => sum + one.entries.length, 0);
    const places = filled.map(({ system }) => systems.sited(system.id));
    report({ code: 'csv-system-not-named', severity: 'notice', at: null, args: { systems: places, entries } });
  }
  return remaining;
}

/** The entries that rows with an error may mean: by number or id, else by name. */
function doubtOf(faulty: readonly CsvRow[], { entryByNumber, entryByLive }: Ground) {
  const numbered = new Set<DesiredAsset>();
  const names = new Set<string>();
  let isAny = false;
  for (const { cells, isWhole } of faulty) {
    for (const entry of [entryByNumber.get(cells.external_id), entryByLive.get(cells.id)]) {
      if (entry !== undefined) numbered.add(entry.asset);
    }
    names.add(cells.name);
    // Such a row may mean any entry.
    if (!isWhole || cells.name + cells.id + cells.external_id === '') isAny = true;
  }
  return { numbered, isAbout: (entry: DesiredAsset) => isAny || numbered.has(entry) || names.has(entry.name) };
}

/** Whether a row gets an entry. If not `isUpdate`, an existing entry stays, and a row that differs is reported. */
function getsEntry(
  one: MatchedRow,
  { declared }: DesiredSystem,
  isUpdate: boolean,
  ground: Ground,
  report: Report,
): boolean {
  const { row, entry, system, live } = one;
  if (entry !== null && !isUpdate) {
    const { name, assetType } = entry.asset;
    const declaredIn = ground.directory.systems.sited(entry.system.id);
    const args = { name, declared: assetType, system: declaredIn, first: placeOf(entry.asset) };
    // Until a rename is applied, the row may still have the name that is live.
    const isNamed = row.name === name || row.name === live?.name;
    const isSame = isNamed && assetType === row.assetType && entry.system.id === system.id;
    if (!isSame) report({ code: 'csv-differs', severity: 'warning', at: placeOf(row), args });
    return false;
  }
  if (isInPlace(one)) return true;
  // An entry without a live asset finds one by its new name and system.
  if (live === null && namesakeOf(row, system, ground, isUpdate, report) === 'unclear') return false;
  const pattern = declared?.ignore?.patternFor(row.name) ?? null;
  if (pattern === null) return true;
  const args = { name: row.name, pattern: pattern.text, first: pattern.at };
  report({ code: 'ignored-but-declared', severity: 'error', at: placeOf(row), args });
  return false;
}

function groundOf(live: Live, directory: Directory, systems: readonly ResolvedSystem[]): Ground {
  const { liveOf } = findMeanings(systems, live, directory);
  const entryByLive = new Map<string, DeclaredEntry>();
  const entryByNumber = new Map<string, DeclaredEntry>();
  const entriesByName = new Map<string, DeclaredEntry[]>();
  for (const { system, assets } of systems) {
    for (const asset of assets) {
      const entry = { asset, system };
      const meant = liveOf.get(asset);
      if (meant !== undefined) entryByLive.set(meant.id, entry);
      if (asset.externalId !== null) entryByNumber.set(asset.externalId.value, entry);
      addUnder(entriesByName, nameKey(system.id, asset.name), entry);
    }
  }
  const liveById = new Map(live.assets.map((asset) => [asset.id, asset]));
  const liveByName = groupBy(live.assets, ({ cyber_system_id, name }) => nameKey(cyber_system_id, name));
  return { directory, liveById, liveByName, liveOf, entryByLive, entryByNumber, entriesByName };
}

/**
 * What each row means. Rows without a clear meaning are reported and left out. If `isUpdate`, an entry belongs to at
 * most one row. Otherwise, a row without the number of an entry also finds the entry of its live asset.
 */
function findRows(
  systems: readonly ResolvedSystem[],
  ground: Ground,
  isUpdate: boolean,
  doubt: ReturnType<typeof doubtOf>,
  report: Report,
): readonly MatchedRow[] {
  const rows = systems.flatMap(({ system, assets }) => assets.map((row) => ({ row, system })));
  const entryOf = identify(rows, ground, isUpdate, doubt, report);
  const hasUnknownId = ({ hints }: DesiredAsset) => hints?.id != null && !ground.liveById.has(hints.id.value);
  const unknown = rows.flatMap(({ row }) => (!entryOf.has(row) && hasUnknownId(row) ? row : []));
  reportUnknown(unknown, report);
  /** The row that means a live asset, by the asset's id. In an update, rows with an entry come before all others. */
  const meant = new Map<string, DesiredAsset>();
  if (isUpdate) for (const [row, { asset }] of entryOf) meant.set(ground.liveOf.get(asset)?.id ?? '', row);
  const matched: MatchedRow[] = [];
  for (const { row, system } of rows) {
    const key = nameKey(system.id, row.name);
    const own = entryOf.get(row);
    if (own !== undefined) {
      matched.push({ row, system, live: ground.liveOf.get(own.asset) ?? null, entry: own });
      continue;
    }
    const id = row.hints?.id?.value;
    const byId = () => ground.liveById.get(id ?? '') ?? 'unclear';
    const live = id === undefined ? namesakeOf(row, system, ground, isUpdate, report) : byId();
    if (live === 'unclear') continue;
    const first = live === null ? undefined : meant.get(live.id);
    if (first !== undefined) {
      // Two rows with the same id were already reported, and so were two without an id, which have the same name.
      const isReported = first.hints?.id?.value === row.hints?.id?.value;
      const args = { name: row.name, first: placeOf(first), inRows: rowsAt([first, row].map(placeOf)) };
      if (!isReported) report({ code: 'duplicate-asset', severity: 'error', at: placeOf(row), args });
      continue;
    }
    if (live !== null) meant.set(live.id, row);
    const declared = ground.entryByLive.get(live?.id ?? '') ?? ground.entriesByName.get(key)?.at(-1) ?? null;
    matched.push({ row, system, live, entry: isUpdate ? null : declared });
  }
  return matched;
}

/** So many rows with the number of another entry are a shifted column, if most rows are such; fewer may be swaps. */
const MOST_SWAPPED = 5;
/** The same, where the numbers count the rows of the file. */
const MOST_SWAPPED_OF_COUNTED = 2;

/**
 * Looks for numbers that do not stay with their assets. If a column of them shifts, such as a row number after the top
 * row is gone, each row has the number of one entry and the name of another.
 */
function checkNumbers(
  systems: readonly ResolvedSystem[],
  { entryByNumber, entriesByName }: Ground,
  { headers, rowNumberAt }: CsvRows,
  isUpdate: boolean,
  report: Report,
): void {
  const column = headers.get('external_id') ?? 'external_id';
  // If no entry has a number of these rows, the column is new.
  const isNew = systems.every(({ assets }) => !assets.some((row) => entryByNumber.has(row.externalId?.value ?? '')));
  if (rowNumberAt !== null && isNew)
    report({ code: 'csv-row-number', severity: 'warning', at: rowNumberAt, args: { column } });
  const both = systems.flatMap(({ system, assets }) =>
    assets.flatMap((row) => {
      const numbered = entryByNumber.get(row.externalId?.value ?? '');
      const named = entriesByName.get(nameKey(system.id, row.name)) ?? [];
      const other = named[0]?.asset.externalId?.value;
      return numbered === undefined || other === undefined ? [] : { row, other, isCrossed: !named.includes(numbered) };
    }),
  );
  const crossed = both.filter(({ isCrossed }) => isCrossed).sort((a, b) => a.row.offset - b.row.offset);
  const [first] = crossed;
  if (first === undefined || !isUpdate) return;
  const isMost = crossed.length > MOST_SWAPPED && crossed.length * 2 > both.length;
  const severity = isMost || (rowNumberAt !== null && crossed.length > MOST_SWAPPED_OF_COUNTED) ? 'error' : 'warning';
  const { row, other } = first;
  const args = { column, name: row.name, number: row.externalId!.value, other, of: both.length };
  const where = rowsAt(crossed.map(({ row }) => placeOf(row)));
  report({ code: 'csv-shifted-number', severity, at: placeOf(row), args: { ...args, ...where } });
}

/** Many unknown ids have one cause: their column is the wrong one. */
function reportUnknown(rows: readonly DesiredAsset[], report: Report): void {
  const [first] = rows;
  if (first === undefined) return;
  const args = { id: first.hints!.id!.value, inRows: rowsAt(rows.map(placeOf)) };
  report({ code: 'unknown-asset-id', severity: 'error', at: placeOf(first), args });
}

/** The live asset that has a row's name in its system. */
function namesakeOf(
  row: DesiredAsset,
  system: CyberSystem,
  { directory, liveByName, entryByLive }: Ground,
  isUpdate: boolean,
  report: Report,
): LiveAsset | null | 'unclear' {
  const { name } = row;
  const all = liveByName.get(nameKey(system.id, name)) ?? [];
  // If an entry that is not this row's means a live asset, the row means another asset of the same name.
  const namesakes = isUpdate ? all.filter(({ id }) => !entryByLive.has(id)) : all;
  if (namesakes.length <= 1) return namesakes[0] ?? null;
  const args = { name, system: directory.systems.sited(system.id), ids: namesakes.map(({ id }) => id) };
  report({ code: 'ambiguous-asset', severity: 'error', at: placeOf(row), args });
  return 'unclear';
}

/**
 * Finds the entry of each row: by the number in the CMDB, and if `isUpdate`, then by the id at the service, then by the
 * exact name in the system, then by name and type in another system. Entries in `doubt` belong to other rows.
 * Rows that take entries whose numbers no row has any more are reported: one device replaced another.
 */
function identify(
  rows: readonly { readonly row: DesiredAsset; readonly system: CyberSystem }[],
  ground: Ground,
  isUpdate: boolean,
  doubt: ReturnType<typeof doubtOf>,
  report: Report,
): ReadonlyMap<DesiredAsset, DeclaredEntry> {
  const entryOf = new Map<DesiredAsset, DeclaredEntry>();
  const claimed = new Set(doubt.numbered);
  const typed = ({ name, assetType }: DesiredAsset) => nameKey(assetType, name);
  const rowsAlike = countBy(rows, ({ row }) => typed(row));
  const entriesAlike = groupBy([...ground.entriesByName.values()].flat(), ({ asset }) => typed(asset));
  // No entry has an empty number, and no live asset has an empty id.
  const steps: ((row: DesiredAsset, key: string) => DeclaredEntry | undefined)[] = [
    (row) => ground.entryByNumber.get(row.externalId?.value ?? ''),
    (row) => ground.entryByLive.get(row.hints?.id?.value ?? ''),
    (row, key) => {
      const free = (ground.entriesByName.get(key) ?? []).filter(({ asset }) => !claimed.has(asset));
      return row.hints?.id == null && free.length === 1 ? free[0] : undefined;
    },
    (row, key) => {
      const [entry, another] = entriesAlike.get(typed(row)) ?? [];
      const isOnly = another === undefined && rowsAlike.get(typed(row)) === 1 && row.hints?.id == null;
      if (!isOnly || entry?.asset.externalId !== null || doubt.isAbout(entry.asset)) return undefined;
      // If the row's own place has a live asset that no entry means, the row means that one.
      const isOther = ground.liveByName.get(key)?.some(({ id }) => !ground.entryByLive.has(id)) === true;
      return isOther && ground.liveOf.has(entry.asset) ? undefined : entry;
    },
  ];
  for (const find of isUpdate ? steps : steps.slice(0, 1)) {
    for (const { row, system } of rows) {
      const entry = entryOf.has(row) ? undefined : find(row, nameKey(system.id, row.name));
      if (entry === undefined || claimed.has(entry.asset)) continue;
      entryOf.set(row, entry);
      claimed.add(entry.asset);
    }
  }
  const replaced = Array.from(entryOf).flatMap(([row, { asset }]) => {
    const [before, after] = [asset.externalId?.value, row.externalId?.value];
    return before === undefined || after === undefined || before === after ? [] : { row, before, after };
  });
  const [first] = replaced.sort((a, b) => a.row.offset - b.row.offset);
  if (first !== undefined) {
    const { row, before, after } = first;
    const args = { name: row.name, before, after, ...rowsAt(replaced.map(({ row }) => placeOf(row))) };
    report({ code: 'csv-replaced', severity: 'notice', at: placeOf(row), args });
  }
  return entryOf;
}

/** Whether the entry already has this name in this system. */
function isInPlace({ row, system, entry }: MatchedRow): boolean {
  return entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
}

/**
 * The fields of a row's entry after the update. Until the change is applied, a hint connects the entry with its live
 * asset, or the id does if a hint would not be clear. `rowNames` is about all rows.
 */
function fieldsAfter(
  one: MatchedRow,
  entry: DesiredAsset,
  rowNames: ReadonlyMap<string, boolean>,
  ground: Ground,
): EntryFields {
  const { row, system, live } = one;
  const current = entryFields(entry);
  const externalId = row.externalId?.value ?? current.externalId;
  const fields = { ...current, name: row.name, assetType: row.assetType, externalId };
  const without = { ...fields, renamedFrom: null, movedFrom: null };
  if (live === null || (live.name === row.name && live.cyber_system_id === system.id)) return without;
  if (current.id !== null) return fields;
  const source = nameKey(live.cyber_system_id, live.name);
  const { systems } = ground.directory;
  // A move without a hint was inferred from the name and the type. If the type changes, it needs a hint.
  const hinted = findByReference(systems, current.movedFrom ?? '')[0] ?? system;
  const isLost = hinted.id !== live.cyber_system_id && row.assetType !== entry.assetType;
  if (isInPlace(one) && !isLost && rowNames.get(source) !== true) return fields;
  const from = systems.byId.get(live.cyber_system_id);
  const reference = from === undefined ? live.cyber_system_id : referenceTo(systems, from);
  const renamedFrom = live.name === row.name ? null : live.name;
  const movedFrom = live.cyber_system_id === system.id ? null : reference;
  // A hint is unclear if a row or a second asset has the old name, an asset has the new one, or the hint is irregular.
  const isClear =
    !rowNames.has(source) &&
    ground.liveByName.get(source)!.length === 1 &&
    !ground.liveByName.has(nameKey(system.id, row.name)) &&
    [renamedFrom, movedFrom].every((hint) => hint === null || !needsId(hint));
  const isHinted = isClear || nameFaults(live.id).length > 0;
  return isHinted ? { ...without, renamedFrom, movedFrom } : { ...without, id: live.id };
}

/** A new entry for a row. It has the id that the row names, unless the name is enough to find the live asset. */
function newEntry(
  { row, live, system }: MatchedRow,
  { uniqueNames }: FollowInput,
  holders: ReadonlyMap<string, number>,
): DesiredEntry {
  const isNamed = live !== null && live.name === row.name && live.cyber_system_id === system.id;
  const isClear = isNamed && !needsId(row.name) && holders.get(uniqueKey(live, uniqueNames)) === 1;
  const id = live !== null && row.hints !== null && !isClear ? live.id : null;
  const externalId = row.externalId?.value ?? null;
  const { name, assetType } = row;
  return { fields: { name, assetType, renamedFrom: null, movedFrom: null, id, externalId }, entry: null };
}

/** Compares rows with the entries that stay in files, as `checkNames` does. Reports only clashes between the two. */
function checkAgainst(
  untouched: readonly DesiredSystem[],
  rows: readonly { readonly key: string; readonly assets: readonly DesiredAsset[] }[],
  uniqueNames: UniqueNames,
  prefix: string,
  report: Report,
): void {
  const groups = untouched.map(({ system, entries }) => {
    return { key: prefix + system.id, assets: entries.flatMap(({ entry }) => entry ?? []) };
  });
  const files = new Set(groups.flatMap(({ assets }) => assets.map((one) => one.document.file)));
  const note: Report = (problem) => {
    const { at, args } = problem;
    const isBetween = at !== null && !files.has(at.file) && 'first' in args && files.has(args.first.file);
    if (!isBetween || problem.severity === 'notice') return;
    const { code } = problem;
    report(code === 'duplicate-asset' ? { ...problem, args: { ...problem.args, inRows: rowsAt([at]) } } : problem);
  };
  checkNames([...groups, ...rows], uniqueNames, note, (_, { document }) => files.has(document.file));
}
