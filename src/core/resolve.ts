// Resolving declared cyber systems (design section 4): a reference is an id, else an exact name, narrowed by facility. What does
// not resolve to one system is an error that names what it may have meant.
import { type Diagnostic, diagnostic, type Place, type Report } from './diagnostic.ts';
import { addUnder } from './group.ts';
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
import { compareIds, type PlaceSystem, placesOf, type ShownFields } from './sites.ts';
import { Vocabulary } from './suggest.ts';

export interface ReferenceIndex<T extends Named> {
  readonly byId: ReadonlyMap<string, T>;
  readonly byName: ReadonlyMap<string, readonly T[]>;
  /** The names, for "did you mean". */
  readonly names: Vocabulary;
}

/** A key of the wrong organization makes every name unknown: then none is near. */
const MOST_UNKNOWN = 100;

export function indexReferences<T extends Named>(records: readonly T[]): ReferenceIndex<T> {
  const byId = new Map<string, T>();
  const byName = new Map<string, T[]>();
  for (const record of records) {
    byId.set(record.id, record);
    addUnder(byName, record.name, record);
  }
  return { byId, byName, names: new Vocabulary(byName.keys(), MOST_UNKNOWN) };
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

// Systems of one name told apart by their facility. A utility may well call a system the same in each of its
// facilities: every answer is computed once, so that as many documents as systems cost no product of the two.

interface Namesakes {
  readonly byFacility: ReadonlyMap<string, readonly CyberSystem[]>;
  /** Those in any of several facilities, which share a name, too. */
  readonly inAnyOf: Map<readonly Facility[], readonly CyberSystem[]>;
  facilityNames: readonly string[] | null;
}

/** Lists are told apart by identity: an index of references answers the same name with the same list. */
class Homes {
  readonly #facilities: ReferenceIndex<Facility>;
  readonly #namesakesOf = new Map<readonly CyberSystem[], Namesakes>();

  constructor(facilities: ReferenceIndex<Facility>) {
    this.#facilities = facilities;
  }

  /** Those of the systems that are in one of the facilities. */
  narrow(systems: readonly CyberSystem[], facilities: readonly Facility[]): readonly CyberSystem[] {
    const namesakes = this.#namesakes(systems);
    const answered = namesakes.inAnyOf.get(facilities);
    if (answered !== undefined) return answered;
    const narrowed = facilities.flatMap(({ id }) => namesakes.byFacility.get(id) ?? []);
    namesakes.inAnyOf.set(facilities, narrowed);
    return narrowed;
  }

  /** The names of the facilities that the systems are in. */
  namesOf(systems: readonly CyberSystem[]): readonly string[] {
    const namesakes = this.#namesakes(systems);
    const { byId } = this.#facilities;
    namesakes.facilityNames ??= systems.flatMap((system) => byId.get(system.facility_id ?? '')?.name ?? []);
    return namesakes.facilityNames;
  }

  #namesakes(systems: readonly CyberSystem[]): Namesakes {
    const before = this.#namesakesOf.get(systems);
    if (before !== undefined) return before;
    const byFacility = new Map<string, CyberSystem[]>();
    for (const system of systems) {
      const { facility_id: id } = system;
      if (id === undefined || id === null) continue;
      addUnder(byFacility, id, system);
    }
    const namesakes: Namesakes = { byFacility, inAnyOf: new Map(), facilityNames: null };
    this.#namesakesOf.set(systems, namesakes);
    return namesakes;
  }
}

// From names in files to cyber systems at the service (design section 4, first paragraph).

/** The documents that declare one cyber system, their union meant. */
export interface ResolvedSystem {
  readonly system: CyberSystem;
  readonly documents: readonly InventoryDocument[];
  /** false if any document says so, else true if any does, else null. */
  readonly prune: boolean | null;
  /** null where no document leaves anything alone. */
  readonly ignore: IgnoreList | null;
}

/** Cyber systems, and where each stands. */
export interface SystemIndex extends ReferenceIndex<CyberSystem> {
  readonly place: PlaceSystem;
  /** Of one list always the same answer: as many documents may name as many systems. */
  readonly placeAll: (systems: readonly CyberSystem[]) => readonly PlacedSystem[];
}

/** What references are looked up in. */
export interface Directory {
  readonly systems: SystemIndex;
  readonly facilities: ReferenceIndex<Facility>;
}

export function makeDirectory(live: Live, fields: ShownFields = {}): Directory {
  const place = placesOf(live, fields);
  const answers = new Map<readonly CyberSystem[], readonly PlacedSystem[]>();
  const placeAll = (systems: readonly CyberSystem[]) => {
    const answer = answers.get(systems) ?? systems.map(({ id }) => place(id)).sort((a, b) => compareIds(a.id, b.id));
    answers.set(systems, answer);
    return answer;
  };
  const systems = { ...indexReferences(live.systems), place, placeAll };
  return { systems, facilities: indexReferences(live.facilities) };
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
  const groups = new Map<string, { system: CyberSystem; documents: InventoryDocument[]; prune: boolean | null }>();
  const lookup = { directory, homes: new Homes(directory.facilities) };
  for (const document of documents) {
    const resolution = resolveDocument(document, lookup);
    if ('problem' in resolution) {
      lost.push({ document, ...resolution });
      continue;
    }
    const { system } = resolution;
    const group = groups.get(system.id);
    if (group === undefined) groups.set(system.id, { system, documents: [document], prune: document.prune });
    else {
      group.documents.push(document);
      group.prune = mergePrune(group.prune, document.prune);
    }
  }
  const systems = Array.from(groups.values(), (group) => ({ ...group, ignore: ignoreListOf(group.documents) }));
  const renamed = isComplete && lost.length > 0 ? new Renamed(systems, lost, directory) : null;
  for (const one of lost) report(renamed?.explain(one) ?? one.problem);
  return { systems, unresolved: lost.map(({ document }) => document) };
}

/** A document of which the cyber system is not known, and what is said of it. */
interface Lost {
  readonly document: InventoryDocument;
  readonly problem: Diagnostic;
}

/**
 * Where files name one system that a site does not have, and the site has one that no file names, it may have been renamed at the
 * service. The site of a document is what its `facility` says, else that of the others in its folder, else anywhere.
 */
class Renamed {
  readonly #directory: Directory;
  readonly #named: Set<string>;
  readonly #sites = new Map<string, Set<string>>();
  /** Names that mean no system, and systems that nothing names, by site and under ''. */
  readonly #gone = new Map<string, Set<string>>();
  readonly #fresh = new Map<string, PlacedSystem[]>();

  constructor(resolved: readonly ResolvedSystem[], lost: readonly Lost[], directory: Directory) {
    this.#directory = directory;
    const { systems } = directory;
    for (const { system, documents } of resolved) {
      const site = systems.place(system.id).site?.id ?? '';
      for (const { file } of documents) addTo(this.#sites, folderOf(file.path), site);
    }
    this.#named = new Set(resolved.map(({ system }) => system.id));
    for (const { document, problem } of lost) {
      const { value } = document.cyberSystem;
      for (const site of new Set([this.#siteOf(document), ''])) addTo(this.#gone, site, value);
      if (problem.code === 'ambiguous-cyber-system') for (const { id } of problem.args.systems) this.#named.add(id);
    }
    for (const { id } of systems.byId.values()) {
      if (this.#named.has(id)) continue;
      const one = systems.place(id);
      for (const site of new Set([one.site?.id ?? '', ''])) addUnder(this.#fresh, site, one);
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
    const site = this.#siteOf(document);
    const successor = this.#only(site) ?? (document.facility === null ? this.#only('') : null);
    const nearer = near.flatMap((name) => systems.byName.get(name)!).filter(isFree);
    return nearer.every(({ id }) => id === successor?.id) ? successor : null;
  }

  #only(site: string): PlacedSystem | null {
    const [one = null, another] = this.#fresh.get(site) ?? [];
    return this.#gone.get(site)?.size === 1 && another === undefined ? one : null;
  }

  #siteOf({ file, facility }: InventoryDocument): string {
    if (facility !== null) return findByReference(this.#directory.facilities, facility.value)[0]?.id ?? facility.value;
    const [site = '', another] = this.#sites.get(folderOf(file.path)) ?? [];
    return another === undefined ? site : '';
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

/** A reference that does not mean one system, and the systems that it may mean: none or several. */
export interface UnclearReference {
  readonly at: Place;
  readonly reference: string;
  readonly systems: readonly CyberSystem[];
}

/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
export function systemReferenceProblem(index: SystemIndex, { at, reference, systems }: UnclearReference): Diagnostic {
  if (systems.length > 0) {
    return diagnostic('ambiguous-cyber-system', 'error', at, { name: reference, systems: index.placeAll(systems) });
  }
  const near = index.names.nearest(reference);
  return diagnostic('unknown-cyber-system', 'error', at, { name: reference, near, renamed: null });
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

function resolveDocument(
  document: InventoryDocument,
  lookup: Lookup,
): { readonly system: CyberSystem } | { readonly problem: Diagnostic } {
  const { file, cyberSystem, facility } = document;
  const { directory, homes } = lookup;
  const candidates = findByReference(directory.systems, cyberSystem.value);
  const meant =
    facility === null ? candidates : homes.narrow(candidates, findByReference(directory.facilities, facility.value));
  const only = meant.length === 1 ? meant[0] : undefined;
  if (only !== undefined) return { system: only };
  if (facility !== null && meant.length === 0 && candidates[0] !== undefined) {
    return { problem: facilityMismatch(candidates, lookup, facility, { file, offset: facility.offset }) };
  }
  const at = { file, offset: cyberSystem.offset };
  return { problem: systemReferenceProblem(directory.systems, { at, reference: cyberSystem.value, systems: meant }) };
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
    renamed: null,
  });
}
