// Inventory files from git objects: the very bytes of a commit, whatever stands in the work tree. Runs no hook,
// filter or pager.
import { FILE_LIMIT } from '../decode.ts';
import { noInventory, notAFile, onceEach, type ReadFile, type Report, tooLarge, unreadable } from '../files.ts';
import { pathAndFoldersAbove, type Selection } from '../paths.ts';
import { GitError } from './error.ts';
import { listAndFetch, promisingRemotes } from './partial.ts';
import { type RunGit, textOf } from './run.ts';
import { type Entry, listTree } from './tree.ts';

export interface GitSource {
  readonly run: RunGit;
  /** A full hash, or anything that names a commit. */
  readonly commit: string;
  readonly selections: readonly Selection[];
}

/** Blobs asked for in one go, in bytes: the usual inventory is one process, a huge one does not fill the memory. */
const BATCH_BYTES = 64 * 1024 * 1024;

const LINK = '120000';
const SUBMODULE = '160000';

/**
 * Hands every selected file of a commit to `visit`, sorted by path. The same findings as `readFolder`; a path that
 * leads out of the working directory is one more. Throws GitError when git cannot read the commit.
 */
export async function readGit(source: GitSource, visit: (file: ReadFile) => void, report: Report): Promise<void> {
  const { run, selections } = source;
  const commit = await resolveCommit(run, source.commit);
  const prefix = await folderOf(run);
  const usable = selections.filter((selection) => selection.inside);
  for (const { line, inside } of selections) {
    if (!inside) report(unreadable(line, 'outside the working directory'));
  }
  const entries = usable.length === 0 ? [] : await listFiles({ run, commit, prefix, selections: usable });
  const { files, unlucky } = sift(entries, usable, onceEach(report));
  const lost = await cutOff({ run, commit, prefix, selections: unlucky }, report);
  if (lost.length > 0 || selections.length === 0) report(noInventory(lost));
  await readBlobs(run, files, visit);
}

/** The working directory within its repository, `ops/plant/`; '' at the root. */
export async function folderOf(run: RunGit): Promise<string> {
  return textOf(await run(['rev-parse', '--show-prefix'])).replace(/\n$/, '');
}

/** The full hash of the commit that `revision` names. */
export async function resolveCommit(run: RunGit, revision: string): Promise<string> {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision)) return revision;
  if (revision.includes('\0')) throw new GitError('unknown-revision', 'a revision cannot hold NUL');
  return textOf(await run(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).trim();
}

interface Place {
  readonly run: RunGit;
  readonly commit: string;
  readonly prefix: string;
  readonly selections: readonly Selection[];
}

/** In a partial clone, what is lacking of the selected files is fetched, and only there does this take more of git. */
async function listFiles({ run, commit, prefix, selections }: Place): Promise<Entry[]> {
  const query = { prefix, bases: selections.map((selection) => selection.base) };
  try {
    return await listTree(run, commit, query, 'files');
  } catch (error) {
    const remotes = error instanceof GitError ? await promisingRemotes(run) : [];
    if (remotes.length === 0) throw error;
    const isWanted = (entry: Entry) =>
      codeOf(entry) === null && selections.some((selection) => selection.selects(entry.path));
    return listAndFetch({ run, commit, query, isWanted, remotes });
  }
}

interface Sifted {
  readonly files: readonly Entry[];
  /** The selections that met nothing. */
  readonly unlucky: readonly Selection[];
}

function sift(entries: readonly Entry[], selections: readonly Selection[], report: Report): Sifted {
  const files = new Map<string, Entry>();
  const lucky = new Set<Selection>();
  for (const entry of entries) {
    const code = codeOf(entry);
    for (const selection of selections) {
      if (!(code === null ? selection.selects(entry.path) : meets(selection, entry.path))) continue;
      lucky.add(selection);
      if (code !== null) report(notAFile(code, entry.path));
      else if (entry.size > FILE_LIMIT) report(tooLarge(entry.path, entry.size));
      else files.set(entry.path, entry);
    }
  }
  const sorted = [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files: sorted, unlucky: selections.filter((selection) => !lucky.has(selection)) };
}

function codeOf(entry: Entry): 'symbolic-link' | 'submodule' | null {
  if (entry.mode === LINK) return 'symbolic-link';
  return entry.mode === SUBMODULE ? 'submodule' : null;
}

function meets(selection: Selection, path: string): boolean {
  return selection.mayHold(path) || selection.selects(path);
}

/** Reports links and submodules on the way to what was not found; gives the lines that this does not explain. */
async function cutOff({ run, commit, prefix, selections: unlucky }: Place, report: Report): Promise<string[]> {
  const bases = [...new Set(unlucky.flatMap((selection) => pathAndFoldersAbove(selection.base)))];
  const above = bases.filter((base) => base !== '');
  if (above.length === 0) return unlucky.map((selection) => selection.line);
  const entries = await listTree(run, commit, { prefix, bases: above }, 'bases');
  const barriers = entries.filter((entry) => codeOf(entry) !== null);
  return sift(barriers, unlucky, onceEach(report)).unlucky.map((selection) => selection.line);
}

async function readBlobs(run: RunGit, files: readonly Entry[], visit: (file: ReadFile) => void): Promise<void> {
  for (let start = 0; start < files.length; ) {
    let end = start;
    let bytes = 0;
    do bytes += files[end++]?.size ?? 0;
    while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
    const batch = files.slice(start, end);
    const output = await run(['cat-file', '--batch'], batch.map((file) => `${file.oid}\n`).join(''));
    visitBlobs(output, batch, visit);
    start = end;
  }
}

/** `hash type size<LF>bytes<LF>` for each file asked for, in that order; `hash missing<LF>` for what is not there. */
function visitBlobs(output: Uint8Array, files: readonly Entry[], visit: (file: ReadFile) => void): void {
  let at = 0;
  for (const { oid, path } of files) {
    const lineEnd = output.indexOf(10, at);
    const header = textOf(output.subarray(at, lineEnd)).split(' ');
    if (header[1] === 'missing') throw new GitError('missing-object', `git cat-file: ${oid} is not in this clone`);
    const start = lineEnd + 1;
    const end = start + Number(header[2]);
    if (lineEnd === -1 || header[0] !== oid || !(end < output.length)) {
      throw new GitError('failed', 'git cat-file: an answer that cannot be read');
    }
    visit({ path, bytes: output.subarray(start, end) });
    at = end + 1;
  }
}
