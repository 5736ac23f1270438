// The codec of records: what was written is read, and what was touched in any way is not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeRecords, encodeRecord, type PlanRecord, type RecordedChange } from '../../src/github/record.ts';

const MOST_CHARACTERS = 65_535;

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

/** What somebody could call things to end a fence, a string or a word early. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '```',
    '\n```\n',
    '`',
    '```json\n{}\n```',
    '"}',
    '\\',
    '\\u0060',
    ' ',
    ':',
    '\u2028',
    '',
    '__proto__',
  ),
);

const change: fc.Arbitrary<RecordedChange> = fc.record({
  fingerprint: hex(32),
  target: fc.option(hex(32), { nil: null }),
});

const guard = fc.record({ guard: hostile, limit: fc.nat(), value: fc.nat(), passed: fc.boolean() });

const header: fc.Arbitrary<Omit<PlanRecord, 'changes'>> = fc.record({
  repository: hostile,
  pullRequest: fc.nat(),
  head: hex(40),
  organization: hostile,
  service: hostile,
  name: hostile,
  digest: hex(64),
  guards: fc.array(guard, { maxLength: 3 }),
  at: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
});

const small: fc.Arbitrary<PlanRecord> = fc
  .tuple(header, fc.array(change, { maxLength: 5 }))
  .map(([rest, changes]) => ({ ...rest, changes }));

const key = fc.oneof(fc.constant(''), fc.string({ minLength: 1, maxLength: 20 }));

const foreign = fc.oneof(
  hostile,
  fc.constantFrom('```json\n{"version":1}\n```', '```json\nnull\n```', '```json\n[]\n```'),
);

function changesOf(count: number): RecordedChange[] {
  return Array.from({ length: count }, (_, index) => {
    const fingerprint = index.toString(16).padStart(32, '0');
    return { fingerprint, target: index % 3 === 0 ? fingerprint : null };
  });
}

const RECORD: PlanRecord = {
  repository: 'acme/inventory',
  pullRequest: 7,
  head: 'a'.repeat(40),
  organization: 'acme',
  service: 'https://service.example',
  name: '',
  digest: `sha256:${'b'.repeat(64)}`,
  changes: changesOf(3),
  guards: [{ guard: 'max-deletes', limit: 25, value: 0, passed: true }],
  at: '2026-03-01T00:00:00.000Z',
};

const LARGE: PlanRecord = { ...RECORD, changes: changesOf(4000) };

describe('a record that was left alone', () => {
  test('is read as it was written, among texts of others, in any order', () => {
    const property = fc.property(small, key, fc.array(foreign, { maxLength: 3 }), (record, signingKey, others) => {
      const texts = encodeRecord(record, signingKey);
      expect(decodeRecords([...others, ...texts.reverse(), ...others], signingKey)).toEqual([record]);
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('holds up to 10,000 changes, in texts that GitHub takes, whose parts may come in any order', () => {
    const property = fc.property(header, fc.nat({ max: 10_000 }), fc.infiniteStream(fc.nat()), (rest, count, order) => {
      const record = { ...rest, changes: changesOf(count) };
      const texts = encodeRecord(record, 'key');
      expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(MOST_CHARACTERS);
      const shuffled = texts.map((text) => ({ text, at: order.next().value })).sort((a, b) => a.at - b.at);
      expect(
        decodeRecords(
          shuffled.flatMap(({ text }) => ['other', text]),
          'key',
        ),
      ).toEqual([record]);
    });
    fc.assert(property, {
      numRuns: 15,
      examples: [[{ ...RECORD }, 10_000, fc.sample(fc.infiniteStream(fc.nat()), 1)[0]!]],
    });
  });

  test('shows nothing that could end its fence', () => {
    const property = fc.property(small, key, (record, signingKey) => {
      for (const text of encodeRecord(record, signingKey)) expect(text.match(/`+/g)).toEqual(['```', '```']);
    });
    fc.assert(property, { numRuns: 200 });
  });

  test('stands beside others, each whole', () => {
    const other = { ...RECORD, pullRequest: 8 };
    const texts = [...encodeRecord(LARGE, 'key'), ...encodeRecord(other, 'key')];
    expect(decodeRecords(texts, 'key')).toEqual([LARGE, other]);
  });

  test('counts once, however often its texts are there', () => {
    const texts = encodeRecord(LARGE, 'key');
    expect(decodeRecords([...texts, ...texts], 'key')).toEqual([LARGE]);
  });
});

describe('a record that was touched', () => {
  test('says what it said, or nothing, whichever character is another one', () => {
    const replaced = fc.tuple(
      small,
      key,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const property = fc.property(replaced, ([record, signingKey, where, by]) => {
      const [text = ''] = encodeRecord(record, signingKey);
      const at = Math.floor(where * text.length);
      const touched = text.slice(0, at) + by + text.slice(at + 1);
      for (const read of decodeRecords([touched], signingKey)) expect(read).toEqual(record);
    });
    fc.assert(property, { numRuns: 3000 });
  });

  test('is not read when any letter or digit of what it holds is another one', () => {
    const [text = ''] = encodeRecord(RECORD, 'key');
    const start = text.indexOf('{');
    const meaningful = [...text.matchAll(/[a-z0-9]/gi)].map(({ index }) => index).filter((index) => index > start);
    const read = meaningful.filter((index) => {
      const touched = `${text.slice(0, index)}${text[index] === '3' ? '4' : '3'}${text.slice(index + 1)}`;
      return decodeRecords([touched], 'key').length > 0;
    });
    expect(read).toEqual([]);
  });

  test('is not read without one of its parts', () => {
    const texts = encodeRecord(LARGE, 'key');
    expect(texts.length).toBeGreaterThan(2);
    for (const index of texts.keys()) expect(decodeRecords(texts.toSpliced(index, 1), 'key')).toEqual([]);
  });

  test('is not read with a part of another record', () => {
    const other = { ...LARGE, at: '2026-03-02T00:00:00.000Z' };
    const [first = '', ...rest] = encodeRecord(LARGE, 'key');
    const seals = (texts: readonly string[]) => texts.map((text) => /"seal":"[^"]*"/.exec(text)?.[0] ?? '');
    const [seal = ''] = seals([first]);
    for (const [index, text] of encodeRecord(other, 'key').entries()) {
      const disguised = text.replace(/"seal":"[^"]*"/, seal);
      const mixed = [first, ...rest].with(index, disguised);
      expect(decodeRecords(mixed, 'key')).toEqual([]);
      expect(decodeRecords([first, ...rest, disguised], 'key')).toEqual([]);
    }
  });

  test('is not read when a part counts otherwise', () => {
    const texts = encodeRecord(LARGE, 'key');
    const more = texts.map((text) => text.replace(`"parts":${texts.length}`, `"parts":${texts.length + 1}`));
    const fewer = texts.slice(1).map((text) => text.replace(`"parts":${texts.length}`, `"parts":${texts.length - 1}`));
    expect(decodeRecords(more, 'key')).toEqual([]);
    expect(decodeRecords(fewer, 'key')).toEqual([]);
  });
});

describe('the signing key', () => {
  const table = [
    { title: 'another key', sealed: 'one', expected: 'two' },
    { title: 'no key where one is expected', sealed: '', expected: 'one' },
    { title: 'a key where none is expected', sealed: 'one', expected: '' },
    { title: 'a key that is the same but for white space', sealed: 'one', expected: 'one ' },
  ];
  test.each(table)('$title: not read', ({ sealed, expected }) => {
    expect(decodeRecords(encodeRecord(RECORD, sealed), expected)).toEqual([]);
  });

  test('appears in no text', () => {
    expect(encodeRecord(RECORD, 'the-signing-key').join()).not.toContain('the-signing-key');
  });
});
