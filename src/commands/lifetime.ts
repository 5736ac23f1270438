// When a run has to end: on a signal, or when its time is up. First nothing new starts; then what is in flight is cut.

/** In-flight writes may finish within this, so that their answers are not lost (design section 7, Stopping). */
export const GRACE_MS = 7000;

export interface Lifetime {
  /** Aborts when nothing new may start. */
  readonly stop: AbortSignal;
  /** Aborts when requests in flight are cut. */
  readonly cut: AbortSignal;
  /** Ends the watch: no timer or listener of it keeps the process. */
  end(): void;
}

/** Calls back once, after so many milliseconds; returns how to call it off. */
type SetTimer = (ms: number, callback: () => void) => () => void;

interface LifetimeInput {
  /** 0 for no limit. */
  readonly timeoutMs: number;
  /** How long requests in flight may go on; 0 where none of them writes. */
  readonly graceMs: number;
  /** Calls back on SIGINT and SIGTERM; returns how to stop listening. */
  readonly onSignal: (listener: () => void) => () => void;
  /** The process's own timers unless told. */
  readonly setTimer?: SetTimer;
}

export function watchLifetime({ timeoutMs, graceMs, onSignal, setTimer = processTimer }: LifetimeInput): Lifetime {
  const stop = new AbortController();
  const cut = new AbortController();
  const cancels: (() => void)[] = [];
  const stopNow = () => {
    // A second signal is impatience: it cuts at once.
    if (stop.signal.aborted || graceMs === 0) cut.abort();
    else cancels.push(setTimer(graceMs, () => cut.abort()));
    stop.abort();
  };
  if (timeoutMs > 0) cancels.push(setTimer(timeoutMs, stopNow));
  const unlisten = onSignal(stopNow);
  const end = () => {
    unlisten();
    for (const cancel of cancels) cancel();
  };
  return { stop: stop.signal, cut: cut.signal, end };
}

function processTimer(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
