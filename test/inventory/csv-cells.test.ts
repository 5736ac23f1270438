// The cells of a CSV export, to desired assets and findings: what its columns mean, and its words.
import { expect, test } from 'vitest';
import { HEADER, mapping, NO_MAPPING, read } from './csv-rows.ts';

test('headers are found exactly, else without regard to case and white space', () => {
  const loose = 'HOSTNAME ,"bes cyber\n system", class\n';
  expect(read(`${loose}a,Alpha,Server\n`)).toMatchObject({ rows: ['3: a | hardware | Alpha'], findings: [] });
  const both = 'hostname,Hostname,BES Cyber System,Class\na,b,Alpha,Server\n';
  expect(read(both).rows).toEqual(['2: b | hardware | Alpha']);
});

test('a column that is missing or there twice is told once, with near names, and not once a row', () => {
  const { findings, found } = read(
    'Hostnam,BES Cyber System,Class,,"Class\n"\na,Alpha,Server,,Server\nb,Alpha,Server,,x\n',
  );
  expect(findings).toEqual(['a.csv:1 csv-missing-column', 'a.csv:1 csv-ambiguous-column']);
  expect(found[0]?.args).toEqual({
    column: 'Hostname',
    key: 'name',
    near: ['Hostnam'],
    header: ['Hostnam', 'BES Cyber System', 'Class', 'Class'],
  });
});

test('a column that is asked for and missing is told, though the field has a default', () => {
  const asked = mapping({ columns: { asset_type: 'Kind' }, defaults: { asset_type: 'hardware' } });
  expect(read('name,cyber_system,Class\na,Alpha,Application\n', asked).findings).toEqual([
    'a.csv:1 csv-missing-column',
  ]);
});

test('without a mapping the columns are named as the fields, facility where it is there; nothing else is taken for one', () => {
  const text = 'id,name,facility,cyber_system,asset_type\n7,a,North,Alpha,Hardware\n';
  expect(read(text, NO_MAPPING, { 7: 'b' }).rows).toEqual(['2: a | hardware | Alpha | North | 7']);
  expect(read(text.replace('system', 'systm'), NO_MAPPING)).toMatchObject({
    rows: [],
    findings: ['a.csv:1 csv-missing-column'],
  });
  const numbered = read('name,cyber_system,asset_type,external_id\na,Alpha,Hardware,CI-1\n', NO_MAPPING);
  expect(numbered.systems.flatMap(({ assets }) => assets.map(({ externalId }) => externalId?.value))).toEqual(['CI-1']);
  // A mapping of columns says which of them is an id: those of the export are seldom those of the service.
  const twice = text.replace('id,', 'ID,ID,External_ID,External_ID,').replace('7,', '7,7,7,7,');
  const found = { rows: ['2: a | hardware | Alpha | North'], findings: [] };
  for (const one of [text, twice]) expect(read(one, mapping({ columns: { name: 'name' } }))).toMatchObject(found);
});

test('a default stands for an empty cell and for a column that is not there', () => {
  const text = 'name,cyber_system\na,\nb,Beta\n';
  const defaults = { asset_type: 'software', cyber_system: 'Alpha' };
  expect(read(text, mapping({ defaults }))).toMatchObject({
    rows: ['2: a | software | Alpha', '3: b | software | Beta'],
    findings: [],
  });
  expect(read('name\na\n', mapping({ defaults: { ...defaults, cyber_system: 'Süd' } }))).toMatchObject({
    rows: ['2: a | software | Süd'],
    findings: [],
  });
});

test('types and systems are looked up exactly first, then without regard to case', () => {
  const words = mapping({
    values: { Server: 'hardware', SERVER: 'software', 'Über App': 'software', 'ÜBER APP': 'software' },
    systems: { 'RIV-EMS': 'Riverside EMS' },
  });
  const text =
    'name,cyber_system,asset_type\na,riv-ems,Server\nb,Alpha,SERVER\nc,Alpha,u\u0308ber  app\nd,Alpha,server\n';
  expect(read(text, words)).toMatchObject({
    rows: ['2: a | hardware | Riverside EMS', '3: b | software | Alpha', '4: c | software | Alpha'],
    findings: ['a.csv:5 csv-unknown-type'],
  });
});

test('an unknown type is told once, at the first of its rows, with the lines of all and near names', () => {
  const { findings, found } = read(`${HEADER}\na,Alpha,Servr\nb,Alpha,\nc,Alpha,Servr\n`);
  expect(findings).toEqual(['a.csv:2 csv-unknown-type', 'a.csv:3 csv-unknown-type']);
  expect(found[0]?.args).toEqual({ value: 'Servr', column: 'Class', near: ['Server'], rows: 2, lines: [2, 4] });
});

test('rows of a cyber system alone are counted, but where its type has no column', () => {
  const systems = read(`${HEADER},Note\n ,Alpha,\u00A0,\n,Beta,,x\n,,,x\n`);
  expect(systems).toMatchObject({
    assetless: 2,
    findings: ['a.csv:4 csv-empty-cell', 'a.csv:4 csv-empty-cell', 'a.csv:4 csv-unknown-type'],
  });
  const defaults = { asset_type: 'hardware' };
  expect(read('name,cyber_system\n,Alpha\n', mapping({ defaults })).findings).toEqual(['a.csv:2 csv-empty-cell']);
});

test('a row with an id and no name is at fault: it is none of a cyber system without assets', () => {
  const columns = { name: 'Hostname', cyber_system: 'BES Cyber System', asset_type: 'Class', id: 'Sys' };
  const asked = mapping({ columns, values: { Server: 'hardware' } });
  expect(read(`Sys,${HEADER}\nca_1,,Alpha,\nca_2,a,Alpha,Server\n`, asked)).toMatchObject({
    assetless: 0,
    findings: ['a.csv:2 csv-empty-cell', 'a.csv:2 csv-unknown-type'],
  });
});

test('white space around cells is dropped and counted, non-breaking spaces too', () => {
  const { rows, trimmed } = read(`${HEADER}\n a\u00A0, Alpha,Server\n`);
  expect(rows).toEqual(['2: a | hardware | Alpha']);
  expect(trimmed).toBe(2);
});

test('the apostrophe of an export before a formula is taken off and counted', () => {
  const { rows, rearmed } = read(`${HEADER}\n'-48V,Alpha,Server\n'quoted',Alpha,Server\n' =x,Alpha,Server\n`);
  expect(rows).toEqual(['2: -48V | hardware | Alpha', "3: 'quoted' | hardware | Alpha", '4: =x | hardware | Alpha']);
  expect(rearmed).toBe(2);
});

test('rows without a name are one finding, and so are names that are hardly names', () => {
  const rows = [',Alpha,Server', 'TBD,Alpha,Server', ' ,Beta,Server', '=A1,Beta,Server', 'n/a,Beta,Server'];
  const { findings, found } = read(`${HEADER}\n${rows.join('\n')}\n`);
  expect(findings).toEqual(['a.csv:2 csv-empty-cell', 'a.csv:3 csv-odd-name', 'a.csv:5 csv-odd-name']);
  expect(found[0]?.args).toEqual({ field: 'name', column: 'Hostname', rows: 2, lines: [2, 4] });
  expect(found[1]?.args).toEqual({ value: 'TBD', kind: 'placeholder', rows: 2, lines: [3, 6] });
});

test('any rule of skip leaves a row out, and each is counted; after that equal rows count once', () => {
  const skip = { Status: ['retired', 'planned'], Hostname: '' };
  const words = { columns: { name: 'Hostname', cyber_system: 'BES Cyber System', asset_type: 'Class' }, skip };
  const rows = ['a,Alpha,hardware,live', 'a,Alpha,hardware,new', 'b,Alpha,hardware,Retired', ',Alpha,hardware,retired'];
  const more = [',Alpha,hardware,live', ' ,Alpha,x,live', 'c,Alpha,software, planned '];
  const csv = read([`${HEADER},Status`, ...rows, ...more].join('\n'), mapping(words));
  expect(csv).toMatchObject({ rows: ['2: a | hardware | Alpha'], findings: [], duplicates: 1 });
  expect(csv.skipped.map(({ value, rows }) => [value, rows])).toEqual([
    ['retired', 2],
    ['planned', 1],
    ['', 2],
  ]);
});

test('a site may stand for no facility, and a system that is mapped to its id needs none', () => {
  const columns = { facility: 'Site' };
  const text = 'name,cyber_system,asset_type,Site\na,Alpha,hardware,CC\nb,SST,hardware,Nowhere\nc,cs_0_0,hardware,\n';
  const mapped = mapping({ columns, facilities: { CC: null }, systems: { SST: 'cs_1_0' } });
  expect(read(text, mapped).rows).toEqual([
    '2: a | hardware | cs_2_0',
    '3: b | hardware | cs_1_0',
    '4: c | hardware | cs_0_0',
  ]);
});

test('a row that names the id of its asset needs no facility, where several sites have the system', () => {
  const text = (id: string) =>
    `name,cyber_system,asset_type,Site,Id\na,Alpha,hardware,,${id}\nb,Alpha,hardware,East,\n`;
  const mapped = mapping({ columns: { facility: 'Site', id: 'Id' } });
  const of = (id: string) => read(text(id), mapped, { ca_1: 'a' });
  expect(of('ca_1')).toMatchObject({ findings: [], rows: ['2: a | hardware | cs_0_0 | ca_1', expect.any(String)] });
  expect(of('').findings).toEqual(['a.csv:2 ambiguous-cyber-system']);
});

test('names that are not clean are faults of their rows, all told at once', () => {
  const text = `${HEADER}\n,Alpha,Server\n"a\u202Eb",Alpha,Server\na\u200Bb,Alpha,Server\nok,,Server\n`;
  const { rows, findings, found } = read(text);
  expect(findings).toEqual([
    'a.csv:2 csv-empty-cell',
    'a.csv:3 control-character',
    'a.csv:4 invisible-character',
    'a.csv:5 csv-empty-cell',
  ]);
  expect(found.map(({ severity }) => severity)).toEqual(['error', 'error', 'warning', 'error']);
  expect(rows).toEqual(['4: a\u200Bb | hardware | Alpha']);
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

test('a column that is missing is not taken for one without a name', () => {
  const asked = mapping({ columns: { name: 'Tag' }, defaults: { cyber_system: 'Alpha', asset_type: 'hardware' } });
  expect(read('Equipment,,\nrtu-1,x,\nrtu-2,y,\n', asked)).toMatchObject({
    rows: [],
    findings: ['a.csv:1 csv-missing-column'],
  });
});
