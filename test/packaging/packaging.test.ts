// What is published agrees with itself: version, inputs, outputs, and a package in which the demo runs.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, describe, expect, test } from 'vitest';
import type { ActionOutputs } from '../../src/commands/action/runner.ts';
import { ACTION_INPUTS, INPUTS } from '../../src/commands/inputs.ts';
import type { Result } from '../../src/core/result.ts';
import { VERSION } from '../../src/version.ts';

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

describe('version', () => {
  test('the source says the version of package.json', () => {
    expect((JSON.parse(read('package.json')) as { version: string }).version).toBe(VERSION);
  });

  test('the newest entry of the changelog is this version', () => {
    expect(/^## \[([^\]]+)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(VERSION);
  });
});

describe('action.yml', () => {
  test('has the inputs of the source, with their defaults and descriptions', () => {
    expect(action.inputs).toEqual({ ...INPUTS, ...ACTION_INPUTS });
  });

  test('has the outputs of the source', () => {
    const outputs = {
      result: true,
      'has-changes': true,
      'create-count': true,
      'update-count': true,
      'delete-count': true,
      'drift-count': true,
      digest: true,
      'plan-path': true,
      'evidence-path': true,
      'comment-url': true,
    } satisfies Record<keyof ActionOutputs, true>;
    expect(Object.keys(action.outputs).sort()).toEqual(Object.keys(outputs).sort());
  });

  test('names every result', () => {
    const results = {
      validated: true,
      invalid: true,
      'no-changes': true,
      planned: true,
      blocked: true,
      unapproved: true,
      superseded: true,
      applied: true,
      partial: true,
      failed: true,
      cancelled: true,
      clean: true,
      drifted: true,
    } satisfies Record<Result, true>;
    const said = action.outputs.result?.description.replace(/^.*?: |\.$/g, '').split(/, | or /);
    expect(said).toEqual(Object.keys(results));
  });

  test('starts the bundle', () => {
    expect(action.runs.using).toBe('node24');
    expect(read(action.runs.main)).not.toBe('');
  });
});

describe('the npm package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-package-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const told = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const [packed] = JSON.parse(told) as [{ files: { path: string }[] }];
  const paths = packed.files.map(({ path }) => path);

  test('holds both bundles, the examples and the schemas whole', () => {
    const wanted = ['dist', 'examples', 'schemas'].flatMap((top) =>
      readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
    );
    expect(paths).toEqual(expect.arrayContaining([...wanted, 'action.yml', 'LICENSE', 'README.md', 'package.json']));
  });

  test('holds nothing that only a clone needs', () => {
    expect(paths.filter((path) => /^(src|test|lib|bench|scripts|node_modules|\.)/.test(path))).toEqual([]);
  });

  test('runs the demo without node_modules', () => {
    for (const path of paths) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, path));
    }
    const { status, stderr } = spawnSync(process.execPath, ['dist/cli/index.js', 'demo'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  });
});
