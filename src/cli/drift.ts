// `drift`: shows what differs between the live service and the files. It only reads the service. If there is a ledger,
// it adds a look to it.
import { type Exit, exitOf } from '../core/result.ts';
import { openNamedLedger, showLedgerEnd } from '../ledger/open.ts';
import type { CliContext, Takes } from '../run/context.ts';
import { runDrift } from '../run/drift.ts';
import { printPlan, refuseFormats } from './plan.ts';

export async function cliDrift(
  context: CliContext<'drift'>,
  { repository, reader }: Takes<'repository' | 'reader'>,
): Promise<Exit> {
  const { options } = context;
  refuseFormats(options);
  const ledger = await openNamedLedger(context, repository);
  const drifted = await runDrift(context, { repository, reader, ledger }, null);
  printPlan(drifted, 'drift', context);
  showLedgerEnd(ledger, context);
  return exitOf(drifted.result, ledger?.end.failure, options.detailedExitcode);
}
