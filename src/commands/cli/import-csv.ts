// `import --from-csv` on the command line: the mapping from flags and a file, then as every import.
import { type Diagnostic, hasErrors, inFileOrder } from '../../core/diagnostic.ts';
import type { Detail } from '../../core/model.ts';
import { NOTHING_WRITTEN, renderCsvImported, renderPatch } from '../../report/edits.ts';
import { firstOf, formatDiagnostic } from '../../report/messages.ts';
import { counted } from '../../report/text-style.ts';
import { runCsvImport } from '../import-csv.ts';
import { mappingFrom, refuseSharedColumn } from './csv-flags.ts';
import type { Flags } from './flags.ts';
import { placesFrom } from './import.ts';
import { online } from './runs.ts';
import type { Terminal } from './terminal.ts';
import { type CliWorld, inFolder } from './world.ts';
import { writeShown } from './write-shown.ts';

/** A file in which every row is wrong is wrong in one way: so many findings show it. Of more, errors first and one of each code. */
const MOST_SHOWN = 1000;

export async function cliImportCsv(flags: Flags, cli: CliWorld): Promise<number> {
  const csvPath = String(flags.fromCsv);
  const { terminal } = cli;
  const detail: Detail = flags.detail === 'counts' ? 'counts' : 'full';
  const found: Diagnostic[] = [];
  const mapping = await mappingFrom(flags, inFolder(flags, cli).cwd, (d) => found.push(d));
  if (hasErrors(found)) return refuse(inFileOrder(found), terminal, detail);
  refuseSharedColumn(mapping, flags);
  return online(flags, cli, 0, async ({ settings, connection: { reader }, world, progress, startedAt }) => {
    const places = placesFrom(flags, settings, world.cwd);
    const withIds = flags.withIds === true;
    const onFile = (done: number, total: number) => progress.through('preparing', done, total);
    const request = { settings, places, csvPath, mapping, withIds, reader, world, onFile };
    const { diagnostics, read } = await runCsvImport(request);
    progress.rest();
    if (read === null) return refuse(diagnostics, terminal, detail);
    show(diagnostics, terminal, detail);
    const dryRun = flags.dryRun === true;
    if (!dryRun) writeShown(read.edits, { cwd: world.cwd, detail, progress });
    else if (detail === 'full') terminal.out(renderPatch(read.edits));
    terminal.err(renderCsvImported(read, { dryRun, detail, ms: world.clock.now() - startedAt }));
    return 0;
  });
}

function refuse(diagnostics: readonly Diagnostic[], terminal: Terminal, detail: Detail): number {
  show(diagnostics, terminal, detail);
  terminal.err(NOTHING_WRITTEN);
  return 1;
}

function show(diagnostics: readonly Diagnostic[], terminal: Terminal, detail: Detail): void {
  const more = diagnostics.length - MOST_SHOWN;
  const chosen = more > 0 ? firstOf(diagnostics, MOST_SHOWN) : diagnostics;
  const shown = chosen.map((found) => `${formatDiagnostic(found, detail)}\n`);
  terminal.err(shown.join('') + (more > 0 ? `${counted(more, 'more finding')} not shown.\n` : ''));
}
