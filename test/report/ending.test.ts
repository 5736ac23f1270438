// The sentence of a red run: what was written, why no more, and how to go on.
import { describe, expect, test } from 'vitest';
import { diagnostic } from '../../src/core/diagnostic.ts';
import type { ApplyReport, ChangeResult } from '../../src/core/result.ts';
import { endingSentence, outcomeCounts, outcomeNumbers, renderApplySummary } from '../../src/report/applied.ts';
import { ALPHA, applyReport, changeResult, create, file, PARTIAL, plan, refusal, remove } from './builder.ts';

const CHANGES = [remove('ca_1', 'zq7gone', ALPHA, 'hardware'), create('zq7new', ALPHA, 'hardware', { line: 4 })];
const OF = plan(CHANGES);

function reportOf(...told: readonly Partial<ChangeResult>[]): ApplyReport {
  return applyReport(told.map((one, index) => changeResult(CHANGES[index]!, one)));
}

const FAILED = { outcome: 'failed', reason: 'The service answered 422.', detail: '{"error":"zq7said"}' } as const;

describe('the sentence', () => {
  test('of a partial apply: how much is done, what failed, what the service answered, and how to go on', () => {
    const sentence = endingSentence({ plan: OF, report: reportOf({}, FAILED) });
    expect(sentence).toBe(
      'Done 1 of 2 · 1 failed. Failed: create zq7new in Alpha EMS  inventory/beta.yml:4: The service answered 422. The service said: {"error":"zq7said"} To go on, correct what failed, then press Re-run jobs on the page of this run. Changes that are done are skipped.',
    );
    // What was skipped is skipped because of what is in doubt.
    const doubtful = reportOf({ outcome: 'skipped' }, { outcome: 'unknown' });
    expect(endingSentence({ plan: OF, report: doubtful })).toMatch(/\. Unknown: create zq7new in Alpha EMS/);
  });

  test('of an apply without consent names the number and the way; of a blocked plan the input', () => {
    const missing = new Set([CHANGES[0]!.fingerprint]);
    const one = refusal(OF, { missing, workflow: 'a.yml' });
    expect(endingSentence({ plan: OF, refusal: one })).toMatch(
      /^Nothing was written\. 1 change to execute is not approved\. To go on, .*gh workflow run a\.yml -f command=apply -f approve=sha256:/,
    );
    const guards = [{ guard: 'max-deletes', limit: 0, value: 1, passed: false }] as const;
    expect(endingSentence({ plan: { ...OF, guards } })).toMatch(
      /max-deletes allows none.*raise the input max-deletes to 1/,
    );
  });

  test('of invalid files is the first finding and how many more there are', () => {
    const at = { file: file('inventory/a.yml'), offset: 3 };
    const errors = ['ca_8', 'ca_9'].map((id) => diagnostic('unknown-asset-id', 'error', at, { id }));
    expect(endingSentence({ plan: plan([], { diagnostics: errors }) })).toMatch(
      /^inventory\/a\.yml:3:5 error unknown-asset-id: .*ca_8.* And 1 more error\.$/,
    );
  });

  test('is none where nothing is red', () => {
    expect(endingSentence({ plan: OF })).toBeNull();
    expect(endingSentence({ plan: OF, report: reportOf({}, {}) })).toBeNull();
  });
});

test('counts are of what happened', () => {
  const report = reportOf({ outcome: 'skipped' }, { outcome: 'unknown' });
  expect(outcomeCounts(report)).toBe('done 0 of 2 · 1 skipped · 1 unknown');
  expect(outcomeNumbers(report)).toEqual({ done: 0, failed: 1, skipped: 1 });
});

test('the summary of an apply has each change, its outcome and reason, and the evidence', () => {
  const options = { ...PARTIAL, evidence: 'e'.repeat(64) };
  const { text } = renderApplySummary(OF, reportOf({}, FAILED), options, 50_000);
  expect(text).toContain(`sha256:${'e'.repeat(64)}`);
  const rows = text.split('\n').filter((line) => /^\| .*(?:done|failed: .*) \|/.test(line));
  expect(rows).toEqual([
    '| `Alpha EMS` | `zq7gone` | delete hardware |  |  | done |',
    '| `Alpha EMS` | `zq7new` | create hardware |  | `inventory/beta.yml:4` | failed: The service answered 422.<br>The service said: `{"error":"zq7said"}` |',
  ]);
});
