// Reads inventory files from git objects: the exact bytes of a commit, whatever is in the work tree. Runs no hook,
// filter or pager. If a partial clone lacks a file, that is an error: git would fetch file by file, without a token.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { compareText } from '../core/compare.ts';
import type { Report } from '../core/diagnostic.ts';
import { readObjects } from '../git/objects.ts';
import { folderInRepository, GitError, type RunGit } from '../git/process.ts';
import { FILE_LIMIT, fileError, type ReadFile } from './files.ts';
import { foldersTo, isSelected, isWithin, readPath } from './paths.ts';

const FOLDER = '040000';
/** The modes of tree entries that are not files. */
const BARRIERS = { '120000': 'symbolic-link', '160000': 'submodule' } as const;

/** Where the files are read from. */
export interface InventorySource {
  readonly cwd: string;
  /** The folder of the inventory. */
  readonly path: string;
  /** Runs git in `cwd`. */
  readonly git: RunGit;
}

interface TreeEntry {
  readonly oid: string;
  /** In bytes. 0 if the caller did not ask for sizes, or if the entry is a submodule. */
  readonly size: number;
  /** Relative to the working directory. */
  readonly path: string;
  /** null for a file. */
  readonly barrier: (typeof BARRIERS)[keyof typeof BARRIERS] | null;
}

/**
 * Passes every inventory file that a commit has below `path` to `visit`, sorted by path. Reports the same findings as
 * `readFolder`, and also a path that leads out of the working directory. `revision` is a full hash, or anything that
 * names a commit. Throws GitError when git cannot read the commit.
 */
export async function readGit(
  { cwd, path, git }: InventorySource,
  revision: string,
  visit: (file: ReadFile) => void,
  report: Report,
): Promise<void> {
  const commit = await resolveCommit(git, revision);
  const top = await folderInRepository(git);
  const { base, inside } = readPath(path, cwd);
  if (!inside) return report(fileError('unreadable-file', path, { reason: 'outside the working directory' }));
  // Folders are listed too (`-t`), so that a limit on the output also limits the work of git.
  const entries = await listTree(git, commit, top, [base], ['-r', '-t', '-l']);
  if (entries === null) {
    const reason = 'it holds too many files to be an inventory';
    return report(fileError('unreadable-file', base || '.', { reason }));
  }
  // A link or a submodule would hide files.
  const held = entries.filter(({ path: at, barrier }) =>
    barrier === null ? isSelected(base, at) : isWithin(base, at),
  );
  if (held.length === 0) {
    // A link or a submodule on the way to the folder may be the reason that no file is found.
    const onTheWay = foldersTo(base);
    const above = onTheWay.length === 0 ? [] : await listTree(git, commit, top, onTheWay, []);
    held.push(...(above ?? []).filter(({ barrier }) => barrier !== null));
  }
  if (held.length === 0)
    report({ code: 'no-inventory', severity: 'error', at: null, args: { paths: [path], folder: null, near: [] } });
  const files: TreeEntry[] = [];
  for (const entry of held.sort((a, b) => compareText(a.path, b.path))) {
    if (entry.barrier !== null) report(fileError(entry.barrier, entry.path, {}));
    else if (entry.size > FILE_LIMIT)
      report(fileError('file-too-large', entry.path, { bytes: entry.size, limit: FILE_LIMIT }));
    else files.push(entry);
  }
  await readBlobs(git, files, visit);
}

/**
 * The files, links and submodules at or below `paths`, which are relative to the working directory. `top` is the path
 * of that directory in the repository. null if there are too many: a few git objects can describe a tree with more
 * paths than anyone can list. Throws a GitError, of the kind `missing-object` if git does not know a size.
 */
async function listTree(
  git: RunGit,
  commit: string,
  top: string,
  paths: readonly string[],
  options: readonly string[],
): Promise<TreeEntry[] | null> {
  // git refuses an empty path. Without paths it lists the whole tree.
  const from = paths.map((path) => top + path).filter((path) => path !== '');
  let output: Buffer;
  try {
    output = await git(['ls-tree', ...options, '-z', '--full-tree', commit, '--', ...from]);
  } catch (error) {
    if (error instanceof GitError && error.kind === 'too-large') return null;
    throw error;
  }
  // Each record is `mode type hash size<TAB>path`. It has the size only if the options include `-l`.
  return output
    .toString()
    .split('\0')
    .filter((record) => record.includes('\t') && !record.startsWith(FOLDER))
    .map((record) => {
      const tab = record.indexOf('\t');
      const [mode = '', , oid = '', size = ''] = record.slice(0, tab).split(/ +/);
      // Git before 2.36 reports BAD and continues without the file.
      if (size === 'BAD') throw new GitError('missing-object', `git ls-tree: ${oid} is not in this clone`);
      const barrier = mode === '120000' || mode === '160000' ? BARRIERS[mode] : null;
      return { oid, size: Number(size) || 0, path: record.slice(tab + 1 + top.length), barrier };
    });
}

/**
 * The most bytes of blobs that one batch requests, unless it is one file. A typical inventory needs one process, and a
 * huge one does not fill the memory.
 */
const BATCH_BYTES = 64 * 1024 * 1024;

async function readBlobs(git: RunGit, files: readonly TreeEntry[], visit: (file: ReadFile) => void): Promise<void> {
  for (let start = 0; start < files.length; ) {
    let end = start;
    let bytes = 0;
    do bytes += files[end++]?.size ?? 0;
    while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
    const batch = files.slice(start, end);
    const oids = batch.map(({ oid }) => oid);
    const objects = await readObjects(git, oids);
    for (const { oid, path } of batch) {
      const content = objects.get(oid);
      if (content === undefined) throw new GitError('missing-object', `git cat-file: ${oid} is not in this clone`);
      visit({ path, content });
    }
    start = end;
  }
}

/**
 * The files of the inventory that a sparse checkout hides from the working tree: read as absent, they would be deletes.
 * Git is asked only where the clone has patterns of a sparse checkout. Throws GitError if git cannot answer.
 */
export async function hiddenFiles(git: RunGit, cwd: string, base: string): Promise<string[]> {
  const folder = resolve(cwd, base);
  let above = folder;
  while (!statSync(above, { throwIfNoEntry: false })?.isDirectory()) above = dirname(above);
  let root = above;
  while (!existsSync(join(root, '.git')) && dirname(root) !== root) root = dirname(root);
  if (!existsSync(join(gitFolder(root), 'info/sparse-checkout'))) return [];
  // The folder may be in another repository than the working directory.
  const listed = await git(['-C', above, 'ls-files', '-t', '-z', '--', relative(above, folder) || '.']);
  const skipped = listed
    .toString()
    .split('\0')
    .filter((line) => line.startsWith('S '));
  const start = isAbsolute(base) ? above : relative(cwd, above);
  return skipped
    .map((line) => join(start, line.slice(2)).split(sep).join('/'))
    .filter((path) => isSelected(base, path) && !existsSync(resolve(cwd, path)));
}

/** Where git keeps what is of a working tree: `.git`, or for one of several working trees the folder that it names. */
function gitFolder(root: string): string {
  const path = join(root, '.git');
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  return resolve(
    root,
    readFileSync(path, 'utf8')
      .replace(/^gitdir: /, '')
      .trim(),
  );
}

/** The full hash of the commit that `revision` names. */
async function resolveCommit(git: RunGit, revision: string): Promise<string> {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision)) return revision;
  if (revision.includes('\0')) throw new GitError('unknown-revision', 'a revision cannot contain a NUL character');
  return (await git(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).toString().trim();
}
