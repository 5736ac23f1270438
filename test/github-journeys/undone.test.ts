// People undo a merge by reverting it, or rename without a hint what has a number. Every asset keeps its id, and the
// comment and the apply say the same.
import { describe, expect, test } from 'vitest';
import type { Files } from '../github/stand-in/git.ts';
import { alphaAndBeta, declared, other, plannedPull, type World } from './world.ts';

/** Plans, merges and applies the files. Returns what the apply wrote, and what the comment of the plan says. */
async function land(world: World, files: Files) {
  const pull = await world.pullRequest(files);
  expect(await world.planRun(pull)).toMatchObject({ code: 0 });
  const [comment] = world.comments(pull);
  const ran = await world.applyRun(await world.merge(pull));
  expect(ran.code).toBe(0);
  return { writes: ran.writes, comment: comment?.body ?? '', deletes: ran.outputs['delete-count'] };
}

const systems = (alpha: readonly string[], beta: readonly string[] = []) => ({
  ...declared(...alpha),
  ...other(...beta),
});

/** How many assets an apply changed, if it only changed assets. */
const patched = (writes: readonly string[]) => {
  expect(writes.filter((line) => !line.startsWith('PATCH '))).toEqual([]);
  return new Set(writes).size;
};

describe('a revert keeps the ids', () => {
  test.each<[string, Files, Files, string[], number]>([
    ['of a rename', systems(['a', 'b']), systems(['x renamed_from=a', 'b']), ['Alpha/b ca_b', 'Alpha/x ca_a'], 1],
    ['of a move', systems(['a', 'b']), systems(['b'], ['a moved_from=Alpha']), ['Alpha/b ca_b', 'Beta/a ca_a'], 1],
    [
      'of a rename with a move',
      systems(['a', 'b']),
      systems(['b'], ['x renamed_from=a moved_from=Alpha']),
      ['Alpha/b ca_b', 'Beta/x ca_a'],
      1,
    ],
    [
      'of a chain of renames',
      systems(['a', 'b']),
      systems(['b renamed_from=a', 'c renamed_from=b']),
      ['Alpha/b ca_a', 'Alpha/c ca_b'],
      2,
    ],
  ])('%s, and so does the revert of the revert', async (_, before, after, moved, count) => {
    const world = await alphaAndBeta(['a', 'b']);
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    const start = world.live();
    expect(patched((await land(world, after)).writes)).toBe(count);
    expect(world.live()).toEqual(moved);
    for (const [files, expected] of [
      [before, start],
      [after, moved],
      [before, start],
    ] as const) {
      const { writes, comment, deletes } = await land(world, files);
      expect(patched(writes)).toBe(count);
      expect(deletes).toBe('0');
      expect(comment).not.toContain('Is this a rename?');
      expect(comment.includes('identity-kept')).toBe(files === before);
      expect(world.live()).toEqual(expected);
    }
  });

  test.each([
    ['of a swap', ['a id=ca_b', 'b id=ca_a', 'c'], ['Alpha/a ca_b', 'Alpha/b ca_a', 'Alpha/c ca_c']],
    ['of a ring', ['a id=ca_c', 'b id=ca_a', 'c id=ca_b'], ['Alpha/a ca_c', 'Alpha/b ca_a', 'Alpha/c ca_b']],
  ])('%s, which it leaves as it is, because every name is there', async (_, turned, expected) => {
    const world = await alphaAndBeta(['a', 'b', 'c']);
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    await land(world, systems(turned));
    expect(world.live()).toEqual(expected);
    expect((await land(world, systems(['a', 'b', 'c']))).writes).toEqual([]);
    expect(world.live()).toEqual(expected);
  });

  test('before the rename was applied it changes nothing', async () => {
    const world = await alphaAndBeta(['a']);
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    await world.merge(await plannedPull(world, systems(['x renamed_from=a'])));
    expect((await land(world, systems(['a']))).writes).toEqual([]);
    expect(world.live()).toEqual(['Alpha/a ca_a']);
  });

  test('after the hint was removed, the plan asks instead', async () => {
    const world = await alphaAndBeta(['a']);
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    await land(world, systems(['x renamed_from=a']));
    await land(world, systems(['x']));
    const pull = await plannedPull(world, systems(['a']));
    expect(world.comments(pull)[0]?.body).toContain('Is this a rename?');
    expect(world.comments(pull)[0]?.body).not.toContain('identity-kept');
  });
});

describe('an entry with a number, without a hint,', () => {
  const numbered = () => alphaAndBeta(['a external_id=CI1', 'b external_id=CI2']);

  test.each<[string, Files, string[]]>([
    [
      'keeps its id under another name in another system',
      systems(['b external_id=CI2'], ['x external_id=CI1']),
      ['Alpha/b ca_b', 'Beta/x ca_a'],
    ],
    [
      'keeps its id when it takes the name of another one',
      systems(['b external_id=CI1', 'c external_id=CI2']),
      ['Alpha/b ca_a', 'Alpha/c ca_b'],
    ],
  ])('%s', async (_, files, expected) => {
    const world = await numbered();
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    const { comment, writes } = await land(world, files);
    patched(writes);
    expect(comment).toContain('identity-kept');
    expect(world.live()).toEqual(expected);
  });

  test('is a new asset if the device that had the number is still there', async () => {
    const world = await numbered();
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    const { writes } = await land(world, systems(['a', 'b external_id=CI2', 'x external_id=CI1']));
    expect(writes).toEqual(['POST /cyber-assets 201']);
  });

  test('claims nothing if its number and the hint that it undoes mean two assets', async () => {
    const world = await numbered();
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    await land(world, systems(['x renamed_from=a external_id=CI1', 'b external_id=CI2']));
    const pull = await plannedPull(world, systems(['a external_id=CI2']));
    expect(world.comments(pull)[0]?.body).not.toContain('identity-kept');
  });
});
