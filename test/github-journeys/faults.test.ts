// GitHub fails at each call of a plan and of an apply, in each way that it fails: nothing unapproved is written, nothing
// is there twice, no mark tells of a success that was none, and the next run sets it right.
import { describe, expect, test } from 'vitest';
import { opened } from './asked.ts';
import { runInside } from './inside.ts';
import {
  ALWAYS,
  applied,
  cleanCalls,
  commentsOf,
  expectRecovered,
  injectFault,
  type Rig,
  rigOf,
  succeeded,
  wholeRecords,
} from './sweep.ts';

async function planRig(): Promise<Rig> {
  const { world, pull } = await opened();
  const event = await world.github.event('pull_request', { pull });
  return rigOf(world, event);
}

async function applyRig(): Promise<Rig> {
  const { world, event } = await planRig();
  await runInside(world, { event });
  const [pull] = world.github.state.pulls;
  if (pull === undefined) throw new Error('there is no pull request');
  return rigOf(world, await world.github.event('push', await world.merge(pull)));
}

describe('GitHub fails at any call', () => {
  test('of a plan', async () => {
    const rig = await planRig();
    const { world } = rig;
    const calls = await cleanCalls(rig);
    expect(calls.length).toBeGreaterThan(8);
    for (const call of calls) {
      const again = await injectFault(rig, call, (ran, met) => {
        const { what } = met;
        expectRecovered(rig, ran, met);
        expect(ran.writes, what).toEqual([]);
        expect(commentsOf(world, 'plan'), what).toBeLessThanOrEqual(1);
        expect(wholeRecords(world), what).toBe(ran.outputs.result === 'planned' ? 1 : 0);
        if (ran.code === 1) expect(succeeded(world, 'inventory plan'), what).toEqual([]);
      });
      expect(again, `after ${call.operation}`).toMatchObject({ code: 0, outputs: { result: 'planned' } });
      expect([commentsOf(world, 'plan'), wholeRecords(world) > 0], `after ${call.operation}`).toEqual([1, true]);
    }
  });

  test('of an apply', async () => {
    const rig = await applyRig();
    const { world } = rig;
    const calls = await cleanCalls(rig);
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls) {
      const again = await injectFault(rig, call, (ran, met) => {
        const { what } = met;
        expectRecovered(rig, ran, met);
        expect(['', 'POST /cyber-assets 201'], what).toContain(ran.writes.join());
        expect(commentsOf(world, 'result'), what).toBeLessThanOrEqual(1);
        // What is applied is applied: a mark that could not be completed is a warning.
        const isUnmarked =
          ran.code === 0 && ran.warnings.length > 0 && call.operation === 'repos/create-deployment-status';
        expect(applied(world), what).toHaveLength(isUnmarked ? 0 : 1 - ran.code);
      });
      expect(again.code, `after ${call.operation}`).toBe(0);
      expect(
        world.live().filter((line) => line.startsWith('Alpha/c ')),
        `after ${call.operation}`,
      ).toHaveLength(1);
      // A comment that could not be written is a warning; what was applied is not applied again to tell of it.
      const isComment = call.operation.startsWith('issues/');
      expect(commentsOf(world, 'result'), `after ${call.operation}`).toBeGreaterThanOrEqual(isComment ? 0 : 1);
      expect(commentsOf(world, 'result'), `after ${call.operation}`).toBeLessThanOrEqual(1);
    }
  });

  test('of telling the result: it is applied all the same, and the log warns', async () => {
    const { world, event, clone } = await applyRig();
    world.github.fault('issues/create-comment', { answer: 500, times: ALWAYS });
    const ran = await runInside(world, { event, clone });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied', 'create-count': '1' } });
    expect(ran.writes).toEqual(['POST /cyber-assets 201']);
    expect(ran.warnings.join()).toContain('The result could not be commented on pull request');
    expect(applied(world)).toHaveLength(1);
  });
});
