// The command line in a folder of its own: the built one as a child process, or from source in this one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runProgram } from '../journeys/in-process.ts';

const BUILT = join(import.meta.dirname, '../../dist/cli/index.js');
export const KEY = 'key-of-worlds';
const GUARDS = ['--max-deletes', '1000000', '--max-delete-percent', '100'];

export interface Finished {
  /** null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
}

export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'world-'));
  readonly #url: string;
  readonly #cli: string | null;

  /** `cli` is a file that Node starts; null runs in this process. */
  constructor(url: string, cli: string | null = BUILT) {
    this.#url = url;
    this.#cli = cli;
  }

  get #env() {
    return { PATH: process.env.PATH, CIP_SYNC_API_KEY: KEY, CIP_SYNC_BASE_URL: this.#url, NO_COLOR: '1' };
  }

  start(args: readonly string[]): Started {
    const child = spawn(process.execPath, [this.#cli ?? BUILT, ...args, ...GUARDS], {
      cwd: this.folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const finished = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
      ([stdout, stderr]) => ({ code: child.exitCode, stdout, stderr }),
    );
    return { child, finished };
  }

  run(args: readonly string[]): Promise<Finished> {
    if (this.#cli === null) return runProgram({ cwd: this.folder, env: this.#env }, [...args, ...GUARDS]);
    return this.start(args).finished;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
