// When a run has to end: on a signal, or when its time is up. First nothing new starts; then what is in flight is cut;
// then nothing more is told.

/** In-flight writes may finish within this, so that their answers are not lost (design section 7, Stopping). */
export const GRACE_MS = 7000;

/** How the run ended may still be told for so long: a runner kills what it cancelled ten seconds after the signal. */
const CLOSING_MS = 2500;

export interface Shutdown {
  /** Aborts when nothing new may start. */
  readonly stop: AbortSignal;
  /** Aborts when requests in flight are cut. */
  readonly cut: AbortSignal;
  /** Aborts when nothing more may be told of the run. */
  readonly close: AbortSignal;
  /** Has the run end as a signal does. */
  halt(): void;
  /** Ends the watch: no timer or listener of it keeps the process. */
  end(): void;
}

/** Calls back once, after so many milliseconds; returns how to call it off. */
type SetTimer = (ms: number, callback: () => void) => () => void;

interface ShutdownInput {
  /** 0 for no limit. */
  readonly timeoutMs: number;
  /** How long requests in flight may go on, 0 where none of them writes; null: a signal ends the process. */
  readonly graceMs: number | null;
  /** Calls back on SIGINT, SIGTERM and SIGHUP; returns how to stop listening. */
  readonly onSignal: (listener: () => void) => () => void;
  /** The process's own timers unless told. */
  readonly setTimer?: SetTimer;
}

export function watchShutdown({ timeoutMs, graceMs, onSignal, setTimer = processTimer }: ShutdownInput): Shutdown {
  const stop = new AbortController();
  const cut = new AbortController();
  const close = new AbortController();
  const cancels: (() => void)[] = [];
  const cutNow = () => {
    if (!cut.signal.aborted) cancels.push(setTimer(CLOSING_MS, () => close.abort()));
    cut.abort();
  };
  const stopNow = () => {
    // A second signal is impatience: it cuts at once.
    if (stop.signal.aborted || !graceMs) cutNow();
    else cancels.push(setTimer(graceMs, cutNow));
    stop.abort();
  };
  if (timeoutMs > 0) cancels.push(setTimer(timeoutMs, stopNow));
  const unlisten = graceMs === null ? () => {} : onSignal(stopNow);
  const end = () => {
    unlisten();
    for (const cancel of cancels) cancel();
  };
  return { stop: stop.signal, cut: cut.signal, close: close.signal, halt: stopNow, end };
}

/** Lets signals and timers in, where work that waits for nothing would keep them out. */
export function nextTurn(): Promise<void> {
  return new Promise((goOn) => void setImmediate(goOn));
}

function processTimer(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
