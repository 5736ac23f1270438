// What a situation comes to (design sections 6 and 8): what is applied, what is in range, and which changes are approved,
// withdrawn or refused, and why. Pure: it asks nothing, and does not depend on the order of lists.
import type { Approved, RecordRejection } from '../core/origin.ts';
import { type Applies, appliesIn, type DeploymentRules, lastApplied } from './applied-deployment.ts';
import { byHash, type Commits, heldBy, touchingIn, triedIn, withdrawals } from './range.ts';
import { type PullFacts, type ReviewedPull, reviewPull } from './records.ts';
import type { Situation } from './situation.ts';

/** By what an approval counts. */
export interface JudgeRules extends DeploymentRules {
  readonly approval: 'none' | 'plan' | 'review';
  /** Whether a record without a review of it counts for nothing; else reviews are only reported. */
  readonly needsReview: boolean;
  /** How many people of one pull request a delete needs. */
  readonly deleteApprovals: 1 | 2;
  /** Whether a record without a ticket counts for nothing. */
  readonly needsTicket: boolean;
}

export interface Judgement {
  /** The commit of the last successful apply, or what counts in its place; null when nothing says it. */
  readonly applied: string | null;
  /** Whether the newest success is of a history that is no more. */
  readonly isRewritten: boolean;
  readonly applies: Applies;
  /** Hashes of the commits that touch the inventory and that no pull request brought. */
  readonly direct: readonly string[];
  /** Oldest number first. */
  readonly pulls: readonly ReviewedPull[];
  /** All that records hold and nothing withdrew, approved or not, and where it ends: merged and not applied is pending. */
  readonly held: ReadonlySet<string>;
  readonly approved: Approved;
}

export function judge(situation: Situation, rules: JudgeRules): Judgement {
  const { commits: listed, of, from, trees } = situation;
  const applies = appliesIn(situation.deployments, rules, situation.creator);
  const commits = byHash(listed);
  const tried = triedIn(commits, applies.standing, of).filter((sha) => sha !== from);
  const touching = touchingIn({ commits, listed: situation.listed, tried, trees });
  const brought = new Set(situation.pulls.flatMap((pull) => pull.brought));
  const direct = touching.filter((sha) => !brought.has(sha));
  const facts = [...situation.pulls].sort((a, b) => a.pull.number - b.pull.number);
  const pulls = judgePulls(facts, { situation, rules, applies }).map((pull) => {
    return rules.needsReview ? withoutDirect(pull, direct, commits) : pull;
  });
  const last = lastApplied(applies, situation);
  return { ...last, applies, direct, pulls, ...standingIn(pulls, commits, rules) };
}

interface JudgingPulls {
  readonly situation: Pick<Situation, 'creator' | 'rights'>;
  readonly rules: JudgeRules;
  readonly applies: Applies;
}

/** Whether what pull requests showed counts, and if not, why. */
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

/** Nobody looked at what was pushed directly: it takes the word from every plan that did not know it. */
function withoutDirect(pull: ReviewedPull, direct: readonly string[], commits: Commits): ReviewedPull {
  if (pull.why !== null || pull.record === null) return pull;
  const held = heldBy(commits, pull.record.base);
  const unseen = direct.filter((sha) => !held.has(sha));
  if (unseen.length === 0) return pull;
  const why: RecordRejection = { kind: 'direct-push', commits: unseen };
  return { ...pull, why };
}

/** What of the records nothing withdrew. */
function standingIn(pulls: readonly ReviewedPull[], commits: Commits, { deleteApprovals }: JudgeRules) {
  const planned = pulls.map(({ pull, brought, shown }) => ({ number: pull.number, brought, record: shown }));
  const withdrawn = withdrawals(planned, commits);
  const standing = ({ pull, record }: ReviewedPull) => {
    const gone = withdrawn.get(pull.number);
    return (record?.changes ?? []).filter(({ fingerprint }) => gone?.has(fingerprint) !== true);
  };
  return {
    held: new Set(pulls.flatMap(standing).flatMap(({ fingerprint, target }) => [fingerprint, ...targets({ target })])),
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

/** What counting records approve: fingerprints, where updates and deletes end, and what may be deleted. */
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

/** Numbers of the pull requests whose records count. */
export function countingNumbers(pulls: readonly ReviewedPull[]): number[] {
  return pulls.flatMap(({ pull, why }) => (why === null ? pull.number : []));
}

/** Whose approvals the pull requests have whose records count. */
export function approversOf(pulls: readonly ReviewedPull[]) {
  const counting = pulls.filter(({ why }) => why === null);
  return counting.map(({ pull, approvers }) => ({ number: pull.number, users: approvers.map(({ user }) => user) }));
}

/** The pull requests whose records do not, and why. */
export function rejectedPulls(pulls: readonly ReviewedPull[]) {
  return pulls.flatMap(({ pull, why }) => (why === null ? [] : { number: pull.number, why }));
}
