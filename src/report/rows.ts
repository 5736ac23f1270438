// The lines of changes in a terminal: one change a line, columns aligned within a cyber system.
import type { Change, Update } from '../core/change.ts';
import { contrasted } from './contrast.ts';
import { visible, word } from './escape.ts';
import type { Paint } from './paint.ts';
import { byKind, bySystem, KINDS, type Kind, kindOf, sourceOf } from './sections.ts';
import { INHERITS, PERMANENT } from './summarize.ts';

const MARKS: { readonly [K in Kind]: string } = {
  delete: '- delete',
  move: '> move',
  rename: '~ rename',
  retype: '~ retype',
  create: '+ create',
};

interface Row {
  /** null for what is not to be executed. */
  readonly kind: Kind | null;
  readonly cells: readonly string[];
  /** After the columns, where alignment does not matter. */
  readonly rest: string;
  /** A second line; empty for none. */
  readonly below: string;
}

export interface RowStyle {
  readonly paint: Paint;
  /** A longer cell stands out of its column instead of widening it. */
  readonly widest: number;
}

/** Changes to execute, grouped by cyber system; deletes first in each. Linear in changes. */
export function changeRows(changes: readonly Change[], style: RowStyle): string[] {
  return systemBlocks(changes, changeRow, style);
}

/** Changes that are not to be executed: what the service says, and what the files say. */
export function driftRows(changes: readonly Change[], style: RowStyle): string[] {
  return systemBlocks(changes, driftRow, style);
}

function systemBlocks(changes: readonly Change[], rowOf: (change: Change) => Row, style: RowStyle): string[] {
  const lines: string[] = [];
  for (const { system, members } of bySystem(changes)) {
    const kinds = byKind(members);
    const rows = KINDS.flatMap((kind) => kinds[kind].map((change) => rowOf(contrasted(change))));
    lines.push(style.paint.bold(systemText(system)));
    pushRows(lines, rows, style);
    lines.push('');
  }
  return lines;
}

/** `Alpha EMS (cs_1)`. */
export function systemText({ id, name }: { readonly id: string; readonly name: string }): string {
  return `${word(name)} (${word(id)})`;
}

function changeRow(change: Change): Row {
  const { id, cells } = changeCells(change);
  const source = sourceOf(change);
  const kind = kindOf(change);
  const move = kind === 'move' && change.action === 'update' ? moveText(change) : '';
  return {
    kind,
    cells: [markOf(change), ...cells, id],
    rest: source === null ? PERMANENT : visible(source),
    below: move,
  };
}

/** An update that does several says all: `~ rename, retype`. */
function markOf(change: Change): string {
  const mark = MARKS[kindOf(change)];
  if (change.action !== 'update' || change.changed.length === 1) return mark;
  const { changed } = change;
  const isMove = changed.includes('cyber_system_id');
  const more = [isMove && changed.includes('name') ? 'rename' : '', changed.includes('asset_type') ? 'retype' : ''];
  return [mark, ...more.filter((word) => word !== '')].join(', ');
}

function changeCells(change: Change): { id: string; cells: readonly string[] } {
  if (change.action !== 'update') {
    const { name, asset_type } = change.after ?? change.before;
    return { id: change.id === null ? '' : word(change.id), cells: [word(name), asset_type] };
  }
  const { before, after, id } = change;
  const name = before.name === after.name ? word(after.name) : `${word(before.name)} → ${word(after.name)}`;
  const type = before.asset_type === after.asset_type ? after.asset_type : `${before.asset_type} → ${after.asset_type}`;
  return { id: word(id), cells: [name, type] };
}

function moveText({ fromSystem, cyberSystem }: Update): string {
  return `${systemText(fromSystem)} → ${systemText(cyberSystem)}: ${INHERITS}`;
}

function driftRow(change: Change): Row {
  const { name, asset_type } = change.before ?? change.after;
  const source = sourceOf(change);
  return {
    kind: null,
    cells: ['?', word(name), asset_type, change.id === null ? '' : word(change.id), driftText(change)],
    rest: source === null ? '' : visible(source),
    below: '',
  };
}

function driftText(change: Change): string {
  if (change.action === 'delete') return 'at the service, in no file';
  if (change.action === 'create') return 'in the files, not at the service';
  const { before, after, fromSystem, cyberSystem } = change;
  return `at the service: ${sideText(change, before, fromSystem)}; in the files: ${sideText(change, after, cyberSystem)}`;
}

/** What one side has of that in which they differ. */
function sideText({ changed }: Update, side: Update['after'], system: Update['cyberSystem']): string {
  const parts = [
    changed.includes('name') ? `named ${word(side.name)}` : '',
    changed.includes('cyber_system_id') ? `in ${systemText(system)}` : '',
    changed.includes('asset_type') ? side.asset_type : '',
  ];
  return parts.filter((text) => text !== '').join(', ');
}

function pushRows(lines: string[], rows: readonly Row[], { paint, widest }: RowStyle): void {
  const widths: number[] = [];
  for (const { cells } of rows) {
    cells.forEach((cell, column) => {
      if (cell.length <= widest) widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  const colors = {
    delete: paint.red,
    move: paint.yellow,
    rename: paint.yellow,
    retype: paint.yellow,
    create: paint.green,
  };
  const indent = ' '.repeat(4 + (widths[0] ?? 0));
  for (const { kind, cells, rest, below } of rows) {
    const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    const text = `  ${line}  ${rest}`.trimEnd();
    lines.push(kind === null ? paint.yellow(text) : colors[kind](text));
    if (below !== '') lines.push(paint.dim(indent + below));
  }
}
