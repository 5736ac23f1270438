// Asks GitHub for what doctor judges. What does not depend on each other goes out at once: three requests deep, and
// for the bypass of a ruleset and the state of a deployment one more.
import {
  type CheckSeen,
  checkName,
  environmentOf,
  type Hidden,
  mapSeen,
  type Seen,
  type SettingsReader,
} from '../github/settings.ts';
import { seenValue } from './check.ts';
import type { GitHubFacts } from './doctor.ts';
import type { HistoryFacts, LedgerFacts, MarkSeen } from './history-checks.ts';
import { type EnvironmentFacts, OWNERS_PATHS, type SettingsFacts } from './settings-checks.ts';
import { type ActionRun, inputOf, keyed, readWorkflow, runsOf, secretNames, secretsIn } from './workflow.ts';
import { environmentsOf, type WorkflowFacts } from './workflow-checks.ts';

export interface GitHubLook {
  /** OWNER/REPO. */
  readonly repository: string;
  /** A reader of any repository, with the same token. */
  readonly readerOf: (repository: string) => SettingsReader;
  readonly apiUrl: string;
  readonly now: number;
}

/** Where init writes the workflow: looked for by name, too, should the folder not be listed. */
const WORKFLOWS = '.github/workflows';
const EXPECTED_WORKFLOWS = ['inventory.yml', 'inventory-drift.yml'].map((name) => `${WORKFLOWS}/${name}`);
const planCheck = (name: string) => checkName('plan', name);
/** The app by which github.com's own runners make check runs. */
const GITHUB_ACTIONS = 15368;

export async function lookAtGitHub(look: GitHubLook): Promise<GitHubFacts> {
  const reader = look.readerOf(look.repository);
  const [repository, files] = await Promise.all([reader.repository(), readFiles(reader)]);
  const defaultBranch = seenValue(repository)?.defaultBranch ?? 'main';
  const isServer = /\/api\/v3\/?$/.test(look.apiUrl);
  const workflows = mapSeen(files, (texts): WorkflowFacts => {
    const read = texts.flatMap(({ path, text }) => readWorkflow(path, text) ?? []);
    return { workflows: read, runs: runsOf(read), defaultBranch, isServer };
  });
  const runs = seenValue(workflows)?.runs ?? [];
  const checks = [...new Set(keyed(runs).flatMap((run) => inputOf(run, 'name')))].map(planCheck);
  const about = { look, reader, runs, defaultBranch, checks: checks.length > 0 ? checks : [planCheck('')] };
  const [settings, history] = await Promise.all([readSettings(about), readHistory(about)]);
  const app = appOf(about, history, isServer);
  return onlyCertain({ repository, workflows, settings: { ...settings, app }, history: { ...history, app } });
}

/**
 * GitHub answers alike that something is not there and that the token may not see it. So nothing is known to be missing
 * of a repository that cannot be seen, nor a file where the token does not see the branch either, nor an environment
 * whose branches or secrets it sees.
 */
function onlyCertain(facts: GitHubFacts): GitHubFacts {
  const { repository, workflows, settings } = facts;
  const { branch, owners, ownerErrors } = settings;
  const hidden = 'hidden' in repository ? repository : null;
  const unseen = hidden ?? (seenValue(branch) === null ? unseenWith('contents: read') : null);
  const hasWorkflow = (seenValue(workflows)?.runs ?? []).length > 0;
  const environments = settings.environments.map((one) => {
    const isThere = [one.policies, one.secrets].some((seen) => 'value' in seen);
    const environment = isNull(one.environment) && isThere ? unseenWith('actions: read') : one.environment;
    return { ...one, environment: hidden ?? environment };
  });
  return {
    ...facts,
    workflows: unseen !== null && !hasWorkflow ? unseen : workflows,
    settings: {
      ...settings,
      branch: hidden ?? branch,
      owners: isNull(owners) ? (unseen ?? owners) : owners,
      // Of a file that is there GitHub tells the errors.
      ownerErrors: isNull(ownerErrors) && !isNull(owners) ? unseenWith('contents: read') : ownerErrors,
      environments,
    },
  };
}

function unseenWith(permission: string): Hidden {
  return { hidden: { permission, why: 'GitHub answered 404.', isMissing: true } };
}

function isNull(seen: Seen<unknown>): boolean {
  return 'value' in seen && seen.value === null;
}

interface About {
  readonly look: GitHubLook;
  readonly reader: SettingsReader;
  readonly runs: readonly ActionRun[];
  readonly defaultBranch: string;
  readonly checks: readonly string[];
}

interface TextFile {
  readonly path: string;
  readonly text: string;
}

async function readFiles(reader: SettingsReader): Promise<Seen<readonly TextFile[]>> {
  const [folder, ...expected] = await Promise.all([
    reader.folder(WORKFLOWS),
    ...EXPECTED_WORKFLOWS.map((path) => reader.file(path)),
  ]);
  const listed = seenValue(folder) ?? [];
  const others = listed.filter((path) => /\.ya?ml$/.test(path) && !EXPECTED_WORKFLOWS.includes(path));
  const texts = [...expected, ...(await Promise.all(others.map((path) => reader.file(path))))];
  const paths = [...EXPECTED_WORKFLOWS, ...others];
  const files = texts.flatMap((seen, index) => {
    const text = seenValue(seen);
    return text === null ? [] : [{ path: paths[index] ?? '', text }];
  });
  const hidden = [folder, ...texts].find((seen) => 'hidden' in seen);
  return files.length === 0 && hidden !== undefined && 'hidden' in hidden ? hidden : { value: files };
}

async function readSettings(about: About): Promise<Omit<SettingsFacts, 'app'>> {
  const { reader, runs, defaultBranch, checks } = about;
  const secrets = secretNames(runs);
  const outside = keyed(runs).filter(({ job }) => job.environments.length === 0);
  const names = environmentsOf(runs);
  const [rules, branch, protection, owners, ownerErrors, environments, ...rest] = await Promise.all([
    reader.rules(defaultBranch),
    reader.branch(defaultBranch),
    reader.protection(defaultBranch),
    readOwners(reader),
    reader.ownerErrors(),
    Promise.all((names.length > 0 ? names : ['inventory']).map((name) => readEnvironment(about, name))),
    reader.repositorySecrets(),
    reader.organizationSecrets(),
    reader.actions(),
    reader.selectedActions(),
    reader.workflowToken(),
  ]);
  const [repositorySecrets, organizationSecrets, actions, selectedActions, workflowToken] = rest;
  return {
    ...{ defaultBranch, checks, rules, branch, protection, ownerErrors, environments },
    owners: mapSeen(owners, (it) => it?.text ?? null),
    owned: ownedPaths(runs, seenValue(owners)?.path ?? null),
    repositoryNeeds: [...new Set(outside.flatMap(needsOf))],
    secretNames: secrets.length > 0 ? secrets : DEFAULT_SECRETS,
    ...{ repositorySecrets, organizationSecrets, actions, selectedActions, workflowToken },
  };
}

/** As the examples call them. */
const DEFAULT_SECRETS = ['CIP_INVENTORY_KEY', 'CIP_SIGNING_KEY'];

function needsOf({ step }: ActionRun): string[] {
  return secretsIn(`${step.inputs['api-key'] ?? ''} ${step.inputs['signing-key'] ?? ''}`);
}

async function readOwners(reader: SettingsReader): Promise<Seen<TextFile | null>> {
  const texts = await Promise.all(OWNERS_PATHS.map((path) => reader.file(path)));
  for (const [index, seen] of texts.entries()) {
    if ('hidden' in seen) return seen;
    if (seen.value !== null) return { value: { path: OWNERS_PATHS[index] ?? '', text: seen.value } };
  }
  return { value: null };
}

/** A file of each, as a pull request could change it. */
function ownedPaths(runs: readonly ActionRun[], owners: string | null): string[] {
  const paths = keyed(runs).flatMap((run) => {
    const folder = inputOf(run, 'working-directory')[0] ?? '';
    const listed = inputOf(run, 'path').flatMap((path) => path.split('\n'));
    return listed.map((path) => `${folder === '' ? '' : `${folder}/`}${path.trim() || 'inventory'}`);
  });
  const files = paths.map((path) => (/\.ya?ml$/.test(path) ? path : `${path.replace(/(?<!\/)\/+$/, '')}/any.yml`));
  const workflows = runs.map(({ workflow }) => workflow.path);
  const all = [...(files.length > 0 ? files : ['inventory/any.yml']), ...workflows, owners ?? OWNERS_PATHS[0]];
  return [...new Set(all.map((path) => path.replace(/\*+/g, 'any')))];
}

async function readEnvironment({ reader, runs }: About, name: string): Promise<EnvironmentFacts> {
  const [environment, policies, secrets] = await Promise.all([
    reader.environment(name),
    reader.branchPolicies(name),
    reader.environmentSecrets(name),
  ]);
  const needs = keyed(runs)
    .filter(({ job }) => job.environments.includes(name))
    .flatMap(needsOf);
  return { name, environment, policies, secrets, needs: needs.length > 0 ? [...new Set(needs)] : DEFAULT_SECRETS };
}

async function readHistory(about: About): Promise<Omit<HistoryFacts, 'app'>> {
  const { reader, look } = about;
  const [retentionDays, record, marks, ledgers] = await Promise.all([
    reader.retention(),
    readRecord(about),
    readMarks(about),
    readLedgers(about),
  ]);
  return { now: look.now, retentionDays, record, marks, ledgers };
}

/** How many merged pull requests are looked at: the newest need not be of the inventory's time. */
const MOST_PULLS = 3;

async function readRecord({ reader, defaultBranch, checks }: About): Promise<Seen<CheckSeen | null>> {
  const heads = await reader.mergedHeads(defaultBranch);
  if ('hidden' in heads) return heads;
  const asked = heads.value.slice(0, MOST_PULLS).flatMap((sha) => checks.map((name) => reader.checkRuns(sha, name)));
  const answers = await Promise.all(asked);
  const hidden = answers.find((seen) => 'hidden' in seen);
  if (hidden !== undefined && 'hidden' in hidden) return hidden;
  return { value: answers.flatMap((seen) => seenValue(seen) ?? [])[0] ?? null };
}

/** One for each name of the workflows. */
function readMarks({ reader, runs }: About): Promise<Seen<MarkSeen>[]> {
  const names = new Set(keyed(runs).flatMap((run) => inputOf(run, 'name')));
  return Promise.all([...(names.size > 0 ? names : [''])].map((name) => readMark(reader, name)));
}

async function readMark(reader: SettingsReader, name: string): Promise<Seen<MarkSeen>> {
  const deployments = await reader.newestDeployments(environmentOf(name));
  if ('hidden' in deployments) return deployments;
  const [deployment] = deployments.value;
  if (deployment === undefined) return { value: null };
  const states = await reader.deploymentStates(deployment.id);
  return mapSeen(states, ([state = 'pending']) => ({ deployment, state }));
}

/** Each of several organizations has its own. */
function readLedgers({ look, runs }: About): Promise<LedgerFacts[]> {
  const signed = new Map<string, boolean>();
  for (const run of keyed(runs)) {
    for (const ledger of inputOf(run, 'ledger')) {
      if (ledger !== '' && !signed.has(ledger)) signed.set(ledger, run.step.inputs['ledger-key'] !== undefined);
    }
  }
  return Promise.all([...signed].map(([ledger, isSigned]) => readLedger(look, ledger, isSigned)));
}

async function readLedger(look: GitHubLook, ledger: string, isSigned: boolean): Promise<LedgerFacts> {
  const [, other, branch = ledger] = /^([^#]+)#(.+)$/.exec(ledger) ?? [];
  const place = other ?? look.repository;
  const reader = look.readerOf(place);
  const [repository, tip, rules] = await Promise.all([
    reader.repository(),
    reader.branch(branch),
    reader.rules(branch),
  ]);
  return {
    place: `${place}#${branch}`,
    isSigned,
    repository,
    // Nor of one that the token may not see.
    branch: 'hidden' in repository ? repository : tip,
    rules,
  };
}

/** The app that must report the check: who did last, else GitHub Actions, whose id another server need not share. */
function appOf({ runs }: About, { record }: Omit<HistoryFacts, 'app'>, isServer: boolean): number | null {
  const last = seenValue(record)?.app ?? null;
  const hasOwnToken = keyed(runs).some(({ step }) => step.inputs['github-token'] !== undefined);
  if (isServer || hasOwnToken) return last;
  return GITHUB_ACTIONS;
}
