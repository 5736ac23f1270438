// `validate`: runs all checks of the files that do not need the service.
import { type Diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import { checkBetween, checkSystems, groupByText } from '../core/names.ts';
import { exitCodeOf, type Result } from '../core/result.ts';
import { loadRevision } from '../inventory/load.ts';
import { renderValidation, wordDiagnostic } from '../text/findings.ts';
import type { Validation } from '../text/summarize.ts';
import { printedJson } from '../text/text.ts';
import type { CliContext, Context } from './context.ts';

export async function runValidate({
  cwd,
  settings,
  git,
  head,
  progress,
}: Context): Promise<Validation & { readonly result: Result }> {
  const diagnostics: Diagnostic[] = [];
  const collect = (finding: Diagnostic) => void diagnostics.push(finding);
  const source = { cwd, path: settings.path, run: git, onFile: progress.fileRead };
  const { inventory, files } = await loadRevision(head, source, collect);
  const groups = groupByText(inventory.documents);
  checkSystems(groups, collect);
  checkBetween(groups, settings.uniqueNames, collect);
  // Files that could not be read as text count, too.
  const unread = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
  const whole = inventory.documents.filter(({ isWhole }) => isWhole);
  return {
    result: hasErrors(diagnostics) ? 'invalid' : 'validated',
    diagnostics: inFileOrder(diagnostics),
    files: new Set([...files.map(({ path }) => path), ...unread]).size,
    assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
    systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length,
  };
}

export async function cliValidate(context: CliContext): Promise<number> {
  const { flags, terminal, progress } = context;
  const validated = await runValidate(context);
  const { result, files, systems, assets, diagnostics } = validated;
  progress.end();
  if (flags.json === true) {
    const found = diagnostics.map(wordDiagnostic);
    terminal.out(printedJson({ result, files, cyber_systems: systems, assets, diagnostics: found }));
  } else terminal.err(renderValidation(validated));
  return exitCodeOf(result);
}
