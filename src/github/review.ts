// Whether a pull request's review approves a record (design section 6, `review`). Pure.
import type { PullRequest, Review } from './answers.ts';

/** A review that approves, as evidence names it. */
export interface Approver {
  readonly user: string;
  readonly submitted_at: string;
}

const INSIDERS: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** States that replace a reviewer's earlier opinion; a comment does not. */
const DECISIVE: ReadonlySet<string> = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);

/** Whether GitHub's `author_association` says that somebody is trusted with the repository. */
export function isTrusted(association: string | null): boolean {
  return association !== null && INSIDERS.has(association);
}

/**
 * The approving reviews that count for a record made at `recordedAt` (ISO 8601) of the pull request's recorded head.
 * Empty when there are none, or when anyone's latest decisive review asks for changes.
 */
export function approversOf(
  pull: PullRequest,
  reviews: readonly Review[],
  record: { readonly head: string; readonly at: string },
): Approver[] {
  const latest = latestDecisive(reviews);
  if (latest.some(({ state }) => state === 'CHANGES_REQUESTED')) return [];
  return latest.flatMap(({ state, user, commit_id, submitted_at, author_association }) => {
    if (state !== 'APPROVED' || user === null || submitted_at === null) return [];
    const isOutside = user.login === pull.author?.login || user.type === 'Bot' || !isTrusted(author_association);
    if (isOutside || commit_id !== record.head || Date.parse(submitted_at) < Date.parse(record.at)) return [];
    return [{ user: user.login, submitted_at }];
  });
}

/**
 * Each reviewer's latest decisive review. Deleted accounts cannot be told apart, so each review of theirs stands until
 * it is dismissed.
 */
function latestDecisive(reviews: readonly Review[]): Review[] {
  const byUser = new Map<number, Review>();
  const submitted = reviews.filter(({ state }) => DECISIVE.has(state)).sort(bySubmission);
  for (const review of submitted) byUser.set(review.user?.id ?? -review.id, review);
  return [...byUser.values()];
}

function bySubmission(a: Review, b: Review): number {
  return Date.parse(a.submitted_at ?? '') - Date.parse(b.submitted_at ?? '') || 0;
}
