// `ignore` and `asset_type` at the head of a document, in plan and import.
import { expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { world } from './world.ts';

const FILE = `# Lab assets come and go.
cyber_system: Alpha
ignore: ["lab-*", spare]
asset_type: hardware
assets:
  - name: a
  - name: historian
    asset_type: software
`;

const stageWithLab = () =>
  setStage({
    seed: world({ Alpha: ['a', 'historian software', 'lab-1', 'lab-2', 'spare', 'left'] }),
    files: { 'inventory/a.yml': FILE },
  });

test('import adds missing assets but no ignored assets, and repeats no type from the head', async () => {
  const stage = await stageWithLab();
  expect(await stage.cli('import')).toMatchObject({ code: 0, writes: [] });
  expect(stage.read('inventory/a.yml')).toBe(`${FILE}  - name: left\n`);
  expect((await stage.cli('plan')).stdout).toContain('3 unchanged · 3 ignored');
});

test('a CSV row for an ignored asset is a finding at that row', async () => {
  const stage = await stageWithLab();
  stage.write({ 'cmdb.csv': 'name,cyber_system,asset_type\nleft,Alpha,hardware\nlab-7,Alpha,hardware\n' });
  const { code, stdout } = await stage.cli('import', '--from-csv', 'cmdb.csv');
  expect(code).toBe(1);
  expect(stdout).toContain(
    'cmdb.csv:3:1 error ignored-but-declared\n  The asset "lab-7" is declared, and also ignored by "lab-*" under ignore.\n  3 | lab-7,Alpha,hardware\n',
  );
  expect(stage.read('inventory/a.yml')).toBe(FILE);
});
