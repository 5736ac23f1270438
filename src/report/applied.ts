// What an apply did: for a terminal or a log, and for the pull requests that it applied.
import type { Change, Plan } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import { countBy } from '../core/group.ts';
import { type ApplyReport, type ChangeResult, type Difference, hasSucceeded, type Outcome } from '../core/result.ts';
import { codeSpan, tableCell, visible, word } from './escape.ts';
import type { LedgerEnd } from './ledger.ts';
import { bytesOf, fitSections } from './markdown/budget.ts';
import { caution, ofName, pageLink, runLink } from './markdown/sections.ts';
import { type Body, changeTable, headed, plainTable } from './markdown/tables.ts';
import { errorsFirst, formatDiagnostic } from './messages.ts';
import { byKind, compareForReading, describe } from './sections.ts';
import { countsLine, doneLine, type Face, guardSentences, SEPARATOR } from './summarize.ts';
import {
  counted,
  durationText,
  type Formatter,
  grouped,
  joined,
  listed,
  markdownFormatter,
  type Paint,
  painter,
  plainFormatter,
} from './text-style.ts';
import { type Refusal, refusalSentence, renderRefusalMarkdown } from './unapproved.ts';

interface AppliedOptions {
  readonly color: boolean;
  /** Whether the run is repeated by the action or by a flag of the command line. */
  readonly face: Face;
}

/** Only this many changes are listed. The evidence has them all. */
const MOST_SHOWN = 200;

export const OUTCOME_WORDS: { readonly [O in Outcome]: string } = {
  done: 'done',
  adopted: 'done, found in the list after its answer was lost',
  already: 'gone already',
  'changed-meanwhile': 'changed meanwhile',
  failed: 'failed',
  unknown: 'unknown',
  skipped: 'skipped',
  'not-started': 'not started',
};

const KEY_REFUSED = 'The service refused the API key, so the run wrote nothing more. Check the key, then apply again.';

/** A stopped run reads no more. Its reason and remedy were already given. */
function notReadBack(failure: string, stopped: ApplyReport['stopped'], formatter: Formatter): string {
  if (stopped === 'signal') return 'The run was stopped before it could read the result back. Plan again to see it.';
  return `The result could not be read back: ${formatter.reason(failure)}. Plan again to see it.`;
}

/** Each change that did not succeed, then the counts. Ends with a newline. */
export function renderAppliedTerminal(report: ApplyReport, { color, face }: AppliedOptions): string {
  const paint = painter(color);
  const lines: string[] = [];
  const { open, tried } = undone(report);
  // What was not started has no news of its own: the counts below have it.
  for (const result of tried.slice(0, MOST_SHOWN)) lines.push(...resultLines(result, paint));
  if (tried.length > MOST_SHOWN)
    lines.push(`${grouped(tried.length - MOST_SHOWN)} more. The evidence has all of them.`);
  for (const { differences, text } of doubts(report)) {
    lines.push(paint.red(text));
    for (const difference of differences.slice(0, MOST_SHOWN)) lines.push(`  ${differenceLine(difference)}`);
  }
  if (report.closingFailure !== null) {
    lines.push(paint.red(notReadBack(report.closingFailure, report.stopped, plainFormatter)));
  }
  if (report.stopped === 'key-refused') {
    lines.push(paint.red(KEY_REFUSED));
  }
  lines.push(paint.bold(outcomeCounts(report)));
  if (open.length > 0) lines.push(howToGoOn(report, face, plainFormatter));
  return `${lines.join('\n')}\n`;
}

type Results = Pick<ApplyReport, 'results'>;

/** What is not done, and what of it was tried. */
function undone({ results }: Results) {
  const open = results.filter(({ outcome }) => !hasSucceeded(outcome));
  return { open, tried: open.filter(({ outcome }) => outcome !== 'not-started') };
}

/** `done 2 of 4 · 1 failed · 1 skipped`. */
export function outcomeCounts({ results }: Results): string {
  const { open } = undone({ results });
  const counts = countBy(open, ({ outcome }) => OUTCOME_WORDS[outcome]);
  const done = `done ${grouped(results.length - open.length)} of ${grouped(results.length)}`;
  return [done, ...Array.from(counts, ([label, count]) => `${grouped(count)} ${label}`)].join(SEPARATOR);
}

/** The outcomes in numbers: done, tried but not known to be done, and not tried. */
export function outcomeNumbers({ results }: Results) {
  const { open, tried } = undone({ results });
  const failed = tried.filter(({ outcome }) => outcome !== 'skipped').length;
  return { done: results.length - open.length, skipped: open.length - failed, failed };
}

/** Changes that are done stay done, and are in no later plan. */
function howToGoOn({ stopped, results }: ApplyReport, face: Face, { code }: Formatter): string {
  const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
  const isRefused = results.some(({ outcome }) => outcome === 'failed');
  const first =
    stopped === 'key-refused' ? 'correct the API key, then ' : isRefused ? 'correct what failed, then ' : '';
  return `To go on, ${first}${again}. Changes that are done are skipped.`;
}

function resultLines({ change, outcome, reason, detail: answer }: ChangeResult, paint: Paint): string[] {
  const why = reason === null ? '' : `: ${visible(reason)}`;
  const line = paint.red(`${OUTCOME_WORDS[outcome]}  ${describe(change)}${why}`);
  return answer === null ? [line] : [line, `  the service said: ${visible(answer)}`];
}

export const DIFFERENCE_WORDS: { readonly [K in Difference['kind']]: string } = {
  missing: 'is not in the list',
  different: 'is in the list with other values',
  'still-there': 'is still in the list',
  duplicate: 'is in the list more than once',
};

/** What the service shows otherwise than it answered, the assets that are there twice last. */
function doubts({ differences }: ApplyReport) {
  const twins = differences.filter(({ kind }) => kind === 'duplicate');
  const others = differences.filter(({ kind }) => kind !== 'duplicate');
  return [
    ...(others.length === 0 ? [] : [{ differences: others, text: notConverged(others) }]),
    ...(twins.length === 0 ? [] : [{ differences: twins, text: duplicated(twins) }]),
  ];
}

function notConverged(differences: readonly Difference[]): string {
  return `not-converged: the service accepted ${counted(differences.length, 'change')} that its list does not show. Plan again.`;
}

/** Another run or a person made these during this apply. A person must decide which to keep. */
function duplicated(twins: readonly Difference[]): string {
  const are = twins.length === 1 ? 'is' : 'are';
  return `not-converged: ${counted(twins.length, 'asset')} ${are} in the list twice. Another run or person made the second, or a create whose answer was lost. Nothing was deleted. Delete one of each, or pin one by id.`;
}

function differenceLine({ change, kind, found }: Difference): string {
  const ids = found.length === 0 ? '' : ` (${found.map(({ id }) => word(id)).join(', ')})`;
  return `${describe(change)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}

interface ResultOptions {
  readonly result: string;
  readonly commit: string;
  readonly runUrl: string | null;
  /** SHA-256 of the evidence file, in hex; null when there is none. */
  readonly evidence: string | null;
  /** What the run left in its ledger; null if it keeps none. */
  readonly ledger: LedgerEnd | null;
  /** Why nothing was written, if something was not approved. */
  readonly refusal: Refusal | null;
  /** Input `name`, which distinguishes several results of one pull request; '' for none. */
  readonly name: string;
  /** The URL of this version's documents; null if not known. */
  readonly pages: string | null;
  /** Who approved what was applied, and when. */
  readonly approvals: readonly Approval[];
  /** How long the run took, in milliseconds; null if not known. */
  readonly ranMs: number | null;
  /** null if not known. */
  readonly commitUrl: string | null;
}

interface Approval {
  readonly user: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly pull: number;
}

/** Git's own words are left out: they could contain names that a public comment must not show. */
const NOT_IN_LEDGER =
  '**The record of this apply is not in the ledger** (`ledger-behind`). Keep its evidence, which stays on the runner. The next apply or reading records what came of it.';

/** The most bytes for what was not approved or not done. The rest of a comment needs little. */
const OPEN_BUDGET = 55_000;

interface ApplySummary {
  readonly text: string;
  /** False if the outcome of some change is not shown. */
  readonly isWhole: boolean;
}

/** For the job summary: the same, with the outcome of every change. */
export function renderApplySummary(
  plan: Plan,
  report: ApplyReport | null,
  options: ResultOptions,
  budget: number,
): ApplySummary {
  if (report === null || report.results.length === 0)
    return { text: renderResultMarkdown(plan, report, options), isWhole: true };
  const page = resultPage(plan, options, reportBlocks(report));
  const table = headed('Changes', outcomeTable(report.results), false);
  const section = { keep: 0, ...table, hidden: MORE };
  const [fitted] = fitSections([section], budget - bytesOf(page)) ?? [];
  const text = fitted === undefined ? page : `${page}\n${fitted.text}`;
  return { text, isWhole: fitted?.rows === report.results.length };
}

const MORE = (count: number) => `${grouped(count)} more not shown here. The evidence has all of them.`;

function outcomeTable(all: readonly ChangeResult[]): Body {
  const results = [...all].sort((a, b) => compareForReading(a.change, b.change));
  const outcomeCells = ({ outcome, reason, detail: answer }: ChangeResult) => [
    joined([OUTCOME_WORDS[outcome], reason === null ? '' : sentence(reason)], ': ') +
      (answer === null ? '' : `<br>The service said: ${tableCell(answer)}`),
  ];
  const changes = results.map(({ change }) => change);
  const ids = new Map(results.map(({ change, id }) => [change, id]));
  const options = { ...plainTable(changes), idOf: (change: Change) => ids.get(change) ?? null };
  return changeTable(changes, options, ['Outcome'], (_, index) => outcomeCells(results[index]!));
}

/** The result in words, then only what was refused or not done. The plan's comment and the evidence have the rest. */
export function renderResultMarkdown(plan: Plan, report: ApplyReport | null, options: ResultOptions): string {
  const { refusal } = options;
  if (report === null) return resultPage(plan, options, [unwritten(plan, refusal)]);
  const [box, counts, doubt] = reportBlocks(report);
  return resultPage(plan, options, [box, counts, openBlock(report), doubt]);
}

function resultPage(plan: Plan, options: ResultOptions, blocks: readonly string[]): string {
  const { result, refusal, name, pages, ledger } = options;
  const heading = `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${pageLink(result, pages) ?? result}\n`;
  const refused = refusal === null ? '' : renderRefusalMarkdown(refusal, OPEN_BUDGET);
  const behind = ledger === null || ledger.behind === null ? '' : `${caution([NOT_IN_LEDGER])}\n`;
  return joined([heading, ...blocks, refused, behind, resultFoot(options)], '\n');
}

/** Who approved, how long the run took, and where to find more. */
function resultFoot({ commit, commitUrl, runUrl, evidence, ledger, approvals, ranMs }: ResultOptions): string {
  const people = approvals.map(({ user, at, pull }) => `${codeSpan(user)} at ${at} in pull request ${pull}`);
  const short = commit.slice(0, 7);
  const origin = [
    commitUrl !== null ? `At [${short}](${commitUrl})` : `At ${codeSpan(short)}`,
    ranMs === null ? '' : `ran for ${durationText(ranMs)}`,
    runLink(runUrl),
    evidence === null ? '' : `evidence ${codeSpan(`sha256:${evidence}`)}`,
    ledger === null || ledger.commit === null ? '' : `ledger commit ${codeSpan(ledger.commit)}`,
  ];
  const approved = people.length === 0 ? '' : `Approved by ${listed(people, 'and')}.\n`;
  return joined([approved, `${joined(origin, SEPARATOR)}\n`], '\n');
}

/** Empty if the part about the refusal says it. */
function unwritten(plan: Plan, refusal: Refusal | null): string {
  if (refusal !== null) return '';
  const { summary } = plan;
  const isNothing = summary.create + summary.update + summary.delete === 0;
  if (isNothing) return note(countsLine(summary));
  const blocked = guardSentences(plan, markdownFormatter).map((text) => `**Blocked:** ${text}`);
  return caution([`**Nothing was written.** ${countsLine(summary)}`, ...blocked]);
}

/** The state in words, the counts, and what is not certain. */
function reportBlocks(report: ApplyReport): readonly [state: string, counts: string, doubt: string] {
  const { open } = undone(report);
  const kinds = byKind(report.results.filter(({ outcome }) => hasSucceeded(outcome)).map(({ change }) => change));
  const done = doneLine(kinds);
  const state = `**${upperFirst(outcomeCounts(report))}.**`;
  const counts = done === '' ? '' : `${done}\n`;
  const box =
    open.length === 0
      ? note(state)
      : caution([`${state} ${openLine(open)} ${howToGoOn(report, 'action', markdownFormatter)}`]);
  return [box, counts, doubtBlock(report)];
}

function note(text: string): string {
  return `> [!NOTE]\n> ${text}\n`;
}

/** The changes that are not done, each with its reason. */
function openBlock(report: ApplyReport): string {
  const { open, tried } = undone(report);
  const waiting = open.length - tried.length;
  const rest = waiting === 0 ? '' : `${counted(waiting, 'change')} not started.\n`;
  if (tried.length === 0) return rest;
  const section = { ...outcomeTable(tried), keep: 0, hidden: MORE };
  return joined([fitSections([section], OPEN_BUDGET)?.[0]?.text ?? '', rest], '\n');
}

/** Changes whose outcome is unknown may be done. */
function openLine(open: readonly ChangeResult[]): string {
  const unknown = open.filter(({ outcome }) => outcome === 'unknown').length;
  const undone = open.length - unknown;
  const parts = [
    undone === 0 ? '' : `${counted(undone, 'change')} not done.`,
    unknown === 0 ? '' : `The outcome of ${counted(unknown, 'change')} is unknown.`,
  ];
  return joined(parts, ' ');
}

/** Plain text if nothing in the reason can be markup, else code. */
function sentence(reason: string): string {
  return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : tableCell(reason);
}

/** Where the service shows something else than it answered, and what could not be read. */
function doubtBlock(report: ApplyReport): string {
  const { closingFailure, stopped } = report;
  return caution([
    ...(stopped === 'key-refused' ? [KEY_REFUSED] : []),
    ...doubts(report).map(({ text }) => text),
    ...(closingFailure === null ? [] : [notReadBack(closingFailure, stopped, markdownFormatter)]),
  ]);
}

// How a run ended, as the sentence of its red annotation: what was written, why it stopped, and how to continue.

interface ApplyEnding {
  readonly plan: Plan;
  /** null if nothing was tried. */
  readonly report?: ApplyReport | null;
  readonly refusal?: Refusal | null;
}

/** null for a run that is not red, or if no more is known. */
export function endingSentence({ plan, report = null, refusal = null }: ApplyEnding): string | null {
  if (hasErrors(plan.diagnostics)) return invalidSentence(plan);
  if (refusal !== null) return refusalSentence(refusal);
  if (report !== null) return undone(report).open.length === 0 ? null : openSentence(report);
  const blocked = guardSentences(plan, plainFormatter);
  return blocked.length === 0 ? null : blocked.join(' ');
}

/** The first finding, and how many more there are. */
export function invalidSentence({ diagnostics }: Pick<Plan, 'diagnostics'>): string | null {
  const errors = errorsFirst(diagnostics).filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return null;
  const more = errors.length === 1 ? '' : ` And ${counted(errors.length - 1, 'more error')}.`;
  return `${formatDiagnostic(first)}${more}`;
}

/** `Done 2 of 4 · 1 failed · 1 skipped. Failed: create … .` */
function openSentence(report: ApplyReport): string {
  const { open } = undone(report);
  const failed = open.find(({ outcome }) => outcome === 'failed');
  const first = failed ?? open.find(({ outcome }) => outcome !== 'skipped') ?? open[0]!;
  const reason = first.reason === null ? '.' : `: ${visible(first.reason)}`;
  const what = `${OUTCOME_WORDS[first.outcome]}: ${describe(first.change)}${reason}`;
  const quote = first.detail === null ? '' : ` The service said: ${visible(first.detail)}`;
  return `${upperFirst(outcomeCounts(report))}. ${upperFirst(what)}${quote} ${howToGoOn(report, 'action', plainFormatter)}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
