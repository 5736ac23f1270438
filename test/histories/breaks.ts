// Ways to break the product, each of which histories must find out: `npm run histories -- --broken`.
export interface Break {
  readonly name: string;
  readonly file: string;
  /** Stands there once. */
  readonly from: string;
  readonly to: string;
}

export const BREAKS: readonly Break[] = [
  {
    name: 'approval',
    file: 'src/commands/apply.ts',
    from: 'if (approval.missing.size === 0) return',
    to: 'if (approval.missing.size >= 0) return',
  },
  {
    name: 'guards',
    file: 'src/core/guard.ts',
    from: 'guards.some(({ passed }) => !passed)',
    to: 'guards.some(({ passed }) => !passed && passed)',
  },
  {
    name: 'tip',
    file: 'src/commands/action/apply.ts',
    from: 'return isSame ? tip : null;',
    to: 'return tip;',
  },
  {
    name: 'author-approves',
    file: 'src/github/review.ts',
    from: "if (isSamePerson(user, pull.author)) return 'author';",
    to: '',
  },
  {
    name: 'committer-approves',
    file: 'src/github/review.ts',
    from: "if (makers.some((maker) => isSamePerson(user, maker))) return 'committer';",
    to: '',
  },
  {
    name: 'reader-approves',
    file: 'src/github/review.ts',
    from: "return input.mayWrite(review) ? null : 'may-not-write';",
    to: 'return null;',
  },
  {
    name: 'one-reviewer-of-a-bot',
    file: 'src/github/review.ts',
    from: 'const needed = isAnonymous ? 2 : 1;',
    to: 'const needed = isAnonymous ? 1 : 1;',
  },
  {
    name: 'early-review',
    file: 'src/github/review.ts',
    from: "Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record'",
    to: "Date.parse(submitted_at) >= 0 ? null : 'before-record'",
  },
  {
    name: 'direct-push-under-review',
    file: 'src/commands/action/apply.ts',
    from: "settings.approval === 'review' ? merged.direct : []",
    to: "settings.approval === 'review' ? [] : []",
  },
  {
    name: 'comment-edited',
    file: 'src/github/records.ts',
    from: "return isAsShown(shown, comments) ? null : { kind: 'comment-changed' };",
    to: 'return null;',
  },
  {
    name: 'record-erased',
    file: 'src/github/records.ts',
    from: 'return erased.length > 0 ? {',
    to: 'return erased.length < 0 ? {',
  },
  {
    name: 'marks-of-others',
    file: 'src/github/mark.ts',
    from: 'marks.filter((mark) => mark.creator === creator)',
    to: 'marks.filter(() => true)',
  },
  {
    name: 'marks-unsealed',
    file: 'src/github/mark.ts',
    from: "return key === '' || isSame(description.slice(",
    to: "return key !== '-' || isSame(description.slice(",
  },
  {
    name: 'retargeted',
    file: 'src/github/records.ts',
    from: "return record.baseBranch === pull.base_ref ? null : { kind: 'other-base' };",
    to: 'return null;',
  },
  {
    name: 'withdrawn',
    file: 'src/github/records.ts',
    from: '(shown.has(fingerprint) ? [] : fingerprint)',
    to: '(shown.has(fingerprint) ? [] : [])',
  },
  {
    name: 'post-repeated',
    file: 'src/apply/create.ts',
    from: "if (look.kind === 'one') return created('adopted', look.asset, ports);",
    to: "if (look.kind === 'one') return 'not-created';",
  },
  {
    name: 'patch-unread',
    file: 'src/apply/execute.ts',
    from: 'if (isState(asset, planned)) return null;',
    to: 'return null;',
  },
  {
    name: 'apply-beside-another',
    file: 'src/github/mark.ts',
    from: 'isAlive: isInProgress && now - lastSign < DEAD_AFTER_MS',
    to: 'isAlive: isInProgress && now < 0',
  },
  {
    name: 'dead-never-outlived',
    file: 'src/github/mark.ts',
    from: 'const DEAD_AFTER_MS = 180_000;',
    to: 'const DEAD_AFTER_MS = 180_000_000_000;',
  },
];
