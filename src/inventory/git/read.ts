// Inventory files from git objects: the very bytes of a commit, whatever stands in the work tree. Runs no hook,
// filter or pager; paths come NUL-terminated, so that none can be mistaken for another.
import { FILE_LIMIT } from '../decode.ts';
import { noInventory, notAFile, onceEach, type ReadFile, type Report, tooLarge, unreadable } from '../files.ts';
import { pathAndFoldersAbove, type Selection } from '../paths.ts';
import { GitError } from './error.ts';

/** Runs git with these arguments and this standard input; gives its standard output, or rejects with GitError. */
export type RunGit = (args: readonly string[], input?: string) => Promise<Uint8Array>;

export interface GitSource {
  readonly run: RunGit;
  /** A full hash, or anything that names a commit. */
  readonly commit: string;
  readonly selections: readonly Selection[];
}

interface Entry {
  readonly mode: string;
  readonly oid: string;
  readonly size: number;
  /** Relative to the working directory. */
  readonly path: string;
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
  const prefix = text(await run(['rev-parse', '--show-prefix'])).replace(/\n$/, '');
  const usable = selections.filter((selection) => selection.inside);
  for (const { line, inside } of selections) {
    if (!inside) report(unreadable(line, 'outside the working directory'));
  }
  const entries = usable.length === 0 ? [] : await listTree(run, commit, { prefix, bases: usable.map((s) => s.base) });
  const { files, unlucky } = sift(entries, usable, onceEach(report));
  const lost = await cutOff({ run, commit, prefix, unlucky }, report);
  if (lost.length > 0 || selections.length === 0) report(noInventory(lost));
  await readBlobs(run, files, visit);
}

/** The full hash of the commit that `revision` names. */
export async function resolveCommit(run: RunGit, revision: string): Promise<string> {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision)) return revision;
  if (revision.includes('\0')) throw new GitError('unknown-revision', 'a revision cannot hold NUL');
  return text(await run(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).trim();
}

interface TreeQuery {
  readonly prefix: string;
  readonly bases: readonly string[];
  readonly recursive?: boolean;
}

async function listTree(run: RunGit, commit: string, { prefix, bases, recursive = true }: TreeQuery): Promise<Entry[]> {
  const from = bases.map((base) => prefix + base);
  // An empty path would be refused; it stands for the whole tree.
  const paths = from.includes('') ? [] : from;
  const output = await run([
    'ls-tree',
    ...(recursive ? ['-r'] : []),
    '-z',
    '-l',
    '--full-tree',
    commit,
    '--',
    ...paths,
  ]);
  return text(output)
    .split('\0')
    .flatMap((record) => readEntry(record, prefix));
}

/** `mode type hash size<TAB>path`. */
function readEntry(record: string, prefix: string): Entry[] {
  const tab = record.indexOf('\t');
  const [mode = '', , oid = '', size = ''] = record.slice(0, Math.max(0, tab)).split(/ +/);
  const path = record.slice(tab + 1);
  if (tab === -1) return [];
  return [{ mode, oid, size: Number(size) || 0, path: path.slice(prefix.length) }];
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

interface Missing {
  readonly run: RunGit;
  readonly commit: string;
  readonly prefix: string;
  readonly unlucky: readonly Selection[];
}

/** Reports links and submodules on the way to what was not found; gives the lines that this does not explain. */
async function cutOff({ run, commit, prefix, unlucky }: Missing, report: Report): Promise<string[]> {
  const bases = [...new Set(unlucky.flatMap((selection) => pathAndFoldersAbove(selection.base)))];
  const above = bases.filter((base) => base !== '');
  if (above.length === 0) return unlucky.map((selection) => selection.line);
  const entries = await listTree(run, commit, { prefix, bases: above, recursive: false });
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
    const header = text(output.subarray(at, lineEnd)).split(' ');
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

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
