import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unreported } from '../../src/core/diagnostic.ts';
import { DENSE_LIMIT, FILE_LIMIT, type ReadFile, readText } from '../../src/inventory/files.ts';
import { readRevision, WORKING_TREE } from '../../src/inventory/load.ts';
import { fromFolder } from './loaded.ts';
import { addFiles, commitAll, folderWith } from './temporary.ts';

const readFolder = (cwd: string, visit: (file: ReadFile) => void, report = unreported) =>
  readRevision(WORKING_TREE, { cwd, path: 'inventory', git: () => expect.unreachable() }, visit, report);

const system = (name: string) => `cyber_system: ${name}\nassets: []\n`;

describe('a folder', () => {
  test('is read recursively: only YAML files, in the order of their paths', async () => {
    const files = ['b.yml', 'a/z.YAML', 'a.yml', 'Z.yaml', 'a-b/c.yml', '.hidden.yml', 'readme.md', 'a.yml.bak', 'yml'];
    const folder = folderWith(Object.fromEntries(files.map((path) => [`inventory/${path}`, system('S')])));
    const { documents, findings } = await fromFolder(folder);
    expect(findings).toEqual([]);
    const expected = ['.hidden.yml', 'Z.yaml', 'a-b/c.yml', 'a.yml', 'a/z.YAML', 'b.yml'];
    expect(documents).toEqual(expected.map((path) => `inventory/${path} S: `));
  });

  test('can be outside the working directory', async () => {
    const folder = folderWith({ 'inv/a.yml': system('A'), 'work/b.txt': '' });
    expect((await fromFolder(join(folder, 'work'), '../inv')).documents).toEqual(['../inv/a.yml A: ']);
    expect((await fromFolder(join(folder, 'work'), join(folder, 'inv'))).documents).toEqual([
      `${folder}/inv/a.yml A: `,
    ]);
  });

  test('with an error in one file reads the other files', async () => {
    const folder = folderWith({ 'inventory/a.yml': system('A'), 'inventory/b.yml': 'nonsense' });
    expect((await fromFolder(folder)).documents).toEqual(['inventory/a.yml A: ']);
  });

  test('can be a repository itself, and its .git is not read', async () => {
    const folder = folderWith({ 'a.yml': system('A') });
    commitAll(folder);
    addFiles(folder, { '.git/b.yml': system('B') });
    expect(await fromFolder(folder, '.')).toMatchObject({ documents: ['a.yml A: '], findings: [] });
  });
});

describe('a path without inventory files', () => {
  test.each([
    ['empty', []],
    ['nowhere/at/all', []],
    ['inventory/a.yml', ['inventory']],
    ['a.yml', ['.']],
    ['inventory/a.yml/b', ['inventory']],
  ])('is named, and for a file its folder: %s', async (path, near) => {
    const folder = folderWith({ 'inventory/a.yml': system('A'), 'empty/readme.md': '', 'a.yml': '' });
    const { diagnostics } = await fromFolder(folder, path);
    expect(diagnostics).toMatchObject([{ code: 'no-inventory', at: null, args: { paths: [path], near } }]);
  });
});

describe('links, pipes and files without permission', () => {
  test('a link to a file, a folder or nowhere is an error and is not followed', async () => {
    const folder = folderWith({ 'inventory/a.yml': system('A'), 'shared/b.yml': system('B') });
    symlinkSync('../shared/b.yml', join(folder, 'inventory/b.yml'));
    symlinkSync('../shared', join(folder, 'inventory/sites'));
    symlinkSync('nowhere', join(folder, 'inventory/notes.md'));
    const { documents, findings } = await fromFolder(folder);
    expect(documents).toEqual(['inventory/a.yml A: ']);
    const links = ['b.yml', 'notes.md', 'sites'].map((name) => `inventory/${name}:symbolic-link`);
    expect(findings).toEqual(links);
  });

  test('a pipe is never opened, and a folder with the name of a file is a folder', async () => {
    const folder = folderWith({ 'inventory/dir.yml/a.yml': system('A') });
    execFileSync('mkfifo', [join(folder, 'inventory/pipe.yml')]);
    const { documents, findings } = await fromFolder(folder);
    expect(documents).toEqual(['inventory/dir.yml/a.yml A: ']);
    expect(findings).toEqual(['inventory/pipe.yml:unreadable-file']);
  });

  test.each<[string, string, (path: string) => void]>([
    ['a link', 'ELOOP', (path) => symlinkSync('a.yml', path)],
    ['a pipe', 'not a regular file', (path) => execFileSync('mkfifo', [path])],
  ])('%s that replaces a file during the reading is an error', async (_, reason, put) => {
    const cwd = folderWith({ 'inventory/a.yml': 'x', 'inventory/b.yml': 'x' });
    const other = join(cwd, 'inventory/b.yml');
    const read: string[] = [];
    const found: unknown[] = [];
    await readFolder(
      cwd,
      ({ path }) => {
        read.push(path);
        rmSync(other);
        put(other);
      },
      ({ code, args }) => found.push({ code, args }),
    );
    expect(read).toEqual(['inventory/a.yml']);
    expect(found).toEqual([{ code: 'unreadable-file', args: { reason } }]);
  });

  test.skipIf(process.getuid?.() === 0)('a file without permission is reported with its error code', async () => {
    const folder = folderWith({ 'inventory/a.yml': system('A'), 'inventory/b/c.yml': system('B') });
    chmodSync(join(folder, 'inventory/a.yml'), 0o000);
    chmodSync(join(folder, 'inventory/b'), 0o000);
    const { diagnostics } = await fromFolder(folder);
    chmodSync(join(folder, 'inventory/b'), 0o700);
    expect(diagnostics.map((d) => d.code === 'unreadable-file' && d.args.reason)).toEqual(['EACCES', 'EACCES']);
  });
});

test('requests to the service can run before the first file and between large files', async () => {
  const large = `# ${'x'.repeat(2_100_000)}`;
  const cwd = folderWith({ 'inventory/a.yml': large, 'inventory/b.yml': 'x', 'inventory/c.yml': large });
  const order: string[] = [];
  const other = () => void setImmediate(() => order.push('other'));
  other();
  const visit = ({ path }: { readonly path: string }) => {
    order.push(path);
    other();
  };
  await readFolder(cwd, visit);
  const [a, b, c] = ['inventory/a.yml', 'inventory/b.yml', 'inventory/c.yml'];
  expect(order).toEqual(['other', a, 'other', b, c, 'other', 'other']);
});

describe('size', () => {
  test('a file of 100 MB is refused without being read', async () => {
    const folder = folderWith({ 'inventory/huge.yml': '' });
    truncateSync(join(folder, 'inventory/huge.yml'), 100_000_000);
    const { diagnostics } = await fromFolder(folder);
    expect(diagnostics).toMatchObject([{ code: 'file-too-large', args: { bytes: 100_000_000, limit: FILE_LIMIT } }]);
    await readFolder(folder, () => expect.unreachable());
  });

  test('a file of exactly the limit is allowed', async () => {
    const text = system('A');
    const folder = folderWith({ 'inventory/a.yml': text + '#'.repeat(FILE_LIMIT - text.length) });
    expect((await fromFolder(folder)).documents).toEqual(['inventory/a.yml A: ']);
    addFiles(folder, { 'inventory/a.yml': text + '#'.repeat(FILE_LIMIT - text.length + 1) });
    expect((await fromFolder(folder)).findings).toEqual(['inventory/a.yml:file-too-large']);
  });

  test('300,000 assets of one cyber system fit into one file; the same size of only YAML marks does not', async () => {
    const entry = '  - name: "RELAY 000000 OF THE UPPER SWITCHYARD"\n    asset_type: hardware\n';
    const text = `cyber_system: A\nassets:\n${entry.repeat(300_000)}`;
    expect(text.length).toBeGreaterThan(DENSE_LIMIT);
    expect(readText({ path: 'a.yml', content: Buffer.from(text) }, unreported)?.text).toHaveLength(text.length);
    const dense = `cyber_system: A\nassets: [${'{},'.repeat(Math.ceil(text.length / 3))}]`;
    const folder = folderWith({ 'inventory/a.yml': dense });
    expect((await fromFolder(folder)).findings).toEqual(['inventory/a.yml:file-too-large']);
    const flat = '- '.repeat(DENSE_LIMIT / 2 + 1);
    expect(readText({ path: 'a.yml', content: Buffer.from(flat) }, unreported)).toBeNull();
  });

  test('a folder 200 levels deep is read', async () => {
    const deep = `inventory/${'d/'.repeat(200)}`;
    const folder = folderWith({});
    mkdirSync(join(folder, deep), { recursive: true });
    addFiles(folder, { [`${deep}a.yml`]: system('A') });
    expect((await fromFolder(folder)).documents).toEqual([`${deep}a.yml A: `]);
  });
});
