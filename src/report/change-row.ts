// One change as every surface shows it: the same cells in the same words, whether a plan, a file or a ledger holds the
// change. A surface decides only how a name and a place look.
import type { Change, Update } from '../core/change.ts';
import { compareNatural } from '../core/compare.ts';
import type { AssetState, PlacedSystem } from '../core/model.ts';
import { type ChangeKind, changeKind, contrasted, KINDS } from './sections.ts';
import { type FormatText, isUsualRating } from './text-style.ts';

/** The titles of the columns, in order. */
export const CHANGE_COLUMNS = ['Cyber system', 'Asset', 'Change', 'Id', 'Line'] as const;

/** Plain words, and between them names that others wrote. */
export type RowText = readonly (string | { readonly name: string })[];

/** A cyber system as a row shows it. */
export interface RowSystem {
  readonly id: string;
  readonly name: string;
  /** Its facility or control center; null if none is known. */
  readonly site: string | null;
  readonly rating: string | null;
}

/** An asset on one side of a change. */
export interface RowState {
  readonly name: string;
  readonly asset_type: string;
  readonly system: RowSystem;
}

/** What every source of a change can say of it. */
interface RowSides {
  readonly id: string | null;
  readonly before: RowState | null;
  readonly after: RowState | null;
}

export interface ChangeRow {
  readonly kind: ChangeKind;
  /** Where the asset is after the change; for a delete, where it was. */
  readonly system: RowSystem;
  readonly asset: string;
  /** `delete hardware`, `move from …, High → Medium, rename from …, hardware → software`. */
  readonly change: RowText;
  /** null if the service has not assigned one yet. */
  readonly id: string | null;
}

/** null for a change without any state. */
export function changeRow(sides: RowSides): ChangeRow | null {
  const state = sides.after ?? sides.before;
  return state === null ? null : rowAt(state, sides);
}

function rowAt({ name, system }: RowState, { id, before, after }: RowSides): ChangeRow {
  const kind = changeKind({ before: placed(before), after: placed(after) });
  return { kind, system, asset: name, change: changeText(before, after), id };
}

function placed(state: RowState | null) {
  return state === null ? null : { name: state.name, cyber_system_id: state.system.id };
}

/** By kind, deletes first, then as people read: by site, those without one last, by cyber system, and by name. */
export function compareRows(a: ChangeRow, b: ChangeRow): number {
  return (
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    Number(a.system.site === null) - Number(b.system.site === null) ||
    compareNatural(a.system.site ?? '', b.system.site ?? '') ||
    compareNatural(a.system.name, b.system.name) ||
    compareNatural(a.system.id, b.system.id) ||
    compareNatural(a.asset, b.asset) ||
    compareNatural(a.id ?? '', b.id ?? '')
  );
}

/** A change that apply would execute. */
export function plannedRow(whole: Change): ChangeRow {
  const change = contrasted(whole);
  const { id, before, after, cyberSystem } = change;
  const from = change.action === 'update' ? change.fromSystem : cyberSystem;
  const sides = { id, before: before && rowState(before, from), after: after && rowState(after, cyberSystem) };
  return rowAt(rowState(after ?? before, cyberSystem), sides);
}

function rowState({ name, asset_type }: AssetState, system: PlacedSystem): RowState {
  return { name, asset_type, system: rowSystem(system) };
}

function rowSystem({ id, name, site, impactRating }: PlacedSystem): RowSystem {
  return { id, name, site: site?.name ?? null, rating: impactRating };
}

function changeText(before: RowState | null, after: RowState | null): RowText {
  if (before === null) return [`create ${after?.asset_type ?? ''}`];
  if (after === null) return [`delete ${before.asset_type}`];
  const parts: RowText[] = [
    before.system.id === after.system.id ? [] : moveText(before.system, after.system),
    before.name === after.name ? [] : ['rename from ', { name: before.name }],
    before.asset_type === after.asset_type ? [] : [`${before.asset_type} → ${after.asset_type}`],
  ];
  const text = commaJoined(parts);
  return text.length === 0 ? ['update'] : text;
}

/** With both ids if two systems of a site have one name. */
function moveText(from: RowSystem, to: RowSystem): RowText {
  const isAlike = from.name === to.name && from.site === to.site;
  const ids: RowText = isAlike ? [' (', { name: from.id }, ') to ', { name: to.id }] : [];
  const isRated = from.rating !== to.rating;
  const ratings: RowText = isRated ? [', ', ratingPart(from), ' → ', ratingPart(to)] : [];
  return ['move from ', ...siteAndName(from), ...ids, ...ratings];
}

/** High, Medium and Low are plain words; anybody may have written another one. */
function ratingPart({ rating }: RowSystem): RowText[number] {
  if (rating === null) return 'no rating';
  return isUsualRating(rating) ? rating : { name: rating };
}

/** `Tolt Junction / SCADA`. */
export function siteAndName({ site, name }: RowSystem): RowText {
  return site === null ? [{ name }] : [{ name: site }, ' / ', { name }];
}

/** A difference that apply would not execute: the state at the service, and the state in the files. */
export function driftRow(whole: Change): ChangeRow {
  const change = contrasted(whole);
  const { name } = change.before ?? change.after;
  return { ...plannedRow(whole), asset: name, change: driftText(change) };
}

function driftText(change: Change): RowText {
  const sides = bothSides(change, ratedName);
  return change.action === 'update' ? sides : [`${(change.before ?? change.after).asset_type} `, ...sides];
}

/** What the service has and what the files have. `colon` is behind the name of each side. */
export function bothSides(change: Change, nameOf: (system: PlacedSystem) => RowText, colon: '' | ':' = ''): RowText {
  if (change.action === 'delete') return ['at the service, in no file'];
  if (change.action === 'create') return ['in the files, not at the service'];
  const there = sideText(change, change.before, nameOf(change.fromSystem));
  const declared = sideText(change, change.after, nameOf(change.cyberSystem));
  return [`at the service${colon} `, ...there, `; in the files${colon} `, ...declared];
}

/** `Tolt Junction / SCADA (Medium)`. */
function ratedName(system: PlacedSystem): RowText {
  const row = rowSystem(system);
  return row.rating === null ? siteAndName(row) : [...siteAndName(row), ' (', ratingPart(row), ')'];
}

/** The fields in which one side of an update differs from the other, and the name of its cyber system. */
function sideText({ changed }: Update, side: AssetState, system: RowText): RowText {
  return commaJoined([
    changed.includes('name') ? ['named ', { name: side.name }] : [],
    changed.includes('cyber_system_id') ? ['in ', ...system] : [],
    changed.includes('asset_type') ? [side.asset_type] : [],
  ]);
}

/** Joins the parts that are not empty. */
function commaJoined(parts: readonly RowText[]): RowText {
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [', ', ...part]));
}

/** A text of a row on a surface that is text itself. */
export function setRowText(text: RowText, name: FormatText): string {
  return text.map((part) => (typeof part === 'string' ? part : name(part.name))).join('');
}
