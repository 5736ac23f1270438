// What every import does: files and lists are read, what the files should say is held against what they say, and a plan
// of the files as they will be is made before they are written. Writes nothing itself.
import { relative, resolve, sep } from 'node:path';
import type { Change, Plan } from '../core/change.ts';
import { type Code, type Diagnostic, diagnostic, hasErrors, inFileOrder, type Report } from '../core/diagnostic.ts';
import type { DesiredAsset, Inventory, InventoryDocument, Live } from '../core/model.ts';
import { placeOf } from '../core/names.ts';
import { makePlan } from '../core/plan.ts';
import { early } from '../core/rejections.ts';
import { possibleRenames } from '../core/renames.ts';
import { editFiles, type InventoryEdit } from '../inventory/edit/file-edits.ts';
import type { Wanted, WantedInput } from '../inventory/edit/from-live.ts';
import { type Comparison, compareEntries, type EntryFields, withoutIdleHints } from '../inventory/edit/wanted.ts';
import { wholeFile } from '../inventory/files.ts';
import { inventoryOf, type Original, pathsBelow, readOriginals } from '../inventory/load.ts';
import type { ImportEnding } from '../report/edits.ts';
import type { Context } from './context.ts';
import type { Settings } from './inputs.ts';
import { readLive } from './snapshot.ts';

/** Where the wanted entries come from. */
export interface WantedSource<W extends Wanted> {
  /** Called before anything of the service is looked at; null with an error among its findings. */
  readonly open: (context: ImportContext, report: Report) => Promise<Finding<W> | null>;
  /** Whether the files may ask for a change that they did not ask for before. */
  readonly mayAsk: (change: Change, wanted: W) => boolean;
  /** Whether findings are shown that are no errors, and all of one run, errors in files or not. */
  readonly tellsAll: boolean;
  /** Whether files that do not fit the service are looked at: what is no drift about them is refused. */
  readonly takesMisfits: boolean;
  /** Whether a hint that has served is reason enough to edit a file. */
  readonly tidiesAlone: boolean;
}

/** null where the files do not fit the service. */
type Finding<W> = (input: WantedInput, report: Report) => W | null;

/** A source, and what is said of it. */
export interface ImportSource<W extends Wanted> extends WantedSource<W> {
  /** What helps with its findings, below them; null for nothing. */
  readonly help?: (diagnostics: readonly Diagnostic[]) => string | null;
  /** Why nothing of it may be written; null for no reason. */
  readonly guard?: (proposal: Proposal<W>, settings: Settings) => string | null;
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
export interface Proposal<W> {
  readonly edits: readonly InventoryEdit[];
  readonly wanted: W;
  readonly comparison: Comparison;
  /** The entries of the files that change, with their new contents. */
  readonly written: ReadonlyMap<EntryFields, DesiredAsset>;
  /** The plan of the files as they are now, or would be. */
  readonly plan: Plan;
}

export interface Imported<W> {
  /** In file order. */
  readonly diagnostics: readonly Diagnostic[];
  /** null with an error among the diagnostics. */
  readonly proposal: Proposal<W> | null;
}

export type ImportContext = Pick<Context, 'cwd' | 'settings' | 'connection' | 'progress' | 'git' | 'host' | 'head'>;

/** Writes nothing itself. Throws ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
export async function runImport<W extends Wanted>(
  context: ImportContext,
  { out, paths, withIds, withSystemIds = false }: ImportRequest,
  source: WantedSource<W>,
): Promise<Imported<W>> {
  const { cwd, settings, progress } = context;
  const diagnostics: Diagnostic[] = [];
  const refused = () => ({ diagnostics: inFileOrder(diagnostics), proposal: null });
  const report = (d: Diagnostic) => void diagnostics.push(d);
  const lists = early(readLive(context));
  const places = { ...settings, paths: [...paths, folderOf(out)] };
  const find = await source.open({ ...context, settings: places }, report);
  const originals = await readDeclared(cwd, { out, paths }, report);
  if (find === null || (hasErrors(diagnostics) && !source.tellsAll)) return refused();
  const live = await lists.catch((error: unknown) => {
    if (hasErrors(diagnostics)) return null;
    throw error;
  });
  if (live === null) return refused();
  const inventory = inventoryOf(originals);
  const before = planOf(inventory, live, settings);
  if (hasErrors(before.diagnostics) && !source.takesMisfits) {
    if (!source.tellsAll) return { diagnostics: before.diagnostics, proposal: null };
    diagnostics.push(...before.diagnostics);
  }
  const wanted = find({ inventory, live, uniqueNames: settings.uniqueNames, withIds, withSystemIds }, report);
  if (wanted === null) diagnostics.push(...before.diagnostics);
  if (wanted === null || hasErrors(diagnostics)) return refused();
  const compared = compareEntries(wanted.systems);
  const comparison = source.tidiesAlone ? compared : withoutIdleHints(compared);
  const onFile = (done: number, total: number) => progress.through('preparing', done, total);
  const { naming } = wanted;
  const edited = editFiles({ comparison, naming, out, originals, taken: pathsBelow(cwd, out), onFile });
  for (const path of edited.unlike) report(diagnostic('ambiguous-yaml', 'error', wholeFile(path), {}));
  if (edited.unlike.length > 0) return refused();
  const plan = planOf(withEdits(inventory, edited.edits), live, settings);
  expectNoMore(before, plan, (change) => source.mayAsk(change, wanted));
  const warnings = newWarnings(before, plan);
  diagnostics.push(...(settings.detail === 'counts' ? warnings.map(outsideOf(edited.edits)) : warnings));
  return { diagnostics: inFileOrder(diagnostics), proposal: { ...edited, wanted, comparison, plan } };
}

/** A folder as paths of the inventory start with it: '' for the working directory itself. */
export function folderWithin(cwd: string, folder: string): string {
  const path = relative(cwd, resolve(cwd, folder)).split(sep).join('/');
  return path.startsWith('../') || path === '..' ? resolve(cwd, folder).split(sep).join('/') : path;
}

function folderOf(out: string): string {
  return out === '' ? '.' : out;
}

export function holds(folder: string, path: string): boolean {
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
  return readOriginals({ cwd, paths: [...paths, folderOf(out)] }, (finding) => {
    if (finding.code !== 'no-inventory') return report(finding);
    const paths = finding.args.paths.filter(isGiven);
    if (paths.length > 0) report(diagnostic('no-inventory', 'error', null, { ...finding.args, paths }));
  });
}

/** What the edited files declare, beside the others. */
function withEdits(inventory: Inventory, edits: readonly InventoryEdit[]): Inventory {
  const edited = new Set(edits.map(({ path }) => path));
  const documents: InventoryDocument[] = inventory.documents.filter(({ file }) => !edited.has(file.path));
  for (const { documents: read } of edits) documents.push(...read);
  return { documents, isComplete: true };
}

function planOf(head: Inventory, live: Live, settings: Settings): Plan {
  return makePlan({ head, base: null, applied: null, held: new Set(), live, diagnostics: [], settings });
}

/** What nobody caused: better no file than one that changes what nobody asked to change. */
function expectNoMore(before: Plan, after: Plan, mayAsk: (change: Change) => boolean): void {
  const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
  // What does not fit the service asks for nothing that could be compared.
  const isNew = ({ fingerprint }: Change) => !hasErrors(before.diagnostics) && !fingerprints.has(fingerprint);
  const isSafe = after.changes.every((change) => !isNew(change) || mayAsk(change));
  if (isSafe && !hasErrors(after.diagnostics)) return;
  const problem = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'another plan';
  throw new Error(`the imported files would not declare only what is wanted (${problem})`);
}

/** What a plan says of wanted assets that may be live under another name or elsewhere, and would be two then. */
const DOUBTS: ReadonlySet<Code> = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);

function newWarnings(before: Plan, after: Plan): Diagnostic[] {
  const keyOf = ({ code, args }: Diagnostic) => JSON.stringify([code, args]);
  const doubts = ({ diagnostics }: Plan) => diagnostics.filter(({ code }) => DOUBTS.has(code));
  const earlier = new Set(doubts(before).map(keyOf));
  return [...doubts(after).filter((finding) => !earlier.has(keyOf(finding))), ...renamedByHand(before, after)];
}

/** Pairs that may be one asset, where now both of a pair are declared. */
function renamedByHand(before: Plan, after: Plan): Diagnostic[] {
  const pairs = possibleRenames(before);
  if (pairs.length === 0) return [];
  const asked = new Set(after.changes.map(({ fingerprint }) => fingerprint));
  return pairs.flatMap(({ from, to }) => {
    if (asked.has(from.fingerprint) || !asked.has(to.fingerprint)) return [];
    const args = { from: to.after.name, to: from.before.name, id: from.id, system: to.cyberSystem };
    return diagnostic('renamed-by-hand', 'warning', placeOf(to.desired), args);
  });
}

/** Paths of new files are made of names: under `counts` a finding in one has no place. */
function outsideOf(edits: readonly InventoryEdit[]): (finding: Diagnostic) => Diagnostic {
  const fresh = new Set(edits.flatMap(({ path, before }) => (before === null ? [path] : [])));
  return (finding) => (finding.at !== null && fresh.has(finding.at.file.path) ? { ...finding, at: null } : finding);
}
