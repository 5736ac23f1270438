// The folder that a run of the action works in, and where it stands in the repository.
import { statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { GitError, type RunGit } from '../../inventory/git/process.ts';
import { folderOf } from '../../inventory/git/read.ts';
import { ConfigurationError } from '../../service/endpoint.ts';
import type { Runner } from './runner.ts';

/** Absolute. Throws a ConfigurationError for what is no folder. */
export function workingDirectory({ input, workspace }: Pick<Runner, 'input' | 'workspace'>): string {
  const cwd = resolve(workspace, input('working-directory'));
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() === true) return cwd;
  throw new ConfigurationError('working-directory', 'is not a folder of the workspace. Check its spelling.');
}

/**
 * What to put before paths of its files, so that they are those of the repository: `ops/plant/`, or '' at its root.
 * A checkout need not be the workspace. Where there is no repository, the workspace stands for it.
 */
export async function repositoryFolder(cwd: string, git: RunGit, workspace: string): Promise<string> {
  try {
    return await folderOf(git);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const path = relative(workspace, cwd).split(sep).join('/');
    return path === '' || path.startsWith('..') ? '' : `${path}/`;
  }
}
