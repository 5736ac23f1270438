// `validate`: everything that can be said about the files without the service. Words for findings are loaded only where
// there are some.

import { type Diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import type { Detail } from '../core/model.ts';
import { checkIds, checkNames, groupByText } from '../core/names.ts';
import { exitCodeOf, type Result } from '../core/result.ts';
import { loadFromFolder, loadFromGit } from '../inventory/load.ts';
import { printedJson } from '../report/escape.ts';
import { validationLine } from '../report/summarize.ts';
import { type CliWorld, type Flags, inFolder, progressOf, settingsFrom, WORKING_TREE } from './cli/flags.ts';
import type { Settings } from './inputs.ts';
import type { Revision } from './survey.ts';
import type { World } from './world.ts';

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
  return {
    result: hasErrors(diagnostics) ? 'invalid' : 'validated',
    diagnostics: inFileOrder(diagnostics),
    files: files.length,
    assets: inventory.documents.reduce((sum, document) => sum + document.assets.length, 0),
    systems: groups.length,
  };
}

export async function cliValidate(flags: Flags, cli: CliWorld): Promise<number> {
  const { cwd, env, terminal, gitIn } = inFolder(flags, cli);
  const settings = settingsFrom(flags, env, cwd);
  const progress = progressOf(flags, cli);
  const world = { cwd, git: gitIn(cwd), onFile: progress.fileRead };
  const validated = await runValidate(settings, WORKING_TREE, world).finally(progress.end);
  const { detail } = settings;
  if (flags.json === true) terminal.out(await findingsJson(validated, detail));
  else if (validated.diagnostics.length === 0) terminal.err(`${validationLine(validated)}\n`);
  else terminal.err((await import('../report/messages.ts')).renderValidation(validated, detail));
  return exitCodeOf(validated.result, false, false);
}

async function findingsJson(validated: Validated, detail: Detail): Promise<string> {
  const { wordDiagnostic } = await import('../report/messages.ts');
  const { result, files, systems, assets, diagnostics } = validated;
  return printedJson({
    result,
    files,
    cyber_systems: systems,
    assets,
    diagnostics: diagnostics.map((d) => wordDiagnostic(d, detail)),
  });
}
