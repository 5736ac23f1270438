// What an apply did, for the pull requests that it applied.
import type { Plan } from '../core/change.ts';
import { type ApplyReport, type ChangeResult, hasSucceeded } from '../core/outcome.ts';
import {
  describe,
  duplicated,
  KEY_REFUSED,
  notConverged,
  notReadBack,
  OUTCOME_WORDS,
  outcomeCounts,
} from './applied.ts';
import { codeSpan } from './escape.ts';
import { bytesOf, fitSections } from './markdown/budget.ts';
import { caution, ofName } from './markdown/parts.ts';
import { type Refusal, renderRefusalMarkdown } from './refused.ts';
import { byKind } from './sections.ts';
import { countsLine, doneLine, guardSentences, SEPARATOR } from './summarize.ts';
import { counted, type Detail, grouped, markdownVoice } from './voice.ts';

interface ResultOptions {
  readonly result: string;
  readonly commit: string;
  readonly runUrl: string | null;
  /** SHA-256 of the evidence file, in hex; null when there is none. */
  readonly evidence: string | null;
  /** Why nothing was written, when something was not approved. */
  readonly refusal: Refusal | null;
  readonly detail: Detail;
  /** Input `name`, which tells several results of one pull request apart; '' for none. */
  readonly name?: string;
}

/** Bytes of the part about what was not approved or not done: the rest of a comment needs little. */
const OPEN_BUDGET = 55_000;

/** Names only what was refused or not done: the rest is in the plan's comment and in the evidence. */
export function renderResultMarkdown(plan: Plan, report: ApplyReport | null, options: ResultOptions): string {
  const { result, commit, runUrl, evidence, refusal, detail, name = '' } = options;
  const heading = `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${result}\n`;
  const told = report === null ? [unwritten(plan, refusal)] : reportBlocks(report, detail);
  const refused = refusal === null ? '' : renderRefusalMarkdown(refusal, { detail, budget: OPEN_BUDGET });
  const origin = [
    `At ${codeSpan(commit.slice(0, 7))}`,
    evidence === null ? '' : `evidence ${codeSpan(`sha256:${evidence}`)}`,
    runUrl === null ? '' : `[run](${runUrl})`,
  ];
  const foot = `${origin.filter((part) => part !== '').join(SEPARATOR)}\n`;
  return [heading, ...told, refused, foot].filter((block) => block !== '').join('\n');
}

/** Empty where the part about the refusal says it. */
function unwritten(plan: Plan, refusal: Refusal | null): string {
  if (refusal !== null) return '';
  const { summary } = plan;
  const isNothing = summary.create + summary.update + summary.delete === 0;
  const blocked = guardSentences(plan, markdownVoice).map((text) => `\n${caution([`**Blocked:** ${text}`])}`);
  const counts = isNothing ? `${countsLine(summary)}\n` : `**Nothing was written**<br>${countsLine(summary)}\n`;
  return counts + blocked.join('');
}

function reportBlocks(report: ApplyReport, detail: Detail): string[] {
  const { results } = report;
  const open = results.filter(({ outcome }) => !hasSucceeded(outcome));
  const kinds = byKind(results.filter(({ outcome }) => hasSucceeded(outcome)).map(({ change }) => change));
  const done = doneLine(kinds);
  const all = `Of ${counted(results.length, 'change')}: ${outcomeCounts(report)}`;
  const lines = done === '' ? `**${all}**` : `**${done}**<br>${all}`;
  return [`${lines}\n`, openBlock(open, detail), doubtBlock(report)].filter((block) => block !== '');
}

/** What is not done, each with its reason. */
function openBlock(open: readonly ChangeResult[], detail: Detail): string {
  if (open.length === 0) return '';
  const head = `> [!WARNING]\n> ${openLine(open)} The next run goes on.\n\n`;
  const section = {
    ...{ keep: 0, open: '', count: open.length, close: '' },
    row: (index: number) => `- ${openText(open[index]!, detail)}\n`,
    hidden: (count: number) => `${grouped(count)} more not shown here; the evidence has them all.`,
  };
  return head + (fitSections([section], OPEN_BUDGET - bytesOf(head))?.[0]?.text ?? '');
}

/** What nobody knows to be done may be done. */
function openLine(open: readonly ChangeResult[]): string {
  const unknown = open.filter(({ outcome }) => outcome === 'unknown').length;
  const known = open.length - unknown;
  const parts = [
    known === 0 ? '' : `${counted(known, 'change')} not done.`,
    unknown === 0 ? '' : `Of ${counted(unknown, 'change')} nobody knows whether it was done.`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function openText({ change, outcome, reason }: ChangeResult, detail: Detail): string {
  const why = reason === null ? '' : `: ${sentence(reason)}`;
  return `**${OUTCOME_WORDS[outcome]}** ${describe(change, detail, MARKDOWN)}${why}`;
}

const MARKDOWN = { name: codeSpan, place: codeSpan };

/** A reason as it stands when nothing in it can be markup, else as code. */
function sentence(reason: string): string {
  return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : codeSpan(reason);
}

/** What nobody can say of the service, or what it says otherwise than it was told. */
function doubtBlock({ differences, closingFailure, stopped }: ApplyReport): string {
  const twins = differences.filter(({ kind }) => kind === 'duplicate');
  const others = differences.filter(({ kind }) => kind !== 'duplicate');
  const paragraphs = [
    stopped === 'key-refused' ? KEY_REFUSED : '',
    others.length > 0 ? notConverged(others) : '',
    twins.length > 0 ? duplicated(twins) : '',
    closingFailure === null ? '' : notReadBack(closingFailure, stopped, markdownVoice),
  ].filter((text) => text !== '');
  return caution(paragraphs);
}
