// The comment after an apply: what is not done, and what nobody can be sure of.
import { expect, test } from 'vitest';
import type { ApplyReport } from '../../src/core/result.ts';
import { renderResultMarkdown } from '../../src/report/applied.ts';
import { ALPHA, applyReport, changeResult, create, PARTIAL, plan } from './builder.ts';

const change = create('zq7name', ALPHA, 'hardware', { path: 'inventory/a.yml', line: 4 });
const late = changeResult(change, { outcome: 'failed', reason: 'It is gone.', detail: 'zq7said' });
const report = (told: Partial<ApplyReport>) => applyReport([late], told);

test('what nobody can be sure of is a caution', () => {
  const differences = [{ change, kind: 'missing' as const, found: [] }];
  const doubts = report({ converged: false, differences, stopped: 'key-refused', closingFailure: 'GET: `401`.' });
  const text = renderResultMarkdown(plan([change]), doubts, PARTIAL);
  expect(text).toContain('> [!CAUTION]\n> The service refused the API key, so the run wrote nothing more.');
  expect(text).toContain('> not-converged: the service accepted 1 change that its list does not show. Plan again.');
  expect(text).toContain('> The result could not be read back: `` GET: `401` ``. Plan again to see it.');
});

test('a reason of plain words is prose, and one that would become a link is code', () => {
  const textOf = (reason: string) =>
    renderResultMarkdown(plan([change]), report({ results: [{ ...late, reason }] }), PARTIAL);
  expect(textOf('It is gone.')).toContain(': It is gone.');
  expect(textOf('see www.example.org')).toContain(': `see www.example.org`');
});

test('a blocked apply tells the guard, and what lifts it', () => {
  const guards = [{ guard: 'max-deletes', limit: 0, value: 1, passed: false }] as const;
  const blocked = { ...plan([change]), guards };
  const text = renderResultMarkdown(blocked, null, { ...PARTIAL, result: 'blocked' });
  expect(text).toContain('> [!CAUTION]\n> **Nothing was written.** 1 to create\n');
  expect(text).toContain('>\n> **Blocked:** 1 delete, and `max-deletes` allows none.');
});

test('what nobody knows to be done is not said to be undone', () => {
  const unknown = { ...late, outcome: 'unknown' } as const;
  const textOf = (results: ApplyReport['results']) =>
    renderResultMarkdown(plan([change]), report({ results }), PARTIAL);
  expect(textOf([unknown])).toContain(' The outcome of 1 change is unknown. To go on, press `Re-run jobs`');
  expect(textOf([unknown])).not.toContain('not done.');
  const both = textOf([unknown, late]);
  expect(both).toContain(' 1 change not done. The outcome of 1 change is unknown.');
  expect(textOf([unknown, unknown])).toContain(' The outcome of 2 changes is unknown.');
});

test('the input name tells two results of one pull request apart', () => {
  const text = renderResultMarkdown(plan([]), null, { ...PARTIAL, name: '<b>east`' });
  expect(text).toMatch(/^## Inventory apply \(`` <b>east` ``\) for `acme-power`: partial\n/);
});

test('thousands that are not done stay within a comment', () => {
  const results = Array<typeof late>(3000).fill(late);
  const text = renderResultMarkdown(plan([change]), report({ results }), PARTIAL);
  expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  expect(text).toMatch(/\n[\d,]+ more not shown here. The evidence has all of them\.\n/);
});
