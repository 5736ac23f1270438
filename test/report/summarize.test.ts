import { describe, expect, test } from 'vitest';
import type { Summary } from '../../src/core/change.ts';
import { countsLine, headline, restLine, summaryLine } from '../../src/report/summarize.ts';
import { NOT_UTF8, plan } from './builder.ts';
import { RICH } from './rich.ts';

const ZERO: Summary = plan([]).summary;

describe('countsLine', () => {
  test.each<[Partial<Summary>, string]>([
    [{}, 'No changes. The service matches the files.'],
    [{ undeclared: 2 }, 'No changes. The service has everything that the files declare.'],
    [{ unmanaged: 1 }, 'No changes. The service has everything that the files declare.'],
    [{ left_out: 1 }, 'No changes. The service matches the files of the chosen systems.'],
    [{ drift: 1 }, 'Nothing to apply. 1 difference is drift.'],
    [{ drift: 2, undeclared: 1 }, 'Nothing to apply. 2 differences are drift.'],
    [{ create: 1200 }, '1,200 to create'],
    [{ delete: 1, update: 1, renamed: 1 }, '1 to delete · 1 to rename'],
    [
      { delete: 2, update: 3, moved: 1, renamed: 1, retyped: 1, create: 2 },
      '2 to delete · 1 to move · 1 to rename · 1 to retype · 2 to create',
    ],
    [{ update: 2, moved: 2, renamed: 1 }, '2 to update (2 moved, 1 renamed)'],
  ])('%j: %s', (counts, line) => expect(countsLine({ ...ZERO, ...counts })).toBe(line));
});

test('restLine says what stays as it is', () => {
  const line = (summary: Summary) => restLine(summary, []);
  expect(line(ZERO)).toBe('');
  expect(line({ ...ZERO, pending: 1, unchanged: 4120, undeclared: 3, drift: 1 })).toBe(
    '4,120 unchanged · 3 undeclared, left alone · 1 drifted, not applied',
  );
});

test('headline and summaryLine tell changes, blocks and errors', () => {
  expect(headline(RICH)).toBe('7 changes, 2 permanent deletes');
  const blocked = { ...RICH, guards: [{ guard: 'max-deletes', limit: 1, value: 2, passed: false }] as const };
  expect(headline(blocked)).toBe('7 changes, 2 permanent deletes, blocked');
  const invalid = plan([], { diagnostics: [NOT_UTF8, NOT_UTF8] });
  expect(headline(invalid)).toBe('2 errors, nothing is planned');
  expect(summaryLine(invalid)).toBe('2 errors. Correct the files to get a plan.');
});
