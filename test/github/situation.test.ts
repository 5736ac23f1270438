// What is asked of GitHub for a situation, and how much of it.
import { describe, expect, test } from 'vitest';
import type { Commit, PullRequest } from '../../src/github/answers.ts';
import type { GitHub } from '../../src/github/port.ts';
import { type Reading, readApplied, readBrought, readRange, readSituation } from '../../src/github/situation.ts';
import { line, OWNER, pullRequest, sha, short } from './facts.ts';
import { stage, visit } from './stage.ts';

function readingOf(github: GitHub, from: string): Reading {
  return {
    ...{ github, from, of: from, before: null, defaultBranch: 'main', paths: ['inventory'], depth: 'records' },
    ...{ withComments: false, pause: null, treesOf: null, owner: OWNER, keys: [] },
  };
}

/** A history in which some touch the inventory, newest first. */
function history(commits: readonly Commit[], touching: readonly string[]) {
  const asked: string[] = [];
  const pageOf = <T>(all: readonly T[], page: number) => all.slice((page - 1) * 100, page * 100);
  const byName = new Map(commits.map((one) => [short(one.sha), one]));
  const reads: Pick<GitHub, 'compare' | 'commits'> = {
    compare: async (base, head, page) => {
      asked.push(`compare ${short(base)} ${short(head)} ${page}`);
      const beyond = commits.slice(commits.findIndex((one) => one.sha === base) + 1);
      return { status: 'ahead', total_commits: beyond.length, commits: pageOf(beyond, page) };
    },
    commits: async ({ path }, page) => {
      asked.push(`commits ${path} ${page}`);
      const all = path === '' ? [...commits].reverse() : touching.map((name) => byName.get(name)!);
      return { entries: pageOf(all, page), pages: Math.max(1, Math.ceil(all.length / 100)) };
    },
  };
  const reading = readingOf(reads as GitHub, commits.at(-1)!.sha);
  return { reading, asked };
}

describe('the range', () => {
  test('holds what touches the inventory, however much does not', async () => {
    const { reading, asked } = history(line(1000), ['c900', 'c7', 'c2']);
    const { commits, listed } = await readRange(reading, sha('c5'));
    expect(listed.map(short)).toEqual(['c900', 'c7']);
    expect(commits.size).toBe(995);
    // Ten pages of what is beyond, the first of which said how many, and one of what touches.
    expect(asked).toHaveLength(11);
  });

  test('is read on for as long as pages may be of it', async () => {
    const commits = line(400);
    const { reading } = history(commits, commits.map((one) => short(one.sha)).reverse());
    expect((await readRange(reading, sha('c150'))).listed).toHaveLength(250);
  });

  test.each([
    [300, false],
    [1000, false],
    [1001, true],
  ])('where nothing says what was applied, of %i commits: older ones unread %j', async (count, hasOlder) => {
    const { reading } = history(line(count), [`c${count}`, 'c2']);
    const range = await readRange(reading, null);
    expect(range).toMatchObject({ hasOlder });
    expect(range.listed.map(short)).toEqual([`c${count}`, 'c2']);
  });
});

test('300 commits of the inventory never make more than 75 requests in flight, and nothing is left out', async () => {
  const to = await stage({ isHeld: false });
  const { after: applied } = await to.directPush({ 'inventory/alpha.yml': '0' });
  let from = applied;
  for (let count = 1; count <= 300; count += 1) {
    ({ after: from } = await to.directPush({ 'inventory/alpha.yml': `${count}` }));
  }
  const { github } = visit(to, { fetch: to.fetch });
  const reading = { ...readingOf(github, from), before: applied };
  const situation = await readSituation(await readApplied(reading, null));
  expect(situation.listed).toHaveLength(300);
  expect(to.mostAtOnce).toBe(75);
});

describe('pull requests', () => {
  async function brought(answers: Readonly<Record<string, readonly (readonly PullRequest[])[]>>, isPatient = true) {
    const times = new Map<string, number>();
    const waits: number[] = [];
    const pullsOf = async (hash: string) => {
      const count = times.get(hash) ?? 0;
      times.set(hash, count + 1);
      const all = answers[short(hash)] ?? [];
      return all[Math.min(count, all.length - 1)] ?? [];
    };
    const pause = isPatient ? async (ms: number) => void waits.push(ms) : null;
    const asking = { github: { pullsOf, anew: { pullsOf } }, awaited: [sha('c2')], defaultBranch: 'main', pause };
    const found = await readBrought(['c2', 'c1', 'c9'].map(sha), asking);
    return { found: found.map(({ pull, brought: by }) => [pull.number, ...by.map(short)]), waits };
  }

  test('are waited for where the commit is new', async () => {
    const { found, waits } = await brought({ c2: [[], [], [pullRequest(7)]] });
    expect(found).toEqual([[7, 'c2']]);
    expect(waits).toEqual([1000, 2000]);
  });

  test('of another base, or not merged, brought nothing', async () => {
    const others = [pullRequest(3, { base_ref: 'dev' }), pullRequest(4, { merged_at: null })];
    const { found, waits } = await brought({ c2: [others], c1: [[pullRequest(5)]], c9: [[pullRequest(6)]] }, false);
    expect(found).toEqual([
      [5, 'c1'],
      [6, 'c9'],
    ]);
    expect(waits).toEqual([]);
  });
});
