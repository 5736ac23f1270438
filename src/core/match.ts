// Finds the live asset that each desired asset means (docs/how-it-works.md): by id, by hint or name, or by an inferred move.
// Each desired asset claims at most one live asset, and each live asset is claimed at most once. Doubt about an id, a
// hint or a name is an error. Doubt about a move is a warning. Nothing is guessed.

import { compareNatural } from './compare.ts';
import { type Diagnostic, diagnostic, type Place, type Report } from './diagnostic.ts';
import { addUnder, groupBy } from './group.ts';
import {
  type Claimant,
  Claims,
  FAILED,
  findCandidates,
  type Matching,
  NOBODY,
  NONE,
  SEVERAL,
  settle,
} from './match-state.ts';
import type { CyberSystem, DesiredAsset, LiveAsset, Named } from './model.ts';
import { nameKey, placeOf, SWAP_SUFFIX } from './names.ts';
import {
  type Directory,
  findByReference,
  named,
  type ResolvedSystem,
  type SystemIndex,
  systemReferenceProblem,
} from './resolve.ts';

interface MatchInput {
  readonly systems: readonly ResolvedSystem[];
  readonly live: readonly LiveAsset[];
  readonly directory: Directory;
  /** Systems outside the inventory that an asset may be inferred to have moved out of. */
  readonly moveSources: ReadonlySet<string>;
}

/** What every step works with. */
interface Matcher {
  readonly claims: Claims;
  readonly directory: SystemIndex;
  readonly report: Report;
}

/** Desired assets are numbered as they are declared, system by system. Linear in desired plus live assets. */
export function matchAssets(input: MatchInput, report: Report): Matching {
  const { systems, live } = input;
  const directory = input.directory.systems;
  const pinned: { readonly desired: number; readonly asset: DesiredAsset }[] = [];
  const hinted: Claimant[] = [];
  const searched = new Set(systems.map(({ system }) => system.id));
  let total = 0;
  for (const { system, assets } of systems) {
    for (const asset of assets) {
      const desired = total++;
      if (asset.hints === null) continue;
      // An id beats the other hints.
      if (asset.hints.id !== null) {
        pinned.push({ desired, asset });
        continue;
      }
      const claimant = { desired, asset, system, ...hintedSource(asset, system, directory) };
      if (claimant.source !== null) searched.add(claimant.source.system.id);
      hinted.push(claimant);
    }
  }
  const claims = new Claims(live, searched, total);
  const matcher = { claims, directory, report };
  claimByIds(pinned, matcher);

  // First round: only assets with a hint.
  const firsts = withoutTwins(hinted, claims);
  refuseUnclearSources(firsts, matcher);
  const open = firsts.filter(({ desired }) => claims.liveOf[desired] !== FAILED);
  settle(open, claims, false);

  // Second round: all that are open, once assets without hints have their own names.
  const rest = withoutTwins([...open, ...claimOwnNames(systems, claims)], claims);
  settle(rest, claims, true);
  for (const claimant of rest) {
    if (claims.liveOf[claimant.desired]! < 0) concludeClaimant(claimant, matcher);
    else adviseOnHints(claimant, matcher);
  }
  inferMoves(input, matcher);
  return claims;
}

function hintedSource({ name: ownName, document, hints }: DesiredAsset, system: CyberSystem, directory: SystemIndex) {
  const movedFrom = hints?.movedFrom ?? null;
  let from = system;
  if (movedFrom !== null) {
    const { value: reference, offset } = movedFrom;
    const systems = findByReference(directory, reference);
    const [only, another] = systems;
    if (only === undefined || another !== undefined) {
      const at = { file: document.file, offset };
      return { source: null, unresolved: { at, reference, systems, takesFacility: false } };
    }
    from = only;
  }
  const name = hints?.renamedFrom?.value ?? ownName;
  const isOwnPlace = from.id === system.id && name === ownName;
  return { source: isOwnPlace ? null : { system: from, name }, unresolved: null };
}

function claimByIds(
  pinned: readonly { readonly desired: number; readonly asset: DesiredAsset }[],
  { claims, report }: Matcher,
): void {
  if (pinned.length === 0) return;
  const wanted = new Map<string, { readonly desired: number; readonly at: Place }>();
  for (const { desired, asset } of pinned) {
    claims.fail(desired);
    const { value: id, offset } = asset.hints!.id!;
    // If two entries pin one asset, names.ts has reported the second.
    if (!wanted.has(id)) wanted.set(id, { desired, at: { file: asset.document.file, offset } });
  }
  claims.assets.forEach(({ id }, live) => {
    const pin = wanted.get(id);
    if (pin === undefined) return;
    claims.claim(pin.desired, live);
    wanted.delete(id);
  });
  for (const [id, { at }] of wanted) report(diagnostic('unknown-asset-id', 'error', at, { id }));
}

/** If several entries have one name in one system, only the first is matched. names.ts reports the others. */
function withoutTwins(claimants: readonly Claimant[], claims: Claims): Claimant[] {
  const firsts = new Map<string, Claimant>();
  for (const claimant of claimants) {
    const key = nameKey(claimant.system.id, claimant.asset.name);
    if (firsts.has(key)) claims.doubt(claimant);
    else firsts.set(key, claimant);
  }
  return [...firsts.values()];
}

/** A source in one of several systems, or a source that several entries name: the asset there could be lost. */
function refuseUnclearSources(hinted: readonly Claimant[], { claims, directory, report }: Matcher): void {
  const bySource = new Map<string, Claimant[]>();
  for (const claimant of hinted) {
    const { source, unresolved } = claimant;
    if (source !== null) addUnder(bySource, nameKey(source.system.id, source.name), claimant);
    if (unresolved === null || unresolved.systems.length === 0) continue;
    claims.doubt(claimant);
    report(systemReferenceProblem(directory, unresolved));
  }
  for (const sharers of bySource.values()) {
    if (sharers.length < 2) continue;
    for (const claimant of sharers) {
      claims.doubt(claimant);
      report(renameConflict(claimant, 'shared-source', []));
    }
  }
}

/** Assets without hints take the live asset of their own name. Returns the assets that need more than that. */
function claimOwnNames(systems: readonly ResolvedSystem[], claims: Claims): Claimant[] {
  const open: Claimant[] = [];
  let desired = -1;
  for (const { system, assets } of systems) {
    for (const asset of assets) {
      desired++;
      if (asset.hints !== null) continue;
      const live = claims.onlyUnclaimed(system.id, asset.name);
      if (live >= 0) {
        claims.claim(desired, live);
        continue;
      }
      const isParked = claims.hasParked && claims.onlyUnclaimed(system.id, asset.name + SWAP_SUFFIX) !== NOBODY;
      if (live === SEVERAL || isParked) open.push({ desired, asset, system, source: null, unresolved: null });
    }
  }
  return open;
}

/** Decides about an asset that claimed nothing: either it is to be created, or an error says why not. */
function concludeClaimant(claimant: Claimant, { claims, directory, report }: Matcher): void {
  const { asset, system, source, unresolved } = claimant;
  const { own, source: sources, parked } = findCandidates(claimant, claims);
  const all = [...own, ...sources, ...parked];
  if (all.length === 0 && asset.hints === null) return; // to be created
  claims.doubt(claimant);
  const ambiguous = (name: string, { id }: CyberSystem, lives: readonly number[]) => {
    const ids = lives.map((live) => claims.assets[live]!.id);
    report(diagnostic('ambiguous-asset', 'error', placeOf(asset), { name, system: directory.place(id), ids }));
  };
  if (all.length === 0 && unresolved !== null) report(systemReferenceProblem(directory, unresolved));
  else if (all.length === 0) {
    const missing = source ?? { system, name: asset.name };
    const args = { name: asset.name, source: missing.name, system: directory.place(missing.system.id) };
    report(diagnostic('rename-source-missing', 'error', hintPlace(asset), args));
  } else if (own.length > 1) ambiguous(asset.name, system, own);
  // A live asset of its own name would have been claimed, so these are leftovers.
  else if (source === null || sources.length === 0) ambiguous(asset.name + SWAP_SUFFIX, system, parked);
  else if (all.length === sources.length) ambiguous(source.name, source.system, sources);
  else {
    const assets = all.map((live) => named(claims.assets[live]!));
    report(renameConflict(claimant, 'both-live', assets));
  }
}

/** For an asset whose hints name a source. */
function renameConflict(
  { asset, source }: Claimant,
  reason: 'both-live' | 'shared-source',
  assets: readonly Named[],
): Diagnostic {
  const args = { name: asset.name, source: source!.name, reason, assets };
  return diagnostic('rename-conflict', 'error', hintPlace(asset), args);
}

/** The live asset already has the place and name that the hints lead to, so the hints can be removed. */
function adviseOnHints({ desired, asset, system, unresolved }: Claimant, { claims, directory, report }: Matcher): void {
  const live = claims.assets[claims.liveOf[desired]!];
  if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id) return;
  // The system it came from may be gone, or its name misspelled. That is no error, only a notice.
  if (unresolved !== null) {
    report({ ...systemReferenceProblem(directory, unresolved), severity: 'warning' });
    return;
  }
  const keys = [
    ...(asset.hints.renamedFrom === null ? [] : ['renamed_from']),
    ...(asset.hints.movedFrom === null ? [] : ['moved_from']),
  ];
  report(diagnostic('hint-done', 'notice', hintPlace(asset), { name: asset.name, key: keys.join(' and ') }));
}

/** The first hint of an asset that has a hint and no id. */
function hintPlace({ document, hints }: DesiredAsset): Place {
  const { offset } = (hints?.renamedFrom ?? hints?.movedFrom)!;
  return { file: document.file, offset };
}

/**
 * An entry that is now in another system's file has moved, if exactly one unclaimed asset of that name and type can be
 * meant. Otherwise nothing is inferred, and a finding says so. It also covers an asset whose type may have changed
 * during the move.
 */
function inferMoves({ systems, moveSources }: MatchInput, { claims, directory, report }: Matcher): void {
  const unmatched = new Map<string, { readonly desired: number; readonly asset: DesiredAsset }[]>();
  let number = -1;
  for (const asset of systems.flatMap(({ assets }) => assets)) {
    const desired = ++number;
    if (claims.liveOf[desired] === NONE) addUnder(unmatched, asset.name, { desired, asset });
  }
  if (unmatched.size === 0) return;
  const sources = new Set([...moveSources, ...systems.map(({ system }) => system.id)]);
  const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
  const unclaimed = new Map<string, number[]>();
  claims.assets.forEach((asset, live) => {
    if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id)) return;
    if (ignoring.get(asset.cyber_system_id)?.find(asset.name)) return;
    if (unmatched.has(asset.name)) addUnder(unclaimed, asset.name, live);
  });
  const reportMoves = (entries: readonly { readonly asset: DesiredAsset }[], lives: readonly number[]) => {
    const meant = lives.map((live) => claims.assets[live]!).sort((a, b) => compareNatural(a.id, b.id));
    const assets = meant.map(({ id, cyber_system_id }) => ({ id, system: directory.place(cyber_system_id) }));
    const types = new Set(meant.map(({ asset_type }) => asset_type));
    for (const { asset } of entries) {
      const isRetyped = !types.has(asset.assetType);
      report(diagnostic('ambiguous-move', 'warning', placeOf(asset), { name: asset.name, assets, isRetyped }));
    }
  };
  for (const [name, lives] of unclaimed) {
    const livesOf = groupBy(lives, (live) => claims.assets[live]!.asset_type);
    const retyped: { readonly asset: DesiredAsset }[] = [];
    for (const [type, entries] of groupBy(unmatched.get(name)!, ({ asset }) => asset.assetType)) {
      const same = livesOf.get(type) ?? [];
      if (entries.length === 1 && same.length === 1) claims.claim(entries[0]!.desired, same[0]!);
      else if (same.length > 0) reportMoves(entries, same);
      else retyped.push(...entries);
    }
    const left = lives.filter((live) => claims.claimed[live] !== 1);
    if (left.length > 0) reportMoves(retyped, left);
  }
}
