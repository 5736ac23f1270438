import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/program.ts';
import { TOPICS } from '../../src/cli/reference.ts';
import { parsePlanDocument } from '../../src/text/plan-schema.ts';
import { alpha, evidenceOf, setStage, testOnPosix } from './harness.ts';
import { declare, numbered } from './world.ts';

testOnPosix('emulator prints its URL on standard output, answers there, and exits 0 on SIGTERM', async () => {
  const seed = JSON.stringify({ organizations: [{ slug: 'globex', keys: ['globex-key'] }] });
  const behavior = 'latencyMs: 5\nmissingKeyStatus: 403\n';
  const stage = await setStage({ files: { 'seed.json': seed, 'behavior.yml': behavior } });
  const { child, ran } = stage.start(['emulator', '--seed', 'seed.json', '--behavior', 'behavior.yml']);
  const url = await new Promise((resolve) => createInterface({ input: child.stdout! }).once('line', resolve));
  const answer = await fetch(`${url}/cyber-assets`, { headers: { 'X-API-Key': 'globex-key' } });
  expect([answer.status, await answer.json()]).toEqual([200, []]);
  expect((await fetch(`${url}/cyber-assets`)).status).toBe(403);
  child.kill('SIGTERM');
  expect(await ran).toMatchObject({ code: 0, stdout: `${url}\n` });
});

test.each([
  ['an unknown option', ['--latency-ms', '5'], /unknown option/],
  ['an unknown field of the behavior', ['--behavior', 'odd.yml'], /--behavior .*no field "latncyMs"/],
  ['an invalid seed', ['--seed', 'inventory/a.yml'], /--seed is not a usable seed/],
  ['a missing seed', ['--seed', 'none.json'], /--seed names .*none\.json", which does not exist\./],
])('emulator exits 1 with a helpful message for %s', async (_, flags, message) => {
  const stage = await setStage({ files: { 'inventory/a.yml': declare('Alpha', []), 'odd.yml': 'latncyMs: 5' } });
  const ran = await stage.cli('emulator', ...flags);
  expect(ran).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
  expect(ran.stderr).not.toContain('    at ');
});

test('emulator says which port is in use, and what to do', async () => {
  const stage = await setStage();
  const { port } = new URL(stage.emulator.url);
  expect(await stage.cli('emulator', '--port', port)).toMatchObject({
    code: 1,
    stderr: `error: port ${port} is in use. Stop what listens there, or give another --port. Without the flag, a free one is taken.\n`,
  });
});

test('emulator --help lists exactly its public flags', async () => {
  const stage = await setStage();
  const { stdout } = await stage.cli('emulator', '--help');
  const [options = ''] = stdout.split('Example:');
  expect(options.match(/--\w+/g)).toEqual(['--port', '--host', '--seed', '--behavior', '--help']);
});

test.each(['', ...COMMANDS.map(({ name }) => name), 'audit verify'])(
  'the help of %s fits 80 columns',
  async (command) => {
    const { stdout } = await (await setStage()).cli(...command.split(' ').filter(Boolean), '--help');
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  },
);

test('explain without a code lists every topic', async () => {
  const stage = await setStage();
  const { code, stdout } = await stage.built('explain');
  expect(code).toBe(0);
  expect(stdout.split('\n').map((line) => line.split(' ')[0])).toEqual([...TOPICS.keys(), '']);
});

test('explain with an unknown code suggests the nearest one', async () => {
  const stage = await setStage();
  const ran = await stage.cli('explain', 'rename-conflit');
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).toBe('error: explain knows no such code or word. Did you mean rename-conflict?\n');
});

test('explain accepts a term of several words, as people write it', async () => {
  expect(await (await setStage()).cli('explain', 'Applied  log')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^applied-log: /),
  });
});

test('plan has no flags for approval and evidence, and apply has them', async () => {
  const stage = await alpha([], []);
  expect((await stage.cli('plan', '--help')).stdout).not.toMatch(/--(approv|evidence)/);
  expect((await stage.built('apply', '--help')).stdout).toMatch(
    /--approval[\s\S]*--approve-digest[\s\S]*--evidence-dir/,
  );
  expect(await stage.cli('plan', '--approval', 'review')).toMatchObject({ code: 1 });
});

const big = (creates = 6000) => alpha([], numbered('rtu', creates));

test('two megabytes of JSON arrive completely', async () => {
  const stage = await big();
  const { code, stdout } = await stage.built('plan', '--json');
  expect(code).toBe(0);
  expect(stdout.length).toBeGreaterThan(2_000_000);
  expect(parsePlanDocument(stdout)).toMatchObject({ ok: true, plan: { summary: { create: 6000 } } });
});

testOnPosix('does not crash if the reader closes early, as head does', async () => {
  const ran = await (await big()).shell('$CLI plan --json | head -n 1; echo $PIPESTATUS');
  expect(ran).toMatchObject({ stdout: '{\n0\n', stderr: '' });
});

testOnPosix('reports a full disk under standard output in one line and exits 1', async () => {
  const ran = await (await setStage()).shell('$CLI explain >/dev/full; echo $? >&2');
  expect(ran.stderr).toBe('error: standard output cannot be written (ENOSPC).\n1\n');
});

testOnPosix('an apply continues when nobody reads its output any more, and writes its evidence', async () => {
  const stage = await big(400);
  await stage.shell('$CLI apply --yes 2>&1 >/dev/null | head -n 1');
  expect(stage.live()).toHaveLength(400);
  expect(evidenceOf(stage).result).toBe('applied');
});

test('names an --out path that cannot be written, and says what to do', async () => {
  const stage = await alpha([], []);
  for (const argv of [['plan'], ['export'], ['schema', 'plan']]) {
    const { code, stderr } = await stage.cli(...argv, '--out', 'inventory/alpha.yml/out');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /error: --out names .*alpha\.yml[\\/]+out"?, which cannot be written \(E[A-Z]+\)\. Name another place, or make/,
    );
  }
});
