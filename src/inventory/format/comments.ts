// Finds what the nodes of `yaml` do not place: comments, document markers, dashes. Also decides which key or entry each
// comment is about, by its place: after it on its line, above it, or indented below it.
import { CST, isSeq, Lexer } from 'yaml';
import { columnOf, startOfLine } from '../edit/yaml-text.ts';
import type { CommentNote, Entry, Margin, Outline, PrintedField } from './print.ts';

/** A comment, from its `#` to the end of its line. */
interface YamlComment {
  readonly offset: number;
  readonly text: string;
}

interface Tokens {
  readonly comments: readonly YamlComment[];
  /** Where a `---` is. */
  readonly starts: readonly number[];
  /** Where a `...` is. */
  readonly ends: readonly number[];
  /** Where a dash of a list in block style is. */
  readonly dashes: readonly number[];
}

/** Tokens of the lexer that are not text of the source. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** In the order of the text, which must be valid YAML. */
export function tokensOf(text: string): Tokens {
  const comments: YamlComment[] = [];
  const places: Record<string, number[]> = { 'doc-start': [], 'doc-end': [], 'seq-item-ind': [] };
  let offset = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    const isText: boolean = isScalar;
    isScalar = !isText && token === CST.SCALAR;
    if (!isText && MARKS.has(token)) continue;
    const type = isText ? 'text' : (CST.tokenType(token) ?? 'text');
    if (type === 'comment') comments.push({ offset, text: token.trimEnd() });
    else places[type]?.push(offset);
    offset += token.length;
  }
  const { 'doc-start': starts = [], 'doc-end': ends = [], 'seq-item-ind': dashes = [] } = places;
  return { comments, starts, ends, dashes };
}

/**
 * Distributes the comments and dashes to documents, by where their contents end. What is between two documents belongs
 * to the first up to the marker, and then to the second.
 */
export function shareOut({ comments, starts, ends, dashes }: Tokens, contentEnds: readonly number[]) {
  const markers = [...starts, ...ends].sort((a, b) => a - b);
  const takeMarker = taker(markers, (marker) => marker);
  const takeComment = taker(comments, ({ offset }) => offset);
  const takeDash = taker(dashes, (dash) => dash);
  return contentEnds.map((end, number) => {
    takeMarker(end);
    const until = number === contentEnds.length - 1 ? Number.POSITIVE_INFINITY : (takeMarker.next() ?? end);
    return { comments: takeComment(until), dashes: takeDash(until) };
  });
}

/** Takes the elements before an offset from a sorted list, portion by portion. */
function taker<T>(sorted: readonly T[], offsetOf: (one: T) => number) {
  let at = 0;
  const take = (until: number): T[] => {
    const from = at;
    while (at < sorted.length && offsetOf(sorted[at]!) < until) at++;
    return sorted.slice(from, at);
  };
  return Object.assign(take, { next: () => sorted[at] });
}

/** A key or entry in the order of the source. */
interface Landmark {
  readonly offset: number;
  readonly margin: Margin;
  readonly field: PrintedField | null;
  /** null for a key of the document. */
  readonly entry: Entry | null;
}

/** Places the comments of one document (after its `---`) into its outline, and finds its blank lines. */
export function placeComments(text: string, outline: Outline, comments: readonly YamlComment[]): void {
  const marks = marksOf(outline);
  for (const mark of marks) mark.margin.blank = hasBlankAbove(text, mark.offset);
  const placing: Placing = { text, outline, columns: columnsOf(text, outline) };
  let next = 0;
  for (const comment of comments) {
    while (next < marks.length && marks[next]!.offset <= comment.offset) next++;
    place(placing, comment, marks[next - 1], marks[next]);
  }
  splitListHeader(outline);
  splitHeader(outline);
}

export function noteOf(text: string, comment: YamlComment): CommentNote {
  return { text: comment.text, blank: hasBlankAbove(text, comment.offset) };
}

interface Placing {
  readonly text: string;
  readonly outline: Outline;
  readonly columns: { readonly root: number; readonly dash: number };
}

function marksOf({ fields, entries, list }: Outline): Landmark[] {
  return fields.flatMap((field): Landmark[] => {
    const mark = { offset: field.start, margin: field.margin, field, entry: null };
    return field.value !== null || !isSeq(list) ? [mark] : [mark, ...entries.flatMap(marksOfEntry)];
  });
}

function marksOfEntry(entry: Entry): Landmark[] {
  const fields = entry.fields.map((field) => ({ offset: field.start, margin: field.margin, field, entry }));
  return [{ offset: entry.start, margin: entry.margin, field: null, entry }, ...fields];
}

/** A list without entries, or in flow style, counts as indented by two. */
function columnsOf(text: string, { root, list }: Outline): Placing['columns'] {
  const column = isSeq(list) && !list.flow ? columnOf(text, list.range[0]) : columnOf(text, root.range[0]) + 2;
  return { root: columnOf(text, root.range[0]), dash: column };
}

function place(
  placing: Placing,
  comment: YamlComment,
  before: Landmark | undefined,
  after: Landmark | undefined,
): void {
  const { text, outline } = placing;
  const note = noteOf(text, comment);
  const lineStart = startOfLine(text, comment.offset);
  if (before === undefined) outline.header.push(note);
  else if (text.slice(lineStart, comment.offset).trim() !== '') placeBehind(placing, comment, before);
  else if (before.field === null && after?.entry === before.entry) pushInside(before.margin, note);
  else notesFor(placing, comment, before, after).push(note);
}

/** A comment on a line with other text. */
function placeBehind({ outline }: Placing, { offset, text }: YamlComment, { margin, field, entry }: Landmark): void {
  const note = { text, blank: false };
  const { list, root } = outline;
  if (offset >= root.range[1] && isFlow(root)) outline.footer.push(note);
  else if (offset >= list.range[1] && isFlow(list) && entry !== null) outline.listFooter.push(note);
  else if (field === null) pushInside(margin, note);
  else {
    liftTrailing(margin);
    margin.trailing = text;
  }
}

/** If more comments follow before the value ends, the comment after its key comes before them. */
function liftTrailing(margin: Margin): void {
  if (margin.trailing !== null) margin.notes.push({ text: margin.trailing, blank: false });
  margin.trailing = null;
}

/** A comment after the dash or below it: a blank line above the dash stays above both. */
function pushInside(margin: Margin, { text, blank }: CommentNote): void {
  margin.notes.push({ text, blank: blank || margin.blank });
  margin.blank = false;
}

function isFlow(node: Outline['root']): boolean {
  return 'flow' in node && node.flow === true;
}

/** Where a comment on its own line belongs. */
function notesFor(
  { text, outline, columns }: Placing,
  comment: YamlComment,
  before: Landmark,
  after: Landmark | undefined,
): CommentNote[] {
  const { offset } = comment;
  if (before.field !== null && offset < before.field.end) {
    liftTrailing(before.margin);
    return before.margin.notes;
  }
  if (after !== undefined && after.field !== null && after.entry === before.entry) return after.margin.notes;
  const column = columnOf(text, offset);
  const isBelow = offset >= outline.list.range[1] && !isFlow(outline.root);
  if (isFlow(outline.list) && !(isBelow && outline.entries.length === 0)) {
    return notesInFlow(outline, offset, before, after);
  }
  const isInList = before.entry !== null || (before.field?.value === null && after?.entry == null);
  if (before.entry !== null && column > columns.dash) return before.entry.footer;
  if (after?.entry != null) return after.margin.notes;
  if (isInList && column > columns.root) return outline.listFooter;
  return after === undefined ? outline.footer : after.margin.notes;
}

function notesInFlow(outline: Outline, offset: number, before: Landmark, after: Landmark | undefined): CommentNote[] {
  if (before.entry !== null && offset < before.entry.end) return before.entry.footer;
  const isInList = offset >= outline.list.range[0] && offset < outline.list.range[1];
  if (isInList) return after?.entry == null ? outline.listFooter : after.margin.notes;
  return after === undefined ? outline.footer : after.margin.notes;
}

/** A comment that a blank line separates from the first entry is about the list, and stays at the top. */
function splitListHeader(outline: Outline): void {
  const first = outline.entries[0];
  if (first === undefined) return;
  const { notes, blank } = first.margin;
  const parted = blank ? notes.length : notes.findLastIndex((note, k) => k > 0 && note.blank);
  if (parted > 0) outline.listHeader = notes.splice(0, parted);
  // That blank line, or one at the top, does not move with the entry.
  first.margin.blank = false;
  const [top, ...rest] = notes;
  if (top !== undefined) notes.splice(0, notes.length, { ...top, blank: false }, ...rest);
}

/** If there are several blocks of comments above the first key, the last is about that key, and moves with it. */
function splitHeader({ header, fields }: Outline): void {
  const first = fields[0]?.margin;
  if (first === undefined || first.blank) return;
  const last = header.findLastIndex((note, k) => k > 0 && note.blank);
  if (last > 0) first.notes.unshift(...header.splice(last));
}

/** For the first token on a line. Looks back only as far as needed, because a whole file may be one line. */
function hasBlankAbove(text: string, offset: number): boolean {
  const lineBreak = skipBack(text, offset - 1, BEFORE_FIRST);
  if (text.charAt(lineBreak) !== '\n') return false;
  const above = skipBack(text, lineBreak - 1, BLANKS);
  return above < 0 || text.charAt(above) === '\n';
}

const BLANKS = ' \t\r';
/** Characters that may come before the first key, entry or comment of a line. */
const BEFORE_FIRST = ' \t{[-?';

/** The last offset, from `at` backwards, without any of the characters; -1 for none. */
function skipBack(text: string, at: number, characters: string): number {
  let place = at;
  while (place >= 0 && characters.includes(text.charAt(place))) place--;
  return place;
}
