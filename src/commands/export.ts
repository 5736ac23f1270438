// `export --csv`: the live inventory as CSV, from reads alone: the rows on standard output or in a file.
import { resolve } from 'node:path';
import type { Lists } from '../core/model.ts';
import { ConfigurationError } from '../core/result.ts';
import { exportLine, inventoryCsv } from '../report/csv.ts';
import { openCli, READS } from './cli/flags.ts';
import type { CliHost, Context, Flags } from './context.ts';
import { writeWhole } from './run-files.ts';
import { readLive } from './snapshot.ts';

interface Exported {
  readonly csv: string;
  readonly lists: Lists;
}

/** Each list once. Throws ServiceError, or ConfigurationError for a wrong organization. */
async function runExport(context: Context, { bom }: { readonly bom: boolean }): Promise<Exported> {
  const lists = await readLive(context);
  return { csv: inventoryCsv(lists, { ...context.settings, bom }), lists };
}

export async function cliExport(flags: Flags, cli: CliHost): Promise<number> {
  if (flags.csv !== true) throw new ConfigurationError('export', 'needs a format. Give --csv.');
  return openCli(flags, cli, READS, async (context) => {
    const { terminal, host, cwd, progress, startedAt } = context;
    const { csv, lists } = await runExport(context, { bom: flags.bom === true });
    progress.end();
    if (typeof flags.out !== 'string') terminal.out(csv);
    else writeWhole(resolve(cwd, flags.out), csv);
    terminal.err(`${exportLine(lists, host.clock.now() - startedAt)}\n`);
    return 0;
  });
}
