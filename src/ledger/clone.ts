// Reads a clone of the ledger offline: opens it, reads what git says about it, and reads the lists at one commit.
import { statSync } from 'node:fs';
import { sha256 } from '../core/fingerprint.ts';
import { isSystemError } from '../core/rejections.ts';
import { UserError } from '../core/result.ts';
import { listedObjects, readObjects } from '../git/objects.ts';
import { folderInRepository, GitError, type GitFolder, gitAnswer, gitProcess, type RunGit } from '../git/process.ts';
import { word } from '../text/text.ts';
import { misreadText } from './fault.ts';
import type { LedgerHistory } from './history.ts';
import { listsIn } from './listed.ts';
import { evidenceOf, LEDGER_FILE, looksIn, readLedgerFile, readRunFile, runsIn } from './run-file.ts';
import { liveSha256 } from './tree.ts';

export interface Clone {
  readonly folder: GitFolder;
  /** Runs git in that folder. */
  readonly git: RunGit;
  readonly tip: string;
  /** The text of its `ledger.json`. */
  readonly ledger: string;
}

/** A folder in which git contacts no server. */
function offlineFolder(cwd: string, env: GitFolder['env']): GitFolder {
  return { cwd, env, ledger: { bare: null, reaches: false } };
}

/** Opens the clone in a folder at a branch; null for HEAD. Throws a UserError that says why it cannot be read. */
export async function openClone(cwd: string, env: GitFolder['env'], branch: string | null): Promise<Clone> {
  const folder = offlineFolder(cwd, env);
  const again = 'Clone the ledger, and name its folder: --dir DIR.';
  const stats = statSync(cwd, { throwIfNoEntry: false });
  if (stats === undefined) throw new UserError(`The folder ${cwd}`, 'is not there', again);
  if (!stats.isDirectory())
    throw new UserError(cwd, 'is a file, and no clone of git', 'Make a clone of a bundle: git clone FILE FOLDER.');
  const git = gitProcess(folder);
  await git(['rev-parse', '--git-dir']).catch((error: unknown) => {
    const isNone = error instanceof GitError && error.isNone;
    throw isNone ? new UserError(`The folder ${cwd}`, 'is no clone of git', again) : error;
  });
  const names = branch === null ? ['HEAD'] : [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`, branch];
  for (const name of names) {
    const tip = await commitNamed(git, name);
    if (tip === null) continue;
    // Offline, git cannot fetch what the clone lacks, so a list or the whole ledger would seem to be missing.
    const isPartial = (await gitAnswer(git, ['config', '--get-regexp', '^remote\\..*\\.promisor$'])) !== null;
    if (isPartial && /^\?/m.test((await git(['rev-list', '--objects', '--missing=print', tip])).toString()))
      throw new UserError(
        'The clone',
        'is partial: it lacks some of what the ledger held',
        'Clone it whole, without --filter.',
      );
    // In a shallow clone, the oldest commit would seem to add everything that it contains.
    const isShallow = (await gitAnswer(git, ['rev-parse', '--is-shallow-repository'])) === 'true';
    const oldest = isShallow ? await gitAnswer(git, ['rev-list', '--first-parent', '--max-parents=0', tip]) : null;
    if (oldest !== null && /^parent /m.test((await objectText(git, oldest)) ?? ''))
      throw new UserError(
        'The clone',
        'is shallow: it lacks earlier commits of the ledger',
        'Get them: git fetch --unshallow.',
      );
    const ledger = await objectText(git, `${tip}:${LEDGER_FILE}`);
    if (ledger !== null) return { folder, git, tip, ledger };
  }
  const where = branch === null ? 'The checked-out branch' : `The branch ${branch}`;
  throw new UserError(where, `is not a ledger: it has no ${LEDGER_FILE}`, 'Name the branch: --dir DIR#BRANCH.');
}

/**
 * What git says about the signature of each commit. The clone may come from anybody, so its configuration must not
 * choose the programs that verify, and only SSH signatures count.
 */
export async function signaturesOf({ git }: Clone, { commits }: LedgerHistory, signersFile: string) {
  const settings = [
    ...['gpg.format=ssh', 'gpg.ssh.program=ssh-keygen'],
    ...['gpg.program=false', 'gpg.openpgp.program=false', 'gpg.x509.program=false'],
    `gpg.ssh.allowedSignersFile=${signersFile}`,
  ].flatMap((setting) => ['-c', setting]);
  const arguments_ = [...settings, 'log', '--format=%H %G?', '--no-show-signature', '--no-patch'];
  // Git runs ssh-keygen twice for each commit, one commit after another, so several git processes share the commits.
  const size = Math.ceil(commits.length / AT_ONCE);
  const parts = Array.from({ length: AT_ONCE }, (_, index) => commits.slice(index * size, (index + 1) * size));
  const printed = await Promise.all(
    parts
      .filter((part) => part.length > 0)
      .map((part) => git([...arguments_, '--no-walk=unsorted', '--stdin'], part.map(({ id }) => `${id}\n`).join(''))),
  );
  const lines = printed.join('').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [id = '', letter = ''] = line.split(' ');
      return [id, SIGNATURES[letter] ?? 'unknown-signer'];
    }),
  );
}

const AT_ONCE = 8;

/** The letters that git prints for a signature. Any other letter means a key that is not among the signers. */
const SIGNATURES: Readonly<Record<string, 'good' | 'not-signed' | 'wrong-signature' | 'unknown-signer'>> = {
  G: 'good',
  N: 'not-signed',
  B: 'wrong-signature',
};

/**
 * The SHA-256 of every inventory file that the evidence names, by commit and path. Leaves out a commit that the clone
 * does not have, and a file that its commit does not have. Throws a UserError.
 */
export async function inventoryHashes(cwd: string, env: GitFolder['env'], { entries }: LedgerHistory) {
  const git = gitProcess(offlineFolder(cwd, env));
  const prefix = await folderInRepository(git).catch((error: unknown) => {
    if (!(error instanceof GitError || isSystemError(error))) throw error;
    const problem = `names ${cwd}, where git reads no repository (${error.message})`;
    throw new UserError('--inventory', problem, 'Name a clone of the inventory: --inventory DIR.', { cause: error });
  });
  const pathsOf = new Map<string, Set<string>>();
  for (const { run } of entries) {
    const { commit = null, files = [] } = evidenceOf(run) ?? {};
    const paths = (commit !== null && pathsOf.get(commit)) || new Set();
    for (const { path } of files) paths.add(path);
    // Some other names, such as `HEAD@{9}`, would make git end before it has read the rest.
    if (commit !== null && /^[\w./-]+$/.test(commit)) pathsOf.set(commit, paths);
  }
  const objectAt = (commit: string, path: string) => `${commit}^{commit}:${prefix}${path}`;
  const names = Array.from(pathsOf, ([commit, paths]) => [
    `${commit}^{commit}`,
    ...Array.from(paths, (path) => objectAt(commit, path)),
  ]);
  const objects = await readObjects(git, names.flat());
  const hashes = new Map<string, Map<string, string>>();
  for (const [commit, paths] of pathsOf) {
    const held = [...paths].flatMap((path): [string, string][] => {
      const bytes = objects.get(objectAt(commit, path));
      return bytes === undefined ? [] : [[path, sha256(bytes)]];
    });
    if (objects.has(`${commit}^{commit}`)) hashes.set(commit, new Map(held));
  }
  return hashes;
}

/**
 * The lists of the last look up to a time or a commit, and the run that read them. Throws a UserError that names the
 * flag.
 */
export async function readLook(
  { git, tip, ledger: ledgerText }: Clone,
  at: { readonly time: number } | { readonly commit: string },
  flag = '--at',
) {
  const { value: ledger, wrong } = readLedgerFile(ledgerText);
  if (ledger === null) throw new UserError(LEDGER_FILE, misreadText(wrong));
  const until = 'commit' in at ? await commitNamed(git, at.commit) : tip;
  if (until === null || (await gitAnswer(git, ['merge-base', until, tip])) !== until) {
    const named = 'commit' in at ? at.commit : tip;
    throw new UserError(named, 'is no commit of this ledger', 'Name one, or a date, such as 2026-03-01.');
  }
  const runsAt = async (commit: string) => {
    const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'runs/']);
    return runsIn(listed.toString().split('\0'));
  };
  const [runs, allRuns] = await Promise.all([runsAt(until), runsAt(tip)]);
  const readRun = async (path: string) => readRunFile((await objectText(git, `${tip}:${path}`)) ?? '').value;
  // The name of a run file has the second in which its lists were read, so files that are too late are not opened.
  const latest = 'time' in at ? at.time : Number.POSITIVE_INFINITY;
  const candidates = runs.filter((each) => each.at <= latest);
  const looks = looksIn(candidates, 'newest first', readRun);
  const look = await firstOf(looks, ({ file }) => Date.parse(file.read_at) <= latest);
  // Git takes a path relative to the folder that it runs in.
  const up = (await gitAnswer(git, ['rev-parse', '--show-cdup'])) ?? '';
  const commitAdding = async (path: string, to: string) => {
    const adding = ['log', '--format=%H', '--diff-filter=A', '--no-renames', '-1', to, '--', up + path];
    return (await git(adding)).toString().trim();
  };
  if (look === null) {
    const first = await firstOf(looksIn(allRuns, 'oldest first', readRun));
    const adds = 'An apply or a drift run with this ledger adds one.';
    if (first === null) throw new UserError(flag, 'finds no list: the ledger has no look yet', adds);
    // A date means its end, so the day of the first look would hide what changed later that day.
    const way =
      flag === '--since'
        ? `To see everything that changed since then, give its commit: --since ${await commitAdding(first.path, tip)}.`
        : 'Name that day or a later one.';
    throw new UserError(flag, `is before the first look of this ledger, of ${first.file.read_at}`, way);
  }
  const { path, file: run, at: since } = look;
  const later = allRuns.filter((each) => each.at >= since && each.path !== path);
  const following = await firstOf(looksIn(later, 'oldest first', readRun), ({ file }) => file.seq > run.seq);
  /** When the lists were read next; null for the newest lists. */
  const next = following?.file.read_at ?? null;
  const day = Date.parse(run.read_at.slice(0, 10));
  const ofDay = latest === day + 86_399_999 ? candidates.filter((each) => each.at >= day) : [];
  const first = await firstOf(looksIn(ofDay, 'oldest first', readRun));
  /** If this is the look at the end of a day: the commit of the first look of that day, if it is another. */
  const firstOfDay = first === null || first.path === path ? null : await commitAdding(first.path, until);
  const commit = await commitAdding(path, until);
  return { commit, ledger, run, next, firstOfDay, ...listsIn(await textsAt(git, commit, run.live_sha256)) };
}

/** The texts of the lists at a commit, by path. Throws a UserError if they are not those that its run read. */
async function textsAt(git: RunGit, commit: string, expected: string | null): Promise<ReadonlyMap<string, string>> {
  const files = listedObjects((await git(['ls-tree', '-r', '-z', '--full-tree', commit, 'live/'])).toString());
  const contents = await readObjects(git, [...files.values()]);
  const hashes = Array.from(files, ([list, oid]): [string, string] => [list, sha256(contents.get(oid) ?? '')]);
  if (liveSha256(hashes) !== expected) {
    const problem = 'are not those that its run read: one was edited';
    throw new UserError(`The lists of ledger commit ${commit}`, problem, 'For details, run: cip-sync audit verify.');
  }
  return new Map(Array.from(files, ([list, oid]) => [list, contents.get(oid)?.toString() ?? '']));
}

/**
 * A commit that somebody kept, perhaps abbreviated: its full id; null if the clone has no such commit. Throws a UserError
 * for what is no id, because a branch or tag would name whatever the clone says.
 */
export async function keptCommit({ git }: Clone, text: string) {
  const kept = text.trim().toLowerCase();
  if (!/^[0-9a-f]{7,64}$/.test(kept))
    throw new UserError('--contains', `names ${word(text)}, which is not the id of a commit: 7 to 64 hex digits`);
  const objects = await git(['rev-parse', `--disambiguate=${kept}`]);
  const types = (await git(['cat-file', '--batch-check=%(objecttype) %(objectname)'], objects.toString())).toString();
  const [commit = null, another] = Array.from(types.matchAll(/^commit (\S+)$/gm), ([, id = '']) => id);
  if (another === undefined) return { kept, commit };
  throw new UserError('--contains', `names ${kept}, and several commits of this clone begin so`, 'Give more digits.');
}

async function firstOf<T>(many: AsyncIterable<T>, is: (one: T) => boolean = () => true): Promise<T | null> {
  for await (const one of many) if (is(one)) return one;
  return null;
}

/** The full id of the commit that a name means; null if there is none. */
async function commitNamed(git: RunGit, name: string): Promise<string | null> {
  if (name.includes('\0')) return null;
  return gitAnswer(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}

/** The text of an object, such as `COMMIT:PATH`; null if there is no such object. */
async function objectText(git: RunGit, object: string): Promise<string | null> {
  return (await readObjects(git, [object])).get(object)?.toString() ?? null;
}

/** The lines of `git fsck` that say that an object is altered or missing. */
const ALTERED = /^(?:error:|fatal:|missing |broken |git was stopped)/;

/**
 * The problems that `git fsck` finds in the clone, one per line. Git reads an object without checking that its
 * content matches its name. So somebody who hands over a folder could have edited content that a kept commit id seems
 * to confirm.
 */
export async function alteredObjects({ git, tip }: Clone): Promise<string[]> {
  try {
    await git(['fsck', '--no-dangling', '--no-progress', tip]);
    return [];
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return error.output.split('\n').filter((line) => ALTERED.test(line));
  }
}
