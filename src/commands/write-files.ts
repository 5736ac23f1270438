// Writes the files of an import or of fmt, all or none: each new text stands complete beside its target before the
// first is moved into place, and what was moved is taken back if another cannot be.
import { chmodSync, lstatSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { FileEdit } from '../inventory/edit/lay-out.ts';
import { ConfigurationError } from '../service/endpoint.ts';

/** A file of which the new text stands beside it. */
interface Staged {
  readonly edit: FileEdit;
  readonly target: string;
  readonly temporary: string;
}

/**
 * Makes new files with their folders, and replaces those whose content is still `before`. Never writes through a
 * link. Throws a ConfigurationError or the error of the system: nothing has changed then.
 */
export function writeFiles(cwd: string, edits: readonly FileEdit[]): void {
  for (const edit of edits) refuseUnfit(cwd, edit);
  const folders: string[] = [];
  const staged: Staged[] = [];
  const moved: Staged[] = [];
  try {
    for (const edit of edits) staged.push(stage(cwd, edit, folders));
    for (const one of staged) {
      renameSync(one.temporary, one.target);
      moved.push(one);
    }
  } catch (error) {
    takeBack(moved, staged, folders);
    throw error;
  }
}

/** A link on the way would have the file land elsewhere; a file that changed meanwhile is someone's work. */
function refuseUnfit(cwd: string, { path, before }: FileEdit): void {
  const target = resolve(cwd, path);
  for (const folder of foldersAbove(cwd, target)) {
    const kind = lstatSync(folder, { throwIfNoEntry: false });
    if (kind === undefined) break;
    if (!kind.isDirectory()) throw unfit(path, `${nameIn(cwd, folder)} is a link or no folder`);
  }
  const kind = lstatSync(target, { throwIfNoEntry: false });
  if (before === null) {
    if (kind !== undefined) throw unfit(path, 'it exists already, outside of the inventory that was read');
  } else if (!kind?.isFile()) {
    throw unfit(path, 'it is not a regular file any more');
  } else if (readFileSync(target, 'utf8') !== before) {
    throw unfit(path, 'it was changed meanwhile');
  }
}

function unfit(path: string, reason: string): ConfigurationError {
  return new ConfigurationError(path, `${reason}. Nothing was written.`);
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
  // No YAML file by its name: what a crash leaves is not read as inventory.
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  const staged = { edit, target, temporary };
  try {
    writeFileSync(temporary, edit.text, { flag: 'wx' });
    if (edit.before !== null) chmodSync(temporary, lstatSync(target).mode & 0o7777);
  } catch (error) {
    if (!isExisting(error)) rmSync(temporary, { force: true });
    throw error;
  }
  return staged;
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** `first` and all below it on the way to `last`. */
function newFolders(first: string, last: string): string[] {
  const found = [last];
  for (let at = last; at !== first && at !== dirname(at); at = dirname(at)) found.unshift(dirname(at));
  return found;
}

function takeBack(moved: readonly Staged[], staged: readonly Staged[], folders: readonly string[]): void {
  for (const { edit, target } of moved) {
    if (edit.before === null) rmSync(target, { force: true });
    else writeFileSync(target, edit.before);
  }
  for (const { temporary } of staged) rmSync(temporary, { force: true });
  for (const folder of [...folders].reverse()) rmdirSync(folder);
}
