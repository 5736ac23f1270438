// Files that a run is given or writes. A plan or evidence is written completely or not at all, and only its owner can
// read it, because it holds names. All files of an inventory or a setup are checked before the first one is written.
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isSystemError } from '../core/rejections.ts';
import { UserError } from '../core/result.ts';
import { word } from '../text/text.ts';
import type { CliContext } from './context.ts';
import type { Progress } from './progress.ts';

/**
 * Makes a folder, and those above it that are missing. With `recursive`, `mkdirSync` would never return where the system
 * answers that the folder above is missing although it is there, as in /proc.
 */
export function makeFolder(path: string): void {
  const isFolder = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isFolder()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder()) throw error;
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * The first link on the way to a file, which would send it elsewhere; null for none. A pull request may add links below
 * the working directory. Those above it belong to the owner of the machine, but for the last name.
 */
function linkOnTheWay(path: string, cwd: string): string | null {
  for (let at = path; at !== cwd; at = dirname(at)) {
    try {
      if (lstatSync(at).isSymbolicLink()) return at;
    } catch {
      // If the path cannot be read, the later write fails and reports it.
    }
    if (!isBelow(cwd, path)) break;
  }
  return null;
}

/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link is replaced, too, and never
 * followed to a file. Something that is not a file, such as a pipe or /dev/stdout, is written to directly. Throws a
 * UserError for a folder, and for a file that another program has open.
 */
export function writeWhole(path: string, text: string, rename = renameSync): void {
  const standing = statSync(path, { throwIfNoEntry: false });
  if (standing?.isDirectory()) throw new UserError(path, 'is a folder', 'Name a file in it.');
  if (standing !== undefined && !standing.isFile()) {
    writeFileSync(path, text);
    return;
  }
  makeFolder(dirname(path));
  const draft = `${path}.${process.pid}-${process.hrtime.bigint()}.tmp`;
  try {
    // Never writes through a link that someone put there.
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
    rename(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    const problem = heldOpen(error);
    throw problem === null ? error : new UserError(path, problem, 'Nothing was written.', { cause: error });
  }
}

const HELD: ReadonlySet<unknown> = new Set(['EBUSY', 'EPERM', 'EACCES']);

/** What to do about a file that another program has open, which Windows does not replace; null for other errors. */
function heldOpen(error: unknown): string | null {
  if (!isSystemError(error) || error.syscall !== 'rename' || !HELD.has(error.code)) return null;
  return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}

/** Whether a path is the name that Windows has for /dev/null. */
export function isNull(path: string, separator: string = sep): boolean {
  return separator === '\\' && /^(?:\\\\\.\\)?nul:?$/i.test(path);
}

/**
 * Writes machine output to the file that `--out` names. Without `--out`, or if it is `-`, writes to standard output.
 * Throws a UserError if the system refuses.
 */
export function putOut(text: string, { options: { out }, cwd, terminal }: CliContext<'schema'>): void {
  if (out === null || out === '-') {
    terminal.out(text);
    return;
  }
  // Otherwise a file of that name would be made on Windows.
  if (isNull(out)) return;
  const path = resolve(cwd, out);
  const link = linkOnTheWay(path, cwd);
  // A link that the system has for a pipe or a terminal, such as /dev/stdout, is no file that could be replaced.
  if (
    link !== null &&
    (link !== path || isBelow(cwd, path) || statSync(path, { throwIfNoEntry: false })?.isFile() !== false)
  ) {
    throw new UserError('--out', `names ${word(path)}, and ${word(link)} is a link`, 'Name a file that is none.');
  }
  try {
    writeWhole(path, text);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const problem = `names ${word(path)}, which cannot be written (${error.code})`;
    throw new UserError('--out', problem, 'Name another place, or make room there.', { cause: error });
  }
}

export function jsonText(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * The path for the plan or the evidence of one run. It holds the start time in milliseconds and the process id, so that
 * the next step of the job writes a file of its own. Throws a UserError for a link: a pull request may add a
 * link, which would send names elsewhere.
 */
export function runFilePath(folder: string, kind: 'plan' | 'evidence', startedAt: number): string {
  const stamp = new Date(startedAt).toISOString().replace(/[-:.]/g, '');
  if (linkOnTheWay(resolve(folder), process.cwd()) !== null)
    throw new UserError('evidence-dir', 'is a link, or lies below one', 'Name a folder.');
  return join(folder, `${kind}-${stamp}-${process.pid}.json`);
}

/** The bytes of a file that a flag names. Throws a UserError that names the flag. */
export function readNamed(flag: '--plan' | '--signers' | '--seed' | '--behavior' | 'show', path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    const code = isSystemError(cause) ? cause.code : null;
    let parts = [`cannot be read${code === null ? '' : ` (${code})`}`, 'Check the path, and that you may read it.'];
    if (code === 'ENOENT') parts = ['does not exist', 'Check the path.'];
    if (code === 'EISDIR') parts = ['is a folder', 'Name a file.'];
    throw new UserError(flag, `names ${word(path)}, which ${parts[0]}`, parts[1], { cause });
  }
}

/** One file to write. `before` is null for a new one. Texts include the byte order mark, if any. */
export interface FileEdit {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string;
  readonly before: string | null;
  readonly text: string;
}

/**
 * Makes new files with their folders, and replaces files whose content is still `before`, each by a rename. Never
 * writes through a link. Throws a UserError that says what was written.
 */
export function writeFiles(
  edits: readonly FileEdit[],
  { cwd, progress }: { readonly cwd: string; readonly progress: Progress },
): void {
  for (const edit of edits) {
    const unfit = unfitness(cwd, edit);
    if (unfit !== null) throw new UserError(edit.path, unfit, 'Nothing was written.');
  }
  for (const [done, { path, before, text }] of edits.entries()) {
    const target = resolve(cwd, path);
    // The name is not that of a YAML file, so that after a crash the file is not read as inventory.
    const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
    try {
      makeFolder(dirname(target));
      rmSync(temporary, { force: true });
      writeFileSync(temporary, text, { flag: 'wx' });
      if (before !== null) chmodSync(temporary, lstatSync(target).mode & 0o7777);
      renameSync(temporary, target);
    } catch (error) {
      // Where a folder of the path is a file, even a forced removal would fail.
      if (existsSync(temporary)) rmSync(temporary);
      const reason = reasonOf(error);
      if (reason === null) throw error;
      const rest = done === 0 ? 'Nothing was written.' : `Written before it: ${done} of ${edits.length} files.`;
      throw new UserError(path, reason, rest, { cause: error });
    }
    progress.through('writing', done + 1, edits.length);
  }
  progress.rest();
}

/** Why a file must not or cannot be written; null if it can. */
function unfitness(cwd: string, { path, before }: FileEdit): string | null {
  const target = resolve(cwd, path);
  const folders = isBelow(cwd, target) ? relative(cwd, target).split(sep).slice(0, -1) : [];
  try {
    // A link on the way would put the file elsewhere.
    let last = cwd;
    for (const [k, folder] of folders.entries()) {
      const kind = lstatSync(join(last, folder), { throwIfNoEntry: false });
      if (kind === undefined) break;
      last = join(last, folder);
      if (!kind.isDirectory()) return `lies below ${folders.slice(0, k + 1).join('/')}, which is a link or no folder`;
    }
    const kind = lstatSync(target, { throwIfNoEntry: false });
    if (before === null) {
      if (kind !== undefined) return 'exists already, outside of the inventory that was read';
    } else if (!kind?.isFile()) return 'is not a regular file any more';
    // If a file changed in the meantime, somebody's work must not be lost.
    else if (readFileSync(target, 'utf8') !== before) return 'was changed meanwhile';
    // Moving a file over another needs no permission to write it, but a read-only file must stay as it is.
    else accessSync(target, constants.W_OK);
    return null;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return reason;
  }
}

function reasonOf(error: unknown): string | null {
  if (!isSystemError(error)) return null;
  return heldOpen(error) ?? `cannot be written (${error.code})`;
}
