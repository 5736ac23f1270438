#!/usr/bin/env node
// The command line: hands the process to the commands. One of the two composition roots. What only some commands
// need, modules of Node and streams of the process among them, is loaded or opened when it is used.
import { existsSync, fstatSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wantsColor } from './commands/cli/flags.ts';
import { makeProgram } from './commands/cli/program.ts';
import type { CliHost, Terminal } from './commands/context.ts';
import { VERSION } from './version.ts';

const isWindows = process.platform === 'win32';
// There a program in the working directory would go before git itself, and files of a pull request stand there.
if (isWindows) process.env.NoDefaultCurrentDirectoryInExePath = '1';

// A stream takes a tenth of a short run to open, and only a device can be a terminal. Windows has other names for one.
const isTerminal = (isWindows || fstatSync(2).isCharacterDevice()) && process.stderr.isTTY === true;

const terminal: Terminal = {
  out: (text) => write(process.stdout, text),
  // A console of Windows takes bytes for those of an old code page: its stream knows better.
  err: (text) => (isWindows && isTerminal ? write(process.stderr, text) : writeNow(Buffer.from(text))),
  color: wantsColor(process.env, isTerminal),
  canRedraw: isTerminal && process.env.TERM !== 'dumb',
  width: isTerminal ? process.stderr.columns : 120,
  get ask() {
    return isTerminal && process.stdin.isTTY === true ? ask : null;
  },
};

/** To standard error at once; from the first time that it does not take all, by its stream. */
function writeNow(bytes: Buffer): void {
  let written = 0;
  try {
    while (!isBusy && written < bytes.length) written += writeSync(2, bytes, written);
  } catch {
    isBusy = true;
  }
  if (written < bytes.length) write(process.stderr, bytes.subarray(written));
}

let isBusy = false;

const guarded = new WeakSet<NodeJS.WriteStream>();

/**
 * A reader that has seen enough, such as head, closes the pipe: nothing is wrong then. What cannot be printed, for a full
 * disk, fails the command. An apply goes on in either case.
 */
function write(stream: NodeJS.WriteStream, text: string | Buffer): void {
  if (!guarded.has(stream)) {
    guarded.add(stream);
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE' || unprintable !== null) return;
      unprintable = code ?? 'unknown';
      process.exitCode = 1;
      if (stream !== process.stderr) terminal.err(`error: standard output cannot be written (${unprintable}).\n`);
    });
  }
  stream.write(text);
}

/** Why something could not be printed; null while all could. */
let unprintable: string | null = null;

async function ask(question: string, stop?: AbortSignal): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question, { ...(stop && { signal: stop }) });
  } finally {
    lines.close();
  }
}

const host: CliHost = {
  cwd: process.cwd(),
  env: process.env,
  clock: {
    now: () => Date.now(),
    sleep: async (ms, signal) => {
      const { setTimeout } = await import('node:timers/promises');
      await setTimeout(ms, undefined, { signal }).catch(() => undefined);
    },
  },
  random: Math.random,
  version: VERSION,
  terminal,
  packageRoot: packageRoot(fileURLToPath(import.meta.url)),
  gitIn: (cwd, stop) => async (args, input) => {
    const { gitProcess } = await import('./git/process.ts');
    return gitProcess({ cwd, stop, env: process.env })(args, input);
  },
  onSignal: (listener) => {
    process.on('SIGINT', listener).on('SIGTERM', listener).on('SIGHUP', listener);
    return () => void process.off('SIGINT', listener).off('SIGTERM', listener).off('SIGHUP', listener);
  },
};

/** The nearest folder above that holds action.yml: the same from source and from the bundle. */
function packageRoot(from: string): string {
  let folder = dirname(from);
  while (!existsSync(join(folder, 'action.yml')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

async function main(argv: readonly string[]): Promise<number> {
  try {
    return await makeProgram(host).run(argv);
  } catch (error) {
    const { tellFailure } = await import('./commands/failures.ts');
    terminal.err(tellFailure(error, 'full'));
    return 1;
  }
}

// Never process.exit: what was written to a pipe may still be on its way.
const code = await main(process.argv.slice(2));
process.exitCode = unprintable === null ? code : 1;
