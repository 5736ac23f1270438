// `import --from-csv`: reports all errors of an export, its mapping and its flags at once, and writes nothing.
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CSV_LIMIT } from '../../src/follow/csv/read.ts';
import { csv, csvAs, findings, HEADER, inventoryFiles, staged } from './csv-export.ts';

test('reports all errors at once, in the order of the rows; each unknown system once, with similar names', async () => {
  const rows = [
    'a,Alpa,Server',
    'b,Alpha,Router',
    ',Alpha,Server',
    'c,Alpa,Server',
    'd,Alpha,Server',
    'd,Alpha,Application',
  ];
  const stage = await staged({ Alpha: [] }, [HEADER, ...rows, 'e,"No\nwhere",Server', 'f,Alpha', ''].join('\n'));
  const { code, stdout } = await csv(stage);
  expect(code).toBe(1);
  expect(findings(stdout)).toEqual([
    '2 csv-unknown-system',
    '3 csv-unknown-type',
    '4 csv-empty-cell',
    '7 duplicate-asset',
    '8 csv-unknown-system',
    '10 csv-row-length',
  ]);
  expect(stdout).toContain('\nNothing was written: correct the errors first.\n');
  expect(stdout).toContain(
    'no cyber system "Alpa" (2 rows, at lines 2 and 5).\n  2 | a,Alpa,Server\n  help: Did you mean "Alpha"?',
  );
  expect(inventoryFiles(stage)).toEqual([]);
});

test('a name of systems in the mapping that no row has is a warning beside the unknown system', async () => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Riv DCS,Server\n`);
  const { stdout } = await csvAs(stage, { systems: { 'Riv DSC': 'Alpha' } });
  expect(findings(stdout)).toEqual(['2 csv-unknown-system', '1 csv-unmet-word']);
  expect(stdout).toContain('No cell meets "Riv DSC" in systems of the mapping.');
  expect(stdout).toContain('leave such rows out with only or skip: {BES Cyber System: "Riv DCS"}');
});

test.each([
  ['cmdb.csv', Buffer.from('PK\u0003\u0004 and so on'), 'is a workbook', 'Save As, and the type "CSV UTF-8'],
  ['a.csv', Buffer.from(new Uint32Array(Buffer.from(HEADER)).buffer), 'is UTF-32', 'iconv -f UTF-32 '],
  ['export.xls', Buffer.from('<html><table><tr><td>Hostname'), 'is HTML or XML', 'sign in,.* Save As'],
])('%s is not CSV: reports what it is', async (name, bytes, kind, remedy) => {
  const stage = await staged({ Alpha: [] }, '');
  writeFileSync(join(stage.folder, name), bytes);
  const { code, stdout } = await stage.cli('import', '--from-csv', name);
  expect(code).toBe(1);
  expect(stdout).toMatch(new RegExp(`^${name} error csv-encoding\n  The file ${kind}.*\n(?:.*\n)?.*${remedy}`));
});

test('reports errors in a mapping file with their places, before any request', async () => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Server\n`, {
    'map.yml': 'columns:\n  nmae: Hostname\ncolums: {}\n',
    'bad.yml': 'columns: {',
  });
  const ran = (path: string) => stage.cli('import', '--from-csv', 'cmdb.csv', '--mapping', path);
  const { code, stdout, requests } = await ran('map.yml');
  expect({ code, requests }).toEqual({ code: 1, requests: [] });
  expect(stdout).toMatch(/^map\.yml:2:3 error unknown-key\n(?: {2}.*\n)+\nmap\.yml:3:1 error unknown-key/);
  expect((await ran('bad.yml')).stdout).toMatch(/^bad\.yml:1:\d+ error yaml-syntax/);
  writeFileSync(join(stage.folder, 'wide.yml'), 'columns: {}\n', 'utf16le');
  expect((await ran('wide.yml')).stdout).toMatch(/^wide\.yml error not-utf8\n {2}The file is UTF-16 text/);
  expect((await ran('none.yml')).stdout).toMatch(/^none\.yml error unreadable-file/);
});

test.each([[[]], [['--update']]])('--json prints the findings of a refusal, with %j', async (flags) => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Router\n`);
  const { code, stdout } = await csv(stage, '--json', ...flags);
  const { diagnostics, entries } = JSON.parse(stdout);
  expect({ code, entries, diagnostics }).toMatchObject({
    code: 1,
    entries: [],
    diagnostics: [{ code: 'csv-unknown-type', severity: 'error', path: 'cmdb.csv', line: 2 }],
  });
});

test('--leave-faulty takes the other rows, and lists those that it left out, in the pull request, too', async () => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Router\nb,Alpha,Server\nc,Alpha\n`);
  const { code, stdout } = await csv(stage, '--leave-faulty', '--update', '--markdown');
  expect(code).toBe(0);
  expect(stdout).toContain('Left out because of an error:');
  expect(stdout).toMatch(/cmdb\.csv:2:1 warning csv-unknown-type.*\n.*cmdb\.csv:4:1 warning csv-row-length/);
  expect(stage.read('inventory/alpha.yml')).toBe(
    'cyber_system: Alpha\nassets:\n  - name: b\n    asset_type: hardware\n',
  );
});

test('refuses a missing export, an export that is too large, and files with errors', async () => {
  const stage = await staged({ Alpha: [] }, '');
  const none = await stage.cli('import', '--from-csv', 'none.csv');
  expect(none).toMatchObject({ code: 1, stdout: expect.stringMatching(/^none\.csv error unreadable-file/) });
  truncateSync(join(stage.folder, 'cmdb.csv'), CSV_LIMIT + 1);
  expect((await csv(stage)).stdout).toMatch(/^cmdb\.csv error file-too-large\n.*67,?108,?865.*\n.*67,?108,?864/);
  stage.write({ 'cmdb.csv': `${HEADER}\na,Alpha,Server\n`, 'inventory/a.yml': 'cyber_system: Alpha\n' });
  expect((await csv(stage)).stdout).toContain('inventory/a.yml:1:1 error missing-key');
});
