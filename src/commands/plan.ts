// `plan` and `drift`: what apply would do, computed against the live service with reads alone. Machine output goes to
// standard output, all else to standard error.

import { resolve } from 'node:path';
import type { Plan } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import { isBlocked } from '../core/guard.ts';
import type { Detail, Inventory, Live, LiveAsset } from '../core/model.ts';
import { invalidPlan, makePlan, type PlanInput } from '../core/plan.ts';
import { exitCodeOf, type Result } from '../core/result.ts';
import type { FileRead } from '../inventory/load.ts';
import { printedJson } from '../report/escape.ts';
import { closingLine, planCounts } from '../report/progress.ts';
import { countsLine } from '../report/summarize.ts';
import { renderPlanTerminal, type TerminalOptions } from '../report/terminal.ts';
import { ConfigurationError } from '../service/endpoint.ts';
import type { Reader } from '../service/reader.ts';
import { type CliWorld, type Flags, inFolder, type Terminal, WORKING_TREE } from './cli/flags.ts';
import { online } from './cli/online.ts';
import type { Settings } from './inputs.ts';
import { writeJson } from './run-files.ts';
import { type Comparison, comparedWith, type Revision, type Survey, survey } from './survey.ts';
import type { World } from './world.ts';

export interface PlanRequest {
  readonly settings: Settings;
  readonly head: Revision;
  readonly compared: Comparison;
  readonly reader: Reader;
  readonly world: World;
}

export interface Planned {
  readonly plan: Plan;
  readonly result: Result;
  readonly files: readonly FileRead[];
  readonly liveAssets: readonly LiveAsset[];
}

export async function runPlan(request: PlanRequest): Promise<Planned> {
  const { settings } = request;
  const surveyed = await survey(request);
  const plan = planOf(surveyed, settings, { ...surveyed, held: request.compared.held });
  return planned(surveyed, plan, planResult(plan));
}

export interface DriftRequest extends Omit<PlanRequest, 'compared'> {
  /** What is merged and not applied yet is no drift; where that is not known, the files are taken as applied. */
  readonly merged?: Pick<Comparison, 'applied' | 'held'>;
}

export interface Drifted extends Planned {
  readonly head: Inventory;
  /** null when the lists could not be read, and the files have errors of their own to tell. */
  readonly live: Live | null;
}

/** All that differs is drift, unless it is known to be pending. */
export async function runDrift(request: DriftRequest): Promise<Drifted> {
  const { applied, held } = request.merged ?? { applied: null, held: new Set<string>() };
  const surveyed = await survey({ ...request, compared: { base: null, applied, held } });
  const { head, live } = surveyed;
  const compared = { base: head, applied: surveyed.applied ?? head, held };
  const plan = planOf(surveyed, { ...request.settings, drift: 'report' }, compared);
  const result = hasErrors(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
  return { ...planned(surveyed, plan, result), head, live };
}

type Compared = Pick<PlanInput, 'base' | 'applied' | 'held'>;

function planOf({ head, live, diagnostics }: Survey, settings: Settings, { base, applied, held }: Compared): Plan {
  if (live === null) return invalidPlan(settings.organization, diagnostics, settings);
  return makePlan({ head, base, applied, held, live, diagnostics, settings });
}

function planned({ files, live }: Survey, plan: Plan, result: Result): Planned {
  return { plan, result, files, liveAssets: live?.assets ?? [] };
}

function planResult(plan: Plan): Result {
  if (hasErrors(plan.diagnostics)) return 'invalid';
  if (isBlocked(plan.guards)) return 'blocked';
  return plan.toExecute.length > 0 ? 'planned' : 'no-changes';
}

export async function cliPlan(flags: Flags, cli: CliWorld): Promise<number> {
  refuseTwoFormats(flags);
  return online(flags, cli, 0, async ({ settings, connection, world, progress, startedAt }) => {
    const compared = comparedWith(baseFrom(flags));
    const planned = await runPlan({ settings, head: WORKING_TREE, compared, reader: connection.reader, world });
    progress.end();
    await showPlan(planned, { settings, flags, cli, verb: 'plan', startedAt });
    return exitCodeOf(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
  });
}

export async function cliDrift(flags: Flags, cli: CliWorld): Promise<number> {
  refuseTwoFormats(flags);
  return online(flags, cli, 0, async ({ settings, connection, world, progress, startedAt }) => {
    const drifted = await runDrift({ settings, head: WORKING_TREE, reader: connection.reader, world });
    progress.end();
    await showPlan(drifted, { settings, flags, cli, verb: 'drift', startedAt });
    return exitCodeOf(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
  });
}

/** Standard output takes one of them. */
function refuseTwoFormats({ json, markdown }: Flags): void {
  if (json !== true || markdown !== true) return;
  throw new ConfigurationError('--json and --markdown', 'exclude each other. Give one of them.');
}

export function baseFrom({ base }: Flags): Revision | null {
  return typeof base === 'string' ? { kind: 'commit', commit: base } : null;
}

interface ShowPlan {
  readonly settings: Settings;
  readonly flags: Flags;
  readonly cli: CliWorld;
  readonly verb: 'plan' | 'drift';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export async function showPlan({ plan, result }: Planned, shown: ShowPlan): Promise<void> {
  const { settings, flags, cli, verb, startedAt } = shown;
  const { terminal, clock, version } = cli;
  const { planDocument, shownPlan } = await import('../report/plan-document.ts');
  const { detail } = settings;
  const made = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
  if (typeof flags.out === 'string' && flags.out !== '')
    writeJson(resolve(inFolder(flags, cli).cwd, flags.out), planDocument(plan, made));
  if (flags.json === true) terminal.out(printedJson(shownPlan(plan, { ...made, detail })));
  else if (flags.markdown === true) {
    const { renderPlanMarkdown } = await import('../report/markdown/page.ts');
    terminal.out(renderPlanMarkdown(plan, { detail, verb }));
  } else {
    terminal.err(renderPlanTerminal(plan, planOptions(detail, terminal, verb)));
    terminal.err(`${closingLine(result, planCounts(plan, verb), clock.now() - startedAt)}\n`);
  }
  if (result === 'blocked' && (flags.json === true || flags.markdown === true))
    terminal.err(`${countsLine(plan.summary)}\n`);
}

export function planOptions(
  detail: Detail,
  { color, width }: Terminal,
  verb: NonNullable<TerminalOptions['verb']>,
): TerminalOptions {
  return { color, width, detail, verb, face: 'cli' };
}
