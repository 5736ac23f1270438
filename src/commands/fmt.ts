// `fmt`: every file of the inventory in one form. All or nothing: with an error in any of them none is written.
import { type Diagnostic, diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import type { FileEdit } from '../inventory/edit/file-edits.ts';
import { contentOf, readTexts } from '../inventory/edit/originals.ts';
import { type FileText, wholeFile } from '../inventory/files.ts';
import { formatText } from '../inventory/format/format.ts';
import { nextTurn } from './lifetime.ts';

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
