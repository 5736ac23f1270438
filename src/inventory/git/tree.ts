// What `git ls-tree` lists, as entries. Paths come NUL-terminated, so that none can be mistaken for another.
import { GitError } from './error.ts';
import { type RunGit, textOf } from './run.ts';

export interface Entry {
  readonly mode: string;
  readonly oid: string;
  /** In bytes; 0 where no size was asked for, and for what is no file. */
  readonly size: number;
  /** Relative to the working directory. */
  readonly path: string;
}

export interface TreeQuery {
  /** The working directory, relative to the top of the repository. */
  readonly prefix: string;
  /** Files and folders to list, relative to the working directory. */
  readonly bases: readonly string[];
}

/** `files` below the bases with their sizes, which needs the files themselves; their `names`; or the `bases` alone. */
export type Listing = 'files' | 'names' | 'bases';

const OPTIONS: Readonly<Record<Listing, readonly string[]>> = { files: ['-r', '-l'], names: ['-r'], bases: [] };

/** Throws GitError, of the kind `missing-object` where a size is not known. */
export async function listTree(run: RunGit, commit: string, query: TreeQuery, listing: Listing): Promise<Entry[]> {
  const { prefix, bases } = query;
  const from = bases.map((base) => prefix + base);
  // An empty path would be refused; it stands for the whole tree.
  const paths = from.includes('') ? [] : from;
  const output = await run(['ls-tree', ...OPTIONS[listing], '-z', '--full-tree', commit, '--', ...paths]);
  return textOf(output)
    .split('\0')
    .flatMap((record) => readEntry(record, prefix));
}

/** `mode type hash size<TAB>path`; the size only where it was asked for. */
function readEntry(record: string, prefix: string): Entry[] {
  const tab = record.indexOf('\t');
  const [mode = '', , oid = '', size = ''] = record.slice(0, Math.max(0, tab)).split(/ +/);
  const path = record.slice(tab + 1);
  if (tab === -1) return [];
  // Git before 2.36 goes on without the file.
  if (size === 'BAD') throw new GitError('missing-object', `git ls-tree: ${oid} is not in this clone`);
  return [{ mode, oid, size: Number(size) || 0, path: path.slice(prefix.length) }];
}
