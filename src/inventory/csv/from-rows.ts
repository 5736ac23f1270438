// Compares the rows of a CSV export with the service and with the files, and works out what the files should say: only
// additions (`import --from-csv`), or the full contents of the systems that rows name (`--update`). Pure.

import { needsId } from '../../core/characters.ts';
import { diagnostic, type Report, unreported } from '../../core/diagnostic.ts';
import { countBy, groupBy } from '../../core/group.ts';
import type { DesiredAsset, LiveAsset, SourceFile } from '../../core/model.ts';
import { checkNames, ignoredButDeclared, type NameGroup, placeOf } from '../../core/names.ts';
import { type Directory, makeDirectory, type ResolvedSystem, resolveSystems } from '../../core/resolve.ts';
import { findMeanings, freshSystem, uniqueKey, type Wanted, type WantedInput } from '../edit/from-live.ts';
import { SystemNaming } from '../edit/system-naming.ts';
import { asDeclared, plainFields, type WantedEntry, type WantedSystem } from '../edit/wanted.ts';
import { Entries, type Entry, type Found, HintRule, identify, LiveNames } from './identify.ts';
import type { CsvMapping } from './mapping.ts';
import type { CsvRows } from './read.ts';
import { resolveRows } from './resolve.ts';

interface FromRowsInput extends WantedInput {
  readonly csv: CsvRows;
  readonly mapping: CsvMapping;
  /** Whether entries follow the rows. null only adds entries, and leaves existing ones unchanged. */
  readonly update: { readonly allSystems: boolean } | null;
}

export interface FromRows extends Wanted {
  /** How many rows name an asset that files already declare. */
  readonly declared: number;
  /** How many live assets in new documents have no row. `prune: false` keeps them. */
  readonly kept: number;
  /** How many entries the updated systems have. */
  readonly following: number;
  /** The ids of live assets whose entries are removed. */
  readonly gone: ReadonlySet<string>;
}

/** Findings about rows go to `report`. If one is an error, nothing may be written. */
export function wantRows(input: FromRowsInput, report: Report): FromRows {
  const { csv, mapping, live, uniqueNames, update } = input;
  const directory = makeDirectory(live);
  const systems = resolveRows(csv, mapping, live, directory, uniqueNames, report);
  const ground = groundOf(input, directory, report);
  const found = findRows(systems, ground);
  const filled = fillSystems(systems, found, ground);
  const left = update === null ? [] : leave(systems, found, ground, update);
  const wanted = new Map(ground.declared);
  for (const one of [...filled.systems, ...left]) wanted.set(one.system.id, one);
  checkAgainst(update === null ? [...ground.declared.values()] : left, filled.added, ground);
  return {
    systems: [...wanted.values()],
    naming: new SystemNaming(live, input.withSystemIds),
    declared: found.filter(({ entry }) => entry !== null).length,
    kept: filled.kept,
    following: update === null ? 0 : followingIn(systems, ground, update),
    gone: goneFrom(wanted, ground),
  };
}

/** Compares with the entries that stay in files, as `checkNames` does, but reports only rows. */
function checkAgainst(stay: readonly WantedSystem[], added: readonly NameGroup[], { input, report }: Ground): void {
  const standing = stay.map(({ system, entries }) => {
    return { key: `\0${system.id}`, assets: entries.flatMap(({ entry }) => entry ?? []) };
  });
  const files = new Set<SourceFile | undefined>(
    standing.flatMap(({ assets }) => assets.map((one) => one.document.file)),
  );
  checkNames([...standing, ...added], input.uniqueNames, (problem) => {
    const isBetween = 'first' in problem.args && files.has(problem.args.first.file) && !files.has(problem.at?.file);
    const isReported = isBetween && problem.severity !== 'notice';
    if (isReported) report(problem);
  });
}

/** What rows are compared with: the live assets, and the entries of files. */
interface Ground {
  readonly input: FromRowsInput;
  readonly directory: Directory;
  readonly live: LiveNames;
  readonly declared: ReadonlyMap<string, WantedSystem>;
  readonly entries: Entries;
  /** How many live assets have a name, where names must be unique. */
  readonly holders: ReadonlyMap<string, number>;
  readonly report: Report;
}

function groundOf(input: FromRowsInput, directory: Directory, report: Report): Ground {
  const { inventory, live, uniqueNames } = input;
  const { systems } = resolveSystems(inventory, directory, unreported);
  return {
    ...{ input, directory, live: new LiveNames(live), declared: asDeclared(systems), report },
    entries: new Entries(systems, findMeanings(systems, live, directory)),
    holders: countBy(live.assets, (asset) => uniqueKey(asset, uniqueNames)),
  };
}

// What each row means.

/** Leaves out the rows that mean no asset clearly, and reports them. */
function findRows(systems: readonly ResolvedSystem[], ground: Ground): readonly Found[] {
  const { entries, live: names, report } = ground;
  const { update } = ground.input;
  const rows = systems.flatMap(({ system, assets }) => assets.map((row) => ({ row, system })));
  const entryOf = update === null ? null : identify(rows, { entries, live: names }, report);
  /** The row that means a live asset, by the asset's id. */
  const meant = new Map<string, DesiredAsset>();
  return rows.flatMap(({ row, system }): Found[] => {
    const known = entryOf?.get(row);
    const live = known === undefined ? liveOf(row, system.id, ground) : (entries.liveOf.get(known.asset) ?? null);
    if (live === 'unclear') return [];
    const first = live === null ? undefined : meant.get(live.id);
    if (known === undefined && first !== undefined) {
      checkTwins(row, first, report);
      return [];
    }
    if (live !== null) meant.set(live.id, row);
    return [
      { row, system, live, entry: known ?? (update === null ? declaredAs(row, system.id, live, entries) : null) },
    ];
  });
}

/** The live asset that a row means, by its id or else by name. */
function liveOf(row: DesiredAsset, system: string, ground: Ground): LiveAsset | null | 'unclear' {
  const { input, directory, entries, report } = ground;
  const { name, hints } = row;
  const id = hints?.id?.value;
  const namesakes = id === undefined ? ground.live.named(system, name) : [];
  const live = (id === undefined ? namesakes[0] : ground.live.byId.get(id)) ?? null;
  if (id !== undefined && live === null) {
    report(diagnostic('unknown-asset-id', 'error', placeOf(row), { id }));
    return 'unclear';
  }
  // If an entry means the live asset and gets another name, a new row of this name means another asset.
  if (input.update !== null && id === undefined && live !== null && entries.byLive.has(live.id)) return null;
  if (namesakes.length > 1) {
    const ids = namesakes.map((one) => one.id);
    const args = { name, system: directory.systems.place(system), ids };
    report(diagnostic('ambiguous-asset', 'error', placeOf(row), args));
    return 'unclear';
  }
  return live;
}

/** Two rows that mean one live asset by the same id, or by the same name, were already reported. */
function checkTwins(row: DesiredAsset, first: DesiredAsset, report: Report): void {
  if ((first.hints === null) === (row.hints === null)) return;
  report(diagnostic('duplicate-asset', 'error', placeOf(row), { name: row.name, first: placeOf(first) }));
}

/** The entry that means this live asset, or that has this name in this system. */
function declaredAs({ name }: DesiredAsset, system: string, live: LiveAsset | null, entries: Entries): Entry | null {
  return entries.byLive.get(live?.id ?? '') ?? entries.named(system, name).at(-1) ?? null;
}

// What the systems that rows name then have.

/** The entries of a system, and the rows whose names are compared with those of other entries. */
interface Filled {
  readonly entries: readonly WantedEntry[];
  readonly rows: readonly Found[];
}

function fillSystems(systems: readonly ResolvedSystem[], found: readonly Found[], ground: Ground) {
  const { input, declared, live, directory } = ground;
  const foundIn = groupBy(found, ({ system }) => system.id);
  const meant = new Set(found.flatMap((one) => one.live?.id ?? []));
  const hints = input.update === null ? null : new HintRule(found, live, directory);
  const wanted: WantedSystem[] = [];
  const added: NameGroup[] = [];
  let kept = 0;
  for (const { system } of systems) {
    const known = declared.get(system.id) ?? freshSystem(system);
    const inSystem = foundIn.get(system.id) ?? [];
    const { entries, rows } = hints === null ? add(known, inSystem, ground) : follow(known, inSystem, hints, ground);
    if (rows.length > 0) added.push({ key: system.id, assets: rows.map(({ row }) => row) });
    const isNew = known.declared === null;
    if (isNew && entries.length === 0) continue;
    const unnamed = isNew ? countUnnamed(system.id, meant, ground) : 0;
    kept += unnamed;
    wanted.push({ ...known, prune: unnamed > 0 ? false : null, entries });
  }
  return { systems: wanted, added, kept };
}

/** Entries in files stay unchanged. A row that differs is reported. */
function add(known: WantedSystem, found: readonly Found[], ground: Ground): Filled {
  const rows = found.filter(({ row, entry, system }) => {
    if (entry === null) return !isIgnored(known, row, ground.report);
    const { name, assetType } = entry.asset;
    if (assetType === row.assetType && entry.system.id === system.id) return false;
    const first = placeOf(entry.asset);
    const args = { name, declared: assetType, system: ground.directory.systems.place(entry.system.id), first };
    ground.report(diagnostic('csv-differs', 'warning', placeOf(row), args));
    return false;
  });
  return { entries: [...known.entries, ...rows.map((one) => newEntry(one, ground))], rows };
}

/** From then on the system has exactly the rows. */
function follow(known: WantedSystem, found: readonly Found[], hints: HintRule, ground: Ground): Filled {
  const entries = found.flatMap((one): WantedEntry[] => {
    const { row, entry, system } = one;
    const isNew = entry === null || entry.asset.name !== row.name || entry.system.id !== system.id;
    if (isNew && isIgnored(known, row, ground.report)) return [];
    return [entry === null ? newEntry(one, ground) : { fields: hints.fieldsOf(one, entry), entry: entry.asset }];
  });
  return { entries, rows: found };
}

function isIgnored({ declared }: WantedSystem, row: DesiredAsset, report: Report): boolean {
  const pattern = declared?.ignore?.find(row.name) ?? null;
  if (pattern !== null) report(ignoredButDeclared(row, pattern));
  return pattern !== null;
}

function newEntry({ row, live, system }: Found, ground: Ground): WantedEntry {
  const id = live !== null && isPinned(row, live, system.id, ground) ? live.id : null;
  const externalId = row.externalId?.value ?? null;
  return { fields: { ...plainFields(row.name, row.assetType), id, externalId }, entry: null };
}

/** If its name would mean another asset, or none. */
function isPinned(row: DesiredAsset, live: LiveAsset, system: string, { input, holders }: Ground): boolean {
  if (input.withIds) return true;
  if (row.hints === null) return false;
  const isNamed = live.name === row.name && live.cyber_system_id === system;
  return !isNamed || needsId(row.name) || holders.get(uniqueKey(live, input.uniqueNames))! > 1;
}

/** How many live assets of a system have neither a row nor an entry. */
function countUnnamed(system: string, meant: ReadonlySet<string>, { live, entries }: Ground): number {
  const isNamed = ({ id }: LiveAsset) => meant.has(id) || entries.byLive.has(id);
  return (live.bySystem.get(system) ?? []).filter((one) => !isNamed(one)).length;
}

// What follows for the other systems, where entries follow the rows.

type Update = NonNullable<FromRowsInput['update']>;

/**
 * Systems without rows keep their entries, except those that moved to another system. With allSystems they lose all
 * entries.
 */
function leave(
  systems: readonly ResolvedSystem[],
  found: readonly Found[],
  { declared, directory, report }: Ground,
  { allSystems }: Update,
): readonly WantedSystem[] {
  const named = new Set(systems.map(({ system }) => system.id));
  const continued = new Set<DesiredAsset | null>(found.flatMap(({ entry }) => entry?.asset ?? []));
  const left = [...declared.values()]
    .filter(({ system }) => !named.has(system.id))
    .map((one) => ({ ...one, entries: allSystems ? [] : one.entries.filter(({ entry }) => !continued.has(entry)) }));
  // If no row could be read, nothing follows from a missing row.
  if (allSystems || left.length === 0 || named.size === 0) return left;
  const places = left.map(({ system }) => directory.systems.place(system.id));
  const entries = left.reduce((sum, one) => sum + one.entries.length, 0);
  report(diagnostic('csv-system-not-named', 'notice', null, { systems: places, entries }));
  return left;
}

function followingIn(systems: readonly ResolvedSystem[], { declared }: Ground, { allSystems }: Update): number {
  const ids = allSystems ? [...declared.keys()] : systems.map(({ system }) => system.id);
  return ids.reduce((sum, id) => sum + (declared.get(id)?.entries.length ?? 0), 0);
}

/** The live assets of entries that nothing continues. */
function goneFrom(wanted: ReadonlyMap<string, WantedSystem>, { declared, entries }: Ground): ReadonlySet<string> {
  const kept = new Set([...wanted.values()].flatMap((system) => system.entries.map(({ entry }) => entry)));
  const all = [...declared.values()].flatMap((system) => system.entries.flatMap(({ entry }) => entry ?? []));
  return new Set(all.flatMap((entry) => (kept.has(entry) ? [] : (entries.liveOf.get(entry)?.id ?? []))));
}
