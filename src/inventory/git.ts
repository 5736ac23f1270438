// Reads inventory files from git objects: the exact bytes of a commit, whatever is in the work tree. Runs no hook,
// filter or pager. A clone with a filter is refused: git would fetch what it lacks file by file, and without a token.
import { compareText } from '../core/compare.ts';
import type { Report } from '../core/diagnostic.ts';
import { readObjects } from '../git/objects.ts';
import { folderOf, GitError, type RunGit, resolveCommit } from '../git/process.ts';
import { FILE_LIMIT, noInventory, notAFile, onceEach, type ReadFile, tooLarge, unreadable } from './files.ts';
import { isSelected, mayHold, pathAndFoldersAbove, type Selection } from './paths.ts';

interface TreeEntry {
  readonly mode: string;
  readonly oid: string;
  /** In bytes. 0 if no size was asked for, or if the entry is not a file. */
  readonly size: number;
  /** Relative to the working directory. */
  readonly path: string;
}

/** A commit, as it is seen from the working directory. */
interface CommitTree {
  readonly run: RunGit;
  readonly commit: string;
  /** The working directory, relative to the top of the repository. */
  readonly prefix: string;
}

/** `files`: the files below the bases with their sizes. `bases`: only the bases. */
type TreeListing = 'files' | 'bases';

const FOLDER = '040000';
const LINK = '120000';
const SUBMODULE = '160000';

// Folders are listed too (`-t`), so that a limit on the output also limits the work of git.
const OPTIONS: Readonly<Record<TreeListing, readonly string[]>> = {
  files: ['-r', '-t', '-l'],
  bases: [],
};

/**
 * Lists files and folders that are relative to the working directory. Throws a GitError, of the kind `missing-object`
 * if a size is not known.
 */
async function listTree(tree: CommitTree, bases: readonly string[], listing: TreeListing): Promise<TreeEntry[]> {
  const { run, commit, prefix } = tree;
  const from = bases.map((base) => prefix + base);
  // git refuses an empty path. Without paths it lists the whole tree.
  const paths = from.includes('') ? [] : from;
  const output = await run(['ls-tree', ...OPTIONS[listing], '-z', '--full-tree', commit, '--', ...paths]);
  return output
    .toString()
    .split('\0')
    .flatMap((record) => readEntry(record, prefix))
    .filter(({ mode }) => listing === 'bases' || mode !== FOLDER);
}

/** `mode type hash size<TAB>path`. The size is there only if it was asked for. */
function readEntry(record: string, prefix: string): TreeEntry[] {
  const tab = record.indexOf('\t');
  const [mode = '', , oid = '', size = ''] = record.slice(0, Math.max(0, tab)).split(/ +/);
  const path = record.slice(tab + 1);
  if (tab === -1) return [];
  // Git before 2.36 reports BAD and continues without the file.
  if (size === 'BAD') throw new GitError('missing-object', `git ls-tree: ${oid} is not in this clone`);
  return [{ mode, oid, size: Number(size) || 0, path: path.slice(prefix.length) }];
}

function notInClone(oid: string, cause?: unknown): GitError {
  return new GitError('missing-object', `git cat-file: ${oid} is not in this clone`, { cause });
}

interface GitSource {
  readonly run: RunGit;
  /** A full hash, or anything that names a commit. */
  readonly commit: string;
  readonly selections: readonly Selection[];
}

/**
 * Bytes of blobs asked for in one batch. A typical inventory needs one process, and a huge one does not fill the
 * memory.
 */
const BATCH_BYTES = 64 * 1024 * 1024;

/**
 * Passes every selected file of a commit to `visit`, sorted by path. Reports the same findings as `readFolder`, and
 * also a path that leads out of the working directory. Throws GitError when git cannot read the commit.
 */
export async function readGit(source: GitSource, visit: (file: ReadFile) => void, report: Report): Promise<void> {
  const { run, selections } = source;
  const tree = { run, commit: await resolveCommit(run, source.commit), prefix: await folderOf(run) };
  const usable = selections.filter((selection) => selection.inside);
  for (const { line, inside } of selections) {
    if (!inside) report(unreadable(line, 'outside the working directory'));
  }
  const entries = usable.length === 0 ? [] : await listTree(tree, basesOf(usable), 'files').catch(endless);
  if (entries === null) return report(unreadable(usable[0]?.base || '.', 'it holds too many files to be an inventory'));
  const { files, unmet } = sift(entries, usable, onceEach(report));
  const missing = await cutOff(tree, unmet, report);
  if (missing.length > 0 || selections.length === 0) report(noInventory(missing));
  await readBlobs(run, files, visit);
}

/** A few git objects can describe a tree with more paths than anyone can list. */
function endless(error: unknown): null {
  if (error instanceof GitError && error.kind === 'too-large') return null;
  throw error;
}

function basesOf(selections: readonly Selection[]): string[] {
  return selections.map(({ base }) => base);
}

/** Finds the files to read, and the selections that matched nothing. */
function sift(entries: readonly TreeEntry[], selections: readonly Selection[], report: Report) {
  const files = new Map<string, TreeEntry>();
  const met = new Set<Selection>();
  for (const entry of entries) {
    const code = findingCode(entry);
    for (const selection of selections) {
      // A link or a submodule hides what a selection may hold.
      if (!isSelected(selection, entry.path) && (code === null || !mayHold(selection, entry.path))) continue;
      met.add(selection);
      if (code !== null) report(notAFile(code, entry.path));
      else if (entry.size > FILE_LIMIT) report(tooLarge(entry.path, entry.size));
      else files.set(entry.path, entry);
    }
  }
  const sorted = [...files.values()].sort((a, b) => compareText(a.path, b.path));
  return { files: sorted, unmet: selections.filter((selection) => !met.has(selection)) };
}

function findingCode(entry: TreeEntry): 'symbolic-link' | 'submodule' | null {
  if (entry.mode === LINK) return 'symbolic-link';
  return entry.mode === SUBMODULE ? 'submodule' : null;
}

/** Reports links and submodules on the way to missing paths. Returns the lines that these do not explain. */
async function cutOff(tree: CommitTree, unmet: readonly Selection[], report: Report): Promise<string[]> {
  const bases = [...new Set(unmet.flatMap((selection) => pathAndFoldersAbove(selection.base)))];
  const above = bases.filter((base) => base !== '');
  if (above.length === 0) return unmet.map((selection) => selection.line);
  const entries = await listTree(tree, above, 'bases');
  const barriers = entries.filter((entry) => findingCode(entry) !== null);
  return sift(barriers, unmet, onceEach(report)).unmet.map((selection) => selection.line);
}

async function readBlobs(run: RunGit, files: readonly TreeEntry[], visit: (file: ReadFile) => void): Promise<void> {
  for (let start = 0; start < files.length; ) {
    let end = start;
    let bytes = 0;
    do bytes += files[end++]?.size ?? 0;
    while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
    const batch = files.slice(start, end);
    const objects = await readObjects(
      run,
      batch.map(({ oid }) => oid),
    );
    for (const { oid, path } of batch) {
      const content = objects.get(oid);
      if (content === undefined) throw notInClone(oid);
      visit({ path, content });
    }
    start = end;
  }
}
