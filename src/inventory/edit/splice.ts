// Adds to the text of an inventory file and changes nothing else of it: `yaml` says where nodes end, and what is new is
// spliced in there in the manner of what stands around it. Comments, order, quotes and line ends stay as they are.
import { isMap, isScalar, isSeq, type ParsedNode, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Gains, NewAsset } from './addition.ts';
import { readDocuments, readsAlike } from './reads-alike.ts';
import { columnOf, endOfLine, indentationAt, lineEndOf, startOfLine } from './text-lines.ts';
import { blockEntry, type FlowStyle, flowEntry, flowPair } from './write.ts';

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A list of assets in its text, and the mapping of the document around it. */
interface Place {
  readonly text: string;
  readonly eol: string;
  readonly root: YAMLMap.Parsed;
  readonly key: ParsedNode;
  readonly list: YAMLSeq.Parsed;
}

/**
 * The text with what its documents gain, by their number in the file, which must hold no error. null where the two
 * YAML readers disagree about it, or where a document is written in a way that this cannot add to.
 */
export function spliceGains(text: string, gains: ReadonlyMap<number, Gains>): string | null {
  const documents = readDocuments(text);
  if (documents === null || !readsAlike(text, documents)) return null;
  const splices: Splice[] = [];
  for (const [number, gained] of gains) {
    const place = placeOf(text, documents[number]?.contents);
    if (place === null) return null;
    splices.push(...prune(place, gained), ...pins(place, gained), ...assets(place, gained));
  }
  return splice(text, splices);
}

function placeOf(text: string, root: unknown): Place | null {
  if (!isMap<ParsedNode, ParsedNode>(root)) return null;
  // No other value of a document is a list.
  const pair = root.items.find(({ value }) => isSeq(value));
  if (pair === undefined || !isSeq<ParsedNode>(pair.value)) return null;
  const map = root as YAMLMap.Parsed;
  return { text, eol: lineEndOf(text), root: map, key: pair.key, list: pair.value as YAMLSeq.Parsed };
}

/** Of those that start together the first comes first. */
function splice(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: added } of [...splices].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, start), added);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

function prune({ text, eol, root, key }: Place, gained: Gains): Splice[] {
  if (gained.prune === null) return [];
  const start = key.range[0];
  const after = root.flow ? ', ' : eol + indentationAt(text, start);
  return [{ start, end: start, text: `${isJson(root) ? '"prune"' : 'prune'}: false${after}` }];
}

function pins({ text, eol, list }: Place, gained: Gains): Splice[] {
  return Array.from(gained.pins).flatMap(([number, id]): Splice[] => {
    const entry = list.items[number];
    const last = isMap<ParsedNode, ParsedNode | null>(entry) ? entry.items.at(-1) : undefined;
    // An alias cannot gain anything of its own; the check of the result says so.
    if (!isMap(entry) || last === undefined) return [];
    const end = (last.value ?? last.key).range[1];
    const start = entry.flow ? end : endOfLine(text, end);
    const before = entry.flow ? ', ' : eol + indentationAt(text, entry.range[0]);
    return [{ start, end: start, text: before + flowPair('id', id, entry.flow === true && isJson(entry)) }];
  });
}

function assets(place: Place, { assets: added }: Gains): Splice[] {
  if (added.length === 0) return [];
  const { text, key, list, root } = place;
  if (!list.flow) return [appendToBlock(place, added)];
  const [start, end] = list.range;
  const isEmpty = text.slice(start + 1, end - 1).trim() === '';
  const isOnKeysLine = !text.slice(key.range[0], start).includes('\n');
  return isEmpty && isOnKeysLine && !root.flow ? fillEmpty(place, added) : appendToFlow(place, added);
}

function appendToBlock({ text, eol, key, list }: Place, added: readonly NewAsset[]): Splice {
  const [dash, listEnd] = list.range;
  const indentation = indentationAt(text, dash);
  const last = list.items.findLast((entry) => isMap(entry));
  const style = last !== undefined && isMap(last) && last.flow ? flowStyleOf(text, last) : null;
  const gap = gapBehind(text, dash, list.items[0]);
  const lines = added.flatMap((asset) => {
    if (style === null) return blockEntry(asset, indentation, gap);
    return `${indentation}-${' '.repeat(gap)}${flowEntry(asset, style)}`;
  });
  // At the depth of the key itself a comment may be about the next key.
  const least = Math.max(columnOf(text, dash), columnOf(text, key.range[0]) + 1);
  const start = afterComments(text, endOfLine(text, list.items.at(-1)?.range[1] ?? listEnd), least);
  return { start, end: start, text: lines.map((line) => eol + line).join('') };
}

/** Blanks between the first dash and its entry, where it stands on the same line. */
function gapBehind(text: string, dash: number, first: ParsedNode | undefined): number {
  if (first === undefined) return 1;
  const between = text.slice(dash + 1, first.range[0]);
  return /^ +$/.test(between) ? between.length : 1;
}

/** Comment lines right below an entry, and as deep as it, are about it. */
function afterComments(text: string, end: number, least: number): number {
  const comment = /\r?\n( *)#[^\n]*/y;
  for (let at = end; ; at = endOfLine(text, comment.lastIndex)) {
    comment.lastIndex = at;
    const found = comment.exec(text);
    if (found === null || (found[1] ?? '').length < least) return at;
  }
}

/** `[]` becomes a block; a comment behind it stays. */
function fillEmpty({ text, eol, key, list }: Place, added: readonly NewAsset[]): Splice[] {
  const [start, end] = list.range;
  const lineEnd = endOfLine(text, end);
  const hasComment = text.slice(end, lineEnd).trim() !== '';
  const before = text.slice(0, start).trimEnd().length;
  const indentation = `${indentationAt(text, key.range[0])}  `;
  const lines = added.flatMap((asset) => blockEntry(asset, indentation, 1));
  return [
    { start: before, end: hasComment ? end : lineEnd, text: '' },
    { start: lineEnd, end: lineEnd, text: lines.map((line) => eol + line).join('') },
  ];
}

function appendToFlow({ text, eol, root, list }: Place, added: readonly NewAsset[]): Splice[] {
  const last = list.items.at(-1);
  const like = list.items.findLast((entry) => isMap(entry)) ?? root;
  const style = flowStyleOf(text, isMap(like) ? like : root);
  const entries = added.map((asset) => flowEntry(asset, style));
  const opened = list.range[0] + 1;
  if (last === undefined) return [{ start: opened, end: opened, text: entries.join(', ') }];
  const [lastStart, start] = last.range;
  const before = text.slice(startOfLine(text, lastStart), lastStart);
  const isOnOwnLine = before.trim() === '';
  // As deep as what it stands below, but never as a long line is long.
  const depth = before.length - before.trimStart().length + (isOnOwnLine ? 0 : 2);
  const line = eol + ' '.repeat(depth);
  const comma = commaBeforeComment(text, start);
  if (comma !== null) {
    // The comment is about the entry that it stands behind.
    const end = endOfLine(text, start);
    const added = { start: end, end, text: entries.map((entry) => line + entry).join(',') + comma };
    return comma === '' ? [{ start, end: start, text: ',' }, added] : [added];
  }
  const between = isOnOwnLine ? `,${line}` : ', ';
  return [{ start, end: start, text: entries.map((entry) => between + entry).join('') }];
}

/** What parts an entry from a comment on its line: a comma or nothing; null where no comment stands there. */
function commaBeforeComment(text: string, end: number): string | null {
  const found = /^\s*(,?)\s*#/.exec(text.slice(end, endOfLine(text, end)));
  return found === null ? null : (found[1] ?? '');
}

function flowStyleOf(text: string, like: YAMLMap.Parsed): FlowStyle {
  const isPadded = like.flow === true && text.charAt(like.range[0] + 1) === ' ';
  return { pad: isPadded ? ' ' : '', json: isJson(like) };
}

/** Written with its keys in double quotes, as JSON is. */
function isJson(map: YAMLMap): boolean {
  const key: unknown = map.items[0]?.key;
  return isScalar(key) && key.type === Scalar.QUOTE_DOUBLE;
}
