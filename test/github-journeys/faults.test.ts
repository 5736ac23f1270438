// GitHub fails at each call of every kind of run, in each way that it fails: nothing unapproved is written, nothing is
// there twice, the log tells of no success that was none, and the next run sets it right. Where trying again is enough,
// the outcome is as if nothing had failed.
import { describe, expect, test } from 'vitest';
import { type Inputs, type InsideRan, runInside } from './run.ts';
import { ALWAYS, type Call, cleanCalls, injectFault, type Met, type Rig, rigOf } from './sweep.ts';
import { ACME, declared, holdsRecord, opened, recordsIn, type World } from './world.ts';

const CREATED = 'POST /cyber-assets 201';

/** Entries of the applied log that say so. */
async function applied(world: World): Promise<string[]> {
  return (await world.kinds()).filter((kind) => kind === 'applied');
}

function commentsOf({ github }: World, kind: string): number {
  return github.state.comments.filter(({ body }) => body.includes(`cip-inventory-sync:${kind}`)).length;
}

/** A pull request that creates one asset, planned once. */
async function planned(inputs: Inputs = {}) {
  const { world, pull } = await opened();
  expect((await world.planRun(pull, inputs)).outputs.result).toBe('planned');
  return { world, pull };
}

/** The apply of it, reviewed; what happens before it. */
async function applyRig(inputs: Inputs = {}, meanwhile: (world: World) => unknown = () => {}): Promise<Rig> {
  const { world, pull } = await planned(inputs);
  world.github.review(pull);
  meanwhile(world);
  return rigOf(world, await world.github.event('push', await world.merge(pull)), inputs);
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
  readonly also: (ran: InsideRan, what: string) => Promise<void> | void;
  /** Of the next run, in which all is well. */
  readonly again: (ran: InsideRan, what: string, call: Call) => void;
}

/** Resolves to the operations that were called. */
async function sweep(rig: Rig, { writes, also, again }: Expected): Promise<string[]> {
  const calls = await cleanCalls(rig);
  const clean = outcome(rig, await runInside(rig.world, rig));
  for (const call of calls) {
    const after = await injectFault(rig, call, async (ran, met) => {
      const { what, fault } = met;
      expect(writes, what).toContain(ran.writes.join());
      if (isPassing(met)) expect(outcome(rig, ran), what).toEqual(clean);
      // GitHub did it, and the answer was lost: the run finds out, and nothing of it is left open.
      if (fault.afterwards === true) {
        expect(ran.code, what).toBe(clean.code);
        expect(
          rig.world.github.state.checkRuns.filter(({ status }) => status !== 'completed'),
          what,
        ).toEqual([]);
      }
      await also(ran, what);
    });
    again(after, `after ${call.operation}`, call);
  }
  return calls.map(({ operation }) => operation);
}

describe('GitHub fails at any call', () => {
  test('of a plan', async () => {
    const { world, pull } = await opened();
    const rig = await rigOf(world, await world.github.event('pull_request', { pull }));
    const operations = await sweep(rig, {
      writes: [''],
      also: (ran, what) => {
        expect(commentsOf(world, 'plan'), what).toBeLessThanOrEqual(1);
        expect(recordsIn(world.github.state.checkRuns), what).toHaveLength(ran.outputs.result === 'planned' ? 1 : 0);
        const green = world.plans(pull.headSha).filter(({ conclusion }) => conclusion === 'success');
        if (ran.code === 1) expect(green, what).toEqual([]);
      },
      again: (ran, what) => {
        expect(ran, what).toMatchObject({ code: 0, outputs: { result: 'planned' } });
        expect(recordsIn(world.github.state.checkRuns).length, what).toBeGreaterThan(0);
        expect(commentsOf(world, 'plan'), what).toBe(1);
      },
    });
    expect(operations.length).toBeGreaterThan(8);
  });

  test('of a second plan, whose comment changes', async () => {
    const { world, pull } = await planned();
    await world.github.pushToPull(pull, declared('a', 'c', 'd'));
    const rig = await rigOf(world, await world.github.event('pull_request', { pull }));
    const finished = () => world.plans(pull.headSha).filter(({ conclusion }) => conclusion === 'success');
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
      again: (ran, what) => {
        expect(ran, what).toMatchObject({ code: 0, outputs: { result: 'planned' } });
        // Each plan records anew, whether or not the failing one did.
        expect([commentsOf(world, 'plan'), records()], what).toEqual([1, recorded + 1]);
      },
    });
    expect(operations).toContain('issues/update-comment');
  });

  test('of the check of a merge group', async () => {
    const { world, pull } = await planned();
    const event = await world.github.event('merge_group', await world.queue([pull]));
    const green = () => world.plans(event.sha).filter(({ conclusion }) => conclusion === 'success');
    await sweep(await rigOf(world, event), {
      writes: [''],
      also: (ran, what) => {
        expect(green().length, what).toBeLessThanOrEqual(1 - ran.code);
        expect(commentsOf(world, 'plan'), what).toBe(1);
      },
      again: (ran, what) => expect(ran, what).toMatchObject({ code: 0, outputs: { result: 'planned' } }),
    });
  });

  test('of an apply that is refused', async () => {
    // The service takes the name meanwhile, so that what was shown is not what is to be done.
    const taken = { name: 'c', cyber_system_id: 'cs_alpha', asset_type: 'software' } as const;
    const rig = await applyRig({}, ({ service }) => service.store.organization(ACME).createAsset(taken));
    const { world } = rig;
    await sweep(rig, {
      writes: [''],
      also: async (ran, what) => {
        expect(ran.code, what).toBe(1);
        expect(await applied(world), what).toEqual([]);
        expect(commentsOf(world, 'result'), what).toBeLessThanOrEqual(1);
      },
      again: (ran, what) => expect(ran, what).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } }),
    });
  });

  test('of an apply', async () => {
    const rig = await applyRig({ approval: 'review' });
    const { world } = rig;
    const operations = await sweep(rig, {
      writes: ['', CREATED],
      also: async (ran, what) => {
        // What is applied is applied: an entry that could not be appended is a warning.
        const isUnended = ran.code === 0 && ran.warnings.some((warning) => warning.includes('how this run ended'));
        expect(await applied(world), what).toHaveLength(isUnended ? 0 : 1 - ran.code);
        expect(commentsOf(world, 'result'), what).toBeLessThanOrEqual(1);
      },
      again: (ran, what, call) => {
        expect(ran.code, what).toBe(0);
        const created = world.live().filter((line) => line.startsWith('Alpha/c '));
        expect(created, what).toHaveLength(1);
        // A comment that could not be written is a warning; what was applied is not applied again to tell of it.
        const isComment = call.operation.startsWith('issues/');
        expect(isComment ? [0, 1] : [1], what).toContain(commentsOf(world, 'result'));
      },
    });
    expect(operations).toEqual(expect.arrayContaining(['git/create-ref', 'pulls/list-reviews']));
  });

  test('of telling the result: it is applied all the same, and the log warns', async () => {
    const { world, event, clone } = await applyRig();
    world.github.fault('issues/create-comment', { answer: 500, times: ALWAYS });
    const ran = await runInside(world, { event, clone });
    expect(ran).toMatchObject({ code: 0, writes: [CREATED], outputs: { result: 'applied', 'create-count': '1' } });
    expect(ran.warnings.join()).toContain('The result could not be commented on pull request');
    expect(await applied(world)).toHaveLength(1);
  });
});
