// The input `path`: which files belong to the inventory. Works on paths only, so that a folder and a git tree agree.
import { isAbsolute, posix, relative, sep } from 'node:path';

/**
 * The folder of the inventory. `base` is relative to the working directory, with forward slashes; '' is the working
 * directory itself. `inside` is false if the folder is outside it. `separator` is that of the system: on systems other
 * than Windows, a backslash is part of a name.
 */
export function readPath(
  path: string,
  cwd: string,
  separator: string = sep,
): { readonly base: string; readonly inside: boolean } {
  const within = isAbsolute(path) ? relative(cwd, path) : path;
  // An absolute path below the working directory becomes relative to it.
  const usable = leadsOut(within) ? path : within;
  const clean = posix.normalize(separator === '\\' ? usable.replaceAll('\\', '/') : usable).replace(/(?<=.)\/$/, '');
  const base = clean === '.' ? '' : clean;
  return { base, inside: !leadsOut(base) };
}

function leadsOut(path: string): boolean {
  return path === '..' || path.startsWith('../') || path.startsWith(`..${sep}`) || isAbsolute(path);
}

/** Whether the file at `path` belongs to the inventory in the folder `base`. */
export function isSelected(base: string, path: string): boolean {
  return path !== base && isWithin(base, path) && /\.ya?ml$/i.test(path);
}

/** Whether `path` is the folder or is below it. */
export function isWithin(folder: string, path: string): boolean {
  return folder === '' || path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** For `a/b/c`: `a`, `a/b` and `a/b/c`. */
export function foldersTo(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, k) => parts.slice(0, k + 1).join('/')).filter((folder) => folder !== '');
}
