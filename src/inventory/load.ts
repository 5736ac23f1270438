// Loads an inventory: from the working tree, from a commit, or with the text of its files for commands that rewrite
// them.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '../core/diagnostic.ts';
import type { Inventory, InventoryDocument } from '../core/model.ts';
import type { RunGit } from '../git/process.ts';
import { BYTE_ORDER_MARK, type FileText, type ReadFile, readText, sourceFile } from './files.ts';
import { type FolderSource, readFolder } from './folder.ts';
import { parseInventory, parseNamed } from './parse.ts';
import { readPath } from './paths.ts';

/** A file that was read as text. */
export interface FileRead {
  readonly path: string;
  /** The whole of it, as evidence hashes it. */
  content(): string;
}

export interface Loaded {
  readonly inventory: Inventory;
  /** The files that were read as text, sorted by path. */
  readonly files: readonly FileRead[];
}

interface InventoryPaths {
  readonly cwd: string;
  /** Folders: the input `path`, and for an import that of new files. */
  readonly paths: readonly string[];
}

/** Where the files are read from. `run` runs git in `cwd`, only for a commit. */
interface InventorySource extends InventoryPaths {
  readonly run: RunGit;
}

/** The revision to read. `commit` is a full hash, or anything that names a commit. */
export type Revision = { readonly kind: 'working-tree' } | { readonly kind: 'commit'; readonly commit: string };

export const WORKING_TREE: Revision = { kind: 'working-tree' };

/** Reads an inventory. Findings go to `report`, in no particular order. Throws GitError. */
export async function loadRevision(
  revision: Revision,
  { cwd, paths, run, onFile }: InventorySource & { readonly onFile?: (() => void) | undefined },
  report: Report,
): Promise<Loaded> {
  const documents: InventoryDocument[] = [];
  const files: FileRead[] = [];
  let isComplete = true;
  const note: Report = (finding) => {
    if (finding.severity === 'error') isComplete = false;
    report(finding);
  };
  const visit = (file: ReadFile) => {
    onFile?.();
    const read = readText(file, note);
    if (read === null) return;
    const { path, text } = read;
    files.push({ path, content: () => contentOf(read, text) });
    for (const document of parseNamed(sourceFile(path, text), text, note)) documents.push(document);
  };
  await readRevision(revision, { cwd, run, selections: paths.map((path) => readPath(path, cwd)) }, visit, note);
  return { inventory: { documents, isComplete }, files };
}

interface SelectedSource extends FolderSource {
  readonly run: RunGit;
}

/** Passes every selected file of a revision to `visit`, sorted by path. Throws GitError. */
export async function readRevision(
  revision: Revision,
  { cwd, run, selections }: SelectedSource,
  visit: (file: ReadFile) => void,
  report: Report,
): Promise<void> {
  if (revision.kind === 'working-tree') return readFolder({ cwd, selections }, visit, report);
  // Code that starts processes is loaded only to read a commit, because `validate` runs on every save.
  const { readGit } = await import('./git.ts');
  await readGit({ run, commit: revision.commit, selections }, visit, report);
}

/** A file before a rewrite. Offsets of documents and findings point into its text. */
export interface Original extends FileText {
  /** In file order. Complete if no error of the file was reported. */
  readonly documents: readonly InventoryDocument[];
}

/** Passes every text file of the working tree to `visit`, sorted by path. Findings go to `report`, in no order. */
export async function readTexts(
  { cwd, paths }: InventoryPaths,
  visit: (file: FileText) => void,
  report: Report,
): Promise<void> {
  const read = (file: ReadFile) => {
    const text = readText(file, report);
    if (text !== null) visit(text);
  };
  await readFolder({ cwd, selections: paths.map((path) => readPath(path, cwd)) }, read, report);
}

/** The same, with the documents in each file. */
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

/** The whole content of the file. Valid UTF-8 is the same after decoding and encoding, so its bytes need not be kept. */
export function contentOf({ byteOrderMark }: Pick<Original, 'byteOrderMark'>, text: string): string {
  return byteOrderMark ? BYTE_ORDER_MARK + text : text;
}

/** Every file and folder below `folder`, as paths that start with it. Empty when there is no such folder. */
export function pathsBelow(cwd: string, folder: string): string[] {
  try {
    return readdirSync(resolve(cwd, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    );
  } catch (error) {
    // If something other than a folder is there, writing a file below it reports the error.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}
