// What a failed request means for its write (design section 7), from what the client knows of it.
import type { Failure, FailureMeaning } from '../apply/ports.ts';
import { notCreated, ServiceError, stopsEverything } from '../service/errors.ts';

/** Rethrows what is not a failed request: a bug, or a full disk, must not pass for an answer of the service. */
export function explainFailure(error: unknown): Failure {
  if (!(error instanceof ServiceError)) throw error;
  const { message: reason, excerpt: detail, retryAfterMs } = error;
  return { meaning: meaningOf(error), reason, detail, retryAfterMs };
}

function meaningOf(error: ServiceError): FailureMeaning {
  if (error.kind === 'aborted' && !error.sent) return 'not-sent';
  if (stopsEverything(error)) return 'key-refused';
  // The client has tried again: an attempt before this last one may have done the write.
  if (error.attempts > 1) return 'unclear';
  if (notCreated(error)) return 'not-written';
  if (error.kind !== 'status' || error.status === 408 || (error.status ?? 500) >= 500) return 'unclear';
  return error.status === 409 ? 'taken' : 'rejected';
}
