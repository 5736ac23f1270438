// `validate`: everything that can be said about the files without the service.
import { type Diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import { checkIgnored } from '../core/ignore.ts';
import { checkIds, checkNames, groupByText } from '../core/names.ts';
import { loadFromFolder, loadFromGit } from '../inventory/load.ts';
import type { Settings } from './inputs.ts';
import type { Revision } from './survey.ts';
import type { Result, World } from './world.ts';

export interface Validated {
  readonly result: Result;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: number;
  readonly assets: number;
  readonly systems: number;
}

export async function runValidate(
  settings: Settings,
  head: Revision,
  world: Pick<World, 'cwd' | 'git' | 'onFile'>,
): Promise<Validated> {
  const diagnostics: Diagnostic[] = [];
  const report = (d: Diagnostic) => void diagnostics.push(d);
  const source = { cwd: world.cwd, paths: settings.paths, onFile: world.onFile };
  const { inventory, files } =
    head.kind === 'working-tree'
      ? await loadFromFolder(source, report)
      : await loadFromGit({ ...source, run: world.git, commit: head.commit }, report);
  const groups = groupByText(inventory.documents);
  checkNames(groups, settings.uniqueNames, report);
  checkIds(groups, report);
  checkIgnored(groups, report);
  return {
    result: hasErrors(diagnostics) ? 'invalid' : 'validated',
    diagnostics: inFileOrder(diagnostics),
    files: files.length,
    assets: inventory.documents.reduce((sum, document) => sum + document.assets.length, 0),
    systems: groups.length,
  };
}
