// `import --from-csv` on the command line: the mapping from flags and a file, then as every import.
import { type Diagnostic, hasErrors, inFileOrder } from '../../core/diagnostic.ts';
import { renderCsvImported } from '../../report/csv-import.ts';
import { NOTHING_WRITTEN, renderPatch } from '../../report/edits.ts';
import { errorsFirst } from '../../report/findings.ts';
import { formatDiagnostic } from '../../report/messages.ts';
import { counted, type Detail } from '../../report/voice.ts';
import { runCsvImport } from '../import-csv.ts';
import { writeFiles } from '../write-files.ts';
import { mappingFrom } from './csv-flags.ts';
import type { Flags } from './flags.ts';
import { placesFrom } from './import.ts';
import { online } from './runs.ts';
import type { Terminal } from './terminal.ts';
import { type CliWorld, inFolder } from './world.ts';

/** A file in which every row is wrong is wrong in one way: so many findings show it. Of more, errors first. */
const MOST_SHOWN = 1000;

export async function cliImportCsv(flags: Flags, cli: CliWorld): Promise<number> {
  const csvPath = String(flags.fromCsv);
  const { terminal } = cli;
  const detail: Detail = flags.detail === 'counts' ? 'counts' : 'full';
  const found: Diagnostic[] = [];
  const mapping = await mappingFrom(flags, inFolder(flags, cli).cwd, (d) => found.push(d));
  if (hasErrors(found)) return refuse(inFileOrder(found), terminal, detail);
  return online(flags, cli, 0, async ({ settings, connection: { reader }, world, progress }) => {
    const places = placesFrom(flags, settings, world.cwd);
    const withIds = flags.withIds === true;
    const { diagnostics, read } = await runCsvImport({ settings, places, csvPath, mapping, withIds, reader, world });
    progress.end();
    if (read === null) return refuse(diagnostics, terminal, detail);
    show(diagnostics, terminal, detail);
    const dryRun = flags.dryRun === true;
    if (!dryRun) writeFiles(world.cwd, read.edits, detail);
    else if (detail === 'full') terminal.out(renderPatch(read.edits));
    terminal.err(renderCsvImported(read, { dryRun, detail }));
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
  const chosen = more > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
  const shown = chosen.map((found) => `${formatDiagnostic(found, detail)}\n`);
  terminal.err(shown.join('') + (more > 0 ? `${counted(more, 'more finding')} not shown.\n` : ''));
}
