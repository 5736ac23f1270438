// Two applies at once, where the service lets a name stand twice: nothing prevents it here, so it must be told.
import { expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { declare, numbered, world } from './world.ts';

const NAMES = numbered('rtu', 10);

test('two applies at once: both end red, the twins are told, and nothing is deleted', async () => {
  const stage = await setStage({
    seed: world({ Alpha: [] }),
    files: { 'inventory/all.yml': declare('Alpha', NAMES) },
    // Each request waits so long that both have read the lists before either writes.
    options: { uniqueNames: 'none', latencyMs: 1500 },
  });
  const runs = [1, 2].map(() => stage.start(['apply', '--yes', '--concurrency', '10']).ran);
  const [one, other] = await Promise.all(runs);
  expect([one?.code, other?.code]).toEqual([1, 1]);
  const told = `${one?.stderr}${other?.stderr}`;
  expect(told).toContain(
    'twice: made by another run or person meanwhile, or by a create whose answer was lost. None was deleted',
  );
  for (const name of NAMES) expect(told).toMatch(new RegExp(`create ${name} .*is in the list more than once`));
  expect(stage.emulator.log.filter(({ method }) => method === 'DELETE')).toEqual([]);
  expect(stage.liveNames()).toHaveLength(2 * NAMES.length);
});
