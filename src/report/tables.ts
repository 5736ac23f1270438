// Changes as rows of Markdown: every name in an inert code span, or in a fence that it cannot close.
import type { Change, Undeclared, Update } from '../core/change.ts';
import type { Section } from './budget.ts';
import { declarations } from './declaration.ts';
import { diffLine, fenceFor, shorten, tableCell, word } from './escape.ts';
import { systemText } from './rows.ts';
import { kindOf, sourceOf } from './sections.ts';

/** The rows of a section and what stands around them. */
export type Body = Pick<Section, 'open' | 'count' | 'row' | 'close'>;

function table(columns: readonly string[], changes: readonly Change[], cells: (change: Change) => string[]): Body {
  return {
    open: `${rowOf(columns)}${rowOf(columns.map(() => '---'))}`,
    count: changes.length,
    row: (index) => rowOf(cells(changes[index]!)),
    close: '',
  };
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

export function deleteTable(changes: readonly Change[]): Body {
  return table(['Cyber system', 'Asset', 'Type', 'Id'], changes, (change) => {
    const { name, asset_type } = change.before ?? change.after;
    return [tableCell(change.cyberSystem.name), tableCell(name), asset_type, idCell(change)];
  });
}

export function moveTable(changes: readonly Change[]): Body {
  return table(['Asset', 'Type', 'Id', 'From', 'To', 'Declared in'], changes, (change) => {
    const from = change.action === 'update' ? tableCell(change.fromSystem.name) : '';
    return [
      nameCell(change),
      typeCell(change),
      idCell(change),
      from,
      tableCell(change.cyberSystem.name),
      sourceCell(change),
    ];
  });
}

export function createTable(changes: readonly Change[]): Body {
  return table(['Cyber system', 'Asset', 'Type', 'Declared in'], changes, (change) => [
    tableCell(change.cyberSystem.name),
    nameCell(change),
    typeCell(change),
    sourceCell(change),
  ]);
}

/** Changes of every kind but deletes. */
export function mixedTable(changes: readonly Change[]): Body {
  return table(['Change', 'Asset', 'Type', 'Id', 'Cyber system', 'Declared in'], changes, (change) => {
    const to = tableCell(change.cyberSystem.name);
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    const system = isMove ? `${tableCell(change.fromSystem.name)} → ${to}` : to;
    return [kindOf(change), nameCell(change), typeCell(change), idCell(change), system, sourceCell(change)];
  });
}

/** Changes that are not to be executed, as a difference between service and files. */
export function driftTable(changes: readonly Change[]): Body {
  return table(['Asset', 'Id', 'At the service', 'In the files', 'Declared in'], changes, (change) => {
    const { name } = change.before ?? change.after;
    return [tableCell(name), idCell(change), atService(change), inFiles(change), sourceCell(change)];
  });
}

function atService(change: Change): string {
  if (change.action === 'create') return 'not there';
  if (change.action === 'delete') return `${change.before.asset_type} in ${tableCell(change.cyberSystem.name)}`;
  return differences(change, change.before, change.fromSystem.name);
}

function inFiles(change: Change): string {
  if (change.action === 'delete') return 'in none';
  if (change.action === 'create') return `${change.after.asset_type} in ${tableCell(change.cyberSystem.name)}`;
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

function sourceCell(change: Change): string {
  const source = sourceOf(change);
  return source === null ? '' : tableCell(source);
}

/** Renames and retypes, before and after on lines of their own. */
export function updateDiff(updates: readonly Change[]): Body {
  const fence = fenceFor(updates.flatMap(namesIn));
  return {
    open: `${fence}diff\n`,
    count: updates.length,
    row: (index) => diffOf(updates[index]!),
    close: `${fence}\n`,
  };
}

function diffOf(change: Change): string {
  const { before, after } = change;
  if (before === null || after === null) return '';
  const place = `${systemText(change.cyberSystem)} · ${word(change.id)} · ${shorten(sourceOf(change) ?? '')}`;
  const isRenamed = before.name !== after.name;
  const title = isRenamed ? place : `${place} · ${word(after.name)}`;
  const lines = [diffLine(' ', title)];
  if (isRenamed) lines.push(diffLine('-', `name: ${word(before.name)}`), diffLine('+', `name: ${word(after.name)}`));
  if (before.asset_type !== after.asset_type) {
    lines.push(diffLine('-', `asset_type: ${before.asset_type}`), diffLine('+', `asset_type: ${after.asset_type}`));
  }
  return lines.join('');
}

function namesIn(change: Change): string[] {
  const { before, after, cyberSystem, id } = change;
  return [before?.name ?? '', after?.name ?? '', cyberSystem.name, cyberSystem.id, id ?? '', sourceOf(change) ?? ''];
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

/** Under `detail: counts`: the lines that ask for these changes, and nothing else. */
export function sourceList(changes: readonly Change[]): Body {
  return { open: '', count: changes.length, row: (index) => `- ${sourceCell(changes[index]!)}\n`, close: '' };
}
