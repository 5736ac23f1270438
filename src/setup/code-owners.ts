// Finds the owners of a path, by GitHub's rules for CODEOWNERS. Takes linear time, whatever the file holds.
import { isLike } from '../core/ignore.ts';

/** The places where GitHub looks, in this order. The first file that exists counts. */
export const OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** The owners of a file: those of the last pattern that matches it. Empty if there is none, or if it names nobody. */
export function ownersOf(text: string, path: string): string[] {
  let owners: string[] = [];
  for (const line of text.split('\n')) {
    const words = line.trim().split(/\s+/);
    const comment = words.findIndex((word) => word.startsWith('#'));
    const [pattern = '', ...named] = comment < 0 ? words : words.slice(0, comment);
    if (pattern !== '' && covers(pattern, path)) owners = named;
  }
  return owners;
}

/** Whether a pattern matches. A folder matches everything in it. `docs/*` matches only what is directly in it. */
function covers(pattern: string, path: string): boolean {
  const isFolder = pattern.endsWith('/');
  const body = pattern.slice(pattern.startsWith('/') ? 1 : 0, isFolder ? -1 : undefined);
  const isAnchored = pattern.startsWith('/') || body.includes('/');
  const names = path.split('/');
  // How many names at the start of the path the parts of the pattern so far can match. There may be several counts.
  let used = [0];
  for (const part of isAnchored ? body.split('/') : ['**', body]) {
    const [least = Number.POSITIVE_INFINITY] = used;
    if (part === '**') used = [...names.keys(), names.length].filter((at) => at >= least);
    else used = used.filter((at) => at < names.length && isLike(names[at] ?? '', part)).map((at) => at + 1);
  }
  if (isFolder) return used.some((at) => at < names.length);
  return isAnchored && body.endsWith('/*') ? used.includes(names.length) : used.length > 0;
}
