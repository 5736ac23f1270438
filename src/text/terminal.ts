// The plan for a terminal or a log: the sections of its page, deletes first and prominent, counts and digest last.
import type { ShownPlan, Verb } from '../core/change.ts';
import { groupBy } from '../core/group.ts';
import { findingLines, isQuestion } from './findings.ts';
import { type Difference, declarationsBySystem, planPage, type Section, setRowText, siteAndName } from './rows.ts';
import { headline, SEPARATOR, summarize } from './summarize.ts';
import { counted, joined, painter, plainFormatter, ratingText, visible, word } from './text.ts';

/** Plans with more changes are shown in part, and so are longer lists of undeclared assets. */
const LONG = 2000;
/** How many changes of each section are then shown. Deletes are always shown. */
const SHOWN_OF_SECTION = LONG / 4;
const WIDTH = 120;
/** The most rows of a section that a log shows. The plan or the evidence has all of them. */
const MOST_LOGGED = 200;

interface TerminalOptions {
  readonly color: boolean;
  /** null or absent for a log, which has no columns. */
  readonly width?: number | null;
  readonly verb?: Verb;
  /** Findings to print. By default all; some may be reported elsewhere. */
  readonly findings?: ShownPlan['diagnostics'];
  /** Where the reader sets an input: in a workflow (the default), or by a flag of the command line. */
  readonly face?: 'action' | 'cli';
  /**
   * What to show. `brief`: findings and counts, for a run whose summary shows each change. `saved`: the counts, for a
   * saved plan that the reader already knows. `blocked`: only why the plan is blocked, which may be nothing.
   */
  readonly shows?: 'all' | 'brief' | 'saved' | 'blocked';
  /** Whether merging approves the plan. */
  readonly approves?: boolean;
}

const ROW_COLORS = { delete: 'red', move: 'yellow', rename: 'yellow', retype: 'yellow', create: 'green' } as const;
const TITLES = { plan: ['Inventory plan', 'for'], apply: ['To apply', 'to'], drift: ['Drift', 'of'] } as const;

/** The page of a plan, or a part of it. Ends with a newline. Linear in the size of the plan. */
export function renderPlanTerminal(plan: ShownPlan, options: TerminalOptions): string {
  const { verb = 'plan', width, findings = plan.diagnostics, color, face, shows = 'all', approves } = options;
  const { undeclared, toExecute, digest } = plan;
  const paint = painter(color);
  const words = summarize(plan, plainFormatter, face);
  const counts = joined([paint.bold(words.counts), words.rest, words.limit], SEPARATOR);
  const blocked = words.blocked.map((sentence) => paint.red(`Blocked: ${sentence}`));
  if (shows === 'blocked') return [...blocked, ''].join('\n');
  if (shows === 'saved') return [`The saved plan, unchanged: ${words.counts}`, ...blocked, digest, ''].join('\n');
  const colored = (some: ShownPlan['diagnostics']) => findingLines(some, options);
  const questions = colored(findings.filter(isQuestion));
  const others = colored(findings.filter((finding) => !isQuestion(finding)));
  if (shows === 'brief')
    return [...questions, ...others, counts, 'The summary of this run shows all of it.', ''].join('\n');

  const [title, preposition] = TITLES[verb];
  // If the service could not be read, the organization is not known.
  const subject = plan.organization === '' ? title : `${title} ${preposition} ${word(plan.organization)}`;
  const heading = `${subject}: ${headline(plan, verb)}`;
  const sections = planPage(plan, verb, approves).map((section) => {
    const isCut = plan.changes.length > LONG && section.part !== 'deletes';
    return sectionLines(
      section,
      paint,
      '--out FILE or --json has all of them.',
      isCut ? SHOWN_OF_SECTION : null,
      width ?? WIDTH,
    );
  });
  const declarations = declarationsBySystem(undeclared.slice(0, LONG));
  const left = counted`Undeclared, left alone: ${undeclared.length} asset(s). To declare them, add these lines`;
  const unlisted = undeclared.length - LONG;
  const blocks = [
    [paint.bold(words.isLoud ? paint.red(heading) : heading)],
    questions,
    words.caution === '' ? [] : [paint.red(words.caution)],
    ...sections,
    [
      ...(undeclared.length === 0 ? [] : [paint.cyan(left)]),
      ...declarations.flatMap(({ place, yaml }) => [paint.bold(place), ...yaml]),
      ...(unlisted > 0 ? [counted`${unlisted} more asset(s) not shown. --json has all.`] : []),
    ],
    others,
    blocked,
    [words.part],
    [
      counts,
      // Without changes to execute there is nothing to approve.
      ...(toExecute.length === 0 ? [] : [paint.dim(digest)]),
    ],
  ];
  return `${joined(
    blocks.map((lines) => lines.join('\n')),
    '\n\n',
  )}\n`;
}

/**
 * A section of any page: its title and note, and below each cyber system a line for each row, in columns. Shows the
 * first `most` rows, or all if `most` is null. `elsewhere` says where the others are.
 */
export function sectionLines(
  { part, title, note, changes, rowOf }: Section<Difference>,
  paint: ReturnType<typeof painter>,
  elsewhere: string,
  most: number | null = MOST_LOGGED,
  width = WIDTH,
): string[] {
  const isLoud = part === 'deletes';
  const lines = [paint.bold(isLoud ? paint.red(title) : title), ...(note === null ? [] : [note(plainFormatter)])];
  const first = changes.slice(0, most ?? changes.length);
  /** A longer cell sticks out of its column instead of widening it. */
  const widest = Math.max(16, Math.floor(width / 3));
  for (const ofSystem of groupBy(first, ({ cyberSystem }) => cyberSystem.id).values()) {
    const rows = ofSystem.map(rowOf);
    const { system } = rows[0]!;
    const rating = system.rating === null ? '' : `, ${ratingText(system.rating, word)}`;
    lines.push(paint.bold(`  ${setRowText(siteAndName(system), word)} (${word(system.id)}${rating})`));
    const cells = rows.map(({ asset, isOfSystem, change, id }) => {
      return [isOfSystem ? '' : word(asset), setRowText(change, word), id === null ? '' : word(id)] as const;
    });
    const widths = [0, 0, 0];
    for (const row of cells) {
      row.forEach(({ length }, column) => {
        if (length <= widest) widths[column] = Math.max(widths[column]!, length);
      });
    }
    rows.forEach(({ kind, line }, index) => {
      const padded = cells[index]!.map((cell, column) => cell.padEnd(widths[column]!)).join('  ');
      const place = line === null ? '' : visible(`${line.path}:${line.line}`);
      lines.push(paint[part === 'drift' ? 'yellow' : ROW_COLORS[kind]](`    ${padded}  ${place}`.trimEnd()));
    });
  }
  if (changes.length > first.length)
    lines.push(counted`  ${changes.length - first.length} more change(s) not shown. ${elsewhere}`);
  return lines;
}
