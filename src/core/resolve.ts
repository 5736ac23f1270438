// From names in files to cyber systems at the service (design section 4, first paragraph).
import { type Diagnostic, diagnostic, type Place, type Report } from './diagnostic.ts';
import { Homes } from './homes.ts';
import type { CyberSystem, DesiredAsset, Facility, InventoryDocument, Live, Located } from './model.ts';
import { findByReference, indexReferences, named, type ReferenceIndex } from './reference.ts';

/** The documents that declare one cyber system, their union meant. */
export interface ResolvedSystem {
  readonly system: CyberSystem;
  readonly documents: readonly InventoryDocument[];
  /** false if any document says so, else true if any does, else null. */
  readonly prune: boolean | null;
}

/** What references are looked up in. `facilities` is empty when no file names one. */
export interface Directory {
  readonly systems: ReferenceIndex<CyberSystem>;
  readonly facilities: ReferenceIndex<Facility>;
}

export function makeDirectory({ systems, facilities }: Live): Directory {
  return { systems: indexReferences(systems), facilities: indexReferences(facilities ?? []) };
}

export interface Resolved {
  /** In order of first mention. */
  readonly systems: readonly ResolvedSystem[];
  /** Documents whose cyber system is not known; why was reported. */
  readonly unresolved: readonly InventoryDocument[];
}

/** Groups documents by the system they declare. */
export function resolveSystems(
  documents: readonly InventoryDocument[],
  directory: Directory,
  report: Report,
): Resolved {
  const unresolved: InventoryDocument[] = [];
  const groups = new Map<string, { system: CyberSystem; documents: InventoryDocument[]; prune: boolean | null }>();
  const lookup = { directory, homes: new Homes(directory.facilities) };
  for (const document of documents) {
    const system = resolveDocument(document, lookup, report);
    if (system === null) {
      unresolved.push(document);
      continue;
    }
    const group = groups.get(system.id);
    if (group === undefined) groups.set(system.id, { system, documents: [document], prune: document.prune });
    else {
      group.documents.push(document);
      group.prune = mergePrune(group.prune, document.prune);
    }
  }
  return { systems: [...groups.values()], unresolved };
}

/** A reference that does not mean one system, and the systems that it may mean: none or several. */
export interface UnclearReference {
  readonly at: Place;
  readonly reference: string;
  readonly systems: readonly CyberSystem[];
}

/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
export function systemReferenceProblem(
  index: ReferenceIndex<CyberSystem>,
  { at, reference, systems }: UnclearReference,
): Diagnostic {
  // The list itself, not a copy: as many documents may name as many systems.
  if (systems.length > 0) return diagnostic('ambiguous-cyber-system', 'error', at, { name: reference, systems });
  const near = index.names.nearest(reference);
  return diagnostic('unknown-cyber-system', 'error', at, { name: reference, near });
}

/** Every asset of a resolved system, over its documents. */
export function assetsOf({ documents }: ResolvedSystem): readonly DesiredAsset[] {
  const [only, another] = documents;
  // Nearly always one: its own list, since a copy, or a generator, would be paid for at every step.
  return only !== undefined && another === undefined ? only.assets : documents.flatMap(({ assets }) => assets);
}

function mergePrune(a: boolean | null, b: boolean | null): boolean | null {
  if (a === false || b === false) return false;
  return a ?? b;
}

interface Lookup {
  readonly directory: Directory;
  readonly homes: Homes;
}

function resolveDocument(document: InventoryDocument, lookup: Lookup, report: Report): CyberSystem | null {
  const { file, cyberSystem, facility } = document;
  const { directory, homes } = lookup;
  const found = findByReference(directory.systems, cyberSystem.value);
  const meant = facility === null ? found : homes.narrow(found, findByReference(directory.facilities, facility.value));
  const only = meant.length === 1 ? meant[0] : undefined;
  if (only !== undefined) return only;
  if (facility !== null && meant.length === 0 && found[0] !== undefined) {
    report(facilityMismatch(found, lookup, facility, { file, offset: facility.offset }));
  } else {
    const at = { file, offset: cyberSystem.offset };
    report(systemReferenceProblem(directory.systems, { at, reference: cyberSystem.value, systems: meant }));
  }
  return null;
}

function facilityMismatch(
  systems: readonly CyberSystem[],
  { directory, homes }: Lookup,
  facility: Located<string>,
  at: Place,
): Diagnostic {
  const isKnown = findByReference(directory.facilities, facility.value).length > 0;
  return diagnostic('facility-mismatch', 'error', at, {
    facility: facility.value,
    system: named(systems[0]!),
    facilities: homes.namesOf(systems),
    near: isKnown ? [] : directory.facilities.names.nearest(facility.value),
  });
}
