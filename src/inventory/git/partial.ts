// What a partial clone (`git clone --filter`) lacks of a commit that it holds: fetched in one go, and no more than is
// asked for. Left alone, git would fetch file by file, those too that nobody reads, and know no token.
import { GitError } from './error.ts';
import { type RunGit, textOf } from './run.ts';
import { type Entry, listTree, type TreeQuery } from './tree.ts';

export interface Lacking {
  readonly run: RunGit;
  readonly commit: string;
  readonly query: TreeQuery;
  /** The files to fetch. */
  readonly isWanted: (entry: Entry) => boolean;
  /** The remotes that promised to have what is not there. */
  readonly remotes: readonly string[];
}

/** Of git's own, for the same purpose: without the first, the server would leave out what it takes this clone to hold. */
const FETCH_OBJECTS = [
  ...['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags', '--no-recurse-submodules'],
  ...['--no-write-fetch-head', '--filter=blob:none', '--stdin'],
];

/** The remotes that promised to have what is not there; none in a clone that is not partial. */
export async function promisingRemotes(run: RunGit): Promise<string[]> {
  const output = await run(['config', '--null', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'])
    // Nothing of that name is an error to git.
    .catch(() => Buffer.alloc(0));
  const names = textOf(output)
    .split('\0')
    .flatMap((record) => {
      const [key = '', value = 'true'] = record.split('\n');
      if (key === 'extensions.partialclone') return [value];
      return key === '' || value === 'false' ? [] : [key.slice('remote.'.length, -'.promisor'.length)];
    });
  return [...new Set(names)];
}

/** Lists as `listTree` does, with the sizes of the wanted files alone, which can be read from now on. Throws GitError. */
export async function listAndFetch({ run, commit, query, isWanted, remotes }: Lacking): Promise<Entry[]> {
  const listNames = () => listTree(run, commit, query, 'names');
  const entries = await listNames().catch(async () => {
    // The clone may lack folders, too (`--filter=tree:0`).
    await fetchObjects([await treeOf(commit, run)], remotes, run);
    return listNames();
  });
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
  const missing = (cause?: unknown) =>
    new GitError('missing-object', `git cat-file: ${commit} is not in this clone`, { cause });
  const output = await run(['cat-file', 'commit', commit]).catch((error: unknown) => {
    throw missing(error);
  });
  const tree = /^tree ([0-9a-f]{40,64})$/m.exec(textOf(output))?.[1];
  if (tree === undefined) throw missing();
  return tree;
}

async function sizesOf(oids: readonly string[], run: RunGit): Promise<ReadonlyMap<string, number>> {
  if (oids.length === 0) return new Map();
  const output = await run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], lines(oids));
  const rows = textOf(output)
    .split('\n')
    .map((line) => line.split(' '));
  return new Map(rows.map(([oid = '', size]) => [oid, Number(size) || 0]));
}

function lines(oids: readonly string[]): string {
  return oids.map((oid) => `${oid}\n`).join('');
}
