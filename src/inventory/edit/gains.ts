// What documents that stand in files gain, and the texts that result: read again before they count.
import type { DesiredAsset, InventoryDocument } from '../../core/model.ts';
import { parseInventory } from '../parse.ts';
import { sourceFile } from '../source.ts';
import type { Addition, Gains } from './addition.ts';
import type { Original } from './originals.ts';
import { readsAlike } from './reads-alike.ts';
import { spliceGains } from './splice.ts';

/** By the number of the document in its file. */
type FileGains = Map<number, Gains>;

/** What the documents of each file gain; files that gain nothing are left out. */
export function gainsByFile(
  originals: readonly Original[],
  additions: readonly Addition[],
  pins: ReadonlyMap<DesiredAsset, string>,
): ReadonlyMap<Original, FileGains> {
  const byHome = new Map<InventoryDocument, Gains>();
  for (const { home, assets, prune } of additions) {
    if (home === null || (assets.length === 0 && prune === null)) continue;
    const gained: Gains = byHome.get(home) ?? { assets: [], pins: new Map(), prune: null };
    for (const asset of assets) gained.assets.push(asset);
    gained.prune ??= prune;
    byHome.set(home, gained);
  }
  const files = new Map<Original, FileGains>();
  for (const original of originals) {
    const gains: FileGains = new Map();
    original.documents.forEach((document, number) => {
      const gained = withPins(document, byHome.get(document), pins);
      if (gained !== undefined) gains.set(number, gained);
    });
    if (gains.size > 0) files.set(original, gains);
  }
  return files;
}

function withPins(
  document: InventoryDocument,
  gained: Gains | undefined,
  pins: ReadonlyMap<DesiredAsset, string>,
): Gains | undefined {
  const numbered = new Map<number, string>();
  if (pins.size > 0) {
    document.assets.forEach((asset, number) => {
      const id = pins.get(asset);
      if (id !== undefined) numbered.set(number, id);
    });
  }
  if (numbered.size === 0) return gained;
  return { assets: gained?.assets ?? [], prune: gained?.prune ?? null, pins: numbered };
}

/** The text of the file with its gains, or null where it cannot be added to without a doubt. */
export function withGains({ path, text, documents }: Original, gains: FileGains): string | null {
  const edited = spliceGains(text, gains);
  if (edited === null || !readsAlike(edited)) return null;
  const read = parseInventory(sourceFile(path, edited), edited, () => {});
  const isAsMeant =
    read.length === documents.length &&
    read.every((document, number) => sameLines(linesOf(document), expected(documents[number]!, gains.get(number))));
  return isAsMeant ? edited : null;
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, k) => line === b[k]);
}

/** Everything that a document declares, in order. */
export function linesOf({ cyberSystem, facility, prune, assets }: InventoryDocument): string[] {
  const head = JSON.stringify([cyberSystem.value, facility?.value ?? null, prune]);
  return [
    head,
    ...assets.map(({ name, assetType, hints }) => {
      const { id, renamedFrom, movedFrom } = hints ?? { id: null, renamedFrom: null, movedFrom: null };
      return assetLine([name, assetType, id?.value ?? null, renamedFrom?.value ?? null, movedFrom?.value ?? null]);
    }),
  ];
}

type AssetFields = readonly [name: string, type: string, id: string | null, from: string | null, moved: string | null];

function assetLine(fields: AssetFields): string {
  return JSON.stringify(fields);
}

function expected(document: InventoryDocument, gains: Gains | undefined): string[] {
  if (gains === undefined) return linesOf(document);
  const pinned = document.assets.map((asset, number) => {
    const id = gains.pins.get(number);
    if (id === undefined) return asset;
    const others = asset.hints ?? { renamedFrom: null, movedFrom: null };
    return { ...asset, hints: { ...others, id: { value: id, offset: 0 } } };
  });
  return [
    ...linesOf({ ...document, prune: gains.prune ?? document.prune, assets: pinned }),
    ...gains.assets.map(({ name, asset_type, id }) => assetLine([name, asset_type, id, null, null])),
  ];
}
