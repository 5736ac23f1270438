// What an audit of a period reports, including changes between two looks of which one may be outside the period.
import { expect, test } from 'vitest';
import { readLook } from '../../src/ledger/clone.ts';
import { historyOf } from '../../src/ledger/history.ts';
import { auditList } from '../../src/ledger/list.ts';
import { auditHistory } from '../../src/ledger/questions.ts';
import { breaksIn, verifyHistory } from '../../src/ledger/verify.ts';
import { verifyText } from '../../src/ledger/verify-text.ts';
import { painter } from '../../src/text/text.ts';
import { asset, begun, cloneOf, entry, evidenceWith, executed, listsOf, writer } from './stage.ts';

const ALL = { from: null, to: null };
const WHOLE = { asset: null, system: null };

/** The audit of a ledger, read from a clone. */
async function audited(
  url: string,
  period: Parameters<typeof auditHistory>[1] = ALL,
  subject: Parameters<typeof auditHistory>[2] = WHOLE,
) {
  return auditHistory(await historyOf(await cloneOf(url)), period, subject, 35);
}

const looked = (...lists: Parameters<typeof listsOf>) => entry({ kind: 'look', counts: {} }, listsOf(...lists));

test('a period between two looks has the gap between them and the outside changes of that time', async () => {
  const { url, clock } = await begun('2026-02-01T06:17:00.000Z');
  const publisher = await writer({ url, clock });
  for (const [at, name] of [
    ['2026-02-01T06:17:00.000Z', 'one'],
    ['2026-04-20T06:17:00.000Z', 'two'],
    ['2026-04-21T06:17:00.000Z', 'three'],
  ] as const) {
    clock.at = Date.parse(at);
    await publisher.publish(looked([asset('ca_1', name)], clock));
  }
  const of = async (from: string, to: string) => {
    const { outside, gaps, looks } = await audited(url, { from: Date.parse(from), to: Date.parse(to) });
    const names = outside.map(({ after }) => after?.name);
    return { names, gaps: gaps.map(({ days }) => days), looks: looks.length };
  };
  expect(await of('2026-03-01', '2026-03-31')).toEqual({ names: ['two'], gaps: [78], looks: 0 });
  expect(await of('2026-01-01', '2026-01-31')).toEqual({ names: [], gaps: [], looks: 0 });
  expect(await of('2026-04-20T12:00:00Z', '2026-05-31')).toEqual({ names: ['three'], gaps: [], looks: 1 });
  expect(await of('2026-01-01', '2026-12-31')).toEqual({ names: ['two', 'three'], gaps: [78], looks: 3 });
});

test('names with commas, quotes and line breaks are read back as they were listed', async () => {
  const { url, clock } = await begun('2026-02-01T06:17:00.000Z');
  const publisher = await writer({ url, clock });
  const names = ['one', 'a, "b"', '"', 'a,\n"b",\n\nc', '"\n"', 'two'];
  for (const [number, name] of names.entries()) {
    const standing = number < 3 ? [] : [asset('ca_2', 'same\n')];
    const assets = [asset('ca_0', ',"'), asset('ca_1', name, 'cs_1', 'software'), ...standing];
    await publisher.publish(looked(assets, clock));
    clock.at += 86_400_000;
  }
  const { outside } = await audited(url);
  const changed = outside.map(({ before, after }) => [before?.name, after?.name, after?.asset_type]);
  const renamed = names.slice(1).map((name, k) => [names[k], name, 'software']);
  expect(changed).toEqual(renamed.toSpliced(3, 0, [undefined, 'same\n', 'hardware']));
});

test('a look whose clock was years ahead hides no gap: later runs have no lists, and the gap is reported', async () => {
  const { url, clock } = await begun('2031-01-01T06:17:00.000Z');
  const look = async (at: string, run: string) => {
    clock.at = Date.parse(at);
    await (await writer({ url, clock, run })).publish(looked([asset('ca_1', run)], clock));
  };
  await look('2031-01-01T06:17:00.000Z', '1');
  await look('2026-01-01T06:17:00.000Z', '2');
  await look('2026-01-31T06:17:00.000Z', '3');
  const gaps = async () => (await audited(url)).gaps.map(({ from, to }) => [from, to]);
  expect(await gaps()).toEqual([]);
  await look('2026-03-01T06:17:00.000Z', '4');
  expect(await gaps()).toEqual([['2026-01-01T06:17:00.000Z', '2026-03-01T06:17:00.000Z']]);
  await look('2031-02-01T06:17:00.000Z', '5');
  expect(await gaps()).toEqual([['2026-01-01T06:17:00.000Z', '2031-02-01T06:17:00.000Z']]);
});

test('the lists of each look match its hash while cyber systems come and go', async () => {
  const { url, clock } = await begun('2026-02-01T06:17:00.000Z');
  const publisher = await writer({ url, clock });
  for (const systems of [['cs_1'], ['cs_1', 'cs_0'], ['cs_0'], [], ['cs_1']]) {
    clock.at += 86_400_000;
    const listed = systems.map((id) => ({ id, name: id, facility_id: null, organization_slug: 'acme' }));
    await publisher.publish(looked([], clock, { facilities: [], controlCenters: [], systems: listed }));
  }
  const history = await historyOf(await cloneOf(url));
  expect(history.entries.map(({ directory }) => [...directory.systems.keys()])).toEqual([
    ['cs_1'],
    ['cs_1', 'cs_0'],
    ['cs_0'],
    [],
    ['cs_1'],
  ]);
  expect(breaksIn(history)).toEqual([]);
});

test('the outside changes of a system account for its counts before and after', async () => {
  const { url, clock } = await begun('2026-02-01T06:17:00.000Z');
  const publisher = await writer({ url, clock });
  for (const assets of [
    [asset('ca_1', 'a'), asset('ca_2', 'b'), asset('ca_3', 'c', 'cs_2')],
    [asset('ca_1', 'a2'), asset('ca_2', 'b', 'cs_2'), asset('ca_3', 'c'), asset('ca_4', 'd')],
    [asset('ca_2', 'b', 'cs_2'), asset('ca_3', 'c'), asset('ca_4', 'd')],
  ]) {
    clock.at += 86_400_000;
    await publisher.publish(looked(assets, clock));
  }
  const clone = await cloneOf(url);
  const { outside, looks } = await audited(url, ALL, { asset: null, system: 'SCADA' });
  expect(looks.map(({ assets }) => assets)).toEqual([3, 4, 3]);
  const sides = outside.map(({ before, after }) => [before, after].map((state) => state?.cyber_system_id === 'cs_2'));
  const [went, came] = [0, 1].map((side) => sides.filter((each) => each[side]).length);
  const counted = async (at: string) => {
    const list = await readLook(clone, { time: Date.parse(at) });
    return auditList(list, { asset: null, system: 'SCADA' }, null, null).counts.assets;
  };
  expect([await counted('2026-02-02T23:00:00Z'), went, came]).toEqual([1, 1, 1]);
  expect(await counted('2026-02-04T23:00:00Z')).toBe(1 - went! + came!);
});

const SAVED = `saved plan sha256:${'1'.repeat(64)}`;

test.each([
  [
    'none',
    'approval: none',
    [],
    ['not-shown: no approval covers 2 changes of this run, which relied on: approval: none.'],
  ],
  ['plan', SAVED, [SAVED], []],
  ['review', SAVED, [SAVED], [`not-shown: no approval covers 2 changes of this run, which relied on: ${SAVED}.`]],
] as const)(
  'under approval %s by %s, a run has one finding for all changes that no approval covers',
  async (mode, by, shown, findings) => {
    const { url, clock } = await begun();
    const publisher = await writer({ url, clock });
    await publisher.publish(looked([], clock));
    clock.at += 1000;
    const changes = [asset('ca_2', 'b'), asset('ca_3', 'c')].map(({ id, name, cyber_system_id, asset_type }) =>
      executed({ id, after: { name, cyber_system_id, asset_type }, shown_in: [...shown] }),
    );
    const evidence = evidenceWith({ result: 'applied', approval: { mode, by }, changes });
    const now = listsOf([asset('ca_2', 'b'), asset('ca_3', 'c')], clock);
    await publisher.publish(entry({ kind: 'applied', evidence }, now));
    const history = await historyOf(await cloneOf(url));
    const given = { altered: [], signatures: null, contains: [], inventory: null, maxGapDays: 35 };
    const lines = verifyText(verifyHistory({ history, ...given }), painter(false)).split('\n');
    expect(lines.filter((line) => line.includes('not-')).map((line) => line.trim().replace(/ at \w+/, ''))).toEqual(
      findings,
    );
  },
);
