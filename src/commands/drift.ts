// `drift`: what differs between the live service and the files that were applied. It only reads the service, and writes
// a look into the ledger.
import { hasErrors } from '../core/diagnostic.ts';
import { exitCodeOf } from '../core/result.ts';
import type { Revision } from '../inventory/load.ts';
import type { CliContext, Context } from './context.ts';
import { inventoryCommit } from './git-context.ts';
import { openNamedLedger, showLedgerEnd } from './ledger.ts';
import { type Planned, planOf, printPlan, refuseFormats } from './plan.ts';
import { takeSnapshot } from './snapshot.ts';

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

type Drifted = Planned<'invalid' | 'drifted' | 'clean'>;

/**
 * Every difference is drift, unless it is known to be pending: merged and not applied yet. If that is not known, the
 * files count as applied.
 */
export async function runDrift(context: Context, appliedAt: Revision | null): Promise<Drifted> {
  const recorded: ReadonlySet<string> = new Set();
  const snapshot = await takeSnapshot(context, { base: null, applied: appliedAt, recorded });
  const { head, applied, files, live } = snapshot;
  const compared = { base: head, applied: applied ?? head, recorded };
  const plan = planOf(snapshot, compared, { ...context.settings, applyDrift: false });
  const result = hasErrors(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
  if (live !== null) await context.ledger?.recordLook(plan, await inventoryCommit(context));
  return { plan, result, files, liveAssets: live?.assets ?? [] };
}
