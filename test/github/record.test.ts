// The codec of records: what was written is read, and what was touched in any way is not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CheckText,
  decodeRecord,
  encodePass,
  encodeRecord,
  type PlanRecord,
  type RecordEntry,
} from '../../src/github/record.ts';
import { planRecord } from './facts.ts';

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

const change: fc.Arbitrary<RecordEntry> = fc.record({
  fingerprint: hex(32),
  target: fc.option(hex(32), { nil: null }),
});

const guard = fc.record({ guard: hostile, limit: fc.nat(), value: fc.nat(), passed: fc.boolean() });

const header: fc.Arbitrary<Omit<PlanRecord, 'changes'>> = fc.record({
  repository: hostile,
  pullRequest: fc.nat(),
  head: hex(40),
  baseBranch: hostile,
  base: hex(40),
  organization: hostile,
  service: hostile,
  name: hostile,
  digest: hex(64),
  title: hostile,
  ticket: fc.option(hostile, { nil: null }),
  guards: fc.array(guard, { maxLength: 3 }),
  at: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  mark: fc.option(fc.nat(), { nil: null }),
});

const small: fc.Arbitrary<PlanRecord> = fc
  .tuple(header, fc.array(change, { maxLength: 5 }))
  .map(([rest, changes]) => ({ ...rest, changes }));

const key = fc.oneof(fc.constant(''), fc.string({ minLength: 1, maxLength: 20 }));

const foreign = fc.oneof(
  hostile,
  fc.constantFrom('```json\n{"version":3}\n```', '```json\nnull\n```', '```json\n[]\n```'),
);

function changesOf(count: number): RecordEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const fingerprint = index.toString(16).padStart(32, '0');
    return { fingerprint, target: index % 3 === 0 ? fingerprint : null };
  });
}

const RECORD = planRecord({
  ...{ digest: `sha256:${'b'.repeat(64)}`, ticket: 'CHG-7', changes: changesOf(3), mark: 12 },
  guards: [{ guard: 'max-deletes', limit: 25, value: 0, passed: true }],
});

const LARGE: PlanRecord = { ...RECORD, changes: changesOf(4000) };

const COMMENT = { id: 5, updated_at: '2026-03-01T00:00:00Z', sha256: 'd'.repeat(64) };

/** One a line; none for ''. */
function keysOf(signingKey: string): string[] {
  return signingKey === '' ? [] : signingKey.split('\n');
}

/** The check runs that hold a record: its first has the first id. */
function write(record: PlanRecord, signingKey: string, firstId = 100): CheckText[] {
  const { first, rest } = encodeRecord(record, keysOf(signingKey));
  const runs = [firstId, ...rest.map((_, index) => firstId + index + 1)];
  const texts = [first({ comment: COMMENT, check: 'e'.repeat(64), runs }), ...rest];
  return texts.map((text, index) => ({ id: runs[index]!, text }));
}

function read(written: readonly CheckText[], signingKey: string): PlanRecord[] {
  return written.flatMap((run) => {
    const decoded = decodeRecord(run, written, keysOf(signingKey));
    return decoded.kind === 'record' ? decoded.record : [];
  });
}

const others = (texts: readonly string[], from = 1): CheckText[] =>
  texts.map((text, index) => ({ id: from + index, text }));

describe('a record that was left alone', () => {
  test('is read as it was written, among texts of others, in any order', () => {
    const property = fc.property(small, key, fc.array(foreign, { maxLength: 3 }), (record, signingKey, texts) => {
      expect(
        read([...others(texts), ...write(record, signingKey).reverse(), ...others(texts, 900)], signingKey),
      ).toEqual([record]);
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('holds up to 10,000 changes, in texts that GitHub takes, whose parts may come in any order', () => {
    const property = fc.property(header, fc.nat({ max: 10_000 }), fc.infiniteStream(fc.nat()), (rest, count, order) => {
      const record = { ...rest, changes: changesOf(count) };
      const written = write(record, 'key');
      expect(Math.max(...written.map(({ text }) => text?.length ?? 0))).toBeLessThanOrEqual(MOST_CHARACTERS);
      const shuffled = written.map((run) => ({ run, at: order.next().value })).sort((one, two) => one.at - two.at);
      expect(
        read(
          shuffled.map(({ run }) => run),
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
      for (const { text } of write(record, signingKey)) expect(text?.match(/`+/g)).toEqual(['```', '```']);
    });
    fc.assert(property, { numRuns: 200 });
  });

  test('stands beside others, each whole', () => {
    const other = { ...RECORD, pullRequest: 8 };
    expect(read([...write(LARGE, 'key'), ...write(other, 'key', 200)], 'key')).toEqual([LARGE, other]);
  });

  test('counts in its own check run alone: a copy is none', () => {
    const written = write(RECORD, 'key');
    const copy = { id: 900, text: written[0]!.text };
    expect(read([copy, ...written], 'key')).toEqual([RECORD]);
    expect(read([copy], 'key')).toEqual([]);
  });
});

test('the record is folded below what people read; one that is not folded, as it was once, reads the same', () => {
  const written = write({ ...RECORD, changes: changesOf(3000) }, 'key');
  expect(written).toHaveLength(3);
  for (const { text } of written)
    expect(text).toMatch(/^<details><summary>[^<]+<\/summary>\n\n```json\n.*\n```\n\n<\/details>\n$/);
  const unfolded = written.map(({ id, text }) => {
    const fence = text!.slice(text!.indexOf('```'), text!.lastIndexOf('```') + 3);
    return { id, text: `What apply may execute, for apply to read:\n\n${fence}\n` };
  });
  expect(read(written, 'key')).toHaveLength(1);
  expect(read(unfolded, 'key')).toEqual(read(written, 'key'));
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
      const [{ id, text }] = write(record, signingKey) as [CheckText];
      const at = Math.floor(where * text!.length);
      const touched = text!.slice(0, at) + by + text!.slice(at + 1);
      for (const found of read([{ id, text: touched }], signingKey)) expect(found).toEqual(record);
    });
    fc.assert(property, { numRuns: 3000 });
  });

  test('is not read when any letter or digit of what it holds is another one', () => {
    const [{ id, text: whole }] = write(RECORD, 'key') as [CheckText];
    const text = whole!;
    const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
    const all = [...text.matchAll(/[a-z0-9]/gi)].map(({ index }) => index);
    const meaningful = all.filter((index) => index > start && index < end);
    const unnoticed = meaningful.filter((index) => {
      const touched = `${text.slice(0, index)}${text[index] === '3' ? '4' : '3'}${text.slice(index + 1)}`;
      return read([{ id, text: touched }], 'key').length > 0;
    });
    expect(unnoticed).toEqual([]);
  });

  test.each([
    ['another name', '"name":""', '"name":"west"'],
    ['another mark', '"mark":12', '"mark":null'],
    ['a guard that passes now', '"passed":false', '"passed":true'],
    ['a target that is gone', `:${'0'.repeat(32)}`, ''],
    ['no comment', JSON.stringify(COMMENT), 'null'],
  ])('is not read with %s', (_, from, to) => {
    const guards = [{ guard: 'max-deletes', limit: 0, value: 1, passed: false }];
    const [{ id, text }] = write({ ...RECORD, guards }, 'key') as [CheckText];
    expect(text).toContain(from);
    expect(read([{ id, text: text!.replace(from, to) }], 'key')).toEqual([]);
  });

  test('is not read without one of its parts', () => {
    const written = write(LARGE, 'key');
    expect(written.length).toBeGreaterThan(2);
    for (const index of written.keys()) expect(read(written.toSpliced(index, 1), 'key')).toEqual([]);
  });

  test('is not read with a part of another record, nor with a part that stands elsewhere', () => {
    const other = write({ ...LARGE, changes: changesOf(4000).reverse() }, 'key');
    const written = write(LARGE, 'key');
    const core = (text: string | null) => /"core":"[^"]*"/.exec(text ?? '')?.[0] ?? '';
    for (const index of written.keys()) {
      const disguised = other[index]!.text!.replace(/"core":"[^"]*"/, core(written[0]!.text));
      expect(read(written.with(index, { ...written[index]!, text: disguised }), 'key')).toEqual([]);
      expect(read(written.with(index, { ...written[index]!, id: 900 }), 'key')).toEqual([]);
    }
  });

  test('is told from none: its header says what nobody vouches for', () => {
    const [{ id, text }] = write(RECORD, 'one') as [CheckText];
    expect(decodeRecord({ id, text }, [], ['two'])).toMatchObject({ kind: 'broken', header: { pullRequest: 7 } });
    expect(decodeRecord({ id, text: null }, [], ['two'])).toEqual({ kind: 'broken', header: null });
  });
});

describe('a plan that has nothing to record', () => {
  const given = { run: 7, head: 'a'.repeat(40), pullRequest: 1 };

  test('says so, sealed, in its own check run alone', () => {
    const text = encodePass(given, ['key']);
    expect(decodeRecord({ id: 7, text }, [], ['key'])).toEqual({ kind: 'pass' });
    expect(decodeRecord({ id: 8, text }, [], ['key'])).toEqual({ kind: 'broken', header: null });
    expect(decodeRecord({ id: 7, text }, [], ['other'])).toEqual({ kind: 'broken', header: null });
    const moved = text.replace('"run":7', '"run":8');
    expect(decodeRecord({ id: 8, text: moved }, [], ['key'])).toEqual({ kind: 'broken', header: null });
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
    expect(read(write(RECORD, sealed), expected)).toEqual([]);
  });

  test('is changed by a second line: the first signs, and each verifies', () => {
    expect(read(write(RECORD, 'old'), 'new\nold')).toEqual([RECORD]);
    expect(read(write(RECORD, 'new\nold'), 'new')).toEqual([RECORD]);
    expect(read(write(RECORD, 'new\nold'), 'old')).toEqual([]);
  });

  test('appears in no text', () => {
    expect(JSON.stringify(write(RECORD, 'the-signing-key'))).not.toContain('the-signing-key');
  });
});
