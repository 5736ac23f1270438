// `fmt`: every file of the inventory in one form. All or nothing: with an error in any of them none is written.
import { type Diagnostic, diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import type { FileEdit } from '../inventory/edit/lay-out.ts';
import { contentOf, readTexts } from '../inventory/edit/originals.ts';
import { wholeFile } from '../inventory/files.ts';
import { formatText } from '../inventory/format/format.ts';

export interface Formatted {
  /** Errors alone, in file order; then there are no edits. */
  readonly diagnostics: readonly Diagnostic[];
  /** Files that are not in form, sorted by path. */
  readonly edits: readonly FileEdit[];
  /** How many files were read. */
  readonly files: number;
}

/** Reads the working tree below `cwd`; writes nothing itself. */
export async function runFmt(places: { readonly cwd: string; readonly paths: readonly string[] }): Promise<Formatted> {
  const diagnostics: Diagnostic[] = [];
  const report = (d: Diagnostic) => {
    if (d.severity === 'error') diagnostics.push(d);
  };
  const edits: FileEdit[] = [];
  let files = 0;
  const visit: Parameters<typeof readTexts>[1] = (file) => {
    files += 1;
    const { path, text } = file;
    const formatted = formatText(path, text, report);
    if (formatted === 'ambiguous') report(diagnostic('ambiguous-yaml', 'error', wholeFile(path), {}));
    else if (formatted !== null && (formatted !== text || file.byteOrderMark)) {
      edits.push({ path, before: contentOf(file, text), text: formatted });
    }
  };
  await readTexts(places, visit, report);
  return { diagnostics: inFileOrder(diagnostics), edits: hasErrors(diagnostics) ? [] : edits, files };
}
