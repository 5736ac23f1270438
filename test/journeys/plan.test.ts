// `plan`: only reads, and prints the same plan as text, Markdown and JSON.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePlanDocument } from '../../src/text/plan-schema.ts';
import { OWNERS_MODE, setStage } from './harness.ts';
import { ACME, declare, READS, world } from './world.ts';

const LIVE = world({ Alpha: ['keep', 'old', 'gone'], Beta: ['moving'] });
const FILES = {
  'inventory/alpha.yml': declare('Alpha', ['keep software', 'new renamed_from=old', 'moving', 'fresh']),
  'inventory/beta.yml': declare('Beta', []),
};

/** Parses the text as a plan, with the schema. */
function planOf(text: string) {
  const parsed = parsePlanDocument(text);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.plan;
}

test('makes three reads and nothing else, or four with a field of control centers, and writes no file', async () => {
  const stage = await setStage({ seed: LIVE, files: FILES });
  const before = stage.files();
  const { requests } = await stage.built('plan');
  expect([...requests].sort()).toEqual(READS);
  const more = await stage.cli('plan', '--json', '--control-center-field', 'control_center_id');
  expect([...more.requests].sort()).toEqual(['GET /control-centers 200', ...READS]);
  expect(stage.files()).toEqual(before);
});

test.each([
  ['plan --out plan.json', 'stdout'],
  ['drift --out plan.json', 'stdout'],
  ['plan --json --out plan.json', 'stderr'],
] as const)('%s says that it saved the plan', async (line, stream) => {
  const stage = await setStage({ seed: LIVE, files: FILES });
  expect((await stage.cli(...line.split(' ')))[stream]).toMatch(/^(?:[\s\S]*\n)?Saved in plan\.json\.\n$/);
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

test.each([
  ['are invalid', 'cyber_system: 12:30\n', { code: 'unquoted-scalar' }],
  ['the service contradicts', declare('Alpah', []), { code: 'unknown-cyber-system', line: 1, column: 15 }],
])('--json on files that %s prints a plan with findings and no changes, and exits 1', async (_, text, finding) => {
  const stage = await setStage({ seed: LIVE, files: { ...FILES, 'inventory/bad.yml': text } });
  const { code, stdout } = await stage.cli('plan', '--json', '--detailed-exitcode');
  const { changes, diagnostics } = planOf(stdout);
  expect({ code, changes }).toEqual({ code: 1, changes: [] });
  expect(diagnostics).toContainEqual(expect.objectContaining({ path: 'inventory/bad.yml', ...finding }));
});

test('--out saves the document that --json prints, readable only by its owner', async () => {
  const stage = await setStage({ seed: LIVE, files: FILES });
  const { stdout } = await stage.cli('plan', '--json', '--out', 'saved/plan.json');
  const path = join(stage.folder, 'saved/plan.json');
  const saved = planOf(readFileSync(path, 'utf8'));
  expect(saved).toEqual({ ...planOf(stdout), generated_at: saved.generated_at });
  expect(statSync(path).mode & 0o777).toBe(OWNERS_MODE);
});

test('names no organization if files have errors and the service does not answer', async () => {
  const stage = await setStage({ files: { 'inventory/a.yml': 'assets: []\n' } });
  const away = { env: { CIP_SYNC_BASE_URL: 'http://127.0.0.1:1' } };
  expect((await stage.here(['plan'], away)).stdout).toMatch(/^Inventory plan: 1 error, nothing is planned\n/);
  expect((await stage.here(['plan', '--markdown'], away)).stdout).toMatch(/^## Inventory plan: \*\*1 error/);
});

test.each(['--json', '--markdown'])('%s prints on standard error why a plan is blocked', async (format) => {
  const stage = await setStage({ seed: LIVE, files: { 'inventory/alpha.yml': declare('Alpha', []) } });
  const blocked = await stage.cli('plan', format, '--max-deletes', '2');
  const sentence =
    'Blocked: 3 deletes, and max-deletes allows 2. Nothing is applied. First look for entries that the files lost, and for a missing renamed_from. If you mean all of them, give';
  expect(blocked).toMatchObject({ code: 1, stderr: `${sentence} --max-deletes 3.\n` });
});

test.each([
  ['0 if there are no changes', declare('Alpha', ['a']), 0],
  ['2 if there are changes', declare('Alpha', ['a', 'b']), 2],
  ['1 if the plan is blocked', declare('Alpha', []), 1],
  ['1 if a file is invalid', 'assets: []\n', 1],
])('--detailed-exitcode exits with %s', async (_, text, expected) => {
  const stage = await setStage({ seed: world({ Alpha: ['a'] }), files: { 'inventory/alpha.yml': text } });
  const ran = await stage.cli('plan', '--detailed-exitcode', '--max-deletes', '0');
  expect(ran).toMatchObject({ code: expected, writes: [] });
});

test('never colors JSON output or a saved plan, and writes no colors or moving lines to a pipe', async () => {
  const stage = await setStage({ seed: LIVE, files: FILES });
  const piped = await stage.built('plan');
  expect(piped.stdout + piped.stderr).not.toMatch(/[^\P{Cc}\n]/u);
  const forced = await stage.start(['plan', '--json', '--out', 'plan.json'], { FORCE_COLOR: '1' }).ran;
  expect(forced.stdout + stage.read('plan.json')).not.toContain('\u001b[');
});
