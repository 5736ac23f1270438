// The text of a file after its edits. `yaml` gives the places of nodes, and only the bytes of an edit change. New text
// follows the style around it. Pure.
import {
  isMap,
  isScalar,
  isSeq,
  type Pair as NodePair,
  type ParsedNode,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { InventoryDocument } from '../../core/model.ts';
import { quoted } from '../../core/yaml-quoting.ts';
import { ASSET_KEYS } from '../shape.ts';
import { nextDash } from '../yaml.ts';
import { readDocuments, readsAlike } from './cross-check.ts';
import { type DocumentEdit, type EntryFields, entryFields } from './wanted.ts';
import {
  blockEntry,
  columnOf,
  endOfLine,
  type FlowStyle,
  flowEntry,
  flowPair,
  indentationAt,
  lineEndOf,
  type Pair,
  pairsOf,
  startOfLine,
  valueText,
  yamlValue,
} from './yaml-text.ts';

/** A document of a file, and its edit. */
export interface EditedDocument {
  readonly document: InventoryDocument;
  /** Its number in the file. */
  readonly number: number;
  readonly edit: DocumentEdit;
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The place of a list of assets in the text, and the mapping of its document. */
interface ListPlace {
  readonly text: string;
  readonly eol: string;
  readonly root: YAMLMap.Parsed;
  readonly key: ParsedNode;
  readonly list: YAMLSeq.Parsed;
}

type EntryPairs = readonly Pair[];

/**
 * The text with its documents edited. The text must have no error. null if the two YAML readers disagree about it, or
 * if a document is written in a way that this code cannot edit. Removals and changes come first, and additions are then
 * made in the result.
 */
export function editText(text: string, edited: readonly EditedDocument[]): string | null {
  const kept = edited.some(({ edit }) => edit.removed.size + edit.changed.size > 0)
    ? spliced(text, edited, splicesOfKept)
    : text;
  if (kept === null || !edited.some(({ edit }) => edit.added.length > 0 || edit.prune !== null)) return kept;
  return spliced(kept, edited, (place, { document, edit }) => [
    ...spliceOfPrune(place, edit),
    ...splicesOfAdded(
      place,
      edit.added.map((fields) => pairsOf(fields, document.assetType)),
    ),
  ]);
}

type SplicesOf = (place: ListPlace, edited: EditedDocument) => readonly Splice[] | null;

function spliced(text: string, edited: readonly EditedDocument[], splicesOf: SplicesOf): string | null {
  const documents = readDocuments(text);
  if (documents === null || !readsAlike(text, documents)) return null;
  const splices: (readonly Splice[])[] = [];
  for (const one of edited) {
    const place = findList(text, documents[one.number]?.contents);
    const splicesHere = place === null ? null : splicesOf(place, one);
    if (splicesHere === null) return null;
    splices.push(splicesHere);
  }
  return splice(text, splices.flat());
}

function findList(text: string, root: unknown): ListPlace | null {
  if (!isMap<ParsedNode, ParsedNode>(root)) return null;
  const pair = root.items.find(({ key, value }) => isSeq(value) && !(isScalar(key) && key.value === 'ignore'));
  if (pair === undefined || !isSeq<ParsedNode>(pair.value)) return null;
  const map = root as YAMLMap.Parsed;
  return { text, eol: lineEndOf(text), root: map, key: pair.key, list: pair.value as YAMLSeq.Parsed };
}

/** Splices at one place keep the order in which they were made. null if two would change the same text. */
function splice(text: string, splices: readonly Splice[]): string | null {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: added } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) return null;
    parts.push(text.slice(at, start), added);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

// Edits of existing text: changed entries, and the gaps left by removed ones.

function splicesOfKept(place: ListPlace, { document, edit }: EditedDocument): Splice[] | null {
  const { list } = place;
  const removals = list.flow ? removalsFromFlow(place, edit.removed) : removalsFromBlock(place, edit.removed);
  if (removals === null) return null;
  // The nodes that are removed, and the values that are changed.
  const altered = new Set<unknown>();
  for (const number of edit.removed) visit(list.items[number]!, (_, node) => void altered.add(node));
  const changes = Array.from(edit.changed, ([number, after]) => {
    const before = entryFields(document.assets[number]!);
    return splicesOfChange(place, list.items[number], { before, after, document, altered });
  });
  return [...removals, ...changes.flat(), ...writtenOut(place.root, altered)];
}

interface FieldsChange {
  readonly before: EntryFields;
  readonly after: EntryFields;
  readonly document: InventoryDocument;
  readonly altered: Set<unknown>;
}

type EntryPair = NodePair<ParsedNode, ParsedNode | null>;

function splicesOfChange(place: ListPlace, entry: ParsedNode | undefined, change: FieldsChange): Splice[] {
  const { before, after, document, altered } = change;
  // An alias of a whole entry stays. What reads the text again then finds that it says something else.
  if (!isMap<ParsedNode, ParsedNode | null>(entry)) return [];
  const map = entry as YAMLMap.Parsed;
  const gone: EntryPair[] = [];
  const added: Pair[] = [];
  const splices: Splice[] = [];
  for (const key of ASSET_KEYS) {
    const [was, is] = [valueText(before, key), valueText(after, key)];
    if (was === is) continue;
    const pair = pairOf(map, key);
    altered.add(pair?.value);
    if (is === null) gone.push(...(pair === undefined ? [] : [pair]));
    else if (pair?.value) splices.push(replaced(place, pair.value, is, map.flow === true && isJson(map)));
    else added.push([key, is]);
  }
  if (map.flow && gone.length > 0) {
    const pairs = pairsOf(after, pairOf(map, 'asset_type') === undefined ? document.assetType : null);
    return [{ start: map.range[0], end: map.range[1], text: flowEntry(pairs, flowStyleOf(place.text, map)) }];
  }
  return [...splices, ...splicesOfGone(place, map, gone), ...splicesOfPairs(place, map, { gone, added })];
}

function pairOf(map: YAMLMap.Parsed, key: string): EntryPair | undefined {
  return (map.items as EntryPair[]).find((one) => isScalar(one.key) && one.key.value === key);
}

/** An anchor before the value stays. Aliases of it are written out. */
function replaced({ text }: ListPlace, value: ParsedNode, is: string, isQuoted: boolean): Splice {
  const [start, end] = value.range;
  return { start, end: withoutBreak(text, end), text: isQuoted ? quoted(is) : yamlValue(is) };
}

/** A block scalar ends after its last line break. */
function withoutBreak(text: string, end: number): number {
  if (text.charAt(end - 1) !== '\n') return end;
  return text.charAt(end - 2) === '\r' ? end - 2 : end - 1;
}

/**
 * The lines of removed keys, in block style. If the first key goes, its text up to the first key that stays is removed.
 */
function splicesOfGone({ text }: ListPlace, map: YAMLMap.Parsed, gone: readonly EntryPair[]): Splice[] {
  if (gone.length === 0) return [];
  const pairs = map.items as EntryPair[];
  const first = pairs.findIndex((pair) => !gone.includes(pair));
  const leading: Splice[] = [];
  if (first > 0) {
    const start = map.range[0];
    const stays = pairs[first]!.key.range[0];
    const behind = withoutBreak(text, endOf(pairs[first - 1]!));
    const hasComment = text.slice(behind, stays).trim() !== '';
    leading.push({ start, end: hasComment ? behind : stays, text: '' });
  }
  const others = pairs.slice(first + 1).filter((pair) => gone.includes(pair));
  const lines = others.map((pair) => {
    return { start: startOfLine(text, pair.key.range[0]), end: nextLine(text, endOfLine(text, endOf(pair))), text: '' };
  });
  return [...leading, ...lines];
}

function endOf({ key, value }: EntryPair): number {
  return (value ?? key).range[1];
}

/** The offset after the line break. */
function nextLine(text: string, lineEnd: number): number {
  return matchEnd(/\r?\n/y, text, lineEnd) ?? lineEnd;
}

/** Where the match of a sticky pattern at this offset ends; null for none. */
function matchEnd(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** New keys of an entry, below the last one that stays. */
function splicesOfPairs(
  { text, eol }: ListPlace,
  map: YAMLMap.Parsed,
  { gone, added }: { readonly gone: readonly EntryPair[]; readonly added: readonly Pair[] },
): Splice[] {
  const last = (map.items as EntryPair[]).findLast((pair) => !gone.includes(pair));
  if (added.length === 0 || last === undefined) return [];
  const end = endOf(last);
  const start = map.flow ? end : endOfLine(text, end);
  const before = map.flow ? ', ' : eol + indentationAt(text, map.range[0]);
  const isQuoted = map.flow === true && isJson(map);
  return [{ start, end: start, text: added.map((pair) => before + flowPair(pair, isQuoted)).join('') }];
}

/**
 * Whole lines, with comments that are indented more than the dash: they are about the entry. null if a dash is not the
 * first character on its line.
 */
function removalsFromBlock(place: ListPlace, removed: ReadonlySet<number>): Splice[] | null {
  if (removed.size === 0) return [];
  const { text, key, list } = place;
  const splices: Splice[] = [];
  let end = list.range[0];
  for (const [number, item] of list.items.entries()) {
    const dash = number === 0 ? list.range[0] : nextDash(text, end);
    end = item.range[1];
    if (!removed.has(number)) continue;
    const start = startOfLine(text, dash);
    if (text.slice(start, dash).trim() !== '') return null;
    const behind = afterComments(text, endOfLine(text, end), columnOf(text, dash) + 1);
    splices.push({ start, end: nextLine(text, behind), text: '' });
  }
  if (removed.size < list.items.length) return splices;
  const colon = matchEnd(/\s*:/y, text, key.range[1]);
  return colon === null ? null : [{ start: colon, end: colon, text: ' []' }, ...splices];
}

/** An entry on its own lines is removed with them, including its comment. Any other is removed with its comma. */
function removalsFromFlow({ text, list }: ListPlace, removed: ReadonlySet<number>): Splice[] {
  const splices: Splice[] = [];
  let end = list.range[0] + 1;
  /** The end of the comma after the last entry that stays. */
  let lastComma: number | null = null;
  let endsWithComma = true;
  for (const [number, item] of list.items.entries()) {
    const start = nextDash(text, end);
    end = item.range[1];
    const comma = matchEnd(/(?:\s|#[^\n]*\n)*,/y, text, end);
    endsWithComma = comma !== null;
    if (!removed.has(number)) {
      lastComma = comma;
      continue;
    }
    const behind = comma ?? end;
    // In this order, since only one entry ends a line, which may be a very long one.
    const isOnOwnLines = isBlank(text, behind) && text.slice(startOfLine(text, start), start).trim() === '';
    if (isOnOwnLines) {
      splices.push({ start: startOfLine(text, start), end: nextLine(text, endOfLine(text, behind)), text: '' });
    } else splices.push({ start, end: skipBlanks(text, behind), text: '' });
  }
  if (!endsWithComma && removed.has(list.items.length - 1) && lastComma !== null) {
    splices.push({ start: lastComma - 1, end: skipBlanks(text, lastComma), text: '' });
  }
  return splices;
}

/** Whether only white space or a comment follows on the line. */
function isBlank(text: string, at: number): boolean {
  return matchEnd(/[ \t]*(?:#|\r?\n)/y, text, at) !== null;
}

function skipBlanks(text: string, at: number): number {
  return matchEnd(/[ \t]+/y, text, at) ?? at;
}

/** Aliases of altered values that stay: each is replaced by the value that it had. */
function writtenOut(root: YAMLMap.Parsed, altered: ReadonlySet<unknown>): Splice[] {
  const anchors = new Map<string, unknown>();
  const written: Splice[] = [];
  visit(root, {
    Alias: (_, alias) => {
      const meant = anchors.get(alias.source);
      if (!isScalar(meant) || !altered.has(meant) || altered.has(alias)) return;
      const [start, end] = alias.range!;
      written.push({ start, end, text: yamlValue(meant.source ?? '') });
    },
    Value: (_, node) => {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  return written;
}

// Additions.

function spliceOfPrune({ text, eol, root, key }: ListPlace, { prune }: DocumentEdit): Splice[] {
  if (prune === null) return [];
  const start = key.range[0];
  const after = root.flow ? ', ' : eol + indentationAt(text, start);
  return [{ start, end: start, text: `${isJson(root) ? '"prune"' : 'prune'}: false${after}` }];
}

function splicesOfAdded(place: ListPlace, added: readonly EntryPairs[]): Splice[] {
  if (added.length === 0) return [];
  const { text, key, list, root } = place;
  if (!list.flow) return [appendToBlock(place, added)];
  const [start, end] = list.range;
  const isEmpty = text.slice(start + 1, end - 1).trim() === '';
  const isOnKeysLine = !text.slice(key.range[0], start).includes('\n');
  return isEmpty && isOnKeysLine && !root.flow ? fillEmpty(place, added) : appendToFlow(place, added);
}

function appendToBlock({ text, eol, key, list }: ListPlace, added: readonly EntryPairs[]): Splice {
  const [dash, listEnd] = list.range;
  const indentation = indentationAt(text, dash);
  const last = list.items.findLast((entry) => isMap(entry));
  const style = last !== undefined && isMap(last) && last.flow ? flowStyleOf(text, last) : null;
  const gap = gapBehind(text, dash, list.items[0]);
  const lines = added.flatMap((pairs) => {
    if (style === null) return blockEntry(pairs, indentation, gap);
    return `${indentation}-${' '.repeat(gap)}${flowEntry(pairs, style)}`;
  });
  // A comment that is indented like the key may be about the next key.
  const least = Math.max(columnOf(text, dash), columnOf(text, key.range[0]) + 1);
  const start = afterComments(text, endOfLine(text, list.items.at(-1)?.range[1] ?? listEnd), least);
  return { start, end: start, text: lines.map((line) => eol + line).join('') };
}

/** Spaces between the first dash and its entry, if both are on one line. */
function gapBehind(text: string, dash: number, first: ParsedNode | undefined): number {
  if (first === undefined) return 1;
  const between = text.slice(dash + 1, first.range[0]);
  return /^ +$/.test(between) ? between.length : 1;
}

/** Comment lines right below an entry, indented at least like it, are about it. */
function afterComments(text: string, end: number, least: number): number {
  const comment = /\r?\n( *)#[^\n]*/y;
  for (let at = end; ; at = endOfLine(text, comment.lastIndex)) {
    comment.lastIndex = at;
    const line = comment.exec(text);
    if (line === null || (line[1] ?? '').length < least) return at;
  }
}

/** `[]` becomes a block. A comment after it stays. */
function fillEmpty({ text, eol, key, list }: ListPlace, added: readonly EntryPairs[]): Splice[] {
  const [start, end] = list.range;
  const lineEnd = endOfLine(text, end);
  const hasComment = text.slice(end, lineEnd).trim() !== '';
  const before = text.slice(0, start).trimEnd().length;
  const indentation = `${indentationAt(text, key.range[0])}  `;
  const lines = added.flatMap((pairs) => blockEntry(pairs, indentation, 1));
  return [
    { start: before, end: hasComment ? end : lineEnd, text: '' },
    { start: lineEnd, end: lineEnd, text: lines.map((line) => eol + line).join('') },
  ];
}

function appendToFlow({ text, eol, root, list }: ListPlace, added: readonly EntryPairs[]): Splice[] {
  const last = list.items.at(-1);
  const like = list.items.findLast((entry) => isMap(entry));
  const style = flowStyleOf(text, isMap(like) ? like : root);
  const entries = added.map((pairs) => flowEntry(pairs, style));
  const opened = list.range[0] + 1;
  if (last === undefined) return [{ start: opened, end: opened, text: entries.join(', ') }];
  const [lastStart, start] = last.range;
  const before = text.slice(startOfLine(text, lastStart), lastStart);
  const isOnOwnLine = before.trim() === '';
  // Indented like the line above, but not deeper for a long line.
  const depth = before.length - before.trimStart().length + (isOnOwnLine ? 0 : 2);
  const line = eol + ' '.repeat(depth);
  const comma = commaBeforeComment(text, start);
  if (comma !== null) {
    // The comment is about the entry before it.
    const end = endOfLine(text, start);
    const added = { start: end, end, text: entries.map((entry) => line + entry).join(',') + comma };
    return comma === '' ? [{ start, end: start, text: ',' }, added] : [added];
  }
  const between = isOnOwnLine ? `,${line}` : ', ';
  return [{ start, end: start, text: entries.map((entry) => between + entry).join('') }];
}

/** The text between an entry and a comment on its line: a comma or nothing. null if there is no comment. */
function commaBeforeComment(text: string, end: number): string | null {
  const match = /^\s*(?:(,)\s*)?#/.exec(text.slice(end, endOfLine(text, end)));
  return match === null ? null : (match[1] ?? '');
}

function flowStyleOf(text: string, like: YAMLMap.Parsed): FlowStyle {
  const isPadded = like.flow === true && text.charAt(like.range[0] + 1) === ' ';
  return { pad: isPadded ? ' ' : '', json: isJson(like) };
}

/** Whether its keys are in double quotes, as in JSON. */
function isJson(map: YAMLMap): boolean {
  const key: unknown = map.items[0]?.key;
  return isScalar(key) && key.type === Scalar.QUOTE_DOUBLE;
}
