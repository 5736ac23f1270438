// Who owns a path, as GitHub reads CODEOWNERS.
import picomatch from 'picomatch';

/** Where GitHub looks, in this order: the first that is there counts. */
export const OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** The owners of a path, by the last pattern that matches it; none where no pattern does, or the last names none. */
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
  // A folder is all that is in it; `docs/*` is what is directly there.
  const globs = base.endsWith('/') ? [`${base}**`] : base.endsWith('/*') && isAnchored ? [base] : [base, `${base}/**`];
  return picomatch.isMatch(path, globs, { dot: true, nonegate: true, noextglob: true, nobrace: true, nobracket: true });
}
