// Runs all checks of the files that do not need the service.
import { type Diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import { checkByText } from '../core/names.ts';
import type { Result } from '../core/result.ts';
import { loadRevision } from '../inventory/load.ts';
import type { Validation } from '../text/summarize.ts';
import type { Context, Takes } from './context.ts';
import { filesOf } from './snapshot.ts';

export async function runValidate(
  context: Context,
  { repository }: Takes<'repository'>,
): Promise<Validation & { readonly result: Result }> {
  const diagnostics: Diagnostic[] = [];
  const collect = (finding: Diagnostic) => void diagnostics.push(finding);
  const { inventory, files } = await loadRevision(repository.head, filesOf(context, repository), collect);
  const groups = checkByText(inventory.documents, context.settings.uniqueNames, collect);
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
