// The check run that a run makes of itself (design section 8). It tells which app is ours: records and marks of
// others do not count. Without the right to make one, no record and no mark counts.
import { GitHubError } from '../../github/errors.ts';
import type { CheckOutput, CheckRun, Conclusion, NewCheckRun } from '../../github/port.ts';
import type { Result } from '../world.ts';
import type { OnGitHub } from './on-github.ts';

type Beginning = Omit<NewCheckRun, 'conclusion' | 'output'> & { readonly title: string; readonly text?: string };
type Ending = CheckOutput & { readonly conclusion: Conclusion };

/** null when the token may not make check runs; the log says which permission to grant. */
export async function beginCheck({ github, runner }: OnGitHub, check: Beginning): Promise<CheckRun | null> {
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
export async function endCheck({ closing }: OnGitHub, run: CheckRun | null, end: Ending): Promise<void> {
  if (run === null) return;
  const { conclusion, ...output } = end;
  await closing.updateCheckRun(run.id, { conclusion, output });
}

/** The same where what the run came to stands, whether or not its check run can say so. */
export async function tryEndCheck(on: OnGitHub, run: CheckRun | null, end: Ending): Promise<void> {
  try {
    await endCheck(on, run, end);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    on.runner.warn(error.message);
  }
}

/** Completes the check run of a run that failed. Why it failed is what is told, not that this could not be said. */
export function abandonCheck(on: OnGitHub, run: CheckRun | null, output: CheckOutput): Promise<void> {
  return tryEndCheck(on, run, { conclusion: 'failure', ...output });
}

interface Checked {
  readonly result: Result;
  readonly conclusion: Conclusion;
  readonly title: string;
}

/** Runs under a check run of its own that holds no record, and completes it whichever way the run ends. */
export async function underCheck(
  on: OnGitHub,
  beginning: Beginning,
  run: (check: CheckRun | null) => Promise<Checked>,
): Promise<Result> {
  const check = await beginCheck(on, beginning);
  try {
    const { result, conclusion, title } = await run(check);
    await endCheck(on, check, { conclusion, title, summary: 'The summary of the run shows it.' });
    return result;
  } catch (error) {
    await abandonCheck(on, check, { title: 'The run failed', summary: 'The log of the run says why.' });
    throw error;
  }
}
