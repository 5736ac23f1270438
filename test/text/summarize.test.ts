import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/core/change.ts';
import { countsLine } from '../../src/text/summarize.ts';
import { plan } from './builder.ts';

const NONE = plan([]);

describe('countsLine', () => {
  test.each<[Partial<Plan['summary']>, string]>([
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
    [{ update: 2, moved: 2, renamed: 1 }, '2 to update (2 moves, 1 rename)'],
  ])('%j: %s', (counts, line) => expect(countsLine({ ...NONE, summary: { ...NONE.summary, ...counts } })).toBe(line));
});
