// The command line in this process, from its source: as fast as a function, for journeys that need no child process.
import { join } from 'node:path';
import { makeProgram } from '../../src/commands/cli/program.ts';
import { tellFailure } from '../../src/commands/failures.ts';
import { VERSION } from '../../src/version.ts';
import { gitApart } from '../git/apart.ts';
import type { Env } from './child.ts';

interface Given {
  readonly cwd: string;
  readonly env: Env;
  /** What somebody at a terminal answers to whatever is asked; nobody can be asked unless told. */
  readonly answer?: string | Answer;
}

/** Somebody who goes away. */
export type Answer = () => Promise<string>;

export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** One run, in which waiting takes no time. */
export async function runProgram({ cwd, env, answer }: Given, argv: readonly string[]): Promise<Said> {
  let stdout = '';
  let stderr = '';
  const ask = async (question: string) => {
    stderr += question;
    return typeof answer === 'function' ? answer() : (answer ?? '');
  };
  const terminal = {
    out: (text: string) => {
      stdout += text;
    },
    err: (text: string) => {
      stderr += text;
    },
    ...{ color: false, canRedraw: false, width: 120 },
    ask: answer === undefined ? null : ask,
  };
  const program = makeProgram({
    ...{ cwd, env, terminal, version: VERSION, packageRoot: join(import.meta.dirname, '../..') },
    clock: { now: () => Date.now(), sleep: async () => {} },
    random: Math.random,
    gitIn: (folder) => gitApart({ cwd: folder, env }),
    onSignal: () => () => {},
  });
  try {
    return { code: await program.run(argv), stdout, stderr };
  } catch (error) {
    return { code: 1, stdout, stderr: stderr + tellFailure(error, 'full') };
  }
}
