// History as GitHub makes it, in real git: test-merges, every way to merge, events, and what a checkout leaves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../inventory/temporary.ts';
import { stage } from './stage.ts';
import { DEFAULT_TOKEN, type PullState, type StandIn } from './stand-in.ts';

function parents(to: StandIn, revision: string): string[] {
  return git(to.git.bare, 'log', '-1', '--format=%P', revision).split(' ');
}

/** A pull request that adds one file, on two commits. */
async function pullOf(to: StandIn, name: string): Promise<PullState> {
  await to.commitFiles(name, { [`${name}.yml`]: 'one\n' });
  await to.commitFiles(name, { [`${name}.yml`]: 'two\n' });
  return to.openPull({ branch: name, title: `Add ${name}` });
}

describe('a pull request', () => {
  test('has its head and a test-merge whose parents are the base and the head', async () => {
    const to = await stage();
    const base = await to.git.resolve('refs/heads/main');
    const pull = await pullOf(to, 'one');
    expect(await to.git.resolve('refs/pull/1/head')).toBe(pull.headSha);
    expect(await to.git.resolve('refs/pull/1/merge')).toBe(pull.mergeCommitSha);
    expect(parents(to, 'refs/pull/1/merge')).toEqual([base, pull.headSha]);
  });

  test('moves with its head, and with its base once that is looked at', async () => {
    const to = await stage();
    const pull = await pullOf(to, 'one');
    const { after } = await to.pushToPull(pull, { 'one.yml': 'three\n' });
    expect(parents(to, 'refs/pull/1/merge')[1]).toBe(after);
    expect(await to.git.resolve('refs/heads/one')).toBe(after);
    const push = await to.directPush({ other: '1' });
    await to.refreshTestMerge(pull);
    expect(parents(to, 'refs/pull/1/merge')).toEqual([push.after, after]);
  });

  test('of a fork is no branch of ours', async () => {
    const to = await stage();
    await to.commitFiles('theirs', { a: '1' });
    const pull = await to.openPull({ branch: 'theirs', fork: 'mallory/inventory' });
    expect(await to.git.resolve('refs/heads/theirs')).toBeNull();
    expect(await to.git.resolve('refs/pull/1/head')).toBe(pull.headSha);
  });

  test('that conflicts has no test-merge', async () => {
    const to = await stage();
    const pull = await pullOf(to, 'one');
    await to.directPush({ 'one.yml': 'other\n' });
    await to.refreshTestMerge(pull);
    expect(pull.mergeCommitSha).toBeNull();
    await expect(to.merge(pull)).rejects.toThrow('conflicts');
  });
});

describe('merging', () => {
  test.each([
    ['merge', 1],
    ['squash', 1],
    ['rebase', 2],
  ] as const)(
    '%s brings %i commits along first parents, each known to be of its pull request',
    async (method, count) => {
      const to = await stage();
      const pull = await pullOf(to, 'one');
      const before = await to.git.resolve('refs/heads/main');
      const push = await to.merge(pull, method);
      expect(push).toMatchObject({ ref: 'refs/heads/main', before, after: await to.git.resolve('refs/heads/main') });
      expect(push.commits).toEqual(
        git(to.git.bare, 'rev-list', '--first-parent', '--reverse', `${before}..main`).split('\n'),
      );
      expect(push.commits).toHaveLength(count);
      expect(push.commits).not.toContain(pull.headSha);
      expect(push.commits.map((sha) => [...(to.state.broughtBy.get(sha) ?? [])])).toEqual(Array(count).fill([1]));
      expect(pull).toMatchObject({ state: 'closed', mergeCommitSha: push.after });
      expect(git(to.git.bare, 'show', 'main:one.yml')).toBe('two');
    },
  );

  test('a queue lands several in one push, each commit of its own pull request', async () => {
    const to = await stage();
    const pulls = [await pullOf(to, 'one'), await pullOf(to, 'two')];
    const group = await to.queue(pulls);
    expect(await to.git.resolve(group.headRef)).toBe(group.headSha);
    expect(await to.git.resolve('refs/heads/main')).toBe(group.baseSha);
    const push = await to.landGroup(group);
    expect(push).toMatchObject({ before: group.baseSha, after: group.headSha });
    expect(push.commits.map((sha) => [...(to.state.broughtBy.get(sha) ?? [])])).toEqual([[1], [2]]);
    expect(pulls.map(({ mergeCommitSha }) => mergeCommitSha)).toEqual(push.commits);
    expect(await to.git.resolve(group.headRef)).toBeNull();
  });

  test('a direct push is of no pull request', async () => {
    const to = await stage();
    const push = await to.directPush({ a: '1' });
    expect(to.state.broughtBy.get(push.after)).toBeUndefined();
  });
});

describe('events', () => {
  test('a pull request tells of its head and base, and runs on the test-merge', async () => {
    const to = await stage();
    const pull = await pullOf(to, 'one');
    const event = await to.event('pull_request', { pull, action: 'opened' });
    expect(event).toMatchObject({ sha: pull.mergeCommitSha, ref: 'refs/pull/1/merge' });
    expect(event.payload).toMatchObject({
      action: 'opened',
      number: 1,
      pull_request: {
        number: 1,
        head: { sha: pull.headSha, ref: 'one', repo: { full_name: 'acme/inventory' } },
        base: { sha: pull.baseSha, ref: 'main', repo: { full_name: 'acme/inventory' } },
      },
      repository: { full_name: 'acme/inventory', private: true, default_branch: 'main' },
    });
    expect(JSON.parse(readFileSync(event.path, 'utf8'))).toEqual(event.payload);
    expect(event.env).toMatchObject({
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: event.sha,
      GITHUB_API_URL: to.url,
    });
  });

  test('under pull_request_target the run is on the base', async () => {
    const to = await stage();
    const pull = await pullOf(to, 'one');
    expect(await to.event('pull_request_target', { pull })).toMatchObject({
      sha: pull.baseSha,
      ref: 'refs/heads/main',
    });
  });

  test('a push, a merge group, a schedule and a dispatch', async () => {
    const to = await stage();
    const group = await to.queue([await pullOf(to, 'one')]);
    const queued = await to.event('merge_group', group);
    expect(queued.payload.merge_group).toMatchObject({ head_sha: group.headSha, base_sha: group.baseSha });
    const push = await to.landGroup(group);
    const pushed = await to.event('push', push);
    expect(pushed.payload).toMatchObject({ ref: 'refs/heads/main', before: push.before, after: push.after });
    expect(pushed.payload.head_commit).toMatchObject({ id: push.after });
    expect((await to.event('schedule', {})).payload).toEqual({ schedule: expect.any(String) });
    const inputs = { approve: 'sha256:0' };
    const dispatched = await to.event('workflow_dispatch', { inputs });
    expect(dispatched.payload).toMatchObject({ inputs, ref: 'refs/heads/main' });
    expect(dispatched.sha).toBe(push.after);
    expect(JSON.stringify([queued, pushed, dispatched])).not.toMatch(/octo-org|Codertocat\/Hello-World/);
  });
});

describe('asked of the API', () => {
  interface Commit {
    readonly sha: string;
    readonly author: { readonly login: string } | null;
    readonly committer: { readonly login: string } | null;
  }

  async function ask<T>(to: StandIn, path: string): Promise<T> {
    const headers = { authorization: `token ${DEFAULT_TOKEN}`, accept: 'application/json' };
    const answer = await fetch(`${to.url}/repos/acme/inventory${path}`, { headers });
    expect(answer.status).toBe(200);
    return JSON.parse(await answer.text());
  }

  test('commits of a path are those that changed something in it', async () => {
    const to = await stage();
    const touching = await to.directPush({ 'inventory/a.yml': '1' });
    await to.directPush({ 'other.yml': '1' });
    const removed = await to.directPush({ 'inventory/a.yml': null });
    await to.directPush({ 'inventory2/a.yml': '1' });
    const shas = async (path: string) => (await ask<Commit[]>(to, `/commits?path=${path}`)).map(({ sha }) => sha);
    expect(await shas('inventory')).toEqual([removed.after, touching.after]);
    expect(await shas('other')).toEqual([]);
  });

  test('two commits compared: in pages, oldest first, with files on the first alone', async () => {
    const to = await stage();
    const base = await to.git.resolve('main');
    const made = [];
    for (const name of ['a', 'b', 'c']) made.push((await to.directPush({ [name]: '1' })).after);
    const first = await ask(to, `/compare/${base}...main?per_page=2`);
    expect(first).toMatchObject({ status: 'ahead', ahead_by: 3, behind_by: 0, total_commits: 3 });
    expect(first).toMatchObject({
      merge_base_commit: { sha: base },
      commits: made.slice(0, 2).map((sha) => ({ sha })),
    });
    expect(first).toMatchObject({ files: ['a', 'b', 'c'].map((filename) => ({ filename, status: 'added' })) });
    const second = await ask<object>(to, `/compare/${base}...main?per_page=2&page=2`);
    expect(second).toMatchObject({ commits: [{ sha: made[2] }] });
    expect(second).not.toHaveProperty('files');
    expect(await ask(to, `/compare/main...${base}`)).toMatchObject({ status: 'behind', behind_by: 3, commits: [] });
    expect(await ask(to, '/compare/main...main')).toMatchObject({ status: 'identical' });
  });

  test('commits belong to those whose address they bear, and what is merged to GitHub', async () => {
    const to = await stage();
    const by = { author: { name: 'Sam', email: '7+sam@users.noreply.github.com' } };
    await to.commitFiles('one', { a: '1' }, 'A', by);
    await to.commitFiles('one', { a: '2' }, 'B', { author: { name: '?', email: 'ci@elsewhere.test' } });
    const pull = await to.openPull({ branch: 'one' });
    const commits = await ask<Commit[]>(to, `/pulls/${pull.number}/commits`);
    expect(commits.map(({ author }) => author?.login)).toEqual(['sam', undefined]);
    const { after } = await to.merge(pull, 'squash');
    expect((await ask<Commit>(to, `/commits/${after}`)).committer).toMatchObject({ login: 'web-flow' });
  });

  test('a retargeted pull request is tested with its new base', async () => {
    const to = await stage();
    const dev = await to.commitFiles('dev', { d: '1' });
    const pull = await pullOf(to, 'one');
    await to.retarget(pull, 'dev');
    expect(parents(to, 'refs/pull/1/merge')).toEqual([dev.after, pull.headSha]);
    expect(await ask(to, '/pulls/1')).toMatchObject({ base: { ref: 'dev', sha: dev.after } });
  });
});

test('what is made without git is what git makes', async () => {
  const to = await stage();
  await to.directPush({ 'a/b.yml': '1\n', 'a/b/c.yml': '2\n', 'a.yml': '3\n', 'a-b/c.yml': '4\n' });
  await to.merge(await pullOf(to, 'one'));
  expect(git(to.git.bare, 'fsck', '--strict', '--no-dangling')).toBe('');
  expect(git(to.git.bare, 'ls-tree', '-r', '--name-only', 'main').split('\n')).toHaveLength(6);
  const folder = await to.cloneAt((await to.git.resolve('main')) ?? '');
  expect(git(folder, 'fsck', '--strict', '--no-dangling')).toBe('');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'theirs');
  git(folder, 'push', '--quiet', 'origin', 'HEAD:refs/heads/theirs');
  expect(await to.git.resolve('theirs')).toBe(git(folder, 'rev-parse', 'HEAD'));
});

test('a checkout is one commit deep, and what is missing can be fetched by its hash', async () => {
  const to = await stage();
  const pull = await pullOf(to, 'one');
  const folder = await to.cloneAt(pull.mergeCommitSha ?? '');
  expect(git(folder, 'rev-parse', 'HEAD')).toBe(pull.mergeCommitSha);
  expect(git(folder, 'rev-list', '--count', 'HEAD')).toBe('1');
  expect(readFileSync(join(folder, 'one.yml'), 'utf8')).toBe('two\n');
  expect(() => git(folder, 'cat-file', '-e', pull.baseSha)).toThrow();
  git(folder, 'fetch', '--quiet', '--depth=1', 'origin', pull.baseSha);
  expect(git(folder, 'cat-file', '-t', pull.baseSha)).toBe('commit');
});
