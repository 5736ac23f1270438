// Records that are foreign, changed, late or of another pull request are refused, and nothing is written.
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../src/core/fingerprint.ts';
import { checkSeal, encodeRecord, type PlanRecord } from '../../src/github/record.ts';
import type { CheckRunState } from '../github/stand-in/state.ts';
import { declared, type Inputs, openedWithDelete as opened, recordsIn, type Scene } from './world.ts';

/** Signing keys, which must not appear anywhere either. */
const [ONE_KEY, OTHER_KEY] = ['signing-key-7d1c2f-5b0c4a6e9d21f83a', 'signing-key-90ab3e-77c1d2e4f5a6b7c8'];
const MALLORY = { id: 666, slug: 'mallory' };

type Tamper = (scene: Scene) => unknown;

const replacing =
  (change: (run: CheckRunState, scene: Scene) => Partial<CheckRunState>): Tamper =>
  (it) => {
    const { checkRuns } = it.world.github.state;
    checkRuns.splice(0, checkRuns.length, ...checkRuns.map((run) => ({ ...run, ...change(run, it) })));
  };

const rewording = (from: string | RegExp, to: string) =>
  replacing(({ text }) => ({ text: (text ?? '').replace(from, to) }));

/** Replaces the record with another one of our own app: changed, but complete and sealed without a key. */
const forging =
  (change: (record: PlanRecord, scene: Scene) => Partial<PlanRecord>): Tamper =>
  (it) => {
    const { github } = it.world;
    const [found] = recordsIn(github.state.checkRuns);
    github.state.checkRuns.length = 0;
    const finished = { status: 'completed', conclusion: 'success' } as const;
    const run = github.plantCheckRun({ name: 'inventory plan', headSha: it.pull.headSha, ...finished });
    const shown = { comment: null, check: checkSeal(run.title, run.summary) };
    run.text = encodeRecord({ ...found!.record, ...change(found!.record, it) }, shown, []);
  };

/** The create that was shown, but for another organization. */
const FOREIGN = fingerprint({
  ...{ organization: 'west', action: 'create', id: null, before: null },
  after: { name: 'c', cyber_system_id: 'cs_alpha', asset_type: 'hardware' },
});

/** What the refusal says about the pull request, how the record is changed, and the inputs of plan and apply. */
type Attack = [title: string, why: string | null, tamper: Tamper | null, plan?: Inputs, apply?: Inputs];

const [NONE, APP, SEAL, CHANGED, BASE, ADDRESS] = [
  'no plan was recorded for its last commit',
  'another app than the one that applies',
  'not signed with this signing-key',
  'its record was changed',
  'its plan was made for another base branch',
  'its plan was made for another service address',
];

const attacks: Attack[] = [
  ['another app made it', APP, replacing(() => ({ app: MALLORY }))],
  ['the app that made it no longer exists', APP, replacing(() => ({ app: null }))],
  ['it has no seal from the signing key', SEAL, null, {}, { 'signing-key': ONE_KEY }],
  ['it has a seal from another signing key', SEAL, null, { 'signing-key': ONE_KEY }, { 'signing-key': OTHER_KEY }],
  ['it has a seal, but the apply has no signing key', SEAL, null, { 'signing-key': ONE_KEY }],
  ['it names another pull request', CHANGED, rewording('"pullRequest":1', '"pullRequest":2')],
  ['it is on another commit', NONE, replacing((_, { pull }) => ({ headSha: pull.baseSha }))],
  ['it is for another base branch', BASE, forging(() => ({ baseBranch: 'release' }))],
  ['it is for another service', ADDRESS, forging(() => ({ service: 'https://other.example' }))],
  ['it is for another path on the same server', ADDRESS, forging(({ service }) => ({ service: `${service}/b` }))],
  ['it is for another repository', NONE, forging(() => ({ repository: '2' }))],
  ['it has another name than its check', NONE, forging(() => ({ name: 'west' }))],
  ['it has another head than its check', NONE, forging((_, { pull }) => ({ head: pull.baseSha }))],
  ['it is a complete record of another pull request', NONE, forging(() => ({ pullRequest: 2 }))],
  [
    'it has the same changes in another organization',
    null,
    forging(() => ({ organization: 'west', changes: [{ fingerprint: FOREIGN, target: null }] })),
  ],
  ['it is empty', 'someone erased the record', replacing(() => ({ text: '' }))],
  ['the plan had a name and the apply has none', NONE, null, { name: 'west' }],
  ['the apply has a name and the plan had none', NONE, null, {}, { name: 'west' }],
  ['its check run was deleted', NONE, ({ world }) => world.github.state.checkRuns.splice(0)],
  [
    'a commit was pushed after the plan and merged without a plan',
    NONE,
    ({ world, pull }) => world.github.pushToPull(pull, declared('a', 'c', 'sneaked')),
  ],
];

test.each<[Inputs]>([[{}], [{ 'signing-key': ONE_KEY, name: 'west' }]])(
  'a record that nobody changed counts, with inputs %j',
  async (inputs) => {
    const { world, pull } = await opened();
    await world.planRun(pull, inputs);
    const ran = await world.applyRun(await world.merge(pull), inputs);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.writes).toHaveLength(2);
  },
);

describe('a record is refused when', () => {
  test.each<Attack>(attacks)('%s, and the log says why', async (_, why, tamper, plan, apply) => {
    const it = await opened();
    const { world, pull } = it;
    expect((await world.planRun(pull, plan)).outputs.result).toBe('planned');
    await tamper?.(it);
    const ran = await world.applyRun(await world.merge(pull), apply);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    if (why !== null) expect(ran.log).toMatch(new RegExp(`Pull request ${pull.number}: .*${why}`));
    expect(ran.errors).toEqual([
      expect.stringMatching(/^Nothing was written\. \d+ changes? (?:is|are) not approved\. To continue, /),
    ]);
  });
});

test('no record is written when the pull request is closed between its comment and its record', async () => {
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
