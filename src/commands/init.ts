// `init`: writes what the repository of an inventory needs, from the examples, and says what only a person can do. It
// overwrites nothing that it was not told to. On a terminal it asks what it was not told.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, isSystemError } from '../core/result.ts';
import { gitAnswer, type RunGit } from '../git/process.ts';
import type { FileEdit } from '../inventory/edit/file-edits.ts';
import { NOTHING_WRITTEN, renderPatch } from '../report/edits.ts';
import { visible } from '../report/escape.ts';
import { formatDiagnostic } from '../report/messages.ts';
import { checkBaseUrl } from '../service/endpoint.ts';
import { type Answers, type SetupFile, setupFile, sourcesOf } from '../setup/files.ts';
import { OWNERS_PATHS } from '../setup/settings-checks.ts';
import { actsLeft, renderActs } from '../setup/todo.ts';
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
  const answers = await askAll(flags, host, git);
  const hasKey = (host.env.CIP_SYNC_API_KEY ?? '').trim() !== '';
  return openCli({ ...flags, baseUrl: answers.baseUrl }, cli, hasKey ? SERVICE : WRITES_FILES, async (context) => {
    const { edits, organization } = hasKey ? await importLive(context) : NOTHING_LIVE;
    if (edits === null) return 1;
    const completed = { ...answers, organization: answers.organization || organization };
    const files = await setupFiles(completed, flags, host);
    return finish({ files, inventory: edits, answers: completed, hasRemote: (await originOf(git)) !== null }, context);
  });
}

/** Workflows and owners are looked for in the root of a repository alone. */
async function warnInSubfolder(git: RunGit, { terminal }: CliHost): Promise<void> {
  const prefix = await gitAnswer(git, ['rev-parse', '--show-prefix']);
  if (prefix === null) return;
  terminal.err(
    'warning: this is not the root of the repository, and GitHub looks for workflows and owners there alone.\n',
  );
}

/** OWNER/REPO of the remote `origin`; null where there is none that says so. */
async function originOf(git: RunGit): Promise<string | null> {
  const url = await gitAnswer(git, ['remote', 'get-url', 'origin']);
  return /[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url ?? '')?.[1] ?? null;
}

async function defaultBranchOf(git: RunGit): Promise<string> {
  const head = await gitAnswer(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
  const branch = head?.replace(/^origin\//, '') ?? 'main';
  return /^[\w./-]+$/.test(branch) ? branch : 'main';
}

interface Question {
  readonly flag: string;
  readonly question: string;
  readonly pattern: RegExp;
  readonly form: string;
  /** What is known already; null for nothing. */
  readonly given: string | null;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
}

const NAME = '[A-Za-z0-9_][\\w.-]*';
const PAIR = new RegExp(`^${NAME}/${NAME}$`);
const ACTION = new RegExp(`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`);
const LEDGER = new RegExp(`^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`);

async function askAll(flags: Flags, host: CliHost, git: RunGit): Promise<Answers> {
  const { env, terminal } = host;
  refuseEmpty(flags, ['repository', 'action', 'team', 'force']);
  const hardened =
    flags.hardened === true || (await yes(terminal.ask, 'The hardened setup, for an inventory under audit?'));
  const questions: readonly Question[] = [
    question(
      'base-url',
      'Address of the service',
      /^\S+$/,
      'a URL',
      text(flags.baseUrl) ?? env.CIP_SYNC_BASE_URL ?? null,
    ),
    question(
      'repository',
      'Repository of the inventory',
      PAIR,
      'OWNER/REPO',
      text(flags.repository) ?? (await originOf(git)),
    ),
    question(
      ...(['action', 'This action, at the commit of a release', ACTION] as const),
      'OWNER/REPO@SHA, pinned to the full SHA of a commit: a tag or a branch can be moved',
      text(flags.action),
    ),
    {
      ...question('team', 'Team that owns the inventory', PAIR, 'ORG/TEAM', bare(text(flags.team))),
      isOptional: !hardened,
    },
    optional('organization', /^[\w.-]+$/, 'a slug', text(flags.organization)),
    optional('ledger', LEDGER, 'OWNER/REPO#BRANCH or BRANCH', text(flags.ledger)),
  ];
  const answers = await answer(questions, terminal.ask);
  checkBaseUrl(answers['base-url'] ?? '', env);
  return {
    repository: answers.repository ?? '',
    baseUrl: answers['base-url'] ?? '',
    action: answers.action ?? '',
    hardened,
    team: answers.team === '' || answers.team === undefined ? null : answers.team,
    organization: answers.organization ?? '',
    ledger: answers.ledger ?? '',
    preCommit: flags.preCommit === true,
    defaultBranch: await defaultBranchOf(git),
  };
}

function question(flag: string, words: string, pattern: RegExp, form: string, given: string | null): Question {
  return { flag, question: words, pattern, form, given, isOptional: false };
}

/** Asked of nobody: it is told, or left out. */
function optional(flag: string, pattern: RegExp, form: string, given: string | null): Question {
  return { flag, question: '', pattern, form, given: given ?? '', isOptional: true };
}

function text(flag: Flags[string]): string | null {
  return typeof flag === 'string' && flag.trim() !== '' ? flag.trim() : null;
}

function bare(team: string | null): string | null {
  return team?.replace(/^@/, '') ?? null;
}

type Ask = CliHost['terminal']['ask'];

async function yes(ask: Ask, words: string): Promise<boolean> {
  const answered = (await ask?.(`${words} [y/N] `)) ?? '';
  return /^y(es)?$/i.test(answered.trim());
}

/** By flag. Throws a ConfigurationError that names every flag that nobody can be asked for. */
async function answer(questions: readonly Question[], ask: Ask): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { flag, question: words, form, given, isOptional } of questions) {
    if (given !== null) answers[flag] = given;
    else if (ask !== null)
      answers[flag] = (await ask(`${words} (${form})${isOptional ? ', or nothing' : ''}: `)).trim();
  }
  const missing = questions.filter(({ flag, isOptional }) => !isOptional && (answers[flag] ?? '') === '');
  if (missing.length > 0) {
    const flags = missing.map(({ flag }) => `--${flag}`).join(', ');
    const lacking = `${missing.length === 1 ? 'is' : 'are'} not given${ask === null ? ', and nobody can be asked here' : ''}`;
    const forms = missing.map(({ flag, form }) => `--${flag} must be ${form}.`).join(' ');
    throw new ConfigurationError(flags, `${lacking}. ${forms}`);
  }
  for (const { flag, pattern, form } of questions) {
    const value = answers[flag] ?? '';
    if (value !== '' && !pattern.test(value)) throw new ConfigurationError(`--${flag}`, `must be ${form}.`);
  }
  return answers;
}

interface LiveImport {
  /** Null where the files that stand have errors, which are told. */
  readonly edits: readonly FileEdit[] | null;
  readonly organization: string;
}

const NOTHING_LIVE: LiveImport = { edits: [], organization: '' };

async function importLive(context: CliContext): Promise<LiveImport> {
  const { settings, terminal, progress } = context;
  const { diagnostics, proposal } = await runImport(context, { out: 'inventory', paths: [], withIds: false }, LIVE);
  progress.rest();
  if (proposal !== null) return { edits: proposal.edits, organization: proposal.plan.organization };
  for (const one of diagnostics) terminal.err(`${formatDiagnostic(one, settings.detail)}\n`);
  terminal.err(NOTHING_WRITTEN);
  return { edits: null, organization: '' };
}

async function setupFiles(answers: Answers, flags: Flags, { cwd, packageRoot }: CliHost): Promise<SetupFile[]> {
  const owners = OWNERS_PATHS.find((path) => existsSync(join(cwd, path))) ?? OWNERS_PATHS[0];
  const sources = sourcesOf(answers, owners);
  const forced = text(flags.force)?.split('\n') ?? [];
  const paths = sources.map(({ path }) => path);
  if (!forced.every((path) => paths.includes(path))) {
    throw new ConfigurationError('--force', `names none of the files that init writes: ${paths.join(', ')}.`);
  }
  const schema = await schemaText('inventory');
  return sources.map((source) => {
    const template = source.from === 'schema' ? schema : readFileSync(join(packageRoot, source.from), 'utf8');
    return setupFile(
      { source, template, before: standing(join(cwd, source.path)), forced: forced.includes(source.path) },
      answers,
    );
  });
}

function standing(path: string): string | null {
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
  readonly hasRemote: boolean;
}

/** Writes or shows, all or nothing, and tells what is left to do. */
function finish({ files, inventory, answers, hasRemote }: Prepared, context: CliContext): number {
  const { terminal, flags, cwd } = context;
  const written = files.filter(({ fate }) => fate !== 'same' && fate !== 'kept');
  const replaced = new Set(files.flatMap(({ path, fate }) => (fate === 'replaced' ? [path] : [])));
  const edits = [...written.map(({ path, before, text: after }) => ({ path, before, text: after })), ...inventory];
  if (flags.dryRun === true) terminal.out(renderPatch(edits));
  else writeShown(edits, context);
  for (const { path, before } of edits) {
    const [did, would] = replaced.has(path) ? ['replaced', 'would replace'] : ['wrote', 'would write'];
    const lacked = before === null || replaced.has(path) ? '' : ', what it lacked';
    terminal.err(`${flags.dryRun === true ? would : did} ${visible(path)}${lacked}\n`);
  }
  if (edits.length === 0) terminal.err('Nothing to write: all of it stands there.\n');
  const kept = files.filter(({ fate }) => fate === 'kept');
  for (const { path } of kept) {
    terminal.err(`kept ${path}, which differs; --force ${path} makes it so:\n`);
    terminal.err(renderPatch(kept.filter((one) => one.path === path)));
  }
  const hasInventory = inventory.length > 0 || existsSync(join(cwd, 'inventory'));
  const ground = { hasRemote, hasInventory, paths: files.map(({ path }) => path) };
  terminal.err(`\n${renderActs(actsLeft(answers, ground), answers)}`);
  return 0;
}
