// Which columns of an export a mapping reads, where its headers are, and which rows are no assets.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Diagnostic, hasErrors } from '../../src/core/diagnostic.ts';
import { mappingStub } from '../../src/follow/csv/mapping-stub.ts';
import { formatDiagnostic } from '../../src/text/findings.ts';
import { mapping, NO_MAPPING, read } from './csv-rows.ts';

const DEFAULTS = { cyber_system: 'Alpha', asset_type: 'hardware' };
const namesOf = (text: string, words: object) => {
  const { systems, findings } = read(text, mapping(words));
  return { names: systems.flatMap(({ assets }) => assets.map(({ name }) => name)), findings };
};

test('a name of several columns, or the first column that is not empty', () => {
  const text = 'Model,Tag,Host\nR1,7,\nR2,,h2\n,8,h3\nR4,9,h4\n';
  const named = namesOf(text, { columns: { name: ['Host', '{Model} ({Tag})'] }, defaults: DEFAULTS });
  expect(named).toEqual({ names: ['R1 (7)', 'h2', 'h3', 'h4'], findings: [] });
  // A text in braces without one of its cells is empty.
  const { rows, found } = read(text, mapping({ columns: { name: '{Model} ({Tag})' }, defaults: DEFAULTS }));
  expect(rows.map((row) => row.slice(0, 9))).toEqual(['2: R1 (7)', '5: R4 (9)']);
  // Each finding names the cell that is empty, since its rows can be left out by it.
  expect(found.map(formatDiagnostic)).toEqual([
    expect.stringMatching(
      /^a\.csv:3:1 error csv-empty-cell: The name is empty, because "Tag" is\..* skip: \{Tag: ""\}$/,
    ),
    expect.stringMatching(
      /^a\.csv:4:1 error csv-empty-cell: The name is empty, because "Model" is\..* skip: \{Model: ""\}$/,
    ),
  ]);
  const typo = read(text, mapping({ columns: { name: '{Modl} ({Tag})' }, defaults: DEFAULTS }));
  expect(typo.found[0]?.args).toMatchObject({ column: 'Modl', key: 'name', near: ['Model'] });
});

test('a header with braces is a header, and one header can serve two fields', () => {
  const text = 'Kind,{x}\nPLC,a\n';
  const words = { columns: { name: '{x}', cyber_system: 'Kind', asset_type: 'Kind' }, values: { PLC: 'hardware' } };
  expect(read(text, mapping(words))).toMatchObject({ rows: ['2: a | hardware | PLC'], findings: [] });
  const same = read('cyber_system,asset_type\nAlpha,hardware\n', mapping({ columns: { name: 'cyber_system' } }));
  expect(same).toMatchObject({ rows: ['2: Alpha | hardware | Alpha'], findings: [] });
});

test('only and skip take globs without regard to case, and each says how many rows it left out', () => {
  const text = 'name,Class\na,Network Switch\nb,network router\nc,Printer\nd,Network Tap\nee,Network\n';
  const words = { defaults: DEFAULTS, only: { Class: ['Network*'], name: '?' }, skip: { Class: '*TAP' } };
  const { rows, leftOut } = read(text, mapping(words));
  expect(rows.map((row) => row.slice(0, 4))).toEqual(['2: a', '3: b']);
  expect(leftOut).toEqual(['only Class: 4', 'only name: 6', 'skip Class *TAP: 5']);
  const typo = read(text, mapping({ defaults: DEFAULTS, only: { Clas: 'Network*' } }));
  expect(typo.found[0]?.args).toMatchObject({ column: 'Clas', key: 'only', near: ['Class'] });
});

test('globs of values and systems: an exact word first, then in the order of the mapping', () => {
  const text = 'name,cyber_system,asset_type\na,"EMS-1\nIT",Cisco 9300 ios\nb,EMS-2,cisco ios\nc,x,Cisco IOS\n';
  const values = { 'cisco*': 'hardware', '*ios': 'software', 'Cisco IOS': 'software' };
  const { rows, findings } = read(text, mapping({ values, systems: { 'EMS-?*': 'EMS' } }));
  expect(findings).toEqual([]);
  expect(rows).toEqual(['2: a | hardware | EMS', '4: b | software | EMS', '5: c | software | x']);
});

test('sep= on the first line is read, and names the separator', () => {
  expect(read('sep=|\nname|cyber_system|asset_type\na,b|Alpha|hardware\n', NO_MAPPING)).toMatchObject({
    rows: ['3: a,b | hardware | Alpha'],
    findings: [],
  });
});

test.each([
  ['a title', 'Devices of 2026,,\n\nname,cyber_system,asset_type\n', 3],
  ['a title of one cell', 'Devices of 2026\nname,cyber_system,asset_type\n', 2],
  ['a type', '#TYPE System.Object\n"name","cyber_system","asset_type"\n', 2],
])('%s above the headers: names the line, and the mapping settles it', (_, above, line) => {
  const text = `${above}a,Alpha,hardware\n`;
  const { found, findings } = read(text, NO_MAPPING);
  expect(findings).toEqual(['a.csv:1 csv-header-line']);
  expect(found[0]?.args).toMatchObject({ line });
  const settled = read(text, mapping({ header: line }));
  expect(settled).toMatchObject({ rows: [`${line + 1}: a | hardware | Alpha`], findings: [] });
});

test('names the line that looks like the headers, even if the mapping knows none of them', () => {
  const { found } = read('Report\nHost;Area;Kind\na;Alpha;PLC\n', NO_MAPPING);
  expect(found[0]).toMatchObject({ code: 'csv-header-line', args: { line: 2, header: ['Host', 'Area', 'Kind'] } });
  // The mapping decides, even if another line looks more like the headers.
  const text = 'name,cyber_system,asset_type\nname,asset_type,cyber_system\na,hardware,Alpha\n';
  expect(read(text, mapping({ header: 2 }))).toMatchObject({ rows: ['3: a | hardware | Alpha'], findings: [] });
});

test('without headers, warns that a device became one, and takes the headers of the mapping', () => {
  const text = 'rtu-1,Alpha,hardware\nrtu-2,Alpha,hardware\nrtu-3,Beta,hardware\n';
  const { found } = read(text, mapping({ columns: { name: 'rtu-1', cyber_system: 'Alpha', asset_type: 'hardware' } }));
  expect(found).toMatchObject([{ code: 'csv-odd-row', severity: 'warning', args: { kind: 'data', value: 'rtu-1' } }]);
  const named = read(text, mapping({ header: ['name', 'cyber_system', 'asset_type'] }));
  expect(named).toMatchObject({ rows: [1, 2, 3].map((n) => expect.stringContaining(`${n}: rtu-${n}`)), findings: [] });
});

test('headers that repeat and totals are left out with a warning, in any file', () => {
  const text =
    'name,cyber_system,asset_type\na,Alpha,hardware\nNAME,cyber_system,asset_type\nTotal: 1,,\n(1 row affected)\nTotal-flow meter,,\n';
  const { rows, findings, found } = read(text, NO_MAPPING);
  const below = 'No,name,cyber_system,asset_type\n1,a,Alpha,hardware\n';
  // Somebody filled the cells below a merged one, down to the total. The name of a device is no count.
  const filled = read(`${below}Total,42,Alpha,hardware\nTotal,b,Alpha,hardware\n`, NO_MAPPING);
  expect(filled).toMatchObject({
    rows: ['2: a | hardware | Alpha', '4: b | hardware | Alpha'],
    findings: ['a.csv:3 csv-odd-row'],
  });
  expect(rows).toEqual(['2: a | hardware | Alpha']);
  expect(findings).toEqual([3, 4, 6].map((line) => `a.csv:${line} csv-odd-row`));
  // What only begins like a total is no total. A row of one cell is an error, because it may be a device.
  expect(found.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'error']);
});

test('rows that differ only in a column that is not mapped are one finding with all lines', () => {
  const text =
    'name,cyber_system,asset_type,Serial\nr,Alpha,hardware,1\nr,Alpha,hardware,2\ns,Alpha,hardware,3\nr,Alpha,hardware,1\n';
  const { rows, found, leftOut } = read(text, NO_MAPPING);
  expect({ rows, leftOut }).toEqual({ rows: ['4: s | hardware | Alpha'], leftOut: ['equal: 5'] });
  expect(found).toMatchObject([
    { code: 'csv-alike', severity: 'error', args: { name: 'r', columns: ['Serial'], lines: [2, 3] } },
  ]);
  const numbered = text.replaceAll('hardware', 'hardware,7').replace('Serial', 'external_id,Serial');
  expect(read(numbered, NO_MAPPING).findings).toEqual(['a.csv:2 csv-repeated-number', 'a.csv:3 duplicate-asset']);
});

test.each([
  // A column with a value twice is offered for nothing; one that is unique only among such rows, for the name.
  ['{Kind} {Host}', 'Site,Tag', ['N,1', 'N,2', 'S,3'], ['Tag'], ['{Kind} {Host} ({Tag})']],
  ['Host', 'Site,Tag', ['N,1', 'S,2', 'N,2'], [], ['{Host} ({Site})']],
  // Another row without the cell keeps its name.
  [
    ['Host', '{Kind}'],
    'Site,Tag',
    ['N,', 'S,', ',x'],
    ['Site'],
    ['{Host} ({Site})', '{Kind} ({Site})', 'Host', '{Kind}'],
  ],
  ['Host', 'Site,Tag', ['N,1', 'N,2', 'S,1'], [], []],
] as const)('offers for rows that are alike only what tells them apart: %j', (name, header, rows, numbers, longer) => {
  const hosts = rows.length === 3 && longer.length !== 0 ? ['r', 'r', 't'] : ['r', 'r', 'r'];
  const text = [`Host,Kind,${header}`, ...rows.map((row, k) => `${hosts[k]},k,${row}`)].join('\n');
  const { found } = read(text, mapping({ columns: { name }, defaults: DEFAULTS }));
  expect(found).toMatchObject([{ code: 'csv-alike', args: { numbers, longer } }]);
});

test('rows that share a name and have numbers are one finding with all of their lines, and no advice for files', () => {
  const rows = ['r,1', 'r,2', 's,3', 'r,4', 't,5', 't,6'].map((row) => `${row},Alpha,hardware`);
  const text = ['name,No,cyber_system,asset_type', ...rows].join('\n');
  const { found } = read(text, mapping({ columns: { external_id: 'No' } }));
  expect(found.map(formatDiagnostic)).toEqual([
    'a.csv:3:1 error duplicate-asset: Rows of one cyber system mean one asset, such as "r" (5 rows, at lines 2, 3, 5, 6 and 7). Leave all but one out, or map a name that tells them apart.',
  ]);
});

test('if most rows lack a cell, as below merged cells, no advice leaves them out', () => {
  const text = 'name,cyber_system,asset_type\na,Alpha,hardware\nb,,hardware\nc,,hardware\n';
  const { found } = read(text, NO_MAPPING);
  expect(found.map(formatDiagnostic)).toEqual([
    'a.csv:3:1 error csv-empty-cell: The cyber_system is empty (2 rows, at lines 3 and 4). Fill it in. In a merged cell, only the first row has the text.',
  ]);
  expect(mappingStub(NO_MAPPING, 'a.csv', found, [])).toBeNull();
});

test('names of several systems are one notice at the first row that repeats one, with the row above it', () => {
  const rows = ['q,Beta', 'a,Alpha', 'b,Alpha', 'q,Alpha', 'a,Beta'].map((row) => `${row},hardware`);
  const { found } = read(['name,cyber_system,asset_type', ...rows].join('\n'), NO_MAPPING);
  expect(found.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/^a\.csv:5:1 notice duplicate-name: .*"q" and "a".*The first is at a\.csv:2\.$/),
  ]);
});

test('a placeholder for numbers that the CMDB does not know is one finding', () => {
  const numbers = ['7UT', '7UT', 3, 4, 5].map((number, n) => `a${n},Alpha,hardware,${number}\n`);
  const { found } = read(`name,cyber_system,asset_type,external_id\n${numbers.join('')}`, NO_MAPPING);
  expect(found.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/\(2 rows, .*Correct the rows, or map external_id to one that has each value once\.$/),
  ]);
});

test.each(['1,20E+03', '1.2e3', 'Mar-01', '01. Mrz', '3-Mar', '01.03.2024', '1/3/24', '2024-03-01', 'TRUE', '#N/A'])(
  'a name or a number that a spreadsheet has spoiled is a warning: %s',
  (text) => {
    const row = `"${text}",Alpha,hardware,"${text}"`;
    const { found } = read(`name,cyber_system,asset_type,external_id\n${row}\na,Alpha,hardware,#7\n`, NO_MAPPING);
    expect(found).toMatchObject(
      ['name', 'external_id'].map((field) => {
        return { code: 'csv-odd-name', severity: 'warning', args: { field, kind: 'spoiled', value: text, lines: [2] } };
      }),
    );
  },
);

test.each([
  ['45352', 'spoiled'],
  ['10.1.2.30', 'address'],
])('the name %s is a warning where most other names are not like it', (name, kind) => {
  const of = (others: readonly string[]) =>
    read(
      ['name,cyber_system,asset_type', ...[name, ...others].map((one) => `${one},Alpha,hardware`)].join('\n'),
      NO_MAPPING,
    );
  expect(of(['a', 'b']).found).toMatchObject([{ code: 'csv-odd-name', args: { kind, value: name, lines: [2] } }]);
  expect(of([name.replace('3', '4'), 'b']).found).toEqual([]);
});

test.each([
  ['skip', { skip: { Site: ['Retierd', 'planned'] } }, 'Retierd', 'Retired'],
  ['only', { only: { Site: ['N', 'retird*', 'Planned'] } }, 'retird*', 'Retired'],
  // Both cells meet the pattern, so nobody may have meant them.
  ['skip', { skip: { Site: ['South*', 'Soth 1', 'Retierd'] } }, 'Retierd', 'Retired'],
  // Another number is another thing, which may have left the export.
  ['skip', { skip: { Site: ['South 3', 'Suoth 2'] } }, 'Suoth 2', 'South 2'],
])('a word of %s that no cell meets is a warning, if a cell is spelled nearly so', (part, words, word, near) => {
  const text =
    'name,cyber_system,asset_type,Site\na,Alfa DCS,hardware,N\nb,Alpha,hardware,Retired\nc,Alpha,hardware,South 1\nd,Alpha,hardware,South 2\n';
  const { found } = read(text, mapping(words));
  const unmet = found.filter(({ code }) => code === 'csv-unmet-word');
  expect(unmet).toMatchObject([{ severity: 'warning', args: { part, word, near: [near] } }]);
});

/** The lines of the rows that are no entries because of a finding. */
function refusedBy({ code, severity, at, args }: Diagnostic): readonly number[] {
  if (severity !== 'error' && (code !== 'csv-odd-row' || args.kind === 'data')) return [];
  const inRows = 'inRows' in args ? args.inRows : 'lines' in args ? args : null;
  return inRows?.lines ?? (at?.offset == null ? [] : [at.file.place(at.offset).line]);
}

test('each row of any export is an entry, is named with its line, or is left out by a rule with its line', () => {
  const odd = ['NO', 'Total', 'Name', 'TBD', '1,2', 'a\u200bb', 'x\u202ey', '=A1', '45352', '10.0.0.1'];
  const asset = fc.tuple(
    fc.constantFrom('a', 'b', 'c', '', ' ', ...odd),
    fc.constantFrom('Alpha', 'Beta', 'Alfa', '', 'System'),
    fc.constantFrom('Server', 'App', 'Router', '', 'Kind'),
    fc.constantFrom('', '1', '2', '3', 'Serial'),
    fc.constantFrom('live', 'retired', 'Retierd', 'Status'),
  );
  // A heading, a footer, or what merged cells leave.
  const line = fc.tuple(fc.nat(4), fc.constantFrom('Page 1', 'Total: 2', 'a')).map(([at, text]) => {
    return Array.from({ length: 5 }, (_, k) => (k === at ? text : ''));
  });
  const row = fc.record({
    cells: fc.oneof({ arbitrary: asset, weight: 5 }, { arbitrary: line, weight: 1 }),
    cut: fc.constantFrom(0, 0, 0, 0, 1, 2),
  });
  const rules = fc.record({
    name: fc.constantFrom('Name', '{Name} {Serial}', ['Name', '{Kind}-{Serial}']),
    number: fc.constantFrom({}, { external_id: 'Serial' }),
    only: fc.constantFrom({}, { Status: ['live', 'r*'] }, { Name: ['a', 'b', '*'] }),
    defaults: fc.constantFrom({}, { cyber_system: 'Alpha', asset_type: 'hardware' }),
  });
  const property = fc.property(fc.array(row, { maxLength: 12 }), rules, (rows, { name, number, only, defaults }) => {
    const header = ['Name', 'System', 'Kind', 'Serial', 'Status'];
    const quoted = (cells: readonly string[]) => cells.map((one) => `"${one}"`).join(',');
    const all = rows.map(({ cells, cut }) => cells.slice(0, cells.length - cut));
    const columns = { name, cyber_system: 'System', asset_type: 'Kind', ...number };
    const values = { Server: 'hardware', App: 'software' };
    const words = mapping({ columns, values, skip: { Status: 'retired' }, only, defaults });
    const { systems, found, leftOut } = read([header, ...all].map(quoted).join('\n'), words);
    const entries = systems.flatMap(({ assets }) =>
      assets.map(({ document, offset }) => document.file.place(offset).line),
    );
    const refused = found.flatMap(refusedBy);
    const left = leftOut.flatMap((one) => one.split(': ')[1]!.split(',').map(Number));
    const isBlank = (cells: readonly string[]) => cells.every((one) => one.trim() === '');
    const filled = all.flatMap((cells, k) => (isBlank(cells) ? [] : k + 2));
    expect(filled.filter((line) => ![...entries, ...left, ...refused].includes(line))).toEqual([]);
    expect(left.filter((line) => [...entries, ...refused].includes(line))).toEqual([]);
    // If any row is refused, no file is written. Without an error, each row is in one place.
    if (!hasErrors(found)) expect([...entries, ...left, ...refused].sort((a, b) => a - b)).toEqual(filled);
  });
  fc.assert(property, { numRuns: 1500 });
});
