// Reads CSV exports as CMDBs and spreadsheets write them: encodings, delimiters, line ends and errors.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mappingStub } from '../../src/follow/csv/mapping-stub.ts';
import { formatDiagnostic } from '../../src/text/findings.ts';
import { HEADER, mapping, NO_MAPPING, OWN_COLUMNS, read } from './csv-rows.ts';

test.each([
  ['semicolons', 'Note;Hostname;BES Cyber System;Class\na,b,c,d;s1;Alpha;Server\n'],
  ['tabs', 'Note\tHostname\tBES Cyber System\tClass\na,b;c,d\ts1\tAlpha\tServer\n'],
  ['semicolons beside more commas', 'a,b,c,d,e;Hostname;BES Cyber System;Class\nx;s1;Alpha;Server\n'],
  ['commas beside more semicolons', 'Hostname,BES Cyber System,Class,a;b;c;d;e\ns1,Alpha,Server,x\n'],
])('finds the delimiter by the header: %s', (_, text) => {
  const { rows, findings } = read(text);
  expect(findings).toEqual([]);
  expect(rows).toEqual(['2: s1 | hardware | Alpha']);
});

test('if the header has no wanted column, the delimiter with the most cells gives similar names', () => {
  expect(read('Hostnam;System;Type\n').found.find(({ code }) => code === 'csv-missing-column')?.args).toMatchObject({
    near: ['Hostnam'],
  });
});

test('uses the delimiter that the mapping gives, and offers no column until it does', () => {
  const text = 'Hostname|BES Cyber System|Class\ns1|Alpha|Server\n';
  expect(read(text, { ...OWN_COLUMNS, delimiter: '|' }).rows).toEqual(['2: s1 | hardware | Alpha']);
  const columns = { name: 'Host', cyber_system: 'System', external_id: 'Class' };
  expect(mappingStub(NO_MAPPING, 'a.csv', read(text, mapping({ columns })).found, [])).toBeNull();
  const other = read(text.replaceAll('|', ','), { ...OWN_COLUMNS, delimiter: ';' }).found;
  expect(other.map(({ args }) => 'near' in args && args.near)).toEqual([[], [], []]);
  for (const one of other) expect(formatDiagnostic(one)).toMatch(/The header is one cell\..* delimiter: ","\.$/);
});

test('refuses Windows-1252 at its first non-ASCII byte, and UTF-16', () => {
  const latin = Buffer.from(`${HEADER}\nok,Alpha,Server\nMünchen,Alpha,Server\n`, 'latin1');
  const { rows, findings, found } = read(latin);
  expect({ rows, findings }).toEqual({ rows: [], findings: ['a.csv:3 csv-encoding'] });
  expect(found[0]?.at?.file.place(found[0].at.offset ?? 0).column).toBe(2);
  const little = Buffer.from(`\uFEFF${HEADER}`, 'utf16le');
  for (const bytes of [little, little.subarray(2), Buffer.from(little).swap16()]) {
    const refused = read(bytes);
    expect(refused.findings).toEqual(['a.csv: csv-encoding']);
    expect(formatDiagnostic(refused.found[0]!)).toContain(': iconv -f UTF-16 -t UTF-8');
  }
  // A replacement character in the file is normal text.
  expect(read(Buffer.concat([Buffer.from(`${HEADER}\n\uFFFD\n`), Buffer.from([0xfc])])).findings).toEqual([
    'a.csv:3 csv-encoding',
  ]);
});

test('a zero byte in a file that is otherwise UTF-8 is damage, and no sign of UTF-16', () => {
  const refused = read(`${HEADER}\nok,Alpha,Server\nwork\0station,Alpha,Server\n`);
  expect(refused.findings).toEqual(['a.csv:3 csv-encoding']);
  expect(formatDiagnostic(refused.found[0]!)).toContain('zero byte');
});

test.each(['ff', 'efbb'])('refuses a file that starts with the bytes %s, which are no byte order mark', (hex) => {
  const bytes = Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(`${HEADER}\na,Alpha,Server\n\n`)]);
  expect(read(bytes).findings).toEqual(['a.csv:1 csv-encoding']);
});

test('line numbers are those of the file, with multi-line cells, blank lines and any line end', () => {
  const rows = ['"a', '1",Alpha,Server', '  ', ',,', '', 'b,Alpha,Router', 'c,Alpha'];
  const expected = ['a.csv:2 control-character', 'a.csv:7 csv-unknown-type', 'a.csv:8 csv-row-length'];
  for (const end of ['\n', '\r\n', '\r']) expect(read([HEADER, ...rows].join(end)).findings).toEqual(expected);
  const mixed = `${HEADER}\r\na,Alpha,Server\nb,Alpha,Server\r\nc,Alpha,Server`;
  expect(read(mixed)).toMatchObject({
    rows: [2, 3, 4].map((line) => `${line}: ${' abc'[line - 1]} | hardware | Alpha`),
  });
});

test('rows that do not fit the header are one finding with their lines; trailing empty cells are allowed', () => {
  const text = `${HEADER}\na,Alpha,Server,, \nb,Alpha\nc,Alpha,x,Server\n`;
  const { rows, findings, found } = read(text);
  expect({ rows, findings }).toEqual({ rows: ['2: a | hardware | Alpha'], findings: ['a.csv:3 csv-row-length'] });
  expect(found[0]?.args).toEqual({ cells: 2, columns: 3, rows: 2, lines: [3, 4] });
});

test.each([
  ['quote-open', '"b,Alpha,Server\nc,Alpha,Server\n'],
  ['text-after-quote', '"b"x,Alpha,Server\nc,Alpha,Server\n'],
  ['quote-inside', 'b"x",Alpha,Server\nc,Alpha,Server\n'],
])('%s stops the reading at its row; errors above it are still reported', (reason, broken) => {
  const { findings, found } = read(`${HEADER}\na,Alpha\n\n${broken}`);
  expect(findings).toEqual(['a.csv:2 csv-row-length', 'a.csv:4 csv-syntax']);
  expect(found[1]?.args).toEqual({ reason });
});

test('a file without rows is an error, not an empty inventory', () => {
  expect(read(`${HEADER}\n\n,,\n`).findings).toEqual(['a.csv: csv-empty']);
  expect(read('').findings).toEqual(['a.csv: csv-empty']);
});

test('any bytes give rows, or findings on lines of the file, and never a crash', () => {
  const pieces = fc.constantFrom(...'",;\t\n\r\'= a\0ü', '\r\n', 'Alpha', 'Server');
  const text = fc.array(pieces, { maxLength: 40 }).map((parts) => Buffer.from(`${HEADER}\n${parts.join('')}`));
  const bytes = fc.uint8Array({ maxLength: 60 }).map((tail) => Buffer.concat([Buffer.from(`${HEADER}\n`), tail]));
  const any = fc.uint8Array({ maxLength: 60 }).map((whole) => Buffer.from(whole));
  fc.assert(
    fc.property(fc.oneof(text, bytes, any), (input) => {
      const { rows, count, found } = read(input);
      expect(rows.length).toBeLessThanOrEqual(count);
      expect(rows.length + found.length).toBeGreaterThanOrEqual(Math.min(1, count));
      const breaks = input.toString('latin1').split(/[\r\n]/).length;
      for (const { at } of found)
        if (at?.offset != null) expect(at.file.place(at.offset).line).toBeLessThanOrEqual(breaks);
    }),
    { numRuns: 1500 },
  );
});

test('reads 100,000 rows', () => {
  const count = 100_000;
  const text = `${HEADER}\r\n${Array.from({ length: count }, (_, n) => `s-${n},Alpha ${n % 50},Server`).join('\r\n')}`;
  const { rows, findings } = read(text);
  expect({ rows: rows.length, findings }).toEqual({ rows: count, findings: [] });
  expect(new Set(rows.map((row) => row.split(' | ')[2])).size).toBe(50);
});
