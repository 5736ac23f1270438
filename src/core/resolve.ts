// Resolves references to cyber systems. A reference is an id or else an exact name, which a facility may narrow. A
// reference that does not mean exactly one system is an error that names the candidates.

import { compareNatural } from './compare.ts';
import { type Diagnostic, diagnostic, type Place, type Report } from './diagnostic.ts';
import { addUnder, groupBy, remember } from './group.ts';
import { type IgnoreList, ignoreListOf } from './ignore.ts';
import type { CyberSystem, DesiredAsset, Facility, InventoryDocument, Live, Named, PlacedSystem } from './model.ts';
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

/** The records that a reference may mean: the record with that id, else all with exactly that name. */
export function findByReference<T extends Named>(index: ReferenceIndex<T>, reference: string): readonly T[] {
  const byId = index.byId.get(reference);
  return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}

/**
 * How a file can name this record without doubt: by name, or by id if other records have that name or it is another
 * record's id.
 */
export function referenceTo(index: ReferenceIndex<Named>, record: Named): string {
  const meant = findByReference(index, record.name);
  return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}

export function named(record: Named): Named {
  return { id: record.id, name: record.name };
}

/** A cyber system and what declares it: one document of files (names.ts refuses more), or rows of an export. */
export interface ResolvedSystem {
  readonly system: CyberSystem;
  readonly documents: readonly InventoryDocument[];
  /** The assets of all documents. */
  readonly assets: readonly DesiredAsset[];
  readonly prune: boolean | null;
  /** null if no document ignores anything. */
  readonly ignore: IgnoreList | null;
}

/**
 * Cyber systems and their facilities. A utility may give a system in each facility the same name. Each question about a
 * list is answered once, so the cost stays linear even if there are as many documents as systems.
 */
export interface SystemIndex extends ReferenceIndex<CyberSystem> {
  readonly place: PlaceSystem;
  readonly placeAll: (systems: readonly CyberSystem[]) => readonly PlacedSystem[];
  /** The systems of the first list that are in a facility of the second. */
  readonly inFacilities: (
    systems: readonly CyberSystem[],
  ) => (facilities: readonly Facility[]) => readonly CyberSystem[];
  /** The names of the facilities that these systems are in. */
  readonly facilityNames: (systems: readonly CyberSystem[]) => readonly string[];
}

/** The lists that references are looked up in. */
export interface Directory {
  readonly systems: SystemIndex;
  readonly facilities: ReferenceIndex<Facility>;
}

export function makeDirectory(live: Live, fields: ShownFields = {}): Directory {
  const facilities = indexReferences(live.facilities);
  const place = placesOf(live, fields);
  // Lists are compared by identity: an index answers the same name with the same list.
  const placeAll = remember((systems: readonly CyberSystem[]) =>
    systems.map(({ id }) => place(id)).sort((a, b) => compareNatural(a.id, b.id)),
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

/**
 * Groups documents by the system they declare, in order of first mention. Documents whose cyber system is not known are
 * `unresolved`, and the reason is reported.
 */
export function resolveSystems(
  { documents }: { readonly documents: readonly InventoryDocument[] },
  directory: Directory,
  report: Report,
) {
  const unresolved: InventoryDocument[] = [];
  const documentsOf = new Map<CyberSystem, InventoryDocument[]>();
  for (const document of documents) {
    const meant = resolveDocument(document, directory);
    if ('code' in meant) {
      report(meant);
      unresolved.push(document);
    } else {
      addUnder(documentsOf, meant, document);
    }
  }
  const systems = Array.from(documentsOf, ([system, declaring]): ResolvedSystem => {
    // Nearly always there is only one document, whose list need not be copied.
    const [first] = declaring;
    const assets = declaring.length === 1 ? first!.assets : declaring.flatMap(({ assets }) => assets);
    return { system, documents: declaring, assets, prune: first!.prune, ignore: ignoreListOf(declaring) };
  });
  return { systems, unresolved };
}

function resolveDocument({ file, cyberSystem, facility }: InventoryDocument, directory: Directory) {
  const { systems, facilities } = directory;
  const namesakes = findByReference(systems, cyberSystem.value);
  const sites = facility === null ? [] : findByReference(facilities, facility.value);
  const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(sites);
  const [only, another] = meant;
  if (only !== undefined && another === undefined) return only;
  if (facility !== null && only === undefined && namesakes.length > 0) {
    return diagnostic(
      'facility-mismatch',
      'error',
      { file, offset: facility.offset },
      {
        facility: facility.value,
        system: named(namesakes[0]!),
        facilities: systems.facilityNames(namesakes),
        isKnown: sites.length > 0,
        near: sites.length > 0 ? [] : facilities.names.nearest(facility.value),
      },
    );
  }
  const at = { file, offset: cyberSystem.offset };
  const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
  return systemReferenceProblem(systems, unclear);
}

/** A reference that does not mean exactly one system, and the systems that it may mean: none or several. */
export interface UnclearReference {
  readonly at: Place;
  readonly reference: string;
  readonly systems: readonly CyberSystem[];
  /** Whether adding a facility could make it clear. */
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
