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
export function resolveSystems({ documents, isComplete }: Inventory, directory: Directory, report: Report): Resolved {
  const lost: Lost[] = [];
  const documentsOf = new Map<CyberSystem, InventoryDocument[]>();
  for (const document of documents) {
    const resolution = resolveDocument(document, directory);
    if ('problem' in resolution) lost.push({ document, ...resolution });
    else addUnder(documentsOf, resolution.system, document);
  }
  const systems = Array.from(documentsOf, ([system, declaring]) => united(system, declaring));
  const successors = isComplete && lost.length > 0 ? new Successors(systems, lost, directory) : null;
  for (const one of lost) report(successors?.explain(one) ?? one.problem);
  return { systems, unresolved: lost.map(({ document }) => document) };
}

/** A document of which the cyber system is not known, and what is said of it. */
interface Lost {
  readonly document: InventoryDocument;
  readonly problem: Diagnostic;
}

/**
 * Where files name one system that a site does not have, and the site has one that no file names, it may have been
 * renamed at the service. The site of a document is what its `facility` says, else that of the others in its folder,
 * else anywhere.
 */
class Successors {
  readonly #directory: Directory;
  readonly #named: Set<string>;
  /** Of each folder the site of its documents. */
  readonly #sites = new Map<string, string | null>();
  /** Of each site, and of '' for all, the name that means no system, and the system that nothing names. */
  readonly #gone = new Map<string, string | null>();
  readonly #fresh = new Map<string, PlacedSystem | null>();

  constructor(resolved: readonly ResolvedSystem[], lost: readonly Lost[], directory: Directory) {
    this.#directory = directory;
    const { systems } = directory;
    for (const { system, documents } of resolved) {
      const site = systems.place(system.id).site?.id ?? '';
      for (const { file } of documents) keepOnly(this.#sites, folderOf(file.path), site);
    }
    this.#named = new Set(resolved.map(({ system }) => system.id));
    const unclear = new Set<readonly PlacedSystem[]>();
    for (const { document, problem } of lost) {
      const { value } = document.cyberSystem;
      for (const site of [this.#siteOf(document), '']) keepOnly(this.#gone, site, value);
      // As many documents may mean the same list of systems: it is gone through once.
      if (problem.code === 'ambiguous-cyber-system') unclear.add(problem.args.systems);
    }
    for (const meant of unclear) for (const { id } of meant) this.#named.add(id);
    for (const { id } of systems.byId.values()) {
      if (this.#named.has(id)) continue;
      const one = systems.place(id);
      for (const site of [one.site?.id ?? '', '']) keepOnly(this.#fresh, site, one);
    }
  }

  /** The same finding, and the one system that may be meant. */
  explain({ document, problem }: Lost): Diagnostic {
    if (problem.code !== 'unknown-cyber-system' && problem.code !== 'facility-mismatch') return problem;
    const renamed = this.#find(document, problem.code === 'facility-mismatch' ? [] : problem.args.near);
    return { ...problem, args: { ...problem.args, renamed } } as Diagnostic;
  }

  #find(document: InventoryDocument, near: readonly string[]): PlacedSystem | null {
    const { systems } = this.#directory;
    const isFree = ({ id }: Named) => !this.#named.has(id);
    // A namesake in another facility that no other file names is what this one means.
    if (findByReference(systems, document.cyberSystem.value).some(isFree)) return null;
    const successor = this.#at(this.#siteOf(document)) ?? (document.facility === null ? this.#at('') : null);
    const nearer = near.flatMap((name) => systems.byName.get(name)!).filter(isFree);
    return nearer.every(({ id }) => id === successor?.id) ? successor : null;
  }

  #at(site: string): PlacedSystem | null {
    return this.#gone.get(site) == null ? null : (this.#fresh.get(site) ?? null);
  }

  #siteOf({ file, facility }: InventoryDocument): string {
    if (facility !== null) return findByReference(this.#directory.facilities, facility.value)[0]?.id ?? facility.value;
    return this.#sites.get(folderOf(file.path)) ?? '';
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Keeps the only value of a key, or null for a key of several. */
function keepOnly<V>(values: Map<string, V | null>, key: string, value: V): void {
  values.set(key, values.has(key) && values.get(key) !== value ? null : value);
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
  return diagnostic('unknown-cyber-system', 'error', at, { name: reference, near, renamed: null });
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
    isKnown,
    near: isKnown ? [] : facilities.names.nearest(facility.value),
    renamed: null,
  });
}
