// What an apply on GitHub leaves: its evidence names the pull requests, and each of them gets a comment with the result.
import type { Plan } from '../../core/change.ts';
import { addUnder } from '../../core/group.ts';
import type { ApplyReport } from '../../core/result.ts';
import { marker } from '../../github/comment.ts';
import { isOfGitHub } from '../../github/errors.ts';
import { countingPulls, type JudgedPull, type Judgement } from '../../github/judge.ts';
import { outcomeCounts, renderAppliedTerminal, resultMarkdown } from '../../report/applied.ts';
import type { Refusal } from '../../report/unapproved.ts';
import type { Applied } from '../apply.ts';
import type { ContextOf } from '../apply-evidence.ts';
import { comment, readComments } from './check.ts';
import type { ActionContext, GitHubContext } from './open.ts';
import { resultOptions, workflowFile } from './show.ts';

/** The evidence's context of a run; without a judgement it does not know what landed. */
export function evidenceContext({ runner }: ActionContext, judgement: Judgement | null): ContextOf {
  const { actor, runUrl, commit } = runner;
  return async () => ({
    commit: commit || null,
    clean: judgement === null ? null : true,
    pull_requests: (judgement?.pulls ?? []).map(({ pull, record, approvers }) => ({
      number: pull.number,
      title: record?.title ?? pull.title,
      author: pull.author?.login ?? 'unknown',
      head: record?.head ?? pull.head_sha,
      merge_commit: pull.merge_commit_sha,
      record: record === null ? null : { digest: record.digest, at: record.at },
      approvals: approvers,
    })),
    actor,
    run_url: runUrl,
  });
}

/** Numbers of the pull requests whose records show a change, by its fingerprint and by the state that it ends in. */
export function shownInRecords(pulls: readonly JudgedPull[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  for (const { pull, record } of pulls) {
    for (const { fingerprint, target } of record?.changes ?? []) {
      for (const key of new Set([fingerprint, target ?? fingerprint])) addUnder(numbers, key, pull.number);
    }
  }
  return numbers;
}

/** The outcome of each change, in the log of a run that fails after its writes. */
export function logOf(report: ApplyReport, { runner }: ActionContext): void {
  const text = renderAppliedTerminal(report, { color: false, face: 'action' });
  runner.group(`Apply: ${outcomeCounts(report)}`, text);
}

/** Why nothing was written, and how to continue. */
export function refusalOf(
  { settings, runner }: GitHubContext,
  plan: Plan,
  missing: ReadonlySet<string>,
  { pulls, approved }: Judgement,
  applied: string | null,
): Refusal {
  // If the applied commit is not known, no pull request shows what is pending.
  const review = applied === null ? 'bring-anew' : 'review';
  const rejected = pulls.flatMap(({ pull, why }) => (why === null ? [] : { number: pull.number, why }));
  const dispatch = applied === null ? 'dispatch-only' : 'dispatch';
  return {
    plan,
    missing,
    approved,
    approve: settings.approveDigest,
    behind: { counting: countingPulls(pulls), rejected },
    next: settings.approval === 'review' ? review : dispatch,
    workflow: workflowFile(runner),
  };
}

/** Comments the result on the pull requests that it concerns. */
export async function commentResults(
  context: GitHubContext,
  pulls: readonly JudgedPull[],
  applied: Applied,
  refusal: Refusal | null,
  bot: string | null,
): Promise<void> {
  const { runner, github } = context;
  const { plan, report, result } = applied;
  if (result === 'superseded') return;
  const body = resultMarkdown(plan, report, resultOptions(applied, refusal, context)).text;
  const start = marker('result', github.owner.name);
  // The others asked for nothing here, have no record, or nothing of it is left to approve.
  const concerned = pulls.filter(({ touches, record, why }) => {
    const isHere = touches || (record?.changes.length ?? 0) > 0;
    return isHere && (why === null || !['no-record', 'withdrawn'].includes(why.kind));
  });
  await Promise.all(
    concerned.map(async ({ pull: { number }, record }) => {
      try {
        const listed = await readComments(context, number);
        // That nothing is left to do says less than what was done before.
        const isTold = listed?.some((each) => each.author === bot && each.body.startsWith(start));
        if (result === 'no-changes' && isTold) return;
        const isNews = result !== 'no-changes' || (record?.changes.length ?? 0) > 0;
        await comment(context, 'result', number, { body, bot, listed, isNews });
      } catch (error) {
        // What was applied is applied, whether or not a comment can say so.
        if (!isOfGitHub(error)) throw error;
        runner.warn(`The result could not be commented on pull request ${number}. ${error.message}`);
      }
    }),
  );
}
