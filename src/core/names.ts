// Checks that compare entries with each other. Names must be unique in their system. If several systems have the same
// names, one notice lists all of them, because the service's own rule is not known (API section 2.2). Ids and external
// ids must be unique, and a declared asset must not be ignored. This file also folds spellings for comparison, and
// defines the suffix of a parked name.
import { compareText } from './compare.ts';
import type { Place, Report } from './diagnostic.ts';
import { groupBy } from './group.ts';
import { ignoreListOf } from './ignore.ts';
import type { AssetState, DesiredAsset, InventoryDocument } from './model.ts';

/** Ends the temporary name of an asset that was parked to break a cycle of renames. */
export const SWAP_SUFFIX = '~cip-sync';

export type UniqueNames = 'system' | 'organization';

const PLAIN = /^[!-@[-~]*$/; // printable ASCII without upper case or space folds to itself

/**
 * Folds case, normalizes to NFC, and collapses white space. Two names have the same folded form if a person or the
 * service may take them for the same name.
 */
function foldName(name: string): string {
  return PLAIN.test(name) ? name : foldCase(name.normalize('NFC').replace(/\s+/gu, ' ').trim());
}

/**
 * Case folding as close to Unicode's as the language offers. Two names are equal if they are equal in lower case ('ẞ'
 * and 'ß') or in upper case ('ß' and 'SS').
 */
export function foldCase(name: string): string {
  return name.toLowerCase().toUpperCase().toLowerCase();
}

/** The assets of one cyber system. The caller decides what counts as one system. */
interface NameGroup {
  readonly key: string;
  readonly assets: readonly DesiredAsset[];
}

/** A name group, with the documents that declare its assets. */
interface DeclaredGroup extends NameGroup {
  readonly documents: readonly InventoryDocument[];
}

/**
 * Groups documents by how they name their system. Without the service, two documents mean the same system if they use
 * the same words.
 */
export function groupByText(documents: readonly InventoryDocument[]): DeclaredGroup[] {
  const groups = groupBy(documents, ({ cyberSystem, facility }) => `${cyberSystem.value}\0${facility?.value ?? ''}`);
  return Array.from(groups, ([key, group]) => {
    return { key, assets: group.flatMap(({ assets }) => assets), documents: group };
  });
}

/** Makes the checks between documents for which the service is not needed. Returns their groups. */
export function checkByText(documents: readonly InventoryDocument[], uniqueNames: UniqueNames, report: Report) {
  const groups = groupByText(documents);
  checkSystems(groups, report);
  checkBetween(groups, uniqueNames, report);
  return groups;
}

/** Reports every document of a cyber system except the first: a system may have only one. */
export function checkSystems(groups: readonly DeclaredGroup[], report: Report): void {
  for (const { documents } of groups) {
    const [first, ...others] = documents.map(({ file, cyberSystem }) => ({ file, offset: cyberSystem.offset }));
    const { cyberSystem } = documents[0]!;
    for (const at of others)
      report({ code: 'duplicate-system', severity: 'error', at, args: { name: cyberSystem.value, first: first! } });
  }
}

/** Reports clashes of names and ids between entries, and entries that are also ignored. */
export function checkBetween(
  groups: readonly DeclaredGroup[],
  uniqueNames: UniqueNames,
  report: Report,
  isOld?: (key: string, asset: DesiredAsset) => boolean,
): void {
  checkNames(groups, uniqueNames, report, isOld);
  checkIds(groups, report);
  // Either the entry or the ignore pattern is a mistake, and the tool cannot know which.
  for (const { documents } of groups) {
    const ignored = ignoreListOf(documents);
    if (ignored === null) continue;
    for (const asset of documents.flatMap(({ assets }) => assets)) {
      const pattern = ignored.patternFor(asset.name);
      if (pattern === null) continue;
      const args = { name: asset.name, pattern: pattern.text, first: pattern.at };
      report({ code: 'ignored-but-declared', severity: 'error', at: placeOf(asset), args });
    }
  }
}

/**
 * Reports `duplicate-asset`, `duplicate-name` and `similar-name`. `isOld` says whether the inventory already had the
 * entry of a group before. If an old and a new entry clash, the finding is at the new one.
 */
export function checkNames(
  groups: readonly NameGroup[],
  uniqueNames: UniqueNames,
  report: Report,
  isOld: (key: string, asset: DesiredAsset) => boolean = () => false,
): void {
  // The hot path. Few names clash, so only the folded spellings that are shared are examined further.
  const spellings = groups.flatMap(({ assets }) => assets.map(({ name }) => foldName(name)));
  if (new Set(spellings).size === spellings.length) return;
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const folded of spellings) (seen.has(folded) ? shared : seen).add(folded);
  const entries = groups.flatMap(({ key, assets }) =>
    assets.flatMap((asset) => {
      const folded = foldName(asset.name);
      return shared.has(folded) ? { key, asset, folded, isNew: !isOld(key, asset) } : [];
    }),
  );
  // The first entry of each name in each system, of each folded spelling in each system, and of each name anywhere.
  const firstHere = new Map<string, DesiredAsset>();
  const firstLike = new Map<string, DesiredAsset>();
  const firstNamed = new Map<string, DesiredAsset>();
  const elsewhere: { readonly asset: DesiredAsset; readonly same: DesiredAsset }[] = [];
  entries.sort((a, b) => {
    const byFile = compareText(a.asset.document.file.path, b.asset.document.file.path);
    return Number(a.isNew) - Number(b.isNew) || byFile || a.asset.offset - b.asset.offset;
  });
  for (const { key, asset, folded } of entries) {
    const here = nameKey(key, asset.name);
    const twin = firstHere.get(here);
    if (twin === undefined || isPinned(twin)) firstHere.set(here, asset);
    if (twin !== undefined) {
      const args = { name: asset.name, first: placeOf(twin) };
      report({ code: 'duplicate-asset', severity: gradeOf(twin, asset), at: placeOf(asset), args });
      continue;
    }
    const like = firstLike.get(nameKey(key, folded));
    if (like === undefined) firstLike.set(nameKey(key, folded), asset);
    else {
      const args = { name: asset.name, other: like.name, first: placeOf(like) };
      report({ code: 'similar-name', severity: 'warning', at: placeOf(asset), args });
    }
    const same = firstNamed.get(asset.name);
    if (same === undefined || isPinned(same)) firstNamed.set(asset.name, asset);
    if (same === undefined) continue;
    if (uniqueNames === 'system') elsewhere.push({ asset, same });
    else {
      const args = { names: [asset.name], first: placeOf(same) };
      report({ code: 'duplicate-name', severity: gradeOf(same, asset), at: placeOf(asset), args });
    }
  }
  const [one] = elsewhere;
  if (one === undefined) return;
  const names = [...new Set(elsewhere.map(({ asset }) => asset.name))];
  report({
    code: 'duplicate-name',
    severity: 'notice',
    at: placeOf(one.asset),
    args: { names, first: placeOf(one.same) },
  });
}

/** Reports each id and each external id that an earlier asset also has, with the place of its first mention. */
function checkIds(groups: readonly NameGroup[], report: Report): void {
  const firstsOf = { 'duplicate-id': new Map<string, Place>(), 'duplicate-external-id': new Map<string, Place>() };
  for (const { assets } of groups) {
    for (const { hints, externalId, document } of assets) {
      // The hot path: nearly all assets have neither.
      if (hints === null && externalId === null) continue;
      const located = [
        ['duplicate-id', hints?.id ?? null],
        ['duplicate-external-id', externalId],
      ] as const;
      for (const [code, own] of located) {
        if (own === null) continue;
        const at = { file: document.file, offset: own.offset };
        const first = firstsOf[code].get(own.value);
        if (first === undefined) firstsOf[code].set(own.value, at);
        else report({ code, severity: 'error', at, args: { id: own.value, first } });
      }
    }
  }
}

function gradeOf(one: DesiredAsset, other: DesiredAsset) {
  return isPinned(one) || isPinned(other) ? 'warning' : 'error';
}

/** An asset with an id may have a name that is not unique, because live names may not be unique. */
function isPinned({ hints }: DesiredAsset): boolean {
  return hints !== null && hints.id !== null;
}

export function placeOf(asset: DesiredAsset): Place {
  return { file: asset.document.file, offset: asset.offset };
}

/** The key of a name in a cyber system. Ids and names never contain a NUL. */
export function nameKey(system: string, name: string): string {
  return `${system}\0${name}`;
}

/** The key of a system, type and name. Ids and types never contain a NUL. */
export function stateKey({ cyber_system_id, asset_type, name }: AssetState): string {
  return `${cyber_system_id}\0${asset_type}\0${name}`;
}
