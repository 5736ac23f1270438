// `export --csv`: the live inventory as CSV, from reads alone: the rows on standard output or in a file.
import { ConfigurationError } from '../core/result.ts';
import { exportLine, inventoryCsv } from '../report/csv.ts';
import { openCli, SERVICE } from './cli/flags.ts';
import type { CliHost, Flags } from './context.ts';
import { putOut } from './run-files.ts';
import { readLive } from './snapshot.ts';

export async function cliExport(flags: Flags, cli: CliHost): Promise<number> {
  if (flags.csv !== true) throw new ConfigurationError('export', 'needs a format. Give --csv.');
  return openCli(flags, cli, SERVICE, async (context) => {
    const { terminal, host, settings, progress, startedAt } = context;
    const lists = await readLive(context);
    const csv = inventoryCsv(lists, { ...settings, bom: flags.bom === true });
    progress.end();
    putOut(csv, flags, context);
    terminal.err(`${exportLine(lists, host.clock.now() - startedAt)}\n`);
    return 0;
  });
}
