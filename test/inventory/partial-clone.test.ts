// Partial clones, made by real git: what they lack is fetched in one go, and nothing that nobody reads.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureCommit, fetchingWith, parentsOf } from '../../src/git/fetch.ts';
import { commandOf, GitError, gitProcess, type RunGit } from '../../src/git/process.ts';
import { FILE_LIMIT } from '../../src/inventory/files.ts';
import { loadRevision } from '../../src/inventory/load.ts';
import { fromGit } from './loaded.ts';
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

/** A clone of depth 1 of two commits, filtered, of which only `other` is checked out. */
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
  git(
    clone,
    'fetch',
    '-q',
    '--no-tags',
    `--filter=${filter}`,
    '--depth=1',
    'origin',
    `${second}:refs/remotes/origin/main`,
  );
  git(clone, 'sparse-checkout', 'set', 'other');
  git(clone, 'checkout', '-q', '--detach', second);
  return { clone, commits: [first, second] };
}

/** What git was told, in order. */
function recording(cwd: string): { readonly run: RunGit; readonly commands: string[] } {
  const real = gitProcess({ cwd, env: process.env });
  const commands: string[] = [];
  const run: RunGit = (args, input) => {
    commands.push(commandOf(args));
    return real(args, input);
  };
  return { run, commands };
}

function holds(clone: string, what: string): boolean {
  const listed = git(clone, 'cat-file', '--batch-all-objects', '--batch-check=%(objectname)');
  return listed.split('\n').includes(what);
}

const idOf = (text: string, folder: string) => {
  addFiles(folder, { 'text.tmp': text });
  return git(folder, 'hash-object', 'text.tmp');
};

describe.each(['blob:none', 'tree:0'])('a clone with --filter=%s', (filter) => {
  test('is read at the commit that is checked out and at one that it lacked, as a full clone', async () => {
    const { clone, commits } = cloneWith(filter, { 'inventory/huge.yml': '#'.repeat(FILE_LIMIT + 1) });
    await ensureCommit(commits[0], gitProcess({ cwd: clone, env: process.env }));
    for (const commit of commits) {
      const full = await fromGit(join(clone, '../origin'), commit);
      const { documents, findings, files } = await fromGit(clone, commit);
      expect({ documents, findings, files }).toEqual({
        documents: full.documents,
        findings: full.findings,
        files: full.files,
      });
      expect(full.documents).toHaveLength(3);
      expect(full.findings).toEqual(['inventory/huge.yml:file-too-large']);
    }
  });

  test('a file that no line selects is not fetched, also where the lines cover everything', async () => {
    const { clone, commits } = cloneWith(filter);
    expect((await fromGit(clone, commits[1], ['**/*.yml'])).documents).toHaveLength(3);
    expect(holds(clone, idOf(system('B'), clone))).toBe(true);
    expect(holds(clone, idOf(FILES['inventory/readme.md'], clone))).toBe(false);
  });
});

test('one fetch brings all files, and the next read needs none', async () => {
  const { clone, commits } = cloneWith('blob:none');
  const { run, commands } = recording(clone);
  const load = () => loadRevision(commitOf(commits[1]), { cwd: clone, paths: ['inventory/*.yml'], run }, () => {});
  await load();
  expect(commands.filter((command) => command === 'fetch')).toHaveLength(1);
  git(clone, 'remote', 'set-url', 'origin', 'file:///nowhere');
  expect((await load()).inventory.documents).toHaveLength(3);
});

test('a git of before 2.36, which lists what it lacks as BAD', async () => {
  const { clone, commits } = cloneWith('blob:none');
  const real = gitProcess({ cwd: clone, env: process.env });
  const run: RunGit = async (args, input) => {
    if (!args.includes('-l')) return real(args, input);
    const listed = await real(
      args.filter((arg) => arg !== '-l'),
      input,
    );
    return Buffer.from(listed.toString().replaceAll('\t', ' BAD\t'));
  };
  const loaded = await loadRevision(commitOf(commits[1]), { cwd: clone, paths: ['inventory'], run }, () => {});
  expect(loaded.inventory.documents).toHaveLength(3);
});

test('a full clone takes three processes to read, as many as ever', async () => {
  const folder = folderWith(FILES);
  const commit = commitAll(folder);
  const { run, commands } = recording(folder);
  await loadRevision(commitOf(commit), { cwd: folder, paths: ['inventory'], run }, () => {});
  expect(commands).toEqual(['rev-parse', 'ls-tree', 'cat-file']);
});

test('reading asks no server by itself: a commit that a partial clone lacks is missing', async () => {
  const { clone, commits } = cloneWith('blob:none');
  const run = gitProcess({ cwd: clone, env: process.env });
  await expect(parentsOf(commits[0], run)).rejects.toBeInstanceOf(GitError);
  await expect(fromGit(clone, commits[0])).rejects.toMatchObject({
    kind: 'missing-object',
    message: `git cat-file: ${commits[0]} is not in this clone`,
  });
  expect(holds(clone, commits[0])).toBe(false);
});

test('of several promising remotes, one that fails is passed over', async () => {
  const { clone, commits } = cloneWith('blob:none');
  git(clone, 'config', 'remote.origin.url', 'file:///nowhere');
  git(clone, 'remote', 'add', 'mirror', `file://${join(clone, '../origin')}`);
  git(clone, 'config', 'remote.mirror.promisor', 'true');
  expect((await fromGit(clone, commits[1])).documents).toHaveLength(3);
});

test('with the token only what is fetched is tried again', async () => {
  const told: string[] = [];
  const failing =
    (name: string): RunGit =>
    async (args) => {
      told.push(`${name} ${commandOf(args)}`);
      throw new GitError('failed', name);
    };
  const run = fetchingWith(failing('own'), failing('token'));
  await expect(run(['ls-tree', '--', 'fetch'])).rejects.toThrow('own');
  await expect(run(['-c', 'a=b', 'fetch', 'origin'])).rejects.toThrow('token');
  expect(told).toEqual(['own ls-tree', 'own fetch', 'token fetch']);
});

test('a whole clone stays whole: what it lacks is fetched with its history', async () => {
  const origin = folderWith({ 'inventory/a.yml': system('A') });
  commitAll(origin);
  const clone = join(folderWith({}), 'clone');
  git(origin, 'clone', '-q', `file://${origin}`, clone);
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  addFiles(origin, { 'inventory/a.yml': system('Changed') });
  const second = commitAll(origin);
  await ensureCommit(second, gitProcess({ cwd: clone, env: process.env }));
  expect(git(clone, 'rev-parse', '--is-shallow-repository')).toBe('false');
  expect(git(clone, 'rev-list', '--count', second)).toBe('2');
});
