// How a file names a record of the service: by id, else by exact name.
import type { Named } from './diagnostic.ts';
import { addUnder } from './group.ts';
import { Vocabulary } from './near.ts';

export interface ReferenceIndex<T extends Named> {
  readonly byId: ReadonlyMap<string, T>;
  readonly byName: ReadonlyMap<string, readonly T[]>;
  /** The names, for "did you mean". */
  readonly names: Vocabulary;
}

/** A key of the wrong organization makes every name unknown: then none is near. */
const MOST_UNKNOWN = 100;

export function indexReferences<T extends Named>(records: readonly T[]): ReferenceIndex<T> {
  const byId = new Map<string, T>();
  const byName = new Map<string, T[]>();
  for (const record of records) {
    byId.set(record.id, record);
    addUnder(byName, record.name, record);
  }
  return { byId, byName, names: new Vocabulary(byName.keys(), MOST_UNKNOWN) };
}

/** The records a reference may mean: the one of that id, else all of exactly that name. */
export function findByReference<T extends Named>(index: ReferenceIndex<T>, reference: string): readonly T[] {
  const byId = index.byId.get(reference);
  return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}

/** How a file can name this record without doubt: by name, or by id where the name is shared or another's id. */
export function referenceTo<T extends Named>(index: ReferenceIndex<T>, record: T): string {
  const meant = findByReference(index, record.name);
  return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}

export function named(record: Named): Named {
  return { id: record.id, name: record.name };
}
