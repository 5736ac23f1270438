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

/** In place of what stands in the file, something else. */
const edit = (file: string, from: string, to: string): Edit => ({ file, from, to });

/** A break with its edits. */
const broken = (name: string, theme: ThemeName, ...edits: readonly Edit[]): Break => ({ name, theme, edits });

export const BREAKS: readonly Break[] = [
  broken(
    'approval',
    'weeks',
    edit('src/commands/apply.ts', 'if (approval.missing.size === 0) return', 'if (approval.missing.size >= 0) return'),
  ),
  broken(
    'guards',
    'weeks',
    edit('src/core/guard.ts', 'guards.some(({ passed }) => !passed)', 'guards.some(({ passed }) => !passed && passed)'),
  ),
  broken(
    'tip',
    'crowds',
    edit('src/commands/action/tip.ts', 'if (trees[commit] === trees[tip]) return tip;', 'return tip;'),
  ),
  broken(
    'author-approves',
    'people',
    edit('src/github/review.ts', "if (isSamePerson(user, pull.author)) return 'author';", ''),
  ),
  broken(
    'committer-approves',
    'people',
    edit('src/github/review.ts', "if (makers.some((maker) => isSamePerson(user, maker))) return 'committer';", ''),
  ),
  broken(
    'reader-approves',
    'people',
    edit('src/github/review.ts', "return input.mayWrite(review) ? null : 'may-not-write';", 'return null;'),
  ),
  broken(
    'one-reviewer-of-a-bot',
    'people',
    edit('src/github/review.ts', 'const needed = isAnonymous ? 2 : 1;', 'const needed = isAnonymous ? 1 : 1;'),
  ),
  broken(
    'early-review',
    'people',
    edit(
      'src/github/review.ts',
      "Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record'",
      "Date.parse(submitted_at) >= 0 ? null : 'before-record'",
    ),
  ),
  broken(
    'direct-push-under-review',
    'reversals',
    edit('src/github/judge.ts', 'if (unseen.length === 0) return pull;', 'if (unseen.length >= 0) return pull;'),
  ),
  broken(
    'comment-edited',
    'forgers',
    edit(
      'src/github/records.ts',
      "return isAsShown(shown, comments) ? null : { kind: 'comment-changed' };",
      'return null;',
    ),
  ),
  broken(
    'record-erased',
    'forgers',
    edit('src/github/records.ts', 'return erased.length > 0 ? {', 'return erased.length < 0 ? {'),
  ),
  broken(
    'marks-of-others',
    'forgers',
    edit(
      'src/github/applied-deployment.ts',
      'reading.deployment.creator !== creator || each.statuses',
      'reading.deployment.creator === creator || each.statuses',
    ),
    edit(
      'src/github/situation.ts',
      "read.kind !== 'counts' || read.deployment.creator !== creator",
      "read.kind !== 'counts' || read.deployment.creator === creator",
    ),
  ),
  broken(
    'marks-unsealed',
    'forgers',
    edit('src/github/applied-deployment.ts', 'return isTimely && isSealOf(', 'return true || isSealOf('),
  ),
  broken(
    'retargeted',
    'reversals',
    edit(
      'src/github/records.ts',
      "return record.baseBranch === pull.base_ref ? null : { kind: 'other-base' };",
      'return null;',
    ),
    edit(
      'src/commands/action/plan.ts',
      'if (pullNow.pull.base_ref !== context.github.defaultBranch) {',
      "if (seen.pull.base_ref === '') {",
    ),
  ),
  broken(
    'withdrawn',
    'reversals',
    edit(
      'src/github/range.ts',
      'if (!shownChanges.has(fingerprint)) gone.add(fingerprint);',
      'if (!shown.has(fingerprint)) gone.size;',
    ),
  ),
  broken(
    'post-repeated',
    'storms',
    edit(
      'src/apply/create.ts',
      "if (search.kind === 'one') return created('adopted', search.asset, ports);",
      "if (look.kind === 'one') return 'not-created';",
    ),
  ),
  broken(
    'patch-unread',
    'storms',
    edit('src/apply/execute.ts', 'if (isState(asset, planned)) return null;', 'return null;'),
  ),
  broken(
    'apply-beside-another',
    'crowds',
    edit(
      'src/github/applied-deployment.ts',
      'isAlive: end === null && now - lastSign < DEAD_AFTER_MS',
      'isAlive: end === null && now < 0',
    ),
  ),
  broken(
    'dead-never-outlived',
    'storms',
    edit(
      'src/github/applied-deployment.ts',
      'const DEAD_AFTER_MS = 180_000;',
      'const DEAD_AFTER_MS = 180_000_000_000;',
    ),
  ),
  broken(
    'tip-not-read-again',
    'storms',
    edit('src/commands/action/apply.ts', 'mayBegin: () => isStillAt(context, tip)', 'mayBegin: async () => true'),
  ),
  broken(
    'check-edited',
    'forgers',
    edit(
      'src/github/records.ts',
      'if (checkSeal(run.title, run.summary) !== shown.check) return',
      "if (shown.check === '-') return",
    ),
  ),
  broken(
    'records-of-others',
    'forgers',
    edit(
      'src/github/records.ts',
      'runs.filter((run) => run.bot === bot && run.head_sha',
      'runs.filter((run) => run.head_sha',
    ),
  ),
  broken(
    'marks-deleted',
    'forgers',
    edit('src/github/records.ts', '(rules.mark ?? 0) < record.mark', '(rules.mark ?? 0) < 0'),
  ),
  broken(
    'marks-forged',
    'forgers',
    edit('src/github/applied-deployment.ts', 'return isTimely && isSealOf(', 'return true || isSealOf('),
    edit('src/github/applied-deployment.ts', 'if (keys.length > 0 && !isSealOf(', 'if (keys.length < 0 && !isSealOf('),
  ),
  broken(
    'delete-unread',
    'storms',
    edit(
      'src/apply/execute.ts',
      "return deletionFingerprint(asset) === planned ? null : 'changed-meanwhile';",
      "return deletionFingerprint(asset) === '' ? 'changed-meanwhile' : null;",
    ),
  ),
  broken(
    'pending-forgotten',
    'reversals',
    edit(
      'src/core/origin.ts',
      "return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';",
      "return 'drift';",
    ),
  ),
];
