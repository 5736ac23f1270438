// The state of the emulated service. An Organization holds only its own records, so code that has one cannot see
// another (API section 5.2). Every write is one synchronous step. A delete is permanent (API section 4.2).
import type { AssetFields, CyberAsset, CyberSystem, Facility, IdSource, NameScope } from './records.ts';
import { loadSeed, type Seed } from './seed.ts';

/** The asset after the write (for a delete, before it), or why nothing was written. */
type StoreWrite =
  | { readonly ok: true; readonly asset: CyberAsset }
  | { readonly ok: false; readonly refusal: 'unknown-asset' | 'unknown-system' | 'taken-name' };

function indexById<T extends { readonly id: string }>(records: readonly T[]): Map<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}

export class Organization {
  readonly slug: string;
  readonly facilities: ReadonlyMap<string, Facility>;
  readonly controlCenters: ReadonlyMap<string, Facility>;
  readonly cyberSystems: ReadonlyMap<string, CyberSystem>;
  /** A write replaces a record and never changes it, so a record that was read stays the same. */
  readonly cyberAssets: ReadonlyMap<string, CyberAsset>;
  readonly #assets: Map<string, CyberAsset>;
  readonly #names: NameIndex;
  readonly #ids: IdSource;
  readonly #listeners: ((id: string, asset: CyberAsset | null) => void)[] = [];

  constructor(planted: ReturnType<typeof loadSeed>['organizations'][number], scope: NameScope, ids: IdSource) {
    this.slug = planted.slug;
    this.facilities = indexById(planted.facilities);
    this.controlCenters = indexById(planted.controlCenters);
    this.cyberSystems = indexById(planted.cyberSystems);
    this.#assets = indexById(planted.cyberAssets);
    this.cyberAssets = this.#assets;
    this.#names = new NameIndex(scope);
    for (const asset of planted.cyberAssets) this.#names.count(asset, 1);
    this.#ids = ids;
  }

  /** Calls back after each write, with null for a deleted asset. */
  onWrite(listener: (id: string, asset: CyberAsset | null) => void): void {
    this.#listeners.push(listener);
  }

  createAsset(fields: AssetFields): StoreWrite {
    const { name, cyber_system_id, asset_type } = fields;
    if (!this.cyberSystems.has(cyber_system_id)) return { ok: false, refusal: 'unknown-system' };
    if (this.#names.isTaken(fields, null)) return { ok: false, refusal: 'taken-name' };
    return this.#put({ id: this.#ids.nextId(), name, cyber_system_id, asset_type, organization_slug: this.slug }, null);
  }

  /** Omitted fields stay unchanged (API section 4.2). */
  updateAsset(id: string, changes: Partial<AssetFields>): StoreWrite {
    const before = this.#assets.get(id);
    if (before === undefined) return { ok: false, refusal: 'unknown-asset' };
    const after: CyberAsset = {
      id,
      name: changes.name ?? before.name,
      cyber_system_id: changes.cyber_system_id ?? before.cyber_system_id,
      asset_type: changes.asset_type ?? before.asset_type,
      organization_slug: this.slug,
    };
    if (!this.cyberSystems.has(after.cyber_system_id)) return { ok: false, refusal: 'unknown-system' };
    if (this.#names.isTaken(after, before)) return { ok: false, refusal: 'taken-name' };
    return this.#put(after, before);
  }

  deleteAsset(id: string): StoreWrite {
    const asset = this.#assets.get(id);
    if (asset === undefined) return { ok: false, refusal: 'unknown-asset' };
    this.#assets.delete(id);
    this.#names.count(asset, -1);
    for (const listener of this.#listeners) listener(id, null);
    return { ok: true, asset };
  }

  #put(asset: CyberAsset, before: CyberAsset | null): StoreWrite {
    if (before !== null) this.#names.count(before, -1);
    this.#names.count(asset, 1);
    this.#assets.set(asset.id, asset);
    for (const listener of this.#listeners) listener(asset.id, asset);
    return { ok: true, asset };
  }
}

export class Store {
  readonly #organizations: ReadonlyMap<string, Organization>;
  readonly #keys = new Map<string, Organization>();

  /** Throws an EmulatorInputError if the records of the seed contradict each other. */
  constructor(seed: Seed, scope: NameScope) {
    const { organizations, assetIds } = loadSeed(seed);
    this.#organizations = new Map(
      organizations.map((planted) => [planted.slug, new Organization(planted, scope, assetIds)]),
    );
    for (const { slug, keys } of organizations) for (const key of keys) this.addKey(slug, key);
  }

  get organizations(): Iterable<Organization> {
    return this.#organizations.values();
  }

  /** The organization with that slug. Throws when there is none. */
  organization(slug: string): Organization {
    const organization = this.#organizations.get(slug);
    if (organization === undefined) throw new Error(`no organization is called ${JSON.stringify(slug)}`);
    return organization;
  }

  /** The one organization that a key is bound to (API section 5.2); null for an invalid key. */
  organizationOf(key: string): Organization | null {
    return this.#keys.get(key) ?? null;
  }

  /** Makes one more key valid. Earlier keys stay valid (API section 5.5). */
  addKey(slug: string, key: string): void {
    const organization = this.organization(slug);
    const holder = this.#keys.get(key);
    if (holder !== undefined && holder !== organization) {
      throw new Error(`a key of ${holder.slug} cannot be a key of ${slug} too: a key is bound to one organization`);
    }
    this.#keys.set(key, organization);
  }

  /** Makes the key invalid. False if it was not a key of that organization. */
  revokeKey(slug: string, key: string): boolean {
    return this.#keys.get(key) === this.organization(slug) && this.#keys.delete(key);
  }
}

/**
 * The names in use in one organization, as an index, so that no check needs a scan. It counts each name, because a seed
 * may hold a name twice: live assets may be older than the rule. Such assets can still be changed as long as their name
 * stays the same.
 */
class NameIndex {
  readonly #scope: NameScope;
  readonly #uses = new Map<string, number>();

  constructor(scope: NameScope) {
    this.#scope = scope;
  }

  /** Counts the name of an asset once more, or once less. */
  count(asset: AssetFields, by: 1 | -1): void {
    const key = this.#key(asset);
    this.#uses.set(key, (this.#uses.get(key) ?? 0) + by);
  }

  /** True if `after` would take the name of another asset in its scope. Keeping the name of `before` is allowed. */
  isTaken(after: AssetFields, before: AssetFields | null): boolean {
    if (this.#scope === 'none') return false;
    const key = this.#key(after);
    if (before !== null && this.#key(before) === key) return false;
    return (this.#uses.get(key) ?? 0) > 0;
  }

  #key({ name, cyber_system_id }: AssetFields): string {
    // No id holds a line feed, so no two pairs share a key.
    if (this.#scope === 'system') return `${cyber_system_id}\n${name}`;
    return this.#scope === 'organization' ? name : name.toLowerCase();
  }
}
