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
    '\nTo continue, find what is wrong. If it is the file, correct it, and plan again. If it is the service, correct it there, then run the same command again. A change that is done is not made again.\n',
  );
  expect(ran.stdout).toContain('The asset ca_name in "Wild" has the name.');
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

test('if the evidence cannot be written any more, says that its file is behind, and lists each change that is done', async () => {
  const many = Array.from({ length: 40 }, (_, number) => `new-${number}`);
  const stage = await alpha(LIVE, [...DECLARED, ...many]);
  const records = `${stage.folder}/.cip-sync`;
  stage.emulator.store.organization(ACME).onWrite((_, asset) => {
    if (asset !== null) return;
    renameSync(records, `${stage.folder}/elsewhere`);
    writeFileSync(records, '');
  });
  const ran = await stage.cli('apply', '--yes');
  expect(ran.code).toBe(1);
  expect(stage.liveNames()).toHaveLength(AFTER.length + many.length);
  const [, shown = ''] = ran.stdout.split(/^Done: 43 changes$/m);
  for (const name of ['gone', 'type', 'new', ...many]) expect(shown).toMatch(new RegExp(`^ {4}${name} `, 'm'));
  expect(shown).toMatch(/\ndone 43 of 43\n$/);
  expect(ran.stderr).toMatch(/^error: --evidence-dir cannot store the record of the apply \(EEXIST\), so its/m);
  expect(ran.stderr).not.toContain('Nothing was written.');
});

test('an apply says that nothing was written if the service is down; a plan does not', async () => {
  const stage = await alpha(LIVE, DECLARED, { options: { faults: [{ kind: 'error-before' }] } });
  const patient = { clock: quick() };
  const refused = 'error: GET /facilities: the service answered 503. Wait and run again.\n';
  const applied = await stage.here(['apply', '--yes'], patient);
  expect(applied).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^error: GET .* Wait and run again\. Nothing was written\.\n.*\n$/),
  });
  const planned = await stage.here(['plan'], patient);
  expect(planned.stderr).toContain(refused);
  expect(planned.stderr).not.toContain('Nothing was written.');
});

test('if the service dies in an apply, counts what is done, and gives the cause and a remedy for it once', async () => {
  const names = Array.from({ length: 30 }, (_, number) => `a-${number}`);
  const software = names.map((name) => `${name} software`);
  // Three lists and a few writes get an answer.
  const faults: FaultRule[] = [{ kind: 'error-before', nth: 20, times: 10_000 }];
  const stage = await alpha(software.slice(0, 15), names, { options: { faults } });
  const ran = await stage.here(['apply', '--yes'], { clock: quick() });
  const done = stage.liveNames().filter((name) => !name.endsWith('software')).length;
  expect(done).toBeGreaterThan(0);
  const told = ran.stderr.match(/^applying: .*$/gm) ?? [];
  expect(told.at(-1)).toMatch(new RegExp(`^applying: ${done} of 30 changes, \\d+ failed$`));
  expect(ran.stdout.match(/The service answered 503\./g)?.length).toBeLessThan(4);
  expect(ran.stdout).toMatch(new RegExp(`^done ${done} of 30 `, 'm'));
  expect(ran.stdout).toContain(
    '\nTo continue, wait until the service answers again, then run the same command again. ',
  );
});

/** A clock that a wait moves ahead. */
function quick() {
  let now = Date.parse('2026-03-01T00:00:00Z');
  return {
    now: () => {
      now += 20;
      return now;
    },
    sleep: async (ms: number) => {
      now += ms;
    },
  };
}
