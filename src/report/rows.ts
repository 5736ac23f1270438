// One change as every surface shows it: the same cells in the same words, whether a plan, a file or a ledger holds the
// change. A surface decides only how a name and a place look.
import type { Change, Create, Delete, Plan } from '../core/change.ts';
import { needsId } from '../core/characters.ts';
import { compareNatural, partingOf } from '../core/compare.ts';
import { groupBy } from '../core/group.ts';
import type { PlacedSystem } from '../core/model.ts';
import { nameKey } from '../core/names.ts';
import { possibleRenames } from '../core/renames.ts';
import { compareSystems } from '../core/resolve.ts';
import {
  counted,
  cutMiddle,
  type FormatText,
  type Formatter,
  grouped,
  isUsualRating,
  LONGEST_SHOWN,
  systemText,
  visible,
  word,
  yamlString,
} from './text.ts';

/** The titles of the columns, in order. */
export const CHANGE_COLUMNS = ['Cyber system', 'Asset', 'Change', 'Id', 'Line'] as const;

/** The kinds of changes in reading order. An update of several kinds counts as the first of them. */
export const KINDS = ['delete', 'move', 'rename', 'retype', 'create'] as const;
export type ChangeKind = (typeof KINDS)[number];

/** Plain words, and between them names that others wrote. */
export type RowText = readonly (string | { readonly name: string })[];

/** A cyber system as a row shows it. */
interface RowSystem {
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

export interface ChangeRow {
  readonly kind: ChangeKind;
  /** Where the asset is after the change; for a delete, where it was. */
  readonly system: RowSystem;
  readonly asset: string;
  /** `delete hardware`, `move from …, High → Medium, rename from …, hardware → software`. */
  readonly change: RowText;
  /** null if the service has not assigned one yet. */
  readonly id: string | null;
  /** Where the files ask for it; null for a delete, which no file names. */
  readonly line: { readonly path: string; readonly line: number } | null;
}

/** A change that apply would execute. */
export function rowOf(change: Change): ChangeRow {
  return changeRow({ id: change.id, ...statesOf(change), line: placeOf(change) });
}

/** The same for a change that a file or a ledger holds. It has a state before or after it. */
export function changeRow({
  id,
  line = null,
  ...states
}: {
  readonly id: string | null;
  readonly before: RowState | null;
  readonly after: RowState | null;
  readonly line?: ChangeRow['line'];
}): ChangeRow {
  const { before, after } = contrasted(states);
  const state = after ?? before;
  if (state === null) throw new Error('A change has a state before or after it.');
  const row = { system: state.system, asset: state.name, id, line };
  if (before === null) return { ...row, kind: 'create', change: [`create ${state.asset_type}`] };
  if (after === null) return { ...row, kind: 'delete', change: [`delete ${state.asset_type}`] };
  const [from, to] = [before.system, after.system];
  const isMove = from.id !== to.id;
  const isRename = before.name !== after.name;
  const isRetype = before.asset_type !== after.asset_type;
  // With both ids if two systems of a site have one name.
  const isAlike = from.name === to.name && from.site === to.site;
  const ids: RowText = isAlike ? [' (', { name: from.id }, ') to ', { name: to.id }] : [];
  const ratings: RowText = from.rating === to.rating ? [] : [', ', ratingPart(from), ' → ', ratingPart(to)];
  const change = commaJoined([
    isMove ? ['move from ', ...siteAndName(from), ...ids, ...ratings] : [],
    isRename ? ['rename from ', { name: before.name }] : [],
    isRetype ? [`${before.asset_type} → ${after.asset_type}`] : [],
  ]);
  const kind = isMove ? 'move' : isRename ? 'rename' : 'retype';
  return { ...row, kind, change: change.length === 0 ? ['update'] : change };
}

/** A difference that apply would not execute: what the service has, and what the files have. */
export function driftRow(change: Change): ChangeRow {
  const { before, after } = contrasted(statesOf(change));
  const row = { ...rowOf(change), asset: (before ?? after)?.name ?? '' };
  if (after === null) return { ...row, change: [`${before?.asset_type ?? ''} at the service, in no file`] };
  if (before === null) return { ...row, change: [`${after.asset_type} in the files, not at the service`] };
  const isAlike = before.system.name === after.system.name && before.system.site === after.system.site;
  const side = ({ name, system, asset_type }: RowState) => {
    const rating: RowText = system.rating === null ? [] : [' (', ratingPart(system), ')'];
    const beside = isAlike ? [' (', { name: system.id }, ')'] : rating;
    return commaJoined([
      before.name === after.name ? [] : ['named ', { name }],
      before.system.id === after.system.id ? [] : ['in ', ...siteAndName(system), ...beside],
      before.asset_type === after.asset_type ? [] : [asset_type],
    ]);
  };
  return { ...row, change: ['at the service ', ...side(before), '; in the files ', ...side(after)] };
}

/** An asset at the service and an entry of a file that may be the same under another name: one difference. */
export function pairRow({ from, to }: { readonly from: Delete; readonly to: Create }): ChangeRow {
  const moved = from.cyberSystem.id === to.cyberSystem.id ? [] : [' in ', ...siteAndName(rowSystem(to.cyberSystem))];
  const type = from.before.asset_type === to.after.asset_type ? '' : ` (${to.after.asset_type})`;
  const [, named] = contrast(from.before.name, to.after.name);
  return {
    ...driftRow(from),
    kind: 'rename',
    change: [`${from.before.asset_type} at the service; perhaps `, { name: named }, `${type} of the files`, ...moved],
    line: placeOf(to),
  };
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

/** The first kind of a change. */
export function kindOf(change: Change): ChangeKind {
  if (change.action !== 'update') return change.action;
  if (change.changed.includes('cyber_system_id')) return 'move';
  return change.changed.includes('name') ? 'rename' : 'retype';
}

/** Where the files ask for a change. */
export function placeOf(change: Change): ChangeRow['line'] {
  if (change.action === 'delete') return null;
  const { document, offset } = change.desired;
  return { path: document.file.path, line: document.file.place(offset).line };
}

/** `Tolt Junction / SCADA`. */
export function siteAndName({ site, name }: RowSystem): RowText {
  return site === null ? [{ name }] : [{ name: site }, ' / ', { name }];
}

/** A text of a row on a surface that is text itself. */
export function setRowText(text: RowText, name: FormatText): string {
  return text.map((part) => (typeof part === 'string' ? part : name(part.name))).join('');
}

/** High, Medium and Low are plain words; anybody may have written another one. */
function ratingPart({ rating }: RowSystem): RowText[number] {
  if (rating === null) return 'no rating';
  return isUsualRating(rating) ? rating : { name: rating };
}

/** Joins the parts that are not empty. */
function commaJoined(parts: readonly RowText[]): RowText {
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [', ', ...part]));
}

function statesOf(change: Change): { before: RowState | null; after: RowState | null } {
  const { before, after, cyberSystem } = change;
  const from = change.action === 'update' ? change.fromSystem : cyberSystem;
  return {
    before: before && { name: before.name, asset_type: before.asset_type, system: rowSystem(from) },
    after: after && { name: after.name, asset_type: after.asset_type, system: rowSystem(cyberSystem) },
  };
}

function rowSystem({ id, name, site, impactRating }: PlacedSystem): RowSystem {
  return { id, name, site: site?.name ?? null, rating: impactRating };
}

// Long names are shortened for display. Where before and after differ always stays visible.

/** A part of a name is shown whole up to this many UTF-16 units, so that two such parts are not shortened again. */
const MOST_WHOLE = LONGEST_SHOWN / 2;
const ENDS = { head: 40, tail: 24 };

function contrasted({ before, after }: { before: RowState | null; after: RowState | null }) {
  if (before === null || after === null) return { before, after };
  const [oldName, newName] = contrast(before.name, after.name);
  const [from, to] = [before.system, after.system];
  const [fromName, toName] = contrast(from.name, to.name);
  const [fromId, toId] = contrast(from.id, to.id);
  const [fromSite, toSite] = contrast(from.site ?? '', to.site ?? '');
  return {
    before: { ...before, name: oldName, system: { ...from, name: fromName, id: fromId, site: from.site && fromSite } },
    after: { ...after, name: newName, system: { ...to, name: toName, id: toId, site: to.site && toSite } },
  };
}

/**
 * Shortens two texts that are shown for comparison. If they differ and one is too long, both are cut around the place
 * where they start to differ, each to LONGEST_SHOWN at most. They start alike, and still differ.
 */
export function contrast(one: string, other: string): readonly [string, string] {
  if (one === other || Math.max(one.length, other.length) <= LONGEST_SHOWN) return [one, other];
  const parting = partingOf(one, other);
  const cut = (text: string) => (text.length <= MOST_WHOLE ? text : cutMiddle(text, ENDS));
  const start = cut(one.slice(0, parting));
  return [start + cut(one.slice(parting)), start + cut(other.slice(parting))];
}

// A plan divided for its readers: what the files ask for, what is pending, and drift; and by kind, deletes first.
// Terminal, comment, check, summary and issue walk the same sections.

/** Words with names in them, formatted for one output. */
export type Words = (formatter: Formatter) => string;

export interface Section {
  /** What is shown. A surface cuts the last of these first. */
  readonly part: 'deletes' | 'moves' | 'updates' | 'pending' | 'reverted' | 'drift' | 'creates' | 'results';
  /** Says how many rows there are, in words without names. */
  readonly title: string;
  /** Below the title. */
  readonly note: Words | null;
  /** In reading order. */
  readonly changes: readonly Change[];
  readonly rowOf: (change: Change) => ChangeRow;
  /** Hidden behind its title until somebody opens it. */
  readonly isFolded: boolean;
}

/** Longer sections are folded: the changes that the files ask for, and pending ones. Deletes never are. */
const LONG = 25;

/** The page of a plan, without empty sections. `verb` is the command that shows it. */
export function planPage(plan: Plan, verb: 'plan' | 'apply' | 'drift' = 'plan'): Section[] {
  const executed = new Set(plan.toExecute);
  const all = inReadingOrder(plan.changes);
  const deletes = all.filter((change) => change.action === 'delete' && executed.has(change));
  const others = all.filter((change) => change.action !== 'delete' && executed.has(change));
  const asked = groupBy(
    others.filter(({ origin }) => origin === 'inventory'),
    kindOf,
  );
  const of = (...kinds: ChangeKind[]) => kinds.flatMap((kind) => asked.get(kind) ?? []);
  const [moves, renames, retypes, creates] = [of('move'), of('rename'), of('retype'), of('create')];
  const verbs = retypes.length === 0 ? 'Rename' : renames.length === 0 ? 'Retype' : 'Rename or retype';
  const pending = others.filter(({ origin }) => origin === 'pending');
  const reverted = others.filter(({ origin }) => origin === 'drift');
  const late = deletes.filter(({ origin }) => origin === 'pending').length;
  const share = late === deletes.length ? '' : `${grouped(late)} `;
  const also = (count: number) => {
    const them = count === 1 ? 'it' : 'them';
    return verb === 'apply' ? `This apply executes ${them} too` : `Merging approves ${them} too`;
  };
  const titled = (title: string, changes: readonly Change[], part: Section['part']): Section => {
    return { part, title, note: null, changes, rowOf, isFolded: changes.length > LONG };
  };
  const assets = (changes: readonly Change[]) => counted(changes.length, 'asset');
  const sections: Section[] = [
    {
      ...titled(
        `Delete ${assets(deletes)}${late === 0 ? '' : `, ${share}pending from earlier merges. ${also(late)}`}`,
        deletes,
        'deletes',
      ),
      isFolded: false,
    },
    titled(`Move ${assets(moves)}. A moved asset inherits the new system's impact rating`, moves, 'moves'),
    titled(`${verbs} ${assets([...renames, ...retypes])}`, inReadingOrder([...renames, ...retypes]), 'updates'),
    { ...titled(`Create ${assets(creates)}`, creates, 'creates'), isFolded: true },
    titled(
      `Pending from earlier merges: ${counted(pending.length, 'change')}. ${also(pending.length)}`,
      pending,
      'pending',
    ),
    titled(`Drift, reverted by this run: ${counted(reverted.length, 'change')}`, reverted, 'reverted'),
    driftSection(plan),
  ];
  return sections.filter(({ changes }) => changes.length > 0);
}

/** Differences that are not applied, each once: a pair that may be a rename is one row. */
export function driftSection(plan: Plan): Section {
  const { changes, toExecute, summary } = plan;
  const executed = new Set(toExecute);
  const left = inReadingOrder(changes.filter((change) => !executed.has(change)));
  const pairs = possibleRenames(plan).filter(({ from, to }) => !executed.has(from) && !executed.has(to));
  const paired = new Set<Change>(pairs.map(({ to }) => to));
  const pairOf = new Map<Change, (typeof pairs)[number]>(pairs.map((pair) => [pair.from, pair]));
  const shown = left.filter((change) => !paired.has(change));
  return {
    part: 'drift',
    title: `Drift, not applied: ${counted(shown.length, 'difference')}`,
    note: null,
    changes: shown,
    rowOf: (change) => {
      const pair = pairOf.get(change);
      return pair === undefined ? driftRow(change) : pairRow(pair);
    },
    // Not folded if there is nothing else to read.
    isFolded: summary.create + summary.update + summary.delete > 0 || shown.length > LONG,
  };
}

/** As people read changes: by site and system, then by kind, then by name. A plan file has an order of its own. */
export function inReadingOrder<C extends Change>(changes: readonly C[]): C[] {
  return [...changes].sort(
    (a, b) =>
      compareSystems(a.cyberSystem, b.cyberSystem) ||
      KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) ||
      compareNatural((a.after ?? a.before).name, (b.after ?? b.before).name) ||
      compareNatural(a.id ?? '', b.id ?? ''),
  );
}

/** Grouped by cyber system, sorted by site and name. */
export function bySystem<T extends { readonly cyberSystem: PlacedSystem }>(all: readonly T[]) {
  const groups = [...groupBy(all, ({ cyberSystem }) => cyberSystem.id).values()];
  return groups
    .map((members) => ({ system: members[0]!.cyberSystem, members }))
    .sort((a, b) => compareSystems(a.system, b.system));
}

/** ` at 5 sites` if the changes reach more than one site; else ''. */
export function sitesOf(changes: readonly Change[]): string {
  const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
  return sites < 2 ? '' : ` at ${grouped(sites)} sites`;
}

// The YAML lines that would declare assets that no file declares yet.

/**
 * The lines to add under `assets:`, by cyber system, and the file that declares it. An id pins an asset whose name needs
 * one, or that shares its name with another; for an asset without a name the line is a comment.
 */
export function declarationsBySystem(undeclared: Plan['undeclared']): { place: string; yaml: string[] }[] {
  const names = new Set<string>();
  const shared = new Set<string>();
  for (const { asset } of undeclared) {
    const key = nameKey(asset.cyber_system_id, asset.name);
    (names.has(key) ? shared : names).add(key);
  }
  const sorted = [...undeclared].sort(
    (a, b) => compareNatural(a.asset.name, b.asset.name) || compareNatural(a.asset.id, b.asset.id),
  );
  return bySystem(sorted).map(({ system, members }) => ({
    place: `${visible(members[0]?.path ?? '')}, ${systemText(system)}`,
    yaml: members.flatMap(({ asset: { id, name, asset_type, cyber_system_id } }) => {
      if (name === '') return [`# ${word(id)}: without a name no file can declare it. Name it in the application`];
      const lines = [`  - name: ${yamlString(name)}`, `    asset_type: ${asset_type}`];
      const isClear = !shared.has(nameKey(cyber_system_id, name)) && !needsId(name);
      return isClear ? lines : [...lines, `    id: ${yamlString(id)}`];
    }),
  }));
}
