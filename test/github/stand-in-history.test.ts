// History as GitHub makes it, in real git: every way to merge, and what a checkout leaves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../inventory/temporary.ts';
import { stage } from './stage.ts';
import type { PullState, StandIn } from './stand-in.ts';

/** A pull request that adds one file, on two commits. */
async function pullOf(to: StandIn, name: string): Promise<PullState> {
  await to.commitFiles(name, { [`${name}.yml`]: 'one\n' });
  await to.commitFiles(name, { [`${name}.yml`]: 'two\n' });
  return to.openPull({ branch: name, title: `Add ${name}` });
}

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
});

test('commits of a path are those that changed something in it', async () => {
  const to = await stage();
  const touching = await to.directPush({ 'inventory/a.yml': '1' });
  await to.directPush({ 'other.yml': '1' });
  const removed = await to.directPush({ 'inventory/a.yml': null });
  const { after } = await to.directPush({ 'inventory2/a.yml': '1' });
  const shas = async (path: string) => (await to.git.log(after, { path })).map(({ sha }) => sha);
  expect(await shas('inventory')).toEqual([removed.after, touching.after]);
  expect(await shas('other')).toEqual([]);
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
