// A plan as a reader takes it in: what is asked for, what is pending, what drifted; and by kind, deletes first.
import type { Change, Plan } from '../core/change.ts';
import { addUnder } from '../core/group.ts';

/** The kinds of changes in the order they are read. An update that does several is of the first kind it is. */
export const KINDS = ['delete', 'move', 'rename', 'retype', 'create'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(change: Change): Kind {
  if (change.action !== 'update') return change.action;
  if (change.changed.includes('cyber_system_id')) return 'move';
  return change.changed.includes('name') ? 'rename' : 'retype';
}

export interface Sections {
  /** To be executed: this inventory asks for it. */
  readonly asked: readonly Change[];
  /** To be executed: earlier merges asked for it. */
  readonly pending: readonly Change[];
  /** To be executed although no file asks for it: the run reverts drift. */
  readonly reverted: readonly Change[];
  /** Not to be executed. */
  readonly drift: readonly Change[];
}

export function sectionsOf({ changes, toExecute }: Plan): Sections {
  const executed = new Set(toExecute);
  return {
    asked: toExecute.filter(({ origin }) => origin === 'inventory'),
    pending: toExecute.filter(({ origin }) => origin === 'pending'),
    reverted: toExecute.filter(({ origin }) => origin === 'drift'),
    drift: changes.filter((change) => !executed.has(change)),
  };
}

export type ByKind = { readonly [K in Kind]: readonly Change[] };

export function byKind(changes: readonly Change[]): ByKind {
  const sorted: { [K in Kind]: Change[] } = { delete: [], move: [], rename: [], retype: [], create: [] };
  for (const change of changes) sorted[kindOf(change)].push(change);
  return sorted;
}

export interface OfSystem<T> {
  readonly system: { readonly id: string; readonly name: string };
  readonly members: readonly T[];
}

/** Grouped by cyber system, in order of first mention. */
export function bySystem<T extends { readonly cyberSystem: OfSystem<T>['system'] }>(all: readonly T[]): OfSystem<T>[] {
  const groups = new Map<string, { system: OfSystem<T>['system']; members: T[] }>();
  for (const member of all) {
    const group = groups.get(member.cyberSystem.id);
    if (group === undefined) groups.set(member.cyberSystem.id, { system: member.cyberSystem, members: [member] });
    else group.members.push(member);
  }
  return [...groups.values()];
}

/** Where the files ask for a change: `path:line`; null for a delete, which no file names. */
export function sourceOf(change: Change): string | null {
  if (change.action === 'delete') return null;
  const { document, offset } = change.desired;
  return `${document.file.path}:${document.file.place(offset).line}`;
}

/** The file that asks for a change; null for a delete. */
export function pathOf(change: Change): string | null {
  return change.action === 'delete' ? null : change.desired.document.file.path;
}

/** Whether two changes stand under one heading: of one cyber system, asked for by one file. */
export function areTogether(one: Change, other: Change): boolean {
  return one.cyberSystem.id === other.cyberSystem.id && pathOf(one) === pathOf(other);
}

/** Those of one cyber system and file next to each other, in order of first mention. */
export function inPlaces<C extends Change>(changes: readonly C[]): C[] {
  const places = new Map<string, C[]>();
  for (const change of changes) {
    const path = pathOf(change);
    const key = path === null ? change.cyberSystem.id : `${change.cyberSystem.id}\0${path}`;
    addUnder(places, key, change);
  }
  return [...places.values()].flat();
}
