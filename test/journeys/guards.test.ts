// Guards block every kind of apply, name the input to raise, and never hide the plan.
import { expect, test } from 'vitest';
import { alpha, evidenceOf } from './harness.ts';
import { numbered } from './world.ts';

const NAMES = numbered('rtu', 10);

/** A stage whose files no longer declare the first `deletes` of ten assets. */
const stageWith = (deletes: number) => alpha(NAMES, NAMES.slice(deletes));

test.each([
  ['max-deletes', 3, ['--max-deletes', '2'], 3],
  ['max-delete-percent', 4, [], 40],
])('%s blocks an apply of %i deletes out of ten with %j and names the flag', async (guard, deletes, flags, least) => {
  const stage = await stageWith(deletes);
  const ran = await stage.cli('apply', '--yes', ...flags);
  expect(ran).toMatchObject({ code: 1, writes: [] });
  expect(ran.stdout).toContain(`give --${guard} ${least}.`);
  expect(ran.stdout).toMatch(/^ {4}rtu-1 +delete hardware/m);
  const evidence = evidenceOf(stage);
  expect(evidence.result).toBe('blocked');
  expect(evidence.guards.filter(({ passed }) => !passed).map((failed) => failed.guard)).toEqual([guard]);
  expect(stage.live()).toHaveLength(10);
});

test('neither a saved plan nor a digest lifts a guard', async () => {
  const stage = await stageWith(4);
  expect(await stage.cli('plan', '--out', 'plan.json')).toMatchObject({ code: 1 });
  const { digest } = JSON.parse(stage.read('plan.json'));
  for (const consent of [
    ['--plan', 'plan.json'],
    ['--approve-digest', digest],
  ]) {
    const ran = await stage.cli('apply', ...consent);
    expect(ran).toMatchObject({ code: 1, writes: [] });
    expect(ran.stdout).toMatch(/^blocked/m);
  }
});
