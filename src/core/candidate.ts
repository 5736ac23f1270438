// A desired asset about which its own name alone does not decide, and the live assets that it may mean.
import { type Claims, SWAP_SUFFIX } from './claims.ts';
import type { CyberSystem, DesiredAsset } from './model.ts';
import { findByReference, type ReferenceIndex } from './reference.ts';

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

/** Unclaimed live assets, by number. */
export interface Found {
  readonly own: readonly number[];
  readonly source: readonly number[];
  readonly parked: readonly number[];
}

/** How many of a kind are looked up: enough to tell one from several, and to name some. */
const MOST_FOUND = 5;

export function findCandidates({ system, asset, source }: Candidate, claims: Claims): Found {
  const parkedName = asset.name + SWAP_SUFFIX;
  const isSourceParked = source?.system.id === system.id && source.name === parkedName;
  return {
    own: claims.unclaimed(system.id, asset.name, MOST_FOUND),
    source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_FOUND),
    parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_FOUND) : [],
  };
}
