// Which commits are to be applied (design section 8, Applied marks), over a scripted history.
import { describe, expect, test } from 'vitest';
import type { CheckRun } from '../../src/github/answers.ts';
import { markText } from '../../src/github/mark.ts';
import type { RangeInput } from '../../src/github/range.ts';
import { IN_PROGRESS, rangeOf, tried } from './ranging.ts';
import { checkRun, line, sha } from './scripted.ts';

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
    commits: ['c5'],
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
    const own = checkRun('c5', { ...IN_PROGRESS, text: markText({ applied: sha('c5') }) });
    const found = await rangeOf({ history, checkRuns: [own, checkRun('c3')] }, { own: own.id });
    expect(found).toMatchObject({ applied: 'c3', commits: ['c5', 'c4'], underWay: null });
  });

  test('with the name of one of several organizations its marks alone', async () => {
    const marks = [checkRun('c4'), checkRun('c2', { name: 'inventory apply (west)' })];
    const found = await rangeOf({ history, checkRuns: marks }, { markName: 'inventory apply (west)' });
    expect(found).toMatchObject({ applied: 'c2' });
  });
});
