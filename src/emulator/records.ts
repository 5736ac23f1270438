// The records of the emulated service (API section 2.2), before options decide how they are shown.

export const ASSET_TYPES = ['hardware', 'software'] as const;
type AssetType = (typeof ASSET_TYPES)[number];

/** A control center has the same fields (API section 2.2). */
export interface Facility {
  readonly id: string;
  readonly name: string;
  readonly organization_slug: string;
}

export const IMPACT_RATINGS = ['High', 'Medium', 'Low'] as const;

/**
 * The document shows no fields for the control center and the rating. They are in answers only if an option names a
 * field.
 */
export interface CyberSystem {
  readonly id: string;
  readonly name: string;
  readonly facility_id: string | null;
  readonly control_center_id: string | null;
  readonly impact_rating: (typeof IMPACT_RATINGS)[number] | null;
  readonly organization_slug: string;
}

/** The fields of a cyber asset that a caller may write. */
export interface AssetFields {
  readonly name: string;
  readonly cyber_system_id: string;
  readonly asset_type: AssetType;
}

export interface CyberAsset extends AssetFields {
  readonly id: string;
  readonly organization_slug: string;
}

/** Hands out ids: `ca_1`, `ca_2`, …, unique over all organizations. No id is reused, not even after a delete. */
export class IdSource {
  readonly prefix: 'fac_' | 'cc_' | 'cs_' | 'ca_';
  readonly #claimed = new Set<string>();
  #last = 0;

  constructor(prefix: IdSource['prefix']) {
    this.prefix = prefix;
  }

  /** Reserves an id that a seed names. False if it is taken. */
  reserveId(id: string): boolean {
    if (this.#claimed.has(id)) return false;
    this.#claimed.add(id);
    return true;
  }

  nextId(): string {
    do this.#last += 1;
    while (this.#claimed.has(`${this.prefix}${this.#last}`));
    return `${this.prefix}${this.#last}`;
  }
}

// Whether a name of a cyber asset is taken. The API calls the name unique but does not say in which scope (API section
// 2.2), so the scope is an option. The check uses an index, never a scan.

export const NAME_SCOPES = ['none', 'system', 'organization', 'organization-case-insensitive'] as const;
export type NameScope = (typeof NAME_SCOPES)[number];

interface Named {
  readonly name: string;
  readonly cyber_system_id: string;
}

/**
 * The names in use in one organization. It counts each name, because a seed may hold a name twice: live assets may be
 * older than the rule. Such assets can still be changed as long as their name stays the same.
 */
export class NameIndex {
  readonly #scope: NameScope;
  readonly #uses = new Map<string, number>();

  constructor(scope: NameScope) {
    this.#scope = scope;
  }

  addName(asset: Named): void {
    if (this.#scope === 'none') return;
    const key = this.#key(asset);
    this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1);
  }

  removeName(asset: Named): void {
    if (this.#scope === 'none') return;
    const key = this.#key(asset);
    const uses = this.#uses.get(key) ?? 0;
    if (uses > 1) this.#uses.set(key, uses - 1);
    else this.#uses.delete(key);
  }

  /** True when an asset other than `before` holds the name of `after` in the same scope. */
  isTaken(after: Named, before: Named | null): boolean {
    if (this.#scope === 'none') return false;
    const key = this.#key(after);
    if (before !== null && this.#key(before) === key) return false;
    return this.#uses.has(key);
  }

  #key({ name, cyber_system_id }: Named): string {
    // No id holds a line feed, so no two pairs share a key.
    if (this.#scope === 'system') return `${cyber_system_id}\n${name}`;
    return this.#scope === 'organization' ? name : name.toLowerCase();
  }
}
