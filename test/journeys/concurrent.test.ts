// Two applies at once, where the service lets a name stand twice: nothing prevents it here, so it must be told.
import { expect, test } from 'vitest';
import { type Stage, setStage } from './harness.ts';
import { declare, numbered, world } from './world.ts';

const NAMES = numbered('rtu', 10);

/** Both have read the lists before either writes, and written before either reads again. */
async function stageInStep(): Promise<Stage> {
  let [asked, release] = [0, () => {}];
  const allAsked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stage: Stage = await setStage({
    seed: world({ Alpha: [] }),
    files: { 'inventory/all.yml': declare('Alpha', NAMES) },
    options: { uniqueNames: 'none' },
    meanwhile: async () => {
      if (stage.emulator.log.at(-1)?.method !== 'GET') return;
      asked += 1;
      if (asked === 6) release();
      await (asked > 6 ? allWritten : allAsked);
    },
  });
  const allWritten = stage.committed(2 * NAMES.length);
  return stage;
}

test('two applies at once: both end red, the twins are told, and nothing is deleted', async () => {
  const stage = await stageInStep();
  // Each a folder of its own: here both are one process, of which a name tells no more than the millisecond.
  const apply = (n: number) => stage.cli('apply', '--yes', '--evidence-dir', `records-${n}`);
  const [one, other] = await Promise.all([apply(1), apply(2)]);
  expect([one?.code, other?.code]).toEqual([1, 1]);
  const told = `${one?.stderr}${other?.stderr}`;
  expect(told).toContain(
    'twice. Another run or person made the second, or a create whose answer was lost. Nothing was deleted.',
  );
  for (const name of NAMES) expect(told).toMatch(new RegExp(`${name} +create hardware, is in the list more than once`));
  expect(stage.emulator.log.filter(({ method }) => method === 'DELETE')).toEqual([]);
  expect(stage.liveNames()).toHaveLength(2 * NAMES.length);
});
