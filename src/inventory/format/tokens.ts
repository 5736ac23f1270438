// What the nodes of `yaml` do not place: comments, the markers between documents, and dashes.
import { CST, Lexer } from 'yaml';

/** A comment, from its `#` to the end of its line. */
export interface Comment {
  readonly offset: number;
  readonly text: string;
}

export interface Tokens {
  readonly comments: readonly Comment[];
  /** Where a `---` stands. */
  readonly starts: readonly number[];
  /** Where a `...` stands. */
  readonly ends: readonly number[];
  /** Where a dash of a list in block style stands. */
  readonly dashes: readonly number[];
}

/** Tokens of the lexer that are no text of the source. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** In the order of the text, which must be YAML without errors. */
export function tokensOf(text: string): Tokens {
  const comments: Comment[] = [];
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

/** The comments and dashes of one document. */
export interface Share {
  readonly comments: readonly Comment[];
  readonly dashes: readonly number[];
}

/**
 * Shares the tokens out among documents, given where their contents start and end. What stands between two documents
 * is of the first up to the marker, and of the second from there.
 */
export function shareOut({ comments, starts, ends, dashes }: Tokens, documents: readonly Span[]): Share[] {
  const markers = [...starts, ...ends].sort((a, b) => a - b);
  const takeMarker = taker(markers, (marker) => marker);
  const takeComment = taker(comments, ({ offset }) => offset);
  const takeDash = taker(dashes, (dash) => dash);
  return documents.map(({ end }, number) => {
    takeMarker(end);
    const until = number === documents.length - 1 ? Number.POSITIVE_INFINITY : (takeMarker.next() ?? end);
    return { comments: takeComment(until), dashes: takeDash(until) };
  });
}

interface Span {
  readonly end: number;
}

/** Takes from a sorted list, in portions, what stands before an offset. */
function taker<T>(sorted: readonly T[], offsetOf: (one: T) => number) {
  let at = 0;
  const take = (until: number): T[] => {
    const from = at;
    while (at < sorted.length && offsetOf(sorted[at]!) < until) at++;
    return sorted.slice(from, at);
  };
  return Object.assign(take, { next: () => sorted[at] });
}
