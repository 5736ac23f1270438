// Shows that a long run is still working: on a terminal, one line that is redrawn; elsewhere, a line every ten seconds.
// It shows only numbers.
import { type Work, workLine } from '../text/summarize.ts';

/** How often a line is printed where lines cannot be redrawn. */
const LINE_EVERY_MS = 10_000;
const REDRAW_EVERY_MS = 50;
/** How often the time is checked while the service sends nothing. */
const LOOK_EVERY_MS = 1000;

export interface Progress {
  readonly fileRead: () => void;
  /** Part of an answer of the service has arrived. */
  readonly received: (bytes: number) => void;
  /**
   * So many changes or files are done, and so many failed. Code that works on files blocks timers, so it calls this
   * after each file.
   */
  readonly through: (doing: Exclude<Work['doing'], 'reading'>, done: number, total: number, failed?: number) => void;
  /** Pauses the display: removes the line that is redrawn, so that other text can be written. */
  readonly rest: () => void;
  /** Ends the display, and removes the line that is redrawn. */
  readonly end: () => void;
}

/** Starts a display, first for reading. The caller must end it, because a timer runs until then. */
export function showProgress({
  write,
  canRedraw,
  now,
  repeat = (ms, callback) => {
    const timer = setInterval(callback, ms).unref();
    return () => clearInterval(timer);
  },
}: {
  readonly write: (text: string) => void;
  readonly canRedraw: boolean;
  /** Milliseconds, from any start. */
  readonly now: () => number;
  /** Calls back repeatedly; returns a function that stops it. The default does not keep the process running. */
  readonly repeat?: (ms: number, callback: () => void) => () => void;
}): Progress {
  let work: Work | null = { doing: 'reading', files: 0, bytes: 0 };
  let isDrawn = false;
  let last = now() - (canRedraw ? REDRAW_EVERY_MS : 0);
  const showWork = () => {
    if (work === null) return;
    // The last bar shown is always full.
    const isFull = canRedraw && work.doing !== 'reading' && work.done + work.failed === work.total;
    if (!isFull && now() - last < (canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS)) return;
    last = now();
    write(canRedraw ? `\r${workLine(work, true)}\u001b[K` : `${workLine(work, false)}\n`);
    isDrawn = canRedraw;
  };
  const rest = () => {
    if (isDrawn) write('\r\u001b[K');
    isDrawn = false;
    work = null;
  };
  const cancel = repeat(LOOK_EVERY_MS, showWork);
  return {
    fileRead: () => {
      if (work?.doing !== 'reading') return;
      work = { ...work, files: work.files + 1 };
      showWork();
    },
    received: (bytes) => {
      if (work?.doing !== 'reading') return;
      work = { ...work, bytes: work.bytes + bytes };
      showWork();
    },
    through: (doing, done, total, failed = 0) => {
      work = { doing, done, failed, total };
      showWork();
    },
    rest,
    end: () => {
      cancel();
      rest();
    },
  };
}

/** For machine output: shows nothing. */
export const NO_PROGRESS: Progress = {
  fileRead: () => {},
  received: () => {},
  through: () => {},
  rest: () => {},
  end: () => {},
};
