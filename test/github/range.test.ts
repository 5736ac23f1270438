// Which commits are to be applied (design section 8, Applied marks), over a scripted history.
import { describe, expect, test } from 'vitest';
import { markText } from '../../src/github/mark.ts';
import type { CheckRun } from '../../src/github/port.ts';
import { findRange, firstParentsUntil, type RangeInput } from '../../src/github/range.ts';
import { APP, checkRun, line, type Script, scripted, sha, short } from './scripted.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const IN_PROGRESS = { status: 'in_progress', conclusion: null, completed_at: null } as const;

/** What the range comes to, with short names, and what was asked for it. */
async function rangeOf(script: Script, given: Partial<RangeInput> = {}) {
  const { github, asked } = scripted(script);
  const fixed = { github, from: sha('c5'), before: null, appId: APP, markName: 'inventory apply', own: null, now: NOW };
  const { applied, commits, underWay } = await findRange({ ...fixed, ...given });
  return { applied: applied && short(applied), commits: commits.map(short), underWay: underWay?.id ?? null, asked };
}

function tried(on: string, applied: string | null, given: Partial<CheckRun> = {}): CheckRun {
  return checkRun(on, { conclusion: 'failure', text: markText(applied && sha(applied)), ...given });
}

const history = line(5);
const ALL = ['c5', 'c4', 'c3', 'c2', 'c1'];

interface Row {
  readonly title: string;
  readonly marks: readonly CheckRun[];
  readonly given?: Partial<RangeInput>;
  readonly applied: string | null;
  readonly commits: readonly string[];
}

const rows: readonly Row[] = [
  { title: 'no mark, nothing before', marks: [], applied: null, commits: ALL },
  {
    title: 'no mark: the commit before the push',
    marks: [],
    given: { before: sha('c3') },
    applied: 'c3',
    commits: ['c5', 'c4'],
  },
  {
    title: 'no mark, and a commit before that is not in the line: a forced push',
    marks: [],
    given: { before: sha('gone') },
    applied: 'gone',
    commits: ALL,
  },
  { title: 'a success gives its own commit', marks: [checkRun('c3')], applied: 'c3', commits: ['c5', 'c4'] },
  { title: 'a success on the commit itself: nothing to do', marks: [checkRun('c5')], applied: 'c5', commits: [] },
  {
    title: 'a success beyond the commit before the push, whose run was dropped',
    marks: [checkRun('c2')],
    given: { before: sha('c4') },
    applied: 'c2',
    commits: ['c5', 'c4', 'c3'],
  },
  { title: 'of two successes the newer', marks: [checkRun('c2'), checkRun('c4')], applied: 'c4', commits: ['c5'] },
  {
    title: 'a failure gives the commit that it names',
    marks: [tried('c4', 'c2')],
    applied: 'c2',
    commits: ['c5', 'c4', 'c3'],
  },
  {
    title: 'a failure is believed before a success that it does not name',
    marks: [tried('c4', 'c2'), checkRun('c3')],
    applied: 'c2',
    commits: ['c5', 'c4', 'c3'],
  },
  {
    title: 'a superseded try is no success',
    marks: [tried('c4', 'c2', { conclusion: 'neutral' })],
    applied: 'c2',
    commits: ['c5', 'c4', 'c3'],
  },
  {
    title: 'of two tries at one commit the newer',
    marks: [tried('c4', 'c1'), tried('c4', 'c3')],
    applied: 'c3',
    commits: ['c5', 'c4'],
  },
  {
    title: 'a try that named nothing before it crashed does not count',
    marks: [checkRun('c4', { conclusion: 'failure' }), checkRun('c2')],
    applied: 'c2',
    commits: ['c5', 'c4', 'c3'],
  },
  {
    title: 'a try from nothing known neither',
    marks: [tried('c4', null), checkRun('c2')],
    applied: 'c2',
    commits: ['c5', 'c4', 'c3'],
  },
  {
    title: 'a success after a try at the same commit',
    marks: [tried('c4', 'c1'), checkRun('c4')],
    applied: 'c4',
    commits: ['c5'],
  },
  {
    title: 'a try whose text is not ours',
    marks: [tried('c4', null, { text: 'Applied before this: main\n' }), checkRun('c2')],
    applied: 'c2',
    commits: ['c5', 'c4', 'c3'],
  },
  { title: 'a try of its own commit from itself', marks: [tried('c5', 'c5')], applied: 'c5', commits: [] },
  { title: 'a commit named that is not in the line', marks: [tried('c4', 'gone')], applied: 'gone', commits: ALL },
  {
    title: 'marks of another app',
    marks: [checkRun('c5', { app_id: 1 }), checkRun('c4', { app_id: null }), checkRun('c2')],
    applied: 'c2',
    commits: ['c5', 'c4', 'c3'],
  },
  {
    title: 'marks of another name',
    marks: [checkRun('c4', { name: 'inventory apply (west)' })],
    applied: null,
    commits: ALL,
  },
  {
    title: 'marks when our app is not known',
    marks: [checkRun('c4')],
    given: { appId: null, before: sha('c2') },
    applied: 'c2',
    commits: ['c5', 'c4', 'c3'],
  },
];

describe('what counts as applied', () => {
  test.each(rows)('$title', async ({ marks, given, applied, commits }) => {
    expect(await rangeOf({ history, checkRuns: marks }, given)).toMatchObject({ applied, commits });
  });

  test('the mark of this run itself does not count', async () => {
    const own = checkRun('c5', { ...IN_PROGRESS, text: markText(sha('c5')) });
    const found = await rangeOf({ history, checkRuns: [own, checkRun('c3')] }, { own: own.id });
    expect(found).toMatchObject({ applied: 'c3', commits: ['c5', 'c4'], underWay: null });
  });

  test('with the name of one of several organizations its marks alone', async () => {
    const marks = [checkRun('c4'), checkRun('c2', { name: 'inventory apply (west)' })];
    const found = await rangeOf({ history, checkRuns: marks }, { markName: 'inventory apply (west)' });
    expect(found).toMatchObject({ applied: 'c2' });
  });
});

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
});
