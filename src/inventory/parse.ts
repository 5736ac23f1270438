// Turns text into desired assets: the documents of a file, their entries, and the values of their keys. Pure. This is
// the hot path, with one pass over js-yaml's events: a plan of a million assets reads a million entries here, so a
// typical entry costs one walk over its events and one object. All findings of a file are reported at once.
import { type Event, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { nameFaults, SURELY_FINE } from '../core/characters.ts';
import type { Report, ValueKind } from '../core/diagnostic.ts';
import {
  ASSET_TYPES,
  type AssetType,
  type DesiredAsset,
  IMPACT_RATINGS,
  type ImpactRating,
  type InventoryDocument,
  type Located,
  type SourceFile,
} from '../core/model.ts';
import { checkBetween } from '../core/names.ts';
import { nearest } from '../core/suggest.ts';
import { addFinding, openYaml, type YamlReader } from './reader.ts';
import { ASSET_KEYS, DOCUMENT_KEYS, tooLong } from './shape.ts';
import {
  ALIAS,
  after,
  DOCUMENT,
  MAPPING,
  NOWHERE,
  nextDash,
  offsetAt,
  POP,
  readsAs,
  SCALAR,
  SEQUENCE,
  scalarText,
} from './yaml.ts';

/**
 * The documents of an inventory file. A document with an error is left out, after a check for clashes between its own
 * assets, since no later check sees them. `keep` returns documents with an error too: all of them, or those whose cyber
 * system and facility are readable (`named`). The assets of a returned document are not compared here. A syntax error
 * is one finding, and the file then has no documents. Never throws for any text.
 */
export function parseInventory(
  file: SourceFile,
  text: string,
  report: Report,
  keep: 'whole' | 'named' | 'all' = 'whole',
): InventoryDocument[] {
  const reader = openYaml(file, text, report);
  if (reader === null) return [];
  const { events, broken } = reader;
  if (events.length === 0) report({ code: 'empty-file', severity: 'error', at: { file, offset: null }, args: {} });
  const documents: InventoryDocument[] = [];
  let starts: number[] | null = null;
  let started = 0;
  for (let at = 0; at < events.length; ) {
    const event = events[at]!;
    if (event.type === DOCUMENT && event.explicitStart) started++;
    let offset = offsetAt(text, events[at + 1]!);
    if (offset === NOWHERE) {
      // No event gives the place of an empty document. Its place is its `---`, found by counting the documents so far.
      starts ??= Array.from(text.matchAll(/(?<=^|\n)\uFEFF?---(?!\S)/g), (marker) => marker.index);
      offset = starts[started - 1] ?? 0;
    }
    const { document, next } = readDocument(reader, at, offset);
    // A document that an alias or a tag makes unusable is left out, since it may repeat one entry a thousand times.
    if (document !== null && !broken.has(at)) documents.push(document);
    at = next;
  }
  reportCutOff(reader);
  return documents.filter((document) => {
    const isNamed = document.cyberSystem !== UNREADABLE && document.facility !== UNREADABLE;
    if (keep === 'all' || document.isWhole || (keep === 'named' && isNamed)) return true;
    checkBetween([{ key: '', assets: document.assets, documents: [document] }], 'system', report);
    return false;
  });
}

const CYBER_SYSTEM = DOCUMENT_KEYS.indexOf('cyber_system');
const FACILITY = DOCUMENT_KEYS.indexOf('facility');
const RATING = DOCUMENT_KEYS.indexOf('impact_rating');
const PRUNE = DOCUMENT_KEYS.indexOf('prune');
const TYPE_OF_ALL = DOCUMENT_KEYS.indexOf('asset_type');
const IGNORE = DOCUMENT_KEYS.indexOf('ignore');
const ASSETS = DOCUMENT_KEYS.indexOf('assets');

/** Keys whose value is free text. */
const TEXT_KEYS: ReadonlySet<string> = new Set(
  [...DOCUMENT_KEYS, ...ASSET_KEYS].filter((key) => !['impact_rating', 'prune', 'asset_type'].includes(key)),
);

/** Reports values right before a comment that has no space after its `#`: it was perhaps meant as a part of the value. */
function reportCutOff(reader: YamlReader): void {
  const { events, text } = reader;
  const comments = new Map<number, number>();
  for (const { index } of text.matchAll(/ #(?=[^\s#])/g)) {
    let end = index;
    while (text[end - 1] === ' ') end--;
    comments.set(end, index);
  }
  if (comments.size === 0) return;
  for (const [at, event] of events.entries()) {
    const start =
      event.type === SCALAR && event.style === SCALAR_STYLE.PLAIN ? comments.get(event.valueEnd) : undefined;
    if (start === undefined || event.type !== SCALAR || event.valueStart === event.valueEnd) continue;
    const before = events[at - 1]!;
    const key = before.type === SCALAR ? scalarText(text, before) : 'pattern';
    // The value before it in a list of patterns is no key.
    const isPattern = before.type !== SCALAR || text.slice(before.valueEnd, event.valueStart).includes('\n');
    if (!isPattern && !TEXT_KEYS.has(key)) continue;
    const lineEnd = text.indexOf('\n', start);
    const line = text.slice(event.valueStart, lineEnd === -1 ? undefined : lineEnd).trimEnd();
    const next = line.slice(start - event.valueStart + 1).search(/ #(?:\s|$)/);
    const whole = next === -1 ? line : line.slice(0, start - event.valueStart + 1 + next).trimEnd();
    const args = { key: isPattern ? 'pattern' : key, value: scalarText(text, event), whole };
    addFinding(reader, 'cut-off-value', event.valueStart, args, 'warning');
  }
}

/** Takes the place of an unreadable system or facility, so that the assets of the document are still checked. */
const UNREADABLE: Located<string> = { value: '', offset: 0 };

/** `next` is the index after the document. The end of its mapping gives it without another pass over the events. */
function readDocument(
  reader: YamlReader,
  at: number,
  offset: number,
): { readonly document: InventoryDocument | null; readonly next: number } {
  const { events, file, errors } = reader;
  const root = target(reader, at + 1);
  const event = events[root];
  if (event?.type !== MAPPING) {
    if (event !== undefined) wrongType(reader, event, 'document', 'mapping', offset);
    return { document: null, next: after(events, at) };
  }
  const slots = new Array<number>(DOCUMENT_KEYS.length).fill(NOWHERE);
  const end = readKeys(reader, root, DOCUMENT_KEYS, slots);
  for (const key of ['cyber_system', 'assets'] as const) {
    const isMissing = slots[DOCUMENT_KEYS.indexOf(key)] === NOWHERE && !reader.misspelled.includes(key);
    if (isMissing) addFinding(reader, 'missing-key', offset, { key, of: 'document' });
  }
  const typeAt = slots[TYPE_OF_ALL]!;
  const ignore: Located<string>[] = [];
  const assets: DesiredAsset[] = [];
  const document = {
    file,
    cyberSystem: readLocatedName(reader, slots[CYBER_SYSTEM]!, 'cyber_system') ?? UNREADABLE,
    facility:
      slots[FACILITY] === NOWHERE ? null : (readLocatedName(reader, slots[FACILITY]!, 'facility') ?? UNREADABLE),
    impactRating: readRating(reader, slots[RATING]!),
    prune: readPrune(reader, slots[PRUNE]!),
    assetType: typeAt === NOWHERE ? null : (readAssetType(reader, typeAt) ?? ASSET_TYPES[0]),
    ignore,
    assets,
    isWhole: true,
  };
  const patterns = listAt(reader, slots[IGNORE]!, 'ignore');
  for (let item = patterns + 1; patterns !== NOWHERE && events[item]!.type !== POP; item = after(events, item)) {
    const pattern = readLocatedName(reader, item, 'pattern');
    if (pattern !== null) ignore.push(pattern);
  }
  const entries = listAt(reader, slots[ASSETS]!, 'assets');
  if (entries !== NOWHERE) readAssets(reader, entries, document, assets);
  document.isWhole = reader.errors === errors;
  return { document, next: end + 1 };
}

/** The index of the list at `index`, which may be an alias. NOWHERE for NOWHERE, and, with a finding, for no list. */
function listAt(reader: YamlReader, index: number, key: string): number {
  const list = target(reader, index);
  if (list === NOWHERE) return NOWHERE;
  const event = reader.events[list]!;
  if (event.type === SEQUENCE) return list;
  wrongType(reader, event, key, 'list', offsetOfValue(reader, index));
  return NOWHERE;
}

// The entries of `assets`.

/** Reads the sequence that opens at `open` into `assets`. Entries without a readable name are left out. */
function readAssets(reader: YamlReader, open: number, document: InventoryDocument, assets: DesiredAsset[]): void {
  const { events, text } = reader;
  let lastDash = offsetAt(text, events[open]!) - 1;
  let lastEmpty = open;
  let at = open + 1;
  while (events[at]!.type !== POP) {
    const event = events[at]!;
    let offset = offsetAt(text, event);
    if (offset === NOWHERE) {
      // An empty entry has no offset. Its place is the next dash after the text before it.
      offset = nextDash(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
      lastDash = offset;
      lastEmpty = at;
    }
    if (event.type === MAPPING && event.anchorStart === NOWHERE) {
      at = readAsset(reader, at, offset, document, assets);
    } else {
      readUnusual(reader, at, offset, document, assets);
      at = after(events, at);
    }
  }
}

/** The end of the last text before the event at `index`, searching back to the event at `stop`. */
function endBefore(reader: YamlReader, index: number, stop: number): number {
  for (let at = index - 1; at > stop; at--) {
    const event = reader.events[at]!;
    if (event.type === ALIAS) return event.anchorEnd;
    if ('valueEnd' in event && event.valueEnd !== NOWHERE) return event.valueEnd;
    const place = offsetAt(reader.text, event);
    if (place !== NOWHERE) return place + 1;
  }
  return NOWHERE;
}

/** Reads an entry that is an anchored asset, an alias to an asset, or not an asset. */
function readUnusual(
  reader: YamlReader,
  at: number,
  offset: number,
  document: InventoryDocument,
  assets: DesiredAsset[],
): void {
  const { events, anchored, errors } = reader;
  const index = target(reader, at);
  if (index === NOWHERE) return;
  const event = events[index]!;
  if (event.type !== MAPPING) {
    wrongType(reader, event, 'asset', 'mapping', offset);
    return;
  }
  let asset = anchored.get(index);
  if (asset === undefined) {
    const read: DesiredAsset[] = [];
    readAsset(reader, index, event.start, document, read);
    asset = read[0] ?? null;
    // The errors of an anchored asset are reported once, however often aliases repeat it.
    anchored.set(index, reader.errors === errors ? asset : null);
  }
  if (asset === null) return;
  const { name, assetType, hints, externalId } = asset;
  assets.push({ name, assetType, offset, document, hints, externalId });
}

const NAME = ASSET_KEYS.indexOf('name');
const ASSET_TYPE = ASSET_KEYS.indexOf('asset_type');
const RENAMED_FROM = ASSET_KEYS.indexOf('renamed_from');
const MOVED_FROM = ASSET_KEYS.indexOf('moved_from');
const ID = ASSET_KEYS.indexOf('id');
const EXTERNAL_ID = ASSET_KEYS.indexOf('external_id');

/** Shared by all assets: only one is read at a time, because no asset holds another. */
const slots = new Array<number>(ASSET_KEYS.length).fill(NOWHERE);

/** Reads the mapping of one asset, adds what is readable to `assets`, and returns the index after the mapping. */
function readAsset(
  reader: YamlReader,
  open: number,
  offset: number,
  document: InventoryDocument,
  assets: DesiredAsset[],
): number {
  const errors = reader.errors;
  const next = readKeys(reader, open, ASSET_KEYS, slots);
  const nameAt = slots[NAME]!;
  const typeAt = slots[ASSET_TYPE]!;
  const idAt = slots[ID]!;
  const renamedAt = slots[RENAMED_FROM]!;
  const movedAt = slots[MOVED_FROM]!;
  const numberAt = slots[EXTERNAL_ID]!;
  if (nameAt === NOWHERE && !reader.misspelled.includes('name')) {
    addFinding(reader, 'missing-key', offset, { key: 'name', of: 'asset' });
  }
  const typeOfAll = typeAt === NOWHERE ? document.assetType : null;
  if (typeAt === NOWHERE && typeOfAll === null && !reader.misspelled.includes('asset_type')) {
    addFinding(reader, 'missing-key', offset, { key: 'asset_type', of: 'asset' });
  }
  // A pinned asset may have any name that the service has for it.
  const name = readName(reader, nameAt, 'name', idAt === NOWHERE ? 'error' : 'warning');
  const assetType = typeAt === NOWHERE ? typeOfAll : readAssetType(reader, typeAt);
  const hints =
    idAt === NOWHERE && renamedAt === NOWHERE && movedAt === NOWHERE
      ? null
      : {
          id: readLocatedName(reader, idAt, 'id'),
          renamedFrom: readLocatedName(reader, renamedAt, 'renamed_from'),
          movedFrom: readLocatedName(reader, movedAt, 'moved_from'),
        };
  let externalId = numberAt === NOWHERE ? null : readLocatedName(reader, numberAt, 'external_id');
  const long = externalId === null ? null : tooLong(externalId.value);
  if (long !== null) {
    addFinding(reader, 'value-too-long', externalId!.offset, long);
    externalId = null;
  }
  if (name === null) return next;
  if (assetType !== null && reader.errors === errors) {
    assets.push({ name, assetType, offset, document, hints, externalId });
  } else if (idAt === NOWHERE || hints?.id) {
    // The asset has an error, but its name or ids may still repeat those of another asset. The rest is not used.
    const id = hints?.id ? { id: hints.id, renamedFrom: null, movedFrom: null } : null;
    assets.push({ name, assetType: ASSET_TYPES[0], offset, document, hints: id, externalId });
  }
  return next;
}

// Mappings: which value belongs to which key, and every key that is not allowed.

const NO_KEYS: readonly string[] = [];

/**
 * Reads the mapping that opens at `open`. `slots` receives, for each of `keys`, the index of its value or NOWHERE. The
 * key is always the event right before its value. Unknown, repeated and complex keys are reported. Returns the index
 * after the mapping.
 */
function readKeys(reader: YamlReader, open: number, keys: readonly string[], slots: number[]): number {
  const { events, text } = reader;
  slots.fill(NOWHERE);
  reader.misspelled = NO_KEYS;
  let at = open + 1;
  for (;;) {
    const key = events[at]!;
    if (key.type === POP) return at + 1;
    const value = key.type === SCALAR || key.type === ALIAS ? at + 1 : after(events, at);
    let slot = NOWHERE;
    if (key.type === SCALAR && key.fast) {
      const length = key.valueEnd - key.valueStart;
      slot = keys.findIndex((one) => one.length === length && text.startsWith(one, key.valueStart));
    }
    if (slot !== NOWHERE && slots[slot] === NOWHERE) slots[slot] = value;
    else readOddKey(reader, open, at, value, keys, slots);
    const type = events[value]!.type;
    at = type === SCALAR || type === ALIAS ? value + 1 : after(events, value);
  }
}

/** Handles a key that is written in an unusual way, is repeated, or is not part of the format. */
function readOddKey(
  reader: YamlReader,
  open: number,
  at: number,
  value: number,
  keys: readonly string[],
  slots: number[],
): void {
  const { events, text, file } = reader;
  const index = target(reader, at);
  if (index === NOWHERE) return;
  const event = events[index]!;
  // An empty key has no offset. The offset of its value, or of the mapping, is used.
  const offset = [at, value, open].map((one) => offsetAt(text, events[one]!)).find((place) => place !== NOWHERE) ?? 0;
  if (event.type !== SCALAR) {
    wrongType(reader, event, 'key', 'string', offset);
    return;
  }
  const key = scalarText(text, event);
  const slot = keys.indexOf(key);
  const first = slots[slot] ?? NOWHERE;
  if (slot === NOWHERE) {
    if (event.tagStart !== NOWHERE) return;
    // In brackets, a key and its value are one key if no space is between them.
    const near = keys.find((one) => key.startsWith(`${one}:`)) ?? nearest(key, keys, 1)[0] ?? null;
    if (near !== null) reader.misspelled = [...reader.misspelled, near];
    const of = keys === ASSET_KEYS ? 'asset' : 'document';
    addFinding(reader, 'unknown-key', offset, { key, of, near, allowed: keys });
  } else if (first === NOWHERE) {
    slots[slot] = value;
  } else if (reader.joined !== open) {
    const firstPlace = { file, offset: offsetAt(text, events[first - 1]!) };
    const isWhole = key === 'cyber_system' && slots[keys.indexOf('assets')] !== NOWHERE;
    if (!isWhole) addFinding(reader, 'duplicate-key', offset, { key, first: firstPlace });
    else {
      // What follows belongs to a second document. The key repeats only because there is no `---` between the two.
      reader.joined = open;
      addFinding(reader, 'missing-document-start', offset, { first: firstPlace });
    }
  }
}

// The values of keys.

/** Reports a node of the wrong kind, except a tagged node, whose tag is already reported. */
function wrongType(reader: YamlReader, event: Event, subject: string, expected: ValueKind, offset: number): void {
  if ('tagStart' in event && event.tagStart !== NOWHERE) return;
  let found: ValueKind = 'nothing';
  if (event.type === MAPPING) found = 'mapping';
  else if (event.type === SEQUENCE) found = 'list';
  else if (event.type === SCALAR) {
    const value = scalarText(reader.text, event);
    const isPlain = event.style === SCALAR_STYLE.PLAIN;
    if (!isPlain || value !== '') found = (isPlain ? readsAs(value) : null) ?? 'string';
  }
  addFinding(reader, 'wrong-type', offset, { subject, expected, found });
}

/**
 * The index of the node at `index`, or if that is an alias, of the node that the alias means. NOWHERE if the alias has
 * no node (already reported), and for NOWHERE.
 */
function target(reader: YamlReader, index: number): number {
  if (index === NOWHERE || reader.events[index]!.type !== ALIAS) return index;
  return reader.targets.get(index) ?? NOWHERE;
}

/** The offset of the value at `index`. If the value is empty, the offset of its key, right before it. */
function offsetOfValue(reader: YamlReader, index: number): number {
  const own = offsetAt(reader.text, reader.events[index]!);
  return own === NOWHERE ? Math.max(0, offsetAt(reader.text, reader.events[index - 1]!)) : own;
}

/** The untagged scalar at `index`, which may be an alias. null for NOWHERE, or if another node is there (a finding). */
function scalarAt(reader: YamlReader, index: number, key: string, expected: ValueKind): ScalarEvent | null {
  const at = target(reader, index);
  if (at === NOWHERE) return null;
  const event = reader.events[at]!;
  if (event.type === SCALAR) return event.tagStart === NOWHERE ? event : null;
  wrongType(reader, event, key, expected, offsetOfValue(reader, index));
  return null;
}

/**
 * The name under `key`. Padding and control characters are reported as `severity`. If that is a warning, the name keeps
 * them.
 */
function readName(reader: YamlReader, index: number, key: string, severity: 'error' | 'warning'): string | null {
  const event = scalarAt(reader, index, key, 'string');
  if (event === null) return null;
  const name = scalarText(reader.text, event);
  if (SURELY_FINE.test(name)) return name;
  const offset = offsetOfValue(reader, index);
  const reads = event.style === SCALAR_STYLE.PLAIN ? readsAs(name) : null;
  if (reads !== null) {
    // The user may have meant the anchor, or a comment after the key or the dash, as the value.
    const end = reader.text.indexOf('\n', offset);
    const line = name === '' ? reader.text.slice(offset, end === -1 ? undefined : end) : '';
    const start = line.search(/[ \t]#/);
    const isBehind = start !== -1 && /[:-]$/.test(line.slice(0, start).trimEnd());
    const { anchorStart, anchorEnd } = event;
    const anchor = name === '' && anchorStart !== NOWHERE ? `&${reader.text.slice(anchorStart, anchorEnd)}` : null;
    const meant = isBehind ? line.slice(start).trim() : anchor;
    addFinding(reader, 'unquoted-scalar', offset, { key, text: name, reads, meant });
    return null;
  }
  const errors = reader.errors;
  for (const { code, severity: usual, character } of nameFaults(name)) {
    // If the asset has an id, only an empty name is an error.
    const graded = usual === 'error' && code !== 'empty-name' ? severity : usual;
    addFinding(reader, code, offset, { key, value: name, character }, graded);
  }
  return reader.errors === errors ? name : null;
}

/** The name under `key` and its offset. null when the key is absent (`index` NOWHERE) or the name is refused. */
function readLocatedName(reader: YamlReader, index: number, key: string): Located<string> | null {
  const value = readName(reader, index, key, 'error');
  return value === null ? null : { value, offset: offsetOfValue(reader, index) };
}

function readAssetType(reader: YamlReader, index: number): AssetType | null {
  return readWord(reader, index, 'asset_type', ASSET_TYPES);
}

function readRating(reader: YamlReader, index: number): Located<ImpactRating> | null {
  const value = readWord(reader, index, 'impact_rating', IMPACT_RATINGS);
  return value === null ? null : { value, offset: offsetOfValue(reader, index) };
}

/** The value under `key`, which is one of these words. */
function readWord<W extends string>(reader: YamlReader, index: number, key: string, words: readonly W[]): W | null {
  const event = scalarAt(reader, index, key, 'string');
  if (event === null) return null;
  const value = scalarText(reader.text, event);
  const word = words.find((one) => one === value);
  if (word !== undefined) return word;
  if (event.style === SCALAR_STYLE.PLAIN && readsAs(value) !== null) {
    wrongType(reader, event, key, 'string', offsetOfValue(reader, index));
  } else {
    wrongValue(reader, index, key, value, words);
  }
  return null;
}

/** The value of `prune`: unquoted, in a spelling that every YAML reads as a boolean. */
function readPrune(reader: YamlReader, index: number): boolean | null {
  const event = scalarAt(reader, index, 'prune', 'boolean');
  if (event === null) return null;
  const value = scalarText(reader.text, event);
  const isPlain = event.style === SCALAR_STYLE.PLAIN;
  if (isPlain && /^(?:true|True|TRUE)$/.test(value)) return true;
  if (isPlain && /^(?:false|False|FALSE)$/.test(value)) return false;
  const reading = readsAs(value);
  if (isPlain && (reading === null || reading === 'boolean')) {
    wrongValue(reader, index, 'prune', value, ['true', 'false']);
  } else {
    wrongType(reader, event, 'prune', 'boolean', offsetOfValue(reader, index));
  }
  return null;
}

function wrongValue(reader: YamlReader, index: number, key: string, value: string, allowed: readonly string[]): void {
  const near = nearest(value, allowed, 1)[0] ?? null;
  addFinding(reader, 'wrong-value', offsetOfValue(reader, index), { key, value, near, allowed });
}
