// Ends a run on a signal or a timeout. First, nothing new starts. Then requests in flight are cut. Finally, nothing
// more is reported.

/** The time that writes in flight get to finish, so that their answers are not lost. */
const GRACE_MS = 7000;

/** The time left to report how the run ended: a runner kills a cancelled process ten seconds after the signal. */
const CLOSING_MS = 2500;

interface Shutdown {
  /** Aborts when nothing new may start. */
  readonly stop: AbortSignal;
  /** Aborts when requests in flight are cut. */
  readonly cut: AbortSignal;
  /** Aborts when nothing more may be reported of the run. */
  readonly close: AbortSignal;
  /** From now on requests in flight may be writes, so they get time to finish. Before, nothing is worth waiting for. */
  startWriting(): void;
  /** Ends the watch, so that no timer or listener keeps the process running. */
  end(): void;
}

/**
 * Watches for signals and for the timeout. `timeoutMs` is 0 for no limit. `onSignal` calls back on SIGINT, SIGTERM and
 * SIGHUP, and returns a function that stops listening. If it is null, a signal ends the process. `setTimer` calls back
 * once, after this many milliseconds, and returns a function that cancels the timer.
 */
export function watchShutdown(
  timeoutMs: number,
  onSignal: ((listener: () => void) => () => void) | null,
  setTimer = (ms: number, callback: () => void): (() => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
): Shutdown {
  const stop = new AbortController();
  const cut = new AbortController();
  const close = new AbortController();
  const cancels: (() => void)[] = [];
  let isWriting = false;
  const cutNow = () => {
    if (!cut.signal.aborted) cancels.push(setTimer(CLOSING_MS, () => close.abort()));
    cut.abort();
  };
  const stopNow = () => {
    // A second signal cuts everything at once.
    if (stop.signal.aborted || !isWriting) cutNow();
    else cancels.push(setTimer(GRACE_MS, cutNow));
    stop.abort();
  };
  if (timeoutMs > 0) cancels.push(setTimer(timeoutMs, stopNow));
  const unlisten = onSignal?.(stopNow);
  return {
    stop: stop.signal,
    cut: cut.signal,
    close: close.signal,
    startWriting: () => {
      isWriting = true;
    },
    end: () => {
      unlisten?.();
      for (const cancel of cancels) cancel();
    },
  };
}
