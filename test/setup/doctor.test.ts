// doctor names exactly the setting that is wrong. If it may not read a setting, it names the missing permission.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doctorPage, renderDoctor } from '../../src/setup/doctor-checks.ts';
import { painter } from '../../src/text/text.ts';
import { ADMINISTRATOR, type Permissions } from '../github/stand-in/tokens.ts';
import type { StandIn } from '../github/stand-in.ts';
import { ROOT } from '../journeys/harness.ts';
import { doctorOf, HARDENED, notRight, PLAIN, repositoryOf, written } from './repository.ts';

type Settings = StandIn['state']['settings'];

const OF_PLAIN = ['files', 'service', 'permissions', 'queue-max', 'checkout', 'log-protected'];
const OF_HARDENED = [
  ...['files', 'service', 'permissions', 'queue-max', 'checkout', 'branch-protected', 'log-protected'],
  ...['environment-branches', 'key-in-environment-only', 'signing-key', 'owners-cover', 'event-target'],
];

test.each([
  ['hardened', HARDENED, OF_HARDENED],
  ['plain', PLAIN, OF_PLAIN],
] as const)('doctor finds the %s setup of init right, with GET requests only', async (setup, answers, checks) => {
  const github = await repositoryOf(answers);
  const before = github.entries.length;
  const diagnosis = await doctorOf(github);
  expect(diagnosis.setup).toBe(setup);
  expect(diagnosis.checks.map(({ check }) => check)).toEqual(checks);
  expect(notRight(diagnosis)).toEqual([]);
  expect(new Set(github.entries.slice(before).map(({ method }) => method))).toEqual(new Set(['GET']));
});

type Change = (settings: Settings) => void;

/** Changes a rule of a ruleset; null removes it. */
function rule(id: number, type: string, parameters: object | null): Change {
  return ({ rulesets }) => {
    const at = rulesets.findIndex((set) => set.id === id);
    const { rules } = rulesets[at]!;
    const old = rules.find((it) => it.type === type);
    const changed = parameters === null ? [] : [{ type, parameters: { ...old?.parameters, ...parameters } }];
    rulesets[at] = { ...rulesets[at]!, rules: [...rules.filter((it) => it !== old), ...changed] };
  };
}

function bypass(id: number): Change {
  return ({ rulesets }) => {
    const at = rulesets.findIndex((set) => set.id === id);
    const actors = [{ actor_id: 5, actor_type: 'RepositoryRole', bypass_mode: 'always' }];
    rulesets[at] = { ...rulesets[at]!, bypass: actors };
  };
}

function environment(change: Partial<NonNullable<Settings['environments'][string]>>): Change {
  return ({ environments }) => {
    environments.inventory = { ...environments.inventory!, ...change };
  };
}

const pull = (parameters: object | null) => rule(42, 'pull_request', parameters);
const check = (parameters: object | null) => rule(42, 'required_status_checks', parameters);
const log = (type: string) => rule(43, type, null);
const OTHER = { required_status_checks: [{ context: 'plan' }] };
const PROTECTED = { protected_branches: true, custom_branch_policies: false };
const OWNER_ERROR = { line: 2, kind: 'Unknown owner', path: '.github/CODEOWNERS', column: 1, source: '/x @y' };

test.each<[wrong: string, says: RegExp, change: Change]>([
  ['branch-protected', /has a pull request, an approval/, pull(null)],
  ['branch-protected', /has an approval\.$/, pull({ required_approving_review_count: 0 })],
  ['branch-protected', /review by code owners/, pull({ require_code_owner_review: false })],
  ['branch-protected', /dismissal of stale approvals/, pull({ dismiss_stale_reviews_on_push: false })],
  ['branch-protected', /approval of the last push/, pull({ require_last_push_approval: false })],
  ['branch-protected', /the check inventory plan, an up-to-date/, check(null)],
  ['branch-protected', /the check inventory plan\.$/, check(OTHER)],
  ['branch-protected', /an up-to-date branch/, check({ strict_required_status_checks_policy: false })],
  ['branch-protected', /a block of force pushes/, rule(42, 'non_fast_forward', null)],
  ['branch-protected', /RepositoryRole 5 may bypass the rules/, bypass(42)],
  ['branch-protected', /no ruleset has a pull request/, ({ rulesets }) => void rulesets.splice(0, 1)],
  ['log-protected', /inventory-applied: .*a restriction of deletions/, log('deletion')],
  ['log-protected', /a block of force pushes/, log('non_fast_forward')],
  ['log-protected', /linear history/, log('required_linear_history')],
  ['log-protected', /may bypass the rules/, bypass(43)],
  ['environment-branches', /no environment inventory/, (it) => void delete it.environments.inventory],
  ['environment-branches', /Any branch may use/, environment({ policy: null })],
  ['environment-branches', /Every protected branch/, environment({ policy: PROTECTED })],
  ['environment-branches', /release\/\* may use/, environment({ branches: [{ name: 'main' }, { name: 'release/*' }] })],
  ['environment-branches', /main may use/, environment({ branches: [{ name: 'main', type: 'tag' }] })],
  ['environment-branches', /No branch may use/, environment({ branches: [] })],
  [
    'key-in-environment-only',
    /CIP_INVENTORY_KEY, kept as a secret of the repository/,
    (it) => Object.assign(it, { repositorySecrets: ['OTHER', 'CIP_INVENTORY_KEY'] }),
  ],
  [
    'key-in-environment-only',
    /CIP_SIGNING_KEY, kept as a secret of the organization/,
    (it) => Object.assign(it, { organizationSecrets: ['CIP_SIGNING_KEY'] }),
  ],
  [
    'owners-cover',
    /ignores 1 line of CODEOWNERS, the first at \.github\/CODEOWNERS:2: Unknown owner/,
    (it) => Object.assign(it, { ownerErrors: [{ ...OWNER_ERROR, message: 'Unknown owner', suggestion: '' }] }),
  ],
])('a wrong setting makes only %s wrong: %s', async (wrong, says, change) => {
  const github = await repositoryOf();
  change(github.state.settings);
  const diagnosis = await doctorOf(github);
  expect(notRight(diagnosis)).toEqual([`${wrong} wrong`]);
  const { message, remedy } = diagnosis.checks.find(({ state }) => state === 'wrong') ?? {};
  expect(message).toMatch(says);
  expect(remedy).not.toBe('');
});

const WORKFLOW = '.github/workflows/inventory.yml';
const DRIFT = '.github/workflows/inventory-drift.yml';
const OWNERS = '.github/CODEOWNERS';
const expression = (text: string) => ['$', `{{ ${text} }}`].join('');
const OWN = `$1          github-token: ${expression("secrets['github_token']")}\n$2`;
const NEGATED = `pull_request:\n  $1${expression("!(github.event_name == 'push')")}`;
const ELSE = expression("!cancelled() && (github.event_name == 'release' || inputs.a == 'b')");

test.each<[wrong: string, how: string, path: string, from: string | RegExp, to: string]>([
  ['permissions', 'no permissions', WORKFLOW, /^ {4}permissions:\n(?: {6}.*\n)+/m, ''],
  ['permissions', 'no right to write the log', WORKFLOW, 'contents: write', 'contents: read'],
  ['permissions', 'no right to read runs', WORKFLOW, / +actions: read.*\n/, ''],
  ['permissions', 'no right to write issues', DRIFT, 'issues: write', 'issues: read'],
  ['permissions', 'its own token', WORKFLOW, / +checks: write[^\n]*\n(.*?)( +base-url)/s, OWN],
  ['queue-max', 'drops waiting applies', WORKFLOW, /^ +queue: max.*\n/m, ''],
  ['queue-max', 'cuts off applies', WORKFLOW, 'queue: max', 'queue: max\n      cancel-in-progress: true'],
  ['checkout', 'keeps credentials', WORKFLOW, 'persist-credentials: false', 'persist-credentials: true'],
  ['checkout', 'keeps credentials by default', DRIFT, / +with:\n +persist-credentials: false\n/, ''],
  ['key-in-environment-only', 'no environment', WORKFLOW, /^ {4}environment:\n(?: {6}.*\n)+/m, ''],
  ['signing-key', 'no key', WORKFLOW, / +signing-key: .*\n/, ''],
  ['signing-key', 'in plain text', WORKFLOW, /signing-key: .*/, 'signing-key: abc'],
  ['signing-key', 'in a variable', WORKFLOW, /signing-key: .*/, `signing-key: ${expression('vars.SIGNING')}`],
  ['signing-key', 'no review', WORKFLOW, 'approval: review', 'approval: plan'],
  ['owners-cover', 'does not cover workflows', OWNERS, '/.github/ ', '/docs/ '],
  ['owners-cover', 'does not cover folders of the inventory', OWNERS, '/inventory/ ', '/inventory/* '],
  ['owners-cover', 'covers only present workflows', OWNERS, /.github\/( .*)/, '.github/*$1\n/.github/**/inv*$1'],
  ['owners-cover', 'removes the owners again', OWNERS, /$/, '/inventory/\n'],
  ['event-target', 'also on pull_request', WORKFLOW, "'pull_request_target' &&", "'pull_request' &&"],
  ['event-target', 'also on merge_group', WORKFLOW, /(?<== 'push')/, " || github.event_name == 'merge_group'"],
  ['event-target', 'also on reviews', WORKFLOW, /(?<== 'push')/, " || github.event_name == 'pull_request_review'"],
  ['event-target', 'if it is no bot', WORKFLOW, /(push:.*== 'push')/s, "pull_request:\n  $1 || github.actor != 'x'"],
  ['event-target', 'on all others', WORKFLOW, /(push:.*if: )github.event_name == 'push'/s, NEGATED],
  ['event-target', 'not on push', WORKFLOW, "github.event_name == 'push'", ELSE],
])('a wrong file makes only %s wrong: %s', async (wrong, _, path, from, to) => {
  const github = await repositoryOf();
  const text = written(HARDENED)[path] ?? '';
  const changed = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
  expect(changed).not.toBe(text);
  await github.directPush({ [path]: changed });
  expect(notRight(await doctorOf(github))).toEqual([`${wrong} wrong`]);
});

test.each([
  [expression("secrets['CIP_INVENTORY_KEY']"), 'wrong'],
  [expression('secrets . cip_inventory_key'), 'wrong'],
  [expression('env.KEY'), 'unknown'],
])('a key given as %s, with a secret of the repository, is %s', async (given, state) => {
  const github = await repositoryOf();
  Object.assign(github.state.settings, { repositorySecrets: ['CIP_INVENTORY_KEY'] });
  const files = written(HARDENED);
  const changed = [WORKFLOW, DRIFT].map((path) => [
    path,
    files[path]!.replaceAll(/api-key: .*/g, () => `api-key: ${given}`),
  ]);
  await github.directPush(Object.fromEntries(changed));
  expect(notRight(await doctorOf(github))).toEqual([`key-in-environment-only ${state}`]);
});

test.each([
  ['key-in-environment-only', 'CIP_SIGNING_KEY', 'has no secret CIP_INVENTORY_KEY, so api-key arrives empty.'],
  ['signing-key', 'CIP_INVENTORY_KEY', 'has no secret CIP_SIGNING_KEY, so signing-key arrives empty.'],
])('%s is wrong if the environment has only the secret %s', async (check, secret, words) => {
  const github = await repositoryOf();
  const { environments } = github.state.settings;
  environments.inventory = { ...environments.inventory!, secrets: [secret] };
  const { checks } = await doctorOf(github);
  expect(checks.filter(({ state }) => state !== 'right')).toEqual([
    { check, state: 'wrong', message: `The environment inventory ${words}`, remedy: expect.stringMatching(/^Store /) },
  ]);
});

test('in the plain setup, doctor only advises to protect the log', async () => {
  const github = await repositoryOf(PLAIN);
  github.state.settings.rulesets = [];
  const diagnosis = await doctorOf(github);
  expect(notRight(diagnosis)).toEqual(['log-protected unknown']);
  expect(diagnosis.checks.at(-1)?.remedy).toBe('Advice: Import .github/rulesets/inventory-applied.json.');
  github.fault('repos/get-branch-rules', { answer: 403, times: 99 });
  const { checks } = await doctorOf(github);
  expect(checks.at(-1)).toMatchObject({ state: 'unknown', remedy: expect.stringContaining('free plan') });
});

test('a ledger in this repository needs a job token that can push', async () => {
  const github = await repositoryOf({ ...HARDENED, ledger: 'ledger' });
  expect(notRight(await doctorOf(github))).toEqual([]);
  const text = written({ ...HARDENED, ledger: 'ledger' })[DRIFT] ?? '';
  const token = `ledger-token: ${expression('github.token')}\n          ledger:`;
  await github.directPush({ [DRIFT]: text.replace('contents: write', 'contents: read').replace('ledger:', token) });
  expect(notRight(await doctorOf(github))).toEqual(['permissions wrong']);
});

test('doctor checks every value of a matrix: logs, checks and environments', async () => {
  const github = await repositoryOf();
  const matrix = '    strategy:\n      matrix: { of: [east, west] }\n';
  const text = (written(HARDENED)[WORKFLOW] ?? '')
    .replace(/^ {2}(?:plan|apply):\n/gm, (line) => line + matrix)
    .replace(/^( +)base-url:/gm, `$1name: ${expression('matrix.of')}\n$1base-url:`)
    .replaceAll('name: inventory\n', `name: inventory-${expression('matrix.of')}\n`);
  await github.directPush({ [WORKFLOW]: text });
  const messages = (await doctorOf(github)).checks.map(({ check, message }) => `${check}: ${message}`).join('\n');
  expect(messages).toMatch(/branch-protected: .*the check inventory plan \(east\), the check inventory plan \(west\)/);
  expect(messages).toMatch(/log-protected: .*inventory-applied-east/);
  expect(messages).toMatch(/environment-branches: .*inventory-east/);
});

const without = (...scopes: (keyof Permissions)[]): Permissions =>
  Object.fromEntries(Object.entries(ADMINISTRATOR).filter(([scope]) => !scopes.some((it) => it === scope)));
const UNREAD = ['permissions', 'queue-max', 'checkout', 'log-protected'];

test.each<[permission: keyof Permissions, unseen: readonly string[]]>([
  ['contents', UNREAD],
  ['actions', ['environment-branches']],
  ['secrets', ['key-in-environment-only']],
  ['environments', ['key-in-environment-only', 'signing-key']],
])('without the permission %s, doctor reports the rest and names the permission', async (permission, unseen) => {
  const diagnosis = await doctorOf(await repositoryOf(), without(permission));
  expect(notRight(diagnosis)).toEqual(unseen.map((it) => `${it} unknown`));
  for (const { state, remedy } of diagnosis.checks)
    if (state === 'unknown') expect(remedy).toMatch(new RegExp(`${permission}: read\\.$`));
});

test.each<[operations: readonly string[], unseen: readonly string[]]>([
  [['repos/get'], UNREAD],
  [['repos/get-content', 'repos/get-branch'], UNREAD],
  [['repos/codeowners-errors'], ['owners-cover']],
  [['repos/get-environment'], ['environment-branches']],
  [['repos/get-repo-ruleset'], ['branch-protected', 'log-protected']],
  [['actions/list-repo-secrets'], ['key-in-environment-only']],
])('doctor does not take a 404 of %j for a missing setting', async (operations, unseen) => {
  const github = await repositoryOf();
  for (const operation of operations) github.fault(operation, { answer: 404, times: 99 });
  expect(notRight(await doctorOf(github))).toEqual(unseen.map((code) => `${code} unknown`));
});

test('without permission to edit a ruleset, doctor cannot see who may bypass it', async () => {
  const github = await repositoryOf();
  const { rulesets } = github.state.settings;
  rulesets.splice(0, 1, { ...rulesets[0]!, bypass: null });
  const diagnosis = await doctorOf(github);
  expect(notRight(diagnosis)).toEqual(['branch-protected unknown']);
  expect(diagnosis.checks.find(({ state }) => state === 'unknown')?.remedy).toContain('administration: write');
});

test('without a workflow on GitHub, doctor says to run init', async () => {
  const github = await repositoryOf();
  await github.directPush({ [WORKFLOW]: null, [DRIFT]: null });
  const { setup, checks } = await doctorOf(github);
  expect(setup).toBe('none');
  expect(checks.map(({ check, state }) => `${check} ${state}`)).toEqual([
    'files right',
    'service right',
    'workflows wrong',
  ]);
  expect(checks.at(-1)?.remedy).toContain('Run cip-sync init');
});

const HOSTILE = 'x\u202e](https://evil.example) @everyone <img src=x> ```::set-output ##[error]\n- **key**';

test('hostile names are inert in the log and on the page of doctor', async () => {
  const github = await repositoryOf();
  const { settings } = github.state;
  environment({ branches: [{ name: HOSTILE }] })(settings);
  const place = { line: 1, column: 1, source: HOSTILE, message: HOSTILE, suggestion: '' };
  settings.ownerErrors = [{ kind: HOSTILE, path: HOSTILE, ...place }];
  const step = { uses: 'o/cip-inventory-sync@v1', with: { 'api-key': 'k', 'base-url': 'u', approval: HOSTILE } };
  const jobs = { [HOSTILE]: { environment: 'inventory', steps: [step] } };
  await github.directPush({ '.github/workflows/@everyone <img>.yml': JSON.stringify({ on: 'push', jobs }) });
  const diagnosis = await doctorOf(github);
  expect(notRight(diagnosis).length).toBe(6);
  const shown = renderDoctor(diagnosis, painter(false));
  expect(shown).not.toMatch(/\u202e|^- \*\*key\*\*|##\[/mu);
  const page = doctorPage(shown);
  const [, fence = '', inside = ''] = /^(`{4,})text\n([\s\S]*?)\n\1$/m.exec(page) ?? [];
  expect(fence).not.toBe('');
  expect(page.replace(inside, '')).not.toMatch(/evil|@everyone|<img/);
});

test('docs/setup.md names each check', () => {
  const page = readFileSync(join(ROOT, 'docs/setup.md'), 'utf8');
  expect(OF_HARDENED.filter((check) => !page.includes(`\`${check}\``))).toEqual([]);
});
