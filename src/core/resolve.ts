// The live cyber systems, as files name them and as reports show them. A reference is an id or an exact name, and a
// facility may narrow it down. If it does not mean exactly one system, an error names the candidates. Site and rating
// are shown beside a system's name and are not part of a change. Inputs name the fields for control center and rating,
// because the service does not document them.

import { compareNatural } from './compare.ts';
import type { Diagnostic, Place, Report } from './diagnostic.ts';
import { addUnder, groupBy } from './group.ts';
import { ignoreListOf } from './ignore.ts';
import {
  type CyberSystem,
  type DesiredAsset,
  IMPACT_RATINGS,
  type ImpactRating,
  type InventoryDocument,
  type Live,
  type Named,
  type SitedSystem,
} from './model.ts';
import { nearest, Vocabulary } from './suggest.ts';

interface ReferenceIndex<T extends Named> {
  readonly byId: ReadonlyMap<string, T>;
  readonly byName: ReadonlyMap<string, readonly T[]>;
  /** The names, for "did you mean". */
  readonly names: Vocabulary;
}

function indexReferences<T extends Named>(records: readonly T[]): ReferenceIndex<T> {
  const byId = new Map<string, T>();
  const byName = new Map<string, T[]>();
  for (const record of records) {
    byId.set(record.id, record);
    addUnder(byName, record.name, record);
  }
  return { byId, byName, names: new Vocabulary(byName.keys()) };
}

/** The records that a reference may mean: the record with that id, or else all records with exactly that name. */
export function findByReference<T extends Named>(index: ReferenceIndex<T>, reference: string): readonly T[] {
  const byId = index.byId.get(reference);
  return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}

/**
 * The reference by which a file can name only this record: its name, or its id if the name is also the name or the id
 * of another record.
 */
export function referenceTo(index: ReferenceIndex<Named>, record: Named): string {
  const meant = findByReference(index, record.name);
  return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}

/** A cyber system and what declares it: one document of files (names.ts refuses more), or rows of an export. */
export interface ResolvedSystem {
  readonly system: CyberSystem;
  readonly documents: readonly InventoryDocument[];
  /** The assets of all documents. */
  readonly assets: readonly DesiredAsset[];
  readonly prune: boolean | null;
  /** null if no document ignores anything. */
  readonly ignore: ReturnType<typeof ignoreListOf>;
}

/**
 * Cyber systems and their facilities. A utility may give a system in each facility the same name. Each question about a
 * list is answered once, so the cost stays linear even if there are as many documents as systems.
 */
interface SystemIndex extends ReferenceIndex<CyberSystem> {
  /** Works for any id. If the list is older than the asset and lacks its system, the id is also the name. */
  readonly sited: (systemId: string) => SitedSystem;
  readonly sitedAll: (systems: readonly CyberSystem[]) => readonly SitedSystem[];
  /** The systems of the first list that are in a facility of the second. */
  readonly inFacilities: (systems: readonly CyberSystem[]) => (facilities: readonly Named[]) => readonly CyberSystem[];
  /** The names of the facilities that these systems are in. */
  readonly facilityNames: (systems: readonly CyberSystem[]) => readonly string[];
}

/** The lists that references are looked up in. */
export interface Directory {
  readonly systems: SystemIndex;
  readonly facilities: ReferenceIndex<Named>;
}

export function makeDirectory(
  live: {
    readonly systems: readonly CyberSystem[];
    readonly facilities: readonly Named[];
    readonly controlCenters?: readonly Named[];
  },
  fields: ShownFields = {},
): Directory {
  const facilities = indexReferences(live.facilities);
  const systems = indexReferences(live.systems);
  // The field may hold the id or the name of a control center; the service does not document which. Ids come first.
  const { controlCenters = [] } = live;
  const centers = new Map([
    ...controlCenters.map((center) => [center.name, center] as const),
    ...controlCenters.map((center) => [center.id, center] as const),
  ]);
  // Each system is described once, however many changes name it.
  const sited = remember((id: string): SitedSystem => {
    const system = systems.byId.get(id);
    if (system === undefined) return { id, name: id, site: null, impactRating: null };
    const center = fieldText(system, fields.controlCenterField);
    const site = siteOf(system.facility_id ?? '', facilities.byId) ?? siteOf(center, centers);
    return { id, name: system.name, site, impactRating: fieldText(system, fields.impactRatingField) || null };
  });
  // Lists are compared by identity: an index returns the same list for the same name.
  const sitedAll = remember((systems: readonly CyberSystem[]) =>
    systems.map(({ id }) => sited(id)).sort((a, b) => compareNatural(a.id, b.id)),
  );
  const inFacilities = remember((systems: readonly CyberSystem[]) => {
    const byFacility = groupBy(systems, ({ facility_id }) => facility_id ?? '');
    return remember((several: readonly Named[]) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
  });
  const facilityNames = remember((systems: readonly CyberSystem[]) =>
    systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []),
  );
  return { systems: { ...systems, sited, sitedAll, inFacilities, facilityNames }, facilities };
}

/**
 * The system that a reference chooses: an id, a name or `SITE/SYSTEM`. If no system has that name, `near` has similar
 * references. If several have it, `several` has a reference that chooses each one.
 */
export function chooseSystems(
  reference: string,
  directory: Directory,
):
  | { readonly systems: readonly CyberSystem[] }
  | { readonly near: readonly string[] }
  | { readonly several: readonly string[] } {
  const { systems } = directory;
  const named = findByReference(systems, reference);
  if (named.length === 1) return { systems: named };
  if (named.length > 1) return { several: referencesTo(named, directory) };
  const sited = [...systems.byId.values()].filter(({ id, name }) => {
    const { site } = systems.sited(id);
    // With spaces around the slash, as plans show it, or without.
    return site !== null && [`${site.name} / ${name}`, `${site.name}/${name}`].includes(reference);
  });
  if (sited.length === 1) return { systems: sited };
  if (sited.length > 1) return { several: sited.map(({ id }) => id) };
  // A name that several systems share would be refused again, so references to each of them are suggested instead.
  const near = systems.names.nearest(reference).flatMap((name) => {
    const namesakes = findByReference(systems, name);
    return namesakes.length > 1 ? referencesTo(namesakes, directory) : [name];
  });
  return { near };
}

/** Systems of one name as `SITE/SYSTEM`, or by id where the site is not enough. */
function referencesTo(namesakes: readonly CyberSystem[], { systems }: Directory): string[] {
  const bySite = groupBy(namesakes, ({ id }) => systems.sited(id).site?.name ?? null);
  return namesakes.map(({ id, name }) => {
    const site = systems.sited(id).site?.name ?? null;
    return site === null || bySite.get(site)!.length > 1 ? id : `${site}/${name}`;
  });
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
    // Nearly always there is only one document. Its list is then not copied.
    const [first] = declaring;
    const assets = declaring.length === 1 ? first!.assets : declaring.flatMap(({ assets }) => assets);
    return { system, documents: declaring, assets, prune: first!.prune, ignore: ignoreListOf(declaring) };
  });
  return { systems, unresolved };
}

function resolveDocument(
  { file, cyberSystem, facility }: InventoryDocument,
  directory: Directory,
): CyberSystem | Diagnostic {
  const { systems, facilities } = directory;
  const namesakes = findByReference(systems, cyberSystem.value);
  const sites = facility === null ? [] : findByReference(facilities, facility.value);
  const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(sites);
  const [only, another] = meant;
  if (only !== undefined && another === undefined) return only;
  if (facility !== null && only === undefined && namesakes.length > 0) {
    const { id, name } = namesakes[0]!;
    return {
      code: 'facility-mismatch',
      severity: 'error',
      at: { file, offset: facility.offset },
      args: {
        facility: facility.value,
        system: { id, name },
        facilities: systems.facilityNames(namesakes),
        near: sites.length > 0 ? [] : facilities.names.nearest(facility.value),
      },
    };
  }
  const at = { file, offset: cyberSystem.offset };
  const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
  return systemReferenceProblem(directory, unclear);
}

/** `unknown-cyber-system` or `ambiguous-cyber-system`, for a reference that does not mean exactly one system. */
export function systemReferenceProblem(
  { systems: index }: Directory,
  {
    at,
    reference,
    systems,
    takesFacility,
  }: {
    readonly at: Place;
    readonly reference: string;
    /** The systems that the reference may mean: none or several. */
    readonly systems: readonly CyberSystem[];
    /** Whether adding a facility could make the reference clear. */
    readonly takesFacility: boolean;
  },
): Diagnostic {
  if (systems.length > 0) {
    const args = { name: reference, systems: index.sitedAll(systems), takesFacility };
    return { code: 'ambiguous-cyber-system', severity: 'error', at, args };
  }
  const near = index.names.nearest(reference);
  return { code: 'unknown-cyber-system', severity: 'error', at, args: { name: reference, near } };
}

/** Returns the same function with a cache: it computes the answer to each key once. */
function remember<K, V extends object>(answer: (key: K) => V): (key: K) => V {
  const answers = new Map<K, V>();
  return (key) => {
    const answered = answers.get(key);
    if (answered !== undefined) return answered;
    const fresh = answer(key);
    answers.set(key, fresh);
    return fresh;
  };
}

// What is shown beside a name.

/** The names of these fields at the service. Absent or '' if not known. */
export interface ShownFields {
  readonly impactRatingField?: string;
  readonly controlCenterField?: string;
}

/** If no record has the reference as its key, the reference itself serves as id and name. */
function siteOf(reference: string, records: ReadonlyMap<string, Named>): Named | null {
  const { id, name } = records.get(reference) ?? { id: reference, name: reference };
  return reference === '' ? null : { id, name };
}

/** The text of a field that the service does not document; '' if it is absent. */
function fieldText(system: CyberSystem, field = ''): string {
  const value: unknown = Reflect.get(system, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const DOCUMENTED: ReadonlySet<string> = new Set(['id', 'name', 'facility_id', 'organization_slug']);

/** Reports a notice for each field that an input names and no system has. */
export function adviseOnFields({ systems }: Live, fields: ShownFields, report: Report): void {
  const inputs = [
    ['impact-rating-field', fields.impactRatingField],
    ['control-center-field', fields.controlCenterField],
  ] as const;
  for (const [input, field] of inputs) {
    if (!field) continue;
    if (systems.length === 0 || systems.some((system) => Object.hasOwn(system, field))) continue;
    const others = systems.flatMap(Object.keys).filter((name) => !DOCUMENTED.has(name));
    const near = nearest(field, new Set(others));
    report({ code: 'unknown-field', severity: 'notice', at: null, args: { input, field, near } });
  }
}

/** The rating of a system if it is one of the three, in any case; else null. */
export function ratingOf(system: CyberSystem, { impactRatingField }: ShownFields): ImpactRating | null {
  const text = fieldText(system, impactRatingField).toLowerCase();
  return IMPACT_RATINGS.find((rating) => rating.toLowerCase() === text) ?? null;
}

/**
 * Reports each declared rating that the service does not have, or one notice for all if no input names the field. If no
 * system has the field, `adviseOnFields` has reported that instead.
 */
export function compareRatings(
  resolved: readonly ResolvedSystem[],
  { systems }: Live,
  directory: Directory,
  fields: ShownFields,
  report: Report,
): void {
  const declared = resolved.flatMap(({ system, documents }) => {
    return documents.flatMap(({ file, impactRating }) =>
      impactRating === null ? [] : { system, file, ...impactRating },
    );
  });
  const [first] = declared;
  if (first === undefined) return;
  const field = fields.impactRatingField;
  if (!field) {
    const at = { file: first.file, offset: first.offset };
    report({ code: 'impact-rating-unchecked', severity: 'notice', at, args: { count: declared.length } });
    return;
  }
  if (!systems.some((system) => Object.hasOwn(system, field))) return;
  for (const { system, file, offset, value } of declared) {
    if (ratingOf(system, fields) === value) continue;
    const placed = directory.systems.sited(system.id);
    const args = { system: placed, declared: value, live: placed.impactRating };
    report({ code: 'impact-rating-differs', severity: 'warning', at: { file, offset }, args });
  }
}

/** A system as JSON files show it. */
export function systemDocument({ id, name, site, impactRating }: SitedSystem) {
  return { id, name, site: site === null ? null : { id: site.id, name: site.name }, impact_rating: impactRating };
}

/** Sorts by site, with systems that have no site last, then by name, then by id. */
export function compareSystems(a: SitedSystem, b: SitedSystem): number {
  if (a === b) return 0;
  return (
    Number(a.site === null) - Number(b.site === null) ||
    compareNatural(a.site?.name ?? '', b.site?.name ?? '') ||
    compareNatural(a.site?.id ?? '', b.site?.id ?? '') ||
    compareNatural(a.name, b.name) ||
    compareNatural(a.id, b.id)
  );
}
