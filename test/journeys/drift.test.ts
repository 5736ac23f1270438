// `drift`: where the service differs from the files. It only reads.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../inventory/temporary.ts';
import { alpha, setStage } from './harness.ts';
import { ACME, declare, READS, world } from './world.ts';

test('without a difference, exits 0 after three reads', async () => {
  const stage = await alpha(['a', 'b'], ['a', 'b']);
  const { code, stdout, requests } = await stage.built('drift', '--detailed-exitcode');
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^clean, 2 unchanged, in \d+\.\d s$/m) });
  expect([...requests].sort()).toEqual(READS);
});

test('after changes at the service, exits 2 with --detailed-exitcode and 0 without, and writes nothing', async () => {
  const stage = await alpha(['a', 'b'], ['a', 'b']);
  stage.emulator.store.organization(ACME).updateAsset('ca_a', { asset_type: 'software' });
  stage.emulator.store.organization(ACME).deleteAsset('ca_b');
  expect(await stage.cli('drift')).toMatchObject({ code: 0, writes: [] });
  const { code, stdout, writes } = await stage.cli('drift', '--detailed-exitcode', '--json');
  expect({ code, writes }).toEqual({ code: 2, writes: [] });
  expect(JSON.parse(stdout)).toMatchObject({
    summary: { create: 0, update: 0, delete: 0, drift: 2 },
    changes: [
      { action: 'update', id: 'ca_a', origin: 'drift' },
      { action: 'create', origin: 'drift' },
    ],
  });
});

test('shows undeclared assets, and no next step for a pull request', async () => {
  const stage = await alpha(['a', 'b', 'extra'], ['a', 'b']);
  const shown = await stage.cli('drift', '--detailed-exitcode');
  expect(shown.code).toBe(2);
  expect(shown.stdout).toContain('extra');
  const { stdout } = await stage.cli('drift', '--markdown');
  expect(stdout).toContain('`extra`');
  expect(stdout).not.toContain('**Next:**');
});

test('an impact rating that differs is a difference if an input names its field, and one notice for all if none does', async () => {
  const extra = {
    cyber_systems: [
      { id: 'cs_alpha', name: 'Alpha', impact_rating: 'High' as const },
      { id: 'cs_beta', name: 'Beta', impact_rating: 'Low' as const },
    ],
  };
  const stage = await setStage({ seed: world({ Alpha: ['a'] }, extra), options: { impactRatingField: 'rating' } });
  stage.write({
    'inventory/alpha.yml': declare('Alpha', ['a'], 'impact_rating: Medium'),
    'inventory/beta.yml': declare('Beta', [], 'impact_rating: Low'),
  });
  const origin = join(stage.root, 'ledger.git');
  git('/', 'init', '--quiet', '--bare', origin);
  const place = ['--ledger', `${origin}#main`];
  await stage.cli('ledger', 'init', ...place, '--organization', ACME);
  const named = await stage.cli('drift', '--detailed-exitcode', '--impact-rating-field', 'rating', ...place);
  expect(named.code).toBe(2);
  expect(named.stdout).toContain('Drift of acme: 1 difference');
  expect(named.stdout).toContain('impact rating Medium in the files → High at the service');
  expect(named.stdout).not.toContain('import --update');
  expect(git(origin, 'show', 'main')).toMatch(/"drift": 1,/);
  const json = await stage.cli('drift', '--json', '--impact-rating-field', 'rating');
  expect(JSON.parse(json.stdout)).toMatchObject({
    summary: { drift: 0 },
    diagnostics: [{ code: 'impact-rating-differs', severity: 'warning' }],
  });
  const unnamed = await stage.cli('drift', '--detailed-exitcode');
  expect(unnamed.code).toBe(0);
  expect(unnamed.stdout.match(/impact-rating-unchecked/g)).toHaveLength(1);
  const planned = await stage.cli('plan', '--detailed-exitcode', '--impact-rating-field', 'rating');
  expect(planned.code).toBe(0);
  expect(planned.stdout).toContain('impact-rating-differs');
});
