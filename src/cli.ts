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
const STREAMS = { out: 1, err: 2 } as const;
type Name = keyof typeof STREAMS;
// Opening a stream takes a tenth of a short run, so it is opened only if it can be a terminal: if it is a device.
// Windows reports terminals in another way, so the check is skipped there.
const isTerminal = (name: Name) =>
  (isWindows || fstatSync(STREAMS[name]).isCharacterDevice()) && streamOf(name).isTTY === true;
const terminals = { out: isTerminal('out'), err: isTerminal('err') };

const terminal: Terminal = {
  out: (text) => write('out', text),
  err: (text) => write('err', text),
  color: wantsColor(process.env, terminals.out),
  canRedraw: terminals.err && process.env.TERM !== 'dumb',
  width: terminals.out ? process.stdout.columns : null,
  get ask() {
    return terminals.err && process.stdin.isTTY === true ? askPerson : null;
  },
};

function streamOf(name: Name): NodeJS.WriteStream {
  return name === 'out' ? process.stdout : process.stderr;
}

/** Writes at once. After a write fails, this one and all later ones go through the stream. */
function write(name: Name, text: string): void {
  // A Windows console would read the bytes in an old code page. Only the stream converts the text.
  if (isWindows && terminals[name]) {
    writeTo(streamOf(name), text);
    return;
  }
  const bytes = Buffer.from(text);
  let written = 0;
  try {
    while (!busy.has(name) && written < bytes.length) written += writeSync(STREAMS[name], bytes, written);
  } catch {
    busy.add(name);
  }
  if (written < bytes.length) writeTo(streamOf(name), bytes.subarray(written));
}

const busy = new Set<Name>();

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
