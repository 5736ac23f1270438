// Doctor names exactly the setting that is wrong, and says of what it may not read which permission it takes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CHECKS, doctorPage, renderDoctor } from '../../src/setup/doctor.ts';
import { SETTINGS } from '../../src/setup/settings-table.ts';
import { contract } from '../github/stand-in/contract.ts';
import { ADMINISTRATOR, type Permissions } from '../github/stand-in/tokens.ts';
import type { StandIn } from '../github/stand-in.ts';
import { ROOT } from '../journeys/harness.ts';
import { doctorOf, HARDENED, hardenedRepository, notRight, openRepository, written } from './repository.ts';

type Settings = StandIn['state']['settings'];

test('finds the hardened setup right, with GET alone', async () => {
  const github = await hardenedRepository();
  const before = github.entries.length;
  const diagnosis = await doctorOf(github);
  expect(diagnosis.setup).toBe('hardened');
  expect(notRight(diagnosis)).toEqual([]);
  expect(diagnosis.checks.length).toBe(28);
  expect(new Set(github.entries.slice(before).map(({ method }) => method))).toEqual(new Set(['GET']));
});

/** Changes one rule of the ruleset; null takes it out. */
function ruled(settings: Settings, type: string, parameters: object | null): void {
  settings.rulesets = settings.rulesets.map((set) => {
    const others = set.rules.filter((rule) => rule.type !== type);
    const rule = set.rules.find((it) => it.type === type);
    const changed = parameters === null ? [] : [{ type, parameters: { ...rule?.parameters, ...parameters } }];
    return { ...set, rules: [...others, ...changed] };
  });
}

const PULL = 'pull_request';
const STATUS = 'required_status_checks';
const check = (context: string, integration_id?: number) => ({
  required_status_checks: [{ context, ...(integration_id === undefined ? {} : { integration_id }) }],
});

describe('one setting after the other', () => {
  let github: StandIn;
  let settings: Settings;
  beforeAll(async () => {
    github = await openRepository();
    settings = structuredClone(github.state.settings);
  });
  afterEach(() => void Object.assign(github.state.settings, structuredClone(settings)));
  afterAll(() => github.close());

  test.each<[wrong: string, how: string, change: (settings: Settings) => void]>([
    ['branch-pull-request', 'no rule', (it) => ruled(it, PULL, null)],
    ['branch-approvals', 'none', (it) => ruled(it, PULL, { required_approving_review_count: 0 })],
    ['branch-code-owners', 'off', (it) => ruled(it, PULL, { require_code_owner_review: false })],
    ['branch-stale-approvals', 'off', (it) => ruled(it, PULL, { dismiss_stale_reviews_on_push: false })],
    ['branch-last-push', 'off', (it) => ruled(it, PULL, { require_last_push_approval: false })],
    ['branch-check', 'no rule', (it) => ruled(it, STATUS, null)],
    ['branch-check', 'another', (it) => ruled(it, STATUS, check('plan', 15368))],
    ['branch-check-app', 'any', (it) => ruled(it, STATUS, check('inventory plan'))],
    ['branch-check-app', 'another', (it) => ruled(it, STATUS, check('inventory plan', 7))],
    ['branch-up-to-date', 'off', (it) => ruled(it, STATUS, { strict_required_status_checks_policy: false })],
    ['branch-force-push', 'no rule', (it) => ruled(it, 'non_fast_forward', null)],
    ['branch-deletion', 'no rule', (it) => ruled(it, 'deletion', null)],
    [
      'branch-bypass',
      'for somebody',
      ({ rulesets }) =>
        rulesets.splice(0, 1, {
          ...rulesets[0]!,
          bypass: [{ actor_id: 5, actor_type: 'RepositoryRole', bypass_mode: 'always' }],
        }),
    ],
    [
      'code-owners-errors',
      'one',
      (it) => {
        const told = { source: '/x @y', message: 'Unknown owner', suggestion: '' };
        it.ownerErrors = [{ line: 2, column: 1, kind: 'Unknown owner', path: '.github/CODEOWNERS', ...told }];
      },
    ],
    ['environment', 'gone', (it) => delete it.environments.inventory],
    ['environment-branches', 'all', (it) => environment(it, { policy: null })],
    [
      'environment-branches',
      'protected',
      (it) => environment(it, { policy: { protected_branches: true, custom_branch_policies: false } }),
    ],
    [
      'environment-branches',
      'another',
      (it) => environment(it, { branches: [{ name: 'main' }, { name: 'release/*' }] }),
    ],
    ['environment-branches', 'a tag', (it) => environment(it, { branches: [{ name: 'main', type: 'tag' }] })],
    ['environment-gates', 'reviewers', (it) => environment(it, { gates: ['required_reviewers'] })],
    ['environment-secrets', 'no key', (it) => environment(it, { secrets: ['CIP_SIGNING_KEY'] })],
    ['repository-secrets', 'the key', (it) => Object.assign(it, { repositorySecrets: ['OTHER', 'CIP_INVENTORY_KEY'] })],
    [
      'organization-secrets',
      'the signing key',
      (it) => Object.assign(it, { organizationSecrets: ['CIP_SIGNING_KEY'] }),
    ],
    ['environment-gates', 'a custom rule', (it) => environment(it, { customRules: ['datadog'] })],
  ])('%s alone is wrong: %s', async (wrong, _, change) => {
    change(github.state.settings);
    expect(notRight(await doctorOf(github))).toEqual([`${wrong} wrong`]);
  });

  test.each<[wrong: string, how: string, path: string, from: string | RegExp, to: string]>([
    ['workflow-events', 'pull_request', WORKFLOW, '  pull_request_target: #', '  pull_request: #'],
    ['workflow-events', 'merge_group beside', WORKFLOW, '  push:', '  merge_group:\n  push:'],
    ['workflow-events', 'no push', WORKFLOW, /^ {2}push:\n.*\n/m, ''],
    ['workflow-events', 'paths', WORKFLOW, '  push:\n', '  push:\n    paths: [inventory/**]\n'],
    ['workflow-events', 'another branch', WORKFLOW, '  push:\n    branches: [main]', '  push:\n    branches: [trunk]'],
    ['workflow-events', 'all but the branch', WORKFLOW, PUSH, '  push:\n    branches-ignore: [main]'],
    ['workflow-events', 'taken back', WORKFLOW, PUSH, "  push:\n    branches: ['**', '!main']"],
    ['workflow-events', 'other branches', WORKFLOW, PUSH, "  push:\n    branches: ['release/**']"],
    ['workflow-events', 'tags alone', WORKFLOW, PUSH, "  push:\n    tags: ['v*']"],
    ['workflow-events', 'once opened', WORKFLOW, TYPES, '    types: [opened]'],
    [
      'workflow-events',
      'not edited, which can hold a ticket',
      WORKFLOW,
      TICKETS,
      '$1]$2\n          ticket-pattern: CHG',
    ],
    ['workflow-approval', 'plan', DRIFT, 'approval: review', 'approval: plan'],
    ['workflow-environment', 'none', WORKFLOW, /^ {4}environment:\n(?: {6}.*\n)+/m, ''],
    ['workflow-signing-key', 'none', WORKFLOW, / +signing-key: .*\n/, ''],
    ['workflow-signing-key', 'empty', WORKFLOW, /signing-key: .*/, 'signing-key: ""'],
    ['workflow-signing-key', 'for everyone to read', WORKFLOW, /signing-key: .*/, 'signing-key: abc'],
    ['workflow-signing-key', 'a variable', WORKFLOW, /signing-key: .*/, `signing-key: ${expression('vars.SIGNING')}`],
    ['workflow-permissions', 'none', WORKFLOW, /^ {4}permissions:\n(?: {6}.*\n)+/m, ''],
    ['workflow-permissions', 'too few', WORKFLOW, 'deployments: write', 'deployments: read'],
    ['workflow-queue', 'dropped', WORKFLOW, /^ +queue: max\n/m, ''],
    ['workflow-queue', 'cut off', WORKFLOW, 'queue: max', 'queue: max\n      cancel-in-progress: true'],
    ['workflow-queue', 'a group of its own', DRIFT, 'group: inventory-apply', 'group: drift'],
    ['code-owners', 'not of the workflows', '.github/CODEOWNERS', '/.github/ ', '/docs/ '],
    ['code-owners', 'taken back', '.github/CODEOWNERS', /$/, '/inventory/\n'],
  ])('%s alone is wrong: %s', async (wrong, _, path, from, to) => {
    const text = written(HARDENED)[path] ?? '';
    const changed = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
    expect(changed).not.toBe(text);
    await github.directPush({ [path]: changed });
    onTestFinished(async () => void (await github.directPush({ [path]: text })));
    // Without its workflow nothing else is known of what the repository is meant to be.
    expect(notRight(await doctorOf(github, { expect: 'hardened' }))).toEqual([`${wrong} wrong`]);
  });
});

function environment({ environments }: Settings, change: Partial<NonNullable<Settings['environments'][string]>>): void {
  environments.inventory = { ...environments.inventory!, ...change };
}

const WORKFLOW = '.github/workflows/inventory.yml';
const DRIFT = '.github/workflows/inventory-drift.yml';
const TICKETS = /(types: \[opened, synchronize), reopened, edited\].*([\s\S]*?approval: review)/;
const TYPES = /^ +types: .*/m;
const PUSH = '  push:\n    branches: [main]';
const expression = (text: string) => ['$', `{{ ${text} }}`].join('');

test.each([
  ["branches: ['ma*']"],
  ["branches: ['**']"],
  ["branches: ['!main', main]"],
  ['branches: main'],
  ["branches-ignore: ['dependabot/**', 'x?y']"],
  ["branches: [main]\n    tags: ['v*']"],
  ["branches: ['m?ain']"],
])('an event is for the branch by %j', async (filters) => {
  const github = await hardenedRepository();
  const text = written(HARDENED)[WORKFLOW] ?? '';
  await github.directPush({ [WORKFLOW]: text.replace(PUSH, () => `  push:\n    ${filters}`) });
  expect(notRight(await doctorOf(github, { expect: 'hardened' }))).toEqual([]);
});

test('of a public repository, whether GitHub lets pull_request_target run cannot be seen', async () => {
  const github = await hardenedRepository();
  Object.assign(github.state, { isPrivate: false });
  const diagnosis = await doctorOf(github);
  expect(notRight(diagnosis)).toEqual(['workflow-target-policy unknown']);
  const remedy = diagnosis.checks.find(({ state }) => state === 'unknown')?.remedy;
  expect(remedy).toContain('Under Settings, Actions, Policies');
  // A workflow on pull_request needs no such policy.
  await github.directPush(written(PLAIN));
  const { checks } = await doctorOf(github);
  expect(checks.map(({ check: code }) => code)).not.toContain('workflow-target-policy');
});

test('where deletes need more approvals than the branch asks for, that is noted', async () => {
  const github = await hardenedRepository();
  const text = written(HARDENED)[WORKFLOW] ?? '';
  const noteWith = async (inputs: string) => {
    await github.directPush({ [WORKFLOW]: text.replaceAll('approval: review', `approval: review${inputs}`) });
    const { checks } = await doctorOf(github);
    return checks.find(({ check: code }) => code === 'branch-approvals')?.message;
  };
  expect(await noteWith('')).toBe('A pull request needs an approval.');
  expect(await noteWith('\n          delete-approvals: 2')).toBe(
    'A pull request needs an approval. Deletes need 2 approvals: merged with fewer, they end as unapproved.',
  );
  ruled(github.state.settings, PULL, { required_approving_review_count: 2 });
  expect(await noteWith('\n          delete-approvals: 2')).toBe('A pull request needs an approval.');
});

const without = (...scopes: (keyof Permissions)[]): Permissions =>
  Object.fromEntries(Object.entries(ADMINISTRATOR).filter(([scope]) => !scopes.some((it) => it === scope)));

test.each<[permission: keyof Permissions, unseen: readonly string[]]>([
  ['contents', ['workflow', 'code-owners', 'code-owners-errors']],
  ['actions', ['environment', 'environment-branches', 'environment-gates', 'environment-secrets']],
  ['environments', ['environment-secrets']],
  ['secrets', ['repository-secrets', 'organization-secrets']],
])('without %s the rest is told', async (permission, unseen) => {
  const github = await hardenedRepository();
  const diagnosis = await doctorOf(github, { permissions: without(permission), expect: 'hardened' });
  expect(notRight(diagnosis)).toEqual(unseen.map((it) => `${it} unknown`));
  const remedies = diagnosis.checks.filter(({ state }) => state === 'unknown').map(({ remedy }) => remedy);
  expect(remedies.every((remedy) => remedy.endsWith(`${permission}: read.`))).toBe(true);
});

test('a repository that cannot be seen has nothing that is known to be wrong', async () => {
  const github = await hardenedRepository();
  const answers = ['repos/get', 'repos/get-content', 'repos/get-environment', 'repos/get-branch-rules'];
  for (const operation of answers) github.fault(operation, { answer: 404, times: 99 });
  const { setup, checks } = await doctorOf(github, { expect: 'hardened' });
  expect(setup).toBe('none');
  expect(checks.map(({ check, state }) => `${check} ${state}`)).toEqual(['repository unknown']);
});

test.each<[operations: readonly string[], unseen: readonly string[]]>([
  [
    ['repos/get-content', 'repos/get-branch'],
    ['workflow', 'code-owners'],
  ],
  [['repos/codeowners-errors'], ['code-owners-errors']],
  [['repos/get-environment'], ['environment', 'environment-branches', 'environment-gates', 'environment-secrets']],
  [['repos/get-repo-ruleset'], ['branch-bypass']],
  [['actions/list-repo-secrets'], ['repository-secrets']],
])('a 404 of %j is not taken for something missing', async (operations, unseen) => {
  const github = await hardenedRepository();
  for (const operation of operations) github.fault(operation, { answer: 404, times: 99 });
  const diagnosis = await doctorOf(github, { expect: 'hardened' });
  expect(notRight(diagnosis)).toEqual(unseen.map((code) => `${code} unknown`));
});

test('without a workflow there is no setup', async () => {
  const github = await hardenedRepository();
  await github.directPush({ [WORKFLOW]: null, [DRIFT]: null });
  const diagnosis = await doctorOf(github);
  expect(diagnosis.setup).toBe('none');
  expect(notRight(diagnosis)).toEqual(['workflow wrong']);
  expect(notRight(await doctorOf(github, { expect: 'hardened' }))).toEqual(['workflow wrong']);
});

test('who may bypass a ruleset is shown to those alone who may edit it', async () => {
  const github = await hardenedRepository();
  const { rulesets } = github.state.settings;
  rulesets.splice(0, 1, { ...rulesets[0]!, bypass: null });
  const diagnosis = await doctorOf(github);
  expect(notRight(diagnosis)).toEqual(['branch-bypass unknown']);
  const told = diagnosis.checks.find(({ check: code }) => code === 'branch-bypass');
  expect(told?.remedy).toContain('administration: write');
});

test('a classic protection is not read, so what no ruleset asks is not known', async () => {
  const github = await hardenedRepository();
  github.state.settings.isProtectedClassically = true;
  expect(notRight(await doctorOf(github))).toEqual([]);
  github.state.settings.rulesets = [];
  const { checks } = await doctorOf(github);
  const branch = checks.filter(({ check: code }) => code.startsWith('branch-') && code !== 'branch-bypass');
  expect(branch.length).toBe(10);
  expect(new Set(branch.map(({ state }) => state))).toEqual(new Set(['unknown']));
  expect(branch[0]?.remedy).toContain('--input .github/rulesets/inventory.json');
});

test('an unprotected repository is told once for each rule, not for each of its parts', async () => {
  const github = await hardenedRepository();
  github.state.settings.rulesets = [];
  expect(notRight(await doctorOf(github))).toEqual([
    ...['branch-pull-request wrong', 'branch-check wrong', 'branch-force-push wrong', 'branch-deletion wrong'],
  ]);
});

const PLAIN = { ...HARDENED, hardened: false };

test('a plain setup is judged as plain, and as hardened when that is expected', async () => {
  const github = await hardenedRepository(PLAIN);
  const { settings } = github.state;
  settings.rulesets = [];
  settings.repositorySecrets = ['CIP_INVENTORY_KEY'];
  const plain = await doctorOf(github);
  expect(plain.setup).toBe('plain');
  expect(notRight(plain)).toEqual([]);
  settings.repositorySecrets = [];
  expect(notRight(await doctorOf(github))).toEqual(['repository-secrets wrong']);
  settings.organizationSecrets = ['CIP_INVENTORY_KEY'];
  expect(notRight(await doctorOf(github))).toEqual([]);
  const wrong = notRight(await doctorOf(github, { expect: 'hardened' }));
  expect(wrong).toEqual(expect.arrayContaining(['workflow-events wrong', 'branch-pull-request wrong']));
});

test('the ledger is looked at where the workflow names it', async () => {
  const github = await hardenedRepository({ ...HARDENED, ledger: 'ledger' });
  expect(notRight(await doctorOf(github))).toEqual(['ledger wrong']);
  await github.commitFiles('ledger', { 'ledger.json': '{}' });
  expect(notRight(await doctorOf(github))).toEqual(['ledger-protected wrong']);
  const rules = [{ type: 'deletion' }, { type: 'non_fast_forward' }];
  const fixed = { name: 'ledger', source: 'acme/inventory', enforcement: 'active', bypass: [] } as const;
  github.state.settings.rulesets.push({ id: 43, ...fixed, rules, branches: ['ledger'] });
  expect(notRight(await doctorOf(github))).toEqual([]);
});

test('of several organizations each has its ledger looked at', async () => {
  const github = await hardenedRepository({ ...HARDENED, ledger: 'ledger' });
  await github.commitFiles('ledger', { 'ledger.json': '{}' });
  const text = written({ ...HARDENED, ledger: 'ledger-west' })['.github/workflows/inventory.yml'] ?? '';
  const west = text.replaceAll(/^( +)base-url:/gm, '$1name: west\n$1base-url:');
  await github.directPush({ '.github/workflows/west.yml': west });
  const about = async () => {
    const { checks } = await doctorOf(github);
    return checks.flatMap(({ check, state }) => (check === 'ledger' ? state : []));
  };
  expect(await about()).toEqual(['wrong']);
  await github.commitFiles('ledger-west', { 'ledger.json': '{}' });
  expect(await about()).toEqual(['right']);
});

const HOSTILE = 'x\u202e](https://evil.example) @everyone <img src=x> `::set-output ##[error]\n- **key**';

test('hostile names do nothing', async () => {
  const github = await hardenedRepository();
  const { settings } = github.state;
  environment(settings, { gates: [HOSTILE], branches: [{ name: HOSTILE }] });
  settings.ownerErrors = [
    { line: 1, column: 1, kind: HOSTILE, path: HOSTILE, source: HOSTILE, message: HOSTILE, suggestion: '' },
  ];
  const step = { uses: 'o/cip-inventory-sync@v1', with: { 'api-key': 'k', 'base-url': 'u', approval: HOSTILE } };
  const jobs = { [HOSTILE]: { environment: 'inventory', steps: [step] } };
  await github.directPush({ '.github/workflows/@everyone <img>.yml': JSON.stringify({ on: 'push', jobs }) });
  const diagnosis = await doctorOf(github);
  expect(notRight(diagnosis).length).toBe(7);
  const plain = (text: string) => text;
  const shown = renderDoctor(diagnosis, { red: plain, green: plain, yellow: plain });
  const page = doctorPage(diagnosis);
  for (const text of [shown, page]) {
    expect(text).not.toMatch(/\u202e|^- \*\*key\*\*|##\[/mu);
  }
  const outside = page.replace(/(`+).*?[^`]\1(?!`)/g, '');
  expect(outside).not.toMatch(/evil|@everyone|<img/);
});

test('each place of GitHub that the table names is asked, and no other but what tells whether these can be seen', async () => {
  const github = await hardenedRepository({ ...HARDENED, ledger: 'ledger' });
  await doctorOf(github);
  const named = new Set(SETTINGS.map(({ read }) => `/repos/{owner}/{repo}${read === '' ? '' : `/${read}`}`));
  const { operation } = await contract();
  const asked = github.entries
    .filter(({ method }) => method === 'GET')
    .map(({ method, path }) => {
      return operation({ method, path: path.replace(/\?.*/, ''), query: {}, headers: {}, body: undefined })?.path;
    });
  expect(new Set(asked)).toEqual(named);
});

test('each check has a line in the documents', () => {
  const page = readFileSync(join(ROOT, 'docs/setup.md'), 'utf8');
  expect(CHECKS.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});
