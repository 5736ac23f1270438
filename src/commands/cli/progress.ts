// How far an apply has come: a bar on a terminal, elsewhere a line now and then.
import type { Terminal } from './terminal.ts';

const BAR_WIDTH = 30;
/** Where lines stay, one every so often is enough. */
const LINE_EVERY_MS = 10_000;
const REDRAW_EVERY_MS = 50;

export interface Progress {
  update(settled: number, total: number): void;
  /** Removes the bar. */
  end(): void;
}

export function showProgress(terminal: Terminal, now: () => number): Progress {
  let last = now() - (terminal.canRedraw ? LINE_EVERY_MS : 0);
  let isDrawn = false;
  return {
    update(settled, total) {
      const pause = terminal.canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS;
      if (now() - last < pause && !(terminal.canRedraw && settled === total)) return;
      last = now();
      if (terminal.canRedraw) terminal.err(`\r${bar(settled, total)}`);
      else terminal.err(`applying: ${settled} of ${total} changes\n`);
      isDrawn = terminal.canRedraw;
    },
    end() {
      if (isDrawn) terminal.err('\r\u001b[K');
      isDrawn = false;
    },
  };
}

function bar(settled: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.floor((settled / total) * BAR_WIDTH);
  return `applying ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${settled}/${total}`;
}
