// Resolving declared cyber systems (design section 4): a reference is an id, else an exact name, narrowed by facility.
// What does not resolve to one system is an error that names what it may have meant.

import { compareIds } from './compare.ts';
import { type Diagnostic, diagnostic, type Place, type Report } from './diagnostic.ts';
import { addUnder, groupBy, remember } from './group.ts';
import { type IgnoreList, ignoreListOf } from './ignore.ts';
import type {
  CyberSystem,
  DesiredAsset,
  Facility,
  Inventory,
  InventoryDocument,
  Live,
  Located,
  Named,
  PlacedSystem,
} from './model.ts';
import { Vocabulary } from './suggest.ts';
import { type PlaceSystem, placesOf, type ShownFields } from './system-context.ts';

export interface ReferenceIndex<T extends Named> {
  readonly byId: ReadonlyMap<string, T>;
  readonly byName: ReadonlyMap<string, readonly T[]>;
  /** The names, for "did you mean". */
  readonly names: Vocabulary;
}

export function indexReferences<T extends Named>(records: readonly T[]): ReferenceIndex<T> {
  const byId = new Map<string, T>();
  const byName = new Map<string, T[]>();
  for (const record of records) {
    byId.set(record.id, record);
    addUnder(byName, record.name, record);
  }
  return { byId, byName, names: new Vocabulary(byName.keys()) };
}

/** The records a reference may mean: the one of that id, else all of exactly that name. */
export function findByReference<T extends Named>(index: ReferenceIndex<T>, reference: string): readonly T[] {
  const byId = index.byId.get(reference);
  return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}

/** How a file can name this record without doubt: by name, or by id where the name is shared or another's id. */
export function referenceTo(index: ReferenceIndex<Named>, record: Named): string {
  const meant = findByReference(index, record.name);
  return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}

export function named(record: Named): Named {
  return { id: record.id, name: record.name };
}

/** The documents that declare one cyber system, their union meant. */
export interface ResolvedSystem {
  readonly system: CyberSystem;
  readonly documents: readonly InventoryDocument[];
  /** Of all of them. */
  readonly assets: readonly DesiredAsset[];
  /** false if any document says so, else true if any does, else null. */
  readonly prune: boolean | null;
  /** null where no document leaves anything alone. */
  readonly ignore: IgnoreList | null;
}

/**
 * Cyber systems, and where each stands. A utility may well call a system the same in each of its facilities: what is
 * asked of a list is computed once, so that as many documents as systems cost no product of the two.
 */
export interface SystemIndex extends ReferenceIndex<CyberSystem> {
  readonly place: PlaceSystem;
  readonly placeAll: (systems: readonly CyberSystem[]) => readonly PlacedSystem[];
  /** Those of the first that are in one of the second. */
  readonly inFacilities: (
    systems: readonly CyberSystem[],
  ) => (facilities: readonly Facility[]) => readonly CyberSystem[];
  /** The names of the facilities that they are in. */
  readonly facilityNames: (systems: readonly CyberSystem[]) => readonly string[];
}

/** What references are looked up in. */
export interface Directory {
  readonly systems: SystemIndex;
  readonly facilities: ReferenceIndex<Facility>;
}

export function makeDirectory(live: Live, fields: ShownFields = {}): Directory {
  const facilities = indexReferences(live.facilities);
  const place = placesOf(live, fields);
  // Lists are told apart by identity: an index answers the same name with the same list.
  const placeAll = remember((systems: readonly CyberSystem[]) =>
    systems.map(({ id }) => place(id)).sort((a, b) => compareIds(a.id, b.id)),
  );
  const inFacilities = remember((systems: readonly CyberSystem[]) => {
    const byFacility = groupBy(systems, ({ facility_id }) => facility_id ?? '');
    return remember((several: readonly Facility[]) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
  });
  const facilityNames = remember((systems: readonly CyberSystem[]) =>
    systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []),
  );
  return { systems: { ...indexReferences(live.systems), place, placeAll, inFacilities, facilityNames }, facilities };
}

interface Resolved {
  /** In order of first mention. */
  readonly systems: readonly ResolvedSystem[];
  /** Documents whose cyber system is not known; why was reported. */
  readonly unresolved: readonly InventoryDocument[];
}

/** Groups documents by the system they declare. */
export function resolveSystems({ documents }: Inventory, directory: Directory, report: Report): Resolved {
  const unresolved: InventoryDocument[] = [];
  const documentsOf = new Map<CyberSystem, InventoryDocument[]>();
  for (const document of documents) {
    const resolution = resolveDocument(document, directory);
    if ('problem' in resolution) {
      report(resolution.problem);
      unresolved.push(document);
    } else {
      addUnder(documentsOf, resolution.system, document);
    }
  }
  const systems = Array.from(documentsOf, ([system, declaring]) => united(system, declaring));
  return { systems, unresolved };
}

/** A reference that does not mean one system, and the systems that it may mean: none or several. */
export interface UnclearReference {
  readonly at: Place;
  readonly reference: string;
  readonly systems: readonly CyberSystem[];
  /** Whether a facility could be said beside it. */
  readonly takesFacility: boolean;
}

/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
export function systemReferenceProblem(index: SystemIndex, unclear: UnclearReference): Diagnostic {
  const { at, reference, systems, takesFacility } = unclear;
  if (systems.length > 0) {
    const args = { name: reference, systems: index.placeAll(systems), takesFacility };
    return diagnostic('ambiguous-cyber-system', 'error', at, args);
  }
  const near = index.names.nearest(reference);
  return diagnostic('unknown-cyber-system', 'error', at, { name: reference, near });
}

function united(system: CyberSystem, documents: readonly InventoryDocument[]): ResolvedSystem {
  const [first] = documents;
  // Nearly always there is one, which need not be copied.
  const assets = documents.length === 1 ? first!.assets : documents.flatMap(({ assets }) => assets);
  return { system, documents, assets, prune: pruneOf(documents), ignore: ignoreListOf(documents) };
}

/** `false` in any of the documents wins. */
function pruneOf(documents: readonly InventoryDocument[]): boolean | null {
  const values = new Set(documents.map(({ prune }) => prune));
  return values.has(false) ? false : values.has(true) ? true : null;
}

function resolveDocument(
  { file, cyberSystem, facility }: InventoryDocument,
  directory: Directory,
): { readonly system: CyberSystem } | { readonly problem: Diagnostic } {
  const { systems, facilities } = directory;
  const namesakes = findByReference(systems, cyberSystem.value);
  const meant =
    facility === null ? namesakes : systems.inFacilities(namesakes)(findByReference(facilities, facility.value));
  const [only, another] = meant;
  if (only !== undefined && another === undefined) return { system: only };
  if (facility !== null && only === undefined && namesakes.length > 0) {
    return { problem: facilityMismatch(namesakes, directory, facility, { file, offset: facility.offset }) };
  }
  const at = { file, offset: cyberSystem.offset };
  const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
  return { problem: systemReferenceProblem(systems, unclear) };
}

function facilityMismatch(
  namesakes: readonly CyberSystem[],
  { systems, facilities }: Directory,
  facility: Located<string>,
  at: Place,
): Diagnostic {
  const isKnown = findByReference(facilities, facility.value).length > 0;
  return diagnostic('facility-mismatch', 'error', at, {
    facility: facility.value,
    system: named(namesakes[0]!),
    facilities: systems.facilityNames(namesakes),
    near: isKnown ? [] : facilities.names.nearest(facility.value),
  });
}
