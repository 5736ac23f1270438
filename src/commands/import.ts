// `import`: wanted assets become files, with reads alone: those that are live, or the rows of a CSV export. What files
// declare already stays as it is; a plan of the files as they will be is made before they are written.
import { relative, resolve, sep } from 'node:path';
import type { Change, Plan } from '../core/change.ts';
import {
  type Code,
  type Diagnostic,
  diagnostic,
  hasErrors,
  inFileOrder,
  type Report,
  unreported,
} from '../core/diagnostic.ts';
import type { Detail, Inventory, InventoryDocument, Live } from '../core/model.ts';
import { makePlan } from '../core/plan.ts';
import { ConfigurationError, early } from '../core/result.ts';
import { type FileEdit, layOut } from '../inventory/edit/file-edits.ts';
import { findMissing, type Missing, type Wanted, type WantedSource } from '../inventory/edit/missing.ts';
import { sourceFile, wholeFile } from '../inventory/files.ts';
import { inventoryOf, type Original, pathsBelow, readOriginals } from '../inventory/load.ts';
import { parseInventory } from '../inventory/parse.ts';
import {
  type ImportEnding,
  NOTHING_WRITTEN,
  renderCsvImported,
  renderImported,
  renderNotIgnored,
  renderPatch,
} from '../report/edits.ts';
import { firstOf, formatDiagnostic } from '../report/messages.ts';
import { counted } from '../report/text-style.ts';
import { camelCase, inFolder, openCli, refuseEmpty, SERVICE } from './cli/flags.ts';
import type { CliContext, CliHost, Context, Flags, Terminal } from './context.ts';
import { notIgnoredBy } from './git-context.ts';
import type { Settings } from './inputs.ts';
import { readLive } from './snapshot.ts';
import { writeShown } from './write-files.ts';

/** A source, and what is told of it. */
interface ImportSource<W extends Wanted> extends WantedSource<W> {
  /** What helps with its findings, below them; null for nothing. */
  readonly help?: (diagnostics: readonly Diagnostic[]) => string | null;
  /** The lines that close the import, or its rehearsal. */
  readonly render: (proposal: Proposal<W>, ended: ImportEnding) => string;
}

export interface ImportRequest {
  /** Folder for new files, relative to the working directory; its files are read, too. */
  readonly out: string;
  /** The input `path`, where one was given or `out` is a part of it. */
  readonly paths: readonly string[];
  readonly withIds: boolean;
  readonly withSystemIds?: boolean;
}

/** What an import found, and would write. */
interface Proposal<W> {
  readonly edits: readonly FileEdit[];
  readonly wanted: W;
  /** Of the files as they are now, or would be. */
  readonly plan: Plan;
}

export interface Imported<W> {
  /** In file order. */
  readonly diagnostics: readonly Diagnostic[];
  /** null with an error among the diagnostics. */
  readonly proposal: Proposal<W> | null;
}

/** Writes nothing itself. Throws ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
export async function runImport<W extends Wanted>(
  context: Pick<Context, 'cwd' | 'settings' | 'connection' | 'progress'>,
  { out, paths, withIds, withSystemIds = false }: ImportRequest,
  source: WantedSource<W>,
): Promise<Imported<W>> {
  const { cwd, settings, progress } = context;
  const diagnostics: Diagnostic[] = [];
  const refused = () => ({ diagnostics: inFileOrder(diagnostics), proposal: null });
  const report = (d: Diagnostic) => void diagnostics.push(d);
  const lists = early(readLive(context));
  const find = source.open(report);
  const originals = await readDeclared(cwd, { out, paths }, report);
  if (find === null || (hasErrors(diagnostics) && !source.tellsAll)) return refused();
  const live = await lists.catch((error: unknown) => {
    if (hasErrors(diagnostics)) return null;
    throw error;
  });
  if (live === null) return refused();
  const inventory = inventoryOf(originals);
  const before = planOf(inventory, live, settings);
  if (hasErrors(before.diagnostics)) {
    if (!source.tellsAll) return { diagnostics: before.diagnostics, proposal: null };
    diagnostics.push(...before.diagnostics);
  }
  const wanted = find({ inventory, live, uniqueNames: settings.uniqueNames, withIds, withSystemIds }, report);
  if (hasErrors(diagnostics)) return refused();
  const onFile = (done: number, total: number) => progress.through('preparing', done, total);
  const { edits, unlike } = layOut({ out, originals, taken: pathsBelow(cwd, out), ...wanted, onFile });
  for (const path of unlike) report(diagnostic('ambiguous-yaml', 'error', wholeFile(path), {}));
  if (unlike.length > 0) return refused();
  const plan = planOf(withEdits(inventory, edits), live, settings);
  expectNoMore(before, plan, source.mayAsk);
  const warnings = newWarnings(before, plan);
  diagnostics.push(...(settings.detail === 'counts' ? warnings.map(outsideOf(edits)) : warnings));
  return { diagnostics: inFileOrder(diagnostics), proposal: { edits, wanted, plan } };
}

/** A folder as paths of the inventory start with it: '' for the working directory itself. */
function folderWithin(cwd: string, folder: string): string {
  const path = relative(cwd, resolve(cwd, folder)).split(sep).join('/');
  return path.startsWith('../') || path === '..' ? resolve(cwd, folder).split(sep).join('/') : path;
}

function holds(folder: string, path: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/**
 * The files that declare something already. That there are none yet is no error, unless a path was given that finds
 * nothing, nor what is to be written.
 */
async function readDeclared(
  cwd: string,
  { out, paths }: Pick<ImportRequest, 'out' | 'paths'>,
  report: Report,
): Promise<readonly Original[]> {
  const isGiven = (path: string) => paths.includes(path) && !holds(folderWithin(cwd, path), out);
  return readOriginals({ cwd, paths: [...paths, out === '' ? '.' : out] }, (finding) => {
    if (finding.code !== 'no-inventory') return report(finding);
    const paths = finding.args.paths.filter(isGiven);
    if (paths.length > 0) report(diagnostic('no-inventory', 'error', null, { ...finding.args, paths }));
  });
}

/** What the edited files declare, beside the others. */
function withEdits(inventory: Inventory, edits: readonly FileEdit[]): Inventory {
  const edited = new Set(edits.map(({ path }) => path));
  const read: InventoryDocument[] = [];
  for (const { path, text } of edits) {
    const content = text.replace(/^\uFEFF/, '');
    for (const document of parseInventory(sourceFile(path, content), content, unreported)) read.push(document);
  }
  const documents = inventory.documents.filter(({ file }) => !edited.has(file.path));
  return { documents: [...documents, ...read], isComplete: true };
}

function planOf(head: Inventory, live: Live, settings: Settings): Plan {
  return makePlan({ head, base: null, applied: null, held: new Set(), live, diagnostics: [], settings });
}

/** What nobody caused: better no file than one that changes what nobody asked to change. */
function expectNoMore(before: Plan, after: Plan, mayAsk: (change: Change) => boolean): void {
  const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
  const isSafe = after.changes.every((change) => fingerprints.has(change.fingerprint) || mayAsk(change));
  if (isSafe && !hasErrors(after.diagnostics)) return;
  const problem = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'another plan';
  throw new Error(`the imported files would not declare what is wanted alone (${problem})`);
}

/** What a plan says of wanted assets that may be live under another name or elsewhere, and would be two then. */
const DOUBTS: ReadonlySet<Code> = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);

function newWarnings(before: Plan, after: Plan): Diagnostic[] {
  const keyOf = ({ code, args }: Diagnostic) => JSON.stringify([code, args]);
  const doubts = ({ diagnostics }: Plan) => diagnostics.filter(({ code }) => DOUBTS.has(code));
  const earlier = new Set(doubts(before).map(keyOf));
  return doubts(after).filter((finding) => !earlier.has(keyOf(finding)));
}

/** Paths of new files are made of names: under `counts` a finding in one has no place. */
function outsideOf(edits: readonly FileEdit[]): (finding: Diagnostic) => Diagnostic {
  const fresh = new Set(edits.flatMap(({ path, before }) => (before === null ? [path] : [])));
  return (finding) => (finding.at !== null && fresh.has(finding.at.file.path) ? { ...finding, at: null } : finding);
}

/** All that is live: its files ask for nothing new. Of what is no error, validate and plan tell. */
export const LIVE: ImportSource<Missing> = {
  open: () => findMissing,
  mayAsk: () => false,
  tellsAll: false,
  render: ({ edits, wanted }, ended) => {
    const { additions, pins, neighbours, nameless, stray } = wanted;
    const assets = additions.reduce((sum, addition) => sum + addition.assets.length, 0);
    const systems = additions.filter(({ home }) => home === null).length;
    const counts = {
      live: neighbours.systems.length,
      systems,
      assets,
      ids: pins.size,
      nameless,
      stray,
      gaining: additions,
    };
    return renderImported(edits, counts, ended);
  },
};

const EXPORT_FLAGS = ['column', 'value', 'default', 'where', 'skip', 'skip-duplicates', 'mapping', 'delimiter'];

export async function cliImport(flags: Flags, cli: CliHost): Promise<number> {
  const { fromCsv } = flags;
  refuseEmpty(flags, ['from-csv', 'mapping']);
  if (typeof fromCsv !== 'string') {
    const stray = EXPORT_FLAGS.find((name) => flags[camelCase(name)] !== undefined);
    if (stray === undefined) return importFrom(LIVE, flags, cli);
    throw new ConfigurationError(`--${stray}`, 'is for a CSV export. Name it with --from-csv.');
  }
  const { csvSource, mappingFrom } = await import('./import-csv.ts');
  const diagnostics: Diagnostic[] = [];
  const { cwd } = inFolder(flags, cli);
  const mapping = await mappingFrom(flags, cwd, (d) => diagnostics.push(d));
  if (hasErrors(diagnostics)) {
    return refuse(inFileOrder(diagnostics), cli.terminal, flags.detail === 'counts' ? 'counts' : 'full');
  }
  const { mappingStub } = await import('../report/mapping-stub.ts');
  return importFrom(
    {
      ...csvSource(fromCsv, cwd, mapping),
      help: (findings) => mappingStub(mapping, fromCsv, findings),
      render: ({ edits, wanted, plan }, ended) => renderCsvImported({ edits, counts: wanted, plan }, ended),
    },
    flags,
    cli,
  );
}

/** Writes or shows what was found, whole or not at all; gives the exit code. */
function importFrom<W extends Wanted>(source: ImportSource<W>, flags: Flags, cli: CliHost): Promise<number> {
  return openCli(flags, cli, SERVICE, async (context) => {
    const { terminal, host, settings, progress, startedAt } = context;
    const { detail } = settings;
    const { diagnostics, proposal } = await runImport(context, requestFrom(context), source);
    progress.rest();
    if (proposal === null) {
      const code = refuse(diagnostics, terminal, detail);
      if (detail === 'full') terminal.err(source.help?.(diagnostics) ?? '');
      return code;
    }
    if (source.tellsAll) show(diagnostics, terminal, detail);
    const dryRun = flags.dryRun === true;
    if (!dryRun) writeShown(proposal.edits, context);
    else if (detail === 'full') terminal.out(renderPatch(proposal.edits));
    terminal.err(source.render(proposal, { dryRun, detail, ms: host.clock.now() - startedAt }));
    if (!dryRun && proposal.edits.length > 0) terminal.err(renderNotIgnored(await notIgnoredBy(context.git)));
    return 0;
  });
}

/** Without `--path` the files below `--out` are the inventory, or those of the inventory that it is a part of. */
function requestFrom({ flags, settings, cwd }: CliContext): ImportRequest {
  const named = typeof flags.out === 'string' ? flags.out : 'inventory';
  if (named === '-')
    throw new ConfigurationError('--out', 'names a folder, and "-" is none. --dry-run prints the files.');
  const out = folderWithin(cwd, named);
  const isGiven = typeof flags.path === 'string' || settings.paths.some((path) => holds(folderWithin(cwd, path), out));
  return {
    out,
    paths: isGiven ? settings.paths : [],
    withIds: flags.withIds === true,
    withSystemIds: flags.withSystemIds === true,
  };
}

function refuse(diagnostics: readonly Diagnostic[], terminal: Terminal, detail: Detail): number {
  show(diagnostics, terminal, detail);
  terminal.err(NOTHING_WRITTEN);
  return 1;
}

/** A file in which every row is wrong is wrong in one way: so many findings show it. Of more, errors first and one of each code. */
const MOST_SHOWN = 1000;

function show(diagnostics: readonly Diagnostic[], terminal: Terminal, detail: Detail): void {
  const more = diagnostics.length - MOST_SHOWN;
  const chosen = more > 0 ? firstOf(diagnostics, MOST_SHOWN) : diagnostics;
  const lines = chosen.map((finding) => `${formatDiagnostic(finding, detail)}\n`);
  terminal.err(lines.join('') + (more > 0 ? `${counted(more, 'more finding')} not shown.\n` : ''));
}
