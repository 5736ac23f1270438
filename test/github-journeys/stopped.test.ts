// Runs that are stopped: what they come to is told, and no check run is left in progress for the next run to fear.
import { expect, test } from 'vitest';
import type { FaultPlan } from '../../src/emulator/faults.ts';
import { git } from '../inventory/temporary.ts';
import { runInside } from './inside.ts';
import { alpha, declared, evidenceOf, scene } from './world.ts';

const LISTS_STALL: FaultPlan = [{ path: '/cyber-assets', method: 'GET', kind: 'stall' }];

/** The `nth` request to the service interrupts the run that is asking then. */
async function stalledWorld(faults: FaultPlan, nth = Number.POSITIVE_INFINITY) {
  const stopping = new AbortController();
  let asked = 0;
  const meanwhile = async () => {
    asked += 1;
    if (asked === nth) stopping.abort();
  };
  const world = await alpha(['a'], { options: { faults }, meanwhile });
  return { world, interrupted: stopping.signal };
}

/** What a plan asks of the service, and an apply before its first write. */
const LISTS = 3;

test('a plan whose lists do not come in time is cancelled, and its check is completed', async () => {
  const { world, interrupted } = await stalledWorld(LISTS_STALL, LISTS);
  const pull = await world.pullRequest(declared('a', 'c'));
  await world.github.refreshTestMerge(pull);
  const ran = await runInside(world, { event: await world.github.event('pull_request', { pull }), interrupted });
  expect(ran).toMatchObject({ code: 1, outputs: { result: 'cancelled' } });
  expect(world.plans(pull.headSha)).toMatchObject([{ status: 'completed', conclusion: 'failure', text: null }]);
});

test('an apply likewise: evidence and summary tell that it was stopped', async () => {
  const { world, interrupted } = await stalledWorld(LISTS_STALL, LISTS);
  const ran = await runInside(world, {
    event: await world.github.event('push', await world.directPush(declared('b'))),
    interrupted,
  });
  expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'cancelled' } });
  expect(ran.summary).toMatch(/^## Inventory run: cancelled\n\n`[^`\n]*stopped before [^`\n]*`\n$/);
  expect(evidenceOf(ran)).toMatchObject({ result: 'cancelled', clean: null, files: [], changes: [] });
});

test('a look for drift likewise', async () => {
  const { world, interrupted } = await stalledWorld(LISTS_STALL, LISTS);
  const event = await world.github.event('schedule', {});
  const ran = await runInside(world, { event, interrupted });
  expect(ran).toMatchObject({ code: 1, outputs: { result: 'cancelled' } });
  expect(world.github.state.checkRuns).toEqual([]);
});

test('a plan whose git waits for a server that never answers likewise', async () => {
  const { world } = await stalledWorld([]);
  const pull = await world.pullRequest(declared('a', 'c'));
  await world.github.refreshTestMerge(pull);
  const event = await world.github.event('pull_request', { pull });
  const clone = await world.github.cloneAt(event.sha);
  git(clone, 'config', 'remote.origin.uploadpack', 'sleep 100; true');
  const ran = await runInside(world, { event, clone, inputs: { timeout: '2' } });
  expect(ran).toMatchObject({ code: 1, requests: [], outputs: { result: 'cancelled' } });
  expect(world.github.state.checkRuns.filter(({ status }) => status !== 'completed')).toEqual([]);
});

test('an apply with a write in flight: its claim stands, comment and evidence say so, and the next run pauses and applies', async () => {
  const stalled: FaultPlan = [{ path: '/cyber-assets', method: 'POST', times: 1, kind: 'stall' }];
  const { world, interrupted } = await stalledWorld(stalled, 2 * LISTS + 1);
  const pull = await world.pullRequest(declared('a', 'c'));
  await world.planRun(pull);
  const push = await world.merge(pull);
  const ran = await runInside(world, { event: await world.github.event('push', push), interrupted });
  expect(ran).toMatchObject({ code: 1, outputs: { result: 'cancelled' } });
  expect(ran.outputs['evidence-path']).toMatch(/evidence-.*\.json$/);
  expect(await world.kinds()).toEqual(['applying']);
  expect(world.comments(pull).at(-1)?.body).toContain(': cancelled');
  expect(await world.applyRun(push)).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(world.live().filter((line) => line.startsWith('Alpha/c '))).toHaveLength(1);
});

test('an apply that waits for GitHub to name a pull request: its turn is ended, and the next run applies', async () => {
  const world = await alpha(['a']);
  const push = await world.directPush(declared('a', 'c'));
  const event = await world.github.event('push', push);
  const stopping = new AbortController();
  let waits = 0;
  const onSleep = () => {
    waits += 1;
    stopping.abort();
  };
  const ran = await runInside(world, { event, onSleep, interrupted: stopping.signal });
  expect(waits).toBe(1);
  expect(ran).toMatchObject({ code: 1, outputs: { result: 'cancelled' }, writes: [] });
  expect(await world.kinds()).toEqual(['applying', 'ended']);
  expect(await world.applyRun(push, { approval: 'none' })).toMatchObject({ outputs: { result: 'applied' } });
});

/** Asks GitHub; the signal comes after it has done the first POST there, before its answer is read. */
function stoppingAfter(path: string) {
  const stopping = new AbortController();
  const asking: typeof fetch = async (input, init) => {
    const answer = await fetch(input, { ...init, signal: null });
    if (init?.method === 'POST' && String(input).endsWith(path)) stopping.abort();
    init?.signal?.throwIfAborted();
    return answer;
  };
  return { fetch: asking, interrupted: stopping.signal };
}

test('a run that was stopped while GitHub took its claim, or made its check run, completes it: nobody waits for it later', async () => {
  const { world, pull } = await scene(['a'], ['a', 'c']);
  await world.github.refreshTestMerge(pull);
  const planned = await world.github.event('pull_request', { pull });
  const plan = await runInside(world, { event: planned, ...stoppingAfter('/check-runs') });
  expect(plan).toMatchObject({ code: 1, outputs: { result: 'cancelled' } });
  expect(world.plans(pull.headSha)).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  const push = await world.merge(pull);
  const pushed = await world.github.event('push', push);
  const apply = await runInside(world, { event: pushed, ...stoppingAfter('/git/refs') });
  expect(apply).toMatchObject({ code: 1, writes: [], outputs: { result: 'cancelled' } });
  expect(await world.kinds()).toEqual(['applying', 'ended']);
});
