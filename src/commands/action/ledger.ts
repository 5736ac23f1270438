// The ledger of a run of the action: what the run left there is an output.
import type { ActionContext } from '../context.ts';
import { withLedger } from '../ledger.ts';
import { setOutputs } from './outputs.ts';

/** The same run with its ledger open. What it left there is an output, and told where it could not be left. */
export async function withActionLedger<C extends ActionContext, T>(
  context: C,
  run: (context: C) => Promise<T>,
): Promise<T> {
  return withLedger(context, async (opened) => {
    try {
      return await run(opened);
    } finally {
      const commit = opened.ledger?.end.commit ?? null;
      if (commit !== null) setOutputs({ 'ledger-commit': commit }, context.runner);
    }
  });
}
