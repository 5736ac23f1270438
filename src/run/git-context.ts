// What git knows about a run of the command line, for its evidence: the commit, whether the files differ from it, and
// the actor. CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL come first, for other CI systems.

import { unreported } from '../core/diagnostic.ts';
import { sha256 } from '../core/fingerprint.ts';
import { early } from '../core/rejections.ts';
import { GitError, gitAnswer, type RunGit } from '../git/process.ts';
import { type FileRead, readRevision } from '../inventory/load.ts';
import type { ContextOf } from './apply-evidence.ts';
import type { Context, Repository } from './context.ts';

/** Asks git at once, so that it works while the lists are read. The returned function rejects if git cannot answer. */
export function gitContext(context: Context, repository: Repository): ContextOf {
  const { env } = context.host;
  const inventory = early(inventoryCommit(context, repository));
  const person = early(personOf(repository));
  return async (files) => {
    const commit = await inventory;
    return {
      commit,
      clean: commit === null ? null : await isClean(repository, { path: context.settings.path, commit, files }),
      actor: trimmedOrNull(env.CIP_SYNC_ACTOR) ?? (await person),
      run_url: trimmedOrNull(env.CIP_SYNC_RUN_URL),
    };
  };
}

/** The commit that a run reads, or the commit that its working tree is based on; null if git knows none. */
export async function inventoryCommit({ host }: Context, { head, git }: Repository): Promise<string | null> {
  if (head.kind === 'commit') return head.commit;
  return trimmedOrNull(host.env.CIP_SYNC_COMMIT) ?? headCommit(git);
}

/** The commit of HEAD; null if there is no repository, or no commit in it yet. Throws GitError. */
export async function headCommit(git: RunGit): Promise<string | null> {
  const commit = await gitAnswer(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (commit !== null) return commit;
  // `rev-parse` says no more of a branch that is broken than of one without a commit.
  return git(['log', '-1', '--format=%H', '--no-show-signature']).then(
    () => null,
    (error: unknown) => {
      if (error instanceof GitError && (error.isNone || /does not have any commits yet/.test(error.output)))
        return null;
      throw error;
    },
  );
}

function trimmedOrNull(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim();
}

/** Whether the files are the same as in the commit; null if the commit cannot be read. */
async function isClean(
  { cwd, git }: Repository,
  { path, commit, files }: { readonly path: string; readonly commit: string; readonly files: readonly FileRead[] },
): Promise<boolean | null> {
  try {
    const committed: string[] = [];
    await readRevision(
      { kind: 'commit', commit },
      { cwd, git, path },
      (file) => void committed.push(`${sha256(file.content)} ${file.path}`),
      unreported,
    );
    const read = files.map((file) => `${sha256(file.content())} ${file.path}`);
    return committed.sort().join('\n') === read.sort().join('\n');
  } catch (error) {
    // CIP_SYNC_COMMIT may name a commit that this clone lacks.
    if (error instanceof GitError && (error.isNone || LACKING.has(error.kind))) return null;
    throw error;
  }
}

const LACKING: ReadonlySet<GitError['kind']> = new Set(['unknown-revision', 'missing-object']);

async function personOf({ git }: Repository): Promise<string | null> {
  const settings = await gitAnswer(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
  // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
  const values = new Map(settings?.split('\0').map((entry) => [/^.*/.exec(entry)![0], entry.replace(/^.*\n?/, '')]));
  const [name, email] = [trimmedOrNull(values.get('user.name')), trimmedOrNull(values.get('user.email'))];
  if (email === null) return name;
  return name === null ? `<${email}>` : `${name} <${email}>`;
}
