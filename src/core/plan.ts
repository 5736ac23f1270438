// The plan (design section 5): head, base and applied held against the same live lists.
import type { Change, Plan, Summary } from './change.ts';
import { type Diagnostic, hasErrors, inFileOrder } from './diagnostic.ts';
import { type BareChange, type Diff, diff } from './diff.ts';
import { type Earlier, earlierPlan, knownFrom } from './earlier.ts';
import { digest } from './fingerprint.ts';
import { checkGuards, type GuardLimits } from './guard.ts';
import type { Inventory, Live } from './model.ts';
import type { UniqueNames } from './names.ts';
import { indexReferences } from './reference.ts';
import type { Directory } from './resolve.ts';
import { type DriftMode, originOf, toExecute } from './scope.ts';

export interface PlanSettings extends GuardLimits {
  readonly uniqueNames: UniqueNames;
  readonly drift: DriftMode;
}

/** Head is what is planned; base and applied are null where not known (design section 6). */
export interface PlanInput {
  readonly head: Inventory;
  readonly base: Inventory | null;
  readonly applied: Inventory | null;
  /** Fingerprints held by a record in the range of commits to apply. */
  readonly held: ReadonlySet<string>;
  readonly live: Live;
  /** Findings of reading the files, to stand in the plan beside its own. */
  readonly diagnostics: readonly Diagnostic[];
  readonly settings: PlanSettings;
}

/** With an error among the diagnostics the plan has no changes. */
export function makePlan(input: PlanInput): Plan {
  const { head, live, settings } = input;
  const directory: Directory = {
    systems: indexReferences(live.systems),
    facilities: indexReferences(live.facilities ?? []),
  };
  const against = { directory, live };
  const applied = input.applied === null ? null : earlierPlan('applied', input.applied, null, against);
  const base = comparedBase(input, applied, against);
  const known = knownFrom(base, applied);
  const found = diff({ inventory: head, known, uniqueNames: settings.uniqueNames, ...against });
  const notices = [...new Set([applied, base])].flatMap((earlier) => earlier?.notices ?? []);
  const diagnostics = inFileOrder([...input.diagnostics, ...notices, ...found.diagnostics]);
  const compared = { base: base?.fingerprints ?? null, applied: applied?.fingerprints ?? null, held: input.held };
  const explain = (change: BareChange): Change => ({ ...change, origin: originOf(change.fingerprint, compared) });
  const changes = hasErrors(diagnostics) ? [] : found.changes.map(explain).sort(inPlanOrder);
  return assemble(live.organization, changes, { ...found, diagnostics }, settings);
}

/** On the command line, base and applied are one inventory: it is planned once. */
function comparedBase(
  { base, applied: appliedInventory }: PlanInput,
  applied: Earlier | null,
  against: { readonly directory: Directory; readonly live: Live },
): Earlier | null {
  if (base === null) return null;
  return base === appliedInventory ? applied : earlierPlan('base', base, applied, against);
}

/** The plan of an inventory that could not be read, or not be held against the service: findings alone. */
export function invalidPlan(organization: string, diagnostics: readonly Diagnostic[], settings: PlanSettings): Plan {
  const nothing = { undeclared: [], unchanged: 0, unmanaged: 0, managed: 0, diagnostics: inFileOrder(diagnostics) };
  return assemble(organization, [], nothing, settings);
}

type Found = Pick<Diff, 'undeclared' | 'unchanged' | 'unmanaged' | 'managed' | 'diagnostics'>;

function assemble(organization: string, changes: readonly Change[], found: Found, settings: PlanSettings): Plan {
  const executed = toExecute(changes, settings.drift);
  const summary = summarize(changes, executed, found);
  return {
    organization,
    summary,
    changes,
    toExecute: executed,
    undeclared: [...found.undeclared].sort(
      (a, b) => compareText(a.cyberSystem.name, b.cyberSystem.name) || compareText(a.asset.name, b.asset.name),
    ),
    diagnostics: found.diagnostics,
    guards: checkGuards(summary.delete, found.managed, settings),
    digest: digest(executed.map((change) => change.fingerprint)),
  };
}

function summarize(changes: readonly Change[], executed: readonly Change[], found: Found): Summary {
  const updates = executed.filter((change) => change.action === 'update');
  return {
    create: executed.filter((change) => change.action === 'create').length,
    update: updates.length,
    delete: executed.filter((change) => change.action === 'delete').length,
    renamed: updates.filter(({ changed }) => changed.includes('name')).length,
    moved: updates.filter(({ changed }) => changed.includes('cyber_system_id')).length,
    retyped: updates.filter(({ changed }) => changed.includes('asset_type')).length,
    unchanged: found.unchanged,
    undeclared: found.undeclared.length,
    unmanaged: found.unmanaged,
    pending: executed.filter((change) => change.origin === 'pending').length,
    drift: changes.length - executed.length,
  };
}

const ACTION_ORDER = { delete: 0, update: 1, create: 2 };

/** System name, then delete, update, create, then name; ids last, so that the order is total. */
function inPlanOrder(a: Change, b: Change): number {
  return (
    compareText(a.cyberSystem.name, b.cyberSystem.name) ||
    compareText(a.cyberSystem.id, b.cyberSystem.id) ||
    ACTION_ORDER[a.action] - ACTION_ORDER[b.action] ||
    compareText((a.after ?? a.before).name, (b.after ?? b.before).name) ||
    compareText(a.id ?? '', b.id ?? '')
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
