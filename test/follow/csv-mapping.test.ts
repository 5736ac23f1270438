// The mapping of a CSV export, from its file.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { SCHEMAS } from '../../src/cli/explain.ts';
import { NO_MAPPING, readMapping } from '../../src/follow/csv/mapping.ts';
import { formatDiagnostic } from '../../src/text/findings.ts';

test('the cells that a mapping file names are strings, even if YAML reads another type', () => {
  const { values } = readMapping('map.yml', 'values: { 00123: hardware, NO: software }\n', () => {});
  expect([...values.keys()]).toEqual(['00123', 'NO']);
});

test('a site can mean no facility, and skip takes one cell, several cells or an empty cell', () => {
  const text = 'facilities: {CC: null, N: North}\nskip: {Status: [retired, planned], Name: ""}\ndelimiter: tab\n';
  const { facilities, skip, delimiter } = readMapping('map.yml', text, () => expect.unreachable());
  expect([...facilities]).toEqual([
    ['CC', null],
    ['N', 'North'],
  ]);
  expect([...skip]).toEqual([
    ['Status', ['retired', 'planned']],
    ['Name', ['']],
  ]);
  expect(delimiter).toBe('\t');
});

test('the example of each key of the schema is read, and gives what no other key gives', () => {
  const { properties } = SCHEMAS.mapping() as { properties: Record<string, { examples: readonly unknown[] }> };
  expect(Object.keys(properties)).toEqual(KEYS.split(', '));
  for (const [key, { examples }] of Object.entries(properties)) {
    const read = readMapping('m', JSON.stringify({ [key]: examples[0] }), () => expect.unreachable());
    const different = Object.keys(NO_MAPPING).filter(
      (name) => !isDeepStrictEqual(at(read, name), at(NO_MAPPING, name)),
    );
    expect(different).toEqual([key]);
  }
});

const at = (mapped: object, name: string) => new Map<string, unknown>(Object.entries(mapped)).get(name);

const KEYS = 'columns, values, systems, facilities, defaults, only, skip, header, delimiter';

test.each([
  ['columns: { nmae: a }', '1:12 error unknown-key: "nmae" is not a key of columns. Did you mean "name"?'],
  [
    'columns: { x: a }',
    '1:12 error unknown-key: "x" is not a key of columns. Remove it, or write one of name, cyber_system, asset_type, facility, id, external_id.',
  ],
  [
    'defaults: { name: a }',
    '1:13 error unknown-key: "name" is not a key of defaults. Remove it, or write one of cyber_system, asset_type, facility.',
  ],
  [
    'colums: {}\nx: {}',
    '1:1 error unknown-key: "colums" is not a key of a mapping of columns. Did you mean "columns"?',
    `2:1 error unknown-key: "x" is not a key of a mapping of columns. Remove it, or write one of ${KEYS}.`,
  ],
  [
    'values: { Server: hardwear, App: x, B: [c], [d]: hardware }',
    '1:45 error wrong-type: A key must be a string, and this is a list. Write one of the keys of the format.',
    '1:19 error wrong-value: Server cannot be "hardwear". Did you mean "hardware"?',
    '1:34 error wrong-value: App cannot be "x". Write hardware or software.',
    '1:40 error wrong-type: B must be a string, and this is a list. Write B: "…"',
  ],
  [
    'defaults: { asset_type: Server }',
    '1:25 error wrong-value: asset_type cannot be "Server". Write hardware or software.',
  ],
  [
    'defaults: { asset_type: [hardware] }',
    '1:25 error wrong-type: asset_type must be a string, and this is a list. Write asset_type: hardware or asset_type: software.',
  ],
  ['delimiter: ab', '1:12 error wrong-value: delimiter cannot be "ab". Write a single character such as ; or tab.'],
  ['delimiter: [a]', '1:12 error wrong-value: delimiter cannot be "". Write a single character such as ; or tab.'],
  [
    'systems: { a: , b: { c: d }, e: "" }',
    '1:15 error wrong-type: a must be a string, and this is empty. Write a: "…"',
    '1:20 error wrong-type: b must be a string, and this is a mapping. Write b: "…"',
    '1:33 error wrong-type: e must be a string, and this is empty. Write e: "…"',
  ],
  [
    'skip: { Status: { a: b }, Name: [x, { c: d }], Type: [] }',
    '1:17 error wrong-type: Status must be a string or a list of strings, and this is a mapping. Write Status: "…"',
    '1:33 error wrong-type: Name must be a string or a list of strings, and this is a list. Write Name: "…"',
    '1:54 error wrong-type: Type must be a string or a list of strings, and this is a list. Write Type: "…"',
  ],
  [
    'skip: { Status: retired, Status: planned }\n',
    '1:26 error yaml-syntax: This key is repeated in one mapping. Remove one of the two, or join them. Nothing of this file was read.',
  ],
  [
    'columns: { name: a }\n---\ncolumns: { name: b }\n',
    '2:1 error yaml-syntax: A second document starts here. A mapping of columns is one document: remove this line, and what does not belong to it. Nothing of this file was read.',
  ],
  [
    'skip: [a]\nonly: a\nfacilities: [a]\nheader: 0\ncolumns: { name: [] }\n',
    '5:18 error wrong-type: name must be a header, a text with headers in braces, or a list of these, and this is a list. Write name: "…"',
    '3:13 error wrong-type: facilities must be a mapping, and this is a list. Write lines such as CND: "Chinook Narrows Dam" under it.',
    '2:7 error wrong-type: only must be a mapping, and this is a string. Write lines such as Class: Server under it, each with the header of a column.',
    '1:7 error wrong-type: skip must be a mapping, and this is a list. Write lines such as Status: retired under it, each with the header of a column.',
    '4:9 error wrong-type: header must be a line number or a list of headers, and this is a string. Write header: 3, or header: [Name, Class].',
  ],
  // Aliases are not followed. A pattern that begins with a star needs quotes.
  [
    'skip: { Status: *tired }',
    '1:17 error unknown-alias: The alias "*tired" has no anchor before it in this document. If it is text or a pattern, put it in quotes. If it is an alias, define its anchor above it.',
  ],
  ['systems: { a: &x b, c: *x }', '1:24 error wrong-type: c must be a string, and this is a list. Write c: "…"'],
  [
    '- a',
    '1:1 error wrong-type: A mapping of columns must be a mapping, and this is a list. Write columns: with lines such as name: "Hostname" under it.',
  ],
  [
    '',
    '1:1 error wrong-type: A mapping of columns must be a mapping, and this is empty. Write columns: with lines such as name: "Hostname" under it.',
  ],
])('refuses %j and reports each error at its place', (text, ...expected) => {
  const found: string[] = [];
  expect(readMapping('m', text, (finding) => found.push(formatDiagnostic(finding)))).toBe(NO_MAPPING);
  expect(found).toEqual(expected.map((line) => `m:${line}`));
});
