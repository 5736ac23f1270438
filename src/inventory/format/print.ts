// The one form of an inventory file. Each document is an outline of keys and entries with their comments, printed with
// keys in the order of the format, assets by name, block style, two spaces.
import { type Document, isAlias, isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import { compareNatural } from '../../core/compare.ts';
import { quoted } from '../../core/yaml-quoting.ts';
import { yamlValue } from '../edit/yaml-text.ts';
import { ASSET_KEYS, DOCUMENT_KEYS } from '../shape.ts';

/** A comment on its own line. */
export interface CommentNote {
  /** From `#` to the end of the line. */
  readonly text: string;
  /** Whether a blank line is above it. */
  readonly blank: boolean;
}

/** Comments and blank lines around a key or an entry. */
export interface Margin {
  /** Above it. */
  readonly notes: CommentNote[];
  /** Whether a blank line is right above it. */
  blank: boolean;
  /** The comment after it, on its line. */
  trailing: string | null;
}

/** A printed node and its anchor. Aliases of it share this object. */
interface Value {
  readonly node: ParsedNode;
  readonly anchor: string | null;
  /** The decoded text of a scalar. */
  readonly text: string;
  /** For a list of words. */
  readonly items: readonly Value[];
}

/** A key of a document or an entry. The list of assets has no value. */
export interface PrintedField {
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
  readonly fields: readonly PrintedField[];
  readonly footer: CommentNote[];
  readonly start: number;
  readonly end: number;
}

export interface Outline {
  /** Above the `---` of the first document. */
  readonly preamble: CommentNote[];
  readonly header: CommentNote[];
  readonly fields: readonly PrintedField[];
  /** At the top of the list, separate from its first entry. */
  listHeader: readonly CommentNote[];
  readonly entries: readonly Entry[];
  readonly listFooter: CommentNote[];
  readonly footer: CommentNote[];
  readonly root: ParsedNode;
  readonly list: ParsedNode;
}

/**
 * The outline of a valid document, with comments to be placed later; null if it is not valid. `dashes` are those of the
 * document, which only its list of assets has.
 */
export function outlineOf({ contents }: Document.Parsed, dashes: readonly number[]): Outline | null {
  if (!isMap<ParsedNode, ParsedNode | null>(contents)) return null;
  const anchors: Anchors = new Map();
  let entries: Entry[] = [];
  let list: ParsedNode | null = null;
  bindAnchor(anchors, contents as ParsedNode);
  const fields = contents.items.map(({ key, value }): PrintedField => {
    const name = resolved(anchors, key).text;
    if (!isSeq<ParsedNode>(value) || name === 'ignore') return fieldOf(anchors, key, value);
    const start = key.range[0];
    const ownDashes = dashes.filter((dash) => dash >= value.range[0] && dash < value.range[1]);
    bindAnchor(anchors, value as ParsedNode);
    list = value as ParsedNode;
    entries = value.items.map((entry, number) => entryOf(anchors, entry, value.flow ? undefined : ownDashes[number]));
    return { margin: newMargin(), key: name, value: null, start, end: start };
  });
  if (list === null) return null;
  const notes = { preamble: [], header: [], listHeader: [], listFooter: [], footer: [] };
  return { ...notes, fields, entries, root: contents as ParsedNode, list };
}

/** The current node of each name: an alias means the last node of that name before it. */
type Anchors = Map<string, Value>;

function newMargin(): Margin {
  return { notes: [], blank: false, trailing: null };
}

function bindAnchor(anchors: Anchors, node: ParsedNode): Value {
  const anchor = 'anchor' in node && node.anchor ? node.anchor : null;
  const value = { node, anchor, text: isScalar(node) ? (node.source ?? '') : '', items: [] };
  if (anchor !== null) anchors.set(anchor, value);
  return value;
}

function resolved(anchors: Anchors, node: ParsedNode): Value {
  const bound = isAlias(node) ? anchors.get(node.source) : undefined;
  return bound ?? bindAnchor(anchors, node);
}

function fieldOf(anchors: Anchors, key: ParsedNode, node: ParsedNode | null): PrintedField {
  const name = resolved(anchors, key).text;
  const bound = node === null ? null : resolved(anchors, node);
  const items = isSeq<ParsedNode>(node) ? node.items.map((item) => resolved(anchors, item)) : [];
  const value = bound === null || items.length === 0 ? bound : { ...bound, items };
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

interface Printing {
  /** The text that the outlines are of. */
  readonly text: string;
  /** Whether the first document starts with `---`. */
  readonly marked: boolean;
}

/** The lines of a file. */
export function printOutlines(outlines: readonly Outline[], { text, marked }: Printing): string[] {
  const lines: string[] = [];
  outlines.forEach((outline, number) => {
    printNotes(lines, '', outline.preamble);
    if (number > 0 || marked) lines.push('---');
    new DocumentPrinter(text, outline, lines).print();
  });
  return lines;
}

class DocumentPrinter {
  readonly #text: string;
  readonly #outline: Outline;
  readonly #lines: string[];
  /** The printed node of each anchor. Sorting may have put an alias before its anchor. */
  readonly #bound = new Map<string, Value>();

  constructor(text: string, outline: Outline, lines: string[]) {
    this.#text = text;
    this.#outline = outline;
    this.#lines = lines;
  }

  print(): void {
    const { header, fields, footer } = this.#outline;
    printNotes(this.#lines, '', header);
    for (const field of inOrder(fields, DOCUMENT_KEYS)) {
      printMargin(this.#lines, '', field.margin);
      if (field.value === null && field.key === 'assets') this.#printList(field.margin);
      else this.#lines.push(this.#field('', field));
    }
    printNotes(this.#lines, '', footer);
  }

  #printList(margin: Margin): void {
    const { listHeader, entries, listFooter } = this.#outline;
    this.#lines.push(behind(entries.length === 0 ? 'assets: []' : 'assets:', margin));
    const top = this.#lines.length;
    printNotes(this.#lines, '  ', listHeader, top);
    if (listHeader.length > 0) this.#lines.push('');
    for (const entry of byName(entries)) this.#printEntry(entry, top);
    printNotes(this.#lines, '  ', listFooter);
  }

  #printEntry({ margin, value, fields, footer }: Entry, top: number): void {
    const lines = this.#lines;
    const [first, ...rest] = inOrder(fields, ASSET_KEYS);
    printMargin(lines, '  ', margin, top);
    printNotes(lines, '  ', first?.margin.notes ?? [], lines.length);
    const { anchor } = value;
    if (anchor !== null) {
      this.#bound.set(anchor, value);
      lines.push(`  - &${anchor}`);
    }
    if (first !== undefined) lines.push(this.#field(anchor === null ? '  - ' : '    ', first));
    for (const field of rest) {
      for (const { text } of field.margin.notes) lines.push(`    ${text}`);
      lines.push(this.#field('    ', field));
    }
    for (const { text } of footer) lines.push(`    ${text}`);
  }

  #field(indentation: string, field: PrintedField): string {
    return behind(`${indentation}${field.key}: ${this.#scalar(field)}`, field.margin);
  }

  #scalar({ key, value }: Pick<PrintedField, 'key' | 'value'>): string {
    if (value === null) return '""';
    const { anchor } = value;
    if (anchor === null) return this.#written(key, value);
    if (this.#bound.get(anchor) === value) return `*${anchor}`;
    this.#bound.set(anchor, value);
    return `&${anchor} ${this.#written(key, value)}`;
  }

  /** As in the source if that is one line (unlike a block scalar) and means the same in block style. */
  #written(key: string, { node, text, items }: Value): string {
    if (key === 'prune') return text.toLowerCase();
    if (key === 'asset_type') return text;
    if (isSeq(node)) return `[${items.map((item) => this.#scalar({ key: IN_LIST, value: item })).join(', ')}]`;
    const source = this.#text.slice(node.range[0], node.range[1]);
    if (key === IN_LIST && /[,[\]{}]/.test(text)) return quoted(text);
    return /[\r\n]/.test(source) ? yamlValue(text) : source;
  }
}

/** Used in place of a key for a word in a list on one line, where more characters need quotes. */
const IN_LIST = 'in list';

function inOrder(fields: readonly PrintedField[], keys: readonly string[]): PrintedField[] {
  return [...fields].sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
}

/** Stable: entries with the same name keep their order. */
function byName(entries: readonly Entry[]): Entry[] {
  const named = entries.map((entry) => ({ entry, name: nameOf(entry) }));
  return named.sort((a, b) => compareNatural(a.name, b.name)).map(({ entry }) => entry);
}

function nameOf({ fields }: Entry): string {
  return fields.find(({ key }) => key === 'name')?.value?.text ?? '';
}

function behind(line: string, { trailing }: Margin): string {
  return trailing === null ? line : `${line} ${trailing}`;
}

function printMargin(lines: string[], indentation: string, { notes, blank }: Margin, top = 0): void {
  printNotes(lines, indentation, notes, top);
  if (blank) printBlank(lines, top);
}

/** Blank lines above a note are kept, as one, except at the top of what starts at the line `top`. */
function printNotes(lines: string[], indentation: string, notes: readonly CommentNote[], top = 0): void {
  for (const { text, blank } of notes) {
    if (blank) printBlank(lines, top);
    lines.push(indentation + text);
  }
}

function printBlank(lines: string[], top: number): void {
  const last = lines.at(-1);
  if (lines.length > top && last !== '' && last !== '---') lines.push('');
}
