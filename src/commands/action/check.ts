// What a run writes on GitHub: its check run, which also shows which app is ours, and comments on
// pull requests if the job may write them. Without the permission to make check runs, no record and no deployment
// counts.
import { expecting } from '../../core/rejections.ts';
import type { Result } from '../../core/result.ts';
import type { CheckRun, Comment } from '../../github/answers.ts';
import { type CommentInput, marker, putComment, removeOthers } from '../../github/comment.ts';
import { isMissingRight, isOfGitHub, isUnclear, LOST_ANSWER_MS } from '../../github/errors.ts';
import type { CheckOutput, Conclusion, GitHubReads, NewCheckRun } from '../../github/port.ts';
import { runLink } from '../../report/markdown/table.ts';
import { type GitHubContext, pause } from '../context.ts';
import { attemptOf } from './open.ts';

type CheckBeginning = Omit<NewCheckRun, 'conclusion' | 'output'> & { readonly title: string; readonly text?: string };
type Ending = CheckOutput & { readonly conclusion: Conclusion };

/** null if the token may not make check runs. The log then says which permission to grant. */
export async function beginCheck(context: GitHubContext, check: CheckBeginning): Promise<CheckRun | null> {
  const { runner } = context;
  const { title, text, ...named } = check;
  const details = runner.runUrl === null ? {} : { details_url: runner.runUrl };
  const output = { title, summary: beginningBy(context), ...(text === undefined ? {} : { text }) };
  try {
    return await createSurely(context, { ...named, output, ...details });
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    runner.warn(error.message);
    return null;
  }
}

/** If the answer is lost, another check run is made: one that may exist does not prove which app we are. */
async function createSurely(context: GitHubContext, run: NewCheckRun): Promise<CheckRun> {
  // A stop must not lose the answer, because nobody could complete the check run.
  const { closing } = context.github;
  const again = async () => {
    await pause(context, LOST_ANSWER_MS);
    const latest = await closing.createCheckRun(run);
    await endLost(context, latest);
    return latest;
  };
  return closing.createCheckRun(run).catch(expecting(isUnclear, again));
}

/** A check run whose answer was lost must not stay in progress, because other runs could take it for theirs. */
async function endLost(context: GitHubContext, latest: CheckRun): Promise<void> {
  if (attemptOf(context.runner) === null) return;
  const { id, name, head_sha, app_id } = latest;
  for (const run of await context.github.client.anew.checkRuns(head_sha, name)) {
    const isOurs = run.app_id === app_id && run.summary === beginningBy(context);
    if (!isOurs || run.id >= id || run.status === 'completed') continue;
    await endCheck(context, run, { conclusion: 'neutral', ...REPEATED_BELOW });
  }
}

/** The text of a check run in progress. No other run has the same. */
function beginningBy({ runner }: GitHubContext): string {
  const by = attemptOf(runner);
  return by === null ? 'In progress.' : `In progress: attempt ${by.attempt} of run ${by.run}.`;
}

const REPEATED_BELOW = {
  title: 'Reported again',
  summary: 'An answer of GitHub was lost. Another check run tells of this run.',
};

/** Completes a check run that holds no record. */
export async function endCheck({ github }: GitHubContext, run: CheckRun | null, end: Ending): Promise<void> {
  if (run === null) return;
  const { conclusion, ...output } = end;
  await github.closing.updateCheckRun(run.id, { conclusion, output });
}

function linked({ runner }: GitHubContext, text: string): string {
  return runLink(runner.runUrl, text) || text;
}

/** Completes the check run of a run that failed. Why it failed is what is reported, not that this could not be said. */
export async function abandonCheck(context: GitHubContext, run: CheckRun | null, title: string): Promise<void> {
  const summary = `The ${linked(context, 'log of the run')} says why.`;
  const ending = endCheck(context, run, { conclusion: 'failure', title, summary });
  await ending.catch(expecting(isOfGitHub, ({ message }) => context.runner.warn(message)));
}

interface Checked {
  readonly result: Result;
  readonly conclusion: Conclusion;
  readonly title: string;
}

/** Runs a task under a check run without a record, and completes it however the task ends. */
export async function underCheck(
  context: GitHubContext,
  beginning: CheckBeginning,
  run: (check: CheckRun | null) => Promise<Checked>,
): Promise<Result> {
  const check = await beginCheck(context, beginning);
  try {
    const { result, conclusion, title } = await run(check);
    await endCheck(context, check, {
      conclusion,
      title,
      summary: `The ${linked(context, 'summary of the run')} shows it.`,
    });
    return result;
  } catch (error) {
    await abandonCheck(context, check, 'The run failed');
    throw error;
  }
}

interface CommentRequest extends Omit<CommentInput, 'github' | 'marker' | 'author'> {
  readonly kind: 'plan' | 'result';
  /** The login of our app's bot; null if the app is not known. */
  readonly bot: string | null;
}

/** Comments of runs without an app of their own are made by this bot. */
export const DEFAULT_BOT = 'github-actions[bot]';

/** The most bytes of a comment or issue. GitHub takes 65,536 characters. */
export const MOST_BYTES = 60_000;

/** The owner of the token, if no check run of ours shows it. GitHub does not say it for an app. */
async function loginOf(github: GitHubReads): Promise<string> {
  return github.login().catch(expecting(isMissingRight, () => DEFAULT_BOT));
}

/** How many bytes the body of a comment may have, without its marker line. */
export function commentBudget({ github: { owner } }: GitHubContext, kind: CommentRequest['kind']): number {
  return MOST_BYTES - marker(kind, owner.name).length - 1;
}

/** The comment as it is; null where there is none. A missing right to comment is a warning, with its name, never red by itself. */
export async function commentOnce({ github, runner }: GitHubContext, request: CommentRequest): Promise<Comment | null> {
  const { kind, bot, ...content } = request;
  const { closing, owner, mayComment } = github;
  if (!mayComment) return null;
  try {
    const author = bot ?? (await loginOf(closing));
    const about = { ...content, github: closing, marker: marker(kind, owner.name), author };
    const written = await putComment(about);
    if (written === null) return null;
    if (kind === 'plan') await removeOthers({ ...about, author: written.author ?? author }, written);
    runner.setOutput('comment-url', written.html_url);
    return written;
  } catch (error) {
    if (!isOfGitHub(error) || error.kind !== 'forbidden') throw error;
    runner.warn(error.message);
    return null;
  }
}
