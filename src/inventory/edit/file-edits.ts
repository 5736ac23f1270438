// What an import adds to the inventory, and the files that result: new ones for new cyber systems, and files that
// declare a system already with the missing entries and nothing else changed. `yaml` says where nodes end, and what is
// new is spliced in there in the manner of what stands around it; the result is read again before it counts. Pure.
import { isMap, isScalar, isSeq, type ParsedNode, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { compareText } from '../../core/compare.ts';
import { unreported } from '../../core/diagnostic.ts';
import type { DesiredAsset, InventoryDocument } from '../../core/model.ts';
import { sourceFile } from '../files.ts';
import { contentOf, type Original } from '../load.ts';
import { parseInventory } from '../parse.ts';
import { readDocuments, readsAlike } from './cross-check.ts';
import type { Wanted } from './missing.ts';
import { pathsOfSystems } from './system-paths.ts';
import {
  type Addition,
  blockEntry,
  columnOf,
  documentText,
  endOfLine,
  type FlowStyle,
  flowEntry,
  flowPair,
  indentationAt,
  lineEndOf,
  type NewAsset,
  startOfLine,
} from './yaml-text.ts';

/** What one document gains. */
interface Gains {
  readonly assets: readonly NewAsset[];
  /** Ids for entries that stand there, by their number in the list. */
  readonly pins: ReadonlyMap<number, string>;
  /** False where the document is to say `prune: false`, and does not yet. */
  readonly prune: false | null;
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A list of assets in its text, and the mapping of the document around it. */
interface ListPlace {
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
function spliceGains(text: string, gains: ReadonlyMap<number, Gains>): string | null {
  const documents = readDocuments(text);
  if (documents === null || !readsAlike(text, documents)) return null;
  const splices: Splice[] = [];
  for (const [number, gained] of gains) {
    const place = findList(text, documents[number]?.contents);
    if (place === null) return null;
    splices.push(...spliceOfPrune(place, gained), ...splicesOfPins(place, gained), ...splicesOfAssets(place, gained));
  }
  return splice(text, splices);
}

function findList(text: string, root: unknown): ListPlace | null {
  if (!isMap<ParsedNode, ParsedNode>(root)) return null;
  const pair = root.items.find(({ key, value }) => isSeq(value) && !(isScalar(key) && key.value === 'ignore'));
  if (pair === undefined || !isSeq<ParsedNode>(pair.value)) return null;
  const map = root as YAMLMap.Parsed;
  return { text, eol: lineEndOf(text), root: map, key: pair.key, list: pair.value as YAMLSeq.Parsed };
}

/** In the order of the text. */
function splice(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: added } of splices) {
    parts.push(text.slice(at, start), added);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

function spliceOfPrune({ text, eol, root, key }: ListPlace, gained: Gains): Splice[] {
  if (gained.prune === null) return [];
  const start = key.range[0];
  const after = root.flow ? ', ' : eol + indentationAt(text, start);
  return [{ start, end: start, text: `${isJson(root) ? '"prune"' : 'prune'}: false${after}` }];
}

function splicesOfPins({ text, eol, list }: ListPlace, gained: Gains): Splice[] {
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

function splicesOfAssets(place: ListPlace, { assets: added }: Gains): Splice[] {
  if (added.length === 0) return [];
  const { text, key, list, root } = place;
  if (!list.flow) return [appendToBlock(place, added)];
  const [start, end] = list.range;
  const isEmpty = text.slice(start + 1, end - 1).trim() === '';
  const isOnKeysLine = !text.slice(key.range[0], start).includes('\n');
  return isEmpty && isOnKeysLine && !root.flow ? fillEmpty(place, added) : appendToFlow(place, added);
}

function appendToBlock({ text, eol, key, list }: ListPlace, added: readonly NewAsset[]): Splice {
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
    const line = comment.exec(text);
    if (line === null || (line[1] ?? '').length < least) return at;
  }
}

/** `[]` becomes a block; a comment behind it stays. */
function fillEmpty({ text, eol, key, list }: ListPlace, added: readonly NewAsset[]): Splice[] {
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

function appendToFlow({ text, eol, root, list }: ListPlace, added: readonly NewAsset[]): Splice[] {
  const last = list.items.at(-1);
  const like = list.items.findLast((entry) => isMap(entry));
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
  const match = /^\s*(?:(,)\s*)?#/.exec(text.slice(end, endOfLine(text, end)));
  return match === null ? null : (match[1] ?? '');
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

/** By the number of the document in its file. */
type FileGains = Map<number, Gains>;

/** What the documents of each file gain; files that gain nothing are left out. */
function gainsByFile(
  originals: readonly Original[],
  additions: readonly Addition[],
  pins: ReadonlyMap<DesiredAsset, string>,
): ReadonlyMap<Original, FileGains> {
  const byHome = new Map<InventoryDocument, Gains>();
  for (const { home, assets, prune } of additions) {
    if (home === null || (assets.length === 0 && prune === null)) continue;
    const added = assets.map((asset) => ({ ...asset, hasTypeInHead: asset.asset_type === home.assetType }));
    byHome.set(home, { assets: added, pins: new Map(), prune });
  }
  const files = new Map<Original, FileGains>();
  for (const original of originals) {
    const gains: FileGains = new Map();
    original.documents.forEach((document, number) => {
      const gained = withPins(document, byHome.get(document), pins);
      if (gained !== undefined) gains.set(number, gained);
    });
    if (gains.size > 0) files.set(original, gains);
  }
  return files;
}

function withPins(
  document: InventoryDocument,
  gained: Gains | undefined,
  pins: ReadonlyMap<DesiredAsset, string>,
): Gains | undefined {
  const numbered = new Map<number, string>();
  if (pins.size > 0) {
    document.assets.forEach((asset, number) => {
      const id = pins.get(asset);
      if (id !== undefined) numbered.set(number, id);
    });
  }
  if (numbered.size === 0) return gained;
  return { assets: gained?.assets ?? [], prune: gained?.prune ?? null, pins: numbered };
}

/** The text of the file with its gains, or null where it cannot be added to without a doubt. */
export function withGains({ path, text, documents }: Original, gains: FileGains): string | null {
  const edited = spliceGains(text, gains);
  if (edited === null || !readsAlike(edited)) return null;
  const read = parseInventory(sourceFile(path, edited), edited, unreported);
  const isAsMeant =
    read.length === documents.length &&
    read.every((document, number) => sameLines(linesOf(document), expected(documents[number]!, gains.get(number))));
  return isAsMeant ? edited : null;
}

export function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, k) => line === b[k]);
}

/** Everything that a document declares, in order. */
export function linesOf(document: InventoryDocument): string[] {
  const { cyberSystem, facility, prune, assetType, ignore, assets } = document;
  const patterns = ignore.map(({ value }) => value);
  const head = JSON.stringify([cyberSystem.value, facility?.value ?? null, prune, assetType, patterns]);
  return [
    head,
    ...assets.map(({ name, assetType, hints }) => {
      const { id, renamedFrom, movedFrom } = hints ?? { id: null, renamedFrom: null, movedFrom: null };
      return assetLine([name, assetType, id?.value ?? null, renamedFrom?.value ?? null, movedFrom?.value ?? null]);
    }),
  ];
}

type AssetLine = readonly [name: string, type: string, id: string | null, from: string | null, moved: string | null];

function assetLine(fields: AssetLine): string {
  return JSON.stringify(fields);
}

function expected(document: InventoryDocument, gains: Gains | undefined): string[] {
  if (gains === undefined) return linesOf(document);
  const pinned = document.assets.map((asset, number) => {
    const id = gains.pins.get(number);
    if (id === undefined) return asset;
    const others = asset.hints ?? { renamedFrom: null, movedFrom: null };
    return { ...asset, hints: { ...others, id: { value: id, offset: 0 } } };
  });
  return [
    ...linesOf({ ...document, prune: gains.prune ?? document.prune, assets: pinned }),
    ...gains.assets.map(({ name, asset_type, id }) => assetLine([name, asset_type, id, null, null])),
  ];
}

/** One file to write: `before` is null for a new one. Texts hold the byte order mark, if any. */
export interface FileEdit {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string;
  readonly before: string | null;
  readonly text: string;
}

export interface LayOutInput extends Wanted {
  /** The folder for new files. */
  readonly out: string;
  readonly originals: readonly Original[];
  /** Every path that exists below `out`, so that a new file takes none of them. */
  readonly taken: Iterable<string>;
  /** Called after each file that gains something: reading it again takes long. */
  readonly onFile: (done: number, total: number) => void;
}

/** Files that change, sorted by path; `unlike` names those that two YAML readers read differently. */
interface LaidOut {
  readonly edits: readonly FileEdit[];
  readonly unlike: readonly string[];
}

/** The files after an import (design section 9). What adds nothing edits nothing. */
export function layOut(input: LayOutInput): LaidOut {
  const { out, originals, taken, additions, pins, neighbours, onFile } = input;
  const fresh = additions.filter(({ home }) => home === null);
  const places = fresh.map(({ place }) => place);
  const paths = pathsOfSystems({ places, neighbours, out, taken });
  const edits: FileEdit[] = fresh.map((addition) => {
    return { path: paths.get(addition.place)!, before: null, text: documentText(addition) };
  });
  const unlike: string[] = [];
  const gaining = gainsByFile(originals, additions, pins);
  let done = 0;
  for (const [original, gains] of gaining) {
    const text = withGains(original, gains);
    const { path } = original;
    if (text === null) unlike.push(path);
    else edits.push({ path, before: contentOf(original, original.text), text: contentOf(original, text) });
    done += 1;
    onFile(done, gaining.size);
  }
  return { edits: edits.sort((a, b) => compareText(a.path, b.path)), unlike };
}
