// `export --csv`: the live inventory as CSV, from reads alone: the rows on standard output or in a file.

import { resolve } from 'node:path';
import { type ExportedLists, exportLine, inventoryCsv } from '../report/csv.ts';
import { ConfigurationError } from '../service/endpoint.ts';
import type { Reader } from '../service/reader.ts';
import type { CliWorld, Flags } from './cli/flags.ts';
import { online } from './cli/online.ts';
import type { Settings } from './inputs.ts';
import { writeWhole } from './run-files.ts';
import { soleOrganization } from './survey.ts';

export interface ExportRequest {
  readonly settings: Settings;
  readonly reader: Reader;
  /** Whether the text starts with a byte order mark. */
  readonly bom: boolean;
}

export interface Exported {
  readonly csv: string;
  readonly lists: ExportedLists;
}

/** Three lists, each read once (API section 4.2). Throws ServiceError, or ConfigurationError for a wrong organization. */
export async function runExport({ settings, reader, bom }: ExportRequest): Promise<Exported> {
  const [facilities, systems, assets] = await Promise.all([
    reader.facilities(),
    reader.cyberSystems(),
    reader.cyberAssets(),
  ]);
  soleOrganization([...facilities, ...systems], assets, settings);
  const lists = { facilities, systems, assets };
  return { csv: inventoryCsv(lists, { bom }), lists };
}

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
