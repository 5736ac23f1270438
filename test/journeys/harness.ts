// Shared by all journeys: a folder of real files, an emulated service in this process with a log of its requests, and
// the command line. Most journeys run it from its source in this process, one of each kind as the built bundle in a
// child process. After every run, the harness checks that the key is not in the output or in any file.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type * as z from 'zod';
import { evidence } from '../../src/apply/evidence-schema.ts';
import type { EmulatorOptions } from '../../src/emulator/options.ts';
import type { Seed } from '../../src/emulator/seed.ts';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import { defined, type Ended, type Env, ended } from './child.ts';
import { type Asked, runProgram } from './in-process.ts';
import { ACME, declare, KEY, liveIn, requestLine, world } from './world.ts';

export const ROOT = join(import.meta.dirname, '../..');
const CLI = join(ROOT, 'dist/cli/index.js');

/** Windows has no signals that a program can handle, no file modes, and no shell that is always there. */
const WINDOWS = process.platform === 'win32';
export const testOnPosix = test.skipIf(WINDOWS);
export const describeOnPosix = describe.skipIf(WINDOWS);
export const OWNERS_MODE = WINDOWS ? 0o666 : 0o600;
/** Without these variables, no program starts on Windows. */
const OF_WINDOWS = ['SystemRoot', 'SystemDrive', 'windir', 'ComSpec', 'PATHEXT'];

/** The path with forward slashes, as git and people write it. Windows accepts it too. */
function withSlashes(path: string): string {
  return path.split(sep).join('/');
}

export interface Ran extends Ended {
  /** Its requests to the service, in order of arrival: `GET /cyber-assets 200`. */
  readonly requests: readonly string[];
  /** The requests that are not reads. */
  readonly writes: readonly string[];
}

export interface Started {
  readonly child: ChildProcess;
  readonly ran: Promise<Ran>;
}

export interface StageInput {
  readonly seed?: Seed;
  readonly options?: Partial<EmulatorOptions>;
  /** Texts of files by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Runs while the service holds a request, before it handles the request. */
  readonly meanwhile?: () => Promise<void>;
}

/** A stage that ends with its test. */
export async function setStage({ seed = world({}), options = {}, files = {}, meanwhile }: StageInput = {}) {
  // With any latency the emulator waits, and `meanwhile` replaces the wait.
  const waiting = meanwhile === undefined ? { options } : { options: { ...options, latencyMs: 1 }, sleep: meanwhile };
  const stage = new Stage(await serveEmulator({ seed, ...waiting }));
  onTestFinished(() => stage.end());
  stage.write(files);
  return stage;
}

/** A stage whose system Alpha has the assets `live`, and whose files declare the assets `declared`. */
export function alpha(live: readonly string[], declared: readonly string[], given: StageInput = {}): Promise<Stage> {
  return setStage({ seed: world({ Alpha: live }), files: { [ALPHA]: declare('Alpha', declared) }, ...given });
}

export const ALPHA = 'inventory/alpha.yml';

export class Stage {
  readonly emulator: Emulator;
  /** Contains everything that a run can write: its folder, its home, its temporary files. */
  readonly root = withSlashes(realpathSync.native(mkdtempSync(join(tmpdir(), 'journey-'))));
  readonly folder = `${this.root}/work`;

  constructor(emulator: Emulator) {
    this.emulator = emulator;
    for (const name of ['work', 'home', 'tmp']) mkdirSync(join(this.root, name));
  }

  get env(): Env {
    const [home, temporary] = [join(this.root, 'home'), join(this.root, 'tmp')];
    return {
      PATH: process.env.PATH,
      ...Object.fromEntries(OF_WINDOWS.map((name) => [name, process.env[name]])),
      ...{ HOME: home, USERPROFILE: home, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
      GIT_CONFIG_NOSYSTEM: '1',
      CIP_SYNC_BASE_URL: this.emulator.url,
      CIP_SYNC_API_KEY: KEY,
    };
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Runs the command line in this process, with nobody to ask. */
  cli(...argv: string[]): Promise<Ran & { readonly shown: string }> {
    return this.here(argv);
  }

  /** The same with other variables, or at a terminal where a person gives one answer to every question. */
  async here(argv: readonly string[], { env = {}, ...asked }: Asked & { env?: Env } = {}) {
    const before = this.emulator.log.length;
    const result = await runProgram({ cwd: this.folder, env: { ...this.env, ...env }, ...asked }, argv);
    return { ...this.#ran(result, before), shown: result.shown };
  }

  /** One run of the built command line, as a child process. */
  built(...argv: string[]): Promise<Ran> {
    return this.start(argv).ran;
  }

  start(argv: readonly string[], env: Env = {}): Started {
    return this.spawn(this.command(...argv), env);
  }

  /** The program and its arguments. */
  command(...argv: string[]): string[] {
    return [process.execPath, CLI, ...argv];
  }

  /** A line of bash, in which $CLI is the command line. */
  shell(line: string): Promise<Ran> {
    return this.spawn(['bash', '-c', line], { CLI: `${process.execPath} ${CLI}` }).ran;
  }

  /** Starts any program. Variables that are undefined in `env` are not set. */
  spawn([program = '', ...argv]: readonly string[], env: Env = {}, cwd = this.folder): Started {
    const before = this.emulator.log.length;
    const options = { cwd, env: defined({ ...this.env, ...env }) };
    const child = spawn(program, argv, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    return { child, ran: ended(child).then((result) => this.#ran(result, before)) };
  }

  #ran(result: Ended, before: number): Ran {
    this.#expectNoKey(result);
    const requests = this.requests(before);
    return { ...result, requests, writes: requests.filter((line) => !line.startsWith('GET')) };
  }

  #expectNoKey({ stdout, stderr }: Ended): void {
    expect(stdout + stderr).not.toContain(KEY);
    expect(this.files().filter(holdsKey)).toEqual([]);
  }

  /** Every file below the root, by its absolute path, with forward slashes. Looks again if one goes away meanwhile. */
  files(): string[] {
    try {
      const found = readdirSync(this.root, { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map((entry) => withSlashes(join(entry.parentPath, entry.name)));
    } catch (error) {
      if (isGone(error)) return this.files();
      throw error;
    }
  }

  /** Evidence in its usual folder, oldest first. */
  evidencePaths(): string[] {
    return this.files()
      .filter((path) => path.includes('/.cip-sync/evidence-'))
      .sort();
  }

  /** The log of the service, starting at this entry, as lines. */
  requests(from = 0): string[] {
    return this.emulator.log.slice(from).map(requestLine);
  }

  /** What is live, by system, name and id: `Alpha/a ca_a`, and `, software` after it. */
  live(): string[] {
    return liveIn(this.emulator);
  }

  /** The same without ids: nobody can predict the id of a create. */
  liveNames(): string[] {
    return this.live().map((line) => line.replace(/ ca_\S+?(?=,|$)/, ''));
  }

  /** Resolves after this many writes at the service. */
  committed(count: number): Promise<void> {
    return new Promise((resolve) => {
      let left = count;
      this.emulator.store.organization(ACME).onWrite(() => {
        left -= 1;
        if (left === 0) resolve();
      });
    });
  }

  git(...argv: string[]): string {
    const identity = ['-c', 'user.name=Dana', '-c', 'user.email=dana@example.org', '-c', 'commit.gpgsign=false'];
    const options = { cwd: this.folder, env: defined(this.env), encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', [...identity, ...argv], options).trim();
  }

  /** Commits all files, in a repository that the first call makes. Returns the commit. */
  commit(files: Readonly<Record<string, string>> = {}): string {
    this.git('init', '--quiet', '--initial-branch=main');
    this.write(files);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'Inventory');
    return this.git('rev-parse', 'HEAD');
  }

  async end(): Promise<void> {
    await this.emulator.close();
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The git process of a killed run may still be running and remove its own files. */
function holdsKey(path: string): boolean {
  try {
    return readFileSync(path).includes(KEY);
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

type Evidence = z.infer<typeof evidence>;

/** The newest evidence; it must fit its schema. */
export function evidenceOf(stage: Stage): Evidence {
  const path = stage.evidencePaths().at(-1);
  if (path === undefined) throw new Error('no evidence was written');
  return evidence.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** The write requests in the evidence, as method and path, once for each attempt. */
export function attemptsTold({ changes }: Evidence): string[] {
  const methods = { create: 'POST', update: 'PATCH', delete: 'DELETE' };
  return changes.flatMap(({ action, id, attempts }) => {
    const path = action === 'create' ? '/cyber-assets' : `/cyber-assets/${id}`;
    return Array<string>(attempts).fill(`${methods[action]} ${path}`);
  });
}
