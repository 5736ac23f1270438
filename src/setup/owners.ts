// The owners of a path, by GitHub's rules for CODEOWNERS.
import picomatch from 'picomatch';

/** The places where GitHub looks, in this order. The first file that exists counts. */
export const OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** The owners of a path, by the last pattern that matches it. Empty if no pattern matches, or the last names nobody. */
export function ownersOf(text: string, path: string): string[] {
  let owners: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [pattern = '', ...named] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (pattern !== '' && matches(pattern, path)) owners = named;
  }
  return owners;
}

function matches(pattern: string, path: string): boolean {
  const bare = pattern.replace(/^\//, '');
  const isAnchored = pattern.startsWith('/') || bare.replace(/\/$/, '').includes('/');
  const base = isAnchored ? bare : `**/${bare}`;
  // A folder means everything in it. `docs/*` means only what is directly in it.
  const globs = base.endsWith('/') ? [`${base}**`] : base.endsWith('/*') && isAnchored ? [base] : [base, `${base}/**`];
  return picomatch.isMatch(path, globs, { dot: true, nonegate: true, noextglob: true, nobrace: true, nobracket: true });
}
