// The files after their edits: new files for new cyber systems, and edits in files that already declare one. `yaml`
// gives the places of nodes, and only the bytes of an edit change. New text follows the style around it. YAML in flow
// style is not edited: the user first runs `fmt`, which writes block style. Each new text is read again. Pure.

import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { compareText } from '../core/compare.ts';
import { type Diagnostic, unreported } from '../core/diagnostic.ts';
import type { DesiredAsset, InventoryDocument } from '../core/model.ts';
import { contentOf, fileError, sourceFile } from '../inventory/files.ts';
import type { Original } from '../inventory/load.ts';
import { parseInventory } from '../inventory/parse.ts';
import { ASSET_KEYS, DOCUMENT_KEYS } from '../inventory/shape.ts';
import { nextDash } from '../inventory/yaml.ts';
import type { FileEdit } from '../run/run-files.ts';
import { pairOf, pairsOf, readDocuments, readsAlike, textOf } from './cross-check.ts';
import type { SystemNaming } from './system-naming.ts';
import { type Comparison, type DocumentEdit, type EntryFields, entryFields } from './wanted.ts';
import {
  blockEntry,
  columnOf,
  documentText,
  endOfLine,
  lineEndOf,
  startOfLine,
  valueText,
  yamlValue,
} from './yaml-text.ts';

/** Everything that a document declares after its edit, if there is one, in order. */
export function linesOf(document: InventoryDocument, edit?: DocumentEdit): string[] {
  const { cyberSystem, facility, assetType, ignore } = document;
  const prune = edit?.prune ?? document.prune;
  const patterns = ignore.map(({ value }) => value);
  const head = JSON.stringify([cyberSystem.value, facility?.value ?? null, prune, assetType, patterns]);
  return [head, ...entriesAfter(document, edit).map((fields) => JSON.stringify(fields))];
}

/** The edit of an inventory file. */
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
  out,
  originals,
  taken,
  onFile,
}: {
  readonly comparison: Comparison;
  /** How new files name their systems. It knows everything live, so paths do not depend on which assets are new. */
  readonly naming: SystemNaming;
  /** The folder for new files. */
  readonly out: string;
  readonly originals: readonly Original[];
  /** Every path that exists below `out`, so that a new file takes none of them. */
  readonly taken: Iterable<string>;
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
  const places = fresh.map(({ spelled }) => spelled.place);
  const paths = naming.paths(places, out, taken);
  for (const { system, spelled } of fresh) {
    const entries = system.entries.map(({ fields }) => fields);
    const [path, text] = [paths.get(spelled.place)!, documentText(spelled, system.prune, entries)];
    const documents = parseInventory(sourceFile(path, text), text, unreported);
    entries.forEach((fields, k) => void written.set(fields, documents[0]!.assets[k]!));
    edits.push({ path, before: null, text, documents });
  }
  const changing = originals.filter(({ documents }) => documents.some((document) => comparison.edits.has(document)));
  for (const [number, original] of changing.entries()) {
    const { path, text, documents } = original;
    const after = editText(text, documents, comparison.edits);
    // What js-yaml reads in the new text, as every plan will, must be exactly what was wanted.
    const read = typeof after === 'string' ? parseInventory(sourceFile(path, after), after, unreported) : [];
    const lines = read.map((document) => linesOf(document));
    const expected = documents.map((document) => linesOf(document, comparison.edits.get(document)));
    if (typeof after === 'string' && isDeepStrictEqual(lines, expected)) {
      edits.push({ path, before: contentOf(original, text), text: contentOf(original, after), documents: read });
      documents.forEach((document, k) => {
        const entries = entriesAfter(document, comparison.edits.get(document));
        entries.forEach((fields, n) => void written.set(fields, read[k]!.assets[n]!));
      });
    } else if (typeof after === 'string' || after.flowAt === null) {
      findings.push(fileError('ambiguous-yaml', path, {}));
    } else {
      const at = { file: sourceFile(path, text), offset: after.flowAt };
      findings.push({ code: 'flow-style', severity: 'error', at, args: {} });
    }
    onFile(number + 1, changing.length);
  }
  return { edits: edits.sort((a, b) => compareText(a.path, b.path)), findings, written };
}

/** The entries of a document after its edit, in the order of the file. */
function entriesAfter(document: InventoryDocument, edit?: DocumentEdit): EntryFields[] {
  if (edit === undefined) return document.assets.map(entryFields);
  const entries: EntryFields[] = [];
  let next = 0;
  for (let number = -1; number < document.assets.length; number++) {
    const asset = document.assets[number];
    if (asset !== undefined && !edit.removed.has(number)) entries.push(edit.changed.get(number) ?? entryFields(asset));
    for (; edit.added[next]?.after === number; next++) entries.push(edit.added[next]!.fields);
  }
  return entries;
}

// One text.

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Why a text cannot be edited: the offset of a node in flow style, or null if the text is ambiguous. */
interface Uneditable {
  readonly flowAt: number | null;
}

const AMBIGUOUS: Uneditable = { flowAt: null };

/**
 * The text of a file after the edits of its documents. The text must have no error. The caller must read the result
 * again: an alias of a whole entry, for example, is not followed here.
 */
function editText(
  text: string,
  documents: readonly InventoryDocument[],
  edits: ReadonlyMap<InventoryDocument, DocumentEdit>,
): string | Uneditable {
  const nodes = readDocuments(text);
  if (nodes === null || !readsAlike(text, nodes)) return AMBIGUOUS;
  const eol = lineEndOf(text);
  const isEnded = text.endsWith('\n');
  const whole = isEnded ? text : text + eol;
  const splices: Splice[] = [];
  for (const [number, document] of documents.entries()) {
    const edit = edits.get(document);
    if (edit === undefined) continue;
    const uneditable = editDocument({ text: whole, eol, document, edit, splices }, nodes[number]?.contents);
    if (uneditable !== null) return uneditable;
  }
  const parts: string[] = [];
  let at = 0;
  // Splices at one place keep the order in which they were made.
  for (const { start, end, text: added } of splices.sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) return AMBIGUOUS;
    parts.push(whole.slice(at, start), added);
    at = end;
  }
  const after = parts.join('') + whole.slice(at);
  return isEnded ? after : after.slice(0, -eol.length);
}

interface Editing {
  readonly text: string;
  readonly eol: string;
  readonly document: InventoryDocument;
  readonly edit: DocumentEdit;
  readonly splices: Splice[];
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
    const start = Math.max(aboveComments(text, next), startOfLine(text, map.range[0]));
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
  const { text, eol, document, edit, splices } = editing;
  const blocks = blocksOf(text, list);
  if (blocks === null) return AMBIGUOUS;
  /** The nodes that are removed, and the values that are changed. */
  const altered = new Set<unknown>();
  for (const number of edit.removed) {
    splices.push({ ...blocks[number]!, text: '' });
    visit(list.items[number]!, (_, node) => void altered.add(node));
  }
  for (const [number, after] of edit.changed) {
    const entry = list.items[number];
    if (isMap(entry) && entry.flow) return { flowAt: (entry as YAMLMap.Parsed).range[0] };
    // An alias of a whole entry is left unchanged. `editFiles` notices that when it reads the result again.
    if (isMap(entry))
      editEntry(editing, entry as YAMLMap.Parsed, entryFields(document.assets[number]!), after, altered);
  }
  writeOutAliases(root, altered, splices);
  const dash = list.range[0];
  const gap = /^( +)\S/.exec(text.slice(dash + 1, endOfLine(text, dash)))?.[1]?.length ?? 1;
  for (const { fields, after } of edit.added) {
    const start = after === -1 ? aboveComments(text, dash) : blocks[after]!.end;
    const lines = blockEntry(fields, document.assetType, ' '.repeat(columnOf(text, dash)), gap);
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

/** `[]` becomes a block. A comment after it stays. */
function fillEmpty({ text, eol, document, edit, splices }: Editing, key: number, list: YAMLSeq.Parsed): void {
  const [start, end] = list.range;
  const lineEnd = endOfLine(text, end);
  const hasComment = text.slice(end, lineEnd).trim() !== '';
  const before = text.slice(0, start).trimEnd().length;
  const indentation = ' '.repeat(columnOf(text, key) + 2);
  const lines = edit.added.flatMap(({ fields }) => blockEntry(fields, document.assetType, indentation, 1));
  splices.push({ start: before, end: hasComment ? end : lineEnd, text: '' });
  splices.push({ start: lineEnd, end: lineEnd, text: lines.map((line) => eol + line).join('') });
}

/**
 * The lines of each entry, including the comments below it that are indented more than its dash, since those are about
 * the entry. null if a dash is not the first character on its line.
 */
function blocksOf(text: string, list: YAMLSeq.Parsed): { start: number; end: number }[] | null {
  const blocks: { start: number; end: number }[] = [];
  let behind = list.range[0];
  for (const item of list.items) {
    const dash = nextDash(text, behind);
    behind = item.range[1];
    const start = startOfLine(text, dash);
    if (text.slice(start, dash).trim() !== '') return null;
    const comment = /\r?\n( *)#[^\n]*/y;
    let end = endOfLine(text, behind);
    for (;;) {
      comment.lastIndex = end;
      const line = comment.exec(text);
      if (line === null || line[1]!.length <= dash - start) break;
      end = endOfLine(text, comment.lastIndex);
    }
    blocks.push({ start, end: text.indexOf('\n', end) + 1 });
  }
  return blocks;
}

/** The start of the line of an entry or a key, or of the comments right above it that have its indentation. */
function aboveComments(text: string, offset: number): number {
  const comment = `${' '.repeat(columnOf(text, offset))}#`;
  let at = startOfLine(text, offset);
  for (;;) {
    const above = startOfLine(text, at - 1);
    if (above === at || !text.startsWith(comment, above)) return at;
    at = above;
  }
}

/** Changes, removes and adds keys of an entry in block style. */
function editEntry(
  { text, eol, splices }: Editing,
  map: YAMLMap.Parsed,
  before: EntryFields,
  after: EntryFields,
  altered: Set<unknown>,
): void {
  const pairs = pairsOf(map);
  const gone = new Set<ReturnType<typeof pairsOf>[number]>();
  const added: (typeof ASSET_KEYS)[number][] = [];
  for (const key of ASSET_KEYS) {
    const [was, is] = [valueText(before, key), valueText(after, key)];
    if (was === is) continue;
    const pair = pairOf(map, key);
    altered.add(pair?.value);
    if (is === null && pair !== undefined) gone.add(pair);
    else if (is !== null && pair?.value) {
      // An anchor before the value stays. Aliases of it are written out.
      const [start, end] = pair.value.range;
      splices.push({ start, end: start + text.slice(start, end).trimEnd().length, text: yamlValue(is) });
    } else if (is !== null) added.push(key);
  }
  const first = pairs.findIndex((pair) => !gone.has(pair));
  if (first > 0) {
    // The first keys are removed, with the text up to the first key that stays. That key then follows the dash.
    const stays = pairs[first]!.key.range[0];
    const behind = endOf(text, pairs[first - 1]!);
    const hasComment = text.slice(behind, stays).trim() !== '';
    splices.push({ start: map.range[0], end: hasComment ? behind : stays, text: '' });
  }
  for (const pair of pairs.slice(first + 1)) {
    if (!gone.has(pair)) continue;
    const start = startOfLine(text, pair.key.range[0]);
    splices.push({ start, end: text.indexOf('\n', endOf(text, pair)) + 1, text: '' });
  }
  for (const key of added) {
    // The key goes below the last key that comes before it in the order of the format.
    const staying = pairs.filter((pair) => !gone.has(pair));
    const above = staying.filter((pair) => orderIn(ASSET_KEYS, pair.key) < orderIn(ASSET_KEYS, key));
    const last =
      above.sort((a, b) => orderIn(ASSET_KEYS, a.key) - orderIn(ASSET_KEYS, b.key)).at(-1) ?? staying.at(-1)!;
    const start = endOfLine(text, endOf(text, last));
    const indentation = ' '.repeat(columnOf(text, map.range[0]));
    splices.push({ start, end: start, text: `${eol}${indentation}${key}: ${yamlValue(valueText(after, key)!)}` });
  }
}

/** The end of the text of a pair, without the line break at the end of a block scalar. */
function endOf(text: string, { key, value }: ReturnType<typeof pairsOf>[number]): number {
  const [start, end] = (value ?? key).range;
  return start + text.slice(start, end).trimEnd().length;
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
