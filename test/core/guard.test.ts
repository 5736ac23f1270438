// Guards, and what would lift them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { allowedDeletes, checkGuards, checkTicket, leastToPass, ticketIn } from '../../src/core/guard.ts';
import { ALPHA, create } from '../report/builder.ts';

test('the least value that is told lets the deletes pass, and one less does not', () => {
  const limits = fc.record({ maxDeletes: fc.nat(200), maxDeletePercent: fc.oneof(fc.constant(0), fc.nat(100)) });
  const few = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 500 }));
  fc.assert(
    fc.property(few, fc.nat(500), limits, (deletes, others, given) => {
      const managed = deletes + others;
      for (const guard of checkGuards(deletes, managed, given).filter(({ passed }) => !passed)) {
        const least = leastToPass(guard, managed);
        const input = guard.guard === 'max-deletes' ? 'maxDeletes' : 'maxDeletePercent';
        const passesWith = (value: number) =>
          checkGuards(deletes, managed, { ...given, [input]: value }).find((one) => one.guard === guard.guard)?.passed;
        expect([passesWith(least), passesWith(least - 1)]).toEqual([true, false]);
        if (input === 'maxDeletePercent') expect(least).toBeLessThanOrEqual(100);
      }
    }),
  );
});

describe('ticketIn', () => {
  test.each([
    ['CHG0031877 Rename the relays', 'CHG[0-9]{7}', 'CHG0031877'],
    ['Rename the relays (CHG-1, CHG-2)', 'CHG-\\d+', 'CHG-1'],
    ['Rename the relays', 'CHG-\\d+', null],
    ['chg-1', 'CHG-\\d+', null],
    ['', 'CHG-\\d+', null],
    // Flag u: a character beyond the first plane is one.
    ['🔒 Lock', '^.', '🔒'],
    ['Ärger', '^\\p{Lu}', 'Ä'],
    // What matches nothing of a title names nothing.
    ['CHG-1', '(?=CHG)', null],
  ])('%j by %s', (title, pattern, ticket) => {
    expect(ticketIn(title, pattern)).toBe(ticket);
  });
});

describe('checkTicket', () => {
  const asked = create('fw', ALPHA, 'hardware');
  const pending: Change = { ...asked, origin: 'pending' };
  const drift: Change = { ...asked, origin: 'drift' };
  test.each<[string, string, readonly Change[], string | null, boolean]>([
    ['a change and a ticket', 'CHG-1 Add fw', [asked], 'CHG-1', true],
    ['a change and no ticket', 'Add fw', [asked], null, false],
    ['one change among pending ones, and no ticket', 'Add fw', [pending, asked], null, false],
    ['only pending changes, and no ticket', 'Correct a comment', [pending], null, true],
    ['only drift, and no ticket', 'Correct a comment', [drift], null, true],
    ['nothing to execute, and no ticket', 'Correct a comment', [], null, true],
    ['nothing to execute, and a ticket', 'CHG-1 Correct a comment', [], 'CHG-1', true],
  ])('%s', (_, title, toExecute, value, passed) => {
    const limit = 'CHG-\\d+';
    expect(checkTicket(title, limit, toExecute)).toEqual({ guard: 'ticket', limit, value, passed });
  });
});

test('a limit of deletes is not one of tickets', () => {
  const guards = checkGuards(1, 100, { maxDeletes: 7, maxDeletePercent: 30 });
  expect(allowedDeletes([...guards, checkTicket('', 'CHG', [])])).toBe(7);
});
