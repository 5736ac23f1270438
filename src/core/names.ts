// Uniqueness of desired names: an error inside a system, a warning across systems, where the service's own rule
// is not known (API section 2.2). Also what two spellings have in common, and how a parked name ends.
import { diagnostic, type Place, type Report, type Severity } from './diagnostic.ts';
import { groupBy } from './group.ts';
import type { AssetState, DesiredAsset, InventoryDocument } from './model.ts';

/** Ends the name of an asset that a cycle of renames parked for a moment (design section 7). */
export const SWAP_SUFFIX = '~cip-sync';

export type UniqueNames = 'system' | 'organization';

const PLAIN = /^[!-@[-~]*$/; // printable ASCII without upper case or space folds to itself

/** Case-folded, NFC, white space collapsed: equal for names that a person, or the service, may take for one. */
function fold(name: string): string {
  return PLAIN.test(name) ? name : foldCase(name.normalize('NFC').replace(/\s+/gu, ' ').trim());
}

/**
 * Case folding as near to Unicode's as the language offers. Names are equal here that are equal in lower case
 * ('ẞ' and 'ß') or in upper case ('ß' and 'SS').
 */
export function foldCase(name: string): string {
  return name.toLowerCase().toUpperCase().toLowerCase();
}

/** One cyber system's assets, however the caller tells systems apart. */
export interface NameGroup {
  readonly key: string;
  readonly assets: readonly DesiredAsset[];
}

/** Without the service, two documents mean one system if they name it in the same words. */
export function groupByText(
  documents: readonly InventoryDocument[],
): (NameGroup & { readonly documents: readonly InventoryDocument[] })[] {
  const keyOf = ({ cyberSystem, facility }: InventoryDocument) => `${cyberSystem.value}\0${facility?.value ?? ''}`;
  return Array.from(groupBy(documents, keyOf), ([key, group]) => {
    return { key, assets: group.flatMap(({ assets }) => assets), documents: group };
  });
}

/** Reports `duplicate-asset`, `duplicate-name` and `similar-name`. One pass over the assets. */
export function checkNames(groups: Iterable<NameGroup>, uniqueNames: UniqueNames, report: Report): void {
  const check = new NameCheck(uniqueNames === 'organization' ? 'error' : 'warning', report);
  for (const group of groups) check.addAll(group);
}

/** Reports `duplicate-id`: two entries that pin one asset. */
export function checkIds(groups: Iterable<NameGroup>, report: Report): void {
  const firsts = new Map<string, Place>();
  for (const group of groups) {
    for (const { hints, document } of group.assets) {
      if (hints === null || hints.id === null) continue;
      const { value: id, offset } = hints.id;
      const at = { file: document.file, offset };
      const first = firsts.get(id);
      if (first === undefined) firsts.set(id, at);
      else report(diagnostic('duplicate-id', 'error', at, { id, first }));
    }
  }
}

/** Names of one folded spelling: the first of all, of each exact name, and of each name in each system. */
interface Bucket {
  readonly first: DesiredAsset;
  readonly firstOf: Map<string, DesiredAsset>;
}

class NameCheck {
  readonly #acrossSystems: Severity;
  readonly #report: Report;
  /** The first asset of each folded spelling. Names that clash are few: all else about them is made when they do. */
  readonly #firsts = new Map<string, DesiredAsset>();
  readonly #buckets = new Map<string, Bucket>();
  readonly #keys = new Map<InventoryDocument, string>();

  constructor(acrossSystems: Severity, report: Report) {
    this.#acrossSystems = acrossSystems;
    this.#report = report;
  }

  addAll({ key, assets }: NameGroup): void {
    let document: InventoryDocument | null = null;
    for (const asset of assets) {
      if (asset.document !== document) {
        document = asset.document;
        this.#keys.set(document, key);
      }
      const folded = fold(asset.name);
      const first = this.#firsts.get(folded);
      if (first === undefined) this.#firsts.set(folded, asset);
      else this.#clash(this.#bucket(folded, first), key, asset);
    }
  }

  #bucket(folded: string, first: DesiredAsset): Bucket {
    const made = this.#buckets.get(folded);
    if (made !== undefined) return made;
    const firstOf = new Map([
      [first.name, first],
      [nameKey(this.#keys.get(first.document)!, first.name), first],
    ]);
    const bucket = { first, firstOf };
    this.#buckets.set(folded, bucket);
    return bucket;
  }

  #clash({ first, firstOf }: Bucket, key: string, asset: DesiredAsset): void {
    const { name } = asset;
    const here = nameKey(key, name);
    const twin = firstOf.get(here);
    if (twin !== undefined) {
      const severity = isPinned(twin) || isPinned(asset) ? 'warning' : 'error';
      this.#report(diagnostic('duplicate-asset', severity, placeOf(asset), { name, first: placeOf(twin) }));
      if (isPinned(twin)) firstOf.set(here, asset);
      return;
    }
    firstOf.set(here, asset);
    const same = firstOf.get(name);
    if (same !== undefined) {
      const severity = isPinned(same) || isPinned(asset) ? 'warning' : this.#acrossSystems;
      this.#report(diagnostic('duplicate-name', severity, placeOf(asset), { name, first: placeOf(same) }));
      if (isPinned(same)) firstOf.set(name, asset);
      return;
    }
    firstOf.set(name, asset);
    const args = { name, other: first.name, first: placeOf(first) };
    this.#report(diagnostic('similar-name', 'warning', placeOf(asset), args));
  }
}

/** An asset with an id may have a name that is not unique: live names may be what they are. */
function isPinned({ hints }: DesiredAsset): boolean {
  return hints !== null && hints.id !== null;
}

export function placeOf(asset: DesiredAsset): Place {
  return { file: asset.document.file, offset: asset.offset };
}

/** The same for two assets that must not have one name. */
export function uniqueKey({ cyber_system_id, name }: AssetState, uniqueNames: UniqueNames): string {
  return uniqueNames === 'organization' ? name : nameKey(cyber_system_id, name);
}

/** The key of a name in a cyber system: no id and no name holds a NUL. */
export function nameKey(system: string, name: string): string {
  return `${system}\0${name}`;
}

/** Equal for assets of one system, type and name: no id and no type holds a NUL. */
export function stateKey({ cyber_system_id, asset_type, name }: AssetState): string {
  return `${cyber_system_id}\0${asset_type}\0${name}`;
}
