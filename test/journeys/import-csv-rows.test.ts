// Systems named by id, and a NetBox export from the first try to a plan.
import { expect, test } from 'vitest';
import { findings, inventoryFiles, planned } from './csv-export.ts';
import { setStage } from './harness.ts';
import { world } from './world.ts';

/** Hostnames that repeat across sites, devices without a name, and a site that is a control center. */
const NETBOX = `Name,Role,Site,Status,ID
sw-01,Access Switch,Butte Ridge,Active,1
sw-01,Access Switch,Cedar Flat,Active,2
sw-01,Access Switch,HQ,Active,3
,Patch Panel,Butte Ridge,Active,4
,Patch Panel,Cedar Flat,Active,5
rt-01,Router,Butte Ridge,Decommissioning,6
rt-01,Router,Cedar Flat,Planned,7
TBD,Router,HQ,Active,8
`;

test('a NetBox export: what is wrong is said once, the printed mapping settles it, and the plan has one notice', async () => {
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
  // Errors first, each cause once with its rows; then what is only odd.
  expect(findings(first.stderr)).toEqual([
    ...['2 csv-unknown-type', '2 csv-unknown-facility', '3 csv-unknown-facility', '4 csv-unknown-facility'],
    ...['5 csv-empty-cell', '5 csv-unknown-type', '7 csv-unknown-type', '9 csv-odd-name'],
  ]);
  expect(first.stderr).toContain('The name is empty (2 rows, at lines 5 and 6). ');
  expect(first.stderr).toContain('skip: {Name: ""}');
  expect(first.stderr).toContain('facilities: {HQ: null}');
  const printed = first.stderr.slice(first.stderr.indexOf('columns:'));
  expect(printed).toContain('  facility: "Site"\n');
  expect(printed).toContain('skip: # rows to leave out\n  "Name": ""\n');
  expect(printed).not.toContain('cs_');

  const filled = printed
    .replace('"Patch Panel":', '"Patch Panel": hardware')
    .replace(/"HQ":.*/, '"HQ": null')
    .replace(/"Butte Ridge":.*/, '"Butte Ridge": Butte Ridge Substation')
    .replace(/"Cedar Flat":.*/, '"Cedar Flat": Cedar Flat Substation')
    .replace('  "Name": ""\n', '  "Name": ""\n  "Status": [Decommissioning, Planned]\n');
  stage.write({ 'map.yml': filled });
  const second = await run();
  expect(second.code).toBe(0);
  expect(second.stderr).toContain('Left out 2 rows: "Name" is empty.\n');
  expect(second.stderr).toContain('Left out 1 row: "Status" is "Decommissioning".\n');
  expect(inventoryFiles(stage)).toEqual([
    ...['butte-ridge-substation/network.yml', 'cedar-flat-substation/network.yml', 'network.yml'],
  ]);
  const made = ['create Network TBD', ...Array.from({ length: 3 }, () => 'create Network sw-01')];
  expect((await planned(stage)).sort()).toEqual(made);
  expect((await stage.cli('fmt', '--check')).code).toBe(0);
  const { stderr } = await stage.cli('plan');
  expect(stderr.match(/duplicate-name/g)).toHaveLength(1);

  // The next night: a device more, and the text of the pull request.
  stage.write({ 'cmdb.csv': `${NETBOX}ap-01,Access Switch,HQ,Active,9\n` });
  const third = await run('--update', '--markdown');
  expect(third.code).toBe(0);
  expect(third.stdout).toMatch(/^1 added, 4 unchanged\.\n/);
  expect(third.stdout).toContain('added: ap-01');
  expect((await stage.cli('fmt', '--check')).code).toBe(0);
});
