import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceFile } from '../../src/inventory/files.ts';

test('places count lines by LF and CRLF, and columns in UTF-16 units', () => {
  const file = sourceFile('a.yml', 'ab\r\n🚆c\n\nd');
  const at = (offset: number) => Object.values(file.place(offset)).join(':');
  expect([0, 2, 3, 4, 6, 7, 8, 9, 10].map(at)).toEqual(['1:1', '1:3', '1:4', '2:1', '2:3', '2:4', '3:1', '4:1', '4:2']);
});

test('a place equals a count line by line; an offset outside the text is at the end of the text', () => {
  const lines = fc.array(fc.constantFrom('a', '\n', '\r\n', 'ü'), { maxLength: 60 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(lines, fc.nat(80), (text, n) => {
      const before = text.slice(0, n).split('\n');
      const expected = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
      expect(sourceFile('a.yml', text).place(n)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
