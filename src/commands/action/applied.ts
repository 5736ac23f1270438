// Finds out from the applied log what counts as applied. It only reads the log.
import { ConfigurationError } from '../../core/result.ts';
import { ensureCommits } from '../../git/objects.ts';
import { readLog } from '../../github/applied-log.ts';
import { type AppliedBefore, appliedBefore } from '../../github/landed.ts';
import { type TurnRun, waitForOther } from '../../github/turn.ts';
import type { Context } from '../context.ts';
import { attemptOf, type GitHubContext, pause } from './open.ts';

/** The longest wait without a `timeout`, because the token of a job is valid for an hour. */
const LONGEST_WAIT_MS = 55 * 60_000;
/** A wait ends a little before the input `timeout` ends the run, and says why. */
const BEFORE_TIMEOUT_MS = 1000;

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

/** The notice that the last applied commit is not in this branch's history. `applied`: the commit that counts instead. */
export function rewrittenNotice(applied: string | null): string {
  return applied === null
    ? 'GitHub finds no common ancestor of the last applied commit and this one, so nothing is known to be applied.'
    : "The last applied commit is not in this branch's history, so their common ancestor counts as applied. What was reverted since then shows as drift.";
}

/** What counts as applied before a commit, by the log. `problem`: why the log cannot be read; null if it can. */
export async function appliedAt(context: GitHubContext, commit: string) {
  const run = turnRun(context);
  const log = await readLog(run);
  if ('problem' in log) return { applied: null, isRewritten: false, problem: log.problem };
  const named = { applied: log.state?.applied ?? null, at: null };
  const { applied, isRewritten } = await appliedBefore(context.github.client, named, commit, run.pause);
  return { applied, isRewritten, problem: null };
}

/** The same, but first waits for an apply that is under way, because its writes would look like drift. */
export async function appliedAfterWaiting(context: GitHubContext, commit: string): Promise<AppliedBefore> {
  const run = turnRun(context);
  for (;;) {
    const log = await readLog(run);
    if ('problem' in log) throw new ConfigurationError('drift', `compares nothing. ${log.problem}`);
    if (await waitForOther(run, log)) continue;
    return appliedBefore(context.github.client, { applied: log.state?.applied ?? null, at: null }, commit, run.pause);
  }
}

/** The inventory at a commit; null for none. */
export async function revisionOf({ git }: Context, commit: string | null) {
  if (commit === null) return null;
  await ensureCommits([commit], git);
  return { kind: 'commit', commit } as const;
}
