// What a run of the action needs of GitHub and git: the clients, whose records count, where the inventory is, and how an
// apply waits for others.
import { ConfigurationError } from '../../core/result.ts';
import { fetchingWith, tokenEnvironment } from '../../git/fetch.ts';
import type { RunGit } from '../../git/process.ts';
import type { LockingRun } from '../../github/apply-lock.ts';
import { defaultBranchOf } from '../../github/event.ts';
import { readSigningKeys } from '../../github/seal.ts';
import { readPaths } from '../../inventory/paths.ts';
import {
  type ActionContext,
  askingGitHub,
  type GitHubAccess,
  type GitHubContext,
  pause,
  type Runner,
} from '../context.ts';

export function isOfDefaultBranch({ runner, github: { defaultBranch } }: GitHubContext): boolean {
  return runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`;
}

/** null outside a workflow's run. */
export function attemptOf({ env }: Runner): { readonly run: string; readonly attempt: number } | null {
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env;
  return run === undefined || !/^\d+$/.test(run) ? null : { run, attempt: Number(attempt ?? 1) };
}

/** null without a token, or outside a repository's run. Then nothing is recorded, and the log says so. */
export async function openGitHub(context: ActionContext, mayComment: boolean): Promise<GitHubAccess | null> {
  const { runner, shutdown, settings } = context;
  const token = runner.input('github-token').trim();
  const repository = runner.env.GITHUB_REPOSITORY ?? '';
  if (token === '' || repository === '' || runner.commit === '') {
    runner.warn('There is no github-token, so nothing is compared, commented or recorded on GitHub.');
    return null;
  }
  const keys = readSigningKeys(runner.input('signing-key'));
  const [owner = '', repo = ''] = repository.split('/');
  const defaultBranch = expectDefaultBranch(runner);
  const { createGitHub } = await import('../../github/client.ts');
  const until = createGitHub({
    ...{ owner, repo, ...askingGitHub(runner, token), ...(runner.fetch && { fetch: runner.fetch }) },
  });
  return {
    client: until(shutdown.cut),
    closing: until(shutdown.close),
    owner: { repository, service: serviceOf(settings.baseUrl), name: runner.input('name').trim() },
    ...{ defaultBranch, mayComment, keys },
    paths: await inventoryPaths(context),
  };
}

/** Origin and path; '' without a service, which only doctor does without. */
function serviceOf(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) return '';
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`;
}

async function inventoryPaths({ settings, cwd, folder }: ActionContext): Promise<string[]> {
  const selections = await readPaths(settings.paths, cwd);
  const bases = selections.filter(({ inside }) => inside).map(({ base }) => `${folder}${base}`.replace(/\/$/, ''));
  return bases.includes('') ? [''] : [...new Set(bases)];
}

/** Throws if the event does not say it. */
export function expectDefaultBranch(runner: Runner): string {
  const branch = defaultBranchOf(runner.payload) ?? scheduledBranch(runner);
  if (branch !== null) return branch;
  throw new ConfigurationError('event', 'does not say which branch is the default one.');
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

/** How long an apply without a timeout waits for others: the token of a job is valid for an hour. */
const LONGEST_WAIT_MS = 55 * 60_000;

/** What the lock of an apply needs to know of a run. */
export function lockingRun(context: GitHubContext): LockingRun {
  const { runner, settings, github, host, shutdown } = context;
  return {
    ...{ owner: github.owner, keys: github.keys, closing: github.closing },
    ...{ commit: runner.commit, by: attemptOf(runner), url: runner.runUrl },
    isPart: settings.only.length > 0,
    needsDeployment: settings.approval !== 'none',
    mostWaitMs: settings.timeoutMs > 0 ? Number.POSITIVE_INFINITY : LONGEST_WAIT_MS,
    ...{ clock: host.clock, stop: shutdown.stop, halt: shutdown.halt },
    pause: (ms) => pause(context, ms),
    ...{ every: runner.every, log: runner.log, warn: runner.warn },
  };
}
