// What is said of an asset when its candidates are settled: what is left in doubt is an error, never a guess.
import { type Candidate, findCandidates } from './candidate.ts';
import { type Claims, SWAP_SUFFIX } from './claims.ts';
import { type Diagnostic, diagnostic, type Place, type Severity } from './diagnostic.ts';
import type { CyberSystem, DesiredAsset } from './model.ts';
import { placeOf } from './names.ts';
import { named, type ReferenceIndex } from './reference.ts';
import { systemReferenceProblem } from './resolve.ts';

type Report = (d: Diagnostic) => void;

/** A verdict on an asset that nothing was claimed for: it is to be created, or an error says why not. */
export function conclude(
  candidate: Candidate,
  claims: Claims,
  directory: ReferenceIndex<CyberSystem>,
  report: Report,
): void {
  const { asset, system, source } = candidate;
  const found = findCandidates(candidate, claims);
  const all = [...found.own, ...found.source, ...found.parked];
  if (all.length === 0 && asset.hints === null) return; // to be created
  claims.fail(candidate.desired);
  const idsOf = (lives: readonly number[]) => lives.map((live) => claims.assets[live]!.id);
  const kinds = [found.own, found.source, found.parked].filter((lives) => lives.length > 0).length;
  if (all.length === 0) report(missingSource(candidate, directory));
  else if (found.own.length > 1) report(ambiguous(asset, asset.name, system, idsOf(found.own)));
  else if (kinds > 1) report(renameConflict(candidate, 'both-live', idsOf(all)));
  else if (found.source.length > 0 && source !== null) {
    report(ambiguous(asset, source.name, source.system, idsOf(found.source)));
  } else report(ambiguous(asset, asset.name + SWAP_SUFFIX, system, idsOf(found.parked)));
}

function ambiguous(asset: DesiredAsset, name: string, system: CyberSystem, ids: readonly string[]): Diagnostic {
  return diagnostic('ambiguous-asset', 'error', placeOf(asset), { name, system: named(system), ids });
}

function missingSource(candidate: Candidate, directory: ReferenceIndex<CyberSystem>): Diagnostic {
  const { asset, system, source, unresolved } = candidate;
  if (unresolved !== null) return unclearSystem(candidate, directory, 'error');
  const args = { name: asset.name, source: source?.name ?? asset.name, system: named(source?.system ?? system) };
  return diagnostic('rename-source-missing', 'error', hintPlace(asset), args);
}

export function unclearSystem(
  { asset, unresolved }: Candidate,
  directory: ReferenceIndex<CyberSystem>,
  severity: Severity,
): Diagnostic {
  const { value, offset } = asset.hints?.movedFrom ?? { value: '', offset: asset.offset };
  const at = { file: asset.document.file, offset };
  return { ...systemReferenceProblem(directory, value, unresolved ?? [], at), severity };
}

export function renameConflict(
  { asset, source }: Candidate,
  reason: 'both-live' | 'shared-source',
  ids: readonly string[],
): Diagnostic {
  const args = { name: asset.name, source: source?.name ?? asset.name, reason, ids };
  return diagnostic('rename-conflict', 'error', hintPlace(asset), args);
}

/** The live asset already stands where and how the hints would bring it: they have served. */
export function adviseOnHints(
  candidate: Candidate,
  claims: Claims,
  directory: ReferenceIndex<CyberSystem>,
  report: Report,
): void {
  const { desired, asset, system, unresolved } = candidate;
  const live = claims.assets[claims.liveOf[desired]!];
  if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id) return;
  // The system it came from may be gone by now, or its name be misspelt: no reason to stop, but to look.
  if (unresolved !== null) {
    report(unclearSystem(candidate, directory, 'warning'));
    return;
  }
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
