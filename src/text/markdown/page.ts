// The plan for a pull request's comment, a job summary and a check, within a number of bytes. Deletes come first and
// are cut last.

import type { Change, ShownPlan, Verb } from '../../core/change.ts';
import { hasErrors, SEVERITIES } from '../../core/diagnostic.ts';
import { isBlocked } from '../../core/guard.ts';
import { possibleRenames } from '../../core/suggest.ts';
import { condensed, isQuestion, sayDiagnostic, wordDiagnostic } from '../findings.ts';
import { bySystem, type Difference, declarationsBySystem, planPage, type Section } from '../rows.ts';
import { headline, SEPARATOR, summarize, type Validation, validationLine } from '../summarize.ts';
import { codeSpan, counted, fenceFor, joined, listed, markdownFormatter, systemName } from '../text.ts';
import { type Unrecorded, unrecordedSentence } from '../unrecorded.ts';
import { type Block, bytesOf, fitPage, fixedBlock } from './budget.ts';
import { caution, keepOf, linkedPlace, ofName, pageLink, runLink, sectionTable } from './table.ts';

interface MarkdownOptions {
  readonly budget?: number;
  readonly commit?: string;
  readonly runUrl?: string | null;
  /** The URL of this version's documents; absent if not known. */
  readonly pages?: string | null;
  /** What the apply of this plan waits for: the input `approval` for a pull request, `dispatch` for a run by hand. */
  readonly next?: 'none' | 'plan' | 'review' | 'dispatch';
  readonly verb?: Verb;
  /** Input `name`, which distinguishes several plans of one pull request; '' for none. */
  readonly name?: string;
  /** Why the plan has no record, though an approval needs one. */
  readonly unrecorded?: Unrecorded | null;
  /** The URL of the files at the planned commit, to which `/path#L1` is added. null if not known. */
  readonly files?: string | null;
  /** The URL of the issue that lists drift. null if not known. */
  readonly driftIssue?: string | null;
  /** Whether the summary of the run shows every change. */
  readonly isSummaryWhole?: boolean;
}

const COMMENT_BUDGET = 60_000;
/** If a plan has changes, each section of findings takes at most this share of the page, to leave room for them. */
const FINDINGS_SHARE = 0.25;
/** In plans with more changes, places in files are not linked, so that more rows fit. */
const MOST_LINKED = 500;
/** Longer lists of creates are folded after the first few. */
const MOST_CREATES = 30;
const CREATES_IN_SIGHT = 10;

/**
 * The page of a plan, ending with a newline; '' if not even the heading fits. `notShown` has the changes to execute
 * that the text does not show, which must not be recorded as shown. `isWhole` is false if something had no room, such
 * as a finding. Time grows with the budget and, to sort changes into sections, linearly with the plan.
 */
export function planMarkdown(
  plan: ShownPlan,
  options: MarkdownOptions,
): { readonly text: string; readonly notShown: readonly Change[]; readonly isWhole: boolean } {
  const { budget = COMMENT_BUDGET, pages = null, verb = 'plan', name = '', runUrl, isSummaryWhole = false } = options;
  const { diagnostics, changes, toExecute, organization } = plan;
  const isPlan = verb === 'plan';
  const files = changes.length > MOST_LINKED ? null : (options.files ?? null);
  const summaryLink = runLink(runUrl, 'summary of the run');
  const elsewhere = summaryLink === '' ? '' : `; the ${summaryLink} has ${isSummaryWhole ? 'all' : 'more'}`;

  const words = summarize(plan, markdownFormatter);
  const phrases = headline(plan, 'plan', (loud) => `**${loud}**`);
  // If the service could not be read, the organization is not known.
  const whose = organization === '' ? '' : ` for ${codeSpan(organization)}`;
  const heading = `## Inventory ${verb === 'drift' ? 'drift' : 'plan'}${ofName(name)}${whose}: ${phrases}\n`;
  // If there is nothing to execute, the headline counts drift.
  const isNothing = toExecute.length === 0 || hasErrors(diagnostics);
  const line = joined(isNothing ? [words.agreed, words.stays] : [`**${words.counts}**`, words.rest], SEPARATOR);
  const counts = line === '' ? '' : `${line}\n`;
  const cautions = words.blocked.map((text) => `**Blocked:** ${text}`);
  if (words.caution !== '') cautions.push(words.caution);
  const origin = [
    options.commit === undefined ? '' : `At ${codeSpan(options.commit.slice(0, 7))}`,
    // A digest is only of use if there is something to execute.
    toExecute.length === 0 ? '' : `digest ${codeSpan(plan.digest)}`,
    words.limit,
    runLink(runUrl),
  ];
  const next = joined([isPlan ? nextStep(plan, options) : '', joined(origin, SEPARATOR)], '\n\n');
  const foot = next === '' ? '' : `${next}\n`;

  const caused = diagnostics.filter(
    (one) =>
      !isPlan || one.severity === 'error' || isQuestion(one) || !(plan.older.has(one) || isElsewhere(one, toExecute)),
  );
  const older = diagnostics.length - caused.length;
  const released = caused.filter(({ code }) => code === 'system-released');
  const rest = caused.filter((one) => !isQuestion(one) && one.code !== 'system-released');
  const ofSeverity = (severity: (typeof SEVERITIES)[number]) => rest.filter((one) => one.severity === severity);
  const most = changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
  const links = { pages, files, elsewhere };

  const doubted = new Set(possibleRenames(plan).map(({ from }) => from.id));
  const issue = runLink(options.driftIssue, 'The issue about drift');
  const drifted = `These differed before your edit.${issue === '' ? '' : ` ${issue} lists them.`} On the default branch, \`cip-sync import --update\` writes what the service has into the files.`;
  const parts = planPage(plan, verb, (options.unrecorded ?? null) === null).flatMap(withFoldedRest);
  const tables = parts.map((section) => {
    const note = section.part === 'drift' ? () => drifted : section.note;
    return sectionTable({ ...section, note }, elsewhere, files, doubted);
  });
  const sections = [
    whereSection(toExecute),
    findingSection('errors', ofSeverity('error'), links, most),
    findingSection('questions', caused.filter(isQuestion), links, most),
    fixedBlock(caution(cautions)),
    findingSection('warnings', released, links, most),
    ...tables,
    undeclaredSection(plan, elsewhere),
    findingSection('warnings', ofSeverity('warning'), links, most),
    findingSection('notices', ofSeverity('notice'), links, most),
  ].filter(({ count, open }) => count > 0 || open !== '');
  const earlier =
    older === 0 ? '' : counted`${older} finding(s) older than this change: \`cip-sync plan\` lists (it|them).\n`;

  const page = fitPage(budget, [heading, counts, words.part === '' ? '' : `${words.part}\n`], sections, [
    earlier,
    foot,
  ]);
  if (!page.fits) {
    const brief = [[heading, counts, foot], [heading, counts], [heading]].map((blocks) => joined(blocks, '\n'));
    const text = brief.find((one) => bytesOf(one) <= budget) ?? '';
    return { text, notShown: toExecute, isWhole: false };
  }
  // Differences of drift are shown for information: an approval does not cover them.
  const notShown = parts.flatMap(({ part, changes: rows }, index) => {
    const hidden = part === 'drift' ? [] : rows.slice(page.rows[sections.indexOf(tables[index]!)] ?? 0);
    return hidden.filter((row) => 'action' in row);
  });
  return { text: page.text, notShown, isWhole: page.isWhole };
}

/** Whether a notice on names that several systems have is about none of these changes. */
function isElsewhere(finding: ShownPlan['diagnostics'][number], changes: readonly Change[]): boolean {
  if (!('args' in finding) || finding.code !== 'duplicate-name' || finding.severity !== 'notice') return false;
  const changed = new Set(changes.flatMap(({ after }) => after?.name ?? []));
  return !finding.args.names.some((name) => changed.has(name));
}

/** Of many creates, the first few in sight and the others folded. Any other section as it is. */
function withFoldedRest(section: Section<Difference>): Section<Difference>[] {
  const { part, changes } = section;
  if (part !== 'creates' || changes.length <= MOST_CREATES) return [section];
  const rest = changes.slice(CREATES_IN_SIGHT);
  const title = counted`${rest.length} more to create`;
  return [
    { ...section, changes: changes.slice(0, CREATES_IN_SIGHT) },
    { ...section, changes: rest, title, isFolded: true },
  ];
}

/** Which cyber systems change, with their counts: a few of them on one line. Left out if there is no room. */
function whereSection(changes: readonly Change[]): Block {
  const line = listed(
    bySystem(changes),
    'and',
    ({ system, members }) => counted`${systemName({ ...system, impactRating: null }, codeSpan)} (${members.length})`,
  );
  const text = line === '' ? '' : `Where: ${line}\n`;
  return { keep: keepOf('where'), open: '', count: text === '' ? 0 : 1, row: () => text, close: '', hidden: () => '' };
}

function undeclaredSection({ undeclared }: ShownPlan, elsewhere: string): Block {
  const texts = declarationsBySystem(undeclared).map(({ place, yaml }) => `# ${place}\n${yaml.join('\n')}\n`);
  const fence = fenceFor(texts);
  const title = counted`Undeclared, left alone: ${undeclared.length} asset(s)`;
  const opening = `<details><summary><h3>${title}</h3></summary>\n\nTo declare them, add these lines to the files named.\n\n${fence}yaml\n`;
  return {
    keep: keepOf('undeclared'),
    open: texts.length === 0 ? '' : opening,
    count: texts.length,
    row: (index) => texts[index]!,
    close: `${fence}\n\n</details>\n`,
    hidden: (count, isAll) =>
      isAll
        ? `**${title}**, not shown here${elsewhere}.`
        : counted`${count} more cyber system(s) not shown here${elsewhere}.`,
  };
}

const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' } as const;

/** Findings of one severity as an alert: a sentence and a place for each, or for the first of many alike. */
function findingSection(
  part: 'errors' | 'questions' | 'warnings' | 'notices',
  findings: ShownPlan['diagnostics'],
  { pages, files, elsewhere }: { pages: string | null; files: string | null; elsewhere: string },
  most: number,
): Block {
  const bullets = condensed(findings);
  const severity = findings[0]?.severity ?? 'notice';
  const bullet = bullets.length > 1 ? '- ' : '';
  return {
    keep: keepOf(part),
    most,
    open: bullets.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
    count: bullets.length,
    row: (index) => {
      const { finding, more } = bullets[index]!;
      const { code, path, line } = wordDiagnostic(finding);
      const place = path === null ? '' : `${line === null ? codeSpan(path) : linkedPlace(path, line, files)} · `;
      const said = sayDiagnostic(finding, markdownFormatter);
      const rest = more === 0 ? '' : counted`<br>and ${more} more like this. \`cip-sync plan --json\` has all of them.`;
      return `> ${bullet}${said}<br>${place}${pageLink(code, pages) ?? codeSpan(code)}${rest}\n`;
    },
    close: '',
    hidden: (count, isAll) =>
      isAll
        ? counted`**${findings.length} ${part === 'questions' ? 'question' : severity}(s)**, not shown here${elsewhere}.`
        : counted`${count} more not shown here${elsewhere}.`,
  };
}

/** The next step. What must be corrected first comes first. Only a setup that requires a review mentions one. */
function nextStep(plan: ShownPlan, options: MarkdownOptions): string {
  const { unrecorded = null, next, commit } = options;
  const { diagnostics, guards, toExecute, summary, digest } = plan;
  if (hasErrors(diagnostics)) return '**Next:** correct the files. A new commit plans again.';
  if (unrecorded !== null) return `**Next:** ${unrecordedSentence(unrecorded)}`;
  // A plan on the command line has no next step here.
  if (next === undefined) return '';
  if (toExecute.length === 0) {
    const nothing = 'nothing to approve. Merging this changes nothing at the service.';
    return `**Next:** ${next === 'dispatch' ? 'nothing to apply.' : nothing}`;
  }
  if (isBlocked(guards)) return '**Next:** fix what blocks this plan. The caution above says how.';
  // Only a delete that may be half of a rename makes the answer urgent.
  const isAsked = possibleRenames(plan).some(({ from }) => toExecute.includes(from));
  const first = [isAsked ? 'answer each question' : '', summary.delete === 0 ? '' : 'check that every delete is meant'];
  const check = joined(first, ', ');
  const head = commit === undefined ? '' : codeSpan(commit.slice(0, 7));
  const again = 'A new commit plans again. If the service changes meanwhile, nothing is applied.';
  const steps = {
    review: `${joined(['approve', head], ' on ')}, and merge. Your review approves exactly these changes. ${again}`,
    plan: `${joined(['merge', head], ' ')}. Merging approves exactly these changes. ${again}`,
    none: 'merge. With `approval: none` the apply executes every difference that it finds then.',
    dispatch: `to apply exactly these changes, run the workflow by hand with \`command: apply\` and \`approve-digest: ${digest}\`.`,
  };
  return `**Next:** ${joined([check, steps[next]], ', then ')}`;
}

/** GitHub takes 65,535 characters. */
const CHECK_BUDGET = 60_000;

/** The summary of a plan's check run, above the record: counts, where the plan is, and what it deletes. */
export function checkSummary(
  plan: ShownPlan,
  options: {
    /** The URL of the comment with the plan. null if there is none. */
    readonly commentUrl: string | null;
    /** The run, whose summary has the plan. */
    readonly runUrl: string | null;
    /** False if the plan has nothing to say. */
    readonly isNews: boolean;
    /** Why the plan was not recorded; null if it was. */
    readonly unrecorded: Unrecorded | null;
    /** The time of an earlier record of the same changes. null if there is none. */
    readonly recordedAt: string | null;
  },
): string {
  const { commentUrl, runUrl, isNews, unrecorded, recordedAt } = options;
  const { counts, rest, blocked } = summarize(plan, markdownFormatter);
  const link = runLink(commentUrl, 'comment') || runLink(runUrl, 'summary of the run');
  const elsewhere = link === '' ? '' : `; the ${link} has more`;
  const before = recordedAt === null ? '' : ` Recorded before, at ${recordedAt}.`;
  const doubted = new Set(possibleRenames(plan).map(({ from }) => from.id));
  const deletes = planPage(plan, 'plan', unrecorded === null).filter(({ part }) => part === 'deletes');
  return fitPage(
    CHECK_BUDGET,
    [
      `${joined([`**${counts}**`, rest], SEPARATOR)}\n`,
      unrecorded === null ? '' : `**${unrecordedSentence(unrecorded)}**\n`,
      ...blocked.map((text) => `**Blocked:** ${text}\n`),
      isNews
        ? `The ${link || 'summary of the run'} shows ${hasErrors(plan.diagnostics) ? 'the errors' : 'the plan'}.\n`
        : 'Merging this pull request changes nothing at the service.\n',
    ],
    deletes.map((section) => sectionTable(section, elsewhere, null, doubted)),
    plan.toExecute.length === 0 ? [] : [`Digest of what apply would execute: ${codeSpan(plan.digest)}.${before}\n`],
  ).text;
}

/** The result of a validation: the line of counts, then the findings as a plan's page shows them. */
export function renderValidationMarkdown(
  validation: Validation,
  { budget, name, pages = null }: { readonly budget: number; readonly name: string; readonly pages?: string | null },
): string {
  const sections = SEVERITIES.map((severity) => {
    const ofSeverity = validation.diagnostics.filter((one) => one.severity === severity);
    return findingSection(`${severity}s`, ofSeverity, { pages, files: null, elsewhere: '' }, budget);
  });
  const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
  return fitPage(
    budget,
    [head],
    sections.filter(({ count }) => count > 0),
    [],
  ).text;
}
