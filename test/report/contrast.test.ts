// Names too long to be shown whole, of which a change alters some: both sides are shown, and where they differ.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowOf } from '../../src/report/rows.ts';
import { renderPlanTerminal } from '../../src/report/terminal.ts';
import { LONGEST_SHOWN, shorten } from '../../src/report/text.ts';
import { ALPHA, pageOf, plan, system, update } from './builder.ts';
import { anyName } from './hostile.ts';

const long = (middle: string) => `${'a'.repeat(300)}${middle}${'z'.repeat(300)}`;
/** What stands around the middle on both sides, wherever it is shown. */
const shown = (middle: string) => `${'a'.repeat(24)}${middle}${'z'.repeat(24)}`;
/** Holds half of a surrogate pair. */
const isBroken = (text: string) => /\p{Cs}/u.test(text);
const FROM = { name: long('OLD'), system: ALPHA, type: 'hardware' } as const;
const LOG = { color: false } as const;

/** Two names as the row of a rename shows them. */
function contrast(one: string, other: string): [string, string] {
  const { asset, change } = rowOf(update('ca_1', { ...FROM, name: one }, { name: other }));
  const before = change.find((part) => typeof part !== 'string');
  return [before?.name ?? asset, asset];
}

describe('two names', () => {
  test('that are short are as they are, and so are two that are the same', () => {
    const whole = 'a'.repeat(LONGEST_SHOWN);
    expect(contrast('rtu-03', whole)).toEqual(['rtu-03', whole]);
    expect(contrast(long('X'), long('X'))).toEqual([long('X'), long('X')]);
  });

  test('that differ in the middle are cut around it, alike', () => {
    const [one, other] = contrast(long('OLD'), long('NEW'));
    expect(one).toBe(
      `${'a'.repeat(40)}…(236 more characters)…${'a'.repeat(24)}OLD${'z'.repeat(37)}…(239 more characters)…${'z'.repeat(24)}`,
    );
    expect(other).toBe(one.replace('OLD', 'NEW'));
  });

  test('still differ, start alike, are shortened once, and split no character', () => {
    const piece = fc.oneof(anyName, fc.constantFrom('', 'a'.repeat(150), '😀'.repeat(130), '\ud83d', '😁', '…(9 more'));
    const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
    const pair = fc
      .tuple(text, text, text, text)
      .map(([start, a, b, end]) => [start + a + end, start + b + end] as const);
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const cut = contrast(one, other);
        expect(cut[0] === cut[1]).toBe(one === other);
        if (one === other) return;
        expect(cut.map((text) => shorten(text))).toEqual(cut);
        if (![one, other].some(isBroken)) expect(cut.map(isBroken)).toEqual([false, false]);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['asked for', {}],
  ['drift', { origin: 'drift' }],
] as const)('a rename in the middle of a long name that is %s shows it, in a table and in a log', (_, spot) => {
  const of = plan([update('ca_1', FROM, { name: long('NEW') }, spot)]);
  for (const text of [pageOf(of), renderPlanTerminal(of, LOG)]) {
    for (const middle of ['OLD', 'NEW']) expect(text).toContain(shown(middle).slice(0, 60));
    expect(text).not.toContain('a'.repeat(41));
  }
});

test('a move between long names of systems shows where they differ', () => {
  const named = (middle: string) => system(`cs_${middle}`, long(middle));
  const change = update('ca_1', { ...FROM, name: 'rtu', system: named('OLD') }, { system: named('NEW') });
  const row = pageOf(plan([change]))
    .split('\n')
    .find((line) => line.includes('`rtu`'));
  const [to, , from] = row?.split(' | ') ?? [];
  expect([from, to]).toEqual([expect.stringContaining('aaaOLDzzz'), expect.stringContaining('aaaNEWzzz')]);
});
