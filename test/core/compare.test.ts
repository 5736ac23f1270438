import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNatural } from '../../src/core/compare.ts';

/** Few characters, so that texts often share a start, digits and zeros. */
const text = fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', '-', ':', 'é') });

const sign = (a: string, b: string) => Math.sign(compareNatural(a, b));

test('numbers in names are sorted by value, at any position and of any length', () => {
  expect(['n-1', 'n-10', 'n-2'].sort(compareNatural)).toEqual(['n-1', 'n-2', 'n-10']);
  expect(['b9', 'b10', 'a10', 'a9'].sort(compareNatural)).toEqual(['a9', 'a10', 'b9', 'b10']);
  expect(['x2y10', 'x2y9', 'x10'].sort(compareNatural)).toEqual(['x2y9', 'x2y10', 'x10']);
  expect([`n${'1'.repeat(31)}`, `n${'9'.repeat(30)}`].sort(compareNatural)[0]).toBe(`n${'9'.repeat(30)}`);
  expect(['n-2', 'n-02', 'n-1'].sort(compareNatural)).toEqual(['n-1', 'n-02', 'n-2']);
});

test('the order is total: the same both ways, transitive, and equal only for equal texts', () => {
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      expect(sign(a, b)).toBe(0 - sign(b, a));
      expect(sign(a, b) === 0).toBe(a === b);
      const [first, second, third] = [a, b, c].sort(compareNatural);
      expect([sign(first!, second!), sign(second!, third!), sign(first!, third!)]).not.toContain(1);
    }),
    { numRuns: 3000 },
  );
});
