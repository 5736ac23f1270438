// Runs that someone dispatched: their plan is that of the apply that it approves, and only theirs a digest approves.
import { describe, expect, test } from 'vitest';
import { applyInside, planInside, runInside } from './inside.ts';
import { declared, seeded, setWorld } from './world.ts';

/** The inventory was applied; then one asset was made by hand, and a push asks for another. */
async function drifted() {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: declared('a', 'b') });
  const pull = await world.pullRequest(declared('a', 'b', 'c'));
  await planInside(world, pull);
  await applyInside(world, await world.merge(pull));
  const extra = { name: 'by-hand', cyber_system_id: 'cs_alpha', asset_type: 'hardware' } as const;
  world.service.store.organization('acme').create(extra);
  const push = await world.directPush(declared('a', 'b', 'c', 'd'));
  return { world, push };
}

describe('a dispatched plan', () => {
  test('tells drift apart as an apply does, and its digest approves that apply', async () => {
    const { world } = await drifted();
    const event = await world.github.event('workflow_dispatch', {});
    const planned = await runInside(world, { event, inputs: { command: 'plan' } });
    expect(planned.outputs).toMatchObject({ result: 'planned', 'create-count': '1', 'delete-count': '0' });
    expect(planned.writes).toEqual([]);
    const inputs = { command: 'apply', 'approve-digest': planned.outputs.digest ?? '' };
    const applied = await runInside(world, { event, inputs });
    expect(applied.outputs).toMatchObject({ result: 'applied', digest: planned.outputs.digest });
    expect(applied.writes).toEqual(['POST /cyber-assets 201']);
  });

  test('records nothing, and makes no check run', async () => {
    const { world, push } = await drifted();
    const event = await world.github.event('workflow_dispatch', {});
    await runInside(world, { event, inputs: { command: 'plan' } });
    expect(world.plans(push.after)).toEqual([]);
  });
});

test.each(['push', 'schedule'] as const)(
  'a digest that stands in the workflow of a %s approves nothing',
  async (name) => {
    const { world, push } = await drifted();
    const dispatch = await world.github.event('workflow_dispatch', {});
    const { outputs } = await runInside(world, { event: dispatch, inputs: { command: 'plan' } });
    const event = name === 'push' ? await world.github.event(name, push) : await world.github.event(name, {});
    const ran = await runInside(world, { event, inputs: { command: 'apply', 'approve-digest': outputs.digest ?? '' } });
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.warnings.join()).toContain('approve-digest counts when a run is dispatched');
  },
);
