// Reads the mapping of a CSV export from a YAML file (JSON is YAML too). The reading is strict, and every error has a
// place.
import { isMap, isScalar, type Node, parseDocument, visit, YAMLSeq } from 'yaml';
import * as z from 'zod';
import { type Code, type DiagnosticArgs, diagnostic, type Report } from '../../core/diagnostic.ts';
import { ASSET_TYPES } from '../../core/model.ts';
import { nearest } from '../../core/suggest.ts';
import { sourceFile } from '../files.ts';
import { CSV_FIELDS, type CsvMapping, DEFAULT_FIELDS, delimiterOf, isAssetType, NO_MAPPING } from './mapping.ts';

// The message of an issue is the code of its finding. A minimum length would report a second issue.
const word = z.string('wrong-type').refine((text) => text !== '', 'wrong-type');
const type = word.pipe(z.enum(ASSET_TYPES, 'wrong-value'));
const cell = z.string('wrong-type');
/** A value that is not a word is reported as such. */
const hasType = (fields: ReadonlyMap<string, string>) => {
  const parsed = word.safeParse(fields.get('asset_type'));
  return !parsed.success || isAssetType(parsed.data);
};
/** A column, and the values of its cells: one value, or any of several. */
const conditions = z
  .map(
    word,
    z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(cell).min(1, 'wrong-type')),
  )
  .default(() => new Map());
const file = z.strictObject({
  columns: z.map(cell.pipe(z.enum(CSV_FIELDS, 'unknown-key')), word).default(() => new Map()),
  defaults: z
    .map(cell.pipe(z.enum(DEFAULT_FIELDS, 'unknown-key')), word)
    .refine(hasType, { error: 'wrong-value', path: ['asset_type'], when: ({ value }) => value instanceof Map })
    .default(() => new Map()),
  values: z.map(cell, type).default(() => new Map()),
  systems: z.map(cell, word).default(() => new Map()),
  facilities: z.map(cell, word).default(() => new Map()),
  where: conditions,
  skip: conditions,
  delimiter: z
    .string('wrong-value')
    .refine((text) => delimiterOf(text) !== null, 'wrong-value')
    .transform(delimiterOf)
    .default(null),
});

/** The mapping in the text. Empty if something is wrong, which goes to `report`. */
export function readMappingFile(path: string, text: string, report: Report): CsvMapping {
  const source = sourceFile(path, text);
  const tell: Tell = (code, node, args) => {
    const offset = typeof node === 'number' ? node : (node?.range?.[0] ?? 0);
    report(diagnostic(code, 'error', { file: source, offset }, args));
  };
  // All scalars are strings, so `00123` and `NO` stay as they are written.
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    tell('yaml-syntax', error.pos[0], { reason: error.message });
    return NO_MAPPING;
  }
  // Aliases are not followed.
  visit(document, { Alias: (_, { range }) => Object.assign(new YAMLSeq(), { range }) });
  const value: unknown = document.toJS({ mapAsMap: true });
  const parsed = file.safeParse(value instanceof Map ? Object.fromEntries(value) : value);
  if (parsed.success) return { ...NO_MAPPING, ...parsed.data };
  for (const issue of parsed.error.issues) {
    // Its key is reported instead.
    if (issue.code !== 'invalid_element') tellIssue(issue, document.contents, tell);
  }
  return NO_MAPPING;
}

type Tell = <C extends Code>(code: C, at: Node | number | null, args: DiagnosticArgs[C]) => void;

function tellIssue(issue: z.core.$ZodIssue, root: Node | null, tell: Tell): void {
  const { path, message } = issue;
  const { key, value } = entryAt(root, path);
  const subject = String(path.at(-1) ?? 'mapping');
  const unknownKey = (name: string, at: Node | null, allowed: readonly string[]) =>
    tell('unknown-key', at, { key: name, near: nearest(name, allowed, 1)[0] ?? null, allowed });
  if (issue.code === 'unrecognized_keys') {
    for (const name of issue.keys) unknownKey(name, entryAt(root, [name]).key, Object.keys(file.shape));
  } else if (message === 'unknown-key') {
    unknownKey(subject, key, path[0] === 'defaults' ? DEFAULT_FIELDS : CSV_FIELDS);
  } else if (message === 'wrong-value') {
    tell('wrong-value', value, { key: subject, ...wrongValue(isScalar(value) ? String(value.value) : '', path) });
  } else if (issue.code === 'invalid_key') {
    const odd = entriesOf(value).find((entry) => !isScalar(entry.key))?.key ?? value;
    tell('wrong-type', odd, { subject: 'key', expected: 'a string', found: kindOf(odd) });
  } else {
    const expected = path.length > 1 ? 'a string' : 'a mapping';
    const at = value?.range == null ? key : value;
    tell('wrong-type', at, { subject, expected, found: kindOf(value) });
  }
}

function wrongValue(value: string, { length }: readonly PropertyKey[]) {
  if (length === 1) return { value, near: null, allowed: [',', ';', 'tab'] };
  return { value, near: nearest(value, ASSET_TYPES, 1)[0] ?? null, allowed: ASSET_TYPES };
}

interface KeyValue {
  readonly key: Node | null;
  readonly value: Node | null;
}

function entryAt(root: Node | null, path: readonly PropertyKey[]): KeyValue {
  let entry: KeyValue = { key: null, value: root };
  for (const step of path) {
    const entries = entriesOf(entry.value);
    entry = entries.find(({ key }) => isScalar(key) && key.value === step) ?? entry;
  }
  return entry;
}

function entriesOf(node: Node | null): readonly KeyValue[] {
  return isMap<Node, Node | null>(node) ? node.items : [];
}

function kindOf(node: Node | null): string {
  if (node === null || (isScalar(node) && node.value === '')) return 'nothing';
  return isMap(node) ? 'a mapping' : isScalar(node) ? 'a string' : 'a list';
}
