// Loads an inventory: from the working tree, from a commit, or with the text of its files for commands that rewrite
// them. The files of a folder are read one at a time, in a fixed order. Links, other repositories and special files are
// reported, never followed or opened.
import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Report } from '../core/diagnostic.ts';
import type { Inventory, InventoryDocument } from '../core/model.ts';
import { nearest } from '../core/suggest.ts';
import type { RunGit } from '../git/process.ts';
import {
  contentOf,
  DENSE_LIMIT,
  FILE_LIMIT,
  type FileText,
  fileError,
  type ReadFile,
  readText,
  sourceFile,
} from './files.ts';
import { readGit } from './git.ts';
import { parseInventory } from './parse.ts';
import { foldersTo, isSelected, readPath } from './paths.ts';

/** A file that was read as text. */
export interface FileRead {
  readonly path: string;
  /** The whole of it, as evidence hashes it. */
  content(): string;
}

interface Loaded {
  readonly inventory: Inventory;
  /** The files that were read as text, sorted by path. */
  readonly files: readonly FileRead[];
}

/** Where the files are read from. */
interface InventorySource {
  readonly cwd: string;
  /** The folder of the inventory. */
  readonly path: string;
  /** Runs git in `cwd`, only for a commit. */
  readonly run: RunGit;
}

/** The revision to read. `commit` is a full hash, or anything that names a commit. */
export type Revision = { readonly kind: 'working-tree' } | { readonly kind: 'commit'; readonly commit: string };

export const WORKING_TREE: Revision = { kind: 'working-tree' };

/** Reads an inventory. Findings go to `report`, in no particular order. Throws GitError. */
export async function loadRevision(
  revision: Revision,
  source: InventorySource & { readonly onFile?: (() => void) | undefined },
  report: Report,
): Promise<Loaded> {
  const documents: InventoryDocument[] = [];
  const files: FileRead[] = [];
  let isComplete = true;
  const note: Report = (finding) => {
    if (finding.severity === 'error') isComplete = false;
    report(finding);
  };
  await readRevision(
    revision,
    source,
    (file) => {
      source.onFile?.();
      const read = readText(file, note);
      if (read === null) return;
      const { path, text } = read;
      files.push({ path, content: () => contentOf(read, text) });
      for (const document of parseInventory(sourceFile(path, text), text, note, 'named')) documents.push(document);
    },
    note,
  );
  return { inventory: { documents, isComplete }, files };
}

/** Passes every inventory file of a revision to `visit`, sorted by path. Throws GitError. */
export async function readRevision(
  revision: Revision,
  { cwd, path, run }: InventorySource,
  visit: (file: ReadFile) => void,
  report: Report,
): Promise<void> {
  if (revision.kind === 'working-tree') await readFolder(cwd, path, visit, report);
  else await readGit(run, revision.commit, cwd, path, visit, report);
}

/** Every text file of the inventory in the working tree, sorted by path. Findings go to `report`, in no order. */
export async function readTexts(cwd: string, path: string, report: Report): Promise<FileText[]> {
  const texts: FileText[] = [];
  await readFolder(
    cwd,
    path,
    (file) => {
      const text = readText(file, report);
      if (text !== null) texts.push(text);
    },
    report,
  );
  return texts;
}

/** A file before a rewrite. Offsets of documents and findings point into its text. */
export interface Original extends FileText {
  /** In file order. Complete if no error of the file was reported. */
  readonly documents: readonly InventoryDocument[];
}

/** The same with the documents in each file, of several folders. One may be in another: each file is read once. */
export async function readOriginals(cwd: string, paths: readonly string[], report: Report): Promise<Original[]> {
  const originals = new Map<string, Original>();
  const reported = new Set<string>();
  const reportOnce: Report = (finding) => {
    const key = `${finding.code}\0${finding.at === null ? JSON.stringify(finding.args) : finding.at.file.path}`;
    if (finding.at?.offset != null || !reported.has(key)) report(finding);
    reported.add(key);
  };
  for (const path of paths) {
    for (const file of await readTexts(cwd, path, reportOnce)) {
      const place = resolve(cwd, file.path);
      if (originals.has(place)) continue;
      const documents = parseInventory(sourceFile(file.path, file.text), file.text, report);
      originals.set(place, { ...file, documents });
    }
  }
  return [...originals.values()];
}

/** Every file and folder below `folder`, as paths that start with it. Empty when there is no such folder. */
export function pathsBelow(cwd: string, folder: string): string[] {
  try {
    return readdirSync(resolve(cwd, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    );
  } catch (error) {
    // If something other than a folder is there, writing a file below it reports the error.
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

// The files of a folder.

/**
 * Passes every file of the inventory in `path` to `visit`, sorted by path, and reads each just before that: memory holds
 * one file at a time. What cannot be read is reported. Files are read synchronously, which is several times faster if
 * there are many. Between files, requests to the service get their turn.
 */
async function readFolder(cwd: string, path: string, visit: (file: ReadFile) => void, report: Report): Promise<void> {
  await turn();
  const { base, inside } = readPath(path, cwd);
  let findings = 0;
  const files = findFiles(cwd, base, inside, (finding) => {
    findings++;
    report(finding);
  });
  if (files.length + findings === 0) reportMissing(cwd, path, report);
  let sinceTurn = 0;
  for (const file of files.sort()) {
    const content = fileContent(resolve(cwd, file), file, report);
    if (content === null) continue;
    visit({ path: file, content });
    sinceTurn += content.length;
    if (sinceTurn < TURN_BYTES) continue;
    sinceTurn = 0;
    await turn();
  }
}

/** Some tens of milliseconds of parsing: shorter turns cost a plan of many files three percent. */
const TURN_BYTES = 2 * 1024 * 1024;

/** Lets pending input, output, signals and timers run, which synchronous work would otherwise block. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Nothing is there. The names in the working directory that are spelled alike may be meant. */
function reportMissing(cwd: string, path: string, report: Report): void {
  const folder = resolve(cwd);
  const names = namesIn(cwd);
  const missing = path.replace(/^\.[\\/]/, '').replace(/[\\/]$/, '');
  let near: readonly string[] = [];
  // If the working directory itself has the missing name, the files in it are meant.
  if (names.length > 0 && missing === basename(folder) && !names.includes(missing)) near = ['.'];
  else if (!names.includes(missing)) near = nearest(missing, names, 1);
  report({ code: 'no-inventory', severity: 'error', at: null, args: { paths: [path], folder, near } });
}

/** Folders and YAML files directly in a folder, which the user may have meant. */
function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const usable = entries.filter((entry) => entry.isDirectory() || /\.ya?ml$/i.test(entry.name));
    return usable.map(({ name }) => name).filter((name) => !name.startsWith('.'));
  } catch (error) {
    errorCode(error);
    return [];
  }
}

/** The paths of the files, in no particular order. */
function findFiles(cwd: string, base: string, inside: boolean, report: Report): string[] {
  const files: string[] = [];
  const take = (path: string, kind: Dirent | Stats) => {
    if (kind.isSymbolicLink()) report(fileError('symbolic-link', path, {}));
    else if (isSelected(base, path)) {
      if (kind.isFile()) files.push(path);
      else report(fileError('unreadable-file', path, { reason: NOT_REGULAR }));
    }
  };
  const walk = (folder: string, mayBeSubmodule: boolean) => {
    let entries: Dirent[];
    try {
      entries = readdirSync(resolve(cwd, folder), { withFileTypes: true });
    } catch (error) {
      report(fileError('unreadable-file', folder, { reason: errorCode(error) }));
      return;
    }
    if (mayBeSubmodule && entries.some(({ name }) => name === '.git')) {
      report(fileError('submodule', folder, {}));
      return;
    }
    for (const entry of entries) {
      if (entry.name === '.git') continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path, true);
      else take(path, entry);
    }
  };
  try {
    // Git would see nothing behind a link or another repository on the way.
    for (const folder of inside ? foldersTo(base).slice(0, -1) : []) {
      const isLink = lstatSync(resolve(cwd, folder)).isSymbolicLink();
      const isRepository = lstatSync(resolve(cwd, folder, '.git'), { throwIfNoEntry: false }) !== undefined;
      if (!isLink && !isRepository) continue;
      report(fileError(isLink ? 'symbolic-link' : 'submodule', folder, {}));
      return [];
    }
    const kind = lstatSync(resolve(cwd, base));
    // The working directory may itself be a repository, and so may a folder outside it that the user names.
    if (kind.isDirectory()) walk(base, base !== '' && inside);
    else take(base, kind);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') report(fileError('unreadable-file', base, { reason: code }));
  }
  return files;
}

const NOT_REGULAR = 'not a regular file';

/**
 * Opened without following links or waiting for a pipe, because the file may have been replaced since the folder was
 * read.
 */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Returns text if the encoding is certain. For many files, returning bytes of each would be most of the work. */
function fileContent(file: string, path: string, report: Report): ReadFile['content'] | null {
  try {
    const descriptor = openSync(file, OPEN_FLAGS);
    try {
      const stat = fstatSync(descriptor);
      if (!stat.isFile()) report(fileError('unreadable-file', path, { reason: NOT_REGULAR }));
      else if (stat.size > FILE_LIMIT)
        report(fileError('file-too-large', path, { bytes: stat.size, limit: FILE_LIMIT }));
      else if (stat.size > DENSE_LIMIT) return readFileSync(descriptor);
      else {
        const text = readFileSync(descriptor, 'utf8');
        // A replacement character is in the file itself, or marks bytes that are not UTF-8. Only the bytes show which.
        return text.includes('\uFFFD') ? readFileSync(file, { flag: OPEN_FLAGS }) : text;
      }
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    report(fileError('unreadable-file', path, { reason: errorCode(error) }));
  }
  return null;
}

/**
 * The system's code, such as EACCES, because the system's message would show the full path. Rethrows errors without a
 * code.
 */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}
