// Opens the ledger of a run that keeps one. `ledger init` begins a new ledger.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isSystemError } from '../core/rejections.ts';
import { type Exit, UserError } from '../core/result.ts';
import { gitAnswer } from '../git/process.ts';
import type { CliContext, Context, Host, Ledger, Repository, Takes } from '../run/context.ts';
import { checkBaseUrl } from '../service/endpoint.ts';
import { visible, word } from '../text/text.ts';
import { BareFolder } from './bare-folder.ts';
import { LedgerBranch } from './branch.ts';
import { LedgerRun } from './ledger-run.ts';
import type { RunName } from './run-file.ts';

/**
 * Opens the ledger of a run. `place`: where the ledger is, and how and under which name to write to it. Throws
 * a LedgerError or a UserError: if the ledger cannot be written, the run must not write to the service.
 */
export async function openLedger(
  context: Context,
  place: {
    readonly remote: { readonly url: string; readonly branch: string };
    /** The environment variables of git, including its access to the server. */
    readonly env: Host['env'];
    /** The text of the private key; '' for none. */
    readonly key: string;
    readonly name: RunName;
    /** The folder in which git gets a new folder to work in. */
    readonly temporary: string;
  },
): Promise<Ledger> {
  const { settings, host } = context;
  const branch = branchAt(context, place);
  await branch.open(new URL(settings.baseUrl).origin);
  return new LedgerRun({ branch, branchName: place.remote.branch, name: place.name, host, fields: settings });
}

/** The same for the command line; null if no flag names a ledger. You must make sure yourself who can read the ledger. */
export async function openNamedLedger(context: CliContext, repository: Repository): Promise<Ledger | null> {
  const { settings, host } = context;
  if (settings.ledger === '') return null;
  const run = Math.floor(host.random() * 0x1_0000_0000);
  return openLedger(context, {
    remote: await remoteOf(settings.ledger, repository),
    env: host.env,
    key: signingKey(host.env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY'),
    name: { run: run.toString(16).padStart(8, '0'), attempt: 1 },
    temporary: tmpdir(),
  });
}

/** Prints what a run left in its ledger. */
export function showLedgerEnd(ledger: Ledger | null, { terminal }: CliContext): void {
  if (ledger === null) return;
  const { commit, failure } = ledger.end;
  if (commit !== null) terminal.err(`Ledger commit: ${visible(commit)}\n`);
  if (failure !== null) terminal.err(`${visible(failure)}\n`);
}

/** The beginning of each Ed25519 key without a passphrase that ssh-keygen writes. */
const KEY_HEAD = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAAC';

/** The key as the content of a file; '' for none. Throws a UserError that does not quote the text. */
export function signingKey(text: string, input: string): string {
  const key = text.replaceAll('\r', '').trim();
  const body = key.replace(/^-----BEGIN OPENSSH PRIVATE KEY-----/, '').replace(/\s/g, '');
  if (key === '' || body.startsWith(KEY_HEAD)) return key;
  throw new UserError(
    input,
    'must be an Ed25519 private key without a passphrase, as ssh-keygen writes it',
    'Make one: ssh-keygen -t ed25519 -N "" -f FILE.',
  );
}

/** The branch, with a folder that is removed when the run closes. Throws a UserError if it cannot be made. */
function branchAt(
  { host, shutdown, onClose }: Context,
  { remote, env, key, temporary }: Omit<Parameters<typeof openLedger>[1], 'name'>,
): LedgerBranch {
  let folder: string;
  try {
    folder = mkdtempSync(join(temporary, 'cip-ledger-'));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const problem = `${word(temporary)} cannot be written (${error.code})`;
    const remedy = 'Make room there, or set TMPDIR to another folder.';
    throw new UserError('the temporary folder', problem, remedy, { cause: error });
  }
  onClose.push(() => rmSync(folder, { recursive: true, force: true }));
  // Git reads the key from a file.
  const keyFile = key === '' ? null : join(folder, 'key');
  if (keyFile !== null) writeFileSync(keyFile, `${key}\n`, { mode: 0o600 });
  const bare = new BareFolder({ cwd: folder, env, stop: shutdown.stop }, remote, keyFile);
  return new LedgerBranch(bare, host.clock, host.random, shutdown.stop);
}

/** What git refuses in the name of a branch (git help check-ref-format). */
const NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;

/** `REMOTE#BRANCH`: a remote by its name, its URL or its path. Throws a UserError. */
async function remoteOf(text: string, repository: Repository) {
  const at = text.lastIndexOf('#');
  const [address, branch] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || branch === '') {
    throw new UserError('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger');
  }
  if (NO_BRANCH.test(branch))
    throw new UserError('ledger', `names ${word(branch)}, which is not a valid name of a branch`);
  const named = /^[\w.-]+$/.test(address) ? await remoteUrl(address, repository) : null;
  return { url: named ?? addressFrom(repository.cwd, address), branch };
}

/** The URL of a remote of this repository, as git itself reads it: a path is relative to the root of the repository. */
export async function remoteUrl(name: string, { cwd, git }: Repository): Promise<string | null> {
  const url = await gitAnswer(git, ['config', '--get', `remote.${name}.url`]);
  return url && addressFrom(resolve(cwd, (await gitAnswer(git, ['rev-parse', '--show-cdup'])) ?? ''), url);
}

/** A path becomes absolute, because git works in another folder for the ledger. */
function addressFrom(folder: string, address: string): string {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) || /^[^/\\]+:/.test(address);
  return isUrl ? address : resolve(folder, address);
}

/** `ledger init`: pushes the first commit of a new branch. */
export async function cliLedgerInit(context: CliContext, { repository }: Takes<'repository'>): Promise<Exit> {
  const { host, settings, terminal } = context;
  const { env } = host;
  const { ledger, organization, baseUrl } = settings;
  const needed = [
    ['--ledger', ledger, 'REMOTE#BRANCH'],
    ['--organization', organization, 'the slug of the organization'],
    ['--base-url', baseUrl, 'the URL of the service'],
  ] as const;
  const missing = needed.filter(([, text]) => text === '');
  if (missing.length > 0) {
    const forms = missing.map(([flag, , form]) => `${flag} must be ${form}.`);
    const problem = `${missing.length === 1 ? 'is' : 'are'} not given`;
    throw new UserError(missing.map(([flag]) => flag).join(', '), problem, forms.join(' '));
  }
  // The URL must have the same form as in a run, because each run compares the two.
  const service = checkBaseUrl(baseUrl, env).origin;
  const remote = await remoteOf(ledger, repository);
  const key = signingKey(env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
  const commit = await branchAt(context, { remote, env, key, temporary: tmpdir() }).begin({ organization, service });
  if (commit === null) throw new UserError('--ledger', 'names a branch that already exists', 'It was left untouched.');
  terminal.err(`The ledger begins with commit ${commit}. Keep that id for audit verify --contains.\n`);
  terminal.out(`${commit}\n`);
  return 'done';
}
