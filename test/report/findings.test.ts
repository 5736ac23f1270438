import { describe, expect, test } from 'vitest';
import { type Diagnostic, diagnostic, type Severity } from '../../src/core/diagnostic.ts';
import { renderValidationMarkdown } from '../../src/report/markdown/page.ts';
import {
  annotationLine,
  annotations,
  errorsFirst,
  firstOf,
  lineAnnotations,
  renderValidation,
  sarifOf,
} from '../../src/report/messages.ts';
import { ALPHA, file } from './builder.ts';

const FULL = { folder: '' } as const;

function unknownId(severity: Severity, id = 'ca_9', path = 'inventory/a.yml'): Diagnostic {
  return diagnostic('unknown-asset-id', severity, { file: file(path), offset: 3 }, { id });
}

describe('annotations', () => {
  test('point at file, line and column', () => {
    const told = annotations([unknownId('error')], FULL).annotations;
    expect(told).toEqual([
      {
        severity: 'error',
        message:
          'No asset at the service has the id ca_9. Correct it, or remove id to create the asset; the service chooses new ids.',
        title: 'unknown-asset-id: No asset at the service has this id.',
        ...{ file: 'inventory/a.yml', startLine: 3, startColumn: 5 },
      },
    ]);
    expect(told.map(annotationLine)).toEqual([
      '::error title=unknown-asset-id%3A No asset at the service has this id.,file=inventory/a.yml,line=3,col=5::No asset at the service has the id ca_9. Correct it, or remove id to create the asset; the service chooses new ids.',
    ]);
  });

  test('give paths from the root of the repository, wherever the working directory is', () => {
    const found = [
      unknownId('error'),
      diagnostic('no-inventory', 'error', null, { paths: [], folder: null, near: [] }),
    ];
    const inOps = { ...FULL, folder: 'ops/plant/' };
    expect(annotations(found, inOps).annotations.map(({ file: path }) => path)).toEqual([
      'ops/plant/inventory/a.yml',
      undefined,
    ]);
    expect(lineAnnotations(found, inOps).map(({ path }) => path)).toEqual(['ops/plant/inventory/a.yml']);
  });

  test('leave out what is not known', () => {
    const whole = diagnostic('empty-file', 'warning', { file: file('a.yml'), offset: null }, {});
    const [ofFile] = annotations([whole], FULL).annotations.map(annotationLine);
    expect(ofFile).toMatch(/^::warning title=[^,]+,file=a\.yml::/);
    const nowhere = diagnostic('system-released', 'notice', null, { system: ALPHA, count: 2 });
    const [ofNone] = annotations([nowhere], FULL).annotations.map(annotationLine);
    expect(ofNone).toMatch(/^::notice title=system-released%3A A cyber system[^,:]*::/);
  });

  test('beside lines stand at the first where none is known, and are 500 at most', () => {
    const whole = diagnostic('empty-file', 'error', { file: file('a.yml'), offset: null }, {});
    expect(lineAnnotations([whole], FULL)).toMatchObject([{ path: 'a.yml', start_line: 1, end_line: 1 }]);
    expect(lineAnnotations(Array(501).fill(whole), FULL)).toHaveLength(500);
  });

  test('ten of a level are all shown; of eleven, nine and a line that says how many more', () => {
    const many = (count: number) => Array.from({ length: count }, () => unknownId('error'));
    expect(annotations(many(10), FULL).annotations.map(({ startLine }) => startLine)).toEqual(Array(10).fill(3));
    const { annotations: told, unlisted } = annotations([...many(11), unknownId('warning')], FULL);
    expect(unlisted).toHaveLength(2);
    expect(told).toHaveLength(11);
    expect(told[9]).toEqual({ severity: 'error', message: '2 more errors, in the log and the summary of this run.' });
    expect(annotationLine(told[9]!)).toBe('::error::2 more errors, in the log and the summary of this run.');
    expect(told[10]).toMatchObject({ severity: 'warning', file: 'inventory/a.yml' });
  });

  test('a path of a SARIF file is one, whatever stands in it', () => {
    const options = { ...FULL, version: '1.0.0' };
    const [run] = sarifOf([unknownId('error', 'ca_9', 'a:b#c?.yml')], options).runs;
    expect(run?.results[0]?.locations[0]?.physicalLocation.artifactLocation).toEqual({ uri: 'a%3Ab%23c%3F.yml' });
  });

  test('what is not annotated is text, in file order', () => {
    const done = diagnostic('hint-done', 'notice', { file: file('a.yml'), offset: 3 }, { name: 'a', key: 'id' });
    const warnings = Array.from({ length: 11 }, () => unknownId('warning'));
    const errors = Array.from({ length: 11 }, () => unknownId('error'));
    const { unlisted } = annotations([...warnings, ...errors, done], FULL);
    expect(unlisted).toEqual([...warnings.slice(9), ...errors.slice(9), done]);
  });

  test('a hint that has served is no news of every later run: text, and no annotation', () => {
    const done = diagnostic(
      'hint-done',
      'notice',
      { file: file('a.yml'), offset: 3 },
      { name: 'a', key: 'renamed_from' },
    );
    expect(annotations([done], FULL)).toEqual({ annotations: [], unlisted: [done] });
    expect(lineAnnotations([done], FULL)).toEqual([]);
  });
});

describe('validation', () => {
  const counts = { files: 12, assets: 120, systems: 7 };

  test('says each finding on a line, then counts', () => {
    const diagnostics = [unknownId('error'), unknownId('error'), unknownId('warning')];
    const lines = renderValidation({ diagnostics, ...counts }).split('\n');
    expect(lines[0]).toMatch(/^inventory\/a\.yml:3:5 error unknown-asset-id: /);
    expect(lines.slice(3)).toEqual(['2 errors, 1 warning in 12 files, 120 assets in 7 cyber systems', '']);
  });

  test('without errors says so', () => {
    const one = { files: 1, assets: 1, systems: 1 };
    expect(renderValidation({ diagnostics: [], ...one })).toBe('Valid: 1 file, 1 asset in 1 cyber system\n');
    expect(renderValidation({ diagnostics: [unknownId('warning')], ...counts })).toMatch(
      /\nValid, with 1 warning: 12 files, 120 assets in 7 cyber systems\n$/,
    );
  });
});

test('errors come first, then whole systems, warnings and notices, each in file order', () => {
  const released = diagnostic('system-released', 'warning', null, { system: ALPHA, count: 1 });
  const all = [
    unknownId('notice', '1'),
    unknownId('warning', '2'),
    released,
    unknownId('error', '3'),
    unknownId('error', '4'),
  ];
  expect(errorsFirst(all)).toEqual([all[3], all[4], released, all[1], all[0]]);
});

test('of too many the first are chosen, and one of each code', () => {
  const released = diagnostic('system-released', 'warning', null, { system: ALPHA, count: 1 });
  const empty = diagnostic('csv-empty', 'error', null, { leftOut: 0 });
  const many = Array.from({ length: 9 }, (_, k) => unknownId('error', String(k)));
  expect(firstOf([...many, released, empty], 5)).toEqual([...many.slice(0, 3), empty, released]);
});

test('thousands of findings of a validation stay within the bytes of a summary, errors first', () => {
  const many = (severity: Severity) => Array.from({ length: 9000 }, () => unknownId(severity));
  const found = { diagnostics: [...many('warning'), ...many('error')], files: 1, assets: 1, systems: 1 };
  const page = renderValidationMarkdown(found, { budget: 100_000, name: '' });
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(100_000);
  expect(page).toMatch(/> \[!CAUTION\]\n(?:> .*\n)+\n[\d,]+ more not shown here\.\n/);
  expect(page).toContain('**9,000 warnings**, not shown here.');
});

test('SARIF: brackets and backslashes of a name make no link', () => {
  const finding = diagnostic(
    'unknown-key',
    'error',
    { file: file('inventory/a.yml'), offset: 3 },
    { key: '[run](https://evil.example)\\', near: null, allowed: ['name'] },
  );
  const [run] = sarifOf([finding], { ...FULL, version: '1' }).runs;
  expect(run?.results[0]?.message.text).toContain('\\[run\\](https://evil.example)');
  expect(run?.results[0]?.message.text.replace(/\\[\\[\]]/g, '')).not.toMatch(/[\\[\]]/);
});
