// Reads many objects of a repository with one process of git.
import { GitError, type RunGit } from './process.ts';

/** The objects that exist, by their hashes or names such as `COMMIT:PATH`. Throws GitError if the answer is cut off. */
export async function readObjects(run: RunGit, names: readonly string[]): Promise<Map<string, Buffer>> {
  const objects = new Map<string, Buffer>();
  // Git takes one name a line.
  const lines = names.filter((name) => !name.includes('\n'));
  for (const name of names.filter((each) => each.includes('\n'))) {
    const content = await run(['cat-file', 'blob', name]).catch(() => null);
    if (content !== null) objects.set(name, content);
  }
  const output = await run(['cat-file', '--batch'], lines.map((name) => `${name}\n`).join(''));
  let at = 0;
  for (const name of lines) {
    // `hash type size<LF>bytes<LF>`. For a missing object only one line, such as `name missing<LF>`.
    const start = output.indexOf(10, at) + 1;
    const size = /^[0-9a-f]+ [a-z]+ ([0-9]+)\n$/.exec(output.toString('latin1', at, start))?.[1];
    const end = start + Number(size ?? -1);
    if (start === 0 || end >= output.length)
      throw new GitError('failed', 'git cat-file: an answer that cannot be read');
    if (size !== undefined) objects.set(name, output.subarray(start, end));
    at = end + 1;
  }
  return objects;
}
