// A new inventory file, and the text of a new entry.
import type { Addition, NewAsset } from './addition.ts';
import { quoted, yamlValue } from './quote.ts';

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

function pairsOf({ name, asset_type, id }: NewAsset): [key: string, value: string][] {
  const pairs: [string, string][] = [
    ['name', name],
    ['asset_type', asset_type],
  ];
  return id === null ? pairs : [...pairs, ['id', id]];
}
