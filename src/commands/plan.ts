// `plan` and `drift`: what apply would do, computed against the live service with reads alone.
import type { Plan } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import { isBlocked } from '../core/guard.ts';
import type { Inventory, Live, LiveAsset } from '../core/model.ts';
import { invalidPlan, makePlan, type PlanInput } from '../core/plan.ts';
import type { FileRead } from '../inventory/load.ts';
import type { Reader } from '../service/reader.ts';
import type { Settings } from './inputs.ts';
import { type Comparison, type Revision, type Survey, survey } from './survey.ts';
import type { Result, World } from './world.ts';

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
