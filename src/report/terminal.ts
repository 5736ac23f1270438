// The plan for a terminal or a log: the sections of its page, deletes first and prominent, counts and digest last.
import type { Plan } from '../core/change.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { groupBy } from '../core/group.ts';
import { findingLines, isQuestion } from './findings.ts';
import { declarationsBySystem, planPage, type Section, setRowText, siteAndName } from './rows.ts';
import {
  deleteCaution,
  driftHeadline,
  type Face,
  guardSentences,
  headline,
  headlinePhrases,
  onlySentence,
  restLine,
  SEPARATOR,
  summaryLine,
} from './summarize.ts';
import { counted, joined, type Paint, painter, plainFormatter, ratingText, visible, word } from './text.ts';

/** Plans with more changes are shown in part, and so are longer lists of undeclared assets. */
const LONG = 2000;
/** How many changes of each section are then shown. Deletes are always shown. */
const SHOWN_OF_SECTION = LONG / 4;
const WIDTH = 120;

export interface TerminalOptions {
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width?: number;
  /** The command that shows the plan. */
  readonly verb?: 'plan' | 'apply' | 'drift';
  /** Findings to print. By default all; some may be reported elsewhere. */
  readonly findings?: readonly Diagnostic[];
  /** Whose limits to raise. By default inputs of the action. */
  readonly face?: Face;
}

const SEVERITY_COLORS = { error: 'red', warning: 'yellow', notice: 'dim' } as const;
const ROW_COLORS = { delete: 'red', move: 'yellow', rename: 'yellow', retype: 'yellow', create: 'green' } as const;
const TITLES = { plan: ['Inventory plan', 'for'], apply: ['To apply', 'to'], drift: ['Drift', 'of'] } as const;

/** The whole page, ending with a newline. Linear in the size of the plan. */
export function renderPlanTerminal(plan: Plan, options: TerminalOptions): string {
  const { verb = 'plan', width = WIDTH, findings = plan.diagnostics } = options;
  const paint = painter(options.color);
  const findingsOf = (questions: boolean) =>
    findingLines(
      findings.filter((finding) => isQuestion(finding) === questions),
      (line, severity) => paint[SEVERITY_COLORS[severity]](line),
    );
  const [title, preposition] = TITLES[verb];
  // If the service could not be read, the organization is not known.
  const subject = plan.organization === '' ? title : `${title} ${preposition} ${word(plan.organization)}`;
  const heading = `${subject}: ${verb === 'drift' ? driftHeadline(plan) : headline(plan)}`;
  const caution = deleteCaution(plan);
  const isLong = plan.changes.length > LONG;
  const sections = planPage(plan, verb).map((section) => {
    const most = isLong && section.part !== 'deletes' ? SHOWN_OF_SECTION : Number.POSITIVE_INFINITY;
    return sectionLines(section, { paint, width, most, elsewhere: '--out FILE or --json has all of them.' });
  });
  const { undeclared, toExecute, digest } = plan;
  const left = counted(undeclared.length, 'asset');
  const declarations = declarationsBySystem(undeclared.slice(0, LONG)).flatMap(({ place, yaml }) => [
    paint.bold(place),
    ...yaml,
  ]);
  const unlisted = undeclared.length - LONG;
  const counts = joined([paint.bold(summaryLine(plan)), restLine(plan.summary, plan.diagnostics)], SEPARATOR);
  const blocks = [
    [paint.bold(headlinePhrases(plan).some(({ loud }) => loud) ? paint.red(heading) : heading)],
    findingsOf(true),
    caution === '' ? [] : [paint.red(caution)],
    ...sections,
    [
      undeclared.length === 0 ? '' : paint.cyan(`Undeclared, left alone: ${left}. To declare them, add these lines`),
      ...declarations,
      unlisted > 0 ? `${counted(unlisted, 'more asset')} not shown. --json has all.` : '',
    ].filter((line) => line !== ''),
    findingsOf(false),
    blockedLines(plan, options),
    [onlySentence(plan, plainFormatter)],
    // Without changes to execute there is nothing to approve.
    toExecute.length === 0 ? [counts] : [counts, paint.dim(digest)],
  ];
  const texts = blocks.filter((lines) => lines.some((line) => line !== '')).map((lines) => lines.join('\n'));
  return `${texts.join('\n\n')}\n`;
}

/** The same for the log of a run whose summary shows each change: findings and counts. Ends with a newline. */
export function renderPlanBrief(plan: Plan, findings: readonly Diagnostic[]): string {
  const counts = joined([summaryLine(plan), restLine(plan.summary, plan.diagnostics)], SEPARATOR);
  return `${[...findingLines(findings), counts, 'The summary of this run shows all of it.'].join('\n')}\n`;
}

/** Why the plan is blocked. Empty if it is not blocked. */
export function renderBlocked(plan: Plan, options: TerminalOptions): string {
  return blockedLines(plan, options)
    .map((line) => `${line}\n`)
    .join('');
}

/** A plan that the reader already knows, in a few lines: its counts, and why it is blocked. Ends with a newline. */
export function renderSavedPlanTerminal(plan: Plan, options: TerminalOptions): string {
  const lines = [`The saved plan, unchanged: ${summaryLine(plan)}`, ...blockedLines(plan, options), plan.digest];
  return `${lines.join('\n')}\n`;
}

function blockedLines(plan: Plan, { color, face }: TerminalOptions): string[] {
  const { red } = painter(color);
  return guardSentences(plan, plainFormatter, face).map((sentence) => red(`Blocked: ${sentence}`));
}

/** A section of any page: its title and note, and below each cyber system a line for each row, in columns. */
export function sectionLines(
  { part, title, note, changes, rowOf }: Section,
  {
    paint,
    width = WIDTH,
    most = Number.POSITIVE_INFINITY,
    elsewhere,
  }: { readonly paint: Paint; readonly width?: number; readonly most?: number; readonly elsewhere: string },
): string[] {
  const isLoud = part === 'deletes';
  const lines = [paint.bold(isLoud ? paint.red(title) : title), ...(note === null ? [] : [note(plainFormatter)])];
  const shown = changes.length > most ? changes.slice(0, most) : changes;
  /** A longer cell sticks out of its column instead of widening it. */
  const widest = Math.max(16, Math.floor(width / 3));
  for (const ofSystem of groupBy(shown, ({ cyberSystem }) => cyberSystem.id).values()) {
    const members = ofSystem.map(rowOf);
    const { system } = members[0]!;
    const rating = system.rating === null ? '' : `, ${ratingText(system.rating, word)}`;
    lines.push(paint.bold(`  ${setRowText(siteAndName(system), word)} (${word(system.id)}${rating})`));
    const cells = members.map(({ asset, change, id }) => [
      word(asset),
      setRowText(change, word),
      id === null ? '' : word(id),
    ]);
    const widths = [0, 1, 2].map((column) =>
      cells.reduce((widestCell, row) => {
        const { length } = row[column] ?? '';
        return length <= widest ? Math.max(widestCell, length) : widestCell;
      }, 0),
    );
    members.forEach(({ kind, line }, index) => {
      const padded = cells[index]!.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
      const place = line === null ? '' : visible(`${line.path}:${line.line}`);
      lines.push(paint[part === 'drift' ? 'yellow' : ROW_COLORS[kind]](`    ${padded}  ${place}`.trimEnd()));
    });
  }
  if (changes.length > most) lines.push(`  ${counted(changes.length - most, 'more change')} not shown. ${elsewhere}`);
  return lines;
}
