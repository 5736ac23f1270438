// `report --html`: a page of the live inventory, by reads alone, and of what a plan or an apply did to it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { declare, world } from './world.ts';

const LIVE = { Alpha: ['a', 'b', 'gone'], Beta: [] };
const FILES = { 'inventory/all.yml': declare('Alpha', ['a', 'b2 renamed_from=b', 'c software']) };
const READS = ['/control-centers', '/cyber-assets', '/cyber-systems', '/facilities'].map((path) => `GET ${path} 200`);

test('the page alone is on standard output, after one read of each list', async () => {
  const stage = await setStage({ seed: world(LIVE) });
  const { code, stdout, stderr, requests } = await stage.built('report', '--html');
  expect(code).toBe(0);
  expect(stderr).toMatch(/^0 facilities, 2 cyber systems, 3 assets, all hardware, in \d+\.\d s\n$/);
  expect([...requests].sort()).toEqual(READS);
  expect(stdout).toMatch(/^<!doctype html>\n[\s\S]*<bdi>gone<\/bdi>[\s\S]*<\/html>\n$/);
});

test('before an apply by its plan, after it by its evidence: reads alone', async () => {
  const stage = await setStage({ seed: world(LIVE), files: FILES });
  await stage.cli('plan', '--out', 'plan.json');
  const before = await stage.cli('report', '--html', '--plan', 'plan.json', '--out', 'out/before.html');
  expect(before).toMatchObject({ code: 0, stdout: '', writes: [] });
  expect(before.stderr).toContain('3 assets, all hardware');
  expect(stage.read('out/before.html')).toMatch(
    /3 changes, <b class="bad">1 permanent delete<[\s\S]*What would change[\s\S]*to delete/,
  );
  await stage.cli('apply', '--plan', 'plan.json');
  const [evidence = ''] = stage.records('evidence');
  const after = await stage.cli('report', '--html', '--evidence', evidence);
  expect(after).toMatchObject({ code: 0, writes: [] });
  expect(after.stdout).toMatch(/What changed[\s\S]*saved plan sha256:[\s\S]*renamed/);
  // The page tells which file it was, not where on this machine.
  expect(after.stdout).not.toContain(stage.root);
  stage.write({ 'edited.json': readFileSync(evidence, 'utf8').replaceAll('"gone"', '"kept"') });
  const edited = await stage.cli('report', '--html', '--evidence', 'edited.json');
  expect(edited).toMatchObject({ code: 1, stdout: '', requests: [] });
  expect(edited.stderr).toContain('--evidence was edited since the apply left it: the change ');
});

test('the fields that inputs name are on the page: the control center and the rating', async () => {
  const system = { id: 'cs_1', name: 'EMS', control_center: 'Main Center', impact_rating: 'High' as const };
  const places = { control_centers: [{ id: 'cc_1', name: 'Main Center' }], cyber_systems: [system] };
  const options = { impactRatingField: 'bes', controlCenterField: 'center' };
  const stage = await setStage({ seed: world({}, places), options });
  const fields = ['--impact-rating-field', 'bes', '--control-center-field', 'center'];
  const { stdout } = await stage.cli('report', '--html', ...fields);
  expect(stdout).toMatch(/<h3><bdi>Main Center<\/bdi><\/h3>[\s\S]*<bdi>EMS<\/bdi>.*<bdi>High<\/bdi>/);
  expect((await stage.cli('report', '--html')).stdout).not.toContain('<bdi>High');
  const exported = await stage.cli('export', '--csv', ...fields);
  expect(exported.stdout).toContain(',,EMS,cs_1,,,,Main Center,cc_1,High');
});

describe('refused before anything is asked of the service', () => {
  test.each<[string, string[], string]>([
    ['no format', [], '--html'],
    ['two files', ['--html', '--plan', 'plan.json', '--evidence', 'plan.json'], 'exclude each other'],
    ['a plan that is not there', ['--html', '--plan', 'none.json'], 'cannot be read'],
    ['a plan that was edited', ['--html', '--plan', 'edited.json'], 'was the file edited'],
    ['a plan as evidence', ['--html', '--evidence', 'plan.json'], 'is not an evidence file of an apply'],
    [
      'evidence of a newer format',
      ['--html', '--evidence', 'newer.json'],
      'is of format 2.0, and this version reads 1.1.',
    ],
    ['no JSON', ['--html', '--evidence', 'inventory/all.yml'], 'is not an evidence file of an apply'],
  ])('%s', async (_, flags, said) => {
    const stage = await setStage({ seed: world(LIVE), files: FILES });
    await stage.cli('plan', '--out', 'plan.json');
    stage.write({
      'edited.json': stage.read('plan.json').replaceAll('"gone"', '"b"'),
      'newer.json': '{"format_version": "2.0", "result": "applied", "changes": {}}',
    });
    const { code, stdout, stderr, requests } = await stage.cli('report', ...flags);
    expect({ code, stdout, requests }).toEqual({ code: 1, stdout: '', requests: [] });
    expect(stderr).toContain(said);
  });
});

test('a plan of another organization is refused: its changes are none of these assets', async () => {
  const [mine, other] = [await setStage({ seed: world(LIVE), files: FILES }), await setStage({ seed: world(LIVE) })];
  await mine.cli('plan', '--out', 'plan.json');
  const { organizations } = world(LIVE);
  const renamed = await setStage({ seed: { organizations: organizations.map((one) => ({ ...one, slug: 'other' })) } });
  renamed.write({ 'plan.json': mine.read('plan.json') });
  other.write({ 'plan.json': mine.read('plan.json') });
  expect(await other.cli('report', '--html', '--plan', 'plan.json')).toMatchObject({ code: 0 });
  const { code, stdout, stderr } = await renamed.cli('report', '--html', '--plan', 'plan.json');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('another organization');
});
