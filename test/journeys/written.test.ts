// Where a run may write: never through a link that a repository brings, and a folder that cannot be made is an error.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alpha, describeOnPosix, ROOT } from './harness.ts';

const COMMANDS: readonly (readonly [name: string, ...flags: string[]])[] = [
  ['plan'],
  ['drift'],
  ['export'],
  ['schema'],
  ['audit', '--dir', 'ledger'],
];

async function staged() {
  const stage = await alpha(['a'], ['a', 'b']);
  const source = join(stage.root, 'source');
  const ledger = ['--ledger', `${source}#main`, '--organization', 'acme'];
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', source]);
  expect(await stage.cli('ledger', 'init', '--base-url', stage.emulator.url, ...ledger)).toMatchObject({ code: 0 });
  expect(await stage.cli('drift', ...ledger.slice(0, 2))).toMatchObject({ code: 0 });
  execFileSync('git', ['clone', '-q', source, join(stage.folder, 'ledger')], { stdio: 'pipe' });
  return stage;
}

describeOnPosix('--out', () => {
  test.each(COMMANDS)(
    'of %s refuses a link of the repository, to a file, to nothing, or on the way',
    async (...command) => {
      const stage = await staged();
      const outside = join(stage.root, 'tmp/theirs');
      mkdirSync(outside);
      stage.write({ '../tmp/theirs/file': 'theirs' });
      symlinkSync(join(outside, 'file'), join(stage.folder, 'file.json'));
      symlinkSync(join(outside, 'none'), join(stage.folder, 'none.json'));
      symlinkSync(outside, join(stage.folder, 'folder'));
      symlinkSync('/dev/null', join(stage.folder, 'null.json'));
      for (const [out, link] of [
        ['file.json', 'file.json'],
        ['none.json', 'none.json'],
        ['null.json', 'null.json'],
        ['folder/new.json', 'folder'],
      ] as const) {
        const ran = await stage.cli(...command, '--out', out);
        expect(ran, out).toMatchObject({ code: 1 });
        expect(ran.stderr).toContain(`/${link}" is a link. Name a file that is none.`);
      }
      expect(readFileSync(join(outside, 'file'), 'utf8')).toBe('theirs');
      expect(readdirSync(outside)).toEqual(['file']);
      expect(readlinkSync(join(stage.folder, 'file.json'))).toBe(join(outside, 'file'));
    },
  );

  test('refuses a link outside of the working directory, too, but not one to a pipe', async () => {
    const stage = await alpha([], ['a']);
    stage.write({ '../tmp/file': 'theirs' });
    symlinkSync('file', join(stage.root, 'tmp/link'));
    expect(await stage.cli('export', '--out', '../tmp/link')).toMatchObject({ code: 1 });
    expect(readFileSync(join(stage.root, 'tmp/file'), 'utf8')).toBe('theirs');
    expect((await stage.shell('$CLI export --out /dev/stdout | cat')).stdout).toMatch(/^facility,/);
  });
});

// Nobody can make a folder there: the system answers that /proc is missing.
test.runIf(existsSync('/proc/self')).each([
  ['plan', '--out', '/proc/x/plan.json'],
  ['apply', '--yes', '--evidence-dir', '/proc/x'],
  ['schema', '--out', '/proc/x/schema.json'],
  ['import', '--out', '/proc/x'],
])('%s ends with an error for a folder that cannot be made', async (...argv) => {
  const stage = await alpha([], ['a']);
  // What would never end is ended.
  const program = ['timeout', '--signal', 'KILL', '60', process.execPath, join(ROOT, 'src/cli.ts')];
  const ran = await stage.spawn([...program, ...argv]).ran;
  expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('(ENOENT)'), writes: [] });
});
