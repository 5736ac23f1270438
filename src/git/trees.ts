// Identifies what commits hold at some paths, by the hashes of the objects there: if two are the same, they hold the
// same files.
import { ensureCommits } from './fetch.ts';
import type { RunGit } from './process.ts';

/**
 * One text for all paths, by commit. Fetches the commits that a shallow clone lacks in one request. Throws GitError.
 */
export async function treesAt(
  paths: readonly string[],
  commits: readonly string[],
  run: RunGit,
): Promise<Record<string, string>> {
  await ensureCommits(commits, run);
  const names = commits.flatMap((commit) => paths.map((path) => `${commit}:${path}`));
  const output = await run(['cat-file', '--batch-check=%(objectname)'], names.map((name) => `${name}\n`).join(''));
  // A line without a hash is for a missing path.
  const lines = output
    .toString()
    .split('\n')
    .map((line) => (/^[0-9a-f]{40,64}$/.test(line) ? line : '-'));
  return Object.fromEntries(
    commits.map((commit, index) => [commit, lines.slice(index * paths.length, (index + 1) * paths.length).join(' ')]),
  );
}
