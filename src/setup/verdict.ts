// How a row of a table of settings is judged: what was read becomes right, wrong or unknown (design section 9).
import type { Reading } from '../github/settings.ts';

/** How much a repository asks of its settings, least first. */
export const SETUPS = ['none', 'plain', 'guarded', 'hardened'] as const;
export type Setup = (typeof SETUPS)[number];

/** One row of a table: a setting, what is right about it, and what to do where it is not. */
export interface Row<Facts> {
  /** Stable. Two rows may share one, where setups ask different things of a setting. */
  readonly code: string;
  /** Where it is read: a place of GitHub's REST API below the repository, or this machine, or the service. */
  readonly read: string;
  readonly setups: readonly Setup[];
  readonly right: Words<Facts>;
  readonly remedy: Words<Facts>;
  /** What is wrong, as a sentence; null inside for nothing, and null outside where there is nothing to judge. */
  readonly judge: Judge<Facts>;
}

/** A sentence, or one that names what was found. */
type Words<Facts> = string | ((facts: Facts) => string);

export type Judge<Facts> = (facts: Facts) => Fault;
export type Fault = Reading<string | null> | null;

export type CheckState = 'right' | 'wrong' | 'unknown';

export interface Check {
  readonly check: string;
  readonly state: CheckState;
  readonly message: string;
  /** '' where there is nothing to do. */
  readonly remedy: string;
}

/** Judges the rows of a table that a setup asks for. */
export function judgeAll<Facts>(rows: readonly Row<Facts>[], facts: Facts, setup: Setup): Check[] {
  return rows.flatMap((row) => {
    const fault = row.setups.includes(setup) ? row.judge(facts) : null;
    return fault === null ? [] : [checkOf(row, fault, facts)];
  });
}

function checkOf<Facts>(
  { code: check, right, remedy }: Row<Facts>,
  fault: Reading<string | null>,
  facts: Facts,
): Check {
  if ('hidden' in fault) return unknownCheck(check, fault.hidden);
  const say = (words: Words<Facts>) => (typeof words === 'string' ? words : words(facts));
  if (fault.value === null) return { check, state: 'right', message: say(right), remedy: '' };
  return { check, state: 'wrong', message: fault.value, remedy: say(remedy) };
}

/** What could not be judged. */
export function unknownCheck(check: string, { why, remedy }: { readonly why: string; readonly remedy: string }): Check {
  return { check, state: 'unknown', message: why, remedy };
}

/** Of several of one kind: the first that is wrong, else the first that is unknown, else the last. */
export function worst(faults: readonly Fault[]): Fault {
  const judged = faults.filter((fault) => fault !== null);
  const wrong = judged.find((fault) => 'value' in fault && fault.value !== null);
  return wrong ?? judged.find((fault) => 'hidden' in fault) ?? judged.at(-1) ?? null;
}
