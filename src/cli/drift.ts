// `drift`: shows what differs between the live service and the files. It only reads the service. If there is a ledger,
// it adds a look to it.
import { exitCodeOf } from '../core/result.ts';
import { openNamedLedger, showLedgerEnd } from '../ledger/open.ts';
import type { CliContext } from '../run/context.ts';
import { runDrift } from '../run/drift.ts';
import { printPlan, refuseFormats } from './plan.ts';

export async function cliDrift(opened: CliContext): Promise<number> {
  const { flags } = opened;
  refuseFormats(flags);
  const context = await openNamedLedger(opened);
  const drifted = await runDrift(context, null);
  printPlan(drifted, 'drift', context);
  showLedgerEnd(context);
  const code = exitCodeOf(drifted.result, flags.detailedExitcode === true);
  return context.ledger?.end.failure == null ? code : 1;
}
