// Runs with an empty github-token: they plan the commit of their event, and are never green where apply would refuse.
import { expect, test } from 'vitest';
import { opened } from './world.ts';

const NO_TOKEN = { 'github-token': '' };

test('without a github-token a plan fails, because it cannot be recorded', async () => {
  const { world, pull } = await opened();
  const ran = await world.planRun(pull, NO_TOKEN);
  expect(ran).toMatchObject({ code: 1, github: [], outputs: { result: 'failed', 'create-count': '1' } });
  expect(ran.warnings).toEqual(['There is no github-token, so nothing is compared, commented or recorded on GitHub.']);
  expect(ran.errors).toEqual(['Without a github-token this plan is not recorded, so apply would execute none of it.']);
});

test.each(['pull_request', 'pull_request_target'] as const)(
  'with approval: none and no github-token a plan succeeds, and on %s it plans the test merge, not the base',
  async (name) => {
    const { world, pull } = await opened();
    await world.github.refreshTestMerge(pull);
    const ran = await world.run(await world.github.event(name, { pull }), { ...NO_TOKEN, approval: 'none' });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '1' } });
  },
);

test('without a github-token the plan of a merge group fails, as it cannot read what was approved', async () => {
  const { world, pull } = await opened();
  const event = await world.github.event('merge_group', await world.queue([pull]));
  const ran = await world.run(event, NO_TOKEN, { env: { GITHUB_REPOSITORY: '' } });
  expect(ran.warnings).toEqual([expect.stringMatching(/^There is no github-token and no GITHUB_REPOSITORY, so noth/)]);
  expect(ran).toMatchObject({ code: 1, github: [], outputs: { result: 'failed', 'create-count': '1' } });
});

test('without a github-token an apply still takes only the default branch', async () => {
  const { world, pull } = await opened();
  const inputs = { ...NO_TOKEN, command: 'apply', approval: 'none' };
  const asked = await world.planRun(pull, inputs);
  expect(asked).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
  expect(asked.errors).toEqual([expect.stringContaining('is not main, the default branch. Only that is applied.')]);
  const push = await world.merge(pull);
  const event = await world.github.event('push', push);
  const unsaid = await world.run({ ...event, payload: { ...event.payload, repository: {} } }, inputs);
  expect(unsaid).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
  const ran = await world.run(event, inputs);
  expect(ran).toMatchObject({ code: 0, writes: ['POST /cyber-assets 201'], outputs: { result: 'applied' } });
});
