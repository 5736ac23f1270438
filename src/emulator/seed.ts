// The seed: the organizations, keys and records that an emulated service starts with, as JSON.
// `parseSeed` checks its shape; references between records are checked where they are resolved, in planting.ts.
import { type JsonObject, kindOf, readChoice, readList, readObject, readText, refuse } from './reading.ts';
import { ASSET_TYPES, type AssetType, type Prefix } from './records.ts';

/** A facility or a control center. Without an id it is given one: `fac_1`, `cc_1`. */
export interface SeedPlace {
  readonly id?: string;
  readonly name: string;
}

/** Its parent is at most one of facility and control center, each by id or by name. */
export interface SeedSystem {
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
