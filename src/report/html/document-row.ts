// A change of a file or of a ledger as a row of a page, in the columns of every surface and in the same words: of such a
// change only both sides are known, and names are markup.
import { type ChangeKind, kindOf } from '../sections.ts';

/** A cyber system as a row shows it. */
export interface RowSystem {
  readonly id: string;
  readonly name: string;
  /** Its facility or control center; null where none is known. */
  readonly site: string | null;
  readonly rating: string | null;
}

/** An asset on one side of a change. */
export interface RowState {
  readonly name: string;
  readonly asset_type: string;
  readonly system: RowSystem;
}

/** Plain words, and between them what others wrote. */
export type RowText = readonly (string | { readonly name: string })[];

export interface ChangeRow {
  readonly kind: ChangeKind;
  /** Where the asset is after the change; of a delete, where it was. */
  readonly system: RowSystem;
  readonly asset: string;
  /** `delete hardware`, `rename from …`, `move from …, High → Medium`, `hardware → software`. */
  readonly change: RowText;
  /** null where the service has given none yet. */
  readonly id: string | null;
}

interface RowSides {
  readonly id: string | null;
  readonly before: RowState | null;
  readonly after: RowState | null;
}

/** null for a change that has neither side. */
export function changeRow({ id, before, after }: RowSides): ChangeRow | null {
  const state = after ?? before;
  if (state === null) return null;
  const kind = kindOf({ before: sideOf(before), after: sideOf(after) });
  return { kind, system: state.system, asset: state.name, change: changeText(before, after), id };
}

function sideOf(state: RowState | null) {
  return state === null ? null : { name: state.name, cyber_system_id: state.system.id };
}

function changeText(before: RowState | null, after: RowState | null): RowText {
  if (before === null || after === null) {
    const [action, state] = before === null ? ['create', after] : ['delete', before];
    return [`${action} ${state?.asset_type ?? ''}`];
  }
  const parts: RowText[] = [
    ...(before.system.id === after.system.id ? [] : [moveText(before.system, after.system)]),
    ...(before.name === after.name ? [] : [['rename from ', { name: before.name }]]),
    ...(before.asset_type === after.asset_type ? [] : [[`${before.asset_type} → ${after.asset_type}`]]),
  ];
  return parts.length === 0 ? ['update'] : parts.flatMap((part, index) => (index === 0 ? part : [', ', ...part]));
}

/** With the ids of both where two systems of a site have one name. */
function moveText(from: RowSystem, to: RowSystem): RowText {
  const isAlike = from.name === to.name && from.site === to.site;
  const ids: RowText = isAlike ? [' (', { name: from.id }, ') to ', { name: to.id }] : [];
  const isRated = from.rating !== to.rating;
  const ratings: RowText = isRated ? [', ', ratingOf(from), ' → ', ratingOf(to)] : [];
  return ['move from ', ...placeText(from), ...ids, ...ratings];
}

function ratingOf({ rating }: RowSystem): RowText[number] {
  return rating === null ? 'no rating' : { name: rating };
}

/** `Tolt Junction / SCADA`. */
export function placeText({ site, name }: RowSystem): RowText {
  return site === null ? [{ name }] : [{ name: site }, ' / ', { name }];
}
