// A service that fails or refuses: a run gets past temporary faults, a create makes one asset, and a change that
// fails holds back the changes that depend on it.
import { renameSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAULT_KINDS, type FaultRule } from '../../src/emulator/faults.ts';
import { alpha, attemptsTold, evidenceOf, type Stage, setStage } from './harness.ts';
import { ACME, declare, world } from './world.ts';

const LIVE = ['keep', 'type', 'gone'];
const DECLARED = ['keep', 'type software', 'new'];
const AFTER = ['Alpha/keep', 'Alpha/new', 'Alpha/type, software'];

function expectAgreement(stage: Stage): void {
  const writes = stage.emulator.log.filter(({ method }) => method !== 'GET');
  const attempts = attemptsTold(evidenceOf(stage));
  expect(attempts.sort()).toEqual(writes.map(({ method, path }) => `${method} ${path}`).sort());
}

/** One fault at the first such request. A stall lasts until the request times out. */
function rulesFor(kind: FaultRule['kind'], method: string): FaultRule[] {
  const rule = { kind, method, path: '/cyber-assets', nth: 1 };
  if (kind === 'slow') return [{ ...rule, delayMs: 50 }];
  return kind === 'stall' ? [{ ...rule, committed: true }] : [rule];
}

describe.each(['POST', 'PATCH', 'DELETE'])('one fault at the first %s', (method) => {
  test.each(FAULT_KINDS)('%s: one run succeeds and writes nothing twice', async (kind) => {
    const stage = await alpha(LIVE, DECLARED, { options: { faults: rulesFor(kind, method) } });
    const ran = await stage.here(['apply', '--yes'], { requestTimeoutMs: 400 });
    expect(stage.liveNames()).toEqual(AFTER);
    expect(ran.code).toBe(0);
    expect(stage.emulator.log.filter((entry) => entry.method === 'POST' && entry.committed)).toHaveLength(1);
    expect(stage.emulator.log.some(({ fault }) => fault === kind)).toBe(true);
    const { result, changes } = evidenceOf(stage);
    expect(result).toBe('applied');
    // Nobody else writes here: if an asset is gone at a repeated delete, this run deleted it.
    expect(changes.map(({ outcome }) => outcome)).not.toContain('already');
    expectAgreement(stage);
  });
});

test('a 409 skips the changes that wait for it and all deletes, and exits 1; the next run finishes', async () => {
  const stage = await setStage({
    seed: world({ Alpha: ['a', 'gone'], Wild: ['name'] }),
    options: { uniqueNames: 'organization' },
    files: { 'inventory/all.yml': declare('Alpha', ['name renamed_from=a', 'a software', 'fine']) },
  });
  const ran = await stage.cli('apply', '--yes');
  expect(ran.code).toBe(1);
  expect(ran.stdout).toContain(
    '\nTo continue, correct at the service what failed, then run the same command again. If a file is wrong, correct the file. Changes that are done are skipped.\n',
  );
  expect([...ran.writes].sort()).toEqual(['PATCH /cyber-assets/ca_a 409', 'POST /cyber-assets 201']);
  expect(stage.liveNames()).toEqual(['Alpha/a', 'Alpha/fine', 'Alpha/gone', 'Wild/name']);
  const { result, changes } = evidenceOf(stage);
  expect(result).toBe('partial');
  expect(changes.map(({ action, before, after, outcome }) => [action, (after ?? before)?.name, outcome])).toEqual([
    ['delete', 'gone', 'skipped'],
    ['update', 'name', 'failed'],
    ['create', 'a', 'skipped'],
    ['create', 'fine', 'done'],
  ]);
  expectAgreement(stage);
  stage.emulator.store.organization(ACME).deleteAsset('ca_name');
  expect(await stage.cli('apply', '--yes')).toMatchObject({ code: 0 });
  expect(stage.liveNames()).toEqual(['Alpha/a, software', 'Alpha/fine', 'Alpha/name']);
});

test('reports what was done even if the evidence folder is gone after the last write', async () => {
  const stage = await alpha(LIVE, DECLARED);
  const records = `${stage.folder}/.cip-sync`;
  stage.emulator.store.organization(ACME).onWrite((_, asset) => {
    if (asset !== null) return;
    renameSync(records, `${stage.folder}/elsewhere`);
    writeFileSync(records, '');
  });
  const ran = await stage.cli('apply', '--yes');
  expect(ran.code).toBe(1);
  expect(stage.liveNames()).toEqual(AFTER);
  expect(ran.stdout).toMatch(/\ndone 3 of 3\n$/);
  expect(ran.stderr).toMatch(/^error: --evidence-dir cannot store the record of the apply \(EEXIST\)\. /);
});
