// What a run of the action has in addition: what the runner gives and takes, the clients of GitHub, whose records
// count, and where the inventory is in the repository.
import { UserError } from '../core/result.ts';
import { tokenEnvironment } from '../git/objects.ts';
import type { Scope } from '../github/applied-log.ts';
import { createGitHub, type GitHub } from '../github/client.ts';
import type { EventFacts } from '../github/event.ts';
import { readSigningKeys } from '../github/seal.ts';
import { readPath } from '../inventory/paths.ts';
import { LedgerError } from '../ledger/bare-folder.ts';
import { openLedger, remoteUrl, signingKey } from '../ledger/open.ts';
import { askingGitHub, type Context, type Host, type Ledger, type Repository } from '../run/context.ts';
import type { SettingName } from '../run/settings.ts';
import type { Annotation } from '../text/findings.ts';

/** What the runner of GitHub Actions gives an action in addition, and takes from it. */
export interface Runner extends Host {
  /** '' for an input that was not given. */
  readonly input: (name: SettingName) => string;
  readonly eventName: string;
  readonly event: EventFacts;
  readonly workspace: string;
  /** The `fetch` function for requests to GitHub, instead of the client's own. */
  readonly fetch?: typeof fetch;
  /** The commit of the event; '' if there is none. */
  readonly commit: string;
  /** A temporary folder that only this job uses. */
  readonly temporary: string;
  readonly actor: string | null;
  readonly runUrl: string | null;
  /** Whether debug logging is on, as when someone runs the job again with it. */
  readonly isDebug: boolean;
  /** Appends the text to the log as it is. */
  readonly log: (text: string) => void;
  /** Appends to the log in a group that is folded under its title. */
  readonly group: (title: string, text: string) => void;
  readonly annotate: (annotation: Annotation) => void;
  readonly notice: (message: string) => void;
  readonly warn: (message: string) => void;
  /** Turns the step red, and shows the reason above the log. */
  readonly fail: (message: string) => void;
  /** Throws if the runner's file cannot be written. */
  readonly setOutput: (name: OutputName, value: string) => void;
  /** Appends Markdown to the job summary. Resolves to whether that succeeded. */
  readonly summarize: (markdown: string) => Promise<boolean>;
}

/** What a later step of a workflow can read from a run. */
export type OutputName =
  | 'result'
  | 'has-changes'
  | `${'create' | 'update' | 'delete' | 'done' | 'failed' | 'skipped' | 'drift'}-count`
  | 'digest'
  | `${'plan' | 'evidence'}-path`
  | 'ledger-commit'
  | 'comment-url';

/** The GitHub client of a run, and its settings. */
interface GitHubAccess {
  readonly client: GitHub;
  /** The same client, which works a little longer than the run, to report how it ended. */
  readonly closing: GitHub;
  /** Only an applied log and records of this repository, service and input `name` count. */
  readonly scope: Scope;
  readonly defaultBranch: string;
  /** Whether the run is a run of the default branch. */
  readonly isOfDefaultBranch: boolean;
  /** The folder of the inventory in the repository; '' for the root. Empty if it is not in the working directory. */
  readonly paths: readonly string[];
  /** The keys of input `signing-key`. */
  readonly keys: readonly string[];
}

export interface ActionContext extends Context {
  readonly runner: Runner;
  /** The working directory as a prefix for file paths of the repository: `ops/plant/`, or '' for the root. */
  readonly folder: string;
}

export interface GitHubContext extends ActionContext {
  readonly github: GitHubAccess;
}

/** Waits this many milliseconds. Rejects at once when the run is to stop, so that the run can report that. */
export async function pause({ host, shutdown }: Pick<Context, 'host' | 'shutdown'>, ms: number): Promise<void> {
  await host.clock.sleep(ms, shutdown.stop);
  shutdown.stop.throwIfAborted();
}

/** The id and the attempt of this workflow run. Outside of a workflow run, the id is 0. */
export function attemptOf({ env }: Runner): { readonly run: string; readonly attempt: number } {
  const { GITHUB_RUN_ID: run = '', GITHUB_RUN_ATTEMPT: attempt } = env;
  return /^\d+$/.test(run) ? { run, attempt: Number(attempt) || 1 } : { run: '0', attempt: 1 };
}

/** Makes clients of GitHub, as `createGitHub` does, for the repository OWNER/REPO. */
export function clientsFor(repository: string, token: string, runner: Runner) {
  const [owner = '', repo = ''] = repository.split('/');
  return createGitHub({ owner, repo, ...askingGitHub(runner, token), ...(runner.fetch && { fetch: runner.fetch }) });
}

/** Throws a UserError without a token, and outside of a workflow run: then the action can only validate. */
export function expectToken(runner: Runner): { readonly token: string; readonly repository: string } {
  const token = runner.input('github-token').trim();
  const { GITHUB_REPOSITORY: repository = '' } = runner.env;
  if (token === '') {
    const remedy = `Leave the input out: then it is \${{ github.token }}.`;
    throw new UserError('github-token', 'is empty, so the action can only validate', remedy);
  }
  for (const [name, text] of Object.entries({ GITHUB_REPOSITORY: repository, GITHUB_SHA: runner.commit })) {
    if (text === '') throw new UserError(name, 'is not set', 'The runner of GitHub Actions sets it for each job.');
  }
  return { token, repository };
}

/** Throws a UserError if the event does not name the default branch. */
export async function openGitHub(context: ActionContext, { cwd }: Repository): Promise<GitHubAccess> {
  const { runner, shutdown, settings, folder } = context;
  const { token, repository } = expectToken(runner);
  const until = clientsFor(repository, token, runner);
  const { base, inside } = readPath(settings.path, cwd);
  const defaultBranch = expectDefaultBranch(runner);
  // This URL was checked when the run was connected to the service.
  const { origin, pathname } = new URL(settings.baseUrl);
  const keys = readSigningKeys(runner.input('signing-key'));
  if (keys.length === 0 && settings.approval === 'review' && runner.eventName === 'pull_request_target') {
    const remedy =
      'Store a key in the secret of the environment that the workflow names: openssl rand -hex 32 makes one.';
    throw new UserError('signing-key', 'is empty, and records without it can be forged', remedy);
  }
  const client = until(shutdown.cut);
  const { GITHUB_REPOSITORY_ID: ownId = '' } = runner.env;
  const id = /^\d+$/.test(ownId) ? ownId : (runner.event.repositoryId ?? (await client.repositoryId()));
  return {
    client,
    closing: until(shutdown.close),
    scope: {
      repository: String(id),
      repositoryName: repository,
      service: `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`,
      name: settings.name,
    },
    defaultBranch,
    isOfDefaultBranch: runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`,
    paths: inside ? [`${folder}${base}`.replace(/\/$/, '')] : [],
    keys,
  };
}

/** The name of the default branch. Throws a UserError if the event does not say it. */
function expectDefaultBranch({ event, eventName, env }: Runner): string {
  if (event.defaultBranch !== null) return event.defaultBranch;
  // A schedule runs on the default branch, which its payload does not name.
  const [, scheduled] = (eventName === 'schedule' && /^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? '')) || [];
  if (scheduled !== undefined) return scheduled;
  throw new UserError('event', 'does not say which branch is the default one');
}

/**
 * Opens the ledger, if the input names one: a branch of this repository, found by the checkout's origin, or
 * of another repository on the same server. `ledger-token` is used to find out whether that repository is public, and
 * to push to it. Throws a LedgerError if everybody may read the ledger.
 */
export async function openRunnersLedger(context: ActionContext, repository: Repository): Promise<Ledger | null> {
  const { settings, runner, shutdown } = context;
  if (settings.ledger === '') return null;
  const { env } = runner;
  const token = runner.input('ledger-token').trim();
  if (token === '') throw new UserError('ledger-token', 'is needed to check whether the ledger is public');
  const [, elsewhere, branch] = /^(?:([^/#\s]+\/[^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
  if (branch === undefined) throw new UserError('ledger', 'must be BRANCH or OWNER/REPO#BRANCH');
  const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const url = elsewhere === undefined ? await remoteUrl('origin', repository) : `${serverUrl}/${elsewhere}`;
  if (url === null) throw new UserError('ledger', 'names a branch of this repository, and the checkout has no origin');
  const key = signingKey(runner.input('ledger-key'), 'ledger-key');
  const own = env.GITHUB_REPOSITORY ?? '';
  const holder = elsewhere ?? own;
  // What may be shown in this repository may be kept in it.
  const isHere = holder.toLowerCase() === own.toLowerCase();
  if (!isHere || !settings.allowPublic) {
    if (!(await clientsFor(holder, token, runner)(shutdown.cut).isPrivate()))
      throw new LedgerError({ code: 'ledger-public' });
  }
  return openLedger(context, {
    remote: { url, branch },
    env: { ...env, ...tokenEnvironment(serverUrl, token, env) },
    key,
    name: attemptOf(runner),
    temporary: runner.temporary,
  });
}
