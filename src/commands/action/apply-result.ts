// What an apply on GitHub leaves: its evidence names the pull requests, and its result is shown in the log, the summary
// and a comment on each pull request that it concerns.
import { addUnder } from '../../core/group.ts';
import type { RecordRejection } from '../../core/origin.ts';
import { expecting } from '../../core/rejections.ts';
import { hasWritten } from '../../core/result.ts';
import { LASTING } from '../../github/comment.ts';
import { type GitHubError, isOfGitHub } from '../../github/errors.ts';
import { countingPulls, type Judgement, rejectedPulls } from '../../github/judge.ts';
import type { ReviewedPull } from '../../github/records.ts';
import { renderResultMarkdown } from '../../report/applied.ts';
import type { Refusal } from '../../report/unapproved.ts';
import type { Applied } from '../apply.ts';
import type { RunContext, ShownBy } from '../apply-evidence.ts';
import type { GitHubContext } from '../context.ts';
import { commentOnce } from './check.ts';
import type { Looked } from './look.ts';
import { resultOptions, workflowFile } from './outputs.ts';

/** The evidence's context of a run that knows what merged. */
export function runContext({ runner }: GitHubContext, { pulls }: Judgement): RunContext {
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

/** Numbers of the pull requests whose records show a change, by its fingerprint and by the state that it ends in. */
export function shownInRecords(pulls: readonly ReviewedPull[]): ShownBy {
  const numbers = new Map<string, number[]>();
  for (const { pull, record } of pulls) {
    for (const { fingerprint, target } of record?.changes ?? []) {
      for (const key of new Set([fingerprint, target ?? fingerprint])) addUnder(numbers, key, pull.number);
    }
  }
  return numbers;
}

/** Why nothing was written, and how to continue. null if nothing was refused. */
export function refusalOf(
  { settings, runner }: GitHubContext,
  { refused }: Applied,
  { pulls, direct, applied }: Judgement,
): Refusal | null {
  if (refused === null) return null;
  // If the applied commit is not known, no pull request shows what is pending.
  const review = applied === null ? 'bring-anew' : 'review';
  const dispatch = applied === null ? 'dispatch-only' : 'dispatch';
  const isReview = settings.approval === 'review';
  return {
    ...refused,
    behind: { counting: countingPulls(pulls), rejected: rejectedPulls(pulls), direct: isReview ? direct : [] },
    next: isReview ? review : dispatch,
    workflow: workflowFile(runner),
  };
}

/** Comments the result on the pull requests that it concerns. */
export async function commentResults(
  context: GitHubContext,
  { judgement, situation }: Looked,
  { applied, refusal }: { readonly applied: Applied; readonly refusal: Refusal | null },
): Promise<void> {
  const { runner } = context;
  const { plan, report, result } = applied;
  if (result === 'superseded') return;
  const comment = renderResultMarkdown(plan, report, resultOptions(applied, refusal, context));
  const body = report !== null && hasWritten(report) ? `${LASTING}\n${comment}` : comment;
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
