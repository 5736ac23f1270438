// The comments of a file, and what each is about. For an edit, an entry has the comments right above it, and those below
// that are indented more than its dash. For `fmt`, a comment goes to the node that prints it; `yaml` prints each with one.

import { parseEvents } from 'js-yaml';
import { type Document, isSeq, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';
import { NOWHERE, nextDash, SCALAR } from '../inventory/yaml.ts';
import { endOf, pairOf, pairsOf, rootOf, textOf } from './cross-check.ts';
import { columnOf, endOfLine, startOfLine } from './yaml-text.ts';

export interface YamlComment {
  readonly offset: number;
  /** From `#` to the end of its line. */
  readonly text: string;
}

/** Every comment of a text without errors, in order. */
export function commentsIn(text: string): YamlComment[] {
  const comments: YamlComment[] = [];
  let end = 0;
  // Between two scalars, a `#` after white space starts a comment.
  const collect = (start: number) => {
    for (const { index, 0: comment } of text.slice(end, start).matchAll(/(?<![^\s])#[^\r\n]*/g)) {
      comments.push({ offset: end + index, text: comment.trimEnd() });
    }
  };
  for (const event of parseEvents(text, {})) {
    if (event.type !== SCALAR || event.valueStart === NOWHERE) continue;
    collect(event.valueStart);
    end = event.valueEnd;
  }
  collect(text.length);
  return comments;
}

// Entries with their comments, for an edit.

/** The lines of an entry and of the comments about it, and its dash. */
export interface EntryBlock {
  readonly start: number;
  readonly end: number;
  readonly dash: number;
}

/**
 * The lines of each entry. The comments right above it are about it, and those below that are indented more than its
 * dash. null if a dash is not the first character on its line.
 */
export function blocksOf(text: string, list: YAMLSeq.Parsed): EntryBlock[] | null {
  const blocks: EntryBlock[] = [];
  let behind = list.range[0];
  for (const item of list.items) {
    const dash = nextDash(text, behind);
    behind = item.range[1];
    const column = columnOf(text, dash);
    if (text.slice(dash - column, dash).trim() !== '') return null;
    const start = aboveComments(text, dash, blocks.at(-1)?.end ?? 0);
    let end = text.indexOf('\n', endOfLine(text, behind)) + 1;
    const line = /([ \t]*)(#?)[^\n]*(?:\n|$)/y;
    for (let at = end; at < text.length; at = line.lastIndex) {
      line.lastIndex = at;
      const [whole = '', blanks = '', mark] = line.exec(text) ?? [];
      const isComment = mark === '#' && blanks.length > column;
      if (!isComment && whole.trim() !== '') break;
      if (isComment) end = line.lastIndex;
    }
    blocks.push({ start, end, dash });
  }
  return blocks;
}

/** The start of the line of an entry or a key, or of the comments right above it, behind `from`. */
export function aboveComments(text: string, offset: number, from: number): number {
  let at = startOfLine(text, offset);
  for (;;) {
    const above = startOfLine(text, at - 1);
    if (above === at || above < from || !/^[ \t]*#/.test(text.slice(above, at))) return at;
    at = above;
  }
}

// The node that prints each comment, for `fmt`.

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

export interface PlacedEntry {
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
export function placeComments(
  text: string,
  document: Document.Parsed,
  comments: readonly YamlComment[],
): readonly PlacedEntry[] {
  Object.assign(document, { comment: null, commentBefore: null });
  const { marks, entries, list } = marksOf(text, rootOf(document));
  const around = { document, list, column: columnOf(text, marks[0]!.at) };
  let next = 0;
  for (const { offset, text: comment } of comments) {
    while (next < marks.length && marks[next]!.at <= offset) next++;
    const isAtLine = text.slice(startOfLine(text, offset), offset).trim() !== '';
    const [before, after] = [marks[next - 1], marks[next]];
    const printer = isAtLine
      ? printerAtLine(offset, before, after)
      : printerOfLine(text, offset, { before, after, ...around });
    // A comment behind the dash goes above the entry.
    addComment(printer, comment, isBelowBlank(text, before?.is === 'entry' ? before.at : offset));
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
  const above = printer[slot] ?? null;
  const gap = isApart ? '\n' : '';
  if (above !== null) printer[slot] = `${above}\n${gap}${line}`;
  else {
    printer[slot] = isSeq(holder) ? gap + line : line;
    if (slot !== 'comment') printer.spaceBefore = isApart;
  }
}

/** What prints a comment that has other text before it on its line. */
function printerAtLine(offset: number, before: Mark | undefined, after: Mark | undefined): Printed {
  if (before === undefined) return ['commentBefore', after!.above];
  const { entry, is, end, above } = before;
  const isBehindFlow = entry !== null && is === 'key' && entry.item.flow && offset >= entry.end;
  const behind = isBehindFlow ? pairOf(entry.item, 'name')!.value! : before.behind;
  if (offset < end || behind === null || behind.comment != null) return ['commentBefore', above];
  return ['comment', behind];
}

/** What prints a comment on a line of its own, between two marks. `column` is that of the document. */
function printerOfLine(
  text: string,
  offset: number,
  around: {
    readonly before: Mark | undefined;
    readonly after: Mark | undefined;
    readonly document: Document.Parsed;
    readonly list: YAMLSeq.Parsed | null;
    readonly column: number;
  },
): Printed {
  const { before, after, document, list, column: edge } = around;
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
