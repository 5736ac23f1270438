// `fmt` writes an inventory file in its one form, with the printer of `yaml`: block style, keys in the order of the
// format, assets sorted by name, aliases written out. The contents stay the same (`0123` keeps its zero). The result is
// read again. A file is refused if one of its comments would be lost or would move to another entry. Pure.
import { isDeepStrictEqual } from 'node:util';
import {
  CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
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
import { countBy } from '../core/group.ts';
import { fileError, sourceFile } from '../inventory/files.ts';
import { parseInventory } from '../inventory/parse.ts';
import { ASSET_KEYS, DOCUMENT_KEYS } from '../inventory/shape.ts';
import { nextDash } from '../inventory/yaml.ts';
import { pairOf, pairsOf, readDocuments, readsAlike, textOf } from './cross-check.ts';
import { linesOf } from './file-edits.ts';
import { columnOf, lineEndOf, startOfLine, yamlValue } from './yaml-text.ts';

/** Far more passes of the printer than a file needs. A comment with U+2028 in it would grow in every pass. */
const MOST_PASSES = 5;

/** The formatted text, without a byte order mark. null, with a finding, for a file that cannot be formatted. */
export function formatText(path: string, given: string, report: Report): string | null {
  const text = withQuotes(path, given.replaceAll('\r\n', '\n'), report);
  if (text === null) return null;
  let comments: readonly Comment[] | null = null;
  let formatted = text;
  let before: string | null = null;
  let documents = readDocuments(text);
  // The printer may need a second pass to place the blank line next to a comment that it moved.
  for (let pass = 0; formatted !== before; pass++, documents = readDocuments(formatted)) {
    if (documents === null || !readsAlike(formatted, documents) || !documents.every(replaceAliases)) {
      report(fileError('ambiguous-yaml', path, {}));
      return null;
    }
    comments ??= commentsOf(formatted, documents);
    if (pass === MOST_PASSES) break;
    before = formatted;
    formatted = documents.map((document, number) => print(before!, document, number)).join('');
  }
  const keyOf = ({ text, owner }: Comment) => `${owner}\0${text}`;
  const kept = countBy(commentsOf(formatted, documents!), keyOf);
  for (const comment of comments!) {
    const left = kept.get(keyOf(comment)) ?? 0;
    if (left === 0) {
      report({
        code: 'comment-would-move',
        severity: 'error',
        at: { file: sourceFile(path, text), offset: comment.offset },
        args: {},
      });
      return null;
    }
    kept.set(keyOf(comment), left - 1);
  }
  if (formatted !== before || !isDeepStrictEqual(said(text), said(formatted))) {
    report(fileError('ambiguous-yaml', path, {}));
    return null;
  }
  return formatted.replaceAll('\n', lineEndOf(given));
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

// Comments. The place of a comment decides which entry it is about.

interface Comment {
  readonly offset: number;
  /** From `#` to the end of its line. */
  readonly text: string;
  /** The entry that the comment is about, or else the document. */
  readonly owner: string;
}

/** The start of a key or an entry. */
interface Mark {
  readonly at: number;
  readonly owner: string;
  /** The column of the dash. A comment below that is indented more is about the entry. */
  readonly dash: number;
  readonly end: number;
  /** The last blank line between the mark before and this one, or else -1. Set by the first comment between them. */
  blank?: number;
}

/** Every comment of a text. `documents` are the documents of the text, without aliases. */
function commentsOf(text: string, documents: readonly Document.Parsed[]): Comment[] {
  const marks = documents.flatMap((document, number) => marksOf(text, document, number));
  const comments: Comment[] = [];
  let offset = 0;
  let isScalar = false;
  let markers = 0;
  let next = 0;
  for (const token of new Lexer().lex(text)) {
    const isText: boolean = isScalar;
    isScalar = !isText && token === CST.SCALAR;
    if (!isText && (token === CST.DOCUMENT || token === CST.FLOW_END || token === CST.SCALAR)) continue;
    if (!isText && CST.tokenType(token) === 'doc-start' && offset > (marks[0]?.at ?? 0)) markers++;
    if (!isText && token.startsWith('#')) {
      while (next < marks.length && marks[next]!.at <= offset) next++;
      const of = `document ${markers}`;
      const owner = ownerOf(text, offset, marks[next - 1], marks[next]);
      comments.push({ offset, text: token.trimEnd(), owner: owner?.startsWith(of) ? owner : of });
    }
    offset += token.length;
  }
  return comments;
}

function lastBlankLine(text: string, start: number, end: number): number {
  return Array.from(text.slice(start, end).matchAll(/\n(?=[ \t]*\n)/g), ({ index }) => start + index).at(-1) ?? -1;
}

function ownerOf(text: string, offset: number, before: Mark | undefined, after: Mark | undefined): string | undefined {
  const lineStart = startOfLine(text, offset);
  const isTrailing = text.slice(lineStart, offset).trim() !== '';
  if (before !== undefined && (isTrailing || offset < before.end || offset - lineStart > before.dash)) {
    return before.owner;
  }
  // Above the first entry, a comment with a blank line below it is about the list.
  if (before?.dash === Number.POSITIVE_INFINITY && after !== undefined) {
    after.blank ??= lastBlankLine(text, before.at, after.at);
    if (offset < after.blank) return before.owner;
  }
  return after?.owner;
}

function marksOf(text: string, { contents }: Document.Parsed, number: number): Mark[] {
  const of = `document ${number}`;
  const marks: Mark[] = [];
  for (const { key, value } of pairsOf(contents as unknown as YAMLMap.Parsed)) {
    marks.push({ at: key.range[0], owner: of, dash: Number.POSITIVE_INFINITY, end: 0 });
    if (!isSeq(value) || textOf(key) !== 'assets') continue;
    const list = value as YAMLSeq.Parsed;
    let behind = list.range[0];
    for (const item of list.items as YAMLMap.Parsed[]) {
      const pairs = pairsOf(item);
      const at = list.flow ? item.range[0] : nextDash(text, behind);
      behind = item.range[1];
      const mark = {
        owner: `${of}: ${textOf(pairOf(item, 'name')?.value)}`,
        dash: list.flow ? Number.POSITIVE_INFINITY : columnOf(text, at),
        end: item.flow ? item.range[1] : 0,
      };
      marks.push({ ...mark, at }, ...pairs.map((pair) => ({ ...mark, at: pair.key.range[0] })));
    }
  }
  return marks.sort((a, b) => a.at - b.at);
}

// Printing.

/** Sorts a document and prints it. `number` is its index in the file. */
function print(text: string, document: Document.Parsed, number: number): string {
  const root = document.contents as unknown as YAMLMap.Parsed;
  const spelled = new Map<unknown, string>();
  root.flow = false;
  // A comment above the first key stays at the top.
  const was = pairsOf(root)[0]!.key;
  const above = was.commentBefore;
  was.commentBefore = null;
  sortPairs(root, DOCUMENT_KEYS, text, spelled);
  const top = pairsOf(root)[0]!.key;
  top.spaceBefore = false;
  const all = [above, top.commentBefore].filter((comment) => comment);
  top.commentBefore = all.length === 0 ? null : all.join('\n');
  for (const { key, value } of pairsOf(root)) {
    if (!isSeq<ParsedNode>(value)) continue;
    const list = value as YAMLSeq.Parsed;
    const isOfAssets = textOf(key) === 'assets';
    list.spaceBefore = false;
    list.flow = !isOfAssets || list.items.length === 0;
    if (isOfAssets) sortEntries(text, key, list, spelled);
    for (const item of isOfAssets ? [] : list.items) {
      const word = isScalar(item) ? (item.source ?? '') : '';
      const source = text.slice(item.range[0], item.range[1]);
      spelled.set(item, /[,[\]{}]/.test(word) || /[\r\n]|^\*/.test(source) ? quoted(word) : source);
    }
  }
  document.directives.docStart = number > 0 || document.directives.docStart;
  document.directives.docEnd = false;
  if (number > 0 && document.commentBefore) {
    // Otherwise `yaml` would print this comment above the line that starts the document.
    root.commentBefore = `${document.commentBefore}\n${root.commentBefore ? `\n${root.commentBefore}` : ''}`;
    document.commentBefore = null;
  }
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
    else spelled.set(value, name === 'asset_type' || !isKept ? yamlValue(value.source ?? '') : source);
  }
}

/** Sorts the entries of a list by name. Entries with the same name keep their order. */
function sortEntries(text: string, key: ParsedNode, list: YAMLSeq.Parsed, spelled: Map<unknown, string>): void {
  const entries = list.items as YAMLMap.Parsed[];
  const [first] = entries;
  if (first === undefined) return;
  // `yaml` attaches every comment above the first entry to the list.
  const above = list.commentBefore?.split('\n') ?? [];
  const lines = text.slice(key.range[1], list.range[0]).split('\n').slice(1, -1);
  const own = lines.length - 1 - lines.findLastIndex((line) => !line.trim().startsWith('#'));
  const ofFirst = above.splice(above.length - Math.min(own, above.length));
  if (ofFirst.length > 0) first.commentBefore = [...ofFirst, ...(first.commentBefore?.split('\n') ?? [])].join('\n');
  const ofList = above.join('\n').trimEnd();
  list.commentBefore = ofList === '' ? null : `${ofList}\n`;
  const nameOf = (entry: YAMLMap.Parsed) => textOf(pairOf(entry, 'name')?.value) ?? '';
  entries.sort((a, b) => compareNatural(nameOf(a), nameOf(b)));
  for (const entry of entries) {
    entry.flow = false;
    entry.commentBefore = entry.commentBefore?.replace(/(?<!\n)\n+$/, '') ?? null;
    sortPairs(entry, ASSET_KEYS, text, spelled);
  }
  const top = entries[0]!;
  top.spaceBefore = false;
  top.commentBefore = top.commentBefore?.replaceAll(/\n\n+/g, '\n') ?? null;
}
