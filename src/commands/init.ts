// `init`: writes the files that the repository of an inventory needs, from the examples, and lists the steps that only
// a person can do. It asks nothing, and overwrites only what `--force` names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from '../core/rejections.ts';
import { ConfigurationError } from '../core/result.ts';
import { gitAnswer, type RunGit } from '../git/process.ts';
import type { FileEdit } from '../inventory/edit/file-edits.ts';
import { NOTHING_WRITTEN, renderPatch } from '../report/edits.ts';
import { visible } from '../report/escape.ts';
import { formatDiagnostic } from '../report/messages.ts';
import { checkBaseUrl, isLoopback } from '../service/endpoint.ts';
import { type Answers, type SetupFile, setupFile, sourcesOf } from '../setup/files.ts';
import { OWNERS_PATHS } from '../setup/owners.ts';
import { type RepositoryState, renderSteps, stepsLeft } from '../setup/todo.ts';
import { inFolder, openCli, refuseEmpty, SERVICE, WRITES_FILES } from './cli/flags.ts';
import type { CliContext, CliHost, Flags } from './context.ts';
import { schemaText } from './explain.ts';
import { LIVE } from './import.ts';
import { runImport } from './import-run.ts';
import { writeShown } from './write-files.ts';

export async function cliInit(flags: Flags, cli: CliHost): Promise<number> {
  const host = inFolder(flags, cli);
  const git = host.gitIn(host.cwd, new AbortController().signal);
  await warnInSubfolder(git, host);
  const answers = await answersFrom(flags, host, git);
  warnOfLoopback(checkBaseUrl(answers.baseUrl, host.env), host);
  const hasKey = (host.env.CIP_SYNC_API_KEY ?? '').trim() !== '';
  return openCli({ ...flags, baseUrl: answers.baseUrl }, cli, hasKey ? SERVICE : WRITES_FILES, async (context) => {
    const live = hasKey ? await importLive(context) : { edits: [], organization: '' };
    if (live === null) return 1;
    const completed = { ...answers, organization: answers.organization || live.organization };
    const files = await setupFiles(completed, flags, host);
    const repository = await repositoryState(git, completed.branch);
    return finish({ files, inventory: live.edits, answers: completed, repository }, context);
  });
}

/** GitHub looks for workflows and owners only in the root of a repository. */
async function warnInSubfolder(git: RunGit, { terminal }: CliHost): Promise<void> {
  const prefix = await gitAnswer(git, ['rev-parse', '--show-prefix']);
  if (prefix === null) return;
  terminal.err(
    'warning: this is not the root of the repository, and GitHub looks for workflows and owners only there.\n',
  );
}

/** The workflows ask the service from another machine. */
function warnOfLoopback(baseUrl: URL, { terminal }: CliHost): void {
  if (!isLoopback(baseUrl)) return;
  terminal.err(
    'warning: the base URL is of this machine, which a runner of GitHub cannot reach. Give the one of the service with --base-url.\n',
  );
}

/** OWNER/REPO of the remote `origin`; null if the remote is missing or not on GitHub. */
async function originRepository(git: RunGit): Promise<string | null> {
  const url = await gitAnswer(git, ['remote', 'get-url', 'origin']);
  return /[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url ?? '')?.[1] ?? null;
}

/** The default branch of the remote `origin`, as the clone knows it; null if git does not know. */
async function defaultBranchOf(git: RunGit): Promise<string | null> {
  const head = await gitAnswer(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
  return head?.replace(/^origin\//, '') ?? null;
}

async function repositoryState(git: RunGit, branch: string): Promise<RepositoryState> {
  const [origin, current, tip] = await Promise.all([
    originRepository(git),
    gitAnswer(git, ['symbolic-ref', '--short', 'HEAD']),
    gitAnswer(git, ['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}`]),
  ]);
  return { hasRemote: origin !== null, hasRemoteBranch: tip !== null, currentBranch: current };
}

const NAME = '[A-Za-z0-9_][\\w.-]*';
const PAIR = new RegExp(`^${NAME}/${NAME}$`);
const ACTION = new RegExp(`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`);
const LEDGER = new RegExp(`^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`);
const BRANCH = /^[A-Za-z0-9_][\w./-]*$/;

/** What a value must look like, and the name of that form. */
interface Form {
  readonly pattern: RegExp;
  readonly form: string;
}

const FORMS = {
  'base-url': { pattern: /^\S+$/, form: 'the URL of the service' },
  repository: { pattern: PAIR, form: 'OWNER/REPO' },
  action: {
    pattern: ACTION,
    form: 'OWNER/REPO@SHA, pinned to the full SHA of a commit: a tag or a branch can be moved',
  },
  branch: { pattern: BRANCH, form: 'the default branch of the repository' },
  team: { pattern: PAIR, form: 'ORG/TEAM' },
  organization: { pattern: /^[\w.-]+$/, form: 'a slug' },
  ledger: { pattern: LEDGER, form: 'OWNER/REPO#BRANCH or BRANCH' },
  'apply-environment': { pattern: /^[A-Za-z0-9_][\w.-]*$/, form: 'the name of an environment' },
} satisfies Record<string, Form>;

type FlagName = keyof typeof FORMS;

/** The answers of the flags, completed by what git and the environment know. Throws a ConfigurationError. */
async function answersFrom(flags: Flags, { env }: CliHost, git: RunGit): Promise<Answers> {
  refuseEmpty(flags, ['repository', 'action', 'team', 'branch', 'apply-environment', 'force']);
  const hardened = flags.hardened === true;
  const given: Readonly<Record<FlagName, string | null>> = {
    'base-url': flagText(flags.baseUrl) ?? flagText(env.CIP_SYNC_BASE_URL),
    repository: flagText(flags.repository) ?? (await originRepository(git)),
    action: flagText(flags.action),
    branch: flagText(flags.branch) ?? (await defaultBranchOf(git)),
    team: flagText(flags.team)?.replace(/^@/, '') ?? null,
    organization: flagText(flags.organization),
    ledger: flagText(flags.ledger),
    'apply-environment': flagText(flags.applyEnvironment),
  };
  checkForms(given, ['base-url', 'repository', 'action', 'branch', ...(hardened ? (['team'] as const) : [])]);
  return {
    hardened,
    repository: given.repository ?? '',
    baseUrl: given['base-url'] ?? '',
    action: given.action ?? '',
    branch: given.branch ?? '',
    team: given.team,
    organization: given.organization ?? '',
    ledger: given.ledger ?? '',
    applyEnvironment: given['apply-environment'],
    preCommit: flags.preCommit === true,
    cmdb: flags.cmdb === true,
  };
}

function flagText(flag: Flags[string]): string | null {
  return typeof flag === 'string' && flag.trim() !== '' ? flag.trim() : null;
}

/** Names all missing flags at once, else all flags with a wrong value. */
function checkForms(given: Readonly<Record<FlagName, string | null>>, needed: readonly FlagName[]): void {
  const forms: Readonly<Record<FlagName, Form>> = FORMS;
  const missing = needed.filter((flag) => given[flag] === null);
  const wrong = (Object.keys(FORMS) as FlagName[]).filter(
    (flag) => !(forms[flag].pattern.test(given[flag] ?? '') || given[flag] === null),
  );
  const sentences = [...missing, ...wrong].map((flag) => `--${flag} must be ${forms[flag].form}.`).join(' ');
  const list = (flags: readonly FlagName[]) => flags.map((flag) => `--${flag}`).join(', ');
  if (missing.length > 0) {
    throw new ConfigurationError(list(missing), `${missing.length === 1 ? 'is' : 'are'} not given. ${sentences}`);
  }
  if (wrong.length > 0) throw new ConfigurationError(list(wrong), `cannot be used. ${sentences}`);
}

/** null if the existing files have errors, which are shown. */
async function importLive(context: CliContext) {
  const { terminal, progress } = context;
  const { diagnostics, proposal } = await runImport(context, { out: 'inventory', paths: [], withIds: false }, LIVE);
  progress.rest();
  if (proposal !== null) return { edits: proposal.edits, organization: proposal.plan.organization };
  for (const one of diagnostics) terminal.err(`${formatDiagnostic(one)}\n`);
  terminal.err(NOTHING_WRITTEN);
  return null;
}

async function setupFiles(answers: Answers, flags: Flags, { cwd, packageRoot }: CliHost): Promise<SetupFile[]> {
  const owners = OWNERS_PATHS.find((path) => existsSync(join(cwd, path))) ?? OWNERS_PATHS[0];
  const sources = sourcesOf(answers, owners);
  const forced = flagText(flags.force)?.split('\n') ?? [];
  const paths = sources.map(({ path }) => path);
  if (!forced.every((path) => paths.includes(path))) {
    throw new ConfigurationError('--force', `names none of the files that init writes: ${paths.join(', ')}.`);
  }
  const schema = await schemaText('inventory');
  return sources.map((source) => {
    const template = source.from === 'schema' ? schema : readFileSync(join(packageRoot, source.from), 'utf8');
    return setupFile(
      { source, template, before: fileText(join(cwd, source.path)), forced: forced.includes(source.path) },
      answers,
    );
  });
}

function fileText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return null;
    throw error;
  }
}

interface Prepared {
  readonly files: readonly SetupFile[];
  readonly inventory: readonly FileEdit[];
  readonly answers: Answers;
  readonly repository: RepositoryState;
}

/** Writes or shows everything, or nothing, and lists what is left to do. */
function finish({ files, inventory, answers, repository }: Prepared, context: CliContext): number {
  const { terminal, flags, cwd } = context;
  const written = files.filter(({ fate }) => fate !== 'same' && fate !== 'kept');
  const replaced = new Set(files.flatMap(({ path, fate }) => (fate === 'replaced' ? [path] : [])));
  const edits = [...written.map(({ path, before, text: after }) => ({ path, before, text: after })), ...inventory];
  if (flags.dryRun === true) terminal.out(renderPatch(edits));
  else writeShown(edits, context);
  for (const { path, before } of edits) {
    const [did, would] = replaced.has(path) ? ['replaced', 'would replace'] : ['wrote', 'would write'];
    const lacked = before === null || replaced.has(path) ? '' : ', the lines that it lacked';
    terminal.err(`${flags.dryRun === true ? would : did} ${visible(path)}${lacked}\n`);
  }
  if (edits.length === 0) terminal.err('Nothing to write: all files are there.\n');
  const kept = files.filter(({ fate }) => fate === 'kept');
  for (const { path } of kept) {
    terminal.err(`kept ${path}, which differs. To change it, give --force ${path}:\n`);
    terminal.err(renderPatch(kept.filter((one) => one.path === path)));
  }
  const hasInventory = inventory.length > 0 || existsSync(join(cwd, 'inventory'));
  const paths = files.map(({ path }) => path);
  terminal.err(`\n${renderSteps(stepsLeft(answers, { ...repository, hasInventory, paths }), answers)}`);
  return 0;
}
