// Reads one YAML file by js-yaml's flat event list: where nodes are, where aliases lead, how a YAML reader may
// interpret an unquoted scalar, and mappings with the keys of the file format. Part of the hot path: a typical key
// costs one comparison and no string.
import {
  type AliasEvent,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { type Code, type DiagnosticArgs, diagnostic, type Report, type Severity } from '../core/diagnostic.ts';
import type { DesiredAsset, SourceFile } from '../core/model.ts';
import { nearest } from '../core/suggest.ts';

type PlainReading = 'null' | 'a boolean' | 'a number' | 'a date or time' | 'a default value' | 'a merge key';

const WORDS = new Map<string, PlainReading>([
  ['', 'null'],
  ['~', 'null'],
  ...spellings('null', 'null'),
  ...['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n'].flatMap((word) => spellings(word, 'a boolean')),
  ['=', 'a default value'],
  ['<<', 'a merge key'],
]);

/** Integers of both YAML versions: decimal, octal in two spellings, hexadecimal and binary, with `_` between digits. */
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/** `12:30` is 750 in YAML 1.1. A leading zero is accepted, since some readers accept it. */
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP =
  /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;

/** How YAML 1.1 or 1.2 reads a plain (unquoted) scalar with this text, or null when both read a string. */
export function readsAs(text: string): PlainReading | null {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  if (!/^[-+.0-9]/.test(text)) return null;
  if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text)) return 'a number';
  return SEXAGESIMAL.test(text) || TIMESTAMP.test(text) ? timeOrNumber(text) : null;
}

/** `12:30` was meant as a time, whatever YAML reads it as. */
function timeOrNumber(text: string): PlainReading {
  return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? 'a date or time' : 'a number';
}

function spellings(word: string, reading: PlainReading): [string, PlainReading][] {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return [word, capital, word.toUpperCase()].map((spelling) => [spelling, reading]);
}

// How to step over a node, and where a node is in the text.

export const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = EVENT_ID;

/** js-yaml's offset for an absent node. */
export const NOWHERE = -1;

/** The index after the node at `index`. A collection ends after its pop event. */
export function after(events: readonly Event[], index: number): number {
  let depth = 0;
  let at = index;
  do {
    const type = events[at]!.type;
    if (type === MAPPING || type === SEQUENCE || type === DOCUMENT) depth++;
    else if (type === POP) depth--;
    at++;
  } while (depth > 0);
  return at;
}

export function scalarText(text: string, event: ScalarEvent): string {
  return event.fast ? text.slice(event.valueStart, event.valueEnd) : getScalarValue(text, event);
}

/** The offset where a node's text starts (for an alias, its `*`), or NOWHERE for an empty node, which has no offset. */
export function placeAt(text: string, event: Event): number {
  switch (event.type) {
    case MAPPING:
    case SEQUENCE:
      return event.start;
    case ALIAS:
      return event.anchorStart - 1;
    case SCALAR:
      return placeOfScalar(text, event);
    default:
      return NOWHERE;
  }
}

function placeOfScalar(text: string, event: ScalarEvent): number {
  if (event.valueStart === NOWHERE) return event.anchorStart === NOWHERE ? event.tagStart : event.anchorStart - 1;
  if (event.style === SCALAR_STYLE.PLAIN) return event.valueStart;
  if (event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED) {
    return event.valueStart - 1;
  }
  return blockIndicator(text, event.valueStart);
}

/** A block scalar's text starts on the line after its `|` or `>`. The node's place is that indicator. */
function blockIndicator(text: string, valueStart: number): number {
  const start = text.lastIndexOf('\n', valueStart - 2) + 1;
  const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
  return header === null ? valueStart : start + header.index;
}

/**
 * The dash of an empty sequence entry. `from` is an offset before it with nothing but white space, comments, closing
 * brackets and the dash between.
 */
export function nextDash(text: string, from: number): number {
  const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
  gap.lastIndex = from;
  gap.exec(text);
  return Math.min(gap.lastIndex, text.length);
}

// The state of reading one file: its text, its events, where aliases lead, and how findings are reported.

/**
 * The most findings of one severity reported for one file. A hostile file can hold millions of errors, and nobody reads
 * more than this. The file is refused either way.
 */
const REPORTED_AT_MOST = 10_000;

/** Where the aliases of a file lead. */
interface Aliases {
  /** From the index of an alias to the index of its node. Missing if the alias was reported. */
  readonly targets: ReadonlyMap<number, number>;
  /** The indices of the documents that an alias or a tag makes unusable. */
  readonly broken: ReadonlySet<number>;
}

export interface YamlReader {
  readonly file: SourceFile;
  readonly text: string;
  readonly events: readonly Event[];
  /** null when the file has no anchor, alias or tag. */
  aliases: Aliases | null;
  /** Assets that an alias may repeat, by the index of their mapping; null for one with an error. */
  readonly anchored: Map<number, DesiredAsset | null>;
  /** The mapping in which a second document starts without a `---` line; NOWHERE for none. */
  joined: number;
  /** Keys of the format that are close to unknown keys in the last mapping: they are misspelled, not missing. */
  misspelled: readonly string[];
  /** How many errors were found so far, reported or not. */
  errors: number;
  warnings: number;
  readonly report: Report;
}

interface YamlFinding<C extends Code> {
  readonly code: C;
  readonly offset: number;
  readonly args: DiagnosticArgs[C];
  readonly severity?: Severity;
}

export function addFinding<C extends Code>(
  reader: YamlReader,
  { code, offset, args, severity = 'error' }: YamlFinding<C>,
): void {
  const count = severity === 'error' ? ++reader.errors : ++reader.warnings;
  if (count <= REPORTED_AT_MOST) reader.report(diagnostic(code, severity, { file: reader.file, offset }, args));
}

/**
 * The index of the node at `index`, through an alias. NOWHERE if the alias leads nowhere (which is reported), and for
 * NOWHERE.
 */
export function target(reader: YamlReader, index: number): number {
  if (index === NOWHERE || reader.events[index]!.type !== ALIAS) return index;
  return reader.aliases?.targets.get(index) ?? NOWHERE;
}

/** The offset of the value at `index`. If the value is empty, the offset of its key, right before it. */
export function placeOfValue(reader: YamlReader, index: number): number {
  const own = placeAt(reader.text, reader.events[index]!);
  return own === NOWHERE ? Math.max(0, placeAt(reader.text, reader.events[index - 1]!)) : own;
}

interface Expectation {
  readonly subject: string;
  readonly expected: string;
  readonly offset: number;
}

/** Reports a node of the wrong kind. Tagged nodes are reported elsewhere, once. */
export function wrongType(reader: YamlReader, event: Event, { subject, expected, offset }: Expectation): void {
  if (isTagged(event)) return;
  addFinding(reader, { code: 'wrong-type', offset, args: { subject, expected, found: nodeKind(reader.text, event) } });
}

function isTagged(event: Event): boolean {
  return 'tagStart' in event && event.tagStart !== NOWHERE;
}

function nodeKind(text: string, event: Event): string {
  if (event.type === MAPPING) return 'a mapping';
  if (event.type === SEQUENCE) return 'a list';
  if (event.type !== SCALAR) return 'nothing';
  const reading = event.style === SCALAR_STYLE.PLAIN ? readsAs(scalarText(text, event)) : null;
  return reading ?? 'a string';
}

// Anchors, aliases and tags of one file. An alias binds to the last anchor before it, so one forward pass resolves them
// all. Their expansion is limited, and tags are refused.

/** The most nodes that the aliases of one file may add. A "YAML bomb" asks for billions. */
const EXPANSION_LIMIT = 1_000_000;

interface OpenNode {
  readonly index: number;
  /** Whether an alias may need the size of this node. */
  readonly anchored: boolean;
  /** Nodes in it so far, including itself and expanded aliases. */
  size: number;
}

interface AliasPass {
  readonly reader: YamlReader;
  readonly targets: Map<number, number>;
  readonly broken: Set<number>;
  /** Sizes of the anchored nodes that are complete. An alias to an incomplete node would contain itself. */
  readonly sizes: Map<number, number>;
  readonly open: OpenNode[];
  /** The anchors of the document so far. A later anchor replaces an earlier one of the same name. */
  readonly anchors: Map<string, number>;
  document: number;
  /** The last document whose aliases exceed the limit, once that is reported. */
  exploded: number;
  added: number;
}

/** Resolves the aliases of a file. Returns null at once if it has no anchor, alias or tag, which is usual. */
export function settleAliases(reader: YamlReader): Aliases | null {
  const { text, events } = reader;
  if (!text.includes('&') && !text.includes('*') && !text.includes('!')) return null;
  const pass: AliasPass = {
    ...{ reader, targets: new Map(), broken: new Set(), sizes: new Map(), anchors: new Map(), open: [] },
    ...{ document: 0, exploded: NOWHERE, added: 0 },
  };
  for (let index = 0; index < events.length; index++) passEvent(pass, events[index]!, index);
  return { targets: pass.targets, broken: pass.broken };
}

function passEvent(pass: AliasPass, event: Event, index: number): void {
  if (event.type === DOCUMENT) {
    pass.document = index;
    pass.anchors.clear();
    pass.open.push({ index, anchored: false, size: 0 });
  } else if (event.type === POP) {
    close(pass);
  } else if (event.type === ALIAS) {
    countNodes(pass, bind(pass, event, index));
  } else {
    begin(pass, event, index);
  }
}

function begin(pass: AliasPass, event: MappingEvent | SequenceEvent | ScalarEvent, index: number): void {
  const { text } = pass.reader;
  const anchored = event.anchorStart !== NOWHERE;
  if (event.tagStart !== NOWHERE) {
    const tag = text.slice(event.tagStart, event.tagEnd);
    reportUnusable(pass, { code: 'unsupported-tag', offset: event.tagStart, args: { tag } });
  }
  if (anchored) pass.anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
  if (event.type !== SCALAR) {
    pass.open.push({ index, anchored, size: 1 });
  } else {
    if (anchored) pass.sizes.set(index, 1);
    countNodes(pass, 1);
  }
}

function close(pass: AliasPass): void {
  const node = pass.open.pop();
  if (node === undefined) return;
  if (node.anchored) pass.sizes.set(node.index, node.size);
  countNodes(pass, node.size);
}

function countNodes(pass: AliasPass, nodes: number): void {
  const parent = pass.open.at(-1);
  if (parent !== undefined) parent.size += nodes;
}

/** Binds an alias and returns how many nodes it expands to. If it cannot be bound, it counts as one node. */
function bind(pass: AliasPass, event: AliasEvent, index: number): number {
  const alias = pass.reader.text.slice(event.anchorStart, event.anchorEnd);
  const offset = event.anchorStart - 1;
  const target = pass.anchors.get(alias);
  if (target === undefined) return reportUnusable(pass, { code: 'unknown-alias', offset, args: { alias } });
  const size = pass.sizes.get(target) ?? Number.POSITIVE_INFINITY;
  if (pass.added + size - 1 > EXPANSION_LIMIT) {
    // Only the first alias beyond the limit is reported. A bomb has thousands.
    if (pass.exploded === pass.document) return 1;
    if (size !== Number.POSITIVE_INFINITY) pass.exploded = pass.document;
    return reportUnusable(pass, { code: 'yaml-expansion', offset, args: { limit: EXPANSION_LIMIT } });
  }
  pass.added += size - 1;
  pass.targets.set(index, target);
  return size;
}

function reportUnusable<C extends Code>(pass: AliasPass, finding: YamlFinding<C>): 1 {
  pass.broken.add(pass.document);
  addFinding(pass.reader, finding);
  return 1;
}

// Mappings: which value belongs to which key, and every key that is not allowed.

/**
 * Reads the mapping that opens at `open`. `slots` receives, for each of `keys`, the index of its value or NOWHERE. The
 * key is always the event right before its value. Unknown, repeated and complex keys are reported. Returns the index
 * after the mapping.
 */
export function readMapping(reader: YamlReader, open: number, keys: readonly string[], slots: number[]): number {
  const { events, text } = reader;
  slots.fill(NOWHERE);
  reader.misspelled = NO_KEYS;
  let at = open + 1;
  for (;;) {
    const key = events[at]!;
    if (key.type === POP) return at + 1;
    const value = key.type === SCALAR || key.type === ALIAS ? at + 1 : after(events, at);
    const slot = key.type === SCALAR && key.fast ? keyAt(text, key.valueStart, key.valueEnd, keys) : NOWHERE;
    if (slot !== NOWHERE && slots[slot] === NOWHERE) slots[slot] = value;
    else oddKey(reader, { open, at, value }, keys, slots);
    const type = events[value]!.type;
    at = type === SCALAR || type === ALIAS ? value + 1 : after(events, value);
  }
}

const NO_KEYS: readonly string[] = [];

function keyAt(text: string, start: number, end: number, keys: readonly string[]): number {
  for (let k = 0; k < keys.length; k++) {
    const key = keys[k]!;
    if (key.length === end - start && text.startsWith(key, start)) return k;
  }
  return NOWHERE;
}

interface KeyPlace {
  readonly open: number;
  readonly at: number;
  readonly value: number;
}

/** Handles a key that is written in an unusual way, is repeated, or is not part of the format. */
function oddKey(reader: YamlReader, place: KeyPlace, keys: readonly string[], slots: number[]): void {
  const { events, text, file } = reader;
  const index = target(reader, place.at);
  if (index === NOWHERE) return;
  const event = events[index]!;
  const offset = placeOfKey(reader, place);
  if (event.type !== SCALAR) {
    wrongType(reader, event, { subject: 'key', expected: 'a string', offset });
    return;
  }
  const key = scalarText(text, event);
  const slot = keys.indexOf(key);
  const first = slots[slot] ?? NOWHERE;
  if (slot === NOWHERE) {
    if (isTagged(event)) return;
    const near = nearest(key, keys, 1)[0] ?? null;
    if (near !== null) reader.misspelled = [...reader.misspelled, near];
    addFinding(reader, { code: 'unknown-key', offset, args: { key, near, allowed: keys } });
  } else if (first === NOWHERE) {
    slots[slot] = place.value;
  } else if (reader.joined !== place.open) {
    const firstPlace = { file, offset: placeAt(text, events[first - 1]!) };
    const isWhole = key === 'cyber_system' && slots[keys.indexOf('assets')] !== NOWHERE;
    if (!isWhole) addFinding(reader, { code: 'duplicate-key', offset, args: { key, first: firstPlace } });
    else {
      // What follows belongs to a second document. The key repeats only because there is no `---` between the two.
      reader.joined = place.open;
      addFinding(reader, { code: 'missing-document-start', offset, args: { first: firstPlace } });
    }
  }
}

/** An empty key has no offset. The offset of its value, or of the mapping, is used. */
function placeOfKey(reader: YamlReader, { open, at, value }: KeyPlace): number {
  for (const index of [at, value]) {
    const place = placeAt(reader.text, reader.events[index]!);
    if (place !== NOWHERE) return place;
  }
  const mapping = reader.events[open]!;
  return mapping.type === MAPPING ? mapping.start : 0;
}
