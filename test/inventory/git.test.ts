import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GitError, gitProcess } from '../../src/git/process.ts';
import { FILE_LIMIT } from '../../src/inventory/files.ts';
import { fromFolder, fromGit } from './loaded.ts';
import { addFiles, commitAll, folderWith, git } from './temporary.ts';

const system = (name: string, asset = 'rtu') =>
  `cyber_system: ${name}\nassets:\n  - name: ${asset}\n    asset_type: hardware\n`;

async function kindOf(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof GitError ? error.kind : `no GitError: ${error}`;
}

describe('a commit', () => {
  const FILES = {
    'inventory/a.yml': system('A'),
    'inventory/b/c.yaml': `\uFEFF${system('Süd')}---\n${system('B', 'NO')}`,
    'inventory/b.yml': system('B').replaceAll('\n', '\r\n'),
    'inventory/new\nline "quoted"\t\\.yml': system('C'),
    'inventory/ünïcode 🚆.yml': system('D'),
    'inventory/*.yml': system('E'),
    'inventory/empty.yml': '',
    'inventory/binary.yml': Uint8Array.from([0, 255, 10, 13]),
    'inventory/readme.md': 'no inventory',
    'sites/x/inventory/d.yml': system('F'),
    '.hidden/e.yml': system('G'),
    ':(top)odd/f.yml': system('H'),
  };

  test.each(['inventory', '.', 'sites', ':(top)odd', 'nowhere'])(
    'reads the same as its work tree: %s',
    async (path) => {
      const folder = folderWith(FILES);
      symlinkSync('../sites', join(folder, 'inventory/link'));
      const commit = commitAll(folder);
      const fromCommit = await fromGit(folder, commit, path);
      const { documents, findings, files } = await fromFolder(folder, path);
      expect(fromCommit).toMatchObject({ documents, findings, files });
      expect(documents.length + findings.length).toBeGreaterThan(0);
    },
  );

  test('is read below the working directory', async () => {
    const folder = folderWith({ 'org/inventory/a.yml': system('A'), 'inventory/b.yml': system('B') });
    commitAll(folder);
    const site = join(folder, 'org');
    expect((await fromGit(site, 'HEAD')).documents).toEqual(['inventory/a.yml A: rtu']);
    expect((await fromGit(site, 'main', '.')).documents).toEqual(['inventory/a.yml A: rtu']);
    expect((await fromGit(site, 'HEAD', join(site, 'inventory'))).documents).toEqual(['inventory/a.yml A: rtu']);
    for (const path of ['../inventory', '/etc']) {
      expect((await fromGit(site, 'HEAD', path)).findings).toEqual([`${path}:unreadable-file`]);
    }
  });

  test('is what was committed, whatever the work tree, the index and the attributes say', async () => {
    const folder = folderWith({
      'inventory/a.yml': system('A'),
      '.gitattributes': '*.yml filter=evil text eol=crlf\n',
    });
    const commit = commitAll(folder);
    git(folder, 'config', 'filter.evil.smudge', 'echo evil');
    git(folder, 'config', 'core.pager', 'echo evil');
    addFiles(folder, { 'inventory/a.yml': system('B'), 'inventory/new.yml': system('C') });
    git(folder, 'add', '-A');
    rmSync(join(folder, 'inventory'), { recursive: true });
    expect((await fromGit(folder, commit)).documents).toEqual(['inventory/a.yml A: rtu']);
  });

  test('is what was committed, even if the repository says that another object replaces it', async () => {
    const folder = folderWith({ 'inventory/a.yml': system('A'), 'evil.yml': system('B') });
    const commit = commitAll(folder);
    git(folder, 'replace', `${commit}:inventory/a.yml`, `${commit}:evil.yml`);
    expect((await fromGit(folder, commit)).documents).toEqual(['inventory/a.yml A: rtu']);
  });

  test('has literal paths, whatever the environment says about them', async () => {
    const folder = folderWith({ ':(top)odd/f.yml': system('H') });
    const commit = commitAll(folder);
    const { documents } = await fromGit(folder, commit, ':(top)odd', { GIT_LITERAL_PATHSPECS: '0' });
    expect(documents).toEqual([':(top)odd/f.yml H: rtu']);
  });

  test('with several files of the maximum size is read completely', async () => {
    const big = system('Big') + '#'.repeat(FILE_LIMIT - system('Big').length);
    const files = Object.fromEntries(
      Array.from({ length: 2 }, (_, i) => [`inventory/${i}.yml`, `${big.slice(0, -1)}${i}`]),
    );
    const folder = folderWith({ ...files, 'inventory/huge.yml': `${big}#` });
    const { documents, findings } = await fromGit(folder, commitAll(folder));
    expect(documents).toHaveLength(2);
    expect(findings).toEqual(['inventory/huge.yml:file-too-large']);
  });
});

describe('a path in a commit and in a folder', () => {
  test('through a link is a finding at the link', async () => {
    const folder = folderWith({ 'real/inventory/a.yml': system('A') });
    symlinkSync('real', join(folder, 'link'));
    const commit = commitAll(folder);
    for (const line of ['link', 'link/inventory']) {
      expect((await fromGit(folder, commit, line)).findings).toEqual(['link:symbolic-link']);
      expect((await fromFolder(folder, line)).findings).toEqual(['link:symbolic-link']);
    }
  });

  test('into a submodule is a finding at the submodule, wherever the path starts', async () => {
    const folder = folderWith({ 'inventory/a.yml': system('A') });
    addFiles(folder, { 'inventory/sub/b/c.yml': system('B') });
    commitAll(join(folder, 'inventory/sub'));
    const commit = commitAll(folder);
    for (const line of ['inventory', 'inventory/sub', 'inventory/sub/b']) {
      expect([line, (await fromGit(folder, commit, line)).findings]).toEqual([line, ['inventory/sub:submodule']]);
      expect([line, (await fromFolder(folder, line)).findings]).toEqual([line, ['inventory/sub:submodule']]);
    }
  });

  test('that is not UTF-8 is still read', async () => {
    const folder = folderWith({ 'inventory/a.yml': system('A') });
    commitAll(folder);
    const blob = git(folder, 'rev-parse', 'HEAD:inventory/a.yml');
    const path = Buffer.concat([Buffer.from('inventory/'), Buffer.from([0xff]), Buffer.from('.yml')]);
    const run = gitProcess({ cwd: folder, env: process.env });
    const entry = Buffer.concat([Buffer.from(`100644 blob ${blob}\t`), path.subarray(10), Buffer.from([0])]);
    const tree = (await run(['mktree', '-z'], entry.toString('latin1'))).toString().trim();
    expect(tree).toMatch(/^[0-9a-f]{40}$/);
    const commit = git(folder, 'commit-tree', tree, '-m', 'odd');
    expect((await fromGit(folder, commit, '.')).documents).toEqual([expect.stringMatching(/\.yml A: rtu$/)]);
  });
});

describe('a git error has its kind for', () => {
  test('an unknown revision', async () => {
    const folder = folderWith({ 'inventory/a.yml': system('A') });
    commitAll(folder);
    for (const revision of ['nowhere', '--help', '-x', 'HEAD:inventory', '', 'a\0b', 'HEAD~9']) {
      expect([revision, await kindOf(fromGit(folder, revision))]).toEqual([revision, 'unknown-revision']);
    }
  });

  test('a commit that a shallow clone does not have', async () => {
    const folder = folderWith({ 'origin/inventory/a.yml': system('A') });
    const first = commitAll(join(folder, 'origin'));
    git(join(folder, 'origin'), 'commit', '-q', '--allow-empty', '-m', 'second');
    git(folder, 'clone', '-q', '--depth', '1', `file://${join(folder, 'origin')}`, 'clone');
    expect(await kindOf(fromGit(join(folder, 'clone'), first))).toBe('missing-object');
  });

  test('a missing blob', async () => {
    const folder = folderWith({ 'inventory/a.yml': system('A') });
    const commit = commitAll(folder);
    const blob = git(folder, 'rev-parse', 'HEAD:inventory/a.yml');
    rmSync(join(folder, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    expect(await kindOf(fromGit(folder, commit))).toBe('missing-object');
  });

  test('a folder that is no repository', async () => {
    const folder = folderWith({});
    mkdirSync(join(folder, 'inventory'));
    expect(await kindOf(fromGit(folder, 'HEAD'))).toBe('not-a-repository');
  });
});

test('a tree of a hundred million paths, made of few objects, is a finding with a place', async () => {
  const folder = folderWith({ 'a.yml': system('A') });
  commitAll(folder);
  const rows = (mode: string, oid: string) =>
    Array.from({ length: 10 }, (_, index) => `${mode} ${mode === '040000' ? 'tree' : 'blob'} ${oid}\t${index}.yml\n`);
  const input = (lines: readonly string[]) => ({ cwd: folder, input: lines.join(''), encoding: 'utf8' }) as const;
  const make = (lines: readonly string[]) => execFileSync('git', ['mktree'], input(lines)).trim();
  let tree = make(rows('100644', git(folder, 'rev-parse', 'HEAD:a.yml')));
  for (let level = 0; level < 7; level += 1) tree = make(rows('040000', tree));
  const root = make([`040000 tree ${tree}\tinventory\n`]);
  const commit = git(folder, 'commit-tree', root, '-m', 'many');
  const { findings } = await fromGit(folder, commit);
  expect(findings).toEqual([expect.stringMatching(/^inventory\b.*unreadable-file/)]);
});
