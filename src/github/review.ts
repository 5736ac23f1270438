// Judges whether a pull request's reviews approve a record (docs/review.md), and why some reviews do not count.
// Pure.
import type { UncountedReview } from '../core/origin.ts';
import type { Account, Commit, PullRequest, Review } from './answers.ts';

/** A review that approves, as evidence records it. */
interface Approver {
  readonly user: string;
  readonly submitted_at: string;
  readonly commit_id: string;
}

interface Verdict {
  /** The approving reviews that count. */
  readonly approvers: readonly Approver[];
  /** How many approvals are needed: one, or two if a bot or nobody known opened the pull request or wrote a commit. */
  readonly needed: 1 | 2;
  /** Logins of people whose requests for changes count. */
  readonly against: readonly string[];
  /** The approving reviews that do not count. */
  readonly ignored: readonly { readonly user: string; readonly reason: UncountedReview }[];
  readonly isApproved: boolean;
}

interface ReviewInput {
  readonly pull: PullRequest;
  readonly reviews: readonly Review[];
  /** The commits of the pull request that GitHub lists. */
  readonly commits: readonly Commit[];
  /** Whether the pull request has more commits than these. */
  readonly hasMore: boolean;
  /** Whether a person may write to the repository. */
  readonly mayWrite: (review: Review) => boolean;
  readonly record: { readonly head: string; readonly at: string };
}

/** States that replace a reviewer's earlier opinion; a comment does not. */
const DECISIVE: ReadonlySet<string> = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);

export function judgeReviews(input: ReviewInput): Verdict {
  const { pull, commits, hasMore, record } = input;
  // The authors and committers. Bots, including GitHub itself, may be among them: their reviews never count anyway.
  const makers = commits.flatMap(({ author, committer }) => [author, committer]);
  const reasonAgainst = (review: Review): UncountedReview | null => {
    const { user } = review;
    if (user === null || isBot(user)) return 'bot';
    if (isSamePerson(user, pull.author)) return 'author';
    if (makers.some((maker) => isSamePerson(user, maker))) return 'committer';
    return input.mayWrite(review) ? null : 'may-not-write';
  };
  const approvers: Approver[] = [];
  const ignored: { user: string; reason: UncountedReview }[] = [];
  const against: string[] = [];
  for (const review of latestDecisive(input.reviews)) {
    const { user, state, commit_id, submitted_at } = review;
    const name = user?.login ?? 'a deleted account';
    const disqualified = reasonAgainst(review);
    if (state === 'CHANGES_REQUESTED' && disqualified === null) against.push(name);
    if (state !== 'APPROVED') continue;
    const reason = disqualified ?? unfit(review, record);
    if (reason === null && commit_id !== null && submitted_at !== null)
      approvers.push({ user: name, submitted_at, commit_id });
    else ignored.push({ user: name, reason: reason ?? 'other-commit' });
  }
  const isAnonymous = hasMore || pull.author === null || isBot(pull.author) || commits.some(isOfNoPerson);
  const needed = isAnonymous ? 2 : 1;
  return { approvers, needed, against, ignored, isApproved: against.length === 0 && approvers.length >= needed };
}

/** `other-commit` or `before-record` if the review approved another commit or an earlier plan; else null. */
function unfit({ commit_id, submitted_at }: Review, { head, at }: ReviewInput['record']): UncountedReview | null {
  if (commit_id !== head) return 'other-commit';
  return submitted_at !== null && Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record';
}

/**
 * Whether a bot wrote a commit, or GitHub does not know its author or committer. A person may have made a bot write it,
 * or may have pushed commits in the name of another person before it.
 */
function isOfNoPerson({ author, committer }: Commit): boolean {
  return author === null || isBot(author) || committer === null;
}

function isBot({ type, login }: Account): boolean {
  return type === 'Bot' || login.endsWith('[bot]');
}

function isSamePerson(a: Account, b: Account | null): boolean {
  return b !== null && (a.id === b.id || a.login.toLowerCase() === b.login.toLowerCase());
}

/** The reviews for which write permission matters: people's latest decisive ones that approve or request changes. */
export function undecided(reviews: readonly Review[]): Review[] {
  return latestDecisive(reviews).filter(({ state, user }) => state !== 'DISMISSED' && user !== null && !isBot(user));
}

/**
 * Each reviewer's latest decisive review. Deleted accounts cannot be distinguished, so each of their reviews counts
 * until it is dismissed.
 */
function latestDecisive(reviews: readonly Review[]): Review[] {
  const byUser = new Map<number, Review>();
  const submitted = reviews
    .filter(({ state }) => DECISIVE.has(state))
    .sort((a, b) => Date.parse(a.submitted_at ?? '') - Date.parse(b.submitted_at ?? '') || a.id - b.id);
  for (const review of submitted) byUser.set(review.user?.id ?? -review.id, review);
  return [...byUser.values()];
}
