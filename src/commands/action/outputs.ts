// What a run of the action puts out: the log and its last line, annotations, the job summary, outputs.
import { appendFile } from 'node:fs/promises';
import type { Change, Plan } from '../../core/change.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Result } from '../../core/result.ts';
import { planPage, renderValidationMarkdown } from '../../report/markdown/page.ts';
import { annotations, renderValidation } from '../../report/messages.ts';
import { planDocument } from '../../report/plan-document.ts';
import { changeCounts, closingLine } from '../../report/progress.ts';
import { renderPlanTerminal } from '../../report/terminal.ts';
import { type Refusal, renderRefusalMarkdown, renderRefusalTerminal } from '../../report/unapproved.ts';
import type { ActionContext, ActionOutputs, Runner } from '../context.ts';
import { planPath, writeJson } from '../run-files.ts';
import type { Validated } from '../validate.ts';

/** GitHub drops a summary of more than 1 MiB; other steps write to it, too. */
export const SUMMARY_BUDGET = 960_000;
/** What is left of it for the changes that nothing approves. */
const REFUSAL_BUDGET = 40_000;

interface Shown {
  readonly plan: Plan;
  readonly verb: 'plan' | 'apply' | 'drift';
  /** What was planned; the event's commit unless told. */
  readonly commit?: string;
  /** Stands in the job summary in place of the plan. */
  readonly page?: string;
  /** False where a plan is to be recorded, and the job has no right to. */
  readonly mayRecord?: boolean;
}

/** Resolves to the changes to execute that the job summary does not show; a summary that is not written shows none. */
export async function showPlan(shown: Shown, context: ActionContext): Promise<readonly Change[]> {
  const { runner, settings } = context;
  const { plan, verb, commit = runner.commit } = shown;
  const { detail, evidenceDir } = settings;
  const madeAt = runner.clock.now();
  const path = planPath(evidenceDir, madeAt);
  const generatedAt = new Date(madeAt).toISOString();
  writeJson(path, planDocument(plan, { toolVersion: runner.version, generatedAt }));
  runner.setOutput('plan-path', path);
  runner.log(renderPlanTerminal(plan, { color: false, detail, verb }));
  annotate(plan.diagnostics, context);
  const page = planPage(plan, {
    ...{ detail, verb, budget: SUMMARY_BUDGET, mayRecord: shown.mayRecord ?? true },
    ...(commit === '' ? {} : { commit }),
    ...(runner.input('name') === '' ? {} : { name: runner.input('name') }),
  });
  const isWritten = await runner.summarize(shown.page ?? page.text);
  // Under `counts` the diff of the files shows them.
  return isWritten || detail === 'counts' ? page.notShown : plan.toExecute;
}

/** What the files are said to be without the service. */
export async function showValidation(validated: Validated, context: ActionContext): Promise<void> {
  const { runner, settings } = context;
  const { detail } = settings;
  runner.log(renderValidation(validated, detail));
  annotate(validated.diagnostics, context);
  const options = { detail, budget: SUMMARY_BUDGET, name: runner.input('name').trim() };
  await runner.summarize(renderValidationMarkdown(validated, options));
}

/** Why nothing was written, in the log and the job summary. */
export async function showRefusal(refusal: Refusal, { settings, runner }: ActionContext): Promise<void> {
  const { detail } = settings;
  runner.log(renderRefusalTerminal(refusal, { color: false, detail }));
  await runner.summarize(renderRefusalMarkdown(refusal, { detail, budget: REFUSAL_BUDGET }));
}

function annotate(diagnostics: readonly Diagnostic[], { runner, folder, settings }: ActionContext): void {
  const { detail } = settings;
  for (const line of annotations(diagnostics, { detail, folder })) runner.log(`${line}\n`);
}

export function setOutputs(outputs: Partial<ActionOutputs>, { setOutput }: Runner): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name as keyof ActionOutputs, String(value));
}

/** `has-changes` as for a plan; a look for drift says otherwise. */
export function planOutputs({ summary, digest, toExecute }: Plan): Partial<ActionOutputs> {
  return {
    'create-count': summary.create,
    'update-count': summary.update,
    'delete-count': summary.delete,
    'drift-count': summary.drift,
    digest,
    'has-changes': toExecute.length > 0,
  };
}

interface SummaryInput {
  /** `GITHUB_STEP_SUMMARY`; '' where the runner gives none. */
  readonly path: string;
  readonly markdown: string;
  readonly warn: (message: string) => void;
}

/** Resolves to whether it was written. What a run came to stands without it, so that a failure is a warning. */
export async function appendSummary({ path, markdown, warn }: SummaryInput): Promise<boolean> {
  if (path === '') return false;
  try {
    await appendFile(path, `${markdown}\n`);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    warn(`The job summary could not be written${code}.`);
    return false;
  }
}

interface LogSummary {
  /** The same runner; what it puts out is remembered. */
  readonly runner: Runner;
  readonly tell: (result: Result) => void;
}

/** The last line of the log, made of the outputs: what a person reads is what the next step reads. The time counts from now. */
export function withLogSummary(runner: Runner): LogSummary {
  const startedAt = runner.clock.now();
  const outputs = new Map<keyof ActionOutputs, string>();
  const countOf = (name: keyof ActionOutputs) => Number(outputs.get(name) ?? 0);
  return {
    runner: {
      ...runner,
      setOutput: (name, value) => {
        outputs.set(name, value);
        runner.setOutput(name, value);
      },
    },
    tell: (result) => {
      const counts = changeCounts({
        create: countOf('create-count'),
        update: countOf('update-count'),
        delete: countOf('delete-count'),
        drift: countOf('drift-count'),
      });
      runner.log(`${closingLine(result, counts, runner.clock.now() - startedAt)}\n`);
    },
  };
}
