// What people read is sealed with what they approve: who changes it, erases a record or retargets a pull request finds
// that no approval counts, and the refusal says why.
import { describe, expect, test } from 'vitest';
import { marker } from '../../src/github/comment.ts';
import { openedWithDelete as opened } from './asked.ts';
import { runInside } from './inside.ts';
import type { Inputs, Ran } from './run.ts';
import { alpha, declared, recordsIn, type Scene } from './world.ts';

const REVIEW = { approval: 'review' };
const SIGNED = { 'signing-key': 'a signing key of its own, long enough' };

async function reviewed({ world, pull }: Scene, inputs: Inputs = REVIEW): Promise<void> {
  await world.planRun(pull, inputs);
  world.github.review(pull);
}

function expectRefused(ran: Ran, why: string): void {
  expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  expect(ran.log).toContain(why);
}

const [COMMENT, CHECK] = [
  'someone changed the comment that reviewers read',
  'someone changed the check that reviewers read',
];

function changeCheck({ world, pull }: Scene, to: object): void {
  Object.assign(world.plans(pull.headSha)[0]!, to);
}

const tampering: readonly (readonly [title: string, why: string, (scene: Scene) => unknown])[] = [
  [
    'the comment is edited and put back',
    COMMENT,
    ({ world, pull }) => {
      const comment = world.comments(pull)[0]!;
      const { body } = comment;
      for (const text of ['none', body]) world.github.editComment(comment, text);
    },
  ],
  [
    'another comment of the same bot says something else',
    'second comment that looks like the plan',
    ({ world, pull }) =>
      world.github.plantComment(pull.number, 'github-actions[bot]', `${marker('plan', '')}\nNo changes.`),
  ],
  ['the summary of the check is another', CHECK, (it) => changeCheck(it, { summary: 'No changes' })],
  ['the text of the check is emptied', 'ended without a record', (it) => changeCheck(it, { text: '' })],
];

describe('under review no record counts when', () => {
  test.each(tampering)('%s', async (_, why, tamper) => {
    const it = await opened();
    await reviewed(it);
    tamper(it);
    expectRefused(await it.world.applyRun(await it.world.merge(it.pull), REVIEW), why);
  });

  test('a signing key asks the same of a plan', async () => {
    const it = await opened();
    await it.world.planRun(it.pull, SIGNED);
    it.world.github.editComment(it.world.comments(it.pull)[0]!, 'none');
    expectRefused(await it.world.applyRun(await it.world.merge(it.pull), SIGNED), COMMENT);
  });
});

test.each([
  {},
  // As if it were of another pull request with the same head.
  { externalId: 'plan of pull request 99' },
])('a newer plan that was erased does not bring the older one back: %j', async (renamed) => {
  const { world, pull } = await opened();
  await reviewed({ world, pull });
  world.service.store.organization('acme').create({ name: 'x', cyber_system_id: 'cs_alpha', asset_type: 'hardware' });
  await world.github.pushToPull(pull, {});
  await world.planRun(pull, REVIEW);
  await world.planRun(pull, REVIEW);
  const [, second] = world.plans(pull.headSha);
  world.github.review(pull);
  Object.assign(second!, { text: null, ...renamed });
  expectRefused(await world.applyRun(await world.merge(pull), REVIEW), 'ended without a record');
});

test("nor does one that was renamed: the comment is the newer one's", async () => {
  const { world, pull } = await opened();
  await world.planRun(pull, REVIEW);
  world.service.store.organization('acme').create({ name: 'x', cyber_system_id: 'cs_alpha', asset_type: 'hardware' });
  await world.planRun(pull, REVIEW);
  world.github.review(pull);
  Object.assign(world.plans(pull.headSha)[1]!, { name: 'something else' });
  expectRefused(await world.applyRun(await world.merge(pull), REVIEW), COMMENT);
});

test('a job of the name of the check, or a check of that name, stands for no record', async () => {
  const { world, pull } = await opened();
  const finished = { status: 'completed', conclusion: 'success' } as const;
  world.github.plantCheckRun({ name: 'inventory plan', headSha: pull.headSha, ...finished });
  const push = await world.merge(pull);
  expectRefused(await world.applyRun(push), `Pull request ${pull.number}: `);
  expectRefused(await world.applyRun(push, REVIEW), `Pull request ${pull.number}: `);
});

test('the same plan again keeps the time of the record, so that its review holds', async () => {
  const { world, pull } = await opened();
  await reviewed({ world, pull });
  await world.planRun(pull, REVIEW);
  const records = recordsIn(world.plans(pull.headSha));
  expect(records).toHaveLength(2);
  expect(records[1]?.record.at).toBe(records[0]?.record.at);
  const ran = await world.applyRun(await world.merge(pull), REVIEW);
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
});

test('the same plan again, of a comment that somebody had changed, asks for another review', async () => {
  const { world, pull } = await opened();
  await world.planRun(pull, REVIEW);
  world.github.editComment(world.comments(pull)[0]!, 'none');
  world.github.review(pull);
  world.github.state.calendar.advance(5000);
  await world.planRun(pull, REVIEW);
  expectRefused(await world.applyRun(await world.merge(pull), REVIEW), 'before the plan was shown');
});

test('a plan that ran too late to record leaves the record before as it was', async () => {
  const { world, pull } = await opened();
  await reviewed({ world, pull });
  const event = await world.github.event('pull_request', { pull });
  const push = await world.merge(pull);
  expect(await world.run(event, REVIEW)).toMatchObject({ outputs: { result: 'superseded' } });
  expect(await world.applyRun(push, REVIEW)).toMatchObject({ code: 0, outputs: { result: 'applied' } });
});

describe('a pull request into another branch', () => {
  test('records nothing, and counts for nothing when it is retargeted', async () => {
    const world = await alpha(['a', 'b']);
    await world.github.commitFiles('dev', {});
    const pull = await world.pullRequest(declared('a'), { base: 'dev' });
    await reviewed({ world, pull });
    expect(recordsIn(world.plans(pull.headSha))).toEqual([]);
    await world.github.retarget(pull, 'main');
    expectRefused(await world.applyRun(await world.merge(pull), REVIEW), 'Pull request 1: ');
  });

  test('is not planned for the one it was retargeted to while the test merge is of the one before', async () => {
    const world = await alpha(['a', 'b']);
    await world.github.commitFiles('dev', declared('a'));
    const pull = await world.pullRequest({ 'README.md': 'harmless\n' }, { base: 'dev' });
    const { sha } = await world.github.event('pull_request', { pull });
    await world.github.retarget(pull, 'main');
    const event = await world.github.event('pull_request', { pull, action: 'edited' });
    const ran = await runInside(world, { event: { ...event, sha }, inputs: REVIEW });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringContaining('test merge of another branch than main')]);
    expect(world.plans(pull.headSha)).toMatchObject([{ conclusion: 'failure', text: null }]);
    expect(world.comments(pull)).toEqual([]);
  });
});
