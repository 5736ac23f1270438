// How a CSV export is to be read: the mapping that flags and a file give.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../core/diagnostic.ts';
import {
  CSV_FIELDS,
  type CsvField,
  type CsvMapping,
  DEFAULT_FIELDS,
  delimiterOf,
  isAssetType,
  isCsvField,
  mergeMappings,
  NO_MAPPING,
  sharedColumn,
} from '../inventory/csv/mapping.ts';
import { unreadable } from '../inventory/files.ts';
import { ConfigurationError } from '../service/endpoint.ts';
import type { Flags } from './context.ts';

/** Throws a ConfigurationError for flags of a CSV import without the file to import. */
export function refuseCsvFlags(flags: Flags): void {
  const given = ['column', 'value', 'default', 'mapping', 'delimiter'].find((name) => flags[name] !== undefined);
  if (given !== undefined) throw new ConfigurationError(`--${given}`, 'is for a CSV export. Name it with --from-csv.');
}

/** Throws a ConfigurationError for one column that flags and file together make two keys of. */
export function refuseSharedColumn(mapping: CsvMapping, flags: Flags): void {
  const shared = sharedColumn(mapping);
  if (shared === null) return;
  const subject = flags.column === undefined ? '--mapping' : '--column';
  throw new ConfigurationError(subject, `gives ${shared.join(' and ')} one column. Give each its own.`);
}

/** Flags win over the file. Throws ConfigurationError for a flag. */
export async function mappingFrom(flags: Flags, cwd: string, report: (d: Diagnostic) => void): Promise<CsvMapping> {
  const fromFlags = mappingFromFlags(flags);
  if (typeof flags.mapping !== 'string') return fromFlags;
  let text: string;
  try {
    text = readFileSync(resolve(cwd, flags.mapping), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error;
    report(unreadable(flags.mapping, error.code));
    return fromFlags;
  }
  const { readMappingFile } = await import('../inventory/csv/mapping-file.ts');
  return mergeMappings(readMappingFile(flags.mapping, text, report), fromFlags);
}

function mappingFromFlags(flags: Flags): CsvMapping {
  const defaults = fieldsFrom(flags.default, '--default', DEFAULT_FIELDS);
  const type = defaults.get('asset_type');
  if (type !== undefined && !isAssetType(type)) throw notAType('--default');
  const values = pairsFrom(flags.value, (line) => line.lastIndexOf('=')).map(([cell, meant]) => {
    if (cell === '' || !isAssetType(meant)) throw notAType('--value');
    return [cell, meant] as const;
  });
  return {
    ...NO_MAPPING,
    columns: fieldsFrom(flags.column, '--column', CSV_FIELDS),
    defaults,
    values: onlyMeanings(values, () => twice('--value', 'one cell')),
    delimiter: delimiterFrom(flags.delimiter),
  };
}

function fieldsFrom(flag: Flags[string], name: string, keys: readonly CsvField[]): ReadonlyMap<CsvField, string> {
  const pairs = pairsFrom(flag, (line) => line.indexOf('=')).map(([key, value]) => {
    if (isCsvField(key) && keys.includes(key) && value !== '') return [key, value] as const;
    throw new ConfigurationError(name, `must be KEY=TEXT, and KEY one of ${keys.join(', ')}.`);
  });
  return onlyMeanings(pairs, (key) => twice(name, key));
}

/** Of two meanings of one word the last would win, and nobody be told. */
function onlyMeanings<K extends string, T>(
  pairs: readonly (readonly [K, T])[],
  refusal: (word: K) => ConfigurationError,
): ReadonlyMap<K, T> {
  const meanings = new Map<K, T>();
  for (const [word, meaning] of pairs) {
    if (meanings.has(word) && meanings.get(word) !== meaning) throw refusal(word);
    meanings.set(word, meaning);
  }
  return meanings;
}

/** A flag given more than once holds a line each time. */
function pairsFrom(flag: Flags[string], separator: (line: string) => number): [string, string][] {
  if (typeof flag !== 'string') return [];
  return flag.split('\n').map((line) => {
    const at = separator(line);
    return at === -1 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
}

function twice(flag: string, word: string): ConfigurationError {
  return new ConfigurationError(flag, `says two things of ${word}. Give it once.`);
}

function notAType(name: string): ConfigurationError {
  const example = name === '--value' ? 'Server=hardware' : 'asset_type=hardware';
  return new ConfigurationError(name, `must end with hardware or software, such as ${example}.`);
}

function delimiterFrom(flag: Flags[string]): string | null {
  if (typeof flag !== 'string') return null;
  const delimiter = delimiterOf(flag);
  if (delimiter !== null) return delimiter;
  throw new ConfigurationError('--delimiter', 'must be one character, or the word tab.');
}
