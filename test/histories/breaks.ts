// Ways to break the product, each of which histories must find out: `npm run histories -- --broken`.
// A break must change what the product does: one that only stops it would be found for the wrong reason.
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
    approval: { 'missing.length === 0': 'missing.length >= 0' },
  }),
  ...within('src/core/guard.ts', 'weeks', {
    guards: { 'some(({ passed }) => !passed)': 'some(({ passed }) => !passed && passed)' },
  }),
  ...within('src/core/origin.ts', 'reversals', {
    'pending-forgotten': {
      "return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift'": "return 'drift'",
    },
  }),
  ...within('src/commands/action/apply.ts', 'crowds', {
    tip: { 'if (!(await hasSameInventory(context, start.tip)))': 'if (start.tip === null)' },
    'no-proof': { 'turn === null || (await turn.prove())': 'turn !== undefined' },
  }),
  ...within('src/commands/action/apply.ts', 'storms', {
    'tip-not-read-again': {
      '(await hasSameInventory(context, await client.tipOf(defaultBranch)))':
        '(await client.tipOf(defaultBranch)) !== null',
    },
  }),
  ...within('src/github/review.ts', 'people', {
    'author-approves': { "if (isSamePerson(user, pull.author)) return 'author';": '' },
    'committer-approves': { "if (makers.some((maker) => isSamePerson(user, maker))) return 'committer';": '' },
    'reader-approves': { "input.mayWrite(review) ? null : 'may-not-write';": 'null;' },
    'one-reviewer-of-a-bot': { 'needed = isAnonymous ? 2 : 1;': 'needed = isAnonymous ? 1 : 1;' },
    'early-review': { 'Date.parse(submitted_at) >= Date.parse(at)': 'Date.parse(submitted_at) >= 0' },
  }),
  ...within('src/github/judge.ts', 'reversals', {
    withdrawn: { 'if (gone[index]!.has(fingerprint)) continue;': '' },
    retargeted: { "else if (baseBranch !== pull.base_ref) other ??= { kind: 'other-base' };": '' },
  }),
  ...within('src/github/judge.ts', 'forgers', {
    'comment-edited': {
      "sha256 === sealed.sha256 ? null : { kind: 'comment-changed' }": 'sha256 === sealed.sha256 ? null : null',
    },
    'record-erased': { "if (decoded.kind === 'none') broken ??= { kind: 'erased' };": '' },
    'check-edited': { 'checkSeal(run.title, run.summary) !== shown.check': "shown.check === '-'" },
    'records-of-others': { 'run.bot !== null && run.bot === bot && run.head_sha': 'run.head_sha' },
  }),
  ...within('src/github/seal.ts', 'forgers', {
    'old-key-unread': { 'return keys.some((key)': 'return keys.slice(0, 1).some((key)' },
  }),
  ...within('src/github/request.ts', 'forgers', {
    'one-page-of-checks': { 'if (isEnough(page, pages)) done();': 'if (!isEnough(page, pages)) done();' },
  }),
  ...within('src/github/entry.ts', 'forgers', {
    'seal-without-parent': { 'attempt, job, parent];': 'attempt, job, parent === null];' },
  }),
  ...within('src/github/applied-log.ts', 'forgers', {
    'unsealed-log-unnoticed': {
      'if (isUnsealed) return unreadable(': 'if (isUnsealed && tip === owner.name) return unreadable(',
    },
    'merge-in-the-log': { 'if (commit.parents.length > 1) return': 'if (commit.parents.length > 2) return' },
  }),
  ...within('src/github/turn.ts', 'crowds', {
    'a-run-that-lives-is-taken-over': { "now.status !== 'completed' &&": "now.status === 'none' &&" },
    'no-pause': { 'await pause(PAUSE_MS);': '' },
  }),
  ...within('src/github/turn.ts', 'storms', {
    'applied-after-a-failure': { "success === null ? 'ended' : 'applied'": "success === null ? 'applied' : 'applied'" },
  }),
  ...within('src/apply/create.ts', 'storms', {
    'post-repeated': { "'one') return created('adopted', search.asset, ports);": "'one') return 'not-created';" },
  }),
  ...within('src/apply/execute.ts', 'storms', {
    'patch-unread': { 'if (stateKey(asset) === stateKey(planned)) return null;': 'if (asset.id === id) return null;' },
    'delete-unread': {
      "deletionFingerprint(asset) === planned ? null : 'changed-meanwhile';":
        "deletionFingerprint(asset) === '' ? 'changed-meanwhile' : null;",
    },
  }),
  ...within('src/inventory/edit/adopt.ts', 'weeks', {
    'wish-adopted-away': { "plan.changes.filter(({ origin }) => origin === 'drift')": 'plan.changes' },
  }),
]);
