// Finds what differs between the live service and the files that were applied. It only reads the service. If there is
// a ledger, it adds a look to it.
import { hasErrors } from '../core/diagnostic.ts';
import type { Revision } from '../inventory/load.ts';
import type { Context, Takes } from './context.ts';
import { inventoryCommit } from './git-context.ts';
import { type Planned, planOf } from './plan.ts';
import { takeSnapshot } from './snapshot.ts';

type Drifted = Planned<'invalid' | 'drifted' | 'clean'>;

/**
 * Finds drift: every difference that is not known to be pending, which means merged but not applied yet. `revision`: what
 * counts as applied; null for the files themselves.
 */
export async function runDrift(
  context: Context,
  { repository, reader, ledger }: Takes<'repository' | 'reader' | 'ledger'>,
  revision: Revision | null,
): Promise<Drifted> {
  const baseline = { base: null, applied: revision };
  const snapshot = await takeSnapshot(context, { repository, reader }, baseline, ledger !== null);
  const { head, applied, files, live } = snapshot;
  const compared = { base: head, applied: applied ?? head };
  const planned = planOf(snapshot, compared, { ...context.settings, applyDrift: false });
  const ratings = planned.diagnostics.filter((one) => one.code === 'impact-rating-differs');
  const plan = { ...planned, ratings };
  const isDrifted = plan.summary.drift > 0 || ratings.length > 0;
  const result = hasErrors(plan.diagnostics) ? 'invalid' : isDrifted ? 'drifted' : 'clean';
  if (live !== null) await ledger?.recordLook(plan, live, await inventoryCommit(context, repository));
  return { plan, result, files, live };
}
