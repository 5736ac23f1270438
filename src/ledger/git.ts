// Runs git for the ledger: in a bare folder that may reach its server, or on a clone that never does; whole answers, or
// as they stream.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** A git that ended badly, or not in time. */
export class LedgerGitError extends Error {
  override readonly name = 'LedgerGitError';
  /** All that it said. */
  readonly output: string;

  constructor(args: readonly string[], output: string, options?: ErrorOptions) {
    // The command may stand behind `-c name=value`.
    super(
      `git ${args[0] === '-c' ? args[2] : args[0]}: ${output.trim().split('\n')[0] || 'failed without a word'}`,
      options,
    );
    this.output = output;
  }
}

/** Gives the standard output; rejects with a LedgerGitError. */
export type RunLedgerGit = (args: readonly string[], input?: string) => Promise<Uint8Array>;

export interface LedgerGit {
  readonly run: RunLedgerGit;
  readonly stream: (args: readonly string[]) => AsyncGenerator<Uint8Array>;
}

export interface GitPlace {
  readonly cwd: string;
  /** A bare folder of the ledger's own, whatever repository is around it; null: the one of `cwd`. */
  readonly bare: string | null;
  /** Whether git may ask a server. */
  readonly reaches: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** After how long a fetch or a push is given up; a minute where nothing is said. */
  readonly longestMs?: number;
}

const SETTINGS = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  LC_ALL: 'C',
};

/** A fetch or a push that takes longer is given up: a server that holds its breath must not hold an apply. */
const LONGEST_MS = 60_000;

export function ledgerGit(place: GitPlace): LedgerGit {
  return {
    run: (args, input = '') => run(start(place, args), args, input),
    stream: (args) => stream(start(place, args), args),
  };
}

/** Git may start programs that its configuration names: inputs and keys are none of their business. */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;

function start(place: GitPlace, args: readonly string[]): ChildProcessWithoutNullStreams {
  const { cwd, bare, reaches, longestMs = LONGEST_MS } = place;
  const own = bare === null ? {} : { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` };
  const walls = reaches ? {} : { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' };
  const limit = reaches && (args[0] === 'fetch' || args[0] === 'push') ? { timeout: longestMs } : {};
  const env = Object.fromEntries(Object.entries(place.env).filter(([name]) => !KEPT_BACK.test(name)));
  const child = spawn('git', ['--no-pager', ...args], {
    ...{ cwd, windowsHide: true, ...limit },
    env: { ...env, ...own, ...walls, ...SETTINGS },
  });
  // A git that ends early closes its input; its exit code tells why.
  child.stdin.on('error', () => {});
  // What git started in its turn may outlive it, and hold its pipes open for long.
  child.on('exit', (_, signal) => {
    if (signal !== null) for (const pipe of [child.stdout, child.stderr]) pipe.destroy();
  });
  return child;
}

function run(child: ChildProcessWithoutNullStreams, args: readonly string[], input: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', (cause) => reject(new LedgerGitError(args, 'git could not be started', { cause })));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(Buffer.concat(stdout));
      const ended = signal === null ? '' : `\ngit was stopped by ${signal}`;
      reject(new LedgerGitError(args, `${Buffer.concat([...stderr, ...stdout]).toString('utf8')}${ended}`));
    });
    child.stdin.end(input);
  });
}

async function* stream(child: ChildProcessWithoutNullStreams, args: readonly string[]): AsyncGenerator<Uint8Array> {
  const stderr: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null)).on('close', resolve);
  });
  child.stdin.end();
  for await (const chunk of child.stdout) yield chunk;
  if ((await ended) !== 0) throw new LedgerGitError(args, Buffer.concat(stderr).toString('utf8'));
}

export function outputText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
