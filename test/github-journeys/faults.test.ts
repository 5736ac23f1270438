// GitHub fails at each call of every kind of run, in every way that it can fail: nothing unapproved is written, nothing
// is created twice, the log reports no false success, and the next run corrects the result. Where a retry is enough,
// the outcome is as if nothing had failed.
import { describe, expect, test } from 'vitest';
import { type Inputs, type InsideRan, runInside } from './run.ts';
import { type Call, cleanCalls, injectFault, type Met, type Rig, rigOf } from './sweep.ts';
import { ACME, declared, holdsRecord, opened, recordsIn, type World } from './world.ts';

const CREATED = 'POST /cyber-assets 201';

/** The `applied` entries of the applied log. */
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

/** The apply of that pull request, after a review and after what `meanwhile` does. */
async function applyRig(inputs: Inputs = {}, meanwhile: (world: World) => unknown = () => {}): Promise<Rig> {
  const { world, pull } = await planned(inputs);
  world.github.review(pull);
  meanwhile(world);
  return rigOf(world, await world.github.event('push', await world.merge(pull)), inputs);
}

/** What a run leaves behind, without times, ids and digests of them. */
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

/** Whether a retry is enough: GitHub asked to wait a second, or did an update, which may be done twice. */
function isPassing({ call, fault }: Met): boolean {
  const isLost = fault.afterwards === true && call.operation.includes('update');
  return isLost || (fault.answer === 429 && fault.retryAfter === 1);
}

interface Expected {
  /** The allowed writes to the service, joined for each run. */
  readonly writes: readonly string[];
  readonly also: (ran: InsideRan, what: string) => Promise<void> | void;
  /** Checks the next run, in which nothing fails. */
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
      // GitHub did it, but the answer was lost: the run notices, and leaves no check run open.
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

describe('a failure of GitHub at any call', () => {
  test('of a plan leads to no false success and no second comment, and the next plan succeeds', async () => {
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

  test('of a second plan leaves one comment, and the next plan succeeds and records again', async () => {
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
        // Each plan makes a new record, whether or not the failed one did.
        expect([commentsOf(world, 'plan'), records()], what).toEqual([1, recorded + 1]);
      },
    });
    expect(operations).toContain('issues/update-comment');
  });

  test('of the check of a merge group never makes a failed check green, and the next check succeeds', async () => {
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

  test('of a refused apply causes no write, and the next apply is refused, too', async () => {
    // Meanwhile the service gets an asset with this name, so the changes are no longer those that were shown.
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

  test('of an apply never creates the asset twice, and the next apply succeeds', async () => {
    const rig = await applyRig({ approval: 'review' });
    const { world } = rig;
    const operations = await sweep(rig, {
      writes: ['', CREATED],
      also: async (ran, what) => {
        // The changes stay applied: an entry that could not be appended is only a warning.
        const isUnended = ran.code === 0 && ran.warnings.some((warning) => warning.includes('how this run ended'));
        expect(await applied(world), what).toHaveLength(isUnended ? 0 : 1 - ran.code);
        expect(commentsOf(world, 'result'), what).toBeLessThanOrEqual(1);
      },
      again: (ran, what, call) => {
        expect(ran.code, what).toBe(0);
        const created = world.live().filter((line) => line.startsWith('Alpha/c '));
        expect(created, what).toHaveLength(1);
        // A comment that could not be written is only a warning, and the next run does not write it.
        const isComment = call.operation.startsWith('issues/');
        expect(isComment ? [0, 1] : [1], what).toContain(commentsOf(world, 'result'));
      },
    });
    expect(operations).toEqual(expect.arrayContaining(['git/create-ref', 'pulls/list-reviews']));
  });
});
