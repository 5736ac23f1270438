// The plan (docs/how-it-works.md): compares head, base and applied with the same live lists.
import type { Change, Create, Delete, Plan, Unexplained, Update } from './change.ts';
import { compareNatural, compareText } from './compare.ts';
import { type Diagnostic, hasErrors, inFileOrder, type Report } from './diagnostic.ts';
import type { EarlierMatch } from './earlier.ts';
import { deletionFingerprint, digest, fingerprint } from './fingerprint.ts';
import { groupBy } from './group.ts';
import { checkGuards, type GuardLimits } from './guard.ts';
import { matchAssets, NONE } from './match.ts';
import {
  type AssetState,
  type CyberSystem,
  type DesiredAsset,
  type Inventory,
  type InventoryDocument,
  type Live,
  type LiveAsset,
  stateOf,
} from './model.ts';
import {
  checkBetween,
  checkSystems,
  foldCase,
  groupByText,
  nameKey,
  placeOf,
  SWAP_SUFFIX,
  type UniqueNames,
} from './names.ts';
import { orderChanges, parkedName } from './order.ts';
import { originOf, toExecute } from './origin.ts';
import {
  adviseOnFields,
  compareRatings,
  type Directory,
  makeDirectory,
  type ResolvedSystem,
  referenceTo,
  resolveSystems,
  type ShownFields,
} from './resolve.ts';
import { findPossibleRenames } from './suggest.ts';

interface PlanSettings extends GuardLimits, ShownFields {
  readonly uniqueNames: UniqueNames;
  /** Whether an apply executes drift, too. */
  readonly applyDrift: boolean;
}

/** `head` is the inventory to plan. `base` and `applied` are null if not known. */
export interface PlanInput {
  readonly head: Inventory;
  /** null, as by default, if it is not known. */
  readonly base?: Inventory | null;
  readonly applied?: Inventory | null;
  /** From the records in the range of commits to apply: fingerprints of changes, and of the states they end in. */
  readonly recorded?: ReadonlySet<string>;
  /** By id: how a saved plan found the assets that it changes. Absent without a saved plan. */
  readonly savedStates?: ReadonlyMap<string, AssetState> | undefined;
  /** By id: the entries that meant live assets before. By default, those of `applied`, or else of `base`. */
  readonly entriesBefore?: ReadonlyMap<string, DesiredAsset>;
  readonly live: Live;
  /** Findings from reading the files. They are added to the plan's own. */
  readonly diagnostics?: readonly Diagnostic[];
  /** Findings from reading the files of the base. */
  readonly baseFindings?: readonly Diagnostic[];
  readonly settings: PlanSettings;
  /** The systems that the plan is limited to. Absent for all systems. */
  readonly only?: { readonly references: readonly string[]; readonly systems: ReadonlySet<string> } | null;
}

/** If any diagnostic is an error, the plan has no changes. */
export function makePlan(input: PlanInput): Plan {
  const { head, live, settings, base: baseFiles = null, applied: appliedFiles = null } = input;
  const { organization } = live;
  const directory = makeDirectory(live, settings);
  // On the command line, base and applied are one inventory, which is planned once. For drift, it is head itself.
  const isOne = baseFiles === appliedFiles;
  const applied = appliedFiles && planEarlier(isOne ? 'base' : 'applied', appliedFiles, null, live, directory);
  const base = isOne ? applied : baseFiles && planEarlier('base', baseFiles, applied, live, directory);

  const diagnostics = [...(input.diagnostics ?? [])];
  const note: Report = (finding) => void diagnostics.push(finding);
  // A problem in head itself is already an error, so it needs no notice.
  const noticed = baseFiles === head || appliedFiles === head ? [] : [...new Set([applied, base])];
  diagnostics.push(...noticed.flatMap((earlier) => earlier?.notices ?? []));
  // Kept identities, inferred moves and new systems are judged by the applied inventory. So a pull request shows what its apply will
  // find, even if its base lacks a document or cannot be read.
  const earlier = applied ?? base;
  const difference = diff(head, earlier, namesSaved(input.savedStates, live.assets), live, directory, note);
  checkDeclared(difference, (base ?? applied)?.difference ?? null, settings.uniqueNames, note);
  adviseOnFields(live, settings, note);
  compareRatings(difference.systems, live, directory, settings, note);
  if (hasErrors(diagnostics)) return invalidPlan(organization, diagnostics, settings);

  adviseReleased(difference, base?.systemIds ?? new Set(), directory, note);
  for (const [id, count] of difference.adopted) {
    note({
      code: 'system-adopted',
      severity: 'notice',
      at: null,
      args: { system: directory.systems.sited(id), count },
    });
  }
  adviseNamesInUse(difference, directory, note);
  const compared = {
    base: base?.fingerprints ?? null,
    applied: applied?.fingerprints ?? null,
    recorded: input.recorded ?? new Set<string>(),
  };
  const bare: readonly Unexplained[] = [...difference.deletes, ...difference.updates, ...difference.creates];
  const all = bare.map((change) => ({ ...change, origin: originOf(change, organization, compared) })).sort(inPlanOrder);
  const entriesBefore = input.entriesBefore ?? entriesOf(earlier, live, difference);
  const undeclaredAssets = difference.undeclared.map(({ asset }) => asset);
  findPossibleRenames(all, undeclaredAssets, entriesBefore, note);
  refuseTakenNames(toExecute(all, settings.applyDrift), difference.suffixed, directory, note);
  if (hasErrors(diagnostics)) return invalidPlan(organization, diagnostics, settings);

  // The findings of the base, to distinguish them from those that a change causes.
  const ofBase: Diagnostic[] = [];
  if (base !== null && diagnostics.length > 0) {
    ofBase.push(...(input.baseFindings ?? []), ...base.problems);
    const noteOfBase: Report = (finding) => void ofBase.push(finding);
    checkDeclared(base.difference, base.difference, settings.uniqueNames, noteOfBase);
    adviseNamesInUse(base.difference, directory, noteOfBase);
    adviseOnFields(live, settings, noteOfBase);
    compareRatings(base.difference.systems, live, directory, settings, noteOfBase);
  }
  const contents = { organization, diagnostics, ofBase, settings };
  if (!input.only) return assemble({ ...contents, changes: all, difference });
  const { references, systems } = input.only;
  const { changes, leftOut, along } = onlySystems(all, systems, settings.applyDrift);
  const undeclared = difference.undeclared.filter(({ cyberSystem }) => systems.has(cyberSystem.id));
  const plan = assemble({ ...contents, changes, difference: { ...difference, undeclared } });
  return { ...plan, summary: { ...plan.summary, left_out: leftOut }, only: { references, along } };
}

/** Reports changes that need a temporary name that an asset really has: their apply would never end. */
function refuseTakenNames(
  executed: readonly Change[],
  suffixed: readonly LiveAsset[],
  directory: Directory,
  report: Report,
): void {
  if (suffixed.length === 0) return;
  const holders = new Map(suffixed.map((asset) => [foldCase(asset.name), asset]));
  for (const step of orderChanges(executed).steps) {
    const holder = step.kind === 'park' ? holders.get(foldCase(parkedName(step.change))) : undefined;
    if (step.kind !== 'park' || holder === undefined) continue;
    const { after, desired } = step.change;
    const system = directory.systems.sited(holder.cyber_system_id);
    const args = { name: after.name, id: holder.id, holder: holder.name, system };
    report({ code: 'swap-name-taken', severity: 'error', at: placeOf(desired), args });
  }
}

/** The earlier entries of the assets that no entry means any more, by the id of the asset. None if nothing is created. */
function entriesOf(earlier: Earlier | null, { assets }: Live, { creates, deletes, undeclared }: Diff) {
  const entries = new Map<string, DesiredAsset>();
  const left = new Set([...deletes.map(({ id }) => id), ...undeclared.map(({ asset }) => asset.id)]);
  if (earlier === null || creates.length === 0 || left.size === 0) return entries;
  const { systems, liveOf, inferred } = earlier.difference;
  let desired = -1;
  for (const { assets: declared } of systems) {
    for (const entry of declared) {
      const id = assets[liveOf[++desired]!]?.id ?? '';
      if (left.has(id) && !inferred.has(desired)) entries.set(id, entry);
    }
  }
  return entries;
}

/** Live assets by the system and name that a saved plan found them with. */
function namesSaved(states: PlanInput['savedStates'], assets: readonly LiveAsset[]): ReadonlyMap<string, LiveAsset> {
  const named = new Map<string, LiveAsset>();
  if (states === undefined) return named;
  for (const asset of assets) {
    const state = states.get(asset.id);
    if (state !== undefined) named.set(nameKey(state.cyber_system_id, state.name), asset);
  }
  return named;
}

/**
 * The changes that start or end in one of the systems, and the changes to execute that these wait for. `along` is the
 * number of the latter, which are all in other systems.
 */
function onlySystems(changes: readonly Change[], systems: ReadonlySet<string>, applyDrift: boolean) {
  const chosen = new Set(
    changes.filter(({ before, after }) => {
      return [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
    }),
  );
  const needed = new Set(chosen);
  const { steps } = orderChanges(toExecute(changes, applyDrift));
  const open = steps.flatMap((step, number) => (step.kind === 'write' && chosen.has(step.change) ? [number] : []));
  const followed = new Set(open);
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const step = steps[number]!;
    if (step.kind !== 'gate') needed.add(step.change);
    for (const awaited of step.waitsFor) {
      if (!followed.has(awaited)) open.push(awaited);
      followed.add(awaited);
    }
  }
  const included = changes.filter((change) => needed.has(change));
  return { changes: included, leftOut: changes.length - included.length, along: needed.size - chosen.size };
}

type Missed = NonNullable<ReturnType<NonNullable<ResolvedSystem['ignore']>['nearFor']>>;

interface Diff extends EarlierMatch {
  readonly creates: readonly Unexplained<Create>[];
  readonly updates: readonly Unexplained<Update>[];
  readonly deletes: readonly Unexplained<Delete>[];
  /** Documents whose cyber system could not be resolved. Nothing is concluded from them. */
  readonly unresolved: readonly InventoryDocument[];
  /**
   * Keys of names that an unmatched desired asset may have meant. Live assets with these names are not certain to be
   * undeclared.
   */
  readonly doubtful: ReadonlySet<string>;
  readonly undeclared: Plan['undeclared'];
  /** Unclaimed live assets that the files ignore. */
  readonly ignored: number;
  /** Systems that are being adopted, each with the number of its assets that no file declares. */
  readonly adopted: ReadonlyMap<string, number>;
  /** Unclaimed live assets in systems that the inventory does not declare. */
  readonly unmanaged: readonly LiveAsset[];
  readonly unchanged: number;
  /** Live assets whose names end with the swap suffix. */
  readonly suffixed: readonly LiveAsset[];
  /** Live assets in managed systems. The percentage of deletes is a percentage of these. */
  readonly managed: number;
}

/**
 * Compares the declared inventory with the live one: one pass over desired assets, one over live assets. Also reports
 * the findings of resolving and matching, in no particular order. A system that `earlier` does not declare is being
 * adopted. null if nothing earlier is known: undeclared assets are then pruned if `prune` is not set.
 */
function diff(
  inventory: Inventory,
  earlier: Earlier | null,
  savedNames: ReadonlyMap<string, LiveAsset>,
  live: Live,
  directory: Directory,
  report: Report,
): Diff {
  const { systems, unresolved } = resolveSystems(inventory, directory, report);
  const matching = matchAssets(systems, live.assets, directory, earlier?.difference ?? null, savedNames, report);
  const { liveOf, claimed, doubtful, inferred } = matching;
  const { sited } = directory.systems;

  const creates: Unexplained<Create>[] = [];
  const updates: Unexplained<Update>[] = [];
  let unchanged = 0;
  let desired = -1;
  for (const { system, assets } of systems) {
    for (const asset of assets) {
      const match = liveOf[++desired]!;
      if (match === NONE) {
        const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
        const identity = { action: 'create', id: null, before: null, after } as const;
        const print = fingerprint({ organization: live.organization, ...identity });
        creates.push({ ...identity, fingerprint: print, cyberSystem: sited(system.id), desired: asset });
      }
      if (match < 0) continue;
      const update = updateOf(asset, system, live.assets[match]!, directory);
      if (update === null) unchanged++;
      else updates.push(update);
    }
  }

  // Each unclaimed live asset is deleted, ignored, undeclared or unmanaged.
  const declared = new Map(
    systems.map((one) => {
      // If the document does not set `prune`, assets are deleted only in a system that was declared before: a pull
      // request that adopts a system deletes nothing in it.
      const isPruned = one.prune ?? (earlier === null || earlier.systemIds.has(one.system.id));
      return [one.system.id, { ...one, isPruned }] as const;
    }),
  );
  const deletes: Unexplained<Delete>[] = [];
  const undeclared: Plan['undeclared'][number][] = [];
  const unmanaged: LiveAsset[] = [];
  const adopted = new Map<string, number>();
  const suffixed: LiveAsset[] = [];
  const missed: { readonly pattern: Missed; readonly name: string }[] = [];
  let managed = 0;
  let ignored = 0;
  live.assets.forEach((asset, number) => {
    const { cyber_system_id: systemId } = asset;
    const resolved = declared.get(systemId);
    if (resolved !== undefined) managed++;
    if (asset.name.endsWith(SWAP_SUFFIX)) suffixed.push(asset);
    if (claimed[number] === 1) return;
    if (resolved === undefined) {
      unmanaged.push(asset);
      return;
    }
    if (resolved.ignore?.patternFor(asset.name)) {
      ignored++;
      return;
    }
    const pattern = resolved.ignore?.nearFor(asset.name) ?? null;
    if (pattern !== null) missed.push({ pattern, name: asset.name });
    if (resolved.isPruned) {
      const common = { fingerprint: deletionFingerprint(asset), cyberSystem: sited(systemId) };
      deletes.push({ action: 'delete', id: asset.id, before: stateOf(asset), after: null, ...common });
    } else {
      undeclared.push({ asset, cyberSystem: sited(systemId), path: resolved.documents[0]!.file.path });
      if (resolved.prune === null) adopted.set(systemId, (adopted.get(systemId) ?? 0) + 1);
    }
  });
  for (const [{ text, at }, names] of groupBy(missed, ({ pattern }) => pattern)) {
    const args = { pattern: text, name: names[0]!.name, count: names.length };
    report({ code: 'ignore-misses', severity: 'warning', at, args });
  }
  const changes = { creates, updates, deletes, unchanged };
  return {
    ...changes,
    systems,
    liveOf,
    inferred,
    unresolved,
    doubtful,
    undeclared,
    ignored,
    adopted,
    unmanaged,
    suffixed,
    managed,
  };
}

/** The update that makes a live asset what its entry declares. null if they do not differ. */
function updateOf(
  asset: DesiredAsset,
  system: CyberSystem,
  live: LiveAsset,
  directory: Directory,
): Unexplained<Update> | null {
  const changed: (keyof AssetState)[] = [];
  if (live.name !== asset.name) changed.push('name');
  if (live.cyber_system_id !== system.id) changed.push('cyber_system_id');
  if (live.asset_type !== asset.assetType) changed.push('asset_type');
  if (changed.length === 0) return null;
  const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
  const identity = { action: 'update', id: live.id, before: stateOf(live), after } as const;
  return {
    ...identity,
    fingerprint: fingerprint({ organization: live.organization_slug, ...identity }),
    changed,
    cyberSystem: directory.systems.sited(system.id),
    fromSystem: directory.systems.sited(live.cyber_system_id),
    desired: asset,
  };
}

/** A key of a finding: code, file and arguments, without the place. Of a long list, only the length and the start. */
function sayingOf({ code, args, at }: Diagnostic): string {
  const words = JSON.stringify(args, (key, value) => {
    if (key === 'first') return undefined;
    return Array.isArray(value) && value.length > 20 ? [value.length, ...value.slice(0, 20)] : value;
  });
  return `${code}\0${at?.file.path ?? ''}\0${words}`;
}

/**
 * Checks names and ids over all documents, including those whose cyber system is not known. `earlier` is what the
 * inventory is compared with.
 */
function checkDeclared(
  { systems, unresolved }: Diff,
  earlier: Diff | null,
  uniqueNames: UniqueNames,
  report: Report,
): void {
  const resolved = systems.map(({ system, assets, documents }) => ({ key: system.id, assets, documents }));
  let namesBefore: ReadonlySet<string> | null = null;
  const isOld = (key: string, { name }: DesiredAsset) => {
    namesBefore ??= new Set(
      earlier?.systems.flatMap(({ system, assets }) => assets.map((asset) => nameKey(system.id, asset.name))),
    );
    return namesBefore.has(nameKey(key, name));
  };
  checkSystems(resolved, report);
  checkBetween([...resolved, ...groupByText(unresolved)], uniqueNames, report, isOld);
}

/** The plan of an inventory that could not be read or compared with the service. It has only findings. */
export function invalidPlan(organization: string, diagnostics: readonly Diagnostic[], settings: PlanSettings): Plan {
  const difference = { undeclared: [], ignored: 0, unchanged: 0, unmanaged: [], managed: 0 };
  return assemble({ organization, diagnostics, ofBase: [], settings, changes: [], difference });
}

/** `ofBase` are the findings that the base has, too. */
function assemble({
  organization,
  diagnostics,
  ofBase,
  settings,
  changes,
  difference,
}: {
  readonly organization: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly ofBase: readonly Diagnostic[];
  readonly settings: PlanSettings;
  readonly changes: readonly Change[];
  readonly difference: Pick<Diff, 'undeclared' | 'ignored' | 'unchanged' | 'unmanaged' | 'managed'>;
}): Plan {
  const executed = toExecute(changes, settings.applyDrift);
  const updates = executed.filter((change) => change.action === 'update');
  const deletes = executed.filter((change) => change.action === 'delete').length;
  const said = new Set(ofBase.map(sayingOf));
  return {
    organization,
    only: null,
    summary: {
      create: executed.filter((change) => change.action === 'create').length,
      update: updates.length,
      delete: deletes,
      renamed: updates.filter(({ changed }) => changed.includes('name')).length,
      moved: updates.filter(({ changed }) => changed.includes('cyber_system_id')).length,
      retyped: updates.filter(({ changed }) => changed.includes('asset_type')).length,
      unchanged: difference.unchanged,
      undeclared: difference.undeclared.length,
      ignored: difference.ignored,
      unmanaged: difference.unmanaged.length,
      pending: executed.filter((change) => change.origin === 'pending').length,
      drift: changes.length - executed.length,
    },
    changes,
    toExecute: executed,
    undeclared: [...difference.undeclared].sort(
      (a, b) =>
        compareText(a.cyberSystem.name, b.cyberSystem.name) ||
        compareNatural(a.cyberSystem.id, b.cyberSystem.id) ||
        compareText(a.asset.name, b.asset.name) ||
        compareNatural(a.asset.id, b.asset.id),
    ),
    managed: difference.managed,
    maxDeletePercent: settings.maxDeletePercent,
    diagnostics: inFileOrder(diagnostics),
    older: new Set(diagnostics.filter((finding) => said.has(sayingOf(finding)))),
    ratings: [],
    guards: checkGuards(deletes, difference.managed, settings),
    digest: digest(executed.map((change) => change.fingerprint)),
  };
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
    compareNatural(String(a.id), String(b.id))
  );
}

interface Earlier {
  /** The fingerprints of the changes that planning this inventory would make. */
  readonly fingerprints: ReadonlySet<string>;
  readonly systemIds: ReadonlySet<string>;
  /** One notice for each file with documents that count as absent. */
  readonly notices: readonly Diagnostic[];
  readonly problems: readonly Diagnostic[];
  readonly difference: Diff;
}

/**
 * Plans an inventory that head is compared with (docs/how-it-works.md). Documents that do not resolve count as absent,
 * with a notice. `earlier` is the inventory before this one; null if not known.
 */
function planEarlier(
  name: 'base' | 'applied',
  inventory: Inventory,
  earlier: Earlier | null,
  live: Live,
  directory: Directory,
): Earlier {
  const problems: Diagnostic[] = [];
  const difference = diff(inventory, earlier, new Map(), live, directory, (problem) => void problems.push(problem));
  const { systems, unresolved, creates, updates, deletes, doubtful } = difference;
  const skipped = new Set(unresolved.map(({ file }) => file));
  const notices = problems.flatMap(({ at, code }): Diagnostic[] => {
    if (at === null || !skipped.delete(at.file)) return [];
    return [{ code: 'base-document-skipped', severity: 'notice', at, args: { base: name, code } }];
  });
  const fingerprints = new Set([...creates, ...updates].map((change) => change.fingerprint));
  // A document that does not resolve may still declare the assets that its entries name, so their deletes are not certain.
  const named = new Set(
    unresolved.flatMap(({ assets }) =>
      assets.flatMap(({ name, hints }) => [name, name + SWAP_SUFFIX, hints?.renamedFrom?.value, hints?.id?.value]),
    ),
  );
  for (const {
    id,
    before: { cyber_system_id: system, name },
    fingerprint,
  } of deletes) {
    const isCertain = !named.has(id) && !named.has(name) && !doubtful.has(nameKey(system, name));
    if (isCertain) fingerprints.add(fingerprint);
  }
  return { fingerprints, systemIds: new Set(systems.map(({ system }) => system.id)), notices, problems, difference };
}

/** Reports systems that the base declares and the inventory no longer declares. Their assets stay as they are. */
function adviseReleased(
  { systems, unmanaged }: Diff,
  baseSystems: ReadonlySet<string>,
  directory: Directory,
  report: Report,
): void {
  const declared = new Set(systems.map(({ system }) => system.id));
  const released = new Map([...baseSystems].filter((id) => !declared.has(id)).map((id) => [id, 0]));
  if (released.size === 0) return;
  for (const { cyber_system_id: id } of unmanaged) {
    const count = released.get(id);
    if (count !== undefined) released.set(id, count + 1);
  }
  for (const [id, count] of released) {
    const system = directory.systems.sited(id);
    report({ code: 'system-released', severity: 'warning', at: null, args: { system, count } });
  }
}

/** Reports names that are to be created, but that an asset outside the inventory already has. */
function adviseNamesInUse({ creates, unmanaged }: Diff, directory: Directory, report: Report): void {
  if (creates.length === 0) return;
  // Only the first asset of each name is reported. While an organization adopts its systems, most of its assets are
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
    const system = directory.systems.sited(asset.cyber_system_id);
    const reference = directory.systems.byId.has(system.id) ? referenceTo(directory.systems, system) : null;
    report({ code: 'name-in-use', severity: 'warning', at: placeOf(desired), args: { name, id, system, reference } });
  }
}
