// Who may see names. What each run shows under `counts`, and that no name is in it, is of
// test/github-journeys/counts.test.ts and test/sinks.
import { expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { type ActionRan, type Event, pullRequest, runAction } from './runner.ts';
import { declare, world } from './world.ts';

const UNTOLD: Event = { name: 'schedule', payload: {} };

async function ranOn(event: Event, inputs: Readonly<Record<string, string>> = {}): Promise<ActionRan> {
  const stage = await setStage({ seed: world({ Zqephyr: ['zqkeep', 'zqgone', 'zqold'] }) });
  stage.commit({ 'inventory/all.yml': declare('Zqephyr', ['zqkeep software', 'zqnew renamed_from=zqold', 'zqfresh']) });
  return runAction(stage, { event, inputs });
}

test.each([
  ['auto, on a private repository', pullRequest(), {}],
  ['full, even on a public one', pullRequest({ isPublic: true }), { detail: 'full' }],
])('%s: names are shown', async (_, event, inputs) => {
  const { stdout, summary } = await ranOn(event, inputs);
  for (const name of ['zqgone', 'zqfresh', 'Zqephyr']) {
    expect(stdout).toContain(name);
    expect(summary).toContain(name);
  }
});

test.each([
  ['counts, on a private repository', pullRequest(), { detail: 'counts' }],
  ['an event that does not say whether the repository is private is taken for public', UNTOLD, {}],
])('%s: no name is shown', async (_, event, inputs) => {
  const { shown, summary } = await ranOn(event, inputs);
  expect(summary).not.toBe('');
  // Every name and every id holds these two letters, which stand together nowhere else.
  expect(shown.split('\n').filter((line) => /zq/i.test(line))).toEqual([]);
});
