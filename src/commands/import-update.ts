// `import --update`: files follow the service by taking in its drift, or follow the export of a CMDB.
import { checkGuards } from '../core/guard.ts';
import type { Wanted } from '../inventory/edit/from-live.ts';
import { renderRemovals, renderUpdated } from '../report/imported.ts';
import type { Flags } from './context.ts';
import { inventoryCommit } from './git-context.ts';
import type { CsvWanted } from './import-csv.ts';
import type { ImportSource, WantedSource } from './import-run.ts';
import { chosenSystems } from './plan.ts';
import { loadBase } from './snapshot.ts';

/**
 * Everything that drifted since the base was applied. The base is HEAD if no flag names another and the folder is in a
 * repository.
 */
export function driftSource({ base }: Flags): ImportSource<Wanted> {
  return {
    open: async (context, report) => {
      const { wantDrift } = await import('../inventory/edit/adopt.ts');
      const commit = typeof base === 'string' ? base : await inventoryCommit(context);
      const loaded = commit === null ? null : await loadBase('base', { kind: 'commit', commit }, context, report);
      const { settings } = context;
      return (input, report) => {
        const only = chosenSystems(settings, input.live);
        const drift = { ...settings, drift: 'report' as const };
        return wantDrift({ ...input, base: loaded?.inventory ?? null, settings: drift, only }, report);
      };
    },
    mayAsk: ({ action }) => action !== 'delete',
    showsNotices: true,
    takesDrift: true,
    render: (proposal, ended) => renderUpdated(proposal, ended),
  };
}

/** The rows of an export. The only deletes at the service are those of removed entries. */
export function rowsSource(csv: WantedSource<CsvWanted>): ImportSource<CsvWanted> {
  return {
    ...csv,
    mayAsk: ({ action, id }, { gone }) => action !== 'delete' || gone.has(id),
    guard: ({ comparison, wanted }, settings) => {
      const removed = comparison.changes.filter(({ after }) => after === null).length;
      return renderRemovals(checkGuards(removed, wanted.following, settings), wanted.following);
    },
    render: (proposal, ended) => renderUpdated({ ...proposal, csv: proposal.wanted }, ended),
  };
}
