// What the command line shows of a run: machine output on standard output, all else on standard error.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plan } from '../../core/change.ts';
import type { Detail } from '../../core/model.ts';
import { outcomeCounts, renderAppliedTerminal } from '../../report/applied.ts';
import { printedJson } from '../../report/escape.ts';
import { closingLine, planCounts } from '../../report/progress.ts';
import { countsLine } from '../../report/summarize.ts';
import { renderPlanTerminal, renderSavedPlanTerminal, type TerminalOptions } from '../../report/terminal.ts';
import { renderRefusalTerminal } from '../../report/unapproved.ts';
import type { Applied } from '../apply.ts';
import type { SavedPlan } from '../approval.ts';
import type { Settings } from '../inputs.ts';
import type { Planned } from '../plan.ts';
import { writeJson } from '../records.ts';
import type { Flags } from './flags.ts';
import type { Terminal } from './terminal.ts';
import { type CliWorld, inFolder } from './world.ts';

interface ShowPlan {
  readonly settings: Settings;
  readonly flags: Flags;
  readonly cli: CliWorld;
  readonly verb: 'plan' | 'drift';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export async function showPlan({ plan, result }: Planned, shown: ShowPlan): Promise<void> {
  const { settings, flags, cli, verb, startedAt } = shown;
  const { terminal, clock, version } = cli;
  const { planDocument, shownPlan } = await import('../../report/plan-document.ts');
  const { detail } = settings;
  const made = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
  if (typeof flags.out === 'string' && flags.out !== '')
    writeJson(resolve(inFolder(flags, cli).cwd, flags.out), planDocument(plan, made));
  if (flags.json === true) terminal.out(printedJson(shownPlan(plan, { ...made, detail })));
  else if (flags.markdown === true) {
    const { renderPlanMarkdown } = await import('../../report/markdown/page.ts');
    terminal.out(renderPlanMarkdown(plan, { detail, verb }));
  } else {
    terminal.err(renderPlanTerminal(plan, planOptions(detail, terminal, verb)));
    terminal.err(`${closingLine(result, planCounts(plan, verb), clock.now() - startedAt)}\n`);
  }
  if (result === 'blocked' && (flags.json === true || flags.markdown === true))
    terminal.err(`${countsLine(plan.summary)}\n`);
}

/** Who applies a saved plan has read it: while it is still the plan, a few lines are enough. */
export function showBeforeApply(plan: Plan, saved: SavedPlan | null, detail: Detail, terminal: Terminal): string {
  if (saved === null || saved.digest !== plan.digest) {
    return renderPlanTerminal(plan, planOptions(detail, terminal, 'apply'));
  }
  return renderSavedPlanTerminal(plan, planOptions(detail, terminal, 'apply'));
}

function planOptions(
  detail: Detail,
  { color, width }: Terminal,
  verb: NonNullable<TerminalOptions['verb']>,
): TerminalOptions {
  return { color, width, detail, verb, face: 'cli' };
}

interface Shown {
  readonly settings: Settings;
  readonly flags: Flags;
  readonly cli: CliWorld;
  readonly cwd: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export function showApplied(applied: Applied, { settings, flags, cli, cwd, startedAt }: Shown): void {
  const { terminal, clock } = cli;
  const options = { color: terminal.color, detail: settings.detail };
  if (applied.report !== null) terminal.err(renderAppliedTerminal(applied.report, options));
  if (applied.result === 'unapproved')
    terminal.err(renderRefusalTerminal({ ...applied, pulls: null, next: 'plan-again' }, options));
  if (applied.result === 'unapproved' && terminal.ask === null) {
    terminal.err(howToApprove(flags));
  }
  const evidence = `, evidence: ${relative(cwd, applied.evidencePath)}`;
  const counts = applied.report === null ? planCounts(applied.plan, 'apply') : outcomeCounts(applied.report);
  terminal.err(`${closingLine(applied.result, counts, clock.now() - startedAt)}${evidence}\n`);
  if (flags.json === true) {
    const evidence: object = JSON.parse(readFileSync(applied.evidencePath, 'utf8'));
    terminal.out(printedJson(settings.detail === 'full' ? evidence : { ...evidence, ...NO_NAMES }));
  }
}

/** Under `counts` standard output shows evidence without the lists that name assets. The file keeps them. */
const NO_NAMES = { changes: [], differences: [] };

/** Where nobody can be asked. A plan saved with --base is another plan without it: the likeliest slip. */
function howToApprove({ plan, base }: Flags): string {
  if (plan === undefined) return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
  return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}

export async function askToApply(plan: Plan, { ask }: Terminal): Promise<boolean> {
  const answer = await ask?.(`Apply this? ${countsLine(plan.summary)}. Only "yes" applies: `);
  return answer?.trim() === 'yes';
}
