// Runs evidence.yml: what an apply and a look record in the ledger, in its own repository (in place of the one that the
// file names) and in the inventory's repository (with the file changed as its head says).
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { BRANCH, begun, cli, cloned } from '../github-journeys/ledger-rig.ts';
import { declared, KEY, seeded, setWorld } from '../github-journeys/world.ts';
import { git } from '../inventory/temporary.ts';
import { Runs } from './runs.ts';
import { readWorkflow, type Source, type Workflow } from './workflow.ts';

/** The file with the changes that its head asks for if the ledger is in the inventory's repository. */
function inSameRepository({ path, text: whole }: Source): Source {
  const text = whole
    .replaceAll('ledger: ACME/inventory-ledger#inventory-ledger', 'ledger: inventory-ledger')
    .replace(/^ *ledger-token: .*\n/gm, '')
    .replace(/^( {2}look:\n(?: {4}.*\n)*? {6}contents: )read\b/m, '$1write');
  return { path, text, workflow: load(text) as Workflow };
}

const FILE = readWorkflow('examples/workflows/evidence.yml');

test.each([
  ['of its own', FILE, { LEDGER_TOKEN: DEFAULT_TOKEN }, { ledger: BRANCH }],
  ['of the inventory', inSameRepository(FILE), {}, { 'ledger-token': DEFAULT_TOKEN }],
])('an apply and a look are recorded in the ledger, in a repository %s', async (where, source, secrets, inputs) => {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: declared('a') });
  const origin = await begun(world);
  // The ruleset that the file asks for.
  for (const rule of ['receive.denyNonFastForwards', 'receive.denyDeletes']) git(origin, 'config', rule, 'true');
  const runs = new Runs(world, source, { secrets: { '': { CIP_INVENTORY_KEY: KEY, ...secrets } }, inputs });
  const pull = await world.pullRequest(declared('a', 'c'));
  expect(await runs.one(await world.github.event('pull_request', { pull }))).toMatchObject({
    job: 'plan',
    ran: { code: 0 },
  });
  const applied = await runs.one(await world.github.event('push', await world.merge(pull)));
  expect(applied).toMatchObject({ job: 'apply', ran: { code: 0, outputs: { result: 'applied' } } });
  const looked = await runs.one(await world.github.event('schedule', {}));
  expect(looked).toMatchObject({ job: 'look', ran: { code: 0 } });
  const clone = cloned(origin);
  const kinds = git(clone, 'log', '--reverse', '--format=%(trailers:key=Inventory-Kind,valueonly)');
  expect(kinds.split('\n').filter((kind) => kind !== '')).toEqual(['seen', 'applied', 'look']);
  expect(cli(clone, ['audit', 'verify', '--detailed-exitcode'])).toMatchObject({ code: 0 });
  const mayPush = [applied, looked].map(({ permissions }) => permissions?.contents);
  expect(mayPush).toEqual(where === 'of its own' ? ['write', 'read'] : ['write', 'write']);
});
