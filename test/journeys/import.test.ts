// `import`: writes the live inventory to files, all or none, and only reads from the service.
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALPHA, setStage, testOnPosix } from './harness.ts';
import { ACME, declare, world } from './world.ts';

const inAlpha = { cyber_system_id: 'cs_alpha', asset_type: 'hardware' } as const;
const LIVE = world(
  { Alpha: [], Beta: [] },
  {
    cyber_assets: [
      { id: 'ca_1', name: 'b', ...inAlpha },
      { id: 'ca_2', name: 'NO', ...inAlpha },
      { id: 'ca_3', name: 'a\u202Eb', ...inAlpha },
    ],
  },
);

test('fills an empty folder and only reads; then a plan has no changes and a second import nothing to do', async () => {
  const stage = await setStage({ seed: LIVE, options: { uniqueNames: 'none' } });
  const imported = await stage.built('import');
  expect(imported).toMatchObject({ code: 0, writes: [] });
  expect(imported.stdout).toMatch(/Wrote 2 new files: 2 cyber systems, 3 assets, in \d+\.\d s\.\nPrune is on in 2 of/);
  const planned = await stage.cli('plan', '--detailed-exitcode');
  expect(planned).toMatchObject({ code: 0 });
  expect(planned.stdout).toContain('3 unchanged');
  expect((await stage.cli('import')).stdout).toMatch(
    /^Nothing to import: the files declare all that is live, as found in \d+\.\d s\.\n$/,
  );
});

test('--dry-run prints the diff on standard output and writes nothing', async () => {
  const stage = await setStage({ seed: LIVE, options: { uniqueNames: 'none' } });
  const shown = await stage.cli('import', '--dry-run');
  expect(shown.code).toBe(0);
  expect(shown.stdout).toMatch(
    /^--- \/dev\/null\n\+\+\+ b\/inventory\/.*alpha\.yml\n@@ -0,0 \+1,\d+ @@\n\+cyber_system: Alpha\n/m,
  );
  expect(shown.stdout).toContain('+  - name: "NO"\n');
  expect(shown.stdout).toMatch(/^\+ {2}- name: "a\\u202Eb"\n\+ {4}asset_type: hardware\n\+ {4}id: ca_/m);
  expect(shown.stderr).toMatch(/ Nothing was written\.\n/);
  expect(existsSync(join(stage.folder, 'inventory'))).toBe(false);
});

test('with --out inside the inventory, declares no system again that another file declares', async () => {
  const files = { 'inventory/team/beta.yml': declare('Beta', ['b']) };
  const stage = await setStage({ seed: world({ Alpha: ['a'], Beta: ['b', 'c'] }), files });
  expect(await stage.cli('import', '--out', 'inventory/new')).toMatchObject({ code: 0 });
  expect(stage.read('inventory/team/beta.yml')).toContain('name: c');
  expect(existsSync(join(stage.folder, 'inventory/new/beta.yml'))).toBe(false);
  expect(await stage.cli('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
});

// Where case does not count, `Inventory` and `inventory` are such ways, too.
testOnPosix('reads each file once if --path and --out name its folder in two ways', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['a', 'b'] }), files: { [ALPHA]: declare('Alpha', ['a']) } });
  symlinkSync('work', `${stage.root}/link`);
  expect(await stage.cli('import', '--path', '../link/inventory', '--out', 'inventory')).toMatchObject({ code: 0 });
  expect(stage.read(ALPHA)).toContain('name: b');
});

test('if a file has an error, prints the finding, exits 1 and writes no file', async () => {
  const files = { 'inventory/alpha.yml': 'cyber_system: Alpha\nassets:\n  - name: NO\n    asset_type: hardware\n' };
  const stage = await setStage({ seed: LIVE, files });
  const refused = await stage.cli('import');
  expect(refused).toMatchObject({ code: 1, stderr: '' });
  expect(refused.stdout).toMatch(
    /^inventory\/alpha\.yml:3:11 error unquoted-scalar\n(?: {2}.*\n)+Nothing was written: /,
  );
  expect(stage.files().filter((path) => path.endsWith('.yml'))).toEqual([`${stage.folder}/inventory/alpha.yml`]);
  expect(stage.read('inventory/alpha.yml')).toBe(files['inventory/alpha.yml']);
});

test('if the service refuses the key, prints its answer and writes no file; errors in files come first', async () => {
  const files = { 'cmdb.csv': 'name,cyber_system,asset_type\na,Alpha,hardware\n' };
  const stage = await setStage({ seed: LIVE, files });
  const env = { CIP_SYNC_API_KEY: 'revoked' };
  for (const more of [[], ['--from-csv', 'cmdb.csv']]) {
    const refused = await stage.here(['import', ...more], { env });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^error: GET \/facilities: the service answered 401/);
  }
  expect(existsSync(join(stage.folder, 'inventory'))).toBe(false);
  stage.write({ 'inventory/a.yml': 'cyber_system: Alpha\n' });
  expect(await stage.here(['import', '--from-csv', 'cmdb.csv'], { env })).toMatchObject({
    ...{ code: 1, stdout: expect.stringMatching(/^inventory\/a\.yml:1:1 error missing-key(?![\s\S]*401)/) },
  });
});

test('says that --out leads away from the inventory, whose files are then not read', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['a'] }), files: { [ALPHA]: declare('Alpha', ['a']) } });
  const said =
    'The files in inventory are not read, because --out names another folder. To read them, give --path inventory.\n';
  const fresh = (...more: string[]) => stage.cli('import', '--out', 'fresh', '--dry-run', ...more);
  expect(await fresh()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('+  - name: a\n'),
    stderr: expect.stringContaining(said),
  });
  expect((await fresh('--path', 'inventory')).stderr).not.toContain(said);
});

test('refuses a cyber system that the service does not have, and a path without inventory files', async () => {
  const files = { 'inventory/gone.yml': 'cyber_system: Gone\nassets: []\n' };
  const stage = await setStage({ seed: LIVE, files });
  expect((await stage.cli('import')).stdout).toMatch(/error unknown-cyber-system/);
  const mistyped = await stage.cli('import', '--out', 'fresh', '--path', 'inventori');
  expect(mistyped).toMatchObject({ code: 1 });
  expect(mistyped.stdout).toMatch(/error no-inventory\n.*inventori/);
});

test('writes the impact rating of a system that it writes anew, if an input names the field; fmt keeps its place', async () => {
  const systems = [
    { id: 'cs_alpha', name: 'Alpha', impact_rating: 'High' as const },
    { id: 'cs_beta', name: 'Beta' },
  ];
  const seed = world({}, { cyber_systems: systems });
  const stage = await setStage({ seed, options: { impactRatingField: 'rating' } });
  const field = ['--impact-rating-field', 'rating'];
  expect((await stage.cli('import', ...field)).code).toBe(0);
  expect(stage.read('inventory/alpha.yml')).toBe('cyber_system: Alpha\nimpact_rating: High\nassets: []\n');
  expect(stage.read('inventory/beta.yml')).toBe('cyber_system: Beta\nassets: []\n');
  const planned = await stage.cli('plan', '--json', ...field);
  expect(JSON.parse(planned.stdout)).toMatchObject({ changes: [], diagnostics: [] });
  // What a file says already stays.
  stage.write({ 'inventory/alpha.yml': 'prune: true\nimpact_rating: Low # by us\ncyber_system: Alpha\nassets: []\n' });
  stage.emulator.store
    .organization(ACME)
    .createAsset({ name: 'a', cyber_system_id: 'cs_alpha', asset_type: 'software' });
  await stage.cli('import', '--update', ...field);
  expect(stage.read('inventory/alpha.yml')).toMatch(/impact_rating: Low # by us\n[\s\S]*name: a\n/);
  await stage.cli('fmt');
  expect(stage.read('inventory/alpha.yml')).toMatch(/^cyber_system: Alpha\nimpact_rating: Low # by us\nprune: true\n/);
});
