// Turns text into desired assets. Pure, one pass over js-yaml's events. All findings of a file are reported at once.
import { type Event, parseEvents, YAMLException } from 'js-yaml';
import { type Diagnostic, diagnostic, type Report } from '../core/diagnostic.ts';
import type { DesiredAsset, InventoryDocument, Located, SourceFile } from '../core/model.ts';
import { checkBetween } from '../core/names.ts';
import { readAssets, readAssetType, readLocatedName, readPrune } from './assets.ts';
import { ASSET_KEYS, DOCUMENT_KEYS, REQUIRED_KEYS } from './shape.ts';
import {
  addFinding,
  after,
  DOCUMENT,
  MAPPING,
  NOWHERE,
  POP,
  placeAt,
  placeOfValue,
  readMapping,
  SEQUENCE,
  settleAliases,
  target,
  wrongType,
  type YamlReader,
} from './yaml.ts';

/** The limit for collections inside collections. The format needs three. */
const DEPTH_LIMIT = 100;

const CYBER_SYSTEM = DOCUMENT_KEYS.indexOf('cyber_system');
const FACILITY = DOCUMENT_KEYS.indexOf('facility');
const PRUNE = DOCUMENT_KEYS.indexOf('prune');
const ASSET_TYPE = DOCUMENT_KEYS.indexOf('asset_type');
const IGNORE = DOCUMENT_KEYS.indexOf('ignore');
const ASSETS = DOCUMENT_KEYS.indexOf('assets');

/**
 * The documents of an inventory file. A document with an error is left out. All its errors are reported, including
 * errors between its assets, since no other check sees these. A syntax error is one finding, and the file then has no
 * documents. Never throws for any text.
 */
export function parseInventory(file: SourceFile, text: string, report: Report): InventoryDocument[] {
  return parseDocuments(file, text, report).filter((document) => document.isWhole || checkAlone(document, report));
}

/** Also returns documents with an error, except those without a readable cyber system. */
export function parseNamed(file: SourceFile, text: string, report: Report): InventoryDocument[] {
  return parseDocuments(file, text, report).filter((document) => {
    const isNamed = document.cyberSystem !== UNREADABLE && document.facility !== UNREADABLE;
    return isNamed || checkAlone(document, report);
  });
}

function checkAlone(document: InventoryDocument, report: Report): false {
  checkBetween([{ key: '', assets: document.assets, documents: [document] }], 'system', report);
  return false;
}

/** Reads each document by itself, without comparing its assets with each other. */
export function parseDocuments(file: SourceFile, text: string, report: Report): InventoryDocument[] {
  const events = readEvents(file, text, report);
  if (events === null) return [];
  if (events.length === 0) report(diagnostic('empty-file', 'error', { file, offset: null }, {}));
  const reader = newReader(file, text, events, report);
  const documents: InventoryDocument[] = [];
  const placeEmpty = emptyDocuments(text);
  for (let at = 0; at < events.length; at = after(events, at)) {
    const root = placeAt(text, events[at + 1]!);
    const place = placeEmpty(events[at]!);
    const document = readDocument(reader, at, root === NOWHERE ? place() : root);
    // A document broken by an alias or a tag may hold one entry a thousand times.
    if (document === null || reader.aliases?.broken.has(at)) continue;
    documents.push(document);
  }
  return documents;
}

function newReader(file: SourceFile, text: string, events: readonly Event[], report: Report): YamlReader {
  const reader: YamlReader = {
    file,
    text,
    events,
    aliases: null,
    anchored: new Map(),
    joined: NOWHERE,
    misspelled: [],
    errors: 0,
    warnings: 0,
    report,
  };
  reader.aliases = settleAliases(reader);
  return reader;
}

/**
 * A carriage return without a line feed ends a line for YAML and js-yaml, but not for the `yaml` library or an editor.
 */
const LONE_RETURN = /\r(?!\n)/;

/** How git marks where a conflict starts. */
const CONFLICT = /^<{7}(?: |\r?$)/m;

function readEvents(file: SourceFile, text: string, report: Report): Event[] | null {
  const lone = text.includes('\r') ? LONE_RETURN.exec(text) : null;
  if (lone !== null) {
    const reason = 'a carriage return without a line feed';
    report(diagnostic('yaml-syntax', 'error', { file, offset: lone.index }, { reason }));
    return null;
  }
  const conflict = text.includes('<<<<<<<') ? CONFLICT.exec(text) : null;
  if (conflict !== null) {
    report(diagnostic('merge-conflict', 'error', { file, offset: conflict.index }, {}));
    return null;
  }
  try {
    return parseEvents(text, { maxDepth: DEPTH_LIMIT });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const at = { file, offset: error.mark?.position ?? null };
    if (error.reason.startsWith('nesting exceeded')) {
      report(diagnostic('yaml-too-deep', 'error', at, { limit: DEPTH_LIMIT }));
    } else {
      report(syntaxError(file, text, error.reason, at.offset));
    }
    return null;
  }
}

/** js-yaml stops where it cannot continue, often a line below the mistake. The finding points at the mistake. */
function syntaxError(file: SourceFile, text: string, reason: string, offset: number | null): Diagnostic {
  if (offset !== null) {
    for (const [why, pattern] of SLIPS) {
      const slip = slipBefore(text, offset, pattern);
      if (slip !== null) return diagnostic('yaml-syntax', 'error', { file, offset: slip }, { reason: why });
    }
  }
  const known = isBehindTab(reason, text, offset) ? `${reason}, behind a tab` : withoutQuotes(reason);
  return diagnostic('yaml-syntax', 'error', { file, offset }, { reason: known });
}

const ALL_KEYS: ReadonlySet<string> = new Set([...DOCUMENT_KEYS, ...ASSET_KEYS]);

/** Typical typing errors on one line. */
const SLIPS: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['a space that is not a plain one', /^[ \t-]*(?=[^\S \t\r\n])/],
  ['no space after a colon', /^[ \t-]*(\w+)(?=:[^ \t\r\n])/],
];

/** The offset of the match on the line at `offset`, or on the previous line with text; null if neither matches. */
function slipBefore(text: string, offset: number, pattern: RegExp): number | null {
  let end = offset;
  for (let lines = 0; lines < 2; ) {
    const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    const stop = text.indexOf('\n', start);
    const line = text.slice(start, stop === -1 ? text.length : stop);
    const match = pattern.exec(line);
    if (match !== null && ALL_KEYS.has(match[1] ?? 'name')) return start + match[0].length;
    if (start === 0) return null;
    if (!/^\s*(?:#|$)/.test(line)) lines++;
    end = start - 1;
  }
  return null;
}

/** js-yaml reports a tab between tokens as a line that is not indented, and does not mention the tab. */
function isBehindTab(reason: string, text: string, offset: number | null): boolean {
  if (offset === null || reason !== 'deficient indentation') return false;
  const blanks = /(?<![ \t])[ \t]+[[{]?$/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
  return blanks?.[0].includes('\t') ?? false;
}

/** js-yaml quotes tags from the file in its reasons. Words from the file must not be in messages that hide names. */
function withoutQuotes(reason: string): string {
  return reason.replace(/ ".*"|: .*$/s, '');
}

function readDocument(reader: YamlReader, at: number, offset: number): InventoryDocument | null {
  const { events, file, errors } = reader;
  const root = target(reader, at + 1);
  if (root === NOWHERE) return null;
  const event = events[root]!;
  if (event.type !== MAPPING) {
    wrongType(reader, event, { subject: 'document', expected: 'a mapping', offset });
    return null;
  }
  const slots = new Array<number>(DOCUMENT_KEYS.length).fill(NOWHERE);
  readMapping(reader, root, DOCUMENT_KEYS, slots);
  missingKeys(reader, slots, offset);
  const systemAt = slots[CYBER_SYSTEM]!;
  const typeAt = slots[ASSET_TYPE]!;
  const assets: DesiredAsset[] = [];
  const document = {
    file,
    cyberSystem: readLocatedName(reader, systemAt, 'cyber_system') ?? UNREADABLE,
    facility:
      slots[FACILITY] === NOWHERE ? null : (readLocatedName(reader, slots[FACILITY]!, 'facility') ?? UNREADABLE),
    prune: readPrune(reader, slots[PRUNE]!),
    assetType: typeAt === NOWHERE ? null : (readAssetType(reader, typeAt) ?? UNREADABLE_TYPE),
    ignore: readPatterns(reader, slots[IGNORE]!),
    assets,
    isWhole: true,
  };
  const list = listAt(reader, slots[ASSETS]!, 'assets');
  if (list !== NOWHERE) readAssets(reader, list, document, assets);
  document.isWhole = reader.errors === errors;
  return document;
}

/** Takes the place of an unreadable system in a document that is then dropped, so that its assets are still checked. */
const UNREADABLE: Located<string> = { value: '', offset: 0 };
const UNREADABLE_TYPE = 'hardware';

function readPatterns(reader: YamlReader, index: number): Located<string>[] {
  const { events } = reader;
  const patterns: Located<string>[] = [];
  const list = listAt(reader, index, 'ignore');
  if (list === NOWHERE) return patterns;
  for (let at = list + 1; events[at]!.type !== POP; at = after(events, at)) {
    const pattern = readLocatedName(reader, at, 'pattern');
    if (pattern !== null) patterns.push(pattern);
  }
  return patterns;
}

/** The list that is the value of `key`, through an alias. NOWHERE if there is none, which is reported. */
function listAt(reader: YamlReader, index: number, key: string): number {
  const list = target(reader, index);
  if (list === NOWHERE) return NOWHERE;
  const event = reader.events[list]!;
  if (event.type === SEQUENCE) return list;
  wrongType(reader, event, { subject: key, expected: 'a list', offset: placeOfValue(reader, index) });
  return NOWHERE;
}

function missingKeys(reader: YamlReader, slots: readonly number[], offset: number): void {
  for (const key of REQUIRED_KEYS.document) {
    if (slots[DOCUMENT_KEYS.indexOf(key)] !== NOWHERE || reader.misspelled.includes(key)) continue;
    addFinding(reader, { code: 'missing-key', offset, args: { key, of: 'document' } });
  }
}

/** No event gives the place of an empty document. It is at its `---`, found by counting the documents so far. */
function emptyDocuments(text: string): (document: Event) => () => number {
  let markers: number[] | null = null;
  let passed = 0;
  return (document) => {
    if (document.type === DOCUMENT && document.explicitStart) passed++;
    return () => {
      markers ??= Array.from(text.matchAll(/(?<=^|\n)\uFEFF?---(?!\S)/g), (marker) => marker.index);
      return markers[passed - 1] ?? 0;
    };
  };
}
