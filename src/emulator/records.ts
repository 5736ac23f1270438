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
 * The API document shows no fields for the control center and the rating. Answers have them only if an option names
 * their field.
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

/** Assigns ids: `ca_1`, `ca_2`, …, unique in all organizations. No id is used again, not even after a delete. */
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

/**
 * The scope in which the name of a cyber asset is unique. The API calls it unique but does not say where (API section
 * 2.2), so this is an option.
 */
export const NAME_SCOPES = ['none', 'system', 'organization', 'organization-case-insensitive'] as const;
export type NameScope = (typeof NAME_SCOPES)[number];
