// No sink shows the key, even if every debug variable of Node and of the libraries is set. After each run the harnesses
// search its output, and every file that it left, for the key.
import { expect, test } from 'vitest';
import { scene } from '../github-journeys/world.ts';
import { alpha } from '../journeys/harness.ts';

const DEBUGGING = {
  // All parts of Node, including http, net, tls, undici and fetch.
  NODE_DEBUG: '*',
  NODE_DEBUG_NATIVE: 'all',
  DEBUG: '*',
  UNDICI_DEBUG: '*',
  RUNNER_DEBUG: '1',
  ACTIONS_STEP_DEBUG: 'true',
};

/** What undici logs about a request. The log shows that the variables have an effect. */
const LOGGED = /sending request to GET https?:\/\/[^/]+\/cyber-assets/;

const stage = () => alpha(['a', 'b'], ['a-1 renamed_from=a', 'c']);

test.each([
  { argv: ['validate'], logs: false },
  { argv: ['plan'] },
  { argv: ['apply', '--yes'] },
  { argv: ['doctor'] },
])('the command line logs its requests but not the key, with $argv', async ({ argv, logs = true }) => {
  const ran = await (await stage()).start(argv, DEBUGGING).ran;
  expect(ran.code).toBe(0);
  expect(LOGGED.test(ran.stderr)).toBe(logs);
});

test('the action logs its requests but not the key, in a plan and its apply', async () => {
  const { world, pull } = await scene(['a'], ['a', 'b'], { built: true });
  const planned = await world.run(
    await world.github.event('pull_request', { pull, action: 'opened' }),
    {},
    { env: DEBUGGING },
  );
  const applied = await world.run(await world.github.event('push', await world.merge(pull)), {}, { env: DEBUGGING });
  expect([planned.outputs.result, applied.outputs.result]).toEqual(['planned', 'applied']);
  for (const { shown } of [planned, applied]) expect(shown).toMatch(LOGGED);
});
