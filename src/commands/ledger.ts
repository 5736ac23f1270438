// Whether a run keeps a ledger. What it takes to keep one is loaded when there is one.
import { visible } from '../report/escape.ts';
import type { CliContext, Context } from './context.ts';
import { ledgerPlace } from './ledger-place.ts';

/**
 * The same run with its ledger open, closed whichever way it ends; as it is where the input is empty. Throws a
 * LedgerError or a ConfigurationError: with a ledger that cannot be written, nothing is.
 */
export async function withLedger<C extends Context, T>(context: C, run: (context: C) => Promise<T>): Promise<T> {
  const { connection, settings } = context;
  if (settings.ledger === '') return run(context);
  const { openLedger } = await import('./ledger-run.ts');
  const ledger = await openLedger(await ledgerPlace(context), context, connection.reader);
  try {
    return await run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
  } finally {
    ledger.close();
  }
}

/** On the command line, what the run left in its ledger is told at its end. */
export async function withCliLedger<C extends CliContext, T>(context: C, run: (context: C) => Promise<T>): Promise<T> {
  return withLedger(context, async (opened) => {
    const ended = await run(opened);
    if (opened.ledger === null) return ended;
    const { ledgerEndLines } = await import('../report/ledger.ts');
    for (const line of ledgerEndLines(opened.ledger.end)) context.terminal.err(`${visible(line)}\n`);
    return ended;
  });
}
