// Finds the live asset that each desired asset means (docs/how-it-works.md): by id, by hint or name, by what it meant
// before, or by an inferred move. Each desired asset claims at most one live asset, and each live asset is claimed at most once. Doubt about an
// id, a hint or a name is an error. Doubt about a move is a warning. Nothing is guessed.

import { compareNatural } from './compare.ts';
import type { Place, Report } from './diagnostic.ts';
import { claimAsBefore, type EarlierMatch, Entries, hintedSource, type NumberedEntry } from './earlier.ts';
import { addUnder, groupBy } from './group.ts';
import type { CyberSystem, DesiredAsset, LiveAsset, Named } from './model.ts';
import { nameKey, placeOf, SWAP_SUFFIX } from './names.ts';
import { type Directory, type ResolvedSystem, systemReferenceProblem } from './resolve.ts';
import { Vocabulary } from './suggest.ts';

/**
 * Desired assets are numbered as they are declared, system by system. `earlier` says what entries meant before; null if
 * that is not known. An asset may be inferred to have moved out of a declared system, or one that `earlier` declares.
 * `savedNames`: live assets by the place that a saved plan found them at. The time is linear in desired plus live assets.
 */
export function matchAssets(
  systems: readonly ResolvedSystem[],
  live: readonly LiveAsset[],
  directory: Directory,
  earlier: EarlierMatch | null,
  savedNames: ReadonlyMap<string, LiveAsset>,
  report: Report,
): Matching {
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
  claimByIds(pinned, claims, report);

  // First round: only assets with a hint.
  const firsts = withoutTwins(hinted, claims);
  refuseUnclearSources(firsts, claims, directory, report);
  const open = firsts.filter(({ desired }) => claims.liveOf[desired] !== FAILED);
  claimClear(open, claims, false);

  // Second round: everything that is still open after assets without hints have claimed their own names.
  const rest = withoutTwins([...open, ...claimOwnNames(systems, claims)], claims);
  claimClear(rest, claims, true);
  const clues = {
    claimants: new Map(rest.map((claimant) => [nameKey(claimant.system.id, claimant.asset.name), claimant])),
    savedNames,
    earlier,
    entries: new Entries(earlier?.systems ?? []),
    vocabularies: new Map(),
  };
  for (const claimant of rest) {
    if (claims.liveOf[claimant.desired]! < 0) conclude(claimant, claims, directory, clues, report);
    else adviseOnHints(claimant, claims, directory, report);
  }

  const unmatched: NumberedEntry[] = [];
  let number = 0;
  for (const { system, assets } of systems) {
    for (const asset of assets) {
      const desired = number++;
      if (claims.liveOf[desired] === NONE) unmatched.push({ desired, asset, system });
    }
  }
  const named = { assets: live, directory };
  if (earlier !== null) claimAsBefore(unmatched, new Entries(systems), claims, earlier, named, report);
  inferMoves(unmatched, systems, earlier?.systems ?? [], claims, directory, report);
  return claims;
}

function claimByIds(
  pinned: readonly { readonly desired: number; readonly asset: DesiredAsset }[],
  claims: Claims,
  report: Report,
): void {
  if (pinned.length === 0) return;
  const pins = new Map<string, { readonly desired: number; readonly at: Place }>();
  for (const { desired, asset } of pinned) {
    claims.liveOf[desired] = FAILED;
    const { value: id, offset } = asset.hints!.id!;
    // If two entries pin one asset, names.ts has reported the second.
    if (!pins.has(id)) pins.set(id, { desired, at: { file: asset.document.file, offset } });
  }
  claims.assets.forEach(({ id }, live) => {
    const pin = pins.get(id);
    if (pin === undefined) return;
    claims.claim(pin.desired, live);
    pins.delete(id);
  });
  for (const [id, { at }] of pins) report({ code: 'unknown-asset-id', severity: 'error', at, args: { id } });
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

/** Refuses a source in an ambiguous system, and a source that several entries name: its asset could be lost. */
function refuseUnclearSources(hinted: readonly Claimant[], claims: Claims, directory: Directory, report: Report): void {
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
      const args = {
        name: claimant.asset.name,
        source: claimant.source!.name,
        reason: 'shared-source',
        assets: [],
        swap: null,
      } as const;
      claims.doubt(claimant);
      report({ code: 'rename-conflict', severity: 'error', at: hintPlace(claimant.asset), args });
    }
  }
}

/** Assets without hints claim the live asset of their own name. Returns those that have other candidates. */
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

/** Decides about an asset that claimed nothing: either it is to be created, or an error explains why it is not. */
function conclude(claimant: Claimant, claims: Claims, directory: Directory, clues: Clues, report: Report): void {
  const { asset, system, source, unresolved } = claimant;
  const { own, source: sources, parked } = findCandidates(claimant, claims);
  const all = [...own, ...sources, ...parked];
  if (all.length === 0 && asset.hints === null) return; // to be created
  claims.doubt(claimant);
  const ambiguous = (name: string, { id }: CyberSystem, lives: readonly number[]) => {
    const ids = lives.map((live) => claims.assets[live]!.id);
    report({
      code: 'ambiguous-asset',
      severity: 'error',
      at: placeOf(asset),
      args: { name, system: directory.systems.sited(id), ids },
    });
  };
  if (all.length === 0 && unresolved !== null) report(systemReferenceProblem(directory, unresolved));
  else if (all.length === 0) {
    const missing = source ?? { system, name: asset.name };
    const { near, now } = lookAround(missing.system.id, missing.name, claims, clues);
    const args = {
      name: asset.name,
      source: missing.name,
      system: directory.systems.sited(missing.system.id),
      near,
      now: now && { id: now.id, name: now.name, system: directory.systems.sited(now.cyber_system_id) },
    };
    report({ code: 'rename-source-missing', severity: 'error', at: hintPlace(asset), args });
  } else if (own.length > 1) ambiguous(asset.name, system, own);
  // A single live asset of its own name would have been claimed, so only parked assets are left here.
  else if (source === null || sources.length === 0) ambiguous(asset.name + SWAP_SUFFIX, system, parked);
  else if (all.length === sources.length) ambiguous(source.name, source.system, sources);
  else {
    const partner = own.length === 1 && sources.length === 1 ? partnerInSwap(claimant, source, clues) : null;
    // A swap is answered once, at its second entry.
    if (partner !== null && claimant.desired < partner.desired) return;
    const args = {
      name: asset.name,
      source: source.name,
      reason: 'both-live',
      assets: all.map((live) => claims.assets[live]!).map(({ id, name }) => ({ id, name })),
      swap: partner && {
        first: placeOf(partner.asset),
        entries: [pinned(partner.asset, claims.assets[own[0]!]!), pinned(asset, claims.assets[sources[0]!]!)],
      },
    } as const;
    report({ code: 'rename-conflict', severity: 'error', at: hintPlace(asset), args });
  }
}

/** The entry that this one trades places with: each is at the source of the other. null if it is no swap. */
function partnerInSwap(
  { asset, system }: Claimant,
  source: NonNullable<Claimant['source']>,
  { claimants }: Clues,
): Claimant | null {
  const partner = claimants.get(nameKey(source.system.id, source.name));
  const isSwap = partner?.source?.system.id === system.id && partner.source.name === asset.name;
  return isSwap ? partner : null;
}

/** An entry that finds its asset by id. */
function pinned({ name, assetType, externalId }: DesiredAsset, { id }: LiveAsset) {
  return { name, assetType, id, externalId: externalId?.value ?? null };
}

/** What may tell where the asset that a hint names is now. */
interface Clues {
  /** By system and name: the entries that may mean more than the asset of their name. */
  readonly claimants: ReadonlyMap<string, Claimant>;
  readonly savedNames: ReadonlyMap<string, LiveAsset>;
  readonly earlier: EarlierMatch | null;
  /** The entries of `earlier`. */
  readonly entries: Entries;
  /** By system: the names of its live assets that nothing claims, when they were first looked through. */
  readonly vocabularies: Map<string, Vocabulary>;
}

/** Live assets with a name near to one that is missing, and the asset that had this name before, if that is known. */
function lookAround(
  systemId: string,
  name: string,
  claims: Claims,
  { savedNames, earlier, entries, vocabularies }: Clues,
): { readonly near: readonly Named[]; readonly now: LiveAsset | null } {
  const entry = entries.at(systemId, name);
  const meant = entry === undefined ? undefined : claims.assets[earlier!.liveOf[entry.desired]!];
  const now = meant ?? savedNames.get(nameKey(systemId, name));
  if (now !== undefined && (now.name !== name || now.cyber_system_id !== systemId)) return { near: [], now };
  const vocabulary = vocabularies.get(systemId) ?? new Vocabulary(claims.unclaimedNames(systemId));
  vocabularies.set(systemId, vocabulary);
  const near = vocabulary.nearest(name).flatMap((other) => {
    return claims.unclaimed(systemId, other, 1).map((live) => ({ id: claims.assets[live]!.id, name: other }));
  });
  return { near, now: null };
}

/** The live asset already has the name and the cyber system of its entry, so the hints can be removed. */
function adviseOnHints(claimant: Claimant, claims: Claims, directory: Directory, report: Report): void {
  const { desired, asset, system, source, unresolved } = claimant;
  const live = claims.assets[claims.liveOf[desired]!];
  if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id) return;
  // The system that the asset came from may be gone, or its name may be misspelled. This is only a warning.
  if (unresolved !== null) {
    report({ ...systemReferenceProblem(directory, unresolved), severity: 'warning' });
    return;
  }
  const keys = [
    ...(asset.hints.renamedFrom === null ? [] : (['renamed_from'] as const)),
    ...(asset.hints.movedFrom === null ? [] : (['moved_from'] as const)),
  ];
  const args = { name: asset.name, keys, isOwnPlace: source === null };
  report({ code: 'hint-done', severity: 'notice', at: hintPlace(asset), args });
}

/** The first hint of an asset that has a hint and no id. */
function hintPlace({ document, hints }: DesiredAsset): Place {
  const { offset } = (hints?.renamedFrom ?? hints?.movedFrom)!;
  return { file: document.file, offset };
}

/**
 * Infers that an unmatched entry has moved from another system, if exactly one unclaimed asset has its name and type,
 * and no other unmatched entry has them. Otherwise nothing is inferred, and a finding lists any assets that it
 * may mean. These can also be assets whose type changed during the move.
 */
function inferMoves(
  open: readonly NumberedEntry[],
  systems: readonly ResolvedSystem[],
  earlier: readonly ResolvedSystem[],
  claims: Claims,
  directory: Directory,
  report: Report,
): void {
  const left = open.filter(({ desired }) => claims.liveOf[desired] === NONE);
  if (left.length === 0) return;
  const unmatched = groupBy(left, ({ asset }) => asset.name);
  const sources = new Set([...earlier, ...systems].map(({ system }) => system.id));
  const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
  const unclaimed = new Map<string, number[]>();
  claims.assets.forEach((asset, live) => {
    if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id)) return;
    if (ignoring.get(asset.cyber_system_id)?.patternFor(asset.name)) return;
    if (unmatched.has(asset.name)) addUnder(unclaimed, asset.name, live);
  });
  const reportMoves = (entries: readonly { readonly asset: DesiredAsset }[], lives: readonly number[]) => {
    const meant = lives.map((live) => claims.assets[live]!).sort((a, b) => compareNatural(a.id, b.id));
    const assets = meant.map(({ id, cyber_system_id }) => ({ id, system: directory.systems.sited(cyber_system_id) }));
    const types = new Set(meant.map(({ asset_type }) => asset_type));
    for (const { asset } of entries) {
      const isRetyped = !types.has(asset.assetType);
      report({
        code: 'ambiguous-move',
        severity: 'warning',
        at: placeOf(asset),
        args: { name: asset.name, assets, isRetyped },
      });
    }
  };
  for (const [name, lives] of unclaimed) {
    const livesOf = groupBy(lives, (live) => claims.assets[live]!.asset_type);
    const retyped: NumberedEntry[] = [];
    for (const [type, entries] of groupBy(unmatched.get(name)!, ({ asset }) => asset.assetType)) {
      const same = livesOf.get(type) ?? [];
      if (entries.length === 1 && same.length === 1) claims.infer(entries[0]!.desired, same[0]!);
      else if (same.length > 0) reportMoves(entries, same);
      else retyped.push(...entries);
    }
    const others = lives.filter((live) => claims.claimed[live] !== 1);
    if (others.length > 0) reportMoves(retyped, others);
  }
}

// The claims.

/** In `liveOf`: nothing matches, so the asset is to be created. */
export const NONE = -1;
/** In `liveOf`: an error was reported, so nothing may be concluded about the asset. */
const FAILED = -2;

/** From `onlyUnclaimed`: no unclaimed asset has that name. */
const NOBODY = -1;
/** From `onlyUnclaimed`: more than one asset has it. */
const SEVERAL = -2;

/**
 * The result of matching. Desired assets are numbered in order of declaration, live assets in the order of the list.
 */
interface Matching {
  /** By desired number: a live number, or NONE or FAILED, which are below zero. */
  readonly liveOf: Int32Array;
  /** By live number: 1 when claimed. */
  readonly claimed: Uint8Array;
  /** Keys of names that an unmatched asset may have meant. */
  readonly doubtful: ReadonlySet<string>;
  /** Desired numbers of inferred moves. */
  readonly inferred: ReadonlySet<number>;
}

/** Live assets by system and name, and the claims on them. For speed, an asset is its index in a list. */
class Claims implements Matching {
  readonly assets: readonly LiveAsset[];
  readonly liveOf: Int32Array;
  readonly claimed: Uint8Array;
  readonly doubtful = new Set<string>();
  readonly inferred = new Set<number>();
  /** True if any indexed name ends with the swap suffix. If false, no lookup of parked names is needed. */
  hasParked = false;
  /** By system and name: one live number, or several in the order of the list. Nearly all names have one. */
  readonly #bySystem: ReadonlyMap<string, Map<string, number | number[]>>;

  /** Indexes by name only the assets of `systemIds`. */
  constructor(assets: readonly LiveAsset[], systemIds: Iterable<string>, desiredCount: number) {
    this.assets = assets;
    this.liveOf = new Int32Array(desiredCount).fill(NONE);
    this.claimed = new Uint8Array(assets.length);
    this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map()]));
    for (const [live, { cyber_system_id, name }] of assets.entries()) {
      const byName = this.#bySystem.get(cyber_system_id);
      if (byName === undefined) continue;
      const namesakes = byName.get(name);
      if (typeof namesakes === 'object') namesakes.push(live);
      else byName.set(name, namesakes === undefined ? live : [namesakes, live]);
      if (name.endsWith(SWAP_SUFFIX)) this.hasParked = true;
    }
  }

  claim(desired: number, live: number): void {
    this.liveOf[desired] = live;
    this.claimed[live] = 1;
  }

  infer(desired: number, live: number): void {
    this.claim(desired, live);
    this.inferred.add(desired);
  }

  /** The names of the unclaimed assets of an indexed system. */
  unclaimedNames(systemId: string): string[] {
    const names = [...this.#bySystem.get(systemId)!.keys()];
    return names.filter((name) => this.onlyUnclaimed(systemId, name) !== NOBODY);
  }

  /** Nothing is concluded about an asset that may mean one of several live assets. */
  doubt({ desired, system, asset, source }: Claimant): void {
    this.liveOf[desired] = FAILED;
    this.doubtful.add(nameKey(system.id, asset.name)).add(nameKey(system.id, asset.name + SWAP_SUFFIX));
    if (source !== null) this.doubtful.add(nameKey(source.system.id, source.name));
  }

  /** Up to `most` unclaimed assets of that name in that system. */
  unclaimed(systemId: string, name: string, most: number): number[] {
    const namesakes = this.#bySystem.get(systemId)?.get(name) ?? [];
    const unclaimed: number[] = [];
    for (const live of typeof namesakes === 'number' ? [namesakes] : namesakes) {
      if (this.claimed[live] === 0 && unclaimed.push(live) === most) break;
    }
    return unclaimed;
  }

  /** The unclaimed asset of that name in that system; NOBODY if there is none, SEVERAL if there are more. */
  onlyUnclaimed(systemId: string, name: string): number {
    const namesakes = this.#bySystem.get(systemId)?.get(name) ?? NOBODY;
    if (typeof namesakes === 'number') return namesakes >= 0 && this.claimed[namesakes] === 0 ? namesakes : NOBODY;
    const [only = NOBODY, another] = this.unclaimed(systemId, name, 2);
    return another === undefined ? only : SEVERAL;
  }
}

/** An entry that is matched by more than its own name. */
interface Claimant extends NumberedEntry {
  /** Where the hints look for the asset. null if there are no hints, or if they name the asset's own place. */
  readonly source: { readonly system: CyberSystem; readonly name: string } | null;
  /** The problem with `moved_from`. null if it means one system, or is absent. */
  readonly unresolved: Parameters<typeof systemReferenceProblem>[1] | null;
}

/** How many candidates of a kind are looked up: enough to distinguish one from several, and to name some. */
const MOST_CANDIDATES = 5;

/** The unclaimed live assets that a claimant may mean, by number. `parked` have its name with the swap suffix. */
function findCandidates({ system, asset, source }: Claimant, claims: Claims) {
  const parkedName = asset.name + SWAP_SUFFIX;
  const isSourceParked = source?.system.id === system.id && source.name === parkedName;
  return {
    own: claims.unclaimed(system.id, asset.name, MOST_CANDIDATES),
    source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_CANDIDATES),
    parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_CANDIDATES) : [],
  };
}

/**
 * Each claimant with exactly one candidate takes it, until nothing changes. In the last round, a claimant with one
 * candidate of its own name and none at its source takes that candidate, even if there are parked ones.
 */
function claimClear(open: readonly Claimant[], claims: Claims, isLastRound: boolean): void {
  // The claimants that may mean a name, by the key of that name. A name has at most three: the entry of that name, the
  // entry that names it as its source, and the entry that it may be parked for. So the time is linear.
  const watchers = new Map<string, Claimant[]>();
  for (const claimant of open) {
    const { system, asset, source } = claimant;
    addUnder(watchers, nameKey(system.id, asset.name), claimant);
    addUnder(watchers, nameKey(system.id, asset.name + SWAP_SUFFIX), claimant);
    if (source !== null) addUnder(watchers, nameKey(source.system.id, source.name), claimant);
  }
  // Claims an asset, and returns the claimants that lost a candidate. The list is always there: the claimant watches
  // this name itself, or it would not have found the asset.
  const claimAndWake = ({ desired }: Claimant, live: number) => {
    claims.claim(desired, live);
    const { cyber_system_id, name } = claims.assets[live]!;
    return watchers.get(nameKey(cyber_system_id, name))!;
  };
  // A claim may leave another claimant with one candidate, so those that lost one are checked again, and returned.
  const takeOnly = (asked: readonly Claimant[]) => {
    const queue = [...asked];
    for (const claimant of queue) {
      if (claims.liveOf[claimant.desired]! >= 0) continue;
      const { own, source, parked } = findCandidates(claimant, claims);
      if (own.length + source.length + parked.length !== 1) continue;
      queue.push(...claimAndWake(claimant, own[0] ?? source[0] ?? parked[0]!));
    }
    return queue.slice(asked.length);
  };
  takeOnly(open);
  // Only claimants that lost a candidate are checked again, so a long chain needs no full pass for each link.
  for (let asked = isLastRound ? open : []; asked.length > 0; ) {
    const woken: Claimant[] = [];
    for (const claimant of asked) {
      if (claims.liveOf[claimant.desired]! >= 0) continue;
      const { own, source } = findCandidates(claimant, claims);
      if (own.length === 1 && source.length === 0) woken.push(...claimAndWake(claimant, own[0]!));
    }
    // In order of declaration, so that no result depends on the order of the claims.
    asked = [...new Set([...woken, ...takeOnly(woken)])].sort((a, b) => a.desired - b.desired);
  }
}
