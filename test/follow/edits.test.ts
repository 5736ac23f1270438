import { applyPatch } from 'diff';
import { describe, expect, test } from 'vitest';
import { renderFormatted, renderImported, renderPatch } from '../../src/follow/report.ts';
import { SystemNaming } from '../../src/follow/system-naming.ts';
import { plan } from '../text/builder.ts';

describe('the patch of edits', () => {
  test('applies cleanly and escapes unsafe characters', () => {
    const before = Array.from({ length: 20 }, (_, k) => `line ${k}\n`).join('');
    const text = before.replace('line 9\n', 'line 9\nline 9a\n');
    const patch = renderPatch([{ path: 'inventory/a.yml', before, text }]);
    expect(patch).toMatch(/^--- a\/inventory\/a\.yml\n\+\+\+ b\/inventory\/a\.yml\n@@ -8,6 \+8,7 @@\n/);
    expect(applyPatch(before, patch)).toBe(text);
    const hostile = renderPatch([{ path: 'a\u001B[2J.yml', before: null, text: '# \u202E ##[error]\r\n' }]);
    for (const unsafe of ['\u001B', '\u202E', '##[']) expect(hostile).not.toContain(unsafe);
  });

  test('names the whole path of a file outside of the working directory', () => {
    for (const path of ['/srv/x/a.yml', 'C:/x/a.yml']) {
      expect(renderPatch([{ path, before: null, text: 'b\n' }])).toBe(
        `--- /dev/null\n+++ ${path}\n@@ -0,0 +1,1 @@\n+b\n`,
      );
      expect(renderPatch([{ path, before: 'a\n', text: 'b\n' }])).toContain(
        `--- ${path}\n+++ ${path}\n@@ -1,1 +1,1 @@\n`,
      );
    }
  });

  test('still applies when there are too many changes to compare in time', () => {
    const before = Array.from({ length: 5000 }, (_, k) => `a ${k}\n`).join('');
    const text = before.replaceAll('a', 'b');
    expect(applyPatch(before, renderPatch([{ path: 'a.yml', before, text }]))).toBe(text);
  });
});

describe('the closing lines', () => {
  const edits = [
    { path: 'inventory/plant/ems.yml', before: null, text: '' },
    { path: 'inventory/a.yml', before: '', text: 'x' },
  ];
  const imported = (
    some: typeof edits,
    count: number,
    missing: { nameless?: number; stray?: number; systems?: number },
  ) => {
    const { nameless = 0, stray = 0, systems = 1 } = missing;
    const system = { id: 'cs_1', name: 'EMS', organization_slug: 'acme', facility_id: null };
    const changes = Array.from({ length: count }, () => ({ system, from: null, before: null, after: null }));
    const fresh = count === 0 ? [] : [{ system, declared: null, prune: null, entries: [] }];
    const comparison = { edits: new Map(), changes, unchanged: 0, fresh, gaining: [] };
    const ended = { dryRun: false, ms: 1_200 };
    const nowhere = () => ({ id: 'cs_1', name: 'EMS', site: null, impactRating: null });
    const naming = new SystemNaming({
      organization: 'acme',
      facilities: [],
      systems: Array(systems).fill(system),
      assets: [],
    });
    const live = { systems: [], naming, nameless, stray };
    return renderImported(
      {
        edits: some,
        comparison,
        written: new Map(),
        commentsOf: () => [],
        plan: plan([]),
        csv: null,
        missing: live,
        sited: nowhere,
      },
      false,
      ended,
    );
  };

  test('name and count the files', () => {
    expect(imported(edits, 1200, {})).toBe(
      'new inventory/plant/ems.yml\nchanged inventory/a.yml\nWrote 1 new file and 1 changed: 1 cyber system, 1,200 assets, in 1.2 s.\n',
    );
    expect(renderFormatted(edits.slice(1), 3, 100, false)).toBe(
      'formatted inventory/a.yml\nFormatted 1 of 3 files, in 0.1 s.\n',
    );
    for (const isCheck of [false, true])
      expect(renderFormatted([], 3, 100, isCheck)).toBe('Formatted already: 3 files, in 0.1 s.\n');
    expect(renderFormatted(edits, 3, 100, true)).toBe('2 of 3 files to format, in 0.1 s: run cip-sync fmt.\n');
  });

  test('say what was left out, and say so when the organization has no cyber systems', () => {
    expect(imported([], 9, { nameless: 2, stray: 1 })).toMatch(
      /^Nothing to import: .*, as found in 1\.2 s\.\n2 assets left out: .* Name them .* prune: false keeps them\.\n1 asset left out: .*\n$/,
    );
    expect(imported([], 9, { nameless: 1 })).toMatch(/Name it .* prune: false keeps it\.\n$/);
    expect(imported([], 0, { systems: 0 })).toBe(
      'The organization has no cyber systems: there is nothing to declare, as found in 1.2 s.\n',
    );
  });
});
