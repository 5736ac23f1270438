// Records that are not ours, not whole, not of this pull request or not in time: each is refused, and nothing is written.
import { describe, expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '../../src/core/fingerprint.ts';
import { serveEmulator } from '../../src/emulator/server.ts';
import { checkSeal, encodeRecord, type PlanRecord } from '../../src/github/record.ts';
import type { CheckRunState } from '../github/stand-in/state.ts';
import type { PullState } from '../github/stand-in.ts';
import { applyInside, type InsideRan, planInside, runInside } from './inside.ts';
import type { Inputs } from './run.ts';
import { declared, recordsIn, type Scene, scene, seeded, type World } from './world.ts';

const SEED = seeded({ Alpha: ['a', 'b'] });
/** They, too, may appear nowhere. */
const [ONE_KEY, OTHER_KEY] = ['signing-key-7d1c2f-5b0c4a6e9d21f83a', 'signing-key-90ab3e-77c1d2e4f5a6b7c8'];
const MALLORY = { id: 666, slug: 'mallory' };

/** A pull request that creates one asset and deletes another. */
const opened = () => scene(['a', 'b'], ['a', 'c'], { withoutGit: true });

async function mergeAndApply({ world, pull }: Scene, inputs: Inputs = {}): Promise<InsideRan> {
  return applyInside(world, await world.merge(pull), inputs);
}

function expectRefused(ran: InsideRan, why = ''): void {
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

function replaceText(world: World, from: string | RegExp, to: string): void {
  replaceRuns(world, (run) => ({ ...run, text: (run.text ?? '').replace(from, to) }));
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
  const shown = { comment: null, check: checkSeal(run.title, run.summary), runs: [run.id] };
  run.text = encodeRecord(record, []).first(shown);
}

interface Attack {
  readonly title: string;
  /** What the refusal says of the pull request. */
  readonly why: string;
  readonly plan?: Inputs;
  readonly apply?: Inputs;
  readonly tamper?: (scene: Scene) => void;
}

const [NONE, APP, SEAL] = [
  'no plan was recorded for its last commit',
  'another app than the one that applies',
  'not signed with this signing-key',
];

const attacks: readonly Attack[] = [
  {
    title: 'another app made it',
    why: APP,
    tamper: ({ world }) => replaceRuns(world, (run) => ({ ...run, app: MALLORY })),
  },
  {
    title: 'an app made it that is gone',
    why: APP,
    tamper: ({ world }) => replaceRuns(world, (run) => ({ ...run, app: null })),
  },
  { title: 'it has no seal of the signing key', why: SEAL, apply: { 'signing-key': ONE_KEY } },
  {
    title: 'it has a seal of another signing key',
    why: SEAL,
    plan: { 'signing-key': ONE_KEY },
    apply: { 'signing-key': OTHER_KEY },
  },
  { title: 'it has a seal where none is expected', why: SEAL, plan: { 'signing-key': ONE_KEY } },
  {
    title: 'one of its letters is another one',
    why: 'its record was changed',
    tamper: ({ world }) => replaceText(world, /("changes":")./, '$1_'),
  },
  {
    title: 'it says another pull request',
    why: 'its record was changed',
    tamper: ({ world }) => replaceText(world, '"pullRequest":1', '"pullRequest":2'),
  },
  {
    title: 'it is on another commit',
    why: NONE,
    tamper: ({ world, pull }) => replaceRuns(world, (run) => ({ ...run, headSha: pull.baseSha })),
  },
  {
    title: 'it is of another base branch',
    why: 'its plan was made for another base branch',
    tamper: ({ world, pull }) => forge(world, pull, { ...recordIn(world), baseBranch: 'release' }),
  },
  {
    title: 'it is of another service',
    why: 'its plan was made for another service address',
    tamper: ({ world, pull }) => forge(world, pull, { ...recordIn(world), service: 'https://other.example' }),
  },
  {
    title: 'it is of another path of the same server',
    why: 'its plan was made for another service address',
    tamper: ({ world, pull }) => forge(world, pull, { ...recordIn(world), service: `${recordIn(world).service}/b` }),
  },
  {
    title: 'it is of another repository',
    why: NONE,
    tamper: ({ world, pull }) => forge(world, pull, { ...recordIn(world), repository: 'acme/other' }),
  },
  {
    title: 'it is of another name than its check',
    why: NONE,
    tamper: ({ world, pull }) => forge(world, pull, { ...recordIn(world), name: 'west' }),
  },
  {
    title: 'it is of another head than its check',
    why: NONE,
    tamper: ({ world, pull }) => forge(world, pull, { ...recordIn(world), head: pull.baseSha }),
  },
  {
    title: 'it is of another pull request, and whole',
    why: NONE,
    tamper: ({ world, pull }) => forge(world, pull, { ...recordIn(world), pullRequest: 2 }),
  },
  {
    title: 'it saw a mark that is there no more',
    why: 'someone deleted the deployment',
    tamper: ({ world, pull }) => forge(world, pull, { ...recordIn(world), mark: 7 }),
  },
  {
    title: 'it is empty',
    why: 'someone erased the record',
    tamper: ({ world }) => replaceRuns(world, (run) => ({ ...run, text: '' })),
  },
  { title: 'it is of another name', why: NONE, plan: { name: 'west' } },
  { title: 'it is of none of several names', why: NONE, apply: { name: 'west' } },
  { title: 'there is none', why: NONE, tamper: ({ world }) => void world.github.state.checkRuns.splice(0) },
];

describe('a record is refused when', () => {
  test('nothing is wrong with it, it counts', async () => {
    for (const inputs of [{}, { 'signing-key': ONE_KEY, name: 'west' }]) {
      const it = await opened();
      await planInside(it.world, it.pull, inputs);
      const ran = await mergeAndApply(it, inputs);
      expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
      expect(ran.writes).toHaveLength(2);
    }
  });

  test.each(attacks)('$title, and that is told', async ({ why, plan = {}, apply = {}, tamper }) => {
    const it = await opened();
    expect((await planInside(it.world, it.pull, plan)).outputs.result).toBe('planned');
    tamper?.(it);
    const ran = await mergeAndApply(it, apply);
    expectRefused(ran, `Pull request ${it.pull.number}: `);
    expectRefused(ran, why);
  });

  test('it is of another pull request with the same head commit', async () => {
    const { world, pull } = await opened();
    await world.github.commitFiles('release', {});
    const other = await world.github.openPull({ branch: pull.branch, base: 'release' });
    expect(other.headSha).toBe(pull.headSha);
    expect((await planInside(world, other)).outputs.result).toBe('planned');
    expectRefused(await mergeAndApply({ world, pull }));
  });

  test('it is of the same plan at another service', async () => {
    const it = await opened();
    const elsewhere = await serveEmulator({ seed: SEED, options: {} });
    onTestFinished(() => elsewhere.close());
    const planned = await planInside(it.world, it.pull, { 'base-url': elsewhere.url });
    const ran = await mergeAndApply(it);
    expectRefused(ran);
    expect(ran.outputs.digest).toBe(planned.outputs.digest);
  });

  test('it is of the same changes in another organization', async () => {
    const it = await opened();
    await planInside(it.world, it.pull);
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
    const late = await runInside(world, { event });
    expect(late).toMatchObject({ code: 0, outputs: { result: 'superseded' } });
    expect(world.plans(pull.headSha)).toMatchObject([{ conclusion: 'neutral' }]);
    expect(recordsIn(world.plans(pull.headSha))).toEqual([]);
    expect(world.comments(pull)).toEqual([]);
    expectRefused(await applyInside(world, push));
  });

  test('the pull request is closed between its comment and its record: none is written', async () => {
    const { world, pull } = await opened();
    const { comments } = world.github.state;
    comments.push = (...made) => {
      world.github.closePull(pull);
      return Array.prototype.push.apply(comments, made);
    };
    expect(await planInside(world, pull)).toMatchObject({ code: 0, outputs: { result: 'superseded' } });
    expect(world.plans(pull.headSha)).toMatchObject([{ conclusion: 'neutral' }]);
    expect(recordsIn(world.plans(pull.headSha))).toEqual([]);
  });

  test('a commit was pushed after the plan, and merged before it was planned', async () => {
    const it = await opened();
    await planInside(it.world, it.pull);
    await it.world.pushTo(it.pull, declared('a', 'c', 'sneaked'));
    expectRefused(await mergeAndApply(it), NONE);
  });

  test('a direct push follows the merge: what it asks for was not shown', async () => {
    const { world, pull } = await opened();
    await planInside(world, pull);
    await world.merge(pull);
    const ran = await applyInside(world, await world.directPush(declared('a', 'c', 'sneaked')));
    expectRefused(ran);
    expect(ran.summary).toContain('sneaked');
  });

  test('the service has moved since: another asset has the name', async () => {
    const it = await opened();
    await planInside(it.world, it.pull);
    it.world.service.store.organization('acme').update('ca_b', { asset_type: 'software' });
    expectRefused(await mergeAndApply(it));
  });
});
