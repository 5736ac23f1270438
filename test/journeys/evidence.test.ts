// The evidence of an apply, for auditors: it agrees with what the service saw.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/version.ts';
import { alpha, evidenceOf } from './harness.ts';
import { ACME } from './world.ts';

const DECLARED = ['keep', 'type software', 'new-1', 'new-2', 'new-name renamed_from=old'];

test('evidence has the files and each change with its time; a delete has the request to create it again', async () => {
  const stage = await alpha(['keep', 'type', 'old', 'gone software'], DECLARED);
  expect(await stage.built('apply', '--yes')).toMatchObject({ code: 0 });
  const evidence = evidenceOf(stage);
  const sha256 = createHash('sha256').update(stage.read('inventory/alpha.yml')).digest('hex');
  expect(evidence).toMatchObject({
    ...{ organization: ACME, result: 'applied', commit: null, pull_requests: [], actor: null, differences: [] },
    tool: { name: 'cip-inventory-sync', version: VERSION },
    files: [{ path: 'inventory/alpha.yml', sha256 }],
    summary: { create: 2, update: 2, delete: 1, unchanged: 1 },
    closing_read: { converged: true, failure: null, stopped: null },
  });
  const outcomes = evidence.changes.map(({ action, id, outcome, attempts }) => [action, id, outcome, attempts]);
  expect(outcomes).toEqual([
    ['delete', 'ca_gone', 'done', 1],
    ['update', 'ca_old', 'done', 1],
    ['update', 'ca_type', 'done', 1],
    ['create', expect.stringMatching(/^ca_/), 'done', 1],
    ['create', expect.stringMatching(/^ca_/), 'done', 1],
  ]);
  for (const { started_at: from, ended_at: to } of evidence.changes) {
    const times = [evidence.started_at, from ?? '', to ?? '', evidence.ended_at];
    expect(times).toEqual([...times].sort());
  }
  // The ids of creates are from the service.
  const organization = stage.emulator.store.organization(ACME);
  const created = evidence.changes.slice(3).map(({ id }) => organization.cyberAssets.get(id ?? '')?.name);
  expect(created).toEqual(['new-1', 'new-2']);
  const [gone, ...others] = evidence.changes.map(({ recreate }) => recreate);
  expect(others).toEqual([null, null, null, null]);
  expect(gone).toMatchObject({
    request: 'POST /cyber-assets',
    body: { name: 'gone', cyber_system_id: 'cs_alpha', asset_type: 'software' },
    note: expect.stringContaining('new id'),
  });
  if (gone) expect(organization.createAsset(gone.body).ok).toBe(true);
  // Each apply writes its own evidence and overwrites none.
  await stage.cli('apply');
  expect(stage.evidencePaths()).toHaveLength(2);
});

test.each([
  ['cannot read the lists', ['--yes', '--organization', ACME], { CIP_SYNC_API_KEY: 'another' }, 'answered 401'],
  ['has a missing saved plan', ['--plan', 'gone.json'], {}, 'which does not exist'],
  ['has a missing ledger', ['--yes', '--ledger', 'gone.git#ledger'], {}, 'ledger-missing: '],
])('an apply that %s writes evidence of the failure, without changes', async (_, flags, env, words) => {
  const stage = await alpha(['keep'], DECLARED);
  const ran = await stage.here(['apply', ...flags], { env });
  expect(ran).toMatchObject({ code: 1, writes: [], stderr: expect.stringContaining(words) });
  const mode = flags.includes('--yes') ? 'none' : 'plan';
  expect(evidenceOf(stage)).toMatchObject({
    ...{ result: 'failed', approval: { mode, by: null }, clean: null },
    ...{ files: [], changes: [], closing_read: null, summary: { create: 0, delete: 0 } },
  });
});

test('--evidence-dir names the folder of the evidence; --json prints the evidence on standard output', async () => {
  const stage = await alpha([], ['new']);
  const { code, stdout } = await stage.cli('apply', '--yes', '--json', '--evidence-dir', 'audit');
  expect(code).toBe(0);
  const path = stage.files().find((file) => file.includes('/audit/evidence-')) ?? '';
  expect(JSON.parse(stdout)).toEqual(JSON.parse(stage.read(path.slice(stage.folder.length + 1))));
  expect(stage.evidencePaths()).toEqual([]);
});
