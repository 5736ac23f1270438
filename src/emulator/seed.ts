// The seed: the organizations, keys and records that an emulated service starts with, as JSON.
// `parseSeed` checks its shape; references between records are checked where they are resolved, in planting.ts.
import { type JsonObject, kindOf, readChoice, readList, readObject, readText, refuse } from './reading.ts';
import {
  ASSET_TYPES,
  type AssetType,
  type CyberAsset,
  type CyberSystem,
  type Facility,
  IdSource,
  type Prefix,
} from './records.ts';

/** A facility or a control center. Without an id it is given one: `fac_1`, `cc_1`. */
interface SeedPlace {
  readonly id?: string;
  readonly name: string;
}

/** Its parent is at most one of facility and control center, each by id or by name. */
interface SeedSystem {
  readonly id?: string;
  readonly name: string;
  readonly facility_id?: string;
  readonly facility?: string;
  readonly control_center_id?: string;
  readonly control_center?: string;
}

/** Its system is named by id or by name, exactly one of the two. */
export interface SeedAsset {
  readonly id?: string;
  readonly name: string;
  readonly cyber_system_id?: string;
  readonly cyber_system?: string;
  readonly asset_type: AssetType;
}

export interface SeedOrganization {
  readonly slug: string;
  /** API keys, all of them valid (API section 5.5). */
  readonly keys?: readonly string[];
  readonly facilities?: readonly SeedPlace[];
  readonly control_centers?: readonly SeedPlace[];
  readonly cyber_systems?: readonly SeedSystem[];
  readonly cyber_assets?: readonly SeedAsset[];
}

export interface Seed {
  readonly organizations: readonly SeedOrganization[];
}

/** Checks the shape of a seed and gives it back, typed, uncopied. Throws an EmulatorInputError that says where. */
export function parseSeed(value: unknown): Seed {
  checkSeed(value);
  return value;
}

function checkSeed(value: unknown): asserts value is Seed {
  const seed = readObject(value, 'seed', ['organizations']);
  if (seed.organizations === undefined) refuse('seed', 'needs the field organizations');
  readList(seed.organizations, 'organizations').forEach((organization, index) => {
    checkOrganization(organization, `organizations[${index}]`);
  });
}

const LISTS = {
  facilities: checkPlace('fac_'),
  control_centers: checkPlace('cc_'),
  cyber_systems: checkSystem,
  cyber_assets: checkAsset,
} as const;

function checkOrganization(value: unknown, place: string): void {
  const organization = readObject(value, place, ['slug', 'keys', ...Object.keys(LISTS)]);
  readText(organization.slug, `${place}.slug`);
  readList(organization.keys, `${place}.keys`).forEach((key, index) => {
    checkKey(key, `${place}.keys[${index}]`);
  });
  for (const [field, check] of Object.entries(LISTS)) {
    readList(organization[field], `${place}.${field}`).forEach((record, index) => {
      check(record, `${place}.${field}[${index}]`);
    });
  }
}

/** A key travels in a header, so it holds visible ASCII alone. */
export function checkKey(value: unknown, place: string): string {
  const key = readText(value, place);
  if (!/^[\x21-\x7e]+$/.test(key)) refuse(place, 'must hold visible ASCII characters alone: it is sent in a header');
  return key;
}

/** Checks a facility or a control center. */
function checkPlace(prefix: Prefix): (value: unknown, place: string) => void {
  return (value, place) => checkIdAndName(readObject(value, place, ['id', 'name']), place, prefix);
}

const SYSTEM_FIELDS = ['id', 'name', 'facility_id', 'facility', 'control_center_id', 'control_center'] as const;
const SYSTEM_PARENTS = SYSTEM_FIELDS.slice(2);

function checkSystem(value: unknown, place: string): void {
  const system = readObject(value, place, SYSTEM_FIELDS);
  checkIdAndName(system, place, 'cs_');
  const parents = SYSTEM_PARENTS.filter((field) => system[field] !== undefined);
  for (const field of parents) readText(system[field], `${place}.${field}`);
  if (parents.length > 1) refuse(place, `has one parent at most, and names ${parents.join(' and ')}`);
}

const ASSET_FIELDS = ['id', 'name', 'cyber_system_id', 'cyber_system', 'asset_type'] as const;

function checkAsset(value: unknown, place: string): void {
  const asset = readObject(value, place, ASSET_FIELDS);
  checkIdAndName(asset, place, 'ca_');
  readChoice(asset.asset_type, `${place}.asset_type`, ASSET_TYPES);
  const byId = asset.cyber_system_id !== undefined;
  if (byId === (asset.cyber_system !== undefined)) {
    refuse(place, `needs exactly one of cyber_system_id and cyber_system, and has ${byId ? 'both' : 'neither'}`);
  }
  if (byId) readText(asset.cyber_system_id, `${place}.cyber_system_id`);
  else readText(asset.cyber_system, `${place}.cyber_system`);
}

function checkIdAndName(record: JsonObject, place: string, prefix: Prefix): void {
  readText(record.name, `${place}.name`);
  const id = record.id;
  if (id === undefined) return;
  if (typeof id !== 'string' || !id.startsWith(prefix) || !/^[\x21-\x7e]+$/.test(id.slice(prefix.length))) {
    const found = typeof id === 'string' ? JSON.stringify(id) : kindOf(id);
    refuse(`${place}.id`, `must be ${prefix} and more visible ASCII characters, and is ${found}`);
  }
}

// Turns a seed into records: gives ids to those without, and finds the parents that records name.

/** One organization, planted. */
export interface PlantedOrganization {
  readonly slug: string;
  readonly keys: readonly string[];
  readonly facilities: readonly Facility[];
  readonly controlCenters: readonly Facility[];
  readonly cyberSystems: readonly CyberSystem[];
  readonly cyberAssets: readonly CyberAsset[];
}

interface Planted {
  readonly organizations: readonly PlantedOrganization[];
  /** Goes on where the seed ended. */
  readonly assetIds: IdSource;
}

interface Ids {
  readonly facilities: IdSource;
  readonly controlCenters: IdSource;
  readonly cyberSystems: IdSource;
  readonly cyberAssets: IdSource;
}

/** Plants a seed. Ids that the seed names are claimed first, in all organizations, so that none is given twice. */
export function plant(seed: Seed): Planted {
  const ids: Ids = {
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
  return { organizations, assetIds: ids.cyberAssets };
}

/** A slug names one organization, and a key is bound to exactly one (API section 5.2). */
function checkSlugsAndKeys(seed: Seed): void {
  const slugs = new Set<string>();
  const holders = new Map<string, string>();
  seed.organizations.forEach(({ slug, keys = [] }, index) => {
    const place = `organizations[${index}]`;
    if (slugs.has(slug)) refuse(`${place}.slug`, `another organization is called ${JSON.stringify(slug)}`);
    slugs.add(slug);
    keys.forEach((key, nth) => {
      const holder = holders.get(key);
      if (holder !== undefined) refuse(`${place}.keys[${nth}]`, `the same key is listed for ${holder} already`);
      holders.set(key, slug);
    });
  });
}

function claimAll(ids: IdSource, records: readonly { readonly id?: string }[] | undefined, place: string): void {
  records?.forEach(({ id }, index) => {
    if (id !== undefined && !ids.claim(id)) refuse(`${place}[${index}].id`, `another record has the id ${id}`);
  });
}

function plantOrganization(seed: SeedOrganization, ids: Ids, place: string): PlantedOrganization {
  const slug = seed.slug;
  const facilities = plantPlaces(seed.facilities, ids.facilities, slug);
  const controlCenters = plantPlaces(seed.control_centers, ids.controlCenters, slug);
  const facilityOf = new Finder('facility', 'facilities', facilities);
  const controlCenterOf = new Finder('control_center', 'control centers', controlCenters);
  const cyberSystems = (seed.cyber_systems ?? []).map((system: SeedSystem, index) => {
    const at = `${place}.cyber_systems[${index}]`;
    return {
      id: system.id ?? ids.cyberSystems.next(),
      name: system.name,
      facility_id: facilityOf.find(system.facility_id, system.facility, at),
      control_center_id: controlCenterOf.find(system.control_center_id, system.control_center, at),
      organization_slug: slug,
    };
  });
  const systemOf = new Finder('cyber_system', 'cyber systems', cyberSystems);
  const cyberAssets = (seed.cyber_assets ?? []).map((asset: SeedAsset, index) => {
    const at = `${place}.cyber_assets[${index}]`;
    const system = systemOf.find(asset.cyber_system_id, asset.cyber_system, at);
    return {
      id: asset.id ?? ids.cyberAssets.next(),
      name: asset.name,
      cyber_system_id: system ?? refuse(at, 'needs cyber_system_id or cyber_system'),
      asset_type: asset.asset_type,
      organization_slug: slug,
    };
  });
  return { slug, keys: seed.keys ?? [], facilities, controlCenters, cyberSystems, cyberAssets };
}

function plantPlaces(places: readonly SeedPlace[] | undefined, ids: IdSource, slug: string): Facility[] {
  return (places ?? []).map((place) => ({
    id: place.id ?? ids.next(),
    name: place.name,
    organization_slug: slug,
  }));
}

/** Finds the id of a parent that a record names by id or by name. */
class Finder {
  readonly #field: string;
  readonly #plural: string;
  readonly #ids = new Set<string>();
  readonly #byName = new Map<string, string[]>();

  constructor(field: string, plural: string, records: readonly { readonly id: string; readonly name: string }[]) {
    this.#field = field;
    this.#plural = plural;
    for (const { id, name } of records) {
      this.#ids.add(id);
      const named = this.#byName.get(name);
      if (named === undefined) this.#byName.set(name, [id]);
      else named.push(id);
    }
  }

  find(id: string | undefined, name: string | undefined, place: string): string | null {
    if (id !== undefined) {
      if (this.#ids.has(id)) return id;
      return refuse(`${place}.${this.#field}_id`, `this organization has no ${JSON.stringify(id)}`);
    }
    if (name === undefined) return null;
    const [only, ...others] = this.#byName.get(name) ?? [];
    const quoted = JSON.stringify(name);
    if (only === undefined) {
      return refuse(`${place}.${this.#field}`, `none of the ${this.#plural} of this organization is called ${quoted}`);
    }
    if (others.length === 0) return only;
    const ids = [only, ...others].join(', ');
    return refuse(`${place}.${this.#field}`, `${quoted} names several: ${ids}; use ${this.#field}_id`);
  }
}
