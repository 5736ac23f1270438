// `report --html` on the command line: the page on standard output or in a file, all else on standard error.
import { resolve } from 'node:path';
import { reportLine } from '../../report/html/page.ts';
import { ConfigurationError } from '../../service/endpoint.ts';
import { type ChangesPath, runReport } from '../report.ts';
import type { Flags } from './flags.ts';
import { online } from './runs.ts';
import type { CliWorld } from './world.ts';

export function cliReport(flags: Flags, cli: CliWorld): Promise<number> {
  if (flags.html !== true) throw new ConfigurationError('report', 'needs a format. Give --html.');
  const changes = changesFrom(flags);
  return online(flags, cli, 0, async ({ settings, connection, world, progress, startedAt }) => {
    const { page, lists } = await runReport({ settings, reader: connection.reader, world, changes });
    progress.end();
    if (typeof flags.out !== 'string') cli.terminal.out(page);
    else (await import('../records.ts')).writeWhole(resolve(world.cwd, flags.out), page);
    cli.terminal.err(`${reportLine(lists, world.clock.now() - startedAt)}\n`);
    return 0;
  });
}

function changesFrom({ plan, evidence }: Flags): ChangesPath | null {
  // The page tells of one run; two could only be mixed up.
  if (plan !== undefined && evidence !== undefined)
    throw new ConfigurationError('--plan and --evidence', 'exclude each other. Give one of them.');
  if (typeof plan === 'string') return { kind: 'plan', path: plan };
  return typeof evidence === 'string' ? { kind: 'evidence', path: evidence } : null;
}
