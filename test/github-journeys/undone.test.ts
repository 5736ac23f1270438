// People undo a merge by reverting it, or rename without a hint what has a number. Every asset keeps its id, and the
// comment and the apply say the same. test/core/earlier.test.ts has the rules.
import { expect, test } from 'vitest';
import type { Files } from '../github/stand-in/git.ts';
import { alphaAndBeta, declared, other, type World } from './world.ts';

/** Plans, merges and applies the files. Returns how many assets that changed, and what the comment of the plan says. */
async function land(world: World, alpha: readonly string[], beta: readonly string[] = []) {
  const files: Files = { ...declared(...alpha), ...other(...beta) };
  const pull = await world.pullRequest(files);
  expect(await world.planRun(pull)).toMatchObject({ code: 0, outputs: { 'delete-count': '0' } });
  const [comment] = world.comments(pull);
  const { code, writes } = await world.applyRun(await world.merge(pull));
  expect(code).toBe(0);
  expect(writes.filter((line) => !line.startsWith('PATCH '))).toEqual([]);
  return { changed: new Set(writes).size, comment: comment?.body ?? '' };
}

test.each<[string, string[], string[], string[], number]>([
  ['a rename with a move', ['b'], ['x renamed_from=a moved_from=Alpha'], ['Alpha/b ca_b', 'Beta/x ca_a'], 1],
  ['a chain of renames', ['b renamed_from=a', 'c renamed_from=b'], [], ['Alpha/b ca_a', 'Alpha/c ca_b'], 2],
])('a revert of %s keeps the ids, and so does the revert of the revert', async (_, alpha, beta, moved, count) => {
  const world = await alphaAndBeta(['a', 'b'], [], { isApplied: true });
  const start = world.live();
  expect((await land(world, alpha, beta)).changed).toBe(count);
  expect(world.live()).toEqual(moved);
  for (const isBack of [true, false, true]) {
    const { changed, comment } = isBack ? await land(world, ['a', 'b']) : await land(world, alpha, beta);
    expect(changed).toBe(count);
    expect(comment).not.toContain('Is this a rename?');
    expect(comment.includes('identity-kept')).toBe(isBack);
    expect(world.live()).toEqual(isBack ? start : moved);
  }
});

test('an entry with a number keeps its id under another name in another system, without a hint', async () => {
  const world = await alphaAndBeta(['a external_id=CI1', 'b external_id=CI2'], [], { isApplied: true });
  const { comment } = await land(world, ['b external_id=CI2'], ['x external_id=CI1']);
  expect(comment).toContain('identity-kept');
  expect(world.live()).toEqual(['Alpha/b ca_b', 'Beta/x ca_a']);
});
