// `export --csv` on the command line: the rows on standard output or in a file, all else on standard error.
import { resolve } from 'node:path';
import { exportLine } from '../../report/csv.ts';
import { ConfigurationError } from '../../service/endpoint.ts';
import { runExport } from '../export.ts';
import { writeWhole } from '../records.ts';
import type { Flags } from './flags.ts';
import { online } from './runs.ts';
import type { CliWorld } from './world.ts';

export async function cliExport(flags: Flags, cli: CliWorld): Promise<number> {
  if (flags.csv !== true) throw new ConfigurationError('export', 'needs a format. Give --csv.');
  return online(flags, cli, 0, async ({ settings, connection: { reader }, world, progress, startedAt }) => {
    const { csv, lists } = await runExport({ settings, reader, bom: flags.bom === true });
    progress.end();
    if (typeof flags.out !== 'string') cli.terminal.out(csv);
    else writeWhole(resolve(world.cwd, flags.out), csv);
    cli.terminal.err(`${exportLine(lists, world.clock.now() - startedAt)}\n`);
    return 0;
  });
}
