// `import`: writes the inventory files from what is live, or from the rows of a CSV export. Existing entries stay as
// they are, or follow with `--update`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import { checkGuards, isBlocked } from '../core/guard.ts';
import { ConfigurationError } from '../core/result.ts';
import { type CsvMapping, NO_MAPPING, readMapping, sharedColumn } from '../inventory/csv/mapping.ts';
import { unreadable } from '../inventory/files.ts';
import { errorCode } from '../inventory/folder.ts';
import { isWithin } from '../inventory/paths.ts';
import { NOTHING_WRITTEN, renderPatch } from '../report/edits.ts';
import { errorsFirst, findingLines } from '../report/findings.ts';
import {
  type ImportEnding,
  importDocument,
  importMarkdown,
  renderCsvImported,
  renderImported,
  renderNotIgnored,
  renderRemovals,
  renderUpdated,
} from '../report/imported.ts';
import { mappingStub } from '../report/mapping-stub.ts';
import { printedJson } from '../report/text.ts';
import { inFolder, openCli, refuseEmpty, SERVICE } from './cli/flags.ts';
import type { CliContext, CliHost, Flags, Terminal } from './context.ts';
import { inventoryCommit, notIgnoredBy } from './git-context.ts';
import { folderWithin, type ImportRequest, type ImportSource, type Proposal, runImport } from './import-run.ts';
import { camelCase } from './settings.ts';
import { loadBase } from './snapshot.ts';
import { writeShown } from './write-files.ts';

export async function cliImport(flags: Flags, cli: CliHost): Promise<number> {
  refuseStray(flags);
  const findings: Diagnostic[] = [];
  const mapping = readMappingOf(flags, inFolder(flags, cli).cwd, findings);
  if (hasErrors(findings)) return refuse(inFileOrder(findings), cli.terminal);
  return openCli(flags, cli, SERVICE, (context) => performImport(context, mapping, findings));
}

/** Writes or shows the result, or nothing of it. Returns the exit code. */
async function performImport(context: CliContext, mapping: CsvMapping, findings: Diagnostic[]): Promise<number> {
  const { flags, terminal, settings, progress, host, startedAt } = context;
  const source = await sourceOf(context, mapping, findings);
  const { diagnostics, proposal } = await runImport(context, requestFrom(context, source));
  progress.rest();
  const all = [...findings, ...diagnostics];
  if (proposal === null) {
    const help = source.kind === 'csv' ? mappingStub(mapping, source.path, all) : null;
    return refuse(all, terminal, help ?? '');
  }
  // What else is to say of files that fit the service is said by validate and plan.
  if (source.kind !== 'live') show(all, terminal);
  const { edits, comparison, csv } = proposal;
  const removed = comparison.changes.filter(({ after }) => after === null).length;
  const guards = csv !== null && flags.update === true ? checkGuards(removed, csv.following, settings) : [];
  if (isBlocked(guards)) {
    terminal.err(renderRemovals(guards, csv!.following));
    return 1;
  }

  const dryRun = flags.dryRun === true;
  const patch = dryRun ? renderPatch(edits) : null;
  if (!dryRun) writeShown(edits, context);
  if (flags.json === true) terminal.out(printedJson(importDocument(proposal, patch)));
  else terminal.out(flags.markdown === true ? importMarkdown(proposal, all) : (patch ?? ''));
  terminal.err(endingOf(proposal, flags, { dryRun, ms: host.clock.now() - startedAt }));
  if (!dryRun && edits.length > 0) terminal.err(renderNotIgnored(await notIgnoredBy(context.git)));
  return 0;
}

/** The last lines on standard error. */
function endingOf(proposal: Proposal, { update }: Flags, ended: ImportEnding): string {
  const { edits, comparison, csv, missing, plan } = proposal;
  if (update === true) return renderUpdated(proposal, ended);
  if (csv !== null) return renderCsvImported(edits, { ...csv, ...comparison }, plan, ended);
  return renderImported(edits, { ...missing!, ...comparison }, ended);
}

/** A flag without effect is a mistake. */
function refuseStray(flags: Flags): void {
  refuseEmpty(flags, ['from-csv', 'mapping']);
  const isGiven = (name: string) => flags[camelCase(name)] !== undefined;
  const refuse = (names: readonly string[], problem: string) => {
    const stray = names.find(isGiven);
    if (stray !== undefined) throw new ConfigurationError(`--${stray}`, problem);
  };
  if (!isGiven('from-csv')) refuse(['mapping', 'all-systems'], 'is for a CSV export. Name it with --from-csv.');
  if (!isGiven('update')) {
    refuse(['base', 'json', 'markdown', 'all-systems'], 'is for files that follow. Add --update.');
  } else if (isGiven('from-csv')) {
    refuse(['base'], 'is for drift, and an export says itself which systems follow. Leave it out.');
  }
  if (isGiven('json')) refuse(['markdown'], 'is another form than --json. Give one of the two.');
  if (flags.out === '-') {
    throw new ConfigurationError('--out', 'names a folder, and "-" is none. --dry-run prints the files.');
  }
}

/** Throws a ConfigurationError if two fields have one column. */
function readMappingOf({ mapping: path }: Flags, cwd: string, findings: Diagnostic[]): CsvMapping {
  if (typeof path !== 'string') return NO_MAPPING;
  let text: string;
  try {
    text = readFileSync(resolve(cwd, path), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    findings.push(unreadable(path, errorCode(error)));
    return NO_MAPPING;
  }
  const mapping = readMapping(path, text, (d) => findings.push(d));
  const shared = hasErrors(findings) ? null : sharedColumn(mapping);
  if (shared === null) return mapping;
  throw new ConfigurationError('--mapping', `gives ${shared.join(' and ')} one column. Give each its own.`);
}

async function sourceOf(context: CliContext, mapping: CsvMapping, findings: Diagnostic[]): Promise<ImportSource> {
  const { fromCsv, update, base, allSystems } = context.flags;
  if (typeof fromCsv === 'string') {
    const follow = update === true ? { allSystems: allSystems === true } : null;
    return { kind: 'csv', path: fromCsv, mapping, follow };
  }
  if (update !== true) return { kind: 'live' };
  // The base is HEAD if no flag names another and the folder is in a repository.
  const commit = typeof base === 'string' ? base : await inventoryCommit(context);
  if (commit === null) return { kind: 'drift', base: null };
  const { paths } = requestFrom(context, { kind: 'live' });
  const path = paths[0] ?? (outOf(context) || '.');
  const reading = { ...context, settings: { ...context.settings, path } };
  const loaded = await loadBase('base', { kind: 'commit', commit }, reading, (d) => findings.push(d));
  return { kind: 'drift', base: loaded.inventory };
}

function outOf({ flags, cwd }: CliContext): string {
  return folderWithin(cwd, typeof flags.out === 'string' ? flags.out : 'inventory');
}

/** Without `--path` the inventory is the files below `--out`, or the inventory that `--out` is a part of. */
function requestFrom(context: CliContext, source: ImportSource): ImportRequest {
  const { flags, settings, cwd } = context;
  const out = outOf(context);
  const isGiven = typeof flags.path === 'string' || isWithin(folderWithin(cwd, settings.path), out);
  return {
    source,
    out,
    paths: isGiven ? [settings.path] : [],
    withIds: flags.withIds === true,
    withSystemIds: flags.withSystemIds === true,
  };
}

function refuse(diagnostics: readonly Diagnostic[], terminal: Terminal, help = ''): number {
  show(diagnostics, terminal);
  terminal.err(NOTHING_WRITTEN + help);
  return 1;
}

function show(diagnostics: readonly Diagnostic[], terminal: Terminal): void {
  terminal.err(
    findingLines(errorsFirst(diagnostics))
      .map((line) => `${line}\n`)
      .join(''),
  );
}
