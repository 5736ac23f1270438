#!/usr/bin/env node
// The command line: connects the process to the commands. This is one of the two composition roots. A stream that only
// some commands need is opened on first use.
import { existsSync, fstatSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { wantsColor } from './cli/flags.ts';
import { runCommandLine } from './cli/program.ts';
import { gitProcess } from './git/process.ts';
import { PROCESS } from './host.ts';
import type { CliHost, Terminal } from './run/context.ts';
import { failureLine } from './run/failures.ts';

const isWindows = process.platform === 'win32';
// Opening the stream takes a tenth of a short run, so it is opened only if it can be a terminal: if it is a device.
// Windows reports terminals in another way, so the check is skipped there.
const isTerminal = (isWindows || fstatSync(2).isCharacterDevice()) && process.stderr.isTTY === true;

const terminal: Terminal = {
  out: (text) => writeTo(process.stdout, text),
  // A Windows console would read the bytes in an old code page. Only the stream converts the text.
  err: (text) => (isWindows && isTerminal ? writeTo(process.stderr, text) : writeNow(Buffer.from(text))),
  color: wantsColor(process.env, isTerminal),
  canRedraw: isTerminal && process.env.TERM !== 'dumb',
  width: isTerminal ? process.stderr.columns : 120,
  get ask() {
    return isTerminal && process.stdin.isTTY === true ? askPerson : null;
  },
};

/** Writes to standard error at once. After a write fails, this one and all later ones go through the stream. */
function writeNow(bytes: Buffer): void {
  let written = 0;
  try {
    while (!isBusy && written < bytes.length) written += writeSync(2, bytes, written);
  } catch {
    isBusy = true;
  }
  if (written < bytes.length) writeTo(process.stderr, bytes.subarray(written));
}

let isBusy = false;

const guarded = new WeakSet<NodeJS.WriteStream>();

/**
 * A reader such as `head` closes the pipe when it has seen enough. That is not an error. If text cannot be printed for
 * another reason, such as a full disk, the command fails. An apply continues in either case.
 */
function writeTo(stream: NodeJS.WriteStream, text: string | Buffer): void {
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

/** Why something could not be printed; null if nothing failed. */
let unprintable: string | null = null;

async function askPerson(question: string, stop?: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question, { ...(stop && { signal: stop }) });
  } finally {
    lines.close();
  }
}

const host: CliHost = {
  ...PROCESS,
  cwd: process.cwd(),
  terminal,
  packageRoot: packageRoot(fileURLToPath(import.meta.url)),
  gitIn: (cwd, stop) => gitProcess({ cwd, stop, env: process.env }),
};

/** The nearest folder above this file that holds the examples. The bundle has its own. */
function packageRoot(from: string): string {
  let folder = dirname(from);
  while (!existsSync(join(folder, 'examples/live.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

let code = 1;
try {
  code = await runCommandLine(process.argv.slice(2), host);
} catch (error) {
  terminal.err(failureLine(error));
}
// Never process.exit: text written to a pipe may not have been sent yet.
process.exitCode = unprintable === null ? code : 1;
