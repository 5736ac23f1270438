// `import` on the command line: the patch of a rehearsal on standard output, all else on standard error.
import { hasErrors } from '../../core/diagnostic.ts';
import { NOTHING_WRITTEN, renderImported, renderPatch } from '../../report/edits.ts';
import { formatDiagnostic } from '../../report/messages.ts';
import { folderWithin, type Imported, type ImportPlaces, runImport } from '../import.ts';
import type { Settings } from '../inputs.ts';
import { writeFiles } from '../write-files.ts';
import { refuseCsvFlags } from './csv-flags.ts';
import type { Flags } from './flags.ts';
import { online } from './runs.ts';
import type { CliWorld } from './world.ts';

export async function cliImport(flags: Flags, cli: CliWorld): Promise<number> {
  refuseCsvFlags(flags);
  return online(flags, cli, 0, async ({ settings, connection, world, progress }) => {
    const places = placesFrom(flags, settings, world.cwd);
    const withIds = flags.withIds === true;
    const imported = await runImport({ settings, places, withIds, reader: connection.reader, world });
    progress.end();
    return finishImport(imported, { settings, flags, cli, cwd: world.cwd });
  });
}

/** Without `--path` the files below `--out` are the inventory. */
export function placesFrom(flags: Flags, { paths }: Settings, cwd: string): ImportPlaces {
  const out = typeof flags.out === 'string' && flags.out.trim() !== '' ? flags.out : 'inventory';
  return { out: folderWithin(cwd, out), paths: typeof flags.path === 'string' ? paths : [] };
}

interface Finish {
  readonly settings: Settings;
  readonly flags: Flags;
  readonly cli: CliWorld;
  readonly cwd: string;
}

/** Writes or shows what was found, whole or not at all; gives the exit code. */
function finishImport({ diagnostics, edits, missing }: Imported, { settings, flags, cli, cwd }: Finish): number {
  const { terminal } = cli;
  const { detail } = settings;
  // Of what is not an error, validate and plan tell.
  if (hasErrors(diagnostics)) {
    for (const found of diagnostics) terminal.err(`${formatDiagnostic(found, detail)}\n`);
    terminal.err(NOTHING_WRITTEN);
    return 1;
  }
  const dryRun = flags.dryRun === true;
  if (!dryRun) writeFiles(cwd, edits, detail);
  else if (detail === 'full') terminal.out(renderPatch(edits));
  const { additions, pins, nameless, stray } = missing;
  const assets = additions.reduce((sum, addition) => sum + addition.assets.length, 0);
  const systems = additions.filter(({ home }) => home === null).length;
  terminal.err(renderImported(edits, { systems, assets, ids: pins.size, nameless, stray }, { dryRun, detail }));
  return 0;
}
