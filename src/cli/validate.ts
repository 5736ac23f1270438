// `validate`: shows what the checks of the files find, without the service.
import { type Exit, exitOf } from '../core/result.ts';
import type { CliContext, Takes } from '../run/context.ts';
import { runValidate } from '../run/validate.ts';
import { renderValidation, wordDiagnostic } from '../text/findings.ts';
import { printedJson } from '../text/text.ts';

export async function cliValidate(context: CliContext<'validate'>, takes: Takes<'repository'>): Promise<Exit> {
  const { options, terminal, report, style, progress } = context;
  const validated = await runValidate(context, takes);
  const { result, files, systems, assets, diagnostics } = validated;
  progress.end();
  if (options.json) {
    const findings = diagnostics.map(wordDiagnostic);
    terminal.out(printedJson({ result, files, cyber_systems: systems, assets, diagnostics: findings }));
  } else report(renderValidation(validated, style));
  return exitOf(result);
}
