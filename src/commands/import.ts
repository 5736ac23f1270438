// `import`: writes the inventory files from what is live, or from the rows of a CSV export. Existing entries stay as
// they are, or follow with `--update`.
import { type Diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import { ConfigurationError } from '../core/result.ts';
import { type Missing, type Wanted, wantMissing } from '../inventory/edit/from-live.ts';
import { NOTHING_WRITTEN, renderCsvImported, renderImported, renderNotIgnored, renderPatch } from '../report/edits.ts';
import { printedJson } from '../report/escape.ts';
import { errorsFirst, findingLines } from '../report/messages.ts';
import { inFolder, openCli, refuseEmpty, SERVICE } from './cli/flags.ts';
import type { CliContext, CliHost, Flags, Terminal } from './context.ts';
import { notIgnoredBy } from './git-context.ts';
import type { CsvWanted } from './import-csv.ts';
import { folderWithin, holds, type ImportRequest, type ImportSource, type Proposal, runImport } from './import-run.ts';
import { camelCase } from './settings.ts';
import { writeShown } from './write-files.ts';

/** Everything live. Its files ask for no changes. Warnings and notices are shown by validate and plan. */
export const LIVE: ImportSource<Missing> = {
  open: async () => wantMissing,
  mayAsk: () => false,
  showsNotices: false,
  takesDrift: false,
  render: ({ edits, wanted, comparison }, ended) => renderImported(edits, { ...wanted, ...comparison }, ended),
};

const EXPORT_FLAGS = ['column', 'value', 'default', 'where', 'skip', 'skip-duplicates', 'mapping', 'delimiter'];

export async function cliImport(flags: Flags, cli: CliHost): Promise<number> {
  const { fromCsv, update } = flags;
  refuseEmpty(flags, ['from-csv', 'mapping']);
  refuseStray(flags);
  if (typeof fromCsv !== 'string') {
    if (update !== true) return importFrom(LIVE, flags, cli);
    const { driftSource } = await import('./import-update.ts');
    return importFrom(driftSource(flags), flags, cli);
  }
  const { csvSource, mappingFrom } = await import('./import-csv.ts');
  const diagnostics: Diagnostic[] = [];
  const { cwd } = inFolder(flags, cli);
  const mapping = await mappingFrom(flags, cwd, (d) => diagnostics.push(d));
  if (hasErrors(diagnostics)) {
    return refuse(inFileOrder(diagnostics), cli.terminal);
  }
  const { mappingStub } = await import('../report/mapping-stub.ts');
  const help = (findings: readonly Diagnostic[]) => mappingStub(mapping, fromCsv, findings);
  const follows = update === true ? { allSystems: flags.allSystems === true } : null;
  const csv = csvSource({ path: fromCsv, cwd, mapping, update: follows });
  if (follows === null) return importFrom({ ...csv, help, render: renderRows }, flags, cli);
  const { rowsSource } = await import('./import-update.ts');
  return importFrom({ ...rowsSource(csv), help }, flags, cli);
}

const renderRows: ImportSource<CsvWanted>['render'] = ({ edits, wanted, comparison, plan }, ended) =>
  renderCsvImported({ edits, counts: { ...wanted, ...comparison }, plan }, ended);

/** A flag without effect is a mistake. */
function refuseStray(flags: Flags): void {
  const isGiven = (name: string) => flags[camelCase(name)] !== undefined;
  const refuse = (names: readonly string[], problem: string) => {
    const stray = names.find(isGiven);
    if (stray !== undefined) throw new ConfigurationError(`--${stray}`, problem);
  };
  if (!isGiven('from-csv')) refuse([...EXPORT_FLAGS, 'all-systems'], 'is for a CSV export. Name it with --from-csv.');
  if (!isGiven('update')) refuse(['base', 'only', 'json', 'all-systems'], 'is for files that follow. Add --update.');
  else if (isGiven('from-csv')) {
    refuse(['only', 'base'], 'is for drift, and an export says itself which systems follow. Leave it out.');
  }
}

/** Writes or shows the result, completely or not at all. Returns the exit code. */
function importFrom<W extends Wanted>(source: ImportSource<W>, flags: Flags, cli: CliHost): Promise<number> {
  return openCli(flags, cli, SERVICE, async (context) => {
    const { terminal, settings, progress } = context;
    const { diagnostics, proposal } = await runImport(context, requestFrom(context), source);
    progress.rest();
    if (proposal === null) {
      const code = refuse(diagnostics, terminal);
      terminal.err(source.help?.(diagnostics) ?? '');
      return code;
    }
    if (source.showsNotices) show(diagnostics, terminal);
    const stopped = source.guard?.(proposal, settings) ?? null;
    if (stopped === null) await conclude(proposal, source, context);
    else terminal.err(stopped);
    return stopped === null ? 0 : 1;
  });
}

async function conclude<W extends Wanted>(
  proposal: Proposal<W>,
  source: ImportSource<W>,
  context: CliContext,
): Promise<void> {
  const { flags, terminal, host, startedAt } = context;
  const dryRun = flags.dryRun === true;
  const patch = dryRun ? renderPatch(proposal.edits) : null;
  if (!dryRun) writeShown(proposal.edits, context);
  if (flags.json === true) {
    const { importDocument } = await import('../report/imported.ts');
    terminal.out(printedJson(importDocument(proposal, patch)));
  } else if (patch !== null) terminal.out(patch);
  terminal.err(source.render(proposal, { dryRun, ms: host.clock.now() - startedAt }));
  if (!dryRun && proposal.edits.length > 0) terminal.err(renderNotIgnored(await notIgnoredBy(context.git)));
}

/** Without `--path` the inventory is the files below `--out`, or the inventory that `--out` is a part of. */
function requestFrom({ flags, settings, cwd }: CliContext): ImportRequest {
  const named = typeof flags.out === 'string' ? flags.out : 'inventory';
  if (named === '-')
    throw new ConfigurationError('--out', 'names a folder, and "-" is none. --dry-run prints the files.');
  const out = folderWithin(cwd, named);
  const isGiven = typeof flags.path === 'string' || [settings.path].some((path) => holds(folderWithin(cwd, path), out));
  return {
    out,
    paths: isGiven ? [settings.path] : [],
    withIds: flags.withIds === true,
    withSystemIds: flags.withSystemIds === true,
  };
}

function refuse(diagnostics: readonly Diagnostic[], terminal: Terminal): number {
  show(diagnostics, terminal);
  terminal.err(NOTHING_WRITTEN);
  return 1;
}

function show(diagnostics: readonly Diagnostic[], terminal: Terminal): void {
  terminal.err(
    findingLines(errorsFirst(diagnostics))
      .map((line) => `${line}\n`)
      .join(''),
  );
}
