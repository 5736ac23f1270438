// The mark of an apply (design section 8): made when it starts, and completed whichever way it ends.

import type { CheckRun } from '../../github/answers.ts';
import { checkName } from '../../github/check-name.ts';
import { GitHubError } from '../../github/errors.ts';
import { commitBefore } from '../../github/event.ts';
import { markText } from '../../github/mark.ts';
import type { CheckOutput } from '../../github/port.ts';
import { abandonCheck, beginCheck } from './check.ts';
import { attemptOf, type OnGitHub, serviceOf } from './github-context.ts';
import { openGitHub } from './open-github.ts';
import type { Job } from './runner.ts';

export interface Marking {
  /** null when none could be made. */
  readonly mark: CheckRun | null;
  /** The commit before the push; null where this is the run of none. */
  readonly before: string | null;
  /** What the mark says, with the commit that is taken as applied; null while none is known. */
  readonly output: (title: string, applied: string | null) => CheckOutput;
}

export async function beginMark(on: OnGitHub): Promise<Marking> {
  const { runner, settings } = on;
  // A pull request's payload has a `before`, too, which is no commit of the default branch.
  const before = runner.eventName === 'push' ? commitBefore(runner.payload) : null;
  const known = { before, by: attemptOf(runner), service: serviceOf(settings) };
  const output: Marking['output'] = (title, applied) => {
    return { title, summary: title, text: markText({ applied, ...known }) };
  };
  const begun = { name: checkName('apply', on.name), head_sha: runner.commit, ...output('Applying', null) };
  return { mark: await beginCheck(on, begun), before, output };
}

export function isOfDefaultBranch({ runner, defaultBranch }: OnGitHub): boolean {
  return runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`;
}

/** An apply that cannot begin is a try, too: what it would have applied stays pending. */
export async function markTried(job: Job): Promise<void> {
  const on = openGitHub(job, false);
  if (on === null || !isOfDefaultBranch(on)) return;
  try {
    const { mark, output } = await beginMark(on);
    await abandonCheck(on, mark, output('Apply: not begun', null));
  } catch (error) {
    // Why it cannot begin is what is told.
    if (!(error instanceof GitHubError)) throw error;
    job.runner.warn(error.message);
  }
}
