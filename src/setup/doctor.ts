// What doctor checks, in the order of the contract: one function of facts for each check.
import { type BranchRules, checkName, type Hidden, type Setting } from '../github/settings.ts';
import { fenceFor, visible } from '../report/escape.ts';
import { counted, listed, type painter } from '../report/text-style.ts';
import { type Facts, keyed, type Setup, setupOf } from './facts.ts';
import { ownersOf } from './owners.ts';
import { type ActionRun, secretsOf } from './workflow.ts';

export interface Check {
  readonly check: string;
  readonly state: 'right' | 'wrong' | 'unknown';
  readonly message: string;
  /** '' if there is nothing to do. */
  readonly remedy: string;
}

export interface Diagnosis {
  readonly setup: Setup;
  readonly checks: readonly Check[];
}

type Verdict = Omit<Check, 'check'>;

const right = (message: string): Verdict => ({ state: 'right', message, remedy: '' });
const wrong = (message: string, remedy: string): Verdict => ({ state: 'wrong', message, remedy });
const unknown = ({ hidden: { why, remedy } }: Hidden): Verdict => ({ state: 'unknown', message: why, remedy });

const PLAIN: readonly Setup[] = ['plain', 'hardened'];
const HARDENED: readonly Setup[] = ['hardened'];

/** docs/setup.md explains each. */
export const CHECKS: readonly {
  readonly check: string;
  readonly setups: readonly Setup[];
  readonly judge: (facts: Facts, setup: Setup) => Verdict;
}[] = [
  { check: 'files', setups: ['none', ...PLAIN], judge: judgeFiles },
  { check: 'service', setups: ['none', ...PLAIN], judge: judgeService },
  { check: 'permissions', setups: PLAIN, judge: judgePermissions },
  { check: 'queue-max', setups: PLAIN, judge: judgeQueue },
  { check: 'checkout', setups: PLAIN, judge: judgeCheckout },
  { check: 'branch-protected', setups: HARDENED, judge: judgeBranch },
  { check: 'log-protected', setups: PLAIN, judge: judgeLog },
  { check: 'environment-branches', setups: HARDENED, judge: judgeEnvironments },
  { check: 'key-in-environment-only', setups: HARDENED, judge: judgeKey },
  { check: 'signing-key', setups: HARDENED, judge: judgeSigning },
  { check: 'owners-cover', setups: HARDENED, judge: judgeOwners },
  { check: 'event-target', setups: HARDENED, judge: judgeEvents },
];

export function diagnose(facts: Facts): Diagnosis {
  const { runs } = facts.repository;
  const setup = 'value' in runs ? setupOf(runs.value) : 'none';
  // Where the workflows could not be read, a good result must not look like a complete one.
  const judged = 'value' in runs ? setup : 'plain';
  const checks = CHECKS.filter(({ setups }) => setups.includes(judged));
  return { setup, checks: checks.map(({ check, judge }) => ({ check, ...judge(facts, judged) })) };
}

function judgeFiles({ files: { isMissing, errors } }: Facts): Verdict {
  if (isMissing) return wrong('There is no inventory file.', 'Run cip-sync import: it writes what is live.');
  if (errors > 0) return wrong(`The files have ${counted(errors, 'error')}.`, 'Run cip-sync validate: it says where.');
  return right('The inventory files are valid.');
}

function judgeService({ service }: Facts): Verdict {
  if (service.kind === 'not-asked')
    return { state: 'unknown', message: 'The service was not asked.', remedy: `Set ${service.missing}.` };
  if (service.kind === 'failed') {
    const remedy = service.isOfKey
      ? 'Check that the API key is whole and not revoked.'
      : 'Check the base URL, the network, the proxy, and for a private authority NODE_EXTRA_CA_CERTS.';
    return wrong(visible(service.message), remedy);
  }
  const { organizations, expected } = service;
  const [slug = expected] = organizations;
  const remedy = 'Use the key of one organization, or correct organization.';
  if (organizations.length > 1) return wrong('The key reads records of more than one organization.', remedy);
  if (expected !== '' && slug !== expected)
    return wrong(`The key is of the organization ${visible(slug)}, and not of ${visible(expected)}.`, remedy);
  return right('The service answers as documented, and accepts the key.');
}

/** Finds a fault in the runs that have the key. */
function ofRuns({ repository: { runs } }: Facts, judge: (runs: readonly ActionRun[]) => Verdict): Verdict {
  return 'hidden' in runs ? unknown(runs) : judge(keyed(runs.value));
}

function jobsOf(runs: readonly ActionRun[]): string {
  return listed([...new Set(runs.map(({ path, job }) => visible(`${path} (${job})`)))], 'and');
}

const COPY = 'from the workflow that cip-sync init writes';

const PLAN = { contents: 'read', 'pull-requests': 'write', checks: 'write' };
const NEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  plan: PLAN,
  apply: { ...PLAN, contents: 'write', actions: 'read' },
  drift: { contents: 'read', issues: 'write', actions: 'read' },
};

function judgePermissions(facts: Facts): Verdict {
  return ofRuns(facts, (runs) => {
    for (const run of runs) {
      const { permissions, inputs, does } = run;
      // A token of your own has permissions that no workflow shows.
      if (permissions === 'write-all' || inputs['github-token'] !== undefined) continue;
      const isLedgerHere = 'ledger' in inputs && !('ledger-token' in inputs) && !inputs.ledger?.includes('#');
      const isWriter = does.includes('apply') || (does.includes('drift') && isLedgerHere);
      const needs = Object.assign({}, ...does.map((doing) => NEEDS[doing]), isWriter ? { contents: 'write' } : {});
      const missing = Object.entries<string>(needs).filter(
        ([scope, level]) => permissions[scope] !== 'write' && permissions[scope] !== level,
      );
      if (missing.length === 0) continue;
      const asked = listed(
        missing.map(([scope, level]) => `${scope}: ${level}`),
        'and',
      );
      return wrong(`${jobsOf([run])} does not ask for ${asked}.`, `Copy permissions: ${COPY}.`);
    }
    return right('Each job has the permissions that it needs.');
  });
}

function judgeQueue(facts: Facts): Verdict {
  const remedy = `Copy concurrency: ${COPY}.`;
  return ofRuns(facts, (runs) => {
    const applies = runs.filter(({ does }) => does.includes('apply'));
    const cut = applies.filter(({ concurrency }) => concurrency.some(({ cancels }) => cancels));
    if (cut.length > 0) return wrong(`A newer run may cut off ${jobsOf(cut)}: cancel-in-progress is set.`, remedy);
    const dropped = applies.filter(({ concurrency }) => !concurrency.some(({ queue }) => queue === 'max'));
    if (dropped.length === 0) return right('Applies wait for each other, and none is dropped or cut off.');
    const message = `A newer run may drop ${jobsOf(dropped)}: queue is not max.`;
    if (!facts.repository.isServer) return wrong(message, remedy);
    return { state: 'unknown', message, remedy: 'Set queue: max, if this GitHub Enterprise Server supports it.' };
  });
}

function judgeCheckout({ repository: { runs } }: Facts): Verdict {
  if ('hidden' in runs) return unknown(runs);
  const leaving = runs.value.filter(({ leavesToken }) => leavesToken);
  if (leaving.length === 0) return right('No checkout leaves credentials behind.');
  return wrong(
    `A later step can take the token of the job from the checkout: ${jobsOf(leaving)}.`,
    'Set persist-credentials: false at actions/checkout.',
  );
}

/** What a ruleset must require: its words, and whether one ruleset does. The rulesets of a branch count together. */
type Demand = readonly [words: string, isMet: (rules: BranchRules) => boolean];

/** The fault of a branch; null if the rulesets that nobody may bypass meet all demands. */
function faultOf(rules: readonly BranchRules[], demands: readonly Demand[]): string | Hidden | null {
  const unmet = (sets: readonly BranchRules[]) => demands.filter(([, isMet]) => !sets.some(isMet));
  const missing = unmet(rules).map(([words]) => words);
  if (missing.length > 0) return `no ruleset has ${missing.join(', ')}`;
  const bypassed = rules.filter(({ bypass }) => 'value' in bypass && bypass.value.length > 0);
  const rest = rules.filter((one) => !bypassed.includes(one));
  if (unmet(rest).length > 0) {
    const who = bypassed.flatMap(({ bypass }) => ('value' in bypass ? bypass.value : []));
    return `${listed([...new Set(who)].map(visible), 'and')} may bypass the rules`;
  }
  if (unmet(rest.filter(({ bypass }) => 'value' in bypass)).length === 0) return null;
  return rest.map(({ bypass }) => bypass).find((bypass) => 'hidden' in bypass) ?? null;
}

function judgeBranch(facts: Facts): Verdict {
  const { rules, runs } = facts.repository;
  if ('hidden' in rules) return unknown(rules);
  const names = 'value' in runs ? keyed(runs.value).flatMap((run) => run.names) : [];
  const checks = [...new Set(names)].map((name) => checkName('plan', name));
  const fault = faultOf(rules.value, [
    ['a pull request', ({ pullRequest }) => pullRequest !== null],
    ['an approval', ({ pullRequest }) => (pullRequest?.approvals ?? 0) >= 1],
    ['review by code owners', ({ pullRequest }) => pullRequest?.codeOwners === true],
    ['dismissal of stale approvals', ({ pullRequest }) => pullRequest?.dismissesStale === true],
    ['approval of the last push', ({ pullRequest }) => pullRequest?.lastPush === true],
    ...checks.map(
      (name): Demand => [
        `the check ${visible(name)}`,
        ({ statusChecks }) => statusChecks?.checks.includes(name) === true,
      ],
    ),
    ['an up-to-date branch', ({ statusChecks }) => statusChecks?.isStrict === true],
    ['a block of force pushes', ({ types }) => types.includes('non_fast_forward')],
  ]);
  if (fault === null) return right('What reaches the default branch was planned, and approved by a code owner.');
  if (typeof fault !== 'string') return unknown(fault);
  return wrong(
    `A writer can get changes applied that nobody else approved: ${fault}.`,
    'Import .github/rulesets/inventory.json. Doctor reads rulesets, and no classic protection.',
  );
}

/** In the plain setup this is advice. */
function judgeLog({ repository: { logs } }: Facts, setup: Setup): Verdict {
  const demands: Demand[] = [
    ['a restriction of deletions', ({ types }) => types.includes('deletion')],
    ['a block of force pushes', ({ types }) => types.includes('non_fast_forward')],
    ['linear history', ({ types }) => types.includes('required_linear_history')],
  ];
  let unsure: Hidden | null = null;
  for (const { branch, rules } of logs) {
    const fault = 'hidden' in rules ? rules : faultOf(rules.value, demands);
    if (typeof fault !== 'string') unsure ??= fault;
    else {
      const message = `A writer can rewind or delete the applied log, the branch ${visible(branch)}: ${fault}.`;
      const remedy = 'Import .github/rulesets/inventory-applied.json.';
      return setup === 'hardened' ? wrong(message, remedy) : { state: 'unknown', message, remedy: `Advice: ${remedy}` };
    }
  }
  if (unsure !== null) return unknown(unsure);
  return right('The applied log can be neither rewound nor deleted.');
}

function judgeEnvironments({ repository: { environments, defaultBranch } }: Facts): Verdict {
  if ('hidden' in environments) return unknown(environments);
  const remedy = 'Under Settings, Environments, choose selected branches and tags, and add only the default branch.';
  let unsure: Hidden | null = null;
  for (const { name, allowed } of environments.value) {
    const shown = visible(name);
    if ('hidden' in allowed) {
      unsure ??= allowed;
    } else if (allowed.value === null) {
      return wrong(`There is no environment ${shown}, and any branch can make it.`, remedy);
    } else if (typeof allowed.value === 'string') {
      const which = allowed.value === 'all' ? 'Any branch' : 'Every protected branch';
      return wrong(`${which} may use the environment ${shown}: its workflow gets the key.`, remedy);
    } else {
      const others = allowed.value.filter((one) => one.name !== defaultBranch || one.type === 'tag');
      const who = listed(
        others.map((one) => visible(one.name)),
        'and',
      );
      if (others.length > 0)
        return wrong(`${who} may use the environment ${shown}: its workflow gets the key.`, remedy);
      if (allowed.value.length === 0)
        return wrong(`No branch may use the environment ${shown}: no run starts.`, remedy);
    }
  }
  return unsure === null ? right('Only the default branch may use the environment.') : unknown(unsure);
}

function judgeKey(facts: Facts): Verdict {
  const { repositorySecrets, organizationSecrets } = facts.repository;
  return ofRuns(facts, (runs) => {
    const free = runs.filter(({ environments }) => environments.length === 0);
    if (free.length > 0) {
      const message = `No environment is set for ${jobsOf(free)}: the key would have to be a secret of all branches.`;
      return wrong(message, `Copy environment: ${COPY}.`);
    }
    const names = secretsOf(runs);
    const places: [string, Setting<readonly string[]>][] = [
      ['repository', repositorySecrets],
      ['organization', organizationSecrets],
    ];
    for (const [place, secrets] of places) {
      const kept = 'value' in secrets ? names.filter((name) => secrets.value.includes(name)) : [];
      if (kept.length === 0) continue;
      const message = `A workflow of any branch can read ${listed(kept, 'and')}, kept as secrets of the ${place}.`;
      return wrong(message, `Delete them there. Have a new key made for the environment, and revoke the old one.`);
    }
    for (const secrets of [repositorySecrets, organizationSecrets]) if ('hidden' in secrets) return unknown(secrets);
    return right('The keys are secrets of the environment only.');
  });
}

function judgeSigning(facts: Facts): Verdict {
  return ofRuns(facts, (runs) => {
    const open = runs.filter(({ inputs }) => !/\bsecrets\s*[.[]/.test(inputs['signing-key'] ?? ''));
    if (open.length > 0) {
      return wrong(
        `Without a signing-key that is a secret, any workflow of a branch could forge a record: ${jobsOf(open)}.`,
        'Make a random secret in the environment, and give it as signing-key to each step with the key.',
      );
    }
    const lax = runs.filter(({ inputs, does }) => !does.includes('drift') && inputs.approval !== 'review');
    if (lax.length > 0) {
      return wrong(
        `Without approval: review, a change that nobody else approved is applied: ${jobsOf(lax)}.`,
        'Set approval: review in each step that plans or applies.',
      );
    }
    return right('Records are signed, and count only when somebody else has approved them.');
  });
}

function judgeOwners(facts: Facts): Verdict {
  const { file, errors } = facts.repository.owners;
  if ('hidden' in file) return unknown(file);
  const remedy = 'At the end of .github/CODEOWNERS, name a team with write access for /inventory/ and for /.github/.';
  const owners = file.value;
  if (owners === null) return wrong('There is no CODEOWNERS: nobody owns the inventory or its workflow.', remedy);
  return ofRuns(facts, (runs) => {
    const paths = [...runs.flatMap(({ inventory, path }) => [...inventory, path]), owners.path];
    const free = [...new Set(paths)].filter((path) => ownersOf(owners.text, path).length === 0);
    if (free.length > 0)
      return wrong(`Any writer can approve a change, since nobody owns ${listed(free.map(visible), 'and')}.`, remedy);
    if ('hidden' in errors) return unknown(errors);
    const [first] = errors.value;
    if (first === undefined) return right('The inventory, the workflows and CODEOWNERS itself have owners.');
    return wrong(
      `GitHub ignores ${counted(errors.value.length, 'line')} of CODEOWNERS, the first at ${visible(first.path)}:${first.line}: ${visible(first.kind)}.`,
      'Correct it: a team must exist, be visible, and have write access to the repository.',
    );
  });
}

function judgeEvents(facts: Facts): Verdict {
  const remedy = `Copy on: ${COPY}.`;
  return ofRuns(facts, (runs) => {
    const own = runs.filter(({ events }) =>
      events.some((event) => ['pull_request', 'merge_group', 'workflow_run', 'issue_comment'].includes(event)),
    );
    if (own.length > 0)
      return wrong(`An event runs the workflow of another branch with the key: ${jobsOf(own)}.`, remedy);
    const startsOn = (doing: 'plan' | 'apply', event: string) =>
      runs.some(({ does, events }) => does.includes(doing) && events.includes(event));
    if (!startsOn('plan', 'pull_request_target')) return wrong('No plan runs on pull_request_target.', remedy);
    if (!startsOn('apply', 'push')) return wrong('No apply runs on push: what is merged is not applied.', remedy);
    return right('The workflows that have the key are those of the default branch.');
  });
}

export function isHealthy({ checks }: Diagnosis): boolean {
  return checks.every(({ state }) => state !== 'wrong');
}

/** The document that `--json` prints. */
export function doctorDocument({ setup, checks }: Diagnosis) {
  return { format_version: '2.0', setup, checks };
}

const SIGNS = { right: '✓', unknown: '?', wrong: '✗' };

/** First what is right, then what could not be read, and last what is wrong, where you see it. Ends with a newline. */
export function renderDoctor({ setup, checks }: Diagnosis, paint: ReturnType<typeof painter>): string {
  const brushes = { right: paint.green, unknown: paint.yellow, wrong: paint.red };
  const width = Math.max(...checks.map(({ check }) => check.length));
  const lines: string[] = [];
  const counts: string[] = [];
  for (const state of ['right', 'unknown', 'wrong'] as const) {
    const those = checks.filter((one) => one.state === state);
    if (those.length > 0) counts.push(`${those.length} ${state}`);
    for (const { check, message, remedy } of those) {
      lines.push(`${brushes[state](SIGNS[state])} ${check.padEnd(width)}  ${message}`);
      if (remedy !== '') lines.push(`${' '.repeat(width + 4)}${remedy}`);
    }
  }
  const as = setup === 'none' ? 'No setup found' : `Set up as ${setup}`;
  return [...lines, '', `${as}: ${counts.join(', ')}.`, ''].join('\n');
}

/** The table as a page. Ends with a newline. */
export function doctorPage(table: string): string {
  const fence = fenceFor([table]);
  return `## Inventory setup\n\n${fence}text\n${table}${fence}\n`;
}

/** The wrong settings, for the annotation of a red run. */
export function wrongSettings({ checks }: Diagnosis): string {
  const codes = checks.filter(({ state }) => state === 'wrong').map(({ check }) => check);
  return `${counted(codes.length, 'setting')} to correct: ${codes.join(', ')}. The log and the summary say how.`;
}
