// A merge group's check: what the group would change must be what its pull requests showed.
import { describe, expect, test } from 'vitest';
import type { MergeMethod } from '../github/stand-in/merging.ts';
import type { PullState } from '../github/stand-in.ts';
import { opened } from './asked.ts';
import { applyInside, planInside, runInside } from './inside.ts';
import { ACME, alpha, declare, declared, evidenceOf, holdsRecord, seeded, setWorld, type World } from './world.ts';

const other = (...assets: string[]) => ({ 'inventory/beta.yml': declare('Beta', assets) });

function alphaAndBeta(): Promise<World> {
  return setWorld({ seed: seeded({ Alpha: ['a'], Beta: ['b'] }), files: { ...declared('a'), ...other('b') } });
}

async function group(how?: MergeMethod) {
  const world = await alphaAndBeta();
  const pulls = [await world.pullRequest(declared('a', 'c')), await world.pullRequest(other())];
  for (const pull of pulls) expect((await world.planRun(pull)).code).toBe(0);
  return { world, pulls, group: await world.queue(pulls, how) };
}

describe('a merge group', () => {
  // GitHub does not say of which pull requests a group of several is: merge commits and titles do.
  test.each<MergeMethod>(['squash', 'merge'])(
    'by %s, of what was shown: green, no record, and its landing is applied',
    async (how) => {
      const { world, pulls, group: queued } = await group(how);
      const ran = await world.run(await world.github.event('merge_group', queued));
      expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
      const [check, ...more] = world.plans(queued.headSha);
      expect(more).toEqual([]);
      expect(check).toMatchObject({ status: 'completed', conclusion: 'success' });
      expect(holdsRecord(check!)).toBe(false);
      const applied = await world.applyRun(await world.github.landGroup(queued));
      expect(applied).toMatchObject({ code: 0, outputs: { result: 'applied' } });
      expect(applied.writes).toHaveLength(2);
      expect(evidenceOf(applied).pull_requests).toMatchObject(pulls.map(({ number }) => ({ number })));
      for (const pull of pulls) expect(world.comments(pull)).toHaveLength(2);
    },
  );

  test('of many squashed pull requests: green', async () => {
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'];
    const declaring = (name: string, ...more: string[]) => {
      return { [`inventory/${name}.yml`]: declare(name, [`${name}-1`, ...more]) };
    };
    const files = Object.assign({}, ...names.map((name) => declaring(name)));
    const seed = seeded(Object.fromEntries(names.map((name) => [name, [`${name}-1`]])));
    const world = await setWorld({ seed, files });
    const pulls: PullState[] = [];
    for (const name of names) {
      const pull = await world.pullRequest(declaring(name, `${name}-2`));
      await planInside(world, pull);
      pulls.push(pull);
    }
    const event = await world.github.event('merge_group', await world.queue(pulls, 'squash'));
    expect(await runInside(world, { event })).toMatchObject({
      ...{ code: 0, errors: [], outputs: { result: 'planned', 'create-count': '6' } },
    });
  });

  test('that would change anything else: a red check on its head', async () => {
    const { world, pulls, group: queued } = await group();
    world.service.store.organization(ACME).update('ca_b', { asset_type: 'software' });
    const ran = await world.run(await world.github.event('merge_group', queued));
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(world.plans(queued.headSha)).toMatchObject([{ status: 'completed', conclusion: 'failure', text: null }]);
    expect(ran.summary).toMatch(/`b`.* this delete, but from other values \| `b`, software, in `Beta` \|/);
    expect(ran.stdout).toContain('update the pull request with its base branch');
    // The comments are those of the plans: a group writes none.
    for (const pull of pulls) expect(world.comments(pull)).toHaveLength(1);
  });
});

describe('a merge group of one', () => {
  async function one() {
    const world = await alphaAndBeta();
    return { world, pull: await world.pullRequest(declared('a', 'c')) };
  }

  test('that nobody planned is red, and under approval: none green', async () => {
    const { world, pull } = await one();
    const event = await world.github.event('merge_group', await world.queue([pull]));
    expect(await runInside(world, { event })).toMatchObject({ code: 1, outputs: { result: 'unapproved' } });
    expect(await runInside(world, { event, inputs: { approval: 'none' } })).toMatchObject({
      ...{ code: 0, writes: [], outputs: { result: 'planned' } },
    });
  });

  test('is not held to account for what was pushed before it: that stays pending', async () => {
    const { world, pull } = await one();
    expect((await applyInside(world, await world.directPush({ 'README.md': 'applied\n' }))).code).toBe(0);
    await planInside(world, pull);
    await world.directPush(other('b', 'sneaked'));
    const event = await world.github.event('merge_group', await world.queue([pull]));
    expect(await runInside(world, { event })).toMatchObject({
      ...{ code: 0, outputs: { result: 'planned', 'create-count': '2' } },
    });
  });

  test('is not approved by the plan of another pull request of its branch, into another base', async () => {
    const { world, pull } = await one();
    await world.github.commitFiles('release', { 'README.md': 'release\n' });
    const elsewhere = await world.github.openPull({ branch: pull.branch, base: 'release' });
    expect(await planInside(world, elsewhere)).toMatchObject({ outputs: { result: 'planned' } });
    const event = await world.github.event('merge_group', await world.queue([pull], 'merge'));
    expect(await runInside(world, { event })).toMatchObject({ code: 1, outputs: { result: 'unapproved' } });
  });
});

describe('a merge group under review', () => {
  const REVIEW = { approval: 'review' };

  async function recorded() {
    const { world, pull } = await opened();
    expect(await planInside(world, pull, REVIEW)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    return { world, pull };
  }

  async function checked(world: World, pull: PullState) {
    const queued = await world.queue([pull]);
    const ran = await runInside(world, { event: await world.github.event('merge_group', queued), inputs: REVIEW });
    return { ran, checks: world.plans(queued.headSha) };
  }

  test('of what was shown and nobody approved: red', async () => {
    const { world, pull } = await recorded();
    const { ran, checks } = await checked(world, pull);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.errors.join()).toContain('To go on, have the pull request reviewed as it is, and queue it again.');
    const title = 'The merge group would change what too few people approved';
    expect(checks).toMatchObject([{ status: 'completed', conclusion: 'failure', title, text: null }]);
  });

  test('of what was shown and approved: green', async () => {
    const { world, pull } = await recorded();
    world.github.review(pull);
    const { ran, checks } = await checked(world, pull);
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
    expect(checks).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
  });
});

test('a merge group into another branch, from where nothing is applied: green, as its pull request is', async () => {
  const world = await alpha(['a']);
  await world.github.commitFiles('release', { 'NOTES.md': 'first' });
  const pull = await world.pullRequest(declared('a', 'c'), { base: 'release' });
  expect(await planInside(world, pull)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
  const event = await world.github.event('merge_group', await world.queue([pull]));
  expect(await runInside(world, { event })).toMatchObject({ code: 0, outputs: { result: 'planned' } });
});
