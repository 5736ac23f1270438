// Shows that a long run is alive: where a line can be redrawn, one line that always is; elsewhere a line every ten
// seconds. What is shown holds numbers alone.
import { type FileWork, type Work, workBar, workLine } from '../report/summarize.ts';

/** Where lines stay, one every so often is enough. */
const LINE_EVERY_MS = 10_000;
const REDRAW_EVERY_MS = 50;
/** While nothing comes from the service, the time is looked at this often. */
const LOOK_EVERY_MS = 1000;

export interface Progress {
  readonly fileRead: () => void;
  /** Bytes of an answer of the service have come. */
  readonly received: (bytes: number) => void;
  /** So many changes are settled: 0 when applying starts. */
  readonly settled: (settled: number, total: number) => void;
  /** So many files are through: work on them that lets no timer fire tells it itself. */
  readonly through: (doing: FileWork, done: number, total: number) => void;
  /** Nothing is under way for now: removes what can be redrawn, so that other text can be written. */
  readonly rest: () => void;
  /** The same, for good. */
  readonly end: () => void;
}

/** Calls back again and again; returns how to call it off. */
type Repeat = (ms: number, callback: () => void) => () => void;

export interface ProgressInput {
  readonly write: (text: string) => void;
  readonly canRedraw: boolean;
  /** Milliseconds, from any start. */
  readonly now: () => number;
  /** The process's own timer unless told. */
  readonly repeat?: Repeat;
}

/** Starts with reading. Must be ended: until then a timer looks at the time. */
export function showProgress({ write, canRedraw, now, repeat = processTimer }: ProgressInput): Progress {
  let work: Work | null = { doing: 'reading', files: 0, bytes: 0 };
  let isDrawn = false;
  let last = now() - (canRedraw ? REDRAW_EVERY_MS : 0);
  const show = () => {
    if (work === null || now() - last < (canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS)) return;
    draw(work);
  };
  const draw = (current: Work) => {
    last = now();
    write(canRedraw ? `\r${workBar(current)}\u001b[K` : `${workLine(current)}\n`);
    isDrawn = canRedraw;
  };
  const rest = () => {
    if (isDrawn) write('\r\u001b[K');
    isDrawn = false;
    work = null;
  };
  const goOn = (next: Work) => {
    work = next;
    show();
  };
  const count = (next: Extract<Work, { readonly total: number }>) => {
    work = next;
    // A bar is always seen to be full.
    if (canRedraw && next.settled === next.total) draw(next);
    else show();
  };
  const cancel = repeat(LOOK_EVERY_MS, show);
  return {
    fileRead: () => {
      if (work?.doing === 'reading') goOn({ ...work, files: work.files + 1 });
    },
    received: (bytes) => {
      if (work?.doing === 'reading') goOn({ ...work, bytes: work.bytes + bytes });
    },
    settled: (settled, total) => count({ doing: 'applying', settled, total }),
    through: (doing, done, total) => count({ doing, settled: done, total }),
    rest,
    end: () => {
      cancel();
      rest();
    },
  };
}

/** For machine output: nothing is shown. */
export const NO_PROGRESS: Progress = {
  fileRead: () => {},
  received: () => {},
  settled: () => {},
  through: () => {},
  rest: () => {},
  end: () => {},
};

/** It keeps no process alive. */
function processTimer(ms: number, callback: () => void): () => void {
  const timer = setInterval(callback, ms).unref();
  return () => clearInterval(timer);
}
