// `audit` and `audit verify` answer questions from a clone of the ledger, offline: what was changed, by whom and with
// whose approval; the list at a date; whether the ledger is whole.
import { resolve } from 'node:path';
import { TOOL_NAME } from '../core/model.ts';
import { early } from '../core/rejections.ts';
import { type Exit, UserError } from '../core/result.ts';
import type { CliContext } from '../run/context.ts';
import type { Options } from '../run/options.ts';
import { putOut, readNamed } from '../run/run-files.ts';
import { painter, printedJson, word } from '../text/text.ts';
import { auditPage } from './audit-page.ts';
import { auditCsv, auditText } from './audit-text.ts';
import { alteredObjects, type Clone, inventoryHashes, keptCommit, openClone, readLook, signaturesOf } from './clone.ts';
import { historyOf, type LedgerHistory } from './history.ts';
import { auditList } from './list.ts';
import { listPage } from './list-page.ts';
import { listCsv, listText } from './list-text.ts';
import { auditHistory, isKnown } from './questions.ts';
import { breaksIn, verifyHistory } from './verify.ts';
import { verifyText } from './verify-text.ts';

type AnyAudit = CliContext<'audit'> | CliContext<'audit verify'>;

/** If two looks are more days apart than this, there is a gap between them. */
const MAX_GAP_DAYS = 35;

export async function cliAudit(context: CliContext<'audit'>): Promise<Exit> {
  const { html, csv, at, since, contains, signers, maxGap } = context.options;
  if (html && csv) throw new UserError('audit', 'takes one format: --html or --csv');
  // A flag that would have no effect is refused, because you would misread the answer.
  const checking = signers !== null ? '--signers' : contains.length > 0 ? '--contains' : null;
  if (checking !== null && (!html || at !== null))
    throw new UserError(checking, 'is for the page of changes', 'Give --html, or use audit verify.');
  if (maxGap !== null && (csv || at !== null))
    throw new UserError('--max-gap', 'is for gaps, which neither --at nor --csv shows', 'Leave it out.');
  const remedy = at === null ? 'Give --at.' : 'For the changes of a period as CSV, give --from, --to and --csv.';
  if (since !== null && (csv || at === null))
    throw new UserError('--since', 'compares two lists, as text or as a page', remedy);
  const clone = await cloneOf(context);
  const answer = at === null ? changesAnswer(context, clone) : listAnswer(at, context, clone);
  putOut(await answer, context);
  return 'done';
}

/** `--at`: the list as of the last look at or before that time. */
async function listAnswer(at: string, { options, host }: CliContext<'audit'>, clone: Clone): Promise<string> {
  const other = (['from', 'to'] as const).find((name) => options[name] !== null);
  if (other !== undefined) throw new UserError(`--at and --${other}`, 'exclude each other', 'Give one of them.');
  const { asset, system } = options;
  const subject = { asset, system };
  const moment = momentOf('--at', at);
  const look = await readLook(clone, moment, '--at');
  const { since } = options;
  const earlier = since === null ? null : await readLook(clone, momentOf('--since', since), '--since');
  if (earlier !== null && earlier.run.seq > look.run.seq)
    throw new UserError('--since', 'is later than --at', 'Name an earlier one.');
  const list = auditList(look, subject, earlier, 'time' in moment ? at : null);
  // A misspelled name would give a list without assets, as if the system were empty or the asset not there yet.
  const isListed = [...look.directory.systems].some(([id, { name }]) => id === system || name === system);
  if (system !== null && !isListed)
    throw new UserError('--system', `names ${word(system)}, which the list of ${at} does not have`);
  if (asset !== null && list.counts.assets === 0) expectKnown(await historyOf(clone), options);
  if (options.csv) return listCsv(list);
  return options.html ? listPage(list, makingOf(host)) : listText(list);
}

/** A date or a time, else a commit. A date means the end of that day. */
function momentOf(flag: string, text: string): Parameters<typeof readLook>[1] {
  return /^\d{4}-/.test(text) ? { time: instantOf(flag, text, 'end') } : { commit: text };
}

function makingOf({ version, clock }: CliContext['host']) {
  return { tool: { name: TOOL_NAME, version }, madeAt: new Date(clock.now()).toISOString() };
}

/** The changes of a period, of one asset or of one system. */
async function changesAnswer(context: CliContext<'audit'>, clone: Clone): Promise<string> {
  const { options, terminal, host } = context;
  const history = await historyOf(clone);
  const { asset, system } = options;
  expectKnown(history, options);
  const from = options.from === null ? null : instantOf('--from', options.from, 'start');
  const to = options.to === null ? null : instantOf('--to', options.to, 'end');
  if (from !== null && to !== null && from > to)
    throw new UserError('--from', 'is later than --to', 'Name the earlier one first.');
  // Before its first look a ledger knows nothing. An empty answer would look like a time without changes.
  const isRead = history.entries.some(
    ({ run }) => run.live_sha256 !== null && Date.parse(run.read_at) <= (to ?? Infinity),
  );
  if (to !== null && !isRead)
    throw new UserError(
      '--to',
      'is before the first look of this ledger, or it has none yet',
      'Name a later day, or leave it out.',
    );
  const maxGapDays = maxGapOf(options);
  const report = auditHistory(history, { from, to }, { asset, system }, maxGapDays);
  for (const { code, commit } of breaksIn(history)) {
    terminal.err(`warning: the ledger is broken at ${commit} (${code}). For details, run: cip-sync audit verify.\n`);
  }
  if (options.csv) return auditCsv(report);
  if (options.html) {
    const signatures = await signaturesBy(context, clone, history);
    const altered = await alteredObjects(clone);
    const contains = await keptBy(options, clone);
    const verified = verifyHistory({ history, altered, signatures, contains, inventory: null, maxGapDays });
    return auditPage(report, { ...makingOf(host), verified });
  }
  return auditText(report, painter(terminal.color && (options.out === null || options.out === '-')));
}

export async function cliAuditVerify(context: CliContext<'audit verify'>): Promise<Exit> {
  const { options, terminal, cwd, host } = context;
  const { inventory } = options;
  const clone = await cloneOf(context);
  const contains = await keptBy(options, clone);
  // Both reads start now. If the history cannot be read, an altered object is the reason, else its own error.
  const looking = early(alteredObjects(clone));
  const history = await historyOf(clone).catch(async (error: unknown) => {
    const [altered] = await looking.catch(() => []);
    if (altered === undefined) throw error;
    throw new UserError('The clone of the ledger', `is damaged: git fsck says "${altered}"`, 'Clone the ledger again.');
  });
  const verified = verifyHistory({
    history,
    altered: await looking,
    signatures: await signaturesBy(context, clone, history),
    contains,
    inventory: inventory === null ? null : await inventoryHashes(resolve(cwd, inventory), host.env, history),
    maxGapDays: maxGapOf(options),
  });
  terminal.out(options.json ? printedJson(verified) : verifyText(verified, painter(terminal.color)));
  if (verified.problems.some(({ severity }) => severity === 'broken')) return 'refused';
  return verified.problems.length > 0 && options.detailedExitcode ? 'changes' : 'done';
}

/** The commits that somebody kept, by `--contains`. */
function keptBy({ contains }: AnyAudit['options'], clone: Clone) {
  return Promise.all(contains.map((text) => keptCommit(clone, text)));
}

/** What git says about each signature by the keys of `--signers`; null without that file. */
async function signaturesBy({ options: { signers }, cwd }: AnyAudit, clone: Clone, history: LedgerHistory) {
  if (signers === null) return null;
  const file = resolve(cwd, signers);
  readNamed('--signers', file);
  return signaturesOf(clone, history, file);
}

/** Opens the clone that `--dir` names: `DIR`, `DIR#BRANCH` or `#BRANCH`. Without DIR, it is the current folder. */
async function cloneOf({ options, cwd, host }: AnyAudit): Promise<Clone> {
  const [, folder = '', branch = ''] = /^(.*?)(?:#([^#]*))?$/s.exec(options.dir ?? '') ?? [];
  return openClone(resolve(cwd, folder), host.env, branch || null);
}

/** Throws for a name that the ledger never had. A misspelled name must not look like one without changes. */
function expectKnown(history: LedgerHistory, options: Options<'audit'>): void {
  for (const flag of ['asset', 'system'] as const) {
    const name = options[flag];
    if (name === null || isKnown(history, flag, name)) continue;
    const problem = `names ${word(name)}, which no list and no change of this ledger has`;
    throw new UserError(`--${flag}`, problem, 'Check its spelling: case counts.');
  }
}

/** The start or the end of a day in UTC, or the given time, in milliseconds since 1970. */
function instantOf(flag: string, text: string, side: 'start' | 'end'): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text);
  const clock = side === 'start' ? '00:00:00.000' : '23:59:59.999';
  const at = isDay ? Date.parse(`${text}T${clock}Z`) : isTime ? Date.parse(text) : Number.NaN;
  // JavaScript reads 30 February as 2 March, and 24:00 as the start of the next day.
  const day = text.slice(0, 10);
  const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true && text.slice(11, 13) !== '24';
  if (!Number.isNaN(at) && isReal) return at;
  throw new UserError(flag, 'must be a date, such as 2026-03-01, or a time, such as 2026-03-01T06:17:00Z');
}

function maxGapOf({ maxGap }: AnyAudit['options']): number {
  if (maxGap === null) return MAX_GAP_DAYS;
  if (/^\d{1,9}$/.test(maxGap)) return Number(maxGap);
  throw new UserError('--max-gap', 'must be a number of days');
}
