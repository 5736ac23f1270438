// The walk back along first parents, and other runs that it meets.
import { describe, expect, test } from 'vitest';
import { markText } from '../../src/github/mark.ts';
import { firstParentsUntil, underWaySince } from '../../src/github/range.ts';
import { IN_PROGRESS, NOW, rangeOf, SERVICE, tried } from './ranging.ts';
import { APP, checkRun, line, scripted, sha, short } from './scripted.ts';

const history = line(5);
const ALL = ['c5', 'c4', 'c3', 'c2', 'c1'];

describe('another apply under way', () => {
  const start = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
  const table = [
    { title: 'begun just now', on: 'c4', given: { started_at: start(0) }, blocks: true },
    { title: 'begun 59 minutes ago', on: 'c4', given: { started_at: start(59) }, blocks: true },
    { title: 'begun an hour ago', on: 'c4', given: { started_at: start(60) }, blocks: false },
    { title: 'queued', on: 'c4', given: { status: 'queued', started_at: start(1) }, blocks: true },
    { title: 'of no known time', on: 'c4', given: { started_at: null }, blocks: false },
    { title: 'of another app', on: 'c4', given: { app_id: 1, started_at: start(1) }, blocks: false },
    { title: 'before the last success', on: 'c1', given: { started_at: start(1) }, blocks: false },
    { title: 'by a clock ahead of ours', on: 'c4', given: { started_at: start(-5) }, blocks: true },
  ];
  test.each(table)('$title', async ({ on, given, blocks }) => {
    const mark = checkRun(on, { ...IN_PROGRESS, ...given });
    const { underWay } = await rangeOf({ history, checkRuns: [mark, checkRun('c2')] });
    expect(underWay).toBe(blocks ? mark.id : null);
  });

  test('tries that ended before they knew what is applied: all of them are to be applied, unless an older mark knows', async () => {
    const push = (on: string, before: string) =>
      checkRun(on, { conclusion: 'failure', text: markText({ applied: null, before: sha(before) }) });
    const pushes = [push('c4', 'c3'), push('c3', 'c2')];
    const before = sha('c4');
    expect(await rangeOf({ history, checkRuns: pushes }, { before })).toMatchObject({
      ...{ applied: 'c2', commits: ['c5', 'c4', 'c3'] },
    });
    expect(await rangeOf({ history, checkRuns: [...pushes, checkRun('c1')] }, { before })).toMatchObject({
      ...{ applied: 'c1', commits: ['c5', 'c4', 'c3', 'c2'] },
    });
  });

  test('marks of another service do not count', async () => {
    const other = checkRun('c4', { text: markText({ applied: sha('c1'), service: 'https://elsewhere.example' }) });
    const ours = checkRun('c2', { text: markText({ applied: sha('c1'), service: SERVICE }) });
    expect(await rangeOf({ history, checkRuns: [other, ours] })).toMatchObject({ applied: 'c2' });
  });

  test('of two at one commit the first goes on', async () => {
    const [first, second] = [checkRun('c5', IN_PROGRESS), checkRun('c5', IN_PROGRESS)];
    const script = { history, checkRuns: [first, second, checkRun('c2')] };
    expect(await rangeOf(script, { own: first.id })).toMatchObject({ underWay: null });
    expect(await rangeOf(script, { own: second.id })).toMatchObject({ underWay: first.id });
  });

  test('one at an older commit goes on, even when it began later: it does not see ours', async () => {
    const [ours, older] = [checkRun('c5', IN_PROGRESS), checkRun('c4', IN_PROGRESS)];
    expect(await rangeOf({ history, checkRuns: [ours, older] }, { own: ours.id })).toMatchObject({
      underWay: older.id,
    });
  });

  test('one at a newer commit that began after ours stands back itself', async () => {
    const [ours, newer] = [checkRun('c3', IN_PROGRESS), checkRun('c5', IN_PROGRESS)];
    const { github } = scripted({ history, checkRuns: [ours, newer] });
    const input = { github, appId: APP, markName: 'inventory apply', service: SERVICE, now: NOW };
    expect(await underWaySince(sha('c3'), sha('c5'), { ...input, own: ours.id })).toBeNull();
    expect(await underWaySince(sha('c3'), sha('c5'), { ...input, own: newer.id + 1 })).toEqual(newer);
  });

  test('left behind by an earlier attempt of this run does not count; of another run it does', async () => {
    const by = { run: '42', attempt: 1 };
    const mark = checkRun('c5', { ...IN_PROGRESS, text: markText({ applied: sha('c2'), by }) });
    const script = { history, checkRuns: [mark] };
    const table = [
      { self: { run: '42', attempt: 2 }, underWay: null },
      { self: by, underWay: mark.id },
      { self: { run: '43', attempt: 2 }, underWay: mark.id },
      { self: null, underWay: mark.id },
    ];
    for (const { self, underWay } of table) {
      expect(await rangeOf(script, { self })).toMatchObject({ underWay, applied: 'c2' });
    }
  });

  test('is told beside what it sets out from', async () => {
    const mark = tried('c4', 'c2', IN_PROGRESS);
    expect(await rangeOf({ history, checkRuns: [mark] })).toMatchObject({ applied: 'c2', underWay: mark.id });
  });
});

describe('the way back', () => {
  /** `side` and `top` lie on the same page as the line, in between its commits. */
  const merged = ['c5 < c4', 'c4 < c3 top', 'top < side', 'c3 < c2', 'side < c1', 'c2 < c1', 'c1'];

  test('takes first parents alone', async () => {
    const found = await rangeOf({ history: merged, checkRuns: [checkRun('side'), checkRun('top'), checkRun('c2')] });
    expect(found).toMatchObject({ applied: 'c2', commits: ['c5', 'c4', 'c3'] });
  });

  test.each([1, 2, 3, 100])(
    'asks for a page only where the next parent is on none read yet (%i a page)',
    async (pageSize) => {
      const { commits, asked } = await rangeOf({ history: merged, pageSize });
      expect(commits).toEqual(ALL);
      const pages = asked.filter((request) => request.startsWith('commitsFrom'));
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages.length).toBe({ 1: 5, 2: 3, 3: 3, 100: 1 }[pageSize]);
    },
  );

  test('goes 250 commits and no further', async () => {
    const long = line(400);
    const from = sha('c400');
    const inside = await rangeOf({ history: long, checkRuns: [checkRun('c151')] }, { from });
    expect(inside).toMatchObject({ applied: 'c151' });
    expect(inside.commits).toHaveLength(249);
    const outside = await rangeOf({ history: long, checkRuns: [checkRun('c150')] }, { from, before: sha('c399') });
    expect(outside).toMatchObject({ applied: 'c399', commits: ['c400'] });
    expect(outside.asked.filter((request) => request.startsWith('checkRuns'))).toHaveLength(250);
  });

  test('no longer asks for marks once one has named a commit', async () => {
    const { asked } = await rangeOf({ history, checkRuns: [tried('c4', 'c1')] });
    expect(asked.filter((request) => request.startsWith('checkRuns'))).toHaveLength(2);
  });

  test('from one commit to another leaves the other out', async () => {
    const names: string[] = [];
    const { github } = scripted({ history });
    for await (const each of firstParentsUntil(github, sha('c5'), sha('c2'))) names.push(short(each));
    expect(names).toEqual(['c5', 'c4', 'c3']);
  });

  test('to a commit that is not in the line goes 250 commits and no further', async () => {
    const names: string[] = [];
    const { github } = scripted({ history: line(400) });
    for await (const each of firstParentsUntil(github, sha('c400'), sha('gone'))) names.push(short(each));
    expect([names.length, names.at(-1)]).toEqual([250, 'c151']);
  });
});
