// Runs that are stopped report their result, and leave no check run in progress that could stop the next run.
import { expect, test } from 'vitest';
import type { FaultPlan } from '../../src/emulator/faults.ts';
import { alpha, declared, evidenceOf, type Ran, scene } from './world.ts';

/** The `nth` request to the service interrupts the run that sends it. */
async function stalledWorld(faults: FaultPlan, nth: number) {
  const stopping = new AbortController();
  let asked = 0;
  const meanwhile = async () => {
    asked += 1;
    if (asked === nth) stopping.abort();
  };
  const world = await alpha(['a'], { options: { faults }, meanwhile });
  return { world, interrupted: stopping.signal };
}

/** How many lists a plan reads, and an apply before its first write. */
const LISTS = 3;

test.each(['a plan', 'an apply', 'a look for drift'])(
  '%s that is stopped while it reads a list is cancelled, and leaves no check in progress',
  async (what) => {
    const { world, interrupted } = await stalledWorld([{ path: '/cyber-assets', method: 'GET', kind: 'stall' }], LISTS);
    const { github } = world;
    const pull = await world.pullRequest(declared('a', 'c'));
    const runs: Record<string, () => Promise<Ran>> = {
      'a plan': () => world.planRun(pull, {}, { interrupted }),
      'an apply': async () => world.applyRun(await world.directPush(declared('b')), {}, { interrupted }),
      'a look for drift': () => world.lookRun({}, { interrupted }),
    };
    const ran = await runs[what]!();
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'cancelled' } });
    const checks = github.state.checkRuns.map(({ status, conclusion, text }) => ({ status, conclusion, text }));
    if (what === 'a plan') expect(checks).toEqual([{ status: 'completed', conclusion: 'failure', text: null }]);
    expect(checks.filter(({ status }) => status !== 'completed')).toEqual([]);
    if (what !== 'an apply') return;
    expect(ran.summary).toMatch(/^## Inventory run: cancelled\n\n`[^`\n]*stopped before [^`\n]*`\n$/);
    expect(evidenceOf(ran)).toMatchObject({ result: 'cancelled', clean: null, files: [], changes: [] });
  },
);

test('an apply stopped during a write keeps its claim and reports it, and the next run does the write', async () => {
  const stalled: FaultPlan = [{ path: '/cyber-assets', method: 'POST', times: 1, kind: 'stall' }];
  const { world, interrupted } = await stalledWorld(stalled, 2 * LISTS + 1);
  const pull = await world.pullRequest(declared('a', 'c'));
  await world.planRun(pull);
  const push = await world.merge(pull);
  const ran = await world.applyRun(push, {}, { interrupted });
  expect(ran).toMatchObject({ code: 1, outputs: { result: 'cancelled' } });
  expect(evidenceOf(ran)).toMatchObject({ result: 'cancelled', changes: [{ outcome: 'unknown', attempts: 1 }] });
  expect(await world.kinds()).toEqual(['applying']);
  expect(world.comments(pull).at(-1)?.body).toContain(': cancelled');
  expect(await world.applyRun(push)).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(world.live().filter((line) => line.startsWith('Alpha/c '))).toHaveLength(1);
});

/** A fetch that stops the run after GitHub did a POST to this path, and before its answer is read. */
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

test('a run that is stopped while GitHub creates its check run or its claim still completes it', async () => {
  const { world, pull } = await scene(['a'], ['a', 'c']);
  const plan = await world.planRun(pull, {}, stoppingAfter('/check-runs'));
  expect(plan).toMatchObject({ code: 1, outputs: { result: 'cancelled' } });
  expect(world.plans(pull.headSha)).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  const apply = await world.applyRun(await world.merge(pull), {}, stoppingAfter('/git/refs'));
  expect(apply).toMatchObject({ code: 1, writes: [], outputs: { result: 'cancelled' } });
  expect(await world.kinds()).toEqual(['applying', 'ended']);
});
