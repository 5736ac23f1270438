// What commands need of the outside, handed in by the composition roots.
import type { Clock } from '../apply/ports.ts';
import type { RunGit } from '../inventory/git/process.ts';
import type { Attempt } from '../service/transport.ts';

/** How a run ends (design section 9). */
export type Result =
  | 'validated'
  | 'invalid'
  | 'no-changes'
  | 'planned'
  | 'blocked'
  | 'unapproved'
  | 'superseded'
  | 'applied'
  | 'partial'
  | 'failed'
  | 'cancelled'
  | 'clean'
  | 'drifted';

const REFUSED: ReadonlySet<Result> = new Set(['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled']);

/** Whether a run that came to this is red. */
export function isRefused(result: Result): boolean {
  return REFUSED.has(result);
}

/** 0 done, 1 refused or failed, 2 changes present where `detailed` was asked for. */
export function exitCodeOf(result: Result, hasChanges: boolean, detailed: boolean): 0 | 1 | 2 {
  if (isRefused(result)) return 1;
  return detailed && hasChanges && (result === 'planned' || result === 'drifted') ? 2 : 0;
}

export interface World {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly git: RunGit;
  readonly version: string;
  /** Aborts when no new request may start: a signal, or the total timeout. */
  readonly stop: AbortSignal;
  /** Aborts when requests in flight are cut. */
  readonly cut: AbortSignal;
  readonly onAttempt: (attempt: Attempt) => void;
  /** Called for each inventory file that was read. */
  readonly onFile?: () => void;
}
