// Handles errors that were caught, and promises that no code awaits yet.

/** Report only the code of such an error, because its message shows the full path. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** For `catch`: handles the errors that are expected, and rethrows all others. */
export function expecting<E, T>(is: (error: unknown) => error is E, answer: (error: E) => T): (error: unknown) => T {
  return (error) => {
    if (is(error)) return answer(error);
    throw error;
  };
}

/**
 * For a promise that starts before its result is needed. If it fails, only the code that awaits it sees the failure.
 */
export function early<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** Whether a wait or a request was cut short. */
export function isStopped(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
