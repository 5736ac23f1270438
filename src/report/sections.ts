// Divides a plan for its readers: changes that the files ask for, pending changes, drift; and by kind, deletes first.

import type { Change, Plan, Undeclared } from '../core/change.ts';
import { compareNatural, partingOf } from '../core/compare.ts';
import { groupBy } from '../core/group.ts';
import type { AssetState, Named, PlacedSystem } from '../core/model.ts';
import { compareSystems } from '../core/system-context.ts';
import { cutMiddle, LONGEST_SHOWN, visible, word } from './escape.ts';
import { systemName, turned } from './text-style.ts';

/** The kinds of changes in reading order. An update of several kinds counts as the first of them. */
export const KINDS = ['delete', 'move', 'rename', 'retype', 'create'] as const;
export type ChangeKind = (typeof KINDS)[number];

interface ChangeSides {
  readonly before: Omit<AssetState, 'asset_type'> | null;
  readonly after: Omit<AssetState, 'asset_type'> | null;
}

export function changeKind({ before, after }: ChangeSides): ChangeKind {
  if (before === null) return 'create';
  if (after === null) return 'delete';
  if (before.cyber_system_id !== after.cyber_system_id) return 'move';
  return before.name === after.name ? 'retype' : 'rename';
}

export interface Sections {
  /** To execute: this inventory asks for it. */
  readonly requested: readonly Change[];
  /** To execute: earlier merges asked for it. */
  readonly pending: readonly Change[];
  /** To execute although no file asks for it: the run reverts drift. */
  readonly reverted: readonly Change[];
  /** Not to be executed. */
  readonly drift: readonly Change[];
}

/** What is not asked for by these files has a heading of its own. */
export const HEADINGS = {
  pending: 'Pending from earlier merges',
  reverted: 'Drift, reverted by this run',
  drift: 'Drift, not applied',
  undeclared: 'Undeclared, left alone',
} as const;

/** Each in reading order. */
export function sectionsOf({ changes, toExecute }: Plan): Sections {
  const executed = new Set(toExecute);
  const sorted = inReadingOrder(changes);
  const executedOf = (origin: Change['origin']) =>
    sorted.filter((change) => change.origin === origin && executed.has(change));
  return {
    requested: executedOf('inventory'),
    pending: executedOf('pending'),
    reverted: executedOf('drift'),
    drift: sorted.filter((change) => !executed.has(change)),
  };
}

export type ByKind = { readonly [K in ChangeKind]: readonly Change[] };

export function byKind(changes: readonly Change[]): ByKind {
  const sorted: { [K in ChangeKind]: Change[] } = { delete: [], move: [], rename: [], retype: [], create: [] };
  for (const change of changes) sorted[changeKind(change)].push(change);
  return sorted;
}

/** Anything that is shown with its cyber system. */
export interface InSystem {
  readonly cyberSystem: PlacedSystem;
}

/** Grouped by cyber system, sorted by site and name. */
export function bySystem<T extends InSystem>(all: readonly T[]) {
  const groups = [...groupBy(all, ({ cyberSystem }) => cyberSystem.id).values()];
  return groups
    .map((members) => ({ system: members[0]!.cyberSystem, members }))
    .sort((a, b) => compareSystems(a.system, b.system));
}

/** In how many cyber systems these are. */
export function systemCount(all: readonly InSystem[]): number {
  return new Set(all.map(({ cyberSystem }) => cyberSystem.id)).size;
}

/** Where the files ask for a change. null for a delete, which no file names. */
export function placeOf(change: Change): { readonly path: string; readonly line: number } | null {
  if (change.action === 'delete') return null;
  const { document, offset } = change.desired;
  return { path: document.file.path, line: document.file.place(offset).line };
}

/** The same as `path:line`. */
export function sourceOf(change: Change): string | null {
  const place = placeOf(change);
  return place && `${place.path}:${place.line}`;
}

/** Only the file. */
export function pathOf(change: Change): string | null {
  return change.action === 'delete' ? null : change.desired.document.file.path;
}

/** As people read changes: by site and system, then by kind, then by name. A plan file has an order of its own. */
export function inReadingOrder<C extends Change>(changes: readonly C[]): C[] {
  return [...changes].sort(compareForReading);
}

export function compareForReading(a: Change, b: Change): number {
  return (
    compareSystems(a.cyberSystem, b.cyberSystem) ||
    KINDS.indexOf(changeKind(a)) - KINDS.indexOf(changeKind(b)) ||
    compareNatural((a.after ?? a.before).name, (b.after ?? b.before).name) ||
    compareNatural(a.id ?? '', b.id ?? '')
  );
}

/** In reading order, but those of one cyber system and file next to each other. */
export function inPlaces<C extends Change>(changes: readonly C[]): C[] {
  const places = groupBy(inReadingOrder(changes), (change) => `${change.cyberSystem.id}\0${pathOf(change) ?? ''}`);
  return [...places.values()].flat();
}

/** By site and system, then by name. */
export function undeclaredInOrder(undeclared: readonly Undeclared[]): Undeclared[] {
  return [...undeclared].sort(
    (a, b) =>
      compareSystems(a.cyberSystem, b.cyberSystem) ||
      compareNatural(a.asset.name, b.asset.name) ||
      compareNatural(a.asset.id, b.asset.id),
  );
}

// Shortens long names in a change for display. Where before and after differ always stays visible.

/** A part of a name is shown whole up to this many UTF-16 units, so that two such parts are not shortened again. */
const MOST_WHOLE = LONGEST_SHOWN / 2;
const ENDS = { head: 40, tail: 24 };

/** Any other change stays as it is. */
export function contrasted(change: Change): Change {
  if (change.action !== 'update') return change;
  const { before, after, fromSystem, cyberSystem } = change;
  const [oldName, newName] = contrast(before.name, after.name);
  const [fromName, toName] = contrast(fromSystem.name, cyberSystem.name);
  const [fromId, toId] = contrast(fromSystem.id, cyberSystem.id);
  const [fromSite, toSite] = contrast(fromSystem.site?.name ?? '', cyberSystem.site?.name ?? '');
  return {
    ...change,
    before: { ...before, name: oldName },
    after: { ...after, name: newName },
    fromSystem: { ...fromSystem, name: fromName, id: fromId, site: renamed(fromSystem.site, fromSite) },
    cyberSystem: { ...cyberSystem, name: toName, id: toId, site: renamed(cyberSystem.site, toSite) },
  };
}

function renamed(site: Named | null, name: string): Named | null {
  return site === null ? null : { ...site, name };
}

/**
 * Shortens two texts that are shown for comparison. If they differ and one is too long, both are cut around the place
 * where they start to differ, each to LONGEST_SHOWN at most. They start alike, and still differ.
 */
export function contrast(one: string, other: string): readonly [string, string] {
  if (one === other || Math.max(one.length, other.length) <= LONGEST_SHOWN) return [one, other];
  const parting = partingOf(one, other);
  const start = ends(one.slice(0, parting));
  return [start + ends(one.slice(parting)), start + ends(other.slice(parting))];
}

function ends(text: string): string {
  return text.length <= MOST_WHOLE ? text : cutMiddle(text, ENDS);
}

/** One change in a few words. */
export function describe(whole: Change): string {
  const change = contrasted(whole);
  const source = sourceOf(change);
  const at = source === null ? '' : `  ${visible(source)}`;
  const system = systemName(change.cyberSystem, word);
  const id = change.id === null ? '' : ` ${word(change.id)}`;
  const named = `${change.action} ${nameText(change)}${id}`;
  if (change.action !== 'update') return `${named} in ${system}${at}`;
  const { before, after, fromSystem } = change;
  const isMove = before.cyber_system_id !== after.cyber_system_id;
  const moved = isMove ? `${systemName(fromSystem, word)} → ${system}` : system;
  const type = before.asset_type === after.asset_type ? '' : `, ${typeText(change)}`;
  return `${named} in ${moved}${type}${at}`;
}

/** The name of the asset: before and after, if it changes. */
export function nameText({ before, after }: Change): string {
  return turned((before ?? after).name, (after ?? before).name, word);
}

export function typeText({ before, after }: Change): string {
  return turned((before ?? after).asset_type, (after ?? before).asset_type);
}
