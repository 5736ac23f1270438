// A desired asset about which its own name alone does not decide, and the live assets that it may mean.
import { type Claims, SWAP_SUFFIX } from './claims.ts';
import type { Report } from './diagnostic.ts';
import type { CyberSystem, DesiredAsset } from './model.ts';
import { findByReference, type ReferenceIndex } from './reference.ts';
import type { UnclearReference } from './resolve.ts';

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
  readonly directory: ReferenceIndex<CyberSystem>;
  readonly report: Report;
}

/** Reads the hints of one asset that has no id. */
export function hintedCandidate(
  { desired, asset, system }: Pick<Candidate, 'desired' | 'asset' | 'system'>,
  directory: ReferenceIndex<CyberSystem>,
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
