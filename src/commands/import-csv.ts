// `import --from-csv`: the rows of a CMDB export as files, all or none. The service is read, with GET alone, to know
// its cyber systems and what is live; a plan of the files as they will be is made before they are written.
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plan } from '../core/change.ts';
import { type Code, type Diagnostic, diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import type { Detail, Inventory, Live } from '../core/model.ts';
import { makePlan } from '../core/plan.ts';
import { additionsFromCsv } from '../inventory/csv/additions.ts';
import type { CsvMapping } from '../inventory/csv/mapping.ts';
import { readCsv } from '../inventory/csv/read.ts';
import { CSV_LIMIT } from '../inventory/csv/table.ts';
import { type FileEdit, layOut } from '../inventory/edit/file-edits.ts';
import { inventoryOf, pathsBelow } from '../inventory/edit/originals.ts';
import { unreadable, wholeFile } from '../inventory/files.ts';
import { type CsvCounts, NOTHING_WRITTEN, renderCsvImported, renderPatch } from '../report/edits.ts';
import { firstOf, formatDiagnostic } from '../report/messages.ts';
import { counted } from '../report/text-style.ts';
import { inFolder, openCli, READS } from './cli/flags.ts';
import type { CliHost, Flags, Terminal } from './context.ts';
import { mappingFrom, refuseSharedColumn } from './csv-mapping.ts';
import { type ImportContext, type ImportRequest, preparing, readStanding, requestFrom, withEdits } from './import.ts';
import type { Settings } from './inputs.ts';
import { soleOrganization } from './snapshot.ts';
import { writeShown } from './write-files.ts';

export interface CsvImportRequest extends ImportRequest {
  /** As it was given. */
  readonly csvPath: string;
  readonly mapping: CsvMapping;
}

/** What an import found, and would write. */
interface CsvRead {
  readonly edits: readonly FileEdit[];
  readonly counts: CsvCounts;
  readonly plan: Plan;
}

export interface CsvImport {
  /** In file order. */
  readonly diagnostics: readonly Diagnostic[];
  /** null with an error among the diagnostics. */
  readonly read: CsvRead | null;
}

/** Writes nothing itself. Throws ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
export async function runCsvImport(context: ImportContext, request: CsvImportRequest): Promise<CsvImport> {
  const { csvPath: path, mapping, withIds, places } = request;
  const { cwd, settings, progress } = context;
  const diagnostics: Diagnostic[] = [];
  const refused = () => ({ diagnostics: inFileOrder(diagnostics), read: null });
  const report = (d: Diagnostic) => void diagnostics.push(d);
  const lists = readLists(context);
  lists.catch(() => {});
  const bytes = readBytes(path, cwd, report);
  const standing = await readStanding(cwd, places);
  diagnostics.push(...standing.diagnostics);
  if (bytes === null || hasErrors(diagnostics)) return refused();
  const live = await lists;
  const inventory = inventoryOf(standing.originals);
  const before = planOf(inventory, live, settings);
  if (hasErrors(before.diagnostics)) return { diagnostics: before.diagnostics, read: null };
  const names = new Map(live.assets.map(({ id, name }) => [id, name]));
  const csv = readCsv({ path, bytes, mapping, liveName: (id) => names.get(id) }, report);
  const { documents } = csv;
  const found = additionsFromCsv({ documents, inventory, live, uniqueNames: settings.uniqueNames, withIds }, report);
  if (hasErrors(diagnostics)) return refused();
  const taken = pathsBelow(cwd, places.out);
  const { originals } = standing;
  const { edits, unlike } = layOut({
    ...places,
    originals,
    taken,
    ...found,
    pins: new Map(),
    onFile: preparing(progress),
  });
  for (const path of unlike) report(diagnostic('ambiguous-yaml', 'error', wholeFile(path), {}));
  if (unlike.length > 0) return refused();
  const plan = planOf(withEdits(inventory, edits), live, settings);
  expectNoLoss(before, plan);
  const warnings = newWarnings(before, plan);
  diagnostics.push(...(settings.detail === 'counts' ? warnings.map(outsideOf(edits)) : warnings));
  return { diagnostics: inFileOrder(diagnostics), read: { edits, counts: { ...csv, ...found }, plan } };
}

async function readLists({ connection: { reader }, settings }: ImportContext): Promise<Live> {
  const [facilities, systems, assets] = await Promise.all([
    reader.facilities(),
    reader.cyberSystems(),
    reader.cyberAssets(),
  ]);
  const organization = soleOrganization([...facilities, ...systems], assets, settings);
  return { organization, facilities, systems, assets };
}

/** Whoever names the file may name a pipe, too. */
function readBytes(csvPath: string, cwd: string, report: (d: Diagnostic) => void): Buffer | null {
  const path = resolve(cwd, csvPath);
  try {
    const { size } = statSync(path);
    const bytes = size > CSV_LIMIT ? null : readFileSync(path);
    if (bytes !== null && bytes.length <= CSV_LIMIT) return bytes;
    const args = { bytes: bytes?.length ?? size, limit: CSV_LIMIT };
    report(diagnostic('file-too-large', 'error', wholeFile(csvPath), args));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error;
    report(unreadable(csvPath, error.code));
  }
  return null;
}

function planOf(head: Inventory, live: Live, settings: Settings): Plan {
  return makePlan({ head, base: null, applied: null, held: new Set(), live, diagnostics: [], settings });
}

/** What a plan says of assets that rows may mean, and that would be two then. */
const DOUBTS: ReadonlySet<Code> = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);

function newWarnings(before: Plan, after: Plan): Diagnostic[] {
  const keyOf = ({ code, args }: Diagnostic) => JSON.stringify([code, args]);
  const doubts = ({ diagnostics }: Plan) => diagnostics.filter(({ code }) => DOUBTS.has(code));
  const known = new Set(doubts(before).map(keyOf));
  return doubts(after).filter((found) => !known.has(keyOf(found)));
}

/** Paths of new files are made of names: under `counts` a finding in one has no place. */
function outsideOf(edits: readonly FileEdit[]): (found: Diagnostic) => Diagnostic {
  const fresh = new Set(edits.flatMap(({ path, before }) => (before === null ? [path] : [])));
  return (found) => (found.at !== null && fresh.has(found.at.file.path) ? { ...found, at: null } : found);
}

/** What nobody caused: better no file than one that deletes what is live. */
function expectNoLoss(before: Plan, after: Plan): void {
  const known = new Set(before.changes.map(({ fingerprint }) => fingerprint));
  const isSafe = after.changes.every(({ action, fingerprint }) => action !== 'delete' || known.has(fingerprint));
  if (isSafe && !hasErrors(after.diagnostics)) return;
  const found = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'a delete';
  throw new Error(`the imported files would not declare the rows alone (${found})`);
}

/** A file in which every row is wrong is wrong in one way: so many findings show it. Of more, errors first and one of each code. */
const MOST_SHOWN = 1000;

export async function cliImportCsv(flags: Flags, cli: CliHost): Promise<number> {
  const csvPath = String(flags.fromCsv);
  const detail: Detail = flags.detail === 'counts' ? 'counts' : 'full';
  const found: Diagnostic[] = [];
  const mapping = await mappingFrom(flags, inFolder(flags, cli).cwd, (d) => found.push(d));
  if (hasErrors(found)) return refuse(inFileOrder(found), cli.terminal, detail);
  refuseSharedColumn(mapping, flags);
  return openCli(flags, cli, READS, async (context) => {
    const { terminal, host, progress, startedAt } = context;
    const { diagnostics, read } = await runCsvImport(context, { ...requestFrom(context), csvPath, mapping });
    progress.rest();
    if (read === null) return refuse(diagnostics, terminal, detail);
    show(diagnostics, terminal, detail);
    const dryRun = flags.dryRun === true;
    if (!dryRun) writeShown(read.edits, context);
    else if (detail === 'full') terminal.out(renderPatch(read.edits));
    terminal.err(renderCsvImported(read, { dryRun, detail, ms: host.clock.now() - startedAt }));
    return 0;
  });
}

function refuse(diagnostics: readonly Diagnostic[], terminal: Terminal, detail: Detail): number {
  show(diagnostics, terminal, detail);
  terminal.err(NOTHING_WRITTEN);
  return 1;
}

function show(diagnostics: readonly Diagnostic[], terminal: Terminal, detail: Detail): void {
  const more = diagnostics.length - MOST_SHOWN;
  const chosen = more > 0 ? firstOf(diagnostics, MOST_SHOWN) : diagnostics;
  const shown = chosen.map((found) => `${formatDiagnostic(found, detail)}\n`);
  terminal.err(shown.join('') + (more > 0 ? `${counted(more, 'more finding')} not shown.\n` : ''));
}
