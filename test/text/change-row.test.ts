// A change has the same row wherever it is shown, and the rows have one order. If two names are too long to show whole,
// the row shows their ends and the part in which they differ.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planDocument } from '../../src/text/plan-document.ts';
import { rowOf } from '../../src/text/rows.ts';
import { renderPlanTerminal } from '../../src/text/terminal.ts';
import { LONGEST_SHOWN, shorten } from '../../src/text/text.ts';
import { ALPHA, create, pageOf, plan, remove, type Side, system, undeclared, update } from './builder.ts';
import { anyName } from './hostile.ts';

const TOLT = { id: 'fac_1', name: 'Tolt Junction' };
const EMS = { ...system('cs_1', 'Alpha EMS'), impactRating: 'High' };
const SCADA = { ...system('cs_2', 'SCADA', TOLT), impactRating: 'Medium' };
const SCADA_TOO = { ...system('cs_3', 'SCADA', TOLT), impactRating: 'Medium' };
const YARD = system('cs_4', 'Yard', TOLT);

const RELAY: Side = { name: 'relay-1', system: SCADA, type: 'hardware' };

test.each([
  [remove('ca_1', 'hmi-02', EMS, 'hardware'), 'Alpha EMS High | hmi-02 | delete hardware | ca_1'],
  [create('plc-11', SCADA, 'software'), 'Tolt Junction / SCADA Medium | plc-11 | create software | '],
  [
    update('ca_2', RELAY, { name: 'relay-2', type: 'software' }),
    'Tolt Junction / SCADA Medium | relay-2 | rename from relay-1,<br>hardware → software | ca_2',
  ],
  [
    update('ca_3', RELAY, { system: EMS, name: 'relay-9' }),
    'Alpha EMS High | relay-9 | move from Tolt Junction / SCADA, Medium → High,<br>rename from relay-1 | ca_3',
  ],
  [
    update('ca_4', RELAY, { system: YARD }),
    'Tolt Junction / Yard | relay-1 | move from Tolt Junction / SCADA, Medium → not known | ca_4',
  ],
  [
    update('ca_5', RELAY, { system: SCADA_TOO }),
    'Tolt Junction / SCADA Medium | relay-1 | move from Tolt Junction / SCADA (cs_2) to cs_3 | ca_5',
  ],
])('the row of change %#', (change, row) => {
  // The system has a line of its own, above its rows.
  const [, place = '', line = ''] = /^\| (\*\*`.*) \| \| \| \|\n\| (`.*)$/m.exec(pageOf(plan([change]))) ?? [];
  expect([place, ...line.split(' | ').slice(0, 3)].join(' | ').replace(/[`*]/g, '')).toBe(row);
});

test('people read n-2 before n-10 everywhere, but a plan document keeps the order of the plan', () => {
  const systems = [EMS, { ...EMS, id: 'cs_10', name: 'Unit 10' }, { ...EMS, id: 'cs_9', name: 'Unit 9' }];
  const changes = systems.flatMap((one) => ['n-1', 'n-10', 'n-2'].map((name) => create(name, one, 'hardware')));
  const whole = plan(changes, {
    undeclared: ['u-10', 'u-9'].map((name) => undeclared(`ca_${name}`, name, EMS, 'hardware')),
  });
  const document = planDocument(whole, { toolVersion: '1.2.3', generatedAt: '2026-03-01T08:00:00.000Z' });
  expect(document.changes.slice(0, 3).map(({ after }) => after?.name)).toEqual(['n-1', 'n-10', 'n-2']);

  const read = ['Alpha EMS', 'Unit 9', 'Unit 10'].flatMap((name) => [name, 'n-1', 'n-2', 'n-10']);
  const namesIn = (text: string) => text.match(/Alpha EMS|Unit \d+|[nu]-\d+/g) ?? [];
  expect(namesIn(renderPlanTerminal(whole, { color: false }))).toEqual([...read, 'Alpha EMS', 'u-9', 'u-10']);
  const markdown = pageOf(whole, { next: 'review' });
  const rows = markdown.slice(markdown.indexOf('Create 9'));
  expect([...new Set(namesIn(rows))]).toEqual([...new Set([...read, 'u-9', 'u-10'])]);
});

const long = (middle: string) => `${'a'.repeat(300)}${middle}${'z'.repeat(300)}`;
/** The middle with the characters on both sides that are shown with it. */
const shown = (middle: string) => `${'a'.repeat(24)}${middle}${'z'.repeat(24)}`;
/** Contains half of a surrogate pair. */
const isBroken = (text: string) => /\p{Cs}/u.test(text);
const FROM = { name: long('OLD'), system: ALPHA, type: 'hardware' } as const;
const LOG = { color: false } as const;

/** Two names as the row of a rename shows them. */
function contrast(one: string, other: string): [string, string] {
  const { asset, change } = rowOf(update('ca_1', { ...FROM, name: one }, { name: other }));
  const [before = asset] = change.flatMap((part) => (typeof part === 'object' && 'name' in part ? part.name : []));
  return [before, asset];
}

describe('two names', () => {
  test('that are short or the same stay as they are', () => {
    const whole = 'a'.repeat(LONGEST_SHOWN);
    expect(contrast('rtu-03', whole)).toEqual(['rtu-03', whole]);
    expect(contrast(long('X'), long('X'))).toEqual([long('X'), long('X')]);
  });

  test('that differ in the middle are cut around the difference in the same way', () => {
    const [one, other] = contrast(long('OLD'), long('NEW'));
    expect(one).toBe(
      `${'a'.repeat(40)}…(236 more characters)…${'a'.repeat(24)}OLD${'z'.repeat(37)}…(239 more characters)…${'z'.repeat(24)}`,
    );
    expect(other).toBe(one.replace('OLD', 'NEW'));
  });

  test('still differ when cut, are never shortened twice, and split no character', () => {
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
] as const)('a rename in the middle of a long name is visible in a table and in a log: %s', (_, spot) => {
  const of = plan([update('ca_1', FROM, { name: long('NEW') }, spot)]);
  for (const text of [pageOf(of), renderPlanTerminal(of, LOG)]) {
    for (const middle of ['OLD', 'NEW']) expect(text).toContain(shown(middle).slice(0, 60));
    expect(text).not.toContain('a'.repeat(41));
  }
});

test('a move between systems with long names shows where the names differ', () => {
  const named = (middle: string) => system(`cs_${middle}`, long(middle));
  const change = update('ca_1', { ...FROM, name: 'rtu', system: named('OLD') }, { system: named('NEW') });
  const [, to, from] = /^\| (.*) \| \| \| \|\n\| `rtu` \| (.*?) \|/m.exec(pageOf(plan([change]))) ?? [];
  expect([from, to]).toEqual([expect.stringContaining('aaaOLDzzz'), expect.stringContaining('aaaNEWzzz')]);
});
