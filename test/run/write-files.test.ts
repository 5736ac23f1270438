// A file that cannot be written is found before the first file is written.
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { writeFiles } from '../../src/run/run-files.ts';
import { folderWith } from '../inventory/temporary.ts';

const NEW = { path: 'inventory/new/a.yml', before: null, text: 'new\n' };

function everything(cwd: string): string[] {
  return readdirSync(cwd, { recursive: true, encoding: 'utf8' }).sort();
}

describe('writeFiles', () => {
  test('makes new files with their folders, edits others in place with their mode, and leaves nothing else', () => {
    const cwd = folderWith({ 'inventory/b.yml': 'old\n' });
    chmodSync(join(cwd, 'inventory/b.yml'), 0o640);
    const edits = [NEW, { path: 'inventory/b.yml', before: 'old\n', text: '\uFEFFnext\r\n' }];
    writeFiles(edits, { cwd, progress: NO_PROGRESS });
    expect(everything(cwd)).toEqual(['inventory', 'inventory/b.yml', 'inventory/new', 'inventory/new/a.yml']);
    expect(readFileSync(join(cwd, 'inventory/b.yml'), 'utf8')).toBe('\uFEFFnext\r\n');
    expect(statSync(join(cwd, 'inventory/b.yml')).mode & 0o777).toBe(0o640);
  });

  test('refuses a link inside the working directory and writes nothing', () => {
    const [cwd, elsewhere] = [folderWith({ 'b.yml': 'old\n' }), folderWith({})];
    symlinkSync(elsewhere, join(cwd, 'inventory'));
    const edits = [{ path: 'b.yml', before: 'old\n', text: 'next\n' }, NEW];
    expect(() => writeFiles(edits, { cwd, progress: NO_PROGRESS })).toThrow(
      /inventory\/new\/a\.yml lies below .*link.*Nothing was written/,
    );
    expect(readFileSync(join(cwd, 'b.yml'), 'utf8')).toBe('old\n');
    expect(everything(elsewhere)).toEqual([]);
  });

  test.each([
    ['a new path that is taken', NEW, (cwd: string) => writeFileSync(join(cwd, NEW.path), 'mine\n'), /exists already/],
    [
      'a file that changed meanwhile',
      { ...NEW, before: 'old\n' },
      (cwd: string) => writeFileSync(join(cwd, NEW.path), 'mine\n'),
      /changed meanwhile/,
    ],
    ['a file that is gone', { ...NEW, before: 'old\n' }, () => {}, /not a regular file/],
    [
      'a link in place of a file',
      { ...NEW, before: 'old\n' },
      (cwd: string) => symlinkSync('/dev/null', join(cwd, NEW.path)),
      /not a regular file/,
    ],
  ])('refuses %s', (_, edit, prepare, reason) => {
    const cwd = folderWith({});
    mkdirSync(join(cwd, 'inventory/new'), { recursive: true });
    prepare(cwd);
    const before = everything(cwd);
    const other = { path: 'inventory/other.yml', before: null, text: 'x\n' };
    expect(() => writeFiles([other, edit], { cwd, progress: NO_PROGRESS })).toThrow(reason);
    expect(everything(cwd)).toEqual(before);
  });

  test('names a file that cannot be written, and says how many were written before it', () => {
    const cwd = folderWith({});
    const edits = [
      NEW,
      { path: 'inventory/x', before: null, text: 'x\n' },
      { path: 'inventory/x/y', before: null, text: '' },
    ];
    expect(() => writeFiles(edits, { cwd, progress: NO_PROGRESS })).toThrow(
      /^inventory\/x\/y cannot be written \(E[A-Z]+\)\. Written before it: 2 of 3 files\.$/,
    );
    // The name is allowed, but that of its draft is too long.
    const first = { path: 'x'.repeat(250), before: null, text: '' };
    expect(() => writeFiles([first, { ...NEW, path: 'z' }], { cwd, progress: NO_PROGRESS })).toThrow(
      /^x+ cannot be written \(E[A-Z]+\)\. Nothing was written\.$/,
    );
  });

  // Root may write any file.
  test.skipIf(process.getuid?.() === 0)('never writes over a file that its owner made read-only', () => {
    const cwd = folderWith({ 'inventory/b.yml': 'old\n' });
    chmodSync(join(cwd, 'inventory/b.yml'), 0o440);
    const edits = [NEW, { path: 'inventory/b.yml', before: 'old\n', text: 'next\n' }];
    expect(() => writeFiles(edits, { cwd, progress: NO_PROGRESS })).toThrow(
      /^inventory\/b\.yml cannot be written \(EACCES\)\. Nothing was written\.$/,
    );
    expect(everything(cwd)).toEqual(['inventory', 'inventory/b.yml']);
  });
});
