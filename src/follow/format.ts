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
import { commentsIn, type PlacedEntry, placeComments, type YamlComment } from './comments.ts';
import { pairOf, pairsOf, readDocuments, readsAlike, rootOf, textOf } from './cross-check.ts';
import { declaredLines } from './file-edits.ts';
import { lineEndOf, type Splice, spliced, yamlValue } from './yaml-text.ts';

/** The formatted text, without a byte order mark. null, with a finding, for a file that cannot be formatted. */
export function formatText(path: string, written: string, report: Report): string | null {
  const text = withQuotes(path, written.replaceAll('\r\n', '\n'), report);
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
  const formatted = documents.map((document, k) => printed(text, document, k, commentsOf.get(k) ?? [])).join('');
  const isWhole = isDeepStrictEqual(textsOf(comments), textsOf(commentsIn(formatted)));
  if (!isWhole || !isDeepStrictEqual(declaredBy(text), declaredBy(formatted))) {
    report(fileError('ambiguous-yaml', path, {}));
    return null;
  }
  return formatted.replaceAll('\n', lineEndOf(written));
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
 * Warnings are reported either way.
 */
function withQuotes(path: string, text: string, report: Report): string | null {
  const problems: Diagnostic[] = [];
  parseInventory(sourceFile(path, text), text, (d) => (d.severity === 'error' ? problems.push(d) : report(d)), 'all');
  // Quotes do not help an empty value, since an empty name is an error too.
  const isQuotable = (d: Diagnostic) => d.code === 'unquoted-scalar' && d.args.text !== '';
  const lacking = new Set(problems.filter(isQuotable).map(({ at }) => at?.offset));
  const documents = lacking.size === 0 ? [] : readDocuments(text);
  if (problems.every(isQuotable)) {
    if (lacking.size === 0) return text;
    if (documents === null) {
      report(fileError('ambiguous-yaml', path, {}));
      return null;
    }
    const splices: Splice[] = [];
    for (const document of documents) {
      visit(document, {
        Scalar(_, { type, range, source }) {
          if (type !== Scalar.PLAIN || !range || !lacking.has(range[0])) return;
          splices.push({ start: range[0], end: range[1], text: quoted(source ?? '') });
        },
      });
    }
    const repaired = spliced(text, splices)!;
    const remaining: Diagnostic[] = [];
    parseInventory(sourceFile(path, repaired), repaired, (d) => remaining.push(d), 'all');
    // If an alias repeats a word that must stay unquoted elsewhere, the findings of the original text are reported.
    if (!hasErrors(remaining)) return repaired;
  }
  problems.forEach(report);
  return null;
}

/** What each document of a text declares, with its entries sorted. */
function declaredBy(text: string): readonly string[] {
  const documents = parseInventory(sourceFile('', text), text, unreported, 'all');
  return documents.flatMap((document) => {
    const [head = '', ...entries] = declaredLines(document);
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

// Printing.

/** Sorts a document and prints it. `number` is its index in the file. */
function printed(text: string, document: Document.Parsed, number: number, comments: readonly YamlComment[]): string {
  const root = rootOf(document);
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
    if (isOfAssets) list.items = sortedEntries(entries, text, spelled);
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
function sortedEntries(entries: readonly PlacedEntry[], text: string, spelled: Map<unknown, string>): YAMLMap.Parsed[] {
  const groups: PlacedEntry[][] = [];
  for (const entry of entries) {
    if (entry.heading !== null || groups.length === 0) groups.push([]);
    groups.at(-1)!.push(entry);
    sortPairs(entry.item, ASSET_KEYS, text, spelled);
    // A comment above the first key would be behind the dash.
    const { key } = pairsOf(entry.item)[0]!;
    const above = [entry.item.commentBefore, key.commentBefore].filter((comment) => comment != null);
    entry.item.commentBefore = above.length === 0 ? null : above.join('\n');
    Object.assign(key, { commentBefore: null, spaceBefore: false });
    entry.item.flow = false;
  }
  const nameOf = ({ item }: PlacedEntry) => textOf(pairOf(item, 'name')?.value) ?? '';
  return groups.flatMap((group, number) => {
    const { item: was, heading, spaceBefore } = group[0]!;
    // The blank line above the first entry is that of its heading.
    const isApart = heading === null ? was.spaceBefore === true : spaceBefore;
    if (heading !== null) was.spaceBefore = false;
    group.sort((a, b) => compareNatural(nameOf(a), nameOf(b)));
    const { item } = group[0]!;
    item.spaceBefore = number > 0 && isApart;
    if (heading !== null)
      item.commentBefore = `${heading}\n${item.commentBefore == null ? '' : `\n${item.commentBefore}`}`;
    return group.map(({ item }) => item);
  });
}
