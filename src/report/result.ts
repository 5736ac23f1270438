// What an apply did, for the pull requests that it applied.

import type { Plan } from '../core/change.ts';
import { type ApplyReport, hasSucceeded } from '../core/outcome.ts';
import { outcomeCounts } from './applied.ts';
import { codeSpan } from './escape.ts';
import { type Refusal, renderRefusalMarkdown } from './refused.ts';
import { countsLine } from './summarize.ts';
import { counted, type Detail } from './voice.ts';

interface ResultOptions {
  readonly result: string;
  readonly commit: string;
  readonly runUrl: string | null;
  /** SHA-256 of the evidence file, in hex; null when there is none. */
  readonly evidence: string | null;
  /** Why nothing was written, when something was not approved. */
  readonly refusal: Refusal | null;
  readonly detail: Detail;
}

/** Bytes of the part about the refusal: the rest of a comment needs little. */
const REFUSAL_BUDGET = 55_000;

/** Names only what was refused: the rest is in the plan's comment and in the evidence. */
export function renderResultMarkdown(plan: Plan, report: ApplyReport | null, options: ResultOptions): string {
  const { result, commit, runUrl, evidence, refusal, detail } = options;
  const run = runUrl === null ? '' : ` · [run](${runUrl})`;
  const lines = [`## Inventory apply for ${codeSpan(plan.organization)}: ${result}`, ''];
  if (report === null) lines.push(`${countsLine(plan.summary)} Nothing was written.`);
  else lines.push(`**${outcomeCounts(report)}** of ${counted(report.results.length, 'change')}.`);
  const open = report?.results.filter(({ outcome }) => !hasSucceeded(outcome)).length ?? 0;
  if (open > 0)
    lines.push(
      '',
      '> [!WARNING]',
      `> ${counted(open, 'change')} not done. The log of the run says why; the next run goes on.`,
    );
  if (refusal !== null) lines.push('', renderRefusalMarkdown(refusal, { detail, budget: REFUSAL_BUDGET }).trimEnd());
  lines.push(
    '',
    `At ${codeSpan(commit.slice(0, 7))}${evidence === null ? '' : ` · evidence ${codeSpan(`sha256:${evidence}`)}`}${run}`,
    '',
  );
  return lines.join('\n');
}
