// Judges a situation (docs/apply.md): what is applied, what is in range, and which changes are approved,
// withdrawn or refused, and why. Pure: it asks nothing, and does not depend on the order of lists.
import type { Approved, RecordRejection } from '../core/origin.ts';
import { type Applies, appliesIn, type DeploymentRules, lastApplied } from './applied-deployment.ts';
import { byHash, type Commits, heldBy, touchingIn, triedIn, withdrawals } from './range.ts';
import { isWithdrawn, type PullFacts, type ReviewedPull, reviewPull } from './records.ts';
import type { Situation } from './situation.ts';

/** The rules by which an approval counts. */
export interface JudgeRules extends DeploymentRules {
  readonly approval: 'none' | 'plan' | 'review';
  /** Whether a record counts only with a review. If not, reviews are only reported. */
  readonly needsReview: boolean;
  /** How many people must approve a delete in one pull request. */
  readonly deleteApprovals: 1 | 2;
  /** Whether a record counts only with a ticket. */
  readonly needsTicket: boolean;
}

export interface Judgement {
  /** The commit of the last successful apply, or what counts instead. null if it is not known. */
  readonly applied: string | null;
  /** Whether the newest success is in a history that was rewritten. */
  readonly isRewritten: boolean;
  readonly applies: Applies;
  /** Hashes of the commits that change the inventory and that no pull request brought. */
  readonly direct: readonly string[];
  /** Sorted by number. */
  readonly pulls: readonly ReviewedPull[];
  /**
   * Everything in the records that nothing withdrew, approved or not, and the states it ends in: merged but not
   * applied, so pending.
   */
  readonly recorded: ReadonlySet<string>;
  readonly approved: Approved;
}

export function judge(situation: Situation, rules: JudgeRules): Judgement {
  const { commits: listed, of, trees } = situation;
  const applies = appliesIn(situation.deployments, rules, situation.creator);
  const commits = byHash(listed);
  const tried = triedIn(commits, applies.standing, of);
  const touching = touchingIn({ commits, listed: situation.listed, tried, trees });
  const brought = new Set(situation.pulls.flatMap((pull) => pull.brought));
  const direct = touching.filter((sha) => !brought.has(sha));
  const facts = [...situation.pulls].sort((a, b) => a.pull.number - b.pull.number);
  const reviewed = judgePulls(facts, { situation, rules, applies });
  const planned = reviewed.map(({ pull, brought, shown }) => ({ number: pull.number, brought, record: shown }));
  const withdrawn = withdrawals(planned, commits);
  const pulls = reviewed.map((pull) => {
    const { shown } = pull;
    if (shown !== null && isWithdrawn(shown, withdrawn.get(pull.pull.number))) return asWithdrawn(pull);
    return rules.needsReview ? withoutDirect(pull, direct, commits) : pull;
  });
  const last = lastApplied(applies, situation);
  return { ...last, applies, direct, pulls, ...standingIn(pulls, withdrawn, rules) };
}

interface JudgingPulls {
  readonly situation: Pick<Situation, 'creator' | 'rights'>;
  readonly rules: JudgeRules;
  readonly applies: Applies;
}

/** Whether the records of pull requests count, and if not, why. */
export function judgePulls(facts: readonly PullFacts[], { situation, rules, applies }: JudgingPulls): ReviewedPull[] {
  const { approval, keys, owner, needsReview, needsTicket } = rules;
  const { creator: bot, rights } = situation;
  const known = new Set(applies.standing.map(({ id }) => id));
  const isStrict = approval === 'review' || keys.length > 0;
  const mark = applies.latest?.id ?? null;
  const reviewing = { bot, keys, expected: owner, isStrict, mark, known, needsReview, rights };
  return facts.map((each) => {
    const pull = reviewPull(each, reviewing);
    const isMissing = needsTicket && pull.why === null && pull.record?.ticket === null;
    return isMissing ? { ...pull, why: { kind: 'no-ticket' } } : pull;
  });
}

/**
 * The same whatever reviewers read and said, which is not read either. That somebody deleted marks is known from the
 * record, and people must learn it.
 */
function asWithdrawn(pull: ReviewedPull): ReviewedPull {
  if (pull.why?.kind === 'marks-deleted') return pull;
  return { ...pull, record: pull.shown, why: { kind: 'withdrawn' }, approvers: [] };
}

/** Nobody reviewed a direct push, so every plan that was made without it no longer counts. */
function withoutDirect(pull: ReviewedPull, direct: readonly string[], commits: Commits): ReviewedPull {
  if (pull.why !== null || pull.record === null) return pull;
  const earlierCommits = heldBy(commits, pull.record.base);
  const unseen = direct.filter((sha) => !earlierCommits.has(sha));
  if (unseen.length === 0) return pull;
  const why: RecordRejection = { kind: 'direct-push', commits: unseen };
  return { ...pull, why };
}

/** The entries of the records that nothing withdrew. */
function standingIn(
  pulls: readonly ReviewedPull[],
  withdrawn: ReturnType<typeof withdrawals>,
  { deleteApprovals }: JudgeRules,
) {
  const standing = ({ pull, record }: ReviewedPull) => {
    const gone = withdrawn.get(pull.number);
    return (record?.changes ?? []).filter(({ fingerprint }) => gone?.has(fingerprint) !== true);
  };
  return {
    recorded: new Set(
      pulls.flatMap(standing).flatMap(({ fingerprint, target }) => [fingerprint, ...targets({ target })]),
    ),
    approved: approvedBy(
      pulls.filter(({ why }) => why === null),
      deleteApprovals,
      standing,
    ),
  };
}

function targets({ target }: { readonly target: string | null }): readonly string[] {
  return target === null ? [] : [target];
}

type Changes = (pull: ReviewedPull) => NonNullable<ReviewedPull['record']>['changes'];

/** What the records that count approve: fingerprints, the states in which updates and deletes end, and the deletes. */
export function approvedBy(
  pulls: readonly ReviewedPull[],
  deleteApprovals: 1 | 2,
  changesOf: Changes = ({ record }) => record?.changes ?? [],
): Approved {
  const deleting = pulls.filter(({ approvers }) => approvers.length >= deleteApprovals);
  const fingerprints = (some: readonly ReviewedPull[]) =>
    new Set(some.flatMap(changesOf).map(({ fingerprint }) => fingerprint));
  return {
    fingerprints: fingerprints(pulls),
    targets: new Set(pulls.flatMap(changesOf).flatMap(targets)),
    deletes: deleteApprovals === 1 ? null : fingerprints(deleting),
  };
}

/** The pull requests whose records count, and who approved in them. */
export function countingPulls(pulls: readonly ReviewedPull[]) {
  const counting = pulls.filter(({ why }) => why === null);
  return counting.map(({ pull, approvers }) => ({ number: pull.number, users: approvers.map(({ user }) => user) }));
}

/** The pull requests whose records do not count, and why. */
export function rejectedPulls(pulls: readonly ReviewedPull[]) {
  return pulls.flatMap(({ pull, why }) => (why === null ? [] : { number: pull.number, why }));
}
