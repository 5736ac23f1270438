// The start of every planning command: reads the files, the inventories they are compared with, and the live lists, in
// parallel.
import { type Diagnostic, hasErrors, type Report } from '../core/diagnostic.ts';
import type { AssetState, Inventory, Lists, Live } from '../core/model.ts';
import { early } from '../core/rejections.ts';
import { UserError } from '../core/result.ts';
import { GitError } from '../git/process.ts';
import { type FileRead, loadRevision, type Revision } from '../inventory/load.ts';
import { readPath } from '../inventory/paths.ts';
import type { Reader } from '../service/client.ts';
import { sayDiagnostic } from '../text/findings.ts';
import { plainFormatter, word } from '../text/text.ts';
import type { Context, Listed, Repository, Takes } from './context.ts';

/** What head is compared with. A revision is null if it is not known. */
export interface Baseline {
  readonly base: Revision | null;
  /** The same object as `base` if both are the same revision. */
  readonly applied: Revision | null;
  /** What records or a saved plan asked for: fingerprints of changes, and of the states that they end in. */
  readonly recorded?: ReadonlySet<string>;
  /** By id: how a saved plan found the assets that it changes. */
  readonly savedStates?: ReadonlyMap<string, AssetState> | undefined;
}

interface Snapshot {
  readonly head: Inventory;
  readonly files: readonly FileRead[];
  readonly base: Inventory | null;
  /** The same object as `base` if both are the same inventory. */
  readonly applied: Inventory | null;
  /** null if the lists could not be read and the files have errors, which are reported instead. */
  readonly live: (Live & Listed) | null;
  readonly diagnostics: readonly Diagnostic[];
  /** The findings about the files of the base. */
  readonly baseFindings: readonly Diagnostic[];
}

/** Throws GitError, ServiceError or UserError for problems that are not in the user's files. */
export async function takeSnapshot(
  context: Context,
  { repository, reader }: Takes<'repository' | 'reader'>,
  { base, applied }: Baseline,
  readsAll: boolean,
): Promise<Snapshot> {
  // The requests are sent first, so that the service works while the files are read.
  const lists = early(readLive(context, reader, readsAll));
  const diagnostics: Diagnostic[] = [];
  const collect = (finding: Diagnostic) => void diagnostics.push(finding);
  const head = await loadRevision(repository.head, filesOf(context, repository), collect);
  const isOne = base === applied;
  const load = (name: 'base' | 'applied', revision: Revision | null) =>
    revision === null ? null : loadBase({ name, revision, report: collect }, context, repository);
  const appliedRead = await load(isOne ? 'base' : 'applied', applied);
  const baseRead = isOne ? appliedRead : await load('base', base);
  const live = await lists.catch((error: unknown) => {
    if (hasErrors(diagnostics)) return null;
    throw error;
  });
  return {
    head: head.inventory,
    files: head.files,
    base: baseRead?.inventory ?? null,
    applied: appliedRead?.inventory ?? null,
    live,
    diagnostics,
    baseFindings: baseRead?.findings ?? [],
  };
}

/**
 * Reads each list once, in parallel. A plan needs the control centers only if an input names the field that refers to
 * them. `readsAll`: whether to read them in any case.
 */
export async function readLive({ host, settings }: Context, reader: Reader, readsAll = false) {
  let readAt = 0;
  const listAssets = async () => {
    const listed = await reader.cyberAssets();
    readAt = host.clock.now();
    return listed;
  };
  const [facilities, controlCenters, systems, assets] = await allInOrder([
    reader.facilities(),
    readsAll || settings.controlCenterField !== '' ? reader.controlCenters() : [],
    reader.cyberSystems(),
    listAssets(),
  ]);
  const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings.organization);
  return { organization, facilities, controlCenters, systems, assets, readAt };
}

/**
 * Reads the files and the lists at the same time. There may be no files yet. Problems with the service are thrown, but
 * findings about the files are not reported, except for files that are hidden.
 */
export async function readFilesAndLive(
  context: Context,
  { repository, reader }: Takes<'repository' | 'reader'>,
): Promise<[Inventory, Live & Lists]> {
  const lists = early(readLive(context, reader));
  const { inventory } = await loadRevision(repository.head, filesOf(context, repository), (finding) => {
    if (finding.code === 'sparse-checkout')
      throw new UserError(finding.at?.file.path ?? 'path', 'is missing', sayDiagnostic(finding, plainFormatter));
  });
  return [inventory, await lists];
}

/** Like Promise.all. If several promises fail, it rejects with the failure of the one that is first in the list. */
export async function allInOrder<T extends readonly unknown[] | []>(waiting: T) {
  const all = early(Promise.all(waiting));
  for (const one of waiting) await one;
  return all;
}

export function filesOf({ settings, progress }: Context, repository: Repository) {
  return { ...repository, path: settings.path, onFile: progress.fileRead };
}

/** Loads an earlier inventory. Documents that do not parse count as absent: each file gets a notice, but no error. */
export async function loadBase(
  { name, revision, report }: { name: 'base' | 'applied'; revision: Revision; report: Report },
  context: Context,
  repository: Repository,
): Promise<{ readonly inventory: Inventory; readonly findings: readonly Diagnostic[] }> {
  const { settings } = context;
  // A path that no commit can contain must not count as absent there. Otherwise drift would look like a request.
  if (revision.kind === 'commit' && !readPath(settings.path, repository.cwd).inside) {
    const problem = `names ${word(settings.path)}, outside of the working directory, where no commit is read`;
    throw new UserError('path', problem, 'Work in a folder above it.');
  }
  const noticed = new Set<string>();
  const findings: Diagnostic[] = [];
  const { inventory } = await loadRevision(revision, filesOf(context, repository), (finding) => {
    findings.push(finding);
    const { code, severity, at } = finding;
    const key = at?.file.path ?? '';
    // A commit from before the folder existed declares nothing, so nothing in it is skipped.
    if (severity !== 'error' || code === 'no-inventory' || noticed.has(key)) return;
    noticed.add(key);
    report({ code: 'base-document-skipped', severity: 'notice', at, args: { base: name, code } });
  }).catch((error: unknown) => {
    // Git's own message for an unknown name does not even repeat the name.
    if (revision.kind !== 'commit' || !(error instanceof GitError) || error.kind !== 'unknown-revision') throw error;
    const problem = `names "${revision.commit}", which is no commit of this clone`;
    throw new UserError('base', problem, 'Check its spelling, or fetch it.', { cause: error });
  });
  return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, findings };
}

type Owned = { readonly organization_slug: string };

/** The organization of all records. Throws if there are several. Within each list, that was already checked. */
function soleOrganization(records: readonly Owned[], assets: readonly Owned[], expected: string): string {
  const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
  const [slug = expected] = slugs;
  if (slugs.size > 1) {
    const remedy = 'Nothing was written. Tell the operator of the service.';
    throw new UserError('api-key', 'reads records of more than one organization', remedy);
  }
  if (expected !== '' && slug !== expected) {
    const problem = `is not the organization of the API key, which is ${word(slug)}`;
    throw new UserError('organization', problem, 'Nothing was written.');
  }
  return slug;
}
