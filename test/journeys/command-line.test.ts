// Where people are: systems to look at, findings for machines, completion for shells, a file in place of a redirection.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { declare, world } from './world.ts';

test('systems: site, name, id, number of assets, and where each is declared', async () => {
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
  const { code, stdout, stderr, writes } = await stage.cli('systems');
  expect({ code, writes }).toEqual({ code: 0, writes: [] });
  expect(stdout).toBe(
    [
      'SITE   NAME       ID    ASSETS  DECLARED IN',
      'North  Plant DCS  cs_1  1       inventory/dcs.yml',
      '-      Alone      cs_2  0       -',
      '',
    ].join('\n'),
  );
  expect(stderr).toContain('2 cyber systems, 1 of them declared.\n');
  const json = JSON.parse((await stage.cli('systems', '--json')).stdout);
  expect(json.cyber_systems[0]).toEqual({
    ...{ site: 'North', name: 'Plant DCS', id: 'cs_1', assets: 1, declared_in: ['inventory/dcs.yml'] },
  });
  expect((await stage.cli('systems', '--detail', 'counts')).stdout).toBe('');
});

test('a system that was renamed at the service is offered, however much longer its name is', async () => {
  const stage = await setStage({
    seed: world({ 'Line Protection 115 kV': [] }),
    files: { 'inventory/a.yml': declare('Line Protection', []) },
  });
  const { stderr } = await stage.cli('plan');
  expect(stderr).toContain('unknown-cyber-system');
  expect(stderr).toContain('Did you mean "Line Protection 115 kV"?');
});

test('validate --format: sarif and github on standard output, with the places of findings', async () => {
  const stage = await setStage({ files: { 'inventory/a.yml': 'cyber_system: A\nassets:\n  - name: NO\n' } });
  const sarif = await stage.cli('validate', '--format', 'sarif');
  expect(sarif.code).toBe(1);
  const [run] = JSON.parse(sarif.stdout).runs;
  expect(run.results[1]).toMatchObject({
    ruleId: 'unquoted-scalar',
    level: 'error',
    message: { text: expect.stringContaining('Quote it: name: "NO"') },
    locations: [
      { physicalLocation: { artifactLocation: { uri: 'inventory/a.yml' }, region: { startLine: 3, startColumn: 11 } } },
    ],
  });
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['missing-key', 'unquoted-scalar']);
  const github = await stage.cli('validate', '--format', 'github');
  expect(github.stdout).toContain('::error file=inventory/a.yml,line=3,col=11,title=unquoted-scalar');
  expect((await stage.cli('validate', '--format', 'json')).stdout).toBe((await stage.cli('validate', '--json')).stdout);
});

test('schema --out writes what standard output would hold', async () => {
  const stage = await setStage();
  expect(await stage.cli('schema', 'plan', '--out', 'plan.schema.json')).toMatchObject({ code: 0, stdout: '' });
  expect(stage.read('plan.schema.json')).toBe((await stage.cli('schema', 'plan')).stdout);
});

test('completion: bash offers commands, and the flags of each', async () => {
  const stage = await setStage();
  const { stdout } = await stage.cli('completion', 'bash');
  const offers = (...words: string[]) => {
    const line = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _cip_sync; echo "\${COMPREPLY[*]}"`;
    return spawnSync('bash', ['--norc', '-c', `${stdout}\n${line}`], { encoding: 'utf8' }).stdout.trim();
  };
  expect(offers('cip-sync', 'val')).toBe('validate');
  expect(offers('cip-sync', 'plan', '--on')).toBe('--only');
  expect(offers('cip-sync', 'completion', 'po')).toBe('powershell');
});

test.each(['zsh', 'fish', 'powershell'])('completion: %s has each command with its flags', async (shell) => {
  const stage = await setStage();
  const { code, stdout } = await stage.cli('completion', shell);
  expect(code).toBe(0);
  for (const word of ['validate', 'systems', '--only', '--format']) expect(stdout).toContain(word);
});
