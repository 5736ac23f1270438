// The input `path`: which files belong to the inventory. Works on paths only, so that a folder and a git tree agree.
import { isAbsolute, posix, relative, sep } from 'node:path';

/** A folder of the inventory. Paths are relative to the working directory, with forward slashes. */
export interface Selection {
  /** As the user wrote it. */
  readonly line: string;
  /** '' is the working directory. */
  readonly base: string;
  /** False when the folder is out of the working directory. */
  readonly inside: boolean;
}

const YAML_FILE = /\.ya?ml$/i;

/** `separator` is that of the system: elsewhere than on Windows a backslash is part of a name. */
export function readPath(line: string, cwd: string, separator: string = sep): Selection {
  const within = isAbsolute(line) ? relative(cwd, line) : line;
  // An absolute path below the working directory becomes relative to it.
  const path = leadsOut(within) ? line : within;
  const clean = posix.normalize(separator === '\\' ? path.replaceAll('\\', '/') : path).replace(/(?<=.)\/$/, '');
  const base = clean === '.' ? '' : clean;
  return { line, base, inside: !leadsOut(base) };
}

function leadsOut(path: string): boolean {
  return path === '..' || path.startsWith('../') || path.startsWith(`..${sep}`) || isAbsolute(path);
}

/** Whether the file at `path` belongs to the inventory. */
export function isSelected({ base }: Selection, path: string): boolean {
  return path !== base && isUnder(base, path) && YAML_FILE.test(path);
}

/** Whether something at or under `path` may belong to the inventory. A link or a submodule there would hide it. */
export function mayHold({ base }: Selection, path: string): boolean {
  return path === base || isUnder(base, path) || isUnder(path, base);
}

/** For `a/b/c`: itself, `a/b` and `a`. */
export function pathAndFoldersAbove(path: string): string[] {
  const all = [path];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) all.push(path.slice(0, end));
  return all;
}

function isUnder(folder: string, path: string): boolean {
  return folder === '' || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
