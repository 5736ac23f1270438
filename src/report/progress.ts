// How far a run has come, and how it ended, in lines that hold no name: for a terminal and for a log. With `--verbose`
// one line a request.
import type { Plan, Summary } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import type { Detail } from '../core/model.ts';
import { visible } from './escape.ts';
import { driftHeadline, headline } from './summarize.ts';
import { counted, durationText, grouped, joined, tally } from './text-style.ts';

/** What is under way, as far as it is known. */
export type Work =
  | { readonly doing: 'reading'; readonly files: number; readonly bytes: number }
  | { readonly doing: 'applying' | FileWork; readonly settled: number; readonly total: number };

/** What is done to one file after the other. */
export type FileWork = 'formatting' | 'preparing' | 'writing';

/** One line without its end: `reading: 12 files, 1.2 MiB from the service`. Not every command reads files. */
export function workLine(work: Work): string {
  if (work.doing === 'reading') {
    const files = work.files === 0 ? '' : `${counted(work.files, 'file')}, `;
    return `reading: ${files}${sizeText(work.bytes)} from the service`;
  }
  const noun = work.doing === 'applying' ? 'change' : 'file';
  return `${work.doing}: ${grouped(work.settled)} of ${counted(work.total, noun)}`;
}

const BAR_WIDTH = 30;

/** The same where a line can be redrawn: a bar where the end is known. */
export function workBar(work: Work): string {
  if (work.doing === 'reading') return workLine(work);
  const { doing, settled, total } = work;
  const filled = total === 0 ? BAR_WIDTH : Math.floor((settled / total) * BAR_WIDTH);
  return `${doing} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${settled}/${total}`;
}

/** The last line of a run, without its end: `planned, 7 changes, 1 permanent delete, in 2.4 s`. */
export function closingLine(result: string, counts: string, ms: number): string {
  return `${joined([result, counts], ', ')}, in ${durationText(ms)}`;
}

/** A plan for the last line: what it found, or how much it looked at to find nothing. */
export function planCounts(plan: Plan, verb: 'plan' | 'apply' | 'drift'): string {
  const { changes, diagnostics, summary } = plan;
  if (changes.length === 0 && !hasErrors(diagnostics)) return `${grouped(summary.unchanged)} unchanged`;
  // That it is blocked is the result, which stands before.
  return verb === 'drift' ? driftHeadline(plan) : headline({ ...plan, guards: [] });
}

/** `1 create, 2 updates, 1 delete, 3 drifted changes`; empty when there is nothing of all that. */
export function changeCounts(counts: Pick<Summary, 'create' | 'update' | 'delete' | 'drift'>): string {
  const { create, update, delete: deletes, drift } = counts;
  const each = [[create, 'create'] as const, [update, 'update'] as const, [deletes, 'delete'] as const];
  return tally([...each, [drift, 'drifted change']], counted).join(', ');
}

/** One attempt of a request to the service. */
export interface RequestTold {
  readonly method: string;
  /** The path's template, without an id. */
  readonly route: string;
  readonly path: string;
  /** null when no answer came. */
  readonly status: number | null;
  readonly ms: number;
}

/** `GET /cyber-assets 200 41 ms`, without its end. Under `counts` the template of the path stands for it. */
export function requestLine({ method, route, path, status, ms }: RequestTold, detail: Detail): string {
  const where = detail === 'counts' ? route : visible(path);
  return `${method} ${where} ${status ?? 'no answer'} ${grouped(Math.round(ms))} ms`;
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const kib = bytes / 1024;
  return kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
}
