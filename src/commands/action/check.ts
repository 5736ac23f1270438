// The check run that a run makes of itself (design section 8). It tells which app is ours: records and marks of
// others do not count. Without the right to make one, no record and no mark counts.
import { GitHubError } from '../../github/errors.ts';
import type { CheckOutput, CheckRun, Conclusion, NewCheckRun } from '../../github/port.ts';
import type { OnGitHub } from './on-github.ts';

/** null when the token may not make check runs; the log says which permission to grant. */
export async function beginCheck(
  { github, runner }: OnGitHub,
  check: Omit<NewCheckRun, 'conclusion' | 'output'> & { readonly title: string; readonly text?: string },
): Promise<CheckRun | null> {
  const { title, text, ...named } = check;
  const details = runner.runUrl === null ? {} : { details_url: runner.runUrl };
  const output = { title, summary: title, ...(text === undefined ? {} : { text }) };
  try {
    return await github.createCheckRun({ ...named, output, ...details });
  } catch (error) {
    if (!(error instanceof GitHubError) || error.kind !== 'forbidden') throw error;
    runner.warn(`${error.message}`);
    return null;
  }
}

/** Completes a check run that holds no record. */
export async function endCheck(
  { github }: OnGitHub,
  run: CheckRun | null,
  end: CheckOutput & { readonly conclusion: Conclusion },
): Promise<void> {
  if (run === null) return;
  const { conclusion, ...output } = end;
  await github.updateCheckRun(run.id, { conclusion, output });
}

/** Completes the check run of a run that failed. Why it failed is what is told, not that this could not be said. */
export async function abandonCheck(on: OnGitHub, run: CheckRun | null, output: CheckOutput): Promise<void> {
  try {
    await endCheck(on, run, { conclusion: 'failure', ...output });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    on.runner.warn(error.message);
  }
}
