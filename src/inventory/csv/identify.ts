// Matches the rows of an export with the entries of files and the live assets, and finds what an entry must say so that
// its asset keeps its id. Pure.
import { nameFaults, needsId } from '../../core/characters.ts';
import { diagnostic, type Report } from '../../core/diagnostic.ts';
import { addUnder, groupBy } from '../../core/group.ts';
import type { CyberSystem, DesiredAsset, Live, LiveAsset } from '../../core/model.ts';
import { nameKey, placeOf } from '../../core/names.ts';
import { type Directory, type ResolvedSystem, referenceTo } from '../../core/resolve.ts';
import type { Meanings } from '../edit/from-live.ts';
import { type EntryFields, entryFields } from '../edit/wanted.ts';

/** A row, the system it names, and its match there. */
export interface Found {
  readonly row: DesiredAsset;
  readonly system: CyberSystem;
  readonly live: LiveAsset | null;
  readonly entry: Entry | null;
}

/** An entry of a file, and its system. */
export interface Entry {
  readonly asset: DesiredAsset;
  readonly system: CyberSystem;
}

/** Live assets by the names that rows use. */
export class LiveNames {
  readonly byId: ReadonlyMap<string, LiveAsset>;
  readonly bySystem: ReadonlyMap<string, readonly LiveAsset[]>;
  readonly #byName: ReadonlyMap<string, readonly LiveAsset[]>;

  constructor({ assets }: Live) {
    this.byId = new Map(assets.map((asset) => [asset.id, asset]));
    this.bySystem = groupBy(assets, ({ cyber_system_id }) => cyber_system_id);
    this.#byName = groupBy(assets, ({ cyber_system_id, name }) => nameKey(cyber_system_id, name));
  }

  named(system: string, name: string): readonly LiveAsset[] {
    return this.#byName.get(nameKey(system, name)) ?? [];
  }
}

/** The entries in files by number, by name, and by the live asset that they mean. */
export class Entries {
  readonly liveOf: Meanings['liveOf'];
  readonly byNumber = new Map<string, Entry>();
  readonly byLive = new Map<string, Entry>();
  readonly #byName = new Map<string, Entry[]>();

  /** Hints count: an entry that renames or moves an asset means the live one. */
  constructor(systems: readonly ResolvedSystem[], { liveOf }: Pick<Meanings, 'liveOf'>) {
    this.liveOf = liveOf;
    for (const { system, assets } of systems) {
      for (const asset of assets) {
        const entry = { asset, system };
        const live = liveOf.get(asset);
        if (live !== undefined) this.byLive.set(live.id, entry);
        if (asset.externalId !== null) this.byNumber.set(asset.externalId.value, entry);
        addUnder(this.#byName, nameKey(system.id, asset.name), entry);
      }
    }
  }

  named(system: string, name: string): readonly Entry[] {
    return this.#byName.get(nameKey(system, name)) ?? [];
  }
}

interface Row {
  readonly row: DesiredAsset;
  readonly system: CyberSystem;
}

/**
 * Finds the entry of each row: by the number in the CMDB, then by the id at the service, then by the exact name in the
 * system, and last by the name that is live there. Each entry belongs to at most one row. If a row takes an entry whose
 * number no row has any more, one device replaced another, which is reported.
 */
export function identify(
  rows: readonly Row[],
  { entries, live }: { readonly entries: Entries; readonly live: LiveNames },
  report: Report,
): ReadonlyMap<DesiredAsset, Entry> {
  const entryOf = new Map<DesiredAsset, Entry>();
  const rowOf = new Map<DesiredAsset, DesiredAsset>();
  const take = ({ row }: Row, entry: Entry) => {
    const [before, after] = [entry.asset.externalId?.value, row.externalId?.value];
    if (before !== undefined && after !== undefined && before !== after) {
      report(diagnostic('csv-replaced', 'notice', placeOf(row), { name: row.name, before, after }));
    }
    entryOf.set(row, entry);
    rowOf.set(entry.asset, row);
  };
  const isFree = (entry: Entry) => !rowOf.has(entry.asset);
  const each = (some: readonly Row[], find: (row: Row) => Entry | undefined) => {
    for (const one of some) {
      const entry = entryOf.has(one.row) ? undefined : find(one);
      if (entry !== undefined && isFree(entry)) take(one, entry);
    }
  };
  // No entry has an empty number, and no live asset an empty id.
  each(rows, ({ row }) => entries.byNumber.get(row.externalId?.value ?? ''));
  each(rows, ({ row }) => entries.byLive.get(row.hints?.id?.value ?? ''));
  const byName = rows.filter(({ row }) => row.hints?.id == null);
  each(byName, ({ row, system }) => onlyOne(entries.named(system.id, row.name).filter(isFree)));
  each(byName, ({ row, system }) => entries.byLive.get(onlyOne(live.named(system.id, row.name))?.id ?? ''));
  return entryOf;
}

function onlyOne<T>(some: readonly T[]): T | undefined {
  const [only, another] = some;
  return another === undefined ? only : undefined;
}

/**
 * What connects an entry with its live asset until its change is applied: a hint, or the id if a hint would be
 * ambiguous.
 */
export class HintRule {
  readonly #live: LiveNames;
  readonly #directory: Directory;
  /** Keys of names in systems that rows have, and of those that are new there. */
  readonly #taken = new Set<string>();
  readonly #newlyTaken = new Set<string>();

  constructor(found: readonly Found[], live: LiveNames, directory: Directory) {
    this.#live = live;
    this.#directory = directory;
    for (const one of found) {
      const key = nameKey(one.system.id, one.row.name);
      this.#taken.add(key);
      if (!isInPlace(one)) this.#newlyTaken.add(key);
    }
  }

  fieldsOf(one: Found, { asset }: Entry): EntryFields {
    const { row, system, live } = one;
    const current = entryFields(asset);
    const externalId = row.externalId?.value ?? current.externalId;
    const fields = { ...current, name: row.name, assetType: row.assetType, externalId };
    const without = { ...fields, renamedFrom: null, movedFrom: null };
    const isServed = live?.name === row.name && live.cyber_system_id === system.id;
    if (live === null || isServed) return without;
    if (current.id !== null) return fields;
    if (isInPlace(one) && !this.#newlyTaken.has(nameKey(live.cyber_system_id, live.name))) return fields;
    const hinted = { ...without, ...this.#hintsOf(live, one) };
    const isClear = !this.#isUnclear(live, one) && [hinted.renamedFrom, hinted.movedFrom].every(isWritable);
    return isClear || nameFaults(live.id).length > 0 ? hinted : { ...without, id: live.id };
  }

  #hintsOf(
    { name, cyber_system_id }: LiveAsset,
    { row, system }: Found,
  ): Pick<EntryFields, 'renamedFrom' | 'movedFrom'> {
    const from = this.#directory.systems.byId.get(cyber_system_id);
    const reference = from === undefined ? cyber_system_id : referenceTo(this.#directory.systems, from);
    return {
      renamedFrom: name === row.name ? null : name,
      movedFrom: cyber_system_id === system.id ? null : reference,
    };
  }

  /** If another row has the old name, another asset the new one, or several assets have one of them. */
  #isUnclear(live: LiveAsset, { row, system }: Found): boolean {
    const isSourceTaken = this.#taken.has(nameKey(live.cyber_system_id, live.name));
    const isSourceShared = this.#live.named(live.cyber_system_id, live.name).length > 1;
    return isSourceTaken || isSourceShared || this.#live.named(system.id, row.name).length > 0;
  }
}

/** Whether the entry already has this name in this system. */
function isInPlace({ row, system, entry }: Found): boolean {
  return entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
}

function isWritable(hint: string | null): boolean {
  return hint === null || !needsId(hint);
}
