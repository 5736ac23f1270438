// How a run ends (design section 9): its result, and the exit code that it comes to.

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
