// How a request to the service failed. The client of the service says what it means for a write, and the apply decides
// by that: one vocabulary, from the request to the report.

/**
 * What a failed request means for its write (docs/how-it-works.md):
 * - `not-sent`: the run is stopping, and the request was never sent
 * - `not-written`: it certainly changed nothing, and may be sent again (429, connection refused)
 * - `taken`: 409, another asset has that name
 * - `rejected`: the service refuses this request as it is
 * - `key-refused`: 401 or 403, no further write can succeed
 * - `unclear`: the write may or may not have been done
 * - `unexpected`: a POST had success, but the answer is not as requested or documented; it is never sent again
 */
export type FailureMeaning =
  | 'not-sent'
  | 'not-written'
  | 'taken'
  | 'rejected'
  | 'key-refused'
  | 'unclear'
  | 'unexpected';

/** A failed request as evidence and reports show it. */
export interface Failure {
  /** The meaning of the last attempt. */
  readonly meaning: FailureMeaning;
  /** Whether an earlier attempt may have done the write. */
  readonly mayBeDone: boolean;
  /** Whether an attempt got no answer at all, so that it may still be on its way. */
  readonly isUnanswered: boolean;
  /** The cause as a sentence, the same for every request with this cause. */
  readonly reason: string;
  /** Whose words the reason is. `others`: it also has the names of a certificate, as the server that answered sent them. */
  readonly reasonBy: 'tool' | 'others';
  /** What the service said, which may hold names. */
  readonly detail: string | null;
  /** How long the service asks the tool to wait before another request; null if it does not say. */
  readonly retryAfterMs: number | null;
}

/** A request that failed. Any other error in its place is a bug or a full disk, and no answer of the service. */
export abstract class RequestError extends Error {
  abstract readonly failure: Failure;
}

/** Rethrows errors that are not failed requests. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError)) throw error;
  return error.failure;
}

/** A failure that the run itself finds or causes, rather than a request. */
export function ownFailure(meaning: FailureMeaning, reason: string): Failure {
  return { meaning, mayBeDone: false, isUnanswered: false, reason, reasonBy: 'tool', detail: null, retryAfterMs: null };
}
