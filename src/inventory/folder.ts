// Reads inventory files from the file system, one at a time, in a fixed order. Links, other repositories and special
// files are reported, never followed or opened.
import {
  closeSync,
  constants,
  type Dirent,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Report } from '../core/diagnostic.ts';
import { nearest } from '../core/suggest.ts';
import { DENSE_LIMIT, FILE_LIMIT, fileError, type ReadFile } from './files.ts';
import { hiddenFiles, type InventorySource } from './git.ts';
import { foldersTo, isSelected, readPath } from './paths.ts';

/** Every file and folder below `folder`, as paths that start with it. Empty when there is no such folder. */
export function pathsBelow(cwd: string, folder: string): string[] {
  try {
    return readdirSync(resolve(cwd, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    );
  } catch (error) {
    // If something other than a folder is at this path, writing a file below it reports the error.
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

/**
 * Passes every file of the inventory in `path` to `visit`, sorted by path. Each file is read just before its visit, so
 * memory holds one file at a time. Unreadable files are reported. Files are read synchronously, which is several times
 * faster if there are many. Between files, pending requests to the service can continue.
 */
export async function readFolder(
  { cwd, path, git }: InventorySource,
  visit: (file: ReadFile) => void,
  report: Report,
): Promise<void> {
  await turn();
  const { base, inside } = readPath(path, cwd);
  const hidden = await hiddenFiles(git, cwd, base);
  for (const one of hidden) report(fileError('sparse-checkout', one, { folder: base || '.' }));
  let findings = hidden.length;
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

/** Tens of milliseconds of parsing. With a smaller number, a plan of many files takes three percent longer. */
const TURN_BYTES = 2 * 1024 * 1024;

/** Lets pending input, output, signals and timers run, which synchronous work would otherwise block. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Reports that `path` holds no inventory, and suggests names in the working directory with a similar spelling. */
function reportMissing(cwd: string, path: string, report: Report): void {
  const folder = resolve(cwd);
  const names = namesIn(cwd);
  const missing = path.replace(/^\.[\\/]/, '').replace(/[\\/]$/, '');
  let near: readonly string[] = [];
  // A file is not read as an inventory, but the folder that it is in may be meant.
  const place = resolve(cwd, path);
  if (existsSync(place) && lstatSync(place).isFile()) near = [dirname(missing)];
  // If the working directory itself has the missing name, the user probably means the files in it.
  else if (names.length > 0 && missing === basename(folder) && !names.includes(missing)) near = ['.'];
  else if (!names.includes(missing)) near = nearest(missing, names, 1);
  report({ code: 'no-inventory', severity: 'error', at: null, args: { paths: [path], folder, near } });
}

/** Folders and YAML files directly in a folder, which the user may have meant. */
function namesIn(folder: string): string[] {
  let entries: Dirent[] = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that cannot be read has no names to suggest.
  }
  const usable = entries.filter((entry) => entry.isDirectory() || /\.ya?ml$/i.test(entry.name));
  return usable.map(({ name }) => name).filter((name) => !name.startsWith('.'));
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
    // If a link or another repository is on the way to the folder, git would find no files there.
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
 * Files are opened without following links or waiting for a pipe, because a file may have been replaced since the
 * folder was read.
 */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Returns text if the encoding is certain, since with many files, returning bytes would be most of the work. */
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
