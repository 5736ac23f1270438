// YAML as text that is written: strings unquoted where every reader takes them for what they are, entries, new files,
// line ends.
import { hasUnsafe, quoted } from '../../core/characters.ts';
import { compareIds, compareText } from '../../core/compare.ts';
import type { AssetType, InventoryDocument } from '../../core/model.ts';
import { readsAs } from '../yaml.ts';
import type { SystemPlace } from './system-paths.ts';

/** An entry to add. `id` null leaves it to its name. */
export interface NewAsset {
  readonly name: string;
  readonly asset_type: AssetType;
  readonly id: string | null;
  /** Whether the head of its document says the type already. */
  readonly hasTypeInHead?: boolean;
}

/** By name, then by id. */
export function compareNewAssets(a: NewAsset, b: NewAsset): number {
  return compareText(a.name, b.name) || compareIds(a.id ?? '', b.id ?? '');
}

/** What one cyber system gains. */
export interface Addition {
  /** Names the file, where a new one is made. */
  readonly place: SystemPlace;
  /** What a new document says: references that resolve to this system (design section 4). */
  readonly cyberSystem: string;
  readonly facility: string | null;
  /** Stands as a comment behind `cyber_system`, where that is an id; null for none. */
  readonly note: string | null;
  /** Said where something of the system cannot be declared, so that it is not pruned; null leaves it unsaid. */
  readonly prune: false | null;
  /** Whether nothing undeclared in the system is deleted: `prune: false` stands in one of its documents, or will. */
  readonly isKept: boolean;
  /** The document that gains the entries; null for a new file. */
  readonly home: InventoryDocument | null;
  /** Written in this order. */
  readonly assets: readonly NewAsset[];
}

/** Letters, digits and a few signs that mean nothing to YAML wherever they stand, with single spaces between. */
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+()'-]| (?=[\w./@+()'-]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+()'-]| (?=[\p{L}\p{N}_./@+()'-]))*$/u;

/** A value in a block or flow collection, on one line; exact for every string, lone surrogates included. */
export function yamlValue(text: string): string {
  return isBare(text) ? text : quoted(text);
}

function isBare(text: string): boolean {
  if (!BARE_ASCII.test(text) && (!BARE.test(text) || hasUnsafe(text))) return false;
  return readsAs(text) === null;
}

/** How the lines of a text end: as its first one does. */
export function lineEndOf(text: string): '\n' | '\r\n' {
  const first = text.indexOf('\n');
  return first > 0 && text.charAt(first - 1) === '\r' ? '\r\n' : '\n';
}

export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Characters between the start of the line and the offset. */
export function columnOf(text: string, offset: number): number {
  return offset - startOfLine(text, offset);
}

/** Blanks up to the column of an offset. */
export function indentationAt(text: string, offset: number): string {
  return ' '.repeat(columnOf(text, offset));
}

/** Where the line of a node that ends at `end` ends itself, before its line break. A block scalar ends behind one. */
export function endOfLine(text: string, end: number): number {
  const isBehindBreak = end > 0 && text.charAt(end - 1) === '\n';
  const lineFeed = isBehindBreak ? end - 1 : text.indexOf('\n', end);
  const at = lineFeed === -1 ? text.length : lineFeed;
  return at > 0 && text.charAt(at - 1) === '\r' ? at - 1 : at;
}

/** The text of a document that declares one system. Ends with a newline. */
export function documentText({ cyberSystem, facility, note, prune, assets }: Addition): string {
  const lines = [`cyber_system: ${yamlValue(cyberSystem)}${note === null ? '' : ` # ${quoted(note)}`}`];
  if (facility !== null) lines.push(`facility: ${yamlValue(facility)}`);
  if (prune !== null) lines.push(`prune: ${prune}`);
  lines.push(assets.length === 0 ? 'assets: []' : 'assets:');
  for (const asset of assets) {
    for (const line of blockEntry(asset, '  ', 1)) lines.push(line);
  }
  return `${lines.join('\n')}\n`;
}

/** The lines of an entry in block style, its dash behind `indentation` and `gap` blanks behind that. */
export function blockEntry(asset: NewAsset, indentation: string, gap: number): string[] {
  const blanks = ' '.repeat(gap);
  return pairsOf(asset).map(
    ([key, value], k) => `${indentation}${k === 0 ? '-' : ' '}${blanks}${key}: ${yamlValue(value)}`,
  );
}

/** How an entry in flow style is written. */
export interface FlowStyle {
  /** What stands inside of its braces at both ends. */
  readonly pad: string;
  /** Whether all of it stands in double quotes. */
  readonly json: boolean;
}

export function flowEntry(asset: NewAsset, { pad, json }: FlowStyle): string {
  const pairs = pairsOf(asset).map(([key, value]) => flowPair(key, value, json));
  return `{${pad}${pairs.join(', ')}${pad}}`;
}

export function flowPair(key: string, value: string, json: boolean): string {
  return json ? `${quoted(key)}: ${quoted(value)}` : `${key}: ${yamlValue(value)}`;
}

function pairsOf({ name, asset_type, id, hasTypeInHead }: NewAsset): [key: string, value: string][] {
  const pairs: [string, string][] = [['name', name]];
  if (hasTypeInHead !== true) pairs.push(['asset_type', asset_type]);
  return id === null ? pairs : [...pairs, ['id', id]];
}
