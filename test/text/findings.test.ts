import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { sourceFile } from '../../src/inventory/files.ts';
import {
  annotations,
  condensed,
  errorsFirst,
  findingLines,
  lineAnnotations,
  renderValidation,
} from '../../src/text/findings.ts';
import { renderValidationMarkdown } from '../../src/text/markdown/page.ts';
import { diagnostic } from '../core/build.ts';
import { ALPHA, file } from './builder.ts';

function unknownId(severity: Diagnostic['severity'], id = 'ca_9', path = 'inventory/a.yml'): Diagnostic {
  return diagnostic('unknown-asset-id', severity, { file: file(path), offset: 3 }, { id });
}

describe('annotations', () => {
  test('point at the file, line and column', () => {
    const shown = annotations([unknownId('error')], '').annotations;
    expect(shown).toEqual([
      {
        severity: 'error',
        message:
          'No asset at the service has the id ca_9. Correct it, or remove id to create the asset; the service chooses new ids.',
        title: 'unknown-asset-id: No asset at the service has this id.',
        ...{ file: 'inventory/a.yml', startLine: 3, startColumn: 5 },
      },
    ]);
  });

  const whole = diagnostic('empty-file', 'error', { file: file('a.yml'), offset: null }, {});

  test('give paths from the root of the repository and omit what is unknown', () => {
    const nowhere = diagnostic('system-released', 'error', null, { system: ALPHA, count: 2 });
    const [ofFile, ofNone] = annotations([whole, nowhere], 'ops/plant/').annotations;
    expect(ofFile?.file).toBe('ops/plant/a.yml');
    expect(Object.keys(ofFile ?? {})).toEqual(['severity', 'message', 'title', 'file']);
    expect(Object.keys(ofNone ?? {})).toEqual(['severity', 'message', 'title']);
  });

  test('on lines use line 1 if no line is known, and are at most 500', () => {
    const first = { path: 'ops/a.yml', start_line: 1, end_line: 1 };
    expect(lineAnnotations([whole], 'ops/')).toMatchObject([first]);
    expect(lineAnnotations(Array(501).fill(whole), '')).toHaveLength(500);
  });

  test('show up to ten findings of a level; if there are more, they show nine and a count of the rest', () => {
    const many = (count: number) => Array.from({ length: count }, () => unknownId('error'));
    expect(annotations(many(10), '').annotations.map(({ startLine }) => startLine)).toEqual(Array(10).fill(3));
    const { annotations: shown, unlisted } = annotations([...many(11), unknownId('warning')], '');
    expect(unlisted).toHaveLength(2);
    expect(shown).toHaveLength(11);
    expect(shown[9]).toEqual({ severity: 'error', message: '2 more errors, in the log and the summary of this run.' });
    expect(shown[10]).toMatchObject({ severity: 'warning', file: 'inventory/a.yml' });
  });

  test('leave the other findings, and hints that have served, to the text, in file order', () => {
    const done = diagnostic(
      'hint-done',
      'notice',
      { file: file('a.yml'), offset: 3 },
      { name: 'a', keys: ['renamed_from'], isOwnPlace: false },
    );
    const eleven = (severity: Diagnostic['severity']) => Array.from({ length: 11 }, () => unknownId(severity));
    const [warnings, errors] = [eleven('warning'), eleven('error')];
    const { unlisted } = annotations([...warnings, ...errors, done], '');
    expect(unlisted).toEqual([...warnings.slice(9), ...errors.slice(9), done]);
    expect(annotations([done], '').annotations).toEqual([]);
    expect(lineAnnotations([done], '')).toEqual([]);
  });
});

describe('validation', () => {
  const counts = { files: 12, assets: 120, systems: 7 };

  test('prints each finding as a block, then the counts and whether the files are valid', () => {
    const diagnostics = [unknownId('error'), unknownId('error'), unknownId('warning')];
    const blocks = renderValidation({ diagnostics, ...counts }).split('\n\n');
    expect(blocks[0]).toMatch(/^inventory\/a\.yml:3:5 error unknown-asset-id\n/);
    expect(blocks.slice(3)).toEqual(['2 errors, 1 warning in 12 files, 120 assets in 7 cyber systems\n']);
    const one = { files: 1, assets: 1, systems: 1 };
    expect(renderValidation({ diagnostics: [], ...one })).toBe('Valid: 1 file, 1 asset in 1 cyber system\n');
    expect(renderValidation({ diagnostics: [unknownId('warning')], ...counts })).toMatch(
      /\n\nValid, with 1 warning: 12 files, 120 assets in 7 cyber systems\n$/,
    );
  });
});

describe('a finding in the terminal', () => {
  const blockOf = (text: string, offset: number, width: number | null = null) => {
    const at = { file: sourceFile('inventory/ems.yml', text), offset };
    const args = { key: 'asset_typ', of: 'asset', near: 'asset_type', allowed: [] } as const;
    return findingLines([diagnostic('unknown-key', 'error', at, args)], { width });
  };

  test('has a line for tools, the sentence, the line of the file with its place marked, and the way out', () => {
    expect(blockOf('a:\n\n\n\n    asset_typ: hardware\r\n', 10)).toEqual([
      'inventory/ems.yml:5:5 error unknown-key',
      '  "asset_typ" is not a key of an asset.',
      '  5 |     asset_typ: hardware',
      '    |     ^^^^^^^^^',
      '  help: Did you mean "asset_type"?',
    ]);
  });

  test.each([
    ['name: 日本 a # b', 6, '^^^^^^'],
    ['{name: ab, id: x}', 7, '^^'],
    ['name: "a, b" # c', 6, '^^^^^^'],
    ['name: a\u202Eb', 6, '^^^^^^^^'],
    ['a: "b', 3, '^'],
    ['name:', 5, '^'],
  ])('marks in %j, from %i, %s', (text, offset, marks) => {
    expect(blockOf(text, offset)[3]).toBe(`    | ${' '.repeat(offset)}${marks}`);
  });

  test('shows a long line around its place, and in a terminal only what fits', () => {
    const text = `${'x'.repeat(500)} name: ${'y'.repeat(500)}`;
    for (const width of [null, 80]) {
      const [, , line = '', marks = ''] = blockOf(text, 501, width);
      expect(line).toMatch(/^ {2}1 \| …x+ name: y+…$/);
      expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('name');
      expect(line.length).toBeLessThanOrEqual(width ?? 110);
    }
  });

  test('breaks its sentences at the columns of a terminal, and at no space of a name', () => {
    const names = ['North Yard Bay 7', 'North Yard Bay 8', 'North Yard Bay 9'];
    const at = { file: file('a.yml'), offset: 3 };
    const found = diagnostic('duplicate-name', 'notice', at, { names, first: at });
    const sentence = (width: number) => findingLines([found], { width }).slice(1, 3);
    expect(sentence(80)).toEqual([
      '  Several cyber systems declare assets of the same 3 names: "North Yard Bay 7",',
      '  "North Yard Bay 8" and "North Yard Bay 9".',
    ]);
    expect(sentence(78)).toEqual([
      '  Several cyber systems declare assets of the same 3 names:',
      '  "North Yard Bay 7", "North Yard Bay 8" and "North Yard Bay 9".',
    ]);
  });
});

test('errors come first, then whole systems, warnings and notices, each in file order', () => {
  const released = diagnostic('system-released', 'warning', null, { system: ALPHA, count: 1 });
  const [notice, warning] = [unknownId('notice', '1'), unknownId('warning', '2')];
  const all = [notice, warning, released, unknownId('error', '3'), unknownId('error', '4')];
  expect(errorsFirst(all)).toEqual([all[3], all[4], released, all[1], all[0]]);
});

describe('many findings of the same cause', () => {
  const codes = (some: readonly Diagnostic[]) => condensed(some).map(({ finding, more }) => [finding.code, more]);
  const near = (name: string, ...names: readonly string[]) =>
    diagnostic('unknown-cyber-system', 'error', { file: file('a.yml'), offset: 1 }, { name, near: names });

  test('are shown as the first three and a count of the rest, in file order', () => {
    const ids = Array.from({ length: 6 }, (_, n) => unknownId('error', `ca_${n}`));
    expect(codes(ids.slice(1))).toHaveLength(5);
    expect(codes([...ids, unknownId('warning'), near('x')])).toEqual([
      ['unknown-asset-id', 0],
      ['unknown-asset-id', 0],
      ['unknown-asset-id', 3],
      ['unknown-asset-id', 0],
      ['unknown-cyber-system', 0],
    ]);
  });

  test('are grouped by remedy, whatever names it contains', () => {
    const offered = Array.from({ length: 6 }, (_, n) => near(`EMS ${n}`, `EMS-${n}`));
    const lost = Array.from({ length: 4 }, (_, n) => near(`Yard ${n}`));
    expect(codes([...offered, ...lost]).map(([, more]) => more)).toEqual([0, 0, 3, 0, 0, 0, 0]);
  });

  test('are twenty if they are questions about renames', () => {
    const asked = Array.from({ length: 22 }, (_, n) =>
      diagnostic(
        'possible-rename',
        'warning',
        { file: file('a.yml'), offset: n },
        {
          ...{ from: `rtu-${n}`, to: `rtu-${n}a`, id: `ca_${n}`, system: ALPHA, kind: 'deleted' },
        },
      ),
    );
    expect(codes(asked.slice(2)).map(([, more]) => more)).toEqual(Array(20).fill(0));
    expect(codes(asked).map(([, more]) => more)).toEqual([...Array(19).fill(0), 2]);
  });

  test('are lines in a log, and the last line counts the rest', () => {
    const lines = findingLines(Array.from({ length: 40 }, (_, n) => unknownId('error', `ca_${n}`)));
    expect(lines.filter((line) => line.startsWith('inventory/'))).toHaveLength(3);
    expect(lines.at(-1)).toBe('  and 37 more like this. --json has all of them.');
  });
});

test('the findings of a validation fit the byte limit of a summary, errors first', () => {
  const five = (severity: Diagnostic['severity']) =>
    Array.from({ length: 5 }, (_, n) => unknownId(severity, `ca_${n}`));
  const found = { diagnostics: [...five('warning'), ...five('error')], files: 1, assets: 1, systems: 1 };
  const page = renderValidationMarkdown(found, { budget: 700, name: '' });
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(700);
  expect(page).toMatch(/> \[!CAUTION\]\n(?:> .*\n)+\n\d more not shown here\.\n/);
  expect(page).toContain('**5 warnings**, not shown here.');
});
