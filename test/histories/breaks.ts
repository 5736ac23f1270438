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

export const BREAKS: readonly Break[] = [
  {
    name: 'approval',
    theme: 'weeks',
    edits: [
      {
        file: 'src/commands/apply.ts',
        from: 'if (approval.missing.size === 0) return',
        to: 'if (approval.missing.size >= 0) return',
      },
    ],
  },
  {
    name: 'guards',
    theme: 'weeks',
    edits: [
      {
        file: 'src/core/guard.ts',
        from: 'guards.some(({ passed }) => !passed)',
        to: 'guards.some(({ passed }) => !passed && passed)',
      },
    ],
  },
  {
    name: 'tip',
    theme: 'crowds',
    edits: [
      {
        file: 'src/commands/action/apply.ts',
        from: 'return isSame ? tip : null;',
        to: 'return tip;',
      },
    ],
  },
  {
    name: 'author-approves',
    theme: 'people',
    edits: [
      {
        file: 'src/github/review.ts',
        from: "if (isSamePerson(user, pull.author)) return 'author';",
        to: '',
      },
    ],
  },
  {
    name: 'committer-approves',
    theme: 'people',
    edits: [
      {
        file: 'src/github/review.ts',
        from: "if (makers.some((maker) => isSamePerson(user, maker))) return 'committer';",
        to: '',
      },
    ],
  },
  {
    name: 'reader-approves',
    theme: 'people',
    edits: [
      {
        file: 'src/github/review.ts',
        from: "return input.mayWrite(review) ? null : 'may-not-write';",
        to: 'return null;',
      },
    ],
  },
  {
    name: 'one-reviewer-of-a-bot',
    theme: 'people',
    edits: [
      {
        file: 'src/github/review.ts',
        from: 'const needed = isAnonymous ? 2 : 1;',
        to: 'const needed = isAnonymous ? 1 : 1;',
      },
    ],
  },
  {
    name: 'early-review',
    theme: 'people',
    edits: [
      {
        file: 'src/github/review.ts',
        from: "Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record'",
        to: "Date.parse(submitted_at) >= 0 ? null : 'before-record'",
      },
    ],
  },
  {
    name: 'direct-push-under-review',
    theme: 'reversals',
    edits: [
      {
        file: 'src/commands/action/apply.ts',
        from: "settings.approval === 'review' ? merged.direct : []",
        to: "settings.approval === 'review' ? [] : []",
      },
    ],
  },
  {
    name: 'comment-edited',
    theme: 'forgers',
    edits: [
      {
        file: 'src/github/records.ts',
        from: "return isAsShown(shown, comments) ? null : { kind: 'comment-changed' };",
        to: 'return null;',
      },
    ],
  },
  {
    name: 'record-erased',
    theme: 'forgers',
    edits: [
      {
        file: 'src/github/records.ts',
        from: 'return erased.length > 0 ? {',
        to: 'return erased.length < 0 ? {',
      },
    ],
  },
  {
    name: 'marks-of-others',
    theme: 'forgers',
    edits: [
      {
        file: 'src/github/mark.ts',
        from: 'marks.filter((mark) => mark.creator === creator)',
        to: 'marks.filter(() => true)',
      },
    ],
  },
  {
    name: 'marks-unsealed',
    theme: 'forgers',
    edits: [
      {
        file: 'src/github/mark.ts',
        from: "return key === '' || isSame(description.slice(",
        to: "return key !== '-' || isSame(description.slice(",
      },
    ],
  },
  {
    name: 'retargeted',
    theme: 'reversals',
    edits: [
      {
        file: 'src/github/records.ts',
        from: "return record.baseBranch === pull.base_ref ? null : { kind: 'other-base' };",
        to: 'return null;',
      },
      {
        file: 'src/commands/action/plan.ts',
        from: 'if (seen.pull.base_ref !== context.github.defaultBranch) {',
        to: "if (seen.pull.base_ref === '') {",
      },
    ],
  },
  {
    name: 'withdrawn',
    theme: 'reversals',
    edits: [
      {
        file: 'src/github/records.ts',
        from: 'fingerprints.has(fingerprint) ? [] : fingerprint',
        to: 'fingerprints.has(fingerprint) ? [] : []',
      },
    ],
  },
  {
    name: 'post-repeated',
    theme: 'storms',
    edits: [
      {
        file: 'src/apply/create.ts',
        from: "if (look.kind === 'one') return created('adopted', look.asset, ports);",
        to: "if (look.kind === 'one') return 'not-created';",
      },
    ],
  },
  {
    name: 'patch-unread',
    theme: 'storms',
    edits: [
      {
        file: 'src/apply/execute.ts',
        from: 'if (isState(asset, planned)) return null;',
        to: 'return null;',
      },
    ],
  },
  {
    name: 'apply-beside-another',
    theme: 'crowds',
    edits: [
      {
        file: 'src/github/mark.ts',
        from: 'isAlive: isInProgress && now - lastSign < DEAD_AFTER_MS',
        to: 'isAlive: isInProgress && now < 0',
      },
    ],
  },
  {
    name: 'dead-never-outlived',
    theme: 'storms',
    edits: [
      {
        file: 'src/github/mark.ts',
        from: 'const DEAD_AFTER_MS = 180_000;',
        to: 'const DEAD_AFTER_MS = 180_000_000_000;',
      },
    ],
  },
  {
    name: 'tip-not-read-again',
    theme: 'storms',
    edits: [
      {
        file: 'src/commands/action/apply.ts',
        from: 'mayWrite: () => isAtTip(context)',
        to: 'mayWrite: async () => true',
      },
    ],
  },
  {
    name: 'check-edited',
    theme: 'forgers',
    edits: [
      {
        file: 'src/github/records.ts',
        from: 'if (checkSeal(run.title, run.summary) !== shown.check) return',
        to: "if (shown.check === '-') return",
      },
    ],
  },
  {
    name: 'records-of-others',
    theme: 'forgers',
    edits: [
      {
        file: 'src/github/records.ts',
        from: 'runs.filter((run) => run.bot === bot && run.head_sha',
        to: 'runs.filter((run) => run.head_sha',
      },
    ],
  },
  {
    name: 'marks-deleted',
    theme: 'forgers',
    edits: [
      {
        file: 'src/github/records.ts',
        from: '(rules.mark ?? 0) < record.mark',
        to: '(rules.mark ?? 0) < 0',
      },
    ],
  },
  {
    name: 'marks-forged',
    theme: 'forgers',
    edits: [
      {
        file: 'src/github/mark.ts',
        from: "return key === '' || isSame(description.slice(",
        to: "return key !== '-' || isSame(description.slice(",
      },
      {
        file: 'src/github/mark.ts',
        from: "(key !== '' && !isSame(seal, factsSeal(facts, commit, key)))",
        to: "(key === '-' && seal !== '')",
      },
    ],
  },
  {
    name: 'delete-unread',
    theme: 'storms',
    edits: [
      {
        file: 'src/apply/execute.ts',
        from: "return deletionFingerprint(asset) === planned ? null : 'changed-meanwhile';",
        to: "return deletionFingerprint(asset) === '' ? 'changed-meanwhile' : null;",
      },
    ],
  },
  {
    name: 'pending-forgotten',
    theme: 'reversals',
    edits: [
      {
        file: 'src/core/scope.ts',
        from: "return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';",
        to: "return 'drift';",
      },
    ],
  },
];
