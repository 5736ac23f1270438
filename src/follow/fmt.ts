// `fmt`: writes every file of the inventory in one form. If any file has an error, none is written. With --check the
// names of the files that would change go to standard output.
import { type Diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import type { Exit } from '../core/result.ts';
import { contentOf } from '../inventory/files.ts';
import { turn } from '../inventory/folder.ts';
import { readTexts } from '../inventory/load.ts';
import type { CliContext, Context, Takes } from '../run/context.ts';
import { type FileEdit, writeFiles } from '../run/run-files.ts';
import { findingLines } from '../text/findings.ts';
import { counted, visible } from '../text/text.ts';
import { formatText } from './format.ts';
import { NOTHING_WRITTEN, renderFormatted } from './report.ts';

/** Reads the working tree, and writes nothing itself. Throws an AbortError when it is stopped. */
export async function runFmt(
  { settings, shutdown, progress }: Context,
  { repository }: Takes<'repository'>,
): Promise<{
  /** Only errors, in file order. If there are any, there are no edits. */
  readonly diagnostics: readonly Diagnostic[];
  /** The files that are not in this form, sorted by path. */
  readonly edits: readonly FileEdit[];
  /** How many files were read, and how many warnings and notices validate has about their text. */
  readonly files: number;
  readonly warnings: number;
}> {
  const diagnostics: Diagnostic[] = [];
  let warnings = 0;
  const collect = (finding: Diagnostic) => {
    if (finding.severity === 'error') diagnostics.push(finding);
    else warnings++;
  };
  const edits: FileEdit[] = [];
  const files = await readTexts({ ...repository, path: settings.path }, collect);
  for (const [number, file] of files.entries()) {
    const { path, text } = file;
    const formatted = formatText(path, text, collect);
    if (formatted !== null && (formatted !== text || file.byteOrderMark)) {
      edits.push({ path, before: contentOf(file, text), text: formatted });
    }
    progress.through('formatting', number + 1, files.length);
    await turn();
    shutdown.stop.throwIfAborted();
  }
  return {
    diagnostics: inFileOrder(diagnostics),
    edits: hasErrors(diagnostics) ? [] : edits,
    files: files.length,
    warnings,
  };
}

export async function cliFmt(context: CliContext<'fmt'>, takes: Takes<'repository'>): Promise<Exit> {
  const { options, terminal, report, style, host, startedAt, progress } = context;
  // A signal before the writes ends the run. Once they begin, all files are written: no half-finished files are left.
  const { diagnostics, edits, files, warnings } = await runFmt(context, takes);
  progress.rest();
  if (diagnostics.length > 0) {
    report(`${findingLines(diagnostics, style).join('\n')}\n${NOTHING_WRITTEN}`);
    return 'refused';
  }
  const isCheck = options.check;
  if (isCheck) for (const { path } of edits) terminal.out(`${visible(path)}\n`);
  else writeFiles(edits, context);
  report(renderFormatted(edits, files, host.clock.now() - startedAt, isCheck));
  if (warnings > 0) report(counted`${warnings} warning(s) about these files: run cip-sync validate.\n`);
  return isCheck && edits.length > 0 ? 'refused' : 'done';
}
