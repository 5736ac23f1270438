// Opens GitHub for a run of the action: the client, and git with the means to fetch what a clone of depth 1 lacks.
import { createGitHub } from '../../github/client.ts';
import { defaultBranchOf } from '../../github/event.ts';
import { fetchingWith, tokenEnvironment } from '../../inventory/git/fetch.ts';
import type { RunGit } from '../../inventory/git/process.ts';
import { ConfigurationError } from '../../service/endpoint.ts';
import type { OnGitHub } from './github-context.ts';
import type { Job, Runner } from './runner.ts';

/** null without a token, or outside a repository's run: then nothing is recorded, and the log says so. */
export function openGitHub(job: Job, mayComment: boolean): OnGitHub | null {
  const { runner, settings, lifetime } = job;
  const { env, clock, random, version } = runner;
  const token = runner.input('github-token').trim();
  const repository = env.GITHUB_REPOSITORY ?? '';
  if (token === '' || repository === '' || runner.commit === '') {
    runner.warn('There is no github-token, so nothing is compared, commented or recorded on GitHub.');
    return null;
  }
  const [owner = '', repo = ''] = repository.split('/');
  const defaultBranch = defaultBranchOf(runner.payload) ?? scheduledBranch(runner);
  if (defaultBranch === null) throw new ConfigurationError('event', 'does not say which branch is the default one.');
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  const userAgent = `cip-inventory-sync/${version}`;
  const until = (signal: AbortSignal) => createGitHub({ owner, repo, token, clock, random, apiUrl, userAgent, signal });
  return {
    github: until(lifetime.cut),
    closing: until(lifetime.close),
    ...{ repository, defaultBranch, runner, settings, mayComment },
    git: openGit(job),
    pause: pauseOf(job),
    name: runner.input('name').trim(),
    signingKey: runner.input('signing-key').trim(),
  };
}

/** A schedule runs on the default branch, and its payload names none. */
function scheduledBranch({ eventName, env }: Runner): string | null {
  return eventName === 'schedule' ? (/^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? '')?.[1] ?? null) : null;
}

/** Waits so many milliseconds; rejects at once when the run is to stop, so that it ends by telling so. */
export function pauseOf({ runner, lifetime }: Pick<Job, 'runner' | 'lifetime'>): (ms: number) => Promise<void> {
  return async (ms) => {
    await runner.clock.sleep(ms, lifetime.stop);
    lifetime.stop.throwIfAborted();
  };
}

/** Git in a folder, which fetches with the credentials that the checkout left there or, where it left none, the token. */
export function openGit({ runner, cwd, lifetime }: Pick<Job, 'runner' | 'cwd' | 'lifetime'>): RunGit {
  const { stop } = lifetime;
  const token = runner.input('github-token').trim();
  const serverUrl = runner.env.GITHUB_SERVER_URL ?? 'https://github.com';
  const runWithToken = token === '' ? null : runner.gitIn(cwd, stop, tokenEnvironment(serverUrl, token));
  return fetchingWith(runner.gitIn(cwd, stop), runWithToken);
}
