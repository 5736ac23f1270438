// How a run ends (design section 9): by a result, with the exit code that it comes to, or by an input that cannot be used.

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
  | 'drifted'
  | 'skipped';

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

/** An input that cannot be used. The message names the input and the remedy, never the value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly input: string;
  readonly problem: string;

  /** Input and problem make one sentence: `max-deletes must be …`. */
  constructor(input: string, problem: string, options?: ErrorOptions) {
    super(`${input} ${problem}`, options);
    this.input = input;
    this.problem = problem;
  }

  /** The same problem, of the flag or the variable by which the input was given. */
  of(given: string): ConfigurationError {
    return new ConfigurationError(given, this.problem, { cause: this.cause });
  }
}
