// Apply on GitHub (design sections 6 and 8): what merged since the last successful apply, as its pull requests showed
// it, at the tip of the default branch alone.
import { readFileSync } from 'node:fs';
import type { RunContext } from '../../apply/evidence.ts';
import { sha256 } from '../../core/fingerprint.ts';
import { GitHubError } from '../../github/errors.ts';
import { commitBefore } from '../../github/event.ts';
import { markName, markText } from '../../github/mark.ts';
import type { CheckRun, Conclusion } from '../../github/port.ts';
import { underWaySince } from '../../github/range.ts';
import { ensureCommit } from '../../inventory/git/fetch.ts';
import { renderAppliedTerminal } from '../../report/applied.ts';
import type { Refusal } from '../../report/refused.ts';
import { renderResultMarkdown } from '../../report/result.ts';
import { ConfigurationError } from '../../service/endpoint.ts';
import { type Applied, runApply } from '../apply.ts';
import type { Result } from '../world.ts';
import { abandonCheck, beginCheck, tryEndCheck } from './check.ts';
import { commentOnce } from './comments.ts';
import type { GitHubJob } from './job.ts';
import { attemptOf, comparisonOf, type History, heldBy, marksOf, numbersOf, readHistory } from './on-github.ts';
import { isSameInventory } from './same-inventory.ts';
import { planOutputs, setOutputs, showPlan, showRefusal } from './show.ts';

export async function applyOnGitHub(job: GitHubJob): Promise<Result> {
  const { on, commit } = job;
  if (job.runner.env.GITHUB_REF !== `refs/heads/${on.defaultBranch}`) {
    throw new ConfigurationError('ref', `is not ${on.defaultBranch}, the default branch. Only that is applied.`);
  }
  let applied: string | null = null;
  const outputOf = (title: string) => ({ title, summary: title, text: markText(applied, attemptOf(job.runner)) });
  const mark = await beginCheck(on, { name: markName(on.name), head_sha: commit, ...outputOf('Applying') });
  try {
    const history = await readHistory(on, {
      from: commit,
      // A pull request's payload has a `before`, too, which is no commit of the default branch.
      before: job.runner.eventName === 'push' ? commitBefore(job.runner.payload) : null,
      own: mark,
      isPatient: true,
    });
    applied = history.range.applied;
    if (mark !== null) await on.github.updateCheckRun(mark.id, { output: outputOf('Applying') });
    const result = await applyRange(job, history, mark);
    // What was applied is applied. A mark that stays in progress has the next runs stand back for an hour at most.
    await tryEndCheck(on, mark, { conclusion: conclusionOf(result), ...outputOf(`Apply: ${result}`) });
    return result;
  } catch (error) {
    await abandonCheck(on, mark, outputOf('Apply: crashed'));
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
  const held = heldBy(pulls);
  const compared = await comparisonOf(on, range.applied, range.applied, held.fingerprints);
  const numbers = numbersOf(pulls);
  const applied = await runApply({
    ...{ settings, head, compared, connection, attempts, world, ask: null },
    context: contextOf(job, history),
    shown: { approved: held, by: `pull requests ${numbers.map((number) => `#${number}`).join(', ') || 'none'}` },
    mayWrite: () => isAtTip(job),
    onPlan: progress.rest,
    onProgress: progress.settled,
  });
  const next = settings.approval === 'review' ? 'review' : 'dispatch';
  const refusal = refusalOf(applied, { pulls: numbers, next });
  await showApplied(applied, refusal, job);
  setOutputs({ ...planOutputs(applied.plan), 'has-changes': applied.plan.toExecute.length > 0 }, runner);
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
export function refusalOf(applied: Applied, from: Pick<Refusal, 'pulls' | 'next'>): Refusal | null {
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
  const body = renderResultMarkdown(plan, report, {
    result,
    commit,
    runUrl,
    evidence,
    refusal,
    detail: settings.detail,
    name: on.name,
  });
  // Others in the range, perhaps hundreds at the first apply, have nothing to do with the inventory.
  for (const { pull } of history.pulls.filter(({ isRecorded }) => isRecorded)) {
    try {
      await commentOnce(on, { kind: 'result', pullRequest: pull.number, body, bot: mark?.bot ?? null });
    } catch (error) {
      // What was applied is applied, whether or not the pull request can be told.
      if (!(error instanceof GitHubError)) throw error;
      runner.warn(`The result could not be told on pull request ${pull.number}. ${error.message}`);
    }
  }
}
