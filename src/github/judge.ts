// Judges what landed since the applied commit (docs/how-it-works.md): which records count, and why others do not. Pure:
// it sends no requests, and does not depend on the order of lists.
import type { Approved, RecordRejection } from '../core/origin.ts';
import type { CheckRun, Comment, PullRequest, Review } from './answers.ts';
import type { Scope } from './applied-log.ts';
import type { Landed } from './landed.ts';
import { showsPlan } from './marked-comment.ts';
import { checkSeal, commentSeal, decodeRecord, type PlanRecord } from './record.ts';
import { judgeReviews } from './review.ts';

/** The rules by which a record counts. */
interface JudgeRules {
  readonly approval: 'none' | 'plan' | 'review';
  readonly scope: Scope;
  readonly keys: readonly string[];
  /** The login of the bot whose check runs and comments are ours. If it is null (not known), no record counts. */
  readonly bot: string | null;
}

type PageRules = Omit<JudgeRules, 'approval'>;

/** A pull request that landed, and what it approves. */
export interface JudgedPull {
  readonly pull: PullRequest;
  /** Whether the pull request landed at a commit that touches the inventory. */
  readonly touches: boolean;
  /** null if none was found. If one was found, it may still not count. */
  readonly record: PlanRecord | null;
  /** Why the pull request approves nothing; null if its record counts. */
  readonly rejection: RecordRejection | null;
  /** The people whose reviews approve the record, if reviews were read. */
  readonly approvers: ReturnType<typeof judgeReviews>['approvers'];
  /** How many approvals its changes need: none without `approval: review`. */
  readonly needed: number;
}

const MAY_WRITE: ReadonlySet<string> = new Set(['admin', 'maintain', 'write']);
/** The values of GitHub's `author_association` for people who are trusted in the repository. */
const INSIDERS: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/**
 * `pulls`: what landed, in order. `approved`: what the records that count show, without what later records withdrew.
 * `counting`: the pull requests of these records, with the people who approved them.
 */
export function judge({ chain, pulls: landed, rights }: Landed, rules: JudgeRules) {
  const pulls: JudgedPull[] = [];
  const fingerprints = new Set<string>();
  const targets = new Set<string>();
  const positions = new Map(chain.map((sha, position) => [sha, position]));
  const showings = landed.map((each) => {
    const newest = findRecord(each.runs, each.pull, rules);
    const record = newest.found?.record ?? null;
    const fingerprints = new Set(record?.changes.map(({ fingerprint }) => fingerprint));
    return { ...each, newest, record, base: positions.get(record?.base ?? '') ?? null, fingerprints };
  });
  const mayWrite = ({ user, author_association }: Review) => {
    const right = rights.get(user?.login ?? '');
    return right === undefined ? INSIDERS.has(author_association ?? '') : MAY_WRITE.has(right);
  };
  for (const showing of showings) {
    const { pull, touches, reviews, comments, commits, hasMore, newest, record } = showing;
    // Even if a record does not count, it withdraws what it leaves out.
    const gone = withdrawnFrom(showing, showings);
    const facts = { reviews: reviews ?? [], commits: commits ?? [], hasMore, mayWrite };
    const verdict = record && judgeReviews({ pull, record, ...facts });
    const reason = refusal(newest, { comments: comments ?? [], gone, verdict }, rules);
    const rejection = rules.approval === 'none' ? null : reason;
    const needed = rules.approval === 'review' ? (verdict?.needed ?? 1) : 0;
    pulls.push({ pull, touches, record, rejection, approvers: verdict?.approvers ?? [], needed });
    // Even if no approval is needed, a record still says what its pull request asked for.
    for (const { fingerprint, target } of reason === null ? (record?.changes ?? []) : []) {
      if (gone.has(fingerprint)) continue;
      fingerprints.add(fingerprint);
      if (target !== null) targets.add(target);
    }
  }
  const approved: Approved = { fingerprints, targets };
  const counting = pulls.flatMap(({ pull, rejection, approvers }) =>
    rejection === null ? { number: pull.number, users: approvers.map(({ user }) => user) } : [],
  );
  return { pulls, approved, counting };
}

/** What a pull request showed that landed at a position of the chain. */
interface Showing {
  readonly at: number;
  /** The position of the commit that it was planned on; null if that is not on the chain. */
  readonly base: number | null;
  readonly fingerprints: ReadonlySet<string>;
}

/** The fingerprints that a later showing withdrew: it was planned on a base with this merge, and does not show them. */
function withdrawnFrom({ at, fingerprints }: Showing, showings: readonly Showing[]): ReadonlySet<string> {
  const later = showings.filter((one) => one.at > at && one.base !== null && one.base >= at);
  return new Set([...fingerprints].filter((print) => later.some((one) => !one.fingerprints.has(print))));
}

/** Why a record approves nothing: the first reason in this order; null if it counts. */
function refusal(
  { found, rejection }: ReturnType<typeof findRecord>,
  {
    comments,
    gone,
    verdict,
  }: {
    readonly comments: readonly Comment[];
    /** The fingerprints that later records withdrew. */
    readonly gone: ReadonlySet<string>;
    readonly verdict: ReturnType<typeof judgeReviews> | null;
  },
  rules: JudgeRules,
): RecordRejection | null {
  if (found === null) return rejection ?? { kind: 'no-record' };
  if (rejection !== null) return rejection;
  const changed = sealsPages(rules) ? changedPage(found, comments, rules) : null;
  if (changed !== null) return changed;
  const { changes } = found.record;
  if (changes.length > 0 && changes.every(({ fingerprint }) => gone.has(fingerprint))) return { kind: 'withdrawn' };
  if (rules.approval !== 'review' || verdict === null || verdict.isApproved) return null;
  const { approvers, needed, against, ignored } = verdict;
  return { kind: 'no-review', needed, have: approvers.length, against, ignored };
}

/** Whether a record counts only if its comment and its check are as it sealed them. */
function sealsPages({ approval, keys }: Pick<JudgeRules, 'approval' | 'keys'>): boolean {
  return approval === 'review' || keys.length > 0;
}

/** A record, and the check run that holds it. */
type FoundRecord = Extract<ReturnType<typeof decodeRecord>, { readonly kind: 'record' }> & { readonly run: CheckRun };

/** The newest record of a pull request, if it counts and its pages are unchanged; else null. */
export function standingRecord(
  runs: readonly CheckRun[],
  pull: PullRequest,
  comments: readonly Comment[],
  rules: PageRules,
): FoundRecord | null {
  const { found, rejection } = findRecord(runs, pull, rules);
  return found !== null && rejection === null && changedPage(found, comments, rules) === null ? found : null;
}

/** Finds the newest record for a pull request, its head and its base branch, among the check runs of that head. */
function findRecord(
  runs: readonly CheckRun[],
  pull: PullRequest,
  { scope, keys, bot }: PageRules,
): {
  readonly found: FoundRecord | null;
  /** Why there is no record, or why it does not count; null if nothing is wrong with it. */
  readonly rejection: RecordRejection | null;
} {
  if (runs.length === 0) return { found: null, rejection: { kind: 'no-record' } };
  const ours = runs.filter((run) => run.bot !== null && run.bot === bot && run.head_sha === pull.head_sha);
  if (ours.length === 0) return { found: null, rejection: { kind: 'other-app' } };
  let broken: RecordRejection | null = null;
  let other: RecordRejection | null = null;
  const completed = ours.filter(({ status }) => status === 'completed');
  for (const run of completed.sort((a, b) => b.id - a.id)) {
    const decoded = decodeRecord(run, keys);
    // This counts whichever pull request the check run names, because a person who erases a record may change that, too.
    if (decoded.kind === 'none') broken ??= { kind: 'erased' };
    if (decoded.kind === 'unsealed') broken ??= { kind: 'unsigned' };
    if (decoded.kind !== 'record') continue;
    const { repository, service, name, pullRequest, head, baseBranch } = decoded.record;
    if (pullRequest !== pull.number || head !== pull.head_sha) continue;
    if (repository !== scope.repository || name !== scope.name) continue;
    if (service !== scope.service) other ??= { kind: 'other-service' };
    else if (baseBranch !== pull.base_ref) other ??= { kind: 'other-base' };
    else return { found: { ...decoded, run }, rejection: broken };
  }
  return { found: null, rejection: other ?? broken ?? { kind: 'no-record' } };
}

/** How the check run and the comments differ from what the record sealed; null if they do not. */
function changedPage(
  { record, shown, run }: FoundRecord,
  comments: readonly Comment[],
  rules: PageRules,
): RecordRejection | null {
  if (checkSeal(run.title, run.summary) !== shown.check) return { kind: 'check-changed' };
  const sealed = shown.comment;
  const ours = comments.find(({ id }) => id === sealed?.id);
  const others = planComments(comments, record.organization, rules).filter((comment) => comment !== ours);
  if (sealed !== null && ours === undefined) {
    return { kind: others.length > 0 ? 'comment-replaced' : 'comment-gone' };
  }
  if (others.length > 0) return { kind: 'second-comment' };
  if (sealed === null || ours === undefined) return null;
  const { updated_at, sha256 } = commentSeal(ours);
  return updated_at === sealed.updated_at && sha256 === sealed.sha256 ? null : { kind: 'comment-changed' };
}

/** The comments for which a record would not count, unless it seals them itself: all that look like a plan. */
export function contradicting(comments: readonly Comment[], organization: string, rules: JudgeRules): Comment[] {
  return sealsPages(rules) ? planComments(comments, organization, rules) : [];
}

/** The comments of our bot that look like a plan. Only the one that the record seals may be there. */
function planComments(comments: readonly Comment[], organization: string, { scope, bot }: PageRules): Comment[] {
  return comments.filter(({ author, body }) => author === bot && showsPlan(body, scope.name, organization));
}
