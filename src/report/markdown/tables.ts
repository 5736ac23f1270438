// Changes as rows of Markdown: every name in an inert code span. A cyber system, and the file that declares it, is told
// once, above its assets: so there are few columns, and names keep to one line where the page is narrow.
import type { Change, Undeclared, Update } from '../../core/change.ts';
import { declarations } from '../declarations.ts';
import { codeSpan, diffLine, fenceFor, shorten, tableCell, word } from '../escape.ts';
import { areTogether, bySystem, contrasted, type Kind, kindOf, pathOf, sourceOf, systemText } from '../sections.ts';
import { grouped } from '../text-style.ts';
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
  const { name, id } = change.cyberSystem;
  const path = pathOf(change);
  return `${tableCell(name)} ${tableCell(id)}${path === null ? '' : `<br>${tableCell(path)}`}`;
}

export function deleteTable(changes: readonly Change[]): Body {
  return tables(['Type', 'Id'], changes, (change) => [nameCell(change), typeCell(change), idCell(change)]);
}

export function createTable(changes: readonly Change[]): Body {
  return tables(['Type', 'Line'], changes, (change) => [nameCell(change), typeCell(change), lineCell(change)]);
}

/** Changes of every kind. */
export function mixedTable(changes: readonly Change[]): Body {
  return tables(['Change', 'Id', 'Line'], changes, (change) => {
    const isMove = change.action === 'update' && kindOf(change) === 'move';
    const from = isMove ? ` from ${tableCell(change.fromSystem.name)}` : '';
    const type = change.action === 'create' || change.before.asset_type !== change.after?.asset_type;
    const told = `${kindOf(change)}${from}${type ? ` ${typeCell(change)}` : ''}`;
    return [nameCell(change), told, idCell(change), lineCell(change)];
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
  return differences(change, change.before, change.fromSystem.name);
}

function inFiles(change: Change): string {
  if (change.action === 'delete') return 'in none';
  if (change.action === 'create') return change.after.asset_type;
  return differences(change, change.after, change.cyberSystem.name);
}

function differences({ changed }: Update, state: Update['after'], system: string): string {
  const parts = [
    changed.includes('name') ? `named ${tableCell(state.name)}` : '',
    changed.includes('cyber_system_id') ? `in ${tableCell(system)}` : '',
    changed.includes('asset_type') ? state.asset_type : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function nameCell({ before, after }: Change): string {
  const to = tableCell((after ?? before).name);
  return before === null || after === null || before.name === after.name ? to : `${tableCell(before.name)} → ${to}`;
}

function typeCell({ before, after }: Change): string {
  if (before === null || after === null) return (after ?? before).asset_type;
  return before.asset_type === after.asset_type ? after.asset_type : `${before.asset_type} → ${after.asset_type}`;
}

function idCell({ id }: Change): string {
  return id === null ? '' : tableCell(id);
}

function lineCell(change: Change): string {
  if (change.action === 'delete') return '';
  return String(change.desired.document.file.place(change.desired.offset).line);
}

/** How many changes of each action fall on each cyber system: for plans too long to be read row by row. */
export function overviewTable(changes: readonly Change[]): Body {
  const systems = bySystem(changes);
  const columns = OVERVIEW.filter(({ kinds }) => changes.some((change) => kinds.includes(kindOf(change))));
  return {
    open: head(['Cyber system', ...columns.map(({ title }) => title)], [':--', ...columns.map(() => '--:')]),
    count: systems.length,
    row: (index) => {
      const { system, members } = systems[index]!;
      const counts = columns.map(({ kinds }) => members.filter((change) => kinds.includes(kindOf(change))).length);
      const cells = counts.map((count) => (count === 0 ? '' : grouped(count)));
      return rowOf([`${tableCell(system.name)} ${tableCell(system.id)}`, ...cells]);
    },
    close: '',
  };
}

const OVERVIEW: readonly { readonly title: string; readonly kinds: readonly Kind[] }[] = [
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

/** Moves, renames and retypes: what each changes, before and after, on lines of their own. */
export function updateDiff(updates: readonly Change[]): Body {
  const fence = fenceFor(updates.flatMap(namesIn));
  return {
    open: `${fence}diff\n`,
    count: updates.length,
    row: (index) => (index === 0 ? '' : '\n') + hunk(contrasted(updates[index]!)),
    close: `${fence}\n`,
  };
}

function hunk(change: Change): string {
  if (change.action !== 'update') return '';
  const { before, after, id, cyberSystem, fromSystem, changed } = change;
  const place = shorten(sourceOf(change) ?? '');
  const system = changed.includes('cyber_system_id') ? '' : ` · ${systemText(cyberSystem)}`;
  const sides = {
    name: ['name', word(before.name), word(after.name)],
    cyber_system_id: ['cyber_system', systemText(fromSystem), systemText(cyberSystem)],
    asset_type: ['asset_type', before.asset_type, after.asset_type],
  } as const;
  const lines = changed.flatMap((field) => {
    const [key, from, to] = sides[field];
    return [diffLine('-', `${key}: ${from}`), diffLine('+', `${key}: ${to}`)];
  });
  return [diffLine(' ', `${word(before.name)} · ${word(id)}${system} · ${place}`), ...lines].join('');
}

function namesIn(change: Change): string[] {
  const { before, after, cyberSystem, id } = change;
  const from = change.action === 'update' ? [change.fromSystem.name, change.fromSystem.id] : [];
  const names = [before?.name ?? '', after?.name ?? '', cyberSystem.name, cyberSystem.id];
  return [...names, ...from, id ?? '', sourceOf(change) ?? ''];
}

/** The lines of YAML that would declare these, under a comment for each cyber system. */
export function declarationBlock(undeclared: readonly Undeclared[]): Body {
  const declare = declarations(undeclared);
  const fence = fenceFor(
    undeclared.flatMap(({ asset, cyberSystem }) => [asset.name, asset.id, cyberSystem.name, cyberSystem.id]),
  );
  return {
    open: `${fence}yaml\n`,
    count: undeclared.length,
    row: (index) => {
      const one = undeclared[index]!;
      const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
      const lines = isFirst ? [`# ${systemText(one.cyberSystem)}`, ...declare(one)] : declare(one);
      return lines.map((line) => `${line}\n`).join('');
    },
    close: `${fence}\n`,
  };
}
