// What the rows of a CSV export add to the inventory: each row is held against the service and against what files
// declare already. Pure.

import { needsId } from '../../core/characters.ts';
import { type Diagnostic, diagnostic, type Report, unreported } from '../../core/diagnostic.ts';
import { addUnder, countBy, groupBy } from '../../core/group.ts';
import { matchAssets } from '../../core/match.ts';
import type {
  DesiredAsset,
  Inventory,
  InventoryDocument,
  Live,
  LiveAsset,
  PlacedSystem,
  SourceFile,
} from '../../core/model.ts';
import {
  checkIds,
  checkNames,
  ignoredButDeclared,
  type NameGroup,
  nameKey,
  placeOf,
  type UniqueNames,
  uniqueKey,
} from '../../core/names.ts';
import {
  type Directory,
  findByReference,
  makeDirectory,
  type ResolvedSystem,
  resolveSystems,
} from '../../core/resolve.ts';
import type { PlaceSystem } from '../../core/system-context.ts';
import type { MissingInput } from '../edit/missing.ts';
import { SystemNaming } from '../edit/system-naming.ts';
import type { Neighbours } from '../edit/system-paths.ts';
import { type Addition, compareNewAssets, type NewAsset } from '../edit/yaml-text.ts';
import { foldCell } from './mapping.ts';
import type { CsvDocument } from './read.ts';

/** Live assets as rows name them. */
class LiveNames {
  readonly #byId: ReadonlyMap<string, LiveAsset>;
  readonly #byName = new Map<string, LiveAsset[]>();
  readonly #bySystem = new Map<string, LiveAsset[]>();
  readonly #counts: ReadonlyMap<string, number>;
  readonly #uniqueNames: UniqueNames;

  constructor({ assets }: Live, uniqueNames: UniqueNames) {
    this.#uniqueNames = uniqueNames;
    this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
    for (const asset of assets) {
      addUnder(this.#byName, nameKey(asset.cyber_system_id, asset.name), asset);
      addUnder(this.#bySystem, asset.cyber_system_id, asset);
    }
    this.#counts = countBy(assets, (asset) => uniqueKey(asset, uniqueNames));
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

  /** Whether another asset has the same name where names are to be unique. */
  isShared(asset: LiveAsset): boolean {
    return (this.#counts.get(uniqueKey(asset, this.#uniqueNames)) ?? 0) > 1;
  }
}

/** An entry of a file, and the system it is in. */
interface DeclaredEntry {
  readonly asset: DesiredAsset;
  readonly system: PlacedSystem;
}

/** What files declare already, by the live asset that an entry means, and by name. */
class DeclaredAssets {
  readonly #byLive = new Map<string, DeclaredEntry>();
  readonly #byName = new Map<string, DeclaredEntry>();
  readonly #bySystem: ReadonlyMap<string, ResolvedSystem>;

  /** Hints count: an entry that renames or moves an asset means the live one. */
  constructor(inventory: Inventory, live: Live, directory: Directory) {
    const { systems } = resolveSystems(inventory, directory, unreported);
    const { liveOf } = matchAssets({ systems, live: live.assets, directory, moveSources: new Set() }, unreported);
    this.#bySystem = new Map(systems.map((resolved) => [resolved.system.id, resolved]));
    let number = -1;
    for (const resolved of systems) {
      const system = directory.systems.place(resolved.system.id);
      for (const asset of resolved.assets) {
        const meant = live.assets[liveOf[++number]!];
        if (meant !== undefined) this.#byLive.set(meant.id, { asset, system });
        this.#byName.set(nameKey(system.id, asset.name), { asset, system });
      }
    }
  }

  /** The entry that means this live asset, or that has this name in this system. */
  find(live: LiveAsset | null, system: string, name: string): DeclaredEntry | null {
    const byLive = live === null ? undefined : this.#byLive.get(live.id);
    return byLive ?? this.#byName.get(nameKey(system, name)) ?? null;
  }

  /** Whether an entry means this live asset. */
  claims(id: string): boolean {
    return this.#byLive.has(id);
  }

  /** What leaves a live asset of this name alone. */
  ignoredBy(system: string, name: string) {
    return this.#bySystem.get(system)?.ignore?.find(name) ?? null;
  }

  /** Whether a file says `prune: false` of it. */
  keeps(system: string): boolean {
    return this.#bySystem.get(system)?.prune === false;
  }

  /** The document that a system's new entries go into; null when no file declares it. */
  homeOf(system: string): InventoryDocument | null {
    return this.#bySystem.get(system)?.documents[0] ?? null;
  }
}

/** Groups rows by the system they mean; each unknown system is told once, with all of its rows. */
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

/** Of documents whose system one mapping would serve. */
function reportUnknown(documents: readonly CsvDocument[], { systems }: Directory, report: Report): void {
  const [{ file, cyberSystem }] = documents as readonly [CsvDocument];
  const name = cyberSystem.value;
  const offsets = documents.flatMap(({ rows }) => rows).sort((a, b) => a - b);
  const lines = offsets.map((offset) => file.place(offset).line);
  const args = { name, near: systems.names.nearest(name), rows: lines.length, lines };
  report(diagnostic('csv-unknown-system', 'error', { file, offset: cyberSystem.offset }, args));
}

interface FromCsvInput extends MissingInput {
  /** The documents that rows make. */
  readonly documents: readonly CsvDocument[];
}

export interface FromCsv {
  readonly additions: readonly Addition[];
  readonly neighbours: Neighbours;
  /** How many rows name an asset that files declare already. */
  readonly declared: number;
  /** How many live assets of new documents no row names: `prune: false` keeps them. */
  readonly kept: number;
}

/** Findings about rows go to `report`; with an error among them the additions are not to be written. */
export function additionsFromCsv(input: FromCsvInput, report: Report): FromCsv {
  const directory = makeDirectory(input.live);
  const systems = resolveRows(input.documents, directory, report);
  const groups = groupRows(input.documents, systems);
  checkNames(groups, input.uniqueNames, report);
  checkIds(groups, report);
  const speller = new SystemNaming(input.live, input.withSystemIds);
  const rows = new RowAdditions(input, { directory, speller, report });
  const additions = systems.flatMap((resolved) => rows.addition(resolved) ?? []);
  checkAgainst(input, rows.added, report);
  return { additions, neighbours: speller.neighbours(), declared: rows.declared, kept: rows.kept };
}

/** All rows by their system, or by what stands for it: twins are twins also where system or type is not known yet. */
function groupRows(documents: readonly CsvDocument[], systems: readonly ResolvedSystem[]): readonly NameGroup[] {
  const ids = new Map(systems.flatMap(({ system, documents }) => documents.map((one) => [one, system.id] as const)));
  const keyOf = (document: CsvDocument) => {
    return ids.get(document) ?? `\0${foldCell(document.cyberSystem.value)}\0${document.facility?.value ?? ''}`;
  };
  return Array.from(groupBy(documents, keyOf), ([key, group]) => ({ key, assets: group.flatMap(inRowOrder) }));
}

function inRowOrder({ assets, untyped }: CsvDocument): readonly DesiredAsset[] {
  return untyped.length === 0 ? assets : [...assets, ...untyped].sort((a, b) => a.offset - b.offset);
}

/** Names that files have, too: as `checkNames` finds them, told of rows alone. */
function checkAgainst({ inventory, uniqueNames }: FromCsvInput, added: readonly NameGroup[], report: Report): void {
  const standing = inventory.documents.map(({ assets, cyberSystem }) => ({ key: `\0${cyberSystem.value}`, assets }));
  const files = new Set<SourceFile | undefined>(inventory.documents.map(({ file }) => file));
  checkNames([...standing, ...added], uniqueNames, (problem) => {
    const isTold = 'first' in problem.args && files.has(problem.args.first.file) && !files.has(problem.at?.file);
    if (isTold) report(problem);
  });
}

interface Tools {
  readonly directory: Directory;
  readonly speller: SystemNaming;
  readonly report: Report;
}

class RowAdditions {
  declared = 0;
  kept = 0;
  /** The rows that files do not declare yet, by system. */
  readonly added: { readonly key: string; readonly assets: DesiredAsset[] }[] = [];
  readonly #input: FromCsvInput;
  readonly #report: Report;
  readonly #live: LiveNames;
  readonly #inFiles: DeclaredAssets;
  readonly #place: PlaceSystem;
  readonly #speller: SystemNaming;
  /** The row that means a live asset, by the asset's id. */
  readonly #meant = new Map<string, DesiredAsset>();

  constructor(input: FromCsvInput, { directory, speller, report }: Tools) {
    this.#input = input;
    this.#report = report;
    this.#live = new LiveNames(input.live, input.uniqueNames);
    this.#inFiles = new DeclaredAssets(input.inventory, input.live, directory);
    this.#place = directory.systems.place;
    this.#speller = speller;
  }

  /** What the rows of one system add; null for nothing. */
  addition(resolved: ResolvedSystem): Addition | null {
    const { system } = resolved;
    const home = this.#inFiles.homeOf(system.id);
    const rows: DesiredAsset[] = [];
    const assets: NewAsset[] = [];
    for (const row of resolved.assets) {
      const asset = this.#newAsset(row, system.id);
      if (asset === null) continue;
      rows.push(row);
      assets.push(asset);
    }
    if (assets.length === 0) return null;
    this.added.push({ key: system.id, assets: rows });
    assets.sort(compareNewAssets);
    const kept = home === null ? this.#unnamed(system.id) : 0;
    this.kept += kept;
    const spelled = home === null ? this.#speller.spell(system) : this.#speller.standing(system);
    const isKept = kept > 0 || this.#inFiles.keeps(system.id);
    return spelled === null ? null : { ...spelled, prune: kept > 0 ? false : null, isKept, home, assets };
  }

  #newAsset(row: DesiredAsset, system: string): NewAsset | null {
    const live = this.#liveOf(row, system);
    if (live === 'unclear') return null;
    const declared = this.#inFiles.find(live, system, row.name);
    if (declared !== null) {
      this.declared += 1;
      const isSame = declared.asset.assetType === row.assetType && declared.system.id === system;
      if (!isSame) this.#report(differs(row, declared));
      return null;
    }
    const pattern = this.#inFiles.ignoredBy(system, row.name);
    if (pattern !== null) {
      this.#report(ignoredButDeclared(row, pattern));
      return null;
    }
    const isPinned = live !== null && this.#isPinned(row, live, system);
    return { name: row.name, asset_type: row.assetType, id: isPinned ? live.id : null };
  }

  /** The live asset that a row means, by its id or else by name. */
  #liveOf(row: DesiredAsset, system: string): LiveAsset | null | 'unclear' {
    const { name, hints } = row;
    const id = hints?.id?.value;
    const meant = id === undefined ? this.#live.named(system, name) : this.#live.withId(id);
    const [live = null] = meant;
    if (id !== undefined && live === null) {
      this.#report(diagnostic('unknown-asset-id', 'error', placeOf(row), { id }));
      return 'unclear';
    }
    if (meant.length > 1) {
      const ids = meant.map((one) => one.id);
      const args = { name, system: this.#place(system), ids };
      this.#report(diagnostic('ambiguous-asset', 'error', placeOf(row), args));
      return 'unclear';
    }
    return live === null || this.#isFirst(row, live) ? live : 'unclear';
  }

  /** Two rows for one live asset: of one id, or of one name, they were reported as such already. */
  #isFirst(row: DesiredAsset, live: LiveAsset): boolean {
    const first = this.#meant.get(live.id);
    if (first === undefined) {
      this.#meant.set(live.id, row);
      return true;
    }
    if ((first.hints === null) !== (row.hints === null)) {
      this.#report(diagnostic('duplicate-asset', 'error', placeOf(row), { name: row.name, first: placeOf(first) }));
    }
    return false;
  }

  /** Where its name alone would mean another asset, or none. */
  #isPinned(row: DesiredAsset, live: LiveAsset, system: string): boolean {
    if (this.#input.withIds) return true;
    if (row.hints === null) return false;
    const isNamed = live.name === row.name && live.cyber_system_id === system;
    return !isNamed || needsId(row.name) || this.#live.isShared(live);
  }

  /** How many live assets of a system neither a row nor a file names. */
  #unnamed(system: string): number {
    const isNamed = ({ id }: LiveAsset) => this.#meant.has(id) || this.#inFiles.claims(id);
    return this.#live.inSystem(system).filter((live) => !isNamed(live)).length;
  }
}

function differs(row: DesiredAsset, { asset, system }: DeclaredEntry): Diagnostic {
  const args = { name: asset.name, declared: asset.assetType, system, first: placeOf(asset) };
  return diagnostic('csv-differs', 'warning', placeOf(row), args);
}
