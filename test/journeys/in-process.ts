// The command line in this process, on a stage: as fast as a function, for journeys that need no child process.
import { makeProgram } from '../../src/commands/cli/program.ts';
import { gitProcess } from '../../src/inventory/git/process.ts';
import { type Ran, ROOT, type Stage } from './harness.ts';

/** One run of the command line, from source, where nobody can be asked. */
export function runHere(stage: Stage, ...argv: string[]): Promise<Ran> {
  return run(stage, argv, null);
}

/** The same at a terminal, where somebody gives one answer to whatever is asked. */
export function answerHere(stage: Stage, answer: string, ...argv: string[]): Promise<Ran> {
  return run(stage, argv, answer);
}

async function run(stage: Stage, argv: readonly string[], answer: string | null): Promise<Ran> {
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
    ask:
      answer === null
        ? null
        : async (question: string) => {
            stderr += question;
            return answer;
          },
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
