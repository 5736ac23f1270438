// `fmt` on the command line: with --check the files that would change on standard output, all else on standard error.
import { hasErrors } from '../../core/diagnostic.ts';
import type { Detail } from '../../core/model.ts';
import { NOTHING_WRITTEN, renderFormatted, renderUnformatted } from '../../report/edits.ts';
import { visible } from '../../report/escape.ts';
import { formatDiagnostic } from '../../report/messages.ts';
import { type Formatted, runFmt } from '../fmt.ts';
import { watchLifetime } from '../lifetime.ts';
import type { Progress } from '../progress.ts';
import { type Flags, settingsFrom } from './flags.ts';
import { progressOf } from './terminal-progress.ts';
import { type CliWorld, inFolder } from './world.ts';
import { writeShown } from './write-shown.ts';

export async function cliFmt(flags: Flags, cli: CliWorld): Promise<number> {
  const { cwd, env, clock, onSignal } = inFolder(flags, cli);
  const { paths, detail } = settingsFrom(flags, env, cwd);
  const startedAt = clock.now();
  const progress = progressOf(flags, cli);
  // A signal ends it before it writes. What is written is written whole: nothing of it stays half done beside the files.
  const lifetime = watchLifetime({ timeoutMs: 0, graceMs: 0, onSignal });
  const onFile = (done: number, total: number) => progress.through('formatting', done, total);
  try {
    const formatted = await runFmt({ cwd, paths, stop: lifetime.stop, onFile });
    progress.rest();
    return finish(formatted, { flags, cli, cwd, detail, progress, startedAt });
  } finally {
    progress.end();
    lifetime.end();
  }
}

interface Finish {
  readonly flags: Flags;
  readonly cli: CliWorld;
  readonly cwd: string;
  readonly detail: Detail;
  readonly progress: Progress;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** Writes or shows what was found, whole or not at all; gives the exit code. */
function finish(
  { diagnostics, edits, files }: Formatted,
  { flags, cli, cwd, detail, progress, startedAt }: Finish,
): number {
  const { terminal, clock } = cli;
  const counts = () => ({ files, ms: clock.now() - startedAt });
  for (const found of diagnostics) terminal.err(`${formatDiagnostic(found, detail)}\n`);
  if (hasErrors(diagnostics)) {
    terminal.err(NOTHING_WRITTEN);
    return 1;
  }
  if (flags.check === true) {
    for (const { path } of edits) terminal.out(`${visible(path)}\n`);
    terminal.err(renderUnformatted(edits, counts()));
    return edits.length > 0 ? 1 : 0;
  }
  writeShown(edits, { cwd, detail, progress });
  terminal.err(renderFormatted(edits, counts()));
  return 0;
}
