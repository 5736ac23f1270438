// A folder to work in that is not there is told by the flag that names it, before anything is looked for in it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeProgram } from '../../src/commands/cli/program.ts';
import { gitProcess } from '../../src/git/process.ts';

async function cli(...argv: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'a.yml'), 'cyber_system: Alpha\nassets: []\n');
  let err = '';
  const write = (text: string) => {
    err += text;
  };
  const code = await makeProgram({
    ...{ env: { CIP_SYNC_API_KEY: 'k' }, cwd: folder, packageRoot: folder, version: '0.0.0' },
    ...{ clock: { now: () => 0, sleep: async () => {} }, random: () => 0, onSignal: () => () => {} },
    gitIn: (cwd) => gitProcess({ cwd, env: process.env }),
    terminal: { color: false, canRedraw: false, width: 80, ask: null, out: write, err: write },
  }).run(argv);
  return { code, err };
}

test.each(['validate', 'plan', 'fmt', 'drift'])('%s', async (command) => {
  for (const wrong of ['plnat', 'a.yml']) {
    const { code, err } = await cli(command, '--working-directory', wrong);
    expect(err).toBe('error: --working-directory is not a folder. Check its spelling.\n');
    expect(code).toBe(1);
  }
});
