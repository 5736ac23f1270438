// The check run of a run on GitHub. It also shows which app is ours, so without the permission to make check runs, no
// record counts.
import { expecting } from '../core/rejections.ts';
import type { CheckRun } from '../github/answers.ts';
import type { CheckOutput } from '../github/client.ts';
import { isMissingRight, isOfGitHub, isUnclear, LOST_ANSWER_MS } from '../github/errors.ts';
import { runLink } from '../text/markdown/table.ts';
import { attemptOf, type GitHubContext, pause } from './open.ts';

/**
 * Makes the check run. Resolves to null if the token may not; a warning then says which permission to grant. If
 * GitHub's answer is lost, makes another check run, because only an answer proves which app is ours.
 */
export async function beginCheck(
  context: GitHubContext,
  { name, head, title, externalId }: { name: string; head: string; title: string; externalId?: string },
): Promise<CheckRun | null> {
  const { runner, github } = context;
  const { run: runId, attempt } = attemptOf(runner);
  // No other workflow run has the same summary.
  const summary = `In progress: attempt ${attempt} of run ${runId}.`;
  const run = {
    name,
    head_sha: head,
    output: { title, summary },
    ...(externalId === undefined ? {} : { external_id: externalId }),
    ...(runner.runUrl === null ? {} : { details_url: runner.runUrl }),
  };
  // A stop must not lose the answer, because nobody could complete the check run.
  const { closing } = github;
  const makeAgain = async () => {
    await pause(context, LOST_ANSWER_MS);
    const latest = await closing.createCheckRun(run);
    // A lost check run that stays in progress could be mistaken for the check run of another run.
    const lost = (await closing.checkRuns(head, name)).filter((run) => {
      const isOurs = runId !== '0' && run.app_id === latest.app_id && run.summary === summary;
      return isOurs && run.id < latest.id && run.status !== 'completed';
    });
    for (const { id } of lost) await closing.updateCheckRun(id, { conclusion: 'neutral', output: REPORTED_BELOW });
    return latest;
  };
  try {
    return await closing.createCheckRun(run).catch(expecting(isUnclear, makeAgain));
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    runner.warn(error.message);
    return null;
  }
}

const REPORTED_BELOW = {
  title: 'Reported again',
  summary: "GitHub's answer was lost. Another check run reports this run.",
};

/** Completes a check run. If no summary is given, the check run links to the summary of the run. */
export async function endCheck(
  { github, runner }: GitHubContext,
  run: CheckRun | null,
  {
    conclusion,
    ...output
  }: Omit<CheckOutput, 'summary'> & {
    readonly conclusion: 'success' | 'failure' | 'neutral';
    readonly summary?: string;
  },
): Promise<void> {
  if (run === null) return;
  const summary = `The ${linkOf(runner.runUrl, 'summary of the run')} shows it.`;
  await github.closing.updateCheckRun(run.id, { conclusion, output: { summary, ...output } });
}

/** Completes the check run of a run that failed. If GitHub refuses that, it is a warning: the failure matters more. */
export async function failCheck(
  context: GitHubContext,
  run: CheckRun | null,
  title: string,
  more: Pick<CheckOutput, 'text'> = {},
): Promise<void> {
  const summary = `The ${linkOf(context.runner.runUrl, 'log of the run')} says why.`;
  const ending = endCheck(context, run, { conclusion: 'failure', title, summary, ...more });
  await ending.catch(expecting(isOfGitHub, ({ message }) => context.runner.warn(message)));
}

function linkOf(runUrl: string | null, text: string): string {
  return runLink(runUrl, text) || text;
}
