// The commands without GitHub: there is no token, or no repository. Nothing is compared, recorded or told there.

import { isRefused, type Result } from '../../core/result.ts';
import { mergeGroupOf, pullRequestOf } from '../../github/event.ts';
import { runApply } from '../apply.ts';
import { runDrift, runPlan } from '../plan.ts';
import { NOTHING_KNOWN } from '../survey.ts';
import { refusalOf, showApplied } from './apply.ts';
import { planOutputs, setOutputs, showPlan } from './outputs.ts';
import { askedAbout } from './plan.ts';
import type { OnlineJob } from './runner.ts';

/** A plan that is not recorded approves nothing, and a merge group that is not verified may bring anything: both are red. */
export async function planAlone(job: OnlineJob): Promise<Result> {
  const { settings, runner } = job;
  const result = await plan({ ...job, head: await askedAbout(job) });
  const { payload } = runner;
  const isForReview = pullRequestOf(payload) !== null || mergeGroupOf(payload) !== null;
  if (!isForReview || isRefused(result) || settings.approval === 'none') return result;
  runner.warn('Without a github-token this plan is neither recorded nor verified, so apply would execute none of it.');
  return 'failed';
}

async function plan(job: OnlineJob): Promise<Result> {
  const { settings, runner, head, connection, world } = job;
  const planned = await runPlan({ settings, head, compared: NOTHING_KNOWN, reader: connection.reader, world });
  await showPlan({ plan: planned.plan, settings, verb: 'plan' }, job);
  setOutputs(planOutputs(planned.plan), runner);
  return planned.result;
}

export async function driftAlone(job: OnlineJob): Promise<Result> {
  const { settings, runner, head, connection, world } = job;
  const drifted = await runDrift({ settings, head, reader: connection.reader, world });
  await showPlan({ plan: drifted.plan, settings, verb: 'drift' }, job);
  setOutputs({ ...planOutputs(drifted.plan), 'has-changes': drifted.plan.changes.length > 0 }, runner);
  return drifted.result;
}

export async function applyAlone(job: OnlineJob): Promise<Result> {
  const { settings, runner, head, connection, attempts, world, progress } = job;
  const { actor, runUrl, commit } = runner;
  const applied = await runApply({
    ...{ settings, head, connection, attempts, world, shown: null, ask: null },
    compared: NOTHING_KNOWN,
    mayWrite: async () => true,
    context: { commit: commit || null, pull_requests: [], actor, run_url: runUrl },
    onPlan: progress.rest,
    onProgress: progress.settled,
  });
  await showApplied(applied, refusalOf(applied, { pulls: null, next: 'plan-again' }), job);
  setOutputs(planOutputs(applied.plan), runner);
  return applied.result;
}
