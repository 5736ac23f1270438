// Writes the files of an import or of fmt, all or none: each new text is completely written beside its target before
// the first is moved into place. If one cannot be moved, the others are moved back.
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
import { isSystemError } from '../core/rejections.ts';
import { ConfigurationError } from '../core/result.ts';
import type { FileEdit } from '../inventory/edit/file-edits.ts';
import type { Context } from './context.ts';
import { heldOpen } from './run-files.ts';

/** A file whose new text is written beside it. */
interface Staged {
  readonly edit: FileEdit;
  readonly target: string;
  readonly temporary: string;
}

export interface Writing {
  /** Called for each new text. Moving it into place takes next to no time. */
  readonly onFile: (done: number, total: number) => void;
  readonly rename?: typeof renameSync;
}

/**
 * Makes new files with their folders, and replaces files whose content is still `before`. Never writes through a link.
 * Throws a ConfigurationError. Nothing has changed then.
 */
export function writeFiles(cwd: string, edits: readonly FileEdit[], { onFile, rename = renameSync }: Writing): void {
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
    throw new ConfigurationError(at.path, `${reason}. Nothing was written.`, { cause: error });
  }
}

/** Something prevents a file from being written. */
class Unfit extends Error {}

function reasonOf(error: unknown): string | null {
  if (!isSystemError(error)) return null;
  return heldOpen(error) ?? `cannot be written (${error.code})`;
}

/** A link on the way would put the file elsewhere. A file that changed in the meantime is someone's work. */
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
    // Moving a file over another needs no permission to write it, but a read-only file must stay as it is.
    accessSync(target, constants.W_OK);
  }
}

/** From the outermost to the innermost. Links in and above the working directory are the user's choice. */
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

/**
 * Not named like a YAML file, so that a crash leaves nothing that is read as inventory. Numbered, so that it does not
 * block the next run.
 */
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

/** `first` and all folders below it on the way to `last`. */
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

/**
 * A new folder may hold something that another process put there. It stays, and does not hide why nothing was written.
 */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!isSystemError(error) || !['ENOTEMPTY', 'EEXIST'].includes(String(error.code))) throw error;
  }
}

/** The same for the command line, which shows progress and then removes it from the terminal. */
export function writeShown(edits: readonly FileEdit[], { cwd, progress }: Context): void {
  const onFile = (done: number, total: number) => progress.through('writing', done, total);
  writeFiles(cwd, edits, { onFile });
  progress.rest();
}
