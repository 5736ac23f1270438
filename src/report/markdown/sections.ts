// The sections of a plan in Markdown, in reading order. Each has a rank that decides when it is cut.
import type { Change, Plan } from '../../core/change.ts';
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { codeSpan } from '../escape.ts';
import { errorsFirst, firstOf, isQuestion, sayDiagnostic, wordDiagnostic } from '../messages.ts';
import {
  byKind,
  HEADINGS,
  type InSystem,
  inPlaces,
  type Sections,
  sectionsOf,
  undeclaredInOrder,
} from '../sections.ts';
import { counted, grouped, markdownFormatter, systemText } from '../text-style.ts';
import type { Section } from './budget.ts';
import {
  type Body,
  changeTable,
  declarationBlock,
  driftTable,
  eachRow,
  headed,
  linkedPlace,
  noted,
  plainTable,
  type TableOptions,
  whereList,
} from './tables.ts';

/** How many warnings are above the changes. Nobody would look for a delete below thirty warnings. */
const MOST_WARNINGS = 5;

/** Findings beside changes take at most a quarter of the page, so that warnings hide no change. */
const FINDINGS_SHARE = 0.25;

/** In plans with more changes, rows do not repeat what the row above says, and have no links to lines. */
const COMPACT_FROM = 500;

/** More cyber systems are folded. */
const MOST_SYSTEMS = 12;
const WHERE_BYTES = 15_000;

interface PageSource {
  readonly plan: Plan;
  readonly table: TableOptions;
}

/** How findings are shown. */
interface FindingFormat {
  /** The URL of this version's documents; null if not known. */
  readonly pages: string | null;
  /** The URL of the files at the planned commit; null if not known. */
  readonly files: string | null;
}

interface PageOptions extends FindingFormat {
  /** The bytes of the whole page. */
  readonly budget: number;
  /** Where the rest is: ends the sentence about hidden rows. May be empty. */
  readonly elsewhere: string;
}

export function planSections(plan: Plan, options: PageOptions): PlanSection[] {
  const { budget, elsewhere, files } = options;
  const table = { ...planTable(plan), files, isCompact: plan.changes.length > COMPACT_FROM };
  const page = { plan, table };
  const sections = placed(sectionsOf(plan));
  const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
  const warnings = warningParts(plan, options);
  const all = [
    whereSection(page),
    { ...findingSection('error', plan, options), most },
    { ...questionSection(plan, options), most },
    { ...rankedSection('warning', warnings.first), most },
    deleteSection(sections, page),
    ...requestedSections(sections, page),
    mixedSection('pending', sections.pending, page),
    mixedSection('reverted', sections.reverted, page),
    driftSection(sections.drift, page),
    undeclaredSection(page),
    { ...rankedSection('notice', warnings.rest), most },
    { ...findingSection('notice', plan, options), most },
  ];
  return all.filter((one) => one.count > 0 || one.open !== '').map((one) => asSentence(one, elsewhere));
}

/** Only what a plan deletes. Empty if it deletes nothing. */
export function deleteSectionOf(plan: Plan, elsewhere: string) {
  const section = deleteSection(placed(sectionsOf(plan)), { plan, table: planTable(plan) });
  return section.open === '' ? [] : [asSentence(section, elsewhere)];
}

function planTable({ changes, diagnostics }: Plan): TableOptions {
  const doubted = diagnostics.filter(isQuestion).map(({ args }) => args.id);
  return { ...plainTable(changes), doubted: new Set(doubted) };
}

/** Makes the line about hidden rows a sentence that ends with where the rest is. */
export function asSentence<S extends Section>(one: S, elsewhere = ''): S {
  const hidden = (count: number, isAll: boolean) => {
    const line = one.hidden(count, isAll);
    return line === '' ? '' : `${line}${elsewhere}.`;
  };
  return { ...one, hidden };
}

function placed({ requested, pending, reverted, drift }: Sections): Sections {
  return {
    ...{ requested: inPlaces(requested), pending: inPlaces(pending) },
    ...{ reverted: inPlaces(reverted), drift: inPlaces(drift) },
  };
}

function requestedSections({ requested }: Sections, page: PageSource): PlanSection[] {
  const { move, rename, retype, create } = byKind(requested);
  const moves = inPlaces(move);
  const updates = inPlaces([...rename, ...retype]);
  const verb = retype.length === 0 ? 'Rename' : rename.length === 0 ? 'Retype' : 'Rename or retype';
  const title = `Move ${assets(move)}. A moved asset inherits the new system's impact rating`;
  return [
    rankedSection('moves', tablePart(title, changeTable(moves, page.table), moves)),
    rankedSection('updates', tablePart(`${verb} ${assets(updates)}`, changeTable(updates, page.table), updates)),
    rankedSection('creates', tablePart(`Create ${assets(create)}`, changeTable(create, page.table), create, true)),
  ];
}

function assets(changes: readonly Change[]): string {
  return counted(changes.length, 'asset');
}

/** ` at 5 sites` if the changes reach more than one site; else ''. */
export function sitesOf(changes: readonly InSystem[]): string {
  const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
  return sites < 2 ? '' : ` at ${grouped(sites)} sites`;
}

/** Which cyber systems change, with their counts. Left out if there is no room. */
function whereSection({ plan: { toExecute } }: PageSource): PlanSection {
  const body = whereList(toExecute);
  const title = `Where: ${counted(body.count, 'cyber system')}${sitesOf(toExecute)}`;
  const hidden = (count: number, isAll: boolean) => (isAll ? '' : `${counted(count, 'more system')} not listed`);
  const opened = { ...body, open: body.count === 0 ? '' : 'Where: ', title, changes: [] };
  const part = body.count > MOST_SYSTEMS ? tablePart(title, body, [], true) : opened;
  return { ...rankedSection('where', part), most: WHERE_BYTES, hidden };
}

/** Deletes of every origin, before anything else. */
function deleteSection({ requested, pending, reverted }: Sections, { table }: PageSource): PlanSection {
  const deletes = inPlaces([...requested, ...pending, ...reverted].filter(({ action }) => action === 'delete'));
  const later = deletes.filter(({ origin }) => origin === 'pending').length;
  const share = later === deletes.length ? '' : `${grouped(later)} `;
  const why = later === 0 ? '' : `, ${share}pending from earlier merges. ${approvesToo(later)}`;
  const title = `Delete ${assets(deletes)}${why}`;
  return rankedSection('deletes', tablePart(title, changeTable(deletes, table), deletes, false));
}

function approvesToo(count: number): string {
  return `Merging approves ${count === 1 ? 'it' : 'them'} too`;
}

/** Above everything else: a rename without the hint costs the asset its id and its history. */
function questionSection({ diagnostics }: Diagnosed, format: FindingFormat): PlanSection {
  const renames = diagnostics.filter(isQuestion);
  const title = counted(renames.length, 'question');
  const { row, ...alert } = alertOf('warning', renames, format);
  const loud = (index: number) => row(index).replace(/Is this a (?:rename|move)\?/, '**$&**');
  return rankedSection('questions', { title, changes: [], ...alert, row: loud });
}

function mixedSection(keep: 'pending' | 'reverted', changes: readonly Change[], page: PageSource): PlanSection {
  const others = changes.filter(({ action }) => action !== 'delete');
  const too = keep === 'pending' ? `. ${approvesToo(others.length)}` : '';
  const title = `${HEADINGS[keep]}: ${counted(others.length, 'change')}${too}`;
  return rankedSection(keep, tablePart(title, changeTable(others, page.table), others));
}

const DRIFT_NOTE =
  'Someone changed the service, and no file asks for it. To keep what the service has, run `cip-sync import --update`. To undo it, run the apply with `drift: apply`.';

/** Not folded if there is nothing else to read. */
function driftSection(drift: readonly Change[], { plan, table }: PageSource): PlanSection {
  const title = `${HEADINGS.drift}: ${counted(drift.length, 'difference')}`;
  const isOpen = plan.toExecute.length === 0 && drift.length <= LONG;
  return rankedSection('drift', tablePart(title, noted(DRIFT_NOTE, driftTable(drift, table)), [], !isOpen));
}

function undeclaredSection({ plan: { undeclared } }: PageSource): PlanSection {
  const title = `${HEADINGS.undeclared}: ${counted(undeclared.length, 'asset')}`;
  const note = 'To declare them, add these lines to the file of their cyber system.';
  const known = undeclared.map(({ asset }) => asset);
  const body = declarationBlock(undeclaredInOrder(undeclared), known, (system) => [`# ${systemText(system)}`]);
  return rankedSection('undeclared', tablePart(title, noted(note, body), [], true));
}

// How a page of Markdown shows a part of a plan: under a heading, folded, or as a sentence; and when it is cut.

export interface PlanSection extends Section {
  /** The changes that the rows show, row by row, if they are to be executed. */
  readonly changes: readonly Change[];
}

/** The last of these are cut first. */
const KEEP = [
  'error',
  'questions',
  'deletes',
  'warning',
  'moves',
  'updates',
  'pending',
  'reverted',
  'drift',
  'where',
  'creates',
  'notice',
  'undeclared',
] as const;
type Keep = (typeof KEEP)[number];

const FIRST = new Set((['where', 'error', 'questions'] as const).map((part) => KEEP.indexOf(part)));

/** Whether a part is above the caution about deletes: there is no plan, or a question may avoid a delete. */
export function isFirst({ keep }: PlanSection): boolean {
  return FIRST.has(keep);
}

/**
 * Longer parts are folded: the changes that the files ask for, and pending ones. Deletes never are, and creates always.
 */
const LONG = 25;

interface PagePart extends Body {
  /** Says how many rows there are. */
  readonly title: string;
  readonly changes: readonly Change[];
}

export const NO_ROWS: Body = eachRow([], () => '');

/** Paragraphs that nobody must miss; empty for none. */
export function caution(paragraphs: readonly string[]): string {
  return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}

/** Links a result, a state or the code of a finding to the section that explains it. null if no page is known. */
export function pageLink(topic: string, pages: string | null): string | null {
  return pages === null ? null : `[${topic}](${pages}/docs/diagnostics.md#${topic})`;
}

/** A link to a run. Empty if the text is not the URL of one. */
export function runLink(url: string | null | undefined, text = 'run'): string {
  return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}

/** Distinguishes headings of one pull request by the input `name`; '' for none. */
export function ofName(name: string): string {
  return name === '' ? '' : ` (${codeSpan(name)})`;
}

/** A part without rows is not shown. */
function tablePart(title: string, body: Body, changes: readonly Change[], isFolded = body.count > LONG): PagePart {
  return { ...(body.count === 0 ? NO_ROWS : headed(title, body, isFolded)), title, changes };
}

function rankedSection(keep: Keep, { title, ...part }: PagePart): PlanSection {
  const hidden = (count: number, isAll: boolean) =>
    isAll ? `**${title}**, not shown here` : `${grouped(count)} more not shown here`;
  return { ...part, keep: KEEP.indexOf(keep), hidden };
}

// Findings as Markdown alerts: errors, warnings, notices, with a sentence and a place for each.

/** A plan, or the result of a validation. */
interface Diagnosed {
  readonly diagnostics: readonly Diagnostic[];
}

const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' } as const;

/** A section without rows if there are no such findings. */
export function findingSection(severity: Severity, { diagnostics }: Diagnosed, format: FindingFormat): PlanSection {
  return rankedSection(severity, alertPart(severity, ofSeverity(diagnostics, severity), format));
}

/** Without questions, which have their own section. */
function ofSeverity(diagnostics: readonly Diagnostic[], severity: Severity): Diagnostic[] {
  return errorsFirst(diagnostics).filter((one) => one.severity === severity && !isQuestion(one));
}

function alertPart(severity: Severity, findings: readonly Diagnostic[], format: FindingFormat): PagePart {
  return { title: counted(findings.length, severity), changes: [], ...alertOf(severity, findings, format) };
}

/** The warnings to show before the changes, at least one of each kind, and the others. */
function warningParts({ diagnostics, changes }: Plan, format: FindingFormat): Record<'first' | 'rest', PagePart> {
  const all = ofSeverity(diagnostics, 'warning');
  const first = changes.length === 0 ? all : firstOf(all, MOST_WARNINGS);
  const shownFirst = new Set(first);
  const rest = all.filter((finding) => !shownFirst.has(finding));
  const title = counted(rest.length, first.length === 0 ? 'warning' : 'more warning');
  const { row, ...list } = { ...alertOf('warning', rest, format), open: '' };
  return {
    first: alertPart('warning', first, format),
    rest: tablePart(title, { ...list, row: (index) => row(index).replace(/^> (?:- )?/, '- ') }, [], true),
  };
}

function alertOf(severity: Severity, findings: readonly Diagnostic[], format: FindingFormat): Body {
  const bullet = findings.length > 1 ? '- ' : '';
  const open = findings.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`;
  return eachRow(findings, (finding) => `> ${bullet}${findingText(finding, format)}\n`, open);
}

/** One diagnostic as Markdown, on one line of the source and two of the page. */
function findingText(finding: Diagnostic, { pages, files }: FindingFormat): string {
  const { code, path, line } = wordDiagnostic(finding);
  const place = path === null ? '' : `${line === null ? codeSpan(path) : linkedPlace(path, line, files)} · `;
  return `${sayDiagnostic(finding, markdownFormatter)}<br>${place}${pageLink(code, pages) ?? codeSpan(code)}`;
}
