// The steps of every import: read files and lists, decide what the files should say, edit their texts, and plan the
// result before it is written. Writes nothing itself.
import { readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Change, Plan } from '../core/change.ts';
import { type Code, type Diagnostic, diagnostic, hasErrors, inFileOrder, type Report } from '../core/diagnostic.ts';
import type { DesiredAsset, Inventory, Live } from '../core/model.ts';
import { placeOf } from '../core/names.ts';
import { makePlan } from '../core/plan.ts';
import { early } from '../core/rejections.ts';
import { possibleRenames } from '../core/renames.ts';
import { type Followed, follow } from '../inventory/csv/follow.ts';
import type { CsvMapping } from '../inventory/csv/mapping.ts';
import { CSV_LIMIT, type CsvRows, readCsv } from '../inventory/csv/read.ts';
import { resolveRows } from '../inventory/csv/resolve.ts';
import { editFiles, type InventoryEdit } from '../inventory/edit/file-edits.ts';
import { type Missing, type Wanted, wantDrift, wantMissing } from '../inventory/edit/from-live.ts';
import { type Comparison, compareEntries, type EntryFields, withoutIdleHints } from '../inventory/edit/wanted.ts';
import { sourceFile, unreadable, wholeFile } from '../inventory/files.ts';
import { errorCode } from '../inventory/folder.ts';
import { type Original, pathsBelow, readOriginals } from '../inventory/load.ts';
import { isWithin } from '../inventory/paths.ts';
import { errorsFirst } from '../report/findings.ts';
import type { Context } from './context.ts';
import type { Settings } from './settings.ts';
import { readLive } from './snapshot.ts';

/** Where it is said what the files should say. */
export type ImportSource =
  /** All that is live is added. */
  | { readonly kind: 'live' }
  /** Drift since `base` is taken in, and nothing else. null: every difference is drift. */
  | { readonly kind: 'drift'; readonly base: Inventory | null }
  | {
      readonly kind: 'csv';
      /** As the user gave it. `-` is standard input. */
      readonly path: string;
      readonly mapping: CsvMapping;
      /** Whether entries follow the rows. null only adds entries. */
      readonly follow: { readonly allSystems: boolean } | null;
    };

export interface ImportRequest {
  readonly source: ImportSource;
  /** The folder for new files, relative to the working directory. Its files are read, too. */
  readonly out: string;
  /** The input `path`, if it was given or `out` is a part of it. */
  readonly paths: readonly string[];
  readonly withIds: boolean;
  readonly withSystemIds?: boolean;
}

/** The result of an import, to be written. */
export interface Proposal {
  readonly edits: readonly InventoryEdit[];
  readonly comparison: Comparison;
  /** The entries of the files that change, with their new contents. */
  readonly written: ReadonlyMap<EntryFields, DesiredAsset>;
  /** The plan of the files as they are now, or would be. */
  readonly plan: Plan;
  /** What no file can declare; null if the source is not what is live. */
  readonly missing: Missing | null;
  /** null if the source is no export. */
  readonly csv: (CsvRows & Followed) | null;
}

export interface Imported {
  /** Errors first, then in file order. */
  readonly diagnostics: readonly Diagnostic[];
  /** null if one of the diagnostics is an error. */
  readonly proposal: Proposal | null;
}

/** Throws ServiceError or ConfigurationError for problems that are not in the user's files. */
export async function runImport(context: Context, request: ImportRequest): Promise<Imported> {
  const { cwd, settings, progress } = context;
  const { source, out, withIds, withSystemIds = false } = request;
  const diagnostics: Diagnostic[] = [];
  const report = (d: Diagnostic) => void diagnostics.push(d);
  const refused = () => ({ diagnostics: errorsFirst(inFileOrder(diagnostics)), proposal: null });

  const lists = early(readLive(context));
  const bytes = source.kind === 'csv' ? readExport(source.path, cwd, report) : null;
  const originals = await readDeclared(cwd, request, report);
  // What an export has wrong is reported beside what the files have wrong.
  if (source.kind === 'csv' ? bytes === null : source.kind === 'live' && hasErrors(diagnostics)) return refused();
  const live = await lists.catch((error: unknown) => {
    if (hasErrors(diagnostics)) return null;
    throw error;
  });
  if (live === null) return refused();
  const inventory = { documents: originals.flatMap(({ documents }) => documents), isComplete: true };
  const before = planOf(inventory, live, settings);
  // Drift may be the reason why files do not fit the service.
  if (source.kind !== 'drift' && hasErrors(before.diagnostics)) before.diagnostics.forEach(report);
  if (source.kind === 'live' && hasErrors(diagnostics)) return refused();

  const input = { inventory, live, uniqueNames: settings.uniqueNames, withIds, withSystemIds };
  let wanted: Wanted | null = null;
  let missing: Missing | null = null;
  let csv: (CsvRows & Followed) | null = null;
  if (source.kind === 'live') {
    missing = wantMissing(input);
    wanted = missing;
  } else if (source.kind === 'drift') {
    wanted = wantDrift({ ...input, base: source.base, settings: { ...settings, applyDrift: false } }, report);
    if (wanted === null) before.diagnostics.forEach(report);
  } else {
    const rows = readCsv(source.path, bytes!, source.mapping);
    const named = resolveRows(rows, source.mapping, live, settings.uniqueNames);
    const followed = follow(input, named.systems, source.follow);
    [rows, named, followed].flatMap(({ findings }) => findings).forEach(report);
    csv = { ...rows, ...followed };
    wanted = followed;
  }
  if (wanted === null || hasErrors(diagnostics)) return refused();

  const compared = compareEntries(wanted.systems);
  // In drift, a hint that is done is reason enough to edit a file.
  const comparison = source.kind === 'drift' ? compared : withoutIdleHints(compared);
  const onFile = (done: number, total: number) => progress.through('preparing', done, total);
  const edited = editFiles({ comparison, naming: wanted.naming, out, originals, taken: pathsBelow(cwd, out), onFile });
  for (const { path, text, why } of edited.uneditable) {
    if (why === 'ambiguous') report(diagnostic('ambiguous-yaml', 'error', wholeFile(path), {}));
    else report(diagnostic('flow-style', 'error', { file: sourceFile(path, text), offset: why.flowAt }, {}));
  }
  if (edited.uneditable.length > 0) return refused();

  const plan = planOf(withEdits(inventory, edited.edits), live, settings);
  const gone = source.kind === 'csv' && source.follow !== null ? csv!.gone : new Set<string>();
  expectNoMore(before, plan, ({ action, id }) => {
    return source.kind !== 'live' && (action !== 'delete' || gone.has(id));
  });
  newWarnings(before, plan).forEach(report);
  return {
    diagnostics: errorsFirst(inFileOrder(diagnostics)),
    proposal: { ...edited, comparison, plan, missing, csv },
  };
}

/** The path may also name a pipe. */
function readExport(path: string, cwd: string, report: Report): Buffer | null {
  const from = path === '-' ? 0 : resolve(cwd, path);
  try {
    const size = from === 0 ? 0 : statSync(from).size;
    const bytes = size > CSV_LIMIT ? null : readFileSync(from);
    if (bytes !== null && bytes.length <= CSV_LIMIT) return bytes;
    const args = { bytes: bytes?.length ?? size, limit: CSV_LIMIT };
    report(diagnostic('file-too-large', 'error', wholeFile(path), args));
  } catch (error) {
    report(unreadable(path, errorCode(error)));
  }
  return null;
}

/** A folder as the start of inventory paths: '' for the working directory itself. */
export function folderWithin(cwd: string, folder: string): string {
  const path = relative(cwd, resolve(cwd, folder)).split(sep).join('/');
  return path.startsWith('../') || path === '..' ? resolve(cwd, folder).split(sep).join('/') : path;
}

/** The existing files. There may be none, unless drift is taken in, or a given path is not that of new files. */
function readDeclared(
  cwd: string,
  { out, paths, source }: ImportRequest,
  report: Report,
): Promise<readonly Original[]> {
  const folder = out === '' ? '.' : out;
  const isCovered = paths.some((path) => isWithin(folderWithin(cwd, path), out));
  const isNeeded = (path: string) => source.kind === 'drift' || !isWithin(folderWithin(cwd, path), out);
  const needed = source.kind === 'drift' && paths.length === 0 ? [folder] : paths.filter(isNeeded);
  return readOriginals(cwd, isCovered ? paths : [...paths, folder], (finding) => {
    const isMissing = finding.code !== 'no-inventory' || finding.args.paths.some((path) => needed.includes(path));
    if (isMissing) report(finding);
  });
}

/** The inventory with the edited files in place of the old ones. */
function withEdits(inventory: Inventory, edits: readonly InventoryEdit[]): Inventory {
  const edited = new Set(edits.map(({ path }) => path));
  const kept = inventory.documents.filter(({ file }) => !edited.has(file.path));
  return { documents: [...kept, ...edits.flatMap(({ documents }) => documents)], isComplete: true };
}

function planOf(head: Inventory, live: Live, settings: Settings): Plan {
  return makePlan({
    head,
    base: null,
    applied: null,
    recorded: new Set(),
    live,
    diagnostics: [],
    baseFindings: [],
    settings,
  });
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
