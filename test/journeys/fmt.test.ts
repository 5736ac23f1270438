// `fmt`: gives every file one form, keeps comments, and does not change the plan. --check is for CI.
import { expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { declare, world } from './world.ts';

const UNTIDY = `# Owner: EMS
assets:
    # the second
    - asset_type: hardware
      name:   b # rack 3
    - {asset_type: hardware, name: 0123}
cyber_system: Alpha
`;
const TIDY = `# Owner: EMS
cyber_system: Alpha
assets:
  - name: "0123"
    asset_type: hardware
  # the second
  - name: b # rack 3
    asset_type: hardware
`;

test('formats a file without the service; afterwards --check finds nothing to format', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['0123', 'b'] }), files: { 'inventory/alpha.yml': UNTIDY } });
  const checked = await stage.cli('fmt', '--check');
  expect(checked).toMatchObject({ code: 1, stdout: 'inventory/alpha.yml\n', requests: [] });
  expect(checked.stderr).toMatch(/^1 of 1 file to format, in \d+\.\d s: run cip-sync fmt\.\n$/);
  expect(stage.read('inventory/alpha.yml')).toBe(UNTIDY);
  const formatted = await stage.built('fmt');
  const stdout = expect.stringMatching(/^formatted inventory\/alpha\.yml\nFormatted 1 of 1 file, in \d+\.\d s\.\n$/);
  expect(formatted).toMatchObject({ code: 0, stdout, requests: [] });
  expect(stage.read('inventory/alpha.yml')).toBe(TIDY);
  expect(await stage.cli('fmt', '--check')).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(/^Formatted already: 1 file, in \d+\.\d s\.\n$/),
  });
  expect(await stage.cli('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
  stage.write({ 'inventory/alpha.yml': `\uFEFF${TIDY}` });
  expect(await stage.cli('fmt', '--check')).toMatchObject({ code: 1, stdout: 'inventory/alpha.yml\n' });
  // `fmt` judges only the form, and says where more is found.
  stage.write({ 'inventory/alpha.yml': declare('Alpha', ['relay']).replace('relay', 'relay #3') });
  const said = /^Formatted already: .*\n1 warning about these files: run cip-sync validate\.\n$/;
  expect(await stage.cli('fmt')).toMatchObject({ code: 0, stdout: expect.stringMatching(said) });
});

test('if one file has an error, prints the finding, writes no file and exits 1', async () => {
  const broken = 'cyber_system: "Beta\nassets: []\n';
  const stage = await setStage({ files: { 'inventory/alpha.yml': UNTIDY, 'inventory/beta.yml': broken } });
  const refused = await stage.cli('fmt');
  expect(refused).toMatchObject({ code: 1, stderr: '' });
  expect(refused.stdout).toMatch(/^inventory\/beta\.yml:\d+:\d+ error yaml-syntax\n(?: {2}.*\n)+Nothing was written: /);
  expect(stage.read('inventory/alpha.yml')).toBe(UNTIDY);
});
