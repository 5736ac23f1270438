// The types of the domain. Fields that the service's API names keep its spelling (snake_case), so a parsed record of
// an answer is used as it is, without a copy.

/** The name of this tool in documents, logs and requests. */
export const TOOL_NAME = 'cip-inventory-sync' as const;

export const ASSET_TYPES = ['hardware', 'software'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

export const IMPACT_RATINGS = ['High', 'Medium', 'Low'] as const;
export type ImpactRating = (typeof IMPACT_RATINGS)[number];

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The fields of a cyber asset that an update can change. */
export interface AssetState {
  readonly name: string;
  readonly cyber_system_id: string;
  readonly asset_type: AssetType;
}

/** The state of an asset, without the other fields of its record. */
export function stateOf({ name, cyber_system_id, asset_type }: AssetState): AssetState {
  return { name, cyber_system_id, asset_type };
}

/** A cyber asset as the service lists it (API section 2.2). */
export interface LiveAsset extends AssetState {
  readonly id: string;
  readonly organization_slug: string;
}

/** A cyber system as the service lists it. Under a control center `facility_id` may be absent, null or empty. */
export interface CyberSystem extends Named {
  readonly facility_id?: string | null;
  readonly organization_slug: string;
}

export interface Facility extends Named {
  readonly organization_slug: string;
}

/** A cyber system as it is shown everywhere: with its facility or control center, and its impact rating. */
export interface SitedSystem extends Named {
  readonly site: Named | null;
  /** null if no input names the field, or the system has none. */
  readonly impactRating: string | null;
}

/** The lists that a plan is computed against. */
export interface Live {
  readonly organization: string;
  readonly facilities: readonly Facility[];
  /** The same shape as facilities. Empty if no input asks for them. */
  readonly controlCenters?: readonly Facility[];
  readonly systems: readonly CyberSystem[];
  readonly assets: readonly LiveAsset[];
}

/** The lists of one organization, for output. */
export interface Lists {
  readonly facilities: readonly Named[];
  readonly controlCenters: readonly Named[];
  readonly systems: readonly CyberSystem[];
  readonly assets: readonly LiveAsset[];
}

/** A file that diagnostics and changes point into. Offsets become lines only when they are shown. */
export interface SourceFile {
  /** As the user would write it: relative to the working directory, with forward slashes. */
  readonly path: string;
  /** 1-based line and column (UTF-16) of an offset into the file's text. */
  place(offset: number): { readonly line: number; readonly column: number };
  /** The text of a line, counted from 1, without its end. */
  lineText(line: number): string;
  /** A finding in a table is about a whole row. */
  readonly isTable?: boolean;
}

/** A value, and the offset of its node in the text of its file. */
export interface Located<T> {
  readonly value: T;
  readonly offset: number;
}

/** One YAML document: assets of one cyber system. */
export interface InventoryDocument {
  readonly file: SourceFile;
  /** Name, or `cs_` id. */
  readonly cyberSystem: Located<string>;
  /** Name, or `fac_` id; null when the document does not say. */
  readonly facility: Located<string> | null;
  /** What the utility has determined; null when the document does not say. It is compared, and never sent. */
  readonly impactRating: Located<ImpactRating> | null;
  /** null when the document does not say. plan.ts then decides. */
  readonly prune: boolean | null;
  /** The type of the assets without a type of their own. null when the document does not say. */
  readonly assetType: AssetType | null;
  /** Exact names and patterns of live assets to ignore. */
  readonly ignore: readonly Located<string>[];
  readonly assets: readonly DesiredAsset[];
  /**
   * False if the document has an error, which is reported. It then holds what could be read, so that the rest can be
   * checked.
   */
  readonly isWhole: boolean;
}

/** A document that says only which system it declares. */
export function bareDocument(file: SourceFile, cyberSystem: Located<string>): InventoryDocument {
  const unsaid = { facility: null, impactRating: null, prune: null, assetType: null };
  return { file, cyberSystem, ...unsaid, ignore: [], assets: [], isWhole: true };
}

/** One entry of `assets`. All entries have the same object shape, whatever was written: this makes the planner fast. */
export interface DesiredAsset {
  readonly name: string;
  readonly assetType: AssetType;
  /** Where the entry starts: at its first key, or at the alias if it is one. */
  readonly offset: number;
  readonly document: InventoryDocument;
  /** What identifies its live asset, apart from its name. null for most assets. */
  readonly hints: {
    readonly id: Located<string> | null;
    readonly renamedFrom: Located<string> | null;
    readonly movedFrom: Located<string> | null;
  } | null;
  /**
   * The asset's number in another system, such as a CMDB. null when the entry does not say. It is never sent to the
   * service.
   */
  readonly externalId: Located<string> | null;
}

/** Everything that the files of one revision declare. What does not parse is absent, and diagnostics say so. */
export interface Inventory {
  readonly documents: readonly InventoryDocument[];
}

/** A type that a schema infers, made read-only. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** The format that a document claims to be, if it is not the format that is read; else null. */
export function otherFormat(document: unknown, read: string): string | null {
  if (typeof document !== 'object' || document === null || !('format_version' in document)) return null;
  const { format_version: format } = document;
  return typeof format === 'string' && /^\d{1,4}\.\d{1,4}$/.test(format) && format !== read ? format : null;
}

/** Time is passed in. Only the limit of one request (service/exchange.ts) is measured by the system's own timer. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Resolves after the time, or early when the signal aborts. The caller checks the signal. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
