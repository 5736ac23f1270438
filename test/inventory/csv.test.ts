// CSV exports as CMDBs and spreadsheets write them, to desired assets and findings.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import type { AssetType } from '../../src/core/model.ts';
import { type CsvField, type CsvMapping, NO_MAPPING } from '../../src/inventory/csv/mapping.ts';
import { readCsv } from '../../src/inventory/csv/read.ts';

const OWN_COLUMNS = mapping({
  columns: { name: 'Hostname', cyber_system: 'BES Cyber System', asset_type: 'Class' },
  values: { Server: 'hardware', Application: 'software' },
});

interface Words {
  readonly columns?: Partial<Record<CsvField, string>>;
  readonly defaults?: Partial<Record<CsvField, string>>;
  readonly values?: Record<string, AssetType>;
  readonly systems?: Record<string, string>;
}

function mapping({ columns = {}, defaults = {}, values = {}, systems = {} }: Words): CsvMapping {
  return {
    columns: new Map(Object.entries(columns) as [CsvField, string][]),
    defaults: new Map(Object.entries(defaults) as [CsvField, string][]),
    values: new Map(Object.entries(values)),
    systems: new Map(Object.entries(systems)),
    delimiter: null,
  };
}

function read(text: string | Uint8Array, mapped = OWN_COLUMNS, live: Record<string, string> = {}) {
  const findings: string[] = [];
  const found: Diagnostic[] = [];
  const report = (d: Diagnostic) => {
    found.push(d);
    const line = d.at?.offset == null ? '' : d.at.file.place(d.at.offset).line;
    findings.push(`${d.at?.file.path}:${line} ${d.code}`);
  };
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const liveName = (id: string) => live[id];
  const { documents, ...counts } = readCsv({ path: 'a.csv', bytes, mapping: mapped, liveName }, report);
  const rows = documents.flatMap(({ cyberSystem, facility, assets }) =>
    assets.map(({ name, assetType, hints, document, offset }) => {
      const words = [name, assetType, cyberSystem.value, facility?.value, hints?.id?.value];
      return `${document.file.place(offset).line}: ${words.filter((word) => word !== undefined).join(' | ')}`;
    }),
  );
  return { rows, findings, found, ...counts };
}

const HEADER = 'Hostname,BES Cyber System,Class';

test('a mark, CRLF, quotes, leading zeros and own column names', () => {
  const text = `\uFEFF"Hostname",BES Cyber System,Class\r\n00123,"Riverside EMS, ""north""",Server\r\n"1e5",Alpha,Application\r\n`;
  expect(read(text)).toMatchObject({
    rows: ['2: 00123 | hardware | Riverside EMS, "north"', '3: 1e5 | software | Alpha'],
    findings: [],
  });
});

test.each([
  ['semicolons', 'Note;Hostname;BES Cyber System;Class\na,b,c,d;s1;Alpha;Server\n'],
  ['tabs', 'Note\tHostname\tBES Cyber System\tClass\na,b;c,d\ts1\tAlpha\tServer\n'],
  ['a line that names the separator', 'sep=|\nNote|Hostname|BES Cyber System|Class\na,b|s1|Alpha|Server\n'],
])('%s are found by the header', (_, text) => {
  const { rows, findings } = read(text);
  expect(findings).toEqual([]);
  expect(rows).toEqual([`${text.startsWith('sep') ? 3 : 2}: s1 | hardware | Alpha`]);
});

test('a delimiter that is given is not looked for', () => {
  const text = 'Hostname:BES Cyber System:Class\ns1:Alpha:Server\n';
  expect(read(text, { ...OWN_COLUMNS, delimiter: ':' }).rows).toEqual(['2: s1 | hardware | Alpha']);
});

test('UTF-16 with a mark, as Excel writes "Unicode text", in either order', () => {
  const little = Buffer.from('\uFEFFHostname\tBES Cyber System\tClass\r\nÜ-1\tAlpha\tServer\r\n', 'utf16le');
  expect(read(little).rows).toEqual(['2: Ü-1 | hardware | Alpha']);
  expect(read(Buffer.from(little).swap16()).rows).toEqual(['2: Ü-1 | hardware | Alpha']);
});

test('Windows-1252 is refused at its first such byte, and so is UTF-16 without a mark', () => {
  const latin = Buffer.from(`${HEADER}\nok,Alpha,Server\nMünchen,Alpha,Server\n`, 'latin1');
  const { rows, findings, found } = read(latin);
  expect({ rows, findings }).toEqual({ rows: [], findings: ['a.csv:3 csv-encoding'] });
  expect(found[0]?.at?.file.place(found[0].at.offset ?? 0).column).toBe(2);
  expect(read(Buffer.from(HEADER, 'utf16le')).findings).toEqual(['a.csv:1 csv-encoding']);
  // A replacement character that is in the file is text like any other.
  expect(read(Buffer.concat([Buffer.from(`${HEADER}\n\uFFFD\n`), Buffer.from([0xfc])])).findings).toEqual([
    'a.csv:3 csv-encoding',
  ]);
});

test('lines are those of the file: cells over several lines, blank lines, and either line end', () => {
  const rows = ['"a', '1",Alpha,Server', '  ', ',,', '', 'b,Alpha,Router', 'c,Alpha'];
  const expected = ['a.csv:2 control-character', 'a.csv:8 csv-row-length', 'a.csv:7 csv-unknown-type'];
  for (const end of ['\n', '\r\n', '\r']) expect(read([HEADER, ...rows].join(end)).findings).toEqual(expected);
  const mixed = `${HEADER}\r\na,Alpha,Server\nb,Alpha,Server\r\nc,Alpha,Server`;
  expect(read(mixed)).toMatchObject({
    rows: [2, 3, 4].map((line) => `${line}: ${' abc'[line - 1]} | hardware | Alpha`),
  });
});

test('a row of another length than the header, trailing empty cells aside', () => {
  const text = `${HEADER}\na,Alpha,Server,,\nb,Alpha\nc,Alpha,x,Server\n`;
  expect(read(text)).toMatchObject({
    rows: ['2: a | hardware | Alpha'],
    findings: ['a.csv:3 csv-row-length', 'a.csv:4 csv-row-length'],
  });
});

test.each([
  ['quote-open', '"b,Alpha,Server\nc,Alpha,Server\n'],
  ['text-after-quote', '"b"x,Alpha,Server\nc,Alpha,Server\n'],
  ['quote-inside', 'b"x",Alpha,Server\nc,Alpha,Server\n'],
])('%s ends the reading at its row; the faults above it are told too', (reason, broken) => {
  const { findings, found } = read(`${HEADER}\na,Alpha\n\n${broken}`);
  expect(findings).toEqual(['a.csv:2 csv-row-length', 'a.csv:4 csv-syntax']);
  expect(found[1]?.args).toEqual({ reason });
});

test('a file without rows is no empty inventory', () => {
  expect(read(`${HEADER}\n\n,,\n`).findings).toEqual(['a.csv: csv-empty']);
  expect(read('').findings).toEqual(['a.csv: csv-empty']);
});

test('headers are found exactly, else without regard to case and white space', () => {
  const loose = 'HOSTNAME ,"bes cyber\n system", class\n';
  expect(read(`${loose}a,Alpha,Server\n`).rows).toEqual(['3: a | hardware | Alpha']);
  const both = 'hostname,Hostname,BES Cyber System,Class\na,b,Alpha,Server\n';
  expect(read(both).rows).toEqual(['2: b | hardware | Alpha']);
});

test('a column that is missing or there twice is told once, with near names, and not once a row', () => {
  const { findings, found } = read('Hostnam,BES Cyber System,Class,Class\na,Alpha,Server,Server\nb,Alpha,Server,x\n');
  expect(findings).toEqual(['a.csv:1 csv-missing-column', 'a.csv:1 csv-ambiguous-column']);
  expect(found[0]?.args).toEqual({ column: 'Hostname', key: 'name', near: ['Hostnam'] });
});

test('without a mapping the columns are named as the fields; nothing else is taken for one', () => {
  const text = 'id,name,facility,cyber_system,asset_type\n7,a,North,Alpha,Hardware\n';
  expect(read(text, NO_MAPPING).rows).toEqual(['2: a | hardware | Alpha']);
  const asked = mapping({ columns: { facility: 'facility', id: 'id' } });
  expect(read(text, asked).rows).toEqual(['2: a | hardware | Alpha | North | 7']);
});

test('a default stands for an empty cell and for a column that is not there', () => {
  const text = 'name,cyber_system\na,\nb,Beta\n';
  const defaults = { asset_type: 'software', cyber_system: 'Alpha' };
  expect(read(text, mapping({ defaults })).rows).toEqual(['2: a | software | Alpha', '3: b | software | Beta']);
});

test('types and systems are looked up exactly first, then without regard to case', () => {
  const words = mapping({
    values: { Server: 'hardware', SERVER: 'software' },
    systems: { 'RIV-EMS': 'Riverside EMS' },
  });
  const text = 'name,cyber_system,asset_type\na,riv-ems,Server\nb,Alpha,SERVER\nc,Alpha,server\n';
  expect(read(text, words)).toMatchObject({
    rows: ['2: a | hardware | Riverside EMS', '3: b | software | Alpha'],
    findings: ['a.csv:4 csv-unknown-type'],
  });
});

test('an unknown type is told once, at the first of its rows, with the lines of all and near names', () => {
  const { findings, found } = read(`${HEADER}\na,Alpha,Servr\nb,Alpha,\nc,Alpha,Servr\n`);
  expect(findings).toEqual(['a.csv:2 csv-unknown-type', 'a.csv:3 csv-unknown-type']);
  expect(found[0]?.args).toEqual({ value: 'Servr', near: ['Server'], rows: 2, lines: [2, 4] });
});

test('white space around cells is dropped and counted, non-breaking spaces too', () => {
  const { rows, trimmed } = read(`${HEADER}\n a\u00A0, Alpha,Server\n`);
  expect(rows).toEqual(['2: a | hardware | Alpha']);
  expect(trimmed).toBe(2);
});

test('the apostrophe of an export before a formula is taken off and counted', () => {
  const { rows, rearmed } = read(`${HEADER}\n'-48V,Alpha,Server\n'quoted',Alpha,Server\n`);
  expect(rows).toEqual(['2: -48V | hardware | Alpha', "3: 'quoted' | hardware | Alpha"]);
  expect(rearmed).toBe(1);
});

test('names that are not clean are faults of their rows, all told at once', () => {
  const text = `${HEADER}\n,Alpha,Server\n"a\u202Eb",Alpha,Server\na\u200Bb,Alpha,Server\nok,,Server\n`;
  expect(read(text).findings).toEqual([
    'a.csv:2 empty-name',
    'a.csv:3 control-character',
    'a.csv:4 invisible-character',
    'a.csv:5 empty-name',
  ]);
});

test('a live name that is not clean stays as it is where the row names its id', () => {
  const words = mapping({ columns: { id: 'id' } });
  const text =
    'id,name,cyber_system,asset_type\nca_1," a ",Alpha,hardware\nca_2,"\'=b ",Alpha,hardware\nca_3, c ,Alpha,hardware\n';
  expect(read(text, words, { ca_1: ' a ', ca_2: '=b ', ca_3: 'C' }).rows).toEqual([
    '2:  a  | hardware | Alpha | ca_1',
    '3: =b  | hardware | Alpha | ca_2',
    '4: c | hardware | Alpha | ca_3',
  ]);
});

test('whatever the bytes: rows or findings on lines of the file, never a crash', () => {
  const pieces = fc.constantFrom(
    '"',
    ',',
    ';',
    '\t',
    '\n',
    '\r',
    '\r\n',
    "'",
    '=',
    ' ',
    'a',
    'Alpha',
    'Server',
    '\0',
    'ü',
    'sep=|',
  );
  const text = fc.array(pieces, { maxLength: 40 }).map((parts) => Buffer.from(`${HEADER}\n${parts.join('')}`));
  const bytes = fc.uint8Array({ maxLength: 60 }).map((tail) => Buffer.concat([Buffer.from(`${HEADER}\n`), tail]));
  fc.assert(
    fc.property(fc.oneof(text, bytes, fc.uint8Array({ maxLength: 60 })), (input) => {
      const { rows, rowCount, assetless, found } = read(input);
      expect(rows.length + assetless).toBeLessThanOrEqual(rowCount);
      expect(rows.length + assetless + found.length).toBeGreaterThanOrEqual(Math.min(1, rowCount));
      const breaks = Buffer.from(input)
        .toString('latin1')
        .split(/[\r\n]/).length;
      for (const { at } of found)
        if (at?.offset != null) expect(at.file.place(at.offset).line).toBeLessThanOrEqual(breaks);
    }),
    { numRuns: 1500 },
  );
});

test('100,000 rows are read in one pass', () => {
  const count = 100_000;
  const text = `${HEADER}\r\n${Array.from({ length: count }, (_, n) => `s-${n},Alpha ${n % 50},Server`).join('\r\n')}`;
  const { rows, rowCount, findings } = read(text);
  expect({ rowCount, findings }).toEqual({ rowCount: count, findings: [] });
  expect(new Set(rows.map((row) => row.split(' | ')[2])).size).toBe(50);
});
