// Files that a run leaves or is given: plan, evidence. They are written completely or not at all. Only their
// owner can read them, since they hold names.
import { lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isSystemError } from '../core/rejections.ts';
import { ConfigurationError } from '../core/result.ts';
import { word } from '../report/text.ts';
import type { CliContext } from './context.ts';

/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link is followed to the file
 * that it points to. Something that is not a file, such as a pipe or /dev/stdout, is written to directly. Throws a
 * ConfigurationError for a folder, and for a file that another program has open.
 */
export function writeWhole(path: string, text: string, rename = renameSync): void {
  const standing = statSync(path, { throwIfNoEntry: false });
  if (standing?.isDirectory()) throw new ConfigurationError(path, 'is a folder. Name a file in it.');
  if (standing !== undefined && !standing.isFile()) {
    writeFileSync(path, text);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  const target = standing === undefined ? path : realpathSync(path);
  const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
  try {
    // Never writes through a link that someone put there.
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
    rename(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    const problem = heldOpen(error);
    throw problem === null ? error : new ConfigurationError(path, `${problem}. Nothing was written.`, { cause: error });
  }
}

const HELD: ReadonlySet<unknown> = new Set(['EBUSY', 'EPERM', 'EACCES']);

/** On Windows a file that a program has open cannot be replaced. null for an error of another kind. */
export function heldOpen(error: unknown): string | null {
  if (!isSystemError(error) || error.syscall !== 'rename' || !HELD.has(error.code)) return null;
  return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}

/**
 * Writes machine output to the file that `--out` names, else to standard output, which `-` also names, as in other
 * tools. Throws a ConfigurationError if the system refuses.
 */
export function putOut(text: string, { flags, cwd, terminal }: CliContext): void {
  const { out } = flags;
  if (typeof out !== 'string' || out === '-') {
    terminal.out(text);
    return;
  }
  const path = resolve(cwd, out);
  try {
    writeWhole(path, text);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** What to throw where the system refuses to write what `--out` names. */
export function unwritable(path: string, error: unknown): unknown {
  if (!isSystemError(error)) return error;
  const problem = `names ${word(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
  return new ConfigurationError('--out', problem, { cause: error });
}

export function jsonText(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Where one apply leaves its evidence. The name holds the start time, to the millisecond, and the process. */
export function evidenceFile(folder: string, startedAt: number): string {
  refuseLink(folder);
  return join(folder, `evidence-${stampOf(startedAt)}.json`);
}

/** Where one run leaves its plan. The next step of the job leaves its own plan beside it. */
export function planPath(folder: string, startedAt: number): string {
  refuseLink(folder);
  return join(folder, `plan-${stampOf(startedAt)}.json`);
}

/** A pull request may bring a link, which would send names elsewhere. */
function refuseLink(folder: string): void {
  const path = resolve(folder);
  const within = relative(process.cwd(), path);
  // Links on the way to the working directory belong to its owner. Links below it may come from anyone.
  const isBelow = within !== '' && !within.startsWith('..') && !isAbsolute(within);
  for (let at = path; at !== process.cwd(); at = dirname(at)) {
    let isLink = false;
    try {
      isLink = lstatSync(at).isSymbolicLink();
    } catch {
      // If the path cannot be read, the later write fails and reports it.
    }
    if (isLink) throw new ConfigurationError('evidence-dir', 'is a link, or lies below one. Name a folder.');
    if (!isBelow) return;
  }
}

function stampOf(startedAt: number): string {
  return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}

/** Writes the record of an apply. Throws a ConfigurationError if the system cannot store it. */
export function writeEvidence(path: string, document: unknown): void {
  try {
    writeWhole(path, jsonText(document));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const problem = `cannot store the record of the apply (${error.code}). Make room there, or name another folder.`;
    throw new ConfigurationError('evidence-dir', problem, { cause: error });
  }
}

/** The bytes of a file that a flag names. Throws a ConfigurationError that names the flag. */
export function readNamed(flag: '--plan' | '--evidence' | '--signers' | 'FILE', path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
    throw new ConfigurationError(flag, `names ${word(path)}, which cannot be read${code}. Check the path.`, { cause });
  }
}
