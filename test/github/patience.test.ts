// For which commits GitHub is waited: those that no run has tried, of which it may not tell yet (design section 8).
import { describe, expect, test } from 'vitest';
import { findRange, mergedPulls } from '../../src/github/range.ts';
import { IN_PROGRESS, SERVICE } from './ranging.ts';
import { APP, checkRun, line, pullRequest, scripted, sha } from './scripted.ts';

describe('commits that no run has tried', () => {
  const rows = [
    { title: 'all, without a mark', marks: [], fresh: 5 },
    { title: 'those above the first mark', marks: [checkRun('c3', { conclusion: 'failure' })], fresh: 2 },
    { title: 'those above a success', marks: [checkRun('c4')], fresh: 1 },
    { title: 'none, where the commit itself was tried', marks: [checkRun('c5', { conclusion: 'neutral' })], fresh: 0 },
    { title: 'a try that has not ended is none', marks: [checkRun('c3', IN_PROGRESS)], fresh: 5 },
  ];
  test.each(rows)('$title', async ({ marks, fresh }) => {
    const { github } = scripted({ history: line(5), checkRuns: marks });
    const from = { from: sha('c5'), before: null, own: null };
    const range = await findRange({
      github,
      ...from,
      service: SERVICE,
      appId: APP,
      markName: 'inventory apply',
      now: 0,
    });
    expect(range.fresh).toBe(fresh);
  });
});

describe('waiting', () => {
  async function asked(fresh: number) {
    const { github, asked: requests } = scripted({ pullsOf: { b: [[pullRequest(7)]] } });
    const waits: number[] = [];
    const commits = ['a', 'b', 'c'].map(sha);
    const pause = async (ms: number) => void waits.push(ms);
    await mergedPulls({ github, commits, fresh, defaultBranch: 'main', pause });
    return { requests, waits };
  }

  test('only the fresh ones are asked for again', async () => {
    const { requests } = await asked(1);
    expect(requests.slice(0, 3)).toEqual(['pullsOf a', 'pullsOf b', 'pullsOf c']);
    expect(new Set(requests.slice(3))).toEqual(new Set(['pullsOf a']));
  });

  test('without any, nothing is waited for', async () => {
    expect(await asked(0)).toEqual({ requests: ['pullsOf a', 'pullsOf b', 'pullsOf c'], waits: [] });
  });
});
