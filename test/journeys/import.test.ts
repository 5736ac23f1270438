// `import`: the live inventory as files, with reads alone, whole or not at all.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { declare, world } from './world.ts';

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

test('an empty folder: files by facility and system, GET alone, then a plan without changes, then nothing to import', async () => {
  const stage = await setStage({ seed: LIVE, options: { uniqueNames: 'none' } });
  const imported = await stage.built('import');
  expect(imported).toMatchObject({ code: 0, stdout: '', writes: [] });
  expect(imported.stderr).toMatch(/Wrote 2 new files: 2 cyber systems, 3 assets, in \d+\.\d s\.\nPrune is on in 2 of/);
  const planned = await stage.cli('plan', '--detailed-exitcode');
  expect(planned).toMatchObject({ code: 0 });
  expect(planned.stderr).toContain('3 unchanged');
  expect((await stage.cli('import')).stderr).toMatch(
    /^Nothing to import: the files declare all that is live, as found in \d+\.\d s\.\n$/,
  );
});

test('--dry-run: the diff on standard output, nothing written; under --detail counts no name and no path', async () => {
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

test('--out in a folder of the inventory: what the rest of it declares is not declared twice', async () => {
  const files = { 'inventory/team/beta.yml': declare('Beta', ['b']) };
  const stage = await setStage({ seed: world({ Alpha: ['a'], Beta: ['b', 'c'] }), files });
  expect(await stage.cli('import', '--out', 'inventory/new')).toMatchObject({ code: 0 });
  expect(stage.read('inventory/team/beta.yml')).toContain('name: c');
  expect(existsSync(join(stage.folder, 'inventory/new/beta.yml'))).toBe(false);
  expect(await stage.cli('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
});

test('a file with an error: exit 1, its finding, and no file written', async () => {
  const files = { 'inventory/alpha.yml': 'cyber_system: Alpha\nassets:\n  - name: NO\n    asset_type: hardware\n' };
  const stage = await setStage({ seed: LIVE, files });
  const refused = await stage.cli('import');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^inventory\/alpha\.yml:3:11 error unquoted-scalar: .*\nNothing was written: /);
  expect(stage.files().filter((path) => path.endsWith('.yml'))).toEqual([`${stage.folder}/inventory/alpha.yml`]);
  expect(stage.read('inventory/alpha.yml')).toBe(files['inventory/alpha.yml']);
});

test('a service that refuses the key: exit 1, its answer, and no file; of an export what files have wrong comes first', async () => {
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
    ...{ code: 1, stderr: expect.stringMatching(/^inventory\/a\.yml:1:1 error missing-key(?![\s\S]*401)/) },
  });
});

test('a system that the service does not have, and a path that finds nothing, are refused alike', async () => {
  const files = { 'inventory/gone.yml': 'cyber_system: Gone\nassets: []\n' };
  const stage = await setStage({ seed: LIVE, files });
  expect((await stage.cli('import')).stderr).toMatch(/error unknown-cyber-system/);
  const mistyped = await stage.cli('import', '--out', 'fresh', '--path', 'inventori');
  expect(mistyped).toMatchObject({ code: 1 });
  expect(mistyped.stderr).toMatch(/error no-inventory: .*inventori/);
});
