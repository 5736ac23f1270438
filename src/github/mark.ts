// Marks on commits of the default branch (design section 8): the check run `inventory apply` says which commits were
// applied, or tried, and from where each try set out.
import type { CheckOutput, CheckRun } from './port.ts';

/** `inventory apply`, and which of several organizations when the input `name` is set. */
export function markName(name: string): string {
  return name === '' ? 'inventory apply' : `inventory apply (${name})`;
}

const PREFIX = 'Applied before this: ';

/** A run of a workflow; run again, it is the same with another attempt, which begins when the last has ended. */
export interface RunAttempt {
  readonly run: string;
  readonly attempt: number;
}

/** The text of a mark: the commit that the try takes as applied, null for none known, and the run that tries. */
export function markText(applied: string | null, by: RunAttempt | null = null): string {
  const attempt = by === null ? '' : `Attempt ${by.attempt} of run ${by.run}\n`;
  return `${PREFIX}${applied ?? 'nothing known'}\n${attempt}`;
}

export function markOutput(title: string, summary: string, applied: string | null): CheckOutput {
  return { title, summary, text: markText(applied) };
}

/** The commit that a mark names; null when it names none. */
export function appliedBefore({ text }: CheckRun): string | null {
  return new RegExp(`^${PREFIX}([0-9a-f]{40}(?:[0-9a-f]{24})?)$`, 'm').exec(text ?? '')?.[1] ?? null;
}

const HOUR_MS = 3_600_000;

/** True while another run applies: it began less than an hour ago and has not ended. */
export function isUnderWay(mark: CheckRun, now: number, self: RunAttempt | null = null): boolean {
  const { status, started_at } = mark;
  if (status === 'completed' || isOfEarlierAttempt(mark, self)) return false;
  return started_at !== null && now - Date.parse(started_at) < HOUR_MS;
}

/** A mark left in progress by a runner that died: GitHub runs a run again only when it has ended. */
function isOfEarlierAttempt({ text }: CheckRun, self: RunAttempt | null): boolean {
  const [, attempt, run] = /^Attempt (\d+) of run (\d+)$/m.exec(text ?? '') ?? [];
  return self !== null && run === self.run && Number(attempt) < self.attempt;
}
