// `init`: writes the files that the repository of an inventory needs, from the examples, and lists the steps that only
// a person can do. It asks nothing, and leaves every file that is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../core/result.ts';
import { gitAnswer, type RunGit } from '../git/process.ts';
import { NOTHING_WRITTEN, renderPatch } from '../report/edits.ts';
import { formatDiagnostic } from '../report/findings.ts';
import { visible } from '../report/text.ts';
import { checkBaseUrl, isLoopback } from '../service/endpoint.ts';
import { type Answers, filledIn, renderSteps, sourcesOf } from '../setup/files.ts';
import { OWNERS_PATHS } from '../setup/owners.ts';
import { type CliContext, type CliHost, connected, type Flags } from './context.ts';
import { runImport } from './import-run.ts';
import { writeShown } from './write-files.ts';

export async function cliInit(context: CliContext): Promise<number> {
  const { flags, cwd, host, git, terminal } = context;
  const { env, packageRoot } = host;
  if ((await gitAnswer(git, ['rev-parse', '--show-prefix'])) !== null) {
    terminal.err(
      'warning: this is not the root of the repository, and GitHub looks for workflows and owners only there.\n',
    );
  }
  const given = await answersFrom(flags, env, git);
  if (isLoopback(checkBaseUrl(given.baseUrl, env))) {
    terminal.err(
      'warning: the base URL is of this machine, which a runner of GitHub cannot reach. Give the one of the service with --base-url.\n',
    );
  }
  const key = (env.CIP_SYNC_API_KEY ?? '').trim();
  const live = key === '' ? { edits: [], organization: '' } : await importLive(await connected(context, key));
  if (live === null) return 1;
  const answers = { ...given, organization: given.organization || live.organization };

  // A new CODEOWNERS goes where GitHub looks first. One that is there elsewhere would not count any more beside it.
  const owners = OWNERS_PATHS.find((path) => existsSync(join(cwd, path))) ?? OWNERS_PATHS[0];
  const files = sourcesOf(answers, owners).map(([path, from]) => {
    const before = existsSync(join(cwd, path)) ? readFileSync(join(cwd, path), 'utf8') : null;
    return { path, before, text: filledIn(readFileSync(join(packageRoot, from), 'utf8'), answers) };
  });
  const edits = [...files.filter(({ before }) => before === null), ...live.edits];

  const isRehearsal = flags.dryRun === true;
  if (isRehearsal) terminal.out(renderPatch(edits));
  else writeShown(edits, context);
  for (const { path } of edits) terminal.err(`${isRehearsal ? 'would write' : 'wrote'} ${visible(path)}\n`);
  if (edits.length === 0) terminal.err('Nothing to write: all files are there.\n');
  for (const file of files) {
    if (file.before === null || file.before === file.text) continue;
    terminal.err(`left ${file.path}, which is there. It differs from what init writes:\n${renderPatch([file])}`);
  }
  const paths = files.map(({ path }) => path);
  terminal.err(`\n${renderSteps(answers, paths, key !== '')}`);
  return 0;
}

const NAME = '[A-Za-z0-9_][\\w.-]*';
const PAIR = new RegExp(`^${NAME}/${NAME}$`);

/** What the value of a flag must look like, and the name of that form. */
const FORMS = {
  'base-url': [/^\S+$/, 'the URL of the service'],
  repository: [PAIR, 'OWNER/REPO'],
  action: [
    new RegExp(`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`),
    'OWNER/REPO@SHA, pinned to the full SHA of a commit: a tag or a branch can be moved',
  ],
  branch: [/^[A-Za-z0-9_][\w./-]*$/, 'the default branch of the repository'],
  team: [PAIR, 'ORG/TEAM'],
  organization: [/^[\w.-]+$/, 'a slug'],
  ledger: [new RegExp(`^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`), 'OWNER/REPO#BRANCH or BRANCH'],
} as const;

type FlagName = keyof typeof FORMS;

/**
 * The answers of the flags, completed by what git and the environment know. Throws a ConfigurationError that names all
 * missing flags at once, else all flags with a wrong value.
 */
async function answersFrom(flags: Flags, env: CliHost['env'], git: RunGit): Promise<Answers> {
  const text = (flag: Flags[string]) => (typeof flag === 'string' ? flag.trim() : '');
  const origin = await gitAnswer(git, ['remote', 'get-url', 'origin']);
  const head = await gitAnswer(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
  const given: Readonly<Record<FlagName, string>> = {
    'base-url': text(flags.baseUrl) || text(env.CIP_SYNC_BASE_URL),
    repository: text(flags.repository) || (/[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin ?? '')?.[1] ?? ''),
    action: text(flags.action),
    branch: text(flags.branch) || (head?.replace(/^origin\//, '') ?? ''),
    team: text(flags.team).replace(/^@/, ''),
    organization: text(flags.organization),
    ledger: text(flags.ledger),
  };
  const hardened = flags.hardened === true;
  const names = Object.keys(FORMS) as FlagName[];
  const needed = names.slice(0, hardened ? 5 : 4);
  const missing = needed.filter((name) => given[name] === '');
  const unfit = names.filter((name) => given[name] !== '' && !FORMS[name][0].test(given[name]));
  const forms = [...missing, ...unfit].map((name) => `--${name} must be ${FORMS[name][1]}.`).join(' ');
  const list = (faulty: readonly FlagName[]) => faulty.map((name) => `--${name}`).join(', ');
  if (missing.length > 0)
    throw new ConfigurationError(list(missing), `${missing.length === 1 ? 'is' : 'are'} not given. ${forms}`);
  if (unfit.length > 0) throw new ConfigurationError(list(unfit), `cannot be used. ${forms}`);
  const { 'base-url': baseUrl, ...answers } = given;
  return { ...answers, baseUrl, hardened, cmdb: flags.cmdb === true };
}

/** null if the files that are there have errors, which are shown. */
async function importLive(context: CliContext) {
  const { terminal, progress } = context;
  const { diagnostics, proposal } = await runImport(context, {
    source: { kind: 'live' },
    out: 'inventory',
    paths: [],
    withIds: false,
  });
  progress.rest();
  if (proposal !== null) return { edits: proposal.edits, organization: proposal.plan.organization };
  for (const one of diagnostics) terminal.err(`${formatDiagnostic(one)}\n`);
  terminal.err(NOTHING_WRITTEN);
  return null;
}
