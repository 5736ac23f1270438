// Which commits are to be applied, whose pull requests brought them, and what later ones took back (design sections 6, 8).
import { describe, expect, test } from 'vitest';
import type { Commit, PullRequest } from '../../src/github/answers.ts';
import { type Mark, type Marks, NO_MARKS } from '../../src/github/mark.ts';
import type { GitHub } from '../../src/github/port.ts';
import { type AppliedInput, askAhead, findApplied, findRange, heldBy, mergedPulls } from '../../src/github/range.ts';
import { type PlannedPull, withdrawals } from '../../src/github/records.ts';
import { pullRequest, sha, short } from './scripted.ts';
import { stage, visit } from './stage.ts';

function commit(name: string, parents: readonly string[], minute: number): Commit {
  const date = new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
  return { sha: sha(name), parents: parents.map(sha), author: null, committer: null, date, title: '' };
}

/** c1 … c`count`, oldest first, in one line. */
const line = (count: number): Commit[] =>
  Array.from({ length: count }, (_, index) => commit(`c${index + 1}`, index === 0 ? [] : [`c${index}`], index));

interface World {
  readonly commits: readonly Commit[];
  /** By path, short names, newest first. */
  readonly touching?: readonly string[];
  readonly status?: string;
}

function github({ commits, touching = [], status = 'ahead' }: World) {
  const asked: string[] = [];
  const pageOf = <T>(all: readonly T[], page: number) => all.slice((page - 1) * 100, page * 100);
  const byName = new Map(commits.map((one) => [short(one.sha), one]));
  const port: Pick<GitHub, 'compare' | 'commits'> = {
    compare: async (base, head, page) => {
      asked.push(`compare ${short(base)} ${short(head)} ${page}`);
      const from = commits.findIndex((one) => one.sha === base);
      const beyond = status === 'ahead' ? commits.slice(from + 1) : [];
      return { status, total_commits: beyond.length, commits: pageOf(beyond, page) };
    },
    commits: async ({ path }, page) => {
      asked.push(`commits ${path} ${page}`);
      const all = path === '' ? [...commits].reverse() : touching.map((name) => byName.get(name)!);
      return { entries: pageOf(all, page), pages: Math.max(1, Math.ceil(all.length / 100)) };
    },
  };
  return { port, asked };
}

function mark(on: string, given: Partial<Mark> = {}): Mark {
  const fixed = { id: 5, run: '1', attempt: 1, creator: 'us', createdAt: 0, applied: null };
  return { ...fixed, commit: sha(on), ...given };
}

const succeeded = (on: string): Marks => ({ all: [mark(on)], standing: [], latest: mark(on) });

async function range(world: World, given: Partial<AppliedInput & { readonly paths: readonly string[] }>) {
  const { port, asked } = github(world);
  const from = world.commits.at(-1)!.sha;
  const fixed = { github: port, from, before: null, marks: NO_MARKS, paths: ['inventory'], tip: async () => sha('c9') };
  const input = { ...fixed, ...given };
  const last = await findApplied(input);
  const found = { ...last, ...(await findRange(input, last.applied)) };
  return { ...found, asked, touched: found.touching.map((one) => short(one.sha)) };
}

describe('what is applied', () => {
  const world = { commits: line(4) };
  const before = sha('c3');

  test.each([
    ['the newest success', { marks: succeeded('c2') }, 'c2'],
    [
      'without one, what the oldest mark names',
      { marks: { ...NO_MARKS, all: [mark('c3'), mark('c2', { applied: sha('c1') })] } },
      'c1',
    ],
    ['without any, the commit before the push', {}, 'c3'],
    ['this commit', { marks: succeeded('c4') }, 'c4'],
  ])('%s', async (_, given, applied) => {
    expect(short((await range(world, { before, ...given })).applied ?? '')).toBe(applied);
  });

  test('where the newest success is of another history, the commit before the push, and that is told', async () => {
    const found = await range({ ...world, status: 'diverged' }, { before, marks: succeeded('gone') });
    expect(found).toMatchObject({ applied: before, isRewritten: true });
  });

  test('where a newer commit was applied, all of this one is', async () => {
    const found = await range({ ...world, status: 'behind' }, { before, marks: succeeded('c9') });
    expect(found).toMatchObject({ applied: sha('c4'), isRewritten: false, touched: [] });
  });

  test('where the branch was taken back behind it, the commit before the push, and that is told', async () => {
    const tip = async () => sha('c4');
    const found = await range({ ...world, status: 'behind' }, { before: sha('c9'), marks: succeeded('c9'), tip });
    expect(found).toMatchObject({ applied: sha('c9'), isRewritten: true });
  });
});

test('the range holds what touches the inventory, however much does not', async () => {
  const found = await range({ commits: line(1000), touching: ['c900', 'c7', 'c2'] }, { marks: succeeded('c5') });
  expect(found.touched).toEqual(['c900', 'c7']);
  expect(found.commits.size).toBe(995);
  // Ten pages of what is beyond, the first of which told how many, and one of what touches (the client asks nothing twice).
  expect(new Set(found.asked).size).toBe(11);
});

test('pages of what touches are read on for as long as they may be of the range', async () => {
  const commits = line(400);
  const touching = commits.map(({ sha: hash }) => short(hash)).reverse();
  const found = await range({ commits, touching }, { marks: succeeded('c150') });
  expect(found.touched).toHaveLength(250);
});

test('a range of 300 commits of the inventory never has more than 75 requests in flight, and nothing is left out', async () => {
  const to = await stage({ isHeld: false });
  const { after: applied } = await to.directPush({ 'inventory/alpha.yml': '0' });
  let from = applied;
  for (let count = 1; count <= 300; count += 1) {
    ({ after: from } = await to.directPush({ 'inventory/alpha.yml': `${count}` }));
  }
  const { github, closing } = visit(to, { fetch: to.fetch });
  const looking = { github, from, before: null, marks: NO_MARKS, paths: ['inventory'] };
  const early = askAhead({ ...looking, mark: { commit: applied, createdAt: 0 } });
  const found = await findRange(looking, applied);
  const merging = mergedPulls({ github, range: found, early, defaultBranch: 'main', pause: null });
  // What tells how the run goes is counted with it.
  const [{ direct }] = await Promise.all([merging, closing.tipOf('main')]);
  expect(direct).toHaveLength(300);
  expect(to.mostAtOnce).toBe(75);
});

test('a commit of a range holds those that lead to it, and no others', () => {
  const commits = [commit('a', ['x'], 1), commit('b', ['a'], 2), commit('c', ['a'], 3), commit('m', ['b', 'c'], 4)];
  const byHash = new Map(commits.map((one) => [one.sha, one]));
  const held = (name: string) => Array.from(heldBy(byHash, sha(name)), short).sort();
  expect([held('b'), held('m'), held('x')]).toEqual([['a', 'b'], ['a', 'b', 'c', 'm'], []]);
});

describe('pull requests', () => {
  const touching = [commit('c2', ['c1'], 2), commit('c1', [], 1)];

  async function merged(answers: Readonly<Record<string, readonly (readonly PullRequest[])[]>>, isPatient = true) {
    const times = new Map<string, number>();
    const waits: number[] = [];
    const pullsOf = async (hash: string) => {
      const count = times.get(hash) ?? 0;
      times.set(hash, count + 1);
      const all = answers[short(hash)] ?? [];
      return all[Math.min(count, all.length - 1)] ?? [];
    };
    const range = { touching, fresh: new Set([sha('c2')]), tried: [sha('c9')] };
    const pause = isPatient ? async (ms: number) => void waits.push(ms) : null;
    return {
      ...(await mergedPulls({ github: { pullsOf }, range, early: new Map(), defaultBranch: 'main', pause })),
      waits,
    };
  }

  test('are waited for where the commit is new, and a direct push is named', async () => {
    const found = await merged({ c2: [[], [], [pullRequest(7)]] });
    expect(found.pulls.map(({ number }) => number)).toEqual([7]);
    expect(found.direct).toEqual([sha('c1')]);
    expect(found.waits).toEqual([1000, 2000]);
  });

  test('of another base, or not merged, brought nothing; those that a run was tried at are asked for too', async () => {
    const others = [pullRequest(3, { base_ref: 'dev' }), pullRequest(4, { merged_at: null })];
    const found = await merged({ c2: [others], c1: [[pullRequest(5)]], c9: [[pullRequest(6)]] }, false);
    expect(found.pulls.map(({ number }) => number)).toEqual([5, 6]);
    expect(found.direct).toEqual([sha('c2')]);
  });
});

describe('an approval is withdrawn', () => {
  const commits = new Map(line(4).map((one) => [one.sha, one]));
  const planned = (number: number, base: string, ...fingerprints: string[]): PlannedPull => {
    const changes = fingerprints.map((fingerprint) => ({ fingerprint, target: null }));
    return { pull: { number }, record: { base: sha(base), changes } };
  };
  const brought = new Map([
    [1, [sha('c2')]],
    [2, [sha('c3')]],
    [3, [sha('c4')]],
  ]);
  const gone = (...all: readonly PlannedPull[]) => [...(withdrawals(all, { commits, brought }).get(1) ?? [])];

  test.each([
    ['by a later plan on top of it that does not show it', [planned(1, 'c1', 'x', 'y'), planned(2, 'c2', 'y')], ['x']],
    [
      'by each of several, of what it does not show',
      [planned(1, 'c1', 'x', 'y', 'z'), planned(2, 'c2', 'y', 'z'), planned(3, 'c3', 'x', 'z')],
      ['x', 'y'],
    ],
    ['not by one that shows it', [planned(1, 'c1', 'x'), planned(2, 'c2', 'x', 'z')], []],
    ['not by one that was planned beside it', [planned(1, 'c1', 'x'), planned(2, 'c1')], []],
    ['not by one without a record', [planned(1, 'c1', 'x'), { pull: { number: 2 }, record: null }], []],
  ])('%s', (_, all, expected) => {
    expect(gone(...all)).toEqual(expected);
  });
});
