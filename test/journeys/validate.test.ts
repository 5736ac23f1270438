// `validate`: reports every finding about the files, without a request.
import { expect, test } from 'vitest';
import { alpha, setStage } from './harness.ts';
import { declare, world } from './world.ts';

test('valid files: exits 0 and prints counts on standard output, without a URL or a key', async () => {
  const stage = await alpha([], ['a', 'b']);
  stage.write({ 'inventory/deep/beta.yaml': declare('Beta', ['c']) });
  const unset = { CIP_SYNC_BASE_URL: undefined, CIP_SYNC_API_KEY: undefined };
  const ran = await stage.start(['validate'], unset).ran;
  const stdout = 'Valid: 2 files, 3 assets in 2 cyber systems\n';
  expect(ran).toMatchObject({ code: 0, stdout, stderr: '', requests: [] });
});

test('invalid files: exits 1 and prints every finding with its place, in file order, without a request', async () => {
  const stage = await setStage({
    files: {
      'inventory/b.yml': 'cyber_system: Beta\nassets:\n  - name: NO\n    asset_type: hardware\n',
      'inventory/a.yml': 'cyber_system: Alpha\nassets:\n  - name: a\n    asset_type: hardwear\n  - nam: b\n',
    },
  });
  const { code, stderr, stdout, requests } = await stage.cli('validate');
  expect({ code, stderr, requests }).toEqual({ code: 1, stderr: '', requests: [] });
  const places = stdout.match(/^inventory\S+ error [a-z-]+/gm);
  // A misspelled key is one finding: it is not also reported as missing.
  expect(places).toEqual([
    'inventory/a.yml:4:17 error wrong-value',
    'inventory/a.yml:5:5 error unknown-key',
    'inventory/a.yml:5:5 error missing-key',
    'inventory/b.yml:3:11 error unquoted-scalar',
  ]);
  expect(stdout).toContain('Did you mean "hardware"?');
});

const HALF = {
  'inventory/a.yml':
    'cyber_system: Alpha\nignore: ["l*"]\nprune: maybe\nassets:\n  - {name: one, asset_type: hardware}\n',
  'inventory/b.yml':
    'cyber_system: Alpha\nassets:\n  - {name: one, asset_type: hard}\n  - {name: lab, asset_type: hardware, id: ca_7}\n',
  'inventory/c.yml': 'cyber_system: Alpa\nowner: me\nassets:\n  - {name: x, asset_type: hardware, id: ca_7}\n',
  'inventory/d.yml': 'assets:\n  - {name: one, asset_type: hardware}\n',
};
const BETWEEN = [
  ...['a.yml:3:8 error wrong-value', 'b.yml:1:15 error duplicate-system', 'b.yml:3:5 error duplicate-asset'],
  'b.yml:3:29 error wrong-value',
  ...['b.yml:4:5 error ignored-but-declared', 'c.yml:2:1 error unknown-key', 'c.yml:4:41 error duplicate-id'],
  'd.yml:1:1 error missing-key',
];
const findingsIn = (text: string) =>
  Array.from(text.matchAll(/^inventory\/(\S+ (?:error|warning) [a-z-]+)/gm), ([, one]) => one);

test('an error in one document hides no finding between documents, even if the service does not answer', async () => {
  const stage = await setStage({ seed: world({ Alpha: [] }), files: HALF });
  expect(findingsIn((await stage.cli('validate')).stdout)).toEqual(BETWEEN);
  const unplaced = ['c.yml:1:15 error unknown-cyber-system', 'b.yml:4:43 error unknown-asset-id'];
  const planned = findingsIn((await stage.cli('plan')).stdout);
  expect(planned).toEqual(expect.arrayContaining([...BETWEEN, ...unplaced]));
  expect(planned).toHaveLength(BETWEEN.length + unplaced.length);
  expect(findingsIn((await stage.cli('plan', '--base-url', 'http://127.0.0.1:1')).stdout)).toEqual(BETWEEN);
});

test('--json prints one document with the findings and exits with the same code', async () => {
  const stage = await alpha([], ['a', 'a']);
  const { code, stdout, stderr } = await stage.cli('validate', '--json');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({
    result: 'invalid',
    files: 1,
    diagnostics: [{ code: 'duplicate-asset', severity: 'error', path: 'inventory/alpha.yml', line: 5 }],
  });
});

test('--path is relative to --working-directory', async () => {
  const stage = await setStage({
    files: { 'plant/live/a.yml': declare('Alpha', ['a']), 'live/b.yml': 'not: valid\n', 'plant/c.yml': 'not: valid\n' },
  });
  expect(await stage.cli('validate', '--working-directory', 'plant', '--path', 'live')).toMatchObject({
    ...{ code: 0, stdout: 'Valid: 1 file, 1 asset in 1 cyber system\n' },
  });
});
