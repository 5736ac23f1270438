// Runs with an empty github-token: the action only validates, and every other command fails before it asks anything.
import { expect, test } from 'vitest';
import type { Ran } from './run.ts';
import { opened } from './world.ts';

const NO_TOKEN = { 'github-token': '', approval: 'none' };

test.each(['pull_request', 'pull_request_target', 'merge_group', 'push', 'schedule', 'workflow_dispatch'] as const)(
  'without a github-token, a run on %s fails and names the input',
  async (name) => {
    const { world, pull } = await opened();
    await world.github.refreshTestMerge(pull);
    const group = name === 'merge_group' ? await world.queue([pull]) : null;
    const push = name === 'push' ? await world.merge(pull) : null;
    const event = await world.github.event(name, { pull, ...group, ...push } as never);
    expectRefused(await world.run(event, NO_TOKEN));
  },
);

test.each(['plan', 'drift', 'doctor'])(
  'without a github-token, the command %s fails and names the input',
  async (command) => {
    const { world } = await opened();
    expectRefused(await world.dispatchRun(command, NO_TOKEN));
  },
);

function expectRefused(ran: Ran) {
  expect(ran).toMatchObject({ code: 1, requests: [], github: [], outputs: { result: 'failed' } });
  expect(ran.errors).toEqual([expect.stringMatching(/^github-token is empty, so the action can only validate\./)]);
}

test('without a github-token, the files of a test merge are validated', async () => {
  const { world, pull } = await opened();
  await world.github.refreshTestMerge(pull);
  const event = await world.github.event('pull_request', { pull });
  const ran = await world.run(event, { ...NO_TOKEN, command: 'validate' });
  expect(ran).toMatchObject({ code: 0, requests: [], github: [], outputs: { result: 'validated' } });
});
