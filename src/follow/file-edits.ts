// The files after their edits: new files for new cyber systems, and edits in files that already declare one. `yaml`
// gives the places of nodes, and only the bytes of an edit change. New text follows the style around it. YAML in flow
// style is not edited: the user first runs `fmt`, which writes block style. Each new text is read again. Pure.

import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { compareNatural, compareText } from '../core/compare.ts';
import { type Diagnostic, unreported } from '../core/diagnostic.ts';
import type { AssetType, CyberSystem, DesiredAsset, ImpactRating, InventoryDocument } from '../core/model.ts';
import { contentOf, fileError, sourceFile } from '../inventory/files.ts';
import type { Original } from '../inventory/load.ts';
import { parseInventory } from '../inventory/parse.ts';
import { ASSET_KEYS, DOCUMENT_KEYS } from '../inventory/shape.ts';
import type { FileEdit } from '../run/run-files.ts';
import { aboveComments, blocksOf, commentsIn, type EntryBlock } from './comments.ts';
import { endOf, pairOf, pairsOf, readDocuments, readsAlike, textOf } from './cross-check.ts';
import { type AddedEntry, type Comparison, type DocumentEdit, type EntryFields, entryFields } from './desired.ts';
import type { SystemNaming } from './system-naming.ts';
import {
  blockEntry,
  columnOf,
  documentText,
  endOfLine,
  lineEndOf,
  type Splice,
  spliced,
  startOfLine,
  valueText,
  yamlValue,
} from './yaml-text.ts';

/** Everything that a document declares after its edit, if there is one, in order. */
export function declaredLines(document: InventoryDocument, edit?: DocumentEdit): string[] {
  const { cyberSystem, facility, impactRating, assetType, ignore } = document;
  const prune = edit?.prune ?? document.prune;
  const patterns = ignore.map(({ value }) => value);
  const said = [facility?.value ?? null, impactRating?.value ?? null, prune, assetType, patterns];
  const head = JSON.stringify([cyberSystem.value, ...said]);
  return [head, ...entriesAfter(document, edit).map((fields) => JSON.stringify(fields))];
}

interface InventoryEdit extends FileEdit {
  /** What the text declares. */
  readonly documents: readonly InventoryDocument[];
}

/**
 * Returns the files that change, sorted by path. `written` maps the fields of each entry in these files to the entry as
 * it was read again. A file that cannot be edited is a finding. If nothing differs, no file is edited.
 */
export function editFiles({
  comparison,
  naming,
  ratingOf,
  out,
  originals,
  paths: present,
  onFile,
}: {
  readonly comparison: Comparison;
  /** How new files name their systems. It knows everything live, so paths do not depend on which assets are new. */
  readonly naming: SystemNaming;
  /** The impact rating that a new file declares; null for none. */
  readonly ratingOf: (system: CyberSystem) => ImpactRating | null;
  /** The folder for new files. */
  readonly out: string;
  readonly originals: readonly Original[];
  /** Every path that exists below `out`, so that a new file takes none of them. */
  readonly paths: Iterable<string>;
  /** Called after each changed file, because reading it again takes long. */
  readonly onFile: (done: number, total: number) => void;
}) {
  const edits: InventoryEdit[] = [];
  const findings: Diagnostic[] = [];
  const written = new Map<EntryFields, DesiredAsset>();
  const fresh = comparison.fresh.flatMap((system) => {
    const spelled = naming.spell(system.system);
    return spelled === null ? [] : [{ system, spelled }];
  });
  const named = fresh.map(({ spelled }) => spelled.named);
  const paths = naming.paths(named, out, present);
  const changing = originals
    .filter(({ documents }) => documents.some((document) => comparison.edits.has(document)))
    .map((original) => ({ original, opened: openText(original.text) }));
  const sources = new Map<DesiredAsset, EntryToMove>();
  for (const { original, opened } of changing) {
    if (opened !== null) findSources(opened, original.documents, comparison.edits, sources);
  }
  for (const { system, spelled } of fresh) {
    const lines = system.entries.flatMap(({ fields, entry }) => {
      return entryLines({ fields, from: entry }, sources, { typeOfAll: null, indentation: '  ', gap: 1 });
    });
    const head = { ...system, impactRating: ratingOf(system.system) };
    const [path, text] = [paths.get(spelled.named)!, documentText(spelled, head, lines)];
    const documents = parseInventory(sourceFile(path, text), text, unreported);
    const read = documents[0]?.assets.map((asset) => JSON.stringify(entryFields(asset)));
    const expected = system.entries.map(({ fields }) => JSON.stringify(fields));
    if (!isDeepStrictEqual(read, expected)) throw new Error('a new file would not declare what is wanted');
    system.entries.forEach(({ fields }, k) => void written.set(fields, documents[0]!.assets[k]!));
    edits.push({ path, before: null, text, documents });
  }
  for (const [number, { original, opened }] of changing.entries()) {
    const { path, text, documents } = original;
    const edited = opened === null ? AMBIGUOUS : editText(opened, documents, comparison.edits, sources);
    // What js-yaml reads in the new text, as every plan will, must be exactly what was wanted.
    const read = typeof edited === 'string' ? parseInventory(sourceFile(path, edited), edited, unreported) : [];
    const lines = read.map((document) => declaredLines(document));
    const expected = documents.map((document) => declaredLines(document, comparison.edits.get(document)));
    if (typeof edited === 'string' && isDeepStrictEqual(lines, expected)) {
      edits.push({ path, before: contentOf(original, text), text: contentOf(original, edited), documents: read });
      documents.forEach((document, k) => {
        const entries = entriesAfter(document, comparison.edits.get(document));
        entries.forEach((fields, n) => void written.set(fields, read[k]!.assets[n]!));
      });
    } else if (typeof edited === 'string' || edited.flowAt === null) {
      findings.push(fileError('ambiguous-yaml', path, {}));
    } else {
      const at = { file: sourceFile(path, text), offset: edited.flowAt };
      findings.push({ code: 'flow-style', severity: 'error', at, args: {} });
    }
    onFile(number + 1, changing.length);
  }
  /** The comments that go with a removed entry. */
  const commentsOf = (entry: DesiredAsset) => {
    const source = sources.get(entry);
    return source === undefined ? [] : commentsIn(source.text.slice(source.start, source.end)).map(({ text }) => text);
  };
  return { edits: edits.sort((a, b) => compareText(a.path, b.path)), findings, written, commentsOf };
}

/** The entries of a document after its edit, in the order of the file. */
function entriesAfter(document: InventoryDocument, edit?: DocumentEdit): EntryFields[] {
  if (edit === undefined) return document.assets.map(entryFields);
  const entries: EntryFields[] = [];
  let next = 0;
  for (let number = -1; number < document.assets.length; number++) {
    const asset = document.assets[number];
    if (asset !== undefined && !edit.removed.has(number)) entries.push(edit.changed.get(number) ?? entryFields(asset));
    for (; edit.added[next]?.above === number; next++) entries.push(edit.added[next]!.fields);
  }
  return entries;
}

// One text.

/** Why a text cannot be edited: the offset of a node in flow style, or null if the text is ambiguous. */
interface Uneditable {
  readonly flowAt: number | null;
}

const AMBIGUOUS: Uneditable = { flowAt: null };

/** A text that both readers read alike, with a line end at its end. */
interface Opened {
  readonly text: string;
  readonly eol: string;
  readonly isEnded: boolean;
  readonly roots: readonly unknown[];
}

/** null if the text is ambiguous. */
function openText(text: string): Opened | null {
  const nodes = readDocuments(text);
  if (nodes === null || !readsAlike(text, nodes)) return null;
  const eol = lineEndOf(text);
  const isEnded = text.endsWith('\n');
  return { text: isEnded ? text : text + eol, eol, isEnded, roots: nodes.map(({ contents }) => contents) };
}

/**
 * The text of a file after the edits of its documents. The text must have no error. The caller must read the result
 * again: an alias of a whole entry, for example, is not followed here.
 */
function editText(
  { text, eol, isEnded, roots }: Opened,
  documents: readonly InventoryDocument[],
  edits: ReadonlyMap<InventoryDocument, DocumentEdit>,
  sources: ReadonlyMap<DesiredAsset, EntryToMove>,
): string | Uneditable {
  const splices: Splice[] = [];
  for (const [number, document] of documents.entries()) {
    const edit = edits.get(document);
    if (edit === undefined) continue;
    const uneditable = editDocument({ text, eol, document, edit, splices, sources }, roots[number]);
    if (uneditable !== null) return uneditable;
  }
  const edited = spliced(text, splices);
  if (edited === null) return AMBIGUOUS;
  return isEnded ? edited : edited.slice(0, -eol.length);
}

/** An entry in the text that it leaves, with the comments about it. */
interface EntryToMove extends EntryBlock {
  readonly text: string;
  readonly item: ParsedNode;
}

/** Adds the entries that leave these documents. */
function findSources(
  { text, roots }: Opened,
  documents: readonly InventoryDocument[],
  edits: ReadonlyMap<InventoryDocument, DocumentEdit>,
  sources: Map<DesiredAsset, EntryToMove>,
): void {
  for (const [number, document] of documents.entries()) {
    const { removed } = edits.get(document) ?? { removed: new Set<number>() };
    const root = roots[number];
    const list = removed.size > 0 && isMap(root) ? pairOf(root as YAMLMap.Parsed, 'assets')?.value : undefined;
    if (!isSeq<ParsedNode>(list) || list.flow) continue;
    const blocks = blocksOf(text, list as YAMLSeq.Parsed);
    for (const k of blocks === null ? [] : removed) {
      sources.set(document.assets[k]!, { text, item: list.items[k]!, ...blocks![k]! });
    }
  }
}

/** The lines of an entry. One that comes from another document keeps its text and its comments. */
function entryLines(
  { fields, from }: Pick<AddedEntry, 'fields' | 'from'>,
  sources: ReadonlyMap<DesiredAsset, EntryToMove>,
  layout: { readonly typeOfAll: AssetType | null; readonly indentation: string; readonly gap: number },
): string[] {
  const { typeOfAll, indentation } = layout;
  const source = from === null ? undefined : sources.get(from);
  if (source === undefined) return blockEntry(fields, typeOfAll, indentation, layout.gap);
  const { text, item, start, end, dash } = source;
  let isPlain = isMap(item) && !item.flow;
  visit(item, (_, node) => {
    if (isAlias(node) || (isScalar(node) && node.anchor !== undefined)) isPlain = false;
  });
  if (!isPlain) {
    // Anchors and flow style stay behind.
    const comments = commentsIn(text.slice(start, end));
    const [above, others] = [true, false].map((isAbove) => {
      return comments.filter(({ offset }) => start + offset < dash === isAbove).map((comment) => comment.text);
    });
    const entry = blockEntry(fields, typeOfAll, indentation, 1);
    return [...above!.map((line) => indentation + line), ...entry, ...others!.map((line) => `${indentation}  ${line}`)];
  }
  const splices: Splice[] = [];
  editEntry({ text, eol: '\n', splices, typeOfAll }, item as YAMLMap.Parsed, entryFields(from!), fields, new Set());
  const column = columnOf(text, dash);
  const lines = spliced(text, splices, start, end)!.split(/\r?\n/).slice(0, -1);
  return lines.map((line) => {
    const own = Math.min(column, line.length - line.trimStart().length);
    return line.trim() === '' ? '' : indentation + line.slice(own);
  });
}

interface Editing {
  readonly text: string;
  readonly eol: string;
  readonly document: InventoryDocument;
  readonly edit: DocumentEdit;
  readonly splices: Splice[];
  readonly sources: ReadonlyMap<DesiredAsset, EntryToMove>;
}

/** Adds the splices of one document, whose contents are `root`. Returns null if the document can be edited. */
function editDocument(editing: Editing, root: unknown): Uneditable | null {
  const { text, eol, edit, splices } = editing;
  if (!isMap<ParsedNode, ParsedNode | null>(root)) return AMBIGUOUS;
  const map = root as YAMLMap.Parsed;
  if (map.flow) return { flowAt: map.range[0] };
  const assets = pairOf(map, 'assets');
  if (assets === undefined || !isSeq<ParsedNode>(assets.value)) return AMBIGUOUS;
  const list = assets.value as YAMLSeq.Parsed;
  if (edit.prune !== null) {
    // `prune` goes above the first key that follows it in the order of `fmt`, and above the comments of that key.
    const prune = DOCUMENT_KEYS.indexOf('prune');
    const next = pairsOf(map).find(({ key }) => orderIn(DOCUMENT_KEYS, key) > prune)!.key.range[0];
    // Comments above the first key are about the document.
    const start = aboveComments(text, next, startOfLine(text, map.range[0]));
    splices.push({ start, end: start, text: `${' '.repeat(columnOf(text, next))}prune: false${eol}` });
  }
  if (!list.flow) return editList(editing, map, assets.key, list);
  if (edit.added.length + edit.changed.size + edit.removed.size === 0) return null;
  const isEmpty = text.slice(list.range[0] + 1, list.range[1] - 1).trim() === '';
  const isOnKeysLine = !text.slice(assets.key.range[0], list.range[0]).includes('\n');
  if (!isEmpty || !isOnKeysLine) return { flowAt: list.range[0] };
  fillEmpty(editing, assets.key.range[0], list);
  return null;
}

/** Adds the splices for the entries of a list in block style. Returns null if the list can be edited. */
function editList(editing: Editing, root: YAMLMap.Parsed, key: ParsedNode, list: YAMLSeq.Parsed): Uneditable | null {
  const { text, eol, document, edit, splices, sources } = editing;
  const blocks = blocksOf(text, list);
  if (blocks === null) return AMBIGUOUS;
  /** The nodes that are removed, and the values that are changed. */
  const altered = new Set<unknown>();
  for (const number of edit.removed) {
    const { start, end } = blocks[number]!;
    splices.push({ start, end, text: '' });
    visit(list.items[number]!, (_, node) => void altered.add(node));
  }
  for (const [number, after] of edit.changed) {
    const entry = list.items[number];
    if (isMap(entry) && entry.flow) return { flowAt: (entry as YAMLMap.Parsed).range[0] };
    // An alias of a whole entry is left unchanged. `editFiles` notices that when it reads the result again.
    const before = entryFields(document.assets[number]!);
    const { assetType: typeOfAll } = document;
    if (isMap(entry)) editEntry({ text, eol, splices, typeOfAll }, entry as YAMLMap.Parsed, before, after, altered);
  }
  writeOutAliases(root, altered, splices);
  const dash = list.range[0];
  const gap = /^( +)\S/.exec(text.slice(dash + 1, endOfLine(text, dash)))?.[1]?.length ?? 1;
  const first = placeAdded(text, blocks, document, edit.added);
  const layout = { typeOfAll: document.assetType, indentation: ' '.repeat(columnOf(text, dash)), gap };
  for (const one of edit.added) {
    const start = one.above < first ? blocks[first]!.start : blocks[one.above]!.end;
    const lines = entryLines(one, sources, layout);
    splices.push({ start, end: start, text: lines.map((line) => line + eol).join('') });
  }
  if (edit.removed.size === list.items.length && edit.added.length === 0) {
    const colon = text.indexOf(':', key.range[1]) + 1;
    splices.push({ start: colon, end: colon, text: ' []' });
  }
  return null;
}

function orderIn(keys: readonly string[], key: ParsedNode | string): number {
  return keys.indexOf(typeof key === 'string' ? key : (textOf(key) ?? ''));
}

/** `[]` becomes a block. A comment after it stays, and headings that are left of an earlier list stay above the entries. */
function fillEmpty({ text, eol, document, edit, splices, sources }: Editing, key: number, list: YAMLSeq.Parsed): void {
  const [start, end] = list.range;
  const lineEnd = endOfLine(text, end);
  const hasComment = text.slice(end, lineEnd).trim() !== '';
  const before = text.slice(0, start).trimEnd().length;
  const indentation = ' '.repeat(columnOf(text, key) + 2);
  const layout = { typeOfAll: document.assetType, indentation, gap: 1 };
  const lines = edit.added.flatMap((one) => entryLines(one, sources, layout));
  splices.push({ start: before, end: hasComment ? end : lineEnd, text: '' });
  const heading = /(?:[ \t]+#[^\n]*\n)+(?:[ \t]*\r?\n)+/y;
  let below = text.indexOf('\n', lineEnd) + 1;
  for (heading.lastIndex = below; heading.test(text); ) below = heading.lastIndex;
  splices.push({ start: below, end: below, text: lines.map((line) => line + eol).join('') });
}

/**
 * Decides where new entries go: where `fmt` puts them if the entries below the last heading are in the order of `fmt`,
 * else below all others. Returns the index of the first entry below that heading.
 */
function placeAdded(
  text: string,
  blocks: readonly EntryBlock[],
  { assets }: InventoryDocument,
  added: readonly AddedEntry[],
): number {
  // What is neither of the entry above nor of that below is a heading.
  const first = blocks.findLastIndex(({ start }, k) => k > 0 && text.slice(blocks[k - 1]!.end, start).includes('#'));
  const from = Math.max(first, 0);
  const group = assets.slice(from);
  const isSorted = group.every(({ name }, k) => k === 0 || compareNatural(group[k - 1]!.name, name) <= 0);
  let above = isSorted ? from - 1 : assets.length - 1;
  for (const one of added) {
    while (above + 1 < assets.length && compareNatural(assets[above + 1]!.name, one.fields.name) <= 0) above++;
    one.above = above;
  }
  return from;
}

/** Changes, removes and adds keys of an entry in block style. */
function editEntry(
  {
    text,
    eol,
    splices,
    typeOfAll,
  }: Pick<Editing, 'text' | 'eol' | 'splices'> & { readonly typeOfAll: AssetType | null },
  map: YAMLMap.Parsed,
  before: EntryFields,
  after: EntryFields,
  altered: Set<unknown>,
): void {
  const pairs = pairsOf(map);
  const gone = new Set<ReturnType<typeof pairsOf>[number]>();
  const added: (typeof ASSET_KEYS)[number][] = [];
  for (const key of ASSET_KEYS) {
    const pair = pairOf(map, key);
    const was = pair === undefined ? null : valueText(before, key);
    const value = valueText(after, key);
    // An entry without a type has that of its document.
    const is = pair === undefined && key === 'asset_type' && value === typeOfAll ? null : value;
    if (was === is) continue;
    altered.add(pair?.value);
    if (is === null && pair !== undefined) gone.add(pair);
    else if (is !== null && pair?.value) {
      // An anchor before the value stays. Aliases of it are written out.
      splices.push({ start: pair.value.range[0], end: endOf(text, pair.value), text: yamlValue(is) });
    } else if (is !== null) added.push(key);
  }
  const first = pairs.findIndex((pair) => !gone.has(pair));
  if (first > 0) {
    // The first keys are removed, with the text up to the first key that stays. That key then follows the dash.
    const stays = pairs[first]!.key.range[0];
    const behind = endOfPair(text, pairs[first - 1]!);
    const hasComment = text.slice(behind, stays).trim() !== '';
    splices.push({ start: map.range[0], end: hasComment ? behind : stays, text: '' });
  }
  for (const pair of pairs.slice(first + 1)) {
    if (!gone.has(pair)) continue;
    const start = startOfLine(text, pair.key.range[0]);
    splices.push({ start, end: text.indexOf('\n', endOfPair(text, pair)) + 1, text: '' });
  }
  for (const key of added) {
    // The key goes below the last key that comes before it in the order of the format.
    const staying = pairs.filter((pair) => !gone.has(pair));
    const above = staying.filter((pair) => orderIn(ASSET_KEYS, pair.key) < orderIn(ASSET_KEYS, key));
    const last =
      above.sort((a, b) => orderIn(ASSET_KEYS, a.key) - orderIn(ASSET_KEYS, b.key)).at(-1) ?? staying.at(-1)!;
    const start = endOfLine(text, endOfPair(text, last));
    const indentation = ' '.repeat(columnOf(text, map.range[0]));
    splices.push({ start, end: start, text: `${eol}${indentation}${key}: ${yamlValue(valueText(after, key)!)}` });
  }
}

function endOfPair(text: string, { key, value }: ReturnType<typeof pairsOf>[number]): number {
  return endOf(text, value ?? key);
}

/** Replaces each alias of an altered value, if the alias itself stays, with the value that the alias had. */
function writeOutAliases(root: YAMLMap.Parsed, altered: ReadonlySet<unknown>, splices: Splice[]): void {
  const anchors = new Map<string, unknown>();
  visit(root, (_, node) => {
    if (!isAlias(node)) {
      if (isScalar(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
      return;
    }
    const meant = anchors.get(node.source);
    if (!isScalar(meant) || !altered.has(meant) || altered.has(node)) return;
    const [start, end] = node.range!;
    splices.push({ start, end, text: yamlValue(meant.source ?? '') });
  });
}
