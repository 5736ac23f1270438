// The seed: the organizations, keys and records that an emulated service starts with, as JSON. `parseSeed` checks its
// shape. `loadSeed` resolves and checks references between records.
import * as z from 'zod';
import { type Immutable, nonEmptyText, quotedValue, readInput, throwInputError } from './reading.ts';
import { ASSET_TYPES, type Facility, IdSource, IMPACT_RATINGS } from './records.ts';

/** A key is sent in a header, so it has only visible ASCII characters. */
const apiKey = nonEmptyText.regex(/^[\x21-\x7e]+$/, 'must hold only visible ASCII characters: it is sent in a header');

function idSchema(prefix: IdSource['prefix']) {
  const pattern = new RegExp(`^${prefix}[\\x21-\\x7e]+$`);
  const error = ({ input }: { readonly input?: unknown }) =>
    `must start with ${prefix}, followed by visible ASCII characters, but is ${quotedValue(input)}`;
  return z.string({ error }).regex(pattern, { error }).optional();
}

/** A facility or a control center. Without an id it gets one: `fac_1`, `cc_1`. */
function placeSchema(prefix: IdSource['prefix']) {
  return z.strictObject({ id: idSchema(prefix), name: nonEmptyText });
}

/** A cyber system has at most one parent: a facility or a control center, named by id or by name. */
const system = z
  .strictObject({
    id: idSchema('cs_'),
    name: nonEmptyText,
    facility_id: nonEmptyText.optional(),
    facility: nonEmptyText.optional(),
    control_center_id: nonEmptyText.optional(),
    control_center: nonEmptyText.optional(),
    impact_rating: z.enum(IMPACT_RATINGS).optional(),
  })
  .superRefine((system, context) => {
    const parents = PARENTS.filter((field) => system[field] !== undefined);
    if (parents.length > 1) context.addIssue(`can have only one parent, but names ${parents.join(' and ')}`);
  });

const PARENTS = ['facility_id', 'facility', 'control_center_id', 'control_center'] as const;

/** A cyber asset names its system either by id or by name. */
const asset = z
  .strictObject({
    id: idSchema('ca_'),
    name: nonEmptyText,
    cyber_system_id: nonEmptyText.optional(),
    cyber_system: nonEmptyText.optional(),
    asset_type: z.enum(ASSET_TYPES),
  })
  .superRefine(({ cyber_system_id, cyber_system }, context) => {
    if ((cyber_system_id === undefined) !== (cyber_system === undefined)) return;
    const has = cyber_system === undefined ? 'neither' : 'both';
    context.addIssue(`needs exactly one of cyber_system_id and cyber_system, but has ${has}`);
  });

const organization = z.strictObject({
  slug: nonEmptyText,
  /** All keys are valid (API section 5.5). */
  keys: z.array(apiKey).optional(),
  facilities: z.array(placeSchema('fac_')).optional(),
  control_centers: z.array(placeSchema('cc_')).optional(),
  cyber_systems: z.array(system).optional(),
  cyber_assets: z.array(asset).optional(),
});

const seedSchema = z.strictObject({ organizations: z.array(organization) });

export type Seed = Immutable<z.infer<typeof seedSchema>>;

/** Checks the shape of a seed and returns it with its type. Throws an EmulatorInputError that names the place. */
export function parseSeed(value: unknown): Seed {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && !('organizations' in value)) {
    throwInputError('seed', 'needs the field organizations');
  }
  return readInput(seedSchema, value, '', 'seed');
}

// Turns a seed into records: assigns missing ids, and finds the parents that records name.

/** Loads a seed. Ids in the seed are reserved first, in all organizations, so that none is assigned twice. */
export function loadSeed(seed: Seed) {
  const ids = {
    facilities: new IdSource('fac_'),
    controlCenters: new IdSource('cc_'),
    cyberSystems: new IdSource('cs_'),
    cyberAssets: new IdSource('ca_'),
  };
  checkSlugsAndKeys(seed);
  seed.organizations.forEach((organization, index) => {
    const place = `organizations[${index}]`;
    claimAll(ids.facilities, organization.facilities, `${place}.facilities`);
    claimAll(ids.controlCenters, organization.control_centers, `${place}.control_centers`);
    claimAll(ids.cyberSystems, organization.cyber_systems, `${place}.cyber_systems`);
    claimAll(ids.cyberAssets, organization.cyber_assets, `${place}.cyber_assets`);
  });
  const organizations = seed.organizations.map((o, index) => plantOrganization(o, ids, `organizations[${index}]`));
  // Assets that are created later get their ids from the same source, so they never get an id of the seed.
  return { organizations, assetIds: ids.cyberAssets };
}

/** A slug names one organization, and a key is bound to exactly one (API section 5.2). */
function checkSlugsAndKeys(seed: Seed): void {
  const slugs = new Set<string>();
  const holders = new Map<string, string>();
  seed.organizations.forEach(({ slug, keys = [] }, index) => {
    const place = `organizations[${index}]`;
    if (slugs.has(slug)) throwInputError(`${place}.slug`, `another organization is called ${JSON.stringify(slug)}`);
    slugs.add(slug);
    keys.forEach((key, nth) => {
      const holder = holders.get(key);
      if (holder !== undefined)
        throwInputError(`${place}.keys[${nth}]`, `the same key is listed for ${holder} already`);
      holders.set(key, slug);
    });
  });
}

function claimAll(
  ids: IdSource,
  records: readonly { readonly id?: string | undefined }[] | undefined,
  place: string,
): void {
  records?.forEach(({ id }, index) => {
    if (id !== undefined && !ids.reserveId(id))
      throwInputError(`${place}[${index}].id`, `another record has the id ${id}`);
  });
}

function plantOrganization(
  seed: Seed['organizations'][number],
  ids: {
    readonly facilities: IdSource;
    readonly controlCenters: IdSource;
    readonly cyberSystems: IdSource;
    readonly cyberAssets: IdSource;
  },
  place: string,
) {
  const slug = seed.slug;
  const facilities = plantPlaces(seed.facilities, ids.facilities, slug);
  const controlCenters = plantPlaces(seed.control_centers, ids.controlCenters, slug);
  const facilityOf = finder('facility', facilities);
  const controlCenterOf = finder('control_center', controlCenters);
  const cyberSystems = (seed.cyber_systems ?? []).map((system, index) => {
    const at = `${place}.cyber_systems[${index}]`;
    return {
      id: system.id ?? ids.cyberSystems.nextId(),
      name: system.name,
      facility_id: facilityOf(system.facility_id, system.facility, at),
      control_center_id: controlCenterOf(system.control_center_id, system.control_center, at),
      impact_rating: system.impact_rating ?? null,
      organization_slug: slug,
    };
  });
  const systemOf = finder('cyber_system', cyberSystems);
  const cyberAssets = (seed.cyber_assets ?? []).map((asset, index) => {
    const at = `${place}.cyber_assets[${index}]`;
    const system = systemOf(asset.cyber_system_id, asset.cyber_system, at);
    return {
      id: asset.id ?? ids.cyberAssets.nextId(),
      name: asset.name,
      cyber_system_id: system ?? throwInputError(at, 'needs cyber_system_id or cyber_system'),
      asset_type: asset.asset_type,
      organization_slug: slug,
    };
  });
  return { slug, keys: seed.keys ?? [], facilities, controlCenters, cyberSystems, cyberAssets };
}

function plantPlaces(places: Seed['organizations'][number]['facilities'], ids: IdSource, slug: string): Facility[] {
  return (places ?? []).map(({ id, name }) => ({ id: id ?? ids.nextId(), name, organization_slug: slug }));
}

/** Returns a function that finds the id of a parent, which a record names by id or by name. */
function finder(field: string, records: readonly { readonly id: string; readonly name: string }[]) {
  const kind = field.replace('_', ' ');
  const ids = new Set(records.map(({ id }) => id));
  const byName = new Map<string, string[]>();
  for (const { id, name } of records) byName.set(name, [...(byName.get(name) ?? []), id]);
  return (id: string | undefined, name: string | undefined, place: string): string | null => {
    if (id !== undefined) {
      if (ids.has(id)) return id;
      return throwInputError(`${place}.${field}_id`, `this organization has no ${JSON.stringify(id)}`);
    }
    if (name === undefined) return null;
    const [only, ...others] = byName.get(name) ?? [];
    const quoted = JSON.stringify(name);
    if (only === undefined) {
      return throwInputError(`${place}.${field}`, `this organization has no ${kind} named ${quoted}`);
    }
    if (others.length === 0) return only;
    const named = [only, ...others].join(', ');
    return throwInputError(`${place}.${field}`, `${quoted} names several: ${named}; use ${field}_id`);
  };
}
