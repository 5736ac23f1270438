// `plan` and `drift`: what apply would do. They only read the live service. Machine output goes to standard output,
// everything else to standard error.
import type { Plan } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import { isBlocked } from '../core/guard.ts';
import type { Inventory, Live, LiveAsset } from '../core/model.ts';
import { checkBetween, checkSystems, groupByText } from '../core/names.ts';
import { type Choice, chooseSystems } from '../core/only.ts';
import { invalidPlan, makePlan, type PlanInput } from '../core/plan.ts';
import { makeDirectory } from '../core/resolve.ts';
import { ConfigurationError, exitCodeOf, type PlanResult, type Result } from '../core/result.ts';
import type { FileRead, Revision } from '../inventory/load.ts';
import { planMarkdown } from '../report/markdown/page.ts';
import { planDocument } from '../report/plan-schema.ts';
import { adoptLine, closingLine, planCounts } from '../report/summarize.ts';
import { renderBlocked, renderPlanTerminal, type TerminalOptions } from '../report/terminal.ts';
import { listed, plainFormatter, printedJson } from '../report/text.ts';
import { openCli, SERVICE } from './cli/flags.ts';
import type { CliContext, CliHost, Context, Flags } from './context.ts';
import { inventoryCommit } from './git-context.ts';
import { withCliLedger } from './ledger.ts';
import { jsonText, putOut } from './run-files.ts';
import type { Settings } from './settings.ts';
import { type Baseline, baselineAt, NOTHING_KNOWN, type Snapshot, takeSnapshot } from './snapshot.ts';

export interface Planned<R extends Result = PlanResult> {
  readonly plan: Plan;
  readonly result: R;
  readonly files: readonly FileRead[];
  readonly liveAssets: readonly LiveAsset[];
}

export async function runPlan(context: Context, compared: Baseline): Promise<Planned> {
  const snapshot = await takeSnapshot(context, compared);
  const plan = planOf(snapshot, context.settings, { ...snapshot, recorded: compared.recorded });
  return planned(snapshot, plan, planResult(plan));
}

export interface Drifted extends Planned<'invalid' | 'drifted' | 'clean'> {
  readonly head: Inventory;
  /** null if the lists could not be read, and the files have errors to report anyway. */
  readonly live: Live | null;
}

/**
 * Every difference is drift, unless it is known to be pending: merged and not applied yet. If that is not known, the
 * files count as applied.
 */
export async function runDrift(context: Context, merged: Pick<Baseline, 'applied' | 'recorded'>): Promise<Drifted> {
  const { recorded } = merged;
  const snapshot = await takeSnapshot(context, { base: null, ...merged });
  const { head, live } = snapshot;
  const compared = { base: head, applied: snapshot.applied ?? head, recorded };
  const plan = planOf(snapshot, { ...context.settings, applyDrift: false }, compared);
  const result = hasErrors(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
  if (live !== null) await context.ledger?.recordLook(plan, await inventoryCommit(context));
  return { ...planned(snapshot, plan, result), head, live };
}

function planOf(
  { head, live, diagnostics, baseFindings }: Snapshot,
  settings: Settings,
  { base, applied, recorded }: Pick<PlanInput, 'base' | 'applied' | 'recorded'>,
): Plan {
  if (live === null) {
    const findings = [...diagnostics];
    const groups = groupByText(head.documents);
    checkSystems(groups, (finding) => findings.push(finding));
    checkBetween(groups, settings.uniqueNames, (finding) => findings.push(finding));
    return invalidPlan(settings.organization, findings, settings);
  }
  // The system to choose may be in a file that cannot be read. So the errors of files are reported first.
  const only = hasErrors(diagnostics) ? null : chosenSystems(settings, live);
  return makePlan({ head, base, applied, recorded, live, only, diagnostics, baseFindings, settings });
}

/**
 * The systems that the input `only` chooses; null for all. Throws a ConfigurationError if a reference chooses none, or
 * more than one.
 */
export function chosenSystems({ only: references, ...fields }: Settings, live: Live) {
  if (references.length === 0) return null;
  const directory = makeDirectory(live, fields);
  const systems = references.flatMap((reference) => {
    const choice = chooseSystems(reference, directory);
    if ('systems' in choice) return choice.systems.map(({ id }) => id);
    throw new ConfigurationError('only', unclearChoice(reference, choice));
  });
  return { references, systems: new Set(systems) };
}

function unclearChoice(reference: string, choice: Exclude<Choice, { systems: unknown }>): string {
  const subject = `names ${plainFormatter.name(reference)}, which is`;
  const words = (names: readonly string[]) => names.map(plainFormatter.name);
  if ('several' in choice) {
    const names = words(choice.several);
    return `${subject} the name of several cyber systems. Give ${listed(names, 'or')}.`;
  }
  const near = words(choice.near);
  const guess = near.length === 0 ? 'Give a name, an id or SITE/SYSTEM.' : `Did you mean ${listed(near, 'or')}?`;
  return `${subject} no cyber system of the organization. ${guess}`;
}

function planned<R extends Result>({ files, live }: Snapshot, plan: Plan, result: R): Planned<R> {
  return { plan, result, files, liveAssets: live?.assets ?? [] };
}

function planResult(plan: Plan): PlanResult {
  if (hasErrors(plan.diagnostics)) return 'invalid';
  if (isBlocked(plan.guards)) return 'blocked';
  return plan.toExecute.length > 0 ? 'planned' : 'no-changes';
}

export async function cliPlan(flags: Flags, cli: CliHost): Promise<number> {
  refuseFormats(flags);
  return openCli(flags, cli, SERVICE, async (context) => {
    const planned = await runPlan(context, baselineAt(baseFrom(flags)));
    showPlan(planned, 'plan', context);
    return exitCodeOf(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
  });
}

export async function cliDrift(flags: Flags, cli: CliHost): Promise<number> {
  refuseFormats(flags);
  return openCli(flags, cli, SERVICE, (plain) =>
    withCliLedger(plain, async (context) => {
      const drifted = await runDrift(context, NOTHING_KNOWN);
      showPlan(drifted, 'drift', context);
      const code = exitCodeOf(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
      return context.ledger?.end.behind == null ? code : 1;
    }),
  );
}

/** Standard output takes one format and never the saved plan. */
function refuseFormats({ json, markdown, out }: Flags): void {
  // A saved plan holds every name, whatever may be shown.
  if (out === '-') throw new ConfigurationError('--out', 'names a file, and "-" is none. --json prints the plan.');
  if (json !== true || markdown !== true) return;
  throw new ConfigurationError('--json and --markdown', 'exclude each other. Give one of them.');
}

export function baseFrom({ base }: Flags): Revision | null {
  return typeof base === 'string' ? { kind: 'commit', commit: base } : null;
}

function showPlan({ plan, result }: Planned<Result>, verb: 'plan' | 'drift', context: CliContext): void {
  const { settings, flags, terminal, host, progress, startedAt } = context;
  const { clock, version } = host;
  progress.end();
  const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
  if (typeof flags.out === 'string') putOut(jsonText(planDocument(plan, stamp)), flags, context);
  if (flags.json === true) terminal.out(printedJson(planDocument(plan, stamp)));
  else if (flags.markdown === true) terminal.out(planMarkdown(plan, { verb }).text);
  else {
    terminal.err(renderPlanTerminal(plan, planOptions(context, verb)));
    if (result === 'drifted') terminal.err(`${NOT_APPLIED}${adoptLine(null, settings.path)}`);
    terminal.err(`${closingLine(result, planCounts(plan, verb), clock.now() - startedAt)}\n`);
  }
  // You may have redirected standard output to a file. Then standard error shows why the run failed.
  if (result === 'blocked' && (flags.json === true || flags.markdown === true))
    terminal.err(renderBlocked(plan, planOptions(context, verb)));
}

/** Without a record of what was applied, the files count as applied, so a change that waits looks like drift. */
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';

export function planOptions({ terminal }: CliContext, verb: NonNullable<TerminalOptions['verb']>): TerminalOptions {
  const { color, width } = terminal;
  return { color, width, verb, face: 'cli' };
}
