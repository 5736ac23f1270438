// Records: an unchanged one is read as it was written, and one that was changed in any way is not read. Also the input
// signing-key: one key a line, each long enough, and white space is not a key.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeRecord, encodeNoRecord, encodeRecord, type PlanRecord } from '../../src/github/record.ts';
import { readSigningKeys } from '../../src/github/seal.ts';
import { planRecord } from './facts.ts';

const letters = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcDEF_-'), minLength: length, maxLength: length });

/** Names that could end a code fence, a string or a word early. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('```', '\n```\n', '`', '```json\n{}\n```', '"}', '\\', '\\u0060', '\u2028', '', '__proto__'),
);

const record: fc.Arbitrary<PlanRecord> = fc.record({
  repository: hostile,
  repositoryName: hostile,
  pullRequest: fc.nat(),
  head: letters(40),
  baseBranch: hostile,
  base: letters(40),
  organization: hostile,
  service: hostile,
  name: hostile,
  title: hostile,
  digest: letters(64),
  at: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  changes: fc.array(fc.record({ fingerprint: letters(16), target: fc.option(letters(8), { nil: null }) }), {
    maxLength: 5,
  }),
});
const key = fc.oneof(fc.constant(''), fc.string({ minLength: 1, maxLength: 20 }));

function changesOf(count: number): PlanRecord['changes'] {
  return Array.from({ length: count }, (_, index) => {
    const fingerprint = index.toString(36).padStart(16, 'A');
    return { fingerprint, target: index % 3 === 0 ? fingerprint.slice(-8) : null };
  });
}

const RECORD = planRecord({ digest: `sha256:${'b'.repeat(64)}`, changes: changesOf(3) });
const SHOWN: Parameters<typeof encodeRecord>[1] = {
  comment: { id: 5, updated_at: '2026-03-01T00:00:00Z', sha256: 'd'.repeat(64) },
  check: 'e'.repeat(64),
};

/** One key a line. No key for ''. */
function keysOf(signingKey: string): string[] {
  return signingKey === '' ? [] : signingKey.split('\n');
}

function write(written: PlanRecord, signingKey: string): string {
  return encodeRecord(written, SHOWN, keysOf(signingKey));
}

function read(text: string, signingKey: string): PlanRecord | null {
  const decoded = decodeRecord({ id: 1, text }, keysOf(signingKey));
  return decoded.kind === 'record' ? decoded.record : null;
}

describe('an unchanged record', () => {
  test('is read as it was written, with the seals of its comment and its check', () => {
    const property = fc.property(record, key, (written, signingKey) => {
      const text = write(written, signingKey);
      expect(read(text, signingKey)).toEqual(written);
      expect(decodeRecord({ id: 1, text }, keysOf(signingKey))).toMatchObject({ shown: SHOWN });
      // No name ends its fence, and it is folded.
      expect(text.match(/`+/g)).toEqual(['```', '```']);
      expect(text).toMatch(/^<details><summary>[^<]+<\/summary>\n\n```json\n.*\n```\n\n<\/details>\n$/);
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('fits into the text of one check run, even with 2,500 changes and a title of 256 characters', () => {
    const changes = changesOf(2500).map(({ fingerprint }) => ({ fingerprint, target: fingerprint.slice(0, 8) }));
    const written = { ...RECORD, changes, title: '`'.repeat(256) };
    const text = write(written, 'key');
    expect(text.length).toBeLessThanOrEqual(65_535);
    expect(read(text, 'key')).toEqual(written);
  });
});

describe('a changed record', () => {
  test('is read as it was written or not at all, whichever character was replaced', () => {
    const touched = fc.tuple(
      record,
      key,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const property = fc.property(touched, ([written, signingKey, where, by]) => {
      const text = write(written, signingKey);
      const at = Math.floor(where * text.length);
      const found = read(text.slice(0, at) + by + text.slice(at + 1), signingKey);
      if (found !== null) expect(found).toEqual(written);
    });
    fc.assert(property, { numRuns: 3000 });
  });

  test('is not read if any letter or digit of its JSON was replaced', () => {
    const text = write(RECORD, 'key');
    const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
    const all = [...text.matchAll(/[a-z0-9]/gi)].map(({ index }) => index);
    const unnoticed = all.filter((index) => {
      const other = `${text.slice(0, index)}${text[index] === '3' ? '4' : '3'}${text.slice(index + 1)}`;
      return index > start && index < end && read(other, 'key') !== null;
    });
    expect(unnoticed).toEqual([]);
  });

  test('is reported as unsealed, and a text without a record as none', () => {
    expect(decodeRecord({ id: 1, text: write(RECORD, 'one') }, ['two'])).toEqual({ kind: 'unsealed' });
    for (const text of [null, '', '```json\nnull\n```', '```json\n[]\n```', '```json\n{']) {
      expect(decodeRecord({ id: 1, text }, ['two'])).toEqual({ kind: 'none' });
    }
  });
});

test('a plan with nothing to record seals that fact, and only for its own check run', () => {
  const text = encodeNoRecord({ run: 7, head: 'a'.repeat(40), pullRequest: 1 }, ['key']);
  expect(decodeRecord({ id: 7, text }, ['key'])).toEqual({ kind: 'pass' });
  expect(decodeRecord({ id: 8, text }, ['key'])).toEqual({ kind: 'none' });
  expect(decodeRecord({ id: 7, text }, ['other'])).toEqual({ kind: 'none' });
  expect(decodeRecord({ id: 8, text: text.replace('"run":7', '"run":8') }, ['key'])).toEqual({ kind: 'none' });
});

test('if signing-key has two keys, the first signs and both verify', () => {
  expect(read(write(RECORD, 'old'), 'new\nold')).toEqual(RECORD);
  expect(read(write(RECORD, 'new\nold'), 'new')).toEqual(RECORD);
  expect(read(write(RECORD, 'new\nold'), 'old')).toBeNull();
});

describe('the input signing-key', () => {
  const [ONE, OTHER] = ['a'.repeat(32), 'b'.repeat(33)];

  test.each([
    ['', []],
    [ONE, [ONE]],
    [` ${ONE} \r\n\n${OTHER}\n`, [ONE, OTHER]],
  ])('%j gives its keys', (input, keys) => {
    expect(readSigningKeys(input)).toEqual(keys);
  });

  test.each([
    ...[' ', '\n', ' \t\r\n '].map((blank) => [blank, 'is blank'] as const),
    ...['a'.repeat(31), ` ${'a'.repeat(31)} `, `${ONE}\nshort`].map(
      (short) => [short, 'has a key of under 32'] as const,
    ),
  ])('%j is an error', (input, problem) => {
    expect(() => readSigningKeys(input)).toThrow(`signing-key ${problem}`);
  });
});
