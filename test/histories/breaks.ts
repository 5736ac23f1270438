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

export const BREAKS: readonly Break[] = [
  {
    name: 'approval',
    theme: 'weeks',
    edits: [
      edit(
        'src/commands/apply.ts',
        'if (approval.missing.size === 0) return',
        'if (approval.missing.size >= 0) return',
      ),
    ],
  },
  {
    name: 'guards',
    theme: 'weeks',
    edits: [
      edit(
        'src/core/guard.ts',
        'guards.some(({ passed }) => !passed)',
        'guards.some(({ passed }) => !passed && passed)',
      ),
    ],
  },
  {
    name: 'tip',
    theme: 'crowds',
    edits: [edit('src/commands/action/apply.ts', 'return isSame ? tip : null;', 'return tip;')],
  },
  {
    name: 'author-approves',
    theme: 'people',
    edits: [edit('src/github/review.ts', "if (isSamePerson(user, pull.author)) return 'author';", '')],
  },
  {
    name: 'committer-approves',
    theme: 'people',
    edits: [
      edit('src/github/review.ts', "if (makers.some((maker) => isSamePerson(user, maker))) return 'committer';", ''),
    ],
  },
  {
    name: 'reader-approves',
    theme: 'people',
    edits: [edit('src/github/review.ts', "return input.mayWrite(review) ? null : 'may-not-write';", 'return null;')],
  },
  {
    name: 'one-reviewer-of-a-bot',
    theme: 'people',
    edits: [edit('src/github/review.ts', 'const needed = isAnonymous ? 2 : 1;', 'const needed = isAnonymous ? 1 : 1;')],
  },
  {
    name: 'early-review',
    theme: 'people',
    edits: [
      edit(
        'src/github/review.ts',
        "Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record'",
        "Date.parse(submitted_at) >= 0 ? null : 'before-record'",
      ),
    ],
  },
  {
    name: 'direct-push-under-review',
    theme: 'reversals',
    edits: [
      edit(
        'src/commands/action/apply.ts',
        "settings.approval === 'review' ? merged.direct : []",
        "settings.approval === 'review' ? [] : []",
      ),
    ],
  },
  {
    name: 'comment-edited',
    theme: 'forgers',
    edits: [
      edit(
        'src/github/records.ts',
        "return isAsShown(shown, comments) ? null : { kind: 'comment-changed' };",
        'return null;',
      ),
    ],
  },
  {
    name: 'record-erased',
    theme: 'forgers',
    edits: [edit('src/github/records.ts', 'return erased.length > 0 ? {', 'return erased.length < 0 ? {')],
  },
  {
    name: 'marks-of-others',
    theme: 'forgers',
    edits: [edit('src/github/mark.ts', 'marks.filter((mark) => mark.creator === creator)', 'marks.filter(() => true)')],
  },
  {
    name: 'marks-unsealed',
    theme: 'forgers',
    edits: [
      edit(
        'src/github/mark.ts',
        "return key === '' || isSame(description.slice(",
        "return key !== '-' || isSame(description.slice(",
      ),
    ],
  },
  {
    name: 'retargeted',
    theme: 'reversals',
    edits: [
      edit(
        'src/github/records.ts',
        "return record.baseBranch === pull.base_ref ? null : { kind: 'other-base' };",
        'return null;',
      ),
      edit(
        'src/commands/action/plan.ts',
        'if (seen.pull.base_ref !== context.github.defaultBranch) {',
        "if (seen.pull.base_ref === '') {",
      ),
    ],
  },
  {
    name: 'withdrawn',
    theme: 'reversals',
    edits: [
      edit(
        'src/github/records.ts',
        'fingerprints.has(fingerprint) ? [] : fingerprint',
        'fingerprints.has(fingerprint) ? [] : []',
      ),
    ],
  },
  {
    name: 'post-repeated',
    theme: 'storms',
    edits: [
      edit(
        'src/apply/create.ts',
        "if (look.kind === 'one') return created('adopted', look.asset, ports);",
        "if (look.kind === 'one') return 'not-created';",
      ),
    ],
  },
  {
    name: 'patch-unread',
    theme: 'storms',
    edits: [edit('src/apply/execute.ts', 'if (isState(asset, planned)) return null;', 'return null;')],
  },
  {
    name: 'apply-beside-another',
    theme: 'crowds',
    edits: [
      edit(
        'src/github/mark.ts',
        'isAlive: isInProgress && now - lastSign < DEAD_AFTER_MS',
        'isAlive: isInProgress && now < 0',
      ),
    ],
  },
  {
    name: 'dead-never-outlived',
    theme: 'storms',
    edits: [edit('src/github/mark.ts', 'const DEAD_AFTER_MS = 180_000;', 'const DEAD_AFTER_MS = 180_000_000_000;')],
  },
  {
    name: 'tip-not-read-again',
    theme: 'storms',
    edits: [edit('src/commands/action/apply.ts', 'mayWrite: () => isAtTip(context)', 'mayWrite: async () => true')],
  },
  {
    name: 'check-edited',
    theme: 'forgers',
    edits: [
      edit(
        'src/github/records.ts',
        'if (checkSeal(run.title, run.summary) !== shown.check) return',
        "if (shown.check === '-') return",
      ),
    ],
  },
  {
    name: 'records-of-others',
    theme: 'forgers',
    edits: [
      edit(
        'src/github/records.ts',
        'runs.filter((run) => run.bot === bot && run.head_sha',
        'runs.filter((run) => run.head_sha',
      ),
    ],
  },
  {
    name: 'marks-deleted',
    theme: 'forgers',
    edits: [edit('src/github/records.ts', '(rules.mark ?? 0) < record.mark', '(rules.mark ?? 0) < 0')],
  },
  {
    name: 'marks-forged',
    theme: 'forgers',
    edits: [
      edit(
        'src/github/mark.ts',
        "return key === '' || isSame(description.slice(",
        "return key !== '-' || isSame(description.slice(",
      ),
      edit(
        'src/github/mark.ts',
        "(key !== '' && !isSame(seal, factsSeal(facts, commit, key)))",
        "(key === '-' && seal !== '')",
      ),
    ],
  },
  {
    name: 'delete-unread',
    theme: 'storms',
    edits: [
      edit(
        'src/apply/execute.ts',
        "return deletionFingerprint(asset) === planned ? null : 'changed-meanwhile';",
        "return deletionFingerprint(asset) === '' ? 'changed-meanwhile' : null;",
      ),
    ],
  },
  {
    name: 'pending-forgotten',
    theme: 'reversals',
    edits: [
      edit(
        'src/core/scope.ts',
        "return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';",
        "return 'drift';",
      ),
    ],
  },
];
