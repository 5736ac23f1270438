// The input `path`: which files belong to the inventory. Works on paths only, so that a folder and a git tree agree.
import { isAbsolute, posix, relative, sep } from 'node:path';

/** One line of the input. Paths are relative to the working directory, with forward slashes. '' is that directory. */
export interface Selection {
  /** As the user wrote it. */
  readonly line: string;
  /** Where to start looking: the named file or folder, or the part of a glob before its first special segment. */
  readonly base: string;
  /** False when the line leads out of the working directory. */
  readonly inside: boolean;
  /** The folder in which the line selects every YAML file; null if it selects otherwise. */
  readonly wholeFolder: string | null;
  /** True when the file at `path` belongs to the inventory. */
  selects(path: string): boolean;
  /**
   * True when something under the folder at `path` may belong to the inventory. A link or a submodule there would hide
   * it.
   */
  mayHold(path: string): boolean;
}

const YAML_FILE = /\.ya?ml$/i;
const GLOB = /[*?[{]|[!+@]\(/;

/**
 * Reads the input `path`: one folder (all its YAML files), file (whatever its name) or glob a line. Blank lines do not
 * count. A glob selects YAML files, and folders as if they were named.
 */
export async function readPaths(input: readonly string[], cwd: string, separator: string = sep): Promise<Selection[]> {
  const lines = input.flatMap((entry) => entry.split(/\r?\n/)).map((line) => line.trim());
  return Promise.all(
    lines
      .filter((line) => line !== '')
      .map((line) => select(line, withSlashes(fromWorkingFolder(line, cwd), separator))),
  );
}

/** As git writes paths. On Windows a backslash separates folders; elsewhere it is part of a name. */
function withSlashes(path: string, separator: string): string {
  return separator === '\\' ? path.replaceAll('\\', '/') : path;
}

/** An absolute path below the working directory becomes relative to it. Any other text stays as it is. */
export function fromWorkingFolder(line: string, cwd: string): string {
  if (!isAbsolute(line)) return line;
  const path = relative(cwd, line);
  return leadsOut(path) ? line : path.split(sep).join('/');
}

function leadsOut(path: string): boolean {
  return path === '..' || path.startsWith('../') || path.startsWith(`..${sep}`) || isAbsolute(path);
}

async function select(line: string, path: string): Promise<Selection> {
  const clean = posix.normalize(path).replace(/(?<=.)\/$/, '');
  const place = clean === '.' ? '' : clean;
  return GLOB.test(place) ? selectGlob(line, place) : selectLiteral(line, place);
}

function selectLiteral(line: string, base: string): Selection {
  return {
    line,
    base,
    inside: !leadsOut(base),
    wholeFolder: base,
    selects: (path) => path === base || (isUnder(base, path) && YAML_FILE.test(path)),
    mayHold: (path) => path === base || isUnder(base, path) || isUnder(path, base),
  };
}

/** The matcher is loaded only for globs, so that most runs start without it. */
async function selectGlob(line: string, glob: string): Promise<Selection> {
  const { default: picomatch } = await import('picomatch');
  const compile = (pattern: string) => picomatch(pattern, { nonegate: true });
  const matches = compile(glob);
  const base = picomatch.scan(glob).base.replace(/\\(.)/g, '$1');
  const selected = (path: string) => pathAndFoldersAbove(path).some((part) => matches(part));
  return {
    line,
    base,
    inside: !leadsOut(base),
    wholeFolder: null,
    selects: (path) => YAML_FILE.test(path) && selected(path),
    mayHold: foldersOf(glob, compile, selected),
  };
}

type Test = (path: string) => boolean;

/**
 * Whether a folder can hold matches of `glob`, decided segment by segment up to the first that spans several folders.
 */
function foldersOf(glob: string, compile: (pattern: string) => Test, selected: Test): Test {
  const segments = glob.split('/');
  const open = segments.findIndex((segment) => /\*\*|[{(]/.test(segment));
  const depth = open === -1 ? segments.length - 1 : open;
  const prefixes = Array.from({ length: depth }, (_, k) => compile(segments.slice(0, k + 1).join('/')));
  const namesHidden = /(?:^|[/{(,|])\./.test(glob);
  return (path) => {
    if (selected(path)) return true;
    const parts = path.split('/');
    if (open === -1 && parts.length > depth) return false;
    if (!namesHidden && parts.slice(depth).some((part) => part.startsWith('.'))) return false;
    const prefix = prefixes[Math.min(parts.length, depth) - 1];
    return prefix === undefined || prefix(parts.slice(0, depth).join('/'));
  };
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
