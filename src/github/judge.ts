// Judges what landed since the applied commit (docs/how-it-works.md): which records count, and if not, why. Pure: it asks
// nothing, and does not depend on the order of lists.
import type { Approved, RecordRejection } from '../core/origin.ts';
import type { CheckRun, Comment, PullRequest, Review } from './answers.ts';
import type { Owner } from './applied-log.ts';
import { showsPlan } from './comment.ts';
import type { Landed } from './landed.ts';
import { checkSeal, commentSeal, decodeRecord, type PlanRecord, type Shown } from './record.ts';
import { type Approver, isTrusted, judgeReviews } from './review.ts';
import type { SigningKeys } from './seal.ts';

/** The rules by which a record counts. */
interface JudgeRules {
  readonly approval: 'none' | 'plan' | 'review';
  readonly owner: Owner;
  readonly keys: SigningKeys;
  /** Login of the bot whose check runs and comments are ours. null if it is not known: then no record counts. */
  readonly bot: string | null;
}

/** A pull request that landed, and what it approves. */
export interface JudgedPull {
  readonly pull: PullRequest;
  /** Whether it landed at a commit that touches the inventory. */
  readonly touches: boolean;
  /** null if none was found. One that is there may still not count. */
  readonly record: PlanRecord | null;
  /** Why it approves nothing; null if it does. */
  readonly why: RecordRejection | null;
  /** The people whose reviews approve the record, if reviews were read. */
  readonly approvers: readonly Approver[];
}

export interface Judgement {
  /** In the order in which they landed. */
  readonly pulls: readonly JudgedPull[];
  /** What the records that count show, less what later records withdrew. */
  readonly approved: Approved;
}

const MAY_WRITE: ReadonlySet<string> = new Set(['admin', 'maintain', 'write']);

export function judge({ chain, pulls: landed, rights }: Landed, rules: JudgeRules): Judgement {
  const pulls: JudgedPull[] = [];
  const fingerprints = new Set<string>();
  const targets = new Set<string>();
  const found = landed.map(({ pull, runs }) => findRecord(runs, pull, rules));
  const positions = new Map(chain.map((sha, position) => [sha, position]));
  // Spoiling a record does not undo what it withdrew.
  const gone = withdrawn(
    found.map(({ record }, index) => ({
      at: landed[index]!.at,
      base: record === null ? null : (positions.get(record.base) ?? null),
      fingerprints: new Set(record?.changes.map(({ fingerprint }) => fingerprint)),
    })),
  );
  const mayWrite = ({ user, author_association }: Review) => {
    const right = rights.get(user?.login ?? '');
    return right === undefined ? isTrusted(author_association) : MAY_WRITE.has(right);
  };
  for (const [index, each] of landed.entries()) {
    const { pull, touches, reviews, commits, hasMore } = each;
    const { record } = found[index]!;
    const given = { reviews: reviews ?? [], commits: commits ?? [], hasMore, mayWrite };
    const verdict = record && judgeReviews({ pull, record, ...given });
    const why = refusal(found[index]!, { comments: each.comments ?? [], gone: gone[index]!, verdict }, rules);
    pulls.push({ pull, touches, record, why, approvers: verdict?.approvers ?? [] });
    for (const { fingerprint, target } of why === null ? (record?.changes ?? []) : []) {
      if (gone[index]!.has(fingerprint)) continue;
      fingerprints.add(fingerprint);
      if (target !== null) targets.add(target);
    }
  }
  return { pulls, approved: { fingerprints, targets } };
}

/**
 * For each showing (what a pull request showed that landed at a position of the chain), the fingerprints that a later one
 * withdrew: it was planned on a base that already held the earlier merge, and does not show them.
 */
function withdrawn(
  showings: readonly {
    readonly at: number;
    /** The position of the commit that it was planned on; null if that is not on the chain. */
    readonly base: number | null;
    readonly fingerprints: ReadonlySet<string>;
  }[],
): ReadonlySet<string>[] {
  return showings.map(({ at, fingerprints }) => {
    const later = showings.filter((one) => one.at > at && one.base !== null && one.base >= at);
    return new Set([...fingerprints].filter((print) => later.some((one) => !one.fingerprints.has(print))));
  });
}

/** Why a record approves nothing, in the order of the contract; null if it does. */
function refusal(
  { record, shown, run, why }: ReturnType<typeof findRecord>,
  {
    comments,
    gone,
    verdict,
  }: {
    readonly comments: readonly Comment[];
    /** What later records withdrew. */
    readonly gone: ReadonlySet<string>;
    readonly verdict: ReturnType<typeof judgeReviews> | null;
  },
  rules: JudgeRules,
): RecordRejection | null {
  if (rules.approval === 'none') return null;
  if (record === null || shown === null || run === null) return why ?? { kind: 'no-record' };
  if (why !== null) return why;
  const isStrict = rules.approval === 'review' || rules.keys.length > 0;
  const changed = isStrict ? changedPage({ record, shown, run }, comments, rules) : null;
  if (changed !== null) return changed;
  if (record.changes.length > 0 && record.changes.every(({ fingerprint }) => gone.has(fingerprint))) {
    return { kind: 'withdrawn' };
  }
  if (rules.approval !== 'review' || verdict === null || verdict.isApproved) return null;
  const { approvers, needed, against, ignored } = verdict;
  return { kind: 'no-review', needed, have: approvers.length, against, ignored };
}

const NONE = { record: null, shown: null, run: null };

/**
 * Finds the newest record for a pull request, its head and its base branch, among the check runs of that head. Each part
 * is null if there is none.
 */
export function findRecord(
  runs: readonly CheckRun[],
  pull: PullRequest,
  { owner, keys, bot }: Pick<JudgeRules, 'owner' | 'keys' | 'bot'>,
): {
  readonly record: PlanRecord | null;
  readonly shown: Shown | null;
  /** The check run that holds it. */
  readonly run: CheckRun | null;
  /** Why none is there, or why it does not count; null if nothing is wrong with it. */
  readonly why: RecordRejection | null;
} {
  if (runs.length === 0) return { ...NONE, why: { kind: 'no-record' } };
  const ours = runs.filter((run) => run.bot !== null && run.bot === bot && run.head_sha === pull.head_sha);
  if (ours.length === 0) return { ...NONE, why: { kind: 'other-app' } };
  let broken: RecordRejection | null = null;
  let other: RecordRejection | null = null;
  const completed = ours.filter(({ status }) => status === 'completed');
  for (const run of completed.sort((a, b) => b.id - a.id)) {
    const decoded = decodeRecord(run, keys);
    // Whichever pull request it names: who erases a record may rename it.
    if (decoded.kind === 'none') broken ??= { kind: 'erased' };
    if (decoded.kind === 'unsealed') broken ??= { kind: 'unsigned' };
    if (decoded.kind !== 'record') continue;
    const { record, shown } = decoded;
    const { repository, service, name, pullRequest, head, baseBranch } = record;
    if (pullRequest !== pull.number || head !== pull.head_sha) continue;
    if (repository !== owner.repository || name !== owner.name) continue;
    if (service !== owner.service) other ??= { kind: 'other-service' };
    else if (baseBranch !== pull.base_ref) other ??= { kind: 'other-base' };
    else return { record, shown, run, why: broken };
  }
  return { ...NONE, why: other ?? broken ?? { kind: 'no-record' } };
}

/** How what people read differs from what the record sealed; null if it does not. */
export function changedPage(
  { record, shown, run }: { readonly record: PlanRecord; readonly shown: Shown; readonly run: CheckRun },
  comments: readonly Comment[],
  { owner, bot }: Pick<JudgeRules, 'owner' | 'bot'>,
): RecordRejection | null {
  if (checkSeal(run.title, run.summary) !== shown.check) return { kind: 'check-changed' };
  const sealed = shown.comment;
  const ours = comments.find(({ id }) => id === sealed?.id);
  const others = comments.filter(
    (comment) => comment !== ours && comment.author === bot && showsPlan(comment.body, owner.name, record.organization),
  );
  if (sealed !== null && ours === undefined) {
    return { kind: others.length > 0 ? 'comment-replaced' : 'comment-gone' };
  }
  if (others.length > 0) return { kind: 'second-comment' };
  if (sealed === null || ours === undefined) return null;
  const { updated_at, sha256 } = commentSeal(ours);
  return updated_at === sealed.updated_at && sha256 === sealed.sha256 ? null : { kind: 'comment-changed' };
}

/** The pull requests whose records count, and who approved in them. */
export function countingPulls(pulls: readonly JudgedPull[]) {
  const counting = pulls.filter(({ why }) => why === null);
  return counting.map(({ pull, approvers }) => ({ number: pull.number, users: approvers.map(({ user }) => user) }));
}
