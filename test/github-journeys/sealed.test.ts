// A record seals what people read together with what they approve. If someone changes it, erases a record or retargets
// a pull request, no approval counts, and the refusal says why.
import { describe, expect, test } from 'vitest';
import { marker } from '../../src/github/marked-comment.ts';
import { alpha, declared, openedWithDelete as opened, plannedPull, recordsIn, type Scene } from './world.ts';

const REVIEW = { approval: 'review' };

async function reviewed(): Promise<Scene> {
  const it = await opened();
  await it.world.planRun(it.pull, REVIEW);
  it.world.github.review(it.pull);
  return it;
}

async function expectRefused({ world, pull }: Scene, why: string): Promise<void> {
  const ran = await world.applyRun(await world.merge(pull), REVIEW);
  expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  expect(ran.log).toContain(why);
}

const changeCheck = ({ world, pull }: Scene, to: object) => Object.assign(world.plans(pull.headSha)[0]!, to);

test.each<[title: string, why: string, tamper: (scene: Scene) => void]>([
  [
    'the comment is edited and put back',
    'someone changed the comment that reviewers read',
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
  [
    'the summary of the check is changed',
    'someone changed the check that reviewers read',
    (it) => changeCheck(it, { summary: 'No changes' }),
  ],
  ['the text of the check is emptied', 'ended without a record', (it) => changeCheck(it, { text: '' })],
])('with approval: review no record counts when %s', async (_, why, tamper) => {
  const it = await reviewed();
  tamper(it);
  await expectRefused(it, why);
});

test('a repeated plan needs another review if someone had changed its comment', async () => {
  const it = await opened();
  const { world, pull } = it;
  await world.planRun(pull, REVIEW);
  world.github.editComment(world.comments(pull)[0]!, 'none');
  world.github.review(pull);
  world.github.state.calendar.advance(5000);
  await world.planRun(pull, REVIEW);
  await expectRefused(it, 'before the plan was shown');
});

test('plans that start after the merge do nothing, and leave the earlier record valid', async () => {
  const { world, pull } = await reviewed();
  const edit = () => world.github.event('pull_request', { pull, action: 'edited' });
  const before = await edit();
  const push = await world.merge(pull);
  for (const event of [before, await edit()])
    expect(await world.run(event, REVIEW)).toMatchObject({ requests: [], outputs: { result: 'superseded' } });
  expect(await world.applyRun(push, REVIEW)).toMatchObject({ code: 0, outputs: { result: 'applied' } });
});

test('a plan is red if its comment cannot be updated, or if another comment looks like a plan', async () => {
  const { world, pull } = await reviewed();
  await world.github.pushToPull(pull, declared('a', 'd'));
  world.github.fault('issues/update-comment', { answer: 403 });
  expect((await world.planRun(pull, REVIEW)).errors).toEqual([expect.stringContaining('pull-requests: write')]);
  world.github.plantComment(pull.number, 'github-actions[bot]', `See ${marker('plan', '')}`);
  expect((await world.planRun(pull, REVIEW)).errors).toEqual([expect.stringContaining('Delete that comment')]);
});

describe('a pull request into another branch', () => {
  test('makes no record, and its review does not count when it is retargeted', async () => {
    const world = await alpha(['a', 'b']);
    await world.github.commitFiles('dev', {});
    const pull = await world.pullRequest(declared('a'), { base: 'dev' });
    await world.planRun(pull, REVIEW);
    world.github.review(pull);
    expect(recordsIn(world.plans(pull.headSha))).toEqual([]);
    await world.github.retarget(pull, 'main');
    await expectRefused({ world, pull }, 'Pull request 1: ');
  });

  test('leaves its record for the default branch valid, even when a guard blocks its new plan', async () => {
    const world = await alpha(['a', 'b']);
    await world.github.commitFiles('dev', declared('a', 'b'));
    const pull = await plannedPull(world, declared('a'));
    await world.github.retarget(pull, 'dev');
    expect((await world.planRun(pull, { 'max-deletes': '0' })).outputs.result).toBe('blocked');
    await world.github.retarget(pull, 'main');
    expect(await world.applyRun(await world.merge(pull))).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  });

  test('that is retargeted is not planned while the test merge is still of the old base', async () => {
    const world = await alpha(['a', 'b']);
    await world.github.commitFiles('dev', declared('a'));
    const pull = await world.pullRequest({ 'README.md': 'harmless\n' }, { base: 'dev' });
    const { sha } = await world.github.event('pull_request', { pull });
    await world.github.retarget(pull, 'main');
    const event = await world.github.event('pull_request', { pull, action: 'edited' });
    const ran = await world.run({ ...event, sha }, REVIEW);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringContaining('test merge of another branch than main')]);
    expect(world.plans(pull.headSha)).toMatchObject([{ conclusion: 'failure', text: null }]);
    expect(world.comments(pull)).toEqual([]);
  });
});
