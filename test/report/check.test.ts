// The summary of a plan's check run: counts, where the plan is, and each delete, before anything else.
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { bytesOf } from '../../src/report/markdown/budget.ts';
import { checkSummary } from '../../src/report/markdown/check.ts';
import { ALPHA, create, type Extras, plan, remove } from './builder.ts';

const COMMENT = 'https://github.com/acme/inventory/pull/7#issuecomment-5';
const RUN = 'https://github.com/acme/inventory/actions/runs/1';
const CHANGES = [remove('ca_1', 'zq7gone', ALPHA, 'hardware'), create('zq7new', ALPHA, 'hardware', { line: 4 })];

type Given = Partial<Parameters<typeof checkSummary>[1]>;

function summary(changes: readonly Change[] = CHANGES, given: Given = {}, extras: Extras = {}): string {
  const usual = { commentUrl: COMMENT, runUrl: RUN, isNews: true, why: null, since: null } as const;
  return checkSummary(plan(changes, { unchanged: 12, ...extras }), { ...usual, ...given });
}

describe('the summary of the check', () => {
  test('without a comment links the run, whose summary has the plan', () => {
    expect(summary(CHANGES, { commentUrl: null })).toContain(`The [summary of the run](${RUN}) shows the plan.`);
    expect(summary([], { isNews: false })).toContain('Merging this pull request changes nothing at the service.');
  });

  test('says why nothing was recorded, why it is blocked, and that the changes were recorded before', () => {
    const guards = [{ guard: 'max-deletes', limit: 0, value: 1, passed: false }] as const;
    const text = summary(CHANGES, { why: 'Shown nowhere.', since: '2026-03-02T06:00:00Z' }, { guards });
    expect(text).toMatch(
      /^\*\*1 to delete.*\n\n\*\*Shown nowhere\.\*\*\n\n\*\*Blocked:\*\* 1 delete, and `max-deletes`/,
    );
    expect(text).toMatch(/ Recorded before, at 2026-03-02T06:00:00Z\.\n$/);
  });

  test('keeps to what GitHub takes, and says where the rest is', () => {
    const many = Array.from({ length: 2000 }, (_, at) => remove(`ca_${at}`, `relay-${at}`, ALPHA, 'hardware'));
    const text = summary(many);
    expect(bytesOf(text)).toBeLessThanOrEqual(60_000);
    expect(text).toContain(`more not shown here; the [comment](${COMMENT}) has more.`);
    expect(text).toMatch(/Digest of what apply would execute: `sha256:[0-9a-f]{64}`\.\n$/);
  });
});
