// The files a run leaves behind: whole or not at all, and a journal that survives what kills its process.
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
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cutOffApplies, openJournal, planPath, writeWhole } from '../../src/commands/run-files.ts';
import { folderWith } from '../inventory/temporary.ts';

const RECORDS = join(import.meta.dirname, '../../src/commands/run-files.ts');

describe('a file that is written whole', () => {
  test('takes the place of the old one in one step: who reads the old one reads all of it', () => {
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

  test('is for its owner alone, in a folder that is made for it', () => {
    const path = join(folderWith({}), 'deep', 'er', 'plan.json');
    writeWhole(path, 'text');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('that cannot take its place leaves no draft', () => {
    const within = folderWith({});
    mkdirSync(join(within, 'taken', 'by-a-folder'), { recursive: true });
    expect(() => writeWhole(join(within, 'taken'), 'text')).toThrow('is a folder. Name a file in it.');
    expect(readdirSync(within)).toEqual(['taken']);
    expect(readdirSync(join(within, 'taken'))).toEqual(['by-a-folder']);
  });

  test.each(['EBUSY', 'EPERM', 'EACCES'])(
    'that Excel holds open (%s) stays, leaves no draft, and is told with what to do',
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

  test('that does not fit on the disk leaves no draft either', () => {
    const within = folderWith({});
    // A limit of the shell's on the size of a file stands for a disk that is full.
    const script = `import { writeWhole } from '${RECORDS}';
      try { writeWhole(process.argv[1], 'x'.repeat(100_000)); } catch (error) { process.stdout.write(error.code); }`;
    const node = [process.execPath, '--input-type=module', '--eval', script, join(within, 'plan.json')];
    const said = execFileSync('sh', ['-c', 'ulimit -f 8; exec "$@"', 'sh', ...node], { encoding: 'utf8' });
    expect(said).toBe('EFBIG');
    expect(readdirSync(within)).toEqual([]);
  });
});

test('a plan is named by the time and the process, so that none takes the place of another', () => {
  const at = Date.parse('2026-01-02T03:04:05.006Z');
  expect(planPath('folder', at)).toBe(join('folder', `plan-20260102T030405006Z-${process.pid}.json`));
  expect(planPath('folder', at + 1)).not.toBe(planPath('folder', at));
});

describe('where something else stands', () => {
  test('a link leads to the file that is replaced', () => {
    const within = folderWith({});
    writeFileSync(join(within, 'file.json'), 'old');
    symlinkSync('file.json', join(within, 'link.json'));
    writeWhole(join(within, 'link.json'), 'new');
    expect(lstatSync(join(within, 'link.json')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(within, 'file.json'), 'utf8')).toBe('new');
  });

  test('a pipe is written to, and stays one', async () => {
    const path = join(folderWith({}), 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = promisify(execFile)('cat', [path]);
    // In a process of its own: to open a pipe waits for who reads it.
    const script = `import { writeWhole } from '${RECORDS}'; writeWhole(process.argv[1], 'text');`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, path]);
    expect((await reader).stdout).toBe('text');
    expect(lstatSync(path).isFIFO()).toBe(true);
  });
});

describe('a journal', () => {
  const request = { method: 'DELETE', path: '/cyber-assets/ca_a', body: null } as const;
  const intent = { event: 'intent', fingerprint: 'sha256:a', request } as const;
  const outcome = { ...intent, event: 'outcome', outcome: 'done', id: 'ca_a' } as const;
  const at = '2026-01-02T03:04:05.006Z';

  function begun() {
    const path = join(folderWith({}), 'made', 'journal.ndjson');
    const journal = openJournal(path, () => Date.parse(at));
    onTestFinished(() => journal.close());
    return { path, journal };
  }

  test('holds an entry as soon as it is appended, for its owner alone', () => {
    const { path, journal } = begun();
    journal.append(intent);
    expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify({ at, ...intent })}\n`);
    journal.append(outcome);
    expect(linesOf(path)).toEqual([
      { at, ...intent },
      { at, ...outcome },
    ]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('whose last line was torn still gives every line before it', () => {
    const { path, journal } = begun();
    for (const entry of [intent, outcome, intent]) journal.append(entry);
    // The machine lost its power in the middle of the third.
    truncateSync(path, statSync(path).size - 10);
    expect(linesOf(path)).toEqual([{ at, ...intent }, { at, ...outcome }, null]);
  });

  test.skipIf(process.platform === 'win32')('never takes half of an entry for written', () => {
    const path = join(folderWith({}), 'journal.ndjson');
    const script = `
      import { openJournal } from ${JSON.stringify(RECORDS)};
      const journal = openJournal(${JSON.stringify(path)}, () => 0);
      const entry = { event: 'intent', fingerprint: 'f'.repeat(300), request: { method: 'GET', path: '/', body: null } };
      let appended = 0;
      try {
        for (;;) appended += journal.append(entry) ?? 1;
      } catch (error) {
        process.stdout.write(appended + ' ' + error.message);
      }`;
    // A limit stands for a full disk: both take a part of what is written first, then nothing.
    const limited = `trap '' XFSZ; ulimit -f 2; exec "$0" --input-type=module -e "$1"`;
    const said = execFileSync('bash', ['-c', limited, process.execPath, script], { encoding: 'utf8' });
    expect(said).toMatch(/^(\d+) evidence-dir cannot store more records of the apply \(EFBIG\)/);
    expect(linesOf(path).filter((line) => line !== null)).toHaveLength(Number(said.split(' ')[0]));
  });

  test('is never one that is there', () => {
    const { path } = begun();
    expect(() => openJournal(path, Date.now)).toThrow('EEXIST');
  });
});

test('a journal younger than all evidence is of an apply that was cut off, and says how many writes are open', () => {
  const within = folderWith({});
  const intent = '{"event":"intent"}\n';
  const outcome = '{"event":"outcome"}\n';
  writeWhole(join(within, 'journal-1.ndjson'), intent);
  writeWhole(join(within, 'evidence-2.json'), '{}');
  writeWhole(join(within, 'journal-2.ndjson'), intent);
  writeWhole(join(within, 'journal-4.ndjson'), `${intent}${outcome}`);
  writeWhole(join(within, 'journal-3.ndjson'), `${intent}${outcome}${intent}{"event":"int`);
  mkdirSync(join(within, 'journal-5.ndjson'));
  expect(cutOffApplies(within)).toEqual([
    { path: join(within, 'journal-3.ndjson'), open: 1 },
    { path: join(within, 'journal-4.ndjson'), open: 0 },
  ]);
  expect(cutOffApplies(join(within, 'none'))).toEqual([]);
});

/** One by one: null for a line that is no whole entry. */
function linesOf(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(entryOf);
}

function entryOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

test('a folder for records that is a link, or lies below one in the working directory, is refused', () => {
  const folder = mkdtempSync(join(process.cwd(), 'lib-link-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'real'));
  symlinkSync('real', join(folder, 'link'));
  for (const path of [join(folder, 'link'), join(folder, 'link/below')]) {
    expect(() => planPath(path, 0)).toThrow('evidence-dir is a link');
  }
  expect(planPath(join(folder, 'real/below'), 0)).toContain('real');
});
