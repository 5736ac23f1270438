// Apply on GitHub: what merged since the last successful apply, as its pull requests showed
// it, only at the tip of the default branch, one apply at a time.
import { targetFingerprint } from '../../core/fingerprint.ts';
import { addUnder } from '../../core/group.ts';
import type { RecordRejection } from '../../core/origin.ts';
import { early, expecting } from '../../core/rejections.ts';
import { ConfigurationError, type Result } from '../../core/result.ts';
import { LASTING } from '../../github/comment.ts';
import { type GitHubError, isOfGitHub } from '../../github/errors.ts';
import { commitBefore, defaultBranchOf } from '../../github/event.ts';
import { approversOf, countingNumbers, type Judgement, rejectedPulls } from '../../github/judge.ts';
import type { ReviewedPull } from '../../github/records.ts';
import { readSituation } from '../../github/situation.ts';
import { renderResultMarkdown } from '../../report/applied.ts';
import type { RunContext } from '../../report/evidence.ts';
import type { Refusal } from '../../report/unapproved.ts';
import { type Applied, type ApplyTerms, leaveFailed, leaveUnplanned, runApply } from '../apply.ts';
import type { ActionContext, GitHubContext } from '../context.ts';
import { reviewsToRecord } from '../reviews.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { type ApplyLock, acquire, endingOf, leaveTried } from './apply-lock.ts';
import { commentOnce } from './check.ts';
import { baselineOf, judgeFor, type Look, type Looked, lookFrom } from './look.ts';
import { isOfDefaultBranch, openGitHub } from './open.ts';
import { logReport, resultOptions, setOutputs, showApplied, workflowFile } from './outputs.ts';
import { isStillAt, tipLike } from './tip.ts';

export async function applyOnGitHub(context: GitHubContext): Promise<Result> {
  if (!isOfDefaultBranch(context)) throw notDefault(context.github.defaultBranch);
  const atTip = early(tipLike(context));
  const look = await lookBack(context, context.runner.commit);
  const tip = await atTip.catch(async (error: unknown) => {
    await leaveTried(context, look, endingOf(context));
    throw error;
  });
  // An old run counts what the tip's own would: what was taken back since, and is there again, is not approved.
  if (tip !== null)
    return applyInTurn(context, tip, tip === context.runner.commit ? look : await lookBack(context, tip));
  await leaveTried(context, look, 'superseded');
  await leaveUnplanned(context, unplannedOf(context), 'superseded');
  return 'superseded';
}

async function applyInTurn(context: GitHubContext, tip: string, look: Look): Promise<Result> {
  const { reading, facts } = look;
  // Usually there is no other apply to wait for, and this is what counts. Before the first apply it is not known whose
  // records count. Then these answers are ready for the second reading.
  const unlocked = early(readSituation(facts.creator === null ? { ...reading, pause: null } : reading, facts));
  const lock = await acquire(context, look);
  let ending: Result | 'crashed' = 'crashed';
  try {
    const situation = await (lock.facts === facts ? unlocked : readSituation(reading, lock.facts));
    ending = await applyRange(context, { ...judgeFor(context, 'apply', situation), lock, tip });
    return ending;
  } catch (error) {
    ending = endingOf(context);
    throw error;
  } finally {
    await lock.release(ending);
  }
}

/** Reads what was applied before a commit. */
function lookBack(context: GitHubContext, from: string): Promise<Look> {
  const { eventName, payload } = context.runner;
  // A pull request's payload has a `before` too, which is not a commit of the default branch.
  const before = eventName === 'push' ? commitBefore(payload) : null;
  return lookFrom(context, { purpose: 'apply', from, before }, null);
}

/** The evidence's context of a run that does not know what merged. */
function unplannedOf({ runner }: ActionContext) {
  const { actor, runUrl, commit } = runner;
  return {
    evidence: async () => ({ commit: commit || null, clean: null, pull_requests: [], actor, run_url: runUrl }),
    onEvidence: (path: string) => setOutputs({ 'evidence-path': path }, runner),
  };
}

/** Leaves evidence of a failed apply, wherever it failed. */
export function leaveFailure(context: ActionContext, error: unknown): Promise<void> {
  return leaveFailed(context, unplannedOf(context), error);
}

interface Turn extends Looked {
  readonly lock: ApplyLock;
  readonly tip: string;
}

async function applyRange(context: GitHubContext, turn: Turn): Promise<Result> {
  const { runner, ledger } = context;
  const { judgement, lock, tip } = turn;
  const { pulls, approved, applied: before } = judgement;
  const compared = await baselineOf(context, before, judgement);
  const numbers = countingNumbers(pulls);
  ledger?.toRecord(await reviewsToRecord(context));
  const applied = await runApply(context, {
    ...{ compared, ask: null },
    evidence: async () => runContext(context, judgement),
    shownIn: shownIn(pulls),
    priorApproval: { approved, by: `pull requests ${numbers.map((number) => `#${number}`).join(', ') || 'none'}` },
    mayBegin: () => isStillAt(context, tip),
    mayWrite: () => lock.mayWrite(),
    onEvidence: (path) => setOutputs({ 'evidence-path': path }, runner),
    onFailure: (report) => logReport(report, context),
  });
  const refusal = refusalOf(context, applied, judgement);
  await showApplied(applied, refusal, context);
  // If the tip has moved on, its run has reported the changes. Then it is not worth reporting that nothing is left.
  if (tip === runner.commit || applied.result !== 'no-changes') {
    await commentResults(context, { ...turn, applied, refusal });
  }
  return applied.result;
}

/** Why nothing was written, and how to continue. null if nothing was refused. */
function refusalOf({ settings, runner }: GitHubContext, { refused }: Applied, judgement: Judgement): Refusal | null {
  if (refused === null) return null;
  const { pulls, direct, applied } = judgement;
  // If the applied commit is not known, no pull request shows what is pending.
  const review = applied === null ? 'bring-anew' : 'review';
  const dispatch = applied === null ? 'dispatch-only' : 'dispatch';
  const isReview = settings.approval === 'review';
  return {
    ...refused,
    pulls: countingNumbers(pulls),
    uncounted: rejectedPulls(pulls),
    direct: isReview ? direct : [],
    ...(settings.deleteApprovals > 1 ? { approvers: approversOf(pulls) } : {}),
    next: isReview ? review : dispatch,
    workflow: workflowFile(runner),
  };
}

function runContext({ runner }: GitHubContext, { pulls }: Judgement): RunContext {
  return {
    commit: runner.commit,
    clean: true,
    pull_requests: pulls.map(({ pull, record, approvers }) => ({
      number: pull.number,
      ...{ title: record?.title ?? pull.title, ticket: record?.ticket ?? null },
      author: pull.author?.login ?? 'unknown',
      head: record?.head ?? pull.head_sha,
      merge_commit: pull.merge_commit_sha,
      record: record === null ? null : { digest: record.digest, at: record.at },
      approvals: approvers,
    })),
    actor: runner.actor,
    run_url: runner.runUrl,
  };
}

/**
 * Which of the records that count show a change: by fingerprint or, for the rest of a swap, by the state it ends in.
 */
function shownIn(pulls: readonly ReviewedPull[]): ApplyTerms['shownIn'] {
  const numbers = new Map<string, number[]>();
  for (const { pull, record } of pulls) {
    for (const { fingerprint, target } of record?.changes ?? []) {
      for (const key of new Set([fingerprint, target ?? fingerprint])) {
        addUnder(numbers, key, pull.number);
      }
    }
  }
  return ({ fingerprint, id, after }, organization) => {
    const target = id === null ? '' : targetFingerprint(organization, id, after);
    return numbers.get(fingerprint) ?? numbers.get(target) ?? [];
  };
}

interface Ended extends Turn {
  readonly applied: Applied;
  readonly refusal: Refusal | null;
}

async function commentResults(
  context: GitHubContext,
  { judgement, situation, applied, refusal }: Ended,
): Promise<void> {
  const { runner } = context;
  const { plan, report, result } = applied;
  if (result === 'superseded') return;
  const comment = renderResultMarkdown(plan, report, resultOptions(applied, refusal, context));
  const hasWritten = report?.results.some(({ writes }) => writes > 0) ?? false;
  const body = hasWritten ? `${LASTING}\n${comment}` : comment;
  const content = { body, yields: result === 'no-changes', bot: situation.creator };
  // The other pull requests in the range, perhaps hundreds at the first apply, have nothing that could be applied now.
  const concerned = judgement.pulls.filter(({ why }) => why === null || !UNCONCERNED.has(why.kind));
  const commentOn = async ({ pull }: ReviewedPull): Promise<void> => {
    const failed = ({ message }: GitHubError) =>
      runner.warn(`The result could not be commented on pull request ${pull.number}. ${message}`);
    // What was applied is applied, whether or not a comment can say so.
    await commentOnce(context, { kind: 'result', pullRequest: pull.number, ...content }).catch(
      expecting(isOfGitHub, failed),
    );
  };
  await Promise.all(concerned.map(commentOn));
}

/** There is no record, or nothing of it is left to approve. */
const UNCONCERNED: ReadonlySet<RecordRejection['kind']> = new Set(['no-record', 'withdrawn']);

function notDefault(branch: string): ConfigurationError {
  return new ConfigurationError('ref', `is not ${branch}, the default branch. Only that is applied.`);
}

/** An apply that cannot begin was tried too: what it would have applied stays pending. */
export async function markTried(opened: ActionContext): Promise<void> {
  const github = await openGitHub(opened, false);
  if (github === null) return;
  // A stopped run uses its closing time for this.
  const context = { ...opened, github: { ...github, client: github.closing } };
  if (!isOfDefaultBranch(context)) return;
  try {
    await leaveTried(context, await lookBack(context, context.runner.commit), 'failed');
  } catch (error) {
    // Why it cannot begin is what is reported.
    if (!(isOfGitHub(error) || error instanceof ConfigurationError)) throw error;
    opened.runner.warn(error.message);
  }
}

/** Without a token or a repository: without deployments and records no approval can be found. */
export async function applyWithoutGitHub(context: ActionContext): Promise<Result> {
  const { payload, env } = context.runner;
  const [branch, ref] = [defaultBranchOf(payload), env.GITHUB_REF ?? null];
  if (branch !== null && ref !== null && ref !== `refs/heads/${branch}`) throw notDefault(branch);
  const applied = await runApply(context, {
    ...{ compared: NOTHING_KNOWN, priorApproval: null, ask: null },
    ...unplannedOf(context),
    shownIn: () => [],
    mayBegin: async () => true,
    mayWrite: async () => true,
    onFailure: (report) => logReport(report, context),
  });
  const { refused } = applied;
  const refusal = refused === null ? null : ({ ...refused, pulls: null, next: 'plan-again' } as const);
  await showApplied(applied, refusal, context);
  return applied.result;
}
