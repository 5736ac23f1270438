// `fmt`: every file of the inventory in one form. All or nothing: with an error in any of them none is written. With
// --check the files that would change go to standard output, all else to standard error.
import { type Diagnostic, diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import type { Detail } from '../core/model.ts';
import type { FileEdit } from '../inventory/edit/file-edits.ts';
import { contentOf, readTexts } from '../inventory/edit/originals.ts';
import { type FileText, wholeFile } from '../inventory/files.ts';
import { formatText } from '../inventory/format/format.ts';
import { NOTHING_WRITTEN, renderFormatted, renderUnformatted } from '../report/edits.ts';
import { visible } from '../report/escape.ts';
import { formatDiagnostic } from '../report/messages.ts';
import { type CliWorld, type Flags, inFolder, progressOf, settingsFrom } from './cli/flags.ts';
import { nextTurn, watchLifetime } from './lifetime.ts';
import type { Progress } from './progress.ts';
import { writeShown } from './write-files.ts';

export interface Formatted {
  /** Errors alone, in file order; then there are no edits. */
  readonly diagnostics: readonly Diagnostic[];
  /** Files that are not in form, sorted by path. */
  readonly edits: readonly FileEdit[];
  /** How many files were read. */
  readonly files: number;
}

export interface FmtRequest {
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly stop: AbortSignal;
  /** Called for each file that was put in form. */
  readonly onFile: (done: number, total: number) => void;
}

/** Reads the working tree below `cwd`; writes nothing itself. Throws an AbortError when it is stopped. */
export async function runFmt({ cwd, paths, stop, onFile }: FmtRequest): Promise<Formatted> {
  const diagnostics: Diagnostic[] = [];
  const report = (d: Diagnostic) => {
    if (d.severity === 'error') diagnostics.push(d);
  };
  const edits: FileEdit[] = [];
  const files: FileText[] = [];
  await readTexts({ cwd, paths }, (file) => files.push(file), report);
  for (const [number, file] of files.entries()) {
    const { path, text } = file;
    const formatted = formatText(path, text, report);
    if (formatted === 'ambiguous') report(diagnostic('ambiguous-yaml', 'error', wholeFile(path), {}));
    else if (formatted !== null && (formatted !== text || file.byteOrderMark)) {
      edits.push({ path, before: contentOf(file, text), text: formatted });
    }
    onFile(number + 1, files.length);
    await nextTurn();
    stop.throwIfAborted();
  }
  return { diagnostics: inFileOrder(diagnostics), edits: hasErrors(diagnostics) ? [] : edits, files: files.length };
}

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
