// `export`: what is live as rows, with the number that a file gives an asset. It only reads.
import { unreported } from '../core/diagnostic.ts';
import type { Inventory, Live } from '../core/model.ts';
import { makeDirectory, resolveSystems } from '../core/resolve.ts';
import { findMeanings } from '../inventory/edit/from-live.ts';
import { exportLine, inventoryCsv } from '../report/inventory-csv.ts';
import type { CliContext } from './context.ts';
import { putOut } from './run-files.ts';
import { readFilesAndLive } from './snapshot.ts';

/** Prints the rows on standard output or into a file. */
export async function cliExport(context: CliContext): Promise<number> {
  const { terminal, host, settings, progress, startedAt } = context;
  const [inventory, lists] = await readFilesAndLive(context);
  const csv = inventoryCsv(lists, { ...settings, numbers: numbersIn(inventory, lists) });
  progress.end();
  putOut(csv, context);
  terminal.err(`${exportLine(lists, host.clock.now() - startedAt)}\n`);
  return 0;
}

/** By the id of the live asset that an entry means, the number that it gives. */
function numbersIn(inventory: Inventory, live: Live): ReadonlyMap<string, string> {
  const directory = makeDirectory(live);
  const { systems } = resolveSystems(inventory, directory, unreported);
  const { liveOf } = findMeanings(systems, live, directory);
  return new Map(
    Array.from(liveOf).flatMap(([{ externalId }, { id }]) => (externalId === null ? [] : [[id, externalId.value]])),
  );
}
