// Reads inventory files from the file system, one at a time, in a fixed order. Links, other repositories and special
// files are reported, never followed or opened.
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, posix, relative, resolve } from 'node:path';
import { diagnostic, type Report } from '../core/diagnostic.ts';
import { nearest } from '../core/suggest.ts';
import {
  DENSE_LIMIT,
  FILE_LIMIT,
  mayBeWrong,
  noInventory,
  notAFile,
  onceEach,
  type ReadFile,
  tooLarge,
  unreadable,
  wholeFile,
} from './files.ts';
import { isSelected, mayHold, pathAndFoldersAbove, type Selection } from './paths.ts';

export interface FolderSource {
  readonly cwd: string;
  readonly selections: readonly Selection[];
}

interface Search {
  readonly cwd: string;
  readonly selection: Selection;
  readonly files: Set<string>;
  readonly report: Report;
}

/** The methods that a directory entry and a `stat` share. */
interface FileKind {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/**
 * Passes every selected file to `visit`, sorted by path, and reads each just before that: memory holds one file at a
 * time. What cannot be read is reported. Files are read synchronously, which is several times faster if there are many.
 * Between files, requests to the service get their turn.
 */
export async function readFolder(
  { cwd, selections }: FolderSource,
  visit: (file: ReadFile) => void,
  report: Report,
): Promise<void> {
  await turn();

  // Outside the working directory one file may have several spellings. The first counts.
  const all = new Map<string, string>();
  const unmet: string[] = [];
  const reportOnce = onceEach(report);
  for (const selection of selections) {
    const files = new Set<string>();
    let reports = 0;
    const counted: Report = (finding) => {
      if (finding.severity === 'error') reports++;
      reportOnce(finding);
    };
    startWalk({ cwd, selection, files, report: counted });
    for (const path of files) {
      const place = selection.inside ? path : relative(cwd, resolve(cwd, path)).replaceAll('\\', '/');
      if (!all.has(place)) all.set(place, path);
    }
    if (files.size + reports === 0) unmet.push(selection.line);
  }
  if (unmet.length > 0 || selections.length === 0) report(noInventory(unmet, resolve(cwd), namesIn(cwd)));
  const met = selections.filter(({ line }) => !unmet.includes(line));
  reportMisspelledFolders({ cwd, selections: met }, report);
  let sinceTurn = 0;
  for (const path of [...all.values()].sort()) {
    const content = fileContent(resolve(cwd, path), path, report);
    if (content === null) continue;
    visit({ path, content });
    sinceTurn += content.length;
    if (sinceTurn < TURN_BYTES) continue;
    sinceTurn = 0;
    await turn();
  }
}

/** Inventory files right in a folder whose name is a slip away from that of one that is read. */
function reportMisspelledFolders({ cwd, selections }: FolderSource, report: Report): void {
  for (const { base, inside } of selections) {
    if (base === '' || !inside) continue;
    const parent = dirname(base);
    const read = basename(base);
    const names = namesIn(resolve(cwd, parent)).filter((name) => isSlipOf(name, read));
    for (const folder of nearest(read, names).map((name) => posix.join(parent, name))) {
      if (selections.some((one) => mayHold(one, folder))) continue;
      const file = namesIn(resolve(cwd, folder)).find((name) => declaresSystem(resolve(cwd, folder, name)));
      if (file === undefined) continue;
      report(diagnostic('unread-file', 'warning', wholeFile(`${folder}/${file}`), { near: base }));
    }
  }
}

/** The ends and the digits are the same: `plant-1` and `plant-2`, or `east` and `west`, are meant to differ. */
function isSlipOf(name: string, other: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  return name !== other && name[0] === other[0] && name.at(-1) === other.at(-1) && digits(name) === digits(other);
}

function declaresSystem(path: string): boolean {
  try {
    return statSync(path).size <= FILE_LIMIT && readFileSync(path).includes('cyber_system');
  } catch (error) {
    errorCode(error);
    return false;
  }
}

/** Some tens of milliseconds of parsing: shorter turns cost a plan of many files three percent. */
const TURN_BYTES = 2 * 1024 * 1024;

/** Lets pending input, output, signals and timers run, which synchronous work would otherwise block. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Folders and YAML files directly in the working directory, which a line of the input may have meant. */
function namesIn(cwd: string): string[] {
  try {
    const entries = listFolder(cwd).filter((entry) => entry.isDirectory() || /\.ya?ml$/i.test(entry.name));
    return entries.map(({ name }) => name).filter((name) => !name.startsWith('.'));
  } catch (error) {
    errorCode(error);
    return [];
  }
}

function startWalk(search: Search): void {
  const { base, inside } = search.selection;
  try {
    if (inside && isCutOff(search)) return;
    const kind = lstatSync(resolve(search.cwd, base));
    // The working directory may itself be a repository, and so may a folder outside it that the user names.
    if (kind.isDirectory()) walk(search, base, base !== '' && inside);
    else visitEntry(search, base, kind);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') search.report(unreadable(base, code));
  }
}

/** Whether a link or another repository is on the way to the base. Git would see nothing behind it. */
function isCutOff({ cwd, selection, report }: Search): boolean {
  for (const path of pathAndFoldersAbove(selection.base).slice(1).reverse()) {
    const isLink = lstatSync(resolve(cwd, path)).isSymbolicLink();
    if (!isLink && !isRepository(resolve(cwd, path))) continue;
    report(notAFile(isLink ? 'symbolic-link' : 'submodule', path));
    return true;
  }
  return false;
}

function isRepository(folder: string): boolean {
  return lstatSync(resolve(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
}

function walk(search: Search, folder: string, mayBeSubmodule: boolean): void {
  const { cwd, selection, report } = search;
  let entries: ReturnType<typeof listFolder>;
  try {
    entries = listFolder(resolve(cwd, folder));
  } catch (error) {
    report(unreadable(folder, errorCode(error)));
    return;
  }
  if (mayBeSubmodule && entries.some((entry) => entry.name === '.git')) {
    report(notAFile('submodule', folder));
    return;
  }
  for (const entry of entries) {
    if (entry.name === '.git') continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) visitEntry(search, path, entry);
    else if (mayHold(selection, path)) walk(search, path, true);
  }
}

function listFolder(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}

function visitEntry({ selection, files, report }: Search, path: string, kind: FileKind): void {
  if (kind.isSymbolicLink()) {
    if (mayHold(selection, path)) report(notAFile('symbolic-link', path));
  } else if (isSelected(selection, path)) {
    if (kind.isFile()) files.add(path);
    else report(unreadable(path, NOT_REGULAR));
  } else if (YAML_AS_TEXT.test(path) && kind.isFile() && isSelected(selection, path.replace(/\.txt$/i, ''))) {
    report(diagnostic('unread-file', 'warning', wholeFile(path), { near: null }));
  }
}

/** Where a system hides endings, an editor adds one that nobody sees. */
const YAML_AS_TEXT = /\.ya?ml\.txt$/i;

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
      if (!stat.isFile()) report(unreadable(path, NOT_REGULAR));
      else if (stat.size > FILE_LIMIT) report(tooLarge(path, stat.size));
      else if (stat.size > DENSE_LIMIT) return readFileSync(descriptor);
      else {
        const text = readFileSync(descriptor, 'utf8');
        return mayBeWrong(text) ? readFileSync(file, { flag: OPEN_FLAGS }) : text;
      }
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    report(unreadable(path, errorCode(error)));
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
