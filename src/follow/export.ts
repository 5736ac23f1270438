// `export`: writes what is live as CSV rows, with the number that a file gives each asset. It only reads the service.
import { unreported } from '../core/diagnostic.ts';
import { makeDirectory, resolveSystems } from '../core/resolve.ts';
import type { Exit } from '../core/result.ts';
import type { CliContext, Takes } from '../run/context.ts';
import { putOut } from '../run/run-files.ts';
import { readFilesAndLive } from '../run/snapshot.ts';
import { counted, durationText } from '../text/text.ts';
import { inventoryCsv } from './csv/inventory-csv.ts';
import { findMeanings } from './from-live.ts';

/** Writes the rows to standard output or to a file. */
export async function cliExport(context: CliContext<'export'>, takes: Takes<'repository' | 'reader'>): Promise<Exit> {
  const { terminal, host, settings, progress, startedAt } = context;
  const [inventory, lists] = await readFilesAndLive(context, takes);
  // The number that an entry gives, by the id of the live asset that the entry means.
  const directory = makeDirectory(lists);
  const { systems } = resolveSystems(inventory, directory, unreported);
  const numbers = new Map<string, string>();
  for (const [{ externalId }, { id }] of findMeanings(systems, lists, directory).liveOf)
    if (externalId !== null) numbers.set(id, externalId.value);
  progress.end();
  putOut(inventoryCsv(lists, { ...settings, numbers }), context);
  const homes = counted`${lists.systems.length} cyber system(s), ${lists.facilities.length} (facility|facilities)`;
  const ms = host.clock.now() - startedAt;
  terminal.err(counted`Exported: ${lists.assets.length} asset(s), ${homes}, in ${durationText(ms)}\n`);
  return 'done';
}
