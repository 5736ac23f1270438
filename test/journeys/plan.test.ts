// `plan`: reads alone, and the same plan in three languages.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePlanDocument } from '../../src/report/plan-schema.ts';
import { OWNERS_MODE, setStage } from './harness.ts';
import { ACME, declare, KEY, world } from './world.ts';

const LIVE = world({ Alpha: ['keep', 'old', 'gone'], Beta: ['moving'] });
const FILES = {
  'inventory/alpha.yml': declare('Alpha', ['keep software', 'new renamed_from=old', 'moving', 'fresh']),
  'inventory/beta.yml': declare('Beta', []),
};

/** The plan that the text is, as the schema has it. */
function planOf(text: string) {
  const parsed = parsePlanDocument(text);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.plan;
}

const READS = ['GET /cyber-assets 200', 'GET /cyber-systems 200', 'GET /facilities 200'];

describe('requests', () => {
  test('three reads and nothing else', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const { requests } = await stage.built('plan');
    expect([...requests].sort()).toEqual(READS);
  });

  test('four where an input names the field of control centers', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const { requests } = await stage.cli('plan', '--control-center-field', 'control_center_id');
    expect([...requests].sort()).toEqual(['GET /control-centers 200', ...READS]);
  });

  test('no file is written', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const before = stage.files();
    await stage.cli('plan', '--json');
    expect(stage.files()).toEqual(before);
  });
});

describe('what it shows', () => {
  test('people read standard error; standard output stays empty', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const { code, stdout, stderr } = await stage.cli('plan');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('Inventory plan for acme: 5 changes, 1 permanent delete');
    for (const row of ['gone delete', 'new rename from old', 'moving move from', 'fresh create'])
      expect(stderr.replace(/ +/g, ' ')).toContain(`\n ${row}`);
    expect(stderr).toMatch(/^sha256:[0-9a-f]{64}$/m);
  });

  test('--json prints one document that fits the schema, and nothing else', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const { stdout, stderr } = await stage.cli('plan', '--json');
    expect(stderr).toBe('');
    const { changes, organization, summary } = planOf(stdout);
    expect(organization).toBe(ACME);
    expect(summary).toMatchObject({ create: 1, update: 3, delete: 1, renamed: 1, moved: 1, retyped: 1 });
    expect(changes.map(({ action, id }) => `${action} ${id}`)).toEqual([
      'delete ca_gone',
      'update ca_keep',
      'update ca_moving',
      'update ca_old',
      'create null',
    ]);
    expect(changes[4]?.source).toEqual({ path: 'inventory/alpha.yml', line: 10, column: 5 });
  });

  test('--json on invalid files: the same document, with findings and no changes, exit 1', async () => {
    const stage = await setStage({ seed: LIVE, files: { ...FILES, 'inventory/bad.yml': 'cyber_system: 12:30\n' } });
    const { code, stdout } = await stage.cli('plan', '--json', '--detailed-exitcode');
    const plan = planOf(stdout);
    expect(code).toBe(1);
    expect(plan.changes).toEqual([]);
    expect(plan.diagnostics.map((finding) => finding.code)).toContain('unquoted-scalar');
  });

  test('--json on files that the service contradicts: findings, no changes, exit 1', async () => {
    const stage = await setStage({ seed: LIVE, files: { 'inventory/a.yml': declare('Alpah', ['a']) } });
    const { code, stdout } = await stage.cli('plan', '--json');
    const { changes, diagnostics } = planOf(stdout);
    expect({ code, changes }).toEqual({ code: 1, changes: [] });
    expect(diagnostics).toMatchObject([{ code: 'unknown-cyber-system', path: 'inventory/a.yml', line: 1, column: 15 }]);
    expect(diagnostics[0]?.message).toContain('Alpha');
  });

  test('--markdown prints what a reviewer reads', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const { code, stdout, stderr } = await stage.cli('plan', '--markdown');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const name of ['gone', 'fresh', 'moving', 'sha256:']) expect(stdout).toContain(name);
  });

  test('--out saves the very document that --json prints, readable by its owner alone', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const { stdout } = await stage.cli('plan', '--json', '--out', 'saved/plan.json');
    const path = join(stage.folder, 'saved/plan.json');
    const saved = planOf(readFileSync(path, 'utf8'));
    expect(saved).toEqual({ ...planOf(stdout), generated_at: saved.generated_at });
    expect(statSync(path).mode & 0o777).toBe(OWNERS_MODE);
  });

  test('the plan is the same whatever the order of files and assets, and their layout', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const one = planOf((await stage.cli('plan', '--json')).stdout);
    const shuffled = declare('Alpha', ['fresh', 'moving', 'new renamed_from=old', 'keep software']);
    const text = `# one file\n${declare('Beta', [])}---\n# and another\n${shuffled}`;
    const reordered = await setStage({ seed: LIVE, files: { 'inventory/all.yaml': text } });
    const other = planOf((await reordered.cli('plan', '--json')).stdout);
    expect(other.digest).toBe(one.digest);
    expect(other.changes.map(({ fingerprint }) => fingerprint)).toEqual(one.changes.map((c) => c.fingerprint));
  });
});

test('of files with errors, while the service is not there: no organization is named', async () => {
  const stage = await setStage({ files: { 'inventory/a.yml': 'assets: []\n' } });
  const away = { env: { CIP_SYNC_BASE_URL: 'http://127.0.0.1:1' } };
  expect((await stage.here(['plan'], away)).stderr).toMatch(/^Inventory plan: 1 error, nothing is planned\n/);
  expect((await stage.here(['plan', '--markdown'], away)).stdout).toMatch(/^## Inventory plan: \*\*1 error/);
});

test.each(['--json', '--markdown'])('%s: why a plan is blocked stands on standard error', async (format) => {
  const stage = await setStage({ seed: LIVE, files: { 'inventory/alpha.yml': declare('Alpha', []) } });
  const blocked = await stage.cli('plan', format, '--max-deletes', '2');
  const sentence =
    'Blocked: 3 deletes, and max-deletes allows 2. Nothing is applied. Look first for lost entries, and for a missing renamed_from. If you mean all of them, give';
  expect(blocked).toMatchObject({ code: 1, stderr: `${sentence} --max-deletes 3.\n` });
});

describe('exit codes of --detailed-exitcode', () => {
  test.each([
    ['0 when nothing is to be done', declare('Alpha', ['a']), 0],
    ['2 when something is', declare('Alpha', ['a', 'b']), 2],
    ['1 when the plan is blocked', declare('Alpha', []), 1],
    ['1 when a file is invalid', 'assets: []\n', 1],
  ])('%s', async (_, text, expected) => {
    const stage = await setStage({ seed: world({ Alpha: ['a'] }), files: { 'inventory/alpha.yml': text } });
    const ran = await stage.cli('plan', '--detailed-exitcode', '--max-deletes', '0');
    expect(ran).toMatchObject({ code: expected, writes: [] });
  });
});

describe('colour', () => {
  const ESCAPE = '\u001b[';

  test('FORCE_COLOR asks for it, and NO_COLOR wins', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const forced = await stage.start(['plan'], { FORCE_COLOR: '1' }).ran;
    expect(forced.stderr).toContain(ESCAPE);
    const neither = await stage.start(['plan'], { FORCE_COLOR: '1', NO_COLOR: '1' }).ran;
    expect(neither.stderr).not.toContain(ESCAPE);
  });

  test('never in what machines read', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const forced = await stage.start(['plan', '--json', '--out', 'plan.json'], { FORCE_COLOR: '1' }).ran;
    expect(forced.stdout + stage.read('plan.json')).not.toContain(ESCAPE);
    expect(forced.stdout).not.toContain(KEY);
  });
});
