// Matches the rows of an export with the entries of files and the live assets, and finds what an entry must say so that
// its asset keeps its id. Pure.
import { nameFaults, needsId } from '../../core/characters.ts';
import { diagnostic, type Report } from '../../core/diagnostic.ts';
import { addUnder, groupBy } from '../../core/group.ts';
import type { CyberSystem, DesiredAsset, Live, LiveAsset } from '../../core/model.ts';
import { nameKey, placeOf } from '../../core/names.ts';
import { type Directory, type ResolvedSystem, referenceTo } from '../../core/resolve.ts';
import { findMeanings } from '../edit/from-live.ts';
import { type EntryFields, entryFields } from '../edit/wanted.ts';

/** A row, the system it names, and its match there. */
export interface Found {
  readonly row: DesiredAsset;
  readonly system: CyberSystem;
  readonly live: LiveAsset | null;
  readonly entry: Entry | null;
}

/** An entry of a file, and its system. */
interface Entry {
  readonly asset: DesiredAsset;
  readonly system: CyberSystem;
}

/** What rows are compared with: the live assets, and the entries of files. Names are keys of `nameKey`. */
export interface Ground {
  readonly directory: Directory;
  readonly liveById: ReadonlyMap<string, LiveAsset>;
  readonly liveByName: ReadonlyMap<string, readonly LiveAsset[]>;
  /** Hints count: an entry that renames or moves an asset means the live one. */
  readonly liveOf: ReadonlyMap<DesiredAsset, LiveAsset>;
  /** By the id of the live asset that the entry means. */
  readonly entryByLive: ReadonlyMap<string, Entry>;
  readonly entryByNumber: ReadonlyMap<string, Entry>;
  readonly entriesByName: ReadonlyMap<string, readonly Entry[]>;
}

export function groundOf(live: Live, directory: Directory, systems: readonly ResolvedSystem[]): Ground {
  const { liveOf } = findMeanings(systems, live, directory);
  const entryByLive = new Map<string, Entry>();
  const entryByNumber = new Map<string, Entry>();
  const entriesByName = new Map<string, Entry[]>();
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
 * What each row means. Rows that mean no asset clearly are left out, and reported. Where entries follow the rows, an
 * entry belongs to at most one row. Otherwise a row also finds the entry of its live asset.
 */
export function findRows(
  systems: readonly ResolvedSystem[],
  ground: Ground,
  isUpdate: boolean,
  report: Report,
): readonly Found[] {
  const rows = systems.flatMap(({ system, assets }) => assets.map((row) => ({ row, system })));
  const entryOf = isUpdate ? identify(rows, ground, report) : new Map<DesiredAsset, Entry>();
  /** The row that means a live asset, by the asset's id. */
  const meant = new Map<string, DesiredAsset>();
  const found: Found[] = [];
  for (const { row, system } of rows) {
    const key = nameKey(system.id, row.name);
    const known = entryOf.get(row);
    if (known !== undefined) {
      const live = ground.liveOf.get(known.asset) ?? null;
      if (live !== null) meant.set(live.id, row);
      found.push({ row, system, live, entry: known });
      continue;
    }
    const live = liveOf(row, system, ground, isUpdate, report);
    if (live === 'unclear') continue;
    const first = live === null ? undefined : meant.get(live.id);
    if (first !== undefined) {
      // Two rows that mean one live asset by the same id, or by the same name, were already reported.
      const isReported = (first.hints === null) === (row.hints === null);
      const args = { name: row.name, first: placeOf(first) };
      if (!isReported) report(diagnostic('duplicate-asset', 'error', placeOf(row), args));
      continue;
    }
    if (live !== null) meant.set(live.id, row);
    const declared = ground.entryByLive.get(live?.id ?? '') ?? ground.entriesByName.get(key)?.at(-1) ?? null;
    found.push({ row, system, live, entry: isUpdate ? null : declared });
  }
  return found;
}

/** The live asset that a row without an entry means, by its id or else by name. */
function liveOf(
  row: DesiredAsset,
  system: CyberSystem,
  { directory, liveById, liveByName, entryByLive }: Ground,
  isUpdate: boolean,
  report: Report,
): LiveAsset | null | 'unclear' {
  const { name, hints } = row;
  if (hints?.id != null) {
    const id = hints.id.value;
    const live = liveById.get(id);
    if (live === undefined) report(diagnostic('unknown-asset-id', 'error', placeOf(row), { id }));
    return live ?? 'unclear';
  }
  const namesakes = liveByName.get(nameKey(system.id, name)) ?? [];
  // If an entry means the live asset and gets another name, a new row of this name means another asset.
  if (isUpdate && entryByLive.has(namesakes[0]?.id ?? '')) return null;
  if (namesakes.length <= 1) return namesakes[0] ?? null;
  const args = { name, system: directory.systems.place(system.id), ids: namesakes.map(({ id }) => id) };
  report(diagnostic('ambiguous-asset', 'error', placeOf(row), args));
  return 'unclear';
}

/**
 * Finds the entry of each row: by the number in the CMDB, then by the id at the service, then by the exact name in the
 * system, and last by the name that is live there. If a row takes an entry whose number no row has any more, one device
 * replaced another, which is reported.
 */
function identify(
  rows: readonly { readonly row: DesiredAsset; readonly system: CyberSystem }[],
  ground: Ground,
  report: Report,
): ReadonlyMap<DesiredAsset, Entry> {
  const entryOf = new Map<DesiredAsset, Entry>();
  const taken = new Set<DesiredAsset>();
  // No entry has an empty number, and no live asset an empty id.
  const steps: ((row: DesiredAsset, key: string) => Entry | undefined)[] = [
    (row) => ground.entryByNumber.get(row.externalId?.value ?? ''),
    (row) => ground.entryByLive.get(row.hints?.id?.value ?? ''),
    (row, key) => {
      const free = (ground.entriesByName.get(key) ?? []).filter(({ asset }) => !taken.has(asset));
      return row.hints?.id == null && free.length === 1 ? free[0] : undefined;
    },
    (row, key) => {
      const live = ground.liveByName.get(key) ?? [];
      return row.hints?.id == null && live.length === 1 ? ground.entryByLive.get(live[0]!.id) : undefined;
    },
  ];
  for (const find of steps) {
    for (const { row, system } of rows) {
      const entry = entryOf.has(row) ? undefined : find(row, nameKey(system.id, row.name));
      if (entry === undefined || taken.has(entry.asset)) continue;
      const [before, after] = [entry.asset.externalId?.value, row.externalId?.value];
      if (before !== undefined && after !== undefined && before !== after) {
        report(diagnostic('csv-replaced', 'notice', placeOf(row), { name: row.name, before, after }));
      }
      entryOf.set(row, entry);
      taken.add(entry.asset);
    }
  }
  return entryOf;
}

/** The keys of the names that rows have, and whether a row is new under it. */
export function namesTaken(found: readonly Found[]): ReadonlyMap<string, boolean> {
  const taken = new Map<string, boolean>();
  for (const one of found) {
    const key = nameKey(one.system.id, one.row.name);
    taken.set(key, taken.get(key) === true || !isInPlace(one));
  }
  return taken;
}

/** Whether the entry already has this name in this system. */
function isInPlace({ row, system, entry }: Found): boolean {
  return entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
}

/**
 * What the entry of a row says afterwards. Until its change is applied, a hint connects it with its live asset, or the
 * id if a hint would not be clear. `taken` is that of all rows.
 */
export function fieldsAfter(
  one: Found,
  entry: DesiredAsset,
  taken: ReadonlyMap<string, boolean>,
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
  if (isInPlace(one) && taken.get(source) !== true) return fields;
  const { systems } = ground.directory;
  const from = systems.byId.get(live.cyber_system_id);
  const reference = from === undefined ? live.cyber_system_id : referenceTo(systems, from);
  const renamedFrom = live.name === row.name ? null : live.name;
  const movedFrom = live.cyber_system_id === system.id ? null : reference;
  // Not if another row has the old name, another asset the new one, or several assets have the old one.
  const isClear =
    !taken.has(source) &&
    ground.liveByName.get(source)!.length === 1 &&
    !ground.liveByName.has(nameKey(system.id, row.name)) &&
    [renamedFrom, movedFrom].every((hint) => hint === null || !needsId(hint));
  const isHinted = isClear || nameFaults(live.id).length > 0;
  return isHinted ? { ...without, renamedFrom, movedFrom } : { ...without, id: live.id };
}
