// The plan (docs/how-it-works.md): compares head, base and applied with the same live lists.
import type { Change, Plan, Summary, Undeclared } from './change.ts';
import { compareNatural, compareText } from './compare.ts';
import { type Diagnostic, diagnostic, hasErrors, inFileOrder, type Report } from './diagnostic.ts';
import { type BareChange, type Diff, diff } from './diff.ts';
import { digest } from './fingerprint.ts';
import { checkGuards, type GuardLimits } from './guard.ts';
import type { DesiredAsset, Inventory, Live, LiveAsset } from './model.ts';
import { checkBetween, checkSystems, groupByText, nameKey, placeOf, type UniqueNames } from './names.ts';
import { onlySystems } from './only.ts';
import { originOf, toExecute } from './origin.ts';
import { findPossibleRenames } from './renames.ts';
import { type Directory, makeDirectory, type ResolvedSystem, referenceTo } from './resolve.ts';
import { adviseOnFields, type ShownFields } from './system-context.ts';

interface PlanSettings extends GuardLimits, ShownFields {
  readonly uniqueNames: UniqueNames;
  /** Whether an apply executes drift, too. */
  readonly applyDrift: boolean;
}

/** Head is what is planned. Base and applied are null if not known. */
export interface PlanInput {
  readonly head: Inventory;
  readonly base: Inventory | null;
  readonly applied: Inventory | null;
  /** Fingerprints of changes, and of the states they end in, that a record in the range of commits to apply holds. */
  readonly recorded: ReadonlySet<string>;
  readonly live: Live;
  /** Findings from reading the files. They are added to the plan's own. */
  readonly diagnostics: readonly Diagnostic[];
  /** Findings from reading the files of the base. */
  readonly baseFindings?: readonly Diagnostic[];
  readonly settings: PlanSettings;
  /** The systems that the plan is limited to. Absent for all systems. */
  readonly only?: { readonly references: readonly string[]; readonly systems: ReadonlySet<string> } | null;
}

/** If any diagnostic is an error, the plan has no changes. */
export function makePlan(input: PlanInput): Plan {
  const { head, live, settings } = input;
  const directory = makeDirectory(live, settings);
  const { base, applied, notices } = planEarlier(input, directory);
  const diagnostics = [...input.diagnostics, ...notices];
  const report: Report = (finding) => void diagnostics.push(finding);
  // Inferred moves and new systems are judged by the applied inventory. So a pull request shows what its apply will
  // find, even if its base lacks a document or cannot be read.
  const declaredBefore = (applied ?? base)?.systemIds ?? null;
  const difference = diff({ inventory: head, declaredBefore, live, directory }, report);
  checkDeclared(difference, { before: (base ?? applied)?.systems ?? [], uniqueNames: settings.uniqueNames }, report);
  adviseOnFields(live, settings, report);
  if (hasErrors(diagnostics)) return invalidPlan(live.organization, diagnostics, settings);
  advise(difference, { directory, baseSystems: base?.systemIds ?? new Set() }, report);
  const compared = {
    base: base?.fingerprints ?? null,
    applied: applied?.fingerprints ?? null,
    recorded: input.recorded,
  };
  const bare: readonly BareChange[] = [...difference.deletes, ...difference.updates, ...difference.creates];
  const changes = bare
    .map((change) => ({ ...change, origin: originOf(change, live.organization, compared) }))
    .sort(inPlanOrder);
  findPossibleRenames(changes, new Set(toExecute(changes, settings.applyDrift)), report);
  const before = base === null || diagnostics.length === 0 ? [] : findingsOf(base, input, directory);
  const contents = { organization: live.organization, diagnostics, before, settings, changes, difference };
  const only = input.only ?? null;
  if (only === null) return assemble(contents);
  const part = onlySystems(changes, only.systems, settings.applyDrift);
  const undeclared = difference.undeclared.filter(({ cyberSystem }) => only.systems.has(cyberSystem.id));
  const plan = assemble({ ...contents, changes: part.changes, difference: { ...difference, undeclared } });
  const summary = { ...plan.summary, left_out: part.leftOut };
  return { ...plan, summary, only: { references: only.references, along: part.along } };
}

/**
 * On the command line, base and applied are the same inventory, which is planned once. For drift they are head itself.
 */
function planEarlier({ head, base, applied, live }: PlanInput, directory: Directory) {
  const isOne = base === applied;
  const first = { directory, live, before: null };
  const appliedPlan = applied === null ? null : earlierPlan(isOne ? 'base' : 'applied', applied, first);
  const second = { directory, live, before: appliedPlan };
  const basePlan = isOne ? appliedPlan : base === null ? null : earlierPlan('base', base, second);
  // What is wrong in head itself is an error already, and needs no notice.
  const noticed = base === head || applied === head ? [] : [...new Set([appliedPlan, basePlan])];
  return { base: basePlan, applied: appliedPlan, notices: noticed.flatMap((earlier) => earlier?.notices ?? []) };
}

/** What the base finds, to tell these findings from those that a change causes. */
function findingsOf({ systems, problems, difference }: Earlier, input: PlanInput, directory: Directory) {
  const { live, settings, baseFindings = [] } = input;
  const found = [...baseFindings, ...problems];
  const report: Report = (finding) => void found.push(finding);
  checkDeclared(difference, { before: systems, uniqueNames: settings.uniqueNames }, report);
  adviseNamesInUse(difference, directory, report);
  adviseOnFields(live, settings, report);
  return found;
}

/** What a finding says, and in which file, wherever it is there. */
function sayingOf({ code, args, at }: Diagnostic): string {
  return `${code}\0${at?.file.path ?? ''}\0${JSON.stringify(args, (key, value) => (key === 'first' ? undefined : value))}`;
}

interface Declared {
  /** What the inventory is compared with. */
  readonly before: readonly ResolvedSystem[];
  readonly uniqueNames: UniqueNames;
}

/** Checks names and ids over all documents, including those whose cyber system is not known. */
function checkDeclared({ systems, unresolved }: Diff, { before, uniqueNames }: Declared, report: Report): void {
  const resolved = systems.map(({ system, assets, documents }) => ({ key: system.id, assets, documents }));
  let namesBefore: ReadonlySet<string> | null = null;
  const isOld = (key: string, { name }: DesiredAsset) => {
    namesBefore ??= new Set(
      before.flatMap(({ system, assets }) => assets.map((asset) => nameKey(system.id, asset.name))),
    );
    return namesBefore.has(nameKey(key, name));
  };
  checkSystems(resolved, report);
  checkBetween([...resolved, ...groupByText(unresolved)], uniqueNames, report, isOld);
}

/** The plan of an inventory that could not be read, or not be compared with the service. It has only findings. */
export function invalidPlan(organization: string, diagnostics: readonly Diagnostic[], settings: PlanSettings): Plan {
  const difference = { undeclared: [], ignored: 0, unchanged: 0, unmanaged: [], managed: 0 };
  return assemble({ organization, diagnostics, before: [], settings, changes: [], difference });
}

interface Contents {
  readonly organization: string;
  readonly diagnostics: readonly Diagnostic[];
  /** What the base has, too. */
  readonly before: readonly Diagnostic[];
  readonly settings: PlanSettings;
  readonly changes: readonly Change[];
  /** What the comparison found besides changes. */
  readonly difference: Pick<Diff, 'undeclared' | 'ignored' | 'unchanged' | 'unmanaged' | 'managed'>;
}

function assemble({ organization, diagnostics, before, settings, changes, difference }: Contents): Plan {
  const executed = toExecute(changes, settings.applyDrift);
  const summary = summaryOf(changes, executed, difference);
  const said = new Set(before.map(sayingOf));
  return {
    organization,
    only: null,
    summary,
    changes,
    toExecute: executed,
    undeclared: [...difference.undeclared].sort(inUndeclaredOrder),
    managed: difference.managed,
    maxDeletePercent: settings.maxDeletePercent,
    diagnostics: inFileOrder(diagnostics),
    older: new Set(diagnostics.filter((finding) => said.has(sayingOf(finding)))),
    guards: checkGuards(summary.delete, difference.managed, settings),
    digest: digest(executed.map((change) => change.fingerprint)),
  };
}

function summaryOf(
  changes: readonly Change[],
  executed: readonly Change[],
  difference: Contents['difference'],
): Summary {
  const updates = executed.filter((change) => change.action === 'update');
  return {
    create: executed.filter((change) => change.action === 'create').length,
    update: updates.length,
    delete: executed.filter((change) => change.action === 'delete').length,
    renamed: updates.filter(({ changed }) => changed.includes('name')).length,
    moved: updates.filter(({ changed }) => changed.includes('cyber_system_id')).length,
    retyped: updates.filter(({ changed }) => changed.includes('asset_type')).length,
    unchanged: difference.unchanged,
    undeclared: difference.undeclared.length,
    ignored: difference.ignored,
    unmanaged: difference.unmanaged.length,
    pending: executed.filter((change) => change.origin === 'pending').length,
    drift: changes.length - executed.length,
  };
}

function inUndeclaredOrder(a: Undeclared, b: Undeclared): number {
  return (
    compareText(a.cyberSystem.name, b.cyberSystem.name) ||
    compareNatural(a.cyberSystem.id, b.cyberSystem.id) ||
    compareText(a.asset.name, b.asset.name) ||
    compareNatural(a.asset.id, b.asset.id)
  );
}

const ACTION_ORDER = { delete: 0, update: 1, create: 2 };

/** By system name, then delete, update, create, then name. Ids come last, so that the order is total. */
function inPlanOrder(a: Change, b: Change): number {
  return (
    compareText(a.cyberSystem.name, b.cyberSystem.name) ||
    compareNatural(a.cyberSystem.id, b.cyberSystem.id) ||
    ACTION_ORDER[a.action] - ACTION_ORDER[b.action] ||
    compareText((a.after ?? a.before).name, (b.after ?? b.before).name) ||
    // Creates have no id. Their names are unique within a system, so this is never reached for two creates.
    compareNatural(a.id ?? '', b.id ?? '')
  );
}

// The inventories that head is compared with (docs/how-it-works.md): the changes that planning them would make, and the
// systems that they declare.

interface Earlier {
  readonly fingerprints: ReadonlySet<string>;
  readonly systemIds: ReadonlySet<string>;
  readonly systems: readonly ResolvedSystem[];
  /** About documents that count as absent. */
  readonly notices: readonly Diagnostic[];
  readonly problems: readonly Diagnostic[];
  readonly difference: Diff;
}

interface EarlierInput {
  readonly directory: Directory;
  readonly live: Live;
  /** The inventory before this one; null if not known. */
  readonly before: Earlier | null;
}

/** Plans `base` or `applied`. Documents that do not resolve count as absent, with a notice. */
function earlierPlan(
  name: 'base' | 'applied',
  inventory: Inventory,
  { directory, live, before }: EarlierInput,
): Earlier {
  const problems: Diagnostic[] = [];
  const difference = diff({ inventory, declaredBefore: before?.systemIds ?? null, directory, live }, (d) =>
    problems.push(d),
  );
  const unresolved = new Set(difference.unresolved.map(({ file }) => file));
  const notices = problems.flatMap(({ at, code }) => {
    if (at === null || !unresolved.delete(at.file)) return [];
    return [diagnostic('base-document-skipped', 'notice', at, { base: name, code })];
  });
  const fingerprints = new Set([...difference.creates, ...difference.updates].map((change) => change.fingerprint));
  for (const change of certainDeletes(inventory, difference)) fingerprints.add(change.fingerprint);
  const { systems } = difference;
  const systemIds = new Set(systems.map(({ system }) => system.id));
  return { fingerprints, systemIds, systems, notices, problems, difference };
}

/** An incomplete inventory may still declare what it seems to lack, so such deletes are not certain. */
function certainDeletes({ isComplete }: Inventory, { deletes, unresolved, doubtful }: Diff): Diff['deletes'] {
  if (!isComplete || unresolved.length > 0) return [];
  return deletes.filter(({ before }) => !doubtful.has(nameKey(before.cyber_system_id, before.name)));
}

// What a plan means beyond its changes: systems adopted or released, names in use elsewhere. Only for a plan without
// errors, because a partial match would mislead.

interface AdviceInput {
  readonly directory: Directory;
  /** Ids of the systems that the base declares. */
  readonly baseSystems: ReadonlySet<string>;
}

function advise(difference: Diff, input: AdviceInput, report: Report): void {
  adviseReleased(difference, input, report);
  adviseAdopted(difference, input.directory, report);
  adviseNamesInUse(difference, input.directory, report);
}

/** Systems that the base declares and the inventory no longer does. Their assets stay as they are. */
function adviseReleased({ systems, unmanaged }: Diff, { directory, baseSystems }: AdviceInput, report: Report): void {
  const declared = new Set(systems.map(({ system }) => system.id));
  const released = new Map([...baseSystems].filter((id) => !declared.has(id)).map((id) => [id, 0]));
  if (released.size === 0) return;
  for (const { cyber_system_id: id } of unmanaged) {
    const count = released.get(id);
    if (count !== undefined) released.set(id, count + 1);
  }
  for (const [id, count] of released) {
    const system = directory.systems.place(id);
    report(diagnostic('system-released', 'warning', null, { system, count }));
  }
}

function adviseAdopted({ adopted }: Diff, directory: Directory, report: Report): void {
  for (const [id, count] of adopted) {
    const system = directory.systems.place(id);
    report(diagnostic('system-adopted', 'notice', null, { system, count }));
  }
}

function adviseNamesInUse({ creates, unmanaged }: Diff, directory: Directory, report: Report): void {
  if (creates.length === 0) return;
  // Reports only the first asset of each name. While an organization adopts its systems, most of its assets are
  // unmanaged.
  const names = new Set(creates.map((change) => change.after.name));
  const inUse = new Map<string, LiveAsset>();
  for (const asset of unmanaged) {
    if (names.has(asset.name) && !inUse.has(asset.name)) inUse.set(asset.name, asset);
  }
  for (const { desired } of creates) {
    const asset = inUse.get(desired.name);
    if (asset === undefined) continue;
    const { id, name } = asset;
    const system = directory.systems.place(asset.cyber_system_id);
    const reference = directory.systems.byId.has(system.id) ? referenceTo(directory.systems, system) : null;
    report(diagnostic('name-in-use', 'warning', placeOf(desired), { name, id, system, reference }));
  }
}
