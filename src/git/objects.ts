// The objects of a repository. Fetches commits that a clone of depth 1 lacks, without their history. Compares what
// commits hold. Reads many objects with one process of git.
import { GitError, type GitFolder, type RunGit } from './process.ts';

/**
 * Fetches with the credentials that the checkout left, or without any. If that fails, fetches with the token.
 * `runWithToken` is null if there is no token.
 */
export function fetchingWith(run: RunGit, runWithToken: RunGit | null): RunGit {
  if (runWithToken === null) return run;
  return async (args, input) => {
    try {
      return await run(args, input);
    } catch (error) {
      if (!(error instanceof GitError) || args[0] !== 'fetch') throw error;
      return runWithToken(args, input);
    }
  };
}

/** Fetches those of the commits that a shallow clone lacks, in one request. Takes full hashes. Throws GitError. */
export async function ensureCommits(commits: readonly string[], run: RunGit): Promise<void> {
  const trees = await hashesOf(
    commits.map((commit) => `${commit}^{tree}`),
    run,
  );
  const missing = commits.filter((_, index) => trees[index] === MISSING);
  if (missing.length === 0) return;
  const hashes = missing.map((commit) => `${commit}\n`).join('');
  await run([...(await fetchCommand(run)), '--no-write-fetch-head', '--stdin', 'origin'], hashes);
}

/**
 * For each commit, one text that identifies what it holds at the paths: the hashes of the objects there. If two commits
 * have the same text, they hold the same files. Fetches commits that a shallow clone lacks. Throws GitError.
 */
export async function treesAt(
  paths: readonly string[],
  commits: readonly string[],
  run: RunGit,
): Promise<Record<string, string>> {
  await ensureCommits(commits, run);
  const names = commits.flatMap((commit) => paths.map((path) => `${commit}:${path}`));
  const hashes = await hashesOf(names, run);
  const { length } = paths;
  const entries = commits.map((commit, n) => [commit, hashes.slice(n * length, (n + 1) * length).join(' ')]);
  return Object.fromEntries(entries);
}

const MISSING = '-';

/** The hash of each object by its name, such as `COMMIT:PATH`; MISSING if there is no such object. */
async function hashesOf(names: readonly string[], run: RunGit): Promise<string[]> {
  const output = await run(['cat-file', '--batch-check=%(objectname)'], names.map((name) => `${name}\n`).join(''));
  const lines = output.toString().split('\n');
  return names.map((_, index) => /^[0-9a-f]{40,64}$/.exec(lines[index] ?? '')?.[0] ?? MISSING);
}

/** The command fetches no history into a shallow clone. A complete clone stays complete. */
async function fetchCommand(run: RunGit): Promise<string[]> {
  const isShallow = (await run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true';
  return ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...(isShallow ? ['--depth=1'] : [])];
}

/**
 * A commit and the parents that it names, including those that a clone of depth 1 lacks. `name` is a hash or a ref. A
 * ref is fetched from the remote. Throws GitError.
 */
export async function commitWithParents(name: string, run: RunGit) {
  const isRef = name.startsWith('refs/');
  if (isRef) await run([...(await fetchCommand(run)), 'origin', name]);
  const commit = isRef ? (await run(['rev-parse', '--verify', 'FETCH_HEAD^{commit}'])).toString().trim() : name;
  const text = (await run(['cat-file', 'commit', commit])).toString('latin1');
  const head = text.slice(0, text.indexOf('\n\n'));
  return { commit, parents: Array.from(head.matchAll(/^parent ([0-9a-f]{40,64})$/gm), (match) => match[1]!) };
}

/**
 * The environment that makes git send the token only to this server. The token is on no command line and in no file.
 * Configuration that the job gives git in the same way, such as a proxy, is kept. The empty value drops the header that
 * the checkout left, because a server refuses a request with two.
 */
export function tokenEnvironment(serverUrl: string, token: string, env: GitFolder['env']): Record<string, string> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  const key = `http.${new URL(serverUrl).origin}/.extraheader`;
  const count = Number(env.GIT_CONFIG_COUNT ?? '') || 0;
  return {
    GIT_CONFIG_COUNT: String(count + 2),
    [`GIT_CONFIG_KEY_${count}`]: key,
    [`GIT_CONFIG_VALUE_${count}`]: '',
    [`GIT_CONFIG_KEY_${count + 1}`]: key,
    [`GIT_CONFIG_VALUE_${count + 1}`]: `AUTHORIZATION: basic ${basic}`,
  };
}

/** The objects that exist, by their hashes or names such as `COMMIT:PATH`. Throws GitError if the answer is cut off. */
export async function readObjects(run: RunGit, names: readonly string[]): Promise<Map<string, Buffer>> {
  const objects = new Map<string, Buffer>();
  // Git reads one name per line, so names with a line feed are read one by one.
  const lines = names.filter((name) => !name.includes('\n'));
  for (const name of names.filter((each) => each.includes('\n'))) {
    const content = await run(['cat-file', 'blob', name]).catch(() => null);
    if (content !== null) objects.set(name, content);
  }
  const output = await run(['cat-file', '--batch'], lines.map((name) => `${name}\n`).join(''));
  let at = 0;
  for (const name of lines) {
    // `hash type size<LF>bytes<LF>`. For a missing object there is only one line, such as `name missing<LF>`.
    const start = output.indexOf(10, at) + 1;
    const size = /^[0-9a-f]+ [a-z]+ ([0-9]+)\n$/.exec(output.toString('latin1', at, start))?.[1];
    const end = start + Number(size ?? -1);
    if (start === 0 || end >= output.length) throw new GitError('failed', 'git cat-file: the output cannot be read');
    if (size !== undefined) objects.set(name, output.subarray(start, end));
    at = end + 1;
  }
  return objects;
}

/** The hash of every file in the output of `git ls-tree -r -z`, by path. */
export function listedObjects(output: string): Map<string, string> {
  const entries = output.split('\0').slice(0, -1);
  return new Map(
    entries.map((entry) => {
      const tab = entry.indexOf('\t');
      return [entry.slice(tab + 1), entry.slice(0, tab).split(' ')[2] ?? ''];
    }),
  );
}
