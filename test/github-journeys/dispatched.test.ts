// Dispatched runs: the plan shows what the apply would execute, and a digest approves only a dispatched apply.
import { expect, test } from 'vitest';
import { declared, seeded, setWorld } from './world.ts';

/** The inventory was applied. Then one asset was created by hand, and a push declares another. */
async function drifted() {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: declared('a', 'b') });
  const pull = await world.pullRequest(declared('a', 'b', 'c'));
  await world.planRun(pull);
  await world.applyRun(await world.merge(pull));
  world.byHand('by-hand');
  const push = await world.directPush(declared('a', 'b', 'c', 'd'));
  return { world, push, planned: await world.dispatchRun('plan') };
}

test('a dispatched plan separates drift and records nothing, and only its digest approves the apply', async () => {
  const { world, push, planned } = await drifted();
  expect(planned.outputs).toMatchObject({ result: 'planned', 'create-count': '1', 'delete-count': '0' });
  expect(planned.writes).toEqual([]);
  expect(planned.shown).not.toMatch(/[Mm]erging/);
  expect(planned.summary).toContain(`approve-digest: ${planned.outputs.digest}`);
  expect(world.plans(push.after)).toEqual([]);
  const { digest = '' } = planned.outputs;
  const other = await world.dispatchRun('apply', { 'approve-digest': digest.replace(/.{4}$/, '0000') });
  expect(other).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  const applied = await world.dispatchRun('apply', { 'approve-digest': digest });
  expect(applied.outputs).toMatchObject({ result: 'applied', digest });
  expect(applied.writes).toEqual(['POST /cyber-assets 201']);
});

test.each(['push', 'schedule', 'pull_request_target'] as const)(
  'the digest approves nothing in a run for a %s event',
  async (name) => {
    const { world, push, planned } = await drifted();
    const inputs = { command: 'apply', 'approve-digest': planned.outputs.digest ?? '' };
    const given = { push, schedule: {}, pull_request_target: { pull: await world.pullRequest({ note: 'x\n' }) } };
    const ran = await world.run(await world.github.event(name, given[name] as never), inputs);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.warnings.join()).toContain('approve-digest counts when a run is dispatched');
  },
);
