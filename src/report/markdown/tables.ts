// Changes as rows of Markdown: every name in an inert code span. A cyber system, and the file that declares it, is told
// once, above its assets: so there are few columns, and names keep to one line where the page is narrow.
import type { Change, Undeclared } from '../../core/change.ts';
import { groupBy } from '../../core/group.ts';
import type { PlacedSystem } from '../../core/model.ts';
import { codeSpan, diffLine, fenceFor, shorten, tableCell, word } from '../escape.ts';
import {
  areTogether,
  bySite,
  bySystem,
  type ChangeKind,
  contrasted,
  declarations,
  type InSystem,
  idText,
  kindOf,
  nameText,
  pathOf,
  ratingChange,
  type SystemGroup,
  sideText,
  sourceOf,
  typeText,
} from '../sections.ts';
import { grouped, joined, ratingText, systemName, systemText } from '../text-style.ts';
import type { Section } from './budget.ts';

/** The rows of a section and what stands around them. */
export type Body = Pick<Section, 'open' | 'count' | 'row' | 'close'>;

/** A table for each cyber system and file, which are its first column's title. Those of one are next to each other. */
function tables(columns: readonly string[], changes: readonly Change[], cells: (change: Change) => string[]): Body {
  return {
    open: '',
    count: changes.length,
    row: (index) => {
      const change = changes[index]!;
      const before = changes[index - 1];
      const row = rowOf(cells(contrasted(change)));
      if (before !== undefined && areTogether(before, change)) return row;
      return `${before === undefined ? '' : '\n'}${head([placeTitle(change), ...columns])}${row}`;
    },
    close: '',
  };
}

function head(columns: readonly string[], rules = columns.map(() => ':--')): string {
  return rowOf(columns) + rowOf(rules);
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

function placeTitle(change: Change): string {
  const { cyberSystem } = change;
  const path = pathOf(change);
  const title = systemText(cyberSystem, tableCell);
  return `${title}${path === null ? '' : `<br>${tableCell(path)}`}`;
}

function ratingCell({ impactRating }: PlacedSystem): string {
  return impactRating === null ? '' : ` ${ratingText(impactRating, tableCell)}`;
}

/** Site and cyber system as the first columns of a table; ids where several systems would read alike. */
function systemColumns(all: readonly PlacedSystem[]) {
  const systems = new Map(all.map((system) => [system.id, system]));
  const isSited = [...systems.values()].some(({ site }) => site !== null);
  const labelOf = ({ site, name }: PlacedSystem) => `${site === null ? '' : `/${site.name}`}\0${name}`;
  const ofLabel = groupBy(systems.values(), labelOf);
  return {
    titles: isSited ? ['Site', 'Cyber system'] : ['Cyber system'],
    cells: (system: PlacedSystem): string[] => {
      const isAlone = ofLabel.get(labelOf(system))?.length === 1;
      const name = `${tableCell(system.name)}${isAlone ? '' : ` ${tableCell(system.id)}`}${ratingCell(system)}`;
      return isSited ? [system.site === null ? '' : tableCell(system.site.name), name] : [name];
    },
  };
}

/** One table over all sites, whose rows begin with site and cyber system. */
export function siteTable<T extends InSystem>(
  columns: readonly string[],
  all: readonly T[],
  cells: (one: T) => readonly string[],
): Body {
  const systems = systemColumns(all.map(({ cyberSystem }) => cyberSystem));
  return {
    open: head([...systems.titles, ...columns]),
    count: all.length,
    row: (index) => rowOf([...systems.cells(all[index]!.cyberSystem), ...cells(all[index]!)]),
    close: '',
  };
}

/** All deletes, whyever they are in the plan: which is told where it is not this inventory alone. */
export function deleteTable(changes: readonly Change[]): Body {
  const isMixed = changes.some(({ origin }) => origin !== 'inventory');
  const why = { inventory: 'these files', pending: 'pending from earlier merges', drift: 'reverts drift' };
  return siteTable(['Asset', 'Type', 'Id', ...(isMixed ? ['Asked for by'] : [])], bySite(changes), (change) => [
    ...[nameCell(change), typeText(change), idCell(change)],
    ...(isMixed ? [why[change.origin]] : []),
  ]);
}

/** What moves, from where to where, and between which impact ratings. */
export function moveTable(changes: readonly Change[]): Body {
  const moves = changes.filter((change) => change.action === 'update');
  const isRated = moves.some((one) => ratingChange(one.fromSystem, one.cyberSystem, tableCell) !== '');
  const places = systemColumns(moves.flatMap(({ fromSystem, cyberSystem }) => [fromSystem, cyberSystem]));
  const place = (system: PlacedSystem) => joined(places.cells({ ...system, impactRating: null }), ' / ');
  return {
    open: head(['Asset', 'Id', 'From', 'To', ...(isRated ? ['Impact rating'] : [])]),
    count: moves.length,
    row: (index) => {
      const move = moves[index]!;
      const change = contrasted(move);
      const { before, after } = move;
      const type = before.asset_type === after.asset_type ? '' : `, ${typeText(change)}`;
      const { fromSystem, cyberSystem } = change.action === 'update' ? change : move;
      const rating = ratingChange(move.fromSystem, move.cyberSystem, tableCell);
      const ratings = isRated ? [rating] : [];
      return rowOf([nameCell(change) + type, idCell(change), place(fromSystem), place(cyberSystem), ...ratings]);
    },
    close: '',
  };
}

export function createTable(changes: readonly Change[]): Body {
  return tables(['Type', 'Line'], changes, (change) => [nameCell(change), typeText(change), lineCell(change)]);
}

/** Changes of every kind. */
export function mixedTable(changes: readonly Change[]): Body {
  return tables(['Change', 'Id', 'Line'], changes, (change) => {
    const isMove = change.action === 'update' && kindOf(change) === 'move';
    const from = isMove ? ` from ${systemName(change.fromSystem, tableCell)}` : '';
    const type = change.action === 'create' || change.before.asset_type !== change.after?.asset_type;
    const action = `${kindOf(change)}${from}${type ? ` ${typeText(change)}` : ''}`;
    return [nameCell(change), action, idCell(change), lineCell(change)];
  });
}

/** Changes that are not to be executed, as a difference between service and files. */
export function driftTable(changes: readonly Change[]): Body {
  return tables(['At the service', 'In the files'], changes, (change) => {
    const { name } = change.before ?? change.after;
    const id = change.id === null ? '' : ` ${idCell(change)}`;
    const line = change.action === 'delete' ? '' : `, line ${lineCell(change)}`;
    return [tableCell(name) + id, atService(change), inFiles(change) + line];
  });
}

function atService(change: Change): string {
  if (change.action === 'create') return 'not there';
  if (change.action === 'delete') return change.before.asset_type;
  return sideText(change, change.before, systemName(change.fromSystem, tableCell), tableCell);
}

function inFiles(change: Change): string {
  if (change.action === 'delete') return 'in none';
  if (change.action === 'create') return change.after.asset_type;
  return sideText(change, change.after, systemName(change.cyberSystem, tableCell), tableCell);
}

const nameCell = (change: Change) => nameText(change, tableCell);
const idCell = (change: Change) => idText(change, tableCell);

function lineCell(change: Change): string {
  if (change.action === 'delete') return '';
  return String(change.desired.document.file.place(change.desired.offset).line);
}

/** Systems beyond so many are summed by their site. */
const MOST_SYSTEMS = 120;

/** How many changes of each action fall on each site and cyber system: for plans too long to be read row by row. */
export function overviewTable(changes: readonly Change[]): Body {
  const systems = bySystem(changes);
  const groups = systems.length > MOST_SYSTEMS ? siteGroups(systems) : systemGroups(systems);
  const columns = OVERVIEW.filter(({ kinds }) => changes.some((change) => kinds.includes(kindOf(change))));
  const titles = [...groups.titles, ...columns.map(({ title }) => title)];
  return {
    open: head(titles, [...groups.titles.map(() => ':--'), ...columns.map(() => '--:')]),
    count: groups.all.length,
    row: (index) => {
      const { cells, members } = groups.all[index]!;
      const counts = columns.map(({ kinds }) => members.filter((change) => kinds.includes(kindOf(change))).length);
      return rowOf([...cells, ...counts.map((count) => (count === 0 ? '' : grouped(count)))]);
    },
    close: '',
  };
}

function systemGroups(systems: readonly SystemGroup<Change>[]) {
  const { titles, cells } = systemColumns(systems.map(({ system }) => system));
  return { titles, all: systems.map(({ system, members }) => ({ cells: cells(system), members })) };
}

function siteGroups(systems: readonly SystemGroup<Change>[]) {
  const sites = [...groupBy(systems, ({ system }) => system.site?.id ?? '').values()];
  const all = sites.map((of) => {
    const site = of[0]?.system.site ?? null;
    const cells = [site === null ? '' : tableCell(site.name), grouped(of.length)];
    return { cells, members: of.flatMap(({ members }) => members) };
  });
  return { titles: ['Site', 'Cyber systems'], all };
}

const OVERVIEW: readonly { readonly title: string; readonly kinds: readonly ChangeKind[] }[] = [
  { title: 'Delete', kinds: ['delete'] },
  { title: 'Update', kinds: ['move', 'rename', 'retype'] },
  { title: 'Create', kinds: ['create'] },
];

/** Under `detail: counts`: the lines that ask for these changes, a row a file, and nothing else. */
export function sourceList(changes: readonly Change[]): Body {
  const sameFile = (index: number) => index > 0 && pathOf(changes[index - 1]!) === pathOf(changes[index]!);
  return {
    open: '',
    count: changes.length,
    row: (index) => {
      const change = changes[index]!;
      if (sameFile(index)) return `, ${lineCell(change)}`;
      const more = changes[index + 1];
      const noun = more !== undefined && pathOf(more) === pathOf(change) ? 'lines' : 'line';
      return `${index === 0 ? '' : '\n'}- ${codeSpan(pathOf(change) ?? '')}, ${noun} ${lineCell(change)}`;
    },
    close: '\n',
  };
}

// Changes and declarations as fenced lines of Markdown, in a fence that no name in them can close.

/** Renames and retypes: before and after, on lines of their own, under the system that holds them. */
export function updateDiff(updates: readonly Change[]): Body {
  const fence = fenceFor(updates.flatMap(namesIn));
  return {
    open: `${fence}diff\n`,
    count: updates.length,
    row: (index) => {
      const [last, change] = [updates[index - 1], contrasted(updates[index]!)];
      const isOfLast = last !== undefined && areTogether(last, change);
      const place = isOfLast ? '' : diffLine(' ', systemText(change.cyberSystem));
      return (index === 0 ? '' : '\n') + place + hunk(change);
    },
    close: `${fence}\n`,
  };
}

function hunk(change: Change): string {
  if (change.action !== 'update') return '';
  const { before, after, id } = change;
  const place = shorten(sourceOf(change) ?? '');
  const fields = [
    ['name', word(before.name), word(after.name)],
    ['asset_type', before.asset_type, after.asset_type],
  ] as const;
  const lines = fields.flatMap(([key, from, to]) =>
    from === to ? [] : [diffLine('-', `${key}: ${from}`), diffLine('+', `${key}: ${to}`)],
  );
  return [diffLine(' ', `${word(before.name)} · ${word(id)} · ${place}`), ...lines].join('');
}

function namesIn(change: Change): string[] {
  const { before, after, cyberSystem, id } = change;
  return [before?.name ?? '', after?.name ?? '', systemText(cyberSystem), id ?? '', sourceOf(change) ?? ''];
}

/** The lines of YAML that would declare these, under a comment for each cyber system. */
export function declarationBlock(undeclared: readonly Undeclared[]): Body {
  const declare = declarations(undeclared.map(({ asset }) => asset));
  const fence = fenceFor(
    undeclared.flatMap(({ asset, cyberSystem }) => [asset.name, asset.id, systemText(cyberSystem)]),
  );
  return {
    open: `${fence}yaml\n`,
    count: undeclared.length,
    row: (index) => {
      const { asset, cyberSystem } = undeclared[index]!;
      const isFirst = undeclared[index - 1]?.cyberSystem.id !== cyberSystem.id;
      const lines = isFirst ? [`# ${systemText(cyberSystem)}`, ...declare(asset)] : declare(asset);
      return lines.map((line) => `${line}\n`).join('');
    },
    close: `${fence}\n`,
  };
}
