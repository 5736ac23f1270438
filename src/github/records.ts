// Which record of a pull request counts, whether reviews approve it, and if not, why. Pure.
import type { RecordRejection } from '../core/origin.ts';
import type { CheckRun, Comment, Commit, PullRequest, Review } from './answers.ts';
import type { Owner } from './applied-deployment.ts';
import { marker } from './comment.ts';
import { type Commits, withdrawals } from './range.ts';
import { checkSeal, commentSeal, decodeRecord, type PlanRecord, type Surfaces } from './record.ts';
import { type Approver, isTrusted, judgeReviews, type Verdict } from './review.ts';
import type { SigningKeys } from './seal.ts';

/** The external id of one pull request's plans. Another pull request may have the same head. */
export function planId(pullRequest: number): string {
  return `plan of pull request ${pullRequest}`;
}

/** Whether a newer plan of the same pull request and head began. That one is then shown. */
export function isOvertaken({ id, bot, external_id }: CheckRun, runs: readonly CheckRun[]): boolean {
  if (external_id === null) return false;
  return runs.some((run) => run.id > id && run.bot === bot && run.external_id === external_id);
}

export interface RecordRules {
  /** Login of the bot whose records count. null if none does. */
  readonly bot: string | null;
  readonly keys: SigningKeys;
  readonly expected: Owner;
  /** Whether a record counts only while the page that people read is unchanged. */
  readonly isStrict: boolean;
  /** Id of the newest successful deployment of an apply; null for none. */
  readonly mark: number | null;
  /** Ids of the other deployments that count. */
  readonly known: ReadonlySet<number>;
}

export interface FoundRecord {
  readonly record: PlanRecord;
  readonly shown: Surfaces;
  /** The check run that holds it. */
  readonly run: CheckRun;
}

type RecordLookup = { readonly counting: FoundRecord } | { readonly why: RecordRejection };

/** Finds the record that counts among the check runs of a pull request's head. */
export function findRecord(runs: readonly CheckRun[], pull: PullRequest, rules: RecordRules): RecordLookup {
  const { bot, keys } = rules;
  const ours = runs.filter((run) => run.bot === bot && run.head_sha === pull.head_sha).sort((a, b) => b.id - a.id);
  if (bot === null || ours.length === 0) return { why: { kind: runs.length === 0 ? 'no-record' : 'other-app' } };
  const broken: Broken[] = [];
  let other: RecordRejection | null = null;
  for (const run of ours.filter(({ status }) => status === 'completed')) {
    const decoded = decodeRecord(run, ours, keys);
    // Also one that names another pull request: a person who erases a record may rename it.
    if (decoded.kind === 'broken') broken.push({ id: run.id, isUnsigned: decoded.header !== null });
    if (decoded.kind !== 'record' || !isOf(pull, decoded.record)) continue;
    const { record, shown } = decoded;
    const unfit = unfitFor(record, pull, rules);
    other ??= unfit;
    if (unfit !== null) continue;
    // A later check run without a record may have shown another plan.
    const erased = broken.filter(({ id }) => !shown.runs.includes(id));
    return erased.length > 0 ? { why: whyBroken(erased) } : { counting: { record, shown, run } };
  }
  return { why: other ?? (broken.length > 0 ? whyBroken(broken) : { kind: 'no-record' }) };
}

interface Broken {
  readonly id: number;
  /** Whether it looks like a record, with a wrong seal. */
  readonly isUnsigned: boolean;
}

function isOf(pull: PullRequest, { pullRequest, head }: PlanRecord): boolean {
  return pullRequest === pull.number && head === pull.head_sha;
}

function unfitFor(record: PlanRecord, pull: PullRequest, { expected }: RecordRules): RecordRejection | null {
  if (record.repository !== expected.repository || record.name !== expected.name) return { kind: 'no-record' };
  if (record.service !== expected.service) return { kind: 'other-service' };
  return record.baseBranch === pull.base_ref ? null : { kind: 'other-base' };
}

function whyBroken(broken: readonly Broken[]): RecordRejection {
  return { kind: broken[0]?.isUnsigned === true ? 'unsigned' : 'erased' };
}

/** Why a record that was found does not count; null if it does. */
export function objection(
  { record, shown, run }: FoundRecord,
  comments: readonly Comment[],
  rules: RecordRules,
): RecordRejection | null {
  if (record.mark !== null && !rules.known.has(record.mark) && (rules.mark ?? 0) < record.mark) {
    return { kind: 'marks-deleted' };
  }
  if (hasSecondComment(shown, comments, rules)) return { kind: 'second-comment' };
  if (!rules.isStrict) return null;
  if (checkSeal(run.title, run.summary) !== shown.check) return { kind: 'check-changed' };
  return isAsShown(shown, comments) ? null : { kind: 'comment-changed' };
}

/** People would read a second comment below ours if it says something else. */
function hasSecondComment({ comment }: Surfaces, comments: readonly Comment[], rules: RecordRules): boolean {
  if (comment === null) return false;
  const start = marker('plan', rules.expected.name);
  return comments.some(({ id, author, body }) => id !== comment.id && author === rules.bot && body.startsWith(start));
}

function isAsShown({ comment }: Surfaces, comments: readonly Comment[]): boolean {
  if (comment === null) return true;
  const current = comments.find(({ id }) => id === comment.id);
  if (current === undefined) return false;
  const { updated_at, sha256 } = commentSeal(current);
  return updated_at === comment.updated_at && sha256 === comment.sha256;
}

/** What GitHub knows about a pull request of a range. null for what was not read. */
export interface PullFacts {
  readonly pull: PullRequest;
  /** Hashes of the commits that it brought, only those that change the inventory or that an apply was tried at. */
  readonly brought: readonly string[];
  /** The check runs of plans on its head. */
  readonly runs: readonly CheckRun[];
  readonly comments: readonly Comment[] | null;
  readonly reviews: readonly Review[] | null;
  readonly commits: readonly Commit[] | null;
  /** Whether it has more commits than these. */
  readonly hasMore: boolean;
}

/** A pull request of a range, and what it approves. */
export interface ReviewedPull {
  readonly pull: PullRequest;
  readonly brought: readonly string[];
  /** null if no record counts. */
  readonly record: PlanRecord | null;
  /** The record, whether or not it counts: spoiling a record does not undo what it withdrew. */
  readonly shown: PlanRecord | null;
  /** Why it approves nothing; null if it does. */
  readonly why: RecordRejection | null;
  /** The people whose reviews approve the record, if reviews were read. */
  readonly approvers: readonly Approver[];
}

export interface ReviewRules extends RecordRules {
  /** Whether a record needs a review to count. */
  readonly needsReview: boolean;
  /** Permissions in the repository by login, as far as GitHub shows them. */
  readonly rights: Readonly<Record<string, string>>;
}

const MAY_WRITE: ReadonlySet<string> = new Set(['admin', 'maintain', 'write']);

/**
 * The pull requests whose records may still approve something, as their check runs show. Of the others it does not
 * matter what reviewers read and said: there is no record, or later plans took back every change in it.
 */
export function undecidedPulls(
  pulls: readonly PullFacts[],
  commits: Commits,
  rules: Pick<RecordRules, 'bot' | 'keys' | 'expected'>,
): PullFacts[] {
  const lenient = { ...rules, isStrict: false, mark: null, known: new Set<number>() };
  const planned = pulls.map(({ pull, brought, runs }) => {
    const lookup = findRecord(runs, pull, lenient);
    return { number: pull.number, brought, record: 'why' in lookup ? null : lookup.counting.record };
  });
  const withdrawn = withdrawals(planned, commits);
  return pulls.filter((_, index) => {
    const { number, record } = planned[index]!;
    return record !== null && !isWithdrawn(record, withdrawn.get(number));
  });
}

/** Whether later plans took back every change that a record shows. */
export function isWithdrawn({ changes }: PlanRecord, gone: ReadonlySet<string> | undefined): boolean {
  return changes.length > 0 && changes.every(({ fingerprint }) => gone?.has(fingerprint) === true);
}

/** Whether the record of a pull request counts, and if not, why. */
export function reviewPull(facts: PullFacts, rules: ReviewRules): ReviewedPull {
  const { pull, brought, runs, comments, reviews, commits, hasMore } = facts;
  const lookup = findRecord(runs, pull, rules);
  const base = { pull, brought, approvers: [] };
  if ('why' in lookup) return { ...base, record: null, shown: null, why: lookup.why };
  const { record } = lookup.counting;
  const why = objection(lookup.counting, comments ?? [], rules);
  if (why !== null) return { ...base, record: null, shown: record, why };
  const mayWrite = ({ user, author_association }: Review) => {
    const right = rules.rights[user?.login ?? ''];
    return right === undefined ? isTrusted(author_association) : MAY_WRITE.has(right);
  };
  const given = { reviews: reviews ?? [], commits: commits ?? [], hasMore, mayWrite };
  const verdict = judgeReviews({ pull, record, ...given });
  const isMissing = rules.needsReview && !verdict.isApproved;
  return { ...base, record, shown: record, why: isMissing ? noReview(verdict) : null, approvers: verdict.approvers };
}

function noReview({ approvers, needed, against, ignored }: Verdict): RecordRejection {
  return { kind: 'no-review', needed, have: approvers.length, against, ignored };
}
