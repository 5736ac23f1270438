// Where a cyber system is and which rating its assets inherit. Both are shown beside its name and are not part of any
// change. The service does not document the two fields, so inputs name them.
import { compareNatural } from './compare.ts';
import { diagnostic, type Report } from './diagnostic.ts';
import { remember } from './group.ts';
import type { CyberSystem, Live, Named, PlacedSystem } from './model.ts';
import { nearest } from './suggest.ts';

/** The names of these fields at the service. Absent or '' if not known. */
export interface ShownFields {
  readonly impactRatingField?: string;
  readonly controlCenterField?: string;
}

/** Works for any id. If a list is older than an asset, the asset's system has only its id as name. */
export type PlaceSystem = (systemId: string) => PlacedSystem;

/** Each system is described once, however many changes name it. */
export function placesOf(
  {
    systems,
    facilities,
    controlCenters = [],
  }: {
    readonly systems: readonly CyberSystem[];
    readonly facilities: readonly Named[];
    readonly controlCenters?: readonly Named[];
  },
  fields: ShownFields,
): PlaceSystem {
  const records = new Map(systems.map((system) => [system.id, system]));
  const facilitiesById = new Map(facilities.map((facility) => [facility.id, facility]));
  // The field may hold the id or the name of a control center; the service does not document which. An id goes first.
  const centers = new Map(controlCenters.map((center) => [center.name, center]));
  for (const center of controlCenters) centers.set(center.id, center);
  return remember((id) => {
    const system = records.get(id);
    if (system === undefined) return { id, name: id, site: null, impactRating: null };
    const center = fieldText(system, fields.controlCenterField);
    const site = siteOf(system.facility_id ?? '', facilitiesById) ?? siteOf(center, centers);
    return { id, name: system.name, site, impactRating: fieldText(system, fields.impactRatingField) || null };
  });
}

/** A record that the list does not hold has only the reference as id and name. */
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
const RATING = /^(?:high|medium|low)$/i;

/** Reports notices: a field that no system has, and a field that looks like the rating while the input is not set. */
export function adviseOnFields({ systems }: Live, fields: ShownFields, report: Report): void {
  const inputs = [
    ['impact-rating-field', fields.impactRatingField],
    ['control-center-field', fields.controlCenterField],
  ] as const;
  for (const [input, field] of inputs) {
    if (!field) continue;
    if (systems.length === 0 || systems.some((system) => Object.hasOwn(system, field))) continue;
    const near = nearest(field, new Set(systems.flatMap(undocumentedFields)));
    report(diagnostic('unknown-field', 'notice', null, { input, field, near }));
  }
  if (fields.impactRatingField) return;
  // The first field, by name, in which every system has a rating.
  const candidates = systems.slice(0, 1).flatMap(undocumentedFields).sort();
  const field = candidates.find((one) => systems.every((system) => RATING.test(fieldText(system, one))));
  if (field !== undefined) report(diagnostic('impact-rating-available', 'notice', null, { field }));
}

function undocumentedFields(system: CyberSystem): string[] {
  return Object.keys(system).filter((field) => !DOCUMENTED.has(field));
}

/** A system as JSON files show it. */
export function systemDocument({ id, name, site, impactRating }: PlacedSystem) {
  return { id, name, site: site === null ? null : { id: site.id, name: site.name }, impact_rating: impactRating };
}

/** Sorts by site, with systems that have no site last, then by name, then by id. */
export function compareSystems(a: PlacedSystem, b: PlacedSystem): number {
  if (a === b) return 0;
  return (
    Number(a.site === null) - Number(b.site === null) ||
    compareNatural(a.site?.name ?? '', b.site?.name ?? '') ||
    compareNatural(a.site?.id ?? '', b.site?.id ?? '') ||
    compareNatural(a.name, b.name) ||
    compareNatural(a.id, b.id)
  );
}
