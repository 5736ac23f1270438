// evidence.yml, run: what an apply and a look leave in the ledger. The ledger's repository is put in place of the one
// that the file names.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { declare, KEY, seeded, setWorld } from '../github-journeys/world.ts';
import { Runs } from './runs.ts';

const BRANCH = 'inventory-ledger';
const file = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });

function git(cwd: string, ...args: string[]): string {
  const env = { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1' };
  return execFileSync('git', args, { cwd, env, encoding: 'utf8' });
}

test('an apply and a look stand in the ledger', async () => {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: file('a') });
  const clone = await world.github.cloneAt((await world.github.git.resolve('main')) ?? '');
  const origin = git(clone, 'config', 'remote.origin.url').trim();
  const cli = join(import.meta.dirname, '../../dist/cli/index.js');
  const init = [
    'audit',
    'init',
    '--ledger',
    `${origin}#${BRANCH}`,
    '--organization',
    'acme',
    '--base-url',
    world.service.url,
  ];
  execFileSync(process.execPath, [cli, ...init], { stdio: 'pipe' });
  const secrets = { '': { CIP_INVENTORY_KEY: KEY, LEDGER_TOKEN: DEFAULT_TOKEN } };
  const runs = new Runs(world, 'evidence.yml', { secrets, inputs: { ledger: BRANCH } });
  const pull = await world.pullRequest(file('a', 'c'));
  expect(await runs.one(await world.github.event('pull_request', { pull }))).toMatchObject({
    job: 'plan',
    ran: { code: 0 },
  });
  const applied = await runs.one(await world.github.event('push', await world.merge(pull)));
  expect(applied).toMatchObject({ job: 'apply', ran: { code: 0, outputs: { result: 'applied' } } });
  expect(await runs.one(await world.github.event('schedule', {}))).toMatchObject({ job: 'look', ran: { code: 0 } });
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  git(folder, 'clone', '--quiet', '--branch', BRANCH, origin, 'ledger');
  const kinds = git(join(folder, 'ledger'), 'log', '--reverse', '--format=%(trailers:key=Inventory-Kind,valueonly)');
  expect(kinds.split('\n').filter((kind) => kind !== '')).toEqual(['seen', 'applied', 'look']);
});
