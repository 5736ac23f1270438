// `import`: the live inventory as files, with reads alone. What files declare already stays as it is; a plan of the files
// as they will be is made before they are written, and finds nothing to do that it did not find before.
import { relative, resolve, sep } from 'node:path';
import type { Plan } from '../core/change.ts';
import { type Diagnostic, diagnostic, hasErrors, inFileOrder } from '../core/diagnostic.ts';
import type { Inventory, InventoryDocument, Live } from '../core/model.ts';
import { makePlan } from '../core/plan.ts';
import { type FileEdit, layOut } from '../inventory/edit/file-edits.ts';
import { findMissing, type Missing } from '../inventory/edit/missing.ts';
import { inventoryOf, type Original, pathsBelow, readOriginals } from '../inventory/edit/originals.ts';
import { sourceFile, wholeFile } from '../inventory/files.ts';
import { parseInventory } from '../inventory/parse.ts';
import { NOTHING_WRITTEN, renderImported, renderPatch } from '../report/edits.ts';
import { formatDiagnostic } from '../report/messages.ts';
import { openCli, READS } from './cli/flags.ts';
import type { CliContext, CliHost, Context, Flags } from './context.ts';
import { refuseCsvFlags } from './csv-mapping.ts';
import type { Settings } from './inputs.ts';
import type { Progress } from './progress.ts';
import { soleOrganization } from './snapshot.ts';
import { writeShown } from './write-files.ts';

/** Where an import reads files, and where it puts new ones. */
export interface ImportPlaces {
  /** Folder for new files, relative to the working directory; its files are read, too. */
  readonly out: string;
  /** The input `path`, where one was given. */
  readonly paths: readonly string[];
}

export interface ImportRequest {
  readonly places: ImportPlaces;
  readonly withIds: boolean;
}

export interface Imported {
  /** With an error among them there are no edits. */
  readonly diagnostics: readonly Diagnostic[];
  readonly edits: readonly FileEdit[];
  readonly missing: Missing;
}

const NOTHING: Missing = {
  additions: [],
  neighbours: { systems: [], facilities: [] },
  pins: new Map(),
  nameless: 0,
  stray: 0,
};

/** What an import needs of a run. */
export type ImportContext = Pick<Context, 'cwd' | 'settings' | 'connection' | 'progress'>;

/** Writes nothing itself. Throws ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
export async function runImport(context: ImportContext, request: ImportRequest): Promise<Imported> {
  const { cwd, settings, connection, progress } = context;
  const { places, withIds } = request;
  const { reader } = connection;
  const lists = Promise.all([reader.cyberSystems(), reader.cyberAssets()]);
  lists.catch(() => {});
  const { originals, diagnostics } = await readStanding(cwd, places);
  if (hasErrors(diagnostics)) return { diagnostics: inFileOrder(diagnostics), edits: [], missing: NOTHING };
  const inventory = inventoryOf(originals);
  const [systems, assets] = await lists;
  const needsFacilities =
    systems.some(({ facility_id: id }) => id) || inventory.documents.some(({ facility }) => facility !== null);
  const facilities = needsFacilities ? await reader.facilities() : null;
  const organization = soleOrganization([...(facilities ?? []), ...systems], assets, settings);
  const live: Live = { organization, facilities, systems, assets };
  const before = planOf(inventory, live, settings);
  if (hasErrors(before.diagnostics)) return { diagnostics: before.diagnostics, edits: [], missing: NOTHING };
  const missing = findMissing({ inventory, live, uniqueNames: settings.uniqueNames, withIds });
  const taken = pathsBelow(cwd, places.out);
  const { edits, unlike } = layOut({ out: places.out, originals, taken, ...missing, onFile: preparing(progress) });
  const refused = unlike.map((path) => diagnostic('ambiguous-yaml', 'error', wholeFile(path), {}));
  if (refused.length > 0) return { diagnostics: refused, edits: [], missing: NOTHING };
  expectSamePlan(before, planOf(withEdits(inventory, edits), live, settings));
  return { diagnostics, edits, missing };
}

/** A folder as paths of the inventory start with it: '' for the working directory itself. */
export function folderWithin(cwd: string, folder: string): string {
  const path = relative(cwd, resolve(cwd, folder)).split(sep).join('/');
  return path.startsWith('../') || path === '..' ? resolve(cwd, folder).split(sep).join('/') : path;
}

/**
 * The files that declare something already. That there are none yet is no error, unless a path was given that finds
 * nothing.
 */
export async function readStanding(
  cwd: string,
  { out, paths }: ImportPlaces,
): Promise<{ readonly originals: readonly Original[]; readonly diagnostics: readonly Diagnostic[] }> {
  const found: Diagnostic[] = [];
  const all = [...paths, out === '' ? '.' : out];
  const originals = await readOriginals({ cwd, paths: all }, (d) => found.push(d));
  const diagnostics = found.flatMap((d): Diagnostic[] => {
    if (d.code !== 'no-inventory') return [d];
    const isGiven = (path: string) => paths.includes(path) && folderWithin(cwd, path) !== out;
    const unlucky = d.args.paths.filter(isGiven);
    return unlucky.length === 0 ? [] : [diagnostic('no-inventory', 'error', null, { paths: unlucky })];
  });
  return { originals, diagnostics };
}

/** What the edited files declare, beside the others. */
export function withEdits(inventory: Inventory, edits: readonly FileEdit[]): Inventory {
  const edited = new Set(edits.map(({ path }) => path));
  const read: InventoryDocument[] = [];
  for (const { path, text } of edits) {
    const content = text.replace(/^\uFEFF/, '');
    for (const document of parseInventory(sourceFile(path, content), content, () => {})) read.push(document);
  }
  const documents = inventory.documents.filter(({ file }) => !edited.has(file.path));
  return { documents: [...documents, ...read], isComplete: true };
}

function planOf(head: Inventory, live: Live, settings: Settings): Plan {
  return makePlan({ head, base: null, applied: null, held: new Set(), live, diagnostics: [], settings });
}

/** What nobody caused: better no file than one that changes what is live. */
function expectSamePlan(before: Plan, after: Plan): void {
  const known = new Set(before.changes.map(({ fingerprint }) => fingerprint));
  const isSame = after.changes.every(({ fingerprint }) => known.has(fingerprint));
  if (isSame && !hasErrors(after.diagnostics)) return;
  const found = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'another plan';
  throw new Error(`the imported files would not declare what is live (${found})`);
}

/** Called for each file that stands and is about to gain something. */
export function preparing(progress: Progress): (done: number, total: number) => void {
  return (done, total) => progress.through('preparing', done, total);
}

export function cliImport(flags: Flags, cli: CliHost): Promise<number> {
  refuseCsvFlags(flags);
  return openCli(flags, cli, READS, async (context) => {
    const imported = await runImport(context, requestFrom(context));
    context.progress.rest();
    return finishImport(imported, context);
  });
}

/** Without `--path` the files below `--out` are the inventory. */
export function requestFrom({ flags, settings, cwd }: CliContext): ImportRequest {
  const out = typeof flags.out === 'string' && flags.out.trim() !== '' ? flags.out : 'inventory';
  const places = { out: folderWithin(cwd, out), paths: typeof flags.path === 'string' ? settings.paths : [] };
  return { places, withIds: flags.withIds === true };
}

/** Writes or shows what was found, whole or not at all; gives the exit code. */
function finishImport({ diagnostics, edits, missing }: Imported, context: CliContext): number {
  const { flags, terminal, host, settings, startedAt } = context;
  const { detail } = settings;
  // Of what is not an error, validate and plan tell.
  if (hasErrors(diagnostics)) {
    for (const found of diagnostics) terminal.err(`${formatDiagnostic(found, detail)}\n`);
    terminal.err(NOTHING_WRITTEN);
    return 1;
  }
  const dryRun = flags.dryRun === true;
  if (!dryRun) writeShown(edits, context);
  else if (detail === 'full') terminal.out(renderPatch(edits));
  const { additions, pins, nameless, stray } = missing;
  const assets = additions.reduce((sum, addition) => sum + addition.assets.length, 0);
  const systems = additions.filter(({ home }) => home === null).length;
  const counts = { live: missing.neighbours.systems.length, systems, assets, ids: pins.size, nameless, stray };
  terminal.err(renderImported(edits, counts, { dryRun, detail, ms: host.clock.now() - startedAt }));
  return 0;
}
