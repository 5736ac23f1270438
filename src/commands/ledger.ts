// Opens the ledger of a run that keeps one. The code for it is loaded only then.

import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { ConfigurationError } from '../core/result.ts';
import { gitAnswer, type RunGit } from '../git/process.ts';
import type { Remote } from '../ledger/store.ts';
import { visible, word } from '../report/escape.ts';
import { ledgerEndLines } from '../report/ledger.ts';
import { type ActionContext, askingGitHub, type CliContext, type Context } from './context.ts';
import type { LedgerPlace } from './ledger-run.ts';

/**
 * Runs with the ledger open, and closes it however the run ends. Where the input is empty, it just runs. Throws a
 * LedgerError or a ConfigurationError: a run whose ledger cannot be written must write nothing at the service.
 */
export async function withLedger<C extends Context, T>(context: C, run: (context: C) => Promise<T>): Promise<T> {
  const { connection, settings } = context;
  if (settings.ledger === '') return run(context);
  const { openLedger } = await import('./ledger-run.ts');
  const ledger = await openLedger(await ledgerPlace(context), context, connection.reader);
  try {
    return await run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
  } finally {
    ledger.close();
  }
}

/** On the command line, also prints at the end what the run left in its ledger. */
export async function withCliLedger<C extends CliContext, T>(context: C, run: (context: C) => Promise<T>): Promise<T> {
  return withLedger(context, async (opened) => {
    const ended = await run(opened);
    if (opened.ledger === null) return ended;
    for (const line of ledgerEndLines(opened.ledger.end)) context.terminal.err(`${visible(line)}\n`);
    return ended;
  });
}

// Where a run's ledger is. For the action it is a branch of this repository, found by the checkout's origin, or of
// another repository on the same server. On the command line it is any git remote.

/** On the command line by its URL, its path or its name. Throws a ConfigurationError for an input that names no place. */
async function ledgerPlace(context: Context): Promise<LedgerPlace> {
  if (isOfAction(context)) return actionPlace(context);
  const { settings, host, cwd, git } = context;
  return {
    remote: await remoteOf(settings.ledger, cwd, git),
    ...{ env: {}, key: host.env.CIP_SYNC_LEDGER_KEY ?? '', keyInput: 'CIP_SYNC_LEDGER_KEY' },
    ...{ name: { run: eightDigits(host.random), attempt: 1 }, temporary: tmpdir(), isPrivate: null },
  };
}

function isOfAction(context: Context): context is ActionContext {
  return 'runner' in context;
}

/** `ledger-token` is used to find out whether the repository is public, and to push there. */
async function actionPlace({ settings, runner, cwd, git, shutdown }: ActionContext): Promise<LedgerPlace> {
  const { env, temporary } = runner;
  const token = runner.input('ledger-token').trim();
  if (token === '') throw new ConfigurationError('ledger-token', 'is needed to check whether the ledger is public.');
  const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
  if (branch === undefined) throw new ConfigurationError('ledger', 'must be BRANCH or OWNER/REPO#BRANCH.');
  const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const isHere = owner === undefined;
  const own = isHere ? await urlOfRemote('origin', git) : `${serverUrl}/${owner}/${repo}`;
  if (own === null)
    throw new ConfigurationError('ledger', 'names a branch of this repository, and the checkout has no origin.');
  const [ownOwner = '', ownRepo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const { createGitHub } = await import('../github/client.ts');
  const { tokenEnvironment } = await import('../git/fetch.ts');
  const place = { owner: owner ?? ownOwner, repo: repo ?? ownRepo };
  const github = createGitHub({ ...place, ...askingGitHub(runner, token) })(shutdown.cut);
  return {
    remote: { url: resolvedUrl(own, cwd), branch },
    env: tokenEnvironment(serverUrl, token, env),
    ...{ key: runner.input('ledger-key'), keyInput: 'ledger-key', temporary },
    name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
    isPrivate: () => github.isPrivate(),
  };
}

/** An origin may be a relative path of the file system. */
function resolvedUrl(url: string, cwd: string): string {
  return /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url;
}

function eightDigits(random: () => number): string {
  return Math.floor(random() * 0x1_0000_0000)
    .toString(16)
    .padStart(8, '0');
}

/** What git refuses in the name of a branch (git help check-ref-format). */
const NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;

/** `REMOTE#BRANCH`. Throws a ConfigurationError. */
export async function remoteOf(text: string, cwd: string, git: RunGit): Promise<Remote> {
  const at = text.lastIndexOf('#');
  const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || branch === '') {
    throw new ConfigurationError('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
  }
  if (NO_BRANCH.test(branch))
    throw new ConfigurationError('ledger', `names ${word(branch)}, which is not a valid name of a branch.`);
  const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
  return { url: named ?? (isAddress ? place : resolve(cwd, place)), branch };
}

/** null where the repository has no such remote. */
function urlOfRemote(name: string, git: RunGit): Promise<string | null> {
  return gitAnswer(git, ['config', '--get', `remote.${name}.url`]);
}
