// The facts that doctor judges, and how each is read, once: the files, what the service answers, the workflows of the
// repository, and its settings on GitHub. Nothing is changed.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../core/result.ts';
import { logBranch } from '../github/applied-log.ts';
import { type BranchRules, createSettings, type Hidden, hidden, hiddenBy, type Reading } from '../github/settings.ts';
import { askingGitHub, type Context, openService, type Repository } from '../run/context.ts';
import { allInOrder } from '../run/snapshot.ts';
import { runValidate } from '../run/validate.ts';
import { ServiceError } from '../service/errors.ts';
import { type ActionRun, actionRuns } from './action-runs.ts';
import { OWNERS_PATHS } from './code-owners.ts';

export interface Facts {
  readonly files: {
    /** The folder of the inventory, as the setting `path` gives it. */
    readonly path: string;
    readonly errors: number;
    readonly isMissing: boolean;
  };
  /** The result of asking the service. `missing` names the variables or inputs that are needed to ask. */
  readonly service:
    | { readonly kind: 'not-asked'; readonly missing: string }
    | { readonly kind: 'failed'; readonly problem: string; readonly remedy: string }
    | { readonly kind: 'read'; readonly organizations: readonly string[]; readonly expected: string };
  readonly repository: RepositoryFacts;
}

interface RepositoryFacts {
  /** The steps that run this action. */
  readonly runs: Reading<readonly ActionRun[]>;
  /** Whether this is GitHub Enterprise Server, which may not support `queue` yet. */
  readonly isServer: boolean;
  readonly defaultBranch: string;
  /** The rules of the default branch, one entry for each ruleset. */
  readonly rules: Reading<readonly BranchRules[]>;
  /** The rules of each branch that holds an applied log. */
  readonly logs: readonly { readonly branch: string; readonly rules: Reading<readonly BranchRules[]> }[];
  /** The CODEOWNERS file that counts; null if there is none. */
  readonly owners: Reading<TextFile | null>;
  /** The lines of the CODEOWNERS file that GitHub ignores. */
  readonly ownerErrors: Reading<readonly { readonly path: string; readonly line: number; readonly kind: string }[]>;
  /** The environments of the jobs with the key. */
  readonly environments: Reading<readonly EnvironmentFacts[]>;
  readonly repositorySecrets: Reading<readonly string[]>;
  readonly organizationSecrets: Reading<readonly string[]>;
}

interface EnvironmentFacts {
  readonly name: string;
  /** Names of the branches and tags that may use it; null if there is no such environment. */
  readonly allowed: Reading<'all' | 'protected' | readonly { readonly name: string; readonly type: string }[] | null>;
  /** The names of its secrets, in upper case. */
  readonly secrets: Reading<readonly string[]>;
}

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The setup that the workflows show. */
export function setupOf(runs: readonly ActionRun[]): 'none' | 'plain' | 'hardened' {
  const withKey = runs.filter(({ hasKey }) => hasKey);
  if (withKey.length === 0) return 'none';
  const isHardened = withKey.some(
    ({ events, inputs }) => events.includes('pull_request_target') || 'signing-key' in inputs,
  );
  return isHardened ? 'hardened' : 'plain';
}

const NOT_ASKED = hidden('GitHub was not asked.', 'Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.');

/** What the files of a working tree show. GitHub is not asked, so its settings are unknown. */
export function localFacts(workflows: readonly TextFile[], owners: TextFile | null): RepositoryFacts {
  const runs = actionRuns(workflows);
  return {
    ...unread(NOT_ASKED, logBranches(runs)),
    runs: { value: runs },
    owners: { value: owners },
    ownerErrors: { value: [] },
  };
}

function unread(reason: Hidden, logs: readonly string[]): RepositoryFacts {
  return {
    runs: reason,
    isServer: false,
    defaultBranch: '',
    rules: reason,
    logs: logs.map((branch) => ({ branch, rules: reason })),
    owners: reason,
    ownerErrors: reason,
    environments: reason,
    repositorySecrets: reason,
    organizationSecrets: reason,
  };
}

function logBranches(runs: readonly ActionRun[]): string[] {
  return [...new Set(runs.filter(({ hasKey }) => hasKey).flatMap(({ names }) => names))].map(logBranch);
}

type SettingsReader = ReturnType<typeof createSettings>;

/** Reads from GitHub what the checks of the setup need, and no more. Independent requests are sent together. */
export async function readRepository(github: SettingsReader, isServer: boolean): Promise<RepositoryFacts> {
  const repository = await github.repository();
  if ('hidden' in repository) return unread(repository, []);
  const { defaultBranch } = repository.value;
  const files = await readWorkflows(github, defaultBranch);
  if ('hidden' in files) return unread(files, []);
  const runs = actionRuns(files.value);
  const logs = Promise.all(logBranches(runs).map(async (branch) => ({ branch, rules: await github.rules(branch) })));
  const plain = { ...unread(NOT_ASKED, []), runs: { value: runs }, isServer, defaultBranch };
  if (setupOf(runs) !== 'hardened') return { ...plain, logs: await logs };

  const names = new Set(runs.flatMap(({ hasKey, environments }) => (hasKey ? environments : [])));
  const [rules, owners, ownerErrors, environments, repositorySecrets, organizationSecrets] = await Promise.all([
    github.rules(defaultBranch),
    readOwners(github),
    github.ownerErrors(),
    Promise.all(Array.from(names, (name) => readEnvironment(github, name))),
    github.repositorySecrets(),
    github.organizationSecrets(),
  ]);
  return {
    ...plain,
    logs: await logs,
    rules,
    owners,
    ownerErrors,
    environments: { value: environments },
    repositorySecrets,
    organizationSecrets,
  };
}

async function readWorkflows(github: SettingsReader, branch: string): Promise<Reading<readonly TextFile[]>> {
  const folder = await github.folder('.github/workflows');
  if ('hidden' in folder) return folder;
  // GitHub's answer is the same for a missing file and for a file that the token may not see. If the branch can be
  // read, the file is missing.
  if (folder.value === null) return valueIn(await github.branch(branch)) === null ? CONTENTS_HIDDEN : { value: [] };
  const paths = folder.value.filter((path) => /\.ya?ml$/.test(path));
  const texts = await Promise.all(paths.map((path) => github.file(path)));
  const hidden = texts.find((text) => 'hidden' in text);
  if (hidden !== undefined && 'hidden' in hidden) return hidden;
  return { value: paths.map((path, index) => ({ path, text: valueIn(texts[index] ?? CONTENTS_HIDDEN) ?? '' })) };
}

/** The value that was read; null if it could not be read. */
function valueIn<T>(reading: Reading<T>): T | null {
  return 'value' in reading ? reading.value : null;
}

const CONTENTS_HIDDEN = hiddenBy('contents: read');

/** Reads CODEOWNERS. The workflows could be read, so if GitHub does not find the file, it does not exist. */
async function readOwners(github: SettingsReader): Promise<RepositoryFacts['owners']> {
  const texts = await Promise.all(OWNERS_PATHS.map((path) => github.file(path)));
  const first = texts.findIndex((text) => 'hidden' in text || text.value !== null);
  const text = texts[first] ?? { value: null };
  if ('hidden' in text) return text;
  return { value: text.value === null ? null : { path: OWNERS_PATHS[first] ?? '', text: text.value } };
}

async function readEnvironment(github: SettingsReader, name: string): Promise<EnvironmentFacts> {
  const [environment, policies, secrets] = await Promise.all([
    github.environment(name),
    github.branchPolicies(name),
    github.environmentSecrets(name),
  ]);
  // An environment that has policies exists, even if the token does not see it.
  const isUnseen = valueIn(policies) !== null && 'value' in environment && environment.value === null;
  if (isUnseen) return { name, allowed: hiddenBy('actions: read'), secrets };
  const isSelected = 'value' in environment && environment.value === 'selected';
  return { name, allowed: isSelected ? policies : (environment as EnvironmentFacts['allowed']), secrets };
}

export async function readFiles(context: Context, repository: Repository): Promise<Facts['files']> {
  const { diagnostics } = await runValidate(context, { repository });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const isMissing = errors.length > 0 && errors.every(({ code }) => code === 'no-inventory');
  return { path: context.settings.path, errors: errors.length, isMissing };
}

/** Reads three lists with GET, if the URL and the key are given. `names`: what a person sets to give them. */
export async function askService(
  context: Context,
  apiKey: string,
  names: readonly [url: string, key: string],
): Promise<Facts['service']> {
  const { settings, shutdown } = context;
  const missing = names.filter((_, index) => [settings.baseUrl, apiKey.trim()][index] === '');
  if (missing.length > 0) return { kind: 'not-asked', missing: missing.join(' and ') };
  try {
    const { reader } = await openService(context, apiKey);
    const lists = await allInOrder([reader.facilities(), reader.cyberSystems(), reader.cyberAssets()]);
    const slugs = lists.flat().map(({ organization_slug: slug }) => slug);
    return { kind: 'read', organizations: [...new Set(slugs)], expected: settings.organization };
  } catch (error) {
    // The URL or the key cannot be used.
    if (error instanceof UserError)
      return { kind: 'failed', problem: `${error.subject} ${error.problem}.`, remedy: error.remedy };
    // A request that failed because the run is stopping says nothing about the service.
    if (!(error instanceof ServiceError) || shutdown.stop.aborted) throw error;
    return { kind: 'failed', problem: error.problem, remedy: error.remedy };
  }
}

/** Reads the workflows and the settings of a repository on GitHub. */
export function askGitHub({ host, shutdown }: Context, repository: string, token: string) {
  const asking = askingGitHub(host, token);
  const github = createSettings({ ...asking, repository, signal: shutdown.stop });
  return readRepository(github, /\/api\/v3\/?$/.test(asking.apiUrl));
}

/** Reads the workflows and the CODEOWNERS file of the working tree. */
export function readLocally(cwd: string) {
  const isFile = (path: string) => statSync(join(cwd, path), { throwIfNoEntry: false })?.isFile() === true;
  const withText = (path: string) => ({ path, text: readFileSync(join(cwd, path), 'utf8') });
  const folder = '.github/workflows';
  const names = existsSync(join(cwd, folder)) ? readdirSync(join(cwd, folder)) : [];
  const paths = names.map((name) => `${folder}/${name}`).filter((path) => /\.ya?ml$/.test(path) && isFile(path));
  const owners = OWNERS_PATHS.find(isFile);
  return localFacts(paths.map(withText), owners === undefined ? null : withText(owners));
}
