// doctor as people and machines meet it: on the command line, over HTTP from a stand-in for GitHub, and as an action that
// keeps one issue.
import { expect, test } from 'vitest';
import { ADMINISTRATOR } from '../github/stand-in/tokens.ts';
import { runInside } from '../github-journeys/inside.ts';
import { declare, seeded, setWorld } from '../github-journeys/world.ts';
import { git } from '../inventory/temporary.ts';
import { type Stage, setStage } from '../journeys/harness.ts';
import { world } from '../journeys/world.ts';
import { HARDENED, harden, hardenedRepository, written } from './repository.ts';

const TOKEN = 'ghp_Person000000000000000000000000000000';
const ALPHA = { 'inventory/alpha.yml': 'cyber_system: Alpha\nassets:\n  - name: a\n    asset_type: hardware\n' };

async function healthyFolder(): Promise<Stage> {
  const gitignore = '/plan.json\n.cip-sync/\n';
  const stage = await setStage({ seed: world({ Alpha: ['a'] }), files: { ...ALPHA, '.gitignore': gitignore } });
  git(stage.folder, 'init', '--quiet');
  return stage;
}

/** With some of the environment other than usual. */
function runWith(stage: Stage, env: Record<string, string>, ...argv: string[]) {
  return stage.here(argv, { env });
}

interface Printed {
  readonly format_version: string;
  readonly setup: string;
  readonly checks: readonly Record<'check' | 'state' | 'message' | 'remedy', string>[];
}

const json = (stdout: string): Printed => JSON.parse(stdout);
const notRight = ({ checks }: Printed) =>
  checks.filter(({ state }) => state !== 'right').map(({ check, state }) => `${check} ${state}`);

test('of this machine, the files and the service: each is told, with GET alone', async () => {
  const stage = await healthyFolder();
  const ran = await stage.cli('doctor', '--json');
  expect(ran).toMatchObject({ code: 0, writes: [] });
  const told = json(ran.stdout);
  expect(told).toMatchObject({ format_version: '1.0', setup: 'none' });
  expect(told.checks.map(({ check }) => check)).toEqual([
    ...['git', 'files', 'gitignore', 'service', 'key', 'organization'],
  ]);
  expect(notRight(told)).toEqual([]);
  for (const one of told.checks) expect(Object.keys(one)).toEqual(['check', 'state', 'message', 'remedy']);
  const shown = await stage.cli('doctor');
  expect(shown).toMatchObject({ code: 0, stdout: '' });
  expect(shown.stderr).toMatch(/^✓ files +The inventory files are valid\.$/m);
});

test.each<[wrong: string, files: Record<string, string>, env: Record<string, string>, flags: readonly string[]]>([
  ['files wrong', { 'inventory/alpha.yml': 'cyber_system: 1\n' }, {}, []],
  ['files wrong', {}, {}, ['--path', 'elsewhere']],
  ['gitignore wrong', { '.gitignore': '' }, {}, []],
  ['key wrong', {}, { CIP_SYNC_API_KEY: 'another' }, []],
  ['service wrong', {}, {}, ['--base-url', '/nowhere']],
  ['organization wrong', {}, {}, ['--organization', 'zenith']],
  ['service wrong', {}, { CIP_SYNC_BASE_URL: 'http://inventory.example' }, []],
  ['service unknown', {}, { CIP_SYNC_API_KEY: '' }, []],
])('%s', async (wrong, files, env, flags) => {
  const stage = await healthyFolder();
  stage.write(files);
  const given = flags.map((flag) => (flag.startsWith('/') ? stage.emulator.url + flag : flag));
  const { code, stdout } = await runWith(stage, env, 'doctor', '--json', ...given);
  expect(notRight(json(stdout))).toEqual([wrong]);
  expect(code).toBe(wrong.endsWith('wrong') ? 1 : 0);
});

test('a remedy names the same part of the inventory as --path', async () => {
  const stage = await healthyFolder();
  stage.write({ 'west/alpha.yml': 'cyber_system: 1\n', '.gitignore': '/plan.json\n.cip-sync/\n' });
  const remedyWith = async (...paths: string[]) => {
    const flags = paths.flatMap((path) => ['--path', path]);
    const { checks } = json((await stage.cli('doctor', '--json', ...flags)).stdout);
    return checks.find(({ check }) => check === 'files')?.remedy;
  };
  expect(await remedyWith('west')).toBe('Run cip-sync validate --path west: it says where.');
  expect(await remedyWith('no such')).toBe("Run cip-sync import --out 'no such': it writes what is live.");
  expect(await remedyWith('a', 'b')).toBe('Run cip-sync import: it writes what is live.');
  stage.write({ 'inventory/alpha.yml': 'cyber_system: 1\n' });
  expect(await remedyWith()).toBe('Run cip-sync validate: it says where.');
});

test('what is wrong is the last that is shown', async () => {
  const stage = await healthyFolder();
  stage.write({ '.gitignore': '' });
  const { stderr } = await stage.cli('doctor', '--expect', 'hardened');
  const signs = Array.from(stderr.matchAll(/^[✓?✗]/gm), ([sign]) => sign).join('');
  expect(signs).toMatch(/^✓+\?✗$/);
});

test('a host named after a certificate is no trouble with one, and does not answer', async () => {
  const stage = await healthyFolder();
  const { stdout } = await stage.cli('doctor', '--json', '--base-url', 'https://certificate.invalid');
  const { checks } = json(stdout);
  expect(checks.map(({ check, state }) => `${check} ${state}`)).toContain('service wrong');
  expect(checks.map(({ check }) => check)).not.toContain('certificate');
});

test('with --github the repository, judged by what is found or expected', async () => {
  const github = await hardenedRepository();
  github.grant(TOKEN, { permissions: ADMINISTRATOR });
  const stage = await healthyFolder();
  const env = { GITHUB_API_URL: github.url, GH_TOKEN: TOKEN };
  const look = async (...flags: string[]) => {
    const { code, stdout } = await runWith(stage, env, 'doctor', '--github', 'acme/inventory', '--json', ...flags);
    return { code, ...json(stdout) };
  };
  const right = await look();
  expect(right).toMatchObject({ code: 0, setup: 'hardened' });
  expect(notRight(right)).toEqual([]);
  github.state.settings.environments.inventory = { ...github.state.settings.environments.inventory!, policy: null };
  const wrong = await look('--expect', 'hardened');
  expect(wrong.code).toBe(1);
  expect(notRight(wrong)).toEqual(['environment-branches wrong']);
  expect(wrong.checks.find(({ state }) => state === 'wrong')?.remedy).not.toBe('');
  // A plain setup asks for no such thing.
  expect(await look('--expect', 'plain')).toMatchObject({ code: 0, setup: 'hardened' });
});

test('a setup that is expected or found is not right because GitHub was not asked', async () => {
  const stage = await healthyFolder();
  const look = async (...flags: string[]) => json((await stage.cli('doctor', '--json', ...flags)).stdout);
  expect(notRight(await look('--expect', 'hardened'))).toEqual(['repository unknown']);
  stage.write(written(HARDENED));
  const found = await look();
  expect(found.setup).toBe('hardened');
  expect(notRight(found)).toEqual(['repository unknown']);
  expect(found.checks.at(-1)?.remedy).toContain('--github OWNER/REPO');
});

test.each([
  [['--github', 'acme/inventory'], 'GH_TOKEN is not set'],
  [['--github', 'inventory'], '--github must be OWNER/REPO'],
  [['--expect', 'none'], '--expect must be plain, guarded or hardened'],
])('%j is refused', async (flags, words) => {
  const stage = await healthyFolder();
  const { code, stdout, stderr } = await stage.cli('doctor', ...flags);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(words);
});

test('as an action: one issue, opened, updated in place, closed; the result is failed or clean', async () => {
  const alpha = { 'inventory/alpha.yml': declare('Alpha', ['a']) };
  const there = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: { ...alpha, ...written(HARDENED) } });
  const { state } = there.github;
  await harden(there.github);
  there.github.grant(TOKEN, { permissions: ADMINISTRATOR });
  const look = async () => {
    const inputs = { command: 'doctor', 'doctor-token': TOKEN, 'base-url': '', 'api-key': '' };
    return runInside(there, { event: await there.github.event('schedule', {}), inputs, secrets: [TOKEN] });
  };
  expect(await look()).toMatchObject({ code: 0, outputs: { result: 'clean' }, requests: [] });
  expect(state.issues).toEqual([]);
  const { rulesets } = state.settings;
  state.settings.rulesets = [];
  const failed = await look();
  expect(failed).toMatchObject({ code: 1, outputs: { result: 'failed' } });
  expect(failed.errors).toEqual([
    '4 settings to correct: branch-pull-request, branch-check, branch-force-push, branch-deletion. The log and the summary say how.',
  ]);
  expect(state.issues).toMatchObject([{ title: 'Inventory setup', state: 'open' }]);
  expect(state.issues[0]?.body).toContain('**branch-pull-request**');
  expect(failed.summary).toContain('**branch-pull-request**');
  await look();
  expect(failed.github.filter((line) => !line.startsWith('GET'))).toEqual(['POST /repos/acme/inventory/issues 201']);
  state.settings.organizationSecrets = ['CIP_SIGNING_KEY'];
  await look();
  expect(state.issues).toMatchObject([{ state: 'open', body: expect.stringContaining('**organization-secrets**') }]);
  state.settings.rulesets = rulesets;
  state.settings.organizationSecrets = [];
  expect(await look()).toMatchObject({ code: 0, outputs: { result: 'clean' } });
  expect(state.issues).toMatchObject([{ state: 'closed', stateReason: 'completed' }]);
});

test('with the token of an app of its own, which marked the last apply, it is one issue, too', async () => {
  const there = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: written(HARDENED) });
  const { github } = there;
  github.grant(TOKEN, { app: { id: 99, slug: 'utility-bot' } });
  await github.plantDeployment({ creator: github.state.account('utility-bot[bot]') });
  const looks = async () => {
    const inputs = { command: 'doctor', 'github-token': TOKEN, 'base-url': '', 'api-key': '' };
    const ran = await runInside(there, { event: await github.event('schedule', {}), inputs, secrets: [TOKEN] });
    return ran.github.filter((line) => !line.startsWith('GET'));
  };
  expect(await looks()).toEqual(['POST /repos/acme/inventory/issues 201']);
  expect(github.state.issues).toMatchObject([{ author: { login: 'utility-bot[bot]' }, state: 'open' }]);
  expect(await looks()).toEqual([]);
  await github.directPush({ '.github/CODEOWNERS': null });
  expect(await looks()).toEqual(['PATCH /repos/acme/inventory/issues/1 200']);
});

test.each([
  ['no service', ''],
  ['the address of a service that is none', 'cip.example.com'],
])("with the job's token alone and %s, what it may not see is no reason to be red", async (_, url) => {
  const alpha = { 'inventory/alpha.yml': declare('Alpha', ['a']) };
  const there = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: { ...alpha, ...written(HARDENED) } });
  await harden(there.github);
  const inputs = { command: 'doctor', 'base-url': url, 'api-key': '' };
  const ran = await runInside(there, { event: await there.github.event('schedule', {}), inputs });
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'clean' } });
  expect(ran.log).toMatch(/^\? environment-secrets /m);
  expect(there.github.state.issues).toEqual([]);
});
