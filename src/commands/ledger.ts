// Whether a run keeps a ledger, and where. What it takes to keep one is loaded when there is one.
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { ConfigurationError } from '../core/result.ts';
import type { RunGit } from '../inventory/git/process.ts';
import type { RunName } from '../ledger/run-file.ts';
import type { Remote } from '../ledger/store.ts';
import { visible } from '../report/escape.ts';
import type { CliContext, Context } from './context.ts';

/** Where a run's ledger is, and as whom it is written. */
export interface LedgerPlace {
  readonly remote: Remote;
  /** More of the environment for git, such as the token for its server. */
  readonly env: Readonly<Record<string, string>>;
  /** The text of an Ed25519 key; '' for none. `keyInput` names where it was given. */
  readonly key: string;
  readonly keyInput: string;
  readonly name: RunName;
  /** Where bare folders are made. */
  readonly temporary: string;
  /** null: it is the caller's word that it is not public. */
  readonly isPrivate: (() => Promise<boolean>) | null;
}

/**
 * The same run with its ledger open, closed whichever way it ends; as it is where the input is empty. Throws a
 * LedgerError or a ConfigurationError: with a ledger that cannot be written, nothing is.
 */
export async function withLedger<C extends Context, T>(
  context: C,
  place: (() => Promise<LedgerPlace>) | null,
  run: (context: C) => Promise<T>,
): Promise<T> {
  if (place === null) return run(context);
  const { connection } = context;
  const { openLedger } = await import('./ledger-run.ts');
  const ledger = await openLedger(await place(), context, connection.reader);
  try {
    return await run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
  } finally {
    ledger.close();
  }
}

/** On the command line: any remote of git, by its URL, its path or its name. */
export async function withCliLedger<C extends CliContext, T>(context: C, run: (context: C) => Promise<T>): Promise<T> {
  const { settings, host, cwd, git } = context;
  if (settings.ledger === '') return run(context);
  const place = async (): Promise<LedgerPlace> => ({
    remote: await remoteOf(settings.ledger, cwd, git),
    ...{ env: {}, key: host.env.CIP_SYNC_LEDGER_KEY ?? '', keyInput: 'CIP_SYNC_LEDGER_KEY' },
    ...{ name: { run: eightDigits(host.random), attempt: 1 }, temporary: tmpdir(), isPrivate: null },
  });
  const { ledgerEndLines } = await import('../report/ledger.ts');
  return withLedger(context, place, async (opened) => {
    const ended = await run(opened);
    for (const line of ledgerEndLines(opened.ledger?.end ?? null)) context.terminal.err(`${visible(line)}\n`);
    return ended;
  });
}

function eightDigits(random: () => number): string {
  return Math.floor(random() * 0x1_0000_0000)
    .toString(16)
    .padStart(8, '0');
}

/** `REMOTE#BRANCH`. Throws a ConfigurationError. */
export async function remoteOf(text: string, cwd: string, git: RunGit): Promise<Remote> {
  const at = text.lastIndexOf('#');
  const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || branch === '') {
    throw new ConfigurationError('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
  }
  const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
  return { url: named ?? (isAddress ? place : resolve(cwd, place)), branch };
}

/** null for a remote that the repository does not have. */
export async function urlOfRemote(name: string, git: RunGit): Promise<string | null> {
  const url = await git(['config', '--get', `remote.${name}.url`]).catch(() => null);
  return url === null ? null : Buffer.from(url).toString('utf8').trim() || null;
}
