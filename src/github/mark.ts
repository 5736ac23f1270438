// Marks on commits of the default branch (design section 8): the check run `inventory apply` says which commits were
// applied, or tried, and from where each try set out.
import type { CheckRun } from './answers.ts';

const APPLIED = 'Applied before this: ';
const PUSHED_ONTO = 'Pushed onto: ';
const SERVICE = 'Service: ';

/** A run of a workflow; run again, it is the same with another attempt, which begins when the last has ended. */
export interface RunAttempt {
  readonly run: string;
  readonly attempt: number;
}

export interface Try {
  /** The commit that the try takes as applied; null while or where none is known. */
  readonly applied: string | null;
  /** The commit before the push that it is of, if it is of one. */
  readonly before?: string | null;
  /** The run that tries. */
  readonly by?: RunAttempt | null;
  /** The origin of the service that it applies to. */
  readonly service?: string | null;
}

/** The text of a mark. */
export function markText({ applied, before = null, by = null, service = null }: Try): string {
  const attempt = by === null ? '' : `Attempt ${by.attempt} of run ${by.run}\n`;
  // A run that ends before it knows what is applied still tells from where it would have set out.
  const pushed = applied === null && before !== null ? `${PUSHED_ONTO}${before}\n` : '';
  const at = service === null ? '' : `${SERVICE}\`${service}\`\n`;
  return `${APPLIED}${applied ?? 'nothing known'}\n${pushed}${at}${attempt}`;
}

/** The commit that a mark takes as applied; null when it names none. */
export function appliedBefore(mark: CheckRun): string | null {
  return commitAfter(APPLIED, mark);
}

/** The commit before the push of a try that ended before it knew what is applied; null when it names none. */
export function pushedOnto(mark: CheckRun): string | null {
  return commitAfter(PUSHED_ONTO, mark);
}

/** Whether a mark may be of an apply to that service: it names no other. */
export function mayBeOf(service: string, { text }: CheckRun): boolean {
  const named = new RegExp(`^${SERVICE}\`(.*)\`$`, 'm').exec(text ?? '')?.[1];
  return named === undefined || named === service;
}

function commitAfter(words: string, { text }: CheckRun): string | null {
  return new RegExp(`^${words}([0-9a-f]{40}(?:[0-9a-f]{24})?)$`, 'm').exec(text ?? '')?.[1] ?? null;
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
