// The pull requests that brought commits (design section 8), although GitHub tells of them late.
import { describe, expect, test } from 'vitest';
import type { PullRequest } from '../../src/github/answers.ts';
import { mergedPulls } from '../../src/github/range.ts';
import { pullRequest, type Script, scripted, sha } from './scripted.ts';

interface Asked {
  readonly commits: readonly string[];
  readonly pullsOf: NonNullable<Script['pullsOf']>;
  readonly isPatient?: boolean;
}

async function merged({ commits, pullsOf, isPatient = true }: Asked) {
  const waits: number[] = [];
  const { github, asked } = scripted({ pullsOf });
  const pause = async (ms: number) => void waits.push(ms);
  const given = { github, commits: commits.map(sha), defaultBranch: 'main', pause: isPatient ? pause : null };
  const pulls = await mergedPulls(given);
  return { numbers: pulls.map(({ number }) => number), waits, asked };
}

describe('the pull requests of commits', () => {
  test('each once, oldest first', async () => {
    const [seven, nine] = [pullRequest(7), pullRequest(9)];
    const found = await merged({
      commits: ['a', 'b', 'c'],
      pullsOf: { a: [[nine]], b: [[nine, seven]], c: [[seven]] },
    });
    expect(found).toEqual({ numbers: [7, 9], waits: [], asked: ['pullsOf a', 'pullsOf b', 'pullsOf c'] });
  });

  const others: readonly { title: string; pull: PullRequest }[] = [
    { title: 'not merged', pull: pullRequest(7, { merged_at: null, state: 'open' }) },
    { title: 'closed without merging', pull: pullRequest(7, { merged_at: null }) },
    { title: 'merged into another branch', pull: pullRequest(7, { base_ref: 'release' }) },
  ];
  test.each(others)('$title: does not count', async ({ pull }) => {
    expect((await merged({ commits: ['a'], pullsOf: { a: [[pull]] } })).numbers).toEqual([]);
  });

  test('a late answer is waited for, and only its commit is asked for again', async () => {
    const pullsOf = { a: [[pullRequest(7)]], b: [[], [], [pullRequest(8)]] };
    const found = await merged({ commits: ['a', 'b'], pullsOf });
    expect(found).toEqual({
      numbers: [7, 8],
      waits: [1000, 2000],
      asked: ['pullsOf a', 'pullsOf b', 'pullsOf b', 'pullsOf b'],
    });
  });

  test('an answer that tells of an unmerged pull request alone is late, too', async () => {
    const pullsOf = { a: [[pullRequest(7, { merged_at: null })], [pullRequest(7)]] };
    expect(await merged({ commits: ['a'], pullsOf })).toMatchObject({ numbers: [7], waits: [1000] });
  });

  test('a direct push has none, and the wait for it ends', async () => {
    const found = await merged({ commits: ['a'], pullsOf: {} });
    expect(found).toMatchObject({ numbers: [], waits: [1000, 2000, 4000, 8000] });
    expect(found.asked).toHaveLength(5);
  });

  test('without patience an empty answer is taken as it is', async () => {
    const found = await merged({ commits: ['a'], pullsOf: { a: [[], [pullRequest(7)]] }, isPatient: false });
    expect(found).toEqual({ numbers: [], waits: [], asked: ['pullsOf a'] });
  });

  test('of no commit nothing is asked', async () => {
    expect(await merged({ commits: [], pullsOf: {} })).toEqual({ numbers: [], waits: [], asked: [] });
  });
});
