// Where a command line run writes, and whom it can ask.
export interface Terminal {
  /** Standard output: what machines read, alone. */
  out(text: string): void;
  /** Standard error: everything that people read. */
  err(text: string): void;
  /** Whether standard error takes colour. */
  readonly color: boolean;
  /** Whether standard error is a terminal that can redraw a line. */
  readonly canRedraw: boolean;
  readonly width: number;
  /** Asks for one line; null where nobody can answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
}

/** `NO_COLOR` (any value) and `FORCE_COLOR` (0 or false for none) before what the stream is. */
export function wantsColor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}
