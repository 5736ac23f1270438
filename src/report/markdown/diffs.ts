// Changes and declarations as fenced lines of Markdown, in a fence that no name in them can close.
import type { Change, Undeclared } from '../../core/change.ts';
import { contrasted } from '../contrast.ts';
import { declarations } from '../declaration.ts';
import { diffLine, fenceFor, shorten, word } from '../escape.ts';
import { systemText } from '../rows.ts';
import { sourceOf } from '../sections.ts';
import type { Body } from './tables.ts';

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
