// Records that are not ours, not whole, not of this pull request or not in time: each is refused, and nothing is written.
import { describe, expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '../../src/core/fingerprint.ts';
import { serveEmulator } from '../../src/emulator/server.ts';
import { checkSeal, encodeRecord, type PlanRecord } from '../../src/github/record.ts';
import type { CheckRunState } from '../github/stand-in/state.ts';
import type { PullState } from '../github/stand-in.ts';
import { openedWithDelete as opened } from './asked.ts';
import type { Inputs, Ran } from './run.ts';
import { declared, recordsIn, type Scene, seeded, type World } from './world.ts';

const SEED = seeded({ Alpha: ['a', 'b'] });
/** They, too, may appear nowhere. */
const [ONE_KEY, OTHER_KEY] = ['signing-key-7d1c2f-5b0c4a6e9d21f83a', 'signing-key-90ab3e-77c1d2e4f5a6b7c8'];
const MALLORY = { id: 666, slug: 'mallory' };

async function mergeAndApply({ world, pull }: Scene, inputs: Inputs = {}): Promise<Ran> {
  return world.applyRun(await world.merge(pull), inputs);
}

function expectRefused(ran: Ran, why = ''): void {
  expect(ran.log).toContain(why);
  expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  expect(ran.errors).toEqual([
    expect.stringMatching(/^Nothing was written\. \d+ changes? to execute (?:is|are) not approved\. To go on, /),
  ]);
}

/** Puts other check runs in the place of those that are there. */
function replaceRuns({ github }: World, change: (run: CheckRunState) => CheckRunState): void {
  const { checkRuns } = github.state;
  checkRuns.splice(0, checkRuns.length, ...checkRuns.map(change));
}

/** The one record that is there. */
function recordIn({ github }: World): PlanRecord {
  const [found] = recordsIn(github.state.checkRuns);
  if (found === undefined) throw new Error('there is no record');
  return found.record;
}

/** A record of our own app, sealed without a key, in the place of what is there. */
function forge(world: World, pull: PullState, record: PlanRecord): void {
  world.github.state.checkRuns.length = 0;
  const finished = { status: 'completed', conclusion: 'success' } as const;
  const run = world.github.plantCheckRun({ name: 'inventory plan', headSha: pull.headSha, ...finished });
  const shown = { comment: null, check: checkSeal(run.title, run.summary) };
  run.text = encodeRecord(record, shown, []);
}

type Tamper = (scene: Scene) => void;

/** What the refusal says of the pull request, what is done to the record, and what plan and apply are given. */
type Attack = readonly [title: string, why: string, tamper: Tamper | null, plan?: Inputs, apply?: Inputs];

const [NONE, APP, SEAL, CHANGED, ADDRESS] = [
  'no plan was recorded for its last commit',
  'another app than the one that applies',
  'not signed with this signing-key',
  'its record was changed',
  'its plan was made for another service address',
];

const replacing =
  (change: (run: CheckRunState, scene: Scene) => Partial<CheckRunState>): Tamper =>
  (it) =>
    replaceRuns(it.world, (run) => ({ ...run, ...change(run, it) }));

const rewording = (from: string | RegExp, to: string) =>
  replacing(({ text }) => ({ text: (text ?? '').replace(from, to) }));

/** A record of our own app that says otherwise, and is whole. */
const forging =
  (change: (record: PlanRecord, scene: Scene) => Partial<PlanRecord>): Tamper =>
  (it) => {
    const record = recordIn(it.world);
    forge(it.world, it.pull, { ...record, ...change(record, it) });
  };

const attacks: readonly Attack[] = [
  ['another app made it', APP, replacing(() => ({ app: MALLORY }))],
  ['an app made it that is gone', APP, replacing(() => ({ app: null }))],
  ['it has no seal of the signing key', SEAL, null, {}, { 'signing-key': ONE_KEY }],
  ['it has a seal of another signing key', SEAL, null, { 'signing-key': ONE_KEY }, { 'signing-key': OTHER_KEY }],
  ['it has a seal where none is expected', SEAL, null, { 'signing-key': ONE_KEY }],
  ['one of its letters is another one', CHANGED, rewording(/("changes":")./, '$1_')],
  ['it says another pull request', CHANGED, rewording('"pullRequest":1', '"pullRequest":2')],
  ['it is on another commit', NONE, replacing((_, { pull }) => ({ headSha: pull.baseSha }))],
  [
    'it is of another base branch',
    'its plan was made for another base branch',
    forging(() => ({ baseBranch: 'release' })),
  ],
  ['it is of another service', ADDRESS, forging(() => ({ service: 'https://other.example' }))],
  ['it is of another path of the same server', ADDRESS, forging(({ service }) => ({ service: `${service}/b` }))],
  ['it is of another repository', NONE, forging(() => ({ repository: 'acme/other' }))],
  ['it is of another name than its check', NONE, forging(() => ({ name: 'west' }))],
  ['it is of another head than its check', NONE, forging((_, { pull }) => ({ head: pull.baseSha }))],
  ['it is of another pull request, and whole', NONE, forging(() => ({ pullRequest: 2 }))],
  ['it is empty', 'someone erased the record', replacing(() => ({ text: '' }))],
  ['it is of another name', NONE, null, { name: 'west' }],
  ['it is of none of several names', NONE, null, {}, { name: 'west' }],
  ['there is none', NONE, ({ world }) => void world.github.state.checkRuns.splice(0)],
];

describe('a record is refused when', () => {
  test('nothing is wrong with it, it counts', async () => {
    for (const inputs of [{}, { 'signing-key': ONE_KEY, name: 'west' }]) {
      const it = await opened();
      await it.world.planRun(it.pull, inputs);
      const ran = await mergeAndApply(it, inputs);
      expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
      expect(ran.writes).toHaveLength(2);
    }
  });

  for (const [title, why, tamper, plan, apply] of attacks) {
    test(`${title}, and that is told`, async () => {
      const it = await opened();
      expect((await it.world.planRun(it.pull, plan)).outputs.result).toBe('planned');
      tamper?.(it);
      const ran = await mergeAndApply(it, apply);
      expectRefused(ran, `Pull request ${it.pull.number}: `);
      expectRefused(ran, why);
    });
  }

  test('it is of the same plan at another service', async () => {
    const it = await opened();
    const elsewhere = await serveEmulator({ seed: SEED, options: {} });
    onTestFinished(() => elsewhere.close());
    const planned = await it.world.planRun(it.pull, { 'base-url': elsewhere.url });
    const ran = await mergeAndApply(it);
    expectRefused(ran);
    expect(ran.outputs.digest).toBe(planned.outputs.digest);
  });

  test('it is of the same changes in another organization', async () => {
    const it = await opened();
    await it.world.planRun(it.pull);
    const state = { name: 'c', cyber_system_id: 'cs_alpha', asset_type: 'hardware' } as const;
    const foreign = { organization: 'west', action: 'create', id: null, before: null, after: state } as const;
    const record = recordIn(it.world);
    const changes = [{ fingerprint: fingerprint(foreign), target: null }];
    forge(it.world, it.pull, { ...record, organization: 'west', changes });
    expectRefused(await mergeAndApply(it));
  });

  test('the plan is run again after the merge', async () => {
    const { world, pull } = await opened();
    const event = await world.github.event('pull_request', { pull });
    const push = await world.merge(pull);
    const late = await world.run(event);
    expect(late).toMatchObject({ code: 0, outputs: { result: 'superseded' } });
    expect(world.plans(pull.headSha)).toMatchObject([{ conclusion: 'neutral' }]);
    expect(recordsIn(world.plans(pull.headSha))).toEqual([]);
    expect(world.comments(pull)).toEqual([]);
    expectRefused(await world.applyRun(push));
  });

  test('the pull request is closed between its comment and its record: none is written', async () => {
    const { world, pull } = await opened();
    const { comments } = world.github.state;
    comments.push = (...made) => {
      world.github.closePull(pull);
      return Array.prototype.push.apply(comments, made);
    };
    expect(await world.planRun(pull)).toMatchObject({ code: 0, outputs: { result: 'superseded' } });
    expect(world.plans(pull.headSha)).toMatchObject([{ conclusion: 'neutral' }]);
    expect(recordsIn(world.plans(pull.headSha))).toEqual([]);
  });

  test('a commit was pushed after the plan, and merged before it was planned', async () => {
    const it = await opened();
    await it.world.planRun(it.pull);
    await it.world.github.pushToPull(it.pull, declared('a', 'c', 'sneaked'));
    expectRefused(await mergeAndApply(it), NONE);
  });

  test('the service has moved since: another asset has the name', async () => {
    const it = await opened();
    await it.world.planRun(it.pull);
    it.world.service.store.organization('acme').update('ca_b', { asset_type: 'software' });
    expectRefused(await mergeAndApply(it));
  });
});
