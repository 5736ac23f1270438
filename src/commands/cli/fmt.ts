// `fmt` on the command line: with --check the files that would change on standard output, all else on standard error.
import { hasErrors } from '../../core/diagnostic.ts';
import { NOTHING_WRITTEN, renderFormatted, renderUnformatted } from '../../report/edits.ts';
import { visible } from '../../report/escape.ts';
import { formatDiagnostic } from '../../report/messages.ts';
import { runFmt } from '../fmt.ts';
import { writeFiles } from '../write-files.ts';
import { type Flags, settingsFrom } from './flags.ts';
import { type CliWorld, inFolder } from './world.ts';

export async function cliFmt(flags: Flags, cli: CliWorld): Promise<number> {
  const { cwd, env, terminal } = inFolder(flags, cli);
  const { paths, detail } = settingsFrom(flags, env, cwd);
  const { diagnostics, edits, files } = await runFmt({ cwd, paths });
  for (const found of diagnostics) terminal.err(`${formatDiagnostic(found, detail)}\n`);
  if (hasErrors(diagnostics)) {
    terminal.err(NOTHING_WRITTEN);
    return 1;
  }
  if (flags.check === true) {
    for (const { path } of edits) terminal.out(`${visible(path)}\n`);
    terminal.err(renderUnformatted(edits, files));
    return edits.length > 0 ? 1 : 0;
  }
  writeFiles(cwd, edits, detail);
  terminal.err(renderFormatted(edits, files));
  return 0;
}
