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
  ...within('src/commands/apply.ts', 'tickets', {
    'ticketless-digest': { "mayApprove = ticketPattern === '' || ticket !== null;": 'mayApprove = true;' },
  }),
  ...within('src/core/guard.ts', 'weeks', {
    guards: { 'some(({ passed }) => !passed)': 'some(({ passed }) => !passed && passed)' },
  }),
  ...within('src/core/guard.ts', 'tickets', {
    'ticketless-plan': { 'ticket !== null || !isNeeded': 'ticket !== null || isNeeded || !isNeeded' },
  }),
  ...within('src/core/origin.ts', 'reversals', {
    'pending-forgotten': {
      "return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift'": "return 'drift'",
    },
  }),
  ...within('src/commands/action/tip.ts', 'crowds', {
    tip: { 'if (trees[commit] === trees[tip]) return tip;': 'return tip;' },
  }),
  ...within('src/commands/action/apply.ts', 'storms', {
    'tip-not-read-again': { '() => isStillAt(context, tip)': 'async () => true' },
  }),
  ...within('src/commands/action/apply-result.ts', 'tickets', {
    'title-of-now-in-evidence': { 'title: record?.title ?? pull.title': 'title: pull.title' },
    'ticket-of-nobody-in-evidence': { 'ticket: record?.ticket ?? null': 'ticket: null' },
  }),
  ...within('src/commands/action/plan-result.ts', 'reversals', {
    retargeted: { 'pullNow.pull.base_ref !== github.defaultBranch': "pullNow.pull.base_ref === ''" },
  }),
  ...within('src/commands/action/plan-result.ts', 'tickets', {
    'another-ticket-keeps-the-time': { '=== shownDigest && before.ticket === ticket ?': '=== shownDigest ?' },
  }),
  ...within('src/github/review.ts', 'people', {
    'author-approves': { "if (isSamePerson(user, pull.author)) return 'author';": '' },
    'committer-approves': { "if (makers.some((maker) => isSamePerson(user, maker))) return 'committer';": '' },
    'reader-approves': { "input.mayWrite(review) ? null : 'may-not-write';": 'null;' },
    'one-reviewer-of-a-bot': { 'needed = isAnonymous ? 2 : 1;': 'needed = isAnonymous ? 1 : 1;' },
    'early-review': { 'Date.parse(submitted_at) >= Date.parse(at)': 'Date.parse(submitted_at) >= 0' },
  }),
  ...within('src/github/judge.ts', 'reversals', {
    'direct-push-under-review': { 'if (unseen.length === 0) return pull;': 'if (unseen.length >= 0) return pull;' },
  }),
  ...within('src/github/judge.ts', 'tickets', {
    'ticketless-record': { 'isMissing = needsTicket &&': 'isMissing = !needsTicket &&' },
  }),
  ...within('src/github/judge.ts', 'people', {
    'one-approves-a-delete': { 'approvers.length >= deleteApprovals': 'approvers.length >= 1' },
  }),
  ...within('src/github/range.ts', 'reversals', {
    withdrawn: { 'gone.add(fingerprint)': 'gone.size' },
  }),
  ...within('src/github/records.ts', 'reversals', {
    retargeted: { "record.baseBranch === pull.base_ref ? null : { kind: 'other-base' }": 'null' },
  }),
  ...within('src/github/records.ts', 'forgers', {
    'comment-edited': { "isAsShown(shown, comments) ? null : { kind: 'comment-changed' }": 'null' },
    'record-erased': { 'return erased.length > 0 ? {': 'return erased.length < 0 ? {' },
    'check-edited': { 'checkSeal(run.title, run.summary) !== shown.check': "shown.check === '-'" },
    'records-of-others': { 'run.bot === bot && run.head_sha': 'run.head_sha' },
    'marks-deleted': { '(rules.mark ?? 0) < record.mark': '(rules.mark ?? 0) < 0' },
  }),
  ...within('src/github/seal.ts', 'forgers', {
    'old-key-unread': { 'return keys.some((key)': 'return keys.slice(0, 1).some((key)' },
  }),
  ...within('src/github/request.ts', 'forgers', {
    'one-page-of-checks': { 'if (next === null) return [...': 'if (next !== undefined) return [...' },
  }),
  ...within('src/github/situation.ts', 'crowds', {
    'begun-since-unread': {
      '? github.anew.deploymentStatuses(deployment.id)': '? github.deploymentStatuses(deployment.id)',
    },
  }),
  ...within('src/github/situation.ts', 'forgers', {
    'marks-of-others': { 'read.deployment.creator !== creator': 'read.deployment.creator === creator' },
    'one-page-of-deployments': { 'MOST_DEPLOYMENT_PAGES = 10;': 'MOST_DEPLOYMENT_PAGES = 1;' },
  }),
  ...within('src/github/applied-deployment.ts', 'forgers', {
    'marks-of-others': { 'creator !== creator || each.statuses': 'creator === creator || each.statuses' },
    'marks-unsealed': { 'return isTimely && isSealOf(': 'return true || isSealOf(' },
    'marks-forged': {
      'return isTimely && isSealOf(': 'return true || isSealOf(',
      'keys.length > 0 && !isSealOf(': 'keys.length < 0 && !isSealOf(',
    },
    'end-not-final': { 'counting.find(({ state })': 'counting.findLast(({ state })' },
    'status-of-another-mark': {
      "status 1', id, state, run, time]": "status 1', state, run, time]",
      'return isTimely && isSealOf(': 'return isSealOf(',
    },
    'hidden-marks': { 'hasMore && latest === null ?': 'hasMore && latest !== null ?' },
    'lost-key-unnoticed': { 'isOfOtherKey && !isFitting': 'isOfOtherKey && isFitting' },
  }),
  ...within('src/github/applied-deployment.ts', 'crowds', {
    'apply-beside-another': { 'now - lastSign < DEAD_AFTER_MS': 'now < 0' },
  }),
  ...within('src/github/applied-deployment.ts', 'storms', {
    'dead-never-outlived': { 'DEAD_AFTER_MS = 180_000;': 'DEAD_AFTER_MS = 180_000_000_000;' },
  }),
  ...within('src/github/apply-lock.ts', 'storms', {
    'writes-after-a-silence': { 'SILENT_MS = 140_000;': 'SILENT_MS = 140_000_000;' },
  }),
  ...within('src/github/apply-lock.ts', 'crowds', {
    'later-apply-unseen': { 'if (later !== undefined) throw': 'if (later === null) throw' },
  }),
  ...within('src/report/unapproved.ts', 'forgers', {
    'deleted-marks-unsaid': { 'someone deleted the deployment that its plan saw as applied.': 'it does not count.' },
  }),
  ...within('src/apply/create.ts', 'storms', {
    'post-repeated': { "'one') return created('adopted', search.asset, ports);": "'one') return 'not-created';" },
  }),
  ...within('src/apply/execute.ts', 'storms', {
    'patch-unread': { 'if (isState(asset, planned)) return null;': 'if (asset.id === id) return null;' },
    'delete-unread': {
      "deletionFingerprint(asset) === planned ? null : 'changed-meanwhile';":
        "deletionFingerprint(asset) === '' ? 'changed-meanwhile' : null;",
    },
  }),
  ...within('src/inventory/edit/adopt.ts', 'weeks', {
    'drift-not-adopted': { 'this.#add(liveOf(change.id, change.before));': '{}' },
    'wish-adopted-away': { "plan.changes.filter(({ origin }) => origin === 'drift')": 'plan.changes' },
  }),
]);
