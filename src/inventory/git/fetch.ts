// Brings commits that a clone of depth 1 lacks, one at a time and without their history (design section 8, Bytes).

import { GitError } from './error.ts';
import { type RunGit, resolveCommit } from './read.ts';

export interface GitFetch {
  /** With what the checkout left: its credentials, or none. */
  readonly run: RunGit;
  /** With the token, for a checkout that kept no credentials; null without a token. */
  readonly runWithToken: RunGit | null;
}

/** Makes sure that the commit, a full hash, can be read. Throws GitError. */
export async function ensureCommit(commit: string, git: GitFetch): Promise<void> {
  if (!(await hasCommit(commit, git.run))) await fetchOne(commit, git);
}

/** Fetches a ref of the remote and resolves to the commit it names there now. Throws GitError. */
export async function fetchRef(ref: string, git: GitFetch): Promise<string> {
  await fetchOne(ref, git);
  return resolveCommit(git.run, 'FETCH_HEAD');
}

export interface CommitText {
  /** As the commit itself names them: also those that a clone of depth 1 lacks. */
  readonly parents: readonly string[];
  /** The first line of its message. */
  readonly title: string;
}

/** Reads a commit that is there. Throws GitError. */
export async function readCommit(commit: string, run: RunGit): Promise<CommitText> {
  const text = Buffer.from(await run(['cat-file', 'commit', commit])).toString('latin1');
  const end = text.indexOf('\n\n');
  const parents = Array.from(text.slice(0, end).matchAll(/^parent ([0-9a-f]{40,64})$/gm), (match) => match[1]!);
  return { parents, title: text.slice(end + 2).split('\n', 1)[0] ?? '' };
}

async function hasCommit(commit: string, run: RunGit): Promise<boolean> {
  try {
    await run(['cat-file', '-e', `${commit}^{tree}`]);
    return true;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}

async function fetchOne(what: string, { run, runWithToken }: GitFetch): Promise<void> {
  const isShallow =
    Buffer.from(await run(['rev-parse', '--is-shallow-repository']))
      .toString()
      .trim() === 'true';
  // A whole clone stays whole.
  const depth = isShallow ? ['--depth=1'] : [];
  const args = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...depth, 'origin', what];
  try {
    await run(args);
  } catch (error) {
    if (!(error instanceof GitError) || runWithToken === null) throw error;
    await runWithToken(args);
  }
}

/**
 * Environment that makes git send the token to this server alone; it is on no command line and in no file. The empty
 * value drops what the checkout left: a server refuses a request with two.
 */
export function tokenEnvironment(serverUrl: string, token: string): Record<string, string> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  const key = `http.${new URL(serverUrl).origin}/.extraheader`;
  return {
    ...{ GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: '' },
    ...{ GIT_CONFIG_KEY_1: key, GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}` },
  };
}
