// What is said of an asset when its candidates are settled: what is left in doubt is an error, never a guess.
import { type Candidate, findCandidates, type Settling } from './candidate.ts';
import { SWAP_SUFFIX } from './claims.ts';
import { type Diagnostic, diagnostic, type Place, type Severity } from './diagnostic.ts';
import type { CyberSystem, DesiredAsset } from './model.ts';
import { placeOf } from './names.ts';
import { named, type ReferenceIndex } from './reference.ts';
import { systemReferenceProblem, type UnclearReference } from './resolve.ts';

/** A verdict on an asset that nothing was claimed for: it is to be created, or an error says why not. */
export function conclude(candidate: Candidate, { claims, directory, report }: Settling): void {
  const { asset, system, source } = candidate;
  const { own, source: sources, parked } = findCandidates(candidate, claims);
  const all = [...own, ...sources, ...parked];
  if (all.length === 0 && asset.hints === null) return; // to be created
  claims.fail(candidate.desired);
  const idsOf = (lives: readonly number[]) => lives.map((live) => claims.assets[live]!.id);
  if (all.length === 0) report(missingSource(candidate, directory));
  else if (own.length > 1) report(ambiguous(asset, { system, name: asset.name }, idsOf(own)));
  else if (source === null || sources.length === 0) {
    // One of the own name would have been claimed, so these are leftovers.
    report(ambiguous(asset, { system, name: asset.name + SWAP_SUFFIX }, idsOf(parked)));
  } else if (all.length > sources.length) report(renameConflict(candidate, 'both-live', idsOf(all)));
  else report(ambiguous(asset, source, idsOf(sources)));
}

interface Address {
  readonly system: CyberSystem;
  readonly name: string;
}

function ambiguous(asset: DesiredAsset, { system, name }: Address, ids: readonly string[]): Diagnostic {
  return diagnostic('ambiguous-asset', 'error', placeOf(asset), { name, system: named(system), ids });
}

/** Where the hints look for the asset: hints may name its own place. */
function sourceOf({ asset, system, source }: Candidate): Address {
  return source ?? { system, name: asset.name };
}

function missingSource(candidate: Candidate, directory: ReferenceIndex<CyberSystem>): Diagnostic {
  const { asset, unresolved } = candidate;
  if (unresolved !== null) return unclearSystem(unresolved, directory, 'error');
  const { name: source, system } = sourceOf(candidate);
  const args = { name: asset.name, source, system: named(system) };
  return diagnostic('rename-source-missing', 'error', hintPlace(asset), args);
}

export function unclearSystem(
  unclear: UnclearReference,
  directory: ReferenceIndex<CyberSystem>,
  severity: Severity,
): Diagnostic {
  return { ...systemReferenceProblem(directory, unclear), severity };
}

export function renameConflict(
  candidate: Candidate,
  reason: 'both-live' | 'shared-source',
  ids: readonly string[],
): Diagnostic {
  const { asset } = candidate;
  const args = { name: asset.name, source: sourceOf(candidate).name, reason, ids };
  return diagnostic('rename-conflict', 'error', hintPlace(asset), args);
}

/** The live asset already stands where and how the hints would bring it: they have served. */
export function adviseOnHints(candidate: Candidate, { claims, directory, report }: Settling): void {
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
