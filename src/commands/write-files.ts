// Writes the files of an import, of fmt or of init. What would refuse one of them is found before the first is written.
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isSystemError } from '../core/rejections.ts';
import { ConfigurationError } from '../core/result.ts';
import type { FileEdit } from '../inventory/edit/file-edits.ts';
import type { Context } from './context.ts';
import { heldOpen } from './run-files.ts';

/**
 * Makes new files with their folders, and replaces files whose content is still `before`, each by a rename. Never writes
 * through a link. Throws a ConfigurationError that says what was written.
 */
export function writeFiles(
  cwd: string,
  edits: readonly FileEdit[],
  onFile: (done: number, total: number) => void = () => {},
): void {
  for (const edit of edits) {
    const unfit = unfitness(cwd, edit);
    if (unfit !== null) throw new ConfigurationError(edit.path, `${unfit}. Nothing was written.`);
  }
  for (const [done, { path, before, text }] of edits.entries()) {
    const target = resolve(cwd, path);
    // Not named like a YAML file, so that a crash leaves nothing that is read as inventory.
    const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
    try {
      mkdirSync(dirname(target), { recursive: true });
      rmSync(temporary, { force: true });
      writeFileSync(temporary, text, { flag: 'wx' });
      if (before !== null) chmodSync(temporary, lstatSync(target).mode & 0o7777);
      renameSync(temporary, target);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      const rest = done === 0 ? 'Nothing was written.' : `Written before it: ${done} of ${edits.length} files.`;
      throw new ConfigurationError(path, `${reason}. ${rest}`, { cause: error });
    }
    onFile(done + 1, edits.length);
  }
}

/** Why a file must not or cannot be written; null if it may. */
function unfitness(cwd: string, { path, before }: FileEdit): string | null {
  const target = resolve(cwd, path);
  const within = relative(cwd, target);
  const isWithin = within !== '..' && !within.startsWith(`..${sep}`) && !isAbsolute(within);
  const folders = isWithin ? within.split(sep).slice(0, -1) : [];
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
    // A file that changed in the meantime is somebody's work.
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

/** The same for the command line, which shows progress and then removes it from the terminal. */
export function writeShown(edits: readonly FileEdit[], { cwd, progress }: Context): void {
  writeFiles(cwd, edits, (done, total) => progress.through('writing', done, total));
  progress.rest();
}
