// Files that a sparse checkout hides would look like deletes. Every command that reads the working tree refuses them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, git } from '../inventory/temporary.ts';
import { setStage } from './harness.ts';
import { declare, world } from './world.ts';

const COMMANDS = [
  ['validate'],
  ['plan'],
  ['apply', '--yes'],
  ['drift'],
  ['import'],
  ['import', '--update'],
  ['export'],
  ['fmt'],
];

async function staged(...narrow: string[]) {
  const stage = await setStage({
    seed: world({ Alpha: ['a'], Beta: ['b'] }),
    // Committed: `b` moved to Alpha.
    files: {
      'inventory/north/alpha.yml': declare('Alpha', ['a', 'b moved_from=Beta']),
      'inventory/south/beta.yml': declare('Beta', []),
    },
  });
  commitAll(stage.folder);
  git(stage.folder, 'sparse-checkout', 'set', ...narrow);
  return stage;
}

test.each(COMMANDS)('%s %s', async (...argv) => {
  const stage = await staged('inventory/south');
  const ran = await stage.cli(...argv);
  expect(ran).toMatchObject({ code: 1, writes: [] });
  const remedy = 'Widen it: git sparse-checkout add inventory, or end it: git sparse-checkout disable.';
  expect(ran.shown).toContain('inventory/north/alpha.yml');
  expect(ran.shown).toContain(`The sparse checkout of this clone hides this file, so what it declares is not read.`);
  expect(ran.shown).toContain(remedy);
  git(stage.folder, 'sparse-checkout', 'add', 'inventory');
  expect(await stage.cli(...argv)).toMatchObject({ code: 0 });
});

test('one that hides no file of the inventory is no obstacle, and hidden files of a worktree are found, too', async () => {
  const stage = await staged('inventory');
  expect(await stage.cli('validate')).toMatchObject({ code: 0 });
  expect(await stage.cli('validate', '--path', '.')).toMatchObject({ code: 0 });
  const tree = join(stage.root, 'tmp/tree');
  git(stage.folder, 'worktree', 'add', '-q', '-b', 'other', tree);
  execFileSync('git', ['sparse-checkout', 'set', 'inventory/south'], { cwd: tree });
  for (const flags of [
    ['--working-directory', tree],
    ['--path', join(tree, 'inventory')],
  ]) {
    const ran = await stage.cli('validate', ...flags);
    expect(ran).toMatchObject({ code: 1, shown: expect.stringContaining('north/alpha.yml error sparse-checkout') });
  }
});
