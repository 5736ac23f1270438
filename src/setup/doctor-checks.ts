// What `doctor` checks, in the order in which JSON lists it. One function for each check judges the facts.
import { checkName } from '../github/record.ts';
import type { BranchRules, Hidden } from '../github/settings.ts';
import { SETTINGS } from '../run/settings.ts';
import { counted, fenceFor, listed, type painter, visible } from '../text/text.ts';
import type { ActionRun } from './action-runs.ts';
import { ownersOf } from './code-owners.ts';
import { type Facts, setupOf } from './doctor-facts.ts';

type Setup = ReturnType<typeof setupOf>;

interface Check {
  readonly check: string;
  readonly state: 'right' | 'wrong' | 'unknown';
  readonly message: string;
  /** '' if there is nothing to do. */
  readonly remedy: string;
}

/** The document that `--json` prints. */
interface Diagnosis {
  readonly format_version: '2.0';
  readonly setup: Setup;
  readonly checks: readonly Check[];
}

type CheckResult = Omit<Check, 'check'>;

const right = (message: string): CheckResult => ({ state: 'right', message, remedy: '' });
const wrong = (message: string, remedy: string): CheckResult => ({ state: 'wrong', message, remedy });
const unknown = ({ hidden: { reason, remedy } }: Hidden): CheckResult => ({
  state: 'unknown',
  message: reason,
  remedy,
});

interface Row {
  readonly check: string;
  /** The setups that need it. */
  readonly setups: readonly Setup[];
  /**
   * `runs` are the steps that run this action. `keyed` are those of them that have the key. null if the check has no
   * sense there.
   */
  readonly judge: (
    facts: Facts,
    keyed: readonly ActionRun[],
    runs: readonly ActionRun[],
    setup: Setup,
  ) => CheckResult | null;
}

const ALL: readonly Setup[] = ['none', 'plain', 'hardened'];
const SET_UP: readonly Setup[] = ['plain', 'hardened'];
const HARDENED: readonly Setup[] = ['hardened'];

const COPY = 'from the workflow that cip-sync init writes';
const OF_PLAN = { contents: 'read', 'pull-requests': 'write', checks: 'write' };
const PERMISSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  plan: OF_PLAN,
  apply: { ...OF_PLAN, contents: 'write', actions: 'read' },
  drift: { contents: 'read', issues: 'write', actions: 'read' },
};

/** docs/setup.md explains each check. */
const CHECKS: readonly Row[] = [
  {
    check: 'files',
    setups: ALL,
    judge: ({ files: { path, isMissing, errors } }) => {
      const flag = (name: string) => (path === SETTINGS.path.default ? '' : ` --${name} ${visible(path)}`);
      const problem = `There is no inventory file${flag('path') === '' ? '' : ` in ${visible(path)}`}.`;
      if (isMissing) return wrong(problem, `Run cip-sync import${flag('out')}: it writes what is live.`);
      if (errors === 0) return right('The inventory files are valid.');
      return wrong(counted`The files have ${errors} error(s).`, `Run cip-sync validate${flag('path')}: it says where.`);
    },
  },
  {
    check: 'service',
    setups: ALL,
    judge: ({ service }) => {
      if (service.kind === 'not-asked')
        return { state: 'unknown', message: 'The service was not asked.', remedy: `Set ${service.missing}.` };
      if (service.kind === 'failed') return wrong(visible(service.problem), service.remedy);
      const { organizations, expected } = service;
      const [slug = expected] = organizations;
      const remedy = 'Use the key of one organization, or correct organization.';
      if (organizations.length > 1) return wrong('The key reads records of more than one organization.', remedy);
      if (expected !== '' && slug !== expected)
        return wrong(`The key is of the organization ${visible(slug)}, and not of ${visible(expected)}.`, remedy);
      return right('The service answers as documented, and accepts the key.');
    },
  },
  {
    check: 'workflows',
    setups: ['none'],
    judge: ({ repository: { defaultBranch } }, _, runs) => {
      // A working tree may be of a repository that has no workflow yet.
      if (defaultBranch === '') return null;
      if (runs.length > 0) return right('A workflow of the default branch runs this action.');
      const remedy = 'Run cip-sync init, and push what it writes to the default branch.';
      return wrong('No workflow of the default branch runs this action.', remedy);
    },
  },
  {
    check: 'permissions',
    setups: SET_UP,
    judge: (_, keyed) => {
      for (const run of keyed) {
        const { permissions, inputs, does } = run;
        if (!isJobToken(inputs['github-token'])) continue;
        const levelOf = (scope: string) => (typeof permissions === 'string' ? permissions : permissions[scope]);
        const isLedgerHere = inputs.ledger && !inputs.ledger.includes('#') && isJobToken(inputs['ledger-token']);
        const pushes = does.includes('apply') || (does.includes('drift') && isLedgerHere);
        const needs = Object.assign({}, ...does.map((doing) => PERMISSIONS[doing]), pushes && { contents: 'write' });
        const missing = Object.entries<string>(needs)
          .filter(([scope, level]) => levelOf(scope) !== 'write' && levelOf(scope) !== level)
          .map(([scope, level]) => `${scope}: ${level}`);
        if (missing.length === 0) continue;
        return wrong(`${jobNames([run])} does not ask for ${listed(missing, 'and')}.`, `Copy permissions: ${COPY}.`);
      }
      return right('Each job has the permissions that it needs.');
    },
  },
  {
    check: 'queue-max',
    setups: SET_UP,
    judge: ({ repository: { isServer } }, keyed) => {
      const remedy = `Copy concurrency: ${COPY}.`;
      const applies = keyed.filter(({ does }) => does.includes('apply'));
      const cut = applies.filter(({ concurrency }) => concurrency.some(({ cancels }) => cancels));
      if (cut.length > 0) return wrong(`A newer run may cut off ${jobNames(cut)}: cancel-in-progress is set.`, remedy);
      const dropped = applies.filter(({ concurrency }) => !concurrency.some(({ queue }) => queue === 'max'));
      if (dropped.length === 0) return right('Applies wait for each other, and none is dropped or cut off.');
      const message = `A newer run may drop ${jobNames(dropped)}: queue is not max.`;
      if (!isServer) return wrong(message, remedy);
      return { state: 'unknown', message, remedy: 'Set queue: max, if this GitHub Enterprise Server supports it.' };
    },
  },
  {
    check: 'checkout',
    setups: SET_UP,
    judge: (_, __, runs) => {
      const leaving = runs.filter(({ leavesToken }) => leavesToken);
      if (leaving.length === 0) return right('No checkout leaves credentials behind.');
      return wrong(
        `A later step can take the token of the job from the checkout: ${jobNames(leaving)}.`,
        'Set persist-credentials: false at actions/checkout.',
      );
    },
  },
  {
    check: 'branch-protected',
    setups: HARDENED,
    judge: ({ repository: { rules } }, keyed) => {
      if ('hidden' in rules) return unknown(rules);
      const names = new Set(keyed.flatMap((run) => run.names.map((name) => checkName('plan', name))));
      const checks = [...names].map(
        (name): Demand => [
          `the check ${visible(name)}`,
          ({ statusChecks }) => statusChecks?.checks.includes(name) === true,
        ],
      );
      const fault = faultOf(rules.value, [
        ['a pull request', ({ pullRequest }) => pullRequest !== null],
        ['an approval', ({ pullRequest }) => (pullRequest?.approvals ?? 0) >= 1],
        ['review by code owners', ({ pullRequest }) => pullRequest?.codeOwners === true],
        ['dismissal of stale approvals', ({ pullRequest }) => pullRequest?.dismissesStale === true],
        ['approval of the last push', ({ pullRequest }) => pullRequest?.lastPush === true],
        ...checks,
        ['an up-to-date branch', ({ statusChecks }) => statusChecks?.isStrict === true],
        ['a block of force pushes', ({ types }) => types.includes('non_fast_forward')],
      ]);
      if (fault === null) return right('What reaches the default branch was planned, and approved by a code owner.');
      if (typeof fault !== 'string') return unknown(fault);
      return wrong(
        `A writer can get changes applied that nobody else approved: ${fault}.`,
        'Import .github/rulesets/inventory.json. doctor reads only rulesets, not classic branch protection.',
      );
    },
  },
  {
    check: 'log-protected',
    setups: SET_UP,
    judge: ({ repository: { logs } }, _, __, setup) => {
      const demands: Demand[] = [
        ['a restriction of deletions', ({ types }) => types.includes('deletion')],
        ['a block of force pushes', ({ types }) => types.includes('non_fast_forward')],
        ['linear history', ({ types }) => types.includes('required_linear_history')],
      ];
      let unsure: Hidden | null = null;
      for (const { branch, rules } of logs) {
        const fault = 'hidden' in rules ? rules : faultOf(rules.value, demands);
        if (typeof fault === 'string') {
          const message = `A writer can rewind or delete the applied log, the branch ${visible(branch)}: ${fault}.`;
          const remedy = 'Import .github/rulesets/inventory-applied.json.';
          if (setup === 'hardened') return wrong(message, remedy);
          return { state: 'unknown', message, remedy: `Advice: ${remedy}` };
        }
        unsure ??= fault;
      }
      return unsure === null ? right('The applied log can be neither rewound nor deleted.') : unknown(unsure);
    },
  },
  {
    check: 'environment-branches',
    setups: HARDENED,
    judge: ({ repository: { environments, defaultBranch } }) => {
      if ('hidden' in environments) return unknown(environments);
      const remedy =
        'Under Settings, Environments, choose selected branches and tags, and add only the default branch.';
      let unsure: Hidden | null = null;
      for (const { name, allowed } of environments.value) {
        if ('hidden' in allowed) {
          unsure ??= allowed;
          continue;
        }
        const those = allowed.value;
        if (those === null) return wrong(`There is no environment ${visible(name)}: any branch can make it.`, remedy);
        if (those.length === 0) return wrong(`No branch may use the environment ${visible(name)}.`, remedy);
        const others =
          typeof those === 'string'
            ? [those === 'all' ? 'Any branch' : 'Every protected branch']
            : those.filter((one) => one.name !== defaultBranch || one.type === 'tag').map((one) => visible(one.name));
        if (others.length === 0) continue;
        const message = `${listed(others, 'and')} may use the environment ${visible(name)}: its workflow gets the key.`;
        return wrong(message, remedy);
      }
      return unsure === null ? right('Only the default branch may use the environment.') : unknown(unsure);
    },
  },
  {
    check: 'key-in-environment-only',
    setups: HARDENED,
    judge: ({ repository: { repositorySecrets, organizationSecrets, environments } }, keyed) => {
      const free = keyed.filter(({ environments }) => environments.length === 0);
      if (free.length > 0) {
        const message = `No environment is set for ${jobNames(free)}: the key would have to be a secret of all branches.`;
        return wrong(message, `Copy environment: ${COPY}.`);
      }
      const names = secretsOf(keyed);
      let unsure: Hidden | null = null;
      for (const secrets of [repositorySecrets, organizationSecrets]) {
        if ('hidden' in secrets) {
          unsure ??= secrets;
          continue;
        }
        const held = names.filter((name) => secrets.value.includes(name));
        if (held.length === 0) continue;
        const holder = secrets === repositorySecrets ? 'repository' : 'organization';
        return wrong(
          `A workflow of any branch can read ${listed(held, 'and')}, kept as a secret of the ${holder}.`,
          'Delete it there. Have a new key made for the environment, and revoke the old one.',
        );
      }
      const lack = lackOf(environments, keyed, 'api-key');
      if (typeof lack === 'string') return wrong(lack, 'Store the API key there.');
      unsure ??= lack;
      if (unsure !== null) return unknown(unsure);
      const unnamed = keyed.filter((run) => secretsOf([run], ['api-key']).length === 0);
      if (unnamed.length === 0) return right('The keys are secrets of the environment only.');
      const message = `Which secret holds the key is not known, since api-key names none: ${jobNames(unnamed)}.`;
      return { state: 'unknown', message, remedy: `Copy api-key: ${COPY}.` };
    },
  },
  {
    check: 'signing-key',
    setups: HARDENED,
    judge: ({ repository: { environments } }, keyed) => {
      const open = keyed.filter(({ inputs }) => !/\bsecrets\s*[.[]/.test(inputs['signing-key'] ?? ''));
      if (open.length > 0) {
        return wrong(
          `Without a signing-key that is a secret, any workflow of a branch could forge a record: ${jobNames(open)}.`,
          'Make a random secret in the environment, and give it as signing-key to each step with the key.',
        );
      }
      const deciding = keyed.filter(({ does }) => does.includes('plan') || does.includes('apply'));
      const lax = deciding.filter(({ inputs }) => inputs.approval !== 'review');
      if (lax.length > 0)
        return wrong(
          `Without approval: review, a change that nobody else approved is applied: ${jobNames(lax)}.`,
          'Set approval: review in each step that plans or applies.',
        );
      const lack = lackOf(environments, keyed, 'signing-key');
      if (typeof lack === 'string') return wrong(lack, 'Store a random key there: openssl rand -hex 32 makes one.');
      if (lack !== null) return unknown(lack);
      return right('Records are signed, and count only when somebody else has approved them.');
    },
  },
  {
    check: 'owners-cover',
    setups: HARDENED,
    judge: ({ repository: { owners, ownerErrors } }, keyed) => {
      if ('hidden' in owners) return unknown(owners);
      const remedy =
        'At the end of .github/CODEOWNERS, name a team with write access for /inventory/ and for /.github/.';
      const file = owners.value;
      if (file === null) return wrong('There is no CODEOWNERS: nobody owns the inventory or its workflow.', remedy);
      const isFree = (path: string) => ownersOf(file.text, path).length === 0;
      const isOpen = (folder: string) => isFree(`${folder}any.yml`) || isFree(`${folder}any.yaml`);
      // A pattern such as `/inventory/*` does not cover what is in the folders there.
      const isOpenBelow = (folder: string) => ['', 'any/', 'any/any/'].some((below) => isOpen(folder + below));
      const open = keyed.flatMap(({ inventory }) => inventory.filter(isOpenBelow));
      if (isOpen('.github/workflows/')) open.push('.github/workflows/');
      const paths = [...keyed.map(({ path }) => path), file.path].filter(isFree);
      const free = new Set([...open.map((folder) => `new files in /${folder}`), ...paths].map(visible));
      if (free.size > 0)
        return wrong(`Any writer can approve a change, since nobody owns ${listed([...free], 'and')}.`, remedy);
      if ('hidden' in ownerErrors) return unknown(ownerErrors);
      const { value: errors } = ownerErrors;
      const [first] = errors;
      if (first === undefined) return right('The inventory, the workflows and CODEOWNERS itself have owners.');
      const place = `${visible(first.path)}:${first.line}: ${visible(first.kind)}`;
      return wrong(
        counted`GitHub ignores ${errors.length} line(s) of CODEOWNERS, the first at ${place}.`,
        'Correct it: a team must exist, be visible, and have write access to the repository.',
      );
    },
  },
  {
    check: 'event-target',
    setups: HARDENED,
    judge: (_, keyed) => {
      const remedy = `Copy on: ${COPY}.`;
      const ofBranches = /^(?:pull_request(?:_review(?:_comment)?)?|merge_group|workflow_run|issue_comment)$/;
      const open = keyed.filter(({ events }) => events.some((event) => ofBranches.test(event)));
      if (open.length > 0)
        return wrong(`An event runs the workflow of another branch with the key: ${jobNames(open)}.`, remedy);
      if (!keyed.some(({ does, events }) => does.includes('plan') && events.includes('pull_request_target')))
        return wrong('No plan runs on pull_request_target.', remedy);
      if (!keyed.some(({ does, events }) => does.includes('apply') && events.includes('push')))
        return wrong('No apply runs on push: what is merged is not applied.', remedy);
      return right('The workflows that have the key are those of the default branch.');
    },
  },
];

/** Whether a token is that of the job, as by default. One of your own has permissions that no workflow shows. */
function isJobToken(token = ''): boolean {
  const name = token.replace(/[\s'"\]${}]/g, '').replace('[', '.');
  return ['', 'github.token', 'secrets.github_token'].includes(name.toLowerCase());
}

/** Names of the secrets in the inputs that must be secret, in upper case as GitHub keeps them. */
function secretsOf(
  runs: readonly ActionRun[],
  names: readonly ('api-key' | 'signing-key')[] = ['api-key', 'signing-key'],
): string[] {
  const text = runs.flatMap(({ inputs }) => names.map((name) => inputs[name] ?? '')).join('\n');
  const secrets = text.matchAll(/\bsecrets\s*(?:\.\s*|\[\s*['"])(\w+)/gi);
  return [...new Set(Array.from(secrets, ([, name = '']) => name.toUpperCase()))];
}

/** The environment that lacks the secret of an input, in a sentence; null if none does; `Hidden` if that is unknown. */
function lackOf(
  environments: Facts['repository']['environments'],
  runs: readonly ActionRun[],
  input: 'api-key' | 'signing-key',
): string | Hidden | null {
  if ('hidden' in environments) return environments;
  let unsure: Hidden | null = null;
  for (const run of runs) {
    const names = secretsOf([run], [input]);
    for (const { name, allowed, secrets } of environments.value.filter((one) => run.environments.includes(one.name))) {
      // `environment-branches` says that there is no such environment.
      if ('value' in allowed && allowed.value === null) continue;
      if ('hidden' in secrets) unsure ??= secrets;
      else if (names.length > 0 && !names.some((one) => secrets.value.includes(one)))
        return `The environment ${visible(name)} has no secret ${listed(names, 'or')}, so ${input} arrives empty.`;
    }
  }
  return unsure;
}

function jobNames(runs: readonly ActionRun[]): string {
  return listed([...new Set(runs.map(({ path, job }) => visible(`${path} (${job})`)))], 'and');
}

/** What a branch must require, in words, and whether a ruleset does. The rulesets of a branch count together. */
type Demand = readonly [words: string, isMet: (rules: BranchRules) => boolean];

/** The fault of a branch; null if the rulesets that nobody may bypass meet all demands; `Hidden` if that is unknown. */
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

export function diagnose(facts: Facts): Diagnosis {
  const { runs } = facts.repository;
  if ('value' in runs) {
    const setup = setupOf(runs.value);
    const keyed = runs.value.filter(({ hasKey }) => hasKey);
    const rows = CHECKS.filter(({ setups }) => setups.includes(setup));
    const checks = rows.flatMap(({ check, judge }) => {
      const verdict = judge(facts, keyed, runs.value, setup);
      return verdict === null ? [] : [{ check, ...verdict }];
    });
    return { format_version: '2.0', setup, checks };
  }
  // If the workflows could not be read, the checks of the setup are unknown, so that the result does not look complete.
  const rows = CHECKS.filter(({ setups }) => setups.includes('plain'));
  const checks = rows.map(({ check, setups, judge }) => {
    return { check, ...((setups === ALL && judge(facts, [], [], 'none')) || unknown(runs)) };
  });
  return { format_version: '2.0', setup: 'none', checks };
}

const SIGNS = { right: '✓', unknown: '?', wrong: '✗' };

/** The table: what is right, then what is unknown, last what is wrong, so that you see it. Ends with a newline. */
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

/** The table as a Markdown page. Ends with a newline. */
export function doctorPage(table: string): string {
  const fence = fenceFor([table]);
  return `## Inventory setup\n\n${fence}text\n${table}${fence}\n`;
}

/** What to correct, for the annotation of a red run; null if nothing is wrong. */
export function complaint({ checks }: Diagnosis): string | null {
  const wrong = checks.filter(({ state }) => state === 'wrong').map(({ check }) => check);
  if (wrong.length === 0) return null;
  return counted`${wrong.length} setting(s) to correct: ${wrong.join(', ')}. The log and the summary say how.`;
}
