// `audit` answers questions from a clone of the ledger, offline. Its commands also begin a ledger and add to one.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { sha256 } from '../core/fingerprint.ts';
import { toolOf } from '../core/model.ts';
import { early, isSystemError } from '../core/rejections.ts';
import { ConfigurationError } from '../core/result.ts';
import { readObjects } from '../git/objects.ts';
import { folderOf, GitError, gitProcess } from '../git/process.ts';
import {
  alteredObjects,
  type Clone,
  commitNamed,
  commitTexts,
  historyOf,
  listAt,
  offlinePlace,
  openClone,
} from '../ledger/clone.ts';
import type { LedgerHistory } from '../ledger/history.ts';
import { beginLedger, dayOf } from '../ledger/publish.ts';
import { auditHistory, auditList, isKnown, type Period, type Subject } from '../ledger/questions.ts';
import { evidenceOf } from '../ledger/run-file.ts';
import { readSigners } from '../ledger/signature.ts';
import { LedgerStore } from '../ledger/store.ts';
import { type InventoryReader, verifyHistory } from '../ledger/verify.ts';
import { auditCsv, listCsv } from '../report/audit-csv.ts';
import type { AuditList, AuditReport } from '../report/audit-schema.ts';
import { auditText, listText, verifyText } from '../report/audit-text.ts';
import { printedJson, word } from '../report/escape.ts';
import { painter } from '../report/text-style.ts';
import { checkBaseUrl } from '../service/endpoint.ts';
import { inFolder, refuseEmpty } from './cli/flags.ts';
import type { CliHost, Flags } from './context.ts';
import { remoteOf } from './ledger.ts';
import { ledgerKey, temporaryFolder } from './ledger-run.ts';
import { putOut, readNamed } from './run-files.ts';

/** More days than this between two readings are a gap. */
const MAX_GAP_DAYS = 35;

export async function cliAudit(flags: Flags, host: CliHost): Promise<number> {
  const cli = inFolder(flags, host);
  const format = formatOf(flags);
  refuseWithoutEffect(flags, format);
  const clone = await cloneOf(flags, cli);
  const subject = auditSubject(flags);
  if (typeof flags.at === 'string') {
    const list = auditList(await listAt(clone, momentOf(flags.at)), subject);
    refuseUnlisted(list, subject.system === null ? [] : [subject.system], flags.at);
    putOut(listAs(list, format), flags, cli);
    return 0;
  }
  const history = await historyOf(clone);
  refuseUnknown(history, subject);
  const period = chosenPeriod(flags);
  refuseUnread(history, period);
  const report = auditHistory(history, period, subject, maxGapOf(flags));
  for (const { code, commit } of history.problems) {
    cli.terminal.err(
      `warning: the ledger is broken at ${commit} (${code}). For details, run: cip-sync audit verify.\n`,
    );
  }
  putOut(await reportText(report, format, { flags, cli, clone, history }), flags, cli);
  return 0;
}

type Format = 'text' | 'html' | 'csv' | 'json';

function formatOf(flags: Flags): Format {
  const formats = (['html', 'csv', 'json'] as const).filter((format) => flags[format] === true);
  if (formats.length > 1) throw new ConfigurationError('audit', 'takes one format: --html, --csv or --json.');
  return formats[0] ?? 'text';
}

/** Refuses a flag that would have no effect, because you would misread the answer. */
function refuseWithoutEffect({ at, from, to, signers }: Flags, format: Format): void {
  if (at !== undefined && (from ?? to) !== undefined) {
    const other = from === undefined ? '--to' : '--from';
    throw new ConfigurationError(`--at and ${other}`, 'exclude each other. Give one of them.');
  }
  if (signers !== undefined && (format !== 'html' || at !== undefined)) {
    throw new ConfigurationError('--signers', 'is for the page of changes. Give --html, or use audit verify.');
  }
}

async function reportText(report: AuditReport, format: Format, opened: OpenedLedger): Promise<string> {
  const { flags, cli } = opened;
  if (format === 'json') return printedJson(report);
  if (format === 'csv') return auditCsv(report);
  const color = cli.terminal.color && (flags.out === undefined || flags.out === '-');
  if (format === 'text') return auditText(report, painter(color));
  return pageOf(report, opened);
}

/** A ledger that was read, and what was asked of it. */
interface OpenedLedger {
  readonly flags: Flags;
  readonly cli: CliHost;
  readonly clone: Clone;
  readonly history: LedgerHistory;
}

/** With what `audit verify` says of the whole ledger. */
async function pageOf(report: AuditReport, opened: OpenedLedger): Promise<string> {
  const { auditPage } = await import('../report/html/audit-page.ts');
  const { cli, clone } = opened;
  const verified = await verifiedLedger(opened, await alteredObjects(clone));
  return auditPage(report, { ...makingOf(cli), verified });
}

function makingOf(cli: CliHost) {
  return { tool: toolOf(cli), madeAt: new Date(cli.clock.now()).toISOString() };
}

function listAs(list: AuditList, format: Format): string {
  if (format === 'json') return printedJson(list);
  if (format === 'csv') return listCsv(list);
  if (format === 'text') return listText(list);
  throw new ConfigurationError('--html', 'shows changes, not a list. Give --csv for the list.');
}

function auditSubject({ asset, system }: Flags): Subject {
  return { asset: typeof asset === 'string' ? asset : null, system: typeof system === 'string' ? system : null };
}

/** Checks each flag by itself, so that the message names it. */
function refuseUnknown(history: LedgerHistory, { asset, system }: Subject): void {
  const flags = [
    { flag: '--asset', name: asset, one: { asset, system: null } },
    { flag: '--system', name: system, one: { asset: null, system } },
  ];
  for (const { flag, name, one } of flags) {
    if (isKnown(history, one)) continue;
    const problem = `names ${word(name ?? '')}, which no list and no change of this ledger has. Check its spelling: case counts.`;
    throw new ConfigurationError(flag, problem);
  }
}

/** Before its first reading a ledger knows nothing. An empty answer would look like a time without changes. */
function refuseUnread({ entries }: LedgerHistory, { to }: Period): void {
  if (to === null || entries.some(({ run }) => run.live_sha256 !== null && Date.parse(run.read_at) <= to)) return;
  throw new ConfigurationError(
    '--to',
    'is before the first reading of this ledger. Name a later day, or leave it out.',
  );
}

/** A misspelt system would give a list without assets, as if the system were empty. */
function refuseUnlisted({ systems }: AuditList, names: readonly string[], of: string): void {
  for (const name of names) {
    if (systems.some((system) => system.id === name || system.name === name)) continue;
    throw new ConfigurationError('--system', `names ${name}, which the list of ${of} does not have.`);
  }
}

function chosenPeriod({ from, to }: Flags): Period {
  const period = {
    from: typeof from === 'string' ? instantOf('--from', from, 'start') : null,
    to: typeof to === 'string' ? instantOf('--to', to, 'end') : null,
  };
  if (period.from === null || period.to === null || period.from <= period.to) return period;
  throw new ConfigurationError('--from', 'is later than --to. Name the earlier one first.');
}

/** A date, which means that whole day, or a time; what is neither names a commit. */
function momentOf(at: string): { readonly time: number } | { readonly commit: string } {
  return /^\d{4}-/.test(at) ? { time: instantOf('--at', at, 'end') } : { commit: at };
}

function instantOf(flag: string, text: string, side: 'start' | 'end'): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text);
  const clock = side === 'start' ? '00:00:00.000' : '23:59:59.999';
  const at = isDay ? Date.parse(`${text}T${clock}Z`) : isTime ? Date.parse(text) : Number.NaN;
  // The language takes 30 February for 2 March, and 24:00 for the next day.
  const [day, hour] = [text.slice(0, 10), text.slice(11, 13)];
  const isReal = !Number.isNaN(at) && dayOf(Date.parse(`${day}T00:00:00Z`)) === day && hour !== '24';
  if (isReal) return at;
  throw new ConfigurationError(flag, 'must be a date, such as 2026-03-01, or a time, such as 2026-03-01T06:17:00Z.');
}

function maxGapOf({ maxGap }: Flags): number {
  if (maxGap === undefined) return MAX_GAP_DAYS;
  const days = typeof maxGap === 'string' && /^\d+$/.test(maxGap) ? Number(maxGap) : Number.NaN;
  if (Number.isSafeInteger(days)) return days;
  throw new ConfigurationError('--max-gap', 'must be a number of days.');
}

/** `DIR`, `DIR#BRANCH` or `#BRANCH`; the current folder where none is named. */
async function cloneOf(flags: Flags, cli: CliHost): Promise<Clone> {
  refuseEmpty(flags);
  for (const contains of flagLines(flags.contains)) refuseEmpty({ contains });
  const { folder, branch } = parseClonePlace(typeof flags.dir === 'string' ? flags.dir : '');
  return openClone(offlinePlace(resolve(cli.cwd, folder), cli.env), branch);
}

function parseClonePlace(text: string): { readonly folder: string; readonly branch: string | null } {
  const at = text.lastIndexOf('#');
  if (at < 0) return { folder: text, branch: null };
  return { folder: text.slice(0, at), branch: text.slice(at + 1) || null };
}

export async function cliAuditVerify(flags: Flags, host: CliHost): Promise<number> {
  const cli = inFolder(flags, host);
  const clone = await cloneOf(flags, cli);
  // An unreadable history is reported first.
  const looking = early(alteredObjects(clone));
  const history = await historyOf(clone);
  const verified = await verifiedLedger({ flags, cli, clone, history }, await looking);
  cli.terminal.out(flags.json === true ? printedJson(verified) : verifyText(verified, painter(cli.terminal.color)));
  if (verified.problems.some(({ severity }) => severity === 'broken')) return 1;
  return verified.problems.length > 0 && flags.detailedExitcode === true ? 2 : 0;
}

async function verifiedLedger({ flags, cli, clone, history }: OpenedLedger, altered: readonly string[]) {
  const signers =
    typeof flags.signers === 'string'
      ? readSigners(readNamed('--signers', resolve(cli.cwd, flags.signers)).toString())
      : null;
  return verifyHistory({
    ...{ history, altered, signers },
    commits: signers === null ? new Map() : await commitTexts(clone, history.commits),
    contains: flagLines(flags.contains),
    inventory: typeof flags.inventory === 'string' ? await inventoryReader(flags.inventory, cli, history) : null,
    maxGapDays: maxGapOf(flags),
  });
}

function flagLines(flag: Flags[string]): string[] {
  return typeof flag === 'string' ? flag.split('\n') : [];
}

/** Reads every file that the evidence names, at its commit, in one process of git. */
async function inventoryReader(folder: string, cli: CliHost, { entries }: LedgerHistory): Promise<InventoryReader> {
  const git = gitProcess(offlinePlace(resolve(cli.cwd, folder), cli.env));
  const prefix = await folderOf(git).catch((error: unknown) => {
    if (!(error instanceof GitError || isSystemError(error))) throw error;
    const problem = `names ${word(folder)}, where git reads no repository. Name a clone of the inventory.`;
    throw new ConfigurationError('--inventory', problem, { cause: error });
  });
  const wanted = entries.flatMap(({ run }) => {
    const { commit = null, files = [] } = evidenceOf(run) ?? {};
    return commit === null ? [] : files.map(({ path }) => ({ commit, path }));
  });
  const named = [...new Set(wanted.map(({ commit }) => commit))];
  const commits = new Map(
    await Promise.all(named.map(async (commit) => [commit, await commitNamed(git, commit)] as const)),
  );
  const nameOf = (commit: string, path: string) => `${commits.get(commit)}:${prefix}${path}`;
  const objects = await readObjects(git, [...new Set(wanted.map(({ commit, path }) => nameOf(commit, path)))]);
  return (commit, path) => {
    if ((commits.get(commit) ?? null) === null) return 'no-commit';
    const bytes = objects.get(nameOf(commit, path));
    return bytes === undefined ? null : sha256(bytes);
  };
}

export async function cliLedgerInit(flags: Flags, host: CliHost): Promise<number> {
  const cli = inFolder(flags, host);
  const organization = requiredFlag(flags.organization, '--organization', 'the slug of the organization').trim();
  const url = requiredFlag(flags.baseUrl ?? cli.env.CIP_SYNC_BASE_URL, '--base-url', 'the URL of the service');
  // The same form of the address that every run compares with.
  const service = checkBaseUrl(url, cli.env).origin;
  return withStore(flags, cli, async (store) => {
    const commit = await beginLedger(store, { organization, service, at: cli.clock.now() });
    if (commit === null)
      throw new ConfigurationError('--ledger', 'names a branch that already exists. It was left untouched.');
    cli.terminal.err(`The ledger begins with commit ${commit}. Keep that id: it is an anchor.\n`);
    cli.terminal.out(`${commit}\n`);
    return 0;
  });
}

function requiredFlag(flag: Flags[string], name: string, what: string): string {
  if (typeof flag === 'string' && flag.trim() !== '') return flag;
  throw new ConfigurationError(name, `is needed: ${what}.`);
}

/** A store in a temporary folder, which is removed afterwards. */
async function withStore(flags: Flags, cli: CliHost, use: (store: LedgerStore) => Promise<number>): Promise<number> {
  const text = requiredFlag(flags.ledger, '--ledger', 'REMOTE#BRANCH');
  const remote = await remoteOf(text, cli.cwd, cli.gitIn(cli.cwd, new AbortController().signal));
  return inTemporary((folder) => {
    const key = ledgerKey(cli.env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
    return use(new LedgerStore({ folder, env: cli.env, remote, key }));
  });
}

async function inTemporary<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder(tmpdir());
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
