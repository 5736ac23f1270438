// The commands without GitHub: there is no token, or no repository. Nothing is compared, recorded or told there.
import { isRefused, type Result } from '../../core/result.ts';
import { mergeGroupOf, pullRequestOf } from '../../github/event.ts';
import { runApply } from '../apply.ts';
import type { ActionContext } from '../context.ts';
import { runDrift, runPlan } from '../plan.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { refusalOf } from './apply.ts';
import { logReport, planOutputs, setOutputs, showApplied, showPlan } from './outputs.ts';
import { askedAbout } from './plan.ts';

/** A plan that is not recorded approves nothing, and a merge group that is not verified may bring anything: both are red. */
export async function planWithoutGitHub(context: ActionContext): Promise<Result> {
  const { settings, runner } = context;
  const { plan, result } = await runPlan({ ...context, head: await askedAbout(context) }, NOTHING_KNOWN);
  await showPlan({ plan, verb: 'plan' }, context);
  setOutputs(planOutputs(plan), runner);
  const { payload } = runner;
  const isForReview = pullRequestOf(payload) !== null || mergeGroupOf(payload) !== null;
  if (!isForReview || isRefused(result) || settings.approval === 'none') return result;
  runner.because?.(
    'Without a github-token this plan is neither recorded nor verified, so apply would execute none of it.',
  );
  return 'failed';
}

export async function driftWithoutGitHub(context: ActionContext): Promise<Result> {
  const { plan, result } = await runDrift(context, NOTHING_KNOWN);
  await showPlan({ plan, verb: 'drift' }, context);
  setOutputs({ ...planOutputs(plan), 'has-changes': plan.changes.length > 0 }, context.runner);
  return result;
}

export async function applyWithoutGitHub(context: ActionContext): Promise<Result> {
  const { actor, runUrl, commit } = context.runner;
  const applied = await runApply(context, {
    ...{ compared: NOTHING_KNOWN, priorApproval: null, ask: null },
    evidence: async () => ({ commit: commit || null, clean: null, pull_requests: [], actor, run_url: runUrl }),
    shownIn: () => [],
    mayWrite: async () => true,
    onFailure: (report) => logReport(report, context),
  });
  await showApplied(applied, refusalOf(applied, { pulls: null, next: 'plan-again' }), context);
  setOutputs(planOutputs(applied.plan), context.runner);
  return applied.result;
}
