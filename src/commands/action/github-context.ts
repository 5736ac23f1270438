// A run that may ask GitHub: the client, the repository with its commits, records and marks, as one thing for the
// commands of the action.

import { ConfigurationError } from '../../core/result.ts';
import type { CheckRun, PullRequest } from '../../github/answers.ts';
import { checkName } from '../../github/check-name.ts';
import { defaultBranchOf } from '../../github/event.ts';
import type { RunAttempt } from '../../github/mark.ts';
import { findRange, mergedPulls, type Range } from '../../github/range.ts';
import { type Expected, type ReviewedPull, readApprovals } from '../../github/recorder.ts';
import { ensureCommit, fetchingWith, tokenEnvironment } from '../../inventory/git/fetch.ts';
import type { RunGit } from '../../inventory/git/process.ts';
import {
  type ActionContext,
  type Context,
  type GitHubAccess,
  type GitHubContext,
  pause,
  type Runner,
} from '../context.ts';
import type { Settings } from '../inputs.ts';
import type { Comparison } from '../snapshot.ts';

/** What merged before `from` and is not applied yet: the commit that is, the pull requests since, their records. */
export interface History {
  readonly range: Range;
  readonly pulls: readonly ReviewedPull[];
}

interface HistoryInput {
  /** The tip of what is looked at. */
  readonly from: string;
  /** What counts as applied without a mark. */
  readonly before: string | null;
  /** The check run of this run: it tells which app is ours. null when none could be made. */
  readonly own: CheckRun | null;
  /** Whether to wait for GitHub to tell of a pull request that has just merged. */
  readonly isPatient: boolean;
}

export async function readHistory(context: GitHubContext, input: HistoryInput): Promise<History> {
  const { client, defaultBranch } = context.github;
  const { from, before, own, isPatient } = input;
  const appId = own?.app_id ?? null;
  const range = await findRange({ ...marksOf(context, own), from, before });
  const wait = isPatient ? (ms: number) => pause(context, ms) : null;
  const pulls = await mergedPulls({ github: client, ...range, defaultBranch, pause: wait });
  return { range, pulls: await readReviewed(context, pulls, appId) };
}

/** Whose marks count, and which of them is this run's own. */
export function marksOf({ github, runner, settings }: GitHubContext, own: CheckRun | null) {
  return {
    service: serviceOf(settings),
    ...{ github: github.client, appId: own?.app_id ?? null, own: own?.id ?? null },
    markName: checkName('apply', github.name),
    self: attemptOf(runner),
    now: runner.clock.now(),
  };
}

/** null outside a workflow's run. */
export function attemptOf({ env }: Runner): RunAttempt | null {
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env;
  return run === undefined || !/^\d+$/.test(run) ? null : { run, attempt: Number(attempt ?? 1) };
}

/** Each pull request with its record, which under `review` counts once a review approved it. */
export function readReviewed(
  context: GitHubContext,
  pulls: readonly PullRequest[],
  appId: number | null,
): Promise<ReviewedPull[]> {
  const { client: github, signingKey } = context.github;
  const isReviewed = context.settings.approval === 'review';
  return readApprovals(pulls, isReviewed, { github, appId, signingKey, expected: expectedBy(context) });
}

export function expectedBy({ settings, github: { repository, name } }: GitHubContext): Expected {
  return { repository, service: serviceOf(settings), name };
}

/** The origin of the service, by which records and marks of another do not count. */
export function serviceOf({ baseUrl }: Settings): string {
  return new URL(baseUrl).origin;
}

/** Fingerprints of all that the records hold, approved or not: what merged and is not applied is pending. */
export function heldBy(pulls: readonly ReviewedPull[]): ReadonlySet<string> {
  return new Set(pulls.flatMap(({ record }) => record?.changes.map(({ fingerprint }) => fingerprint) ?? []));
}

/** Fingerprints and targets of the records that count. */
export function approvedBy(pulls: readonly ReviewedPull[]) {
  const changes = pulls.flatMap(({ record, isApproved }) => (isApproved && record?.changes) || []);
  return {
    fingerprints: new Set(changes.map(({ fingerprint }) => fingerprint)),
    targets: new Set(changes.flatMap(({ target }) => target ?? [])),
  };
}

/** Numbers of the pull requests whose records count. */
export function numbersOf(pulls: readonly ReviewedPull[]): number[] {
  return pulls.flatMap(({ pull, isApproved }) => (isApproved ? pull.number : []));
}

/** What head is compared with. Where applied is not known, base stands for it (design section 6). */
export async function comparisonOf(
  context: GitHubContext,
  base: string | null,
  applied: string | null,
  held: ReadonlySet<string>,
): Promise<Comparison> {
  const appliedRevision = await revisionOf(context, applied ?? base);
  const isOne = base === null || base === applied || applied === null;
  return { base: isOne ? appliedRevision : await revisionOf(context, base), applied: appliedRevision, held };
}

async function revisionOf({ git }: Context, commit: string | null) {
  if (commit === null) return null;
  await ensureCommit(commit, git);
  return { kind: 'commit', commit } as const;
}

/** null without a token, or outside a repository's run: then nothing is recorded, and the log says so. */
export async function openGitHub(
  { runner, shutdown }: ActionContext,
  mayComment: boolean,
): Promise<GitHubAccess | null> {
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
  const { createGitHub } = await import('../../github/client.ts');
  const until = (signal: AbortSignal) => createGitHub({ owner, repo, token, clock, random, apiUrl, userAgent, signal });
  return {
    client: until(shutdown.cut),
    closing: until(shutdown.close),
    ...{ repository, defaultBranch, mayComment },
    name: runner.input('name').trim(),
    signingKey: runner.input('signing-key').trim(),
  };
}

/** A schedule runs on the default branch, and its payload names none. */
function scheduledBranch({ eventName, env }: Runner): string | null {
  return eventName === 'schedule' ? (/^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? '')?.[1] ?? null) : null;
}

/** Git in a folder, which fetches with the credentials that the checkout left there or, where it left none, the token. */
export function openGit(runner: Runner, cwd: string, stop: AbortSignal): RunGit {
  const token = runner.input('github-token').trim();
  const serverUrl = runner.env.GITHUB_SERVER_URL ?? 'https://github.com';
  const runWithToken = token === '' ? null : runner.gitIn(cwd, stop, tokenEnvironment(serverUrl, token));
  return fetchingWith(runner.gitIn(cwd, stop), runWithToken);
}
