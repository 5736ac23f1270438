// What an apply did, for a terminal or a log, and for the pull requests that it applied.
import type { Plan } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import { countBy } from '../core/group.ts';
import type { Detail } from '../core/model.ts';
import { type ApplyReport, type ChangeResult, type Difference, hasSucceeded, type Outcome } from '../core/result.ts';
import { codeSpan, tableCell, visible, word } from './escape.ts';
import type { LedgerEnd } from './ledger.ts';
import { bytesOf, fitSections } from './markdown/budget.ts';
import { caution, ofName, pageLink, runLink } from './markdown/sections.ts';
import { type Body, siteTable } from './markdown/tables.ts';
import { errorsFirst, formatDiagnostic } from './messages.ts';
import { byKind, describe, kindOf, sourceOf } from './sections.ts';
import { countsLine, doneLine, type Face, guardSentences, SEPARATOR } from './summarize.ts';
import {
  counted,
  type Formatter,
  grouped,
  joined,
  markdownFormatter,
  type Paint,
  painter,
  plainFormatter,
} from './text-style.ts';
import { type Refusal, refusalSentence, renderRefusalMarkdown } from './unapproved.ts';

interface AppliedOptions {
  readonly color: boolean;
  readonly detail: Detail;
  /** Where it is run again. */
  readonly face: Face;
}

/** Changes beyond so many are counted, not listed: the evidence has them all. */
const MOST_SHOWN = 200;

export const OUTCOME_WORDS: { readonly [O in Outcome]: string } = {
  done: 'done',
  adopted: 'done, found by the list after its answer was lost',
  already: 'gone already',
  'changed-meanwhile': 'changed meanwhile',
  failed: 'failed',
  unknown: 'unknown',
  skipped: 'skipped',
  'not-started': 'not started',
};

const KEY_REFUSED = 'The service refused the API key, so nothing more was written. Check the key, then apply again.';

/** A run that was stopped reads no more: there the reason, and the remedy that it ends with, are no news. */
function notReadBack(failure: string, stopped: ApplyReport['stopped'], formatter: Formatter): string {
  if (stopped === 'signal') return 'The run was stopped before it could read the result back. Plan again to see it.';
  return `The result could not be read back: ${formatter.reason(failure)}. Plan again to see it.`;
}

/** Files that were applied as they were in the folder. `run` is the subject of the sentence. */
export function uncommittedSentence(run: string, commit: string): string {
  return `Not committed: ${run} worked with inventory files that are not those of commit ${commit}.`;
}

/** What did not succeed, change by change, then the counts. Ends with a newline. */
export function renderAppliedTerminal(report: ApplyReport, { color, detail, face }: AppliedOptions): string {
  const paint = painter(color);
  const lines: string[] = [];
  const open = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
  for (const result of open.slice(0, MOST_SHOWN)) lines.push(...resultLines(result, detail, paint));
  if (open.length > MOST_SHOWN) lines.push(`${grouped(open.length - MOST_SHOWN)} more; the evidence has them all.`);
  const twins = report.differences.filter(({ kind }) => kind === 'duplicate');
  const others = report.differences.filter(({ kind }) => kind !== 'duplicate');
  for (const [differences, say] of [[others, notConverged] as const, [twins, duplicated] as const]) {
    if (differences.length > 0) lines.push(paint.red(say(differences)));
    for (const difference of differences.slice(0, MOST_SHOWN)) lines.push(`  ${differenceLine(difference, detail)}`);
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

/** `done 2 of 4 · 1 failed · 1 skipped`. */
export function outcomeCounts(report: Pick<ApplyReport, 'results'>): string {
  const { done } = outcomeNumbers(report);
  const failed = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
  const counts = countBy(failed, ({ outcome }) => OUTCOME_WORDS[outcome]);
  const open = Array.from(counts, ([label, count]) => `${grouped(count)} ${label}`);
  return [`done ${grouped(done)} of ${grouped(report.results.length)}`, ...open].join(' · ');
}

/** What became of the changes: done, tried and not known to be done, and not tried. */
export function outcomeNumbers({ results }: Pick<ApplyReport, 'results'>) {
  const count = (of: (outcome: Outcome) => boolean) => results.filter(({ outcome }) => of(outcome)).length;
  const skipped = count((outcome) => outcome === 'skipped' || outcome === 'not-started');
  const done = count(hasSucceeded);
  return { done, skipped, failed: results.length - done - skipped };
}

/** What is done stays done, and stands in no plan any more. */
function howToGoOn({ stopped }: ApplyReport, face: Face, { code }: Formatter): string {
  const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
  const first = stopped === 'key-refused' ? 'correct the API key, then ' : '';
  return `To go on, ${first}${again}: what is done is skipped.`;
}

function resultLines(
  { change, outcome, reason, detail: answer }: ChangeResult,
  detail: Detail,
  paint: Paint,
): string[] {
  const why = reason === null ? '' : `: ${visible(reason)}`;
  const line = paint.red(`${OUTCOME_WORDS[outcome]}  ${describe(change, detail)}${why}`);
  return answer === null || detail === 'counts' ? [line] : [line, `  the service said: ${visible(answer)}`];
}

export const DIFFERENCE_WORDS: { readonly [K in Difference['kind']]: string } = {
  missing: 'is not in the list',
  different: 'is in the list with other values',
  'still-there': 'is still in the list',
  duplicate: 'is in the list more than once',
};

function notConverged(differences: readonly Difference[]): string {
  return `not-converged: the service's list does not show ${counted(differences.length, 'change')} that it accepted. Plan again.`;
}

/** Made by another run or a person while this one applied: which of the two to keep is for a person to say. */
function duplicated(twins: readonly Difference[]): string {
  const stand = twins.length === 1 ? 'stands' : 'stand';
  return `not-converged: ${counted(twins.length, 'asset')} ${stand} twice: made by another run or person meanwhile, or by a create whose answer was lost. None was deleted; delete one of each, or pin one by id.`;
}

function differenceLine({ change, kind, found }: Difference, detail: Detail): string {
  const ids = detail === 'counts' || found.length === 0 ? '' : ` (${found.map(({ id }) => word(id)).join(', ')})`;
  return `${describe(change, detail)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}

/** An apply that left a journal and no evidence. */
export interface CutOff {
  /** Of the journal, relative to the working directory. */
  readonly path: string;
  /** Writes that the journal announces, and of which it does not say what came. */
  readonly open: number;
}

export function cutOffLine({ path, open }: CutOff): string {
  const doubt = open === 0 ? 'none of its writes is' : `${counted(open, 'write')} of it ${open === 1 ? 'is' : 'are'}`;
  return `An earlier apply was cut off, or is still running: ${visible(path)} has no evidence beside it, and ${doubt} in doubt (an intent without an outcome). What the service has now is what counts.`;
}

interface ResultOptions {
  readonly result: string;
  readonly commit: string;
  readonly runUrl: string | null;
  /** SHA-256 of the evidence file, in hex; null when there is none. */
  readonly evidence: string | null;
  /** What the run left in its ledger; null for a run without one. */
  readonly ledger?: LedgerEnd | null;
  /** Why nothing was written, when something was not approved. */
  readonly refusal: Refusal | null;
  readonly detail: Detail;
  /** Input `name`, which tells several results of one pull request apart; '' for none. */
  readonly name?: string;
  /** Where the pages of this version stand; none where that is not known. */
  readonly pages?: string | null;
}

/** Without git's own words, which could name what a public comment must not. */
const NOT_IN_LEDGER =
  '**The record of this apply is not in the ledger** (`ledger-behind`). Its evidence stays on the runner: keep it, and add it with `cip-sync audit add FILE`.';

/** Bytes of the part about what was not approved or not done: the rest of a comment needs little. */
const OPEN_BUDGET = 55_000;

/** For the job summary: the same, and every change with what became of it. */
export function renderApplySummary(
  plan: Plan,
  report: ApplyReport | null,
  options: ResultOptions,
  budget: number,
): string {
  const page = renderResultMarkdown(plan, report, options);
  if (report === null || report.results.length === 0) return page;
  const { detail } = options;
  const section = { keep: 0, ...outcomeTable(report.results, detail), hidden: MORE };
  const [fitted] = fitSections([{ ...section, open: `### Changes\n\n${section.open}` }], budget - bytesOf(page)) ?? [];
  return fitted === undefined ? page : `${page}\n${fitted.text}`;
}

const MORE = (count: number) => `${grouped(count)} more not shown here; the evidence has them all.`;

function outcomeTable(results: readonly ChangeResult[], detail: Detail): Body {
  const outcomeCells = ({ outcome, reason }: ChangeResult) => [
    OUTCOME_WORDS[outcome],
    reason === null ? '' : sentence(reason, tableCell),
  ];
  if (detail === 'full') {
    const rows = results.map((result) => ({ ...result, cyberSystem: result.change.cyberSystem }));
    return siteTable(['Asset', 'Id', 'Change', 'Outcome', 'Reason'], rows, (row) => [
      ...[tableCell((row.change.after ?? row.change.before).name), row.id === null ? '' : tableCell(row.id)],
      ...[kindOf(row.change), ...outcomeCells(row)],
    ]);
  }
  return {
    open: '| Change | Declared in | Outcome | Reason |\n| :-- | :-- | :-- | :-- |\n',
    count: results.length,
    row: (index) => {
      const result = results[index]!;
      const source = sourceOf(result.change);
      return `| ${[kindOf(result.change), source === null ? '' : tableCell(source), ...outcomeCells(result)].join(' | ')} |\n`;
    },
    close: '',
  };
}

/** Names only what was refused or not done: the rest is in the plan's comment and in the evidence. */
export function renderResultMarkdown(plan: Plan, report: ApplyReport | null, options: ResultOptions): string {
  const { result, commit, runUrl, evidence, refusal, detail, name = '', pages = null, ledger = null } = options;
  const heading = `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${pageLink(result, pages) ?? result}\n`;
  const blocks = report === null ? [unwritten(plan, refusal)] : reportBlocks(report, detail);
  const refused = refusal === null ? '' : renderRefusalMarkdown(refusal, { detail, budget: OPEN_BUDGET });
  const origin = [
    `At ${codeSpan(commit.slice(0, 7))}`,
    evidence === null ? '' : `evidence ${codeSpan(`sha256:${evidence}`)}`,
    ledger === null || ledger.commit === null ? '' : `ledger commit ${codeSpan(ledger.commit)}`,
    runLink(runUrl),
  ];
  const behind = ledger === null || ledger.behind === null ? '' : `${caution([NOT_IN_LEDGER])}\n`;
  const foot = `${joined(origin, SEPARATOR)}\n`;
  return joined([heading, ...blocks, refused, behind, foot], '\n');
}

/** Empty where the part about the refusal says it. */
function unwritten(plan: Plan, refusal: Refusal | null): string {
  if (refusal !== null) return '';
  const { summary } = plan;
  const isNothing = summary.create + summary.update + summary.delete === 0;
  const blocked = guardSentences(plan, markdownFormatter).map((text) => `\n${caution([`**Blocked:** ${text}`])}`);
  const counts = isNothing ? `${countsLine(summary)}\n` : `**Nothing was written**<br>${countsLine(summary)}\n`;
  return counts + blocked.join('');
}

function reportBlocks(report: ApplyReport, detail: Detail): string[] {
  const { results } = report;
  const open = results.filter(({ outcome }) => !hasSucceeded(outcome));
  const kinds = byKind(results.filter(({ outcome }) => hasSucceeded(outcome)).map(({ change }) => change));
  const done = doneLine(kinds);
  const all = upperFirst(outcomeCounts(report));
  const lines = done === '' ? `**${all}**` : `**${done}**<br>${all}`;
  return [`${lines}\n`, openBlock(report, open, detail), doubtBlock(report)];
}

/** What is not done, each with its reason. */
function openBlock(report: ApplyReport, open: readonly ChangeResult[], detail: Detail): string {
  if (open.length === 0) return '';
  const head = `> [!WARNING]\n> ${openLine(open)} ${howToGoOn(report, 'action', markdownFormatter)}\n\n`;
  const section = {
    ...{ keep: 0, open: '', count: open.length, close: '' },
    row: (index: number) => `- ${openText(open[index]!, detail)}\n`,
    hidden: MORE,
  };
  return head + (fitSections([section], OPEN_BUDGET - bytesOf(head))?.[0]?.text ?? '');
}

/** What nobody knows to be done may be done. */
function openLine(open: readonly ChangeResult[]): string {
  const unknown = open.filter(({ outcome }) => outcome === 'unknown').length;
  const undone = open.length - unknown;
  const parts = [
    undone === 0 ? '' : `${counted(undone, 'change')} not done.`,
    unknown === 0
      ? ''
      : `Of ${counted(unknown, 'change')} nobody knows whether ${unknown === 1 ? 'it was' : 'they were'} done.`,
  ];
  return joined(parts, ' ');
}

function openText({ change, outcome, reason, detail: answer }: ChangeResult, detail: Detail): string {
  const why = reason === null ? '' : `: ${sentence(reason)}`;
  const quote = answer === null || detail === 'counts' ? '' : `<br>The service said: ${codeSpan(answer)}`;
  return `**${OUTCOME_WORDS[outcome]}** ${describe(change, detail, MARKDOWN)}${why}${quote}`;
}

const MARKDOWN = { name: codeSpan, place: codeSpan };

/** A reason as it stands when nothing in it can be markup, else as code. */
function sentence(reason: string, code = codeSpan): string {
  return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : code(reason);
}

/** What nobody can say of the service, or what it says otherwise than it was told. */
function doubtBlock({ differences, closingFailure, stopped }: ApplyReport): string {
  const twins = differences.filter(({ kind }) => kind === 'duplicate');
  const others = differences.filter(({ kind }) => kind !== 'duplicate');
  const paragraphs = [
    stopped === 'key-refused' ? KEY_REFUSED : '',
    others.length > 0 ? notConverged(others) : '',
    twins.length > 0 ? duplicated(twins) : '',
    closingFailure === null ? '' : notReadBack(closingFailure, stopped, markdownFormatter),
  ].filter((text) => text !== '');
  return caution(paragraphs);
}

// How a run ended, as the sentence of its red annotation: what was written, why no more, and how to go on.

interface ApplyEnding {
  readonly plan: Plan;
  /** null where nothing was tried. */
  readonly report?: ApplyReport | null;
  readonly refusal?: Refusal | null;
  readonly detail: Detail;
}

/** null for a run that is not red, or of which no more is known. */
export function endingSentence({ plan, report = null, refusal = null, detail }: ApplyEnding): string | null {
  if (hasErrors(plan.diagnostics)) return invalidSentence(plan, detail);
  if (refusal !== null) return refusalSentence(refusal);
  if (report !== null)
    return report.results.every(({ outcome }) => hasSucceeded(outcome)) ? null : openSentence(report, detail);
  const blocked = guardSentences(plan, plainFormatter);
  return blocked.length === 0 ? null : blocked.join(' ');
}

/** The first finding, and how many more there are. */
export function invalidSentence({ diagnostics }: Pick<Plan, 'diagnostics'>, detail: Detail): string | null {
  const errors = errorsFirst(diagnostics).filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return null;
  const more = errors.length === 1 ? '' : ` And ${counted(errors.length - 1, 'more error')}.`;
  return `${formatDiagnostic(first, detail)}${more}`;
}

/** `Done 2 of 4 · 1 failed · 1 skipped. Failed: create … .` */
function openSentence(report: ApplyReport, detail: Detail): string {
  const open = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
  const failed = open.find(({ outcome }) => outcome === 'failed');
  const first = failed ?? open.find(({ outcome }) => outcome !== 'skipped') ?? open[0]!;
  const reason = first.reason === null ? '.' : `: ${visible(first.reason)}`;
  const what = `${OUTCOME_WORDS[first.outcome]}: ${describe(first.change, detail)}${reason}`;
  const quote = first.detail === null || detail === 'counts' ? '' : ` The service said: ${visible(first.detail)}`;
  return `${upperFirst(outcomeCounts(report))}. ${upperFirst(what)}${quote} ${howToGoOn(report, 'action', plainFormatter)}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
