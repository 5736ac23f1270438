// Matches the rows of an export with the entries of files and the live assets, and finds what an entry must say so that
// its asset keeps its id. Pure.
import { nameFaults, needsId } from '../../core/characters.ts';
import { diagnostic, type Report } from '../../core/diagnostic.ts';
import { addUnder, countBy } from '../../core/group.ts';
import type { CyberSystem, DesiredAsset, Live, LiveAsset } from '../../core/model.ts';
import { nameKey, placeOf, type UniqueNames } from '../../core/names.ts';
import { type Directory, type ResolvedSystem, referenceTo } from '../../core/resolve.ts';
import { type Meanings, uniqueKey } from '../edit/from-live.ts';
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
  readonly #assets: readonly LiveAsset[];
  readonly #byId: ReadonlyMap<string, LiveAsset>;
  readonly #byName = new Map<string, LiveAsset[]>();
  readonly #bySystem = new Map<string, LiveAsset[]>();
  #counts: ReadonlyMap<string, number> | null = null;

  constructor({ assets }: Live) {
    this.#assets = assets;
    this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
    for (const asset of assets) {
      addUnder(this.#byName, nameKey(asset.cyber_system_id, asset.name), asset);
      addUnder(this.#bySystem, asset.cyber_system_id, asset);
    }
  }

  withId(id: string): readonly LiveAsset[] {
    const asset = this.#byId.get(id);
    return asset === undefined ? [] : [asset];
  }

  named(system: string, name: string): readonly LiveAsset[] {
    return this.#byName.get(nameKey(system, name)) ?? [];
  }

  inSystem(system: string): readonly LiveAsset[] {
    return this.#bySystem.get(system) ?? [];
  }

  /** Whether another asset has the same name where names must be unique. */
  isShared(asset: LiveAsset, uniqueNames: UniqueNames): boolean {
    this.#counts ??= countBy(this.#assets, (one) => uniqueKey(one, uniqueNames));
    return (this.#counts.get(uniqueKey(asset, uniqueNames)) ?? 0) > 1;
  }
}

/** The entries in files by number, by name, and by the live asset that they mean. */
export class Entries {
  readonly #meanings: Meanings;
  readonly #byNumber = new Map<string, Entry>();
  readonly #byLive = new Map<string, Entry>();
  readonly #byName = new Map<string, Entry[]>();

  /** Hints count: an entry that renames or moves an asset means the live one. */
  constructor(systems: readonly ResolvedSystem[], meanings: Meanings) {
    this.#meanings = meanings;
    for (const { system, assets } of systems) {
      for (const asset of assets) {
        const entry = { asset, system };
        const live = meanings.liveOf.get(asset);
        if (live !== undefined) this.#byLive.set(live.id, entry);
        if (asset.externalId !== null) this.#byNumber.set(asset.externalId.value, entry);
        addUnder(this.#byName, nameKey(system.id, asset.name), entry);
      }
    }
  }

  liveOf(entry: DesiredAsset): LiveAsset | null {
    return this.#meanings.liveOf.get(entry) ?? null;
  }

  withNumber(number: string): Entry | null {
    return this.#byNumber.get(number) ?? null;
  }

  withLive(id: string): Entry | null {
    return this.#byLive.get(id) ?? null;
  }

  named(system: string, name: string): readonly Entry[] {
    return this.#byName.get(nameKey(system, name)) ?? [];
  }

  /** The entry that means this live asset, or that has this name in this system. */
  find(live: LiveAsset | null, system: string, name: string): Entry | null {
    return (live === null ? null : this.withLive(live.id)) ?? this.named(system, name).at(-1) ?? null;
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
  const each = (some: readonly Row[], find: (row: Row) => Entry | null) => {
    for (const one of some) {
      const entry = entryOf.has(one.row) ? null : find(one);
      if (entry !== null && isFree(entry)) take(one, entry);
    }
  };
  each(rows, ({ row }) => (row.externalId === null ? null : entries.withNumber(row.externalId.value)));
  each(rows, ({ row }) => (row.hints?.id == null ? null : entries.withLive(row.hints.id.value)));
  const byName = rows.filter(({ row }) => row.hints?.id == null);
  each(byName, ({ row, system }) => onlyOne(entries.named(system.id, row.name).filter(isFree)));
  each(byName, ({ row, system }) => {
    const asset = onlyOne(live.named(system.id, row.name));
    return asset === null ? null : entries.withLive(asset.id);
  });
  return entryOf;
}

function onlyOne<T>(some: readonly T[]): T | null {
  const [only = null, another] = some;
  return another === undefined ? only : null;
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
