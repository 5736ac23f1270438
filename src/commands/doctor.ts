// `doctor`: what is right, what is wrong, and what could not be read, about this machine, the files, the service and,
// with --github, the repository on GitHub. Writes nothing anywhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../core/result.ts';
import { GitError, type RunGit } from '../git/process.ts';
import { createSettings } from '../github/settings.ts';
import { printedJson } from '../report/escape.ts';
import { painter } from '../report/text-style.ts';
import { ServiceError } from '../service/errors.ts';
import { diagnose, doctorDocument, isHealthy, renderDoctor } from '../setup/doctor.ts';
import type { FilesFacts, LocalFacts, ServiceFacts } from '../setup/local-table.ts';
import { lookAtGitHub } from '../setup/look.ts';
import { SETUPS, type Setup } from '../setup/verdict.ts';
import { type ActionRun, readWorkflow, runsOf } from '../setup/workflow.ts';
import { FILES, openCli, SERVICE } from './cli/flags.ts';
import { askingGitHub, type CliContext, type CliHost, type Context, type Flags } from './context.ts';
import { notIgnoredBy } from './git-context.ts';
import { allInOrder } from './snapshot.ts';
import { runValidate } from './validate.ts';

export async function cliDoctor(flags: Flags, cli: CliHost): Promise<number> {
  const expect = expectedFrom(flags.expect);
  const repository = repositoryFrom(flags.github);
  const token = cli.env.GH_TOKEN?.trim() || cli.env.GITHUB_TOKEN?.trim() || '';
  if (repository !== null && token === '') {
    throw new ConfigurationError(
      'GH_TOKEN',
      'is not set, nor is GITHUB_TOKEN. Set one to a token that may read the repository.',
    );
  }
  return openCli(flags, cli, FILES, async (context) => {
    const [local, service, github] = await Promise.all([
      lookHere(context),
      askService(flags, cli),
      repository === null ? null : lookAtSettings(context, repository, token),
    ]);
    const diagnosis = diagnose({ local, service, github, localRuns: localRuns(context.cwd) }, expect);
    const { terminal } = context;
    if (flags.json === true) terminal.out(printedJson(doctorDocument(diagnosis)));
    else terminal.err(renderDoctor(diagnosis, painter(terminal.color)));
    return isHealthy(diagnosis) ? 0 : 1;
  });
}

function expectedFrom(flag: Flags[string]): Setup | null {
  if (flag === undefined) return null;
  const setup = SETUPS.find((one) => one === flag && one !== 'none');
  if (setup !== undefined) return setup;
  throw new ConfigurationError('--expect', 'must be plain, guarded or hardened.');
}

function repositoryFrom(flag: Flags[string]): string | null {
  if (flag === undefined) return null;
  if (typeof flag === 'string' && /^[\w.-]+\/[\w.-]+$/.test(flag)) return flag;
  throw new ConfigurationError('--github', 'must be OWNER/REPO.');
}

/** Reads everything on GitHub that doctor judges, with that token. */
export function lookAtSettings(
  { host, shutdown }: Pick<Context, 'host' | 'shutdown'>,
  repository: string,
  token: string,
) {
  const asking = { ...askingGitHub(host, token), signal: shutdown.stop };
  const readerOf = (of: string) => createSettings({ ...asking, repository: of });
  return lookAtGitHub({ repository, readerOf, apiUrl: asking.apiUrl });
}

async function lookHere(context: CliContext): Promise<LocalFacts> {
  const [gitProblem, files] = await Promise.all([whyGitFails(context.git), filesFacts(context)]);
  const notIgnored = gitProblem === null ? await notIgnoredBy(context.git) : null;
  return { gitProblem, files, notIgnored };
}

async function whyGitFails(git: RunGit): Promise<string | null> {
  try {
    await git(['rev-parse', '--git-dir']);
    return null;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return `${error.message}.`;
  }
}

async function filesFacts(context: CliContext): Promise<FilesFacts> {
  const { flags, settings } = context;
  const { diagnostics } = await runValidate(context);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const isMissing = errors.length > 0 && errors.every(({ code }) => code === 'no-inventory');
  const paths = flags.path === undefined ? [] : settings.paths;
  return { errors: errors.length, isMissing, paths };
}

async function askService(flags: Flags, cli: CliHost): Promise<ServiceFacts> {
  const hasUrl = typeof flags.baseUrl === 'string' || (cli.env.CIP_SYNC_BASE_URL ?? '').trim() !== '';
  const hasKey = (cli.env.CIP_SYNC_API_KEY ?? '').trim() !== '';
  const missing = [...(hasUrl ? [] : ['CIP_SYNC_BASE_URL']), ...(hasKey ? [] : ['CIP_SYNC_API_KEY'])];
  if (missing.length > 0) return { kind: 'not-asked', missing: missing.join(' and ') };
  let facts: ServiceFacts | null = null;
  try {
    await openCli(flags, cli, SERVICE, async (context) => {
      facts = await readService(context);
      return 0;
    });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { kind: 'refused', message: error.message };
  }
  return facts ?? { kind: 'refused', message: 'The run was stopped.' };
}

/** Reads three lists, with GET. */
export async function readService({ connection, settings, shutdown }: Context): Promise<ServiceFacts> {
  const { reader } = connection;
  try {
    const [facilities, systems, assets] = await allInOrder([
      reader.facilities(),
      reader.cyberSystems(),
      reader.cyberAssets(),
    ]);
    const slugs = [...facilities, ...systems, ...assets].map(({ organization_slug: slug }) => slug);
    return { kind: 'read', organizations: [...new Set(slugs)], expected: settings.organization };
  } catch (error) {
    // A read that the stop cut short proves nothing about the service.
    if (!(error instanceof ServiceError) || shutdown.stop.aborted) throw error;
    const isOfKey = error.status === 401 || error.status === 403;
    return { kind: 'failed', isOfKey, message: error.message };
  }
}

/** What the workflows of the working tree run. */
function localRuns(cwd: string): ActionRun[] {
  const folder = join(cwd, '.github/workflows');
  const names = namesIn(folder).filter((name) => /\.ya?ml$/.test(name));
  return runsOf(names.flatMap((name) => readWorkflow(name, readFileSync(join(folder, name), 'utf8')) ?? []));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
