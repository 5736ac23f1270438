// The command line in this process, from its source: as fast as a function, for journeys that need no child process.
import { join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';
import type { CliHost } from '../../src/run/context.ts';
import { failureLine } from '../../src/run/failures.ts';
import { VERSION } from '../../src/version.ts';
import { gitApart } from '../git/apart.ts';
import type { Ended, Env } from './child.ts';

interface Given extends Asked {
  readonly cwd: string;
  readonly env: Env;
}

/** What differs from a usual run. */
export interface Asked {
  /** The answer to every question at the terminal. Without it, there is nobody to ask. */
  readonly answer?: string | Answer;
  /** A terminal that can redraw a line. */
  readonly canRedraw?: boolean;
  readonly clock?: CliHost['clock'];
  /** Cannot be combined with an answer that sends a signal. */
  readonly onSignal?: CliHost['onSignal'];
  /** How long a request may take. */
  readonly requestTimeoutMs?: number;
}

/** A person who sends a signal instead of an answer, or goes away. */
export type Answer = (asked: { readonly stop: AbortSignal; readonly signal: () => void }) => Promise<string>;

/** One run, in which waiting takes no time. */
export async function runProgram(
  { cwd, env, answer, canRedraw = false, clock, onSignal, requestTimeoutMs }: Given,
  argv: readonly string[],
  run: typeof runCommandLine = runCommandLine,
): Promise<Ended & { readonly shown: string }> {
  let stdout = '';
  let stderr = '';
  /** Both streams, as a terminal shows them. */
  let shown = '';
  let signal = () => {};
  const ask = async (question: string, stop = new AbortController().signal) => {
    terminal.err(question);
    return typeof answer === 'function' ? answer({ stop, signal }) : (answer ?? '');
  };
  const terminal = {
    out: (text: string) => {
      stdout += text;
      shown += text;
    },
    err: (text: string) => {
      stderr += text;
      shown += text;
    },
    ...{ color: false, canRedraw, width: null },
    ask: answer === undefined ? null : ask,
  };
  const host: CliHost = {
    ...{ cwd, env, terminal, version: VERSION, packageRoot: join(import.meta.dirname, '../..') },
    clock: clock ?? { now: () => Date.now(), sleep: async () => {} },
    random: Math.random,
    ...(requestTimeoutMs === undefined ? {} : { requestTimeoutMs }),
    gitIn: (folder) => gitApart({ cwd: folder, env }),
    onSignal:
      onSignal ??
      ((listener) => {
        signal = listener;
        return () => {};
      }),
  };
  try {
    return { code: await run(argv, host), stdout, stderr, shown };
  } catch (error) {
    return { code: 1, stdout, stderr: stderr + failureLine(error), shown };
  }
}
