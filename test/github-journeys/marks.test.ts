// Marks through whole runs: those of others do not count, and one in progress keeps the next run from writing.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PullState } from '../github/stand-in.ts';
import { applyInside, planInside, runInside } from './inside.ts';
import { declare, seeded, setWorld, type World } from './world.ts';

const declared = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });
const MALLORY = { id: 666, slug: 'mallory' };

/** A pull request that creates one asset and deletes another. */
async function scene(): Promise<{ readonly world: World; readonly pull: PullState }> {
  const world = await setWorld({ seed: seeded({ Alpha: ['a', 'b'] }), files: declared('a', 'b') });
  return { world, pull: await world.pullRequest(declared('a', 'c')) };
}

describe('marks', () => {
  test('of another app do not count', async () => {
    const it = await scene();
    await planInside(it.world, it.pull);
    const push = await it.world.merge(it.pull);
    const success = { app: MALLORY, status: 'completed', conclusion: 'success' } as const;
    it.world.github.plantCheckRun({ name: 'inventory apply', headSha: push.after, ...success });
    expect(await applyInside(it.world, push)).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  });

  test('in progress make the next run stand back, naming the first, for an hour', async () => {
    const it = await scene();
    await planInside(it.world, it.pull);
    const push = await it.world.merge(it.pull);
    const first = it.world.github.plantCheckRun({
      name: 'inventory apply',
      headSha: push.after,
      status: 'in_progress',
    });
    const second = await applyInside(it.world, push);
    expect(second).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
    expect(second.log).toContain(`/runs/${first.id}`);
    expect(it.world.marks(push.after).at(-1)).toMatchObject({ status: 'completed', conclusion: 'neutral' });
    first.startedAt = new Date(Date.parse(first.startedAt ?? '') - 3_600_000).toISOString();
    expect(await applyInside(it.world, push)).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  });

  test('at a newer commit of the same inventory, that began before, is stood back from', async () => {
    const it = await scene();
    await planInside(it.world, it.pull);
    const push = await it.world.merge(it.pull);
    const { after } = await it.world.directPush({ 'README.md': 'again\n' });
    const first = it.world.github.plantCheckRun({ name: 'inventory apply', headSha: after, status: 'in_progress' });
    const older = await applyInside(it.world, push);
    expect(older).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
    expect(older.log).toContain(`/runs/${first.id}`);
  });

  test('nor is one between ours and the tip passed', async () => {
    const it = await scene();
    await planInside(it.world, it.pull);
    const push = await it.world.merge(it.pull);
    const { after } = await it.world.directPush({ 'README.md': 'again\n' });
    await it.world.directPush({ 'README.md': 'and again\n' });
    it.world.github.plantCheckRun({ name: 'inventory apply', headSha: after, status: 'in_progress' });
    expect(await applyInside(it.world, push)).toMatchObject({ writes: [], outputs: { result: 'superseded' } });
  });

  test('two runs at once write once', async () => {
    const it = await scene();
    await planInside(it.world, it.pull);
    const push = await it.world.merge(it.pull);
    const ran = await Promise.all([applyInside(it.world, push), applyInside(it.world, push)]);
    expect(ran.map(({ code }) => code)).toEqual([0, 0]);
    const results = ran.map(({ outputs }) => outputs.result);
    expect(results).toContain('applied');
    expect(results.filter((result) => result === 'applied')).toHaveLength(1);
    expect(it.world.service.log.filter(({ committed }) => committed)).toHaveLength(2);
  });
});

test('a first apply comments on no pull request but those that showed a plan', async () => {
  const it = await scene();
  const unrelated = await it.world.pullRequest({ 'README.md': 'unrelated\n' });
  await it.world.merge(unrelated);
  await planInside(it.world, it.pull);
  await it.world.merge(it.pull);
  const event = await it.world.github.event('workflow_dispatch', {});
  const ran = await runInside(it.world, { event, inputs: { command: 'apply' } });
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(it.world.comments(unrelated)).toEqual([]);
  expect(it.world.comments(it.pull)).toHaveLength(2);
});

test('why a run failed is told, although GitHub cannot be told that it did', async () => {
  const it = await scene();
  const wrongKey = { 'api-key': 'no-key-of-anyone' };
  it.world.github.fault('checks/update', { times: 5, answer: 500 });
  const planned = await planInside(it.world, it.pull, wrongKey);
  it.world.github.clearFaults();
  const push = await it.world.merge(it.pull);
  it.world.github.fault('checks/update', { nth: 2, times: 5, answer: 500 });
  const applied = await applyInside(it.world, push, wrongKey);
  for (const ran of [planned, applied]) {
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringContaining('GET /cyber-')]);
    expect(ran.warnings).toEqual([expect.stringContaining('GitHub, PATCH')]);
  }
});

test('a refusal leaves evidence of what was not done, and a mark that is no success', async () => {
  const { world, pull } = await scene();
  const push = await world.merge(pull);
  const { outputs } = await applyInside(world, push);
  const evidence = JSON.parse(readFileSync(outputs['evidence-path'] ?? '', 'utf8'));
  expect(evidence).toMatchObject({ result: 'unapproved', digest: outputs.digest });
  const [mark] = world.marks(push.after);
  expect(mark).toMatchObject({ status: 'completed', conclusion: 'failure' });
  expect(mark?.text).toContain(push.before);
});
