// The words of the domain. Fields that the service's API names keep its spelling (snake_case), so a record
// read from the wire is a live record as it stands, without a copy.

/** This tool, as documents, logs and requests name it. */
export const TOOL_NAME = 'cip-inventory-sync' as const;

export function toolOf({ version }: { readonly version: string }) {
  return { name: TOOL_NAME, version };
}

export const ASSET_TYPES = ['hardware', 'software'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the service keeps of a cyber asset and an update can change. */
export interface AssetState {
  readonly name: string;
  readonly cyber_system_id: string;
  readonly asset_type: AssetType;
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

/** A cyber system as every sink names it: with the facility or control center it stands in, and its impact rating. */
export interface PlacedSystem extends Named {
  readonly site: Named | null;
  /** null where no input names the field, or the system has none. */
  readonly impactRating: string | null;
}

/** The lists a plan is computed against. */
export interface Live {
  readonly organization: string;
  readonly facilities: readonly Facility[];
  /** Of the same shape as facilities; empty where no input asks for them. */
  readonly controlCenters?: readonly Facility[];
  readonly systems: readonly CyberSystem[];
  readonly assets: readonly LiveAsset[];
}

/** What the service lists of one organization, as it is told of. */
export interface Lists {
  readonly facilities: readonly Named[];
  readonly controlCenters: readonly Named[];
  readonly systems: readonly CyberSystem[];
  readonly assets: readonly LiveAsset[];
}

/** A file that diagnostics and changes point into. Offsets become lines only for what is shown. */
export interface SourceFile {
  /** As the user would write it: relative to the working directory, with forward slashes. */
  readonly path: string;
  /** 1-based line and column (UTF-16) of an offset into the file's text. */
  place(offset: number): { readonly line: number; readonly column: number };
}

/** A value and the offset, in its file's text, of the node that holds it. */
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
  /** null when the document does not say: design section 4 decides. */
  readonly prune: boolean | null;
  /** The type of the assets that say none; null when the document does not say. */
  readonly assetType: AssetType | null;
  /** Exact names and patterns of live assets to leave alone. */
  readonly ignore: readonly Located<string>[];
  readonly assets: readonly DesiredAsset[];
  /** False with an error of its own, which is reported: it holds what could be read of it, to be held against the rest. */
  readonly isWhole: boolean;
}

/** What ties a desired asset to a live one other than its name. */
export interface Hints {
  readonly id: Located<string> | null;
  readonly renamedFrom: Located<string> | null;
  readonly movedFrom: Located<string> | null;
}

/** One entry of `assets`. All of them share one object shape, whatever was written: the planner is fast by that. */
export interface DesiredAsset {
  readonly name: string;
  readonly assetType: AssetType;
  /** Where the entry starts (its first key; the alias, when it is one). */
  readonly offset: number;
  readonly document: InventoryDocument;
  /** null for the usual asset, known only by its name. */
  readonly hints: Hints | null;
  /** Its number in the system that the inventory comes from; null when the entry does not say. Never sent. */
  readonly externalId: Located<string> | null;
}

/** Everything the files of one revision declare. What does not parse is absent; diagnostics say so. */
export interface Inventory {
  readonly documents: readonly InventoryDocument[];
  /** False when a file or document could not be read: what is absent here may still be declared. */
  readonly isComplete: boolean;
}

/** What is told: `full` is all; `counts` numbers, codes, paths and lines, and no name or id (design section 8). */
export type Detail = 'full' | 'counts';

/** A shape as a schema infers it, which nobody changes. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** The format that a document is of by its own word, where that is not the one that is read; else null. */
export function otherFormat(document: unknown, read: string): string | null {
  if (typeof document !== 'object' || document === null || !('format_version' in document)) return null;
  const { format_version: format } = document;
  return typeof format === 'string' && /^\d{1,4}\.\d{1,4}$/.test(format) && format !== read ? format : null;
}

/** Time, handed in: nothing of the house asks the system for it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Resolves, and early when the signal aborts: whoever sleeps looks at it. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
