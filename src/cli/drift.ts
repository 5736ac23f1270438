// `drift`: shows what differs between the live service and the files. It only reads the service. If there is a ledger,
// it adds a look to it.
import { exitCodeOf } from '../core/result.ts';
import { openNamedLedger, showLedgerEnd } from '../ledger/open.ts';
import type { CliContext } from '../run/context.ts';
import { runDrift } from '../run/drift.ts';
import type { Reader } from '../service/client.ts';
import { printPlan, refuseFormats } from './plan.ts';

export async function cliDrift(context: CliContext<'drift'>, reader: Reader): Promise<number> {
  const { options } = context;
  refuseFormats(options);
  const ledger = await openNamedLedger(context);
  const drifted = await runDrift(context, { reader, ledger }, null);
  printPlan(drifted, 'drift', context);
  showLedgerEnd(ledger, context);
  const code = exitCodeOf(drifted.result, options.detailedExitcode);
  return ledger?.end.failure == null ? code : 1;
}
