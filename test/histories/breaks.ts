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
      "if (pullNow.pull.base_ref === '') {",
    ),
  ),
  broken(
    'withdrawn',
    'reversals',
    edit(
      'src/github/range.ts',
      'if (!shownChanges.has(fingerprint)) gone.add(fingerprint);',
      'if (!shownChanges.has(fingerprint)) gone.size;',
    ),
  ),
  broken(
    'post-repeated',
    'storms',
    edit(
      'src/apply/create.ts',
      "if (search.kind === 'one') return created('adopted', search.asset, ports);",
      "if (search.kind === 'one') return 'not-created';",
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
    'ticketless-record',
    'tickets',
    edit('src/github/judge.ts', 'const isMissing = needsTicket &&', 'const isMissing = !needsTicket &&'),
  ),
  broken(
    'ticketless-plan',
    'tickets',
    edit(
      'src/core/guard.ts',
      'passed: ticket !== null || !isNeeded',
      'passed: ticket !== null || isNeeded || !isNeeded',
    ),
  ),
  broken(
    'ticketless-digest',
    'tickets',
    edit(
      'src/commands/apply.ts',
      "const mayApprove = settings.ticketPattern === '' || settings.ticket !== null;",
      'const mayApprove = true;',
    ),
  ),
  broken(
    'another-ticket-keeps-the-time',
    'tickets',
    edit(
      'src/commands/action/plan.ts',
      'before?.digest === shownDigest && before.ticket === ticket ? before.at',
      'before?.digest === shownDigest ? before.at',
    ),
  ),
  broken(
    'one-approves-a-delete',
    'people',
    edit('src/github/judge.ts', 'approvers.length >= deleteApprovals', 'approvers.length >= 1'),
  ),
  broken(
    'drift-not-adopted',
    'weeks',
    edit('src/inventory/edit/adopt.ts', 'this.#add(liveOf(change.id, change.before));', '{}'),
  ),
  broken(
    'wish-adopted-away',
    'weeks',
    edit('src/inventory/edit/adopt.ts', "plan.changes.filter(({ origin }) => origin === 'drift')", 'plan.changes'),
  ),
  broken(
    'end-not-final',
    'forgers',
    edit(
      'src/github/applied-deployment.ts',
      'const end = counting.find(({ state })',
      'const end = counting.findLast(({ state })',
    ),
  ),
  broken(
    'status-of-another-mark',
    'forgers',
    edit('src/github/applied-deployment.ts', "status 1', id, state, run, time]", "status 1', state, run, time]"),
    edit('src/github/applied-deployment.ts', 'return isTimely && isSealOf(', 'return isSealOf('),
  ),
  broken(
    'one-page-of-deployments',
    'forgers',
    edit('src/github/situation.ts', 'const MOST_DEPLOYMENT_PAGES = 10;', 'const MOST_DEPLOYMENT_PAGES = 1;'),
  ),
  broken(
    'one-page-of-checks',
    'forgers',
    edit(
      'src/github/request.ts',
      'if (next === null) return [...first.value];',
      'if (next !== undefined) return [...first.value];',
    ),
  ),
  broken(
    'hidden-marks',
    'forgers',
    edit('src/github/applied-deployment.ts', 'hasMore && latest === null ?', 'hasMore && latest !== null ?'),
  ),
  broken(
    'deleted-marks-unsaid',
    'forgers',
    edit(
      'src/report/unapproved.ts',
      'someone deleted the deployment that its plan saw as applied.',
      'it does not count.',
    ),
  ),
  broken(
    'old-key-unread',
    'forgers',
    edit('src/github/seal.ts', 'return keys.some((key)', 'return keys.slice(0, 1).some((key)'),
  ),
  broken(
    'lost-key-unnoticed',
    'forgers',
    edit(
      'src/github/applied-deployment.ts',
      'isKeyChanged: isOfOtherKey && !isFitting',
      'isKeyChanged: isOfOtherKey && isFitting',
    ),
  ),
  broken(
    'writes-after-a-silence',
    'storms',
    edit('src/commands/action/apply-lock.ts', 'const SILENT_MS = 140_000;', 'const SILENT_MS = 140_000_000;'),
  ),
  broken(
    'later-apply-unseen',
    'crowds',
    edit('src/commands/action/apply-lock.ts', 'if (later !== undefined) throw', 'if (later === null) throw'),
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
