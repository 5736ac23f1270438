// All or nothing: what cannot be written whole leaves the folder as it was.
import {
  chmodSync,
  mkdirSync,
  type PathLike,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../../src/commands/write-files.ts';
import { folderWith } from '../inventory/temporary.ts';

const FULL = { onFile: () => {} } as const;
const NEW = { path: 'inventory/new/a.yml', before: null, text: 'new\n' };

function everything(cwd: string): string[] {
  return readdirSync(cwd, { recursive: true, encoding: 'utf8' }).sort();
}

describe('files are written', () => {
  test('new ones with their folders, others in place with the mode they had; nothing else stays', () => {
    const cwd = folderWith({ 'inventory/b.yml': 'old\n' });
    chmodSync(join(cwd, 'inventory/b.yml'), 0o640);
    writeFiles(cwd, [NEW, { path: 'inventory/b.yml', before: 'old\n', text: '\uFEFFnext\r\n' }], FULL);
    expect(everything(cwd)).toEqual(['inventory', 'inventory/b.yml', 'inventory/new', 'inventory/new/a.yml']);
    expect(readFileSync(join(cwd, 'inventory/b.yml'), 'utf8')).toBe('\uFEFFnext\r\n');
    expect(statSync(join(cwd, 'inventory/b.yml')).mode & 0o777).toBe(0o640);
  });

  test('through a link inside the working directory is refused, and nothing is written', () => {
    const [cwd, elsewhere] = [folderWith({ 'b.yml': 'old\n' }), folderWith({})];
    symlinkSync(elsewhere, join(cwd, 'inventory'));
    const edits = [{ path: 'b.yml', before: 'old\n', text: 'next\n' }, NEW];
    expect(() => writeFiles(cwd, edits, FULL)).toThrow(/inventory\/new\/a\.yml lies below .*link.*Nothing was written/);
    expect(readFileSync(join(cwd, 'b.yml'), 'utf8')).toBe('old\n');
    expect(everything(elsewhere)).toEqual([]);
  });

  test.each([
    ['a new file that exists', NEW, (cwd: string) => writeFileSync(join(cwd, NEW.path), 'mine\n'), /exists already/],
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
    [
      'a name that leaves no room for a draft',
      { ...NEW, path: `inventory/new/${'x'.repeat(250)}.yml` },
      () => {},
      /cannot be written \(ENAMETOOLONG\)\. Nothing was written/,
    ],
  ])('%s is refused', (_, edit, prepare, reason) => {
    const cwd = folderWith({});
    mkdirSync(join(cwd, 'inventory/new'), { recursive: true });
    prepare(cwd);
    const before = everything(cwd);
    const other = { path: 'inventory/other.yml', before: null, text: 'x\n' };
    expect(() => writeFiles(cwd, [other, edit], FULL)).toThrow(reason);
    expect(everything(cwd)).toEqual(before);
  });

  test('and taken back, when a later one cannot be moved into place', () => {
    const cwd = folderWith({ 'inventory/b.yml': 'old\n' });
    // The folder of the last one stands where the one before is to go.
    const edits = [
      { path: 'inventory/b.yml', before: 'old\n', text: 'next\n' },
      { path: 'of/several/folders.yml', before: null, text: 'x\n' },
      { path: 'inventory/x', before: null, text: 'x\n' },
      { path: 'inventory/x/y.yml', before: null, text: 'y\n' },
    ];
    expect(() => writeFiles(cwd, edits, FULL)).toThrow(
      /inventory\/x cannot be written \(E[A-Z]+\)\. Nothing was written/,
    );
    expect(everything(cwd)).toEqual(['inventory', 'inventory/b.yml']);
    expect(readFileSync(join(cwd, 'inventory/b.yml'), 'utf8')).toBe('old\n');
  });

  test('but what another process put into a new folder stays, and the reason is told all the same', () => {
    const cwd = folderWith({ 'inventory/b.yml': 'old\n' });
    const onFile = () => writeFileSync(join(cwd, 'inventory/new/theirs.txt'), 'theirs\n');
    const edits = [
      NEW,
      { path: 'inventory/x', before: null, text: 'x\n' },
      { path: 'inventory/x/y', before: null, text: '' },
    ];
    expect(() => writeFiles(cwd, edits, { ...FULL, onFile })).toThrow(/inventory\/x cannot be written/);
    expect(everything(cwd)).toEqual(['inventory', 'inventory/b.yml', 'inventory/new', 'inventory/new/theirs.txt']);
  });

  test.each(['EBUSY', 'EPERM', 'EACCES'])(
    'none, when a program holds one open (%s), and what to do is told',
    (code) => {
      const cwd = folderWith({ 'inventory/b.yml': 'old\n' });
      const rename = (from: PathLike, to: PathLike) => {
        if (String(to).endsWith('b.yml')) throw Object.assign(new Error('held'), { code, syscall: 'rename' });
        renameSync(from, to);
      };
      const edits = [NEW, { path: 'inventory/b.yml', before: 'old\n', text: 'next\n' }];
      expect(() => writeFiles(cwd, edits, { ...FULL, rename })).toThrow(
        `inventory/b.yml cannot be replaced (${code}): close it in the program that has it open, such as Excel, and run again. Nothing was written.`,
      );
      expect(everything(cwd)).toEqual(['inventory', 'inventory/b.yml']);
      expect(readFileSync(join(cwd, 'inventory/b.yml'), 'utf8')).toBe('old\n');
    },
  );

  // Root may write any file.
  test.skipIf(process.getuid?.() === 0)('never over a file that its owner made read-only', () => {
    const cwd = folderWith({ 'inventory/b.yml': 'old\n' });
    chmodSync(join(cwd, 'inventory/b.yml'), 0o440);
    const edits = [NEW, { path: 'inventory/b.yml', before: 'old\n', text: 'next\n' }];
    expect(() => writeFiles(cwd, edits, FULL)).toThrow(
      /^inventory\/b\.yml cannot be written \(EACCES\)\. Nothing was written\.$/,
    );
    expect(everything(cwd)).toEqual(['inventory', 'inventory/b.yml']);
  });

  test('and how many stand is told for each', () => {
    const told: string[] = [];
    const onFile = (done: number, total: number) => told.push(`${done} of ${total}`);
    writeFiles(folderWith({}), [NEW, { ...NEW, path: 'b.yml' }], { ...FULL, onFile });
    expect(told).toEqual(['1 of 2', '2 of 2']);
  });

  test('past what a killed run of the same number left: in a container numbers come again', () => {
    const left = Object.fromEntries([0, 1].map((n) => [`inventory/new/.a.yml.${process.pid}-${n}.tmp`, 'half']));
    const cwd = folderWith(left);
    writeFiles(cwd, [NEW], FULL);
    expect(readFileSync(join(cwd, NEW.path), 'utf8')).toBe('new\n');
    expect(readFileSync(join(cwd, Object.keys(left)[0] ?? ''), 'utf8')).toBe('half');
  });
});
