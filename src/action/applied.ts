// Finds out which commit is the tip of the default branch and, from the applied log, what counts as applied. It only
// reads the log.
import { UserError } from '../core/result.ts';
import { commitWithParents, ensureCommits, treesAt } from '../git/objects.ts';
import { foreignText, readLog } from '../github/applied-log.ts';
import { type AppliedPoint, type Chain, readApplied } from '../github/landed.ts';
import { type TurnRun, waitForOther } from '../github/turn.ts';
import type { Repository } from '../run/context.ts';
import { attemptOf, type GitHubContext, pause, type Runner } from './open.ts';

/** The longest wait without a `timeout`, because the token of a job is valid for an hour. */
const LONGEST_WAIT_MS = 55 * 60_000;
/** A wait ends a little before the input `timeout` ends the run, and says why. */
const BEFORE_TIMEOUT_MS = 1000;
/** When the tip is read. Just after a push, GitHub may still answer the commit before it. */
const READ_AFTER_MS = [0, 2000, 5000];

/** This run, for the applied log and the turn. Its client works a little longer than the run, to end the turn. */
export function turnRun(context: GitHubContext): TurnRun {
  const { runner, github, host, settings, startedAt } = context;
  const job = Math.floor(host.random() * 2 ** 48).toString(36);
  return {
    github: github.closing,
    scope: github.scope,
    keys: github.keys,
    clock: host.clock,
    by: { ...attemptOf(runner), job },
    needsTurn: settings.approval !== 'none',
    until: startedAt + (settings.timeout > 0 ? settings.timeout * 1000 - BEFORE_TIMEOUT_MS : LONGEST_WAIT_MS),
    pause: (ms) => pause(context, ms),
    log: runner.log,
    warn: runner.warn,
  };
}

/** Shows a notice if what counts as applied is not the last applied commit. `otherwise`: what happens without one. */
export function noticeApplied(
  { notice }: Pick<Runner, 'notice'>,
  { applied, isRewritten, foreign }: Pick<AppliedPoint, 'applied' | 'isRewritten' | 'foreign'>,
  otherwise = 'every difference counts as a change that the files ask for',
): void {
  if (applied === null) {
    const reason = isRewritten
      ? 'GitHub finds no common ancestor of the last applied commit and this one'
      : 'The applied log names no applied commit of this inventory';
    notice(`${reason}, so nothing is known to be applied: ${otherwise}.${foreignText(foreign)}`);
  } else if (isRewritten) notice(REWRITTEN);
}

const REWRITTEN =
  'The last applied commit is not an ancestor of this one, so their common ancestor counts as applied. What was applied since then and is not in these files shows as drift. What these files declare since then and the service no longer has shows as inventory, and earlier approvals do not count for it.';

/** The first parent of a commit; null if it has none. */
export async function firstParentOf({ git }: Repository, commit: string): Promise<string | null> {
  return (await commitWithParents(commit, git)).parents[0] ?? null;
}

/**
 * What landed since the applied commit. If nothing is known to be applied, only what landed at the tip: an older
 * approval may be about something that was taken back since.
 */
export async function chainAfter(repository: Repository, point: AppliedPoint, tip: string): Promise<Chain> {
  if (point.applied !== null) return { ...point, start: point.applied };
  const start = await firstParentOf(repository, tip);
  return { start, at: null, commits: [{ sha: tip, parents: start === null ? [] : [start] }] };
}

/**
 * The tip of the default branch, and whether it holds another inventory than this run's commit. Just after a push,
 * GitHub may still answer a commit before it, so that one is read again.
 */
export async function findTip(context: GitHubContext, repository: Repository) {
  const { client, defaultBranch } = context.github;
  let tip = '';
  for (const wait of READ_AFTER_MS) {
    if (wait > 0) await pause(context, wait);
    tip = await client.tipOf(defaultBranch);
    if (await hasSameInventory(context, repository, tip)) return { tip, isOvertaken: false };
    const { status } = await client.compareAll(tip, context.runner.commit);
    if (status !== 'ahead') break;
  }
  return { tip, isOvertaken: true };
}

/** Whether a commit has the same inventory as this run's commit. If so, it does no harm that the run is older. */
async function hasSameInventory(
  { runner, github }: GitHubContext,
  { git }: Repository,
  commit: string,
): Promise<boolean> {
  if (commit === runner.commit) return true;
  const trees = await treesAt(github.paths, [runner.commit, commit], git);
  return trees[runner.commit] === trees[commit];
}

/** What counts as applied for the plan of a commit. `problem`: why the log cannot be read; null if it can. */
export async function appliedForPlan(context: GitHubContext, commit: string) {
  const run = turnRun(context);
  const log = await readLog(run);
  if ('problem' in log) return { applied: null, isRewritten: false, foreign: null, problem: log.problem };
  return { ...(await readApplied(context.github.client, log, commit, run.pause)), problem: null };
}

/**
 * What counts as applied for a drift run: on the default branch before its tip, else before the run's commit. First
 * waits for an apply that is under way, because its writes would look like drift. null if the tip holds another
 * inventory, because what was applied of that one would look like drift, too.
 */
export async function appliedAfterWaiting(context: GitHubContext, repository: Repository) {
  const { github, runner } = context;
  const run = turnRun(context);
  for (;;) {
    const log = await readLog(run);
    if ('problem' in log) throw new UserError('drift', 'compares nothing', log.problem);
    if (await waitForOther(run, log)) continue;
    const own = { tip: runner.commit, isOvertaken: false };
    const { tip, isOvertaken } = github.isOfDefaultBranch ? await findTip(context, repository) : own;
    if (isOvertaken) return null;
    return readApplied(github.client, log, tip, run.pause);
  }
}

/** The inventory at a commit; null for none. */
export async function revisionOf({ git }: Repository, commit: string | null) {
  if (commit === null) return null;
  await ensureCommits([commit], git);
  return { kind: 'commit', commit } as const;
}
