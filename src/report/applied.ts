// What an apply did, for a terminal or a log.
import type { Change } from '../core/change.ts';
import { type ApplyReport, type ChangeResult, type Difference, hasSucceeded, type Outcome } from '../core/outcome.ts';
import { contrasted } from './contrast.ts';
import { visible, word } from './escape.ts';
import { type Paint, painter } from './paint.ts';
import { sourceOf } from './sections.ts';
import { counted, type Detail, grouped, plainVoice, type Voice } from './voice.ts';

export interface AppliedOptions {
  readonly color: boolean;
  readonly detail: Detail;
}

/** Changes beyond so many are counted, not listed: the evidence has them all. */
const MOST_SHOWN = 200;

export const OUTCOME_WORDS: { readonly [O in Outcome]: string } = {
  done: 'done',
  adopted: 'done, found by the list after its answer was lost',
  already: 'gone already',
  failed: 'failed',
  unknown: 'unknown',
  skipped: 'skipped',
  'not-started': 'not started',
};

export const KEY_REFUSED =
  'The service refused the API key, so nothing more was written. Check the key, then apply again.';

/** A run that was stopped reads no more: there the reason, and the remedy that it ends with, are no news. */
export function notReadBack(failure: string, stopped: ApplyReport['stopped'], voice: Voice): string {
  if (stopped === 'signal') return 'The run was stopped before it could read the result back. Plan again to see it.';
  return `The result could not be read back: ${voice.reason(failure)}. Plan again to see it.`;
}

/** What did not succeed, change by change, then the counts. Ends with a newline. */
export function renderAppliedTerminal(report: ApplyReport, { color, detail }: AppliedOptions): string {
  const paint = painter(color);
  const lines: string[] = [];
  const open = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
  for (const result of open.slice(0, MOST_SHOWN)) lines.push(...resultLines(result, detail, paint));
  if (open.length > MOST_SHOWN) lines.push(`${grouped(open.length - MOST_SHOWN)} more; the evidence has them all.`);
  const twins = report.differences.filter(({ kind }) => kind === 'duplicate');
  const others = report.differences.filter(({ kind }) => kind !== 'duplicate');
  for (const [differences, say] of [[others, notConverged] as const, [twins, duplicated] as const]) {
    if (differences.length > 0) lines.push(paint.red(say(differences)));
    for (const difference of differences.slice(0, MOST_SHOWN)) lines.push(`  ${differenceLine(difference, detail)}`);
  }
  if (report.closingFailure !== null) {
    lines.push(paint.red(notReadBack(report.closingFailure, report.stopped, plainVoice)));
  }
  if (report.stopped === 'key-refused') {
    lines.push(paint.red(KEY_REFUSED));
  }
  lines.push(paint.bold(outcomeCounts(report)));
  return `${lines.join('\n')}\n`;
}

/** `5 done · 1 failed · 2 skipped`. */
export function outcomeCounts({ results }: ApplyReport): string {
  const counts = new Map<string, number>([['done', 0]]);
  for (const { outcome } of results) {
    const label = hasSucceeded(outcome) ? 'done' : OUTCOME_WORDS[outcome];
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const told = [...counts].filter(([, count]) => count > 0);
  return told.map(([label, count]) => `${grouped(count)} ${label}`).join(' · ');
}

function resultLines({ change, outcome, reason, detail: said }: ChangeResult, detail: Detail, paint: Paint): string[] {
  const why = reason === null ? '' : `: ${visible(reason)}`;
  const line = paint.red(`${OUTCOME_WORDS[outcome]}  ${describe(change, detail)}${why}`);
  return said === null || detail === 'counts' ? [line] : [line, `  the service said: ${visible(said)}`];
}

export const DIFFERENCE_WORDS: { readonly [K in Difference['kind']]: string } = {
  missing: 'is not in the list',
  different: 'is in the list with other values',
  'still-there': 'is still in the list',
  duplicate: 'is in the list more than once',
};

export function notConverged(differences: readonly Difference[]): string {
  return `not-converged: the service's list does not show ${counted(differences.length, 'change')} that it accepted. Plan again.`;
}

/** Made by another run or a person while this one applied: which of the two to keep is for a person to say. */
export function duplicated(twins: readonly Difference[]): string {
  const stand = twins.length === 1 ? 'stands' : 'stand';
  return `not-converged: ${counted(twins.length, 'asset')} ${stand} twice: made by another run or person meanwhile, or by a create whose answer was lost. None was deleted; delete one of each, or pin one by id.`;
}

function differenceLine({ change, kind, found }: Difference, detail: Detail): string {
  const ids = detail === 'counts' || found.length === 0 ? '' : ` (${found.map(({ id }) => word(id)).join(', ')})`;
  return `${describe(change, detail)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}

/** An apply that left a journal and no evidence. */
export interface CutOff {
  /** Of the journal, relative to the working directory. */
  readonly path: string;
  /** Writes that the journal announces, and of which it does not say what came. */
  readonly open: number;
}

export function cutOffLine({ path, open }: CutOff): string {
  const doubt = open === 0 ? 'none of its writes is' : `${counted(open, 'write')} of it ${open === 1 ? 'is' : 'are'}`;
  return `An earlier apply was cut off, or is still running: ${visible(path)} has no evidence beside it, and ${doubt} in doubt (an intent without an outcome). What the service has now is what counts.`;
}

interface Speech {
  readonly name: (text: string) => string;
  readonly place: (text: string) => string;
}

const PLAIN: Speech = { name: word, place: visible };

/** One change in a few words; under `counts` its action and its place alone. */
export function describe(whole: Change, detail: Detail, { name, place }: Speech = PLAIN): string {
  const change = contrasted(whole);
  const source = sourceOf(change);
  const at = source === null ? '' : `  ${place(source)}`;
  if (detail === 'counts') return `${change.action}${at}`;
  const system = name(change.cyberSystem.name);
  const id = change.id === null ? '' : ` ${name(change.id)}`;
  if (change.action !== 'update')
    return `${change.action} ${name((change.after ?? change.before).name)}${id} in ${system}${at}`;
  const { before, after, fromSystem } = change;
  const named = before.name === after.name ? name(after.name) : `${name(before.name)} → ${name(after.name)}`;
  const moved = before.cyber_system_id === after.cyber_system_id ? system : `${name(fromSystem.name)} → ${system}`;
  const type = before.asset_type === after.asset_type ? '' : `, ${before.asset_type} → ${after.asset_type}`;
  return `update ${named}${id} in ${moved}${type}${at}`;
}
