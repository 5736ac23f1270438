// One change in the same five columns everywhere: in Markdown and on the HTML pages. The caller decides how a name and
// a place look; the words are here.
import type { Change, Update } from '../core/change.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { groupBy } from '../core/group.ts';
import type { PlacedSystem } from '../core/model.ts';
import { contrasted, ratingChange, sideText } from './sections.ts';
import { type FormatText, joined, ratingText, systemName, turned } from './text-style.ts';

/** The titles of the columns, in order. */
export const CHANGE_COLUMNS = ['Cyber system', 'Asset', 'Change', 'Id', 'Line'] as const;

export interface RowFormat {
  readonly name: FormatText;
  /** The file and line that ask for a change, linked to the commit if possible. */
  readonly place: (path: string, line: number) => string;
  /** Sets the question beside a delete that may be half of a rename. */
  readonly question: FormatText;
  /** Ids of assets whose delete may be half of a rename. */
  readonly doubted: ReadonlySet<string>;
  /** Ids of systems that differ only in their id. */
  readonly alike: ReadonlySet<string>;
  /** The id of an asset if the change does not hold it: the service gave it to a created asset. */
  readonly idOf?: (change: Change) => string | null;
}

/** The cells of a row, in the order of the columns. */
export type ChangeCells = readonly [system: string, asset: string, change: string, id: string, line: string];

/** A change that apply would execute. */
export function changeCells(whole: Change, format: RowFormat): ChangeCells {
  const change = contrasted(whole);
  const { name } = format;
  const asset = name((change.after ?? change.before).name);
  return [
    systemCell(change, format),
    asset,
    actionText(change, format),
    idCell(whole, format),
    lineCell(whole, format),
  ];
}

/** A difference that apply would not execute: the state at the service, and the state in the files. */
export function driftCells(whole: Change, format: RowFormat): ChangeCells {
  const change = contrasted(whole);
  const { name } = format;
  const asset = name((change.before ?? change.after).name);
  return [systemCell(change, format), asset, driftText(change, name), idCell(whole, format), lineCell(whole, format)];
}

/** Ids of the assets that a plan would delete, and that may only have been renamed. */
export function doubtedIds(diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(diagnostics.flatMap((finding) => (finding.code === 'possible-rename' ? [finding.args.id] : [])));
}

/** Ids of the systems in these changes that share site and name with another. */
export function alikeSystems(changes: readonly Change[]): ReadonlySet<string> {
  const systems = new Map(changes.map(({ cyberSystem }) => [cyberSystem.id, cyberSystem]));
  const byLabel = groupBy(systems.values(), ({ site, name }) => JSON.stringify([site?.name ?? null, name]));
  return new Set([...byLabel.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])));
}

function systemCell({ cyberSystem }: Change, { name, alike }: RowFormat): string {
  return joined([placeCell(cyberSystem, name), alike.has(cyberSystem.id) ? name(cyberSystem.id) : ''], ' ');
}

/** `Tolt Junction / SCADA Medium`, with each name set by `name`. */
export function placeCell({ impactRating, ...system }: PlacedSystem, name: FormatText): string {
  const rating = impactRating === null ? '' : ratingText(impactRating, name);
  return joined([systemName({ ...system, impactRating: null }, name), rating], ' ');
}

const ORIGIN_WORDS = { inventory: '', pending: 'pending', drift: 'reverts drift' } as const;

function actionText(change: Change, { name, question, doubted }: RowFormat): string {
  if (change.action === 'create') return `create ${change.after.asset_type}`;
  if (change.action === 'update') return updateText(change, name);
  const asked = doubted.has(change.id) ? question('a rename?') : '';
  return joined([`delete ${change.before.asset_type}`, ORIGIN_WORDS[change.origin], asked], ', ');
}

/** `move from Alpha EMS, High → Medium, rename from rtu-3, hardware → software`. */
function updateText({ before, after, fromSystem, cyberSystem, changed }: Update, name: FormatText): string {
  const isMove = changed.includes('cyber_system_id');
  return joined(
    [
      isMove ? `move from ${systemName({ ...fromSystem, impactRating: null }, name)}` : '',
      isMove ? ratingChange(fromSystem, cyberSystem, name) : '',
      changed.includes('name') ? `rename from ${name(before.name)}` : '',
      changed.includes('asset_type') ? turned(before.asset_type, after.asset_type) : '',
    ],
    ', ',
  );
}

function driftText(change: Change, name: FormatText): string {
  if (change.action === 'delete') return `${change.before.asset_type} at the service, in no file`;
  if (change.action === 'create') return `${change.after.asset_type} in the files, not at the service`;
  const { before, after, fromSystem, cyberSystem } = change;
  const there = sideText(change, before, systemName(fromSystem, name), name);
  return `at the service ${there}; in the files ${sideText(change, after, systemName(cyberSystem, name), name)}`;
}

function idCell(change: Change, { name, idOf = ({ id }) => id }: RowFormat): string {
  const id = idOf(change);
  return id === null ? '' : name(id);
}

function lineCell(change: Change, { place }: RowFormat): string {
  if (change.action === 'delete') return '';
  const { document, offset } = change.desired;
  return place(document.file.path, document.file.place(offset).line);
}
