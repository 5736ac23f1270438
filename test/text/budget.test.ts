import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { bytesOf, fitBlocks } from '../../src/text/markdown/budget.ts';
import { planMarkdown } from '../../src/text/markdown/page.ts';
import { diagnostic } from '../core/build.ts';
import { ALPHA, BETA, create, file, pageOf, plan, remove, update } from './builder.ts';

describe('the budget', () => {
  const many = (count: number, make: (index: number) => Change) => Array.from({ length: count }, (_, i) => make(i));
  const side = (name: string) => ({ name, system: ALPHA, type: 'hardware' }) as const;
  const big = plan([
    ...many(40, (i) => remove(`ca_d${i}`, `old-${i}`, ALPHA, 'hardware')),
    ...many(40, (i) => update(`ca_m${i}`, side(`ast-${i}`), { system: BETA })),
    ...many(40, (i) => update(`ca_r${i}`, side(`was-${i}`), { name: `renamed-${i}` })),
    ...many(40, (i) => create(`late-${i}`, BETA, 'software', { origin: 'pending' })),
    ...many(40, (i) => create(`astray-${i}`, BETA, 'software', { origin: 'drift' })),
    ...many(40, (i) => create(`new-${i}`, BETA, 'hardware')),
  ]);
  const kinds = ['old', 'ast', 'renamed', 'late', 'astray', 'new'];
  const shownIn = (text: string) => kinds.map((kind) => new Set(text.match(new RegExp(`\\b${kind}-\\d+`, 'g'))).size);

  test('is never exceeded; the page stays well formed, reports what it cut, and cuts sections in order', () => {
    for (let budget = 0; budget < 24_000; budget += 97) {
      const { text, notShown } = planMarkdown(big, { budget });
      expect(bytesOf(text)).toBeLessThanOrEqual(budget);
      expect(text.split('<details>')).toHaveLength(text.split('</details>').length);
      const hidden = new Set(notShown.map(({ fingerprint }) => fingerprint));
      for (const { fingerprint, before, after } of big.toExecute) {
        const name = (after ?? before).name;
        expect(hidden.has(fingerprint)).toBe(!new RegExp(`\\b${name}\\b`).test(text));
      }
      // Creates are cut first, then drift, pending, changes, moves, and deletes last.
      const shown = shownIn(text);
      const firstCut = shown.findIndex((count) => count < 40);
      if (budget > 1200 && firstCut !== -1) expect(shown.slice(firstCut + 2).filter((count) => count > 3)).toEqual([]);
    }
  });

  test('makes each cut say how many changes are hidden and whether the run summary has all or only more', () => {
    const text = pageOf(big, { budget: 2000 });
    const [deletes] = shownIn(text);
    expect(deletes).toBeGreaterThan(10);
    expect(text).toContain(`${40 - deletes!} more not shown here.`);
    expect(text).toContain('**Create 40 assets**, not shown here.');
    const cut = { budget: 2000, runUrl: 'https://github.com/o/r/actions/runs/1' };
    expect(pageOf(big, { ...cut, isSummaryWhole: true })).toContain('(https://github.com/o/r/actions/runs/1) has all.');
    expect(pageOf(big, cut)).toContain('(https://github.com/o/r/actions/runs/1) has more.');
  });

  test('hides a row that would fit after a more important one was cut', () => {
    const section = (keep: number, rows: readonly string[]) => ({
      ...{ keep, open: '', count: rows.length, close: '' },
      row: (index: number) => rows[index] ?? '',
      hidden: (count: number) => `${count} hidden`,
    });
    const fitted = fitBlocks([section(1, ['small\n']), section(0, ['a\n', `${'long'.repeat(20)}\n`])], 60);
    expect(fitted?.map(({ rows: shown }) => shown)).toEqual([0, 1]);
    expect(fitBlocks([section(1, ['small\n']), section(0, ['a\n'])], 60)?.map(({ rows: shown }) => shown)).toEqual([
      1, 1,
    ]);
    // Cut by its own limit, not because the page is full.
    const shared = { ...section(0, Array(20).fill('12345678\n')), most: 80 };
    const rows = fitBlocks([shared, section(1, ['small\n'])], 100)?.map(({ rows: shown }) => shown);
    expect(rows).toEqual([7, 1]);
  });

  test('shows every delete in a comment of 60,000 bytes, despite 100,000 creates', () => {
    const huge = plan([
      ...many(25, (i) => remove(`ca_d${i}`, `old-${i}`, ALPHA, 'hardware')),
      ...many(100_000, (i) => create(`new-${i}`, BETA, 'hardware')),
    ]);
    const { text, notShown } = planMarkdown(huge, {});
    expect(bytesOf(text)).toBeLessThanOrEqual(60_000);
    expect(bytesOf(text)).toBeGreaterThan(59_000);
    expect(shownIn(text)[0]).toBe(25);
    expect(notShown.length + shownIn(text)[5]!).toBe(100_000);
  });

  test('shows every change despite many warnings', () => {
    const at = { file: file('a.yml'), offset: 1 };
    const warning = diagnostic('duplicate-asset', 'warning', at, { name: 'x'.repeat(100), first: at });
    const noisy = plan(
      many(20, (i) => create(`new-${i}`, BETA, 'hardware')),
      {
        diagnostics: Array.from({ length: 5000 }, () => warning),
      },
    );
    const { text, notShown } = planMarkdown(noisy, {});
    expect(notShown).toEqual([]);
    expect(text).toContain('and 4,997 more like this. `cip-sync plan --json` has all of them.');
  });
});
