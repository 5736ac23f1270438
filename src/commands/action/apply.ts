// Apply on GitHub (design sections 6 and 8): what merged since the last successful apply, as its pull requests showed
// it, at the tip of the default branch alone.
import { readFileSync } from 'node:fs';
import type { RunContext } from '../../apply/evidence.ts';
import { sha256 } from '../../core/fingerprint.ts';
import { LASTING } from '../../github/comment.ts';
import { GitHubError } from '../../github/errors.ts';
import type { CheckRun, Conclusion } from '../../github/port.ts';
import { underWaySince } from '../../github/range.ts';
import { ensureCommit } from '../../inventory/git/fetch.ts';
import { renderAppliedTerminal, renderResultMarkdown } from '../../report/applied.ts';
import type { Refusal } from '../../report/unapproved.ts';
import { ConfigurationError } from '../../service/endpoint.ts';
import { type Applied, runApply } from '../apply.ts';
import type { Result } from '../world.ts';
import { abandonCheck, tryEndCheck } from './check.ts';
import { commentOnce } from './comments.ts';
import type { GitHubJob } from './job.ts';
import { beginMark, isOfDefaultBranch } from './marking.ts';
import { approvedBy, comparisonOf, type History, heldBy, marksOf, numbersOf, readHistory } from './on-github.ts';
import { isSameInventory } from './same-inventory.ts';
import { planOutputs, setOutputs, showPlan, showRefusal } from './show.ts';

export async function applyOnGitHub(job: GitHubJob): Promise<Result> {
  const { on, commit } = job;
  if (!isOfDefaultBranch(on)) {
    throw new ConfigurationError('ref', `is not ${on.defaultBranch}, the default branch. Only that is applied.`);
  }
  const { mark, before, output } = await beginMark(on);
  let applied: string | null = null;
  try {
    const history = await readHistory(on, { from: commit, before, own: mark, isPatient: true });
    applied = history.range.applied;
    if (mark !== null) await on.github.updateCheckRun(mark.id, { output: output('Applying', applied) });
    const result = await applyRange(job, history, mark);
    // What was applied is applied. A mark that stays in progress has the next runs stand back for an hour at most.
    await tryEndCheck(on, mark, { conclusion: conclusionOf(result), ...output(`Apply: ${result}`, applied) });
    return result;
  } catch (error) {
    const title = job.lifetime.stop.aborted ? 'Apply: cancelled' : 'Apply: crashed';
    await abandonCheck(on, mark, output(title, applied));
    throw error;
  }
}

/** Only a success counts as applied; everything else leaves the commit for the next run. */
function conclusionOf(result: Result): Conclusion {
  if (result === 'applied' || result === 'no-changes') return 'success';
  return result === 'superseded' ? 'neutral' : 'failure';
}

async function applyRange(job: GitHubJob, history: History, mark: CheckRun | null): Promise<Result> {
  const { on, commit, settings, runner, connection, attempts, world, head, progress } = job;
  const { range, pulls } = history;
  const tip = range.underWay === null ? await tipLike(job) : commit;
  if (tip === null) return 'superseded';
  const ahead = tip === commit ? range.underWay : await underWaySince(commit, tip, marksOf(on, mark));
  if (ahead !== null) {
    runner.log(`superseded: another apply is under way, ${ahead.html_url ?? `check run ${ahead.id}`}.\n`);
    return 'superseded';
  }
  const compared = await comparisonOf(on, range.applied, range.applied, heldBy(pulls));
  const numbers = numbersOf(pulls);
  const applied = await runApply({
    ...{ settings, head, compared, connection, attempts, world, ask: null },
    context: contextOf(job, history),
    shown: {
      approved: approvedBy(pulls),
      by: `pull requests ${numbers.map((number) => `#${number}`).join(', ') || 'none'}`,
    },
    mayWrite: () => isAtTip(job),
    onPlan: progress.rest,
    onProgress: progress.settled,
  });
  const dispatch = range.applied === null ? 'dispatch-alone' : 'dispatch';
  const unplanned = pulls.filter(({ isApproved }) => !isApproved).map(({ pull }) => pull.number);
  const next = settings.approval === 'review' ? 'review' : dispatch;
  const refusal = refusalOf(applied, { pulls: numbers, unplanned, next });
  await showApplied(applied, refusal, job);
  setOutputs(planOutputs(applied.plan), runner);
  // Where the tip has moved on, its run has told what was done: that there is nothing left is no news.
  if (tip === commit || applied.result !== 'no-changes') await commentResults(applied, refusal, { job, history, mark });
  return applied.result;
}

export async function isAtTip(job: GitHubJob): Promise<boolean> {
  return (await tipLike(job)) !== null;
}

/** The tip of the default branch, which must hold the same inventory, so that an old run does no harm; else null. */
async function tipLike({ on, commit, settings, cwd, runner }: GitHubJob): Promise<string | null> {
  const tip = await on.github.tipOf(on.defaultBranch);
  if (tip === commit) return tip;
  await ensureCommit(tip, on.git);
  const isSame = await isSameInventory({ run: on.git, cwd, paths: settings.paths, commits: [commit, tip] });
  if (!isSame)
    runner.log(`superseded: the tip of ${on.defaultBranch} holds another inventory, and its run will apply it.\n`);
  return isSame ? tip : null;
}

function contextOf({ runner, commit }: GitHubJob, { pulls }: History): RunContext {
  return {
    commit,
    pull_requests: pulls.map(({ pull, approvers }) => ({
      number: pull.number,
      author: pull.author ?? 'unknown',
      approvals: approvers,
    })),
    actor: runner.actor,
    run_url: runner.runUrl,
  };
}

/** null when nothing was refused. */
export function refusalOf(applied: Applied, from: Pick<Refusal, 'pulls' | 'unplanned' | 'next'>): Refusal | null {
  return applied.result === 'unapproved' ? { ...applied, ...from } : null;
}

export async function showApplied(
  applied: Applied,
  refusal: Refusal | null,
  job: Pick<GitHubJob, 'settings' | 'runner' | 'folder'>,
): Promise<void> {
  const { settings, runner } = job;
  const { plan, report, evidencePath } = applied;
  await showPlan({ plan, settings, verb: 'apply' }, job);
  if (report !== null) runner.log(renderAppliedTerminal(report, { color: false, detail: settings.detail }));
  if (refusal !== null) await showRefusal(refusal, settings, runner);
  setOutputs({ 'evidence-path': evidencePath }, runner);
}

async function commentResults(
  applied: Applied,
  refusal: Refusal | null,
  { job, history, mark }: { readonly job: GitHubJob; readonly history: History; readonly mark: CheckRun | null },
): Promise<void> {
  const { on, runner, commit, settings } = job;
  if (applied.result === 'superseded') return;
  const { evidencePath, plan, report, result } = applied;
  const evidence = sha256(readFileSync(evidencePath));
  const { runUrl } = runner;
  const told = renderResultMarkdown(plan, report, {
    result,
    commit,
    runUrl,
    evidence,
    refusal,
    detail: settings.detail,
    name: on.name,
  });
  const hasWritten = report?.results.some(({ writes }) => writes > 0) ?? false;
  const body = hasWritten ? `${LASTING}\n${told}` : told;
  const said = { body, yields: result === 'no-changes', bot: mark?.bot ?? null };
  // Others in the range, perhaps hundreds at the first apply, have nothing to do with the inventory.
  for (const { pull } of history.pulls.filter(({ record }) => record !== null)) {
    try {
      await commentOnce(on, { kind: 'result', pullRequest: pull.number, ...said });
    } catch (error) {
      // What was applied is applied, whether or not the pull request can be told.
      if (!(error instanceof GitHubError)) throw error;
      runner.warn(`The result could not be told on pull request ${pull.number}. ${error.message}`);
    }
  }
}
