// What an apply leaves for auditors: evidence, private to their owner, and in
// agreement with what the service saw, request by request.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Stage, setStage } from './harness.ts';
import { evidenceOf } from './records.ts';
import { ACME, declare, world } from './world.ts';

const FILES = {
  'inventory/all.yml': declare('Alpha', ['keep', 'type software', 'new-1', 'new-2', 'new-name renamed_from=old']),
};

async function applied(): Promise<Stage> {
  const stage = await setStage({ seed: world({ Alpha: ['keep', 'type', 'old', 'gone software'] }), files: FILES });
  expect(await stage.built('apply', '--yes')).toMatchObject({ code: 0 });
  return stage;
}

test('the evidence says what was done, to what, why and when', async () => {
  const evidence = evidenceOf(await applied());
  expect(evidence).toMatchObject({
    organization: ACME,
    result: 'applied',
    commit: null,
    pull_requests: [],
    actor: null,
    summary: { create: 2, update: 2, delete: 1, unchanged: 1 },
    closing_read: { converged: true, failure: null, stopped: null },
    differences: [],
  });
  const told = evidence.changes.map(({ action, id, outcome, attempts }) => [action, id, outcome, attempts]);
  expect(told).toEqual([
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
});

test('ids of creates are those that the service gave', async () => {
  const stage = await applied();
  const created = evidenceOf(stage).changes.filter(({ action }) => action === 'create');
  const { cyberAssets } = stage.emulator.store.organization(ACME);
  expect(created.map(({ id }) => cyberAssets.get(id ?? '')?.name)).toEqual(['new-1', 'new-2']);
});

test('a delete carries the body that would re-create it, and the service takes that body', async () => {
  const stage = await applied();
  const [gone, ...others] = evidenceOf(stage).changes;
  expect(others.map(({ recreate }) => recreate)).toEqual([null, null, null, null]);
  expect(gone?.recreate).toMatchObject({
    request: 'POST /cyber-assets',
    body: { name: 'gone', cyber_system_id: 'cs_alpha', asset_type: 'software' },
    note: expect.stringContaining('new id'),
  });
  if (gone?.recreate) expect(stage.emulator.store.organization(ACME).createAsset(gone.recreate.body).ok).toBe(true);
});

test('it names each inventory file with its SHA-256', async () => {
  const stage = await applied();
  const sha256 = createHash('sha256').update(stage.read('inventory/all.yml')).digest('hex');
  expect(evidenceOf(stage).files).toEqual([{ path: 'inventory/all.yml', sha256 }]);
});

test('an apply that cannot read the lists leaves evidence, too: of a failure, and of nothing else', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['keep'] }), files: FILES });
  const ran = await stage.here(['apply', '--yes', '--organization', ACME], { env: { CIP_SYNC_API_KEY: 'another' } });
  expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('answered 401') });
  expect(evidenceOf(stage)).toMatchObject({
    ...{ organization: ACME, result: 'failed', approval: { mode: 'none', by: null } },
    ...{ clean: null, files: [], changes: [], closing_read: null, summary: { create: 0, delete: 0 } },
  });
});

test.each([
  ['a saved plan that is not there', ['--plan', 'gone.json'], 'plan', 'which cannot be read (ENOENT)'],
  ['a ledger that is not there', ['--yes', '--ledger', 'gone.git#ledger'], 'none', 'ledger-missing: '],
])('an apply that cannot begin for %s leaves evidence, too', async (_, flags, mode, words) => {
  const stage = await setStage({ seed: world({ Alpha: ['keep'] }), files: FILES });
  const ran = await stage.cli('apply', ...flags);
  expect(ran).toMatchObject({ code: 1, requests: [], stderr: expect.stringContaining(words) });
  expect(evidenceOf(stage)).toMatchObject({ result: 'failed', approval: { mode, by: null }, files: [], changes: [] });
});

test('each apply leaves its own; none is overwritten', async () => {
  const stage = await applied();
  stage.write({ 'inventory/all.yml': declare('Alpha', ['keep', 'type software', 'new-1', 'new-2', 'new-name']) });
  await stage.cli('apply', '--yes');
  await stage.cli('apply');
  expect(stage.records('evidence')).toHaveLength(3);
});

test('--evidence-dir says where; --json prints the evidence on standard output', async () => {
  const stage = await setStage({ seed: world({ Alpha: [] }), files: FILES_OF_ONE });
  const { code, stdout } = await stage.cli('apply', '--yes', '--json', '--evidence-dir', 'audit');
  expect(code).toBe(0);
  const path = stage.files().find((file) => file.includes('/audit/evidence-')) ?? '';
  expect(JSON.parse(stdout)).toEqual(JSON.parse(stage.read(path.slice(stage.folder.length + 1))));
  expect(stage.records('evidence')).toEqual([]);
});

const FILES_OF_ONE = { 'inventory/all.yml': declare('Alpha', ['new']) };
