// The summary of a plan's check run: counts, where the plan is, and what it deletes. GitHub shows it
// above the record.
import type { Plan } from '../../core/change.ts';
import { hasErrors } from '../../core/diagnostic.ts';
import { codeSpan } from '../escape.ts';
import { guardSentences, restLine, SEPARATOR, summaryLine } from '../summarize.ts';
import { joined, markdownFormatter } from '../text-style.ts';
import { bytesOf, fitSections } from './budget.ts';
import { deleteSectionOf, runLink } from './sections.ts';

interface CheckOptions {
  /** The URL of the comment with the plan. null if there is none. */
  readonly commentUrl: string | null;
  /** The run, whose summary has the plan. */
  readonly runUrl: string | null;
  /** False if the plan has nothing to say. */
  readonly isNews: boolean;
  /** Why the plan, or a part of it, was not recorded. null if all was. */
  readonly why: string | null;
  /** The time of an earlier record of the same changes. null if there is none. */
  readonly since: string | null;
}

/** GitHub takes 65,535 characters. */
const CHECK_BUDGET = 60_000;

/** Ends with a newline. */
export function checkSummary(plan: Plan, options: CheckOptions): string {
  const { commentUrl, runUrl, isNews, why, since } = options;
  const rest = hasErrors(plan.diagnostics) ? '' : restLine(plan.summary);
  const link = runLink(commentUrl, 'comment') || runLink(runUrl, 'summary of the run');
  const where = isNews
    ? `The ${link || 'summary of the run'} shows the plan.\n`
    : 'Merging this pull request changes nothing at the service.\n';
  const blocked = guardSentences(plan, markdownFormatter).map((text) => `**Blocked:** ${text}\n`);
  const head = [
    `${joined([`**${summaryLine(plan)}**`, rest], SEPARATOR)}\n`,
    why === null ? '' : `**${why}**\n`,
    ...blocked,
    where,
  ];
  const before = since === null ? '' : ` Recorded before, at ${since}.`;
  const foot = `Digest of what apply would execute: ${codeSpan(plan.digest)}.${before}\n`;
  const elsewhere = link === '' ? '' : `; the ${link} has more`;
  const left = CHECK_BUDGET - bytesOf(foot) - head.reduce((sum, block) => sum + bytesOf(block) + 1, 0);
  const deletes = fitSections(deleteSectionOf(plan, elsewhere), left) ?? [];
  return joined([...head, ...deletes.map(({ text }) => text), foot], '\n');
}
