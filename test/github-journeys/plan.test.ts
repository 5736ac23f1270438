// Plans of pull requests: one comment, one record, nothing written at the service.
import { describe, expect, test } from 'vitest';
import type { PullState } from '../github/stand-in.ts';
import {
  alpha,
  declare,
  declared,
  holdsRecord,
  openedWithDelete as opened,
  openedMeanwhile,
  recordsIn,
  scene,
  type World,
} from './world.ts';

const [MADE, ENDED] = ['POST /check-runs 201', 'PATCH /check-runs/N 200'];

/** Requests that change something at GitHub, without the numbers in them. */
function posts(ledger: readonly string[]): string[] {
  const changing = ledger.filter((line) => !line.startsWith('GET'));
  return changing.map((line) => line.replace('/repos/acme/inventory', '').replaceAll(/\/\d+/g, '/N'));
}

describe('a plan of a pull request', () => {
  test('makes one comment, one record, a green check and outputs, and writes nothing at the service', async () => {
    const { world, pull } = await opened();
    const ran = await world.planRun(pull);
    expect(ran).toMatchObject({ code: 0, writes: [] });
    const lists = ['GET /cyber-assets 200', 'GET /cyber-systems 200', 'GET /facilities 200'];
    expect([...ran.requests].sort()).toEqual(lists);
    expect(posts(ran.github)).toEqual([MADE, 'POST /issues/N/comments 201', ENDED]);
    const [comment, ...others] = world.comments(pull);
    expect(others).toEqual([]);
    for (const shown of [ran.summary, comment?.body]) expect(shown).toContain('2 changes, **1 permanent delete**');
    expect(comment?.body).toContain(ran.outputs.digest);
    const [check, ...more] = world.plans(pull.headSha);
    expect(more).toEqual([]);
    expect(check).toMatchObject({ status: 'completed', conclusion: 'success' });
    expect(holdsRecord(check!)).toBe(true);
    expect(check?.text).toMatch(/^<details>/);
    const first =
      /^\*\*1 to delete · 1 to create\*\* · .*\n\nThe \[comment\]\((\S+)\) shows the plan\.\n\n### Delete\n/;
    expect(first.exec(check?.summary ?? '')?.[1]).toBe(ran.outputs['comment-url']);
    expect(ran.outputs).toMatchObject({
      ...{ result: 'planned', 'has-changes': 'true', 'create-count': '1', 'update-count': '0', 'delete-count': '1' },
      ...{ 'drift-count': '0', 'comment-url': expect.stringContaining(`/pull/${pull.number}#issuecomment-`) },
    });
  });

  test('that did not change leaves the comment alone, and makes a new record with the time of the first', async () => {
    const { world, pull } = await opened();
    await world.planRun(pull);
    const before = { comments: structuredClone(world.comments(pull)), first: { ...world.plans(pull.headSha)[0]! } };
    pull.title = 'Another title';
    const { after } = await world.directPush({ 'README.md': 'more\n' });
    const again = await world.planRun(pull);
    expect(again).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
    expect(posts(again.github)).toEqual([MADE, ENDED]);
    expect(world.comments(pull)).toEqual(before.comments);
    const [first, second] = world.plans(pull.headSha);
    expect(first).toEqual(before.first);
    expect(holdsRecord(second!)).toBe(true);
    const [older, newer] = recordsIn(world.plans(pull.headSha));
    const { at, digest } = older?.record ?? {};
    expect(newer?.record).toMatchObject({ at, digest, base: after, title: 'Another title' });
    expect(second).toMatchObject({ status: 'completed', conclusion: 'success' });
    expect(second?.summary).toContain('Recorded before, at ');
  });

  test('after another push updates the same comment, and makes a record for the new head', async () => {
    const { world, pull } = await opened();
    await world.planRun(pull);
    const old = pull.headSha;
    await world.github.pushToPull(pull, declared('a', 'b', 'd'));
    const ran = await world.planRun(pull);
    expect(ran.outputs).toMatchObject({ result: 'planned', 'create-count': '1', 'delete-count': '0' });
    expect(posts(ran.github)).toEqual([MADE, 'PATCH /issues/comments/N 200', ENDED]);
    const [comment, ...others] = world.comments(pull);
    expect(others).toEqual([]);
    expect(comment?.body).toContain('`d`');
    expect(comment?.body).not.toContain('`c`');
    expect([old, pull.headSha].map((sha) => world.plans(sha).map(holdsRecord))).toEqual([[true], [true]]);
  });

  test('without changes and findings makes no comment, and the check says so', async () => {
    const world = await alpha(['a']);
    const pull = await world.pullRequest({ 'README.md': 'more words\n' });
    const ran = await world.planRun(pull);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'no-changes', 'has-changes': 'false' } });
    expect(ran.outputs['comment-url']).toBeUndefined();
    expect(posts(ran.github)).toEqual([MADE, ENDED]);
    const [check] = world.plans(pull.headSha);
    expect(check).toMatchObject({ conclusion: 'success', title: 'no changes' });
    expect(check?.summary).toContain('Merging this pull request changes nothing at the service');
    expect(holdsRecord(check!)).toBe(true);
  });

  test('with a finding but no changes makes a comment', async () => {
    const world = await alpha(['a']);
    const pull = await world.pullRequest({ 'inventory/alpha.yml': `${declare('Alpha', ['a'])}\nnote: x\n` });
    await world.planRun(pull);
    expect(world.comments(pull)).toMatchObject([{ body: expect.stringContaining('`note`') }]);
  });

  test('that a guard blocks is red and makes no record', async () => {
    const { world, pull } = await scene(['a', 'b'], ['a']);
    const ran = await world.planRun(pull, { 'max-deletes': '0' });
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'blocked' } });
    expect(world.plans(pull.headSha)).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    expect(recordsIn(world.plans(pull.headSha))).toEqual([]);
    expect(world.comments(pull)[0]?.body).toContain('`max-deletes`');
  });

  test('with an error is red, and annotates the line of the finding', async () => {
    const world = await alpha(['a', 'b']);
    const pull = await world.pullRequest({ 'inventory/alpha.yml': declare('Alpa', ['a']) });
    const ran = await world.planRun(pull);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'invalid' } });
    const annotations = [{ path: 'inventory/alpha.yml', start_line: 1 }];
    expect(world.plans(pull.headSha)).toMatchObject([{ conclusion: 'failure', annotations }]);
  });
});

describe('a pull request', () => {
  /** The text of a check run that had nothing to record, so that it does not look like an erased record. */
  const PASSED = expect.stringMatching(/"pullRequest":1,"passed":"sha256:[0-9a-f]{64}"\}/);

  test('that is closed causes no requests to the service or to GitHub', async () => {
    const { world, pull } = await opened();
    world.github.closePull(pull);
    const ran = await world.run(await world.github.event('pull_request', { pull, action: 'closed' }));
    expect(ran).toMatchObject({ code: 0, requests: [], github: [], outputs: { result: 'skipped' } });
    expect(ran.log).toContain('the pull request is closed: nothing to do');
  });

  test('that changes nothing gets no comment about findings that its base has too', async () => {
    const world = await alpha(['a', 'A']);
    const pull = await world.pullRequest({ 'README.md': 'edited' });
    const ran = await world.planRun(pull);
    expect(ran.log).toContain('similar-name');
    expect(world.comments(pull)).toEqual([]);
    const other = await world.pullRequest(declared('a', 'A', 'b', 'B'));
    await world.planRun(other);
    expect(world.comments(other)).toHaveLength(1);
  });

  test.each([
    ['this app', 'superseded', undefined],
    ['another app', 'planned', { id: 66, slug: 'mallory', name: 'Mallory' }],
  ])('that gets a newer plan from %s during its plan has the result %s', async (_, result, app) => {
    const { world, pull, meanwhile } = await openedMeanwhile();
    const { checkRuns } = world.github.state;
    meanwhile(async () => void checkRuns.push({ ...checkRuns[0]!, id: 999_999, ...(app && { app }) }));
    expect((await world.planRun(pull)).outputs.result).toBe(result);
  });

  test.each([
    ['closed', 'superseded', 'neutral'],
    ['pushed to', 'superseded', 'neutral'],
    ['closed, and its plan cancelled,', 'cancelled', 'failure'],
  ])('that was %s since the event gets no comment and no record', async (what, result, conclusion) => {
    const { world, pull, meanwhile } = await openedMeanwhile();
    const stop = new AbortController();
    meanwhile(async () => {
      if (what === 'pushed to') await world.github.pushToPull(pull, declared('a', 'd'));
      else world.github.closePull(pull);
      if (result === 'cancelled') stop.abort();
    });
    expect((await world.planRun(pull, {}, { interrupted: stop.signal })).outputs.result).toBe(result);
    expect(world.comments(pull)).toEqual([]);
    expect(world.github.state.checkRuns).toMatchObject([{ status: 'completed', conclusion, text: PASSED }]);
  });
});

describe('a pull request in a stack', () => {
  const inStack = async (world: World, pull: PullState, ref = 'main') => {
    await world.github.refreshTestMerge(pull);
    const event = await world.github.event('pull_request', { pull });
    const stack = { id: 1, number: 9, size: 2, position: 2, base: { ref, sha: pull.baseSha } };
    return { ...event, payload: { ...event.payload, pull_request: { ...Object(event.payload.pull_request), stack } } };
  };

  test('is red and has no record where it stands on another one; the lowest one is planned', async () => {
    const world = await alpha(['a']);
    const low = await world.pullRequest(declared('a', 'b'));
    const high = await world.pullRequest(declared('a', 'b', 'c'), { base: low.branch });
    const ran = await world.run(await inStack(world, high));
    const why = `Merge #${low.number} first`;
    expect(ran).toMatchObject({ code: 1, requests: [], outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringContaining(`${why}: GitHub then changes the base`)]);
    expect(ran.summary).toContain(why);
    expect(world.plans(high.headSha)).toMatchObject([{ conclusion: 'failure', title: why, text: null }]);
    expect(await world.run(await inStack(world, low))).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    expect(recordsIn(world.plans(low.headSha))).toHaveLength(1);
  });

  test('for another branch, from which nothing is applied, is planned like any other', async () => {
    const world = await alpha(['a']);
    await world.github.commitFiles('release', { 'NOTES.md': 'first' });
    const pull = await world.pullRequest(declared('a', 'b'), { base: 'release' });
    const event = await inStack(world, pull, 'release-2');
    expect(await world.run(event)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
  });
});
