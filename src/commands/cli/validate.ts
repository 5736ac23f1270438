// `validate` on the command line.
import { printedJson } from '../../report/escape.ts';
import { wordDiagnostic } from '../../report/messages.ts';
import { renderValidation } from '../../report/validate.ts';
import { runValidate } from '../validate.ts';
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
  if (flags.json === true) {
    const { result, files, systems, assets, diagnostics } = validated;
    const document = {
      result,
      files,
      cyber_systems: systems,
      assets,
      diagnostics: diagnostics.map((d) => wordDiagnostic(d, detail)),
    };
    terminal.out(printedJson(document));
  } else terminal.err(renderValidation(validated, detail));
  return exitCodeOf(validated.result, false, false);
}
