// The plan for a pull request's comment and a job summary, within a number of bytes. Deletes come first and are cut
// last.
import type { Change, Plan } from '../../core/change.ts';
import { hasErrors, SEVERITIES } from '../../core/diagnostic.ts';
import { allowedDeletes, isBlocked } from '../../core/guard.ts';
import { codeSpan } from '../escape.ts';
import {
  agreement,
  countsLine,
  guardSentences,
  headlinePhrases,
  NOT_RECORDED,
  onlySentence,
  restLine,
  SEPARATOR,
  tooLargeText,
  type Validation,
  validationLine,
} from '../summarize.ts';
import { counted, grouped, joined, markdownFormatter } from '../text-style.ts';
import { bytesOf, fitSections } from './budget.ts';
import {
  asSentence,
  caution,
  findingSection,
  isFirst,
  ofName,
  pageLink,
  planSections,
  runLink,
  sitesOf,
} from './sections.ts';

export interface MarkdownOptions {
  /** The most bytes of UTF-8 for the text. */
  readonly budget?: number;
  /** The commit that was planned. */
  readonly commit?: string;
  readonly runUrl?: string | null;
  /** The URL of this version's documents; absent if not known. */
  readonly pages?: string | null;
  /** What the apply of this plan waits for: the input `approval` for a pull request, `dispatch` for a run by hand. */
  readonly next?: 'none' | 'plan' | 'review' | 'dispatch';
  /** The command that shows the plan. */
  readonly verb?: 'plan' | 'apply' | 'drift';
  /** Input `name`, which distinguishes several plans of one pull request; '' for none. */
  readonly name?: string;
  /** How many changes are shown nowhere, so that no approval covers them. */
  readonly unrecorded?: number;
  /** False if an approval counts by a record, and none can be written. */
  readonly mayRecord?: boolean;
  /** The URL of the files at the planned commit, to which `/path#L1` is added. null if not known. */
  readonly files?: string | null;
  /** The ticket that the pull request names; null for none. */
  readonly ticket?: string | null;
  /** How many people must approve a delete; input `delete-approvals`. */
  readonly deleteApprovals?: number;
  /** The branch that the pull request would merge into, if nothing is applied from it. */
  readonly unappliedBranch?: string;
  /** Whether the summary of the run shows every change. */
  readonly isSummaryWhole?: boolean;
}

interface PlanPage {
  /** Ends with a newline. Empty when not even the heading fits. */
  readonly text: string;
  /** Changes to execute that the text does not show. They must not be recorded as shown. */
  readonly notShown: readonly Change[];
  /** False if there was no room for some of it, a finding perhaps. */
  readonly isWhole: boolean;
}

const COMMENT_BUDGET = 60_000;

/** Returns only the text, for a page without a record. */
export function renderPlanMarkdown(plan: Plan, options: MarkdownOptions): string {
  return planPage(plan, options).text;
}

/** Time grows with the budget and, to sort changes into sections, linearly with the plan. */
export function planPage(plan: Plan, options: MarkdownOptions): PlanPage {
  const { budget = COMMENT_BUDGET, pages = null, files = null } = options;
  const heading = headingOf(plan, options);
  const counts = countsText(plan, options.ticket ?? null);
  const foot = footer(plan, options);
  const only = onlySentence(plan, markdownFormatter);
  const head = [heading, counts, only === null ? '' : `${only}\n`].filter((block) => block !== '');
  const alerts = warnings(plan, options);
  const sections = planSections(plan, { budget, elsewhere: elsewhere(options), pages, files });
  const frame = [...head, ...alerts, foot];
  const left = budget - frame.reduce((sum, block) => sum + bytesOf(block) + 1, 0);
  const fitted = left < 0 ? null : fitSections(sections, left);
  if (fitted === null) {
    const text = shortest([[heading, counts, foot], [heading, counts], [heading]], budget);
    return { text, notShown: plan.toExecute, isWhole: false };
  }
  const notShown = sections.flatMap(({ changes }, index) => changes.slice(fitted[index]?.rows ?? 0));
  const texts = fitted.map(({ text }) => text);
  const first = sections.filter(isFirst).length;
  const blocks = [...head, ...texts.slice(0, first), ...alerts, ...texts.slice(first), foot];
  const isWhole = sections.every(({ count }, index) => fitted[index]?.rows === count);
  return { text: joined(blocks, '\n'), notShown, isWhole };
}

function shortest(pages: readonly (readonly string[])[], budget: number): string {
  const texts = pages.map((blocks) => blocks.join('\n'));
  return texts.find((text) => bytesOf(text) <= budget) ?? '';
}

/** Without names of files or the service. The organization is the workflow's own. */
function headingOf(plan: Plan, { name = '' }: MarkdownOptions): string {
  const phrases = headlinePhrases(plan).map(({ text, loud }) => (loud ? `**${text}**` : text));
  // If the service could not be read, the organization is not known.
  const organization = plan.organization === '' ? '' : ` for ${codeSpan(plan.organization)}`;
  return `## Inventory plan${ofName(name)}${organization}: ${phrases.join(', ')}\n`;
}

/** What would be executed, and what stays as it is. */
function countsText({ summary, diagnostics, toExecute }: Plan, ticket: string | null): string {
  if (hasErrors(diagnostics)) return '';
  const isNothing = toExecute.length === 0;
  const agreed = isNothing && summary.drift === 0 ? agreement(summary) : '';
  const counts = isNothing ? agreed : `**${countsLine(summary, toExecute)}**`;
  const rest = restLine(isNothing ? { ...summary, drift: 0 } : summary);
  const line = joined([counts, rest, ticket === null ? '' : codeSpan(ticket)], SEPARATOR);
  return line === '' ? '' : `${line}\n`;
}

/** What a reviewer must not miss: why nothing can be applied, and that deletes are permanent. */
function warnings({ summary, guards, managed, toExecute }: Plan, options: MarkdownOptions): string[] {
  const { deleteApprovals = 1 } = options;
  const blocks: string[] = [];
  const isOver = guards.some(({ guard, passed }) => guard.startsWith('max-delete') && !passed);
  const paragraphs = guardSentences({ guards, managed }, markdownFormatter).map((text) => `**Blocked:** ${text}`);
  if (summary.delete > 0) {
    const deletes = counted(summary.delete, 'delete');
    const reach = sitesOf(toExecute.filter(({ action }) => action === 'delete'));
    const limit = guards.length === 0 || isOver ? '' : `, limit ${grouped(allowedDeletes(guards))}`;
    const people = deleteApprovals > 1 ? ` Deletes need ${deleteApprovals} approvals.` : '';
    paragraphs.push(
      `A delete is permanent, and the asset's compliance history goes with it. ${deletes}${reach}${limit}.${people}`,
    );
  }
  if (paragraphs.length > 0) blocks.push(caution(paragraphs));
  return blocks;
}

/** What a reviewer does next, then which commit and version this is about. */
function footer(plan: Plan, options: MarkdownOptions): string {
  const { commit, runUrl, verb = 'plan' } = options;
  const next = verb === 'plan' ? nextStep(plan, options) : '';
  const states = statesLine(plan, options);
  const run = runLink(runUrl);
  const at = commit === undefined ? '' : `At ${codeSpan(commit.slice(0, 7))}`;
  const digest = hasErrors(plan.diagnostics) ? '' : codeSpan(plan.digest);
  const origin = joined([at, digest, run], SEPARATOR);
  return `${joined([next, states, origin], '\n\n')}\n`;
}

function elsewhere({ runUrl, isSummaryWhole = false }: MarkdownOptions): string {
  const link = runLink(runUrl, 'summary of the run');
  return link === '' ? '' : `; the ${link} has ${isSummaryWhole ? 'all' : 'more'}`;
}

/** What has to be corrected first, comes first. */
function nextStep(plan: Plan, options: MarkdownOptions): string {
  const { unrecorded = 0, mayRecord = true, unappliedBranch, next, commit } = options;
  const isInvalid = hasErrors(plan.diagnostics);
  if (!mayRecord && !isInvalid) return `**${NOT_RECORDED}**`;
  if (unrecorded > 0) return `**${tooLargeText(unrecorded)}**`;
  if (unappliedBranch !== undefined && !isInvalid) {
    return `**Next:** this merges into ${codeSpan(unappliedBranch)}, from which nothing is applied. To apply it, open a pull request into the default branch.`;
  }
  // A plan without a next step, as on a terminal, only mentions its errors.
  if (next === undefined && !isInvalid) return '';
  return `**Next:** ${approvalStep(plan, next ?? 'dispatch', commit)}`;
}

type Next = NonNullable<MarkdownOptions['next']>;

function approvalStep(plan: Plan, next: Next, commit: string | undefined): string {
  const { diagnostics, guards, toExecute, summary, digest } = plan;
  if (hasErrors(diagnostics)) return 'correct the files. A new commit plans again.';
  if (toExecute.length === 0) {
    if (next === 'dispatch') return 'nothing to apply.';
    return 'nothing to approve. Merging this changes nothing at the service.';
  }
  if (isBlocked(guards)) return 'fix what blocks this plan. The caution above says how.';
  const check = summary.delete === 0 ? '' : 'check that every delete is meant, then ';
  return `${check}${approvalText(next, digest, commit)}`;
}

/** Only a setup that needs a review mentions one. */
function approvalText(next: Next, digest: string, commit: string | undefined): string {
  const again = 'A new commit plans again. If the service changes meanwhile, nothing is applied.';
  const on = commit === undefined ? '' : ` on ${codeSpan(commit.slice(0, 7))}`;
  const { code } = markdownFormatter;
  switch (next) {
    case 'review':
      return `approve${on}, and merge. Your review approves exactly these changes. ${again}`;
    case 'plan':
      return `merge. Merging approves exactly these changes. ${again}`;
    case 'none':
      return `merge. With ${code('approval: none')} the apply executes every difference that it finds then.`;
    case 'dispatch':
      return `to apply exactly these changes, run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${digest}`)}.`;
  }
}

/** The states that the page names, each linked to the section that explains it. */
function statesLine({ summary, guards, diagnostics }: Plan, { pages = null }: MarkdownOptions): string {
  const states = [
    hasErrors(diagnostics) ? 'invalid' : isBlocked(guards) ? 'blocked' : '',
    summary.pending > 0 ? 'pending' : '',
    summary.drift > 0 ? 'drift' : '',
    summary.undeclared > 0 ? 'undeclared' : '',
    summary.ignored > 0 ? 'ignored' : '',
    summary.unmanaged > 0 ? 'unmanaged' : '',
  ];
  const links = states.map((state) => (state === '' ? '' : (pageLink(state, pages) ?? '')));
  const line = joined(links, SEPARATOR);
  return line === '' ? '' : `Explained: ${line}`;
}

// The result of a validation as a page of Markdown: the line of counts, then the findings as a plan's page shows them.

interface ValidationPageOptions {
  /** The most bytes of UTF-8 for the text. */
  readonly budget: number;
  /** Input `name`, which distinguishes several runs of one job; '' for none. */
  readonly name: string;
  readonly pages?: string | null;
}

/** Ends with a newline. */
export function renderValidationMarkdown(validation: Validation, options: ValidationPageOptions): string {
  const { budget, name, pages = null } = options;
  const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
  const findings = SEVERITIES.map((severity) =>
    asSentence(findingSection(severity, validation, { pages, files: null })),
  ).filter(({ count }) => count > 0);
  const fitted = fitSections(findings, budget - bytesOf(head) - 1) ?? [];
  return [head, ...fitted.map(({ text }) => text)].join('\n');
}
