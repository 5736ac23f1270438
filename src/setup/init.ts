// `init`: writes the files that the repository of an inventory needs, from the examples, and lists the steps that only
// a person can do. It asks no questions, and does not change files that exist.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../core/result.ts';
import { runImport } from '../follow/import.ts';
import { NOTHING_WRITTEN, pruneLines, renderPatch } from '../follow/report.ts';
import { gitAnswer, type RunGit } from '../git/process.ts';
import { type CliContext, type CliHost, connected, type Flags } from '../run/context.ts';
import { writeFiles } from '../run/run-files.ts';
import { camelCase } from '../run/settings.ts';
import { checkBaseUrl, isLoopback } from '../service/endpoint.ts';
import { formatDiagnostic } from '../text/findings.ts';
import { visible } from '../text/text.ts';
import { type Answers, renderSteps, setupFiles } from './files.ts';
import { OWNERS_PATHS } from './owners.ts';

export async function cliInit(context: CliContext): Promise<number> {
  const { flags, cwd, host, git, terminal, progress } = context;
  const { env } = host;

  // Read what is given, and what git and the service know.
  if ((await gitAnswer(git, ['rev-parse', '--show-prefix'])) !== null) {
    terminal.err(
      'warning: this is not the root of the repository, and GitHub looks for workflows and owners only there.\n',
    );
  }
  const { found, ...given } = await answersFrom(flags, env, git);
  if (found.length > 0) terminal.err(`Taken from the remote origin: ${found.join(', ')}.\n`);
  if (isLoopback(checkBaseUrl(given.baseUrl, env))) {
    terminal.err(
      "warning: the base URL points to this machine, which a GitHub runner cannot reach. Give the service's URL with --base-url.\n",
    );
  }
  const key = (env.CIP_SYNC_API_KEY ?? '').trim();
  let live: Awaited<ReturnType<typeof runImport>>['proposal'] = null;
  if (key !== '') {
    const all = { source: { kind: 'live' }, out: 'inventory', paths: [] } as const;
    const { diagnostics, proposal } = await runImport(await connected(context, key), all);
    progress.rest();
    if (proposal === null) {
      for (const one of diagnostics) terminal.err(`${formatDiagnostic(one)}\n`);
      terminal.err(NOTHING_WRITTEN);
      return 1;
    }
    live = proposal;
  }

  // Decide what each file should say.
  const answers = { ...given, organization: given.organization || (live?.plan.organization ?? '') };
  const files = compareFiles(answers, cwd, host.packageRoot);
  const edits = [...files.filter(({ before }) => before === null), ...(live?.edits ?? [])];

  // Write them, or show what would be written.
  const isRehearsal = flags.dryRun === true;
  if (isRehearsal) terminal.out(renderPatch(edits));
  else writeFiles(edits, context);

  // Report.
  for (const { path } of edits) terminal.err(`${isRehearsal ? 'would write' : 'wrote'} ${visible(path)}\n`);
  if (edits.length === 0) terminal.err('Nothing to write: all files are there.\n');
  for (const line of pruneLines(live?.comparison.gaining ?? [])) terminal.err(`${line}\n`);
  for (const file of files.filter(({ before, text }) => before !== null && before !== text)) {
    terminal.err(`kept ${file.path}, which already exists. It differs from what init would write:\n`);
    terminal.err(renderPatch([file]));
  }
  const paths = files.map(({ path }) => path);
  terminal.err(`\n${renderSteps(answers, paths, key !== '')}`);
  return 0;
}

/** The files of the setup, as they are and as init writes them. */
function compareFiles(answers: Answers, cwd: string, packageRoot: string) {
  const textAt = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  // A new CODEOWNERS goes where GitHub looks first. Beside it, one in another place would no longer count.
  const owners = OWNERS_PATHS.find((path) => existsSync(join(cwd, path))) ?? OWNERS_PATHS[0];
  const files = setupFiles(answers, owners, (from) => readFileSync(join(packageRoot, from), 'utf8'));
  return files.map(({ path, text }) => ({ path, before: textAt(join(cwd, path)), text }));
}

const NAME = '[A-Za-z0-9_][\\w.-]*';
const PAIR = new RegExp(`^${NAME}/${NAME}$`);
/** The host in the URL of a remote. The port of SSH, and GitHub's host for SSH on that port, do not serve HTTPS. */
const HOST = /^(?:(?:https?|ssh):\/\/)?(?:[^@/]*@)?(?:ssh\.(?=github))?([\w-]+\.[\w.-]+(?:(?<=^https:.*):\d+)?)[:/]/;

/** The form of each flag's value, and words for it. The first four are required; with --hardened, also the fifth. */
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
 * The answers of the flags, completed by what git and the environment know. `found` lists those that git gave. Throws a
 * ConfigurationError that names all missing flags at once, or else all flags with a wrong value.
 */
async function answersFrom(
  flags: Flags,
  env: CliHost['env'],
  git: RunGit,
): Promise<Answers & { readonly found: readonly string[] }> {
  const origin = await gitAnswer(git, ['remote', 'get-url', 'origin']);
  const head = await gitAnswer(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
  const known: Readonly<Record<string, string | undefined>> = {
    'base-url': env.CIP_SYNC_BASE_URL,
    repository: /[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin ?? '')?.[1],
    branch: head?.replace(/^origin\//, ''),
  };
  const names = Object.keys(FORMS) as FlagName[];
  const given = Object.fromEntries(
    names.map((name) => {
      const flag = flags[camelCase(name)];
      const text = (typeof flag === 'string' && flag.trim()) || (known[name]?.trim() ?? '');
      return [name, name === 'team' ? text.replace(/^@/, '') : text];
    }),
  ) as Readonly<Record<FlagName, string>>;
  const hardened = flags.hardened === true;
  const missing = names.slice(0, hardened ? 5 : 4).filter((name) => given[name] === '');
  const unfit = names.filter((name) => given[name] !== '' && !FORMS[name][0].test(given[name]));
  const forms = [...missing, ...unfit].map((name) => `--${name} must be ${FORMS[name][1]}.`);
  if (/@[0-9a-f]{4,39}$/.test(given.action)) forms.push('That SHA is abbreviated: give all 40 characters of it.');
  const faulty = missing.length > 0 ? missing : unfit;
  if (faulty.length > 0) {
    const problem = faulty === unfit ? 'cannot be used' : `${missing.length === 1 ? 'is' : 'are'} not given`;
    throw new ConfigurationError(faulty.map((name) => `--${name}`).join(', '), `${problem}. ${forms.join(' ')}`);
  }
  const found = (['repository', 'branch'] as const).filter((name) => flags[name] === undefined);
  const { 'base-url': baseUrl, ...answers } = given;
  return {
    ...answers,
    baseUrl,
    host: (given.repository === known.repository && HOST.exec(origin ?? '')?.[1]) || 'github.com',
    hardened,
    cmdb: flags.cmdb === true,
    found: found.map((name) => `--${name} ${visible(given[name])}`),
  };
}
