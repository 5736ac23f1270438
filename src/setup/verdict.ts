// How a row of a table of settings is judged: the facts become right, wrong or unknown.
import type { Setting } from '../github/settings.ts';

/** How much a setup demands, least first. */
export const SETUPS = ['none', 'plain', 'guarded', 'hardened'] as const;
export type Setup = (typeof SETUPS)[number];

/** One row of a table: a setting, what is right about it, and what to do if it is wrong. */
export interface Row<Facts> {
  /** Stable. Two rows may share a code if setups demand different things of one setting. */
  readonly code: string;
  /** The setups that need it; all of them unless given. */
  readonly setups?: readonly Setup[];
  readonly right: Words<Facts>;
  readonly remedy: Words<Facts>;
  /** What is wrong, as a sentence. `{ value: null }` if nothing is wrong; null if there is nothing to judge. */
  readonly judge: Judge<Facts>;
}

/** A sentence, or a function that words it from the facts. */
type Words<Facts> = string | ((facts: Facts) => string);

export type Judge<Facts> = (facts: Facts) => Fault;
export type Fault = Setting<string | null> | null;

export type CheckState = 'right' | 'wrong' | 'unknown';

export interface Check {
  readonly check: string;
  readonly state: CheckState;
  readonly message: string;
  /** '' if there is nothing to do. */
  readonly remedy: string;
}

/** Judges the rows that a setup needs. */
export function judgeAll<Facts>(rows: readonly Row<Facts>[], facts: Facts, setup: Setup): Check[] {
  return rows.flatMap((row) => {
    const fault = row.setups?.includes(setup) === false ? null : row.judge(facts);
    return fault === null ? [] : [checkOf(row, fault, facts)];
  });
}

function checkOf<Facts>(
  { code: check, right, remedy }: Row<Facts>,
  fault: Setting<string | null>,
  facts: Facts,
): Check {
  if ('hidden' in fault) return unknownCheck(check, fault.hidden);
  const say = (words: Words<Facts>) => (typeof words === 'string' ? words : words(facts));
  if (fault.value === null) return { check, state: 'right', message: say(right), remedy: '' };
  return { check, state: 'wrong', message: fault.value, remedy: say(remedy) };
}

/** A check that could not be judged. */
export function unknownCheck(check: string, { why, remedy }: { readonly why: string; readonly remedy: string }): Check {
  return { check, state: 'unknown', message: why, remedy };
}

/** The first fault that is wrong, else the first that is unknown, else the last. */
export function worst(faults: readonly Fault[]): Fault {
  const judged = faults.filter((fault) => fault !== null);
  const wrong = judged.find((fault) => 'value' in fault && fault.value !== null);
  return wrong ?? judged.find((fault) => 'hidden' in fault) ?? judged.at(-1) ?? null;
}
