// Compares the rows of a CSV export with the service and with the files, and works out what the files should say: only
// additions (`import --from-csv`), or the full contents of the systems that rows name (`--update`). Pure.

import { needsId } from '../../core/characters.ts';
import { type Diagnostic, diagnostic, type Report, unreported } from '../../core/diagnostic.ts';
import { addUnder, countBy, groupBy } from '../../core/group.ts';
import type { DesiredAsset, LiveAsset, SourceFile } from '../../core/model.ts';
import {
  checkBetween,
  checkNames,
  type DeclaredGroup,
  ignoredButDeclared,
  type NameGroup,
  placeOf,
  type UniqueNames,
} from '../../core/names.ts';
import {
  type Directory,
  findByReference,
  makeDirectory,
  type ResolvedSystem,
  resolveSystems,
} from '../../core/resolve.ts';
import { findMeanings, freshSystem, uniqueKey, type Wanted, type WantedInput } from '../edit/from-live.ts';
import { SystemNaming } from '../edit/system-naming.ts';
import { asDeclared, type EntryFields, plainFields, type WantedEntry, type WantedSystem } from '../edit/wanted.ts';
import { Entries, type Entry, type Found, HintRule, identify, LiveNames } from './identify.ts';
import { foldCell } from './mapping.ts';
import type { CsvDocument } from './read.ts';

interface FromRowsInput extends WantedInput {
  /** The documents made from the rows. */
  readonly documents: readonly CsvDocument[];
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
  const directory = makeDirectory(input.live);
  const systems = resolveRows(input.documents, directory, report);
  const groups = groupRows(input.documents, systems);
  checkBetween(groups, input.uniqueNames, report);
  const naming = new SystemNaming(input.live, input.withSystemIds);
  const rows = new Rows(input, directory, report);
  const wanted = rows.wanted(systems);
  checkAgainst(rows, input.uniqueNames, report);
  const { declared, kept, following } = rows;
  return { systems: [...wanted.values()], naming, declared, kept, following, gone: rows.goneFrom(wanted) };
}

/** Groups rows by the system that they mean. Each unknown system is reported once, with all of its rows. */
function resolveRows(
  documents: readonly CsvDocument[],
  directory: Directory,
  report: Report,
): readonly ResolvedSystem[] {
  const { systems } = resolveSystems({ documents, isComplete: false }, directory, (problem) => {
    if (problem.code !== 'unknown-cyber-system') report(problem);
  });
  const unknown = new Map<string, CsvDocument[]>();
  for (const document of documents) {
    const name = document.cyberSystem.value;
    if (findByReference(directory.systems, name).length > 0) continue;
    addUnder(unknown, foldCell(name), document);
  }
  for (const documents of unknown.values()) reportUnknown(documents, directory, report);
  return systems;
}

/** For documents whose system one mapping would resolve. */
function reportUnknown(documents: readonly CsvDocument[], { systems }: Directory, report: Report): void {
  const [{ file, cyberSystem }] = documents as readonly [CsvDocument];
  const name = cyberSystem.value;
  const offsets = documents.flatMap(({ rows }) => rows).sort((a, b) => a - b);
  const lines = offsets.map((offset) => file.place(offset).line);
  const args = { name, near: systems.names.nearest(name), rows: lines.length, lines };
  report(diagnostic('csv-unknown-system', 'error', { file, offset: cyberSystem.offset }, args));
}

/**
 * All rows by system, or by its words if it is unknown, so that duplicates are found even if system or type is unknown.
 */
function groupRows(documents: readonly CsvDocument[], systems: readonly ResolvedSystem[]): readonly DeclaredGroup[] {
  const ids = new Map(systems.flatMap(({ system, documents }) => documents.map((one) => [one, system.id] as const)));
  const keyOf = (document: CsvDocument) => {
    return ids.get(document) ?? `\0${foldCell(document.cyberSystem.value)}\0${document.facility?.value ?? ''}`;
  };
  return Array.from(groupBy(documents, keyOf), ([key, group]) => {
    return { key, assets: group.flatMap(inRowOrder), documents: group };
  });
}

function inRowOrder({ assets, untyped }: CsvDocument): readonly DesiredAsset[] {
  return untyped.length === 0 ? assets : [...assets, ...untyped].sort((a, b) => a.offset - b.offset);
}

/** Compares with names that stay in files, as `checkNames` does, but reports only rows. */
function checkAgainst({ standing, added }: Rows, uniqueNames: UniqueNames, report: Report): void {
  const files = new Set<SourceFile | undefined>(
    standing.flatMap(({ assets }) => assets.map((one) => one.document.file)),
  );
  checkNames([...standing, ...added], uniqueNames, (problem) => {
    const isReported = 'first' in problem.args && files.has(problem.args.first.file) && !files.has(problem.at?.file);
    if (isReported) report(problem);
  });
}

class Rows {
  declared = 0;
  kept = 0;
  following = 0;
  /** The rows that files do not declare yet, by system. */
  readonly added: NameGroup[] = [];
  /** The entries that stay as they are. */
  readonly standing: NameGroup[] = [];
  readonly #input: FromRowsInput;
  readonly #directory: Directory;
  readonly #report: Report;
  readonly #live: LiveNames;
  readonly #declared: ReadonlyMap<string, WantedSystem>;
  readonly #entries: Entries;
  /** How many live assets have a name, where names must be unique. */
  readonly #holders: ReadonlyMap<string, number>;
  /** The row that means a live asset, by the asset's id. */
  readonly #meant = new Map<string, DesiredAsset>();

  constructor(input: FromRowsInput, directory: Directory, report: Report) {
    this.#input = input;
    this.#directory = directory;
    this.#report = report;
    this.#live = new LiveNames(input.live);
    this.#holders = countBy(input.live.assets, (asset) => uniqueKey(asset, input.uniqueNames));
    const { systems } = resolveSystems(input.inventory, directory, unreported);
    this.#declared = asDeclared(systems);
    if (input.update === null) {
      this.standing = systems.map(({ system, assets }) => ({ key: `\0${system.id}`, assets }));
    }
    this.#entries = new Entries(systems, findMeanings(systems, input.live, directory));
  }

  wanted(systems: readonly ResolvedSystem[]): ReadonlyMap<string, WantedSystem> {
    const { update } = this.#input;
    const rows = systems.flatMap(({ system, assets }) => assets.map((row) => ({ row, system })));
    const entryOf = update === null ? null : identify(rows, { entries: this.#entries, live: this.#live }, this.#report);
    const rowsFound = rows.flatMap(({ row, system }): Found[] => {
      const known = entryOf?.get(row);
      const live = known === undefined ? this.#liveOf(row, system.id) : (this.#entries.liveOf.get(known.asset) ?? null);
      if (live === 'unclear') return [];
      if (live !== null) this.#meant.set(live.id, row);
      const entry = known ?? (update === null ? this.#declaredAs(row, system.id, live) : null);
      return [{ row, system, live, entry }];
    });
    const foundIn = groupBy(rowsFound, ({ system }) => system.id);
    const wanted = new Map(this.#declared);
    const hints = update === null ? null : new HintRule(rowsFound, this.#live, this.#directory);
    for (const { system } of systems) {
      const known = wanted.get(system.id) ?? freshSystem(system);
      const inSystem = foundIn.get(system.id) ?? [];
      const entries = hints === null ? this.#additions(known, inSystem) : this.#follow(known, inSystem, hints);
      const kept = known.declared === null && entries.length > 0 ? this.#unnamed(system.id) : 0;
      this.kept += kept;
      if (known.declared !== null || entries.length > 0) {
        wanted.set(system.id, { ...known, prune: kept > 0 ? false : null, entries });
      }
    }
    if (update !== null)
      this.#leave(wanted, { named: new Set(systems.map(({ system }) => system.id)), found: rowsFound, ...update });
    return wanted;
  }

  /** The live assets of entries that nothing continues. */
  goneFrom(wanted: ReadonlyMap<string, WantedSystem>): ReadonlySet<string> {
    const entriesOf = (systems: ReadonlyMap<string, WantedSystem>) =>
      [...systems.values()].flatMap(({ entries }) => entries.flatMap(({ entry }) => entry ?? []));
    const kept = new Set(entriesOf(wanted));
    const gone = entriesOf(this.#declared).filter((entry) => !kept.has(entry));
    return new Set(gone.flatMap((entry) => this.#entries.liveOf.get(entry)?.id ?? []));
  }

  /** Entries in files stay unchanged. A row that differs is reported. */
  #additions(known: WantedSystem, found: readonly Found[]): readonly WantedEntry[] {
    const rows: DesiredAsset[] = [];
    const added = found.flatMap(({ row, live, entry, system }): WantedEntry[] => {
      if (entry !== null) {
        this.declared += 1;
        const isSame = entry.asset.assetType === row.assetType && entry.system.id === system.id;
        if (!isSame) this.#report(this.#differs(row, entry));
        return [];
      }
      if (this.#isIgnored(known, row)) return [];
      rows.push(row);
      return [{ fields: this.#newFields(row, live, system.id), entry: null }];
    });
    if (rows.length > 0) this.added.push({ key: known.system.id, assets: rows });
    return [...known.entries, ...added];
  }

  /** From then on the system has exactly the rows. */
  #follow(known: WantedSystem, found: readonly Found[], hints: HintRule): readonly WantedEntry[] {
    this.following += known.entries.length;
    this.added.push({ key: known.system.id, assets: found.map(({ row }) => row) });
    return found.flatMap((one): WantedEntry[] => {
      const { row, live, entry, system } = one;
      if (entry !== null) this.declared += 1;
      const isNew = entry === null || entry.asset.name !== row.name || entry.system.id !== system.id;
      if (isNew && this.#isIgnored(known, row)) return [];
      if (entry === null) return [{ fields: this.#newFields(row, live, system.id), entry: null }];
      return [{ fields: hints.fieldsOf(one, entry), entry: entry.asset }];
    });
  }

  /**
   * Systems without rows keep their entries, except those that moved to another system. With allSystems they lose all
   * entries.
   */
  #leave(wanted: Map<string, WantedSystem>, { named, found, allSystems }: Left): void {
    const gone = new Set(found.flatMap(({ entry }) => entry?.asset ?? []));
    const left = [...this.#declared.values()].filter(({ system }) => !named.has(system.id));
    let entries = 0;
    for (const system of left) {
      const stay = system.entries.filter(({ entry }) => entry !== null && !gone.has(entry));
      entries += stay.length;
      if (!allSystems) this.standing.push({ key: system.system.id, assets: stay.flatMap(({ entry }) => entry ?? []) });
      if (allSystems) this.following += system.entries.length;
      wanted.set(system.system.id, { ...system, entries: allSystems ? [] : stay });
    }
    // If no row could be read, nothing follows from a missing row.
    if (allSystems || left.length === 0 || named.size === 0) return;
    const systems = left.map(({ system }) => this.#directory.systems.place(system.id));
    this.#report(diagnostic('csv-system-not-named', 'notice', null, { systems, entries }));
  }

  #isIgnored({ declared }: WantedSystem, row: DesiredAsset): boolean {
    const pattern = declared?.ignore?.find(row.name) ?? null;
    if (pattern !== null) this.#report(ignoredButDeclared(row, pattern));
    return pattern !== null;
  }

  #newFields(row: DesiredAsset, live: LiveAsset | null, system: string): EntryFields {
    const id = live !== null && this.#isPinned(row, live, system) ? live.id : null;
    return { ...plainFields(row.name, row.assetType), id, externalId: row.externalId?.value ?? null };
  }

  #differs(row: DesiredAsset, { asset, system }: Entry): Diagnostic {
    const placed = this.#directory.systems.place(system.id);
    const args = { name: asset.name, declared: asset.assetType, system: placed, first: placeOf(asset) };
    return diagnostic('csv-differs', 'warning', placeOf(row), args);
  }

  /** The live asset that a row means, by its id or else by name. */
  #liveOf(row: DesiredAsset, system: string): LiveAsset | null | 'unclear' {
    const { name, hints } = row;
    const id = hints?.id?.value;
    const namesakes = id === undefined ? this.#live.named(system, name) : [];
    const live = (id === undefined ? namesakes[0] : this.#live.byId.get(id)) ?? null;
    if (id !== undefined && live === null) {
      this.#report(diagnostic('unknown-asset-id', 'error', placeOf(row), { id }));
      return 'unclear';
    }
    // If an entry means the live asset and gets another name, a new row of this name means another asset.
    if (this.#input.update !== null && id === undefined && live !== null && this.#entries.byLive.has(live.id)) {
      return null;
    }
    if (namesakes.length > 1) {
      const ids = namesakes.map((one) => one.id);
      const args = { name, system: this.#directory.systems.place(system), ids };
      this.#report(diagnostic('ambiguous-asset', 'error', placeOf(row), args));
      return 'unclear';
    }
    return live === null || this.#isFirst(row, live) ? live : 'unclear';
  }

  /** The entry that means this live asset, or that has this name in this system. */
  #declaredAs({ name }: DesiredAsset, system: string, live: LiveAsset | null): Entry | null {
    return this.#entries.byLive.get(live?.id ?? '') ?? this.#entries.named(system, name).at(-1) ?? null;
  }

  /** Two rows for one live asset have the same id or name, which was already reported. */
  #isFirst(row: DesiredAsset, live: LiveAsset): boolean {
    const first = this.#meant.get(live.id);
    if (first === undefined) return true;
    if ((first.hints === null) !== (row.hints === null)) {
      this.#report(diagnostic('duplicate-asset', 'error', placeOf(row), { name: row.name, first: placeOf(first) }));
    }
    return false;
  }

  /** If its name would mean another asset, or none. */
  #isPinned(row: DesiredAsset, live: LiveAsset, system: string): boolean {
    if (this.#input.withIds) return true;
    if (row.hints === null) return false;
    const isNamed = live.name === row.name && live.cyber_system_id === system;
    return !isNamed || needsId(row.name) || this.#holders.get(uniqueKey(live, this.#input.uniqueNames))! > 1;
  }

  /** How many live assets of a system have neither a row nor an entry. */
  #unnamed(system: string): number {
    const isNamed = (live: LiveAsset) => this.#meant.has(live.id) || this.#entries.byLive.has(live.id);
    return (this.#live.bySystem.get(system) ?? []).filter((live) => !isNamed(live)).length;
  }
}

interface Left {
  /** The systems that rows name. */
  readonly named: ReadonlySet<string>;
  readonly found: readonly Found[];
  readonly allSystems: boolean;
}
