// The command line in this process, on a stage: as fast as a function, for journeys that need no child process.

import { makeProgram } from '../../src/commands/cli/program.ts';
import { gitProcess } from '../../src/inventory/git/process.ts';
import { type Ran, ROOT, type Stage } from './harness.ts';

/** One run of the command line, from source. */
export async function runHere(stage: Stage, ...argv: string[]): Promise<Ran> {
  const before = stage.emulator.log.length;
  let stdout = '';
  let stderr = '';
  const terminal = {
    out: (text: string) => {
      stdout += text;
    },
    err: (text: string) => {
      stderr += text;
    },
    color: false,
    canRedraw: false,
    width: 120,
    ask: null,
  };
  const program = makeProgram({
    cwd: stage.folder,
    env: stage.env,
    clock: { now: () => Date.now(), sleep: async () => {} },
    random: Math.random,
    version: '0.0.0',
    terminal,
    packageRoot: ROOT,
    gitIn: (cwd) => gitProcess({ cwd, env: stage.env }),
    onSignal: () => () => {},
  });
  const code = await program.run(argv);
  const requests = stage.requests(before);
  return { code, stdout, stderr, requests, writes: requests.filter((line) => !line.startsWith('GET')) };
}
