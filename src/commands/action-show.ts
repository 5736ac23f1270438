// What a run of the action leaves to be seen: the log, annotations, the job summary, outputs.
import type { Plan } from '../core/change.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { annotations } from '../report/annotations.ts';
import { planDocument } from '../report/json.ts';
import { renderPlanMarkdown } from '../report/markdown.ts';
import { renderPlanTerminal } from '../report/terminal.ts';
import type { Detail } from '../report/voice.ts';
import { writeJson } from './records.ts';
import type { ActionOutputs, Runner } from './runner.ts';

/** GitHub drops a summary of more than 1 MiB; other steps write to it, too. */
const SUMMARY_BUDGET = 1_000_000;

interface Shown {
  readonly plan: Plan;
  readonly detail: Detail;
  readonly verb: 'plan' | 'apply' | 'drift';
  /** Where the plan is kept as JSON. */
  readonly path: string;
}

export async function showPlan({ plan, detail, verb, path }: Shown, runner: Runner): Promise<void> {
  const generatedAt = new Date(runner.clock.now()).toISOString();
  writeJson(path, planDocument(plan, { toolVersion: runner.version, generatedAt }));
  runner.setOutput('plan-path', path);
  runner.log(renderPlanTerminal(plan, { color: false, detail, verb }));
  annotate(plan.diagnostics, detail, runner);
  await runner.summarize(
    renderPlanMarkdown(plan, {
      ...{ detail, budget: SUMMARY_BUDGET },
      ...(runner.commit === '' ? {} : { commit: runner.commit }),
      ...(runner.input('name') === '' ? {} : { name: runner.input('name') }),
    }),
  );
}

export function annotate(diagnostics: readonly Diagnostic[], detail: Detail, { log }: Runner): void {
  for (const line of annotations(diagnostics, detail)) log(`${line}\n`);
}

export function setOutputs(outputs: Partial<ActionOutputs>, { setOutput }: Runner): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name as keyof ActionOutputs, String(value));
}

export function planOutputs({ summary, digest }: Plan): Partial<ActionOutputs> {
  return {
    'create-count': summary.create,
    'update-count': summary.update,
    'delete-count': summary.delete,
    'drift-count': summary.drift,
    digest,
  };
}
