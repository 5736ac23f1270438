// Reads the entries of `assets` and the values of their keys. The hot path: a plan of a million assets comes here a
// million times, so a typical entry costs one walk over its events and one record.
import { SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { nameFaults, SURELY_FINE } from '../core/characters.ts';
import type { Severity } from '../core/diagnostic.ts';
import {
  ASSET_TYPES,
  type AssetType,
  type DesiredAsset,
  type Hints,
  type InventoryDocument,
  type Located,
} from '../core/model.ts';
import { nearest } from '../core/suggest.ts';
import { ASSET_KEYS, REQUIRED_KEYS, tooLong } from './shape.ts';
import {
  ALIAS,
  addFinding,
  after,
  MAPPING,
  NOWHERE,
  nextDash,
  POP,
  placeAt,
  placeOfValue,
  readMapping,
  readsAs,
  SCALAR,
  scalarText,
  target,
  wrongType,
  type YamlReader,
} from './yaml.ts';

/**
 * The name under `key`. Padding and control characters are reported as `severity`. If that is a warning, the name keeps
 * them.
 */
function readName(reader: YamlReader, index: number, key: string, severity: Severity): string | null {
  const event = scalarAt(reader, index, key, 'a string');
  if (event === null) return null;
  const name = scalarText(reader.text, event);
  return SURELY_FINE.test(name) ? name : checkScalarName(reader, { index, key, name, severity, event });
}

/** The name under `key` and its offset. null when the key is absent (`index` NOWHERE) or the name is refused. */
export function readLocatedName(reader: YamlReader, index: number, key: string): Located<string> | null {
  const value = readName(reader, index, key, 'error');
  return value === null ? null : { value, offset: placeOfValue(reader, index) };
}

export function readAssetType(reader: YamlReader, index: number): AssetType | null {
  const event = scalarAt(reader, index, 'asset_type', 'a string');
  if (event === null) return null;
  const value = scalarText(reader.text, event);
  const type = ASSET_TYPES.find((one) => one === value);
  if (type !== undefined) return type;
  if (event.style === SCALAR_STYLE.PLAIN && readsAs(value) !== null) {
    wrongType(reader, event, { subject: 'asset_type', expected: 'a string', offset: placeOfValue(reader, index) });
  } else {
    wrongValue(reader, index, { key: 'asset_type', value, allowed: ASSET_TYPES });
  }
  return null;
}

/** The value of `prune`: unquoted, in a spelling that every YAML reads as a boolean. */
export function readPrune(reader: YamlReader, index: number): boolean | null {
  const expected = 'true or false';
  const event = scalarAt(reader, index, 'prune', expected);
  if (event === null) return null;
  const value = scalarText(reader.text, event);
  const plain = event.style === SCALAR_STYLE.PLAIN;
  if (plain && /^(?:true|True|TRUE)$/.test(value)) return true;
  if (plain && /^(?:false|False|FALSE)$/.test(value)) return false;
  const reading = readsAs(value);
  if (plain && (reading === null || reading === 'a boolean')) {
    wrongValue(reader, index, { key: 'prune', value, allowed: ['true', 'false'] });
  } else {
    wrongType(reader, event, { subject: 'prune', expected, offset: placeOfValue(reader, index) });
  }
  return null;
}

/** The untagged scalar at `index`, through an alias. null for NOWHERE, or after a report. */
function scalarAt(reader: YamlReader, index: number, key: string, expected: string): ScalarEvent | null {
  const at = target(reader, index);
  if (at === NOWHERE) return null;
  const event = reader.events[at]!;
  if (event.type === SCALAR) return event.tagStart === NOWHERE ? event : null;
  wrongType(reader, event, { subject: key, expected, offset: placeOfValue(reader, index) });
  return null;
}

interface NameScalar {
  readonly index: number;
  readonly key: string;
  readonly name: string;
  readonly severity: Severity;
  readonly event: ScalarEvent;
}

function checkScalarName(reader: YamlReader, { index, key, name, severity, event }: NameScalar): string | null {
  const reads = event.style === SCALAR_STYLE.PLAIN ? readsAs(name) : null;
  const offset = placeOfValue(reader, index);
  if (reads !== null) {
    const comment = name === '' ? commentAt(reader.text, offset) : null;
    addFinding(reader, { code: 'unquoted-scalar', offset, args: { key, text: name, reads, comment } });
    return null;
  }
  const errors = reader.errors;
  for (const { code, severity: usual, character } of nameFaults(name)) {
    // An id excuses every name but an empty one.
    const graded = usual === 'error' && code !== 'empty-name' ? severity : usual;
    addFinding(reader, { code, severity: graded, offset, args: { key, value: name, character } });
  }
  return reader.errors === errors ? name : null;
}

/** The comment behind the key or the dash at `offset`. It may have been meant as the value. */
function commentAt(text: string, offset: number): string | null {
  const end = text.indexOf('\n', offset);
  const line = text.slice(offset, end === -1 ? text.length : end);
  const start = line.search(/[ \t]#/);
  const isBehind = start !== -1 && /[:-]$/.test(line.slice(0, start).trimEnd());
  return isBehind ? line.slice(start).trim() : null;
}

interface RefusedValue {
  readonly key: string;
  readonly value: string;
  readonly allowed: readonly string[];
}

function wrongValue(reader: YamlReader, index: number, { key, value, allowed }: RefusedValue): void {
  const near = nearest(value, allowed, 1)[0] ?? null;
  addFinding(reader, { code: 'wrong-value', offset: placeOfValue(reader, index), args: { key, value, near, allowed } });
}

const NAME = ASSET_KEYS.indexOf('name');
const ASSET_TYPE = ASSET_KEYS.indexOf('asset_type');
const RENAMED_FROM = ASSET_KEYS.indexOf('renamed_from');
const MOVED_FROM = ASSET_KEYS.indexOf('moved_from');
const ID = ASSET_KEYS.indexOf('id');
const EXTERNAL_ID = ASSET_KEYS.indexOf('external_id');

/** Shared by all assets: only one is read at a time, because no asset holds another. */
const slots = new Array<number>(ASSET_KEYS.length).fill(NOWHERE);

/** Reads the sequence that opens at `open` into `assets`. Entries without a readable name are left out. */
export function readAssets(
  reader: YamlReader,
  open: number,
  document: InventoryDocument,
  assets: DesiredAsset[],
): void {
  const { events, text } = reader;
  let lastDash = placeAt(text, events[open]!) - 1;
  let lastEmpty = open;
  let at = open + 1;
  while (events[at]!.type !== POP) {
    const event = events[at]!;
    let offset = placeAt(text, event);
    if (offset === NOWHERE) {
      // An empty entry has no offset. Its place is the next dash after the text before it.
      offset = nextDash(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
      lastDash = offset;
      lastEmpty = at;
    }
    if (event.type === MAPPING && event.anchorStart === NOWHERE) {
      at = readAsset(reader, { open: at, offset, document }, assets);
    } else {
      readUnusual(reader, { open: at, offset, document }, assets);
      at = after(events, at);
    }
  }
}

interface AssetEntry {
  readonly open: number;
  readonly offset: number;
  readonly document: InventoryDocument;
}

/** The end of the last text before the event at `index`, searching back to the event at `stop`. */
function endBefore(reader: YamlReader, index: number, stop: number): number {
  for (let at = index - 1; at > stop; at--) {
    const event = reader.events[at]!;
    if (event.type === ALIAS) return event.anchorEnd;
    if ('valueEnd' in event && event.valueEnd !== NOWHERE) return event.valueEnd;
    const place = placeAt(reader.text, event);
    if (place !== NOWHERE) return place + 1;
  }
  return NOWHERE;
}

/** An anchored asset, an alias to one, or no asset at all. */
function readUnusual(reader: YamlReader, entry: AssetEntry, assets: DesiredAsset[]): void {
  const { events, anchored } = reader;
  const { open, offset, document } = entry;
  const index = target(reader, open);
  if (index === NOWHERE) return;
  const event = events[index]!;
  if (event.type !== MAPPING) {
    wrongType(reader, event, { subject: 'asset', expected: 'a mapping', offset });
    return;
  }
  let asset = anchored.get(index);
  if (asset === undefined) {
    const read: DesiredAsset[] = [];
    const { errors } = reader;
    readAsset(reader, { open: index, offset: event.start, document }, read);
    asset = read[0] ?? null;
    // An anchored asset is reported once, however often it is repeated.
    anchored.set(index, reader.errors === errors ? asset : null);
  }
  if (asset === null) return;
  const { name, assetType, hints, externalId } = asset;
  assets.push({ name, assetType, offset, document, hints, externalId });
}

/** Reads the mapping of one asset, adds to `assets` what can be read of it, and returns the index after it. */
function readAsset(reader: YamlReader, { open, offset, document }: AssetEntry, assets: DesiredAsset[]): number {
  const errors = reader.errors;
  const next = readMapping(reader, open, ASSET_KEYS, slots);
  const nameAt = slots[NAME]!;
  const typeAt = slots[ASSET_TYPE]!;
  const typeOfAll = typeAt === NOWHERE ? document.assetType : null;
  if (nameAt === NOWHERE || (typeAt === NOWHERE && typeOfAll === null)) missingKeys(reader, offset, typeOfAll);
  // A pinned asset may have any name that the service has for it.
  const severity = slots[ID]! === NOWHERE ? 'error' : 'warning';
  const name = readName(reader, nameAt, 'name', severity);
  const assetType = typeAt === NOWHERE ? typeOfAll : readAssetType(reader, typeAt);
  const hints = readHints(reader);
  const externalId = slots[EXTERNAL_ID]! === NOWHERE ? null : readExternalId(reader);
  if (name === null) return next;
  if (assetType !== null && reader.errors === errors) {
    assets.push({ name, assetType, offset, document, hints, externalId });
  } else {
    addHalf({ name, offset, document, hints, externalId }, assets);
  }
  return next;
}

/** Adds an entry with an error. Its name or one of its ids may still repeat another's; the rest is not used. */
function addHalf(half: Omit<DesiredAsset, 'assetType'>, assets: DesiredAsset[]): void {
  if (slots[ID]! !== NOWHERE && !half.hints?.id) return;
  const hints = half.hints?.id ? { id: half.hints.id, renamedFrom: null, movedFrom: null } : null;
  assets.push({ ...half, assetType: ASSET_TYPES[0], hints });
}

function missingKeys(reader: YamlReader, offset: number, typeOfAll: AssetType | null): void {
  for (const key of REQUIRED_KEYS.asset) {
    if (slots[ASSET_KEYS.indexOf(key)] !== NOWHERE || (key === 'asset_type' && typeOfAll !== null)) continue;
    if (reader.misspelled.includes(key)) continue;
    addFinding(reader, { code: 'missing-key', offset, args: { key, of: 'asset' } });
  }
}

function readExternalId(reader: YamlReader): Located<string> | null {
  const located = readLocatedName(reader, slots[EXTERNAL_ID]!, 'external_id');
  const args = located === null ? null : tooLong(located.value);
  if (located === null || args === null) return located;
  addFinding(reader, { code: 'value-too-long', offset: located.offset, args });
  return null;
}

function readHints(reader: YamlReader): Hints | null {
  const idAt = slots[ID]!;
  const renamedAt = slots[RENAMED_FROM]!;
  const movedAt = slots[MOVED_FROM]!;
  if (idAt === NOWHERE && renamedAt === NOWHERE && movedAt === NOWHERE) return null;
  return {
    id: readLocatedName(reader, idAt, 'id'),
    renamedFrom: readLocatedName(reader, renamedAt, 'renamed_from'),
    movedFrom: readLocatedName(reader, movedAt, 'moved_from'),
  };
}
