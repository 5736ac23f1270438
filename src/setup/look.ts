// Reads from GitHub what the table of settings judges. Independent requests are sent together: three rounds, and a
// fourth for the people who may bypass a ruleset.
import {
  checkName,
  type Hidden,
  hiddenBy,
  mapReading,
  type Repository,
  type Setting,
  type SettingsReader,
  valueIn,
} from '../github/settings.ts';
import type { EnvironmentFacts, LedgerFacts, OwnersFacts, RepositoryFacts } from './facts.ts';
import { OWNERS_PATHS } from './owners.ts';
import { type ActionRun, environmentsOf, inputOf, keyed, readWorkflow, runsOf, secretsOf } from './workflow.ts';

export interface GitHubLook {
  /** OWNER/REPO. */
  readonly repository: string;
  /** A reader of any repository, with the same token. */
  readonly readerOf: (repository: string) => SettingsReader;
  readonly apiUrl: string;
}

/** The app by which github.com's own runners make check runs. */
const GITHUB_ACTIONS = 15368;

/** Hidden if the token does not see the repository at all. */
export async function lookAtGitHub(look: GitHubLook): Promise<Setting<RepositoryFacts>> {
  const reader = look.readerOf(look.repository);
  const repository = await reader.repository();
  if ('hidden' in repository) return repository;
  const { defaultBranch } = repository.value;
  const [branch, files] = await Promise.all([reader.branch(defaultBranch), readWorkflows(reader)]);
  // GitHub's answer is the same for a missing file and for a file that the token may not see. Whether the branch can be
  // read shows which.
  const seesFiles = valueIn(branch) !== null;
  const runs = mapReading(files, (texts) => runsOf(texts.flatMap(({ path, text }) => readWorkflow(path, text) ?? [])));
  const isUnseen = !seesFiles && valueIn(runs)?.length === 0;
  const about = { ...repository.value, look, reader, seesFiles, runs: valueIn(runs) ?? [] };
  const classicProtection = valueIn(branch)?.mayBeClassic === false ? null : CLASSIC_PROTECTION;
  const isServer = /\/api\/v3\/?$/.test(look.apiUrl);
  const [rules, owners, environments, secrets, ledgers] = await Promise.all([
    reader.rules(defaultBranch),
    readOwners(about),
    readEnvironments(about),
    readSecrets(about),
    readLedgers(about),
  ]);
  const branchFacts = { rules, classicProtection, ...requiredOf(about.runs, isServer) };
  const settings = { branch: branchFacts, owners, environments, secrets, ledgers };
  return { value: { ...repository.value, isServer, runs: isUnseen ? hiddenBy('contents: read') : runs, ...settings } };
}

interface About extends Repository {
  readonly look: GitHubLook;
  readonly reader: SettingsReader;
  readonly seesFiles: boolean;
  readonly runs: readonly ActionRun[];
}

interface TextFile {
  readonly path: string;
  readonly text: string;
}

async function readWorkflows(reader: SettingsReader): Promise<Setting<readonly TextFile[]>> {
  const folder = await reader.folder('.github/workflows');
  if ('hidden' in folder) return folder;
  const paths = (folder.value ?? []).filter((path) => /\.ya?ml$/.test(path));
  const texts = await Promise.all(paths.map((path) => reader.file(path)));
  const files = texts.flatMap((reading, index) => {
    const text = valueIn(reading);
    return text === null ? [] : [{ path: paths[index] ?? '', text }];
  });
  const hidden = texts.find((text) => 'hidden' in text);
  return files.length === 0 && hidden !== undefined && 'hidden' in hidden ? hidden : { value: files };
}

const CLASSIC_PROTECTION: Hidden = {
  hidden: {
    why: 'No ruleset asks for it. A classic protection of the branch may, and doctor reads only rulesets.',
    remedy:
      'Protect the branch by a ruleset: gh api -X POST repos/OWNER/REPO/rulesets --input .github/rulesets/inventory.json',
    isMissing: false,
  },
};

/** What the branch must require for these runs. */
function requiredOf(runs: readonly ActionRun[], isServer: boolean) {
  const withKey = keyed(runs);
  const names = new Set(withKey.flatMap((run) => inputOf(run, 'name')));
  // Another server may have another id for GitHub Actions, and a token of your own belongs to another app.
  const isOther = isServer || withKey.some(({ step }) => step.inputs['github-token'] !== undefined);
  const approvals = withKey.flatMap((run) => inputOf(run, 'delete-approvals')).map(Number);
  return {
    checks: [...(names.size > 0 ? names : [''])].map((name) => checkName('plan', name)),
    app: isOther ? null : GITHUB_ACTIONS,
    deleteApprovals: Math.max(1, ...approvals.filter(Number.isInteger)),
  };
}

async function readOwners({ reader, runs, seesFiles }: About): Promise<OwnersFacts> {
  const [errors, ...texts] = await Promise.all([
    reader.ownerErrors(),
    ...OWNERS_PATHS.map((path) => reader.file(path)),
  ]);
  const first = texts.findIndex((reading) => 'hidden' in reading || reading.value !== null);
  const missing: Setting<null> = seesFiles ? { value: null } : hiddenBy('contents: read');
  return { text: texts[first] ?? missing, errors, owned: ownedPaths(runs, OWNERS_PATHS[Math.max(0, first)]) };
}

/** One example file for each path, as a pull request could change it. */
function ownedPaths(runs: readonly ActionRun[], owners: string = OWNERS_PATHS[0]): string[] {
  const paths = keyed(runs).flatMap((run) => {
    const folder = inputOf(run, 'working-directory')[0] ?? '';
    const listed = inputOf(run, 'path').flatMap((path) => path.split('\n'));
    return listed.map((path) => `${folder === '' ? '' : `${folder}/`}${path.trim() || 'inventory'}`);
  });
  const files = paths.map((path) => (/\.ya?ml$/.test(path) ? path : `${path.replace(/(?<!\/)\/+$/, '')}/any.yml`));
  const workflows = runs.map(({ workflow }) => workflow.path);
  const all = [...(files.length > 0 ? files : ['inventory/any.yml']), ...workflows, owners];
  return [...new Set(all.map((path) => path.replace(/\*+/g, 'any')))];
}

function readEnvironments(about: About): Promise<EnvironmentFacts[]> {
  return Promise.all(environmentsOf(about.runs).map((name) => readEnvironment(about, name)));
}

async function readEnvironment({ reader, runs }: About, name: string): Promise<EnvironmentFacts> {
  const [environment, policies, customRules, secrets] = await Promise.all([
    reader.environment(name),
    reader.branchPolicies(name),
    reader.customRules(name),
    reader.environmentSecrets(name),
  ]);
  const there = keyed(runs).filter(({ job }) => job.environments.includes(name));
  // If it has branches or secrets, it exists, even if the token does not see it.
  const isThere = valueIn(policies) !== null || valueIn(secrets) !== null;
  const isUnseen = isThere && 'value' in environment && environment.value === null;
  return {
    ...{ name, policies, customRules, secrets },
    environment: isUnseen ? hiddenBy('actions: read') : environment,
    needs: secretsOf(there),
    isOfApplies: there.every(({ does }) => does.every((doing) => doing === 'apply')),
    skipsDeployment: there.some(({ job }) => !job.isDeployment),
  };
}

async function readSecrets({ reader, runs }: About) {
  const [ofRepository, ofOrganization] = await Promise.all([reader.repositorySecrets(), reader.organizationSecrets()]);
  const outside = keyed(runs).filter(({ job }) => job.environments.length === 0);
  return { names: secretsOf(keyed(runs)), needs: secretsOf(outside), ofRepository, ofOrganization };
}

/** Each organization may have its own ledger. */
function readLedgers({ look, runs }: About): Promise<LedgerFacts[]> {
  const places = new Set(keyed(runs).flatMap((run) => inputOf(run, 'ledger')));
  places.delete('');
  return Promise.all([...places].map((place) => readLedger(look, place)));
}

async function readLedger(look: GitHubLook, ledger: string): Promise<LedgerFacts> {
  const [, other, branch = ledger] = /^([^#]+)#(.+)$/.exec(ledger) ?? [];
  const place = other ?? look.repository;
  const reader = look.readerOf(place);
  const [repository, tip, rules] = await Promise.all([
    reader.repository(),
    reader.branch(branch),
    reader.rules(branch),
  ]);
  // In a repository that the token does not see, a branch is not known to be missing.
  const isThere = 'hidden' in repository ? repository : mapReading(tip, (it) => it !== null);
  return { place: `${place}#${branch}`, repository, isThere, rules };
}
