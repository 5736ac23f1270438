// What `doctor` reads: the files, the service and the setup of the repository. It changes nothing.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../core/result.ts';
import { createSettings } from '../github/settings.ts';
import { askingGitHub, type Context, connected } from '../run/context.ts';
import { allInOrder } from '../run/snapshot.ts';
import { runValidate } from '../run/validate.ts';
import { ServiceError } from '../service/errors.ts';
import { type Facts, localFacts, readRepository } from './facts.ts';
import { OWNERS_PATHS } from './owners.ts';

export async function readFiles(context: Context): Promise<Facts['files']> {
  const { diagnostics } = await runValidate(context);
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
    const { reader } = (await connected(context, apiKey)).connection;
    const lists = await allInOrder([reader.facilities(), reader.cyberSystems(), reader.cyberAssets()]);
    const slugs = lists.flat().map(({ organization_slug: slug }) => slug);
    return { kind: 'read', organizations: [...new Set(slugs)], expected: settings.organization };
  } catch (error) {
    // The URL or the key cannot be used.
    if (error instanceof UserError) return { kind: 'failed', problem: error.message, remedy: '' };
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
