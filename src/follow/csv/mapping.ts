// The mapping of a CSV export: what its columns and cells mean, and which rows count. It comes from one YAML file (JSON
// is YAML too). Unknown keys are errors, and every error has a place.
import { type ErrorCode, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit, YAMLSeq } from 'yaml';
import * as z from 'zod';
import type { Code, Diagnostic, DiagnosticArgs, Report, ValueKind, YamlFault } from '../../core/diagnostic.ts';
import { isLike } from '../../core/ignore.ts';
import { ASSET_TYPES, type AssetType } from '../../core/model.ts';
import { nearest } from '../../core/suggest.ts';
import { sourceFile } from '../../inventory/files.ts';
import { readEvents } from '../../inventory/syntax.ts';

/** The fields that a column can fill. */
export const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id', 'external_id'] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

// The message of an issue is the kind of value that was expected. A minimum length would report a second issue.
const word = z.string('string').refine((text) => text !== '', 'string');
const cell = z.string('string');
const type = z.enum(ASSET_TYPES);
const cells = z.union([cell, z.array(cell).min(1, 'cells')], 'cells');
const COLUMN = 'a header, a text with headers in braces, or a list of these';
const says = (description: string, ...examples: unknown[]) => ({ description, examples });
const column = (field: string, ...examples: unknown[]) =>
  z
    .union([word, z.array(word).min(1, 'columns')], 'columns')
    .meta(says(`${field}: ${COLUMN}, of which the first that is not empty counts.`, ...examples));

const columns = {
  name: column('The name of the asset', 'Hostname', ['Asset Name', '{Model} ({Serial})']),
  cyber_system: column('The cyber system', 'BES Cyber System'),
  asset_type: column('The class of the asset', 'CI Class'),
  facility: column('The site of the cyber system', 'Site'),
  id: column('The id of the asset at the service', 'asset_id'),
  external_id: column('The number of the asset in the CMDB, which stays', 'sys_id'),
};
const defaults = {
  cyber_system: word.meta(says('The name or id of a cyber system.', 'Riverside EMS')),
  asset_type: type.meta(says('hardware or software.', 'hardware')),
  facility: word.meta(says('The name or id of a facility.', 'Riverside Substation')),
};
const types = z.record(cell, type, 'mapping').default({});
const systems = z.record(cell, word, 'mapping').default({});
const facilities = z.record(cell, word.nullable(), 'mapping').default({});
const rules = z.record(word, cells, 'mapping').default({});
const header = z.union([z.array(word).min(1, 'header'), z.coerce.number().int('header').min(1, 'header')], 'header');
const delimiter = z
  .string('character')
  .refine((text) => text === 'tab' || (text.length === 1 && !/["\r\n]/.test(text)), 'character');

const SYSTEM = "The export's word for a cyber system: its name at the service, or its id.";
const SITE = "The export's word for a site: the facility's name or id, or null if the site is no facility.";

/** `schemas/mapping.schema.json`. */
export const mappingShape = z.strictObject(
  {
    columns: z
      .strictObject(columns, 'mapping')
      .partial()
      .default({})
      .meta(says('The header of the column of each field.', { name: 'Hostname', external_id: 'sys_id' })),
    values: types.meta(says('What each word for an asset type means.', { Server: 'hardware' })),
    systems: systems.meta(says(SYSTEM, { SST: 'Snow and Stream Telemetry' })),
    facilities: facilities.meta(says(SITE, { CND: 'Chinook Narrows Dam', CC: null })),
    defaults: z
      .strictObject(defaults, 'mapping')
      .partial()
      .default({})
      .meta(says('For empty cells, and for a column that is not there.', { asset_type: 'hardware' })),
    only: rules.meta(says('A row counts only if it matches each of these.', { Class: ['Server', 'Network*'] })),
    skip: rules.meta(says('A row that matches any of these is left out.', { Status: 'retired' })),
    header: header.optional().meta(says('The line of the headers, or the headers if the file has none.', 3)),
    delimiter: delimiter.optional().meta(says('What separates the cells: one character, or tab.', ';')),
  },
  'mapping',
);

export interface CsvMapping {
  /** For each field the headers or texts with headers in braces. The first that is not empty counts. */
  readonly columns: ReadonlyMap<CsvField, readonly string[]>;
  /** Asset types, cyber systems and facilities by the words of the export. null: the word means no facility. */
  readonly values: ReadonlyMap<string, AssetType>;
  readonly systems: ReadonlyMap<string, string>;
  readonly facilities: ReadonlyMap<string, string | null>;
  readonly defaults: ReadonlyMap<CsvField, string>;
  /** Cells by column. A row must match each column of `only`, and none of `skip`. '' is an empty cell. */
  readonly only: ReadonlyMap<string, readonly string[]>;
  readonly skip: ReadonlyMap<string, readonly string[]>;
  readonly header: number | readonly string[] | null;
  /** null: the delimiter is found from the header. */
  readonly delimiter: string | null;
}

export const NO_MAPPING: CsvMapping = mappingOf(mappingShape.parse({}));

/** What the `yaml` library refuses and js-yaml's events do not. */
const FAULTS: ReadonlyMap<ErrorCode, YamlFault> = new Map([
  ['DUPLICATE_KEY', 'repeated-key'],
  ['MULTIPLE_DOCS', 'second-document'],
]);

/** The mapping in the text. If something is wrong, it is reported, and the mapping is empty. */
export function readMapping(path: string, text: string, report: Report): CsvMapping {
  const file = sourceFile(path, text);
  let isRefused = false;
  const addFinding = <C extends Code>(code: C, node: Node | number | null, args: DiagnosticArgs[C]) => {
    isRefused = true;
    const offset = typeof node === 'number' ? node : (node?.range?.[0] ?? 0);
    report({ code, severity: 'error', at: { file, offset }, args } as Diagnostic);
  };
  // All scalars are strings, so `00123` and `NO` stay as they are written.
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    if (readEvents(file, text, report) !== null)
      addFinding('yaml-syntax', error.pos[0], { fault: FAULTS.get(error.code) ?? 'other', text: error.message });
    return NO_MAPPING;
  }
  visit(document, {
    // Aliases are not followed. One without an anchor is a text or a pattern that lacks its quotes.
    Alias: (_, alias) => {
      const { range = null, source } = alias;
      if (alias.resolve(document) !== undefined) return Object.assign(new YAMLSeq(), { range });
      addFinding('unknown-alias', alias, { alias: source });
      return Object.assign(new Scalar(`*${source}`), { range });
    },
    Pair: (_, { key }) => {
      if (isScalar(key)) return undefined;
      const node = key as Node;
      addFinding('wrong-type', node, { subject: 'key', expected: 'string', found: yamlKind(node) });
      return visit.REMOVE;
    },
  });
  const parsed = mappingShape.safeParse(document.toJS());
  for (const issue of parsed.error?.issues ?? []) reportIssue(issue, document.contents, addFinding);
  return parsed.success && !isRefused ? mappingOf(parsed.data) : NO_MAPPING;
}

function mappingOf({ header, delimiter, ...parts }: z.output<typeof mappingShape>): CsvMapping {
  const entries = <T>(part: Readonly<Record<string, T>>) => new Map(Object.entries(part));
  const lists = (part: Readonly<Record<string, string | readonly string[]>>) =>
    new Map(Object.entries(part).map(([key, value]) => [key, [value].flat() as readonly string[]]));
  const isNone = (text: string | null) => text === 'null' || text === '~';
  return {
    columns: lists(parts.columns as Record<CsvField, string>) as CsvMapping['columns'],
    values: entries(parts.values),
    systems: entries(parts.systems),
    facilities: new Map(Object.entries(parts.facilities).map(([key, text]) => [key, isNone(text) ? null : text])),
    defaults: entries(parts.defaults) as CsvMapping['defaults'],
    only: lists(parts.only),
    skip: lists(parts.skip),
    header: header ?? null,
    delimiter: delimiter === 'tab' ? '\t' : (delimiter ?? null),
  };
}

const KEYS = {
  columns: CSV_FIELDS,
  defaults: Object.keys(defaults),
  mapping: Object.keys(mappingShape.shape),
};

function reportIssue(
  issue: z.core.$ZodIssue,
  root: Node | null,
  addFinding: <C extends Code>(code: C, at: Node | null, args: DiagnosticArgs[C]) => void,
): void {
  const { path } = issue;
  const { key, value } = pairAt(root, path);
  const subject = String(path.findLast((segment) => typeof segment === 'string') ?? 'mapping');
  const written = isScalar(value) ? String(value.value) : '';
  const wrongValue = (allowed: readonly string[], near: readonly string[]) =>
    addFinding('wrong-value', value, { key: subject, value: written, near: near[0] ?? null, allowed });
  if (issue.code === 'unrecognized_keys') {
    const of = path[0] === 'columns' || path[0] === 'defaults' ? path[0] : 'mapping';
    const allowed = KEYS[of];
    for (const name of issue.keys) {
      const at = pairAt(root, [...path, name]).key;
      addFinding('unknown-key', at, { key: name, of, near: nearest(name, allowed, 1)[0] ?? null, allowed });
    }
  } else if (issue.code === 'invalid_value' && written !== '')
    wrongValue(ASSET_TYPES, nearest(written, ASSET_TYPES, 1));
  else if (subject === 'delimiter') wrongValue(['a single character such as ;', 'tab'], []);
  else {
    const expected = (issue.code === 'invalid_value' ? 'string' : issue.message) as ValueKind;
    addFinding('wrong-type', value?.range == null ? key : value, { subject, expected, found: yamlKind(value) });
  }
}

interface KeyValue {
  readonly key: Node | null;
  readonly value: Node | null;
}

function pairAt(root: Node | null, path: readonly PropertyKey[]): KeyValue {
  let pair: KeyValue = { key: null, value: root };
  for (const segment of path) {
    const { key: owner, value } = pair;
    if (typeof segment === 'number' && isSeq<Node>(value)) pair = { key: owner, value: value.items[segment] ?? null };
    else if (isMap<Node, Node | null>(value)) {
      pair = value.items.find(({ key }) => isScalar(key) && key.value === segment) ?? pair;
    }
  }
  return pair;
}

function yamlKind(node: Node | null): ValueKind {
  if (node === null || (isScalar(node) && node.value === '')) return 'nothing';
  return isMap(node) ? 'mapping' : isScalar(node) ? 'string' : 'list';
}

/** The form in which headers, types and names of systems are compared if there is no exact match. */
export function foldCell(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/**
 * Looks up cells by words of the mapping: first the exact text, then the text without case and white space if all such
 * spellings agree, then the globs in the order of the mapping, also without case.
 */
export class CellMap<T> {
  readonly #exact: ReadonlyMap<string, T>;
  /** By folded word; null for one of several meanings. */
  readonly #folded = new Map<string, { readonly word: string; readonly meaning: T } | null>();
  readonly #globs: { readonly pattern: string; readonly word: string; readonly meaning: T }[] = [];
  readonly #answers = new Map<string, { readonly word: string; readonly meaning: T } | undefined>();

  constructor(entries: ReadonlyMap<string, T>) {
    this.#exact = entries;
    for (const [word, meaning] of entries) {
      const key = foldCell(word);
      if (/[*?]/.test(word)) this.#globs.push({ pattern: key, word, meaning });
      const before = this.#folded.get(key);
      const isUnclear = before === null || (before !== undefined && before.meaning !== meaning);
      this.#folded.set(key, isUnclear ? null : { word, meaning });
    }
  }

  meaningOf(cell: string): T | undefined {
    return this.#exact.size === 0 ? undefined : this.#entryOf(cell)?.meaning;
  }

  /** The words that no cell meets, and the cells that meet no word. */
  compare(cells: Iterable<string>): { readonly unmet: readonly string[]; readonly unknown: readonly string[] } {
    const unmet = new Set(this.#exact.keys());
    const unknown = Array.from(new Set(cells)).filter((cell) => {
      const entry = this.#entryOf(cell);
      if (entry !== undefined) unmet.delete(entry.word);
      return entry === undefined;
    });
    return { unmet: [...unmet], unknown };
  }

  #entryOf(cell: string) {
    if (this.#exact.has(cell)) return { word: cell, meaning: this.#exact.get(cell)! };
    if (this.#answers.has(cell)) return this.#answers.get(cell);
    const key = foldCell(cell);
    const entry = this.#folded.get(key) ?? this.#globs.find(({ pattern }) => isLike(key, pattern));
    this.#answers.set(cell, entry);
    return entry;
  }
}
