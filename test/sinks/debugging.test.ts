// While somebody looks for a fault, every debug variable of Node and of the libraries is set: no sink shows the key then
// either. After each run the harnesses search its output, and every file that it left, for the key.
import { expect, test } from 'vitest';
import { scene } from '../github-journeys/world.ts';
import { setStage } from '../journeys/harness.ts';
import { declare, world as seeded } from '../journeys/world.ts';

const DEBUGGING = {
  // All of Node's: http, net, tls, undici and fetch are among them.
  NODE_DEBUG: '*',
  NODE_DEBUG_NATIVE: 'all',
  DEBUG: '*',
  UNDICI_DEBUG: '*',
  RUNNER_DEBUG: '1',
  ACTIONS_STEP_DEBUG: 'true',
};

/** What undici logs of a request: that it does shows that the variables are heard. */
const LOGGED = /sending request to GET https?:\/\/[^/]+\/cyber-assets/;

const FILES = { 'inventory/alpha.yml': declare('Alpha', ['a-1 renamed_from=a', 'c']) };

function stage() {
  return setStage({ seed: seeded({ Alpha: ['a', 'b'] }), files: FILES });
}

test.each([
  { argv: ['plan'], code: 0 },
  { argv: ['apply', '--yes'], code: 0 },
  { argv: ['drift'], code: 0 },
  { argv: ['import', '--out', 'live'], code: 0 },
  { argv: ['export'], code: 0 },
  { argv: ['systems'], code: 0 },
  { argv: ['doctor'], code: 0 },
])('the command line logs its requests, and not the key: $argv', async ({ argv, code }) => {
  const ran = await (await stage()).start(argv, DEBUGGING).ran;
  expect(ran.code).toBe(code);
  expect(ran.stderr).toMatch(LOGGED);
});

test('validate logs neither a request nor the key', async () => {
  const ran = await (await stage()).start(['validate'], DEBUGGING).ran;
  expect(ran).toMatchObject({ code: 0, stderr: expect.not.stringMatching(LOGGED), requests: [] });
});

test('the action logs its requests, and not the key: a plan, and its apply', async () => {
  const { world, pull } = await scene(['a'], ['a', 'b'], { built: true });
  const planned = await world.run(await world.github.event('pull_request', { pull, action: 'opened' }), {}, DEBUGGING);
  const applied = await world.run(await world.github.event('push', await world.merge(pull)), {}, DEBUGGING);
  expect([planned.outputs.result, applied.outputs.result]).toEqual(['planned', 'applied']);
  for (const { shown } of [planned, applied]) expect(shown).toMatch(LOGGED);
});
