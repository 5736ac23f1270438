// `import` on the command line: the patch of a rehearsal on standard output, all else on standard error.
import { hasErrors } from '../../core/diagnostic.ts';
import { NOTHING_WRITTEN, renderImported, renderPatch } from '../../report/edits.ts';
import { formatDiagnostic } from '../../report/messages.ts';
import { folderWithin, type Imported, type ImportPlaces, runImport } from '../import.ts';
import type { Settings } from '../inputs.ts';
import type { Progress } from '../progress.ts';
import { refuseCsvFlags } from './csv-flags.ts';
import type { Flags } from './flags.ts';
import { online } from './runs.ts';
import type { CliWorld } from './world.ts';
import { writeShown } from './write-shown.ts';

export async function cliImport(flags: Flags, cli: CliWorld): Promise<number> {
  refuseCsvFlags(flags);
  return online(flags, cli, 0, async ({ settings, connection, world, progress, startedAt }) => {
    const places = placesFrom(flags, settings, world.cwd);
    const withIds = flags.withIds === true;
    const onFile = (done: number, total: number) => progress.through('preparing', done, total);
    const imported = await runImport({ settings, places, withIds, reader: connection.reader, world, onFile });
    progress.rest();
    return finishImport(imported, { settings, flags, cli, cwd: world.cwd, progress, startedAt });
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
  readonly progress: Progress;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** Writes or shows what was found, whole or not at all; gives the exit code. */
function finishImport({ diagnostics, edits, missing }: Imported, finish: Finish): number {
  const { flags, cli, cwd, progress, startedAt } = finish;
  const { terminal, clock } = cli;
  const { detail } = finish.settings;
  // Of what is not an error, validate and plan tell.
  if (hasErrors(diagnostics)) {
    for (const found of diagnostics) terminal.err(`${formatDiagnostic(found, detail)}\n`);
    terminal.err(NOTHING_WRITTEN);
    return 1;
  }
  const dryRun = flags.dryRun === true;
  if (!dryRun) writeShown(edits, { cwd, detail, progress });
  else if (detail === 'full') terminal.out(renderPatch(edits));
  const { additions, pins, nameless, stray } = missing;
  const assets = additions.reduce((sum, addition) => sum + addition.assets.length, 0);
  const systems = additions.filter(({ home }) => home === null).length;
  const counts = { live: missing.neighbours.systems.length, systems, assets, ids: pins.size, nameless, stray };
  terminal.err(renderImported(edits, counts, { dryRun, detail, ms: clock.now() - startedAt }));
  return 0;
}
