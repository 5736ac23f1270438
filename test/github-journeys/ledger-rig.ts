// A ledger in a world: the command line starts it in the world's own repository, and reads it offline in a clone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { folderWith, git } from '../inventory/temporary.ts';
import { ROOT } from '../journeys/harness.ts';
import { ACME, type World } from './world.ts';

const CLI = join(ROOT, 'dist/cli/index.js');
export const BRANCH = 'inventory-ledger';
export const LEDGER = { ledger: BRANCH, 'ledger-token': DEFAULT_TOKEN };

/** Runs the built command line in a folder. */
export function cli(cwd: string, argv: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const given = { cwd, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...argv], given);
  return { code: status, stdout, stderr };
}

/** The repository on disk that runs push to. */
export async function originOf(world: World): Promise<string> {
  const clone = await world.github.cloneAt((await world.github.git.resolve('main')) ?? '');
  return fileURLToPath(git(clone, 'config', 'remote.origin.url'));
}

/** Starts a ledger, and returns the path of its repository. */
export async function begun(world: World, organization = ACME, branch = BRANCH): Promise<string> {
  const origin = await originOf(world);
  const given = ['--ledger', `${origin}#${branch}`, '--organization', organization, '--base-url', world.service.url];
  expect(cli(folderWith({}), ['ledger', 'init', ...given], world.env)).toMatchObject({ code: 0 });
  return origin;
}

export function cloned(origin: string, branch = BRANCH): string {
  const folder = join(folderWith({}), 'clone');
  git('/', 'clone', '--quiet', '--no-hardlinks', '--branch', branch, origin, folder);
  return folder;
}
