// GitHub fails at each call of the runs that faults.test.ts has not: a plan that updates its comment, a merge group, an
// apply that is refused, an apply under review. Where trying again is enough, the outcome is as if nothing had failed.
import { describe, expect, test } from 'vitest';
import { opened } from './asked.ts';
import { type InsideRan, planInside, runInside } from './inside.ts';
import type { Inputs } from './run.ts';
import {
  applied,
  type Call,
  cleanCalls,
  commentsOf,
  injectFault,
  type Met,
  type Rig,
  rigOf,
  unconnected,
} from './sweep.ts';
import { ACME, declared, holdsRecord } from './world.ts';

const REVIEW = { approval: 'review' };
const CREATED = 'POST /cyber-assets 201';

/** A pull request that creates one asset, planned once. */
async function planned(inputs: Inputs = {}) {
  const { world, pull } = await opened();
  expect((await planInside(world, pull, inputs)).outputs.result).toBe('planned');
  return { world, pull };
}

async function secondPlanRig(): Promise<Rig> {
  const { world, pull } = await planned();
  await world.pushTo(pull, declared('a', 'c', 'd'));
  return rigOf(world, await world.github.event('pull_request', { pull }));
}

async function groupRig(): Promise<Rig> {
  const { world, pull } = await planned();
  return rigOf(world, await world.github.event('merge_group', await world.queue([pull])));
}

/** The service has taken the name since, for something else. */
async function refusedRig(): Promise<Rig> {
  const { world, pull } = await planned();
  world.service.store.organization(ACME).create({ name: 'c', cyber_system_id: 'cs_alpha', asset_type: 'software' });
  return rigOf(world, await world.github.event('push', await world.merge(pull)));
}

async function reviewRig(): Promise<Rig> {
  const { world, pull } = await planned(REVIEW);
  world.github.review(pull);
  return rigOf(world, await world.github.event('push', await world.merge(pull)), REVIEW);
}

/** What a run leaves behind, but for times, ids and what tells of them. */
function outcome({ world }: Rig, { code, writes, outputs }: InsideRan) {
  const { checkRuns, comments } = world.github.state;
  return {
    ...{ code, writes, result: outputs.result, digest: outputs.digest },
    checks: checkRuns.map(({ name, headSha, status, conclusion }) => ({ name, headSha, status, conclusion })),
    comments: comments.map(({ issue, body }) => ({
      issue,
      body: body.replace(/[0-9a-f]{64}/g, ':digest').replace(/ran for \d+\.\d s/, 'ran for :time'),
    })),
  };
}

/** Whether trying again is enough: GitHub asks for a second, or has done what may be done twice. */
function isPassing({ call, fault }: Met): boolean {
  const isLost = fault.afterwards === true && call.operation.includes('update');
  return isLost || (fault.answer === 429 && fault.retryAfter === 1);
}

interface Expected {
  /** Writes to the service that may be there, joined. */
  readonly writes: readonly string[];
  readonly also?: (ran: InsideRan, what: string) => void;
  readonly again: (ran: InsideRan, call: Call) => void;
}

/** Resolves to the operations that were called. */
async function sweep(connected: Rig, { writes, also, again }: Expected): Promise<string[]> {
  const rig = unconnected(connected);
  const calls = await cleanCalls(rig);
  const clean = outcome(rig, await runInside(rig.world, rig));
  for (const call of calls) {
    const after = await injectFault(rig, call, (ran, met) => {
      expect(writes, met.what).toContain(ran.writes.join());
      if (isPassing(met)) expect(outcome(rig, ran), met.what).toEqual(clean);
      also?.(ran, met.what);
    });
    again(after, call);
  }
  return calls.map(({ operation }) => operation);
}

describe('GitHub fails at any call', () => {
  test('of a second plan, whose comment changes', async () => {
    const rig = await secondPlanRig();
    const { world } = rig;
    const [pull] = world.github.state.pulls;
    const finished = () => world.plans(pull?.headSha ?? '').filter(({ conclusion }) => conclusion === 'success');
    const records = () => finished().filter(holdsRecord).length;
    let recorded = 0;
    const operations = await sweep(rig, {
      writes: [''],
      also: (ran, what) => {
        expect(commentsOf(world, 'plan'), what).toBe(1);
        expect(finished(), what).toHaveLength(1 - ran.code);
        recorded = records();
        expect(recorded, what).toBe(1 - ran.code);
      },
      again: (ran, { operation }) => {
        expect(ran, `after ${operation}`).toMatchObject({ code: 0, outputs: { result: 'planned' } });
        // Each plan records anew, whether or not the failing one did.
        expect([commentsOf(world, 'plan'), records()], `after ${operation}`).toEqual([1, recorded + 1]);
      },
    });
    expect(operations).toContain('issues/update-comment');
  });

  test('of the check of a merge group', async () => {
    const rig = await groupRig();
    const { world, event } = rig;
    const green = () => world.plans(event.sha).filter(({ conclusion }) => conclusion === 'success');
    await sweep(rig, {
      writes: [''],
      also: (ran, what) => {
        expect(green().length, what).toBeLessThanOrEqual(1 - ran.code);
        expect(commentsOf(world, 'plan'), what).toBe(1);
      },
      again: (ran, { operation }) => {
        expect(ran, `after ${operation}`).toMatchObject({ code: 0, outputs: { result: 'planned' } });
      },
    });
  });

  test('of an apply that is refused', async () => {
    const rig = await refusedRig();
    const { world } = rig;
    await sweep(rig, {
      writes: [''],
      also: (ran, what) => {
        expect(ran.code, what).toBe(1);
        expect(applied(world), what).toEqual([]);
        expect(commentsOf(world, 'result'), what).toBeLessThanOrEqual(1);
      },
      again: (ran, { operation }) => {
        expect(ran, `after ${operation}`).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
      },
    });
  });

  test('of an apply under review', async () => {
    const rig = await reviewRig();
    const { world } = rig;
    const operations = await sweep(rig, {
      writes: ['', CREATED],
      also: (ran, what) => {
        // What is applied is applied: a mark that could not be completed is a warning.
        const isUnmarked = ran.code === 0 && ran.warnings.some((warning) => warning.includes('/statuses'));
        expect(applied(world), what).toHaveLength(isUnmarked ? 0 : 1 - ran.code);
        expect(commentsOf(world, 'result'), what).toBeLessThanOrEqual(1);
      },
      again: (ran, { operation }) => {
        expect(ran.code, `after ${operation}`).toBe(0);
        expect(
          world.live().filter((line) => line.startsWith('Alpha/c ')),
          `after ${operation}`,
        ).toHaveLength(1);
      },
    });
    expect(operations).toContain('pulls/list-reviews');
  });
});
