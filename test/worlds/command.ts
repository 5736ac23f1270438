// The built command line as a child process, in a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const BUILT = join(import.meta.dirname, '../../dist/cli/index.js');
export const KEY = 'key-of-worlds';

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
  readonly #cli: string;

  constructor(url: string, cli = BUILT) {
    this.#url = url;
    this.#cli = cli;
  }

  start(args: readonly string[]): Started {
    const env = { PATH: process.env.PATH, CIP_SYNC_API_KEY: KEY, CIP_SYNC_BASE_URL: this.#url, NO_COLOR: '1' };
    const guards = ['--max-deletes', '1000000', '--max-delete-percent', '100'];
    const child = spawn(process.execPath, [this.#cli, ...args, ...guards], {
      cwd: this.folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const finished = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
      ([stdout, stderr]) => ({ code: child.exitCode, stdout, stderr }),
    );
    return { child, finished };
  }

  run(args: readonly string[]): Promise<Finished> {
    return this.start(args).finished;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
