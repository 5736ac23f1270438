// The plan for a terminal or a log: by cyber system, deletes first and loud, counts and digest last.
import type { Change, Plan, Undeclared } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import { declarations } from './declaration.ts';
import { visible, word } from './escape.ts';
import { errorsFirst } from './findings.ts';
import { formatDiagnostic } from './messages.ts';
import { painter } from './paint.ts';
import { changeRows, driftRows, type RowStyle, systemText } from './rows.ts';
import { byKind, bySystem, KINDS, type Kind, kindOf, type Sections, sectionsOf, sourceOf } from './sections.ts';
import {
  driftHeadline,
  type Face,
  guardSentences,
  headline,
  headlinePhrases,
  PERMANENT,
  restLine,
  SEPARATOR,
  summaryLine,
} from './summarize.ts';
import { counted, type Detail, grouped, plainVoice } from './voice.ts';

/** Plans with more changes are shown in part; so are longer lists of undeclared assets and of diagnostics. */
const LONG = 2000;
/** What is then shown of each kind but the deletes. */
const SHOWN_OF_KIND = LONG / 4;
const WIDTH = 120;

export interface TerminalOptions {
  readonly color: boolean;
  readonly detail: Detail;
  /** Columns of the terminal. */
  readonly width?: number;
  /** What the plan is shown for. */
  readonly verb?: 'plan' | 'apply' | 'drift';
  /** Whose limits are to be raised; the action's unless told. */
  readonly face?: Face;
}

const HEADINGS = { plan: 'Inventory plan for', apply: 'To apply to', drift: 'Drift of' };

interface Page extends RowStyle {
  readonly detail: Detail;
  readonly lines: string[];
}

/** The whole page, ending with a newline. Linear in what the plan holds. */
export function renderPlanTerminal(plan: Plan, options: TerminalOptions): string {
  const paint = painter(options.color);
  const widest = Math.max(16, Math.floor((options.width ?? WIDTH) / 3));
  const page: Page = { paint, widest, detail: options.detail, lines: [] };
  const { lines } = page;
  const { verb = 'plan' } = options;
  const found = verb === 'drift' ? driftHeadline(plan) : headline(plan);
  const heading = `${HEADINGS[verb]} ${word(plan.organization)}: ${found}`;
  const isLoud = headlinePhrases(plan).some(({ loud }) => loud);
  lines.push(isLoud ? paint.bold(paint.red(heading)) : paint.bold(heading), '');
  pushSections(page, plan);
  pushUndeclared(page, plan.undeclared);
  pushDiagnostics(page, plan);
  for (const line of blockedLines(plan, options)) lines.push(line, '');
  const rest = hasErrors(plan.diagnostics) ? '' : restLine(plan.summary);
  lines.push(paint.bold(summaryLine(plan)) + (rest === '' ? '' : SEPARATOR + rest));
  // Nothing to execute has nothing to approve.
  if (plan.toExecute.length > 0) lines.push(paint.dim(plan.digest));
  lines.push('');
  return lines.join('\n');
}

/** Why the plan is blocked, a line a guard; none for a plan that is not. */
function blockedLines(plan: Plan, { color, face }: Pick<TerminalOptions, 'color' | 'face'>): string[] {
  const { red } = painter(color);
  return guardSentences(plan, plainVoice, face).map((sentence) => red(`Blocked: ${sentence}`));
}

/** A plan that its reader knows, in a few lines: only why it is blocked has to be told. Ends with a newline. */
export function renderSavedPlanTerminal(plan: Plan, options: Pick<TerminalOptions, 'color' | 'face'>): string {
  const lines = [`The saved plan, unchanged: ${summaryLine(plan)}`, ...blockedLines(plan, options), plan.digest];
  return `${lines.join('\n')}\n`;
}

function pushSections(page: Page, plan: Plan): void {
  const { asked, pending, reverted, drift } = cut(sectionsOf(plan), plan.changes.length);
  const { paint, lines, detail } = page;
  const rowsOf = detail === 'counts' ? namelessRows : changeRows;
  pushAll(lines, rowsOf(asked, page));
  if (pending.length > 0) lines.push(paint.cyan('Pending from earlier merges, applied too'), '');
  pushAll(lines, rowsOf(pending, page));
  if (reverted.length > 0) lines.push(paint.cyan('Drift, to be reverted'), '');
  pushAll(lines, rowsOf(reverted, page));
  if (drift.length > 0)
    lines.push(paint.cyan('Drift, not applied: the service differs, and no change of a file asks for it'), '');
  pushAll(lines, detail === 'counts' ? namelessDrift(drift) : driftRows(drift, page));
  const shown = asked.length + pending.length + reverted.length + drift.length;
  const hidden = plan.changes.length - shown;
  if (hidden === 0) return;
  lines.push(`${counted(hidden, 'more change')} not shown; --out FILE or --json has them all.`, '');
}

/** Not `push(...)`: an argument for each of 100,000 lines is more than a call takes. */
function pushAll(lines: string[], more: readonly string[]): void {
  for (const line of more) lines.push(line);
}

/** The first changes of each kind, over all sections; every delete that is to be executed. */
function cut(sections: Sections, total: number): Sections {
  if (total <= LONG) return sections;
  const left = new Map<Kind, number>(KINDS.map((kind) => [kind, SHOWN_OF_KIND]));
  const take = (change: Change) => {
    const kind = kindOf(change);
    const room = left.get(kind) ?? 0;
    left.set(kind, room - 1);
    return room > 0;
  };
  const takeExecuted = (change: Change) => change.action === 'delete' || take(change);
  return {
    asked: sections.asked.filter(takeExecuted),
    pending: sections.pending.filter(takeExecuted),
    reverted: sections.reverted.filter(takeExecuted),
    drift: sections.drift.filter(take),
  };
}

/** Under `detail: counts`: how many of each kind, and the lines that ask for them. */
function namelessRows(changes: readonly Change[], { paint }: RowStyle): string[] {
  const kinds = byKind(changes);
  const lines: string[] = [];
  for (const kind of KINDS) {
    const count = kinds[kind].length;
    if (count === 0) continue;
    const systems = new Set(kinds[kind].map(({ cyberSystem }) => cyberSystem.id)).size;
    const line = `${kind} ${counted(count, 'asset')} in ${counted(systems, 'cyber system')}`;
    lines.push(kind === 'delete' ? paint.red(`${line}: ${PERMANENT}`) : line);
    for (const change of kinds[kind]) {
      const source = sourceOf(change);
      if (source !== null) lines.push(`  ${visible(source)}`);
    }
    lines.push('');
  }
  return lines;
}

function namelessDrift(changes: readonly Change[]): string[] {
  return changes.length === 0 ? [] : [`${counted(changes.length, 'difference')}`, ''];
}

function pushUndeclared({ paint, lines, detail }: Page, undeclared: readonly Undeclared[]): void {
  if (undeclared.length === 0) return;
  const hint = detail === 'counts' ? '' : '; to declare them, add these lines';
  lines.push(paint.cyan(`Undeclared, left alone: ${grouped(undeclared.length)}${hint}`), '');
  if (detail === 'counts') return;
  const declare = declarations(undeclared);
  for (const { system, members } of bySystem(undeclared.slice(0, LONG))) {
    lines.push(paint.bold(systemText(system)));
    for (const one of members) pushAll(lines, declare(one));
    lines.push('');
  }
  if (undeclared.length > LONG)
    lines.push(`${grouped(undeclared.length - LONG)} more not shown; --json has them all.`, '');
}

function pushDiagnostics({ paint, lines, detail }: Page, { diagnostics }: Plan): void {
  const colors = { error: paint.red, warning: paint.yellow, notice: paint.dim };
  const shown = diagnostics.length > LONG ? errorsFirst(diagnostics).slice(0, LONG) : diagnostics;
  for (const found of shown) lines.push(colors[found.severity](formatDiagnostic(found, detail)));
  if (diagnostics.length > LONG) lines.push(`${grouped(diagnostics.length - LONG)} more findings not shown.`);
  if (diagnostics.length > 0) lines.push('');
}
