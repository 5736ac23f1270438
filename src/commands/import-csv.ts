// The rows of a CMDB export as the assets to import: flags and a mapping file give the meaning of columns, and the rows
// are compared with the service and the files.
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { diagnostic, type Report } from '../core/diagnostic.ts';
import { addUnder } from '../core/group.ts';
import { ConfigurationError } from '../core/result.ts';
import { type FromRows, wantRows } from '../inventory/csv/from-rows.ts';
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
import { type CsvInventory, readCsv } from '../inventory/csv/read.ts';
import { CSV_LIMIT } from '../inventory/csv/table.ts';
import { unreadable, wholeFile } from '../inventory/files.ts';
import { errorCode } from '../inventory/folder.ts';
import type { Flags } from './context.ts';
import type { WantedSource } from './import-run.ts';

export type CsvWanted = FromRows & CsvInventory;

interface CsvRequest {
  /** The path as the user gave it. `-` is standard input. */
  readonly path: string;
  readonly cwd: string;
  readonly mapping: CsvMapping;
  /** Whether entries follow the rows. null only adds entries. */
  readonly update: { readonly allSystems: boolean } | null;
}

/** The export, read with the mapping. The resulting files may ask for any change except a delete. */
export function csvSource({ path, cwd, mapping, update }: CsvRequest): WantedSource<CsvWanted> {
  return {
    open: async (_, report) => {
      const bytes = readBytes(path, cwd, report);
      if (bytes === null) return null;
      return (input, report) => {
        const names = new Map(input.live.assets.map(({ id, name }) => [id, name]));
        const csv = readCsv({ path, bytes, mapping, liveName: (id) => names.get(id) }, report);
        return { ...csv, ...wantRows({ ...input, documents: csv.documents, update }, report) };
      };
    },
    mayAsk: ({ action }) => action !== 'delete',
    showsNotices: true,
    takesDrift: false,
  };
}

/** The path may also name a pipe. */
function readBytes(csvPath: string, cwd: string, report: Report): Buffer | null {
  const from = csvPath === '-' ? 0 : resolve(cwd, csvPath);
  try {
    const size = from === 0 ? 0 : statSync(from).size;
    const bytes = size > CSV_LIMIT ? null : readFileSync(from);
    if (bytes !== null && bytes.length <= CSV_LIMIT) return bytes;
    const args = { bytes: bytes?.length ?? size, limit: CSV_LIMIT };
    report(diagnostic('file-too-large', 'error', wholeFile(csvPath), args));
  } catch (error) {
    report(unreadable(csvPath, errorCode(error)));
  }
  return null;
}

/** Flags override the file. Throws a ConfigurationError for a wrong flag, and if two keys have one column. */
export async function mappingFrom(flags: Flags, cwd: string, report: Report): Promise<CsvMapping> {
  let isFound = true;
  const mapping = await readMapping(flags, cwd, (d) => {
    if (d.severity === 'error') isFound = false;
    report(d);
  });
  const shared = isFound ? sharedColumn(mapping) : null;
  if (shared === null) return mapping;
  const subject = flags.column === undefined ? '--mapping' : '--column';
  throw new ConfigurationError(subject, `gives ${shared.join(' and ')} one column. Give each its own.`);
}

async function readMapping(flags: Flags, cwd: string, report: Report): Promise<CsvMapping> {
  const fromFlags = mappingFromFlags(flags);
  if (typeof flags.mapping !== 'string') return fromFlags;
  let text: string;
  try {
    text = readFileSync(resolve(cwd, flags.mapping), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    report(unreadable(flags.mapping, errorCode(error)));
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
    where: conditionsFrom(flags.where, '--where'),
    skip: conditionsFrom(flags.skip, '--skip'),
    skipsDuplicates: flags.skipDuplicates === true,
  };
}

function conditionsFrom(flag: Flags[string], name: string): ReadonlyMap<string, readonly string[]> {
  const conditions = new Map<string, string[]>();
  // Without `=` there is no column before it.
  for (const [column, value] of pairsFrom(flag, (line) => Math.max(0, line.indexOf('=')))) {
    if (column === '') throw new ConfigurationError(name, 'must be COLUMN=VALUE, such as Status=active.');
    addUnder(conditions, column, value);
  }
  return conditions;
}

function fieldsFrom(flag: Flags[string], name: string, keys: readonly CsvField[]): ReadonlyMap<CsvField, string> {
  const pairs = pairsFrom(flag, (line) => line.indexOf('=')).map(([key, value]) => {
    if (isCsvField(key) && keys.includes(key) && value !== '') return [key, value] as const;
    throw new ConfigurationError(name, `must be KEY=TEXT, and KEY one of ${keys.join(', ')}.`);
  });
  return onlyMeanings(pairs, (key) => twice(name, key));
}

/** If one word had two meanings, the last would silently win. */
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

/** A repeated flag has one line for each use. */
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
