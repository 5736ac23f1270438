// `plan`: shows what apply would do. It only reads the live service.
import { type Exit, exitOf, isRefused, type Result, UserError } from '../core/result.ts';
import type { Revision } from '../inventory/load.ts';
import type { CliContext, Takes } from '../run/context.ts';
import type { Options } from '../run/options.ts';
import { type Planned, runPlan } from '../run/plan.ts';
import { jsonText, putOut } from '../run/run-files.ts';
import type { Baseline } from '../run/snapshot.ts';
import { adoptLine } from '../text/drift.ts';
import { planMarkdown } from '../text/markdown/page.ts';
import { planDocument } from '../text/plan-document.ts';
import { closingLine, planCounts } from '../text/summarize.ts';
import { renderPlanTerminal } from '../text/terminal.ts';
import { printedJson, word } from '../text/text.ts';

export async function cliPlan(context: CliContext<'plan'>, takes: Takes<'repository' | 'reader'>): Promise<Exit> {
  const { options } = context;
  refuseFormats(options);
  const planned = await runPlan(context, takes, baselineFrom(options));
  printPlan(planned, 'plan', context);
  return exitOf(planned.result, null, options.detailedExitcode);
}

/** Refuses two formats for standard output, and a saved plan there. */
export function refuseFormats({ json, markdown, out }: Options<'drift'>): void {
  // The text of a saved plan is not made safe to print. `--json` prints the same document safely.
  if (out === '-') throw new UserError('--out', 'names a file, and "-" is none', '--json prints the plan.');
  if (!json || !markdown) return;
  throw new UserError('--json and --markdown', 'exclude each other', 'Give one of them.');
}

/** On the command line, one commit is both `base` and `applied`. */
export function baselineFrom(
  { base }: Pick<Options<'plan'>, 'base'>,
  recorded: ReadonlySet<string> = new Set(),
): Baseline {
  const at: Revision | null = base === null ? null : { kind: 'commit', commit: base };
  return { base: at, applied: at, recorded };
}

export function printPlan(
  { plan, result }: Planned<Result>,
  verb: 'plan' | 'drift',
  context: CliContext<'drift'>,
): void {
  const { settings, options, terminal, report, style, host, progress, startedAt } = context;
  const { clock, version } = host;
  const rendering = { ...style, verb };
  progress.end();
  const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
  if (options.out !== null) putOut(jsonText(planDocument(plan, stamp)), context);
  if (options.json) terminal.out(printedJson(planDocument(plan, stamp)));
  else if (options.markdown) terminal.out(planMarkdown(plan, { verb }).text);
  else {
    report(renderPlanTerminal(plan, rendering));
    if (result === 'drifted' && plan.summary.drift > 0) report(`${NOT_APPLIED}${adoptLine(null, settings.path)}`);
    report(`${closingLine(result, planCounts(plan, verb), clock.now() - startedAt)}\n`);
  }
  // You may have redirected standard output to a file. Then standard error shows why the run failed.
  if (isRefused(result) && (options.json || options.markdown)) {
    const shows = result === 'blocked' ? 'blocked' : 'all';
    report(renderPlanTerminal(plan, { ...rendering, shows }));
  }
  if (options.out !== null) report(`Saved in ${word(options.out)}.\n`);
}

/** It is not known here what was applied, so the files count as applied, and a pending change looks like drift. */
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';
