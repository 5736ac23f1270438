// A document of an inventory as fmt sees it: keys and entries in the order of the source, each with what is to be
// printed of it and room for its comments.
import { type Document, isAlias, isMap, isScalar, isSeq, type ParsedNode } from 'yaml';

/** A comment with a line of its own. */
export interface Note {
  /** From `#` on. */
  readonly text: string;
  /** Whether a blank line stands above it. */
  readonly blank: boolean;
}

/** What stands around a key or an entry. */
export interface Margin {
  /** Above it. */
  readonly notes: Note[];
  /** Whether a blank line stands right above it. */
  blank: boolean;
  /** Behind it, on its line. */
  trailing: string | null;
}

/** A node that is printed, and the anchor that it is known by. Aliases to it share it. */
export interface Value {
  readonly node: ParsedNode;
  readonly anchor: string | null;
  /** The decoded text of a scalar. */
  readonly text: string;
}

/** A key of a document or an entry; the list of assets has no value. */
export interface Field {
  readonly margin: Margin;
  readonly key: string;
  readonly value: Value | null;
  /** Where the key starts, and where a scalar under it ends. */
  readonly start: number;
  readonly end: number;
}

export interface Entry {
  readonly margin: Margin;
  readonly value: Value;
  /** Empty for an alias. */
  readonly fields: readonly Field[];
  readonly footer: Note[];
  readonly start: number;
  readonly end: number;
}

export interface Outline {
  /** Above the `---` of the first document. */
  readonly preamble: Note[];
  readonly header: Note[];
  readonly fields: readonly Field[];
  /** At the top of the list, apart from its first entry. */
  listHeader: readonly Note[];
  readonly entries: readonly Entry[];
  readonly listFooter: Note[];
  readonly footer: Note[];
  readonly root: ParsedNode;
  readonly list: ParsedNode;
}

/**
 * The outline of a document without errors, comments left to be placed; null for what is none. `dashes` are those of
 * the document: only its list of assets has any.
 */
export function outlineOf({ contents }: Document.Parsed, dashes: readonly number[]): Outline | null {
  if (!isMap<ParsedNode, ParsedNode | null>(contents)) return null;
  const anchors: Anchors = new Map();
  let entries: Entry[] = [];
  let list: ParsedNode | null = null;
  bindAnchor(anchors, contents as ParsedNode);
  const fields = contents.items.map(({ key, value }): Field => {
    if (!isSeq<ParsedNode>(value)) return fieldOf(anchors, key, value);
    const start = key.range[0];
    const name = resolved(anchors, key).text;
    bindAnchor(anchors, value as ParsedNode);
    list = value as ParsedNode;
    entries = value.items.map((entry, number) => entryOf(anchors, entry, value.flow ? undefined : dashes[number]));
    return { margin: newMargin(), key: name, value: null, start, end: start };
  });
  if (list === null) return null;
  const notes = { preamble: [], header: [], listHeader: [], listFooter: [], footer: [] };
  return { ...notes, fields, entries, root: contents as ParsedNode, list };
}

/** What each name stands for so far: an alias means the last node of that name before it. */
type Anchors = Map<string, Value>;

function newMargin(): Margin {
  return { notes: [], blank: false, trailing: null };
}

function bindAnchor(anchors: Anchors, node: ParsedNode): Value {
  const anchor = 'anchor' in node && node.anchor ? node.anchor : null;
  const value = { node, anchor, text: isScalar(node) ? (node.source ?? '') : '' };
  if (anchor !== null) anchors.set(anchor, value);
  return value;
}

function resolved(anchors: Anchors, node: ParsedNode): Value {
  const bound = isAlias(node) ? anchors.get(node.source) : undefined;
  return bound ?? bindAnchor(anchors, node);
}

function fieldOf(anchors: Anchors, key: ParsedNode, node: ParsedNode | null): Field {
  const name = resolved(anchors, key).text;
  const value = node === null ? null : resolved(anchors, node);
  const [start, keyEnd] = key.range;
  return { margin: newMargin(), key: name, value, start, end: node?.range[1] ?? keyEnd };
}

function entryOf(anchors: Anchors, node: ParsedNode, dash: number | undefined): Entry {
  const value = resolved(anchors, node);
  const fields = isMap<ParsedNode, ParsedNode | null>(node)
    ? node.items.map((pair) => fieldOf(anchors, pair.key, pair.value))
    : [];
  const [start, end] = node.range;
  return { margin: newMargin(), value, fields, footer: [], start: dash ?? start, end };
}
