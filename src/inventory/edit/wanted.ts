// What the files should say: one list of wanted entries for each cyber system, from any source. Compared with the
// files, it gives the additions, changes and removals in each document. Pure.
import { nameFaults } from '../../core/characters.ts';
import { compareNatural } from '../../core/compare.ts';
import { remember } from '../../core/group.ts';
import type { AssetType, CyberSystem, DesiredAsset, InventoryDocument, LiveAsset } from '../../core/model.ts';
import type { ResolvedSystem } from '../../core/resolve.ts';

/** The fields of an entry. */
export interface EntryFields {
  readonly name: string;
  readonly assetType: AssetType;
  readonly renamedFrom: string | null;
  readonly movedFrom: string | null;
  readonly id: string | null;
  readonly externalId: string | null;
}

export function entryFields({ name, assetType, hints, externalId }: DesiredAsset): EntryFields {
  return {
    name,
    assetType,
    renamedFrom: hints?.renamedFrom?.value ?? null,
    movedFrom: hints?.movedFrom?.value ?? null,
    id: hints?.id?.value ?? null,
    externalId: externalId?.value ?? null,
  };
}

/** An entry with only a name and a type. */
export function plainFields(name: string, assetType: AssetType): EntryFields {
  return { name, assetType, renamedFrom: null, movedFrom: null, id: null, externalId: null };
}

function sameFields(a: EntryFields, b: EntryFields): boolean {
  return (Object.keys(a) as (keyof EntryFields)[]).every((key) => a[key] === b[key]);
}

/** An entry as the files should have it. */
export interface WantedEntry {
  readonly fields: EntryFields;
  /** The existing entry that it continues, perhaps in another cyber system; null for a new one. */
  readonly entry: DesiredAsset | null;
}

/** A cyber system as the files should declare it. */
export interface WantedSystem {
  readonly system: CyberSystem;
  /** The existing declaration; null for a new file. */
  readonly declared: ResolvedSystem | null;
  /** `false` if it must be written and is not there yet. null leaves it unchanged. */
  readonly prune: false | null;
  readonly entries: readonly WantedEntry[];
}

/** Every system that the files declare, unchanged. */
export function asDeclared(systems: readonly ResolvedSystem[]): Map<string, WantedSystem> {
  return new Map(
    systems.map((declared) => {
      const entries = declared.assets.map((entry) => ({ fields: entryFields(entry), entry }));
      return [declared.system.id, { system: declared.system, declared, prune: null, entries }];
    }),
  );
}

/** Whether files may contain an asset with this name and id at all. */
export function isDeclarable({ name, id }: Pick<LiveAsset, 'name' | 'id'>, needsItsId: boolean): boolean {
  return name !== '' && !(needsItsId && nameFaults(id).length > 0);
}

interface AddedEntry {
  readonly fields: EntryFields;
  /** The number of the entry above, even if that is removed; -1 for none. */
  readonly after: number;
}

/** The edit of one document. */
export interface DocumentEdit {
  /** By their number in the document. */
  readonly removed: Set<number>;
  /** The new contents of entries, by number. */
  readonly changed: Map<number, EntryFields>;
  /** New entries, in the order of the file. */
  added: readonly AddedEntry[];
  prune: false | null;
}

/** The change of an entry. `after` is null if it is removed, `before` if it is new. */
interface EntryChange {
  /** Its system afterwards. For a removed entry, its system before. */
  readonly system: CyberSystem;
  /** The system that it comes from; null if it is new. */
  readonly from: CyberSystem | null;
  readonly before: DesiredAsset | null;
  readonly after: EntryFields | null;
}

export interface Comparison {
  readonly edits: ReadonlyMap<InventoryDocument, DocumentEdit>;
  /** Systems with a new document, with entries in the order of the file. */
  readonly fresh: readonly WantedSystem[];
  /** Systems with new entries, including these. */
  readonly gaining: readonly WantedSystem[];
  /** Of the entries of all systems given, in no particular order. */
  readonly changes: readonly EntryChange[];
  readonly unchanged: number;
}

/** Compares what is wanted with the files. An entry that continues in another system is removed from its own. */
export function compareEntries(systems: Iterable<WantedSystem>): Comparison {
  const all = [...systems];
  const comparer = new Comparer(all);
  for (const wanted of all) comparer.compare(wanted);
  for (const wanted of all) comparer.removeUnwanted(wanted);
  return comparer;
}

/** Hints that are done are removed with other edits. Without another edit, they are no reason to change a file. */
export function withoutIdleHints(comparison: Comparison): Comparison {
  const { changes, unchanged } = comparison;
  const isIdle = changes.every(({ system, from, before, after }) => {
    if (before === null || after === null || from?.id !== system.id) return false;
    const { renamedFrom, movedFrom } = entryFields(before);
    return sameFields({ ...after, renamedFrom, movedFrom }, entryFields(before));
  });
  if (!isIdle || comparison.gaining.length > 0) return comparison;
  return { edits: new Map(), fresh: [], gaining: [], changes: [], unchanged: unchanged + changes.length };
}

class Comparer implements Comparison {
  readonly edits = new Map<InventoryDocument, DocumentEdit>();
  readonly fresh: WantedSystem[] = [];
  readonly gaining: WantedSystem[] = [];
  readonly changes: EntryChange[] = [];
  unchanged = 0;
  readonly #systemOf: ReadonlyMap<InventoryDocument, CyberSystem>;
  readonly #continued = new Set<DesiredAsset>();
  readonly #numbersIn = remember(
    ({ assets }: InventoryDocument) => new Map(assets.map((asset, number) => [asset, number])),
  );

  constructor(systems: readonly WantedSystem[]) {
    this.#systemOf = new Map(
      systems.flatMap(({ system, declared }) => (declared?.documents ?? []).map((document) => [document, system])),
    );
  }

  compare(wanted: WantedSystem): void {
    const { system, declared, prune } = wanted;
    const own = new Set(declared?.documents);
    const home = declared?.documents[0] ?? null;
    const added: EntryFields[] = [];
    for (const { fields, entry } of wanted.entries) {
      if (entry !== null) this.#continued.add(entry);
      if (entry !== null && own.has(entry.document)) {
        this.#keep(entry, fields, system);
        continue;
      }
      added.push(fields);
      if (entry !== null) this.#editOf(entry.document).removed.add(this.#numberOf(entry));
      const from = entry === null ? null : this.#systemOf.get(entry.document)!;
      this.changes.push({ system, from, before: entry, after: fields });
    }
    added.sort(compareEntryFields);
    if (home === null || added.length > 0 || prune !== null) this.gaining.push(wanted);
    if (home === null) {
      this.fresh.push({ ...wanted, entries: added.map((fields) => ({ fields, entry: null })) });
    } else if (added.length > 0 || prune !== null) {
      const edit = this.#editOf(home);
      edit.added = placed(home, added);
      edit.prune = prune;
    }
  }

  /** An entry that another system continues is already removed from its own. */
  removeUnwanted({ system, declared }: WantedSystem): void {
    for (const entry of declared?.assets ?? []) {
      if (this.#continued.has(entry)) continue;
      this.#editOf(entry.document).removed.add(this.#numberOf(entry));
      this.changes.push({ system, from: system, before: entry, after: null });
    }
  }

  #keep(entry: DesiredAsset, fields: EntryFields, system: CyberSystem): void {
    if (sameFields(fields, entryFields(entry))) {
      this.unchanged += 1;
      return;
    }
    this.#editOf(entry.document).changed.set(this.#numberOf(entry), fields);
    this.changes.push({ system, from: system, before: entry, after: fields });
  }

  #editOf(document: InventoryDocument): DocumentEdit {
    const known = this.edits.get(document);
    if (known !== undefined) return known;
    const edit: DocumentEdit = { removed: new Set(), changed: new Map(), added: [], prune: null };
    this.edits.set(document, edit);
    return edit;
  }

  #numberOf(entry: DesiredAsset): number {
    return this.#numbersIn(entry.document).get(entry)!;
  }
}

/** By name, then by id. */
function compareEntryFields(a: EntryFields, b: EntryFields): number {
  return compareNatural(a.name, b.name) || compareNatural(a.id ?? '', b.id ?? '');
}

/** Where new entries go: where `fmt` would have them if the document is in its order, else below all others. */
function placed({ assets }: InventoryDocument, added: readonly EntryFields[]): AddedEntry[] {
  const isSorted = assets.every(({ name }, k) => k === 0 || compareNatural(assets[k - 1]!.name, name) <= 0);
  let above = isSorted ? -1 : assets.length - 1;
  return added.map((fields) => {
    while (above + 1 < assets.length && compareNatural(assets[above + 1]!.name, fields.name) <= 0) above++;
    return { fields, after: above };
  });
}

/** The entries of a document after its edit, in the order of the file. */
export function entriesAfter(document: InventoryDocument, edit?: DocumentEdit): EntryFields[] {
  if (edit === undefined) return document.assets.map(entryFields);
  const entries: EntryFields[] = [];
  let next = 0;
  for (let number = -1; number < document.assets.length; number++) {
    const asset = document.assets[number];
    if (asset !== undefined && !edit.removed.has(number)) entries.push(edit.changed.get(number) ?? entryFields(asset));
    for (; edit.added[next]?.after === number; next++) entries.push(edit.added[next]!.fields);
  }
  return entries;
}
