// `import --from-csv`: writes all rows of a CMDB export to files, or none. A plan then shows what the rows ask for.
import { expect, test } from 'vitest';
import { csv, csvAs, findings, HEADER, inventoryFiles, planned, staged } from './csv-export.ts';
import { setStage } from './harness.ts';
import { declare, namesakes, world } from './world.ts';

test('imports custom columns, a byte order mark, quotes and leading zeros; the plan has only the creates', async () => {
  const text = `\uFEFF${HEADER},Note\r\n00123,Alpha,Server,\r\n"hmi ""1""","Beta, north",Application,"two\r\nlines"\r\n`;
  const stage = await staged({ Alpha: [], 'Beta, north': [] }, text);
  const { code, stdout, stderr, writes } = await csv(stage);
  expect({ code, writes }).toEqual({ code: 0, writes: [] });
  expect(stdout.replace(/in \d+\.\d s/, 'in 0.0 s')).toBe(
    [
      'new inventory/alpha.yml',
      'new inventory/beta-north.yml',
      'Wrote 2 new files: 2 rows, in 0.0 s.',
      'Prune is on in 2 of these cyber systems: no file says prune: false there. A plan without --base deletes any asset there that no file declares, even one that somebody adds later. To keep such assets, write prune: false.',
      'A plan of these files: 2 to create',
      '',
    ].join('\n'),
  );
  expect(stderr).toBe('');
  expect(stage.read('inventory/alpha.yml')).toBe(
    'cyber_system: Alpha\nassets:\n  - name: "00123"\n    asset_type: hardware\n',
  );
  expect(await planned(stage)).toEqual(['create Alpha 00123', 'create Beta, north hmi "1"']);
});

test('prints the warnings of a plan of the files, except those from before the import', async () => {
  const live = { Alpha: ['rtu-1'], Beta: [], Yard: ['pump', 'valve'] };
  const files = { 'inventory/beta.yml': declare('Beta', ['valve']) };
  const stage = await staged(live, `${HEADER}\npump,Alpha,Server\n`, files);
  const { code, stdout } = await csv(stage);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^inventory\/alpha\.yml:\d+:\d+ warning name-in-use\n {2}"pump" is to be created/m);
  expect(stdout).not.toContain('"valve"');
});

test('keeps the comments of files and adds only missing rows, where fmt puts them', async () => {
  const file = '# The alpha team\ncyber_system: Alpha # EMS\nassets:\n  - name: b # second\n    asset_type: hardware\n';
  const text = `${HEADER}\na,Alpha,Server\nb,Alpha,Server\n`;
  const stage = await staged({ Alpha: ['b'] }, text, { 'inventory/team.yml': file });
  const { code, stdout } = await csv(stage);
  expect(code).toBe(0);
  expect(stdout).toContain('Wrote 1 changed file: 2 rows, 1 declared already, in ');
  const after = file.replace('  - name: b', '  - name: a\n    asset_type: hardware\n  - name: b');
  expect(stage.read('inventory/team.yml')).toBe(after);
  expect(await stage.cli('fmt', '--check')).toMatchObject({ code: 0 });
  expect(inventoryFiles(stage)).toEqual(['team.yml']);
  const again = await csv(stage);
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing to import: the files declare') });
  expect(stage.read('inventory/team.yml')).toBe(after);
});

test('several systems, some already in files: adds rows in order of name and reports what prune will do', async () => {
  const files = {
    'inventory/alpha.yml': declare('Alpha', ['a']),
    'inventory/beta.yml': declare('Beta', ['b'], 'prune: false'),
  };
  const live = { Alpha: ['a', 'd', 'u'], Beta: ['b'], Gamma: ['x', 'y'], Zeta: ['z'] };
  const rows = ['b,Beta', 'a,Alpha', 'd,Alpha', 'c,Alpha', 'e,Beta', 'p,Gamma', 'm,Gamma', 'k,Zeta'];
  const stage = await staged(live, [HEADER, ...rows.map((row) => `${row},Server`)].join('\n'), files);
  const { stdout } = await csv(stage);
  expect(stdout).toContain('Wrote 2 new files and 2 changed: 8 rows, 2 declared already');
  expect(stdout).toContain('3 live assets of these cyber systems are in no row: prune: false keeps them.');
  expect(stdout).toContain('Prune is on in 1 of');
  expect(stage.read('inventory/alpha.yml')).toBe(declare('Alpha', ['a', 'c', 'd']));
  expect(stage.read('inventory/gamma.yml')).toBe(declare('Gamma', ['m', 'p'], 'prune: false'));
});

test('writes no prune: false because of an asset without a row that another file moves away', async () => {
  const files = { 'inventory/beta.yml': declare('Beta', ['x moved_from=Alpha']) };
  const stage = await staged({ Alpha: ['x', 'ya'], Beta: [] }, `${HEADER}\nya,Alpha,Server\n`, files);
  expect((await csv(stage)).code).toBe(0);
  expect(stage.read('inventory/alpha.yml')).toBe(declare('Alpha', ['ya']));
});

test('an entry that renames, moves or pins an asset declares it: no row adds a second entry', async () => {
  const files = {
    'inventory/alpha.yml': declare('Alpha', ['new renamed_from=old', 'pinned id=ca_p', 'moved moved_from=Beta']),
  };
  const text = `${HEADER}\nold,Alpha,Server\np,Alpha,Server\nmoved,Beta,Server\nfresh,Beta,Server\n`;
  const live = { Alpha: ['old', 'p'], Beta: ['moved'] };
  const stage = await staged(live, text, files);
  const before = await planned(stage);
  const { code, stdout } = await csv(stage);
  expect({ code, found: findings(stdout) }).toEqual({ code: 0, found: ['4 csv-differs'] });
  expect(await planned(stage)).toEqual([...before, 'create Beta fresh']);

  const moved = await staged(live, `${HEADER}\nmoved,Beta,Server\n`, files);
  expect((await csv(moved)).code).toBe(0);
  expect(inventoryFiles(moved)).toEqual(['alpha.yml']);
});

test('an id column renames and moves assets; unknown and repeated ids are refused', async () => {
  const words = { columns: { id: 'Sys' } };
  const live = { Alpha: ['a', 'b'], Beta: [] };
  const stage = await staged(live, `Sys,${HEADER}\nca_a,a2,Alpha,Server\nca_b,b,Beta,Server\n,c,Beta,Server\n`);
  expect((await csvAs(stage, words)).code).toBe(0);
  expect(await planned(stage)).toEqual(['update name Alpha a2', 'update cyber_system_id Beta b', 'create Beta c']);
  expect(stage.read('inventory/beta.yml')).toBe(declare('Beta', ['b id=ca_b', 'c']));

  const wrong = `Sys,${HEADER}\nca_x,a,Alpha,Server\nca_b,b,Alpha,Server\nca_b,c,Alpha,Server\n,b,Alpha,Server\n`;
  const { code, stdout } = await csvAs(await staged(live, wrong), words);
  expect(code).toBe(1);
  expect(findings(stdout)).toEqual(
    expect.arrayContaining(['2 unknown-asset-id', '3 csv-repeated-number', '5 duplicate-asset']),
  );
});

test('if several live assets have one name, a row must give the id', async () => {
  const cyber_assets = ['ca_1', 'ca_2'].map((id) => {
    return { id, name: 'a', cyber_system_id: 'cs_alpha', asset_type: 'hardware' as const };
  });
  const options = { uniqueNames: 'none' } as const;
  const stage = await setStage({ seed: world({ Alpha: [] }, { cyber_assets }), options });
  stage.write({ 'cmdb.csv': `${HEADER}\na,Alpha,Server\n` });
  const { code, stdout } = await csv(stage);
  expect({ code, found: findings(stdout) }).toEqual({ code: 1, found: ['2 ambiguous-asset'] });
  stage.write({ 'cmdb.csv': `Sys,${HEADER}\nca_1,a,Alpha,Server\nca_2,a,Alpha,Server\n` });
  expect((await csvAs(stage, { columns: { id: 'Sys' } })).code).toBe(0);
  expect(stage.read('inventory/alpha.yml')).toContain('id: ca_1');
});

test('a facility column distinguishes systems with the same name; an unknown facility is refused', async () => {
  const seed = world({}, namesakes('DCS'));
  const rows = (third: string) => ({
    'cmdb.csv': `Site,${HEADER}\nNorth,a,DCS,Server\nSouth,a,DCS,Server\n${third}\n`,
  });
  const stage = await setStage({ seed, files: rows('') });
  expect((await csvAs(stage, { columns: { facility: 'Site' } })).code).toBe(0);
  expect(inventoryFiles(stage)).toEqual(['north/dcs.yml', 'south/dcs.yml']);
  expect(await planned(stage)).toEqual(['create DCS a', 'create DCS a']);

  const wrong = await setStage({ seed, files: rows('Nort,b,DCS,Server\n,c,DCS,Server') });
  const { code, stdout } = await csvAs(wrong, { columns: { facility: 'Site' } });
  expect({ code, found: findings(stdout) }).toEqual({
    code: 1,
    found: ['4 csv-unknown-facility', '5 ambiguous-cyber-system', '3 duplicate-name'],
  });
});

test('if names must be unique in the organization, a row cannot repeat a name of a file or another row', async () => {
  const stage = await staged({ Alpha: [], Beta: [] }, `${HEADER}\na,Beta,Server\nb,Beta,Server\nb,Alpha,Server\n`, {
    'inventory/alpha.yml': declare('Alpha', ['a']),
  });
  const { code, stdout } = await csv(stage, '--unique-names', 'organization');
  expect({ code, found: findings(stdout) }).toEqual({ code: 1, found: ['2 duplicate-name', '4 duplicate-name'] });
});

test('the printed mapping, as it is, settles rows that are alike and a footer, and leaves out no other row', async () => {
  const rows = ['relay,A1,Alpha', 'relay,A2,Alpha', 'hmi,,Alpha', 'Exported for the audit,,'];
  const stage = await staged({ Alpha: [] }, ['Device,Serial,System', ...rows].join('\n'), {
    'map.yml': 'columns: {name: Device, cyber_system: System}\ndefaults: {asset_type: hardware}\n',
  });
  const run = () => stage.cli('import', '--from-csv', 'cmdb.csv', '--mapping', 'map.yml');
  const first = await run();
  const printed = first.stdout + first.stderr;
  expect(findings(printed)).toEqual(['2 csv-alike', '5 csv-odd-row']);
  stage.write({ 'map.yml': printed.slice(printed.indexOf('# headers')) });
  const second = await run();
  expect(second).toMatchObject({ code: 0, stdout: expect.stringContaining('Left out 1 row, at line 5: ') });
  expect(await planned(stage)).toEqual(['hmi', 'relay (A1)', 'relay (A2)'].map((name) => `create Alpha ${name}`));
});

/** Hostnames that repeat across sites, devices without a name, and a site that is a control center. */
const NETBOX = `Name,Role,Site,Status,ID
sw-01,Access Switch,Butte Ridge,Active,41
sw-01,Access Switch,Cedar Flat,Active,42
sw-01,Access Switch,HQ,Active,43
,Patch Panel,Butte Ridge,Active,44
,Patch Panel,Cedar Flat,Active,45
rt-01,Router,Butte Ridge,Decommissioning,46
rt-01,Router,Cedar Flat,Planned,47
TBD,Router,HQ,Active,48
`;

test('a NetBox export: reports each problem once, and the printed mapping, filled in, solves them all', async () => {
  const systems = [
    { id: 'cs_1', name: 'Network', facility_id: 'fac_1' },
    { id: 'cs_2', name: 'Network', facility_id: 'fac_2' },
    { id: 'cs_3', name: 'Network', control_center_id: 'cc_1' },
  ];
  const facilities = [
    { id: 'fac_1', name: 'Butte Ridge Substation' },
    { id: 'fac_2', name: 'Cedar Flat Substation' },
  ];
  const seed = world({}, { cyber_systems: systems, facilities, control_centers: [{ id: 'cc_1', name: 'Control' }] });
  const given =
    'columns: {name: Name, asset_type: Role, facility: Site, external_id: ID}\ndefaults: {cyber_system: Network}\n';
  const stage = await setStage({ seed, files: { 'cmdb.csv': NETBOX, 'map.yml': given } });
  const run = (...more: string[]) => stage.cli('import', '--from-csv', 'cmdb.csv', '--mapping', 'map.yml', ...more);
  const first = await run();
  expect(first.code).toBe(1);
  expect(first.stdout).toContain('\nComplete this mapping, check it, save it, and name it with --mapping FILE. It has');
  // Errors first, each cause once with its rows; then odd names.
  expect(findings(first.stdout)).toEqual([
    ...['2 csv-unknown-type', '2 csv-unknown-facility', '3 csv-unknown-facility', '4 csv-unknown-facility'],
    ...['5 csv-empty-cell', '5 csv-unknown-type', '7 csv-unknown-type', '9 csv-odd-name'],
  ]);
  expect(first.stdout).toContain('The name is empty (2 rows, at lines 5 and 6).\n');
  expect(first.stdout).toContain('skip: {Name: ""}');
  expect(first.stdout).toContain('facilities: {HQ: null}');
  const printed = first.stdout.slice(first.stdout.indexOf('columns:'));
  expect(printed).toContain('  facility: "Site"\n');
  expect(printed).toContain('skip: # rows to leave out\n  "Name": ""\n');
  expect(printed).not.toContain('cs_');

  const filled = printed
    .replace('# "Patch Panel":', '"Patch Panel":')
    // The facilities of a similar name are filled in already.
    .replace('# "HQ": "Butte Ridge Substation" # or "Cedar Flat Substation" or null', '"HQ": null')
    .replace('  "Name": ""\n', '  "Name": ""\n  "Status": [Decommissioning, Planned]\n');
  stage.write({ 'map.yml': filled });
  const second = await run();
  expect(second.code).toBe(0);
  expect(second.stdout).toContain('Left out 2 rows, at lines 5 and 6: "Name" is empty.\n');
  expect(second.stdout).toContain('Left out 1 row, at line 7: "Status" is "Decommissioning".\n');
  expect(inventoryFiles(stage)).toEqual([
    ...['butte-ridge-substation/network.yml', 'cedar-flat-substation/network.yml', 'network.yml'],
  ]);
  const made = ['create Network TBD', ...Array.from({ length: 3 }, () => 'create Network sw-01')];
  expect((await planned(stage)).sort()).toEqual(made);
  expect((await stage.cli('fmt', '--check')).code).toBe(0);
  const { stdout } = await stage.cli('plan');
  expect(stdout.match(/duplicate-name/g)).toHaveLength(1);

  // The next night: one more device, and the text of the pull request.
  stage.write({ 'cmdb.csv': `${NETBOX}ap-01,Access Switch,HQ,Active,49\n` });
  const third = await run('--update', '--markdown');
  expect(third.code).toBe(0);
  expect(third.stdout).toMatch(/^1 added, 4 unchanged\.\n/);
  expect(third.stdout).toContain('added: ap-01');
  expect(third.stdout).toContain('Left out 2 rows, at lines 5 and 6: "Name" is empty.');
  const { left_out } = JSON.parse((await run('--update', '--json')).stdout);
  expect(left_out).toEqual([
    { rule: 'skip', column: 'Name', value: '', lines: [5, 6] },
    { rule: 'skip', column: 'Status', value: 'Decommissioning', lines: [7] },
    { rule: 'skip', column: 'Status', value: 'Planned', lines: [8] },
  ]);
  expect((await stage.cli('fmt', '--check')).code).toBe(0);
});
