// The plan for a pull request's comment and a job summary: within a number of bytes, deletes first and cut last.
import type { Change, Plan } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import { allowedDeletes } from '../core/guard.ts';
import { bytesOf, fitSections } from './budget.ts';
import { codeSpan } from './escape.ts';
import { type PlanSection, planSections } from './markdown-sections.ts';
import { guardSentence, headlinePhrases, restLine, SEPARATOR, summaryLine } from './summarize.ts';
import { type Detail, grouped, markdownVoice } from './voice.ts';

export interface MarkdownOptions {
  readonly detail: Detail;
  /** Bytes of UTF-8 that the text may have. */
  readonly budget?: number;
  /** The commit that was planned. */
  readonly commit?: string;
  readonly runUrl?: string;
  readonly title?: string;
  /** Input `name`, which tells several plans of one pull request apart. */
  readonly name?: string;
}

export interface PlanPage {
  /** Ends with a newline; empty when not even the heading fits. */
  readonly text: string;
  /**
   * Changes to execute that the text does not show: what nothing shows may not be recorded (design section 8).
   * Always empty under `detail: counts`, where the diff of the files shows them.
   */
  readonly notShown: readonly Change[];
}

const COMMENT_BUDGET = 60_000;

/** The text alone, for where nothing is recorded. */
export function renderPlanMarkdown(plan: Plan, options: MarkdownOptions): string {
  return planPage(plan, options).text;
}

/** Time grows with the budget and, for sorting changes into sections, linearly with the plan. */
export function planPage(plan: Plan, options: MarkdownOptions): PlanPage {
  const { detail, budget = COMMENT_BUDGET } = options;
  const heading = headingOf(plan, options);
  const counts = countsOf(plan, options);
  const head = [heading, counts, ...warnings(plan, detail)];
  const foot = footer(plan, options);
  const sections = planSections(plan, detail, budget);
  const frame = [...head, foot];
  const left = budget - frame.reduce((sum, block) => sum + bytesOf(block) + 1, 0);
  const fitted = left < 0 ? null : fitSections(sections, left);
  if (fitted === null) {
    const text = shortest([[heading, counts, foot], [heading, counts], [heading]], budget);
    return { text, notShown: detail === 'counts' ? [] : plan.toExecute };
  }
  const notShown =
    detail === 'counts' ? [] : sections.flatMap((section, index) => hiddenOf(section, fitted[index]?.shown));
  return { text: [...head, ...fitted.map(({ text }) => text), foot].join('\n'), notShown };
}

function hiddenOf({ changes }: PlanSection, shown = 0): readonly Change[] {
  return changes.slice(shown);
}

function shortest(pages: readonly (readonly string[])[], budget: number): string {
  const texts = pages.map((blocks) => blocks.join('\n'));
  return texts.find((text) => bytesOf(text) <= budget) ?? '';
}

/** Without names of files or the service: the organization is the workflow's own. */
function headingOf(plan: Plan, { title = 'Inventory plan', name }: MarkdownOptions): string {
  const which = name === undefined || name === '' ? '' : ` (${codeSpan(name)})`;
  const phrases = headlinePhrases(plan).map(({ text, loud }) => (loud ? `**${text}**` : text));
  return `## ${title}${which} for ${codeSpan(plan.organization)}: ${phrases.join(', ')}\n`;
}

function countsOf(plan: Plan, { commit }: MarkdownOptions): string {
  const rest = hasErrors(plan.diagnostics) ? '' : restLine(plan.summary);
  const parts = [`**${summaryLine(plan)}**`, rest, commit === undefined ? '' : `at ${codeSpan(commit.slice(0, 7))}`];
  return `${parts.filter((part) => part !== '').join(SEPARATOR)}\n`;
}

function warnings({ summary, guards, changes }: Plan, detail: Detail): string[] {
  const blocks: string[] = [];
  if (summary.delete > 0) {
    const allowed =
      guards.length === 0 ? '' : ` ${grouped(summary.delete)} of ${grouped(allowedDeletes(guards))} allowed.`;
    blocks.push(
      alert('CAUTION', [`Deletes cannot be undone, and the asset's compliance history goes with it.${allowed}`]),
    );
  }
  const failed = guards.filter(({ passed }) => !passed);
  if (failed.length > 0)
    blocks.push(
      alert(
        'CAUTION',
        failed.map((guard) => `Blocked: ${guardSentence(guard, markdownVoice)}`),
      ),
    );
  if (detail === 'counts' && changes.length > 0) {
    blocks.push('Names are not shown here. What this asks for is in the diff of the inventory files.\n');
  }
  return blocks;
}

function alert(kind: 'CAUTION' | 'WARNING' | 'NOTE', sentences: readonly string[]): string {
  return `> [!${kind}]\n${sentences.map((sentence) => `> ${sentence}\n`).join('')}`;
}

function footer({ toExecute, digest }: Plan, { runUrl }: MarkdownOptions): string {
  const scope =
    toExecute.length === 0
      ? []
      : ['Approval covers exactly these changes: a new commit, or a change at the service, plans again.'];
  const run = runUrl !== undefined && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(runUrl) ? [`[run](${runUrl})`] : [];
  return `${[...scope, [codeSpan(digest), ...run].join(SEPARATOR)].join(' ')}\n`;
}
