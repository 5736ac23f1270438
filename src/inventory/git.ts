// Reads inventory files from git objects: the exact bytes of a commit, whatever is in the work tree. Runs no hook,
// filter or pager. What a partial clone lacks is fetched in one request. Otherwise git would fetch file by file, and
// without a token.
import { compareText } from '../core/compare.ts';
import type { Report } from '../core/diagnostic.ts';
import { readObjects } from '../git/objects.ts';
import { folderOf, GitError, type RunGit, resolveCommit } from '../git/process.ts';
import { FILE_LIMIT, noInventory, notAFile, onceEach, type ReadFile, tooLarge, unreadable } from './files.ts';
import { pathAndFoldersAbove, type Selection } from './paths.ts';

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

/**
 * `files`: the files below the bases with their sizes, which needs the file objects. `names`: the files without sizes.
 * `bases`: only the bases.
 */
type TreeListing = 'files' | 'names' | 'bases';

const FOLDER = '040000';
const LINK = '120000';
const SUBMODULE = '160000';

// Folders are listed too (`-t`), so that a limit on the output also limits the work of git.
const OPTIONS: Readonly<Record<TreeListing, readonly string[]>> = {
  files: ['-r', '-t', '-l'],
  names: ['-r', '-t'],
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

// Fetches what a partial clone (`git clone --filter`) lacks of a commit that it has.

/**
 * The options that git itself uses to fetch them. Without the first, the server would leave out objects that it assumes
 * this clone has.
 */
const FETCH_OBJECTS = [
  ...['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags', '--no-recurse-submodules'],
  ...['--no-write-fetch-head', '--filter=blob:none', '--stdin'],
];

/** The remotes that promised to have the missing objects. None in a clone that is not partial. */
async function promisingRemotes(run: RunGit): Promise<string[]> {
  const output = await run(['config', '--null', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'])
    // For git it is an error if there is no such setting.
    .catch(() => Buffer.alloc(0));
  const names = output
    .toString()
    .split('\0')
    .flatMap((record) => {
      const [key = '', value = 'true'] = record.split('\n');
      if (key === 'extensions.partialclone') return [value];
      return key === '' || value === 'false' ? [] : [key.slice('remote.'.length, -'.promisor'.length)];
    });
  return [...new Set(names)];
}

/**
 * Like `listTree`, but with the sizes of only the selected files, which can be read afterwards. `remotes` promised to
 * have the missing objects. Throws GitError.
 */
async function fetchAndList(
  tree: CommitTree,
  selections: readonly Selection[],
  remotes: readonly string[],
): Promise<TreeEntry[]> {
  const { run, commit } = tree;
  const listNames = () => listTree(tree, basesOf(selections), 'names');
  const entries = await listNames().catch(async () => {
    // The clone may lack folders too (`--filter=tree:0`).
    await fetchObjects([await treeOf(commit, run)], remotes, run);
    return listNames();
  });
  const isWanted = (entry: TreeEntry) =>
    findingCode(entry) === null && selections.some((selection) => selection.selects(entry.path));
  const wanted = [...new Set(entries.filter(isWanted).map((entry) => entry.oid))];
  await fetchObjects(wanted, remotes, run);
  const sizes = await sizesOf(wanted, run);
  return entries.map((entry) => ({ ...entry, size: sizes.get(entry.oid) ?? 0 }));
}

async function fetchObjects(oids: readonly string[], remotes: readonly string[], run: RunGit): Promise<void> {
  if (oids.length === 0) return;
  let failure: unknown = null;
  for (const remote of remotes) {
    try {
      await run([...FETCH_OBJECTS, remote], lines(oids));
      return;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function treeOf(commit: string, run: RunGit): Promise<string> {
  const output = await run(['cat-file', 'commit', commit]).catch((error: unknown) => {
    throw notInClone(commit, error);
  });
  const tree = /^tree ([0-9a-f]{40,64})$/m.exec(output.toString())?.[1];
  if (tree === undefined) throw notInClone(commit);
  return tree;
}

function notInClone(oid: string, cause?: unknown): GitError {
  return new GitError('missing-object', `git cat-file: ${oid} is not in this clone`, { cause });
}

async function sizesOf(oids: readonly string[], run: RunGit): Promise<ReadonlyMap<string, number>> {
  if (oids.length === 0) return new Map();
  const output = await run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], lines(oids));
  const rows = output
    .toString()
    .split('\n')
    .map((line) => line.split(' '));
  return new Map(rows.map(([oid = '', size]) => [oid, Number(size) || 0]));
}

function lines(oids: readonly string[]): string {
  return oids.map((oid) => `${oid}\n`).join('');
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
  const entries = usable.length === 0 ? [] : await listFiles(tree, usable).catch(endless);
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

/** In a partial clone, the selected files that are missing are fetched. Only then are more git commands needed. */
async function listFiles(tree: CommitTree, selections: readonly Selection[]): Promise<TreeEntry[]> {
  try {
    return await listTree(tree, basesOf(selections), 'files');
  } catch (error) {
    const isLacking = error instanceof GitError && error.kind !== 'too-large';
    const remotes = isLacking ? await promisingRemotes(tree.run) : [];
    if (remotes.length === 0) throw error;
    return fetchAndList(tree, selections, remotes);
  }
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
      if (!selection.selects(entry.path) && (code === null || !selection.mayHold(entry.path))) continue;
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
