// What people read of a plan: sections, deletes first, and in each a row for each change. Terminal, comment, check,
// summary, issue and audit walk the same rows, and decide only how a name and a place look.
import type { Change, ShownPlan, Verb } from '../core/change.ts';
import { needsId } from '../core/characters.ts';
import { compareNatural } from '../core/compare.ts';
import type { RatingDifference } from '../core/diagnostic.ts';
import { groupBy } from '../core/group.ts';
import type { SitedSystem } from '../core/model.ts';
import { nameKey } from '../core/names.ts';
import { compareSystems } from '../core/resolve.ts';
import { possibleRenames, type RenamePair } from '../core/suggest.ts';
import {
  counted,
  type Formatter,
  joined,
  LONGEST_SHOWN,
  ratingText,
  shorten,
  systemName,
  visible,
  word,
  yamlString,
} from './text.ts';

export const CHANGE_COLUMNS = ['Cyber system', 'Asset', 'Change', 'Id', 'Line'] as const;

/** The kinds of changes in reading order. An update of several kinds counts as the first of them. */
const KINDS = ['delete', 'move', 'rename', 'retype', 'create'] as const;
type ChangeKind = (typeof KINDS)[number];

/** Plain words, names that others wrote, and the end of a part, after which a new line may begin. */
export type RowText = readonly (string | { readonly name: string } | { readonly end: ',' | ';' })[];

/** An asset on one side of a change, and its cyber system with its facility or control center, if they are known. */
interface RowState {
  readonly name: string;
  readonly asset_type: string;
  readonly system: {
    readonly id: string;
    readonly name: string;
    readonly site: string | null;
    readonly rating: string | null;
  };
}

export interface ChangeRow {
  readonly kind: ChangeKind;
  /** Where the asset is after the change; for a delete, where it was. */
  readonly system: RowState['system'];
  readonly asset: string;
  /** True if the row is about the cyber system itself, and names no asset. */
  readonly isOfSystem?: true;
  /** `delete hardware`, `move from …, High → Medium, rename from …, hardware → software`. */
  readonly change: RowText;
  /** null if the service has not assigned one yet. */
  readonly id: string | null;
  /** Where the files ask for it; null for a delete, which no file names. */
  readonly line: { readonly path: string; readonly line: number } | null;
}

/** What a row is about: a change, or an impact rating that differs, which no apply can change. */
export type Difference = Change | (RatingDifference & { readonly cyberSystem: SitedSystem });

export interface Section<D extends Difference = Change> {
  /** What is shown. `KEEP` in markdown/table.ts says which parts are cut first. */
  readonly part: 'deletes' | 'moves' | 'updates' | 'pending' | 'reverted' | 'drift' | 'creates' | 'results';
  /** Says how many rows there are, in words without names. */
  readonly title: string;
  readonly note: ((say: Formatter) => string) | null;
  readonly changes: readonly D[];
  rowOf(change: D): ChangeRow;
  /** Hidden behind its title until somebody opens it. */
  readonly isFolded: boolean;
}

/** Longer sections are folded: the changes that the files ask for, and pending ones. Deletes never are. */
const LONG = 25;

const MERGED = 'Merged, but not applied yet.';

/** The sections of a plan that have rows. */
export function planPage(plan: ShownPlan, verb: Verb = 'plan', approves = true): Section<Difference>[] {
  const executed = inReadingOrder(plan.toExecute);
  const deletes = executed.filter(({ action }) => action === 'delete');
  const others = executed.filter(({ action }) => action !== 'delete');
  const asked = others.filter(({ origin }) => origin === 'inventory');
  const moves = asked.filter((change) => kindOf(change) === 'move');
  const updates = asked.filter((change) => ['rename', 'retype'].includes(kindOf(change)));
  const creates = asked.filter(({ action }) => action === 'create');
  const pending = others.filter(({ origin }) => origin === 'pending');
  const reverted = others.filter(({ origin }) => origin === 'drift');
  const kinds = new Set(updates.map(kindOf));
  const verbs = kinds.size === 2 ? 'Rename or retype' : kinds.has('retype') ? 'Retype' : 'Rename';
  const also = (count: number) => {
    const them = count === 1 ? 'it' : 'them';
    if (verb === 'apply') return ` This apply executes ${them}, too.`;
    return approves ? ` Merging this approves ${them}, too.` : '';
  };
  const late = deletes.filter(({ origin }) => origin === 'pending').length;
  const ofDeletes = late === deletes.length ? MERGED : counted`${late} of them (is|are) merged, but not applied yet.`;
  const titled = (part: Section['part'], changes: readonly Change[], title: string, note = ''): Section => {
    const isFolded = part !== 'deletes' && part !== 'creates' && changes.length > LONG;
    return { part, title, note: note === '' ? null : () => note, changes, rowOf, isFolded };
  };
  const assets = (changes: readonly Change[]) => counted`${changes.length} asset(s)`;
  const sections = [
    // The headline and the counts say how many.
    titled('deletes', deletes, 'Delete', late === 0 ? '' : ofDeletes + also(late)),
    titled('moves', moves, `Move ${assets(moves)}`, 'A moved asset takes the impact rating of its new cyber system.'),
    titled('updates', updates, `${verbs} ${assets(updates)}`),
    titled('creates', creates, `Create ${assets(creates)}`),
    titled(
      'pending',
      pending,
      counted`Pending from earlier merges: ${pending.length} change(s)`,
      MERGED + also(pending.length),
    ),
    titled('reverted', reverted, counted`Drift, reverted by this run: ${reverted.length} change(s)`),
    driftSection(plan),
  ];
  return sections.filter(({ changes }) => changes.length > 0);
}

/** Differences that are not applied, each once: a pair that may be a rename is one row. */
export function driftSection(plan: ShownPlan): Section<Difference> {
  const executed = new Set(plan.toExecute);
  const pairs = driftPairs(plan);
  const paired = new Set<Change>(pairs.map(({ to }) => to));
  const pairOf = new Map<Change, RenamePair>(pairs.map((pair) => [pair.from, pair]));
  const drifted = inReadingOrder(plan.changes.filter((change) => !executed.has(change) && !paired.has(change)));
  const ratings = plan.ratings.map((one) => ({ ...one, cyberSystem: one.args.system }));
  const changes = [...ratings.sort((a, b) => compareSystems(a.cyberSystem, b.cyberSystem)), ...drifted];
  return {
    part: 'drift',
    title: counted`Drift, not applied: ${changes.length} difference(s)`,
    note: null,
    changes,
    rowOf: (change) => {
      if ('code' in change) return ratingRow(change);
      const pair = pairOf.get(change);
      return pair === undefined ? driftRow(change) : pairRow(pair);
    },
    // Not folded if there is nothing else to read.
    isFolded: executed.size > 0 || changes.length > LONG,
  };
}

/** How many differences are not applied, as every page counts them. Documents and outputs count the changes. */
export function driftCount(plan: ShownPlan): number {
  return plan.summary.drift + plan.ratings.length - driftPairs(plan).length;
}

function driftPairs(plan: ShownPlan): RenamePair[] {
  const pairs = possibleRenames(plan);
  if (pairs.length === 0) return [];
  const executed = new Set(plan.toExecute);
  return pairs.filter(({ from, to }) => !executed.has(from) && !executed.has(to));
}

/** A change that apply would execute. */
export function rowOf(change: Change): ChangeRow {
  return changeRow(change.id, ...statesOf(change), sourceLine(change));
}

/** The row of a change that a file or a ledger has. At least one of the two states is not null. */
export function changeRow(
  id: string | null,
  stateBefore: RowState | null,
  stateAfter: RowState | null,
  line: ChangeRow['line'] = null,
): ChangeRow {
  const { before, after } = contrasted(stateBefore, stateAfter);
  const state = after ?? before;
  if (state === null) throw new Error('A change has a state before or after it.');
  const row = { system: state.system, asset: state.name, id, line };
  if (before === null) return { ...row, kind: 'create', change: [`create ${state.asset_type}`] };
  if (after === null) return { ...row, kind: 'delete', change: [`delete ${state.asset_type}`] };
  const [from, to] = [before.system, after.system];
  const isMove = from.id !== to.id;
  const isRename = before.name !== after.name;
  const isRetype = before.asset_type !== after.asset_type;
  // Shows both ids if two systems of one site have the same name.
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
function driftRow(change: Change): ChangeRow {
  const { before, after } = contrasted(...statesOf(change));
  const row = rowOf(change);
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
  return {
    ...row,
    asset: before.name,
    change: ['at the service: ', ...side(before), { end: ';' }, 'in the files: ', ...side(after)],
  };
}

/** A declared impact rating and the other one of the service. The row names no asset. */
function ratingRow({ args: { system, declared, live }, at }: RatingDifference): ChangeRow {
  const line = at === null || at.offset === null ? null : { path: at.file.path, line: at.file.place(at.offset).line };
  const now = live === null ? 'no rating' : { name: live };
  const change = [`impact rating ${declared} in the files → `, now, ' at the service'];
  const about = { system: { ...systemOf(system), rating: null }, asset: '', isOfSystem: true } as const;
  return { ...about, kind: 'retype', change, id: null, line };
}

/** An asset at the service and an entry of a file that may be the same under another name: one difference. */
function pairRow({ from, to }: RenamePair): ChangeRow {
  const moved = from.cyberSystem.id === to.cyberSystem.id ? [] : [' in ', ...siteAndName(systemOf(to.cyberSystem))];
  const type = from.before.asset_type === to.after.asset_type ? '' : ` (${to.after.asset_type})`;
  const [, named] = contrast(from.before.name, to.after.name);
  const change: RowText = [
    `${from.before.asset_type} at the service`,
    { end: ';' },
    'perhaps ',
    { name: named },
    `${type} of the files`,
    ...moved,
  ];
  return { ...driftRow(from), kind: 'rename', change, line: sourceLine(to) };
}

/** Orders rows by kind, deletes first, then by site (systems without a site last), by cyber system, and by name. */
export function compareRows(a: ChangeRow, b: ChangeRow): number {
  const textsOf = ({ system, asset, id }: ChangeRow) => [system.site ?? '', system.name, system.id, asset, id ?? ''];
  const [one, other] = [textsOf(a), textsOf(b)];
  return (
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    Number(a.system.site === null) - Number(b.system.site === null) ||
    one.reduce((order, text, index) => order || compareNatural(text, other[index]!), 0)
  );
}

/** Sorts changes as people read them: by site and system, by kind, and by name. A plan file has another order. */
export function inReadingOrder(changes: readonly Change[]): Change[] {
  return [...changes].sort(
    (a, b) =>
      compareSystems(a.cyberSystem, b.cyberSystem) ||
      KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) ||
      compareNatural((a.after ?? a.before).name, (b.after ?? b.before).name) ||
      compareNatural(a.id ?? '', b.id ?? ''),
  );
}

export function kindOf(change: Change): ChangeKind {
  if (change.action !== 'update') return change.action;
  if (change.changed.includes('cyber_system_id')) return 'move';
  return change.changed.includes('name') ? 'rename' : 'retype';
}

/** Grouped by cyber system, sorted by site and name. */
export function bySystem<T extends { readonly cyberSystem: SitedSystem }>(all: readonly T[]) {
  const groups = [...groupBy(all, ({ cyberSystem }) => cyberSystem.id).values()];
  return groups
    .map((members) => ({ system: members[0]!.cyberSystem, members }))
    .sort((a, b) => compareSystems(a.system, b.system));
}

/** ` at 5 sites` if the changes reach more than one site; else ''. */
export function sitesOf(changes: readonly Pick<Difference, 'cyberSystem'>[]): string {
  const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
  return sites < 2 ? '' : counted` at ${sites} sites`;
}

/**
 * The YAML lines to add under `assets:` to declare what no file declares. They are grouped by cyber system, with the
 * file that declares it. The lines include an id if the name needs one, or if another asset has the same name. For an
 * asset without a name, the line is a comment.
 */
export function declarationsBySystem(undeclared: ShownPlan['undeclared']): { place: string; yaml: string[] }[] {
  const named = groupBy(undeclared, ({ asset }) => nameKey(asset.cyber_system_id, asset.name));
  const sorted = [...undeclared].sort(
    (a, b) => compareNatural(a.asset.name, b.asset.name) || compareNatural(a.asset.id, b.asset.id),
  );
  return bySystem(sorted).map(({ system, members }) => ({
    place: joined([visible(members[0]?.path ?? ''), systemName(system, word, word)], ', '),
    yaml: members.flatMap(({ asset: { id, name, asset_type, cyber_system_id } }) => {
      if (name === '') return [`# ${word(id)}: without a name no file can declare it. Name it in the application`];
      const lines = [`  - name: ${yamlString(name)}`, `    asset_type: ${asset_type}`];
      const isShared = (named.get(nameKey(cyber_system_id, name))?.length ?? 0) > 1;
      return isShared || needsId(name) ? [...lines, `    id: ${yamlString(id)}`] : lines;
    }),
  }));
}

/** `Tolt Junction / SCADA`. */
export function siteAndName({ site, name }: RowState['system']): RowText {
  return site === null ? [{ name }] : [{ name: site }, ' / ', { name }];
}

/** The text of a row as a string. `say` formats the names in it. `space` separates its parts. */
export function setRowText(text: RowText, say: (name: string) => string, space = ' '): string {
  return setParts(text, say, space).join('');
}

export function setParts<T>(text: RowText, say: (name: string) => T, space = ' '): (string | T)[] {
  return text.map((part) => (typeof part === 'string' ? part : 'end' in part ? part.end + space : say(part.name)));
}

const COMMA = { end: ',' } as const;

/** Joins the parts that are not empty. */
export function commaJoined(parts: readonly RowText[]): RowText {
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [COMMA, ...part]));
}

function ratingPart({ rating }: RowState['system']): RowText[number] {
  return rating === null ? 'not known' : ratingText(rating, (name) => ({ name }));
}

function sourceLine(change: Change): ChangeRow['line'] {
  if (change.action === 'delete') return null;
  const { document, offset } = change.desired;
  const { line } = document.file.place(offset);
  // Evidence does not keep the place: it has line 0.
  return line === 0 ? null : { path: document.file.path, line };
}

function systemOf({ id, name, site, impactRating }: SitedSystem): RowState['system'] {
  return { id, name, site: site?.name ?? null, rating: impactRating };
}

function statesOf(change: Change): [before: RowState | null, after: RowState | null] {
  const { before, after, cyberSystem } = change;
  const from = change.action === 'update' ? change.fromSystem : cyberSystem;
  return [
    before && { name: before.name, asset_type: before.asset_type, system: systemOf(from) },
    after && { name: after.name, asset_type: after.asset_type, system: systemOf(cyberSystem) },
  ];
}

/** Long names are shortened for display. Where before and after differ always stays visible. */
function contrasted(before: RowState | null, after: RowState | null) {
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
 * where they start to differ, each to LONGEST_SHOWN at most. The results start alike, and still differ.
 */
function contrast(one: string, other: string): readonly [string, string] {
  if (one === other || Math.max(one.length, other.length) <= LONGEST_SHOWN) return [one, other];
  let parting = 0;
  while (one[parting] === other[parting]) parting++;
  // Each part has at most half the length, so that the joined text is not shortened again.
  const cut = (text: string) => shorten(text, LONGEST_SHOWN / 2, 40, 24);
  const start = cut(one.slice(0, parting));
  return [start + cut(one.slice(parting)), start + cut(other.slice(parting))];
}
