// Matching by candidates (design section 4, step 2): an asset's own name, the source its hints name, and its own
// name as a cycle may have parked it. Whoever has one candidate left takes it, until nothing changes; so chains
// work in any file order, and what is left in doubt is an error, never a guess.
import { type Claims, SWAP_SUFFIX } from './claims.ts';
import { type Diagnostic, diagnostic, type Place } from './diagnostic.ts';
import type { CyberSystem, DesiredAsset } from './model.ts';
import { placeOf } from './names.ts';
import { findByReference, named, type ReferenceIndex } from './reference.ts';
import { systemReferenceProblem } from './resolve.ts';

/** A desired asset that is not matched by its own name alone. */
export interface Candidate {
  readonly desired: number;
  readonly asset: DesiredAsset;
  readonly system: CyberSystem;
  /** What the hints name; null when there are none, or when they name the asset's own place. */
  readonly source: { readonly system: CyberSystem; readonly name: string } | null;
  /** The systems that an unclear `moved_from` may mean: none or several; null when it is clear or not there. */
  readonly unresolved: readonly CyberSystem[] | null;
}

type Report = (d: Diagnostic) => void;

/** Reads the hints of one asset that has no id. */
export function hintedCandidate(
  desired: number,
  asset: DesiredAsset,
  system: CyberSystem,
  directory: ReferenceIndex<CyberSystem>,
): Candidate {
  const movedFrom = asset.hints?.movedFrom?.value;
  const found = movedFrom === undefined ? [system] : findByReference(directory, movedFrom);
  const [from] = found;
  if (from === undefined || found.length > 1) return { desired, asset, system, source: null, unresolved: found };
  const name = asset.hints?.renamedFrom?.value ?? asset.name;
  const isOwnPlace = from.id === system.id && name === asset.name;
  const source = isOwnPlace ? null : { system: from, name };
  return { desired, asset, system, source, unresolved: null };
}

/** First round, assets with a hint alone. Returns those that are still open. */
export function claimByHints(hinted: readonly Candidate[], claims: Claims, report: Report): Candidate[] {
  const open = refuseSharedSources(hinted, claims, report);
  settle(open, claims);
  return open;
}

/** Second round, once plain assets have their own names: all that are open; then a verdict on each of them. */
export function claimTheRest(
  open: readonly Candidate[],
  claims: Claims,
  directory: ReferenceIndex<CyberSystem>,
  report: Report,
): void {
  settle(open, claims);
  const parkedTwice = open.filter((candidate) => isOpen(candidate, claims) && takesOwnName(candidate, claims));
  if (parkedTwice.length > 0) settle(open, claims);
  for (const candidate of open) {
    if (isOpen(candidate, claims)) conclude(candidate, claims, directory, report);
    else noticeDoneHint(candidate, claims, report);
  }
}

interface Found {
  readonly own: readonly number[];
  readonly source: readonly number[];
  readonly parked: readonly number[];
}

function find({ system, asset, source }: Candidate, claims: Claims): Found {
  const parkedName = asset.name + SWAP_SUFFIX;
  const isSourceParked = source?.system.id === system.id && source.name === parkedName;
  return {
    own: claims.unclaimed(system.id, asset.name),
    source: source === null ? [] : claims.unclaimed(source.system.id, source.name),
    parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName) : [],
  };
}

function isOpen({ desired }: Candidate, claims: Claims): boolean {
  return claims.liveOf[desired]! < 0;
}

/** A claim may leave another asset with one candidate: only those that share it are looked at again. */
function settle(open: readonly Candidate[], claims: Claims): void {
  const watchers = new Map<number, Candidate[]>();
  for (const candidate of open) {
    if (!isOpen(candidate, claims)) continue;
    const { own, source, parked } = find(candidate, claims);
    for (const live of [...own, ...source, ...parked]) {
      const others = watchers.get(live);
      if (others === undefined) watchers.set(live, [candidate]);
      else others.push(candidate);
    }
  }
  const queue = [...open];
  for (let next = 0; next < queue.length; next++) {
    const candidate = queue[next]!;
    const live = isOpen(candidate, claims) ? onlyOne(find(candidate, claims)) : null;
    if (live === null) continue;
    claims.claim(candidate.desired, live);
    queue.push(...(watchers.get(live) ?? []));
  }
}

function onlyOne({ own, source, parked }: Found): number | null {
  return own.length + source.length + parked.length === 1 ? (own[0] ?? source[0] ?? parked[0] ?? null) : null;
}

function takesOwnName(candidate: Candidate, claims: Claims): boolean {
  const { own, source } = find(candidate, claims);
  const [live] = own;
  if (live === undefined || own.length > 1 || source.length > 0) return false;
  claims.claim(candidate.desired, live);
  return true;
}

function refuseSharedSources(hinted: readonly Candidate[], claims: Claims, report: Report): Candidate[] {
  const bySource = new Map<string, Candidate[]>();
  for (const candidate of hinted) {
    if (candidate.source === null) continue;
    const key = `${candidate.source.system.id}\0${candidate.source.name}`;
    const sharers = bySource.get(key);
    if (sharers === undefined) bySource.set(key, [candidate]);
    else sharers.push(candidate);
  }
  for (const sharers of bySource.values()) {
    if (sharers.length < 2) continue;
    for (const candidate of sharers) {
      claims.fail(candidate.desired);
      report(renameConflict(candidate, 'shared-source', []));
    }
  }
  return hinted.filter(
    ({ source }) => source === null || bySource.get(`${source.system.id}\0${source.name}`)!.length < 2,
  );
}

function conclude(candidate: Candidate, claims: Claims, directory: ReferenceIndex<CyberSystem>, report: Report): void {
  const { asset, system, source } = candidate;
  const found = find(candidate, claims);
  const all = [...found.own, ...found.source, ...found.parked];
  if (all.length === 0 && asset.hints === null) return; // to be created
  claims.fail(candidate.desired);
  const ids = all.map((live) => claims.assets[live]!.id);
  const kinds = [found.own, found.source, found.parked].filter((lives) => lives.length > 0).length;
  if (all.length === 0) report(missingSource(candidate, directory));
  else if (found.own.length > 1 || kinds === 1) {
    const isAtSource = found.own.length === 0 && found.source.length > 0 && source !== null;
    const where = isAtSource ? source.system : system;
    const name = isAtSource ? source.name : asset.name;
    report(diagnostic('ambiguous-asset', 'error', placeOf(asset), { name, system: named(where), ids }));
  } else report(renameConflict(candidate, 'both-live', ids));
}

function missingSource({ asset, system, source, unresolved }: Candidate, directory: ReferenceIndex<CyberSystem>) {
  if (unresolved !== null && asset.hints?.movedFrom != null) {
    const { value, offset } = asset.hints.movedFrom;
    return systemReferenceProblem(directory, value, unresolved, { file: asset.document.file, offset });
  }
  const name = source?.name ?? asset.name;
  const args = { name: asset.name, source: name, system: named(source?.system ?? system) };
  return diagnostic('rename-source-missing', 'error', hintPlace(asset), args);
}

function renameConflict(
  { asset, source }: Candidate,
  reason: 'both-live' | 'shared-source',
  ids: readonly string[],
): Diagnostic {
  const args = { name: asset.name, source: source?.name ?? asset.name, reason, ids };
  return diagnostic('rename-conflict', 'error', hintPlace(asset), args);
}

/** The live asset already stands where and how the hints would bring it: they have served. */
function noticeDoneHint({ desired, asset, system }: Candidate, claims: Claims, report: Report): void {
  const live = claims.assets[claims.liveOf[desired]!];
  if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id) return;
  const keys = [
    ...(asset.hints.renamedFrom === null ? [] : ['renamed_from']),
    ...(asset.hints.movedFrom === null ? [] : ['moved_from']),
  ];
  report(diagnostic('hint-done', 'notice', hintPlace(asset), { name: asset.name, key: keys.join(' and ') }));
}

function hintPlace(asset: DesiredAsset): Place {
  const hint = asset.hints?.renamedFrom ?? asset.hints?.movedFrom;
  return { file: asset.document.file, offset: hint?.offset ?? asset.offset };
}
