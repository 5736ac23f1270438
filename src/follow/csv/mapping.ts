// The mapping of a CSV export: what its columns and cells mean, and which rows count. It comes from one YAML file (JSON
// is YAML too). Unknown keys are errors, and every error has a place.
import { isMap, isScalar, isSeq, type Node, parseDocument, visit, YAMLSeq } from 'yaml';
import * as z from 'zod';
import type { Code, Diagnostic, DiagnosticArgs, Report } from '../../core/diagnostic.ts';
import { ASSET_TYPES } from '../../core/model.ts';
import { nearest } from '../../core/suggest.ts';
import { sourceFile } from '../../inventory/files.ts';
import { readEvents } from '../../inventory/syntax.ts';

/** The fields that a column can fill. */
export const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id', 'external_id'] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** The fields for which one value for all rows makes sense. */
const DEFAULT_FIELDS = ['cyber_system', 'asset_type', 'facility'] as const satisfies readonly CsvField[];

// The message of an issue is the code of its finding. A minimum length would report a second issue.
const word = z.string('wrong-type').refine((text) => text !== '', 'wrong-type');
const type = word.pipe(z.enum(ASSET_TYPES, 'wrong-value'));
const cell = z.string('wrong-type');
const cells = z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(cell).min(1, 'wrong-type'));
/** The YAML schema that `readMapping` uses reads `null` as a string. */
const wordOrNull = word.transform((text) => (text === 'null' || text === '~' ? null : text));
const delimiter = z
  .string('wrong-value')
  .refine((text) => text === 'tab' || (text.length === 1 && !/["\r\n]/.test(text)), 'wrong-value')
  .transform((text) => (text === 'tab' ? '\t' : text));

const mapping = z.strictObject({
  /** The header of the column of each field. */
  columns: z.map(cell.pipe(z.enum(CSV_FIELDS, 'unknown-key')), word).default(() => new Map()),
  /** Asset types by the words of the export. */
  values: z.map(cell, type).default(() => new Map()),
  /** Cyber systems, as the service names them or by id, by the words of the export. */
  systems: z.map(cell, word).default(() => new Map()),
  /** Facilities, in the same way. null: the word means that there is no facility. */
  facilities: z.map(cell, wordOrNull).default(() => new Map()),
  /** The value for an empty cell, or for a missing column. */
  defaults: z
    .map(cell.pipe(z.enum(DEFAULT_FIELDS, 'unknown-key')), word)
    .superRefine((fields, context) => {
      const issues = type.safeParse(fields.get('asset_type') ?? ASSET_TYPES[0]).error?.issues ?? [];
      for (const { message } of issues) context.addIssue({ code: 'custom', path: ['asset_type'], message });
    })
    .default(() => new Map()),
  /** Rows to leave out: those with one of these cells in one of these columns. '' is an empty cell. */
  skip: z.map(word, cells).default(() => new Map()),
  /** null: the delimiter is found from the header. */
  delimiter: delimiter.nullable().default(null),
});

export type CsvMapping = Readonly<z.output<typeof mapping>>;

export const NO_MAPPING: CsvMapping = mapping.parse({});

/** The mapping in the text. If something is wrong, it is reported, and the mapping is empty. */
export function readMapping(path: string, text: string, report: Report): CsvMapping {
  const file = sourceFile(path, text);
  const addFinding = <C extends Code>(code: C, node: Node | number | null, args: DiagnosticArgs[C]) => {
    const offset = typeof node === 'number' ? node : (node?.range?.[0] ?? 0);
    report({ code, severity: 'error', at: { file, offset }, args } as Diagnostic);
  };
  // All scalars are strings, so `00123` and `NO` stay as they are written.
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    if (readEvents(file, text, report) !== null)
      addFinding('yaml-syntax', error.pos[0], { fault: 'other', text: error.message });
    return NO_MAPPING;
  }
  // Aliases are not followed.
  visit(document, { Alias: (_, { range }) => Object.assign(new YAMLSeq(), { range }) });
  const value: unknown = document.toJS({ mapAsMap: true });
  const parsed = mapping.safeParse(value instanceof Map ? Object.fromEntries(value) : value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    // Another issue reports the key of this element.
    if (issue.code !== 'invalid_element') reportIssue(issue, document.contents, addFinding);
  }
  return NO_MAPPING;
}

function reportIssue(
  issue: z.core.$ZodIssue,
  root: Node | null,
  addFinding: <C extends Code>(code: C, at: Node | null, args: DiagnosticArgs[C]) => void,
): void {
  const { path, message } = issue;
  const { key, value } = entryAt(root, path);
  const subject = path.findLast((step) => typeof step === 'string') ?? 'mapping';
  const unknownKey = (name: string, at: Node | null, allowed: readonly string[]) =>
    addFinding('unknown-key', at, { key: name, near: nearest(name, allowed, 1)[0] ?? null, allowed });
  if (issue.code === 'unrecognized_keys') {
    for (const name of issue.keys) unknownKey(name, entryAt(root, [name]).key, Object.keys(mapping.shape));
  } else if (message === 'unknown-key') {
    unknownKey(subject, key, path[0] === 'defaults' ? DEFAULT_FIELDS : CSV_FIELDS);
  } else if (message === 'wrong-value') {
    const found = isScalar(value) ? String(value.value) : '';
    const allowed = path.length === 1 ? ['a single character such as ;', 'tab'] : ASSET_TYPES;
    const near = path.length === 1 ? null : (nearest(found, allowed, 1)[0] ?? null);
    addFinding('wrong-value', value, { key: subject, value: found, near, allowed });
  } else if (issue.code === 'invalid_key') {
    const odd = entriesOf(value).find((entry) => !isScalar(entry.key))?.key ?? value;
    addFinding('wrong-type', odd, { subject: 'key', expected: 'a string', found: yamlKind(odd) });
  } else {
    const expected = path.length > 1 ? 'a string' : 'a mapping';
    const at = value?.range == null ? key : value;
    addFinding('wrong-type', at, { subject, expected, found: yamlKind(value) });
  }
}

interface KeyValue {
  readonly key: Node | null;
  readonly value: Node | null;
}

function entryAt(root: Node | null, path: readonly PropertyKey[]): KeyValue {
  let entry: KeyValue = { key: null, value: root };
  for (const step of path) {
    const { key: owner, value } = entry;
    if (typeof step === 'number' && isSeq<Node>(value)) entry = { key: owner, value: value.items[step] ?? null };
    else entry = entriesOf(value).find(({ key }) => isScalar(key) && key.value === step) ?? entry;
  }
  return entry;
}

function entriesOf(node: Node | null): readonly KeyValue[] {
  return isMap<Node, Node | null>(node) ? node.items : [];
}

function yamlKind(node: Node | null): string {
  if (node === null || (isScalar(node) && node.value === '')) return 'nothing';
  return isMap(node) ? 'a mapping' : isScalar(node) ? 'a string' : 'a list';
}

/** Two fields that would be read from one column; null if there are none. */
export function sharedColumn({ columns }: CsvMapping): readonly [CsvField, CsvField] | null {
  const fields = new Map<string, CsvField>();
  for (const field of CSV_FIELDS) {
    const isRequired = field === 'name' || field === 'cyber_system' || field === 'asset_type';
    const column = columns.get(field) ?? (isRequired ? field : null);
    if (column === null) continue;
    const other = fields.get(foldCell(column));
    if (other !== undefined) return [other, field];
    fields.set(foldCell(column), field);
  }
  return null;
}

/** The form in which headers, types and names of systems are compared if there is no exact match. */
export function foldCell(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
