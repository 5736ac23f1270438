// The default branch moves after an apply found itself at its tip and before it writes: it looks again.
import { expect, test } from 'vitest';
import type { Files } from '../github/stand-in/git.ts';
import { opened, openedMeanwhile } from './asked.ts';
import { applyInside, planInside } from './inside.ts';
import { alpha, declared, evidenceOf } from './world.ts';

/** The apply of an approved create, during which others push: when the service is first asked what is live. */
async function overtakenBy(...all: readonly Files[]) {
  const { world, pull, meanwhile, hasHappened } = await openedMeanwhile();
  await planInside(world, pull);
  const push = await world.merge(pull);
  meanwhile(async () => {
    for (const files of all) await world.directPush(files);
  });
  const ran = await applyInside(world, push);
  expect(hasHappened()).toBe(true);
  return { ran, marks: world.states(push.after), comments: world.comments(pull) };
}

test('another inventory at the tip: nothing is written or told, and its run will', async () => {
  const { ran, marks, comments } = await overtakenBy(declared('a', 'd'));
  expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
  expect(ran.requests).toContainEqual(expect.stringMatching(/^GET \/cyber-assets\b.* 200$/));
  expect(ran.log).toContain('superseded: the tip of main holds another inventory');
  expect(marks).toEqual(['inactive']);
  // That of its plan.
  expect(comments).toHaveLength(1);
});

test('the same inventory at the tip, which was another meanwhile: nothing is written, since that may have taken it back', async () => {
  const { ran, marks } = await overtakenBy(declared('a', 'd'), declared('a', 'c'));
  expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
  expect(ran.log).toContain('superseded: the inventory was changed meanwhile and changed back');
  expect(marks).toEqual(['inactive']);
});

test('the same inventory at the tip: it is written', async () => {
  const { ran, marks } = await overtakenBy({ 'README.md': 'again\n' });
  expect(ran).toMatchObject({ code: 0, writes: ['POST /cyber-assets 201'], outputs: { result: 'applied' } });
  expect(marks).toEqual(['success']);
});

test('an apply that finds another inventory at the tip, or cannot read what merged, leaves evidence of that', async () => {
  const world = await alpha(['a']);
  const push = await world.directPush(declared('a', 'c'));
  world.github.fault('repos/list-pull-requests-associated-with-commit', { answer: 422 });
  const failed = await applyInside(world, push);
  await world.directPush(declared('a', 'd'));
  const superseded = await applyInside(world, push);
  for (const [result, { requests, outputs }] of Object.entries({ failed, superseded })) {
    expect({ requests, outputs }).toEqual({ requests: [], outputs: { result, 'evidence-path': expect.anything() } });
    expect(evidenceOf({ outputs })).toMatchObject({
      result,
      commit: push.after,
      actor: 'dana',
      files: [],
      changes: [],
    });
  }
});

test('a failed apply that is run again after a newer one leaves the result of that as it was told', async () => {
  const { world, pull } = await opened();
  await planInside(world, pull);
  const push = await world.merge(pull);
  expect((await applyInside(world, push, { 'api-key': 'refused' })).outputs.result).toBe('failed');
  const newer = await world.directPush({ 'README.md': 'again\n' });
  expect((await applyInside(world, newer)).outputs.result).toBe('applied');
  const told = structuredClone(world.comments(pull));
  expect((await applyInside(world, push)).outputs.result).toBe('no-changes');
  expect(world.comments(pull)).toEqual(told);
  expect(told.at(-1)?.body).toContain('evidence `sha256:');
});
