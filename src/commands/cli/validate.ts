// `validate` on the command line. Words for findings are loaded only where there are some.

import type { Detail } from '../../core/model.ts';
import { printedJson } from '../../report/escape.ts';
import { validationLine } from '../../report/summarize.ts';
import { runValidate, type Validated } from '../validate.ts';
import { exitCodeOf } from '../world.ts';
import { type Flags, settingsFrom } from './flags.ts';
import { progressOf } from './terminal-progress.ts';
import { type CliWorld, inFolder, WORKING_TREE } from './world.ts';

export async function cliValidate(flags: Flags, cli: CliWorld): Promise<number> {
  const { cwd, env, terminal, gitIn } = inFolder(flags, cli);
  const settings = settingsFrom(flags, env, cwd);
  const progress = progressOf(flags, cli);
  const world = { cwd, git: gitIn(cwd), onFile: progress.fileRead };
  const validated = await runValidate(settings, WORKING_TREE, world).finally(progress.end);
  const { detail } = settings;
  if (flags.json === true) terminal.out(await findingsJson(validated, detail));
  else if (validated.diagnostics.length === 0) terminal.err(`${validationLine(validated)}\n`);
  else terminal.err((await import('../../report/messages.ts')).renderValidation(validated, detail));
  return exitCodeOf(validated.result, false, false);
}

async function findingsJson(validated: Validated, detail: Detail): Promise<string> {
  const { wordDiagnostic } = await import('../../report/messages.ts');
  const { result, files, systems, assets, diagnostics } = validated;
  return printedJson({
    result,
    files,
    cyber_systems: systems,
    assets,
    diagnostics: diagnostics.map((d) => wordDiagnostic(d, detail)),
  });
}
