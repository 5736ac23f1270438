// The results of an apply on GitHub: the evidence names the pull requests, and each of them gets a result comment.
import type { Plan } from '../core/change.ts';
import { addUnder } from '../core/group.ts';
import type { ApplyReport } from '../core/result.ts';
import { isOfGitHub } from '../github/errors.ts';
import type { JudgedPull, judge } from '../github/judge.ts';
import { marker } from '../github/marked-comment.ts';
import { type ApplyTools, type EndedApply, endApply } from '../run/apply.ts';
import type { ApplyEvidence } from '../run/apply-evidence.ts';
import type { Planned } from '../run/plan.ts';
import { outcomeCounts, renderAppliedTerminal, resultMarkdown } from '../text/applied.ts';
import type { Refusal } from '../text/unapproved.ts';
import { readComments, writeComment } from './comment.ts';
import type { ActionContext, GitHubContext } from './open.ts';
import { type resultOptions, workflowFile } from './summary.ts';

/** Tells the evidence what landed, and which pull requests showed each change. */
export function setLanded(evidence: ApplyEvidence, pulls: readonly JudgedPull[]): void {
  // The keys are the fingerprints of changes, and of the states that they end in.
  const numbers = new Map<string, number[]>();
  for (const { pull, record } of pulls) {
    for (const { fingerprint, target } of record?.changes ?? []) {
      for (const key of new Set([fingerprint, target ?? fingerprint])) addUnder(numbers, key, pull.number);
    }
  }
  const landed = pulls.map(({ pull, record, approvers, needed }) => ({
    number: pull.number,
    title: record?.title ?? pull.title,
    author: pull.author?.login ?? 'unknown',
    head: record?.head ?? pull.head_sha,
    merge_commit: pull.merge_commit_sha,
    record: record === null ? null : { digest: record.digest, at: record.at },
    approvals: approvers,
    needed,
  }));
  evidence.setLanded(landed, numbers);
}

/** Ends the evidence and the ledger. If that fails after the writes, the log shows the outcome of the writes. */
export async function endOrShow(
  { runner }: ActionContext,
  tools: ApplyTools,
  planned: Planned,
  verdict: EndedApply['result'],
  report: ApplyReport | null,
) {
  try {
    return await endApply(tools, planned, verdict, report);
  } catch (error) {
    if (report !== null) {
      const isRecorded = !tools.evidence.isBehind;
      const text = renderAppliedTerminal(report, { color: false, face: 'action', isRecorded });
      runner.group(`Apply: ${outcomeCounts(report)}`, text);
    }
    throw error;
  }
}

/** Why nothing was written, and how to continue. */
export function refusalOf(
  { settings, runner }: GitHubContext,
  plan: Plan,
  missing: ReadonlySet<string>,
  { pulls, approved, counting }: ReturnType<typeof judge>,
): Refusal {
  const rejected = pulls.flatMap(({ pull, rejection }) =>
    rejection === null ? [] : { number: pull.number, rejection },
  );
  return {
    plan,
    missing,
    approved,
    approve: settings.approveDigest,
    behind: { counting, rejected },
    next: settings.approval === 'review' ? 'review' : 'dispatch',
    workflow: workflowFile(runner),
  };
}

/** Comments the result on the pull requests that it concerns. */
export async function commentResults(
  context: GitHubContext,
  pulls: readonly JudgedPull[],
  ended: EndedApply,
  options: ReturnType<typeof resultOptions>,
  /** The login that writes our comments. */
  author: string,
): Promise<void> {
  const { runner, github } = context;
  const { plan, report, result } = ended;
  // If another run has the turn, its comment counts.
  if (result === 'superseded' || report?.lostTurn?.kind === 'taken-over') return;
  const body = resultMarkdown(plan, report, options).text;
  const start = marker('result', github.scope.name);
  // The other pull requests asked for nothing here, have no record, or have a record with nothing left to approve.
  const concerned = pulls.filter(({ touches, record, rejection }) => {
    const isHere = touches || (record?.changes.length ?? 0) > 0;
    return isHere && (rejection === null || !['no-record', 'withdrawn'].includes(rejection.kind));
  });
  await Promise.all(
    concerned.map(async ({ pull: { number }, record }) => {
      try {
        const listed = await readComments(context, number);
        // A comment about what was done says more than a comment that nothing is left to do, so it stays.
        const isThere = listed?.some((each) => each.author === author && each.body.startsWith(start));
        if (result === 'no-changes' && isThere) return;
        const isNews = result !== 'no-changes' || (record?.changes.length ?? 0) > 0;
        await writeComment(context, 'result', number, { body, author, listed, isNews });
      } catch (error) {
        // If a comment cannot be written, that is only a warning: it does not change what was applied.
        if (!isOfGitHub(error)) throw error;
        runner.warn(`The result could not be commented on pull request ${number}. ${error.message}`);
      }
    }),
  );
}
