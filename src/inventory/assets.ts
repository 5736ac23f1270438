// The entries of `assets`. The hot path: a plan of a million assets passes here a million times, so the usual
// entry costs one walk over its events and one record.
import type { DesiredAsset, Hints, InventoryDocument } from '../core/model.ts';
import { ALIAS, after, MAPPING, NONE, nextDash, POP, placeOf } from './events.ts';
import { readMapping } from './mapping.ts';
import { find, type Reader, target, wrongType } from './reader.ts';
import { ASSET_KEYS, ASSET_SHAPE, type AssetKey } from './shape.ts';
import { readAssetType, readLocatedName, readName } from './values.ts';

const NAME = ASSET_KEYS.indexOf('name');
const ASSET_TYPE = ASSET_KEYS.indexOf('asset_type');
const RENAMED_FROM = ASSET_KEYS.indexOf('renamed_from');
const MOVED_FROM = ASSET_KEYS.indexOf('moved_from');
const ID = ASSET_KEYS.indexOf('id');

const REQUIRED: readonly AssetKey[] = ASSET_KEYS.filter((key) => ASSET_SHAPE[key].required);

/** Used by one asset at a time: no asset holds another. */
const slots = new Array<number>(ASSET_KEYS.length).fill(NONE);

/** Reads the sequence that opens at `open` into `assets`; entries with an error are reported and left out. */
export function readAssets(reader: Reader, open: number, document: InventoryDocument, assets: DesiredAsset[]): void {
  const { events, text } = reader;
  let lastDash = placeOf(text, events[open]!) - 1;
  let lastEmpty = open;
  let at = open + 1;
  while (events[at]!.type !== POP) {
    const event = events[at]!;
    let offset = placeOf(text, event);
    if (offset === NONE) {
      // An empty entry has no place: its dash is the next one after whatever stands before.
      offset = nextDash(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
      lastDash = offset;
      lastEmpty = at;
    }
    if (event.type === MAPPING && event.anchorStart === NONE) {
      at = readAsset(reader, { open: at, offset, document }, assets);
    } else {
      readUnusual(reader, { open: at, offset, document }, assets);
      at = after(events, at);
    }
  }
}

interface Entry {
  readonly open: number;
  readonly offset: number;
  readonly document: InventoryDocument;
}

/** The end of the last text before the event at `index`, looked for back to the event at `stop`. */
function endBefore(reader: Reader, index: number, stop: number): number {
  for (let at = index - 1; at > stop; at--) {
    const event = reader.events[at]!;
    if (event.type === ALIAS) return event.anchorEnd;
    if ('valueEnd' in event && event.valueEnd !== NONE) return event.valueEnd;
    const place = placeOf(reader.text, event);
    if (place !== NONE) return place + 1;
  }
  return NONE;
}

/** An anchored asset, an alias to one, or no asset at all. */
function readUnusual(reader: Reader, entry: Entry, assets: DesiredAsset[]): void {
  const { events, anchored } = reader;
  const { open, offset, document } = entry;
  const index = target(reader, open);
  if (index === NONE) return;
  const event = events[index]!;
  if (event.type !== MAPPING) {
    wrongType(reader, event, { subject: 'asset', expected: 'a mapping', offset });
    return;
  }
  let asset = anchored.get(index);
  if (asset === undefined) {
    const read: DesiredAsset[] = [];
    readAsset(reader, { open: index, offset: event.start, document }, read);
    asset = read[0] ?? null;
    anchored.set(index, asset);
  }
  if (asset === null) return;
  const { name, assetType, hints } = asset;
  assets.push({ name, assetType, offset, document, hints });
}

/** Reads the mapping of one asset, adds it to `assets` unless it has an error, and returns the index after it. */
function readAsset(reader: Reader, { open, offset, document }: Entry, assets: DesiredAsset[]): number {
  const errors = reader.errors;
  const next = readMapping(reader, open, ASSET_KEYS, slots);
  const nameAt = slots[NAME]!;
  const typeAt = slots[ASSET_TYPE]!;
  if (nameAt === NONE || typeAt === NONE) missingKeys(reader, offset);
  // A pinned asset may be called whatever the service calls it.
  const severity = slots[ID]! === NONE ? 'error' : 'warning';
  const name = nameAt === NONE ? null : readName(reader, nameAt, 'name', severity);
  const assetType = typeAt === NONE ? null : readAssetType(reader, typeAt);
  const hints = readHints(reader);
  if (name !== null && assetType !== null && reader.errors === errors) {
    assets.push({ name, assetType, offset, document, hints });
  }
  return next;
}

function missingKeys(reader: Reader, offset: number): void {
  for (const key of REQUIRED) {
    if (slots[ASSET_KEYS.indexOf(key)] !== NONE) continue;
    find(reader, { code: 'missing-key', offset, args: { key, of: 'asset' } });
  }
}

function readHints(reader: Reader): Hints | null {
  const idAt = slots[ID]!;
  const renamedAt = slots[RENAMED_FROM]!;
  const movedAt = slots[MOVED_FROM]!;
  if (idAt === NONE && renamedAt === NONE && movedAt === NONE) return null;
  return {
    id: readLocatedName(reader, idAt, 'id'),
    renamedFrom: readLocatedName(reader, renamedAt, 'renamed_from'),
    movedFrom: readLocatedName(reader, movedAt, 'moved_from'),
  };
}
