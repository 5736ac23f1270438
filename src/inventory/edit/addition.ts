// What an import adds: to the inventory as a whole, and to one document that stands there.
import type { AssetType, InventoryDocument } from '../../core/model.ts';
import type { SystemPlace } from './system-paths.ts';

/** An entry to add. `id` null leaves it to its name. */
export interface NewAsset {
  readonly name: string;
  readonly asset_type: AssetType;
  readonly id: string | null;
  /** Whether the head of its document says the type already. */
  readonly hasTypeInHead?: boolean;
}

/** What one cyber system gains. */
export interface Addition {
  /** Names the file, where a new one is made. */
  readonly place: SystemPlace;
  /** What a new document says: references that resolve to this system (design section 4). */
  readonly cyberSystem: string;
  readonly facility: string | null;
  /** Stands as a comment behind `cyber_system`, where that is an id; null for none. */
  readonly note: string | null;
  /** Said where something of the system cannot be declared, so that it is not pruned; null leaves it unsaid. */
  readonly prune: false | null;
  /** Whether nothing undeclared in the system is deleted: `prune: false` stands in one of its documents, or will. */
  readonly isKept: boolean;
  /** The document that gains the entries; null for a new file. */
  readonly home: InventoryDocument | null;
  /** Written in this order. */
  readonly assets: readonly NewAsset[];
}

/** What one document gains. */
export interface Gains {
  readonly assets: NewAsset[];
  /** Ids for entries that stand there, by their number in the list. */
  readonly pins: Map<number, string>;
  /** False where the document is to say `prune: false`, and does not yet. */
  prune: false | null;
}
