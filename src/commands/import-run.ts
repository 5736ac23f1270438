// The steps of every import: read files and lists, compare what the files should say with what they say, and plan the
// resulting files before they are written. Writes nothing itself.
import { relative, resolve, sep } from 'node:path';
import type { Change, Plan } from '../core/change.ts';
import { type Code, type Diagnostic, diagnostic, hasErrors, inFileOrder, type Report } from '../core/diagnostic.ts';
import type { DesiredAsset, Inventory, Live } from '../core/model.ts';
import { placeOf } from '../core/names.ts';
import { makePlan } from '../core/plan.ts';
import { early } from '../core/rejections.ts';
import { possibleRenames } from '../core/renames.ts';
import { editFiles, type InventoryEdit } from '../inventory/edit/file-edits.ts';
import type { Wanted, WantedInput } from '../inventory/edit/from-live.ts';
import { type Comparison, compareEntries, type EntryFields, withoutIdleHints } from '../inventory/edit/wanted.ts';
import { sourceFile, wholeFile } from '../inventory/files.ts';
import { inventoryOf, type Original, pathsBelow, readOriginals } from '../inventory/load.ts';
import type { ImportEnding } from '../report/edits.ts';
import type { Context } from './context.ts';
import type { Settings } from './settings.ts';
import { readLive } from './snapshot.ts';

/** Where the wanted entries come from. */
export interface WantedSource<W extends Wanted> {
  /** Called before the service is read. null if one of its findings is an error. */
  readonly open: (context: ImportContext, report: Report) => Promise<Finding<W> | null>;
  /** Whether the files may ask for a change that they did not ask for before. */
  readonly mayAsk: (change: Change, wanted: W) => boolean;
  /** Whether findings are shown that are no errors, and all of one run, errors in files or not. */
  readonly showsNotices: boolean;
  /**
   * Whether drift is taken in, and nothing else. Then files need not fit the service, and a hint that is done is reason
   * enough to edit a file.
   */
  readonly takesDrift: boolean;
}

/** null if the files do not fit the service. */
type Finding<W> = (input: WantedInput, report: Report) => W | null;

/** A source, and its output. */
export interface ImportSource<W extends Wanted> extends WantedSource<W> {
  /** Text below the findings that helps to fix them; null for none. */
  readonly help?: (diagnostics: readonly Diagnostic[]) => string | null;
  /** Why nothing may be written; null for no reason. */
  readonly guard?: (proposal: Proposal<W>, settings: Settings) => string | null;
  /** The last lines of the import, or of a dry run. */
  readonly render: (proposal: Proposal<W>, ended: ImportEnding) => string;
}

export interface ImportRequest {
  /** The folder for new files, relative to the working directory. Its files are read, too. */
  readonly out: string;
  /** The input `path`, if it was given or `out` is a part of it. */
  readonly paths: readonly string[];
  readonly withIds: boolean;
  readonly withSystemIds?: boolean;
}

/** The result of an import, to be written. */
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
  /** null if one of the diagnostics is an error. */
  readonly proposal: Proposal<W> | null;
}

export type ImportContext = Pick<Context, 'cwd' | 'settings' | 'connection' | 'progress' | 'git' | 'host' | 'head'>;

/** Writes nothing itself. Throws ServiceError or ConfigurationError for problems that are not in the user's files. */
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
  const originals = await readDeclared(cwd, { out, paths, mayBeNone: !source.takesDrift }, report);
  if (find === null || (hasErrors(diagnostics) && !source.showsNotices)) return refused();
  const live = await lists.catch((error: unknown) => {
    if (hasErrors(diagnostics)) return null;
    throw error;
  });
  if (live === null) return refused();
  const inventory = inventoryOf(originals);
  const before = planOf(inventory, live, settings);
  if (hasErrors(before.diagnostics) && !source.takesDrift) {
    if (!source.showsNotices) return { diagnostics: before.diagnostics, proposal: null };
    before.diagnostics.forEach(report);
  }
  const wanted = find({ inventory, live, uniqueNames: settings.uniqueNames, withIds, withSystemIds }, report);
  if (wanted === null) before.diagnostics.forEach(report);
  if (wanted === null || hasErrors(diagnostics)) return refused();
  const compared = compareEntries(wanted.systems);
  const comparison = source.takesDrift ? compared : withoutIdleHints(compared);
  const onFile = (done: number, total: number) => progress.through('preparing', done, total);
  const edited = editFiles({ comparison, naming: wanted.naming, out, originals, taken: pathsBelow(cwd, out), onFile });
  for (const { path, text, why } of edited.uneditable) {
    if (why === 'ambiguous') report(diagnostic('ambiguous-yaml', 'error', wholeFile(path), {}));
    else report(diagnostic('flow-style', 'error', { file: sourceFile(path, text), offset: why.flowAt }, {}));
  }
  if (edited.uneditable.length > 0) return refused();
  const plan = planOf(withEdits(inventory, edited.edits), live, settings);
  expectNoMore(before, plan, (change) => source.mayAsk(change, wanted));
  const warnings = newWarnings(before, plan);
  warnings.forEach(report);
  return { diagnostics: inFileOrder(diagnostics), proposal: { ...edited, wanted, comparison, plan } };
}

/** A folder as the start of inventory paths: '' for the working directory itself. */
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

/** The existing files. There may be none, unless a given path finds neither files nor new files, or drift is taken in. */
async function readDeclared(
  cwd: string,
  { out, paths, mayBeNone }: Pick<ImportRequest, 'out' | 'paths'> & { readonly mayBeNone: boolean },
  report: Report,
): Promise<readonly Original[]> {
  const isNeeded = (path: string) => !mayBeNone || (paths.includes(path) && !holds(folderWithin(cwd, path), out));
  return readOriginals({ cwd, paths: [...new Set([...paths, folderOf(out)])] }, (finding) => {
    if (finding.code !== 'no-inventory') return report(finding);
    const paths = finding.args.paths.filter(isNeeded);
    if (paths.length > 0) report(diagnostic('no-inventory', 'error', null, { ...finding.args, paths }));
  });
}

/** The inventory with the edited files in place of the old ones. */
function withEdits(inventory: Inventory, edits: readonly InventoryEdit[]): Inventory {
  const edited = new Set(edits.map(({ path }) => path));
  const kept = inventory.documents.filter(({ file }) => !edited.has(file.path));
  return { documents: [...kept, ...edits.flatMap(({ documents }) => documents)], isComplete: true };
}

function planOf(head: Inventory, live: Live, settings: Settings): Plan {
  return makePlan({ head, base: null, applied: null, recorded: new Set(), live, diagnostics: [], settings });
}

/** A result that changes more than was asked for is a bug. Then no file is written. */
function expectNoMore(before: Plan, after: Plan, mayAsk: (change: Change) => boolean): void {
  const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
  // If the files do not fit the service, their plan before has no changes to compare with.
  const isNew = ({ fingerprint }: Change) => !hasErrors(before.diagnostics) && !fingerprints.has(fingerprint);
  const isSafe = after.changes.every((change) => !isNew(change) || mayAsk(change));
  if (isSafe && !hasErrors(after.diagnostics)) return;
  const problem = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'another plan';
  throw new Error(`the imported files would not declare only what is wanted (${problem})`);
}

/**
 * Findings about wanted assets that may be live under another name or in another system, and would then exist twice.
 */
const DOUBTS: ReadonlySet<Code> = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);

function newWarnings(before: Plan, after: Plan): Diagnostic[] {
  const keyOf = ({ code, args }: Diagnostic) => JSON.stringify([code, args]);
  const doubts = ({ diagnostics }: Plan) => diagnostics.filter(({ code }) => DOUBTS.has(code));
  const earlier = new Set(doubts(before).map(keyOf));
  return [...doubts(after).filter((finding) => !earlier.has(keyOf(finding))), ...renamedByHand(before, after)];
}

/** Pairs that may be one asset, if both are now declared. */
function renamedByHand(before: Plan, after: Plan): Diagnostic[] {
  const pairs = possibleRenames(before);
  if (pairs.length === 0) return [];
  const requested = new Set(after.changes.map(({ fingerprint }) => fingerprint));
  return pairs.flatMap(({ from, to }) => {
    if (requested.has(from.fingerprint) || !requested.has(to.fingerprint)) return [];
    const args = { from: to.after.name, to: from.before.name, id: from.id, system: to.cyberSystem };
    return diagnostic('renamed-by-hand', 'warning', placeOf(to.desired), args);
  });
}
