// Finds the live asset that each desired asset means (docs/how-it-works.md): by id, by hint or name, or by an inferred move.
// Each desired asset claims at most one live asset, and each live asset is claimed at most once. Doubt about an id, a
// hint or a name is an error. Doubt about a move is a warning. Nothing is guessed.

import { compareNatural } from './compare.ts';
import { type Diagnostic, diagnostic, type Place, type Report } from './diagnostic.ts';
import { addUnder, groupBy } from './group.ts';
import {
  type Address,
  type Claimant,
  Claims,
  FAILED,
  findCandidates,
  isOpen,
  type Matching,
  NOBODY,
  NONE,
  SEVERAL,
  settle,
  settleWithLeftovers,
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
  const { total, pinned, hinted } = collectHints(systems, directory);
  const sources = hinted.flatMap(({ source }) => (source === null ? [] : [source.system.id]));
  const claims = new Claims(live, new Set([...systems.map(({ system }) => system.id), ...sources]), total);
  const matcher = { claims, directory, report };
  claimByIds(pinned, matcher);
  const open = claimByHints(hinted, matcher);
  claimTheRest([...open, ...claimOwnNames(systems, claims)], matcher);
  inferMoves(input, matcher);
  return claims;
}

interface Pinned {
  readonly desired: number;
  readonly id: string;
  readonly at: Place;
}

function collectHints(systems: readonly ResolvedSystem[], directory: SystemIndex) {
  const pinned: Pinned[] = [];
  const hinted: Claimant[] = [];
  let total = 0;
  for (const { system, assets } of systems) {
    for (const asset of assets) {
      const desired = total++;
      if (asset.hints === null) continue;
      // An id beats the other hints.
      const { id } = asset.hints;
      if (id !== null) pinned.push({ desired, id: id.value, at: { file: asset.document.file, offset: id.offset } });
      else hinted.push({ desired, asset, system, ...hintedSource(asset, system, directory) });
    }
  }
  return { total, pinned, hinted };
}

function hintedSource(asset: DesiredAsset, system: CyberSystem, directory: SystemIndex) {
  const movedFrom = asset.hints?.movedFrom ?? null;
  let from = system;
  if (movedFrom !== null) {
    const { value: reference, offset } = movedFrom;
    const systems = findByReference(directory, reference);
    const [only, another] = systems;
    if (only === undefined || another !== undefined) {
      const at = { file: asset.document.file, offset };
      return { source: null, unresolved: { at, reference, systems, takesFacility: false } };
    }
    from = only;
  }
  const name = asset.hints?.renamedFrom?.value ?? asset.name;
  const isOwnPlace = from.id === system.id && name === asset.name;
  return { source: isOwnPlace ? null : { system: from, name }, unresolved: null };
}

function claimByIds(pinned: readonly Pinned[], { claims, report }: Matcher): void {
  if (pinned.length === 0) return;
  const wanted = new Map<string, Pinned>();
  for (const pin of pinned) {
    claims.fail(pin.desired);
    // If two entries pin one asset, names.ts has reported the second.
    if (!wanted.has(pin.id)) wanted.set(pin.id, pin);
  }
  claims.assets.forEach((asset, live) => {
    const pin = wanted.get(asset.id);
    if (pin === undefined) return;
    claims.claim(pin.desired, live);
    wanted.delete(asset.id);
  });
  for (const { id, at } of wanted.values()) report(diagnostic('unknown-asset-id', 'error', at, { id }));
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
      if (live >= 0) claims.claim(desired, live);
      else if (live === SEVERAL || isParked(claims, system.id, asset.name)) {
        open.push({ desired, asset, system, source: null, unresolved: null });
      }
    }
  }
  return open;
}

function isParked(claims: Claims, systemId: string, name: string): boolean {
  return claims.hasParked && claims.onlyUnclaimed(systemId, name + SWAP_SUFFIX) !== NOBODY;
}

/** First round: only assets with a hint. Returns those that are still open. */
function claimByHints(hinted: readonly Claimant[], matcher: Matcher): Claimant[] {
  const { claims } = matcher;
  const firsts = withoutTwins(hinted, claims);
  refuseUnclearSystems(firsts, matcher);
  refuseSharedSources(firsts, matcher);
  const open = firsts.filter(({ desired }) => claims.liveOf[desired] !== FAILED);
  settle(open, claims);
  return open;
}

/**
 * Second round, after assets without hints have their own names: settles all that are open, then concludes each of the
 * rest.
 */
function claimTheRest(all: readonly Claimant[], matcher: Matcher): void {
  const open = withoutTwins(all, matcher.claims);
  settleWithLeftovers(open, matcher.claims);
  for (const claimant of open) {
    if (isOpen(claimant, matcher.claims)) concludeClaimant(claimant, matcher);
    else adviseOnHints(claimant, matcher);
  }
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

/** If `moved_from` fits several systems, matching could lose the asset that it names. So it is an error. */
function refuseUnclearSystems(hinted: readonly Claimant[], { claims, directory, report }: Matcher): void {
  for (const claimant of hinted) {
    const { unresolved } = claimant;
    if (unresolved === null || unresolved.systems.length === 0) continue;
    claims.doubt(claimant);
    report(systemReferenceProblem(directory, unresolved));
  }
}

function refuseSharedSources(hinted: readonly Claimant[], { claims, report }: Matcher): void {
  const bySource = new Map<string, Claimant[]>();
  for (const claimant of hinted) {
    const { source } = claimant;
    if (source !== null) addUnder(bySource, nameKey(source.system.id, source.name), claimant);
  }
  for (const sharers of bySource.values()) {
    if (sharers.length < 2) continue;
    for (const claimant of sharers) {
      claims.doubt(claimant);
      report(renameConflict(claimant, 'shared-source', []));
    }
  }
}

/** Decides about an asset that claimed nothing: either it is to be created, or an error says why not. */
function concludeClaimant(claimant: Claimant, matcher: Matcher): void {
  const { asset, system, source } = claimant;
  const { claims, report } = matcher;
  const { own, source: sources, parked } = findCandidates(claimant, claims);
  const all = [...own, ...sources, ...parked];
  if (all.length === 0 && asset.hints === null) return; // to be created
  claims.doubt(claimant);
  if (all.length === 0) report(missingSource(claimant, matcher));
  else if (own.length > 1) report(ambiguous(claimant, { system, name: asset.name }, own, matcher));
  else if (source === null || sources.length === 0) {
    // A live asset of its own name would have been claimed, so these are leftovers.
    report(ambiguous(claimant, { system, name: asset.name + SWAP_SUFFIX }, parked, matcher));
  } else if (all.length === sources.length) report(ambiguous(claimant, source, sources, matcher));
  else {
    const assets = all.map((live) => named(claims.assets[live]!));
    report(renameConflict(claimant, 'both-live', assets));
  }
}

function ambiguous({ asset }: Claimant, { system, name }: Address, lives: readonly number[], matcher: Matcher) {
  const ids = lives.map((live) => matcher.claims.assets[live]!.id);
  const args = { name, system: matcher.directory.place(system.id), ids };
  return diagnostic('ambiguous-asset', 'error', placeOf(asset), args);
}

/** Where the hints look for the asset. This may be its own place. */
function hintedAddress({ asset, system, source }: Claimant): Address {
  return source ?? { system, name: asset.name };
}

function missingSource(claimant: Claimant, { directory }: Matcher): Diagnostic {
  const { asset, unresolved } = claimant;
  if (unresolved !== null) return systemReferenceProblem(directory, unresolved);
  const { name: source, system } = hintedAddress(claimant);
  const args = { name: asset.name, source, system: directory.place(system.id) };
  return diagnostic('rename-source-missing', 'error', hintPlace(asset), args);
}

function renameConflict(
  claimant: Claimant,
  reason: 'both-live' | 'shared-source',
  assets: readonly Named[],
): Diagnostic {
  const { asset } = claimant;
  const args = { name: asset.name, source: hintedAddress(claimant).name, reason, assets };
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

// Inferred moves: an entry that is now in another system's file has moved, if exactly one unclaimed asset of that name
// and type can be meant. Otherwise nothing is inferred, and a finding says so. It also covers an asset whose type may
// have changed during the move.

interface Unmatched {
  readonly desired: number;
  readonly asset: DesiredAsset;
}

function inferMoves({ systems, moveSources }: MatchInput, matcher: Matcher): void {
  const { claims } = matcher;
  const unmatched = unmatchedByName(systems, claims);
  if (unmatched.size === 0) return;
  const sources = new Set([...moveSources, ...systems.map(({ system }) => system.id)]);
  const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
  const unclaimed = new Map<string, number[]>();
  claims.assets.forEach((asset, live) => {
    if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id)) return;
    if (ignoring.get(asset.cyber_system_id)?.find(asset.name)) return;
    if (unmatched.has(asset.name)) addUnder(unclaimed, asset.name, live);
  });
  for (const [name, lives] of unclaimed) {
    const livesOf = groupBy(lives, (live) => claims.assets[live]!.asset_type);
    const retyped: Unmatched[] = [];
    for (const [type, entries] of groupBy(unmatched.get(name)!, ({ asset }) => asset.assetType)) {
      const same = livesOf.get(type) ?? [];
      if (entries.length === 1 && same.length === 1) claims.claim(entries[0]!.desired, same[0]!);
      else if (same.length > 0) reportMoves(entries, same, matcher);
      else retyped.push(...entries);
    }
    const left = lives.filter((live) => claims.claimed[live] !== 1);
    if (left.length > 0) reportMoves(retyped, left, matcher);
  }
}

function reportMoves(entries: readonly Unmatched[], lives: readonly number[], matcher: Matcher): void {
  const { claims, directory, report } = matcher;
  const meant = lives.map((live) => claims.assets[live]!).sort((a, b) => compareNatural(a.id, b.id));
  const assets = meant.map(({ id, cyber_system_id }) => ({ id, system: directory.place(cyber_system_id) }));
  const types = new Set(meant.map(({ asset_type }) => asset_type));
  for (const { asset } of entries) {
    const isRetyped = !types.has(asset.assetType);
    report(diagnostic('ambiguous-move', 'warning', placeOf(asset), { name: asset.name, assets, isRetyped }));
  }
}

/** Desired assets without a match. */
function unmatchedByName(systems: readonly ResolvedSystem[], { liveOf }: Claims): Map<string, Unmatched[]> {
  const unmatched = new Map<string, Unmatched[]>();
  let desired = -1;
  for (const { assets } of systems) {
    for (const asset of assets) {
      if (liveOf[++desired] === NONE) addUnder(unmatched, asset.name, { desired, asset });
    }
  }
  return unmatched;
}
