// What we publish is consistent: inputs, outputs and results, and a package in which the demo runs.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, describe, expect, test } from 'vitest';
import type { OutputName } from '../../src/action/open.ts';
import type { Result } from '../../src/core/result.ts';

const ROOT = join(import.meta.dirname, '../..');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Described {
  readonly description: string;
  readonly default?: string;
}

interface ActionFile {
  readonly inputs: Record<string, Described>;
  readonly outputs: Record<string, Described>;
  readonly runs: { readonly using: string; readonly main: string };
}

const action = load(read('action.yml')) as ActionFile;

test('action.yml has the inputs that workflows rely on, with these defaults', () => {
  const token = '$' + '{{ github.token }}';
  expect(Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default]))).toEqual({
    ...{ command: 'auto', path: 'inventory', 'base-url': '', 'api-key': '', organization: '', name: '' },
    ...{ 'github-token': token, approval: 'plan', 'approve-digest': '', 'apply-drift': 'false' },
    ...{ 'unique-names': 'system', 'max-deletes': '25', 'max-delete-percent': '30', concurrency: '16', timeout: '0' },
    ...{ 'allow-public': 'false', 'signing-key': '', 'fail-on-drift': 'false', 'working-directory': '' },
    ...{ 'impact-rating-field': '', 'control-center-field': '', ledger: '', 'ledger-token': token, 'ledger-key': '' },
  });
});

test('action.yml has the outputs of the source', () => {
  const counts = { 'create-count': 0, 'update-count': 0, 'delete-count': 0, 'drift-count': 0 };
  const done = { 'done-count': 0, 'failed-count': 0, 'skipped-count': 0, 'has-changes': 0, result: 0, digest: 0 };
  const places = { 'plan-path': 0, 'evidence-path': 0, 'comment-url': 0, 'ledger-commit': 0 };
  const outputs: Record<OutputName, number> = { ...counts, ...done, ...places };
  expect(Object.keys(action.outputs).sort()).toEqual(Object.keys(outputs).sort());
});

test('action.yml names every result', () => {
  const ofPlans = { validated: 0, invalid: 0, 'no-changes': 0, planned: 0, blocked: 0 };
  const ofApplies = { unapproved: 0, superseded: 0, applied: 0, partial: 0, failed: 0, cancelled: 0 };
  const results: Record<Result, number> = { ...ofPlans, ...ofApplies, clean: 0, drifted: 0, skipped: 0 };
  const named = action.outputs.result?.description.replace(/^.*?: |\.$/g, '').split(/, | or /);
  expect(named).toEqual(Object.keys(results));
});

test('action.yml starts the bundle', () => {
  expect(action.runs.using).toBe('node24');
  expect(read(action.runs.main)).not.toBe('');
});

test('each npm script first checks for the Node that it needs, or runs on the oldest one', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const free = ['demo', 'types', 'lint', 'dead'];
  const asking = Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node scripts/needs-node.mjs && '));
  expect(Object.keys(scripts).sort()).toEqual([...asking, ...free].sort());
});

describe('the npm package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-package-'));
  const temporary = mkdtempSync(join(folder, 'temporary-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const pack = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const printed = execFileSync('npm', pack, { cwd: ROOT, encoding: 'utf8' });
  const [packed] = JSON.parse(printed) as [{ filename: string; files: { path: string }[] }];
  const paths = packed.files.map(({ path }) => path);

  test('contains all of both bundles, the examples and the schemas, and nothing that only a clone needs', () => {
    const wanted = ['dist', 'examples', 'schemas'].flatMap((top) =>
      readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
    );
    expect(paths).toEqual(expect.arrayContaining([...wanted, 'action.yml', 'LICENSE', 'README.md', 'package.json']));
    expect(paths.filter((path) => /^(src|test|lib|bench|scripts|node_modules|\.)/.test(path))).toEqual([]);
  });

  test('runs as packed, without the packages that its bundles contain', () => {
    const run = (program: string, ...argv: string[]) =>
      spawnSync(program, argv, { cwd: folder, env: { ...process.env, TMPDIR: temporary }, encoding: 'utf8' });
    expect(run('npm', 'pack', ROOT, '--ignore-scripts').status).toBe(0);
    expect(run('tar', '-xzf', packed.filename).status).toBe(0);
    const { bin } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'));
    const command = join(folder, 'package', bin['cip-sync']);
    const demo = run(command, 'demo');
    expect(demo.status, demo.stderr).toBe(0);
    expect(demo.stderr).toBe('');
    const last = demo.stdout.split('\n').slice(-3).join('\n');
    expect(last).toContain('That was the main job');
    // A page of the repository would not be there.
    expect(last.match(/\S+\.\w+/g) ?? []).toEqual([]);
    const steps = Array.from(demo.stdout.matchAll(/^\$ cip-sync (\w+)/gm), ([, step]) => step);
    expect(steps).toEqual(['validate', 'plan', 'apply', 'drift', 'apply', 'plan', 'apply', 'plan']);
    expect(demo.stdout).toMatch(/Nothing is left to do\.[\s\S]*: no changes\n/);
    expect(readdirSync(temporary).filter((name) => name.startsWith('cip-'))).toEqual([]);
  });
});
