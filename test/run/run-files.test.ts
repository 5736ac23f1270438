// The files that a run writes are complete or not there.
import { execFile, execFileSync } from 'node:child_process';
import {
  closeSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isNull, runFilePath, writeWhole } from '../../src/run/run-files.ts';
import { folderWith } from '../inventory/temporary.ts';

const RECORDS = join(import.meta.dirname, '../../src/run/run-files.ts');

describe('a file that is written whole', () => {
  test('replaces the old file in one step: an open reader still reads all of the old text', () => {
    const within = folderWith({});
    const path = join(within, 'plan.json');
    writeWhole(path, 'the old text');
    const reader = openSync(path, 'r');
    onTestFinished(() => closeSync(reader));
    writeWhole(path, 'new');
    expect(readFileSync(reader, 'utf8')).toBe('the old text');
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(readdirSync(within)).toEqual(['plan.json']);
  });

  test('is readable only by its owner, in a folder that is made for it', () => {
    const path = join(folderWith({}), 'deep', 'er', 'plan.json');
    writeWhole(path, 'text');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('that cannot replace the old one leaves no draft', () => {
    const within = folderWith({});
    mkdirSync(join(within, 'taken', 'by-a-folder'), { recursive: true });
    expect(() => writeWhole(join(within, 'taken'), 'text')).toThrow('is a folder. Name a file in it.');
    expect(readdirSync(within)).toEqual(['taken']);
    expect(readdirSync(join(within, 'taken'))).toEqual(['by-a-folder']);
  });

  test.each(['EBUSY', 'EPERM', 'EACCES'])(
    'that Excel has open (%s) is not replaced: the error says what to do, and no draft is left',
    (code) => {
      const path = join(folderWith({}), 'inventory.csv');
      writeWhole(path, 'the old text');
      const rename = () => {
        throw Object.assign(new Error('held'), { code, syscall: 'rename' });
      };
      expect(() => writeWhole(path, 'new', rename)).toThrow(
        `${path} cannot be replaced (${code}): close it in the program that has it open, such as Excel, and run again. Nothing was written.`,
      );
      expect(readFileSync(path, 'utf8')).toBe('the old text');
      expect(readdirSync(join(path, '..'))).toEqual(['inventory.csv']);
    },
  );

  test.each([
    ['a plan', "writeWhole('plan.json', text)"],
    ['an inventory', "writeFiles([{ path: 'a.yml', before: null, text }], { cwd: process.cwd(), progress: null })"],
  ])('%s that does not fit on the disk leaves no draft', (_, write) => {
    const within = folderWith({});
    // The shell's limit on the size of a file acts as a full disk.
    const script = `import { writeFiles, writeWhole } from '${RECORDS}';
      const text = 'x'.repeat(100_000);
      process.chdir(process.argv[1]);
      try { ${write}; } catch ({ code, cause }) { process.stdout.write(code ?? cause.code); }`;
    const node = [process.execPath, '--input-type=module', '--eval', script, within];
    const output = execFileSync('sh', ['-c', 'ulimit -f 8; exec "$@"', 'sh', ...node], { encoding: 'utf8' });
    expect(output).toBe('EFBIG');
    expect(readdirSync(within)).toEqual([]);
  });
});

test('the name of a plan has the time and the process, so that no plan replaces another', () => {
  const at = Date.parse('2026-01-02T03:04:05.006Z');
  expect(runFilePath('folder', 'plan', at)).toBe(join('folder', `plan-20260102T030405006Z-${process.pid}.json`));
  expect(runFilePath('folder', 'plan', at + 1)).not.toBe(runFilePath('folder', 'plan', at));
});

describe('a path that is no plain file', () => {
  test('a link is replaced, and the file behind it stays', () => {
    const within = folderWith({});
    writeFileSync(join(within, 'file.json'), 'old');
    symlinkSync('file.json', join(within, 'link.json'));
    writeWhole(join(within, 'link.json'), 'new');
    expect(lstatSync(join(within, 'link.json')).isFile()).toBe(true);
    expect(readFileSync(join(within, 'file.json'), 'utf8')).toBe('old');
  });

  test('a pipe gets the text and stays a pipe', async () => {
    const path = join(folderWith({}), 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = promisify(execFile)('cat', [path]);
    // In its own process: opening a pipe waits for a reader.
    const script = `import { writeWhole } from '${RECORDS}'; writeWhole(process.argv[1], 'text');`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, path]);
    expect((await reader).stdout).toBe('text');
    expect(lstatSync(path).isFIFO()).toBe(true);
  });
});

test('NUL, which discards what is written, is no name of a file on Windows', () => {
  expect(['NUL', 'nul:', '\\\\.\\NUL'].map((path) => isNull(path, '\\'))).toEqual([true, true, true]);
  expect(['nul.json', 'out\\null'].map((path) => isNull(path, '\\'))).toEqual([false, false]);
  expect(isNull('NUL', '/')).toBe(false);
});

test('refuses an evidence folder that is a link, or below a link, in the working directory', () => {
  const folder = mkdtempSync(join(process.cwd(), 'lib-link-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'real'));
  symlinkSync('real', join(folder, 'link'));
  for (const path of [join(folder, 'link'), join(folder, 'link/below')]) {
    expect(() => runFilePath(path, 'plan', 0)).toThrow('evidence-dir is a link');
  }
  expect(runFilePath(join(folder, 'real/below'), 'plan', 0)).toContain('real');
});
