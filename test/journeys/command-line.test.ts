import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alpha, setStage } from './harness.ts';
import { declare, world } from './world.ts';

test('systems lists the site, name, id, number of assets and declaring files of each system', async () => {
  const stage = await setStage({
    seed: world(
      {},
      {
        facilities: [{ id: 'fac_n', name: 'North' }],
        cyber_systems: [
          { id: 'cs_1', name: 'Plant DCS', facility_id: 'fac_n' },
          { id: 'cs_2', name: 'Alone' },
        ],
        cyber_assets: [{ id: 'ca_1', name: 'a', cyber_system_id: 'cs_1', asset_type: 'hardware' }],
      },
    ),
    files: { 'inventory/dcs.yml': declare('Plant DCS', []) },
  });
  const { code, stdout, writes } = await stage.cli('systems');
  expect({ code, writes }).toEqual({ code: 0, writes: [] });
  expect(stdout).toBe(
    [
      'SITE   NAME       ID    ASSETS  DECLARED IN',
      'North  Plant DCS  cs_1  1       inventory/dcs.yml',
      '-      Alone      cs_2  0       -',
      '2 cyber systems, 1 of them declared.',
      '',
    ].join('\n'),
  );
  const json = JSON.parse((await stage.cli('systems', '--json')).stdout);
  expect(json.cyber_systems[0]).toEqual({
    ...{ site: 'North', name: 'Plant DCS', id: 'cs_1', impact_rating: null, assets: 1 },
    declared_in: ['inventory/dcs.yml'],
  });
});

test('systems shows the rating and the control center that the service has, and says which field it does not have', async () => {
  const center = { id: 'cc_1', name: 'Hilltop' };
  const stage = await setStage({
    seed: world(
      {},
      {
        control_centers: [center],
        cyber_systems: [{ id: 'cs_1', name: 'EMS', control_center_id: 'cc_1', impact_rating: 'High' }],
      },
    ),
    options: { impactRatingField: 'rating', controlCenterField: 'center' },
    files: { 'inventory/ems.yml': declare('EMS', []) },
  });
  const shown = await stage.cli('systems', '--impact-rating-field', 'rating', '--control-center-field', 'center');
  expect(shown.stdout).toMatch(/^SITE +NAME +RATING +ID .*\nHilltop +EMS +High +cs_1 +0 +inventory\/ems\.yml\n1 cyber/);
  const misspelled = await stage.cli('systems', '--impact-rating-field', 'ratin');
  expect(misspelled.stdout).toMatch(
    /\n- +EMS +- +cs_1 .*\nnotice unknown-field\n.*, which --impact-rating-field names\.\n.*Did you mean "rating"\?/,
  );
});

test.each([
  ['validate', /^error no-inventory/],
  ['plan', /^Inventory plan.*: 1 error, nothing is planned\n/],
  ['drift', /^Drift.*: 1 error, nothing is compared\n/],
])('%s in an empty folder says how to begin', async (command, heading) => {
  const { code, stdout } = await (await setStage()).cli(command);
  expect(code).toBe(1);
  expect(stdout).toMatch(heading);
  expect(stdout).toMatch(
    /\n {2}help: To begin, run cip-sync import, .* If there are files elsewhere, correct --path\.\n/,
  );
});

test('a run inside the inventory folder names that folder and suggests "."', async () => {
  const stage = await setStage({ files: { 'inventory/a.yml': 'cyber_system: A\nassets: []\n' } });
  const { stdout } = await stage.cli('validate', '--working-directory', 'inventory');
  expect(stdout).toMatch(
    /no-inventory\n.*looked for in the folder "[^"]*work\/inventory"\.\n {2}help: Did you mean "\."\?/,
  );
  expect((await stage.cli('validate', '--working-directory', 'inventory', '--path', '.')).code).toBe(0);
});

test('suggests to check the base URL if the service does not have its path', async () => {
  const stage = await alpha([], []);
  const { code, stderr } = await stage.cli('plan', '--base-url', `${stage.emulator.url}/v9`);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining('answered 404. Check the base URL, or'),
  });
});

test.each([
  ['help bogus', "unknown command 'bogus'"],
  ['help audit verfiy', "audit has no command 'verfiy'. Its commands are"],
  ['audit verfiy --help', "audit has no command 'verfiy'. Its commands are"],
])('%s: reports an unknown command', async (line, message) => {
  const { code, stdout, stderr } = await (await setStage()).cli(...line.split(' '));
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
});

test('help COMMAND prints the same as COMMAND --help, also for commands of audit', async () => {
  const stage = await setStage();
  for (const command of [['plan'], ['audit'], ['audit', 'verify'], ['help']]) {
    const { code, stdout } = await stage.cli('help', ...command);
    expect({ code, stdout }).toEqual({ code: 0, stdout: (await stage.cli(...command, '--help')).stdout });
  }
  const help = await stage.cli('--help');
  expect(help).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('CIP_SYNC_API_KEY') });
  expect(await stage.cli('help')).toEqual(help);
});

test.each([['export'], ['schema', 'plan']])(
  '%s %s --out - prints on standard output, as in other tools',
  async (...argv) => {
    const stage = await alpha([], []);
    const { code, stdout } = await stage.cli(...argv, '--out', '-');
    expect({ code, length: stdout.length }).toEqual({ code: 0, length: (await stage.cli(...argv)).stdout.length });
    expect(readdirSync(stage.folder)).toEqual(['inventory']);
  },
);

test.each([
  ['plan', '--json prints the plan.'],
  ['drift', '--json prints the plan.'],
  ['import', '--dry-run prints the files.'],
])('%s refuses --out - and names the flag that prints', async (command, message) => {
  const stage = await alpha([], []);
  const ran = await stage.cli(command, '--out', '-');
  expect(ran).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message), requests: [] });
  expect(readdirSync(stage.folder)).toEqual(['inventory']);
});

test('schema names the formats that it has', async () => {
  const { stderr } = await (await setStage({})).cli('schema', 'audit');
  expect(stderr).toContain('Its formats are inventory, plan, evidence, import and mapping.');
});
