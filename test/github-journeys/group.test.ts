// A merge group is planned against the base that it would merge into. Its head gets a check, but no comment or record.
import { describe, expect, test } from 'vitest';
import type { MergeMethod } from '../github/stand-in/history.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { alpha, alphaAndBeta, declared, evidenceOf, holdsRecord, other } from './world.ts';

async function group(how?: MergeMethod) {
  const world = await alphaAndBeta(['a'], ['b'], { isApplied: true });
  const pulls = [await world.pullRequest(declared('a', 'c')), await world.pullRequest(other())];
  for (const pull of pulls) expect((await world.planRun(pull)).code).toBe(0);
  return { world, pulls, group: await world.queue(pulls, how) };
}

describe('a merge group', () => {
  // GitHub does not say which pull requests a group contains: merge commits and titles do.
  test.each<MergeMethod>(['squash', 'merge'])(
    'by %s of planned pull requests is green and has no record, and its landing is applied',
    async (how) => {
      const { world, pulls, group: queued } = await group(how);
      const ran = await world.run(await world.github.event('merge_group', queued));
      expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
      // The base is that of the group. It is neither the last applied commit nor the group itself.
      expect(ran.summary).not.toContain('Pending');
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

  test('whose check run cannot be created is red, and the error names the permission', async () => {
    const world = await alphaAndBeta(['a'], ['b']);
    const queued = await world.queue([await world.pullRequest(declared('a', 'c'))]);
    world.github.grant(DEFAULT_TOKEN, { permissions: { contents: 'read' } });
    const event = await world.github.event('merge_group', queued);
    const ran = await world.run(event);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('checks: write');
    expect(await world.run(event, { approval: 'none' })).toMatchObject({ code: 0 });
  });

  test('of a pull request without a plan is green, but the apply refuses its changes', async () => {
    const world = await alphaAndBeta(['a'], ['b']);
    const queued = await world.queue([await world.pullRequest(declared('a', 'c'))]);
    const event = await world.github.event('merge_group', queued);
    expect(await world.run(event)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    const refused = await world.applyRun(await world.github.landGroup(queued));
    expect(refused).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  });

  test('that a guard blocks, or whose files are invalid, is red', async () => {
    const world = await alphaAndBeta(['a'], ['b']);
    const blocked = await world.queue([await world.pullRequest(declared())]);
    const event = await world.github.event('merge_group', blocked);
    const ran = await world.run(event, { 'max-deletes': '0' });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'blocked' } });
    expect(world.plans(blocked.headSha)).toMatchObject([{ status: 'completed', conclusion: 'failure', text: null }]);
    const invalid = await world.queue([await world.pullRequest({ 'inventory/beta.yml': 'cyber_system: 7\n' })]);
    expect(await world.run(await world.github.event('merge_group', invalid))).toMatchObject({
      code: 1,
      outputs: { result: 'invalid' },
    });
  });
});

test('a merge group into a branch that is never applied is green, like its pull request', async () => {
  const world = await alpha(['a']);
  await world.github.commitFiles('release', { 'NOTES.md': 'first' });
  const pull = await world.pullRequest(declared('a', 'c'), { base: 'release' });
  expect(await world.planRun(pull)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
  const event = await world.github.event('merge_group', await world.queue([pull]));
  expect(await world.run(event)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
});
