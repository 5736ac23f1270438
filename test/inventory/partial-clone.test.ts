// Incomplete clones, made by real git: a clone with a filter is refused, and a missing commit is fetched completely.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureCommits, fetchingWith } from '../../src/git/objects.ts';
import { GitError, gitProcess, type RunGit } from '../../src/git/process.ts';
import { loadRevision } from '../../src/inventory/load.ts';
import { failureText } from '../../src/run/failures.ts';
import { addFiles, commitAll, folderWith, git } from './temporary.ts';

const commitOf = (commit: string) => ({ kind: 'commit', commit }) as const;
const system = (name: string) => `cyber_system: ${name}\nassets:\n  - name: rtu\n    asset_type: hardware\n`;

const FILES = {
  'inventory/a.yml': system('A'),
  'inventory/b.yml': system('B'),
  'inventory/same-as-b.yml': system('B'),
  'inventory/readme.md': 'no inventory',
  'other/big.bin': 'big',
};

interface Cloned {
  readonly clone: string;
  /** Two commits; the clone is of the second. */
  readonly commits: readonly [string, string];
}

/** A filtered clone with depth 1 of a repository with two commits. Only `other` is checked out. */
function cloneWith(filter: string, more: Readonly<Record<string, string>> = {}): Cloned {
  const folder = folderWith({});
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  addFiles(origin, { ...FILES, ...more });
  const first = commitAll(origin);
  git(origin, 'config', 'uploadpack.allowFilter', 'true');
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  addFiles(origin, { 'inventory/a.yml': system('Changed') });
  const second = commitAll(origin);
  git(folder, 'init', '-q', clone);
  git(clone, 'remote', 'add', 'origin', `file://${origin}`);
  const to = `${second}:refs/remotes/origin/main`;
  git(clone, 'fetch', '-q', '--no-tags', `--filter=${filter}`, '--depth=1', 'origin', to);
  git(clone, 'sparse-checkout', 'set', 'other');
  git(clone, 'checkout', '-q', '--detach', second);
  return { clone, commits: [first, second] };
}

/** Runs git and records its commands, in order. */
function recording(cwd: string): { readonly git: RunGit; readonly commands: string[] } {
  const real = gitProcess({ cwd, env: process.env });
  const commands: string[] = [];
  const git: RunGit = (args, input) => {
    commands.push(args[0] ?? '');
    return real(args, input);
  };
  return { git, commands };
}

test.each(['blob:none', 'tree:0'])('refuses a clone with --filter=%s, and asks no server', async (filter) => {
  const { clone, commits } = cloneWith(filter);
  const { git, commands } = recording(clone);
  const reading = loadRevision(commitOf(commits[1]), { cwd: clone, path: 'inventory', git }, () => {});
  const error: unknown = await reading.catch((reason: unknown) => reason);
  expect(failureText(error)).toMatch(/Check out without a filter: with fetch-depth: 1, or in full\.$/);
  expect(commands).not.toContain('fetch');
});

test('reads a full clone with three git processes', async () => {
  const folder = folderWith(FILES);
  const commit = commitAll(folder);
  const { git, commands } = recording(folder);
  await loadRevision(commitOf(commit), { cwd: folder, path: 'inventory', git }, () => {});
  expect(commands).toEqual(['rev-parse', 'ls-tree', 'cat-file']);
});

test('retries only a fetch with the token', async () => {
  const commands: string[] = [];
  const failing =
    (name: string): RunGit =>
    async (args) => {
      commands.push(`${name} ${args[0]}`);
      throw new GitError('failed', name);
    };
  const run = fetchingWith(failing('own'), failing('token'));
  await expect(run(['ls-tree', '--', 'fetch'])).rejects.toThrow('own');
  await expect(run(['fetch', 'origin'])).rejects.toThrow('token');
  expect(commands).toEqual(['own ls-tree', 'own fetch', 'token fetch']);
});

test('a shallow clone stays shallow: a missing commit is fetched without its history', async () => {
  const origin = folderWith({ 'inventory/a.yml': system('A') });
  const commits = [commitAll(origin)];
  for (const name of ['B', 'C']) {
    addFiles(origin, { 'inventory/a.yml': system(name) });
    commits.push(commitAll(origin));
  }
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  const clone = join(folderWith({}), 'clone');
  git(origin, 'clone', '-q', '--depth=1', `file://${origin}`, clone);
  await ensureCommits([commits[1]!], gitProcess({ cwd: clone, env: process.env }));
  expect(git(clone, 'rev-list', '--count', commits[1]!)).toBe('1');
  expect(() => git(clone, 'cat-file', '-e', commits[0]!)).toThrow();
});

test('a full clone stays full: a missing commit is fetched with its history', async () => {
  const origin = folderWith({ 'inventory/a.yml': system('A') });
  commitAll(origin);
  const clone = join(folderWith({}), 'clone');
  git(origin, 'clone', '-q', `file://${origin}`, clone);
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  addFiles(origin, { 'inventory/a.yml': system('Changed') });
  const second = commitAll(origin);
  await ensureCommits([second], gitProcess({ cwd: clone, env: process.env }));
  expect(git(clone, 'rev-parse', '--is-shallow-repository')).toBe('false');
  expect(git(clone, 'rev-list', '--count', second)).toBe('2');
});
