// Guards, and the limit that would let the deletes pass.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkGuards, leastToPass } from '../../src/core/guard.ts';

test('the least value that is reported lets the deletes pass, and one less does not', () => {
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
