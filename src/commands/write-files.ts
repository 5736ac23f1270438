// Writes the files of an import or of fmt, all or none: each new text is complete beside its target before the
// first is moved into place, and what was moved is taken back if another cannot be.
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Detail } from '../core/model.ts';
import { isSystemError } from '../core/rejections.ts';
import { ConfigurationError } from '../core/result.ts';
import type { FileEdit } from '../inventory/edit/file-edits.ts';
import type { Context } from './context.ts';
import { heldOpen } from './run-files.ts';

/** A file of which the new text is beside it. */
interface Staged {
  readonly edit: FileEdit;
  readonly target: string;
  readonly temporary: string;
}

export interface Writing {
  readonly detail: Detail;
  /** Called for each file of which the new text is there: moving it into place takes next to nothing. */
  readonly onFile: (done: number, total: number) => void;
  readonly rename?: typeof renameSync;
}

/**
 * Makes new files with their folders, and replaces those whose content is still `before`. Never writes through a
 * link. Throws a ConfigurationError, which under `counts` names no new file: nothing has changed then.
 */
export function writeFiles(
  cwd: string,
  edits: readonly FileEdit[],
  { detail, onFile, rename = renameSync }: Writing,
): void {
  const folders: string[] = [];
  const staged: Staged[] = [];
  const moved: Staged[] = [];
  let at: FileEdit | undefined;
  try {
    for (at of edits) refuseUnfit(cwd, at);
    for (at of edits) {
      staged.push(stage(cwd, at, folders));
      onFile(staged.length, edits.length);
    }
    for (const one of staged) {
      at = one.edit;
      rename(one.temporary, one.target);
      moved.push(one);
    }
  } catch (error) {
    takeBack(moved, staged, folders);
    const reason = error instanceof Unfit ? error.message : reasonOf(error);
    if (at === undefined || reason === null) throw error;
    // Paths of new files are made from names.
    const subject = detail === 'counts' && at.before === null ? 'a new file' : at.path;
    throw new ConfigurationError(subject, `${reason}. Nothing was written.`, { cause: error });
  }
}

/** What is in the way of a file. */
class Unfit extends Error {}

/** null for an error that is not the system's. */
function reasonOf(error: unknown): string | null {
  if (!isSystemError(error)) return null;
  return heldOpen(error) ?? `cannot be written (${error.code})`;
}

/** A link on the way would have the file land elsewhere; a file that changed meanwhile is someone's work. */
function refuseUnfit(cwd: string, { path, before }: FileEdit): void {
  const target = resolve(cwd, path);
  for (const folder of foldersAbove(cwd, target)) {
    const kind = lstatSync(folder, { throwIfNoEntry: false });
    if (kind === undefined) break;
    if (!kind.isDirectory()) throw new Unfit(`lies below ${nameIn(cwd, folder)}, which is a link or no folder`);
  }
  const kind = lstatSync(target, { throwIfNoEntry: false });
  if (before === null) {
    if (kind !== undefined) throw new Unfit('exists already, outside of the inventory that was read');
  } else if (!kind?.isFile()) {
    throw new Unfit('is not a regular file any more');
  } else if (readFileSync(target, 'utf8') !== before) {
    throw new Unfit('was changed meanwhile');
  } else {
    // Moving a file over another asks for no right to write it, and who made it read-only meant it.
    accessSync(target, constants.W_OK);
  }
}

/** From the outermost inwards. The working directory and what is above it may be reached as the user likes. */
function foldersAbove(cwd: string, target: string): string[] {
  const parts = relative(cwd, dirname(target)).split(sep);
  if (parts[0] === '..' || isAbsolute(parts[0] ?? '')) return [dirname(target)];
  return parts[0] === '' ? [] : parts.map((_, k) => join(cwd, ...parts.slice(0, k + 1)));
}

function nameIn(cwd: string, path: string): string {
  return relative(cwd, path).split(sep).join('/');
}

function stage(cwd: string, edit: FileEdit, folders: string[]): Staged {
  const target = resolve(cwd, edit.path);
  const first = mkdirSync(dirname(target), { recursive: true });
  if (first !== undefined) folders.push(...newFolders(first, dirname(target)));
  const temporary = writeBeside(target, edit.text);
  try {
    if (edit.before !== null) chmodSync(temporary, lstatSync(target).mode & 0o7777);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return { edit, target, temporary };
}

/** No YAML file by its name: what a crash leaves is not read as inventory, and, number by number, not in the way. */
function writeBeside(target: string, text: string): string {
  for (let number = 0; ; number++) {
    const temporary = join(dirname(target), `.${basename(target)}.${process.pid}-${number}.tmp`);
    try {
      writeFileSync(temporary, text, { flag: 'wx' });
      return temporary;
    } catch (error) {
      if (isSystemError(error) && error.code === 'EEXIST') continue;
      rmSync(temporary, { force: true });
      throw error;
    }
  }
}

/** `first` and all below it on the way to `last`. */
function newFolders(first: string, last: string): string[] {
  const folders = [last];
  for (let at = last; at !== first && at !== dirname(at); at = dirname(at)) folders.unshift(dirname(at));
  return folders;
}

function takeBack(moved: readonly Staged[], staged: readonly Staged[], folders: readonly string[]): void {
  for (const { edit, target } of moved) {
    if (edit.before === null) rmSync(target, { force: true });
    else writeFileSync(target, edit.before);
  }
  for (const { temporary } of staged) rmSync(temporary, { force: true });
  for (const folder of [...folders].reverse()) removeEmpty(folder);
}

/** What another process put into a new folder meanwhile is not ours, and no reason to hide why nothing was written. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!isSystemError(error) || !['ENOTEMPTY', 'EEXIST'].includes(String(error.code))) throw error;
  }
}

/** The same on the command line, which shows how far it is and leaves nothing of that on the terminal. */
export function writeShown(edits: readonly FileEdit[], { cwd, settings, progress }: Context): void {
  const onFile = (done: number, total: number) => progress.through('writing', done, total);
  writeFiles(cwd, edits, { detail: settings.detail, onFile });
  progress.rest();
}
