// Writes YAML text: values (without quotes if every YAML reader reads them as strings), entries, new files, line ends.
import { hasUnsafe, quoted } from '../core/characters.ts';
import type { AssetType, ImpactRating } from '../core/model.ts';
import { ASSET_KEYS } from '../inventory/shape.ts';
import { readsAs } from '../inventory/yaml.ts';
import type { EntryFields } from './desired.ts';

/** Letters, digits and a few characters that have no meaning in YAML, with single spaces between them. */
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+()'-]| (?=[\w./@+()'-]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+()'-]| (?=[\p{L}\p{N}_./@+()'-]))*$/u;

/** A value in a block or flow collection, on one line. Exact for every string, including lone surrogates. */
export function yamlValue(text: string): string {
  const isPlain = BARE_ASCII.test(text) || (BARE.test(text) && !hasUnsafe(text));
  return isPlain && readsAs(text) === null ? text : quoted(text);
}

/** The line end of a text: that of its first line. */
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

/** The end of the line in which a node ends, before the line break. A block scalar itself ends after that break. */
export function endOfLine(text: string, end: number): number {
  const isBehindBreak = end > 0 && text.charAt(end - 1) === '\n';
  const lineFeed = isBehindBreak ? end - 1 : text.indexOf('\n', end);
  const at = lineFeed === -1 ? text.length : lineFeed;
  return at > 0 && text.charAt(at - 1) === '\r' ? at - 1 : at;
}

/** A part of a text, and what replaces it. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A part of a text after its splices; null if two of them overlap. */
export function spliced(text: string, splices: Splice[], from = 0, to = text.length): string | null {
  const parts: string[] = [];
  let at = from;
  // Splices at one place keep the order in which they were made.
  for (const { start, end, text: added } of splices.sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) return null;
    parts.push(text.slice(at, start), added);
    at = end;
  }
  return parts.join('') + text.slice(at, to);
}

/** The text of a document that declares one system, with the lines of its entries. Ends with a newline. */
export function documentText(
  {
    cyberSystem,
    facility,
    note,
  }: {
    readonly cyberSystem: string;
    readonly facility: string | null;
    /** A comment after `cyber_system`; null for none. */
    readonly note: string | null;
  },
  /** `impactRating`: null if the service does not say it, or no input names its field. */
  { impactRating, prune }: { readonly impactRating: ImpactRating | null; readonly prune: false | null },
  entries: readonly string[],
): string {
  const lines = [`cyber_system: ${yamlValue(cyberSystem)}${note === null ? '' : ` # ${quoted(note)}`}`];
  if (facility !== null) lines.push(`facility: ${yamlValue(facility)}`);
  if (impactRating !== null) lines.push(`impact_rating: ${impactRating}`);
  if (prune !== null) lines.push(`prune: ${prune}`);
  lines.push(entries.length === 0 ? 'assets: []' : 'assets:');
  return `${[...lines, ...entries].join('\n')}\n`;
}

const FIELD_OF = {
  name: 'name',
  asset_type: 'assetType',
  renamed_from: 'renamedFrom',
  moved_from: 'movedFrom',
  id: 'id',
  external_id: 'externalId',
} as const satisfies Record<(typeof ASSET_KEYS)[number], keyof EntryFields>;

/** The value of an entry's key; null for none. */
export function valueText(fields: EntryFields, key: (typeof ASSET_KEYS)[number]): string | null {
  return fields[FIELD_OF[key]];
}

/**
 * The lines of an entry in block style: its dash after `indentation`, and `gap` spaces after that. `typeOfAll` is the
 * `asset_type` of the document. An entry of that type needs no line for it.
 */
export function blockEntry(
  fields: EntryFields,
  typeOfAll: AssetType | null,
  indentation: string,
  gap: number,
): string[] {
  const keys = ASSET_KEYS.filter((key) => {
    const value = valueText(fields, key);
    return value !== null && !(key === 'asset_type' && value === typeOfAll);
  });
  return keys.map((key, k) => {
    return `${indentation}${k === 0 ? '-' : ' '}${' '.repeat(gap)}${key}: ${yamlValue(valueText(fields, key)!)}`;
  });
}
