// A run can be stopped or killed at any time, and the next run finishes its work.
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alpha, attemptsTold, describeOnPosix, evidenceOf, type Ran, type Stage, testOnPosix } from './harness.ts';
import { numbered } from './world.ts';

const NAMES = numbered('rtu', 40);
const LEDGER = ['--ledger', '../ledger.git#ledger'];

const stageWithMany = () => alpha(['gone', 'type'], [...NAMES, 'type software'], { options: { latencyMs: 15 } });

/** Starts an apply and sends it a signal after this many writes at the service. */
async function applyUntil(stage: Stage, writes: number, signal: NodeJS.Signals, ...flags: string[]): Promise<Ran> {
  const { child, ran } = stage.start(['apply', '--yes', ...flags]);
  await stage.committed(writes);
  child.kill(signal);
  return ran;
}

function expectWholeAndOnce(stage: Stage): void {
  const posts = stage.emulator.log.filter(({ method, committed }) => method === 'POST' && committed);
  expect(posts).toHaveLength(NAMES.length);
  expect(stage.liveNames()).toEqual([...NAMES.map((name) => `Alpha/${name}`), 'Alpha/type, software'].sort());
}

describeOnPosix.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s during an apply', (signal) => {
  test('finishes started writes, starts no others, and records each one; the next apply continues', async () => {
    const stage = await stageWithMany();
    const { code, writes } = await applyUntil(stage, 6, signal, '--concurrency', '4');
    expect(code).toBe(1);
    expect(writes.length).toBeLessThan(NAMES.length);
    const evidence = evidenceOf(stage);
    expect(evidence).toMatchObject({ result: 'cancelled', closing_read: { stopped: 'signal' } });
    const attempts = attemptsTold(evidence).sort();
    expect(attempts).toEqual(writes.map((line) => line.replace(/ \d+$/, '')).sort());
    const outcomes = new Set(evidence.changes.map(({ outcome }) => outcome));
    expect([...outcomes].sort()).toEqual(['done', 'not-started']);
    const done = evidence.changes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
    const live = stage.live().map((line) => line.split(' ')[1]?.replace(',', ''));
    expect(live).toEqual(expect.arrayContaining(done));
    expect(await stage.cli('apply', '--yes')).toMatchObject({ code: 0 });
    expectWholeAndOnce(stage);
  });
});

test('--timeout stops an apply like a signal', async () => {
  const stage = await alpha([], numbered('rtu', 500), { options: { latencyMs: 50 } });
  const within = (seconds: number) => stage.built('apply', '--yes', '--timeout', String(seconds), '--concurrency', '2');
  // A busy machine may need longer until its first write, but never as long as all writes take.
  let seconds = 1;
  let ran = await within(seconds);
  while (ran.writes.length === 0) {
    seconds *= 2;
    ran = await within(seconds);
  }
  const { code, writes } = ran;
  expect(code).toBe(1);
  expect(evidenceOf(stage).result).toBe('cancelled');
  expect(attemptsTold(evidenceOf(stage))).toHaveLength(writes.length);
});

test('plan and apply report that --timeout ended them before there was a plan; evidence has it too', async () => {
  const stage = await alpha([], ['a'], { options: { latencyMs: 20_000 } });
  for (const command of [['plan'], ['apply', '--yes']]) {
    const ran = await stage.cli(...command, '--timeout', '0.05');
    expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('--timeout ended the run, after 0.05 s.\n') });
  }
  expect(evidenceOf(stage)).toMatchObject({ result: 'cancelled', files: [], changes: [] });
});

testOnPosix.each([
  ['a git that does not end', 'exec sleep 30', ['--base', 'HEAD']],
  ['a ledger whose server does not answer', 'case " $* " in *" fetch "*) exec sleep 30 ;; esac', LEDGER],
])('a stopped run does not wait for %s', async (_, script, place) => {
  const stage = await alpha([], ['a']);
  const { PATH: others } = process.env;
  stage.write({ 'bin/git': `#!/bin/sh\n${script}\nPATH=$OTHERS exec git "$@"\n` });
  chmodSync(join(stage.folder, 'bin/git'), 0o755);
  const env = { PATH: `${join(stage.folder, 'bin')}:${others}`, OTHERS: others };
  expect(await stage.start(['apply', '--yes', ...place, '--timeout', '0.5'], env).ran).toMatchObject({
    ...{ code: 1, writes: [], stdout: '' },
    stderr: expect.stringMatching(/^--timeout ended the run, after 0\.5 s\.\nerror: the run was stopped[^\n]+\n$/m),
  });
  expect(evidenceOf(stage)).toMatchObject({ result: 'cancelled', commit: null, changes: [] });
});

test.each([1, 23])('SIGKILL after %i writes: the next apply finishes and creates no asset twice', async (count) => {
  const stage = await stageWithMany();
  const { code, writes } = await applyUntil(stage, count, 'SIGKILL');
  expect(code).toBeNull();
  const left = evidenceOf(stage);
  expect(left).toMatchObject({ result: null, ended_at: null, closing_read: null });
  // Changes of the last second may still be open, but no change is done that was not written.
  const outcomes = new Set(left.changes.map(({ outcome }) => outcome));
  expect(outcomes).toContain('open');
  const written = left.changes.filter(({ outcome }) => outcome === 'done').length;
  expect(written).toBeLessThanOrEqual(writes.length);
  expect(await stage.cli('apply', '--yes')).toMatchObject({ code: 0 });
  expectWholeAndOnce(stage);
});

test('SIGKILL in the middle of a swap: the next apply finishes the swap and keeps every id', async () => {
  const options = { latencyMs: 50, uniqueNames: 'organization' } as const;
  const stage = await alpha(['a', 'b'], ['a id=ca_b', 'b id=ca_a'], { options });
  await applyUntil(stage, 1, 'SIGKILL');
  expect(await stage.cli('apply', '--yes')).toMatchObject({ code: 0 });
  expect(stage.live()).toEqual(['Alpha/a ca_b', 'Alpha/b ca_a']);
});

test.each([
  ['that succeeds', ['plan', '--timeout', '600'], {}, 0],
  ['that fails', ['plan', '--base', 'nowhere', '--timeout', '600'], {}, 1],
  ['that cannot connect', ['plan', '--timeout', '600'], { CIP_SYNC_BASE_URL: 'http://inventory.example' }, 1],
])('a run %s stops listening for signals', async (_, argv, env, code) => {
  const stage = await alpha(['a'], ['a']);
  let listeners = 0;
  const onSignal = () => {
    listeners += 1;
    return () => {
      listeners -= 1;
    };
  };
  expect(await stage.here(argv, { env, onSignal })).toMatchObject({ code });
  expect(listeners).toBe(0);
});
