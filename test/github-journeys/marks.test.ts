// Marks through whole runs: those of others do not count, and one in progress keeps the next run from writing.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { marker } from '../../src/github/comment.ts';
import type { PullState } from '../github/stand-in.ts';
import { move } from './asked.ts';
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

  test('of a first apply that learned nothing still tell from where it would have set out', async () => {
    const it = await scene();
    await planInside(it.world, it.pull);
    it.world.github.fault('repos/list-pull-requests-associated-with-commit', { answer: 403 });
    expect(await applyInside(it.world, await it.world.merge(it.pull))).toMatchObject({ code: 1, writes: [] });
    const later = await it.world.directPush({ 'README.md': 'mended\n' });
    expect(await applyInside(it.world, later)).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  });

  test('are left by a push without the key, so that what it adopts deletes nothing later', async () => {
    const world = await setWorld({ seed: seeded({ Alpha: ['a'], Beta: ['b', 'c'] }), files: declared('a') });
    const push = await world.directPush({ 'inventory/beta.yml': declare('Beta', ['b']) });
    expect((await applyInside(world, push, { 'api-key': '' })).errors).toEqual([expect.stringContaining('api-key')]);
    expect(world.marks(push.after)).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    const event = await world.github.event('workflow_dispatch', {});
    const ran = await runInside(world, { event, inputs: { command: 'apply' } });
    expect(ran.outputs).toMatchObject({ result: 'no-changes', 'delete-count': '0' });
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

  test('in progress at our own commit are stood back from, although the tip has the same inventory', async () => {
    const it = await scene();
    await planInside(it.world, it.pull);
    const push = await it.world.merge(it.pull);
    it.world.github.plantCheckRun({ name: 'inventory apply', headSha: push.after, status: 'in_progress' });
    await it.world.directPush({ 'README.md': 'again\n' });
    expect(await applyInside(it.world, push)).toMatchObject({ writes: [], outputs: { result: 'superseded' } });
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

test('a pull request whose plan nobody approved is told that nothing was written', async () => {
  const { world, pull } = await scene();
  const review = { approval: 'review' };
  await planInside(world, pull, review);
  const ran = await applyInside(world, await world.merge(pull), review);
  expect(ran.outputs.result).toBe('unapproved');
  expect(world.comments(pull).at(-1)?.body).toContain('### Not approved: 2 changes');
});

describe('comments of an app of its own', () => {
  const TOKEN = { 'github-token': 'ghs_ours' };

  async function ours() {
    const it = await scene();
    it.world.github.grant('ghs_ours', { app: { id: 77, slug: 'inventory-app' } });
    return it;
  }

  test('stand beside that of GitHub Actions, which stays as it is', async () => {
    const { world, pull } = await ours();
    const body = `${marker('plan', '')}\ntheirs`;
    const theirs = structuredClone(world.github.plantComment(pull.number, 'github-actions[bot]', body));
    expect(await planInside(world, pull, TOKEN)).toMatchObject({ code: 0, warnings: [] });
    expect(world.comments(pull)).toMatchObject([theirs, { author: { login: 'inventory-app[bot]' } }]);
  });

  test('are found again: a second refusal takes the place of the first', async () => {
    const { world, pull } = await ours();
    await planInside(world, pull, TOKEN);
    const push = await world.merge(pull);
    move(world);
    for (let count = 0; count < 2; count += 1) {
      expect((await applyInside(world, push, TOKEN)).outputs.result).toBe('unapproved');
    }
    expect(world.comments(pull)).toHaveLength(2);
  });
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
