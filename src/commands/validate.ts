// `validate`: all checks of the files that need no service. The wording of findings is loaded only if there are
// findings.
import { isAbsolute, relative, sep } from 'node:path';
import { type Diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import { checkBetween, checkSystems, groupByText } from '../core/names.ts';
import { ConfigurationError, exitCodeOf, type Result } from '../core/result.ts';
import { type FileRead, loadRevision } from '../inventory/load.ts';
import { printedJson } from '../report/escape.ts';
import type { SarifOptions } from '../report/messages.ts';
import { type Validation, validationLine } from '../report/summarize.ts';
import { FILES, openCli } from './cli/flags.ts';
import type { CliContext, CliHost, Context, Flags } from './context.ts';

export interface Validated extends Validation {
  readonly result: Result;
}

export async function runValidate(
  context: Pick<Context, 'cwd' | 'settings' | 'git' | 'head' | 'progress'>,
): Promise<Validated> {
  const { cwd, settings, git, head, progress } = context;
  const diagnostics: Diagnostic[] = [];
  const report = (d: Diagnostic) => void diagnostics.push(d);
  const source = { cwd, paths: settings.paths, run: git, onFile: progress.fileRead };
  const { inventory, files } = await loadRevision(head, source, report);
  const groups = groupByText(inventory.documents);
  checkSystems(groups, report);
  checkBetween(groups, settings.uniqueNames, report);
  const whole = inventory.documents.filter(({ isWhole }) => isWhole);
  return {
    result: hasErrors(diagnostics) ? 'invalid' : 'validated',
    diagnostics: inFileOrder(diagnostics),
    files: filesIn(files, diagnostics),
    assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
    systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length,
  };
}

/** The path from the folder where the command was given to the files: `ops/`, or ''. */
function folderPrefix({ cwd }: CliContext, cli: CliHost): string {
  const path = relative(cli.cwd, cwd).split(sep).join('/');
  return path === '' || path.startsWith('..') || isAbsolute(path) ? '' : `${path}/`;
}

/** Includes files that could not be read as text. */
function filesIn(files: readonly FileRead[], diagnostics: readonly Diagnostic[]): number {
  const faulty = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
  return new Set([...files.map(({ path }) => path), ...faulty]).size;
}

export function cliValidate(flags: Flags, cli: CliHost): Promise<number> {
  return openCli(flags, cli, FILES, async (context) => {
    const { terminal, progress } = context;
    const format = flags.json === true ? 'json' : (flags.format ?? 'text');
    if (typeof flags.out === 'string' && format === 'text') {
      throw new ConfigurationError('--out', 'is for what machines read. Give --format github, json or sarif.');
    }
    const validated = await runValidate(context);
    progress.end();
    if (format !== 'text') {
      const text = await findingsFor(format, validated, {
        folder: folderPrefix(context, cli),
        version: cli.version,
      });
      if (typeof flags.out !== 'string') terminal.out(text);
      else (await import('./run-files.ts')).putOut(text, flags, context);
    }
    const isElsewhere = format === 'github' || typeof flags.out === 'string';
    if (isElsewhere || (format === 'text' && validated.diagnostics.length === 0)) {
      terminal.err(`${validationLine(validated)}\n`);
    } else if (format === 'text') {
      terminal.err((await import('../report/messages.ts')).renderValidation(validated));
    }
    return exitCodeOf(validated.result, false, false);
  });
}

async function findingsFor(
  format: NonNullable<Flags[string]>,
  validated: Validated,
  options: SarifOptions,
): Promise<string> {
  const { diagnostics } = validated;
  if (format === 'json') return findingsJson(validated);
  if (format === 'sarif') return printedJson((await import('../report/messages.ts')).sarifOf(diagnostics, options));
  const { annotationLine, annotations } = await import('../report/messages.ts');
  return annotations(diagnostics, options)
    .annotations.map((annotation) => `${annotationLine(annotation)}\n`)
    .join('');
}

async function findingsJson(validated: Validated): Promise<string> {
  const { wordDiagnostic } = await import('../report/messages.ts');
  const { result, files, systems, assets, diagnostics } = validated;
  return printedJson({
    result,
    files,
    cyber_systems: systems,
    assets,
    diagnostics: diagnostics.map((d) => wordDiagnostic(d)),
  });
}
