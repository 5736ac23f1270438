// `plan`: shows what apply would do. It only reads the live service. Machine output goes to standard output, everything
// else to standard error.
import type { Plan } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import { isBlocked } from '../core/guard.ts';
import type { Live, LiveAsset } from '../core/model.ts';
import { checkBetween, checkSystems, groupByText } from '../core/names.ts';
import { invalidPlan, makePlan, type PlanInput } from '../core/plan.ts';
import { chooseSystems, makeDirectory } from '../core/resolve.ts';
import { ConfigurationError, exitCodeOf, isRefused, type PlanResult, type Result } from '../core/result.ts';
import type { FileRead, Revision } from '../inventory/load.ts';
import { adoptLine } from '../text/drift.ts';
import { planMarkdown } from '../text/markdown/page.ts';
import { planDocument } from '../text/plan-document.ts';
import { closingLine, planCounts } from '../text/summarize.ts';
import { renderPlanTerminal } from '../text/terminal.ts';
import { listed, plainFormatter, printedJson } from '../text/text.ts';
import type { CliContext, Context, Flags } from './context.ts';
import { jsonText, putOut } from './run-files.ts';
import type { Settings } from './settings.ts';
import { type Baseline, takeSnapshot } from './snapshot.ts';

export interface Planned<R extends Result = PlanResult> {
  readonly plan: Plan;
  readonly result: R;
  readonly files: readonly FileRead[];
  readonly liveAssets: readonly LiveAsset[];
}

/** Plans the files. `compared`: what to compare them with, and what records or a saved plan asked for (`recorded`). */
export async function runPlan(context: Context, compared: Baseline): Promise<Planned> {
  const snapshot = await takeSnapshot(context, compared);
  const { base, applied, files, live } = snapshot;
  const plan = planOf(snapshot, { base, applied, recorded: compared.recorded }, context.settings);
  let result: PlanResult = plan.toExecute.length > 0 ? 'planned' : 'no-changes';
  if (isBlocked(plan.guards)) result = 'blocked';
  if (hasErrors(plan.diagnostics)) result = 'invalid';
  return { plan, result, files, liveAssets: live?.assets ?? [] };
}

export function planOf(
  { head, live, diagnostics, baseFindings }: Awaited<ReturnType<typeof takeSnapshot>>,
  compared: Pick<PlanInput, 'base' | 'applied' | 'recorded'>,
  settings: Settings,
): Plan {
  if (live === null) {
    // The lists could not be read, and the files have errors. All errors of the files are reported at once.
    const findings = [...diagnostics];
    const groups = groupByText(head.documents);
    checkSystems(groups, (finding) => findings.push(finding));
    checkBetween(groups, settings.uniqueNames, (finding) => findings.push(finding));
    return invalidPlan(settings.organization, findings, settings);
  }
  // If the files have errors, only those are reported, and `--only` is not resolved.
  const only = hasErrors(diagnostics) ? null : chosenSystems(settings, live);
  return makePlan({ ...compared, head, live, only, diagnostics, baseFindings, settings });
}

/**
 * The systems that the input `only` chooses; null for all. Throws a ConfigurationError if a reference chooses none, or
 * more than one.
 */
function chosenSystems({ only: references, ...fields }: Settings, live: Live) {
  if (references.length === 0) return null;
  const directory = makeDirectory(live, fields);
  const systems = references.flatMap((reference) => {
    const choice = chooseSystems(reference, directory);
    if ('systems' in choice) return choice.systems.map(({ id }) => id);
    const subject = `names ${plainFormatter.name(reference)}, which is`;
    const names = ('several' in choice ? choice.several : choice.near).map(plainFormatter.name);
    if ('several' in choice) {
      throw new ConfigurationError(
        'only',
        `${subject} the name of several cyber systems. Give ${listed(names, 'or')}.`,
      );
    }
    const guess = names.length === 0 ? 'Give a name, an id or SITE/SYSTEM.' : `Did you mean ${listed(names, 'or')}?`;
    throw new ConfigurationError('only', `${subject} no cyber system of the organization. ${guess}`);
  });
  return { references, systems: new Set(systems) };
}

export async function cliPlan(context: CliContext): Promise<number> {
  const { flags } = context;
  refuseFormats(flags);
  const planned = await runPlan(context, baselineFrom(flags));
  printPlan(planned, 'plan', context);
  return exitCodeOf(planned.result, flags.detailedExitcode === true);
}

/** Refuses two formats for standard output, and a saved plan there. */
export function refuseFormats({ json, markdown, out }: Flags): void {
  // The text of a saved plan is not made safe to print. `--json` prints the same document safely.
  if (out === '-') throw new ConfigurationError('--out', 'names a file, and "-" is none. --json prints the plan.');
  if (json !== true || markdown !== true) return;
  throw new ConfigurationError('--json and --markdown', 'exclude each other. Give one of them.');
}

/** On the command line, one commit is both `base` and `applied`. */
export function baselineFrom({ base }: Flags, recorded: Baseline['recorded'] = new Set()): Baseline {
  const at: Revision | null = typeof base === 'string' ? { kind: 'commit', commit: base } : null;
  return { base: at, applied: at, recorded };
}

export function printPlan({ plan, result }: Planned<Result>, verb: 'plan' | 'drift', context: CliContext): void {
  const { settings, flags, terminal, host, progress, startedAt } = context;
  const { clock, version } = host;
  progress.end();
  const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
  if (typeof flags.out === 'string') putOut(jsonText(planDocument(plan, stamp)), context);
  if (flags.json === true) terminal.out(printedJson(planDocument(plan, stamp)));
  else if (flags.markdown === true) terminal.out(planMarkdown(plan, { verb }).text);
  else {
    terminal.err(renderPlanTerminal(plan, planOptions(context, verb)));
    if (result === 'drifted') terminal.err(`${NOT_APPLIED}${adoptLine(null, settings.path)}`);
    terminal.err(`${closingLine(result, planCounts(plan, verb), clock.now() - startedAt)}\n`);
  }
  // You may have redirected standard output to a file. Then standard error shows why the run failed.
  if (isRefused(result) && (flags.json === true || flags.markdown === true)) {
    const shows = result === 'blocked' ? 'blocked' : 'all';
    terminal.err(renderPlanTerminal(plan, { ...planOptions(context, verb), shows }));
  }
}

/** It is not known here what was applied, so the files count as applied, and a pending change looks like drift. */
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';

function planOptions({ terminal }: CliContext, verb: 'plan' | 'drift') {
  const { color, width } = terminal;
  return { color, width, verb, face: 'cli' } as const;
}
