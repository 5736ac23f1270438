// The command line in a folder of its own: the built one as a child process, or the source in this process.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ended, ended } from '../journeys/child.ts';
import { runProgram } from '../journeys/in-process.ts';

const BUILT = join(import.meta.dirname, '../../dist/cli/index.js');
export const KEY = 'key-of-worlds';
const GUARDS = ['--max-deletes', '1000000', '--max-delete-percent', '100'];

export interface Started {
  readonly child: ChildProcess;
  readonly finished: Promise<Ended>;
}

export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'world-'));
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #cli: string | null;

  /** `cli` is a file that Node starts; null runs the source in this process. */
  constructor(url: string, cli: string | null = BUILT) {
    this.#env = { PATH: process.env.PATH, CIP_SYNC_API_KEY: KEY, CIP_SYNC_BASE_URL: url, NO_COLOR: '1' };
    this.#cli = cli;
  }

  start(args: readonly string[]): Started {
    const child = spawn(process.execPath, [this.#cli ?? BUILT, ...args, ...GUARDS], {
      cwd: this.folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { child, finished: ended(child) };
  }

  run(args: readonly string[]): Promise<Ended> {
    if (this.#cli === null) return runProgram({ cwd: this.folder, env: this.#env }, [...args, ...GUARDS]);
    return this.start(args).finished;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
