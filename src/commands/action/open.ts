// Opens the clients for GitHub and git that a run of the action needs.
import { ConfigurationError } from '../../core/result.ts';
import { fetchingWith, tokenEnvironment } from '../../git/fetch.ts';
import type { RunGit } from '../../git/process.ts';
import { defaultBranchOf } from '../../github/event.ts';
import { readSigningKeys } from '../../github/seal.ts';
import { type ActionContext, askingGitHub, type GitHubAccess, type GitHubContext, type Runner } from '../context.ts';

export function isOfDefaultBranch({ runner, github: { defaultBranch } }: GitHubContext): boolean {
  return runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`;
}

/** null outside a workflow's run. */
export function attemptOf({ env }: Runner): { readonly run: string; readonly attempt: number } | null {
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env;
  return run === undefined || !/^\d+$/.test(run) ? null : { run, attempt: Number(attempt ?? 1) };
}

/** null without a token, or outside a repository's run. Then nothing is recorded, and the log says so. */
export async function openGitHub(
  { runner, shutdown }: ActionContext,
  mayComment: boolean,
): Promise<GitHubAccess | null> {
  const token = runner.input('github-token').trim();
  const repository = runner.env.GITHUB_REPOSITORY ?? '';
  if (token === '' || repository === '' || runner.commit === '') {
    runner.warn('There is no github-token, so nothing is compared, commented or recorded on GitHub.');
    return null;
  }
  const keys = readSigningKeys(runner.input('signing-key'));
  const [owner = '', repo = ''] = repository.split('/');
  const defaultBranch = defaultBranchOf(runner.payload) ?? scheduledBranch(runner);
  if (defaultBranch === null) throw new ConfigurationError('event', 'does not say which branch is the default one.');
  const { createGitHub } = await import('../../github/client.ts');
  const until = createGitHub({
    ...{ owner, repo, ...askingGitHub(runner, token), ...(runner.fetch && { fetch: runner.fetch }) },
  });
  return {
    client: until(shutdown.cut),
    closing: until(shutdown.close),
    ...{ repository, defaultBranch, mayComment },
    name: runner.input('name').trim(),
    keys,
  };
}

/** A schedule runs on the default branch, which its payload does not name. */
function scheduledBranch({ eventName, env }: Runner): string | null {
  return eventName === 'schedule' ? (/^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? '')?.[1] ?? null) : null;
}

/**
 * Git in a folder. It fetches with the credentials that the checkout left there or, if it left none, with the token.
 */
export function openGit(runner: Runner, cwd: string, stop: AbortSignal): RunGit {
  const token = runner.input('github-token').trim();
  const serverUrl = runner.env.GITHUB_SERVER_URL ?? 'https://github.com';
  const runWithToken = token === '' ? null : runner.gitIn(cwd, stop, tokenEnvironment(serverUrl, token, runner.env));
  return fetchingWith(runner.gitIn(cwd, stop), runWithToken);
}
