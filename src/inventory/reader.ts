// Reads one YAML file by js-yaml's flat event list: what is not YAML, where aliases lead, and mappings with the keys of
// the file format. Part of the hot path: a typical key costs one comparison and no string.
import { type AliasEvent, type Event, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml';
import type { Code, Diagnostic, DiagnosticArgs, Report } from '../core/diagnostic.ts';
import type { DesiredAsset, SourceFile } from '../core/model.ts';
import { nearest } from '../core/suggest.ts';
import { ASSET_KEYS, DOCUMENT_KEYS } from './shape.ts';
import {
  ALIAS,
  after,
  DOCUMENT,
  MAPPING,
  NOWHERE,
  POP,
  placeAt,
  readsAs,
  SCALAR,
  SEQUENCE,
  scalarText,
} from './yaml.ts';

/** The state of reading one file. */
export interface YamlReader {
  readonly file: SourceFile;
  readonly text: string;
  readonly events: readonly Event[];
  /** From the index of an alias to the index of its node. Missing if the alias was reported. */
  readonly targets: Map<number, number>;
  /** The indices of the documents that an alias or a tag makes unusable. */
  readonly broken: Set<number>;
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

/** Ready to read the first document. null if the text is not YAML, which is one finding. Never throws for any text. */
export function openYaml(file: SourceFile, text: string, report: Report): YamlReader | null {
  const events = readEvents(file, text, report);
  if (events === null) return null;
  const reader: YamlReader = {
    file,
    text,
    events,
    targets: new Map(),
    broken: new Set(),
    anchored: new Map(),
    joined: NOWHERE,
    misspelled: NO_KEYS,
    errors: 0,
    warnings: 0,
    report,
  };
  if (/[&*!]/.test(text)) resolveAliases(reader);
  return reader;
}

const NO_KEYS: readonly string[] = [];

/**
 * The most findings of one severity reported for one file. A hostile file can hold millions of errors, and nobody reads
 * more than this. The file is refused either way.
 */
const REPORTED_AT_MOST = 10_000;

export function addFinding<C extends Code>(
  reader: YamlReader,
  code: C,
  offset: number,
  args: DiagnosticArgs[C],
  severity: 'error' | 'warning' | 'notice' = 'error',
): void {
  const count = severity === 'error' ? ++reader.errors : ++reader.warnings;
  if (count <= REPORTED_AT_MOST)
    reader.report({ code, severity, at: { file: reader.file, offset }, args } as Diagnostic);
}

/** Reports a node of the wrong kind. A tagged node is reported where its tag is. */
export function wrongType(reader: YamlReader, event: Event, subject: string, expected: string, offset: number): void {
  if ('tagStart' in event && event.tagStart !== NOWHERE) return;
  let found = 'nothing';
  if (event.type === MAPPING) found = 'a mapping';
  else if (event.type === SEQUENCE) found = 'a list';
  else if (event.type === SCALAR) {
    const reading = event.style === SCALAR_STYLE.PLAIN ? readsAs(scalarText(reader.text, event)) : null;
    found = reading ?? 'a string';
  }
  addFinding(reader, 'wrong-type', offset, { subject, expected, found });
}

/**
 * The index of the node at `index`, through an alias. NOWHERE if the alias leads nowhere (which is reported), and for
 * NOWHERE.
 */
export function target(reader: YamlReader, index: number): number {
  if (index === NOWHERE || reader.events[index]!.type !== ALIAS) return index;
  return reader.targets.get(index) ?? NOWHERE;
}

/** The offset of the value at `index`. If the value is empty, the offset of its key, right before it. */
export function placeOfValue(reader: YamlReader, index: number): number {
  const own = placeAt(reader.text, reader.events[index]!);
  return own === NOWHERE ? Math.max(0, placeAt(reader.text, reader.events[index - 1]!)) : own;
}

// Syntax.

/** The limit for collections inside collections. The format needs three. */
const DEPTH_LIMIT = 100;

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
    report({ code: 'yaml-syntax', severity: 'error', at: { file, offset: lone.index }, args: { reason } });
    return null;
  }
  const conflict = text.includes('<<<<<<<') ? CONFLICT.exec(text) : null;
  if (conflict !== null) {
    report({ code: 'merge-conflict', severity: 'error', at: { file, offset: conflict.index }, args: {} });
    return null;
  }
  try {
    return parseEvents(text, { maxDepth: DEPTH_LIMIT });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const offset = error.mark?.position ?? null;
    if (error.reason.startsWith('nesting exceeded')) {
      report({ code: 'yaml-too-deep', severity: 'error', at: { file, offset }, args: { limit: DEPTH_LIMIT } });
    } else {
      const slip = offset === null ? null : slipBefore(text, offset);
      const at = { file, offset: slip?.offset ?? offset };
      report({
        code: 'yaml-syntax',
        severity: 'error',
        at,
        args: { reason: slip?.reason ?? reasonOf(error.reason, text, offset) },
      });
    }
    return null;
  }
}

/** Typical typing errors on one line. */
const SLIPS: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['a space that is not a plain one', /^[ \t-]*(?=[^\S \t\r\n])/],
  ['no space after a colon', /^[ \t-]*(\w+)(?=:[^ \t\r\n])/],
];

/**
 * js-yaml stops where it cannot continue, often a line below the mistake. This is the mistake on that line, or on the
 * previous line with text; null if neither has one.
 */
function slipBefore(text: string, offset: number): { readonly reason: string; readonly offset: number } | null {
  for (const [reason, pattern] of SLIPS) {
    let end = offset;
    for (let lines = 0; lines < 2 && end >= 0; ) {
      const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
      const stop = text.indexOf('\n', start);
      const line = text.slice(start, stop === -1 ? text.length : stop);
      const match = pattern.exec(line);
      if (match !== null && ALL_KEYS.has(match[1] ?? 'name')) return { reason, offset: start + match[0].length };
      if (!/^\s*(?:#|$)/.test(line)) lines++;
      end = start - 1;
    }
  }
  return null;
}

const ALL_KEYS: ReadonlySet<string> = new Set([...DOCUMENT_KEYS, ...ASSET_KEYS]);

/** js-yaml's reason without words from the file, which must not be in messages that hide names. */
function reasonOf(reason: string, text: string, offset: number | null): string {
  if (reason === 'deficient indentation' && offset !== null) {
    // js-yaml reports a tab between tokens as a line that is not indented, and does not mention the tab.
    const blanks = /(?<![ \t])[ \t]+[[{]?$/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
    if (blanks?.[0].includes('\t')) return `${reason}, behind a tab`;
  }
  return reason.replace(/ ".*"|: .*$/s, '');
}

// Anchors, aliases and tags.

/** The most nodes that the aliases of one file may add. A "YAML bomb" asks for billions. */
const EXPANSION_LIMIT = 1_000_000;

/** What is known of anchors at one event of a file. */
interface Anchors {
  /** The index of the document. */
  document: number;
  /** Nodes by the anchors of the document so far. A later anchor replaces an earlier one of the same name. */
  readonly nodes: Map<string, number>;
  /** Sizes of the anchored nodes that are complete. An alias to an incomplete node would contain itself. */
  readonly sizes: Map<number, number>;
  /** How many nodes aliases have added. */
  expanded: number;
  /** The last document whose aliases exceed the limit: only its first alias beyond that is reported. */
  exploded: number;
}

/**
 * Finds where each alias leads. An alias binds to the last anchor before it, so one forward pass resolves them all. It
 * counts the nodes in each anchored node, to limit what aliases expand to, and refuses tags.
 */
function resolveAliases(reader: YamlReader): void {
  const { text, events, broken } = reader;
  const anchors: Anchors = { document: 0, nodes: new Map(), sizes: new Map(), expanded: 0, exploded: NOWHERE };
  /** The collections around the event, with the nodes in each so far: itself and expanded aliases included. */
  const open: { readonly index: number; size: number }[] = [];
  for (const [index, event] of events.entries()) {
    /** How many nodes of the collection around it are complete with this event. */
    let nodes = 0;
    if (event.type === DOCUMENT) {
      anchors.document = index;
      anchors.nodes.clear();
      open.push({ index, size: 0 });
    } else if (event.type === POP) {
      const node = open.pop()!;
      anchors.sizes.set(node.index, node.size);
      nodes = node.size;
    } else if (event.type === ALIAS) {
      nodes = bindAlias(reader, anchors, event, index);
    } else {
      if (event.tagStart !== NOWHERE) {
        broken.add(anchors.document);
        addFinding(reader, 'unsupported-tag', event.tagStart, { tag: text.slice(event.tagStart, event.tagEnd) });
      }
      if (event.anchorStart !== NOWHERE) anchors.nodes.set(text.slice(event.anchorStart, event.anchorEnd), index);
      if (event.type === SCALAR) nodes = 1;
      else open.push({ index, size: 1 });
    }
    const around = open.at(-1);
    if (around !== undefined) around.size += nodes;
  }
}

/** Returns how many nodes the alias expands to. If it cannot be bound, it counts as one node. */
function bindAlias(reader: YamlReader, anchors: Anchors, event: AliasEvent, index: number): number {
  const { document } = anchors;
  const alias = reader.text.slice(event.anchorStart, event.anchorEnd);
  const offset = event.anchorStart - 1;
  const node = anchors.nodes.get(alias);
  if (node === undefined) {
    reader.broken.add(document);
    addFinding(reader, 'unknown-alias', offset, { alias });
    return 1;
  }
  const isScalar = reader.events[node]!.type === SCALAR;
  const size = isScalar ? 1 : (anchors.sizes.get(node) ?? Number.POSITIVE_INFINITY);
  if (anchors.expanded + size - 1 <= EXPANSION_LIMIT) {
    anchors.expanded += size - 1;
    reader.targets.set(index, node);
    return size;
  }
  if (anchors.exploded !== document) {
    if (size !== Number.POSITIVE_INFINITY) anchors.exploded = document;
    reader.broken.add(document);
    addFinding(reader, 'yaml-expansion', offset, { limit: EXPANSION_LIMIT });
  }
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
  const offset = [at, value, open].map((one) => placeAt(text, events[one]!)).find((place) => place !== NOWHERE) ?? 0;
  if (event.type !== SCALAR) {
    wrongType(reader, event, 'key', 'a string', offset);
    return;
  }
  const key = scalarText(text, event);
  const slot = keys.indexOf(key);
  const first = slots[slot] ?? NOWHERE;
  if (slot === NOWHERE) {
    if (event.tagStart !== NOWHERE) return;
    const near = nearest(key, keys, 1)[0] ?? null;
    if (near !== null) reader.misspelled = [...reader.misspelled, near];
    addFinding(reader, 'unknown-key', offset, { key, near, allowed: keys });
  } else if (first === NOWHERE) {
    slots[slot] = value;
  } else if (reader.joined !== open) {
    const firstPlace = { file, offset: placeAt(text, events[first - 1]!) };
    const isWhole = key === 'cyber_system' && slots[keys.indexOf('assets')] !== NOWHERE;
    if (!isWhole) addFinding(reader, 'duplicate-key', offset, { key, first: firstPlace });
    else {
      // What follows belongs to a second document. The key repeats only because there is no `---` between the two.
      reader.joined = open;
      addFinding(reader, 'missing-document-start', offset, { first: firstPlace });
    }
  }
}
