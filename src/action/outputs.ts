// How a run of the action ends, and what a later step of the workflow can read of it.
import type { Plan, Verb } from '../core/change.ts';
import { isSystemError } from '../core/rejections.ts';
import type { Result } from '../core/result.ts';
import type { Ledger } from '../run/context.ts';
import { jsonText, runFilePath, writeWhole } from '../run/run-files.ts';
import { endingSentence } from '../text/applied.ts';
import { planDocument } from '../text/plan-document.ts';
import { changeCounts } from '../text/summarize.ts';
import type { ActionContext, OutputName, Runner } from './open.ts';

/** How a run ends. */
export interface Ending {
  readonly result: Result;
  /** The counts in the last line of the log; '' for none. */
  readonly counts: string;
  /** Why the run is red, as a sentence; null if the run is not red, or if the log says more. */
  readonly reason: string | null;
  /** Why the run is red whatever its result, such as a ledger that lacks its record; null if nothing is wrong. */
  readonly failure?: string | null;
}

/** The ending of a run that only planned. */
export function endingOf(plan: Plan, result: Result): Ending {
  return { result, counts: changeCounts(plan), reason: endingSentence(plan) };
}

/** Sets the outputs of a plan, and saves it as a file. */
export function setPlanOutputs(plan: Plan, verb: Verb, context: ActionContext): void {
  keepPlan(plan, context);
  const { summary, digest, toExecute, ratings } = plan;
  const drift = summary.drift + ratings.length;
  setOutputs(context.runner, {
    'create-count': summary.create,
    'update-count': summary.update,
    'delete-count': summary.delete,
    'drift-count': drift,
    digest,
    'has-changes': (verb === 'drift' ? drift : toExecute.length) > 0,
  });
}

/** Saves the plan as a file. If that fails, it is a warning: the result of the run does not depend on the file. */
function keepPlan(plan: Plan, { runner, settings }: ActionContext): void {
  const madeAt = runner.clock.now();
  const path = runFilePath(settings.evidenceDir, 'plan', madeAt);
  const generatedAt = new Date(madeAt).toISOString();
  try {
    writeWhole(path, jsonText(planDocument(plan, { toolVersion: runner.version, generatedAt })));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    runner.warn(`The plan could not be kept as a file (${error.code}).`);
    return;
  }
  runner.setOutput('plan-path', path);
}

/** Sets the output `ledger-commit`: the last commit that this run pushed to the ledger, if there is one. */
export function showLedgerCommit(ledger: Ledger | null, { runner }: ActionContext): void {
  const commit = ledger?.end.commit ?? null;
  if (commit !== null) setOutputs(runner, { 'ledger-commit': commit });
}

export function setOutputs(
  { setOutput }: Runner,
  outputs: Readonly<Partial<Record<OutputName, string | number | boolean>>>,
): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name as OutputName, String(value));
}
