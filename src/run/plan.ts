// Plans what the files ask of the service. It only reads.
import type { Plan } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import { isBlocked } from '../core/guard.ts';
import type { Live } from '../core/model.ts';
import { checkByText } from '../core/names.ts';
import { invalidPlan, makePlan, type PlanInput } from '../core/plan.ts';
import { chooseSystems, makeDirectory } from '../core/resolve.ts';
import { type PlanResult, type Result, UserError } from '../core/result.ts';
import type { FileRead } from '../inventory/load.ts';
import { listed, plainFormatter } from '../text/text.ts';
import type { Context, Listed, Takes } from './context.ts';
import type { Settings } from './settings.ts';
import { type Baseline, takeSnapshot } from './snapshot.ts';

export interface Planned<R extends Result = PlanResult> {
  readonly plan: Plan;
  readonly result: R;
  readonly files: readonly FileRead[];
  /** null if the lists could not be read and the files have errors. */
  readonly live: (Live & Listed) | null;
}

/**
 * Plans the files. `compared`: what to compare them with, and what records or a saved plan asked for (`recorded`).
 * `readsAll`: whether to read the lists that only a ledger needs, too.
 */
export async function runPlan(
  context: Context,
  takes: Takes<'repository' | 'reader'>,
  compared: Baseline,
  readsAll = false,
): Promise<Planned> {
  const snapshot = await takeSnapshot(context, takes, compared, readsAll);
  const { base, applied, files, live } = snapshot;
  const plan = planOf(snapshot, { ...compared, base, applied }, context.settings);
  let result: PlanResult = plan.toExecute.length > 0 ? 'planned' : 'no-changes';
  if (isBlocked(plan.guards)) result = 'blocked';
  if (hasErrors(plan.diagnostics)) result = 'invalid';
  return { plan, result, files, live };
}

export function planOf(
  { head, live, diagnostics, baseFindings }: Awaited<ReturnType<typeof takeSnapshot>>,
  compared: Pick<PlanInput, 'base' | 'applied' | 'recorded' | 'savedStates'>,
  settings: Settings,
): Plan {
  if (live === null) {
    // The lists could not be read, and the files have errors. All errors of the files are reported at once.
    const findings = [...diagnostics];
    checkByText(head.documents, settings.uniqueNames, (finding) => findings.push(finding));
    return invalidPlan(settings.organization, findings, settings);
  }
  // If the files have errors, only those are reported, and `--only` is not resolved.
  const only = hasErrors(diagnostics) ? null : chosenSystems(settings, live);
  return makePlan({ ...compared, head, live, only, diagnostics, baseFindings, settings });
}

/**
 * The systems that the input `only` chooses; null for all. Throws a UserError if a reference chooses none, or
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
      throw new UserError('only', `${subject} the name of several cyber systems`, `Give ${listed(names, 'or')}.`);
    }
    const guess = names.length === 0 ? 'Give a name, an id or SITE/SYSTEM.' : `Did you mean ${listed(names, 'or')}?`;
    throw new UserError('only', `${subject} no cyber system of the organization`, guess);
  });
  return { references, systems: new Set(systems) };
}
