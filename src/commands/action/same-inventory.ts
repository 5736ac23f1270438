// Whether two commits hold the same inventory files, byte for byte.
import { sha256 } from '../../core/fingerprint.ts';
import type { RunGit } from '../../inventory/git/process.ts';
import { readGit } from '../../inventory/git/read.ts';
import { readPaths } from '../../inventory/paths.ts';

interface SameInput {
  readonly run: RunGit;
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly commits: readonly [string, string];
}

export async function isSameInventory({ run, cwd, paths, commits }: SameInput): Promise<boolean> {
  const selections = await readPaths(paths, cwd);
  const listOf = async (commit: string) => {
    const lines: string[] = [];
    await readGit(
      { run, commit, selections },
      ({ path, bytes }) => lines.push(`${sha256(bytes)} ${path}`),
      ({ code, at }) => lines.push(`${code} ${at?.file.path ?? ''}`),
    );
    return lines.join('\n');
  };
  const [a, b] = [await listOf(commits[0]), await listOf(commits[1])];
  return a === b;
}
