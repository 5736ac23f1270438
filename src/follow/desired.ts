// What the files should say: one list of desired entries for each cyber system, from any source. A comparison with the
// files gives the additions, changes and removals in each document. Pure.
import { compareNatural } from '../core/compare.ts';
import { addUnder } from '../core/group.ts';
import type { AssetType, CyberSystem, DesiredAsset, InventoryDocument } from '../core/model.ts';
import type { ResolvedSystem } from '../core/resolve.ts';

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

function sameFields(a: EntryFields, b: EntryFields): boolean {
  return (Object.keys(a) as (keyof EntryFields)[]).every((key) => a[key] === b[key]);
}

/** An entry as the files should have it. */
export interface DesiredEntry {
  readonly fields: EntryFields;
  /** The existing entry that it continues, perhaps in another cyber system; null for a new one. */
  readonly entry: DesiredAsset | null;
}

/** A cyber system as the files should declare it. */
export interface DesiredSystem {
  readonly system: CyberSystem;
  /** The existing declaration; null for a new file. */
  readonly declared: ResolvedSystem | null;
  /** `false` if the file must get a new line `prune: false`. null leaves the key `prune` unchanged. */
  readonly prune: false | null;
  readonly entries: readonly DesiredEntry[];
}

/** Every system that the files declare, unchanged. */
export function asDeclared(systems: readonly ResolvedSystem[]): Map<string, DesiredSystem> {
  return new Map(
    systems.map((declared) => {
      const entries = declared.assets.map((entry) => ({ fields: entryFields(entry), entry }));
      return [declared.system.id, { system: declared.system, declared, prune: null, entries }];
    }),
  );
}

/** A new entry of a document, or one that comes from another document. */
export interface AddedEntry {
  readonly fields: EntryFields;
  /** What it was in the other document; null for a new entry. */
  readonly from: DesiredAsset | null;
  /** The index of the entry above, even if that entry is removed; -1 for none. It is set when the text is edited. */
  above: number;
}

export interface DocumentEdit {
  /** The indices of the entries to remove from the document. */
  readonly removed: Set<number>;
  /** The new contents of entries, by their index in the document. */
  readonly changed: Map<number, EntryFields>;
  /** New entries, in the order of their names. */
  added: readonly AddedEntry[];
  prune: false | null;
}

/** The change of an entry. `after` is null if the entry is removed, and `before` is null if it is new. */
interface EntryChange {
  /** The system of the entry after the change. For a removed entry, the system before the change. */
  readonly system: CyberSystem;
  /** The system of the entry before the change; null if the entry is new. */
  readonly from: CyberSystem | null;
  readonly before: DesiredAsset | null;
  readonly after: EntryFields | null;
}

export interface Comparison {
  readonly edits: ReadonlyMap<InventoryDocument, DocumentEdit>;
  /** Systems with a new document, with entries in the order of the file. */
  readonly fresh: readonly DesiredSystem[];
  /** Systems that get a new document, new entries or `prune: false`. Includes all of `fresh`. */
  readonly gaining: readonly DesiredSystem[];
  /** The changes of entries in all systems, in no particular order. */
  readonly changes: readonly EntryChange[];
  readonly unchanged: number;
}

/**
 * Compares what is desired with the files. An entry that continues in another system is removed from its old system.
 * Hints that are no longer needed are removed together with other edits. If there is no other edit, they are removed
 * only if `isForHints` is true.
 */
export function compareEntries(systems: Iterable<DesiredSystem>, isForHints: boolean): Comparison {
  const all = [...systems];
  const systemOf = new Map<DesiredAsset, CyberSystem>();
  for (const { system, declared } of all) for (const entry of declared?.assets ?? []) systemOf.set(entry, system);
  const changes: EntryChange[] = [];
  const continued = new Set<DesiredAsset>();
  for (const { system, entries } of all) {
    for (const { fields, entry } of entries) {
      if (entry !== null) continued.add(entry);
      const from = entry === null ? null : systemOf.get(entry)!;
      const isSame = entry !== null && from?.id === system.id && sameFields(fields, entryFields(entry));
      if (!isSame) changes.push({ system, from, before: entry, after: fields });
    }
  }
  const unchanged = all.reduce((sum, { entries }) => sum + entries.length, 0) - changes.length;
  for (const [entry, system] of systemOf) {
    if (!continued.has(entry)) changes.push({ system, from: system, before: entry, after: null });
  }
  const comparison = { ...editsFor(all, changes), changes, unchanged };
  const isIdle = changes.every(({ system, from, before, after }) => {
    if (before === null || after === null || from?.id !== system.id) return false;
    const { renamedFrom, movedFrom } = entryFields(before);
    return sameFields({ ...after, renamedFrom, movedFrom }, entryFields(before));
  });
  if (isForHints || !isIdle || comparison.gaining.length > 0) return comparison;
  return { edits: new Map(), fresh: [], gaining: [], changes: [], unchanged: unchanged + changes.length };
}

/** The edits of documents, and the new documents, that make these changes. */
function editsFor(systems: readonly DesiredSystem[], changes: readonly EntryChange[]) {
  const numbers = new Map<DesiredAsset, number>();
  const edits = new Map<InventoryDocument, DocumentEdit>();
  const editOf = (document: InventoryDocument): DocumentEdit => {
    const begun = edits.get(document);
    if (begun !== undefined) return begun;
    for (const [number, entry] of document.assets.entries()) numbers.set(entry, number);
    const edit: DocumentEdit = { removed: new Set(), changed: new Map(), added: [], prune: null };
    edits.set(document, edit);
    return edit;
  };
  const added = new Map<string, AddedEntry[]>();
  for (const { system, from, before, after } of changes) {
    const isStaying = from?.id === system.id && after !== null;
    const edit = before === null ? null : editOf(before.document);
    if (isStaying) edit?.changed.set(numbers.get(before!)!, after);
    else if (before !== null) edit?.removed.add(numbers.get(before)!);
    if (after !== null && !isStaying) addUnder(added, system.id, { fields: after, from: before, above: -1 });
  }
  const fresh: DesiredSystem[] = [];
  const gaining: DesiredSystem[] = [];
  for (const desired of systems) {
    const arriving = added.get(desired.system.id) ?? [];
    arriving.sort(({ fields: a }, { fields: b }) => {
      return compareNatural(a.name, b.name) || compareNatural(a.id ?? '', b.id ?? '');
    });
    const home = desired.declared?.documents[0] ?? null;
    if (home !== null && arriving.length === 0 && desired.prune === null) continue;
    gaining.push(desired);
    if (home === null)
      fresh.push({ ...desired, entries: arriving.map(({ fields, from }) => ({ fields, entry: from })) });
    else Object.assign(editOf(home), { added: arriving, prune: desired.prune });
  }
  return { edits, fresh, gaining };
}
