import { applyPatch } from 'diff';
import { describe, expect, test } from 'vitest';
import { renderFormatted, renderPatch, renderUnformatted } from '../../src/report/edits.ts';
import { renderImported } from '../../src/report/imported.ts';

describe('the patch of edits', () => {
  test('applies, and shows what is unsafe', () => {
    const before = Array.from({ length: 20 }, (_, k) => `line ${k}\n`).join('');
    const text = before.replace('line 9\n', 'line 9\nline 9a\n');
    const patch = renderPatch([{ path: 'inventory/a.yml', before, text }]);
    expect(patch).toMatch(/^--- a\/inventory\/a\.yml\n\+\+\+ b\/inventory\/a\.yml\n@@ -8,6 \+8,7 @@\n/);
    expect(applyPatch(before, patch)).toBe(text);
    const hostile = renderPatch([{ path: 'a\u001B[2J.yml', before: null, text: '# \u202E ##[error]\r\n' }]);
    for (const unsafe of ['\u001B', '\u202E', '##[']) expect(hostile).not.toContain(unsafe);
  });

  test('of a file outside of the working directory names its whole path', () => {
    for (const path of ['/srv/x/a.yml', 'C:/x/a.yml']) {
      expect(renderPatch([{ path, before: null, text: 'b\n' }])).toBe(
        `--- /dev/null\n+++ ${path}\n@@ -0,0 +1,1 @@\n+b\n`,
      );
      expect(renderPatch([{ path, before: 'a\n', text: 'b\n' }])).toContain(
        `--- ${path}\n+++ ${path}\n@@ -1,1 +1,1 @@\n`,
      );
    }
  });

  test('of more changes than can be compared in time still applies', () => {
    const before = Array.from({ length: 5000 }, (_, k) => `a ${k}\n`).join('');
    const text = before.replaceAll('a', 'b');
    expect(applyPatch(before, renderPatch([{ path: 'a.yml', before, text }]))).toBe(text);
  });
});

describe('the closing lines', () => {
  const changes = Array.from({ length: 1200 }, () => ({ before: null }));
  const counts = { naming: { systemCount: 1 }, fresh: [null], changes, nameless: 0, stray: 0, gaining: [] };
  const edits = [
    { path: 'inventory/plant/ems.yml', before: null, text: '' },
    { path: 'inventory/a.yml', before: '', text: 'x' },
  ];

  test('name and count files', () => {
    expect(renderImported(edits, counts, { dryRun: false, ms: 1_200 })).toBe(
      'new inventory/plant/ems.yml\nchanged inventory/a.yml\nWrote 1 new file and 1 changed: 1 cyber system, 1,200 assets, in 1.2 s.\n',
    );
    expect(renderFormatted(edits.slice(1), 3, 100)).toBe(
      'formatted inventory/a.yml\nFormatted 1 of 3 files, in 0.1 s.\n',
    );
    expect(renderFormatted([], 3, 100)).toBe('Formatted already: 3 files, in 0.1 s.\n');
    expect(renderUnformatted(edits, 3, 100)).toBe('2 of 3 files to format, in 0.1 s: run cip-sync fmt.\n');
  });

  test('say what was left out', () => {
    const ended = { dryRun: false, ms: 100 } as const;
    const left = renderImported([], { ...counts, nameless: 2, stray: 1 }, ended);
    expect(left).toMatch(
      /^Nothing to import: .*, as found in 0\.1 s\.\n2 assets left out: .* Name them .* prune: false keeps them\.\n1 asset left out: .*\n$/,
    );
    expect(renderImported([], { ...counts, nameless: 1 }, ended)).toMatch(/Name it .* prune: false keeps it\.\n$/);
  });

  test('of an organization without cyber systems speak of no files', () => {
    const ended = { dryRun: false, ms: 100 } as const;
    expect(renderImported([], { ...counts, naming: { systemCount: 0 }, fresh: [], changes: [] }, ended)).toBe(
      'The organization has no cyber systems: there is nothing to declare, as found in 0.1 s.\n',
    );
  });
});
