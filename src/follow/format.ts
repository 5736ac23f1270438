// `fmt` writes an inventory file in its one form, with the printer of `yaml`: block style, keys in the order of the
// format, assets sorted by name below each heading, aliases written out. The contents stay the same (`0123` keeps its
// zero), and each comment stays with what it is about. The result is read again. Pure.
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  Scalar,
  type ScalarTag,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { quoted } from '../core/characters.ts';
import { compareNatural } from '../core/compare.ts';
import { type Diagnostic, hasErrors, type Report, unreported } from '../core/diagnostic.ts';
import { groupBy } from '../core/group.ts';
import { fileError, sourceFile } from '../inventory/files.ts';
import { parseInventory } from '../inventory/parse.ts';
import { ASSET_KEYS, DOCUMENT_KEYS } from '../inventory/shape.ts';
import { nextDash } from '../inventory/yaml.ts';
import {
  commentsIn,
  endOf,
  pairOf,
  pairsOf,
  readDocuments,
  readsAlike,
  textOf,
  type YamlComment,
} from './cross-check.ts';
import { linesOf } from './file-edits.ts';
import { columnOf, lineEndOf, startOfLine, yamlValue } from './yaml-text.ts';

/** The formatted text, without a byte order mark. null, with a finding, for a file that cannot be formatted. */
export function formatText(path: string, given: string, report: Report): string | null {
  const text = withQuotes(path, given.replaceAll('\r\n', '\n'), report);
  if (text === null) return null;
  const documents = readDocuments(text);
  if (documents === null || !readsAlike(text, documents) || !documents.every(replaceAliases)) {
    report(fileError('ambiguous-yaml', path, {}));
    return null;
  }
  const comments = commentsIn(text);
  const broken = comments.find((comment) => /[\u2028\u2029]/.test(comment.text));
  if (broken !== undefined) {
    const at = { file: sourceFile(path, text), offset: broken.offset };
    report({ code: 'comment-would-move', severity: 'error', at, args: {} });
    return null;
  }
  const starts = startsOf(text, documents);
  let number = 0;
  const commentsOf = groupBy(comments, ({ offset }) => {
    while ((starts[number + 1] ?? text.length) <= offset) number++;
    return number;
  });
  const formatted = documents.map((document, k) => print(text, document, k, commentsOf.get(k) ?? [])).join('');
  const isWhole = isDeepStrictEqual(textsOf(comments), textsOf(commentsIn(formatted)));
  if (!isWhole || !isDeepStrictEqual(said(text), said(formatted))) {
    report(fileError('ambiguous-yaml', path, {}));
    return null;
  }
  return formatted.replaceAll('\n', lineEndOf(given));
}

function textsOf(comments: readonly YamlComment[]): string[] {
  return comments.map(({ text }) => text).sort();
}

/** Where each document starts: at its line `---`, or else behind the line that ends the document before it. */
function startsOf(text: string, documents: readonly Document.Parsed[]): number[] {
  let end = 0;
  return documents.map(({ contents }, number) => {
    const [start, behind] = contents!.range;
    const marker = text.lastIndexOf('\n---', start);
    const at = number === 0 ? 0 : marker >= end ? marker + 1 : text.indexOf('\n...', end) + 1;
    end = behind - 1;
    return at;
  });
}

/**
 * The text with quotes around each scalar that needs them. null if the file has other errors: then all are reported.
 */
function withQuotes(path: string, text: string, report: Report): string | null {
  const problems: Diagnostic[] = [];
  parseInventory(sourceFile(path, text), text, (d) => problems.push(d), 'all');
  // Quotes do not help an empty value, since an empty name is an error too.
  const isQuotable = (d: Diagnostic) => d.code === 'unquoted-scalar' && d.args.text !== '';
  const lacking = new Set(problems.filter(isQuotable).map(({ at }) => at?.offset));
  const documents = lacking.size === 0 ? [] : readDocuments(text);
  if (!hasErrors(problems.filter((d) => !isQuotable(d)))) {
    if (lacking.size === 0) return text;
    if (documents === null) {
      report(fileError('ambiguous-yaml', path, {}));
      return null;
    }
    const parts: string[] = [];
    let at = 0;
    for (const document of documents) {
      visit(document, {
        Scalar(_, { type, range, source }) {
          if (type !== Scalar.PLAIN || !range || !lacking.has(range[0])) return;
          parts.push(text.slice(at, range[0]), quoted(source ?? ''));
          at = range[1];
        },
      });
    }
    const repaired = parts.join('') + text.slice(at);
    const remaining: Diagnostic[] = [];
    parseInventory(sourceFile(path, repaired), repaired, (d) => remaining.push(d), 'all');
    // If an alias repeats a word that must stay unquoted elsewhere, the findings of the original text are reported.
    if (!hasErrors(remaining)) return repaired;
  }
  problems.forEach(report);
  return null;
}

/** What each document of a text declares, with its entries sorted. */
function said(text: string): readonly string[] {
  const documents = parseInventory(sourceFile('', text), text, unreported, 'all');
  return documents.flatMap((document) => {
    const [head = '', ...entries] = linesOf(document);
    return [head, ...entries.sort()];
  });
}

/** Replaces each alias of a scalar with a copy, so that entries can be sorted. False if another alias is left. */
function replaceAliases(document: Document.Parsed): boolean {
  const anchors = new Map<string, unknown>();
  let isDone = true;
  visit(document, (_, node) => {
    if (isAlias(node)) {
      const meant = anchors.get(node.source);
      if (!isScalar(meant)) isDone = false;
      else {
        const copy = meant.clone() as Scalar;
        Object.assign(copy, { comment: node.comment, commentBefore: node.commentBefore, range: node.range });
        return copy;
      }
    } else if (isScalar(node) || isMap(node) || isSeq(node)) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      delete node.anchor;
    }
    return undefined;
  });
  return isDone;
}

// Comments. `yaml` prints each comment with a node. Which node a comment is about is decided here, by its place.

/** A node that comments can be about. */
interface Mark {
  /** Where its text starts and ends. A comment between the two is in the value of a key. */
  readonly at: number;
  readonly end: number;
  /** The node that prints the comments above, and that which prints the one at its line, if any does. */
  readonly above: ParsedNode;
  readonly behind: ParsedNode | null;
  /** The entry that this is, or is in. */
  readonly entry: PlacedEntry | null;
  readonly is: 'key' | 'entry' | 'end of list';
  /** The last blank line between the mark before and this one, or else -1. Set by the first comment between them. */
  blank?: number;
}

interface PlacedEntry {
  readonly item: YAMLMap.Parsed;
  readonly end: number;
  /** The column of the dash. A comment below that is indented more is about the entry. */
  readonly dash: number;
  /** Comments above it that have a blank line below them: they are about the entries from here on. */
  heading: string | null;
  /** Whether there is a blank line above the heading. */
  spaceBefore: boolean;
}

/** Gives each comment of a document to the node that it is about. Returns the entries in the order of the file. */
function placeComments(
  text: string,
  document: Document.Parsed,
  comments: readonly YamlComment[],
): readonly PlacedEntry[] {
  const root = document.contents as unknown as YAMLMap.Parsed;
  Object.assign(document, { comment: null, commentBefore: null });
  const { marks, entries, list } = marksOf(text, root);
  const around = { document, list, column: columnOf(text, marks[0]!.at) };
  let next = 0;
  for (const { offset, text: comment } of comments) {
    while (next < marks.length && marks[next]!.at <= offset) next++;
    const isAtLine = text.slice(startOfLine(text, offset), offset).trim() !== '';
    const [before, after] = [marks[next - 1], marks[next]];
    const place = isAtLine
      ? placeAtLine(offset, before, after)
      : placeOfLine(text, offset, { before, after, ...around });
    // A comment behind the dash goes above the entry.
    addComment(place, comment, isBelowBlank(text, before?.is === 'entry' ? before.at : offset));
  }
  for (const { is, at, above } of marks) {
    if (is === 'end of list') continue;
    if (above.commentBefore == null) above.spaceBefore = isBelowBlank(text, at);
    else if (is === 'key' && isBelowBlank(text, at)) above.commentBefore += '\n';
  }
  return entries;
}

/** What prints a comment: a property of a node or of an entry. */
type Printed =
  | readonly ['comment', { comment?: string | null }]
  | readonly ['commentBefore', { commentBefore?: string | null }]
  | readonly ['heading', PlacedEntry];

function addComment([slot, holder]: Printed, comment: string, isApart: boolean): void {
  const printer = holder as { [slot]?: string | null; spaceBefore?: boolean };
  // `yaml` adds the `#`. It needs a space for a comment without text.
  const line = comment === '#' ? ' ' : comment.slice(1);
  const known = printer[slot] ?? null;
  const gap = isApart ? '\n' : '';
  if (known !== null) printer[slot] = `${known}\n${gap}${line}`;
  else {
    printer[slot] = isSeq(holder) ? gap + line : line;
    if (slot !== 'comment') printer.spaceBefore = isApart;
  }
}

/** What prints a comment that has other text before it on its line. */
function placeAtLine(offset: number, before: Mark | undefined, after: Mark | undefined): Printed {
  if (before === undefined) return ['commentBefore', after!.above];
  const { entry, is, end, above } = before;
  const isBehindFlow = entry !== null && is === 'key' && entry.item.flow && offset >= entry.end;
  const behind = isBehindFlow ? pairOf(entry.item, 'name')!.value! : before.behind;
  if (offset < end || behind === null || behind.comment != null) return ['commentBefore', above];
  return ['comment', behind];
}

/** What prints a comment on a line of its own, between two marks. `column` is that of the document. */
function placeOfLine(
  text: string,
  offset: number,
  {
    before,
    after,
    document,
    list,
    column: edge,
  }: {
    readonly before: Mark | undefined;
    readonly after: Mark | undefined;
    readonly document: Document.Parsed;
    readonly list: YAMLSeq.Parsed | null;
    readonly column: number;
  },
): Printed {
  if (before === undefined) {
    const start = document.directives.docStart ? text.slice(0, after!.at).lastIndexOf('---') : -1;
    return ['commentBefore', offset < start ? document : after!.above];
  }
  const column = columnOf(text, offset);
  const { entry, is } = before;
  if (is === 'entry' || offset < before.end) return ['commentBefore', before.above];
  if (entry !== null && (offset < entry.end || column > entry.dash)) {
    return after?.entry === entry ? ['commentBefore', after.above] : ['comment', entry.item];
  }
  if (after?.is === 'entry') {
    after.blank ??= lastBlankLine(text, before.at, after.at);
    return offset < after.blank ? ['heading', after.entry!] : ['commentBefore', after.above];
  }
  if (entry !== null && (after?.is === 'end of list' || column > edge)) return ['comment', list!];
  return after === undefined ? ['comment', document] : ['commentBefore', after.above];
}

function lastBlankLine(text: string, start: number, end: number): number {
  return Array.from(text.slice(start, end).matchAll(/\n(?=[ \t]*\n)/g), ({ index }) => start + index).at(-1) ?? -1;
}

/** Whether the offset is the first text of its line, and the line above is blank. */
function isBelowBlank(text: string, offset: number): boolean {
  const line = startOfLine(text, offset);
  if (line === 0 || text.slice(line, offset).trim() !== '') return false;
  return text.slice(startOfLine(text, line - 1), line).trim() === '';
}

/** All nodes of a document that comments can be about, without their comments, in the order of the text. */
function marksOf(text: string, root: YAMLMap.Parsed) {
  const marks: Mark[] = [];
  const entries: PlacedEntry[] = [];
  let list: YAMLSeq.Parsed | null = null;
  bare(root);
  for (const { key, value } of pairsOf(root)) {
    const [at, end] = [bare(key).range[0], endOf(text, bare(value!))];
    const isList = isSeq<ParsedNode>(value) && value.items.length > 0;
    if (!isList) marks.push({ at, end, above: key, behind: value!, entry: null, is: 'key' });
    else if (textOf(key) === 'assets') {
      list = value as YAMLSeq.Parsed;
      marks.push({ at, end: key.range[1], above: key, behind: key, entry: null, is: 'key' });
      markEntries(text, list, marks, entries);
    } else {
      marks.push({ at, end: key.range[1], above: key, behind: null, entry: null, is: 'key' });
      for (const item of value.items) {
        marks.push({
          at: item.range[0],
          end: endOf(text, bare(item)),
          above: item,
          behind: item,
          entry: null,
          is: 'key',
        });
      }
    }
    if (!isList || !value.flow) continue;
    const close = value.range![1] - 1;
    const behind = value === list ? key : (value as YAMLSeq.Parsed);
    marks.push({ at: close, end: close, above: key, behind, entry: null, is: 'end of list' });
  }
  return { marks: marks.sort((a, b) => a.at - b.at), entries, list };
}

function markEntries(text: string, list: YAMLSeq.Parsed, marks: Mark[], entries: PlacedEntry[]): void {
  let behind = list.range[0];
  for (const item of list.items as YAMLMap.Parsed[]) {
    const at = list.flow ? item.range[0] : nextDash(text, behind);
    behind = item.range[1];
    const dash = list.flow ? Number.POSITIVE_INFINITY : columnOf(text, at);
    const entry = { item: bare(item), end: item.flow ? behind : 0, dash, heading: null, spaceBefore: false };
    entries.push(entry);
    marks.push({ at, end: at, above: item, behind: null, entry, is: 'entry' });
    for (const { key, value } of pairsOf(item)) {
      const end = endOf(text, bare(value!));
      marks.push({ at: bare(key).range[0], end, above: key, behind: value, entry, is: 'key' });
    }
  }
}

function bare<T extends ParsedNode>(node: T): T {
  return Object.assign(node, { comment: null, commentBefore: null, spaceBefore: false });
}

// Printing.

/** Sorts a document and prints it. `number` is its index in the file. */
function print(text: string, document: Document.Parsed, number: number, comments: readonly YamlComment[]): string {
  const root = document.contents as unknown as YAMLMap.Parsed;
  const spelled = new Map<unknown, string>();
  const entries = placeComments(text, document, comments);
  root.flow = false;
  // A comment above the first key stays at the top.
  const was = pairsOf(root)[0]!.key;
  const above = was.commentBefore;
  was.commentBefore = null;
  sortPairs(root, DOCUMENT_KEYS, text, spelled);
  const top = pairsOf(root)[0]!.key;
  const all = [above, top.commentBefore].filter((comment) => comment);
  Object.assign(top, { spaceBefore: false, commentBefore: all.length === 0 ? null : all.join('\n') });
  for (const { key, value } of pairsOf(root)) {
    if (!isSeq<ParsedNode>(value)) continue;
    const list = value as YAMLSeq.Parsed;
    const isOfAssets = textOf(key) === 'assets';
    list.flow = !isOfAssets || list.items.length === 0;
    if (isOfAssets) list.items = sorted(entries, text, spelled);
    for (const item of isOfAssets ? [] : list.items) {
      const word = isScalar(item) ? (item.source ?? '') : '';
      const source = text.slice(item.range[0], item.range[1]);
      spelled.set(item, /[,[\]{}]/.test(word) || /[\r\n]|^\*/.test(source) ? quoted(word) : source);
    }
  }
  document.directives.docStart = number > 0 || document.directives.docStart;
  document.directives.docEnd = false;
  document.setSchema('1.2', {
    schema: 'failsafe',
    customTags: (tags) =>
      tags.map((tag) => {
        if (typeof tag !== 'object' || tag.tag !== 'tag:yaml.org,2002:str') return tag;
        return { ...tag, stringify: (item: Scalar) => spelled.get(item) ?? yamlValue(String(item.value)) } as ScalarTag;
      }),
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).replaceAll(/(?<![ \t])[ \t]+$/gm, '');
}

/** Sorts the keys of a mapping into this order, and adds the text of each key and scalar, on one line, to `spelled`. */
function sortPairs(map: YAMLMap.Parsed, keys: readonly string[], text: string, spelled: Map<unknown, string>): void {
  const pairs = pairsOf(map);
  pairs.sort((a, b) => keys.indexOf(textOf(a.key) ?? '') - keys.indexOf(textOf(b.key) ?? ''));
  for (const { key, value } of pairs) {
    const name = textOf(key) ?? '';
    spelled.set(key, name);
    if (!isScalar(value)) continue;
    const source = text.slice(value.range[0], value.range[1]);
    // The text of the source is kept if it is one line, unlike a block scalar.
    const isKept = !/[\r\n]/.test(source) && !source.startsWith('*');
    if (name === 'prune') spelled.set(value, (value.source ?? '').toLowerCase());
    else
      spelled.set(
        value,
        name === 'asset_type' || name === 'impact_rating' || !isKept ? yamlValue(value.source ?? '') : source,
      );
  }
}

/** The entries, each sorted by name below its heading. Entries with the same name keep their order. */
function sorted(entries: readonly PlacedEntry[], text: string, spelled: Map<unknown, string>): YAMLMap.Parsed[] {
  const sections: PlacedEntry[][] = [];
  for (const entry of entries) {
    if (entry.heading !== null || sections.length === 0) sections.push([]);
    sections.at(-1)!.push(entry);
    sortPairs(entry.item, ASSET_KEYS, text, spelled);
    // A comment above the first key would be behind the dash.
    const { key } = pairsOf(entry.item)[0]!;
    const above = [entry.item.commentBefore, key.commentBefore].filter((comment) => comment != null);
    entry.item.commentBefore = above.length === 0 ? null : above.join('\n');
    Object.assign(key, { commentBefore: null, spaceBefore: false });
    entry.item.flow = false;
  }
  const nameOf = ({ item }: PlacedEntry) => textOf(pairOf(item, 'name')?.value) ?? '';
  return sections.flatMap((section, number) => {
    const { item: was, heading, spaceBefore } = section[0]!;
    // The blank line above the first entry is that of its heading.
    const isApart = heading === null ? was.spaceBefore === true : spaceBefore;
    if (heading !== null) was.spaceBefore = false;
    section.sort((a, b) => compareNatural(nameOf(a), nameOf(b)));
    const { item } = section[0]!;
    item.spaceBefore = number > 0 && isApart;
    if (heading !== null)
      item.commentBefore = `${heading}\n${item.commentBefore == null ? '' : `\n${item.commentBefore}`}`;
    return section.map(({ item }) => item);
  });
}
