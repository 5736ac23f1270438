// The comment after an apply: what is not done, and what nobody can be sure of.
import { expect, test } from 'vitest';
import type { ApplyReport } from '../../src/core/outcome.ts';
import { renderResultMarkdown } from '../../src/report/result.ts';
import { ALPHA, create, plan } from './builder.ts';

const OPTIONS = { result: 'partial', commit: 'abcdef1234', runUrl: null, evidence: null, refusal: null } as const;
const change = create('zq7name', ALPHA, 'hardware', { path: 'inventory/a.yml', line: 4 });
const late = { change, outcome: 'failed', id: null, reason: 'It is gone.', detail: 'zq7said', writes: 1 } as const;

function report(more: Partial<ApplyReport>): ApplyReport {
  return {
    ...{ results: [{ ...late, startedAt: 0, endedAt: 1 }], converged: true, differences: [] },
    ...{ stopped: null, crash: null, closingFailure: null, ...more },
  };
}

test('what nobody can be sure of is a caution', () => {
  const differences = [{ change, kind: 'missing' as const, found: [] }];
  const doubts = report({ converged: false, differences, stopped: 'key-refused', closingFailure: 'GET: `401`.' });
  const text = renderResultMarkdown(plan([change]), doubts, { ...OPTIONS, detail: 'full' });
  expect(text).toContain('> [!CAUTION]\n> The service refused the API key, so nothing more was written.');
  expect(text).toContain("> not-converged: the service's list does not show 1 change that it accepted. Plan again.");
  expect(text).toContain('> The result could not be read back: `` GET: `401` ``. Plan again to see it.');
});

test('the input name tells two results of one pull request apart', () => {
  const text = renderResultMarkdown(plan([]), null, { ...OPTIONS, detail: 'counts', name: '<b>east`' });
  expect(text).toMatch(/^## Inventory apply \(`` <b>east` ``\) for `acme-power`: partial\n/);
});

test('under counts no name, nothing of what the service said', () => {
  const text = renderResultMarkdown(plan([change]), report({}), { ...OPTIONS, detail: 'counts' });
  expect(text).toContain('- **failed** create  `inventory/a.yml:4`: It is gone.\n');
  expect(text).not.toContain('zq7');
});

test('thousands that are not done stay within a comment', () => {
  const results = Array.from({ length: 3000 }, () => ({ ...late, startedAt: 0, endedAt: 1 }));
  const text = renderResultMarkdown(plan([change]), report({ results }), { ...OPTIONS, detail: 'full' });
  expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  expect(text).toMatch(/\n[\d,]+ more not shown here; the evidence has them all\.\n/);
});
