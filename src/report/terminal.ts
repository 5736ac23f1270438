// The plan for a terminal or a log: by cyber system, deletes first and prominent, counts and digest last.
import type { Change, Plan, Undeclared, Update } from '../core/change.ts';
import { type Diagnostic, hasErrors } from '../core/diagnostic.ts';
import type { PlacedSystem } from '../core/model.ts';
import { bothSides, setRowText } from './change-row.ts';
import { declarations } from './declarations.ts';
import { visible, word } from './escape.ts';
import { findingLines, isQuestion } from './messages.ts';
import {
  byKind,
  bySystem,
  type ChangeKind,
  changeKind,
  contrasted,
  HEADINGS,
  KINDS,
  nameText,
  type Sections,
  sectionsOf,
  sourceOf,
  typeText,
  undeclaredInOrder,
} from './sections.ts';
import {
  driftHeadline,
  type Face,
  guardSentences,
  headline,
  headlinePhrases,
  INHERITS,
  onlySentence,
  PERMANENT,
  restLine,
  SEPARATOR,
  summaryLine,
} from './summarize.ts';
import {
  counted,
  grouped,
  joined,
  type Paint,
  painter,
  plainFormatter,
  ratingText,
  systemText,
  turned,
} from './text-style.ts';

/** Plans with more changes are shown in part, and so are longer lists of undeclared assets. */
const LONG = 2000;
/** How many changes of each kind are then shown. Deletes are always shown. */
const SHOWN_OF_KIND = LONG / 4;
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

const TITLES = { plan: ['Inventory plan', 'for'], apply: ['To apply', 'to'], drift: ['Drift', 'of'] } as const;

/** If the service could not be read, the organization is not known. */
function headingOf({ organization }: Plan, verb: keyof typeof TITLES): string {
  const [heading, preposition] = TITLES[verb];
  return organization === '' ? heading : `${heading} ${preposition} ${word(organization)}`;
}

interface TerminalPage extends RowStyle {
  readonly lines: string[];
}

/** The whole page, ending with a newline. Linear in the size of the plan. */
export function renderPlanTerminal(plan: Plan, options: TerminalOptions): string {
  const paint = painter(options.color);
  const widest = Math.max(16, Math.floor((options.width ?? WIDTH) / 3));
  const page: TerminalPage = { paint, widest, lines: [] };
  const { lines } = page;
  const { verb = 'plan' } = options;
  const summary = verb === 'drift' ? driftHeadline(plan) : headline(plan);
  const heading = `${headingOf(plan, verb)}: ${summary}`;
  const isLoud = headlinePhrases(plan).some(({ loud }) => loud);
  lines.push(isLoud ? paint.bold(paint.red(heading)) : paint.bold(heading), '');
  const findings = options.findings ?? plan.diagnostics;
  pushDiagnostics(page, findings.filter(isQuestion));
  pushSections(page, plan);
  pushUndeclared(page, plan.undeclared);
  pushDiagnostics(
    page,
    findings.filter((finding) => !isQuestion(finding)),
  );
  for (const line of blockedLines(plan, options)) lines.push(line, '');
  const only = onlySentence(plan, plainFormatter);
  if (only !== null) lines.push(only, '');
  const rest = restOf(plan);
  lines.push(paint.bold(summaryLine(plan)) + (rest === '' ? '' : SEPARATOR + rest));
  // Without changes to execute there is nothing to approve.
  if (plan.toExecute.length > 0) lines.push(paint.dim(plan.digest));
  lines.push('');
  return lines.join('\n');
}

/** The same for the log of a run whose summary shows each change: findings and counts. Ends with a newline. */
export function renderPlanBrief(plan: Plan, findings: readonly Diagnostic[]) {
  const page: TerminalPage = { paint: painter(false), widest: WIDTH, lines: [] };
  pushDiagnostics(page, findings);
  return `${[...page.lines.filter((line) => line !== ''), joined([summaryLine(plan), restOf(plan)], SEPARATOR), IN_SUMMARY].join('\n')}\n`;
}

const IN_SUMMARY = 'The summary of this run shows all of it.';

function restOf({ summary, diagnostics }: Plan): string {
  return hasErrors(diagnostics) ? '' : restLine(summary);
}

/** Why the plan is blocked, a line for each guard. Empty if it is not blocked. */
function blockedLines(plan: Plan, { color, face }: Pick<TerminalOptions, 'color' | 'face'>): string[] {
  const { red } = painter(color);
  return guardSentences(plan, plainFormatter, face).map((sentence) => red(`Blocked: ${sentence}`));
}

/** Why the plan is blocked. Empty if it is not blocked. */
export function renderBlocked(plan: Plan, options: Pick<TerminalOptions, 'color' | 'face'>): string {
  return blockedLines(plan, options)
    .map((line) => `${line}\n`)
    .join('');
}

/** A plan that the reader already knows, in a few lines: its counts, and why it is blocked. Ends with a newline. */
export function renderSavedPlanTerminal(plan: Plan, options: Pick<TerminalOptions, 'color' | 'face'>): string {
  const lines = [`The saved plan, unchanged: ${summaryLine(plan)}`, ...blockedLines(plan, options), plan.digest];
  return `${lines.join('\n')}\n`;
}

function pushSections(page: TerminalPage, plan: Plan): void {
  const { requested, pending, reverted, drift } = cut(sectionsOf(plan), plan.changes.length);
  const { paint, lines } = page;
  pushAll(lines, systemBlocks(requested, changeLine, page));
  if (pending.length > 0) lines.push(paint.cyan(`${HEADINGS.pending}. This apply executes them too`), '');
  pushAll(lines, systemBlocks(pending, changeLine, page));
  if (reverted.length > 0) lines.push(paint.cyan(HEADINGS.reverted), '');
  pushAll(lines, systemBlocks(reverted, changeLine, page));
  if (drift.length > 0)
    lines.push(paint.cyan(`${HEADINGS.drift}. Someone changed the service, and no file asks for it`), '');
  pushAll(lines, systemBlocks(drift, driftLine, page));
  const listed = requested.length + pending.length + reverted.length + drift.length;
  const hidden = plan.changes.length - listed;
  if (hidden === 0) return;
  lines.push(`${counted(hidden, 'more change')} not shown. --out FILE or --json has all of them.`, '');
}

/** Not `push(...)`: a call does not take 100,000 arguments. */
function pushAll(lines: string[], more: readonly string[]): void {
  for (const line of more) lines.push(line);
}

/** The first changes of each kind, over all sections, and every delete to execute. */
function cut(sections: Sections, total: number): Sections {
  if (total <= LONG) return sections;
  const left = new Map<ChangeKind, number>(KINDS.map((kind) => [kind, SHOWN_OF_KIND]));
  const take = (change: Change) => {
    const kind = changeKind(change);
    const room = left.get(kind) ?? 0;
    left.set(kind, room - 1);
    return room > 0;
  };
  const takeExecuted = (change: Change) => change.action === 'delete' || take(change);
  return {
    requested: sections.requested.filter(takeExecuted),
    pending: sections.pending.filter(takeExecuted),
    reverted: sections.reverted.filter(takeExecuted),
    drift: sections.drift.filter(take),
  };
}

function pushUndeclared({ paint, lines }: TerminalPage, undeclared: readonly Undeclared[]): void {
  if (undeclared.length === 0) return;
  lines.push(paint.cyan(`${HEADINGS.undeclared}: ${grouped(undeclared.length)}. To declare them, add these lines`), '');
  const declare = declarations(undeclared.map(({ asset }) => asset));
  for (const { system, members } of bySystem(undeclaredInOrder(undeclared).slice(0, LONG))) {
    lines.push(paint.bold(systemText(system)));
    for (const { asset } of members) pushAll(lines, declare(asset));
    lines.push('');
  }
  if (undeclared.length > LONG)
    lines.push(`${grouped(undeclared.length - LONG)} more not shown. --json has all of them.`, '');
}

function pushDiagnostics({ paint, lines }: TerminalPage, diagnostics: readonly Diagnostic[]): void {
  const colors = { error: paint.red, warning: paint.yellow, notice: paint.dim };
  pushAll(
    lines,
    findingLines(diagnostics, (line, severity) => colors[severity](line)),
  );
  if (diagnostics.length > 0) lines.push('');
}

// The lines of changes in a terminal: one change a line, columns aligned within a cyber system.

const MARKS: { readonly [K in ChangeKind]: string } = {
  delete: '- delete',
  move: '> move',
  rename: '~ rename',
  retype: '~ retype',
  create: '+ create',
};

interface ChangeLine {
  /** null for a change that is not to be executed. */
  readonly kind: ChangeKind | null;
  readonly cells: readonly string[];
  /** After the columns, where alignment does not matter. */
  readonly rest: string;
  /** A second line; empty for none. */
  readonly below: string;
}

interface RowStyle {
  readonly paint: Paint;
  /** A longer cell sticks out of its column instead of widening it. */
  readonly widest: number;
}

/** Grouped by cyber system, with deletes first in each. Linear in changes. */
function systemBlocks(changes: readonly Change[], lineOf: (change: Change) => ChangeLine, style: RowStyle): string[] {
  const lines: string[] = [];
  for (const { system, members } of bySystem(changes)) {
    const kinds = byKind(members);
    const rows = KINDS.flatMap((kind) => kinds[kind].map((change) => lineOf(contrasted(change))));
    lines.push(style.paint.bold(systemText(system)));
    pushLines(lines, rows, style);
    lines.push('');
  }
  return lines;
}

function changeLine(change: Change): ChangeLine {
  const source = sourceOf(change);
  const kind = changeKind(change);
  const move = kind === 'move' && change.action === 'update' ? moveLine(change) : '';
  return {
    kind,
    cells: [markOf(change), nameText(change), typeText(change), change.id === null ? '' : word(change.id)],
    rest: source === null ? PERMANENT : visible(source),
    below: move,
  };
}

/** An update of several kinds names them all: `~ rename, retype`. */
function markOf(change: Change): string {
  const mark = MARKS[changeKind(change)];
  if (change.action !== 'update' || change.changed.length === 1) return mark;
  const { changed } = change;
  const isMove = changed.includes('cyber_system_id');
  const isRename = isMove && changed.includes('name');
  return joined([mark, isRename ? 'rename' : '', changed.includes('asset_type') ? 'retype' : ''], ', ');
}

function moveLine({ fromSystem, cyberSystem }: Update): string {
  const rating = ratingChange(fromSystem, cyberSystem);
  const inherits = rating === '' ? INHERITS : `impact rating ${rating}`;
  const [from, to] = [fromSystem, cyberSystem].map((one) => systemText({ ...one, impactRating: null }));
  return `${from} → ${to}: ${inherits}`;
}

/** `Medium → High`. One rating if both systems have the same, '' if neither has one. */
function ratingChange({ impactRating: from }: PlacedSystem, { impactRating: to }: PlacedSystem): string {
  if (from === null && to === null) return '';
  const text = (rating: string | null) => (rating === null ? 'none' : ratingText(rating, word));
  return turned(text(from), text(to));
}

/** The line of drift: the state at the service, and the state in the files. */
function driftLine(change: Change): ChangeLine {
  const { name, asset_type } = change.before ?? change.after;
  const source = sourceOf(change);
  const sides = setRowText(
    bothSides(change, (system) => [systemText(system)], ':'),
    word,
  );
  return {
    kind: null,
    cells: ['?', word(name), asset_type, change.id === null ? '' : word(change.id), sides],
    rest: source === null ? '' : visible(source),
    below: '',
  };
}

function pushLines(lines: string[], rows: readonly ChangeLine[], { paint, widest }: RowStyle): void {
  const widths: number[] = [];
  for (const { cells } of rows) {
    cells.forEach((cell, column) => {
      if (cell.length <= widest) widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  const colors = {
    delete: paint.red,
    move: paint.yellow,
    rename: paint.yellow,
    retype: paint.yellow,
    create: paint.green,
  };
  const indent = ' '.repeat(4 + (widths[0] ?? 0));
  for (const { kind, cells, rest, below } of rows) {
    const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    const text = `  ${line}  ${rest}`.trimEnd();
    lines.push(kind === null ? paint.yellow(text) : colors[kind](text));
    if (below !== '') lines.push(paint.dim(indent + below));
  }
}
