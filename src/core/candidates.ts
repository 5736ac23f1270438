// Matching by candidates (design section 4, step 2): an asset's own name, the source its hints name, and its own name
// as a cycle may have parked it. Whoever has one candidate left takes it, until nothing changes; so chains work in any file
// order, and what is left in doubt is an error, never a guess.

import { type Diagnostic, diagnostic, type Place, type Report, type Severity } from './diagnostic.ts';
import { addUnder, nameKey } from './group.ts';
import { type Claims, FAILED, SWAP_SUFFIX } from './live-index.ts';
import type { CyberSystem, DesiredAsset, Named } from './model.ts';
import { placeOf } from './names.ts';
import { findByReference, named, type SystemIndex, systemReferenceProblem, type UnclearReference } from './resolve.ts';

/** A desired asset that is not matched by its own name alone. */
export interface Candidate {
  readonly desired: number;
  readonly asset: DesiredAsset;
  readonly system: CyberSystem;
  /** What the hints name; null when there are none, or when they name the asset's own place. */
  readonly source: { readonly system: CyberSystem; readonly name: string } | null;
  /** null when `moved_from` is clear or not there. */
  readonly unresolved: UnclearReference | null;
}

/** What candidates are settled with. */
export interface Settling {
  readonly claims: Claims;
  readonly directory: SystemIndex;
  readonly report: Report;
}

/** Reads the hints of one asset that has no id. */
export function hintedCandidate(
  { desired, asset, system }: Pick<Candidate, 'desired' | 'asset' | 'system'>,
  directory: SystemIndex,
): Candidate {
  const movedFrom = asset.hints?.movedFrom ?? null;
  let from = system;
  if (movedFrom !== null) {
    const { value: reference, offset } = movedFrom;
    const systems = findByReference(directory, reference);
    const [only, another] = systems;
    if (only === undefined || another !== undefined) {
      const at = { file: asset.document.file, offset };
      return { desired, asset, system, source: null, unresolved: { at, reference, systems } };
    }
    from = only;
  }
  const name = asset.hints?.renamedFrom?.value ?? asset.name;
  const isOwnPlace = from.id === system.id && name === asset.name;
  const source = isOwnPlace ? null : { system: from, name };
  return { desired, asset, system, source, unresolved: null };
}

/** Unclaimed live assets, by number. */
interface Found {
  readonly own: readonly number[];
  readonly source: readonly number[];
  readonly parked: readonly number[];
}

/** How many of a kind are looked up: enough to tell one from several, and to name some. */
const MOST_FOUND = 5;

function findCandidates({ system, asset, source }: Candidate, claims: Claims): Found {
  const parkedName = asset.name + SWAP_SUFFIX;
  const isSourceParked = source?.system.id === system.id && source.name === parkedName;
  return {
    own: claims.unclaimed(system.id, asset.name, MOST_FOUND),
    source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_FOUND),
    parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_FOUND) : [],
  };
}

// What is said of an asset when its candidates are settled: what is left in doubt is an error, never a guess.

/** A verdict on an asset that nothing was claimed for: it is to be created, or an error says why not. */
function conclude(candidate: Candidate, { claims, directory, report }: Settling): void {
  const { asset, system, source } = candidate;
  const { own, source: sources, parked } = findCandidates(candidate, claims);
  const all = [...own, ...sources, ...parked];
  if (all.length === 0 && asset.hints === null) return; // to be created
  claims.fail(candidate.desired);
  const idsOf = (lives: readonly number[]) => lives.map((live) => claims.assets[live]!.id);
  const ambiguous = ({ system: { id }, name }: Address, ids: readonly string[]) =>
    diagnostic('ambiguous-asset', 'error', placeOf(asset), { name, system: directory.place(id), ids });
  if (all.length === 0) report(missingSource(candidate, directory));
  else if (own.length > 1) report(ambiguous({ system, name: asset.name }, idsOf(own)));
  else if (source === null || sources.length === 0) {
    // One of the own name would have been claimed, so these are leftovers.
    report(ambiguous({ system, name: asset.name + SWAP_SUFFIX }, idsOf(parked)));
  } else if (all.length > sources.length)
    report(
      renameConflict(
        candidate,
        'both-live',
        all.map((live) => named(claims.assets[live]!)),
      ),
    );
  else report(ambiguous(source, idsOf(sources)));
}

interface Address {
  readonly system: CyberSystem;
  readonly name: string;
}

/** Where the hints look for the asset: hints may name its own place. */
function sourceOf({ asset, system, source }: Candidate): Address {
  return source ?? { system, name: asset.name };
}

function missingSource(candidate: Candidate, directory: SystemIndex): Diagnostic {
  const { asset, unresolved } = candidate;
  if (unresolved !== null) return unclearSystem(unresolved, directory, 'error');
  const { name: source, system } = sourceOf(candidate);
  const args = { name: asset.name, source, system: directory.place(system.id) };
  return diagnostic('rename-source-missing', 'error', hintPlace(asset), args);
}

function unclearSystem(unclear: UnclearReference, directory: SystemIndex, severity: Severity): Diagnostic {
  return { ...systemReferenceProblem(directory, unclear), severity };
}

function renameConflict(
  candidate: Candidate,
  reason: 'both-live' | 'shared-source',
  assets: readonly Named[],
): Diagnostic {
  const { asset } = candidate;
  const args = { name: asset.name, source: sourceOf(candidate).name, reason, assets };
  return diagnostic('rename-conflict', 'error', hintPlace(asset), args);
}

/** The live asset already stands where and how the hints would bring it: they have served. */
function adviseOnHints(candidate: Candidate, { claims, directory, report }: Settling): void {
  const { desired, asset, system, unresolved } = candidate;
  const live = claims.assets[claims.liveOf[desired]!];
  if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id) return;
  // The system it came from may be gone by now, or its name be misspelt: no reason to stop, but to look.
  if (unresolved !== null) {
    report(unclearSystem(unresolved, directory, 'warning'));
    return;
  }
  const keys = [
    ...(asset.hints.renamedFrom === null ? [] : ['renamed_from']),
    ...(asset.hints.movedFrom === null ? [] : ['moved_from']),
  ];
  report(diagnostic('hint-done', 'notice', hintPlace(asset), { name: asset.name, key: keys.join(' and ') }));
}

/** The first hint of an asset that has one and no id. */
function hintPlace({ document, hints }: DesiredAsset): Place {
  const { offset } = (hints?.renamedFrom ?? hints?.movedFrom)!;
  return { file: document.file, offset };
}

// Matching by candidates (design section 4, step 2): an asset's own name, the source its hints name, and its own
// name as a cycle may have parked it. Whoever has one candidate left takes it, until nothing changes; so chains
// work in any file order, and what is left in doubt is an error, never a guess.

/** First round, assets with a hint alone. Returns those that are still open. */
export function claimByHints(hinted: readonly Candidate[], settling: Settling): Candidate[] {
  const { claims } = settling;
  const clear = refuseUnclearSystems(withoutTwins(hinted, claims), settling);
  const open = refuseSharedSources(clear, settling);
  settle(open, watchersOf(open), claims);
  return open;
}

/** Second round, once plain assets have their own names: all that are open; then a verdict on each of them. */
export function claimTheRest(all: readonly Candidate[], settling: Settling): void {
  const { claims } = settling;
  const open = withoutTwins(all, claims);
  const watchers = watchersOf(open);
  settle(open, watchers, claims);
  // Only whom a claim has left with fewer candidates need be asked again: a long chain is no walk for each link.
  for (let asked = open; asked.length > 0; ) {
    const woken = claimOverParked(asked, watchers, claims);
    asked = inOrder([...woken, ...settle(woken, watchers, claims)]);
  }
  for (const candidate of open) {
    if (isOpen(candidate, claims)) conclude(candidate, settling);
    else adviseOnHints(candidate, settling);
  }
}

/** Of several entries for one name in one system, reported by names.ts, the first stands for all. */
function withoutTwins(candidates: readonly Candidate[], claims: Claims): Candidate[] {
  const firsts = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = nameKey(candidate.system.id, candidate.asset.name);
    if (firsts.has(key)) claims.fail(candidate.desired);
    else firsts.set(key, candidate);
  }
  return [...firsts.values()];
}

/** Each once, in order of declaration, so that no result depends on who woke whom. */
function inOrder(candidates: readonly Candidate[]): Candidate[] {
  return [...new Set(candidates)].sort((a, b) => a.desired - b.desired);
}

function isOpen({ desired }: Candidate, claims: Claims): boolean {
  return claims.liveOf[desired]! < 0;
}

/** Who may mean a name, by the key of that name. */
type Watchers = ReadonlyMap<string, readonly Candidate[]>;

function watchersOf(open: readonly Candidate[]): Watchers {
  const watchers = new Map<string, Candidate[]>();
  for (const candidate of open) {
    const { system, asset, source } = candidate;
    watch(watchers, nameKey(system.id, asset.name), candidate);
    watch(watchers, nameKey(system.id, asset.name + SWAP_SUFFIX), candidate);
    if (source !== null) watch(watchers, nameKey(source.system.id, source.name), candidate);
  }
  return watchers;
}

/**
 * A claim may leave another asset with one candidate: those that may mean the same name are looked at again. They are
 * three at most (its own entry, the one that names it as source, the one it may be parked for), so this is linear.
 * Returns who was looked at again.
 */
function settle(open: readonly Candidate[], watchers: Watchers, claims: Claims): Candidate[] {
  const queue = [...open];
  for (let next = 0; next < queue.length; next++) {
    const candidate = queue[next]!;
    const live = isOpen(candidate, claims) ? onlyOne(findCandidates(candidate, claims)) : null;
    if (live !== null) queue.push(...claimAndWake(candidate, live, watchers, claims));
  }
  return queue.slice(open.length);
}

/** Claims, and returns those whose candidates are fewer now. */
function claimAndWake({ desired }: Candidate, live: number, watchers: Watchers, claims: Claims): readonly Candidate[] {
  claims.claim(desired, live);
  const { cyber_system_id, name } = claims.assets[live]!;
  // It watches that name itself, or it would not have found the asset.
  return watchers.get(nameKey(cyber_system_id, name))!;
}

function watch(watchers: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  addUnder(watchers, key, candidate);
}

function onlyOne({ own, source, parked }: Found): number | null {
  return own.length + source.length + parked.length === 1 ? (own[0] ?? source[0] ?? parked[0]!) : null;
}

/** Own name and leftover left: its own name. Returns those whose candidates are fewer for it. */
function claimOverParked(open: readonly Candidate[], watchers: Watchers, claims: Claims): Candidate[] {
  const woken: Candidate[] = [];
  for (const candidate of open) {
    if (!isOpen(candidate, claims)) continue;
    const { own, source } = findCandidates(candidate, claims);
    const [live] = own;
    if (live === undefined || own.length > 1 || source.length > 0) continue;
    woken.push(...claimAndWake(candidate, live, watchers, claims));
  }
  return woken;
}

/** A `moved_from` that several systems answer to might name an asset that would be lost. */
function refuseUnclearSystems(hinted: readonly Candidate[], { claims, directory, report }: Settling): Candidate[] {
  return hinted.filter(({ desired, unresolved }) => {
    if (unresolved === null || unresolved.systems.length === 0) return true;
    claims.fail(desired);
    report(unclearSystem(unresolved, directory, 'error'));
    return false;
  });
}

function refuseSharedSources(hinted: readonly Candidate[], { claims, report }: Settling): Candidate[] {
  const bySource = new Map<string, Candidate[]>();
  for (const candidate of hinted) {
    if (candidate.source === null) continue;
    watch(bySource, nameKey(candidate.source.system.id, candidate.source.name), candidate);
  }
  for (const sharers of bySource.values()) {
    if (sharers.length < 2) continue;
    for (const candidate of sharers) {
      claims.fail(candidate.desired);
      report(renameConflict(candidate, 'shared-source', []));
    }
  }
  return hinted.filter(({ desired }) => claims.liveOf[desired] !== FAILED);
}
