// The ways to an inventory: from the working tree, from a commit, and with the text of its files, for those commands
// that rewrite them.

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '../core/diagnostic.ts';
import type { Inventory, InventoryDocument } from '../core/model.ts';
import type { OutsideDocument } from '../core/part.ts';
import { type FileText, type ReadFile, readText, sourceFile } from './files.ts';
import { readFolder } from './folder.ts';
import type { RunGit } from './git/process.ts';
import { parseInventory, systemsNamedIn } from './parse.ts';
import { outsideOf, readPaths } from './paths.ts';

/** A file as evidence names it. */
export interface FileRead {
  readonly path: string;
  /** Of the bytes that were parsed, in lower-case hexadecimal; computed when asked for. */
  sha256(): string;
}

export interface Loaded {
  readonly inventory: Inventory;
  /** The files that were read as text, sorted by path. */
  readonly files: readonly FileRead[];
}

interface InventoryPaths {
  readonly cwd: string;
  /** The input `path`: lines of folders, files and globs. */
  readonly paths: readonly string[];
}

interface Paths extends InventoryPaths {
  /** Called for each file that was read. */
  readonly onFile?: (() => void) | undefined;
}

/** Reads the working tree below `cwd` (design section 3). Findings go to `report`, in no particular order. */
export async function loadFromFolder({ cwd, paths, onFile }: Paths, report: Report): Promise<Loaded> {
  const selections = await readPaths(paths, cwd);
  const { note, visit, end } = collector(report, onFile);
  readFolder({ cwd, selections }, visit, note);
  return end();
}

/** Where an inventory is read from. */
export type Revision = { readonly kind: 'working-tree' } | { readonly kind: 'commit'; readonly commit: string };

export const WORKING_TREE: Revision = { kind: 'working-tree' };

/** Reads either. `run` is asked for a commit alone. */
export function loadRevision(
  revision: Revision,
  source: Paths & { readonly run: RunGit },
  report: Report,
): Promise<Loaded> {
  if (revision.kind === 'working-tree') return loadFromFolder(source, report);
  return loadFromGit({ ...source, commit: revision.commit }, report);
}

interface FromGit extends Paths {
  readonly run: RunGit;
  /** A full hash, or anything that names a commit. */
  readonly commit: string;
}

/** Reads a commit; `cwd` is where `run` runs, and `paths` are relative to it. Throws GitError (design section 8). */
export async function loadFromGit({ cwd, paths, run, commit, onFile }: FromGit, report: Report): Promise<Loaded> {
  const selections = await readPaths(paths, cwd);
  const { note, visit, end } = collector(report, onFile);
  // What starts processes is loaded where a commit is read: `validate` runs on every save.
  const { readGit } = await import('./git/read.ts');
  await readGit({ run, commit, selections }, visit, note);
  return end();
}

/**
 * What stands in files that `paths` leave out. Most files of a repository are none of ours: a look at their bytes
 * tells.
 */
export async function findOutside(
  revision: Revision,
  { cwd, paths, run }: Paths & { readonly run: RunGit },
): Promise<OutsideDocument[]> {
  const selections = [outsideOf(await readPaths(paths, cwd))];
  const outside: OutsideDocument[] = [];
  const visit = (read: ReadFile) => {
    const bytes = Buffer.from(read.bytes.buffer, read.bytes.byteOffset, read.bytes.byteLength);
    const text = bytes.includes('cyber_system') ? readText(read, ignore) : null;
    if (text === null) return;
    const file = sourceFile(text.path, text.text);
    for (const cyberSystem of systemsNamedIn(file, text.text)) outside.push({ file, cyberSystem });
  };
  if (revision.kind === 'working-tree') readFolder({ cwd, selections }, visit, ignore);
  else {
    const { readGit } = await import('./git/read.ts');
    await readGit({ run, commit: revision.commit, selections }, visit, ignore);
  }
  return outside;
}

const ignore: Report = () => {};

function collector(report: Report, onFile: () => void = () => {}) {
  const documents: InventoryDocument[] = [];
  const files: FileRead[] = [];
  let isComplete = true;
  const note: Report = (finding) => {
    if (finding.severity === 'error') isComplete = false;
    report(finding);
  };
  const visit = (file: ReadFile) => {
    onFile();
    const read = readText(file, note);
    if (read === null) return;
    const { path, text, byteOrderMark } = read;
    files.push({ path, sha256: () => sha256(text, byteOrderMark) });
    for (const document of parseInventory(sourceFile(path, text), text, note)) documents.push(document);
  };
  return { note, visit, end: (): Loaded => ({ inventory: { documents, isComplete }, files }) };
}

/** Valid UTF-8 survives the way to text and back, so the bytes need not be kept. */
function sha256(text: string, byteOrderMark: boolean): string {
  // Loaded when evidence asks for it: it takes longer to load than a small inventory to validate.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const hash = createHash('sha256');
  if (byteOrderMark) hash.update('\uFEFF', 'utf8');
  return hash.update(text, 'utf8').digest('hex');
}

const BYTE_ORDER_MARK = '\uFEFF';

/** A file as it stands; offsets of documents and findings point into its text. */
export interface Original extends FileText {
  /** In file order. All that it holds, if no error of the file was reported. */
  readonly documents: readonly InventoryDocument[];
}

/** Hands on every file of the working tree that is text, sorted by path. Findings go to `report`, in no order. */
export async function readTexts(
  { cwd, paths }: InventoryPaths,
  visit: (file: FileText) => void,
  report: Report,
): Promise<void> {
  const read = (file: ReadFile) => {
    const text = readText(file, report);
    if (text !== null) visit(text);
  };
  readFolder({ cwd, selections: await readPaths(paths, cwd) }, read, report);
}

/** The same with the documents that they hold (design section 3). */
export async function readOriginals(places: InventoryPaths, report: Report): Promise<Original[]> {
  const originals: Original[] = [];
  const parse = (file: FileText) => {
    originals.push({ ...file, documents: parseInventory(sourceFile(file.path, file.text), file.text, report) });
  };
  await readTexts(places, parse, report);
  return originals;
}

export function inventoryOf(originals: readonly Original[]): Inventory {
  return { documents: originals.flatMap(({ documents }) => documents), isComplete: true };
}

/** The whole content of the file, as it would be written. */
export function contentOf({ byteOrderMark }: Pick<Original, 'byteOrderMark'>, text: string): string {
  return byteOrderMark ? BYTE_ORDER_MARK + text : text;
}

/** Every file and folder below `folder`, as paths that start with it; none when there is no such folder. */
export function pathsBelow(cwd: string, folder: string): string[] {
  try {
    return readdirSync(resolve(cwd, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    );
  } catch (error) {
    // What stands there in place of a folder is met when a file is to be written below it.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}
