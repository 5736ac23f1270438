// Marks on commits of the default branch (design section 8): the check run `inventory apply` says which commits were
// applied, or tried, and from where each try set out.
import type { CheckOutput, CheckRun } from './port.ts';

/** `inventory apply`, and which of several organizations when the input `name` is set. */
export function markName(name: string): string {
  return name === '' ? 'inventory apply' : `inventory apply (${name})`;
}

const PREFIX = 'Applied before this: ';

/** The text of a mark: the commit that the try takes as applied, null for none known. */
export function markText(applied: string | null): string {
  return `${PREFIX}${applied ?? 'nothing known'}\n`;
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
export function isUnderWay({ status, started_at }: CheckRun, now: number): boolean {
  return status !== 'completed' && started_at !== null && now - Date.parse(started_at) < HOUR_MS;
}
