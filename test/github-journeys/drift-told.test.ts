// What the issue about drift holds, on real files and a real service: YAML that adopts whatever is there, no name where
// none may be, and no more than GitHub takes.
import { describe, expect, test } from 'vitest';
import type { SeedAsset } from '../../src/emulator/seed.ts';
import { numbered } from '../journeys/world.ts';
import { look, theIssue } from './drifting.ts';
import { declare, seeded, setWorld } from './world.ts';

/** The blocks of YAML in an issue, in order. */
function yamlOf(body: string): string[] {
  return Array.from(body.matchAll(/^(`{3,})yaml\n([\s\S]*?)^\1$/gm), ([, , block = '']) => block);
}

const HOSTILE = [
  '@acme/everyone',
  '[x](https://evil.example)',
  '``` \n```\n## out',
  '<img src=x onerror=alert(1)>',
  '\u202Egnp.exe',
  'a\u0000b\u001B[31m',
  'name: "x"\n    asset_type: software',
  '# comment',
  'NO',
  '0123',
  ' padded ',
  '::error::gone',
  '😀 \u{E0001}',
];

describe('the YAML to adopt', () => {
  test('declares what is there, whatever it is called, and then nothing has drifted', async () => {
    const asset = (name: string, index: number): SeedAsset => {
      return { id: `ca_${index}`, name, cyber_system_id: 'cs_alpha', asset_type: 'software' };
    };
    const twins = [asset('twin', 90), asset('twin', 91)];
    const seed = seeded({ Alpha: [] }, { cyber_assets: [...HOSTILE.map(asset), ...twins] });
    const world = await setWorld({ seed, files: { 'inventory/alpha.yml': declare('Alpha', []) } });
    expect((await look(world)).outputs).toMatchObject({ result: 'drifted', 'drift-count': '15' });
    const [add = ''] = yamlOf(theIssue(world).body);
    expect(add).not.toMatch(/(?!\n)\p{Cc}|\p{Cf}/u);
    await world.directPush({ 'inventory/alpha.yml': `cyber_system: Alpha\nassets:\n${add}` });
    expect((await look(world)).outputs).toMatchObject({ result: 'clean', 'drift-count': '0' });
    expect(theIssue(world).state).toBe('closed');
  });

  test('corrects what changed there, and moves what moved', async () => {
    const seed = seeded({ Alpha: ['a', 'stays software'], Beta: ['moved', 'renamed'], Gamma: [] });
    const file = (name: string, ...assets: string[]) => ({ [`inventory/${name}.yml`]: declare(name, assets) });
    const alpha = ['a', 'stays', 'moved id=ca_moved', 'other id=ca_renamed'];
    const world = await setWorld({ seed, files: file('Alpha', ...alpha) });
    expect((await look(world)).outputs).toMatchObject({ result: 'drifted', 'drift-count': '3' });
    const [correct = ''] = yamlOf(theIssue(world).body);
    expect(correct).toContain('in place of stays\n  - name: "stays"\n    asset_type: software\n');
    expect(correct).toMatch(/take out moved\n# a new file, Beta \(cs_beta\): add\ncyber_system: "cs_beta"\nassets:\n/);
    expect(correct).toContain('  - name: "renamed"\n    asset_type: hardware\n    id: "ca_renamed"\n');
  });
});

test('3,000 assets that drifted: the issue has room for some, and the summary for all', async () => {
  const seed = seeded({ Alpha: numbered('extra', 1500).map((name) => `${name} software`) });
  const world = await setWorld({ seed, files: { 'inventory/alpha.yml': declare('Alpha', numbered('gone', 1500)) } });
  const ran = await look(world);
  expect(ran.outputs).toMatchObject({ result: 'drifted', 'drift-count': '3000' });
  const { body } = theIssue(world);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
  expect(Buffer.byteLength(body)).toBeGreaterThan(55_000);
  expect(body.match(/more not shown here\. The summary of the run has more\./g)?.length).toBeGreaterThanOrEqual(3);
  expect(body).toContain('Blocked: 1,500 deletes');
  for (const name of ['extra-1500', 'gone-1500']) expect(ran.summary).toContain(`\`${name}\``);
});
