// What a run reads about what landed: the chain, the pull requests at touching commits, the last five, and approvals.
import { describe, expect, test } from 'vitest';
import type { Commit, PullRequest, Review } from '../../src/github/answers.ts';
import type { GitHub } from '../../src/github/client.ts';
import { GitHubError } from '../../src/github/errors.ts';
import { judge } from '../../src/github/judge.ts';
import { readApplied, readLanded } from '../../src/github/landed.ts';
import { checkSeal, encodeRecord } from '../../src/github/record.ts';
import { checkRun, commit, line, planRecord, pullRequest, SCOPE, sha, short } from './facts.ts';

const HEAD = 'a'.repeat(40);
const AT = '2026-03-01T12:00:00.000Z';
const dana = { id: 1, login: 'dana', type: 'User' };
const rita = { id: 2, login: 'rita', type: 'User' };
const APPROVAL: Review = {
  ...{ id: 1, user: rita, state: 'APPROVED', commit_id: HEAD, submitted_at: AT, author_association: 'NONE' },
};

interface World {
  /** GitHub's list of closed pull requests. */
  readonly closed?: readonly PullRequest[];
  /** What `commits/{sha}/pulls` answers for a short name. `asked`: how often it was asked before. */
  readonly pullsOf?: (name: string, asked: number) => readonly PullRequest[];
  readonly more?: Partial<GitHub>;
  /** The short names of the commits that change the inventory. All by default. */
  readonly touching?: readonly string[];
  readonly approval?: 'plan' | 'review';
  readonly at?: string | null;
  /** The commits that `compare` gives. A line by default. */
  readonly commits?: readonly Commit[];
}

/** Reads what landed with the line of commits `c2` … after `c1`. */
async function reading(count: number, { closed = [], pullsOf = () => [], more = {}, ...given }: World) {
  const asked: string[] = [];
  const waits: number[] = [];
  const times = new Map<string, number>();
  const answers: Partial<GitHub> = {
    closedPulls: async (branch, since) => {
      asked.push(`closed ${branch} ${since}`);
      return closed;
    },
    pullsOf: async (hash) => {
      const name = short(hash);
      const before = times.get(name) ?? 0;
      times.set(name, before + 1);
      asked.push(`pulls of ${name}`);
      return pullsOf(name, before);
    },
    checkRuns: async (hash) => {
      asked.push(`checks of ${short(hash)}`);
      return [];
    },
    reviews: async () => [],
    comments: async () => [],
    commitsOfPull: async () => [],
    ...more,
  };
  const commits = given.commits ?? line(count).slice(1);
  const since = { start: sha('c1'), at: given.at ?? null, commits };
  const touching = given.touching ?? commits.map((each) => short(each.sha));
  const landed = await readLanded(answers as GitHub, since, {
    tip: sha(`c${count}`),
    defaultBranch: 'main',
    name: '',
    approval: given.approval ?? 'plan',
    bot: 'us',
    isSealed: false,
    treesOf: async (hashes) => {
      let tree = 0;
      const trees = hashes.map((hash) => {
        if (touching.includes(short(hash))) tree += 1;
        return [hash, String(tree)];
      });
      return Object.fromEntries(trees);
    },
    pause: async (ms) => void waits.push(ms),
  });
  return { landed, asked, waits, numbers: landed.pulls.map(({ pull, at }) => [pull.number, at]) };
}

const mergedAt = (number: number, name: string) => pullRequest(number, { merge_commit_sha: sha(name) });

describe('the pull requests that landed', () => {
  test('come only from the list of closed ones if it names them, and it starts five minutes earlier', async () => {
    const closed = [mergedAt(3, 'c3'), mergedAt(2, 'c2'), mergedAt(9, 'c9')];
    const { numbers, asked, waits } = await reading(3, { closed, at: AT });
    expect(numbers).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(asked[0]).toBe(`closed main ${Date.parse(AT) - 300_000}`);
    expect(asked.filter((line) => line.startsWith('pulls'))).toEqual([]);
    expect(waits).toEqual([]);
  });

  test('do not include unmerged ones or ones that were merged into another branch', async () => {
    const closed = [
      pullRequest(2, { merge_commit_sha: sha('c2'), merged_at: null }),
      pullRequest(3, { merge_commit_sha: sha('c3'), base_ref: 'dev' }),
    ];
    expect((await reading(3, { closed, touching: [] })).numbers).toEqual([]);
  });

  test('come from a touching commit itself if the list has none for it, with retries after 2 and 5 s', async () => {
    const late = await reading(3, {
      pullsOf: (name, asked) => (name === 'c2' || asked === 2 ? [pullRequest(Number(name.slice(1)))] : []),
    });
    expect(late.numbers).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(late.waits).toEqual([2000, 5000]);
    expect(late.asked.filter((line) => line === 'pulls of c2')).toHaveLength(1);
    const direct = await reading(2, {});
    expect([direct.numbers, direct.waits]).toEqual([[], [2000, 5000]]);
  });

  test('do not include an old one whose commit was pushed directly, or again after it landed', async () => {
    const before = mergedAt(2, 'c0');
    const again = mergedAt(4, 'c4');
    const pullsOf = (name: string) => (name === 'c2' ? [before, again] : [again]);
    const { numbers, waits } = await reading(5, { closed: [again], pullsOf, touching: ['c2', 'c4', 'c5'] });
    expect(numbers).toEqual([[4, 3]]);
    expect(waits).toEqual([]);
    expect((await reading(2, { pullsOf: () => [before] })).numbers).toEqual([]);
  });

  test('are those on the first-parent line, in whichever order the commits are listed', async () => {
    const commits = [commit('c3', ['c2', 'side']), commit('side', ['c1']), commit('c2', ['c1'])];
    for (const given of [commits, commits.toReversed()]) {
      const { landed, numbers } = await reading(3, {
        commits: given,
        closed: [mergedAt(2, 'side'), mergedAt(3, 'c3')],
      });
      expect([landed.chain.map(short), numbers]).toEqual([['c1', 'c2', 'c3'], [[3, 2]]]);
    }
  });

  test('include a rebase at its last commit, whichever of its commits touch the inventory', async () => {
    const closed = [mergedAt(2, 'c4')];
    const later = ['c5', 'c6', 'c7', 'c8', 'c9'].map((name, n) => mergedAt(n + 5, name));
    const given = { closed: [...closed, ...later], touching: ['c2'], pullsOf: () => closed };
    const { landed, numbers } = await reading(9, given);
    expect(numbers[0]).toEqual([2, 3]);
    expect(landed.pulls.map(({ touches }) => touches)).toEqual([true, ...later.map(() => false)]);
  });

  test('include the last five, even if they do not touch the inventory', async () => {
    const closed = [2, 3, 4, 5, 6, 7, 8].map((number) => mergedAt(number, `c${number}`));
    const { numbers } = await reading(8, { closed, touching: ['c2'] });
    expect(numbers.map(([number]) => number)).toEqual([2, 4, 5, 6, 7, 8]);
  });

  test('are none at a first commit, or if nothing came since', async () => {
    const unknown = { start: null, at: null, commits: [] };
    const given = {
      tip: sha('c1'),
      defaultBranch: 'main',
      name: '',
      approval: 'review',
      bot: 'us',
      isSealed: true,
    } as const;
    const more = { treesOf: async () => ({}), pause: async () => {} };
    const github = {} as GitHub;
    expect(await readLanded(github, unknown, { ...given, ...more })).toMatchObject({ chain: [], pulls: [] });
    const here = { ...unknown, start: sha('c1') };
    expect(await readLanded(github, here, { ...given, ...more })).toMatchObject({ chain: [sha('c1')], pulls: [] });
  });
});

describe('what counts as applied before the tip', () => {
  const comparing = (status: string) => {
    const commits = [commit('c2', ['c1'])];
    const answer = { status, total_commits: 1, merge_base: sha('c0'), commits };
    return { compareAll: async () => answer } as Partial<GitHub> as GitHub;
  };
  const named = { applied: sha('c1'), at: AT };
  const log = { state: named, foreign: null };
  const noPause = () => Promise.reject(new Error('paused'));

  test.each([
    ['ahead', { applied: sha('c1'), at: AT, isRewritten: false }],
    ['diverged', { applied: sha('c0'), at: null, isRewritten: true }],
    ['behind', { applied: sha('c0'), at: null, isRewritten: true }],
  ])('is the named commit if the tip is ahead of it, else their merge base: %s', async (status, expected) => {
    expect(await readApplied(comparing(status), log, sha('c2'), noPause)).toMatchObject(expected);
  });

  test('needs no request for the tip itself, or if nothing is known', async () => {
    const none = {} as GitHub;
    expect(await readApplied(none, log, sha('c1'), noPause)).toMatchObject(named);
    expect(await readApplied(none, { state: null, foreign: null }, sha('c1'), noPause)).toMatchObject({
      applied: null,
    });
  });

  test.each([
    ['is nothing if GitHub does not know the commit after three requests', 3, { applied: null, isRewritten: true }],
    ['is the commit if GitHub knows it on the third request', 2, { applied: sha('c1'), isRewritten: false }],
  ])('%s', async (_, refusals, expected) => {
    const waits: number[] = [];
    let asked = 0;
    const compareAll: GitHub['compareAll'] = (base, head) => {
      asked += 1;
      return asked > refusals ? comparing('ahead').compareAll(base, head) : unknown();
    };
    const github = { compareAll } as Partial<GitHub> as GitHub;
    const pause = async (ms: number) => void waits.push(ms);
    expect(await readApplied(github, log, sha('c2'), pause)).toMatchObject(expected);
    expect(waits).toEqual([2000, 5000]);
  });
});

function refusing(status: number, kind: 'not-found' | 'forbidden') {
  const route = '/repos/{owner}/{repo}/collaborators/{username}/permission';
  const asked = { method: 'GET', route, permission: 'metadata: read', sent: true, waitMs: null, reason: null } as const;
  return () => Promise.reject(new GitHubError({ ...asked, kind, status }));
}
const [unknown, forbidden] = [refusing(404, 'not-found'), refusing(403, 'forbidden')];

/** Judges a pull request that rita approved, with `approval: review`. */
async function reviewed(more: Partial<GitHub>) {
  const text = encodeRecord(planRecord(), { comment: null, check: checkSeal('Plan', '') }, []);
  const pull = pullRequest(7, { head_sha: HEAD, merge_commit_sha: sha('c2') });
  const { landed } = await reading(2, {
    closed: [pull],
    approval: 'review',
    more: {
      checkRuns: async () => [checkRun({ text })],
      reviews: async () => [APPROVAL],
      commitsOfPull: async () => [{ ...commit('work', []), author: dana, committer: dana }],
      ...more,
    },
  });
  const { pulls } = judge(landed, { approval: 'review', scope: SCOPE, keys: [], bot: 'us' });
  return { rejection: pulls[0]?.rejection, unread: landed.unread };
}

describe('an approval', () => {
  const MEMBERS = { ...APPROVAL, author_association: 'MEMBER' };
  const [NOBODY, NONE] = [{ kind: 'no-review', ignored: [{ user: 'rita', reason: 'may-not-write' }] }, null];

  test.each([
    ['may write counts', { permissionOf: async () => 'write' }, NONE, 0],
    ['may only read does not count', { permissionOf: async () => 'read' }, NOBODY, 0],
    ['is unknown to GitHub does not count', { permissionOf: unknown }, NOBODY, 0],
    ['is not a member does not count if the lookup fails', { permissionOf: forbidden }, NOBODY, 1],
    ['is a member counts if the lookup fails', { permissionOf: forbidden, reviews: async () => [MEMBERS] }, NONE, 1],
  ])('by a person who %s', async (_, more, expected, notices) => {
    const { rejection, unread } = await reviewed(more);
    expect([rejection]).toMatchObject([expected]);
    expect(unread).toHaveLength(notices);
  });

  test.each([
    [249, 249, NONE],
    [250, 250, NONE],
    [250, 251, { kind: 'no-review', needed: 2, have: 1 }],
    [250, null, { kind: 'no-review', needed: 2, have: 1 }],
  ])('by one person is enough only if all commits are listed: %i of %j', async (listed, counted, expected) => {
    const { rejection } = await reviewed({
      permissionOf: async () => 'write',
      commitsOfPull: async () => Array(listed).fill({ ...commit('work', []), author: dana, committer: dana }),
      pull: async () => pullRequest(7, { commit_count: counted }),
    });
    expect([rejection]).toMatchObject([expected]);
  });
});
