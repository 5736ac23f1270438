// Compares the rows of a CSV export with the service and with the files, and works out what the files should say: only
// additions (`import --from-csv`), or the full contents of the systems that rows name (`--update`). Pure.
import { needsId } from '../../core/characters.ts';
import { diagnostic, type Report, unreported } from '../../core/diagnostic.ts';
import { countBy, groupBy } from '../../core/group.ts';
import type { DesiredAsset } from '../../core/model.ts';
import { checkNames, ignoredButDeclared, placeOf } from '../../core/names.ts';
import { makeDirectory, resolveSystems } from '../../core/resolve.ts';
import { freshSystem, uniqueKey, type Wanted, type WantedInput } from '../edit/from-live.ts';
import { SystemNaming } from '../edit/system-naming.ts';
import { asDeclared, plainFields, type WantedEntry, type WantedSystem } from '../edit/wanted.ts';
import { type Found, fieldsAfter, findRows, groundOf, namesTaken } from './identify.ts';
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
  const files = resolveSystems(input.inventory, directory, unreported).systems;
  const declared = asDeclared(files);
  const ground = groundOf(live, directory, files);
  const found = findRows(systems, ground, update !== null, report);

  const foundIn = groupBy(found, ({ system }) => system.id);
  const meant = new Set(found.flatMap((one) => one.live?.id ?? []));
  const unnamed = live.assets.filter(({ id }) => !meant.has(id) && !ground.entryByLive.has(id));
  const unnamedIn = countBy(unnamed, ({ cyber_system_id }) => cyber_system_id);
  const taken = namesTaken(found);
  /** How many live assets have a name, where names must be unique. */
  const holders = countBy(live.assets, (asset) => uniqueKey(asset, uniqueNames));
  const wanted = new Map(declared);
  /** Rows whose names are compared with those of entries that stay. */
  const compared: { readonly key: string; readonly assets: readonly DesiredAsset[] }[] = [];
  let kept = 0;
  for (const { system } of systems) {
    const known = declared.get(system.id) ?? freshSystem(system);
    const rows = usableRows(known, foundIn.get(system.id) ?? [], update !== null, report, directory.systems.place);
    compared.push({ key: system.id, assets: rows.map(({ row }) => row) });
    const entries = rows.map((one): WantedEntry => {
      if (one.entry === null) return newEntry(one, input, holders);
      return { fields: fieldsAfter(one, one.entry.asset, taken, ground), entry: one.entry.asset };
    });
    if (update === null) entries.unshift(...known.entries);
    const isNew = known.declared === null;
    if (isNew && entries.length === 0) continue;
    const staying = isNew ? (unnamedIn.get(system.id) ?? 0) : 0;
    kept += staying;
    wanted.set(system.id, { ...known, prune: staying > 0 ? false : null, entries });
  }

  let following = 0;
  let standing: readonly WantedSystem[] = [...declared.values()];
  if (update !== null) {
    const named = new Set(systems.map(({ system }) => system.id));
    standing = leave(standing, named, found, update.allSystems);
    for (const one of standing) wanted.set(one.system.id, one);
    for (const [id, one] of declared) if (update.allSystems || named.has(id)) following += one.entries.length;
    // If no row could be read, nothing follows from a missing row.
    if (!update.allSystems && standing.length > 0 && named.size > 0) {
      const places = standing.map(({ system }) => directory.systems.place(system.id));
      const entries = standing.reduce((sum, one) => sum + one.entries.length, 0);
      report(diagnostic('csv-system-not-named', 'notice', null, { systems: places, entries }));
    }
  }
  checkAgainst(standing, compared, input, report);

  const staying = new Set([...wanted.values()].flatMap(({ entries }) => entries.map(({ entry }) => entry)));
  const removed = files.flatMap(({ assets }) => assets.filter((entry) => !staying.has(entry)));
  return {
    systems: [...wanted.values()],
    naming: new SystemNaming(live),
    declared: found.filter(({ entry }) => entry !== null).length,
    kept,
    following,
    gone: new Set(removed.flatMap((entry) => ground.liveOf.get(entry)?.id ?? [])),
  };
}

/** The rows of a system that get an entry. What only adds leaves existing entries, and reports a row that differs. */
function usableRows(
  { declared, system }: WantedSystem,
  found: readonly Found[],
  isUpdate: boolean,
  report: Report,
  place: ReturnType<typeof makeDirectory>['systems']['place'],
): readonly Found[] {
  return found.filter(({ row, entry }) => {
    if (entry !== null && !isUpdate) {
      const { name, assetType } = entry.asset;
      const args = { name, declared: assetType, system: place(entry.system.id), first: placeOf(entry.asset) };
      const isSame = assetType === row.assetType && entry.system.id === system.id;
      if (!isSame) report(diagnostic('csv-differs', 'warning', placeOf(row), args));
      return false;
    }
    const isInPlace = entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
    const pattern = isInPlace ? null : (declared?.ignore?.patternFor(row.name) ?? null);
    if (pattern !== null) report(ignoredButDeclared(row, pattern));
    return pattern === null;
  });
}

/** The entry of a row that has none: with its id if its name would mean another asset, or none. */
function newEntry(
  { row, live, system }: Found,
  { uniqueNames }: FromRowsInput,
  holders: ReadonlyMap<string, number>,
): WantedEntry {
  const isNamed = live !== null && live.name === row.name && live.cyber_system_id === system.id;
  const isClear = isNamed && !needsId(row.name) && holders.get(uniqueKey(live, uniqueNames)) === 1;
  const id = live !== null && row.hints !== null && !isClear ? live.id : null;
  const externalId = row.externalId?.value ?? null;
  return { fields: { ...plainFields(row.name, row.assetType), id, externalId }, entry: null };
}

/**
 * Systems without rows keep their entries, except those that moved to another system. With `allSystems` they lose all
 * entries.
 */
function leave(
  declared: readonly WantedSystem[],
  named: ReadonlySet<string>,
  found: readonly Found[],
  allSystems: boolean,
): readonly WantedSystem[] {
  const continued = new Set<DesiredAsset | null>(found.flatMap(({ entry }) => entry?.asset ?? []));
  const left = declared.filter(({ system }) => !named.has(system.id));
  return left.map((one) => {
    return { ...one, entries: allSystems ? [] : one.entries.filter(({ entry }) => !continued.has(entry)) };
  });
}

/** Compares with the entries that stay in files, as `checkNames` does, but reports only rows. */
function checkAgainst(
  standing: readonly WantedSystem[],
  rows: readonly { readonly key: string; readonly assets: readonly DesiredAsset[] }[],
  { uniqueNames }: FromRowsInput,
  report: Report,
): void {
  const groups = standing.map(({ system, entries }) => {
    return { key: `\0${system.id}`, assets: entries.flatMap(({ entry }) => entry ?? []) };
  });
  const files = new Set(groups.flatMap(({ assets }) => assets.map((one) => one.document.file)));
  const isOfFile = (file: DesiredAsset['document']['file'] | undefined) => file !== undefined && files.has(file);
  checkNames([...groups, ...rows], uniqueNames, (problem) => {
    const isBetween = 'first' in problem.args && isOfFile(problem.args.first.file) && !isOfFile(problem.at?.file);
    if (isBetween && problem.severity !== 'notice') report(problem);
  });
}
