import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNatural } from '../../src/core/compare.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { declaredLines } from '../../src/follow/file-edits.ts';
import { formatText } from '../../src/follow/format.ts';
import { parse } from '../inventory/findings.ts';
import { plainFields } from '../inventory/loaded.ts';
import { commentsIn, declaredDocuments, diceOf, untidyFile } from './untidy.ts';

function format(text: string): string {
  const found: Diagnostic[] = [];
  const formatted = formatText('a.yml', text, (d) => found.push(d));
  expect({ text, found: found.map(({ code }) => code) }).toEqual({ text, found: [] });
  return formatted!;
}

describe('any file that people may write', () => {
  const file = fc.tuple(declaredDocuments('Alpha', 'Beta EMS', 'NO'), fc.nat(2 ** 31));
  const RUNS = { numRuns: 250 };

  test('declares the same after fmt, loses or doubles no comment, and is not changed by a second fmt', () => {
    const property = fc.property(file, ([documents, seed]) => {
      const text = untidyFile(documents, diceOf(seed), { unquoted: true });
      const formatted = format(text);
      expect(format(formatted)).toBe(formatted);
      expect(commentsIn(formatted)).toEqual(commentsIn(text));
      const declared = parse(formatted).documents;
      expect(declared.map(({ cyberSystem, prune }) => [cyberSystem.value, prune])).toEqual(
        documents.map(({ system, prune }) => [system, prune]),
      );
      for (const [number, { assets }] of documents.entries()) {
        const [, ...entries] = declaredLines(declared[number]!);
        const expected = assets.map((one) =>
          JSON.stringify({ ...plainFields(one.name, one.type), id: one.id ?? null }),
        );
        // Headings keep their entries together.
        expect(entries.sort(byName)).toEqual(expected.sort(byName));
      }
    });
    fc.assert(property, RUNS);
  });

  test('keeps each comment above, behind or below an entry with that entry', () => {
    const entry = fc.record({
      name: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      above: fc.constantFrom('', '# above NAME\n', '  # above NAME\n', '\n  # above NAME\n'),
      behind: fc.constantFrom('', ' # behind NAME'),
      below: fc.constantFrom('', '    # below NAME\n', '   # below NAME\n'),
    });
    const property = fc.property(fc.uniqueArray(entry, { selector: ({ name }) => name }), (entries) => {
      const lines = entries.map(({ name, above, behind, below }) => {
        return `${above}  - name: ${name}${behind}\n    asset_type: hardware\n${below}`.replaceAll('NAME', name);
      });
      const formatted = format(`cyber_system: A\nassets:${lines.length === 0 ? ' []' : ''}\n${lines.join('')}`);
      let last = '';
      let waiting: string[] = [];
      for (const line of formatted.split('\n')) {
        const name = /- name: (.)/.exec(line)?.[1];
        const about = /(above|behind|below) (.)/.exec(line);
        if (name !== undefined) {
          expect(waiting).toEqual(waiting.map(() => name));
          [last, waiting] = [name, []];
        }
        if (about?.[1] === 'above') waiting.push(about[2]!);
        else if (about !== null) expect(last).toBe(about[2]);
      }
      expect(waiting).toEqual([]);
    });
    fc.assert(property, RUNS);
  });
});

test.each([
  ['a line', 'cyber_system: A # x\u2028y\nassets: []\n', 1],
  ['a paragraph', 'cyber_system: A\nassets: []\n# x\u2029y\n', 3],
])('refuses a file at a comment that the printer would break in two, at %s separator', (_, text, line) => {
  const found: string[] = [];
  const report = ({ code, at }: Diagnostic) => found.push(`${code} ${at?.file.place(at.offset ?? 0).line}`);
  expect(formatText('a.yml', text, report)).toBeNull();
  expect(found).toEqual([`comment-would-move ${line}`]);
});

/** Each pair is a file before and after. */
const EXAMPLES: readonly (readonly [what: string, before: string, after: string])[] = [
  [
    'only the comments above the last blank line stay at the top; other control characters stay',
    'cyber_system: A\nassets:\n  # 1\x85\n\n  # 2\f2\n \t\n  # of\vz\n  - {name: z, asset_type: hardware}\n  - {name: a, asset_type: hardware}\n',
    'cyber_system: A\nassets:\n  # 1\x85\n\n  # 2\f2\n\n  - name: a\n    asset_type: hardware\n  # of\vz\n  - name: z\n    asset_type: hardware\n',
  ],
  [
    'a comment and a blank line above the first entry stay at the top',
    'cyber_system: A\nassets:\n  # relays\n\n  # of z\n  - {name: z, asset_type: hardware}\n  - {name: a, asset_type: hardware}\n',
    'cyber_system: A\nassets:\n  # relays\n\n  - name: a\n    asset_type: hardware\n  # of z\n  - name: z\n    asset_type: hardware\n',
  ],
  [
    'a comment behind a dash stays with its entry, below the blank line above it',
    'cyber_system: A\nassets:\n  - name: a\n    asset_type: hardware\n\n  # of b\n  - # rack 3\n    name: b\n    asset_type: hardware\n\n  -\n    # rack 4\n    asset_type: hardware\n    name: c\n',
    'cyber_system: A\nassets:\n  - name: a\n    asset_type: hardware\n\n  # of b\n  # rack 3\n  - name: b\n    asset_type: hardware\n\n  # rack 4\n  - name: c\n    asset_type: hardware\n',
  ],
  [
    'a blank line above a line of several entries does not separate them',
    'cyber_system: A\nassets:\n\n  [{name: a, asset_type: hardware}, {name: b, asset_type: hardware},\n\n  {name: c, asset_type: hardware}, {name: d, asset_type: hardware}]\n',
    'cyber_system: A\nassets:\n  - name: a\n    asset_type: hardware\n  - name: b\n    asset_type: hardware\n\n  - name: c\n    asset_type: hardware\n  - name: d\n    asset_type: hardware\n',
  ],
  [
    'one of several blank lines stays, but none above the first entry; a heading stays above its entries',
    '# a\n\n# b\n\ncyber_system: A\n\n\nprune: true\n# as\n\n# as2\nassets:\n\n  - name: b\n    asset_type: hardware\n\n\n  # a1\n\n  # a2\n  - name: a\n\n    # t\n    asset_type: hardware\n\n# f1\n\n# f2\n',
    '# a\n\n# b\n\ncyber_system: A\n\nprune: true\n# as\n\n# as2\nassets:\n  - name: b\n    asset_type: hardware\n\n  # a1\n\n  # a2\n  - name: a\n\n    # t\n    asset_type: hardware\n\n# f1\n\n# f2\n',
  ],
  [
    'keys are put in order, and the comments of the file stay above them',
    '# modeline\n\n# owner\n\n# the list\nassets: [] # none\nprune: True\ncyber_system: A\n',
    '# modeline\n\n# owner\n\n# the list\ncyber_system: A\nprune: true\nassets: [] # none\n',
  ],
  [
    'aliases are replaced by their values, even if an anchor is set twice',
    'cyber_system: A\nassets:\n  - name: b\n    asset_type: &t hardware\n  - name: c\n    asset_type: &t software\n  - name: a\n    asset_type: *t\n',
    'cyber_system: A\nassets:\n  - name: a\n    asset_type: software\n  - name: b\n    asset_type: hardware\n  - name: c\n    asset_type: software\n',
  ],
  [
    'an anchor that nothing uses is removed',
    'cyber_system: A\nassets:\n  - &z # of z\n    name: z\n    asset_type: hardware\n  - {name: a, asset_type: hardware}\n',
    'cyber_system: A\nassets:\n  - name: a\n    asset_type: hardware\n  # of z\n  - name: z\n    asset_type: hardware\n',
  ],
  [
    'comments between a key and its value go above the key, and those of patterns stay with them',
    '# zero\ncyber_system: # one\n  # two\n  A # three\nignore: # four\n  # five\n  - b # six\n  - c # seven\nassets: []\n',
    '# zero\n# one\n# two\ncyber_system: A # three\n# four\nignore:\n  [\n    # five\n    b, # six\n    c # seven\n  ]\nassets: []\n',
  ],
  [
    'a comment at the end of an entry in flow style stays in it',
    'cyber_system: A\nassets: [\n  {name: b, asset_type: hardware\n  # of b\n  },\n  {name: a, asset_type: hardware}]\n',
    'cyber_system: A\nassets:\n  - name: a\n    asset_type: hardware\n  - name: b\n    asset_type: hardware\n    # of b\n',
  ],
  [
    'quotes are added even if there are findings between assets',
    'cyber_system: A\nassets:\n  - {name: NO, asset_type: hardware}\n  - {name: b, asset_type: hardware, id: ca_1}\n  - {name: c, asset_type: hardware, id: ca_1}\n',
    'cyber_system: A\nassets:\n  - name: "NO"\n    asset_type: hardware\n  - name: b\n    asset_type: hardware\n    id: ca_1\n  - name: c\n    asset_type: hardware\n    id: ca_1\n',
  ],
  [
    'the words of a list are put on one line, in quotes where needed',
    'cyber_system: A\nignore:\n- &x lab\n- a,b\n- c]d\n- e[f\n- g{h\n- i}j\n- it\nassets: [{name: *x , asset_type: hardware}]\n',
    'cyber_system: A\nignore: [lab, "a,b", "c]d", "e[f", "g{h", "i}j", it]\nassets:\n  - name: lab\n    asset_type: hardware\n',
  ],
  [
    'blocks of text are put on one line',
    'cyber_system: |-\n  A\nfacility: >-\n  F\n  1\nassets:\n  - name: |-\n      # 1\n    asset_type: hardware # of it\n',
    'cyber_system: A\nfacility: F 1\nassets:\n  - name: "# 1"\n    asset_type: hardware # of it\n',
  ],
  [
    'added quotes contain the source text',
    'cyber_system: 0x1F\nfacility: 007\nassets:\n  - {name: 1e3, asset_type: hardware, id: 2024-01-01}\n',
    'cyber_system: "0x1F"\nfacility: "007"\nassets:\n  - name: "1e3"\n    asset_type: hardware\n    id: "2024-01-01"\n',
  ],
  [
    'a comment at the line of an entry in flow style, and one of the list, stay at their lines',
    'cyber_system: A\nassets:\n  - {name: b, asset_type: hardware} # of b\n  # of a\n  - {name: a, asset_type: hardware}\n---\ncyber_system: B\nassets: [{name: c, asset_type: hardware}] # all\n',
    'cyber_system: A\nassets:\n  # of a\n  - name: a\n    asset_type: hardware\n  - name: b # of b\n    asset_type: hardware\n---\ncyber_system: B\nassets: # all\n  - name: c\n    asset_type: hardware\n',
  ],
  [
    'entries are sorted below each heading, and a comment between the deeper ones stays with the next entry',
    'cyber_system: A\nassets:\n  - name: z\n    asset_type: hardware\n    # spare part of z\n# of b\n  - name: b\n    asset_type: hardware\n\n  # Relays\n\n  - name: x\n    asset_type: hardware\n  # of a\n  - name: a\n    asset_type: hardware\n  # - name: gone\n# end\n',
    'cyber_system: A\nassets:\n  # of b\n  - name: b\n    asset_type: hardware\n  - name: z\n    asset_type: hardware\n    # spare part of z\n\n  # Relays\n\n  # of a\n  - name: a\n    asset_type: hardware\n  - name: x\n    asset_type: hardware\n  # - name: gone\n\n# end\n',
  ],
  [
    'documents, markers and text over several lines',
    '---\ncyber_system: >-\n  Alpha\n  EMS\nassets: []\n# A\n...\n---\n{cyber_system: B, assets: []} # end\n# B\n---\n# of C\ncyber_system: C\nassets: []\n',
    '---\ncyber_system: Alpha EMS\nassets: []\n\n# A\n---\ncyber_system: B\nassets: [] # end\n\n# B\n---\n# of C\ncyber_system: C\nassets: []\n',
  ],
];

test.each(EXAMPLES)('%s', (_, before, after) => {
  expect(format(before)).toBe(after);
});

test('line ends stay as they are; trailing spaces and blank lines at the end are removed', () => {
  expect(format('cyber_system: A  \r\nassets: []\t\r\n\r\n\r\n')).toBe('cyber_system: A\r\nassets: []\r\n');
});

test.each([
  ['cyber_system: 0123\nfacility:\nassets: []\n', 'unquoted-scalar 1', 'unquoted-scalar 2'],
  // A value that must have no quotes at its place.
  ['prune: &no false\ncyber_system: *no\nassets: []\n', 'unquoted-scalar 2'],
])('an error that quotes do not fix is reported with all others, and the file is refused: %j', (text, ...expected) => {
  const found: string[] = [];
  const report = ({ code, at }: Diagnostic) => found.push(`${code} ${at?.file.place(at.offset ?? 0).line}`);
  expect(formatText('a.yml', text, report)).toBeNull();
  expect(found).toEqual(expected);
});

test('an entry that is an alias of another entry is refused', () => {
  const twice = 'cyber_system: A\nassets:\n  - &a {name: a, asset_type: hardware}\n  - *a\n';
  expect(codesOf(twice)).toEqual(['ambiguous-yaml']);
});

function codesOf(text: string): string[] {
  const found: string[] = [];
  expect(formatText('a.yml', text, ({ code }) => found.push(code))).toBeNull();
  return found;
}

function byName(a: string, b: string): number {
  const [left, right] = [a, b].map((line): string => JSON.parse(line).name);
  return compareNatural(left!, right!);
}

test('a file that the other reader refuses is ambiguous-yaml, even if a name lacks quotes', () => {
  const one = 'cyber_system: Alpha\nassets:\n  - name: 0123\n    asset_type: hardware\n';
  expect(codesOf(`${one}\uFEFF---\n${one}`)).toEqual(['ambiguous-yaml']);
});
