// `import --from-csv`: the rows of a CMDB export become files, all or none, and a plan then shows what they ask for.
import { expect, test } from 'vitest';
import { csv, HEADER, inventoryFiles, planned, staged } from './csv-export.ts';
import { declare } from './world.ts';

test('own columns, a byte order mark, quotes and leading zeros: imported, and planned as exactly the creates', async () => {
  const text = `\uFEFF${HEADER},Note\r\n00123,Alpha,Server,\r\n"hmi ""1""","Beta, north",Application,"two\r\nlines"\r\n`;
  const stage = await staged({ Alpha: [], 'Beta, north': [] }, text);
  const { code, stdout, stderr, writes } = await csv(stage);
  expect({ code, stdout, writes }).toEqual({ code: 0, stdout: '', writes: [] });
  expect(stderr.replace(/in \d+\.\d s/, 'in 0.0 s')).toBe(
    [
      'new inventory/alpha.yml',
      'new inventory/beta-north.yml',
      'Wrote 2 new files: 2 rows, in 0.0 s.',
      'Prune is on in 2 of these cyber systems: no file says prune: false there. A plan without --base deletes any asset there that no file declares, even one that somebody adds later. To keep such assets, write prune: false.',
      'A plan of these files: 2 to create',
      'Plans and evidence hold names. Keep them out of git with these lines in .gitignore:',
      '/plan.json',
      '.cip-sync/\n',
    ].join('\n'),
  );
  expect(stage.read('inventory/alpha.yml')).toBe(
    'cyber_system: Alpha\nassets:\n  - name: "00123"\n    asset_type: hardware\n',
  );
  expect(await planned(stage)).toEqual(['create Alpha 00123', 'create Beta, north hmi "1"']);
});

test('what the plan of the files warns of is told, unless it did before', async () => {
  const live = { Alpha: ['rtu-1'], Beta: [], Yard: ['pump', 'valve'] };
  const files = { 'inventory/beta.yml': declare('Beta', ['valve']) };
  const stage = await staged(live, `${HEADER}\npump,Alpha,Server\n`, files);
  const { code, stderr } = await csv(stage);
  expect(code).toBe(0);
  expect(stderr).toMatch(/^inventory\/alpha\.yml:\d+:\d+ warning name-in-use: "pump" is to be created/m);
  expect(stderr).not.toContain('"valve"');
});

test('files keep their comments, and gain only the rows that they lack, where fmt would have them', async () => {
  const file = '# The alpha team\ncyber_system: Alpha # EMS\nassets:\n  - name: b # second\n    asset_type: hardware\n';
  const text = `${HEADER}\na,Alpha,Server\nb,Alpha,Server\n`;
  const stage = await staged({ Alpha: ['b'] }, text, { 'inventory/team.yml': file });
  const { code, stderr } = await csv(stage);
  expect(code).toBe(0);
  expect(stderr).toContain('Wrote 1 changed file: 2 rows, 1 declared already, in ');
  const after = file.replace('  - name: b', '  - name: a\n    asset_type: hardware\n  - name: b');
  expect(stage.read('inventory/team.yml')).toBe(after);
  expect(await stage.cli('fmt', '--check')).toMatchObject({ code: 0 });
  expect(inventoryFiles(stage)).toEqual(['team.yml']);
  const again = await csv(stage);
  expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing to import: the files declare') });
  expect(stage.read('inventory/team.yml')).toBe(after);
});

test('several systems, in files and new: rows by name, and what prune will do', async () => {
  const files = {
    'inventory/alpha.yml': declare('Alpha', ['a']),
    'inventory/beta.yml': declare('Beta', ['b'], 'prune: false'),
  };
  const live = { Alpha: ['a', 'd', 'u'], Beta: ['b'], Gamma: ['x', 'y'], Zeta: ['z'] };
  const rows = ['b,Beta', 'a,Alpha', 'd,Alpha', 'c,Alpha', 'e,Beta', 'p,Gamma', 'm,Gamma', 'k,Zeta'];
  const stage = await staged(live, [HEADER, ...rows.map((row) => `${row},Server`)].join('\n'), files);
  const { stderr } = await csv(stage);
  expect(stderr).toContain('Wrote 2 new files and 2 changed: 8 rows, 2 declared already');
  expect(stderr).toContain('3 live assets of these cyber systems are in no row: prune: false keeps them.');
  expect(stderr).toContain('Prune is on in 1 of');
  expect(stage.read('inventory/alpha.yml')).toBe(declare('Alpha', ['a', 'c', 'd']));
  expect(stage.read('inventory/gamma.yml')).toBe(declare('Gamma', ['m', 'p'], 'prune: false'));
});

test('an asset that no row names, but that an entry of another file moves away, is kept without a word', async () => {
  const files = { 'inventory/beta.yml': declare('Beta', ['x moved_from=Alpha']) };
  const stage = await staged({ Alpha: ['x', 'ya'], Beta: [] }, `${HEADER}\nya,Alpha,Server\n`, files);
  expect((await csv(stage)).code).toBe(0);
  expect(stage.read('inventory/alpha.yml')).toBe(declare('Alpha', ['ya']));
});

test('a live asset of another type is declared as the row says, and the retype announced', async () => {
  const stage = await staged({ Alpha: ['a software', 'b'] }, `${HEADER}\na,Alpha,Server\nb,Alpha,Server\n`);
  const { stderr } = await csv(stage);
  expect(stderr).toContain('A plan of these files: 1 to retype');
  expect(await planned(stage)).toEqual(['update asset_type Alpha a']);
});
