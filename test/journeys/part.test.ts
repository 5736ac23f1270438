// `--only`: plans everything and keeps only the changes of some cyber systems.
import { expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { declare, namesakes, world } from './world.ts';

/** `rtu` was cut from Alpha and pasted into Beta; Gamma gets an asset. */
const stageWithMove = () =>
  setStage({
    seed: world({ Alpha: ['rtu', 'stays'], Beta: [], Gamma: [] }),
    files: {
      'inventory/alpha.yml': declare('Alpha', ['stays']),
      'inventory/beta.yml': declare('Beta', ['rtu']),
      'inventory/gamma.yml': declare('Gamma', ['new']),
    },
  });

test('--only plans everything and shows the named system; a move out of it is still a move', async () => {
  const stage = await stageWithMove();
  const { stdout } = await stage.cli('plan', '--only', 'Alpha', '--out', 'plan.json');
  expect(stdout).toContain('1 to move');
  expect(stdout).toContain('Only "Alpha": 1 change of other systems left out.');
  expect(stdout).not.toContain('to create');
  const saved = JSON.parse(stage.read('plan.json'));
  expect(saved).toMatchObject({ only: ['Alpha'], summary: { update: 1, create: 0, left_out: 1 } });
  expect(saved.changes).toHaveLength(1);
  const markdown = await stage.cli('plan', '--only', 'Alpha', '--markdown');
  expect(markdown.stdout).toContain('1 change of other systems left out.');
});

test('apply of a plan that was saved with --only executes only the changes of those systems', async () => {
  const stage = await stageWithMove();
  const { stdout } = await stage.cli('plan', '--only', 'Alpha', '--only', 'cs_beta', '--out', 'plan.json');
  expect(stdout).toContain('Only "Alpha" and "cs_beta": 1 change of other systems left out.');
  expect(await stage.cli('apply', '--plan', 'plan.json')).toMatchObject({ code: 0 });
  expect(stage.liveNames()).toEqual(['Alpha/stays', 'Beta/rtu']);
});

test.each(['apply', 'drift', 'import'])('--only is only for plan: %s refuses it', async (command) => {
  const ran = await (await stageWithMove()).cli(command, '--only', 'Alpha');
  expect(ran).toMatchObject({ code: 1, requests: [], stderr: expect.stringContaining("unknown option '--only'") });
});

test('apply of a saved plan without changes still reports new errors in the files', async () => {
  const stage = await setStage({
    seed: world({ Alpha: ['a'] }),
    files: { 'inventory/a.yml': declare('Alpha', ['a']) },
  });
  await stage.cli('plan', '--out', 'plan.json');
  stage.write({ 'inventory/a.yml': `${declare('Alpha', ['a'])}note: x\n` });
  const ran = await stage.cli('apply', '--plan', 'plan.json');
  expect(ran).toMatchObject({ code: 1, stdout: expect.stringContaining('unknown-key') });
});

test('--only refuses an unknown name and a name of several sites, and suggests names', async () => {
  const stage = await setStage({
    seed: world({}, namesakes('Plant DCS')),
    files: { 'inventory/a.yml': 'cyber_system: cs_n\nassets: []\n' },
  });
  const several = await stage.cli('plan', '--only', 'Plant DCS');
  expect(several.code).toBe(1);
  expect(several.stderr).toContain(
    '--only names "Plant DCS", which is the name of several cyber systems. Give "North/Plant DCS" or "South/Plant DCS".',
  );
  expect((await stage.cli('plan', '--only', 'Plant DSC')).stderr).toContain(
    'Did you mean "North/Plant DCS" or "South/Plant DCS"?',
  );
  expect((await stage.cli('plan', '--only', 'South/Plant DCS')).code).toBe(0);
});
