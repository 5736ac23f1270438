// `import`: writes the inventory files from what is live, or from the rows of a CSV export. Existing entries stay as
// they are, unless `--update` makes them follow.
import { readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Plan } from '../core/change.ts';
import { type Code, type Diagnostic, hasErrors, inFileOrder, type Report } from '../core/diagnostic.ts';
import { checkGuards, isBlocked } from '../core/guard.ts';
import type { Inventory } from '../core/model.ts';
import { placeOf } from '../core/names.ts';
import { makePlan } from '../core/plan.ts';
import { early } from '../core/rejections.ts';
import { makeDirectory, ratingOf } from '../core/resolve.ts';
import { type Exit, UserError } from '../core/result.ts';
import { possibleRenames } from '../core/suggest.ts';
import { fileError, readText } from '../inventory/files.ts';
import { errorCode, pathsBelow } from '../inventory/folder.ts';
import { type Original, readOriginals } from '../inventory/load.ts';
import { isSelected, isWithin } from '../inventory/paths.ts';
import type { CliContext, Context, Repository, Takes } from '../run/context.ts';
import { headCommit } from '../run/git-context.ts';
import type { Options } from '../run/options.ts';
import { writeFiles } from '../run/run-files.ts';
import { loadBase, readLive } from '../run/snapshot.ts';
import { errorsFirst, findingLines } from '../text/findings.ts';
import { printedJson, visible } from '../text/text.ts';
import { follow } from './csv/follow.ts';
import { type CsvMapping, NO_MAPPING, readMapping } from './csv/mapping.ts';
import { mappingStub } from './csv/mapping-stub.ts';
import { CSV_LIMIT, type CsvRow, type CsvRows, lineOf, readCsv } from './csv/read.ts';
import { resolveRows } from './csv/resolve.ts';
import { compareEntries } from './desired.ts';
import { editFiles } from './file-edits.ts';
import { addMissing, type DesiredFiles, type FollowInput, takeInDrift } from './from-live.ts';
import {
  type FollowedExport,
  type Imported,
  importDocument,
  importMarkdown,
  NOTHING_WRITTEN,
  renderImported,
  renderPatch,
  renderRemovals,
} from './report.ts';

export async function cliImport(
  context: CliContext<'import'>,
  { repository, reader }: Takes<'repository' | 'reader'>,
): Promise<Exit> {
  const { options, cwd, settings, terminal, report, style, progress, host, startedAt } = context;
  refuseStray(options);
  const { update: isUpdate, dryRun } = options;
  const out = folderWithin(cwd, options.out ?? 'inventory');
  const path = pathBeside(context, out);

  // Read what the files follow: an export and its mapping, or what changed in the service since the last apply.
  const findings: Diagnostic[] = [];
  const mapping = options.mapping === null ? NO_MAPPING : readMappingFile(options.mapping, cwd, findings);
  if (hasErrors(findings))
    return refuse(context, findings, findingText(inFileOrder(findings), style) + NOTHING_WRITTEN);
  const source = await sourceFrom(context, repository, { mapping, path: path ?? (out || '.'), findings });

  // Decide what the files should say.
  const { diagnostics, proposal, columns } = await runImport(context, { repository, reader }, { source, out, path });
  progress.rest();
  const all = [...findings, ...diagnostics];
  // If an import of what is live succeeds, it shows no findings, because validate and plan show them.
  if (proposal === null) {
    const help = source.kind === 'csv' ? mappingStub(mapping, source.path, all, columns) : null;
    return refuse(context, all, findingText(all, style) + NOTHING_WRITTEN + (help ?? ''));
  }
  if (source.kind !== 'live') report(findingText(all, style));
  const { edits, comparison, csv } = proposal;
  const removed = comparison.changes.filter(({ after }) => after === null).length;
  const guards = csv !== null && isUpdate ? checkGuards(removed, csv.following, settings) : [];
  if (isBlocked(guards)) return refuse(context, all, renderRemovals(guards, csv!.following));

  // Write the files, or show what would be written.
  const patch = dryRun ? renderPatch(edits) : null;
  if (!dryRun) writeFiles(edits, context);

  // Report.
  if (options.json) terminal.out(printedJson(importDocument(proposal, patch, all)));
  else terminal.out(options.markdown ? importMarkdown(proposal, all) : (patch ?? ''));
  report(renderImported(proposal, isUpdate, { dryRun, ms: host.clock.now() - startedAt }));
  return 'done';
}

/**
 * What is read besides the files below `out`. Without `--path`, that is the default folder if `out` is in it, or else
 * nothing, which is then said.
 */
function pathBeside({ options, cwd, settings, terminal }: CliContext<'import'>, out: string): string | null {
  const folder = folderWithin(cwd, settings.path);
  if (options.given.has('path') || isWithin(folder, out)) return settings.path;
  if (pathsBelow(cwd, folder).some((path) => isSelected(folder, path)))
    terminal.err(
      `The files in ${visible(folder)} are not read, because --out names another folder. To read them, give --path ${visible(folder)}.\n`,
    );
  return null;
}

/** Ends an import that writes nothing, and says why. */
function refuse(
  { options, terminal, report }: CliContext<'import'>,
  diagnostics: readonly Diagnostic[],
  reason: string,
): Exit {
  if (options.json) terminal.out(printedJson(importDocument(null, null, diagnostics)));
  report(reason);
  return 'refused';
}

function findingText(diagnostics: readonly Diagnostic[], style: CliContext['style']): string {
  return findingLines(errorsFirst(diagnostics), style)
    .map((line) => `${line}\n`)
    .join('');
}

/** Refuses flags that would have no effect, and flags that contradict each other. */
function refuseStray({ given, out }: Options<'import'>): void {
  const isGiven = (name: string) => given.has(name);
  const isCsv = isGiven('from-csv');
  const isUpdate = isGiven('update');
  const rules: readonly (readonly [isStray: boolean, names: readonly string[], problem: string, remedy: string])[] = [
    [!isCsv, ['mapping', 'all-systems', 'leave-faulty'], 'is for a CSV export', 'Name it with --from-csv.'],
    [!isUpdate, ['base', 'markdown', 'all-systems'], 'is for files that follow', 'Add --update.'],
    [
      isUpdate && isCsv,
      ['base'],
      'is only for drift, and an export itself names the systems to update',
      'Leave it out.',
    ],
    [isGiven('json'), ['markdown'], 'is another form than --json', 'Give one of the two.'],
    [out === '-', ['out'], 'names a folder, and "-" is none', '--dry-run prints the files.'],
  ];
  for (const [isStray, names, problem, remedy] of rules) {
    const stray = isStray ? names.find(isGiven) : undefined;
    if (stray !== undefined) throw new UserError(`--${stray}`, problem, remedy);
  }
}

function readMappingFile(path: string, cwd: string, findings: Diagnostic[]): CsvMapping {
  try {
    const report: Report = (finding) => void findings.push(finding);
    const file = readText({ path, content: readFileSync(resolve(cwd, path)) }, report);
    return file === null ? NO_MAPPING : readMapping(path, file.text, report);
  } catch (error) {
    findings.push(fileError('unreadable-file', path, { reason: errorCode(error) }));
    return NO_MAPPING;
  }
}

/** The source that the flags choose. For drift, the applied inventory is read from the folder `path`. */
async function sourceFrom(
  context: CliContext<'import'>,
  repository: Repository,
  { mapping, path, findings }: { mapping: CsvMapping; path: string; findings: Diagnostic[] },
): Promise<ImportSource> {
  const { options, settings } = context;
  const { update, fromCsv, allSystems, leaveFaulty } = options;
  if (fromCsv !== null)
    return { kind: 'csv', path: fromCsv, mapping, follow: update ? { allSystems } : null, leaveFaulty };
  if (!update) return { kind: 'live' };
  // The base is HEAD if no flag names another and the folder is in a repository.
  const commit = options.base ?? (await headCommit(repository.git));
  if (commit === null) return { kind: 'drift', base: null };
  const reading = { ...context, settings: { ...settings, path } };
  const about = { name: 'base', revision: { kind: 'commit', commit } } as const;
  const loaded = await loadBase({ ...about, report: (finding) => findings.push(finding) }, reading, repository);
  return { kind: 'drift', base: loaded.inventory };
}

/** What the files follow. */
type ImportSource =
  /** The import adds everything that is live and that the files lack. */
  | { readonly kind: 'live' }
  /** The import takes in only drift since `base`. If `base` is null, every difference is drift. */
  | { readonly kind: 'drift'; readonly base: Inventory | null }
  | {
      readonly kind: 'csv';
      /** As the user gave it. `-` is standard input. */
      readonly path: string;
      readonly mapping: CsvMapping;
      /** How existing entries follow the rows; null if the import only adds entries. */
      readonly follow: { readonly allSystems: boolean } | null;
      /** Whether rows with an error are left out instead of stopping the import. */
      readonly leaveFaulty?: boolean;
    };

/**
 * Reads files and lists, decides what the files should say, edits their texts, and plans the result. Writes nothing
 * itself. Throws ServiceError or UserError for problems that are not in the user's files.
 */
export async function runImport(
  context: Context,
  { repository, reader }: Takes<'repository' | 'reader'>,
  {
    source,
    out,
    path,
  }: {
    readonly source: ImportSource;
    /** The folder for new files, relative to the working directory. Its files are read, too. */
    readonly out: string;
    /** The input `path`, if it was given or if `out` is in it; else null. */
    readonly path: string | null;
  },
): Promise<{
  /** Errors first, then in file order. */
  readonly diagnostics: readonly Diagnostic[];
  /** null if one of the diagnostics is an error. */
  readonly proposal: Imported | null;
  /** All headers of the export. */
  readonly columns: readonly string[];
}> {
  const { settings, progress } = context;
  const { cwd } = repository;
  const diagnostics: Diagnostic[] = [];
  const collect = (finding: Diagnostic) => void diagnostics.push(finding);
  let columns: readonly string[] = [];
  const refused = () => ({ diagnostics: errorsFirst(inFileOrder(diagnostics)), proposal: null, columns });

  // Read. Errors in an export are reported together with errors in the files.
  const lists = early(readLive(context, reader));
  const bytes = source.kind === 'csv' ? readExport(source.path, cwd, collect) : null;
  const originals = await readDeclared(repository, { source, out, path }, collect);
  if (source.kind === 'csv' ? bytes === null : source.kind === 'live' && hasErrors(diagnostics)) return refused();
  const live = await lists.catch((error: unknown) => {
    if (hasErrors(diagnostics)) return null;
    throw error;
  });
  if (live === null) return refused();
  const inventory = { documents: originals.flatMap(({ documents }) => documents) };
  const before = makePlan({ head: inventory, live, settings });
  // If the files do not match the service, drift may be the reason.
  if (source.kind !== 'drift' && hasErrors(before.diagnostics)) diagnostics.push(...before.diagnostics);
  if (source.kind === 'live' && hasErrors(diagnostics)) return refused();

  // Decide.
  const input = { inventory, live, uniqueNames: settings.uniqueNames };
  const { desired, missing, csv } = decide({ source, bytes, before, settings }, input, collect);
  columns = csv?.table.names ?? [];
  if (desired === null || hasErrors(diagnostics)) return refused();

  // Edit.
  // For drift, a hint that is no longer needed is reason enough to edit a file.
  const comparison = compareEntries(desired.systems, source.kind === 'drift');
  const onFile = (done: number, total: number) => progress.through('preparing', done, total);
  const edited = editFiles({
    comparison,
    naming: desired.naming,
    ratingOf: (system) => ratingOf(system, settings),
    out,
    originals,
    paths: pathsBelow(cwd, out),
    onFile,
  });
  diagnostics.push(...edited.findings);
  if (edited.findings.length > 0) return refused();

  // Plan the result.
  const replaced = new Set(edited.edits.map(({ path }) => path));
  const unchanged = inventory.documents.filter(({ file }) => !replaced.has(file.path));
  const documents = [...unchanged, ...edited.edits.flatMap((edit) => edit.documents)];
  const plan = makePlan({ head: { documents }, live, settings, entriesBefore: csv?.gone ?? new Map() });
  diagnostics.push(...plan.diagnostics.filter(({ severity }) => severity === 'error'));
  if (hasErrors(plan.diagnostics)) return refused();
  diagnostics.push(...newWarnings(before, plan));
  return {
    diagnostics: errorsFirst(inFileOrder(diagnostics)),
    proposal: { ...edited, comparison, plan, missing, csv, sited: makeDirectory(live, settings).systems.sited },
    columns,
  };
}

/** What the files should say by the source; null if they do not match the service for a reason other than drift. */
function decide(
  {
    source,
    bytes,
    before,
    settings,
  }: { source: ImportSource; bytes: Buffer | null; before: Plan; settings: Context['settings'] },
  input: FollowInput,
  report: Report,
): { readonly desired: DesiredFiles | null } & Pick<Imported, 'missing' | 'csv'> {
  switch (source.kind) {
    case 'live': {
      const missing = addMissing(input);
      return { desired: missing, missing, csv: null };
    }
    case 'drift': {
      const asked = { ...settings, applyDrift: false };
      const desired = takeInDrift({ ...input, base: source.base, settings: asked }, report);
      if (desired === null) before.diagnostics.forEach(report);
      return { desired, missing: null, csv: null };
    }
    case 'csv': {
      const csv = followExport(source, readCsv(source.path, bytes!, source.mapping), input);
      csv.findings.forEach(report);
      return { desired: csv, missing: null, csv };
    }
  }
}

/**
 * What the files should say by the rows of an export. If faulty rows are left out, their errors become warnings, and the
 * rest is followed anew, until no row has an error. Errors that are not about rows stay errors.
 */
function followExport(
  source: Extract<ImportSource, { kind: 'csv' }>,
  csv: CsvRows,
  input: FollowInput,
): FollowedExport {
  const faulty: Diagnostic[] = [];
  const reported = new Set<unknown>();
  const dropped = new Set<CsvRow>();
  const isNew = ({ args }: Diagnostic) => !reported.has(args);
  const all = source.leaveFaulty ? [...csv.rows, ...csv.unusable] : [];
  const byLine = new Map(all.map((row) => [lineOf(row.at), row]));
  for (;;) {
    const unusable = [...dropped];
    const rows = { ...csv, rows: csv.rows.filter((row) => !dropped.has(row)), unusable };
    const named = resolveRows(rows, source.mapping, input.live, input.uniqueNames);
    const followed = follow(input, named.systems, source.follow, rows);
    const findings = [csv, named, followed].flatMap((one) => one.findings);
    const errors = source.leaveFaulty ? findings.filter((one) => one.severity === 'error' && isNew(one)) : [];
    for (const error of errors) {
      const ofError = linesNamed(error, source.path).flatMap((line) => byLine.get(line) ?? []);
      for (const row of ofError) dropped.add(row);
      if (ofError.length > 0) {
        reported.add(error.args);
        faulty.push({ ...error, severity: 'warning' });
      }
    }
    if (dropped.size > unusable.length) continue;
    return { ...rows, ...followed, findings: [...findings.filter(isNew), ...faulty], faulty: inFileOrder(faulty) };
  }
}

/** The lines of the export that an error is about. */
function linesNamed({ at, args }: Diagnostic, path: string): readonly number[] {
  const inRows = 'inRows' in args ? args.inRows : 'lines' in args ? args : null;
  const places = [at, 'first' in args ? args.first : null];
  return inRows?.lines ?? places.flatMap((place) => (place?.file.path === path ? lineOf(place) : []));
}

/** Reads the export, which may also be a pipe. Reports a problem and returns null if it cannot be used. */
function readExport(path: string, cwd: string, report: Report): Buffer | null {
  const from = path === '-' ? 0 : resolve(cwd, path);
  try {
    const size = from === 0 ? 0 : statSync(from).size;
    const bytes = size > CSV_LIMIT ? null : readFileSync(from);
    if (bytes !== null && bytes.length <= CSV_LIMIT) return bytes;
    const args = { bytes: bytes?.length ?? size, limit: CSV_LIMIT };
    report(fileError('file-too-large', path, args));
  } catch (error) {
    report(fileError('unreadable-file', path, { reason: errorCode(error) }));
  }
  return null;
}

/** A folder as the start of inventory paths: '' for the working directory, an absolute path if it is outside. */
function folderWithin(cwd: string, folder: string): string {
  const path = relative(cwd, resolve(cwd, folder)).split(sep).join('/');
  return path.startsWith('../') || path === '..' ? resolve(cwd, folder).split(sep).join('/') : path;
}

/** Reads the existing files. There must be some if the source is drift, or if a given path does not contain `out`. */
function readDeclared(
  { cwd, git }: Repository,
  { out, path, source }: Parameters<typeof runImport>[2],
  report: Report,
): Promise<readonly Original[]> {
  const folder = out === '' ? '.' : out;
  const isCovered = path !== null && isWithin(folderWithin(cwd, path), out);
  const needed = source.kind === 'drift' ? (path ?? folder) : isCovered ? null : path;
  const paths = path === null ? [folder] : isCovered ? [path] : [path, folder];
  return readOriginals({ cwd, git }, paths, (finding) => {
    const isReported = finding.code !== 'no-inventory' || finding.args.paths.some((one) => one === needed);
    if (isReported) report(finding);
  });
}

/**
 * Findings about wanted assets that may be live under another name or in another system. They would then exist twice.
 */
const DOUBTS: ReadonlySet<Code> = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);

function newWarnings(before: Plan, after: Plan): Diagnostic[] {
  const [earlier = [], doubts = []] = [before, after].map(({ diagnostics }) =>
    diagnostics.filter(({ code }) => DOUBTS.has(code)),
  );
  const asked = new Set(earlier.map(({ code, args }) => JSON.stringify([code, args])));
  const fresh = doubts.filter(({ code, args }) => !asked.has(JSON.stringify([code, args])));
  // Pairs that may be one asset, and that are now both declared.
  const requested = new Set(after.changes.map(({ fingerprint }) => fingerprint));
  const renamed = possibleRenames(before).flatMap(({ from, to }): Diagnostic[] => {
    if (requested.has(from.fingerprint) || !requested.has(to.fingerprint)) return [];
    const args = { from: to.after.name, to: from.before.name, id: from.id, system: to.cyberSystem };
    return [{ code: 'renamed-by-hand', severity: 'warning', at: placeOf(to.desired), args }];
  });
  return [...fresh, ...renamed];
}
