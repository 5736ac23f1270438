// A merge is applied: exactly what its pull request showed, once, with any merge method, and only at the branch tip.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../src/core/fingerprint.ts';
import type { MergeMethod } from '../github/stand-in/history.ts';
import { declared, evidenceOf, plannedPull as planned, seeded, setWorld, type World } from './world.ts';

const CREATED = 'POST /cyber-assets 201';
const DELETED = 'DELETE /cyber-assets/ca_b 204';

/** Alpha contains a and b, which are declared, and `stray`, which no file declares. */
function alpha(): Promise<World> {
  return setWorld({ seed: seeded({ Alpha: ['a', 'b', 'stray'] }), files: declared('a', 'b'), isApplied: true });
}

/** Commit, conclusion and title of the check runs of applies, oldest first. */
function applies({ github }: World) {
  const ours = github.state.checkRuns.filter(({ name }) => name === 'inventory apply');
  return ours.map(({ headSha, conclusion, title }) => [headSha, conclusion, title]);
}

describe('an apply after a merge', () => {
  test('executes and reports what the pull request showed, but no drift, and a re-run writes nothing', async () => {
    const world = await alpha();
    const pull = await planned(world, declared('a', 'c'));
    const push = await world.merge(pull);
    const { title } = pull;
    pull.title = 'Renamed since';
    const ran = await world.applyRun(push);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied', 'drift-count': '1' } });
    expect(ran.writes).toEqual([CREATED, DELETED]);
    expect(world.live().map((line) => line.replace(/ ca_(?!a|stray).*/, ''))).toEqual([
      'Alpha/a ca_a',
      'Alpha/c',
      'Alpha/stray ca_stray',
    ]);
    expect((await world.entries()).slice(1)).toMatchObject([
      { kind: 'applying' },
      { kind: 'applied', applied: push.after },
    ]);
    expect(evidenceOf(ran)).toMatchObject({
      ...{ result: 'applied', commit: push.after, actor: 'dana', digest: ran.outputs.digest },
      // The title is the recorded one.
      pull_requests: [{ number: pull.number, title, author: 'dana', approvals: [], needed: 0 }],
    });
    expect(applies(world)).toEqual([[push.after, 'success', 'Apply: applied, done 2 of 2']]);
    const [, result, ...more] = world.comments(pull);
    expect(more).toEqual([]);
    expect(result?.body).toContain('**Done 2 of 2.**');
    expect(result?.body).toContain(`sha256:${sha256(readFileSync(ran.outputs['evidence-path'] ?? '', 'utf8'))}`);
    const again = await world.applyRun(push);
    expect(again).toMatchObject({ code: 0, writes: [], outputs: { result: 'no-changes' } });
    expect((await world.kinds()).slice(1)).toEqual(['applying', 'applied', 'applying', 'applied']);
  });

  test.each<MergeMethod>(['squash', 'rebase', 'merge'])('executes the last plan, with merge method %s', async (how) => {
    const world = await alpha();
    const pull = await world.pullRequest(declared('a', 'b', 'x'));
    await world.github.pushToPull(pull, declared('a', 'b', 'c'));
    await world.planRun(pull);
    const ran = await world.applyRun(await world.merge(pull, how));
    expect(ran).toMatchObject({ code: 0, writes: [CREATED], outputs: { result: 'applied' } });
    expect(world.live().filter((line) => line.startsWith('Alpha/c '))).toHaveLength(1);
  });

  test('writes nothing when a guard blocks it, although its changes are approved', async () => {
    const world = await alpha();
    const push = await world.merge(await planned(world, declared('a')));
    const ran = await world.applyRun(push, { 'max-deletes': '0' });
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'blocked' } });
    expect(applies(world)).toEqual([[push.after, 'failure', expect.stringContaining('Apply: blocked')]]);
    expect((await world.kinds()).slice(1)).toEqual(['applying', 'ended']);
    expect(await world.applyRun(push)).toMatchObject({ code: 0, writes: [DELETED] });
  });
});

describe('only the branch tip is applied', () => {
  test('a re-run of an old run writes nothing when the tip has another inventory', async () => {
    const world = await alpha();
    const old = await world.merge(await planned(world, declared('a', 'b', 'c')));
    await world.applyRun(old);
    await world.applyRun(await world.merge(await planned(world, declared('a', 'b'))));
    const before = world.live();
    world.github.state.calendar.advance(30 * 86_400_000);
    const ran = await world.applyRun(old);
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
    expect(ran.log).toContain('superseded: ');
    expect(world.live()).toEqual(before);
    // The newer commit still counts as applied.
    expect((await world.planRun(await world.pullRequest(declared('a', 'b', 'd')))).outputs['create-count']).toBe('1');
  });

  test('a tip that GitHub still answers as the commit before the push is read again', async () => {
    const world = await alpha();
    const push = await world.merge(await planned(world, declared('a', 'b', 'c')));
    const body = { ref: 'refs/heads/main', object: { type: 'commit', sha: push.before } };
    for (const nth of [1, 4]) world.github.fault('git/get-ref', { answer: 200, nth, body });
    expect(await world.applyRun(push)).toMatchObject({ code: 0, writes: [CREATED], outputs: { result: 'applied' } });
  });

  test('an apply that cannot read the tip again writes nothing, and its evidence has the result failed', async () => {
    const world = await alpha();
    const push = await world.merge(await planned(world, declared('a', 'b', 'c')));
    world.github.fault('git/get-ref', { answer: 404, nth: 3 });
    const ran = await world.applyRun(push);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(evidenceOf(ran)).toMatchObject({
      ...{ result: 'failed', commit: push.after, summary: { create: 1 }, closing_read: null },
      pull_requests: [{ author: 'dana' }],
    });
  });

  test('an apply dispatched from another branch is refused', async () => {
    const world = await alpha();
    const pull = await planned(world, declared('a', 'b', 'c'));
    const ran = await world.dispatchRun('apply', { approval: 'none' }, pull.branch);
    expect(ran).toMatchObject({ code: 1, requests: [], github: [], outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('main');
  });
});
