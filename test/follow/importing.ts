// An import as the command line runs it, in this process: real files in a folder, and the lists of a live world as
// the service.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../../src/core/change.ts';
import { type Diagnostic, type Report, unreported } from '../../src/core/diagnostic.ts';
import type { AssetType, Inventory, Live, LiveAsset } from '../../src/core/model.ts';
import { runImport } from '../../src/follow/import.ts';
import { loadRevision, WORKING_TREE } from '../../src/inventory/load.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import type { FileEdit } from '../../src/run/run-files.ts';
import { writeFiles } from '../../src/run/run-files.ts';
import type { Reader } from '../../src/service/client.ts';
import { plan } from '../core/build.ts';
import { isReadAlike } from '../inventory/both-readings.ts';
import { contextWith, repositoryIn } from '../run/context.ts';

export interface Asked {
  readonly uniqueNames?: 'system' | 'organization';
  readonly out?: string;
}

function inputsOf({ uniqueNames = 'system' }: Asked): Readonly<Record<string, string>> {
  return { 'unique-names': uniqueNames, 'max-deletes': '0' };
}

/** Imports into the folder. Writes nothing if there is an error. */
export async function importInto(cwd: string, live: Live, asked: Asked = {}) {
  const { out = 'inventory' } = asked;
  const takes = { repository: repositoryIn(cwd), reader: readerOf(live) };
  const { diagnostics, proposal } = await runImport(contextWith(inputsOf(asked)), takes, {
    source: { kind: 'live' },
    out,
    path: null,
  });
  const edits = proposal?.edits ?? [];
  writeFiles(edits, { cwd, progress: NO_PROGRESS });
  return { diagnostics, edits, missing: proposal?.missing ?? { nameless: 0, stray: 0 } };
}

/** Takes drift since `base`, or every difference if null, into the files. Writes nothing if that is refused. */
export async function updateInto(cwd: string, live: Live, base: Inventory | null) {
  const takes = { repository: repositoryIn(cwd), reader: readerOf(live) };
  const { diagnostics, proposal } = await runImport(contextWith(inputsOf({})), takes, {
    source: { kind: 'drift', base },
    out: 'inventory',
    path: null,
  });
  writeFiles(proposal?.edits ?? [], { cwd, progress: NO_PROGRESS });
  return { diagnostics, proposal };
}

export async function inventoryIn(cwd: string, report: Report = unreported): Promise<Inventory> {
  return (await loadRevision(WORKING_TREE, { ...repositoryIn(cwd), path: 'inventory' }, report)).inventory;
}

/** The names of the systems of these worlds, `cs_0` and so on. */
export const SYSTEMS = ['Alpha', 'Beta: DCS', 'Gamma'];
const organization_slug = 'acme';

/** The asset of that id, in the system of that number. */
export function liveAsset(id: string, system: number, name: string, asset_type: AssetType): LiveAsset {
  return { id, name, asset_type, cyber_system_id: `cs_${system}`, organization_slug };
}

export function liveWith(assets: readonly LiveAsset[]): Live {
  const systems = SYSTEMS.map((name, k) => ({ id: `cs_${k}`, name, organization_slug }));
  return { organization: organization_slug, facilities: [], systems, assets };
}

/** Whether nothing in the system of that number has the name. */
export function isFree(
  all: readonly { readonly name: string; readonly system: number }[],
  name: string,
  system: number,
): boolean {
  return !all.some((one) => one.name === name && one.system === system);
}

/** A reader that answers only with the lists. */
export function readerOf({ facilities, systems, assets }: Live): Reader {
  const refuse = async () => {
    throw new Error('an import reads lists alone');
  };
  return {
    facilities: async () => [...facilities],
    cyberSystems: async () => [...systems],
    cyberAssets: async () => [...assets],
    controlCenters: refuse,
    cyberAsset: refuse,
  };
}

/** What apply would do with the folder's inventory. */
export async function planIn(cwd: string, live: Live, asked: Asked = {}): Promise<Plan> {
  const diagnostics: Diagnostic[] = [];
  const inventory = await inventoryIn(cwd, (found) => void diagnostics.push(found));
  const { uniqueNames = 'system' } = asked;
  return plan(inventory, live, { diagnostics, settings: { uniqueNames } });
}

/** Texts of all files by path, and when each was last written. */
export function filesIn(cwd: string): Readonly<Record<string, { readonly text: string; readonly written: number }>> {
  const entries = readdirSync(cwd, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [
        path.slice(cwd.length + 1),
        { text: readFileSync(path, 'utf8'), written: statSync(path).mtimeMs },
      ]),
  );
}

/** The paths of edited files that js-yaml and `yaml` would read differently. */
export function unlikeIn(edits: readonly FileEdit[]): string[] {
  return edits.filter(({ text }) => !isReadAlike(text)).map(({ path }) => path);
}
