// What the emulated service stores (API section 2.2), before any option decides how it is shown.

export const ASSET_TYPES = ['hardware', 'software'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

/** A control center has the same fields (API section 2.2). */
export interface Facility {
  readonly id: string;
  readonly name: string;
  readonly organization_slug: string;
}

/** The document shows no field for the control center, so `control_center_id` is kept and never answered. */
export interface CyberSystem {
  readonly id: string;
  readonly name: string;
  readonly facility_id: string | null;
  readonly control_center_id: string | null;
  readonly organization_slug: string;
}

/** What a caller may write of a cyber asset. */
export interface AssetFields {
  readonly name: string;
  readonly cyber_system_id: string;
  readonly asset_type: AssetType;
}

export interface CyberAsset extends AssetFields {
  readonly id: string;
  readonly organization_slug: string;
}

export type Prefix = 'fac_' | 'cc_' | 'cs_' | 'ca_';

/** Hands out ids: `ca_1`, `ca_2`, …, unique over all organizations, and never one twice, deleted or not. */
export class IdSource {
  readonly prefix: Prefix;
  readonly #claimed = new Set<string>();
  #last = 0;

  constructor(prefix: Prefix) {
    this.prefix = prefix;
  }

  /** Takes an id that a seed names; false when it is taken. */
  claim(id: string): boolean {
    if (this.#claimed.has(id)) return false;
    this.#claimed.add(id);
    return true;
  }

  next(): string {
    do this.#last += 1;
    while (this.#claimed.has(`${this.prefix}${this.#last}`));
    return `${this.prefix}${this.#last}`;
  }
}
