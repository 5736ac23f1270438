// How a run ends: its result with the exit code, or an error that a user can fix. Also the outcome of each change. A
// partial apply is a result, not an exception.
import type { Change } from './change.ts';
import type { FailureMeaning } from './failure.ts';
import type { AssetState, LiveAsset } from './model.ts';

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

export type PlanResult = Extract<Result, 'invalid' | 'no-changes' | 'planned' | 'blocked'>;

const REFUSED: ReadonlySet<Result> = new Set(['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled']);

/** Whether a run with this result is red. */
export function isRefused(result: Result): boolean {
  return REFUSED.has(result);
}

/** How a command ended, as a script sees it. `changes`: something differs, and a detailed code was requested. */
export type Exit = 'done' | 'refused' | 'changes';

export const EXIT_CODES = { done: 0, refused: 1, changes: 2 } as const satisfies Record<Exit, number>;

/** `failure`: why the run is red whatever its result; null if nothing is wrong. */
export function exitOf(result: Result, failure: string | null = null, isDetailed = false): Exit {
  if (isRefused(result) || failure !== null) return 'refused';
  return isDetailed && (result === 'planned' || result === 'drifted') ? 'changes' : 'done';
}

/** A problem that the user can fix: an input, a file, a folder, a setting. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly subject: string;
  readonly problem: string;
  readonly remedy: string;

  /**
   * Subject and problem make one sentence, without its period: `max-deletes must be a number`. The remedy is the
   * sentences that say what to do; '' if the problem says it.
   */
  constructor(subject: string, problem: string, remedy = '', options?: ErrorOptions) {
    super(`${subject} ${problem}.${remedy === '' ? '' : ` ${remedy}`}`, options);
    this.subject = subject;
    this.problem = problem;
    this.remedy = remedy;
  }

  /** The same problem, reported for the flag or the variable that gave an input. */
  namedAs(subject: string): UserError {
    return new UserError(subject, this.problem, this.remedy, { cause: this.cause });
  }
}

/**
 * - `done`: written, or found written after an unclear answer
 * - `adopted`: created by a request whose answer was lost, found in the list afterwards
 * - `already`: nothing was left to do (the asset to delete is gone, or somebody else made the update)
 * - `changed-meanwhile`: not written, because the asset is no longer what the plan showed
 * - `failed`: certainly not done
 * - `unknown`: it may or may not be written; only the next plan can show which
 * - `skipped`: not tried, because of another change
 * - `not-started`: not tried, because the run stopped
 * For a change with two writes, `skipped` and `not-started` describe the second write.
 */
export type Outcome =
  | 'done'
  | 'adopted'
  | 'already'
  | 'changed-meanwhile'
  | 'failed'
  | 'unknown'
  | 'skipped'
  | 'not-started';

export interface ChangeResult {
  readonly change: Change;
  readonly outcome: Outcome;
  /** The asset's id; null if not known. */
  readonly id: string | null;
  /** Why the change is not done, as a sentence. null when it is done. */
  readonly reason: string | null;
  /** Whose words the reason is. `others`: it also has a name, or is the text of a file. */
  readonly reasonBy: 'tool' | 'others';
  /** What the service said, if anything. May hold names. */
  readonly detail: string | null;
  /** What the failed request means; null if none failed. */
  readonly meaning: FailureMeaning | null;
  /** Write requests sent. The client's own retries of a PATCH or DELETE are not counted. */
  readonly writes: number;
  /** Whether only the first of two writes is done, so that the asset may have a temporary name. */
  readonly isHalfDone: boolean;
  /** Milliseconds since 1970; null when the change was never tried. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/** Whether the changes that depend on this one may go on. The outcome may come from a file. */
export function hasSucceeded(outcome: string): boolean {
  return outcome === 'done' || outcome === 'adopted' || outcome === 'already';
}

/** Why a run may write no more. */
export type LostTurn =
  /** Another run has the turn: `attempt 1 of run 7`. */
  | { readonly kind: 'taken-over'; readonly by: string }
  /** The entry of this run is gone: the branch of the applied log was deleted or reset. */
  | { readonly kind: 'log-gone' }
  /** Others pushed to the branch of the applied log, and it cannot be read any more. */
  | { readonly kind: 'unreadable' }
  /** GitHub did not show in time that this run still has its turn. */
  | { readonly kind: 'unproved' };

/** The right of a run to write, which it may lose at any moment. */
export interface Permit {
  /** Called before each request that writes. Once this is false, it stays false. */
  readonly prove: () => Promise<boolean>;
  /** Whether the last proof is still recent enough. Called at the moment when the bytes of a write are sent. */
  readonly holds: () => boolean;
  readonly lost: LostTurn | null;
}

/** The right of a run that needs no turn. */
export const FREE: Permit = { prove: async () => true, holds: () => true, lost: null };

/** An executed change that the service's list does not show. */
interface Unshown {
  readonly change: Change;
  readonly kind: 'missing' | 'different' | 'still-there' | 'duplicate';
  readonly found: readonly (AssetState & { readonly id: string })[];
}

export interface ApplyReport {
  readonly results: readonly ChangeResult[];
  /** Whether the closing read showed every executed change. null when nothing was executed or the read failed. */
  readonly converged: boolean | null;
  readonly differences: readonly Unshown[];
  /** False if a write got no answer and no list shows its result, so that it may still be on its way. */
  readonly isAnswered: boolean;
  /** Why the run stopped early, if it did. */
  readonly stopped: 'signal' | 'turn-lost' | 'key-refused' | 'crash' | null;
  /** null unless the run stopped because it may write no more. */
  readonly lostTurn: LostTurn | null;
  /** An unexpected error, to be thrown after the evidence is written; null for none. */
  readonly crash: Error | null;
  /** Why the closing read failed, if it did. */
  readonly closingFailure: string | null;
  /** The list of the closing read, and when it was read (milliseconds since 1970); null if it was not read. */
  readonly closing: { readonly assets: readonly LiveAsset[]; readonly readAt: number } | null;
}

/** What happened to the records of a run in its ledger. */
export interface LedgerEnd {
  /** The last commit of the run, or an earlier one with the same look. null if there was nothing to record. */
  readonly commit: string | null;
  /** The finding `ledger-behind` about a record that is not in the ledger; null if all are there. */
  readonly failure: string | null;
}
