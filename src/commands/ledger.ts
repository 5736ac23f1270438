// Opens the ledger of a run that keeps one, and begins a ledger.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isSystemError } from '../core/rejections.ts';
import { ConfigurationError } from '../core/result.ts';
import { tokenEnvironment } from '../git/fetch.ts';
import { gitAnswer, type RunGit } from '../git/process.ts';
import { LedgerError, type Remote } from '../ledger/bare-folder.ts';
import { LedgerBranch } from '../ledger/branch.ts';
import type { RunName } from '../ledger/run-file.ts';
import { visible, word } from '../report/escape.ts';
import { ledgerEndLines } from '../report/ledger.ts';
import { checkBaseUrl } from '../service/endpoint.ts';
import { inFolder } from './cli/flags.ts';
import {
  type ActionContext,
  askingGitHub,
  type CliContext,
  type CliHost,
  type Context,
  type Flags,
} from './context.ts';
import { LedgerRun } from './ledger-run.ts';

/**
 * Runs with the ledger open, and closes it however the run ends. Where the input is empty, it just runs. Throws a
 * LedgerError or a ConfigurationError: a run whose ledger cannot be written must write nothing at the service.
 */
export async function withLedger<C extends Context, T>(context: C, run: (context: C) => Promise<T>): Promise<T> {
  const { connection, settings, host, shutdown } = context;
  if (settings.ledger === '') return run(context);
  const { remote, env, key, name, temporary, refusePublic } = await placeOf(context);
  await refusePublic();
  return inTemporary(temporary, async (folder) => {
    const { clock, random } = host;
    const given = { folder, env: { ...host.env, ...env }, remote, keyFile: keyFileIn(folder, key) };
    const branch = new LedgerBranch({ ...given, clock, random, stop: shutdown.stop });
    await branch.open(new URL(settings.baseUrl).origin);
    const written = { branch, branchName: remote.branch, name, host, fields: settings };
    const ledger = new LedgerRun(written, connection.reader);
    return run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
  });
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

/** Where a run's ledger is, and with which identity it is written. */
interface LedgerPlace {
  readonly remote: Remote;
  /** More environment for git, such as the token for its server. */
  readonly env: Readonly<Record<string, string>>;
  /** The text of the private key; '' for none. */
  readonly key: string;
  readonly name: RunName;
  /** Where git works. */
  readonly temporary: string;
  /** Throws where everyone may read the ledger. On the command line you answer for that. */
  readonly refusePublic: () => Promise<void>;
}

async function placeOf(context: Context): Promise<LedgerPlace> {
  if ('runner' in context) return actionPlace(context as ActionContext);
  const { settings, host, cwd, git } = context;
  const run = Math.floor(host.random() * 0x1_0000_0000);
  return {
    remote: await remoteOf(settings.ledger, cwd, git),
    env: {},
    key: signingKey(host.env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY'),
    name: { run: run.toString(16).padStart(8, '0'), attempt: 1 },
    temporary: tmpdir(),
    refusePublic: async () => {},
  };
}

/**
 * A branch of this repository, found by the checkout's origin, or of another repository on the same server.
 * `ledger-token` is used to find out whether the repository is public, and to push there.
 */
async function actionPlace({ settings, runner, cwd, git, shutdown }: ActionContext): Promise<LedgerPlace> {
  const { env } = runner;
  const token = runner.input('ledger-token').trim();
  if (token === '') throw new ConfigurationError('ledger-token', 'is needed to check whether the ledger is public.');
  const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
  if (branch === undefined) throw new ConfigurationError('ledger', 'must be BRANCH or OWNER/REPO#BRANCH.');
  const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const url = owner === undefined ? await urlOfRemote('origin', git) : `${serverUrl}/${owner}/${repo}`;
  if (url === null)
    throw new ConfigurationError('ledger', 'names a branch of this repository, and the checkout has no origin.');
  const [ownOwner = '', ownRepo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const place = { owner: owner ?? ownOwner, repo: repo ?? ownRepo };
  const { createGitHub } = await import('../github/client.ts');
  const github = createGitHub({ ...place, ...askingGitHub(runner, token) })(shutdown.cut);
  return {
    // An origin may be a relative path of the file system.
    remote: { url: /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url, branch },
    env: tokenEnvironment(serverUrl, token, env),
    key: signingKey(runner.input('ledger-key'), 'ledger-key'),
    name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
    temporary: runner.temporary,
    refusePublic: async () => {
      const isHere = `${place.owner}/${place.repo}`.toLowerCase() === `${ownOwner}/${ownRepo}`.toLowerCase();
      // What may be shown in this repository may be kept in it.
      if (isHere && settings.allowPublic) return;
      if (await github.isPrivate()) return;
      throw new LedgerError('ledger-public', '');
    },
  };
}

/** How each Ed25519 key without a passphrase begins that ssh-keygen writes. */
const KEY_HEAD = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAAC';

/** The key, for a file of its own; '' for none. The message of the ConfigurationError does not quote it. */
function signingKey(text: string, input: string): string {
  const key = text.replaceAll('\r', '').trim();
  const body = key.replace(/^-----BEGIN OPENSSH PRIVATE KEY-----/, '').replace(/\s/g, '');
  if (key === '' || body.startsWith(KEY_HEAD)) return key;
  throw new ConfigurationError(
    input,
    'must be an Ed25519 private key without a passphrase, as ssh-keygen writes it: ssh-keygen -t ed25519 -N "" -f FILE.',
  );
}

/** Writes the key for git, which reads it from a file. The folder is removed when the run ends. */
function keyFileIn(folder: string, key: string): string | null {
  if (key === '') return null;
  const path = join(folder, 'key');
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return path;
}

/** Throws a ConfigurationError where no folder can be made. */
async function inTemporary<T>(parent: string, use: (folder: string) => Promise<T>): Promise<T> {
  let folder = '';
  try {
    folder = mkdtempSync(join(parent, 'cip-ledger-'));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const problem = `${word(parent)} cannot be written (${error.code}). Make room there, or set TMPDIR to another folder.`;
    throw new ConfigurationError('the temporary folder', problem, { cause: error });
  }
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What git refuses in the name of a branch (git help check-ref-format). */
const NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;

/** `REMOTE#BRANCH`: a remote by its name, its URL or its path. Throws a ConfigurationError. */
async function remoteOf(text: string, cwd: string, git: RunGit): Promise<Remote> {
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

/** `ledger init`: pushes the first commit of a new branch. */
export async function cliLedgerInit(flags: Flags, host: CliHost): Promise<number> {
  const cli = inFolder(flags, host);
  const { env, clock, random, terminal, cwd } = cli;
  const needed = (flag: Flags[string], name: string, what: string): string => {
    if (typeof flag === 'string' && flag.trim() !== '') return flag.trim();
    throw new ConfigurationError(name, `is needed: ${what}.`);
  };
  const organization = needed(flags.organization, '--organization', 'the slug of the organization');
  const url = needed(flags.baseUrl ?? env.CIP_SYNC_BASE_URL, '--base-url', 'the URL of the service');
  // The same form of the address that every run compares with.
  const service = checkBaseUrl(url, env).origin;
  const { signal: stop } = new AbortController();
  const remote = await remoteOf(needed(flags.ledger, '--ledger', 'REMOTE#BRANCH'), cwd, cli.gitIn(cwd, stop));
  const key = signingKey(env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
  const commit = await inTemporary(tmpdir(), (folder) => {
    const given = { folder, env, remote, keyFile: keyFileIn(folder, key), clock, random, stop };
    return new LedgerBranch(given).begin({ organization, service });
  });
  if (commit === null)
    throw new ConfigurationError('--ledger', 'names a branch that already exists. It was left untouched.');
  terminal.err(`The ledger begins with commit ${commit}. Keep that id: it is an anchor.\n`);
  terminal.out(`${commit}\n`);
  return 0;
}
