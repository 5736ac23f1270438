// Turns the cells of a CSV export into desired assets and findings, by its columns and the mapping.
import { expect, test } from 'vitest';
import { HEADER, mapping, NO_MAPPING, read } from './csv-rows.ts';

test('finds headers exactly, else regardless of case and white space', () => {
  const loose = 'HOSTNAME ,"bes cyber\n system", class\n';
  expect(read(`${loose}a,Alpha,Server\n`)).toMatchObject({ rows: ['3: a | hardware | Alpha'], findings: [] });
  const both = 'hostname,Hostname,BES Cyber System,Class\na,b,Alpha,Server\n';
  expect(read(both).rows).toEqual(['2: b | hardware | Alpha']);
});

test('reports a missing or repeated column once, with similar names, and not once for each row', () => {
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

test('reports a missing column of the mapping even if the field has a default', () => {
  const asked = mapping({ columns: { asset_type: 'Kind' }, defaults: { asset_type: 'hardware' } });
  expect(read('name,cyber_system,Class\na,Alpha,Application\n', asked).findings).toEqual([
    'a.csv:1 csv-missing-column',
  ]);
});

test('without a mapping, only a column with the name of a field is used for that field', () => {
  const text = 'id,name,facility,cyber_system,asset_type\n7,a,North,Alpha,Hardware\n';
  expect(read(text, NO_MAPPING, { 7: 'b' }).rows).toEqual(['2: a | hardware | Alpha | North | 7']);
  expect(read(text.replace('system', 'systm'), NO_MAPPING)).toMatchObject({
    rows: [],
    findings: ['a.csv:1 csv-missing-column'],
  });
  const numbered = read('name,cyber_system,asset_type,external_id\na,Alpha,Hardware,CI-1\n', NO_MAPPING);
  expect(numbered.systems.flatMap(({ assets }) => assets.map(({ externalId }) => externalId?.value))).toEqual(['CI-1']);
  // With a mapping, only the mapping names an id column: ids of an export are seldom ids of the service.
  const twice = text.replace('id,', 'ID,ID,External_ID,External_ID,').replace('7,', '7,7,7,7,');
  const found = { rows: ['2: a | hardware | Alpha | North'], findings: [] };
  for (const one of [text, twice]) expect(read(one, mapping({ columns: { name: 'name' } }))).toMatchObject(found);
});

test('a default replaces an empty cell and a missing column', () => {
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

test('types and systems are looked up exactly first, then regardless of case', () => {
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

test('reports an unknown type once, at its first row, with all its lines and similar names', () => {
  const { findings, found } = read(`${HEADER}\na,Alpha,Servr\nb,Alpha,\nc,Alpha,Servr\n`);
  expect(findings).toEqual(['a.csv:2 csv-unknown-type', 'a.csv:3 csv-unknown-type']);
  expect(found[0]?.args).toEqual({ value: 'Servr', column: 'Class', near: ['Server'], rows: 2, lines: [2, 4] });
});

test('counts rows with only a cyber system, except where the type has no column', () => {
  const systems = read(`${HEADER},Note\n ,Alpha,\u00A0,\n,Beta,,x\n,,,x\n`);
  expect(systems).toMatchObject({
    leftOut: ['no-asset: 2,3'],
    findings: ['a.csv:4 csv-odd-row'],
  });
  const defaults = { asset_type: 'hardware' };
  expect(read('name,cyber_system\n,Alpha\n', mapping({ defaults })).findings).toEqual(['a.csv:2 csv-empty-cell']);
});

test('a row with an id and no name is an error, and not a cyber system without assets', () => {
  const columns = { name: 'Hostname', cyber_system: 'BES Cyber System', asset_type: 'Class', id: 'Sys' };
  const asked = mapping({ columns, values: { Server: 'hardware' } });
  expect(read(`Sys,${HEADER}\nca_1,,Alpha,\nca_2,a,Alpha,Server\n`, asked)).toMatchObject({
    leftOut: [],
    findings: ['a.csv:2 csv-empty-cell', 'a.csv:2 csv-unknown-type'],
  });
});

test('removes and counts white space around cells, including no-break spaces', () => {
  const { rows, trimmed } = read(`${HEADER}\n a\u00A0, Alpha,Server\n`);
  expect(rows).toEqual(['2: a | hardware | Alpha']);
  expect(trimmed).toBe(2);
});

test('removes and counts the apostrophe of an export before a formula', () => {
  const { rows, rearmed } = read(`${HEADER}\n'-48V,Alpha,Server\n'quoted',Alpha,Server\n' =x,Alpha,Server\n`);
  expect(rows).toEqual(['2: -48V | hardware | Alpha', "3: 'quoted' | hardware | Alpha", '4: =x | hardware | Alpha']);
  expect(rearmed).toBe(2);
});

test('all rows without a name are one finding, and each kind of odd name is one', () => {
  const rows = [',Alpha,Server', 'TBD,Alpha,Server', ' ,Beta,Server', '=A1,Beta,Server', 'n/a,Beta,Server'];
  const { findings, found } = read(`${HEADER}\n${rows.join('\n')}\n`);
  expect(findings).toEqual(['a.csv:2 csv-empty-cell', 'a.csv:3 csv-odd-name', 'a.csv:5 csv-odd-name']);
  expect(found[0]?.args).toEqual({
    field: 'name',
    columns: ['Hostname'],
    isPart: false,
    of: 5,
    rows: 2,
    lines: [2, 4],
  });
  expect(found[1]?.args).toEqual({ field: 'name', value: 'TBD', kind: 'placeholder', rows: 2, lines: [3, 6] });
});

test('leaves rows out by any rule of skip and counts them for each rule; then counts equal rows once', () => {
  const skip = { Status: ['retired', 'planned'], Hostname: '' };
  const words = { columns: { name: 'Hostname', cyber_system: 'BES Cyber System', asset_type: 'Class' }, skip };
  const rows = [
    'a,Alpha,hardware,live',
    'a,Alpha,hardware,live ',
    'b,Alpha,hardware,Retired',
    ',Alpha,hardware,retired',
  ];
  const more = [',Alpha,hardware,live', ' ,Alpha,x,live', 'c,Alpha,software, planned '];
  const csv = read([`${HEADER},Status`, ...rows, ...more].join('\n'), mapping(words));
  expect(csv).toMatchObject({ rows: ['2: a | hardware | Alpha'], findings: [] });
  expect(csv.leftOut).toEqual([
    'skip Status retired: 4,5',
    'skip Status planned: 8',
    'skip Hostname : 6,7',
    'equal: 3',
  ]);
});

test('a site can mean no facility, and a system that is mapped to its id needs no facility', () => {
  const columns = { facility: 'Site' };
  const text = 'name,cyber_system,asset_type,Site\na,Alpha,hardware,CC\nb,SST,hardware,Nowhere\nc,cs_0_0,hardware,\n';
  const mapped = mapping({ columns, facilities: { CC: null }, systems: { SST: 'cs_1_0' } });
  expect(read(text, mapped).rows).toEqual([
    '2: a | hardware | cs_2_0',
    '3: b | hardware | cs_1_0',
    '4: c | hardware | cs_0_0',
  ]);
});

test('a row with the id of its asset needs no facility, even if several sites have the system', () => {
  const text = (id: string) =>
    `name,cyber_system,asset_type,Site,Id\na,Alpha,hardware,,${id}\nb,Alpha,hardware,East,\n`;
  const mapped = mapping({ columns: { facility: 'Site', id: 'Id' } });
  const of = (id: string) => read(text(id), mapped, { ca_1: 'a' });
  expect(of('ca_1')).toMatchObject({ findings: [], rows: ['2: a | hardware | cs_0_0 | ca_1', expect.any(String)] });
  expect(of('').findings).toEqual(['a.csv:2 ambiguous-cyber-system']);
});

test('reports all unclean names at once, each at its row', () => {
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

test('an unclean live name stays as it is if the row has its id', () => {
  const words = mapping({ columns: { id: 'id' } });
  const text =
    'id,name,cyber_system,asset_type\nca_1," a ",Alpha,hardware\nca_2,"\'=b ",Alpha,hardware\nca_3, c ,Alpha,hardware\n';
  expect(read(text, words, { ca_1: ' a ', ca_2: '=b ', ca_3: 'C' }).rows).toEqual([
    '2:  a  | hardware | Alpha | ca_1',
    '3: =b  | hardware | Alpha | ca_2',
    '4: c | hardware | Alpha | ca_3',
  ]);
});

test('a column without a name does not replace a missing column', () => {
  const asked = mapping({ columns: { name: 'Tag' }, defaults: { cyber_system: 'Alpha', asset_type: 'hardware' } });
  expect(read('Equipment,,\nrtu-1,x,\nrtu-2,y,\n', asked)).toMatchObject({
    rows: [],
    findings: ['a.csv:1 csv-missing-column'],
  });
});
