// The input `path`: which files belong to the inventory. Works on paths only, so that a folder and a git tree agree.
import { posix, sep, win32 } from 'node:path';

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
  const system = separator === '\\' ? win32 : posix;
  const leadsOut = (to: string) =>
    system.isAbsolute(to) || `${system.normalize(to)}${system.sep}`.startsWith(`..${system.sep}`);
  // Without the prefix of Windows for long paths, which has a form of its own for the path of a share.
  const named =
    separator === '\\' ? path.replace(/^\\\\\?\\(?:UNC(?=\\))?/i, (prefix) => prefix.slice(4) && '\\') : path;
  // An absolute path below the working directory becomes relative to it.
  const within = system.isAbsolute(named) ? system.relative(cwd, named) : named;
  const clean = system
    .normalize(leadsOut(within) ? named : within)
    .replaceAll(system.sep, '/')
    .replace(/(?<=.)\/$/, '');
  const base = clean === '.' ? '' : clean;
  return { base, inside: !leadsOut(base) };
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
