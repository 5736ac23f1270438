// doctor as people and machines use it: on the command line, with a stand-in for GitHub, and as an action.
import { expect, test } from 'vitest';
import { ADMINISTRATOR } from '../github/stand-in/tokens.ts';
import { runInside } from '../github-journeys/run.ts';
import { declare, seeded, setWorld } from '../github-journeys/world.ts';
import { type Stage, setStage } from '../journeys/harness.ts';
import { world } from '../journeys/world.ts';
import { HARDENED, harden, notRight, PLAIN, repositoryOf, written } from './repository.ts';

const TOKEN = 'ghp_Person000000000000000000000000000000';
const ALPHA = { 'inventory/alpha.yml': declare('Alpha', ['a']) };

const healthyFolder = () => setStage({ seed: world({ Alpha: ['a'] }), files: ALPHA });

async function run(stage: Stage, flags: readonly string[] = [], env: Record<string, string> = {}) {
  const { code, stdout } = await stage.here(['doctor', '--json', ...flags], { env });
  const document = JSON.parse(stdout);
  return { code, document, faults: notRight(document) };
}

test('doctor checks the files and the service, with GET requests only', async () => {
  const stage = await healthyFolder();
  const ran = await stage.cli('doctor', '--json');
  expect(ran).toMatchObject({ code: 0, writes: [] });
  const right = (check: string, message: string) => ({ check, state: 'right', message, remedy: '' });
  const files = right('files', 'The inventory files are valid.');
  const service = right('service', 'The service answers as documented, and accepts the key.');
  expect(JSON.parse(ran.stdout)).toEqual({ format_version: '2.0', setup: 'none', checks: [files, service] });
  const shown = await stage.cli('doctor');
  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(shown.stdout).toMatch(/^✓ files +The inventory files are valid\.$/m);
});

test.each<[fault: string, files: Record<string, string>, env: Record<string, string>, flags: readonly string[]]>([
  ['files wrong', { 'inventory/alpha.yml': 'cyber_system: 1\n' }, {}, []],
  ['files wrong', {}, {}, ['--path', 'elsewhere']],
  ['service wrong', {}, { CIP_SYNC_API_KEY: 'another' }, []],
  ['service wrong', {}, {}, ['--base-url', '/nowhere']],
  ['service wrong', {}, {}, ['--organization', 'zenith']],
  ['service wrong', {}, { CIP_SYNC_BASE_URL: 'http://inventory.example' }, []],
  ['service unknown', {}, { CIP_SYNC_API_KEY: '' }, []],
])('doctor reports %s', async (fault, files, env, flags) => {
  const stage = await healthyFolder();
  stage.write(files);
  const given = flags.map((flag) => (flag.startsWith('/') ? stage.emulator.url + flag : flag));
  const { code, faults } = await run(stage, given, env);
  expect(faults).toEqual([fault]);
  expect(code).toBe(fault.endsWith('wrong') ? 1 : 0);
});

test('doctor says once what to do about the service', async () => {
  const stage = await healthyFolder();
  const { stdout } = await stage.here(['doctor'], { env: { CIP_SYNC_API_KEY: 'another' } });
  expect(stdout).toMatch(
    /^✗ service +GET \/facilities: the service answered 401\.\n +Check that the API key is complete/m,
  );
  expect(stdout.split('Check that the API key')).toHaveLength(2);
  const broken = await stage.here(['doctor'], { env: { CIP_SYNC_API_KEY: 'two\nlines' } });
  expect(broken.stdout).toMatch(/^✗ service +api-key contains .*, such as a line break\.\n +Copy the key again\.$/m);
});

test('what doctor says to run works for another path', async () => {
  const stage = await healthyFolder();
  const commandIn = async () => {
    const { stdout } = await stage.cli('doctor', '--path', 'elsewhere');
    return /Run cip-sync (.*?): it/.exec(stdout)?.[1]?.split(' ') ?? [];
  };
  expect(await stage.cli(...(await commandIn()))).toMatchObject({ code: 0 });
  expect(await stage.cli('doctor', '--path', 'elsewhere')).toMatchObject({ code: 0 });
  stage.write({ 'elsewhere/alpha.yml': 'cyber_system: 1\n' });
  expect(await commandIn()).toEqual(['validate', '--path', 'elsewhere']);
});

test('doctor checks the workflows in the folder without asking GitHub, and lists what is wrong last', async () => {
  const stage = await healthyFolder();
  stage.write(written(PLAIN));
  expect(await run(stage)).toMatchObject({ code: 0, document: { setup: 'plain' }, faults: ['log-protected unknown'] });
  stage.write(written(HARDENED));
  const hardened = await run(stage);
  expect(hardened.faults).toEqual(
    ['branch-protected', 'log-protected', 'environment-branches', 'key-in-environment-only', 'signing-key'].map(
      (it) => `${it} unknown`,
    ),
  );
  expect(hardened.document.checks[5].remedy).toContain('--github OWNER/REPO');
  stage.write({ '.github/CODEOWNERS': '' });
  const { code, stdout } = await stage.cli('doctor');
  expect(code).toBe(1);
  const signs = Array.from(stdout.matchAll(/^[✓?✗]/gm), ([sign]) => sign).join('');
  expect(signs).toMatch(/^✓+\?+✗$/);
});

test('with --github, doctor checks the repository', async () => {
  const github = await repositoryOf();
  github.grant(TOKEN, { permissions: ADMINISTRATOR });
  const stage = await healthyFolder();
  const look = () => run(stage, ['--github', 'acme/inventory'], { GITHUB_API_URL: github.url, GH_TOKEN: TOKEN });
  expect(await look()).toMatchObject({ code: 0, document: { setup: 'hardened' }, faults: [] });
  github.state.settings.environments.inventory = { ...github.state.settings.environments.inventory!, policy: null };
  expect(await look()).toMatchObject({ code: 1, faults: ['environment-branches wrong'] });
});

test.each([
  [['--github', 'acme/inventory'], 'GH_TOKEN is not set'],
  [['--github', 'inventory'], '--github must be OWNER/REPO'],
])('doctor refuses %j', async (flags, words) => {
  const stage = await healthyFolder();
  const { code, stdout, stderr } = await stage.cli('doctor', ...flags);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(words);
});

test('as an action, doctor has its table in the log and the summary, and ends as clean or failed', async () => {
  const there = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: { ...ALPHA, ...written(HARDENED) } });
  const { state } = there.github;
  harden(there.github);
  const look = async (permissions = ADMINISTRATOR, more: Record<string, string> = {}) => {
    there.github.grant(TOKEN, { permissions });
    const inputs = { command: 'doctor', 'github-token': TOKEN, 'base-url': '', 'api-key': '', ...more };
    return runInside(there, { event: await there.github.event('schedule', {}), inputs, secrets: [TOKEN] });
  };
  const clean = await look();
  expect(clean).toMatchObject({ code: 0, outputs: { result: 'clean' }, requests: [] });
  const [table = ''] = /^✓ files[\s\S]*Set up as hardened.*$/m.exec(clean.log) ?? [];
  expect(table).toMatch(/^\? service .*\n +Set base-url and api-key\.$/m);
  expect(clean.summary).toContain(`\`\`\`text\n${table}\n\`\`\``);
  // What the job token may not see does not fail the check.
  const own = await look({ contents: 'read', actions: 'read' }, { 'api-key': 'key' });
  expect(own).toMatchObject({ code: 0, outputs: { result: 'clean' } });
  expect(own.log).toMatch(/^\? service .*\n +Set base-url\.\n[\s\S]*^\? key-in-environment-only /m);
  state.settings.rulesets = [];
  const failed = await look(ADMINISTRATOR, { 'api-key': 'key', 'base-url': 'htp://x' });
  expect(failed).toMatchObject({ code: 1, outputs: { result: 'failed' } });
  expect(failed.errors).toEqual([
    '3 settings to correct: service, branch-protected, log-protected. The log and the summary say how.',
  ]);
  expect(failed.summary).toMatch(/^✗ service .* must start with https[\s\S]*^✗ branch-protected/m);
  expect([...clean.github, ...failed.github].filter((line) => !line.startsWith('GET'))).toEqual([]);
  expect(state.issues).toEqual([]);
});
