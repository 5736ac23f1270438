// `import --from-csv`: what is wrong with an export, its mapping or its flags is told at once, and nothing is written.
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CSV_LIMIT } from '../../src/inventory/csv/read.ts';
import { csv, csvAs, findings, HEADER, inventoryFiles, staged } from './csv-export.ts';

test('one bad row: its file and line, exit 1, and no file', async () => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Server\nb,Alpha,Router\nc,Alpha,Server\n`);
  const { code, stderr } = await csv(stage);
  expect(code).toBe(1);
  expect(stderr).toBe(
    [
      'cmdb.csv:3:1 error csv-unknown-type: The asset type "Router" is neither hardware nor software. Say what it is in the mapping: values: {Router: hardware} or software',
      'Nothing was written: correct the errors first.',
      'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.',
      '',
      'columns:',
      '  name: "Hostname"',
      '  cyber_system: "BES Cyber System"',
      '  asset_type: "Class"',
      'values: # hardware or software',
      '  "Server": hardware',
      '  "Application": software',
      '  "Router": hardware',
      '\n',
    ].join('\n'),
  );
  expect(inventoryFiles(stage)).toEqual([]);
});

test('all that is wrong is told at once, in the order of the rows; unknown systems once each, with near names', async () => {
  const rows = [
    'a,Alpa,Server',
    'b,Alpha,Router',
    ',Alpha,Server',
    'c,Alpa,Server',
    'd,Alpha,Server',
    'd,Alpha,Application',
  ];
  const stage = await staged({ Alpha: [] }, [HEADER, ...rows, 'e,Nowhere,Server', 'f,Alpha', ''].join('\n'));
  const { code, stderr } = await csv(stage);
  expect(code).toBe(1);
  expect(findings(stderr)).toEqual([
    '2 csv-unknown-system',
    '3 csv-unknown-type',
    '4 csv-empty-cell',
    '7 duplicate-asset',
    '8 csv-unknown-system',
    '9 csv-row-length',
  ]);
  expect(stderr).toContain('no cyber system "Alpa" (2 rows, at lines 2 and 5). Did you mean "Alpha"?');
  expect(inventoryFiles(stage)).toEqual([]);
});

test('two rows are twins though their system is not known, is named by id, or the type of the first is not known', async () => {
  const rows = [
    ...['a,Nowhere,Server,N', 'a, nowhere,Server,N', 'a,Nowhere,Server,S'],
    ...['b,Alpha,Server,', 'b,cs_alpha,Server,', 'c,Alpha,Router,', 'c,Alpha,Server,'],
  ];
  const stage = await staged({ Alpha: [] }, [`${HEADER},Site`, ...rows].join('\n'));
  const { stderr } = await csvAs(stage, { columns: { facility: 'Site' } });
  expect(findings(stderr)).toEqual([
    ...['2 csv-unknown-system', '3 duplicate-asset', '6 duplicate-asset', '7 csv-unknown-type', '8 duplicate-asset'],
    '4 duplicate-name',
  ]);
});

test.each([
  ['cmdb.csv', Buffer.from('PK\u0003\u0004 and so on'), 'is a workbook', 'Save As, and the type "CSV UTF-8'],
  ['old.XLS', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'is a workbook', 'Save As'],
  ['torn.xlsx', Buffer.from('\u0000\u0001'), 'is a workbook', 'Save As'],
  ['a.csv', Buffer.from(HEADER, 'utf16le'), 'is UTF-16', 'iconv -f UTF-16 '],
  ['export.xls', Buffer.from('<html><table><tr><td>Hostname'), 'is HTML or XML', 'Save As'],
])('%s, which is no CSV, is told for what it is', async (name, bytes, told, remedy) => {
  const stage = await staged({ Alpha: [] }, '');
  writeFileSync(join(stage.folder, name), bytes);
  const { code, stderr } = await stage.cli('import', '--from-csv', name);
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${name} error csv-encoding: The file ${told}.*${remedy}`));
});

test('faults of a mapping file are located, all at once, before the service is asked', async () => {
  const mapping = 'columns:\n  nmae: Hostname\ncolums: {}\nvalues:\n  Server: hardwear\nsystems: [a]\ndelimiter: ab\n';
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Server\n`, {
    'map.yml': mapping,
    'bad.yml': 'columns: {',
  });
  const ran = (path: string) => stage.cli('import', '--from-csv', 'cmdb.csv', '--mapping', path);
  const { code, stderr, requests } = await ran('map.yml');
  expect({ code, requests }).toEqual({ code: 1, requests: [] });
  const lines = Array.from(stderr.matchAll(/^map\.yml:(\S+) error ([a-z-]+)/gm), ([, place, one]) => `${place} ${one}`);
  expect(lines).toEqual([
    '2:3 unknown-key',
    '3:1 unknown-key',
    '5:11 wrong-value',
    '6:10 wrong-type',
    '7:12 wrong-value',
  ]);
  expect((await ran('bad.yml')).stderr).toMatch(/^bad\.yml:1:\d+ error yaml-syntax/);
  expect((await ran('none.yml')).stderr).toMatch(/^none\.yml error unreadable-file/);
});

test('one column is not two fields, not where one of them has it by its own name either', async () => {
  const stage = await staged({ Alpha: [] }, 'cyber_system,asset_type\nAlpha,hardware\n', {
    'map.yml': 'columns: { name: cyber_system }\n',
  });
  const { code, stderr, requests } = await stage.cli('import', '--from-csv', 'cmdb.csv', '--mapping', 'map.yml');
  expect({ code, requests }).toEqual({ code: 1, requests: [] });
  expect(stderr).toBe('error: --mapping gives name and cyber_system one column. Give each its own.\n');
});

test('a mapping without an export is refused', async () => {
  const stage = await staged({ Alpha: [] }, '');
  const { code, stderr, requests } = await stage.cli('import', '--mapping', 'map.yml');
  expect({ code, requests }).toEqual({ code: 1, requests: [] });
  expect(stderr).toBe('error: --mapping is for a CSV export. Name it with --from-csv.\n');
});

test('files with errors, a missing export and one that is no text are refused', async () => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Server\n`, {
    'inventory/a.yml': 'cyber_system: Alpha\n',
  });
  expect(await csv(stage)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('inventory/a.yml:1:1 error missing-key'),
  });
  const other = await staged({ Alpha: [] }, '');
  writeFileSync(join(other.folder, 'cmdb.csv'), Buffer.from(`${HEADER}\nM\u00fcnchen,Alpha,Server\n`, 'latin1'));
  expect(await csv(other)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^cmdb\.csv:2:2 error csv-encoding: .*iconv/),
  });
  truncateSync(join(other.folder, 'cmdb.csv'), CSV_LIMIT + 1);
  expect(await csv(other)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^cmdb\.csv error file-too-large: .*67,?108,?865.*67,?108,?864/),
  });
  const none = await other.cli('import', '--from-csv', 'none.csv');
  expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(/^none\.csv error unreadable-file/) });
});

test('cells are harmless in messages', async () => {
  const evil = 'SECRET\u001B[2J::error::';
  const { code, stderr } = await csv(await staged({ Alpha: [] }, `${HEADER}\n${evil},Alpha,Server\n`));
  expect(code).toBe(1);
  expect(stderr).not.toContain('\u001B');
  expect(stderr).not.toMatch(/^::/m);
});
