// Whether a run is of the tip of the default branch, or of a commit with the same inventory.
import { treesAt } from '../../git/fetch.ts';
import { readRange } from '../../github/situation.ts';
import type { GitHubContext } from '../context.ts';
import { readingOf } from './look.ts';

/** A change that was made and reverted since may have withdrawn the approval. Only the newest run knows. */
export async function isStillAt(context: GitHubContext, tip: string): Promise<boolean> {
  const now = await tipLike(context);
  if (now === null || now === tip) return now !== null;
  if (context.settings.approval === 'none' || !(await isTouchedSince(context, tip, now))) return true;
  context.runner.log(
    'superseded: the inventory was changed meanwhile and changed back, and the run of that applies it.\n',
  );
  return false;
}

/** Whether the inventory changed after one commit, up to and including another. */
async function isTouchedSince(context: GitHubContext, commit: string, tip: string): Promise<boolean> {
  const reading = readingOf(context, { purpose: 'plan', from: tip, before: null });
  return (await readRange(reading, commit)).listed.length > 0;
}

export async function isAtTip(context: GitHubContext): Promise<boolean> {
  return (await tipLike(context)) !== null;
}

/**
 * The current tip of the default branch, which must have the same inventory, so that an old run does no harm; else
 * null.
 */
export async function tipLike(context: GitHubContext): Promise<string | null> {
  const { github, git, runner } = context;
  const { commit } = runner;
  const tip = await github.client.anew.tipOf(github.defaultBranch);
  if (tip === commit) return tip;
  const trees = await treesAt(github.paths, [commit, tip], git);
  if (trees[commit] === trees[tip]) return tip;
  runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, and its run will apply it.\n`);
  return null;
}
