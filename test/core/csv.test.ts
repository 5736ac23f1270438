import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, rearm, spreadsheet } from '../../src/core/csv.ts';

/** The cell as a spreadsheet reads it: without its quotes. */
function disarm(cell: string): string {
  const written = spreadsheet([[cell]]).slice(0, -2);
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
}

test.each([
  ['=cmd|calc', "'=cmd|calc"],
  ['+1', "'+1"],
  ['-48V charger', "'-48V charger"],
  ['@home', "'@home"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['\nx', "'\nx"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['－1', "'－1"],
  // An apostrophe that was already there is kept apart from ours.
  ["'=1", "''=1"],
  // If a semicolon separates cells, the rest would be a cell of its own.
  ['x;=1', "x;'=1"],
  ['x;"=1', 'x;"\'=1'],
  ['x\n@1', "x\n'@1"],
])('%j becomes harmless and is read back unchanged', (cell, harmless) => {
  expect(disarm(cell)).toBe(harmless);
  expect(rearm(harmless)).toBe(cell);
});

const HARMLESS = ['rtu-1', 'a=b', "O'Brien relay", "'quoted'", 'a, -b', 'Ü', 'x;a=1', "x;' =1"];
test.each(HARMLESS)('%j is written and read unchanged', (cell) => {
  expect(disarm(cell)).toBe(cell);
  expect(rearm(cell)).toBe(cell);
});

test('a formula that no export made harmless is read unchanged', () => {
  expect(rearm("O'Brien;=1")).toBe("O'Brien;=1");
});

test('any cell is read back unchanged, and no part of it starts a formula', () => {
  const parts = fc.constantFrom('=', '+', '-', '@', "'", '"', ';', '\t', '\r', '\n', ' ', ',', 'a', '＝', '\u00A0');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (units) => {
      const cell = units.join('');
      const harmless = disarm(cell);
      expect(rearm(harmless)).toBe(cell);
      for (const piece of [harmless, ...harmless.split(/[;\t\r\n]/).slice(1)]) {
        expect(piece).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/u);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a cell is quoted only if necessary', () => {
  const cells = ['a', 'b c', 'd,e', 'f "g"', 'h\ni', ''];
  expect(csvLine(cells)).toBe('a,b c,"d,e","f ""g""","h\ni",\n');
  expect(spreadsheet([cells, ['=a', '(f) g/h']])).toBe(`a,b c,"d,e","f ""g""","h\ni",\r\n'=a,(f) g/h\r\n`);
});
