// A job in a container works in a folder that another user owns: git is told to trust it, for our own calls alone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitProcess, outputText } from '../../src/inventory/git/process.ts';
import { commitAll, folderWith } from './temporary.ts';

/** Git's own tests have it believe in another owner by this. */
const OTHER_OWNER = { ...process.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };

function repositoryAt(...path: string[]): {
  readonly workspace: string;
  readonly cwd: string;
  readonly commit: string;
} {
  const workspace = folderWith({});
  const cwd = join(workspace, ...path);
  mkdirSync(cwd, { recursive: true });
  return { workspace, cwd, commit: commitAll(cwd) };
}

test.each([[[]], [['checkout', 'ops']]])('the workspace and the way from it are trusted: %j', async (path) => {
  const { workspace, cwd, commit } = repositoryAt(...path);
  const head = ['rev-parse', 'HEAD'];
  await expect(gitProcess({ cwd, env: OTHER_OWNER })(head)).rejects.toMatchObject({ kind: 'not-trusted' });
  expect(outputText(await gitProcess({ cwd, env: OTHER_OWNER, workspace })(head)).trim()).toBe(commit);
});

test('a folder outside of the workspace is not', async () => {
  const { cwd } = repositoryAt('elsewhere');
  const git = gitProcess({ cwd, env: OTHER_OWNER, workspace: folderWith({}) });
  await expect(git(['rev-parse', 'HEAD'])).rejects.toMatchObject({ kind: 'not-trusted' });
});
