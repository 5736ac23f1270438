// Ways to break the product, each of which histories must find out: `npm run histories -- --broken`.
import type { ThemeName } from './themes.ts';

interface Edit {
  readonly file: string;
  /** Stands there once. */
  readonly from: string;
  readonly to: string;
}

export interface Break {
  readonly name: string;
  /** Of the histories that find it out soonest. */
  readonly theme: ThemeName;
  readonly edits: readonly Edit[];
}

/** By the name of each break, what stands in the file and what is put in its place. */
type Replacements = Readonly<Record<string, Readonly<Record<string, string>>>>;

function within(file: string, theme: ThemeName, breaks: Replacements): Break[] {
  return Object.entries(breaks).map(([name, replacements]) => {
    return { name, theme, edits: Object.entries(replacements).map(([from, to]) => ({ file, from, to })) };
  });
}

/** A break of several files has one name in each. */
function joined(parts: readonly Break[]): Break[] {
  const byName = new Map<string, Break>();
  for (const part of parts) {
    const edits = [...(byName.get(part.name)?.edits ?? []), ...part.edits];
    byName.set(part.name, { ...part, edits });
  }
  return [...byName.values()];
}

export const BREAKS: readonly Break[] = joined([
  ...within('src/commands/apply.ts', 'weeks', {
    approval: { 'approval.missing.size === 0': 'approval.missing.size >= 0' },
  }),
  ...within('src/core/guard.ts', 'weeks', {
    guards: { 'some(({ passed }) => !passed)': 'some(({ passed }) => !passed && passed)' },
  }),
  ...within('src/core/origin.ts', 'reversals', {
    'pending-forgotten': {
      "return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift'": "return 'drift'",
    },
  }),
]);
