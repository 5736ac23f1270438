// What a run of the action needs of GitHub and git: the clients, whose records count, where the inventory is.
import { ConfigurationError } from '../../core/result.ts';
import { fetchingWith, tokenEnvironment, treesAt } from '../../git/fetch.ts';
import type { RunGit } from '../../git/process.ts';
import { createGitHub } from '../../github/client.ts';
import { defaultBranchOf } from '../../github/event.ts';
import { readSigningKeys } from '../../github/seal.ts';
import { readPath } from '../../inventory/paths.ts';
import { type ActionContext, askingGitHub, type GitHubAccess, type GitHubContext, type Runner } from '../context.ts';
import { withLedger } from '../ledger.ts';
import { setOutputs } from './show.ts';

/** Runs with the ledger open. The output `ledger-commit` names what it left there, however it ends. */
export async function withActionLedger<C extends ActionContext, T>(
  context: C,
  run: (context: C) => Promise<T>,
): Promise<T> {
  return withLedger(context, async (opened) => {
    try {
      return await run(opened);
    } finally {
      const commit = opened.ledger?.end.commit ?? null;
      if (commit !== null) setOutputs(context.runner, { 'ledger-commit': commit });
    }
  });
}

export function isOfDefaultBranch({ runner, github: { defaultBranch } }: GitHubContext): boolean {
  return runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`;
}

/** Which run this is; null outside a workflow's run. */
export function attemptOf({ env }: Runner): { readonly run: string; readonly attempt: number } | null {
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env;
  return run === undefined || !/^\d+$/.test(run) ? null : { run, attempt: Number(attempt ?? 1) };
}

/** null without a token, or outside a repository's run. Then nothing is recorded, and the log says so. */
export async function openGitHub(context: ActionContext): Promise<GitHubAccess | null> {
  const { runner, shutdown, settings, cwd, folder } = context;
  const token = runner.input('github-token').trim();
  const repository = runner.env.GITHUB_REPOSITORY ?? '';
  if (token === '' || repository === '' || runner.commit === '') {
    runner.warn('There is no github-token, so nothing is compared, commented or recorded on GitHub.');
    return null;
  }
  const [owner = '', repo = ''] = repository.split('/');
  const fetch = runner.fetch === undefined ? {} : { fetch: runner.fetch };
  const until = createGitHub({ owner, repo, ...askingGitHub(runner, token), ...fetch });
  const { base, inside } = readPath(settings.path, cwd);
  return {
    client: until(shutdown.cut),
    closing: until(shutdown.close),
    owner: { repository, service: serviceOf(settings.baseUrl), name: settings.name },
    defaultBranch: expectDefaultBranch(runner),
    paths: inside ? [`${folder}${base}`.replace(/\/$/, '')] : [],
    keys: readSigningKeys(runner.input('signing-key')),
  };
}

/** Origin and path; '' without a service, which only doctor does without. */
function serviceOf(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) return '';
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`;
}

/** Throws if the event does not say it. */
export function expectDefaultBranch({ payload, eventName, env }: Runner): string {
  const named = defaultBranchOf(payload);
  if (named !== null) return named;
  // A schedule runs on the default branch, which its payload does not name.
  const [, scheduled] = (eventName === 'schedule' && /^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? '')) || [];
  if (scheduled !== undefined) return scheduled;
  throw new ConfigurationError('event', 'does not say which branch is the default one.');
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

/** Whether a commit has the inventory of the run's own. If so, an old run does no harm. */
export async function hasSameInventory({ runner, github, git }: GitHubContext, commit: string): Promise<boolean> {
  if (commit === runner.commit) return true;
  const trees = await treesAt(github.paths, [runner.commit, commit], git);
  return trees[runner.commit] === trees[commit];
}
