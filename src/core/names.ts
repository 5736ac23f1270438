// What entries have wrong between each other. Names are unique: an error inside a system, a warning across systems, where
// the service's own rule is not known (API section 2.2); so are ids; and what is declared is not ignored. Also what two
// spellings have in common, and how a parked name ends.
import { type Diagnostic, diagnostic, type Place, type Report, type Severity } from './diagnostic.ts';
import { groupBy } from './group.ts';
import { ignoreListOf, type Pattern } from './ignore.ts';
import type { AssetState, DesiredAsset, InventoryDocument, Located } from './model.ts';

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

/** The same with the documents that declare them. */
export interface DeclaredGroup extends NameGroup {
  readonly documents: readonly InventoryDocument[];
}

/** Without the service, two documents mean one system if they name it in the same words. */
export function groupByText(documents: readonly InventoryDocument[]): DeclaredGroup[] {
  const keyOf = ({ cyberSystem, facility }: InventoryDocument) => `${cyberSystem.value}\0${facility?.value ?? ''}`;
  return Array.from(groupBy(documents, keyOf), ([key, group]) => {
    return { key, assets: group.flatMap(({ assets }) => assets), documents: group };
  });
}

/** Reports all that entries have wrong between each other. */
export function checkBetween(groups: readonly DeclaredGroup[], uniqueNames: UniqueNames, report: Report): void {
  checkNames(groups, uniqueNames, report);
  checkIds(groups, report);
  checkExternalIds(groups, report);
  checkIgnored(groups, report);
}

/** Reports `duplicate-asset`, `duplicate-name` and `similar-name`. */
export function checkNames(groups: readonly NameGroup[], uniqueNames: UniqueNames, report: Report): void {
  const shared = sharedSpellings(groups);
  if (shared.size === 0) return;
  const acrossSystems = uniqueNames === 'organization' ? 'error' : 'warning';
  const buckets = new Map<string, Bucket>();
  for (const { key, assets } of groups) {
    for (const asset of assets) {
      const folded = fold(asset.name);
      if (!shared.has(folded)) continue;
      const here = nameKey(key, asset.name);
      const bucket = buckets.get(folded);
      if (bucket !== undefined) report(clash(bucket, { here, asset }, acrossSystems));
      else buckets.set(folded, { first: asset, firstOf: new Map([asset.name, here].map((name) => [name, asset])) });
    }
  }
}

/** The hot path: names that clash are few, so a first pass finds their folded spellings, and what to say comes after. */
function sharedSpellings(groups: readonly NameGroup[]): ReadonlySet<string> {
  const all = new Set<string>();
  const shared = new Set<string>();
  for (const { assets } of groups) {
    for (const { name } of assets) {
      const { size } = all;
      const folded = fold(name);
      if (all.add(folded).size === size) shared.add(folded);
    }
  }
  return shared;
}

/** Reports `duplicate-id`: two entries that pin one asset. */
export function checkIds(groups: Iterable<NameGroup>, report: Report): void {
  const idOf = ({ hints }: DesiredAsset) => hints?.id ?? null;
  checkUnique(groups, idOf, (at, args) => report(diagnostic('duplicate-id', 'error', at, args)));
}

/** Reports `duplicate-external-id`: two entries with one number. */
function checkExternalIds(groups: Iterable<NameGroup>, report: Report): void {
  const externalIdOf = ({ externalId }: DesiredAsset) => externalId;
  checkUnique(groups, externalIdOf, (at, args) => report(diagnostic('duplicate-external-id', 'error', at, args)));
}

/** Hands each value that an earlier asset has too to `onRepeat`, with the place of the first. */
function checkUnique(
  groups: Iterable<NameGroup>,
  locate: (asset: DesiredAsset) => Located<string> | null,
  onRepeat: (at: Place, args: { readonly id: string; readonly first: Place }) => void,
): void {
  const firsts = new Map<string, Place>();
  for (const { assets } of groups) {
    for (const asset of assets) {
      const located = locate(asset);
      if (located === null) continue;
      const { value: id, offset } = located;
      const at = { file: asset.document.file, offset };
      const first = firsts.get(id);
      if (first === undefined) firsts.set(id, at);
      else onRepeat(at, { id, first });
    }
  }
}

/** Reports `ignored-but-declared`: one of the two lines is a mistake, and nobody can say which. */
function checkIgnored(groups: readonly DeclaredGroup[], report: Report): void {
  for (const { documents } of groups) {
    const ignored = ignoreListOf(documents);
    if (ignored === null) continue;
    for (const asset of documents.flatMap(({ assets }) => assets)) {
      const pattern = ignored.find(asset.name);
      if (pattern !== null) report(ignoredButDeclared(asset, pattern));
    }
  }
}

export function ignoredButDeclared(asset: DesiredAsset, { text: pattern, document, offset }: Pattern): Diagnostic {
  const args = { name: asset.name, pattern, first: { file: document.file, offset } };
  return diagnostic('ignored-but-declared', 'error', placeOf(asset), args);
}

/** Names of one folded spelling: the first of all, of each exact name, and of each name in each system. */
interface Bucket {
  readonly first: DesiredAsset;
  readonly firstOf: Map<string, DesiredAsset>;
}

/** What one more name of a folded spelling makes of it. `here` is its key in its system. */
function clash(
  { first, firstOf }: Bucket,
  { here, asset }: { readonly here: string; readonly asset: DesiredAsset },
  acrossSystems: Severity,
): Diagnostic {
  const { name } = asset;
  const twin = firstOf.get(here);
  if (twin !== undefined) {
    const severity = isPinned(twin) || isPinned(asset) ? 'warning' : 'error';
    if (isPinned(twin)) firstOf.set(here, asset);
    return diagnostic('duplicate-asset', severity, placeOf(asset), { name, first: placeOf(twin) });
  }
  firstOf.set(here, asset);
  const same = firstOf.get(name);
  if (same !== undefined) {
    const severity = isPinned(same) || isPinned(asset) ? 'warning' : acrossSystems;
    if (isPinned(same)) firstOf.set(name, asset);
    return diagnostic('duplicate-name', severity, placeOf(asset), { name, first: placeOf(same) });
  }
  firstOf.set(name, asset);
  return diagnostic('similar-name', 'warning', placeOf(asset), { name, other: first.name, first: placeOf(first) });
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
